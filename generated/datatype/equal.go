// Code generated from spec/ by go generate. DO NOT EDIT.

package datatype

// Equal compares all fields deeply.
func (a *Type) Equal(b *Type) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Kind == b.Kind &&
		a.Element.Equal(b.Element) &&
		a.Length == b.Length
}
