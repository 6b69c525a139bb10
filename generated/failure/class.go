// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

import codes "google.golang.org/grpc/codes"

// Disposition is what a failure means for the command that met it (table C1).
type Disposition uint8

// The values of Disposition.
const (
	// DispositionFailed: the command ended definitively without its effect; the result carries the
	// diagnostics chain.
	DispositionFailed Disposition = iota
	// DispositionPreviewRefused: COMMIT was refused because its preview does not hold; the
	// transaction stays OPEN.
	DispositionPreviewRefused
	// DispositionOutcomeUnknown: the waiter stopped before the outcome was known; the same reference
	// joins or reads it later.
	DispositionOutcomeUnknown
	// DispositionRedirect: another node leads; repeat the request there under the same reference.
	DispositionRedirect
	// DispositionTransactionDetached: this node does not hold the session's transaction binding;
	// attach again.
	DispositionTransactionDetached
	// DispositionExecutionReferenceExpired: the reference was used before and its result is gone;
	// nothing was started.
	DispositionExecutionReferenceExpired
	// DispositionExecutionReferenceConflict: the reference belongs to another request; the original
	// is untouched.
	DispositionExecutionReferenceConflict
	// DispositionExecutionHistoryFull: no capacity for a new reference; repeat later with the same
	// one.
	DispositionExecutionHistoryFull
	// DispositionInvalidExecutionReference: the reference cannot be admitted at all; nothing was
	// started.
	DispositionInvalidExecutionReference
	// DispositionBusy: another mutation of the domain holds its lock; recorded as failed for an
	// admitted command.
	DispositionBusy
)

// String gives the name of the disposition.
func (d Disposition) String() string {
	switch d {
	case DispositionFailed:
		return "Failed"
	case DispositionPreviewRefused:
		return "PreviewRefused"
	case DispositionOutcomeUnknown:
		return "OutcomeUnknown"
	case DispositionRedirect:
		return "Redirect"
	case DispositionTransactionDetached:
		return "TransactionDetached"
	case DispositionExecutionReferenceExpired:
		return "ExecutionReferenceExpired"
	case DispositionExecutionReferenceConflict:
		return "ExecutionReferenceConflict"
	case DispositionExecutionHistoryFull:
		return "ExecutionHistoryFull"
	case DispositionInvalidExecutionReference:
		return "InvalidExecutionReference"
	case DispositionBusy:
		return "Busy"
	}
	return "UnknownDisposition"
}

// Terminal tells whether the disposition ends the execution of the command; after any other one
// the cluster keeps working on it under the same reference.
func (d Disposition) Terminal() bool {
	switch d {
	case DispositionFailed, DispositionPreviewRefused, DispositionBusy:
		return true
	}
	return false
}

// Class groups the failures on which callers decide alike. A class is an error, so that
// errors.Is(err, ClassNotFound) holds for every failure of the class.
type Class uint8

