package consensus

import (
	"errors"
	"fmt"

	"go.etcd.io/raft/v3"
	"go.etcd.io/raft/v3/raftpb"
)

// core is one member without goroutines, clocks or waiters: inputs go in through its methods, one
// call of ready persists what must be durable and returns what is to be sent and applied. All of a
// member's ordering rules are here, so that a simulation can drive many members from one seed.
type core struct {
	self       MemberID
	limits     Limits
	raw        *raft.RawNode
	log        *logStore
	events     *Events
	membership Membership // of the last entry handed out for applying
	applied    Position   // durable in the state machine
	appliedAt  Membership
	// install replaces the state machine's state by a received snapshot and returns when durable.
	install func(at Position, membership Membership) error
}

// output is what one ready leaves to do. Everything durable that messages rely on is durable.
type output struct {
	messages  []*raftpb.Message
	snapshots []*raftpb.Message // to be sent with the state's stream
	apply     *applyBatch       // nil when nothing committed
	reads     []raft.ReadState
	// appended lists the entries of this round, by which a proposer learns that its membership
	// change was replaced by an empty entry.
	appended []*raftpb.Entry
}

// applyBatch is a run of committed entries on its way through the state machine.
type applyBatch struct {
	entries   []Entry
	proposals []proposalID // parallel to entries
	refused   []error      // parallel to entries: a membership change that is not valid
	response  []*raftpb.Message
	waiters   []*proposal // parallel to entries; nil where nobody waits here
}

// bytes is the size of the commands.
func (b *applyBatch) bytes() int64 {
	total := int64(0)
	for i := range b.entries {
		total += int64(len(b.entries[i].Command))
	}
	return total
}

// newCore builds the member over an opened log and the state machine's durable position, after
// finishing whatever a crash interrupted.
func newCore(cfg *Config, log *logStore) (*core, error) {
	c := &core{self: cfg.Self.ID, limits: cfg.Limits, log: log, events: &cfg.Events}
	c.applied, c.appliedAt = cfg.StateMachine.Applied()
	c.membership = c.appliedAt
	if err := c.recover(cfg); err != nil {
		return nil, err
	}
	log.initial = c.membership
	log.describe = func() *raftpb.Snapshot { return snapshotOf(c.applied, c.appliedAt) }
	raw, err := raft.NewRawNode(&raft.Config{
		ID:                        uint64(c.self),
		ElectionTick:              cfg.Timing.ElectionTicks,
		HeartbeatTick:             cfg.Timing.HeartbeatTicks,
		Storage:                   log,
		Applied:                   c.applied.Index,
		AsyncStorageWrites:        true,
		MaxSizePerMsg:             cfg.Limits.MessageBytes,
		MaxCommittedSizePerReady:  cfg.Limits.ApplyBytes,
		MaxUncommittedEntriesSize: cfg.Limits.UncommittedBytes,
		MaxInflightMsgs:           cfg.Limits.WindowMessages,
		MaxInflightBytes:          cfg.Limits.WindowBytes,
		CheckQuorum:               true,
		PreVote:                   true,
		ReadOnlyOption:            raft.ReadOnlySafe,
		Logger:                    raftLogger{events: c.events},
		DisableProposalForwarding: true,
		StepDownOnRemoval:         true,
	})
	if err != nil {
		return nil, invalid("%v", err)
	}
	c.raw = raw
	return c, nil
}

// recover reconciles log and state machine. The state machine may be ahead of the recorded commit,
// which is written without a sync, but never of the log itself, which is synced before it applies.
func (c *core) recover(cfg *Config) error {
	at, installing, err := c.log.installing()
	if err != nil {
		return err
	}
	if installing {
		if c.applied != at {
			err = c.log.abandonInstall()
		} else {
			err = c.log.finishInstall(at, c.hardStateAfter(at))
		}
		if err != nil {
			return err
		}
	}
	if cfg.Bootstrap && c.applied == (Position{}) && c.log.last() == (Position{}) && c.log.hard == (hardState{}) {
		if err := c.bootstrap(cfg.Self); err != nil {
			return err
		}
	}
	if c.applied.Index < c.log.start.Index || c.applied.Index > c.log.last().Index {
		return mismatch("the state is applied to %s but the log holds (%s, %s]",
			c.applied, c.log.start, c.log.last())
	}
	if term, err := c.log.Term(c.applied.Index); err != nil || term != c.applied.Term {
		return mismatch("the state is applied to %s but the log holds term %d there",
			c.applied, term)
	}
	if last := c.log.last(); c.log.hard.commit > last.Index || c.log.hard.term < last.Term {
		return corrupt("hard state", "commit %d in term %d contradicts the log's end %s",
			c.log.hard.commit, c.log.hard.term, last)
	}
	c.log.hard.commit = max(c.log.hard.commit, c.applied.Index)
	return nil
}

