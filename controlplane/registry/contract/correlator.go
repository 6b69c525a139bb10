package contract

import (
	"nervix/controlplane/registry/typing"
	"nervix/generated/clause"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// VisitCorrelator checks a pairing of two sides: disjoint inputs, each side of one shape, timeout
// relays that take the rows of their side as they are (grammar reference, 5.4).
func (r *resolver) VisitCorrelator(m *model.Correlator) Contract {
	resolved := &Correlator{Detached: m.Detached, Match: m.Match, MaxTime: m.MaxTime.Nanoseconds, Branch: r.branch(m.Branching)}
	branch := m.Branching.Branch
	left, leftShape := r.side("left", &m.Left, branch)
	right, rightShape := r.side("right", &m.Right, branch)
	r.disjoint(m)
	states, known := r.states(m.States, []string{branch})
	routes := setRouteForms(m.Routes)
	if len(routes) == 0 {
		r.report.Add("routes", &failure.MissingPart{Part: "route"})
	}
	r.flushes(routes)
	if leftShape == nil || rightShape == nil || !known || branch != "" && resolved.Branch == nil {
		return nil
	}
	resolved.States = states
	around := &frame{left: leftShape, right: rightShape, branch: shapeOf(resolved.Branch), states: stateViews(states)}
	resolved.Left = Side{
		Inputs: r.consumed("left.inputs", m.Left.Inputs, left, clause.LeftPredicate, around), Collect: m.Left.Collect,
		Shape: leftShape, Timeout: r.timeout("left", &m.Left, leftShape, branch),
	}
	resolved.Right = Side{
		Inputs: r.consumed("right.inputs", m.Right.Inputs, right, clause.RightPredicate, around), Collect: m.Right.Collect,
		Shape: rightShape, Timeout: r.timeout("right", &m.Right, rightShape, branch),
	}
	if m.Where == nil {
		r.report.Add("where", &failure.MisplacedClause{Clause: "CORRELATE WHERE", Requirement: "is required"})
	}
	resolved.Where = r.predicate("where", clause.Correlation, around, m.Where)
	for i := range routes {
		resolved.Routes = append(resolved.Routes, r.route(&routes[i], branch, around, func(f *frame, relay *Relay) *site {
			return &site{frame: *f, node: "a correlator", output: relay.Shape, set: clause.CorrelatorSet, where: clause.CorrelatorWhere}
		}))
	}
	return resolved
}

func (r *resolver) side(path string, m *model.CorrelatorSide, branch string) ([]*Relay, *typing.Shape) {
	relays, shape := r.sources(path+".inputs", m.Inputs, branch)
	r.collect(path+".collect", m.Collect)
	return relays, shape
}

// disjoint checks that no relay feeds both sides.
func (r *resolver) disjoint(m *model.Correlator) {
	left := map[string]bool{}
	for _, input := range m.Left.Inputs {
		left[input.Relay] = true
	}
	for i, input := range m.Right.Inputs {
		if left[input.Relay] {
			r.report.Add(at("", "right.inputs", i), &failure.DuplicateItem{Item: "input relay", Name: input.Relay})
		}
	}
}

// timeout resolves the relay for rows without partner; nil for DROP.
func (r *resolver) timeout(path string, m *model.CorrelatorSide, shape *typing.Shape, branch string) *Relay {
	path += ".timeout"
	switch action := m.Timeout.(type) {
	case nil:
		r.report.Add(path, &failure.MisplacedClause{Clause: "ON CORRELATION TIMEOUT", Requirement: "is required"})
	case *model.TimeoutSend:
		relay := r.relay(action.Relay)
		if relay == nil {
			return nil
		}
		r.sameBranch(path+".relay", relay, branch)
		if !equalFields(shape, relay.Shape) {
			r.report.Add(path+".relay", &failure.SchemaMismatch{
				Subject: "relay '" + relay.Model.Name + "'", Target: "the rows of its side",
				Reason: "rows without partner are sent as they are",
			})
		}
		return relay
	case *model.TimeoutDrop:
	}
	return nil
}
