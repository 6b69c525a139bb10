// Code generated from spec/ by go generate. DO NOT EDIT.

package program

import (
	"math"
	"math/bits"

	"nervix/generated/datatype"
	"nervix/generated/revision"
)

// addNarrowUnsigned computes left + right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func addNarrowUnsigned[T narrowUnsigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect T
	for i := range t {
		a, b := l[i], r[i]
		result := a + b
		suspect |= a&b | (a|b)&^result
		t[i] = result
	}
	return suspect > ^T(0)>>1
}

// addNarrowUnsignedConstant is addNarrowUnsigned with one right value for all rows.
func addNarrowUnsignedConstant[T narrowUnsigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect T
	for i := range t {
		a := l[i]
		result := a + b
		suspect |= a&b | (a|b)&^result
		t[i] = result
	}
	return suspect > ^T(0)>>1
}

// addNarrowUnsignedFails tells whether left + right of one row has no exact result.
func addNarrowUnsignedFails[T narrowUnsigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect T
	result := a + b
	suspect |= a&b | (a|b)&^result
	_ = result
	return suspect > ^T(0)>>1
}

// addNarrowSigned computes left + right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func addNarrowSigned[T narrowSigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect T
	for i := range t {
		a, b := l[i], r[i]
		result := a + b
		suspect |= (a ^ result) & (b ^ result)
		t[i] = result
	}
	return suspect < 0
}

// addNarrowSignedConstant is addNarrowSigned with one right value for all rows.
func addNarrowSignedConstant[T narrowSigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect T
	for i := range t {
		a := l[i]
		result := a + b
		suspect |= (a ^ result) & (b ^ result)
		t[i] = result
	}
	return suspect < 0
}

// addNarrowSignedFails tells whether left + right of one row has no exact result.
func addNarrowSignedFails[T narrowSigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect T
	result := a + b
	suspect |= (a ^ result) & (b ^ result)
	_ = result
	return suspect < 0
}

// addWideUnsigned computes left + right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func addWideUnsigned[T wideUnsigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect T
	for i := range t {
		a, b := l[i], r[i]
		result := a + b
		suspect |= a&b | (a|b)&^result
		t[i] = result
	}
	return suspect > ^T(0)>>1
}

// addWideUnsignedConstant is addWideUnsigned with one right value for all rows.
func addWideUnsignedConstant[T wideUnsigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect T
	for i := range t {
		a := l[i]
		result := a + b
		suspect |= a&b | (a|b)&^result
		t[i] = result
	}
	return suspect > ^T(0)>>1
}

// addWideUnsignedFails tells whether left + right of one row has no exact result.
func addWideUnsignedFails[T wideUnsigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect T
	result := a + b
	suspect |= a&b | (a|b)&^result
	_ = result
	return suspect > ^T(0)>>1
}

// addWideSigned computes left + right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func addWideSigned[T wideSigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect T
	for i := range t {
		a, b := l[i], r[i]
		result := a + b
		suspect |= (a ^ result) & (b ^ result)
		t[i] = result
	}
	return suspect < 0
}

// addWideSignedConstant is addWideSigned with one right value for all rows.
func addWideSignedConstant[T wideSigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect T
	for i := range t {
		a := l[i]
		result := a + b
		suspect |= (a ^ result) & (b ^ result)
		t[i] = result
	}
	return suspect < 0
}

// addWideSignedFails tells whether left + right of one row has no exact result.
func addWideSignedFails[T wideSigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect T
	result := a + b
	suspect |= (a ^ result) & (b ^ result)
	_ = result
	return suspect < 0
}

// addFloat computes left + right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func addFloat[T float](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect T
	for i := range t {
		a, b := l[i], r[i]
		result := a + b
		suspect += result * 0
		t[i] = result
	}
	return suspect != suspect
}

// addFloatConstant is addFloat with one right value for all rows.
func addFloatConstant[T float](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect T
	for i := range t {
		a := l[i]
		result := a + b
		suspect += result * 0
		t[i] = result
	}
	return suspect != suspect
}

// addFloatFails tells whether left + right of one row has no exact result.
func addFloatFails[T float](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect T
	result := a + b
	suspect += result * 0
	_ = result
	return suspect != suspect
}

// subtractNarrowUnsigned computes left - right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func subtractNarrowUnsigned[T narrowUnsigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect T
	for i := range t {
		a, b := l[i], r[i]
		result := a - b
		suspect |= ^a&b | ^(a^b)&result
		t[i] = result
	}
	return suspect > ^T(0)>>1
}

// subtractNarrowUnsignedConstant is subtractNarrowUnsigned with one right value for all rows.
func subtractNarrowUnsignedConstant[T narrowUnsigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect T
	for i := range t {
		a := l[i]
		result := a - b
		suspect |= ^a&b | ^(a^b)&result
		t[i] = result
	}
	return suspect > ^T(0)>>1
}

