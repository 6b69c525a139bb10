package state

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/record"
	"nervix/generated/statement"
)

const validity = int64(900_000)

// execution finds an execution that must exist.
func (l *log) execution(reference string) *record.Execution {
	e, ok := l.machine.View().Execution(reference)
	require.True(l.t, ok)
	return e
}

// A result is retained from the end of its command, not from the creation of its reference (CC-015).
func TestRetentionRunsFromTheFinish(t *testing.T) {
	l := prepared(t)
	ref := reference(l.at, 1)
	l.ok(admit(ref, &statement.StartDomain{}))
	l.at += validity - 1000
	l.ok(&record.Finish{Reference: ref, Outcome: text("done")})
	l.at += validity - 1
	l.ok(&record.Sweep{Limit: 100})
	require.Greater(t, l.machine.View().Fence, epoch, "the fence refuses the reference as a new one")
	require.Equal(t, []string{"done"}, l.execution(ref).Outcome.Lines)
	require.Equal(t, []string{"done"}, l.ok(admit(ref, &statement.StartDomain{})).Execution.Outcome.Lines)
	l.at++
	l.ok(&record.Sweep{Limit: 100})
	require.ErrorIs(t, l.apply(admit(ref, &statement.StartDomain{})).Refusal, failure.CodeExecutionReferenceExpired)
}

// A tombstone holds nothing but its reference and leaves when the fence refuses it (CC-016, CC-017).
func TestTombstonesHoldTheReferenceAlone(t *testing.T) {
	l := prepared(t)
	ahead := reference(l.at+Skew, 1)
	l.ok(admit(ahead, &statement.StartDomain{}))
	l.ok(&record.Finish{Reference: ahead, Outcome: text("done")})
	l.at += validity
	l.ok(&record.Sweep{Limit: 100})
	tombstone := &record.Execution{Reference: ahead, State: uint8(machine.CommandStateExpired)}
	require.Equal(t, tombstone, l.execution(ahead))
	l.at += Skew - 1
	l.ok(&record.Sweep{Limit: 100})
	require.Equal(t, tombstone, l.execution(ahead))
	l.at++
	l.ok(&record.Sweep{Limit: 100})
	require.Zero(t, l.machine.View().History())
	require.ErrorIs(t, l.apply(admit(ahead, &statement.StartDomain{})).Refusal, failure.CodeExecutionReferenceExpired)
}

func TestApplyingExecutionsNeverExpire(t *testing.T) {
	l := prepared(t)
	created, ref := reference(l.at, 1), reference(l.at, 2)
	l.ok(admit(created, &statement.CreateDomain{Name: "d"}))
	l.ok(&record.Record{Reference: created, Effect: &record.DomainCreation{Name: "d"}, Outcome: text("x")})
	l.ok(admit(ref, &statement.StartDomain{}))
	l.at += 100 * validity
	l.ok(&record.Sweep{Limit: 100})
	require.Equal(t, uint8(machine.CommandStateApplying), l.execution(created).State)
	l.ok(&record.Finish{Reference: created, Outcome: text("late")})
	require.Equal(t, []string{"late"}, l.execution(created).Outcome.Lines)
}

// A full history keeps every record, answers repeats, and admits the refused reference once there is
// room again (CC-027, CC-028, CC-159).
func TestFullHistoryKeepsEveryRecord(t *testing.T) {
	l := prepared(t)
	var kept []string
	for n := range uint16(8) {
		ref := reference(l.at, n)
		l.ok(admit(ref, &statement.StartDomain{}))
		kept = append(kept, ref)
	}
	l.ok(&record.Finish{Reference: kept[0], Outcome: text("done")})
	l.at += validity - 1
	waiting := reference(l.at, 100)
	require.ErrorIs(t, l.apply(admit(waiting, &statement.StartDomain{})).Refusal, failure.CodeExecutionHistoryFull)
	l.ok(&record.Sweep{Limit: 100})
	for _, ref := range kept {
		l.execution(ref)
		require.False(t, l.ok(admit(ref, &statement.StartDomain{})).Admitted)
	}
	require.Equal(t, []string{"done"}, l.ok(admit(kept[0], &statement.StartDomain{})).Execution.Outcome.Lines)
	l.at++
	l.ok(&record.Sweep{Limit: 100})
	require.True(t, l.ok(admit(waiting, &statement.StartDomain{})).Admitted)
}

