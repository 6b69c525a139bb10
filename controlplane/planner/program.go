package planner

import (
	"math"
	"slices"

	"nervix/controlplane/registry/typing"
	"nervix/generated/datatype"
	"nervix/generated/function"
	"nervix/generated/revision"
)

// program numbers the registers of one program.
type program struct {
	registers uint32
	// tables give the hash maps that are looked up.
	tables *tables
	// accumulators gives the column of an aggregate; nil outside of window processors.
	accumulators *accumulators
}

// block lowers an expression to a block of its own. A block is one region of common
// subexpressions: those that cannot fail and are not volatile are computed once in it
// (expressions reference, section 10.7).
func (p *program) block(e typing.Expression) revision.Block {
	return (&region{program: p, known: map[string]uint32{}}).block(e)
}

// predicate lowers a condition.
func (p *program) predicate(e typing.Expression) *revision.Predicate {
	if e == nil {
		return nil
	}
	return &revision.Predicate{Block: p.block(e), Fields: paths(e)}
}

// filter lowers a condition with registers of its own; nil stays nil.
func (t *tables) filter(e typing.Expression) *revision.Filter {
	if e == nil {
		return nil
	}
	p := &program{tables: t}
	predicate := p.predicate(e)
	return &revision.Filter{Registers: p.registers, Predicate: *predicate}
}

// values lowers a tuple.
func (t *tables) values(tuple []typing.Expression) revision.Values {
	p := &program{tables: t}
	lowered := revision.Values{Blocks: make([]revision.Block, len(tuple)), Fields: paths(tuple...)}
	for i, e := range tuple {
		lowered.Blocks[i] = p.block(e)
	}
	lowered.Registers = p.registers
	return lowered
}

// paths lists the fields that expressions read, sorted.
func paths(list ...typing.Expression) []string {
	var read []string
	for _, e := range list {
		typing.Walk(e, func(part typing.Expression) {
			if column, ok := part.(*typing.Column); ok {
				read = append(read, column.Path)
			}
		})
	}
	slices.Sort(read)
	return slices.Compact(read)
}

// region lowers expressions into one block; inner blocks see the registers of outer ones.
type region struct {
	*program
	outer        *region
	known        map[string]uint32
	instructions []revision.Instruction
}

func (r *region) block(e typing.Expression) revision.Block {
	result := r.lower(e)
	return revision.Block{Instructions: r.instructions, Result: result}
}

// inner lowers a part that is a block of its own.
func (r *region) inner(lower func(*region) uint32) revision.Block {
	block := &region{program: r.program, outer: r, known: map[string]uint32{}}
	result := lower(block)
	return revision.Block{Instructions: block.instructions, Result: result}
}

// lower gives the register of an expression, computing it unless a shareable equal one is known.
func (r *region) lower(e typing.Expression) uint32 {
	if operand := identical(e); operand != nil {
		return r.lower(operand)
	}
	key, shareable := r.identity(e)
	if shareable {
		for scope := r; scope != nil; scope = scope.outer {
			if register, known := scope.known[key]; known {
				return register
			}
		}
	}
	step := r.step(e)
	known := e.Facts()
	register := r.assign(known.Type, known.Nullable, step)
	if shareable {
		r.known[key] = register
	}
	return register
}

// identical gives the operand of an operation that changes no value; nil for all others.
func identical(e typing.Expression) typing.Expression {
	switch e := e.(type) {
	case *typing.Leak:
		return e.Operand
	case *typing.Cast:
		if kindOf(e).Equal(kindOf(e.Operand)) {
			return e.Operand
		}
	}
	return nil
}

func (r *region) assign(kind datatype.Type, nullable bool, step revision.Step) uint32 {
	register := r.registers
	r.registers++
	r.instructions = append(r.instructions, revision.Instruction{Register: register, Type: *kind.Clone(), Nullable: nullable, Step: step})
	return register
}

// step lowers the operation of an expression after its operands.
func (r *region) step(e typing.Expression) revision.Step {
	switch e := e.(type) {
	case *typing.Constant:
		return constant(e)
	case *typing.Column:
		return &revision.Load{Source: e.Source, Column: e.Index}
	case *typing.Aggregate:
		accumulator := revision.Accumulator{Aggregate: e.Function}
		return &revision.Load{Source: revision.ColumnSourceAggregate, Column: r.accumulators.column(e, e.Argument, accumulator)}
	case *typing.Percentile:
		accumulator := revision.Accumulator{Aggregate: revision.AggregatePercentile, Histogram: &revision.Histogram{
			Percent: e.Histogram.Percent, Buckets: e.Histogram.Buckets,
			Minimum: e.Histogram.Minimum, Maximum: e.Histogram.Maximum, Delay: e.Histogram.Delay,
		}}
		return &revision.Load{Source: revision.ColumnSourceAggregate, Column: r.accumulators.column(e, e.Argument, accumulator)}
	case *typing.Unary:
		return &revision.UnaryStep{Operation: e.Operation, Operand: r.lower(e.Operand)}
	case *typing.Binary:
		left := r.lower(e.Left)
		return &revision.BinaryStep{Operation: e.Operation, Left: left, Right: r.lower(e.Right)}
	case *typing.Cast:
		if folded := fold(e); folded != nil {
			return folded
		}
		return &revision.CastStep{Operand: r.lower(e.Operand)}
	case *typing.Call:
		call := &revision.CallStep{Function: uint32(e.Function.ID)}
		for _, argument := range e.Arguments {
			call.Arguments = append(call.Arguments, r.lower(argument))
		}
		return call
	case *typing.Lookup:
		return &revision.LookupStep{HashMap: r.tables.hashMap(e.Map.Name), Key: r.lower(e.Key), Field: e.Field}
	case *typing.Array:
		array := &revision.ArrayStep{}
		for _, item := range e.Items {
			array.Items = append(array.Items, r.lower(item))
		}
		return array
	case *typing.Choose:
		return r.choose(e)
	}
	panic("planner: unknown typed expression")
}

