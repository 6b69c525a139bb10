package diagnostic

import (
	"regexp"
	"strings"
)

// part finds what matters for passwords in a text: comments, strings whole and broken, words,
// semicolons. Of a dollar string it finds the delimiter.
var part = regexp.MustCompile(`//[^\n]*|'[^'\n]*'?|"[^"\n]*"?|\$[A-Za-z0-9_]*\$|[A-Za-z_][A-Za-z0-9_]*|;`)

// userPosition is the last word of a statement that may be the kind USER.
const userPosition = 6

// veil covers the passwords of a text with a star per byte, so that every other character keeps its
// place: the strings of statements about users, and the word behind PASSWORD. Statements that do not
// parse are covered as well.
func veil(text string) string {
	v := veiler{text: text}
	for at := 0; ; {
		found := part.FindStringIndex(text[at:])
		if found == nil {
			break
		}
		at = v.part(at+found[0], at+found[1])
	}
	v.end()
	if v.covered == nil {
		return text
	}
	return string(v.covered)
}

// veiler reads a text part by part.
type veiler struct {
	text string
	// covered is the text as it is shown; nil while nothing is covered.
	covered []byte
	// Of the statement in hand: its strings, its last word and their number, whether it is about a
	// user.
	strings  [][2]int
	previous string
	words    int
	secret   bool
}

// part takes one part and tells where it ends.
func (v *veiler) part(start, end int) int {
	switch token := v.text[start:end]; token[0] {
	case '/':
	case ';':
		v.end()
	case '\'', '"':
		v.string(start+1, len(strings.TrimRight(v.text[:end], token[:1])))
	case '$':
		length := strings.Index(v.text[end:], token)
		if length < 0 {
			v.string(end, len(v.text))
			return len(v.text)
		}
		v.string(end, end+length)
		return end + length + len(token)
	default:
		v.word(start, end)
	}
	return end
}

func (v *veiler) string(start, end int) {
	v.strings = append(v.strings, [2]int{start, max(start, end)})
	v.previous = ""
}

func (v *veiler) word(start, end int) {
	if v.previous == "PASSWORD" {
		v.cover(start, end)
	}
	v.previous = strings.ToUpper(v.text[start:end])
	v.words++
	v.secret = v.secret || v.previous == "PASSWORD" || v.previous == "USER" && v.words <= userPosition
}

// end takes the end of a statement.
func (v *veiler) end() {
	if v.secret {
		for _, s := range v.strings {
			v.cover(s[0], s[1])
		}
	}
	v.strings, v.previous, v.words, v.secret = v.strings[:0], "", 0, false
}

func (v *veiler) cover(start, end int) {
	if v.covered == nil {
		v.covered = []byte(v.text)
	}
	for i := start; i < end; i++ {
		if v.covered[i] != '\n' {
			v.covered[i] = '*'
		}
	}
}
