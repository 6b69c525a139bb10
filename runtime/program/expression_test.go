package program

import (
	"math"
	"slices"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"

	"nervix/generated/datatype"
	"nervix/generated/function"
	"nervix/generated/revision"
	"nervix/runtime/columnar"
)

// expr is an expression tree: tests lower it to programs and the oracle evaluates it by rows.
// Values are boxed in the Go type of their kind; nil is null and a DATETIME is an int64.
type expr struct {
	kind datatype.Kind
	// list is the type of a collection, whose values are boxed as []any; nil for scalars.
	list *datatype.Type
	// op is load, constant, cast, call, array, lookup, choose or an operator.
	op        string
	source    revision.ColumnSource
	column    uint32
	value     any
	function  *function.Function
	args      []*expr
	arms      [][2]*expr
	otherwise *expr
}

const (
	kU8, kI8     = datatype.KindU8, datatype.KindI8
	kU16, kI16   = datatype.KindU16, datatype.KindI16
	kU32, kI32   = datatype.KindU32, datatype.KindI32
	kU64, kI64   = datatype.KindU64, datatype.KindI64
	kF32, kF64   = datatype.KindF32, datatype.KindF64
	kBool, kText = datatype.KindBool, datatype.KindString
	kTime        = datatype.KindDatetime
)

func literal(kind datatype.Kind, value any) *expr {
	return &expr{kind: kind, op: "constant", value: value}
}

func i64(value int64) *expr                 { return literal(kI64, value) }
func f64(value float64) *expr               { return literal(kF64, value) }
func text(value string) *expr               { return literal(kText, value) }
func truthOf(value bool) *expr              { return literal(kBool, value) }
func null(kind datatype.Kind) *expr         { return literal(kind, nil) }
func cast(e *expr, k datatype.Kind) *expr   { return &expr{kind: k, op: "cast", args: []*expr{e}} }
func unary(op string, e *expr) *expr        { return &expr{kind: e.kind, op: op, args: []*expr{e}} }
func input(c uint32, k datatype.Kind) *expr { return &expr{kind: k, op: "load", column: c} }

func output(c uint32, k datatype.Kind) *expr {
	return &expr{kind: k, op: "load", source: revision.ColumnSourceOutput, column: c}
}

var operators = map[string]revision.BinaryOperation{
	"+": revision.BinaryOperationAdd, "-": revision.BinaryOperationSubtract, "*": revision.BinaryOperationMultiply,
	"/": revision.BinaryOperationDivide, "%": revision.BinaryOperationRemainder,
	"=": revision.BinaryOperationEqual, "!=": revision.BinaryOperationNotEqual,
	"<": revision.BinaryOperationLess, "<=": revision.BinaryOperationLessOrEqual,
	">": revision.BinaryOperationGreater, ">=": revision.BinaryOperationGreaterOrEqual,
	"AND": revision.BinaryOperationAnd, "OR": revision.BinaryOperationOr,
}

var arithmeticOperators = []string{"+", "-", "*", "/", "%"}

func infix(left *expr, op string, right *expr) *expr {
	kind := kBool
	if slices.Contains(arithmeticOperators, op) {
		kind = left.kind
	}
	return &expr{kind: kind, op: op, args: []*expr{left, right}}
}

func call(name string, args ...*expr) *expr {
	f, ok := function.Lookup(name)
	if !ok {
		panic("no function " + name)
	}
	types := make([]datatype.Type, len(args))
	for i, arg := range args {
		types[i] = arg.dataType()
	}
	_, result, match := f.Resolve(types)
	if match != function.Matched {
		panic("no signature of " + name)
	}
	return typed(result, &expr{op: "call", function: f, args: args})
}

func (e *expr) dataType() datatype.Type {
	if e.list != nil {
		return *e.list
	}
	return datatype.Type{Kind: e.kind}
}

// typed gives an expression a type.
func typed(t datatype.Type, e *expr) *expr {
	if e.kind = t.Kind; t.Element != nil {
		e.list = &t
	}
	return e
}

func vec(element datatype.Type) datatype.Type {
	return datatype.Type{Kind: datatype.KindVec, Element: &element}
}

func arrayOf(element datatype.Type, length int) datatype.Type {
	return datatype.Type{Kind: datatype.KindArray, Element: &element, Length: uint32(length)}
}

func scalar(kind datatype.Kind) datatype.Type { return datatype.Type{Kind: kind} }

// collected builds a collection of its items.
func collected(t datatype.Type, items ...*expr) *expr {
	return typed(t, &expr{op: "array", args: items})
}

func caseOf(kind datatype.Kind, otherwise *expr, arms ...[2]*expr) *expr {
	return &expr{kind: kind, op: "choose", arms: arms, otherwise: otherwise}
}

// lowering makes blocks of expressions.
type lowering struct{ registers uint32 }

func (l *lowering) block(e *expr) revision.Block {
	var b revision.Block
	b.Result = l.emit(e, &b)
	return b
}

func (l *lowering) emit(e *expr, b *revision.Block) uint32 {
	args := make([]uint32, len(e.args))
	for i, arg := range e.args {
		args[i] = l.emit(arg, b)
	}
	s := l.step(e, args)
	register := l.registers
	l.registers++
	b.Instructions = append(b.Instructions, revision.Instruction{
		Register: register, Type: e.dataType(), Nullable: true, Step: s,
	})
	return register
}

