// Code generated from spec/ by go generate. DO NOT EDIT.

package program

import (
	"nervix/generated/datatype"
	"nervix/generated/revision"
)

// equalColumns sets the bits of the rows where left == right.
func equalColumns[T number](to, left, right *vector) {
	l, r, bits := values[T](left.values), values[T](right.values), to.values
	r = r[:len(l)]
	for len(l) >= 8 && len(r) >= 8 {
		bits[0] = bit(l[0] == r[0])<<0 |
			bit(l[1] == r[1])<<1 |
			bit(l[2] == r[2])<<2 |
			bit(l[3] == r[3])<<3 |
			bit(l[4] == r[4])<<4 |
			bit(l[5] == r[5])<<5 |
			bit(l[6] == r[6])<<6 |
			bit(l[7] == r[7])<<7
		l, r, bits = l[8:], r[8:], bits[1:]
	}
	last := byte(0)
	for i := range l {
		last |= bit(l[i] == r[i]) << i
	}
	if len(l) > 0 {
		bits[0] = last
	}
}

// equalConstant is equalColumns with one right value for all rows.
func equalConstant[T number](to, left, right *vector) {
	l, c, bits := values[T](left.values), values[T](right.values)[0], to.values
	for len(l) >= 8 {
		bits[0] = bit(l[0] == c)<<0 |
			bit(l[1] == c)<<1 |
			bit(l[2] == c)<<2 |
			bit(l[3] == c)<<3 |
			bit(l[4] == c)<<4 |
			bit(l[5] == c)<<5 |
			bit(l[6] == c)<<6 |
			bit(l[7] == c)<<7
		l, bits = l[8:], bits[1:]
	}
	last := byte(0)
	for i := range l {
		last |= bit(l[i] == c) << i
	}
	if len(l) > 0 {
		bits[0] = last
	}
}

// notEqualColumns sets the bits of the rows where left != right.
func notEqualColumns[T number](to, left, right *vector) {
	l, r, bits := values[T](left.values), values[T](right.values), to.values
	r = r[:len(l)]
	for len(l) >= 8 && len(r) >= 8 {
		bits[0] = bit(l[0] != r[0])<<0 |
			bit(l[1] != r[1])<<1 |
			bit(l[2] != r[2])<<2 |
			bit(l[3] != r[3])<<3 |
			bit(l[4] != r[4])<<4 |
			bit(l[5] != r[5])<<5 |
			bit(l[6] != r[6])<<6 |
			bit(l[7] != r[7])<<7
		l, r, bits = l[8:], r[8:], bits[1:]
	}
	last := byte(0)
	for i := range l {
		last |= bit(l[i] != r[i]) << i
	}
	if len(l) > 0 {
		bits[0] = last
	}
}

// notEqualConstant is notEqualColumns with one right value for all rows.
func notEqualConstant[T number](to, left, right *vector) {
	l, c, bits := values[T](left.values), values[T](right.values)[0], to.values
	for len(l) >= 8 {
		bits[0] = bit(l[0] != c)<<0 |
			bit(l[1] != c)<<1 |
			bit(l[2] != c)<<2 |
			bit(l[3] != c)<<3 |
			bit(l[4] != c)<<4 |
			bit(l[5] != c)<<5 |
			bit(l[6] != c)<<6 |
			bit(l[7] != c)<<7
		l, bits = l[8:], bits[1:]
	}
	last := byte(0)
	for i := range l {
		last |= bit(l[i] != c) << i
	}
	if len(l) > 0 {
		bits[0] = last
	}
}

// lessColumns sets the bits of the rows where left < right.
func lessColumns[T number](to, left, right *vector) {
	l, r, bits := values[T](left.values), values[T](right.values), to.values
	r = r[:len(l)]
	for len(l) >= 8 && len(r) >= 8 {
		bits[0] = bit(l[0] < r[0])<<0 |
			bit(l[1] < r[1])<<1 |
			bit(l[2] < r[2])<<2 |
			bit(l[3] < r[3])<<3 |
			bit(l[4] < r[4])<<4 |
			bit(l[5] < r[5])<<5 |
			bit(l[6] < r[6])<<6 |
			bit(l[7] < r[7])<<7
		l, r, bits = l[8:], r[8:], bits[1:]
	}
	last := byte(0)
	for i := range l {
		last |= bit(l[i] < r[i]) << i
	}
	if len(l) > 0 {
		bits[0] = last
	}
}

