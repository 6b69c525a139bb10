package jaq

import (
	"math"
	"math/big"
	"unicode/utf8"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
	"nervix/runtime/codec/document"
	"nervix/runtime/instant"
)

// Decoder turns documents into columns; it implements codec.Decoder.
type Decoder struct {
	form    Form
	program *program
	fields  []codec.Field
	columns *codec.Columns
	path    codec.Path // the element that is written
}

// NewDecoder compiles a decoder. The failure is CodecMismatch when the codec is not of documents or
// has no program ON INGESTION.
func NewDecoder(from *revision.Codec, schema *revision.Schema) (*Decoder, error) {
	wire, ok := from.Wire.(*revision.DocumentWire)
	if !ok || wire.Ingestion == nil {
		return nil, &failure.CodecMismatch{Codec: from.Name}
	}
	return NewFormDecoder(from.Name, documents(wire.Format), *wire.Ingestion, schema)
}

// NewFormDecoder compiles a decoder of a form, whose values a program turns into rows. name is that of
// the codec.
func NewFormDecoder(name string, form Form, source string, schema *revision.Schema) (*Decoder, error) {
	program, err := compile(source)
	if err != nil {
		return nil, (&failure.CodecMismatch{Codec: name}).WithCause(err)
	}
	columns, err := codec.NewColumns(schema)
	if err != nil {
		return nil, err
	}
	return &Decoder{form: form, program: program, fields: fields(schema), columns: columns}, nil
}

// fields describes the internal fields.
func fields(schema *revision.Schema) []codec.Field {
	list := make([]codec.Field, len(schema.Fields))
	for i := range schema.Fields {
		field := &schema.Fields[i]
		list[i] = codec.NewField(field.Name, &field.Type, field.Nullable)
	}
	return list
}

// Another implements codec.Decoder.
func (d *Decoder) Another() codec.Decoder { return d.Copy() }

// Copy is Another as what it is.
func (d *Decoder) Copy() *Decoder {
	return &Decoder{form: d.form, program: d.program, fields: d.fields, columns: d.columns.Another()}
}

// Rows implements codec.Decoder.
func (d *Decoder) Rows() int { return d.columns.Rows() }

// Finish implements codec.Decoder.
func (d *Decoder) Finish() (columns []arrow.Array, rows int) { return d.columns.Finish() }

// AppendLines implements codec.Decoder: every line is a document.
func (d *Decoder) AppendLines(body []byte, onError func(record int, err error)) (records int) {
	return codec.Lines(d, body, onError)
}

// Append implements codec.Decoder.
func (d *Decoder) Append(payload []byte) error {
	value, err := d.form.Read(payload)
	if err != nil {
		return err
	}
	if value, err = d.program.run(value); err != nil {
		return err
	}
	object, is := value.(map[string]any)
	if !is {
		return &failure.TransformationFailed{Reason: "gave no object"}
	}
	row, columns := d.columns.Begin()
	if err := d.record(object, row, columns); err != nil {
		d.columns.Rollback()
		return err
	}
	d.columns.Commit()
	return nil
}

// Sequencer gives the decoder as a codec.Sequencer when its documents tell their ends, as CBOR does.
func (d *Decoder) Sequencer() codec.Decoder {
	if d.form == documents(revision.DocumentFormatCbor) {
		return sequencer{d}
	}
	return d
}

// sequencer is a Decoder of documents that tell their ends.
type sequencer struct{ *Decoder }

// Another implements codec.Decoder.
func (d sequencer) Another() codec.Decoder { return sequencer{d.Copy()} }

// AppendFirst implements codec.Sequencer.
func (d sequencer) AppendFirst(sequence []byte) (int, error) {
	size, err := document.First(sequence)
	if err != nil {
		return 0, err
	}
	return size, d.Append(sequence[:size])
}

// record writes an object into a row.
func (d *Decoder) record(object map[string]any, row int, columns []codec.Column) error {
	d.path.Reset()
	for i := range d.fields {
		field := &d.fields[i]
		value, found := object[field.Name]
		if value != nil {
			if err := d.value(value, row, field, &columns[i]); err != nil {
				return err
			}
			continue
		}
		switch {
		case field.Optional:
			if !d.columns.Null(&columns[i], row) {
				return full()
			}
		case found:
			return &failure.NullField{Name: field.Name}
		default:
			return &failure.MissingField{Name: field.Name}
		}
	}
	return nil
}

