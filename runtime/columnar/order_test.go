package columnar

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// tuple is a row of the columns that TestRowOrder sorts; nil parts are null.
type tuple struct {
	text    *string
	number  *int64
	natural *uint64
	real    *float64
	truth   *bool
}

// before compares part by part as the language does.
func (a tuple) compare(b tuple) int {
	return cmp.Or(
		nullable(a.text, b.text, strings.Compare), nullable(a.number, b.number, cmp.Compare[int64]),
		nullable(a.natural, b.natural, cmp.Compare[uint64]), nullable(a.real, b.real, realOrder),
		nullable(a.truth, b.truth, func(x, y bool) int {
			switch {
			case x == y:
				return 0
			case y:
				return -1
			}
			return 1
		}),
	)
}

func nullable[T any](a, b *T, compare func(a, b T) int) int {
	switch {
	case a == nil && b == nil:
		return 0
	case a == nil:
		return -1
	case b == nil:
		return 1
	}
	return compare(*a, *b)
}

// realOrder has NaN last; both zeros are equal.
func realOrder(a, b float64) int {
	switch {
	case math.IsNaN(a) && math.IsNaN(b) || a == b:
		return 0
	case math.IsNaN(a):
		return 1
	case math.IsNaN(b) || a < b:
		return -1
	}
	return 1
}

func TestRowOrder(t *testing.T) {
	var order RowOrder
	rapid.Check(t, func(t *rapid.T) {
		draw := rapid.Custom(func(t *rapid.T) tuple {
			return tuple{
				rapid.Ptr(rapid.SampledFrom([]string{"", "a", "a\x00", "a\x00b", "a\x01", "ab", "ü"}), true).Draw(t, "text"),
				rapid.Ptr(rapid.SampledFrom([]int64{math.MinInt64, -1, 0, 1, math.MaxInt64}), true).Draw(t, "number"),
				rapid.Ptr(rapid.SampledFrom([]uint64{0, 1, math.MaxUint64}), true).Draw(t, "natural"),
				rapid.Ptr(rapid.SampledFrom([]float64{math.Inf(-1), -1.5, math.Copysign(0, -1), 0, 2, math.Inf(1), math.NaN(), -math.NaN()}), true).Draw(t, "real"),
				rapid.Ptr(rapid.Bool(), true).Draw(t, "truth"),
			}
		})
		tuples := rapid.SliceOfN(draw, 1, 30).Draw(t, "tuples")
		columns := tupleColumns(tuples)
		if from := rapid.IntRange(0, len(tuples)-1).Draw(t, "from"); from > 0 {
			tuples = tuples[from:]
			for i, column := range columns {
				columns[i] = Slice(column, from, from+len(tuples))
			}
		}
		rows := make([]int32, len(tuples))
		for i := range rows {
			rows[i] = int32(i)
		}
		want := slices.Clone(rows)
		slices.SortStableFunc(want, func(a, b int32) int { return tuples[a].compare(tuples[b]) })
		order.Sort(columns, rows)
		require.Equal(t, want, rows)
	})
}

func tupleColumns(tuples []tuple) []arrow.Array {
	texts, numbers := array.NewStringBuilder(memory.DefaultAllocator), array.NewInt64Builder(memory.DefaultAllocator)
	naturals, reals := array.NewUint64Builder(memory.DefaultAllocator), array.NewFloat64Builder(memory.DefaultAllocator)
	truths := array.NewBooleanBuilder(memory.DefaultAllocator)
	for _, one := range tuples {
		add(one.text, texts, texts.Append)
		add(one.number, numbers, numbers.Append)
		add(one.natural, naturals, naturals.Append)
		add(one.real, reals, reals.Append)
		add(one.truth, truths, truths.Append)
	}
	return []arrow.Array{texts.NewArray(), numbers.NewArray(), naturals.NewArray(), reals.NewArray(), truths.NewArray()}
}

func add[T any](value *T, builder array.Builder, appendValue func(T)) {
	if value == nil {
		builder.AppendNull()
		return
	}
	appendValue(*value)
}
