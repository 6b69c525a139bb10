package pattern

import (
	"bytes"
	"fmt"
	"regexp"
	"regexp/syntax"
	"unicode/utf8"
)

// Bounds of a pattern. Patterns may come from messages, so that all of them are checked before
// memory is spent.
const (
	// MaximumText is the size of the text of a pattern in bytes.
	MaximumText = 16 << 10
	// maximumSize bounds the compiled pattern in bytes.
	maximumSize = 10 << 20
	// maximumTranslated bounds the pattern in the form of the standard library.
	maximumTranslated = 1 << 20
	// maximumThreads bounds the positions of all groups that a Matcher may have to follow.
	maximumThreads = 1 << 20
)

var errSize = fmt.Errorf("the pattern is larger than %d bytes when compiled", maximumSize)

// Pattern is a compiled regular expression.
type Pattern struct {
	standard *regexp.Regexp
	// program is the form that a Matcher runs.
	program *syntax.Prog
	// ascii are the ASCII characters that an instruction takes, one bit each.
	ascii [][2]uint64
	// prefix is the text that every match starts with.
	prefix []byte
	// boundary tells that the pattern has \b or \B, which the standard library reads as ASCII.
	boundary bool
	size     int
}

// Compile makes a pattern of its text. The error says what is wrong with it, without quoting more
// than the wrong part.
func Compile(text string) (*Pattern, error) {
	if len(text) > MaximumText {
		return nil, fmt.Errorf("the pattern is longer than %d bytes", MaximumText)
	}
	t := translator{rest: text}
	if err := t.translate(); err != nil {
		return nil, err
	}
	translated := t.out.String()
	if len(translated) > maximumTranslated {
		return nil, errSize
	}
	tree, err := syntax.Parse(translated, syntax.Perl)
	if err != nil {
		return nil, plain(err)
	}
	size := sizeOf(tree)
	if size > maximumSize || size/instructionBytes*2*(tree.MaxCap()+1) > maximumThreads {
		return nil, errSize
	}
	standard, err := regexp.Compile(translated)
	if err != nil {
		return nil, plain(err)
	}
	program, err := syntax.Compile(tree.Simplify())
	if err != nil {
		return nil, plain(err)
	}
	prefix, _ := standard.LiteralPrefix()
	return &Pattern{standard, program, asciiOf(program), []byte(prefix), t.boundary, size}, nil
}

func asciiOf(program *syntax.Prog) [][2]uint64 {
	taken := make([][2]uint64, len(program.Inst))
	for i := range program.Inst {
		if !takesRune(&program.Inst[i]) {
			continue
		}
		for r := range rune(utf8.RuneSelf) {
			if program.Inst[i].MatchRune(r) {
				taken[i][r>>6] |= 1 << (r & 63)
			}
		}
	}
	return taken
}

func takesRune(in *syntax.Inst) bool {
	switch in.Op {
	case syntax.InstRune, syntax.InstRune1, syntax.InstRuneAny, syntax.InstRuneAnyNotNL:
		return true
	}
	return false
}

// plain reduces an error of the standard library to what is wrong.
func plain(err error) error {
	if wrong, ok := err.(*syntax.Error); ok {
		return fmt.Errorf("%s", wrong.Code)
	}
	return err
}

// instructionBytes is about the size of an instruction in both of its forms.
const instructionBytes = 80

// sizeOf estimates the compiled size of a tree before its repetitions are unrolled; sizes above
// the bound are all the same.
func sizeOf(tree *syntax.Regexp) int {
	size := instructionBytes + 4*len(tree.Rune)
	if tree.Op == syntax.OpLiteral {
		size = (instructionBytes + 4) * (1 + len(tree.Rune))
	}
	for _, part := range tree.Sub {
		size = min(size+sizeOf(part), maximumSize+1)
	}
	if tree.Op == syntax.OpRepeat {
		times := max(tree.Min+1, tree.Max)
		size = min(size*times, maximumSize+1)
	}
	return size
}

// Size is about the memory of the pattern in bytes.
func (p *Pattern) Size() int { return p.size }

// Match tells whether the pattern matches anywhere in the text.
func (p *Pattern) Match(m *Matcher, text []byte) bool {
	if p.standardIsBest(text) {
		return p.standard.Match(text)
	}
	return m.search(p, text, 0, 2)
}

