package command

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/lifecycle"
	"nervix/controlplane/transaction"
	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/model"
)

const (
	schema = `CREATE SCHEMA s (a STRING);`
	relay  = `CREATE RELAY r SCHEMA s UNBRANCHED CAPACITY 8;`
)

func TestStatementsAnswerWithTheirTexts(t *testing.T) {
	n := start(t, nil)
	require.Equal(t, "created domain 'd'", n.must("1", "", `CREATE DOMAIN d;`))
	require.Equal(t, []string{"prepare d"}, n.runtime.take())
	require.Equal(t, "created user 'u'", n.must("1", "", `CREATE USER u WITH PASSWORD 'pw';`))
	require.Equal(t, "stored model 's' in domain 'd'; quiesce level: DYNAMIC; planned relocations: 0", n.must("1", "d", schema))
	require.Equal(t, "stored model 'r' in domain 'd'; quiesce level: DYNAMIC; planned relocations: 0", n.must("1", "d", relay))
	n.runtime.take()
	require.Equal(t, "starting domain 'd'", n.must("1", "d", `START;`))
	require.Equal(t, []string{"prepare d", "activate d"}, n.runtime.take())
	require.Equal(t, []string{"- d status=Running pace=UNPACED"}, n.service.Locks().DomainLines(n.service.View()))
	require.Equal(t, []string{"- domain=d kind=relay name=r owner=n1 replicas=-"}, lifecycle.ScheduleLines(n.service.View()))
	view, err := n.service.Read(t.Context())
	require.NoError(t, err)
	require.Same(t, n.service.View(), view)
	require.Equal(t, "stopped domain 'd'", n.must("1", "d", `STOP;`))
	require.Equal(t, "dropped model 'r' from domain 'd'; quiesce level: DYNAMIC; planned relocations: 0", n.must("1", "d", `DROP RELAY r;`))
	r, err := n.run("1", "d", `CREATE IF NOT EXISTS SCHEMA s (a STRING);`)
	require.NoError(t, err)
	require.True(t, r.AlreadyExisted)
	require.Equal(t, []string{"model 's' already exists in domain 'd'"}, r.Lines)
	for text, line := range map[string]string{
		`CREATE IF NOT EXISTS DOMAIN d;`:                     "domain 'd' already exists",
		`CREATE IF NOT EXISTS USER u WITH PASSWORD 'other';`: "user 'u' already exists",
	} {
		r, err := n.run("1", "", text)
		require.NoError(t, err)
		require.True(t, r.AlreadyExisted)
		require.Equal(t, []string{line}, r.Lines)
	}
}

func TestRefusalsAreTypedAndRetained(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	cases := []struct {
		domain, text string
		code         failure.Code
	}{
		{"", `CREATE DOMAIN d;`, failure.CodeDuplicateDomain},
		{"", schema, failure.CodeNoSelectedDomain},
		{"x", schema, failure.CodeUnknownDomain},
		{"d", relay, failure.CodeUnknownReference},
		{"d", `DROP SCHEMA nowhere;`, failure.CodeUnknownModel},
		{"d", `STOP;`, failure.CodeDomainStopped},
		{"d", `COMMIT;`, failure.CodeNoTransaction},
		{"d", `REVERT;`, failure.CodeNoTransaction},
		{"x", `BEGIN;`, failure.CodeUnknownDomain},
	}
	for _, c := range cases {
		request := n.request("1", c.domain, c.text)
		_, err := n.service.Execute(t.Context(), request)
		require.ErrorIs(t, err, c.code, c.text)
		_, again := n.service.Execute(t.Context(), request)
		require.ErrorIs(t, again, c.code, c.text)
		require.Equal(t, failure.Project(err), failure.Project(again), "the retained failure reads like the first")
	}
	n.must("1", "d", `START;`)
	_, err := n.run("1", "d", `START;`)
	require.ErrorIs(t, err, failure.CodeDomainRunning)
}

