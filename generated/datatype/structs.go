// Code generated from spec/ by go generate. DO NOT EDIT.

package datatype

// Type: An exact NSPL type. Element is present for ARRAY and VEC only, Length (at least 1) for
// ARRAY only.
type Type struct {
	// Kind: Kind of the type.
	Kind Kind
	// Element: Element type of a collection; elements are never null.
	Element *Type
	// Length: Element count of an ARRAY.
	Length uint32
}
