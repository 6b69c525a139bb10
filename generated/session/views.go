// Code generated from spec/ by go generate. DO NOT EDIT.

package session

import (
	flatbuffers "github.com/google/flatbuffers/go"
)

// View gives the root of a frame that Verify accepted. Views alias the frame's bytes.
func View(frame []byte) FrameView {
	return FrameView{viewAt(frame, flatbuffers.GetUOffsetT(frame))}
}

// PreviewIdentityView reads a PreviewIdentity of a verified frame.
type PreviewIdentityView struct{ at view }

// Transaction: Transaction id.
func (v PreviewIdentityView) Transaction() string { return v.at.text(0) }

// Position: Accepted queue position the preview covers.
func (v PreviewIdentityView) Position() uint64 { return v.at.GetUint64Slot(6, 0) }

// Basis: Digest of the whole planning basis.
func (v PreviewIdentityView) Basis() []byte { return v.at.data(2) }

// AuthenticateView reads a Authenticate of a verified frame.
type AuthenticateView struct{ at view }

// Fingerprint: Wire-contract fingerprint of the client's schema: 32 bytes. Another value is refused.
func (v AuthenticateView) Fingerprint() []byte { return v.at.data(0) }

// User: User name.
func (v AuthenticateView) User() string { return v.at.text(1) }

// Password: Password in clear text; the transport protects it.
func (v AuthenticateView) Password() string { return v.at.text(2) }

// Client: Name and version of the client program, for operators.
func (v AuthenticateView) Client() string { return v.at.text(3) }

// ExecuteView reads a Execute of a verified frame.
type ExecuteView struct{ at view }

// Reference: Execution reference, a UUIDv7 in its canonical text form. A persistent command is repeated
// under the same reference after a redirect, a reconnect or an uncertain outcome.
func (v ExecuteView) Reference() string { return v.at.text(0) }

// Text: NSPL text. It may hold credentials.
func (v ExecuteView) Text() string { return v.at.text(1) }

// Domain: Selected domain; empty when none is selected.
func (v ExecuteView) Domain() string { return v.at.text(2) }

// ExpectedPreview: The preview a COMMIT expects to apply.
// The second result tells whether it is present.
func (v ExecuteView) ExpectedPreview() (PreviewIdentityView, bool) {
	child, ok := v.at.child(3)
	return PreviewIdentityView{child}, ok
}

// ExpectedPosition: The queue position an append to the bound transaction expects to take.
// The second result tells whether it is present.
func (v ExecuteView) ExpectedPosition() (uint64, bool) {
	o := v.at.field(4)
	if o == 0 {
		return *new(uint64), false
	}
	return v.at.GetUint64(v.at.Pos + o), true
}

// WaitMillis: How long to wait for the outcome, in milliseconds; 0 waits without a bound.
func (v ExecuteView) WaitMillis() uint64 { return v.at.GetUint64Slot(14, 0) }

// CompleteView reads a Complete of a verified frame.
type CompleteView struct{ at view }

// Text: NSPL text. It may hold credentials.
func (v CompleteView) Text() string { return v.at.text(0) }

// Cursor: Byte offset of the cursor in the text.
func (v CompleteView) Cursor() uint32 { return v.at.GetUint32Slot(6, 0) }

// Domain: Selected domain; empty when none is selected.
func (v CompleteView) Domain() string { return v.at.text(2) }

// SelectDomainView reads a SelectDomain of a verified frame.
type SelectDomainView struct{ at view }

// Domain: Domain name.
func (v SelectDomainView) Domain() string { return v.at.text(0) }

// ListDomainsView reads a ListDomains of a verified frame.
type ListDomainsView struct{ at view }

// UploadFileView reads a UploadFile of a verified frame.
type UploadFileView struct{ at view }

// Path: Relative path with slashes.
func (v UploadFileView) Path() string { return v.at.text(0) }

// Size: Bytes.
func (v UploadFileView) Size() uint64 { return v.at.GetUint64Slot(6, 0) }

