package typing

import (
	"strconv"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/function"
	"nervix/generated/model"
	"nervix/generated/revision"
	"nervix/grammar/quantity"
)

// MaximumBuckets bounds the buckets of a histogram, which every window of every branch holds.
const MaximumBuckets = 65536

// aggregate types a window aggregate. Its first argument reads input rows only, the others are
// constants (expressions reference, section 11).
func (v *visitor) aggregate(e *model.Call, called *function.Function) Expression {
	outer := v.env
	v.env = outer.Aggregates
	arguments, ok := v.arguments(e.Arguments)
	v.env = outer
	if !ok {
		return nil
	}
	result, ok := v.resolve(called, arguments)
	if !ok {
		return nil
	}
	known := facts{combine(called, result, arguments[:1])}
	if called.ID == function.PercentileLinearHistogram {
		histogram, ok := v.histogram(called, arguments)
		if !ok {
			return nil
		}
		return &Percentile{facts: known, Argument: arguments[0], Histogram: histogram}
	}
	return &Aggregate{facts: known, Function: aggregateKinds[called.ID], Argument: arguments[0]}
}

var aggregateKinds = map[function.ID]revision.Aggregate{
	function.Count: revision.AggregateCount,
	function.Sum:   revision.AggregateSum,
	function.Min:   revision.AggregateMin,
	function.Max:   revision.AggregateMax,
	function.First: revision.AggregateFirst,
	function.Last:  revision.AggregateLast,
}

// histogram reads the constants of a percentile; false after recording violations.
func (v *visitor) histogram(called *function.Function, arguments []Expression) (Histogram, bool) {
	before := v.report.Count()
	fault := func(i int, requirement string) {
		v.report.Add(indexed(v.path, "arguments", i), &failure.ConstantArgument{
			Function: called.Name, Position: strconv.Itoa(i + 1), Requirement: requirement,
		})
	}
	number := func(i int, requirement string, holds func(float64) bool) float64 {
		value, constant := constantNumber(arguments[i])
		if !constant || !holds(value) {
			fault(i, requirement)
		}
		return value
	}
	read := Histogram{
		Percent: number(1, "a numeric constant from 0 to 100", func(p float64) bool { return p >= 0 && p <= 100 }),
		Buckets: uint64(number(2, "an integer constant from 1 to "+strconv.Itoa(MaximumBuckets), func(n float64) bool { return n > 0 && n <= MaximumBuckets })),
	}
	bounds := v.report.Count()
	read.Minimum = number(3, "a numeric constant", func(float64) bool { return true })
	read.Maximum = number(4, "a numeric constant", func(float64) bool { return true })
	if v.report.Count() == bounds && read.Minimum >= read.Maximum {
		fault(4, "above the lower bound")
	}
	text, constant := arguments[5].(*Constant)
	if !constant || text.Null {
		fault(5, "a constant duration, such as '10s'")
	} else if delay, err := quantity.Duration(text.Text); err != nil {
		fault(5, "a constant duration, such as '10s'")
	} else {
		read.Delay = delay.Nanoseconds
	}
	return read, v.report.Count() == before
}

// constantNumber gives the value of a number literal, also a negated or converted one.
func constantNumber(e Expression) (float64, bool) {
	switch e := e.(type) {
	case *Constant:
		switch e.Facts().Type.Kind {
		case datatype.KindI64:
			return float64(e.Integer), !e.Null
		case datatype.KindF64:
			return e.Float, !e.Null
		}
	case *Unary:
		if value, constant := constantNumber(e.Operand); constant && e.Operation == revision.UnaryOperationNegate {
			return -value, true
		}
	case *Cast:
		if value, constant := constantNumber(e.Operand); constant && IsNumeric(e.Facts().Type) && IsNumeric(e.Operand.Facts().Type) {
			return value, true
		}
	}
	return 0, false
}

// VisitArrayLiteral refuses an array literal that is no assigned value of a window route.
func (v *visitor) VisitArrayLiteral(*model.ArrayLiteral) Expression {
	v.report.Add(v.path, &failure.MisplacedArrayLiteral{})
	return nil
}

// array types an array literal by its target: an ARRAY of as many items, or a VEC; items are never
// null. It gives nil after recording violations.
func (c *checker) array(path string, literal *model.ArrayLiteral, name string, target datatype.Type) Expression {
	if !IsCollection(target) || target.Kind == datatype.KindArray && uint64(target.Length) != uint64(len(literal.Items)) {
		c.report.Add(path, &failure.TypeMismatch{
			Expected: TypeText(target), Found: "an array literal of " + strconv.Itoa(len(literal.Items)) + " items",
		})
		return nil
	}
	typed, ok := &Array{facts: facts{Facts{Type: target}}}, true
	for i, item := range literal.Items {
		value := c.item(indexed(path, "items", i), item, name+"["+strconv.Itoa(i)+"]", *target.Element)
		if value == nil {
			ok = false
			continue
		}
		typed.Items = append(typed.Items, value)
		typed.value.Sensitive = typed.value.Sensitive || value.Facts().Sensitive
	}
	if !ok {
		return nil
	}
	return typed
}

func (c *checker) item(path string, e model.Expression, name string, target datatype.Type) Expression {
	if nested, ok := e.(*model.ArrayLiteral); ok {
		if c.depth >= MaximumDepth {
			c.report.Add(path, &failure.ExpressionTooDeep{Limit: MaximumDepth})
			return nil
		}
		c.depth++
		defer func() { c.depth-- }()
		return c.array(path, nested, name, target)
	}
	value := c.check(path, e)
	switch {
	case value == nil:
		return nil
	case !typeOf(value).Equal(&target):
		c.report.Add(path, mismatch(target, *typeOf(value)))
		return nil
	case value.Facts().Nullable:
		c.report.Add(path, &failure.NullForRequiredField{Name: name})
		return nil
	}
	return value
}

func typeOf(e Expression) *datatype.Type {
	known := e.Facts()
	return &known.Type
}
