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

// ToWire fills the wire form of the record.
func (v *Series) ToWire(w checkpointwire.Series, e *canonical.Encoder) {
	e.Text("kind", v.Kind, w.SetKind)
	e.Text("name", v.Name, w.SetName)
	e.Text("relay", v.Relay, w.SetRelay)
	w.SetSent(v.Sent)
	if v.Flow != nil {
		canonical.PutStruct(e, "flow", w.NewFlow, v.Flow.ToWire)
	}
	if v.Depth != nil {
		canonical.PutStruct(e, "depth", w.NewDepth, v.Depth.ToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *Series) FromWire(w checkpointwire.Series, d *canonical.Decoder) {
	v.Kind = d.Text("kind", w.Kind)
	v.Name = d.Text("name", w.Name)
	v.Relay = d.Text("relay", w.Relay)
	v.Sent = w.Sent()
	if w.HasFlow() {
		v.Flow = new(Flow)
		canonical.Struct(d, "flow", w.Flow, v.Flow.FromWire)
	}
	if w.HasDepth() {
		v.Depth = new(Distribution)
		canonical.Struct(d, "depth", w.Depth, v.Depth.FromWire)
	}
}

// ToWire fills the wire form of the record.
func (v *Flow) ToWire(w checkpointwire.Flow, e *canonical.Encoder) {
	w.SetStarted(v.Started)
	w.SetFirst(v.First)
	w.SetLast(v.Last)
	canonical.PutScalars(e, "bases", v.Bases, w.NewBases)
	canonical.PutStruct(e, "messages", w.NewMessages, v.Messages.ToWire)
	canonical.PutStruct(e, "batches", w.NewBatches, v.Batches.ToWire)
	canonical.PutStruct(e, "bytes", w.NewBytes, v.Bytes.ToWire)
	canonical.PutStructs(e, "per_batch", v.PerBatch, w.NewPerBatch, (*Bucket).ToWire)
	canonical.PutStructs(e, "latency", v.Latency, w.NewLatency, (*Bucket).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Flow) FromWire(w checkpointwire.Flow, d *canonical.Decoder) {
	v.Started = w.Started()
	v.First = w.First()
	v.Last = w.Last()
	v.Bases = canonical.Scalars[int64](d, "bases", w.Bases)
	canonical.Struct(d, "messages", w.Messages, v.Messages.FromWire)
	canonical.Struct(d, "batches", w.Batches, v.Batches.FromWire)
	canonical.Struct(d, "bytes", w.Bytes, v.Bytes.FromWire)
	v.PerBatch = canonical.Structs(d, "per_batch", w.PerBatch, (*Bucket).FromWire)
	v.Latency = canonical.Structs(d, "latency", w.Latency, (*Bucket).FromWire)
}

// ToWire fills the wire form of the record.
func (v *Counter) ToWire(w checkpointwire.Counter, e *canonical.Encoder) {
	w.SetTotal(v.Total)
	canonical.PutScalars(e, "sums", v.Sums, w.NewSums)
}

// FromWire reads the wire form of the record.
func (v *Counter) FromWire(w checkpointwire.Counter, d *canonical.Decoder) {
	v.Total = w.Total()
	v.Sums = canonical.Scalars[float64](d, "sums", w.Sums)
}

// ToWire fills the wire form of the record.
func (v *Distribution) ToWire(w checkpointwire.Distribution, e *canonical.Encoder) {
	w.SetCount(v.Count)
	canonical.PutScalars(e, "bases", v.Bases, w.NewBases)
	canonical.PutStructs(e, "buckets", v.Buckets, w.NewBuckets, (*Bucket).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Distribution) FromWire(w checkpointwire.Distribution, d *canonical.Decoder) {
	v.Count = w.Count()
	v.Bases = canonical.Scalars[int64](d, "bases", w.Bases)
	v.Buckets = canonical.Structs(d, "buckets", w.Buckets, (*Bucket).FromWire)
}

// ToWire fills the wire form of the record.
func (v *Bucket) ToWire(w checkpointwire.Bucket, e *canonical.Encoder) {
	w.SetIndex(v.Index)
	canonical.PutScalars(e, "weights", v.Weights, w.NewWeights)
}

// FromWire reads the wire form of the record.
func (v *Bucket) FromWire(w checkpointwire.Bucket, d *canonical.Decoder) {
	v.Index = w.Index()
	v.Weights = canonical.Scalars[float64](d, "weights", w.Weights)
}
