// Code generated from spec/ by go generate. DO NOT EDIT.

package machine

// EngagementState is a state of the machine engagement: one attempt to pause for a step of a
// committing transaction.
//
// Basis: control-plane-tables S3.
type EngagementState uint8

// The values of EngagementState.
const (
	// EngagementStateRequested: the attempt is recorded; whether anything paused is not known.
	EngagementStateRequested EngagementState = iota
	// EngagementStateConfirmed: everything that the attempt asks for is paused.
	EngagementStateConfirmed
	// EngagementStateFailed: refused before anything paused; it counts for nothing.
	EngagementStateFailed
	// EngagementStateUncertain: something may have paused; the attempt counts with all that it asked
	// for.
	EngagementStateUncertain
	// EngagementStateReleased: what had paused goes on.
	EngagementStateReleased
)

// EngagementStates lists the values in order. The result is the caller's own.
func EngagementStates() []EngagementState {
	return []EngagementState{
		EngagementStateRequested,
		EngagementStateConfirmed,
		EngagementStateFailed,
		EngagementStateUncertain,
		EngagementStateReleased,
	}
}

// String gives the name of the value.
func (s EngagementState) String() string {
	switch s {
	case EngagementStateRequested:
		return "REQUESTED"
	case EngagementStateConfirmed:
		return "CONFIRMED"
	case EngagementStateFailed:
		return "FAILED"
	case EngagementStateUncertain:
		return "UNCERTAIN"
	case EngagementStateReleased:
		return "RELEASED"
	}
	return "UNKNOWN"
}

// EngagementStateInitial is the state in which the machine starts.
const EngagementStateInitial = EngagementStateRequested

// EngagementEvent is something that happens to the machine engagement.
type EngagementEvent uint8

// The values of EngagementEvent.
const (
	// EngagementEventConfirmed: every participant confirms.
	EngagementEventConfirmed EngagementEvent = iota
	// EngagementEventRefused: a participant refuses before it pauses anything.
	EngagementEventRefused
	// EngagementEventTimedOut: a deadline passed, or whoever asked is gone.
	EngagementEventTimedOut
	// EngagementEventReleased: the cleanup is confirmed.
	EngagementEventReleased
)

// EngagementEvents lists the values in order. The result is the caller's own.
func EngagementEvents() []EngagementEvent {
	return []EngagementEvent{
		EngagementEventConfirmed,
		EngagementEventRefused,
		EngagementEventTimedOut,
		EngagementEventReleased,
	}
}

// String gives the name of the value.
func (e EngagementEvent) String() string {
	switch e {
	case EngagementEventConfirmed:
		return "CONFIRMED"
	case EngagementEventRefused:
		return "REFUSED"
	case EngagementEventTimedOut:
		return "TIMED_OUT"
	case EngagementEventReleased:
		return "RELEASED"
	}
	return "UNKNOWN"
}

// Terminal tells whether the machine has its outcome in the state.
func (s EngagementState) Terminal() bool {
	switch s {
	case EngagementStateFailed, EngagementStateReleased:
		return true
	}
	return false
}

// Next gives the state that follows an event. An event that the state does not accept leaves the
// state unchanged and gives false.
func (s EngagementState) Next(event EngagementEvent) (EngagementState, bool) {
	switch s {
	case EngagementStateRequested:
		switch event {
		case EngagementEventConfirmed:
			return EngagementStateConfirmed, true
		case EngagementEventRefused:
			return EngagementStateFailed, true
		case EngagementEventTimedOut:
			return EngagementStateUncertain, true
		}
	case EngagementStateConfirmed:
		switch event {
		case EngagementEventReleased:
			return EngagementStateReleased, true
		}
	case EngagementStateUncertain:
		switch event {
		case EngagementEventConfirmed:
			return EngagementStateConfirmed, true
		case EngagementEventReleased:
			return EngagementStateReleased, true
		}
	}
	return s, false
}
