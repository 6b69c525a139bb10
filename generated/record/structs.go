// Code generated from spec/ by go generate. DO NOT EDIT.

package record

import "nervix/generated/model"

// Domain: A declared domain.
type Domain struct {
	// Name: Folded name.
	Name string
}

// ScheduledNode: Where one node of the graph runs (table R8).
type ScheduledNode struct {
	// Key: The node.
	Key model.Key
	// Primary: Owning cluster node; empty when every live node runs it.
	Primary string
	// Replicas: Cluster nodes that hold copies of its state; never the primary.
	Replicas []string
	// EveryNode: Whether it runs on every live node.
	EveryNode bool
}

// DomainSchedule: The committed schedule of a domain: the only durable definition from which
// execution revisions are derived.
type DomainSchedule struct {
	// Domain: The domain.
	Domain string
	// Status: Its lifecycle.
	Status DomainStatus
	// StartVersion: Number of START statements that took effect; tells executions apart.
	StartVersion uint64
	// Models: Every model of the domain, by kind and name.
	Models []model.Model
	// Nodes: Every node of the models, by kind and name.
	Nodes []ScheduledNode
}
