package node

import (
	"context"
	"math"

	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/clock"
	"nervix/runtime/columnar"
	"nervix/runtime/flush"
	"nervix/runtime/program"
	"nervix/runtime/relay"
)

// output is one route: it constructs output rows, buffers them per concrete branch and publishes
// what is due. It belongs to its node's goroutine.
type output struct {
	task      *Task
	target    *relay.Relay
	construct *program.Construction
	// keys constructs the branch key of rows that enter another branch; nil elsewhere.
	keys *program.Construction
	// unbranched takes the rows out of their branch.
	unbranched bool
	registry   *branch.Registry
	evicted    evicted
	// buffer is nil for routes that publish at once.
	buffer *flush.Buffer
	// order sorts what leaves the buffer, whose rows carry their tuples behind the columns of the
	// target; nil keeps the order of arrival.
	order  *columnar.RowOrder
	failed *errorRoute
	sent   *edge
	// clock is what the buffer's deadlines run on.
	clock clock.Clock
	// activated is when the cadence of a generator began; nil elsewhere, and before.
	activated *int64
	// partial is the shape of PARTIAL_OUTPUT when this is the send side of an error route.
	partial *revision.Schema
}

// run constructs the output of the selected rows and takes over their shares.
func (o *output) run(ctx context.Context, machine *program.Machine, r *rows) {
	result, err := o.construct.Run(machine, &r.frame)
	if err != nil {
		o.task.internal(err, r.count())
		r.acks.Resolve(err)
		return
	}
	o.failed.handle(ctx, r, &result)
	columns := result.Columns
	if o.order != nil {
		columns = append(columns, r.orderOf(result.Selected)...)
	}
	chunk := r.gather(o.target.Schema, columns, result.Selected)
	switch {
	case o.keys != nil:
		chunk = o.assignKeys(ctx, machine, r, chunk, result.Selected)
	case o.unbranched:
		chunk.Keys = batch.Keys{}
	}
	o.add(ctx, chunk)
}

// assignKeys gives every row its new concrete branch. Rows without one fail in the branch that they
// came from.
func (o *output) assignKeys(ctx context.Context, machine *program.Machine, r *rows, chunk *batch.Batch, selected []int32) *batch.Batch {
	if chunk.Rows == 0 {
		return chunk
	}
	keyed := &rows{low: chunk.Low, high: chunk.High, keys: chunk.Keys, acks: chunk.Acks}
	keyed.frame.Rows, keyed.frame.Now = chunk.Rows, r.frame.Now
	keyed.frame.Input = columnar.TakeAll(r.frame.Input, selected)
	keyed.frame.State = spread(r.frame.State, r.frame.Rows, selected)
	keyed.frame.Output = chunk.Columns
	result, err := o.keys.Run(machine, &keyed.frame)
	if err != nil {
		o.task.internal(err, chunk.Rows)
		chunk.Acks.Resolve(err)
		return &batch.Batch{Schema: chunk.Schema}
	}
	if len(result.Errors) > 0 {
		failed := failedRows(keyed, &result)
		o.failed.apply(ctx, keyed, failed, columnar.TakeAll(chunk.Columns, rowsOf(failed)))
	}
	chunk.Acks = keyed.acks
	if result.Selected != nil {
		chunk = chunk.Take(result.Selected)
	}
	var evictions []branch.Eviction
	chunk.Keys.Table, chunk.Keys.Row, evictions = o.registry.Assign(result.Columns, chunk.Rows, o.task.env.Clock.Now())
	if len(evictions) > 0 {
		o.evicted(evictions)
	}
	return chunk
}

// add buffers finished rows, or publishes them when the route has no buffer.
func (o *output) add(ctx context.Context, chunk *batch.Batch) {
	if chunk.Rows == 0 {
		return
	}
	if o.buffer == nil {
		o.publish(ctx, chunk)
		return
	}
	o.buffer.Add(chunk, o.arrival())
	o.flushDue(ctx)
}

// arrival is the time from which the interval of a flush runs: now, or the last beat of the cadence that
// began with the activation of a generator. A flush without a size is immediate and has no cadence.
func (o *output) arrival() int64 {
	now := o.clock.Now()
	if policy := o.buffer.Policy(); o.activated != nil && policy.MaxBytes > 0 {
		return now - (now-*o.activated)%policy.Interval
	}
	return now
}

// flushDue publishes what is due now.
func (o *output) flushDue(ctx context.Context) {
	for o.buffer != nil {
		deadline, pending := o.buffer.Deadline()
		now := o.clock.Now()
		if !pending || deadline > now {
			return
		}
		o.publishPending(ctx, o.buffer.TakeDue(now))
	}
}

// flushAll publishes everything that is pending.
func (o *output) flushAll(ctx context.Context) {
	if o.buffer != nil {
		o.publishPending(ctx, o.buffer.TakeAll())
	}
}

// mergedRows is the size up to which batches that leave together are joined into one: beyond it a copy
// costs more than a batch more.
const mergedRows = 1024

func (o *output) publishPending(ctx context.Context, parts []*batch.Batch) {
	most := mergedRows
	if o.order != nil {
		most = math.MaxInt // rows of one flush are sorted together
	}
	defer clear(parts)
	merged, err := batch.Merge(parts, most)
	if err != nil {
		o.task.internal(err, 0)
		return
	}
	for _, pending := range merged {
		if o.order != nil {
			pending = o.sorted(pending)
		}
		o.publish(ctx, pending)
	}
}

func (o *output) publish(ctx context.Context, b *batch.Batch) {
	o.task.publish(ctx, o.target, o.sent, b)
}

// publish hands rows to a relay. An error means that the node is ending; the relay has settled the rows.
func (t *Task) publish(ctx context.Context, to *relay.Relay, sent *edge, b *batch.Batch) {
	sent.count(b)
	t.moves.Add(1)
	rows, unobserved := b.Rows, b.Acks.Unobserved() // the relay takes the batch over
	if err := to.Publish(ctx, b); err != nil && unobserved {
		t.lose(rows, err)
	}
}

// pending is the number of rows that wait in the buffer.
func (o *output) pending() int {
	if o.buffer == nil {
		return 0
	}
	return o.buffer.Rows()
}

// deadline is the time of the next flush on the route's clock.
func (o *output) deadline() (int64, bool) {
	if o.buffer == nil {
		return 0, false
	}
	return o.buffer.Deadline()
}

// drop forgets the rows of evicted branches.
func (o *output) drop(keys []*branch.Key) {
	if o.buffer == nil {
		return
	}
	for _, b := range o.buffer.Drop(keys) {
		o.task.giveUp(b, ack.ErrEvicted)
	}
}

// abandon settles the rows that are still buffered.
func (o *output) abandon(err error) {
	if o.buffer == nil {
		return
	}
	for _, b := range o.buffer.TakeAll() {
		o.task.giveUp(b, err)
	}
}
