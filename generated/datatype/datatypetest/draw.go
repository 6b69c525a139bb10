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
	v := &datatype.Type{
		Kind: datatype.Kind(rapid.Uint8Range(0, 14).Draw(t, "Kind")),
	}
	switch v.Kind {
	case datatype.KindArray, datatype.KindVec:
		v.Element = DrawType(t, depth-1)
	}
	switch v.Kind {
	case datatype.KindArray:
		v.Length = rapid.Uint32Range(1, 9).Draw(t, "Length")
	}
	return v
}
