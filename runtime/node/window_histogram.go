package node

import (
	"math"

	"nervix/generated/revision"
	"nervix/runtime/clock"
)

// departures are the values that left a window and still count in histograms (expressions
// reference, section 11).
type departures struct {
	// until are the times of the window's clock at which the values stop to count.
	until  []int64
	values []float64
}

// prune drops what no longer counts.
func (d *departures) prune(at int64) {
	kept := 0
	for i, until := range d.until {
		if until > at {
			d.until[kept], d.values[kept] = until, d.values[i]
			kept++
		}
	}
	d.until, d.values = d.until[:kept], d.values[:kept]
}

// keepers gives for every accumulator the first one that keeps the same departed values; -1 for
// those that keep none.
func keepers(list []revision.Accumulator) []int {
	keeper := make([]int, len(list))
	for i := range list {
		keeper[i] = -1
		if list[i].Aggregate != revision.AggregatePercentile || list[i].Histogram.Delay == 0 {
			continue
		}
		for j := 0; keeper[i] < 0; j++ {
			if j == i || keeper[j] == j && list[j].Argument == list[i].Argument && list[j].Histogram.Delay == list[i].Histogram.Delay {
				keeper[i] = j
			}
		}
	}
	return keeper
}

// depart keeps the values of the rows that leave the window now.
func (w *windowProcessor) depart(state *window, leaving int, at int64) {
	for i, keeper := range w.keepers {
		if keeper != i {
			continue
		}
		if state.departed == nil {
			state.departed = make([]departures, len(w.keepers))
		}
		accumulator, kept := &w.plan.Accumulators[i], &state.departed[i]
		kept.prune(at)
		for row := range leaving {
			kept.until = append(kept.until, clock.Add(at, accumulator.Histogram.Delay))
			kept.values = append(kept.values, state.values[accumulator.Argument].number(row))
		}
	}
}

// percentile appends the midpoint of the bucket that holds the rank. There is at least one row.
func (w *windowProcessor) percentile(state *window, index int, at int64, out *outcome) {
	accumulator := &w.plan.Accumulators[index]
	h := accumulator.Histogram
	if uint64(cap(w.buckets)) < h.Buckets {
		w.buckets = make([]uint32, h.Buckets)
	}
	w.buckets = w.buckets[:h.Buckets]
	clear(w.buckets)
	count := len(state.times)
	values := &state.values[accumulator.Argument]
	for row := range state.times {
		w.buckets[bucketOf(h, values.number(row))]++
	}
	if keeper := w.keepers[index]; keeper >= 0 && state.departed != nil {
		kept := &state.departed[keeper]
		kept.prune(at)
		count += len(kept.values)
		for _, value := range kept.values {
			w.buckets[bucketOf(h, value)]++
		}
	}
	rank, found := int(math.Round(h.Percent/100*float64(count-1))), 0
	for passed := 0; ; found++ {
		if passed += int(w.buckets[found]); passed > rank {
			break
		}
	}
	middle := h.Minimum + (float64(found)+0.5)*bucketWidth(h)
	appendValue(out.builder, accumulator.Type.Kind, min(max(middle, h.Minimum), h.Maximum))
}

func bucketWidth(h *revision.Histogram) float64 {
	buckets := float64(h.Buckets)
	return h.Maximum/buckets - h.Minimum/buckets
}

func bucketOf(h *revision.Histogram, value float64) int {
	bucket := math.Floor((value - h.Minimum) / bucketWidth(h))
	if bucket > 0 {
		return int(min(bucket, float64(h.Buckets-1)))
	}
	return 0
}

// number gives a numeric value of a row as F64.
func (s *series) number(row int) float64 {
	switch {
	case s.integers != nil:
		return float64(s.integers[row])
	case s.naturals != nil:
		return float64(s.naturals[row])
	}
	return s.reals[row]
}
