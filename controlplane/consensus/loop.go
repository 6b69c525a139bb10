package consensus

import (
	"context"
	"fmt"
	"runtime/debug"
	"slices"
	"sync"

	"go.etcd.io/raft/v3"
	"go.etcd.io/raft/v3/raftpb"

	"nervix/generated/failure"
)

// loopState belongs to the loop goroutine.
type loopState struct {
	waiting  map[uint64]*proposal // by sequence: submitted and not committed
	changing *proposal            // submitted in this round and not yet seen in the log
	reads    readState
	staged   string // path of the complete snapshot whose message is being stepped
}

func newLoopState() loopState { return loopState{waiting: make(map[uint64]*proposal)} }

// run owns the member: it starts the applier, turns the loop until Close or a fault, and then waits
// for everything the node started.
func (n *Node) run() {
	stopApplier := make(chan struct{})
	var applier sync.WaitGroup
	applier.Go(func() {
		defer close(n.applierEnded)
		n.runApplier(stopApplier)
	})
	err := n.guard(n.turn)
	n.cancel()
	close(stopApplier)
	applier.Wait()
	n.tasks.Wait()
	for _, r := range n.acks.take() {
		n.answerChanges(r.batches)
	}
	n.abandonProposals(stopped())
	if err != nil {
		n.err = new(failure.ConsensusFaulted).WithCause(err)
		if n.cfg.Events.Faulted != nil {
			n.cfg.Events.Faulted(n.err)
		}
	}
	n.view.end()
	close(n.done)
}

// guard turns a panic of the algorithm, which is its only answer to a failed read of the log or to a
// contradictory message, into an error.
func (n *Node) guard(f func() error) (err error) {
	defer func() {
		if failure := recover(); failure != nil {
			if err = n.core.log.err; err == nil {
				err = fmt.Errorf("%v\n%s", failure, debug.Stack())
			}
		}
	}()
	return f()
}

// turn takes inputs, in whatever order they arrive and as many as wait, and then handles all the
// work they cause. Inputs that wait together share one sync.
func (n *Node) turn() error {
	ticks, stop := n.cfg.Clock.NewTicker(n.cfg.Timing.Tick)
	defer stop()
	n.core.campaignAlone()
	for {
		if err := n.work(); err != nil {
			return n.unlessStopping(err)
		}
		select {
		case <-n.ctx.Done():
			return nil
		case <-ticks:
			n.core.raw.Tick()
			n.tickReads()
		case p := <-n.proposals:
			n.submit(p)
			n.drainProposals()
		case r := <-n.reads:
			n.submitRead(r)
			n.drainReads()
		case m := <-n.inbox:
			n.step(m)
			n.drainInbox()
		case f := <-n.control:
			if err := f(); err != nil {
				return n.unlessStopping(err)
			}
		case <-n.acks.signal:
			if err := n.takeAcks(); err != nil {
				return n.unlessStopping(err)
			}
		}
	}
}

// unlessStopping drops an error that Close caused by ending the context of a running restore.
func (n *Node) unlessStopping(err error) error {
	if n.ctx.Err() != nil {
		return nil
	}
	return err
}

func (n *Node) drainProposals() {
	// One membership change per round, so that checkChange can tell what became of it.
	for range cap(n.proposals) {
		if n.loop.changing != nil {
			return
		}
		select {
		case p := <-n.proposals:
			n.submit(p)
		default:
			return
		}
	}
}

func (n *Node) drainReads() {
	for range cap(n.reads) {
		select {
		case r := <-n.reads:
			n.submitRead(r)
		default:
			return
		}
	}
}

func (n *Node) drainInbox() {
	for range cap(n.inbox) {
		select {
		case m := <-n.inbox:
			n.step(m)
		default:
			return
		}
	}
}

// step gives a message to the algorithm, which ignores what is stale. A refusal concerns the sender
// alone, for example an answer from a removed member.
func (n *Node) step(m *raftpb.Message) {
	if err := n.core.raw.Step(m); err != nil && n.cfg.Events.Message != nil {
		n.cfg.Events.Message(true, fmt.Sprintf("message %s from %s: %v", m.GetType(), MemberID(m.GetFrom()), err))
	}
}

