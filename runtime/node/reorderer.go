package node

import (
	"context"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/columnar"
	"nervix/runtime/flush"
	"nervix/runtime/program"
)

// reorderer gives every row the tuple that it is sorted by. The rows wait in the buffers of the
// routes, which sort what they release (runtime semantics, section 8.3).
type reorderer struct {
	task *Task
	by   *program.Values
}

func (o *reorderer) process(ctx context.Context, r *rows) {
	result, err := o.by.Run(&o.task.machine, &r.frame)
	if err != nil {
		o.task.internal(err, r.count())
		r.acks.Resolve(err)
		return
	}
	r.restrictRoutes(ctx, o.task, &result)
	if r.count() == 0 {
		return
	}
	r.order = result.Columns
	o.task.fanOut(ctx, r)
}

func (o *reorderer) deadline() (int64, bool)     { return 0, false }
func (o *reorderer) tick(context.Context, int64) {}
func (o *reorderer) drop(*branch.Key)            {}
func (o *reorderer) stop(error)                  {}

// reorder makes a route sort what leaves its buffer. No row waits longer than maxTime, which runs
// from the first arrival of its branch like the interval of the flush.
func (o *output) reorder(maxTime int64) {
	o.order = new(columnar.RowOrder)
	policy := o.buffer.Policy()
	policy.Interval = min(policy.Interval, maxTime)
	o.buffer = flush.New(policy)
	o.buffer.Width = o.target.Schema.NumFields()
}

// orderOf gives the tuples of the rows that passed a route.
func (r *rows) orderOf(selected []int32) []arrow.Array {
	if selected == nil || len(selected) == r.count() {
		return r.order
	}
	if r.frame.Selection == nil {
		return columnar.TakeAll(r.order, selected)
	}
	positions, at := make([]int32, len(selected)), int32(0)
	for i, row := range selected {
		for r.frame.Selection[at] != row {
			at++
		}
		positions[i] = at
	}
	return columnar.TakeAll(r.order, positions)
}

// sorted sorts buffered rows by the tuples behind their columns, which it removes. Rows of one
// branch with equal tuples keep the order of their arrival.
func (o *output) sorted(b *batch.Batch) *batch.Batch {
	rows := make([]int32, b.Rows)
	for i := range rows {
		rows[i] = int32(i)
	}
	width := o.target.Schema.NumFields()
	o.order.Sort(b.Columns[width:], rows)
	b.Columns = b.Columns[:width]
	for i, row := range rows {
		if int(row) != i {
			return b.Split(rows)[0]
		}
	}
	return b
}
