package bench

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/planner"
	"nervix/controlplane/registry/registrytest"
	"nervix/controlplane/scheduler"
	"nervix/generated/record"
	"nervix/generated/revision"
)

// shapes is what all graphs of the package share.
const shapes = `
CREATE SCHEMA item (id I64, value STRING, tenant STRING, amount F64, ts DATETIME);
CREATE WIRE JSON SCHEMA item_wire MODE STRICT (id INTEGER, value STRING, tenant STRING, amount NUMBER, ts STRING);
CREATE CODEC item_json FROM WIRE JSON SCHEMA item_wire TO SCHEMA item ENCODE ts AS RFC3339;
CREATE VHOST local localhost, 127.0.0.1;
CREATE ENDPOINT items ON local PATH '/items' TYPE HTTP;
CREATE CLIENT broker TYPE NATS CONFIG { 'addr' = 'nats://127.0.0.1:1' };
`

// filterMap takes the records in, keeps those with an x in upper case, and emits them.
const filterMap = shapes + `
CREATE RELAY kept SCHEMA item UNBRANCHED CAPACITY 64;
CREATE INGESTOR items_in FROM ENDPOINT items MODE NO_ACK SEQUENTIAL
    ON QUIESCE REJECT RETRY AFTER 1s
    DECODE USING item_json
    TIMESTAMP NOW
    TO kept INHERIT ALL SET value = upper(input.value) WHERE contains(input.value, 'x') UNBRANCHED
        FLUSH IMMEDIATE ON MESSAGE ERROR LOG
    ON GENERAL ERROR LOG;
CREATE EMITTER items_out FROM kept TO NATS broker SUBJECT items MODE NO_ACK RETRY POLICY BACKOFF 1s MAX 1s
    ENCODE USING item_json
    INHERIT ALL
    FLUSH IMMEDIATE ON MESSAGE ERROR LOG
    ON GENERAL ERROR LOG;
`

// planned gives the running revision of NSPL text.
func planned(t testing.TB, text string) *revision.ExecutionRevision {
	t.Helper()
	schedule, err := scheduler.Place(nil, registrytest.Graph(t, text),
		scheduler.Lifecycle{Status: record.DomainStatusRunning, StartVersion: 1},
		scheduler.Members{Live: []string{"n1"}, Eligible: []string{"n1"}})
	require.NoError(t, err)
	r, err := planner.Plan(schedule, 1, nil)
	require.NoError(t, err)
	return r
}

// node finds a node's plan by name.
func node[T revision.Plan](t testing.TB, r *revision.ExecutionRevision, name string) T {
	t.Helper()
	for i := range r.Nodes {
		if plan, fits := r.Nodes[i].Plan.(T); fits && r.Nodes[i].Identity.Name == name {
			return plan
		}
	}
	require.FailNow(t, "no node "+name)
	panic("unreachable")
}
