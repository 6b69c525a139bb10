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

// Series: One summary of what DESCRIBE shows (runtime semantics, section 17): of an edge of a
// node, or of the queues of a relay. One with neither is forgotten.
type Series struct {
	// Kind: Kind of the node.
	Kind string
	// Name: Name of the node.
	Name string
	// Relay: Relay of the edge.
	Relay string
	// Sent: Whether the edge leads out of the node.
	Sent bool
	// Flow: What passed the edge.
	Flow *Flow
	// Depth: How full the queues were.
	Depth *Distribution
}

// Flow: What passed one edge.
type Flow struct {
	// Started: When the first records passed.
	Started int64
	// First: Earliest time of a record; 0 for none.
	First int64
	// Last: Latest time of a record; 0 for none.
	Last int64
	// Bases: Instant at which the weights of each view are 1; 0 while it has none.
	Bases []int64
	// Messages: Records.
	Messages Counter
	// Batches: Batches.
	Batches Counter
	// Bytes: Bytes.
	Bytes Counter
	// PerBatch: Records of one batch.
	PerBatch []Bucket
	// Latency: Seconds that the records took.
	Latency []Bucket
}

// Counter: A total with its decayed sums.
type Counter struct {
	// Total: The total.
	Total uint64
	// Sums: Weighted sum of each view.
	Sums []float64
}

// Distribution: Decayed values.
type Distribution struct {
	// Count: Number of values.
	Count uint64
	// Bases: As those of a flow.
	Bases []int64
	// Buckets: The values, ascending.
	Buckets []Bucket
}

// Bucket: Values that are taken for one.
type Bucket struct {
	// Index: Which values.
	Index int32
	// Weights: Weight of each view.
	Weights []float64
}
