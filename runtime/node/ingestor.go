package node

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/prometheus/client_golang/prometheus"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/clock"
	"nervix/runtime/codec"
	"nervix/runtime/columnar"
	"nervix/runtime/connector"
	"nervix/runtime/program"
	"nervix/runtime/report"
)

const (
	// queuedRows and queuedBytes bound the decoded rows that wait for the ingestor, and their
	// payloads; sources wait beyond them.
	queuedRows  = 8192
	queuedBytes = 16 << 20
	// groupRows is the largest batch that small groups of a source are joined to.
	groupRows = 1024
	// sharedBytes is the largest payload group that is decoded into the shared group; larger ones
	// are decoded beside each other.
	sharedBytes = 32 << 10
)

// ingestor decodes what its source delivers, and runs filter and routes over it. Decoding happens
// on the source's goroutines, everything else on the task's.
type ingestor struct {
	task   *Task
	plan   *revision.Ingestor
	paced  *clock.Paced // nil in an unpaced domain
	codec  *revision.Codec
	filter *program.Filter
	source connector.Source
	// positions tells that programs read METADATA.
	positions bool
	// headers tells that programs read the headers of records.
	headers bool

	lock   sync.Mutex
	shared *decoded      // the group that small payloads join
	sealed []*decoded    // groups ready for the task, oldest first
	queued int           // rows in shared and sealed
	bytes  int64         // of their payloads
	space  chan struct{} // closed and forgotten when room is made; nil while nobody waits
	spare  []codec.Decoder
	idle   []*decoded // groups that were processed, used again
	// first is the decoder that was compiled; others are made like it.
	first codec.Decoder

	holds    holds
	status   atomic.Pointer[Readiness]
	received *edge
	failures ingestFailures
	link     *connection // nil for endpoints
	cancel   context.CancelFunc
	ended    chan struct{}
	leave    func() // ends the control of the budget
}

// Acknowledges tells whether the source waits for the outcome of its records.
func (n *Ingestor) Acknowledges() bool { return n.work.acknowledges() }

// Readiness is what DESCRIBE shows of a connection.
type Readiness struct {
	Ready   bool
	Err     error // the transient error; nil when ready
	Backoff time.Duration
	Since   time.Time
}

// acknowledges tells whether the source waits for its records.
func (n *ingestor) acknowledges() bool { return n.plan.Delivery.Mode != revision.AckModeNoAck }

// Admit implements connector.Admission.
func (n *ingestor) Admit(ctx context.Context, payloads connector.Payloads) (connector.Attempt, error) {
	if held := n.holds.current.Load(); held != nil {
		return nil, held
	}
	if size(payloads) <= sharedBytes {
		return n.admitShared(ctx, payloads)
	}
	group := n.takeGroup()
	n.charge(group, payloads)
	attempt := n.decode(group, payloads)
	group.columns, _ = group.decoder.Finish()
	if err := n.awaitSpace(ctx); err != nil {
		n.abandon(group, err)
		return nil, err
	}
	defer n.lock.Unlock()
	n.returnDecoder(group)
	n.seal()
	if group.rows > 0 {
		n.sealed = append(n.sealed, group)
		n.queued, n.bytes = n.queued+group.rows, n.bytes+group.bytes
	} else {
		n.discharge(group)
	}
	n.wake()
	return attempt, nil
}

// admitShared decodes a small group straight behind what is already waiting.
func (n *ingestor) admitShared(ctx context.Context, payloads connector.Payloads) (connector.Attempt, error) {
	if err := n.awaitSpace(ctx); err != nil {
		return nil, err
	}
	defer n.lock.Unlock()
	if n.shared == nil {
		n.shared = n.newGroup()
	}
	rows, bytes := n.shared.rows, n.shared.bytes
	attempt := n.decode(n.shared, payloads)
	if n.shared.rows > rows {
		n.charge(n.shared, payloads)
	}
	n.queued, n.bytes = n.queued+n.shared.rows-rows, n.bytes+n.shared.bytes-bytes
	if n.shared.rows >= groupRows {
		n.seal()
	}
	n.wake()
	return attempt, nil
}

