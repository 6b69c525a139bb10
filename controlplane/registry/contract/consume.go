package contract

import (
	"slices"

	"nervix/controlplane/registry/typing"
	"nervix/generated/clause"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// inputRelays resolves a FROM list: at least one relay, none twice. A missing relay is nil.
func (r *resolver) inputRelays(path string, count int, name func(int) string) []*Relay {
	if count == 0 {
		r.report.Add(path, &failure.MissingPart{Part: "input relay"})
	}
	relays := make([]*Relay, count)
	seen := make(map[string]bool, count)
	for i := range count {
		if seen[name(i)] {
			r.report.Add(at("", path, i), &failure.DuplicateItem{Item: "input relay", Name: name(i)})
		}
		seen[name(i)] = true
		relays[i] = r.relay(name(i))
	}
	return relays
}

// sameShape checks that all inputs declare equal fields and gives the shape; nil when unknown.
func (r *resolver) sameShape(path string, relays []*Relay) *typing.Shape {
	var first *Relay
	for i, relay := range relays {
		switch {
		case relay == nil:
			return nil
		case first == nil:
			first = relay
		case !equalFields(first.Shape, relay.Shape):
			r.report.Add(at("", path, i), &failure.SchemaMismatch{
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

// sources resolves the FROM list of a processor: relays of equal fields and of one branch. The
// shape is nil when it is unknown.
func (r *resolver) sources(path string, inputs []model.Input, branch string) ([]*Relay, *typing.Shape) {
	relays := r.inputRelays(path, len(inputs), func(i int) string { return inputs[i].Relay })
	for i, relay := range relays {
		if relay != nil {
			r.sameBranch(at("", path, i)+".relay", relay, branch)
		}
	}
	return relays, r.sameShape(path, relays)
}

// consumed types the source predicates of resolved inputs.
func (r *resolver) consumed(path string, inputs []model.Input, relays []*Relay, c *clause.Clause, f *frame) []Input {
	list := make([]Input, len(inputs))
	for i := range inputs {
		list[i] = Input{relays[i], r.predicate(at("", path, i)+".where", c, f, inputs[i].Where)}
	}
	return list
}

// collect checks COLLECT FOR.
func (r *resolver) collect(path string, m *model.Collect) {
	if m == nil {
		return
	}
	r.positive(path+".for", "COLLECT FOR", m.For.Nanoseconds)
	if m.MaxBatchSize != nil {
		r.atLeastOne(path+".max_batch_size", "MAX BATCH SIZE", m.MaxBatchSize.Bytes)
	}
}
