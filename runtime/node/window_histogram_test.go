package node

import (
	"math"
	"testing"

	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/ack"
)

// histograms is a window over one F64 argument with percentiles of ten buckets from 0 to 100.
func histograms(delay int64, percents ...float64) *windowProcessor {
	plan := &revision.WindowProcessor{}
	for _, percent := range percents {
		plan.Accumulators = append(plan.Accumulators, revision.Accumulator{
			Aggregate: revision.AggregatePercentile, Type: datatype.Type{Kind: datatype.KindF64},
			Histogram: &revision.Histogram{Percent: percent, Buckets: 10, Minimum: 0, Maximum: 100, Delay: delay},
		})
	}
	return newWindowProcessor(nil, plan, nil)
}

func arrived(state *window, list ...float64) {
	for _, value := range list {
		state.append(0, arguments{{reals: []float64{value}}}, 0, ack.Share{})
	}
}

// percentiles gives the values of all accumulators at a time of the window's clock.
func percentiles(w *windowProcessor, state *window, clock int64) []float64 {
	var found []float64
	for i := range w.plan.Accumulators {
		out := &outcome{builder: array.NewFloat64Builder(memory.DefaultAllocator)}
		w.percentile(state, i, clock, out)
		found = append(found, out.builder.NewArray().(*array.Float64).Value(0))
	}
	return found
}

// The values are those of section 15.3 of the expressions reference.
func TestPercentiles(t *testing.T) {
	w, state := histograms(0, 50, 90, 0, 100), newWindow(nil, 1)
	arrived(state, 10, 20, 30)
	require.Equal(t, []float64{25, 35, 15, 35}, percentiles(w, state, 0))
	require.Equal(t, []int{-1, -1, -1, -1}, w.keepers)
	w.depart(state, 1, 5)
	state.leave(1)
	require.Nil(t, state.departed)
	require.Equal(t, []float64{35, 35, 25, 35}, percentiles(w, state, 5))
}

func TestDepartedValuesCountForTheirDelay(t *testing.T) {
	w, state := histograms(10, 0, 100), newWindow(nil, 1)
	require.Equal(t, []int{0, 0}, w.keepers)
	arrived(state, 10, 20, 30)
	w.depart(state, 2, 5)
	state.leave(2)
	require.Equal(t, []float64{15, 35}, percentiles(w, state, 14))
	require.Equal(t, []float64{35, 35}, percentiles(w, state, 15))
	require.Empty(t, state.departed[0].values)
}

func TestBucketsTakeEveryFiniteValue(t *testing.T) {
	h := &revision.Histogram{Buckets: 10, Minimum: 0, Maximum: 100}
	for value, bucket := range map[float64]int{-1: 0, 0: 0, 9.9: 0, 10: 1, 99.9: 9, 100: 9, 1e300: 9, -1e300: 0} {
		require.Equal(t, bucket, bucketOf(h, value), value)
	}
	wide := &revision.Histogram{Buckets: 2, Minimum: -math.MaxFloat64, Maximum: math.MaxFloat64}
	require.Equal(t, 0, bucketOf(wide, -math.MaxFloat64))
	require.Equal(t, 1, bucketOf(wide, math.MaxFloat64))
	require.Equal(t, math.MaxFloat64, bucketWidth(wide))
}
