package cbor

import (
	"encoding/binary"
	"math"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
	"nervix/runtime/instant"
)

// Encoder turns columns into CBOR records; it implements codec.Encoder. Lengths are definite and
// heads as short as they can be; an F32 takes four bytes and an F64 eight.
type Encoder struct {
	fields  []codec.Field
	keys    []string // the encoded names
	views   []*codec.View
	records codec.Records
	path    codec.Path
	scratch []byte
}

// NewEncoder compiles an encoder, with the failures of NewDecoder.
func NewEncoder(to *revision.Codec, schema *revision.Schema) (*Encoder, error) {
	_, fields, err := compile(to, schema)
	if err != nil {
		return nil, err
	}
	e := &Encoder{fields: fields, keys: keys(fields), views: make([]*codec.View, len(fields))}
	for i := range e.views {
		e.views[i] = codec.NewView(&schema.Fields[i].Type)
	}
	return e, nil
}

// Encode implements codec.Encoder.
func (e *Encoder) Encode(columns []arrow.Array, rows int, selection []int32) (buffer []byte, ends []int32, errors []codec.RowError) {
	for i, view := range e.views {
		view.Read(columns[i])
	}
	e.records.Begin()
	for row := range codec.Rows(rows, selection) {
		e.record(row)
	}
	for _, view := range e.views {
		view.Release()
	}
	return e.records.Buffer, e.records.Ends, e.records.Errors
}

// record appends one row, or nothing and a row error.
func (e *Encoder) record(row int) {
	start := len(e.records.Buffer)
	present := 0
	for i := range e.fields {
		switch {
		case !e.views[i].Null(row):
			present++
		case !e.fields[i].Optional:
			e.records.End(start, e.records.Buffer, &failure.NullField{Name: e.fields[i].Name})
			return
		}
	}
	to := appendHead(e.records.Buffer, majorMap, uint64(present))
	for i := range e.fields {
		field, view := &e.fields[i], e.views[i]
		if view.Null(row) {
			continue
		}
		to = append(to, e.keys[i]...)
		var ok bool
		if to, ok = e.append(to, field.Kind, view, row); !ok {
			err := &failure.NonFiniteNumber{Name: e.path.Name(field.Name), Format: format}
			e.path.Reset()
			e.records.End(start, to, err)
			return
		}
	}
	e.records.End(start, to, nil)
}

// append writes the value of a row; false for a non-finite number.
func (e *Encoder) append(to []byte, kind datatype.Kind, view *codec.View, row int) ([]byte, bool) {
	switch kind {
	case datatype.KindString:
		return appendText(to, view.Text(row)), true
	case datatype.KindF64:
		value := view.Double(row)
		return binary.BigEndian.AppendUint64(append(to, majorSimple<<5|infoOne+3), math.Float64bits(value)), value-value == 0
	case datatype.KindF32:
		value := view.Single(row)
		return binary.BigEndian.AppendUint32(append(to, majorSimple<<5|infoOne+2), math.Float32bits(value)), value-value == 0
	case datatype.KindDatetime:
		e.scratch = instant.Append(e.scratch[:0], int64(view.Bits64(row)))
		to = appendHead(to, majorText, uint64(len(e.scratch)))
		return append(to, e.scratch...), true
	case datatype.KindBool:
		if view.Bool(row) {
			return append(to, majorSimple<<5|simpleTrue), true
		}
		return append(to, majorSimple<<5|simpleFalse), true
	case datatype.KindArray, datatype.KindVec:
		return e.items(to, view, row)
	}
	magnitude, negative := view.Integer(row)
	if negative {
		return appendHead(to, majorNegative, magnitude-1), true
	}
	return appendHead(to, majorUnsigned, magnitude), true
}

func (e *Encoder) items(to []byte, view *codec.View, row int) ([]byte, bool) {
	from, end := view.Span(row)
	to = appendHead(to, majorArray, uint64(end-from))
	e.path.Enter()
	for item := from; item < end; item++ {
		e.path.At(item - from)
		var ok bool
		if to, ok = e.append(to, view.Items.Kind, view.Items, item); !ok {
			return to, false
		}
	}
	e.path.Leave()
	return to, true
}

// appendHead writes the beginning of an item.
func appendHead(to []byte, major byte, value uint64) []byte {
	major <<= 5
	switch {
	case value < infoOne:
		return append(to, major|byte(value))
	case value <= math.MaxUint8:
		return append(to, major|infoOne, byte(value))
	case value <= math.MaxUint16:
		return binary.BigEndian.AppendUint16(append(to, major|infoOne+1), uint16(value))
	case value <= math.MaxUint32:
		return binary.BigEndian.AppendUint32(append(to, major|infoOne+2), uint32(value))
	}
	return binary.BigEndian.AppendUint64(append(to, major|infoOne+3), value)
}

// appendText writes a text string.
func appendText(to []byte, value string) []byte {
	return append(appendHead(to, majorText, uint64(len(value))), value...)
}
