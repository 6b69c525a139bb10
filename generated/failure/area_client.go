// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

import (
	"strconv"
	"time"
)

// Area client: failures of the terminal client itself.

// UsageError reports: the command line cannot be understood.
//
// Code usage_error, class Configuration.
type UsageError struct {
	Reason string
	cause  error
}

// Message gives the text of the failure itself.
func (f *UsageError) Message() string {
	return "invalid command line: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UsageError) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives usage_error.
func (f *UsageError) Code() Code {
	return CodeUsageError
}

// Class gives Configuration.
func (f *UsageError) Class() Class {
	return ClassConfiguration
}

// Hint advises what to do.
func (f *UsageError) Hint() string {
	return "nervix-cli --help lists commands and flags"
}

// Fields lists the non-sensitive subject fields.
func (f *UsageError) Fields() []Field {
	return []Field{
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *UsageError) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UsageError) Is(target error) bool {
	return target == CodeUsageError || target == ClassConfiguration
}

// WithCause records what led to the failure and gives the failure back.
func (f *UsageError) WithCause(cause error) *UsageError {
	f.cause = cause
	return f
}

// SubscribeTimeout reports: the subscribe command did not receive what it waited for; its exit
// code is 124.
//
// Code subscribe_timeout, class Timeout.
type SubscribeTimeout struct {
	Timeout  time.Duration
	Received uint64
	Wanted   string
	cause    error
}

// Message gives the text of the failure itself.
func (f *SubscribeTimeout) Message() string {
	return "timed out after " + f.Timeout.String() + " with " + strconv.FormatUint(f.Received, 10) + " rows; wanted " + f.Wanted
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *SubscribeTimeout) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives subscribe_timeout.
func (f *SubscribeTimeout) Code() Code {
	return CodeSubscribeTimeout
}

// Class gives Timeout.
func (f *SubscribeTimeout) Class() Class {
	return ClassTimeout
}

// Hint gives an empty text: there is no advice for this failure.
func (f *SubscribeTimeout) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *SubscribeTimeout) Fields() []Field {
	return []Field{
		{"Timeout", f.Timeout.String()},
		{"Received", strconv.FormatUint(f.Received, 10)},
		{"Wanted", f.Wanted},
	}
}

// Unwrap gives the cause, or nil.
func (f *SubscribeTimeout) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *SubscribeTimeout) Is(target error) bool {
	return target == CodeSubscribeTimeout || target == ClassTimeout
}

// WithCause records what led to the failure and gives the failure back.
func (f *SubscribeTimeout) WithCause(cause error) *SubscribeTimeout {
	f.cause = cause
	return f
}
