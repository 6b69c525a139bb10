package codec

import (
	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/bitutil"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/columnar"
)

// Columns builds the columns of one batch. The memory of a finished batch is never written again.
type Columns struct {
	columns  []Column
	shape    *columnar.Shape
	rows     int
	capacity int // rows that fit without growing
	expected int // rows of the batch before
}

// NewColumns prepares columns for a schema. It fails for a type that cannot exist.
func NewColumns(schema *revision.Schema) (*Columns, error) {
	columns, types := make([]Column, len(schema.Fields)), make([]arrow.DataType, len(schema.Fields))
	for i := range schema.Fields {
		field := &schema.Fields[i]
		if err := columnar.CheckType(field.Type); err != nil {
			return nil, err
		}
		columns[i] = newColumn(&field.Type)
		types[i] = columns[i].dataType
	}
	return &Columns{columns: columns, shape: columnar.NewShape(types)}, nil
}

// Another prepares columns for the same schema.
func (c *Columns) Another() *Columns {
	columns := make([]Column, len(c.columns))
	for i := range columns {
		columns[i] = c.columns[i].another()
	}
	return &Columns{columns: columns, shape: c.shape}
}

// Rows is the number of complete rows.
func (c *Columns) Rows() int { return c.rows }

// Column gives one column, which stays the same for the life of c.
func (c *Columns) Column(i int) *Column { return &c.columns[i] }

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
		column.truncate(c.rows)
		if column.validity != nil {
			bitutil.SetBit(column.validity, c.rows)
		}
	}
}

// Null makes the value of a row null. It reports false when an ARRAY has no room for the elements
// below it.
func (c *Columns) Null(column *Column, row int) bool {
	if column.validity == nil {
		column.validity = ones(c.capacity)
	}
	bitutil.ClearBit(column.validity, row)
	return column.zero(row)
}

const minimumCapacity = 8

// grow doubles the room, or makes the first one a little larger than the batch before needed.
func (c *Columns) grow() {
	first := c.capacity == 0
	next := max(minimumCapacity, c.capacity*2, withReserve(c.expected)) &^ 7
	size := 0
	for i := range c.columns {
		size += c.columns[i].slabBytes(next, first)
	}
	slab := columnar.NewSlab(size)
	for i := range c.columns {
		column := &c.columns[i]
		if column.validity != nil {
			column.validity = append(column.validity, ones(next-c.capacity)...)
		}
		if !column.offsetted() {
			values := slab.Take(column.bytes(next))
			copy(values, column.Values)
			column.Values = values
			continue
		}
		offsets := arrow.GetData[int32](slab.Take(4 * (next + 1)))
		copy(offsets, column.Offsets)
		column.Offsets = offsets
		if first && column.Kind == datatype.KindString {
			column.Text = slab.Take(withReserve(column.expected))[:0]
		}
	}
	c.capacity = next
}

// slabBytes is what the column needs of a slab for a number of rows; the text is in the first one.
func (c *Column) slabBytes(rows int, first bool) int {
	switch {
	case !c.offsetted():
		return columnar.SlabBytes(c.bytes(rows))
	case first && c.Kind == datatype.KindString:
		return columnar.SlabBytes(4*(rows+1)) + columnar.SlabBytes(withReserve(c.expected))
	}
	return columnar.SlabBytes(4 * (rows + 1))
}

// withReserve lets a batch be somewhat larger than the one before.
func withReserve(expected int) int { return (expected + expected/8 + 7) &^ 7 }

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
	if c.capacity == 0 {
		c.grow()
	}
	set := c.shape.Make(rows)
	for i := range c.columns {
		c.columns[i].finish(&set, i, rows)
	}
	c.expected, c.rows, c.capacity = rows, 0, 0
	return set.Columns, rows
}
