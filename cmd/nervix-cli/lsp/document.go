package lsp

import (
	"sort"
	"strings"
	"unicode/utf8"

	"nervix/controlplane/rehearsal"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/generated/statement"
	"nervix/grammar"
)

// document is one version of an open document. It is judged when somebody asks for the first time.
type document struct {
	uri     string
	version int
	text    string
	// lines are the offsets at which the lines begin.
	lines []int

	judged   bool
	after    *rehearsal.Rehearsal
	findings []rehearsal.Finding
	index    *index
}

// judge runs the document after the catalogue, once.
func (d *document) judge(c *catalogue) {
	if d.judged {
		return
	}
	d.judged = true
	d.after = c.after.Clone()
	d.findings = d.after.Script(d.text, func(int) {})
	d.index = newIndex(d.uri, d.text)
}

// diagnostics gives the mistakes of the document.
func (d *document) diagnostics(c *catalogue) []diagnostic {
	d.judge(c)
	list := make([]diagnostic, len(d.findings))
	for i, f := range d.findings {
		list[i] = diagnostic{
			Range: d.span(f.Failure.Place.Start, f.Failure.Place.End), Severity: severityError,
			Code: string(f.Failure.Code), Source: "nspl", Message: explain(f.Failure),
		}
	}
	return list
}

// explain gives the message of a failure with its causes and its hint.
func explain(f failure.Projection) string {
	text := f.Message
	if f.Hint != "" {
		text += "\n" + f.Hint
	}
	for _, cause := range f.Causes {
		text += "\ncaused by: " + explain(cause)
	}
	return text
}

// lineStarts finds the beginnings of the lines, once.
func (d *document) lineStarts() []int {
	if d.lines == nil {
		d.lines = []int{0}
		for at := 0; ; {
			next := strings.IndexByte(d.text[at:], '\n')
			if next < 0 {
				break
			}
			at += next + 1
			d.lines = append(d.lines, at)
		}
	}
	return d.lines
}

// span gives the range between two offsets; those outside of the text are moved to its ends.
func (d *document) span(start, end int) span {
	start = min(max(start, 0), len(d.text))
	return span{d.position(start), d.position(min(max(end, start), len(d.text)))}
}

// position gives the place of an offset. One inside of a character is that of the character.
func (d *document) position(offset int) position {
	lines := d.lineStarts()
	line := sort.SearchInts(lines, offset+1) - 1
	character := 0
	for _, r := range d.text[lines[line]:offset] {
		character += units(r)
	}
	return position{line, character}
}

// units is the number of UTF-16 units of a character.
func units(r rune) int {
	if r > 0xFFFF {
		return 2
	}
	return 1
}

// offset gives the offset of a place; places behind the end of a line or of the text are moved
// there.
func (d *document) offset(p position) int {
	lines := d.lineStarts()
	if p.Line < 0 {
		return 0
	}
	if p.Line >= len(lines) {
		return len(d.text)
	}
	at, left := lines[p.Line], p.Character
	for at < len(d.text) && left > 0 {
		r, size := utf8.DecodeRuneInString(d.text[at:])
		if r == '\n' || r == '\r' {
			break
		}
		at += size
		left -= units(r)
	}
	return at
}

// catalogue is what exists before a document.
type catalogue struct {
	after *rehearsal.Rehearsal
	files []*document
}

func newCatalogue(options rehearsal.Options, scripts []Script) *catalogue {
	c := &catalogue{after: rehearsal.New(options)}
	for _, script := range scripts {
		c.after.Script(script.Text, func(int) {})
		c.files = append(c.files, &document{uri: script.URI, text: script.Text, index: newIndex(script.URI, script.Text)})
	}
	return c
}

// name is what a declaration declares.
type name struct {
	kind nspl.SlotKind
	text string
}

// declaration is a statement that makes something.
type declaration struct {
	name name
	// detail is the kind for people.
	detail     string
	start, end int
	// nameStart and nameEnd enclose the name.
	nameStart, nameEnd int
}

// index has the statements of a text and what they declare.
type index struct {
	uri, text    string
	ends         []int
	starts       []int
	declarations []declaration
	by           map[name]int
}

func newIndex(uri, text string) *index {
	x := &index{uri: uri, text: text, by: map[name]int{}}
	for piece := range grammar.Each(text) {
		x.starts, x.ends = append(x.starts, piece.Start), append(x.ends, piece.End)
		if declared, ok := declares(piece); ok {
			if _, known := x.by[declared.name]; !known {
				x.by[declared.name] = len(x.declarations)
			}
			x.declarations = append(x.declarations, declared)
		}
	}
	return x
}

// declares reads what a statement declares.
func declares(piece grammar.Piece) (declaration, bool) {
	d := declaration{start: piece.Start, end: piece.End}
	switch s := piece.Statement.(type) {
	case *statement.CreateModel:
		if s.Model == nil {
			return d, false
		}
		key := s.Model.ModelKey()
		d.name, d.detail = name{slotOf(key.Kind), key.Name}, key.Kind.Text()
	case *statement.CreateResource:
		d.name, d.detail = name{nspl.SlotResource, s.Name}, "resource"
	case *statement.CreateDomain:
		d.name, d.detail = name{nspl.SlotDomain, s.Name}, "domain"
	case *statement.CreateSubscription:
		d.name, d.detail = name{nspl.SlotSubscription, s.Name}, "subscription"
	default:
		return d, false
	}
	d.nameStart, d.nameEnd = d.start, d.end
	if piece.Spans != nil {
		d.nameStart, d.nameEnd = piece.Spans.Locate("name")
	}
	return d, true
}

// slotOf gives the kind of the slots that a kind of models stands in.
func slotOf(kind model.Kind) nspl.SlotKind { return nspl.SlotKind(kind.String()) }

// statement gives the bounds of the statement that an offset is in or at the end of.
func (x *index) statement(offset int) (start, end int, ok bool) {
	i := sort.SearchInts(x.ends, offset)
	if i == len(x.ends) || offset < x.starts[i] {
		return 0, 0, false
	}
	return x.starts[i], x.ends[i], true
}

// begin gives where the last statement begins that stands before an offset, so that what is typed
// there can be read without all that came before.
func (x *index) begin(offset int) int {
	if i := sort.SearchInts(x.starts, offset); i > 0 {
		return x.starts[i-1]
	}
	return 0
}
