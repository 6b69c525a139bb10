package consensus

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/stretchr/testify/require"
	"go.etcd.io/raft/v3/raftpb"
	"google.golang.org/protobuf/proto"

	"nervix/generated/failure"
)

// network carries messages between running nodes with delay, reordering, loss and cuts. Each link
// has a bounded queue; what does not fit is lost.
type network struct {
	ctx   context.Context
	tasks sync.WaitGroup

	mu    sync.Mutex
	rng   *rand.Rand
	nodes map[MemberID]*Node
	cut   map[MemberID]bool
	loss  int // percent
	slots chan struct{}
}

func newNetwork(ctx context.Context, seed uint64) *network {
	return &network{
		ctx: ctx, rng: rand.New(rand.NewPCG(seed, 3)), nodes: make(map[MemberID]*Node),
		cut: make(map[MemberID]bool), slots: make(chan struct{}, 256),
	}
}

// fate draws what happens to a message: its target, unless it is lost, and its delay.
func (w *network) fate(from, to MemberID) (*Node, time.Duration) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.cut[from] || w.cut[to] || w.rng.IntN(100) < w.loss {
		return nil, 0
	}
	return w.nodes[to], time.Duration(w.rng.IntN(20)) * time.Millisecond
}

func (w *network) set(f func()) {
	w.mu.Lock()
	defer w.mu.Unlock()
	f()
}

type port struct {
	network *network
	self    MemberID
}

func (p port) Send(messages []*raftpb.Message) {
	for _, m := range messages {
		node, delay := p.network.fate(p.self, MemberID(m.GetTo()))
		if node == nil {
			continue
		}
		select {
		case p.network.slots <- struct{}{}:
		default:
			continue
		}
		copied := proto.Clone(m).(*raftpb.Message)
		p.network.tasks.Go(func() {
			defer func() { <-p.network.slots }()
			time.Sleep(delay) // virtual: the link's latency
			_ = node.Step(p.network.ctx, copied)
		})
	}
}

func (p port) SendSnapshot(ctx context.Context, m *raftpb.Message, stream SnapshotSource) error {
	node, delay := p.network.fate(p.self, MemberID(m.GetTo()))
	if node == nil {
		return errors.New("the link is cut")
	}
	receiver, err := node.BeginSnapshot(proto.Clone(m).(*raftpb.Message))
	if err != nil {
		return err
	}
	defer receiver.Abort()
	time.Sleep(delay)
	if _, err := io.CopyBuffer(struct{ io.Writer }{receiver}, struct{ io.Reader }{stream}, make([]byte, 100)); err != nil {
		return err
	}
	return receiver.Finish(ctx)
}

func openClusterSeat(t *testing.T, w *network, name string, fs vfs.FS) *seat {
	s := openSeat(t, fs, func(c *Config) {
		c.Self, c.Bootstrap = testMember(name), name == "a"
		c.Limits = Limits{CompactEntries: 40, TailEntries: 5}
		c.Transport = port{network: w, self: c.Self.ID}
	})
	w.set(func() { w.nodes[s.cfg.Self.ID] = s.Node })
	return s
}

