// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

import (
	"strconv"
	"time"
)

// Area command: refusals and non-terminal outcomes of ordered commands (control-plane tables C1 and C2).

// InvalidExecutionReference reports: the reference is no UUIDv7, or was created too far in the
// future.
//
// Code invalid_execution_reference, class InvalidReference. Basis: CC-010, CC-013.
type InvalidExecutionReference struct {
	Reason string
	cause  error
}

// Message gives the text of the failure itself.
func (f *InvalidExecutionReference) Message() string {
	return "invalid execution reference: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidExecutionReference) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_execution_reference.
func (f *InvalidExecutionReference) Code() Code {
	return CodeInvalidExecutionReference
}

// Class gives InvalidReference.
func (f *InvalidExecutionReference) Class() Class {
	return ClassInvalidReference
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidExecutionReference) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidExecutionReference) Fields() []Field {
	return []Field{
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidExecutionReference) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidExecutionReference) Is(target error) bool {
	return target == CodeInvalidExecutionReference || target == ClassInvalidReference
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidExecutionReference) WithCause(cause error) *InvalidExecutionReference {
	f.cause = cause
	return f
}

// ExecutionReferenceExpired reports: the reference lies behind the retry fence or its result is
// gone.
//
// Code execution_reference_expired, class ReferenceExpired. Basis: CC-018, CC-036.
type ExecutionReferenceExpired struct {
	Reference string
	cause     error
}

// Message gives the text of the failure itself.
func (f *ExecutionReferenceExpired) Message() string {
	return "execution reference " + f.Reference + " has expired"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ExecutionReferenceExpired) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives execution_reference_expired.
func (f *ExecutionReferenceExpired) Code() Code {
	return CodeExecutionReferenceExpired
}

// Class gives ReferenceExpired.
func (f *ExecutionReferenceExpired) Class() Class {
	return ClassReferenceExpired
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ExecutionReferenceExpired) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ExecutionReferenceExpired) Fields() []Field {
	return []Field{
		{"Reference", f.Reference},
	}
}

// Unwrap gives the cause, or nil.
func (f *ExecutionReferenceExpired) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ExecutionReferenceExpired) Is(target error) bool {
	return target == CodeExecutionReferenceExpired || target == ClassReferenceExpired
}

// WithCause records what led to the failure and gives the failure back.
func (f *ExecutionReferenceExpired) WithCause(cause error) *ExecutionReferenceExpired {
	f.cause = cause
	return f
}

// ExecutionReferenceConflict reports: the reference is bound to another request.
//
// Code execution_reference_conflict, class ReferenceConflict. Basis: CC-008, CC-019, CC-155.
type ExecutionReferenceConflict struct {
	Reference string
	// Differing: content, credentials, owner or domain.
	Differing string
	cause     error
}

// Message gives the text of the failure itself.
func (f *ExecutionReferenceConflict) Message() string {
	return "execution reference " + f.Reference + " was used with another " + f.Differing
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ExecutionReferenceConflict) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives execution_reference_conflict.
func (f *ExecutionReferenceConflict) Code() Code {
	return CodeExecutionReferenceConflict
}

// Class gives ReferenceConflict.
func (f *ExecutionReferenceConflict) Class() Class {
	return ClassReferenceConflict
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ExecutionReferenceConflict) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ExecutionReferenceConflict) Fields() []Field {
	return []Field{
		{"Reference", f.Reference},
		{"Differing", f.Differing},
	}
}

// Unwrap gives the cause, or nil.
func (f *ExecutionReferenceConflict) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ExecutionReferenceConflict) Is(target error) bool {
	return target == CodeExecutionReferenceConflict || target == ClassReferenceConflict
}

// WithCause records what led to the failure and gives the failure back.
func (f *ExecutionReferenceConflict) WithCause(cause error) *ExecutionReferenceConflict {
	f.cause = cause
	return f
}

