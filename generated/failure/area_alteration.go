// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

import (
	"strconv"
	"strings"
)

// Area alteration: refusals of ALTER operations. The place of each is the operation, such as operations[1].relay.

// ForeignOperation reports: an operation belongs to another kind of model.
//
// Code foreign_operation, class Validation. Basis: nspl-grammar §3.
type ForeignOperation struct {
	// Operation: the operation by its keywords.
	Operation string
	// Owner: kind and name of the model.
	Owner string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *ForeignOperation) Message() string {
	return f.Operation + " does not apply to " + f.Owner
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ForeignOperation) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives foreign_operation.
func (f *ForeignOperation) Code() Code {
	return CodeForeignOperation
}

// Class gives Validation.
func (f *ForeignOperation) Class() Class {
	return ClassValidation
}

// Hint advises what to do.
func (f *ForeignOperation) Hint() string {
	return "only the operations of its own kind alter a model"
}

// Fields lists the non-sensitive subject fields.
func (f *ForeignOperation) Fields() []Field {
	return []Field{
		{"Operation", f.Operation},
		{"Owner", f.Owner},
	}
}

// Unwrap gives the cause, or nil.
func (f *ForeignOperation) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ForeignOperation) Is(target error) bool {
	return target == CodeForeignOperation || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *ForeignOperation) WithCause(cause error) *ForeignOperation {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *ForeignOperation) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *ForeignOperation) Locate(place Place) {
	f.Place = place
}

// PartExists reports: an operation adds a part that is there, or gives it a name that is taken.
//
// Code part_exists, class Exists. Basis: nspl-grammar §5.4.
type PartExists struct {
	// Owner: kind and name of the model.
	Owner string
	// Part: the part, such as `the field 'id'`.
	Part string
	// Advice: the operation that would help, or empty.
	Advice string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *PartExists) Message() string {
	return f.Owner + " already has " + f.Part
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *PartExists) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives part_exists.
func (f *PartExists) Code() Code {
	return CodePartExists
}

// Class gives Exists.
func (f *PartExists) Class() Class {
	return ClassExists
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *PartExists) Hint() string {
	if f.Advice == "" {
		return ""
	}
	return f.Advice
}

// Fields lists the non-sensitive subject fields.
func (f *PartExists) Fields() []Field {
	return []Field{
		{"Owner", f.Owner},
		{"Part", f.Part},
		{"Advice", f.Advice},
	}
}

// Unwrap gives the cause, or nil.
func (f *PartExists) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *PartExists) Is(target error) bool {
	return target == CodePartExists || target == ClassExists
}

// WithCause records what led to the failure and gives the failure back.
func (f *PartExists) WithCause(cause error) *PartExists {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *PartExists) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *PartExists) Locate(place Place) {
	f.Place = place
}

// PartMissing reports: an operation changes or drops a part that is not there.
//
// Code part_missing, class NotFound. Basis: nspl-grammar §5.4, CP-071.
type PartMissing struct {
	// Owner: kind and name of the model.
	Owner string
	// Part: the part, such as `field 'id'`.
	Part string
	// Present: the names that are there.
	Present []string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *PartMissing) Message() string {
	return f.Owner + " has no " + f.Part
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *PartMissing) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives part_missing.
func (f *PartMissing) Code() Code {
	return CodePartMissing
}

// Class gives NotFound.
func (f *PartMissing) Class() Class {
	return ClassNotFound
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *PartMissing) Hint() string {
	if len(f.Present) == 0 {
		return ""
	}
	return "it has " + strings.Join(f.Present, ", ")
}

// Fields lists the non-sensitive subject fields.
func (f *PartMissing) Fields() []Field {
	return []Field{
		{"Owner", f.Owner},
		{"Part", f.Part},
		{"Present", strings.Join(f.Present, ", ")},
	}
}

// Unwrap gives the cause, or nil.
func (f *PartMissing) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *PartMissing) Is(target error) bool {
	return target == CodePartMissing || target == ClassNotFound
}

