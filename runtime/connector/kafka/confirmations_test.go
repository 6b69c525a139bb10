package kafka

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/runtime/connector"
)

func TestConfirmationsWaitForRoom(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := newConfirmations(3)
		c.expect(0)
		c.expect(1)
		go func() {
			time.Sleep(time.Second)
			c.settle(1, nil)
		}()
		start := time.Now()
		require.True(t, c.await(t.Context(), 1, true, time.Minute))
		require.Equal(t, time.Second, time.Since(start))
		outcomes := make([]error, 2)
		open, broken := c.result(outcomes)
		require.Equal(t, []bool{true, false}, open)
		require.NoError(t, broken)
	})
}

// A confirmation is progress: only silence for the whole timeout ends the wait.
func TestConfirmationsGiveUpAfterSilence(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := newConfirmations(3)
		for record := range 3 {
			c.expect(record)
		}
		go func() {
			time.Sleep(9 * time.Second)
			c.settle(0, nil)
		}()
		start := time.Now()
		require.False(t, c.await(t.Context(), 0, false, 10*time.Second))
		require.Equal(t, 20*time.Second, time.Since(start))
		ended, cancel := context.WithCancel(t.Context())
		cancel()
		require.False(t, c.await(ended, 0, false, time.Minute))
	})
}

func TestConfirmationsEndWithTheConnection(t *testing.T) {
	lost := errors.New("lost")
	c := newConfirmations(2)
	c.expect(0)
	c.expect(1)
	c.settle(0, &connector.RecordError{Cause: errors.New("too large")})
	require.NoError(t, c.failure(), "one record says nothing about the connection")
	require.True(t, c.await(t.Context(), 1, true, time.Minute))
	c.expect(0)
	c.settle(0, lost)
	require.True(t, c.await(t.Context(), 0, true, time.Minute), "nothing more is to be sent")
	require.ErrorIs(t, c.failure(), lost)
	c.settle(1, nil)
	require.True(t, c.await(t.Context(), 0, false, time.Minute))
}
