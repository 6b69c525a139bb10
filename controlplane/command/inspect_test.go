package command

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/transaction"
	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/model"
)

func (n *node) inspect(session, id string, operation uint64) (*transaction.Inspection, error) {
	return n.service.Inspect(n.t.Context(), Caller{Session: session, User: "admin"}, id, operation)
}

// Inspecting an open transaction plans it again and changes nothing: neither the transaction nor a
// binding nor any record (CP-137, CP-140, CP-141, CP-143, CP-144, CP-153, CC-100, CC-101).
func TestInspectionChangesNothing(t *testing.T) {
	n := running(t)
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", `ALTER RELAY r SET CAPACITY 3;`)
	n.must("1", "d", `ALTER JUNCTION j SET DETACHED;`)
	n.must("2", "d", `BEGIN;`)
	n.must("2", "d", `ALTER RELAY q SET CAPACITY 3;`)
	id, history, before := n.transaction("1").ID, n.service.View().History(), n.service.View()
	first, err := n.inspect("1", "", 0)
	require.NoError(t, err)
	named, err := n.inspect("2", id, 0)
	require.NoError(t, err)
	require.Equal(t, first, named)
	require.Equal(t, before.Transactions(), n.service.View().Transactions())
	require.Equal(t, history, n.service.View().History())
	require.NotEqual(t, id, n.transaction("2").ID)
	require.True(t, first.Complete)
	require.Equal(t, model.LevelEntityPause, first.Planned)
	require.Nil(t, first.Executed)
	require.Len(t, first.Operations, 2)
	require.Len(t, first.Steps, 1)

	// The identity that it tells is the one that COMMIT may name (CC-097).
	commit := n.request("1", "d", `COMMIT;`)
	commit.ExpectedPreview = n.transaction("1").Preview
	_, err = n.service.Execute(t.Context(), commit)
	require.NoError(t, err)
}

// A selected operation comes first and hides nothing (CP-148, CP-156 to CP-158, CP-161).
func TestInspectionLeadsWithTheOperation(t *testing.T) {
	n := running(t)
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", `ALTER RELAY r SET CAPACITY 3;`)
	n.must("1", "d", `CREATE RESOURCE files;`)
	n.must("1", "d", `ALTER JUNCTION j SET DETACHED;`)
	plain, err := n.inspect("1", "", 0)
	require.NoError(t, err)
	selected, err := n.inspect("1", "", 3)
	require.NoError(t, err)
	all, chosen := plain.Lines(), selected.Lines()
	require.ElementsMatch(t, all, chosen)
	at := func(lines []string, prefix string) int {
		for i, line := range lines {
			if strings.HasPrefix(line, prefix) {
				return i
			}
		}
		return -1
	}
	require.Less(t, at(all, "operation 1:"), at(all, "operation 3:"))
	require.Less(t, at(chosen, "operation 3:"), at(chosen, "operation 1:"))
	require.Less(t, at(chosen, "step 3:"), at(chosen, "step 1:"))
	document, err := selected.JSON()
	require.NoError(t, err)
	require.Contains(t, document, `"selected":{"number":3,"summary":"ALTER JUNCTION j","step":3,`)
}

// A committing transaction shows what its steps have reached, a failed one where it failed; both from
// what was frozen, whatever changes later (CP-123 to CP-125, CP-145, CP-146, CP-163, CP-170).
func TestInspectionOfFrozenPlans(t *testing.T) {
	n := running(t)
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", `ALTER RELAY r SET CAPACITY 3;`)
	n.must("1", "d", `STOP;`)
	id := n.transaction("1").ID
	n.interrupt(n.request("1", "d", `COMMIT;`))
	committing, err := n.inspect("2", id, 0)
	require.NoError(t, err)
	require.Equal(t, machine.TransactionStateCommitting, committing.State)
	require.Equal(t, []machine.StepState{machine.StepStateApplying, machine.StepStateUnattempted},
		[]machine.StepState{committing.Steps[0].State, committing.Steps[1].State})
	require.NotNil(t, committing.Steps[0].Actual)
	require.Nil(t, committing.Steps[1].Actual)
	require.Equal(t, model.LevelDomainPause, committing.Planned)
	require.Equal(t, model.LevelDynamic, *committing.Executed)

	n.runtime.set(func(f *fakeRuntime) {
		close(f.gate)
		f.gate, f.hook = nil, nil
	})
	n.eventually(func() bool { return len(n.service.View().Unfinished()) == 0 })
	n.must("3", "d", `ALTER RELAY r SET CAPACITY 9;`)
	finished, err := n.inspect("2", id, 0)
	require.NoError(t, err)
	require.Equal(t, machine.TransactionStateCommitted, finished.State)
	require.Equal(t, committing.Operations, finished.Operations)
	require.Equal(t, committing.Basis, finished.Basis)
	require.Equal(t, model.LevelDomainPause, *finished.Executed)

	n.must("3", "d", `START;`)
	n.must("3", "d", `BEGIN;`)
	n.must("3", "d", `ALTER JUNCTION j SET DETACHED;`)
	id = n.transaction("3").ID
	n.runtime.set(func(f *fakeRuntime) { f.fail["pause d ENTITY_PAUSE"] = errors.New("stuck") })
	_, err = n.run("3", "d", `COMMIT;`)
	require.ErrorIs(t, err, failure.CodeStepFailed)
	failed, err := n.inspect("3", id, 0)
	require.NoError(t, err)
	require.Equal(t, machine.TransactionStateFailed, failed.State)
	require.Equal(t, machine.StepStateFailed, failed.Steps[0].State)
	require.NotEmpty(t, failed.Faults)
	require.Contains(t, strings.Join(failed.Lines(), "\n"), "error: statement 1 failed")
}

// Refusals are told apart (C4, CP-149).
func TestInspectionRefusals(t *testing.T) {
	n := running(t)
	_, err := n.inspect("1", "", 0)
	require.ErrorIs(t, err, failure.CodeNoAttachedTransaction)
	_, err = n.inspect("1", "nothing", 0)
	require.ErrorIs(t, err, failure.CodeUnknownTransaction)
	n.must("1", "d", `BEGIN;`)
	id := n.transaction("1").ID
	_, err = n.inspect("1", id, 1)
	require.ErrorIs(t, err, failure.CodeOperationOutOfRange)
	_, err = n.service.Inspect(t.Context(), Caller{Session: "2", User: "other"}, id, 0)
	require.ErrorIs(t, err, failure.CodeTransactionNotOwner)
	n.must("1", "d", `REVERT;`)
	_, err = n.inspect("1", id, 0)
	require.ErrorIs(t, err, failure.CodeNoReadableReport)
}
