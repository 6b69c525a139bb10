package command

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/stretchr/testify/require"

	"nervix/controlplane/consensus"
	"nervix/controlplane/scheduler"
	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/model"
	"nervix/generated/record"
)

// tls gives the version of the resource that a virtual host presents.
func (n *node) tls(vhost string) uint64 {
	n.t.Helper()
	found, err := n.service.View().Domain("d")
	require.NoError(n.t, err)
	graph, err := found.Graph()
	require.NoError(n.t, err)
	m, exists := graph.Find(model.Key{Kind: model.KindVhost, Name: vhost})
	require.True(n.t, exists)
	return m.(*model.Vhost).TLS.Version
}

// referenceNow gives a reference that is created at the time of the clock.
func (n *node) referenceNow() string {
	id, err := uuid.Parse(n.reference())
	require.NoError(n.t, err)
	at := n.clock.Now().UnixMilli()
	for i := range 6 {
		id[i] = byte(at >> (8 * (5 - i)))
	}
	return id.String()
}

// Every plan captures its inputs in one go, however many steps it has (CP-068).
func TestPlansCaptureTheirInputsOnce(t *testing.T) {
	var captured atomic.Int64
	n := start(t, func(c *Config) {
		members := c.Members
		c.Members = func() scheduler.Members {
			captured.Add(1)
			return members()
		}
	})
	once := func(what string, run func()) {
		before := captured.Load()
		run()
		require.Equal(t, before+1, captured.Load(), what)
	}
	n.must("1", "", `CREATE DOMAIN d;`)
	once("immediate", func() { n.must("1", "d", schema) })
	n.must("1", "d", `BEGIN;`)
	for _, text := range []string{relay, `START;`, `CREATE RELAY q SCHEMA s UNBRANCHED;`, `STOP;`, `DROP RELAY q;`} {
		once(text, func() { n.must("1", "d", text) })
	}
	once("inspection", func() {
		_, err := n.inspect("1", "", 0)
		require.NoError(t, err)
	})
	once("COMMIT", func() { n.must("1", "d", `COMMIT;`) })
}

// What COMMIT froze is what executes: a version that was uploaded after it was admitted, another
// member that appeared and a restart change none of its steps, and no step runs twice (CP-089, CP-090,
// CC-112).
func TestFrozenPlansIgnoreWhatChangesLater(t *testing.T) {
	n := running(t)
	n.must("1", "d", `CREATE RESOURCE files;`)
	_, err := n.service.Execute(t.Context(), n.upload("files", "one"))
	require.NoError(t, err)
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", `STOP;`)
	n.must("1", "d", `CREATE VHOST v example.com WITH TLS files;`)
	n.must("1", "d", `START;`)
	id, commit := n.transaction("1").ID, n.request("1", "d", `COMMIT;`)
	n.interrupt(commit)
	frozen, err := n.inspect("2", id, 0)
	require.NoError(t, err)
	require.Equal(t, machine.StepStateApplying, frozen.Steps[0].State)
	_, err = n.service.Execute(t.Context(), n.upload("files", "two"))
	require.NoError(t, err, "an upload holds beside a COMMIT")

	captured := atomic.Int64{}
	n.reopen(func(c *Config) {
		c.Members = func() scheduler.Members {
			captured.Add(1)
			return scheduler.Members{Live: []string{"n1", "n2"}, Eligible: []string{"n2"}}
		}
	})
	done, err := n.service.Execute(t.Context(), commit)
	require.NoError(t, err)
	require.Equal(t, []string{"transaction committed: 3 commands", "quiesce level: DOMAIN_PAUSE"}, done.Lines)
	require.Zero(t, captured.Load(), "nothing is planned again")
	require.Equal(t, uint64(1), n.tls("v"), "LATEST is what it was at COMMIT")
	found, err := n.service.View().Domain("d")
	require.NoError(t, err)
	require.Equal(t, uint64(2), found.Record.StartVersion)
	for _, scheduled := range found.Schedule.Nodes {
		require.Equal(t, "n1", scheduled.Primary)
	}
	finished, err := n.inspect("2", id, 0)
	require.NoError(t, err)
	require.Equal(t, frozen.Basis, finished.Basis)
	require.Equal(t, frozen.Operations, finished.Operations)
}

