package json

import (
	"strconv"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
	"nervix/runtime/instant"
)

// Encoder turns columns into JSON records; it implements codec.Encoder.
type Encoder struct {
	fields  []codec.Field
	keys    []key
	views   []*codec.View
	records codec.Records
	path    codec.Path
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
	to := append(e.records.Buffer, '{')
	var err error
	for i := range e.fields {
		field, view := &e.fields[i], e.views[i]
		if view.Null(row) {
			if !field.Optional {
				err = &failure.NullField{Name: field.Name}
				break
			}
			continue
		}
		key := &e.keys[i]
		to = reserve(to, 1+max(keySize, len(key.text)))
		used := len(to)
		if used > start+1 {
			to = append(to, ',')
			used++
		}
		to = to[:used+key.put(to[used:cap(to)])]
		var ok bool
		if to, ok = e.append(to, field.Kind, view, row); !ok {
			err = &failure.NonFiniteNumber{Name: e.path.Name(field.Name), Format: format}
			e.path.Reset()
			break
		}
	}
	e.records.End(start, append(to, '}'), err)
}

// append writes the value of a row; false for a non-finite number.
func (e *Encoder) append(to []byte, kind datatype.Kind, view *codec.View, row int) ([]byte, bool) {
	switch kind {
	case datatype.KindString:
		return appendString(to, view.Text(row)), true
	case datatype.KindU64:
		return appendInteger(to, view.Bits64(row), false), true
	case datatype.KindF64:
		return appendDouble(to, view.Double(row))
	case datatype.KindF32:
		return appendSingle(to, view.Single(row))
	case datatype.KindDatetime:
		to = append(to, '"')
		return append(instant.Append(to, int64(view.Bits64(row))), '"'), true
	case datatype.KindBool:
		return strconv.AppendBool(to, view.Bool(row)), true
	case datatype.KindArray, datatype.KindVec:
		return e.items(to, view, row)
	default:
		magnitude, negative := view.Integer(row)
		return appendInteger(to, magnitude, negative), true
	}
}

func (e *Encoder) items(to []byte, view *codec.View, row int) ([]byte, bool) {
	to = append(to, '[')
	from, end := view.Span(row)
	e.path.Enter()
	for item := from; item < end; item++ {
		if item > from {
			to = append(to, ',')
		}
		e.path.At(item - from)
		var ok bool
		if to, ok = e.append(to, view.Items.Kind, view.Items, item); !ok {
			return to, false
		}
	}
	e.path.Leave()
	return append(to, ']'), true
}
