// Code generated from spec/ by go generate. DO NOT EDIT.

package checkpoint

import (
	"nervix/generated/canonical"
	"nervix/generated/checkpoint/checkpointwire"
)

// ToWire fills the wire form of the record.
func (v *Header) ToWire(w checkpointwire.Header, e *canonical.Encoder) {
	e.Bytes("fingerprint", v.Fingerprint, w.SetFingerprint)
	w.SetSections(v.Sections)
}

// FromWire reads the wire form of the record.
func (v *Header) FromWire(w checkpointwire.Header, d *canonical.Decoder) {
	v.Fingerprint = d.Bytes("fingerprint", w.Fingerprint)
	v.Sections = w.Sections()
}

// ToWire fills the wire form of the record.
func (v *Section) ToWire(w checkpointwire.Section, e *canonical.Encoder) {
	canonical.PutScalars(e, "gone", v.Gone, w.NewGone)
	e.Bytes("rows", v.Rows, w.SetRows)
	e.Bytes("departed", v.Departed, w.SetDeparted)
}

// FromWire reads the wire form of the record.
func (v *Section) FromWire(w checkpointwire.Section, d *canonical.Decoder) {
	v.Gone = canonical.Scalars[uint64](d, "gone", w.Gone)
	v.Rows = d.Bytes("rows", w.Rows)
	v.Departed = d.Bytes("departed", w.Departed)
}
