package state

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"testing"

	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/google/uuid"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"
	"pgregory.net/rapid"

	"nervix/controlplane/consensus"
	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/statement"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

const epoch = int64(1_800_000_000_000)

// reference gives the nth reference created at an instant.
func reference(at int64, n uint16) string {
	id := uuid.UUID{6: 0x70, 8: 0x80, 14: byte(n >> 8), 15: byte(n)}
	for i := range 6 {
		id[i] = byte(at >> (8 * (5 - i)))
	}
	return id.String()
}

func limits() record.Settings {
	return record.Settings{
		RetryValidity: 900_000, HistoryCapacity: 8, TransactionIdle: 1_800_000, TransactionStatements: 4,
		TransactionSource: 64, TransactionsLive: 3, TransactionsOwned: 2, TombstoneRetention: 86_400_000,
	}
}

// log drives a machine as consensus does, one entry at a time.
type log struct {
	t       rapid.TB
	machine *Machine
	index   uint64
	at      int64
}

func newLog(t rapid.TB, fs vfs.FS) *log {
	m, err := Open(fs, "state")
	require.NoError(t, err)
	return &log{t: t, machine: m, at: epoch}
}

func (l *log) raw(proposals ...[]byte) []any {
	var entries []consensus.Entry
	for _, p := range proposals {
		l.index++
		entries = append(entries, consensus.Entry{
			Position: consensus.Position{Index: l.index, Term: 1}, Kind: consensus.EntryCommand, Command: p,
		})
	}
	results, err := l.machine.Apply(context.Background(), entries)
	require.NoError(l.t, err)
	return results
}

func (l *log) apply(command record.Command) Answer {
	proposal, err := Encode(l.at, command)
	require.NoError(l.t, err)
	return l.raw(proposal)[0].(Answer)
}

// ok applies a command that is not refused.
func (l *log) ok(command record.Command) Answer {
	answer := l.apply(command)
	require.NoError(l.t, answer.Refusal)
	require.False(l.t, answer.Stale)
	return answer
}

func admit(reference string, s statement.Statement) *record.Admit {
	return &record.Admit{Execution: record.Execution{
		Reference: reference, Owner: "admin", Credentials: 1, Domain: "d", Content: []byte{1}, Statement: s,
	}}
}

func text(line string) record.Outcome { return record.Outcome{Lines: []string{line}} }

func prepared(t *testing.T) *log {
	l := newLog(t, vfs.NewMem())
	t.Cleanup(func() { require.NoError(t, l.machine.Close()) })
	l.ok(&record.Configure{Settings: limits()})
	return l
}

func TestReferenceChecksInOrder(t *testing.T) {
	l := prepared(t)
	done := reference(l.at, 1)
	l.ok(admit(done, &statement.CreateDomain{Name: "d"}))
	l.ok(&record.Record{Reference: done, Effect: &record.DomainCreation{Name: "d"}, Outcome: text("x"), Final: true})
	tombstone := reference(l.at+200_000, 2)
	l.ok(admit(tombstone, &statement.StartDomain{}))
	l.ok(&record.Finish{Reference: tombstone, Outcome: text("x")})
	l.at += 900_000
	l.ok(&record.Sweep{Limit: 100})
	fence := l.at - 900_000
	require.Equal(t, fence, l.machine.View().Fence)

	other := func(change func(*record.Execution)) *record.Admit {
		a := admit(reference(l.at, 3), &statement.StartDomain{})
		change(&a.Execution)
		return a
	}
	l.ok(admit(reference(l.at, 3), &statement.StartDomain{}))
	cases := []struct {
		name    string
		command *record.Admit
		code    failure.Code
	}{
		{"not a UUID", admit("nonsense", &statement.StartDomain{}), failure.CodeInvalidExecutionReference},
		{"version 4", admit("11111111-1111-4111-8111-111111111111", &statement.StartDomain{}), failure.CodeInvalidExecutionReference},
		{"other owner", other(func(e *record.Execution) { e.Owner = "x" }), failure.CodeExecutionReferenceConflict},
		{"other content", other(func(e *record.Execution) { e.Content = []byte{2} }), failure.CodeExecutionReferenceConflict},
		{"tombstone", admit(tombstone, &statement.StartDomain{}), failure.CodeExecutionReferenceExpired},
		{"reclaimed", admit(done, &statement.StartDomain{}), failure.CodeExecutionReferenceExpired},
		{"at the fence", admit(reference(fence, 4), &statement.StartDomain{}), failure.CodeExecutionReferenceExpired},
		{"too far ahead", admit(reference(l.at+Skew+1, 4), &statement.StartDomain{}), failure.CodeInvalidExecutionReference},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			before := l.machine.View().History()
			require.ErrorIs(t, l.apply(c.command).Refusal, c.code)
			require.Equal(t, before, l.machine.View().History())
		})
	}
	require.False(t, l.ok(admit(reference(l.at, 3), &statement.StartDomain{})).Admitted, "an equal binding joins")
	require.True(t, l.ok(admit(reference(fence+1, 5), &statement.StartDomain{})).Admitted)
	require.True(t, l.ok(admit(reference(l.at+Skew, 6), &statement.StartDomain{})).Admitted)
	for n := uint16(7); l.machine.View().History() < 8; n++ {
		l.ok(admit(reference(l.at, n), &statement.StartDomain{}))
	}
	require.ErrorIs(t, l.apply(admit(reference(l.at, 99), &statement.StartDomain{})).Refusal, failure.CodeExecutionHistoryFull)
	require.False(t, l.ok(admit(reference(l.at, 3), &statement.StartDomain{})).Admitted, "a full history still joins")
	l.at -= 500_000
	l.ok(&record.Sweep{Limit: 100})
	require.Equal(t, fence, l.machine.View().Fence, "the fence never moves back")
}

