package node

import (
	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"

	"nervix/generated/revision"
	"nervix/runtime/connector"
)

// positionColumns gives the METADATA source of records of a partitioned log: the fields topic,
// partition and offset that programs of the ingestor read.
func positionColumns(fields []revision.Field, positions []connector.Position) []arrow.Array {
	columns := make([]arrow.Array, len(fields))
	for i, field := range fields {
		switch field.Name {
		case "topic":
			topics := array.NewStringBuilder(memory.DefaultAllocator)
			topics.Reserve(len(positions))
			for at := range positions {
				topics.Append(positions[at].Topic)
			}
			columns[i] = topics.NewArray()
		case "partition":
			partitions := array.NewInt32Builder(memory.DefaultAllocator)
			partitions.Reserve(len(positions))
			for at := range positions {
				partitions.UnsafeAppend(positions[at].Partition)
			}
			columns[i] = partitions.NewArray()
		case "offset":
			offsets := array.NewInt64Builder(memory.DefaultAllocator)
			offsets.Reserve(len(positions))
			for at := range positions {
				offsets.UnsafeAppend(positions[at].Offset)
			}
			columns[i] = offsets.NewArray()
		}
	}
	return columns
}
