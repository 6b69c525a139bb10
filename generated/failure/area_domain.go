// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

import "strconv"

// Area domain: failures of the lifecycle of domains and of changes to a running one.

// DomainRunning reports: START on a running domain.
//
// Code domain_running, class State. Basis: runtime-semantics §10.
type DomainRunning struct {
	Domain string
	cause  error
}

// Message gives the text of the failure itself.
func (f *DomainRunning) Message() string {
	return "domain '" + f.Domain + "' is already running"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *DomainRunning) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives domain_running.
func (f *DomainRunning) Code() Code {
	return CodeDomainRunning
}

// Class gives State.
func (f *DomainRunning) Class() Class {
	return ClassState
}

// Hint gives an empty text: there is no advice for this failure.
func (f *DomainRunning) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *DomainRunning) Fields() []Field {
	return []Field{
		{"Domain", f.Domain},
	}
}

// Unwrap gives the cause, or nil.
func (f *DomainRunning) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *DomainRunning) Is(target error) bool {
	return target == CodeDomainRunning || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *DomainRunning) WithCause(cause error) *DomainRunning {
	f.cause = cause
	return f
}

// DomainStopped reports: STOP on a stopped domain.
//
// Code domain_stopped, class State. Basis: runtime-semantics §10.
type DomainStopped struct {
	Domain string
	cause  error
}

// Message gives the text of the failure itself.
func (f *DomainStopped) Message() string {
	return "domain '" + f.Domain + "' is already stopped"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *DomainStopped) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives domain_stopped.
func (f *DomainStopped) Code() Code {
	return CodeDomainStopped
}

// Class gives State.
func (f *DomainStopped) Class() Class {
	return ClassState
}

// Hint gives an empty text: there is no advice for this failure.
func (f *DomainStopped) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *DomainStopped) Fields() []Field {
	return []Field{
		{"Domain", f.Domain},
	}
}

// Unwrap gives the cause, or nil.
func (f *DomainStopped) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *DomainStopped) Is(target error) bool {
	return target == CodeDomainStopped || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *DomainStopped) WithCause(cause error) *DomainStopped {
	f.cause = cause
	return f
}

// DomainPaused reports: a lifecycle statement meets an alteration.
//
// Code domain_paused, class State. Basis: runtime-semantics §10.
type DomainPaused struct {
	Domain string
	cause  error
}

// Message gives the text of the failure itself.
func (f *DomainPaused) Message() string {
	return "domain '" + f.Domain + "' is paused for a model alteration"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *DomainPaused) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives domain_paused.
func (f *DomainPaused) Code() Code {
	return CodeDomainPaused
}

// Class gives State.
func (f *DomainPaused) Class() Class {
	return ClassState
}

// Hint gives an empty text: there is no advice for this failure.
func (f *DomainPaused) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *DomainPaused) Fields() []Field {
	return []Field{
		{"Domain", f.Domain},
	}
}

// Unwrap gives the cause, or nil.
func (f *DomainPaused) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *DomainPaused) Is(target error) bool {
	return target == CodeDomainPaused || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *DomainPaused) WithCause(cause error) *DomainPaused {
	f.cause = cause
	return f
}

// AlterationInProgress reports: another alteration holds the lock of the domain.
//
// Code alteration_in_progress, class Busy. Basis: CP-218, runtime-semantics §16.2.
type AlterationInProgress struct {
	Domain string
	cause  error
}

// Message gives the text of the failure itself.
func (f *AlterationInProgress) Message() string {
	return "domain '" + f.Domain + "' already has a model alteration in progress"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *AlterationInProgress) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives alteration_in_progress.
func (f *AlterationInProgress) Code() Code {
	return CodeAlterationInProgress
}

// Class gives Busy.
func (f *AlterationInProgress) Class() Class {
	return ClassBusy
}

// Hint gives an empty text: there is no advice for this failure.
func (f *AlterationInProgress) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *AlterationInProgress) Fields() []Field {
	return []Field{
		{"Domain", f.Domain},
	}
}

// Unwrap gives the cause, or nil.
func (f *AlterationInProgress) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *AlterationInProgress) Is(target error) bool {
	return target == CodeAlterationInProgress || target == ClassBusy
}

