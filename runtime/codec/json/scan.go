package json

import (
	"encoding/binary"
	"math/bits"
	"unicode/utf8"
)

const (
	lows  = 0x0101010101010101
	highs = 0x8080808080808080
)

// special flags the bytes of a word that end a run of plain string bytes: quotes, backslashes and
// control characters. The lowest flag is exact; higher ones may be false.
func special(word uint64) uint64 {
	quote, backslash := word^('"'*lows), word^('\\'*lows)
	return ((quote-lows)&^quote | (backslash-lows)&^backslash | (word-0x20*lows)&^word) & highs
}

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

// eightDigits tells whether all bytes of a word are ASCII digits.
func eightDigits(word uint64) bool {
	return (word&0xf0f0f0f0f0f0f0f0)|((word+0x0606060606060606)&0xf0f0f0f0f0f0f0f0)>>4 == 0x3333333333333333
}

// eightValue is the number that eight ASCII digits spell.
func eightValue(word uint64) uint64 {
	word -= '0' * lows
	word = word*10 + word>>8
	return ((word&0x000000ff000000ff)*(100+1_000_000<<32) + (word>>16&0x000000ff000000ff)*(1+10_000<<32)) >> 32
}

// scanDigits appends the digits at an index to a number and gives the index behind them. The
// number wraps around silently after nineteen digits.
func scanDigits(text []byte, at int, number uint64) (uint64, int) {
	for at+8 <= len(text) {
		word := binary.LittleEndian.Uint64(text[at:])
		if !eightDigits(word) {
			break
		}
		number = number*100_000_000 + eightValue(word)
		at += 8
	}
	for at < len(text) && text[at]-'0' <= 9 {
		number = number*10 + uint64(text[at]-'0')
		at++
	}
	return number, at
}

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
