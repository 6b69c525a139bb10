package batch

import (
	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"

	"nervix/runtime/ack"
	"nervix/runtime/branch"
)

// Batch is a run of rows. The slices have one element per row; Columns follow the relay's schema.
// Column memory belongs to the garbage collector: nobody retains or releases.
type Batch struct {
	Schema  *arrow.Schema
	Columns []arrow.Array
	Rows    int
	// Low and High are the ingestion watermarks in nanoseconds since the Unix epoch.
	Low, High []int64
	Acks      ack.Set
	Keys      Keys
	// Size is the logical size of the columns in bytes, 0 until somebody publishes the
	// batch; the columns do not change afterwards.
	Size int64
}

// Keys tells the concrete branch of each row. The zero Keys are unbranched.
type Keys struct {
	// Table lists the distinct keys of the batch; empty means unbranched.
	Table []*branch.Key
	// Row indexes Table per row; nil means that all rows have Table[0].
	Row []uint32
}

// Key gives the branch of a row; nil is unbranched.
func (k Keys) Key(row int) *branch.Key {
	if len(k.Table) == 0 {
		return nil
	}
	if k.Row == nil {
		return k.Table[0]
	}
	return k.Table[k.Row[row]]
}

// Single tells whether all rows belong to one branch, or to none.
func (k Keys) Single() bool { return len(k.Table) <= 1 || k.Row == nil }

// Take gives the keys of the selected rows with a table of those that remain.
func (k Keys) Take(selected []int32) Keys {
	if k.Single() {
		return k
	}
	renumbered := make([]int32, len(k.Table))
	for i := range renumbered {
		renumbered[i] = -1
	}
	taken := Keys{Row: make([]uint32, len(selected))}
	for i, row := range selected {
		old := k.Row[row]
		if renumbered[old] < 0 {
			renumbered[old] = int32(len(taken.Table))
			taken.Table = append(taken.Table, k.Table[old])
		}
		taken.Row[i] = uint32(renumbered[old])
	}
	if len(taken.Table) == 1 {
		taken.Row = nil
	}
	return taken
}

// Record views the batch as an Arrow record batch.
func (b *Batch) Record() arrow.RecordBatch {
	return array.NewRecordBatch(b.Schema, b.Columns, int64(b.Rows))
}
