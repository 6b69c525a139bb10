// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

import "time"

// Area runtime: failures of the data plane that are not tied to one message, and of the resources it binds.

// Internal reports: a defect; the cause stays in the log of the node.
//
// Code internal, class Internal.
type Internal struct {
	// Detail: what went wrong, for the log. Sensitive: never part of a text or a projection.
	Detail string
	cause  error
}

// Message gives the text of the failure itself.
func (f *Internal) Message() string {
	return "internal error"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *Internal) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives internal.
func (f *Internal) Code() Code {
	return CodeInternal
}

// Class gives Internal.
func (f *Internal) Class() Class {
	return ClassInternal
}

// Hint gives an empty text: there is no advice for this failure.
func (f *Internal) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *Internal) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *Internal) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *Internal) Is(target error) bool {
	return target == CodeInternal || target == ClassInternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *Internal) WithCause(cause error) *Internal {
	f.cause = cause
	return f
}

// BuildFailed reports: a node could not bind a committed revision; it stays unapplied and is
// retried.
//
// Code build_failed, class State. Basis: EP-145.
type BuildFailed struct {
	Domain string
	cause  error
}

// Message gives the text of the failure itself.
func (f *BuildFailed) Message() string {
	return "failed to build the execution of domain '" + f.Domain + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *BuildFailed) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives build_failed.
func (f *BuildFailed) Code() Code {
	return CodeBuildFailed
}

// Class gives State.
func (f *BuildFailed) Class() Class {
	return ClassState
}

// Hint gives an empty text: there is no advice for this failure.
func (f *BuildFailed) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *BuildFailed) Fields() []Field {
	return []Field{
		{"Domain", f.Domain},
	}
}

// Unwrap gives the cause, or nil.
func (f *BuildFailed) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *BuildFailed) Is(target error) bool {
	return target == CodeBuildFailed || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *BuildFailed) WithCause(cause error) *BuildFailed {
	f.cause = cause
	return f
}

// CertificateInstallation reports: a revision is not applied, and what was presented before
// stays; the cause says why.
//
// Code certificate_installation, class State. Basis: CP-421, CC-130.
type CertificateInstallation struct {
	Node   string
	Domain string
	cause  error
}

// Message gives the text of the failure itself.
func (f *CertificateInstallation) Message() string {
	return "the HTTPS listener of node '" + f.Node + "' cannot install the certificates of domain '" + f.Domain + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *CertificateInstallation) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives certificate_installation.
func (f *CertificateInstallation) Code() Code {
	return CodeCertificateInstallation
}

// Class gives State.
func (f *CertificateInstallation) Class() Class {
	return ClassState
}

// Hint gives an empty text: there is no advice for this failure.
func (f *CertificateInstallation) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *CertificateInstallation) Fields() []Field {
	return []Field{
		{"Node", f.Node},
		{"Domain", f.Domain},
	}
}

// Unwrap gives the cause, or nil.
func (f *CertificateInstallation) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *CertificateInstallation) Is(target error) bool {
	return target == CodeCertificateInstallation || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *CertificateInstallation) WithCause(cause error) *CertificateInstallation {
	f.cause = cause
	return f
}

// SecureListenerOff reports: a running domain is to take records for a virtual host with TLS on a
// node that does not listen for them.
//
// Code secure_listener_off, class State. Basis: runtime-semantics §13.
type SecureListenerOff struct {
	// Node: kind and name of the model.
	Node  string
	cause error
}

// Message gives the text of the failure itself.
func (f *SecureListenerOff) Message() string {
	return f.Node + " needs the HTTPS listener, which is off"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *SecureListenerOff) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives secure_listener_off.
func (f *SecureListenerOff) Code() Code {
	return CodeSecureListenerOff
}

// Class gives State.
func (f *SecureListenerOff) Class() Class {
	return ClassState
}

// Hint advises what to do.
func (f *SecureListenerOff) Hint() string {
	return "start the server with an address in --https-listen"
}

// Fields lists the non-sensitive subject fields.
func (f *SecureListenerOff) Fields() []Field {
	return []Field{
		{"Node", f.Node},
	}
}

