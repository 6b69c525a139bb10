package client

import (
	"context"
	"iter"
	"sync/atomic"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/failure"
	wire "nervix/generated/session"
	"nervix/runtime/arrowipc"
)

// Subscription receives the rows of one relay. One goroutine may read it at a time. Rows that
// are not read fill the window and then hold the server, or are dropped there, as the
// subscription was created.
type Subscription struct {
	// Name, Domain and Relay identify it; Delivery is how it treats rows that are not read.
	Name, Domain, Relay string
	Delivery            wire.Delivery

	id         uint64
	connection *connection
	// arrived holds at most one window of rows; it is closed at the end, after err was set.
	arrived chan *wire.SubscriptionRows
	err     error
	// owed counts rows frames that were read and not yet returned as credit.
	owed uint32
	// abandoned discards rows as they arrive.
	abandoned atomic.Bool
}

// Rows are some rows of a subscription, all of the same schema.
type Rows struct {
	// Record holds the rows; its memory is ordinary, so releasing it is never needed.
	Record arrow.RecordBatch
	// Branches names the branches of the rows in row order; empty for an unbranched relay.
	Branches []wire.BranchRun
	// Dropped counts rows that the server discarded before these.
	Dropped uint64
}

func newSubscription(c *connection, opened *wire.SubscriptionOpened) *Subscription {
	return &Subscription{
		Name: opened.Name, Domain: opened.Domain, Relay: opened.Relay, Delivery: opened.Delivery,
		id: opened.Subscription, connection: c,
		arrived: make(chan *wire.SubscriptionRows, max(1, c.welcome.Limits.Window)),
	}
}

// Next waits for rows. After the last ones it gives SubscriptionEnded when the server ended the
// subscription, or ConnectionLost.
func (s *Subscription) Next(ctx context.Context) (*Rows, error) {
	select {
	case frame, more := <-s.arrived:
		if !more {
			return nil, s.err
		}
		s.repay()
		return decodeRows(frame)
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// All iterates over rows until the subscription or the context ends; the last pair holds the
// error that Next gave.
func (s *Subscription) All(ctx context.Context) iter.Seq2[*Rows, error] {
	return func(yield func(*Rows, error) bool) {
		for {
			rows, err := s.Next(ctx)
			if !yield(rows, err) || err != nil {
				return
			}
		}
	}
}

// repay returns credit for a frame, a quarter of a window at a time.
func (s *Subscription) repay() {
	s.owed++
	if int(s.owed)*4 < cap(s.arrived) {
		return
	}
	// A stream that breaks now ends the subscription as well.
	_ = s.connection.send(&wire.Request{Action: &wire.Credit{Subscription: s.id, Batches: s.owed}})
	s.owed = 0
}

// arrive queues a frame; it is false when the server exceeds the window.
func (s *Subscription) arrive(frame *wire.SubscriptionRows) bool {
	if s.abandoned.Load() {
		return true
	}
	select {
	case s.arrived <- frame:
		return true
	default:
		return false
	}
}

// abandon discards what arrives. The server's window then holds or drops the rest.
func (s *Subscription) abandon() { s.abandoned.Store(true) }

// finish ends the subscription after the rows that arrived.
func (s *Subscription) finish(err error) {
	s.err = err
	close(s.arrived)
}

// ended explains the end of a subscription.
func ended(r *wire.SubscriptionClosed) error {
	reason := r.Text
	if reason == "" {
		reason = r.Reason.String()
	}
	end := &failure.SubscriptionEnded{Subscription: r.Name, Reason: reason}
	if r.Failure != nil {
		return end.WithCause(&RemoteError{Disposition: wire.DispositionFailed, Failure: *r.Failure})
	}
	return end
}

// decodeRows reads the one record of a frame.
func decodeRows(frame *wire.SubscriptionRows) (*Rows, error) {
	record, err := arrowipc.Decode(frame.Arrow)
	if err != nil {
		return nil, (&failure.MalformedFrame{Reason: "subscription rows"}).WithCause(err)
	}
	var covered int64
	for _, run := range frame.Branches {
		covered += int64(run.Rows)
	}
	if len(frame.Branches) > 0 && covered != record.NumRows() {
		return nil, &failure.MalformedFrame{Reason: "branches do not cover the subscription rows"}
	}
	return &Rows{Record: record, Branches: frame.Branches, Dropped: frame.Dropped}, nil
}