// The first kind that differs is named, in the order content, credentials, owner, domain (CC-155).
func TestConflictsNameTheFirstDifference(t *testing.T) {
	l := prepared(t)
	ref := reference(l.at, 1)
	l.ok(admit(ref, &statement.StartDomain{}))
	changes := []struct {
		kind   string
		change func(*record.Execution)
	}{
		{"domain", func(e *record.Execution) { e.Domain = "e" }},
		{"owner", func(e *record.Execution) { e.Owner = "u" }},
		{"credentials", func(e *record.Execution) { e.Credentials = 2 }},
		{"content", func(e *record.Execution) { e.Content = []byte{2} }},
	}
	other := admit(ref, &statement.StartDomain{})
	for _, c := range changes {
		c.change(&other.Execution)
		var conflict *failure.ExecutionReferenceConflict
		require.ErrorAs(t, l.apply(other).Refusal, &conflict)
		require.Equal(t, c.kind, conflict.Differing)
	}
}

func TestSkewIsFiveMinutes(t *testing.T) {
	require.EqualValues(t, (5 * time.Minute).Milliseconds(), Skew)
}

// begin runs BEGIN for the domain d.
func (l *log) begin(n uint16, owner string) (id string, answer Answer) {
	id = Derive(reference(l.at, n), "transaction")
	a := admit(reference(l.at, n), &statement.Begin{})
	a.Execution.Owner = owner
	l.ok(a)
	return id, l.apply(&record.Record{
		Reference: reference(l.at, n), Effect: &record.TransactionOpening{ID: id, Owner: owner, Domain: "d"}, Outcome: text("x"), Final: true,
	})
}

// domain creates the domain d.
func (l *log) domain() {
	ref := reference(l.at, 1)
	l.ok(admit(ref, &statement.CreateDomain{Name: "d"}))
	l.ok(&record.Record{Reference: ref, Effect: &record.DomainCreation{Name: "d"}, Outcome: text("x"), Final: true})
}

// The limits of open transactions are those of the replicated settings, per owner and together
// (CP-186, CP-188).
func TestTransactionsAreLimited(t *testing.T) {
	l := prepared(t)
	l.domain()
	for n, c := range []struct {
		owner string
		code  failure.Code
	}{
		{"admin", ""},
		{"admin", ""},
		{"admin", failure.CodeTransactionOwnerLimit},
		{"u", ""},
		{"u", failure.CodeTransactionOpenLimit},
	} {
		_, answer := l.begin(uint16(10+n), c.owner)
		if c.code == "" {
			require.NoError(t, answer.Refusal)
			continue
		}
		require.ErrorIs(t, answer.Refusal, c.code)
	}
	wider := limits()
	wider.TransactionsLive, wider.HistoryCapacity = 4, 100
	l.ok(&record.Configure{Settings: wider})
	_, answer := l.begin(20, "u")
	require.NoError(t, answer.Refusal)
}

// A step records its effect together with its progress, and its end on its own (CC-103, CP-118,
// CP-423).
func TestStepsRecordEffectAndEndApart(t *testing.T) {
	l := prepared(t)
	l.domain()
	id, opened := l.begin(10, "admin")
	require.NoError(t, opened.Refusal)
	d, err := l.machine.View().Domain("d")
	require.NoError(t, err)
	base := d.Record.Revision
	l.ok(&record.Append{Owner: "admin", Base: base, Operation: record.Operation{
		Transaction: id, Position: 1, Reference: reference(l.at, 11), Statement: &statement.StartDomain{}, Source: "START;",
	}})
	commit := reference(l.at, 12)
	l.ok(admit(commit, &statement.Commit{}))
	l.ok(&record.AdmitCommit{
		Reference: commit, Transaction: id, Base: base, Preview: record.Preview{Transaction: id, Position: 1},
		Steps: []record.Step{{First: 1, Last: 1, Effect: &record.LifecycleChange{Domain: "d", Base: base, To: record.LifecycleStart}}},
	})
	at := func(state machine.StepState, status record.DomainStatus, transaction machine.TransactionState) {
		view := l.machine.View()
		require.Equal(t, uint8(state), view.Steps(id)[0].State)
		d, err := view.Domain("d")
		require.NoError(t, err)
		require.Equal(t, status, d.Record.Status)
		found, err := view.Transaction(id)
		require.NoError(t, err)
		require.Equal(t, uint8(transaction), found.State)
	}
	at(machine.StepStateUnattempted, record.DomainStatusCreated, machine.TransactionStateCommitting)
	position := l.machine.View().Position.Index
	l.ok(&record.RecordStep{Transaction: id, Number: 1})
	require.Equal(t, position+1, l.machine.View().Position.Index, "one entry")
	at(machine.StepStateApplying, record.DomainStatusRunning, machine.TransactionStateCommitting)
	l.ok(&record.FinishStep{Transaction: id, Number: 1, Outcome: text("committed")})
	at(machine.StepStateApplied, record.DomainStatusRunning, machine.TransactionStateCommitted)
}

