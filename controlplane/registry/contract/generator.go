package contract

import (
	"nervix/controlplane/registry/typing"
	"nervix/generated/clause"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// VisitGenerator checks a source of rows from materialized state: its branch is that of the relay,
// and its routes read that state only (grammar reference, 5.4).
func (r *resolver) VisitGenerator(m *model.Generator) Contract {
	r.positive("interval", "EACH", m.Interval.Nanoseconds)
	routes := setRouteForms(m.Routes)
	if len(routes) == 0 {
		r.report.Add("routes", &failure.MissingPart{Part: "route"})
	}
	r.flushes(routes)
	resolved := &Generator{Interval: m.Interval.Nanoseconds, Branch: r.branch(m.Branching), State: r.relay(m.State)}
	if resolved.State == nil || m.Branching.Branch != "" && resolved.Branch == nil {
		return nil
	}
	r.materialized("state", resolved.State)
	r.sameBranch("branching", resolved.State, m.Branching.Branch)
	around := &frame{
		branch: shapeOf(resolved.Branch),
		states: typing.States([]string{m.State}, []*typing.Shape{resolved.State.Shape}),
	}
	for i := range routes {
		resolved.Routes = append(resolved.Routes, r.route(&routes[i], m.Branching.Branch, around, func(f *frame, relay *Relay) *site {
			return &site{frame: *f, node: "a generator", output: relay.Shape, set: clause.GeneratorSet, where: clause.GeneratorWhere}
		}))
	}
	return resolved
}
