package registry_test

import (
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
