package topology

import (
	"maps"
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
	Change     *quiesce.Result
	Operations []Operation
}

// Affected gives the affected part of both sides of a step (CP-096 to CP-099): what its operations
// change with the nodes next to it, what pauses, what uses changed definitions, and the definitions that
// all of these are made from. What is reached on one side is reported on the other, too, if it is there.
func (s *Step) Affected() (before, after record.Topology) {
	sides := [2]side{{graph: s.Base}, {graph: s.Candidate}}
	for i := range sides {
		sides[i].nodes = map[model.Key][]uint32{}
	}
	for _, o := range s.attributed() {
		reached := s.reached(o)
		for i := range sides {
			sides[i].add(reached, o.Number)
		}
	}
	return sides[0].assemble(), sides[1].assemble()
}

// attributed gives the operations with what they change in the end: models whose changes cancel each
// other are left out, and what no operation names, such as a node that the scheduler moves, is due to
// all of them.
func (s *Step) attributed() []Operation {
	if s.Change == nil {
		return s.Operations
	}
	differing := map[model.Key]bool{}
	for _, key := range slices.Concat(s.Change.Created, s.Change.Changed, s.Change.Dropped, s.Change.Affected) {
		differing[key] = true
	}
	var list []Operation
	claimed := map[model.Key]bool{}
	for _, o := range s.Operations {
		keys := slices.DeleteFunc(slices.Clone(o.Keys), func(key model.Key) bool { return !differing[key] })
		list = append(list, Operation{o.Number, keys})
		for _, key := range keys {
			claimed[key] = true
		}
	}
	for key := range differing {
		for i := range list {
			if !claimed[key] {
				list[i].Keys = append(list[i].Keys, key)
			}
		}
	}
	return list
}

// reached gives what an operation affects in either graph.
func (s *Step) reached(o Operation) map[model.Key]bool {
	reached := map[model.Key]bool{}
	for _, graph := range [2]*registry.Graph{s.Base, s.Candidate} {
		if s.whole(o) {
			everything(graph, reached)
			continue
		}
		if s.Change.Level != model.LevelDynamic {
			paused := slices.DeleteFunc(slices.Clone(o.Keys), func(key model.Key) bool { return !slices.Contains(s.Change.Affected, key) })
			maps.Copy(reached, quiesce.Reach(graph, paused))
		}
		for _, key := range o.Keys {
			around(graph, key, reached)
		}
	}
	return reached
}

// whole tells whether an operation affects every node: it changes what a domain pause is for.
func (s *Step) whole(o Operation) bool {
	if s.Change == nil {
		return true
	}
	return s.Change.Level == model.LevelDomainPause && slices.ContainsFunc(s.Change.Aspects, func(a quiesce.Aspect) bool {
		return a.Level == model.LevelDomainPause && slices.Contains(o.Keys, a.Key)
	})
}

// everything adds the nodes of a graph.
func everything(graph *registry.Graph, reached map[model.Key]bool) {
	for _, key := range graph.Keys() {
		if registry.IsNode(key.Kind) {
			reached[key] = true
		}
	}
}

// around adds a model with what is next to it: the nodes that it gives records to or takes them from, or
// what is made from it.
func around(graph *registry.Graph, key model.Key, reached map[model.Key]bool) {
	if _, exists := graph.Find(key); !exists {
		return
	}
	reached[key] = true
	if !registry.IsNode(key.Kind) {
		users(graph, key, reached)
		return
	}
	for _, relation := range adjacent(graph, key) {
		if relation.Carries() {
			reached[relation.From], reached[relation.To] = true, true
		}
	}
}

// adjacent lists the relations of a model with others, whichever of them holds the reference.
func adjacent(graph *registry.Graph, key model.Key) []registry.Relation {
	list := graph.Relations(key)
	for _, holder := range graph.Dependents(key) {
		for _, relation := range graph.Relations(holder) {
			if relation.From == key || relation.To == key {
				list = append(list, relation)
			}
		}
	}
	return list
}

// users adds what is made from a definition, directly or not.
func users(graph *registry.Graph, definition model.Key, reached map[model.Key]bool) {
	for _, relation := range adjacent(graph, definition) {
		if user := relation.To; !relation.Carries() && relation.From == definition && !reached[user] {
			reached[user] = true
			users(graph, user, reached)
		}
	}
}

// side collects one side of a step: its nodes with the operations that contributed to each.
type side struct {
	graph *registry.Graph
	nodes map[model.Key][]uint32
}

// add notes what an operation reaches on this side, with the definitions that it is made from.
func (s *side) add(reached map[model.Key]bool, operation uint32) {
	var pending []model.Key
	for key := range reached {
		if _, exists := s.graph.Find(key); exists {
			pending = append(pending, key)
		}
	}
	noted := make(map[model.Key]bool, len(pending))
	for len(pending) > 0 {
		key := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		if noted[key] {
			continue
		}
		noted[key] = true
		s.nodes[key] = append(s.nodes[key], operation)
		for _, relation := range s.graph.Relations(key) {
			if !relation.Carries() && !noted[relation.From] {
				pending = append(pending, relation.From)
			}
		}
	}
}

// assemble orders the nodes and adds the edges between them.
func (s *side) assemble() record.Topology {
	var t record.Topology
	var relations []registry.Relation
	for key, operations := range s.nodes {
		t.Nodes = append(t.Nodes, record.TopologyNode{Key: key, Operations: operations})
		for _, relation := range s.graph.Relations(key) {
			_, from := s.nodes[relation.From]
			_, to := s.nodes[relation.To]
			if from && to {
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
			Number: uint64(i), Kind: r.Kind, From: r.From, To: r.To, Path: r.Path, Operations: shared(s.nodes[r.From], s.nodes[r.To]),
		})
	}
	return t
}

// shared gives the operations that contributed to both ends of an edge, or those of either end when
// none did to both. Both lists are in order.
func shared(from, to []uint32) []uint32 {
	both := slices.DeleteFunc(slices.Clone(from), func(o uint32) bool {
		_, found := slices.BinarySearch(to, o)
		return !found
	})
	if len(both) > 0 {
		return both
	}
	either := slices.Concat(from, to)
	slices.Sort(either)
	return slices.Compact(either)
}