// constantSubtractNarrowUnsigned is subtractNarrowUnsigned with one left value for all rows.
func constantSubtractNarrowUnsigned[T narrowUnsigned](to, left, right *vector) bool {
	t, a, r := values[T](to.values), values[T](left.values)[0], values[T](right.values)
	r = r[:len(t)]
	var suspect T
	for i := range t {
		b := r[i]
		result := a - b
		suspect |= ^a&b | ^(a^b)&result
		t[i] = result
	}
	return suspect > ^T(0)>>1
}

// subtractNarrowUnsignedFails tells whether left - right of one row has no exact result.
func subtractNarrowUnsignedFails[T narrowUnsigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect T
	result := a - b
	suspect |= ^a&b | ^(a^b)&result
	_ = result
	return suspect > ^T(0)>>1
}

// subtractNarrowSigned computes left - right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func subtractNarrowSigned[T narrowSigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect T
	for i := range t {
		a, b := l[i], r[i]
		result := a - b
		suspect |= (a ^ b) & (a ^ result)
		t[i] = result
	}
	return suspect < 0
}

// subtractNarrowSignedConstant is subtractNarrowSigned with one right value for all rows.
func subtractNarrowSignedConstant[T narrowSigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect T
	for i := range t {
		a := l[i]
		result := a - b
		suspect |= (a ^ b) & (a ^ result)
		t[i] = result
	}
	return suspect < 0
}

// constantSubtractNarrowSigned is subtractNarrowSigned with one left value for all rows.
func constantSubtractNarrowSigned[T narrowSigned](to, left, right *vector) bool {
	t, a, r := values[T](to.values), values[T](left.values)[0], values[T](right.values)
	r = r[:len(t)]
	var suspect T
	for i := range t {
		b := r[i]
		result := a - b
		suspect |= (a ^ b) & (a ^ result)
		t[i] = result
	}
	return suspect < 0
}

// subtractNarrowSignedFails tells whether left - right of one row has no exact result.
func subtractNarrowSignedFails[T narrowSigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect T
	result := a - b
	suspect |= (a ^ b) & (a ^ result)
	_ = result
	return suspect < 0
}

// subtractWideUnsigned computes left - right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func subtractWideUnsigned[T wideUnsigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect T
	for i := range t {
		a, b := l[i], r[i]
		result := a - b
		suspect |= ^a&b | ^(a^b)&result
		t[i] = result
	}
	return suspect > ^T(0)>>1
}

// subtractWideUnsignedConstant is subtractWideUnsigned with one right value for all rows.
func subtractWideUnsignedConstant[T wideUnsigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect T
	for i := range t {
		a := l[i]
		result := a - b
		suspect |= ^a&b | ^(a^b)&result
		t[i] = result
	}
	return suspect > ^T(0)>>1
}

// constantSubtractWideUnsigned is subtractWideUnsigned with one left value for all rows.
func constantSubtractWideUnsigned[T wideUnsigned](to, left, right *vector) bool {
	t, a, r := values[T](to.values), values[T](left.values)[0], values[T](right.values)
	r = r[:len(t)]
	var suspect T
	for i := range t {
		b := r[i]
		result := a - b
		suspect |= ^a&b | ^(a^b)&result
		t[i] = result
	}
	return suspect > ^T(0)>>1
}

// subtractWideUnsignedFails tells whether left - right of one row has no exact result.
func subtractWideUnsignedFails[T wideUnsigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect T
	result := a - b
	suspect |= ^a&b | ^(a^b)&result
	_ = result
	return suspect > ^T(0)>>1
}

// subtractWideSigned computes left - right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func subtractWideSigned[T wideSigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect T
	for i := range t {
		a, b := l[i], r[i]
		result := a - b
		suspect |= (a ^ b) & (a ^ result)
		t[i] = result
	}
	return suspect < 0
}

// subtractWideSignedConstant is subtractWideSigned with one right value for all rows.
func subtractWideSignedConstant[T wideSigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect T
	for i := range t {
		a := l[i]
		result := a - b
		suspect |= (a ^ b) & (a ^ result)
		t[i] = result
	}
	return suspect < 0
}

// constantSubtractWideSigned is subtractWideSigned with one left value for all rows.
func constantSubtractWideSigned[T wideSigned](to, left, right *vector) bool {
	t, a, r := values[T](to.values), values[T](left.values)[0], values[T](right.values)
	r = r[:len(t)]
	var suspect T
	for i := range t {
		b := r[i]
		result := a - b
		suspect |= (a ^ b) & (a ^ result)
		t[i] = result
	}
	return suspect < 0
}

// subtractWideSignedFails tells whether left - right of one row has no exact result.
func subtractWideSignedFails[T wideSigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect T
	result := a - b
	suspect |= (a ^ b) & (a ^ result)
	_ = result
	return suspect < 0
}

// subtractFloat computes left - right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func subtractFloat[T float](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect T
	for i := range t {
		a, b := l[i], r[i]
		result := a - b
		suspect += result * 0
		t[i] = result
	}
	return suspect != suspect
}

