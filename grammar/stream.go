package grammar

import (
	"github.com/antlr4-go/antlr/v4"
)

// stream feeds the tokens of one statement to the parser. The last token is the end of the text.
type stream struct {
	tokens []antlr.Token
	at     int
}

var _ antlr.TokenStream = (*stream)(nil)

// Consume passes one token.
func (s *stream) Consume() {
	if s.at < len(s.tokens)-1 {
		s.at++
	}
}

// LT gives the token that stands k tokens ahead, or behind for a negative k.
func (s *stream) LT(k int) antlr.Token {
	switch at := s.at + k; {
	case k < 0 && at >= 0:
		return s.tokens[at]
	case k < 0:
		return nil
	case at-1 < len(s.tokens):
		return s.tokens[at-1]
	}
	return s.tokens[len(s.tokens)-1]
}

// LA gives the type of the token that stands k tokens ahead.
func (s *stream) LA(k int) int { return s.LT(k).GetTokenType() }

// Reset goes back to the first token.
func (s *stream) Reset() { s.at = 0 }

// Get gives a token by its index.
func (s *stream) Get(index int) antlr.Token { return s.tokens[index] }

// Index gives the index of the next token.
func (s *stream) Index() int { return s.at }

// Seek moves to a token.
func (s *stream) Seek(index int) { s.at = min(index, len(s.tokens)-1) }

// Size gives the number of tokens.
func (s *stream) Size() int { return len(s.tokens) }

// Mark is not needed: all tokens stay available.
func (s *stream) Mark() int { return -1 }

// Release is not needed: all tokens stay available.
func (s *stream) Release(int) {}

// GetSourceName is empty: requests have no name.
func (s *stream) GetSourceName() string { return "" }

// GetTokenSource gives nothing: the tokens are all here.
func (s *stream) GetTokenSource() antlr.TokenSource { return nil }

// SetTokenSource does nothing: the tokens are all here.
func (s *stream) SetTokenSource(antlr.TokenSource) {}

// GetAllText is not offered; spans are taken from the request's text.
func (s *stream) GetAllText() string { return "" }

// GetTextFromInterval is not offered; spans are taken from the request's text.
func (s *stream) GetTextFromInterval(antlr.Interval) string { return "" }

// GetTextFromRuleContext is not offered; spans are taken from the request's text.
func (s *stream) GetTextFromRuleContext(antlr.RuleContext) string { return "" }

// GetTextFromTokens is not offered; spans are taken from the request's text.
func (s *stream) GetTextFromTokens(antlr.Token, antlr.Token) string { return "" }
