package scheduler

import (
	"cmp"
	"slices"

	"nervix/controlplane/registry"
	"nervix/generated/connector"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/record"
)

// Members are the cluster nodes that count for a schedule.
type Members struct {
	// Live are the voters that are up; their owners stay, and listeners follow them.
	Live []string
	// Eligible are those of them that may take new owners: not cordoned, not terminating.
	Eligible []string
	// Replicas is the number of state copies besides the primary, as far as nodes are eligible.
	Replicas int
}

// Lifecycle is the part of a schedule that START and STOP change.
type Lifecycle struct {
	Status       record.DomainStatus
	StartVersion uint64
}

// Place computes the schedule of a graph. Owners of the previous schedule, which may be nil, stay
// on their node while it lives (CP-207). The same input gives the same schedule. It fails with
// failure.NoSchedulableNode when a node needs an owner and none is eligible.
func Place(previous *record.DomainSchedule, graph *registry.Graph, lifecycle Lifecycle, members Members) (*record.DomainSchedule, error) {
	next := &record.DomainSchedule{
		Domain: graph.Domain(), Status: lifecycle.Status, StartVersion: lifecycle.StartVersion, Models: graph.Models(),
	}
	p := &placement{members: members, owned: map[string]int{}}
	for _, m := range next.Models {
		if !registry.IsNode(m.ModelKind()) {
			continue
		}
		entry := record.ScheduledNode{Key: m.ModelKey(), EveryNode: everywhere(m)}
		if old := find(previous, entry.Key); old != nil && !entry.EveryNode {
			p.keep(&entry, old)
		}
		next.Nodes = append(next.Nodes, entry)
	}
	for i := range next.Nodes {
		entry := &next.Nodes[i]
		if !entry.EveryNode && entry.Primary == "" && !p.choose(entry) {
			return nil, &failure.NoSchedulableNode{Domain: graph.Domain()}
		}
	}
	for i := range next.Nodes {
		p.replicate(&next.Nodes[i])
	}
	return next, nil
}

// everywhere tells whether a node listens and therefore runs on every live node (CP-209).
func everywhere(m model.Model) bool {
	ingestor, ok := m.(*model.Ingestor)
	if !ok {
		return false
	}
	return !connector.UseSource(ingestor.Source).Placed
}

// stateful tells whether nodes of a kind keep state that replicas copy.
func stateful(kind model.Kind) bool {
	switch kind {
	case model.KindDeduplicator, model.KindReorderer, model.KindWindowProcessor, model.KindCorrelator, model.KindWasmProcessor:
		return true
	}
	return false
}

func find(schedule *record.DomainSchedule, key model.Key) *record.ScheduledNode {
	if schedule == nil {
		return nil
	}
	for i := range schedule.Nodes {
		if schedule.Nodes[i].Key == key {
			return &schedule.Nodes[i]
		}
	}
	return nil
}

// placement distributes owners.
type placement struct {
	members Members
	// owned counts the nodes that each cluster node owns.
	owned map[string]int
}

// keep takes over the owner and the replicas that still live. When the owner is gone, a replica
// that lives succeeds it, because it has the state.
func (p *placement) keep(entry, old *record.ScheduledNode) {
	for _, replica := range old.Replicas {
		if slices.Contains(p.members.Live, replica) {
			entry.Replicas = append(entry.Replicas, replica)
		}
	}
	switch {
	case slices.Contains(p.members.Live, old.Primary):
		entry.Primary = old.Primary
	case len(entry.Replicas) > 0:
		entry.Primary, entry.Replicas = entry.Replicas[0], entry.Replicas[1:]
	default:
		return
	}
	p.owned[entry.Primary]++
}

// choose gives a node to the eligible cluster node that owns least, by name among equals.
func (p *placement) choose(entry *record.ScheduledNode) bool {
	candidates := p.ranked(nil)
	if len(candidates) == 0 {
		return false
	}
	entry.Primary = candidates[0]
	p.owned[entry.Primary]++
	return true
}

// replicate fills or cuts the replicas of a stateful node to the wanted number.
func (p *placement) replicate(entry *record.ScheduledNode) {
	if entry.EveryNode || !stateful(entry.Key.Kind) {
		entry.Replicas = nil
		return
	}
	candidates := p.ranked(append([]string{entry.Primary}, entry.Replicas...))
	for len(entry.Replicas) < p.members.Replicas && len(candidates) > 0 {
		entry.Replicas, candidates = append(entry.Replicas, candidates[0]), candidates[1:]
	}
	entry.Replicas = entry.Replicas[:min(len(entry.Replicas), p.members.Replicas)]
}

// ranked lists the eligible nodes other than those taken, least loaded first.
func (p *placement) ranked(taken []string) []string {
	var list []string
	for _, node := range p.members.Eligible {
		if !slices.Contains(taken, node) && !slices.Contains(list, node) {
			list = append(list, node)
		}
	}
	slices.SortFunc(list, func(a, b string) int { return cmp.Or(cmp.Compare(p.owned[a], p.owned[b]), cmp.Compare(a, b)) })
	return list
}

// Moved lists the nodes of both schedules whose owner differs, in key order; their number is that
// of the planned relocations.
func Moved(previous, next *record.DomainSchedule) []model.Key {
	var moved []model.Key
	for i := range next.Nodes {
		entry := &next.Nodes[i]
		if old := find(previous, entry.Key); old != nil && old.Primary != entry.Primary {
			moved = append(moved, entry.Key)
		}
	}
	return moved
}
