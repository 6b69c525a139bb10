// Code generated from spec/ by go generate. DO NOT EDIT.

package datatypetest

import (
	"nervix/generated/canonical/canonicaltest"
	"nervix/generated/datatype"
	"pgregory.net/rapid"
)

// Type draws values of any shape.
func Type() *rapid.Generator[*datatype.Type] {
	return rapid.Custom(func(t *rapid.T) *datatype.Type {
		return DrawType(t, canonicaltest.Depth)
	})
}

// DrawType draws a value that nests freely for depth levels.
func DrawType(t *rapid.T, depth int) *datatype.Type {
	return &datatype.Type{
		Kind: datatype.Kind(rapid.Uint8Range(0, 14).Draw(t, "Kind")),
		Element: canonicaltest.Maybe(t, "Element", depth > 0, func() *datatype.Type {
			return DrawType(t, depth-1)
		}),
		Length: rapid.Uint32().Draw(t, "Length"),
	}
}
