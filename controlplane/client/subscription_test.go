package client_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/client"
	"nervix/controlplane/session"
	"nervix/controlplane/session/sessiontest"
	"nervix/generated/failure"
	wire "nervix/generated/session"
)

// subscribe opens a client with one subscription; window frames fit.
func subscribe(t *testing.T, window int) (*client.Client, *client.Subscription, *session.Subscription, *wires) {
	config := session.DefaultConfig()
	config.Window = window
	opened := make(chan *session.Subscription, 1)
	handler := &sessiontest.Handler{OnExecute: func(_ context.Context, sink *session.Sink, request session.Request) (wire.Result, error) {
		if request.Text != "subscribe" {
			return wire.Result{}, nil
		}
		subscription, err := sink.Subscribe(session.Opening{Name: "s", Domain: "d", Relay: "r"})
		opened <- subscription
		return wire.Result{}, err
	}}
	configuration := configure(sessiontest.Start(t, config, handler))
	var w wires
	w.tap(&configuration)
	c := dial(t, configuration)
	result, err := c.Execute(background(t), "subscribe")
	require.NoError(t, err)
	require.Len(t, result.Subscriptions, 1)
	return c, result.Subscriptions[0], receive(t, opened), &w
}

func TestRowsArriveInOrderWithTheirBranches(t *testing.T) {
	_, subscription, source, _ := subscribe(t, 4)
	require.Equal(t, "s", subscription.Name)
	require.Equal(t, "d", subscription.Domain)
	require.Equal(t, "r", subscription.Relay)
	const batches = 50
	failed := make(chan error, 1)
	go func() {
		for i := range batches {
			rows := session.Rows{
				Record:   record(t, column("n", int64s(int64(i), int64(i)+1000))),
				Branches: []wire.BranchRun{{Key: `{"k":"a"}`, Rows: 1}, {Key: `{"k":"b"}`, Rows: 1}},
			}
			if err := source.Deliver(context.Background(), rows); err != nil {
				failed <- err
				return
			}
		}
		source.Close(wire.SubscriptionEndSchemaChanged, "create it again", nil)
		failed <- nil
	}()
	var text []byte
	count := 0
	var last error
	for rows, err := range subscription.All(background(t)) {
		if err != nil {
			last = err
			break
		}
		text = client.NewRenderer(rows.Record.Schema()).AppendAll(text[:0], rows)
		if count == 7 {
			require.Equal(t, "key={\"k\":\"a\"} payload={\"n\":7}\nkey={\"k\":\"b\"} payload={\"n\":1007}\n", string(text))
		}
		count++
	}
	require.Equal(t, batches, count)
	require.NoError(t, receive(t, failed))
	require.ErrorIs(t, last, failure.CodeSubscriptionEnded)
	require.ErrorContains(t, last, "create it again")
	_, err := subscription.Next(background(t))
	require.ErrorIs(t, err, failure.CodeSubscriptionEnded)
}

func TestUnreadRowsHoldTheServerNotTheClient(t *testing.T) {
	c, subscription, source, _ := subscribe(t, 2)
	one := session.Rows{Record: record(t, column("n", int64s(1)))}
	for range 4 {
		require.NoError(t, source.Deliver(background(t), one))
	}
	_, err := c.Execute(background(t), "still alive")
	require.NoError(t, err)
	require.False(t, source.Offer(one))
	_, err = subscription.Next(background(t))
	require.NoError(t, err)
	require.NoError(t, source.Deliver(background(t), one))

	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for range 8 {
		if _, err = subscription.Next(ctx); err != nil {
			break
		}
	}
	require.ErrorIs(t, err, context.Canceled)
}

func TestLostConnectionEndsSubscriptions(t *testing.T) {
	_, subscription, _, w := subscribe(t, 2)
	w.cut()
	_, err := subscription.Next(background(t))
	require.ErrorIs(t, err, failure.CodeConnectionLost)
}
