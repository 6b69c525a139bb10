package session_test

import (
	"context"
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus/testutil"
	"github.com/stretchr/testify/require"

	"nervix/controlplane/session"
	"nervix/controlplane/session/sessiontest"
	"nervix/generated/failure"
	"nervix/generated/metric"
	wire "nervix/generated/session"
)

// measured gives a configuration with families to read.
func measured(t *testing.T) (session.Config, *metric.Families) {
	t.Helper()
	families, err := metric.New(nil)
	require.NoError(t, err)
	config := session.DefaultConfig()
	config.Metrics = families
	return config, families
}

func TestRequestsAreCountedByClass(t *testing.T) {
	config, families := measured(t)
	handler := &sessiontest.Handler{OnExecute: func(_ context.Context, _ *session.Sink, request session.Request) (wire.Result, error) {
		if request.Text == "fail" {
			return wire.Result{}, &failure.AlterationInProgress{Domain: "d"}
		}
		return wire.Result{}, nil
	}}
	server := sessiontest.StartInMemory(t, config, handler)
	r := openRaw(t, server)
	for id, action := range []wire.Action{&wire.Execute{Text: "x"}, &wire.Execute{Text: "fail"}, &wire.Complete{Text: "S"}} {
		r.request(uint64(id+1), action)
		r.next()
	}
	count := func(class string) float64 {
		return testutil.ToFloat64(families.SessionRequestsTotal.With(metric.ClassLabels{Class: class}))
	}
	require.InDelta(t, 2, count("OK"), 0)
	require.InDelta(t, 1, count("Busy"), 0)
	queues := server.Queues()
	require.Equal(t, session.Queues{
		Sessions: 1, SessionLimit: config.Sessions, RequestLimit: config.Commands + config.Inspections, NoticeLimit: config.Notices,
	}, queues)
}

func TestRefusedPasswordsAreCounted(t *testing.T) {
	config, families := measured(t)
	r := dialRaw(t, sessiontest.StartInMemory(t, config, &sessiontest.Handler{}))
	r.send(encode(t, &wire.Request{Action: authenticate("alice", "wrong")}))
	r.next()
	require.InDelta(t, 1, testutil.ToFloat64(families.AuthenticationFailuresTotal), 0)
}

func TestDroppedNoticesAreCounted(t *testing.T) {
	config, families := measured(t)
	config.Notices = 1
	handler := &sessiontest.Handler{}
	openRaw(t, sessiontest.StartInMemory(t, config, handler))
	// The client does not read, so the stream takes what its buffers hold and no more.
	text := strings.Repeat("n", 64<<10)
	for range 64 {
		handler.Sink().Notify(wire.Notice{Text: text})
	}
	require.Positive(t, testutil.ToFloat64(families.SessionEventsDroppedTotal))
}
