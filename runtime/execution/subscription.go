package execution

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"

	"nervix/generated/failure"
	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/batch"
	"nervix/runtime/columnar"
	"nervix/runtime/node"
	"nervix/runtime/program"
	"nervix/runtime/relay"
)

// Reasons with which a subscription ends; any other is a failure of its delivery.
var (
	// ErrDeleted is its owner's wish.
	ErrDeleted = errors.New("the subscription was deleted")
	// ErrDomainStopped tells that its domain was stopped.
	ErrDomainStopped = errors.New("the domain was stopped; create the subscription again")
	// ErrRebuilt tells that the graph of its domain was replaced.
	ErrRebuilt = errors.New("the relay was rebuilt; create the subscription again")
	// ErrRelayDropped tells that its relay does not exist any more.
	ErrRelayDropped = errors.New("the relay was dropped")
)

// Rows are delivered to a subscriber: one record per row, sensitive columns masked.
type Rows struct {
	Record arrow.RecordBatch
	Keys   batch.Keys
	// Dropped counts the rows that this subscription has lost so far; DROPPING only.
	Dropped uint64
}

// Subscriber receives the rows of one subscription.
type Subscriber interface {
	// Deliver hands over rows and may block; its error ends the subscription.
	Deliver(ctx context.Context, rows Rows) error
	// Ended is called once, after the last Deliver, with the reason.
	Ended(reason error)
}

// Request describes a subscription.
type Request struct {
	Domain, Relay string
	// Where is lowered against the relay's schema; nil takes all rows.
	Where *revision.Filter
	// SampleRate is the share of batches kept; nil keeps all.
	SampleRate *float64
	// Dropping loses batches instead of holding the relay back.
	Dropping bool
}

// Subscription is a running delivery.
type Subscription struct {
	domain   *Domain
	relay    *relay.Relay
	consumer *relay.Consumer
	where    *program.Filter
	rate     *float64
	mask     []bool
	schema   *arrow.Schema
	to       Subscriber
	notify   chan struct{}
	end      context.CancelCauseFunc
	ended    chan struct{}
}

// Subscribe attaches a subscriber to a relay of a running domain.
func (h *Host) Subscribe(request Request, to Subscriber) (*Subscription, error) {
	d := h.Domain(request.Domain)
	if d == nil {
		return nil, &failure.SubscriptionInactive{Relay: request.Relay, Domain: request.Domain}
	}
	snapshot := d.Snapshot()
	source := snapshot.Relays[request.Relay]
	if source == nil || snapshot.Revision.Mode != revision.BuildModeRunning {
		return nil, &failure.SubscriptionInactive{Relay: request.Relay, Domain: request.Domain}
	}
	s := &Subscription{domain: d, relay: source, rate: request.SampleRate, to: to, notify: make(chan struct{}, 1), ended: make(chan struct{})}
	shape := relaySchema(snapshot.Revision, request.Relay)
	if request.Where != nil {
		compiled, err := program.CompileFilter("the predicate of a subscription", request.Where, program.Schemas{Input: shape}, program.OperationSourceWhere)
		if err != nil {
			return nil, err
		}
		s.where = compiled
	}
	s.schema, s.mask = masked(shape)
	s.consumer = &relay.Consumer{Inbox: relay.NewInbox(source.Capacity, s.notify), Dropping: request.Dropping}
	if !d.subscriptions.add(s) {
		return nil, &failure.SubscriptionInactive{Relay: request.Relay, Domain: request.Domain}
	}
	ctx, end := context.WithCancelCause(context.Background())
	s.end = end
	source.Attach(s.consumer)
	gauge := d.config.Metrics.SessionSubscriptions.With(metric.SubscriptionLabels{Domain: request.Domain, Relay: request.Relay})
	gauge.Inc()
	go func() {
		defer close(s.ended)
		defer gauge.Dec()
		s.run(ctx)
	}()
	return s, nil
}

// Close ends the subscription and waits for it.
func (s *Subscription) Close() {
	s.end(ErrDeleted)
	<-s.ended
}

