package topology_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"
	"github.com/stretchr/testify/require"

	"nervix/controlplane/quiesce"
	"nervix/controlplane/registry"
	"nervix/controlplane/registry/registrytest"
	"nervix/controlplane/registry/violation"
	"nervix/controlplane/topology"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/statement"
)

// TestAffected runs testdata: base replaces the graph that is found, change [stopped] prints both sides
// of what its statements do to it, whole those of a step that is about the whole domain.
func TestAffected(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		base := registrytest.Empty(t)
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			switch d.Cmd {
			case "base":
				base = registrytest.Graph(t, d.Input)
				return fmt.Sprintf("%d models\n", len(base.Keys()))
			case "change":
				candidate := registrytest.Apply(t, base, d.Input)
				step := topology.Step{Base: base, Candidate: candidate, Change: quiesce.Classify(base, candidate, !d.HasArg("stopped"))}
				for i, s := range registrytest.Statements(t, d.Input) {
					step.Operations = append(step.Operations, topology.Operation{Number: uint32(i + 1), Keys: keys(s)})
				}
				requireScope(t, &step)
				return render(&step)
			case "whole":
				return render(&topology.Step{Base: base, Candidate: base, Operations: []topology.Operation{{Number: 1}}})
			}
			t.Fatalf("unknown command %s", d.Cmd)
			return ""
		})
	})
}

func keys(s statement.Statement) []model.Key {
	switch s := s.(type) {
	case *statement.CreateModel:
		return []model.Key{s.Model.ModelKey()}
	case *statement.AlterModel:
		return []model.Key{s.Key}
	case *statement.DropModel:
		return []model.Key{s.Key}
	}
	return nil
}

// Whatever pauses is reported on the sides that have it.
func requireScope(t *testing.T, s *topology.Step) {
	before, after := s.Affected()
	for graph, side := range map[*registry.Graph]record.Topology{s.Base: before, s.Candidate: after} {
		reported := map[model.Key]bool{}
		for _, n := range side.Nodes {
			reported[n.Key] = true
		}
		for _, key := range s.Change.Scope.Nodes {
			if _, exists := graph.Find(key); exists {
				require.True(t, reported[key], violation.Owner(key))
			}
		}
	}
}

func render(s *topology.Step) string {
	var text strings.Builder
	before, after := s.Affected()
	write(&text, "before", before)
	write(&text, "after", after)
	return text.String()
}

func write(text *strings.Builder, name string, side record.Topology) {
	fmt.Fprintf(text, "%s:\n", name)
	for _, n := range side.Nodes {
		fmt.Fprintf(text, "  %s %v\n", violation.Owner(n.Key), n.Operations)
	}
	for _, e := range side.Edges {
		fmt.Fprintf(text, "  %s -> %s: %s at %s %v\n", violation.Owner(e.From), violation.Owner(e.To), e.Kind.Text(), e.Path, e.Operations)
	}
}

// Operations of a long run reach what follows each of them, however many there are: a node downstream of
// all of them is due to all, one between two of them to those before it.
func TestManyOperations(t *testing.T) {
	const length = 200
	var line, changes strings.Builder
	line.WriteString("CREATE SCHEMA s (a I64); CREATE RELAY r0 SCHEMA s UNBRANCHED;\n")
	for i := range length {
		fmt.Fprintf(&line, "CREATE RELAY r%[2]d SCHEMA s UNBRANCHED; CREATE JUNCTION j%[1]d FROM r%[1]d UNBRANCHED TO r%[2]d "+
			"INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;\n", i, i+1)
		fmt.Fprintf(&changes, "ALTER JUNCTION j%d SET DETACHED;\n", i)
	}
	base := registrytest.Graph(t, line.String())
	candidate := registrytest.Apply(t, base, changes.String())
	step := topology.Step{Base: base, Candidate: candidate, Change: quiesce.Classify(base, candidate, true)}
	var all []uint32
	for i := range length {
		number := uint32(i + 1)
		all = append(all, number)
		step.Operations = append(step.Operations, topology.Operation{Number: number, Keys: []model.Key{{Kind: model.KindJunction, Name: fmt.Sprintf("j%d", i)}}})
	}
	requireScope(t, &step)
	before, after := step.Affected()
	for _, side := range []record.Topology{before, after} {
		reached := map[model.Key][]uint32{}
		for _, n := range side.Nodes {
			reached[n.Key] = n.Operations
		}
		require.Len(t, reached, 2*length+2)
		require.Equal(t, all, reached[model.Key{Kind: model.KindSchema, Name: "s"}])
		for i := range length {
			// An operation pauses the relay that its junction reads, too.
			require.Equal(t, all[:i+1], reached[model.Key{Kind: model.KindJunction, Name: fmt.Sprintf("j%d", i)}])
			require.Equal(t, all[:i+1], reached[model.Key{Kind: model.KindRelay, Name: fmt.Sprintf("r%d", i)}])
		}
	}
}
