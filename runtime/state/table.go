package state

import (
	"bytes"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/ipc"

	"nervix/runtime/arrowipc"
)

// Table is rows of a section; without columns it has none.
type Table struct {
	Schema  *arrow.Schema
	Columns []arrow.Array
}

// Rows is the number of rows.
func (t Table) Rows() int {
	if len(t.Columns) == 0 {
		return 0
	}
	return t.Columns[0].Len()
}

// slice views some of the rows.
func (t Table) slice(from, to int) Table {
	if from == 0 && to == t.Rows() {
		return t
	}
	columns := make([]arrow.Array, len(t.Columns))
	for i, column := range t.Columns {
		columns[i] = array.NewSlice(column, int64(from), int64(to))
	}
	return Table{Schema: t.Schema, Columns: columns}
}

// encode writes the rows as an Arrow stream; nothing for none.
func (t Table) encode() ([]byte, error) {
	if t.Rows() == 0 {
		return nil, nil
	}
	var stream bytes.Buffer
	writer := ipc.NewWriter(&stream, ipc.WithSchema(t.Schema))
	err := writer.Write(array.NewRecordBatch(t.Schema, t.Columns, int64(t.Rows())))
	if closed := writer.Close(); err == nil {
		err = closed
	}
	return stream.Bytes(), err
}

// shapeError tells that rows have other columns than their owner reads.
type shapeError struct{}

func (shapeError) Error() string { return "its rows have other columns" }

// decodeTable reads rows that must have the columns of a schema.
func decodeTable(stream []byte, schema *arrow.Schema) (Table, error) {
	if len(stream) == 0 {
		return Table{}, nil
	}
	record, err := arrowipc.Decode(stream)
	if err != nil {
		return Table{}, err
	}
	if record.Schema().NumFields() != schema.NumFields() {
		return Table{}, shapeError{}
	}
	for i, field := range schema.Fields() {
		if found := record.Schema().Field(i); !arrow.TypeEqual(found.Type, field.Type) || record.Column(i).NullN() > 0 && !field.Nullable {
			return Table{}, shapeError{}
		}
	}
	return Table{Schema: schema, Columns: record.Columns()}, nil
}
