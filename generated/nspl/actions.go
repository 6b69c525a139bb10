// Code generated from spec/ by go generate. DO NOT EDIT.

package nspl

import (
	"strings"

	"github.com/antlr4-go/antlr/v4"
)

// longestKeyword bounds the words that are looked up.
const longestKeyword = 32

// keyword turns the matched word into its own token type when it has one. Words are compared
// without regard to case.
func (l *NsplLexer) keyword() {
	start, end := l.TokenStartCharIndex, l.GetInputStream().Index()
	if end-start > longestKeyword {
		return
	}
	text := l.GetInputStream().GetText(start, end-1)
	var folded [longestKeyword]byte
	for i := range len(text) {
		c := text[i]
		if 'a' <= c && c <= 'z' {
			c -= 'a' - 'A'
		}
		folded[i] = c
	}
	if tokenType, ok := wordTypes[string(folded[:len(text)])]; ok {
		l.SetType(tokenType)
	}
}

// dollarQuoted reads on from an opening delimiter to the identical closing one. Without one the
// token is UNKNOWN and covers the opening delimiter alone.
func (l *NsplLexer) dollarQuoted() {
	input := l.GetInputStream()
	start, body := l.TokenStartCharIndex, input.Index()
	if body >= input.Size() {
		l.SetType(NsplLexerUNKNOWN)
		return
	}
	delimiter := input.GetText(start, body-1)
	length := strings.Index(input.GetText(body, input.Size()-1), delimiter)
	if length < 0 {
		l.SetType(NsplLexerUNKNOWN)
		return
	}
	l.SetType(NsplLexerQUOTED)
	input.Seek(body + length + len(delimiter))
}

var _ antlr.Lexer = (*NsplLexer)(nil)
