// Code generated from spec/ by go generate. DO NOT EDIT.

package checkpoint

import (
	"bytes"
	"slices"
)

// Equal compares all fields deeply.
func (a *Offsets) Equal(b *Offsets) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Topic == b.Topic &&
		bytes.Equal(a.TopicID, b.TopicID) &&
		a.Origin == b.Origin &&
		a.Epoch == b.Epoch &&
		a.Consumers == b.Consumers &&
		slices.EqualFunc(a.Partitions, b.Partitions, func(x, y PartitionOffset) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *PartitionOffset) Equal(b *PartitionOffset) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Partition == b.Partition &&
		a.Next == b.Next
}

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
