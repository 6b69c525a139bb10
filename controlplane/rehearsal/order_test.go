package rehearsal_test

import (
	"fmt"
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

// pool draws statements over a few names, many of which do not hold.
var pool = rapid.Custom(func(t *rapid.T) string {
	schema := func() string { return rapid.SampledFrom([]string{"s", "t"}).Draw(t, "schema") }
	relay := func() string { return rapid.SampledFrom([]string{"a", "b", "c"}).Draw(t, "relay") }
	node := func() string { return rapid.SampledFrom([]string{"j", "k"}).Draw(t, "node") }
	field := func() string { return rapid.SampledFrom([]string{"x", "y"}).Draw(t, "field") }
	flush := "FLUSH IMMEDIATE ON MESSAGE ERROR LOG"
	form := rapid.IntRange(0, 12).Draw(t, "form")
	switch form {
	case 0, 1:
		return "CREATE SCHEMA " + schema() + " (" + field() + " I64, z STRING)"
	case 2, 3, 4:
		return "CREATE RELAY " + relay() + " SCHEMA " + schema() + " UNBRANCHED"
	case 5, 6:
		return "CREATE JUNCTION " + node() + " FROM " + relay() + " UNBRANCHED TO " + relay() + " INHERIT ALL WHERE output." + field() + " > 1 " + flush
	case 7:
		return "ALTER JUNCTION " + node() + " SET FILTER WHERE input." + field() + " > 2"
	case 8:
		return "ALTER RELAY " + relay() + " SET CAPACITY 4"
	case 9:
		return "ALTER SCHEMA " + schema() + " ADD FIELD w I64 OPTIONAL"
	case 10:
		return "DROP RELAY " + relay()
	case 11:
		return "CREATE IF NOT EXISTS RELAY " + relay() + " SCHEMA " + schema() + " UNBRANCHED"
	}
	return "DROP JUNCTION " + node()
})

// Judging statements together says what judging them one by one says. LIST DOMAINS, which changes
// nothing, keeps statements apart.
func TestTogetherAsOneByOne(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		statements := rapid.SliceOfN(pool, 1, 12).Draw(t, "statements")
		together := rehearsal.New(rehearsal.Options{})
		apart := rehearsal.New(rehearsal.Options{})
		one := told(together.Script(strings.Join(statements, ";\n"), unwatched), 1)
		other := told(apart.Script(strings.Join(statements, ";\nLIST DOMAINS;\n"), unwatched), 2)
		require.Equal(t, other, one, "%s", strings.Join(statements, ";\n"))
		require.Equal(t, apart.Graph().Models(), together.Graph().Models())
	})
}

// told names the statements and codes of mistakes. Every statement is followed by so many others.
func told(findings []rehearsal.Finding, step int) []string {
	var list []string
	for _, f := range findings {
		list = append(list, fmt.Sprint((f.Statement+step-1)/step, " ", f.Failure.Code))
	}
	slices.Sort(list)
	return list
}

// The first mistake is the one at which a server would stop.
func TestFirstMistakeIsTheServers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		script := strings.Join(rapid.SliceOfN(pool, 1, 12).Draw(t, "statements"), ";\n")
		found := rehearsal.New(rehearsal.Options{}).Script(script, unwatched)
		request, err := grammar.Parse(script)
		require.NoError(t, err)
		graph, err := registry.NewGraph("script", nil)
		require.NoError(t, err)
		for i, parsed := range request.Statements {
			candidate, err := graph.Apply([]statement.Statement{parsed.Statement}, registry.Options{})
			if err != nil {
				require.NotEmpty(t, found, script)
				require.Equal(t, i+1, found[0].Statement, script)
				require.ErrorIs(t, err, found[0].Failure.Code)
				return
			}
			graph = candidate.Graph
		}
		require.Empty(t, found, script)
	})
}
