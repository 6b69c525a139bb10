package program

import (
	"encoding/binary"
	"fmt"
	"math"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/function"
	"nervix/generated/revision"
	"nervix/runtime/columnar"
)

// Bounds of a program.
const (
	maximumRegisters = 1 << 16
	maximumNesting   = 200
	// maximumFolded is the size of a text that folding may produce.
	maximumFolded = 1 << 16
)

// program is what the machine needs to know about a compiled program.
type program struct {
	registers uint32
	columns   []column
	sites     []site
	// headers tells that the program reads the headers of the frame.
	headers bool
}

// site is an operation that row errors are attributed to.
type site struct {
	operation Operation
	index     int32
	fields    []string
}

// compiler checks a program against its schemas and makes its steps.
type compiler struct {
	program program
	schemas Schemas
	library Library
	// target is the schema under construction and where it is read from; nil without one.
	target *Target
	// types and constants describe the registers that may be read at the moment; a constant is
	// nil unless the value is known.
	types     []*datatype.Type
	constants []*vector
	used      []bool
	nesting   int
}

func newCompiler(registers uint32, schemas Schemas, library Library, target *Target) (*compiler, error) {
	if registers > maximumRegisters {
		return nil, fmt.Errorf("%d registers are above the bound of %d", registers, maximumRegisters)
	}
	return &compiler{
		program: program{registers: registers}, schemas: schemas, library: library, target: target,
		types: make([]*datatype.Type, registers), constants: make([]*vector, registers), used: make([]bool, registers),
	}, nil
}

// invalid reports a program that does not compile (EP-143).
func invalid(name string, err error) error {
	cause := &failure.InvalidProgram{Program: name, Reason: err.Error()}
	return (&failure.BuildStep{Step: "program", Subject: name}).WithCause(cause)
}

func (c *compiler) site(operation Operation, index int, fields []string) int32 {
	c.program.sites = append(c.program.sites, site{operation, int32(index), fields})
	return int32(len(c.program.sites) - 1)
}

// block compiles a block whose value must have the given type, or any type when it is nil.
func (c *compiler) block(source *revision.Block, want *datatype.Type) (block, *datatype.Type, error) {
	if c.nesting++; c.nesting > maximumNesting {
		return block{}, nil, fmt.Errorf("blocks nest deeper than %d levels", maximumNesting)
	}
	compiled := block{instructions: make([]instruction, 0, len(source.Instructions)), result: source.Result}
	for i := range source.Instructions {
		in := &source.Instructions[i]
		step, err := c.instruction(in)
		if err != nil {
			return block{}, nil, fmt.Errorf("register %d: %w", in.Register, err)
		}
		compiled.instructions = append(compiled.instructions, instruction{in.Register, step})
	}
	found, err := c.typeOf(source.Result)
	if err != nil {
		return block{}, nil, err
	}
	if want != nil && !found.Equal(want) {
		return block{}, nil, fmt.Errorf("the value is %s instead of %s", found.Kind, want.Kind)
	}
	for i := range source.Instructions {
		c.types[source.Instructions[i].Register] = nil
	}
	c.nesting--
	return compiled, found, nil
}

func (c *compiler) instruction(in *revision.Instruction) (step, error) {
	if in.Register >= c.program.registers || c.used[in.Register] {
		return nil, fmt.Errorf("the register is not free")
	}
	if err := columnar.CheckType(in.Type); err != nil {
		return nil, err
	}
	if in.Step == nil {
		return nil, fmt.Errorf("no step")
	}
	made := revision.VisitStep(in.Step, &stepCompiler{c, in})
	if made.err != nil {
		return nil, made.err
	}
	c.used[in.Register], c.types[in.Register] = true, &in.Type
	if made.pure {
		made.step = c.fold(made.step)
	}
	if known, ok := made.step.(*constant); ok {
		c.constants[in.Register] = known.value
	}
	return made.step, nil
}