func TestUnfinishedExecutionsNeverExpire(t *testing.T) {
	l := prepared(t)
	ref := reference(l.at, 1)
	l.ok(admit(ref, &statement.StartDomain{}))
	l.at += 100 * 900_000
	l.ok(&record.Sweep{Limit: 100})
	e, ok := l.machine.View().Execution(ref)
	require.True(t, ok)
	require.Equal(t, uint8(machine.CommandStateAdmitted), e.State)
}

func TestEffectsHoldOnlyAgainstTheirBase(t *testing.T) {
	l := prepared(t)
	ref := reference(l.at, 1)
	l.ok(admit(ref, &statement.CreateDomain{Name: "d"}))
	l.ok(&record.Record{Reference: ref, Effect: &record.DomainCreation{Name: "d"}, Outcome: text("x"), Final: true})
	d, err := l.machine.View().Domain("d")
	require.NoError(t, err)
	change := &record.ModelChange{Domain: "d", Base: d.Record.Revision, Put: []model.Model{&model.Schema{Name: "s"}}}
	for i, want := range []bool{false, true} {
		ref := reference(l.at, uint16(i+2))
		l.ok(admit(ref, &statement.CreateModel{Model: &model.Schema{Name: "s"}}))
		answer := l.apply(&record.Record{Reference: ref, Effect: change, Outcome: text("x")})
		require.NoError(t, answer.Refusal)
		require.Equal(t, want, answer.Stale)
		require.Equal(t, uint32(i+1), answer.Execution.Attempt)
	}
	again := l.ok(&record.Record{Reference: reference(l.at, 2), Effect: change, Outcome: text("x")})
	require.Equal(t, uint8(machine.StepStateApplying), again.Execution.Step, "a recorded effect stays")
	d, err = l.machine.View().Domain("d")
	require.NoError(t, err)
	require.Len(t, d.Schedule.Models, 1)
}

func TestUndecodableCommandsAreRefused(t *testing.T) {
	l := prepared(t)
	results := l.raw([]byte("garbage"), nil)
	for _, r := range results {
		require.ErrorIs(t, r.(Answer).Refusal, failure.CodeCorruptRecord)
	}
	require.Equal(t, uint64(3), l.machine.View().Position.Index)
}

func TestForeignStoreIsRefused(t *testing.T) {
	fs := vfs.NewMem()
	l := newLog(t, fs)
	require.NoError(t, l.machine.db.Set(keyFormat, []byte("1:other"), nil))
	require.NoError(t, l.machine.Close())
	_, err := Open(fs, "state")
	require.ErrorIs(t, err, failure.CodeForeignStore)
}

