package planner

import (
	"strconv"
	"strings"

	"nervix/controlplane/registry/typing"
)

// identity gives a text that is equal for equal expressions, and tells whether an equal one may
// stand for it: no part is volatile or may fail, because every occurrence of such a part has a
// value or a row error of its own.
func (p *program) identity(e typing.Expression) (key string, shareable bool) {
	shareable = true
	typing.Walk(e, func(part typing.Expression) {
		shareable = shareable && !mayFail(part) && !isVolatile(part)
	})
	if !shareable {
		return "", false
	}
	return structure(e), true
}

// structure gives a text that is equal exactly for structurally equal expressions.
func structure(e typing.Expression) string {
	var text strings.Builder
	write(&text, e)
	return text.String()
}

func write(text *strings.Builder, e typing.Expression) {
	if operand := identical(e); operand != nil {
		write(text, operand)
		return
	}
	head, parts := "", typing.Children(e)
	switch e := e.(type) {
	case *typing.Constant:
		head = "constant " + literal(e)
	case *typing.Column:
		head = "column " + e.Source.String() + " " + strconv.FormatUint(uint64(e.Index), 10)
	case *typing.Unary:
		head = "unary " + e.Operation.String()
	case *typing.Binary:
		head = "binary " + e.Operation.String()
	case *typing.Cast:
		head = "cast " + typing.TypeText(e.Facts().Type)
	case *typing.Call:
		head = "call " + strconv.FormatUint(uint64(e.Function.ID), 10)
	case *typing.Lookup:
		head = "lookup " + strconv.Quote(e.Map.Name) + " " + strconv.FormatUint(uint64(e.Field), 10)
	case *typing.Aggregate:
		head = "aggregate " + e.Function.String()
	case *typing.Percentile:
		h := e.Histogram
		head = "percentile"
		for _, number := range []float64{h.Percent, float64(h.Buckets), h.Minimum, h.Maximum} {
			head += " " + strconv.FormatFloat(number, 'g', -1, 64)
		}
		head += " " + strconv.FormatInt(h.Delay, 10)
	case *typing.Array:
		head = "array " + typing.TypeText(e.Facts().Type)
	case *typing.Choose:
		head = "choose " + strconv.FormatBool(e.Operand != nil) + " " + strconv.FormatBool(e.Otherwise != nil)
	}
	text.WriteString("(" + head)
	for _, part := range parts {
		text.WriteByte(' ')
		write(text, part)
	}
	text.WriteByte(')')
}

func literal(e *typing.Constant) string {
	kind := typing.TypeText(e.Facts().Type)
	if e.Null {
		return kind + " null"
	}
	return kind + " " + strconv.FormatInt(e.Integer, 10) + " " + strconv.FormatFloat(e.Float, 'g', -1, 64) +
		" " + strconv.Quote(e.Text) + " " + strconv.FormatBool(e.Truth)
}
