// Code generated from spec/ by go generate. DO NOT EDIT.

package session

import (
	"log/slog"
)

// PreviewIdentity: Identifies the preview of a transaction that a COMMIT expects to apply.
type PreviewIdentity struct {
	// Transaction id.
	// At most 64 bytes.
	Transaction string
	// Accepted queue position the preview covers.
	Position uint64
	// Digest of the whole planning basis.
	// At most 64 bytes.
	Basis []byte
}

// Authenticate: Proves who the client is. Must be the first frame, and only the first.
type Authenticate struct {
	// Wire-contract fingerprint of the client's schema: 32 bytes. Another value is refused.
	// At most 32 bytes.
	Fingerprint []byte
	// User name.
	// At most 256 bytes.
	User string
	// Password in clear text; the transport protects it.
	// At most 1024 bytes.
	Password string
	// Name and version of the client program, for operators.
	// At most 256 bytes.
	Client string
}

// String hides the content, which holds a secret.
func (x Authenticate) String() string { return "Authenticate{<masked>}" }

// GoString hides the content, which holds a secret.
func (x Authenticate) GoString() string { return "Authenticate{<masked>}" }

// LogValue hides the content, which holds a secret.
func (x Authenticate) LogValue() slog.Value { return slog.StringValue("Authenticate{<masked>}") }

// Execute: Runs NSPL text. Answered by Result.
type Execute struct {
	// Execution reference, a UUIDv7 in its canonical text form. A persistent command is repeated
	// under the same reference after a redirect, a reconnect or an uncertain outcome.
	// At most 64 bytes.
	Reference string
	// NSPL text. It may hold credentials.
	// At most 4194304 bytes.
	Text string
	// Selected domain; empty when none is selected.
	// At most 1024 bytes.
	Domain string
	// The preview a COMMIT expects to apply.
	ExpectedPreview *PreviewIdentity
	// The queue position an append to the bound transaction expects to take.
	ExpectedPosition *uint64
	// How long to wait for the outcome, in milliseconds; 0 waits without a bound.
	WaitMillis uint64
}

// String hides the content, which holds a secret.
func (x Execute) String() string { return "Execute{<masked>}" }

// GoString hides the content, which holds a secret.
func (x Execute) GoString() string { return "Execute{<masked>}" }

// LogValue hides the content, which holds a secret.
func (x Execute) LogValue() slog.Value { return slog.StringValue("Execute{<masked>}") }

// Complete: Asks what may follow at a place in NSPL text. Answered by Completions, or by Result on failure.
type Complete struct {
	// NSPL text. It may hold credentials.
	// At most 4194304 bytes.
	Text string
	// Byte offset of the cursor in the text.
	Cursor uint32
	// Selected domain; empty when none is selected.
	// At most 1024 bytes.
	Domain string
}

// String hides the content, which holds a secret.
func (x Complete) String() string { return "Complete{<masked>}" }

// GoString hides the content, which holds a secret.
func (x Complete) GoString() string { return "Complete{<masked>}" }

// LogValue hides the content, which holds a secret.
func (x Complete) LogValue() slog.Value { return slog.StringValue("Complete{<masked>}") }

// SelectDomain: Checks that a domain exists and may be selected: the USE statement. Answered by Result.
type SelectDomain struct {
	// Domain name.
	// At most 1024 bytes.
	Domain string
}

// ListDomains: Lists the domains: the LIST DOMAINS statement. Answered by Domains, or by Result on failure.
type ListDomains struct {
}

// UploadFile: One file of an upload.
type UploadFile struct {
	// Relative path with slashes.
	// At most 1024 bytes.
	Path string
	// Bytes.
	Size uint64
	// SHA-256 of its content: 32 bytes.
	// At most 32 bytes.
	Sha256 []byte
}

// BeginUpload: Begins UPLOAD RESOURCE: the files of the next version, by path. Answered by Result: one that wants
// content asks for UploadPart and EndUpload, any other is that of the whole statement. A session has one
// upload at a time; a new one gives up what is not ended.
type BeginUpload struct {
	// Execution reference, a UUIDv7 in its canonical text form; an upload is repeated under it.
	// At most 64 bytes.
	Reference string
	// Selected domain; empty when none is selected.
	// At most 1024 bytes.
	Domain string
	// Resource.
	// At most 1024 bytes.
	Resource string
	// Files in the order of their paths, segment by segment.
	// At most 65536 elements.
	Files []UploadFile
}

// UploadPart: The next bytes of the files of an upload, one file after the other. Answered by Result.
type UploadPart struct {
	// The bytes.
	// At most 1048576 bytes.
	Bytes []byte
}

