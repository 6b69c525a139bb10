// Code generated from spec/ by go generate. DO NOT EDIT.

package machine

// TransactionState is a state of the machine transaction: a replicated transaction from BEGIN,
// which creates it, to the removal of its record.
//
// Basis: control-plane-tables S1.
type TransactionState uint8

// The values of TransactionState.
const (
	// TransactionStateOpen: statements are queued; the idle deadline runs.
	TransactionStateOpen TransactionState = iota
	// TransactionStateCommitting: COMMIT is admitted; the frozen steps are applied one after the
	// other and never replanned.
	TransactionStateCommitting
	// TransactionStateCommitted: every step is applied and visible.
	TransactionStateCommitted
	// TransactionStateFailed: a step failed definitively; the applied prefix stays.
	TransactionStateFailed
	// TransactionStateReverted: the queue was discarded on request or by a clean close.
	TransactionStateReverted
	// TransactionStateExpired: the queue was discarded because the idle deadline passed.
	TransactionStateExpired
	// TransactionStateReclaimed: the record is removed; the id is unknown.
	TransactionStateReclaimed
)

// TransactionStates lists the values in order. The result is the caller's own.
func TransactionStates() []TransactionState {
	return []TransactionState{
		TransactionStateOpen,
		TransactionStateCommitting,
		TransactionStateCommitted,
		TransactionStateFailed,
		TransactionStateReverted,
		TransactionStateExpired,
		TransactionStateReclaimed,
	}
}

// String gives the name of the value.
func (s TransactionState) String() string {
	switch s {
	case TransactionStateOpen:
		return "OPEN"
	case TransactionStateCommitting:
		return "COMMITTING"
	case TransactionStateCommitted:
		return "COMMITTED"
	case TransactionStateFailed:
		return "FAILED"
	case TransactionStateReverted:
		return "REVERTED"
	case TransactionStateExpired:
		return "EXPIRED"
	case TransactionStateReclaimed:
		return "RECLAIMED"
	}
	return "UNKNOWN"
}

// TransactionStateInitial is the state in which the machine starts.
const TransactionStateInitial = TransactionStateOpen

// TransactionEvent is something that happens to the machine transaction.
type TransactionEvent uint8

// The values of TransactionEvent.
const (
	// TransactionEventAppend: a statement is admitted at its expected position.
	TransactionEventAppend TransactionEvent = iota
	// TransactionEventAppendRetry: a statement repeats an admitted append exactly.
	TransactionEventAppendRetry
	// TransactionEventAppendRefused: a statement is over a limit, ineligible, invalid, or reuses a
	// reference.
	TransactionEventAppendRefused
	// TransactionEventAttach: the owner attaches a session.
	TransactionEventAttach
	// TransactionEventAccessRefused: another user attaches or inspects.
	TransactionEventAccessRefused
	// TransactionEventUnbind: the bound session is lost uncleanly, or leadership changes.
	TransactionEventUnbind
	// TransactionEventCommitRefused: COMMIT with a stale, mismatched or incomplete preview, or a
	// failing check.
	TransactionEventCommitRefused
	// TransactionEventCommitAdmitted: COMMIT is admitted with at least one operation; report, plan
	// and fence are stored with it.
	TransactionEventCommitAdmitted
	// TransactionEventCommitEmpty: COMMIT is admitted with no operation.
	TransactionEventCommitEmpty
	// TransactionEventCommitRepeated: COMMIT is repeated while it runs.
	TransactionEventCommitRepeated
	// TransactionEventRevert: REVERT from the bound session.
	TransactionEventRevert
	// TransactionEventClose: the bound session closes cleanly with nothing in flight.
	TransactionEventClose
	// TransactionEventIdleDeadline: the idle deadline passes.
	TransactionEventIdleDeadline
	// TransactionEventStepEffect: the authoritative effect of a step is durable.
	TransactionEventStepEffect
	// TransactionEventStepApplied: the application of a step is complete and more steps follow.
	TransactionEventStepApplied
	// TransactionEventFinished: the last application is recorded and the visibility barrier is
	// passed.
	TransactionEventFinished
	// TransactionEventStepFailed: a step fails definitively.
	TransactionEventStepFailed
	// TransactionEventRecover: a new leader or a restarted process takes the transaction up.
	TransactionEventRecover
	// TransactionEventRetentionEnded: the tombstone retention passed.
	TransactionEventRetentionEnded
)

