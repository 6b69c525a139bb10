// Code generated from spec/ by go generate. DO NOT EDIT.

package machine

import "testing"

// TestBranch walks every state and event of the machine and compares the step with the table of
// its spec.
func TestBranch(t *testing.T) {
	type step struct {
		from  BranchState
		event BranchEvent
	}
	accepted := map[step]BranchState{
		{BranchStateActive, BranchEventBatch}:     BranchStateActive,
		{BranchStateActive, BranchEventLRU}:       BranchStateEvicting,
		{BranchStateActive, BranchEventStop}:      BranchStateStopped,
		{BranchStateActive, BranchEventTTL}:       BranchStateEvicting,
		{BranchStateEvicting, BranchEventDrained}: BranchStateEvicted,
		{BranchStateEvicting, BranchEventStop}:    BranchStateStopped,
	}
	for _, from := range BranchStates() {
		for _, event := range BranchEvents() {
			want, ok := accepted[step{from, event}]
			if !ok {
				want = from
			}
			next, taken := from.Next(event)
			if taken != ok || next != want {
				t.Errorf("%v in %v gives %v, %v; want %v, %v", event, from, next, taken, want, ok)
			}
			if from.Terminal() && !next.Terminal() {
				t.Errorf("%v leads from the outcome %v back to %v", event, from, next)
			}
		}
	}
}
