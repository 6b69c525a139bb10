package kafka

import (
	"context"
	"slices"
	"sync"
	"time"
)

// confirmations collects what becomes of records that are on their way. One that comes after the
// sink gave up finds its place, but nobody who looks.
type confirmations struct {
	lock     sync.Mutex
	open     []bool
	outcomes []error // of records that are not open
	pending  int     // open records
	settled  int
	broken   error // the first failure of the connection
	enough   int   // the waiting sink goes on when pending is no more
	progress chan struct{}
}

func newConfirmations(records int) *confirmations {
	return &confirmations{open: make([]bool, records), outcomes: make([]error, records), progress: make(chan struct{}, 1)}
}

// expect opens a record that is about to be sent.
func (c *confirmations) expect(record int) {
	c.lock.Lock()
	defer c.lock.Unlock()
	c.open[record] = true
	c.pending++
}

// settle ends a record.
func (c *confirmations) settle(record int, outcome error) {
	c.lock.Lock()
	defer c.lock.Unlock()
	c.open[record], c.outcomes[record] = false, outcome
	c.pending--
	c.settled++
	if outcome != nil && !isRecord(outcome) && c.broken == nil {
		c.broken = outcome
	}
	if c.pending <= c.enough || c.broken != nil {
		select {
		case c.progress <- struct{}{}:
		default:
		}
	}
}

// state gives the number of open and settled records and the first failure of the connection, and
// says when to wake a waiting sink.
func (c *confirmations) state(enough int) (pending, settled int, broken error) {
	c.lock.Lock()
	defer c.lock.Unlock()
	c.enough = enough
	return c.pending, c.settled, c.broken
}

// failure is the first failure of the connection.
func (c *confirmations) failure() error {
	c.lock.Lock()
	defer c.lock.Unlock()
	return c.broken
}

// result gives what became of the records that were sent, and which of them are open.
func (c *confirmations) result(outcomes []error) (open []bool, broken error) {
	c.lock.Lock()
	defer c.lock.Unlock()
	copy(outcomes, c.outcomes)
	return slices.Clone(c.open[:len(outcomes)]), c.broken
}

// await waits until no more than enough records are open; with eager, also until the connection
// failed. It gives up, and tells so, when nothing was settled for the timeout or the context ends.
func (c *confirmations) await(ctx context.Context, enough int, eager bool, timeout time.Duration) bool {
	pending, before, broken := c.state(enough)
	if pending <= enough || eager && broken != nil {
		return true
	}
	timer := time.NewTimer(timeout)
	defer timer.Stop()
	for {
		select {
		case <-c.progress:
			if pending, _, broken = c.state(enough); pending <= enough || eager && broken != nil {
				return true
			}
		case <-timer.C:
			_, settled, _ := c.state(enough)
			if settled == before {
				return false
			}
			before = settled
			timer.Reset(timeout)
		case <-ctx.Done():
			return false
		}
	}
}