// bootstrap writes the first entry of a new cluster: a change that makes self the only voter.
func (c *core) bootstrap(self Member) error {
	change := &raftpb.ConfChangeV2{
		Changes: []*raftpb.ConfChangeSingle{{
			Type:   raftpb.ConfChangeType_ConfChangeAddNode.Enum(),
			NodeId: ptr(uint64(self.ID)),
		}},
		Context: encodeChangeContext(proposalID{}, []Member{self}),
	}
	kind, data, err := raftpb.MarshalConfChange(change)
	if err != nil {
		return err
	}
	first := &raftpb.Entry{Index: ptr(uint64(1)), Term: ptr(uint64(1)), Type: &kind, Data: data}
	return c.log.append([]*raftpb.Entry{first}, &hardState{term: 1, commit: 1}, true)
}

func (c *core) hardStateAfter(at Position) hardState {
	hard := c.log.hard
	if hard.term < at.Term {
		hard = hardState{term: at.Term}
	}
	hard.commit = at.Index
	return hard
}

// campaignAlone makes the only voter leader at once instead of after an election timeout.
func (c *core) campaignAlone() {
	if !c.membership.soleVoter(c.self) || c.applied.Index < c.log.hard.commit {
		return
	}
	if s := c.raw.BasicStatus(); s.RaftState == raft.StateFollower && s.Lead == raft.None {
		_ = c.raw.Campaign()
	}
}

// propose appends a framed command to a leader's log. The caller checked leadership.
func (c *core) propose(data []byte) error { return c.admit(c.raw.Propose(data)) }

// proposeChange appends a membership change that is valid for the current membership.
func (c *core) proposeChange(change *raftpb.ConfChangeV2) error {
	if err := c.membership.check(change); err != nil {
		return err
	}
	return c.admit(c.raw.ProposeConfChange(change))
}

// admit turns a dropped proposal into the reason for it.
func (c *core) admit(err error) error {
	if !errors.Is(err, raft.ErrProposalDropped) {
		return err
	}
	s := c.raw.BasicStatus()
	if s.RaftState != raft.StateLeader || s.LeadTransferee != raft.None {
		return notLeader(MemberID(s.LeadTransferee), s.GetTerm(), c.membership)
	}
	return overloaded("uncommitted bytes", c.limits.UncommittedBytes)
}

// ready takes one round of work: it appends and syncs, feeds the local answers back, and returns the
// rest. Messages that promise durability are returned only after the sync.
func (c *core) ready() (output, error) {
	var out output
	if !c.raw.HasReady() {
		return out, nil
	}
	rd := c.raw.Ready()
	out.reads = rd.ReadStates
	var local []*raftpb.Message
	for _, m := range rd.Messages {
		switch m.GetTo() {
		case raft.LocalAppendThread:
			out.appended = m.GetEntries()
			if err := c.persist(m); err != nil {
				return output{}, err
			}
			for _, answer := range m.GetResponses() {
				if answer.GetTo() == uint64(c.self) {
					local = append(local, answer)
				} else {
					out.messages = append(out.messages, answer)
				}
			}
		case raft.LocalApplyThread:
			batch, err := c.prepareApply(m)
			if err != nil {
				return output{}, err
			}
			out.apply = batch
		default:
			if m.GetType() == raftpb.MessageType_MsgSnap {
				out.snapshots = append(out.snapshots, m)
			} else {
				out.messages = append(out.messages, m)
			}
		}
	}
	return out, c.answer(local)
}

// answer feeds local answers back. The algorithm may refuse one that a newer term made stale.
func (c *core) answer(local []*raftpb.Message) error {
	for _, m := range local {
		if err := c.raw.Step(m); err != nil && !errors.Is(err, raft.ErrStepPeerNotFound) {
			return fmt.Errorf("answer %s: %w", m.GetType(), err)
		}
	}
	return nil
}