// full reports that a column has no room for the record in this batch.
func full() error { return &failure.PayloadTooLarge{Limit: codec.MaximumText} }

func (d *Decoder) mistyped(field *codec.Field, expected string) error {
	return &failure.FieldType{Name: d.path.Name(field.Name), Expected: expected}
}

// value writes a value, or an element, into its column.
func (d *Decoder) value(value any, row int, field *codec.Field, column *codec.Column) error {
	ok := false
	switch field.Kind {
	case datatype.KindString:
		return d.text(value, row, field, column)
	case datatype.KindDatetime:
		return d.datetime(value, row, field, column)
	case datatype.KindArray, datatype.KindVec:
		return d.items(value, row, field, column)
	case datatype.KindBool:
		var truth bool
		if truth, ok = value.(bool); ok {
			column.SetBool(row, truth)
		}
	case datatype.KindF32, datatype.KindF64:
		ok = setFloat(value, row, column)
	default:
		ok = setInteger(value, row, column)
	}
	if !ok {
		return d.mistyped(field, field.Kind.String())
	}
	return nil
}

func (d *Decoder) text(value any, row int, field *codec.Field, column *codec.Column) error {
	text, is := value.(string)
	if !is || !utf8.ValidString(text) {
		return d.mistyped(field, field.Kind.String())
	}
	column.Text = append(column.Text, text...)
	if !column.EndText(row) {
		return full()
	}
	return nil
}

func (d *Decoder) datetime(value any, row int, field *codec.Field, column *codec.Column) error {
	text, is := value.(string)
	if !is {
		return d.mistyped(field, field.Kind.String())
	}
	nanoseconds, ok := instant.Parse(text)
	if !ok {
		return d.mistyped(field, "DATETIME as RFC 3339")
	}
	column.Set64(row, uint64(nanoseconds))
	return nil
}

func (d *Decoder) items(value any, row int, field *codec.Field, column *codec.Column) error {
	list, is := value.([]any)
	if !is {
		return d.mistyped(field, field.Kind.String())
	}
	d.path.Enter()
	for i, item := range list {
		d.path.At(i)
		if item == nil {
			return &failure.NullField{Name: d.path.Name(field.Name)}
		}
		index, ok := column.Element()
		if !ok {
			return full()
		}
		if err := d.value(item, index, field.Items, column.Items); err != nil {
			return err
		}
	}
	d.path.Leave()
	if !column.EndItems(row) {
		return d.mistyped(field, column.Expected())
	}
	return nil
}

// setInteger writes a number without a fraction; false for other values and what the column cannot
// hold.
func setInteger(value any, row int, column *codec.Column) bool {
	switch value := value.(type) {
	case int:
		if value < 0 {
			return column.SetInteger(row, -uint64(value), true)
		}
		return column.SetInteger(row, uint64(value), false)
	case *big.Int:
		magnitude := new(big.Int).Abs(value)
		return magnitude.IsUint64() && column.SetInteger(row, magnitude.Uint64(), value.Sign() < 0)
	case float64:
		magnitude := math.Abs(value)
		return magnitude == math.Trunc(magnitude) && magnitude < 1<<64 && column.SetInteger(row, uint64(magnitude), value < 0)
	}
	return false
}

// setFloat writes a number, rounded once; false for other values and what the column cannot hold.
func setFloat(value any, row int, column *codec.Column) bool {
	var double float64
	var single float32
	switch value := value.(type) {
	case int:
		double, single = float64(value), float32(value)
	case *big.Int:
		exact := new(big.Float).SetInt(value)
		double, _ = exact.Float64()
		single, _ = exact.Float32()
	case float64:
		double, single = value, float32(value)
	default:
		return false
	}
	if column.Kind == datatype.KindF64 {
		column.Set64(row, math.Float64bits(double))
		return double-double == 0
	}
	column.Set32(row, math.Float32bits(single))
	return single-single == 0
}