// fold computes a pure step over constants unless it fails.
func (c *compiler) fold(s step) step {
	m := Machine{rows: 1, frame: &Frame{Rows: 1}, registers: c.constants}
	result := s.run(&m, new(vector))
	if !result.constant || len(m.faults) > 0 || m.defect != nil || len(result.text) > maximumFolded {
		return s
	}
	return &constant{result}
}

func (c *compiler) typeOf(register uint32) (*datatype.Type, error) {
	if register >= c.program.registers || c.types[register] == nil {
		return nil, fmt.Errorf("register %d is not readable here", register)
	}
	return c.types[register], nil
}

// column gives the number of a column that the program reads.
func (c *compiler) column(source revision.ColumnSource, index uint32, want *datatype.Type) (int, error) {
	if !source.Valid() || *c.schemas.Of(source) == nil {
		return 0, fmt.Errorf("source %s is not readable here", source)
	}
	fields := (*c.schemas.Of(source)).Fields
	if int(index) >= len(fields) {
		return 0, fmt.Errorf("source %s has no column %d", source, index)
	}
	field := &fields[index]
	if !field.Type.Equal(want) {
		return 0, fmt.Errorf("column %s of %s is %s instead of %s", field.Name, source, field.Type.Kind, want.Kind)
	}
	for i, known := range c.program.columns {
		if known.source == source && known.index == index {
			return i, nil
		}
	}
	if err := columnar.CheckType(field.Type); err != nil {
		return 0, fmt.Errorf("column %s of %s: %w", field.Name, source, err)
	}
	c.program.columns = append(c.program.columns, column{source, index, field.Type, columnar.ArrowType(field.Type)})
	return len(c.program.columns) - 1, nil
}

// constant gives a known value.
type constant struct{ value *vector }

func (s *constant) run(*Machine, *vector) *vector { return s.value }

// load gives a column of the frame.
type load struct{ column int }

func (s *load) run(m *Machine, _ *vector) *vector { return &m.loaded[s.column] }

// loadOutput gives the current value of a column under construction; null while uninitialised.
type loadOutput struct {
	index uint32
	null  *vector
}

func (s *loadOutput) run(m *Machine, _ *vector) *vector {
	if current := m.outputs[s.index]; current != nil {
		return current
	}
	return s.null
}

// nullOf makes a constant null of any type.
func nullOf(t *datatype.Type) *vector {
	null := new(vector)
	if columnar.IsScalar(t.Kind) {
		null.null(t.Kind)
	} else {
		null.load(columnar.Nulls(columnar.ArrowType(*t), 1), t.Kind, true)
	}
	return null
}

// made is the outcome of compiling a step. A pure step depends on nothing but constants.
type made struct {
	step step
	pure bool
	err  error
}

func failed(format string, arguments ...any) made { return made{err: fmt.Errorf(format, arguments...)} }

// stepCompiler makes the step of one instruction.
type stepCompiler struct {
	*compiler
	in *revision.Instruction
}

var _ revision.StepVisitor[made] = (*stepCompiler)(nil)

func (c *stepCompiler) VisitLoad(s *revision.Load) made {
	if c.target != nil && s.Source == c.target.Source {
		fields := c.target.Schema.Fields
		if int(s.Column) >= len(fields) || !fields[s.Column].Type.Equal(&c.in.Type) {
			return failed("%s has no column %d of type %s", s.Source, s.Column, c.in.Type.Kind)
		}
		return made{step: &loadOutput{s.Column, nullOf(&c.in.Type)}}
	}
	column, err := c.column(s.Source, s.Column, &c.in.Type)
	return made{step: &load{column}, err: err}
}

// known gives a constant whose value has been put into the vector.
func known(v *vector) made { return made{step: &constant{v}} }

func (c *stepCompiler) constantOf() *vector {
	v := new(vector)
	v.reset(c.in.Type.Kind, 1, true)
	return v
}

