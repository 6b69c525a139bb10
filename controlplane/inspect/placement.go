package inspect

import (
	"fmt"
	"slices"
	"strings"

	"nervix/controlplane/registry"
	"nervix/controlplane/registry/contract"
	"nervix/generated/model"
)

// pair is one FROM member with one TO member of a placement. It is connected when records flow from
// the one to the other; the path is the shortest such way. A rule covers the placed nodes of all ways.
type pair struct {
	from, to model.Key
	path     []model.Key
}

// pairs lists the pairs of a rule in written order. The registry accepts only members that exist.
func pairs(graph *registry.Graph, m *model.Placement) []pair {
	var list []pair
	for _, a := range m.From {
		from, _, _ := contract.Member(graph, a)
		for _, b := range m.To {
			to, _, _ := contract.Member(graph, b)
			list = append(list, pair{from, to, path(graph, from, to)})
		}
	}
	return list
}

// path finds the shortest way that records take between two nodes; nil when there is none.
func path(graph *registry.Graph, from, to model.Key) []model.Key {
	back := map[model.Key]model.Key{from: from}
	for pending := []model.Key{from}; len(pending) > 0; pending = pending[1:] {
		at := pending[0]
		if at == to {
			return walked(back, at)
		}
		for _, next := range following(graph, at) {
			if _, seen := back[next]; !seen {
				back[next] = at
				pending = append(pending, next)
			}
		}
	}
	return nil
}

// inPathOrder sorts nodes by how far records get to them from a node.
func inPathOrder(graph *registry.Graph, from model.Key, nodes []model.Key) {
	place := map[model.Key]int{from: 0}
	for pending := []model.Key{from}; len(pending) > 0; pending = pending[1:] {
		for _, next := range following(graph, pending[0]) {
			if _, seen := place[next]; !seen {
				place[next] = len(place)
				pending = append(pending, next)
			}
		}
	}
	slices.SortFunc(nodes, func(a, b model.Key) int { return place[a] - place[b] })
}

func walked(back map[model.Key]model.Key, at model.Key) []model.Key {
	way := []model.Key{at}
	for back[at] != at {
		at = back[at]
		way = append(way, at)
	}
	slices.Reverse(way)
	return way
}

// Roles of references that carry records away from a node, or to it.
var (
	writes = []string{"output", "error route", "timeout route"}
	reads  = []string{"input", "materialized state"}
)

// following lists the nodes that take records from a node.
func following(graph *registry.Graph, key model.Key) []model.Key {
	var list []model.Key
	if key.Kind == model.KindRelay {
		for _, user := range graph.Dependents(key) {
			if m, _ := graph.Find(user); refers(m, key, reads) {
				list = append(list, user)
			}
		}
		return list
	}
	m, exists := graph.Find(key)
	if !exists {
		return nil
	}
	for _, reference := range model.References(m) {
		if slices.Contains(writes, reference.Role) {
			list = append(list, model.Key{Kind: reference.Kind, Name: reference.Name})
		}
	}
	return list
}

func refers(m model.Model, key model.Key, roles []string) bool {
	return slices.ContainsFunc(model.References(m), func(r model.Reference) bool {
		return r.Kind == key.Kind && r.Name == key.Name && slices.Contains(roles, r.Role)
	})
}

// Placements lists the placement rules of a domain: SHOW PLACEMENTS.
func Placements(graph *registry.Graph) []string {
	var lines []string
	for _, m := range graph.Models() {
		rule, ok := m.(*model.Placement)
		if !ok {
			continue
		}
		coverage := "empty"
		if slices.ContainsFunc(pairs(graph, rule), func(p pair) bool { return p.path != nil }) {
			coverage = "effective"
		}
		lines = append(lines, fmt.Sprintf("%s policy=%s rank=%s coverage=%s", rule.Name, rule.Policy.Text(), rank(rule), coverage))
	}
	if len(lines) == 0 {
		return []string{"no placements"}
	}
	return lines
}

func rank(m *model.Placement) string {
	if m.Rank == 0 {
		return "-"
	}
	return fmt.Sprint(m.Rank)
}

