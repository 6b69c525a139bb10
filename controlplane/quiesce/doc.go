// Package quiesce decides what a change of a domain pauses.
//
// It owns the classification of the net difference between two graphs: the level, the changed
// aspects, the effect on every node, and the scope of an entity pause (gated relays, held
// ingestors, everything downstream, hard placement groups of nodes that move). It compares models, never statements, and it engages
// nothing. The levels of single aspects come from the model spec; this package adds the rules for
// created and dropped models and for stopped domains (control-plane tables, Q1). Main type:
// Result.
package quiesce
