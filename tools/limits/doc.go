// Package limits drives the engine to its limits, without control plane or listeners: how much memory
// a concrete branch needs, whether what a branch held goes with it, and whether more than a sink takes
// stays within the memory budget.
//
// The tests run small in the whole suite. LIMIT_BRANCHES and LIMIT_OVERLOAD set the number of branches
// and the time of the overload:
//
//	LIMIT_BRANCHES=100000 go test -v -run Branches ./tools/limits
//	LIMIT_OVERLOAD=10m go test -v -timeout 20m -run Overload ./tools/limits
//
// Every test takes its graph from NSPL text through the grammar, the registry and the planner, so that
// what is measured is what the server runs. The package owns no part of the product and is imported by
// nothing.
package limits
