package consensus

import (
	"context"
	"errors"
	"slices"
	"sync/atomic"
	"time"

	"go.etcd.io/raft/v3"
	"go.etcd.io/raft/v3/raftpb"

	"nervix/generated/failure"
)

// proposal is a command or a membership change whose proposer waits. Exactly one of data and change
// is set. It occupies one slot from admission until it is resolved, even when its proposer left.
type proposal struct {
	id     proposalID
	data   []byte
	change *raftpb.ConfChangeV2
	done   chan outcome // capacity 1
	begun  time.Time
}

type outcome struct {
	result Result
	err    error
}

func (n *Node) newProposal() *proposal {
	return &proposal{id: proposalID{node: n.nonce, seq: n.seq.Add(1)}, done: make(chan outcome, 1), begun: time.Now()}
}

// await admits the proposal and waits for its outcome.
func (n *Node) await(ctx context.Context, p *proposal) (Result, error) {
	if err := ctx.Err(); err != nil {
		return Result{}, err
	}
	select {
	case <-n.ctx.Done():
		return Result{}, stopped()
	default:
	}
	// A follower refuses without a turn of its loop.
	if s := n.Status(); !s.Leading {
		n.ended(ProposalRefused, 0)
		return Result{}, notLeader(s.Leader, s.Term, s.Membership)
	}
	if n.counter.inFlight.Add(1) > int64(n.cfg.Limits.Proposals) {
		n.counter.inFlight.Add(-1)
		n.ended(ProposalRefused, 0)
		return Result{}, overloaded("proposals", uint64(n.cfg.Limits.Proposals))
	}
	n.counter.inFlightBytes.Add(int64(len(p.data)))
	n.proposals <- p
	select {
	case o := <-p.done:
		return o.result, o.err
	case <-ctx.Done():
		return Result{}, unknown(ctx.Err())
	case <-n.done:
	}
	select {
	case o := <-p.done:
		return o.result, o.err
	default:
		return Result{}, unknown(stopped())
	}
}

// resolve ends a proposal and frees its slot.
func (n *Node) resolve(p *proposal, o outcome) {
	n.counter.inFlight.Add(-1)
	n.counter.inFlightBytes.Add(-int64(len(p.data)))
	switch {
	case o.err == nil:
		n.ended(ProposalApplied, time.Since(p.begun))
	case errors.Is(o.err, failure.ClassOutcomeUnknown):
		n.ended(ProposalUnknown, time.Since(p.begun))
	default:
		n.ended(ProposalRefused, time.Since(p.begun))
	}
	p.done <- o
}

// ended counts the end of a proposal.
func (n *Node) ended(how ProposalOutcome, took time.Duration) {
	c := &n.counter
	[...]*atomic.Uint64{ProposalApplied: &c.completed, ProposalRefused: &c.refused, ProposalUnknown: &c.unknown}[how].Add(1)
	if n.cfg.Events.ProposalEnded != nil {
		n.cfg.Events.ProposalEnded(how, took)
	}
}

// submit hands one proposal to the algorithm.
func (n *Node) submit(p *proposal) {
	err := n.leaderOnly()
	switch {
	case err != nil:
	case p.change != nil:
		err = n.core.proposeChange(p.change)
	default:
		err = n.core.propose(p.data)
	}
	if err != nil {
		n.resolve(p, outcome{err: err})
		return
	}
	n.loop.waiting[p.id.seq] = p
	if p.change != nil {
		n.loop.changing = p
	}
}

// checkChange resolves a membership change that the algorithm replaced by an empty entry because an
// earlier one is not applied yet. The first round after submitting it shows which happened.
func (n *Node) checkChange(appended []*raftpb.Entry) {
	p := n.loop.changing
	if p == nil || len(appended) == 0 {
		return
	}
	n.loop.changing = nil
	for _, e := range appended {
		if e.GetType() != raftpb.EntryType_EntryConfChangeV2 {
			continue
		}
		if _, id, _, err := decodeChange(e.GetData()); err == nil && id == p.id {
			return
		}
	}
	delete(n.loop.waiting, p.id.seq)
	n.resolve(p, outcome{err: membershipRefused("an earlier change is not applied yet")})
}

// attach moves the waiters of committed entries to the batch; losing leadership no longer ends them.
func (n *Node) attach(b *applyBatch) {
	b.waiters = make([]*proposal, len(b.entries))
	for i, id := range b.proposals {
		if id.node != n.nonce {
			continue
		}
		if p, ok := n.loop.waiting[id.seq]; ok {
			delete(n.loop.waiting, id.seq)
			b.waiters[i] = p
		}
	}
}

// abandonProposals ends every proposal that is not committed, because this node can no longer see
// what becomes of it.
func (n *Node) abandonProposals(cause error) {
	for seq, p := range n.loop.waiting {
		delete(n.loop.waiting, seq)
		n.resolve(p, outcome{err: unknown(cause)})
	}
	n.loop.changing = nil
}

