package session

import (
	"bytes"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/ipc"
	"github.com/apache/arrow-go/v18/arrow/memory"

	"nervix/generated/failure"
	wire "nervix/generated/session"
	"nervix/runtime/columnar"
)

// Masked is what stands for a value of a sensitive field.
const Masked = "<masked>"

// frameOverhead bounds what a rows frame needs beside its Arrow bytes and branch keys, and
// runOverhead what one branch run needs beside its key.
const (
	frameOverhead = 8 << 10
	runOverhead   = 32
	// streamOverhead and columnOverhead bound what an Arrow stream needs beside its buffers in
	// most cases; a stream may outgrow them.
	streamOverhead = 1 << 10
	columnOverhead = 512
	// runsPerFrame keeps a frame below the table limit of its receiver.
	runsPerFrame = 1 << 16
)

// rowFrames encodes rows as frames of at most the given size, splitting the record as often as
// needed. A single row that does not fit is FrameTooLarge.
func rowFrames(rows Rows, limit int) ([]*wire.SubscriptionRows, error) {
	count := rows.Record.NumRows()
	if count == 0 {
		return nil, nil
	}
	data, err := encodeRecord(rows.Record)
	if err != nil {
		return nil, err
	}
	size := frameOverhead + len(data)
	for _, run := range rows.Branches {
		size += len(run.Key) + runOverhead
	}
	if size <= limit && len(rows.Branches) <= runsPerFrame {
		return []*wire.SubscriptionRows{{Arrow: data, Branches: rows.Branches}}, nil
	}
	if count == 1 {
		return nil, &failure.FrameTooLarge{Size: uint64(size), Limit: uint64(limit)}
	}
	half := count / 2
	front, back := splitRuns(rows.Branches, uint32(half))
	first, err := rowFrames(Rows{rows.Record.NewSlice(0, half), front}, limit)
	if err != nil {
		return nil, err
	}
	second, err := rowFrames(Rows{rows.Record.NewSlice(half, count), back}, limit)
	return append(first, second...), err
}

// splitRuns divides branch runs after a number of rows.
func splitRuns(runs []wire.BranchRun, rows uint32) (front, back []wire.BranchRun) {
	for i, run := range runs {
		if run.Rows < rows {
			rows -= run.Rows
			continue
		}
		front = append(front, runs[:i]...)
		front = append(front, wire.BranchRun{Key: run.Key, Rows: rows})
		if run.Rows > rows {
			back = append(back, wire.BranchRun{Key: run.Key, Rows: run.Rows - rows})
		}
		return front, append(back, runs[i+1:]...)
	}
	return runs, nil
}

// encodeRecord writes one record as a complete Arrow IPC stream.
func encodeRecord(record arrow.RecordBatch) ([]byte, error) {
	var buffer bytes.Buffer
	// Sized once: growing by doubling would copy and throw away as much again.
	buffer.Grow(int(columnar.Bytes(record.Columns())) + streamOverhead + columnOverhead*int(record.NumCols()))
	writer := ipc.NewWriter(&buffer, ipc.WithSchema(record.Schema()))
	if err := writer.Write(record); err != nil {
		return nil, err
	}
	if err := writer.Close(); err != nil {
		return nil, err
	}
	return buffer.Bytes(), nil
}

// Mask gives a record in which the columns marked sensitive are replaced by text columns whose
// values are Masked and whose nulls stay null. Handlers mask before they hand rows to a session.
func Mask(record arrow.RecordBatch, sensitive []bool) arrow.RecordBatch {
	columns := append([]arrow.Array(nil), record.Columns()...)
	fields := append([]arrow.Field(nil), record.Schema().Fields()...)
	changed := false
	for i, hide := range sensitive {
		if !hide {
			continue
		}
		changed = true
		columns[i] = maskColumn(columns[i])
		fields[i].Type = arrow.BinaryTypes.String
	}
	if !changed {
		record.Retain()
		return record
	}
	metadata := record.Schema().Metadata()
	return array.NewRecordBatch(arrow.NewSchema(fields, &metadata), columns, record.NumRows())
}

func maskColumn(column arrow.Array) arrow.Array {
	builder := array.NewStringBuilder(memory.DefaultAllocator)
	defer builder.Release()
	builder.Reserve(column.Len())
	builder.ReserveData(column.Len() * len(Masked))
	for i := range column.Len() {
		if column.IsNull(i) {
			builder.AppendNull()
			continue
		}
		builder.Append(Masked)
	}
	return builder.NewStringArray()
}