func TestReferencesBindTheirRequest(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	first := n.request("1", "d", schema)
	want, err := n.service.Execute(t.Context(), first)
	require.NoError(t, err)
	n.runtime.take()

	again := first
	again.Session = "2"
	got, err := n.service.Execute(t.Context(), again)
	require.NoError(t, err)
	require.Equal(t, want, got)
	require.Empty(t, n.runtime.take(), "a repeated request applies nothing")

	change := map[string]func(*Request){
		"owner":       func(r *Request) { r.User = "other" },
		"credentials": func(r *Request) { r.Credentials++ },
		"domain":      func(r *Request) { r.Domain = "e" },
		"content":     func(r *Request) { r.Statement = n.request("1", "d", `DROP SCHEMA s;`).Statement },
	}
	for kind, apply := range change {
		other := first
		apply(&other)
		_, err := n.service.Execute(t.Context(), other)
		var conflict *failure.ExecutionReferenceConflict
		require.ErrorAs(t, err, &conflict)
		require.Equal(t, kind, conflict.Differing)
	}
	user := n.request("1", "", `CREATE USER u WITH PASSWORD 'a';`)
	_, err = n.service.Execute(t.Context(), user)
	require.NoError(t, err)
	_, err = n.service.Execute(t.Context(), user)
	require.NoError(t, err)
	changed := n.request("1", "", `CREATE USER u WITH PASSWORD 'b';`)
	changed.Reference = user.Reference
	_, err = n.service.Execute(t.Context(), changed)
	require.ErrorIs(t, err, failure.CodeExecutionReferenceConflict)
	_, err = n.service.Authenticate(t.Context(), "u", "a")
	require.NoError(t, err)
	_, err = n.service.Authenticate(t.Context(), "u", "b")
	require.ErrorIs(t, err, failure.CodeAuthenticationFailed)
}

func TestConcurrentRepeatsJoinOneExecution(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.runtime.take()
	entered, gate := make(chan struct{}), make(chan struct{})
	n.runtime.set(func(f *fakeRuntime) {
		f.gate, f.hook = gate, func(string) { close(entered) }
	})
	request := n.request("1", "d", schema)
	var group sync.WaitGroup
	results := make([]*Result, 8)
	for i := range results {
		group.Go(func() {
			r, err := n.service.Execute(context.Background(), request)
			if err != nil {
				t.Errorf("joined: %v", err)
			}
			results[i] = r
		})
	}
	<-entered
	impatient, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	_, err := n.service.Execute(impatient, request)
	require.ErrorIs(t, err, failure.CodeStillApplying)
	close(gate)
	group.Wait()
	for _, r := range results {
		require.Equal(t, results[0], r)
	}
	require.Equal(t, []string{"prepare d"}, n.runtime.take())
}

func TestConcurrentAlterationIsRefused(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	entered, gate := make(chan struct{}), make(chan struct{})
	n.runtime.set(func(f *fakeRuntime) {
		f.gate = gate
		f.hook = func(string) { close(entered) }
	})
	done := make(chan error, 1)
	first := n.request("1", "d", schema)
	go func() { _, err := n.service.Execute(context.Background(), first); done <- err }()
	<-entered
	_, err := n.run("2", "d", `CREATE SCHEMA other (a STRING);`)
	require.ErrorIs(t, err, failure.CodeAlterationInProgress)
	require.Equal(t, failure.DispositionBusy, failure.ClassOf(err).Disposition())
	require.Equal(t, "domain 'd' already has a model alteration in progress", err.Error())
	n.runtime.set(func(f *fakeRuntime) { f.hook = nil })
	close(gate)
	require.NoError(t, <-done)
	n.must("2", "d", `CREATE SCHEMA other (a STRING);`)
}

func TestActivationFailureKeepsTheEffect(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.runtime.set(func(f *fakeRuntime) { f.fail["prepare d"] = errors.New("no room") })
	_, err := n.run("1", "d", schema)
	require.ErrorIs(t, err, failure.CodeActivationFailed)
	d, err := n.service.View().Domain("d")
	require.NoError(t, err)
	require.Len(t, d.Schedule.Models, 1)
}

