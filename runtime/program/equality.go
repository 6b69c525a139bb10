package program

import (
	"slices"

	"nervix/generated/function"
	"nervix/generated/revision"
	"nervix/runtime/columnar"
)

// EqualityKeys gives a tuple of values of each side for a predicate over pairs of rows: pairs with
// different tuples, of which null is a value, do not pass it. There are none when no conjunct compares a
// value of one side with a value of the other one, or when the predicate may fail, because then every
// pair must be judged.
func EqualityKeys(source *revision.Filter) (left, right *revision.Values) {
	block := &source.Predicate.Block
	steps := map[uint32]*revision.Instruction{}
	for i := range block.Instructions {
		instruction := &block.Instructions[i]
		if mayFail(instruction.Step) {
			return nil, nil
		}
		steps[instruction.Register] = instruction
	}
	keys := [2]keyBuilder{{side: revision.ColumnSourceLeft, steps: steps}, {side: revision.ColumnSourceRight, steps: steps}}
	var visit func(register uint32)
	visit = func(register uint32) {
		step, isBinary := steps[register].Step.(*revision.BinaryStep)
		switch {
		case !isBinary:
		case step.Operation == revision.BinaryOperationAnd:
			visit(step.Left)
			visit(step.Right)
		case step.Operation != revision.BinaryOperationEqual:
		case keys[0].computes(step.Left) && keys[1].computes(step.Right):
			keys[0].add(step.Left)
			keys[1].add(step.Right)
		case keys[0].computes(step.Right) && keys[1].computes(step.Left):
			keys[0].add(step.Right)
			keys[1].add(step.Left)
		}
	}
	if steps[block.Result] != nil {
		visit(block.Result)
	}
	if len(keys[0].values.Blocks) == 0 {
		return nil, nil
	}
	return &keys[0].values, &keys[1].values
}

// mayFail tells whether a step may give a row error, or is none that EqualityKeys follows.
func mayFail(step revision.Step) bool {
	switch s := step.(type) {
	case *revision.Load, *revision.ConstantInteger, *revision.ConstantFloat, *revision.ConstantString, *revision.ConstantBool, *revision.ConstantNull:
		return false
	case *revision.UnaryStep:
		return s.Operation != revision.UnaryOperationNot
	case *revision.BinaryStep:
		return s.Operation < revision.BinaryOperationEqual // arithmetic
	case *revision.CallStep:
		return function.ByID(function.ID(s.Function)).MayError
	}
	return true
}

// keyBuilder collects the values of one side.
type keyBuilder struct {
	side   revision.ColumnSource
	steps  map[uint32]*revision.Instruction
	values revision.Values
}

// computes tells whether a register is a scalar of this side alone that is the same at any time.
func (k *keyBuilder) computes(register uint32) bool {
	return columnar.IsScalar(k.steps[register].Type.Kind) && k.reads(register) && k.loads(register)
}

// reads tells whether everything below a register is immutable and of this side.
func (k *keyBuilder) reads(register uint32) bool {
	instruction := k.steps[register]
	switch step := instruction.Step.(type) {
	case *revision.Load:
		return step.Source == k.side
	case *revision.CallStep:
		if function.ByID(function.ID(step.Function)).Volatility != function.Immutable {
			return false
		}
	}
	return !slices.ContainsFunc(operands(instruction.Step), func(operand uint32) bool { return !k.reads(operand) })
}

// loads tells whether a register depends on a column.
func (k *keyBuilder) loads(register uint32) bool {
	step := k.steps[register].Step
	if _, isLoad := step.(*revision.Load); isLoad {
		return true
	}
	return slices.ContainsFunc(operands(step), k.loads)
}

// add makes a value of a register. Its instructions get registers of their own.
func (k *keyBuilder) add(register uint32) {
	var block revision.Block
	block.Result = k.copy(register, &block, map[uint32]uint32{})
	k.values.Blocks = append(k.values.Blocks, block)
}

func (k *keyBuilder) copy(register uint32, into *revision.Block, copied map[uint32]uint32) uint32 {
	if renamed, known := copied[register]; known {
		return renamed
	}
	made := *k.steps[register]
	switch step := made.Step.(type) {
	case *revision.UnaryStep:
		made.Step = &revision.UnaryStep{Operation: step.Operation, Operand: k.copy(step.Operand, into, copied)}
	case *revision.BinaryStep:
		l, r := k.copy(step.Left, into, copied), k.copy(step.Right, into, copied)
		made.Step = &revision.BinaryStep{Operation: step.Operation, Left: l, Right: r}
	case *revision.CallStep:
		call := &revision.CallStep{Function: step.Function}
		for _, argument := range step.Arguments {
			call.Arguments = append(call.Arguments, k.copy(argument, into, copied))
		}
		made.Step = call
	}
	made.Register = k.values.Registers
	k.values.Registers++
	copied[register] = made.Register
	into.Instructions = append(into.Instructions, made)
	return made.Register
}

// operands lists the registers that a step reads.
func operands(step revision.Step) []uint32 {
	switch s := step.(type) {
	case *revision.UnaryStep:
		return []uint32{s.Operand}
	case *revision.BinaryStep:
		return []uint32{s.Left, s.Right}
	case *revision.CallStep:
		return s.Arguments
	}
	return nil
}
