package program

import (
	"flag"
	"math"
	"math/rand/v2"

	"nervix/generated/datatype"
	"nervix/generated/revision"
)

var (
	programs = flag.Int("programs", 100_000, "random programs that are compared with the oracle")
	fewer    = flag.Int("programs-short", 4000, "as many in short runs and under the race detector")
)

var scalarKinds = []datatype.Kind{kU8, kI8, kU16, kI16, kU32, kI32, kU64, kI64, kF32, kF64, kBool, kText, kTime}

// pools holds the values that random columns and literals take, extremes among them.
var pools = [...][]any{
	kU8:   {uint8(0), uint8(1), uint8(7), uint8(255)},
	kI8:   {int8(0), int8(1), int8(-1), int8(100), int8(math.MaxInt8), int8(math.MinInt8)},
	kU16:  {uint16(0), uint16(1), uint16(300), uint16(math.MaxUint16)},
	kI16:  {int16(0), int16(-9), int16(4), int16(math.MaxInt16), int16(math.MinInt16), int16(-1)},
	kU32:  {uint32(0), uint32(1), uint32(70000), uint32(math.MaxUint32)},
	kI32:  {int32(0), int32(-1), int32(12), int32(math.MaxInt32), int32(math.MinInt32)},
	kU64:  {uint64(0), uint64(1), uint64(42), uint64(math.MaxUint64), uint64(math.MaxInt64) + 1},
	kI64:  {int64(0), int64(1), int64(-1), int64(20), int64(math.MaxInt64), int64(math.MinInt64), int64(3037000500)},
	kF32:  {float32(0), float32(math.Copysign(0, -1)), float32(1.5), float32(-2.5), float32(math.MaxFloat32), float32(math.NaN()), float32(math.Inf(1)), float32(300), float32(math.SmallestNonzeroFloat32), float32(1 << 24)},
	kF64:  {0.0, 0.5, 1.0, 1.6, -1.75, 2.5, 100.0, 1e300, math.NaN(), math.Inf(-1), 9.3e18, -9.3e18, math.MaxFloat64, 255.9, -0.9, math.Copysign(0, -1), math.SmallestNonzeroFloat64, float64(1 << 53)},
	kBool: {true, false},
	kText: {
		"", " ", "a", "hello", "  hello.world  ", "Straße", "日本語", "\u00a0x\u2003", "he", "12", "-12", "+7", "1.5", "1e400", "nan",
		"-inf", "yes", " OF ", "2026-04-07T00:00:00Z", "2026-04-07T12:34:56.789+02:00", "alpha.beta.gamma", ".", "éa", "0x10", "99999999999999999999", "-0", "1_000",
	},
	kTime: {int64(0), int64(1775565296000000000), int64(-1), int64(1775565296789000000), int64(math.MaxInt64), int64(math.MinInt64)},
}

// generator draws programs and batches from a seed.
type generator struct {
	*rand.Rand
	fields []column
	// schemas are those of fields; building is the source that the program builds rows of.
	schemas  Schemas
	building revision.ColumnSource
	// read tells which of the fields a program reads; batches have no others.
	read []bool
	// library has the hash map of known, and headers.
	library Library
	known   *records
}

func (g *generator) pick(list []datatype.Kind) datatype.Kind { return list[g.IntN(len(list))] }

func (g *generator) value(kind datatype.Kind) any {
	pool := pools[kind]
	return pool[g.IntN(len(pool))]
}

func (g *generator) valueOfType(t datatype.Type) any {
	if t.Element == nil {
		return g.value(t.Kind)
	}
	length := int(t.Length)
	if t.Kind == datatype.KindVec {
		length = g.IntN(5)
	}
	list := make([]any, length)
	for i := range list {
		list[i] = g.valueOfType(*t.Element)
	}
	return list
}

// input reads a column.
func (g *generator) input(field int) *expr {
	g.read[field] = true
	f := &g.fields[field]
	return typed(f.dataType, from(f.source, f.index, f.dataType.Kind))
}

// listType draws a collection, sometimes of collections.
func (g *generator) listType(element datatype.Type) datatype.Type {
	for {
		if g.IntN(2) == 0 {
			element = vec(element)
		} else {
			element = arrayOf(element, 1+g.IntN(3))
		}
		if g.IntN(6) > 0 {
			return element
		}
	}
}

// leaf draws a column, a constant or a null.
func (g *generator) leaf(kind datatype.Kind) *expr {
	if choice := g.IntN(10); choice == 0 {
		return null(kind)
	} else if choice < 3 {
		return literal(kind, g.value(kind))
	}
	for {
		i := g.IntN(len(g.fields))
		if g.fields[i].dataType.Kind == kind {
			return g.input(i)
		}
	}
}