// Unwrap gives the cause, or nil.
func (f *SecureListenerOff) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *SecureListenerOff) Is(target error) bool {
	return target == CodeSecureListenerOff || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *SecureListenerOff) WithCause(cause error) *SecureListenerOff {
	f.cause = cause
	return f
}

// BuildStep reports: the step of a build that failed (table C6).
//
// Code build_step, class External. Basis: EP-143, EP-145.
type BuildStep struct {
	// Step: resource, program, cadence, module, connector, materialized dependency or routing
	// publication.
	Step    string
	Subject string
	cause   error
}

// Message gives the text of the failure itself.
func (f *BuildStep) Message() string {
	return f.Step + ": " + f.Subject + " is not usable"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *BuildStep) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives build_step.
func (f *BuildStep) Code() Code {
	return CodeBuildStep
}

// Class gives External.
func (f *BuildStep) Class() Class {
	return ClassExternal
}

// Hint gives an empty text: there is no advice for this failure.
func (f *BuildStep) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *BuildStep) Fields() []Field {
	return []Field{
		{"Step", f.Step},
		{"Subject", f.Subject},
	}
}

// Unwrap gives the cause, or nil.
func (f *BuildStep) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *BuildStep) Is(target error) bool {
	return target == CodeBuildStep || target == ClassExternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *BuildStep) WithCause(cause error) *BuildStep {
	f.cause = cause
	return f
}

// PlanningFailed reports: a committed schedule could not be lowered to a revision.
//
// Code planning_failed, class State. Basis: EP-021, EP-142.
type PlanningFailed struct {
	Domain string
	// Section: the revision section, R1 to R8.
	Section string
	Subject string
	cause   error
}

// Message gives the text of the failure itself.
func (f *PlanningFailed) Message() string {
	return "failed to plan " + f.Section + " of domain '" + f.Domain + "' for " + f.Subject
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *PlanningFailed) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives planning_failed.
func (f *PlanningFailed) Code() Code {
	return CodePlanningFailed
}

// Class gives State.
func (f *PlanningFailed) Class() Class {
	return ClassState
}

// Hint gives an empty text: there is no advice for this failure.
func (f *PlanningFailed) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *PlanningFailed) Fields() []Field {
	return []Field{
		{"Domain", f.Domain},
		{"Section", f.Section},
		{"Subject", f.Subject},
	}
}

// Unwrap gives the cause, or nil.
func (f *PlanningFailed) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *PlanningFailed) Is(target error) bool {
	return target == CodePlanningFailed || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *PlanningFailed) WithCause(cause error) *PlanningFailed {
	f.cause = cause
	return f
}

// InvalidProgram reports: a lowered program does not pass verification.
//
// Code invalid_program, class Internal. Basis: EP-143.
type InvalidProgram struct {
	Program string
	Reason  string
	cause   error
}

// Message gives the text of the failure itself.
func (f *InvalidProgram) Message() string {
	return "program " + f.Program + " is not executable: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidProgram) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_program.
func (f *InvalidProgram) Code() Code {
	return CodeInvalidProgram
}

// Class gives Internal.
func (f *InvalidProgram) Class() Class {
	return ClassInternal
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidProgram) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidProgram) Fields() []Field {
	return []Field{
		{"Program", f.Program},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidProgram) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidProgram) Is(target error) bool {
	return target == CodeInvalidProgram || target == ClassInternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidProgram) WithCause(cause error) *InvalidProgram {
	f.cause = cause
	return f
}

// SourceUnavailable reports: an external source cannot be reached; it is retried with backoff.
//
// Code source_unavailable, class External. Basis: runtime-semantics §7.3.
type SourceUnavailable struct {
	Ingestor string
	cause    error
}

// Message gives the text of the failure itself.
func (f *SourceUnavailable) Message() string {
	return "source of ingestor '" + f.Ingestor + "' is not available"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *SourceUnavailable) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives source_unavailable.
func (f *SourceUnavailable) Code() Code {
	return CodeSourceUnavailable
}

// Class gives External.
func (f *SourceUnavailable) Class() Class {
	return ClassExternal
}

// Hint gives an empty text: there is no advice for this failure.
func (f *SourceUnavailable) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *SourceUnavailable) Fields() []Field {
	return []Field{
		{"Ingestor", f.Ingestor},
	}
}

