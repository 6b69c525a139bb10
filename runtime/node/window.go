package node

import (
	"context"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/clock"
	"nervix/runtime/columnar"
	"nervix/runtime/program"
)

// windowProcessor aggregates the rows of each concrete branch over windows (runtime semantics,
// section 8.4). Emissions of all branches that one input batch or tick causes leave together.
type windowProcessor struct {
	task      *Task
	plan      *revision.WindowProcessor
	arguments *program.Values
	// keySchema is the branch schema when some route reads the key; nil otherwise.
	keySchema *revision.Schema
	windows   map[*branch.Key]*window
	found     []*window         // those of the batch in process, in the order of its key table
	bytes     int64             // of all retained rows
	due       schedule[*window] // to close while idle
	emitted   emissions
	row       int32 // the arriving row of the batch in process
	// keepers and buckets serve percentiles.
	keepers []int
	buckets []uint32
	saved   savedWindows
}

// emissions are finished windows that wait for the routes.
type emissions struct {
	columns   []outcome // one per accumulator
	low, high []int64
	keys      []*branch.Key
	groups    [][]ack.Share
	rows      []int32 // of the batch in process that completed each; none on idle closing
	failed    []failedWindow
}

// failedWindow is an emission whose aggregate failed.
type failedWindow struct {
	row   int32
	cause failure.Failure
}

func newWindowProcessor(task *Task, plan *revision.WindowProcessor, arguments *program.Values) *windowProcessor {
	w := &windowProcessor{task: task, plan: plan, arguments: arguments, windows: map[*branch.Key]*window{}, keepers: keepers(plan.Accumulators)}
	w.reset()
	return w
}

func (w *windowProcessor) reset() {
	columns := make([]outcome, len(w.plan.Accumulators))
	for i := range columns {
		columns[i].builder = array.NewBuilder(memory.DefaultAllocator, columnar.ArrowType(w.plan.Accumulators[i].Type))
	}
	w.emitted = emissions{columns: columns}
}

func (w *windowProcessor) process(ctx context.Context, r *rows) {
	result, err := w.arguments.Run(&w.task.machine, &r.frame)
	if err != nil {
		w.task.internal(err, r.count())
		r.acks.Resolve(err)
		return
	}
	r.restrictRoutes(ctx, w.task, &result)
	values := newArguments(result.Columns)
	held := r.acks.Tracked() && !r.acks.Unobserved()
	w.find(r.keys)
	for i := range r.count() {
		row := i
		if r.frame.Selection != nil {
			row = int(r.frame.Selection[i])
		}
		if accumulator, cause := w.unfit(values, i); cause != nil {
			w.refuse(ctx, r, int32(row), accumulator, cause)
			continue
		}
		var share ack.Share
		if held {
			share = r.acks.Remove(row)
		}
		state := w.found[0]
		if r.keys.Row != nil {
			state = w.found[r.keys.Row[row]]
		}
		w.row = int32(row)
		w.arrive(state, r.low[row], values, i, share, r.frame.Now)
	}
	clear(w.found)
	r.acks.Resolve(nil)
	w.emit(ctx, r.frame.Now, &r.frame)
}

// find looks the windows of a batch up, once per branch.
func (w *windowProcessor) find(keys batch.Keys) {
	w.found = w.found[:0]
	table := keys.Table
	if len(table) == 0 {
		table = unbranched[:]
	}
	for _, key := range table {
		state := w.windows[key]
		if state == nil {
			state = newWindow(key, len(w.plan.Arguments.Blocks))
			w.windows[key] = state
		}
		w.found = append(w.found, state)
	}
}

// unbranched stands for the table of a batch without branches.
var unbranched [1]*branch.Key

// unfit finds the first accumulator that cannot take its argument of a row, because it is null or no
// bucket of a histogram has a place for it. COUNT counts rows and needs no value.
func (w *windowProcessor) unfit(values arguments, row int) (accumulator int, cause failure.Failure) {
	for i := range w.plan.Accumulators {
		accumulator := &w.plan.Accumulators[i]
		argument := &values[accumulator.Argument]
		switch {
		case accumulator.Aggregate == revision.AggregateCount:
		case argument.isNull(row):
			return i, &failure.WindowNullArgument{Function: accumulator.Aggregate.String()}
		case accumulator.Aggregate == revision.AggregatePercentile && argument.reals != nil && !finite(argument.reals[row]):
			return i, &failure.InvalidArgument{Operation: "PERCENTILE_LINEAR_HISTOGRAM", Reason: "the value is not finite"}
		}
	}
	return 0, nil
}

func finite(value float64) bool { return value-value == 0 }

// refuse fails a row that an accumulator cannot take; it does not enter the window.
func (w *windowProcessor) refuse(ctx context.Context, r *rows, row int32, accumulator int, cause failure.Failure) {
	share := r.acks.Remove(int(row))
	share.Fork(len(w.task.outputs) - 1)
	failed := []failedRow{{
		row: row, code: "evaluation", operation: program.OperationWindow.String(), index: int32(w.plan.Accumulators[accumulator].Argument),
		fields: w.plan.Arguments.Fields, share: share,
		cause: cause,
	}}
	for _, out := range w.task.outputs {
		out.failed.apply(ctx, r, failed, nil)
	}
}

// arrive adds a row to its window and closes what is complete.
func (w *windowProcessor) arrive(state *window, low int64, values arguments, row int, share ack.Share, now int64) {
	before := state.bytes
	w.saved.change(state)
	state.append(low, values, row, share)
	for state.met(w.plan.Width, low) {
		w.close(state, low, now)
	}
	w.bytes += state.bytes - before
	w.arm(state)
}

