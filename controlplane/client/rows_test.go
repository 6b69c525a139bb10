package client

import (
	"bytes"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/ipc"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	wire "nervix/generated/session"
)

func stream(t testing.TB) []byte {
	numbers := array.NewInt64Builder(memory.DefaultAllocator)
	numbers.AppendValues([]int64{1, 2, 3}, []bool{true, false, true})
	texts := array.NewStringBuilder(memory.DefaultAllocator)
	texts.AppendValues([]string{"a", "bc", ""}, nil)
	schema := arrow.NewSchema([]arrow.Field{
		{Name: "n", Type: arrow.PrimitiveTypes.Int64, Nullable: true},
		{Name: "s", Type: arrow.BinaryTypes.String},
	}, nil)
	record := array.NewRecordBatch(schema, []arrow.Array{numbers.NewArray(), texts.NewArray()}, 3)
	var buffer bytes.Buffer
	writer := ipc.NewWriter(&buffer, ipc.WithSchema(schema))
	require.NoError(t, writer.Write(record))
	require.NoError(t, writer.Close())
	return buffer.Bytes()
}

func TestBranchesMustCoverTheRows(t *testing.T) {
	data := stream(t)
	_, err := decodeRows(&wire.SubscriptionRows{Arrow: data, Branches: []wire.BranchRun{{Key: "{}", Rows: 2}}})
	require.ErrorIs(t, err, failure.CodeMalformedFrame)
	rows, err := decodeRows(&wire.SubscriptionRows{Arrow: data, Branches: []wire.BranchRun{{Key: "{}", Rows: 2}, {Key: "[]", Rows: 1}}})
	require.NoError(t, err)
	require.Equal(t, int64(3), rows.Record.NumRows())
}

// FuzzRows reads damaged Arrow streams: whatever decodes must also render.
func FuzzRows(f *testing.F) {
	data := stream(f)
	f.Add(data)
	f.Add(data[:len(data)/2])
	f.Fuzz(func(t *testing.T, data []byte) {
		rows, err := decodeRows(&wire.SubscriptionRows{Arrow: data})
		if err != nil {
			require.ErrorIs(t, err, failure.CodeMalformedFrame)
			return
		}
		NewRenderer(rows.Record.Schema()).AppendAll(nil, rows)
	})
}
