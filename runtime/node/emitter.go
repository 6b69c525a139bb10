package node

import (
	"context"
	"errors"
	"slices"
	"sync/atomic"
	"time"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/codec"
	"nervix/runtime/columnar"
	"nervix/runtime/connector"
	"nervix/runtime/flush"
	"nervix/runtime/program"
	"nervix/runtime/report"
)

// emitter constructs records, encodes them and publishes them until each is settled. While
// confirmations or retries are pending it does not consume its relays.
type emitter struct {
	task      *Task
	plan      *revision.Emitter
	construct *program.Construction
	schema    *arrow.Schema
	width     int // columns of the codec's schema
	// keepsInput tells that buffered rows carry their input and state columns for the error route.
	keepsInput bool
	inputs     int // columns of the input
	encoder    codec.Encoder
	format     string // of the encoder, as failures name it
	sink       connector.Sink
	buffer     *flush.Buffer
	failed     *errorRoute
	status     atomic.Pointer[Readiness]
	sent       *edge
	link       *connection
	// messages, their headers, outcomes and open (the rows of the messages) are reused for every batch.
	messages []connector.Message
	headers  []connector.Header
	outcomes []error
	open     []int32
	times    []int64 // of the records of a try that were confirmed; reused too
	// publishing are the bytes that left the buffer and are not settled.
	publishing int64
}

func (e *emitter) consume(ctx context.Context, input int, b *batch.Batch, state []arrow.Array) {
	e.add(ctx, input, b, state)
	e.publishDue(ctx)
}

// add puts the records of a batch into the buffer.
func (e *emitter) add(ctx context.Context, input int, b *batch.Batch, state []arrow.Array) {
	r := e.task.begin(b, state)
	defer e.task.end()
	if !e.task.restrict(e.task.inputs[input].where, r) {
		return
	}
	result, err := e.construct.Run(&e.task.machine, &r.frame)
	if err != nil {
		e.task.internal(err, r.count())
		r.acks.Resolve(err)
		return
	}
	e.failed.handle(ctx, r, &result)
	columns := result.Columns
	for _, header := range result.Headers {
		columns = append(columns, header.Name, header.Value)
	}
	if e.keepsInput {
		inputs := r.frame.Input
		if result.Selected != nil {
			inputs = columnar.TakeAll(inputs, result.Selected)
		}
		columns = append(columns, inputs...)
		columns = append(columns, everyRow(r.frame.State, r.frame.Rows, result.Selected, result.Rows(&r.frame))...)
	}
	e.buffer.Add(r.gather(e.schema, columns, result.Selected), e.task.clock.Now())
}

func (e *emitter) publishDue(ctx context.Context) {
	for {
		deadline, pending := e.buffer.Deadline()
		now := e.task.clock.Now()
		if !pending || deadline > now {
			return
		}
		e.publishParts(ctx, e.buffer.TakeDue(now))
	}
}

func (e *emitter) publishParts(ctx context.Context, parts []*batch.Batch) {
	defer clear(parts)
	merged, err := batch.Merge(parts, mergedRows)
	if err != nil {
		e.task.internal(err, 0)
		return
	}
	for _, pending := range merged {
		e.publish(ctx, pending)
	}
}

// publish encodes a batch and brings every record to an end.
func (e *emitter) publish(ctx context.Context, b *batch.Batch) {
	text, ends, broken := e.encoder.Encode(b.Columns[:e.width], b.Rows, nil)
	e.messages, e.headers, e.outcomes, e.open = e.messages[:0], e.headers[:0], e.outcomes[:0], e.open[:0]
	var failed []failedRow
	start := int32(0)
	for row := range b.Rows {
		payload := text[start:ends[row]:ends[row]]
		start = ends[row]
		if len(broken) > 0 && broken[0].Row == row { // in row order
			cause := (&failure.EncodeFailed{Format: e.format, Emitter: e.task.identity.Name}).WithCause(broken[0].Err)
			failed = append(failed, e.fail(b, int32(row), "encode", cause))
			broken = broken[1:]
			continue
		}
		e.messages = append(e.messages, connector.Message{Payload: payload, Headers: e.written(b, row)})
		e.open = append(e.open, int32(row))
	}
	e.outcomes = append(e.outcomes, make([]error, len(e.messages))...)
	e.publishing = columnar.Bytes(b.Columns) + int64(len(text))
	e.task.account()
	failed = append(failed, e.deliver(ctx, b)...)
	e.publishing = 0
	if len(failed) > 0 {
		e.failed.apply(ctx, e.inputRows(b), failed, e.partial(b, failed))
	}
}