// Sha256: SHA-256 of its content: 32 bytes.
func (v UploadFileView) Sha256() []byte { return v.at.data(2) }

// BeginUploadView reads a BeginUpload of a verified frame.
type BeginUploadView struct{ at view }

// Reference: Execution reference, a UUIDv7 in its canonical text form; an upload is repeated under it.
func (v BeginUploadView) Reference() string { return v.at.text(0) }

// Domain: Selected domain; empty when none is selected.
func (v BeginUploadView) Domain() string { return v.at.text(1) }

// Resource: Resource.
func (v BeginUploadView) Resource() string { return v.at.text(2) }

// Files: Files in the order of their paths, segment by segment.
// The index must be below FilesLen.
func (v BeginUploadView) Files(i int) UploadFileView { return UploadFileView{v.at.childAt(3, i)} }

// FilesLen is the number of elements of Files.
func (v BeginUploadView) FilesLen() int { return v.at.count(3) }

// UploadPartView reads a UploadPart of a verified frame.
type UploadPartView struct{ at view }

// Bytes: The bytes.
func (v UploadPartView) Bytes() []byte { return v.at.data(0) }

// EndUploadView reads a EndUpload of a verified frame.
type EndUploadView struct{ at view }

// WaitMillis: How long to wait for the outcome, in milliseconds; 0 waits without a bound.
func (v EndUploadView) WaitMillis() uint64 { return v.at.GetUint64Slot(4, 0) }

// CreditView reads a Credit of a verified frame.
type CreditView struct{ at view }

// Subscription: Subscription number from SubscriptionOpened.
func (v CreditView) Subscription() uint64 { return v.at.GetUint64Slot(4, 0) }

// Batches: Further SubscriptionRows frames the client can take. The number outstanding never exceeds
// the window announced in Welcome.
func (v CreditView) Batches() uint32 { return v.at.GetUint32Slot(6, 0) }

// CancelView reads a Cancel of a verified frame.
type CancelView struct{ at view }

// Request: Id of the request to cancel.
func (v CancelView) Request() uint64 { return v.at.GetUint64Slot(4, 0) }

// CloseView reads a Close of a verified frame.
type CloseView struct{ at view }

// RequestView reads a Request of a verified frame.
type RequestView struct{ at view }

// ID: Chosen by the client, unique among its unanswered requests; events answer with it. 0 is
// allowed only for requests that get no answer.
func (v RequestView) ID() uint64 { return v.at.GetUint64Slot(4, 0) }

// Action: What is asked for.
// The tag tells which of the accessors Action<Variant> may be called.
func (v RequestView) ActionTag() ActionTag { return ActionTag(v.at.GetByteSlot(6, 0)) }

// ActionAuthenticate reads the variant *Authenticate.
func (v RequestView) ActionAuthenticate() AuthenticateView {
	child, _ := v.at.child(2)
	return AuthenticateView{child}
}

// ActionExecute reads the variant *Execute.
func (v RequestView) ActionExecute() ExecuteView {
	child, _ := v.at.child(2)
	return ExecuteView{child}
}

// ActionComplete reads the variant *Complete.
func (v RequestView) ActionComplete() CompleteView {
	child, _ := v.at.child(2)
	return CompleteView{child}
}

// ActionSelectDomain reads the variant *SelectDomain.
func (v RequestView) ActionSelectDomain() SelectDomainView {
	child, _ := v.at.child(2)
	return SelectDomainView{child}
}

// ActionListDomains reads the variant *ListDomains.
func (v RequestView) ActionListDomains() ListDomainsView {
	child, _ := v.at.child(2)
	return ListDomainsView{child}
}

// ActionCredit reads the variant *Credit.
func (v RequestView) ActionCredit() CreditView {
	child, _ := v.at.child(2)
	return CreditView{child}
}

// ActionCancel reads the variant *Cancel.
func (v RequestView) ActionCancel() CancelView {
	child, _ := v.at.child(2)
	return CancelView{child}
}

