package relay

import (
	"context"
	"errors"
	"sync"

	"nervix/runtime/batch"
	"nervix/runtime/branch"
)

// ErrClosed reports a batch that met an inbox whose consumer has ended.
var ErrClosed = errors.New("relay consumer has ended")

// Inbox is one consumer's queue on one relay. Per concrete branch it holds at most the relay's
// capacity of batches.
type Inbox struct {
	lock   sync.Mutex
	queue  []*batch.Batch
	depth  map[*branch.Key]int
	closed bool
	// space is closed and replaced whenever a batch leaves.
	space chan struct{}
	// notify wakes the consumer; several inboxes of one node share it.
	notify   chan<- struct{}
	capacity func() int
}

// NewInbox makes a queue whose consumer is woken through notify, a channel with a buffer of one.
func NewInbox(capacity func() int, notify chan<- struct{}) *Inbox {
	return &Inbox{depth: map[*branch.Key]int{}, space: make(chan struct{}), notify: notify, capacity: capacity}
}

// Put appends a batch, waiting while one of its branches is at capacity.
func (i *Inbox) Put(ctx context.Context, b *batch.Batch) error {
	for {
		i.lock.Lock()
		if i.closed {
			i.lock.Unlock()
			return ErrClosed
		}
		if i.admits(b.Keys) {
			i.append(b)
			i.lock.Unlock()
			i.wake()
			return nil
		}
		space := i.space
		i.lock.Unlock()
		select {
		case <-space:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// Offer appends a batch if no branch is at capacity and tells whether it did.
func (i *Inbox) Offer(b *batch.Batch) bool {
	i.lock.Lock()
	fits := !i.closed && i.admits(b.Keys)
	if fits {
		i.append(b)
	}
	i.lock.Unlock()
	if fits {
		i.wake()
	}
	return fits
}

func (i *Inbox) admits(keys batch.Keys) bool {
	capacity := i.capacity()
	if len(keys.Table) == 0 {
		return i.depth[nil] < capacity
	}
	for _, key := range keys.Table {
		if i.depth[key] >= capacity {
			return false
		}
	}
	return true
}

func (i *Inbox) append(b *batch.Batch) {
	i.queue = append(i.queue, b)
	i.count(b.Keys, 1)
}

func (i *Inbox) count(keys batch.Keys, change int) {
	if len(keys.Table) == 0 {
		i.depth[nil] += change
		return
	}
	for _, key := range keys.Table {
		if i.depth[key] += change; i.depth[key] == 0 {
			delete(i.depth, key)
		}
	}
}

func (i *Inbox) wake() {
	select {
	case i.notify <- struct{}{}:
	default:
	}
}

// Take removes the oldest batch; nil when the queue is empty.
func (i *Inbox) Take() *batch.Batch {
	i.lock.Lock()
	defer i.lock.Unlock()
	if len(i.queue) == 0 {
		return nil
	}
	b := i.queue[0]
	i.queue[0] = nil
	i.queue = i.queue[1:]
	i.count(b.Keys, -1)
	close(i.space)
	i.space = make(chan struct{})
	return b
}

// Len is the number of queued batches.
func (i *Inbox) Len() int {
	i.lock.Lock()
	defer i.lock.Unlock()
	return len(i.queue)
}

// Close refuses further batches and gives those that were queued; the caller settles them.
func (i *Inbox) Close() []*batch.Batch {
	i.lock.Lock()
	defer i.lock.Unlock()
	i.closed = true
	rest := i.queue
	i.queue = nil
	close(i.space)
	i.space = make(chan struct{})
	return rest
}
