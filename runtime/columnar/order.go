package columnar

import (
	"bytes"
	"encoding/binary"
	"math"
	"slices"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/bitutil"
)

// RowOrder sorts rows by a tuple of scalar columns, ascending: null first, false before true,
// numbers by value with NaN last, text by its bytes. Its memory is reused; it belongs to one
// goroutine.
type RowOrder struct {
	keys RowKeys
	text []byte
	ends []int
}

// Sort orders row numbers of the columns. Rows of equal tuples keep their order.
func (o *RowOrder) Sort(columns []arrow.Array, rows []int32) {
	if len(columns) == 0 || len(rows) < 2 {
		return
	}
	o.encode(columns)
	slices.SortStableFunc(rows, func(a, b int32) int { return bytes.Compare(o.key(a), o.key(b)) })
}

func (o *RowOrder) key(row int32) []byte { return o.text[o.ends[row]:o.ends[row+1]] }

// encode writes every tuple as bytes whose order is that of the tuples.
func (o *RowOrder) encode(columns []arrow.Array) {
	o.keys.Fold = true
	o.keys.Read(columns)
	kinds := make([]orderKind, len(columns))
	for i, column := range columns {
		kinds[i] = orderOf(column)
	}
	o.text, o.ends = o.text[:0], append(o.ends[:0], 0)
	for row := range columns[0].Len() {
		for i := range o.keys.columns {
			o.text = o.keys.columns[i].appendOrdered(o.text, row, kinds[i])
		}
		o.ends = append(o.ends, len(o.text))
	}
}

// orderKind tells how the bits of a column are compared.
type orderKind uint8

const (
	natural orderKind = iota
	signed
	floating
)

func orderOf(column arrow.Array) orderKind {
	switch column.(type) {
	case *array.Int8, *array.Int16, *array.Int32, *array.Int64, *array.Timestamp:
		return signed
	case *array.Float32, *array.Float64:
		return floating
	}
	return natural
}

const signBit = 1 << 63

// appendOrdered writes one value of a tuple. A text ends with a zero that no zero within it is
// taken for, so that a prefix comes first.
func (c *keyColumn) appendOrdered(buffer []byte, row int, kind orderKind) []byte {
	if c.validity != nil && !bitutil.BitIsSet(c.validity, c.offset+row) {
		return append(buffer, 0)
	}
	buffer = append(buffer, 1)
	if c.offsets != nil {
		for _, b := range c.text[c.offsets[row]:c.offsets[row+1]] {
			if buffer = append(buffer, b); b == 0 {
				buffer = append(buffer, 1)
			}
		}
		return append(buffer, 0, 0)
	}
	bits := c.bits[row]
	switch {
	case kind == signed, kind == floating && bits < signBit:
		bits ^= signBit
	case kind == floating && bits&^signBit > math.Float64bits(math.Inf(1)):
		bits = math.MaxUint64 // NaN, whatever its sign
	case kind == floating:
		bits = ^bits
	}
	return binary.BigEndian.AppendUint64(buffer, bits)
}