// ActionClose reads the variant *Close.
func (v RequestView) ActionClose() CloseView {
	child, _ := v.at.child(2)
	return CloseView{child}
}

// ActionBeginUpload reads the variant *BeginUpload.
func (v RequestView) ActionBeginUpload() BeginUploadView {
	child, _ := v.at.child(2)
	return BeginUploadView{child}
}

// ActionUploadPart reads the variant *UploadPart.
func (v RequestView) ActionUploadPart() UploadPartView {
	child, _ := v.at.child(2)
	return UploadPartView{child}
}

// ActionEndUpload reads the variant *EndUpload.
func (v RequestView) ActionEndUpload() EndUploadView {
	child, _ := v.at.child(2)
	return EndUploadView{child}
}

// FailureFieldView reads a FailureField of a verified frame.
type FailureFieldView struct{ at view }

// Name: Field name.
func (v FailureFieldView) Name() string { return v.at.text(0) }

// Value: Its value as text; never a value of a sensitive field.
func (v FailureFieldView) Value() string { return v.at.text(1) }

// FailureView reads a Failure of a verified frame.
type FailureView struct{ at view }

// Code: Stable code of the failure.
func (v FailureView) Code() string { return v.at.text(0) }

// Class: Failure class.
func (v FailureView) Class() string { return v.at.text(1) }

// Message: Text for people.
func (v FailureView) Message() string { return v.at.text(2) }

// Hint: What to do about it, for people.
func (v FailureView) Hint() string { return v.at.text(3) }

// Path: What the span below points into; empty for the text of the request.
func (v FailureView) Path() string { return v.at.text(4) }

// SpanStart: First byte of the span in the text; start = end means there is no span.
func (v FailureView) SpanStart() uint32 { return v.at.GetUint32Slot(14, 0) }

// SpanEnd: Byte after the span.
func (v FailureView) SpanEnd() uint32 { return v.at.GetUint32Slot(16, 0) }

// Fields: Typed details.
// The index must be below FieldsLen.
func (v FailureView) Fields(i int) FailureFieldView { return FailureFieldView{v.at.childAt(7, i)} }

// FieldsLen is the number of elements of Fields.
func (v FailureView) FieldsLen() int { return v.at.count(7) }

// Causes: What led to this failure.
// The index must be below CausesLen.
func (v FailureView) Causes(i int) FailureView { return FailureView{v.at.childAt(8, i)} }

// CausesLen is the number of elements of Causes.
func (v FailureView) CausesLen() int { return v.at.count(8) }

// SessionLimitsView reads a SessionLimits of a verified frame.
type SessionLimitsView struct{ at view }

// FrameBytes: Largest frame the server takes, in bytes.
func (v SessionLimitsView) FrameBytes() uint64 { return v.at.GetUint64Slot(4, 0) }

// Commands: Commands that may wait or run at once.
func (v SessionLimitsView) Commands() uint32 { return v.at.GetUint32Slot(6, 0) }

// Inspections: Complete, SelectDomain and ListDomains requests that may wait or run at once.
func (v SessionLimitsView) Inspections() uint32 { return v.at.GetUint32Slot(8, 0) }

// Subscriptions: Subscriptions that may be open at once.
func (v SessionLimitsView) Subscriptions() uint32 { return v.at.GetUint32Slot(10, 0) }

// Window: SubscriptionRows frames of one subscription that may be outstanding before Credit.
func (v SessionLimitsView) Window() uint32 { return v.at.GetUint32Slot(12, 0) }

// WelcomeView reads a Welcome of a verified frame.
type WelcomeView struct{ at view }

// Session: Session id, unique in the cluster.
func (v WelcomeView) Session() string { return v.at.text(0) }

// Server: Server version.
func (v WelcomeView) Server() string { return v.at.text(1) }

// Node: Name of the serving node.
func (v WelcomeView) Node() string { return v.at.text(2) }

// Fingerprint: Wire-contract fingerprint of the server's schema: 32 bytes.
func (v WelcomeView) Fingerprint() []byte { return v.at.data(3) }

