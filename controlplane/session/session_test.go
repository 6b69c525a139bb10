package session_test

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"nervix/controlplane/session"
	"nervix/controlplane/session/sessiontest"
	"nervix/generated/failure"
	wire "nervix/generated/session"
)

func TestFirstFrameIsRefused(t *testing.T) {
	config := session.DefaultConfig()
	config.FrameBytes = 64 << 10
	handler := &sessiontest.Handler{}
	server := sessiontest.Start(t, config, handler)
	request := func(action wire.Action) []byte { return encode(t, &wire.Request{Action: action}) }
	valid := request(authenticate("alice", sessiontest.Password))
	foreign := authenticate("alice", sessiontest.Password)
	foreign.Fingerprint = make([]byte, 32)
	tests := map[string]struct {
		frame []byte
		code  failure.Code
		grpc  codes.Code
	}{
		"nothing":          {nil, failure.CodeMalformedFrame, codes.InvalidArgument},
		"garbage":          {[]byte("GET / HTTP/1.1"), failure.CodeMalformedFrame, codes.InvalidArgument},
		"cut short":        {valid[:len(valid)/2], failure.CodeMalformedFrame, codes.InvalidArgument},
		"an event":         {encode(t, &wire.Event{Report: &wire.Bye{}}), failure.CodeUnexpectedFrame, codes.InvalidArgument},
		"a command":        {request(&wire.Execute{Text: "STOP;"}), failure.CodeNotAuthenticated, codes.Unauthenticated},
		"another contract": {request(foreign), failure.CodeContractMismatch, codes.InvalidArgument},
		"no fingerprint":   {request(&wire.Authenticate{User: "alice"}), failure.CodeContractMismatch, codes.InvalidArgument},
		"wrong password":   {request(authenticate("alice", "x")), failure.CodeAuthenticationFailed, codes.Unauthenticated},
		"large":            {append(valid, make([]byte, 20<<10)...), failure.CodeFrameTooLarge, codes.ResourceExhausted},
		"enormous":         {append(valid, make([]byte, 80<<10)...), failure.CodeFrameTooLarge, codes.ResourceExhausted},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			r := dialRaw(t, server)
			r.send(test.frame)
			refused, ok := r.next().Report.(*wire.Refused)
			require.True(t, ok)
			require.Equal(t, string(test.code), refused.Failure.Code, refused.Failure.Message)
			require.Equal(t, test.grpc, status.Code(r.end()))
		})
	}
	require.Empty(t, handler.Peers())
}

func TestSilenceIsRefused(t *testing.T) {
	config := session.DefaultConfig()
	config.AuthDeadline = 10 * time.Millisecond
	r := dialRaw(t, sessiontest.StartInMemory(t, config, &sessiontest.Handler{}))
	require.Equal(t, string(failure.CodeNotAuthenticated), r.next().Report.(*wire.Refused).Failure.Code)
}

func TestSessionsAreBounded(t *testing.T) {
	config := session.DefaultConfig()
	config.Sessions = 1
	handler := &sessiontest.Handler{}
	server := sessiontest.StartInMemory(t, config, handler)
	first := openRaw(t, server)
	refused := dialRaw(t, server).next().Report.(*wire.Refused)
	require.Equal(t, string(failure.CodeSessionLimit), refused.Failure.Code)

	first.request(0, &wire.Close{})
	require.Equal(t, wire.ByeReasonClosed, first.next().Report.(*wire.Bye).Reason)
	require.ErrorIs(t, first.end(), io.EOF)
	openRaw(t, server)
}

func TestViolationsEndTheSession(t *testing.T) {
	blocked := func(ctx context.Context, _ *session.Sink, _ session.Request) (wire.Result, error) {
		<-ctx.Done()
		return wire.Result{}, ctx.Err()
	}
	execute := func(id uint64) func(*raw) {
		return func(r *raw) { r.request(id, &wire.Execute{Text: "x"}) }
	}
	tests := map[string]struct {
		steps []func(*raw)
		code  failure.Code
	}{
		"malformed frame":    {[]func(*raw){func(r *raw) { r.send([]byte("x")) }}, failure.CodeMalformedFrame},
		"second login":       {[]func(*raw){func(r *raw) { r.request(1, authenticate("a", "b")) }}, failure.CodeUnexpectedFrame},
		"an event":           {[]func(*raw){func(r *raw) { r.send(encode(r.t, &wire.Event{Report: &wire.Bye{}})) }}, failure.CodeUnexpectedFrame},
		"oversize frame":     {[]func(*raw){func(r *raw) { r.send(make([]byte, 70<<10)) }}, failure.CodeFrameTooLarge},
		"request without id": {[]func(*raw){execute(0)}, failure.CodeUnexpectedFrame},
		"used id":            {[]func(*raw){execute(1), execute(1)}, failure.CodeUnexpectedFrame},
		"too many requests":  {[]func(*raw){execute(1), execute(2), execute(3)}, failure.CodeRequestQueueFull},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			config := session.DefaultConfig()
			config.FrameBytes = 64 << 10
			config.Commands = 2
			handler := &sessiontest.Handler{OnExecute: blocked}
			r := openRaw(t, sessiontest.StartInMemory(t, config, handler))
			for _, step := range test.steps {
				step(r)
			}
			for {
				event := r.next()
				if bye, ok := event.Report.(*wire.Bye); ok {
					require.Equal(t, wire.ByeReasonProtocolViolation, bye.Reason)
					require.Equal(t, string(test.code), bye.Failure.Code)
					break
				}
			}
			require.ErrorIs(t, r.end(), io.EOF)
			require.False(t, receive(t, handler.Closed()))
		})
	}
}

