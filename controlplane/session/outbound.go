package session

import (
	"sync"

	"nervix/generated/failure"
	wire "nervix/generated/session"
	"nervix/runtime/budget"
)

// outbound is what waits to be sent to one client, in three classes. The sender takes control
// frames first, then notices, then rows of the subscriptions in turn.
//
// Control frames never block and need no bound of their own: answers are bounded by the requests
// in flight, whose place is free again only when the answer is being sent, and openings by the
// subscriptions. So a subscriber that takes no rows cannot hold up a command's result.
type outbound struct {
	config *Config
	limits wire.Limits

	mu      sync.Mutex
	control []outgoing
	notices []outgoing
	// noticesDropped counts notices discarded since the last one that was queued.
	noticesDropped uint64
	// ready holds the subscriptions that can send, in turn.
	ready []*Subscription
	// named and open hold the subscriptions by name and by number until they end and until their
	// end was sent.
	named map[string]*Subscription
	open  map[uint64]*Subscription
	last  uint64
	// ending refuses new rows and subscriptions, and ended is closed with it; finishing lets the
	// sender stop after the control frames.
	ending, finishing bool
	ended             chan struct{}
	wake              chan struct{}

	// rows is told the bytes of the row frames that wait, which are rowBytes; nil after the end.
	rows     *budget.Account
	rowBytes int64
}

// outgoing is one event with what to do when it is its turn to be sent. Rows are encoded only
// then, outside of the lock.
type outgoing struct {
	frame   []byte
	report  wire.Report
	sending func()
}

// bytes gives the frame of the event.
func (e outgoing) bytes(o *outbound) ([]byte, error) {
	if e.frame != nil {
		return e.frame, nil
	}
	return o.encode(0, e.report)
}

func newOutbound(config *Config, limits wire.Limits, rows *budget.Account) *outbound {
	return &outbound{
		config: config, limits: limits, rows: rows,
		named: map[string]*Subscription{}, open: map[uint64]*Subscription{},
		ended: make(chan struct{}), wake: make(chan struct{}, 1),
	}
}

// encode gives the frame of an event.
func (o *outbound) encode(request uint64, report wire.Report) ([]byte, error) {
	return wire.Encode(&wire.Frame{Body: &wire.Event{Request: request, Report: report}}, o.limits)
}

// answer queues the one answer of a request. An answer that exceeds the protocol's bounds is
// replaced by a failed result, never cut short.
func (o *outbound) answer(request uint64, report wire.Report, sending func()) {
	frame, err := o.encode(request, report)
	if err != nil {
		refusal := wire.Result{Disposition: wire.DispositionFailed, Failures: failures(o.unsendable(err))}
		if result, ok := report.(*wire.Result); ok {
			refusal.Reference = result.Reference
		}
		if frame, err = o.encode(request, &refusal); err != nil {
			frame, _ = o.encode(request, &wire.Result{Disposition: wire.DispositionFailed})
		}
	}
	o.mu.Lock()
	o.control = append(o.control, outgoing{frame: frame, sending: sending})
	o.mu.Unlock()
	o.signal()
}

// unsendable explains why an event cannot be encoded.
func (o *outbound) unsendable(err error) error {
	return (&failure.FrameTooLarge{Limit: uint64(o.limits.Bytes)}).WithCause(err)
}

// notify queues a notice or counts it as discarded.
func (o *outbound) notify(notice wire.Notice) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(o.notices) >= o.config.Notices {
		o.drop()
		return
	}
	notice.Dropped = o.noticesDropped
	frame, err := o.encode(0, &notice)
	if err != nil {
		o.drop()
		return
	}
	o.noticesDropped = 0
	o.notices = append(o.notices, outgoing{frame: frame})
	o.signal()
}

// drop counts a discarded notice; the lock is held.
func (o *outbound) drop() {
	o.noticesDropped++
	o.config.Metrics.SessionEventsDroppedTotal.Inc()
}

// end refuses further rows and frees the publishers that wait.
func (o *outbound) end() {
	o.mu.Lock()
	defer o.mu.Unlock()
	if !o.ending {
		o.ending = true
		close(o.ended)
	}
}

// finish queues the last event and lets the sender stop after it.
func (o *outbound) finish(last wire.Report) {
	frame, err := o.encode(0, last)
	o.mu.Lock()
	defer o.mu.Unlock()
	o.finishing = true
	if err == nil {
		o.control = append(o.control, outgoing{frame: frame})
	}
	o.signal()
}

// account counts row frames that wait from now on, or do not any more; the lock is held.
func (o *outbound) account(bytes int) {
	o.rowBytes += int64(bytes)
	o.rows.Add(int64(bytes))
}

// discard ends the counting after the last frame that will be sent.
func (o *outbound) discard() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.rows.Add(-o.rowBytes)
	o.rows = nil
}

func (o *outbound) signal() {
	select {
	case o.wake <- struct{}{}:
	default:
	}
}

// next takes the next event to send. The second result is false when nothing is waiting; with
// done nothing will follow.
func (o *outbound) next() (event outgoing, ok, done bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	switch {
	case len(o.control) > 0:
		event, o.control = shift(o.control)
		return event, true, false
	case o.finishing:
		return outgoing{}, false, true
	case len(o.notices) > 0:
		event, o.notices = shift(o.notices)
		return event, true, false
	}
	for len(o.ready) > 0 {
		var s *Subscription
		s, o.ready = shift(o.ready)
		s.waiting = false
		report, more := s.take()
		if more {
			o.schedule(s)
		}
		if report != nil {
			return outgoing{report: report}, true, false
		}
	}
	return outgoing{}, false, false
}

// schedule puts a subscription in line when it can send; the lock is held.
func (o *outbound) schedule(s *Subscription) {
	if s.waiting || !s.sendable() {
		return
	}
	s.waiting = true
	o.ready = append(o.ready, s)
	o.signal()
}

// shift takes the first element of a queue without keeping it reachable.
func shift[T any](queue []T) (T, []T) {
	first := queue[0]
	var zero T
	queue[0] = zero
	return first, queue[1:]
}
