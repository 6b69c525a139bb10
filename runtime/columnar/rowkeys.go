package columnar

import (
	"encoding/binary"
	"math"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/bitutil"
)

// RowKeys encodes rows of scalar columns so that equal encodings mean equal typed values; null is
// a value that equals null. Columns are read once per batch, each in a loop of its own type, so
// that a row costs neither a call through an interface nor an allocation. Its memory is reused; it
// belongs to one goroutine.
type RowKeys struct {
	// Fold makes one value of both float zeros and one of all NaNs.
	Fold    bool
	columns []keyColumn
}

// keyColumn is the raw view of a column: bits of a fixed-width one, or offsets into text.
type keyColumn struct {
	bits     []uint64
	memory   []uint64 // what bits may use
	offsets  []int32
	text     []byte
	validity []byte // nil when no row is null
	offset   int    // of row 0 in validity
}

// Read takes the columns of a batch; they must stay as they are until the last Append. Columns
// that are no scalars count as null.
func (k *RowKeys) Read(columns []arrow.Array) {
	for len(k.columns) < len(columns) {
		k.columns = append(k.columns, keyColumn{})
	}
	k.columns = k.columns[:len(columns)]
	for i, column := range columns {
		k.columns[i].read(column, k.Fold)
	}
}

// Append writes the encoding of a row.
func (k *RowKeys) Append(buffer []byte, row int) []byte {
	for i := range k.columns {
		c := &k.columns[i]
		switch {
		case c.validity != nil && !bitutil.BitIsSet(c.validity, c.offset+row):
			buffer = append(buffer, 0)
		case c.offsets != nil:
			text := c.text[c.offsets[row]:c.offsets[row+1]]
			buffer = binary.AppendUvarint(append(buffer, 1), uint64(len(text)))
			buffer = append(buffer, text...)
		default:
			buffer = binary.LittleEndian.AppendUint64(append(buffer, 1), c.bits[row])
		}
	}
	return buffer
}

func (c *keyColumn) read(column arrow.Array, fold bool) {
	c.offsets, c.text, c.validity, c.offset = nil, nil, nil, column.Data().Offset()
	if HasNulls(column) {
		c.validity = column.NullBitmapBytes()
	}
	switch values := column.(type) {
	case *array.Uint8:
		widen(c, values.Uint8Values())
	case *array.Uint16:
		widen(c, values.Uint16Values())
	case *array.Uint32:
		widen(c, values.Uint32Values())
	case *array.Uint64:
		c.bits = values.Uint64Values()
	case *array.Int8:
		widen(c, values.Int8Values())
	case *array.Int16:
		widen(c, values.Int16Values())
	case *array.Int32:
		widen(c, values.Int32Values())
	case *array.Int64:
		widen(c, values.Int64Values())
	case *array.Timestamp:
		widen(c, values.TimestampValues())
	case *array.Float32:
		floats(c, values.Float32Values(), fold)
	case *array.Float64:
		floats(c, values.Float64Values(), fold)
	case *array.Boolean:
		c.room(values.Len())
		for row := range c.bits {
			c.bits[row] = 0
			if values.Value(row) {
				c.bits[row] = 1
			}
		}
	case *array.String:
		c.text, c.offsets = ownText(values)
	default:
		c.validity, c.offset = make([]byte, bitutil.BytesForBits(int64(column.Len()))), 0
	}
}

// ownText gives the text of a column with the offsets of its own rows; they are never nil.
func ownText(column *array.String) ([]byte, []int32) {
	offsets := stringOffsets(column.Data())
	if offsets == nil {
		return nil, []int32{0}
	}
	return textOf(column.Data()), offsets
}

// room makes bits that may be written.
func (c *keyColumn) room(rows int) {
	if cap(c.memory) < rows {
		c.memory = make([]uint64, rows)
	}
	c.bits = c.memory[:rows]
}

func widen[T uint8 | uint16 | uint32 | int8 | int16 | int32 | int64 | arrow.Timestamp](c *keyColumn, values []T) {
	c.room(len(values))
	for row, v := range values {
		c.bits[row] = uint64(v)
	}
}

func floats[T float32 | float64](c *keyColumn, values []T, fold bool) {
	c.room(len(values))
	for row, v := range values {
		f := float64(v)
		switch {
		case fold && f == 0:
			f = 0
		case fold && f != f:
			f = math.NaN()
		}
		c.bits[row] = math.Float64bits(f)
	}
}
