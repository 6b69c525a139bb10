// Package topology tells which part of a domain a step of a transaction affects, on both sides of it.
//
// It owns Affected: the nodes and edges that each operation reaches in the graph that a step finds and
// in the one that its activation installs, with the operations that contributed to each. Nodes that a
// pause reaches are found as the pause finds them, along relations that carry records or state; the
// definitions that explain them come with them. All operations spread through a graph together, as sets
// along its relations. It plans nothing and stores nothing. Main types: Operation, Step.
package topology
