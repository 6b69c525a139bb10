package columnar

import (
	"math"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// Two rows have one encoding exactly when their values are equal, column by column, in slices of
// columns too.
func TestRowKeysAgainstValues(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		texts, numbers, flags := array.NewStringBuilder(memory.DefaultAllocator), array.NewInt16Builder(memory.DefaultAllocator), array.NewBooleanBuilder(memory.DefaultAllocator)
		rows := rapid.IntRange(1, 40).Draw(t, "rows")
		for range rows {
			if rapid.IntRange(0, 3).Draw(t, "null") == 0 {
				texts.AppendNull()
			} else {
				texts.Append(rapid.StringMatching(`[ab]{0,2}`).Draw(t, "text"))
			}
			numbers.Append(int16(rapid.IntRange(-1, 1).Draw(t, "number")))
			if rapid.IntRange(0, 3).Draw(t, "null") == 0 {
				flags.AppendNull()
			} else {
				flags.Append(rapid.Bool().Draw(t, "flag"))
			}
		}
		from := rapid.IntRange(0, rows-1).Draw(t, "from")
		columns := []arrow.Array{texts.NewArray(), numbers.NewArray(), flags.NewArray()}
		for i := range columns {
			columns[i] = Slice(columns[i], from, rows)
		}
		var keys RowKeys
		keys.Read(columns)
		values := map[string]string{}
		encodings := map[string]string{}
		for row := range rows - from {
			encoded, shown := string(keys.Append(nil, row)), ""
			for _, column := range columns {
				value := column.ValueStr(row)
				if column.IsNull(row) {
					value = "null"
				}
				shown += value + "|"
			}
			if known, seen := values[encoded]; seen {
				require.Equal(t, known, shown)
			}
			if known, seen := encodings[shown]; seen {
				require.Equal(t, known, encoded)
			}
			values[encoded], encodings[shown] = shown, encoded
		}
	})
}

func TestRowKeysFoldFloats(t *testing.T) {
	builder := array.NewFloat64Builder(memory.DefaultAllocator)
	builder.AppendValues([]float64{0, math.Copysign(0, -1), math.NaN(), math.Float64frombits(math.Float64bits(math.NaN()) ^ 1<<63), 1}, nil)
	column := []arrow.Array{builder.NewArray()}
	distinct := func(fold bool) int {
		keys, seen := RowKeys{Fold: fold}, map[string]bool{}
		keys.Read(column)
		for row := range 5 {
			seen[string(keys.Append(nil, row))] = true
		}
		return len(seen)
	}
	require.Equal(t, 3, distinct(true))
	require.Equal(t, 5, distinct(false))
}