// awaitSpace waits until the queue has room and returns with the lock held, or gives an error
// without it.
func (n *ingestor) awaitSpace(ctx context.Context) error {
	for {
		n.lock.Lock()
		if n.queued < queuedRows && n.bytes < queuedBytes {
			return nil
		}
		if n.space == nil {
			n.space = make(chan struct{})
		}
		space := n.space
		n.lock.Unlock()
		select {
		case <-space:
		case <-ctx.Done():
			return ctx.Err()
		case <-n.task.ended:
			return ack.ErrStopped
		}
	}
}

func (n *ingestor) wake() {
	select {
	case n.task.notify <- struct{}{}:
	default:
	}
}

// decode appends the records of a group to a decoded group. The attempt is nil when the source
// does not wait for its records.
func (n *ingestor) decode(group *decoded, payloads connector.Payloads) connector.Attempt {
	before := group.decoder.Rows()
	defer group.forgive()
	records := len(payloads.Records)
	for i, payload := range payloads.Records {
		if err := group.decoder.Append(payload); err != nil {
			group.note(i, err)
			continue
		}
		if n.positions {
			group.positions = append(group.positions, payloads.Positions[i])
		}
		if n.headers && len(payloads.Headers) > 1 {
			group.addHeaders(payloads.Headers[i], 1)
		}
	}
	if payloads.Lines != nil {
		records = group.decoder.AppendLines(payloads.Lines, group.note)
	}
	if rows := group.decoder.Rows() - before; n.headers && rows > 0 && len(payloads.Headers) <= 1 {
		group.addHeaders(shared(payloads.Headers), rows)
	}
	n.received.arrive(records, size(payloads))
	for _, record := range group.bad {
		n.general(n.failures.decode, group.broken[record])
	}
	count, arrived := group.decoder.Rows()-before, n.arrival(payloads)
	if !n.acknowledges() {
		if count > 0 {
			group.add(ack.Uniform(ack.NewRoot(1, n.task.env.Tracker), count), count, arrived)
		}
		return nil
	}
	root := ack.NewRoot(records, n.task.env.Tracker)
	shares := make([]ack.Share, 0, count)
	all := ack.Records(root)
	for record := range records {
		if err, broken := group.broken[record]; broken {
			all.Row(record).Resolve(n.outcome(err))
			continue
		}
		shares = append(shares, all.Row(record))
	}
	if count > 0 {
		group.add(ack.Shares(shares), count, arrived)
	}
	return root
}

// shared is the list that all records of a group share; nil without one.
func shared(headers [][]connector.Header) []connector.Header {
	if len(headers) == 0 {
		return nil
	}
	return headers[0]
}

// arrival is the event time of records that bring none: the domain time in a paced domain, which lies
// in an open window by itself.
func (n *ingestor) arrival(payloads connector.Payloads) int64 {
	if n.paced != nil {
		return n.paced.Now()
	}
	return payloads.Arrived
}

// general counts a failure outside of any route and reports it, unless the policy ignores it.
func (n *ingestor) general(stage prometheus.Counter, err error) {
	stage.Inc()
	if n.plan.GeneralError == revision.ErrorActionLog {
		n.task.env.general(n.task.identity, report.GeneralError, err, 1)
	}
}

// outcome is how the source learns of a record that failed outside of any route.
func (n *ingestor) outcome(err error) error {
	if n.plan.GeneralError == revision.ErrorActionIgnore {
		return nil
	}
	return err
}

// seal closes the shared group; the caller holds the lock.
func (n *ingestor) seal() {
	if n.shared == nil || n.shared.rows == 0 {
		return
	}
	n.shared.columns, _ = n.shared.decoder.Finish()
	n.returnDecoder(n.shared)
	n.sealed = append(n.sealed, n.shared)
	n.shared = nil
}

// poll processes the oldest group.
func (n *ingestor) poll(ctx context.Context) bool {
	n.lock.Lock()
	if len(n.sealed) == 0 {
		n.seal()
	}
	if len(n.sealed) == 0 {
		n.lock.Unlock()
		return false
	}
	group := n.sealed[0]
	n.sealed = slices.Delete(n.sealed, 0, 1)
	n.queued, n.bytes = n.queued-group.rows, n.bytes-group.bytes
	if n.space != nil {
		close(n.space)
		n.space = nil
	}
	n.lock.Unlock()
	n.process(ctx, group)
	n.discharge(group)
	n.forget(group)
	return true
}