// WithCause records what led to the failure and gives the failure back.
func (f *PartMissing) WithCause(cause error) *PartMissing {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *PartMissing) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *PartMissing) Locate(place Place) {
	f.Place = place
}

// AmbiguousRoute reports: a route is named by a relay that several routes lead to.
//
// Code ambiguous_route, class Validation. Basis: nspl-grammar §5.4.
type AmbiguousRoute struct {
	// Owner: kind and name of the model.
	Owner string
	Relay string
	Count int
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *AmbiguousRoute) Message() string {
	return f.Owner + " has " + strconv.Itoa(f.Count) + " routes to '" + f.Relay + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *AmbiguousRoute) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives ambiguous_route.
func (f *AmbiguousRoute) Code() Code {
	return CodeAmbiguousRoute
}

// Class gives Validation.
func (f *AmbiguousRoute) Class() Class {
	return ClassValidation
}

// Hint advises what to do.
func (f *AmbiguousRoute) Hint() string {
	return "drop and create the model in one batch to change one of them"
}

// Fields lists the non-sensitive subject fields.
func (f *AmbiguousRoute) Fields() []Field {
	return []Field{
		{"Owner", f.Owner},
		{"Relay", f.Relay},
		{"Count", strconv.Itoa(f.Count)},
	}
}

// Unwrap gives the cause, or nil.
func (f *AmbiguousRoute) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *AmbiguousRoute) Is(target error) bool {
	return target == CodeAmbiguousRoute || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *AmbiguousRoute) WithCause(cause error) *AmbiguousRoute {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *AmbiguousRoute) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *AmbiguousRoute) Locate(place Place) {
	f.Place = place
}

// LastPart reports: an ALTER leaves a list empty that needs an element.
//
// Code last_part, class Validation. Basis: nspl-grammar §5.4.
type LastPart struct {
	// Owner: kind and name of the model.
	Owner string
	// Part: the part, such as `a route`.
	Part string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *LastPart) Message() string {
	return f.Owner + " would be left without " + f.Part
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *LastPart) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives last_part.
func (f *LastPart) Code() Code {
	return CodeLastPart
}

// Class gives Validation.
func (f *LastPart) Class() Class {
	return ClassValidation
}

// Hint advises what to do.
func (f *LastPart) Hint() string {
	return "add another one first, or drop the model"
}

// Fields lists the non-sensitive subject fields.
func (f *LastPart) Fields() []Field {
	return []Field{
		{"Owner", f.Owner},
		{"Part", f.Part},
	}
}

// Unwrap gives the cause, or nil.
func (f *LastPart) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *LastPart) Is(target error) bool {
	return target == CodeLastPart || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *LastPart) WithCause(cause error) *LastPart {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *LastPart) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *LastPart) Locate(place Place) {
	f.Place = place
}

// UnfitSink reports: an operation of an emitter needs another sink.
//
// Code unfit_sink, class Validation. Basis: nspl-grammar §3.17, nspl-grammar §5.4.
type UnfitSink struct {
	// Clause: the operation by its keywords.
	Clause string
	Sink   string
	// Owner: kind and name of the model.
	Owner string
	// Advice: what would help, or empty.
	Advice string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnfitSink) Message() string {
	return f.Clause + " does not fit the " + f.Sink + " sink of " + f.Owner
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnfitSink) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unfit_sink.
func (f *UnfitSink) Code() Code {
	return CodeUnfitSink
}

// Class gives Validation.
func (f *UnfitSink) Class() Class {
	return ClassValidation
}

// Hint advises what to do; it is empty when its subject fields are.
func (f *UnfitSink) Hint() string {
	if f.Advice == "" {
		return ""
	}
	return f.Advice
}

// Fields lists the non-sensitive subject fields.
func (f *UnfitSink) Fields() []Field {
	return []Field{
		{"Clause", f.Clause},
		{"Sink", f.Sink},
		{"Owner", f.Owner},
		{"Advice", f.Advice},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnfitSink) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnfitSink) Is(target error) bool {
	return target == CodeUnfitSink || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnfitSink) WithCause(cause error) *UnfitSink {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnfitSink) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnfitSink) Locate(place Place) {
	f.Place = place
}
