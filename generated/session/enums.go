// Code generated from spec/ by go generate. DO NOT EDIT.

package session

import (
	"strconv"
)

// Disposition: How a command ended for its waiter. Only Completed, Failed, PreviewRefused and Busy are
// terminal; the other dispositions leave the execution, or its absence, as it is.
type Disposition uint8

// Values of Disposition.
const (
	// The effect is durable, applied and usable on every live node that takes part.
	DispositionCompleted Disposition = 0
	// A definitive failure; see `failures`.
	DispositionFailed Disposition = 1
	// A COMMIT named a preview that no longer describes its transaction, which stays OPEN.
	DispositionPreviewRefused Disposition = 2
	// The command may still be applying; repeat it with the same reference. See `unknown_cause`.
	DispositionOutcomeUnknown Disposition = 3
	// Another node is the leader; repeat there with the same reference. See `redirect`.
	DispositionRedirect Disposition = 4
	// The leader holds no binding of this session's transaction; attach it and repeat.
	DispositionTransactionDetached Disposition = 5
	// The reference is past its retry validity and will never execute.
	DispositionExecutionReferenceExpired Disposition = 6
	// The reference names another request. See `conflict`.
	DispositionExecutionReferenceConflict Disposition = 7
	// The execution history is at capacity; repeat later with the same reference.
	DispositionExecutionHistoryFull Disposition = 8
	// The reference is no UUIDv7 or was created too far ahead of the leader's clock.
	DispositionInvalidExecutionReference Disposition = 9
	// Other work owns the domain.
	DispositionBusy Disposition = 10
)

var dispositionNames = [...]string{
	"Completed",
	"Failed",
	"PreviewRefused",
	"OutcomeUnknown",
	"Redirect",
	"TransactionDetached",
	"ExecutionReferenceExpired",
	"ExecutionReferenceConflict",
	"ExecutionHistoryFull",
	"InvalidExecutionReference",
	"Busy",
}

// String gives the name of the value in the schema.
func (e Disposition) String() string {
	if int(e) < len(dispositionNames) {
		return dispositionNames[e]
	}
	return "Disposition(" + strconv.Itoa(int(e)) + ")"
}

// UnknownCause: Why the outcome of an execution is not known to its waiter.
type UnknownCause uint8

// Values of UnknownCause.
const (
	// The disposition is not OutcomeUnknown.
	UnknownCauseNone UnknownCause = 0
	// The execution is still applying.
	UnknownCauseStillApplying UnknownCause = 1
	// The serving node lost leadership while the command applied.
	UnknownCauseLeadershipLost UnknownCause = 2
	// The connection between the serving node and the leader was lost.
	UnknownCauseTransportLost UnknownCause = 3
	// The wait bound of the request elapsed, or the request was cancelled while it applied.
	UnknownCauseWaitDeadline UnknownCause = 4
	// The leader's view of the live nodes could not be confirmed.
	UnknownCauseViewUnconfirmed UnknownCause = 5
)

var unknownCauseNames = [...]string{
	"None",
	"StillApplying",
	"LeadershipLost",
	"TransportLost",
	"WaitDeadline",
	"ViewUnconfirmed",
}

// String gives the name of the value in the schema.
func (e UnknownCause) String() string {
	if int(e) < len(unknownCauseNames) {
		return unknownCauseNames[e]
	}
	return "UnknownCause(" + strconv.Itoa(int(e)) + ")"
}

// Conflict: What differed between a request and the execution its reference names.
type Conflict uint8

// Values of Conflict.
const (
	// The disposition is not ExecutionReferenceConflict.
	ConflictNone Conflict = 0
	// The statements differ.
	ConflictContent Conflict = 1
	// The credentials differ.
	ConflictCredentials Conflict = 2
	// The reference belongs to another user.
	ConflictOwner Conflict = 3
	// The selected domain differs.
	ConflictDomain Conflict = 4
)

var conflictNames = [...]string{
	"None",
	"Content",
	"Credentials",
	"Owner",
	"Domain",
}

// String gives the name of the value in the schema.
func (e Conflict) String() string {
	if int(e) < len(conflictNames) {
		return conflictNames[e]
	}
	return "Conflict(" + strconv.Itoa(int(e)) + ")"
}

// Quiesce: How much of a domain a change had to pause.
type Quiesce uint8

// Values of Quiesce.
const (
	// The command carries no quiesce level.
	QuiesceNone Quiesce = 0
	// Nothing paused.
	QuiesceDynamic Quiesce = 1
	// The affected entities paused and drained.
	QuiesceEntityPause Quiesce = 2
	// The domain paused and drained.
	QuiesceDomainPause Quiesce = 3
)

var quiesceNames = [...]string{
	"None",
	"Dynamic",
	"EntityPause",
	"DomainPause",
}

// String gives the name of the value in the schema.
func (e Quiesce) String() string {
	if int(e) < len(quiesceNames) {
		return quiesceNames[e]
	}
	return "Quiesce(" + strconv.Itoa(int(e)) + ")"
}