// WithCause records what led to the failure and gives the failure back.
func (f *AlterationInProgress) WithCause(cause error) *AlterationInProgress {
	f.cause = cause
	return f
}

// DrainTimeout reports: work did not leave a paused domain in time; the old graph resumed.
//
// Code drain_timeout, class Timeout. Basis: CP-414, runtime-semantics §16.2.
type DrainTimeout struct {
	Domain      string
	Node        string
	Outstanding uint64
	// Detail: counts by kind of work.
	Detail string
	// Emitters: what each busy emitter does, such as retrying_infrastructure, each behind a comma.
	Emitters string
	cause    error
}

// Message gives the text of the failure itself.
func (f *DrainTimeout) Message() string {
	return "timed out draining domain '" + f.Domain + "' on node '" + f.Node + "': " + strconv.FormatUint(f.Outstanding, 10) + " outstanding work item(s) (" + f.Detail + ")" + f.Emitters
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *DrainTimeout) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives drain_timeout.
func (f *DrainTimeout) Code() Code {
	return CodeDrainTimeout
}

// Class gives Timeout.
func (f *DrainTimeout) Class() Class {
	return ClassTimeout
}

// Hint gives an empty text: there is no advice for this failure.
func (f *DrainTimeout) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *DrainTimeout) Fields() []Field {
	return []Field{
		{"Domain", f.Domain},
		{"Node", f.Node},
		{"Outstanding", strconv.FormatUint(f.Outstanding, 10)},
		{"Detail", f.Detail},
		{"Emitters", f.Emitters},
	}
}

// Unwrap gives the cause, or nil.
func (f *DrainTimeout) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *DrainTimeout) Is(target error) bool {
	return target == CodeDrainTimeout || target == ClassTimeout
}

// WithCause records what led to the failure and gives the failure back.
func (f *DrainTimeout) WithCause(cause error) *DrainTimeout {
	f.cause = cause
	return f
}

// EntityDrainTimeout reports: work did not leave the affected nodes in time; the old tasks
// resumed.
//
// Code entity_drain_timeout, class Timeout. Basis: CP-412, runtime-semantics §16.2.
type EntityDrainTimeout struct {
	Domain string
	// Detail: counts by kind of work, and what each busy emitter does.
	Detail string
	cause  error
}

// Message gives the text of the failure itself.
func (f *EntityDrainTimeout) Message() string {
	return "timed out draining domain '" + f.Domain + "' for entity alteration: " + f.Detail
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *EntityDrainTimeout) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives entity_drain_timeout.
func (f *EntityDrainTimeout) Code() Code {
	return CodeEntityDrainTimeout
}

// Class gives Timeout.
func (f *EntityDrainTimeout) Class() Class {
	return ClassTimeout
}

// Hint gives an empty text: there is no advice for this failure.
func (f *EntityDrainTimeout) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *EntityDrainTimeout) Fields() []Field {
	return []Field{
		{"Domain", f.Domain},
		{"Detail", f.Detail},
	}
}

// Unwrap gives the cause, or nil.
func (f *EntityDrainTimeout) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *EntityDrainTimeout) Is(target error) bool {
	return target == CodeEntityDrainTimeout || target == ClassTimeout
}

// WithCause records what led to the failure and gives the failure back.
func (f *EntityDrainTimeout) WithCause(cause error) *EntityDrainTimeout {
	f.cause = cause
	return f
}

// ActivationFailed reports: the committed state could not be applied on a node; the cause says
// why.
//
// Code activation_failed, class State. Basis: CC-121.
type ActivationFailed struct {
	Domain string
	cause  error
}

// Message gives the text of the failure itself.
func (f *ActivationFailed) Message() string {
	return "the change of domain '" + f.Domain + "' is committed, but could not be activated"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ActivationFailed) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives activation_failed.
func (f *ActivationFailed) Code() Code {
	return CodeActivationFailed
}

// Class gives State.
func (f *ActivationFailed) Class() Class {
	return ClassState
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ActivationFailed) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ActivationFailed) Fields() []Field {
	return []Field{
		{"Domain", f.Domain},
	}
}

// Unwrap gives the cause, or nil.
func (f *ActivationFailed) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ActivationFailed) Is(target error) bool {
	return target == CodeActivationFailed || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *ActivationFailed) WithCause(cause error) *ActivationFailed {
	f.cause = cause
	return f
}
