// Code generated from spec/ by go generate. DO NOT EDIT.

package checkpoint_test

import (
	"nervix/generated/canonical/canonicaltest"
	"nervix/generated/checkpoint"
	"nervix/generated/checkpoint/checkpointtest"
	"testing"
)

func TestRoundTrip(t *testing.T) {
	t.Run("Offsets", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*checkpoint.Offsets]{
			Clone:  (*checkpoint.Offsets).Clone,
			Decode: checkpoint.DecodeOffsets,
			Draw:   checkpointtest.Offsets(),
			Encode: (*checkpoint.Offsets).Encode,
			Equal:  (*checkpoint.Offsets).Equal,
		})
	})
	t.Run("PartitionOffset", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*checkpoint.PartitionOffset]{
			Clone:  (*checkpoint.PartitionOffset).Clone,
			Decode: checkpoint.DecodePartitionOffset,
			Draw:   checkpointtest.PartitionOffset(),
			Encode: (*checkpoint.PartitionOffset).Encode,
			Equal:  (*checkpoint.PartitionOffset).Equal,
		})
	})
	t.Run("Header", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*checkpoint.Header]{
			Clone:  (*checkpoint.Header).Clone,
			Decode: checkpoint.DecodeHeader,
			Draw:   checkpointtest.Header(),
			Encode: (*checkpoint.Header).Encode,
			Equal:  (*checkpoint.Header).Equal,
		})
	})
	t.Run("Section", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*checkpoint.Section]{
			Clone:  (*checkpoint.Section).Clone,
			Decode: checkpoint.DecodeSection,
			Draw:   checkpointtest.Section(),
			Encode: (*checkpoint.Section).Encode,
			Equal:  (*checkpoint.Section).Equal,
		})
	})
	t.Run("Series", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*checkpoint.Series]{
			Clone:  (*checkpoint.Series).Clone,
			Decode: checkpoint.DecodeSeries,
			Draw:   checkpointtest.Series(),
			Encode: (*checkpoint.Series).Encode,
			Equal:  (*checkpoint.Series).Equal,
		})
	})
	t.Run("Flow", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*checkpoint.Flow]{
			Clone:  (*checkpoint.Flow).Clone,
			Decode: checkpoint.DecodeFlow,
			Draw:   checkpointtest.Flow(),
			Encode: (*checkpoint.Flow).Encode,
			Equal:  (*checkpoint.Flow).Equal,
		})
	})
	t.Run("Counter", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*checkpoint.Counter]{
			Clone:  (*checkpoint.Counter).Clone,
			Decode: checkpoint.DecodeCounter,
			Draw:   checkpointtest.Counter(),
			Encode: (*checkpoint.Counter).Encode,
			Equal:  (*checkpoint.Counter).Equal,
		})
	})
	t.Run("Distribution", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*checkpoint.Distribution]{
			Clone:  (*checkpoint.Distribution).Clone,
			Decode: checkpoint.DecodeDistribution,
			Draw:   checkpointtest.Distribution(),
			Encode: (*checkpoint.Distribution).Encode,
			Equal:  (*checkpoint.Distribution).Equal,
		})
	})
	t.Run("Bucket", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*checkpoint.Bucket]{
			Clone:  (*checkpoint.Bucket).Clone,
			Decode: checkpoint.DecodeBucket,
			Draw:   checkpointtest.Bucket(),
			Encode: (*checkpoint.Bucket).Encode,
			Equal:  (*checkpoint.Bucket).Equal,
		})
	})
}
func FuzzDecodeOffsets(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*checkpoint.Offsets]{
		Clone:  (*checkpoint.Offsets).Clone,
		Decode: checkpoint.DecodeOffsets,
		Draw:   checkpointtest.Offsets(),
		Encode: (*checkpoint.Offsets).Encode,
		Equal:  (*checkpoint.Offsets).Equal,
	})
}
func FuzzDecodeHeader(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*checkpoint.Header]{
		Clone:  (*checkpoint.Header).Clone,
		Decode: checkpoint.DecodeHeader,
		Draw:   checkpointtest.Header(),
		Encode: (*checkpoint.Header).Encode,
		Equal:  (*checkpoint.Header).Equal,
	})
}
func FuzzDecodeSection(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*checkpoint.Section]{
		Clone:  (*checkpoint.Section).Clone,
		Decode: checkpoint.DecodeSection,
		Draw:   checkpointtest.Section(),
		Encode: (*checkpoint.Section).Encode,
		Equal:  (*checkpoint.Section).Equal,
	})
}
func FuzzDecodeSeries(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*checkpoint.Series]{
		Clone:  (*checkpoint.Series).Clone,
		Decode: checkpoint.DecodeSeries,
		Draw:   checkpointtest.Series(),
		Encode: (*checkpoint.Series).Encode,
		Equal:  (*checkpoint.Series).Equal,
	})
}
