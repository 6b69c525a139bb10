package columnar

import (
	"slices"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/bitutil"
	"github.com/apache/arrow-go/v18/arrow/memory"
)

// TakeAll gathers the same rows of several columns; see Take. nil rows share the columns.
func TakeAll(columns []arrow.Array, rows []int32) []arrow.Array {
	taken := make([]arrow.Array, len(columns))
	for i, column := range columns {
		taken[i] = Take(column, rows)
	}
	return taken
}

// Take gathers rows of a column in the given order; each must lie in the column. nil rows mean
// every row, and share the column instead of copying it. Text and list elements of the result
// must stay below 2^31, which holds whenever no row repeats.
func Take(column arrow.Array, rows []int32) arrow.Array {
	if rows == nil {
		column.Retain()
		return column
	}
	data := column.Data()
	validity := takeValidity(column, rows)
	switch t := column.DataType().(type) {
	case *arrow.StringType:
		offsets := make([]int32, len(rows)+1)
		return Strings(len(rows), validity, offsets, takeText(offsets, stringOffsets(data), textOf(data), rows))
	case *arrow.ListType:
		offsets, elements := takeLists(stringOffsets(data), rows)
		return takeElements(column, validity, []*memory.Buffer{nil, memory.NewBufferBytes(arrow.GetBytes(offsets))}, elements, len(rows))
	case *arrow.FixedSizeListType:
		elements := takeArrays(int32(t.Len()), int32(data.Offset()), rows)
		return takeElements(column, validity, []*memory.Buffer{nil}, elements, len(rows))
	case *arrow.BooleanType:
		values := make([]byte, bitutil.BytesForBits(int64(len(rows))))
		if data.Buffers()[1] != nil {
			takeBits(values, data.Buffers()[1].Bytes(), data.Offset(), rows)
		}
		return Fixed(t, len(rows), validity, values)
	default:
		values := make([]byte, fixedBytes(t, len(rows)))
		if len(rows) > 0 {
			takeFixed(values, data.Buffers()[1].Bytes(), t.(arrow.FixedWidthDataType).Bytes(), data.Offset(), rows)
		}
		return Fixed(t, len(rows), validity, values)
	}
}

// HasNulls tells whether a row is null. Unlike Array.NullN, which notes its result in the array, it
// never writes, so that it is safe on columns that several goroutines read.
func HasNulls(column arrow.Array) bool {
	data := column.Data()
	nulls := data.NullN()
	if nulls == array.UnknownNullCount && data.Buffers()[0] != nil {
		nulls = data.Len() - bitutil.CountSetBits(data.Buffers()[0].Bytes(), data.Offset(), data.Len())
	}
	return nulls > 0
}

// Slice gives the rows [from, to) of a column without copying them.
func Slice(column arrow.Array, from, to int) arrow.Array {
	sliced := array.NewSlice(column, int64(from), int64(to))
	return sealed(sliced)
}

// sealed counts the nulls of a column that nobody else knows yet, so that later readers find the
// count and do not write.
func sealed(column arrow.Array) arrow.Array {
	column.NullN()
	return column
}

func takeValidity(column arrow.Array, rows []int32) []byte {
	if !HasNulls(column) {
		return nil
	}
	validity := make([]byte, bitutil.BytesForBits(int64(len(rows))))
	takeBits(validity, column.NullBitmapBytes(), column.Data().Offset(), rows)
	return validity
}

func takeBits(to, from []byte, offset int, rows []int32) {
	for i, row := range rows {
		at := offset + int(row)
		to[i>>3] |= (from[at>>3] >> (at & 7) & 1) << (i & 7)
	}
}

func takeFixed(to, from []byte, width, offset int, rows []int32) {
	from = from[offset*width:]
	switch width {
	case 1:
		takeValues(to, from, rows)
	case 2:
		takeValues(arrow.GetData[uint16](to), arrow.GetData[uint16](from), rows)
	case 4:
		takeValues(arrow.GetData[uint32](to), arrow.GetData[uint32](from), rows)
	case 8:
		takeValues(arrow.GetData[uint64](to), arrow.GetData[uint64](from), rows)
	}
}

func takeValues[T uint8 | uint16 | uint32 | uint64](to, from []T, rows []int32) {
	to = to[:len(rows)]
	for i, row := range rows {
		to[i] = from[row]
	}
}

// stringOffsets gives the offsets of the column's own rows, one more than rows; none when the
// column is empty.
func stringOffsets(data arrow.ArrayData) []int32 {
	if data.Len() == 0 || data.Buffers()[1] == nil {
		return nil
	}
	return arrow.GetData[int32](data.Buffers()[1].Bytes())[data.Offset() : data.Offset()+data.Len()+1]
}

// textOf gives the text that the offsets of a STRING column point into.
func textOf(data arrow.ArrayData) []byte {
	if text := data.Buffers()[2]; text != nil {
		return text.Bytes()
	}
	return nil
}

// takeText gives the text of rows and fills in their offsets.
func takeText(offsets, from []int32, text []byte, rows []int32) []byte {
	total := int32(0)
	offsets = offsets[:len(rows)+1]
	for i, row := range rows {
		total += from[row+1] - from[row]
		offsets[i+1] = total
	}
	if total == 0 {
		return nil
	}
	taken := make([]byte, 0, total)
	for i := 0; i < len(rows); {
		// The text of neighbouring rows is copied at once.
		end := i + 1
		for end < len(rows) && rows[end] == rows[end-1]+1 {
			end++
		}
		taken = append(taken, text[from[rows[i]]:from[rows[end-1]+1]]...)
		i = end
	}
	return taken
}

func takeLists(from []int32, rows []int32) (offsets, elements []int32) {
	offsets = make([]int32, len(rows)+1)
	for i, row := range rows {
		offsets[i+1] = offsets[i] + from[row+1] - from[row]
	}
	elements = make([]int32, 0, offsets[len(rows)])
	for _, row := range rows {
		for element := from[row]; element < from[row+1]; element++ {
			elements = append(elements, element)
		}
	}
	return offsets, elements
}

func takeArrays(length, offset int32, rows []int32) []int32 {
	elements := make([]int32, 0, len(rows)*int(length))
	for _, row := range rows {
		first := (offset + row) * length
		for element := first; element < first+length; element++ {
			elements = append(elements, element)
		}
	}
	return elements
}

func takeElements(column arrow.Array, validity []byte, buffers []*memory.Buffer, elements []int32, rows int) arrow.Array {
	child := array.MakeFromData(column.Data().Children()[0])
	defer child.Release()
	taken := Take(child, slices.Clip(elements))
	defer taken.Release()
	return assemble(column.DataType(), rows, validity, buffers, taken.Data())
}

// Concat joins columns of one type in order; at least one.
func Concat(columns []arrow.Array) (arrow.Array, error) {
	if len(columns) == 1 {
		columns[0].Retain()
		return columns[0], nil
	}
	joined, err := array.Concatenate(columns, memory.DefaultAllocator)
	if err != nil {
		return nil, err
	}
	return sealed(joined), nil
}
