package program

import (
	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/runtime/pattern"
)

// Bounds of the patterns that a machine keeps.
const (
	maximumPatterns     = 256
	maximumPatternBytes = 32 << 20
)

// patterns are compiled patterns by their text, and what is wrong with those that do not compile.
type patterns struct {
	known map[string]compiled
	bytes int
}

type compiled struct {
	pattern *pattern.Pattern
	wrong   error
}

// of compiles a pattern unless it is known. When there is no more room, all of them make way.
func (p *patterns) of(text []byte) compiled {
	if known, ok := p.known[string(text)]; ok {
		return known
	}
	made := compile(string(text))
	size := 2 * len(text)
	if made.pattern != nil {
		size += made.pattern.Size()
	}
	if p.known == nil || len(p.known) == maximumPatterns || p.bytes+size > maximumPatternBytes {
		p.known, p.bytes = map[string]compiled{}, 0
	}
	if len(text) <= pattern.MaximumText {
		p.known[string(text)] = made
		p.bytes += size
	}
	return made
}

func compile(text string) compiled {
	made, err := pattern.Compile(text)
	return compiled{made, err}
}

// regular is what the functions of regular expressions share: the operands and the pattern, which
// is compiled with the program when it is a constant.
type regular struct {
	name     string
	operands []uint32
	fixed    compiled
}

func regularOf(name string, a []term) regular {
	r := regular{name: name, operands: registersOf(a)}
	if known := a[1].known; known != nil && !known.isNull(0) {
		r.fixed = compile(string(known.textAt(0)))
	}
	return r
}

// pattern gives the pattern of a row, or why the row fails.
func (r *regular) pattern(m *Machine, from indexed, row int) (*pattern.Pattern, failure.Failure) {
	found := r.fixed
	if found == (compiled{}) {
		found = m.patterns.of(from.at(row))
	}
	if found.wrong != nil {
		return nil, &failure.InvalidArgument{Operation: r.name, Reason: "invalid regular expression: " + found.wrong.Error()}
	}
	return found.pattern, nil
}

// matching tells whether a pattern matches.
type matching struct{ regular }

func (s *matching) run(m *Machine, to *vector) *vector {
	left, right := m.registers[s.operands[0]], m.registers[s.operands[1]]
	if !m.strict(to, datatype.KindBool, left, right) {
		return to
	}
	clear(to.ownBits())
	text, from := index(left), index(right)
	for row := range to.rows {
		if to.isNull(row) {
			continue
		}
		if found, why := s.pattern(m, from, row); why != nil {
			m.fail(to, row, why)
		} else if found.Match(&m.matcher, text.at(row)) {
			setBit(to.values, row)
		}
	}
	return to
}

// matched gives the first match of a pattern, null without one.
type matched struct{ regular }

func (s *matched) run(m *Machine, to *vector) *vector {
	left, right := m.registers[s.operands[0]], m.registers[s.operands[1]]
	if !m.strict(to, datatype.KindString, left, right) {
		return to
	}
	source, from := index(left), index(right)
	m.writeText(to, func(text []byte, row int) ([]byte, failure.Failure) {
		found, why := s.pattern(m, from, row)
		if why != nil {
			return text, why
		}
		match, any := found.Find(&m.matcher, source.at(row))
		if !any {
			to.invalidate(row)
		}
		return append(text, match...), nil
	})
	return to
}

// replaced gives a text with all matches of a pattern replaced.
type replaced struct{ regular }

func (s *replaced) run(m *Machine, to *vector) *vector {
	var list [3]*vector
	operands := m.operands(list[:0], s.operands)
	if !m.strict(to, datatype.KindString, operands...) {
		return to
	}
	source, from, by := index(operands[0]), index(operands[1]), index(operands[2])
	m.writeText(to, func(text []byte, row int) ([]byte, failure.Failure) {
		found, why := s.pattern(m, from, row)
		if why != nil {
			return text, why
		}
		m.replacement.Parse(found, by.at(row))
		written, fits := found.Replace(&m.matcher, text, source.at(row), &m.replacement, maximumText)
		if !fits {
			return written, textTooLarge
		}
		return written, nil
	})
	m.replacement.Clear()
	return to
}