// ExecutionHistoryFull reports: no room for another execution.
//
// Code execution_history_full, class HistoryFull. Basis: CC-026, CC-159.
type ExecutionHistoryFull struct {
	Capacity uint64
	cause    error
}

// Message gives the text of the failure itself.
func (f *ExecutionHistoryFull) Message() string {
	return "the execution history is full (" + strconv.FormatUint(f.Capacity, 10) + " executions)"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ExecutionHistoryFull) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives execution_history_full.
func (f *ExecutionHistoryFull) Code() Code {
	return CodeExecutionHistoryFull
}

// Class gives HistoryFull.
func (f *ExecutionHistoryFull) Class() Class {
	return ClassHistoryFull
}

// Hint advises what to do.
func (f *ExecutionHistoryFull) Hint() string {
	return "repeat the command later under the same reference"
}

// Fields lists the non-sensitive subject fields.
func (f *ExecutionHistoryFull) Fields() []Field {
	return []Field{
		{"Capacity", strconv.FormatUint(f.Capacity, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *ExecutionHistoryFull) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ExecutionHistoryFull) Is(target error) bool {
	return target == CodeExecutionHistoryFull || target == ClassHistoryFull
}

// WithCause records what led to the failure and gives the failure back.
func (f *ExecutionHistoryFull) WithCause(cause error) *ExecutionHistoryFull {
	f.cause = cause
	return f
}

// StillApplying reports: the execution goes on without its waiter.
//
// Code still_applying, class OutcomeUnknown. Basis: CC-062.
type StillApplying struct {
	Reference string
	cause     error
}

// Message gives the text of the failure itself.
func (f *StillApplying) Message() string {
	return "the command is still being applied"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *StillApplying) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives still_applying.
func (f *StillApplying) Code() Code {
	return CodeStillApplying
}

// Class gives OutcomeUnknown.
func (f *StillApplying) Class() Class {
	return ClassOutcomeUnknown
}

// Hint advises what to do.
func (f *StillApplying) Hint() string {
	return "repeat it under the same reference to read its result"
}

// Fields lists the non-sensitive subject fields.
func (f *StillApplying) Fields() []Field {
	return []Field{
		{"Reference", f.Reference},
	}
}

// Unwrap gives the cause, or nil.
func (f *StillApplying) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *StillApplying) Is(target error) bool {
	return target == CodeStillApplying || target == ClassOutcomeUnknown
}

// WithCause records what led to the failure and gives the failure back.
func (f *StillApplying) WithCause(cause error) *StillApplying {
	f.cause = cause
	return f
}

// LeadershipLost reports: the node no longer leads; the next leader resumes the execution.
//
// Code leadership_lost, class OutcomeUnknown. Basis: CC-156.
type LeadershipLost struct {
	Reference string
	cause     error
}

// Message gives the text of the failure itself.
func (f *LeadershipLost) Message() string {
	return "leadership changed while the command was applied"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *LeadershipLost) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives leadership_lost.
func (f *LeadershipLost) Code() Code {
	return CodeLeadershipLost
}

// Class gives OutcomeUnknown.
func (f *LeadershipLost) Class() Class {
	return ClassOutcomeUnknown
}

// Hint gives an empty text: there is no advice for this failure.
func (f *LeadershipLost) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *LeadershipLost) Fields() []Field {
	return []Field{
		{"Reference", f.Reference},
	}
}

// Unwrap gives the cause, or nil.
func (f *LeadershipLost) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *LeadershipLost) Is(target error) bool {
	return target == CodeLeadershipLost || target == ClassOutcomeUnknown
}

// WithCause records what led to the failure and gives the failure back.
func (f *LeadershipLost) WithCause(cause error) *LeadershipLost {
	f.cause = cause
	return f
}

// TransportLost reports: the waiter lost its transport after admission.
//
// Code transport_lost, class OutcomeUnknown. Basis: CC-156, CC-004.
type TransportLost struct {
	Reference string
	cause     error
}

