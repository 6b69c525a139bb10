// Package planner turns a committed schedule into what the runtime executes.
//
// It owns the lowering of the models of a DomainSchedule to one complete ExecutionRevision
// (expressions become programs, references become table indexes, spans become nanoseconds), the
// digests and identities of revisions and nodes, and the choice of the ExecutionDelta between two
// revisions. It is the only bridge from models to the runtime and resolves every reference: what
// is missing fails here, as failure.PlanningFailed with the domain, the section and the node. It
// also tells which engines a graph needs and the runtime lacks. It never validates statements,
// places nodes or runs anything. The same schedule always gives the same bytes. Main entry points:
// Plan, Missing, Delta, Subscription.
package planner
