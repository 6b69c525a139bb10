package consensus

import (
	"sync"
	"sync/atomic"
	"time"

	"go.etcd.io/raft/v3"
)

// Role is what a member currently is.
type Role uint8

const (
	// RoleFollower follows a leader or waits for one.
	RoleFollower Role = iota
	// RoleLearner receives the log and does not vote.
	RoleLearner
	// RoleCandidate asks for votes, including the exchange before an election (IC-385).
	RoleCandidate
	// RoleLeader leads.
	RoleLeader
)

// String returns the lower-case name that SHOW CLUSTER STATUS prints.
func (r Role) String() string {
	return [...]string{"follower", "learner", "candidate", "leader"}[r]
}

func role(state raft.StateType, m Membership, self MemberID) Role {
	switch state {
	case raft.StateLeader:
		return RoleLeader
	case raft.StateCandidate, raft.StatePreCandidate:
		return RoleCandidate
	}
	if _, member := m.Member(self); member && !m.IsVoter(self) {
		return RoleLearner
	}
	return RoleFollower
}

// Leadership is what a node knows of who leads.
type Leadership struct {
	// Term is the node's current term.
	Term uint64
	// Leader is the leader of Term, or 0 when none is known.
	Leader MemberID
	// Leading says that this node leads.
	Leading bool
	// Established says that this node leads and has applied everything earlier leaders committed, so
	// that decisions made from its state are made on current state.
	Established bool
}

// Status is one node's view for operators.
type Status struct {
	// Self is this member.
	Self MemberID
	// Leadership is who leads.
	Leadership
	// Role is what this node is.
	Role Role
	// LastIndex is the last index of the stored log.
	LastIndex uint64
	// Committed is the highest index known to be committed.
	Committed uint64
	// Applied is the position the state machine holds durably.
	Applied Position
	// Membership is the committed configuration.
	Membership Membership
}

// Status returns the current view.
func (n *Node) Status() Status {
	n.view.mu.Lock()
	defer n.view.mu.Unlock()
	return n.view.status
}

// Leader returns the leader this node knows, or 0.
func (n *Node) Leader() MemberID { return n.view.current().Leader }

// Leadership returns the current leadership and a channel that is closed when it changes or the node
// ends. A slow observer skips intermediate states and never holds anything up.
func (n *Node) Leadership() (Leadership, <-chan struct{}) {
	n.view.mu.Lock()
	defer n.view.mu.Unlock()
	return n.view.status.Leadership, n.view.changed
}

// view holds the status for observers. When the node has ended, nobody leads in it.
type view struct {
	mu      sync.Mutex
	status  Status
	changed chan struct{}
}

func (v *view) init() { v.changed = make(chan struct{}) }

func (v *view) current() Leadership {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.status.Leadership
}

// set stores a status and returns the leadership before it and whether that changed.
func (v *view) set(s Status) (before Leadership, changed bool) {
	v.mu.Lock()
	defer v.mu.Unlock()
	before = v.status.Leadership
	v.status = s
	if before == s.Leadership {
		return before, false
	}
	close(v.changed)
	v.changed = make(chan struct{})
	return before, true
}

func (v *view) end() {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.status.Leadership = Leadership{Term: v.status.Term}
	v.status.Role = RoleFollower
	close(v.changed)
}

// counters are read by Observations at any time.
type counters struct {
	inFlight, inFlightBytes, reads, logEntries       atomic.Int64
	logBytes                                         atomic.Uint64
	applying                                         atomic.Int64
	completed, refused, unknown, applied             atomic.Uint64
	syncs, syncedEntries, syncedBytes, syncNanos     atomic.Uint64
	leaderChanges, compactions                       atomic.Uint64
	snapshotsSent, snapshotsFailed, snapshotsApplied atomic.Uint64
}

// Observations are the measurements of a node. Counters run from Open.
type Observations struct {
	// ProposalsInFlight of ProposalLimit, with ProposalBytesInFlight bytes of commands.
	ProposalsInFlight, ProposalLimit int
	ProposalBytesInFlight            int64
	// ReadsWaiting of ReadLimit.
	ReadsWaiting, ReadLimit int
	// InboundWaiting of InboundLimit messages.
	InboundWaiting, InboundLimit int
	// LogEntries and LogBytes are stored now.
	LogEntries int
	LogBytes   uint64
	// ApplyingBytes of ApplyBytesLimit are committed commands handed to the state machine and not
	// durable in it yet.
	ApplyingBytes   int64
	ApplyBytesLimit uint64
	// ApplyLag is the number of committed entries that are not applied yet.
	ApplyLag uint64
	// ProposalsCompleted, ProposalsRefused and ProposalsUnknown count outcomes.
	ProposalsCompleted, ProposalsRefused, ProposalsUnknown uint64
	// EntriesApplied counts entries of any kind.
	EntriesApplied uint64
	// Syncs, with the entries and bytes they made durable and the time they took together.
	Syncs, SyncedEntries, SyncedBytes uint64
	SyncTime                          time.Duration
	// LeaderChanges counts changes of term or leader; Compactions those of the log.
	LeaderChanges, Compactions uint64
	// SnapshotsSent, SnapshotsFailed and SnapshotsInstalled count transfers.
	SnapshotsSent, SnapshotsFailed, SnapshotsInstalled uint64
}

// Observations returns the current measurements.
func (n *Node) Observations() Observations {
	c, s := &n.counter, n.Status()
	return Observations{
		ProposalsInFlight:     int(c.inFlight.Load()),
		ProposalLimit:         n.cfg.Limits.Proposals,
		ProposalBytesInFlight: c.inFlightBytes.Load(),
		ReadsWaiting:          int(c.reads.Load()),
		ReadLimit:             n.cfg.Limits.Reads,
		InboundWaiting:        len(n.inbox),
		InboundLimit:          cap(n.inbox),
		LogEntries:            int(c.logEntries.Load()),
		LogBytes:              c.logBytes.Load(),
		ApplyingBytes:         c.applying.Load(),
		ApplyBytesLimit:       n.cfg.Limits.ApplyBytes,
		ApplyLag:              s.Committed - min(s.Committed, s.Applied.Index),
		ProposalsCompleted:    c.completed.Load(),
		ProposalsRefused:      c.refused.Load(),
		ProposalsUnknown:      c.unknown.Load(),
		EntriesApplied:        c.applied.Load(),
		Syncs:                 c.syncs.Load(),
		SyncedEntries:         c.syncedEntries.Load(),
		SyncedBytes:           c.syncedBytes.Load(),
		SyncTime:              time.Duration(c.syncNanos.Load()),
		LeaderChanges:         c.leaderChanges.Load(),
		Compactions:           c.compactions.Load(),
		SnapshotsSent:         c.snapshotsSent.Load(),
		SnapshotsFailed:       c.snapshotsFailed.Load(),
		SnapshotsInstalled:    c.snapshotsApplied.Load(),
	}
}

func (n *Node) observeSync(entries int, bytes uint64, took time.Duration) {
	n.counter.syncs.Add(1)
	n.counter.syncedEntries.Add(uint64(entries))
	n.counter.syncedBytes.Add(bytes)
	n.counter.syncNanos.Add(uint64(took))
	if n.cfg.Events.Synced != nil {
		n.cfg.Events.Synced(entries, bytes, took)
	}
	if took >= n.cfg.Timing.SlowSync && n.cfg.Events.SlowSync != nil {
		n.cfg.Events.SlowSync(entries, bytes, took)
	}
}
