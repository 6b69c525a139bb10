package connector

import (
	"context"
	"errors"
)

// Held is the error of Admit while a hold keeps records out of the graph (an entity or domain
// pause, or memory pressure). Nothing of the group was admitted. What happens to the group is the
// source's decision by its quiesce mode; a source that does not know better waits and tries again.
type Held struct {
	// Released is closed when the hold ends.
	Released <-chan struct{}
}

func (h *Held) Error() string { return "admission is held" }

// Wait returns when the hold ended, or with the error of the context.
func (h *Held) Wait(ctx context.Context) error {
	select {
	case <-h.Released:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

// Over tells whether the hold ended. A nil hold is over.
func (h *Held) Over() bool {
	if h == nil {
		return true
	}
	select {
	case <-h.Released:
		return true
	default:
		return false
	}
}

// AdmitSuspended admits a group and waits out every hold in between, as ON QUIESCE SUSPEND asks.
func AdmitSuspended(ctx context.Context, admission Admission, payloads Payloads) (Attempt, error) {
	for {
		attempt, err := admission.Admit(ctx, payloads)
		var held *Held
		if !errors.As(err, &held) {
			return attempt, err
		}
		if err := held.Wait(ctx); err != nil {
			return nil, err
		}
	}
}