// close emits a window at a time of its clock and steps it.
func (w *windowProcessor) close(state *window, at, now int64) {
	w.saved.change(state)
	index := int32(len(w.emitted.low))
	for i := range w.plan.Accumulators {
		if w.plan.Accumulators[i].Aggregate == revision.AggregatePercentile {
			w.percentile(state, i, at, &w.emitted.columns[i])
		} else if cause := state.aggregate(&w.plan.Accumulators[i], &w.emitted.columns[i]); cause != nil {
			w.emitted.failed = append(w.emitted.failed, failedWindow{row: index, cause: cause})
		}
	}
	w.emitted.low = append(w.emitted.low, state.lowest())
	w.emitted.high = append(w.emitted.high, now)
	w.emitted.rows = append(w.emitted.rows, w.row)
	w.emitted.keys = append(w.emitted.keys, state.key)
	w.emitted.groups = append(w.emitted.groups, state.forkShares())
	leaving := state.leaving(w.plan.Step)
	w.depart(state, leaving, at)
	state.leave(leaving)
}

// state gives the materialized states of finished windows: those that the completing rows of a frame
// are bound to, or the current ones when windows were closed by time.
func (w *windowProcessor) state(done *emissions, keys batch.Keys, from *program.Frame) ([]arrow.Array, error) {
	if w.task.states == nil {
		return nil, nil
	}
	if from != nil {
		return spread(from.State, from.Rows, done.rows), nil
	}
	bound, err := w.task.states.read(keys)
	if err != nil {
		return nil, err
	}
	return w.task.states.state(bound, keys, nil)
}

// emit runs the routes over the finished windows, which rows of a frame completed; nil is time.
func (w *windowProcessor) emit(ctx context.Context, now int64, from *program.Frame) {
	count := len(w.emitted.low)
	if count == 0 {
		return
	}
	done := w.emitted
	w.reset()
	r := &rows{low: done.low, high: done.high, keys: tableOf(done.keys), acks: ack.Join(done.groups)}
	r.frame.Rows, r.frame.Now = count, now
	r.frame.Aggregate = make([]arrow.Array, len(done.columns))
	for i := range done.columns {
		column, err := done.columns[i].column()
		if err != nil {
			w.task.internal(err, count)
			r.acks.Resolve(err)
			return
		}
		r.frame.Aggregate[i] = column
	}
	state, err := w.state(&done, r.keys, from)
	if err != nil {
		w.task.internal(err, count)
		r.acks.Resolve(err)
		return
	}
	r.frame.State = state
	if w.keySchema != nil {
		r.frame.Branch = branchColumns(w.keySchema, r.keys, count)
	}
	w.failWindows(ctx, r, done.failed)
	if r.count() > 0 {
		w.task.fanOut(ctx, r)
	}
}

// failWindows gives windows whose aggregate failed to the message policies of the routes.
func (w *windowProcessor) failWindows(ctx context.Context, r *rows, list []failedWindow) {
	if len(list) == 0 {
		return
	}
	broken := map[int32]bool{}
	var failed []failedRow
	for _, f := range list {
		if broken[f.row] {
			continue
		}
		broken[f.row] = true
		share := r.acks.Remove(int(f.row))
		share.Fork(len(w.task.outputs) - 1)
		failed = append(failed, failedRow{row: f.row, code: "evaluation", operation: program.OperationWindow.String(), index: -1, fields: w.plan.Arguments.Fields, cause: f.cause, share: share})
	}
	for _, out := range w.task.outputs {
		out.failed.apply(ctx, r, failed, nil)
	}
	whole := make([]int32, 0, r.frame.Rows)
	for row := range int32(r.frame.Rows) {
		if !broken[row] {
			whole = append(whole, row)
		}
	}
	r.frame.Selection = whole
}

// tableOf builds the keys of emitted rows.
func tableOf(list []*branch.Key) batch.Keys {
	if list[0] == nil {
		return batch.Keys{}
	}
	ordinals := map[*branch.Key]uint32{}
	keys := batch.Keys{Row: make([]uint32, len(list))}
	for i, key := range list {
		ordinal, known := ordinals[key]
		if !known {
			ordinal = uint32(len(keys.Table))
			ordinals[key] = ordinal
			keys.Table = append(keys.Table, key)
		}
		keys.Row[i] = ordinal
	}
	if len(keys.Table) == 1 {
		keys.Row = nil
	}
	return keys
}

// arm schedules the idle closing of a window with a duration bound.
func (w *windowProcessor) arm(state *window) {
	if w.plan.Width.Duration == 0 {
		return
	}
	if state.rows() == 0 {
		w.due.disarm(state)
		return
	}
	w.due.arm(state, clock.Add(state.first(), w.plan.Width.Duration))
}

// remembered implements rememberer.
func (w *windowProcessor) remembered() int64 { return w.bytes }

func (w *windowProcessor) deadline() (int64, bool) { return w.due.next() }

func (w *windowProcessor) tick(ctx context.Context, now int64) {
	for {
		state := w.due.expired(now)
		if state == nil {
			break
		}
		before := state.bytes
		for state.met(w.plan.Width, now) {
			w.close(state, now, now)
		}
		w.bytes += state.bytes - before
		w.arm(state)
	}
	w.emit(ctx, now, nil)
}

func (w *windowProcessor) drop(key *branch.Key) {
	if state := w.windows[key]; state != nil {
		w.due.disarm(state)
		state.release(ack.ErrEvicted)
		w.bytes -= state.bytes
		w.saved.end(state)
		if delete(w.windows, key); len(w.windows) == 0 {
			w.windows = map[*branch.Key]*window{} // a map keeps the room of everything that it ever held
		}
	}
}

func (w *windowProcessor) stop(err error) {
	for _, state := range w.windows {
		state.release(err)
	}
}
