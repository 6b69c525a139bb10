// Code generated from spec/ by go generate. DO NOT EDIT.

package program

import (
	"math"

	"nervix/generated/datatype"
)

// negateSigned computes -a row by row. It tells whether a row is suspect: the row may be the
// minimum, or be null.
func negateSigned[T signed](to, from *vector) bool {
	t, f := values[T](to.values), values[T](from.values)
	var suspect T
	for i, a := range f[:len(t)] {
		t[i] = -a
		suspect |= a & -a
	}
	return suspect < 0
}

// negateFloat computes -a row by row. It tells whether a row is suspect: the row may not be
// finite, or be null.
func negateFloat[T float](to, from *vector) bool {
	t, f := values[T](to.values), values[T](from.values)
	var suspect T
	for i, a := range f[:len(t)] {
		t[i] = -a
		suspect += a * 0
	}
	return suspect != suspect
}

// absoluteSigned computes the magnitude row by row. It tells whether a row is suspect: the row may be the
// minimum, or be null.
func absoluteSigned[T signed](to, from *vector) bool {
	t, f := values[T](to.values), values[T](from.values)
	var suspect T
	for i, a := range f[:len(t)] {
		t[i] = max(a, -a)
		suspect |= a & -a
	}
	return suspect < 0
}

// absoluteFloat computes the magnitude row by row. It tells whether a row is suspect: the row may not be
// finite, or be null.
func absoluteFloat[T float](to, from *vector) bool {
	t, f := values[T](to.values), values[T](from.values)
	var suspect T
	for i, a := range f[:len(t)] {
		t[i] = T(math.Abs(float64(a)))
		suspect += a * 0
	}
	return suspect != suspect
}

// ceilFloat computes the least integral value not below row by row. It tells whether a row is suspect: the row may not be
// finite, or be null.
func ceilFloat[T float](to, from *vector) bool {
	t, f := values[T](to.values), values[T](from.values)
	var suspect T
	for i, a := range f[:len(t)] {
		t[i] = T(math.Ceil(float64(a)))
		suspect += a * 0
	}
	return suspect != suspect
}

// floorFloat computes the greatest integral value not above row by row. It tells whether a row is suspect: the row may not be
// finite, or be null.
func floorFloat[T float](to, from *vector) bool {
	t, f := values[T](to.values), values[T](from.values)
	var suspect T
	for i, a := range f[:len(t)] {
		t[i] = T(math.Floor(float64(a)))
		suspect += a * 0
	}
	return suspect != suspect
}

// roundFloat computes the nearest integral value row by row. It tells whether a row is suspect: the row may not be
// finite, or be null.
func roundFloat[T float](to, from *vector) bool {
	t, f := values[T](to.values), values[T](from.values)
	var suspect T
	for i, a := range f[:len(t)] {
		t[i] = T(math.Round(float64(a)))
		suspect += a * 0
	}
	return suspect != suspect
}

// The kernels of functions of one number by kind; kinds without one do not change, or have no such
// function.
var (
	negations = [datatype.KindF64 + 1]mapKernel{
		datatype.KindI8:  {negateSigned[int8], signedFailures[int8]},
		datatype.KindI16: {negateSigned[int16], signedFailures[int16]},
		datatype.KindI32: {negateSigned[int32], signedFailures[int32]},
		datatype.KindI64: {negateSigned[int64], signedFailures[int64]},
		datatype.KindF32: {negateFloat[float32], floatFailures[float32]},
		datatype.KindF64: {negateFloat[float64], floatFailures[float64]},
	}
	absolutes = [datatype.KindF64 + 1]mapKernel{
		datatype.KindI8:  {absoluteSigned[int8], signedFailures[int8]},
		datatype.KindI16: {absoluteSigned[int16], signedFailures[int16]},
		datatype.KindI32: {absoluteSigned[int32], signedFailures[int32]},
		datatype.KindI64: {absoluteSigned[int64], signedFailures[int64]},
		datatype.KindF32: {absoluteFloat[float32], floatFailures[float32]},
		datatype.KindF64: {absoluteFloat[float64], floatFailures[float64]},
	}
	ceilings = [datatype.KindF64 + 1]mapKernel{
		datatype.KindF32: {ceilFloat[float32], floatFailures[float32]},
		datatype.KindF64: {ceilFloat[float64], floatFailures[float64]},
	}
	floors = [datatype.KindF64 + 1]mapKernel{
		datatype.KindF32: {floorFloat[float32], floatFailures[float32]},
		datatype.KindF64: {floorFloat[float64], floatFailures[float64]},
	}
	roundings = [datatype.KindF64 + 1]mapKernel{
		datatype.KindF32: {roundFloat[float32], floatFailures[float32]},
		datatype.KindF64: {roundFloat[float64], floatFailures[float64]},
	}
)
