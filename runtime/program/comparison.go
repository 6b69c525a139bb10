package program

import (
	"bytes"

	"nervix/generated/datatype"
	"nervix/generated/revision"
)

// comparisonKernel holds the loops of one comparison operator for one type.
type comparisonKernel struct {
	columns, rightConstant, leftConstant func(to, left, right *vector)
}

// comparison computes a comparison of two operands of one type.
type comparison struct {
	left, right uint32
	kernel      comparisonKernel
}

func (s *comparison) run(m *Machine, to *vector) *vector {
	left, right := m.registers[s.left], m.registers[s.right]
	if m.strict(to, datatype.KindBool, left, right) {
		to.ownBits()
		s.kernel.compute(to, left, right)
	}
	return to
}

func (k *comparisonKernel) compute(to, left, right *vector) {
	switch {
	case to.rows == 0:
	case left.constant == right.constant:
		k.columns(to, left, right)
	case right.constant:
		k.rightConstant(to, left, right)
	default:
		k.leftConstant(to, right, left)
	}
}

// bit is 1 for true.
func bit(condition bool) byte {
	if condition {
		return 1
	}
	return 0
}

// comparisonOf picks the kernel of a comparison by the kind of its operands; none when the
// operator is not defined for the kind.
func comparisonOf(operation revision.BinaryOperation, kind datatype.Kind) (comparisonKernel, bool) {
	switch kind {
	case datatype.KindString:
		kernel, ok := textComparisons[operation]
		return kernel, ok
	case datatype.KindBool:
		kernel, ok := boolComparisons[operation]
		return kernel, ok
	case datatype.KindArray, datatype.KindVec:
		return comparisonKernel{}, false
	default:
		table, ok := comparisonKernels[operation]
		return table[kind], ok
	}
}

var boolComparisons = map[revision.BinaryOperation]comparisonKernel{
	revision.BinaryOperationEqual:    {boolEqual, boolEqual, boolEqual},
	revision.BinaryOperationNotEqual: {boolNotEqual, boolNotEqual, boolNotEqual},
}

// boolEqual sets the bits of the rows with equal bits; right may be a constant.
func boolEqual(to, left, right *vector) { boolCompare(to, left, right, 0xff) }

func boolNotEqual(to, left, right *vector) { boolCompare(to, left, right, 0) }

func boolCompare(to, left, right *vector, flip byte) {
	l := left.values[:len(to.values)]
	if right.constant && !left.constant {
		if bitAt(right.values, 0) {
			flip = ^flip
		}
		for i := range to.values {
			to.values[i] = l[i] ^ flip
		}
		return
	}
	r := right.values[:len(to.values)]
	for i := range to.values {
		to.values[i] = l[i] ^ r[i] ^ flip
	}
}

var textComparisons = map[revision.BinaryOperation]comparisonKernel{
	revision.BinaryOperationEqual:          {textEqual, textEqual, textEqual},
	revision.BinaryOperationNotEqual:       {textNotEqual, textNotEqual, textNotEqual},
	revision.BinaryOperationLess:           {textLess, textLess, textGreater},
	revision.BinaryOperationLessOrEqual:    {textLessOrEqual, textLessOrEqual, textGreaterOrEqual},
	revision.BinaryOperationGreater:        {textGreater, textGreater, textLess},
	revision.BinaryOperationGreaterOrEqual: {textGreaterOrEqual, textGreaterOrEqual, textLessOrEqual},
}

// textEqual sets the bits of the rows with equal text; right may be a constant.
func textEqual(to, left, right *vector) {
	clear(to.values)
	if right.constant && !left.constant {
		wanted := right.textAt(0)
		for row := range to.rows {
			start, end := left.offsets[row], left.offsets[row+1]
			if int(end-start) == len(wanted) && string(left.text[start:end]) == string(wanted) {
				setBit(to.values, row)
			}
		}
		return
	}
	for row := range to.rows {
		if string(left.textAt(row)) == string(right.textAt(row)) {
			setBit(to.values, row)
		}
	}
}

func textNotEqual(to, left, right *vector) {
	textEqual(to, left, right)
	for i := range to.values {
		to.values[i] = ^to.values[i]
	}
}

func textLess(to, left, right *vector)           { textOrder(to, left, right, -1, -1) }
func textLessOrEqual(to, left, right *vector)    { textOrder(to, left, right, -1, 0) }
func textGreater(to, left, right *vector)        { textOrder(to, left, right, 1, 1) }
func textGreaterOrEqual(to, left, right *vector) { textOrder(to, left, right, 0, 1) }

// textOrder sets the bits of the rows whose byte order lies in [from, upTo]; right may be a constant.
func textOrder(to, left, right *vector, from, upTo int) {
	clear(to.values)
	step := right.step()
	if left.constant {
		step = 0
	}
	for row := range to.rows {
		order := bytes.Compare(left.textAt(row), right.textAt(row*step))
		if order >= from && order <= upTo {
			setBit(to.values, row)
		}
	}
}
