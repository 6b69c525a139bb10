// Code generated from spec/ by go generate. DO NOT EDIT.

package checkpointtest

import (
	"nervix/generated/canonical/canonicaltest"
	"nervix/generated/checkpoint"
	"pgregory.net/rapid"
)

// Offsets draws values of any shape.
func Offsets() *rapid.Generator[*checkpoint.Offsets] {
	return rapid.Custom(func(t *rapid.T) *checkpoint.Offsets {
		return DrawOffsets(t, canonicaltest.Depth)
	})
}

// DrawOffsets draws a value that nests freely for depth levels.
func DrawOffsets(t *rapid.T, depth int) *checkpoint.Offsets {
	return &checkpoint.Offsets{
		Topic:     canonicaltest.Text().Draw(t, "Topic"),
		TopicID:   rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "TopicID"),
		Origin:    rapid.Uint64().Draw(t, "Origin"),
		Epoch:     rapid.Uint64().Draw(t, "Epoch"),
		Consumers: rapid.Uint64().Draw(t, "Consumers"),
		Partitions: canonicaltest.List(t, "Partitions", 0, max(0, min(3, depth)), func() checkpoint.PartitionOffset {
			return *DrawPartitionOffset(t, depth-1)
		}),
	}
}

// PartitionOffset draws values of any shape.
func PartitionOffset() *rapid.Generator[*checkpoint.PartitionOffset] {
	return rapid.Custom(func(t *rapid.T) *checkpoint.PartitionOffset {
		return DrawPartitionOffset(t, canonicaltest.Depth)
	})
}

// DrawPartitionOffset draws a value that nests freely for depth levels.
func DrawPartitionOffset(t *rapid.T, _ int) *checkpoint.PartitionOffset {
	return &checkpoint.PartitionOffset{
		Partition: rapid.Int32().Draw(t, "Partition"),
		Next:      rapid.Int64().Draw(t, "Next"),
	}
}

// Header draws values of any shape.
func Header() *rapid.Generator[*checkpoint.Header] {
	return rapid.Custom(func(t *rapid.T) *checkpoint.Header {
		return DrawHeader(t, canonicaltest.Depth)
	})
}

// DrawHeader draws a value that nests freely for depth levels.
func DrawHeader(t *rapid.T, _ int) *checkpoint.Header {
	return &checkpoint.Header{
		Fingerprint: rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "Fingerprint"),
		Sections:    rapid.Uint64().Draw(t, "Sections"),
	}
}

// Section draws values of any shape.
func Section() *rapid.Generator[*checkpoint.Section] {
	return rapid.Custom(func(t *rapid.T) *checkpoint.Section {
		return DrawSection(t, canonicaltest.Depth)
	})
}

// DrawSection draws a value that nests freely for depth levels.
func DrawSection(t *rapid.T, depth int) *checkpoint.Section {
	return &checkpoint.Section{
		Gone: canonicaltest.List(t, "Gone", 0, 3, func() uint64 {
			return rapid.Uint64().Draw(t, "Gone")
		}),
		Rows:     rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "Rows"),
		Departed: rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "Departed"),
	}
}

// Series draws values of any shape.
func Series() *rapid.Generator[*checkpoint.Series] {
	return rapid.Custom(func(t *rapid.T) *checkpoint.Series {
		return DrawSeries(t, canonicaltest.Depth)
	})
}

// DrawSeries draws a value that nests freely for depth levels.
func DrawSeries(t *rapid.T, depth int) *checkpoint.Series {
	return &checkpoint.Series{
		Kind:  canonicaltest.Text().Draw(t, "Kind"),
		Name:  canonicaltest.Text().Draw(t, "Name"),
		Relay: canonicaltest.Text().Draw(t, "Relay"),
		Sent:  rapid.Bool().Draw(t, "Sent"),
		Flow: canonicaltest.Maybe(t, "Flow", depth > 0, func() *checkpoint.Flow {
			return DrawFlow(t, depth-1)
		}),
		Depth: canonicaltest.Maybe(t, "Depth", depth > 0, func() *checkpoint.Distribution {
			return DrawDistribution(t, depth-1)
		}),
	}
}

// Flow draws values of any shape.
func Flow() *rapid.Generator[*checkpoint.Flow] {
	return rapid.Custom(func(t *rapid.T) *checkpoint.Flow {
		return DrawFlow(t, canonicaltest.Depth)
	})
}

// DrawFlow draws a value that nests freely for depth levels.
func DrawFlow(t *rapid.T, depth int) *checkpoint.Flow {
	return &checkpoint.Flow{
		Started: rapid.Int64().Draw(t, "Started"),
		First:   rapid.Int64().Draw(t, "First"),
		Last:    rapid.Int64().Draw(t, "Last"),
		Bases: canonicaltest.List(t, "Bases", 0, 3, func() int64 {
			return rapid.Int64().Draw(t, "Bases")
		}),
		Messages: *DrawCounter(t, depth-1),
		Batches:  *DrawCounter(t, depth-1),
		Bytes:    *DrawCounter(t, depth-1),
		PerBatch: canonicaltest.List(t, "PerBatch", 0, max(0, min(3, depth)), func() checkpoint.Bucket {
			return *DrawBucket(t, depth-1)
		}),
		Latency: canonicaltest.List(t, "Latency", 0, max(0, min(3, depth)), func() checkpoint.Bucket {
			return *DrawBucket(t, depth-1)
		}),
	}
}

// Counter draws values of any shape.
func Counter() *rapid.Generator[*checkpoint.Counter] {
	return rapid.Custom(func(t *rapid.T) *checkpoint.Counter {
		return DrawCounter(t, canonicaltest.Depth)
	})
}

// DrawCounter draws a value that nests freely for depth levels.
func DrawCounter(t *rapid.T, depth int) *checkpoint.Counter {
	return &checkpoint.Counter{
		Total: rapid.Uint64().Draw(t, "Total"),
		Sums: canonicaltest.List(t, "Sums", 0, 3, func() float64 {
			return canonicaltest.Float64().Draw(t, "Sums")
		}),
	}
}

// Distribution draws values of any shape.
func Distribution() *rapid.Generator[*checkpoint.Distribution] {
	return rapid.Custom(func(t *rapid.T) *checkpoint.Distribution {
		return DrawDistribution(t, canonicaltest.Depth)
	})
}

// DrawDistribution draws a value that nests freely for depth levels.
func DrawDistribution(t *rapid.T, depth int) *checkpoint.Distribution {
	return &checkpoint.Distribution{
		Count: rapid.Uint64().Draw(t, "Count"),
		Bases: canonicaltest.List(t, "Bases", 0, 3, func() int64 {
			return rapid.Int64().Draw(t, "Bases")
		}),
		Buckets: canonicaltest.List(t, "Buckets", 0, max(0, min(3, depth)), func() checkpoint.Bucket {
			return *DrawBucket(t, depth-1)
		}),
	}
}

// Bucket draws values of any shape.
func Bucket() *rapid.Generator[*checkpoint.Bucket] {
	return rapid.Custom(func(t *rapid.T) *checkpoint.Bucket {
		return DrawBucket(t, canonicaltest.Depth)
	})
}

// DrawBucket draws a value that nests freely for depth levels.
func DrawBucket(t *rapid.T, depth int) *checkpoint.Bucket {
	return &checkpoint.Bucket{
		Index: rapid.Int32().Draw(t, "Index"),
		Weights: canonicaltest.List(t, "Weights", 0, 3, func() float64 {
			return canonicaltest.Float64().Draw(t, "Weights")
		}),
	}
}