// subtractFloatConstant is subtractFloat with one right value for all rows.
func subtractFloatConstant[T float](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect T
	for i := range t {
		a := l[i]
		result := a - b
		suspect += result * 0
		t[i] = result
	}
	return suspect != suspect
}

// constantSubtractFloat is subtractFloat with one left value for all rows.
func constantSubtractFloat[T float](to, left, right *vector) bool {
	t, a, r := values[T](to.values), values[T](left.values)[0], values[T](right.values)
	r = r[:len(t)]
	var suspect T
	for i := range t {
		b := r[i]
		result := a - b
		suspect += result * 0
		t[i] = result
	}
	return suspect != suspect
}

// subtractFloatFails tells whether left - right of one row has no exact result.
func subtractFloatFails[T float](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect T
	result := a - b
	suspect += result * 0
	_ = result
	return suspect != suspect
}

// multiplyNarrowUnsigned computes left * right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func multiplyNarrowUnsigned[T narrowUnsigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect uint64
	for i := range t {
		a, b := l[i], r[i]
		product := uint64(a) * uint64(b)
		result := T(product)
		suspect |= product ^ uint64(result)
		t[i] = result
	}
	return suspect != 0
}

// multiplyNarrowUnsignedConstant is multiplyNarrowUnsigned with one right value for all rows.
func multiplyNarrowUnsignedConstant[T narrowUnsigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect uint64
	for i := range t {
		a := l[i]
		product := uint64(a) * uint64(b)
		result := T(product)
		suspect |= product ^ uint64(result)
		t[i] = result
	}
	return suspect != 0
}

// multiplyNarrowUnsignedFails tells whether left * right of one row has no exact result.
func multiplyNarrowUnsignedFails[T narrowUnsigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect uint64
	product := uint64(a) * uint64(b)
	result := T(product)
	suspect |= product ^ uint64(result)
	_ = result
	return suspect != 0
}

// multiplyNarrowSigned computes left * right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func multiplyNarrowSigned[T narrowSigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect int64
	for i := range t {
		a, b := l[i], r[i]
		product := int64(a) * int64(b)
		result := T(product)
		suspect |= product ^ int64(result)
		t[i] = result
	}
	return suspect != 0
}

// multiplyNarrowSignedConstant is multiplyNarrowSigned with one right value for all rows.
func multiplyNarrowSignedConstant[T narrowSigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect int64
	for i := range t {
		a := l[i]
		product := int64(a) * int64(b)
		result := T(product)
		suspect |= product ^ int64(result)
		t[i] = result
	}
	return suspect != 0
}

// multiplyNarrowSignedFails tells whether left * right of one row has no exact result.
func multiplyNarrowSignedFails[T narrowSigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect int64
	product := int64(a) * int64(b)
	result := T(product)
	suspect |= product ^ int64(result)
	_ = result
	return suspect != 0
}

// multiplyWideUnsigned computes left * right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func multiplyWideUnsigned[T wideUnsigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect uint64
	for i := range t {
		a, b := l[i], r[i]
		high, low := bits.Mul64(uint64(a), uint64(b))
		result := T(low)
		suspect |= high
		t[i] = result
	}
	return suspect != 0
}

// multiplyWideUnsignedConstant is multiplyWideUnsigned with one right value for all rows.
func multiplyWideUnsignedConstant[T wideUnsigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect uint64
	for i := range t {
		a := l[i]
		high, low := bits.Mul64(uint64(a), uint64(b))
		result := T(low)
		suspect |= high
		t[i] = result
	}
	return suspect != 0
}

// multiplyWideUnsignedFails tells whether left * right of one row has no exact result.
func multiplyWideUnsignedFails[T wideUnsigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect uint64
	high, low := bits.Mul64(uint64(a), uint64(b))
	result := T(low)
	suspect |= high
	_ = result
	return suspect != 0
}

// multiplyWideSigned computes left * right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func multiplyWideSigned[T wideSigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect int64
	for i := range t {
		a, b := l[i], r[i]
		high, low := bits.Mul64(uint64(a), uint64(b))
		result := T(low)
		suspect |= (int64(high) - int64(a)>>63&int64(b) - int64(b)>>63&int64(a)) ^ int64(low)>>63
		t[i] = result
	}
	return suspect != 0
}

// multiplyWideSignedConstant is multiplyWideSigned with one right value for all rows.
func multiplyWideSignedConstant[T wideSigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect int64
	for i := range t {
		a := l[i]
		high, low := bits.Mul64(uint64(a), uint64(b))
		result := T(low)
		suspect |= (int64(high) - int64(a)>>63&int64(b) - int64(b)>>63&int64(a)) ^ int64(low)>>63
		t[i] = result
	}
	return suspect != 0
}

// multiplyWideSignedFails tells whether left * right of one row has no exact result.
func multiplyWideSignedFails[T wideSigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect int64
	high, low := bits.Mul64(uint64(a), uint64(b))
	result := T(low)
	suspect |= (int64(high) - int64(a)>>63&int64(b) - int64(b)>>63&int64(a)) ^ int64(low)>>63
	_ = result
	return suspect != 0
}