// What is paused for a step is what its report names, also when an earlier step led there (CP-106).
func TestStepsPauseWhatTheirReportNames(t *testing.T) {
	n := running(t)
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", `CREATE RELAY extra SCHEMA s UNBRANCHED;`)
	n.must("1", "d", `CREATE JUNCTION k FROM q UNBRANCHED TO extra INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;`)
	n.must("1", "d", `CREATE RESOURCE files;`)
	n.must("1", "d", `ALTER JUNCTION j SET DETACHED;`)
	n.must("1", "d", `ALTER DOMAIN SET PLACEMENT SUGGEST SEPARATION;`)
	n.must("1", "d", `ALTER SCHEMA s ADD FIELD b I64 OPTIONAL;`)
	planned, err := n.inspect("1", "", 0)
	require.NoError(t, err)
	n.must("1", "d", `COMMIT;`)
	var reported []record.Impact
	for _, step := range planned.Steps {
		if step.Level != model.LevelDynamic {
			reported = append(reported, step.Impact)
		}
	}
	require.Len(t, reported, 3)
	require.Len(t, n.runtime.paused, 3)
	for i, change := range n.runtime.paused {
		require.Equal(t, relaysOf(&reported[i]), change.Scope.Relays)
		require.Equal(t, reported[i].Ingestors, change.Scope.Ingestors)
		require.Equal(t, reported[i].Paused, change.Scope.Nodes)
		require.Equal(t, reported[i].Flushed, change.Flushed)
		require.Equal(t, reported[i].Purged, change.Purged)
	}
	require.Contains(t, relaysOf(&reported[1]), "extra", "the second step pauses what the first one made")
}

// relaysOf names the relays of the gates of an impact.
func relaysOf(i *record.Impact) []string {
	var names []string
	for _, gate := range i.Gates {
		names = append(names, gate.Relay)
	}
	return names
}

// COMMIT takes the identity that an append answered, and that of an inspection (CP-091, CC-097).
func TestBothSourcesNameAPreview(t *testing.T) {
	n := running(t)
	commit := func(preview *record.Preview) error {
		request := n.request("1", "d", `COMMIT;`)
		request.ExpectedPreview = preview
		_, err := n.service.Execute(t.Context(), request)
		return err
	}
	n.must("1", "d", `BEGIN;`)
	answer, err := n.run("1", "d", `ALTER RELAY r SET CAPACITY 3;`)
	require.NoError(t, err)
	require.NoError(t, commit(answer.Transaction.Preview))

	n.must("1", "d", `BEGIN;`)
	answer, err = n.run("1", "d", `ALTER RELAY r SET CAPACITY 4;`)
	require.NoError(t, err)
	n.must("2", "d", `CREATE SCHEMA other (a I64);`)
	require.ErrorIs(t, commit(answer.Transaction.Preview), failure.CodePreviewMismatch, "the append saw another graph")
	inspected, err := n.inspect("1", "", 0)
	require.NoError(t, err)
	identity := &record.Preview{Transaction: inspected.Transaction, Position: inspected.Position}
	_, err = fmt.Sscanf(inspected.Basis, "%x", &identity.Basis)
	require.NoError(t, err)
	require.NoError(t, commit(identity))
}

// meddling runs something before the first proposal of a kind.
type meddling struct {
	*consensus.Node
	before func(command []byte)
}

func (m *meddling) Propose(ctx context.Context, command []byte) (consensus.Result, error) {
	if m.before != nil {
		m.before(command)
	}
	return m.Node.Propose(ctx, command)
}

