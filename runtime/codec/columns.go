package codec

import (
	"encoding/binary"
	"math"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/bitutil"
	"github.com/apache/arrow-go/v18/arrow/memory"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/columnar"
)

// MaximumText bounds the text of one STRING column of one batch, in bytes: offsets have 32 bits.
const MaximumText = math.MaxInt32

// RowError is the failure of one row; Row counts from 0 in what was given to the codec.
type RowError struct {
	Row int
	Err error
}

// Column is one column under construction. Decoders write the value of the current row into the
// buffers that its kind uses: Values (fixed width, or one bit for BOOL), or Text and Offsets.
type Column struct {
	Kind    datatype.Kind
	Values  []byte
	Offsets []int32 // Offsets[row+1] is the end of the current row's text
	Text    []byte

	validity []byte // nil until the first null; a set bit is a value
	width    int    // bytes of one value in Values; 0 for BOOL and STRING
	expected int    // bytes of text in the batch before
	dataType arrow.DataType
}

// Columns builds the columns of one batch. The memory of a finished batch is never written again.
type Columns struct {
	columns  []Column
	rows     int
	capacity int // rows that fit without growing
	expected int // rows of the batch before
}

// NewColumns prepares columns for a schema of scalar fields.
func NewColumns(schema *revision.Schema) (*Columns, error) {
	columns := make([]Column, len(schema.Fields))
	for i, field := range schema.Fields {
		if !columnar.IsScalar(field.Type.Kind) {
			return nil, &failure.NotSupportedYet{Form: field.Type.Kind.String() + " in a codec (field '" + field.Name + "')"}
		}
		columns[i] = Column{
			Kind: field.Type.Kind, width: columnar.Width(field.Type.Kind), dataType: columnar.ArrowType(field.Type),
		}
	}
	return &Columns{columns: columns}, nil
}

// Rows is the number of complete rows.
func (c *Columns) Rows() int { return c.rows }

// Begin makes room for one row and gives its index with the columns to fill. The slice stays the
// same for the life of c.
func (c *Columns) Begin() (row int, columns []Column) {
	if c.rows == c.capacity {
		c.grow()
	}
	return c.rows, c.columns
}

// Commit completes the current row. Every column must have got a value or a null.
func (c *Columns) Commit() { c.rows++ }

// Rollback gives up the current row.
func (c *Columns) Rollback() {
	for i := range c.columns {
		column := &c.columns[i]
		if column.Kind == datatype.KindString {
			column.Text = column.Text[:column.Offsets[c.rows]]
		}
		if column.validity != nil {
			bitutil.SetBit(column.validity, c.rows)
		}
	}
}

// Null makes the value of a row null.
func (c *Columns) Null(column *Column, row int) {
	if column.validity == nil {
		column.validity = ones(c.capacity)
	}
	bitutil.ClearBit(column.validity, row)
	if column.Kind == datatype.KindString {
		column.Offsets[row+1] = int32(len(column.Text))
		return
	}
	column.zero(row)
}

// zero clears the slot of a null, so that equal batches have equal bytes.
func (c *Column) zero(row int) {
	if c.width == 0 {
		bitutil.ClearBit(c.Values, row)
		return
	}
	clear(c.Values[row*c.width : (row+1)*c.width])
}

// SetBool writes a BOOL.
func (c *Column) SetBool(row int, value bool) { bitutil.SetBitTo(c.Values, row, value) }

// Set8 writes the bits of a value of one byte.
func (c *Column) Set8(row int, bits uint8) { c.Values[row] = bits }

// Set16 writes the bits of a value of two bytes.
func (c *Column) Set16(row int, bits uint16) { binary.NativeEndian.PutUint16(c.Values[row*2:], bits) }

// Set32 writes the bits of a value of four bytes.
func (c *Column) Set32(row int, bits uint32) { binary.NativeEndian.PutUint32(c.Values[row*4:], bits) }

