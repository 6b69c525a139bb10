package session

import (
	"context"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/failure"
	wire "nervix/generated/session"
)

// Sink is how a conversation reaches its client outside of answers. Its methods never block,
// except Subscription.Deliver.
type Sink struct {
	out     *outbound
	current func() uint64
}

// Opening describes a new subscription.
type Opening struct {
	Name, Domain, Relay string
	Delivery            wire.Delivery
}

// Rows are rows for a subscription. Sensitive columns are already masked. The record is read
// before the call returns and may be released after it.
type Rows struct {
	Record arrow.RecordBatch
	// Branches names the branches of the rows in row order; nil for an unbranched relay.
	Branches []wire.BranchRun
}

// Notify sends a notice. When the session cannot take it, it is discarded and counted.
func (s *Sink) Notify(notice wire.Notice) { s.out.notify(notice) }

// Subscribe opens a subscription of the session and tells the client. It may be called only while
// Execute runs, whose request it belongs to. The failure is DuplicateSubscription,
// SubscriptionLimit or SessionClosed.
func (s *Sink) Subscribe(opening Opening) (*Subscription, error) {
	o := s.out
	o.mu.Lock()
	defer o.mu.Unlock()
	switch {
	case o.ending:
		return nil, &failure.SessionClosed{}
	case o.named[opening.Name] != nil:
		return nil, &failure.DuplicateSubscription{Subscription: opening.Name}
	case len(o.open) >= o.config.Subscriptions:
		return nil, &failure.SubscriptionLimit{Limit: uint64(o.config.Subscriptions)}
	}
	o.last++
	subscription := &Subscription{
		out: o, id: o.last, opening: opening, credit: o.config.Window,
		room: make(chan struct{}), closed: make(chan struct{}),
	}
	frame, err := o.encode(s.current(), &wire.SubscriptionOpened{
		Subscription: subscription.id, Name: opening.Name, Domain: opening.Domain,
		Relay: opening.Relay, Delivery: opening.Delivery,
	})
	if err != nil {
		return nil, o.unsendable(err)
	}
	o.named[opening.Name] = subscription
	o.open[subscription.id] = subscription
	o.control = append(o.control, outgoing{frame: frame})
	o.signal()
	return subscription, nil
}

// Find gives the open subscription of a name.
func (s *Sink) Find(name string) (*Subscription, bool) {
	s.out.mu.Lock()
	defer s.out.mu.Unlock()
	subscription, ok := s.out.named[name]
	return subscription, ok
}

// Subscription is one open subscription of a session. Its methods may be called concurrently;
// rows of concurrent calls are sent in the order in which they were taken.
type Subscription struct {
	out     *outbound
	id      uint64
	opening Opening
	// closed is closed by Close.
	closed chan struct{}

	// The fields below are guarded by the lock of out.

	// queue holds at most Window row frames.
	queue []*wire.SubscriptionRows
	// credit is how many row frames the client can still take.
	credit  int
	dropped uint64
	// room is closed and replaced whenever the queue gets shorter.
	room chan struct{}
	// ending is set by Close until it was sent.
	ending *wire.SubscriptionClosed
	// waiting tells that the subscription stands in line to send.
	waiting bool
}

// Opening tells how the subscription was opened.
func (s *Subscription) Opening() Opening { return s.opening }

// Done is closed when the session ends; Deliver and Offer take nothing after it.
func (s *Subscription) Done() <-chan struct{} { return s.out.ended }

// Deliver queues rows and blocks while the session cannot take them. It ends with the context's
// error, SessionClosed or SubscriptionEnded; rows taken until then are still sent.
func (s *Subscription) Deliver(ctx context.Context, rows Rows) error {
	frames, err := rowFrames(rows, s.out.limits.Bytes)
	if err != nil {
		return err
	}
	for _, frame := range frames {
		if err := s.push(ctx, frame); err != nil {
			return err
		}
	}
	return nil
}

// Offer queues rows if the session can take all of them at once, or discards and counts them. It
// never blocks and tells whether the rows were taken.
func (s *Subscription) Offer(rows Rows) bool {
	if !s.fits(1) {
		s.Lost(uint64(rows.Record.NumRows()))
		return false
	}
	frames, err := rowFrames(rows, s.out.limits.Bytes)
	if err != nil || !s.pushAll(frames) {
		s.Lost(uint64(rows.Record.NumRows()))
		return false
	}
	return true
}

