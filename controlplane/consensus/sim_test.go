package consensus

import (
	"bytes"
	"context"
	"fmt"
	"hash/fnv"
	"io"
	"math/rand/v2"
	"slices"
	"testing"
	"testing/cryptotest"

	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/stretchr/testify/require"
	"go.etcd.io/raft/v3"
	"go.etcd.io/raft/v3/raftpb"
	"google.golang.org/protobuf/proto"
)

// world is a cluster without goroutines or clocks: one seed decides every tick, delivery, loss,
// duplicate, partition, apply and power cut.
type world struct {
	t       *testing.T
	rng     *rand.Rand
	seats   []*simSeat
	wire    []envelope
	severed map[[2]MemberID]bool
	agreed  map[uint64]string // by index: what any member applied
	acked   map[string]uint64 // acknowledged commands and their index
	ackedTo uint64            // highest acknowledged index
	seq     uint64
	reads   map[uint64]uint64 // by request: index acknowledged before it
	trace   io.Writer
	faults  bool
	counts  struct{ cuts, snapshots, reads, elections int }
}

type envelope struct {
	from    MemberID
	message []byte
	state   []byte // of a snapshot
}

type simSeat struct {
	world   *world
	member  Member
	fs      *vfs.MemFS
	journal *journal
	core    *core
	queue   []*applyBatch
	waiting map[uint64]string
	staged  []byte
}

const simNonce = 77

func newWorld(t *testing.T, seed uint64) (*world, func() uint64) {
	h := fnv.New64a()
	w := &world{
		t: t, rng: rand.New(rand.NewPCG(seed, 2)), severed: make(map[[2]MemberID]bool),
		agreed: make(map[uint64]string), acked: make(map[string]uint64), reads: make(map[uint64]uint64), trace: h,
	}
	for _, name := range []string{"a", "b", "c"} {
		s := &simSeat{world: w, member: testMember(name), fs: vfs.NewCrashableMem()}
		w.seats = append(w.seats, s)
		s.open()
	}
	return w, h.Sum64
}

func (s *simSeat) open() {
	j, err := openJournal(s.fs, "/state")
	require.NoError(s.world.t, err)
	cfg := &Config{
		Self: s.member, Dir: "/consensus", FS: s.fs, StateMachine: j, Bootstrap: s.member.Node == "a",
		Limits: Limits{CompactEntries: 30, TailEntries: 4},
	}
	require.NoError(s.world.t, cfg.prepare())
	log, err := openLogStore(s.fs, nil, cfg.Dir, s.member.ID, cfg.Limits.ReadBytes)
	require.NoError(s.world.t, err)
	s.core, err = newCore(cfg, log)
	require.NoError(s.world.t, err)
	s.core.install = s.install
	s.journal, s.queue, s.waiting, s.staged = j, nil, make(map[uint64]string), nil
	s.core.campaignAlone()
}

func (s *simSeat) close() {
	require.NoError(s.world.t, s.core.log.close())
	require.NoError(s.world.t, s.journal.db.Close())
}

// crash cuts the power and starts the member again from what reached the disk. Only synced data
// survives: how much else would, depends on the database's own goroutines, not on the seed.
func (s *simSeat) crash() {
	s.world.counts.cuts++
	clone := s.fs.CrashClone(vfs.CrashCloneCfg{})
	s.close()
	s.fs = clone
	s.open()
}

func (s *simSeat) install(at Position, membership Membership) error {
	s.apply()
	s.world.counts.snapshots++
	return s.journal.Restore(context.Background(), bytes.NewReader(s.staged), at, membership)
}

// work handles all rounds, putting messages on the wire and batches in the queue.
func (s *simSeat) work() {
	for s.core.raw.HasReady() {
		out, err := s.core.ready()
		require.NoError(s.world.t, err)
		for _, m := range out.messages {
			s.world.send(s, m, nil)
		}
		for _, m := range out.snapshots {
			source, err := s.journal.Snapshot()
			require.NoError(s.world.t, err)
			at, membership := source.Applied()
			m.Snapshot = snapshotOf(at, membership)
			state, err := io.ReadAll(source)
			require.NoError(s.world.t, err)
			s.world.send(s, m, state)
		}
		if out.apply != nil {
			s.queue = append(s.queue, out.apply)
		}
		for _, r := range out.reads {
			id, _, err := decodeCommand(r.RequestCtx)
			require.NoError(s.world.t, err)
			before, asked := s.world.reads[id.seq]
			require.True(s.world.t, asked)
			require.GreaterOrEqual(s.world.t, r.Index, before, "a read misses an acknowledged command")
			s.world.counts.reads++
		}
	}
}

