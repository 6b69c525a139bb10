// Package flush holds a route's pending rows until they are due.
//
// Deadlines and byte bounds count per concrete branch: the clock of a branch starts with the
// first row that enters its empty buffer, and all its pending rows leave together (runtime
// semantics, section 2). Branches that are due at the same moment leave together.
// The package publishes nothing and has no goroutine; its owner asks for what is due.
package flush