// choose lowers a conditional. The operand of a simple CASE is computed once, in the block around
// the arms, which compare it.
func (r *region) choose(e *typing.Choose) revision.Step {
	var operand uint32
	if e.Operand != nil {
		operand = r.lower(e.Operand)
	}
	lowered := &revision.ChooseStep{}
	for _, arm := range e.Arms {
		condition := r.inner(func(inner *region) uint32 {
			when := inner.lower(arm.When)
			if e.Operand == nil {
				return when
			}
			nullable := e.Operand.Facts().Nullable || arm.When.Facts().Nullable
			return inner.assign(typing.Scalar(datatype.KindBool), nullable,
				&revision.BinaryStep{Operation: revision.BinaryOperationEqual, Left: operand, Right: when})
		})
		result := r.inner(func(inner *region) uint32 { return inner.lower(arm.Then) })
		lowered.Arms = append(lowered.Arms, revision.ChooseArm{Condition: condition, Result: result})
	}
	if e.Otherwise != nil {
		otherwise := r.inner(func(inner *region) uint32 { return inner.lower(e.Otherwise) })
		lowered.Otherwise = &otherwise
	}
	return lowered
}

func constant(e *typing.Constant) revision.Step {
	switch kind := e.Facts().Type.Kind; {
	case e.Null:
		return &revision.ConstantNull{}
	case kind == datatype.KindF64:
		return &revision.ConstantFloat{Value: e.Float}
	case kind == datatype.KindString:
		return &revision.ConstantString{Value: e.Text}
	case kind == datatype.KindBool:
		return &revision.ConstantBool{Value: e.Truth}
	}
	return &revision.ConstantInteger{Bits: uint64(e.Integer)}
}

// fold computes the cast of a number literal that cannot fail; nil leaves it to the runtime.
func fold(e *typing.Cast) revision.Step {
	literal, ok := e.Operand.(*typing.Constant)
	if !ok || literal.Null {
		return nil
	}
	target := e.Facts().Type.Kind
	switch literal.Facts().Type.Kind {
	case datatype.KindI64:
		switch {
		case target == datatype.KindF64:
			return &revision.ConstantFloat{Value: float64(literal.Integer)}
		case target == datatype.KindF32:
			return &revision.ConstantFloat{Value: float64(float32(literal.Integer))}
		case target <= datatype.KindI64 && literal.Integer >= 0 && uint64(literal.Integer) <= integerLimits[target]:
			return &revision.ConstantInteger{Bits: uint64(literal.Integer)}
		}
	case datatype.KindF64:
		switch target {
		case datatype.KindF64:
			return &revision.ConstantFloat{Value: literal.Float}
		case datatype.KindF32:
			return &revision.ConstantFloat{Value: float64(float32(literal.Float))}
		}
	}
	return nil
}

// integerLimits are the greatest values of the integer kinds.
var integerLimits = map[datatype.Kind]uint64{
	datatype.KindU8: math.MaxUint8, datatype.KindI8: math.MaxInt8,
	datatype.KindU16: math.MaxUint16, datatype.KindI16: math.MaxInt16,
	datatype.KindU32: math.MaxUint32, datatype.KindI32: math.MaxInt32,
	datatype.KindU64: math.MaxUint64, datatype.KindI64: math.MaxInt64,
}

// mayFail tells whether an operation can raise a row error by itself.
func mayFail(e typing.Expression) bool {
	switch e := e.(type) {
	case *typing.Unary:
		return e.Operation == revision.UnaryOperationNegate
	case *typing.Binary:
		return e.Operation <= revision.BinaryOperationRemainder
	case *typing.Cast:
		return identical(e) == nil && fold(e) == nil
	case *typing.Call:
		return e.Function.MayError
	}
	return false
}

func isVolatile(e typing.Expression) bool {
	call, ok := e.(*typing.Call)
	return ok && call.Function.Volatility == function.Volatile
}
