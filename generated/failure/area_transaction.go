// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

import "strconv"

// Area transaction: refusals of transactions and of their inspection (control-plane tables C3 and C4).

// TransactionActive reports: BEGIN inside a transaction.
//
// Code transaction_active, class State. Basis: CP-041, runtime-semantics §16.2.
type TransactionActive struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *TransactionActive) Message() string {
	return "transaction is already active"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *TransactionActive) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives transaction_active.
func (f *TransactionActive) Code() Code {
	return CodeTransactionActive
}

// Class gives State.
func (f *TransactionActive) Class() Class {
	return ClassState
}

// Hint gives an empty text: there is no advice for this failure.
func (f *TransactionActive) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *TransactionActive) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *TransactionActive) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *TransactionActive) Is(target error) bool {
	return target == CodeTransactionActive || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *TransactionActive) WithCause(cause error) *TransactionActive {
	f.cause = cause
	return f
}

// NoTransaction reports: COMMIT or REVERT outside of a transaction.
//
// Code no_transaction, class State. Basis: CP-041.
type NoTransaction struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *NoTransaction) Message() string {
	return "no transaction is active"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NoTransaction) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives no_transaction.
func (f *NoTransaction) Code() Code {
	return CodeNoTransaction
}

// Class gives State.
func (f *NoTransaction) Class() Class {
	return ClassState
}

// Hint gives an empty text: there is no advice for this failure.
func (f *NoTransaction) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *NoTransaction) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *NoTransaction) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NoTransaction) Is(target error) bool {
	return target == CodeNoTransaction || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *NoTransaction) WithCause(cause error) *NoTransaction {
	f.cause = cause
	return f
}

// ImplicitBatch reports: several statements outside of a transaction.
//
// Code implicit_batch, class State. Basis: CP-042, runtime-semantics §16.2.
type ImplicitBatch struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *ImplicitBatch) Message() string {
	return "multiple commands require BEGIN"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ImplicitBatch) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives implicit_batch.
func (f *ImplicitBatch) Code() Code {
	return CodeImplicitBatch
}

// Class gives State.
func (f *ImplicitBatch) Class() Class {
	return ClassState
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ImplicitBatch) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ImplicitBatch) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *ImplicitBatch) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ImplicitBatch) Is(target error) bool {
	return target == CodeImplicitBatch || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *ImplicitBatch) WithCause(cause error) *ImplicitBatch {
	f.cause = cause
	return f
}

// TransactionNotOwner reports: attach or inspection by another user.
//
// Code transaction_not_owner, class Permission. Basis: CP-051, CP-142.
type TransactionNotOwner struct {
	Transaction string
	cause       error
}

// Message gives the text of the failure itself.
func (f *TransactionNotOwner) Message() string {
	return "transaction '" + f.Transaction + "' belongs to another user"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *TransactionNotOwner) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives transaction_not_owner.
func (f *TransactionNotOwner) Code() Code {
	return CodeTransactionNotOwner
}

// Class gives Permission.
func (f *TransactionNotOwner) Class() Class {
	return ClassPermission
}

// Hint gives an empty text: there is no advice for this failure.
func (f *TransactionNotOwner) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *TransactionNotOwner) Fields() []Field {
	return []Field{
		{"Transaction", f.Transaction},
	}
}

// Unwrap gives the cause, or nil.
func (f *TransactionNotOwner) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *TransactionNotOwner) Is(target error) bool {
	return target == CodeTransactionNotOwner || target == ClassPermission
}

// WithCause records what led to the failure and gives the failure back.
func (f *TransactionNotOwner) WithCause(cause error) *TransactionNotOwner {
	f.cause = cause
	return f
}

// UnknownTransaction reports: the transaction never existed or its record is gone.
//
// Code unknown_transaction, class NotFound. Basis: CP-149, CP-172.
type UnknownTransaction struct {
	Transaction string
	cause       error
}

// Message gives the text of the failure itself.
func (f *UnknownTransaction) Message() string {
	return "unknown or reclaimed transaction '" + f.Transaction + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *UnknownTransaction) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives unknown_transaction.
func (f *UnknownTransaction) Code() Code {
	return CodeUnknownTransaction
}