// draw gives a random command over few names, so that commands meet each other.
func draw(t *rapid.T, at int64) record.Command {
	small := func(name string, n int) int { return rapid.IntRange(0, n).Draw(t, name) }
	ref := reference(at-int64(small("age", 3)*400_000), uint16(small("reference", 5)))
	id := reference(epoch, uint16(100+small("transaction", 2)))
	domain := fmt.Sprintf("d%d", small("domain", 1))
	owner := []string{"admin", "u"}[small("owner", 1)]
	put := []model.Model{&model.Schema{Name: fmt.Sprintf("s%d", small("schema", 3))}}
	if small("vhost", 2) == 0 {
		put[0] = &model.Vhost{Name: "v", Hosts: []string{fmt.Sprintf("h%d.test", small("host", 1))}}
	}
	change := &record.ModelChange{Domain: domain, Base: uint64(small("base", 6)), Put: put}
	fault := record.Outcome{Faults: Faults(&failure.LeaderUnknown{})}
	outcome := []record.Outcome{text("done"), fault}[small("fails", 1)]
	switch small("command", 13) {
	case 0, 1, 2:
		a := admit(ref, &statement.StartDomain{})
		a.Execution.Owner = owner
		return a
	case 3:
		return &record.Record{Reference: ref, Effect: &record.DomainCreation{Name: domain}, Outcome: text("x"), Final: small("final", 1) == 0}
	case 4:
		return &record.Record{Reference: ref, Effect: change, Outcome: text("x")}
	case 5:
		return &record.Record{Reference: ref, Effect: &record.TransactionOpening{ID: id, Owner: owner, Domain: domain}, Outcome: text("x"), Final: true}
	case 6:
		return &record.Finish{Reference: ref, Outcome: outcome, Restore: small("restore", 1) == 1}
	case 7:
		step, offered := reported(small("before", 2), small("after", 2), small("offered", 3))
		return &record.Append{Owner: owner, Base: uint64(small("base", 6)), Steps: []record.Step{step}, Topologies: offered, Operation: record.Operation{
			Transaction: id, Position: uint64(small("position", 3)), Reference: ref, Statement: &statement.StartDomain{}, Source: "START",
		}}
	case 8:
		step, offered := reported(small("before", 2), small("after", 2), small("offered", 3))
		step.Effect = change
		return &record.AdmitCommit{
			Reference: ref, Transaction: id, Base: uint64(small("base", 6)), Steps: []record.Step{step}, Topologies: offered,
			Preview: record.Preview{Transaction: id, Position: uint64(small("position", 3))},
		}
	case 9:
		return &record.RecordStep{Transaction: id, Number: uint64(small("step", 2))}
	case 10:
		return &record.FinishStep{Transaction: id, Number: uint64(small("step", 2)), Outcome: outcome}
	case 11:
		return &record.Discard{Reversal: record.TransactionReversal{ID: id, Owner: owner, Operations: uint64(small("position", 3))}}
	case 12:
		events := [][]uint8{nil, {0}, {1}, {2}, {0, 3}, {2, 3}, {3}}
		return &record.RecordEngagement{
			Engagement: record.Engagement{Transaction: id, Step: uint64(small("step", 2)), Number: uint64(small("number", 2)), Level: model.Level(small("level", 2))},
			Events:     events[small("events", len(events)-1)],
		}
	}
	return &record.Sweep{Limit: 3}
}

func (l *log) bytes() []byte {
	s, err := l.machine.Snapshot()
	require.NoError(l.t, err)
	data, err := io.ReadAll(s)
	require.NoError(l.t, err)
	require.NoError(l.t, s.Close())
	return data
}

