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