// EndUpload: Ends an upload whose files are complete and makes them a version. Answered by Result.
type EndUpload struct {
	// How long to wait for the outcome, in milliseconds; 0 waits without a bound.
	WaitMillis uint64
}

// Credit: Lets the server send more row batches of one subscription. No answer.
type Credit struct {
	// Subscription number from SubscriptionOpened.
	Subscription uint64
	// Further SubscriptionRows frames the client can take. The number outstanding never exceeds
	// the window announced in Welcome.
	Batches uint32
}

// Cancel: Gives up waiting for an earlier request. A queued request is not started; one that runs ends
// its wait, while admitted work goes on. The cancelled request still gets its one answer.
type Cancel struct {
	// Id of the request to cancel.
	Request uint64
}

// Close: Ends the session cleanly. The server sends no answer but Bye and then ends the stream. With no
// request in flight it also reverts the open transaction bound to the session.
type Close struct {
}

// Request: A frame of the client.
type Request struct {
	// Chosen by the client, unique among its unanswered requests; events answer with it. 0 is
	// allowed only for requests that get no answer.
	ID uint64
	// What is asked for.
	Action Action
}

// FailureField: One named value that belongs to a failure.
type FailureField struct {
	// Field name.
	// At most 256 bytes.
	Name string
	// Its value as text; never a value of a sensitive field.
	// At most 65536 bytes.
	Value string
}

// Failure: Why something was refused or failed. Decide on `code` and `class`, never on text.
type Failure struct {
	// Stable code of the failure.
	// At most 256 bytes.
	Code string
	// Failure class.
	// At most 256 bytes.
	Class string
	// Text for people.
	// At most 1048576 bytes.
	Message string
	// What to do about it, for people.
	// At most 65536 bytes.
	Hint string
	// What the span below points into; empty for the text of the request.
	// At most 4096 bytes.
	Path string
	// First byte of the span in the text; start = end means there is no span.
	SpanStart uint32
	// Byte after the span.
	SpanEnd uint32
	// Typed details.
	// At most 64 elements.
	Fields []FailureField
	// What led to this failure.
	// At most 64 elements.
	Causes []Failure
}

// SessionLimits: Bounds that the server enforces on this session.
type SessionLimits struct {
	// Largest frame the server takes, in bytes.
	FrameBytes uint64
	// Commands that may wait or run at once.
	Commands uint32
	// Complete, SelectDomain and ListDomains requests that may wait or run at once.
	Inspections uint32
	// Subscriptions that may be open at once.
	Subscriptions uint32
	// SubscriptionRows frames of one subscription that may be outstanding before Credit.
	Window uint32
}

// Welcome: The session is open.
type Welcome struct {
	// Session id, unique in the cluster.
	// At most 64 bytes.
	Session string
	// Server version.
	// At most 256 bytes.
	Server string
	// Name of the serving node.
	// At most 1024 bytes.
	Node string
	// Wire-contract fingerprint of the server's schema: 32 bytes.
	// At most 32 bytes.
	Fingerprint []byte
	// Bounds of this session.
	Limits *SessionLimits
}

// Refused: The session is not opened; the stream ends.
type Refused struct {
	// Why.
	Failure *Failure
}

// Redirection: The leader a request should be repeated at.
type Redirection struct {
	// Leader node name.
	// At most 1024 bytes.
	Leader string
	// Its client endpoint; empty while it is unknown.
	// At most 4096 bytes.
	Endpoint string
}

// TransactionStatus: The session's own transaction after the request.
type TransactionStatus struct {
	// Transaction id.
	// At most 64 bytes.
	ID string
	// Domain it is bound to.
	// At most 1024 bytes.
	Domain string
	// Where it is in its life.
	State TransactionState
	// Queued statements.
	Pending uint64
	// Its latest preview.
	Preview *PreviewIdentity
}

// DomainSelection: The session's selected domain changed; requests that follow carry the new one.
type DomainSelection struct {
	// Domain name; empty when none is selected.
	// At most 1024 bytes.
	Domain string
}

// Column: One column of a typed result table.
type Column struct {
	// Column name.
	// At most 1024 bytes.
	Name string
	// NSPL type of the cells.
	// At most 1024 bytes.
	Type string
	// Cells as text, one per row.
	// At most 1048576 elements.
	Cells []string
}

// Table: Output as columns, for programs; `lines` of the Result hold the same for people.
type Table struct {
	// Number of rows; every column has that many cells.
	Rows uint32
	// Columns in display order.
	// At most 1024 elements.
	Columns []Column
}

