package summary

import (
	"math"
	"slices"
	"sync"
)

// Distribution is a decayed distribution of values. It is safe for concurrent use.
type Distribution struct {
	lock    sync.Mutex
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
)

type bucket struct {
	index  int32
	weight [Views]float64
}

// buckets are in the order of their values. Nearly all edges need a few.
type buckets struct {
	list []bucket
}

func indexOf(value float64) int32 {
	if !(value > 0) {
		return zeroBucket
	}
	fraction, octave := math.Frexp(value) // 0.5 <= fraction < 1
	if octave < lowest {
		return zeroBucket
	}
	if octave > highest {
		return highest*perOctave + perOctave - 1
	}
	return int32(octave*perOctave) + int32((fraction*2-1)*perOctave)
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
