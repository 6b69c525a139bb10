package rehearsal_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/controlplane/registry"
	"nervix/controlplane/rehearsal"
	"nervix/generated/statement"
	"nervix/grammar"
)

// A transaction has a mistake where a server would refuse to queue a statement, or some when it would
// refuse to commit.
func TestMistakesOfTransactions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		script := strings.Join(rapid.SliceOfN(pool, 1, 12).Draw(t, "statements"), ";\n")
		found := rehearsal.New(rehearsal.Options{}).Script("BEGIN;\n"+script+";\nCOMMIT", unwatched)
		request, err := grammar.Parse(script)
		require.NoError(t, err)
		graph, err := registry.NewGraph("script", nil)
		require.NoError(t, err)
		var queued []statement.Statement
		for i, parsed := range request.Statements {
			queued = append(queued, parsed.Statement)
			_, whole := graph.Apply(queued, registry.Options{})
			if whole == nil {
				continue
			}
			if _, err := graph.Apply(queued, registry.Options{Provisional: true}); err != nil {
				require.True(t, slices.ContainsFunc(found, func(f rehearsal.Finding) bool {
					return f.Statement == i+2 && errors.Is(err, f.Failure.Code)
				}), "%s\n%v\n%v", script, err, found)
				return
			}
		}
		if _, err := graph.Apply(queued, registry.Options{}); err != nil {
			require.NotEmpty(t, found, "%s\n%v", script, err)
			return
		}
		require.Empty(t, found, script)
	})
}
