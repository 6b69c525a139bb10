package budget

import (
	"context"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"nervix/generated/metric"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// source is an intake that remembers its state.
type source struct{ paused atomic.Bool }

func (s *source) Pause()  { s.paused.Store(true) }
func (s *source) Resume() { s.paused.Store(false) }

func testing1000(heap *atomic.Int64) *Budget {
	return New(Config{Limit: 1200, High: 1000, Low: 500, Heap: func(bool) int64 { return heap.Load() }})
}

func TestDefaultsFollowTheLimit(t *testing.T) {
	b := New(Config{Limit: 1000})
	require.EqualValues(t, 800, b.config.High)
	require.EqualValues(t, 700, b.config.Low)
	require.Positive(t, New(Config{}).Limit(), "the system offers some memory")
	tiny := New(Config{High: 1})
	require.Zero(t, tiny.config.Low, "a watermark of one byte is never left")
}

func TestAccountsAddUpAndReturnEverything(t *testing.T) {
	registry := prometheus.NewRegistry()
	families, err := metric.New(registry)
	require.NoError(t, err)
	b := New(Config{Limit: 1000, Metrics: families})
	queue, state := b.Open(metric.HoldingRelays, "shop", "JUNCTION pass"), b.Open(metric.HoldingState, "shop", "WINDOW_PROCESSOR w")
	queue.Add(10)
	queue.Add(-4)
	state.Set(30)
	state.Set(20)
	require.EqualValues(t, 26, b.Reserved())
	require.Equal(t, []Holding{
		{Kind: metric.HoldingState, Domain: "shop", Owner: "WINDOW_PROCESSOR w", Bytes: 20},
		{Kind: metric.HoldingRelays, Domain: "shop", Owner: "JUNCTION pass", Bytes: 6},
	}, b.Holdings())
	require.EqualValues(t, 20, read(t, registry, "nervix_memory_reserved_bytes", metric.HoldingState))
	state.Close()
	state.Close()
	require.EqualValues(t, 6, b.Reserved())
	queue.Close()
	require.Zero(t, b.Reserved())
	require.Empty(t, b.Holdings())
	require.Zero(t, read(t, registry, "nervix_memory_reserved_bytes", metric.HoldingState))
	require.Positive(t, read(t, registry, "nervix_allocator_resident_bytes", ""))
}

func read(t *testing.T, registry *prometheus.Registry, family, label string) float64 {
	t.Helper()
	families, err := registry.Gather()
	require.NoError(t, err)
	for _, found := range families {
		for _, series := range found.GetMetric() {
			if found.GetName() == family && (label == "" || series.GetLabel()[0].GetValue() == label) {
				return series.GetGauge().GetValue()
			}
		}
	}
	t.Fatalf("there is no %s", family)
	return 0
}

func TestTakeStopsAtTheLimit(t *testing.T) {
	b := testing1000(new(atomic.Int64))
	bodies := b.Open(metric.HoldingIntake, metric.None, "bodies")
	require.True(t, bodies.Take(1200))
	require.False(t, bodies.Take(1))
	bodies.Add(-1)
	require.True(t, bodies.Take(1))
}

func TestNilCountsNothing(t *testing.T) {
	var b *Budget
	a := b.Open(metric.HoldingState, "d", "o")
	a.Set(1)
	a.Add(1)
	require.True(t, a.Take(1<<60))
	require.Zero(t, a.Bytes())
	a.Close()
	require.Zero(t, b.Reserved())
	b.Enlist(&source{})()
}

// Reservations pause at once; a heap that has grown pauses at the next look. Both must have fallen
// to the low watermark before the first ingestor resumes, and the others follow one by one.
func TestPressurePausesAndResumesWithHysteresis(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		heap := new(atomic.Int64)
		b := testing1000(heap)
		ctx, stop := context.WithCancel(t.Context())
		done := make(chan struct{})
		go func() { defer close(done); b.Run(ctx) }()
		defer func() { stop(); <-done }()
		first, second := &source{}, &source{}
		leave := b.Enlist(first)
		b.Enlist(second)
		state := b.Open(metric.HoldingState, "d", "o")

		state.Set(1000)
		synctest.Wait()
		require.True(t, first.paused.Load() && second.paused.Load(), "no time passed")
		late := &source{}
		b.Enlist(late)
		require.True(t, late.paused.Load(), "an ingestor that starts under pressure is paused")

		state.Set(600)
		time.Sleep(10 * time.Second)
		require.True(t, first.paused.Load(), "between the watermarks nothing changes")

		state.Set(500)
		time.Sleep(checkInterval + resumeJitter)
		require.False(t, first.paused.Load(), "the first one resumes within the jitter")
		time.Sleep(2 * resumeJitter)
		require.False(t, second.paused.Load() || late.paused.Load())
		require.False(t, b.Pressed())

		leave()
		heap.Store(1000)
		time.Sleep(checkInterval + time.Millisecond)
		require.True(t, second.paused.Load())
		require.False(t, first.paused.Load(), "it left")
		heap.Store(500)
		time.Sleep(checkInterval + 3*resumeJitter)
		require.False(t, second.paused.Load())
	})
}

