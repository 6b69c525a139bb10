package session

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// still is a throttle on a clock that only moves when somebody waits.
func still(config Throttle) (*throttle, *time.Time) {
	now := time.Unix(1_000, 0)
	t := newThrottle(config)
	t.now = func() time.Time { return now }
	t.wait = func(ctx context.Context, d time.Duration) error {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		now = now.Add(d)
		return nil
	}
	return t, &now
}

func TestRepeatedFailuresAreDelayedProgressively(t *testing.T) {
	throttle, now := still(DefaultConfig().Throttle)
	start := *now
	ctx := context.Background()
	var last time.Duration
	for range 18 {
		before := *now
		require.NoError(t, throttle.await(ctx, "eve"))
		waited := now.Sub(before)
		require.GreaterOrEqual(t, waited, last)
		last = waited
		throttle.failed("eve")
		before = *now
		require.NoError(t, throttle.await(ctx, "alice"))
		require.Equal(t, before, *now, "another user never waits")
	}
	require.Equal(t, throttle.config.Cap, last)
	require.GreaterOrEqual(t, now.Sub(start), 500*time.Millisecond)
	require.Less(t, now.Sub(start), 10*time.Second)

	throttle.succeeded("eve")
	before := *now
	require.NoError(t, throttle.await(ctx, "eve"))
	require.Equal(t, before, *now)
}

func TestConcurrentAttemptsOfOneUserLineUp(t *testing.T) {
	throttle, now := still(Throttle{Free: 0, Base: time.Second, Cap: time.Second, Memory: time.Hour, Users: 8})
	throttle.failed("eve")
	*now = now.Add(time.Minute)
	require.Equal(t, time.Duration(0), throttle.reserve("eve"))
	require.Equal(t, time.Second, throttle.reserve("eve"))
	require.Equal(t, 2*time.Second, throttle.reserve("eve"))
}

func TestFailuresAreForgotten(t *testing.T) {
	throttle, now := still(Throttle{Free: 0, Base: time.Second, Cap: time.Minute, Memory: time.Hour, Users: 3})
	throttle.failed("eve")
	*now = now.Add(2 * time.Hour)
	require.Zero(t, throttle.reserve("eve"))
	require.Empty(t, throttle.users)
	for i := range 10 {
		throttle.failed(fmt.Sprint(i))
	}
	require.Len(t, throttle.users, 3)
	require.Equal(t, 3, throttle.recent.Len())
	require.Positive(t, throttle.reserve("9"))
	require.Zero(t, throttle.reserve("0"))
}

func TestAwaitEndsWithItsContext(t *testing.T) {
	throttle := newThrottle(Throttle{Free: 0, Base: time.Hour, Cap: time.Hour, Memory: time.Hour, Users: 3})
	throttle.failed("eve")
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	require.ErrorIs(t, throttle.await(ctx, "eve"), context.Canceled)
}
