// Code generated from spec/ by go generate. DO NOT EDIT.

package datatype

import (
	"nervix/generated/canonical"
	"nervix/generated/datatype/datatypewire"
)

// ToWire fills the wire form of the record.
func (v *Type) ToWire(w datatypewire.Type, e *canonical.Encoder) {
	canonical.PutEnum(e, "kind", v.Kind, w.SetKind)
	if v.Element != nil {
		canonical.PutStruct(e, "element", w.NewElement, v.Element.ToWire)
	}
	w.SetLength(v.Length)
}

// FromWire reads the wire form of the record.
func (v *Type) FromWire(w datatypewire.Type, d *canonical.Decoder) {
	v.Kind = canonical.Enum[Kind](d, "kind", w.Kind())
	if w.HasElement() {
		v.Element = new(Type)
		canonical.Struct(d, "element", w.Element, v.Element.FromWire)
	}
	v.Length = w.Length()
}