// apply applies everything queued as one write, like the applier, and acknowledges.
func (s *simSeat) apply() {
	if len(s.queue) == 0 {
		return
	}
	batches := s.queue
	s.queue = nil
	w := s.world
	var entries []Entry
	for _, b := range batches {
		entries = append(entries, b.entries...)
	}
	_, err := s.journal.Apply(context.Background(), entries)
	require.NoError(w.t, err)
	for _, b := range batches {
		for i, e := range b.entries {
			what := fmt.Sprintf("%d %d %s", e.Position.Term, e.Kind, e.Command)
			if before, known := w.agreed[e.Position.Index]; known {
				require.Equal(w.t, before, what, "members disagree at index %d", e.Position.Index)
			}
			w.agreed[e.Position.Index] = what
			fmt.Fprintf(w.trace, "%s applies %d %s\n", s.member.Node, e.Position.Index, what)
			if command, waits := s.waiting[b.proposals[i].seq]; waits {
				require.Equal(w.t, command, string(e.Command))
				w.acked[command] = e.Position.Index
				w.ackedTo = max(w.ackedTo, e.Position.Index)
				delete(s.waiting, b.proposals[i].seq)
			}
		}
	}
	require.NoError(w.t, s.core.finishApply(batches))
	s.core.campaignAlone()
}

func (w *world) send(from *simSeat, m *raftpb.Message, state []byte) {
	b, err := proto.Marshal(m)
	require.NoError(w.t, err)
	w.wire = append(w.wire, envelope{from: from.member.ID, message: b, state: state})
}

func (w *world) seat(id MemberID) *simSeat {
	i := slices.IndexFunc(w.seats, func(s *simSeat) bool { return s.member.ID == id })
	return w.seats[i]
}

func (w *world) chance(percent int) bool { return w.faults && w.rng.IntN(100) < percent }

// deliver takes one message off the wire, in any order, and perhaps loses or repeats it.
func (w *world) deliver() {
	if len(w.wire) == 0 {
		return
	}
	i := w.rng.IntN(len(w.wire))
	e := w.wire[i]
	if !w.chance(5) || e.state != nil {
		w.wire = slices.Delete(w.wire, i, i+1)
	}
	m := new(raftpb.Message)
	require.NoError(w.t, proto.Unmarshal(e.message, m))
	from, to := w.seat(e.from), w.seat(MemberID(m.GetTo()))
	lost := w.severed[[2]MemberID{e.from, to.member.ID}] || w.chance(10)
	fmt.Fprintf(w.trace, "%s to %s %s lost %v\n", from.member.Node, to.member.Node, m.GetType(), lost)
	if !lost {
		to.staged = e.state
		_ = to.core.raw.Step(m) // stale messages may be refused
		to.work()
	}
	if e.state != nil {
		status := raft.SnapshotFinish
		if lost {
			status = raft.SnapshotFailure
		}
		from.core.raw.ReportSnapshot(m.GetTo(), status)
		from.work()
	} else if lost {
		from.core.raw.ReportUnreachable(m.GetTo())
		from.work()
	}
}

func (w *world) leads(s *simSeat) bool { return s.core.raw.BasicStatus().RaftState == raft.StateLeader }

func (w *world) propose(s *simSeat) bool {
	if !w.leads(s) {
		return false
	}
	w.seq++
	command := fmt.Sprintf("%s/%d", s.member.Node, w.seq)
	if s.core.propose(encodeCommand(proposalID{node: simNonce, seq: w.seq}, []byte(command))) != nil {
		return false
	}
	s.waiting[w.seq] = command
	s.work()
	return true
}

func (w *world) read(s *simSeat) {
	w.seq++
	w.reads[w.seq] = w.ackedTo
	s.core.raw.ReadIndex(encodeCommand(proposalID{node: simNonce, seq: w.seq}, nil))
	s.work()
}

