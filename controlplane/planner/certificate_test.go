package planner_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/planner"
	"nervix/controlplane/quiesce"
	"nervix/controlplane/registry"
	"nervix/controlplane/registry/registrytest"
	"nervix/generated/failure"
	"nervix/generated/record"
	"nervix/generated/revision"
)

const secured = `
CREATE SCHEMA s (a I64);
CREATE WIRE JSON SCHEMA w MODE STRICT (a INTEGER);
CREATE CODEC c FROM WIRE JSON SCHEMA w TO SCHEMA s;
CREATE RELAY r SCHEMA s UNBRANCHED;
CREATE VHOST open open.test;
CREATE VHOST v a.test, b.test WITH TLS m VERSION 1;
CREATE ENDPOINT e ON v PATH '/e' TYPE HTTP;
CREATE ENDPOINT o ON open PATH '/e' TYPE HTTP;
CREATE INGESTOR i FROM ENDPOINT e MODE NO_ACK SEQUENTIAL ON QUIESCE REJECT RETRY AFTER 1s DECODE USING c TO r INHERIT ALL UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE INGESTOR p FROM ENDPOINT o MODE NO_ACK SEQUENTIAL ON QUIESCE REJECT RETRY AFTER 1s DECODE USING c TO r INHERIT ALL UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;`

func planned(t *testing.T, graph *registry.Graph, status record.DomainStatus) *revision.ExecutionRevision {
	t.Helper()
	made, err := planner.Plan(schedule(t, graph, status), 7, nil)
	require.NoError(t, err)
	return made
}

// A revision states the certificates of its virtual hosts, running or not, and no node depends on
// their version: another one exchanges nothing.
func TestCertificatesOfARevision(t *testing.T) {
	base := registrytest.Graph(t, secured)
	for _, status := range []record.DomainStatus{record.DomainStatusRunning, record.DomainStatusStopped} {
		r := planned(t, base, status)
		require.Equal(t, []revision.Certificate{{
			Vhost: "v", Hosts: []string{"a.test", "b.test"}, Content: revision.ResourceVersion{Resource: "m", Version: 1},
		}}, r.Certificates)
		require.True(t, r.Endpoints[0].Secure)
		require.False(t, r.Endpoints[1].Secure)
	}
	before := planned(t, base, record.DomainStatusRunning)
	graph := registrytest.Apply(t, base, `REBIND RESOURCE m TO VERSION 2;`)
	after := planned(t, graph, record.DomainStatusRunning)
	require.EqualValues(t, 2, after.Certificates[0].Content.Version)
	require.Equal(t, before.Nodes, after.Nodes)
	require.Equal(t, &revision.Dynamic{}, planner.Delta(before, after, quiesce.Classify(base, graph, true)).Change)

	graph = registrytest.Apply(t, base, `DROP VHOST v; CREATE VHOST v a.test, b.test;`)
	plain := planned(t, graph, record.DomainStatusRunning)
	require.Empty(t, plain.Certificates)
	require.NotEqual(t, before.Nodes, plain.Nodes)
	require.Equal(t, &revision.Rebuild{}, planner.Delta(before, plain, quiesce.Classify(base, graph, true)).Change)
}

// Without an HTTPS listener the ingestors that need it are named.
func TestUnheardIngestors(t *testing.T) {
	base := registrytest.Graph(t, secured)
	require.Empty(t, planner.Missing(base))
	require.Equal(t, []error{&failure.SecureListenerOff{Node: "ingestor 'i'"}}, planner.Unheard(base))
	require.Empty(t, planner.Unheard(registrytest.Apply(t, base, `DROP INGESTOR i;`)))
	require.Empty(t, planner.Unheard(registrytest.Apply(t, base, `DROP VHOST v; CREATE VHOST v a.test;`)))
}
