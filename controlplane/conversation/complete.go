package conversation

import (
	"context"
	"slices"

	"nervix/controlplane/registry"
	"nervix/controlplane/state"
	"nervix/generated/function"
	"nervix/generated/model"
	"nervix/generated/nspl"
	wire "nervix/generated/session"
	"nervix/grammar/completion"
)

// Complete implements session.Conversation.
func (c *conversation) Complete(_ context.Context, text string, cursor int, domain string) (wire.Completions, error) {
	catalogue := &catalogue{view: c.server.Commands.View(), subscriptions: c.names()}
	if found, err := catalogue.view.Domain(domain); err == nil {
		if catalogue.graph, err = found.Graph(); err != nil {
			return wire.Completions{}, err
		}
	}
	offers := completion.Complete(text, cursor, catalogue)
	answer := wire.Completions{ReplaceStart: uint32(cursor), ReplaceEnd: uint32(cursor)}
	for _, offer := range offers {
		if offer.Kind != completion.Hint {
			answer.ReplaceStart, answer.ReplaceEnd = uint32(offer.Start), uint32(offer.End)
		}
		answer.Items = append(answer.Items, wire.Completion{Text: offer.Text, Kind: completionKinds[offer.Kind], Detail: offer.Detail})
	}
	return answer, nil
}

var completionKinds = map[completion.Kind]wire.CompletionKind{
	completion.Name: wire.CompletionKindName, completion.Keyword: wire.CompletionKindKeyword,
	completion.Mark: wire.CompletionKindKeyword, completion.Hint: wire.CompletionKindSlot,
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

// catalogue lists the names of the session's view; it implements completion.Catalogue.
type catalogue struct {
	view          *state.View
	graph         *registry.Graph // nil without a selected domain
	subscriptions []string
}

// Names implements completion.Catalogue.
func (c *catalogue) Names(kind nspl.SlotKind) []string {
	switch kind {
	case nspl.SlotDomain:
		var list []string
		for _, d := range c.view.Domains() {
			list = append(list, d.Record.Name)
		}
		return list
	case nspl.SlotSubscription:
		return c.subscriptions
	}
	wanted, known := model.ParseKind(string(kind))
	if !known || c.graph == nil {
		return nil
	}
	var list []string
	for _, key := range c.graph.Keys() {
		if key.Kind == wanted {
			list = append(list, key.Name)
		}
	}
	return list
}

// Fields implements completion.Catalogue.
func (c *catalogue) Fields(kind nspl.SlotKind, name string) []string {
	wanted, known := model.ParseKind(string(kind))
	if !known || c.graph == nil {
		return nil
	}
	found, exists := c.graph.Find(model.Key{Kind: wanted, Name: name})
	if !exists {
		return nil
	}
	switch m := found.(type) {
	case *model.Schema:
		return fieldNames(m.Fields, func(f model.SchemaField) string { return f.Name })
	case *model.WireJSONSchema:
		return fieldNames(m.Fields, func(f model.WireJSONField) string { return f.Name })
	case *model.Codec:
		return c.Fields(nspl.SlotSchema, m.Schema)
	case *model.Relay:
		return c.Fields(nspl.SlotSchema, m.Schema)
	case *model.Branch:
		return c.Fields(nspl.SlotSchema, m.Schema)
	}
	return nil
}

func fieldNames[T any](fields []T, name func(T) string) []string {
	list := make([]string, len(fields))
	for i := range fields {
		list[i] = name(fields[i])
	}
	return list
}

// Functions implements completion.Catalogue.
func (c *catalogue) Functions() []string {
	var list []string
	for _, f := range function.All() {
		if f.Supported {
			list = append(list, f.Name)
		}
	}
	return list
}
