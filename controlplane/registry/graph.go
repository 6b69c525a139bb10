package registry

import (
	"cmp"
	"slices"

	"nervix/controlplane/registry/typing"
	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// Graph is the set of the models of one domain. It is immutable and safe for concurrent use; its
// models are shared and must not be changed.
type Graph struct {
	domain     string
	models     map[model.Key]model.Model
	dependents map[model.Key][]model.Key
}

// NewGraph builds the graph of models that were validated before, such as stored ones. It fails
// when a key occurs twice and checks nothing else.
func NewGraph(domain string, models []model.Model) (*Graph, error) {
	set := make(map[model.Key]model.Model, len(models))
	for _, m := range models {
		key := m.ModelKey()
		if _, twice := set[key]; twice {
			return nil, duplicate(domain, key)
		}
		set[key] = m
	}
	return newGraph(domain, set), nil
}

func newGraph(domain string, models map[model.Key]model.Model) *Graph {
	g := &Graph{domain: domain, models: models, dependents: map[model.Key][]model.Key{}}
	for _, key := range g.Keys() {
		for _, reference := range model.References(models[key]) {
			target := model.Key{Kind: reference.Kind, Name: reference.Name}
			if known := g.dependents[target]; len(known) == 0 || known[len(known)-1] != key {
				g.dependents[target] = append(known, key)
			}
		}
	}
	return g
}

func duplicate(domain string, key model.Key) *violation.Violation {
	return violated(key, "name", &failure.DuplicateModel{Kind: key.Kind.Text(), Model: key.Name, Domain: domain})
}

func violated(key model.Key, path string, fault failure.Placed) *violation.Violation {
	fault.Locate(failure.AtPath(path))
	return &violation.Violation{Key: key, Failure: fault}
}

// Domain names the domain.
func (g *Graph) Domain() string { return g.domain }

// Find gives the model of a key.
func (g *Graph) Find(key model.Key) (model.Model, bool) {
	m, ok := g.models[key]
	return m, ok
}

// Keys lists the keys of all models by kind and name.
func (g *Graph) Keys() []model.Key {
	keys := make([]model.Key, 0, len(g.models))
	for key := range g.models {
		keys = append(keys, key)
	}
	slices.SortFunc(keys, CompareKeys)
	return keys
}

// CompareKeys orders keys by kind and name.
func CompareKeys(a, b model.Key) int {
	return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Name, b.Name))
}

// Models lists all models in the order of their keys.
func (g *Graph) Models() []model.Model {
	list := make([]model.Model, 0, len(g.models))
	for _, key := range g.Keys() {
		list = append(list, g.models[key])
	}
	return list
}

// Dependents lists the models that name the key, in order; the key itself need not exist.
func (g *Graph) Dependents(key model.Key) []model.Key { return slices.Clone(g.dependents[key]) }

// suggest gives the name of a model of the kind that is nearest to a misspelled one.
func (g *Graph) suggest(key model.Key) string {
	var names []string
	for _, candidate := range g.Keys() {
		if candidate.Kind == key.Kind {
			names = append(names, candidate.Name)
		}
	}
	return typing.Nearest(key.Name, names)
}

// IsNode tells whether models of a kind are nodes of the execution graph: they are scheduled and
// execute. The others only configure nodes.
func IsNode(kind model.Kind) bool {
	switch kind {
	case model.KindRelay, model.KindIngestor, model.KindJunction, model.KindDeduplicator,
		model.KindWindowProcessor, model.KindEmitter:
		return true
	case model.KindSchema, model.KindWireJsonSchema, model.KindCodec, model.KindClient,
		model.KindVhost, model.KindEndpoint, model.KindBranch:
	}
	return false
}
