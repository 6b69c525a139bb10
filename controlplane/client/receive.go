package client

import (
	"nervix/generated/failure"
	wire "nervix/generated/session"
)

// receive reads events until the stream ends, then ends everything that waits for one.
func (c *connection) receive() {
	var err error
	for err == nil {
		var event *wire.Event
		if event, err = c.next(); err != nil {
			break
		}
		arrival := &arrival{connection: c, request: event.Request}
		wire.VisitReport(event.Report, arrival)
		err = arrival.err
	}
	// A violation by the server leaves the stream open; end it.
	c.cancel()
	lost := (&failure.ConnectionLost{Address: c.address}).WithCause(err)
	c.mu.Lock()
	c.err = lost
	subscriptions := c.subscriptions
	c.subscriptions = nil
	c.mu.Unlock()
	for _, subscription := range subscriptions {
		subscription.finish(lost)
	}
	close(c.notices)
	close(c.done)
}

// arrival handles one event. It has one method for every report of the protocol, so that a new
// report does not compile until it is handled here.
type arrival struct {
	connection *connection
	request    uint64
	err        error
}

var _ wire.ReportVisitor = (*arrival)(nil)

// Welcome is expected only as the first frame.
func (a *arrival) Welcome(*wire.Welcome) { a.err = &failure.UnexpectedFrame{Frame: "Welcome"} }

// Refused is expected only as the first frame.
func (a *arrival) Refused(r *wire.Refused) {
	a.err = &RemoteError{Disposition: wire.DispositionFailed, Failure: *r.Failure}
}

// Result answers a request.
func (a *arrival) Result(r *wire.Result) { a.answer(r) }

// Completions answers a request.
func (a *arrival) Completions(r *wire.Completions) { a.answer(r) }

// Domains answers a request.
func (a *arrival) Domains(r *wire.Domains) { a.answer(r) }

// answer hands a report to its request.
func (a *arrival) answer(report wire.Report) {
	c := a.connection
	c.mu.Lock()
	defer c.mu.Unlock()
	if waiting, ok := c.calls[a.request]; ok {
		delete(c.calls, a.request)
		<-waiting.lane
		waiting.answer <- report
	}
}

// SubscriptionOpened makes the subscription known to the request that opens it.
func (a *arrival) SubscriptionOpened(r *wire.SubscriptionOpened) {
	c := a.connection
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, taken := c.subscriptions[r.Subscription]; taken || len(c.subscriptions) >= int(c.welcome.Limits.Subscriptions) {
		a.err = &failure.UnexpectedFrame{Frame: "SubscriptionOpened"}
		return
	}
	subscription := newSubscription(c, r)
	c.subscriptions[r.Subscription] = subscription
	waiting, ok := c.calls[a.request]
	if !ok {
		a.err = &failure.UnexpectedFrame{Frame: "SubscriptionOpened"}
		return
	}
	waiting.subscriptions = append(waiting.subscriptions, subscription)
	if waiting.abandoned {
		subscription.abandon()
	}
}

// SubscriptionRows queues rows for their subscription. The server keeps to the window.
func (a *arrival) SubscriptionRows(r *wire.SubscriptionRows) {
	c := a.connection
	c.mu.Lock()
	subscription, ok := c.subscriptions[r.Subscription]
	c.mu.Unlock()
	if !ok || !subscription.arrive(r) {
		a.err = &failure.UnexpectedFrame{Frame: "SubscriptionRows"}
	}
}

// SubscriptionClosed ends a subscription after the rows that arrived before.
func (a *arrival) SubscriptionClosed(r *wire.SubscriptionClosed) {
	c := a.connection
	c.mu.Lock()
	subscription, ok := c.subscriptions[r.Subscription]
	delete(c.subscriptions, r.Subscription)
	c.mu.Unlock()
	if !ok {
		a.err = &failure.UnexpectedFrame{Frame: "SubscriptionClosed"}
		return
	}
	subscription.finish(ended(r))
}

// Notice queues a notice.
func (a *arrival) Notice(r *wire.Notice) {
	select {
	case a.connection.notices <- *r:
	default:
		a.connection.noticesDropped.Add(1 + r.Dropped)
	}
}

// Bye announces the end of the stream.
func (a *arrival) Bye(r *wire.Bye) {
	switch {
	case r.Failure != nil:
		a.err = &RemoteError{Disposition: wire.DispositionFailed, Failure: *r.Failure}
	case r.Reason == wire.ByeReasonServerStopping:
		a.err = &failure.ShuttingDown{}
	default:
		a.err = &failure.SessionClosed{}
	}
}

// notify hands notices to the program, one at a time.
func (c *connection) notify(receiver func(wire.Notice)) {
	for notice := range c.notices {
		if receiver == nil {
			continue
		}
		notice.Dropped += c.noticesDropped.Swap(0)
		receiver(notice)
	}
}
