package relay

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"nervix/runtime/ack"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

var schema = arrow.NewSchema(nil, nil)

func one(keys ...*branch.Key) *batch.Batch {
	b := &batch.Batch{Schema: schema, Rows: 1, Low: []int64{0}, High: []int64{0}}
	b.Keys.Table = keys
	return b
}

func consumer(r *Relay, attached, dropping bool) (*Consumer, chan struct{}) {
	notify := make(chan struct{}, 1)
	c := &Consumer{Inbox: NewInbox(r.Capacity, notify), Attached: attached, Dropping: dropping}
	r.Attach(c)
	return c, notify
}

func TestPublisherWaitsPerBranch(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := New("orders", schema, 1)
		c, _ := consumer(r, true, false)
		a, b := &branch.Key{Text: "a"}, &branch.Key{Text: "b"}
		require.NoError(t, r.Publish(t.Context(), one(a)))
		require.NoError(t, r.Publish(t.Context(), one(b)), "another branch has room of its own")
		published := make(chan error, 1)
		go func() { published <- r.Publish(t.Context(), one(a)) }()
		synctest.Wait()
		require.Empty(t, published)
		require.NotNil(t, c.Inbox.Take())
		require.NoError(t, <-published)
		require.Equal(t, 2, r.Queued())
	})
}

func TestRaisedCapacityAppliesInPlace(t *testing.T) {
	r := New("orders", schema, 1)
	c, _ := consumer(r, true, false)
	require.True(t, c.Inbox.Offer(one()))
	require.False(t, c.Inbox.Offer(one()))
	r.SetCapacity(2)
	require.True(t, c.Inbox.Offer(one()))
	r.SetCapacity(1)
	require.Equal(t, 2, c.Inbox.Len(), "a decrease drops nothing")
}

func TestAttachedConsumersShareTheAcknowledgement(t *testing.T) {
	r := New("orders", schema, 1)
	first, _ := consumer(r, true, false)
	second, _ := consumer(r, true, false)
	detached, _ := consumer(r, false, false)
	root := ack.NewRoot(1, nil)
	b := one()
	b.Acks = ack.Records(root)
	require.NoError(t, r.Publish(t.Context(), b))
	require.False(t, detached.Inbox.Take().Acks.Tracked())
	first.Inbox.Take().Acks.Resolve(nil)
	select {
	case <-root.Done():
		t.Fatal("acknowledged before the second consumer")
	default:
	}
	second.Inbox.Take().Acks.Resolve(nil)
	<-root.Done()
	require.NoError(t, root.Err(0))
}

func TestWithoutAttachedConsumerFanOutAcknowledges(t *testing.T) {
	r := New("orders", schema, 1)
	consumer(r, false, false)
	root := ack.NewRoot(1, nil)
	b := one()
	b.Acks = ack.Records(root)
	require.NoError(t, r.Publish(t.Context(), b))
	<-root.Done()
	require.NoError(t, root.Err(0))
}

// A row that a detached consumer has no room for is not done with: when it is given up, its record fails,
// also when an attached consumer has it.
func TestDetachedConsumerAcknowledgesWhatItHas(t *testing.T) {
	for _, withAttached := range []bool{false, true} {
		r := New("orders", schema, 1)
		var attached *Consumer
		if withAttached {
			attached, _ = consumer(r, true, false)
		}
		full, _ := consumer(r, false, false)
		require.True(t, full.Inbox.Offer(one()))
		root := ack.NewRoot(1, nil)
		b := one()
		b.Acks = ack.Records(root)
		ctx, cancel := context.WithCancel(t.Context())
		published := make(chan error, 1)
		go func() { published <- r.Publish(ctx, b) }()
		if withAttached {
			require.Eventually(t, func() bool { return attached.Inbox.Len() == 1 }, 5*time.Second, time.Millisecond)
			attached.Inbox.Take().Acks.Resolve(nil)
		}
		select {
		case <-root.Done():
			t.Fatal("acknowledged before the detached consumer has it")
		case <-time.After(5 * time.Millisecond):
		}
		cancel()
		require.ErrorIs(t, <-published, context.Canceled)
		<-root.Done()
		require.ErrorIs(t, root.Err(0), context.Canceled)
	}
}

func TestDroppingConsumerNeverHoldsBack(t *testing.T) {
	r := New("orders", schema, 1)
	c, _ := consumer(r, false, true)
	for range 3 {
		require.NoError(t, r.Publish(t.Context(), one()))
	}
	require.EqualValues(t, 2, c.Dropped.Load())
}

func TestInterruptedPublicationFailsWhatWasNotDelivered(t *testing.T) {
	r := New("orders", schema, 1)
	first, _ := consumer(r, true, false)
	second, _ := consumer(r, true, false)
	require.True(t, second.Inbox.Offer(one()))
	root := ack.NewRoot(1, nil)
	b := one()
	b.Acks = ack.Records(root)
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
	defer cancel()
	require.ErrorIs(t, r.Publish(ctx, b), context.DeadlineExceeded)
	first.Inbox.Take().Acks.Resolve(nil)
	<-root.Done()
	require.Error(t, root.Err(0))
}

func TestEndedConsumerRefuses(t *testing.T) {
	r := New("orders", schema, 2)
	c, _ := consumer(r, true, false)
	require.NoError(t, r.Publish(t.Context(), one()))
	r.Detach(c)
	require.Len(t, c.Inbox.Close(), 1)
	require.ErrorIs(t, c.Inbox.Put(t.Context(), one()), ErrClosed)
	require.NoError(t, r.Publish(t.Context(), one()), "nobody is left to refuse")
}

func TestGateWaitsForThoseInside(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var gate Gate
		require.NoError(t, gate.Enter(t.Context()))
		closed, entered := make(chan error, 1), make(chan error, 1)
		go func() { closed <- gate.Close(t.Context()) }()
		synctest.Wait()
		require.Empty(t, closed)
		go func() { entered <- gate.Enter(t.Context()) }()
		synctest.Wait()
		require.Empty(t, entered)
		gate.Leave()
		require.NoError(t, <-closed)
		synctest.Wait()
		require.Empty(t, entered, "the gate is closed")
		gate.Open()
		require.NoError(t, <-entered)
	})
}

func TestGateGivesUpWithItsContext(t *testing.T) {
	var gate Gate
	require.NoError(t, gate.Enter(t.Context()))
	ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
	defer cancel()
	require.True(t, errors.Is(gate.Close(ctx), context.DeadlineExceeded))
	gate.Open()
	require.NoError(t, gate.Enter(t.Context()))
}

// A publisher that waits goes on when the capacity grows, although nothing is taken.
func TestGrowingCapacityFreesPublishers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := New("r", nil, 1)
		r.Attach(&Consumer{Inbox: NewInbox(r.Capacity, make(chan struct{}, 1))})
		require.NoError(t, r.Publish(t.Context(), &batch.Batch{Rows: 1}))
		published := make(chan error, 1)
		go func() { published <- r.Publish(t.Context(), &batch.Batch{Rows: 1}) }()
		synctest.Wait()
		require.Empty(t, published)
		r.SetCapacity(2)
		synctest.Wait()
		require.Len(t, published, 1)
	})
}