func (c *stepCompiler) VisitConstantInteger(s *revision.ConstantInteger) made {
	kind := c.in.Type.Kind
	if kind > datatype.KindI64 && kind != datatype.KindDatetime {
		return failed("an integer constant of %s", kind)
	}
	v := c.constantOf()
	v.values = binary.NativeEndian.AppendUint64(nil, s.Bits)[:width(kind)]
	return known(v)
}

func (c *stepCompiler) VisitConstantFloat(s *revision.ConstantFloat) made {
	v := c.constantOf()
	switch c.in.Type.Kind {
	case datatype.KindF32:
		v.values = binary.NativeEndian.AppendUint32(nil, math.Float32bits(float32(s.Value)))
	case datatype.KindF64:
		v.values = binary.NativeEndian.AppendUint64(nil, math.Float64bits(s.Value))
	default:
		return failed("a float constant of %s", c.in.Type.Kind)
	}
	return known(v)
}

func (c *stepCompiler) VisitConstantString(s *revision.ConstantString) made {
	if c.in.Type.Kind != datatype.KindString || len(s.Value) > math.MaxInt32 {
		return failed("a text constant of %s", c.in.Type.Kind)
	}
	v := c.constantOf()
	v.offsets, v.text = []int32{0, int32(len(s.Value))}, []byte(s.Value)
	return known(v)
}

func (c *stepCompiler) VisitConstantBool(s *revision.ConstantBool) made {
	if c.in.Type.Kind != datatype.KindBool {
		return failed("a truth constant of %s", c.in.Type.Kind)
	}
	v := c.constantOf()
	v.values = []byte{bit(s.Value)}
	return known(v)
}

func (c *stepCompiler) VisitConstantNull(*revision.ConstantNull) made {
	return known(nullOf(&c.in.Type))
}

// operand checks that a register may be read and tells whether its value is a known constant.
func (c *stepCompiler) operand(register uint32) (kind datatype.Kind, constant bool, err error) {
	t, err := c.typeOf(register)
	if err != nil {
		return 0, false, err
	}
	return t.Kind, c.constants[register] != nil, nil
}

// giving checks the type of the instruction.
func (c *stepCompiler) giving(kind datatype.Kind, s step, pure bool) made {
	if c.in.Type.Kind != kind {
		return failed("the operation gives %s instead of %s", kind, c.in.Type.Kind)
	}
	return made{step: s, pure: pure}
}

func (c *stepCompiler) VisitUnaryStep(s *revision.UnaryStep) made {
	kind, pure, err := c.operand(s.Operand)
	switch {
	case err != nil:
		return made{err: err}
	case s.Operation == revision.UnaryOperationNot && kind == datatype.KindBool:
		return c.giving(kind, &negatedBool{s.Operand}, pure)
	case s.Operation == revision.UnaryOperationNegate && kind <= datatype.KindF64 && negations[kind].column != nil:
		return c.giving(kind, &checkedMap{kind, s.Operand, negations[kind], arithmeticFailure("-", kind)}, pure)
	}
	return failed("%s is not defined for %s", s.Operation, kind)
}

// arithmeticFailure is that of a result which an arithmetic type cannot hold.
func arithmeticFailure(symbol string, kind datatype.Kind) failure.Failure {
	if isFloat(kind) {
		return notFinite(symbol)
	}
	return &failure.Overflow{Operation: symbol, Type: kind.String()}
}

var symbols = map[revision.BinaryOperation]string{
	revision.BinaryOperationAdd: "+", revision.BinaryOperationSubtract: "-", revision.BinaryOperationMultiply: "*",
	revision.BinaryOperationDivide: "/", revision.BinaryOperationRemainder: "%",
}

