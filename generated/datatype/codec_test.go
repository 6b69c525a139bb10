// Code generated from spec/ by go generate. DO NOT EDIT.

package datatype_test

import (
	"nervix/generated/canonical/canonicaltest"
	"nervix/generated/datatype"
	"nervix/generated/datatype/datatypetest"
	"testing"
)

func TestRoundTrip(t *testing.T) {
	t.Run("Type", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*datatype.Type]{
			Clone:  (*datatype.Type).Clone,
			Decode: datatype.DecodeType,
			Draw:   datatypetest.Type(),
			Encode: (*datatype.Type).Encode,
			Equal:  (*datatype.Type).Equal,
		})
	})
}
func FuzzDecodeType(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*datatype.Type]{
		Clone:  (*datatype.Type).Clone,
		Decode: datatype.DecodeType,
		Draw:   datatypetest.Type(),
		Encode: (*datatype.Type).Encode,
		Equal:  (*datatype.Type).Equal,
	})
}