func TestCommandsRunInOrderWhileInspectionsGoOn(t *testing.T) {
	started, release := make(chan string, 8), make(chan struct{})
	handler := &sessiontest.Handler{
		OnExecute: func(ctx context.Context, _ *session.Sink, request session.Request) (wire.Result, error) {
			started <- request.Text
			select {
			case <-release:
			case <-ctx.Done():
				return wire.Result{}, ctx.Err()
			}
			return wire.Result{Lines: []string{"ran " + request.Text}}, nil
		},
		OnComplete: func(context.Context, string, int, string) (wire.Completions, error) {
			return wire.Completions{Items: []wire.Completion{{Text: "START"}}}, nil
		},
		OnListDomains: func(context.Context) ([]wire.Domain, error) {
			return nil, &failure.LeaderUnknown{}
		},
	}
	r := openRaw(t, sessiontest.Start(t, session.DefaultConfig(), handler))
	r.request(1, &wire.Execute{Text: "first", Reference: "ref-1"})
	r.request(2, &wire.Execute{Text: "second"})
	r.request(3, &wire.Execute{Text: "third"})
	require.Equal(t, "first", receive(t, started))

	r.request(4, &wire.Complete{Text: "ST", Cursor: 99})
	event := r.next()
	require.Equal(t, uint64(4), event.Request)
	require.Equal(t, "START", event.Report.(*wire.Completions).Items[0].Text)
	r.request(5, &wire.ListDomains{})
	failed := r.next().Report.(*wire.Result)
	require.Equal(t, string(failure.CodeLeaderUnknown), failed.Failures[0].Code)

	r.request(0, &wire.Cancel{Request: 2})
	r.request(6, &wire.Complete{})
	require.Equal(t, uint64(6), r.next().Request, "the cancel before it took effect")
	close(release)
	event = r.next()
	require.Equal(t, uint64(1), event.Request)
	result := event.Report.(*wire.Result)
	require.Equal(t, []string{"ran first"}, result.Lines)
	require.Equal(t, "ref-1", result.Reference)
	event = r.next()
	require.Equal(t, uint64(2), event.Request)
	require.Equal(t, string(failure.CodeCommandCancelled), event.Report.(*wire.Result).Failures[0].Code)
	require.Equal(t, uint64(3), r.next().Request)
	require.Equal(t, "third", receive(t, started), "a cancelled command never starts")
}

func TestEndedWaitsLeaveTheOutcomeUnknown(t *testing.T) {
	running := make(chan struct{}, 2)
	handler := &sessiontest.Handler{OnExecute: func(ctx context.Context, _ *session.Sink, _ session.Request) (wire.Result, error) {
		running <- struct{}{}
		<-ctx.Done()
		return wire.Result{Transaction: &wire.TransactionStatus{ID: "t", Domain: "d"}}, ctx.Err()
	}}
	r := openRaw(t, sessiontest.StartInMemory(t, session.DefaultConfig(), handler))
	r.request(1, &wire.Execute{Text: "x", WaitMillis: 100})
	r.request(2, &wire.Execute{Text: "x"})
	for id := uint64(1); id <= 2; id++ {
		receive(t, running)
		if id == 2 {
			r.request(0, &wire.Cancel{Request: 2})
		}
		event := r.next()
		require.Equal(t, id, event.Request)
		result := event.Report.(*wire.Result)
		require.Equal(t, wire.DispositionOutcomeUnknown, result.Disposition)
		require.Equal(t, wire.UnknownCauseWaitDeadline, result.UnknownCause)
		require.Equal(t, "t", result.Transaction.ID)
	}
}

