package json

import (
	"encoding/binary"
	"math"
	"strconv"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/bitutil"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
	"nervix/runtime/columnar"
	"nervix/runtime/instant"
)

// maximumEncoded bounds the bytes of one call of Encode: ends have 32 bits.
const maximumEncoded = math.MaxInt32

// Encoder turns columns into JSON records. It belongs to one goroutine.
type Encoder struct {
	fields  []field
	columns []column
	buffer  []byte
	ends    []int32
	errors  []codec.RowError
}

// column is the raw view of one Arrow column.
type column struct {
	values   []byte
	offsets  []int32
	validity []byte // nil when no row is null
	offset   int    // of row 0 in values, offsets and validity
}

// NewEncoder compiles an encoder, with the failures of NewDecoder.
func NewEncoder(to *revision.Codec, schema *revision.Schema) (*Encoder, error) {
	for _, field := range schema.Fields {
		if !columnar.IsScalar(field.Type.Kind) {
			return nil, &failure.NotSupportedYet{Form: field.Type.Kind.String() + " in a codec (field '" + field.Name + "')"}
		}
	}
	fields, err := compile(to, schema)
	if err != nil {
		return nil, err
	}
	return &Encoder{fields: fields, columns: make([]column, len(fields))}, nil
}

// Encode writes rows of columns in schema order: all rows, or the selected ones in their order
// when selection is not nil. Record i is buffer[ends[i-1]:ends[i]]; a failed row has an empty
// record and an entry in errors, whose Row is i. The results are valid until the next call.
func (e *Encoder) Encode(columns []arrow.Array, rows int, selection []int32) (buffer []byte, ends []int32, errors []codec.RowError) {
	for i := range e.columns {
		e.columns[i] = view(columns[i], e.fields[i].kind)
	}
	e.buffer, e.ends, e.errors = e.buffer[:0], e.ends[:0], e.errors[:0]
	if selection != nil {
		for _, row := range selection {
			e.record(int(row))
		}
	} else {
		for row := range rows {
			e.record(row)
		}
	}
	clear(e.columns)
	return e.buffer, e.ends, e.errors
}

func view(from arrow.Array, kind datatype.Kind) column {
	data := from.Data()
	c := column{offset: data.Offset()}
	if columnar.HasNulls(from) {
		c.validity = data.Buffers()[0].Bytes()
	}
	if kind == datatype.KindString {
		if from.Len() > 0 {
			c.offsets = arrow.GetData[int32](data.Buffers()[1].Bytes())
		}
		if data.Buffers()[2] != nil {
			c.values = data.Buffers()[2].Bytes()
		}
		return c
	}
	if data.Buffers()[1] != nil {
		c.values = data.Buffers()[1].Bytes()
	}
	return c
}

// record appends one row, or nothing and a row error.
func (e *Encoder) record(row int) {
	start := len(e.buffer)
	to := append(e.buffer, '{')
	var err error
	for i := range e.fields {
		field, column := &e.fields[i], &e.columns[i]
		at := column.offset + row
		if column.validity != nil && !bitutil.BitIsSet(column.validity, at) {
			if !field.optional {
				err = &failure.NullField{Name: field.name}
				break
			}
			continue
		}
		if len(to) > start+1 {
			to = append(to, ',')
		}
		to = append(to, field.key...)
		var ok bool
		if to, ok = column.append(to, field.kind, at); !ok {
			err = &failure.NonFiniteNumber{Name: field.name, Format: format}
			break
		}
	}
	to = append(to, '}')
	if err == nil && len(to) > maximumEncoded {
		err = &failure.PayloadTooLarge{Limit: maximumEncoded}
	}
	if err != nil {
		e.errors = append(e.errors, codec.RowError{Row: len(e.ends), Err: err})
		to = to[:start]
	}
	e.buffer = to
	e.ends = append(e.ends, int32(len(to)))
}

// append writes the value at an index; false for a non-finite number.
func (c *column) append(to []byte, kind datatype.Kind, at int) ([]byte, bool) {
	switch kind {
	case datatype.KindString:
		return appendString(to, borrow(c.values[c.offsets[at]:c.offsets[at+1]])), true
	case datatype.KindI64:
		return strconv.AppendInt(to, int64(c.bits64(at)), 10), true
	case datatype.KindU64:
		return strconv.AppendUint(to, c.bits64(at), 10), true
	case datatype.KindF64:
		return appendFloat(to, math.Float64frombits(c.bits64(at)), 64)
	case datatype.KindDatetime:
		to = append(to, '"')
		return append(instant.Append(to, int64(c.bits64(at))), '"'), true
	case datatype.KindBool:
		return strconv.AppendBool(to, bitutil.BitIsSet(c.values, at)), true
	case datatype.KindI32:
		return strconv.AppendInt(to, int64(int32(c.bits32(at))), 10), true
	case datatype.KindU32:
		return strconv.AppendUint(to, uint64(c.bits32(at)), 10), true
	case datatype.KindF32:
		return appendFloat(to, float64(math.Float32frombits(c.bits32(at))), 32)
	case datatype.KindI16:
		return strconv.AppendInt(to, int64(int16(c.bits16(at))), 10), true
	case datatype.KindU16:
		return strconv.AppendUint(to, uint64(c.bits16(at)), 10), true
	case datatype.KindI8:
		return strconv.AppendInt(to, int64(int8(c.values[at])), 10), true
	case datatype.KindU8:
		return strconv.AppendUint(to, uint64(c.values[at]), 10), true
	case datatype.KindArray, datatype.KindVec:
		return to, false // refused by NewEncoder
	}
	return to, false
}

func (c *column) bits64(at int) uint64 { return binary.NativeEndian.Uint64(c.values[at*8:]) }
func (c *column) bits32(at int) uint32 { return binary.NativeEndian.Uint32(c.values[at*4:]) }
func (c *column) bits16(at int) uint16 { return binary.NativeEndian.Uint16(c.values[at*2:]) }
