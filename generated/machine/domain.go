// Code generated from spec/ by go generate. DO NOT EDIT.

package machine

// DomainState is a state of the machine domain: the replicated status of a domain. Starting and
// stopping are not statuses of their own - START and STOP answer only when every node has
// finished, and until then their command execution is applying.
//
// Basis: runtime-semantics §10, control-plane-tables R1.
type DomainState uint8

// The values of DomainState.
const (
	// DomainStateStopped: passive - models are inspectable, nothing takes or moves records.
	DomainStateStopped DomainState = iota
	// DomainStateRunning: sources, tasks and clock run.
	DomainStateRunning
	// DomainStatePaused: a running domain whose intake is held for a DOMAIN_PAUSE alteration or a
	// backup cut.
	DomainStatePaused
)

// DomainStates lists the values in order. The result is the caller's own.
func DomainStates() []DomainState {
	return []DomainState{
		DomainStateStopped,
		DomainStateRunning,
		DomainStatePaused,
	}
}

// String gives the name of the value.
func (s DomainState) String() string {
	switch s {
	case DomainStateStopped:
		return "STOPPED"
	case DomainStateRunning:
		return "RUNNING"
	case DomainStatePaused:
		return "PAUSED"
	}
	return "UNKNOWN"
}

// DomainStateInitial is the state in which the machine starts.
const DomainStateInitial = DomainStateStopped

// DomainEvent is something that happens to the machine domain.
type DomainEvent uint8

// The values of DomainEvent.
const (
	// DomainEventStart: START is recorded.
	DomainEventStart DomainEvent = iota
	// DomainEventStop: STOP is recorded.
	DomainEventStop
	// DomainEventPause: a pause of the whole domain engages.
	DomainEventPause
	// DomainEventResume: the pause ends, with the new graph or the old one.
	DomainEventResume
	// DomainEventRecover: a process takes the domain up from its stored status.
	DomainEventRecover
)

// DomainEvents lists the values in order. The result is the caller's own.
func DomainEvents() []DomainEvent {
	return []DomainEvent{
		DomainEventStart,
		DomainEventStop,
		DomainEventPause,
		DomainEventResume,
		DomainEventRecover,
	}
}

// String gives the name of the value.
func (e DomainEvent) String() string {
	switch e {
	case DomainEventStart:
		return "START"
	case DomainEventStop:
		return "STOP"
	case DomainEventPause:
		return "PAUSE"
	case DomainEventResume:
		return "RESUME"
	case DomainEventRecover:
		return "RECOVER"
	}
	return "UNKNOWN"
}

// Terminal tells whether the machine has its outcome in the state.
func (s DomainState) Terminal() bool {
	return false
}

// Next gives the state that follows an event. An event that the state does not accept leaves the
// state unchanged and gives false.
func (s DomainState) Next(event DomainEvent) (DomainState, bool) {
	switch s {
	case DomainStateStopped:
		switch event {
		case DomainEventStart:
			return DomainStateRunning, true
		case DomainEventRecover:
			return DomainStateStopped, true
		}
	case DomainStateRunning:
		switch event {
		case DomainEventStop:
			return DomainStateStopped, true
		case DomainEventPause:
			return DomainStatePaused, true
		case DomainEventRecover:
			return DomainStateRunning, true
		}
	case DomainStatePaused:
		switch event {
		case DomainEventResume:
			return DomainStateRunning, true
		case DomainEventRecover:
			return DomainStatePaused, true
		}
	}
	return s, false
}