// work handles rounds until none is left, then shows the result to observers.
func (n *Node) work() error {
	n.requestReads()
	for n.core.raw.HasReady() {
		out, err := n.core.ready()
		if err != nil {
			return err
		}
		n.checkChange(out.appended)
		if len(out.messages) > 0 && n.cfg.Transport != nil {
			n.cfg.Transport.Send(out.messages)
		}
		for _, m := range out.snapshots {
			n.sendSnapshot(m)
		}
		if out.apply != nil {
			n.attach(out.apply)
			n.counter.applying.Add(out.apply.bytes())
			n.queue.put(applyJob{batch: out.apply})
		}
		n.confirmReads(out.reads)
		n.publish()
		n.requestReads()
	}
	n.finishReads()
	n.publish()
	return nil
}

// publish refreshes what observers see and ends waiters that a change of leader leaves behind.
func (n *Node) publish() {
	s := n.core.raw.BasicStatus()
	leadership := Leadership{
		Term:    s.GetTerm(),
		Leader:  MemberID(s.Lead),
		Leading: s.RaftState == raft.StateLeader,
	}
	leadership.Established = leadership.Leading && n.core.applied.Term == leadership.Term
	status := Status{
		Self:       n.cfg.Self.ID,
		Leadership: leadership,
		Role:       role(s.RaftState, n.core.membership, n.cfg.Self.ID),
		LastIndex:  n.core.log.last().Index,
		Committed:  s.GetCommit(),
		Applied:    n.core.applied,
		Membership: n.core.membership,
	}
	n.counter.logEntries.Store(int64(len(n.core.log.meta)))
	n.counter.logBytes.Store(n.core.log.bytes)
	before, changed := n.view.set(status)
	if !changed {
		return
	}
	if before.Term != leadership.Term || before.Leader != leadership.Leader {
		n.counter.leaderChanges.Add(1)
		n.interruptReads()
	}
	if before.Leading && (!leadership.Leading || before.Term != leadership.Term) {
		n.abandonProposals(notLeader(leadership.Leader, leadership.Term, status.Membership))
	}
	if n.cfg.Events.LeadershipChanged != nil {
		n.cfg.Events.LeadershipChanged(leadership)
	}
}

// applyJob is work for the applier: a batch, or the replacement of the whole state.
type applyJob struct {
	batch   *applyBatch
	restore func() error
	done    chan error // of restore; capacity 1
}

// applyResult is a run of batches that became durable together, or the reason why not.
type applyResult struct {
	batches []*applyBatch
	err     error
}

// runApplier is the only goroutine that changes the state machine, apart from the loop so that a
// slow state store delays neither log syncs nor heartbeats (CP-028). On stop it finishes what it was
// given.
func (n *Node) runApplier(stop <-chan struct{}) {
	for {
		stopping := false
		select {
		case <-n.queue.signal:
		case <-stop:
			stopping = true
		}
		for _, jobs := range splitJobs(n.queue.take()) {
			if jobs[0].restore != nil {
				jobs[0].done <- jobs[0].restore()
				continue
			}
			result := n.apply(jobs)
			n.acks.put(result)
			if result.err != nil {
				return
			}
		}
		if stopping {
			return
		}
	}
}

// splitJobs groups consecutive batches, which become one write, and leaves restores alone.
func splitJobs(jobs []applyJob) [][]applyJob {
	var groups [][]applyJob
	for _, j := range jobs {
		if last := len(groups) - 1; last >= 0 && j.batch != nil && groups[last][0].batch != nil {
			groups[last] = append(groups[last], j)
			continue
		}
		groups = append(groups, []applyJob{j})
	}
	return groups
}