// Nothing but a terminal result ends an execution (CC-022).
func TestOpenResultsEndNothing(t *testing.T) {
	l := prepared(t)
	l.domain()
	ref := reference(l.at, 2)
	l.ok(admit(ref, &statement.StartDomain{}))
	d, err := l.machine.View().Domain("d")
	require.NoError(t, err)
	start := &record.LifecycleChange{Domain: "d", Base: d.Record.Revision, To: record.LifecycleStart}
	for _, recorded := range []bool{false, true} {
		if recorded {
			l.ok(&record.Record{Reference: ref, Effect: start, Outcome: text("x")})
		}
		before := l.execution(ref)
		for _, open := range []error{
			&failure.StillApplying{Reference: ref}, &failure.LeadershipLost{Reference: ref}, &failure.TransportLost{Reference: ref},
			&failure.WaitDeadline{Reference: ref}, &failure.ViewUnconfirmed{Reference: ref}, &failure.NotLeader{Leader: "n2"},
		} {
			answer := l.ok(&record.Finish{Reference: ref, Outcome: record.Outcome{Faults: Faults(open)}})
			require.Nil(t, answer.Execution.Outcome)
			require.Equal(t, before, l.execution(ref), open)
		}
	}
	l.ok(&record.Finish{Reference: ref, Outcome: text("started")})
	require.Equal(t, uint8(machine.CommandStateCompleted), l.execution(ref).State)
}

// Admitting a COMMIT stores its report, its plan and the fence of the domain, and enters COMMITTING,
// in one entry; a refused one stores nothing (CP-087, CC-096).
func TestCommitAdmissionIsOneEntry(t *testing.T) {
	l := prepared(t)
	l.domain()
	id, opened := l.begin(10, "admin")
	require.NoError(t, opened.Refusal)
	d, err := l.machine.View().Domain("d")
	require.NoError(t, err)
	base := d.Record.Revision
	impact := record.Impact{Kind: record.StepKindLifecycle, Subject: "START"}
	l.ok(&record.Append{
		Owner: "admin", Base: base, Steps: []record.Step{{Number: 1, First: 1, Last: 1, Impact: impact}},
		Operation: record.Operation{Transaction: id, Position: 1, Reference: reference(l.at, 11), Statement: &statement.StartDomain{}, Source: "START;"},
	})
	commit := reference(l.at, 12)
	l.ok(admit(commit, &statement.Commit{}))
	effect := &record.LifecycleChange{Domain: "d", Base: base, To: record.LifecycleStart}
	admission := record.AdmitCommit{
		Reference: commit, Transaction: id, Base: base, Preview: record.Preview{Transaction: id, Position: 1, Basis: []byte{7}},
		Steps: []record.Step{{First: 1, Last: 1, Effect: effect, Impact: impact}},
	}
	check := func(state machine.TransactionState, fence string, effects bool) {
		t.Helper()
		view := l.machine.View()
		found, err := view.Transaction(id)
		require.NoError(t, err)
		require.Equal(t, uint8(state), found.State)
		d, err := view.Domain("d")
		require.NoError(t, err)
		require.Equal(t, fence, d.Record.Fence)
		require.Len(t, view.Steps(id), 1)
		require.Equal(t, impact, view.Steps(id)[0].Impact)
		require.Equal(t, effects, view.Steps(id)[0].Effect != nil)
	}
	for name, change := range map[string]func(*record.AdmitCommit){
		"position": func(c *record.AdmitCommit) { c.Preview.Position = 2 },
		"base":     func(c *record.AdmitCommit) { c.Base++ },
	} {
		other := admission
		change(&other)
		require.True(t, l.apply(&other).Stale, name)
		check(machine.TransactionStateOpen, "", false)
	}
	position := l.machine.View().Position.Index
	l.ok(&admission)
	require.Equal(t, position+1, l.machine.View().Position.Index)
	check(machine.TransactionStateCommitting, id, true)
	found, err := l.machine.View().Transaction(id)
	require.NoError(t, err)
	require.Equal(t, []byte{7}, found.Preview.Basis)
	require.Equal(t, commit, found.Commit)
}
