package grammar

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/antlr4-go/antlr/v4"
	"github.com/stretchr/testify/require"

	"nervix/generated/nspl"
)

// The fast prediction reads the whole language: the complete one is left for texts with a mistake.
func TestFastPredictionIsEnough(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "parses.nspl"))
	require.NoError(t, err)
	scanner, reader := newScanner(string(text)), newReader(string(text))
	parsed := 0
	for more := true; more; {
		var next segment
		next, more = scanner.next()
		require.Nil(t, next.fault)
		// Entries without a semicolon run into the next one; they are read on their own elsewhere.
		if len(next.tokens) == 1 || reader.endsInside(next) {
			continue
		}
		tree, stopped := reader.attempt(next.tokens, nspl.NsplParserRULE_statementText, antlr.PredictionModeSLL)
		require.NotNil(t, tree, "%s at token %d", text[next.start:next.end], stopped)
		parsed++
	}
	require.Greater(t, parsed, 200)
}

// endsInside tells whether a segment holds two statements: no reading of it parses.
func (r *reader) endsInside(next segment) bool {
	tree, _ := r.attempt(next.tokens, nspl.NsplParserRULE_statementText, antlr.PredictionModeLL)
	return tree == nil
}
