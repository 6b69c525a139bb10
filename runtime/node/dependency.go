package node

import (
	"context"
	"fmt"
	"slices"
	"sync/atomic"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"

	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/columnar"
	"nervix/runtime/program"
	"nervix/runtime/relay"
)

// dependencies are the materialized states that the rows of a node need (runtime semantics, section
// 6.1). Every batch is bound to one snapshot of them before anything else happens to it. Rows of
// branches that must wait are kept, in order, until a state changes; each counts as queued, so that
// its branch gets no more of them than the capacity of its relay.
type dependencies struct {
	task *Task
	list []dependency
	// parked are the batches that wait, oldest first, and waiting counts them by branch.
	parked  []parked
	waiting map[*branch.Key]int
	seen    []uint64 // changes of each state when the parked batches were last tried
	watches []*relay.Watch
	// yielding tells that nothing may wait: a drain goes on.
	yielding atomic.Bool
	// keeping tells that rows wait for the end of a pause, whatever the states.
	keeping atomic.Bool
	// uncounted tells that what waits does not count as queued.
	uncounted bool
}

// dependency is one USING MATERIALIZED STATE.
type dependency struct {
	relay  *relay.Relay
	absent revision.StateAbsence
	// constant is the row that stands for missing state; DEFAULT only.
	constant []arrow.Array
}

type parked struct {
	input int
	batch *batch.Batch
	bytes int64
}

// binding is what a batch found of the dependencies.
type binding struct {
	columns [][]arrow.Array // per dependency; nil when no branch has state
	rows    [][]int32       // per dependency and branch of the batch: the row of the columns, or -1
}

// start watches the states.
func (d *dependencies) start() {
	for i := range d.list {
		if state := d.list[i].relay.State(); state != nil {
			d.watches = append(d.watches, state.Watch(d.task.notify, false))
		}
	}
}

// stop settles what waits.
func (d *dependencies) stop(err error) {
	for _, watch := range d.watches {
		watch.End()
	}
	d.reject(err)
}

// read takes a snapshot for the branches of a batch.
func (d *dependencies) read(keys batch.Keys) (*binding, error) {
	bound := &binding{columns: make([][]arrow.Array, len(d.list)), rows: make([][]int32, len(d.list))}
	for i := range d.list {
		dependency := &d.list[i]
		rows := make([]int32, max(len(keys.Table), 1))
		for n := range rows {
			rows[n] = -1
		}
		if state := dependency.relay.State(); state != nil {
			var err error
			if bound.columns[i], rows, err = state.Read(keys); err != nil {
				return nil, err
			}
		}
		bound.rows[i] = rows
	}
	return bound, nil
}

// verdict is what happens to the rows of a branch.
type verdict uint8

const (
	bind verdict = iota
	skip
	wait
)

// judge decides about a branch of the batch: the first dependency without state decides.
func (d *dependencies) judge(bound *binding, ordinal int) verdict {
	for i := range d.list {
		if bound.rows[i][ordinal] >= 0 {
			continue
		}
		switch d.list[i].absent {
		case revision.StateAbsenceWait:
			return wait
		case revision.StateAbsenceSkip:
			return skip
		case revision.StateAbsenceDefault:
		}
	}
	return bind
}

// state gives the columns of the STATE source for the selected rows of a batch; nil selects all.
// They have one row when all rows belong to one branch.
func (d *dependencies) state(bound *binding, keys batch.Keys, selected []int32) ([]arrow.Array, error) {
	var state []arrow.Array
	for i := range d.list {
		columns, constant := bound.columns[i], d.list[i].constant
		width := d.list[i].relay.Schema.NumFields()
		missing := int32(-1)
		switch {
		case columns == nil && constant == nil:
			columns = nullRow(d.list[i].relay.Schema)
			missing = 0
		case columns == nil:
			columns, missing = constant, 0
		case constant != nil:
			joined := make([]arrow.Array, width)
			for c := range joined {
				whole, err := columnar.Concat([]arrow.Array{columns[c], constant[c]})
				if err != nil {
					return nil, err
				}
				joined[c] = whole
			}
			missing = int32(columns[0].Len())
			columns = joined
		}
		state = append(state, columnar.TakeAll(columns, stateRows(bound.rows[i], missing, keys, selected))...)
	}
	return state, nil
}

// stateRows gives for every selected row that of its branch in the columns of a state.
func stateRows(rows []int32, missing int32, keys batch.Keys, selected []int32) []int32 {
	of := func(ordinal uint32) int32 {
		if rows[ordinal] < 0 {
			return missing
		}
		return rows[ordinal]
	}
	switch {
	case keys.Row == nil:
		return []int32{of(0)}
	case selected == nil:
		list := make([]int32, len(keys.Row))
		for i, ordinal := range keys.Row {
			list[i] = of(ordinal)
		}
		return list
	}
	list := make([]int32, len(selected))
	for i, row := range selected {
		list[i] = of(keys.Row[row])
	}
	return list
}

