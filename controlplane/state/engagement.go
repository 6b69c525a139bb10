package state

import (
	"slices"

	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/model"
	"nervix/generated/record"
)

// Engagements lists the attempts to pause for a step of a transaction, in order.
func (v *View) Engagements(id string, step uint64) []*record.Engagement {
	return children(v.engagements, childKey(id, step))
}

// EngagementState gives where an attempt is.
func EngagementState(e *record.Engagement) machine.EngagementState {
	if len(e.States) == 0 {
		return machine.EngagementStateInitial
	}
	return machine.EngagementState(e.States[len(e.States)-1])
}

func engagementKey(e *record.Engagement) string {
	return childKey(childKey(e.Transaction, e.Step), e.Number)
}

func (w *work) putEngagement(e *record.Engagement) error {
	child := engagementKey(e)
	w.engagements.Set(child, e)
	return w.put(key(kindEngagement, child), e)
}

// recordEngagement adds an attempt to the history of a step, or what became of one (S3). What may have
// paused counts in the executed levels of the step and of its transaction (CP-132, CP-136).
func (w *work) recordEngagement(c *record.RecordEngagement) (Answer, error) {
	t, s, err := w.committing(c.Engagement.Transaction, c.Engagement.Step)
	if err != nil {
		return Answer{}, err
	}
	e, err := w.engagement(&c.Engagement)
	if err != nil {
		return Answer{}, err
	}
	for _, event := range c.Events {
		if err := moveEngagement(e, machine.EngagementEvent(event)); err != nil {
			return Answer{}, err
		}
	}
	if err := w.putEngagement(e); err != nil {
		return Answer{}, err
	}
	return Answer{Transaction: t}, w.executed(t, s, e)
}

// engagement gives the attempt of a command: the next one, one that is known, or a known one that begins
// anew because it is made once more.
func (w *work) engagement(asked *record.Engagement) (*record.Engagement, error) {
	begun := []uint8{uint8(machine.EngagementStateInitial)}
	known, exists := w.engagements.Get(engagementKey(asked))
	switch {
	case exists && asked.Attempts <= known.Attempts:
		return known.Clone(), nil
	case exists && asked.Attempts == known.Attempts+1:
		e := known.Clone()
		e.Attempts, e.States = asked.Attempts, begun
		return e, nil
	case !exists && asked.Number == uint64(len(w.Engagements(asked.Transaction, asked.Step)))+1:
		e := asked.Clone()
		e.Attempts, e.States = 1, begun
		return e, nil
	}
	return nil, &failure.InvalidTransition{Subject: "engagement", State: "none", Event: "the request out of turn"}
}

// moveEngagement makes a transition. One that was made before stays: a command may be applied twice.
func moveEngagement(e *record.Engagement, event machine.EngagementEvent) error {
	current := EngagementState(e)
	if next, allowed := current.Next(event); allowed {
		e.States = append(e.States, uint8(next))
		return nil
	}
	for _, from := range e.States {
		if next, allowed := machine.EngagementState(from).Next(event); allowed && slices.Contains(e.States, uint8(next)) {
			return nil
		}
	}
	return &failure.InvalidTransition{Subject: "engagement", State: current.String(), Event: event.String()}
}

// executed raises the executed levels to what an attempt has paused or may have paused.
func (w *work) executed(t *record.Transaction, s *record.Step, e *record.Engagement) error {
	level := e.Level
	switch EngagementState(e) {
	case machine.EngagementStateRequested:
		return nil
	case machine.EngagementStateFailed:
		level = model.LevelDynamic
	case machine.EngagementStateConfirmed, machine.EngagementStateUncertain, machine.EngagementStateReleased:
	}
	raise(&s.Actual, level)
	raise(&t.Level, level)
	if err := w.putStep(s); err != nil {
		return err
	}
	return w.putTransaction(t)
}

// raise lifts a level to at least another one.
func raise(level **model.Level, to model.Level) {
	if *level == nil || **level < to {
		*level = &to
	}
}
