// Package registrytest builds graphs from NSPL text for tests.
//
// It owns nothing of the product; tests of the decision layer use it to state models in the
// language instead of in Go.
package registrytest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/registry"
	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
	"nervix/generated/statement"
	"nervix/grammar"
)

// Statements parses NSPL text.
func Statements(t testing.TB, text string) []statement.Statement {
	t.Helper()
	request, err := grammar.Parse(text)
	require.NoError(t, err)
	list := make([]statement.Statement, len(request.Statements))
	for i := range request.Statements {
		list[i] = request.Statements[i].Statement
	}
	return list
}

// Resources separates the CREATE RESOURCE statements of a list from the others. Each declared
// resource has three versions, or none when its name starts with unfilled; the resource m is always
// there.
func Resources(list []statement.Statement) (registry.Resources, []statement.Statement) {
	resources, others := registry.Resources{"m": 3}, []statement.Statement{}
	for _, s := range list {
		declared, ok := s.(*statement.CreateResource)
		switch {
		case !ok:
			others = append(others, s)
		case strings.HasPrefix(declared.Name, "unfilled"):
			resources[declared.Name] = 0
		default:
			resources[declared.Name] = 3
		}
	}
	return resources, others
}

// Empty gives the graph of a domain without models.
func Empty(t testing.TB) *registry.Graph {
	t.Helper()
	graph, err := registry.NewGraph("shop", nil)
	require.NoError(t, err)
	return graph
}

// Apply gives the graph that valid NSPL text leads to, with the resources that it declares.
func Apply(t testing.TB, base *registry.Graph, text string) *registry.Graph {
	t.Helper()
	resources, statements := Resources(Statements(t, text))
	candidate, err := base.Apply(statements, registry.Options{Resources: resources})
	require.NoError(t, err)
	return candidate.Graph
}

// Graph gives the graph of valid NSPL text.
func Graph(t testing.TB, text string) *registry.Graph {
	t.Helper()
	return Apply(t, Empty(t), text)
}

// Describe renders the violations of an error, one per line, or another error as it is.
func Describe(err error) string {
	found := violation.All(err)
	if len(found) == 0 {
		return err.Error() + "\n"
	}
	var text strings.Builder
	for _, v := range found {
		var fault failure.Failure = v.Failure
		fmt.Fprintf(&text, "%s at %s\n", violation.Owner(v.Key), v.Failure.Where().Path)
		for fault != nil {
			fmt.Fprintf(&text, "  %s: %s\n", fault.Code(), fault.Message())
			if hint := fault.Hint(); hint != "" {
				fmt.Fprintf(&text, "  hint: %s\n", hint)
			}
			inner, ok := fault.Unwrap().(failure.Failure)
			if !ok {
				break
			}
			fault = inner
		}
	}
	return text.String()
}
