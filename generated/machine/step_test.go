// Code generated from spec/ by go generate. DO NOT EDIT.

package machine

import "testing"

// TestStep walks every state and event of the machine and compares the step with the table of its
// spec.
func TestStep(t *testing.T) {
	type step struct {
		from  StepState
		event StepEvent
	}
	accepted := map[step]StepState{
		{StepStateApplying, StepEventCompleted}:         StepStateApplied,
		{StepStateApplying, StepEventFailed}:            StepStateFailed,
		{StepStateApplying, StepEventRecover}:           StepStateApplying,
		{StepStateApplying, StepEventRolledBack}:        StepStateFailed,
		{StepStateUnattempted, StepEventEffectRecorded}: StepStateApplying,
		{StepStateUnattempted, StepEventFailed}:         StepStateFailed,
		{StepStateUnattempted, StepEventRecover}:        StepStateUnattempted,
	}
	for _, from := range StepStates() {
		for _, event := range StepEvents() {
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
