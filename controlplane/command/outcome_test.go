package command

import (
	"context"
	"errors"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/consensus"
	"nervix/controlplane/transaction"
	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/model"
	"nervix/generated/statement"
)

// eventually waits until a view of the node meets a condition.
func (n *node) eventually(condition func() bool) {
	n.t.Helper()
	require.Eventually(n.t, condition, 10*time.Second, time.Millisecond)
}

// A waiter that leaves ends its wait and nothing else (CC-004, CC-147).
func TestWorkGoesOnWithoutItsWaiter(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.runtime.take()
	entered, gate := make(chan struct{}), make(chan struct{})
	n.runtime.set(func(f *fakeRuntime) {
		f.gate, f.hook = gate, func(string) { close(entered) }
	})
	request := n.request("1", "d", schema)
	ctx, cancel := context.WithCancel(t.Context())
	go func() { <-entered; cancel() }()
	_, err := n.service.Execute(ctx, request)
	require.ErrorIs(t, err, failure.CodeStillApplying)
	e, _ := n.service.View().Execution(request.Reference)
	require.Nil(t, e.Outcome, "a wait that ends is no failure of the command")
	close(gate)
	n.eventually(func() bool {
		e, _ := n.service.View().Execution(request.Reference)
		return e.Outcome != nil
	})
	r, err := n.service.Execute(t.Context(), request)
	require.NoError(t, err)
	require.Contains(t, r.Lines[0], "stored model 's'")
	require.Equal(t, []string{"prepare d"}, n.runtime.take())
}

// forgetful loses the answer of every second proposal after it was applied.
type forgetful struct {
	*consensus.Node
	mutex sync.Mutex
	count int
}

func (f *forgetful) Propose(ctx context.Context, command []byte) (consensus.Result, error) {
	result, err := f.Node.Propose(ctx, command)
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if f.count++; err == nil && f.count%2 == 1 {
		return consensus.Result{}, &failure.ProposalOutcomeUnknown{}
	}
	return result, err
}

// A lost answer is an open question, not a failure: the effect is there exactly once (CP-031).
func TestLostAnswersOfTheLogAreRecovered(t *testing.T) {
	n := start(t, func(c *Config) { c.Log = &forgetful{Node: c.Log.(*consensus.Node)} })
	require.Equal(t, "created domain 'd'", n.must("1", "", `CREATE DOMAIN d;`))
	revision := n.service.View().Revision
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", schema)
	n.must("1", "d", `START;`)
	require.Equal(t, "transaction committed: 2 commands", n.must("1", "d", `COMMIT;`))
	require.Equal(t, revision+2, n.service.View().Revision)
	d, err := n.service.View().Domain("d")
	require.NoError(t, err)
	require.Equal(t, uint64(1), d.Record.StartVersion)
}

// Nothing is asked of the runtime before it is committed (CP-007), and the lock of the domain keeps
// others out through pause, activation and resume (CP-217).
func TestCommitComesFirstAndTheLockLasts(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", schema)
	n.must("1", "d", relay)
	n.must("1", "d", `CREATE RELAY q SCHEMA s UNBRANCHED;`)
	const junction = `CREATE JUNCTION j FROM r UNBRANCHED TO q INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;`
	var calls []string
	n.runtime.set(func(f *fakeRuntime) {
		f.hook = func(call string) {
			calls = append(calls, call)
			d, err := n.service.View().Domain("d")
			if err != nil {
				t.Error(err)
				return
			}
			stored := slices.ContainsFunc(d.Schedule.Models, func(m model.Model) bool { return m.ModelKey().Name == "j" })
			if paused := call == "pause d ENTITY_PAUSE"; stored == paused || !d.Running() {
				t.Errorf("%s: stored %t, running %t", call, stored, d.Running())
			}
			if _, err := n.run("2", "d", `CREATE SCHEMA other (a STRING);`); !errors.Is(err, failure.CodeAlterationInProgress) {
				t.Errorf("%s: another alteration gives %v", call, err)
			}
		}
	})
	started := n.runtime.hook
	n.runtime.set(func(f *fakeRuntime) {
		f.hook = func(call string) {
			d, _ := n.service.View().Domain("d")
			if !d.Running() {
				t.Errorf("%s before START is committed", call)
			}
		}
	})
	n.must("1", "d", `START;`)
	n.runtime.set(func(f *fakeRuntime) { f.hook = started })
	n.must("1", "d", junction)
	require.Equal(t, []string{"pause d ENTITY_PAUSE", "prepare d", "activate d", "resume d"}, calls)
}

