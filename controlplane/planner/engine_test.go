package planner_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/planner"
	"nervix/controlplane/registry/registrytest"
	"nervix/generated/failure"
	"nervix/generated/record"
	"nervix/generated/revision"
)

// unexecutable has nodes without engine among others that have one.
const unexecutable = small + `
CREATE UDF half WITH ROTO_0_11 ARGS (v I64) RETURNS I64 CODE 'fn half(v: i64) -> i64 { v / 2 }';
CREATE RELAY kept SCHEMA s UNBRANCHED WITH MATERIALIZED STATE LAST BY TIMESTAMP;
CREATE REORDERER o FROM r COLLECT FOR 1s BY a MAX TIME 1s UNBRANCHED USING MATERIALIZED STATE kept REQUIRED SKIP TO q INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE JUNCTION p FROM r COLLECT FOR 1s UNBRANCHED USING MATERIALIZED STATE kept REQUIRED SKIP TO q INHERIT b SET a = udf::half(a) FLUSH IMMEDIATE ON MESSAGE ERROR LOG;`

// A domain with nodes that nothing executes is planned passively without them; it runs not at all, and
// every missing engine is named (EP-021).
func TestMissingEngines(t *testing.T) {
	graph := registrytest.Graph(t, unexecutable)
	missing := map[string][]string{}
	for _, err := range planner.Missing(graph) {
		found, ok := errors.AsType[*failure.EngineMissing](err)
		require.True(t, ok)
		missing[found.Node] = append(missing[found.Node], found.Engine)
	}
	require.Equal(t, map[string][]string{
		"junction 'p'": {"user-defined functions"},
	}, missing)

	passive, err := planner.Plan(schedule(t, graph, record.DomainStatusStopped), 7, nil)
	require.NoError(t, err)
	names := map[string]revision.NodeKind{}
	for i := range passive.Nodes {
		names[passive.Nodes[i].Identity.Name] = passive.Nodes[i].Identity.Kind
	}
	require.Equal(t, map[string]revision.NodeKind{
		"r": revision.NodeKindRelay, "q": revision.NodeKindRelay, "kept": revision.NodeKindRelay,
		"j": revision.NodeKindJunction, "k": revision.NodeKindJunction, "o": revision.NodeKindReorderer,
	}, names)
	_, err = planner.Plan(schedule(t, graph, record.DomainStatusRunning), 7, nil)
	require.ErrorIs(t, err, failure.CodePlanningFailed)
	require.ErrorIs(t, err, failure.CodeEngineMissing)
	require.Empty(t, planner.Missing(registrytest.Graph(t, small)))
}
