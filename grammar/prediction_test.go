package grammar

import (
	"iter"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/antlr4-go/antlr/v4"
	"github.com/stretchr/testify/require"

	"nervix/generated/nspl"
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

// No text of the language has two readings.
func TestNothingIsAmbiguous(t *testing.T) {
	for text, next := range corpusSegments(t) {
		parser := nspl.NewNsplParser(&stream{tokens: next.tokens})
		found := &ambiguities{DefaultErrorListener: antlr.NewDefaultErrorListener()}
		parser.RemoveErrorListeners()
		parser.AddErrorListener(found)
		parser.Interpreter.SetPredictionMode(antlr.PredictionModeLLExactAmbigDetection)
		parser.StatementText()
		require.Empty(t, found.rules, text[next.start:next.end])
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
