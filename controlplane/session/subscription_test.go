package session_test

import (
	"bytes"
	"context"
	"testing"

	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/ipc"
	"github.com/stretchr/testify/require"

	"nervix/controlplane/session"
	"nervix/controlplane/session/sessiontest"
	"nervix/generated/failure"
	wire "nervix/generated/session"
)

const window = 4

// subscribe opens a session with one subscription named s.
func subscribe(t *testing.T, delivery wire.Delivery) (*raw, *sessiontest.Handler, *session.Subscription, uint64) {
	config := session.DefaultConfig()
	config.Window = window
	opened := make(chan *session.Subscription, 1)
	handler := &sessiontest.Handler{OnExecute: func(_ context.Context, sink *session.Sink, request session.Request) (wire.Result, error) {
		if request.Text != "subscribe" {
			return wire.Result{Lines: []string{request.Text}}, nil
		}
		subscription, err := sink.Subscribe(session.Opening{Name: "s", Domain: "d", Relay: "r", Delivery: delivery})
		if err == nil {
			opened <- subscription
		}
		return wire.Result{}, err
	}}
	r := openRaw(t, sessiontest.StartInMemory(t, config, handler))
	r.request(1, &wire.Execute{Text: "subscribe"})
	event := r.next()
	require.Equal(t, uint64(1), event.Request)
	opening := event.Report.(*wire.SubscriptionOpened)
	require.Equal(t, "s", opening.Name)
	require.Equal(t, delivery, opening.Delivery)
	require.Equal(t, wire.DispositionCompleted, r.next().Report.(*wire.Result).Disposition)
	return r, handler, receive(t, opened), opening.Subscription
}

// firstNumber reads the first value of a rows frame.
func firstNumber(t *testing.T, rows *wire.SubscriptionRows) int64 {
	reader, err := ipc.NewReader(bytes.NewReader(rows.Arrow))
	require.NoError(t, err)
	defer reader.Release()
	require.True(t, reader.Next())
	return reader.RecordBatch().Column(0).(*array.Int64).Value(0)
}

func TestStalledBlockingSubscriberHoldsOnlyItsPublisher(t *testing.T) {
	r, _, subscription, id := subscribe(t, wire.DeliveryBlocking)
	const total = 3 * window
	delivered := make(chan error, total)
	go func() {
		for i := range total {
			delivered <- subscription.Deliver(context.Background(), session.Rows{Record: numbers(i, 2)})
		}
	}()
	// One window is sent without credit and one waits in the session; then the publisher blocks.
	for i := range window {
		require.Equal(t, int64(i), firstNumber(t, r.next().Report.(*wire.SubscriptionRows)))
		require.NoError(t, receive(t, delivered))
	}
	for range window {
		require.NoError(t, receive(t, delivered))
	}
	r.request(2, &wire.Execute{Text: "still alive"})
	require.Equal(t, []string{"still alive"}, r.next().Report.(*wire.Result).Lines)
	require.Empty(t, delivered, "the publisher waits")

	for next := int64(window); next < total; next++ {
		r.request(0, &wire.Credit{Subscription: id, Batches: 1})
		rows := r.next().Report.(*wire.SubscriptionRows)
		require.Equal(t, next, firstNumber(t, rows))
		require.Zero(t, rows.Dropped)
	}
	for range window {
		require.NoError(t, receive(t, delivered))
	}
}

func TestBlockedDeliveryEnds(t *testing.T) {
	fill := func(t *testing.T, subscription *session.Subscription) chan error {
		result := make(chan error, 1)
		ctx, cancel := context.WithCancel(context.Background())
		t.Cleanup(cancel)
		for range 2 * window {
			require.NoError(t, subscription.Deliver(ctx, session.Rows{Record: numbers(0, 1)}))
		}
		go func() { result <- subscription.Deliver(ctx, session.Rows{Record: numbers(0, 1)}) }()
		return result
	}
	t.Run("with its context", func(t *testing.T) {
		_, _, subscription, _ := subscribe(t, wire.DeliveryBlocking)
		fill(t, subscription)
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		require.ErrorIs(t, subscription.Deliver(ctx, session.Rows{Record: numbers(0, 1)}), context.Canceled)
	})
	t.Run("with the subscription", func(t *testing.T) {
		_, _, subscription, _ := subscribe(t, wire.DeliveryBlocking)
		blocked := fill(t, subscription)
		subscription.Close(wire.SubscriptionEndDeleted, "", nil)
		require.ErrorIs(t, receive(t, blocked), failure.CodeSubscriptionEnded)
	})
	t.Run("with the session", func(t *testing.T) {
		r, handler, subscription, _ := subscribe(t, wire.DeliveryBlocking)
		blocked := fill(t, subscription)
		ended := make(chan error, 1)
		// A conversation may wait for its publishers when it closes.
		handler.OnClosed = func(bool) { ended <- <-blocked }
		r.cancel()
		receive(t, handler.Closed())
		require.ErrorIs(t, receive(t, ended), failure.CodeSessionClosed)
		receive(t, subscription.Done())
	})
}