// Message gives the text of the failure itself.
func (f *TransportLost) Message() string {
	return "the connection was lost while the command was applied"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *TransportLost) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives transport_lost.
func (f *TransportLost) Code() Code {
	return CodeTransportLost
}

// Class gives OutcomeUnknown.
func (f *TransportLost) Class() Class {
	return ClassOutcomeUnknown
}

// Hint gives an empty text: there is no advice for this failure.
func (f *TransportLost) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *TransportLost) Fields() []Field {
	return []Field{
		{"Reference", f.Reference},
	}
}

// Unwrap gives the cause, or nil.
func (f *TransportLost) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *TransportLost) Is(target error) bool {
	return target == CodeTransportLost || target == ClassOutcomeUnknown
}

// WithCause records what led to the failure and gives the failure back.
func (f *TransportLost) WithCause(cause error) *TransportLost {
	f.cause = cause
	return f
}

// WaitDeadline reports: the waiter's deadline passed.
//
// Code wait_deadline, class OutcomeUnknown. Basis: CC-156.
type WaitDeadline struct {
	Reference string
	Waited    time.Duration
	cause     error
}

// Message gives the text of the failure itself.
func (f *WaitDeadline) Message() string {
	return "the command did not finish within " + f.Waited.String()
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *WaitDeadline) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives wait_deadline.
func (f *WaitDeadline) Code() Code {
	return CodeWaitDeadline
}

// Class gives OutcomeUnknown.
func (f *WaitDeadline) Class() Class {
	return ClassOutcomeUnknown
}

// Hint gives an empty text: there is no advice for this failure.
func (f *WaitDeadline) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *WaitDeadline) Fields() []Field {
	return []Field{
		{"Reference", f.Reference},
		{"Waited", f.Waited.String()},
	}
}

// Unwrap gives the cause, or nil.
func (f *WaitDeadline) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *WaitDeadline) Is(target error) bool {
	return target == CodeWaitDeadline || target == ClassOutcomeUnknown
}

// WithCause records what led to the failure and gives the failure back.
func (f *WaitDeadline) WithCause(cause error) *WaitDeadline {
	f.cause = cause
	return f
}

// ViewUnconfirmed reports: the visibility barrier did not complete.
//
// Code view_unconfirmed, class OutcomeUnknown. Basis: CC-156.
type ViewUnconfirmed struct {
	Reference string
	cause     error
}

// Message gives the text of the failure itself.
func (f *ViewUnconfirmed) Message() string {
	return "the effect is committed but not confirmed by every live node"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ViewUnconfirmed) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives view_unconfirmed.
func (f *ViewUnconfirmed) Code() Code {
	return CodeViewUnconfirmed
}

// Class gives OutcomeUnknown.
func (f *ViewUnconfirmed) Class() Class {
	return ClassOutcomeUnknown
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ViewUnconfirmed) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ViewUnconfirmed) Fields() []Field {
	return []Field{
		{"Reference", f.Reference},
	}
}

// Unwrap gives the cause, or nil.
func (f *ViewUnconfirmed) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ViewUnconfirmed) Is(target error) bool {
	return target == CodeViewUnconfirmed || target == ClassOutcomeUnknown
}

// WithCause records what led to the failure and gives the failure back.
func (f *ViewUnconfirmed) WithCause(cause error) *ViewUnconfirmed {
	f.cause = cause
	return f
}

// NotLeader reports: another node must run the command.
//
// Code not_a_leader, class Redirect. Basis: CC-023, runtime-semantics §16.2.
type NotLeader struct {
	Leader string
	// Address: the session address, or `unknown address`.
	Address string
	cause   error
}

// Message gives the text of the failure itself.
func (f *NotLeader) Message() string {
	return "not-a-leader: node '" + f.Leader + "' at " + f.Address + " leads"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NotLeader) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives not_a_leader.