// multiplyFloat computes left * right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func multiplyFloat[T float](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect T
	for i := range t {
		a, b := l[i], r[i]
		result := a * b
		suspect += result * 0
		t[i] = result
	}
	return suspect != suspect
}

// multiplyFloatConstant is multiplyFloat with one right value for all rows.
func multiplyFloatConstant[T float](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect T
	for i := range t {
		a := l[i]
		result := a * b
		suspect += result * 0
		t[i] = result
	}
	return suspect != suspect
}

// multiplyFloatFails tells whether left * right of one row has no exact result.
func multiplyFloatFails[T float](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect T
	result := a * b
	suspect += result * 0
	_ = result
	return suspect != suspect
}

// divideNarrowUnsigned computes left / right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func divideNarrowUnsigned[T narrowUnsigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect bool
	for i := range t {
		a, b := l[i], r[i]
		result := a
		if b != 0 {
			result = a / b
		} else {
			suspect = true
		}
		t[i] = result
	}
	return suspect
}

// divideNarrowUnsignedConstant is divideNarrowUnsigned with one right value for all rows.
func divideNarrowUnsignedConstant[T narrowUnsigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect bool
	for i := range t {
		a := l[i]
		result := a
		if b != 0 {
			result = a / b
		} else {
			suspect = true
		}
		t[i] = result
	}
	return suspect
}

// constantDivideNarrowUnsigned is divideNarrowUnsigned with one left value for all rows.
func constantDivideNarrowUnsigned[T narrowUnsigned](to, left, right *vector) bool {
	t, a, r := values[T](to.values), values[T](left.values)[0], values[T](right.values)
	r = r[:len(t)]
	var suspect bool
	for i := range t {
		b := r[i]
		result := a
		if b != 0 {
			result = a / b
		} else {
			suspect = true
		}
		t[i] = result
	}
	return suspect
}

// divideNarrowUnsignedFails tells whether left / right of one row has no exact result.
func divideNarrowUnsignedFails[T narrowUnsigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect bool
	result := a
	if b != 0 {
		result = a / b
	} else {
		suspect = true
	}
	_ = result
	return suspect
}

// divideNarrowSigned computes left / right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func divideNarrowSigned[T narrowSigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect T
	for i := range t {
		a, b := l[i], r[i]
		result := a
		if b != 0 {
			result = a / b
			suspect |= a & b & result
		} else {
			suspect = -1
		}
		t[i] = result
	}
	return suspect < 0
}

// divideNarrowSignedConstant is divideNarrowSigned with one right value for all rows.
func divideNarrowSignedConstant[T narrowSigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect T
	for i := range t {
		a := l[i]
		result := a
		if b != 0 {
			result = a / b
			suspect |= a & b & result
		} else {
			suspect = -1
		}
		t[i] = result
	}
	return suspect < 0
}

// constantDivideNarrowSigned is divideNarrowSigned with one left value for all rows.
func constantDivideNarrowSigned[T narrowSigned](to, left, right *vector) bool {
	t, a, r := values[T](to.values), values[T](left.values)[0], values[T](right.values)
	r = r[:len(t)]
	var suspect T
	for i := range t {
		b := r[i]
		result := a
		if b != 0 {
			result = a / b
			suspect |= a & b & result
		} else {
			suspect = -1
		}
		t[i] = result
	}
	return suspect < 0
}

// divideNarrowSignedFails tells whether left / right of one row has no exact result.
func divideNarrowSignedFails[T narrowSigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect T
	result := a
	if b != 0 {
		result = a / b
		suspect |= a & b & result
	} else {
		suspect = -1
	}
	_ = result
	return suspect < 0
}

// divideWideUnsigned computes left / right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func divideWideUnsigned[T wideUnsigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect bool
	for i := range t {
		a, b := l[i], r[i]
		result := a
		if b != 0 {
			result = a / b
		} else {
			suspect = true
		}
		t[i] = result
	}
	return suspect
}

// divideWideUnsignedConstant is divideWideUnsigned with one right value for all rows.
func divideWideUnsignedConstant[T wideUnsigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect bool
	for i := range t {
		a := l[i]
		result := a
		if b != 0 {
			result = a / b
		} else {
			suspect = true
		}
		t[i] = result
	}
	return suspect
}

// constantDivideWideUnsigned is divideWideUnsigned with one left value for all rows.
func constantDivideWideUnsigned[T wideUnsigned](to, left, right *vector) bool {
	t, a, r := values[T](to.values), values[T](left.values)[0], values[T](right.values)
	r = r[:len(t)]
	var suspect bool
	for i := range t {
		b := r[i]
		result := a
		if b != 0 {
			result = a / b
		} else {
			suspect = true
		}
		t[i] = result
	}
	return suspect
}

