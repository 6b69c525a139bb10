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

// addNarrowUnsignedFailures marks the rows, of count ones from first on, in which left + right has no
// exact result.
func addNarrowUnsignedFailures[T narrowUnsigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect T
		result := a + b
		suspect |= a&b | (a|b)&^result
		_ = result
		failed = failed>>1 | uint64(bit(suspect > ^T(0)>>1))<<63
	}
	return failed >> (64 - count)
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

// addNarrowSignedFailures marks the rows, of count ones from first on, in which left + right has no
// exact result.
func addNarrowSignedFailures[T narrowSigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect T
		result := a + b
		suspect |= (a ^ result) & (b ^ result)
		_ = result
		failed = failed>>1 | uint64(bit(suspect < 0))<<63
	}
	return failed >> (64 - count)
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

// addWideUnsignedFailures marks the rows, of count ones from first on, in which left + right has no
// exact result.
func addWideUnsignedFailures[T wideUnsigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect T
		result := a + b
		suspect |= a&b | (a|b)&^result
		_ = result
		failed = failed>>1 | uint64(bit(suspect > ^T(0)>>1))<<63
	}
	return failed >> (64 - count)
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

// addWideSignedFailures marks the rows, of count ones from first on, in which left + right has no
// exact result.
func addWideSignedFailures[T wideSigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect T
		result := a + b
		suspect |= (a ^ result) & (b ^ result)
		_ = result
		failed = failed>>1 | uint64(bit(suspect < 0))<<63
	}
	return failed >> (64 - count)
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

// addFloatFailures marks the rows, of count ones from first on, in which left + right has no
// exact result.
func addFloatFailures[T float](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect T
		result := a + b
		suspect += result * 0
		_ = result
		failed = failed>>1 | uint64(bit(suspect != suspect))<<63
	}
	return failed >> (64 - count)
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

// subtractNarrowUnsignedFailures marks the rows, of count ones from first on, in which left - right has no
// exact result.
func subtractNarrowUnsignedFailures[T narrowUnsigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect T
		result := a - b
		suspect |= ^a&b | ^(a^b)&result
		_ = result
		failed = failed>>1 | uint64(bit(suspect > ^T(0)>>1))<<63
	}
	return failed >> (64 - count)
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

// subtractNarrowSignedFailures marks the rows, of count ones from first on, in which left - right has no
// exact result.
func subtractNarrowSignedFailures[T narrowSigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect T
		result := a - b
		suspect |= (a ^ b) & (a ^ result)
		_ = result
		failed = failed>>1 | uint64(bit(suspect < 0))<<63
	}
	return failed >> (64 - count)
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

// subtractWideUnsignedFailures marks the rows, of count ones from first on, in which left - right has no
// exact result.
func subtractWideUnsignedFailures[T wideUnsigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect T
		result := a - b
		suspect |= ^a&b | ^(a^b)&result
		_ = result
		failed = failed>>1 | uint64(bit(suspect > ^T(0)>>1))<<63
	}
	return failed >> (64 - count)
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

// subtractWideSignedFailures marks the rows, of count ones from first on, in which left - right has no
// exact result.
func subtractWideSignedFailures[T wideSigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect T
		result := a - b
		suspect |= (a ^ b) & (a ^ result)
		_ = result
		failed = failed>>1 | uint64(bit(suspect < 0))<<63
	}
	return failed >> (64 - count)
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

// subtractFloatFailures marks the rows, of count ones from first on, in which left - right has no
// exact result.
func subtractFloatFailures[T float](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect T
		result := a - b
		suspect += result * 0
		_ = result
		failed = failed>>1 | uint64(bit(suspect != suspect))<<63
	}
	return failed >> (64 - count)
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

// multiplyNarrowUnsignedFailures marks the rows, of count ones from first on, in which left * right has no
// exact result.
func multiplyNarrowUnsignedFailures[T narrowUnsigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect uint64
		product := uint64(a) * uint64(b)
		result := T(product)
		suspect |= product ^ uint64(result)
		_ = result
		failed = failed>>1 | uint64(bit(suspect != 0))<<63
	}
	return failed >> (64 - count)
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

// multiplyNarrowSignedFailures marks the rows, of count ones from first on, in which left * right has no
// exact result.
func multiplyNarrowSignedFailures[T narrowSigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect int64
		product := int64(a) * int64(b)
		result := T(product)
		suspect |= product ^ int64(result)
		_ = result
		failed = failed>>1 | uint64(bit(suspect != 0))<<63
	}
	return failed >> (64 - count)
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

// multiplyWideUnsignedFailures marks the rows, of count ones from first on, in which left * right has no
// exact result.
func multiplyWideUnsignedFailures[T wideUnsigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect uint64
		high, low := bits.Mul64(uint64(a), uint64(b))
		result := T(low)
		suspect |= high
		_ = result
		failed = failed>>1 | uint64(bit(suspect != 0))<<63
	}
	return failed >> (64 - count)
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

