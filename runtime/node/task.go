package node

import (
	"context"
	"iter"
	"sync"
	"sync/atomic"
	"time"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/revision"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/clock"
	"nervix/runtime/program"
	"nervix/runtime/relay"
	"nervix/runtime/report"
)

// Task is the goroutine of one node: it takes batches from the inboxes, runs the operation, wakes
// for deadlines and serves requests between batches.
type Task struct {
	env      *Environment
	identity revision.Identity
	work     operation
	clock    clock.Clock // of the operation's deadlines
	outputs  []*output
	// errors are the send sides of error routes; they buffer like outputs but take no rows of
	// their own.
	errors  []*output
	inputs  []*input
	machine program.Machine
	// rows are those of the batch in process.
	rows rows
	// states is nil without materialized dependencies.
	states    *dependencies
	inherited []inherited
	// unrouted counts row errors that are not bound to a route.
	unrouted *errorCounter

	accounts accounts

	notify   chan struct{}
	requests chan request
	// dropped are evicted branches whose state is still here.
	dropLock sync.Mutex
	dropped  []*branch.Key
	cancel   context.CancelFunc
	ended    chan struct{}
	// working is true while a batch is being processed; pending counts buffered rows after it.
	working atomic.Bool
	pending atomic.Int64
	moves   atomic.Uint64
	lost    int // rows that ended with the task for good
}

// operation is what distinguishes the kinds of nodes.
type operation interface {
	// consume processes one batch from the numbered input; state are the columns of the
	// materialized states that it is bound to.
	consume(ctx context.Context, input int, b *batch.Batch, state []arrow.Array)
	// deadline gives the next time, on the task's clock, at which tick has work.
	deadline() (int64, bool)
	// tick does the work that is due at the time now.
	tick(ctx context.Context, now int64)
	// drop forgets the state of evicted branches and settles what it held.
	drop(keys []*branch.Key)
	// flush publishes what may be published early; retained state stays.
	flush(ctx context.Context)
	// stop settles what is still held; the node does not run any more.
	stop(err error)
}

// input is one consumed relay.
type input struct {
	relay    *relay.Relay
	consumer *relay.Consumer
	where    *program.Filter
	received *edge
	// collect is nil without COLLECT FOR.
	collect *collector
}

// request runs on the task's goroutine between batches.
type request struct {
	run  func(ctx context.Context)
	done chan struct{}
}

// requestQueue bounds the requests that wait for a busy node.
const requestQueue = 16

func newTask(env *Environment, identity revision.Identity) *Task {
	return &Task{
		env: env, identity: identity, clock: env.Clock, unrouted: newErrorCounter(env, identity, revision.ErrorActionLog),
		notify: make(chan struct{}, 1), requests: make(chan request, requestQueue), ended: make(chan struct{}),
	}
}

// Identity gives the kind and name of the node.
func (t *Task) Identity() revision.Identity { return t.identity }

// Attach makes the task a consumer of its inputs: what is published from now on is kept for it. All tasks
// of a graph are attached before the first one runs, because a row that meets no consumer is done with.
func (t *Task) Attach() {
	t.openAccounts()
	for _, in := range t.inputs {
		in.relay.Attach(in.consumer)
	}
}

// Start runs the task, which must be attached.
func (t *Task) Start() {
	if t.states != nil {
		t.states.start()
	}
	ctx, cancel := context.WithCancel(context.Background())
	t.cancel = cancel
	if g := t.generator(); g != nil {
		g.leave = t.env.Budget.Enlist(g)
	}
	go t.run(ctx)
}

// Halt ends the work of tasks and waits for it; they stay attached until Stop. Tasks that publish to each
// other are halted together: a row that met no consumer any more would count as done with.
func Halt(tasks []*Task) {
	for _, task := range tasks {
		task.cancel()
	}
	for _, task := range tasks {
		<-task.ended
	}
}

// Stop ends the task, halting it if it runs. What it still holds is acknowledged negatively with err.
func (t *Task) Stop(err error) {
	Halt([]*Task{t})
	for _, in := range t.inputs {
		in.relay.Detach(in.consumer)
	}
	for _, in := range t.inputs {
		for _, b := range in.consumer.Inbox.Close() {
			t.giveUp(b, err)
		}
		in.collect.abandon(t, err)
	}
	if t.states != nil {
		t.states.stop(err)
	}
	t.work.stop(err)
	t.closeAccounts()
	t.reportLoss(err)
}

// Call runs a function on the task's goroutine and waits for it.
func (t *Task) Call(ctx context.Context, run func(ctx context.Context)) error {
	req := request{run: run, done: make(chan struct{})}
	select {
	case t.requests <- req:
	case <-ctx.Done():
		return ctx.Err()
	case <-t.ended:
		return relay.ErrClosed
	}
	select {
	case <-req.done:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	case <-t.ended:
		return relay.ErrClosed
	}
}

// Flush processes what is queued and publishes everything buffered. What arrives meanwhile is not
// waited for: a busy input could hold the caller for ever.
func (t *Task) Flush(ctx context.Context) error {
	return t.Call(ctx, func(ctx context.Context) {
		for left := t.backlog(); left > 0 && t.step(ctx); left-- {
		}
		for i := range t.inputs {
			t.processCollected(ctx, i)
		}
		t.work.flush(ctx)
		for out := range t.buffered() {
			out.flushAll(ctx)
		}
		t.measure()
	})
}

// Drop tells the task that branches were evicted. It does not wait: their state goes after the
// work that runs now.
func (t *Task) Drop(keys []*branch.Key) {
	t.dropLock.Lock()
	t.dropped = append(t.dropped, keys...)
	t.dropLock.Unlock()
	t.wakeUp()
}

