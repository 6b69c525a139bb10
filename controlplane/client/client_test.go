package client_test

import (
	"context"
	"net"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"nervix/controlplane/client"
	"nervix/controlplane/session"
	"nervix/controlplane/session/sessiontest"
	"nervix/generated/failure"
	wire "nervix/generated/session"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

const patience = 10 * time.Second

// background is a context that no test outlives.
func background(t *testing.T) context.Context {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	t.Cleanup(cancel)
	return ctx
}

// configure gives a client configuration for a server, with short retries.
func configure(server *sessiontest.Server) client.Config {
	return client.Config{
		Address: server.Address, User: "alice", Password: sessiontest.Password, Name: "test", Dial: server.Dial,
		Retry: client.Retry{Initial: time.Millisecond, Longest: 10 * time.Millisecond},
	}
}

func dial(t *testing.T, config client.Config) *client.Client {
	c, err := client.Dial(background(t), config)
	require.NoError(t, err)
	t.Cleanup(func() { c.Close(background(t)) })
	return c
}

func receive[T any](t *testing.T, from <-chan T) T {
	t.Helper()
	select {
	case value := <-from:
		return value
	case <-time.After(patience):
		require.FailNow(t, "nothing arrived in time")
		panic("unreachable")
	}
}

// wires collects the network connections of a client, so that a test can cut them.
type wires struct {
	mu    sync.Mutex
	conns []net.Conn
}

func (w *wires) tap(config *client.Config) {
	dial := config.Dial
	config.Dial = func(ctx context.Context, address string) (net.Conn, error) {
		conn, err := dial(ctx, address)
		if err == nil {
			w.mu.Lock()
			w.conns = append(w.conns, conn)
			w.mu.Unlock()
		}
		return conn, err
	}
}

func (w *wires) cut() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, conn := range w.conns {
		// A connection that is closed already is cut.
		_ = conn.Close()
	}
	w.conns = nil
}

func TestDialRefusals(t *testing.T) {
	server := sessiontest.Start(t, session.DefaultConfig(), &sessiontest.Handler{})
	config := configure(server)
	config.Password = "wrong"
	_, err := client.Dial(background(t), config)
	require.ErrorContains(t, err, "authentication failed")
	require.ErrorIs(t, err, failure.CodeAuthenticationFailed)
	require.ErrorIs(t, err, failure.ClassAuthentication)

	config = configure(server)
	server.Stop()
	_, err = client.Dial(background(t), config)
	require.ErrorIs(t, err, failure.CodeConnectFailed)

	silent, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	defer silent.Close()
	config.Address, config.ConnectTimeout = silent.Addr().String(), 20*time.Millisecond
	_, err = client.Dial(background(t), config)
	require.ErrorIs(t, err, failure.CodeConnectFailed)
	require.ErrorIs(t, err, context.DeadlineExceeded)
}

func TestWrongPasswordsAreSlowedDown(t *testing.T) {
	server := sessiontest.Start(t, session.DefaultConfig(), &sessiontest.Handler{})
	config := configure(server)
	config.Password = "wrong"
	start := time.Now()
	for range 9 {
		_, err := client.Dial(background(t), config)
		require.ErrorContains(t, err, "authentication failed")
	}
	require.GreaterOrEqual(t, time.Since(start), 300*time.Millisecond)
	config.User, config.Password = "bob", sessiontest.Password
	start = time.Now()
	dial(t, config)
	require.Less(t, time.Since(start), 300*time.Millisecond, "another user does not wait")
}

func TestCommandsAndTheirReferences(t *testing.T) {
	requests := make(chan session.Request, 4)
	handler := &sessiontest.Handler{OnExecute: func(_ context.Context, _ *session.Sink, request session.Request) (wire.Result, error) {
		requests <- request
		if request.Text == "bad" {
			return wire.Result{}, (&failure.StepFailed{Statement: 1}).WithCause(&failure.LeaderUnknown{})
		}
		return wire.Result{Lines: []string{"ok"}, Selection: &wire.DomainSelection{Domain: "chosen"}}, nil
	}}
	server := sessiontest.Start(t, session.DefaultConfig(), handler)
	config := configure(server)
	config.Domain = "initial"
	c := dial(t, config)
	require.Equal(t, "alice", handler.Peers()[0].User)
	require.Equal(t, "test", handler.Peers()[0].Client)
	require.Equal(t, handler.Peers()[0].Session, c.Welcome().Session)

	result, err := c.Execute(background(t), "good")
	require.NoError(t, err)
	require.NoError(t, result.Err())
	require.Equal(t, []string{"ok"}, result.Lines)
	request := receive(t, requests)
	require.Equal(t, "initial", request.Domain)
	reference, err := uuid.Parse(request.Reference)
	require.NoError(t, err)
	require.Equal(t, uuid.Version(7), reference.Version())
	require.Equal(t, "chosen", c.Domain())

	result, err = c.Run(background(t), client.Command{Text: "bad", Reference: "mine"})
	require.NoError(t, err)
	require.Equal(t, wire.DispositionFailed, result.Disposition)
	require.EqualError(t, result.Err(), "statement 1 failed: no leader is known")
	require.ErrorIs(t, result.Err(), failure.CodeLeaderUnknown)
	request = receive(t, requests)
	require.Equal(t, "mine", request.Reference)
	require.Equal(t, "chosen", request.Domain)
}