// The values of Class.
const (
	// ClassInternal: a defect of the product; the text stays in the log of the node.
	ClassInternal Class = iota
	// ClassSyntax: the text is not a statement of the language.
	ClassSyntax
	// ClassUnsupported: the statement is part of the language, but this release does not execute it.
	ClassUnsupported
	// ClassValidation: the statement was understood and breaks a rule; nothing was changed.
	ClassValidation
	// ClassNotFound: the statement names something that does not exist.
	ClassNotFound
	// ClassExists: the statement creates something that exists.
	ClassExists
	// ClassState: the subject is not in a state that allows the request.
	ClassState
	// ClassPermission: the subject belongs to another user.
	ClassPermission
	// ClassLimit: a configured limit is reached.
	ClassLimit
	// ClassTimeout: work did not end before its deadline and was undone or abandoned as described.
	ClassTimeout
	// ClassCancelled: the caller or a shutdown ended the work before it was admitted.
	ClassCancelled
	// ClassAuthentication: the session is not authenticated.
	ClassAuthentication
	// ClassProtocol: a frame or record breaks the contract between the two sides.
	ClassProtocol
	// ClassUnavailable: the node or the way to it is not available now; nothing was started.
	ClassUnavailable
	// ClassExternal: a system outside of the cluster refused or failed.
	ClassExternal
	// ClassRow: one message failed at run time; the error policy of its route applies.
	ClassRow
	// ClassStorage: durable state cannot be read or written.
	ClassStorage
	// ClassConfiguration: a flag, environment variable or file given to a binary is not usable.
	ClassConfiguration
	// ClassPreview: COMMIT does not match the preview the client has seen.
	ClassPreview
	// ClassOutcomeUnknown: the cluster may still complete the command.
	ClassOutcomeUnknown
	// ClassRedirect: another node must answer the request.
	ClassRedirect
	// ClassDetached: the session's transaction is bound elsewhere or nowhere.
	ClassDetached
	// ClassReferenceExpired: the execution reference is no longer usable.
	ClassReferenceExpired
	// ClassReferenceConflict: the execution reference belongs to another request.
	ClassReferenceConflict
	// ClassHistoryFull: the execution history is full.
	ClassHistoryFull
	// ClassInvalidReference: the execution reference is not acceptable.
	ClassInvalidReference
	// ClassBusy: another mutation holds the domain.
	ClassBusy
)

// Error gives the name of the class.
func (c Class) Error() string {
	switch c {
	case ClassInternal:
		return "Internal"
	case ClassSyntax:
		return "Syntax"
	case ClassUnsupported:
		return "Unsupported"
	case ClassValidation:
		return "Validation"
	case ClassNotFound:
		return "NotFound"
	case ClassExists:
		return "Exists"
	case ClassState:
		return "State"
	case ClassPermission:
		return "Permission"
	case ClassLimit:
		return "Limit"
	case ClassTimeout:
		return "Timeout"
	case ClassCancelled:
		return "Cancelled"
	case ClassAuthentication:
		return "Authentication"
	case ClassProtocol:
		return "Protocol"
	case ClassUnavailable:
		return "Unavailable"
	case ClassExternal:
		return "External"
	case ClassRow:
		return "Row"
	case ClassStorage:
		return "Storage"
	case ClassConfiguration:
		return "Configuration"
	case ClassPreview:
		return "Preview"
	case ClassOutcomeUnknown:
		return "OutcomeUnknown"
	case ClassRedirect:
		return "Redirect"
	case ClassDetached:
		return "Detached"
	case ClassReferenceExpired:
		return "ReferenceExpired"
	case ClassReferenceConflict:
		return "ReferenceConflict"
	case ClassHistoryFull:
		return "HistoryFull"
	case ClassInvalidReference:
		return "InvalidReference"
	case ClassBusy:
		return "Busy"
	}
	return "UnknownClass"
}

// ParseClass finds a class by its name.
func ParseClass(name string) (Class, bool) {
	switch name {
	case "Internal":
		return ClassInternal, true
	case "Syntax":
		return ClassSyntax, true
	case "Unsupported":
		return ClassUnsupported, true
	case "Validation":
		return ClassValidation, true
	case "NotFound":
		return ClassNotFound, true
	case "Exists":
		return ClassExists, true
	case "State":
		return ClassState, true
	case "Permission":
		return ClassPermission, true
	case "Limit":
		return ClassLimit, true
	case "Timeout":
		return ClassTimeout, true
	case "Cancelled":
		return ClassCancelled, true
	case "Authentication":
		return ClassAuthentication, true
	case "Protocol":
		return ClassProtocol, true
	case "Unavailable":
		return ClassUnavailable, true
	case "External":
		return ClassExternal, true
	case "Row":
		return ClassRow, true
	case "Storage":
		return ClassStorage, true
	case "Configuration":
		return ClassConfiguration, true
	case "Preview":
		return ClassPreview, true
	case "OutcomeUnknown":
		return ClassOutcomeUnknown, true
	case "Redirect":
		return ClassRedirect, true
	case "Detached":
		return ClassDetached, true
	case "ReferenceExpired":
		return ClassReferenceExpired, true
	case "ReferenceConflict":
		return ClassReferenceConflict, true
	case "HistoryFull":
		return ClassHistoryFull, true
	case "InvalidReference":
		return ClassInvalidReference, true
	case "Busy":
		return ClassBusy, true
	}
	return 0, false
}

