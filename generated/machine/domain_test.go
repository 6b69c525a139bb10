// Code generated from spec/ by go generate. DO NOT EDIT.

package machine

import "testing"

// TestDomain walks every state and event of the machine and compares the step with the table of
// its spec.
func TestDomain(t *testing.T) {
	type step struct {
		from  DomainState
		event DomainEvent
	}
	accepted := map[step]DomainState{
		{DomainStatePaused, DomainEventRecover}:  DomainStatePaused,
		{DomainStatePaused, DomainEventResume}:   DomainStateRunning,
		{DomainStateRunning, DomainEventPause}:   DomainStatePaused,
		{DomainStateRunning, DomainEventRecover}: DomainStateRunning,
		{DomainStateRunning, DomainEventStop}:    DomainStateStopped,
		{DomainStateStopped, DomainEventRecover}: DomainStateStopped,
		{DomainStateStopped, DomainEventStart}:   DomainStateRunning,
	}
	for _, from := range DomainStates() {
		for _, event := range DomainEvents() {
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