// change adds the next missing member, first as learner, or promotes or demotes one.
func (w *world) change(s *simSeat) {
	if !w.leads(s) {
		return
	}
	m := w.seats[w.rng.IntN(len(w.seats))].member
	kind := ChangeAddVoter
	if _, member := s.core.membership.Member(m.ID); !member || w.chance(20) && m.ID != s.member.ID {
		kind = ChangeAddLearner
	}
	w.seq++
	change, err := encodeChange(proposalID{node: simNonce, seq: w.seq}, []MembershipChange{{Kind: kind, Member: m}})
	require.NoError(w.t, err)
	_ = s.core.proposeChange(change)
	s.work()
}

func (w *world) sever() {
	clear(w.severed)
	for _, a := range w.seats {
		for _, b := range w.seats {
			if w.chance(30) {
				w.severed[[2]MemberID{a.member.ID, b.member.ID}] = true
			}
		}
	}
}

func (w *world) step() {
	s := w.seats[w.rng.IntN(len(w.seats))]
	switch n := w.rng.IntN(1000); {
	case n < 180:
		s.core.raw.Tick()
		s.work()
	case n < 300:
		w.propose(s)
	case n < 330:
		w.read(s)
	case n < 450:
		s.apply()
		s.work()
	case n < 470:
		w.change(s)
	case n < 475 && w.faults:
		s.crash()
		s.work()
	case n < 485:
		w.sever()
	default:
		w.deliver()
	}
}

// settle ends all faults and goes on, bounded, until every member votes and has applied the same log.
func (w *world) settle() {
	w.faults = false
	clear(w.severed)
	for round := range 2000 {
		for _, s := range w.seats {
			s.core.raw.Tick()
			s.work()
			if round%20 == 0 {
				w.change(s)
				w.propose(s)
			}
		}
		for range 1000 {
			w.deliver()
			if len(w.wire) == 0 {
				break
			}
		}
		same := len(w.wire) == 0
		for _, s := range w.seats {
			s.apply()
			s.work()
			same = same && s.core.applied == w.seats[0].core.applied && len(s.core.membership.Voters) == len(w.seats)
		}
		if same && round > 20 {
			return
		}
	}
	for _, s := range w.seats {
		w.t.Logf("%s: %+v applied %s membership %+v", s.member.Node, s.core.raw.BasicStatus(), s.core.applied, s.core.membership)
	}
	w.t.Fatal("the cluster does not settle without faults")
}

func simulate(t *testing.T, seed uint64, steps int) (*world, uint64) {
	cryptotest.SetGlobalRandom(t, seed)
	w, trace := newWorld(t, seed)
	w.faults = true
	for range steps {
		w.step()
	}
	w.settle()
	sum := trace()
	w.counts.elections = int(w.seats[0].core.applied.Term)
	for _, s := range w.seats {
		commands := s.journal.commands()
		place := make(map[string]uint64)
		for _, c := range commands {
			require.NotContains(t, place, c.command, "applied twice")
			place[c.command] = c.index
		}
		for command, index := range w.acked {
			at, found := place[command]
			require.True(t, found, "%s lost acknowledged %s", s.member.Node, command)
			require.Equal(t, index, at)
		}
		s.close()
	}
	return w, sum
}

// Under loss, repetition, reordering, partitions, power cuts and membership changes, members apply
// the same sequence, keep every acknowledged command and answer no read from the past.
func TestSimulatedCluster(t *testing.T) {
	var total world
	for seed := range uint64(30) {
		t.Run(fmt.Sprintf("seed %d", seed), func(t *testing.T) {
			w, _ := simulate(t, seed, 8000)
			require.NotEmpty(t, w.acked)
			total.counts.cuts += w.counts.cuts
			total.counts.snapshots += w.counts.snapshots
			total.counts.reads += w.counts.reads
			total.counts.elections += w.counts.elections
		})
	}
	// The seeds must reach what they are for.
	t.Logf("%+v", total.counts)
	require.Greater(t, total.counts.cuts, 500)
	require.Greater(t, total.counts.snapshots, 50)
	require.Greater(t, total.counts.reads, 500)
	require.Greater(t, total.counts.elections, 200)
}

// A seed reproduces its run exactly.
func TestSimulationIsReproducible(t *testing.T) {
	_, first := simulate(t, 5, 1500)
	_, second := simulate(t, 5, 1500)
	require.Equal(t, first, second)
}
