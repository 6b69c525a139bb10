// Code generated from spec/ by go generate. DO NOT EDIT.

package machine

import "testing"

// TestCommand walks every state and event of the machine and compares the step with the table of
// its spec.
func TestCommand(t *testing.T) {
	type step struct {
		from  CommandState
		event CommandEvent
	}
	accepted := map[step]CommandState{
		{CommandStateAdmitted, CommandEventConflict}:       CommandStateAdmitted,
		{CommandStateAdmitted, CommandEventFailed}:         CommandStateFailed,
		{CommandStateAdmitted, CommandEventNonTerminal}:    CommandStateAdmitted,
		{CommandStateAdmitted, CommandEventRepeated}:       CommandStateAdmitted,
		{CommandStateAdmitted, CommandEventStart}:          CommandStateApplying,
		{CommandStateAdmitted, CommandEventValidityEnded}:  CommandStateAdmitted,
		{CommandStateAdmitted, CommandEventWaiterLeft}:     CommandStateAdmitted,
		{CommandStateApplying, CommandEventCompleted}:      CommandStateCompleted,
		{CommandStateApplying, CommandEventConflict}:       CommandStateApplying,
		{CommandStateApplying, CommandEventFailed}:         CommandStateFailed,
		{CommandStateApplying, CommandEventNonTerminal}:    CommandStateApplying,
		{CommandStateApplying, CommandEventProgress}:       CommandStateApplying,
		{CommandStateApplying, CommandEventRepeated}:       CommandStateApplying,
		{CommandStateApplying, CommandEventStart}:          CommandStateApplying,
		{CommandStateApplying, CommandEventValidityEnded}:  CommandStateApplying,
		{CommandStateApplying, CommandEventWaiterLeft}:     CommandStateApplying,
		{CommandStateCompleted, CommandEventConflict}:      CommandStateCompleted,
		{CommandStateCompleted, CommandEventRepeated}:      CommandStateCompleted,
		{CommandStateCompleted, CommandEventValidityEnded}: CommandStateExpired,
		{CommandStateExpired, CommandEventFencePassed}:     CommandStateReclaimed,
		{CommandStateExpired, CommandEventRepeated}:        CommandStateExpired,
		{CommandStateFailed, CommandEventConflict}:         CommandStateFailed,
		{CommandStateFailed, CommandEventRepeated}:         CommandStateFailed,
		{CommandStateFailed, CommandEventValidityEnded}:    CommandStateExpired,
		{CommandStateReclaimed, CommandEventRepeated}:      CommandStateReclaimed,
	}
	for _, from := range CommandStates() {
		for _, event := range CommandEvents() {
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
