package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	wire "nervix/generated/session"
)

// The dispositions are those of table C1, and failures know which of them end an execution
// (CC-157).
func TestDispositions(t *testing.T) {
	table := []struct {
		name     string
		terminal bool
	}{
		{"Completed", true},
		{"Failed", true},
		{"PreviewRefused", true},
		{"OutcomeUnknown", false},
		{"Redirect", false},
		{"TransactionDetached", false},
		{"ExecutionReferenceExpired", false},
		{"ExecutionReferenceConflict", false},
		{"ExecutionHistoryFull", false},
		{"InvalidExecutionReference", false},
		{"Busy", true},
	}
	for i, row := range table {
		require.Equal(t, row.name, wire.Disposition(i).String())
		if i > 0 {
			disposition := failure.Disposition(i - 1)
			require.Equal(t, row.name, disposition.String())
			require.Equal(t, row.terminal, disposition.Terminal(), row.name)
		}
	}
	require.Equal(t, "UnknownDisposition", failure.Disposition(len(table)-1).String())
	require.Equal(t, "Disposition(11)", wire.Disposition(len(table)).String())
}

// An unknown outcome has one of five causes (CC-156).
func TestUnknownCauses(t *testing.T) {
	names := []string{"None", "StillApplying", "LeadershipLost", "TransportLost", "WaitDeadline", "ViewUnconfirmed", "UnknownCause(6)"}
	for i, name := range names {
		require.Equal(t, name, wire.UnknownCause(i).String())
	}
}
