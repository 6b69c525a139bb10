package frame

import (
	"fmt"
	"strings"
)

// token is one lexical element. Kind is one of the constants below or the punctuation itself.
type token struct {
	kind string
	text string
	line int
}

const (
	tokenEnd    = "end of file"
	tokenName   = "name"
	tokenNumber = "number"
	tokenString = "string"
	tokenDoc    = "documentation comment"
)

// scan splits the schema text. Ordinary // comments are skipped, /// lines become doc tokens.
func scan(path, text string) ([]token, error) {
	var tokens []token
	line := 1
	for at := 0; at < len(text); {
		c := text[at]
		switch {
		case c == '\n':
			line++
			at++
		case c == ' ' || c == '\t' || c == '\r':
			at++
		case strings.HasPrefix(text[at:], "//"):
			end := at + len(firstLine(text[at:]))
			if doc, ok := strings.CutPrefix(text[at:end], "///"); ok {
				doc = strings.TrimRight(strings.TrimPrefix(doc, " "), " \t\r")
				tokens = append(tokens, token{tokenDoc, doc, line})
			}
			at = end
		case strings.IndexByte("{}[]():;,=", c) >= 0:
			tokens = append(tokens, token{string(c), string(c), line})
			at++
		case c == '"':
			length := strings.IndexByte(firstLine(text[at+1:]), '"')
			if length < 0 {
				return nil, fmt.Errorf("%s:%d: string does not end on its line", path, line)
			}
			tokens = append(tokens, token{tokenString, text[at+1 : at+1+length], line})
			at += length + 2
		case isDigit(c) || c == '-':
			end := at + 1
			for end < len(text) && isDigit(text[end]) {
				end++
			}
			tokens = append(tokens, token{tokenNumber, text[at:end], line})
			at = end
		case isLetter(c):
			end := at + 1
			for end < len(text) && (isLetter(text[end]) || isDigit(text[end]) || text[end] == '.') {
				end++
			}
			tokens = append(tokens, token{tokenName, text[at:end], line})
			at = end
		default:
			return nil, fmt.Errorf("%s:%d: unexpected character %q", path, line, c)
		}
	}
	return append(tokens, token{tokenEnd, "", line}), nil
}

func firstLine(text string) string {
	if end := strings.IndexByte(text, '\n'); end >= 0 {
		return text[:end]
	}
	return text
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func isLetter(c byte) bool {
	return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
}