// Class gives NotFound.
func (f *UnknownTransaction) Class() Class {
	return ClassNotFound
}

// Hint gives an empty text: there is no advice for this failure.
func (f *UnknownTransaction) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *UnknownTransaction) Fields() []Field {
	return []Field{
		{"Transaction", f.Transaction},
	}
}

// Unwrap gives the cause, or nil.
func (f *UnknownTransaction) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *UnknownTransaction) Is(target error) bool {
	return target == CodeUnknownTransaction || target == ClassNotFound
}

// WithCause records what led to the failure and gives the failure back.
func (f *UnknownTransaction) WithCause(cause error) *UnknownTransaction {
	f.cause = cause
	return f
}

// TransactionTakenOver reports: another session attached to the transaction.
//
// Code transaction_taken_over, class Detached. Basis: CP-052.
type TransactionTakenOver struct {
	Transaction string
	cause       error
}

// Message gives the text of the failure itself.
func (f *TransactionTakenOver) Message() string {
	return "transaction '" + f.Transaction + "' was taken over by another session"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *TransactionTakenOver) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives transaction_taken_over.
func (f *TransactionTakenOver) Code() Code {
	return CodeTransactionTakenOver
}

// Class gives Detached.
func (f *TransactionTakenOver) Class() Class {
	return ClassDetached
}

// Hint gives an empty text: there is no advice for this failure.
func (f *TransactionTakenOver) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *TransactionTakenOver) Fields() []Field {
	return []Field{
		{"Transaction", f.Transaction},
	}
}

// Unwrap gives the cause, or nil.
func (f *TransactionTakenOver) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *TransactionTakenOver) Is(target error) bool {
	return target == CodeTransactionTakenOver || target == ClassDetached
}

// WithCause records what led to the failure and gives the failure back.
func (f *TransactionTakenOver) WithCause(cause error) *TransactionTakenOver {
	f.cause = cause
	return f
}

// TransactionWrongDomain reports: a statement selects another domain.
//
// Code transaction_wrong_domain, class Validation. Basis: CP-045.
type TransactionWrongDomain struct {
	Domain string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *TransactionWrongDomain) Message() string {
	return "the transaction is bound to domain '" + f.Domain + "'"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *TransactionWrongDomain) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives transaction_wrong_domain.
func (f *TransactionWrongDomain) Code() Code {
	return CodeTransactionWrongDomain
}

// Class gives Validation.
func (f *TransactionWrongDomain) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *TransactionWrongDomain) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *TransactionWrongDomain) Fields() []Field {
	return []Field{
		{"Domain", f.Domain},
	}
}

// Unwrap gives the cause, or nil.
func (f *TransactionWrongDomain) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *TransactionWrongDomain) Is(target error) bool {
	return target == CodeTransactionWrongDomain || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *TransactionWrongDomain) WithCause(cause error) *TransactionWrongDomain {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *TransactionWrongDomain) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *TransactionWrongDomain) Locate(place Place) {
	f.Place = place
}

// NotQueueable reports: a read-only, administrative or immediate statement inside a transaction.
//
// Code not_queueable, class Validation. Basis: CP-064, CP-065, CP-066.
type NotQueueable struct {
	Form string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *NotQueueable) Message() string {
	return f.Form + " cannot be part of a transaction"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NotQueueable) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives not_queueable.
func (f *NotQueueable) Code() Code {
	return CodeNotQueueable
}

// Class gives Validation.
func (f *NotQueueable) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *NotQueueable) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *NotQueueable) Fields() []Field {
	return []Field{
		{"Form", f.Form},
	}
}

// Unwrap gives the cause, or nil.
func (f *NotQueueable) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NotQueueable) Is(target error) bool {
	return target == CodeNotQueueable || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *NotQueueable) WithCause(cause error) *NotQueueable {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *NotQueueable) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *NotQueueable) Locate(place Place) {
	f.Place = place
}

// TransactionStatementLimit reports: T1 limit on statements.
//
// Code transaction_statement_limit, class Limit. Basis: CP-083, CP-184.
type TransactionStatementLimit struct {
	Limit uint64
	cause error
}

// Message gives the text of the failure itself.
func (f *TransactionStatementLimit) Message() string {
	return "a transaction holds at most " + strconv.FormatUint(f.Limit, 10) + " statements"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *TransactionStatementLimit) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives transaction_statement_limit.
