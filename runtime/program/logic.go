package program

import "nervix/generated/datatype"

// negatedBool computes NOT.
type negatedBool struct{ operand uint32 }

func (s *negatedBool) run(m *Machine, to *vector) *vector {
	operand := m.registers[s.operand]
	if !m.strict(to, datatype.KindBool, operand) {
		return to
	}
	for i, b := range operand.values[:len(to.ownBits())] {
		to.values[i] = ^b
	}
	return to
}

// connective computes AND and OR in Kleene logic. OR is AND of the negated operands, negated.
type connective struct {
	left, right uint32
	or          bool
}

func (s *connective) run(m *Machine, to *vector) *vector {
	left, right := m.registers[s.left], m.registers[s.right]
	flip := byte(0)
	if s.or {
		flip = 0xff
	}
	if left.constant && right.constant {
		to.reset(datatype.KindBool, 1, true)
	} else {
		to.reset(datatype.KindBool, m.rows, false)
	}
	bits := to.ownBits()
	if left.valid == nil && right.valid == nil && !left.constant && !right.constant {
		l, r := left.values[:len(bits)], right.values[:len(bits)]
		for i := range bits {
			bits[i] = (l[i]^flip)&(r[i]^flip) ^ flip
		}
		return to
	}
	valid := to.ownValid()
	for i := range bits {
		l, lv := left.truth(i, flip)
		r, rv := right.truth(i, flip)
		yes, no := l&lv&r&rv, ^l&lv|^r&rv
		bits[i], valid[i] = yes^flip, yes|no
	}
	return to
}

// truth gives the bits, flipped as wanted, and the validity of eight rows.
func (v *vector) truth(i int, flip byte) (bits, valid byte) {
	if v.constant {
		if bitAt(v.values, 0) {
			bits = 0xff
		}
		if !v.isNull(0) {
			valid = 0xff
		}
		return bits ^ flip, valid
	}
	if v.valid == nil {
		return v.values[i] ^ flip, 0xff
	}
	return v.values[i] ^ flip, v.valid[i]
}

// nullTest computes is_null.
type nullTest struct{ operand uint32 }

func (s *nullTest) run(m *Machine, to *vector) *vector {
	operand := m.registers[s.operand]
	if operand.valid == nil || operand.constant {
		to.reset(datatype.KindBool, 1, true)
		to.ownBits()[0] = bit(operand.isNull(0))
		return to
	}
	to.reset(datatype.KindBool, operand.rows, false)
	for i, b := range operand.valid[:len(to.ownBits())] {
		to.values[i] = ^b
	}
	return to
}
