// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

// Area planner: faults between a committed schedule and a complete execution revision.

// MissingPlanPart reports: a scheduled model names another one that the schedule does not hold.
//
// Code missing_plan_part, class Internal. Basis: EP-021.
type MissingPlanPart struct {
	Kind  string
	Name  string
	cause error
}

// Message gives the text of the failure itself.
func (f *MissingPlanPart) Message() string {
	return f.Kind + " '" + f.Name + "' is missing in the schedule"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *MissingPlanPart) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives missing_plan_part.
func (f *MissingPlanPart) Code() Code {
	return CodeMissingPlanPart
}

// Class gives Internal.
func (f *MissingPlanPart) Class() Class {
	return ClassInternal
}

// Hint gives an empty text: there is no advice for this failure.
func (f *MissingPlanPart) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *MissingPlanPart) Fields() []Field {
	return []Field{
		{"Kind", f.Kind},
		{"Name", f.Name},
	}
}

// Unwrap gives the cause, or nil.
func (f *MissingPlanPart) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *MissingPlanPart) Is(target error) bool {
	return target == CodeMissingPlanPart || target == ClassInternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *MissingPlanPart) WithCause(cause error) *MissingPlanPart {
	f.cause = cause
	return f
}

// UnplacedNode reports: a node of the models has no entry in the schedule, or an entry belongs to
// no node.
//
// Code unplaced_node, class Internal. Basis: EP-023.
type UnplacedNode struct {
	Node  string
	cause error
}

// Message gives the text of the failure itself.
func (f *UnplacedNode) Message() string {
	return f.Node + " has no placement"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnplacedNode) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unplaced_node.
func (f *UnplacedNode) Code() Code {
	return CodeUnplacedNode
}

// Class gives Internal.
func (f *UnplacedNode) Class() Class {
	return ClassInternal
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnplacedNode) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnplacedNode) Fields() []Field {
	return []Field{
		{"Node", f.Node},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnplacedNode) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnplacedNode) Is(target error) bool {
	return target == CodeUnplacedNode || target == ClassInternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnplacedNode) WithCause(cause error) *UnplacedNode {
	f.cause = cause
	return f
}

// DigestFailed reports: a canonical encoding failed, so that no identity can be given.
//
// Code digest_failed, class Internal.
type DigestFailed struct {
	Subject string
	cause   error
}

// Message gives the text of the failure itself.
func (f *DigestFailed) Message() string {
	return "the digest of " + f.Subject + " cannot be computed"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *DigestFailed) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives digest_failed.
func (f *DigestFailed) Code() Code {
	return CodeDigestFailed
}

// Class gives Internal.
func (f *DigestFailed) Class() Class {
	return ClassInternal
}

// Hint gives an empty text: there is no advice for this failure.
func (f *DigestFailed) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *DigestFailed) Fields() []Field {
	return []Field{
		{"Subject", f.Subject},
	}
}

// Unwrap gives the cause, or nil.
func (f *DigestFailed) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *DigestFailed) Is(target error) bool {
	return target == CodeDigestFailed || target == ClassInternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *DigestFailed) WithCause(cause error) *DigestFailed {
	f.cause = cause
	return f
}

// NoSchedulableNode reports: every voter is gone, cordoned or terminating.
//
// Code no_schedulable_node, class State. Basis: CP-207.
type NoSchedulableNode struct {
	Domain string
	cause  error
}

// Message gives the text of the failure itself.
func (f *NoSchedulableNode) Message() string {
	return "no live node may run domain '" + f.Domain + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NoSchedulableNode) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives no_schedulable_node.
func (f *NoSchedulableNode) Code() Code {
	return CodeNoSchedulableNode
}

// Class gives State.
func (f *NoSchedulableNode) Class() Class {
	return ClassState
}

// Hint advises what to do.
func (f *NoSchedulableNode) Hint() string {
	return "wait for a node to become available, or uncordon one"
}

// Fields lists the non-sensitive subject fields.
func (f *NoSchedulableNode) Fields() []Field {
	return []Field{
		{"Domain", f.Domain},
	}
}

// Unwrap gives the cause, or nil.
func (f *NoSchedulableNode) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NoSchedulableNode) Is(target error) bool {
	return target == CodeNoSchedulableNode || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *NoSchedulableNode) WithCause(cause error) *NoSchedulableNode {
	f.cause = cause
	return f
}

// EngineMissing reports: a domain that runs, or is to run, needs something that has no engine.
// Every missing one is reported and nothing changes.
//
// Code engine_missing, class Unsupported.
type EngineMissing struct {
	// Node: kind and name of the model, or the domain.
	Node   string
	Engine string
	cause  error
}

// Message gives the text of the failure itself.
func (f *EngineMissing) Message() string {
	return f.Node + " needs " + f.Engine + ", which this release does not run"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *EngineMissing) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives engine_missing.
func (f *EngineMissing) Code() Code {
	return CodeEngineMissing
}

// Class gives Unsupported.
func (f *EngineMissing) Class() Class {
	return ClassUnsupported
}

// Hint advises what to do.
func (f *EngineMissing) Hint() string {
	return "the definition is kept; the domain can run without it"
}

// Fields lists the non-sensitive subject fields.
func (f *EngineMissing) Fields() []Field {
	return []Field{
		{"Node", f.Node},
		{"Engine", f.Engine},
	}
}

// Unwrap gives the cause, or nil.
func (f *EngineMissing) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *EngineMissing) Is(target error) bool {
	return target == CodeEngineMissing || target == ClassUnsupported
}

// WithCause records what led to the failure and gives the failure back.
func (f *EngineMissing) WithCause(cause error) *EngineMissing {
	f.cause = cause
	return f
}
