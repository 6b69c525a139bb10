package program

import (
	"bytes"
	"crypto/md5"
	"encoding/hex"
	"math"
	"slices"
	"strconv"
	"unicode"
	"unicode/utf8"
	"unsafe"

	"github.com/apache/arrow-go/v18/arrow"
	"golang.org/x/text/cases"
	"golang.org/x/text/language"

	"nervix/generated/datatype"
	"nervix/generated/failure"
)

// indexed reads the texts of an operand by the row of the result.
type indexed struct {
	from *vector
	step int
}

func index(v *vector) indexed { return indexed{v, v.step()} }

func (x indexed) at(row int) []byte { return x.from.textAt(row * x.step) }

// integers reads an integer operand as I64 by the row of the result.
type integers struct {
	values []int64
	step   int
}

func (x integers) at(row int) int64 { return x.values[row*x.step] }

// integers widens an operand; U64 above the greatest I64 counts as that. slot names the scratch.
func (m *Machine) integers(slot int, from *vector) integers {
	if from.kind == datatype.KindI64 {
		return integers{values[int64](from.values), from.step()}
	}
	m.numbers[slot] = grow(m.numbers[slot], from.rows)
	list := m.numbers[slot]
	if from.kind == datatype.KindU64 {
		for i, value := range values[uint64](from.values) {
			list[i] = int64(min(value, math.MaxInt64))
		}
		return integers{list, from.step()}
	}
	wide := vector{kind: datatype.KindI64, rows: from.rows, values: arrow.GetBytes(list)}
	numericConversions[from.kind][datatype.KindI64](&wide, from, 0, from.rows)
	return integers{list, from.step()}
}

func trim(_ *Machine, operands []*vector) writer {
	x := index(operands[0])
	return func(text []byte, row int) ([]byte, failure.Failure) {
		return append(text, bytes.TrimSpace(x.at(row))...), nil
	}
}

func trimLeft(_ *Machine, operands []*vector) writer {
	x := index(operands[0])
	return func(text []byte, row int) ([]byte, failure.Failure) {
		return append(text, bytes.TrimLeftFunc(x.at(row), unicode.IsSpace)...), nil
	}
}

func trimRight(_ *Machine, operands []*vector) writer {
	x := index(operands[0])
	return func(text []byte, row int) ([]byte, failure.Failure) {
		return append(text, bytes.TrimRightFunc(x.at(row), unicode.IsSpace)...), nil
	}
}

// Full Unicode case mappings of single characters; both are stateless.
var (
	upperCase = cases.Upper(language.Und)
	lowerCase = cases.Lower(language.Und, cases.HandleFinalSigma(false))
)

func initCap(_ *Machine, operands []*vector) writer {
	x := index(operands[0])
	mapped := make([]byte, 4*utf8.UTFMax)
	return func(text []byte, row int) ([]byte, failure.Failure) {
		inside := false
		for from := x.at(row); len(from) > 0; {
			if c := from[0]; c < utf8.RuneSelf {
				letter := c|0x20-'a' < 26
				if letter {
					c = c&^0x20 | bit(inside)<<5
				}
				text, from, inside = append(text, c), from[1:], letter || c-'0' < 10
				continue
			}
			r, size := utf8.DecodeRune(from)
			caser := &upperCase
			if inside {
				caser = &lowerCase
			}
			if inside = alphanumeric(r); inside {
				written, _, err := caser.Transform(mapped, from[:size], true)
				if err != nil {
					written = copy(mapped, from[:size])
				}
				text = append(text, mapped[:written]...)
			} else {
				text = append(text, from[:size]...)
			}
			from = from[size:]
		}
		return text, nil
	}
}

// alphanumeric tells whether a character is alphabetic or numeric in the sense of Unicode.
func alphanumeric(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsNumber(r) || unicode.Is(unicode.Other_Alphabetic, r)
}

// prefix gives the first n characters, all when there are fewer.
func prefix(text []byte, n int64) []byte { return text[:characterOffset(text, n)] }

// characterOffset gives the byte offset of the n-th character, at most the length.
func characterOffset(text []byte, n int64) int {
	if n <= 0 {
		return 0
	}
	for offset := range bytesAsString(text) {
		if n == 0 {
			return offset
		}
		n--
	}
	return len(text)
}

