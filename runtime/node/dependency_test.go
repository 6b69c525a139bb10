package node

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/columnar"
	"nervix/runtime/relay"
)

// stateful is a junction whose rows carry the amount of the state of their tenant; the state relays
// "first" and "second" have the indexes 3 and 4.
func stateful(t *testing.T, policies ...revision.StateAbsence) *driven {
	env, clock := benchEnvironment(t)
	for _, name := range []string{"first", "second"} {
		env.Revision.Relays = append(env.Revision.Relays, revision.Relay{Name: name, Branch: revision.BranchContract{Branched: true}, Materialized: true})
		made := relay.New(name, columnar.ArrowSchema(&env.Revision.Schemas[0]), 1000)
		made.Materialize(relay.NewState())
		env.Relays = append(env.Relays, made)
	}
	return driveIn(t, env, clock, statefulPlan(policies...))
}

func statefulPlan(policies ...revision.StateAbsence) *revision.Processor {
	plan := &revision.Processor{Inputs: []revision.Input{{Relay: 0}}, Operation: &revision.Junction{}}
	for i, policy := range policies {
		dependency := revision.StateDependency{Relay: uint32(3 + i), Absent: policy}
		if policy == revision.StateAbsenceDefault {
			dependency.Default = &revision.Construction{Registers: 2, Operations: []revision.ConstructionOperation{
				constantColumn(0, datatype.KindString, &revision.ConstantString{Value: "none"}),
				constantColumn(1, datatype.KindI64, &revision.ConstantInteger{Bits: 7}),
			}}
		}
		plan.States = append(plan.States, dependency)
	}
	plan.Routes = []revision.Route{{Relay: 1, Construction: revision.Construction{Registers: 1, Operations: []revision.ConstructionOperation{
		&revision.InheritColumn{Input: 0, Output: 0},
		&revision.AssignColumn{Output: 1, Value: revision.Block{Instructions: benchLoad(0, revision.ColumnSourceState, uint32(2*len(policies)-1), datatype.KindI64)}},
	}}}}
	return plan
}

func constantColumn(index uint32, kind datatype.Kind, step revision.Step) *revision.AssignColumn {
	return &revision.AssignColumn{Output: index, Value: revision.Block{
		Instructions: []revision.Instruction{{Register: index, Type: datatype.Type{Kind: kind}, Step: step}}, Result: index,
	}}
}

// keep publishes state.
func (d *driven) keep(relay int, orders ...order) {
	d.clock.now++
	b, _ := d.batch(orders...)
	require.NoError(d.t, d.env.Relays[relay].Publish(d.t.Context(), b))
	d.published(relay)
}

func TestStateIsBoundByBranch(t *testing.T) {
	d := stateful(t, revision.StateAbsenceSkip)
	d.keep(3, order{"a", 10}, order{"b", 20})
	root := d.feed(0, order{"a", 1}, order{"c", 2}, order{"b", 3}, order{"a", 4})
	require.Equal(t, []string{"a 10, b 20, a 10"}, d.published(1))
	require.Equal(t, "<nil>, <nil>, <nil>, <nil>", outcomes(root), "the row without state was dropped")
	d.keep(3, order{"a", 11})
	d.feed(0, order{"a", 1})
	d.feed(0, order{"c", 1})
	require.Equal(t, []string{"a 11"}, d.published(1))
}

func TestDefaultStandsForMissingState(t *testing.T) {
	d := stateful(t, revision.StateAbsenceDefault)
	d.feed(0, order{"a", 1}, order{"b", 1})
	d.keep(3, order{"a", 10})
	d.feed(0, order{"a", 1}, order{"b", 1})
	d.feed(0, order{"b", 1})
	require.Equal(t, []string{"a 7, b 7", "a 10, b 7", "b 7"}, d.published(1))
}

