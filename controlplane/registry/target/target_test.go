package target_test

import (
	"errors"
	"testing"

	"github.com/cockroachdb/datadriven"
	"github.com/stretchr/testify/require"

	"nervix/controlplane/registry"
	"nervix/controlplane/registry/registrytest"
	"nervix/controlplane/registry/target"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
	"nervix/grammar"
)

// Statements against the models of a graph: what they answer and where in their text the fault is.
func TestTargets(t *testing.T) {
	var graph *registry.Graph
	datadriven.RunTest(t, "testdata/targets", func(t *testing.T, d *datadriven.TestData) string {
		if d.Cmd == "graph" {
			graph = registrytest.Graph(t, d.Input)
			return ""
		}
		request, err := grammar.Parse(d.Input)
		require.NoError(t, err)
		out := ""
		for _, parsed := range request.Statements {
			err := judge(t, graph, parsed.Statement)
			var placed failure.Placed
			if !errors.As(err, &placed) {
				require.NoError(t, err)
				out += "fits\n"
				continue
			}
			parsed.Spans.Resolve(err)
			place := placed.Where()
			require.True(t, place.HasSpan(), "%v", place)
			out += string(failure.Project(err)[0].Code) + ": " + err.Error() + " at " + d.Input[place.Start:place.End] + "\n"
		}
		return out
	})
}

func judge(t *testing.T, graph *registry.Graph, s statement.Statement) error {
	t.Helper()
	find := func(kind model.Kind, name string) model.Model {
		found, exists := graph.Find(model.Key{Kind: kind, Name: name})
		require.True(t, exists, name)
		return found
	}
	switch s := s.(type) {
	case *statement.DescribeModel:
		_, err := target.RelayBranch(graph, find(model.KindRelay, s.Key.Name).(*model.Relay), s.Bindings)
		return err
	case *statement.ResetState:
		return target.ResetScope(graph, find(model.KindWasmProcessor, s.Processor).(*model.WASMProcessor), s.Scope)
	case *statement.Lookup:
		_, err := target.Lookup(graph, find(model.KindHashMap, s.HashMap).(*model.HashMap), s)
		return err
	case *statement.Relocate:
		return target.Relocation(graph, &s.Relocation)
	}
	t.Fatalf("%T", s)
	return nil
}

// The values of a concrete branch have the forms that the branches of a running domain have.
func TestBranchValues(t *testing.T) {
	graph := registrytest.Graph(t, `
CREATE SCHEMA key (tenant STRING, small U8, low I8, at DATETIME, share F32, yes BOOL);
CREATE BRANCH b SCHEMA key TTL 1h;
CREATE RELAY r SCHEMA key BRANCHED BY b;`)
	described := registrytest.Statements(t,
		"DESCRIBE RELAY r WHERE (yes = true, share = 2, at = '1970-01-01T00:00:01Z', low = 7, small = 255, tenant = 'a')")[0].(*statement.DescribeModel)
	found, exists := graph.Find(described.Key)
	require.True(t, exists)
	named, err := target.RelayBranch(graph, found.(*model.Relay), described.Bindings)
	require.NoError(t, err)
	require.Len(t, named.Fields, 6)
	require.Equal(t, []any{"a", uint64(255), int64(7), int64(1_000_000_000), 2.0, true}, named.Values)
}