// A command whose inputs change before its effect is recorded is planned again under its reference;
// the failed attempt counts, and the last one alone ends it (CC-030, CC-160).
func TestChangedInputsMakeAnotherAttempt(t *testing.T) {
	log := &meddling{}
	n := start(t, func(c *Config) {
		log.Node = c.Log.(*consensus.Node)
		c.Log = log
	})
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", `CREATE RESOURCE files;`)
	_, err := n.service.Execute(t.Context(), n.upload("files", "one"))
	require.NoError(t, err)
	proposed := 0
	log.before = func([]byte) {
		// The first proposal admits the command, the second one records what was planned.
		if proposed++; proposed == 2 {
			log.before = nil
			if _, err := n.service.Execute(context.Background(), n.upload("files", "two")); err != nil {
				t.Error(err)
			}
		}
	}
	request := n.request("1", "d", `CREATE VHOST v example.com WITH TLS files;`)
	r, err := n.service.Execute(t.Context(), request)
	require.NoError(t, err)
	require.Contains(t, r.Lines[0], "stored model 'v'")
	require.Equal(t, uint64(2), n.tls("v"), "it is planned against what is there now")
	e, known := n.service.View().Execution(request.Reference)
	require.True(t, known)
	require.Equal(t, uint32(2), e.Attempt)
	require.Equal(t, uint8(machine.CommandStateCompleted), e.State)
	again, err := n.service.Execute(t.Context(), request)
	require.NoError(t, err)
	require.Equal(t, r.Lines, again.Lines)
}

// An upload whose content is here goes on when its caller leaves (CC-134, CC-145).
func TestUploadsGoOnWithoutTheirCaller(t *testing.T) {
	log := &meddling{}
	n := start(t, func(c *Config) {
		log.Node = c.Log.(*consensus.Node)
		c.Log = log
	})
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", `CREATE RESOURCE files;`)
	ctx, leave := context.WithCancel(t.Context())
	proposed, left := 0, make(chan struct{})
	log.before = func([]byte) {
		if proposed++; proposed == 2 {
			leave()
			<-left
		}
	}
	upload := n.upload("files", "one")
	_, err := n.service.Execute(ctx, upload)
	require.ErrorIs(t, err, failure.CodeStillApplying)
	require.Empty(t, n.service.View().Resources("d")["files"])
	close(left)
	n.eventually(func() bool { return n.service.View().Resources("d")["files"] == 1 })
	r, err := n.service.Execute(t.Context(), upload)
	require.NoError(t, err)
	require.Equal(t, []string{"uploaded resource version 1"}, r.Lines)
}

// A command that is stuck in one domain keeps no other domain and no upload waiting (CC-041).
func TestDomainsDoNotWaitForEachOther(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "", `CREATE DOMAIN e;`)
	n.must("1", "d", `CREATE RESOURCE files;`)
	entered, gate, done := make(chan struct{}), make(chan struct{}), make(chan error, 1)
	n.runtime.set(func(f *fakeRuntime) {
		f.hook = func(call string) {
			if call == "prepare d" {
				close(entered)
				<-gate
			}
		}
	})
	stuck := n.request("1", "d", schema)
	go func() { _, err := n.service.Execute(context.Background(), stuck); done <- err }()
	<-entered
	n.must("2", "e", schema)
	n.must("2", "e", `START;`)
	for number, content := range []string{"one", "two"} {
		r, err := n.service.Execute(t.Context(), n.upload("files", content))
		require.NoError(t, err)
		require.Equal(t, []string{fmt.Sprintf("uploaded resource version %d", number+1)}, r.Lines)
	}
	n.runtime.set(func(f *fakeRuntime) { f.hook = nil })
	close(gate)
	require.NoError(t, <-done)
}