// deliver publishes the open rows, retrying those that were not confirmed, and gives the rows
// that no retry can cure.
func (e *emitter) deliver(ctx context.Context, b *batch.Batch) []failedRow {
	var failed []failedRow
	backoff := e.plan.Delivery.Retry.Backoff
	open, messages := e.open, e.messages
	for len(open) > 0 {
		outcomes := e.outcomes[:len(messages)]
		clear(outcomes)
		e.sink.Publish(ctx, messages, outcomes)
		if len(open) == b.Rows && !slices.ContainsFunc(outcomes, isFailure) {
			// The rule: everything was confirmed in one try.
			b.Acks.Resolve(nil)
			e.sent.pass(b.High, payloadBytes(messages))
			e.ready()
			return nil
		}
		var transient error
		kept, bytes := 0, 0
		e.times = e.times[:0]
		for i, outcome := range outcomes {
			if outcome == nil {
				b.Acks.Remove(int(open[i])).Resolve(nil)
				e.times = append(e.times, b.High[open[i]])
				bytes += len(messages[i].Payload)
				continue
			}
			var record *connector.RecordError
			if errors.As(outcome, &record) {
				failed = append(failed, e.fail(b, open[i], "publish", record.Cause))
				continue
			}
			transient = outcome
			open[kept], messages[kept] = open[i], messages[i]
			kept++
		}
		e.sent.pass(e.times, bytes)
		open, messages = open[:kept], messages[:kept]
		if kept == 0 {
			e.ready()
			return failed
		}
		if !e.await(ctx, transient, backoff, kept) {
			if b.Acks.Unobserved() {
				e.task.lose(kept, ack.ErrStopped)
			}
			for _, row := range open {
				b.Acks.Remove(int(row)).Resolve(ack.ErrStopped)
			}
			return failed
		}
		backoff = min(backoff*2, e.plan.Delivery.Retry.Max)
	}
	return failed
}

func isFailure(outcome error) bool { return outcome != nil }

func payloadBytes(messages []connector.Message) int {
	bytes := 0
	for i := range messages {
		bytes += len(messages[i].Payload)
	}
	return bytes
}

// await reports an infrastructure failure and waits for the next try; false when the node ends.
func (e *emitter) await(ctx context.Context, err error, backoff int64, count int) bool {
	e.unready(err, time.Duration(backoff), count)
	timer := time.NewTimer(time.Duration(backoff))
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-ctx.Done():
		return false
	}
}

// unready shows why the sink does not deliver, and reports it when that is news.
func (e *emitter) unready(err error, backoff time.Duration, count int) {
	previous := e.status.Swap(&Readiness{Err: err, Backoff: backoff, Since: time.Now()})
	e.link.report(err)
	if (previous == nil || previous.Ready) && e.plan.GeneralError == revision.ErrorActionLog {
		e.task.env.general(e.task.identity, report.GeneralError, err, count)
	}
}

func (e *emitter) ready() {
	if status := e.status.Load(); status == nil || !status.Ready {
		e.status.Store(&Readiness{Ready: true, Since: time.Now()})
		e.link.report(nil)
	}
}

func (e *emitter) fail(b *batch.Batch, row int32, operation string, err error) failedRow {
	return failedRow{row: row, code: "external", operation: operation, index: -1, cause: err, share: b.Acks.Remove(int(row))}
}

// written gives the header writes of a row in order.
func (e *emitter) written(b *batch.Batch, row int) []connector.Header {
	start := len(e.headers)
	for i := range e.plan.Construction.Headers {
		name := b.Columns[e.width+2*i].(*array.String)
		value := b.Columns[e.width+2*i+1].(*array.String)
		e.headers = append(e.headers, connector.Header{Name: name.Value(row), Value: value.Value(row)})
	}
	return e.headers[start:len(e.headers):len(e.headers)]
}

// inputRows gives the original rows of a buffered batch for the error route.
func (e *emitter) inputRows(b *batch.Batch) *rows {
	r := &rows{low: b.Low, high: b.High, keys: b.Keys}
	r.frame.Rows, r.frame.Now = b.Rows, e.task.env.Clock.Now()
	if e.keepsInput {
		kept := b.Columns[e.width+2*len(e.plan.Construction.Headers):]
		r.frame.Input, r.frame.State = kept[:e.inputs], kept[e.inputs:]
	}
	return r
}

// partial gives the finished output of the failed rows.
func (e *emitter) partial(b *batch.Batch, failed []failedRow) []arrow.Array {
	if e.failed.send == nil {
		return nil
	}
	return columnar.TakeAll(b.Columns[:e.width], rowsOf(failed))
}

// deadline is given in wall time, which is the clock of the task.
func (e *emitter) deadline() (int64, bool) { return e.buffer.Deadline() }

func (e *emitter) tick(ctx context.Context, _ int64) { e.publishDue(ctx) }

func (e *emitter) drop(keys []*branch.Key) {
	for _, b := range e.buffer.Drop(keys) {
		e.task.giveUp(b, ack.ErrEvicted)
	}
}

func (e *emitter) flush(ctx context.Context) {
	e.publishParts(ctx, e.buffer.TakeAll())
}

func (e *emitter) stop(err error) {
	for _, b := range e.buffer.TakeAll() {
		e.task.giveUp(b, err)
	}
	for out := range e.task.buffered() {
		out.abandon(err)
	}
}

// held is the number of rows that wait to be published.
func (e *emitter) held() int { return e.buffer.Rows() }
