package summary

import (
	"fmt"
	"math"
	"testing"

	"github.com/stretchr/testify/require"
)

const second = int64(1e9)

// start is an arbitrary instant.
const start = 1_700_000_000 * second

// A batch a second for an hour: every rate settles at what came in.
func TestRatesOfSteadyTraffic(t *testing.T) {
	var f Flow
	for i := range int64(3600) {
		at := start + i*second
		// Records run ten times as fast as the wall clock.
		f.Pass(passage(100, at, start+i*10*second, 9*second))
	}
	v := f.View(start + 3600*second)
	require.Equal(t, uint64(36000), v.Messages.Total)
	require.Equal(t, uint64(360000), v.Bytes.Total)
	require.Equal(t, uint64(3600), v.Batches.Total)
	require.InDelta(t, 10, v.Messages.Wall, 0.01)
	require.InDelta(t, 1, v.Messages.Domain, 0.01)
	require.InDelta(t, 10, v.Messages.Decayed[WallMinute], 0.2)
	require.InDelta(t, 10, v.Messages.Decayed[WallQuarter], 0.3)
	require.InDelta(t, 1, v.Messages.Decayed[DomainMinute], 0.2)
	require.InDelta(t, 1, v.Batches.Decayed[WallMinute], 0.02)
	require.InDelta(t, 0.1, v.Batches.Decayed[DomainQuarter], 0.02)
}

// Ten minutes of silence leave nothing of the last minute and half of the last quarter of an hour;
// records have no silence of their own.
func TestRatesDecay(t *testing.T) {
	var f Flow
	var delays Delays
	delays.Measure([]int64{start + second, start}, start, nil)
	f.Pass(Passage{Records: 60, Bytes: 1, Wall: start, Delays: &delays})
	v := f.View(start)
	require.InDelta(t, 1, v.Messages.Decayed[WallMinute], 1e-9)
	require.InDelta(t, 60.0/900, v.Messages.Decayed[WallQuarter], 1e-9)
	later := f.View(start + 600*second)
	require.Less(t, later.Messages.Decayed[WallMinute], 1e-4)
	require.InDelta(t, 60.0/900*math.Exp(-600.0/900), later.Messages.Decayed[WallQuarter], 1e-9)
	require.Equal(t, v.Messages.Decayed[DomainMinute], later.Messages.Decayed[DomainMinute])
}

// What is not known is not a number: rates over records without two times, and everything without
// records.
func TestUnknownFigures(t *testing.T) {
	var f Flow
	v := f.View(start)
	require.True(t, math.IsNaN(v.Messages.Wall) && math.IsNaN(v.Messages.Domain) && math.IsNaN(v.Messages.Decayed[WallMinute]))
	require.True(t, math.IsNaN(v.PerBatch[WallMinute][0]))
	f.Count(2, 20, start)
	v = f.View(start + second)
	require.Equal(t, 2.0, v.Messages.Wall)
	require.True(t, math.IsNaN(v.Messages.Domain) && math.IsNaN(v.Messages.Decayed[DomainMinute]))
	var delays Delays
	delays.Measure([]int64{start}, start, nil)
	f.Pass(Passage{Records: 1, Wall: start, Delays: &delays})
	require.True(t, math.IsNaN(f.View(start).Messages.Domain))
	require.Equal(t, 1.0, f.View(start).PerBatch[DomainMinute][2])
}

// Whole numbers up to 32 are exact, others are told less than a 16th too low.
func TestBucketsKeepValues(t *testing.T) {
	for n := range 33 {
		require.Equal(t, float64(n), valueOf(indexOf(float64(n))))
	}
	for value := 1e-8; value < 1e12; value *= 1.07 {
		kept := valueOf(indexOf(value))
		require.LessOrEqual(t, kept, value)
		require.Less(t, value, kept*(1+1.0/perOctave)*(1+1e-12))
	}
	require.Zero(t, valueOf(indexOf(1e-12)))
	require.Zero(t, valueOf(indexOf(-1)))
	require.Zero(t, valueOf(indexOf(math.NaN())))
	require.InDelta(t, 2e12, valueOf(indexOf(1e300)), 3e11)
}

