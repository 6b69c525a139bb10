package command

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/scheduler"
	"nervix/controlplane/transaction"
	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/model"
	"nervix/generated/record"
)

// transaction gives the record of the session's transaction.
func (n *node) transaction(session string) *record.Transaction {
	n.t.Helper()
	b := n.service.Binding(session)
	require.NotNil(n.t, b)
	t, err := n.service.View().Transaction(b.ID)
	require.NoError(n.t, err)
	return t
}

// level runs a queued model statement and gives the level that its answer states.
func (n *node) level(text string) model.Level {
	n.t.Helper()
	r, err := n.run("1", "d", text)
	require.NoError(n.t, err, text)
	require.Contains(n.t, r.Lines[0], r.Level.String())
	return *r.Level
}

// An append is one entry that holds everything about it; its exact repeat is that entry, and
// anything else under its reference is refused (CC-034, CC-090, CC-094, CP-039, CP-079, CP-081,
// CP-082).
func TestAppendsRepeatExactly(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", `BEGIN;`)
	n.runtime.take()
	before := n.service.View()
	first, position := n.request("1", "d", schema), uint64(1)
	first.ExpectedPosition = &position
	want, err := n.service.Execute(t.Context(), first)
	require.NoError(t, err)
	after := n.service.View()
	require.Equal(t, before.Position.Index+1, after.Position.Index, "one entry")
	require.Equal(t, before.Revision, after.Revision, "no schedule is published")
	queued := n.transaction("1")
	stored := after.Operations(queued.ID)
	require.Len(t, stored, 1)
	require.Equal(t, first.Reference, stored[0].Reference)
	require.Equal(t, uint64(1), stored[0].Position)
	require.True(t, statementsEqual(first, stored[0]))
	require.Equal(t, want.Lines, stored[0].Admitted.Lines)
	require.Equal(t, want.Level, stored[0].Admitted.Level)
	require.Equal(t, queued.Preview, &stored[0].Preview)

	n.clock.advance(time.Minute)
	again, err := n.service.Execute(t.Context(), first)
	require.NoError(t, err)
	require.Equal(t, want, again)
	require.Equal(t, queued, n.transaction("1"), "count, preview and activity are those of the append")
	second := uint64(2)
	for name, change := range map[string]func(*Request){
		"statement": func(r *Request) { r.Statement = n.request("1", "d", relay).Statement },
		"source":    func(r *Request) { r.Source += " " },
		"position":  func(r *Request) { r.ExpectedPosition = &second },
	} {
		other := first
		change(&other)
		_, err := n.service.Execute(t.Context(), other)
		require.ErrorIs(t, err, failure.CodeAppendConflict, name)
	}
	late := n.request("1", "d", relay)
	late.ExpectedPosition = &position
	_, err = n.service.Execute(t.Context(), late)
	require.ErrorIs(t, err, failure.CodeAppendConflict)
	require.Equal(t, queued, n.transaction("1"))
	n.must("1", "d", relay)
	n.must("1", "d", `START;`)
	for i, o := range n.service.View().Operations(queued.ID) {
		require.Equal(t, uint64(i+1), o.Position)
	}
	require.Empty(t, n.runtime.take(), "queueing applies and gates nothing")
}

func statementsEqual(r Request, o *record.Operation) bool {
	return r.Statement.Class() == o.Statement.Class() && r.Source == o.Source
}

// Refused statements leave count and activity as they are, limits come before planning, and what is
// executed is the stored statement, never its text (CP-044, CP-047, CP-078, CP-083).
func TestRefusedAppendsChangeNothing(t *testing.T) {
	n := start(t, func(c *Config) { c.Settings.TransactionStatements = 2 })
	n.must("1", "", `CREATE DOMAIN d;`)
	for domain, code := range map[string]failure.Code{"": failure.CodeNoSelectedDomain, "x": failure.CodeUnknownDomain} {
		_, err := n.run("1", domain, `BEGIN;`)
		require.ErrorIs(t, err, code)
	}
	require.Empty(t, n.service.View().Transactions())

	n.must("1", "d", `BEGIN;`)
	readable := n.request("1", "d", schema)
	readable.Source = "this is no NSPL"
	_, err := n.service.Execute(t.Context(), readable)
	require.NoError(t, err)
	queued := n.transaction("1")
	n.clock.advance(time.Minute)
	_, err = n.run("1", "d", schema)
	require.ErrorIs(t, err, failure.CodeInvalidStatement)
	_, err = n.run("1", "d", `STOP;`)
	require.ErrorIs(t, err, failure.CodeInvalidStatement)
	require.Equal(t, queued, n.transaction("1"))
	n.must("1", "d", relay)
	_, err = n.run("1", "d", `STOP;`)
	require.ErrorIs(t, err, failure.CodeTransactionStatementLimit, "what is over the limit is not planned")
	require.Equal(t, "transaction committed: 2 commands", n.must("1", "d", `COMMIT;`))
}