// rule describes a placement with the paths between its members.
func (d *description) rule(m *model.Placement) {
	graph := d.subject.Graph
	d.line("placement", m.Name)
	d.line("kind", "PLACEMENT")
	d.line("form", "CORRIDOR")
	d.line("policy", m.Policy.Text())
	d.line("rank", rank(m))
	d.line("from", strings.Join(m.From, ","))
	d.line("to", strings.Join(m.To, ","))
	flow := registry.NewFlow(graph)
	for _, p := range pairs(graph, m) {
		d.line("pair", p.from.Name+" -> "+p.to.Name)
		d.line("  connected", p.path != nil)
		covered, witness := "(none)", "(none)"
		if p.path != nil {
			witness = join(p.path, func(k model.Key) string { return k.Name })
			nodes := flow.Corridor(p.from, p.to)
			inPathOrder(graph, p.from, nodes)
			covered = join(nodes, func(k model.Key) string { return k.Name })
		}
		d.line("  covered", covered)
		d.line("  witness", witness)
		d.winner(m, p)
	}
	var groups []registry.Group
	for _, group := range registry.Groups(graph, d.subject.Domain.Record.Placement) {
		if slices.Contains(group.Rules, m.Name) {
			groups = append(groups, group)
		}
	}
	d.lines = append(d.lines, d.subject.groups(groups, "")...)
}

// winner tells which rule decides over a pair: of all rules that pair the same members, the one
// with the lowest rank; unranked ones come last.
func (d *description) winner(m *model.Placement, p pair) {
	best := m
	for _, other := range d.subject.Graph.Models() {
		rule, ok := other.(*model.Placement)
		if !ok || !stronger(rule, best) {
			continue
		}
		if slices.ContainsFunc(pairs(d.subject.Graph, rule), func(q pair) bool { return q.from == p.from && q.to == p.to }) {
			best = rule
		}
	}
	d.line("  effective policy", best.Policy.Text())
	if best == m {
		d.line("  winning claim", m.Name)
		return
	}
	d.line("  overridden by", best.Name)
}

// stronger tells whether a rule has a lower rank; 0 is unranked.
func stronger(a, b *model.Placement) bool { return a.Rank != 0 && (b.Rank == 0 || a.Rank < b.Rank) }

// DomainLines describes the domain itself.
func (s *Subject) DomainLines() []string {
	rules := 0
	for _, m := range s.Graph.Models() {
		if m.ModelKind() == model.KindPlacement {
			rules++
		}
	}
	lines := []string{"domain: " + s.Domain.Record.Name, "status: " + strings.ToLower(s.Status)}
	if pace := s.Domain.Record.Pace; pace != nil {
		lines = append(lines, "pace: PACED", "period: "+pace.Period.Text, "skew: "+pace.Skew.Text)
	}
	lines = append(lines, s.traffic()...)
	lines = append(lines, "placement:", "  default policy: "+s.Domain.Record.Placement.Text(), fmt.Sprintf("  rule count: %d", rules))
	return append(lines, s.groups(registry.Groups(s.Graph, s.Domain.Record.Placement), "  ")...)
}

// groups writes which nodes must run together, where they run and what binds them.
func (s *Subject) groups(list []registry.Group, indent string) []string {
	var lines []string
	for i, group := range list {
		var hosts []string
		for _, key := range group.Members {
			if node := scheduled(s.Domain.Schedule, key); node != nil && node.Primary != "" && !slices.Contains(hosts, node.Primary) {
				hosts = append(hosts, node.Primary)
			}
		}
		bond := "default policy"
		if len(group.Rules) > 0 {
			bond = strings.Join(group.Rules, ",")
		}
		lines = append(lines, fmt.Sprintf("%sgroup %d:", indent, i),
			indent+"  members: "+join(group.Members, func(k model.Key) string { return k.Name }),
			indent+"  host: "+orDash(strings.Join(hosts, ",")), indent+"  bond: "+bond)
	}
	return lines
}