func (f *TransactionStatementLimit) Code() Code {
	return CodeTransactionStatementLimit
}

// Class gives Limit.
func (f *TransactionStatementLimit) Class() Class {
	return ClassLimit
}

// Hint gives an empty text: there is no advice for this failure.
func (f *TransactionStatementLimit) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *TransactionStatementLimit) Fields() []Field {
	return []Field{
		{"Limit", strconv.FormatUint(f.Limit, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *TransactionStatementLimit) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *TransactionStatementLimit) Is(target error) bool {
	return target == CodeTransactionStatementLimit || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *TransactionStatementLimit) WithCause(cause error) *TransactionStatementLimit {
	f.cause = cause
	return f
}

// TransactionSourceLimit reports: T1 limit on source bytes.
//
// Code transaction_source_limit, class Limit. Basis: CP-083, CP-185.
type TransactionSourceLimit struct {
	Limit uint64
	cause error
}

// Message gives the text of the failure itself.
func (f *TransactionSourceLimit) Message() string {
	return "a transaction holds at most " + strconv.FormatUint(f.Limit, 10) + " bytes of statements"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *TransactionSourceLimit) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives transaction_source_limit.
func (f *TransactionSourceLimit) Code() Code {
	return CodeTransactionSourceLimit
}

// Class gives Limit.
func (f *TransactionSourceLimit) Class() Class {
	return ClassLimit
}

// Hint gives an empty text: there is no advice for this failure.
func (f *TransactionSourceLimit) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *TransactionSourceLimit) Fields() []Field {
	return []Field{
		{"Limit", strconv.FormatUint(f.Limit, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *TransactionSourceLimit) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *TransactionSourceLimit) Is(target error) bool {
	return target == CodeTransactionSourceLimit || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *TransactionSourceLimit) WithCause(cause error) *TransactionSourceLimit {
	f.cause = cause
	return f
}

// TransactionOpenLimit reports: T1 limit on live transactions.
//
// Code transaction_open_limit, class Limit. Basis: CP-083, CP-186.
type TransactionOpenLimit struct {
	Limit uint64
	cause error
}

// Message gives the text of the failure itself.
func (f *TransactionOpenLimit) Message() string {
	return "the cluster holds at most " + strconv.FormatUint(f.Limit, 10) + " live transactions"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *TransactionOpenLimit) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives transaction_open_limit.
func (f *TransactionOpenLimit) Code() Code {
	return CodeTransactionOpenLimit
}

// Class gives Limit.
func (f *TransactionOpenLimit) Class() Class {
	return ClassLimit
}

// Hint gives an empty text: there is no advice for this failure.
func (f *TransactionOpenLimit) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *TransactionOpenLimit) Fields() []Field {
	return []Field{
		{"Limit", strconv.FormatUint(f.Limit, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *TransactionOpenLimit) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *TransactionOpenLimit) Is(target error) bool {
	return target == CodeTransactionOpenLimit || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *TransactionOpenLimit) WithCause(cause error) *TransactionOpenLimit {
	f.cause = cause
	return f
}

// TransactionOwnerLimit reports: T1 limit on live transactions of one owner.
//
// Code transaction_owner_limit, class Limit. Basis: CP-083, CP-186.
type TransactionOwnerLimit struct {
	Limit uint64
	cause error
}

// Message gives the text of the failure itself.
func (f *TransactionOwnerLimit) Message() string {
	return "a user holds at most " + strconv.FormatUint(f.Limit, 10) + " live transactions"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *TransactionOwnerLimit) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives transaction_owner_limit.
func (f *TransactionOwnerLimit) Code() Code {
	return CodeTransactionOwnerLimit
}

// Class gives Limit.
func (f *TransactionOwnerLimit) Class() Class {
	return ClassLimit
}

// Hint gives an empty text: there is no advice for this failure.
func (f *TransactionOwnerLimit) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *TransactionOwnerLimit) Fields() []Field {
	return []Field{
		{"Limit", strconv.FormatUint(f.Limit, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *TransactionOwnerLimit) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *TransactionOwnerLimit) Is(target error) bool {
	return target == CodeTransactionOwnerLimit || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *TransactionOwnerLimit) WithCause(cause error) *TransactionOwnerLimit {
	f.cause = cause
	return f
}

// InvalidStatement reports: a statement does not hold against the queued prefix; the cause says
// why.
//
// Code invalid_statement, class Validation. Basis: CP-071, CP-072.
type InvalidStatement struct {
	// Statement: the position it would have had, counted from 1.
	Statement uint32
	cause     error
}

// Message gives the text of the failure itself.
func (f *InvalidStatement) Message() string {
	return "statement " + strconv.FormatUint(uint64(f.Statement), 10) + " was not queued"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidStatement) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_statement.
func (f *InvalidStatement) Code() Code {
	return CodeInvalidStatement
}

// Class gives Validation.
func (f *InvalidStatement) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidStatement) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidStatement) Fields() []Field {
	return []Field{
		{"Statement", strconv.FormatUint(uint64(f.Statement), 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidStatement) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidStatement) Is(target error) bool {
	return target == CodeInvalidStatement || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidStatement) WithCause(cause error) *InvalidStatement {
	f.cause = cause
	return f
}

// AppendConflict reports: a reused reference carries other content or another position.
//
// Code append_conflict, class ReferenceConflict. Basis: CP-082.
type AppendConflict struct {
	Reference string
	Expected  uint32
	cause     error
}

// Message gives the text of the failure itself.
func (f *AppendConflict) Message() string {
	return "the append differs from the one admitted under its reference"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *AppendConflict) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives append_conflict.
func (f *AppendConflict) Code() Code {
	return CodeAppendConflict
}

// Class gives ReferenceConflict.
func (f *AppendConflict) Class() Class {
	return ClassReferenceConflict
}

// Hint gives an empty text: there is no advice for this failure.
func (f *AppendConflict) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *AppendConflict) Fields() []Field {
	return []Field{
		{"Reference", f.Reference},
		{"Expected", strconv.FormatUint(uint64(f.Expected), 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *AppendConflict) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *AppendConflict) Is(target error) bool {
	return target == CodeAppendConflict || target == ClassReferenceConflict
}

// WithCause records what led to the failure and gives the failure back.
func (f *AppendConflict) WithCause(cause error) *AppendConflict {
	f.cause = cause
	return f
}

// PreviewIncomplete reports: COMMIT before its preview could be computed.
//
// Code preview_incomplete, class Preview. Basis: CP-085.
type PreviewIncomplete struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *PreviewIncomplete) Message() string {
	return "the transaction has no complete preview"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *PreviewIncomplete) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives preview_incomplete.
func (f *PreviewIncomplete) Code() Code {
	return CodePreviewIncomplete
}

// Class gives Preview.
func (f *PreviewIncomplete) Class() Class {
	return ClassPreview
}

// Hint gives an empty text: there is no advice for this failure.
func (f *PreviewIncomplete) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *PreviewIncomplete) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *PreviewIncomplete) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *PreviewIncomplete) Is(target error) bool {
	return target == CodePreviewIncomplete || target == ClassPreview
}

// WithCause records what led to the failure and gives the failure back.
func (f *PreviewIncomplete) WithCause(cause error) *PreviewIncomplete {
	f.cause = cause
	return f
}

// PreviewStale reports: something the preview depends on changed.
//
// Code preview_stale, class Preview. Basis: CP-088.
type PreviewStale struct {
	Expected string
	Current  string
	cause    error
}

// Message gives the text of the failure itself.
func (f *PreviewStale) Message() string {
	return "the preview is stale: it was " + f.Expected + ", it is " + f.Current
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *PreviewStale) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives preview_stale.
func (f *PreviewStale) Code() Code {
	return CodePreviewStale
}

// Class gives Preview.
func (f *PreviewStale) Class() Class {
	return ClassPreview
}

// Hint advises what to do.
func (f *PreviewStale) Hint() string {
	return "inspect the transaction again before COMMIT"
}

// Fields lists the non-sensitive subject fields.
func (f *PreviewStale) Fields() []Field {
	return []Field{
		{"Expected", f.Expected},
		{"Current", f.Current},
	}
}

// Unwrap gives the cause, or nil.
func (f *PreviewStale) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *PreviewStale) Is(target error) bool {
	return target == CodePreviewStale || target == ClassPreview
}

// WithCause records what led to the failure and gives the failure back.
func (f *PreviewStale) WithCause(cause error) *PreviewStale {
	f.cause = cause
	return f
}

// PreviewMismatch reports: COMMIT names another preview.
//
// Code preview_mismatch, class Preview. Basis: CP-092, CC-098.
type PreviewMismatch struct {
	Expected string
	Current  string
	cause    error
}

// Message gives the text of the failure itself.
func (f *PreviewMismatch) Message() string {
	return "COMMIT names preview " + f.Expected + ", the transaction has " + f.Current
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *PreviewMismatch) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives preview_mismatch.
func (f *PreviewMismatch) Code() Code {
	return CodePreviewMismatch
}

// Class gives Preview.
func (f *PreviewMismatch) Class() Class {
	return ClassPreview
}

// Hint gives an empty text: there is no advice for this failure.
func (f *PreviewMismatch) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *PreviewMismatch) Fields() []Field {
	return []Field{
		{"Expected", f.Expected},
		{"Current", f.Current},
	}
}