// Equal logs lead to equal bytes however they are cut into ranges, a reopened store holds the same
// view, and a restored one the same bytes.
func TestApplyIsDeterministic(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var proposals [][]byte
		at := epoch
		configure, err := Encode(at, &record.Configure{Settings: limits()})
		require.NoError(t, err)
		proposals = append(proposals, configure)
		for range rapid.IntRange(1, 60).Draw(t, "commands") {
			at += int64(rapid.IntRange(-1000, 300_000).Draw(t, "time"))
			p, err := Encode(at, draw(t, at))
			require.NoError(t, err)
			proposals = append(proposals, p)
		}
		fs := vfs.NewMem()
		one, two := newLog(t, fs), newLog(t, vfs.NewMem())
		for _, p := range proposals {
			one.raw(p)
		}
		two.raw(proposals...)
		want := one.bytes()
		require.True(t, bytes.Equal(want, two.bytes()), "one by one and at once")
		require.NoError(t, one.machine.Close())
		reopened, err := Open(fs, "state")
		require.NoError(t, err)
		one.machine = reopened
		require.True(t, bytes.Equal(want, one.bytes()), "reopened")
		require.Equal(t, schedules(two.machine.View()), schedules(one.machine.View()))
		shared(t, one.machine.View())
		shared(t, two.machine.View())

		target := newLog(t, vfs.NewMem())
		target.ok(&record.Enrol{User: record.UserCreation{Name: "superseded"}})
		position, membership := reopened.Applied()
		require.NoError(t, target.machine.Restore(context.Background(), bytes.NewReader(want), position, membership))
		require.True(t, bytes.Equal(want, target.bytes()), "restored")
		for _, l := range []*log{one, two, target} {
			require.NoError(t, l.machine.Close())
		}
	})
}

// schedules lists what the domains of a view hold.
func schedules(v *View) (list []any) {
	for _, d := range v.Domains() {
		list = append(list, d.Record, d.Schedule)
	}
	return list
}

func TestBrokenSnapshotsLeaveTheState(t *testing.T) {
	l := prepared(t)
	l.ok(&record.Enrol{User: record.UserCreation{Name: "admin"}})
	stream := l.bytes()
	for _, cut := range []int{0, 1, 10, len(stream) - 1} {
		err := l.machine.Restore(t.Context(), bytes.NewReader(stream[:cut]), consensus.Position{Index: 9, Term: 1}, consensus.Membership{})
		require.Error(t, err)
		require.True(t, bytes.Equal(stream, l.bytes()))
	}
	err := l.machine.Restore(t.Context(), bytes.NewReader(append(bytes.Clone(stream), 0)), consensus.Position{Index: 9, Term: 1}, consensus.Membership{})
	require.Error(t, err)
	_, exists := l.machine.View().User("admin")
	require.True(t, exists)
}

func TestWatchTellsOfNewViews(t *testing.T) {
	l := prepared(t)
	before, changed := l.machine.Watch()
	l.ok(&record.Enrol{User: record.UserCreation{Name: "admin"}})
	<-changed
	after, _ := l.machine.Watch()
	require.Equal(t, before.Revision+1, after.Revision)
	_, exists := before.User("admin")
	require.False(t, exists, "a view never changes")
}

func FuzzApply(f *testing.F) {
	for _, c := range []record.Command{
		&record.Configure{Settings: limits()}, admit(reference(epoch, 1), &statement.StartDomain{}),
		&record.RecordStep{Transaction: "t", Number: 1}, &record.Sweep{Limit: 1},
		&record.Record{Reference: "x", Effect: &record.DomainCreation{Name: "d"}},
	} {
		p, err := Encode(epoch, c)
		require.NoError(f, err)
		f.Add(p)
	}
	f.Fuzz(func(t *testing.T, proposal []byte) {
		base := newView()
		base.Settings = limits()
		next, writes, answer := apply(base, proposal)
		if answer.Refusal != nil {
			require.Same(t, base, next)
			require.Empty(t, writes)
		}
		again, same, _ := apply(base, proposal)
		require.Equal(t, writes, same)
		require.Equal(t, next.Fence, again.Fence)
	})
}

func FuzzRecords(f *testing.F) {
	if h, err := (&record.TopologyHeader{Topology: []byte{1}, Nodes: 1}).Encode(); err == nil {
		f.Add([]byte{kindTopology, '0', '1'}, h)
	}
	if n, err := (&record.TopologyNode{Topology: []byte{1}}).Encode(); err == nil {
		f.Add(key(kindNode, childKey("01", 0)), n)
	}
	if e, err := (&record.TopologyEdge{Topology: []byte{1}}).Encode(); err == nil {
		f.Add(key(kindEdge, childKey("01", 0)), e)
	}
	f.Add([]byte{kindUser, 'u'}, []byte("x"))
	f.Add([]byte{kindModel, 'd', 0, 1, 's'}, []byte("x"))
	if s, err := (&record.Settings{HistoryCapacity: 1}).Encode(); err == nil {
		f.Add([]byte{kindSettings}, s)
	}
	f.Fuzz(func(_ *testing.T, stored, value []byte) {
		l := &loader{view: newView(), models: map[string][]model.Model{}}
		if l.add(stored, value) == nil {
			_, _ = l.finish()
		}
	})
}

