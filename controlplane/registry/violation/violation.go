package violation

import (
	"errors"

	"nervix/generated/failure"
	"nervix/generated/model"
)

// Violation is one fault of one model. It unwraps to its typed failure, whose place leads into
// the model.
type Violation struct {
	// Key is the model at fault.
	Key model.Key
	// Failure tells the fault.
	Failure failure.Placed
	// Statement is the statement of the batch in whose text the place lies, counted from 1; 0 when no
	// single statement is at fault, such as for a model that a change of others breaks.
	Statement int
}

// Error gives the text of the failure after the name of the model.
func (v *Violation) Error() string { return Owner(v.Key) + ": " + v.Failure.Error() }

// Unwrap gives the failure.
func (v *Violation) Unwrap() error { return v.Failure }

// All lists the violations that an error joins, in order.
func All(err error) []*Violation {
	switch found := err.(type) {
	case *Violation:
		return []*Violation{found}
	case interface{ Unwrap() []error }:
		var all []*Violation
		for _, part := range found.Unwrap() {
			all = append(all, All(part)...)
		}
		return all
	case interface{ Unwrap() error }:
		return All(found.Unwrap())
	}
	return nil
}

// Owner gives the kind and the name of a model for people, such as: junction 'totals'.
func Owner(key model.Key) string { return key.Kind.Text() + " '" + key.Name + "'" }

// Report gathers the violations of one model. The zero value with its Key is ready for use; it is
// not safe for concurrent use.
type Report struct {
	Key   model.Key
	found []*Violation
}

// Add records a failure at the path in the model.
func (r *Report) Add(path string, fault failure.Placed) {
	fault.Locate(failure.AtPath(path))
	r.found = append(r.found, &Violation{Key: r.Key, Failure: fault})
}

// Count gives the number of violations so far; comparing two counts tells whether a check found
// something.
func (r *Report) Count() int { return len(r.found) }

// Violations lists what was found, in order.
func (r *Report) Violations() []*Violation { return r.found }

// Err joins the violations; it is nil when there is none.
func (r *Report) Err() error {
	errs := make([]error, 0, len(r.found))
	for _, found := range r.found {
		errs = append(errs, found)
	}
	return errors.Join(errs...)
}