// fetching is an intake that takes what its client library has once it goes on.
type fetching struct {
	source
	fetched atomic.Int64
}

func (f *fetching) Resume() {
	f.fetched.Store(0)
	f.source.Resume()
}

// What client libraries hold presses like everything else, but is not waited for: paused ingestors leave it
// where it is.
func TestClientLibrariesAreWatched(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		registry := prometheus.NewRegistry()
		families, err := metric.New(registry)
		require.NoError(t, err)
		b := New(Config{Limit: 1200, High: 1000, Low: 500, Heap: func(bool) int64 { return 0 }, Metrics: families})
		ctx, stop := context.WithCancel(t.Context())
		done := make(chan struct{})
		go func() { defer close(done); b.Run(ctx) }()
		defer func() { stop(); <-done }()
		paused := &fetching{}
		fetched := &paused.fetched
		b.Enlist(paused)
		unwatch := b.Watch(metric.HoldingClients, "d", "INGESTOR in", fetched.Load)
		state := b.Open(metric.HoldingState, "d", "o")
		fetched.Store(900)
		require.EqualValues(t, 900, read(t, registry, "nervix_memory_reserved_bytes", metric.HoldingClients))
		time.Sleep(checkInterval + time.Millisecond)
		require.False(t, paused.paused.Load())
		state.Set(600)
		time.Sleep(checkInterval + time.Millisecond)
		require.True(t, paused.paused.Load())
		require.Equal(t, Holding{Kind: metric.HoldingClients, Domain: "d", Owner: "INGESTOR in", Bytes: 900}, b.Holdings()[0])
		state.Set(500)
		time.Sleep(2 * (checkInterval + resumeJitter))
		require.False(t, paused.paused.Load(), "what was fetched lies there until the ingestor goes on")
		unwatch()
		require.EqualValues(t, 500, b.Reserved())
		require.Zero(t, read(t, registry, "nervix_memory_reserved_bytes", metric.HoldingClients))
		var none *Budget
		none.Watch(metric.HoldingClients, "d", "o", fetched.Load)()
	})
}

// Pressure that returns while ingestors resume pauses those again that went on.
func TestPressureThatReturnsPausesAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := testing1000(new(atomic.Int64))
		list := make([]*source, 40)
		for i := range list {
			list[i] = &source{}
			b.Enlist(list[i])
		}
		ctx, stop := context.WithCancel(t.Context())
		done := make(chan struct{})
		go func() { defer close(done); b.Run(ctx) }()
		defer func() { stop(); <-done }()
		state := b.Open(metric.HoldingState, "d", "o")
		state.Set(1000)
		synctest.Wait()
		state.Set(0)
		time.Sleep(checkInterval + 2*resumeJitter)
		require.False(t, list[0].paused.Load())
		require.True(t, list[39].paused.Load())
		state.Set(1001)
		synctest.Wait()
		for _, each := range list {
			require.True(t, each.paused.Load())
		}
	})
}

// A fresh figure of the heap sees what became garbage since the last one.
func TestFreshHeapIsCollected(t *testing.T) {
	h := newHeap()
	garbage := make([]byte, 64<<20)
	garbage[0] = 1
	h.live(true) // of two calls the second one makes a collection, unless one ran in between
	with := h.live(true)
	require.Positive(t, garbage[0])
	h.live(true)
	without := h.live(true)
	require.Less(t, without, with-32<<20)
}

// BenchmarkAccount measures what a batch costs that is counted in and out.
func BenchmarkAccount(b *testing.B) {
	account := testing1000(new(atomic.Int64)).Open(metric.HoldingRelays, "d", "o")
	b.ReportAllocs()
	for b.Loop() {
		account.Add(100)
		account.Add(-100)
	}
}
