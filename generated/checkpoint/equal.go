// Code generated from spec/ by go generate. DO NOT EDIT.

package checkpoint

import (
	"bytes"
	"math"
	"slices"
)

// Equal compares all fields deeply.
func (a *Offsets) Equal(b *Offsets) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Topic == b.Topic &&
		bytes.Equal(a.TopicID, b.TopicID) &&
		a.Origin == b.Origin &&
		a.Epoch == b.Epoch &&
		a.Consumers == b.Consumers &&
		slices.EqualFunc(a.Partitions, b.Partitions, func(x, y PartitionOffset) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *PartitionOffset) Equal(b *PartitionOffset) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Partition == b.Partition &&
		a.Next == b.Next
}

// Equal compares all fields deeply.
func (a *Header) Equal(b *Header) bool {
	if a == nil || b == nil {
		return a == b
	}
	return bytes.Equal(a.Fingerprint, b.Fingerprint) &&
		a.Sections == b.Sections
}

// Equal compares all fields deeply.
func (a *Section) Equal(b *Section) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.Equal(a.Gone, b.Gone) &&
		bytes.Equal(a.Rows, b.Rows) &&
		bytes.Equal(a.Departed, b.Departed)
}

// Equal compares all fields deeply.
func (a *Series) Equal(b *Series) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Kind == b.Kind &&
		a.Name == b.Name &&
		a.Relay == b.Relay &&
		a.Sent == b.Sent &&
		a.Flow.Equal(b.Flow) &&
		a.Depth.Equal(b.Depth)
}

// Equal compares all fields deeply.
func (a *Flow) Equal(b *Flow) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Started == b.Started &&
		a.First == b.First &&
		a.Last == b.Last &&
		slices.Equal(a.Bases, b.Bases) &&
		a.Messages.Equal(&b.Messages) &&
		a.Batches.Equal(&b.Batches) &&
		a.Bytes.Equal(&b.Bytes) &&
		slices.EqualFunc(a.PerBatch, b.PerBatch, func(x, y Bucket) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Latency, b.Latency, func(x, y Bucket) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *Counter) Equal(b *Counter) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Total == b.Total &&
		slices.EqualFunc(a.Sums, b.Sums, func(x, y float64) bool {
			return math.Float64bits(x) == math.Float64bits(y)
		})
}

// Equal compares all fields deeply.
func (a *Distribution) Equal(b *Distribution) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Count == b.Count &&
		slices.Equal(a.Bases, b.Bases) &&
		slices.EqualFunc(a.Buckets, b.Buckets, func(x, y Bucket) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *Bucket) Equal(b *Bucket) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Index == b.Index &&
		slices.EqualFunc(a.Weights, b.Weights, func(x, y float64) bool {
			return math.Float64bits(x) == math.Float64bits(y)
		})
}
