// Package relay owns the bounded fan-out between nodes.
//
// A Relay passes each published batch to the inbox of every consumer, in order, and makes the
// publisher wait while any consumer's queue for one of the batch's concrete branches is full.
// Attached consumers receive acknowledgement shares; detached consumers and subscriptions do not.
// A Gate stops admission while consumers are exchanged. A State keeps the latest row of each concrete
// branch of a materialized relay, before consumers see it. A Meter
// measures what passes, and what waits: of the relay and, within bounds, of its single branches.
//
// The package never looks into rows and never drops one.
package relay
