package json

import (
	"encoding/binary"
	"math"
	"math/bits"
	"strconv"
	"unsafe"
)

// The range that is written without an exponent.
const (
	smallestPlain = 1e-5
	largestPlain  = 1e16
)

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

const hexadecimal = "0123456789abcdef"

// appendString writes a quoted string; value is valid UTF-8.
func appendString(to []byte, value string) []byte {
	to = append(to, '"')
	for {
		plain := plainPrefix(value)
		to = append(to, value[:plain]...)
		if plain == len(value) {
			return append(to, '"')
		}
		switch c := value[plain]; c {
		case '"', '\\':
			to = append(to, '\\', c)
		case '\b':
			to = append(to, `\b`...)
		case '\f':
			to = append(to, `\f`...)
		case '\n':
			to = append(to, `\n`...)
		case '\r':
			to = append(to, `\r`...)
		case '\t':
			to = append(to, `\t`...)
		default:
			to = append(to, '\\', 'u', '0', '0', hexadecimal[c>>4], hexadecimal[c&15])
		}
		value = value[plain+1:]
	}
}

// plainPrefix is the number of leading bytes that need no escape.
func plainPrefix(value string) int {
	at, text := 0, unsafe.Slice(unsafe.StringData(value), len(value))
	for ; at+8 <= len(text); at += 8 {
		if found := special(binary.LittleEndian.Uint64(text[at:])); found != 0 {
			return at + bits.TrailingZeros64(found)>>3
		}
	}
	for at < len(text) && text[at] >= 0x20 && text[at] != '"' && text[at] != '\\' {
		at++
	}
	return at
}
