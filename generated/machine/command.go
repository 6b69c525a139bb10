// Code generated from spec/ by go generate. DO NOT EDIT.

package machine

// CommandState is a state of the machine command: the execution of one ordered command under its
// execution reference.
//
// Basis: control-plane-tables S4, CC-035.
type CommandState uint8

// The values of CommandState.
const (
	// CommandStateAdmitted: identity and semantic effect are durable; no attempt has started.
	CommandStateAdmitted CommandState = iota
	// CommandStateApplying: an attempt is frozen and being applied.
	CommandStateApplying
	// CommandStateCompleted: applied and visible; the result is retained.
	CommandStateCompleted
	// CommandStateFailed: ended definitively without its effect; the result is retained.
	CommandStateFailed
	// CommandStateExpired: only the reference is left.
	CommandStateExpired
	// CommandStateReclaimed: nothing is left; the retry fence refuses the reference.
	CommandStateReclaimed
)

// CommandStates lists the values in order. The result is the caller's own.
func CommandStates() []CommandState {
	return []CommandState{
		CommandStateAdmitted,
		CommandStateApplying,
		CommandStateCompleted,
		CommandStateFailed,
		CommandStateExpired,
		CommandStateReclaimed,
	}
}

// String gives the name of the value.
func (s CommandState) String() string {
	switch s {
	case CommandStateAdmitted:
		return "ADMITTED"
	case CommandStateApplying:
		return "APPLYING"
	case CommandStateCompleted:
		return "COMPLETED"
	case CommandStateFailed:
		return "FAILED"
	case CommandStateExpired:
		return "EXPIRED"
	case CommandStateReclaimed:
		return "RECLAIMED"
	}
	return "UNKNOWN"
}

// CommandStateInitial is the state in which the machine starts.
const CommandStateInitial = CommandStateAdmitted

// CommandEvent is something that happens to the machine command.
type CommandEvent uint8

// The values of CommandEvent.
const (
	// CommandEventStart: the execution owner starts or recovers the execution.
	CommandEventStart CommandEvent = iota
	// CommandEventProgress: durable progress, or a retryable attempt under the same reference.
	CommandEventProgress
	// CommandEventNonTerminal: outcomeUnknown, a redirect or a detached transaction for the current
	// waiter.
	CommandEventNonTerminal
	// CommandEventRepeated: the same request arrives again.
	CommandEventRepeated
	// CommandEventWaiterLeft: a waiter reaches its deadline or disconnects.
	CommandEventWaiterLeft
	// CommandEventConflict: the reference arrives with another request.
	CommandEventConflict
	// CommandEventCompleted: application and visibility are complete.
	CommandEventCompleted
	// CommandEventFailed: a definitive failure.
	CommandEventFailed
	// CommandEventValidityEnded: the retry validity elapsed: since creation while applying, since
	// finish afterwards.
	CommandEventValidityEnded
	// CommandEventFencePassed: the retry fence passes the creation time of the reference.
	CommandEventFencePassed
)

// CommandEvents lists the values in order. The result is the caller's own.
func CommandEvents() []CommandEvent {
	return []CommandEvent{
		CommandEventStart,
		CommandEventProgress,
		CommandEventNonTerminal,
		CommandEventRepeated,
		CommandEventWaiterLeft,
		CommandEventConflict,
		CommandEventCompleted,
		CommandEventFailed,
		CommandEventValidityEnded,
		CommandEventFencePassed,
	}
}

// String gives the name of the value.
func (e CommandEvent) String() string {
	switch e {
	case CommandEventStart:
		return "START"
	case CommandEventProgress:
		return "PROGRESS"
	case CommandEventNonTerminal:
		return "NON_TERMINAL"
	case CommandEventRepeated:
		return "REPEATED"
	case CommandEventWaiterLeft:
		return "WAITER_LEFT"
	case CommandEventConflict:
		return "CONFLICT"
	case CommandEventCompleted:
		return "COMPLETED"
	case CommandEventFailed:
		return "FAILED"
	case CommandEventValidityEnded:
		return "VALIDITY_ENDED"
	case CommandEventFencePassed:
		return "FENCE_PASSED"
	}
	return "UNKNOWN"
}

// Terminal tells whether the machine has its outcome in the state.
func (s CommandState) Terminal() bool {
	switch s {
	case CommandStateCompleted, CommandStateFailed, CommandStateExpired, CommandStateReclaimed:
		return true
	}
	return false
}

// Next gives the state that follows an event. An event that the state does not accept leaves the
// state unchanged and gives false.
func (s CommandState) Next(event CommandEvent) (CommandState, bool) {
	switch s {
	case CommandStateAdmitted:
		switch event {
		case CommandEventStart:
			return CommandStateApplying, true
		case CommandEventNonTerminal, CommandEventRepeated, CommandEventWaiterLeft, CommandEventConflict, CommandEventValidityEnded:
			return CommandStateAdmitted, true
		case CommandEventFailed:
			return CommandStateFailed, true
		}
	case CommandStateApplying:
		switch event {
		case CommandEventStart, CommandEventProgress, CommandEventNonTerminal, CommandEventRepeated, CommandEventWaiterLeft, CommandEventConflict, CommandEventValidityEnded:
			return CommandStateApplying, true
		case CommandEventCompleted:
			return CommandStateCompleted, true
		case CommandEventFailed:
			return CommandStateFailed, true
		}
	case CommandStateCompleted:
		switch event {
		case CommandEventRepeated, CommandEventConflict:
			return CommandStateCompleted, true
		case CommandEventValidityEnded:
			return CommandStateExpired, true
		}
	case CommandStateFailed:
		switch event {
		case CommandEventRepeated, CommandEventConflict:
			return CommandStateFailed, true
		case CommandEventValidityEnded:
			return CommandStateExpired, true
		}
	case CommandStateExpired:
		switch event {
		case CommandEventRepeated:
			return CommandStateExpired, true
		case CommandEventFencePassed:
			return CommandStateReclaimed, true
		}
	case CommandStateReclaimed:
		switch event {
		case CommandEventRepeated:
			return CommandStateReclaimed, true
		}
	}
	return s, false
}
