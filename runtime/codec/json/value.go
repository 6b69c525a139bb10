package json

import (
	"bytes"
	"math"
	"strconv"
	"unsafe"

	"github.com/go-json-experiment/json/jsontext"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/runtime/codec"
	"nervix/runtime/instant"
)

// value scans the value of a declared field into its column.
func (d *Decoder) value(at, row int, field *codec.Field, column *codec.Column) (int, bool) {
	if d.text[at] == 'n' {
		return d.null(at, row, field, column)
	}
	switch field.Kind {
	case datatype.KindString:
		return d.stringValue(at, row, field, column)
	case datatype.KindF64, datatype.KindF32:
		return d.floatValue(at, row, field, column)
	case datatype.KindBool:
		return d.boolValue(at, row, field, column)
	case datatype.KindDatetime:
		return d.datetimeValue(at, row, field, column)
	case datatype.KindArray, datatype.KindVec:
		return d.items(at, row, field, column)
	default:
		return d.integerValue(at, row, field, column)
	}
}

func (d *Decoder) null(at, row int, field *codec.Field, column *codec.Column) (int, bool) {
	if !startsWith(d.text[at:], "null") {
		return at, d.fail(at, "an unknown literal")
	}
	if !field.Optional {
		d.err = &failure.NullField{Name: d.path.Name(field.Name)}
		return at, false
	}
	if !d.columns.Null(column, row) {
		return at, d.full()
	}
	return at + len("null"), true
}

// full reports that a column has no room for the record in this batch.
func (d *Decoder) full() bool {
	d.err = &failure.PayloadTooLarge{Limit: codec.MaximumText}
	return false
}

// items scans an array into the elements of its column.
func (d *Decoder) items(at, row int, field *codec.Field, column *codec.Column) (int, bool) {
	if d.text[at] != '[' {
		return d.mistyped(at, field)
	}
	start := at
	at = d.skipBlank(at + 1)
	if at < len(d.text) && d.text[at] == ']' {
		return d.endItems(start, at+1, row, field, column)
	}
	d.path.Enter()
	for i := 0; ; i++ {
		d.path.At(i)
		if at = d.skipBlank(at); at == len(d.text) {
			return at, d.fail(at, "a value is missing")
		}
		index, ok := column.Element()
		if !ok {
			return at, d.full()
		}
		if at, ok = d.value(at, index, field.Items, column.Items); !ok {
			return at, false
		}
		at = d.skipBlank(at)
		switch {
		case at < len(d.text) && d.text[at] == ',':
			at++
		case at < len(d.text) && d.text[at] == ']':
			d.path.Leave()
			return d.endItems(start, at+1, row, field, column)
		default:
			return at, d.fail(at, "a comma or closing bracket is missing")
		}
	}
}

func (d *Decoder) endItems(start, end, row int, field *codec.Field, column *codec.Column) (int, bool) {
	if !column.EndItems(row) {
		d.err = &failure.FieldType{Name: d.path.Name(field.Name), Expected: column.Expected()}
		return start, false
	}
	return end, true
}

// mistyped reports a value of another type; bytes that are no JSON value are malformed instead.
func (d *Decoder) mistyped(at int, field *codec.Field) (int, bool) {
	if next, ok := d.skipValue(at, 1); !ok {
		return next, false
	}
	d.err = &failure.FieldType{Name: d.path.Name(field.Name), Expected: field.Kind.String()}
	return at, false
}

func (d *Decoder) boolValue(at, row int, field *codec.Field, column *codec.Column) (int, bool) {
	switch {
	case startsWith(d.text[at:], "true"):
		column.SetBool(row, true)
		return at + len("true"), true
	case startsWith(d.text[at:], "false"):
		column.SetBool(row, false)
		return at + len("false"), true
	}
	return d.mistyped(at, field)
}

func (d *Decoder) stringValue(at, row int, field *codec.Field, column *codec.Column) (int, bool) {
	text := d.text
	if text[at] != '"' {
		return d.mistyped(at, field)
	}
	used := len(column.Text)
	end := at + 1
	for {
		room := column.Text[len(column.Text):cap(column.Text)]
		length := copyString(room, text[end:])
		end += length
		column.Text = column.Text[:len(column.Text)+length]
		if end < len(text) && text[end] == '"' {
			break
		}
		size := 0
		if column.Text, size = appendEscaped(column.Text, text[end:]); size == 0 {
			column.Text = column.Text[:used]
			if end = d.anyString(at, column); end < 0 {
				return at, false
			}
			break
		}
		end += size
	}
	if !column.EndText(row) {
		return at, d.full()
	}
	return end + 1, true
}

