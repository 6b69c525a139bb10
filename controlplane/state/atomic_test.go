package state

import (
	"bytes"
	"context"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"

	"github.com/cockroachdb/pebble/v2"
	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/cockroachdb/pebble/v2/vfs/errorfs"
	"github.com/stretchr/testify/require"

	"nervix/controlplane/consensus"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/statement"
)

// Whatever write of an applied range a power cut falls on, the range is there as a whole or not at
// all, and nobody sees it before it is durable (CP-022, CP-023, CP-029).
func TestAppliedRangesAreWholeAndDurableBeforeVisible(t *testing.T) {
	fs := vfs.NewCrashableMem()
	var mutex sync.Mutex
	var cuts []*vfs.MemFS
	var machine *Machine
	var before *View
	rng := rand.New(rand.NewPCG(1, 1))
	early := false
	injector := errorfs.InjectorFunc(func(op errorfs.Op) error {
		mutex.Lock()
		defer mutex.Unlock()
		if before == nil || op.Kind.ReadOrWrite() == errorfs.OpIsRead {
			return nil
		}
		early = early || machine.View() != before
		for _, percent := range []int{0, 50, 100} {
			cuts = append(cuts, fs.CrashClone(vfs.CrashCloneCfg{UnsyncedDataPercent: percent, RNG: rng}))
		}
		return nil
	})
	l := newLog(t, errorfs.Wrap(fs, injector))
	defer func() { require.NoError(t, l.machine.Close()) }()
	l.ok(&record.Configure{Settings: limits()})
	mutex.Lock()
	machine, before = l.machine, l.machine.View()
	mutex.Unlock()
	former := l.bytes()
	member := consensus.MemberIDOf("n1")
	l.index++
	entries := []consensus.Entry{{
		Position: consensus.Position{Index: l.index, Term: 1}, Kind: consensus.EntryMembership,
		Membership: consensus.Membership{Voters: []consensus.MemberID{member}, Members: []consensus.Member{{ID: member, Node: "n1"}}},
	}}
	for _, command := range []record.Command{
		admit(reference(l.at, 1), &statement.CreateDomain{Name: "d"}),
		&record.Record{Reference: reference(l.at, 1), Effect: &record.DomainCreation{Name: "d"}, Outcome: text("x"), Final: true},
		&record.Enrol{User: record.UserCreation{Name: strings.Repeat("u", 300)}},
	} {
		proposal, err := Encode(l.at, command)
		require.NoError(t, err)
		l.index++
		entries = append(entries, consensus.Entry{
			Position: consensus.Position{Index: l.index, Term: 1}, Kind: consensus.EntryCommand, Command: proposal,
		})
	}
	_, err := l.machine.Apply(t.Context(), entries)
	require.NoError(t, err)
	mutex.Lock()
	before = nil
	mutex.Unlock()
	latter := l.bytes()
	require.False(t, early, "the new view was visible before its write ended")
	require.NotEmpty(t, cuts)
	require.NotEqual(t, former, latter)
	for i, cut := range append(cuts, fs.CrashClone(vfs.CrashCloneCfg{})) {
		reopened, err := Open(cut, "state")
		require.NoError(t, err)
		found := (&log{t: t, machine: reopened}).bytes()
		position, membership := reopened.Applied()
		switch {
		case bytes.Equal(found, latter):
			require.Equal(t, l.index, position.Index)
			require.Equal(t, []consensus.MemberID{member}, membership.Voters)
		case bytes.Equal(found, former):
			require.Equal(t, uint64(1), position.Index)
			require.Empty(t, membership.Voters)
			require.Less(t, i, len(cuts), "the acknowledged range is lost")
		default:
			t.Errorf("cut %d holds part of the range", i)
		}
		require.NoError(t, reopened.Close())
	}
}

// A watcher that was slow finds the newest state, whatever it missed (CP-030).
func TestSlowWatchersSkipViews(t *testing.T) {
	l := prepared(t)
	before, changed := l.machine.Watch()
	for _, name := range []string{"a", "b", "c"} {
		l.ok(&record.Enrol{User: record.UserCreation{Name: name}})
	}
	<-changed
	after, next := l.machine.Watch()
	require.Equal(t, before.Revision+3, after.Revision)
	require.Same(t, l.machine.View(), after)
	select {
	case <-next:
		t.Fatal("there is nothing newer")
	default:
	}
}

// The store holds definitions, lifecycle, schedules and executions: no revision and no program
// (EP-001, EP-005, EP-031).
func TestStoreHoldsDefinitionsOnly(t *testing.T) {
	l := prepared(t)
	l.domain()
	d, err := l.machine.View().Domain("d")
	require.NoError(t, err)
	ref := reference(l.at, 2)
	l.ok(admit(ref, &statement.CreateModel{Model: &model.Schema{Name: "s"}}))
	l.ok(&record.Record{Reference: ref, Effect: &record.ModelChange{
		Domain: "d", Base: d.Record.Revision, Put: []model.Model{&model.Schema{Name: "s"}, &model.Relay{Name: "r", Schema: "s"}},
		Nodes: []record.ScheduledNode{{Key: model.Key{Kind: model.KindRelay, Name: "r"}, Primary: "n1"}},
	}, Outcome: text("x"), Final: true})
	kinds := map[byte]func([]byte) error{
		kindProgress:  func(b []byte) error { _, err := record.DecodeProgress(b); return err },
		kindSettings:  func(b []byte) error { _, err := record.DecodeSettings(b); return err },
		kindDomain:    func(b []byte) error { _, err := record.DecodeDomain(b); return err },
		kindModel:     func(b []byte) error { _, err := model.DecodeModel(b); return err },
		kindExecution: func(b []byte) error { _, err := record.DecodeExecution(b); return err },
	}
	iterator, err := l.machine.db.NewIterWithContext(context.Background(), &pebble.IterOptions{LowerBound: []byte{generations[0]}})
	require.NoError(t, err)
	seen := map[byte]int{}
	for iterator.First(); iterator.Valid(); iterator.Next() {
		kind := iterator.Key()[1]
		decode, known := kinds[kind]
		require.True(t, known, "a record of the kind %q", kind)
		require.NoError(t, decode(iterator.Value()))
		seen[kind]++
	}
	require.NoError(t, iterator.Close())
	require.Equal(t, map[byte]int{kindProgress: 1, kindSettings: 1, kindDomain: 1, kindModel: 2, kindExecution: 2}, seen)
}
