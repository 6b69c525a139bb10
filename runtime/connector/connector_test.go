package connector

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/generated/revision"
)

func TestBackoffDoublesAndStartsAgain(t *testing.T) {
	backoff := NewBackoff(revision.Retry{Backoff: 10, Max: 35})
	for _, want := range []time.Duration{10, 20, 35, 35} {
		require.Equal(t, want, backoff.Next())
	}
	backoff.Reset()
	require.Equal(t, time.Duration(10), backoff.Next())

	fallback := NewBackoff(revision.Retry{})
	require.Equal(t, 250*time.Millisecond, fallback.Next())
	for range 20 {
		fallback.Next()
	}
	require.Equal(t, 30*time.Second, fallback.Next())
}

func TestPauseEndsWithTheContext(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		require.True(t, Pause(ctx, 900*time.Millisecond))
		require.False(t, Pause(ctx, time.Hour))
	})
}

func TestSettings(t *testing.T) {
	settings := SettingsOf(&revision.Client{Name: "c", Settings: []revision.Setting{
		{Key: "Addr", Value: "first"}, {Key: "addr", Value: "second"}, {Key: "blank", Value: " "},
	}})
	require.Equal(t, "second", settings.Get("addr"))
	require.ElementsMatch(t, []string{"addr", "blank"}, settings.Keys())
	for _, key := range []string{"blank", "absent"} {
		_, err := settings.Require(key)
		require.ErrorIs(t, err, failure.CodeConnectorSettingMissing)
	}
	require.ErrorIs(t, settings.Invalid("addr", "must differ"), failure.CodeConnectorSetting)
	require.NotContains(t, settings.Invalid("addr", "must differ").Error(), "second")
}

// gate admits once it was released.
type gate struct {
	held  *Held
	calls int
	err   error
}

func (g *gate) Admit(context.Context, Payloads) (Attempt, error) {
	if g.calls++; !g.held.Over() {
		return nil, g.held
	}
	return nil, g.err
}

func (g *gate) Unready(error, time.Duration) {}

func TestAdmitSuspendedWaitsOutAHold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		released := make(chan struct{})
		refusal := errors.New("refused")
		g := &gate{held: &Held{Released: released}, err: refusal}
		time.AfterFunc(time.Minute, func() { close(released) })
		start := time.Now()
		_, err := AdmitSuspended(t.Context(), g, Payloads{})
		require.ErrorIs(t, err, refusal)
		require.Equal(t, time.Minute, time.Since(start))
		require.Equal(t, 2, g.calls)
	})
}

func TestAdmitSuspendedEndsWithTheContext(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		g := &gate{held: &Held{Released: make(chan struct{})}}
		_, err := AdmitSuspended(ctx, g, Payloads{})
		require.ErrorIs(t, err, context.DeadlineExceeded)
	})
}

func TestRegistryNamesWhatIsMissing(t *testing.T) {
	registry := Registry{"ONE": {}}
	for _, system := range []string{"ONE", "TWO"} {
		_, err := registry.Source(t.Context(), system, SourceConfig{})
		require.ErrorContains(t, err, system)
		_, err = registry.Sink(t.Context(), system, SinkConfig{})
		require.ErrorContains(t, err, system)
	}
}