// Result: Answers Execute, SelectDomain and uploads, and any request that failed.
type Result struct {
	// Execution reference of the request.
	// At most 64 bytes.
	Reference string
	// How the command ended.
	Disposition Disposition
	// Output, one entry per line, without line ends.
	// At most 1048576 elements.
	Lines []string
	// Output as a typed table.
	Table *Table
	// Quiesce level, where a model change or COMMIT ran.
	Quiesce Quiesce
	// IF NOT EXISTS found the object.
	AlreadyExisted bool
	// Transaction bound to the session; absent when there is none.
	Transaction *TransactionStatus
	// Present when the selected domain changes.
	Selection *DomainSelection
	// Why it failed, in the order found.
	// At most 1024 elements.
	Failures []Failure
	// For OutcomeUnknown.
	UnknownCause UnknownCause
	// For ExecutionReferenceConflict.
	Conflict Conflict
	// For Redirect.
	Redirect *Redirection
	// For PreviewRefused: the preview the COMMIT named, if any.
	ExpectedPreview *PreviewIdentity
	// For PreviewRefused: the preview that describes the transaction now.
	CurrentPreview *PreviewIdentity
	// Output as one JSON document, where the statement has one; `lines` hold the same.
	// At most 16777216 bytes.
	Document string
	// The files of an upload are to be sent.
	WantsContent bool
}

// Completion: One offer of a completion.
type Completion struct {
	// Text to insert in place of the replaced range.
	// At most 65536 bytes.
	Text string
	// What is offered.
	Kind CompletionKind
	// Explanation for people, such as the kind of a named object.
	// At most 4096 bytes.
	Detail string
}

// Completions: Answers Complete.
type Completions struct {
	// First byte of the text an accepted offer replaces.
	ReplaceStart uint32
	// Byte after the replaced text.
	ReplaceEnd uint32
	// Offers in display order.
	// At most 4096 elements.
	Items []Completion
}

// Domain: One domain of a list.
type Domain struct {
	// Domain name.
	// At most 1024 bytes.
	Name string
	// Running, Stopped or Paused.
	// At most 64 bytes.
	Status string
	// PACED or UNPACED.
	// At most 64 bytes.
	Pace string
}

// Domains: Answers ListDomains.
type Domains struct {
	// Domains in name order.
	// At most 65536 elements.
	Domains []Domain
}

// SubscriptionOpened: A subscription exists; precedes the Result of its statement and every row.
type SubscriptionOpened struct {
	// Number of the subscription, never reused in its session.
	Subscription uint64
	// Name given by the statement.
	// At most 1024 bytes.
	Name string
	// Domain of the relay.
	// At most 1024 bytes.
	Domain string
	// Relay.
	// At most 1024 bytes.
	Relay string
	// How rows are treated that the session cannot take.
	Delivery Delivery
}

// BranchRun: Consecutive rows of one concrete branch.
type BranchRun struct {
	// Branch key as JSON text.
	// At most 1048576 bytes.
	Key string
	// Number of rows, at least one.
	Rows uint32
}

// SubscriptionRows: Rows of a relay. Sensitive fields are already masked.
type SubscriptionRows struct {
	// Subscription number.
	Subscription uint64
	// Subscription name.
	// At most 1024 bytes.
	Name string
	// Relay.
	// At most 1024 bytes.
	Relay string
	// A complete Arrow IPC stream: schema and one record batch.
	// At most 268435456 bytes.
	Arrow []byte
	// Branches of the rows, in row order, covering every row; empty for an unbranched relay.
	// At most 1048576 elements.
	Branches []BranchRun
	// Rows discarded since the previous frame of this subscription.
	Dropped uint64
}

// SubscriptionClosed: A subscription ended; no rows follow.
type SubscriptionClosed struct {
	// Subscription number.
	Subscription uint64
	// Subscription name.
	// At most 1024 bytes.
	Name string
	// Why it ended.
	Reason SubscriptionEnd
	// Text for people.
	// At most 65536 bytes.
	Text string
	// Rows discarded since the last rows frame.
	Dropped uint64
	// For Failed.
	Failure *Failure
}

// Notice: Something happened that no request asked for: a runtime error, a server error, a membership
// change.
type Notice struct {
	// How urgent it is.
	Severity Severity
	// When, in nanoseconds since the Unix epoch.
	UnixNanos int64
	// Text for people.
	// At most 1048576 bytes.
	Text string
	// Stable code.
	// At most 256 bytes.
	Code string
	// Domain concerned; empty when none is.
	// At most 1024 bytes.
	Domain string
	// Node concerned; empty when none is.
	// At most 1024 bytes.
	Node string
	// Notices discarded before this one because the session could not take them.
	Dropped uint64
}

