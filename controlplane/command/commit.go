package command

import (
	"context"
	"fmt"

	"nervix/controlplane/lifecycle"
	"nervix/controlplane/state"
	"nervix/controlplane/transaction"
	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/model"
	"nervix/generated/record"
)

// commit freezes the plan of a transaction and applies its steps. An execution whose transaction is
// COMMITTING under its reference goes on at the first step that is not applied, without planning.
func (s *Service) commit(ctx context.Context, e *record.Execution, resumed bool) error {
	t, err := s.View().Owned(e.Transaction, e.Owner)
	if err != nil {
		return err
	}
	frozen := machine.TransactionState(t.State) == machine.TransactionStateCommitting && t.Commit == e.Reference
	lock, err := s.lock(ctx, t.Domain, frozen || resumed, false)
	if err != nil {
		return err
	}
	defer lock.Release()
	if !frozen {
		if done, err := s.freeze(ctx, e, t.Domain); err != nil || done {
			return err
		}
	}
	return s.steps(ctx, t.ID, lock)
}

// freeze admits a COMMIT. Done tells that the execution has its terminal result: a refusal, which
// leaves the transaction OPEN, or the commit of an empty transaction.
func (s *Service) freeze(ctx context.Context, e *record.Execution, domain string) (done bool, err error) {
	var current *record.Preview
	for range attempts {
		in := s.inputs(false)
		plan, err := transaction.Compute(in, domain, queued(in.View, e.Transaction))
		if err != nil {
			return true, s.refuse(ctx, e, current, new(failure.PreviewIncomplete{}).WithCause(err))
		}
		t, err := in.View.Owned(e.Transaction, e.Owner)
		if err != nil {
			return false, err
		}
		preview := plan.Preview(t.ID, t.Operations)
		current = &preview
		if e.Expected != nil && !e.Expected.Equal(current) {
			return true, s.refuse(ctx, e, current, &failure.PreviewMismatch{
				Expected: transaction.PreviewText(e.Expected), Current: transaction.PreviewText(current),
			})
		}
		frozen, err := admission(e, in.View, plan, preview)
		if err != nil {
			return false, err
		}
		answer, err := s.propose(ctx, frozen)
		switch {
		case err != nil:
			return false, interrupted{err}
		case answer.Refusal != nil:
			return true, s.refuse(ctx, e, current, answer.Refusal)
		case !answer.Stale:
			return len(plan.Steps) == 0, nil
		}
	}
	text := transaction.PreviewText(current)
	return true, s.refuse(ctx, e, current, &failure.PreviewStale{Expected: text, Current: text})
}

// admission gives the command that freezes a plan.
func admission(e *record.Execution, view *state.View, plan *transaction.Plan, preview record.Preview) (*record.AdmitCommit, error) {
	report, err := plan.Report()
	if err != nil {
		return nil, err
	}
	dynamic := model.LevelDynamic
	c := &record.AdmitCommit{
		Reference: e.Reference, Transaction: e.Transaction, Base: plan.Base, Intakes: plan.Intakes, Preview: preview,
		Outcome: record.Outcome{Lines: committed(0, dynamic, 0), Level: &dynamic, Transaction: e.Transaction},
	}
	c.Steps, c.Topologies = report.Steps, report.Content(view, report.Steps)
	for i := range c.Steps {
		c.Steps[i].Effect = plan.Steps[i].Effect
	}
	return c, nil
}

// committed gives the result of a COMMIT: the highest level that was executed, and how many owners
// moved if any did. It repeats nothing of what its statements answered (CP-122, CP-418).
func committed(commands uint64, level model.Level, moved int) []string {
	executed := "quiesce level: " + level.String()
	if moved > 0 {
		executed += fmt.Sprintf("; planned relocations: %d", moved)
	}
	return []string{fmt.Sprintf("transaction committed: %d commands", commands), executed}
}

// moved counts the owners that the steps of a transaction moved.
func moved(steps []*record.Step) int {
	count := 0
	for _, s := range steps {
		count += len(s.Impact.Moved)
	}
	return count
}

// refuse ends a COMMIT whose transaction stays OPEN. The failure renews the idle deadline (CP-177),
// and the identities are part of the retained result (CC-098, CC-099).
func (s *Service) refuse(ctx context.Context, e *record.Execution, current *record.Preview, cause error) error {
	answer, err := s.propose(ctx, &record.Touch{Transaction: e.Transaction, Owner: e.Owner})
	if err != nil {
		return interrupted{err}
	}
	if answer.Refusal != nil {
		return answer.Refusal
	}
	return s.finish(ctx, e.Reference, &record.Outcome{
		Faults: state.Faults(cause), Transaction: e.Transaction, Expected: e.Expected, Current: current,
	})
}

// steps applies the frozen steps that are not applied yet, in order.
func (s *Service) steps(ctx context.Context, id string, lock *lifecycle.Lock) error {
	for {
		view := s.View()
		t, err := view.Transaction(id)
		if err != nil {
			return interrupted{err}
		}
		if machine.TransactionState(t.State).Terminal() {
			return nil
		}
		step := view.Steps(id)[t.Applied]
		cause := s.step(ctx, t, step, lock)
		if cause != nil && (ctx.Err() != nil || open(cause)) {
			return interrupted{cause}
		}
		if err := s.finishStep(ctx, id, step, cause); err != nil {
			return err
		}
	}
}

// step makes the effect of one step durable and applies it.
func (s *Service) step(ctx context.Context, t *record.Transaction, step *record.Step, lock *lifecycle.Lock) error {
	if machine.StepState(step.State) == machine.StepStateUnattempted {
		d, err := s.View().Domain(t.Domain)
		if err != nil {
			return err
		}
		change, err := transaction.Change(d, step.Effect)
		if err != nil {
			return err
		}
		resume, err := s.pause(ctx, lock, t.Domain, step.Level, change)
		if err != nil {
			return err
		}
		defer resume()
		answer, err := s.propose(ctx, &record.RecordStep{Transaction: t.ID, Number: step.Number})
		if err != nil {
			return interrupted{err}
		}
		if answer.Refusal != nil {
			return unpublished(t.Domain, step.Impact.Kind, answer.Refusal)
		}
	}
	return s.install(ctx, t.Domain)
}

// finishStep records the end of a step with the result that the transaction has if it ends here.
func (s *Service) finishStep(ctx context.Context, id string, step *record.Step, cause error) error {
	view := s.View()
	t, err := view.Transaction(id)
	if err != nil {
		return interrupted{err}
	}
	level := model.LevelDynamic
	if t.Level != nil {
		level = *t.Level
	}
	outcome := record.Outcome{Lines: committed(t.Operations, level, moved(view.Steps(id))), Level: &level, Transaction: id}
	if cause != nil {
		failed := new(failure.StepFailed{Statement: uint32(step.First)}).WithCause(cause)
		outcome.Lines, outcome.Faults = nil, state.Faults(failed)
	}
	// A step of model statements whose certificates cannot be presented is the one that removes its
	// own effect (CP-164, CP-165).
	restore := step.Impact.Kind == record.StepKindModels && restores(&step.Level, cause)
	answer, err := s.propose(ctx, &record.FinishStep{Transaction: id, Number: step.Number, Outcome: outcome, Restore: restore})
	if err == nil {
		err = answer.Refusal
	}
	if err != nil {
		return interrupted{err}
	}
	if cause == nil {
		s.measures.changed(step.Level)
	}
	if restore {
		s.present(ctx, t.Domain)
	}
	return nil
}