func (f *NotLeader) Code() Code {
	return CodeNotLeader
}

// Class gives Redirect.
func (f *NotLeader) Class() Class {
	return ClassRedirect
}

// Hint gives an empty text: there is no advice for this failure.
func (f *NotLeader) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *NotLeader) Fields() []Field {
	return []Field{
		{"Leader", f.Leader},
		{"Address", f.Address},
	}
}

// Unwrap gives the cause, or nil.
func (f *NotLeader) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NotLeader) Is(target error) bool {
	return target == CodeNotLeader || target == ClassRedirect
}

// WithCause records what led to the failure and gives the failure back.
func (f *NotLeader) WithCause(cause error) *NotLeader {
	f.cause = cause
	return f
}

// LeaderUnknown reports: the cluster has no leader now.
//
// Code leader_unknown, class Unavailable. Basis: CC-023.
type LeaderUnknown struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *LeaderUnknown) Message() string {
	return "no leader is known"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *LeaderUnknown) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives leader_unknown.
func (f *LeaderUnknown) Code() Code {
	return CodeLeaderUnknown
}

// Class gives Unavailable.
func (f *LeaderUnknown) Class() Class {
	return ClassUnavailable
}

// Hint gives an empty text: there is no advice for this failure.
func (f *LeaderUnknown) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *LeaderUnknown) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *LeaderUnknown) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *LeaderUnknown) Is(target error) bool {
	return target == CodeLeaderUnknown || target == ClassUnavailable
}

// WithCause records what led to the failure and gives the failure back.
func (f *LeaderUnknown) WithCause(cause error) *LeaderUnknown {
	f.cause = cause
	return f
}

// CommandCancelled reports: the caller went away before admission.
//
// Code command_cancelled, class Cancelled. Basis: CC-004.
type CommandCancelled struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *CommandCancelled) Message() string {
	return "the command was cancelled before it was admitted"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *CommandCancelled) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives command_cancelled.
func (f *CommandCancelled) Code() Code {
	return CodeCommandCancelled
}

// Class gives Cancelled.
func (f *CommandCancelled) Class() Class {
	return ClassCancelled
}

// Hint gives an empty text: there is no advice for this failure.
func (f *CommandCancelled) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *CommandCancelled) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *CommandCancelled) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *CommandCancelled) Is(target error) bool {
	return target == CodeCommandCancelled || target == ClassCancelled
}

// WithCause records what led to the failure and gives the failure back.
func (f *CommandCancelled) WithCause(cause error) *CommandCancelled {
	f.cause = cause
	return f
}

// ProposalTooLarge reports: a command does not fit one log entry.
//
// Code proposal_too_large, class Limit.
type ProposalTooLarge struct {
	Size  int
	Limit int
	cause error
}

// Message gives the text of the failure itself.
func (f *ProposalTooLarge) Message() string {
	return "the change needs " + strconv.Itoa(f.Size) + " bytes in the log, at most " + strconv.Itoa(f.Limit) + " are accepted"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ProposalTooLarge) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives proposal_too_large.
func (f *ProposalTooLarge) Code() Code {
	return CodeProposalTooLarge
}

// Class gives Limit.
func (f *ProposalTooLarge) Class() Class {
	return ClassLimit
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ProposalTooLarge) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ProposalTooLarge) Fields() []Field {
	return []Field{
		{"Size", strconv.Itoa(f.Size)},
		{"Limit", strconv.Itoa(f.Limit)},
	}
}

// Unwrap gives the cause, or nil.
func (f *ProposalTooLarge) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ProposalTooLarge) Is(target error) bool {
	return target == CodeProposalTooLarge || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *ProposalTooLarge) WithCause(cause error) *ProposalTooLarge {
	f.cause = cause
	return f
}

// PublicationFailed reports: the log refused the change with the schedule that follows from it;
// models, schedule and execution are as before.
//
// Code publication_failed, class State. Basis: CP-420, runtime-semantics §16.2.
type PublicationFailed struct {
	Domain string
	cause  error
}