// nullRow stands for state that is gone while its branch still has rows.
func nullRow(schema *arrow.Schema) []arrow.Array {
	columns := make([]arrow.Array, schema.NumFields())
	for i, field := range schema.Fields() {
		columns[i] = columnar.Nulls(field.Type, 1)
	}
	return columns
}

// resolve binds a batch: rows with their states go on, others are dropped or wait.
func (d *dependencies) resolve(ctx context.Context, input int, b *batch.Batch) {
	bound, err := d.read(b.Keys)
	if err != nil {
		d.fail(b, err)
		return
	}
	verdicts := make([]verdict, max(len(b.Keys.Table), 1))
	counts := [3]int{}
	for ordinal := range verdicts {
		verdicts[ordinal] = d.judge(bound, ordinal)
		if d.waiting[keyAt(b.Keys, ordinal)] > 0 {
			verdicts[ordinal] = wait // behind those that came earlier
		}
		counts[verdicts[ordinal]]++
	}
	if counts[bind] == len(verdicts) {
		d.pass(ctx, input, b, bound, b.Keys, nil)
		return
	}
	keys := b.Keys
	selections := divide(b, verdicts)
	parts := b.Split(selections[bind], selections[skip], selections[wait])
	parts[skip].Acks.Resolve(nil)
	d.park(input, parts[wait])
	d.pass(ctx, input, parts[bind], bound, keys, selections[bind])
}

func keyAt(keys batch.Keys, ordinal int) *branch.Key {
	if len(keys.Table) == 0 {
		return nil
	}
	return keys.Table[ordinal]
}

// divide lists the rows of each verdict.
func divide(b *batch.Batch, verdicts []verdict) (selections [3][]int32) {
	for i := range selections {
		selections[i] = []int32{} // nil would select all
	}
	for row := range b.Rows {
		ordinal := uint32(0)
		if b.Keys.Row != nil {
			ordinal = b.Keys.Row[row]
		}
		selections[verdicts[ordinal]] = append(selections[verdicts[ordinal]], int32(row))
	}
	return selections
}

// pass lets bound rows go on: the selected ones of a batch that had the keys.
func (d *dependencies) pass(ctx context.Context, input int, b *batch.Batch, bound *binding, keys batch.Keys, selected []int32) {
	if b.Rows == 0 {
		return
	}
	state, err := d.state(bound, keys, selected)
	if err != nil {
		d.fail(b, err)
		return
	}
	d.task.work.consume(ctx, input, b, state)
}

func (d *dependencies) fail(b *batch.Batch, err error) {
	d.task.internal(err, b.Rows)
	b.Acks.Resolve(err)
}

// park keeps rows until a state changes. During a drain they fail instead, and come again.
func (d *dependencies) park(input int, b *batch.Batch) {
	switch {
	case b.Rows == 0:
		return
	case d.yielding.Load():
		d.task.giveUp(b, ack.ErrStopped)
		return
	}
	if d.waiting == nil {
		d.waiting = map[*branch.Key]int{}
	}
	for ordinal := range max(len(b.Keys.Table), 1) {
		d.waiting[keyAt(b.Keys, ordinal)]++
	}
	waits := parked{input: input, batch: b, bytes: columnar.Bytes(b.Columns)}
	d.task.accounts.relays.Add(waits.bytes)
	d.parked = append(d.parked, waits)
	if !d.uncounted {
		d.task.inputs[input].consumer.Inbox.Hold(b.Keys)
	}
}

// count lets what waits count as queued, or not: publishers that wait for room must get on during a pause,
// before the gates close behind them.
func (d *dependencies) count(on bool) {
	if on != d.uncounted {
		return
	}
	d.uncounted = !on
	for _, p := range d.parked {
		if inbox := d.task.inputs[p.input].consumer.Inbox; on {
			inbox.Hold(p.batch.Keys)
		} else {
			inbox.Release(p.batch.Keys)
		}
	}
}

// release takes what waits; nothing waits afterwards.
func (d *dependencies) release() []parked {
	list := d.parked
	d.parked = nil
	clear(d.waiting)
	for _, p := range list {
		if !d.uncounted {
			d.task.inputs[p.input].consumer.Inbox.Release(p.batch.Keys)
		}
		d.task.accounts.relays.Add(-p.bytes)
	}
	return list
}

// reject fails what waits.
func (d *dependencies) reject(err error) {
	for _, p := range d.release() {
		d.task.giveUp(p.batch, err)
	}
}

