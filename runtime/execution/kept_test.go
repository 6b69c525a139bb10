package execution

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/generated/revision"
)

// move applies a revision under the next digest.
func (b *bench) move(from byte, r *revision.ExecutionRevision, change revision.Change) Outcome {
	b.t.Helper()
	r.SourceDigest = []byte{from + 1}
	outcome, err := b.host.Prepare(b.t.Context(), r, &revision.ExecutionDelta{PredecessorDigest: []byte{from}, Change: change})
	require.NoError(b.t, err)
	require.NoError(b.t, b.host.Activate(b.t.Context(), r.Domain))
	return outcome
}

func passive(r *revision.ExecutionRevision) *revision.ExecutionRevision {
	stopped := r.Clone()
	stopped.Mode = revision.BuildModePassive
	return stopped
}

// State of a branch that was declared while the domain ran survives a stop like any other.
func TestStateOfLaterBranchSurvivesStop(t *testing.T) {
	b := newBench(t)
	two := revision.WindowBound{Messages: 2}
	sums := func() *revision.ExecutionRevision {
		r := b.with(base(), "sums", countAndSum(two, two), sumRoute())
		r.Nodes[0].Plan.(*revision.Ingestor).Delivery.Mode = revision.AckModeNoAck
		return r
	}
	empty := sums()
	added := []revision.Identity{empty.Nodes[0].Identity, empty.Nodes[1].Identity, empty.Nodes[2].Identity}
	empty.Branches, empty.Relays, empty.Nodes = nil, nil, nil
	b.run(empty)
	b.move(1, sums(), &revision.EntitySwap{Added: added})
	b.feed(`{"tenant":"a","amount":1}`)
	b.move(2, passive(sums()), &revision.Lifecycle{Mode: revision.BuildModePassive})
	b.move(3, sums(), &revision.Lifecycle{})
	b.feed(`{"tenant":"a","amount":2}`)
	require.Equal(t, []string{`{"tenant":"a","amount":3}`}, b.await("window", count(1)))
}

// A swap that fails half-way loses no state of the nodes that had left.
func TestFailedSwapKeepsState(t *testing.T) {
	b := newBench(t)
	r := b.unique(immediate)
	b.run(r)
	settled(t, b.feed(`{"tenant":"a","amount":1}`))
	b.failing(1)
	next := b.unique(immediate)
	changed := []revision.Identity{next.Nodes[1].Identity, next.Nodes[2].Identity}
	outcome := b.move(1, next, &revision.EntitySwap{Changed: changed, GateRelays: []string{"in", "out"}})
	require.True(t, outcome.Rebuilt)
	settled(t, b.feed(`{"tenant":"a","amount":1}`, `{"tenant":"a","amount":2}`))
	require.Equal(t, []string{`{"tenant":"a","amount":1}`, `{"tenant":"a","amount":2}`}, b.await("delivery", count(2)))
}

// A node that was dropped and is declared again starts empty, however the domain was changed.
func TestDroppedNodeStartsEmpty(t *testing.T) {
	for name, running := range map[string]bool{"running": true, "stopped": false} {
		t.Run(name, func(t *testing.T) {
			b := newBench(t)
			r := b.unique(immediate)
			b.run(r)
			settled(t, b.feed(`{"tenant":"a","amount":1}`))
			dropped := b.unique(immediate)
			identity := []revision.Identity{dropped.Nodes[2].Identity}
			dropped.Nodes = dropped.Nodes[:2]
			if running {
				b.move(1, dropped, &revision.EntitySwap{Removed: identity, GateRelays: []string{"in", "out"}})
				b.move(2, b.unique(immediate), &revision.EntitySwap{Added: identity, GateRelays: []string{"in", "out"}})
			} else {
				b.move(1, passive(dropped), &revision.Lifecycle{Mode: revision.BuildModePassive})
				b.move(2, b.unique(immediate), &revision.Lifecycle{})
			}
			settled(t, b.feed(`{"tenant":"a","amount":1}`))
			require.Len(t, b.await("delivery", count(2)), 2)
		})
	}
}

// Rows on their way when a swap fails are delivered: no relay has lost its consumer.
func TestWideningDrainsWhatIsNotPartOfTheSwap(t *testing.T) {
	b := newBench(t)
	r := b.passing("pass")
	r.Nodes[0].Plan.(*revision.Ingestor).Routes[0].Flush = &revision.Flush{Interval: int64(time.Hour), MaxBytes: 1 << 30}
	r.Nodes[0], r.Nodes[1] = r.Nodes[1], r.Nodes[0]
	r.Nodes[1].Plan.(*revision.Ingestor).Delivery.Mode = revision.AckModeNoAck
	b.run(r)
	b.feed(`{"tenant":"a","amount":1}`)
	b.failing(1)
	next := r.Clone()
	outcome := b.move(1, next, &revision.EntitySwap{Changed: []revision.Identity{next.Nodes[0].Identity}})
	require.True(t, outcome.Rebuilt)
	b.await("delivery", count(1))
}
