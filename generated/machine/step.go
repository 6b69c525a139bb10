// Code generated from spec/ by go generate. DO NOT EDIT.

package machine

// StepState is a state of the machine step: one frozen step of a committing transaction or of an
// ordinary command's attempt.
//
// Basis: control-plane-tables S2.
type StepState uint8

// The values of StepState.
const (
	// StepStateUnattempted: nothing of the step has happened.
	StepStateUnattempted StepState = iota
	// StepStateApplying: the authoritative effect is durable; nodes are finishing it.
	StepStateApplying
	// StepStateApplied: the effect is usable on every live node.
	StepStateApplied
	// StepStateFailed: the step ended definitively without its effect.
	StepStateFailed
)

// StepStates lists the values in order. The result is the caller's own.
func StepStates() []StepState {
	return []StepState{
		StepStateUnattempted,
		StepStateApplying,
		StepStateApplied,
		StepStateFailed,
	}
}

// String gives the name of the value.
func (s StepState) String() string {
	switch s {
	case StepStateUnattempted:
		return "UNATTEMPTED"
	case StepStateApplying:
		return "APPLYING"
	case StepStateApplied:
		return "APPLIED"
	case StepStateFailed:
		return "FAILED"
	}
	return "UNKNOWN"
}

// StepStateInitial is the state in which the machine starts.
const StepStateInitial = StepStateUnattempted

// StepEvent is something that happens to the machine step.
type StepEvent uint8

// The values of StepEvent.
const (
	// StepEventEffectRecorded: the authoritative effect is durable.
	StepEventEffectRecorded StepEvent = iota
	// StepEventCompleted: activation, handoff, drain, source readiness, lifecycle and gate release
	// are complete.
	StepEventCompleted
	// StepEventFailed: a definitive failure.
	StepEventFailed
	// StepEventRolledBack: a listener cannot install the VHOSTs of a step that paused nothing.
	StepEventRolledBack
	// StepEventRecover: a new leader takes the step up.
	StepEventRecover
)

// StepEvents lists the values in order. The result is the caller's own.
func StepEvents() []StepEvent {
	return []StepEvent{
		StepEventEffectRecorded,
		StepEventCompleted,
		StepEventFailed,
		StepEventRolledBack,
		StepEventRecover,
	}
}

// String gives the name of the value.
func (e StepEvent) String() string {
	switch e {
	case StepEventEffectRecorded:
		return "EFFECT_RECORDED"
	case StepEventCompleted:
		return "COMPLETED"
	case StepEventFailed:
		return "FAILED"
	case StepEventRolledBack:
		return "ROLLED_BACK"
	case StepEventRecover:
		return "RECOVER"
	}
	return "UNKNOWN"
}

// Terminal tells whether the machine has its outcome in the state.
func (s StepState) Terminal() bool {
	switch s {
	case StepStateApplied, StepStateFailed:
		return true
	}
	return false
}

// Next gives the state that follows an event. An event that the state does not accept leaves the
// state unchanged and gives false.
func (s StepState) Next(event StepEvent) (StepState, bool) {
	switch s {
	case StepStateUnattempted:
		switch event {
		case StepEventEffectRecorded:
			return StepStateApplying, true
		case StepEventFailed:
			return StepStateFailed, true
		case StepEventRecover:
			return StepStateUnattempted, true
		}
	case StepStateApplying:
		switch event {
		case StepEventCompleted:
			return StepStateApplied, true
		case StepEventFailed, StepEventRolledBack:
			return StepStateFailed, true
		case StepEventRecover:
			return StepStateApplying, true
		}
	}
	return s, false
}
