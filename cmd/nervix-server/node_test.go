package main

import (
	"context"
	"io"
	"log/slog"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"nervix/generated/failure"
	"nervix/generated/setting"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

const patience = 20 * time.Second

func local(t *testing.T) *setting.Server {
	t.Helper()
	settings := setting.NewServer()
	settings.DBPath = t.TempDir()
	settings.GRPCListen, settings.HTTPListen, settings.HTTPSListen, settings.ObservabilityListen = "127.0.0.1:0", "127.0.0.1:0", "127.0.0.1:0", "127.0.0.1:0"
	return settings
}

func quiet() *slog.Logger { return slog.New(slog.DiscardHandler) }

// start runs a node until the test ends.
func start(t *testing.T, settings *setting.Server) *node {
	t.Helper()
	n, err := openNode(t.Context(), settings, quiet())
	require.NoError(t, err)
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- n.run(ctx, io.Discard) }()
	t.Cleanup(func() {
		stop()
		select {
		case err := <-ended:
			require.NoError(t, err)
		case <-time.After(patience):
			t.Error("the node did not stop")
		}
		http.DefaultClient.CloseIdleConnections()
	})
	require.Eventually(t, n.health.ready.Load, patience, time.Millisecond)
	return n
}

func get(t *testing.T, n *node, path string) string {
	t.Helper()
	answer, err := http.Get("http://" + address(n.listeners.observability) + path)
	require.NoError(t, err)
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	require.NoError(t, err)
	return string(body)
}

func TestOneProcessHoldsAStore(t *testing.T) {
	settings := local(t)
	start(t, settings)
	_, err := openNode(t.Context(), settings, quiet())
	require.ErrorIs(t, err, failure.CodeStoreLocked)
	require.ErrorContains(t, err, "is in use by another process")
}

func TestStoreIsFreeAfterAStop(t *testing.T) {
	settings := local(t)
	t.Run("first", func(t *testing.T) { start(t, settings) })
	t.Run("second", func(t *testing.T) { start(t, settings) })
}

// TestProcessMetrics expects what every node shows before any domain exists.
func TestProcessMetrics(t *testing.T) {
	n := start(t, local(t))
	text := get(t, n, "/metrics")
	for _, series := range []string{
		"nervix_sessions 0", "nervix_raft_leader 1", "nervix_raft_term ", "nervix_raft_committed_index ", "nervix_raft_applied_index ",
		`nervix_raft_proposals_total{outcome="success"} `, "nervix_raft_proposal_seconds_count ", "nervix_raft_snapshots_total 0",
		"nervix_store_sync_seconds_count ", "nervix_store_size_bytes ", "nervix_command_history 0", "nervix_transactions_live 0",
		`nervix_commands_total{disposition="completed"} 0`, `nervix_changes_total{level="DYNAMIC"} 0`,
		`nervix_intake_requests_total{code="202"} 0`, "nervix_intake_in_flight 0", "nervix_authentication_failures_total 0",
		`nervix_queue_capacity{domain="-",owner="-",queue="raft_proposals"} 256`,
		`nervix_queue_capacity{domain="-",owner="-",queue="http_connections"} 8192`,
		`nervix_queue_length{domain="-",owner="-",queue="executions"} 0`,
		"go_goroutines ",
	} {
		require.Contains(t, text, "\n"+series)
	}
	require.NotContains(t, text, "nervix_store_size_bytes 0\n")
	require.Equal(t, 9, strings.Count(text, "\nnervix_queue_length{"))
}