func (g *generator) expr(kind datatype.Kind, depth int) *expr {
	if depth == 0 {
		return g.leaf(kind)
	}
	if g.IntN(25) == 0 {
		if e := g.lookup(scalar(kind), depth-1); e != nil {
			return e
		}
	}
	sub := func(kind datatype.Kind) *expr { return g.expr(kind, depth-1) }
	switch g.IntN(9) {
	case 0:
		return g.leaf(kind)
	case 8:
		return g.element(kind, depth-1)
	case 1:
		return cast(sub(g.pick(scalarKinds)), kind)
	case 2:
		return g.choose(kind, depth)
	case 3:
		return g.generic(kind, sub)
	}
	switch {
	case kind == kBool:
		return g.boolean(sub)
	case kind == kText:
		return g.textCall(sub)
	case kind == kTime && g.IntN(4) == 0:
		return call("now")
	case kind == kTime:
		return g.generic(kind, sub)
	}
	return g.numeric(kind, sub)
}

// list draws a collection of a type.
func (g *generator) list(t datatype.Type, depth int) *expr {
	if g.IntN(12) == 0 {
		return typed(t, null(t.Kind))
	}
	if e := g.lookup(t, max(0, depth-1)); e != nil {
		return e
	}
	if t.Kind == datatype.KindVec && t.Element.Kind == kText && g.IntN(3) == 0 {
		return call("read_headers", g.expr(kText, max(0, depth-1)))
	}
	if depth > 0 && g.IntN(3) == 0 {
		return call("coalesce", g.list(t, depth-1), g.list(t, depth-1))
	}
	var columns []int
	for i := range g.fields {
		if g.fields[i].dataType.Equal(&t) {
			columns = append(columns, i)
		}
	}
	if len(columns) > 0 && g.IntN(3) > 0 {
		return g.input(columns[g.IntN(len(columns))])
	}
	length := int(t.Length)
	if t.Kind == datatype.KindVec {
		length = 1 + g.IntN(3)
	}
	items := make([]*expr, length)
	for i := range items {
		if t.Element.Element != nil {
			items[i] = g.list(*t.Element, max(0, depth-1))
		} else {
			items[i] = g.expr(t.Element.Kind, max(0, depth-1))
		}
	}
	return collected(t, items...)
}

// listOf draws a collection of scalars of a kind, of a type that a column has where there is one.
func (g *generator) listOf(kind datatype.Kind, depth int) *expr {
	for _, field := range g.fields {
		if element := field.dataType.Element; element != nil && element.Kind == kind && g.IntN(4) > 0 {
			return g.list(field.dataType, depth)
		}
	}
	return g.list([]datatype.Type{vec(scalar(kind)), arrayOf(scalar(kind), 1+g.IntN(3))}[g.IntN(2)], depth)
}

// element draws an element of a collection, or the sum of one.
func (g *generator) element(kind datatype.Kind, depth int) *expr {
	list := g.listOf(kind, depth)
	switch choice := g.IntN(4); {
	case choice == 0:
		return call("nth", list, g.count())
	case choice == 1 && kind <= kF64:
		return call("sum", list)
	}
	return call([]string{"first", "last"}[g.IntN(2)], list)
}

// lookup draws a field of the hash map; nil where it has none of the type.
func (g *generator) lookup(t datatype.Type, depth int) *expr {
	for i, field := range g.known.schema.Fields {
		if field.Type.Equal(&t) && g.IntN(2) == 0 {
			key := g.expr(g.pick(scalarKinds), depth)
			if g.IntN(2) == 0 {
				key = literal(kText, g.known.keys[g.IntN(len(g.known.keys))])
			}
			return typed(t, &expr{op: "lookup", column: uint32(i), args: []*expr{key}})
		}
	}
	return nil
}

func (g *generator) choose(kind datatype.Kind, depth int) *expr {
	e := caseOf(kind, nil)
	for range 1 + g.IntN(3) {
		e.arms = append(e.arms, [2]*expr{g.expr(kBool, depth-1), g.expr(kind, depth-1)})
	}
	if g.IntN(3) > 0 {
		e.otherwise = g.expr(kind, depth-1)
	}
	return e
}

func (g *generator) generic(kind datatype.Kind, sub func(datatype.Kind) *expr) *expr {
	switch g.IntN(4) {
	case 0:
		return call("nullif", sub(kind), sub(kind))
	case 1:
		return call("leak_sensitive", sub(kind))
	case 2:
		return call("coalesce", sub(kind), sub(kind), sub(kind))
	}
	return call("coalesce", sub(kind), sub(kind))
}

var orderedKinds = []datatype.Kind{kU8, kI8, kU16, kI16, kU32, kI32, kU64, kI64, kF32, kF64, kText, kTime}

