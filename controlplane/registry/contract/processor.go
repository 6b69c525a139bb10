package contract

import (
	"slices"

	"nervix/controlplane/registry/typing"
	"nervix/generated/failure"
	"nervix/generated/function"
	"nervix/generated/model"
	"nervix/generated/revision"
)

// VisitJunction checks a stateless fan-out.
func (r *resolver) VisitJunction(m *model.Junction) Contract {
	return r.processor(&common{"a junction", m.Detached, m.Inputs, m.Filter, m.Branching, m.Routes},
		func(*typing.Shape) Operation { return &Junction{} })
}

// VisitDeduplicator checks the key tuple besides the common rules.
func (r *resolver) VisitDeduplicator(m *model.Deduplicator) Contract {
	return r.processor(&common{"a deduplicator", m.Detached, m.Inputs, m.Filter, m.Branching, m.Routes},
		func(input *typing.Shape) Operation {
			return &Deduplicator{Keys: r.keyTuple(m.Keys, input), MaxTime: m.MaxTime.Nanoseconds}
		})
}

// keyTuple checks DEDUPLICATE ON: at least one scalar expression over the input.
func (r *resolver) keyTuple(keys []model.Expression, input *typing.Shape) []typing.Expression {
	if len(keys) == 0 {
		r.report.Add("keys", &failure.MissingPart{Part: "key expression"})
	}
	row := typing.Rows(input, revision.ColumnSourceInput, "input")
	env := &typing.Environment{Context: "DEDUPLICATE ON", Functions: function.ContextKey, Scopes: scopes{model.ScopeBare: row, model.ScopeInput: row}}
	var tuple []typing.Expression
	for i, key := range keys {
		path := at("", "keys", i)
		typed := typing.Check(r.report, env, path, key)
		if typed == nil {
			continue
		}
		if kind := typed.Facts().Type; typing.IsCollection(kind) {
			r.report.Add(path, &failure.UnsupportedType{Construct: "DEDUPLICATE ON", Type: typing.TypeText(kind)})
			continue
		}
		tuple = append(tuple, typed)
	}
	return tuple
}

// common is what all relay-consuming processors declare.
type common struct {
	node      string
	detached  bool
	inputs    []model.Input
	filter    model.Expression
	branching model.Branching
	routes    []model.Route
}

// processor checks the rules that all processors share: inputs of one shape, one branch
// everywhere, and its routes.
func (r *resolver) processor(m *common, operation func(input *typing.Shape) Operation) Contract {
	resolved := &Processor{Detached: m.detached, Branch: r.branch(m.branching)}
	relays := r.inputRelays(len(m.inputs), func(i int) string { return m.inputs[i].Relay })
	for i, relay := range relays {
		if relay != nil {
			r.sameBranch(at("", "inputs", i)+".relay", relay, m.branching.Branch)
		}
	}
	input := r.sameShape(relays)
	if len(m.routes) == 0 {
		r.report.Add("routes", &failure.MissingPart{Part: "route"})
	}
	if input == nil || (m.branching.Branch != "" && resolved.Branch == nil) {
		for i := range m.routes {
			r.relay(m.routes[i].Relay)
		}
		return nil
	}
	branch := scopes{}
	if resolved.Branch != nil {
		branch[model.ScopeBranch] = typing.Rows(resolved.Branch.Shape, revision.ColumnSourceBranch, "branch")
	}
	row := typing.Rows(input, revision.ColumnSourceInput, "input")
	readable := scopes{model.ScopeBare: row, model.ScopeInput: row}
	for scope, view := range branch {
		readable[scope] = view
	}
	for i := range m.inputs {
		resolved.Inputs = append(resolved.Inputs, Input{relays[i], r.sourcePredicate(at("", "inputs", i), m.inputs[i].Where, readable)})
	}
	if m.filter != nil {
		resolved.Filter = typing.Predicate(r.report, &typing.Environment{Context: "FILTER WHERE", Functions: function.ContextPredicate, Scopes: readable}, "filter", m.filter)
	}
	resolved.Operation = operation(input)
	_, window := resolved.Operation.(*Window)
	for i := range m.routes {
		path := at("", "routes", i)
		if window {
			resolved.Routes = append(resolved.Routes, r.windowRoute(path, m, &m.routes[i], input, branch))
		} else {
			resolved.Routes = append(resolved.Routes, r.route(path, m, &m.routes[i], input, branch))
		}
	}
	return resolved
}

// inputRelays resolves a FROM list: at least one relay, none twice. A missing relay is nil.
func (r *resolver) inputRelays(count int, name func(int) string) []*Relay {
	if count == 0 {
		r.report.Add("inputs", &failure.MissingPart{Part: "input relay"})
	}
	relays := make([]*Relay, count)
	var seen []string
	for i := range count {
		if slices.Contains(seen, name(i)) {
			r.report.Add(at("", "inputs", i), &failure.DuplicateItem{Item: "input relay", Name: name(i)})
		}
		seen = append(seen, name(i))
		relays[i] = r.relay(name(i))
	}
	return relays
}

// sameShape checks that all inputs declare equal fields and gives the shape; nil when unknown.
func (r *resolver) sameShape(relays []*Relay) *typing.Shape {
	var first *Relay
	for i, relay := range relays {
		switch {
		case relay == nil:
			return nil
		case first == nil:
			first = relay
		case !equalFields(first.Shape, relay.Shape):
			r.report.Add(at("", "inputs", i), &failure.SchemaMismatch{
				Subject: "relay '" + relay.Model.Name + "'", Target: "relay '" + first.Model.Name + "'",
				Reason: "all inputs need equal field definitions",
			})
		}
	}
	if first == nil {
		return nil
	}
	return first.Shape
}

func equalFields(a, b *typing.Shape) bool {
	return slices.EqualFunc(a.Fields, b.Fields, func(x, y typing.Field) bool {
		return x.Name == y.Name && typing.Alike(&x, &y) && x.Sensitive == y.Sensitive
	})
}

func (r *resolver) sourcePredicate(path string, where model.Expression, readable scopes) typing.Expression {
	if where == nil {
		return nil
	}
	return typing.Predicate(r.report, &typing.Environment{Context: "FROM … WHERE", Functions: function.ContextPredicate, Scopes: readable}, path+".where", where)
}

// route checks one transforming route of a processor.
func (r *resolver) route(path string, m *common, route *model.Route, input *typing.Shape, branch scopes) Route {
	r.flush(path+".flush", route.Flush)
	relay := r.relay(route.Relay)
	if relay == nil {
		return Route{}
	}
	r.sameBranch(path+".relay", relay, m.branching.Branch)
	return Route{
		Relay: relay, Flush: route.Flush,
		Construction: r.construct(path+".construction", &route.Construction, &site{
			node: m.node, input: input, output: relay.Shape, extra: branch, functions: function.ContextRoute,
		}),
		OnError: r.policy(path+".message_error", route.MessageError, failing{
			input: input, output: relay.Shape, branches: []string{m.branching.Branch},
		}),
	}
}
