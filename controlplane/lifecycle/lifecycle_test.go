package lifecycle

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"nervix/controlplane/registry"
	"nervix/controlplane/scheduler"
	"nervix/generated/failure"
	"nervix/generated/record"
	"nervix/generated/statement"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func TestLocksExclude(t *testing.T) {
	var l Locks
	first, err := l.Try("d")
	require.NoError(t, err)
	_, err = l.Try("d")
	require.ErrorIs(t, err, failure.CodeAlterationInProgress)
	_, err = l.TryLifecycle("d")
	require.ErrorIs(t, err, failure.CodeAlterationInProgress)
	first.Pause(true)
	_, err = l.TryLifecycle("d")
	require.ErrorIs(t, err, failure.CodeDomainPaused)
	require.Equal(t, "Paused", l.Status(&record.Domain{Name: "d", Status: record.DomainStatusRunning}))
	other, err := l.Try("e")
	require.NoError(t, err)
	other.Release()

	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	_, err = l.Wait(cancelled, "d")
	require.ErrorIs(t, err, context.Canceled)
	waited := make(chan *Lock)
	go func() {
		second, err := l.Wait(context.Background(), "d")
		if err != nil {
			t.Error(err)
		}
		waited <- second
	}()
	first.Release()
	second := <-waited
	require.False(t, l.Paused("d"), "the pause ends with its lock")
	second.Release()
	require.Empty(t, l.held)
}

func TestPlanFollowsTheStatus(t *testing.T) {
	graph, err := registry.NewGraph("d", nil)
	require.NoError(t, err)
	members := scheduler.Members{Live: []string{"n"}, Eligible: []string{"n"}}
	at := &statement.StartPoint{Now: true, Rate: 2}
	cases := []struct {
		status  record.DomainStatus
		to      record.Lifecycle
		want    record.DomainStatus
		version uint64
		code    failure.Code
	}{
		{record.DomainStatusCreated, record.LifecycleStart, record.DomainStatusRunning, 4, ""},
		{record.DomainStatusStopped, record.LifecycleStart, record.DomainStatusRunning, 4, ""},
		{record.DomainStatusRunning, record.LifecycleStart, 0, 0, failure.CodeDomainRunning},
		{record.DomainStatusRunning, record.LifecycleStop, record.DomainStatusStopped, 3, ""},
		{record.DomainStatusCreated, record.LifecycleStop, 0, 0, failure.CodeDomainStopped},
		{record.DomainStatusStopped, record.LifecycleStop, 0, 0, failure.CodeDomainStopped},
	}
	for _, c := range cases {
		d := &record.Domain{Name: "d", Status: c.status, StartVersion: 3, Revision: 9}
		change, next, err := Plan(d, graph, nil, c.to, at, members)
		if c.code != "" {
			require.ErrorIs(t, err, c.code)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, &record.LifecycleChange{Domain: "d", Base: 9, To: c.to, At: at, Nodes: change.Nodes}, change)
		require.Equal(t, c.want, next.Status)
		require.Equal(t, c.version, next.StartVersion)
	}
}
