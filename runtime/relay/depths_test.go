package relay

import (
	"fmt"
	"math"
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"

	"nervix/runtime/branch"
	"nervix/runtime/summary"
)

// metered gives a relay that measures.
func metered(capacity int) *Relay {
	r := New("orders", schema, capacity)
	counter := func() prometheus.Counter { return prometheus.NewCounter(prometheus.CounterOpts{}) }
	r.Meter = &Meter{
		Messages: counter(), Batches: counter(), Bytes: counter(), Waiting: prometheus.NewHistogram(prometheus.HistogramOpts{}),
		Depth: &summary.Distribution{}, Depths: &Depths{},
	}
	return r
}

func manyKeys(count int) []*branch.Key {
	keys := make([]*branch.Key, count)
	for i := range keys {
		keys[i] = &branch.Key{Text: fmt.Sprint(i)}
	}
	return keys
}

// What waits is told for each branch, whether or not its queue is counted by branches.
func TestDepthsAreThoseOfOneBranch(t *testing.T) {
	a, b, never := &branch.Key{Text: "a"}, &branch.Key{Text: "b"}, &branch.Key{Text: "never"}
	for _, capacity := range []int{1000, 5} { // the second is counted before the last batch
		r := metered(capacity)
		c, _ := consumer(r, true, false)
		for range 4 {
			require.NoError(t, r.Publish(t.Context(), one(a)))
		}
		require.NoError(t, r.Publish(t.Context(), one(b)))
		require.Equal(t, 1.0, r.Meter.Depths.Percentiles(b)[summary.WallMinute][2])
		require.NoError(t, r.Publish(t.Context(), one(b, a)))
		require.Equal(t, 5.0, r.Meter.Depths.Percentiles(a)[summary.WallMinute][2], "capacity %d", capacity)
		require.Equal(t, 2.0, r.Meter.Depths.Percentiles(b)[summary.WallMinute][2])
		require.True(t, math.IsNaN(r.Meter.Depths.Percentiles(never)[summary.WallMinute][0]))
		require.Equal(t, 6.0, r.Meter.Depth.Percentiles()[summary.WallMinute][2])
		for c.Inbox.Take() != nil {
		}
		r.Meter.Depths.Drop([]*branch.Key{a})
		require.True(t, math.IsNaN(r.Meter.Depths.Percentiles(a)[summary.WallMinute][0]))
	}
}

// Branches of wide batches take turns, and each has its own depth.
func TestDepthsOfWideBatchesTakeTurns(t *testing.T) {
	r, keys := metered(1<<20), manyKeys(300)
	c, _ := consumer(r, true, false)
	for range 300 {
		require.NoError(t, r.Publish(t.Context(), one(keys...)))
		c.Inbox.Take()
	}
	for _, key := range keys {
		require.Equal(t, 1.0, r.Meter.Depths.Percentiles(key)[summary.WallMinute][0])
	}
}

// Whatever waits, counting it costs a batch a bounded share, and however many branches come by, those
// that were measured last are known.
func TestDepthsAreBounded(t *testing.T) {
	r, keys := metered(1<<20), manyKeys(20*measuredBranches)
	consumer(r, true, false)
	for range 50 {
		require.NoError(t, r.Publish(t.Context(), one(keys[:1000]...)))
	}
	require.GreaterOrEqual(t, r.Meter.Depths.budget, 0)
	require.Less(t, len(r.Meter.Depths.recent), 5)

	r = metered(1 << 20)
	c, _ := consumer(r, true, false)
	for _, key := range keys {
		require.NoError(t, r.Publish(t.Context(), one(key)))
		c.Inbox.Take()
	}
	d := r.Meter.Depths
	require.LessOrEqual(t, len(d.recent)+len(d.former), 2*measuredBranches)
	for _, key := range keys[len(keys)-measuredBranches:] {
		require.Equal(t, 1.0, d.Percentiles(key)[summary.WallMinute][0])
	}
}