// divideWideUnsignedFails tells whether left / right of one row has no exact result.
func divideWideUnsignedFails[T wideUnsigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect bool
	result := a
	if b != 0 {
		result = a / b
	} else {
		suspect = true
	}
	_ = result
	return suspect
}

// divideWideSigned computes left / right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func divideWideSigned[T wideSigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect T
	for i := range t {
		a, b := l[i], r[i]
		result := a
		if b != 0 {
			result = a / b
			suspect |= a & b & result
		} else {
			suspect = -1
		}
		t[i] = result
	}
	return suspect < 0
}

// divideWideSignedConstant is divideWideSigned with one right value for all rows.
func divideWideSignedConstant[T wideSigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect T
	for i := range t {
		a := l[i]
		result := a
		if b != 0 {
			result = a / b
			suspect |= a & b & result
		} else {
			suspect = -1
		}
		t[i] = result
	}
	return suspect < 0
}

// constantDivideWideSigned is divideWideSigned with one left value for all rows.
func constantDivideWideSigned[T wideSigned](to, left, right *vector) bool {
	t, a, r := values[T](to.values), values[T](left.values)[0], values[T](right.values)
	r = r[:len(t)]
	var suspect T
	for i := range t {
		b := r[i]
		result := a
		if b != 0 {
			result = a / b
			suspect |= a & b & result
		} else {
			suspect = -1
		}
		t[i] = result
	}
	return suspect < 0
}

// divideWideSignedFails tells whether left / right of one row has no exact result.
func divideWideSignedFails[T wideSigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect T
	result := a
	if b != 0 {
		result = a / b
		suspect |= a & b & result
	} else {
		suspect = -1
	}
	_ = result
	return suspect < 0
}

// divideFloat computes left / right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func divideFloat[T float](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect T
	for i := range t {
		a, b := l[i], r[i]
		result := a / b
		suspect += result * 0
		t[i] = result
	}
	return suspect != suspect
}

// divideFloatConstant is divideFloat with one right value for all rows.
func divideFloatConstant[T float](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect T
	for i := range t {
		a := l[i]
		result := a / b
		suspect += result * 0
		t[i] = result
	}
	return suspect != suspect
}

// constantDivideFloat is divideFloat with one left value for all rows.
func constantDivideFloat[T float](to, left, right *vector) bool {
	t, a, r := values[T](to.values), values[T](left.values)[0], values[T](right.values)
	r = r[:len(t)]
	var suspect T
	for i := range t {
		b := r[i]
		result := a / b
		suspect += result * 0
		t[i] = result
	}
	return suspect != suspect
}

// divideFloatFails tells whether left / right of one row has no exact result.
func divideFloatFails[T float](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect T
	result := a / b
	suspect += result * 0
	_ = result
	return suspect != suspect
}

// remainderNarrowUnsigned computes left % right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func remainderNarrowUnsigned[T narrowUnsigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect bool
	for i := range t {
		a, b := l[i], r[i]
		result := a
		if b != 0 {
			result = a % b
		} else {
			suspect = true
		}
		t[i] = result
	}
	return suspect
}

// remainderNarrowUnsignedConstant is remainderNarrowUnsigned with one right value for all rows.
func remainderNarrowUnsignedConstant[T narrowUnsigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect bool
	for i := range t {
		a := l[i]
		result := a
		if b != 0 {
			result = a % b
		} else {
			suspect = true
		}
		t[i] = result
	}
	return suspect
}

// constantRemainderNarrowUnsigned is remainderNarrowUnsigned with one left value for all rows.
func constantRemainderNarrowUnsigned[T narrowUnsigned](to, left, right *vector) bool {
	t, a, r := values[T](to.values), values[T](left.values)[0], values[T](right.values)
	r = r[:len(t)]
	var suspect bool
	for i := range t {
		b := r[i]
		result := a
		if b != 0 {
			result = a % b
		} else {
			suspect = true
		}
		t[i] = result
	}
	return suspect
}

// remainderNarrowUnsignedFails tells whether left % right of one row has no exact result.
func remainderNarrowUnsignedFails[T narrowUnsigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect bool
	result := a
	if b != 0 {
		result = a % b
	} else {
		suspect = true
	}
	_ = result
	return suspect
}

// remainderNarrowSigned computes left % right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func remainderNarrowSigned[T narrowSigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect T
	for i := range t {
		a, b := l[i], r[i]
		result := a
		if b != 0 {
			result = a % b
			if b == -1 {
				suspect |= a & -a
			}
		} else {
			suspect = -1
		}
		t[i] = result
	}
	return suspect < 0
}

// remainderNarrowSignedConstant is remainderNarrowSigned with one right value for all rows.
func remainderNarrowSignedConstant[T narrowSigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect T
	for i := range t {
		a := l[i]
		result := a
		if b != 0 {
			result = a % b
			if b == -1 {
				suspect |= a & -a
			}
		} else {
			suspect = -1
		}
		t[i] = result
	}
	return suspect < 0
}