func (c *stepCompiler) VisitBinaryStep(s *revision.BinaryStep) made {
	left, pureLeft, err := c.operand(s.Left)
	if err != nil {
		return made{err: err}
	}
	right, pureRight, err := c.operand(s.Right)
	if err != nil {
		return made{err: err}
	}
	if left != right {
		return failed("%s of %s and %s", s.Operation, left, right)
	}
	pure := pureLeft && pureRight
	if s.Operation == revision.BinaryOperationAnd || s.Operation == revision.BinaryOperationOr {
		if left != datatype.KindBool {
			return failed("%s is not defined for %s", s.Operation, left)
		}
		return c.giving(left, &connective{s.Left, s.Right, s.Operation == revision.BinaryOperationOr}, pure)
	}
	if kernels, ok := arithmeticKernels[s.Operation]; ok {
		if left > datatype.KindF64 {
			return failed("%s is not defined for %s", s.Operation, left)
		}
		step := &arithmetic{kind: left, left: s.Left, right: s.Right, kernel: kernels[left]}
		step.failure = arithmeticFailure(symbols[s.Operation], left)
		if !isFloat(left) && (s.Operation == revision.BinaryOperationDivide || s.Operation == revision.BinaryOperationRemainder) {
			step.division = &failure.DivisionByZero{}
		}
		return c.giving(left, step, pure)
	}
	kernel, ok := comparisonOf(s.Operation, left)
	if !ok {
		return failed("%s is not defined for %s", s.Operation, left)
	}
	return c.giving(datatype.KindBool, &comparison{s.Left, s.Right, kernel}, pure)
}

func (c *stepCompiler) VisitCastStep(s *revision.CastStep) made {
	from, pure, err := c.operand(s.Operand)
	if err != nil {
		return made{err: err}
	}
	to := c.in.Type.Kind
	if !columnar.IsScalar(from) || !columnar.IsScalar(to) {
		return failed("no cast from %s to %s", from, to)
	}
	return made{step: castOf(s.Operand, from, to), pure: pure}
}

func (c *stepCompiler) VisitCallStep(s *revision.CallStep) made {
	called := function.ByID(function.ID(s.Function))
	if called == nil || called.Aggregate || !called.Supported {
		return failed("function %d is not executable", s.Function)
	}
	types, terms := make([]datatype.Type, len(s.Arguments)), make([]term, len(s.Arguments))
	pure := called.Volatility == function.Immutable
	for i, register := range s.Arguments {
		kind, constant, err := c.operand(register)
		if err != nil {
			return made{err: err}
		}
		types[i] = *c.types[register]
		terms[i] = term{register: register, kind: kind, element: types[i].Element, known: c.constants[register]}
		pure = pure && constant
	}
	_, result, match := called.Resolve(types)
	if match != function.Matched || !result.Equal(&c.in.Type) {
		return failed("%s does not take these arguments or does not give %s", called.Name, c.in.Type.Kind)
	}
	compiled, ok, err := function.Call(functions{c.compiler}, called.ID, terms)
	if !ok {
		return failed("%s is not executable", called.Name)
	}
	return made{step: compiled.step, pure: pure, err: err}
}

func (c *stepCompiler) VisitArrayStep(s *revision.ArrayStep) made {
	whole := &c.in.Type
	if columnar.IsScalar(whole.Kind) || len(s.Items) == 0 || whole.Kind == datatype.KindArray && uint64(whole.Length) != uint64(len(s.Items)) {
		return failed("%d items are no %s", len(s.Items), whole.Kind)
	}
	pure := true
	for i, register := range s.Items {
		_, constant, err := c.operand(register)
		if err != nil {
			return made{err: err}
		}
		if !c.types[register].Equal(whole.Element) {
			return failed("item %d is %s instead of %s", i, c.types[register].Kind, whole.Element.Kind)
		}
		pure = pure && constant
	}
	step := &collection{whole.Kind, s.Items, columnar.ArrowType(*whole.Element), columnar.ArrowType(*whole), nullOf(whole)}
	return made{step: step, pure: pure}
}

var (
	boolType   = datatype.Type{Kind: datatype.KindBool}
	stringType = datatype.Type{Kind: datatype.KindString}
)
