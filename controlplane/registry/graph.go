package registry

import (
	"cmp"
	"slices"

	"nervix/controlplane/registry/contract"
	"nervix/controlplane/registry/typing"
	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// Graph is the set of the models of one domain. It is immutable and safe for concurrent use; its
// models are shared and must not be changed.
type Graph struct {
	domain string
	models table[model.Model]
	// references has what every model names, hash maps of its expressions included.
	references table[[]model.Reference]
	// dependents has the models that name a key, in key order. A placement stands under every key
	// that its members could mean.
	dependents table[[]model.Key]
	relations  relations
}

// NewGraph builds the graph of models that were validated before, such as stored ones. It fails
// when a key occurs twice and checks nothing else.
func NewGraph(domain string, models []model.Model) (*Graph, error) {
	set := make(map[model.Key]model.Model, len(models))
	for _, m := range models {
		key := m.ModelKey()
		if _, twice := set[key]; twice {
			return nil, duplicate(domain, key, "name")
		}
		set[key] = m
	}
	references, dependents := make(map[model.Key][]model.Reference, len(set)), map[model.Key][]model.Key{}
	for key, m := range set {
		references[key] = contract.References(m)
		for _, target := range required(m, references[key]) {
			dependents[target] = append(dependents[target], key)
		}
	}
	for target, keys := range dependents {
		slices.SortFunc(keys, CompareKeys)
		dependents[target] = slices.Compact(keys)
	}
	return &Graph{domain: domain, models: tableOf(set), references: tableOf(references), dependents: tableOf(dependents)}, nil
}

// with gives the graph of other models that differ from those of g in the changed keys only.
func (g *Graph) with(models table[model.Model], changed []model.Key) *Graph {
	next := &Graph{domain: g.domain, models: models, references: g.references.copied(), dependents: g.dependents.copied()}
	for _, key := range changed {
		next.references.remove(key)
		if before, existed := g.models.find(key); existed {
			for _, target := range required(before, g.references.get(key)) {
				if left := slices.DeleteFunc(slices.Clone(next.dependents.get(target)), func(user model.Key) bool { return user == key }); len(left) > 0 {
					next.dependents.set(target, left)
				} else {
					next.dependents.remove(target)
				}
			}
		}
		if after, exists := models.find(key); exists {
			references := contract.References(after)
			next.references.set(key, references)
			for _, target := range required(after, references) {
				known := next.dependents.get(target)
				if at, found := slices.BinarySearchFunc(known, key, CompareKeys); !found {
					next.dependents.set(target, slices.Insert(slices.Clone(known), at, key))
				}
			}
		}
	}
	next.models.settle()
	next.references.settle()
	next.dependents.settle()
	return next
}

// required lists the keys that a model with these references names, some possibly twice; for a placement
// all that its members could mean.
func required(m model.Model, references []model.Reference) []model.Key {
	var keys []model.Key
	for _, reference := range references {
		keys = append(keys, model.Key{Kind: reference.Kind, Name: reference.Name})
	}
	if placement, ok := m.(*model.Placement); ok {
		for _, name := range slices.Concat(placement.From, placement.To) {
			keys = append(keys, contract.Candidates(name)...)
		}
	}
	return keys
}

func duplicate(domain string, key model.Key, path string) *violation.Violation {
	return violated(key, path, &failure.DuplicateModel{Kind: key.Kind.Text(), Model: key.Name, Domain: domain})
}

func violated(key model.Key, path string, fault failure.Placed) *violation.Violation {
	fault.Locate(failure.AtPath(path))
	return &violation.Violation{Key: key, Failure: fault}
}

// Domain names the domain.
func (g *Graph) Domain() string { return g.domain }

// Find gives the model of a key.
func (g *Graph) Find(key model.Key) (model.Model, bool) {
	return g.models.find(key)
}

// Keys lists the keys of all models by kind and name.
func (g *Graph) Keys() []model.Key {
	keys := make([]model.Key, 0, g.models.size)
	for key := range g.models.all() {
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
	list := make([]model.Model, 0, g.models.size)
	for _, key := range g.Keys() {
		list = append(list, g.models.get(key))
	}
	return list
}

// Dependents lists the models that name the key, in order; the key itself need not exist, except
// that placements name existing nodes only.
func (g *Graph) Dependents(key model.Key) []model.Key {
	return slices.DeleteFunc(slices.Clone(g.dependents.get(key)), func(user model.Key) bool {
		return user.Kind == model.KindPlacement && !g.pins(user, key)
	})
}

// pins tells whether the node of a key is a member of a placement.
func (g *Graph) pins(placement, key model.Key) bool {
	m, ok := g.models.get(placement).(*model.Placement)
	if !ok || !slices.Contains(slices.Concat(m.From, m.To), key.Name) {
		return false
	}
	member, reason, _ := contract.Member(g, key.Name)
	return reason == "" && member == key
}

// closure lists the keys and everything that depends on them, directly or not.
func (g *Graph) closure(keys []model.Key, reached map[model.Key]bool) {
	for pending := slices.Clone(keys); len(pending) > 0; {
		key := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		for _, user := range g.dependents.get(key) {
			if !reached[user] {
				reached[user] = true
				pending = append(pending, user)
			}
		}
	}
}

// suggest gives the name of a model of the kind that is nearest to a misspelled one.
func (g *Graph) suggest(key model.Key) string {
	var names []string
	for candidate := range g.models.all() {
		if candidate.Kind == key.Kind && candidate.Name != key.Name {
			names = append(names, candidate.Name)
		}
	}
	slices.Sort(names)
	return typing.Nearest(key.Name, names)
}

// IsNode tells whether models of a kind are nodes of the execution graph: they are scheduled and
// execute. The others only configure nodes.
func IsNode(kind model.Kind) bool {
	switch kind {
	case model.KindRelay, model.KindIngestor, model.KindReingestor, model.KindGenerator, model.KindJunction,
		model.KindDeduplicator, model.KindReorderer, model.KindWindowProcessor, model.KindCorrelator,
		model.KindInferencer, model.KindWasmProcessor, model.KindEmitter:
		return true
	case model.KindResource, model.KindSchema, model.KindWireJsonSchema, model.KindWireCborSchema,
		model.KindWireAvroSchema, model.KindCodec, model.KindClient, model.KindVhost, model.KindEndpoint,
		model.KindSignalingProtocol, model.KindBranch, model.KindHashMap, model.KindUdf, model.KindPlacement:
	}
	return false
}
