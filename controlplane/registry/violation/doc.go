// Package violation collects the faults of one model.
//
// It owns Violation, a typed failure tied to the model that is at fault, and Report, which gathers
// the violations of one model in the order in which they were found. It never decides what a
// fault is. Main types: Violation, Report.
package violation
