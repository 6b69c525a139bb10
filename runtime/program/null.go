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
		if count := at.present(operand); count > 0 {
			at.sources = append(at.sources, operand)
			undecided -= count
		}
		if undecided == 0 {
			break
		}
	}
	switch len(at.sources) {
	case 0:
		return m.registers[s.operands[0]] // null in every row
	case 1:
		return at.sources[0]
	}
	m.merge(to, s.kind, at)
	return to
}

// present lets the undecided rows where an operand is not null choose it as the next source, and counts
// them.
func (at *level) present(operand *vector) (count int) {
	chosen := at.next()
	for i := range chosen {
		word := ^uint64(0)
		switch {
		case operand.constant && operand.isNull(0):
			word = 0
		case !operand.constant:
			word = operand.validWord(i << 6)
		}
		count += at.take(chosen, i, word)
	}
	return count
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
	chosen := at.next()
	for i := range chosen {
		at.take(chosen, i, ^equal.trueWord(i<<6))
	}
	at.sources = append(at.sources, left)
	m.merge(to, s.kind, at)
	return to
}
