package command

import (
	"context"
	"crypto/sha256"
	"fmt"
	"strconv"

	"nervix/controlplane/state"
	"nervix/controlplane/transaction"
	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/record"
	"nervix/generated/statement"
)

// enqueue appends a statement to the session's transaction: limits first, then the plan of the
// ordered prefix with the statement, then the durable append that holds only against that plan's
// inputs (CP-079 to CP-083).
func (s *Service) enqueue(ctx context.Context, r *Request, id string) (*Result, error) {
	for range attempts {
		o, err := s.operation(r, id)
		if err != nil {
			return nil, err
		}
		view := s.View()
		if stored, err := view.Appended(r.User, o); err != nil || stored != nil {
			return admitted(r, stored, err)
		}
		if err := view.Appendable(r.User, o); err != nil {
			return nil, err
		}
		plan, err := s.preflight(r, o)
		if err != nil {
			return nil, new(failure.InvalidStatement{Statement: uint32(o.Position)}).WithCause(err)
		}
		report, err := plan.Report()
		if err != nil {
			return nil, err
		}
		steps := unreported(view, id, report)
		answer, err := s.propose(ctx, &record.Append{
			Owner: r.User, Base: plan.Base, Operation: *o, Steps: steps, Incomplete: plan.Incomplete, Topologies: report.Content(view, steps),
		})
		switch {
		case err != nil:
			return nil, leading(err)
		case answer.Refusal != nil:
			return nil, answer.Refusal
		case !answer.Stale:
			return admitted(r, answer.Operation, nil)
		}
	}
	return nil, &failure.InputsChanging{Attempts: attempts}
}

// admitted answers an append.
func admitted(r *Request, o *record.Operation, err error) (*Result, error) {
	if err != nil {
		return nil, err
	}
	return result(r.Reference, &o.Admitted)
}

// operation gives the statement at the position it expects, or at the next one.
func (s *Service) operation(r *Request, id string) (*record.Operation, error) {
	t, err := s.View().Owned(id, r.User)
	if err != nil {
		return nil, err
	}
	if r.Domain != t.Domain {
		return nil, &failure.TransactionWrongDomain{Domain: t.Domain}
	}
	o, err := appended(r)
	if err != nil {
		return nil, err
	}
	o.Transaction = id
	if o.Position == 0 {
		o.Position = t.Operations + 1
	}
	return o, nil
}

// appended gives the part of an append that its request alone decides; position 0 is the next one.
func appended(r *Request) (*record.Operation, error) {
	digest, err := statement.DigestStatement(r.Statement)
	if err != nil {
		return nil, err
	}
	content := sha256.Sum256(append(digest[:], r.Source...))
	o := &record.Operation{Reference: r.Reference, Content: content[:], Statement: r.Statement, Source: r.Source}
	o.Summary, o.Key = transaction.Summarize(r.Statement)
	if r.ExpectedPosition != nil {
		o.Position = *r.ExpectedPosition
	}
	return o, nil
}

// preflight plans the queue with a new statement and completes its admitted result.
func (s *Service) preflight(r *Request, o *record.Operation) (*transaction.Plan, error) {
	in := s.inputs(true)
	plan, err := transaction.Compute(in, r.Domain, append(queued(in.View, o.Transaction), r.Statement))
	if err != nil {
		return nil, err
	}
	o.Admitted = plan.Outcomes[len(plan.Outcomes)-1]
	plan.Steps[len(plan.Steps)-1].Complete(&o.Admitted)
	o.Preview = plan.Preview(o.Transaction, o.Position)
	return plan, nil
}

// unreported gives the steps of a plan that differ from those which the transaction reports already:
// the last one, unless what runs has changed.
func unreported(v *state.View, id string, report *transaction.Report) []record.Step {
	stored := v.Steps(id)
	var steps []record.Step
	for i, s := range report.Steps {
		if s.Transaction = id; i >= len(stored) || !s.Equal(stored[i]) {
			steps = append(steps, s)
		}
	}
	return steps
}

// queued lists the statements of a transaction.
func queued(v *state.View, id string) []statement.Statement {
	var statements []statement.Statement
	for _, o := range v.Operations(id) {
		statements = append(statements, o.Statement)
	}
	return statements
}

// Binding gives the transaction that a session works in; nil for none.
func (s *Service) Binding(session string) *Binding {
	id, err := s.bindings.Of(session)
	if err != nil || id == "" {
		return nil
	}
	t, err := s.View().Transaction(id)
	if err != nil {
		return nil
	}
	return bindingOf(t)
}

