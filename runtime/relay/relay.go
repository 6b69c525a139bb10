package relay

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/prometheus/client_golang/prometheus"

	"nervix/runtime/ack"
	"nervix/runtime/batch"
	"nervix/runtime/columnar"
	"nervix/runtime/summary"
)

// Relay fans batches out to its consumers.
type Relay struct {
	// Name is unique in the domain.
	Name string
	// Schema is the shape of every batch.
	Schema *arrow.Schema
	// Meter measures what is published; nil measures nothing. It is set before the first publication.
	Meter *Meter

	capacity  atomic.Int64
	consumers atomic.Pointer[[]*Consumer]
	state     atomic.Pointer[State]
	change    sync.Mutex // serialises changes of consumers
	gate      Gate
}

// Meter measures a relay: what is published, and the batches in a consumer's queue whenever one was
// added.
type Meter struct {
	Messages, Batches, Bytes prometheus.Counter
	Waiting                  prometheus.Observer
	// Depth is Waiting as DESCRIBE shows it.
	Depth *summary.Distribution
	// Depths is the same for single branches.
	Depths *Depths
}

// Consumer is one receiver of a relay.
type Consumer struct {
	Inbox *Inbox
	// Attached consumers settle acknowledgement shares; upstream does not wait for the others.
	Attached bool
	// Dropping consumers lose batches while their inbox is full; Dropped counts those rows.
	Dropping bool
	Dropped  atomic.Uint64
}

// New makes a relay without consumers. Capacity is at least 1.
func New(name string, schema *arrow.Schema, capacity int) *Relay {
	relay := &Relay{Name: name, Schema: schema}
	relay.consumers.Store(new([]*Consumer))
	relay.SetCapacity(capacity)
	return relay
}

// Capacity is the number of batches that each consumer may queue per concrete branch.
func (r *Relay) Capacity() int { return int(r.capacity.Load()) }

// SetCapacity changes the bound in place. A decrease drops nothing; it holds publishers back
// until the queues have drained below it.
func (r *Relay) SetCapacity(n int) {
	r.capacity.Store(int64(max(n, 1)))
	for _, consumer := range *r.consumers.Load() {
		consumer.Inbox.reconsider()
	}
}

// State gives the materialized state; nil without one.
func (r *Relay) State() *State { return r.state.Load() }

// Materialize keeps the latest rows in a state from now on; nil keeps none.
func (r *Relay) Materialize(state *State) { r.state.Store(state) }

// Gate gives the admission gate.
func (r *Relay) Gate() *Gate { return &r.gate }

// Attach adds a consumer; it receives the batches published from now on.
func (r *Relay) Attach(consumer *Consumer) {
	r.change.Lock()
	defer r.change.Unlock()
	list := append(slices.Clone(*r.consumers.Load()), consumer)
	r.consumers.Store(&list)
}

// Detach removes a consumer. Batches already on their way may still reach its inbox, which must
// therefore be closed after the call.
func (r *Relay) Detach(consumer *Consumer) {
	r.change.Lock()
	defer r.change.Unlock()
	list := slices.DeleteFunc(slices.Clone(*r.consumers.Load()), func(c *Consumer) bool { return c == consumer })
	r.consumers.Store(&list)
}

// Queued is the number of batches in all queues.
func (r *Relay) Queued() int {
	queued := 0
	for _, consumer := range *r.consumers.Load() {
		queued += consumer.Inbox.Len()
	}
	return queued
}

// Publish hands a batch to every consumer and waits for room in each queue. It takes over the
// batch and its shares: with an error the undelivered ones have been failed with it.
func (r *Relay) Publish(ctx context.Context, b *batch.Batch) error {
	if b.Rows == 0 {
		b.Acks.Resolve(nil)
		return nil
	}
	if err := r.gate.Enter(ctx); err != nil {
		b.Acks.Resolve(err)
		return err
	}
	defer r.gate.Leave()
	if state := r.state.Load(); state != nil {
		state.update(b)
	}
	if b.Size == 0 {
		b.Size = columnar.Bytes(b.Columns)
	}
	r.count(b)
	consumers := *r.consumers.Load()
	shares, waits := 0, false
	for _, consumer := range consumers {
		if consumer.Attached {
			shares++
		} else if !consumer.Dropping {
			waits = true
		}
	}
	// Rows are done with in the eyes of their source when every detached consumer has them in its queue, and
	// not while they wait for room there. Without any consumer they are done with at once.
	fanOut := waits || shares == 0
	if fanOut {
		shares++
	}
	acks := b.Acks
	acks.Fork(shares - 1)
	var failed error
	for i, consumer := range consumers {
		view := b // of the last one
		if i < len(consumers)-1 {
			copied := *b
			view = &copied
		}
		view.Acks = ack.Set{}
		if consumer.Attached {
			view.Acks = acks.Clone()
		}
		failed = r.deliver(ctx, consumer, view, failed)
	}
	if fanOut {
		acks.Resolve(failed)
	}
	return failed
}

// deliver hands one consumer its own view of the batch. After a failure the remaining attached
// consumers' shares are failed too, so that every share is settled exactly once.
func (r *Relay) deliver(ctx context.Context, consumer *Consumer, view *batch.Batch, failed error) error {
	if failed != nil {
		view.Acks.Resolve(failed)
		return failed
	}
	// Both are read now: as soon as the consumer has the view, it may be done with it.
	latest, keys := int64(0), view.Keys
	if r.Meter != nil {
		latest = view.High[view.Rows-1]
	}
	if consumer.Dropping {
		if !consumer.Inbox.Offer(view) {
			consumer.Dropped.Add(uint64(view.Rows))
			return nil
		}
		r.observe(consumer, keys, latest)
		return nil
	}
	err := consumer.Inbox.Put(ctx, view)
	if err == nil {
		r.observe(consumer, keys, latest)
		return nil
	}
	view.Acks.Resolve(err)
	if !consumer.Attached && err == ErrClosed {
		return nil
	}
	return err
}

func (r *Relay) count(b *batch.Batch) {
	if r.Meter != nil {
		r.Meter.Messages.Add(float64(b.Rows))
		r.Meter.Batches.Inc()
		r.Meter.Bytes.Add(float64(b.Size))
	}
}

// observe measures the queue of a consumer that was given a batch, at the domain time of its latest row.
func (r *Relay) observe(consumer *Consumer, keys batch.Keys, latest int64) {
	if r.Meter != nil {
		depth, at := consumer.Inbox.Len(), summary.Instant{Wall: time.Now().UnixNano(), Domain: latest}
		r.Meter.Waiting.Observe(float64(depth))
		r.Meter.Depth.Observe(float64(depth), at)
		r.Meter.Depths.observe(consumer.Inbox, keys, depth, at)
	}
}
