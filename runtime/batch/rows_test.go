package batch

import (
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/stretchr/testify/require"

	"nervix/runtime/ack"
	"nervix/runtime/columnar"
)

// Rows that cannot be joined are failed, so that their source learns of them.
func TestConcatFailureFailsTheRows(t *testing.T) {
	parts := make([]*Batch, 2)
	roots := make([]*ack.Root, 2)
	for i, kind := range []arrow.DataType{arrow.PrimitiveTypes.Int64, arrow.BinaryTypes.String} {
		roots[i] = ack.NewRoot(1, nil)
		parts[i] = &Batch{Columns: []arrow.Array{columnar.Nulls(kind, 1)}, Rows: 1, Low: []int64{1}, High: []int64{1}, Acks: ack.Records(roots[i])}
	}
	_, err := Concat(parts)
	require.Error(t, err)
	for _, root := range roots {
		<-root.Done()
		require.Equal(t, err, root.Err(0))
	}
}

// merge merges batches with the given numbers of rows.
func merge(t *testing.T, most int, sizes ...int) (merged []*Batch, roots []*ack.Root, err error) {
	t.Helper()
	parts := make([]*Batch, len(sizes))
	for i, size := range sizes {
		root := ack.NewRoot(size, nil)
		roots = append(roots, root)
		kind := arrow.DataType(arrow.PrimitiveTypes.Int64)
		if size == 3 { // cannot be joined with the others
			kind = arrow.BinaryTypes.String
		}
		parts[i] = &Batch{
			Columns: []arrow.Array{columnar.Nulls(kind, size)}, Rows: size,
			Low: make([]int64, size), High: make([]int64, size), Acks: ack.Records(root),
		}
	}
	merged, err = Merge(parts, most)
	return merged, roots, err
}

func TestMergeJoinsSmallBatches(t *testing.T) {
	merged, roots, err := merge(t, 10, 1, 4, 5, 1, 20, 2, 2)
	require.NoError(t, err)
	var sizes []int
	for _, b := range merged {
		require.Equal(t, b.Rows, b.Columns[0].Len())
		sizes = append(sizes, b.Rows)
		b.Acks.Resolve(nil)
	}
	require.Equal(t, []int{10, 1, 20, 4}, sizes)
	for _, root := range roots {
		<-root.Done()
		require.False(t, root.Failed())
	}
}

func TestMergeFailureFailsAllRows(t *testing.T) {
	_, roots, err := merge(t, 10, 8, 4, 3, 9)
	require.Error(t, err)
	for _, root := range roots {
		<-root.Done()
		require.Equal(t, err, root.Err(0))
	}
}
