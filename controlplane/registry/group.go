package registry

import (
	"cmp"
	"maps"
	"slices"

	"nervix/controlplane/registry/contract"
	"nervix/generated/model"
)

// Group is placed nodes that must run on one cluster node.
type Group struct {
	// Members are in key order.
	Members []model.Key
	// Rules are the names of the placements that hold them together, in order; none when the default
	// policy of the domain does.
	Rules []string
}

// Groups resolves the placements of a graph and lists the groups that REQUIRE COLOCATION forms, by
// their first members. Of the placements that decide about two nodes the one with the lowest rank
// counts, unranked ones last; two nodes that none decides about follow the default policy of the
// domain (CP-205).
func Groups(g *Graph, fallback model.PlacementPolicy) []Group {
	r := resolution{flow: NewFlow(g), group: map[model.Key]model.Key{}, rules: map[model.Key]map[string]bool{}}
	for _, m := range g.Models() {
		if rule, is := m.(*model.Placement); is {
			r.claims = append(r.claims, claim{rule, r.flow.corridors(rule)})
		}
	}
	slices.SortStableFunc(r.claims, func(x, y claim) int { return cmp.Compare(strength(x.rule), strength(y.rule)) })
	for i := range r.claims {
		if r.claims[i].rule.Policy == model.PlacementPolicyRequireColocation {
			r.bind(i)
		}
	}
	if fallback == model.PlacementPolicyRequireColocation {
		r.bindRest(g)
	}
	return r.groups()
}

// strength orders ranks: 0 is unranked and comes last.
func strength(m *model.Placement) uint64 { return m.Rank - 1 }

// claim is a placement with the corridors that it decides about.
type claim struct {
	rule      *model.Placement
	corridors []corridor
}

func (c *claim) decides(a, b model.Key) bool {
	return slices.ContainsFunc(c.corridors, func(c corridor) bool { return c.holds(a) && c.holds(b) })
}

// resolution joins nodes into groups; claims are sorted, strongest first.
type resolution struct {
	flow   *Flow
	claims []claim
	// group leads from a node towards the first one of its group.
	group map[model.Key]model.Key
	rules map[model.Key]map[string]bool
}

// bind joins the nodes that a claim decides about.
func (r *resolution) bind(at int) {
	rule := r.claims[at].rule
	rivals := slices.DeleteFunc(slices.Clone(r.claims[:at]), func(c claim) bool { return c.rule.Policy == rule.Policy })
	for _, c := range r.claims[at].corridors {
		r.join(c.nodes, rivals, rule.Name)
	}
}

// bindRest joins all placed nodes that no placement decides about.
func (r *resolution) bindRest(g *Graph) {
	var nodes []model.Key
	for _, key := range g.Keys() {
		if m, _ := g.Find(key); contract.Placed(m) {
			nodes = append(nodes, key)
		}
	}
	rivals := slices.DeleteFunc(r.claims, func(c claim) bool { return c.rule.Policy == model.PlacementPolicyRequireColocation })
	r.join(nodes, rivals, "")
}

// join joins every two nodes that no rival decides about.
func (r *resolution) join(nodes []model.Key, rivals []claim, rule string) {
	for i, a := range nodes {
		for _, b := range nodes[i+1:] {
			if slices.ContainsFunc(rivals, func(c claim) bool { return c.decides(a, b) }) {
				continue
			}
			r.unite(a, b, rule)
			if len(rivals) == 0 {
				break // the following ones are joined with b
			}
		}
	}
}

func (r *resolution) unite(a, b model.Key, rule string) {
	first, second := r.find(a), r.find(b)
	if CompareKeys(second, first) < 0 {
		first, second = second, first
	}
	r.group[first], r.group[second] = first, first
	if r.rules[first] == nil {
		r.rules[first] = map[string]bool{}
	}
	for name := range r.rules[second] {
		r.rules[first][name] = true
	}
	if rule != "" {
		r.rules[first][rule] = true
	}
}

// find gives the first node of a group.
func (r *resolution) find(key model.Key) model.Key {
	for {
		next, joined := r.group[key]
		if !joined || next == key {
			return key
		}
		key = next
	}
}

func (r *resolution) groups() []Group {
	members := map[model.Key][]model.Key{}
	for key := range r.group {
		first := r.find(key)
		members[first] = append(members[first], key)
	}
	var list []Group
	for first, keys := range members {
		slices.SortFunc(keys, CompareKeys)
		list = append(list, Group{Members: keys, Rules: slices.Sorted(maps.Keys(r.rules[first]))})
	}
	slices.SortFunc(list, func(x, y Group) int { return CompareKeys(x.Members[0], y.Members[0]) })
	return list
}