// lessConstant is lessColumns with one right value for all rows.
func lessConstant[T number](to, left, right *vector) {
	l, c, bits := values[T](left.values), values[T](right.values)[0], to.values
	for len(l) >= 8 {
		bits[0] = bit(l[0] < c)<<0 |
			bit(l[1] < c)<<1 |
			bit(l[2] < c)<<2 |
			bit(l[3] < c)<<3 |
			bit(l[4] < c)<<4 |
			bit(l[5] < c)<<5 |
			bit(l[6] < c)<<6 |
			bit(l[7] < c)<<7
		l, bits = l[8:], bits[1:]
	}
	last := byte(0)
	for i := range l {
		last |= bit(l[i] < c) << i
	}
	if len(l) > 0 {
		bits[0] = last
	}
}

// lessOrEqualColumns sets the bits of the rows where left <= right.
func lessOrEqualColumns[T number](to, left, right *vector) {
	l, r, bits := values[T](left.values), values[T](right.values), to.values
	r = r[:len(l)]
	for len(l) >= 8 && len(r) >= 8 {
		bits[0] = bit(l[0] <= r[0])<<0 |
			bit(l[1] <= r[1])<<1 |
			bit(l[2] <= r[2])<<2 |
			bit(l[3] <= r[3])<<3 |
			bit(l[4] <= r[4])<<4 |
			bit(l[5] <= r[5])<<5 |
			bit(l[6] <= r[6])<<6 |
			bit(l[7] <= r[7])<<7
		l, r, bits = l[8:], r[8:], bits[1:]
	}
	last := byte(0)
	for i := range l {
		last |= bit(l[i] <= r[i]) << i
	}
	if len(l) > 0 {
		bits[0] = last
	}
}

// lessOrEqualConstant is lessOrEqualColumns with one right value for all rows.
func lessOrEqualConstant[T number](to, left, right *vector) {
	l, c, bits := values[T](left.values), values[T](right.values)[0], to.values
	for len(l) >= 8 {
		bits[0] = bit(l[0] <= c)<<0 |
			bit(l[1] <= c)<<1 |
			bit(l[2] <= c)<<2 |
			bit(l[3] <= c)<<3 |
			bit(l[4] <= c)<<4 |
			bit(l[5] <= c)<<5 |
			bit(l[6] <= c)<<6 |
			bit(l[7] <= c)<<7
		l, bits = l[8:], bits[1:]
	}
	last := byte(0)
	for i := range l {
		last |= bit(l[i] <= c) << i
	}
	if len(l) > 0 {
		bits[0] = last
	}
}

// greaterColumns sets the bits of the rows where left > right.
func greaterColumns[T number](to, left, right *vector) {
	l, r, bits := values[T](left.values), values[T](right.values), to.values
	r = r[:len(l)]
	for len(l) >= 8 && len(r) >= 8 {
		bits[0] = bit(l[0] > r[0])<<0 |
			bit(l[1] > r[1])<<1 |
			bit(l[2] > r[2])<<2 |
			bit(l[3] > r[3])<<3 |
			bit(l[4] > r[4])<<4 |
			bit(l[5] > r[5])<<5 |
			bit(l[6] > r[6])<<6 |
			bit(l[7] > r[7])<<7
		l, r, bits = l[8:], r[8:], bits[1:]
	}
	last := byte(0)
	for i := range l {
		last |= bit(l[i] > r[i]) << i
	}
	if len(l) > 0 {
		bits[0] = last
	}
}

// greaterConstant is greaterColumns with one right value for all rows.
func greaterConstant[T number](to, left, right *vector) {
	l, c, bits := values[T](left.values), values[T](right.values)[0], to.values
	for len(l) >= 8 {
		bits[0] = bit(l[0] > c)<<0 |
			bit(l[1] > c)<<1 |
			bit(l[2] > c)<<2 |
			bit(l[3] > c)<<3 |
			bit(l[4] > c)<<4 |
			bit(l[5] > c)<<5 |
			bit(l[6] > c)<<6 |
			bit(l[7] > c)<<7
		l, bits = l[8:], bits[1:]
	}
	last := byte(0)
	for i := range l {
		last |= bit(l[i] > c) << i
	}
	if len(l) > 0 {
		bits[0] = last
	}
}

// greaterOrEqualColumns sets the bits of the rows where left >= right.
func greaterOrEqualColumns[T number](to, left, right *vector) {
	l, r, bits := values[T](left.values), values[T](right.values), to.values
	r = r[:len(l)]
	for len(l) >= 8 && len(r) >= 8 {
		bits[0] = bit(l[0] >= r[0])<<0 |
			bit(l[1] >= r[1])<<1 |
			bit(l[2] >= r[2])<<2 |
			bit(l[3] >= r[3])<<3 |
			bit(l[4] >= r[4])<<4 |
			bit(l[5] >= r[5])<<5 |
			bit(l[6] >= r[6])<<6 |
			bit(l[7] >= r[7])<<7
		l, r, bits = l[8:], r[8:], bits[1:]
	}
	last := byte(0)
	for i := range l {
		last |= bit(l[i] >= r[i]) << i
	}
	if len(l) > 0 {
		bits[0] = last
	}
}