// The level of an answer is that of the whole run so far: it grows, and falls when changes cancel
// (CP-073, CP-074).
func TestLevelsFollowTheRun(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", schema)
	n.must("1", "d", relay)
	n.must("1", "d", `START;`)
	n.must("1", "d", `BEGIN;`)
	require.Equal(t, model.LevelDynamic, n.level(`DROP RELAY r;`))
	require.Equal(t, model.LevelDynamic, n.level(`DROP SCHEMA s;`))
	require.Equal(t, model.LevelDomainPause, n.level(`CREATE SCHEMA s (a STRING, b I64);`))
	require.Equal(t, model.LevelDomainPause, n.level(relay))
	n.must("1", "d", `REVERT;`)
	n.must("1", "d", `BEGIN;`)
	n.level(`DROP RELAY r;`)
	require.Equal(t, model.LevelDynamic, n.level(relay), "an equal relay is no change")
	n.runtime.take()
	revision := n.service.View().Revision
	r, err := n.run("1", "d", `COMMIT;`)
	require.NoError(t, err)
	require.Equal(t, model.LevelDynamic, *r.Level)
	require.Equal(t, revision, n.service.View().Revision, "nothing is written or published (CP-415)")
	require.Equal(t, []string{"prepare d", "activate d"}, n.runtime.take(), "the present state is applied again")
}

// A refused COMMIT begins nothing and leaves the transaction bound; the current preview, or none,
// commits (CP-088, CP-093, CP-094).
func TestRefusedCommitTouchesNothing(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", schema)
	n.must("1", "d", `START;`)
	for _, named := range []bool{true, false} {
		n.must("1", "d", `BEGIN;`)
		n.must("1", "d", `DROP SCHEMA s;`)
		n.must("1", "d", `CREATE SCHEMA s (a STRING, b I64);`)
		stale := n.transaction("1").Preview
		n.must("2", "d", `CREATE SCHEMA other (a STRING);`)
		n.runtime.take()
		commit := n.request("1", "d", `COMMIT;`)
		commit.ExpectedPreview = stale
		refused, err := n.service.Execute(t.Context(), commit)
		require.ErrorIs(t, err, failure.CodePreviewMismatch)
		require.Empty(t, n.runtime.take())
		require.Equal(t, uint8(machine.TransactionStateOpen), n.transaction("1").State)
		commit = n.request("1", "d", `COMMIT;`)
		if named {
			commit.ExpectedPreview = refused.Current
		}
		_, err = n.service.Execute(t.Context(), commit)
		require.NoError(t, err)
		n.must("2", "d", `DROP SCHEMA other;`)
		n.must("2", "d", `DROP SCHEMA s;`)
		n.must("2", "d", schema)
	}
}

// The level that counts is the one at COMMIT (CP-419).
func TestLevelIsThatOfTheCommit(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", schema)
	n.must("1", "d", `BEGIN;`)
	n.level(`DROP SCHEMA s;`)
	require.Equal(t, model.LevelDynamic, n.level(`CREATE SCHEMA s (a STRING, b I64);`))
	n.must("2", "d", `START;`)
	n.runtime.take()
	r, err := n.run("1", "d", `COMMIT;`)
	require.NoError(t, err)
	require.Equal(t, model.LevelDomainPause, *r.Level)
	require.Equal(t, []string{"pause d DOMAIN_PAUSE", "prepare d", "activate d", "resume d"}, n.runtime.take())
}

// A preview fences a COMMIT only when its request appended nothing (CP-095).
func TestAppendingRequestIsNotFenced(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", schema)
	request := n.request("1", "d", `COMMIT;`)
	request.ExpectedPreview = n.transaction("1").Preview
	commit := request.Item
	_, err := n.service.Batch(t.Context(), request, []Item{n.request("1", "d", relay).Item, commit})
	require.NoError(t, err)
	require.Len(t, transaction.List(n.service.View(), n.clock.Now()), 1)

	n.must("1", "d", `BEGIN;`)
	request = n.request("1", "d", `COMMIT;`)
	request.ExpectedPreview = &record.Preview{Transaction: "other"}
	_, err = n.service.Batch(t.Context(), request, []Item{commit})
	require.ErrorIs(t, err, failure.CodePreviewMismatch)
}

// COMMIT answers with the highest level that it executed, and with the owners that moved if any did;
// it repeats nothing of what its statements answered (CP-122, CP-418).
func TestCommitAnswersWithItsLevel(t *testing.T) {
	live := "n1"
	n := start(t, func(c *Config) {
		c.Members = func() scheduler.Members { return scheduler.Members{Live: []string{live}, Eligible: []string{live}} }
	})
	n.must("1", "", `CREATE DOMAIN d;`)
	for _, text := range split(t, graph) {
		n.must("1", "d", text)
	}
	commit := func(texts ...string) []string {
		t.Helper()
		n.must("1", "d", `BEGIN;`)
		for _, text := range texts {
			n.must("1", "d", text)
		}
		r, err := n.run("1", "d", `COMMIT;`)
		require.NoError(t, err)
		return r.Lines
	}
	require.Equal(t, []string{"transaction committed: 0 commands", "quiesce level: DYNAMIC"}, commit())
	require.Equal(t, []string{"transaction committed: 3 commands", "quiesce level: ENTITY_PAUSE"},
		commit(`ALTER JUNCTION j SET DETACHED;`, `CREATE RESOURCE files;`, `ALTER RELAY r SET CAPACITY 3;`))
	live = "n2"
	require.Equal(t, []string{"transaction committed: 1 commands", "quiesce level: ENTITY_PAUSE; planned relocations: 3"},
		commit(`ALTER RELAY r SET CAPACITY 5;`))
	require.Equal(t, []string{"transaction committed: 2 commands", "quiesce level: DOMAIN_PAUSE"}, commit(`ALTER RELAY r SET CAPACITY 4;`, `STOP;`))
}