// A report stays readable when the reference of its COMMIT has expired, and losing the report makes
// the reference no new command (CC-020, CC-021).
func TestReportsOutliveReferences(t *testing.T) {
	n := running(t)
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", `ALTER RELAY r SET CAPACITY 3;`)
	id, commit := n.transaction("1").ID, n.request("1", "d", `COMMIT;`)
	_, err := n.service.Execute(t.Context(), commit)
	require.NoError(t, err)
	before, err := n.inspect("2", id, 0)
	require.NoError(t, err)
	expired := func() {
		t.Helper()
		require.NoError(t, n.service.Maintain(t.Context()))
		n.runtime.take()
		revision := n.service.View().Revision
		_, err := n.service.Execute(t.Context(), commit)
		require.ErrorIs(t, err, failure.CodeExecutionReferenceExpired)
		require.Equal(t, revision, n.service.View().Revision)
		require.Empty(t, n.runtime.take())
	}
	n.clock.advance(16 * time.Minute)
	expired()
	after, err := n.inspect("2", id, 0)
	require.NoError(t, err)
	require.Equal(t, before.Steps, after.Steps)
	require.Equal(t, before.Operations, after.Operations)
	n.clock.advance(24 * time.Hour)
	expired()
	_, err = n.inspect("2", id, 0)
	require.ErrorIs(t, err, failure.CodeUnknownTransaction)
}

// An expired reference queues nothing either (CC-013, CC-018).
func TestExpiredReferencesAreNotQueued(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	request := n.request("1", "d", schema)
	_, err := n.service.Execute(t.Context(), request)
	require.NoError(t, err)
	n.clock.advance(16 * time.Minute)
	require.NoError(t, n.service.Maintain(t.Context()))
	begin, drop := n.request("1", "d", `BEGIN;`), n.request("1", "d", `DROP SCHEMA s;`)
	for _, fresh := range []*Request{&begin, &drop} {
		fresh.Reference = n.referenceNow()
		_, err = n.service.Execute(t.Context(), *fresh)
		require.NoError(t, err)
	}
	_, err = n.service.Execute(t.Context(), request)
	require.ErrorIs(t, err, failure.CodeExecutionReferenceExpired)
	require.Equal(t, uint64(1), n.transaction("1").Operations)
}

// A transaction that ends before COMMIT keeps the report of its last preview; it is that of an
// inspection just before the end, whatever happens to the domain afterwards (CP-079, CP-146).
func TestReportsOfUncommittedTransactions(t *testing.T) {
	for state, end := range map[machine.TransactionState]func(n *node){
		machine.TransactionStateReverted: func(n *node) { n.must("1", "d", `REVERT;`) },
		machine.TransactionStateExpired: func(n *node) {
			n.clock.advance(31 * time.Minute)
			require.NoError(n.t, n.service.Maintain(n.t.Context()))
		},
	} {
		t.Run(state.String(), func(t *testing.T) {
			n := running(t)
			n.must("1", "d", `BEGIN;`)
			n.must("1", "d", `ALTER RELAY r SET CAPACITY 3;`)
			n.must("1", "d", `ALTER JUNCTION j SET DETACHED;`)
			n.must("1", "d", `STOP;`)
			n.must("1", "d", `CREATE RELAY late SCHEMA missing UNBRANCHED;`)
			id := n.transaction("1").ID
			open, err := n.inspect("1", "", 0)
			require.NoError(t, err)
			require.Len(t, open.Steps, 3)
			require.False(t, open.Complete)
			end(n)
			later := n.request("2", "d", `ALTER RELAY r SET CAPACITY 9;`)
			later.Reference = n.referenceNow()
			_, err = n.service.Execute(t.Context(), later)
			require.NoError(t, err)
			n.reopen(nil)
			ended, err := n.inspect("2", id, 0)
			require.NoError(t, err)
			require.Equal(t, state, ended.State)
			require.Equal(t, open.Steps, ended.Steps)
			require.Equal(t, open.Operations, ended.Operations)
			require.Equal(t, open.Basis, ended.Basis)
			require.Equal(t, open.Reason, ended.Reason)
			require.False(t, ended.Complete)
			require.Nil(t, ended.Executed)
		})
	}
}

