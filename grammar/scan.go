package grammar

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/antlr4-go/antlr/v4"

	"nervix/generated/failure"
	"nervix/generated/nspl"
)

// Bounds of one request. They keep the work for an untrusted text linear and its memory small.
const (
	// MaximumText is the longest request text in bytes.
	MaximumText = 64 << 20
	// MaximumStatements is the largest number of statements in one request.
	MaximumStatements = 65_536
	// MaximumTokens is the largest number of words and marks in one statement.
	MaximumTokens = 250_000
	// MaximumDepth is how deep expressions and types nest.
	MaximumDepth = 500
	// maximumFaults is how many mistakes of one request are reported together.
	maximumFaults = 100
)

// checkText refuses a text that is too long or holds bytes that no NSPL text holds.
func checkText(text string) failure.Failure {
	if len(text) > MaximumText {
		return &failure.TextTooLarge{Size: len(text), Limit: MaximumText}
	}
	if !utf8.ValidString(text) {
		at := 0
		for at < len(text) {
			r, size := utf8.DecodeRuneInString(text[at:])
			if r == utf8.RuneError && size == 1 {
				break
			}
			at += size
		}
		return &failure.InvalidEncoding{Place: failure.AtSpan(at, at+1)}
	}
	if at := strings.IndexByte(text, 0); at >= 0 {
		return &failure.LexicalError{Found: "a NUL character", Place: failure.AtSpan(at, at+1)}
	}
	return nil
}

// segment is the tokens of one statement. The last one is the end of the text.
type segment struct {
	tokens []antlr.Token
	start  int
	end    int
	fault  failure.Failure
}

// scanner cuts a text into segments.
type scanner struct {
	text  string
	input *source
	lexer *nspl.NsplLexer
}

// byteOrderMark is what some editors write before the first character of a UTF-8 file.
const byteOrderMark = "\ufeff"

// newScanner starts at the beginning of a text, behind the byte order mark if there is one.
func newScanner(text string) *scanner {
	input := &source{text: text}
	if strings.HasPrefix(text, byteOrderMark) {
		input.Seek(len(byteOrderMark))
	}
	lexer := nspl.NewNsplLexer(input)
	lexer.RemoveErrorListeners()
	return &scanner{text: text, input: input, lexer: lexer}
}

// next gives the tokens up to the next semicolon or the end of the text. More is false when
// nothing follows. After a fault the rest of the segment is passed over, so that one mistake is
// reported once. A segment of too many words and marks, or of too much that is neither, ends the
// text.
func (s *scanner) next() (result segment, more bool) {
	result.start = -1
	for count := 0; ; count++ {
		token := s.lexer.NextToken()
		if count > MaximumTokens {
			result.tokens = nil
			if result.fault != nil {
				return s.finish(result, len(s.text)), false
			}
			result.fault = &failure.StatementTooLong{Limit: MaximumTokens, Place: placeOf(token)}
			return s.finish(result, len(s.text)), false
		}
		switch token.GetTokenType() {
		case antlr.TokenEOF:
			return s.finish(result, len(s.text)), false
		case nspl.NsplLexerSEMICOLON:
			return s.finish(result, token.GetStart()), true
		case nspl.NsplLexerUNKNOWN:
			fault, end := s.unknown(token.GetStart())
			if result.fault == nil {
				result.fault = fault
			}
			s.input.Seek(end)
			if end >= len(s.text) {
				return s.finish(result, end), false
			}
			if strings.HasSuffix(strings.TrimRight(s.text[token.GetStart():end], " \t\r"), ";") {
				return s.finish(result, end), true
			}
			continue
		}
		if result.start < 0 {
			result.start = token.GetStart()
		}
		if result.fault == nil {
			token.SetTokenIndex(len(result.tokens))
			result.tokens = append(result.tokens, token)
		}
	}
}

// finish closes a segment with the token for the end of its text.
func (s *scanner) finish(result segment, at int) segment {
	if result.start < 0 {
		result.start = at
	}
	result.end = at
	if n := len(result.tokens); n > 0 {
		result.end = result.tokens[n-1].GetStop() + 1
	}
	end := antlr.NewCommonToken(s.lexer.GetTokenSourceCharStreamPair(), antlr.TokenEOF, antlr.TokenDefaultChannel, at, at-1)
	end.SetTokenIndex(len(result.tokens))
	result.tokens = append(result.tokens, end)
	return result
}

// unknown explains the text at which no token starts, and tells where scanning goes on.
func (s *scanner) unknown(at int) (fault failure.Failure, end int) {
	r, size := utf8.DecodeRuneInString(s.text[at:])
	switch r {
	case '\'', '"':
		end = len(s.text)
		if line := strings.IndexByte(s.text[at:], '\n'); line >= 0 {
			end = at + line
		}
		return &failure.UnterminatedText{Form: "string", Place: failure.AtSpan(at, at+1)}, end
	case '$':
		if tag := strings.IndexByte(s.text[at+1:], '$'); tag >= 0 && !strings.ContainsFunc(s.text[at+1:at+1+tag], notTag) {
			return &failure.UnterminatedText{Form: "dollar string " + s.text[at:at+tag+2], Place: failure.AtSpan(at, at+tag+2)}, len(s.text)
		}
	}
	return &failure.LexicalError{Found: strconv.QuoteRune(r), Suggestion: domestic(s.text, at, false), Place: failure.AtSpan(at, at+size)}, at + size
}

func notTag(r rune) bool {
	return r > unicode.MaxASCII || !isLetter(byte(r)) && (r < '0' || r > '9')
}

// nesting refuses a segment whose brackets, conditions, prefix operators or types nest too deep
// for the recursive parser.
func nesting(tokens []antlr.Token) failure.Failure {
	brackets, conditions, types, prefixes := 0, 0, 0, 0
	previous := antlr.TokenEOF
	for _, token := range tokens {
		kind := token.GetTokenType()
		prefix := false
		switch kind {
		case nspl.NsplLexerLEFT_PARENTHESIS, nspl.NsplLexerLEFT_BRACKET:
			brackets++
		case nspl.NsplLexerRIGHT_PARENTHESIS, nspl.NsplLexerRIGHT_BRACKET:
			brackets = max(0, brackets-1)
		case nspl.NsplLexerIF, nspl.NsplLexerCASE:
			conditions++
		case nspl.NsplLexerEND:
			conditions = max(0, conditions-1)
		case nspl.NsplLexerMINUS, nspl.NsplLexerNOT:
			prefix = true
		case nspl.NsplLexerLESS:
			if previous == nspl.NsplLexerVEC || previous == nspl.NsplLexerARRAY {
				types++
			}
		case nspl.NsplLexerGREATER:
			types = max(0, types-1)
		case nspl.NsplLexerAND, nspl.NsplLexerOR, nspl.NsplLexerSET, nspl.NsplLexerWHERE:
			types = 0
		}
		if prefix {
			prefixes++
		} else {
			prefixes = 0
		}
		if brackets+conditions+types+prefixes > MaximumDepth {
			return &failure.NestingTooDeep{Limit: MaximumDepth, Place: failure.AtSpan(token.GetStart(), token.GetStop()+1)}
		}
		previous = kind
	}
	return nil
}
