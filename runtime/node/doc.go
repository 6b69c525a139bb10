// Package node runs the nodes of a domain: ingestors, processors and emitters.
//
// A node is one goroutine that owns its inboxes, programs, route buffers and per-branch state;
// many concrete branches share it. It executes its typed plan: input collection, materialized
// dependencies, source predicates, filter, operation, then each route independently, and it settles
// the acknowledgement share of every row exactly once. Sources and sinks run beside it behind the
// connector contract.
//
// The package never reads a Model, never decides placement and never builds a graph; package
// execution installs, swaps and ends nodes. Main types: Environment (what the domain lends to its
// nodes), Task (the goroutine), Ingestor, Processor, Emitter.
package node