// constantRemainderNarrowSigned is remainderNarrowSigned with one left value for all rows.
func constantRemainderNarrowSigned[T narrowSigned](to, left, right *vector) bool {
	t, a, r := values[T](to.values), values[T](left.values)[0], values[T](right.values)
	r = r[:len(t)]
	var suspect T
	for i := range t {
		b := r[i]
		result := a
		if b != 0 {
			result = a % b
			if b == -1 {
				suspect |= a & -a
			}
		} else {
			suspect = -1
		}
		t[i] = result
	}
	return suspect < 0
}

// remainderNarrowSignedFails tells whether left % right of one row has no exact result.
func remainderNarrowSignedFails[T narrowSigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect T
	result := a
	if b != 0 {
		result = a % b
		if b == -1 {
			suspect |= a & -a
		}
	} else {
		suspect = -1
	}
	_ = result
	return suspect < 0
}

// remainderWideUnsigned computes left % right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func remainderWideUnsigned[T wideUnsigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect bool
	for i := range t {
		a, b := l[i], r[i]
		result := a
		if b != 0 {
			result = a % b
		} else {
			suspect = true
		}
		t[i] = result
	}
	return suspect
}

// remainderWideUnsignedConstant is remainderWideUnsigned with one right value for all rows.
func remainderWideUnsignedConstant[T wideUnsigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect bool
	for i := range t {
		a := l[i]
		result := a
		if b != 0 {
			result = a % b
		} else {
			suspect = true
		}
		t[i] = result
	}
	return suspect
}

// constantRemainderWideUnsigned is remainderWideUnsigned with one left value for all rows.
func constantRemainderWideUnsigned[T wideUnsigned](to, left, right *vector) bool {
	t, a, r := values[T](to.values), values[T](left.values)[0], values[T](right.values)
	r = r[:len(t)]
	var suspect bool
	for i := range t {
		b := r[i]
		result := a
		if b != 0 {
			result = a % b
		} else {
			suspect = true
		}
		t[i] = result
	}
	return suspect
}

// remainderWideUnsignedFails tells whether left % right of one row has no exact result.
func remainderWideUnsignedFails[T wideUnsigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect bool
	result := a
	if b != 0 {
		result = a % b
	} else {
		suspect = true
	}
	_ = result
	return suspect
}

// remainderWideSigned computes left % right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func remainderWideSigned[T wideSigned](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect T
	for i := range t {
		a, b := l[i], r[i]
		result := a
		if b != 0 {
			result = a % b
			if b == -1 {
				suspect |= a & -a
			}
		} else {
			suspect = -1
		}
		t[i] = result
	}
	return suspect < 0
}

// remainderWideSignedConstant is remainderWideSigned with one right value for all rows.
func remainderWideSignedConstant[T wideSigned](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect T
	for i := range t {
		a := l[i]
		result := a
		if b != 0 {
			result = a % b
			if b == -1 {
				suspect |= a & -a
			}
		} else {
			suspect = -1
		}
		t[i] = result
	}
	return suspect < 0
}

// constantRemainderWideSigned is remainderWideSigned with one left value for all rows.
func constantRemainderWideSigned[T wideSigned](to, left, right *vector) bool {
	t, a, r := values[T](to.values), values[T](left.values)[0], values[T](right.values)
	r = r[:len(t)]
	var suspect T
	for i := range t {
		b := r[i]
		result := a
		if b != 0 {
			result = a % b
			if b == -1 {
				suspect |= a & -a
			}
		} else {
			suspect = -1
		}
		t[i] = result
	}
	return suspect < 0
}

// remainderWideSignedFails tells whether left % right of one row has no exact result.
func remainderWideSignedFails[T wideSigned](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect T
	result := a
	if b != 0 {
		result = a % b
		if b == -1 {
			suspect |= a & -a
		}
	} else {
		suspect = -1
	}
	_ = result
	return suspect < 0
}

// remainderFloat computes left % right row by row. It tells whether a row is suspect: the row may
// have no exact result, or be null.
func remainderFloat[T float](to, left, right *vector) bool {
	t, l, r := values[T](to.values), values[T](left.values), values[T](right.values)
	l, r = l[:len(t)], r[:len(t)]
	var suspect T
	for i := range t {
		a, b := l[i], r[i]
		result := T(math.Mod(float64(a), float64(b)))
		suspect += result * 0
		t[i] = result
	}
	return suspect != suspect
}

// remainderFloatConstant is remainderFloat with one right value for all rows.
func remainderFloatConstant[T float](to, left, right *vector) bool {
	t, l, b := values[T](to.values), values[T](left.values), values[T](right.values)[0]
	l = l[:len(t)]
	var suspect T
	for i := range t {
		a := l[i]
		result := T(math.Mod(float64(a), float64(b)))
		suspect += result * 0
		t[i] = result
	}
	return suspect != suspect
}