func relaySchema(r *revision.ExecutionRevision, name string) *revision.Schema {
	for i := range r.Relays {
		if r.Relays[i].Name == name {
			return &r.Schemas[r.Relays[i].Schema]
		}
	}
	return &revision.Schema{}
}

// masked gives the delivered shape: sensitive columns become text.
func masked(shape *revision.Schema) (*arrow.Schema, []bool) {
	fields := node.ArrowSchema(shape).Fields()
	mask := make([]bool, len(fields))
	for i := range fields {
		if mask[i] = shape.Fields[i].Sensitive; mask[i] {
			fields[i].Type = arrow.BinaryTypes.String
		}
	}
	return arrow.NewSchema(fields, nil), mask
}

func (s *Subscription) run(ctx context.Context) {
	var machine program.Machine
	var failed error
	for ctx.Err() == nil && failed == nil {
		b := s.consumer.Inbox.Take()
		if b == nil {
			select {
			case <-s.notify:
			case <-ctx.Done():
			}
			continue
		}
		failed = s.deliver(ctx, &machine, b)
	}
	s.relay.Detach(s.consumer)
	s.consumer.Inbox.Close()
	s.domain.subscriptions.remove(s)
	if cause := context.Cause(ctx); cause != nil {
		failed = cause
	}
	s.to.Ended(failed)
}

func (s *Subscription) deliver(ctx context.Context, machine *program.Machine, b *batch.Batch) error {
	columns, keys := b.Columns, b.Keys
	count := b.Rows
	if s.where != nil {
		frame := program.Frame{Rows: b.Rows, Now: domainClock(s.domain.revision).Now()}
		frame.Input = b.Columns
		result, err := s.where.Run(machine, &frame)
		if err != nil {
			return err
		}
		if result.Selected != nil {
			columns, keys = columnar.TakeAll(columns, result.Selected), keys.Take(result.Selected)
			count = len(result.Selected)
		}
	}
	if count == 0 || s.rate != nil && rand.Float64() >= *s.rate {
		return nil
	}
	record := array.NewRecordBatch(s.schema, s.maskColumns(columns, count), int64(count))
	return s.to.Deliver(ctx, Rows{Record: record, Keys: keys, Dropped: s.consumer.Dropped.Load()})
}

// maskColumns replaces the values of sensitive columns.
func (s *Subscription) maskColumns(columns []arrow.Array, count int) []arrow.Array {
	shown := append([]arrow.Array(nil), columns...)
	for i, hidden := range s.mask {
		if !hidden {
			continue
		}
		builder := array.NewStringBuilder(memory.DefaultAllocator)
		for row := range count {
			if columns[i].IsNull(row) {
				builder.AppendNull()
			} else {
				builder.Append("<masked>")
			}
		}
		shown[i] = builder.NewArray()
	}
	return shown
}

// subscriptions are the deliveries of one domain.
type subscriptions struct {
	lock   sync.Mutex
	live   map[*Subscription]struct{}
	closed bool
}

func (l *subscriptions) add(s *Subscription) bool {
	l.lock.Lock()
	defer l.lock.Unlock()
	if l.closed {
		return false
	}
	if l.live == nil {
		l.live = map[*Subscription]struct{}{}
	}
	l.live[s] = struct{}{}
	return true
}

func (l *subscriptions) remove(s *Subscription) {
	l.lock.Lock()
	defer l.lock.Unlock()
	delete(l.live, s)
}

// close ends all deliveries for good and waits for them.
func (l *subscriptions) close(reason error) {
	l.lock.Lock()
	l.closed = true
	l.lock.Unlock()
	l.end(reason, func(*Subscription) bool { return true })
}

// end ends the chosen deliveries and waits for them.
func (l *subscriptions) end(reason error, chosen func(*Subscription) bool) {
	l.lock.Lock()
	var live []*Subscription
	for s := range l.live {
		if chosen(s) {
			live = append(live, s)
		}
	}
	l.lock.Unlock()
	for _, s := range live {
		s.end(reason)
	}
	for _, s := range live {
		<-s.ended
	}
}
