package execution

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync/atomic"

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
	// last is closed when no further rows will be published; reason is set before.
	last   chan struct{}
	reason error
	// busy is true while a batch is on its way to the subscriber; delivered counts those that
	// arrived.
	busy      atomic.Bool
	delivered atomic.Uint64
}

// Subscribe attaches a subscriber to a relay of a running domain.
func (h *Host) Subscribe(request Request, to Subscriber) (*Subscription, error) {
	d := h.Domain(request.Domain)
	if d == nil {
		return nil, &failure.SubscriptionInactive{Relay: request.Relay, Domain: request.Domain}
	}
	return d.subscribe(d.Snapshot(), request, to)
}

func (d *Domain) subscribe(snapshot *Snapshot, request Request, to Subscriber) (*Subscription, error) {
	source := snapshot.Relays[request.Relay]
	if source == nil || snapshot.Revision.Mode != revision.BuildModeRunning {
		return nil, &failure.SubscriptionInactive{Relay: request.Relay, Domain: request.Domain}
	}
	s := &Subscription{domain: d, relay: source, rate: request.SampleRate, to: to, notify: make(chan struct{}, 1), ended: make(chan struct{}), last: make(chan struct{})}
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
	s.consumer.Inbox.Account = d.config.Budget.Open(metric.HoldingSessions, request.Domain, "subscription of "+request.Relay)
	ctx, end := context.WithCancelCause(context.Background())
	s.end = end
	if !d.subscriptions.add(s) {
		end(nil)
		s.consumer.Inbox.Account.Close()
		return nil, &failure.SubscriptionInactive{Relay: request.Relay, Domain: request.Domain}
	}
	source.Attach(s.consumer)
	gauge := d.config.Metrics.SessionSubscriptions.With(metric.SubscriptionLabels{Domain: request.Domain, Relay: request.Relay})
	gauge.Inc()
	go func() {
		defer close(s.ended)
		defer gauge.Dec()
		s.run(ctx)
	}()
	if d.Snapshot().Relays[request.Relay] != source {
		// The relay was dropped meanwhile, and its subscriptions were ended before this one came.
		end(ErrRelayDropped)
	}
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

// Dropped is the number of rows that were lost before they were delivered; DROPPING only.
func (s *Subscription) Dropped() uint64 { return s.consumer.Dropped.Load() }

func (s *Subscription) run(ctx context.Context) {
	failed := s.deliverAll(ctx)
	s.relay.Detach(s.consumer)
	s.consumer.Inbox.Close()
	s.consumer.Inbox.Account.Close()
	s.domain.subscriptions.remove(s)
	if cause := context.Cause(ctx); cause != nil {
		failed = cause
	}
	s.to.Ended(failed)
}

// deliverAll delivers until the subscription ends, the delivery fails, or the last rows are out.
func (s *Subscription) deliverAll(ctx context.Context) error {
	var machine program.Machine
	for ctx.Err() == nil {
		s.busy.Store(true)
		if b := s.consumer.Inbox.Take(); b != nil {
			if err := s.deliver(ctx, &machine, b); err != nil {
				return err
			}
			s.delivered.Add(1)
			continue
		}
		s.busy.Store(false)
		select {
		case <-s.notify:
		case <-ctx.Done():
		case <-s.last:
			if s.consumer.Inbox.Len() == 0 {
				return s.reason
			}
		}
	}
	return nil
}

// waiting tells whether rows are on their way to the subscriber.
func (s *Subscription) waiting() bool { return s.busy.Load() || s.consumer.Inbox.Len() > 0 }

func (s *Subscription) deliver(ctx context.Context, machine *program.Machine, b *batch.Batch) error {
	columns, keys := b.Columns, b.Keys
	count := b.Rows
	if s.where != nil {
		frame := program.Frame{Rows: b.Rows, Now: s.domain.clock.Now()}
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
	record := array.NewRecordBatch(s.schema, maskColumns(s.mask, columns, count), int64(count))
	return s.to.Deliver(ctx, Rows{Record: record, Keys: keys})
}

// maskColumns replaces the values of sensitive columns.
func maskColumns(mask []bool, columns []arrow.Array, count int) []arrow.Array {
	shown := append([]arrow.Array(nil), columns...)
	for i, hidden := range mask {
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