func TestLostConnectionRepeatsTheSameReference(t *testing.T) {
	requests := make(chan session.Request, 4)
	var w wires
	handler := &sessiontest.Handler{OnExecute: func(ctx context.Context, _ *session.Sink, request session.Request) (wire.Result, error) {
		requests <- request
		if len(requests) == 1 && request.Text == "work" {
			w.cut()
			<-ctx.Done()
			return wire.Result{}, ctx.Err()
		}
		return wire.Result{Lines: []string{"done"}}, nil
	}}
	config := configure(sessiontest.Start(t, session.DefaultConfig(), handler))
	w.tap(&config)
	c := dial(t, config)
	result, err := c.Execute(background(t), "work")
	require.NoError(t, err)
	require.Equal(t, []string{"done"}, result.Lines)
	first, second := receive(t, requests), receive(t, requests)
	require.Equal(t, first, second)
	require.Len(t, handler.Peers(), 2)
}

func TestReconnectAttachesTheTransactionFirst(t *testing.T) {
	var mu sync.Mutex
	var texts []string
	status := &wire.TransactionStatus{ID: "tx-1", Domain: "d"}
	handler := &sessiontest.Handler{OnExecute: func(_ context.Context, _ *session.Sink, request session.Request) (wire.Result, error) {
		mu.Lock()
		defer mu.Unlock()
		texts = append(texts, request.Text)
		if request.Text == "COMMIT;" {
			return wire.Result{}, nil
		}
		return wire.Result{Transaction: status}, nil
	}}
	config := configure(sessiontest.Start(t, session.DefaultConfig(), handler))
	var w wires
	w.tap(&config)
	c := dial(t, config)
	_, err := c.Execute(background(t), "BEGIN;")
	require.NoError(t, err)
	require.Equal(t, "tx-1", c.Transaction())
	w.cut()
	receive(t, handler.Closed())
	_, err = c.Execute(background(t), "COMMIT;")
	require.NoError(t, err)
	require.Empty(t, c.Transaction())
	require.Equal(t, []string{"BEGIN;", "ATTACH TRANSACTION 'tx-1';", "COMMIT;"}, texts)
}

func TestUncertainOutcomesAreRepeatedWithinBounds(t *testing.T) {
	attempts := 0
	handler := &sessiontest.Handler{OnExecute: func(_ context.Context, _ *session.Sink, request session.Request) (wire.Result, error) {
		attempts++
		if request.Text == "soon" && attempts == 3 {
			return wire.Result{}, nil
		}
		return wire.Result{}, &failure.LeadershipLost{Reference: request.Reference}
	}}
	config := configure(sessiontest.StartInMemory(t, session.DefaultConfig(), handler))
	config.Retry.Attempts = 5
	c := dial(t, config)
	result, err := c.Execute(background(t), "soon")
	require.NoError(t, err)
	require.NoError(t, result.Err())
	require.Equal(t, 3, attempts)

	attempts = 0
	result, err = c.Execute(background(t), "never")
	require.NoError(t, err)
	require.Equal(t, wire.DispositionOutcomeUnknown, result.Disposition)
	require.Equal(t, 5, attempts)
}

func TestExpiredReferenceIsNotRunAgain(t *testing.T) {
	attempts := 0
	handler := &sessiontest.Handler{OnExecute: func(_ context.Context, _ *session.Sink, request session.Request) (wire.Result, error) {
		attempts++
		return wire.Result{}, &failure.ExecutionReferenceExpired{Reference: request.Reference}
	}}
	c := dial(t, configure(sessiontest.StartInMemory(t, session.DefaultConfig(), handler)))
	result, err := c.Execute(background(t), "x")
	require.NoError(t, err)
	require.Equal(t, wire.DispositionExecutionReferenceExpired, result.Disposition)
	require.Equal(t, 1, attempts)
}

