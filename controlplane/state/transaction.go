package state

import (
	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/model"
	"nervix/generated/record"
)

// append queues a statement, or gives the operation that it repeats (CP-079, CP-081).
func (w *work) append(c *record.Append) (Answer, error) {
	old, err := w.Appended(c.Owner, &c.Operation)
	if err != nil || old != nil {
		return Answer{Operation: old}, err
	}
	if err := w.Timely(c.Operation.Reference, w.at); err != nil {
		return Answer{}, err
	}
	if err := w.Appendable(c.Owner, &c.Operation); err != nil {
		return Answer{}, err
	}
	t, err := w.open(c.Operation.Transaction, c.Owner)
	if err != nil {
		return Answer{}, err
	}
	if d, err := w.Domain(t.Domain); err != nil || d.Record.Revision != c.Base {
		return Answer{Stale: err == nil}, err
	}
	if err := w.offer(c.Steps, c.Topologies); err != nil {
		return Answer{Stale: err == errStale}, unlessStale(err)
	}
	t = t.Clone()
	t.Operations++
	t.SourceBytes += uint64(len(c.Operation.Source))
	t.Preview, t.Incomplete = c.Operation.Preview.Clone(), c.Incomplete
	if err := w.renew(t, machine.TransactionEventAppend); err != nil {
		return Answer{}, err
	}
	if err := w.report(t.ID, c.Steps); err != nil {
		return Answer{}, err
	}
	o := c.Operation.Clone()
	return Answer{Operation: o, Transaction: t}, w.putOperation(o)
}

// report stores steps of the latest preview, which a transaction that ends before COMMIT keeps. They
// are no plan: what COMMIT executes is what it freezes itself.
func (w *work) report(id string, steps []record.Step) error {
	for i := range steps {
		s := steps[i].Clone()
		s.Transaction, s.State, s.Actual, s.Effect = id, uint8(machine.StepStateInitial), nil, nil
		if err := w.putStep(s); err != nil {
			return err
		}
	}
	return nil
}

// renew makes a transition that counts as activity and stores the transaction (CP-177).
func (w *work) renew(t *record.Transaction, event machine.TransactionEvent) error {
	if err := w.moveTransaction(t, event); err != nil {
		return err
	}
	t.Active, t.Deadline = w.at, w.at+w.Settings.TransactionIdle
	return w.putTransaction(t)
}

// touch renews an OPEN transaction; any other one is left as it is.
func (w *work) touch(c *record.Touch) (Answer, error) {
	t, err := w.Owned(c.Transaction, c.Owner)
	if err != nil || machine.TransactionState(t.State) != machine.TransactionStateOpen {
		return Answer{Transaction: t}, err
	}
	t = t.Clone()
	return Answer{Transaction: t}, w.renew(t, machine.TransactionEventAttach)
}

// discard reverts a transaction whose session was closed cleanly (CP-057).
func (w *work) discard(c *record.Discard) (Answer, error) {
	err := w.reverse(&c.Reversal, machine.TransactionEventClose)
	if err == errStale {
		return Answer{Stale: true}, nil
	}
	return Answer{}, err
}

// admitCommit freezes a plan (CP-087).
func (w *work) admitCommit(c *record.AdmitCommit) (Answer, error) {
	e, err := w.unfinished(c.Reference)
	if err != nil {
		return Answer{}, err
	}
	t, err := w.Owned(c.Transaction, e.Owner)
	if err != nil {
		return Answer{}, err
	}
	if machine.TransactionState(t.State) == machine.TransactionStateCommitting && t.Commit == c.Reference {
		return Answer{Execution: e, Transaction: t}, nil
	}
	if t, err = w.open(c.Transaction, e.Owner); err != nil {
		return Answer{}, err
	}
	d, err := w.Domain(t.Domain)
	if err != nil {
		return Answer{}, err
	}
	if t.Operations != c.Preview.Position || d.Record.Revision != c.Base {
		return Answer{Stale: true}, nil
	}
	if err := w.fenced(d, c); err != nil {
		return Answer{Stale: err == errStale}, unlessStale(err)
	}
	if err := w.offer(c.Steps, c.Topologies); err != nil {
		return Answer{Stale: err == errStale}, unlessStale(err)
	}
	return w.freeze(e, t.Clone(), d, c)
}

// fenced checks that nothing else holds what the plan changes.
func (w *work) fenced(d *Domain, c *record.AdmitCommit) error {
	if d.Record.Fence != "" {
		return &failure.AlterationInProgress{Domain: d.Record.Name}
	}
	for _, s := range c.Steps {
		change, ok := s.Effect.(*record.ModelChange)
		if !ok || !servesIntake(change) {
			continue
		}
		if holder, held := w.intakeHolder(c.Transaction); held {
			return &failure.AlterationInProgress{Domain: holder.Domain}
		}
		if c.Intakes != w.IntakeRevision {
			return errStale
		}
	}
	return nil
}

func unlessStale(err error) error {
	if err == errStale {
		return nil
	}
	return err
}

