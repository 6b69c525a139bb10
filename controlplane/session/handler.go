package session

import (
	"context"

	wire "nervix/generated/session"
)

// Handler answers for what sessions ask about. Its methods are called concurrently for different
// sessions. Errors are projected with failure.Project; an error that is no typed failure shows as
// an internal error.
type Handler interface {
	// Authenticate checks a password. A wrong user or password is a failure of class
	// Authentication; only those delay later attempts.
	Authenticate(ctx context.Context, user, password string) (Identity, error)
	// Open starts the conversation of an authenticated session. The context ends with the session;
	// the sink may be used until then.
	Open(ctx context.Context, peer Peer, sink *Sink) (Conversation, error)
}

// Identity is who a session acts for.
type Identity struct {
	// User is the stored user name.
	User string
	// Revision changes with the user's credentials; execution references are bound to it.
	Revision uint64
}

// Peer describes the other end of a session.
type Peer struct {
	// Session is the session id.
	Session string
	Identity
	// Address is the network address of the client, Client its own name and version.
	Address, Client string
}

// Conversation serves one session. The commands (Execute and the three steps of an upload) are
// called for one request at a time, in the order of arrival; the inspections (Complete, SelectDomain, ListDomains) one at a time beside it. The
// context of a call ends when the request is cancelled, its wait bound passes or the session
// ends; the call must then return soon, while admitted work goes on without it.
type Conversation interface {
	// Execute runs NSPL text. With an error the result's disposition, failures, unknown cause,
	// conflict and redirect are derived from it; the other fields count either way. Transaction
	// must name the session's binding after every call, failed ones included, because the client
	// attaches it again after a reconnect. Reference is filled in by the session.
	Execute(ctx context.Context, request Request) (wire.Result, error)
	// BeginUpload begins UPLOAD RESOURCE; a result that wants content is followed by UploadPart and
	// EndUpload. It gives up an upload that was not ended. Results are those of Execute.
	BeginUpload(ctx context.Context, request wire.BeginUpload) (wire.Result, error)
	// UploadPart takes the next bytes, which are free after the return.
	UploadPart(ctx context.Context, part []byte) (wire.Result, error)
	// EndUpload makes what was uploaded a version; its result names the reference.
	EndUpload(ctx context.Context) (wire.Result, error)
	// Complete offers what may follow at a byte offset of NSPL text.
	Complete(ctx context.Context, text string, cursor int, domain string) (wire.Completions, error)
	// SelectDomain checks that a domain may be selected.
	SelectDomain(ctx context.Context, domain string) (wire.Result, error)
	// ListDomains lists the domains in name order.
	ListDomains(ctx context.Context) ([]wire.Domain, error)
	// Closed is the last call: every other call has returned. A session ends clean when its client
	// closed it with no request in flight; that also reverts its open transaction (CC-144).
	Closed(clean bool)
}

// Request is one Execute request.
type Request struct {
	// Reference is the execution reference as the client sent it; empty when it sent none.
	Reference string
	// Text is the NSPL text, Domain the selected domain or empty.
	Text, Domain string
	// ExpectedPreview is the preview a COMMIT expects to apply, if it names one.
	ExpectedPreview *wire.PreviewIdentity
	// ExpectedPosition is the queue position an append expects to take, if it names one.
	ExpectedPosition *uint64
}