// Unwrap gives the cause, or nil.
func (f *SourceUnavailable) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *SourceUnavailable) Is(target error) bool {
	return target == CodeSourceUnavailable || target == ClassExternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *SourceUnavailable) WithCause(cause error) *SourceUnavailable {
	f.cause = cause
	return f
}

// SinkUnavailable reports: an external sink cannot be reached; delivery is retried with backoff.
//
// Code sink_unavailable, class External. Basis: runtime-semantics §9.1.
type SinkUnavailable struct {
	Emitter string
	cause   error
}

// Message gives the text of the failure itself.
func (f *SinkUnavailable) Message() string {
	return "sink of emitter '" + f.Emitter + "' is not available"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *SinkUnavailable) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives sink_unavailable.
func (f *SinkUnavailable) Code() Code {
	return CodeSinkUnavailable
}

// Class gives External.
func (f *SinkUnavailable) Class() Class {
	return ClassExternal
}

// Hint gives an empty text: there is no advice for this failure.
func (f *SinkUnavailable) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *SinkUnavailable) Fields() []Field {
	return []Field{
		{"Emitter", f.Emitter},
	}
}

// Unwrap gives the cause, or nil.
func (f *SinkUnavailable) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *SinkUnavailable) Is(target error) bool {
	return target == CodeSinkUnavailable || target == ClassExternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *SinkUnavailable) WithCause(cause error) *SinkUnavailable {
	f.cause = cause
	return f
}

// SinkRejected reports: the sink refused one record definitively.
//
// Code sink_rejected, class Row. Basis: runtime-semantics §9.2.
type SinkRejected struct {
	Emitter string
	Reason  string
	cause   error
}

// Message gives the text of the failure itself.
func (f *SinkRejected) Message() string {
	return "sink of emitter '" + f.Emitter + "' rejected the record: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *SinkRejected) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives sink_rejected.
func (f *SinkRejected) Code() Code {
	return CodeSinkRejected
}

// Class gives Row.
func (f *SinkRejected) Class() Class {
	return ClassRow
}

// Hint gives an empty text: there is no advice for this failure.
func (f *SinkRejected) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *SinkRejected) Fields() []Field {
	return []Field{
		{"Emitter", f.Emitter},
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *SinkRejected) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *SinkRejected) Is(target error) bool {
	return target == CodeSinkRejected || target == ClassRow
}

// WithCause records what led to the failure and gives the failure back.
func (f *SinkRejected) WithCause(cause error) *SinkRejected {
	f.cause = cause
	return f
}

// ExternalMissing reports: a topic, stream or queue must exist and does not.
//
// Code external_missing, class External. Basis: runtime-semantics §9.2.
type ExternalMissing struct {
	Kind  string
	Name  string
	cause error
}

// Message gives the text of the failure itself.
func (f *ExternalMissing) Message() string {
	return f.Kind + " '" + f.Name + "' does not exist"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ExternalMissing) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives external_missing.
func (f *ExternalMissing) Code() Code {
	return CodeExternalMissing
}

// Class gives External.
func (f *ExternalMissing) Class() Class {
	return ClassExternal
}

// Hint advises what to do.
func (f *ExternalMissing) Hint() string {
	return "create it first; nothing external is created on the way"
}

// Fields lists the non-sensitive subject fields.
func (f *ExternalMissing) Fields() []Field {
	return []Field{
		{"Kind", f.Kind},
		{"Name", f.Name},
	}
}

// Unwrap gives the cause, or nil.
func (f *ExternalMissing) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ExternalMissing) Is(target error) bool {
	return target == CodeExternalMissing || target == ClassExternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *ExternalMissing) WithCause(cause error) *ExternalMissing {
	f.cause = cause
	return f
}

// InvalidClientConfiguration reports: a client configuration fails at run time; values are never
// shown.
//
// Code invalid_client_configuration, class External. Basis: runtime-semantics §18.
type InvalidClientConfiguration struct {
	Client string
	cause  error
}

// Message gives the text of the failure itself.
func (f *InvalidClientConfiguration) Message() string {
	return "client '" + f.Client + "' cannot be instantiated"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidClientConfiguration) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_client_configuration.
func (f *InvalidClientConfiguration) Code() Code {
	return CodeInvalidClientConfiguration
}

