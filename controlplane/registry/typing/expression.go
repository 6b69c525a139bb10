package typing

import (
	"nervix/generated/function"
	"nervix/generated/revision"
)

// Expression is a typed expression. It is sealed; its variants are the pointers below.
type Expression interface {
	// Facts gives what is statically known of the value.
	Facts() Facts
	isExpression()
}

// facts is embedded by every variant.
type facts struct{ value Facts }

func (f *facts) Facts() Facts  { return f.value }
func (f *facts) isExpression() {}

// Constant is a literal; the member that belongs to its type holds the value.
type Constant struct {
	facts
	// Null marks a typed null; every other member is zero then.
	Null bool
	// Integer holds I64 values.
	Integer int64
	// Float holds F64 values.
	Float float64
	// Text holds STRING values.
	Text string
	// Truth holds BOOL values.
	Truth bool
}

// Column reads a column of a row source.
type Column struct {
	facts
	Source revision.ColumnSource
	Index  uint32
	// Path names the field in errors, such as input.amount.
	Path string
}

// Unary is a prefix operation.
type Unary struct {
	facts
	Operation revision.UnaryOperation
	Operand   Expression
}

// Binary is an infix operation over two values of the identical type.
type Binary struct {
	facts
	Operation   revision.BinaryOperation
	Left, Right Expression
}

// Cast converts its operand to the type of the expression.
type Cast struct {
	facts
	Operand Expression
}

// Call calls a built-in function.
type Call struct {
	facts
	Function  *function.Function
	Arguments []Expression
}

// Leak clears the sensitivity of its operand and is the identity otherwise.
type Leak struct {
	facts
	Operand Expression
}

// Aggregate reads the result of a window accumulator.
type Aggregate struct {
	facts
	Function revision.Aggregate
	Argument Expression
}

// Percentile reads a percentile of a window's linear histogram.
type Percentile struct {
	facts
	Argument  Expression
	Histogram Histogram
}

// Histogram configures a linear histogram and the percentile that is read from it.
type Histogram struct {
	// Percent is from 0 to 100.
	Percent float64
	// Buckets is the number of equal buckets from Minimum to Maximum.
	Buckets          uint64
	Minimum, Maximum float64
	// Delay is how much later leaving values are removed, in nanoseconds.
	Delay int64
}

// UDFCall calls a user-defined function.
type UDFCall struct {
	facts
	Function  *UDF
	Arguments []Expression
}

// Lookup reads a field of the record that a hash map has for a key.
type Lookup struct {
	facts
	Map *HashMap
	Key Expression
	// Field is the column of the map's record.
	Field uint32
}

// Array builds an ARRAY or VEC.
type Array struct {
	facts
	Items []Expression
}

// Choose is a conditional; the first matching arm wins.
type Choose struct {
	facts
	// Operand is the matched value of a simple CASE, nil for conditions.
	Operand Expression
	Arms    []Arm
	// Otherwise is nil when a row without a match gives null.
	Otherwise Expression
}

// Arm is one arm of a conditional: a condition, or a value that must equal the operand.
type Arm struct {
	When, Then Expression
}

// Children lists the direct parts of an expression, in order of evaluation.
func Children(e Expression) []Expression {
	switch e := e.(type) {
	case *Unary:
		return []Expression{e.Operand}
	case *Binary:
		return []Expression{e.Left, e.Right}
	case *Cast:
		return []Expression{e.Operand}
	case *Leak:
		return []Expression{e.Operand}
	case *Call:
		return e.Arguments
	case *Aggregate:
		return []Expression{e.Argument}
	case *Percentile:
		return []Expression{e.Argument}
	case *UDFCall:
		return e.Arguments
	case *Lookup:
		return []Expression{e.Key}
	case *Array:
		return e.Items
	case *Constant, *Column:
		return nil
	case *Choose:
		var parts []Expression
		if e.Operand != nil {
			parts = append(parts, e.Operand)
		}
		for _, arm := range e.Arms {
			parts = append(parts, arm.When, arm.Then)
		}
		if e.Otherwise != nil {
			parts = append(parts, e.Otherwise)
		}
		return parts
	}
	return nil
}

// Walk calls visit for the expression and all its parts, parents first.
func Walk(e Expression, visit func(Expression)) {
	visit(e)
	for _, part := range Children(e) {
		Walk(part, visit)
	}
}