// Find gives the first match, which is part of the text and may be empty, and whether there is one.
func (p *Pattern) Find(m *Matcher, text []byte) (match []byte, found bool) {
	if p.standardIsBest(text) {
		match = p.standard.Find(text)
		return match, match != nil
	}
	if !m.search(p, text, 0, 2) {
		return nil, false
	}
	return text[m.matched[0]:m.matched[1]], true
}

// standardIsBest tells whether the standard library, which is quicker with long texts, sees the text
// as the dialect does.
func (p *Pattern) standardIsBest(text []byte) bool {
	if len(text) == 0 || p.isTried(len(text)) {
		return false
	}
	return !p.boundary || bytes.IndexFunc(text, func(r rune) bool { return r >= utf8.RuneSelf }) < 0
}

// Replace appends the text with all matches replaced. It gives false, and an undefined appendix,
// when that would be longer than the limit.
func (p *Pattern) Replace(m *Matcher, to, text []byte, r *Replacement, limit int) ([]byte, bool) {
	// The standard library is quicker to see that a long text has no match.
	if p.standardIsBest(text) && !p.standard.Match(text) {
		return append(to, text...), len(text) <= limit
	}
	end := len(to) + limit
	last := 0
	for at := 0; at <= len(text) && m.search(p, text, at, r.slots); {
		from, until := m.matched[0], m.matched[1]
		to = append(to, text[last:from]...)
		// An empty match right after another match does not count.
		if until > last || from == 0 {
			to = r.expand(to, text, m.matched, end)
		}
		if len(to) > end {
			return to, false
		}
		last, at = until, until
		if from == until {
			_, width := utf8.DecodeRune(text[at:])
			at += max(1, width)
		}
	}
	to = append(to, text[last:]...)
	return to, len(to) <= end
}

// Replacement is a parsed replacement text: $1, $name and ${name} stand for groups, $$ for a
// dollar sign. The zero Replacement is no text.
type Replacement struct {
	parts []part
	// slots is the number of positions that a match must give.
	slots int
}

// part is literal text, or a group when there is no text.
type part struct {
	text  []byte
	group int
}

// Parse reads the text that replaces matches of the pattern; the replacement refers to it. A group
// that the pattern does not have stands for no text.
func (r *Replacement) Parse(p *Pattern, text []byte) {
	r.parts, r.slots = r.parts[:0], 2
	for {
		at := bytes.IndexByte(text, '$')
		if at < 0 || at+1 == len(text) {
			break
		}
		name, rest := groupName(text[at+1:])
		switch {
		case text[at+1] == '$':
			r.literal(text[:at+1])
			text = text[at+2:]
		case rest == nil:
			r.literal(text[:at+1])
			text = text[at+1:]
		default:
			r.literal(text[:at])
			if group := p.group(name); group >= 0 {
				r.parts, r.slots = append(r.parts, part{group: group}), max(r.slots, 2*group+2)
			}
			text = rest
		}
	}
	r.literal(text)
}

// Clear drops the references to the parsed text.
func (r *Replacement) Clear() {
	clear(r.parts)
	r.parts = r.parts[:0]
}

func (r *Replacement) literal(text []byte) {
	if len(text) > 0 {
		r.parts = append(r.parts, part{text: text})
	}
}

// groupName reads the name after a dollar sign; rest is nil when there is none.
func groupName(text []byte) (name, rest []byte) {
	if text[0] == '{' {
		end := bytes.IndexByte(text, '}')
		if end < 0 {
			return nil, nil
		}
		return text[1:end], text[end+1:]
	}
	end := 0
	for end < len(text) && isNamePart(text[end]) {
		end++
	}
	if end == 0 {
		return nil, nil
	}
	return text[:end], text[end:]
}

func isNamePart(c byte) bool {
	return c == '_' || '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z'
}

// group gives the number of a group by number or name, or -1.
func (p *Pattern) group(name []byte) int {
	number, digits := 0, len(name) > 0
	for _, c := range name {
		digits = digits && '0' <= c && c <= '9'
		number = min(10*number+int(c&15), p.standard.NumSubexp()+1)
	}
	if !digits {
		return p.standard.SubexpIndex(string(name))
	}
	if number > p.standard.NumSubexp() {
		return -1
	}
	return number
}

// expand appends the replacement of one match; it stops when the end is passed.
func (r *Replacement) expand(to, text []byte, matched []int, end int) []byte {
	for _, part := range r.parts {
		to = append(to, part.text...)
		if len(part.text) == 0 && matched[2*part.group] >= 0 {
			to = append(to, text[matched[2*part.group]:matched[2*part.group+1]]...)
		}
		if len(to) > end {
			return to
		}
	}
	return to
}