// bytesAsString views text as a string for the duration of a loop.
func bytesAsString(text []byte) string { return unsafe.String(unsafe.SliceData(text), len(text)) }

func left(m *Machine, operands []*vector) writer {
	x, count := index(operands[0]), m.integers(0, operands[1])
	return func(text []byte, row int) ([]byte, failure.Failure) {
		from, n := x.at(row), count.at(row)
		if n < 0 {
			n = remaining(from, n)
		}
		return append(text, prefix(from, n)...), nil
	}
}

func right(m *Machine, operands []*vector) writer {
	x, count := index(operands[0]), m.integers(0, operands[1])
	return func(text []byte, row int) ([]byte, failure.Failure) {
		from, n := x.at(row), count.at(row)
		skip := -max(n, -math.MaxInt64)
		if n >= 0 {
			skip = remaining(from, -n)
		}
		return append(text, from[characterOffset(from, skip):]...), nil
	}
}

// remaining gives how many characters are left without |n| of them, for n ≤ 0; at least 0.
func remaining(text []byte, n int64) int64 { return max(0, characters(text)+max(n, -math.MaxInt64)) }

func substr(m *Machine, operands []*vector) writer {
	x, start := index(operands[0]), m.integers(0, operands[1])
	length := integers{values: []int64{math.MaxInt64}}
	if len(operands) == 3 {
		length = m.integers(1, operands[2])
	}
	return func(text []byte, row int) ([]byte, failure.Failure) {
		from := x.at(row)
		from = from[characterOffset(from, max(start.at(row), 1)-1):]
		return append(text, prefix(from, length.at(row))...), nil
	}
}

func repeat(m *Machine, operands []*vector) writer {
	x, count := index(operands[0]), m.integers(0, operands[1])
	return func(text []byte, row int) ([]byte, failure.Failure) {
		from, n := x.at(row), count.at(row)
		if n <= 0 || len(from) == 0 {
			return text, nil
		}
		if n > maximumText/int64(len(from)) {
			return text, textTooLarge
		}
		for range n {
			text = append(text, from...)
		}
		return text, nil
	}
}

func replace(_ *Machine, operands []*vector) writer {
	x, needle, by := index(operands[0]), index(operands[1]), index(operands[2])
	return func(text []byte, row int) ([]byte, failure.Failure) {
		from, old, new := x.at(row), needle.at(row), by.at(row)
		if bytes.Count(from, old)*len(new)+len(from) > maximumText {
			return text, textTooLarge
		}
		if len(old) == 0 {
			for i, c := range bytesAsString(from) {
				text = append(append(text, new...), from[i:i+utf8.RuneLen(c)]...)
			}
			return append(text, new...), nil
		}
		for {
			at := bytes.Index(from, old)
			if at < 0 {
				return append(text, from...), nil
			}
			text = append(append(text, from[:at]...), new...)
			from = from[at+len(old):]
		}
	}
}

func reverse(_ *Machine, operands []*vector) writer {
	x := index(operands[0])
	return func(text []byte, row int) ([]byte, failure.Failure) {
		from := x.at(row)
		text = append(text, from...)
		to := text[len(text)-len(from):]
		slices.Reverse(to)
		// A character of more bytes has been turned round itself: its first byte comes last.
		for start, i := 0, 0; i < len(to); i++ {
			switch c := to[i]; {
			case c < utf8.RuneSelf:
				start = i + 1
			case c&0xc0 == 0xc0:
				slices.Reverse(to[start : i+1])
				start = i + 1
			}
		}
		return text, nil
	}
}

func padLeft(m *Machine, operands []*vector) writer { return pad(m, operands, true) }

func padRight(m *Machine, operands []*vector) writer { return pad(m, operands, false) }

func pad(m *Machine, operands []*vector, before bool) writer {
	x, wanted, fill := index(operands[0]), m.integers(0, operands[1]), index(operands[2])
	return func(text []byte, row int) ([]byte, failure.Failure) {
		from, n, filler := x.at(row), wanted.at(row), fill.at(row)
		missing := n - characters(from)
		switch {
		case n <= 0:
			return text, nil
		case missing <= 0:
			return append(text, prefix(from, n)...), nil
		case len(filler) == 0:
			return append(text, from...), nil
		case missing > maximumText || padded(from, filler, missing) > maximumText:
			return text, textTooLarge
		}
		if !before {
			text = append(text, from...)
		}
		for size := characters(filler); missing >= size; missing -= size {
			text = append(text, filler...)
		}
		text = append(text, prefix(filler, missing)...)
		if before {
			text = append(text, from...)
		}
		return text, nil
	}
}

