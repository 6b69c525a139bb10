package conversation

import (
	"context"
	"slices"

	"nervix/controlplane/registry/listing"
	"nervix/controlplane/state"
	"nervix/controlplane/transaction"
	"nervix/generated/machine"
	"nervix/generated/nspl"
	wire "nervix/generated/session"
	"nervix/generated/statement"
	"nervix/grammar/completion"
)

// Complete implements session.Conversation. It reads the view of this node and never waits.
func (c *conversation) Complete(_ context.Context, text string, cursor int, domain string) (wire.Completions, error) {
	catalogue, err := c.listing(domain)
	if err != nil {
		return wire.Completions{}, err
	}
	answer := wire.Completions{ReplaceStart: uint32(cursor), ReplaceEnd: uint32(cursor)}
	for _, offer := range completion.Complete(text, cursor, catalogue) {
		if offer.Kind != completion.Hint {
			answer.ReplaceStart, answer.ReplaceEnd = uint32(offer.Start), uint32(offer.End)
		}
		answer.Items = append(answer.Items, wire.Completion{Text: offer.Text, Kind: completionKinds[offer.Kind], Detail: offer.Detail})
	}
	return answer, nil
}

var completionKinds = map[completion.Kind]wire.CompletionKind{
	completion.Name: wire.CompletionKindName, completion.Field: wire.CompletionKindName,
	completion.Scope: wire.CompletionKindName, completion.Function: wire.CompletionKindName,
	completion.Keyword: wire.CompletionKindKeyword, completion.Mark: wire.CompletionKindKeyword,
	completion.Hint: wire.CompletionKindSlot,
}

// listing gives what the session sees: the models of its domain with the result of what its
// transaction has queued, and what lies outside of the domain.
func (c *conversation) listing(domain string) (*listing.Listing, error) {
	view := c.server.Commands.View()
	list := &listing.Listing{Others: c.others(view)}
	found, err := view.Domain(domain)
	if err != nil {
		return list, nil
	}
	if list.Graph, err = found.Graph(); err != nil {
		return nil, err
	}
	list.Resources = view.Resources(domain)
	if bound := c.server.Commands.Binding(c.peer.Session); bound != nil && bound.Domain == domain {
		return list, list.Queue(queued(view, bound.ID))
	}
	return list, nil
}

// queued gives the statements of a transaction.
func queued(view *state.View, id string) []statement.Statement {
	var statements []statement.Statement
	for _, operation := range view.Operations(id) {
		statements = append(statements, operation.Statement)
	}
	return statements
}

// others lists what lies outside of the selected domain.
func (c *conversation) others(view *state.View) map[nspl.SlotKind][]completion.Entry {
	others := map[nspl.SlotKind][]completion.Entry{}
	add := func(kind nspl.SlotKind, name, detail string) {
		others[kind] = append(others[kind], completion.Entry{Name: name, Detail: detail})
	}
	for _, d := range view.Domains() {
		add(nspl.SlotDomain, d.Record.Name, "domain")
	}
	for _, name := range c.names() {
		add(nspl.SlotSubscription, name, "subscription")
	}
	for _, member := range c.server.Cluster().Members {
		add(nspl.SlotNode, member.Name, "node at "+member.Address)
	}
	for _, t := range transaction.List(view, c.server.now()) {
		if t.Owner == c.peer.User && t.State == machine.TransactionStateOpen {
			add(completion.Transaction, t.ID, "transaction in domain "+t.Domain)
		}
	}
	return others
}

// names lists the session's subscriptions.
func (c *conversation) names() []string {
	c.lock.Lock()
	defer c.lock.Unlock()
	var list []string
	for name := range c.subscriptions {
		list = append(list, name)
	}
	slices.Sort(list)
	return list
}