// Message gives the text of the failure itself.
func (f *PublicationFailed) Message() string {
	return "failed to publish schedule for domain '" + f.Domain + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *PublicationFailed) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives publication_failed.
func (f *PublicationFailed) Code() Code {
	return CodePublicationFailed
}

// Class gives State.
func (f *PublicationFailed) Class() Class {
	return ClassState
}

// Hint advises what to do.
func (f *PublicationFailed) Hint() string {
	return "nothing has changed; the cause tells whether to repeat the command"
}

// Fields lists the non-sensitive subject fields.
func (f *PublicationFailed) Fields() []Field {
	return []Field{
		{"Domain", f.Domain},
	}
}

// Unwrap gives the cause, or nil.
func (f *PublicationFailed) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *PublicationFailed) Is(target error) bool {
	return target == CodePublicationFailed || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *PublicationFailed) WithCause(cause error) *PublicationFailed {
	f.cause = cause
	return f
}

// StepFailed reports: a step of a committed batch failed definitively.
//
// Code step_failed, class State. Basis: CP-163, CC-114.
type StepFailed struct {
	// Statement: counted from 1.
	Statement uint32
	cause     error
}

// Message gives the text of the failure itself.
func (f *StepFailed) Message() string {
	return "statement " + strconv.FormatUint(uint64(f.Statement), 10) + " failed"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *StepFailed) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives step_failed.
func (f *StepFailed) Code() Code {
	return CodeStepFailed
}

// Class gives State.
func (f *StepFailed) Class() Class {
	return ClassState
}

// Hint gives an empty text: there is no advice for this failure.
func (f *StepFailed) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *StepFailed) Fields() []Field {
	return []Field{
		{"Statement", strconv.FormatUint(uint64(f.Statement), 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *StepFailed) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *StepFailed) Is(target error) bool {
	return target == CodeStepFailed || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *StepFailed) WithCause(cause error) *StepFailed {
	f.cause = cause
	return f
}

// UnknownExecution reports: a replicated command names an execution that cannot take it.
//
// Code unknown_execution, class Internal.
type UnknownExecution struct {
	Reference string
	cause     error
}

// Message gives the text of the failure itself.
func (f *UnknownExecution) Message() string {
	return "execution " + f.Reference + " does not exist or is finished"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnknownExecution) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unknown_execution.
func (f *UnknownExecution) Code() Code {
	return CodeUnknownExecution
}

// Class gives Internal.
func (f *UnknownExecution) Class() Class {
	return ClassInternal
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnknownExecution) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnknownExecution) Fields() []Field {
	return []Field{
		{"Reference", f.Reference},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnknownExecution) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnknownExecution) Is(target error) bool {
	return target == CodeUnknownExecution || target == ClassInternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnknownExecution) WithCause(cause error) *UnknownExecution {
	f.cause = cause
	return f
}

// InvalidTransition reports: a state machine has no such transition.
//
// Code invalid_transition, class State. Basis: control-plane-tables S.
type InvalidTransition struct {
	Subject string
	State   string
	Event   string
	cause   error
}

// Message gives the text of the failure itself.
func (f *InvalidTransition) Message() string {
	return f.Subject + " is " + f.State + " and refuses " + f.Event
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidTransition) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_transition.
func (f *InvalidTransition) Code() Code {
	return CodeInvalidTransition
}

// Class gives State.
func (f *InvalidTransition) Class() Class {
	return ClassState
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidTransition) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidTransition) Fields() []Field {
	return []Field{
		{"Subject", f.Subject},
		{"State", f.State},
		{"Event", f.Event},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidTransition) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidTransition) Is(target error) bool {
	return target == CodeInvalidTransition || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidTransition) WithCause(cause error) *InvalidTransition {
	f.cause = cause
	return f
}