// An inspection is one coherent read however the transaction moves on meanwhile (CP-147).
func TestInspectionIsOneRead(t *testing.T) {
	n := running(t)
	n.must("1", "d", `BEGIN;`)
	const statements = 60
	done := make(chan error, 1)
	go func() {
		for i := range statements {
			text := fmt.Sprintf(`CREATE SCHEMA s%d (a I64);`, i)
			if i%3 == 2 {
				text = fmt.Sprintf(`CREATE RESOURCE r%d;`, i)
			}
			if _, err := n.run("1", "d", text); err != nil {
				done <- err
				return
			}
		}
		done <- nil
	}()
	for ended := false; !ended; {
		select {
		case err := <-done:
			require.NoError(t, err)
			ended = true
		default:
		}
		r, err := n.inspect("1", "", 0)
		require.NoError(t, err)
		require.Len(t, r.Operations, int(r.Position))
		last := uint64(0)
		for _, step := range r.Steps {
			require.Equal(t, last+1, step.First)
			last = step.Last
		}
		require.Equal(t, r.Position, last)
	}
	r, err := n.inspect("1", "", 0)
	require.NoError(t, err)
	require.Equal(t, uint64(statements), r.Position)
}

// REBIND RESOURCE moves all models that it names or none of them: one that does not use the resource
// leaves the others, and an activation that fails leaves no half (CC-047).
func TestRebindingIsWhole(t *testing.T) {
	n := running(t)
	n.must("1", "d", `CREATE RESOURCE files;`)
	for _, content := range []string{"one", "two", "three"} {
		_, err := n.service.Execute(t.Context(), n.upload("files", content))
		require.NoError(t, err)
	}
	for _, name := range []string{"v", "w"} {
		n.must("1", "d", fmt.Sprintf(`CREATE VHOST %s %s.example.com WITH TLS files VERSION 1;`, name, name))
	}
	n.must("1", "d", `CREATE VHOST plain example.com;`)
	bound := func(version uint64) {
		t.Helper()
		require.Equal(t, version, n.tls("v"))
		require.Equal(t, version, n.tls("w"))
	}
	_, err := n.run("1", "d", `REBIND RESOURCE files TO VERSION 2 FOR VHOST v, VHOST w, VHOST plain;`)
	require.Error(t, err)
	bound(1)
	require.Contains(t, n.must("1", "d", `REBIND RESOURCE files TO VERSION 2 FOR VHOST v, VHOST w;`), "rebound 2 model(s)")
	bound(2)
	n.runtime.set(func(f *fakeRuntime) { f.fail["prepare d"] = errors.New("no room") })
	_, err = n.run("1", "d", `REBIND RESOURCE files TO VERSION 3;`)
	require.ErrorIs(t, err, failure.CodeActivationFailed)
	bound(3)
}

// A report that is larger than what the log sends at once is given whole, in both forms (CP-129).
func TestLargeReportsAreWhole(t *testing.T) {
	n := start(t, nil)
	n.must("1", "", `CREATE DOMAIN d;`)
	n.must("1", "d", `BEGIN;`)
	n.must("1", "d", schema)
	const relays, pauses = 100, 30
	name := func(i int) string { return fmt.Sprintf("relay_%03d_%s", i, strings.Repeat("x", 100)) }
	for i := range relays {
		n.must("1", "d", fmt.Sprintf(`CREATE RELAY %s SCHEMA s UNBRANCHED;`, name(i)))
	}
	n.must("1", "d", `START;`)
	n.must("1", "d", `COMMIT;`)
	n.must("1", "d", `BEGIN;`)
	for i := range pauses {
		n.must("1", "d", fmt.Sprintf(`ALTER SCHEMA s ADD FIELD f%d I64 OPTIONAL;`, i))
		n.must("1", "d", fmt.Sprintf(`CREATE RESOURCE r%d;`, i))
	}
	r, err := n.inspect("1", "", 0)
	require.NoError(t, err)
	require.Len(t, r.Operations, 2*pauses)
	text := strings.Join(r.Lines(), "\n")
	document, err := r.JSON()
	require.NoError(t, err)
	const batch = 1 << 20
	require.Greater(t, len(document), batch)
	for i := range relays {
		// The relay stands in every step as a gate, as a paused, a flushed and a rebuilt node, and on both
		// sides as a node and with its edge; in the text once more with all that pause; and in the pauses
		// of the whole.
		require.Equal(t, 9*pauses+2, strings.Count(text, name(i)), name(i))
		require.Equal(t, 8*pauses+2, strings.Count(document, name(i)), name(i))
	}
}
