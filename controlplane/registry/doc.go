// Package registry decides which models a domain may hold.
//
// It owns Graph, the immutable set of the models of one domain with their references, and
// Candidate, the graph that a batch of CREATE, ALTER, DROP and REBIND statements leads to. A
// candidate exists only when it keeps every static rule of the language; otherwise all violations
// are reported together, each tied to the statement that wrote the part at fault. The versions of
// resources that models bind become concrete here, and Flow tells which nodes a placement covers.
// It never stores, schedules or runs anything, reads no content of resources (Bindings do) and no NSPL
// text. The
// rules of expressions are in typing, those of single models in contract, the operations of ALTER
// in controlplane/alteration, the form of reports in violation. Main types: Graph, Candidate,
// Options, Outcome, Resources, Flow, Intake.
package registry
