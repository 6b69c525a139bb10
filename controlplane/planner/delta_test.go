package planner_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/planner"
	"nervix/controlplane/quiesce"
	"nervix/controlplane/registry/registrytest"
	"nervix/controlplane/scheduler"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/revision"
)

func TestDelta(t *testing.T) {
	const text = `
CREATE SCHEMA s (a I64);
CREATE RELAY a SCHEMA s UNBRANCHED;
CREATE RELAY b SCHEMA s UNBRANCHED CAPACITY 1;
CREATE RELAY c SCHEMA s UNBRANCHED;
CREATE DEDUPLICATOR d FROM a DEDUPLICATE ON a MAX TIME 1m UNBRANCHED TO b INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE JUNCTION j FROM b UNBRANCHED TO c INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
`
	const (
		dropJ = "DROP JUNCTION j;"
		newJ  = "CREATE JUNCTION j FROM b FILTER WHERE a > 1 UNBRANCHED TO c INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;"
		newD  = "DROP DEDUPLICATOR d; CREATE DEDUPLICATOR d FROM a DEDUPLICATE ON a + 1 MAX TIME 1m UNBRANCHED TO b INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;"
	)
	junction := revision.Identity{Kind: revision.NodeKindJunction, Name: "j"}
	deduplicator := revision.Identity{Kind: revision.NodeKindDeduplicator, Name: "d"}
	base := registrytest.Graph(t, text)
	before := schedule(t, base, record.DomainStatusRunning)
	for name, test := range map[string]struct {
		statements string
		change     func(*record.DomainSchedule)
		want       revision.Change
	}{
		"unchanged": {"", nil, &revision.Unchanged{}},
		"dynamic":   {dropJ + newJ, nil, &revision.Dynamic{Nodes: []revision.DynamicNode{{Node: junction}}}},
		"capacity": {
			"DROP RELAY b; CREATE RELAY b SCHEMA s UNBRANCHED CAPACITY 2;", nil,
			&revision.Dynamic{Nodes: []revision.DynamicNode{{Node: revision.Identity{Kind: revision.NodeKindRelay, Name: "b"}}}},
		},
		"configuration only": {"CREATE SCHEMA extra (a I64);", nil, &revision.Dynamic{}},
		"purging swap with a dynamic node": {newD + dropJ + newJ, nil, &revision.EntitySwap{
			Changed: []revision.Identity{deduplicator}, Dynamic: []revision.Identity{junction},
			GateRelays: []string{"a", "b", "c"}, Purges: []revision.Identity{deduplicator},
		}},
		"removed": {dropJ, nil, &revision.EntitySwap{Removed: []revision.Identity{junction}, GateRelays: []string{"b", "c"}}},
		"added": {
			"CREATE JUNCTION k FROM c UNBRANCHED TO c INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;", nil,
			&revision.EntitySwap{Added: []revision.Identity{{Kind: revision.NodeKindJunction, Name: "k"}}, GateRelays: []string{"c"}},
		},
		"moved": {"", func(s *record.DomainSchedule) { s.Nodes[3].Primary = "n2" }, &revision.EntitySwap{
			Changed: []revision.Identity{junction}, GateRelays: []string{"b", "c"},
		}},
		"replicas": {"", func(s *record.DomainSchedule) { s.Nodes[4].Replicas = []string{"n2"} }, &revision.Dynamic{Nodes: []revision.DynamicNode{{Node: deduplicator}}}},
		"rebuild": {
			"DROP SCHEMA s; CREATE SCHEMA s (a I64, b STRING OPTIONAL);", nil, &revision.Rebuild{},
		},
		"start": {"", func(s *record.DomainSchedule) { s.StartVersion++ }, &revision.Lifecycle{Mode: revision.BuildModeRunning}},
		"stop":  {"", func(s *record.DomainSchedule) { s.Status = record.DomainStatusStopped }, &revision.Lifecycle{Mode: revision.BuildModePassive}},
	} {
		t.Run(name, func(t *testing.T) {
			graph := registrytest.Apply(t, base, test.statements)
			after := schedule(t, graph, record.DomainStatusRunning)
			if test.change != nil {
				test.change(after)
			}
			previous, err := planner.Plan(before, 7, nil)
			require.NoError(t, err)
			desired, err := planner.Plan(after, 8, previous.SourceDigest)
			require.NoError(t, err)
			change := quiesce.Classify(base, graph, true, scheduler.Moved(before, after)...)
			delta := planner.Delta(previous, desired, change)
			require.Equal(t, test.want, delta.Change)
			require.Equal(t, level(delta.Change), change.Level)
			require.Equal(t, "shop", delta.Domain)
			require.Equal(t, uint64(8), delta.ClusterRevision)
			require.Equal(t, previous.SourceDigest, delta.PredecessorDigest)
			require.Equal(t, desired.SourceDigest, delta.DesiredDigest)
		})
	}
}

func TestDeltaWithoutOneSide(t *testing.T) {
	only := plan(t, small)
	install := planner.Delta(nil, only, nil)
	require.Equal(t, &revision.Install{}, install.Change)
	require.Empty(t, install.PredecessorDigest)
	require.Equal(t, only.SourceDigest, install.DesiredDigest)
	teardown := planner.Delta(only, nil, nil)
	require.Equal(t, &revision.Teardown{}, teardown.Change)
	require.Equal(t, only.SourceDigest, teardown.PredecessorDigest)
	require.Empty(t, teardown.DesiredDigest)
}

// A change of a stopped domain is classified as if it ran: its passive parts are rebuilt as widely.
func TestDeltaOfAStoppedDomain(t *testing.T) {
	base := registrytest.Graph(t, small)
	graph := registrytest.Apply(t, base, "DROP SCHEMA s; CREATE SCHEMA s (a I64, b STRING, c I64 OPTIONAL);")
	previous, err := planner.Plan(schedule(t, base, record.DomainStatusStopped), 7, nil)
	require.NoError(t, err)
	desired, err := planner.Plan(schedule(t, graph, record.DomainStatusStopped), 8, previous.SourceDigest)
	require.NoError(t, err)
	require.Equal(t, &revision.Rebuild{}, planner.Delta(previous, desired, quiesce.Classify(base, graph, false)).Change)
}

// level gives what a change must pause before it is activated: an exchange of nodes is an entity pause, a
// rebuild a domain pause, whatever models or owners it comes from (CP-101).
func level(change revision.Change) model.Level {
	switch change.(type) {
	case *revision.EntitySwap:
		return model.LevelEntityPause
	case *revision.Rebuild:
		return model.LevelDomainPause
	}
	return model.LevelDynamic
}
