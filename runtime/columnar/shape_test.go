package columnar

import (
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/bitutil"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/datatype"
)

// rawOf views the buffers of a scalar column from its first row on.
func rawOf(column arrow.Array) (raw Raw) {
	data := column.Data()
	bitsOf := func(from []byte) []byte {
		to := make([]byte, bitutil.BytesForBits(int64(data.Len())))
		bitutil.CopyBitmap(from, data.Offset(), data.Len(), to, 0)
		return to
	}
	if HasNulls(column) {
		raw.Validity = bitsOf(column.NullBitmapBytes())
	}
	if data.Len() == 0 {
		return raw
	}
	switch t := data.DataType().(type) {
	case *arrow.StringType:
		raw.Offsets, raw.Text = stringOffsets(data), textOf(data)
	case *arrow.BooleanType:
		raw.Values = bitsOf(data.Buffers()[1].Bytes())
	default:
		width := t.(arrow.FixedWidthDataType).Bytes()
		raw.Values = data.Buffers()[1].Bytes()[data.Offset()*width:]
	}
	return raw
}

// Whatever rows a set takes of columns, they are those that Take gives.
func TestSetTakes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var types []arrow.DataType
		var columns []arrow.Array
		var raw []Raw
		least := 40
		for range rapid.IntRange(1, 5).Draw(t, "columns") {
			kind := datatype.Kind(rapid.IntRange(0, int(datatype.KindArray)-1).Draw(t, "kind"))
			column := drawColumn(t, ArrowType(scalar(kind)))
			types, columns, raw = append(types, column.DataType()), append(columns, column), append(raw, rawOf(column))
			least = min(least, column.Len())
		}
		rows := []int32{}
		for row := range int32(least) {
			if rapid.Bool().Draw(t, "taken") {
				rows = append(rows, row)
			}
		}
		set := NewShape(types).Make(len(rows))
		if rapid.Bool().Draw(t, "reserved") {
			set.Reserve(raw)
		}
		for i := range columns {
			set.Take(i, &raw[i], rows)
		}
		for i, want := range TakeAll(columns, rows) {
			require.True(t, array.Equal(want, set.Columns[i]), "%s instead of %s", set.Columns[i], want)
			require.Equal(t, Bytes([]arrow.Array{want}), Bytes(set.Columns[i:i+1]))
		}
	})
}

// A set holds columns of every type, which are retained and released one by one.
func TestSetPuts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		column := drawColumn(t, ArrowType(drawType(t, 2)))
		whole := Take(column, everyRow(column.Len())) // without offset
		data := whole.Data()
		var buffers [][]byte
		for _, buffer := range data.Buffers()[1:] {
			var bytes []byte
			if buffer != nil {
				bytes = buffer.Bytes()
			}
			buffers = append(buffers, bytes)
		}
		var child arrow.ArrayData
		if len(data.Children()) > 0 {
			child = data.Children()[0]
		}
		set := NewShape([]arrow.DataType{data.DataType(), data.DataType()}).Make(data.Len())
		for i := range set.Columns {
			set.Put(i, whole.NullBitmapBytes(), child, buffers...)
			require.True(t, array.Equal(column, set.Columns[i]), "%s instead of %s", set.Columns[i], column)
			require.Equal(t, HasNulls(column), HasNulls(set.Columns[i]))
			for row := range column.Len() {
				require.Equal(t, column.ValueStr(row), set.Columns[i].ValueStr(row))
			}
		}
		for range 3 {
			set.Columns[0].Retain()
			set.Columns[0].Release()
		}
		require.True(t, array.Equal(column, set.Columns[0]))
		set.Columns[0].Release()
		require.True(t, array.Equal(column, set.Columns[1]))
	})
}

func everyRow(count int) []int32 {
	rows := make([]int32, count)
	for i := range rows {
		rows[i] = int32(i)
	}
	return rows
}

// The objects of many columns are one allocation.
func TestSetIsOneAllocation(t *testing.T) {
	var types []arrow.DataType
	for kind := range datatype.KindArray {
		if kind != datatype.KindBool { // Arrow makes these by themselves
			types = append(types, ArrowType(scalar(kind)))
		}
	}
	shape, offsets, values := NewShape(types), make([]byte, 4), []byte{}
	require.Equal(t, 1.0, testing.AllocsPerRun(100, func() {
		set := shape.Make(0)
		for i, dataType := range types {
			if dataType.ID() == arrow.STRING {
				set.Put(i, nil, nil, offsets, values)
			} else {
				set.Put(i, nil, nil, values)
			}
		}
	}))
}

// Pieces of a slab do not reach into each other, and there are more of them than the slab has room for.
func TestSlab(t *testing.T) {
	slab := NewSlab(SlabBytes(3) + SlabBytes(8))
	first, second, third := slab.Take(3), slab.Take(8), slab.Take(5)
	require.Equal(t, [3]int{3, 8, 5}, [3]int{cap(first), cap(second), cap(third)})
	for _, piece := range [][]byte{first, second, third} {
		require.Equal(t, make([]byte, len(piece)), piece)
		for i := range piece {
			piece[i] = 0xff
		}
	}
	require.Empty(t, slab.Take(0))
}
