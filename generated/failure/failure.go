// Code generated from spec/ by go generate. DO NOT EDIT.

// Package failure holds the typed failures of the product.
//
// It owns the failure classes with their meaning for clients, one error type per failure, and the
// projection that crosses the wire. It never decides anything and never shows a sensitive field.
// Main types: Failure, Code, Class, Disposition, Place, Projection.
package failure

import (
	"errors"
	"slices"
	"strconv"
)

// Code is the stable identity of one failure. A code is an error, so that
// errors.Is(err, CodeUnknownDomain) holds wherever the failure stands in a chain.
type Code string

// Error gives the code itself.
func (c Code) Error() string { return string(c) }

// Failure is implemented by every generated failure.
type Failure interface {
	error
	// Message gives the text of the failure without its causes.
	Message() string
	// Code gives the stable identity.
	Code() Code
	// Class tells how callers decide on the failure.
	Class() Class
	// Hint advises what to do; empty when there is no advice.
	Hint() string
	// Fields lists the non-sensitive subject fields.
	Fields() []Field
	// Unwrap gives the cause, or nil.
	Unwrap() error
}

// Placed is implemented by the failures that have a place in a text or model.
type Placed interface {
	Failure
	// Where gives the place of the fault.
	Where() Place
	// Locate sets the place of the fault.
	Locate(Place)
}

// Place is where a fault lies. The zero value knows nothing.
type Place struct {
	// Path leads to the value in the model, such as routes[0].construction.set[1].value; empty
	// when the fault is not tied to a model.
	Path string
	// Start and End are the byte span in the submitted text, End exclusive. Both are -1, or
	// both 0, when the span is unknown.
	Start, End int
}

// AtPath gives a place in a model whose span in the text is not known yet.
func AtPath(path string) Place { return Place{Path: path, Start: -1, End: -1} }

// AtSpan gives a place in a text.
func AtSpan(start, end int) Place { return Place{Start: start, End: end} }

// HasSpan tells whether the place names a span of the text.
func (p Place) HasSpan() bool { return p.Start >= 0 && p.End > 0 && p.End >= p.Start }

// String gives the path and the span that are known.
func (p Place) String() string {
	text := p.Path
	if p.HasSpan() {
		text += "[" + strconv.Itoa(p.Start) + ":" + strconv.Itoa(p.End) + "]"
	}
	return text
}

// Field is one non-sensitive subject field with its value as text.
type Field struct {
	Name  string
	Value string
}

// Alike tells whether two failures tell the same of the same subject, wherever each has its place and
// whatever caused it.
func Alike(a, b Failure) bool { return a.Code() == b.Code() && slices.Equal(a.Fields(), b.Fields()) }

// Description describes a failure for tests and documentation.
type Description struct {
	Name    string
	Area    string
	Code    Code
	Class   Class
	Message string
	Hint    string
	// New makes an empty failure of the type.
	New func() Failure
}

// Projection is the part of a failure that may leave the process.
type Projection struct {
	Code    Code
	Class   Class
	Message string
	Hint    string
	Place   Place
	Fields  []Field
	// Causes are the projections of what led to the failure, outermost first.
	Causes []Projection
}

const (
	// MaximumDepth bounds how deep a projected cause chain reaches.
	MaximumDepth = 16
	// MaximumProjections bounds how many projections one error gives, causes included.
	MaximumProjections = 256
)

// withheld stands for the text of an error that is not a failure.
const withheld = "internal error"

// Safe marks the text of an error as free of payload, credentials and internals, so that Project
// may show it. A nil error stays nil.
func Safe(err error) error {
	if err == nil {
		return nil
	}
	return &safe{err}
}

type safe struct{ cause error }

func (s *safe) Error() string { return s.cause.Error() }
func (s *safe) Unwrap() error { return s.cause }

// Of finds the first failure in the chain of an error.
func Of(err error) (Failure, bool) {
	var found Failure
	ok := errors.As(err, &found)
	return found, ok
}

// ClassOf gives the class of the first failure in the chain; an error without one is internal.
func ClassOf(err error) Class {
	if found, ok := Of(err); ok {
		return found.Class()
	}
	return ClassInternal
}

// Project gives what may leave the process of an error. Joined errors become several projections,
// a cause becomes part of the projection it led to, and plain wrappers around failures are passed
// over. An error without any failure projects as internal with its text withheld, unless Safe
// marked it. A nil error gives nothing.
func Project(err error) []Projection {
	budget := MaximumProjections
	return project(err, nil, 0, &budget)
}

// project walks a chain below the failure above, which is nil until the first one was met.
func project(err error, above Failure, depth int, budget *int) []Projection {
	if err == nil || depth > MaximumDepth || *budget <= 0 {
		return nil
	}
	switch found := err.(type) {
	case Failure:
		*budget--
		return []Projection{projectFailure(found, depth, budget)}
	case *safe:
		*budget--
		return []Projection{internal(found.Error())}
	case interface{ Unwrap() []error }:
		var all []Projection
		for _, part := range found.Unwrap() {
			all = append(all, project(part, above, depth+1, budget)...)
		}
		return all
	case interface{ Unwrap() error }:
		if inner := found.Unwrap(); hasProjection(inner) {
			return project(inner, above, depth+1, budget)
		}
	}
	*budget--
	switch {
	case above == nil:
		return []Projection{internal(withheld)}
	case above.Class().showsCauses():
		return []Projection{internal(err.Error())}
	}
	return nil
}

func projectFailure(found Failure, depth int, budget *int) Projection {
	projection := Projection{
		Code: found.Code(), Class: found.Class(), Message: found.Message(), Hint: found.Hint(), Fields: found.Fields(),
	}
	if placed, ok := found.(Placed); ok {
		projection.Place = placed.Where()
	}
	projection.Causes = project(found.Unwrap(), found, depth+1, budget)
	return projection
}

func internal(message string) Projection {
	return Projection{Code: CodeInternal, Class: ClassInternal, Message: message}
}

// hasProjection tells whether a chain holds a failure or a text marked safe.
func hasProjection(err error) bool {
	var found Failure
	var marked *safe
	return errors.As(err, &found) || errors.As(err, &marked)
}

// withCause joins the text of a failure and of its cause.
func withCause(message string, cause error) string {
	if cause == nil {
		return message
	}
	return message + ": " + cause.Error()
}
