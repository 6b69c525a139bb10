package grammar_test

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
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

// later lists the entries of the corpus that belong to the language and are not executed yet.
func later(t testing.TB) map[string]bool {
	content, err := os.ReadFile(filepath.Join("testdata", "later.txt"))
	require.NoError(t, err)
	ids := map[string]bool{}
	for id := range strings.FieldsSeq(string(content)) {
		ids[id] = true
	}
	return ids
}

// Every text that belongs to the language parses, or is refused as not supported yet when it
// lies outside of what is executed; never as a syntax error.
func TestCorpusParses(t *testing.T) {
	postponed := later(t)
	for _, name := range []string{"parses.nspl", "semantic.nspl"} {
		for _, entry := range corpus(t, name) {
			t.Run(entry.id, func(t *testing.T) {
				request, err := grammar.Parse(entry.text)
				if postponed[entry.id] {
					for _, fault := range leaves(err) {
						require.ErrorIs(t, fault, failure.CodeNotSupportedYet, entry.text)
					}
					require.Error(t, err)
					return
				}
				require.NoError(t, err, entry.text)
				require.NotEmpty(t, request.Statements)
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

// Every text outside of the language is refused with one placed mistake.
func TestCorpusRejected(t *testing.T) {
	for _, entry := range corpus(t, "rejected.nspl") {
		t.Run(entry.id, func(t *testing.T) {
			_, err := grammar.Parse(entry.text)
			require.Error(t, err, entry.text)
			for _, fault := range leaves(err) {
				var placed failure.Placed
				require.ErrorAs(t, fault, &placed)
				require.True(t, placed.Where().HasSpan() || placed.Where().Start == len(entry.text), "%v", fault)
			}
		})
	}
}
