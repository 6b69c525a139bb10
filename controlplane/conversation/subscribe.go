package conversation

import (
	"context"
	"errors"

	"nervix/controlplane/planner"
	"nervix/controlplane/session"
	"nervix/generated/failure"
	wire "nervix/generated/session"
	"nervix/generated/statement"
	"nervix/runtime/batch"
	"nervix/runtime/execution"
)

// subscription bridges the rows of a relay to a session.
type subscription struct {
	conversation *conversation
	name, domain string
	dropping     bool
	lost         uint64 // rows that the relay has dropped so far
	to           *session.Subscription
	delivery     *execution.Subscription
	// opened is closed once the session knows the subscription, or gave up on it.
	opened chan struct{}
}

func (c *conversation) subscribe(ctx context.Context, domain string, s *statement.CreateSubscription) ([]string, error) {
	if _, exists := c.sink.Find(s.Name); exists {
		return nil, &failure.DuplicateSubscription{Subscription: s.Name, Place: failure.AtPath("name")}
	}
	subject, err := c.server.subject(ctx, domain)
	if err != nil {
		return nil, err
	}
	where, err := planner.Subscription(subject.Graph, s.Relay, s.Where)
	if err != nil {
		return nil, (&failure.SubscriptionInvalid{Subscription: s.Name, Place: failure.AtPath("where")}).WithCause(err)
	}
	made := &subscription{conversation: c, name: s.Name, domain: domain, dropping: s.Delivery == statement.DeliveryDropping, opened: make(chan struct{})}
	made.delivery, err = c.server.Application.Host().Subscribe(execution.Request{
		Domain: domain, Relay: s.Relay, Where: where, SampleRate: s.SampleRate, Dropping: made.dropping,
	}, made)
	if err != nil {
		return nil, err
	}
	made.to, err = c.sink.Subscribe(session.Opening{Name: s.Name, Domain: domain, Relay: s.Relay, Delivery: deliveries[s.Delivery]})
	if err == nil && !c.keep(made) {
		err = &failure.SessionClosed{}
	}
	close(made.opened)
	if err != nil {
		made.end()
		return nil, err
	}
	return []string{"created subscription '" + s.Name + "' in domain '" + domain + "'"}, nil
}

var deliveries = map[statement.Delivery]wire.Delivery{
	statement.DeliveryBlocking: wire.DeliveryBlocking, statement.DeliveryDropping: wire.DeliveryDropping,
}

// keep remembers an open subscription; false when the session is closing.
func (c *conversation) keep(s *subscription) bool {
	c.lock.Lock()
	defer c.lock.Unlock()
	if c.subscriptions == nil {
		return false
	}
	c.subscriptions[s.name] = s
	return true
}

func (c *conversation) forget(s *subscription) {
	c.lock.Lock()
	defer c.lock.Unlock()
	if c.subscriptions[s.name] == s {
		delete(c.subscriptions, s.name)
	}
}

func (c *conversation) unsubscribe(s *statement.DeleteSubscription) ([]string, error) {
	c.lock.Lock()
	found := c.subscriptions[s.Name]
	c.lock.Unlock()
	if found == nil {
		return nil, &failure.UnknownSubscription{Subscription: s.Name, Place: failure.AtPath("name")}
	}
	found.end()
	return []string{"deleted subscription '" + s.Name + "' from domain '" + found.domain + "'"}, nil
}

// end stops the delivery and tells the client.
func (s *subscription) end() { s.delivery.Close() }

// Deliver implements execution.Subscriber.
func (s *subscription) Deliver(ctx context.Context, rows execution.Rows) error {
	select {
	case <-s.opened:
	case <-ctx.Done():
		return ctx.Err()
	}
	if s.to == nil {
		return &failure.SessionClosed{}
	}
	out := session.Rows{Record: rows.Record, Branches: runs(rows.Keys, int(rows.Record.NumRows()))}
	if s.dropping {
		s.reportLost()
		s.to.Offer(out)
		return nil
	}
	return s.to.Deliver(ctx, out)
}

// reportLost tells the session of rows that were dropped before they reached it.
func (s *subscription) reportLost() {
	if dropped := s.delivery.Dropped(); dropped > s.lost {
		s.to.Lost(dropped - s.lost)
		s.lost = dropped
	}
}

// Ended implements execution.Subscriber.
func (s *subscription) Ended(reason error) {
	<-s.opened
	s.conversation.forget(s)
	if s.to == nil {
		return
	}
	s.reportLost()
	for _, known := range ends {
		if errors.Is(reason, known.reason) {
			s.to.Close(known.end, known.reason.Error(), nil)
			return
		}
	}
	s.to.Close(wire.SubscriptionEndFailed, "the delivery failed", reason)
}

// ends maps the ordinary reasons of an end onto the wire.
var ends = []struct {
	reason error
	end    wire.SubscriptionEnd
}{
	{execution.ErrDeleted, wire.SubscriptionEndDeleted},
	{execution.ErrDomainStopped, wire.SubscriptionEndDomainStopped},
	{execution.ErrRebuilt, wire.SubscriptionEndSchemaChanged},
	{execution.ErrRelayDropped, wire.SubscriptionEndRelayDropped},
}

// runs groups consecutive rows of one branch; nil when the rows are unbranched.
func runs(keys batch.Keys, count int) []wire.BranchRun {
	if len(keys.Table) == 0 {
		return nil
	}
	if keys.Single() {
		return []wire.BranchRun{{Key: keys.Key(0).Text, Rows: uint32(count)}}
	}
	var list []wire.BranchRun
	for row := range count {
		text := keys.Table[keys.Row[row]].Text
		if last := len(list) - 1; last >= 0 && list[last].Key == text {
			list[last].Rows++
			continue
		}
		list = append(list, wire.BranchRun{Key: text, Rows: 1})
	}
	return list
}
