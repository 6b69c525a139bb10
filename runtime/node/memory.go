package node

import (
	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/budget"
	"nervix/runtime/connector"
)

// accounts are what a node holds, by purpose. They are open while the task is started.
type accounts struct {
	// intake are decoded records that wait for an ingestor.
	intake *budget.Account
	// relays are batches in the inboxes, and those that wait for materialized state.
	relays *budget.Account
	// routes are rows that are collected, wait for a flush, or are being published.
	routes *budget.Account
	// state is what the operation remembers.
	state *budget.Account
}

// openAccounts opens the accounts that the node needs.
func (t *Task) openAccounts() {
	open := func(kind string) *budget.Account {
		return t.env.Budget.Open(kind, t.env.Revision.Domain, ownerOf(t.identity))
	}
	t.accounts.routes = open(metric.HoldingRoutes)
	if _, isIngestor := t.work.(*ingestor); isIngestor {
		t.accounts.intake = open(metric.HoldingIntake)
	}
	if t.remembers() != nil {
		t.accounts.state = open(metric.HoldingState)
	}
	if len(t.inputs) > 0 {
		t.accounts.relays = open(metric.HoldingRelays)
	}
	for _, in := range t.inputs {
		in.consumer.Inbox.Account = t.accounts.relays
	}
}

// holding accounts what the client library of a node holds.
func (e *Environment) holding(identity revision.Identity) connector.Holding {
	return func(read func() int64) (stop func()) {
		return e.Budget.Watch(metric.HoldingClients, e.Revision.Domain, ownerOf(identity), read)
	}
}

// ownerOf names a node in the accounts.
func ownerOf(identity revision.Identity) string { return identity.Kind.String() + " " + identity.Name }

// closeAccounts ends the accounts after everything is settled.
func (t *Task) closeAccounts() {
	for _, account := range [...]*budget.Account{t.accounts.intake, t.accounts.relays, t.accounts.routes, t.accounts.state} {
		account.Close()
	}
}

// rememberer is an operation with state of its own.
type rememberer interface {
	// remembered gives the bytes of the state.
	remembered() int64
}

// remembers gives the state of the operation; nil when it has none.
func (t *Task) remembers() rememberer {
	if work, isProcessor := t.work.(*processor); isProcessor {
		if state, has := work.operation.(rememberer); has {
			return state
		}
	}
	return nil
}

// account brings the accounts of the task's goroutine up to date.
func (t *Task) account() {
	routes := int64(0)
	for _, in := range t.inputs {
		routes += in.collect.bytes()
	}
	for out := range t.buffered() {
		if out.buffer != nil {
			routes += out.buffer.Bytes()
		}
	}
	if e, isEmitter := t.work.(*emitter); isEmitter {
		routes += e.buffer.Bytes() + e.publishing
	}
	t.accounts.routes.Set(routes)
	if state := t.remembers(); state != nil {
		t.accounts.state.Set(state.remembered())
	}
}
