package grammar

import (
	"slices"
	"strings"

	"github.com/antlr4-go/antlr/v4"

	"nervix/generated/failure"
	"nervix/generated/nspl"
	"nervix/grammar/follow"
)

// heads are the words that start a statement.
var heads = func() []int {
	var types []int
	for _, item := range follow.Walk(nspl.NsplParserRULE_statement, nil, follow.Options{OpenSlots: true, Budget: follow.Budget}).Items {
		types = append(types, item.Token)
	}
	return types
}()

// broken gives what can be told of a segment that does not parse: the statement in front of a
// missing semicolon, and the rest in which reading goes on.
func (r *reader) broken(next segment, piece Piece, fault failure.Failure) (Piece, *segment) {
	at := r.mistake
	_, separated := fault.(*failure.MissingSemicolon)
	if !separated {
		at = r.resume(next.tokens, at)
	}
	piece.Faults = []error{fault}
	if at == 0 || r.resumes == 0 {
		return piece, nil
	}
	r.resumes--
	end := next.tokens[at-1].GetStop() + 1
	if separated {
		piece, _ = r.statement(segment{tokens: ended(next.tokens[:at], end), start: next.start, end: end})
		piece.Faults = append(piece.Faults, fault)
	}
	piece.Source, piece.End = r.text[next.start:end], end
	return piece, &segment{tokens: next.tokens[at:], start: next.tokens[at].GetStart(), end: next.end}
}

// ended gives tokens with the end of the text behind them.
func ended(tokens []antlr.Token, at int) []antlr.Token {
	last := tokens[len(tokens)-1]
	end := antlr.NewCommonToken(last.GetSource(), antlr.TokenEOF, antlr.TokenDefaultChannel, at, at-1)
	end.SetTokenIndex(last.GetTokenIndex() + 1)
	return append(tokens[:len(tokens):len(tokens)], end)
}

// resume tells at which token reading goes on after a statement that does not parse: the first word
// at or behind the mistake that starts a statement at the very start of a line, where a semicolon
// was forgotten. Zero means that nothing else is in the segment.
func (r *reader) resume(tokens []antlr.Token, mistake int) int {
	for i := max(mistake, 1); i < len(tokens)-1; i++ {
		at := tokens[i].GetStart()
		if slices.Contains(heads, tokens[i].GetTokenType()) && at > 0 && r.text[at-1] == '\n' {
			return i
		}
	}
	return 0
}

// separated explains a statement that runs into the next one; nil when this is not the mistake.
func (r *reader) separated(tokens []antlr.Token, at int, items []follow.Item) failure.Failure {
	ended := slices.ContainsFunc(items, func(item follow.Item) bool { return item.Slot == nil && item.Token == antlr.TokenEOF })
	if !ended || at == 0 || !slices.Contains(heads, tokens[at].GetTokenType()) {
		return nil
	}
	between := r.text[tokens[at-1].GetStop()+1 : tokens[at].GetStart()]
	if !strings.Contains(between, "\n") && !r.whole(tokens[at:]) {
		return nil
	}
	end := tokens[at-1].GetStop() + 1
	return &failure.MissingSemicolon{Found: r.describe(tokens, at), Place: failure.AtSpan(end, end+1)}
}

// whole tells whether tokens are a statement.
func (r *reader) whole(tokens []antlr.Token) bool {
	types := make([]int, len(tokens)-1)
	for i := range types {
		types[i] = tokens[i].GetTokenType()
	}
	return r.walk(nspl.NsplParserRULE_statement, types, false).Whole
}
