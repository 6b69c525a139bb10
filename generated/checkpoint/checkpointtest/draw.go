// Code generated from spec/ by go generate. DO NOT EDIT.

package checkpointtest

import (
	"nervix/generated/canonical/canonicaltest"
	"nervix/generated/checkpoint"
	"pgregory.net/rapid"
)

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
