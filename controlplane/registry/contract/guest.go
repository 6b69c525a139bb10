package contract

import (
	"nervix/generated/clause"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// maximumGuestMemory is what a module can address.
const maximumGuestMemory = 4 << 30

// VisitWASMProcessor checks the limits and routes of a guest module. The guest fills the columns of
// every target relay, and SET replaces some; whether the module can run is checked where it is
// known.
func (r *resolver) VisitWASMProcessor(m *model.WASMProcessor) Contract {
	r.external("file", "FILE", m.File)
	r.atLeastOne("max_fuel", "MAX FUEL", m.MaxFuel)
	r.atLeastOne("max_memory", "MAX MEMORY", m.MaxMemory)
	if m.MaxMemory > maximumGuestMemory {
		r.report.Add("max_memory", &failure.OutOfRange{Subject: "MAX MEMORY", Requirement: "must not exceed 4GiB"})
	}
	seen := map[string]bool{}
	forms := make([]form, len(m.Routes))
	for i := range m.Routes {
		route, path := &m.Routes[i], at("", "routes", i)
		if seen[route.Relay] {
			r.report.Add(path+".relay", &failure.DuplicateItem{Item: "target relay", Name: route.Relay})
		}
		seen[route.Relay] = true
		forms[i] = form{path: path, relay: route.Relay, construction: model.Construction{Set: route.Set, Where: route.Where}, constructionPath: path, failed: route.MessageError}
	}
	return r.processor(
		&common{m.Detached, m.Inputs, m.Collect, m.Filter, m.Branching.Branch, m.States, forms},
		func(*frame) Operation { return &Guest{Model: m} },
		func(f *frame, relay *Relay) *site {
			around := *f
			around.generated = relay.Shape
			return &site{frame: around, node: "a WASM processor", output: relay.Shape, set: clause.GeneratedSet, where: clause.GeneratedWhere, filled: true}
		},
	)
}
