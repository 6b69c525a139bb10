package connector

import "nervix/generated/checkpoint"

// OffsetKeeper keeps the positions of one source whose domain owns them.
type OffsetKeeper interface {
	// Load gives what was saved last; nil when nothing was.
	Load() (*checkpoint.Offsets, error)
	// Save returns when the positions are durable. The record is not changed afterwards.
	Save(offsets *checkpoint.Offsets) error
}

// Assignment tells which consumer of a source takes which partitions.
type Assignment struct {
	// Epoch counts the assignments.
	Epoch uint64
	// Observed are the partitions of the log, ascending.
	Observed []int32
	// Consumers has the partitions of each consumer.
	Consumers [][]int32
}

// Partitioned is a source that divides the partitions of its log itself.
type Partitioned interface {
	Source
	// Assignment gives the current one; nil as long as there is none.
	Assignment() *Assignment
}
