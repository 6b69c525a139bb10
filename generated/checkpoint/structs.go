// Code generated from spec/ by go generate. DO NOT EDIT.

package checkpoint

// Offsets: The positions of a source in a partitioned log, where the domain and not the log keeps
// them (runtime semantics, section 7.3).
type Offsets struct {
	// Topic: The log.
	Topic string
	// TopicID: Tells it from another one of the same name.
	TopicID []byte
	// Origin: Start version of the START AT that they began with; 0 for none.
	Origin uint64
	// Epoch: Number of assignments of partitions to consumers.
	Epoch uint64
	// Consumers: Consumers of the last assignment.
	Consumers uint64
	// Partitions: Every partition of the log, ascending.
	Partitions []PartitionOffset
}

// PartitionOffset: The position in one partition.
type PartitionOffset struct {
	// Partition: Its number.
	Partition int32
	// Next: Offset of the first record that is not done.
	Next int64
}

// Header: What a place holds now.
type Header struct {
	// Fingerprint: Meaning and shape of the state; sections under another one are not read.
	Fingerprint []byte
	// Sections: Number of sections, which are applied in order.
	Sections uint64
}

// Section: Changes of a state: first entries go, then rows come.
type Section struct {
	// Gone: Branch incarnations whose entries of earlier sections no longer count; 0 is the
	// unbranched one.
	Gone []uint64
	// Rows: Entries; empty for none.
	Rows []byte
	// Departed: Values that left a window and still count in its histograms; empty for none.
	Departed []byte
}
