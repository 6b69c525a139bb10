package contract

import (
	"nervix/controlplane/registry/typing"
	"nervix/generated/clause"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// VisitWindowProcessor checks the window bounds and that every route aggregates.
func (r *resolver) VisitWindowProcessor(m *model.WindowProcessor) Contract {
	r.bound("width", "WIDTH", &m.Width)
	r.bound("step", "STEP", &m.Step)
	r.withinWidth(&m.Width, &m.Step)
	forms := make([]form, len(m.Routes))
	for i := range m.Routes {
		route, path := &m.Routes[i], at("", "routes", i)
		forms[i] = form{path: path, relay: route.Relay, construction: model.Construction{Set: route.Set, Where: route.Where}, constructionPath: path, failed: route.MessageError}
	}
	before := r.report.Count()
	resolved := r.processor(
		&common{m.Detached, m.Inputs, m.Collect, m.Filter, m.Branching.Branch, m.States, forms},
		func(*frame) Operation { return &Window{Width: m.Width, Step: m.Step} },
		func(f *frame, relay *Relay) *site {
			return &site{frame: *f, node: "a window processor", output: relay.Shape, set: clause.WindowSet, where: clause.WindowWhere}
		},
	)
	if window, ok := resolved.(*Processor); ok && r.report.Count() == before && !r.incomplete {
		r.aggregated(window)
	}
	return resolved
}

// aggregated checks that every route reads an aggregate.
func (r *resolver) aggregated(m *Processor) {
	for i := range m.Routes {
		if !aggregates(&m.Routes[i].Construction) {
			r.report.Add(at("", "routes", i), &failure.MissingAggregate{Name: m.Routes[i].Relay.Model.Name})
		}
	}
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

func aggregates(c *Construction) bool {
	found := false
	for _, step := range c.Steps {
		if step.Value != nil {
			typing.Walk(step.Value, func(e typing.Expression) {
				switch e.(type) {
				case *typing.Aggregate, *typing.Percentile:
					found = true
				}
			})
		}
	}
	return found
}
