package node

import (
	"context"
	"errors"
	"time"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/generated/shape"
	"nervix/runtime/ack"
	"nervix/runtime/columnar"
	"nervix/runtime/program"
	"nervix/runtime/relay"
	"nervix/runtime/report"
)

// errorSchema is the shape of the ERROR source of error routes (expressions reference, section 7).
var errorSchema = shape.ErrorRecord()

// failedRow is one row that a route could not process.
type failedRow struct {
	row       int32 // in the frame that the error route reads its input from
	code      string
	operation string
	index     int32 // -1 for none
	fields    []string
	cause     error
	share     ack.Share
}

// detail is the text of the failure: where in the node it happened, its code and its cause.
func (f *failedRow) detail() string { return detail(f.operation, f.cause) }

func detail(operation string, cause error) string {
	var typed failure.Failure
	if errors.As(cause, &typed) {
		return operation + " error " + string(typed.Code()) + ": " + typed.Error()
	}
	return operation + " error: " + cause.Error()
}

// errorRoute applies a route's ON MESSAGE ERROR policy.
type errorRoute struct {
	task   *Task
	policy *revision.ErrorPolicy
	target string // relay of the failing route, for reports
	count  *errorCounter
	// send builds and buffers error records; nil unless the policy is SEND.
	send *output
}

// destination is the relay of the error records; nil when there are none.
func (e *errorRoute) destination() *relay.Relay {
	if e.send == nil {
		return nil
	}
	return e.send.target
}

// handle settles the rows that failed in a program.
func (e *errorRoute) handle(ctx context.Context, r *rows, result *program.Result) {
	if len(result.Errors) == 0 {
		return
	}
	e.apply(ctx, r, failedRows(r, result), result.Partial)
}

// failedRows takes the rows that failed in a program, with their shares, out of the frame.
func failedRows(r *rows, result *program.Result) []failedRow {
	failed := make([]failedRow, len(result.Errors))
	for i := range result.Errors {
		rowError := &result.Errors[i]
		failed[i] = failedRow{
			row: rowError.Row, code: rowError.Code(), operation: rowError.Operation.String(), index: rowError.Index,
			fields: rowError.Fields, cause: rowError.Failure, share: r.acks.Remove(int(rowError.Row)),
		}
	}
	return failed
}

// rowsOf lists the rows of failures.
func rowsOf(failed []failedRow) []int32 {
	list := make([]int32, len(failed))
	for i := range failed {
		list[i] = failed[i].row
	}
	return list
}

// apply settles failed rows by the policy. partial holds their unfinished outputs, in order; nil
// when there are none.
func (e *errorRoute) apply(ctx context.Context, r *rows, failed []failedRow, partial []arrow.Array) {
	e.count.add(failed)
	switch e.policy.Action {
	case revision.ErrorActionIgnore:
		for i := range failed {
			failed[i].share.Resolve(nil)
		}
	case revision.ErrorActionLog:
		for i := range failed {
			e.log(&failed[i], reference(), failed[i].detail())
		}
	case revision.ErrorActionSend:
		e.route(ctx, r, failed, partial)
	}
}

// log reports a failed row and acknowledges it negatively.
func (e *errorRoute) log(f *failedRow, reference, text string) {
	e.task.env.Reporter.Report(report.Event{
		Time: time.Now(), Severity: report.Warning, Kind: report.MessageError, Domain: e.task.env.Revision.Domain,
		Node: e.task.identity, Relay: e.target, Code: codeOf(f.cause), Reference: reference, Message: text, Rows: 1,
	})
	f.share.Resolve(f.cause)
}

