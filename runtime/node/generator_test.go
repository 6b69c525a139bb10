package node

import (
	"context"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/budget"
	"nervix/runtime/clock"
)

// generating makes orders from the state of relay 3 every 100.
func generating(t *testing.T, flushes *revision.Flush) *driven {
	d := stateful(t, revision.StateAbsenceSkip)
	d.generate(flushes)
	return d
}

// generate drives another generator from here on.
func (d *driven) generate(flushes *revision.Flush) {
	plan := statefulPlan(revision.StateAbsenceSkip)
	plan.Inputs, plan.Operation = nil, &revision.Generator{Interval: 100}
	plan.Routes[0].Construction.Operations[0] = &revision.AssignColumn{Output: 0, Value: revision.Block{
		Instructions: benchLoad(0, revision.ColumnSourceBranch, 0, datatype.KindString), Result: 0,
	}}
	plan.Routes[0].Construction.Operations[1].(*revision.AssignColumn).Value.Instructions[0].Register = 1
	plan.Routes[0].Construction.Operations[1].(*revision.AssignColumn).Value.Result = 1
	plan.Routes[0].Construction.Registers = 2
	plan.Routes[0].Flush = flushes
	d.task = d.prepare(plan)
	made := d.task
	d.t.Cleanup(func() { made.work.stop(ack.ErrStopped) })
}

// The first round comes with the state, the next ones at multiples of the interval with the latest
// state; missed ones are skipped. Every branch has its own rounds.
func TestGeneratorRounds(t *testing.T) {
	d := generating(t, nil)
	d.at(10)
	require.Empty(t, d.published(1))
	d.keep(3, order{"a", 1}) // at 11
	d.at(11)
	require.Equal(t, []string{"a 1"}, d.published(1))
	d.keep(3, order{"a", 2}, order{"b", 5}) // at 12
	d.at(12)
	require.Equal(t, []string{"b 5"}, d.published(1))
	d.at(110)
	require.Empty(t, d.published(1))
	d.at(111)
	require.Equal(t, []string{"a 2"}, d.published(1))
	d.at(450)
	require.Equal(t, []string{"b 5, a 2"}, d.published(1))
	d.at(511)
	require.Equal(t, []string{"a 2"}, d.published(1))
	require.Zero(t, d.env.Tracker.Outstanding())
}

// FLUSH EACH has one cadence from the first round on, whenever rows come.
func TestGeneratorFlushCadence(t *testing.T) {
	d := generating(t, &revision.Flush{Interval: 250, MaxBytes: 1 << 30})
	d.keep(3, order{"a", 1}) // at 1
	for now := int64(1); now < 251; now += 50 {
		d.at(now)
		require.Empty(t, d.published(1), "at %d", now)
	}
	d.at(251)
	require.Equal(t, []string{"a 1, a 1, a 1"}, d.published(1))
	// The row of the round at 301 leaves with the beat at 501, not 250 later.
	d.at(301)
	d.at(401)
	d.at(500)
	require.Empty(t, d.published(1))
	d.at(501)
	require.Equal(t, []string{"a 1, a 1, a 1"}, d.published(1))
}

func TestGeneratorForgetsBranches(t *testing.T) {
	d := generating(t, &revision.Flush{Interval: 1 << 40})
	d.keep(3, order{"a", 1}, order{"b", 2})
	d.at(5)
	require.Equal(t, 2, d.task.Pending())
	d.evict("a")
	d.at(105)
	require.Equal(t, 2, d.task.Pending(), "b was generated twice, a is gone")
	d.task.outputs[0].flushAll(t.Context())
	require.Equal(t, []string{"b 2, b 2"}, d.published(1))
	require.Zero(t, d.env.Tracker.Outstanding())
}

