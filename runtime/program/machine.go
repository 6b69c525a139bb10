package program

import (
	"fmt"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/columnar"
	"nervix/runtime/pattern"
)

// Machine is the scratch memory of running programs. One goroutine owns it and may run any number
// of programs on it, one after the other. The zero Machine is ready.
type Machine struct {
	frame *Frame
	rows  int
	// registers are the values of the running program; scratch are the vectors that instructions
	// compute into, one per register.
	registers, scratch []*vector
	// loaded are the columns that the program reads, as the program numbers them.
	loaded []vector
	// outputs are the current columns of a construction; nil is uninitialised.
	outputs []*vector
	// faults are the row errors so far, in the order of evaluation.
	faults []fault
	// verdicts are the deciding faults by row, -1 without one.
	verdicts []int32
	// levels are the scratch of nested conditionals, depth of which are running.
	levels []*level
	depth  int
	// raw are the buffers of outputs while rows of them are taken.
	raw []columnar.Raw
	// numbers, random and temporary are scratch of functions.
	numbers   [2][]int64
	random    []byte
	temporary vector
	// patterns, matcher and replacement serve regular expressions.
	patterns    patterns
	matcher     pattern.Matcher
	replacement pattern.Replacement
	// elements are indexes of list elements or of entries of a hash map, keyText the text of a key.
	elements []int32
	keyText  []byte
	// values are the header values of a column.
	values []string
	// defect fails the whole execution.
	defect error
}

// fault is one row error.
type fault struct {
	row int32
	// site indexes the sites of the program once the operation has ended.
	site    int32
	failure failure.Failure
}

// step is the operation of an instruction. It computes into to, or gives another vector that
// already holds the value.
type step interface {
	run(m *Machine, to *vector) *vector
}

type instruction struct {
	register uint32
	step     step
}

// block is a straight run of instructions.
type block struct {
	instructions []instruction
	result       uint32
}

// column names a column that a program reads.
type column struct {
	source   revision.ColumnSource
	index    uint32
	dataType datatype.Type
	arrow    arrow.DataType
}

// begin prepares the machine for one execution of a program.
func (m *Machine) begin(frame *Frame, program *program) error {
	if program.headers && (frame.Headers == nil || len(frame.Headers.Row) != frame.Rows) {
		return misfit("the frame has no headers")
	}
	m.frame, m.rows = frame, frame.Rows
	m.faults, m.depth, m.defect = m.faults[:0], 0, nil
	for len(m.scratch) < int(program.registers) {
		m.scratch = append(m.scratch, new(vector))
	}
	m.registers = grow(m.registers, int(program.registers))
	if len(m.loaded) < len(program.columns) {
		m.loaded = make([]vector, len(program.columns))
	}
	for i := range program.columns {
		if err := m.load(&m.loaded[i], &program.columns[i]); err != nil {
			return err
		}
	}
	return nil
}

// end drops every reference to the frame, so that an idle machine keeps no batch alive.
func (m *Machine) end() {
	m.frame = nil
	clear(m.registers)
	clear(m.outputs)
	for i := range m.loaded {
		m.loaded[i].reset(0, 0, false)
	}
	for _, v := range m.scratch {
		v.idle()
	}
}

// load views a column of the frame. A column that does not fit its schema is a defect of the
// caller and fails the batch.
func (m *Machine) load(to *vector, c *column) error {
	columns := *m.frame.Columns.Of(c.source)
	if int(c.index) >= len(columns) || columns[c.index] == nil {
		return misfit("the frame has no column %d of %s", c.index, c.source)
	}
	found := columns[c.index]
	constant := found.Len() == 1 && m.rows != 1 && c.source != revision.ColumnSourceInput
	if found.Len() != m.rows && !constant {
		return misfit("column %d of %s has %d rows instead of %d", c.index, c.source, found.Len(), m.rows)
	}
	if !columnar.IsOf(found, c.arrow) {
		return misfit("column %d of %s is %s instead of %s", c.index, c.source, found.DataType(), c.arrow)
	}
	to.load(found, c.dataType.Kind, constant)
	return nil
}

// misfit reports a frame that does not fit the schemas of the program, a defect of the caller.
func misfit(format string, arguments ...any) error {
	return &failure.Internal{Detail: fmt.Sprintf(format, arguments...)}
}

// run computes a block.
func (m *Machine) run(b *block) *vector {
	for i := range b.instructions {
		in := &b.instructions[i]
		m.registers[in.register] = in.step.run(m, m.scratch[in.register])
	}
	return m.registers[b.result]
}

// fail records that a row of a vector failed and makes it null; a failed constant fails every row.
func (m *Machine) fail(to *vector, row int, why failure.Failure) {
	to.invalidate(row)
	if !to.constant {
		m.faults = append(m.faults, fault{row: int32(row), failure: why})
		return
	}
	for row := range m.rows {
		m.faults = append(m.faults, fault{row: int32(row), failure: why})
	}
}

// strict prepares to for an operation that is null wherever an operand is null: its kind, length
// and validity. It tells whether there is anything to compute; if not, to is a constant null.
func (m *Machine) strict(to *vector, kind datatype.Kind, operands ...*vector) bool {
	constant := true
	for _, operand := range operands {
		if operand.constant && operand.isNull(0) {
			to.null(kind)
			return false
		}
		constant = constant && operand.constant
	}
	rows := m.rows
	if constant {
		rows = 1
	}
	to.reset(kind, rows, constant)
	for _, operand := range operands {
		switch {
		case operand.valid == nil || operand.constant:
		case to.valid == nil:
			to.shareValid(operand)
		default:
			before := to.valid
			andBits(to.ownValid(), before, operand.valid)
		}
	}
	return true
}

// null makes the vector a constant null.
func (v *vector) null(kind datatype.Kind) {
	v.reset(kind, 1, true)
	v.ownValid()[0] = 0
	if kind == datatype.KindString {
		clear(v.ownOffsets())
	} else {
		clear(v.ownValues(max(1, columnar.Width(kind))))
	}
}
