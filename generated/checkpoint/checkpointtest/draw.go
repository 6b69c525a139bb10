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