// Rows of a branch without state wait for it, in order; other branches go on.
func TestRowsWaitForState(t *testing.T) {
	d := stateful(t, revision.StateAbsenceWait)
	d.task.states.start()
	defer d.task.states.stop(nil)
	d.keep(3, order{"b", 20})
	first := d.feed(0, order{"a", 1}, order{"b", 2})
	require.Equal(t, []string{"b 20"}, d.published(1))
	second := d.feed(0, order{"a", 3})
	require.Equal(t, "open, open", outcomes(first)+", "+outcomes(second))
	require.True(t, d.task.Idle(), "drains do not wait for rows that wait")
	b, _ := d.batch(order{"a", 1})
	require.False(t, d.task.inputs[0].consumer.Inbox.Offer(b), "the branch has all that it may")
	d.at(d.clock.now + 1)
	require.Empty(t, d.published(1))
	d.keep(3, order{"a", 10})
	require.Len(t, d.task.notify, 1)
	d.at(d.clock.now + 1)
	require.Equal(t, []string{"a 10", "a 10"}, d.published(1))
	require.Equal(t, "<nil>, <nil>", outcomes(first))
	require.Equal(t, "<nil>", outcomes(second))
	require.True(t, d.task.inputs[0].consumer.Inbox.Offer(b))
}

// The first dependency without state decides.
func TestFirstMissingStateDecides(t *testing.T) {
	for _, test := range []struct {
		policies []revision.StateAbsence
		want     string
	}{
		{[]revision.StateAbsence{revision.StateAbsenceWait, revision.StateAbsenceSkip}, "open"},
		{[]revision.StateAbsence{revision.StateAbsenceSkip, revision.StateAbsenceWait}, "<nil>"},
		{[]revision.StateAbsence{revision.StateAbsenceDefault, revision.StateAbsenceWait}, "open"},
	} {
		d := stateful(t, test.policies...)
		require.Equal(t, test.want, outcomes(d.feed(0, order{"a", 1})))
	}
}

// Rows that wait fail when their branch or their node ends, and during drains.
func TestWaitingEnds(t *testing.T) {
	d := stateful(t, revision.StateAbsenceWait)
	both := d.feed(0, order{"a", 1}, order{"b", 1})
	d.evict("a")
	require.Equal(t, "open", outcomes(both))
	d.task.states.stop(ack.ErrStopped)
	require.Equal(t, ack.ErrEvicted.Error()+", "+ack.ErrStopped.Error(), outcomes(both))
	waiting := d.feed(0, order{"c", 1})
	d.task.Yield(true)
	d.at(d.clock.now)
	require.Equal(t, ack.ErrStopped.Error(), outcomes(waiting))
	require.Equal(t, ack.ErrStopped.Error(), outcomes(d.feed(0, order{"c", 1})))
	d.task.Yield(false)
	require.Equal(t, "open", outcomes(d.feed(0, order{"c", 1})))
}

func TestDependenciesAreStructure(t *testing.T) {
	d := stateful(t, revision.StateAbsenceDefault)
	require.True(t, d.task.sameStructure(d.prepare(statefulPlan(revision.StateAbsenceDefault))))
	require.False(t, d.task.sameStructure(d.prepare(statefulPlan(revision.StateAbsenceSkip))))
}

// Whatever the order of states and rows, the rows of every branch leave once, in order, each with
// the state that was there.
func TestWaitingKeepsOrder(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		d := stateful(t, revision.StateAbsenceWait)
		tenants := []string{"a", "b", "c"}
		fed, waiting, states, want := int64(0), map[string]int{}, map[string]int64{}, []string{}
		pass := func(tenant string, count int) {
			for range count {
				want = append(want, fmt.Sprintf("%s %d", tenant, states[tenant]))
			}
		}
		got := map[string][]string{}
		for range rapid.IntRange(1, 30).Draw(rt, "steps") {
			tenant := rapid.SampledFrom(tenants).Draw(rt, "tenant")
			if rapid.Bool().Draw(rt, "state") {
				fed++
				d.keep(3, order{tenant, fed})
				states[tenant] = fed
				d.at(d.clock.now)
				pass(tenant, waiting[tenant])
				waiting[tenant] = 0
			} else {
				d.feed(0, order{tenant, 0})
				if states[tenant] == 0 {
					waiting[tenant]++
				} else {
					pass(tenant, 1)
				}
			}
			if rows := d.published(1); len(rows) > 0 {
				got[tenant] = append(got[tenant], rows...)
			}
		}
		byTenant := map[string][]string{}
		for _, text := range want {
			byTenant[text[:1]] = append(byTenant[text[:1]], text)
		}
		require.Equal(rt, byTenant, got)
	})
}
