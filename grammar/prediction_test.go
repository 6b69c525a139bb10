package grammar

import (
	"iter"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/antlr4-go/antlr/v4"
	"github.com/stretchr/testify/require"

	"nervix/generated/model/modeltest"
	"nervix/generated/nspl"
	"nervix/generated/statement/statementtest"
)

// The fast prediction reads the whole language: the complete one is left for texts with a mistake.
func TestFastPredictionIsEnough(t *testing.T) {
	reader, parsed := newReader(""), 0
	for text, next := range corpusSegments(t) {
		reader.text = text
		tree, stopped := reader.attempt(next.tokens, nspl.NsplParserRULE_statementText, antlr.PredictionModeSLL)
		require.NotNil(t, tree, "%s at token %d", text[next.start:next.end], stopped)
		parsed++
	}
	require.Greater(t, parsed, 240)
}

// What the fast prediction does not read, the complete one does not read either.
func TestFastPredictionReadsRenderings(t *testing.T) {
	reader, parsed := newReader(""), 0
	for text, next := range renderings(t) {
		reader.text = text
		if tree, _ := reader.attempt(next.tokens, nspl.NsplParserRULE_statementText, antlr.PredictionModeSLL); tree != nil {
			parsed++
			continue
		}
		tree, _ := reader.attempt(next.tokens, nspl.NsplParserRULE_statementText, antlr.PredictionModeLL)
		require.Nil(t, tree, text)
	}
	require.Greater(t, parsed, 500)
}

// renderings gives the texts of drawn Models and statements; some of them are beyond the language.
func renderings(t *testing.T) iter.Seq2[string, segment] {
	t.Helper()
	models, statements := modeltest.Model(), statementtest.Statement()
	return func(yield func(string, segment) bool) {
		for seed := range 1000 {
			text := RenderStatement(statements.Example(seed))
			if seed%2 == 0 {
				text = Render(models.Example(seed))
			}
			next, _ := newScanner(text).next()
			if next.fault == nil && !yield(text, next) {
				return
			}
		}
	}
}

// No text of the language has two readings.
func TestNothingIsAmbiguous(t *testing.T) {
	found := &ambiguities{DefaultErrorListener: antlr.NewDefaultErrorListener()}
	parser := nspl.NewNsplParser(&stream{})
	parser.RemoveErrorListeners()
	parser.AddErrorListener(found)
	// What other tests have learned about decisions must not hide an ambiguity.
	network := parser.GetATN()
	var fresh []*antlr.DFA
	for decision, state := range network.DecisionToState {
		fresh = append(fresh, antlr.NewDFA(state, decision))
	}
	parser.Interpreter = antlr.NewParserATNSimulator(parser, network, fresh, antlr.NewPredictionContextCache())
	parser.Interpreter.SetPredictionMode(antlr.PredictionModeLLExactAmbigDetection)
	for text, next := range corpusSegments(t) {
		parser.SetInputStream(&stream{tokens: next.tokens})
		parser.StatementText()
		require.Empty(t, found.rules, text)
	}
}

// ambiguities collects the rules in which a text has two readings.
type ambiguities struct {
	*antlr.DefaultErrorListener
	rules []string
}

func (a *ambiguities) ReportAmbiguity(parser antlr.Parser, _ *antlr.DFA, _, _ int, _ bool, _ *antlr.BitSet, _ *antlr.ATNConfigSet) {
	a.rules = append(a.rules, parser.GetRuleNames()[parser.GetParserRuleContext().GetRuleIndex()])
}

func (a *ambiguities) SyntaxError(antlr.Recognizer, any, int, int, string, antlr.RecognitionException) {
	a.rules = append(a.rules, "syntax error")
}

// corpusSegments gives the statements of the corpus with the text that holds each.
func corpusSegments(t *testing.T) iter.Seq2[string, segment] {
	t.Helper()
	content, err := os.ReadFile(filepath.Join("testdata", "parses.nspl"))
	require.NoError(t, err)
	return func(yield func(string, segment) bool) {
		for text := range strings.SplitSeq(string(content), "\n// P") {
			_, text, _ = strings.Cut(text, "\n")
			scanner := newScanner(text)
			for more := true; more; {
				var next segment
				next, more = scanner.next()
				require.Nil(t, next.fault, text)
				if len(next.tokens) > 1 && !yield(text, next) {
					return
				}
			}
		}
	}
}