// TransactionState: Where a transaction is in its life.
type TransactionState uint8

// Values of TransactionState.
const (
	// Statements may be queued.
	TransactionStateOpen TransactionState = 0
	// COMMIT was admitted; steps are applying.
	TransactionStateCommitting TransactionState = 1
	// Every step is applied.
	TransactionStateCommitted TransactionState = 2
	// A step failed; the steps before it stay applied.
	TransactionStateFailed TransactionState = 3
	// The queue was discarded.
	TransactionStateReverted TransactionState = 4
	// The transaction was idle beyond its timeout.
	TransactionStateExpired TransactionState = 5
)

var transactionStateNames = [...]string{
	"Open",
	"Committing",
	"Committed",
	"Failed",
	"Reverted",
	"Expired",
}

// String gives the name of the value in the schema.
func (e TransactionState) String() string {
	if int(e) < len(transactionStateNames) {
		return transactionStateNames[e]
	}
	return "TransactionState(" + strconv.Itoa(int(e)) + ")"
}

// Delivery: How a subscription treats rows that its session cannot take.
type Delivery uint8

// Values of Delivery.
const (
	// The relay waits.
	DeliveryBlocking Delivery = 0
	// The rows are discarded and counted.
	DeliveryDropping Delivery = 1
)

var deliveryNames = [...]string{
	"Blocking",
	"Dropping",
}

// String gives the name of the value in the schema.
func (e Delivery) String() string {
	if int(e) < len(deliveryNames) {
		return deliveryNames[e]
	}
	return "Delivery(" + strconv.Itoa(int(e)) + ")"
}

// SubscriptionEnd: Why a subscription ended.
type SubscriptionEnd uint8

// Values of SubscriptionEnd.
const (
	// The session deleted it.
	SubscriptionEndDeleted SubscriptionEnd = 0
	// Its relay was rebuilt with another schema; create the subscription again.
	SubscriptionEndSchemaChanged SubscriptionEnd = 1
	// Its relay was dropped.
	SubscriptionEndRelayDropped SubscriptionEnd = 2
	// Its domain stopped or was removed.
	SubscriptionEndDomainStopped SubscriptionEnd = 3
	// The server could not go on; see `failure`.
	SubscriptionEndFailed SubscriptionEnd = 4
)

var subscriptionEndNames = [...]string{
	"Deleted",
	"SchemaChanged",
	"RelayDropped",
	"DomainStopped",
	"Failed",
}

// String gives the name of the value in the schema.
func (e SubscriptionEnd) String() string {
	if int(e) < len(subscriptionEndNames) {
		return subscriptionEndNames[e]
	}
	return "SubscriptionEnd(" + strconv.Itoa(int(e)) + ")"
}

// CompletionKind: What a completion offers.
type CompletionKind uint8

// Values of CompletionKind.
const (
	// A keyword or a fixed phrase of keywords.
	CompletionKindKeyword CompletionKind = 0
	// The name of an existing object.
	CompletionKindName CompletionKind = 1
	// A place where the writer chooses freely, such as a new name or a literal.
	CompletionKindSlot CompletionKind = 2
)

var completionKindNames = [...]string{
	"Keyword",
	"Name",
	"Slot",
}

// String gives the name of the value in the schema.
func (e CompletionKind) String() string {
	if int(e) < len(completionKindNames) {
		return completionKindNames[e]
	}
	return "CompletionKind(" + strconv.Itoa(int(e)) + ")"
}

// Severity: How urgent a notice is.
type Severity uint8

// Values of Severity.
const (
	// Worth knowing.
	SeverityInfo Severity = 0
	// Something may need attention.
	SeverityWarning Severity = 1
	// Something failed.
	SeverityError Severity = 2
)

var severityNames = [...]string{
	"Info",
	"Warning",
	"Error",
}

// String gives the name of the value in the schema.
func (e Severity) String() string {
	if int(e) < len(severityNames) {
		return severityNames[e]
	}
	return "Severity(" + strconv.Itoa(int(e)) + ")"
}

// ByeReason: Why the server ended a session.
type ByeReason uint8

// Values of ByeReason.
const (
	// The client sent Close.
	ByeReasonClosed ByeReason = 0
	// The server stops; connect again, to this or another node.
	ByeReasonServerStopping ByeReason = 1
	// The client broke the protocol; see `failure`.
	ByeReasonProtocolViolation ByeReason = 2
	// The server failed; see `failure`.
	ByeReasonFailed ByeReason = 3
)

var byeReasonNames = [...]string{
	"Closed",
	"ServerStopping",
	"ProtocolViolation",
	"Failed",
}

// String gives the name of the value in the schema.
func (e ByeReason) String() string {
	if int(e) < len(byeReasonNames) {
		return byeReasonNames[e]
	}
	return "ByeReason(" + strconv.Itoa(int(e)) + ")"
}