// apply applies the batches as one write and answers their proposers.
func (n *Node) apply(jobs []applyJob) applyResult {
	batches := make([]*applyBatch, len(jobs))
	var entries []Entry
	for i, j := range jobs {
		batches[i] = j.batch
		entries = append(entries, j.batch.entries...)
	}
	results, err := n.cfg.StateMachine.Apply(context.WithoutCancel(n.ctx), entries)
	if err == nil && len(results) != len(entries) {
		err = fmt.Errorf("it returned %d results for %d entries", len(results), len(entries))
	}
	if err != nil {
		err = fmt.Errorf("apply entries %s to %s: %w", entries[0].Position, entries[len(entries)-1].Position, err)
		n.failBatches(batches, err)
		return applyResult{err: err}
	}
	n.counter.applied.Add(uint64(len(entries)))
	for _, b := range batches {
		n.answerBatch(b, results[:len(b.entries)])
		results = results[len(b.entries):]
	}
	return applyResult{batches: batches}
}

// answerBatch ends the waiters of commands, straight from the applier.
func (n *Node) answerBatch(b *applyBatch, results []any) {
	for i, p := range b.waiters {
		if p != nil && p.change == nil {
			n.resolve(p, outcome{result: Result{Position: b.entries[i].Position, Value: results[i]}})
		}
	}
}

// answerChanges ends the waiters of membership changes, on the loop and after the algorithm knows
// that they are applied, so that the same caller may make the next change at once.
func (n *Node) answerChanges(batches []*applyBatch) {
	for _, b := range batches {
		for i, p := range b.waiters {
			switch {
			case p == nil || p.change == nil:
			case b.refused[i] != nil:
				n.resolve(p, outcome{err: b.refused[i]})
			default:
				e := b.entries[i]
				n.resolve(p, outcome{result: Result{Position: e.Position, Value: e.Membership}})
			}
		}
	}
}

func (n *Node) failBatches(batches []*applyBatch, cause error) {
	for _, b := range batches {
		for _, p := range b.waiters {
			if p != nil {
				n.resolve(p, outcome{err: unknown(cause)})
			}
		}
	}
}

// takeAcks tells the algorithm what became durable.
func (n *Node) takeAcks() error {
	var batches []*applyBatch
	for _, r := range n.acks.take() {
		if r.err != nil {
			return r.err
		}
		batches = append(batches, r.batches...)
	}
	for _, b := range batches {
		n.counter.applying.Add(-b.bytes())
	}
	if len(batches) == 0 {
		return nil
	}
	before := n.core.log.start
	if err := n.core.finishApply(batches); err != nil {
		return err
	}
	n.answerChanges(batches)
	if n.core.log.start != before {
		n.counter.compactions.Add(1)
	}
	n.core.campaignAlone()
	return nil
}

// mailbox passes items between two goroutines without blocking the sender. Its users bound it.
type mailbox[T any] struct {
	mu     *sync.Mutex
	items  *[]T
	signal chan struct{} // capacity 1: set while items may wait
}

func newMailbox[T any]() mailbox[T] {
	return mailbox[T]{mu: new(sync.Mutex), items: new([]T), signal: make(chan struct{}, 1)}
}

func (m mailbox[T]) put(item T) {
	m.mu.Lock()
	*m.items = append(*m.items, item)
	m.mu.Unlock()
	select {
	case m.signal <- struct{}{}:
	default:
	}
}

func (m mailbox[T]) take() []T {
	m.mu.Lock()
	defer m.mu.Unlock()
	items := *m.items
	*m.items = nil
	return items
}

// isPeerMessage says whether members send each other messages of this type one by one.
func isPeerMessage(t raftpb.MessageType) bool {
	return slices.Contains([]raftpb.MessageType{
		raftpb.MessageType_MsgApp, raftpb.MessageType_MsgAppResp,
		raftpb.MessageType_MsgVote, raftpb.MessageType_MsgVoteResp,
		raftpb.MessageType_MsgPreVote, raftpb.MessageType_MsgPreVoteResp,
		raftpb.MessageType_MsgHeartbeat, raftpb.MessageType_MsgHeartbeatResp,
		raftpb.MessageType_MsgReadIndex, raftpb.MessageType_MsgReadIndexResp,
		raftpb.MessageType_MsgTransferLeader, raftpb.MessageType_MsgTimeoutNow,
	}, t)
}
