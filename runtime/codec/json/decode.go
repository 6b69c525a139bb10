package json

import (
	"bytes"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/codec"
)

// White space outside of strings, as bit masks by character. A newline ends a record of lines.
const (
	blanks        = 1<<' ' | 1<<'\t' | 1<<'\r'
	blanksAndLine = blanks | 1<<'\n'
)

// Decoder turns JSON records into columns; it implements codec.Decoder.
type Decoder struct {
	fields  []codec.Field
	index   map[string]int // of a field by its name
	strict  bool
	columns *codec.Columns

	// start stands for the brace that opens a record, members for the fields.
	start   member
	members []member
	serial  uint64
	scratch []byte

	// text is what is scanned now, blank its white space, path the element that is scanned, err why
	// scanning failed.
	text  []byte
	blank uint64
	path  codec.Path
	err   error
}

// member is what a decoder knows of one field.
type member struct {
	key    key
	field  *codec.Field
	column *codec.Column
	// seen is the serial of the last record that held the field.
	seen uint64
	// after came behind this one the last time. Records mostly repeat the order of those before.
	after *member
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
	d := &Decoder{fields: fields, index: make(map[string]int, len(fields)), strict: wire.Strict, columns: columns}
	for i := range fields {
		d.index[fields[i].Name] = i
	}
	d.begin()
	return d, nil
}

// Another implements codec.Decoder.
func (d *Decoder) Another() codec.Decoder {
	made := &Decoder{fields: d.fields, index: d.index, strict: d.strict, columns: d.columns.Another()}
	made.begin()
	return made
}

// begin makes the members, and expects them in the order of the fields.
func (d *Decoder) begin() {
	d.members = make([]member, len(d.fields))
	keys, last := keys(d.fields), &d.start
	for i := range d.members {
		m := &d.members[i]
		m.key, m.field, m.column = keys[i], &d.fields[i], d.columns.Column(i)
		last.after, last = m, m
	}
}

// Rows is the number of decoded records that wait for Finish.
func (d *Decoder) Rows() int { return d.columns.Rows() }

// Finish hands over the decoded columns in schema order and starts an empty batch.
func (d *Decoder) Finish() (columns []arrow.Array, rows int) { return d.columns.Finish() }

// Append implements codec.Decoder.
func (d *Decoder) Append(payload []byte) error {
	d.text, d.blank = payload, blanksAndLine
	at := d.skipBlank(0)
	if at == len(payload) {
		return malformed(at, "the payload is empty")
	}
	row, _ := d.columns.Begin()
	end, ok := d.record(at, row)
	if ok {
		if end = d.skipBlank(end); end != len(payload) {
			d.err = malformed(end, "unexpected bytes behind the value")
		} else {
			d.columns.Commit()
			return nil
		}
	}
	d.columns.Rollback()
	return d.err
}

// AppendLines implements codec.Decoder in one pass over the body.
func (d *Decoder) AppendLines(body []byte, onError func(record int, err error)) (records int) {
	d.text, d.blank = body, blanks
	for at := 0; ; {
		for at < len(body) && (body[at] == '\n' || body[at] <= ' ' && blanks>>body[at]&1 != 0) {
			at++
		}
		if at == len(body) {
			return records
		}
		row, _ := d.columns.Begin()
		end, ok := d.record(at, row)
		if ok {
			if end = d.skipBlank(end); end < len(body) && body[end] != '\n' {
				d.err, ok = malformed(end, "unexpected bytes behind the value"), false
			}
		}
		if ok {
			d.columns.Commit()
			at = end
		} else {
			d.columns.Rollback()
			onError(records, d.err)
			at = nextLine(body, at)
		}
		records++
	}
}

func nextLine(body []byte, at int) int {
	if length := bytes.IndexByte(body[at:], '\n'); length >= 0 {
		return at + length
	}
	return len(body)
}

// skipBlank gives the index of what comes behind white space.
func (d *Decoder) skipBlank(at int) int {
	if at < len(d.text) && d.text[at] > ' ' {
		return at
	}
	return d.skipBlanks(at)
}

func (d *Decoder) skipBlanks(at int) int {
	for at < len(d.text) && d.text[at] <= ' ' && d.blank>>d.text[at]&1 != 0 {
		at++
	}
	return at
}

