package consensus

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"hash"
	"io"
	"strings"
	"sync"

	"github.com/cockroachdb/pebble/v2/vfs"
	"go.etcd.io/raft/v3"
	"go.etcd.io/raft/v3/raftpb"

	"nervix/generated/failure"
)

// A snapshot stream is the state machine's bytes followed by a trailer: their length, 8 bytes big
// endian, and their SHA-256.
const snapshotTrailerBytes = 8 + sha256.Size

const stagedPrefix = "incoming-snapshot-"

// snapshotSlots allows one outbound transfer and one inbound stage at a time.
type snapshotSlots struct {
	mu       sync.Mutex
	sending  bool
	receiver *SnapshotReceiver
	staged   uint64 // names stage files
}

// sendSnapshot starts the transfer of the present state, or reports at once that the slot is taken;
// the algorithm then asks again later.
func (n *Node) sendSnapshot(m *raftpb.Message) {
	n.snapshots.mu.Lock()
	busy := n.snapshots.sending || n.cfg.Transport == nil
	n.snapshots.sending = n.snapshots.sending || !busy
	n.snapshots.mu.Unlock()
	if busy {
		n.core.raw.ReportSnapshot(m.GetTo(), raft.SnapshotFailure)
		return
	}
	n.tasks.Go(func() { n.transferSnapshot(m) })
}

func (n *Node) transferSnapshot(m *raftpb.Message) {
	to := MemberID(m.GetTo())
	at, size, err := n.streamSnapshot(m)
	n.snapshots.mu.Lock()
	n.snapshots.sending = false
	n.snapshots.mu.Unlock()
	status := raft.SnapshotFinish
	if err != nil {
		status = raft.SnapshotFailure
		n.counter.snapshotsFailed.Add(1)
	} else {
		n.counter.snapshotsSent.Add(1)
	}
	if n.cfg.Events.SnapshotSent != nil {
		n.cfg.Events.SnapshotSent(to, at, size, err)
	}
	// Fails only when the node is stopping, which needs no report.
	_ = n.do(n.ctx, func() error {
		n.core.raw.ReportSnapshot(uint64(to), status)
		return nil
	})
}

// streamSnapshot opens the state as it is now, which may be ahead of what the algorithm asked for,
// and sends it under its own position.
func (n *Node) streamSnapshot(m *raftpb.Message) (Position, int64, error) {
	source, err := n.cfg.StateMachine.Snapshot()
	if err != nil {
		return Position{}, 0, fmt.Errorf("open a snapshot of the state: %w", err)
	}
	at, membership := source.Applied()
	m.Snapshot = snapshotOf(at, membership)
	stream := newTrailedSource(source)
	err = n.cfg.Transport.SendSnapshot(n.ctx, m, stream)
	return at, stream.size, errors.Join(err, source.Close())
}

// snapshotOf describes a state in the algorithm's terms; the data carries the members' descriptions.
func snapshotOf(at Position, membership Membership) *raftpb.Snapshot {
	return &raftpb.Snapshot{Data: membership.encode(), Metadata: &raftpb.SnapshotMetadata{
		Index: ptr(at.Index), Term: ptr(at.Term), ConfState: membership.confState(),
	}}
}

// snapshotState reads the position and membership a snapshot message announces.
func snapshotState(snapshot *raftpb.Snapshot) (Position, Membership, error) {
	meta := snapshot.GetMetadata()
	at := Position{Index: meta.GetIndex(), Term: meta.GetTerm()}
	var membership Membership
	if err := membership.UnmarshalBinary(snapshot.GetData()); err != nil {
		return at, membership, err
	}
	if err := membership.confState().Equivalent(raftpb.EnsureConfState(meta.GetConfState())); err != nil {
		return at, membership, corrupt("snapshot", "its members differ from its configuration")
	}
	if at.Index == 0 || at.Term == 0 || len(membership.Voters) == 0 {
		return at, membership, corrupt("snapshot", "it names no position or no voter")
	}
	return at, membership, nil
}

// trailedSource appends the trailer to a state machine's snapshot.
type trailedSource struct {
	SnapshotSource
	sum     hash.Hash
	size    int64
	trailer []byte // unread part, once ended
	ended   bool
}

func newTrailedSource(source SnapshotSource) *trailedSource {
	return &trailedSource{SnapshotSource: source, sum: sha256.New()}
}

// Read implements io.Reader.
func (s *trailedSource) Read(p []byte) (int, error) {
	if !s.ended {
		n, err := s.SnapshotSource.Read(p)
		s.sum.Write(p[:n])
		s.size += int64(n)
		if err == io.EOF {
			s.ended = true
			s.trailer = s.sum.Sum(binary.BigEndian.AppendUint64(nil, uint64(s.size)))
			err = nil
		}
		return n, err
	}
	if len(s.trailer) == 0 {
		return 0, io.EOF
	}
	n := copy(p, s.trailer)
	s.trailer = s.trailer[n:]
	return n, nil
}

// SnapshotReceiver stages one inbound snapshot in a file, checks it, and installs it.
type SnapshotReceiver struct {
	node    *Node
	message *raftpb.Message
	at      Position
	path    string

	mu     sync.Mutex
	file   vfs.File // nil once finished or abandoned
	sum    hash.Hash
	size   int64
	held   []byte // the last bytes received: possibly the trailer
	failed error
}

