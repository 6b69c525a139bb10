package avro

import (
	"encoding/binary"
	"math"
	"unicode/utf8"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
	"nervix/runtime/instant"
)

// Decoder turns AVRO data into columns; it implements codec.Decoder.
type Decoder struct {
	fields  []field
	columns *codec.Columns

	// data is what is read now, path the item that is read, err why reading failed.
	data []byte
	path codec.Path
	err  error
}

// notBoolean is why a byte is refused that some decoders take.
const notBoolean = "a boolean is neither 0 nor 1"

// NewDecoder compiles a decoder. The failure is CodecMismatch when the codec is not of this format
// or does not fit the schema.
func NewDecoder(from *revision.Codec, schema *revision.Schema) (*Decoder, error) {
	columns, err := codec.NewColumns(schema)
	if err != nil {
		return nil, err
	}
	fields, err := compile(from, schema)
	if err != nil {
		return nil, err
	}
	return &Decoder{fields: fields, columns: columns}, nil
}

// Another implements codec.Decoder.
func (d *Decoder) Another() codec.Decoder {
	return &Decoder{fields: d.fields, columns: d.columns.Another()}
}

// Rows implements codec.Decoder.
func (d *Decoder) Rows() int { return d.columns.Rows() }

// Finish implements codec.Decoder.
func (d *Decoder) Finish() (columns []arrow.Array, rows int) { return d.columns.Finish() }

// AppendLines implements codec.Decoder. Records that hold a byte of a newline cannot be sent as
// lines.
func (d *Decoder) AppendLines(body []byte, onError func(record int, err error)) (records int) {
	return codec.Lines(d, body, onError)
}

// Append implements codec.Decoder.
func (d *Decoder) Append(payload []byte) error {
	_, err := d.append(payload, true)
	return err
}

// AppendFirst implements codec.Sequencer.
func (d *Decoder) AppendFirst(sequence []byte) (int, error) { return d.append(sequence, false) }

// append decodes the record at the start of data, or all of it, and gives the index behind it.
func (d *Decoder) append(data []byte, whole bool) (int, error) {
	d.data = data
	d.path.Reset()
	row, columns := d.columns.Begin()
	end, ok := d.record(row, columns)
	if ok && whole && end != len(data) {
		ok = d.fail(end, "unexpected bytes behind the record")
	}
	d.data = nil
	if !ok {
		d.columns.Rollback()
		return end, d.err
	}
	d.columns.Commit()
	return end, nil
}

// record reads the fields of one record into a row and gives the index behind it.
func (d *Decoder) record(row int, columns []codec.Column) (at int, ok bool) {
	for i := range d.fields {
		field := &d.fields[i]
		column := &columns[field.column]
		if field.union {
			var branch int64
			if branch, at, ok = d.long(at); !ok {
				return at, false
			}
			if branch == 0 {
				if !field.nullable {
					d.err = &failure.NullField{Name: field.name}
					return at, false
				}
				if !d.columns.Null(column, row) {
					return at, d.full()
				}
				continue
			}
			if branch != 1 {
				return at, d.fail(at, "a union has no such branch")
			}
		}
		if at, ok = d.value(at, row, field, column); !ok {
			return at, false
		}
	}
	return at, true
}

// fail records why reading stopped; it is always false.
func (d *Decoder) fail(at int, reason string) bool {
	d.err = &failure.MalformedPayload{Format: format, Offset: int64(at), Reason: reason}
	return false
}

// full reports that a column has no room for the record in this batch.
func (d *Decoder) full() bool {
	d.err = &failure.PayloadTooLarge{Limit: codec.MaximumText}
	return false
}

func (d *Decoder) mistyped(field *field, expected string) bool {
	d.err = &failure.FieldType{Name: d.path.Name(field.name), Expected: expected}
	return false
}

// long reads an integer and gives the index behind it.
func (d *Decoder) long(at int) (value int64, next int, ok bool) {
	if at < len(d.data) && d.data[at] < 0x80 {
		bits := uint64(d.data[at])
		return int64(bits>>1) ^ -int64(bits&1), at + 1, true
	}
	value, size := binary.Varint(d.data[at:])
	switch {
	case size == 0:
		return 0, at, d.fail(at, "the record is cut short")
	case size < 0:
		return 0, at, d.fail(at, "an integer has more than 64 bits")
	}
	return value, at + size, true
}

