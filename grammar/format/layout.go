package format

import (
	"strings"
	"unicode/utf8"
)

// layout is a statement as tokens and the units that may be broken into lines.
type layout struct {
	tokens []token
	// units stand in the order in which they begin, outer ones first; the first is the statement.
	units []unit
	// end is the offset behind the last token.
	end int
}

// token is one token of a statement.
type token struct {
	text string
	// space puts a blank between the token and the one before it.
	space bool
	// line is the unit in which the token starts a line once the unit is broken; -1 for none. A
	// closing token does so without the indentation.
	line    int
	closing bool
	// above are the comments on lines of their own before the token, after is the one behind it.
	above []string
	after string
}

// broken tells that something ends the line inside of the token.
func (t *token) broken() bool { return strings.IndexByte(t.text, '\n') >= 0 }

// unit is a range of tokens, the last one included, that stands on one line when it fits.
type unit struct{ first, last int }

// measures are prefix sums over the tokens, so that any range is measured in constant time.
type measures struct {
	// width counts the characters up to a token, with the blanks between.
	width []int
	// broken counts what ends a line up to the beginning and up to the end of a token.
	before, through []int
}

func (l *layout) measure() measures {
	m := measures{make([]int, len(l.tokens)+1), make([]int, len(l.tokens)), make([]int, len(l.tokens))}
	breaks := 0
	for i := range l.tokens {
		t := &l.tokens[i]
		m.width[i+1] = m.width[i] + utf8.RuneCountInString(t.text)
		if t.space {
			m.width[i+1]++
		}
		if len(t.above) > 0 || i > 0 && l.tokens[i-1].after != "" {
			breaks++
		}
		m.before[i] = breaks
		if t.broken() {
			breaks++
		}
		m.through[i] = breaks
	}
	return m
}

// fits tells whether a unit fits behind what a line holds already, together with what follows it on
// the line.
func (p *printer) fits(u unit, follow int) bool {
	if p.through[u.last] > p.before[u.first] {
		return false
	}
	width := p.width[u.last+1] - p.width[u.first]
	if p.tokens[u.first].space {
		width--
	}
	return p.column+width+follow <= Width
}

// open is a unit that is being printed.
type open struct {
	unit   int
	broken bool
	// indent is the indentation of the lines that the unit starts.
	indent int
}

// printer prints a layout.
type printer struct {
	*layout
	measures
	out *strings.Builder
	// column counts the characters on the line, indent is its indentation.
	column, indent int
	stack          []open
	// started is how many units were begun, broken tells for each whether it is broken.
	started int
	broken  []bool
}

// print writes the statement without an end of line, in time linear in its length.
func (l *layout) print(out *strings.Builder) {
	p := printer{layout: l, measures: l.measure(), out: out, broken: make([]bool, len(l.units))}
	for i := range l.tokens {
		p.token(i)
	}
}

func (p *printer) token(i int) {
	t := &p.tokens[i]
	for len(p.stack) > 0 && p.units[p.stack[len(p.stack)-1].unit].last < i {
		p.stack = p.stack[:len(p.stack)-1]
	}
	starts := t.line >= 0 && p.broken[t.line]
	forced := len(t.above) > 0 || i > 0 && p.tokens[i-1].after != ""
	if !starts && !forced {
		if t.space {
			p.write(" ")
		}
	} else {
		indent := p.stack[len(p.stack)-1].indent
		if starts {
			indent = p.indentOf(t.line)
		}
		for _, comment := range t.above {
			p.newLine(indent)
			p.out.WriteString(comment)
		}
		if starts && t.closing {
			indent -= step
		}
		p.newLine(indent)
	}
	p.begin(i)
	p.write(t.text)
	if t.after != "" {
		p.out.WriteString(" " + t.after)
	}
}

// indentOf gives the indentation of the lines that a unit around the current token starts.
func (p *printer) indentOf(unit int) int {
	for i := len(p.stack) - 1; ; i-- {
		if p.stack[i].unit == unit {
			return p.stack[i].indent
		}
	}
}

// begin opens the units that begin with a token, whose blank or line was written already.
func (p *printer) begin(i int) {
	for ; p.started < len(p.units) && p.units[p.started].first == i; p.started++ {
		u := p.units[p.started]
		whole := len(p.stack) > 0 && !p.stack[len(p.stack)-1].broken
		p.broken[p.started] = !whole && !p.fits(u, p.follow(u.last+1))
		p.stack = append(p.stack, open{unit: p.started, broken: p.broken[p.started], indent: p.indent + step})
	}
}

// follow measures what follows a unit on its line, at most a line.
func (p *printer) follow(i int) int {
	width := 0
	for ; i < len(p.tokens) && width <= Width; i++ {
		t := &p.tokens[i]
		if t.line >= 0 && p.broken[t.line] || len(t.above) > 0 || p.tokens[i-1].after != "" {
			return width
		}
		width += p.width[i+1] - p.width[i]
	}
	return width + len(";")
}

func (p *printer) newLine(indent int) {
	p.out.WriteString("\n" + strings.Repeat(" ", indent))
	p.column, p.indent = indent, indent
}

func (p *printer) write(text string) {
	p.out.WriteString(text)
	if end := strings.LastIndexByte(text, '\n'); end >= 0 {
		p.column, text = 0, text[end+1:]
	}
	p.column += utf8.RuneCountInString(text)
}
