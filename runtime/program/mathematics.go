package program

import (
	"math/bits"

	"nervix/generated/datatype"
	"nervix/generated/failure"
)

// checkedMap computes a function from a numeric type to itself.
type checkedMap struct {
	kind    datatype.Kind
	operand uint32
	kernel  mapKernel
	failure failure.Failure
}

// mapKernel computes every row of to from the same row of from and tells whether any is suspect;
// failures then marks those of up to 64 rows.
type mapKernel struct {
	column   func(to, from *vector) bool
	failures func(from *vector, first, count int) uint64
}

func (s *checkedMap) run(m *Machine, to *vector) *vector {
	operand := m.registers[s.operand]
	if !m.strict(to, s.kind, operand) {
		return to
	}
	to.ownValues(to.rows * width(s.kind))
	if !s.kernel.column(to, operand) {
		return to
	}
	for first := 0; first < to.rows; first += 64 {
		failed := s.kernel.failures(operand, first, min(64, to.rows-first)) & to.validWord(first)
		for ; failed != 0; failed &= failed - 1 {
			m.fail(to, first+bits.TrailingZeros64(failed), s.failure)
		}
	}
	return to
}

// signedFailures marks the minimum, the only value without a negation.
func signedFailures[T signed](from *vector, first, count int) (failed uint64) {
	for row, a := range values[T](from.values)[first : first+count] {
		failed |= uint64(bit(a&-a < 0)) << row
	}
	return failed
}

// floatFailures marks the values that are not finite.
func floatFailures[T float](from *vector, first, count int) (failed uint64) {
	for row, a := range values[T](from.values)[first : first+count] {
		failed |= uint64(bit(a-a != 0)) << row
	}
	return failed
}

// elementaryMap computes a function of one number in F64; its result must be finite.
type elementaryMap struct {
	operand uint32
	compute func(float64) float64
	failure failure.Failure
}

func (s *elementaryMap) run(m *Machine, to *vector) *vector {
	operand := m.registers[s.operand]
	if !m.strict(to, datatype.KindF64, operand) {
		return to
	}
	to.floats(operand)
	list := values[float64](to.values)
	for i, x := range list {
		list[i] = s.compute(x)
	}
	m.requireFinite(to, s.failure)
	return to
}

// elementaryPair is elementaryMap for two numbers, which may differ in type.
type elementaryPair struct {
	left, right uint32
	compute     func(float64, float64) float64
	failure     failure.Failure
}

func (s *elementaryPair) run(m *Machine, to *vector) *vector {
	left, right := m.registers[s.left], m.registers[s.right]
	if !m.strict(to, datatype.KindF64, left, right) {
		return to
	}
	other := &m.temporary
	other.reset(datatype.KindF64, right.rows, right.constant)
	other.floats(right)
	arguments, j := values[float64](other.values), other.step()
	to.floats(left)
	list := values[float64](to.values)
	for i := range list {
		list[i] = s.compute(list[i], arguments[i*j])
	}
	m.requireFinite(to, s.failure)
	return to
}

// floats fills the vector, which is of kind F64, with the converted values of a number.
func (v *vector) floats(from *vector) {
	v.ownValues(8 * v.rows)
	switch {
	case from.constant && !v.constant:
		var single vector
		single.reset(datatype.KindF64, 1, true)
		single.floats(from)
		repeatValue(v.values, single.values)
	case from.kind == datatype.KindF64:
		copy(v.values, from.values)
	default:
		numericConversions[from.kind][datatype.KindF64](v, from, 0, v.rows)
	}
}

// requireFinite fails the rows whose value is not finite.
func (m *Machine) requireFinite(to *vector, why failure.Failure) {
	for row, x := range values[float64](to.values) {
		if x-x != 0 && !to.isNull(row) {
			m.fail(to, row, why)
		}
	}
}
