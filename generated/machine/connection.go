// Code generated from spec/ by go generate. DO NOT EDIT.

package machine

// ConnectionState is a state of the machine connection: the connection of an emitter or client
// ingestor to its external system, as DESCRIBE shows it.
//
// Basis: runtime-semantics §7.3, runtime-semantics §9.1.
type ConnectionState uint8

// The values of ConnectionState.
const (
	// ConnectionStateConnecting: the client is being instantiated or the first connection is being
	// made.
	ConnectionStateConnecting ConnectionState = iota
	// ConnectionStateReady: records flow.
	ConnectionStateReady
	// ConnectionStateBackingOff: a transient error is shown; the next attempt waits for its backoff.
	ConnectionStateBackingOff
	// ConnectionStateRetrying: another attempt runs; the transient error stays visible.
	ConnectionStateRetrying
	// ConnectionStateDraining: no new record is taken; what was taken is being confirmed.
	ConnectionStateDraining
	// ConnectionStateClosed: the connection is closed and its task has ended.
	ConnectionStateClosed
)

// ConnectionStates lists the values in order. The result is the caller's own.
func ConnectionStates() []ConnectionState {
	return []ConnectionState{
		ConnectionStateConnecting,
		ConnectionStateReady,
		ConnectionStateBackingOff,
		ConnectionStateRetrying,
		ConnectionStateDraining,
		ConnectionStateClosed,
	}
}

// String gives the name of the value.
func (s ConnectionState) String() string {
	switch s {
	case ConnectionStateConnecting:
		return "CONNECTING"
	case ConnectionStateReady:
		return "READY"
	case ConnectionStateBackingOff:
		return "BACKING_OFF"
	case ConnectionStateRetrying:
		return "RETRYING"
	case ConnectionStateDraining:
		return "DRAINING"
	case ConnectionStateClosed:
		return "CLOSED"
	}
	return "UNKNOWN"
}

// ConnectionStateInitial is the state in which the machine starts.
const ConnectionStateInitial = ConnectionStateConnecting

// ConnectionEvent is something that happens to the machine connection.
type ConnectionEvent uint8

// The values of ConnectionEvent.
const (
	// ConnectionEventConnected: the external system answers and what is needed exists.
	ConnectionEventConnected ConnectionEvent = iota
	// ConnectionEventFailed: an infrastructure failure, or something that must exist does not.
	ConnectionEventFailed
	// ConnectionEventBackoffElapsed: the backoff ends; it doubles up to its maximum.
	ConnectionEventBackoffElapsed
	// ConnectionEventDrain: a stop, pause or handoff asks to finish what was taken.
	ConnectionEventDrain
	// ConnectionEventClosed: everything taken is confirmed or negatively acknowledged, and the client
	// is closed.
	ConnectionEventClosed
)

// ConnectionEvents lists the values in order. The result is the caller's own.
func ConnectionEvents() []ConnectionEvent {
	return []ConnectionEvent{
		ConnectionEventConnected,
		ConnectionEventFailed,
		ConnectionEventBackoffElapsed,
		ConnectionEventDrain,
		ConnectionEventClosed,
	}
}

// String gives the name of the value.
func (e ConnectionEvent) String() string {
	switch e {
	case ConnectionEventConnected:
		return "CONNECTED"
	case ConnectionEventFailed:
		return "FAILED"
	case ConnectionEventBackoffElapsed:
		return "BACKOFF_ELAPSED"
	case ConnectionEventDrain:
		return "DRAIN"
	case ConnectionEventClosed:
		return "CLOSED"
	}
	return "UNKNOWN"
}

// Terminal tells whether the machine has its outcome in the state.
func (s ConnectionState) Terminal() bool {
	switch s {
	case ConnectionStateClosed:
		return true
	}
	return false
}

// Next gives the state that follows an event. An event that the state does not accept leaves the
// state unchanged and gives false.
func (s ConnectionState) Next(event ConnectionEvent) (ConnectionState, bool) {
	switch s {
	case ConnectionStateConnecting:
		switch event {
		case ConnectionEventConnected:
			return ConnectionStateReady, true
		case ConnectionEventFailed:
			return ConnectionStateBackingOff, true
		case ConnectionEventDrain:
			return ConnectionStateDraining, true
		}
	case ConnectionStateReady:
		switch event {
		case ConnectionEventFailed:
			return ConnectionStateBackingOff, true
		case ConnectionEventDrain:
			return ConnectionStateDraining, true
		}
	case ConnectionStateBackingOff:
		switch event {
		case ConnectionEventBackoffElapsed:
			return ConnectionStateRetrying, true
		case ConnectionEventDrain:
			return ConnectionStateDraining, true
		}
	case ConnectionStateRetrying:
		switch event {
		case ConnectionEventConnected:
			return ConnectionStateReady, true
		case ConnectionEventFailed:
			return ConnectionStateBackingOff, true
		case ConnectionEventDrain:
			return ConnectionStateDraining, true
		}
	case ConnectionStateDraining:
		switch event {
		case ConnectionEventFailed:
			return ConnectionStateDraining, true
		case ConnectionEventClosed:
			return ConnectionStateClosed, true
		}
	}
	return s, false
}
