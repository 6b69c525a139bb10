package state

import (
	"errors"

	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/record"
)

// admit stores a new execution, or gives the one that the request joins (C2, S4).
func (w *work) admit(c *record.Admit) (Answer, error) {
	found, err := w.Known(&c.Execution)
	if err != nil || found != nil {
		return Answer{Execution: found}, err
	}
	if err := w.Admissible(c.Execution.Reference, w.at); err != nil {
		return Answer{}, err
	}
	w.advanceFence()
	e := c.Execution.Clone()
	e.State, e.Step = uint8(machine.CommandStateInitial), uint8(machine.StepStateInitial)
	return Answer{Execution: e, Admitted: true}, w.putExecution(e)
}

// advanceFence moves the fence up to the instant of the command less the retry validity.
func (w *work) advanceFence() {
	w.Fence = max(w.Fence, w.at-w.Settings.RetryValidity)
}

// record makes the effect of an execution durable. A stale effect starts the next attempt.
func (w *work) record(c *record.Record) (Answer, error) {
	e, err := w.unfinished(c.Reference)
	if err != nil {
		return Answer{}, err
	}
	if machine.StepState(e.Step) != machine.StepStateUnattempted {
		return Answer{Execution: e}, nil
	}
	if err := begin(e); err != nil {
		return Answer{}, err
	}
	replaced, err := w.replacing(c.Effect, "")
	if errors.Is(err, errStale) {
		e.Attempt++
		return Answer{Execution: e, Stale: true}, w.putExecution(e)
	}
	if err != nil {
		return Answer{}, err
	}
	if err := moveStep(&e.Step, machine.StepEventEffectRecorded); err != nil {
		return Answer{}, err
	}
	e.Planned, e.Replaced = c.Outcome.Clone(), replaced
	if c.Final {
		return w.conclude(e, &c.Outcome)
	}
	return Answer{Execution: e}, w.putExecution(e)
}

// begin moves an admitted execution to its first attempt.
func begin(e *record.Execution) error {
	if machine.CommandState(e.State) != machine.CommandStateAdmitted {
		return nil
	}
	e.Attempt = 1
	return moveExecution(e, machine.CommandEventStart)
}

// finish stores a terminal result, and puts back what a failed effect replaced when that is asked for;
// a finished execution keeps the result it has.
func (w *work) finish(c *record.Finish) (Answer, error) {
	if e, ok := w.Execution(c.Reference); ok && e.Outcome != nil {
		return Answer{Execution: e}, nil
	}
	e, err := w.unfinished(c.Reference)
	if err != nil {
		return Answer{}, err
	}
	if c.Restore {
		if err := w.restore(e.Replaced); err != nil {
			return Answer{}, err
		}
	}
	return w.conclude(e, &c.Outcome)
}

// conclude moves an execution to its terminal state and clears what only executing needs. A result
// that leaves the fate of the command open ends nothing (CC-022).
func (w *work) conclude(e *record.Execution, outcome *record.Outcome) (Answer, error) {
	if err := Failure(outcome.Faults); err != nil && !failure.ClassOf(err).Disposition().Terminal() {
		return Answer{Execution: e}, moveExecution(e, machine.CommandEventNonTerminal)
	}
	event, step := machine.CommandEventCompleted, machine.StepEventCompleted
	if len(outcome.Faults) > 0 {
		event, step = machine.CommandEventFailed, machine.StepEventFailed
	} else if err := begin(e); err != nil {
		return Answer{}, err
	}
	if err := moveExecution(e, event); err != nil {
		return Answer{}, err
	}
	if machine.StepState(e.Step) != machine.StepStateUnattempted {
		if err := moveStep(&e.Step, step); err != nil {
			return Answer{}, err
		}
	}
	e.Outcome, e.Finished = outcome.Clone(), w.at
	e.Statement, e.Secret, e.Upload, e.Planned, e.Expected, e.Replaced = nil, nil, nil, nil, nil, nil
	return Answer{Execution: e}, w.putExecution(e)
}

func moveExecution(e *record.Execution, event machine.CommandEvent) error {
	current := machine.CommandState(e.State)
	next, allowed := current.Next(event)
	if !allowed {
		return &failure.InvalidTransition{
			Subject: "execution " + e.Reference, State: current.String(), Event: event.String(),
		}
	}
	e.State = uint8(next)
	return nil
}

func moveStep(state *uint8, event machine.StepEvent) error {
	current := machine.StepState(*state)
	next, allowed := current.Next(event)
	if !allowed {
		return &failure.InvalidTransition{Subject: "step", State: current.String(), Event: event.String()}
	}
	*state = uint8(next)
	return nil
}

// sweep expires and removes what is due, the oldest references first, up to its limit.
func (w *work) sweep(c *record.Sweep) (Answer, error) {
	w.advanceFence()
	left := c.Limit
	for _, e := range w.executions.Values() {
		if left == 0 {
			return Answer{}, nil
		}
		if !executionDue(e, w.Settings, w.Fence, w.at) {
			continue
		}
		left--
		if err := w.expire(e.Clone()); err != nil {
			return Answer{}, err
		}
	}
	for _, t := range w.Transactions() {
		if left == 0 {
			return Answer{}, nil
		}
		if !transactionDue(t, w.Settings, w.at) {
			continue
		}
		left--
		if err := w.retire(t); err != nil {
			return Answer{}, err
		}
	}
	return Answer{}, nil
}

// expire shrinks a finished execution to its reference, and removes a tombstone that the fence
// refuses by itself.
func (w *work) expire(e *record.Execution) error {
	if machine.CommandState(e.State) != machine.CommandStateExpired {
		if err := moveExecution(e, machine.CommandEventValidityEnded); err != nil {
			return err
		}
	}
	if _, created, err := Reference(e.Reference); err == nil && created > w.Fence {
		return w.putExecution(&record.Execution{Reference: e.Reference, State: e.State})
	}
	if err := moveExecution(e, machine.CommandEventFencePassed); err != nil {
		return err
	}
	w.executions.Delete(e.Reference)
	w.remove(key(kindExecution, e.Reference))
	return nil
}

// retire expires an idle transaction or removes a tombstone.
func (w *work) retire(t *record.Transaction) error {
	if !machine.TransactionState(t.State).Terminal() {
		return w.endTransaction(t.Clone(), machine.TransactionEventIdleDeadline)
	}
	for _, o := range w.Operations(t.ID) {
		child := childKey(t.ID, o.Position)
		w.operations.Delete(child)
		w.appends.Delete(o.Reference)
		w.remove(key(kindOperation, child))
	}
	for _, s := range w.Steps(t.ID) {
		child := childKey(t.ID, s.Number)
		for _, e := range w.Engagements(t.ID, s.Number) {
			w.engagements.Delete(engagementKey(e))
			w.remove(key(kindEngagement, engagementKey(e)))
		}
		w.unshare(s.Before)
		w.unshare(s.After)
		w.steps.Delete(child)
		w.remove(key(kindStep, child))
	}
	w.transactions.Delete(t.ID)
	w.remove(key(kindTransaction, t.ID))
	return nil
}
