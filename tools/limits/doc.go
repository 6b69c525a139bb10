// Package limits drives the engine to its limits, without control plane or listeners: how much memory
// a concrete branch needs, and whether what a branch held goes with it.
//
// The tests run small in the whole suite. LIMIT_BRANCHES=100000 sets the number of branches:
//
//	LIMIT_BRANCHES=100000 go test -v ./tools/limits
//
// Every test takes its graph from NSPL text through the grammar, the registry and the planner, so that
// what is measured is what the server runs. The package owns no part of the product and is imported by
// nothing.
package limits