func TestRedirectLeadsToTheOtherNode(t *testing.T) {
	var references []string
	leader := sessiontest.Start(t, session.DefaultConfig(), &sessiontest.Handler{
		OnExecute: func(_ context.Context, _ *session.Sink, request session.Request) (wire.Result, error) {
			references = append(references, request.Reference)
			return wire.Result{Lines: []string{"led"}}, nil
		},
	})
	follower := sessiontest.Start(t, session.DefaultConfig(), &sessiontest.Handler{
		OnExecute: func(_ context.Context, _ *session.Sink, request session.Request) (wire.Result, error) {
			references = append(references, request.Reference)
			return wire.Result{}, &failure.NotLeader{Leader: "n1", Address: leader.Address}
		},
	})
	c := dial(t, configure(follower))
	result, err := c.Execute(background(t), "x")
	require.NoError(t, err)
	require.Equal(t, []string{"led"}, result.Lines)
	require.Len(t, references, 2)
	require.Equal(t, references[0], references[1])
}

func TestEndedContextCancelsTheRequest(t *testing.T) {
	running, cancelled := make(chan struct{}, 1), make(chan struct{}, 1)
	config := session.DefaultConfig()
	config.Commands = 1
	handler := &sessiontest.Handler{OnExecute: func(ctx context.Context, _ *session.Sink, request session.Request) (wire.Result, error) {
		if request.Text == "quick" {
			return wire.Result{}, nil
		}
		running <- struct{}{}
		<-ctx.Done()
		cancelled <- struct{}{}
		return wire.Result{}, ctx.Err()
	}}
	c := dial(t, configure(sessiontest.StartInMemory(t, config, handler)))
	ctx, cancel := context.WithCancel(background(t))
	go func() {
		<-running
		cancel()
	}()
	_, err := c.Execute(ctx, "slow")
	require.ErrorIs(t, err, context.Canceled)
	var unknown *failure.StillApplying
	require.ErrorAs(t, err, &unknown)
	require.NotEmpty(t, unknown.Reference)
	receive(t, cancelled)
	// The only place of the lane is free again once the cancelled request was answered.
	_, err = c.Execute(background(t), "quick")
	require.NoError(t, err)
}

func TestDomains(t *testing.T) {
	handler := &sessiontest.Handler{
		OnSelectDomain: func(_ context.Context, domain string) (wire.Result, error) {
			if domain == "missing" {
				return wire.Result{}, &failure.UnknownDomain{Domain: domain}
			}
			return wire.Result{Lines: []string{"using domain '" + domain + "'"}}, nil
		},
		OnListDomains: func(context.Context) ([]wire.Domain, error) {
			return []wire.Domain{{Name: "a", Status: "Running"}}, nil
		},
		OnComplete: func(_ context.Context, text string, cursor int, domain string) (wire.Completions, error) {
			return wire.Completions{Items: []wire.Completion{{Text: text + strconv.Itoa(cursor) + domain}}}, nil
		},
	}
	c := dial(t, configure(sessiontest.StartInMemory(t, session.DefaultConfig(), handler)))
	result, err := c.SelectDomain(background(t), "demo")
	require.NoError(t, err)
	require.Equal(t, []string{"using domain 'demo'"}, result.Lines)
	require.Equal(t, "demo", c.Domain())
	result, err = c.SelectDomain(background(t), "missing")
	require.NoError(t, err)
	require.ErrorIs(t, result.Err(), failure.CodeUnknownDomain)
	require.Equal(t, "demo", c.Domain())
	domains, err := c.ListDomains(background(t))
	require.NoError(t, err)
	require.Equal(t, []wire.Domain{{Name: "a", Status: "Running"}}, domains)
	completions, err := c.Complete(background(t), "ST", 2)
	require.NoError(t, err)
	require.Equal(t, "ST2demo", completions.Items[0].Text)
}

func TestNotices(t *testing.T) {
	handler := &sessiontest.Handler{}
	config := configure(sessiontest.StartInMemory(t, session.DefaultConfig(), handler))
	notices := make(chan wire.Notice, 1)
	config.OnNotice = func(notice wire.Notice) { notices <- notice }
	dial(t, config)
	want := wire.Notice{Severity: wire.SeverityError, UnixNanos: 5, Text: "it broke", Code: "c", Domain: "d", Node: "n"}
	handler.Sink().Notify(want)
	require.Equal(t, want, receive(t, notices))
}

func TestCloseIsClean(t *testing.T) {
	handler := &sessiontest.Handler{}
	c, err := client.Dial(background(t), configure(sessiontest.Start(t, session.DefaultConfig(), handler)))
	require.NoError(t, err)
	c.Close(background(t))
	c.Close(background(t))
	require.True(t, receive(t, handler.Closed()))
	_, err = c.Execute(background(t), "x")
	require.ErrorIs(t, err, failure.CodeSessionClosed)
}