// Unwrap gives the cause, or nil.
func (f *PreviewMismatch) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *PreviewMismatch) Is(target error) bool {
	return target == CodePreviewMismatch || target == ClassPreview
}

// WithCause records what led to the failure and gives the failure back.
func (f *PreviewMismatch) WithCause(cause error) *PreviewMismatch {
	f.cause = cause
	return f
}

// TransactionTerminal reports: an operation on a finished transaction.
//
// Code transaction_terminal, class State.
type TransactionTerminal struct {
	Transaction string
	Outcome     string
	cause       error
}

// Message gives the text of the failure itself.
func (f *TransactionTerminal) Message() string {
	return "transaction '" + f.Transaction + "' is already " + f.Outcome
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *TransactionTerminal) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives transaction_terminal.
func (f *TransactionTerminal) Code() Code {
	return CodeTransactionTerminal
}

// Class gives State.
func (f *TransactionTerminal) Class() Class {
	return ClassState
}

// Hint gives an empty text: there is no advice for this failure.
func (f *TransactionTerminal) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *TransactionTerminal) Fields() []Field {
	return []Field{
		{"Transaction", f.Transaction},
		{"Outcome", f.Outcome},
	}
}

// Unwrap gives the cause, or nil.
func (f *TransactionTerminal) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *TransactionTerminal) Is(target error) bool {
	return target == CodeTransactionTerminal || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *TransactionTerminal) WithCause(cause error) *TransactionTerminal {
	f.cause = cause
	return f
}