// multiplyWideSignedFailures marks the rows, of count ones from first on, in which left * right has no
// exact result.
func multiplyWideSignedFailures[T wideSigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect int64
		high, low := bits.Mul64(uint64(a), uint64(b))
		result := T(low)
		suspect |= (int64(high) - int64(a)>>63&int64(b) - int64(b)>>63&int64(a)) ^ int64(low)>>63
		_ = result
		failed = failed>>1 | uint64(bit(suspect != 0))<<63
	}
	return failed >> (64 - count)
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

// multiplyFloatFailures marks the rows, of count ones from first on, in which left * right has no
// exact result.
func multiplyFloatFailures[T float](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect T
		result := a * b
		suspect += result * 0
		_ = result
		failed = failed>>1 | uint64(bit(suspect != suspect))<<63
	}
	return failed >> (64 - count)
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

// divideNarrowUnsignedFailures marks the rows, of count ones from first on, in which left / right has no
// exact result.
func divideNarrowUnsignedFailures[T narrowUnsigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect bool
		result := a
		if b != 0 {
			result = a / b
		} else {
			suspect = true
		}
		_ = result
		failed = failed>>1 | uint64(bit(suspect))<<63
	}
	return failed >> (64 - count)
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

// divideNarrowSignedFailures marks the rows, of count ones from first on, in which left / right has no
// exact result.
func divideNarrowSignedFailures[T narrowSigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect T
		result := a
		if b != 0 {
			result = a / b
			suspect |= a & b & result
		} else {
			suspect = -1
		}
		_ = result
		failed = failed>>1 | uint64(bit(suspect < 0))<<63
	}
	return failed >> (64 - count)
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

// divideWideUnsignedFailures marks the rows, of count ones from first on, in which left / right has no
// exact result.
func divideWideUnsignedFailures[T wideUnsigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect bool
		result := a
		if b != 0 {
			result = a / b
		} else {
			suspect = true
		}
		_ = result
		failed = failed>>1 | uint64(bit(suspect))<<63
	}
	return failed >> (64 - count)
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

// divideWideSignedFailures marks the rows, of count ones from first on, in which left / right has no
// exact result.
func divideWideSignedFailures[T wideSigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect T
		result := a
		if b != 0 {
			result = a / b
			suspect |= a & b & result
		} else {
			suspect = -1
		}
		_ = result
		failed = failed>>1 | uint64(bit(suspect < 0))<<63
	}
	return failed >> (64 - count)
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

// divideFloatFailures marks the rows, of count ones from first on, in which left / right has no
// exact result.
func divideFloatFailures[T float](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect T
		result := a / b
		suspect += result * 0
		_ = result
		failed = failed>>1 | uint64(bit(suspect != suspect))<<63
	}
	return failed >> (64 - count)
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

// remainderNarrowUnsignedFailures marks the rows, of count ones from first on, in which left % right has no
// exact result.
func remainderNarrowUnsignedFailures[T narrowUnsigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect bool
		result := a
		if b != 0 {
			result = a % b
		} else {
			suspect = true
		}
		_ = result
		failed = failed>>1 | uint64(bit(suspect))<<63
	}
	return failed >> (64 - count)
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

// remainderNarrowSignedFailures marks the rows, of count ones from first on, in which left % right has no
// exact result.
func remainderNarrowSignedFailures[T narrowSigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
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
		failed = failed>>1 | uint64(bit(suspect < 0))<<63
	}
	return failed >> (64 - count)
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

// remainderWideUnsignedFailures marks the rows, of count ones from first on, in which left % right has no
// exact result.
func remainderWideUnsignedFailures[T wideUnsigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect bool
		result := a
		if b != 0 {
			result = a % b
		} else {
			suspect = true
		}
		_ = result
		failed = failed>>1 | uint64(bit(suspect))<<63
	}
	return failed >> (64 - count)
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

// remainderWideSignedFailures marks the rows, of count ones from first on, in which left % right has no
// exact result.
func remainderWideSignedFailures[T wideSigned](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
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
		failed = failed>>1 | uint64(bit(suspect < 0))<<63
	}
	return failed >> (64 - count)
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

// remainderFloatFailures marks the rows, of count ones from first on, in which left % right has no
// exact result.
func remainderFloatFailures[T float](left, right *vector, first, count int) (failed uint64) {
	l, r, i, j := values[T](left.values), values[T](right.values), left.step(), right.step()
	for row := range count {
		a, b := l[(first+row)*i], r[(first+row)*j]
		var suspect T
		result := T(math.Mod(float64(a), float64(b)))
		suspect += result * 0
		_ = result
		failed = failed>>1 | uint64(bit(suspect != suspect))<<63
	}
	return failed >> (64 - count)
}

