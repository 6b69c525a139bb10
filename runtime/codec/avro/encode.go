package avro

import (
	"encoding/binary"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
	"nervix/runtime/instant"
)

// Encoder turns columns into AVRO data; it implements codec.Encoder. An array is one block.
type Encoder struct {
	fields  []field
	views   []*codec.View // by field of the record
	records codec.Records
	path    codec.Path
	scratch []byte
}

// NewEncoder compiles an encoder, with the failures of NewDecoder.
func NewEncoder(to *revision.Codec, schema *revision.Schema) (*Encoder, error) {
	fields, err := compile(to, schema)
	if err != nil {
		return nil, err
	}
	e := &Encoder{fields: fields, views: make([]*codec.View, len(fields))}
	for i := range e.views {
		e.views[i] = codec.NewView(&schema.Fields[fields[i].column].Type)
	}
	return e, nil
}

// Encode implements codec.Encoder.
func (e *Encoder) Encode(columns []arrow.Array, rows int, selection []int32) (buffer []byte, ends []int32, errors []codec.RowError) {
	for i, view := range e.views {
		view.Read(columns[e.fields[i].column])
	}
	e.records.Begin()
	for row := range codec.Rows(rows, selection) {
		start := len(e.records.Buffer)
		to, err := e.record(e.records.Buffer, row)
		e.records.End(start, to, err)
	}
	for _, view := range e.views {
		view.Release()
	}
	return e.records.Buffer, e.records.Ends, e.records.Errors
}

// record appends one row.
func (e *Encoder) record(to []byte, row int) ([]byte, error) {
	for i := range e.fields {
		field, view := &e.fields[i], e.views[i]
		null := view.Null(row)
		if null && !field.union {
			return to, &failure.NullField{Name: field.name}
		}
		if field.union {
			branch := int64(1)
			if null {
				branch = 0
			}
			if to = binary.AppendVarint(to, branch); null {
				continue
			}
		}
		var ok bool
		if to, ok = e.append(to, field, view, row); !ok {
			err := &failure.FieldType{Name: e.path.Name(field.name), Expected: "a value in the range of AVRO " + field.innermost().wire.String()}
			e.path.Reset()
			return to, err
		}
	}
	return to, nil
}

// innermost gives the scalars of a field.
func (f *field) innermost() *field {
	for f.items != nil {
		f = f.items
	}
	return f
}

// append writes the value of a row; false for an integer that the wire type cannot hold.
func (e *Encoder) append(to []byte, field *field, view *codec.View, row int) ([]byte, bool) {
	switch field.wire {
	case revision.AvroTypeInt, revision.AvroTypeLong:
		magnitude, negative := view.Integer(row)
		value := int64(magnitude)
		if negative {
			value = -value
		}
		fits := negative == (value < 0) && (field.wire == revision.AvroTypeLong || value == int64(int32(value)))
		return binary.AppendVarint(to, value), fits
	case revision.AvroTypeFloat:
		return binary.LittleEndian.AppendUint32(to, view.Bits32(row)), true
	case revision.AvroTypeDouble:
		return binary.LittleEndian.AppendUint64(to, view.Bits64(row)), true
	case revision.AvroTypeBoolean:
		if view.Bool(row) {
			return append(to, 1), true
		}
		return append(to, 0), true
	case revision.AvroTypeString:
		if field.kind == datatype.KindDatetime {
			e.scratch = instant.Append(e.scratch[:0], int64(view.Bits64(row)))
			return append(binary.AppendVarint(to, int64(len(e.scratch))), e.scratch...), true
		}
		text := view.Text(row)
		return append(binary.AppendVarint(to, int64(len(text))), text...), true
	case revision.AvroTypeArray:
		return e.array(to, field, view, row)
	}
	return to, false
}

func (e *Encoder) array(to []byte, field *field, view *codec.View, row int) ([]byte, bool) {
	from, end := view.Span(row)
	if from == end {
		return append(to, 0), true
	}
	to = binary.AppendVarint(to, int64(end-from))
	e.path.Enter()
	for item := from; item < end; item++ {
		e.path.At(item - from)
		var ok bool
		if to, ok = e.append(to, field.items, view.Items, item); !ok {
			return to, false
		}
	}
	e.path.Leave()
	return append(to, 0), true
}
