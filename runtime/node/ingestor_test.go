package node

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/revision"
	"nervix/runtime/connector"
)

type idleSource struct{}

func (idleSource) Ready() <-chan struct{}                         { return nil }
func (idleSource) Run(context.Context, connector.Admission) error { return nil }

// Groups of records that do not decode leave nothing behind, however many come in a row.
func TestUndecodableGroupsTakeNoRoom(t *testing.T) {
	env, _ := benchEnvironment(t)
	env.Revision.Endpoints = []revision.Endpoint{{Name: "e"}}
	env.Connectors["ENDPOINT"] = connector.System{
		OpenSource: func(context.Context, connector.SourceConfig) (connector.Source, error) { return idleSource{}, nil },
	}
	made, err := NewIngestor(t.Context(), env, &revision.Node{}, &revision.Ingestor{
		Source: &revision.EndpointSource{}, Delivery: revision.Delivery{Mode: revision.AckModeParallel},
	}, Hooks{})
	require.NoError(t, err)
	for range 100 {
		attempt, err := made.work.Admit(t.Context(), connector.Payloads{Lines: []byte("broken")})
		require.NoError(t, err)
		settled, err := attempt.Wait(t.Context(), 0)
		require.NoError(t, err)
		require.True(t, settled)
	}
	require.Empty(t, made.work.shared.acks)
}