// Bye: The server ends the session; the last frame of the stream.
type Bye struct {
	// Why.
	Reason ByeReason
	// Text for people.
	// At most 65536 bytes.
	Text string
	// For ProtocolViolation and Failed.
	Failure *Failure
}

// Event: A frame of the server.
type Event struct {
	// Id of the request that caused or is answered by this event; 0 when there is none.
	Request uint64
	// What is reported.
	Report Report
}

// Frame: One message of the stream.
type Frame struct {
	// A client sends only Request, a server only Event.
	Body Body
}

// Action: What a client asks for.
// It is implemented by pointers to its variants only.
type Action interface {
	visitAction(visitor ActionVisitor)
}

// ActionTag tells which variant a Action holds.
type ActionTag uint8

// Tags of Action.
const (
	// ActionTagNone is the tag of an absent union.
	ActionTagNone ActionTag = 0
	// ActionTagAuthenticate is the tag of *Authenticate.
	ActionTagAuthenticate ActionTag = 1
	// ActionTagExecute is the tag of *Execute.
	ActionTagExecute ActionTag = 2
	// ActionTagComplete is the tag of *Complete.
	ActionTagComplete ActionTag = 3
	// ActionTagSelectDomain is the tag of *SelectDomain.
	ActionTagSelectDomain ActionTag = 4
	// ActionTagListDomains is the tag of *ListDomains.
	ActionTagListDomains ActionTag = 5
	// ActionTagCredit is the tag of *Credit.
	ActionTagCredit ActionTag = 6
	// ActionTagCancel is the tag of *Cancel.
	ActionTagCancel ActionTag = 7
	// ActionTagClose is the tag of *Close.
	ActionTagClose ActionTag = 8
	// ActionTagBeginUpload is the tag of *BeginUpload.
	ActionTagBeginUpload ActionTag = 9
	// ActionTagUploadPart is the tag of *UploadPart.
	ActionTagUploadPart ActionTag = 10
	// ActionTagEndUpload is the tag of *EndUpload.
	ActionTagEndUpload ActionTag = 11
)

// ActionVisitor has one method for every variant of Action.
type ActionVisitor interface {
	// Authenticate receives a *Authenticate.
	Authenticate(*Authenticate)
	// Execute receives a *Execute.
	Execute(*Execute)
	// Complete receives a *Complete.
	Complete(*Complete)
	// SelectDomain receives a *SelectDomain.
	SelectDomain(*SelectDomain)
	// ListDomains receives a *ListDomains.
	ListDomains(*ListDomains)
	// Credit receives a *Credit.
	Credit(*Credit)
	// Cancel receives a *Cancel.
	Cancel(*Cancel)
	// Close receives a *Close.
	Close(*Close)
	// BeginUpload receives a *BeginUpload.
	BeginUpload(*BeginUpload)
	// UploadPart receives a *UploadPart.
	UploadPart(*UploadPart)
	// EndUpload receives a *EndUpload.
	EndUpload(*EndUpload)
}

// VisitAction calls the visitor's method for the variant. The value must not be nil.
func VisitAction(value Action, visitor ActionVisitor) { value.visitAction(visitor) }

func (x *Authenticate) visitAction(visitor ActionVisitor) { visitor.Authenticate(x) }

func (x *Execute) visitAction(visitor ActionVisitor) { visitor.Execute(x) }

func (x *Complete) visitAction(visitor ActionVisitor) { visitor.Complete(x) }

func (x *SelectDomain) visitAction(visitor ActionVisitor) { visitor.SelectDomain(x) }

func (x *ListDomains) visitAction(visitor ActionVisitor) { visitor.ListDomains(x) }

func (x *Credit) visitAction(visitor ActionVisitor) { visitor.Credit(x) }

func (x *Cancel) visitAction(visitor ActionVisitor) { visitor.Cancel(x) }

func (x *Close) visitAction(visitor ActionVisitor) { visitor.Close(x) }

func (x *BeginUpload) visitAction(visitor ActionVisitor) { visitor.BeginUpload(x) }

func (x *UploadPart) visitAction(visitor ActionVisitor) { visitor.UploadPart(x) }

func (x *EndUpload) visitAction(visitor ActionVisitor) { visitor.EndUpload(x) }