// Set64 writes the bits of a value of eight bytes.
func (c *Column) Set64(row int, bits uint64) { binary.NativeEndian.PutUint64(c.Values[row*8:], bits) }

// EndText completes a STRING whose bytes were appended to Text. It reports false when the column
// has no room for it in this batch.
func (c *Column) EndText(row int) bool {
	if len(c.Text) > MaximumText {
		return false
	}
	c.Offsets[row+1] = int32(len(c.Text))
	return true
}

const minimumCapacity = 8

// grow doubles the room, or makes the first one as large as the batch before needed.
func (c *Columns) grow() {
	next := max(minimumCapacity, c.capacity*2, (c.expected+7)&^7)
	values, offsets := c.slabs(next)
	for i := range c.columns {
		column := &c.columns[i]
		if column.validity != nil {
			column.validity = append(column.validity, ones(next-c.capacity)...)
		}
		if column.Kind == datatype.KindString {
			copy(offsets, column.Offsets)
			column.Offsets, offsets = offsets[:next+1:next+1], offsets[next+1:]
			if column.Text == nil {
				column.Text = make([]byte, 0, column.expected+column.expected/8)
			}
			continue
		}
		size := column.bytes(next)
		copy(values, column.Values)
		column.Values, values = values[:size:size], values[align(size):]
	}
	c.capacity = next
}

// slabs allocates the buffers of all columns together: one allocation for the values, one for the
// offsets.
func (c *Columns) slabs(capacity int) (values []byte, offsets []int32) {
	size, texts := 0, 0
	for i := range c.columns {
		if c.columns[i].Kind == datatype.KindString {
			texts++
		} else {
			size += align(c.columns[i].bytes(capacity))
		}
	}
	return make([]byte, size), make([]int32, texts*(capacity+1))
}

func (c *Column) bytes(rows int) int {
	if c.width == 0 {
		return int(bitutil.BytesForBits(int64(rows)))
	}
	return rows * c.width
}

// align keeps the columns of a slab on cache lines.
func align(size int) int { return (size + 63) &^ 63 }

// ones makes a validity of values; rows is a multiple of 8.
func ones(rows int) []byte {
	bits := make([]byte, rows/8)
	for i := range bits {
		bits[i] = 0xff
	}
	return bits
}

// Finish hands over the complete rows and starts an empty batch.
func (c *Columns) Finish() ([]arrow.Array, int) {
	rows := c.rows
	arrays := make([]arrow.Array, len(c.columns))
	if c.capacity == 0 {
		c.grow()
	}
	objects, list := make([]memory.Buffer, 3*len(arrays)), make([]*memory.Buffer, 3*len(arrays))
	for i := range c.columns {
		arrays[i] = c.columns[i].finish(rows, objects[3*i:3*i+3], list[3*i:3*i+3:3*i+3])
	}
	c.expected, c.rows, c.capacity = rows, 0, 0
	return arrays, rows
}

// finish wraps the buffers as an array. objects and list are room for its three Arrow buffers.
func (c *Column) finish(rows int, objects []memory.Buffer, list []*memory.Buffer) arrow.Array {
	wrap := func(i int, bytes []byte) {
		objects[i].Reset(bytes)
		list[i] = &objects[i]
	}
	nulls := 0
	if c.validity != nil {
		if nulls = rows - bitutil.CountSetBits(c.validity, 0, rows); nulls > 0 {
			wrap(0, c.validity[:bitutil.BytesForBits(int64(rows))])
		}
		c.validity = nil
	}
	if c.Kind == datatype.KindString {
		wrap(1, arrow.GetBytes(c.Offsets[:rows+1]))
		wrap(2, c.Text)
		c.Offsets, c.Text, c.expected = nil, nil, len(c.Text)
	} else {
		list = list[:2]
		wrap(1, c.Values[:c.bytes(rows)])
		c.Values = nil
	}
	data := array.NewData(c.dataType, rows, list, nil, nulls, 0)
	defer data.Release()
	return array.MakeFromData(data)
}
