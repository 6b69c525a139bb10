// Code generated from spec/ by go generate. DO NOT EDIT.

package datatype

// Clone copies the record deeply; nil gives nil.
func (v *Type) Clone() *Type {
	if v == nil {
		return nil
	}
	c := *v
	c.Element = v.Element.Clone()
	return &c
}
