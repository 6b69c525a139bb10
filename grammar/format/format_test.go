package format_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/cockroachdb/datadriven"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/statement"
	"nervix/grammar"
	"nervix/grammar/format"
)

// The layout, by example.
func TestLayout(t *testing.T) {
	datadriven.RunTest(t, "testdata/layout", func(t *testing.T, d *datadriven.TestData) string {
		formatted, err := format.Text(d.Input)
		if err != nil {
			return "error: " + err.Error() + "\n"
		}
		again, err := format.Text(formatted)
		require.NoError(t, err)
		require.Equal(t, formatted, again, "a formatted text stays as it is")
		return formatted
	})
}

var entryHead = regexp.MustCompile(`(?m)^// [PS][0-9]{3}.*$`)

// corpus gives the statements of the language's corpus that parse.
func corpus(t testing.TB) []string {
	var all []string
	for _, name := range []string{"parses.nspl", "semantic.nspl"} {
		content, err := os.ReadFile("../testdata/" + name)
		require.NoError(t, err)
		for _, text := range entryHead.Split(string(content), -1)[1:] {
			if _, err := grammar.Parse(text); err == nil {
				all = append(all, strings.TrimSpace(text))
			}
		}
	}
	require.Greater(t, len(all), 200)
	return all
}

// Formatting a corpus entry keeps its meaning, a second time changes nothing, and no line is too
// long unless a single word makes it so.
func TestCorpus(t *testing.T) {
	for _, text := range corpus(t) {
		formatted := check(t, text)
		for line := range strings.Lines(formatted) {
			if strings.Contains(line, "//") || strings.Contains(formatted, "$") {
				continue
			}
			require.LessOrEqual(t, len(strings.TrimRight(line, "\n")), format.Width, line)
		}
	}
}

// check formats a valid text and holds it to every promise of the formatter.
func check(t require.TestingT, text string) string {
	formatted, err := format.Text(text)
	require.NoError(t, err, text)
	require.Equal(t, statements(t, text), statements(t, formatted), "meaning of %s", formatted)
	require.Equal(t, comments(t, text), comments(t, formatted), "comments of %s", formatted)
	again, err := format.Text(formatted)
	require.NoError(t, err, formatted)
	require.Equal(t, formatted, again)
	if formatted != "" {
		require.True(t, strings.HasSuffix(formatted, "\n"))
		require.NotContains(t, formatted, "\n\n\n")
	}
	return formatted
}

func statements(t require.TestingT, text string) []statement.Statement {
	request, err := grammar.Parse(text)
	require.NoError(t, err, text)
	var all []statement.Statement
	for _, parsed := range request.Statements {
		all = append(all, parsed.Statement)
	}
	return all
}

// comments gives the comments of a text in order, found independently of the formatter: what
// begins with two slashes outside of all tokens.
func comments(t require.TestingT, text string) []string {
	var all []string
	for text != "" {
		switch {
		case strings.HasPrefix(text, "//"):
			line, rest, _ := strings.Cut(text, "\n")
			all, text = append(all, strings.TrimSpace(line)), rest
		case text[0] == '\'' || text[0] == '"':
			_, rest, found := strings.Cut(text[1:], text[:1])
			require.True(t, found)
			text = rest
		case text[0] == '$':
			tag := text[:strings.IndexByte(text[1:], '$')+2]
			_, rest, found := strings.Cut(text[len(tag):], tag)
			require.True(t, found)
			text = rest
		default:
			text = text[1:]
		}
	}
	return all
}

// Whatever stands between the tokens, formatting keeps meaning and comments.
func TestAnyGaps(t *testing.T) {
	entries := corpus(t)
	gap := rapid.SampledFrom([]string{" ", " ", " ", "\n", "\n\n\n", "\t", " // a\n", "\n// b\n", "\n\n  // c\n// d\n", " // e 'x\n\n", "\r\n", "\u00a0"})
	rapid.Check(t, func(t *rapid.T) {
		var text strings.Builder
		for range rapid.IntRange(1, 3).Draw(t, "statements") {
			entry := rapid.SampledFrom(entries).Draw(t, "entry")
			text.WriteString(gap.Draw(t, "gap"))
			for piece := range grammar.Each(entry) {
				fragment := piece.Fragment()
				for i, span := range fragment.Spans {
					if i > 0 && fragment.Spans[i-1].End < span.Start {
						text.WriteString(gap.Draw(t, "gap"))
					}
					text.WriteString(entry[span.Start:span.End])
				}
				text.WriteString(gap.Draw(t, "gap") + rapid.SampledFrom([]string{";", ";;", "; ;\n"}).Draw(t, "end"))
			}
		}
		check(t, text.String())
	})
}

// A text that does not parse is not formatted, and all its mistakes are reported.
func TestMistakes(t *testing.T) {
	_, err := format.Text("CREATE RELEY r; STOP; CREATE DOMAIN;")
	require.ErrorContains(t, err, "RELEY")
	require.ErrorContains(t, err, "end of statement")
}

// The time grows with the length of the text, also where units nest or lines never end.
func TestLinear(t *testing.T) {
	nested := "CREATE SUBSCRIPTION s TO r WHERE " + strings.Repeat("(", 400) + "a" + strings.Repeat(")", 400)
	chain := "CREATE SUBSCRIPTION s TO r WHERE a" + strings.Repeat(" AND b", 400)
	fields := "CREATE SCHEMA s (f0 I64"
	for i := range 5_000 {
		fields += fmt.Sprintf(", f%d STRING // %d\n", i+1, i)
	}
	fields += ")"
	for _, text := range []string{nested, chain, fields} {
		began := time.Now()
		check(t, text)
		require.Less(t, time.Since(began), 20*time.Second)
	}
}

func FuzzText(f *testing.F) {
	for _, text := range corpus(f) {
		f.Add(text)
	}
	f.Add("USE a; // b\n// c\n\n\n;USE b // d")
	f.Fuzz(func(t *testing.T, text string) {
		if _, err := grammar.Parse(text); err != nil {
			if _, err := format.Text(text); err == nil {
				t.Fatal("a text that does not parse was formatted")
			}
			return
		}
		check(t, text)
	})
}

func BenchmarkText(b *testing.B) {
	entries := corpus(b)
	random := rand.New(rand.NewPCG(1, 2))
	var text strings.Builder
	for text.Len() < 1<<20 {
		text.WriteString(strings.TrimSuffix(entries[random.IntN(len(entries))], ";") + ";\n")
	}
	b.SetBytes(int64(text.Len()))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := format.Text(text.String()); err != nil {
			b.Fatal(err)
		}
	}
}