// Class gives External.
func (f *InvalidClientConfiguration) Class() Class {
	return ClassExternal
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidClientConfiguration) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidClientConfiguration) Fields() []Field {
	return []Field{
		{"Client", f.Client},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidClientConfiguration) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidClientConfiguration) Is(target error) bool {
	return target == CodeInvalidClientConfiguration || target == ClassExternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidClientConfiguration) WithCause(cause error) *InvalidClientConfiguration {
	f.cause = cause
	return f
}

// AckTimeout reports: a record made no progress for its ACK timeout.
//
// Code ack_timeout, class Timeout. Basis: runtime-semantics §5.
type AckTimeout struct {
	Elapsed time.Duration
	cause   error
}

// Message gives the text of the failure itself.
func (f *AckTimeout) Message() string {
	return "ack timeout elapsed after " + f.Elapsed.String()
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *AckTimeout) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives ack_timeout.
func (f *AckTimeout) Code() Code {
	return CodeAckTimeout
}

// Class gives Timeout.
func (f *AckTimeout) Class() Class {
	return ClassTimeout
}

// Hint gives an empty text: there is no advice for this failure.
func (f *AckTimeout) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *AckTimeout) Fields() []Field {
	return []Field{
		{"Elapsed", f.Elapsed.String()},
	}
}

// Unwrap gives the cause, or nil.
func (f *AckTimeout) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *AckTimeout) Is(target error) bool {
	return target == CodeAckTimeout || target == ClassTimeout
}

// WithCause records what led to the failure and gives the failure back.
func (f *AckTimeout) WithCause(cause error) *AckTimeout {
	f.cause = cause
	return f
}

// ExecutionStopped reports: a record was still held when its execution ended; its source delivers
// it again.
//
// Code execution_stopped, class Cancelled.
type ExecutionStopped struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *ExecutionStopped) Message() string {
	return "the domain was stopped"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ExecutionStopped) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives execution_stopped.
func (f *ExecutionStopped) Code() Code {
	return CodeExecutionStopped
}

// Class gives Cancelled.
func (f *ExecutionStopped) Class() Class {
	return ClassCancelled
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ExecutionStopped) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ExecutionStopped) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *ExecutionStopped) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ExecutionStopped) Is(target error) bool {
	return target == CodeExecutionStopped || target == ClassCancelled
}

// WithCause records what led to the failure and gives the failure back.
func (f *ExecutionStopped) WithCause(cause error) *ExecutionStopped {
	f.cause = cause
	return f
}

// BranchEvicted reports: a record waited in a concrete branch when that ended.
//
// Code branch_evicted, class Cancelled. Basis: runtime-semantics §4.
type BranchEvicted struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *BranchEvicted) Message() string {
	return "the branch was evicted"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *BranchEvicted) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives branch_evicted.
func (f *BranchEvicted) Code() Code {
	return CodeBranchEvicted
}

// Class gives Cancelled.
func (f *BranchEvicted) Class() Class {
	return ClassCancelled
}

// Hint gives an empty text: there is no advice for this failure.
func (f *BranchEvicted) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *BranchEvicted) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *BranchEvicted) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *BranchEvicted) Is(target error) bool {
	return target == CodeBranchEvicted || target == ClassCancelled
}

// WithCause records what led to the failure and gives the failure back.
func (f *BranchEvicted) WithCause(cause error) *BranchEvicted {
	f.cause = cause
	return f
}

// ConsumerEnded reports: a record met the queue of a node that is being replaced; its source
// delivers it again.
//
// Code consumer_ended, class Cancelled.
type ConsumerEnded struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *ConsumerEnded) Message() string {
	return "the consumer of the relay has ended"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ConsumerEnded) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives consumer_ended.
func (f *ConsumerEnded) Code() Code {
	return CodeConsumerEnded
}

// Class gives Cancelled.
func (f *ConsumerEnded) Class() Class {
	return ClassCancelled
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ConsumerEnded) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ConsumerEnded) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *ConsumerEnded) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ConsumerEnded) Is(target error) bool {
	return target == CodeConsumerEnded || target == ClassCancelled
}

// WithCause records what led to the failure and gives the failure back.
func (f *ConsumerEnded) WithCause(cause error) *ConsumerEnded {
	f.cause = cause
	return f
}
