package node

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/revision"
	"nervix/runtime/ack"
)

func collecting(collect *revision.Collect) *revision.Processor {
	return &revision.Processor{
		Inputs: []revision.Input{{Relay: 0, Collect: collect}}, Operation: &revision.Junction{}, Routes: []revision.Route{benchForward},
	}
}

// Batches of one branch are joined from the first arrival on; rows keep their order and shares.
func TestCollectionJoinsUntilItsTime(t *testing.T) {
	d := drive(t, collecting(&revision.Collect{For: 100}))
	first := d.feed(0, order{"a", 1}, order{"a", 2})
	d.at(50)
	second := d.feed(0, order{"a", 3})
	require.Empty(t, d.published(1))
	require.Equal(t, 3, d.task.Pending())
	require.False(t, d.task.Idle())
	d.at(100)
	require.Empty(t, d.published(1), "the first rows came at 1")
	d.at(101)
	require.Equal(t, "open", outcomes(first))
	require.Equal(t, []string{"a 1, a 2, a 3"}, d.published(1))
	require.Equal(t, "<nil>, <nil>", outcomes(first))
	require.Equal(t, "<nil>", outcomes(second))
	require.True(t, d.task.Idle())
}

// Every branch has a time and a size of its own.
func TestCollectionKeepsBranchesApart(t *testing.T) {
	d := drive(t, collecting(&revision.Collect{For: 100, MaxBytes: 60}))
	d.feed(0, order{"a", 1})
	d.at(50)
	d.feed(0, order{"b", 2}, order{"b", 3})
	d.at(51)
	require.Empty(t, d.published(1))
	d.feed(0, order{"b", 4}, order{"b", 5})
	d.at(52)
	require.Equal(t, []string{"b 2, b 3, b 4, b 5"}, d.published(1), "b is full")
	d.at(101)
	require.Equal(t, []string{"a 1"}, d.published(1))
}

// A flush processes what is collected; evicted and abandoned rows fail.
func TestCollectionEnds(t *testing.T) {
	d := drive(t, collecting(&revision.Collect{For: 1 << 40}))
	kept, gone := d.feed(0, order{"a", 1}), d.feed(0, order{"b", 2})
	d.evict("b")
	require.Equal(t, ack.ErrEvicted.Error(), outcomes(gone))
	require.Equal(t, "open", outcomes(kept))
	d.task.Attach()
	d.task.Start()
	require.NoError(t, d.task.Flush(t.Context()))
	require.Equal(t, []string{"a 1"}, d.published(1))
	require.Equal(t, "<nil>", outcomes(kept))
	b, root := d.batch(order{"c", 3})
	require.NoError(t, d.env.Relays[0].Publish(t.Context(), b))
	d.inboxes[0].Take().Acks.Resolve(nil)
	d.task.Stop(ack.ErrStopped)
	require.Equal(t, ack.ErrStopped.Error(), outcomes(root))
}

// The bounds of a collection change while rows wait, and so does whether there is one.
func TestCollectionIsAdopted(t *testing.T) {
	d := drive(t, collecting(&revision.Collect{For: 1 << 40}))
	adopt := func(collect *revision.Collect) {
		d.task.adoptCollect(t.Context(), 0, d.prepare(collecting(collect)).inputs[0].collect)
	}
	d.feed(0, order{"a", 1})
	adopt(&revision.Collect{For: 10})
	d.at(11)
	require.Equal(t, []string{"a 1"}, d.published(1))
	d.feed(0, order{"a", 2})
	adopt(nil)
	require.Equal(t, []string{"a 2"}, d.published(1))
	d.feed(0, order{"a", 3})
	require.Equal(t, []string{"a 3"}, d.published(1))
	adopt(&revision.Collect{For: 10})
	d.feed(0, order{"a", 4})
	require.Empty(t, d.published(1))
}