// TransactionCommitting reports: APPEND or REVERT while COMMIT runs.
//
// Code transaction_committing, class State. Basis: control-plane-tables S1.
type TransactionCommitting struct {
	Transaction string
	cause       error
}

// Message gives the text of the failure itself.
func (f *TransactionCommitting) Message() string {
	return "transaction '" + f.Transaction + "' is committing"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *TransactionCommitting) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives transaction_committing.
func (f *TransactionCommitting) Code() Code {
	return CodeTransactionCommitting
}

// Class gives State.
func (f *TransactionCommitting) Class() Class {
	return ClassState
}

// Hint gives an empty text: there is no advice for this failure.
func (f *TransactionCommitting) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *TransactionCommitting) Fields() []Field {
	return []Field{
		{"Transaction", f.Transaction},
	}
}

// Unwrap gives the cause, or nil.
func (f *TransactionCommitting) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *TransactionCommitting) Is(target error) bool {
	return target == CodeTransactionCommitting || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *TransactionCommitting) WithCause(cause error) *TransactionCommitting {
	f.cause = cause
	return f
}

// NotAlone reports: a statement that must stand alone is paired with others.
//
// Code not_alone, class Validation. Basis: CP-154.
type NotAlone struct {
	Form string
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *NotAlone) Message() string {
	return f.Form + " must be the only statement of its request"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NotAlone) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives not_alone.
func (f *NotAlone) Code() Code {
	return CodeNotAlone
}

// Class gives Validation.
func (f *NotAlone) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *NotAlone) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *NotAlone) Fields() []Field {
	return []Field{
		{"Form", f.Form},
	}
}