func TestPauseComesBeforeTheEffect(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", schema)
	n.must("1", "d", relay)
	n.must("1", "d", `START;`)
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", `DROP RELAY r;`)
	n.must("1", "d", `DROP SCHEMA s;`)
	n.must("1", "d", `CREATE SCHEMA s (a STRING, b I64);`)
	line := n.must("1", "d", relay)
	require.Contains(t, line, "quiesce level: DOMAIN_PAUSE")
	n.runtime.take()
	base := n.service.View().Revision
	n.runtime.set(func(f *fakeRuntime) {
		f.fail["pause d DOMAIN_PAUSE"] = &failure.DrainTimeout{Domain: "d", Node: "n1", Outstanding: 1}
	})
	_, err := n.run("1", "d", `COMMIT;`)
	require.ErrorIs(t, err, failure.CodeStepFailed)
	require.ErrorIs(t, err, failure.CodeDrainTimeout)
	require.Equal(t, base, n.service.View().Revision, "nothing was applied")
	require.Equal(t, []string{"pause d DOMAIN_PAUSE"}, n.runtime.take())
}

func TestRestartKeepsEverythingAndGoesOn(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "", `CREATE DOMAIN idle;`)
	n.must("1", "d", schema)
	n.must("1", "d", `START;`)
	stuck := n.request("1", "d", relay)
	n.interrupt(stuck)

	n.reopen(nil)
	calls := n.runtime.take()
	require.Subset(t, calls, []string{"prepare d", "activate d", "prepare idle"})
	require.NotContains(t, calls, "activate idle")
	r, err := n.service.Execute(t.Context(), stuck)
	require.NoError(t, err)
	require.Equal(t, []string{"stored model 'r' in domain 'd'; quiesce level: DYNAMIC; planned relocations: 0"}, r.Lines)
	d, err := n.service.View().Domain("d")
	require.NoError(t, err)
	require.True(t, d.Running())
	require.Len(t, d.Schedule.Models, 2)
}

func TestRetentionFollowsTheClock(t *testing.T) {
	n := start(t, nil)
	request := n.request("1", "", `CREATE DOMAIN d;`)
	_, err := n.service.Execute(t.Context(), request)
	require.NoError(t, err)
	validity := 15 * time.Minute
	n.clock.advance(validity - time.Second)
	require.NoError(t, n.service.Maintain(t.Context()))
	_, err = n.service.Execute(t.Context(), request)
	require.NoError(t, err)
	n.clock.advance(2 * time.Second)
	require.NoError(t, n.service.Maintain(t.Context()))
	_, err = n.service.Execute(t.Context(), request)
	require.ErrorIs(t, err, failure.CodeExecutionReferenceExpired)
	require.Zero(t, n.service.View().History(), "the fence refuses the reference by itself")

	late := n.request("1", "", `CREATE DOMAIN e;`)
	n.clock.advance(validity)
	_, err = n.service.Execute(t.Context(), late)
	require.ErrorIs(t, err, failure.CodeExecutionReferenceExpired)
}

func TestUnusableReferences(t *testing.T) {
	n := start(t, nil)
	n.clock.advance(-6 * time.Minute)
	early := n.request("1", "", `CREATE DOMAIN e;`)
	_, err := n.service.Execute(t.Context(), early)
	require.ErrorIs(t, err, failure.CodeInvalidExecutionReference)
	bad := early
	bad.Reference = "11111111-1111-4111-8111-111111111111"
	_, err = n.service.Execute(t.Context(), bad)
	require.ErrorIs(t, err, failure.CodeInvalidExecutionReference)
	require.Zero(t, n.service.View().History())
}

func TestHistoryCapacity(t *testing.T) {
	n := start(t, func(c *Config) { c.Settings.HistoryCapacity = 2 })
	first := n.request("1", "", `CREATE DOMAIN a;`)
	_, err := n.service.Execute(t.Context(), first)
	require.NoError(t, err)
	n.must("1", "", `CREATE DOMAIN b;`)
	_, err = n.run("1", "", `CREATE DOMAIN c;`)
	require.ErrorIs(t, err, failure.CodeExecutionHistoryFull)
	_, err = n.service.Execute(t.Context(), first)
	require.NoError(t, err)
}

