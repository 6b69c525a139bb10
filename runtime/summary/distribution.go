package summary

import (
	"math"
	"slices"
	"sync"
)

// Distribution is a decayed distribution of values. It is safe for concurrent use.
type Distribution struct {
	lock    sync.Mutex
	count   uint64
	decay   decay
	buckets buckets
}

// Observe adds a value.
func (d *Distribution) Observe(value float64, at Instant) {
	d.lock.Lock()
	defer d.lock.Unlock()
	weight, factor, moved := d.decay.weigh(at)
	if moved {
		d.buckets.scale(factor)
	}
	d.buckets.add(value, weight)
	d.count++
}

// Count is the number of values so far.
func (d *Distribution) Count() uint64 {
	d.lock.Lock()
	defer d.lock.Unlock()
	return d.count
}

// Percentiles gives the percentiles of every view.
func (d *Distribution) Percentiles() Percentiles {
	d.lock.Lock()
	defer d.lock.Unlock()
	return d.buckets.percentiles()
}

// Percentiles are the 50th, 90th and 99th percentile of every view; NaN in a view without values.
type Percentiles [Views][3]float64

var ranks = [3]float64{0.5, 0.9, 0.99}

// Values share a bucket when they agree in their first bits: whole numbers up to 32 have one of
// their own, and others lie less than a 16th above the value that their bucket stands for.
const (
	perOctave  = 16
	lowest     = -30 // octave of the smallest values told apart
	highest    = 41
	zeroBucket = (lowest - 1) * perOctave
	topBucket  = highest*perOctave + perOctave - 1
	allBuckets = topBucket - zeroBucket + 1
)

type bucket struct {
	index  int32
	weight [Views]float64
}

// buckets are in the order of their values. Nearly all edges need a few.
type buckets struct {
	list []bucket
}

// indexOf gives the bucket of a value: its exponent and the first four bits of its fraction.
func indexOf(value float64) int32 {
	if !(value > 0) {
		return zeroBucket
	}
	index := int32(math.Float64bits(value)>>48) - 1022*perOctave
	if index < lowest*perOctave {
		return zeroBucket
	}
	return min(index, topBucket)
}

// valueOf gives the smallest value of a bucket.
func valueOf(index int32) float64 {
	if index == zeroBucket {
		return 0
	}
	octave := int(math.Floor(float64(index) / perOctave))
	return math.Ldexp(1+float64(int(index)-octave*perOctave)/perOctave, octave-1)
}

func (b *buckets) add(value float64, weight [Views]float64) {
	index := indexOf(value)
	at, found := slices.BinarySearchFunc(b.list, index, func(b bucket, index int32) int { return int(b.index - index) })
	if !found {
		b.list = slices.Insert(b.list, at, bucket{index: index})
	}
	for v := range Views {
		b.list[at].weight[v] += weight[v]
	}
}

// merge adds ascending values that have one weight each time.
func (b *buckets) merge(values []repeated, weight [Views]float64) {
	at := 0
	for _, each := range values {
		for at < len(b.list) && b.list[at].index < each.index {
			at++
		}
		if at == len(b.list) || b.list[at].index != each.index {
			b.list = slices.Insert(b.list, at, bucket{index: each.index})
		}
		for v := range Views {
			b.list[at].weight[v] += each.times * weight[v]
		}
	}
}

func (b *buckets) scale(factor [Views]float64) {
	for i := range b.list {
		for v := range Views {
			b.list[i].weight[v] *= factor[v]
		}
	}
}

// absorb adds the weights of others, brought down by a factor.
func (b *buckets) absorb(other *buckets, factor [Views]float64) {
	for _, bucket := range other.list {
		for v := range Views {
			bucket.weight[v] *= factor[v]
		}
		b.add(valueOf(bucket.index), bucket.weight)
	}
}

func (b *buckets) percentiles() (result Percentiles) {
	for v := range Views {
		total := 0.0
		for i := range b.list {
			total += b.list[i].weight[v]
		}
		for r, rank := range ranks {
			result[v][r] = b.percentile(v, rank*total)
		}
	}
	return result
}

// percentile gives the value at which the summed weights reach a bound.
func (b *buckets) percentile(view int, bound float64) float64 {
	reached := 0.0
	for i := range b.list {
		reached += b.list[i].weight[view]
		// Sums of floats may end a little below the total.
		if reached > 0 && reached >= bound*(1-1e-12) {
			return valueOf(b.list[i].index)
		}
	}
	return math.NaN()
}