// Unwrap gives the cause, or nil.
func (f *NotAlone) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NotAlone) Is(target error) bool {
	return target == CodeNotAlone || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *NotAlone) WithCause(cause error) *NotAlone {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *NotAlone) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *NotAlone) Locate(place Place) {
	f.Place = place
}

// NoAttachedTransaction reports: an inspection without an id outside of a transaction.
//
// Code no_attached_transaction, class State. Basis: CP-149.
type NoAttachedTransaction struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *NoAttachedTransaction) Message() string {
	return "the session has no attached transaction"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NoAttachedTransaction) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives no_attached_transaction.
func (f *NoAttachedTransaction) Code() Code {
	return CodeNoAttachedTransaction
}

// Class gives State.
func (f *NoAttachedTransaction) Class() Class {
	return ClassState
}

// Hint advises what to do.
func (f *NoAttachedTransaction) Hint() string {
	return "name one: DESCRIBE TRANSACTION '<id>'"
}

// Fields lists the non-sensitive subject fields.
func (f *NoAttachedTransaction) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *NoAttachedTransaction) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NoAttachedTransaction) Is(target error) bool {
	return target == CodeNoAttachedTransaction || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *NoAttachedTransaction) WithCause(cause error) *NoAttachedTransaction {
	f.cause = cause
	return f
}

// OperationOutOfRange reports: an inspection names an operation that was never accepted.
//
// Code operation_out_of_range, class Validation. Basis: CP-149.
type OperationOutOfRange struct {
	Transaction string
	Operation   uint64
	Accepted    uint64
	// Place is where in the submitted text or model the fault lies.
	Place Place
	cause error
}

// Message gives the text of the failure itself.
func (f *OperationOutOfRange) Message() string {
	return "transaction '" + f.Transaction + "' has " + strconv.FormatUint(f.Accepted, 10) + " operation(s), not " + strconv.FormatUint(f.Operation, 10)
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *OperationOutOfRange) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives operation_out_of_range.
func (f *OperationOutOfRange) Code() Code {
	return CodeOperationOutOfRange
}

// Class gives Validation.
func (f *OperationOutOfRange) Class() Class {
	return ClassValidation
}

// Hint gives an empty text: there is no advice for this failure.
func (f *OperationOutOfRange) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *OperationOutOfRange) Fields() []Field {
	return []Field{
		{"Transaction", f.Transaction},
		{"Operation", strconv.FormatUint(f.Operation, 10)},
		{"Accepted", strconv.FormatUint(f.Accepted, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *OperationOutOfRange) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *OperationOutOfRange) Is(target error) bool {
	return target == CodeOperationOutOfRange || target == ClassValidation
}

// WithCause records what led to the failure and gives the failure back.
func (f *OperationOutOfRange) WithCause(cause error) *OperationOutOfRange {
	f.cause = cause
	return f
}

// Where gives the place of the fault.
func (f *OperationOutOfRange) Where() Place {
	return f.Place
}

// Locate sets the place of the fault.
func (f *OperationOutOfRange) Locate(place Place) {
	f.Place = place
}

// NoReadableReport reports: a transaction that ended before any operation was planned.
//
// Code no_readable_report, class State. Basis: CP-149.
type NoReadableReport struct {
	Transaction string
	State       string
	cause       error
}

// Message gives the text of the failure itself.
func (f *NoReadableReport) Message() string {
	return "transaction '" + f.Transaction + "' is " + f.State + " and has no readable report"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NoReadableReport) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives no_readable_report.
func (f *NoReadableReport) Code() Code {
	return CodeNoReadableReport
}

// Class gives State.
func (f *NoReadableReport) Class() Class {
	return ClassState
}

// Hint gives an empty text: there is no advice for this failure.
func (f *NoReadableReport) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *NoReadableReport) Fields() []Field {
	return []Field{
		{"Transaction", f.Transaction},
		{"State", f.State},
	}
}

// Unwrap gives the cause, or nil.
func (f *NoReadableReport) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NoReadableReport) Is(target error) bool {
	return target == CodeNoReadableReport || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *NoReadableReport) WithCause(cause error) *NoReadableReport {
	f.cause = cause
	return f
}
