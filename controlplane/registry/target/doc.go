// Package target judges what a statement names without changing a model: the concrete branch of a
// description or of a reset, the key of a lookup, the members of a relocation.
//
// It owns the rules of those names against the models of a domain (grammar reference, section 5.4),
// for the server that executes the statement and for a check without one alike. It never reads
// state of a running domain and never knows nodes of a cluster. Main types: Branch.
package target
