package program

import (
	"bytes"
	"encoding/binary"
	"math/bits"
	"unicode/utf8"

	"nervix/generated/datatype"
)

// asciiMap changes the case of the 26 ASCII letters from first on, over the whole text at once.
type asciiMap struct {
	operand uint32
	first   byte
}

func (s *asciiMap) run(m *Machine, to *vector) *vector {
	from := m.registers[s.operand]
	if !m.strict(to, datatype.KindString, from) {
		return to
	}
	if to.rows == 0 {
		to.ownOffsets()[0] = 0
		return to
	}
	start, end := from.offsets[0], from.offsets[to.rows]
	to.scratch.text = grow(to.scratch.text, int(end-start))
	to.text = to.scratch.text
	changeCase(to.text, from.text[start:end], s.first)
	if start == 0 && !same(from.offsets, from.scratch.offsets) {
		to.offsets = from.offsets
		return to
	}
	for i, offset := range from.offsets[:len(to.ownOffsets())] {
		to.offsets[i] = offset - start
	}
	return to
}

// changeCase copies text with the other case for the 26 ASCII letters from first on, eight bytes
// at a time; four words in a row, since slicing costs as much as a word.
func changeCase(to, from []byte, first byte) {
	reached, passed := ones*uint64(0x80-first), ones*uint64(0x80-first-26)
	for len(from) >= 32 && len(to) >= 32 {
		for at := 0; at < 32; at += 8 {
			word := binary.LittleEndian.Uint64(from[at:])
			binary.LittleEndian.PutUint64(to[at:], flipCase(word, reached, passed))
		}
		from, to = from[32:], to[32:]
	}
	for i, c := range from {
		to[i] = c ^ bit(c-first < 26)<<5
	}
}

const ones, high = 0x0101010101010101, 0x8080808080808080

// flipCase changes the case of the letters that are flagged as reached but not as passed. The
// letters of both cases differ in the bit 0x20.
func flipCase(word, reached, passed uint64) uint64 {
	low := word &^ high
	letters := ((low + reached) ^ (low + passed)) &^ word & high
	return word ^ letters>>2
}

// measure computes an I64 from a text.
type measure struct {
	operand uint32
	of      func(text []byte) int64
}

func (s *measure) run(m *Machine, to *vector) *vector {
	from := m.registers[s.operand]
	if !m.strict(to, datatype.KindI64, from) {
		return to
	}
	list := values[int64](to.ownValues(8 * to.rows))
	for row := range list {
		list[row] = s.of(from.textAt(row))
	}
	return to
}

// length counts characters. Text that is ASCII throughout has one per byte.
type length struct{ operand uint32 }

func (s *length) run(m *Machine, to *vector) *vector {
	from := m.registers[s.operand]
	if !m.strict(to, datatype.KindI64, from) {
		return to
	}
	list := values[int64](to.ownValues(8 * to.rows))
	if to.rows == 0 {
		return to
	}
	offsets := from.offsets[:len(list)+1]
	if ascii(from.text[offsets[0]:offsets[len(list)]]) {
		for row := range list {
			list[row] = int64(offsets[row+1] - offsets[row])
		}
		return to
	}
	for row := range list {
		list[row] = characters(from.textAt(row))
	}
	return to
}

// ascii tells whether text has no byte above 127.
func ascii(text []byte) bool {
	for len(text) >= 8 {
		if binary.LittleEndian.Uint64(text)&high != 0 {
			return false
		}
		text = text[8:]
	}
	for _, c := range text {
		if c >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// characters counts the bytes that do not continue a character, eight at a time. Text is UTF-8.
func characters(text []byte) int64 {
	count := len(text)
	for len(text) >= 8 {
		word := binary.LittleEndian.Uint64(text)
		count -= bits.OnesCount64(word & high &^ (word << 1))
		text = text[8:]
	}
	for _, c := range text {
		count -= int(bit(c&0xc0 == 0x80))
	}
	return int64(count)
}

func textBits(text []byte) int64 { return 8 * int64(len(text)) }

func firstCharacter(text []byte) int64 {
	if len(text) == 0 {
		return 0
	}
	r, _ := utf8.DecodeRune(text)
	return int64(r)
}

// position finds the first match of the right text, counted in characters from 1.
type position struct{ left, right uint32 }

func (s *position) run(m *Machine, to *vector) *vector {
	left, right := m.registers[s.left], m.registers[s.right]
	if !m.strict(to, datatype.KindI64, left, right) {
		return to
	}
	i, j := left.step(), right.step()
	list := values[int64](to.ownValues(8 * to.rows))
	for row := range list {
		text := left.textAt(row * i)
		list[row] = 0
		if at := bytes.Index(text, right.textAt(row*j)); at >= 0 {
			list[row] = characters(text[:at]) + 1
		}
	}
	return to
}

// search computes a BOOL from two texts.
type search struct {
	left, right uint32
	// find sets the bits of the matching rows.
	find func(to, left, right *vector)
}

func (s *search) run(m *Machine, to *vector) *vector {
	left, right := m.registers[s.left], m.registers[s.right]
	if m.strict(to, datatype.KindBool, left, right) {
		clear(to.ownBits())
		s.find(to, left, right)
	}
	return to
}

func contains(to, left, right *vector) {
	if right.constant && to.rows > 0 {
		containsConstant(to, left, right.textAt(0))
		return
	}
	i := left.step()
	for row := range to.rows {
		if bytes.Contains(left.textAt(row*i), right.textAt(row)) {
			setBit(to.values, row)
		}
	}
}

// containsConstant searches the text of all rows at once. A match that reaches over the end of
// its row does not count.
func containsConstant(to, left *vector, needle []byte) {
	if len(needle) == 0 {
		fillBits(to.values, true)
		return
	}
	offsets := left.offsets[:to.rows+1]
	text := left.text[:offsets[to.rows]]
	row, from := 0, int(offsets[0])
	for {
		at := bytes.Index(text[from:], needle)
		if at < 0 {
			return
		}
		at += from
		for int(offsets[row+1]) <= at {
			row++
		}
		if at+len(needle) > int(offsets[row+1]) {
			from = at + 1
			continue
		}
		setBit(to.values, row)
		from = int(offsets[row+1])
	}
}

func startsWith(to, left, right *vector) {
	i, j := left.step(), right.step()
	for row := range to.rows {
		if bytes.HasPrefix(left.textAt(row*i), right.textAt(row*j)) {
			setBit(to.values, row)
		}
	}
}

func endsWith(to, left, right *vector) {
	i, j := left.step(), right.step()
	for row := range to.rows {
		if bytes.HasSuffix(left.textAt(row*i), right.textAt(row*j)) {
			setBit(to.values, row)
		}
	}
}
