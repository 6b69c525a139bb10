package node

import (
	"context"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/runtime/ack"
	"nervix/runtime/branch"
	"nervix/runtime/clock"
	"nervix/runtime/columnar"
	"nervix/runtime/program"
)

// deduplicator forwards the first row of each key and drops its repetitions within MAX TIME. A repetition
// of a row that is still on its way shares the fate of that row: its source may have been the one to lose
// it, as a rebalance of partitions does.
//
// The history of a branch survives its eviction: it is kept under the branch's text, not under
// its incarnation (runtime semantics, section 4).
type deduplicator struct {
	task    *Task
	keys    *program.Values
	maxTime int64

	recent  *recentKeys
	values  columnar.RowKeys
	scratch []byte
}

func (d *deduplicator) process(ctx context.Context, r *rows) {
	result, err := d.keys.Run(&d.task.machine, &r.frame)
	if err != nil {
		d.task.internal(err, r.count())
		r.acks.Resolve(err)
		return
	}
	r.restrictRoutes(ctx, d.task, &result)
	if r.count() == 0 {
		return
	}
	fresh, reserved := d.admit(r, result.Columns)
	r.dropOthers(fresh)
	if len(fresh) == 0 {
		return
	}
	r.frame.Selection = fresh
	r.acks = d.guard(r, reserved)
	d.task.fanOut(ctx, r)
}

// admit lists the selected rows whose key is new and remembers their keys.
func (d *deduplicator) admit(r *rows, columns []arrow.Array) (fresh []int32, reserved *reservation) {
	selected := r.count()
	fresh = make([]int32, 0, selected)
	var repeated []repetition
	observed := r.acks.Tracked() && !r.acks.Unobserved()
	d.recent.lock.Lock()
	defer d.recent.lock.Unlock()
	d.values.Read(columns)
	d.recent.expire(clock.Sub(r.frame.Now, d.maxTime))
	for i := range selected {
		row := int32(i)
		if r.frame.Selection != nil {
			row = r.frame.Selection[i]
		}
		d.scratch = d.recent.prefix(d.scratch[:0], r.keys.Key(int(row)))
		d.scratch = d.values.Append(d.scratch, i)
		id, inserted := d.recent.insert(d.scratch, r.frame.Now)
		if !inserted && d.recent.abandoned(id) {
			d.recent.remove(id)
			_, inserted = d.recent.insert(d.scratch, r.frame.Now)
		}
		switch {
		case inserted:
			fresh = append(fresh, row)
		case observed:
			repeated = append(repeated, repetition{id, row})
		}
	}
	if observed && len(fresh) > 0 {
		reserved = d.recent.reserve(fresh, r.acks)
	}
	for _, repetition := range repeated {
		if d.recent.follow(repetition.of, r.acks.Row(int(repetition.row))) {
			r.acks.Remove(int(repetition.row))
		}
	}
	return fresh, reserved
}

// repetition is a row whose key has an entry.
type repetition struct {
	of  uint64
	row int32
}

// guard takes the keys of rows that fail downstream back, so that their repetition by the source
// is not suppressed. Those of rows that succeed are saved before their source hears of it: a key is
// saved neither too early, which would suppress a repetition after a crash, nor too late.
func (d *deduplicator) guard(r *rows, reserved *reservation) ack.Set {
	if reserved == nil {
		return r.acks
	}
	recent := d.recent // goes on to the next task
	return ack.Intercept(r.acks, r.frame.Rows, func(row int, err error, share ack.Share) {
		taken, followers := recent.settle(reserved, int32(row), err, share)
		if !taken {
			share.Resolve(err)
		}
		for _, follower := range followers {
			follower.Resolve(err)
		}
	})
}

// remembered implements rememberer.
func (d *deduplicator) remembered() int64 { return d.recent.size() }

func (d *deduplicator) deadline() (int64, bool)     { return 0, false }
func (d *deduplicator) tick(context.Context, int64) {}
func (d *deduplicator) drop(*branch.Key)            {}
func (d *deduplicator) stop(error)                  {}

// restrictRoutes narrows the rows to those whose node operation succeeded. A failed row fails on
// every route, each with its own policy (runtime semantics, section 3).
func (r *rows) restrictRoutes(ctx context.Context, task *Task, result *program.Result) {
	if len(result.Errors) == 0 && result.Selected == nil {
		return
	}
	failed := failedRows(r, result)
	for i := range failed {
		failed[i].share.Fork(len(task.outputs) - 1)
	}
	if len(failed) > 0 {
		for _, out := range task.outputs {
			out.failed.apply(ctx, r, failed, nil)
		}
	}
	if result.Selected != nil {
		r.dropOthers(result.Selected)
		r.frame.Selection = result.Selected
	}
}