// greaterOrEqualConstant is greaterOrEqualColumns with one right value for all rows.
func greaterOrEqualConstant[T number](to, left, right *vector) {
	l, c, bits := values[T](left.values), values[T](right.values)[0], to.values
	for len(l) >= 8 {
		bits[0] = bit(l[0] >= c)<<0 |
			bit(l[1] >= c)<<1 |
			bit(l[2] >= c)<<2 |
			bit(l[3] >= c)<<3 |
			bit(l[4] >= c)<<4 |
			bit(l[5] >= c)<<5 |
			bit(l[6] >= c)<<6 |
			bit(l[7] >= c)<<7
		l, bits = l[8:], bits[1:]
	}
	last := byte(0)
	for i := range l {
		last |= bit(l[i] >= c) << i
	}
	if len(l) > 0 {
		bits[0] = last
	}
}

// comparisonKernels picks the kernels of a comparison by the kind of its operands.
var comparisonKernels = map[revision.BinaryOperation][datatype.KindDatetime + 1]comparisonKernel{
	revision.BinaryOperationEqual: {
		datatype.KindU8:       {equalColumns[uint8], equalConstant[uint8], equalConstant[uint8]},
		datatype.KindI8:       {equalColumns[int8], equalConstant[int8], equalConstant[int8]},
		datatype.KindU16:      {equalColumns[uint16], equalConstant[uint16], equalConstant[uint16]},
		datatype.KindI16:      {equalColumns[int16], equalConstant[int16], equalConstant[int16]},
		datatype.KindU32:      {equalColumns[uint32], equalConstant[uint32], equalConstant[uint32]},
		datatype.KindI32:      {equalColumns[int32], equalConstant[int32], equalConstant[int32]},
		datatype.KindU64:      {equalColumns[uint64], equalConstant[uint64], equalConstant[uint64]},
		datatype.KindI64:      {equalColumns[int64], equalConstant[int64], equalConstant[int64]},
		datatype.KindF32:      {equalColumns[float32], equalConstant[float32], equalConstant[float32]},
		datatype.KindF64:      {equalColumns[float64], equalConstant[float64], equalConstant[float64]},
		datatype.KindDatetime: {equalColumns[int64], equalConstant[int64], equalConstant[int64]},
	},
	revision.BinaryOperationNotEqual: {
		datatype.KindU8:       {notEqualColumns[uint8], notEqualConstant[uint8], notEqualConstant[uint8]},
		datatype.KindI8:       {notEqualColumns[int8], notEqualConstant[int8], notEqualConstant[int8]},
		datatype.KindU16:      {notEqualColumns[uint16], notEqualConstant[uint16], notEqualConstant[uint16]},
		datatype.KindI16:      {notEqualColumns[int16], notEqualConstant[int16], notEqualConstant[int16]},
		datatype.KindU32:      {notEqualColumns[uint32], notEqualConstant[uint32], notEqualConstant[uint32]},
		datatype.KindI32:      {notEqualColumns[int32], notEqualConstant[int32], notEqualConstant[int32]},
		datatype.KindU64:      {notEqualColumns[uint64], notEqualConstant[uint64], notEqualConstant[uint64]},
		datatype.KindI64:      {notEqualColumns[int64], notEqualConstant[int64], notEqualConstant[int64]},
		datatype.KindF32:      {notEqualColumns[float32], notEqualConstant[float32], notEqualConstant[float32]},
		datatype.KindF64:      {notEqualColumns[float64], notEqualConstant[float64], notEqualConstant[float64]},
		datatype.KindDatetime: {notEqualColumns[int64], notEqualConstant[int64], notEqualConstant[int64]},
	},
	revision.BinaryOperationLess: {
		datatype.KindU8:       {lessColumns[uint8], lessConstant[uint8], greaterConstant[uint8]},
		datatype.KindI8:       {lessColumns[int8], lessConstant[int8], greaterConstant[int8]},
		datatype.KindU16:      {lessColumns[uint16], lessConstant[uint16], greaterConstant[uint16]},
		datatype.KindI16:      {lessColumns[int16], lessConstant[int16], greaterConstant[int16]},
		datatype.KindU32:      {lessColumns[uint32], lessConstant[uint32], greaterConstant[uint32]},
		datatype.KindI32:      {lessColumns[int32], lessConstant[int32], greaterConstant[int32]},
		datatype.KindU64:      {lessColumns[uint64], lessConstant[uint64], greaterConstant[uint64]},
		datatype.KindI64:      {lessColumns[int64], lessConstant[int64], greaterConstant[int64]},
		datatype.KindF32:      {lessColumns[float32], lessConstant[float32], greaterConstant[float32]},
		datatype.KindF64:      {lessColumns[float64], lessConstant[float64], greaterConstant[float64]},
		datatype.KindDatetime: {lessColumns[int64], lessConstant[int64], greaterConstant[int64]},
	},
	revision.BinaryOperationLessOrEqual: {
		datatype.KindU8:       {lessOrEqualColumns[uint8], lessOrEqualConstant[uint8], greaterOrEqualConstant[uint8]},
		datatype.KindI8:       {lessOrEqualColumns[int8], lessOrEqualConstant[int8], greaterOrEqualConstant[int8]},
		datatype.KindU16:      {lessOrEqualColumns[uint16], lessOrEqualConstant[uint16], greaterOrEqualConstant[uint16]},
		datatype.KindI16:      {lessOrEqualColumns[int16], lessOrEqualConstant[int16], greaterOrEqualConstant[int16]},
		datatype.KindU32:      {lessOrEqualColumns[uint32], lessOrEqualConstant[uint32], greaterOrEqualConstant[uint32]},
		datatype.KindI32:      {lessOrEqualColumns[int32], lessOrEqualConstant[int32], greaterOrEqualConstant[int32]},
		datatype.KindU64:      {lessOrEqualColumns[uint64], lessOrEqualConstant[uint64], greaterOrEqualConstant[uint64]},
		datatype.KindI64:      {lessOrEqualColumns[int64], lessOrEqualConstant[int64], greaterOrEqualConstant[int64]},
		datatype.KindF32:      {lessOrEqualColumns[float32], lessOrEqualConstant[float32], greaterOrEqualConstant[float32]},
		datatype.KindF64:      {lessOrEqualColumns[float64], lessOrEqualConstant[float64], greaterOrEqualConstant[float64]},
		datatype.KindDatetime: {lessOrEqualColumns[int64], lessOrEqualConstant[int64], greaterOrEqualConstant[int64]},
	},
	revision.BinaryOperationGreater: {
		datatype.KindU8:       {greaterColumns[uint8], greaterConstant[uint8], lessConstant[uint8]},
		datatype.KindI8:       {greaterColumns[int8], greaterConstant[int8], lessConstant[int8]},
		datatype.KindU16:      {greaterColumns[uint16], greaterConstant[uint16], lessConstant[uint16]},
		datatype.KindI16:      {greaterColumns[int16], greaterConstant[int16], lessConstant[int16]},
		datatype.KindU32:      {greaterColumns[uint32], greaterConstant[uint32], lessConstant[uint32]},
		datatype.KindI32:      {greaterColumns[int32], greaterConstant[int32], lessConstant[int32]},
		datatype.KindU64:      {greaterColumns[uint64], greaterConstant[uint64], lessConstant[uint64]},
		datatype.KindI64:      {greaterColumns[int64], greaterConstant[int64], lessConstant[int64]},
		datatype.KindF32:      {greaterColumns[float32], greaterConstant[float32], lessConstant[float32]},
		datatype.KindF64:      {greaterColumns[float64], greaterConstant[float64], lessConstant[float64]},
		datatype.KindDatetime: {greaterColumns[int64], greaterConstant[int64], lessConstant[int64]},
	},
	revision.BinaryOperationGreaterOrEqual: {
		datatype.KindU8:       {greaterOrEqualColumns[uint8], greaterOrEqualConstant[uint8], lessOrEqualConstant[uint8]},
		datatype.KindI8:       {greaterOrEqualColumns[int8], greaterOrEqualConstant[int8], lessOrEqualConstant[int8]},
		datatype.KindU16:      {greaterOrEqualColumns[uint16], greaterOrEqualConstant[uint16], lessOrEqualConstant[uint16]},
		datatype.KindI16:      {greaterOrEqualColumns[int16], greaterOrEqualConstant[int16], lessOrEqualConstant[int16]},
		datatype.KindU32:      {greaterOrEqualColumns[uint32], greaterOrEqualConstant[uint32], lessOrEqualConstant[uint32]},
		datatype.KindI32:      {greaterOrEqualColumns[int32], greaterOrEqualConstant[int32], lessOrEqualConstant[int32]},
		datatype.KindU64:      {greaterOrEqualColumns[uint64], greaterOrEqualConstant[uint64], lessOrEqualConstant[uint64]},
		datatype.KindI64:      {greaterOrEqualColumns[int64], greaterOrEqualConstant[int64], lessOrEqualConstant[int64]},
		datatype.KindF32:      {greaterOrEqualColumns[float32], greaterOrEqualConstant[float32], lessOrEqualConstant[float32]},
		datatype.KindF64:      {greaterOrEqualColumns[float64], greaterOrEqualConstant[float64], lessOrEqualConstant[float64]},
		datatype.KindDatetime: {greaterOrEqualColumns[int64], greaterOrEqualConstant[int64], lessOrEqualConstant[int64]},
	},
}
