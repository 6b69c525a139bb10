package command

import (
	"context"
	"crypto/sha256"

	"github.com/google/uuid"

	"nervix/controlplane/state"
	"nervix/generated/machine"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/statement"
)

// Caller is the session that asks.
type Caller struct {
	// Session is the id of the session, User the authenticated user.
	Session, User string
	// Credentials is the revision of the user's credentials, as Authenticate gave it.
	Credentials uint64
}

// Item is one statement of a request.
type Item struct {
	Statement statement.Statement
	// Source is its text; it may hold a password and is stored only for queued statements.
	Source string
}

// Request asks to execute one statement.
type Request struct {
	Caller
	Item
	// Upload is the durable content of UPLOAD RESOURCE; nil for other statements.
	Upload *record.ResourceVersion
	// Domain is the selected domain; empty for none.
	Domain string
	// Reference is the execution reference. Without one the command runs under a fresh reference
	// and cannot be repeated.
	Reference string
	// ExpectedPosition is the queue position an append must take; nil for the next one.
	ExpectedPosition *uint64
	// ExpectedPreview is the preview a COMMIT must match; nil for the latest.
	ExpectedPreview *record.Preview
}

// Result is what a statement led to. With an error next to it only Transaction, Expected and
// Current count.
type Result struct {
	// Lines are the output texts.
	Lines []string
	// AlreadyExisted tells that IF NOT EXISTS found the object.
	AlreadyExisted bool
	// Level is the quiesce level of a model change or COMMIT; nil for other statements.
	Level *model.Level
	// Transaction is the transaction that the session works in afterwards; nil for none.
	Transaction *Binding
	// Expected and Current are the previews of a refused COMMIT.
	Expected, Current *record.Preview
	// Reference is the canonical execution reference.
	Reference string
}

// Binding is the transaction of a session.
type Binding struct {
	ID, Domain string
	State      machine.TransactionState
	// Pending counts the queued statements.
	Pending uint64
	// Preview is the latest preview; nil before the first statement.
	Preview *record.Preview
}

// result reads a terminal outcome.
func result(reference string, o *record.Outcome) (*Result, error) {
	return &Result{
		Lines: o.Lines, AlreadyExisted: o.AlreadyExisted, Level: o.Level,
		Expected: o.Expected, Current: o.Current, Reference: reference,
	}, state.Failure(o.Faults)
}

// execution binds a request to its reference. Passwords are replaced by digests that do not help
// to guess them.
func (s *Service) execution(ctx context.Context, r *Request) (*record.Execution, error) {
	if r.Reference == "" {
		fresh, err := uuid.NewV7()
		if err != nil {
			return nil, err
		}
		r.Reference = fresh.String()
	}
	reference, _, err := state.Reference(r.Reference)
	if err != nil {
		return nil, err
	}
	r.Reference = reference
	e := &record.Execution{
		Reference: reference, Owner: r.User, Credentials: r.Credentials, Domain: r.Domain,
		Statement: r.Statement, Expected: r.ExpectedPreview, Upload: r.Upload,
	}
	if u, ok := r.Statement.(*statement.CreateUser); ok {
		bare := u.Clone()
		bare.Password = ""
		e.Statement = bare
		e.Content, err = s.content(ctx, e, u.Password)
		return e, err
	}
	e.Content, err = s.content(ctx, e, "")
	return e, err
}

// content digests the semantic request.
func (s *Service) content(ctx context.Context, e *record.Execution, password string) ([]byte, error) {
	digest, err := statement.DigestStatement(e.Statement)
	if err != nil {
		return nil, err
	}
	h := sha256.New()
	_, _ = h.Write(digest[:])
	if e.Expected != nil {
		expected, err := e.Expected.Digest()
		if err != nil {
			return nil, err
		}
		_, _ = h.Write(expected[:])
	}
	if e.Upload != nil {
		_, _ = h.Write(e.Upload.Root)
	}
	if password != "" {
		bound, err := s.hasher.Bind(ctx, password, e.Reference)
		if err != nil {
			return nil, err
		}
		_, _ = h.Write(bound)
	}
	return h.Sum(nil), nil
}