// BeginSnapshot starts to receive a snapshot announced by message. A newer call abandons an earlier
// one. The caller must end with Finish or Abort.
func (n *Node) BeginSnapshot(message *raftpb.Message) (*SnapshotReceiver, error) {
	if message.GetType() != raftpb.MessageType_MsgSnap || message.GetTo() != uint64(n.cfg.Self.ID) {
		return nil, snapshotRefused("it is not for this member")
	}
	at, _, err := snapshotState(message.GetSnapshot())
	if err != nil {
		return nil, new(failure.SnapshotRefused).WithCause(err)
	}
	if n.ctx.Err() != nil {
		return nil, stopped()
	}
	n.snapshots.mu.Lock()
	defer n.snapshots.mu.Unlock()
	if old := n.snapshots.receiver; old != nil {
		old.Abort()
	}
	n.snapshots.staged++
	r := &SnapshotReceiver{node: n, message: message, at: at, sum: sha256.New()}
	r.path = n.cfg.FS.PathJoin(n.cfg.Dir, fmt.Sprintf("%s%d", stagedPrefix, n.snapshots.staged))
	if r.file, err = n.cfg.FS.Create(r.path, vfs.WriteCategoryUnspecified); err != nil {
		return nil, fmt.Errorf("stage a snapshot: %w", err)
	}
	n.snapshots.receiver = r
	return r, nil
}

// Write stages the next bytes of the stream. It fails with SnapshotRefused when the snapshot is
// too large or was abandoned.
func (r *SnapshotReceiver) Write(p []byte) (int, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.file == nil || r.failed != nil {
		return 0, r.refusal()
	}
	r.held = append(r.held, p...)
	body := len(r.held) - snapshotTrailerBytes
	if body <= 0 {
		return len(p), nil
	}
	if r.size += int64(body); r.size > r.node.cfg.Limits.SnapshotBytes {
		r.failed = snapshotRefused("it exceeds %d bytes", r.node.cfg.Limits.SnapshotBytes)
		return 0, r.failed
	}
	r.sum.Write(r.held[:body])
	if _, err := r.file.Write(r.held[:body]); err != nil {
		r.failed = fmt.Errorf("stage a snapshot: %w", err)
		return 0, r.failed
	}
	r.held = append(r.held[:0], r.held[body:]...)
	return len(p), nil
}

func (r *SnapshotReceiver) refusal() error {
	if r.failed != nil {
		return r.failed
	}
	return snapshotRefused("it was abandoned or finished")
}

// Finish checks the whole stream and hands it to the algorithm, which installs it unless this member
// already has that state. It returns when the new state is durable. The stage is gone afterwards.
func (r *SnapshotReceiver) Finish(ctx context.Context) error {
	path, err := r.seal()
	if err != nil {
		r.Abort()
		return err
	}
	n := r.node
	var installed error
	err = n.do(ctx, func() error {
		n.loop.staged = path
		n.step(r.message)
		installed = n.work()
		n.loop.staged = ""
		return installed
	})
	// A stage that stays behind is removed by the next Open.
	_ = n.cfg.FS.Remove(path)
	return errors.Join(err, installed)
}

// seal verifies the trailer, closes the stage file and takes its path, so that a newer snapshot no
// longer abandons it.
func (r *SnapshotReceiver) seal() (string, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.file == nil || r.failed != nil {
		return "", r.refusal()
	}
	trailer := r.sum.Sum(binary.BigEndian.AppendUint64(nil, uint64(r.size)))
	if !bytes.Equal(trailer, r.held) {
		r.failed = snapshotRefused("length or digest differs")
		return "", r.failed
	}
	err := r.file.Close()
	r.file = nil
	if err != nil {
		r.failed = fmt.Errorf("stage a snapshot: %w", err)
		return "", r.failed
	}
	path := r.path
	r.path = ""
	return path, nil
}

// Abort drops the stage. It may be called at any time and more than once.
func (r *SnapshotReceiver) Abort() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.path == "" {
		return
	}
	if r.file != nil {
		_ = r.file.Close()
		r.file = nil
	}
	_ = r.node.cfg.FS.Remove(r.path)
	r.path = ""
}

// install runs on the loop: it waits for the applier to finish earlier batches and to replace the
// state by the staged snapshot. The member answers nobody meanwhile.
func (n *Node) install(at Position, membership Membership) error {
	path := n.loop.staged
	if path == "" {
		return snapshotRefused("no stream was staged for %s", at)
	}
	job := applyJob{done: make(chan error, 1), restore: func() error {
		return n.restore(path, at, membership)
	}}
	n.queue.put(job)
	select {
	case err := <-job.done:
		return err
	case <-n.applierEnded:
		return errors.Join(n.takeAcks(), fmt.Errorf("restore %s: %w", at, stopped()))
	}
}

func (n *Node) restore(path string, at Position, membership Membership) error {
	file, err := n.cfg.FS.Open(path, vfs.SequentialReadsOption)
	if err != nil {
		return fmt.Errorf("open a staged snapshot: %w", err)
	}
	err = n.cfg.StateMachine.Restore(n.ctx, file, at, membership)
	if err = errors.Join(err, file.Close()); err != nil {
		return fmt.Errorf("restore %s: %w", at, err)
	}
	n.counter.snapshotsApplied.Add(1)
	return nil
}

// removeStaged drops stages that a crash left behind.
func removeStaged(fs vfs.FS, dir string) error {
	names, err := fs.List(dir)
	if err != nil {
		return fmt.Errorf("list the consensus directory: %w", err)
	}
	for _, name := range names {
		if strings.HasPrefix(name, stagedPrefix) {
			if err := fs.Remove(fs.PathJoin(dir, name)); err != nil {
				return fmt.Errorf("remove a staged snapshot: %w", err)
			}
		}
	}
	return nil
}
