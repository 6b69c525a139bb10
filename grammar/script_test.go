package grammar_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/grammar"
)

// script repeats the statements of the corpus until it holds the given number of them.
func script(tb testing.TB, statements int) string {
	var texts []string
	for _, entry := range corpus(tb, "parses.nspl") {
		request, err := grammar.Parse(entry.text)
		require.NoError(tb, err)
		for _, parsed := range request.Statements {
			texts = append(texts, parsed.Source+";\n")
		}
	}
	var text strings.Builder
	for i := range statements {
		text.WriteString(texts[i%len(texts)])
	}
	return text.String()
}

func BenchmarkScript(b *testing.B) {
	text := script(b, 10_000)
	b.ReportAllocs()
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		request, err := grammar.Parse(text)
		require.NoError(b, err)
		require.Len(b, request.Statements, 10_000)
	}
}

func BenchmarkEach(b *testing.B) {
	text := script(b, 10_000)
	b.ReportAllocs()
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		for piece := range grammar.Each(text) {
			require.Empty(b, piece.Faults)
		}
	}
}