// Close ends the subscription. Rows already taken are sent first, except when the session itself
// deleted it. Closing again does nothing.
func (s *Subscription) Close(reason wire.SubscriptionEnd, text string, cause error) {
	s.out.mu.Lock()
	defer s.out.mu.Unlock()
	if s.ended() {
		return
	}
	close(s.closed)
	delete(s.out.named, s.opening.Name)
	s.ending = &wire.SubscriptionClosed{Subscription: s.id, Name: s.opening.Name, Reason: reason, Text: text}
	if cause != nil {
		s.ending.Failure = firstFailure(cause)
	}
	if reason == wire.SubscriptionEndDeleted {
		for _, frame := range s.queue {
			s.out.account(-len(frame.Arrow))
		}
		s.queue = nil
	}
	s.out.schedule(s)
}

func (s *Subscription) ended() bool {
	select {
	case <-s.closed:
		return true
	default:
		return false
	}
}

// push queues one frame and waits for room. It gives up on the first of: context, session end,
// subscription end.
func (s *Subscription) push(ctx context.Context, frame *wire.SubscriptionRows) error {
	for {
		s.out.mu.Lock()
		if err := s.refusal(); err != nil {
			s.out.mu.Unlock()
			return err
		}
		if len(s.queue) < s.out.config.Window {
			s.enqueue(frame)
			s.out.mu.Unlock()
			return nil
		}
		room := s.room
		s.out.mu.Unlock()
		select {
		case <-room:
		case <-s.closed:
		case <-s.out.ended:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// refusal tells why no rows are taken any more; the lock is held.
func (s *Subscription) refusal() error {
	switch {
	case s.out.ending:
		return &failure.SessionClosed{}
	case s.ended():
		return &failure.SubscriptionEnded{Subscription: s.opening.Name, Reason: "closed"}
	}
	return nil
}

// pushAll queues all frames or none.
func (s *Subscription) pushAll(frames []*wire.SubscriptionRows) bool {
	s.out.mu.Lock()
	defer s.out.mu.Unlock()
	if s.refusal() != nil || len(s.queue)+len(frames) > s.out.config.Window {
		return false
	}
	for _, frame := range frames {
		s.enqueue(frame)
	}
	return true
}

func (s *Subscription) enqueue(frame *wire.SubscriptionRows) {
	frame.Subscription, frame.Name, frame.Relay = s.id, s.opening.Name, s.opening.Relay
	s.queue = append(s.queue, frame)
	s.out.account(len(frame.Arrow))
	s.out.schedule(s)
}

func (s *Subscription) fits(frames int) bool {
	s.out.mu.Lock()
	defer s.out.mu.Unlock()
	return s.refusal() == nil && len(s.queue)+frames <= s.out.config.Window
}

// Lost counts rows that were discarded before they reached the session; the client learns of them
// with the next rows.
func (s *Subscription) Lost(rows uint64) {
	s.out.mu.Lock()
	defer s.out.mu.Unlock()
	s.dropped += rows
	s.out.config.Metrics.SessionEventsDroppedTotal.Add(float64(rows))
}

// sendable tells whether take would give something; the lock is held.
func (s *Subscription) sendable() bool {
	if len(s.queue) > 0 {
		return s.credit > 0
	}
	return s.ending != nil
}

// take gives the next report of the subscription and whether more may follow at once; the lock
// is held.
func (s *Subscription) take() (report wire.Report, more bool) {
	switch {
	case !s.sendable():
		return nil, false
	case len(s.queue) > 0:
		var rows *wire.SubscriptionRows
		rows, s.queue = shift(s.queue)
		s.out.account(-len(rows.Arrow))
		rows.Dropped, s.dropped = s.dropped, 0
		s.credit--
		close(s.room)
		s.room = make(chan struct{})
		return rows, true
	}
	ending := s.ending
	ending.Dropped, s.dropped, s.ending = s.dropped, 0, nil
	delete(s.out.open, s.id)
	return ending, false
}

// grant adds credit for a subscription; unknown ones have just ended.
func (o *outbound) grant(id uint64, batches uint32) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if s, ok := o.open[id]; ok {
		s.credit = int(min(int64(s.credit)+int64(batches), int64(o.config.Window)))
		o.schedule(s)
	}
}