func TestSuperuser(t *testing.T) {
	n := start(t, func(c *Config) { c.Password = "one" })
	first, err := n.service.Authenticate(t.Context(), "admin", "one")
	require.NoError(t, err)
	n.reopen(func(c *Config) { c.Password = "one" })
	same, err := n.service.Authenticate(t.Context(), "admin", "one")
	require.NoError(t, err)
	require.Equal(t, first.Revision, same.Revision)
	n.reopen(func(c *Config) { c.Password = "two" })
	_, err = n.service.Authenticate(t.Context(), "admin", "one")
	require.ErrorIs(t, err, failure.CodeAuthenticationFailed)
	changed, err := n.service.Authenticate(t.Context(), "admin", "two")
	require.NoError(t, err)
	require.Greater(t, changed.Revision, first.Revision)
}

func TestTransactionScenario(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	require.Equal(t, "transaction started", n.must("1", "d", `BEGIN;`))
	_, err := n.run("1", "d", `BEGIN;`)
	require.ErrorIs(t, err, failure.CodeTransactionActive)
	append1 := n.request("1", "d", schema)
	first, err := n.service.Execute(t.Context(), append1)
	require.NoError(t, err)
	require.Equal(t, uint64(1), first.Transaction.Pending)
	require.Equal(t, model.LevelDynamic, *first.Level)
	again, err := n.service.Execute(t.Context(), append1)
	require.NoError(t, err)
	require.Equal(t, first, again, "an exact retry returns the stored admission")
	other := n.request("1", "d", relay)
	other.Reference = append1.Reference
	_, err = n.service.Execute(t.Context(), other)
	require.ErrorIs(t, err, failure.CodeAppendConflict)

	for _, c := range []struct {
		domain, text string
		code         failure.Code
	}{
		{"d", schema, failure.CodeInvalidStatement},
		{"d", `STOP;`, failure.CodeInvalidStatement},
		{"e", relay, failure.CodeTransactionWrongDomain},
		{"d", `CREATE DOMAIN e;`, failure.CodeNotQueueable},
		{"d", `CREATE USER u WITH PASSWORD 'x';`, failure.CodeNotQueueable},
		{"d", `SHOW CREATE SCHEMA s;`, failure.CodeNotQueueable},
		{"d", `USE d;`, failure.CodeNotQueueable},
		{"d", `DELETE SUBSCRIPTION x;`, failure.CodeNotQueueable},
	} {
		r, err := n.run("1", c.domain, c.text)
		require.ErrorIs(t, err, c.code, c.text)
		require.Equal(t, uint64(1), r.Transaction.Pending, c.text)
	}
	n.must("1", "d", relay)
	n.must("1", "d", `START;`)
	d, err := n.service.View().Domain("d")
	require.NoError(t, err)
	require.Empty(t, d.Schedule.Models, "queueing changes nothing")
	require.Len(t, transaction.Lines(n.service.View(), n.clock.Now()), 1)
	n.runtime.take()

	commit := n.request("1", "d", `COMMIT;`)
	done, err := n.service.Execute(t.Context(), commit)
	require.NoError(t, err)
	require.Equal(t, []string{"transaction committed: 3 commands", "quiesce level: DYNAMIC"}, done.Lines)
	require.Nil(t, done.Transaction)
	require.Equal(t, []string{"prepare d", "prepare d", "activate d"}, n.runtime.take())
	repeated, err := n.service.Execute(t.Context(), commit)
	require.NoError(t, err)
	require.Equal(t, done.Lines, repeated.Lines)
	d, err = n.service.View().Domain("d")
	require.NoError(t, err)
	require.True(t, d.Running())
	require.Len(t, d.Schedule.Models, 2)
	require.Empty(t, d.Record.Fence)

	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", `DROP RELAY r;`)
	require.Equal(t, "transaction reverted: dropped 1 command(s)", n.must("1", "d", `REVERT;`))
	n.must("1", "d", `BEGIN;`)
	require.Equal(t, "transaction committed: 0 commands", n.must("1", "d", `COMMIT;`))
}

