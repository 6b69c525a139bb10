package cbor

import (
	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
)

// Decoder turns CBOR records into columns; it implements codec.Decoder.
type Decoder struct {
	scanner
	fields  []codec.Field
	keys    []string // the encoded names
	index   map[string]int
	strict  bool
	columns *codec.Columns

	// seen[i] is the serial of the last record that held field i.
	seen    []uint64
	serial  uint64
	scratch []byte
	path    codec.Path // the element that is read
}

// NewDecoder compiles a decoder. The failure is CodecMismatch when the codec is not of this format
// or does not fit the schema.
func NewDecoder(from *revision.Codec, schema *revision.Schema) (*Decoder, error) {
	columns, err := codec.NewColumns(schema)
	if err != nil {
		return nil, err
	}
	wire, fields, err := compile(from, schema)
	if err != nil {
		return nil, err
	}
	index := make(map[string]int, len(fields))
	for i := range fields {
		index[fields[i].Name] = i
	}
	return &Decoder{
		fields: fields, keys: keys(fields), index: index, strict: wire.Strict, columns: columns, seen: make([]uint64, len(fields)),
	}, nil
}

// Another implements codec.Decoder.
func (d *Decoder) Another() codec.Decoder {
	return &Decoder{
		fields: d.fields, keys: d.keys, index: d.index, strict: d.strict, columns: d.columns.Another(), seen: make([]uint64, len(d.fields)),
	}
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
	d.data, d.err = data, nil
	row, columns := d.columns.Begin()
	end, ok := d.record(row, columns)
	if ok && whole && end != len(data) {
		ok = d.fail(end, "unexpected bytes behind the item")
	}
	d.data = nil
	if !ok {
		d.columns.Rollback()
		return end, d.err
	}
	d.columns.Commit()
	return end, nil
}

// record reads the map of one record into a row and gives the index behind it.
func (d *Decoder) record(row int, columns []codec.Column) (int, bool) {
	h, at, ok := d.head(0)
	if ok && h.major == majorTag && h.value == tagSelfDescribed {
		h, at, ok = d.head(at)
	}
	if !ok {
		return at, false
	}
	if h.major != majorMap {
		return at, d.notAMap(h, at)
	}
	d.serial++
	d.path.Reset()
	found, expected := 0, 0
	for left := h.value; h.indefinite() || left > 0; left-- {
		if h.indefinite() && d.stops(at) {
			at++
			break
		}
		var which int
		if expected < len(d.fields) && startsWith(d.data[at:], d.keys[expected]) {
			which, at = expected, at+len(d.keys[expected])
		} else if which, at, ok = d.key(at); !ok {
			return at, false
		}
		if which < 0 {
			if at, ok = d.skip(at, 1); !ok {
				return at, false
			}
			continue
		}
		expected = which + 1
		if d.seen[which] == d.serial {
			d.err = &failure.DuplicateKey{Name: d.fields[which].Name}
			return at, false
		}
		d.seen[which] = d.serial
		found++
		if at, ok = d.value(at, row, &d.fields[which], &columns[which]); !ok {
			return at, false
		}
	}
	return at, d.fillMissing(found, row, columns)
}

func startsWith(data []byte, prefix string) bool {
	return len(data) >= len(prefix) && string(data[:len(prefix)]) == prefix
}

// key reads a key. which is -1 for an undeclared field.
func (d *Decoder) key(at int) (which, next int, ok bool) {
	h, next, ok := d.head(at)
	if !ok {
		return -1, at, false
	}
	if h.major != majorText {
		return -1, at, d.fail(at, "a key is not text")
	}
	if d.scratch, next, ok = d.text(d.scratch[:0], h, next); !ok {
		return -1, next, false
	}
	which, declared := d.index[string(d.scratch)]
	if !declared {
		if d.strict {
			d.err = &failure.UndeclaredField{Name: string(d.scratch)}
			return -1, at, false
		}
		which = -1
	}
	return which, next, true
}

// fillMissing makes the optional fields that a record does not hold null.
func (d *Decoder) fillMissing(found, row int, columns []codec.Column) bool {
	if found == len(d.fields) {
		return true
	}
	for i := range d.fields {
		if d.seen[i] == d.serial {
			continue
		}
		if !d.fields[i].Optional {
			d.err = &failure.MissingField{Name: d.fields[i].Name}
			return false
		}
		if !d.columns.Null(&columns[i], row) {
			return d.full()
		}
	}
	return true
}

// notAMap tells another item at the top from bytes that are none.
func (d *Decoder) notAMap(h head, at int) bool {
	end, ok := d.skipRest(h, at, 1)
	if !ok {
		return false
	}
	if end != len(d.data) {
		return d.fail(end, "unexpected bytes behind the item")
	}
	d.err = &failure.NotAnObject{}
	return false
}

// full reports that a column has no room for the record in this batch.
func (d *Decoder) full() bool {
	d.err = &failure.PayloadTooLarge{Limit: codec.MaximumText}
	return false
}
