package columnar

import (
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/datatype"
	"nervix/generated/revision"
)

func vec(element datatype.Type) datatype.Type {
	return datatype.Type{Kind: datatype.KindVec, Element: &element}
}

func fixedArray(element datatype.Type, length uint32) datatype.Type {
	return datatype.Type{Kind: datatype.KindArray, Element: &element, Length: length}
}

func scalar(kind datatype.Kind) datatype.Type { return datatype.Type{Kind: kind} }

func drawType(t *rapid.T, depth int) datatype.Type {
	kind := datatype.Kind(rapid.IntRange(0, int(datatype.KindVec)).Draw(t, "kind"))
	if IsScalar(kind) || depth == 0 {
		return scalar(kind % datatype.KindArray)
	}
	element := drawType(t, depth-1)
	if kind == datatype.KindVec {
		return vec(element)
	}
	return fixedArray(element, rapid.Uint32Range(1, 3).Draw(t, "length"))
}

// appendValue appends a random value; nulls only where allowed.
func appendValue(t *rapid.T, builder array.Builder, nullable bool) {
	if nullable && rapid.Bool().Draw(t, "null") {
		builder.AppendNull()
		return
	}
	switch b := builder.(type) {
	case *array.StringBuilder:
		b.Append(rapid.StringN(0, 4, 12).Draw(t, "text"))
	case *array.BooleanBuilder:
		b.Append(rapid.Bool().Draw(t, "bool"))
	case *array.ListBuilder:
		b.Append(true)
		for range rapid.IntRange(0, 3).Draw(t, "elements") {
			appendValue(t, b.ValueBuilder(), false)
		}
	case *array.FixedSizeListBuilder:
		b.Append(true)
		for range int(b.Type().(*arrow.FixedSizeListType).Len()) {
			appendValue(t, b.ValueBuilder(), false)
		}
	default:
		require.NoError(t, b.AppendValueFromString(rapid.StringMatching(`[1-9]{1,2}`).Draw(t, "number")))
	}
}

// drawColumn makes a random, often sliced column.
func drawColumn(t *rapid.T, dataType arrow.DataType) arrow.Array {
	builder := array.NewBuilder(memory.DefaultAllocator, dataType)
	rows := rapid.IntRange(0, 40).Draw(t, "rows")
	nullable := rapid.Bool().Draw(t, "nullable")
	for range rows {
		if _, timestamp := builder.(*array.TimestampBuilder); timestamp {
			builder.(*array.TimestampBuilder).Append(arrow.Timestamp(rapid.Int64().Draw(t, "instant")))
			continue
		}
		appendValue(t, builder, nullable)
	}
	column := builder.NewArray()
	from := rapid.IntRange(0, rows).Draw(t, "from")
	to := rapid.IntRange(from, rows).Draw(t, "to")
	if rapid.Bool().Draw(t, "sealed") {
		return Slice(column, from, to)
	}
	return array.NewSlice(column, int64(from), int64(to))
}

func texts(column arrow.Array) []string {
	list := make([]string, column.Len())
	for i := range list {
		list[i] = column.ValueStr(i)
		if column.IsNull(i) {
			list[i] = "(null)"
		}
	}
	return list
}

func TestTake(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		column := drawColumn(t, ArrowType(drawType(t, 2)))
		rows := []int32{}
		if column.Len() > 0 {
			rows = rapid.SliceOf(rapid.Int32Range(0, int32(column.Len()-1))).Draw(t, "rows")
		}
		all, want := texts(column), []string{}
		for _, row := range rows {
			want = append(want, all[row])
		}
		taken := Take(column, rows)
		if checked, ok := taken.(interface{ Validate() error }); ok {
			require.NoError(t, checked.Validate())
		}
		require.Equal(t, want, texts(taken))
		require.Equal(t, all, texts(Take(column, nil)))

		joined, err := Concat([]arrow.Array{column, taken})
		require.NoError(t, err)
		require.Equal(t, append(all, want...), texts(joined))
	})
}

