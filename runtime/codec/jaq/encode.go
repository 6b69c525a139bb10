package jaq

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
	"nervix/runtime/instant"
)

// MaximumDocument bounds the bytes of one written document.
const MaximumDocument = 64 << 20

// Encoder turns columns into documents; it implements codec.Encoder.
type Encoder struct {
	form    Form
	program *program
	fields  []codec.Field
	views   []*codec.View
	records codec.Records
	path    codec.Path
}

// NewEncoder compiles an encoder. The failure is CodecMismatch when the codec is not of documents
// or has no program ON EMITTING.
func NewEncoder(to *revision.Codec, schema *revision.Schema) (*Encoder, error) {
	wire, ok := to.Wire.(*revision.DocumentWire)
	if !ok || wire.Emitting == nil {
		return nil, &failure.CodecMismatch{Codec: to.Name}
	}
	return NewFormEncoder(to.Name, documents(wire.Format), *wire.Emitting, schema)
}

// NewFormEncoder compiles an encoder of a form, whose values a program makes of rows. name is that of
// the codec.
func NewFormEncoder(name string, form Form, source string, schema *revision.Schema) (*Encoder, error) {
	program, err := compile(source)
	if err != nil {
		return nil, (&failure.CodecMismatch{Codec: name}).WithCause(err)
	}
	e := &Encoder{form: form, program: program, fields: fields(schema), views: make([]*codec.View, len(schema.Fields))}
	for i := range e.views {
		e.views[i] = codec.NewView(&schema.Fields[i].Type)
	}
	return e, nil
}

// Encode implements codec.Encoder.
func (e *Encoder) Encode(columns []arrow.Array, rows int, selection []int32) (buffer []byte, ends []int32, errors []codec.RowError) {
	return e.records.Write(e.views, columns, rows, selection, e.record)
}

// record appends the document of one row.
func (e *Encoder) record(to []byte, row int) ([]byte, error) {
	object, err := e.object(row)
	if err != nil {
		return to, err
	}
	value, err := e.program.run(object)
	if err != nil {
		return to, err
	}
	start := len(to)
	if to, err = e.form.Append(to, value); err == nil && len(to)-start > MaximumDocument {
		err = &failure.PayloadTooLarge{Limit: MaximumDocument}
	}
	return to, err
}

// object gives a row as an object, without its nulls.
func (e *Encoder) object(row int) (map[string]any, error) {
	object := make(map[string]any, len(e.fields))
	for i := range e.fields {
		field, view := &e.fields[i], e.views[i]
		if view.Null(row) {
			if !field.Optional {
				return nil, &failure.NullField{Name: field.Name}
			}
			continue
		}
		value, ok := e.value(view, row)
		if !ok {
			err := &failure.NonFiniteNumber{Name: e.path.Name(field.Name), Format: e.form.Name()}
			e.path.Reset()
			return nil, err
		}
		object[field.Name] = value
	}
	return object, nil
}

// value gives the value of a row; false for a number that is not finite. A text is the program's
// own, since the columns may end before it.
func (e *Encoder) value(view *codec.View, row int) (any, bool) {
	switch view.Kind {
	case datatype.KindString:
		return strings.Clone(view.Text(row)), true
	case datatype.KindDatetime:
		return string(instant.Append(nil, int64(view.Bits64(row)))), true
	case datatype.KindBool:
		return view.Bool(row), true
	case datatype.KindF64:
		value := view.Double(row)
		return value, value-value == 0
	case datatype.KindF32:
		return double(view.Single(row))
	case datatype.KindArray, datatype.KindVec:
		return e.items(view, row)
	}
	magnitude, negative := view.Integer(row)
	switch {
	case negative:
		return int(-magnitude), true
	case magnitude > math.MaxInt:
		return new(big.Int).SetUint64(magnitude), true
	}
	return int(magnitude), true
}

// double gives the number that the shortest text of an F32 spells, as programs would read it in
// JSON.
func double(value float32) (float64, bool) {
	if value-value != 0 {
		return 0, false
	}
	text := strconv.AppendFloat(make([]byte, 0, 24), float64(value), 'g', -1, 32)
	wide, err := strconv.ParseFloat(string(text), 64)
	return wide, err == nil
}

func (e *Encoder) items(view *codec.View, row int) (any, bool) {
	from, end := view.Span(row)
	list := make([]any, 0, end-from)
	e.path.Enter()
	for item := from; item < end; item++ {
		e.path.At(item - from)
		value, ok := e.value(view.Items, item)
		if !ok {
			return nil, false
		}
		list = append(list, value)
	}
	e.path.Leave()
	return list, true
}
