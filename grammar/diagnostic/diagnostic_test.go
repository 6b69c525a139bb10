package diagnostic_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"
	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/grammar"
	"nervix/grammar/diagnostic"
)

// The files under testdata hold texts beside their annotated mistakes.
func TestRender(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			text := strings.NewReplacer(`\t`, "\t", `\e`, "\x1b").Replace(d.Input)
			_, err := grammar.Parse(text)
			require.Error(t, err)
			return diagnostic.Render(text, failure.Project(err), diagnostic.Options{})
		})
	})
}

func TestCausesAndMissingPlaces(t *testing.T) {
	err := (&failure.TextTooLarge{Size: 9, Limit: 8}).WithCause(&failure.Syntax{Found: "a", Expected: "b", Suggestion: "c"})
	require.Equal(t, "error[text_too_large]: the request text has 9 bytes, at most 8 are accepted\n"+
		"  = caused by: unexpected a, expected b\n  = help: did you mean c?\n"+
		"  = see: "+diagnostic.Link(failure.CodeSyntax)+"\n",
		diagnostic.Render("text", failure.Project(err), diagnostic.Options{}))
}

// A failure without a place of its own shows that of its cause; the same place is shown once.
func TestCausesHavePlaces(t *testing.T) {
	cause := &failure.UnknownModel{Kind: "relay", Model: "r", Domain: "d", Place: failure.AtSpan(5, 12)}
	const excerpt = " --> 1:6\n  |\n1 | DROP RELAY r;\n  |      ^^^^^^^\n"
	see := "  = see: " + diagnostic.Link(failure.CodeUnknownModel) + "\n"
	require.Equal(t, "error[invalid_statement]: statement 2 was not queued\n"+
		"  = caused by: unknown relay 'r' in domain 'd'\n"+excerpt+see,
		diagnostic.Render("DROP RELAY r;", failure.Project((&failure.InvalidStatement{Statement: 2}).WithCause(cause)), diagnostic.Options{}))
	broken := (&failure.BrokenModel{Owner: "codec 'c'", Place: failure.AtSpan(5, 12)}).WithCause(cause)
	require.Equal(t, "error[broken_model]: the change breaks codec 'c'\n"+excerpt+
		"  = caused by: unknown relay 'r' in domain 'd'\n"+see,
		diagnostic.Render("DROP RELAY r;", failure.Project(broken), diagnostic.Options{}))
}

func TestColorIsOptional(t *testing.T) {
	_, err := grammar.Parse("DROP RELAI x")
	plain := diagnostic.Render("DROP RELAI x", failure.Project(err), diagnostic.Options{})
	require.NotContains(t, plain, "\x1b")
	colored := diagnostic.Render("DROP RELAI x", failure.Project(err), diagnostic.Options{Color: true})
	require.Contains(t, colored, "\x1b[1;31m^^^^^\x1b[0m")
}

// Places from elsewhere never make the rendering fail.
func FuzzRender(f *testing.F) {
	f.Add("CREATE", 0, 6)
	f.Add("a\nb", 2, 9)
	f.Add("ä", 1, 1)
	f.Add("", 0, 1)
	f.Fuzz(func(t *testing.T, text string, start, end int) {
		fault := &failure.Syntax{Found: text, Expected: text, Place: failure.AtSpan(start, end)}
		out := diagnostic.Render(text, failure.Project(errors.Join(fault, fault)), diagnostic.Options{})
		require.NotContains(t, out, "\x1b")
	})
}
