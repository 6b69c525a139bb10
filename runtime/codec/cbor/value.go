package cbor

import (
	"math"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/runtime/codec"
	"nervix/runtime/instant"
)

// value reads the value of a declared field, or an element, into its column.
func (d *Decoder) value(at, row int, field *codec.Field, column *codec.Column) (int, bool) {
	h, next, ok := d.head(at)
	if !ok {
		return at, false
	}
	if h.simple(simpleNull) || h.simple(simpleUndefined) {
		return d.null(next, row, field, column)
	}
	switch field.Kind {
	case datatype.KindString:
		return d.stringValue(h, next, row, field, column)
	case datatype.KindF64, datatype.KindF32:
		ok = setFloat(h, row, column)
	case datatype.KindBool:
		if ok = h.simple(simpleTrue) || h.simple(simpleFalse); ok {
			column.SetBool(row, h.value == simpleTrue)
		}
	case datatype.KindDatetime:
		return d.datetimeValue(h, next, row, field, column)
	case datatype.KindArray, datatype.KindVec:
		return d.items(h, next, row, field, column)
	default:
		ok = setInteger(h, row, column)
	}
	if !ok {
		return d.mistyped(h, next, field, field.Kind.String())
	}
	return next, true
}

func (d *Decoder) null(next, row int, field *codec.Field, column *codec.Column) (int, bool) {
	if !field.Optional {
		d.err = &failure.NullField{Name: d.path.Name(field.Name)}
		return next, false
	}
	if !d.columns.Null(column, row) {
		return next, d.full()
	}
	return next, true
}

// mistyped reports a value of another type; bytes that are no item are malformed instead.
func (d *Decoder) mistyped(h head, at int, field *codec.Field, expected string) (int, bool) {
	if next, ok := d.skipRest(h, at, 1); !ok {
		return next, false
	}
	d.err = &failure.FieldType{Name: d.path.Name(field.Name), Expected: expected}
	return at, false
}

func (d *Decoder) stringValue(h head, at, row int, field *codec.Field, column *codec.Column) (int, bool) {
	if h.major != majorText {
		return d.mistyped(h, at, field, field.Kind.String())
	}
	var ok bool
	if column.Text, at, ok = d.text(column.Text, h, at); !ok {
		return at, false
	}
	if !column.EndText(row) {
		return at, d.full()
	}
	return at, true
}

func (d *Decoder) datetimeValue(h head, at, row int, field *codec.Field, column *codec.Column) (int, bool) {
	ok := true
	if h.major == majorTag && h.value == tagDateTime {
		if h, at, ok = d.head(at); !ok {
			return at, false
		}
	}
	if h.major != majorText {
		return d.mistyped(h, at, field, field.Kind.String())
	}
	if d.scratch, at, ok = d.text(d.scratch[:0], h, at); !ok {
		return at, false
	}
	nanoseconds, ok := instant.Parse(d.scratch)
	if !ok {
		d.err = &failure.FieldType{Name: d.path.Name(field.Name), Expected: "DATETIME as RFC 3339"}
		return at, false
	}
	column.Set64(row, uint64(nanoseconds))
	return at, true
}

// setInteger writes an integer; false for other items and what the column cannot hold.
func setInteger(h head, row int, column *codec.Column) bool {
	switch h.major {
	case majorUnsigned:
		return column.SetInteger(row, h.value, false)
	case majorNegative:
		return h.value < math.MaxUint64 && column.SetInteger(row, h.value+1, true)
	}
	return false
}

// setFloat writes a number; false for other items and what the column cannot hold. Every number is
// rounded once.
func setFloat(h head, row int, column *codec.Column) bool {
	var double float64
	var single float32
	switch {
	case h.float():
		double = h.number()
		single = float32(double)
	case h.major == majorUnsigned:
		double, single = float64(h.value), float32(h.value)
	case h.major == majorNegative && h.value == math.MaxUint64:
		double, single = -(1 << 64), -(1 << 64)
	case h.major == majorNegative:
		double, single = -float64(h.value+1), -float32(h.value+1)
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

// number gives the value of a floating-point item.
func (h head) number() float64 {
	switch h.info {
	case infoOne + 1:
		return half(uint16(h.value))
	case infoOne + 2:
		return float64(math.Float32frombits(uint32(h.value)))
	}
	return math.Float64frombits(h.value)
}

// items reads an array into the elements of its column.
func (d *Decoder) items(h head, at, row int, field *codec.Field, column *codec.Column) (int, bool) {
	if h.major != majorArray {
		return d.mistyped(h, at, field, field.Kind.String())
	}
	d.path.Enter()
	for i := 0; h.indefinite() || uint64(i) < h.value; i++ {
		if h.indefinite() && d.stops(at) {
			at++
			break
		}
		d.path.At(i)
		index, ok := column.Element()
		if !ok {
			return at, d.full()
		}
		if at, ok = d.value(at, index, field.Items, column.Items); !ok {
			return at, false
		}
	}
	d.path.Leave()
	if !column.EndItems(row) {
		d.err = &failure.FieldType{Name: d.path.Name(field.Name), Expected: column.Expected()}
		return at, false
	}
	return at, true
}
