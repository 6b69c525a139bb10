package json

import (
	"encoding/binary"
	"math/bits"
	"unicode/utf8"
)

// scanString finds the end of a string. at is the index behind the opening quote; end is the index
// of the closing quote. plain tells that the bytes between need no unescaping; they are then valid
// UTF-8. ok is false for a string that has no end, holds a control character or, when plain, is
// not UTF-8; end is then the offending index.
func scanString(text []byte, at int) (end int, plain, ok bool) {
	start, high := at, uint64(0)
	plain = true
	for {
		for at+8 <= len(text) {
			word := binary.LittleEndian.Uint64(text[at:])
			if found := special(word); found != 0 {
				skipped := bits.TrailingZeros64(found) &^ 7
				high |= word & (1<<skipped - 1)
				at += skipped >> 3
				break
			}
			high |= word
			at += 8
		}
		for at < len(text) && text[at] >= 0x20 && text[at] != '"' && text[at] != '\\' {
			high |= uint64(text[at])
			at++
		}
		switch {
		case at == len(text) || text[at] < 0x20:
			return at, plain, false
		case text[at] == '"':
			if high&highs != 0 && plain && !utf8.Valid(text[start:at]) {
				return start, plain, false
			}
			return at, plain, true
		}
		plain = false
		if at++; at == len(text) || text[at] < 0x20 {
			return at, plain, false
		}
		at++
	}
}

// digits takes '0' from the bytes of a word and counts the leading ones that are digits.
func digits(word uint64) (values uint64, count int) {
	values = word ^ '0'*lows
	others := ((values &^ highs) + (0x80-10)*lows | values) & highs
	return values, bits.TrailingZeros64(others) >> 3
}

// eightValue is the number that eight digits without their '0' make.
func eightValue(values uint64) uint64 {
	values = values*10 + values>>8
	return ((values&0x000000ff000000ff)*(100+1_000_000<<32) + (values>>16&0x000000ff000000ff)*(1+10_000<<32)) >> 32
}

// tens are the powers of ten up to eight digits.
var tens = [...]uint64{1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000}

// scanDigits appends the digits at an index to a number and gives the index behind them. The
// number wraps around silently after nineteen digits.
func scanDigits(text []byte, at int, number uint64) (uint64, int) {
	for at+8 <= len(text) {
		values, count := digits(binary.LittleEndian.Uint64(text[at:]))
		// Shifted up, the digits follow zeros.
		number = number*tens[count] + eightValue(values<<(64-8*count))
		if at += count; count < 8 {
			return number, at
		}
	}
	for at < len(text) && text[at]-'0' <= 9 {
		number = number*10 + uint64(text[at]-'0')
		at++
	}
	return number, at
}

// shortInteger reads an integer of one to seven digits without sign and gives the index behind it,
// 0 for everything else.
func shortInteger(text []byte, at int) (number uint64, end int) {
	if at+8 > len(text) {
		return 0, 0
	}
	values, count := digits(binary.LittleEndian.Uint64(text[at:]))
	if uint(count-1) > 6 || count > 1 && values&0xff == 0 || continues(text[at+count]) {
		return 0, 0
	}
	return eightValue(values << (64 - 8*count)), at + count
}

// shortDecimal reads one to seven digits, a point and one to seven digits and gives the index behind
// them, 0 for everything else. The mantissa is exact in a float64.
func shortDecimal(text []byte, at int) (mantissa uint64, places, end int) {
	if at+16 > len(text) {
		return 0, 0, 0
	}
	whole, count := digits(binary.LittleEndian.Uint64(text[at:]))
	if uint(count-1) > 6 || count > 1 && whole&0xff == 0 || text[at+count] != '.' {
		return 0, 0, 0
	}
	end = at + count + 1
	part, places := digits(binary.LittleEndian.Uint64(text[end:]))
	if uint(places-1) > 6 || continues(text[end+places]) {
		return 0, 0, 0
	}
	return eightValue(whole<<(64-8*count))*tens[places] + eightValue(part<<(64-8*places)), places, end + places
}

// continues tells whether a number goes on with a character that is no digit.
func continues(c byte) bool { return c == '.' || c|0x20 == 'e' }

// number is a scanned JSON number.
type number struct {
	mantissa uint64 // all digits without point; meaningless when digits > 19
	digits   int    // number of digits in mantissa, leading zero included
	places   int    // digits behind the point
	end      int    // index behind the number, or the offending index
	negative bool
	integer  bool // neither point nor exponent
	exponent bool
	ok       bool
}

// scanNumber reads a number by the JSON grammar.
func scanNumber(text []byte, at int) (n number) {
	if text[at] == '-' {
		n.negative = true
		at++
	}
	first := at
	n.mantissa, at = scanDigits(text, at, 0)
	n.digits, n.end = at-first, at
	if n.digits == 0 || n.digits > 1 && text[first] == '0' {
		return n
	}
	if at == len(text) || text[at] != '.' && text[at]|0x20 != 'e' {
		n.integer, n.ok = true, true
		return n
	}
	if text[at] == '.' {
		point := at + 1
		n.mantissa, at = scanDigits(text, point, n.mantissa)
		n.places, n.end = at-point, at
		n.digits += n.places
		if n.places == 0 {
			return n
		}
	}
	if at < len(text) && text[at]|0x20 == 'e' {
		n.exponent = true
		if at++; at < len(text) && (text[at] == '+' || text[at] == '-') {
			at++
		}
		from := at
		_, at = scanDigits(text, at, 0)
		if n.end = at; at == from {
			return n
		}
	}
	n.ok = true
	return n
}
