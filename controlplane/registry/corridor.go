package registry

import (
	"slices"

	"nervix/controlplane/registry/contract"
	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// Flow is the data flow of a graph: which node follows which. Relays stand between the nodes that
// write them and those that read them, their materialized state included; a hash map comes before
// the nodes that look it up. It is built once and may be asked for many corridors.
type Flow struct {
	graph           *Graph
	after, previous map[model.Key][]model.Key
}

// NewFlow builds the data flow of a graph.
func NewFlow(g *Graph) *Flow {
	f := &Flow{graph: g, after: map[model.Key][]model.Key{}, previous: map[model.Key][]model.Key{}}
	for _, key := range g.Keys() {
		if !IsNode(key.Kind) || key.Kind == model.KindRelay {
			continue
		}
		for _, relation := range g.Relations(key) {
			if relation.Carries() || relation.From.Kind == model.KindHashMap {
				f.edge(relation.From, relation.To)
			}
		}
	}
	return f
}

func (f *Flow) edge(from, to model.Key) {
	f.after[from] = append(f.after[from], to)
	f.previous[to] = append(f.previous[to], from)
}

// Corridor lists the placed nodes on all paths between two nodes, both ends included, in key
// order; it is empty when no path leads from the first to the second. Relays without materialized
// state and nodes that run everywhere are passed and not listed.
func (f *Flow) Corridor(from, to model.Key) []model.Key {
	downstream, upstream := reach(f.after, from), reach(f.previous, to)
	if !downstream[to] {
		return nil
	}
	var keys []model.Key
	for key := range downstream {
		m, exists := f.graph.models.find(key)
		if upstream[key] && exists && contract.Placed(m) {
			keys = append(keys, key)
		}
	}
	slices.SortFunc(keys, CompareKeys)
	return keys
}

// reach lists what can be reached from a node, itself included.
func reach(edges map[model.Key][]model.Key, from model.Key) map[model.Key]bool {
	reached := map[model.Key]bool{from: true}
	for pending := []model.Key{from}; len(pending) > 0; {
		key := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		for _, next := range edges[key] {
			if !reached[next] {
				reached[next] = true
				pending = append(pending, next)
			}
		}
	}
	return reached
}

// conflicts reports placements of one rank that ask different things of the same pair of nodes
// (CP-206). A placement decides about the pairs in its corridors only, so that a change of the data
// flow can bring a conflict about.
func (b *batch) conflicts() {
	if b.options.Provisional {
		return
	}
	rivals := b.rivals()
	if len(rivals) == 0 {
		return
	}
	flow := NewFlow(b.graph)
	corridors := map[string][]corridor{}
	for _, pair := range rivals {
		for _, m := range pair {
			if _, done := corridors[m.Name]; !done {
				corridors[m.Name] = flow.corridors(m)
			}
		}
		first, second, shared := sharedPair(corridors[pair[0].Name], corridors[pair[1].Name])
		if !shared {
			continue
		}
		at, other := pair[0], pair[1]
		if !b.touched[at.ModelKey()] && b.touched[other.ModelKey()] {
			at, other = other, at
		}
		b.add(violated(at.ModelKey(), "policy", &failure.PlacementConflict{
			Placement: at.Name, Other: other.Name, First: violation.Owner(first), Second: violation.Owner(second),
		}))
	}
}

// rivals lists the pairs of placements that have the same rank and different policies.
func (b *batch) rivals() [][2]*model.Placement {
	var placements []*model.Placement
	for key, m := range b.models.all() {
		if key.Kind == model.KindPlacement {
			placements = append(placements, m.(*model.Placement))
		}
	}
	slices.SortFunc(placements, func(x, y *model.Placement) int { return CompareKeys(x.ModelKey(), y.ModelKey()) })
	var pairs [][2]*model.Placement
	for i, x := range placements {
		for _, y := range placements[i+1:] {
			if x.Rank == y.Rank && x.Policy != y.Policy {
				pairs = append(pairs, [2]*model.Placement{x, y})
			}
		}
	}
	return pairs
}

// corridor is what a placement decides about between two of its members.
type corridor struct {
	from, to model.Key
	// nodes are in key order; the ends are among them.
	nodes []model.Key
}

func (c *corridor) holds(key model.Key) bool {
	_, found := slices.BinarySearchFunc(c.nodes, key, CompareKeys)
	return found
}

// corridors lists the corridors between the members of a placement.
func (f *Flow) corridors(m *model.Placement) []corridor {
	var list []corridor
	for _, from := range f.members(m.From) {
		for _, to := range f.members(m.To) {
			if nodes := f.Corridor(from, to); len(nodes) > 1 {
				list = append(list, corridor{from, to, nodes})
			}
		}
	}
	return list
}

func (f *Flow) members(names []string) []model.Key {
	var keys []model.Key
	for _, name := range names {
		if key, reason, _ := contract.Member(f.graph, name); reason == "" {
			keys = append(keys, key)
		}
	}
	return keys
}

// sharedPair finds two nodes that stand together in corridors of both lists: the ends of one of
// them if possible.
func sharedPair(x, y []corridor) (first, second model.Key, shared bool) {
	for i := range x {
		for j := range y {
			one, other := &x[i], &y[j]
			switch {
			case other.holds(one.from) && other.holds(one.to) && one.from != one.to:
				return one.from, one.to, true
			case one.holds(other.from) && one.holds(other.to) && other.from != other.to:
				return other.from, other.to, true
			}
			if both := slices.DeleteFunc(slices.Clone(one.nodes), func(key model.Key) bool { return !other.holds(key) }); len(both) > 1 && !shared {
				first, second, shared = both[0], both[1], true
			}
		}
	}
	return first, second, shared
}
