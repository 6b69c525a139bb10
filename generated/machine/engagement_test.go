// Code generated from spec/ by go generate. DO NOT EDIT.

package machine

import "testing"

// TestEngagement walks every state and event of the machine and compares the step with the table
// of its spec.
func TestEngagement(t *testing.T) {
	type step struct {
		from  EngagementState
		event EngagementEvent
	}
	accepted := map[step]EngagementState{
		{EngagementStateConfirmed, EngagementEventReleased}:  EngagementStateReleased,
		{EngagementStateRequested, EngagementEventConfirmed}: EngagementStateConfirmed,
		{EngagementStateRequested, EngagementEventRefused}:   EngagementStateFailed,
		{EngagementStateRequested, EngagementEventTimedOut}:  EngagementStateUncertain,
		{EngagementStateUncertain, EngagementEventConfirmed}: EngagementStateConfirmed,
		{EngagementStateUncertain, EngagementEventReleased}:  EngagementStateReleased,
	}
	for _, from := range EngagementStates() {
		for _, event := range EngagementEvents() {
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
