package contract

import (
	"slices"

	"nervix/controlplane/registry/violation"
	"nervix/generated/connector"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// placed lists the kinds whose models a placement may name, in the order in which a name is looked
// up (grammar reference, 5.4). Of relays only materialized ones are placed, of ingestors only
// those that run on an owner.
var placed = []model.Kind{
	model.KindRelay, model.KindHashMap, model.KindIngestor, model.KindReingestor, model.KindGenerator,
	model.KindJunction, model.KindDeduplicator, model.KindReorderer, model.KindWindowProcessor,
	model.KindCorrelator, model.KindInferencer, model.KindWasmProcessor, model.KindEmitter,
}

// Candidates lists the keys that a placement could mean by a name.
func Candidates(name string) []model.Key {
	keys := make([]model.Key, len(placed))
	for i, kind := range placed {
		keys[i] = model.Key{Kind: kind, Name: name}
	}
	return keys
}

// Member finds the node that a placement means by an unqualified name. Without one it gives the
// reason, and whether models of placed kinds have the name at all.
func Member(models Models, name string) (key model.Key, reason string, exists bool) {
	var eligible []model.Key
	for _, kind := range placed {
		key := model.Key{Kind: kind, Name: name}
		m, ok := models.Find(key)
		if !ok {
			continue
		}
		exists = true
		if fault := unplaced(m); fault != "" {
			reason = fault
			continue
		}
		eligible = append(eligible, key)
	}
	switch {
	case len(eligible) == 1:
		return eligible[0], "", true
	case len(eligible) > 1:
		return model.Key{}, "the name is ambiguous: it is " + violation.Owner(eligible[0]) + " and " + violation.Owner(eligible[1]), true
	case !exists:
		reason = "no placed node has this name"
	}
	return model.Key{}, reason, exists
}

// Placed tells whether a model runs on an owner of its own, so that a placement can name it.
func Placed(m model.Model) bool { return slices.Contains(placed, m.ModelKind()) && unplaced(m) == "" }

// unplaced tells why a model runs nowhere in particular; empty when it has an owner.
func unplaced(m model.Model) string {
	switch m := m.(type) {
	case *model.Relay:
		if !m.Materialized {
			return "relay '" + m.Name + "' has no materialized state"
		}
	case *model.Ingestor:
		if use := connector.UseSource(m.Source); use != nil && !use.Placed {
			return "ingestor '" + m.Name + "' runs on every node, because its source is " + use.Name
		}
	}
	return ""
}

// VisitPlacement checks the members of a placement.
func (r *resolver) VisitPlacement(m *model.Placement) Contract {
	r.members("from", m, m.From)
	r.members("to", m, m.To)
	return &Static{}
}

func (r *resolver) members(path string, m *model.Placement, names []string) {
	if len(names) == 0 {
		r.report.Add(path, &failure.MissingPart{Part: "member"})
	}
	for i, name := range names {
		if _, reason, _ := Member(r.models, name); reason != "" {
			r.report.Add(at("", path, i), &failure.PlacementMember{Placement: m.Name, Member: name, Reason: reason})
		}
	}
}
