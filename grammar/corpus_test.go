package grammar_test

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"
	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
	"nervix/grammar"
)

// entry is one text of the corpus.
type entry struct{ id, comment, text string }

var entryHead = regexp.MustCompile(`(?m)^// ([PRS][0-9]{3})(.*)$`)

// corpus reads a file of the corpus: entries start at a comment whose first word is their id.
func corpus(t testing.TB, name string) []entry {
	t.Helper()
	content, err := os.ReadFile(filepath.Join("testdata", name))
	require.NoError(t, err)
	heads := entryHead.FindAllStringSubmatchIndex(string(content), -1)
	require.NotEmpty(t, heads)
	var all []entry
	for i, head := range heads {
		end := len(content)
		if i+1 < len(heads) {
			end = heads[i+1][0]
		}
		all = append(all, entry{string(content[head[2]:head[3]]), string(content[head[4]:head[5]]), string(content[head[1]:end])})
	}
	return all
}

// Every text that belongs to the language parses, and reads back from its rendering.
func TestCorpusParses(t *testing.T) {
	for _, name := range []string{"parses.nspl", "semantic.nspl"} {
		for _, entry := range corpus(t, name) {
			t.Run(entry.id, func(t *testing.T) {
				request, err := grammar.Parse(entry.text)
				require.NoError(t, err, entry.text)
				require.NotEmpty(t, request.Statements)
				for _, parsed := range request.Statements {
					if _, hidden := parsed.Statement.(*statement.CreateUser); hidden {
						continue
					}
					text := grammar.RenderStatement(parsed.Statement)
					again, err := grammar.Parse(text)
					require.NoError(t, err, text)
					if create, ok := parsed.Statement.(*statement.CreateModel); ok {
						require.True(t, model.EqualModel(create.Model, again.Statements[0].Statement.(*statement.CreateModel).Model), text)
					}
					require.Equal(t, text, grammar.RenderStatement(again.Statements[0].Statement))
				}
			})
		}
	}
}

// leaves gives the single mistakes of a request.
func leaves(err error) []error {
	var joined interface{ Unwrap() []error }
	if errors.As(err, &joined) {
		return joined.Unwrap()
	}
	if err == nil {
		return nil
	}
	return []error{err}
}

// Every text outside of the language is refused with one placed mistake, for its own reason.
func TestCorpusRejected(t *testing.T) {
	datadriven.RunTest(t, filepath.Join("testdata", "rejected"), func(t *testing.T, d *datadriven.TestData) string {
		var lines []string
		for _, entry := range corpus(t, "rejected.nspl") {
			_, err := grammar.Parse(entry.text)
			require.Error(t, err, entry.text)
			lines = append(lines, entry.id+entry.comment)
			for _, p := range failure.Project(err) {
				require.True(t, p.Place.HasSpan() || p.Place.Start == len(entry.text), "%v", err)
				lines = append(lines, "  "+string(p.Code)+": "+p.Message)
			}
		}
		return strings.Join(lines, "\n")
	})
}