func (n *Node) leaderOnly() error {
	s := n.core.raw.BasicStatus()
	if s.RaftState != raft.StateLeader {
		return notLeader(MemberID(s.Lead), s.GetTerm(), n.core.membership)
	}
	return nil
}

func sortMembers(members []Member) []Member {
	slices.SortFunc(members, func(a, b Member) int { return compareIDs(a.ID, b.ID) })
	return members
}

// read is one caller that waits for an applied position.
type read struct {
	index     uint64 // to be applied, once confirmed
	confirmed bool
	left      chan struct{} // closed when the caller left
	done      chan readOutcome
}

type readOutcome struct {
	at  Position
	err error
}

func (n *Node) awaitRead(ctx context.Context, r *read) (Position, error) {
	if err := ctx.Err(); err != nil {
		return Position{}, err
	}
	select {
	case <-n.ctx.Done():
		return Position{}, stopped()
	default:
	}
	if n.counter.reads.Add(1) > int64(n.cfg.Limits.Reads) {
		n.counter.reads.Add(-1)
		return Position{}, overloaded("reads", uint64(n.cfg.Limits.Reads))
	}
	r.left = make(chan struct{})
	n.reads <- r
	select {
	case o := <-r.done:
		return o.at, o.err
	case <-ctx.Done():
		close(r.left)
		return Position{}, ctx.Err()
	case <-n.done:
	}
	select {
	case o := <-r.done:
		return o.at, o.err
	default:
		return Position{}, stopped()
	}
}

// readState groups reads so that any number of callers costs one exchange with the quorum.
type readState struct {
	waiting []*read // not yet part of a request
	request []*read // of the request in flight
	id      uint64  // of that request
	age     int     // ticks since it was sent
	applied []*read // confirmed, waiting for their index
}

func (n *Node) submitRead(r *read) {
	if r.confirmed {
		n.loop.reads.applied = append(n.loop.reads.applied, r)
		return
	}
	n.loop.reads.waiting = append(n.loop.reads.waiting, r)
}

// requestReads asks the quorum on behalf of all waiting readers, unless a request is in flight.
func (n *Node) requestReads() {
	rs := &n.loop.reads
	if len(rs.waiting) == 0 || len(rs.request) > 0 {
		return
	}
	if s := n.core.raw.BasicStatus(); s.Lead == raft.None {
		n.endReads(rs.waiting, readOutcome{err: &failure.LeaderUnknown{}})
		rs.waiting = nil
		return
	}
	rs.request, rs.waiting = rs.waiting, nil
	n.sendReadRequest()
}

func (n *Node) sendReadRequest() {
	rs := &n.loop.reads
	rs.id, rs.age = n.seq.Add(1), 0
	n.core.raw.ReadIndex(encodeCommand(proposalID{node: n.nonce, seq: rs.id}, nil))
}

// confirmReads takes the quorum's answer to the request in flight.
func (n *Node) confirmReads(states []raft.ReadState) {
	rs := &n.loop.reads
	for _, s := range states {
		id, _, err := decodeCommand(s.RequestCtx)
		if err != nil || id != (proposalID{node: n.nonce, seq: rs.id}) {
			continue
		}
		for _, r := range rs.request {
			r.index = s.Index
		}
		rs.applied, rs.request = append(rs.applied, rs.request...), nil
	}
}

// finishReads ends the readers whose index is applied.
func (n *Node) finishReads() {
	rs := &n.loop.reads
	at := n.core.applied
	rs.applied = slices.DeleteFunc(rs.applied, func(r *read) bool {
		if r.index > at.Index {
			return false
		}
		n.endReads([]*read{r}, readOutcome{at: at})
		return true
	})
}

// tickReads repeats a request whose messages may be lost, and forgets callers that left.
func (n *Node) tickReads() {
	rs := &n.loop.reads
	rs.applied = slices.DeleteFunc(rs.applied, func(r *read) bool {
		select {
		case <-r.left:
			n.endReads([]*read{r}, readOutcome{err: context.Canceled})
			return true
		default:
			return false
		}
	})
	if len(rs.request) == 0 {
		return
	}
	if rs.age++; rs.age >= n.cfg.Timing.ElectionTicks {
		n.sendReadRequest()
	}
}

// interruptReads ends the request in flight after a change of leader.
func (n *Node) interruptReads() {
	rs := &n.loop.reads
	n.endReads(rs.request, readOutcome{err: &failure.ReadInterrupted{}})
	rs.request = nil
}

func (n *Node) endReads(reads []*read, o readOutcome) {
	n.counter.reads.Add(-int64(len(reads)))
	for _, r := range reads {
		r.done <- o
	}
}
