package grammar

import (
	"errors"

	"github.com/antlr4-go/antlr/v4"

	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/generated/statement"
	"nervix/grammar/follow"
)

// Request is the parsed text of one request.
type Request struct {
	// Statements stand in written order; an empty text has none.
	Statements []Parsed
}

// Parsed is one statement with its place in the request.
type Parsed struct {
	Statement statement.Statement
	// Source is the statement's own text without the semicolon. It may hold a password.
	Source string
	// Start and End are the byte offsets of Source in the request.
	Start, End int
	Spans      *Spans
}

// Parse reads the text of a request. All mistakes of the request are reported together, each with
// its place; at most one per statement comes from the parser. Failures are Syntax, LexicalError,
// UnterminatedText, InvalidLiteral, InvalidName, InvalidClause, InvalidEncoding, NestingTooDeep,
// MissingSemicolon, and the bounds TextTooLarge, StatementTooLong and TooManyStatements.
func Parse(text string) (Request, error) {
	var request Request
	var faults []error
	for piece := range Each(text) {
		faults = append(faults, piece.Faults...)
		request.Statements = append(request.Statements, piece.Parsed)
		if len(faults) >= maximumFaults {
			break
		}
	}
	if len(faults) > 0 {
		return Request{}, errors.Join(faults...)
	}
	return request, nil
}

// ParseExpr reads a stand-alone expression, such as the filter of a subscription. The spans know
// its root by the empty path. Failures are those of Parse.
func ParseExpr(text string) (model.Expression, *Spans, error) {
	if fault := checkText(text); fault != nil {
		return nil, nil, fault
	}
	next, more := newScanner(text).next()
	if next.fault != nil {
		return nil, nil, next.fault
	}
	if more {
		at := next.tokens[len(next.tokens)-1].GetStart()
		return nil, nil, &failure.Syntax{Found: "';'", Expected: "the end of the expression", Place: failure.AtSpan(at, at+1)}
	}
	reader := newReader(text)
	tree, fault := reader.parse(next, nspl.NsplParserRULE_expressionText)
	if fault != nil {
		return nil, nil, fault
	}
	root := tree.(nspl.IExpressionTextContext).Expr()
	build := newBuilder(text, next)
	expression := build.expr("", root, 0)
	return expression, build.spans, errors.Join(build.mistakes()...)
}

// reader runs the generated parser over the segments of one request.
type reader struct {
	text   string
	parser *nspl.NsplParser
	// budget is what is left for explaining mistakes, resumes how often reading may go on in the
	// middle of a segment.
	budget, resumes int
	// mistake is the token at which the last segment that does not parse is broken.
	mistake int
}

func newReader(text string) *reader {
	return &reader{text: text, budget: follow.Budget, resumes: maximumFaults}
}

// statement parses one segment and builds its statement. A segment that holds more, because a
// semicolon is missing, leaves a rest.
func (r *reader) statement(next segment) (piece Piece, rest *segment) {
	piece = Piece{Parsed: Parsed{Source: r.text[next.start:next.end], Start: next.start, End: next.end}, tokens: next.tokens}
	tree, fault := r.parse(next, nspl.NsplParserRULE_statementText)
	if fault != nil {
		return r.broken(next, piece, fault)
	}
	piece.Tree = tree.(nspl.IStatementTextContext).Statement()
	build := newBuilder(r.text, next)
	piece.Statement = build.statement(piece.Tree)
	piece.Spans, piece.Faults = build.spans, build.mistakes()
	return piece, nil
}

// parse runs a start rule over a segment: with the fast prediction first, and with the complete
// one only when the fast one fails.
func (r *reader) parse(next segment, rule int) (antlr.ParserRuleContext, failure.Failure) {
	if fault := nesting(next.tokens); fault != nil {
		return nil, fault
	}
	stopped := 0
	for _, mode := range []int{antlr.PredictionModeSLL, antlr.PredictionModeLL} {
		tree, at := r.attempt(next.tokens, rule, mode)
		if tree != nil {
			return tree, nil
		}
		stopped = at
	}
	return nil, r.syntaxFault(next.tokens, rule, stopped)
}

// attempt runs a start rule once. The parser is left at the first mistake, whose token is told
// then; it never repairs.
func (r *reader) attempt(tokens []antlr.Token, rule, mode int) (tree antlr.ParserRuleContext, stopped int) {
	input := &stream{tokens: tokens}
	if r.parser == nil {
		r.parser = nspl.NewNsplParser(input)
		r.parser.RemoveErrorListeners()
		r.parser.SetErrorHandler(&bail{antlr.NewDefaultErrorStrategy()})
	} else {
		r.parser.SetInputStream(input)
	}
	r.parser.Interpreter.SetPredictionMode(mode)
	defer func() {
		if thrown := recover(); thrown != nil {
			found, ok := thrown.(mistake)
			if !ok {
				panic(thrown)
			}
			r.parser = nil
			tree, stopped = nil, found.token-tokens[0].GetTokenIndex()
		}
	}()
	if rule == nspl.NsplParserRULE_expressionText {
		return r.parser.ExpressionText(), 0
	}
	return r.parser.StatementText(), 0
}

// mistake leaves the generated parser, which has no other way to stop at the first mistake.
type mistake struct{ token int }

// bail is the error strategy that stops at the first mistake.
type bail struct{ *antlr.DefaultErrorStrategy }

// ReportError stops the parser.
func (b *bail) ReportError(parser antlr.Parser, e antlr.RecognitionException) { b.Recover(parser, e) }

// Recover stops the parser.
func (b *bail) Recover(parser antlr.Parser, e antlr.RecognitionException) {
	token := parser.GetCurrentToken()
	if e != nil && e.GetOffendingToken() != nil {
		token = e.GetOffendingToken()
	}
	panic(mistake{token.GetTokenIndex()})
}

// RecoverInline stops the parser.
func (b *bail) RecoverInline(parser antlr.Parser) antlr.Token {
	panic(mistake{parser.GetCurrentToken().GetTokenIndex()})
}

// Sync does not look ahead for mistakes.
func (b *bail) Sync(antlr.Parser) {}
