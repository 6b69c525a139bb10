package program

import (
	"math/bits"

	"nervix/generated/datatype"
	"nervix/generated/failure"
)

type (
	narrowUnsigned interface{ uint8 | uint16 | uint32 }
	narrowSigned   interface{ int8 | int16 | int32 }
	wideUnsigned   interface{ uint64 }
	wideSigned     interface{ int64 }
	signed         interface{ narrowSigned | wideSigned }
	unsigned       interface{ narrowUnsigned | wideUnsigned }
	integer        interface{ signed | unsigned }
	float          interface{ float32 | float64 }
	number         interface{ integer | float }
)

// arithmeticKernel holds the loops of one operator for one type. The loops compute every row,
// null or not, and tell whether any row is suspect; failures then marks those of up to 64 rows.
type arithmeticKernel struct {
	columns       func(to, left, right *vector) bool
	rightConstant func(to, left, right *vector) bool
	// leftConstant is nil when the operator commutes.
	leftConstant func(to, left, right *vector) bool
	failures     func(left, right *vector, first, count int) uint64
}

// arithmetic computes a checked operator.
type arithmetic struct {
	kind        datatype.Kind
	left, right uint32
	kernel      arithmeticKernel
	// failure is that of a result that does not exist; division is that of an integer divided by
	// zero, nil for the operators and types without it.
	failure  failure.Failure
	division failure.Failure
}

func (s *arithmetic) run(m *Machine, to *vector) *vector {
	left, right := m.registers[s.left], m.registers[s.right]
	if !m.strict(to, s.kind, left, right) {
		return to
	}
	to.ownValues(to.rows * width(s.kind))
	if s.compute(to, left, right) {
		s.attribute(m, to, left, right)
	}
	return to
}

func (s *arithmetic) compute(to, left, right *vector) (suspect bool) {
	switch {
	case to.rows == 0:
		return false
	case left.constant == right.constant:
		return s.kernel.columns(to, left, right)
	case right.constant:
		return s.kernel.rightConstant(to, left, right)
	case s.kernel.leftConstant == nil:
		return s.kernel.rightConstant(to, right, left)
	default:
		return s.kernel.leftConstant(to, left, right)
	}
}

// attribute finds the rows that failed; they become null.
func (s *arithmetic) attribute(m *Machine, to, left, right *vector) {
	j := right.step()
	for first := 0; first < to.rows; first += 64 {
		failed := s.kernel.failures(left, right, first, min(64, to.rows-first)) & to.validWord(first)
		for ; failed != 0; failed &= failed - 1 {
			row := first + bits.TrailingZeros64(failed)
			if s.division != nil && isZero(right, row*j) {
				m.fail(to, row, s.division)
			} else {
				m.fail(to, row, s.failure)
			}
		}
	}
}

// isZero tells whether all bytes of an integer are zero.
func isZero(v *vector, row int) bool {
	size := width(v.kind)
	for _, b := range v.values[row*size : (row+1)*size] {
		if b != 0 {
			return false
		}
	}
	return true
}
