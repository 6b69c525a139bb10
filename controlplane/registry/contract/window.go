package contract

import (
	"nervix/controlplane/registry/typing"
	"nervix/generated/failure"
	"nervix/generated/function"
	"nervix/generated/model"
	"nervix/generated/revision"
)

// VisitWindowProcessor checks the window bounds and that every route aggregates.
func (r *resolver) VisitWindowProcessor(m *model.WindowProcessor) Contract {
	r.bound("width", "WIDTH", &m.Width)
	r.bound("step", "STEP", &m.Step)
	r.withinWidth(&m.Width, &m.Step)
	return r.processor(&common{"a window processor", m.Detached, m.Inputs, m.Filter, m.Branching, m.Routes},
		func(*typing.Shape) Operation { return &Window{Width: m.Width, Step: m.Step} })
}

// bound checks that a window bound is above zero in every kind it declares.
func (r *resolver) bound(path, subject string, m *model.WindowBound) {
	if m.Duration != nil {
		r.positive(path+".duration", subject+" DURATION", m.Duration.Nanoseconds)
	} else {
		r.atLeastOne(path+".messages", subject+" MESSAGES", m.Messages)
	}
}

// withinWidth checks that STEP uses only the kinds of WIDTH and does not exceed it.
func (r *resolver) withinWidth(width, step *model.WindowBound) {
	switch {
	case step.Messages > 0 && width.Messages == 0:
		r.report.Add("step.messages", &failure.OutOfRange{Subject: "STEP", Requirement: "must not use MESSAGES, which WIDTH does not declare"})
	case step.Messages > width.Messages:
		r.report.Add("step.messages", &failure.OutOfRange{Subject: "STEP", Requirement: "must not exceed WIDTH"})
	}
	switch {
	case step.Duration == nil:
	case width.Duration == nil:
		r.report.Add("step.duration", &failure.OutOfRange{Subject: "STEP", Requirement: "must not use DURATION, which WIDTH does not declare"})
	case step.Duration.Nanoseconds > width.Duration.Nanoseconds:
		r.report.Add("step.duration", &failure.OutOfRange{Subject: "STEP", Requirement: "must not exceed WIDTH"})
	}
}

// windowRoute checks a set-only route with at least one aggregate. A window route has no flush of
// its own, and its error records see no input row, because an output has many.
func (r *resolver) windowRoute(path string, m *common, route *model.Route, input *typing.Shape, branch scopes) Route {
	if route.Flush != nil {
		r.report.Add(path+".flush", &failure.MisplacedClause{Clause: "FLUSH", Requirement: "is not available for " + m.node})
	}
	relay := r.relay(route.Relay)
	if relay == nil {
		return Route{}
	}
	r.sameBranch(path+".relay", relay, m.branching.Branch)
	before := r.report.Count()
	resolved := Route{Relay: relay}
	resolved.Construction = r.construct(path+".construction", &route.Construction, &site{
		node: m.node, output: relay.Shape, extra: branch, functions: function.ContextWindow,
		aggregates: &typing.Environment{Context: "an aggregate argument", Functions: function.ContextAggregateArgument, Scopes: scopes{
			model.ScopeInput: typing.Rows(input, revision.ColumnSourceInput, "input"),
		}},
	})
	if r.report.Count() == before && !aggregates(&resolved.Construction) {
		r.report.Add(path+".construction", &failure.MissingAggregate{Name: relay.Model.Name})
	}
	resolved.OnError = r.policy(path+".message_error", route.MessageError, failing{
		output: relay.Shape, branches: []string{m.branching.Branch},
	})
	return resolved
}

func aggregates(c *Construction) bool {
	found := false
	for _, step := range c.Steps {
		if step.Value != nil {
			typing.Walk(step.Value, func(e typing.Expression) {
				_, aggregate := e.(*typing.Aggregate)
				found = found || aggregate
			})
		}
	}
	return found
}