// escapes are the characters that a backslash and another character mean.
var escapes = [...]byte{'"': '"', '\\': '\\', '/': '/', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t'}

// appendEscaped appends what the escape of one character at the start of a text means. It gives the
// size of the escape, 0 when there is none or it is written in hexadecimal digits.
func appendEscaped(to, text []byte) (extended []byte, size int) {
	if len(text) < 2 || text[0] != '\\' || int(text[1]) >= len(escapes) || escapes[text[1]] == 0 {
		return to, 0
	}
	return append(to, escapes[text[1]]), 2
}

// anyString appends a string that has escapes in hexadecimal digits, has no room or is invalid, and
// gives the index of its closing quote, -1 when it is invalid.
func (d *Decoder) anyString(at int, column *codec.Column) int {
	end, plain, ok := scanString(d.text, at+1)
	if !ok {
		d.failString(end)
		return -1
	}
	if plain {
		column.Text = append(column.Text, d.text[at+1:end]...)
	} else if column.Text, ok = unescape(column.Text, d.text[at:end+1]); !ok {
		d.fail(at, "a string has an invalid escape or is not UTF-8")
		return -1
	}
	return end
}

// unescape appends the meaning of a quoted string; false for an invalid escape, a lone surrogate
// or bytes that are not UTF-8.
func unescape(to, quoted []byte) ([]byte, bool) {
	to, err := jsontext.AppendUnquote(to, quoted)
	return to, err == nil
}

// instantRoom is where the quote behind an instant is looked for: nine digits of fraction and an
// offset fit.
const instantRoom = 40

func (d *Decoder) datetimeValue(at, row int, field *codec.Field, column *codec.Column) (int, bool) {
	if d.text[at] != '"' {
		return d.mistyped(at, field)
	}
	// What is an instant needs no look at its characters.
	shortest := d.text[at+1 : min(at+1+instantRoom, len(d.text))]
	if end := bytes.IndexByte(shortest, '"'); end > 0 {
		if nanoseconds, ok := instant.Parse(shortest[:end]); ok {
			column.Set64(row, uint64(nanoseconds))
			return at + end + 2, true
		}
	}
	end, plain, ok := scanString(d.text, at+1)
	if !ok {
		return end, d.failString(end)
	}
	text := d.text[at+1 : end]
	if !plain {
		if d.scratch, ok = unescape(d.scratch[:0], d.text[at:end+1]); !ok {
			return at, d.fail(at, "a string has an invalid escape or is not UTF-8")
		}
		text = d.scratch
	}
	nanoseconds, ok := instant.Parse(text)
	if !ok {
		d.err = &failure.FieldType{Name: d.path.Name(field.Name), Expected: "DATETIME as RFC 3339"}
		return at, false
	}
	column.Set64(row, uint64(nanoseconds))
	return end + 1, true
}

func (d *Decoder) integerValue(at, row int, field *codec.Field, column *codec.Column) (int, bool) {
	if d.text[at] != '-' && d.text[at]-'0' > 9 {
		return d.mistyped(at, field)
	}
	if magnitude, end := shortInteger(d.text, at); end > 0 && column.SetInteger(row, magnitude, false) {
		return end, true
	}
	n := scanNumber(d.text, at)
	if !n.ok {
		return n.end, d.fail(n.end, "an invalid number")
	}
	if !n.integer || n.digits > 19 && !fitsUnsigned(d.text[n.end-n.digits:n.end]) || !column.SetInteger(row, n.mantissa, n.negative) {
		d.err = &failure.FieldType{Name: d.path.Name(field.Name), Expected: field.Kind.String()}
		return at, false
	}
	return n.end, true
}

// fitsUnsigned tells whether more than nineteen digits fit 64 bits.
func fitsUnsigned(digits []byte) bool {
	return len(digits) == 20 && string(digits) <= "18446744073709551615"
}

// powers are the powers of ten that a float64 holds exactly.
var powers = [...]float64{
	1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
	1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
}

const (
	exactDouble       = 1 << 53
	exactSingle       = 1 << 24
	exactSinglePlaces = 10 // 10^10 is the last power of ten that a float32 holds exactly
)

func (d *Decoder) floatValue(at, row int, field *codec.Field, column *codec.Column) (int, bool) {
	if d.text[at] != '-' && d.text[at]-'0' > 9 {
		return d.mistyped(at, field)
	}
	if field.Kind == datatype.KindF64 {
		if mantissa, places, end := shortDecimal(d.text, at); end > 0 {
			column.Set64(row, math.Float64bits(float64(mantissa)/powers[places]))
			return end, true
		}
	}
	n := scanNumber(d.text, at)
	if !n.ok {
		return n.end, d.fail(n.end, "an invalid number")
	}
	ok := true
	if field.Kind == datatype.KindF64 {
		var value float64
		if value, ok = n.double(d.text, at); ok {
			column.Set64(row, math.Float64bits(value))
		}
	} else {
		var value float32
		if value, ok = n.single(d.text, at); ok {
			column.Set32(row, math.Float32bits(value))
		}
	}
	if !ok {
		d.err = &failure.FieldType{Name: d.path.Name(field.Name), Expected: field.Kind.String()}
		return at, false
	}
	return n.end, true
}

// double rounds a number to the nearest float64; false when it overflows. A quotient of two exact
// operands is rounded once, hence correct.
func (n *number) double(text []byte, at int) (float64, bool) {
	if n.digits <= 19 && n.mantissa <= exactDouble && n.places < len(powers) && !n.exponent {
		value := float64(n.mantissa) / powers[n.places]
		if n.negative {
			value = -value
		}
		return value, true
	}
	value, err := strconv.ParseFloat(borrow(text[at:n.end]), 64)
	return value, err == nil
}

// single is double for float32.
func (n *number) single(text []byte, at int) (float32, bool) {
	if n.digits <= 19 && n.mantissa <= exactSingle && n.places <= exactSinglePlaces && !n.exponent {
		value := float32(n.mantissa) / float32(powers[n.places])
		if n.negative {
			value = -value
		}
		return value, true
	}
	value, err := strconv.ParseFloat(borrow(text[at:n.end]), 32)
	return float32(value), err == nil
}

// borrow views bytes as a string that must not outlive them.
func borrow(text []byte) string { return unsafe.String(unsafe.SliceData(text), len(text)) }

// skipValue scans a value of an undeclared field and gives the index behind it.
func (d *Decoder) skipValue(at, depth int) (int, bool) {
	if depth > codec.MaximumDepth {
		d.err = &failure.PayloadTooDeep{Limit: codec.MaximumDepth}
		return at, false
	}
	if at == len(d.text) {
		return at, d.fail(at, "a value is missing")
	}
	switch c := d.text[at]; {
	case c == '"':
		return d.skipString(at)
	case c == '{':
		return d.skipObject(at, depth)
	case c == '[':
		return d.skipArray(at, depth)
	case c == '-' || c-'0' <= 9:
		n := scanNumber(d.text, at)
		if !n.ok {
			d.fail(n.end, "an invalid number")
		}
		return n.end, n.ok
	}
	for _, literal := range [...]string{"true", "false", "null"} {
		if startsWith(d.text[at:], literal) {
			return at + len(literal), true
		}
	}
	return at, d.fail(at, "a value is missing")
}

func (d *Decoder) skipString(at int) (int, bool) {
	end, plain, ok := scanString(d.text, at+1)
	if !ok {
		return end, d.failString(end)
	}
	if !plain {
		if d.scratch, ok = unescape(d.scratch[:0], d.text[at:end+1]); !ok {
			return at, d.fail(at, "a string has an invalid escape or is not UTF-8")
		}
	}
	return end + 1, true
}

func (d *Decoder) skipArray(at, depth int) (int, bool) {
	at = d.skipBlank(at + 1)
	if at < len(d.text) && d.text[at] == ']' {
		return at + 1, true
	}
	for {
		var ok bool
		if at, ok = d.skipValue(d.skipBlank(at), depth+1); !ok {
			return at, false
		}
		at = d.skipBlank(at)
		switch {
		case at < len(d.text) && d.text[at] == ',':
			at++
		case at < len(d.text) && d.text[at] == ']':
			return at + 1, true
		default:
			return at, d.fail(at, "a comma or closing bracket is missing")
		}
	}
}

func (d *Decoder) skipObject(at, depth int) (int, bool) {
	at = d.skipBlank(at + 1)
	if at < len(d.text) && d.text[at] == '}' {
		return at + 1, true
	}
	for {
		at = d.skipBlank(at)
		if at == len(d.text) || d.text[at] != '"' {
			return at, d.fail(at, "a key is missing")
		}
		var ok bool
		if at, ok = d.skipString(at); !ok {
			return at, false
		}
		if at = d.skipBlank(at); at == len(d.text) || d.text[at] != ':' {
			return at, d.fail(at, "a colon is missing")
		}
		if at, ok = d.skipValue(d.skipBlank(at+1), depth+1); !ok {
			return at, false
		}
		at = d.skipBlank(at)
		switch {
		case at < len(d.text) && d.text[at] == ',':
			at++
		case at < len(d.text) && d.text[at] == '}':
			return at + 1, true
		default:
			return at, d.fail(at, "a comma or closing brace is missing")
		}
	}
}
