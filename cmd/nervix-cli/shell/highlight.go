package shell

import (
	"strings"

	"github.com/antlr4-go/antlr/v4"

	"nervix/generated/nspl"
)

// The terminal codes of typed text.
const (
	keywordColor = "1;34"
	stringColor  = "32"
	numberColor  = "36"
)

// longestHighlighted bounds the text that is coloured at every key, in characters.
const longestHighlighted = 16_384

// Highlight colours typed text. Taking the colours away gives the text again.
func Highlight(line []rune) string {
	text := string(line)
	if len(line) > longestHighlighted {
		return text
	}
	lexer := nspl.NewNsplLexer(antlr.NewInputStream(text))
	lexer.RemoveErrorListeners()
	var out strings.Builder
	done := 0
	for token := lexer.NextToken(); token.GetTokenType() != antlr.TokenEOF; token = lexer.NextToken() {
		start, end := token.GetStart(), token.GetStop()+1
		if start < done || end > len(line) {
			continue
		}
		out.WriteString(string(line[done:start]))
		paint(&out, color(token.GetTokenType()), string(line[start:end]))
		done = end
	}
	out.WriteString(string(line[done:]))
	return out.String()
}

// color chooses the code of a token type; most have none.
func color(token int) string {
	switch {
	case token == nspl.NsplLexerQUOTED:
		return stringColor
	case token == nspl.NsplLexerNUMERAL:
		return numberColor
	case nspl.TokenOf(token).Class == nspl.ClassKeyword:
		return keywordColor
	}
	return ""
}

func paint(out *strings.Builder, code, text string) {
	if code == "" {
		out.WriteString(text)
		return
	}
	out.WriteString("\x1b[" + code + "m" + text + "\x1b[0m")
}