func TestReadersDoNotWrite(t *testing.T) {
	builder := array.NewInt64Builder(memory.DefaultAllocator)
	builder.AppendValues([]int64{1, 2, 3}, []bool{true, false, true})
	column := builder.NewArray()
	unsealed := array.NewSlice(column, 1, 3)
	require.True(t, HasNulls(unsealed))
	require.Equal(t, 1, Take(unsealed, []int32{0, 1}).NullN())
	require.Equal(t, array.UnknownNullCount, unsealed.Data().NullN())
	require.Equal(t, 1, Slice(column, 1, 3).Data().NullN())
	require.False(t, HasNulls(array.NewSlice(column, 2, 3)))
}

func TestNulls(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		dataType := ArrowType(drawType(t, 2))
		rows := rapid.IntRange(0, 9).Draw(t, "rows")
		column := Nulls(dataType, rows)
		require.Equal(t, rows, column.NullN())
		require.Equal(t, rows, column.Len())
		require.True(t, IsOf(column, dataType))
		all := make([]int32, rows)
		require.Equal(t, texts(column), texts(Take(column, all)))
	})
}

func TestBytes(t *testing.T) {
	builder := array.NewStringBuilder(memory.DefaultAllocator)
	builder.AppendValues([]string{"abc", "", "defgh", "i"}, []bool{true, false, true, true})
	text := builder.NewArray()
	numbers := Fixed(arrow.PrimitiveTypes.Int64, 4, nil, make([]byte, 32))
	flags := Fixed(arrow.FixedWidthTypes.Boolean, 4, nil, []byte{5})
	lists := array.NewListBuilder(memory.DefaultAllocator, arrow.PrimitiveTypes.Int16)
	for i := range 4 {
		lists.Append(true)
		for range i {
			lists.ValueBuilder().(*array.Int16Builder).Append(1)
		}
	}
	list := lists.NewArray()

	require.EqualValues(t, 1+5*4+9, Bytes([]arrow.Array{text}))
	require.EqualValues(t, 1+3*4+5, Bytes([]arrow.Array{array.NewSlice(text, 1, 3)}))
	require.EqualValues(t, 32+1, Bytes([]arrow.Array{numbers, flags}))
	require.EqualValues(t, 0, Bytes([]arrow.Array{array.NewSlice(text, 2, 2)}))
	require.EqualValues(t, 1+5*4+2*6, Bytes([]arrow.Array{list}))
	grouped := func(columns ...arrow.Array) []int64 {
		sums := make([]int64, 3)
		GroupBytes(columns, []uint32{0, 0, 1, 2}, sums)
		return sums
	}
	texts, fixed := int64(text.(*array.String).ValueOffset(2)), int64(4+8+1)
	require.Equal(t, []int64{texts + 2*fixed, 5 + fixed, 9 - 5 - texts + fixed}, grouped(text, numbers, flags))
	require.Equal(t, []int64{2*5 + 2*1, 5 + 2*2, 5 + 2*3}, grouped(list))
}

func TestArrowSchema(t *testing.T) {
	schema := ArrowSchema(&revision.Schema{Fields: []revision.Field{
		{Name: "at", Type: scalar(datatype.KindDatetime)},
		{Name: "grid", Type: fixedArray(fixedArray(scalar(datatype.KindF32), 3), 2), Nullable: true},
		{Name: "tags", Type: vec(scalar(datatype.KindString))},
	}})
	require.Equal(t, "timestamp[ns, tz=+00:00]", schema.Field(0).Type.String())
	require.Equal(t, "fixed_size_list<item: fixed_size_list<item: float32>[3]>[2]", schema.Field(1).Type.String())
	require.Equal(t, "list<item: utf8>", schema.Field(2).Type.String())
	require.True(t, schema.Field(1).Nullable)
	require.False(t, schema.Field(0).Nullable)
}

func TestCheckType(t *testing.T) {
	require.NoError(t, CheckType(vec(fixedArray(scalar(datatype.KindU8), 4))))
	for _, broken := range []datatype.Type{
		{Kind: 99}, {Kind: datatype.KindVec}, fixedArray(scalar(datatype.KindU8), 0), vec(datatype.Type{Kind: datatype.KindArray}),
	} {
		require.Error(t, CheckType(broken))
	}
}