// route builds error records. A record that cannot be built is logged; it never enters the same
// policy again.
func (e *errorRoute) route(ctx context.Context, r *rows, failed []failedRow, partial []arrow.Array) {
	selected := make([]int32, len(failed))
	references := make([]string, len(failed))
	shares := make([]ack.Share, len(failed))
	for i := range failed {
		selected[i], shares[i], references[i] = failed[i].row, failed[i].share, reference()
	}
	records := &rows{low: take(r.low, selected), high: take(r.high, selected), keys: r.keys.Take(selected), acks: ack.Shares(shares)}
	records.frame.Rows, records.frame.Now = len(failed), r.frame.Now
	records.frame.Input = columnar.TakeAll(r.frame.Input, selected)
	records.frame.Headers = r.frame.Headers.Take(selected)
	records.frame.Branch = r.frame.Branch
	if records.frame.Branch != nil && r.keys.Row != nil {
		records.frame.Branch = columnar.TakeAll(records.frame.Branch, selected)
	}
	records.frame.Left = spread(r.frame.Left, r.frame.Rows, selected)
	records.frame.Right = spread(r.frame.Right, r.frame.Rows, selected)
	records.frame.State = spread(r.frame.State, r.frame.Rows, selected)
	records.frame.Error = errorColumns(report.Name(e.task.identity), failed, references)
	records.frame.PartialOutput = partial
	if partial == nil {
		records.frame.PartialOutput = e.noPartial(len(failed))
	}
	result, err := e.send.construct.Run(&e.task.machine, &records.frame)
	if err != nil {
		e.task.internal(err, len(failed))
		records.acks.Resolve(err)
		return
	}
	for i := range result.Errors {
		broken := &result.Errors[i]
		records.acks.Remove(int(broken.Row))
		f := &failed[broken.Row]
		e.log(f, references[broken.Row], f.detail()+"; its error record: "+detail(broken.Operation.String(), broken.Failure))
	}
	e.send.add(ctx, records.gather(e.send.target.Schema, result.Columns, result.Selected))
}

// noPartial gives the partial output of rows that failed before their output was begun.
func (e *errorRoute) noPartial(count int) []arrow.Array {
	schema := e.send.partial
	if schema == nil {
		return nil
	}
	columns := make([]arrow.Array, len(schema.Fields))
	for i, field := range schema.Fields {
		columns[i] = columnar.Nulls(columnar.ArrowType(field.Type), count)
	}
	return columns
}

// errorColumns gives the ERROR source of failed rows; node names the failing one.
func errorColumns(node string, failed []failedRow, references []string) []arrow.Array {
	var text [4]*array.StringBuilder
	for i := range text {
		text[i] = array.NewStringBuilder(memory.DefaultAllocator)
	}
	index := array.NewUint32Builder(memory.DefaultAllocator)
	fields := array.NewListBuilderWithField(memory.DefaultAllocator, columnar.ArrowType(errorSchema.Fields[shape.ErrorRecordFields].Type).(*arrow.ListType).ElemField())
	paths := fields.ValueBuilder().(*array.StringBuilder)
	occurred := array.NewTimestampBuilder(memory.DefaultAllocator, columnar.Timestamp)
	now := arrow.Timestamp(time.Now().UnixNano())
	for i := range failed {
		f := &failed[i]
		for column, value := range [4]string{references[i], f.code, node + " " + f.detail(), f.operation} {
			text[column].Append(value)
		}
		if f.index < 0 {
			index.AppendNull()
		} else {
			index.Append(uint32(f.index))
		}
		fields.Append(true)
		paths.AppendValues(f.fields, nil)
		occurred.Append(now)
	}
	return []arrow.Array{
		shape.ErrorRecordReference: text[0].NewArray(), shape.ErrorRecordCode: text[1].NewArray(),
		shape.ErrorRecordMessage: text[2].NewArray(), shape.ErrorRecordOperation: text[3].NewArray(),
		shape.ErrorRecordOperationIndex: index.NewArray(), shape.ErrorRecordFields: fields.NewArray(),
		shape.ErrorRecordOccurredAt: occurred.NewArray(),
	}
}

// logRow handles a row error that is not bound to a route, such as one of a source predicate: it
// is reported and acknowledged negatively.
func (t *Task) logRow(failed *program.RowError, share ack.Share) {
	t.unrouted.of(failed.Operation.String()).Inc()
	t.env.Reporter.Report(report.Event{
		Time: time.Now(), Severity: report.Warning, Kind: report.MessageError, Domain: t.env.Revision.Domain, Node: t.identity,
		Code: codeOf(failed.Failure), Reference: reference(), Message: detail(failed.Operation.String(), failed.Failure), Rows: 1,
	})
	share.Resolve(failed.Failure)
}