// forget drops the state of the branches that were evicted since the last call.
func (t *Task) forget() {
	t.dropLock.Lock()
	keys := t.dropped
	t.dropped = nil
	t.dropLock.Unlock()
	t.drop(keys)
}

func (t *Task) drop(keys []*branch.Key) {
	if len(keys) == 0 {
		return
	}
	for _, in := range t.inputs {
		in.collect.drop(t, keys)
	}
	t.states.drop(keys)
	for out := range t.buffered() {
		out.drop(keys)
	}
	t.work.drop(keys)
}

// Idle tells whether nothing is queued, processed or buffered.
func (t *Task) Idle() bool {
	for _, in := range t.inputs {
		if in.consumer.Inbox.Len() > 0 {
			return false
		}
	}
	return !t.working.Load() && t.pending.Load() == 0
}

// Moves counts the batches that the node took or published so far. While it stands still for all
// tasks of a graph, no row goes from one to another.
func (t *Task) Moves() uint64 { return t.moves.Load() }

// Pending is the number of rows that are collected, or in the route buffers.
func (t *Task) Pending() int { return int(t.pending.Load()) }

// Queued is the number of batches in the inboxes.
func (t *Task) Queued() int {
	queued := 0
	for _, in := range t.inputs {
		queued += in.consumer.Inbox.Len()
	}
	return queued
}

// backlog bounds the steps that the work which waits now needs.
func (t *Task) backlog() int {
	if n, isIngestor := t.work.(*ingestor); isIngestor {
		return n.held()
	}
	return t.Queued()
}

func (t *Task) run(ctx context.Context) {
	defer close(t.ended)
	timer := time.NewTimer(time.Hour)
	defer timer.Stop()
	t.processInherited(ctx)
	for ctx.Err() == nil {
		t.serve(ctx)
		t.forget()
		worked := t.step(ctx)
		t.wake(ctx)
		t.measure()
		if worked {
			continue
		}
		wait := t.sleep()
		timer.Reset(wait)
		t.env.Alarm.Within(wait)
		select {
		case <-ctx.Done():
		case <-t.notify:
		case <-timer.C:
		case req := <-t.requests:
			t.answer(ctx, req)
		}
	}
}

// serve answers the requests that wait.
func (t *Task) serve(ctx context.Context) {
	for {
		select {
		case req := <-t.requests:
			t.answer(ctx, req)
		default:
			return
		}
	}
}

func (t *Task) answer(ctx context.Context, req request) {
	req.run(ctx)
	close(req.done)
}

// step processes one batch from each input and tells whether there was any.
func (t *Task) step(ctx context.Context) bool {
	worked := false
	for i, in := range t.inputs {
		t.working.Store(true)
		b := in.consumer.Inbox.Take()
		if b == nil {
			continue
		}
		worked = true
		t.moves.Add(1)
		in.received.count(b)
		t.take(ctx, i, b)
	}
	if !worked && t.poll(ctx) {
		worked = true
		t.moves.Add(1)
	}
	t.measure()
	t.working.Store(false)
	return worked
}

// poller is an operation that also takes work from elsewhere than relays.
type poller interface {
	poll(ctx context.Context) bool
}

func (t *Task) poll(ctx context.Context) bool {
	source, polls := t.work.(poller)
	return polls && source.poll(ctx)
}

// forgetEvicted drops what rows of an ended branch may have created again.
func (t *Task) forgetEvicted(b *batch.Batch) {
	var ended []*branch.Key
	for _, key := range b.Keys.Table {
		if key.Evicted() {
			ended = append(ended, key)
		}
	}
	t.drop(ended)
}

// wake does what is due: collected input, ticks of the operation and flushes of the routes.
func (t *Task) wake(ctx context.Context) {
	t.states.retry(ctx)
	t.processDue(ctx)
	now := t.clock.Now()
	if deadline, pending := t.work.deadline(); pending && deadline <= now {
		t.work.tick(ctx, now)
	}
	for out := range t.buffered() {
		out.flushDue(ctx)
	}
}

// sleep is the time on the wall until something is due.
func (t *Task) sleep() time.Duration {
	wait := time.Hour
	if deadline, pending := t.work.deadline(); pending {
		wait = min(wait, t.clock.Until(deadline))
	}
	for _, in := range t.inputs {
		if deadline, pending := in.collect.deadline(); pending {
			wait = min(wait, in.collect.clock.Until(deadline))
		}
	}
	for out := range t.buffered() {
		if deadline, pending := out.deadline(); pending {
			wait = min(wait, out.clock.Until(deadline))
		}
	}
	return wait
}

// measure publishes the count of collected and buffered rows for drains and metrics.
func (t *Task) measure() {
	pending := 0
	for _, in := range t.inputs {
		pending += in.collect.rows()
	}
	for out := range t.buffered() {
		pending += out.pending()
	}
	if holder, holds := t.work.(interface{ held() int }); holds {
		pending += holder.held()
	}
	t.pending.Store(int64(pending))
	t.account()
}

// internal reports a defect that affected whole batches.
func (t *Task) internal(err error, count int) {
	t.env.general(t.identity, report.InternalError, err, count)
}

// buffered lists everything that holds rows for a relay.
func (t *Task) buffered() iter.Seq[*output] {
	return func(yield func(*output) bool) {
		for _, list := range [2][]*output{t.outputs, t.errors} {
			for _, out := range list {
				if !yield(out) {
					return
				}
			}
		}
	}
}