func bindingOf(t *record.Transaction) *Binding {
	b := &Binding{ID: t.ID, Domain: t.Domain, State: machine.TransactionState(t.State), Preview: t.Preview}
	if !b.State.Terminal() {
		b.Pending = t.Operations
	}
	return b
}

// Attach binds a transaction to the session of its owner and displaces another session (CP-052).
// A finished transaction is not bound; its outcome is the result (CP-172). It fails with
// failure.UnknownTransaction, failure.TransactionNotOwner or like Execute.
func (s *Service) Attach(ctx context.Context, c Caller, id string) (*Result, error) {
	if _, err := s.View().Owned(id, c.User); err != nil {
		return nil, err
	}
	answer, err := s.propose(ctx, &record.Touch{Transaction: id, Owner: c.User})
	if err == nil {
		err = answer.Refusal
	}
	if err != nil {
		return nil, leading(err)
	}
	t := answer.Transaction
	r := &Result{Transaction: bindingOf(t)}
	switch current := machine.TransactionState(t.State); {
	case current == machine.TransactionStateOpen:
		r.Lines = []string{fmt.Sprintf("attached transaction '%s': %d pending command(s)", id, t.Operations)}
	case !current.Terminal():
		r.Lines = []string{fmt.Sprintf("attached transaction '%s': applied %d of %d step(s)", id, t.Applied, t.Steps)}
	case t.Outcome != nil:
		r.Level = t.Level
		r.Lines = t.Outcome.Lines
		return r, state.Failure(t.Outcome.Faults)
	default:
		return r, &failure.TransactionTerminal{Transaction: id, Outcome: current.String()}
	}
	s.bindings.Bind(c.Session, id)
	return r, nil
}

// Closed ends the binding of a session. A clean close reverts its OPEN transaction (CP-057).
func (s *Service) Closed(ctx context.Context, session string, clean bool) error {
	id := s.bindings.Release(session)
	if id == "" || !clean {
		return nil
	}
	for range attempts {
		t, err := s.View().Transaction(id)
		if err != nil || machine.TransactionState(t.State) != machine.TransactionStateOpen {
			return nil
		}
		answer, err := s.propose(ctx, &record.Discard{Reversal: record.TransactionReversal{ID: id, Owner: t.Owner, Operations: t.Operations}})
		if err == nil && !answer.Stale {
			err = answer.Refusal
		}
		if err != nil || !answer.Stale {
			return err
		}
	}
	return &failure.InputsChanging{Attempts: attempts}
}

// Batch runs the statements of one request in order and stops at the first failure; it gives the
// results so far. Several statements need a transaction, or BEGIN as the first (CP-042). Each one
// runs under a reference derived from that of the request, so that repeating the request repeats
// every one of them. The expected preview fences a COMMIT only when nothing was appended before it
// (CP-095).
func (s *Service) Batch(ctx context.Context, r Request, items []Item) ([]*Result, error) {
	if len(items) == 1 {
		r.Item = items[0]
		one, err := s.Execute(ctx, r)
		return []*Result{one}, err
	}
	if err := s.batchable(r.Session, items); err != nil {
		return []*Result{{Transaction: s.Binding(r.Session)}}, err
	}
	if r.Reference != "" {
		canonical, _, err := state.Reference(r.Reference)
		if err != nil {
			return []*Result{{Transaction: s.Binding(r.Session)}}, err
		}
		r.Reference = canonical
	}
	var results []*Result
	appended := false
	for i, item := range items {
		part := r
		part.Item = item
		if part.Reference != "" {
			part.Reference = state.Derive(r.Reference, strconv.Itoa(i))
		}
		if i > 0 {
			part.ExpectedPosition = nil
		}
		if appended {
			part.ExpectedPreview = nil
		}
		one, err := s.Execute(ctx, part)
		results = append(results, one)
		if err != nil {
			return results, err
		}
		appended = item.Statement.Class() == statement.ClassModel || item.Statement.Class() == statement.ClassEffect
	}
	return results, nil
}

func (s *Service) batchable(session string, items []Item) error {
	if s.Binding(session) != nil {
		return nil
	}
	if len(items) > 0 {
		if _, begins := items[0].Statement.(*statement.Begin); begins {
			return nil
		}
	}
	return &failure.ImplicitBatch{}
}
