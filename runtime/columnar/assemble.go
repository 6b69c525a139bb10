package columnar

import (
	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/bitutil"
	"github.com/apache/arrow-go/v18/arrow/memory"
)

// Fixed makes a column of a fixed-width type (BOOL values are packed bits) from its raw buffers,
// which it takes over. validity is nil when no row is null.
func Fixed(dataType arrow.DataType, rows int, validity, values []byte) arrow.Array {
	return assemble(dataType, rows, validity, []*memory.Buffer{nil, memory.NewBufferBytes(values)}, nil)
}

// Strings makes a STRING column from its raw buffers, which it takes over: rows+1 offsets into
// text. validity is nil when no row is null.
func Strings(rows int, validity []byte, offsets []int32, text []byte) arrow.Array {
	buffers := []*memory.Buffer{nil, memory.NewBufferBytes(arrow.GetBytes(offsets)), memory.NewBufferBytes(text)}
	return assemble(arrow.BinaryTypes.String, rows, validity, buffers, nil)
}

// assemble makes an array; buffers[0] is filled from validity.
func assemble(dataType arrow.DataType, rows int, validity []byte, buffers []*memory.Buffer, child arrow.ArrayData) arrow.Array {
	nulls := 0
	if validity != nil {
		if nulls = rows - bitutil.CountSetBits(validity, 0, rows); nulls > 0 {
			buffers[0] = memory.NewBufferBytes(validity)
		}
	}
	var children []arrow.ArrayData
	if child != nil {
		children = []arrow.ArrayData{child}
	}
	data := array.NewData(dataType, rows, buffers, children, nulls, 0)
	defer data.Release()
	return array.MakeFromData(data)
}

// Nulls makes a column of typed nulls.
func Nulls(dataType arrow.DataType, rows int) arrow.Array {
	validity := make([]byte, bitutil.BytesForBits(int64(rows)))
	switch t := dataType.(type) {
	case *arrow.StringType:
		return Strings(rows, validity, make([]int32, rows+1), nil)
	case *arrow.ListType:
		child := Nulls(t.Elem(), 0)
		defer child.Release()
		offsets := memory.NewBufferBytes(arrow.GetBytes(make([]int32, rows+1)))
		return assemble(t, rows, validity, []*memory.Buffer{nil, offsets}, child.Data())
	case *arrow.FixedSizeListType:
		child := zeros(t.Elem(), rows*int(t.Len()))
		defer child.Release()
		return assemble(t, rows, validity, []*memory.Buffer{nil}, child.Data())
	default:
		return Fixed(dataType, rows, validity, make([]byte, fixedBytes(dataType, rows)))
	}
}

// zeros makes a column of zero values, the elements below a null ARRAY.
func zeros(dataType arrow.DataType, rows int) arrow.Array {
	nulls := Nulls(dataType, rows)
	defer nulls.Release()
	data := nulls.Data()
	buffers := append([]*memory.Buffer(nil), data.Buffers()...)
	buffers[0] = nil
	plain := array.NewData(dataType, rows, buffers, data.Children(), 0, 0)
	defer plain.Release()
	return array.MakeFromData(plain)
}

// fixedBytes gives the size of a fixed-width value buffer.
func fixedBytes(dataType arrow.DataType, rows int) int {
	bits := dataType.(arrow.FixedWidthDataType).BitWidth()
	return int(bitutil.BytesForBits(int64(rows) * int64(bits)))
}