// TransactionEvents lists the values in order. The result is the caller's own.
func TransactionEvents() []TransactionEvent {
	return []TransactionEvent{
		TransactionEventAppend,
		TransactionEventAppendRetry,
		TransactionEventAppendRefused,
		TransactionEventAttach,
		TransactionEventAccessRefused,
		TransactionEventUnbind,
		TransactionEventCommitRefused,
		TransactionEventCommitAdmitted,
		TransactionEventCommitEmpty,
		TransactionEventCommitRepeated,
		TransactionEventRevert,
		TransactionEventClose,
		TransactionEventIdleDeadline,
		TransactionEventStepEffect,
		TransactionEventStepApplied,
		TransactionEventFinished,
		TransactionEventStepFailed,
		TransactionEventRecover,
		TransactionEventRetentionEnded,
	}
}

// String gives the name of the value.
func (e TransactionEvent) String() string {
	switch e {
	case TransactionEventAppend:
		return "APPEND"
	case TransactionEventAppendRetry:
		return "APPEND_RETRY"
	case TransactionEventAppendRefused:
		return "APPEND_REFUSED"
	case TransactionEventAttach:
		return "ATTACH"
	case TransactionEventAccessRefused:
		return "ACCESS_REFUSED"
	case TransactionEventUnbind:
		return "UNBIND"
	case TransactionEventCommitRefused:
		return "COMMIT_REFUSED"
	case TransactionEventCommitAdmitted:
		return "COMMIT_ADMITTED"
	case TransactionEventCommitEmpty:
		return "COMMIT_EMPTY"
	case TransactionEventCommitRepeated:
		return "COMMIT_REPEATED"
	case TransactionEventRevert:
		return "REVERT"
	case TransactionEventClose:
		return "CLOSE"
	case TransactionEventIdleDeadline:
		return "IDLE_DEADLINE"
	case TransactionEventStepEffect:
		return "STEP_EFFECT"
	case TransactionEventStepApplied:
		return "STEP_APPLIED"
	case TransactionEventFinished:
		return "FINISHED"
	case TransactionEventStepFailed:
		return "STEP_FAILED"
	case TransactionEventRecover:
		return "RECOVER"
	case TransactionEventRetentionEnded:
		return "RETENTION_ENDED"
	}
	return "UNKNOWN"
}

// Terminal tells whether the machine has its outcome in the state.
func (s TransactionState) Terminal() bool {
	switch s {
	case TransactionStateCommitted, TransactionStateFailed, TransactionStateReverted, TransactionStateExpired, TransactionStateReclaimed:
		return true
	}
	return false
}

// Next gives the state that follows an event. An event that the state does not accept leaves the
// state unchanged and gives false.
func (s TransactionState) Next(event TransactionEvent) (TransactionState, bool) {
	switch s {
	case TransactionStateOpen:
		switch event {
		case TransactionEventAppend, TransactionEventAppendRetry, TransactionEventAppendRefused, TransactionEventAttach, TransactionEventAccessRefused, TransactionEventUnbind, TransactionEventCommitRefused:
			return TransactionStateOpen, true
		case TransactionEventCommitAdmitted:
			return TransactionStateCommitting, true
		case TransactionEventCommitEmpty:
			return TransactionStateCommitted, true
		case TransactionEventRevert, TransactionEventClose:
			return TransactionStateReverted, true
		case TransactionEventIdleDeadline:
			return TransactionStateExpired, true
		}
	case TransactionStateCommitting:
		switch event {
		case TransactionEventAttach, TransactionEventAccessRefused, TransactionEventUnbind, TransactionEventCommitRepeated, TransactionEventIdleDeadline, TransactionEventStepEffect, TransactionEventStepApplied, TransactionEventRecover:
			return TransactionStateCommitting, true
		case TransactionEventFinished:
			return TransactionStateCommitted, true
		case TransactionEventStepFailed:
			return TransactionStateFailed, true
		}
	case TransactionStateCommitted:
		switch event {
		case TransactionEventAttach, TransactionEventAccessRefused:
			return TransactionStateCommitted, true
		case TransactionEventRetentionEnded:
			return TransactionStateReclaimed, true
		}
	case TransactionStateFailed:
		switch event {
		case TransactionEventAttach, TransactionEventAccessRefused:
			return TransactionStateFailed, true
		case TransactionEventRetentionEnded:
			return TransactionStateReclaimed, true
		}
	case TransactionStateReverted:
		switch event {
		case TransactionEventAttach, TransactionEventAccessRefused:
			return TransactionStateReverted, true
		case TransactionEventRetentionEnded:
			return TransactionStateReclaimed, true
		}
	case TransactionStateExpired:
		switch event {
		case TransactionEventAttach, TransactionEventAccessRefused:
			return TransactionStateExpired, true
		case TransactionEventRetentionEnded:
			return TransactionStateReclaimed, true
		}
	}
	return s, false
}