func (n *ingestor) process(ctx context.Context, group *decoded) {
	r := n.task.begin(&batch.Batch{
		Columns: group.columns, Rows: group.rows, Low: group.arrived, High: group.arrived, Acks: ack.Concat(group.acks, group.counts),
	}, nil)
	defer n.task.end()
	if n.positions {
		r.frame.Metadata = positionColumns(n.plan.Metadata, group.positions)
	}
	r.frame.Headers = group.headers
	if n.filter != nil {
		result, err := n.filter.Run(&n.task.machine, &r.frame)
		if err != nil {
			n.task.internal(err, r.count())
			r.acks.Resolve(err)
			return
		}
		r.restrictRoutes(ctx, n.task, &result)
	}
	if n.plan.TimestampColumn != nil {
		n.stamp(r, group.columns[*n.plan.TimestampColumn])
	}
	if r.count() > 0 {
		n.task.fanOut(ctx, r)
	}
}

// stamp takes the event time from a column. A record fails when it has none, or one that the clock
// of a paced domain does not admit.
func (n *ingestor) stamp(r *rows, column arrow.Array) {
	times := column.(*array.Timestamp)
	stamps := make([]int64, r.frame.Rows)
	for row := range stamps {
		stamps[row] = int64(times.Value(row))
	}
	r.low, r.high = stamps, stamps
	if !columnar.HasNulls(times) && n.paced == nil {
		return
	}
	var window *clock.Admission
	if n.paced != nil {
		open := n.paced.Admission()
		window = &open
	}
	kept := make([]int32, 0, r.count())
	for i := range r.count() {
		row := int32(i)
		if r.frame.Selection != nil {
			row = r.frame.Selection[i]
		}
		if err := n.untimely(times, int(row), window); err != nil {
			n.general(n.failures.timestamp, err)
			r.acks.Remove(int(row)).Resolve(n.outcome(err))
			continue
		}
		kept = append(kept, row)
	}
	r.frame.Selection = kept
}

// untimely tells what is wrong with the event time of a row. Without a window every time is right.
func (n *ingestor) untimely(times *array.Timestamp, row int, window *clock.Admission) error {
	switch {
	case times.IsNull(row):
		return &failure.NullTimestamp{Ingestor: n.task.identity.Name}
	case window != nil && !window.Admits(int64(times.Value(row))):
		return &failure.EventOutsideTicks{Domain: n.task.env.Revision.Domain, Ingestor: n.task.identity.Name}
	}
	return nil
}

// Unready implements connector.Admission.
func (n *ingestor) Unready(err error, backoff time.Duration) {
	previous := n.status.Swap(&Readiness{Ready: err == nil, Err: err, Backoff: backoff, Since: time.Now()})
	n.link.report(err)
	if err != nil && (previous == nil || previous.Ready) {
		n.general(n.failures.source, err)
	}
}

// start opens the intake, unless it is open: the source runs until closeIntake.
func (n *Ingestor) start() {
	w := n.work
	if w.cancel != nil {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	w.cancel, w.ended, w.leave = cancel, make(chan struct{}), n.env.Budget.Enlist(n)
	go func() {
		defer close(w.ended)
		if err := w.source.Run(ctx, w); err != nil && ctx.Err() == nil {
			w.Unready(err, 0)
		}
	}()
}

// closeIntake ends the source, if it was started, and waits for it; what it admitted stays queued.
func (n *ingestor) closeIntake() {
	if n.cancel == nil {
		return
	}
	n.leave()
	n.cancel()
	<-n.ended
}

// held is the number of decoded rows that wait.
func (n *ingestor) held() int {
	n.lock.Lock()
	defer n.lock.Unlock()
	return n.queued
}

func (n *ingestor) consume(context.Context, int, *batch.Batch, []arrow.Array) {}
func (n *ingestor) deadline() (int64, bool)                                   { return 0, false }
func (n *ingestor) tick(context.Context, int64)                               {}
func (n *ingestor) drop([]*branch.Key)                                        {}
func (n *ingestor) flush(context.Context)                                     {}

func (n *ingestor) stop(err error) {
	n.lock.Lock()
	n.seal()
	groups := n.sealed
	n.sealed, n.queued, n.bytes = nil, 0, 0
	n.lock.Unlock()
	for _, group := range groups {
		n.discharge(group)
		for i, set := range group.acks {
			n.task.giveUpRows(set, group.counts[i], err)
		}
	}
	for out := range n.task.buffered() {
		out.abandon(err)
	}
}
