package columnar

import (
	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/bitutil"
)

// Bytes gives the logical Arrow bytes of the columns as they are sliced: value buffers, offsets
// and validity, without capacity or object overhead (runtime semantics, section 2).
func Bytes(columns []arrow.Array) int64 {
	total := int64(0)
	for _, column := range columns {
		data := column.Data()
		total += valueBytes(data, 0, data.Len())
		if data.Buffers()[0] != nil {
			total += bitutil.BytesForBits(int64(data.Len()))
		}
	}
	return total
}

// valueBytes counts rows [first, first+rows) of a column without its validity. Elements of
// collections are never null, so that theirs does not count.
func valueBytes(data arrow.ArrayData, first, rows int) int64 {
	if rows == 0 {
		return 0
	}
	start := data.Offset() + first
	switch t := data.DataType().(type) {
	case *arrow.StringType:
		from, to := span(data, start, rows)
		return offsetBytes(rows) + int64(to-from)
	case *arrow.ListType:
		from, to := span(data, start, rows)
		return offsetBytes(rows) + valueBytes(data.Children()[0], from, to-from)
	case *arrow.FixedSizeListType:
		length := int(t.Len())
		return valueBytes(data.Children()[0], start*length, rows*length)
	default:
		return int64(fixedBytes(t, rows))
	}
}

func offsetBytes(rows int) int64 { return 4 * int64(rows+1) }

func span(data arrow.ArrayData, start, rows int) (from, to int) {
	offsets := arrow.GetData[int32](data.Buffers()[1].Bytes())
	return int(offsets[start]), int(offsets[start+rows])
}

// GroupBytes adds the part that each row contributes to Bytes to the sum of its group: its values,
// one offset for each text or list, and its validity and BOOL bits together rounded up to whole
// bytes. groups has the index of a sum for every row.
func GroupBytes(columns []arrow.Array, groups []uint32, sums []int64) {
	constant, bits := int64(0), int64(0)
	for _, column := range columns {
		data := column.Data()
		if data.Buffers()[0] != nil {
			bits++
		}
		switch t := data.DataType().(type) {
		case *arrow.StringType:
			constant += 4
			offsets := stringOffsets(data)
			for row, group := range groups {
				sums[group] += int64(offsets[row+1] - offsets[row])
			}
		case *arrow.ListType:
			constant += 4
			for row, group := range groups {
				from, to := span(data, data.Offset()+row, 1)
				sums[group] += valueBytes(data.Children()[0], from, to-from)
			}
		case *arrow.FixedSizeListType:
			length := int(t.Len())
			for row, group := range groups {
				sums[group] += valueBytes(data.Children()[0], (data.Offset()+row)*length, length)
			}
		case *arrow.BooleanType:
			bits++
		default:
			constant += int64(fixedBytes(t, 1))
		}
	}
	constant += bitutil.BytesForBits(bits)
	for _, group := range groups {
		sums[group] += constant
	}
}

// IsOf tells whether a column has exactly the Arrow type of a schema's field.
func IsOf(column arrow.Array, dataType arrow.DataType) bool {
	return arrow.TypeEqual(column.DataType(), dataType)
}