// value reads a value that is not null into its column.
func (d *Decoder) value(at, row int, field *field, column *codec.Column) (int, bool) {
	switch field.wire {
	case revision.AvroTypeInt, revision.AvroTypeLong:
		return d.integer(at, row, field, column)
	case revision.AvroTypeFloat:
		if len(d.data)-at < 4 {
			return at, d.fail(at, "the record is cut short")
		}
		column.Set32(row, binary.LittleEndian.Uint32(d.data[at:]))
		return at + 4, true
	case revision.AvroTypeDouble:
		if len(d.data)-at < 8 {
			return at, d.fail(at, "the record is cut short")
		}
		column.Set64(row, binary.LittleEndian.Uint64(d.data[at:]))
		return at + 8, true
	case revision.AvroTypeBoolean:
		if at == len(d.data) {
			return at, d.fail(at, "the record is cut short")
		}
		if d.data[at] > 1 {
			return at, d.fail(at, notBoolean)
		}
		column.SetBool(row, d.data[at] == 1)
		return at + 1, true
	case revision.AvroTypeString:
		return d.text(at, row, field, column)
	case revision.AvroTypeArray:
		return d.array(at, row, field, column)
	}
	return at, d.mistyped(field, field.kind.String())
}

func (d *Decoder) integer(at, row int, field *field, column *codec.Column) (int, bool) {
	value, next, ok := d.long(at)
	if !ok {
		return at, false
	}
	if field.wire == revision.AvroTypeInt && value != int64(int32(value)) {
		return at, d.fail(at, "an int has more than 32 bits")
	}
	magnitude := uint64(value)
	if value < 0 {
		magnitude = -magnitude
	}
	if !column.SetInteger(row, magnitude, value < 0) {
		return at, d.mistyped(field, field.kind.String())
	}
	return next, true
}

func (d *Decoder) text(at, row int, field *field, column *codec.Column) (int, bool) {
	length, at, ok := d.long(at)
	if !ok {
		return at, false
	}
	if length < 0 || length > int64(len(d.data)-at) {
		return at, d.fail(at, "a string is cut short")
	}
	next := at + int(length)
	text := d.data[at:next]
	if field.kind == datatype.KindDatetime {
		nanoseconds, ok := instant.Parse(text)
		if !ok {
			return at, d.mistyped(field, "DATETIME as RFC 3339")
		}
		column.Set64(row, uint64(nanoseconds))
		return next, true
	}
	if !utf8.Valid(text) {
		return at, d.fail(at, "a string is not UTF-8")
	}
	column.Text = append(column.Text, text...)
	if !column.EndText(row) {
		return at, d.full()
	}
	return next, true
}

// array reads the blocks of an array into the elements of its column.
func (d *Decoder) array(at, row int, field *field, column *codec.Column) (int, bool) {
	d.path.Enter()
	for read := 0; ; {
		count, next, ok := d.block(at)
		if !ok {
			return at, false
		}
		at = next
		if count == 0 {
			break
		}
		for ; count > 0; count-- {
			d.path.At(read)
			read++
			index, ok := column.Element()
			if !ok {
				return at, d.full()
			}
			if at, ok = d.value(at, index, field.items, column.Items); !ok {
				return at, false
			}
		}
	}
	d.path.Leave()
	if !column.EndItems(row) {
		return at, d.mistyped(field, column.Expected())
	}
	return at, true
}

// block reads the number of items of a block; a negative one stands before the block's size in
// bytes, which is not needed.
func (d *Decoder) block(at int) (count int64, next int, ok bool) {
	if count, next, ok = d.long(at); !ok || count >= 0 {
		return count, next, ok
	}
	if count == math.MinInt64 {
		return 0, at, d.fail(at, "a block is cut short")
	}
	size, next, ok := d.long(next)
	if ok && size < 0 {
		return 0, at, d.fail(at, "a block has a negative size")
	}
	return -count, next, ok
}