func TestCommitRefusals(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", `BEGIN;`)
	r, err := n.run("1", "d", relay)
	require.NoError(t, err, "an unfinished run may be incomplete")
	preview := r.Transaction.Preview
	refused := n.request("1", "d", `COMMIT;`)
	result, err := n.service.Execute(t.Context(), refused)
	require.ErrorIs(t, err, failure.CodePreviewIncomplete)
	require.ErrorIs(t, err, failure.CodeUnknownReference)
	require.Equal(t, machine.TransactionStateOpen, result.Transaction.State)

	n.must("1", "d", schema)
	stale := n.request("1", "d", `COMMIT;`)
	stale.ExpectedPreview = preview
	result, err = n.service.Execute(t.Context(), stale)
	require.ErrorIs(t, err, failure.CodePreviewMismatch)
	require.Equal(t, preview, result.Expected)
	require.Equal(t, uint64(2), result.Current.Position)
	kept, err := n.service.Execute(t.Context(), stale)
	require.ErrorIs(t, err, failure.CodePreviewMismatch)
	require.Equal(t, result.Current, kept.Current)

	n.must("2", "d", `CREATE SCHEMA elsewhere (a STRING);`)
	exact := n.request("1", "d", `COMMIT;`)
	exact.ExpectedPreview = result.Current
	result, err = n.service.Execute(t.Context(), exact)
	require.ErrorIs(t, err, failure.CodePreviewMismatch, "the basis changed")
	final := n.request("1", "d", `COMMIT;`)
	final.ExpectedPreview = result.Current
	_, err = n.service.Execute(t.Context(), final)
	require.NoError(t, err)
}

func TestTransactionLimitsAndExpiry(t *testing.T) {
	n := start(t, func(c *Config) {
		c.Settings.TransactionStatements = 1
		c.Settings.TransactionSource = 40
		c.Settings.TransactionsLive, c.Settings.TransactionsOwned = 2, 1
	})
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", `BEGIN;`)
	_, err := n.run("2", "d", `BEGIN;`)
	require.ErrorIs(t, err, failure.CodeTransactionOwnerLimit)
	_, err = n.run("1", "d", `CREATE SCHEMA a_schema_with_a_very_long_name (a STRING);`)
	require.ErrorIs(t, err, failure.CodeTransactionSourceLimit)
	n.must("1", "d", schema)
	_, err = n.run("1", "d", `DROP SCHEMA s;`)
	require.ErrorIs(t, err, failure.CodeTransactionStatementLimit)

	n.clock.advance(29 * time.Minute)
	require.NoError(t, n.service.Maintain(t.Context()))
	id := n.service.Binding("1").ID
	_, err = n.service.Attach(t.Context(), Caller{Session: "1", User: "admin"}, id)
	require.NoError(t, err)
	n.clock.advance(29 * time.Minute)
	require.NoError(t, n.service.Maintain(t.Context()))
	require.Equal(t, machine.TransactionStateOpen, n.service.Binding("1").State, "attaching renewed the deadline")
	n.clock.advance(time.Minute)
	require.NoError(t, n.service.Maintain(t.Context()))
	require.Equal(t, machine.TransactionStateExpired, n.service.Binding("1").State)
	_, err = n.service.Attach(t.Context(), Caller{Session: "1", User: "admin"}, id)
	require.ErrorIs(t, err, failure.CodeTransactionTerminal)
	n.clock.advance(24 * time.Hour)
	require.NoError(t, n.service.Maintain(t.Context()))
	_, err = n.service.Attach(t.Context(), Caller{Session: "1", User: "admin"}, id)
	require.ErrorIs(t, err, failure.CodeUnknownTransaction)
}

