package grammar

import (
	"errors"
	"strings"

	"nervix/generated/failure"
)

// Ended tells whether a text ends with a semicolon that ends a statement, apart from blanks and
// comments behind it: a reader of lines may submit it then. A text that is broken at its end counts
// as ended, so that it is reported; one that ends inside a dollar string, which may go on over
// many lines, does not.
func Ended(text string) bool {
	if checkText(text) != nil {
		return true
	}
	scanner := newScanner(text)
	last, more := scanner.next()
	segments := 1
	for more {
		last, more = scanner.next()
		segments++
	}
	if last.fault != nil {
		var open *failure.UnterminatedText
		return !errors.As(last.fault, &open) || text[open.Place.Start] != '$'
	}
	return segments > 1 && len(last.tokens) == 1
}

// Fragment is the unfinished statement at the end of a text.
type Fragment struct {
	// Types and Spans are the token types with their places, in written order.
	Types []int
	Spans []Span
}

// Tail gives the statement that a text ends in, for completion. It gives false where nothing can
// be said: inside a string or a comment, or after text that is no NSPL at all.
func Tail(text string) (Fragment, bool) {
	if checkText(text) != nil {
		return Fragment{}, false
	}
	scanner := newScanner(text)
	last, more := scanner.next()
	for more {
		last, more = scanner.next()
	}
	if last.fault != nil {
		return Fragment{}, false
	}
	var fragment Fragment
	for _, token := range last.tokens[:len(last.tokens)-1] {
		fragment.Types = append(fragment.Types, token.GetTokenType())
		fragment.Spans = append(fragment.Spans, Span{token.GetStart(), token.GetStop() + 1})
	}
	line := text[strings.LastIndexByte(text, '\n')+1:]
	if end := len(text) - len(line); len(fragment.Spans) > 0 {
		line = text[max(end, fragment.Spans[len(fragment.Spans)-1].End):]
	} else if semicolon := strings.LastIndexByte(line, ';'); semicolon >= 0 && !strings.Contains(line[:semicolon], "//") {
		line = line[semicolon:]
	}
	return fragment, !strings.Contains(line, "//")
}
