package program

import "nervix/generated/datatype"

// coalesce gives the first operand that is not null.
type coalesce struct {
	kind     datatype.Kind
	operands []uint32
}

func (s *coalesce) run(m *Machine, to *vector) *vector {
	if first := m.registers[s.operands[0]]; first.nulls() == 0 {
		return first
	}
	at := m.enter()
	defer m.leave()
	undecided := m.rows
	for _, register := range s.operands {
		operand := m.registers[register]
		number := uint16(len(at.sources))
		for row, choice := range at.choices {
			if choice == noChoice && !operand.isNull(row) {
				at.choices[row] = number
				undecided--
			}
		}
		at.sources = append(at.sources, operand)
		if undecided == 0 {
			break
		}
	}
	if len(at.sources) == 1 {
		return at.sources[0]
	}
	m.merge(to, s.kind, at.choices, at.sources)
	return to
}

// nullIf gives the left operand, or null where both are equal.
type nullIf struct {
	kind        datatype.Kind
	left, right uint32
	kernel      comparisonKernel
}

func (s *nullIf) run(m *Machine, to *vector) *vector {
	left, right := m.registers[s.left], m.registers[s.right]
	equal := &m.temporary
	if !m.strict(equal, datatype.KindBool, left, right) {
		return left
	}
	equal.ownBits()
	s.kernel.compute(equal, left, right)
	if equal.constant {
		if equal.isTrue(0) {
			to.null(s.kind)
			return to
		}
		return left
	}
	at := m.enter()
	defer m.leave()
	for row := range at.choices {
		if !equal.isTrue(row) {
			at.choices[row] = 0
		}
	}
	at.sources = append(at.sources, left)
	m.merge(to, s.kind, at.choices, at.sources)
	return to
}
