// Code generated from spec/ by go generate. DO NOT EDIT.

package machine

// BranchState is a state of the machine branch: one concrete branch instance of a branch
// declaration on its owner.
//
// Basis: runtime-semantics §4.
type BranchState uint8

// The values of BranchState.
const (
	// BranchStateActive: the key has node instances, buffers and a place in the LRU order; the first
	// batch creates it.
	BranchStateActive BranchState = iota
	// BranchStateEvicting: TTL or LRU chose the key; no new batch is admitted into this instance.
	BranchStateEvicting
	// BranchStateEvicted: node instances, buffers, relay presence and materialized record are gone; a
	// later batch creates a new instance.
	BranchStateEvicted
	// BranchStateStopped: the execution ended; the inventory keeps the key.
	BranchStateStopped
)

// BranchStates lists the values in order. The result is the caller's own.
func BranchStates() []BranchState {
	return []BranchState{
		BranchStateActive,
		BranchStateEvicting,
		BranchStateEvicted,
		BranchStateStopped,
	}
}

// String gives the name of the value.
func (s BranchState) String() string {
	switch s {
	case BranchStateActive:
		return "ACTIVE"
	case BranchStateEvicting:
		return "EVICTING"
	case BranchStateEvicted:
		return "EVICTED"
	case BranchStateStopped:
		return "STOPPED"
	}
	return "UNKNOWN"
}

// BranchStateInitial is the state in which the machine starts.
const BranchStateInitial = BranchStateActive

// BranchEvent is something that happens to the machine branch.
type BranchEvent uint8

// The values of BranchEvent.
const (
	// BranchEventBatch: a batch arrives for the key.
	BranchEventBatch BranchEvent = iota
	// BranchEventTTL: the key was idle for its TTL on the clock of the domain.
	BranchEventTTL
	// BranchEventLRU: a newer key exceeds MAX INSTANCES and this one is the least recently used.
	BranchEventLRU
	// BranchEventDrained: the materialized record is withdrawn, waits are negatively acknowledged and
	// the writer is released.
	BranchEventDrained
	// BranchEventStop: the execution stops or is replaced.
	BranchEventStop
)

// BranchEvents lists the values in order. The result is the caller's own.
func BranchEvents() []BranchEvent {
	return []BranchEvent{
		BranchEventBatch,
		BranchEventTTL,
		BranchEventLRU,
		BranchEventDrained,
		BranchEventStop,
	}
}

// String gives the name of the value.
func (e BranchEvent) String() string {
	switch e {
	case BranchEventBatch:
		return "BATCH"
	case BranchEventTTL:
		return "TTL"
	case BranchEventLRU:
		return "LRU"
	case BranchEventDrained:
		return "DRAINED"
	case BranchEventStop:
		return "STOP"
	}
	return "UNKNOWN"
}

// Terminal tells whether the machine has its outcome in the state.
func (s BranchState) Terminal() bool {
	switch s {
	case BranchStateEvicted, BranchStateStopped:
		return true
	}
	return false
}

// Next gives the state that follows an event. An event that the state does not accept leaves the
// state unchanged and gives false.
func (s BranchState) Next(event BranchEvent) (BranchState, bool) {
	switch s {
	case BranchStateActive:
		switch event {
		case BranchEventBatch:
			return BranchStateActive, true
		case BranchEventTTL, BranchEventLRU:
			return BranchStateEvicting, true
		case BranchEventStop:
			return BranchStateStopped, true
		}
	case BranchStateEvicting:
		switch event {
		case BranchEventDrained:
			return BranchStateEvicted, true
		case BranchEventStop:
			return BranchStateStopped, true
		}
	}
	return s, false
}
