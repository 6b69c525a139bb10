package contract

import (
	"nervix/controlplane/registry/typing"
	"nervix/generated/clause"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// common is what all processors with one input list declare.
type common struct {
	detached bool
	inputs   []model.Input
	collect  *model.Collect
	filter   model.Expression
	branch   string
	states   []model.StateDependency
	// routes are the routes in a form that all kinds share.
	routes []form
}

// form is a route of any kind.
type form struct {
	path, relay string
	// construction stands at its path.
	construction     model.Construction
	constructionPath string
	// flush is checked when the kind of route has one.
	flush   model.Flush
	flushed bool
	failed  model.MessageError
}

func routeForms(routes []model.Route) []form {
	forms := make([]form, len(routes))
	for i := range routes {
		route, path := &routes[i], at("", "routes", i)
		forms[i] = form{path, route.Relay, route.Construction, path + ".construction", route.Flush, true, route.MessageError}
	}
	return forms
}

func setRouteForms(routes []model.SetRoute) []form {
	forms := make([]form, len(routes))
	for i := range routes {
		route, path := &routes[i], at("", "routes", i)
		forms[i] = form{path, route.Relay, model.Construction{Set: route.Set, Where: route.Where}, path, route.Flush, true, route.MessageError}
	}
	return forms
}

// VisitJunction checks a stateless fan-out.
func (r *resolver) VisitJunction(m *model.Junction) Contract {
	return r.processor(
		&common{m.Detached, m.Inputs, m.Collect, m.Filter, m.Branching.Branch, m.States, routeForms(m.Routes)},
		func(*frame) Operation { return &Junction{} }, transforming("a junction"),
	)
}

// VisitDeduplicator checks the key tuple besides the common rules.
func (r *resolver) VisitDeduplicator(m *model.Deduplicator) Contract {
	if len(m.Keys) == 0 {
		r.report.Add("keys", &failure.MissingPart{Part: "key expression"})
	}
	return r.processor(
		&common{m.Detached, m.Inputs, m.Collect, m.Filter, m.Branching.Branch, m.States, routeForms(m.Routes)},
		func(f *frame) Operation {
			return &Deduplicator{Keys: r.scalars("keys", clause.DeduplicateKey, f, m.Keys), MaxTime: m.MaxTime.Nanoseconds}
		}, transforming("a deduplicator"),
	)
}

// VisitReorderer checks the ordering tuple besides the common rules.
func (r *resolver) VisitReorderer(m *model.Reorderer) Contract {
	if len(m.By) == 0 {
		r.report.Add("by", &failure.MissingPart{Part: "ordering expression"})
	}
	return r.processor(
		&common{m.Detached, m.Inputs, m.Collect, m.Filter, m.Branching.Branch, m.States, routeForms(m.Routes)},
		func(f *frame) Operation {
			return &Reorderer{By: r.scalars("by", clause.OrderKey, f, m.By), MaxTime: m.MaxTime.Nanoseconds}
		}, transforming("a reorderer"),
	)
}

// transforming gives the sites of routes that make their rows from input rows.
func transforming(node string) func(*frame, *Relay) *site {
	return func(f *frame, relay *Relay) *site {
		return &site{frame: *f, node: node, output: relay.Shape, set: clause.RouteSet, where: clause.RouteWhere}
	}
}

// processor checks the rules that all processors share: inputs of one shape, one branch
// everywhere, dependencies, and routes. The operation is checked before the routes, whose sites it
// may decide.
func (r *resolver) processor(m *common, operation func(*frame) Operation, place func(*frame, *Relay) *site) Contract {
	resolved, around := r.intake(m)
	r.flushes(m.routes)
	if around == nil {
		return nil
	}
	resolved.Operation = operation(around)
	for i := range m.routes {
		resolved.Routes = append(resolved.Routes, r.route(&m.routes[i], m.branch, around, place))
	}
	return resolved
}

// intake checks what a processor reads. The frame is nil when it is unknown, because a model is
// missing.
func (r *resolver) intake(m *common) (*Processor, *frame) {
	resolved := &Processor{Detached: m.detached, Collect: m.collect, Branch: r.branch(model.Branching{Branch: m.branch})}
	relays, input := r.sources("inputs", m.inputs, m.branch)
	r.collect("collect", m.collect)
	states, known := r.states(m.states, []string{m.branch})
	if len(m.routes) == 0 {
		r.report.Add("routes", &failure.MissingPart{Part: "route"})
	}
	if input == nil || !known || m.branch != "" && resolved.Branch == nil {
		return nil, nil
	}
	around := &frame{input: input, branch: shapeOf(resolved.Branch), states: stateViews(states)}
	resolved.States = states
	resolved.Inputs = r.consumed("inputs", m.inputs, relays, clause.SourcePredicate, around)
	resolved.Filter = r.predicate("filter", clause.Filter, around, m.filter)
	return resolved, around
}

// flushes checks the flush bounds of all routes, also of those whose rows are unknown.
func (r *resolver) flushes(routes []form) {
	for i := range routes {
		if routes[i].flushed {
			r.flush(routes[i].path+".flush", routes[i].flush)
		}
	}
}

// route checks one route of a processor: its relay has the branch of the node.
func (r *resolver) route(m *form, branch string, around *frame, place func(*frame, *Relay) *site) Route {
	relay := r.relay(m.relay)
	if relay == nil {
		return Route{}
	}
	r.sameBranch(m.path+".relay", relay, branch)
	where := place(around, relay)
	resolved := Route{Relay: relay, Flush: m.flush, Construction: r.construct(m.constructionPath, &m.construction, where)}
	failed := frame{left: around.left, right: around.right, states: around.states}
	if where.set != clause.WindowSet {
		// A row of a window has many inputs.
		failed.input = around.input
	}
	resolved.OnError = r.policy(m.path+".message_error", m.failed, failing{frame: failed, output: relay.Shape, branches: []string{branch}})
	return resolved
}

// shapeOf gives the shape of a branch key; nil without a branch.
func shapeOf(branch *Branch) *typing.Shape {
	if branch == nil {
		return nil
	}
	return branch.Shape
}
