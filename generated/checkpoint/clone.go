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

// Clone copies the record deeply; nil gives nil.
func (v *Series) Clone() *Series {
	if v == nil {
		return nil
	}
	c := *v
	c.Flow = v.Flow.Clone()
	c.Depth = v.Depth.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Flow) Clone() *Flow {
	if v == nil {
		return nil
	}
	c := *v
	c.Bases = slices.Clone(v.Bases)
	c.Messages = *v.Messages.Clone()
	c.Batches = *v.Batches.Clone()
	c.Bytes = *v.Bytes.Clone()
	c.PerBatch = slices.Clone(v.PerBatch)
	for i := range c.PerBatch {
		c.PerBatch[i] = *v.PerBatch[i].Clone()
	}
	c.Latency = slices.Clone(v.Latency)
	for i := range c.Latency {
		c.Latency[i] = *v.Latency[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Counter) Clone() *Counter {
	if v == nil {
		return nil
	}
	c := *v
	c.Sums = slices.Clone(v.Sums)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Distribution) Clone() *Distribution {
	if v == nil {
		return nil
	}
	c := *v
	c.Bases = slices.Clone(v.Bases)
	c.Buckets = slices.Clone(v.Buckets)
	for i := range c.Buckets {
		c.Buckets[i] = *v.Buckets[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Bucket) Clone() *Bucket {
	if v == nil {
		return nil
	}
	c := *v
	c.Weights = slices.Clone(v.Weights)
	return &c
}
