// Code generated from spec/ by go generate. DO NOT EDIT.

package checkpoint

import "slices"

// Clone copies the record deeply; nil gives nil.
func (v *Offsets) Clone() *Offsets {
	if v == nil {
		return nil
	}
	c := *v
	c.TopicID = slices.Clone(v.TopicID)
	c.Partitions = slices.Clone(v.Partitions)
	for i := range c.Partitions {
		c.Partitions[i] = *v.Partitions[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *PartitionOffset) Clone() *PartitionOffset {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Header) Clone() *Header {
	if v == nil {
		return nil
	}
	c := *v
	c.Fingerprint = slices.Clone(v.Fingerprint)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Section) Clone() *Section {
	if v == nil {
		return nil
	}
	c := *v
	c.Gone = slices.Clone(v.Gone)
	c.Rows = slices.Clone(v.Rows)
	c.Departed = slices.Clone(v.Departed)
	return &c
}
