package pattern

import (
	"bytes"
	"regexp/syntax"
	"unicode/utf8"
)

// maximumTried bounds the pairs of instruction and position that are tried one by one, and with
// them the depth of the recursion.
const maximumTried = 1 << 16

// isTried tells whether so much text is searched by trying.
func (p *Pattern) isTried(length int) bool {
	return len(p.program.Inst)*(length+1) <= maximumTried
}

// tryAll finds the first match at or after a position, one alternative after the other. What failed
// once fails from every later start too, so that no pair is tried twice.
func (m *Matcher) tryAll(p *Pattern, text []byte, at int) bool {
	words := (len(p.program.Inst)*(len(text)-at+1) + 63) >> 6
	if cap(m.failed) < words {
		m.failed = make([]uint64, maximumTried>>6)
	}
	m.failed = m.failed[:words]
	clear(m.failed)
	attempt := attempt{m, text, at, len(text) - at + 1}
	for start := at; ; {
		if len(p.prefix) > 0 {
			skipped := bytes.Index(text[start:], p.prefix)
			if skipped < 0 {
				return false
			}
			start += skipped
		}
		for i := range m.matched {
			m.matched[i] = -1
		}
		if attempt.try(uint32(p.program.Start), start) {
			m.matched[0] = start
			return true
		}
		if start >= len(text) {
			return false
		}
		_, width := utf8.DecodeRune(text[start:])
		start += width
	}
}

// attempt is one search.
type attempt struct {
	*Matcher
	text []byte
	// from is the first position, span the number of positions.
	from, span int
}

// try goes on from an instruction at a position and tells whether that ends in a match.
func (a *attempt) try(number uint32, at int) bool {
	for {
		pair := int(number)*a.span + at - a.from
		if a.failed[pair>>6]>>(pair&63)&1 != 0 {
			return false
		}
		a.failed[pair>>6] |= 1 << (pair & 63)
		in := &a.program.Inst[number]
		switch in.Op {
		case syntax.InstMatch:
			a.matched[1] = at
			return true
		case syntax.InstAlt, syntax.InstAltMatch:
			if a.try(in.Out, at) {
				return true
			}
			number = in.Arg
			continue
		case syntax.InstCapture:
			if int(in.Arg) < len(a.matched) {
				before := a.matched[in.Arg]
				a.matched[in.Arg] = at
				if a.try(in.Out, at) {
					return true
				}
				a.matched[in.Arg] = before
				return false
			}
		case syntax.InstEmptyWidth:
			if syntax.EmptyOp(in.Arg)&^flagsOf(lastRune(a.text[:at]), firstRune(a.text[at:])) != 0 {
				return false
			}
		case syntax.InstRune, syntax.InstRune1, syntax.InstRuneAny, syntax.InstRuneAnyNotNL:
			if at == len(a.text) {
				return false
			}
			r, width := utf8.DecodeRune(a.text[at:])
			if !a.takes(number, in, r) {
				return false
			}
			at += width
		case syntax.InstNop:
		case syntax.InstFail:
			return false
		}
		number = in.Out
	}
}

// firstRune gives the character that begins a text, -1 for none.
func firstRune(text []byte) rune {
	if len(text) == 0 {
		return -1
	}
	r, _ := utf8.DecodeRune(text)
	return r
}
