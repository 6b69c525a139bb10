package columnar

import (
	"fmt"
	"math"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/bitutil"
	"github.com/apache/arrow-go/v18/arrow/memory"
)

// Fixed makes a column of a fixed-width type (BOOL values are packed bits) from its raw buffers,
// which it takes over. validity is nil when no row is null.
func Fixed(dataType arrow.DataType, rows int, validity, values []byte) arrow.Array {
	return new(parts).array(dataType, rows, validity, values)
}

// Strings makes a STRING column from its raw buffers, which it takes over: rows+1 offsets into
// text. validity is nil when no row is null.
func Strings(rows int, validity []byte, offsets []int32, text []byte) arrow.Array {
	return new(parts).array(arrow.BinaryTypes.String, rows, validity, arrow.GetBytes(offsets), text)
}

// array makes a scalar column of the given buffers, which follow the validity.
func (p *parts) array(dataType arrow.DataType, rows int, validity []byte, buffers ...[]byte) arrow.Array {
	p.fill(dataType, rows, validity, nil, buffers)
	return array.MakeFromData(&p.data)
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
	return present(nulls)
}

// present gives a column whose null rows have whatever value lies below them.
func present(column arrow.Array) arrow.Array {
	data := column.Data()
	buffers := append([]*memory.Buffer(nil), data.Buffers()...)
	buffers[0] = nil
	plain := array.NewData(data.DataType(), data.Len(), buffers, data.Children(), 0, data.Offset())
	defer plain.Release()
	return array.MakeFromData(plain)
}

// Lists makes a column of collections from the columns of their items: row i has the values in
// row i of every item, in order. The items have the element type and the given number of rows;
// validity, which it takes over, is nil when no row is null, and says so wherever an item is.
func Lists(dataType arrow.DataType, rows int, validity []byte, items []arrow.Array) (arrow.Array, error) {
	if int64(rows)*int64(len(items)) > math.MaxInt32 {
		return nil, fmt.Errorf("%d collections of %d elements", rows, len(items))
	}
	joined, err := Concat(items)
	if err != nil {
		return nil, err
	}
	defer joined.Release()
	order := make([]int32, 0, rows*len(items))
	for row := range rows {
		for i := range items {
			order = append(order, int32(i*rows+row))
		}
	}
	elements := present(Take(joined, order))
	defer elements.Release()
	buffers := []*memory.Buffer{nil}
	if _, variable := dataType.(*arrow.ListType); variable {
		offsets := make([]int32, rows+1)
		for row := range offsets {
			offsets[row] = int32(row * len(items))
		}
		buffers = append(buffers, memory.NewBufferBytes(arrow.GetBytes(offsets)))
	}
	return assemble(dataType, rows, validity, buffers, elements.Data()), nil
}

// fixedBytes gives the size of a fixed-width value buffer.
func fixedBytes(dataType arrow.DataType, rows int) int {
	bits := dataType.(arrow.FixedWidthDataType).BitWidth()
	return int(bitutil.BytesForBits(int64(rows) * int64(bits)))
}
