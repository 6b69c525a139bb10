package scheduler_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/controlplane/registry"
	"nervix/controlplane/registry/registrytest"
	"nervix/controlplane/registry/violation"
	"nervix/controlplane/scheduler"
	"nervix/generated/failure"
	"nervix/generated/record"
)

// TestPlace runs testdata. Commands:
//
//	models                                      replaces the graph
//	place live=(…) eligible=(…) [replicas=n]    places it after the last schedule and prints the new one
func TestPlace(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		graph := registrytest.Empty(t)
		var previous *record.DomainSchedule
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			switch d.Cmd {
			case "models":
				graph = registrytest.Graph(t, d.Input)
				return fmt.Sprintf("%d models\n", len(graph.Keys()))
			case "place":
				var members scheduler.Members
				members.Live, members.Eligible = values(d, "live"), values(d, "eligible")
				d.MaybeScanArgs(t, "replicas", &members.Replicas)
				next, err := scheduler.Place(previous, graph, scheduler.Lifecycle{}, members)
				if err != nil {
					return err.Error() + "\n"
				}
				text := render(next)
				if previous != nil {
					text += fmt.Sprintf("relocations: %d\n", len(scheduler.Moved(previous, next)))
				}
				previous = next
				return text
			}
			t.Fatalf("unknown command %s", d.Cmd)
			return ""
		})
	})
}

func values(d *datadriven.TestData, key string) []string {
	for _, argument := range d.CmdArgs {
		if argument.Key == key {
			return slices.DeleteFunc(slices.Clone(argument.Vals), func(value string) bool { return value == "" })
		}
	}
	return nil
}

func render(s *record.DomainSchedule) string {
	var text strings.Builder
	for _, node := range s.Nodes {
		owner := node.Primary
		if node.EveryNode {
			owner = "everywhere"
		}
		fmt.Fprintf(&text, "%s: %s", violation.Owner(node.Key), owner)
		if len(node.Replicas) > 0 {
			fmt.Fprintf(&text, " replicas %s", strings.Join(node.Replicas, " "))
		}
		text.WriteByte('\n')
	}
	return text.String()
}

const graphText = `
CREATE SCHEMA s (a I64);
CREATE RELAY r1 SCHEMA s UNBRANCHED; CREATE RELAY r2 SCHEMA s UNBRANCHED; CREATE RELAY r3 SCHEMA s UNBRANCHED;
CREATE DEDUPLICATOR d FROM r1 DEDUPLICATE ON a MAX TIME 1m UNBRANCHED TO r2 INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE JUNCTION j FROM r2 UNBRANCHED TO r3 INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
`

// Whatever lives, every node has one live owner, owners that live stay, and replicas are distinct
// live nodes of stateful nodes only.
func TestPlaceProperties(t *testing.T) {
	graph := registrytest.Graph(t, graphText)
	names := []string{"a", "b", "c", "d"}
	rapid.Check(t, func(t *rapid.T) {
		var previous *record.DomainSchedule
		for range rapid.IntRange(1, 4).Draw(t, "steps") {
			live := rapid.SliceOfNDistinct(rapid.SampledFrom(names), 1, 4, rapid.ID[string]).Draw(t, "live")
			members := scheduler.Members{Live: live, Eligible: live, Replicas: rapid.IntRange(0, 2).Draw(t, "replicas")}
			next, err := scheduler.Place(previous, graph, scheduler.Lifecycle{}, members)
			require.NoError(t, err)
			check(t, previous, next, members)
			again, err := scheduler.Place(previous, graph, scheduler.Lifecycle{}, members)
			require.NoError(t, err)
			require.True(t, next.Equal(again))
			previous = next
		}
	})
}

func check(t require.TestingT, previous, next *record.DomainSchedule, members scheduler.Members) {
	require.Len(t, next.Nodes, 5)
	for i, node := range next.Nodes {
		require.Contains(t, members.Live, node.Primary)
		require.NotContains(t, node.Replicas, node.Primary)
		if previous != nil && slices.Contains(members.Live, previous.Nodes[i].Primary) {
			require.Equal(t, previous.Nodes[i].Primary, node.Primary)
		}
		if node.Key.Name != "d" {
			require.Empty(t, node.Replicas)
			continue
		}
		require.Len(t, node.Replicas, min(members.Replicas, len(members.Live)-1))
		require.Len(t, slices.Compact(slices.Sorted(slices.Values(node.Replicas))), len(node.Replicas))
	}
}

func TestPlaceWithoutEligibleNode(t *testing.T) {
	_, err := scheduler.Place(nil, registrytest.Graph(t, graphText), scheduler.Lifecycle{}, scheduler.Members{Live: []string{"a"}})
	require.ErrorIs(t, err, failure.CodeNoSchedulableNode)
}

func TestPlaceKeepsLifecycleAndModels(t *testing.T) {
	graph := registrytest.Graph(t, graphText)
	next, err := scheduler.Place(nil, graph, scheduler.Lifecycle{Status: record.DomainStatusRunning, StartVersion: 3},
		scheduler.Members{Live: []string{"a"}, Eligible: []string{"a"}})
	require.NoError(t, err)
	require.Equal(t, "shop", next.Domain)
	require.Equal(t, record.DomainStatusRunning, next.Status)
	require.Equal(t, uint64(3), next.StartVersion)
	again, err := registry.NewGraph("shop", next.Models)
	require.NoError(t, err)
	require.Equal(t, graph.Keys(), again.Keys())
}
