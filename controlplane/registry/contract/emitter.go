package contract

import (
	"slices"

	"nervix/controlplane/registry/typing"
	"nervix/generated/clause"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// VisitEmitter checks a sink: inputs of one schema, its client and mode, and its construction,
// whose rows leave the system.
func (r *resolver) VisitEmitter(m *model.Emitter) Contract {
	use := r.sink(m.Sink)
	r.flush("flush", m.Flush)
	relays := r.inputRelays("inputs", len(m.Inputs), func(i int) string { return m.Inputs[i].Relay })
	r.collect("collect", m.Collect)
	input := r.sameSchema(relays)
	codec := r.codec(m.Codec)
	if input == nil || codec == nil || use == nil {
		return nil
	}
	var branches []string
	for _, relay := range relays {
		if branch := relay.Model.Branching.Branch; !slices.Contains(branches, branch) {
			branches = append(branches, branch)
		}
	}
	states, known := r.states(m.States, branches)
	if !known {
		return nil
	}
	resolved := &Emitter{Model: m, Codec: codec}
	around := frame{input: input, states: stateViews(states)}
	for i, relay := range relays {
		resolved.Inputs = append(resolved.Inputs, Input{relay, r.predicate(at("", "inputs", i)+".where", clause.EmitterPredicate, &around, m.Inputs[i].Where)})
	}
	resolved.Construction = r.construct("construction", &m.Construction, &site{
		frame: around, node: "TO " + use.Name, output: codec.Shape, set: clause.EmitterSet, where: clause.EmitterWhere, external: true, writes: use.Headers,
	})
	resolved.OnError = r.policy("message_error", m.MessageError, failing{frame: around, output: codec.Shape, branches: branches})
	return resolved
}

// sameSchema checks that all inputs name the same schema and gives its shape; nil when unknown.
func (r *resolver) sameSchema(relays []*Relay) *typing.Shape {
	var first *Relay
	for i, relay := range relays {
		switch {
		case relay == nil:
			return nil
		case first == nil:
			first = relay
		case relay.Model.Schema != first.Model.Schema:
			r.report.Add(at("", "inputs", i), &failure.SchemaMismatch{
				Subject: "relay '" + relay.Model.Name + "'", Target: "relay '" + first.Model.Name + "'",
				Reason: "all inputs of an emitter need the same schema",
			})
		}
	}
	if first == nil {
		return nil
	}
	return first.Shape
}