func (c *core) persist(m *raftpb.Message) error {
	hard := c.log.hard
	changed := m.Term != nil
	if changed {
		hard = hardState{term: m.GetTerm(), vote: m.GetVote(), commit: m.GetCommit()}
	}
	if snapshot := m.GetSnapshot(); !raft.IsEmptySnap(snapshot) {
		if err := c.installSnapshot(snapshot, hard); err != nil {
			return err
		}
		changed = false
	}
	if len(m.GetEntries()) == 0 && !changed {
		return nil
	}
	// Nobody relies on a mere advance of the commit, so it costs no sync.
	sync := len(m.GetResponses()) > 0
	return c.log.append(m.GetEntries(), &hard, sync)
}

func (c *core) installSnapshot(snapshot *raftpb.Snapshot, hard hardState) error {
	at, membership, err := snapshotState(snapshot)
	if err != nil {
		return err
	}
	if err := c.log.beginInstall(at); err != nil {
		return err
	}
	if err := c.install(at, membership); err != nil {
		return err
	}
	hard.commit = max(hard.commit, at.Index)
	if err := c.log.finishInstall(at, hard); err != nil {
		return err
	}
	c.membership, c.applied, c.appliedAt = membership, at, membership
	if c.events.SnapshotInstalled != nil {
		c.events.SnapshotInstalled(at)
	}
	return nil
}

// prepareApply decodes committed entries. Membership changes take effect for the algorithm here, in
// log order and on commit, while the state machine stores them with its next write.
func (c *core) prepareApply(m *raftpb.Message) (*applyBatch, error) {
	committed := m.GetEntries()
	batch := &applyBatch{
		entries:   make([]Entry, len(committed)),
		proposals: make([]proposalID, len(committed)),
		refused:   make([]error, len(committed)),
		response:  m.GetResponses(),
	}
	for i, e := range committed {
		var err error
		entry := Entry{Position: Position{Index: e.GetIndex(), Term: e.GetTerm()}}
		switch {
		case e.GetType() == raftpb.EntryType_EntryConfChangeV2:
			batch.proposals[i], batch.refused[i], err = c.changeMembership(e, &entry)
		case e.GetType() != raftpb.EntryType_EntryNormal:
			err = corrupt("log entry", "%s has an unknown type", entry.Position)
		case len(e.GetData()) > 0:
			entry.Kind = EntryCommand
			batch.proposals[i], entry.Command, err = decodeCommand(e.GetData())
		}
		if err != nil {
			return nil, err
		}
		batch.entries[i] = entry
	}
	return batch, nil
}

func (c *core) changeMembership(e *raftpb.Entry, entry *Entry) (id proposalID, refused, err error) {
	change, id, described, err := decodeChange(e.GetData())
	if err != nil {
		return id, nil, err
	}
	if refused := c.membership.check(change); refused != nil {
		return id, refused, nil
	}
	c.membership = c.membership.apply(c.raw.ApplyConfChange(change), described)
	entry.Kind, entry.Membership = EntryMembership, c.membership
	if c.events.MembershipChanged != nil {
		c.events.MembershipChanged(c.membership)
	}
	return id, nil, nil
}

// finishApply reports batches as durable in the state machine and compacts the log behind them.
func (c *core) finishApply(batches []*applyBatch) error {
	for _, b := range batches {
		// A snapshot installed meanwhile may be ahead of the batch.
		if end := b.entries[len(b.entries)-1].Position; end.Index > c.applied.Index {
			c.applied = end
			for i := range b.entries {
				if b.entries[i].Kind == EntryMembership {
					c.appliedAt = b.entries[i].Membership
				}
			}
		}
		if err := c.answer(b.response); err != nil {
			return err
		}
	}
	return c.compact()
}

// compact drops applied entries beyond the tail once the log exceeds a compaction bound.
func (c *core) compact() error {
	if len(c.log.meta) <= c.limits.CompactEntries && c.log.bytes <= c.limits.CompactBytes {
		return nil
	}
	keep, bytes := 0, uint64(0)
	held := c.applied.Index - c.log.start.Index
	for keep < c.limits.TailEntries && uint64(keep) < held {
		bytes += uint64(c.log.meta[held-1-uint64(keep)].size)
		if bytes > c.limits.TailBytes {
			break
		}
		keep++
	}
	upTo := c.applied.Index - uint64(keep)
	if upTo <= c.log.start.Index {
		return nil
	}
	if err := c.log.compact(upTo); err != nil {
		return err
	}
	if c.events.Compacted != nil {
		c.events.Compacted(c.log.start)
	}
	return nil
}

func ptr[T any](v T) *T { return &v }
