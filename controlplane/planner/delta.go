package planner

import (
	"bytes"
	"slices"

	"nervix/controlplane/quiesce"
	"nervix/controlplane/registry"
	"nervix/generated/model"
	"nervix/generated/revision"
)

// Delta gives the instructions that lead from an applied revision to the desired one
// (control-plane tables D1 and D2). A nil previous revision installs, a nil desired one tears
// down. The change classifies the models of the two schedules that the revisions were planned
// from; its net level decides how wide the activation is, whether or not the domain runs.
func Delta(previous, desired *revision.ExecutionRevision, change *quiesce.Result) *revision.ExecutionDelta {
	switch {
	case desired == nil:
		return &revision.ExecutionDelta{
			Domain: previous.Domain, ClusterRevision: previous.ClusterRevision, PredecessorDigest: previous.SourceDigest,
			Change: &revision.Teardown{},
		}
	case previous == nil:
		return delta(nil, desired, &revision.Install{})
	case bytes.Equal(previous.SourceDigest, desired.SourceDigest):
		return delta(previous, desired, &revision.Unchanged{})
	case previous.Mode != desired.Mode || previous.StartVersion != desired.StartVersion:
		return delta(previous, desired, &revision.Lifecycle{Mode: desired.Mode})
	case change.Net == model.LevelDomainPause:
		return delta(previous, desired, &revision.Rebuild{})
	}
	return delta(previous, desired, narrow(previous, desired, change))
}

func delta(previous, desired *revision.ExecutionRevision, change revision.Change) *revision.ExecutionDelta {
	d := &revision.ExecutionDelta{
		Domain: desired.Domain, ClusterRevision: desired.ClusterRevision, DesiredDigest: desired.SourceDigest, Change: change,
	}
	if previous != nil {
		d.PredecessorDigest = previous.SourceDigest
	}
	return d
}

// narrow compares the nodes of two revisions. Nodes that come, go, move or change in structure
// are swapped; the others take new hot-applicable values or replicas, if any, without one.
func narrow(previous, desired *revision.ExecutionRevision, change *quiesce.Result) revision.Change {
	before := map[revision.Identity]*revision.Node{}
	for i := range previous.Nodes {
		before[previous.Nodes[i].Identity] = &previous.Nodes[i]
	}
	swap := &revision.EntitySwap{}
	dynamic := &revision.Dynamic{}
	structural := changedNodes(change, model.LevelEntityPause)
	for i := range desired.Nodes {
		node := &desired.Nodes[i]
		old := before[node.Identity]
		delete(before, node.Identity)
		switch {
		case old == nil:
			swap.Added = append(swap.Added, node.Identity)
		case old.Placement.Primary != node.Placement.Primary, old.Placement.EveryNode != node.Placement.EveryNode, slices.Contains(structural, node.Identity):
			swap.Changed = append(swap.Changed, node.Identity)
		case !old.Placement.Equal(&node.Placement), !bytes.Equal(old.PlanIdentity, node.PlanIdentity):
			dynamic.Nodes = append(dynamic.Nodes, revision.DynamicNode{Node: node.Identity})
		}
	}
	for i := range previous.Nodes {
		if identity := previous.Nodes[i].Identity; before[identity] != nil {
			swap.Removed = append(swap.Removed, identity)
		}
	}
	if len(swap.Added)+len(swap.Changed)+len(swap.Removed) == 0 {
		return dynamic
	}
	for _, node := range dynamic.Nodes {
		swap.Dynamic = append(swap.Dynamic, node.Node)
	}
	swap.GateRelays = slices.Clone(change.Scope.Relays)
	for _, key := range change.Purged {
		swap.Purges = append(swap.Purges, Identity(key))
	}
	return swap
}

// changedNodes lists the nodes with an aspect of the level.
func changedNodes(change *quiesce.Result, level model.Level) []revision.Identity {
	var nodes []revision.Identity
	for _, aspect := range change.Aspects {
		if aspect.Level == level && registry.IsNode(aspect.Key.Kind) {
			nodes = append(nodes, Identity(aspect.Key))
		}
	}
	return nodes
}