// padded gives an upper bound of the bytes of a padded text, one filler too many at most.
func padded(text, filler []byte, missing int64) int64 {
	rounds := missing/characters(filler) + 1
	return int64(len(text)) + rounds*int64(len(filler))
}

func splitPart(m *Machine, operands []*vector) writer {
	x, delimiter, part := index(operands[0]), index(operands[1]), m.integers(0, operands[2])
	return func(text []byte, row int) ([]byte, failure.Failure) {
		from, between, n := x.at(row), delimiter.at(row), part.at(row)
		if n <= 0 || len(between) == 0 && n > 1 {
			return text, nil
		}
		for ; len(between) > 0; n-- {
			at := bytes.Index(from, between)
			switch {
			case n == 1 && at >= 0:
				return append(text, from[:at]...), nil
			case n == 1:
				return append(text, from...), nil
			case at < 0:
				return text, nil
			}
			from = from[at+len(between):]
		}
		return append(text, from...), nil
	}
}

func translate(_ *Machine, operands []*vector) writer {
	x, search, by := index(operands[0]), index(operands[1]), index(operands[2])
	// kept are the ASCII characters that a constant text leaves as they are.
	var kept [utf8.RuneSelf]bool
	if search.step == 0 {
		for c := range kept {
			kept[c] = bytes.IndexByte(search.at(0), byte(c)) < 0
		}
	}
	return func(text []byte, row int) ([]byte, failure.Failure) {
		from, old, new := x.at(row), search.at(row), by.at(row)
		for len(from) > 0 {
			run := 0
			for run < len(from) && from[run] < utf8.RuneSelf && kept[from[run]] {
				run++
			}
			text, from = append(text, from[:run]...), from[run:]
			if len(from) == 0 {
				break
			}
			_, size := utf8.DecodeRune(from)
			if at := bytes.Index(old, from[:size]); at < 0 {
				text = append(text, from[:size]...)
			} else {
				rest := new[characterOffset(new, characters(old[:at])):]
				if len(rest) > 0 {
					_, length := utf8.DecodeRune(rest)
					text = append(text, rest[:length]...)
				}
			}
			from = from[size:]
		}
		return text, nil
	}
}

func toHex(m *Machine, operands []*vector) writer {
	from := operands[0]
	mask := ^uint64(0) >> (64 - 8*width(from.kind))
	if from.kind == datatype.KindU64 {
		list := values[uint64](from.values)
		return func(text []byte, row int) ([]byte, failure.Failure) {
			return strconv.AppendUint(text, list[row], 16), nil
		}
	}
	x := m.integers(0, from)
	return func(text []byte, row int) ([]byte, failure.Failure) {
		return strconv.AppendUint(text, uint64(x.at(row))&mask, 16), nil
	}
}

func md5Text(_ *Machine, operands []*vector) writer {
	x := index(operands[0])
	return func(text []byte, row int) ([]byte, failure.Failure) {
		sum := md5.Sum(x.at(row))
		return hex.AppendEncode(text, sum[:]), nil
	}
}

// concat joins texts; null counts as empty.
type concat struct{ operands []uint32 }

func (s *concat) run(m *Machine, to *vector) *vector {
	var list [8]*vector
	operands := m.operands(list[:0], s.operands)
	constant := true
	for _, operand := range operands {
		constant = constant && operand.constant
	}
	to.reset(datatype.KindString, m.rows, false)
	if constant {
		to.reset(datatype.KindString, 1, true)
	}
	m.writeText(to, func(text []byte, row int) ([]byte, failure.Failure) {
		size := 0
		for _, operand := range operands {
			if !operand.isNull(row) {
				part := operand.textAt(row * operand.step())
				if size += len(part); size > maximumText {
					return text, textTooLarge
				}
				text = append(text, part...)
			}
		}
		return text, nil
	})
	return to
}
