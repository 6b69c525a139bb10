package scenario

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/client"
)

// TestCompletionKnowsTheSession shows that completion offers what the session sees: what exists in
// its domain, what its transaction has queued, and its own subscriptions.
func TestCompletionKnowsTheSession(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	p := begun(t)
	c := sessionOf(t, ctx, p, client.Config{Domain: "shop"})
	other := sessionOf(t, ctx, p, client.Config{Domain: "shop"})
	completed(t, ctx, c, "CREATE DOMAIN shop;", "CREATE SCHEMA order_v1 (id I64, total F64);", "CREATE RELAY orders SCHEMA order_v1 UNBRANCHED;")

	require.Contains(t, offers(t, ctx, c, "DROP RELAY "), "orders: relay of order_v1 UNBRANCHED")
	require.Contains(t, offers(t, ctx, c, "USE "), "shop: domain")
	require.Contains(t, offers(t, ctx, c, "CREATE SUBSCRIPTION s TO orders WHERE input."), "total: F64")
	require.Subset(t, offers(t, ctx, c, "CORDON NODE "), []string{": a node id"})

	completed(t, ctx, c, "BEGIN;", "CREATE RELAY queued SCHEMA order_v1 UNBRANCHED;", "ALTER SCHEMA order_v1 ADD FIELD note STRING OPTIONAL;", "CREATE RESOURCE certs;")
	require.Contains(t, offers(t, ctx, c, "DROP RELAY "), "queued: relay of order_v1 UNBRANCHED")
	require.Contains(t, offers(t, ctx, c, "ALTER SCHEMA order_v1 DROP FIELD "), "note: STRING OPTIONAL")
	require.Contains(t, offers(t, ctx, c, "UPLOAD RESOURCE "), "certs: resource with 0 versions")
	require.NotContains(t, offers(t, ctx, other, "DROP RELAY "), "queued: relay of order_v1 UNBRANCHED")
	require.Len(t, offers(t, ctx, other, "ATTACH TRANSACTION "), 2)
	completed(t, ctx, c, "DROP RELAY orders;", "CREATE JUNCTION early FROM later UNBRANCHED TO queued INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;")
	require.NotContains(t, offers(t, ctx, c, "DROP RELAY "), "orders: relay of order_v1 UNBRANCHED")
	require.Contains(t, offers(t, ctx, other, "DROP RELAY "), "orders: relay of order_v1 UNBRANCHED")
	require.Contains(t, offers(t, ctx, c, "DROP JUNCTION "), "early: junction")
	completed(t, ctx, c, "REVERT;")
	require.NotContains(t, offers(t, ctx, c, "DROP RELAY "), "queued: relay of order_v1 UNBRANCHED")
}

// offers asks what may follow a text: texts with their details.
func offers(t *testing.T, ctx context.Context, c *client.Client, text string) []string {
	t.Helper()
	answer, err := c.Complete(ctx, text, len(text))
	require.NoError(t, err)
	var list []string
	for _, item := range answer.Items {
		list = append(list, item.Text+": "+item.Detail)
	}
	return list
}