// Disposition gives what a failure of the class means for its command.
func (c Class) Disposition() Disposition {
	switch c {
	case ClassInternal, ClassSyntax, ClassUnsupported, ClassValidation, ClassNotFound, ClassExists, ClassState, ClassPermission, ClassLimit, ClassTimeout, ClassCancelled, ClassAuthentication, ClassProtocol, ClassUnavailable, ClassExternal, ClassRow, ClassStorage, ClassConfiguration:
		return DispositionFailed
	case ClassPreview:
		return DispositionPreviewRefused
	case ClassOutcomeUnknown:
		return DispositionOutcomeUnknown
	case ClassRedirect:
		return DispositionRedirect
	case ClassDetached:
		return DispositionTransactionDetached
	case ClassReferenceExpired:
		return DispositionExecutionReferenceExpired
	case ClassReferenceConflict:
		return DispositionExecutionReferenceConflict
	case ClassHistoryFull:
		return DispositionExecutionHistoryFull
	case ClassInvalidReference:
		return DispositionInvalidExecutionReference
	case ClassBusy:
		return DispositionBusy
	}
	return DispositionFailed
}

// ExitCode gives the exit code of the terminal client.
func (c Class) ExitCode() int {
	switch c {
	case ClassInternal:
		return 70
	case ClassSyntax, ClassConfiguration:
		return 2
	case ClassUnsupported:
		return 6
	case ClassValidation, ClassNotFound, ClassExists, ClassState, ClassPermission, ClassLimit, ClassTimeout, ClassCancelled, ClassExternal, ClassRow, ClassStorage, ClassPreview, ClassReferenceExpired, ClassReferenceConflict, ClassHistoryFull, ClassInvalidReference, ClassBusy:
		return 1
	case ClassAuthentication:
		return 4
	case ClassProtocol, ClassUnavailable, ClassRedirect, ClassDetached:
		return 3
	case ClassOutcomeUnknown:
		return 5
	}
	return 1
}

// Status gives the gRPC status of a call that ends with the class.
func (c Class) Status() codes.Code {
	switch c {
	case ClassInternal:
		return codes.Internal
	case ClassSyntax, ClassValidation, ClassProtocol, ClassRow, ClassConfiguration, ClassInvalidReference:
		return codes.InvalidArgument
	case ClassUnsupported:
		return codes.Unimplemented
	case ClassNotFound:
		return codes.NotFound
	case ClassExists, ClassReferenceConflict:
		return codes.AlreadyExists
	case ClassState, ClassPreview, ClassReferenceExpired:
		return codes.FailedPrecondition
	case ClassPermission:
		return codes.PermissionDenied
	case ClassLimit, ClassHistoryFull:
		return codes.ResourceExhausted
	case ClassTimeout:
		return codes.DeadlineExceeded
	case ClassCancelled:
		return codes.Canceled
	case ClassAuthentication:
		return codes.Unauthenticated
	case ClassUnavailable, ClassExternal, ClassOutcomeUnknown, ClassRedirect:
		return codes.Unavailable
	case ClassStorage:
		return codes.DataLoss
	case ClassDetached, ClassBusy:
		return codes.Aborted
	}
	return codes.Unknown
}

// showsCauses tells whether the text of an untyped cause may leave the process with a failure of
// the class.
func (c Class) showsCauses() bool {
	switch c {
	case ClassUnavailable, ClassExternal, ClassStorage, ClassConfiguration:
		return true
	}
	return false
}
