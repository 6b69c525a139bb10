package format

import (
	"errors"
	"strings"

	"nervix/grammar"
)

// Width is the number of characters that a line has at most, where the text can be broken at all.
const Width = 100

// step is the indentation of one level.
const step = 2

// longestReport is how many mistakes are gathered before the rest of a text is left alone.
const longestReport = 100

// Text gives a text in canonical form. It fails with the mistakes of the text, which are those of
// grammar.Parse.
//
// A statement that fits stands on one line; a longer one has a line per clause, and a clause that
// is still too long a line per item. Words of the language are in upper case, names in lower case;
// strings, durations and sizes stay as written. Comments stay where they are: at the end of a line
// or on lines of their own. Empty lines between statements become one.
func Text(text string) (string, error) {
	w := &writer{text: text}
	var faults []error
	for piece := range grammar.Each(text) {
		if faults = append(faults, piece.Faults...); len(faults) >= longestReport {
			break
		}
		if len(faults) == 0 {
			w.between(piece.Start)
			w.statement(outline(text, piece.Tree))
		}
	}
	if len(faults) > 0 {
		return "", errors.Join(faults...)
	}
	w.between(len(text))
	w.closeLine()
	return w.out.String(), nil
}

// writer writes statements and the comments between them below each other.
type writer struct {
	text string
	out  strings.Builder
	// at is how far the text was written.
	at int
	// blank tells that empty lines stand before at.
	blank bool
	// open tells that the last line written has no end yet.
	open bool
}

// between writes the comments up to an offset.
func (w *writer) between(end int) {
	found, lines := comments(w.text, w.at, end)
	for _, c := range found {
		if c.lines == 0 && w.open {
			w.out.WriteString(" " + c.text)
			continue
		}
		w.blank = c.lines > 1
		w.startLine()
		w.out.WriteString(c.text)
	}
	w.at, w.blank = end, lines > 1
}

// startLine begins a line, after an empty one where the text has some.
func (w *writer) startLine() {
	w.closeLine()
	if w.blank && w.out.Len() > 0 {
		w.out.WriteByte('\n')
	}
	w.open = true
}

func (w *writer) closeLine() {
	if w.open {
		w.out.WriteByte('\n')
	}
	w.open = false
}

// statement writes a statement, which begins where the writer is.
func (w *writer) statement(s *layout) {
	w.startLine()
	s.print(&w.out)
	w.out.WriteByte(';')
	w.at = s.end
}

// comment is one comment of the text.
type comment struct {
	text string
	// lines counts the line ends since the comment before it, or since the beginning of the gap.
	lines int
}

// comments gives the comments of a gap between two tokens, and the number of line ends behind the
// last one. A gap holds nothing but white space, comments and semicolons.
func comments(text string, start, end int) (found []comment, lines int) {
	for at := start; at < end; at++ {
		switch text[at] {
		case '\n':
			lines++
		case '/':
			length := strings.IndexByte(text[at:end], '\n')
			if length < 0 {
				length = end - at
			}
			found = append(found, comment{text: strings.TrimSpace(text[at : at+length]), lines: lines})
			lines, at = 0, at+length-1
		}
	}
	return found, lines
}
