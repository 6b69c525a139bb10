package json

import (
	"encoding/binary"
	"math"
	"math/bits"
	"slices"
	"strconv"
	"unsafe"
)

// The range that is written without an exponent.
const (
	smallestPlain = 1e-5
	largestPlain  = 1e16
)

// reserve makes room for more bytes behind the text.
func reserve(to []byte, more int) []byte {
	if cap(to)-len(to) < more {
		return slices.Grow(to, more)
	}
	return to
}

// spell makes eight ASCII digits without their '0' from a number below 100,000,000; the first digit
// is in the low byte. It is the inverse of eightValue.
func spell(number uint64) uint64 {
	// Halves of four digits, then of two, then single digits.
	fours := number/10_000 | number%10_000<<32
	hundreds := fours * 10_486 >> 20 & 0x7f0000007f
	twos := hundreds | (fours-100*hundreds)<<16
	ones := twos * 103 >> 10 & 0x000f000f000f000f
	return ones | (twos-10*ones)<<8
}

// appendInteger writes an integer.
func appendInteger(to []byte, magnitude uint64, negative bool) []byte {
	to = reserve(to, 32)
	if negative {
		to = append(to, '-')
	}
	if magnitude < eightDigits {
		return appendEight(to, magnitude)
	}
	if magnitude >= eightDigits*eightDigits {
		return strconv.AppendUint(to, magnitude, 10)
	}
	to = appendEight(to, magnitude/eightDigits)
	used := len(to)
	to = to[:used+8]
	binary.LittleEndian.PutUint64(to[used:], spell(magnitude%eightDigits)|'0'*lows)
	return to
}

// eightDigits is the first number that has more than eight digits.
const eightDigits = 100_000_000

// appendEight writes a number of up to eight digits; there is room for as many.
func appendEight(to []byte, number uint64) []byte {
	used, text := len(to), spell(number)
	zeros := min(bits.TrailingZeros64(text)>>3, 7)
	binary.LittleEndian.PutUint64(to[used:used+8], (text|'0'*lows)>>(8*zeros))
	return to[:used+8-zeros]
}

// appendDouble is appendFloat for an F64. It finds decimals of few digits without searching for the
// shortest text: no two decimals of up to fifteen digits round to the same float64, so that one
// which gives the number back is the only one, hence without its trailing zeros the shortest.
func appendDouble(to []byte, value float64) ([]byte, bool) {
	magnitude := math.Abs(value)
	if magnitude < eightDigits {
		mantissa := uint64(magnitude*scale + 0.5)
		if float64(mantissa)/scale == magnitude && (mantissa == 0 || magnitude >= smallestPlain) {
			return appendDecimal(to, mantissa, math.Signbit(value)), true
		}
	}
	return appendFloat(to, value, 64)
}

// appendSingle is appendFloat for an F32, of which six digits are unique.
func appendSingle(to []byte, value float32) ([]byte, bool) {
	const thousands, sixDigits = 1000, 1_000_000
	magnitude := float32(math.Abs(float64(value)))
	if magnitude < sixDigits/thousands {
		mantissa := uint64(magnitude*thousands + 0.5)
		if float32(mantissa)/thousands == magnitude {
			return appendDecimal(to, mantissa*(scale/thousands), math.Signbit(float64(value))), true
		}
	}
	return appendFloat(to, float64(value), 32)
}

// scale is how often the unit of a decimal's mantissa goes into one.
const scale = 10_000_000

// appendDecimal writes a decimal below eightDigits with at least one place.
func appendDecimal(to []byte, mantissa uint64, negative bool) []byte {
	to = reserve(to, 32)
	if negative {
		to = append(to, '-')
	}
	to = append(appendEight(to, mantissa/scale), '.')
	used, text := len(to), spell(mantissa%scale*10)
	zeros := min(bits.LeadingZeros64(text)>>3, 7)
	binary.LittleEndian.PutUint64(to[used:used+8], text|'0'*lows)
	return to[:used+8-zeros]
}

// appendFloat writes the shortest text that reads back as the same number, with a point or an
// exponent so that it stays a float. It reports false for a non-finite number.
func appendFloat(to []byte, value float64, size int) ([]byte, bool) {
	if value-value != 0 {
		return to, false
	}
	magnitude := math.Abs(value)
	if magnitude >= smallestPlain && magnitude < largestPlain || magnitude == 0 {
		if value == math.Trunc(value) && magnitude != 0 && magnitude < exactDouble && size == 64 {
			to = strconv.AppendInt(to, int64(value), 10)
			return append(to, ".0"...), true
		}
		start := len(to)
		to = strconv.AppendFloat(to, value, 'f', -1, size)
		for _, c := range to[start:] {
			if c == '.' {
				return to, true
			}
		}
		return append(to, ".0"...), true
	}
	return trimExponent(strconv.AppendFloat(to, value, 'e', -1, size)), true
}

// trimExponent drops the plus sign and the leading zero of an exponent.
func trimExponent(text []byte) []byte {
	mark := len(text) - 1
	for text[mark] != 'e' {
		mark--
	}
	sign, digits := text[mark+1], text[mark+2:]
	if len(digits) == 2 && digits[0] == '0' {
		digits = digits[1:]
	}
	text = text[:mark+1]
	if sign == '-' {
		text = append(text, '-')
	}
	return append(text, digits...)
}

// appendString writes a quoted string; value is valid UTF-8.
func appendString(to []byte, value string) []byte {
	to = append(to, '"')
	for text := unsafe.Slice(unsafe.StringData(value), len(value)); ; {
		to = reserve(to, len(text)+1)
		used := len(to)
		count, _ := copyText(to[used:cap(to)], text)
		to = to[:used+count]
		if count == len(text) {
			return append(to, '"')
		}
		to = appendEscape(to, text[count])
		text = text[count+1:]
	}
}

// appendEscape writes a character that a string must not hold as it is.
func appendEscape(to []byte, c byte) []byte {
	switch c {
	case '"', '\\':
		return append(to, '\\', c)
	case '\b':
		return append(to, `\b`...)
	case '\f':
		return append(to, `\f`...)
	case '\n':
		return append(to, `\n`...)
	case '\r':
		return append(to, `\r`...)
	case '\t':
		return append(to, `\t`...)
	}
	return append(to, '\\', 'u', '0', '0', hexadecimal[c>>4], hexadecimal[c&15])
}

const hexadecimal = "0123456789abcdef"
