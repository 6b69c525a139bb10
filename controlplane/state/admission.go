package state

import (
	"bytes"

	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/record"
)

// Skew is how far ahead of the leader's clock a reference may be created, in milliseconds (CC-010).
const Skew = 5 * 60 * 1000

// Known checks a request against the execution that its reference names: it gives nil when there
// is none, and the execution to join or to read when the binding is equal. It fails with
// failure.ExecutionReferenceConflict, which names the first of content, credentials, owner and domain
// that differs (CC-155), or failure.ExecutionReferenceExpired (C2).
func (v *View) Known(request *record.Execution) (*record.Execution, error) {
	found, ok := v.Execution(request.Reference)
	if !ok {
		if _, appended := v.appends.Get(request.Reference); appended {
			return nil, &failure.ExecutionReferenceConflict{Reference: request.Reference, Differing: "content"}
		}
		return nil, nil
	}
	if machine.CommandState(found.State) == machine.CommandStateExpired {
		return nil, &failure.ExecutionReferenceExpired{Reference: request.Reference}
	}
	differing := ""
	switch {
	case !bytes.Equal(found.Content, request.Content):
		differing = "content"
	case found.Credentials != request.Credentials:
		differing = "credentials"
	case found.Owner != request.Owner:
		differing = "owner"
	case found.Domain != request.Domain:
		differing = "domain"
	default:
		return found, nil
	}
	return nil, &failure.ExecutionReferenceConflict{Reference: request.Reference, Differing: differing}
}

// Appended finds the statement that was queued under the reference of an append; it gives nil when
// there is none. The transaction may be finished. Position 0 stands for any. It fails with
// failure.ExecutionReferenceConflict, failure.TransactionNotOwner or failure.AppendConflict (CP-081,
// CP-082).
func (v *View) Appended(owner string, o *record.Operation) (*record.Operation, error) {
	if _, other := v.Execution(o.Reference); other {
		return nil, &failure.ExecutionReferenceConflict{Reference: o.Reference, Differing: "content"}
	}
	found, ok := v.appends.Get(o.Reference)
	if !ok {
		return nil, nil
	}
	if _, err := v.Owned(found.Transaction, owner); err != nil {
		return nil, err
	}
	if !bytes.Equal(found.Content, o.Content) || o.Position != 0 && o.Position != found.Position {
		return nil, &failure.AppendConflict{Reference: o.Reference, Expected: uint32(found.Position)}
	}
	return found, nil
}

// Timely checks that a new reference was created after the retry fence and not too far ahead of an
// instant of the leader's clock (CC-013).
func (v *View) Timely(reference string, at int64) error {
	_, created, err := Reference(reference)
	switch {
	case err != nil:
		return err
	case created <= max(v.Fence, at-v.Settings.RetryValidity):
		return &failure.ExecutionReferenceExpired{Reference: reference}
	case created > at+Skew:
		return &failure.InvalidExecutionReference{Reason: "it was created too far in the future"}
	}
	return nil
}

// Admissible checks that a new reference may be admitted at an instant of the leader's clock, in
// the order of table C2.
func (v *View) Admissible(reference string, at int64) error {
	if err := v.Timely(reference, at); err != nil {
		return err
	}
	if uint64(v.History()) >= v.Settings.HistoryCapacity {
		return &failure.ExecutionHistoryFull{Capacity: v.Settings.HistoryCapacity}
	}
	return nil
}

// Beginnable checks that a user may open a transaction for a domain (S1, T1).
func (v *View) Beginnable(owner, domain string) error {
	if domain == "" {
		return &failure.NoSelectedDomain{}
	}
	if _, err := v.Domain(domain); err != nil {
		return err
	}
	live, owned := uint64(0), uint64(0)
	for _, t := range v.Transactions() {
		if machine.TransactionState(t.State).Terminal() {
			continue
		}
		live++
		if t.Owner == owner {
			owned++
		}
	}
	switch {
	case live >= v.Settings.TransactionsLive:
		return &failure.TransactionOpenLimit{Limit: v.Settings.TransactionsLive}
	case owned >= v.Settings.TransactionsOwned:
		return &failure.TransactionOwnerLimit{Limit: v.Settings.TransactionsOwned}
	}
	return nil
}

// Appendable checks a new append before it is planned (S1, T1).
func (v *View) Appendable(owner string, o *record.Operation) error {
	t, err := v.open(o.Transaction, owner)
	switch {
	case err != nil:
		return err
	case t.Operations >= v.Settings.TransactionStatements:
		return &failure.TransactionStatementLimit{Limit: v.Settings.TransactionStatements}
	case t.SourceBytes+uint64(len(o.Source)) > v.Settings.TransactionSource:
		return &failure.TransactionSourceLimit{Limit: v.Settings.TransactionSource}
	case o.Position != t.Operations+1:
		return &failure.AppendConflict{Reference: o.Reference, Expected: uint32(t.Operations + 1)}
	}
	return nil
}

// open finds an OPEN transaction of a user.
func (v *View) open(id, owner string) (*record.Transaction, error) {
	t, err := v.Owned(id, owner)
	if err != nil {
		return nil, err
	}
	switch s := machine.TransactionState(t.State); {
	case s == machine.TransactionStateCommitting:
		return nil, &failure.TransactionCommitting{Transaction: id}
	case s != machine.TransactionStateOpen:
		return nil, &failure.TransactionTerminal{Transaction: id, Outcome: s.String()}
	}
	return t, nil
}

// Due tells whether a Sweep at the instant would change more than the fence by less than a second.
func (v *View) Due(at int64) bool {
	due := v.Settings.RetryValidity > 0 && at-v.Settings.RetryValidity-v.Fence >= 1000
	for _, t := range v.Transactions() {
		due = due || transactionDue(t, v.Settings, at)
	}
	if due {
		return true
	}
	v.executions.Scan(func(_ string, e *record.Execution) bool {
		due = executionDue(e, v.Settings, v.Fence, at)
		return !due
	})
	return due
}

// executionDue tells whether an execution expires or is reclaimed.
func executionDue(e *record.Execution, s record.Settings, fence, at int64) bool {
	switch machine.CommandState(e.State) {
	case machine.CommandStateCompleted, machine.CommandStateFailed:
		return e.Finished+s.RetryValidity <= at
	case machine.CommandStateExpired:
		_, created, err := Reference(e.Reference)
		return err != nil || created <= fence
	case machine.CommandStateAdmitted, machine.CommandStateApplying, machine.CommandStateReclaimed:
	}
	return false
}

// transactionDue tells whether a transaction expires or its tombstone is removed.
func transactionDue(t *record.Transaction, s record.Settings, at int64) bool {
	switch state := machine.TransactionState(t.State); {
	case state == machine.TransactionStateOpen:
		return t.Deadline <= at
	case state.Terminal():
		return t.Finished+s.TombstoneRetention <= at
	}
	return false
}