// constantRemainderFloat is remainderFloat with one left value for all rows.
func constantRemainderFloat[T float](to, left, right *vector) bool {
	t, a, r := values[T](to.values), values[T](left.values)[0], values[T](right.values)
	r = r[:len(t)]
	var suspect T
	for i := range t {
		b := r[i]
		result := T(math.Mod(float64(a), float64(b)))
		suspect += result * 0
		t[i] = result
	}
	return suspect != suspect
}

// remainderFloatFails tells whether left % right of one row has no exact result.
func remainderFloatFails[T float](left, right *vector, i, j int) bool {
	a, b := values[T](left.values)[i], values[T](right.values)[j]
	var suspect T
	result := T(math.Mod(float64(a), float64(b)))
	suspect += result * 0
	_ = result
	return suspect != suspect
}

// arithmeticKernels picks the kernels of an arithmetic operator by numeric kind.
var arithmeticKernels = map[revision.BinaryOperation][datatype.KindF64 + 1]arithmeticKernel{
	revision.BinaryOperationAdd: {
		datatype.KindU8:  {addNarrowUnsigned[uint8], addNarrowUnsignedConstant[uint8], nil, addNarrowUnsignedFails[uint8]},
		datatype.KindI8:  {addNarrowSigned[int8], addNarrowSignedConstant[int8], nil, addNarrowSignedFails[int8]},
		datatype.KindU16: {addNarrowUnsigned[uint16], addNarrowUnsignedConstant[uint16], nil, addNarrowUnsignedFails[uint16]},
		datatype.KindI16: {addNarrowSigned[int16], addNarrowSignedConstant[int16], nil, addNarrowSignedFails[int16]},
		datatype.KindU32: {addNarrowUnsigned[uint32], addNarrowUnsignedConstant[uint32], nil, addNarrowUnsignedFails[uint32]},
		datatype.KindI32: {addNarrowSigned[int32], addNarrowSignedConstant[int32], nil, addNarrowSignedFails[int32]},
		datatype.KindU64: {addWideUnsigned[uint64], addWideUnsignedConstant[uint64], nil, addWideUnsignedFails[uint64]},
		datatype.KindI64: {addWideSigned[int64], addWideSignedConstant[int64], nil, addWideSignedFails[int64]},
		datatype.KindF32: {addFloat[float32], addFloatConstant[float32], nil, addFloatFails[float32]},
		datatype.KindF64: {addFloat[float64], addFloatConstant[float64], nil, addFloatFails[float64]},
	},
	revision.BinaryOperationSubtract: {
		datatype.KindU8:  {subtractNarrowUnsigned[uint8], subtractNarrowUnsignedConstant[uint8], constantSubtractNarrowUnsigned[uint8], subtractNarrowUnsignedFails[uint8]},
		datatype.KindI8:  {subtractNarrowSigned[int8], subtractNarrowSignedConstant[int8], constantSubtractNarrowSigned[int8], subtractNarrowSignedFails[int8]},
		datatype.KindU16: {subtractNarrowUnsigned[uint16], subtractNarrowUnsignedConstant[uint16], constantSubtractNarrowUnsigned[uint16], subtractNarrowUnsignedFails[uint16]},
		datatype.KindI16: {subtractNarrowSigned[int16], subtractNarrowSignedConstant[int16], constantSubtractNarrowSigned[int16], subtractNarrowSignedFails[int16]},
		datatype.KindU32: {subtractNarrowUnsigned[uint32], subtractNarrowUnsignedConstant[uint32], constantSubtractNarrowUnsigned[uint32], subtractNarrowUnsignedFails[uint32]},
		datatype.KindI32: {subtractNarrowSigned[int32], subtractNarrowSignedConstant[int32], constantSubtractNarrowSigned[int32], subtractNarrowSignedFails[int32]},
		datatype.KindU64: {subtractWideUnsigned[uint64], subtractWideUnsignedConstant[uint64], constantSubtractWideUnsigned[uint64], subtractWideUnsignedFails[uint64]},
		datatype.KindI64: {subtractWideSigned[int64], subtractWideSignedConstant[int64], constantSubtractWideSigned[int64], subtractWideSignedFails[int64]},
		datatype.KindF32: {subtractFloat[float32], subtractFloatConstant[float32], constantSubtractFloat[float32], subtractFloatFails[float32]},
		datatype.KindF64: {subtractFloat[float64], subtractFloatConstant[float64], constantSubtractFloat[float64], subtractFloatFails[float64]},
	},
	revision.BinaryOperationMultiply: {
		datatype.KindU8:  {multiplyNarrowUnsigned[uint8], multiplyNarrowUnsignedConstant[uint8], nil, multiplyNarrowUnsignedFails[uint8]},
		datatype.KindI8:  {multiplyNarrowSigned[int8], multiplyNarrowSignedConstant[int8], nil, multiplyNarrowSignedFails[int8]},
		datatype.KindU16: {multiplyNarrowUnsigned[uint16], multiplyNarrowUnsignedConstant[uint16], nil, multiplyNarrowUnsignedFails[uint16]},
		datatype.KindI16: {multiplyNarrowSigned[int16], multiplyNarrowSignedConstant[int16], nil, multiplyNarrowSignedFails[int16]},
		datatype.KindU32: {multiplyNarrowUnsigned[uint32], multiplyNarrowUnsignedConstant[uint32], nil, multiplyNarrowUnsignedFails[uint32]},
		datatype.KindI32: {multiplyNarrowSigned[int32], multiplyNarrowSignedConstant[int32], nil, multiplyNarrowSignedFails[int32]},
		datatype.KindU64: {multiplyWideUnsigned[uint64], multiplyWideUnsignedConstant[uint64], nil, multiplyWideUnsignedFails[uint64]},
		datatype.KindI64: {multiplyWideSigned[int64], multiplyWideSignedConstant[int64], nil, multiplyWideSignedFails[int64]},
		datatype.KindF32: {multiplyFloat[float32], multiplyFloatConstant[float32], nil, multiplyFloatFails[float32]},
		datatype.KindF64: {multiplyFloat[float64], multiplyFloatConstant[float64], nil, multiplyFloatFails[float64]},
	},
	revision.BinaryOperationDivide: {
		datatype.KindU8:  {divideNarrowUnsigned[uint8], divideNarrowUnsignedConstant[uint8], constantDivideNarrowUnsigned[uint8], divideNarrowUnsignedFails[uint8]},
		datatype.KindI8:  {divideNarrowSigned[int8], divideNarrowSignedConstant[int8], constantDivideNarrowSigned[int8], divideNarrowSignedFails[int8]},
		datatype.KindU16: {divideNarrowUnsigned[uint16], divideNarrowUnsignedConstant[uint16], constantDivideNarrowUnsigned[uint16], divideNarrowUnsignedFails[uint16]},
		datatype.KindI16: {divideNarrowSigned[int16], divideNarrowSignedConstant[int16], constantDivideNarrowSigned[int16], divideNarrowSignedFails[int16]},
		datatype.KindU32: {divideNarrowUnsigned[uint32], divideNarrowUnsignedConstant[uint32], constantDivideNarrowUnsigned[uint32], divideNarrowUnsignedFails[uint32]},
		datatype.KindI32: {divideNarrowSigned[int32], divideNarrowSignedConstant[int32], constantDivideNarrowSigned[int32], divideNarrowSignedFails[int32]},
		datatype.KindU64: {divideWideUnsigned[uint64], divideWideUnsignedConstant[uint64], constantDivideWideUnsigned[uint64], divideWideUnsignedFails[uint64]},
		datatype.KindI64: {divideWideSigned[int64], divideWideSignedConstant[int64], constantDivideWideSigned[int64], divideWideSignedFails[int64]},
		datatype.KindF32: {divideFloat[float32], divideFloatConstant[float32], constantDivideFloat[float32], divideFloatFails[float32]},
		datatype.KindF64: {divideFloat[float64], divideFloatConstant[float64], constantDivideFloat[float64], divideFloatFails[float64]},
	},
	revision.BinaryOperationRemainder: {
		datatype.KindU8:  {remainderNarrowUnsigned[uint8], remainderNarrowUnsignedConstant[uint8], constantRemainderNarrowUnsigned[uint8], remainderNarrowUnsignedFails[uint8]},
		datatype.KindI8:  {remainderNarrowSigned[int8], remainderNarrowSignedConstant[int8], constantRemainderNarrowSigned[int8], remainderNarrowSignedFails[int8]},
		datatype.KindU16: {remainderNarrowUnsigned[uint16], remainderNarrowUnsignedConstant[uint16], constantRemainderNarrowUnsigned[uint16], remainderNarrowUnsignedFails[uint16]},
		datatype.KindI16: {remainderNarrowSigned[int16], remainderNarrowSignedConstant[int16], constantRemainderNarrowSigned[int16], remainderNarrowSignedFails[int16]},
		datatype.KindU32: {remainderNarrowUnsigned[uint32], remainderNarrowUnsignedConstant[uint32], constantRemainderNarrowUnsigned[uint32], remainderNarrowUnsignedFails[uint32]},
		datatype.KindI32: {remainderNarrowSigned[int32], remainderNarrowSignedConstant[int32], constantRemainderNarrowSigned[int32], remainderNarrowSignedFails[int32]},
		datatype.KindU64: {remainderWideUnsigned[uint64], remainderWideUnsignedConstant[uint64], constantRemainderWideUnsigned[uint64], remainderWideUnsignedFails[uint64]},
		datatype.KindI64: {remainderWideSigned[int64], remainderWideSignedConstant[int64], constantRemainderWideSigned[int64], remainderWideSignedFails[int64]},
		datatype.KindF32: {remainderFloat[float32], remainderFloatConstant[float32], constantRemainderFloat[float32], remainderFloatFails[float32]},
		datatype.KindF64: {remainderFloat[float64], remainderFloatConstant[float64], constantRemainderFloat[float64], remainderFloatFails[float64]},
	},
}
