package session

import (
	"bytes"
	"strings"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/ipc"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/failure"
	wire "nervix/generated/session"
)

func texts(values ...string) arrow.RecordBatch {
	builder := array.NewStringBuilder(memory.DefaultAllocator)
	for _, value := range values {
		if value == "" {
			builder.AppendNull()
			continue
		}
		builder.Append(value)
	}
	schema := arrow.NewSchema([]arrow.Field{{Name: "text", Type: arrow.BinaryTypes.String, Nullable: true}}, nil)
	return array.NewRecordBatch(schema, []arrow.Array{builder.NewStringArray()}, int64(len(values)))
}

func TestRowsAreSplitToFitTheirFrames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		count := rapid.IntRange(1, 40).Draw(t, "rows")
		values := make([]string, count)
		for i := range values {
			values[i] = strings.Repeat("x", rapid.IntRange(1, 3000).Draw(t, "size"))
		}
		var branches []wire.BranchRun
		keys := make([]string, 0, count)
		for left := count; left > 0; {
			rows := rapid.IntRange(1, left).Draw(t, "run")
			key := string(rune('a' + len(branches)))
			branches = append(branches, wire.BranchRun{Key: key, Rows: uint32(rows)})
			for range rows {
				keys = append(keys, key)
			}
			left -= rows
		}
		const limit = 16 << 10
		frames, err := rowFrames(Rows{texts(values...), branches}, limit)
		require.NoError(t, err)
		var gotValues, gotKeys []string
		for _, frame := range frames {
			frame.Name, frame.Relay = "name", "relay"
			_, err := wire.Encode(&wire.Frame{Body: &wire.Event{Report: frame}}, wire.Limits{Bytes: limit, Depth: 16, Tables: 1 << 10})
			require.NoError(t, err)
			reader, err := ipc.NewReader(bytes.NewReader(frame.Arrow))
			require.NoError(t, err)
			require.True(t, reader.Next())
			column := reader.RecordBatch().Column(0).(*array.String)
			for i := range column.Len() {
				gotValues = append(gotValues, strings.Clone(column.Value(i)))
			}
			reader.Release()
			for _, run := range frame.Branches {
				require.NotZero(t, run.Rows)
				for range run.Rows {
					gotKeys = append(gotKeys, run.Key)
				}
			}
		}
		require.Equal(t, values, gotValues)
		require.Equal(t, keys, gotKeys)
	})
}

func TestOneRowBeyondTheFrameIsRefused(t *testing.T) {
	_, err := rowFrames(Rows{Record: texts("a", strings.Repeat("x", 64<<10))}, 32<<10)
	require.ErrorIs(t, err, failure.CodeFrameTooLarge)
	frames, err := rowFrames(Rows{Record: texts()}, 32<<10)
	require.NoError(t, err)
	require.Empty(t, frames)
}

func TestMaskHidesValuesAndKeepsNulls(t *testing.T) {
	record := texts("secret", "", "other")
	masked := Mask(record, []bool{true})
	column := masked.Column(0).(*array.String)
	require.Equal(t, Masked, column.Value(0))
	require.True(t, column.IsNull(1))
	require.Equal(t, Masked, column.Value(2))
	data, err := encodeRecord(masked)
	require.NoError(t, err)
	require.NotContains(t, string(data), "secret")
	require.Equal(t, "secret", record.Column(0).(*array.String).Value(0))
	require.Same(t, record, Mask(record, []bool{false}))
}
