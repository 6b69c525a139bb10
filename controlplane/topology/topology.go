package topology

import (
	"slices"

	"nervix/controlplane/quiesce"
	"nervix/controlplane/registry"
	"nervix/generated/model"
	"nervix/generated/record"
)

// Operation is one operation of a step with the models that it is about; none for an operation that is
// about the whole domain.
type Operation struct {
	Number uint32
	Keys   []model.Key
}

// Step is what the topologies of a step follow from.
type Step struct {
	// Base is the graph that the step finds, Candidate the one that its activation installs.
	Base, Candidate *registry.Graph
	// Change is their difference; nil for a step that is about the whole domain.
	Change *quiesce.Result
	// Operations are in the order of their numbers.
	Operations []Operation
}

// Affected gives the affected part of both sides of a step (CP-096 to CP-099): what its operations
// change with the nodes next to it, what pauses, what uses changed definitions, and the definitions that
// all of these are made from. What is reached on one side is reported on the other, too, if it is there.
func (s *Step) Affected() (before, after record.Topology) {
	reached := s.reached()
	return s.assemble(s.Base, reached), s.assemble(s.Candidate, reached)
}

// claims gives the operations of every model that differs in the end: models whose changes cancel each
// other are left out, and what no operation names, such as a node that the scheduler moves, is due to all
// operations.
func (s *Step) claims() contributions {
	claims := contributions{}
	for i, o := range s.Operations {
		for _, key := range o.Keys {
			claims.add(key, single(i))
		}
	}
	differing := contributions{}
	for _, key := range slices.Concat(s.Change.Created, s.Change.Changed, s.Change.Dropped, s.Change.Affected) {
		if by := claims[key]; len(by) > 0 {
			differing[key] = by
		} else {
			differing[key] = first(len(s.Operations))
		}
	}
	return differing
}

// reached gives what every operation affects in either graph.
func (s *Step) reached() contributions {
	reached := contributions{}
	if s.Change == nil {
		s.everything(reached, first(len(s.Operations)))
		return reached
	}
	claims := s.claims()
	whole := s.whole(claims)
	s.everything(reached, whole)
	for key, by := range claims {
		claims[key] = by.without(whole)
	}
	for _, graph := range [2]*registry.Graph{s.Base, s.Candidate} {
		if s.Change.Level != model.LevelDynamic {
			paused(graph, s.Change.Affected, claims, reached)
		}
		around(graph, claims, reached)
	}
	return reached
}

// whole gives the operations that affect every node: they change what a domain pause is for.
func (s *Step) whole(claims contributions) operations {
	var whole operations
	if s.Change.Level != model.LevelDomainPause {
		return whole
	}
	for _, aspect := range s.Change.Aspects {
		if aspect.Level == model.LevelDomainPause {
			whole = whole.with(claims[aspect.Key])
		}
	}
	return whole
}

// everything adds the nodes of both graphs.
func (s *Step) everything(reached contributions, by operations) {
	for _, graph := range [2]*registry.Graph{s.Base, s.Candidate} {
		for _, key := range quiesce.Nodes(graph) {
			reached.add(key, by)
		}
	}
}

// paused adds what pausing the affected nodes engages in a graph.
func paused(graph *registry.Graph, affected []model.Key, claims, reached contributions) {
	engaged := contributions{}
	for _, key := range affected {
		if _, exists := graph.Find(key); !exists {
			continue
		}
		engaged.add(key, claims[key])
		for _, input := range quiesce.Inputs(graph, key) {
			reached.add(input, claims[key])
		}
	}
	engaged.spread(nil, func(key model.Key) []model.Key { return quiesce.Following(graph, key) })
	reached.join(engaged)
}

// around adds models with what is next to them: the nodes that they give records to or take them from, or
// what is made from them, directly or not. Users that an operation has reached before are not followed.
func around(graph *registry.Graph, claims, reached contributions) {
	defined := contributions{}
	for key, by := range claims {
		if _, exists := graph.Find(key); !exists {
			continue
		}
		reached.add(key, by)
		if !registry.IsNode(key.Kind) {
			defined.add(key, by)
			continue
		}
		for _, relation := range slices.Concat(graph.Relations(key), graph.Met(key)) {
			if relation.Carries() {
				reached.add(relation.From, by)
				reached.add(relation.To, by)
			}
		}
	}
	defined.spread(reached, func(definition model.Key) []model.Key {
		var users []model.Key
		for _, relation := range slices.Concat(graph.Relations(definition), graph.Met(definition)) {
			if !relation.Carries() && relation.From == definition {
				users = append(users, relation.To)
			}
		}
		return users
	})
	reached.join(defined)
}

// assemble gives one side of the step: what is reached in its graph with the definitions that it is made
// from, in order, and the edges between them.
func (s *Step) assemble(graph *registry.Graph, reached contributions) record.Topology {
	nodes := contributions{}
	for key, by := range reached {
		if _, exists := graph.Find(key); exists {
			nodes.add(key, by)
		}
	}
	nodes.spread(nil, func(key model.Key) []model.Key {
		var definitions []model.Key
		for _, relation := range graph.Relations(key) {
			if !relation.Carries() && relation.From != key {
				definitions = append(definitions, relation.From)
			}
		}
		return definitions
	})
	var t record.Topology
	var relations []registry.Relation
	for key, by := range nodes {
		t.Nodes = append(t.Nodes, record.TopologyNode{Key: key, Operations: s.numbers(by)})
		for _, relation := range graph.Relations(key) {
			if len(nodes[relation.From]) > 0 && len(nodes[relation.To]) > 0 {
				relations = append(relations, relation)
			}
		}
	}
	slices.SortFunc(t.Nodes, func(a, b record.TopologyNode) int { return registry.CompareKeys(a.Key, b.Key) })
	slices.SortFunc(relations, registry.Relation.Compare)
	for i := range t.Nodes {
		t.Nodes[i].Number = uint64(i)
	}
	for i, r := range relations {
		t.Edges = append(t.Edges, record.TopologyEdge{
			Number: uint64(i), Kind: r.Kind, From: r.From, To: r.To, Path: r.Path, Operations: s.numbers(shared(nodes[r.From], nodes[r.To])),
		})
	}
	return t
}

// numbers gives the numbers of operations, in order.
func (s *Step) numbers(by operations) []uint32 {
	list := make([]uint32, 0, by.count())
	for i := range by.all() {
		list = append(list, s.Operations[i].Number)
	}
	return list
}
