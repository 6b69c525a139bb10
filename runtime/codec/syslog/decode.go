package syslog

import (
	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
	"nervix/runtime/instant"
)

// Decoder turns messages into columns; it implements codec.Decoder.
type Decoder struct {
	schema  *revision.Schema
	parts   []int // of the columns
	columns *codec.Columns
	message message
}

// NewDecoder prepares a decoder. The failure is CodecMismatch when the codec is not of syslog messages
// or the schema declares something else.
func NewDecoder(from *revision.Codec, schema *revision.Schema) (*Decoder, error) {
	if _, ok := from.Wire.(*revision.SyslogWire); !ok {
		return nil, &failure.CodecMismatch{Codec: from.Name}
	}
	parts, err := columnsOf(from.Name, schema)
	if err != nil {
		return nil, err
	}
	columns, err := codec.NewColumns(schema)
	if err != nil {
		return nil, err
	}
	return &Decoder{schema: schema, parts: parts, columns: columns}, nil
}

// Another implements codec.Decoder.
func (d *Decoder) Another() codec.Decoder {
	return &Decoder{schema: d.schema, parts: d.parts, columns: d.columns.Another()}
}

// Rows implements codec.Decoder.
func (d *Decoder) Rows() int { return d.columns.Rows() }

// Finish implements codec.Decoder.
func (d *Decoder) Finish() (columns []arrow.Array, rows int) { return d.columns.Finish() }

// AppendLines implements codec.Decoder: every line is a message.
func (d *Decoder) AppendLines(body []byte, onError func(record int, err error)) (records int) {
	return codec.Lines(d, body, onError)
}

// Append implements codec.Decoder.
func (d *Decoder) Append(payload []byte) error {
	if err := d.message.scan(payload); err != nil {
		return err
	}
	row, columns := d.columns.Begin()
	for i, part := range d.parts {
		if err := d.part(part, row, &columns[i], &d.schema.Fields[i]); err != nil {
			d.columns.Rollback()
			return err
		}
	}
	d.columns.Commit()
	return nil
}

// part writes one part into its column.
func (d *Decoder) part(part, row int, column *codec.Column, field *revision.Field) error {
	m := &d.message
	switch part {
	case facility:
		column.Set8(row, uint8(m.priority>>3))
		return nil
	case severity:
		column.Set8(row, uint8(m.priority&7))
		return nil
	case version:
		column.Set16(row, uint16(m.version))
		return nil
	}
	value := m.texts[part]
	if value == nil {
		if !field.Nullable {
			return &failure.MissingField{Name: field.Name}
		}
		d.columns.Null(column, row)
		return nil
	}
	if part == timestamp {
		nanoseconds, ok := instant.Parse(value)
		if !ok {
			return &failure.FieldType{Name: field.Name, Expected: "DATETIME as RFC 3339"}
		}
		column.Set64(row, uint64(nanoseconds))
		return nil
	}
	column.Text = append(column.Text, value...)
	if !column.EndText(row) {
		return &failure.PayloadTooLarge{Limit: codec.MaximumText}
	}
	return nil
}