func (g *generator) boolean(sub func(datatype.Kind) *expr) *expr {
	switch g.IntN(9) {
	case 7:
		return call("is_null", g.list(g.listType(scalar(g.pick(scalarKinds))), 1))
	case 8:
		return call("regexp_like", sub(kText), g.pattern(sub))
	case 0:
		return unary("NOT", sub(kBool))
	case 1:
		return call("is_null", sub(g.pick(scalarKinds)))
	case 2:
		return call([]string{"contains", "starts_with", "ends_with"}[g.IntN(3)], sub(kText), sub(kText))
	case 3, 4:
		return infix(sub(kBool), []string{"AND", "OR", "=", "!="}[g.IntN(4)], sub(kBool))
	}
	kind := g.pick(orderedKinds)
	return infix(sub(kind), []string{"=", "!=", "<", "<=", ">", ">="}[g.IntN(6)], sub(kind))
}

var (
	patternPool     = []string{"h[a-z]+", "l+", "^", "$", "", ".", "(.)(.)", "é|ß", "(", "a*", "1(?:2)?", "^[^.]*\\.", "(?i)HELLO", "[a-z", "(?m)^.", "o|ow"}
	replacementPool = []string{"", "X", "<$0>", "$2$1", "${1}é", "$$", "$9"}
)

// pattern draws a regular expression, mostly a constant one.
func (g *generator) pattern(sub func(datatype.Kind) *expr) *expr {
	if g.IntN(4) == 0 {
		return sub(kText)
	}
	return text(patternPool[g.IntN(len(patternPool))])
}

var numericKinds = scalarKinds[:10]

func (g *generator) numeric(kind datatype.Kind, sub func(datatype.Kind) *expr) *expr {
	choice := g.IntN(8)
	switch {
	case choice == 0:
		return call([]string{"abs", "ceil", "floor", "round"}[g.IntN(4)], sub(kind))
	case choice == 1 && kind%2 == 1, choice == 1 && isFloat(kind):
		return unary("-", sub(kind))
	case choice == 2 && kind == kI64:
		return call([]string{"length", "bit_length", "ascii"}[g.IntN(3)], sub(kText))
	case choice == 5 && kind == kI64:
		return call("count", g.listOf(g.pick(scalarKinds), 1))
	case choice == 3 && kind == kI64:
		return call("strpos", sub(kText), sub(kText))
	case choice <= 3 && kind == kF64:
		return call([]string{"acos", "asin", "atan", "cos", "tan", "exp", "ln", "log", "sqrt"}[g.IntN(9)], sub(g.pick(numericKinds)))
	case choice == 4 && kind == kF64:
		return call([]string{"pow", "log"}[g.IntN(2)], sub(g.pick(numericKinds)), sub(g.pick(numericKinds)))
	}
	return infix(sub(kind), arithmeticOperators[g.IntN(5)], sub(kind))
}

// count draws an integer argument that keeps texts small or fails.
func (g *generator) count() *expr {
	return []*expr{
		i64(-9), i64(-1), i64(0), i64(1), i64(2), i64(3), i64(7), i64(math.MaxInt64), i64(math.MinInt64),
		literal(kU64, uint64(math.MaxUint64)), literal(kI8, int8(-2)), g.leaf(kI8), null(kI64),
	}[g.IntN(13)]
}

func (g *generator) textCall(sub func(datatype.Kind) *expr) *expr {
	switch g.IntN(15) {
	case 14:
		return call("read_header", sub(kText))
	case 12:
		return call("regexp_substr", sub(kText), g.pattern(sub))
	case 13:
		return call("regexp_replace", sub(kText), g.pattern(sub), text(replacementPool[g.IntN(len(replacementPool))]))
	case 0, 1:
		return call([]string{"lower", "upper", "trim", "ltrim", "rtrim", "initcap", "reverse", "md5"}[g.IntN(8)], sub(kText))
	case 2:
		return call([]string{"left", "right"}[g.IntN(2)], sub(kText), g.count())
	case 3:
		return call("substr", sub(kText), g.count())
	case 4:
		return call("substr", sub(kText), g.count(), g.count())
	case 5:
		return call("concat", sub(kText), sub(kText), sub(kText))
	case 6:
		return call("repeat", sub(kText), g.count())
	case 7:
		return call([]string{"replace", "translate"}[g.IntN(2)], g.leaf(kText), g.leaf(kText), g.leaf(kText))
	case 8:
		return call([]string{"lpad", "rpad"}[g.IntN(2)], sub(kText), g.count(), sub(kText))
	case 9:
		return call("split_part", sub(kText), g.leaf(kText), g.count())
	case 10:
		return call("to_hex", sub(g.pick(scalarKinds[:8])))
	}
	return call("upper", sub(kText))
}
