package pattern

import (
	"bytes"
	"regexp/syntax"
	"slices"
	"unicode"
	"unicode/utf8"
)

// Matcher finds matches from any position of a text with the positions of groups and the word
// boundaries of Unicode. Its time is bounded by the size of the pattern times that of the text:
// where that is small it tries one alternative after the other and remembers what failed,
// otherwise it follows all of them in step. One goroutine owns it; the zero Matcher is ready.
type Matcher struct {
	program *syntax.Prog
	ascii   [][2]uint64
	// matched are the positions of the last match, two per group, -1 for a group without.
	matched       []int
	current, next threads
	slots         int
	start         []int
	// failed are the pairs of instruction and position that led to no match.
	failed []uint64
}

// threads are the instructions that are active at one position of the text, in order of
// preference, each with the positions of its groups.
type threads struct {
	sparse, dense []uint32
	positions     []int
}

func (t *threads) reset(instructions, slots int) {
	if len(t.sparse) < instructions {
		t.sparse = make([]uint32, instructions)
		t.dense = make([]uint32, 0, instructions)
	}
	t.dense = t.dense[:0]
	if len(t.positions) < instructions*slots {
		t.positions = make([]int, instructions*slots)
	}
}

// add puts an instruction at the end unless it is there.
func (t *threads) add(instruction uint32) (index int, added bool) {
	if at := t.sparse[instruction]; int(at) < len(t.dense) && t.dense[at] == instruction {
		return 0, false
	}
	index = len(t.dense)
	t.sparse[instruction] = uint32(index)
	t.dense = append(t.dense, instruction)
	return index, true
}

// search finds the first match at or after a position and the given number of positions of its
// groups.
func (m *Matcher) search(p *Pattern, text []byte, at, slots int) bool {
	m.program, m.ascii, m.slots = p.program, p.ascii, slots
	m.matched = slices.Grow(m.matched[:0], slots)[:slots]
	if p.isTried(len(text) - at) {
		return m.tryAll(p, text, at)
	}
	return m.followAll(p, text, at)
}

// followAll finds the first match with all alternatives in step.
func (m *Matcher) followAll(p *Pattern, text []byte, at int) bool {
	m.current.reset(len(p.program.Inst), m.slots)
	m.next.reset(len(p.program.Inst), m.slots)
	m.start = slices.Grow(m.start[:0], m.slots)[:m.slots]
	found := false
	before := lastRune(text[:at])
	for {
		if len(m.current.dense) == 0 {
			if found {
				return true
			}
			if len(p.prefix) > 0 {
				skipped := bytes.Index(text[at:], p.prefix)
				if skipped < 0 {
					return false
				}
				if skipped > 0 {
					at += skipped
					before = lastRune(text[:at])
				}
			}
		}
		after, width := rune(-1), 0
		if at < len(text) {
			after, width = utf8.DecodeRune(text[at:])
		}
		if !found {
			for i := range m.start {
				m.start[i] = -1
			}
			m.follow(&m.current, uint32(p.program.Start), at, m.start, flagsOf(before, after))
		}
		var beyond rune = -1
		if at+width < len(text) {
			beyond, _ = utf8.DecodeRune(text[at+width:])
		}
		if m.advance(after, at, at+width, flagsOf(after, beyond)) {
			found = true
		}
		if width == 0 {
			return found
		}
		m.current, m.next = m.next, m.current
		m.next.dense = m.next.dense[:0]
		before, at = after, at+width
	}
}

// advance moves every thread over one character, and notes the preferred match that ends before
// it, which rules out all less preferred threads.
func (m *Matcher) advance(r rune, at, after int, flags syntax.EmptyOp) (matched bool) {
	for i, number := range m.current.dense {
		in := &m.program.Inst[number]
		positions := m.current.positions[i*m.slots:][:m.slots]
		if in.Op == syntax.InstMatch {
			copy(m.matched, positions)
			m.matched[1] = at
			return true
		}
		if m.takes(number, in, r) {
			copy(m.start, positions)
			m.follow(&m.next, in.Out, after, m.start, flags)
		}
	}
	return false
}

// takes tells whether an instruction moves over a character, -1 for none.
func (m *Matcher) takes(number uint32, in *syntax.Inst, r rune) bool {
	switch {
	case r < 0:
		return false
	case r < utf8.RuneSelf:
		return m.ascii[number][r>>6]>>(r&63)&1 != 0
	}
	return takesRune(in) && in.MatchRune(r)
}

// follow adds what is reached from an instruction without a character.
func (m *Matcher) follow(to *threads, number uint32, at int, positions []int, flags syntax.EmptyOp) {
	index, added := to.add(number)
	if !added {
		return
	}
	in := &m.program.Inst[number]
	switch in.Op {
	case syntax.InstAlt, syntax.InstAltMatch:
		m.follow(to, in.Out, at, positions, flags)
		m.follow(to, in.Arg, at, positions, flags)
	case syntax.InstNop:
		m.follow(to, in.Out, at, positions, flags)
	case syntax.InstEmptyWidth:
		if syntax.EmptyOp(in.Arg)&^flags == 0 {
			m.follow(to, in.Out, at, positions, flags)
		}
	case syntax.InstCapture:
		if int(in.Arg) >= len(positions) {
			m.follow(to, in.Out, at, positions, flags)
			return
		}
		before := positions[in.Arg]
		positions[in.Arg] = at
		m.follow(to, in.Out, at, positions, flags)
		positions[in.Arg] = before
	case syntax.InstMatch, syntax.InstRune, syntax.InstRune1, syntax.InstRuneAny, syntax.InstRuneAnyNotNL:
		saved := to.positions[index*m.slots:][:m.slots]
		copy(saved, positions)
		if saved[0] < 0 {
			saved[0] = at
		}
	case syntax.InstFail:
	}
}

// lastRune gives the character that ends a text, -1 for none.
func lastRune(text []byte) rune {
	if len(text) == 0 {
		return -1
	}
	r, _ := utf8.DecodeLastRune(text)
	return r
}

// flagsOf gives the empty matches that hold between two characters, -1 for none.
func flagsOf(before, after rune) syntax.EmptyOp {
	flags := syntax.EmptyOp(0)
	if before < 0 {
		flags |= syntax.EmptyBeginText | syntax.EmptyBeginLine
	}
	if before == '\n' {
		flags |= syntax.EmptyBeginLine
	}
	if after < 0 {
		flags |= syntax.EmptyEndText | syntax.EmptyEndLine
	}
	if after == '\n' {
		flags |= syntax.EmptyEndLine
	}
	if isWord(before) != isWord(after) {
		return flags | syntax.EmptyWordBoundary
	}
	return flags | syntax.EmptyNoWordBoundary
}

// isWord tells whether a character belongs to \w.
func isWord(r rune) bool {
	if r < utf8.RuneSelf {
		return r >= 0 && isNamePart(byte(r))
	}
	return unicode.In(r, unicode.L, unicode.M, unicode.Nd, unicode.Nl, unicode.Pc, unicode.Other_Alphabetic, unicode.Join_Control)
}
