// Package scheduler decides which cluster node runs which node of a domain.
//
// It owns the placement rules: owners stay where they are while they live, new ones go to the
// least loaded eligible node, relays and single-owner nodes have one primary, nodes with branch
// state have replicas, and endpoint ingestors run on every live node. The result is a complete
// DomainSchedule, the only durable definition of an execution. It publishes and moves nothing.
// Main entry points: Place, Moved.
package scheduler