// freeze stores the plan with the fence of the domain. A transaction without operations commits.
func (w *work) freeze(e *record.Execution, t *record.Transaction, d *Domain, c *record.AdmitCommit) (Answer, error) {
	if err := begin(e); err != nil {
		return Answer{}, err
	}
	e.Transaction = t.ID
	t.Commit, t.Preview, t.Steps, t.Incomplete = c.Reference, c.Preview.Clone(), uint64(len(c.Steps)), ""
	if len(c.Steps) == 0 {
		t.Outcome, t.Level = c.Outcome.Clone(), c.Outcome.Level
		if err := w.endTransaction(t, machine.TransactionEventCommitEmpty); err != nil {
			return Answer{}, err
		}
		return w.conclude(e, &c.Outcome)
	}
	for i := range c.Steps {
		s := c.Steps[i].Clone()
		s.Transaction, s.Number, s.State = t.ID, uint64(i+1), uint8(machine.StepStateInitial)
		if err := w.putStep(s); err != nil {
			return Answer{}, err
		}
	}
	r := d.Record.Clone()
	r.Fence = t.ID
	if err := w.putDomain(r, d.Schedule.Models); err != nil {
		return Answer{}, err
	}
	if err := w.putExecution(e); err != nil {
		return Answer{}, err
	}
	return Answer{Execution: e, Transaction: t}, w.renew(t, machine.TransactionEventCommitAdmitted)
}

// committing finds the step of a COMMITTING transaction.
func (w *work) committing(id string, number uint64) (*record.Transaction, *record.Step, error) {
	t, err := w.Transaction(id)
	if err != nil {
		return nil, nil, err
	}
	s, ok := w.steps.Get(childKey(id, number))
	if state := machine.TransactionState(t.State); !ok || state != machine.TransactionStateCommitting {
		return nil, nil, &failure.TransactionTerminal{Transaction: id, Outcome: state.String()}
	}
	return t.Clone(), s.Clone(), nil
}

// recordStep makes the frozen effect of the next step durable; a recorded one stays.
func (w *work) recordStep(c *record.RecordStep) (Answer, error) {
	t, s, err := w.committing(c.Transaction, c.Number)
	if err != nil {
		return Answer{}, err
	}
	if machine.StepState(s.State) != machine.StepStateUnattempted {
		return Answer{Transaction: t}, nil
	}
	if c.Number != t.Applied+1 {
		return Answer{}, &failure.InvalidTransition{
			Subject: "step", State: machine.StepState(s.State).String(), Event: machine.StepEventEffectRecorded.String(),
		}
	}
	// A run of changes that cancel each other has no effect.
	if s.Effect != nil {
		if s.Replaced, err = w.replacing(s.Effect, t.ID); err != nil {
			return Answer{}, err
		}
	}
	if err := moveStep(&s.State, machine.StepEventEffectRecorded); err != nil {
		return Answer{}, err
	}
	// What paused is told by its engagements, never by the plan (CP-136).
	raise(&s.Actual, model.LevelDynamic)
	raise(&t.Level, model.LevelDynamic)
	if err := w.moveTransaction(t, machine.TransactionEventStepEffect); err != nil {
		return Answer{}, err
	}
	if err := w.putTransaction(t); err != nil {
		return Answer{}, err
	}
	return Answer{Transaction: t}, w.putStep(s)
}

// finishStep ends a step. The last one commits the transaction, a failed one fails it; both end
// the execution of the COMMIT in the same write.
func (w *work) finishStep(c *record.FinishStep) (Answer, error) {
	t, s, err := w.committing(c.Transaction, c.Number)
	if err != nil {
		return Answer{}, err
	}
	if machine.StepState(s.State) == machine.StepStateApplied {
		return Answer{Transaction: t}, nil
	}
	if len(c.Outcome.Faults) > 0 {
		if err := moveStep(&s.State, machine.StepEventFailed); err != nil {
			return Answer{}, err
		}
		if c.Restore {
			if err := w.restore(s.Replaced); err != nil {
				return Answer{}, err
			}
		}
		return w.settle(t, s, &c.Outcome, machine.TransactionEventStepFailed)
	}
	if err := moveStep(&s.State, machine.StepEventCompleted); err != nil {
		return Answer{}, err
	}
	s.Replaced = nil
	t.Applied++
	if t.Applied == t.Steps {
		return w.settle(t, s, &c.Outcome, machine.TransactionEventFinished)
	}
	if err := w.moveTransaction(t, machine.TransactionEventStepApplied); err != nil {
		return Answer{}, err
	}
	if err := w.putStep(s); err != nil {
		return Answer{}, err
	}
	return Answer{Transaction: t}, w.putTransaction(t)
}

// settle ends a COMMITTING transaction together with the execution of its COMMIT.
func (w *work) settle(t *record.Transaction, s *record.Step, outcome *record.Outcome, event machine.TransactionEvent) (Answer, error) {
	if err := w.putStep(s); err != nil {
		return Answer{}, err
	}
	t.Outcome = outcome.Clone()
	if err := w.endTransaction(t, event); err != nil {
		return Answer{}, err
	}
	e, err := w.unfinished(t.Commit)
	if err != nil {
		return Answer{}, err
	}
	answer, err := w.conclude(e, outcome)
	answer.Transaction = t
	return answer, err
}