// Report: What a server reports.
// It is implemented by pointers to its variants only.
type Report interface {
	visitReport(visitor ReportVisitor)
}

// ReportTag tells which variant a Report holds.
type ReportTag uint8

// Tags of Report.
const (
	// ReportTagNone is the tag of an absent union.
	ReportTagNone ReportTag = 0
	// ReportTagWelcome is the tag of *Welcome.
	ReportTagWelcome ReportTag = 1
	// ReportTagRefused is the tag of *Refused.
	ReportTagRefused ReportTag = 2
	// ReportTagResult is the tag of *Result.
	ReportTagResult ReportTag = 3
	// ReportTagCompletions is the tag of *Completions.
	ReportTagCompletions ReportTag = 4
	// ReportTagDomains is the tag of *Domains.
	ReportTagDomains ReportTag = 5
	// ReportTagSubscriptionOpened is the tag of *SubscriptionOpened.
	ReportTagSubscriptionOpened ReportTag = 6
	// ReportTagSubscriptionRows is the tag of *SubscriptionRows.
	ReportTagSubscriptionRows ReportTag = 7
	// ReportTagSubscriptionClosed is the tag of *SubscriptionClosed.
	ReportTagSubscriptionClosed ReportTag = 8
	// ReportTagNotice is the tag of *Notice.
	ReportTagNotice ReportTag = 9
	// ReportTagBye is the tag of *Bye.
	ReportTagBye ReportTag = 10
)

// ReportVisitor has one method for every variant of Report.
type ReportVisitor interface {
	// Welcome receives a *Welcome.
	Welcome(*Welcome)
	// Refused receives a *Refused.
	Refused(*Refused)
	// Result receives a *Result.
	Result(*Result)
	// Completions receives a *Completions.
	Completions(*Completions)
	// Domains receives a *Domains.
	Domains(*Domains)
	// SubscriptionOpened receives a *SubscriptionOpened.
	SubscriptionOpened(*SubscriptionOpened)
	// SubscriptionRows receives a *SubscriptionRows.
	SubscriptionRows(*SubscriptionRows)
	// SubscriptionClosed receives a *SubscriptionClosed.
	SubscriptionClosed(*SubscriptionClosed)
	// Notice receives a *Notice.
	Notice(*Notice)
	// Bye receives a *Bye.
	Bye(*Bye)
}

// VisitReport calls the visitor's method for the variant. The value must not be nil.
func VisitReport(value Report, visitor ReportVisitor) { value.visitReport(visitor) }

func (x *Welcome) visitReport(visitor ReportVisitor) { visitor.Welcome(x) }

func (x *Refused) visitReport(visitor ReportVisitor) { visitor.Refused(x) }

func (x *Result) visitReport(visitor ReportVisitor) { visitor.Result(x) }

func (x *Completions) visitReport(visitor ReportVisitor) { visitor.Completions(x) }

func (x *Domains) visitReport(visitor ReportVisitor) { visitor.Domains(x) }

func (x *SubscriptionOpened) visitReport(visitor ReportVisitor) { visitor.SubscriptionOpened(x) }

func (x *SubscriptionRows) visitReport(visitor ReportVisitor) { visitor.SubscriptionRows(x) }

func (x *SubscriptionClosed) visitReport(visitor ReportVisitor) { visitor.SubscriptionClosed(x) }

func (x *Notice) visitReport(visitor ReportVisitor) { visitor.Notice(x) }

func (x *Bye) visitReport(visitor ReportVisitor) { visitor.Bye(x) }

// Body: The two directions of a session.
// It is implemented by pointers to its variants only.
type Body interface {
	visitBody(visitor BodyVisitor)
}

// BodyTag tells which variant a Body holds.
type BodyTag uint8

// Tags of Body.
const (
	// BodyTagNone is the tag of an absent union.
	BodyTagNone BodyTag = 0
	// BodyTagRequest is the tag of *Request.
	BodyTagRequest BodyTag = 1
	// BodyTagEvent is the tag of *Event.
	BodyTagEvent BodyTag = 2
)

// BodyVisitor has one method for every variant of Body.
type BodyVisitor interface {
	// Request receives a *Request.
	Request(*Request)
	// Event receives a *Event.
	Event(*Event)
}

// VisitBody calls the visitor's method for the variant. The value must not be nil.
func VisitBody(value Body, visitor BodyVisitor) { value.visitBody(visitor) }

func (x *Request) visitBody(visitor BodyVisitor) { visitor.Request(x) }

func (x *Event) visitBody(visitor BodyVisitor) { visitor.Event(x) }
