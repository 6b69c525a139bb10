package ack

import (
	"context"
	"sync"
)

// Tracker counts the roots that are not settled, so that drains can wait for them and report
// what is outstanding.
type Tracker struct {
	lock        sync.Mutex
	outstanding int
	idle        chan struct{} // closed while nothing is outstanding; nil until someone waits
}

// Outstanding is the number of roots with open records.
func (t *Tracker) Outstanding() int {
	t.lock.Lock()
	defer t.lock.Unlock()
	return t.outstanding
}

func (t *Tracker) add(n int) {
	t.lock.Lock()
	defer t.lock.Unlock()
	t.outstanding += n
	if t.outstanding == 0 && t.idle != nil {
		close(t.idle)
		t.idle = nil
	}
}

// Wait returns when nothing is outstanding or the context ends.
func (t *Tracker) Wait(ctx context.Context) error {
	for {
		t.lock.Lock()
		if t.outstanding == 0 {
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
