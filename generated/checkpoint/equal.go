// Code generated from spec/ by go generate. DO NOT EDIT.

package checkpoint

import (
	"bytes"
	"slices"
)

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
