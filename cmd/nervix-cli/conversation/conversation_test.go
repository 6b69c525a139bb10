package conversation_test

import (
	"context"
	"io"
	"sync"
	"testing"
	"time"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"nervix/cmd/nervix-cli/conversation"
	"nervix/cmd/nervix-cli/output"
	"nervix/controlplane/client"
	"nervix/controlplane/session"
	"nervix/controlplane/session/sessiontest"
	wire "nervix/generated/session"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// pieces receives what a printer writes.
type pieces chan string

func (p pieces) Write(text []byte) (int, error) {
	p <- string(text)
	return len(text), nil
}

func receive(t *testing.T, from pieces) string {
	t.Helper()
	select {
	case text := <-from:
		return text
	case <-time.After(10 * time.Second):
		require.FailNow(t, "nothing was written in time")
		return ""
	}
}

func rows() session.Rows {
	builder := array.NewRecordBuilder(memory.DefaultAllocator, arrow.NewSchema([]arrow.Field{{Name: "x", Type: arrow.PrimitiveTypes.Int64}}, nil))
	defer builder.Release()
	builder.Field(0).(*array.Int64Builder).Append(7)
	return session.Rows{Record: builder.NewRecordBatch()}
}

func TestSubscriptionsAreShownAsideUntilTheyEnd(t *testing.T) {
	var mu sync.Mutex
	var opened *session.Subscription
	handler := &sessiontest.Handler{OnExecute: func(_ context.Context, sink *session.Sink, request session.Request) (wire.Result, error) {
		if request.Text == "STOP" {
			return wire.Result{Lines: []string{"stopped"}}, nil
		}
		subscription, err := sink.Subscribe(session.Opening{Name: "s", Domain: "a", Relay: "r"})
		mu.Lock()
		opened = subscription
		mu.Unlock()
		return wire.Result{Lines: []string{"subscribed"}}, err
	}}
	server := sessiontest.StartInMemory(t, session.DefaultConfig(), handler)
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	c, err := client.Dial(ctx, client.Config{Address: server.Address, Dial: server.Dial, User: "alice", Password: sessiontest.Password})
	require.NoError(t, err)
	defer c.Close(ctx)
	out, errs := make(pieces, 8), make(pieces, 8)
	talk := conversation.New(c, output.New(out, errs, output.Options{}), 0)
	defer talk.Close()

	require.NoError(t, talk.Request(ctx, "CREATE SUBSCRIPTION s TO r"))
	require.Equal(t, "subscribed\n", receive(t, out))
	mu.Lock()
	defer mu.Unlock()
	require.True(t, opened.Offer(rows()))
	require.Equal(t, "{\"x\":7}\n", receive(t, out))
	require.NoError(t, talk.Request(ctx, "STOP"), "rows do not hold requests")
	require.Equal(t, "stopped\n", receive(t, out))
	opened.Close(wire.SubscriptionEndDeleted, "the relay was dropped", nil)
	require.Contains(t, receive(t, errs), "info a: session subscription 's' ended: the relay was dropped")
}

func TestCloseEndsOpenSubscriptions(t *testing.T) {
	handler := &sessiontest.Handler{OnExecute: func(_ context.Context, sink *session.Sink, _ session.Request) (wire.Result, error) {
		_, err := sink.Subscribe(session.Opening{Name: "s", Domain: "a", Relay: "r"})
		return wire.Result{}, err
	}}
	server := sessiontest.StartInMemory(t, session.DefaultConfig(), handler)
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	c, err := client.Dial(ctx, client.Config{Address: server.Address, Dial: server.Dial, User: "alice", Password: sessiontest.Password})
	require.NoError(t, err)
	defer c.Close(ctx)
	talk := conversation.New(c, output.New(io.Discard, io.Discard, output.Options{}), 0)
	require.NoError(t, talk.Request(ctx, "CREATE SUBSCRIPTION s TO r"))
	talk.Close()
	require.NoError(t, ctx.Err())
}
