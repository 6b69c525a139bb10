package main

import (
	"os"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
)

func TestSecondSignalEndsAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		signals := make(chan os.Signal, 1)
		signals <- syscall.SIGTERM
		started := time.Now()
		require.Equal(t, 128+int(syscall.SIGTERM), insist(signals, time.Minute))
		require.Zero(t, time.Since(started))
	})
}

// A part that does not return from its stop cannot hold the process past the deadline.
func TestStuckStopEndsAfterTheDeadline(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		started := time.Now()
		require.Equal(t, failure.ClassTimeout.ExitCode(), insist(nil, 50*time.Second+lastGrace))
		require.Equal(t, 51*time.Second, time.Since(started))
	})
}