func TestAttachTakesOver(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	r, err := n.run("1", "d", `BEGIN;`)
	require.NoError(t, err)
	id := r.Transaction.ID
	_, err = n.service.Attach(t.Context(), Caller{Session: "2", User: "other"}, id)
	require.ErrorIs(t, err, failure.CodeTransactionNotOwner)
	_, err = n.service.Attach(t.Context(), Caller{Session: "2", User: "admin"}, id)
	require.NoError(t, err)
	_, err = n.run("1", "d", schema)
	require.ErrorIs(t, err, failure.CodeTransactionTakenOver)
	n.must("2", "d", schema)
	require.NoError(t, n.service.Closed(t.Context(), "2", false))
	open, err := n.service.View().Transaction(id)
	require.NoError(t, err)
	require.Equal(t, uint8(machine.TransactionStateOpen), open.State, "an unclean loss leaves it")
	_, err = n.service.Attach(t.Context(), Caller{Session: "3", User: "admin"}, id)
	require.NoError(t, err)
	require.NoError(t, n.service.Closed(t.Context(), "3", true))
	closed, err := n.service.View().Transaction(id)
	require.NoError(t, err)
	require.Equal(t, uint8(machine.TransactionStateReverted), closed.State)
}

func TestCommitGoesOnAfterARestart(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", schema)
	n.must("1", "d", `START;`)
	n.must("1", "d", relay)
	commit := n.request("1", "d", `COMMIT;`)
	n.interrupt(commit)
	_, err := n.run("2", "d", `CREATE SCHEMA other (a STRING);`)
	require.ErrorIs(t, err, failure.CodeAlterationInProgress)

	n.reopen(nil)
	done, err := n.service.Execute(t.Context(), commit)
	require.NoError(t, err)
	require.Equal(t, []string{"transaction committed: 3 commands", "quiesce level: DYNAMIC"}, done.Lines)
	d, err := n.service.View().Domain("d")
	require.NoError(t, err)
	require.True(t, d.Running())
	require.Equal(t, uint64(1), d.Record.StartVersion)
	require.Len(t, d.Schedule.Models, 2)
}

func TestFailedStepKeepsThePrefix(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	r, err := n.run("1", "d", `BEGIN;`)
	require.NoError(t, err)
	n.must("1", "d", schema)
	n.must("1", "d", `START;`)
	n.must("1", "d", relay)
	n.runtime.set(func(f *fakeRuntime) { f.fail["activate d"] = errors.New("port in use") })
	_, err = n.run("1", "d", `COMMIT;`)
	var failed *failure.StepFailed
	require.False(t, errors.As(err, &failed), "the failure comes from the retained result")
	require.ErrorIs(t, err, failure.CodeStepFailed)
	require.Contains(t, err.Error(), "statement 2 failed")
	left, err := n.service.View().Transaction(r.Transaction.ID)
	require.NoError(t, err)
	require.Equal(t, uint8(machine.TransactionStateFailed), left.State)
	require.Equal(t, uint64(1), left.Applied)
	d, err := n.service.View().Domain("d")
	require.NoError(t, err)
	require.Len(t, d.Schedule.Models, 1)
	require.Empty(t, d.Record.Fence)
}

func TestBatch(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	items := func(texts ...string) []Item {
		var list []Item
		for _, text := range texts {
			list = append(list, n.request("1", "d", text).Item)
		}
		return list
	}
	request := n.request("1", "d", `BEGIN;`)
	_, err := n.service.Batch(t.Context(), request, items(schema, relay))
	require.ErrorIs(t, err, failure.CodeImplicitBatch)
	require.Equal(t, "multiple commands require BEGIN", err.Error())
	all := items(`BEGIN;`, schema, relay, `COMMIT;`)
	results, err := n.service.Batch(t.Context(), request, all)
	require.NoError(t, err)
	require.Len(t, results, 4)
	revision := n.service.View().Revision
	again, err := n.service.Batch(t.Context(), request, all)
	require.NoError(t, err, "repeating the request repeats every part")
	require.Equal(t, results[3].Lines, again[3].Lines)
	require.Equal(t, revision, n.service.View().Revision)
}
