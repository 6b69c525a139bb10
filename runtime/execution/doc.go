// Package execution binds typed execution revisions to running tasks on one cluster node.
//
// A Host owns the domains of the node. It applies revisions one at a time per domain: it builds a
// revision in full, swaps the affected nodes of a running one behind closed relay gates, or ends
// it, and publishes one coherent routing snapshot with a single pointer operation. A revision is
// prepared first and activated afterwards, so that no source delivers into a graph that is not
// complete. A stopped domain keeps its definitions for inspection and runs nothing. What DESCRIBE sums
// up belongs to the domain and outlives its executions.
//
// The package plans nothing and reads no Model: a revision states every decision. Main types:
// Host, Domain, Snapshot, Subscription.
package execution