// Limits: Bounds of this session.
// The second result tells whether it is present.
func (v WelcomeView) Limits() (SessionLimitsView, bool) {
	child, ok := v.at.child(4)
	return SessionLimitsView{child}, ok
}

// RefusedView reads a Refused of a verified frame.
type RefusedView struct{ at view }

// Failure: Why.
// The second result tells whether it is present.
func (v RefusedView) Failure() (FailureView, bool) {
	child, ok := v.at.child(0)
	return FailureView{child}, ok
}

// RedirectionView reads a Redirection of a verified frame.
type RedirectionView struct{ at view }

// Leader: Leader node name.
func (v RedirectionView) Leader() string { return v.at.text(0) }

// Endpoint: Its client endpoint; empty while it is unknown.
func (v RedirectionView) Endpoint() string { return v.at.text(1) }

// TransactionStatusView reads a TransactionStatus of a verified frame.
type TransactionStatusView struct{ at view }

// ID: Transaction id.
func (v TransactionStatusView) ID() string { return v.at.text(0) }

// Domain: Domain it is bound to.
func (v TransactionStatusView) Domain() string { return v.at.text(1) }

// State: Where it is in its life.
func (v TransactionStatusView) State() TransactionState {
	return TransactionState(v.at.GetByteSlot(8, 0))
}

// Pending: Queued statements.
func (v TransactionStatusView) Pending() uint64 { return v.at.GetUint64Slot(10, 0) }

// Preview: Its latest preview.
// The second result tells whether it is present.
func (v TransactionStatusView) Preview() (PreviewIdentityView, bool) {
	child, ok := v.at.child(4)
	return PreviewIdentityView{child}, ok
}

// DomainSelectionView reads a DomainSelection of a verified frame.
type DomainSelectionView struct{ at view }

// Domain: Domain name; empty when none is selected.
func (v DomainSelectionView) Domain() string { return v.at.text(0) }

// ColumnView reads a Column of a verified frame.
type ColumnView struct{ at view }

// Name: Column name.
func (v ColumnView) Name() string { return v.at.text(0) }

// Type: NSPL type of the cells.
func (v ColumnView) Type() string { return v.at.text(1) }

// Cells: Cells as text, one per row.
// The index must be below CellsLen.
func (v ColumnView) Cells(i int) string { return v.at.textAt(2, i) }

// CellsLen is the number of elements of Cells.
func (v ColumnView) CellsLen() int { return v.at.count(2) }

// TableView reads a Table of a verified frame.
type TableView struct{ at view }

// Rows: Number of rows; every column has that many cells.
func (v TableView) Rows() uint32 { return v.at.GetUint32Slot(4, 0) }

// Columns: Columns in display order.
// The index must be below ColumnsLen.
func (v TableView) Columns(i int) ColumnView { return ColumnView{v.at.childAt(1, i)} }

// ColumnsLen is the number of elements of Columns.
func (v TableView) ColumnsLen() int { return v.at.count(1) }

// ResultView reads a Result of a verified frame.
type ResultView struct{ at view }

// Reference: Execution reference of the request.
func (v ResultView) Reference() string { return v.at.text(0) }

// Disposition: How the command ended.
func (v ResultView) Disposition() Disposition { return Disposition(v.at.GetByteSlot(6, 0)) }

// Lines: Output, one entry per line, without line ends.
// The index must be below LinesLen.
func (v ResultView) Lines(i int) string { return v.at.textAt(2, i) }

// LinesLen is the number of elements of Lines.
func (v ResultView) LinesLen() int { return v.at.count(2) }

// Table: Output as a typed table.
// The second result tells whether it is present.
func (v ResultView) Table() (TableView, bool) {
	child, ok := v.at.child(3)
	return TableView{child}, ok
}

// Quiesce: Quiesce level, where a model change or COMMIT ran.
func (v ResultView) Quiesce() Quiesce { return Quiesce(v.at.GetByteSlot(12, 0)) }

// AlreadyExisted: IF NOT EXISTS found the object.
func (v ResultView) AlreadyExisted() bool { return v.at.GetBoolSlot(14, false) }

