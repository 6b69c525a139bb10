package registry_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/registry"
	"nervix/controlplane/registry/registrytest"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// What a placement covers follows the data flow of the whole graph and is stored nowhere: a node
// that closes a path brings it about, its loss ends it (CP-204).
func TestCoverageFollowsTheGraph(t *testing.T) {
	base := registrytest.Graph(t, `
CREATE SCHEMA s (a I64);
CREATE RELAY r1 SCHEMA s UNBRANCHED;
CREATE RELAY r2 SCHEMA s UNBRANCHED WITH MATERIALIZED STATE LAST BY TIMESTAMP;
CREATE RELAY r3 SCHEMA s UNBRANCHED;
CREATE RELAY r4 SCHEMA s UNBRANCHED;
CREATE RELAY errors SCHEMA s UNBRANCHED;
CREATE JUNCTION a FROM r1 UNBRANCHED TO r2 INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR SEND TO errors SET a = 0;
CREATE JUNCTION z FROM r3 UNBRANCHED TO r4 INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE JUNCTION reader FROM r4 UNBRANCHED USING MATERIALIZED STATE r2 REQUIRED SKIP TO errors INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE PLACEMENT p FROM a TO z PREFER COLOCATION;`)
	junction := func(name string) model.Key { return model.Key{Kind: model.KindJunction, Name: name} }
	relay := func(name string) model.Key { return model.Key{Kind: model.KindRelay, Name: name} }
	require.Empty(t, registry.NewFlow(base).Corridor(junction("a"), junction("z")))
	bridged := registrytest.Apply(t, base, "CREATE JUNCTION bridge FROM r2 UNBRANCHED TO r3 INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;")
	flow := registry.NewFlow(bridged)
	require.Equal(t, []model.Key{relay("r2"), junction("a"), junction("bridge"), junction("z")}, flow.Corridor(junction("a"), junction("z")))
	require.Empty(t, flow.Corridor(junction("z"), junction("a")), "a path has a direction")
	require.Equal(t, []model.Key{relay("r2"), junction("bridge"), junction("reader"), junction("z")}, flow.Corridor(relay("r2"), junction("reader")),
		"materialized state is read like an input")
	require.Empty(t, registry.NewFlow(registrytest.Apply(t, bridged, "DROP JUNCTION bridge;")).Corridor(junction("a"), junction("z")))
	require.Equal(t, []model.Key{{Kind: model.KindPlacement, Name: "p"}}, bridged.Dependents(junction("a")))
}

// A conflict refuses the whole batch and leaves the models as they were (CP-206).
func TestPlacementConflictLeavesTheBase(t *testing.T) {
	base := registrytest.Graph(t, `
CREATE SCHEMA s (a I64); CREATE RELAY r SCHEMA s UNBRANCHED; CREATE RELAY q SCHEMA s UNBRANCHED;
CREATE JUNCTION a FROM r UNBRANCHED TO q INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE JUNCTION b FROM q UNBRANCHED TO r INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE PLACEMENT one FROM a TO b NEUTRAL RANK 1;
CREATE PLACEMENT two FROM a TO b PREFER COLOCATION RANK 2;`)
	_, err := base.Apply(registrytest.Statements(t, "ALTER PLACEMENT two SET RANK 1;"), registry.Options{})
	require.ErrorIs(t, err, failure.CodePlacementConflict)
	require.ErrorContains(t, err, "placements 'two' and 'one' have the same rank and ask different things of junction 'a' and junction 'b'")
	two, _ := base.Find(model.Key{Kind: model.KindPlacement, Name: "two"})
	require.Equal(t, uint64(2), two.(*model.Placement).Rank)
}

// Placements that require colocation form groups: rules that share a node join theirs, a stronger rule
// takes a pair out, and the default policy of the domain binds what no rule decides about (CP-205).
func TestGroups(t *testing.T) {
	graph := registrytest.Graph(t, `
CREATE SCHEMA s (a I64);
CREATE RELAY r1 SCHEMA s UNBRANCHED; CREATE RELAY r2 SCHEMA s UNBRANCHED; CREATE RELAY r3 SCHEMA s UNBRANCHED;
CREATE RELAY r4 SCHEMA s UNBRANCHED; CREATE RELAY r5 SCHEMA s UNBRANCHED;
CREATE JUNCTION a FROM r1 UNBRANCHED TO r2 INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE JUNCTION b FROM r2 UNBRANCHED TO r3 INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE JUNCTION c FROM r3 UNBRANCHED TO r4 INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE JUNCTION d FROM r4 UNBRANCHED TO r5 INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;`)
	const neutral, hard = model.PlacementPolicyNeutral, model.PlacementPolicyRequireColocation
	for _, c := range []struct {
		rules    string
		fallback model.PlacementPolicy
		want     string
	}{
		{"", neutral, ""},
		{"CREATE PLACEMENT p FROM a TO d PREFER COLOCATION;", neutral, ""},
		{"CREATE PLACEMENT p FROM d TO a REQUIRE COLOCATION;", neutral, ""},
		{"CREATE PLACEMENT p FROM a TO c REQUIRE COLOCATION;", neutral, "a b c by p;"},
		{"CREATE PLACEMENT p FROM a TO b REQUIRE COLOCATION; CREATE PLACEMENT q FROM c TO d REQUIRE COLOCATION;", neutral, "a b by p;c d by q;"},
		{"CREATE PLACEMENT q FROM b TO c REQUIRE COLOCATION; CREATE PLACEMENT p FROM a TO b REQUIRE COLOCATION RANK 2;", neutral, "a b c by p q;"},
		{"CREATE PLACEMENT p FROM a TO c REQUIRE COLOCATION; CREATE PLACEMENT q FROM b TO c NEUTRAL RANK 9;", neutral, "a b c by p;"},
		{"CREATE PLACEMENT p FROM b TO c REQUIRE COLOCATION; CREATE PLACEMENT q FROM a TO d NEUTRAL RANK 9;", neutral, ""},
		{"CREATE PLACEMENT p FROM b TO c REQUIRE COLOCATION RANK 8; CREATE PLACEMENT q FROM a TO d NEUTRAL RANK 9;", neutral, "b c by p;"},
		{"", hard, "a b c d by;"},
		{"CREATE PLACEMENT q FROM a TO d SUGGEST SEPARATION;", hard, ""},
		{"CREATE PLACEMENT q FROM a TO b SUGGEST SEPARATION; CREATE PLACEMENT p FROM c TO d REQUIRE COLOCATION;", hard, "a b c d by p;"},
	} {
		found := graph
		if c.rules != "" {
			found = registrytest.Apply(t, graph, c.rules)
		}
		text := ""
		for _, group := range registry.Groups(found, c.fallback) {
			for _, key := range group.Members {
				text += key.Name + " "
			}
			text += strings.Join(append([]string{"by"}, group.Rules...), " ") + ";"
		}
		require.Equal(t, c.want, text, "%s with %s", c.rules, c.fallback)
	}
}
