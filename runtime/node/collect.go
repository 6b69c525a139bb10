package node

import (
	"context"

	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/clock"
	"nervix/runtime/flush"
)

// collector joins the batches of one input until their time or size is over (COLLECT FOR; runtime
// semantics, section 2). It keeps every concrete branch apart.
type collector struct {
	buffer *flush.Buffer
	// clock is the domain's for processors, and the wall for emitters.
	clock clock.Clock
}

func newCollector(plan *revision.Collect, on clock.Clock) *collector {
	if plan == nil {
		return nil
	}
	return &collector{buffer: flush.New(revision.Flush{Interval: plan.For, MaxBytes: plan.MaxBytes}), clock: on}
}

// take processes a batch of an input, or collects it.
func (t *Task) take(ctx context.Context, input int, b *batch.Batch) {
	if collect := t.inputs[input].collect; collect != nil {
		collect.buffer.Add(b, collect.clock.Now())
		t.forgetEvicted(b)
		return
	}
	t.process(ctx, input, b)
}

func (t *Task) process(ctx context.Context, input int, b *batch.Batch) {
	if t.states != nil {
		t.states.resolve(ctx, input, b)
	} else {
		t.work.consume(ctx, input, b, nil)
	}
	t.forgetEvicted(b)
}

// processDue processes what the inputs have collected long enough.
func (t *Task) processDue(ctx context.Context) {
	for i, in := range t.inputs {
		for in.collect != nil {
			now := in.collect.clock.Now()
			deadline, pending := in.collect.buffer.Deadline()
			if !pending || deadline > now {
				break
			}
			t.processPart(ctx, i, func() (*batch.Batch, error) { return in.collect.buffer.Due(now) })
		}
	}
}

// processCollected processes everything that an input has collected.
func (t *Task) processCollected(ctx context.Context, input int) {
	if collect := t.inputs[input].collect; collect != nil {
		t.processPart(ctx, input, collect.buffer.Flush)
	}
}

func (t *Task) processPart(ctx context.Context, input int, take func() (*batch.Batch, error)) {
	part, err := take()
	if err != nil {
		t.internal(err, 0) // the rows have been failed
		return
	}
	if part != nil {
		t.moves.Add(1)
		t.process(ctx, input, part)
	}
}

// adoptCollect changes the collection of an input. What is collected is judged by the new bounds, or
// processed when there is no collection any more.
func (t *Task) adoptCollect(ctx context.Context, input int, next *collector) {
	in := t.inputs[input]
	if in.collect != nil && next != nil {
		in.collect.buffer.SetPolicy(next.buffer.Policy())
		return
	}
	t.processCollected(ctx, input)
	in.collect = next
}

// deadline is the time at which collected rows are due.
func (c *collector) deadline() (int64, bool) {
	if c == nil {
		return 0, false
	}
	return c.buffer.Deadline()
}

// rows is the number of collected rows.
func (c *collector) rows() int {
	if c == nil {
		return 0
	}
	return c.buffer.Rows()
}

// bytes is the logical size of the collected rows.
func (c *collector) bytes() int64 {
	if c == nil {
		return 0
	}
	return c.buffer.Bytes()
}

// drop forgets the rows of evicted branches.
func (c *collector) drop(task *Task, keys []*branch.Key) {
	if c == nil {
		return
	}
	for _, b := range c.buffer.Drop(keys) {
		task.giveUp(b, ack.ErrEvicted)
	}
}

// abandon settles the rows that are still collected.
func (c *collector) abandon(task *Task, err error) {
	if c == nil {
		return
	}
	for _, b := range c.buffer.TakeAll() {
		task.giveUp(b, err)
	}
}