func (l *lowering) step(e *expr, args []uint32) revision.Step {
	switch e.op {
	case "load":
		return &revision.Load{Source: e.source, Column: e.column}
	case "constant":
		return constantStep(e.value)
	case "cast":
		return &revision.CastStep{Operand: args[0]}
	case "call":
		return &revision.CallStep{Function: uint32(e.function.ID), Arguments: args}
	case "lookup":
		return &revision.LookupStep{Key: args[0], Field: e.column}
	case "array":
		return &revision.ArrayStep{Items: args}
	case "NOT":
		return &revision.UnaryStep{Operation: revision.UnaryOperationNot, Operand: args[0]}
	case "choose":
		s := &revision.ChooseStep{}
		for _, arm := range e.arms {
			s.Arms = append(s.Arms, revision.ChooseArm{Condition: l.block(arm[0]), Result: l.block(arm[1])})
		}
		if e.otherwise != nil {
			otherwise := l.block(e.otherwise)
			s.Otherwise = &otherwise
		}
		return s
	}
	if len(args) == 1 {
		return &revision.UnaryStep{Operation: revision.UnaryOperationNegate, Operand: args[0]}
	}
	return &revision.BinaryStep{Operation: operators[e.op], Left: args[0], Right: args[1]}
}

func constantStep(value any) revision.Step {
	switch v := value.(type) {
	case nil:
		return &revision.ConstantNull{}
	case string:
		return &revision.ConstantString{Value: v}
	case bool:
		return &revision.ConstantBool{Value: v}
	case float64:
		return &revision.ConstantFloat{Value: v}
	case float32:
		return &revision.ConstantFloat{Value: float64(v)}
	default:
		n, _ := asInteger(value)
		if n.Sign() < 0 {
			return &revision.ConstantInteger{Bits: uint64(n.Int64())}
		}
		return &revision.ConstantInteger{Bits: n.Uint64()}
	}
}

// columnOf boxes values into an Arrow column.
func columnOf(kind datatype.Kind, list []any) arrow.Array {
	return columnOfType(scalar(kind), list)
}

func columnOfType(t datatype.Type, list []any) arrow.Array {
	builder := array.NewBuilder(memory.DefaultAllocator, columnar.ArrowType(t))
	appendAll(builder, list)
	return builder.NewArray()
}

func appendAll(builder array.Builder, list []any) {
	for _, value := range list {
		switch b := builder.(type) {
		case *array.ListBuilder:
			if b.Append(value != nil); value != nil {
				appendAll(b.ValueBuilder(), value.([]any))
			}
		case *array.FixedSizeListBuilder:
			if b.Append(value != nil); value != nil {
				appendAll(b.ValueBuilder(), value.([]any))
			} else {
				b.ValueBuilder().AppendEmptyValues(int(b.Type().(*arrow.FixedSizeListType).Len()))
			}
		case *array.Uint8Builder:
			appendOf(b, value)
		case *array.Int8Builder:
			appendOf(b, value)
		case *array.Uint16Builder:
			appendOf(b, value)
		case *array.Int16Builder:
			appendOf(b, value)
		case *array.Uint32Builder:
			appendOf(b, value)
		case *array.Int32Builder:
			appendOf(b, value)
		case *array.Uint64Builder:
			appendOf(b, value)
		case *array.Int64Builder:
			appendOf(b, value)
		case *array.Float32Builder:
			appendOf(b, value)
		case *array.Float64Builder:
			appendOf(b, value)
		case *array.BooleanBuilder:
			appendOf(b, value)
		case *array.StringBuilder:
			appendOf(b, value)
		case *array.TimestampBuilder:
			if value == nil {
				b.AppendNull()
			} else {
				b.Append(arrow.Timestamp(value.(int64)))
			}
		}
	}
}

func appendOf[T any](b interface {
	Append(T)
	AppendNull()
}, value any,
) {
	if value == nil {
		b.AppendNull()
	} else {
		b.Append(value.(T))
	}
}

// valueOf boxes one row of an Arrow column.
func valueOf(column arrow.Array, row int) any {
	if column.IsNull(row) {
		return nil
	}
	switch c := column.(type) {
	case *array.Uint8:
		return c.Value(row)
	case *array.Int8:
		return c.Value(row)
	case *array.Uint16:
		return c.Value(row)
	case *array.Int16:
		return c.Value(row)
	case *array.Uint32:
		return c.Value(row)
	case *array.Int32:
		return c.Value(row)
	case *array.Uint64:
		return c.Value(row)
	case *array.Int64:
		return c.Value(row)
	case *array.Float32:
		return c.Value(row)
	case *array.Float64:
		return c.Value(row)
	case *array.Boolean:
		return c.Value(row)
	case *array.String:
		return c.Value(row)
	case *array.Timestamp:
		return int64(c.Value(row))
	case array.ListLike:
		list := []any{}
		from, to := c.ValueOffsets(row)
		for element := from; element < to; element++ {
			list = append(list, valueOf(c.ListValues(), int(element)))
		}
		return list
	}
	return column.ValueStr(row)
}

// sameValue compares boxed values; NaN equals NaN and zeros compare with their sign.
func sameValue(a, b any) bool {
	switch x := a.(type) {
	case []any:
		y, ok := b.([]any)
		return ok && slices.EqualFunc(x, y, sameValue)
	case float64:
		y, ok := b.(float64)
		return ok && (math.Float64bits(x) == math.Float64bits(y) || x != x && y != y)
	case float32:
		y, ok := b.(float32)
		return ok && (math.Float32bits(x) == math.Float32bits(y) || x != x && y != y)
	}
	return a == b
}