func TestDroppingSubscriberCountsWhatItMisses(t *testing.T) {
	r, _, subscription, id := subscribe(t, wire.DeliveryDropping)
	for i := range window {
		require.True(t, subscription.Offer(session.Rows{Record: numbers(i, 1)}))
		require.Equal(t, int64(i), firstNumber(t, r.next().Report.(*wire.SubscriptionRows)))
	}
	for i := range window {
		require.True(t, subscription.Offer(session.Rows{Record: numbers(10+i, 1)}))
	}
	for range 5 {
		require.False(t, subscription.Offer(session.Rows{Record: numbers(99, 3)}))
	}
	r.request(2, &wire.Execute{Text: "still alive"})
	require.Equal(t, []string{"still alive"}, r.next().Report.(*wire.Result).Lines)
	r.request(0, &wire.Credit{Subscription: id, Batches: 1})
	rows := r.next().Report.(*wire.SubscriptionRows)
	require.Equal(t, int64(10), firstNumber(t, rows))
	require.Equal(t, uint64(15), rows.Dropped)
	r.request(0, &wire.Credit{Subscription: id, Batches: 1000})
	for i := 1; i < window; i++ {
		rows := r.next().Report.(*wire.SubscriptionRows)
		require.Equal(t, int64(10+i), firstNumber(t, rows))
		require.Zero(t, rows.Dropped)
	}
	require.True(t, subscription.Offer(session.Rows{Record: numbers(20, 1)}))
}

func TestOneStalledSubscriptionDoesNotHoldAnother(t *testing.T) {
	r, handler, stalled, _ := subscribe(t, wire.DeliveryBlocking)
	other, err := handler.Sink().Subscribe(session.Opening{Name: "other", Domain: "d", Relay: "r"})
	require.NoError(t, err)
	require.Equal(t, "other", r.next().Report.(*wire.SubscriptionOpened).Name)
	for range 2 * window {
		require.NoError(t, stalled.Deliver(context.Background(), session.Rows{Record: numbers(0, 1)}))
	}
	for range window {
		require.Equal(t, "s", r.next().Report.(*wire.SubscriptionRows).Name)
	}
	require.NoError(t, other.Deliver(context.Background(), session.Rows{Record: numbers(7, 1)}))
	require.Equal(t, "other", r.next().Report.(*wire.SubscriptionRows).Name)
}

func TestSubscriptionNamesAndEnds(t *testing.T) {
	r, handler, subscription, id := subscribe(t, wire.DeliveryBlocking)
	_, err := handler.Sink().Subscribe(session.Opening{Name: "s"})
	require.ErrorIs(t, err, failure.CodeDuplicateSubscription)
	found, ok := handler.Sink().Find("s")
	require.True(t, ok)
	require.Same(t, subscription, found)
	require.Equal(t, "r", found.Opening().Relay)

	// Rows taken before a server-side end still arrive, the ones beyond the window on credit.
	for i := range window + 1 {
		require.NoError(t, subscription.Deliver(context.Background(), session.Rows{Record: numbers(i, 1)}))
	}
	subscription.Close(wire.SubscriptionEndSchemaChanged, "create it again", &failure.LeaderUnknown{})
	subscription.Close(wire.SubscriptionEndDeleted, "", nil)
	require.False(t, subscription.Offer(session.Rows{Record: numbers(0, 2)}))
	var dropped uint64
	for i := range window + 1 {
		if i == window {
			r.request(0, &wire.Credit{Subscription: id, Batches: 1})
		}
		rows := r.next().Report.(*wire.SubscriptionRows)
		require.Equal(t, int64(i), firstNumber(t, rows))
		dropped += rows.Dropped
	}
	closed := r.next().Report.(*wire.SubscriptionClosed)
	require.Equal(t, wire.SubscriptionEndSchemaChanged, closed.Reason)
	require.Equal(t, "create it again", closed.Text)
	require.Equal(t, uint64(2), dropped+closed.Dropped)
	require.Equal(t, string(failure.CodeLeaderUnknown), closed.Failure.Code)

	again, err := handler.Sink().Subscribe(session.Opening{Name: "s", Domain: "d", Relay: "r"})
	require.NoError(t, err)
	require.Greater(t, r.next().Report.(*wire.SubscriptionOpened).Subscription, id)
	again.Close(wire.SubscriptionEndDeleted, "", nil)
	require.Equal(t, wire.SubscriptionEndDeleted, r.next().Report.(*wire.SubscriptionClosed).Reason)
	_, ok = handler.Sink().Find("s")
	require.False(t, ok)
}

func TestSubscriptionsAreBounded(t *testing.T) {
	config := session.DefaultConfig()
	config.Subscriptions = 1
	handler := &sessiontest.Handler{}
	openRaw(t, sessiontest.StartInMemory(t, config, handler))
	_, err := handler.Sink().Subscribe(session.Opening{Name: "a"})
	require.NoError(t, err)
	_, err = handler.Sink().Subscribe(session.Opening{Name: "b"})
	require.ErrorIs(t, err, failure.CodeSubscriptionLimit)
}