// InputsChanging reports: every planning attempt met newer state before its effect was recorded.
//
// Code inputs_changing, class Busy. Basis: CC-030.
type InputsChanging struct {
	Attempts uint32
	cause    error
}

// Message gives the text of the failure itself.
func (f *InputsChanging) Message() string {
	return "the inputs of the change kept changing over " + strconv.FormatUint(uint64(f.Attempts), 10) + " attempts"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InputsChanging) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives inputs_changing.
func (f *InputsChanging) Code() Code {
	return CodeInputsChanging
}

// Class gives Busy.
func (f *InputsChanging) Class() Class {
	return ClassBusy
}

// Hint advises what to do.
func (f *InputsChanging) Hint() string {
	return "repeat the command"
}

// Fields lists the non-sensitive subject fields.
func (f *InputsChanging) Fields() []Field {
	return []Field{
		{"Attempts", strconv.FormatUint(uint64(f.Attempts), 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *InputsChanging) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InputsChanging) Is(target error) bool {
	return target == CodeInputsChanging || target == ClassBusy
}

// WithCause records what led to the failure and gives the failure back.
func (f *InputsChanging) WithCause(cause error) *InputsChanging {
	f.cause = cause
	return f
}

// NotExecutable reports: a statement of another class was given to the executor.
//
// Code not_executable, class Internal.
type NotExecutable struct {
	Form  string
	cause error
}

// Message gives the text of the failure itself.
func (f *NotExecutable) Message() string {
	return f.Form + " is no ordered command"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NotExecutable) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives not_executable.
func (f *NotExecutable) Code() Code {
	return CodeNotExecutable
}

// Class gives Internal.
func (f *NotExecutable) Class() Class {
	return ClassInternal
}

// Hint gives an empty text: there is no advice for this failure.
func (f *NotExecutable) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *NotExecutable) Fields() []Field {
	return []Field{
		{"Form", f.Form},
	}
}

// Unwrap gives the cause, or nil.
func (f *NotExecutable) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NotExecutable) Is(target error) bool {
	return target == CodeNotExecutable || target == ClassInternal
}

// WithCause records what led to the failure and gives the failure back.
func (f *NotExecutable) WithCause(cause error) *NotExecutable {
	f.cause = cause
	return f
}

// MachineryMissing reports: a statement was checked as far as possible, and what would execute it
// does not exist; nothing changed.
//
// Code machinery_missing, class Unsupported.
type MachineryMissing struct {
	Form      string
	Machinery string
	cause     error
}

// Message gives the text of the failure itself.
func (f *MachineryMissing) Message() string {
	return f.Form + " needs " + f.Machinery + ", which this release does not have"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *MachineryMissing) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives machinery_missing.
func (f *MachineryMissing) Code() Code {
	return CodeMachineryMissing
}

// Class gives Unsupported.
func (f *MachineryMissing) Class() Class {
	return ClassUnsupported
}

// Hint gives an empty text: there is no advice for this failure.
func (f *MachineryMissing) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *MachineryMissing) Fields() []Field {
	return []Field{
		{"Form", f.Form},
		{"Machinery", f.Machinery},
	}
}

// Unwrap gives the cause, or nil.
func (f *MachineryMissing) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *MachineryMissing) Is(target error) bool {
	return target == CodeMachineryMissing || target == ClassUnsupported
}

// WithCause records what led to the failure and gives the failure back.
func (f *MachineryMissing) WithCause(cause error) *MachineryMissing {
	f.cause = cause
	return f
}

// UnknownNode reports: a statement names a node that does not exist.
//
// Code unknown_node, class NotFound. Basis: nspl-grammar §5.4.
type UnknownNode struct {
	Node string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *UnknownNode) Message() string {
	return "node '" + f.Node + "' is no member of the cluster"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnknownNode) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unknown_node.
func (f *UnknownNode) Code() Code {
	return CodeUnknownNode
}

