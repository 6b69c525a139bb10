package command

import (
	"context"
	"errors"
	"slices"

	"nervix/controlplane/lifecycle"
	"nervix/controlplane/quiesce"
	"nervix/controlplane/state"
	"nervix/controlplane/transaction"
	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/model"
	"nervix/generated/record"
)

// history records what a step of a transaction pauses (CP-130, CP-131). Every attempt is recorded before
// it is made, so that whoever takes the step up knows that something may have paused.
type history struct {
	service *Service
	id      string
	step    *record.Step
}

// request records an attempt with what has become of it already, and gives its number. An attempt that was
// interrupted is repeated by whoever takes the step up, however often that is: the history has the first
// of those that ask for the same, and the last one with their number.
func (h *history) request(ctx context.Context, e record.Engagement, events ...machine.EngagementEvent) (uint64, error) {
	past := h.service.View().Engagements(h.id, h.step.Number)
	e.Transaction, e.Step, e.Number, e.Attempts = h.id, h.step.Number, uint64(len(past))+1, 1
	if n := len(past); n > 1 && alike(past[n-2], &e) && alike(past[n-1], &e) {
		e.Number, e.Attempts = past[n-1].Number, past[n-1].Attempts+1
	}
	return e.Number, h.propose(ctx, e, events)
}

// alike tells whether two attempts ask for the same.
func alike(a, b *record.Engagement) bool {
	same := *b
	same.Number, same.Attempts, same.States = a.Number, a.Attempts, a.States
	return a.Equal(&same)
}

// became records what became of an attempt.
func (h *history) became(ctx context.Context, number uint64, event machine.EngagementEvent) error {
	return h.propose(ctx, record.Engagement{Transaction: h.id, Step: h.step.Number, Number: number}, []machine.EngagementEvent{event})
}

func (h *history) propose(ctx context.Context, e record.Engagement, events []machine.EngagementEvent) error {
	c := &record.RecordEngagement{Engagement: e}
	for _, event := range events {
		c.Events = append(c.Events, uint8(event))
	}
	answer, err := h.service.propose(ctx, c)
	if err == nil {
		err = answer.Refusal
	}
	if err != nil {
		return interrupted{err}
	}
	return nil
}

// settle records an event for the attempts in some states.
func (h *history) settle(ctx context.Context, event machine.EngagementEvent, in ...machine.EngagementState) error {
	for _, e := range h.service.View().Engagements(h.id, h.step.Number) {
		if !slices.Contains(in, state.EngagementState(e)) {
			continue
		}
		if err := h.became(ctx, e.Number, event); err != nil {
			return err
		}
	}
	return nil
}

// abandoned makes attempts uncertain that were interrupted before their outcome was recorded: nobody
// knows what they have paused (CP-132).
func (h *history) abandoned(ctx context.Context) error {
	return h.settle(ctx, machine.EngagementEventTimedOut, machine.EngagementStateRequested)
}

// released records that whatever had paused goes on.
func (h *history) released(ctx context.Context) error {
	return h.settle(ctx, machine.EngagementEventReleased, machine.EngagementStateConfirmed, machine.EngagementStateUncertain)
}

// planned gives the attempt that the frozen plan asks for.
func (h *history) planned() record.Engagement {
	impact := &h.step.Impact
	return record.Engagement{Level: h.step.Level, Gates: impact.Gates, Ingestors: impact.Ingestors, Nodes: impact.Paused}
}

// pause engages what a step asks for and records the attempt. The returned function ends the pause once.
func (h *history) pause(ctx context.Context, lock *lifecycle.Lock, domain string, change *quiesce.Result) (func(), error) {
	if change == nil || h.step.Level == model.LevelDynamic {
		return func() {}, nil
	}
	number, err := h.request(ctx, h.planned())
	if err != nil {
		return nil, err
	}
	resume, err := h.service.pause(ctx, lock, domain, h.step.Level, change)
	if err != nil {
		if ctx.Err() != nil {
			return nil, err
		}
		// Behind a deadline that has passed there may be closed gates; any other failure closed none.
		event := machine.EngagementEventRefused
		if errors.Is(err, failure.ClassTimeout) {
			event = machine.EngagementEventTimedOut
		}
		if recording := h.became(ctx, number, event); recording != nil {
			return nil, recording
		}
		return nil, err
	}
	if err := h.became(ctx, number, machine.EngagementEventConfirmed); err != nil {
		resume()
		return nil, err
	}
	return resume, nil
}

// stop records the attempt of STOP, which pauses by being applied.
func (h *history) stop(ctx context.Context) error {
	if !h.stops() {
		return nil
	}
	_, err := h.request(ctx, h.planned())
	return err
}

// stopped records what became of STOP.
func (h *history) stopped(ctx context.Context, event machine.EngagementEvent) error {
	if !h.stops() {
		return nil
	}
	return h.settle(ctx, event, machine.EngagementStateRequested, machine.EngagementStateUncertain)
}

func (h *history) stops() bool {
	return h.step.Impact.Kind == record.StepKindLifecycle && h.step.Level == model.LevelDomainPause
}

// widened records that a change which could not be applied in place has rebuilt the domain (CP-134).
func (h *history) widened(ctx context.Context, before *state.Domain) error {
	after, err := h.service.View().Domain(before.Record.Name)
	if err != nil {
		return interrupted{err}
	}
	e, err := transaction.Recovery(before, after)
	if err != nil {
		return interrupted{err}
	}
	_, err = h.request(ctx, *e, machine.EngagementEventConfirmed)
	return err
}