// record scans the object of one record into a row and gives the index behind it.
func (d *Decoder) record(at, row int) (int, bool) {
	text := d.text
	if text[at] != '{' {
		return at, d.notAnObject(at)
	}
	d.serial++
	d.path.Reset()
	found, last := 0, &d.start
	if at = d.skipBlank(at + 1); at < len(text) && text[at] == '}' {
		return at + 1, d.fillMissing(found, row)
	}
	for {
		next, ok := last.after, true
		if next != nil && next.key.opens(text[at:]) {
			at += len(next.key.text)
		} else if next, at, ok = d.key(at); !ok {
			return at, false
		}
		if at = d.skipBlank(at); at == len(text) {
			return at, d.fail(at, "the value is missing")
		}
		if next == nil {
			at, ok = d.skipValue(at, 1)
		} else {
			if next.seen == d.serial {
				d.err = &failure.DuplicateKey{Name: next.field.Name}
				return at, false
			}
			next.seen = d.serial
			found++
			if last.after != next {
				last.after = next
			}
			last = next
			at, ok = d.value(at, row, next.field, next.column)
		}
		if !ok {
			return at, false
		}
		if at = d.skipBlank(at); at == len(text) {
			return at, d.fail(at, missingComma)
		}
		switch text[at] {
		case ',':
			at = d.skipBlank(at + 1)
		case '}':
			return at + 1, d.fillMissing(found, row)
		default:
			return at, d.fail(at, missingComma)
		}
	}
}

const missingComma = "a comma or closing brace is missing"

func startsWith(text []byte, prefix string) bool {
	return len(text) >= len(prefix) && string(text[:len(prefix)]) == prefix
}

// key scans a key and its colon. which is nil for an undeclared field.
func (d *Decoder) key(at int) (which *member, next int, ok bool) {
	text := d.text
	if at == len(text) || text[at] != '"' {
		return nil, at, d.fail(at, "a key is missing")
	}
	end, plain, ok := scanString(text, at+1)
	if !ok {
		return nil, end, d.failString(end)
	}
	name := text[at+1 : end]
	if !plain {
		if d.scratch, ok = unescape(d.scratch[:0], text[at:end+1]); !ok {
			return nil, at, d.fail(at, "the key has an invalid escape or is not UTF-8")
		}
		name = d.scratch
	}
	colon := d.skipBlank(end + 1)
	if colon == len(text) || text[colon] != ':' {
		return nil, colon, d.fail(colon, "a colon is missing")
	}
	if which, declared := d.index[string(name)]; declared {
		return &d.members[which], colon + 1, true
	}
	if d.strict {
		d.err = &failure.UndeclaredField{Name: string(name)}
		return nil, at, false
	}
	return nil, colon + 1, true
}

// fillMissing makes the optional fields that a record does not hold null.
func (d *Decoder) fillMissing(found, row int) bool {
	if found == len(d.members) {
		return true
	}
	for i := range d.members {
		m := &d.members[i]
		if m.seen == d.serial {
			continue
		}
		if !m.field.Optional {
			d.err = &failure.MissingField{Name: m.field.Name}
			return false
		}
		if !d.columns.Null(m.column, row) {
			return d.full()
		}
	}
	return true
}

// notAnObject tells another JSON value at the top from bytes that are no JSON.
func (d *Decoder) notAnObject(at int) bool {
	end, ok := d.skipValue(at, 1)
	if !ok {
		return false
	}
	if end = d.skipBlank(end); end < len(d.text) && (d.text[end] != '\n' || d.blank != blanks) {
		return d.fail(end, "unexpected bytes behind the value")
	}
	d.err = &failure.NotAnObject{}
	return false
}

func malformed(at int, reason string) error {
	return &failure.MalformedPayload{Format: format, Offset: int64(at), Reason: reason}
}

// fail records why scanning stopped; it is always false.
func (d *Decoder) fail(at int, reason string) bool {
	d.err = malformed(at, reason)
	return false
}

func (d *Decoder) failString(at int) bool {
	switch {
	case at >= len(d.text):
		return d.fail(at, "a string has no end")
	case d.text[at] < 0x20:
		return d.fail(at, "a string holds a control character")
	}
	return d.fail(at, "a string is not UTF-8")
}
