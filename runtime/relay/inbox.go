package relay

import (
	"context"
	"sync"

	"nervix/generated/failure"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/budget"
)

// ErrClosed reports a batch that met an inbox whose consumer has ended.
var ErrClosed error = &failure.ConsumerEnded{}

// Inbox is one consumer's queue on one relay. Per concrete branch it holds at most the relay's
// capacity of batches.
type Inbox struct {
	lock sync.Mutex
	// queue[head:] waits, oldest first.
	queue []*batch.Batch
	head  int
	// depth counts the queued batches per branch while counted is set. A queue that is shorter
	// than the capacity needs no counts: no branch in it can be at its bound.
	depth   map[*branch.Key]int
	counted bool
	// holds counts the batches that the consumer took and keeps, per branch: they need room as if
	// they were queued.
	holds  map[*branch.Key]int
	closed bool
	// space is closed and forgotten when a batch leaves; nil while no publisher waits.
	space chan struct{}
	// notify wakes the consumer; several inboxes of one node share it.
	notify   chan<- struct{}
	capacity func() int

	// Account is told the bytes that wait; nil tells nobody. It is set before the first batch.
	Account *budget.Account
}

// NewInbox makes a queue whose consumer is woken through notify, a channel with a buffer of one.
func NewInbox(capacity func() int, notify chan<- struct{}) *Inbox {
	return &Inbox{depth: map[*branch.Key]int{}, notify: notify, capacity: capacity}
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
		if i.space == nil {
			i.space = make(chan struct{})
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
	if len(i.queue)-i.head < capacity && len(i.holds) == 0 {
		return true
	}
	if !i.counted {
		i.counted = true
		for _, b := range i.queue[i.head:] {
			i.count(b.Keys, 1)
		}
	}
	for _, key := range tableOf(keys) {
		if i.depth[key]+i.holds[key] >= capacity {
			return false
		}
	}
	return true
}

// Hold counts a batch that was taken as if it were still queued, until Release: its consumer cannot
// go on with these branches.
func (i *Inbox) Hold(keys batch.Keys) {
	i.lock.Lock()
	defer i.lock.Unlock()
	if i.holds == nil {
		i.holds = map[*branch.Key]int{}
	}
	for _, key := range tableOf(keys) {
		i.holds[key]++
	}
}

// Release ends a Hold.
func (i *Inbox) Release(keys batch.Keys) {
	i.lock.Lock()
	defer i.lock.Unlock()
	for _, key := range tableOf(keys) {
		if i.holds[key]--; i.holds[key] <= 0 {
			delete(i.holds, key)
		}
	}
	i.signal()
}

func (i *Inbox) append(b *batch.Batch) {
	if i.head > len(i.queue)/2 {
		rest := copy(i.queue, i.queue[i.head:])
		clear(i.queue[rest:])
		i.queue, i.head = i.queue[:rest], 0
	}
	i.queue = append(i.queue, b)
	i.Account.Add(b.Size)
	if i.counted {
		i.count(b.Keys, 1)
	}
}

func (i *Inbox) count(keys batch.Keys, change int) {
	for _, key := range tableOf(keys) {
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
	if i.head == len(i.queue) {
		return nil
	}
	b := i.queue[i.head]
	i.Account.Add(-b.Size)
	i.queue[i.head] = nil
	if i.head++; i.head == len(i.queue) {
		i.queue, i.head = i.queue[:0], 0
	}
	if i.counted {
		i.count(b.Keys, -1)
		i.counted = len(i.queue) > 0
	}
	i.signal()
	return b
}

// signal lets waiting publishers look again.
func (i *Inbox) signal() {
	if i.space != nil {
		close(i.space)
		i.space = nil
	}
}

// reconsider lets waiting publishers look at a new capacity.
func (i *Inbox) reconsider() {
	i.lock.Lock()
	defer i.lock.Unlock()
	i.signal()
}

// Len is the number of queued batches.
func (i *Inbox) Len() int {
	i.lock.Lock()
	defer i.lock.Unlock()
	return len(i.queue) - i.head
}

// Close refuses further batches and gives those that were queued; the caller settles them.
func (i *Inbox) Close() []*batch.Batch {
	i.lock.Lock()
	defer i.lock.Unlock()
	i.closed = true
	rest := i.queue[i.head:]
	for _, b := range rest {
		i.Account.Add(-b.Size)
	}
	i.queue, i.head = nil, 0
	i.signal()
	return rest
}
