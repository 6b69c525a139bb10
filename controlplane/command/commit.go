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

// step makes the effect of one step durable and applies it; its history tells what paused for it.
func (s *Service) step(ctx context.Context, t *record.Transaction, step *record.Step, lock *lifecycle.Lock) error {
	h := &history{service: s, id: t.ID, step: step}
	if err := h.abandoned(ctx); err != nil {
		return err
	}
	cause := s.apply(ctx, t, h, lock)
	if cause != nil && (ctx.Err() != nil || open(cause)) {
		return cause
	}
	if err := h.released(ctx); err != nil {
		return err
	}
	return cause
}

// apply pauses, records the effect of a step unless it is durable already, installs it and lets go.
func (s *Service) apply(ctx context.Context, t *record.Transaction, h *history, lock *lifecycle.Lock) error {
	before, err := s.View().Domain(t.Domain)
	if err != nil {
		return err
	}
	if machine.StepState(h.step.State) == machine.StepStateUnattempted {
		change, err := transaction.Change(before, h.step.Effect)
		if err != nil {
			return err
		}
		resume, err := h.pause(ctx, lock, t.Domain, change)
		if err != nil {
			return err
		}
		defer resume()
		if err := h.stop(ctx); err != nil {
			return err
		}
		answer, err := s.propose(ctx, &record.RecordStep{Transaction: t.ID, Number: h.step.Number})
		if err != nil {
			return interrupted{err}
		}
		if answer.Refusal != nil {
			if err := h.stopped(ctx, machine.EngagementEventRefused); err != nil {
				return err
			}
			return unpublished(t.Domain, h.step.Impact.Kind, answer.Refusal)
		}
	}
	widened, cause := s.install(ctx, t.Domain)
	if ctx.Err() != nil {
		return cause
	}
	if widened {
		if err := h.widened(ctx, before); err != nil {
			return err
		}
	}
	ended := machine.EngagementEventConfirmed
	if cause != nil {
		ended = machine.EngagementEventTimedOut
	}
	if err := h.stopped(ctx, ended); err != nil {
		return err
	}
	return cause
}

// executed gives a level that was executed; none is DYNAMIC.
func executed(level *model.Level) model.Level {
	if level == nil {
		return model.LevelDynamic
	}
	return *level
}

// finishStep records the end of a step with the result that the transaction has if it ends here.
func (s *Service) finishStep(ctx context.Context, id string, step *record.Step, cause error) error {
	view := s.View()
	t, err := view.Transaction(id)
	if err != nil {
		return interrupted{err}
	}
	level := executed(t.Level)
	outcome := record.Outcome{Lines: committed(t.Operations, level, moved(view.Steps(id))), Level: &level, Transaction: id}
	if cause != nil {
		failed := new(failure.StepFailed{Statement: uint32(step.First)}).WithCause(cause)
		outcome.Lines, outcome.Faults = nil, state.Faults(failed)
	}
	// A step of model statements whose certificates cannot be presented is the one that removes its
	// own effect (CP-164, CP-165).
	actual := executed(view.Steps(id)[step.Number-1].Actual)
	restore := step.Impact.Kind == record.StepKindModels && restores(&actual, cause)
	answer, err := s.propose(ctx, &record.FinishStep{Transaction: id, Number: step.Number, Outcome: outcome, Restore: restore})
	if err == nil {
		err = answer.Refusal
	}
	if err != nil {
		return interrupted{err}
	}
	if cause == nil {
		s.measures.changed(actual)
	}
	if restore {
		s.present(ctx, t.Domain)
	}
	return nil
}