func FuzzRestore(f *testing.F) {
	m, err := Open(vfs.NewMem(), "state")
	require.NoError(f, err)
	f.Cleanup(func() { require.NoError(f, m.Close()) })
	f.Add(appendBytes(nil, []byte(Format)))
	f.Add(append(appendBytes(nil, []byte(Format)), 0))
	f.Fuzz(func(t *testing.T, stream []byte) {
		_ = m.Restore(t.Context(), bytes.NewReader(stream), consensus.Position{Index: 1, Term: 1}, consensus.Membership{})
		_ = m.View().Domains()
	})
}

func TestRetainedFailuresReadLikeTheOriginal(t *testing.T) {
	cause := &failure.UnknownModel{Kind: "relay", Model: "r", Domain: "d", Suggestion: "q"}
	cause.Locate(failure.AtPath("routes[0]"))
	original := new(failure.StepFailed{Statement: 2}).WithCause(cause)
	back := Failure(Faults(original))
	require.Equal(t, failure.Project(original), failure.Project(back))
	require.ErrorIs(t, back, failure.CodeUnknownModel)
	require.ErrorIs(t, back, failure.ClassNotFound)
	require.Equal(t, original.Error(), back.Error())
	require.NoError(t, Failure(nil))
}

func TestDerive(t *testing.T) {
	base := reference(epoch, 1)
	part := Derive(base, "0")
	canonical, created, err := Reference(part)
	require.NoError(t, err)
	require.Equal(t, part, canonical)
	require.Equal(t, epoch, created)
	require.Equal(t, part, Derive(base, "0"))
	require.NotEqual(t, part, Derive(base, "1"))
}

// START sets the clock of a paced domain at the instant of the command, and where sources begin;
// STOP discards the clock, and a plain START does not continue it (runtime semantics, section 10).
func TestStartSetsTheClock(t *testing.T) {
	period, skew := model.Duration{Text: "30s", Nanoseconds: 30e9}, model.Duration{Text: "5s", Nanoseconds: 5e9}
	instant := int64(1_500_000_000_000_000_000)
	for _, pace := range []*statement.Pace{nil, {Period: period, Skew: skew}} {
		l := prepared(t)
		references := uint16(0)
		apply := func(effect record.Effect) *Domain {
			references++
			ref := reference(l.at, references)
			l.ok(admit(ref, &statement.StopDomain{}))
			l.ok(&record.Record{Reference: ref, Effect: effect, Outcome: text("x"), Final: true})
			d, err := l.machine.View().Domain("d")
			require.NoError(t, err)
			require.Equal(t, d.Record.Clock, d.Schedule.Clock)
			require.Equal(t, d.Record.Origin, d.Schedule.Origin)
			return d
		}
		d := apply(&record.DomainCreation{Name: "d", Pace: pace})
		for _, c := range []struct {
			at      *statement.StartPoint
			logical int64
			rate    float64
			origin  *record.SourceOrigin
		}{
			{nil, 0, 1, nil},
			{&statement.StartPoint{Now: true, Rate: 4}, 0, 4, &record.SourceOrigin{Version: 2}},
			{nil, 0, 1, &record.SourceOrigin{Version: 2}},
			{&statement.StartPoint{Instant: instant, Text: "x", Rate: 0.5}, instant, 0.5, &record.SourceOrigin{Version: 4, At: &instant}},
		} {
			l.at += 2_000_000
			l.ok(&record.Sweep{Limit: 100})
			wall := l.at * 1_000_000
			d = apply(&record.LifecycleChange{Domain: "d", Base: d.Record.Revision, To: record.LifecycleStart, At: c.at})
			require.Equal(t, c.origin, d.Record.Origin)
			if pace == nil {
				require.Nil(t, d.Record.Clock)
			} else {
				logical := c.logical
				if logical == 0 {
					logical = wall
				}
				require.Equal(t, &record.DomainClock{Period: 30e9, Skew: 5e9, Wall: wall, Logical: logical, Rate: c.rate}, d.Record.Clock)
			}
			d = apply(&record.LifecycleChange{Domain: "d", Base: d.Record.Revision, To: record.LifecycleStop})
			require.Nil(t, d.Record.Clock)
		}
	}
}
