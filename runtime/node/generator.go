package node

import (
	"context"
	"sync/atomic"

	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/clock"
	"nervix/runtime/columnar"
	"nervix/runtime/relay"
)

// generator makes a row for every route from the materialized state of each branch, in rounds of
// domain time that begin when the branch first has state (runtime semantics, section 8.9). Rounds
// that were missed are not made up for.
type generator struct {
	task     *Task
	source   *relay.Relay
	interval int64
	// keySchema is the branch schema when some route reads the key; nil otherwise.
	keySchema *revision.Schema
	watch     *relay.Watch // nil before the first round
	rounds    schedule[*round]
	byKey     map[*branch.Key]*round
	held      atomic.Bool // a pause goes on
	pressed   atomic.Bool // there is memory pressure
	flushes   atomic.Bool // pressure began, and what is pending leaves first
	leave     func()      // ends the control of the budget
}

// round is the next evaluation of one branch.
type round struct {
	appointment
	key *branch.Key
}

func newGenerator(task *Task, source *relay.Relay, interval int64) *generator {
	return &generator{task: task, source: source, interval: interval, byKey: map[*branch.Key]*round{}, leave: func() {}}
}

// process is never called: a generator has no inputs.
func (g *generator) process(context.Context, *rows) {}

// deadline lets new branches begin at once.
func (g *generator) deadline() (int64, bool) {
	switch {
	case g.flushes.Load():
		return 0, true
	case g.held.Load() || g.pressed.Load() || g.source.State() == nil:
		return 0, false
	}
	if g.watch == nil {
		g.watch = g.source.State().Watch(g.task.notify, true)
	}
	for _, key := range g.watch.Fresh() {
		if g.byKey[key] == nil && !key.Evicted() {
			g.byKey[key] = &round{key: key}
			g.rounds.arm(g.byKey[key], g.task.env.Clock.Now())
		}
	}
	return g.rounds.next()
}

// tick evaluates the branches whose round has come, all as one batch. The first one begins the cadence of
// the flushes (runtime semantics, section 8.9).
func (g *generator) tick(ctx context.Context, now int64) {
	if g.flushes.CompareAndSwap(true, false) {
		for out := range g.task.buffered() {
			out.flushAll(ctx)
		}
		return
	}
	if _, begun := g.rounds.next(); begun && g.task.outputs[0].activated == nil {
		for out := range g.task.buffered() {
			out.activated = &now
		}
	}
	var keys batch.Keys
	for next := g.rounds.expired(now); next != nil; next = g.rounds.expired(now) {
		missed := (now - next.due) / g.interval
		g.rounds.arm(next, clock.Add(next.due+missed*g.interval, g.interval))
		keys.Row = append(keys.Row, uint32(len(keys.Table)))
		keys.Table = append(keys.Table, next.key)
	}
	if len(keys.Table) > 0 {
		g.generate(ctx, keys, now)
	}
}

func (g *generator) generate(ctx context.Context, keys batch.Keys, now int64) {
	columns, found, err := g.source.State().Read(keys)
	if err != nil {
		g.task.internal(err, len(keys.Table))
		return
	}
	// A branch may have ended a moment ago.
	present := make([]int32, 0, len(found))
	for i, row := range found {
		if row >= 0 {
			present = append(present, int32(i))
		}
	}
	if len(present) == 0 {
		return
	}
	if keys.Table[0] == nil {
		keys = batch.Keys{}
	} else {
		keys = keys.Take(present)
	}
	count := len(present)
	times := make([]int64, count)
	for i := range times {
		times[i] = now
	}
	r := &rows{low: times, high: times, keys: keys, acks: ack.Uniform(ack.NewRoot(1, g.task.env.Tracker), count)}
	r.frame.Rows, r.frame.Now = count, now
	r.frame.State = columnar.TakeAll(columns, take(found, present))
	if g.keySchema != nil {
		r.frame.Branch = branchColumns(g.keySchema, keys, count)
	}
	g.task.fanOut(ctx, r)
}

func (g *generator) drop(key *branch.Key) {
	if ended := g.byKey[key]; ended != nil {
		g.rounds.disarm(ended)
		delete(g.byKey, key)
	}
}

func (g *generator) stop(error) {
	g.leave()
	if g.watch != nil {
		g.watch.End()
	}
}

// Pause implements budget.Intake: what is pending is published, and nothing is generated until Resume.
// Rounds that are missed meanwhile are not made up for.
func (g *generator) Pause() {
	g.flushes.Store(true)
	g.pressed.Store(true)
	g.task.wakeUp()
}

// Resume implements budget.Intake.
func (g *generator) Resume() {
	g.pressed.Store(false)
	g.task.wakeUp()
}

// Hold lets a generator publish what it has and makes it idle until Release. Other tasks go on.
func (t *Task) Hold(ctx context.Context) error {
	g := t.generator()
	if g == nil {
		return nil
	}
	return t.Call(ctx, func(ctx context.Context) {
		g.held.Store(true)
		for out := range t.buffered() {
			out.flushAll(ctx)
		}
		t.measure()
	})
}

// Release ends a Hold.
func (t *Task) Release() {
	if g := t.generator(); g != nil {
		g.held.Store(false)
		t.wakeUp()
	}
}

// generator gives the operation of a generator; nil for other nodes.
func (t *Task) generator() *generator {
	work, isProcessor := t.work.(*processor)
	if !isProcessor {
		return nil
	}
	g, _ := work.operation.(*generator)
	return g
}
