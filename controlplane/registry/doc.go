// Package registry decides which models a domain may hold.
//
// It owns Graph, the immutable set of the models of one domain with their references, and
// Candidate, the graph that a batch of CREATE and DROP statements leads to. A candidate exists
// only when the complete graph keeps every static rule of the language; otherwise all violations
// are reported together. It never stores, schedules or runs anything, and it reads no NSPL text.
// The rules of expressions are in typing, those of single models in contract, the form of reports
// in violation. Main types: Graph, Candidate, Options, Intake.
package registry
