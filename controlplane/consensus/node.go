package consensus

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"

	"go.etcd.io/raft/v3/raftpb"

	"nervix/generated/failure"
)

// Node is one running member. All methods may be called from any goroutine.
type Node struct {
	cfg     Config
	core    *core
	nonce   uint64 // of this Open
	seq     atomic.Uint64
	view    view
	counter counters

	ctx    context.Context // ends when Close is called or a fault occurs
	cancel context.CancelFunc
	done   chan struct{} // closed when every goroutine of the node has ended
	err    error         // the fault, readable once done is closed
	close  sync.Once
	closed error // of releasing the database

	proposals chan *proposal // capacity Limits.Proposals: admission is by counter
	reads     chan *read     // capacity Limits.Reads, likewise
	inbox     chan *raftpb.Message
	control   chan func() error // run by the loop

	loop  loopState
	queue mailbox[applyJob]    // loop to applier; bounded by Limits.ApplyBytes
	acks  mailbox[applyResult] // applier to loop; bounded by the queue

	applierEnded chan struct{}

	snapshots snapshotSlots
	tasks     sync.WaitGroup
}

// Result is the answer to a committed and durably applied proposal.
type Result struct {
	// Position is where the command stands in the log.
	Position Position
	// Value is what StateMachine.Apply returned for it.
	Value any
}

