package node

import (
	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/batch"
	"nervix/runtime/columnar"
	"nervix/runtime/program"
)

// rows is a batch on its way through a node: the frame that programs run over, and what the
// frame does not know. All slices are aligned to the frame's rows; the shares of rows that left
// the selection have been settled.
type rows struct {
	frame     program.Frame
	low, high []int64
	keys      batch.Keys
	acks      ack.Set
	// order holds the tuples of the selected rows of a reorderer.
	order []arrow.Array
}

// begin makes the rows of a batch, which the task processes until end.
func (t *Task) begin(b *batch.Batch, state []arrow.Array) *rows {
	r := &t.rows
	r.low, r.high, r.keys, r.acks = b.Low, b.High, b.Keys, b.Acks
	r.frame.Rows, r.frame.Now, r.frame.Input, r.frame.State = b.Rows, t.env.Clock.Now(), b.Columns, state
	return r
}

// end forgets the rows in process, so that they do not stay in memory.
func (t *Task) end() { t.rows = rows{} }

// count is the number of rows in the selection.
func (r *rows) count() int {
	if r.frame.Selection == nil {
		return r.frame.Rows
	}
	return len(r.frame.Selection)
}

// restrict narrows the selection to what a program kept. Failed rows go to fail, which takes over
// their shares; the others that dropped out succeed.
func (r *rows) restrict(result *program.Result, fail func(failed *program.RowError, share ack.Share)) {
	for i := range result.Errors {
		failed := &result.Errors[i]
		fail(failed, r.acks.Remove(int(failed.Row)))
	}
	if result.Selected == nil {
		return
	}
	r.dropOthers(result.Selected)
	r.frame.Selection = result.Selected
}

// dropOthers settles the rows that are selected now but not in kept.
func (r *rows) dropOthers(kept []int32) {
	if r.acks.Unobserved() {
		// One counter stands for all rows; those that were removed before have left it.
		r.acks = r.acks.Take(kept)
		return
	}
	next := 0
	drop := func(row int32) {
		if next < len(kept) && kept[next] == row {
			next++
			return
		}
		r.acks.Remove(int(row)).Resolve(nil)
	}
	if r.frame.Selection == nil {
		for row := range int32(r.frame.Rows) {
			drop(row)
		}
		return
	}
	for _, row := range r.frame.Selection {
		drop(row)
	}
}

// fork gives a copy of the rows for one of several routes. The shares must have been forked.
func (r *rows) fork() *rows {
	copied := *r
	copied.acks = r.acks.Clone()
	return &copied
}

// gather makes a batch of result columns for the selected rows; it takes over their shares and
// settles the others with success.
func (r *rows) gather(schema *arrow.Schema, columns []arrow.Array, selected []int32) *batch.Batch {
	b := &batch.Batch{Schema: schema, Columns: columns, Rows: r.frame.Rows, Low: r.low, High: r.high, Keys: r.keys, Acks: r.acks}
	if selected == nil {
		return b
	}
	b.Rows = len(selected)
	b.Low, b.High = batch.TakeTimes(r.low, r.high, selected)
	b.Keys = r.keys.Take(selected)
	b.Acks = r.acks.Take(selected)
	return b
}

// take gives the values of the selected rows.
func take[T any](values []T, selected []int32) []T {
	taken := make([]T, len(selected))
	for i, row := range selected {
		taken[i] = values[row]
	}
	return taken
}

// branchColumns spreads the key values of each row into columns of the branch schema.
func branchColumns(schema *revision.Schema, keys batch.Keys, count int) []arrow.Array {
	columns := make([]arrow.Array, len(schema.Fields))
	for i, field := range schema.Fields {
		builder := array.NewBuilder(memory.DefaultAllocator, columnar.ArrowType(field.Type))
		distinct := max(len(keys.Table), 1)
		for ordinal := range distinct {
			var value any
			if len(keys.Table) > 0 {
				value = keys.Table[ordinal].Values[i]
			}
			appendValue(builder, field.Type.Kind, value)
		}
		column := builder.NewArray()
		// One row stands for all; otherwise the distinct values are gathered per row.
		if keys.Row != nil {
			column = columnar.Take(column, ordinals(keys.Row, count))
		}
		columns[i] = column
	}
	return columns
}

func ordinals(rows []uint32, count int) []int32 {
	list := make([]int32, count)
	for i := range list {
		list[i] = int32(rows[i])
	}
	return list
}

// appendValue appends a key or aggregate value in the forms of branch.Key.Values.
func appendValue(builder array.Builder, kind datatype.Kind, value any) {
	switch v := value.(type) {
	case uint64:
		appendUnsigned(builder, v)
	case int64:
		appendSigned(builder, v)
	case float64:
		if kind == datatype.KindF32 {
			builder.(*array.Float32Builder).Append(float32(v))
		} else {
			builder.(*array.Float64Builder).Append(v)
		}
	case bool:
		builder.(*array.BooleanBuilder).Append(v)
	case string:
		builder.(*array.StringBuilder).Append(v)
	default:
		builder.AppendNull()
	}
}

func appendUnsigned(builder array.Builder, v uint64) {
	switch b := builder.(type) {
	case *array.Uint8Builder:
		b.Append(uint8(v))
	case *array.Uint16Builder:
		b.Append(uint16(v))
	case *array.Uint32Builder:
		b.Append(uint32(v))
	case *array.Uint64Builder:
		b.Append(v)
	}
}

func appendSigned(builder array.Builder, v int64) {
	switch b := builder.(type) {
	case *array.Int8Builder:
		b.Append(int8(v))
	case *array.Int16Builder:
		b.Append(int16(v))
	case *array.Int32Builder:
		b.Append(int32(v))
	case *array.Int64Builder:
		b.Append(v)
	case *array.TimestampBuilder:
		b.Append(arrow.Timestamp(v))
	}
}