// The percentiles of a minute forget what the percentiles of a quarter of an hour still know, however
// far the bases have moved.
func TestPercentilesDecay(t *testing.T) {
	var d Distribution
	at := func(minute float64) Instant { return Instant{Wall: start + int64(minute*60e9)} }
	for range 100 {
		d.Observe(1, at(0))
	}
	p := d.Percentiles()
	require.Equal(t, [3]float64{1, 1, 1}, p[WallMinute])
	require.True(t, math.IsNaN(p[DomainMinute][0]))
	for range 9 {
		d.Observe(20, at(10))
	}
	p = d.Percentiles()
	require.Equal(t, [3]float64{20, 20, 20}, p[WallMinute])
	require.Equal(t, [3]float64{1, 20, 20}, p[WallQuarter])
	for minute := range 10000 {
		d.Observe(float64(minute%10), at(20+float64(minute)))
	}
	p = d.Percentiles()
	require.LessOrEqual(t, p[WallMinute][2], 9.0)
	require.Equal(t, 9.0, p[WallQuarter][2])
	require.Len(t, d.buckets.list, 11)
}

// Flows that are added read as if one had measured everything.
func TestFlowsAddUp(t *testing.T) {
	var whole, even, odd Flow
	for i := range int64(5000) {
		var delays Delays
		delays.Measure([]int64{start + i*second}, start+i*second+i%3*second, nil)
		p := Passage{Records: int(i%7) + 1, Bytes: int(i), Wall: start + i*second, Delays: &delays}
		whole.Pass(p)
		if i%2 == 0 {
			even.Pass(p)
		} else {
			odd.Pass(p)
		}
	}
	var sum Flow
	sum.Add(&odd)
	sum.Add(&even)
	sum.Add(&Flow{})
	now := start + 5000*second
	want, got := whole.View(now), sum.View(now)
	require.Equal(t, want.Messages.Total, got.Messages.Total)
	require.Equal(t, want.PerBatch, got.PerBatch)
	require.Equal(t, want.Latency, got.Latency)
	require.Equal(t, want.Bytes.Wall, got.Bytes.Wall)
	require.InDeltaSlice(t, want.Bytes.Decayed[:], got.Bytes.Decayed[:], 1e-6)
}

// passage is ten records whose times are spread over some nanoseconds.
func passage(bytes int, wall, from, span int64) Passage {
	times := make([]int64, 10)
	for i := range times {
		times[i] = from + span*int64(i)/9
	}
	delays := &Delays{}
	delays.Measure(times, wall, nil)
	return Passage{Records: len(times), Bytes: bytes, Wall: wall, Delays: delays}
}

// Every record of a batch has its own delay, in any order; a time to come has none.
func TestDelaysAreThoseOfTheRecords(t *testing.T) {
	bounds := []float64{0.001, 0.01, 1}
	var one Delays
	one.Measure([]int64{start, start, start}, start+second/100, bounds)
	require.Equal(t, [4]uint64{0, 3}, [4]uint64(one.Counts[:4]))
	require.InDelta(t, 0.03, one.Sum, 1e-12)

	var f Flow
	var many Delays
	times := make([]int64, 100)
	for i := range times {
		times[i] = start - int64(i*37%100)*second // 0 to 99 seconds ago
	}
	times[0] += 5 * second
	many.Measure(times, start, bounds)
	require.Equal(t, [4]uint64{1, 0, 1, 98}, [4]uint64(many.Counts[:4]))
	require.InDelta(t, 4950, many.Sum, 1e-6)
	require.Equal(t, start-99*second, many.Low)
	require.Equal(t, start+5*second, many.High)
	f.Pass(Passage{Records: 100, Wall: start, Delays: &many})
	p := f.View(start).Latency
	require.InEpsilon(t, 49, p[WallMinute][0], 2.0/perOctave)
	require.InEpsilon(t, 98, p[WallQuarter][2], 2.0/perOctave)
}

// However far the delays of a batch lie apart, they are told apart by few values and all count.
func TestDelaysAreBounded(t *testing.T) {
	times := make([]int64, 0, 1000)
	for age := 1.0; age < 1e18; age *= 1.05 {
		times = append(times, start-int64(age))
	}
	var d Delays
	d.Measure(times, start, nil)
	require.Equal(t, uint64(len(times)), d.Counts[0])
	require.LessOrEqual(t, d.distinct, distinctDelays)
	total := 0.0
	for _, each := range d.values[:d.distinct] {
		total += each.times
	}
	require.Equal(t, float64(len(times)), total)
}

func BenchmarkPass(b *testing.B) {
	bounds := []float64{0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30}
	for name, step := range map[string]int64{"same": 0, "spread": 1e5} {
		for _, rows := range []int{100, 4096} {
			b.Run(fmt.Sprintf("%s/%d", name, rows), func(b *testing.B) {
				b.ReportAllocs()
				var f Flow
				times := make([]int64, rows)
				for i := range times {
					times[i] = start - int64(i)*step
				}
				for at := start; b.Loop(); at += second / 1000 {
					var delays Delays
					delays.Measure(times, at, bounds)
					f.Pass(Passage{Records: rows, Bytes: 1 << 14, Wall: at, Delays: &delays})
				}
			})
		}
	}
}
