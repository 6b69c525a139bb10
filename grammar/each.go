package grammar

import (
	"iter"

	"github.com/antlr4-go/antlr/v4"

	"nervix/generated/failure"
	"nervix/generated/nspl"
)

// Piece is what a text holds between two semicolons: a statement, or mistakes.
type Piece struct {
	// Parsed is the statement; Statement is nil where the mistakes leave none to build, Spans also.
	Parsed
	// Tree is the parse tree; nil when the text does not parse.
	Tree nspl.IStatementContext
	// Faults are the mistakes with their places, at most one of them from the parser.
	Faults []error

	tokens []antlr.Token
}

// Each reads a text a statement at a time and goes on after mistakes. A text that breaks a bound
// of whole texts ends with a piece that only tells this. The failures are those of Parse.
func Each(text string) iter.Seq[Piece] {
	return func(yield func(Piece) bool) {
		if fault := checkText(text); fault != nil {
			yield(Piece{Faults: []error{fault}})
			return
		}
		scanner, reader := newScanner(text), newReader(text)
		statements := 0
		for more := true; more; {
			var next segment
			next, more = scanner.next()
			piece := Piece{Parsed: Parsed{Start: next.start, End: next.end}, Faults: []error{next.fault}, tokens: next.tokens}
			switch {
			case next.fault != nil:
			case len(next.tokens) == 1:
				continue
			case statements == MaximumStatements:
				piece.Faults[0] = &failure.TooManyStatements{Limit: MaximumStatements, Place: failure.AtSpan(next.start, next.end)}
				yield(piece)
				return
			default:
				var rest *segment
				piece, rest = reader.statement(next)
				for statements++; rest != nil; statements++ {
					if !yield(piece) {
						return
					}
					piece, rest = reader.statement(*rest)
				}
			}
			if !yield(piece) {
				return
			}
		}
	}
}

// Fragment gives the tokens of a piece that parses or at least scans, without the end of the text.
func (p Piece) Fragment() Fragment {
	var fragment Fragment
	for _, token := range p.tokens[:max(0, len(p.tokens)-1)] {
		fragment.Types = append(fragment.Types, token.GetTokenType())
		fragment.Spans = append(fragment.Spans, Span{token.GetStart(), token.GetStop() + 1})
	}
	return fragment
}
