package ack

import (
	"context"
	"sync"
)

// Tracker knows the roots that are not settled, so that drains can wait for them, report what is
// outstanding, and keep attempts alive while the process still holds their rows.
type Tracker struct {
	// Settled is told of every root that ends: how many of its records succeeded and failed. It
	// must be quick. Nil is told nothing; it is set before the first root.
	Settled func(succeeded, failed int)

	lock sync.Mutex
	open map[*Root]struct{}
	idle chan struct{} // closed when nothing is open any more; nil while nobody waits
}

// Outstanding is the number of roots with open records.
func (t *Tracker) Outstanding() int {
	t.lock.Lock()
	defer t.lock.Unlock()
	return len(t.open)
}

// Alive reports progress for every open root.
func (t *Tracker) Alive() {
	t.lock.Lock()
	defer t.lock.Unlock()
	for root := range t.open {
		root.Alive()
	}
}

// Abandon fails every open record, such as those retained by state when a domain stops.
func (t *Tracker) Abandon(err error) {
	t.lock.Lock()
	roots := make([]*Root, 0, len(t.open))
	for root := range t.open {
		roots = append(roots, root)
	}
	t.lock.Unlock()
	for _, root := range roots {
		root.Abandon(err)
	}
}

func (t *Tracker) add(root *Root) {
	t.lock.Lock()
	defer t.lock.Unlock()
	if t.open == nil {
		t.open = map[*Root]struct{}{}
	}
	t.open[root] = struct{}{}
}

func (t *Tracker) remove(root *Root) {
	t.lock.Lock()
	defer t.lock.Unlock()
	delete(t.open, root)
	if t.Settled != nil {
		t.Settled(len(root.records)-root.failures(), root.failures())
	}
	if len(t.open) == 0 && t.idle != nil {
		close(t.idle)
		t.idle = nil
	}
}

// Wait returns when nothing is outstanding or the context ends.
func (t *Tracker) Wait(ctx context.Context) error {
	for {
		t.lock.Lock()
		if len(t.open) == 0 {
			t.lock.Unlock()
			return nil
		}
		if t.idle == nil {
			t.idle = make(chan struct{})
		}
		idle := t.idle
		t.lock.Unlock()
		select {
		case <-idle:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}
