// Package limits drives the engine to its limits, without control plane or listeners: how much memory
// a concrete branch needs, whether what a branch held goes with it, whether more than a sink takes
// stays within the memory budget, and whether a log's offsets tell the truth whatever happens meanwhile.
//
// The tests run small in the whole suite. LIMIT_BRANCHES and LIMIT_OVERLOAD set the number of branches
// and the time of the overload, LIMIT_SEEDS and LIMIT_CHAOS how often and how long consumers are disturbed:
//
//	LIMIT_BRANCHES=100000 go test -v -run Branches ./tools/limits
//	LIMIT_OVERLOAD=10m go test -v -timeout 20m -run Overload ./tools/limits
//	LIMIT_SEEDS=50 LIMIT_CHAOS=10s go test -v -timeout 20m -run Committed ./tools/limits
//
// Every test takes its graph from NSPL text through the grammar, the registry and the planner, so that
// what is measured is what the server runs. The package owns no part of the product and is imported by
// nothing.
package limits