// Transaction: Transaction bound to the session; absent when there is none.
// The second result tells whether it is present.
func (v ResultView) Transaction() (TransactionStatusView, bool) {
	child, ok := v.at.child(6)
	return TransactionStatusView{child}, ok
}

// Selection: Present when the selected domain changes.
// The second result tells whether it is present.
func (v ResultView) Selection() (DomainSelectionView, bool) {
	child, ok := v.at.child(7)
	return DomainSelectionView{child}, ok
}

// Failures: Why it failed, in the order found.
// The index must be below FailuresLen.
func (v ResultView) Failures(i int) FailureView { return FailureView{v.at.childAt(8, i)} }

// FailuresLen is the number of elements of Failures.
func (v ResultView) FailuresLen() int { return v.at.count(8) }

// UnknownCause: For OutcomeUnknown.
func (v ResultView) UnknownCause() UnknownCause { return UnknownCause(v.at.GetByteSlot(22, 0)) }

// Conflict: For ExecutionReferenceConflict.
func (v ResultView) Conflict() Conflict { return Conflict(v.at.GetByteSlot(24, 0)) }

// Redirect: For Redirect.
// The second result tells whether it is present.
func (v ResultView) Redirect() (RedirectionView, bool) {
	child, ok := v.at.child(11)
	return RedirectionView{child}, ok
}

// ExpectedPreview: For PreviewRefused: the preview the COMMIT named, if any.
// The second result tells whether it is present.
func (v ResultView) ExpectedPreview() (PreviewIdentityView, bool) {
	child, ok := v.at.child(12)
	return PreviewIdentityView{child}, ok
}

// CurrentPreview: For PreviewRefused: the preview that describes the transaction now.
// The second result tells whether it is present.
func (v ResultView) CurrentPreview() (PreviewIdentityView, bool) {
	child, ok := v.at.child(13)
	return PreviewIdentityView{child}, ok
}

// Document: Output as one JSON document, where the statement has one; `lines` hold the same.
func (v ResultView) Document() string { return v.at.text(14) }

// WantsContent: The files of an upload are to be sent.
func (v ResultView) WantsContent() bool { return v.at.GetBoolSlot(34, false) }

// CompletionView reads a Completion of a verified frame.
type CompletionView struct{ at view }

// Text: Text to insert in place of the replaced range.
func (v CompletionView) Text() string { return v.at.text(0) }

// Kind: What is offered.
func (v CompletionView) Kind() CompletionKind { return CompletionKind(v.at.GetByteSlot(6, 0)) }

// Detail: Explanation for people, such as the kind of a named object.
func (v CompletionView) Detail() string { return v.at.text(2) }

// CompletionsView reads a Completions of a verified frame.
type CompletionsView struct{ at view }

// ReplaceStart: First byte of the text an accepted offer replaces.
func (v CompletionsView) ReplaceStart() uint32 { return v.at.GetUint32Slot(4, 0) }

// ReplaceEnd: Byte after the replaced text.
func (v CompletionsView) ReplaceEnd() uint32 { return v.at.GetUint32Slot(6, 0) }

// Items: Offers in display order.
// The index must be below ItemsLen.
func (v CompletionsView) Items(i int) CompletionView { return CompletionView{v.at.childAt(2, i)} }

// ItemsLen is the number of elements of Items.
func (v CompletionsView) ItemsLen() int { return v.at.count(2) }

// DomainView reads a Domain of a verified frame.
type DomainView struct{ at view }

// Name: Domain name.
func (v DomainView) Name() string { return v.at.text(0) }

// Status: Running, Stopped or Paused.
func (v DomainView) Status() string { return v.at.text(1) }

// Pace: PACED or UNPACED.
func (v DomainView) Pace() string { return v.at.text(2) }

// DomainsView reads a Domains of a verified frame.
type DomainsView struct{ at view }

// Domains: Domains in name order.
// The index must be below DomainsLen.
func (v DomainsView) Domains(i int) DomainView { return DomainView{v.at.childAt(0, i)} }

