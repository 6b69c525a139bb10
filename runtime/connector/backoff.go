package connector

import (
	"context"
	"time"

	"nervix/generated/revision"
)

// DefaultRetry are the delays between reconnects where no policy is declared (runtime semantics,
// section 7.3).
var DefaultRetry = revision.Retry{Backoff: int64(250 * time.Millisecond), Max: int64(30 * time.Second)}

// Backoff counts the delays of consecutive failures. It belongs to one goroutine.
type Backoff struct {
	retry revision.Retry
	next  time.Duration
}

// NewBackoff starts at the first delay; a policy without delays means DefaultRetry.
func NewBackoff(retry revision.Retry) Backoff {
	if retry.Backoff <= 0 {
		retry = DefaultRetry
	}
	return Backoff{retry: retry, next: time.Duration(retry.Backoff)}
}

// Next gives the delay after a failure; the one after it is twice as long, up to the maximum.
func (b *Backoff) Next() time.Duration {
	delay := min(b.next, time.Duration(max(b.retry.Max, b.retry.Backoff)))
	b.next = 2 * delay
	return delay
}

// Reset starts again after a success.
func (b *Backoff) Reset() { b.next = time.Duration(b.retry.Backoff) }

// Pause waits; it reports false when the context ended first.
func Pause(ctx context.Context, delay time.Duration) bool {
	timer := time.NewTimer(delay)
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-ctx.Done():
		return false
	}
}