// A command that finds nothing to do applies the present state again (CC-123).
func TestNoOpsApplyThePresentState(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", schema)
	n.runtime.take()
	revision := n.service.View().Revision
	require.Equal(t, "model 's' already exists in domain 'd'", n.must("1", "d", `CREATE IF NOT EXISTS SCHEMA s (a STRING);`))
	require.Equal(t, []string{"prepare d"}, n.runtime.take())
	require.Equal(t, revision, n.service.View().Revision)
}

// A COMMIT that is repeated joins the one that runs, whose transaction never expires (CP-167,
// CP-180).
func TestRepeatedCommitJoins(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", `BEGIN;`)
	id := n.transaction("1").ID
	n.must("1", "d", schema)
	entered, gate := make(chan struct{}), make(chan struct{})
	n.runtime.set(func(f *fakeRuntime) {
		f.gate, f.hook = gate, func(string) { close(entered) }
	})
	commit := n.request("1", "d", `COMMIT;`)
	results := make(chan *Result, 2)
	send := func(session string) {
		request := commit
		request.Session = session
		go func() {
			r, err := n.service.Execute(context.Background(), request)
			if err != nil {
				t.Error(err)
			}
			results <- r
		}()
	}
	send("1")
	<-entered
	send("2")
	n.clock.advance(31 * time.Minute)
	require.NoError(t, n.service.Maintain(t.Context()))
	found, err := n.service.View().Transaction(id)
	require.NoError(t, err)
	require.Equal(t, uint8(machine.TransactionStateCommitting), found.State)
	close(gate)
	require.Equal(t, (<-results).Lines, (<-results).Lines)
	d, err := n.service.View().Domain("d")
	require.NoError(t, err)
	require.Len(t, d.Schedule.Models, 1)
}

// A finished transaction keeps outcome, progress, failure and level until its retention ends
// (CP-169, CP-172, CP-174).
func TestFinishedTransactionsKeepTheirOutcome(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", schema)
	n.must("1", "d", `START;`)
	var ids []string
	for _, fail := range []error{nil, errors.New("no room")} {
		n.must("1", "d", `BEGIN;`)
		ids = append(ids, n.transaction("1").ID)
		n.must("1", "d", `DROP SCHEMA s;`)
		n.must("1", "d", `CREATE SCHEMA s (b I64);`)
		n.must("1", "d", `STOP;`)
		n.runtime.set(func(f *fakeRuntime) { f.fail["prepare d"] = fail })
		_, err := n.run("1", "d", `COMMIT;`)
		require.Equal(t, fail == nil, err == nil)
		if fail == nil {
			n.must("1", "d", `DROP SCHEMA s;`)
			n.must("1", "d", schema)
			n.must("1", "d", `START;`)
		}
	}
	view := n.service.View()
	for i, want := range []struct {
		state   machine.TransactionState
		applied uint64
	}{{machine.TransactionStateCommitted, 2}, {machine.TransactionStateFailed, 0}} {
		found, err := view.Transaction(ids[i])
		require.NoError(t, err)
		require.Equal(t, uint8(want.state), found.State)
		require.Equal(t, want.applied, found.Applied)
		require.Equal(t, uint64(2), found.Steps)
		require.Equal(t, model.LevelDomainPause, *found.Level)
		require.NotNil(t, found.Outcome)
	}
	attach := func(id string) (*Result, error) {
		return n.service.Attach(t.Context(), Caller{Session: "3", User: "admin"}, id)
	}
	committed, err := attach(ids[0])
	require.NoError(t, err)
	require.Equal(t, []string{"transaction committed: 3 commands", "quiesce level: DOMAIN_PAUSE"}, committed.Lines)
	require.Equal(t, model.LevelDomainPause, *committed.Level)
	failed, err := attach(ids[1])
	require.ErrorIs(t, err, failure.CodeStepFailed)
	require.ErrorIs(t, err, failure.CodeActivationFailed)
	require.Equal(t, model.LevelDomainPause, *failed.Level)

	n.must("4", "d", `BEGIN;`)
	lines := transaction.Lines(n.service.View(), n.clock.Now())
	require.Len(t, lines, 3)
	require.Contains(t, lines[0], " owner=admin domain=d state=COMMITTED pending=0 progress=2/2 age=0s idle=0s")
	require.Contains(t, lines[1], " state=FAILED pending=0 progress=0/2 ")
	require.Contains(t, lines[2], " state=OPEN pending=0 progress=0/0 ")

	n.clock.advance(24*time.Hour - time.Minute)
	require.NoError(t, n.service.Maintain(t.Context()))
	_, err = attach(ids[0])
	require.NoError(t, err)
	n.clock.advance(time.Minute)
	require.NoError(t, n.service.Maintain(t.Context()))
	_, err = attach(ids[0])
	require.ErrorIs(t, err, failure.CodeUnknownTransaction)
}