func TestFailuresBecomeDispositions(t *testing.T) {
	tests := map[string]struct {
		err  error
		want wire.Result
	}{
		"conflict": {
			&failure.ExecutionReferenceConflict{Reference: "r", Differing: "owner"},
			wire.Result{Disposition: wire.DispositionExecutionReferenceConflict, Conflict: wire.ConflictOwner},
		},
		"redirect": {
			&failure.NotLeader{Leader: "n2", Address: "host:1"},
			wire.Result{Disposition: wire.DispositionRedirect, Redirect: &wire.Redirection{Leader: "n2", Endpoint: "host:1"}},
		},
		"unknown": {
			&failure.LeadershipLost{Reference: "r"},
			wire.Result{Disposition: wire.DispositionOutcomeUnknown, UnknownCause: wire.UnknownCauseLeadershipLost},
		},
		"untyped": {errors.New("password is hunter2"), wire.Result{Disposition: wire.DispositionFailed}},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			handler := &sessiontest.Handler{OnExecute: func(context.Context, *session.Sink, session.Request) (wire.Result, error) {
				return wire.Result{}, test.err
			}}
			r := openRaw(t, sessiontest.StartInMemory(t, session.DefaultConfig(), handler))
			r.request(1, &wire.Execute{Text: "x"})
			result := *r.next().Report.(*wire.Result)
			require.Len(t, result.Failures, 1)
			require.NotContains(t, result.Failures[0].Message, "hunter2")
			result.Failures = nil
			require.Equal(t, test.want, result)
		})
	}
}

func TestOutputBeyondTheFrameIsRefusedWhole(t *testing.T) {
	config := session.DefaultConfig()
	config.FrameBytes = 64 << 10
	handler := &sessiontest.Handler{OnExecute: func(context.Context, *session.Sink, session.Request) (wire.Result, error) {
		return wire.Result{Lines: []string{strings.Repeat("x", 100<<10)}}, nil
	}}
	r := openRaw(t, sessiontest.StartInMemory(t, config, handler))
	r.request(1, &wire.Execute{Text: "x", Reference: "ref"})
	result := r.next().Report.(*wire.Result)
	require.Equal(t, wire.DispositionFailed, result.Disposition)
	require.Equal(t, "ref", result.Reference)
	require.Empty(t, result.Lines)
	require.Equal(t, string(failure.CodeFrameTooLarge), result.Failures[0].Code)
}

func TestCleanAndUncleanEnds(t *testing.T) {
	block := make(chan struct{})
	defer close(block)
	running := make(chan struct{}, 1)
	tests := map[string]struct {
		leave func(*raw)
		clean bool
	}{
		"close when idle": {func(r *raw) { r.request(0, &wire.Close{}) }, true},
		"close in flight": {func(r *raw) {
			r.request(1, &wire.Execute{Text: "block"})
			receive(t, running)
			r.request(0, &wire.Close{})
		}, false},
		"half close": {func(r *raw) { require.NoError(t, r.stream.CloseSend()) }, false},
		"lost":       {func(r *raw) { r.cancel() }, false},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			handler := &sessiontest.Handler{OnExecute: func(ctx context.Context, _ *session.Sink, _ session.Request) (wire.Result, error) {
				running <- struct{}{}
				<-ctx.Done()
				return wire.Result{}, ctx.Err()
			}}
			r := openRaw(t, sessiontest.Start(t, session.DefaultConfig(), handler))
			test.leave(r)
			require.Equal(t, test.clean, receive(t, handler.Closed()))
		})
	}
}

func TestStopSaysByeAndWaits(t *testing.T) {
	running := make(chan struct{}, 1)
	handler := &sessiontest.Handler{OnExecute: func(ctx context.Context, _ *session.Sink, _ session.Request) (wire.Result, error) {
		running <- struct{}{}
		<-ctx.Done()
		return wire.Result{}, ctx.Err()
	}}
	server := sessiontest.Start(t, session.DefaultConfig(), handler)
	r := openRaw(t, server)
	silent := dialRaw(t, server)
	r.request(1, &wire.Execute{Text: "x"})
	receive(t, running)
	server.Stop()
	require.Equal(t, wire.DispositionOutcomeUnknown, r.next().Report.(*wire.Result).Disposition)
	require.Equal(t, wire.ByeReasonServerStopping, r.next().Report.(*wire.Bye).Reason)
	require.Equal(t, string(failure.CodeShuttingDown), silent.next().Report.(*wire.Refused).Failure.Code)
	require.False(t, receive(t, handler.Closed()))
}

func TestNoticesBeyondTheBoundAreCounted(t *testing.T) {
	config := session.DefaultConfig()
	config.Notices = 2
	handler := &sessiontest.Handler{}
	r := openRaw(t, sessiontest.StartInMemory(t, config, handler))
	// The client does not read yet, so the stream takes what its buffers hold and no more.
	const sent = 64
	text := strings.Repeat("n", 64<<10)
	for range sent {
		handler.Sink().Notify(wire.Notice{Text: text})
	}
	seen, dropped := 0, uint64(0)
	for seen < sent && dropped == 0 {
		// Each further notice reports what was dropped before it.
		handler.Sink().Notify(wire.Notice{Text: text})
		seen++
		dropped += r.next().Report.(*wire.Notice).Dropped
	}
	require.Positive(t, dropped)
}
