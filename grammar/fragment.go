package grammar

import (
	"strings"
)

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
