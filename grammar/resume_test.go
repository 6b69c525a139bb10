package grammar_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/grammar"
)

// pieces lists what Each makes of a text: the source of every piece with the codes of its faults.
func pieces(text string) []string {
	var list []string
	for piece := range grammar.Each(text) {
		line := strings.Join(strings.Fields(piece.Source), " ")
		if piece.Statement == nil {
			line = "broken " + line
		}
		for _, fault := range piece.Faults {
			for _, projection := range failure.Project(fault) {
				line += " !" + string(projection.Code)
			}
		}
		list = append(list, line)
	}
	return list
}

func TestReadingGoesOnAfterAMissingSemicolon(t *testing.T) {
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{"complete statements", "STOP\nDROP RELAY a\nUSE b;", []string{"STOP !missing_semicolon", "DROP RELAY a !missing_semicolon", "USE b"}},
		{"on one line", "DROP RELAY a DROP RELAY b;", []string{"DROP RELAY a !missing_semicolon", "DROP RELAY b"}},
		{"on one line with more behind", "DROP RELAY a DROP b c;", []string{"broken DROP RELAY a DROP b c !syntax"}},
		{"a statement that could be a name", "CREATE RELAY a SCHEMA\nDROP RELAY b;\nSTOP", []string{"broken CREATE RELAY a SCHEMA DROP RELAY b !syntax", "STOP"}},
		{"broken before a line of its own", "CREATE RELAY a SCHEMA s FOO\nSTOP", []string{"broken CREATE RELAY a SCHEMA s FOO !syntax", "STOP"}},
		{"an indented word is no statement", "ALTER SCHEMA s ADD FIELD a FOO,\n  DROP FIELD b;\nSTOP", []string{"broken ALTER SCHEMA s ADD FIELD a FOO, DROP FIELD b !syntax", "STOP"}},
		{"names of statements", "CREATE RELAY create SCHEMA drop UNBRANCHED;", []string{"CREATE RELAY create SCHEMA drop UNBRANCHED"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			require.Equal(t, test.want, pieces(test.text))
		})
	}
}

// The spans of what follows a missing semicolon lead into the whole text.
func TestSpansBehindAMissingSemicolon(t *testing.T) {
	text := "STOP\nDROP RELAY orders"
	for piece := range grammar.Each(text) {
		require.Equal(t, text[piece.Start:piece.End], piece.Source)
		if strings.HasPrefix(piece.Source, "DROP") {
			start, end := piece.Spans.Locate("key")
			require.Equal(t, "RELAY orders", text[start:end])
		}
	}
}

// Reading on is bounded: a text with a mistake on every line takes time in proportion to its length.
func TestReadingOnIsBounded(t *testing.T) {
	text := strings.Repeat("DROP FOO\n", 20_000)
	count := 0
	for range grammar.Each(text) {
		count++
	}
	require.Greater(t, count, 50)
	require.Less(t, count, 200)
}
