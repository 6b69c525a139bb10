// Code generated from spec/ by go generate. DO NOT EDIT.

package machine

import "testing"

// TestTransaction walks every state and event of the machine and compares the step with the table
// of its spec.
func TestTransaction(t *testing.T) {
	type step struct {
		from  TransactionState
		event TransactionEvent
	}
	accepted := map[step]TransactionState{
		{TransactionStateCommitted, TransactionEventAccessRefused}:   TransactionStateCommitted,
		{TransactionStateCommitted, TransactionEventAttach}:          TransactionStateCommitted,
		{TransactionStateCommitted, TransactionEventRetentionEnded}:  TransactionStateReclaimed,
		{TransactionStateCommitting, TransactionEventAccessRefused}:  TransactionStateCommitting,
		{TransactionStateCommitting, TransactionEventAttach}:         TransactionStateCommitting,
		{TransactionStateCommitting, TransactionEventCommitRepeated}: TransactionStateCommitting,
		{TransactionStateCommitting, TransactionEventFinished}:       TransactionStateCommitted,
		{TransactionStateCommitting, TransactionEventIdleDeadline}:   TransactionStateCommitting,
		{TransactionStateCommitting, TransactionEventRecover}:        TransactionStateCommitting,
		{TransactionStateCommitting, TransactionEventStepApplied}:    TransactionStateCommitting,
		{TransactionStateCommitting, TransactionEventStepEffect}:     TransactionStateCommitting,
		{TransactionStateCommitting, TransactionEventStepFailed}:     TransactionStateFailed,
		{TransactionStateCommitting, TransactionEventUnbind}:         TransactionStateCommitting,
		{TransactionStateExpired, TransactionEventAccessRefused}:     TransactionStateExpired,
		{TransactionStateExpired, TransactionEventAttach}:            TransactionStateExpired,
		{TransactionStateExpired, TransactionEventRetentionEnded}:    TransactionStateReclaimed,
		{TransactionStateFailed, TransactionEventAccessRefused}:      TransactionStateFailed,
		{TransactionStateFailed, TransactionEventAttach}:             TransactionStateFailed,
		{TransactionStateFailed, TransactionEventRetentionEnded}:     TransactionStateReclaimed,
		{TransactionStateOpen, TransactionEventAccessRefused}:        TransactionStateOpen,
		{TransactionStateOpen, TransactionEventAppendRefused}:        TransactionStateOpen,
		{TransactionStateOpen, TransactionEventAppendRetry}:          TransactionStateOpen,
		{TransactionStateOpen, TransactionEventAppend}:               TransactionStateOpen,
		{TransactionStateOpen, TransactionEventAttach}:               TransactionStateOpen,
		{TransactionStateOpen, TransactionEventClose}:                TransactionStateReverted,
		{TransactionStateOpen, TransactionEventCommitAdmitted}:       TransactionStateCommitting,
		{TransactionStateOpen, TransactionEventCommitEmpty}:          TransactionStateCommitted,
		{TransactionStateOpen, TransactionEventCommitRefused}:        TransactionStateOpen,
		{TransactionStateOpen, TransactionEventIdleDeadline}:         TransactionStateExpired,
		{TransactionStateOpen, TransactionEventRevert}:               TransactionStateReverted,
		{TransactionStateOpen, TransactionEventUnbind}:               TransactionStateOpen,
		{TransactionStateReverted, TransactionEventAccessRefused}:    TransactionStateReverted,
		{TransactionStateReverted, TransactionEventAttach}:           TransactionStateReverted,
		{TransactionStateReverted, TransactionEventRetentionEnded}:   TransactionStateReclaimed,
	}
	for _, from := range TransactionStates() {
		for _, event := range TransactionEvents() {
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
