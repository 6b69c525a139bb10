package node

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/branch"
	"nervix/runtime/columnar"
	"nervix/runtime/relay"
)

// reingesting moves orders from "in" (by tenant) to "out" (by tenant, as they are), to "any"
// (unbranched) and to "sized" (by amount, at most two branches).
func reingesting(t *testing.T, flushes *revision.Flush) *driven {
	env, clock := benchEnvironment(t)
	r := env.Revision
	r.Schemas = append(r.Schemas, revision.Schema{Fields: []revision.Field{{Name: "amount", Type: datatype.Type{Kind: datatype.KindI64}, Nullable: true}}})
	r.Branches = append(r.Branches, revision.Branch{Name: "by_amount", Schema: 3, TTL: 1 << 60, MaxInstances: 2})
	env.Branches = append(env.Branches, branch.NewRegistry(&r.Branches[1], &r.Schemas[3]))
	r.Relays = append(r.Relays, revision.Relay{Name: "any"}, revision.Relay{Name: "sized", Branch: revision.BranchContract{Branched: true, Branch: 1}})
	for _, plan := range r.Relays[3:] {
		env.Relays = append(env.Relays, relay.New(plan.Name, columnar.ArrowSchema(&r.Schemas[0]), 1))
	}
	keys := &revision.Construction{Registers: 1, Operations: []revision.ConstructionOperation{&revision.AssignColumn{
		Output: 0, Value: revision.Block{Instructions: benchLoad(0, revision.ColumnSourceOutput, 1, datatype.KindI64)},
	}}}
	route := func(relay uint32, keys *revision.Construction) revision.Route {
		return revision.Route{Relay: relay, Construction: benchInherit(2), Keys: keys, Flush: flushes}
	}
	return driveIn(t, env, clock, &revision.Processor{
		Inputs: []revision.Input{{Relay: 0}}, Operation: &revision.Reingest{}, Routes: []revision.Route{route(1, nil), route(3, nil), route(4, keys)},
	})
}

func TestReingestorChoosesBranches(t *testing.T) {
	d := reingesting(t, nil)
	root := d.feed(0, order{"a", 1}, order{"b", 2}, order{"a", 1})
	for relay, want := range map[int][]string{
		1: {`{"tenant":"a"}`, `{"tenant":"b"}`, `{"tenant":"a"}`},
		3: {"", "", ""},
		4: {`{"amount":1}`, `{"amount":2}`, `{"amount":1}`},
	} {
		b := d.inboxes[relay].Take()
		require.NotNil(t, b)
		var got []string
		for row := range b.Rows {
			got = append(got, b.Keys.Key(row).String())
		}
		require.Equal(t, want, got)
		require.Equal(t, "a 1, b 2, a 1", rowsText(b))
		require.Equal(t, "open", outcomes(root))
		b.Acks.Resolve(nil)
	}
	require.Equal(t, "<nil>, <nil>, <nil>", outcomes(root), "every route had a share")
}

// The branches that rows enter are bounded: those that make room take their buffered rows along.
func TestReingestorEvicts(t *testing.T) {
	d := reingesting(t, &revision.Flush{Interval: 1 << 60})
	var gone []*branch.Key
	d.task.outputs[2].evicted = func(evictions []branch.Eviction) {
		for _, eviction := range evictions {
			gone = append(gone, eviction.Key)
		}
		d.task.Drop(gone)
	}
	first := d.feed(0, order{"a", 1})
	d.feed(0, order{"a", 2})
	require.Empty(t, gone)
	d.feed(0, order{"a", 3})
	require.Len(t, gone, 1)
	d.task.forget()
	require.Equal(t, ack.ErrEvicted.Error(), outcomes(first))
	d.task.outputs[2].flushAll(t.Context())
	require.Equal(t, []string{"a 2, a 3"}, d.published(4))
	require.Equal(t, 2, d.env.Branches[1].Len())
}
