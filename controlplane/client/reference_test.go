package client_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/session"
	"nervix/controlplane/session/sessiontest"
	"nervix/generated/failure"
	wire "nervix/generated/session"
)

// Repeats after an uncertain outcome are the same command under the same reference (CC-148).
func TestUncertainOutcomesKeepTheReference(t *testing.T) {
	var requests []session.Request
	handler := &sessiontest.Handler{OnExecute: func(_ context.Context, _ *session.Sink, request session.Request) (wire.Result, error) {
		if requests = append(requests, request); len(requests) < 4 {
			return wire.Result{}, &failure.StillApplying{Reference: request.Reference}
		}
		return wire.Result{Lines: []string{"done"}}, nil
	}}
	c := dial(t, configure(sessiontest.StartInMemory(t, session.DefaultConfig(), handler)))
	result, err := c.Execute(background(t), "CREATE DOMAIN d;")
	require.NoError(t, err)
	require.Equal(t, []string{"done"}, result.Lines)
	require.NotEmpty(t, requests[0].Reference)
	for _, request := range requests {
		require.Equal(t, requests[0], request)
	}
}