// retry tries what waits again once a state has changed. During a pause nothing leaves: it would meet a gate.
func (d *dependencies) retry(ctx context.Context) {
	if d == nil {
		return
	}
	if d.yielding.Load() {
		d.reject(ack.ErrStopped)
	}
	keeping := d.keeping.Load()
	if d.count(!keeping); keeping {
		return
	}
	if !d.changed() || len(d.parked) == 0 {
		return
	}
	for _, p := range d.release() {
		d.task.moves.Add(1)
		d.resolve(ctx, p.input, p.batch)
		d.task.forgetEvicted(p.batch)
	}
}

// changed tells whether a state has changed since the last call.
func (d *dependencies) changed() bool {
	changed := false
	for i := range d.list {
		if state := d.list[i].relay.State(); state != nil {
			now := state.Changes()
			changed = changed || d.seen[i] != now
			d.seen[i] = now
		}
	}
	return changed
}

// drop fails the rows of ended branches that wait.
func (d *dependencies) drop(keys []*branch.Key) {
	if d == nil {
		return
	}
	ended := map[*branch.Key]bool{}
	for _, key := range keys {
		if d.waiting[key] > 0 {
			ended[key] = true
		}
	}
	if len(ended) == 0 {
		return
	}
	for _, p := range d.release() {
		out, stay := p.batch.Divide(func(key *branch.Key) bool { return ended[key] })
		parts := p.batch.Split(out, stay)
		d.task.giveUp(parts[0], ack.ErrEvicted)
		d.park(p.input, parts[1])
	}
}

// same tells whether two nodes need the same states in the same way.
func (d *dependencies) same(other *dependencies) bool {
	if d == nil || other == nil {
		return d == other
	}
	return slices.EqualFunc(d.list, other.list, func(a, b dependency) bool {
		return a.relay == b.relay && a.absent == b.absent && slices.EqualFunc(a.constant, b.constant, array.Equal)
	})
}

// Yield tells a task whether rows may wait for state. While they may not, those that would wait are
// acknowledged negatively, so that a drain never waits for them.
func (t *Task) Yield(on bool) {
	if t.states == nil {
		return
	}
	t.states.yielding.Store(on)
	t.wakeUp()
}

// Keep tells a task whether a pause goes on. Meanwhile the rows that wait for state stay where they are and
// need no room in the queues of the task, so that a successor can take them over.
func (t *Task) Keep(on bool) {
	if t.states == nil {
		return
	}
	t.states.keeping.Store(on)
	t.wakeUp()
}

func (t *Task) wakeUp() {
	select {
	case t.notify <- struct{}{}:
	default:
	}
}

// dependencies prepares the materialized states of a node and their schema.
func (b *builder) dependencies(plans []revision.StateDependency) {
	if len(plans) == 0 {
		return
	}
	b.state = &revision.Schema{}
	d := &dependencies{task: b.task, seen: make([]uint64, len(plans))}
	for i := range plans {
		plan := &plans[i]
		shape := b.env.Schema(b.env.Revision.Relays[plan.Relay].Schema)
		b.state.Fields = append(b.state.Fields, shape.Fields...)
		made := dependency{relay: b.env.Relays[plan.Relay], absent: plan.Absent}
		if plan.Default != nil {
			made.constant = b.constant(plan.Default, shape)
		}
		d.list = append(d.list, made)
	}
	b.task.states = d
}

// constant computes the only row of a construction that reads nothing.
func (b *builder) constant(plan *revision.Construction, shape *revision.Schema) []arrow.Array {
	made := b.construction(plan, program.Schemas{}, program.Output(shape))
	if made == nil {
		return nil
	}
	result, err := made.Run(&b.task.machine, &program.Frame{Rows: 1, Now: b.env.Clock.Now()})
	if err == nil && len(result.Errors) > 0 {
		err = fmt.Errorf("DEFAULT of a materialized state: %w", result.Errors[0].Failure)
	}
	if err != nil {
		b.fault(err)
		return nil
	}
	return result.Columns
}

// spread gives columns of a source, which may have one row for all, for the selected rows of a frame.
func spread(columns []arrow.Array, rows int, selected []int32) []arrow.Array {
	if len(columns) == 0 || selected == nil || columns[0].Len() == 1 && rows != 1 {
		return columns
	}
	return columnar.TakeAll(columns, selected)
}

// everyRow gives the columns of a source with one row for each of the selected ones, count together.
func everyRow(columns []arrow.Array, rows int, selected []int32, count int) []arrow.Array {
	if len(columns) > 0 && columns[0].Len() == 1 && rows != 1 {
		return columnar.TakeAll(columns, make([]int32, count))
	}
	return columnar.TakeAll(columns, selected)
}