// Open opens or creates the consensus database, reconciles it with the state machine, and starts the
// member. A sole voter leads within milliseconds; Leadership tells when. It fails with
// InvalidConsensusConfig, CorruptRecord, ConsensusMismatch, StoreUnavailable or StoreWrite. ctx bounds nothing after Open.
func Open(ctx context.Context, cfg Config) (*Node, error) {
	if err := cfg.prepare(); err != nil {
		return nil, err
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	n := &Node{
		cfg:          cfg,
		done:         make(chan struct{}),
		applierEnded: make(chan struct{}),
		proposals:    make(chan *proposal, cfg.Limits.Proposals),
		reads:        make(chan *read, cfg.Limits.Reads),
		inbox:        make(chan *raftpb.Message, cfg.Limits.Inbound),
		control:      make(chan func() error),
		queue:        newMailbox[applyJob](),
		acks:         newMailbox[applyResult](),
	}
	var nonce [8]byte
	if _, err := rand.Read(nonce[:]); err != nil {
		return nil, fmt.Errorf("draw a proposal identity: %w", err)
	}
	n.nonce = binary.BigEndian.Uint64(nonce[:])
	if err := n.openStorage(); err != nil {
		return nil, err
	}
	n.ctx, n.cancel = context.WithCancel(context.WithoutCancel(ctx))
	n.loop = newLoopState()
	n.view.init()
	n.publish()
	go n.run()
	return n, nil
}

func (n *Node) openStorage() error {
	if err := n.cfg.FS.MkdirAll(n.cfg.Dir, 0o755); err != nil {
		return fmt.Errorf("create the consensus directory: %w", err)
	}
	if err := removeStaged(n.cfg.FS, n.cfg.Dir); err != nil {
		return err
	}
	log, err := openLogStore(n.cfg.FS, n.cfg.Cache, n.cfg.Dir, n.cfg.Self.ID, n.cfg.Limits.ReadBytes)
	if err != nil {
		return err
	}
	log.synced = n.observeSync
	n.core, err = newCore(&n.cfg, log)
	if err != nil {
		return errors.Join(err, log.close())
	}
	n.core.install = n.install
	return nil
}

// Propose appends a command to the replicated log and returns once it is committed and durably
// applied on this node, with the state machine's result (CP-021). It fails with
// NotConsensusLeader, LeaderUnknown, ProposalTooLarge, ConsensusOverloaded or ConsensusStopped when
// nothing was proposed, and with ProposalOutcomeUnknown when the command may still commit. The command must not be changed afterwards.
func (n *Node) Propose(ctx context.Context, command []byte) (Result, error) {
	if len(command) > n.cfg.Limits.ProposalBytes {
		return Result{}, &failure.ProposalTooLarge{Size: len(command), Limit: n.cfg.Limits.ProposalBytes}
	}
	p := n.newProposal()
	p.data = encodeCommand(p.id, command)
	return n.await(ctx, p)
}

// MembershipChange is one step of a change of members.
type MembershipChange struct {
	// Kind says what happens to Member.
	Kind ChangeKind
	// Member is the member. Removal reads only its ID.
	Member Member
}

// ChangeKind says what a MembershipChange does.
type ChangeKind uint8

const (
	// ChangeAddVoter adds a voter or promotes a learner.
	ChangeAddVoter ChangeKind = iota
	// ChangeAddLearner adds a learner or demotes a voter.
	ChangeAddLearner
	// ChangeRemove removes a member.
	ChangeRemove
	// ChangeDescribe replaces the recorded name and address of a member (IC-367).
	ChangeDescribe
)

// ChangeMembership commits one change and returns its position with the Membership as value. The
// leader accepts one at a time (CP-199). Several steps at once form a joint change, which the leader
// completes by itself. It fails like Propose and with MembershipRefused.
func (n *Node) ChangeMembership(ctx context.Context, changes ...MembershipChange) (Result, error) {
	p := n.newProposal()
	change, err := encodeChange(p.id, changes)
	if err != nil {
		return Result{}, err
	}
	p.change = change
	return n.await(ctx, p)
}

func encodeChange(id proposalID, changes []MembershipChange) (*raftpb.ConfChangeV2, error) {
	if len(changes) == 0 {
		return nil, membershipRefused("it is empty")
	}
	kinds := map[ChangeKind]raftpb.ConfChangeType{
		ChangeAddVoter:   raftpb.ConfChangeType_ConfChangeAddNode,
		ChangeAddLearner: raftpb.ConfChangeType_ConfChangeAddLearnerNode,
		ChangeRemove:     raftpb.ConfChangeType_ConfChangeRemoveNode,
		ChangeDescribe:   raftpb.ConfChangeType_ConfChangeUpdateNode,
	}
	var described []Member
	change := new(raftpb.ConfChangeV2)
	for _, c := range changes {
		kind, ok := kinds[c.Kind]
		if !ok || c.Member.ID == 0 {
			return nil, membershipRefused("unknown change or no member")
		}
		if len(c.Member.Node) > maxMemberBytes || len(c.Member.Address) > maxMemberBytes {
			return nil, membershipRefused("node name or address exceeds %d bytes", maxMemberBytes)
		}
		change.Changes = append(change.Changes, &raftpb.ConfChangeSingle{
			Type: kind.Enum(), NodeId: ptr(uint64(c.Member.ID)),
		})
		if c.Kind != ChangeRemove {
			described = append(described, c.Member)
		}
	}
	change.Context = encodeChangeContext(id, sortMembers(described))
	return change, nil
}

// ReadIndex returns once this node's state machine has applied everything that was committed when
// the call began, which a quorum confirmed (IC-390, IC-391). It works on any member and returns the
// applied position. It fails with LeaderUnknown, ReadInterrupted, ConsensusOverloaded,
// ConsensusStopped or the context's error; reading again is always safe.
func (n *Node) ReadIndex(ctx context.Context) (Position, error) {
	return n.awaitRead(ctx, &read{done: make(chan readOutcome, 1)})
}

// WaitApplied returns once this node's state machine has applied index, with its applied position.
func (n *Node) WaitApplied(ctx context.Context, index uint64) (Position, error) {
	return n.awaitRead(ctx, &read{index: index, confirmed: true, done: make(chan readOutcome, 1)})
}

// TransferLeadership asks the leader, which this node must be, to hand over to another voter. It
// returns when the request is made; Leadership shows the outcome.
func (n *Node) TransferLeadership(ctx context.Context, to MemberID) error {
	var refused error
	err := n.do(ctx, func() error {
		if refused = n.leaderOnly(); refused == nil {
			n.core.raw.TransferLeader(uint64(to))
		}
		return nil
	})
	return errors.Join(err, refused)
}

// Step accepts one message from another member. It blocks while Limits.Inbound messages wait, which
// is how a slow member slows its sender. Snapshots enter through BeginSnapshot instead.
func (n *Node) Step(ctx context.Context, m *raftpb.Message) error {
	switch {
	case m.GetTo() != uint64(n.cfg.Self.ID):
		return &failure.MessageRefused{Reason: "it is for member " + MemberID(m.GetTo()).String()}
	case !isPeerMessage(m.GetType()):
		return &failure.MessageRefused{Reason: "members do not exchange " + m.GetType().String()}
	}
	select {
	case <-n.ctx.Done():
		return stopped()
	default:
	}
	select {
	case n.inbox <- m:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	case <-n.ctx.Done():
		return stopped()
	}
}

// ReportUnreachable tells the leader's flow control that a message to the member was lost.
func (n *Node) ReportUnreachable(ctx context.Context, id MemberID) error {
	return n.do(ctx, func() error {
		n.core.raw.ReportUnreachable(uint64(id))
		return nil
	})
}

// Done is closed when the node has ended, by Close or by a fault.
func (n *Node) Done() <-chan struct{} { return n.done }

// Err returns the fault that ended the node, a ConsensusFaulted, or nil while it runs or after Close.
func (n *Node) Err() error {
	select {
	case <-n.done:
		return n.err
	default:
		return nil
	}
}

// Close stops the node, waits for its goroutines, and closes the database. Waiting proposals end
// with ProposalOutcomeUnknown unless already applied. It may be called again.
func (n *Node) Close() error {
	n.close.Do(func() {
		n.cancel()
		<-n.done
		n.closed = n.core.log.close()
	})
	return n.closed
}

// do runs f on the loop and waits for it.
func (n *Node) do(ctx context.Context, f func() error) error {
	ran := make(chan struct{})
	wrapped := func() error { defer close(ran); return f() }
	select {
	case n.control <- wrapped:
	case <-ctx.Done():
		return ctx.Err()
	case <-n.ctx.Done():
		return stopped()
	}
	select {
	case <-ran:
		return nil
	case <-n.done:
		return stopped()
	}
}
