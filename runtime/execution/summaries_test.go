package execution

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/checkpoint"
	"nervix/generated/revision"
	"nervix/runtime/state"
	"nervix/runtime/summary"
)

// pouring is a domain with a junction between in and out, without acknowledgement.
func pouring() *revision.ExecutionRevision {
	r := new(bench).with(base(), "pass", &revision.Junction{}, revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged})
	r.Nodes[0].Plan.(*revision.Ingestor).Delivery.Mode = revision.AckModeNoAck
	return r
}

var pass = revision.Identity{Kind: revision.NodeKindJunction, Name: "pass"}

// pour feeds rows and waits until the sink has all rows of this process.
func (b *bench) pour(rows, all int) {
	b.t.Helper()
	for range rows {
		b.feed(`{"tenant":"a","amount":1}`)
	}
	b.await("delivery", count(all))
}

// Totals go on over everything but the end of their node: a stop and start, a crash, an orderly end of
// the process and a change of the node (runtime semantics, section 17).
func TestSummariesOutliveExecutionsAndProcesses(t *testing.T) {
	d := newDisk(t)
	b := d.start()
	b.run(pouring())
	b.pour(3, 3)
	b.taken(pass, 3)

	b.move(1, passive(pouring()), &revision.Lifecycle{Mode: revision.BuildModePassive})
	require.Equal(t, uint64(3), b.received(pass), "shown while nothing runs")
	next := pouring()
	next.StartVersion = 2
	b.move(1, next, &revision.Lifecycle{})
	b.pour(2, 5)
	b.taken(pass, 5)
	changed := pouring()
	changed.Nodes[2].Plan.(*revision.Processor).Detached = true
	b.move(1, changed, &revision.EntitySwap{Changed: []revision.Identity{pass}, GateRelays: []string{"in"}})
	b.pour(1, 6)
	b.taken(pass, 6)
	b.save()
	b.pour(1, 7)

	crashed := d.crash()
	after := crashed.start()
	after.run(pouring())
	require.Equal(t, uint64(6), after.received(pass), "what was not saved is lost")
	require.Positive(t, after.host.Domain("shop").Snapshot().Relays["in"].Meter.Depth.Count())
	after.pour(1, 1)
	after.taken(pass, 7)
	after.host.Close(t.Context())

	last := crashed.crash().start()
	last.run(passive(pouring()))
	require.Equal(t, uint64(7), last.received(pass), "an orderly end saves everything")
	local, installed := last.host.Domain("shop").Snapshot().Inspect(pass)
	require.False(t, installed)
	require.Len(t, local.Traffic, 2)
	require.Equal(t, "in", local.Traffic[0].Relay)
	require.Equal(t, uint64(7), local.Traffic[0].Flow.View(0).Messages.Total)
	require.Equal(t, "out", local.Traffic[1].Relay)
	require.True(t, local.Traffic[1].Sent)
}

// A node that is created again begins with nothing, in this process and in the next one, whether the
// domain runs or not; so does an edge whose relay was.
func TestSummariesEndWithTheirNode(t *testing.T) {
	for name, mode := range map[string]func(*revision.ExecutionRevision) *revision.ExecutionRevision{
		"running": func(r *revision.ExecutionRevision) *revision.ExecutionRevision { return r }, "stopped": passive,
	} {
		t.Run(name, func(t *testing.T) {
			d := newDisk(t)
			b := d.start()
			b.run(pouring())
			b.pour(3, 3)
			b.save()
			without := base()
			without.Nodes[0].Plan.(*revision.Ingestor).Delivery.Mode = revision.AckModeNoAck
			b.move(1, mode(without), &revision.Rebuild{})
			require.Zero(t, b.received(pass))
			b.move(1, mode(pouring()), &revision.Rebuild{})
			require.Zero(t, b.received(pass))
			require.Equal(t, uint64(3), b.received(pouring().Nodes[1].Identity), "the emitter stayed")
			b.save()

			after := d.crash().start()
			after.run(pouring())
			require.Zero(t, after.received(pass))
			require.Equal(t, uint64(3), after.received(pouring().Nodes[1].Identity))
		})
	}
	s := newSummaries()
	s.flow(pass, "in", false).Count(1, 1, 1)
	s.flow(pass, "out", true).Count(1, 1, 1)
	s.depth("out").Observe(1, summary.Instant{Wall: 1})
	r := pouring()
	r.Relays = r.Relays[:1]
	s.prune(r)
	require.Len(t, s.traffic(pass), 1)
	require.Empty(t, s.depths)
}

// Changed summaries are captured once, ended ones are taken back, and a damaged entry costs nothing
// but itself.
func TestSummariesAreCapturedByTheirChanges(t *testing.T) {
	s, restored := newSummaries(), newSummaries()
	transfer := func(whole bool) (entries int) {
		changes, err := s.Capture(t.Context(), whole)
		require.NoError(t, err)
		if changes.Tables == nil {
			return 0
		}
		rows, _, err := changes.Tables()
		require.NoError(t, err)
		require.NoError(t, saved{config: &Config{Reporter: &log{}}, domain: "shop"}.restore(restored)(state.Section{Rows: rows}))
		return rows.Rows()
	}
	s.flow(pass, "unused", true)
	s.flow(pass, "in", false).Count(3, 30, 1)
	s.depth("in").Observe(2, summary.Instant{Wall: 1})
	require.Equal(t, 2, transfer(true))
	require.Equal(t, 0, transfer(false))
	s.flow(pass, "in", false).Count(1, 10, 2)
	require.Equal(t, 1, transfer(false))
	require.Equal(t, uint64(4), restored.flow(pass, "in", false).Messages())
	require.Equal(t, uint64(1), restored.depth("in").Count())
	s.prune(&revision.ExecutionRevision{})
	require.Equal(t, 2, transfer(false))
	require.Empty(t, restored.flows)
	require.Empty(t, restored.depths)

	events := &log{}
	apply := saved{config: &Config{Reporter: events}, domain: "shop"}.restore(restored)
	var flow summary.Flow
	flow.Count(1, 1, 1)
	foreign := checkpoint.Series{Kind: "STRANGER", Name: "s", Flow: flow.Save()}
	spoiled := queues("in").stored()
	spoiled.Depth = &checkpoint.Distribution{Bases: []int64{1}}
	whole := series{node: pass, relay: "out", sent: true}.stored()
	whole.Flow = flow.Save()
	table, err := seriesTable([]checkpoint.Series{foreign, spoiled, whole})
	require.NoError(t, err)
	require.NoError(t, apply(state.Section{Rows: table}))
	require.Equal(t, uint64(1), restored.flow(pass, "out", true).Messages())
	require.Empty(t, restored.depths)
	require.Equal(t, []string{
		`internal error in domain 'shop': the saved state of summaries 'all' in domain 'shop' is corrupt: entry 1: a summary is corrupt: nodes of kind "STRANGER" do not exist`,
		`internal error in domain 'shop': the saved state of summaries 'all' in domain 'shop' is corrupt: entry 2: 1 bases, not 4`,
	}, events.texts())
}