// arithmeticKernels picks the kernels of an arithmetic operator by numeric kind.
var arithmeticKernels = map[revision.BinaryOperation][datatype.KindF64 + 1]arithmeticKernel{
	revision.BinaryOperationAdd: {
		datatype.KindU8:  {addNarrowUnsigned[uint8], addNarrowUnsignedConstant[uint8], nil, addNarrowUnsignedFailures[uint8]},
		datatype.KindI8:  {addNarrowSigned[int8], addNarrowSignedConstant[int8], nil, addNarrowSignedFailures[int8]},
		datatype.KindU16: {addNarrowUnsigned[uint16], addNarrowUnsignedConstant[uint16], nil, addNarrowUnsignedFailures[uint16]},
		datatype.KindI16: {addNarrowSigned[int16], addNarrowSignedConstant[int16], nil, addNarrowSignedFailures[int16]},
		datatype.KindU32: {addNarrowUnsigned[uint32], addNarrowUnsignedConstant[uint32], nil, addNarrowUnsignedFailures[uint32]},
		datatype.KindI32: {addNarrowSigned[int32], addNarrowSignedConstant[int32], nil, addNarrowSignedFailures[int32]},
		datatype.KindU64: {addWideUnsigned[uint64], addWideUnsignedConstant[uint64], nil, addWideUnsignedFailures[uint64]},
		datatype.KindI64: {addWideSigned[int64], addWideSignedConstant[int64], nil, addWideSignedFailures[int64]},
		datatype.KindF32: {addFloat[float32], addFloatConstant[float32], nil, addFloatFailures[float32]},
		datatype.KindF64: {addFloat[float64], addFloatConstant[float64], nil, addFloatFailures[float64]},
	},
	revision.BinaryOperationSubtract: {
		datatype.KindU8:  {subtractNarrowUnsigned[uint8], subtractNarrowUnsignedConstant[uint8], constantSubtractNarrowUnsigned[uint8], subtractNarrowUnsignedFailures[uint8]},
		datatype.KindI8:  {subtractNarrowSigned[int8], subtractNarrowSignedConstant[int8], constantSubtractNarrowSigned[int8], subtractNarrowSignedFailures[int8]},
		datatype.KindU16: {subtractNarrowUnsigned[uint16], subtractNarrowUnsignedConstant[uint16], constantSubtractNarrowUnsigned[uint16], subtractNarrowUnsignedFailures[uint16]},
		datatype.KindI16: {subtractNarrowSigned[int16], subtractNarrowSignedConstant[int16], constantSubtractNarrowSigned[int16], subtractNarrowSignedFailures[int16]},
		datatype.KindU32: {subtractNarrowUnsigned[uint32], subtractNarrowUnsignedConstant[uint32], constantSubtractNarrowUnsigned[uint32], subtractNarrowUnsignedFailures[uint32]},
		datatype.KindI32: {subtractNarrowSigned[int32], subtractNarrowSignedConstant[int32], constantSubtractNarrowSigned[int32], subtractNarrowSignedFailures[int32]},
		datatype.KindU64: {subtractWideUnsigned[uint64], subtractWideUnsignedConstant[uint64], constantSubtractWideUnsigned[uint64], subtractWideUnsignedFailures[uint64]},
		datatype.KindI64: {subtractWideSigned[int64], subtractWideSignedConstant[int64], constantSubtractWideSigned[int64], subtractWideSignedFailures[int64]},
		datatype.KindF32: {subtractFloat[float32], subtractFloatConstant[float32], constantSubtractFloat[float32], subtractFloatFailures[float32]},
		datatype.KindF64: {subtractFloat[float64], subtractFloatConstant[float64], constantSubtractFloat[float64], subtractFloatFailures[float64]},
	},
	revision.BinaryOperationMultiply: {
		datatype.KindU8:  {multiplyNarrowUnsigned[uint8], multiplyNarrowUnsignedConstant[uint8], nil, multiplyNarrowUnsignedFailures[uint8]},
		datatype.KindI8:  {multiplyNarrowSigned[int8], multiplyNarrowSignedConstant[int8], nil, multiplyNarrowSignedFailures[int8]},
		datatype.KindU16: {multiplyNarrowUnsigned[uint16], multiplyNarrowUnsignedConstant[uint16], nil, multiplyNarrowUnsignedFailures[uint16]},
		datatype.KindI16: {multiplyNarrowSigned[int16], multiplyNarrowSignedConstant[int16], nil, multiplyNarrowSignedFailures[int16]},
		datatype.KindU32: {multiplyNarrowUnsigned[uint32], multiplyNarrowUnsignedConstant[uint32], nil, multiplyNarrowUnsignedFailures[uint32]},
		datatype.KindI32: {multiplyNarrowSigned[int32], multiplyNarrowSignedConstant[int32], nil, multiplyNarrowSignedFailures[int32]},
		datatype.KindU64: {multiplyWideUnsigned[uint64], multiplyWideUnsignedConstant[uint64], nil, multiplyWideUnsignedFailures[uint64]},
		datatype.KindI64: {multiplyWideSigned[int64], multiplyWideSignedConstant[int64], nil, multiplyWideSignedFailures[int64]},
		datatype.KindF32: {multiplyFloat[float32], multiplyFloatConstant[float32], nil, multiplyFloatFailures[float32]},
		datatype.KindF64: {multiplyFloat[float64], multiplyFloatConstant[float64], nil, multiplyFloatFailures[float64]},
	},
	revision.BinaryOperationDivide: {
		datatype.KindU8:  {divideNarrowUnsigned[uint8], divideNarrowUnsignedConstant[uint8], constantDivideNarrowUnsigned[uint8], divideNarrowUnsignedFailures[uint8]},
		datatype.KindI8:  {divideNarrowSigned[int8], divideNarrowSignedConstant[int8], constantDivideNarrowSigned[int8], divideNarrowSignedFailures[int8]},
		datatype.KindU16: {divideNarrowUnsigned[uint16], divideNarrowUnsignedConstant[uint16], constantDivideNarrowUnsigned[uint16], divideNarrowUnsignedFailures[uint16]},
		datatype.KindI16: {divideNarrowSigned[int16], divideNarrowSignedConstant[int16], constantDivideNarrowSigned[int16], divideNarrowSignedFailures[int16]},
		datatype.KindU32: {divideNarrowUnsigned[uint32], divideNarrowUnsignedConstant[uint32], constantDivideNarrowUnsigned[uint32], divideNarrowUnsignedFailures[uint32]},
		datatype.KindI32: {divideNarrowSigned[int32], divideNarrowSignedConstant[int32], constantDivideNarrowSigned[int32], divideNarrowSignedFailures[int32]},
		datatype.KindU64: {divideWideUnsigned[uint64], divideWideUnsignedConstant[uint64], constantDivideWideUnsigned[uint64], divideWideUnsignedFailures[uint64]},
		datatype.KindI64: {divideWideSigned[int64], divideWideSignedConstant[int64], constantDivideWideSigned[int64], divideWideSignedFailures[int64]},
		datatype.KindF32: {divideFloat[float32], divideFloatConstant[float32], constantDivideFloat[float32], divideFloatFailures[float32]},
		datatype.KindF64: {divideFloat[float64], divideFloatConstant[float64], constantDivideFloat[float64], divideFloatFailures[float64]},
	},
	revision.BinaryOperationRemainder: {
		datatype.KindU8:  {remainderNarrowUnsigned[uint8], remainderNarrowUnsignedConstant[uint8], constantRemainderNarrowUnsigned[uint8], remainderNarrowUnsignedFailures[uint8]},
		datatype.KindI8:  {remainderNarrowSigned[int8], remainderNarrowSignedConstant[int8], constantRemainderNarrowSigned[int8], remainderNarrowSignedFailures[int8]},
		datatype.KindU16: {remainderNarrowUnsigned[uint16], remainderNarrowUnsignedConstant[uint16], constantRemainderNarrowUnsigned[uint16], remainderNarrowUnsignedFailures[uint16]},
		datatype.KindI16: {remainderNarrowSigned[int16], remainderNarrowSignedConstant[int16], constantRemainderNarrowSigned[int16], remainderNarrowSignedFailures[int16]},
		datatype.KindU32: {remainderNarrowUnsigned[uint32], remainderNarrowUnsignedConstant[uint32], constantRemainderNarrowUnsigned[uint32], remainderNarrowUnsignedFailures[uint32]},
		datatype.KindI32: {remainderNarrowSigned[int32], remainderNarrowSignedConstant[int32], constantRemainderNarrowSigned[int32], remainderNarrowSignedFailures[int32]},
		datatype.KindU64: {remainderWideUnsigned[uint64], remainderWideUnsignedConstant[uint64], constantRemainderWideUnsigned[uint64], remainderWideUnsignedFailures[uint64]},
		datatype.KindI64: {remainderWideSigned[int64], remainderWideSignedConstant[int64], constantRemainderWideSigned[int64], remainderWideSignedFailures[int64]},
		datatype.KindF32: {remainderFloat[float32], remainderFloatConstant[float32], constantRemainderFloat[float32], remainderFloatFailures[float32]},
		datatype.KindF64: {remainderFloat[float64], remainderFloatConstant[float64], constantRemainderFloat[float64], remainderFloatFailures[float64]},
	},
}
