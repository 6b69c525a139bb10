package state

import (
	"strings"

	"nervix/generated/failure"
	"nervix/generated/record"
)

// Faults gives the part of an error that a result retains: what may leave the process, nothing
// sensitive. A nil error gives none.
func Faults(err error) []record.Fault {
	return faults(failure.Project(err))
}

func faults(projections []failure.Projection) []record.Fault {
	list := make([]record.Fault, 0, len(projections))
	for _, p := range projections {
		f := record.Fault{
			Code: string(p.Code), Class: p.Class.Error(), Message: p.Message, Hint: p.Hint, Path: p.Place.Path,
			Start: int64(p.Place.Start), End: int64(p.Place.End), Causes: faults(p.Causes),
		}
		for _, field := range p.Fields {
			f.Fields = append(f.Fields, record.FaultField{Name: field.Name, Value: field.Value})
		}
		list = append(list, f)
	}
	return list
}

// Failure gives retained faults back as an error that errors.Is and failure.Project read like the
// original one. No fault gives nil.
func Failure(list []record.Fault) error {
	switch len(list) {
	case 0:
		return nil
	case 1:
		return retained(list[0])
	}
	all := make(joined, len(list))
	for i, f := range list {
		all[i] = retained(f)
	}
	return all
}

// joined are several faults of one result.
type joined []error

func (j joined) Error() string {
	texts := make([]string, len(j))
	for i, err := range j {
		texts[i] = err.Error()
	}
	return strings.Join(texts, "\n")
}

func (j joined) Unwrap() []error { return j }

// Retained is a failure that was read from a stored result.
type Retained struct {
	fault record.Fault
	class failure.Class
	place failure.Place
}

var _ failure.Placed = (*Retained)(nil)

func retained(f record.Fault) *Retained {
	class, known := failure.ParseClass(f.Class)
	if !known {
		class = failure.ClassInternal
	}
	return &Retained{
		fault: f, class: class,
		place: failure.Place{Path: f.Path, Start: int(f.Start), End: int(f.End)},
	}
}

// Message gives the text of the failure without its causes.
func (r *Retained) Message() string { return r.fault.Message }

// Error gives the text with its causes.
func (r *Retained) Error() string {
	text := r.fault.Message
	if cause := r.Unwrap(); cause != nil {
		text += ": " + cause.Error()
	}
	return text
}

// Code gives the stable identity.
func (r *Retained) Code() failure.Code { return failure.Code(r.fault.Code) }

// Class tells how callers decide on the failure.
func (r *Retained) Class() failure.Class { return r.class }

// Hint advises what to do.
func (r *Retained) Hint() string { return r.fault.Hint }

// Fields lists the subject fields.
func (r *Retained) Fields() []failure.Field {
	fields := make([]failure.Field, 0, len(r.fault.Fields))
	for _, f := range r.fault.Fields {
		fields = append(fields, failure.Field{Name: f.Name, Value: f.Value})
	}
	return fields
}

// Unwrap gives the causes.
func (r *Retained) Unwrap() error { return Failure(r.fault.Causes) }

// Is matches the code and the class of the failure.
func (r *Retained) Is(target error) bool { return target == r.Code() || target == r.class }

// Where gives the place of the fault.
func (r *Retained) Where() failure.Place { return r.place }

// Locate sets the place of the fault.
func (r *Retained) Locate(place failure.Place) { r.place = place }
