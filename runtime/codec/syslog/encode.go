package syslog

import (
	"strconv"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
	"nervix/runtime/instant"
)

// What a message says of parts that a row does not have.
const (
	defaultFacility = 1 // user
	defaultSeverity = 5 // notice
	defaultVersion  = 1
)

// Encoder turns columns into messages; it implements codec.Encoder.
type Encoder struct {
	schema  *revision.Schema
	views   []*codec.View
	columns [parts]int // of the parts; -1 for none
	records codec.Records
}

// NewEncoder prepares an encoder, with the failures of NewDecoder.
func NewEncoder(to *revision.Codec, schema *revision.Schema) (*Encoder, error) {
	if _, ok := to.Wire.(*revision.SyslogWire); !ok {
		return nil, &failure.CodecMismatch{Codec: to.Name}
	}
	declared, err := columnsOf(to.Name, schema)
	if err != nil {
		return nil, err
	}
	e := &Encoder{schema: schema, views: make([]*codec.View, len(schema.Fields))}
	for part := range e.columns {
		e.columns[part] = -1
	}
	for i, part := range declared {
		e.columns[part] = i
		e.views[i] = codec.NewView(&schema.Fields[i].Type)
	}
	return e, nil
}

// Encode implements codec.Encoder.
func (e *Encoder) Encode(columns []arrow.Array, rows int, selection []int32) (buffer []byte, ends []int32, errors []codec.RowError) {
	return e.records.Write(e.views, columns, rows, selection, e.record)
}

// view gives the column of a part; nil when it is not declared or null in the row.
func (e *Encoder) view(part, row int) *codec.View {
	column := e.columns[part]
	if column < 0 || e.views[column].Null(row) {
		return nil
	}
	return e.views[column]
}

// number gives a part that is a number, within its bounds.
func (e *Encoder) number(part, row int, otherwise, least, most uint64) (uint64, error) {
	view := e.view(part, row)
	if view == nil {
		return otherwise, nil
	}
	value, _ := view.Integer(row)
	if value < least || value > most {
		return 0, e.unfit(part, "is not from "+strconv.FormatUint(least, 10)+" to "+strconv.FormatUint(most, 10))
	}
	return value, nil
}

func (e *Encoder) unfit(part int, reason string) error {
	return &failure.NotRepresentable{Format: Name, Reason: e.schema.Fields[e.columns[part]].Name + " " + reason}
}

// record appends the message of one row.
func (e *Encoder) record(to []byte, row int) ([]byte, error) {
	of, err := e.number(facility, row, defaultFacility, 0, 23)
	if err != nil {
		return to, err
	}
	level, err := e.number(severity, row, defaultSeverity, 0, 7)
	if err != nil {
		return to, err
	}
	protocol, err := e.number(version, row, defaultVersion, 1, 999)
	if err != nil {
		return to, err
	}
	to = strconv.AppendUint(append(to, '<'), of<<3|level, 10)
	to = strconv.AppendUint(append(to, '>'), protocol, 10)
	to = append(to, ' ')
	if view := e.view(timestamp, row); view != nil {
		to = instant.Append(to, int64(view.Bits64(row))/1000*1000)
	} else {
		to = append(to, nilValue)
	}
	for part := hostname; part <= msgID; part++ {
		if to, err = e.name(append(to, ' '), part, row); err != nil {
			return to, err
		}
	}
	if to, err = e.data(append(to, ' '), row); err != nil {
		return to, err
	}
	return e.text(to, row), nil
}

// name appends a name.
func (e *Encoder) name(to []byte, part, row int) ([]byte, error) {
	view := e.view(part, row)
	if view == nil {
		return append(to, nilValue), nil
	}
	value := view.Text(row)
	if value == "" || value == "-" || len(value) > limits[part] {
		return to, e.unfit(part, "has no or too many characters, or is -")
	}
	for i := range len(value) {
		if !visible(value[i]) {
			return to, e.unfit(part, "has a character that is not visible ASCII")
		}
	}
	return append(to, value...), nil
}

// data appends the structured data.
func (e *Encoder) data(to []byte, row int) ([]byte, error) {
	view := e.view(structuredData, row)
	if view == nil {
		return append(to, nilValue), nil
	}
	start := len(to)
	to = append(to, view.Text(row)...)
	s := &scanner{data: to, at: start}
	if !s.elements() || s.at != len(to) {
		return to, e.unfit(structuredData, "has not the form of RFC 5424")
	}
	return to, nil
}

// text appends the free text.
func (e *Encoder) text(to []byte, row int) []byte {
	view := e.view(text, row)
	if view == nil {
		return to
	}
	value := view.Text(row)
	to = append(to, ' ')
	for i := range len(value) {
		if value[i] >= 0x80 {
			to = append(to, byteOrder...)
			break
		}
	}
	return append(to, value...)
}
