package quiesce

import (
	"slices"
	"strconv"

	"nervix/controlplane/registry"
	"nervix/generated/model"
)

// Aspect is one changed aspect of one model.
type Aspect struct {
	Key model.Key
	model.Change
}

// Result is what a change does to a domain.
type Result struct {
	// Level is what the change pauses now; DYNAMIC in a stopped domain.
	Level model.Level
	// Net is what it would pause in a running domain; it decides how wide the activation is.
	Net model.Level
	// Aspects lists the changed aspects of models that exist before and after, in key order.
	Aspects []Aspect
	// Created, Changed and Dropped list the models of the net difference, in key order.
	Created, Changed, Dropped []model.Key
	// Purged lists the nodes whose state starts empty.
	Purged []model.Key
	// Refreshed lists the virtual hosts for which the HTTPS listener presents another version of the
	// same resource (CP-105).
	Refreshed []model.Key
	// Affected lists the nodes that a pause is about: created, dropped, moved and structurally changed
	// ones. What an entity pause engages is what they reach.
	Affected []model.Key
	// Scope is what pauses.
	Scope Scope
	// Flushed lists the nodes that are force-flushed: the whole current execution graph once any
	// gate engages (CP-104).
	Flushed []model.Key
	// Activated lists the nodes that activation starts, exchanges or gives new values in place, Rebuilt
	// those that a rebuild of the domain replaces instead. Nodes of a stopped domain are neither.
	Activated, Rebuilt []model.Key
}

// Scope is what a pause engages, everything in key order. A domain pause engages every node of
// both graphs; an entity pause the affected nodes and everything downstream of them.
type Scope struct {
	// Relays have their admission gates closed on every live node.
	Relays []string
	// Ingestors are held under their ON QUIESCE mode.
	Ingestors []string
	// Nodes are all nodes that pause, relays and ingestors included.
	Nodes []model.Key
}

// Unchanged tells that nothing differs, so that nothing is written or published (CP-415).
func (r *Result) Unchanged() bool {
	return len(r.Created) == 0 && len(r.Changed) == 0 && len(r.Dropped) == 0
}

// Text gives the suffix of the results of model commands.
func (r *Result) Text(relocations int) string {
	return "quiesce level: " + r.Level.String() + "; planned relocations: " + strconv.Itoa(relocations)
}

// Classify compares the models of a domain before and after a change. The nodes that the schedule
// of the candidate moves to another owner pause like nodes with a structural change (CP-248), and with
// them the hard placement groups that they belong to.
func Classify(base, candidate *registry.Graph, running bool, moved ...model.Key) *Result {
	r := &Result{}
	for _, key := range candidate.Keys() {
		after, _ := candidate.Find(key)
		before, existed := base.Find(key)
		if !existed {
			r.Created = append(r.Created, key)
			continue
		}
		r.compare(key, before, after)
	}
	for _, key := range base.Keys() {
		if _, exists := candidate.Find(key); !exists {
			r.Dropped = append(r.Dropped, key)
		}
	}
	r.Affected = r.affected(grouped(candidate, moved))
	scope := entityScope(base, candidate, r.Affected)
	if len(r.Affected) > 0 && touchesExisting(base, candidate, r.Affected) {
		r.Net = max(r.Net, model.LevelEntityPause)
	}
	switch r.Net {
	case model.LevelDomainPause:
		r.Scope = Whole(base, candidate)
	case model.LevelEntityPause:
		r.Scope = scope
	case model.LevelDynamic:
	}
	r.Level = r.Net
	if !running {
		r.Level, r.Scope = model.LevelDynamic, Scope{}
	}
	if r.Level != model.LevelDynamic {
		r.Flushed = Nodes(base)
	}
	if running {
		r.activate(candidate, moved)
	}
	return r
}

// Nodes lists the nodes of a graph, in key order.
func Nodes(graph *registry.Graph) []model.Key {
	return slices.DeleteFunc(graph.Keys(), func(key model.Key) bool { return !registry.IsNode(key.Kind) })
}

// activate tells what installing the candidate does to the nodes.
func (r *Result) activate(candidate *registry.Graph, moved []model.Key) {
	if r.Level == model.LevelDomainPause {
		r.Rebuilt = Nodes(candidate)
		return
	}
	r.Activated = slices.DeleteFunc(slices.Concat(r.Created, r.Changed, moved), func(key model.Key) bool { return !registry.IsNode(key.Kind) })
	slices.SortFunc(r.Activated, registry.CompareKeys)
	r.Activated = slices.Compact(r.Activated)
}

func (r *Result) compare(key model.Key, before, after model.Model) {
	changes := model.Diff(before, after)
	if len(changes) == 0 {
		return
	}
	r.Changed = append(r.Changed, key)
	wider := func(change model.Change) bool { return change.Level != model.LevelDynamic }
	if key.Kind == model.KindVhost && !slices.ContainsFunc(changes, wider) {
		r.Refreshed = append(r.Refreshed, key)
	}
	for _, change := range changes {
		r.Aspects = append(r.Aspects, Aspect{Key: key, Change: change})
		r.Net = max(r.Net, change.Level)
		if change.Purges && !slices.Contains(r.Purged, key) {
			r.Purged = append(r.Purged, key)
		}
	}
}

// affected lists the nodes that an entity pause is about: those created, dropped or moved and those
// with a structural change.
func (r *Result) affected(moved []model.Key) []model.Key {
	var keys []model.Key
	for _, key := range slices.Concat(r.Created, r.Dropped, moved) {
		if registry.IsNode(key.Kind) {
			keys = append(keys, key)
		}
	}
	for _, aspect := range r.Aspects {
		if aspect.Level == model.LevelEntityPause && !slices.Contains(keys, aspect.Key) {
			keys = append(keys, aspect.Key)
		}
	}
	return keys
}

// grouped adds to nodes that move the other members of their hard placement groups, which move or stay as
// one (CP-100).
func grouped(graph *registry.Graph, moved []model.Key) []model.Key {
	if len(moved) == 0 {
		return nil
	}
	all := slices.Clone(moved)
	for _, group := range registry.Groups(graph, model.PlacementPolicyNeutral) {
		if slices.ContainsFunc(group.Members, func(key model.Key) bool { return slices.Contains(moved, key) }) {
			all = append(all, group.Members...)
		}
	}
	slices.SortFunc(all, registry.CompareKeys)
	return slices.Compact(all)
}

// touchesExisting tells whether pausing the affected nodes reaches a node that executes now: a
// structural change always does, a node that comes or goes when a neighbour of it executes.
// Creating nodes around new relays only, or dropping a relay that nothing uses, pauses nothing
// (CP-263).
func touchesExisting(base, candidate *registry.Graph, affected []model.Key) bool {
	for _, key := range affected {
		_, before := base.Find(key)
		_, after := candidate.Find(key)
		if before && after {
			return true
		}
		for _, neighbour := range slices.Concat(neighbours(base, key), neighbours(candidate, key)) {
			if _, executes := base.Find(neighbour); executes {
				return true
			}
		}
	}
	return false
}
