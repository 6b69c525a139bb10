package codec

import (
	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/bitutil"
	"github.com/apache/arrow-go/v18/arrow/memory"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/columnar"
)

// Columns builds the columns of one batch. The memory of a finished batch is never written again.
type Columns struct {
	columns  []Column
	rows     int
	capacity int // rows that fit without growing
	expected int // rows of the batch before
}

// NewColumns prepares columns for a schema. It fails for a type that cannot exist.
func NewColumns(schema *revision.Schema) (*Columns, error) {
	columns := make([]Column, len(schema.Fields))
	for i := range schema.Fields {
		field := &schema.Fields[i]
		if err := columnar.CheckType(field.Type); err != nil {
			return nil, err
		}
		columns[i] = newColumn(&field.Type)
	}
	return &Columns{columns: columns}, nil
}

// Another prepares columns for the same schema.
func (c *Columns) Another() *Columns {
	columns := make([]Column, len(c.columns))
	for i := range columns {
		columns[i] = c.columns[i].another()
	}
	return &Columns{columns: columns}
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

// grow doubles the room, or makes the first one as large as the batch before needed.
func (c *Columns) grow() {
	next := max(minimumCapacity, c.capacity*2, (c.expected+7)&^7)
	values, offsets := c.slabs(next)
	for i := range c.columns {
		column := &c.columns[i]
		if column.validity != nil {
			column.validity = append(column.validity, ones(next-c.capacity)...)
		}
		if column.offsetted() {
			copy(offsets, column.Offsets)
			column.Offsets, offsets = offsets[:next+1:next+1], offsets[next+1:]
			if column.Kind == datatype.KindString && column.Text == nil {
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
	size, ends := 0, 0
	for i := range c.columns {
		if c.columns[i].offsetted() {
			ends++
		} else {
			size += align(c.columns[i].bytes(capacity))
		}
	}
	return make([]byte, size), make([]int32, ends*(capacity+1))
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
	data := make([]array.Data, len(arrays))
	objects, list := make([]memory.Buffer, 3*len(arrays)), make([]*memory.Buffer, 3*len(arrays))
	for i := range c.columns {
		c.columns[i].finish(&data[i], rows, objects[3*i:3*i+3], list[3*i:3*i+3:3*i+3])
		arrays[i] = array.MakeFromData(&data[i])
	}
	c.expected, c.rows, c.capacity = rows, 0, 0
	return arrays, rows
}
