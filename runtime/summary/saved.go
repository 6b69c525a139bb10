package summary

import (
	"fmt"
	"math"

	"nervix/generated/checkpoint"
)

// Save gives the stored form of what was measured so far.
func (f *Flow) Save() *checkpoint.Flow {
	f.lock.Lock()
	defer f.lock.Unlock()
	return &checkpoint.Flow{
		Started: f.started, First: f.first, Last: f.last, Bases: append([]int64(nil), f.decay.base[:]...),
		Messages: f.messages.save(), Batches: f.batches.save(), Bytes: f.bytes.save(),
		PerBatch: f.perBatch.save(), Latency: f.latency.save(),
	}
}

// RestoreFlow reads a stored flow. It fails for what no flow has measured.
func RestoreFlow(from *checkpoint.Flow) (*Flow, error) {
	f := &Flow{started: from.Started, first: from.First, last: from.Last}
	r := restoring{}
	if from.First > from.Last {
		r.refuse("the last record is before the first one")
	}
	r.decay(&f.decay, from.Bases)
	r.counter(&f.messages, &from.Messages)
	r.counter(&f.batches, &from.Batches)
	r.counter(&f.bytes, &from.Bytes)
	r.buckets(&f.perBatch, from.PerBatch)
	r.buckets(&f.latency, from.Latency)
	return f, r.err
}

// Save gives the stored form of the values so far.
func (d *Distribution) Save() *checkpoint.Distribution {
	d.lock.Lock()
	defer d.lock.Unlock()
	return &checkpoint.Distribution{Count: d.count, Bases: append([]int64(nil), d.decay.base[:]...), Buckets: d.buckets.save()}
}

// RestoreDistribution reads a stored distribution. It fails for what none has measured.
func RestoreDistribution(from *checkpoint.Distribution) (*Distribution, error) {
	d := &Distribution{count: from.Count}
	r := restoring{}
	r.decay(&d.decay, from.Bases)
	r.buckets(&d.buckets, from.Buckets)
	return d, r.err
}

func (c *counter) save() checkpoint.Counter {
	return checkpoint.Counter{Total: c.total, Sums: append([]float64(nil), c.sums[:]...)}
}

func (b *buckets) save() []checkpoint.Bucket {
	list := make([]checkpoint.Bucket, len(b.list))
	for i := range b.list {
		list[i] = checkpoint.Bucket{Index: b.list[i].index, Weights: append([]float64(nil), b.list[i].weight[:]...)}
	}
	return list
}

// restoring keeps the first thing that is wrong with a stored form.
type restoring struct{ err error }

func (r *restoring) refuse(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf(format, args...)
	}
}

func (r *restoring) decay(into *decay, bases []int64) {
	if len(bases) != Views {
		r.refuse("%d bases, not %d", len(bases), Views)
		return
	}
	copy(into.base[:], bases)
}

func (r *restoring) weights(into *[Views]float64, weights []float64) {
	if len(weights) != Views {
		r.refuse("%d weights, not %d", len(weights), Views)
		return
	}
	for v, weight := range weights {
		if !(weight >= 0) || math.IsInf(weight, 0) {
			r.refuse("a weight is %g", weight)
			return
		}
		into[v] = weight
	}
}

func (r *restoring) counter(into *counter, from *checkpoint.Counter) {
	into.total = from.Total
	r.weights(&into.sums, from.Sums)
}

func (r *restoring) buckets(into *buckets, from []checkpoint.Bucket) {
	previous := int32(zeroBucket - 1)
	for i := range from {
		if from[i].Index <= previous || from[i].Index > topBucket {
			r.refuse("bucket %d follows bucket %d", from[i].Index, previous)
			return
		}
		previous = from[i].Index
		made := bucket{index: previous}
		r.weights(&made.weight, from[i].Weights)
		into.list = append(into.list, made)
	}
}
