// Code generated from spec/ by go generate. DO NOT EDIT.

package checkpoint

import (
	"nervix/generated/canonical"
	"nervix/generated/checkpoint/checkpointwire"
)

// ToWire fills the wire form of the record.
func (v *Offsets) ToWire(w checkpointwire.Offsets, e *canonical.Encoder) {
	e.Text("topic", v.Topic, w.SetTopic)
	e.Bytes("topic_id", v.TopicID, w.SetTopicId)
	w.SetOrigin(v.Origin)
	w.SetEpoch(v.Epoch)
	w.SetConsumers(v.Consumers)
	canonical.PutStructs(e, "partitions", v.Partitions, w.NewPartitions, (*PartitionOffset).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Offsets) FromWire(w checkpointwire.Offsets, d *canonical.Decoder) {
	v.Topic = d.Text("topic", w.Topic)
	v.TopicID = d.Bytes("topic_id", w.TopicId)
	v.Origin = w.Origin()
	v.Epoch = w.Epoch()
	v.Consumers = w.Consumers()
	v.Partitions = canonical.Structs(d, "partitions", w.Partitions, (*PartitionOffset).FromWire)
}

// ToWire fills the wire form of the record.
func (v *PartitionOffset) ToWire(w checkpointwire.PartitionOffset, e *canonical.Encoder) {
	w.SetPartition(v.Partition)
	w.SetNext(v.Next)
}

// FromWire reads the wire form of the record.
func (v *PartitionOffset) FromWire(w checkpointwire.PartitionOffset, d *canonical.Decoder) {
	v.Partition = w.Partition()
	v.Next = w.Next()
}

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
