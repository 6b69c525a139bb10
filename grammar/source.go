package grammar

import (
	"unicode/utf8"

	"github.com/antlr4-go/antlr/v4"
)

// source feeds a text to the lexer. Its positions are byte offsets, so that tokens carry the
// offsets that diagnostics need.
type source struct {
	text string
	at   int
}

var _ antlr.CharStream = (*source)(nil)

// Consume passes one character.
func (s *source) Consume() {
	_, size := utf8.DecodeRuneInString(s.text[s.at:])
	s.at += size
}

// LA gives the character that stands offset characters ahead, or behind for a negative offset.
func (s *source) LA(offset int) int {
	at := s.at
	for ; offset > 1 && at < len(s.text); offset-- {
		_, size := utf8.DecodeRuneInString(s.text[at:])
		at += size
	}
	for ; offset < 0 && at > 0; offset++ {
		_, size := utf8.DecodeLastRuneInString(s.text[:at])
		at -= size
	}
	if at >= len(s.text) || offset < 0 {
		return antlr.TokenEOF
	}
	if c := s.text[at]; c < utf8.RuneSelf {
		return int(c)
	}
	r, _ := utf8.DecodeRuneInString(s.text[at:])
	return int(r)
}

// Mark is not needed: the whole text stays available.
func (s *source) Mark() int { return -1 }

// Release is not needed: the whole text stays available.
func (s *source) Release(int) {}

// Index gives the byte offset of the next character.
func (s *source) Index() int { return s.at }

// Seek moves to a byte offset.
func (s *source) Seek(index int) { s.at = min(index, len(s.text)) }

// Size gives the length in bytes.
func (s *source) Size() int { return len(s.text) }

// GetSourceName is empty: requests have no name.
func (s *source) GetSourceName() string { return "" }

// GetText gives the text from one byte offset to another, both included.
func (s *source) GetText(start, stop int) string {
	if start < 0 || start > stop || stop >= len(s.text) {
		return ""
	}
	return s.text[start : stop+1]
}

// GetTextFromTokens gives the text that two tokens enclose.
func (s *source) GetTextFromTokens(start, end antlr.Token) string {
	return s.GetText(start.GetStart(), end.GetStop())
}

// GetTextFromInterval gives the text of an interval of byte offsets.
func (s *source) GetTextFromInterval(i antlr.Interval) string { return s.GetText(i.Start, i.Stop) }
