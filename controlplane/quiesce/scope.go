package quiesce

import (
	"slices"

	"nervix/controlplane/registry"
	"nervix/generated/model"
)

// relays lists the relays that a node reads, their state included, or those that it writes, error
// and timeout routes included.
func relays(graph *registry.Graph, node model.Key, reads bool) []model.Key {
	var found []model.Key
	for _, relation := range graph.Relations(node) {
		switch {
		case !relation.Carries():
		case reads && relation.To == node:
			found = append(found, relation.From)
		case !reads && relation.From == node:
			found = append(found, relation.To)
		}
	}
	return found
}

// consumers lists the nodes that read a relay.
func consumers(graph *registry.Graph, relay model.Key) []model.Key {
	var found []model.Key
	for _, relation := range graph.Met(relay) {
		if relation.Carries() && relation.From == relay {
			found = append(found, relation.To)
		}
	}
	return found
}

// neighbours lists the nodes next to a node along edges that carry records.
func neighbours(graph *registry.Graph, key model.Key) []model.Key {
	if key.Kind != model.KindRelay {
		return append(relays(graph, key, true), relays(graph, key, false)...)
	}
	return slices.DeleteFunc(graph.Dependents(key), func(node model.Key) bool { return !registry.IsNode(node.Kind) })
}

// entityScope collects what an entity pause engages: the affected nodes, the relays through which
// they are paused, and everything downstream of them in both graphs (CP-255).
func entityScope(base, candidate *registry.Graph, affected []model.Key) Scope {
	paused := map[model.Key]bool{}
	for _, graph := range []*registry.Graph{base, candidate} {
		seen := map[model.Key]bool{}
		for _, key := range affected {
			if _, exists := graph.Find(key); !exists {
				continue
			}
			for _, input := range Inputs(graph, key) {
				paused[input] = true
			}
			descend(graph, key, paused, seen)
		}
	}
	return collect(base, paused)
}

// Inputs lists the relays that a node reads, their state included: they pause with it.
func Inputs(graph *registry.Graph, node model.Key) []model.Key { return relays(graph, node, true) }

// Following lists what the records of a node reach next: it pauses with the node.
func Following(graph *registry.Graph, node model.Key) []model.Key {
	if node.Kind == model.KindRelay {
		return consumers(graph, node)
	}
	return relays(graph, node, false)
}

// descend marks a node and everything its records reach.
func descend(graph *registry.Graph, key model.Key, paused, seen map[model.Key]bool) {
	if seen[key] {
		return
	}
	seen[key], paused[key] = true, true
	for _, node := range Following(graph, key) {
		descend(graph, node, paused, seen)
	}
}

// Whole gives the scope of a domain pause: every node of both graphs (CP-102).
func Whole(base, candidate *registry.Graph) Scope {
	paused := map[model.Key]bool{}
	for _, graph := range []*registry.Graph{base, candidate} {
		for _, key := range Nodes(graph) {
			paused[key] = true
		}
	}
	return collect(base, paused)
}

// collect orders a scope. Gates and holds engage what executes now, so that relays and ingestors
// that only the candidate has are in the nodes alone.
func collect(base *registry.Graph, paused map[model.Key]bool) Scope {
	var scope Scope
	for key := range paused {
		scope.Nodes = append(scope.Nodes, key)
	}
	slices.SortFunc(scope.Nodes, registry.CompareKeys)
	for _, key := range scope.Nodes {
		if _, exists := base.Find(key); !exists {
			continue
		}
		switch key.Kind {
		case model.KindRelay:
			scope.Relays = append(scope.Relays, key.Name)
		case model.KindIngestor:
			scope.Ingestors = append(scope.Ingestors, key.Name)
		}
	}
	return scope
}