// DomainsLen is the number of elements of Domains.
func (v DomainsView) DomainsLen() int { return v.at.count(0) }

// SubscriptionOpenedView reads a SubscriptionOpened of a verified frame.
type SubscriptionOpenedView struct{ at view }

// Subscription: Number of the subscription, never reused in its session.
func (v SubscriptionOpenedView) Subscription() uint64 { return v.at.GetUint64Slot(4, 0) }

// Name: Name given by the statement.
func (v SubscriptionOpenedView) Name() string { return v.at.text(1) }

// Domain: Domain of the relay.
func (v SubscriptionOpenedView) Domain() string { return v.at.text(2) }

// Relay: Relay.
func (v SubscriptionOpenedView) Relay() string { return v.at.text(3) }

// Delivery: How rows are treated that the session cannot take.
func (v SubscriptionOpenedView) Delivery() Delivery { return Delivery(v.at.GetByteSlot(12, 0)) }

// BranchRunView reads a BranchRun of a verified frame.
type BranchRunView struct{ at view }

// Key: Branch key as JSON text.
func (v BranchRunView) Key() string { return v.at.text(0) }

// Rows: Number of rows, at least one.
func (v BranchRunView) Rows() uint32 { return v.at.GetUint32Slot(6, 0) }

// SubscriptionRowsView reads a SubscriptionRows of a verified frame.
type SubscriptionRowsView struct{ at view }

// Subscription: Subscription number.
func (v SubscriptionRowsView) Subscription() uint64 { return v.at.GetUint64Slot(4, 0) }

// Name: Subscription name.
func (v SubscriptionRowsView) Name() string { return v.at.text(1) }

// Relay: Relay.
func (v SubscriptionRowsView) Relay() string { return v.at.text(2) }

// Arrow: A complete Arrow IPC stream: schema and one record batch.
func (v SubscriptionRowsView) Arrow() []byte { return v.at.data(3) }

// Branches: Branches of the rows, in row order, covering every row; empty for an unbranched relay.
// The index must be below BranchesLen.
func (v SubscriptionRowsView) Branches(i int) BranchRunView { return BranchRunView{v.at.childAt(4, i)} }

// BranchesLen is the number of elements of Branches.
func (v SubscriptionRowsView) BranchesLen() int { return v.at.count(4) }

// Dropped: Rows discarded since the previous frame of this subscription.
func (v SubscriptionRowsView) Dropped() uint64 { return v.at.GetUint64Slot(14, 0) }

// SubscriptionClosedView reads a SubscriptionClosed of a verified frame.
type SubscriptionClosedView struct{ at view }

// Subscription: Subscription number.
func (v SubscriptionClosedView) Subscription() uint64 { return v.at.GetUint64Slot(4, 0) }

// Name: Subscription name.
func (v SubscriptionClosedView) Name() string { return v.at.text(1) }

// Reason: Why it ended.
func (v SubscriptionClosedView) Reason() SubscriptionEnd {
	return SubscriptionEnd(v.at.GetByteSlot(8, 0))
}

// Text: Text for people.
func (v SubscriptionClosedView) Text() string { return v.at.text(3) }

// Dropped: Rows discarded since the last rows frame.
func (v SubscriptionClosedView) Dropped() uint64 { return v.at.GetUint64Slot(12, 0) }

// Failure: For Failed.
// The second result tells whether it is present.
func (v SubscriptionClosedView) Failure() (FailureView, bool) {
	child, ok := v.at.child(5)
	return FailureView{child}, ok
}

// NoticeView reads a Notice of a verified frame.
type NoticeView struct{ at view }

// Severity: How urgent it is.
func (v NoticeView) Severity() Severity { return Severity(v.at.GetByteSlot(4, 0)) }

// UnixNanos: When, in nanoseconds since the Unix epoch.
func (v NoticeView) UnixNanos() int64 { return v.at.GetInt64Slot(6, 0) }