// proposeSomewhere proposes at whichever seat leads until it is acknowledged. A command of unknown
// outcome may be applied more than once, so that every try is its own command.
func proposeSomewhere(t *testing.T, seats []*seat, command string) string {
	for try := range 10_000 {
		for _, s := range seats {
			name := fmt.Sprintf("%s#%d", command, try)
			if _, err := s.Propose(t.Context(), []byte(name)); err == nil {
				return name
			}
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Errorf("nobody accepts %s", command)
	return ""
}

func until(t *testing.T, what string, condition func() bool) {
	t.Helper()
	for range 10_000 {
		if condition() {
			return
		}
		time.Sleep(10 * time.Millisecond) // virtual
	}
	t.Fatalf("not in time: %s", what)
}

// Three running members: they join by log and by snapshot, hand leadership over, survive the loss of
// a leader, and end with the same sequence that holds every acknowledged command.
func TestClusterOfRunningNodes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		w := newNetwork(ctx, 1)
		files := map[string]*vfs.MemFS{"a": vfs.NewMem(), "b": vfs.NewMem(), "c": vfs.NewMem()}
		a := openClusterSeat(t, w, "a", files["a"])
		a.lead(t)
		var acked []string
		for i := range 100 {
			acked = append(acked, proposeSomewhere(t, []*seat{a}, fmt.Sprint("early ", i)))
		}
		b, c := openClusterSeat(t, w, "b", files["b"]), openClusterSeat(t, w, "c", files["c"])
		seats := []*seat{a, b, c}
		join := func(s *seat) {
			for _, kind := range []ChangeKind{ChangeAddLearner, ChangeAddVoter} {
				r, err := a.ChangeMembership(ctx, MembershipChange{Kind: kind, Member: s.cfg.Self})
				require.NoError(t, err)
				until(t, "the member follows", func() bool {
					return s.Status().Applied.Index >= r.Position.Index
				})
			}
		}
		join(b)
		join(c)
		require.Positive(t, b.Observations().SnapshotsInstalled)
		require.Equal(t, RoleFollower, c.Status().Role)
		require.Len(t, c.Status().Membership.Members, 3)

		// A handover is visible everywhere and the former leader names the new one.
		require.NoError(t, a.TransferLeadership(ctx, b.cfg.Self.ID))
		b.lead(t)
		until(t, "a knows", func() bool { return a.Leader() == b.cfg.Self.ID })
		_, err := a.Propose(ctx, []byte("no"))
		var elsewhere *failure.NotConsensusLeader
		require.ErrorAs(t, err, &elsewhere)
		require.Equal(t, "b", elsewhere.Leader)

		// A leader without a quorum cannot answer, and says so instead of guessing.
		w.set(func() { w.cut[b.cfg.Self.ID] = true })
		_, err = b.Propose(ctx, []byte("cut off"))
		require.ErrorIs(t, err, failure.ClassOutcomeUnknown)
		_, err = b.ReadIndex(ctx)
		require.Error(t, err)
		w.set(func() { w.cut[b.cfg.Self.ID], w.loss = false, 10 })
		var mu sync.Mutex
		var group sync.WaitGroup
		for p := range 4 {
			group.Go(func() {
				for i := range 50 {
					name := proposeSomewhere(t, seats, fmt.Sprintf("late %d/%d", p, i))
					mu.Lock()
					acked = append(acked, name)
					mu.Unlock()
				}
			})
		}
		group.Wait()

		// A restart in between changes nothing.
		b.stop(t)
		b = openClusterSeat(t, w, "b", files["b"])
		seats[1] = b
		w.set(func() { w.loss = 0 })
		acked = append(acked, proposeSomewhere(t, seats, "last"))
		for _, s := range seats {
			until(t, "a follower reads", func() bool { _, err := s.ReadIndex(ctx); return err == nil })
		}
		reference := a.journal.commands()
		held := make(map[string]bool)
		for _, command := range reference {
			held[command.command] = true
		}
		for _, command := range acked {
			require.True(t, held[command], "lost %s", command)
		}
		for _, s := range seats {
			require.Equal(t, reference, s.journal.commands())
			s.stop(t)
		}
		cancel()
		w.tasks.Wait()
	})
}

