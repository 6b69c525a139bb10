package grammar_test

import (
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
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

// Texts that no person writes cost time and memory in proportion to their length, and end in one
// clear failure.
func TestHostileTexts(t *testing.T) {
	const much = 1 << 20
	where := func(text string) string { return "CREATE SUBSCRIPTION s TO r WHERE " + text }
	for name, test := range map[string]struct {
		text string
		code failure.Code
	}{
		"characters outside of the language": {strings.Repeat("@", much), failure.CodeLexicalError},
		"open strings":                       {strings.Repeat("'\n", much), failure.CodeUnterminatedText},
		"an open string":                     {"USE '" + strings.Repeat("x", much), failure.CodeUnterminatedText},
		"an open dollar string":              {"USE $a$" + strings.Repeat("$b$ ", much/4), failure.CodeUnterminatedText},
		"dollar strings that nest":           {strings.Repeat("$a$ $b$ ", much/8), failure.CodeUnterminatedText},
		"words":                              {"USE " + strings.Repeat("a ", much), failure.CodeStatementTooLong},
		"a long name":                        {"USE " + strings.Repeat("a", much), failure.CodeInvalidName},
		"a long number":                      {where(strings.Repeat("9", much)), failure.CodeInvalidLiteral},
		"a long fraction":                    {where("0." + strings.Repeat("9", much) + " = a b"), failure.CodeSyntax},
		"a long duration":                    {"CREATE BRANCH b SCHEMA s TTL " + strings.Repeat("9", much) + "s", failure.CodeInvalidLiteral},
		"a compound duration":                {"CREATE BRANCH b SCHEMA s TTL " + strings.Repeat("9y", much/2), failure.CodeInvalidLiteral},
		"a long size":                        {"ALTER EMITTER e SET FLUSH EACH 1s MAX BATCH SIZE " + strings.Repeat("9", much) + "EiB", failure.CodeInvalidLiteral},
		"zeros":                              {"CREATE RELAY r SCHEMA s UNBRANCHED CAPACITY " + strings.Repeat("0", 100_000), failure.CodeSyntax},
		"host labels":                        {"CREATE VHOST v a" + strings.Repeat(".0a", 60_000), failure.CodeInvalidLiteral},
		"host atoms":                         {"CREATE VHOST v " + strings.Repeat("0", 200_000), failure.CodeInvalidLiteral},
		"operands":                           {where(strings.Repeat("a + ", 100_000)), failure.CodeSyntax},
		"arguments":                          {where("f(" + strings.Repeat("a, ", 100_000)), failure.CodeSyntax},
		"fields":                             {"CREATE SCHEMA s (" + strings.Repeat("a I64, ", 60_000) + "b)", failure.CodeSyntax},
		"the same field":                     {"CREATE SCHEMA s (" + strings.Repeat("a I64, ", 60_000) + ")", failure.CodeInvalidClause},
		"conflict targets": {
			"ALTER EMITTER e SET TO MONGODB m INSERT TO COLLECTION t VALUES {'a' = 1} ON CONFLICT (" + strings.Repeat("'b', ", 60_000) +
				") DO NOTHING WITH MAX BATCH 1 MODE ACK RETRY POLICY BACKOFF 1s MAX 1s", failure.CodeInvalidClause,
		},
		"open types": {"CREATE SCHEMA s (a " + strings.Repeat("ARRAY<", 60_000), failure.CodeNestingTooDeep},
		"operations": {"ALTER JUNCTION j " + strings.Repeat("SET ATTACHED, ", 60_000), failure.CodeSyntax},
		"mistakes":   {strings.Repeat("CREATE JUNCTION j FROM a UNBRANCHED;", 60_000), failure.CodeSyntax},
		"semicolons": {strings.Repeat(";", much) + "@", failure.CodeLexicalError},
		"comments":   {strings.Repeat("// ;'\n", much/8) + "@", failure.CodeLexicalError},
		"statements": {strings.Repeat("STOP;", much/4), failure.CodeTooManyStatements},
	} {
		t.Run(name, func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			start := time.Now()
			_, err := grammar.Parse(test.text)
			require.ErrorIs(t, err, test.code)
			require.LessOrEqual(t, len(leaves(err)), 100)
			require.Less(t, len(err.Error()), 100_000)
			require.Less(t, time.Since(start), 20*time.Second)
			runtime.ReadMemStats(&after)
			require.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(1<<30))
		})
	}
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