// Class gives NotFound.
func (f *UnknownNode) Class() Class {
	return ClassNotFound
}

// Hint advises what to do.
func (f *UnknownNode) Hint() string {
	return "SHOW CLUSTER STATUS lists the members"
}

// Fields lists the non-sensitive subject fields.
func (f *UnknownNode) Fields() []Field {
	return []Field{
		{"Node", f.Node},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnknownNode) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnknownNode) Is(target error) bool {
	return target == CodeUnknownNode || target == ClassNotFound
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnknownNode) WithCause(cause error) *UnknownNode {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *UnknownNode) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *UnknownNode) Locate(place Place) {
	f.Place = place
}

// LiveNode reports: DROP NODE names a node that is up.
//
// Code live_node, class State. Basis: runtime-semantics §16.2.
type LiveNode struct {
	Node string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *LiveNode) Message() string {
	return "cannot drop live node '" + f.Node + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *LiveNode) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives live_node.
func (f *LiveNode) Code() Code {
	return CodeLiveNode
}

// Class gives State.
func (f *LiveNode) Class() Class {
	return ClassState
}

// Hint advises what to do.
func (f *LiveNode) Hint() string {
	return "stop its process first"
}

// Fields lists the non-sensitive subject fields.
func (f *LiveNode) Fields() []Field {
	return []Field{
		{"Node", f.Node},
	}
}

// Unwrap gives the cause, or nil.
func (f *LiveNode) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *LiveNode) Is(target error) bool {
	return target == CodeLiveNode || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *LiveNode) WithCause(cause error) *LiveNode {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *LiveNode) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *LiveNode) Locate(place Place) {
	f.Place = place
}

// WrongResetScope reports: a reset selects a branch of an unbranched processor, or the other way
// around.
//
// Code wrong_reset_scope, class Validation. Basis: CP-272.
type WrongResetScope struct {
	Scope     string
	Processor string
	Branching string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *WrongResetScope) Message() string {
	return f.Scope + " does not fit wasm processor '" + f.Processor + "', which is " + f.Branching
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *WrongResetScope) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives wrong_reset_scope.
func (f *WrongResetScope) Code() Code {
	return CodeWrongResetScope
}

// Class gives Validation.
func (f *WrongResetScope) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *WrongResetScope) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *WrongResetScope) Fields() []Field {
	return []Field{
		{"Scope", f.Scope},
		{"Processor", f.Processor},
		{"Branching", f.Branching},
	}
}

// Unwrap gives the cause, or nil.
func (f *WrongResetScope) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *WrongResetScope) Is(target error) bool {
	return target == CodeWrongResetScope || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *WrongResetScope) WithCause(cause error) *WrongResetScope {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *WrongResetScope) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *WrongResetScope) Locate(place Place) {
	f.Place = place
}

// NotDescribed reports: DESCRIBE names a kind that only SHOW CREATE shows.
//
// Code not_described, class Validation. Basis: nspl-grammar §3.23.
type NotDescribed struct {
	Kind string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *NotDescribed) Message() string {
	return "a " + f.Kind + " has no description"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NotDescribed) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives not_described.
func (f *NotDescribed) Code() Code {
	return CodeNotDescribed
}

// Class gives Validation.
func (f *NotDescribed) Class() Class {
	return ClassValidation
}

// Hint advises what to do.
func (f *NotDescribed) Hint() string {
	return "use SHOW CREATE"
}

// Fields lists the non-sensitive subject fields.
func (f *NotDescribed) Fields() []Field {
	return []Field{
		{"Kind", f.Kind},
	}
}

// Unwrap gives the cause, or nil.
func (f *NotDescribed) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NotDescribed) Is(target error) bool {
	return target == CodeNotDescribed || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *NotDescribed) WithCause(cause error) *NotDescribed {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *NotDescribed) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *NotDescribed) Locate(place Place) {
	f.Place = place
}