// A held generator publishes what it has and is idle.
func TestGeneratorIsHeld(t *testing.T) {
	d := generating(t, &revision.Flush{Interval: 1 << 40})
	d.keep(3, order{"a", 1})
	d.at(5)
	d.task.Attach()
	d.task.Start()
	require.NoError(t, d.task.Hold(t.Context()))
	require.Equal(t, []string{"a 1"}, d.published(1))
	require.True(t, d.task.Idle())
	_, due := d.task.work.deadline()
	require.False(t, due)
	d.task.Release()
	d.task.Stop(ack.ErrStopped)
	require.Zero(t, d.env.Tracker.Outstanding())
}

// Under memory pressure a generator publishes what it has and is idle. Afterwards it goes on with its rounds;
// those that it missed are not made up for.
func TestGeneratorPausesUnderPressure(t *testing.T) {
	d := generating(t, &revision.Flush{Interval: 1 << 40, MaxBytes: 1 << 30})
	d.keep(3, order{"a", 1}) // at 1
	d.at(1)
	g := d.task.generator()
	g.Pause()
	d.at(2)
	require.Equal(t, []string{"a 1"}, d.published(1))
	d.at(150)
	d.at(350)
	require.Zero(t, d.task.Pending())
	require.True(t, d.task.Idle())
	_, due := d.task.work.deadline()
	require.False(t, due)
	g.Resume()
	d.at(360)
	d.at(400)
	require.Equal(t, 1, d.task.Pending(), "the round that is due, and none of the missed ones")
	d.at(401)
	require.Equal(t, 2, d.task.Pending(), "the next one is where it would have been")
}

// A generator that runs is under the control of the budget.
func TestPressureReachesGenerators(t *testing.T) {
	d := stateful(t, revision.StateAbsenceSkip)
	d.env.Budget = budget.New(budget.Config{Limit: 1200, High: 1000, Low: 500, Heap: func(bool) int64 { return 0 }})
	d.generate(nil)
	ctx, stop := context.WithCancel(t.Context())
	var running sync.WaitGroup
	running.Go(func() { d.env.Budget.Run(ctx) })
	defer func() { stop(); running.Wait() }()
	other := d.env.Budget.Open(metric.HoldingState, "d", "o")
	d.task.Attach()
	d.task.Start()
	g := d.task.generator()
	other.Set(1000)
	require.Eventually(t, g.pressed.Load, 5*time.Second, time.Millisecond)
	other.Set(0)
	require.Eventually(t, func() bool { return !g.pressed.Load() }, 5*time.Second, time.Millisecond)
	d.task.Stop(ack.ErrStopped)
	other.Set(1000)
	require.Eventually(t, d.env.Budget.Pressed, 5*time.Second, time.Millisecond)
	require.False(t, g.pressed.Load(), "it has left")
}

// Rounds come when the domain time says so. On a fast clock they are missed rather than that the task
// looks for them without a pause, and on a slow one the task sleeps until they are due.
func TestGeneratorFollowsThePace(t *testing.T) {
	for _, c := range []struct {
		rate        float64
		during      time.Duration
		least, most int
	}{
		{1e6, 10 * time.Millisecond, 150, 201}, // a round every tenth of a picosecond
		{1, time.Millisecond, 20, 21},          // a round every 100 ns
		{1e-6, 10 * time.Second, 101, 101},     // a round every 100 ms
	} {
		synctest.Test(t, func(t *testing.T) {
			d := stateful(t, revision.StateAbsenceSkip)
			d.env.Clock = clock.NewPaced(&revision.Clock{Period: 1, Wall: time.Now().UnixNano(), Logical: 1e9, Rate: c.rate})
			d.generate(nil)
			d.keep(3, order{"a", 1})
			d.task.Attach()
			d.task.Start()
			time.Sleep(c.during)
			synctest.Wait()
			d.task.Stop(ack.ErrStopped)
			rounds := len(d.published(1))
			require.GreaterOrEqual(t, rounds, c.least)
			require.LessOrEqual(t, rounds, c.most)
		})
	}
}