// A damaged, superseded or misdirected snapshot leaves the member as it was.
func TestDamagedSnapshotsAreRefused(t *testing.T) {
	leader := openSeat(t, vfs.NewMem(), nil)
	defer leader.stop(t)
	leader.lead(t)
	fs := vfs.NewMem()
	s := openSeat(t, fs, func(c *Config) { c.Self, c.Bootstrap = testMember("b"), false })
	defer s.stop(t)
	_, err := leader.ChangeMembership(t.Context(), MembershipChange{Kind: ChangeAddLearner, Member: testMember("b")})
	require.NoError(t, err)
	source, err := leader.journal.Snapshot()
	require.NoError(t, err)
	at, membership := source.Applied()
	announce := func() *raftpb.Message {
		return &raftpb.Message{
			Type: raftpb.MessageType_MsgSnap.Enum(), To: ptr(uint64(s.cfg.Self.ID)), From: ptr(uint64(testMember("a").ID)),
			Term: ptr(at.Term), Snapshot: snapshotOf(at, membership),
		}
	}
	m := announce()
	m.To = ptr(uint64(9))
	_, err = s.BeginSnapshot(m)
	require.ErrorIs(t, err, failure.CodeSnapshotRefused)
	m = announce()
	m.Snapshot.Data = []byte{1}
	_, err = s.BeginSnapshot(m)
	require.ErrorIs(t, err, failure.CodeSnapshotRefused)
	require.ErrorIs(t, err, failure.CodeCorruptRecord)

	first, err := s.BeginSnapshot(announce())
	require.NoError(t, err)
	second, err := s.BeginSnapshot(announce())
	require.NoError(t, err)
	_, err = first.Write([]byte("superseded"))
	require.ErrorIs(t, err, failure.CodeSnapshotRefused)
	require.ErrorIs(t, first.Finish(t.Context()), failure.CodeSnapshotRefused)
	_, err = second.Write(make([]byte, 100))
	require.NoError(t, err)
	require.ErrorIs(t, second.Finish(t.Context()), failure.CodeSnapshotRefused)
	require.ErrorIs(t, s.Step(t.Context(), announce()), failure.CodeMessageRefused)
	require.Zero(t, s.Status().Applied)
	names, err := fs.List("/consensus")
	require.NoError(t, err)
	for _, name := range names {
		require.NotContains(t, name, stagedPrefix)
	}

	third, err := s.BeginSnapshot(announce())
	require.NoError(t, err)
	stream := newTrailedSource(source)
	_, err = io.CopyBuffer(struct{ io.Writer }{third}, struct{ io.Reader }{stream}, make([]byte, 7))
	require.NoError(t, err)
	require.NoError(t, third.Finish(t.Context()))
	require.Equal(t, at, s.Status().Applied)
	require.Equal(t, RoleLearner, s.Status().Role)
}

// A power cut at any write while a snapshot is installed leaves the former or the new state, and a
// member that opens.
func TestPowerCutsDuringInstallation(t *testing.T) {
	leader := openSeat(t, vfs.NewMem(), nil)
	defer leader.stop(t)
	leader.lead(t)
	_, err := leader.ChangeMembership(t.Context(), MembershipChange{Kind: ChangeAddLearner, Member: testMember("b")})
	require.NoError(t, err)
	for i := range 20 {
		_, err := leader.Propose(t.Context(), fmt.Append(nil, i))
		require.NoError(t, err)
	}
	source, err := leader.journal.Snapshot()
	require.NoError(t, err)
	at, membership := source.Applied()
	c := newCutter(1, 1, 1000)
	joiner := func(cfg *Config) { cfg.Self, cfg.Bootstrap = testMember("b"), false }
	s := openSeat(t, newCuttingFS(c), joiner)
	opened := len(c.cuts)
	receiver, err := s.BeginSnapshot(&raftpb.Message{
		Type: raftpb.MessageType_MsgSnap.Enum(), To: ptr(uint64(s.cfg.Self.ID)), From: ptr(uint64(testMember("a").ID)),
		Term: ptr(at.Term), Snapshot: snapshotOf(at, membership),
	})
	require.NoError(t, err)
	_, err = io.Copy(receiver, newTrailedSource(source))
	require.NoError(t, err)
	require.NoError(t, receiver.Finish(t.Context()))
	s.stop(t)
	var before, after int
	for _, cut := range c.cuts[opened:] {
		s := openSeat(t, cut.fs, joiner)
		switch s.Status().Applied {
		case Position{}:
			before++
		case at:
			after++
			require.Len(t, s.journal.commands(), 20)
		default:
			t.Fatalf("neither state: %s", s.Status().Applied)
		}
		s.stop(t)
	}
	require.Positive(t, before)
	require.Positive(t, after)
}