// Appending, attaching, a COMMIT and its refusal renew the idle deadline; a binding and readers do
// not (CP-177, CP-178).
func TestIdleDeadlineRenewals(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", `BEGIN;`)
	id := n.transaction("1").ID
	idle := 30 * time.Minute
	renewed := func(what string, by func()) {
		n.clock.advance(time.Minute)
		by()
		found, err := n.service.View().Transaction(id)
		require.NoError(t, err)
		require.Equal(t, n.clock.Now().Add(idle).UnixMilli(), found.Deadline, what)
	}
	renewed("append", func() { n.must("1", "d", relay) })
	renewed("attach", func() {
		_, err := n.service.Attach(t.Context(), Caller{Session: "1", User: "admin"}, id)
		require.NoError(t, err)
	})
	renewed("refused COMMIT", func() {
		_, err := n.run("1", "d", `COMMIT;`)
		require.ErrorIs(t, err, failure.CodePreviewIncomplete)
	})
	renewed("append again", func() { n.must("1", "d", schema) })
	kept := n.transaction("1")
	n.clock.advance(time.Minute)
	require.NoError(t, n.service.Guard("1", &statement.ShowTransactions{}))
	require.Len(t, transaction.Lines(n.service.View(), n.clock.Now()), 1)
	require.NoError(t, n.service.Maintain(t.Context()))
	require.Equal(t, kept, n.transaction("1"))
	renewed("admitted COMMIT", func() { n.must("1", "d", `COMMIT;`) })
}

// The deadline is an instant: the time that the cluster was down counts (CP-179).
func TestDowntimeCountsTowardsTheDeadline(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", `BEGIN;`)
	id := n.transaction("1").ID
	n.reopen(func(c *Config) { c.Clock = func() time.Time { return time.Now().Add(31 * time.Minute) } })
	require.NoError(t, n.service.Maintain(t.Context()))
	found, err := n.service.View().Transaction(id)
	require.NoError(t, err)
	require.Equal(t, uint8(machine.TransactionStateExpired), found.State)
}

// The limits that count are the replicated ones, which the leader brings to its own (CP-188).
func TestLimitsAreReplicated(t *testing.T) {
	n := start(t, nil)
	require.Equal(t, settings(), n.service.View().Settings)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.reopen(func(c *Config) { c.Settings.TransactionsOwned = 1 })
	require.Equal(t, uint64(1), n.service.View().Settings.TransactionsOwned)
	n.must("1", "d", `BEGIN;`)
	_, err := n.run("2", "d", `BEGIN;`)
	require.ErrorIs(t, err, failure.CodeTransactionOwnerLimit)
}

// BEGIN, queueing and REVERT change what is stored and nothing that runs (CP-182).
func TestTransactionsAloneTouchNoRuntime(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", `START;`)
	n.runtime.take()
	revision := n.service.View().Revision
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", schema)
	n.must("1", "d", `STOP;`)
	n.must("1", "d", `REVERT;`)
	require.Equal(t, revision, n.service.View().Revision)
	require.Empty(t, n.runtime.take())
}

// A domain that was paused when its node died runs again (EP-129).
func TestPausedDomainRunsAfterARestart(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", `CREATE CLIENT c TYPE NATS CONFIG {'addr' = 'nats://a'};`)
	n.must("1", "d", `START;`)
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", `DROP CLIENT c;`)
	n.must("1", "d", `CREATE CLIENT c TYPE NATS CONFIG {'addr' = 'nats://b'};`)
	n.interrupt(n.request("1", "d", `COMMIT;`))
	require.Equal(t, []string{"- d status=Paused pace=UNPACED"}, n.service.Locks().DomainLines(n.service.View()))
	n.reopen(nil)
	require.Equal(t, []string{"prepare d", "activate d"}, n.runtime.take()[:2])
	n.eventually(func() bool { return len(n.service.View().Unfinished()) == 0 })
	require.Equal(t, []string{"- d status=Running pace=UNPACED"}, n.service.Locks().DomainLines(n.service.View()))
}

var _ Log = (*forgetful)(nil)