// Text: Text for people.
func (v NoticeView) Text() string { return v.at.text(2) }

// Code: Stable code.
func (v NoticeView) Code() string { return v.at.text(3) }

// Domain: Domain concerned; empty when none is.
func (v NoticeView) Domain() string { return v.at.text(4) }

// Node: Node concerned; empty when none is.
func (v NoticeView) Node() string { return v.at.text(5) }

// Dropped: Notices discarded before this one because the session could not take them.
func (v NoticeView) Dropped() uint64 { return v.at.GetUint64Slot(16, 0) }

// ByeView reads a Bye of a verified frame.
type ByeView struct{ at view }

// Reason: Why.
func (v ByeView) Reason() ByeReason { return ByeReason(v.at.GetByteSlot(4, 0)) }

// Text: Text for people.
func (v ByeView) Text() string { return v.at.text(1) }

// Failure: For ProtocolViolation and Failed.
// The second result tells whether it is present.
func (v ByeView) Failure() (FailureView, bool) {
	child, ok := v.at.child(2)
	return FailureView{child}, ok
}

// EventView reads a Event of a verified frame.
type EventView struct{ at view }

// Request: Id of the request that caused or is answered by this event; 0 when there is none.
func (v EventView) Request() uint64 { return v.at.GetUint64Slot(4, 0) }

// Report: What is reported.
// The tag tells which of the accessors Report<Variant> may be called.
func (v EventView) ReportTag() ReportTag { return ReportTag(v.at.GetByteSlot(6, 0)) }

// ReportWelcome reads the variant *Welcome.
func (v EventView) ReportWelcome() WelcomeView {
	child, _ := v.at.child(2)
	return WelcomeView{child}
}

// ReportRefused reads the variant *Refused.
func (v EventView) ReportRefused() RefusedView {
	child, _ := v.at.child(2)
	return RefusedView{child}
}

// ReportResult reads the variant *Result.
func (v EventView) ReportResult() ResultView {
	child, _ := v.at.child(2)
	return ResultView{child}
}

// ReportCompletions reads the variant *Completions.
func (v EventView) ReportCompletions() CompletionsView {
	child, _ := v.at.child(2)
	return CompletionsView{child}
}

// ReportDomains reads the variant *Domains.
func (v EventView) ReportDomains() DomainsView {
	child, _ := v.at.child(2)
	return DomainsView{child}
}

// ReportSubscriptionOpened reads the variant *SubscriptionOpened.
func (v EventView) ReportSubscriptionOpened() SubscriptionOpenedView {
	child, _ := v.at.child(2)
	return SubscriptionOpenedView{child}
}

// ReportSubscriptionRows reads the variant *SubscriptionRows.
func (v EventView) ReportSubscriptionRows() SubscriptionRowsView {
	child, _ := v.at.child(2)
	return SubscriptionRowsView{child}
}

// ReportSubscriptionClosed reads the variant *SubscriptionClosed.
func (v EventView) ReportSubscriptionClosed() SubscriptionClosedView {
	child, _ := v.at.child(2)
	return SubscriptionClosedView{child}
}

// ReportNotice reads the variant *Notice.
func (v EventView) ReportNotice() NoticeView {
	child, _ := v.at.child(2)
	return NoticeView{child}
}

// ReportBye reads the variant *Bye.
func (v EventView) ReportBye() ByeView {
	child, _ := v.at.child(2)
	return ByeView{child}
}

// FrameView reads a Frame of a verified frame.
type FrameView struct{ at view }

// Body: A client sends only Request, a server only Event.
// The tag tells which of the accessors Body<Variant> may be called.
func (v FrameView) BodyTag() BodyTag { return BodyTag(v.at.GetByteSlot(4, 0)) }

// BodyRequest reads the variant *Request.
func (v FrameView) BodyRequest() RequestView {
	child, _ := v.at.child(1)
	return RequestView{child}
}

// BodyEvent reads the variant *Event.
func (v FrameView) BodyEvent() EventView {
	child, _ := v.at.child(1)
	return EventView{child}
}
