// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

import "strings"

// Area row: failures of single messages at run time. Their texts never hold a payload value.

// DivisionByZero reports: an integer is divided by zero.
//
// Code division_by_zero, class Row. Basis: expressions §7.
type DivisionByZero struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *DivisionByZero) Message() string {
	return "division by zero"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *DivisionByZero) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives division_by_zero.
func (f *DivisionByZero) Code() Code {
	return CodeDivisionByZero
}

// Class gives Row.
func (f *DivisionByZero) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *DivisionByZero) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *DivisionByZero) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *DivisionByZero) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *DivisionByZero) Is(target error) bool {
	return target == CodeDivisionByZero || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *DivisionByZero) WithCause(cause error) *DivisionByZero {
	f.cause = cause
	return f
}

// Overflow reports: an integer result does not fit its type.
//
// Code overflow, class Row. Basis: expressions §7.
type Overflow struct {
	Operation string
	Type      string
	cause     error
}

// Message gives the text of the failure itself.
func (f *Overflow) Message() string {
	return f.Operation + " overflows " + f.Type
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *Overflow) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives overflow.
func (f *Overflow) Code() Code {
	return CodeOverflow
}

// Class gives Row.
func (f *Overflow) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *Overflow) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *Overflow) Fields() []Field {
	return []Field{
		{"Operation", f.Operation},
		{"Type", f.Type},
	}
}

// Unwrap gives the cause, or nil.
func (f *Overflow) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *Overflow) Is(target error) bool {
	return target == CodeOverflow || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *Overflow) WithCause(cause error) *Overflow {
	f.cause = cause
	return f
}

// CastFailed reports: a value has no counterpart in the target type.
//
// Code cast_failed, class Row. Basis: expressions §4, expressions §7.
type CastFailed struct {
	Type  string
	cause error
}

// Message gives the text of the failure itself.
func (f *CastFailed) Message() string {
	return "cannot cast value to " + f.Type
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *CastFailed) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives cast_failed.
func (f *CastFailed) Code() Code {
	return CodeCastFailed
}

// Class gives Row.
func (f *CastFailed) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *CastFailed) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *CastFailed) Fields() []Field {
	return []Field{
		{"Type", f.Type},
	}
}

// Unwrap gives the cause, or nil.
func (f *CastFailed) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *CastFailed) Is(target error) bool {
	return target == CodeCastFailed || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *CastFailed) WithCause(cause error) *CastFailed {
	f.cause = cause
	return f
}

// InvalidArgument reports: an operation is not defined for the value.
//
// Code invalid_argument, class Row. Basis: expressions §7.
type InvalidArgument struct {
	Operation string
	Reason    string
	cause     error
}

// Message gives the text of the failure itself.
func (f *InvalidArgument) Message() string {
	return "invalid argument of " + f.Operation + ": " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidArgument) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_argument.
func (f *InvalidArgument) Code() Code {
	return CodeInvalidArgument
}

// Class gives Row.
func (f *InvalidArgument) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidArgument) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidArgument) Fields() []Field {
	return []Field{
		{"Operation", f.Operation},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidArgument) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidArgument) Is(target error) bool {
	return target == CodeInvalidArgument || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidArgument) WithCause(cause error) *InvalidArgument {
	f.cause = cause
	return f
}

// Finalization reports: a required output field ended up null.
//
// Code finalization, class Row. Basis: expressions §2.2.
type Finalization struct {
	// Names: the offending `output.<field>` paths.
	Names []string
	cause error
}

// Message gives the text of the failure itself.
func (f *Finalization) Message() string {
	return "required fields are null: " + strings.Join(f.Names, ", ")
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *Finalization) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives finalization.
func (f *Finalization) Code() Code {
	return CodeFinalization
}

// Class gives Row.
func (f *Finalization) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *Finalization) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *Finalization) Fields() []Field {
	return []Field{
		{"Names", strings.Join(f.Names, ", ")},
	}
}

// Unwrap gives the cause, or nil.
func (f *Finalization) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *Finalization) Is(target error) bool {
	return target == CodeFinalization || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *Finalization) WithCause(cause error) *Finalization {
	f.cause = cause
	return f
}

// WindowNullArgument reports: a window aggregate got a null; the message is not added.
//
// Code window_null_argument, class Row. Basis: expressions §11.
type WindowNullArgument struct {
	Function string
	cause    error
}

// Message gives the text of the failure itself.
func (f *WindowNullArgument) Message() string {
	return "argument of " + f.Function + " is null"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *WindowNullArgument) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives window_null_argument.
func (f *WindowNullArgument) Code() Code {
	return CodeWindowNullArgument
}

// Class gives Row.
func (f *WindowNullArgument) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *WindowNullArgument) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *WindowNullArgument) Fields() []Field {
	return []Field{
		{"Function", f.Function},
	}
}

// Unwrap gives the cause, or nil.
func (f *WindowNullArgument) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *WindowNullArgument) Is(target error) bool {
	return target == CodeWindowNullArgument || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *WindowNullArgument) WithCause(cause error) *WindowNullArgument {
	f.cause = cause
	return f
}

// NullTimestamp reports: a record has no event time; it is not admitted.
//
// Code null_timestamp, class Row. Basis: runtime-semantics §7.2.
type NullTimestamp struct {
	Ingestor string
	cause    error
}

// Message gives the text of the failure itself.
func (f *NullTimestamp) Message() string {
	return "the event timestamp of ingestor '" + f.Ingestor + "' is null"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NullTimestamp) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives null_timestamp.
func (f *NullTimestamp) Code() Code {
	return CodeNullTimestamp
}

// Class gives Row.
func (f *NullTimestamp) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *NullTimestamp) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *NullTimestamp) Fields() []Field {
	return []Field{
		{"Ingestor", f.Ingestor},
	}
}

// Unwrap gives the cause, or nil.
func (f *NullTimestamp) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NullTimestamp) Is(target error) bool {
	return target == CodeNullTimestamp || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *NullTimestamp) WithCause(cause error) *NullTimestamp {
	f.cause = cause
	return f
}

// EventOutsideTicks reports: the time of an event is not that of its domain.
//
// Code event_outside_ticks, class Row. Basis: runtime-semantics §10.
type EventOutsideTicks struct {
	Domain   string
	Ingestor string
	cause    error
}

// Message gives the text of the failure itself.
func (f *EventOutsideTicks) Message() string {
	return "paced domain '" + f.Domain + "' rejected ingestor '" + f.Ingestor + "' event outside any tick window"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *EventOutsideTicks) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives event_outside_ticks.
func (f *EventOutsideTicks) Code() Code {
	return CodeEventOutsideTicks
}

// Class gives Row.
func (f *EventOutsideTicks) Class() Class {
	return ClassRow
}

// Hint advises what to do.
func (f *EventOutsideTicks) Hint() string {
	return "its time is farther than SKEW from every tick that the clock has reached; send it when the clock is there, or declare a larger SKEW"
}

// Fields lists the non-sensitive subject fields.
func (f *EventOutsideTicks) Fields() []Field {
	return []Field{
		{"Domain", f.Domain},
		{"Ingestor", f.Ingestor},
	}
}

// Unwrap gives the cause, or nil.
func (f *EventOutsideTicks) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *EventOutsideTicks) Is(target error) bool {
	return target == CodeEventOutsideTicks || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *EventOutsideTicks) WithCause(cause error) *EventOutsideTicks {
	f.cause = cause
	return f
}
