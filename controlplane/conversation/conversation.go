package conversation

import (
	"context"
	"errors"
	"sync"
	"time"

	"nervix/controlplane/command"
	"nervix/controlplane/lifecycle"
	"nervix/controlplane/session"
	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/model"
	"nervix/generated/record"
	wire "nervix/generated/session"
	"nervix/generated/statement"
	"nervix/grammar"
)

// conversation serves one session.
type conversation struct {
	server *Server
	peer   session.Peer
	sink   *session.Sink

	lock          sync.Mutex
	subscriptions map[string]*subscription

	// upload is the one that was begun and not ended; only commands touch it.
	upload *upload
}

// closing bounds the revert of a transaction whose session closed cleanly.
const closing = 10 * time.Second

// Execute implements session.Conversation.
func (c *conversation) Execute(ctx context.Context, request session.Request) (wire.Result, error) {
	parsed, err := grammar.Parse(request.Text)
	if err != nil {
		return wire.Result{Transaction: c.binding()}, err
	}
	switch {
	case len(parsed.Statements) == 0:
		return wire.Result{Transaction: c.binding()}, nil
	case ordered(parsed.Statements):
		return c.command(ctx, request, parsed.Statements)
	case len(parsed.Statements) > 1:
		return wire.Result{Transaction: c.binding()}, c.mixed(parsed.Statements)
	}
	only := parsed.Statements[0]
	result, err := c.single(ctx, request, only)
	result.Transaction = c.binding()
	only.Spans.Resolve(err)
	return result, err
}

// ordered tells whether all statements are ordered commands.
func ordered(statements []grammar.Parsed) bool {
	for _, parsed := range statements {
		switch parsed.Statement.Class() {
		case statement.ClassModel, statement.ClassEffect, statement.ClassAdmin, statement.ClassTx:
		default:
			return false
		}
		if _, attaches := parsed.Statement.(*statement.AttachTransaction); attaches {
			return false
		}
	}
	return true
}

// mixed refuses a request that pairs an immediate statement with others.
func (c *conversation) mixed(statements []grammar.Parsed) error {
	list := make([]statement.Statement, len(statements))
	for i := range statements {
		list[i] = statements[i].Statement
	}
	if err := c.server.Commands.Guard(c.peer.Session, list...); err != nil {
		return err
	}
	for _, parsed := range statements {
		if !ordered([]grammar.Parsed{parsed}) {
			return &failure.NotAlone{Form: parsed.Statement.Form(), Place: failure.AtSpan(parsed.Start, parsed.End)}
		}
	}
	return &failure.ImplicitBatch{}
}

func (c *conversation) caller() command.Caller {
	return command.Caller{Session: c.peer.Session, User: c.peer.User, Credentials: c.peer.Revision}
}

// command runs ordered statements.
func (c *conversation) command(ctx context.Context, request session.Request, statements []grammar.Parsed) (wire.Result, error) {
	items := make([]command.Item, len(statements))
	for i, parsed := range statements {
		items[i] = command.Item{Statement: parsed.Statement, Source: parsed.Source}
	}
	results, err := c.server.Commands.Batch(ctx, command.Request{
		Caller: c.caller(), Domain: request.Domain, Reference: request.Reference,
		ExpectedPosition: request.ExpectedPosition, ExpectedPreview: previewIn(request.ExpectedPreview),
	}, items)
	result := joined(results)
	result.Transaction = c.binding()
	if err != nil && len(results) > 0 {
		statements[len(results)-1].Spans.Resolve(err)
	}
	return result, err
}

// joined puts the results of one request's statements together.
func joined(results []*command.Result) wire.Result {
	var whole wire.Result
	for _, one := range results {
		if one == nil {
			continue
		}
		whole.Lines = append(whole.Lines, one.Lines...)
		whole.AlreadyExisted = whole.AlreadyExisted || one.AlreadyExisted
		if one.Level != nil {
			whole.Quiesce = max(whole.Quiesce, levels[*one.Level])
		}
		whole.ExpectedPreview, whole.CurrentPreview = previewOut(one.Expected), previewOut(one.Current)
	}
	return whole
}

var levels = map[model.Level]wire.Quiesce{
	model.LevelDynamic: wire.QuiesceDynamic, model.LevelEntityPause: wire.QuiesceEntityPause, model.LevelDomainPause: wire.QuiesceDomainPause,
}

func previewIn(p *wire.PreviewIdentity) *record.Preview {
	if p == nil {
		return nil
	}
	return &record.Preview{Transaction: p.Transaction, Position: p.Position, Basis: p.Basis}
}

func previewOut(p *record.Preview) *wire.PreviewIdentity {
	if p == nil {
		return nil
	}
	return &wire.PreviewIdentity{Transaction: p.Transaction, Position: p.Position, Basis: p.Basis}
}

// states maps the states of transactions onto the wire.
var states = map[machine.TransactionState]wire.TransactionState{
	machine.TransactionStateOpen: wire.TransactionStateOpen, machine.TransactionStateCommitting: wire.TransactionStateCommitting,
	machine.TransactionStateCommitted: wire.TransactionStateCommitted, machine.TransactionStateFailed: wire.TransactionStateFailed,
	machine.TransactionStateReverted: wire.TransactionStateReverted, machine.TransactionStateExpired: wire.TransactionStateExpired,
}

// binding gives the transaction that the session works in.
func (c *conversation) binding() *wire.TransactionStatus {
	b := c.server.Commands.Binding(c.peer.Session)
	if b == nil {
		return nil
	}
	return &wire.TransactionStatus{ID: b.ID, Domain: b.Domain, State: states[b.State], Pending: b.Pending, Preview: previewOut(b.Preview)}
}

// single runs a statement that stands alone in its request.
func (c *conversation) single(ctx context.Context, request session.Request, parsed grammar.Parsed) (wire.Result, error) {
	if attach, attaches := parsed.Statement.(*statement.AttachTransaction); attaches {
		return c.attach(ctx, attach)
	}
	if err := c.server.Commands.Guard(c.peer.Session, parsed.Statement); err != nil {
		return wire.Result{}, err
	}
	if parsed.Statement.NeedsDomain() && request.Domain == "" {
		return wire.Result{}, &failure.NoSelectedDomain{}
	}
	return c.immediate(ctx, request.Domain, parsed.Statement)
}

// attach binds a transaction; the session adopts its domain (CP-053).
func (c *conversation) attach(ctx context.Context, attach *statement.AttachTransaction) (wire.Result, error) {
	attached, err := c.server.Commands.Attach(ctx, c.caller(), attach.Transaction)
	if err != nil {
		return wire.Result{}, err
	}
	result := joined([]*command.Result{attached})
	if attached.Transaction != nil {
		result.Selection = &wire.DomainSelection{Domain: attached.Transaction.Domain}
	}
	return result, nil
}

// SelectDomain implements session.Conversation.
func (c *conversation) SelectDomain(ctx context.Context, domain string) (wire.Result, error) {
	result := wire.Result{Transaction: c.binding()}
	if b := result.Transaction; b != nil && b.Domain != domain {
		return result, &failure.TransactionWrongDomain{Domain: b.Domain}
	}
	view, err := c.server.read(ctx)
	if err != nil {
		return result, err
	}
	if _, err := view.Domain(domain); err != nil {
		return result, err
	}
	result.Lines = []string{"using domain '" + domain + "'"}
	result.Selection = &wire.DomainSelection{Domain: domain}
	return result, nil
}

// ListDomains implements session.Conversation.
func (c *conversation) ListDomains(ctx context.Context) ([]wire.Domain, error) {
	if err := c.server.Commands.Guard(c.peer.Session, &statement.ListDomains{}); err != nil {
		return nil, err
	}
	view, err := c.server.read(ctx)
	if err != nil {
		return nil, err
	}
	var list []wire.Domain
	for _, d := range view.Domains() {
		list = append(list, wire.Domain{Name: d.Record.Name, Status: c.server.Commands.Locks().Status(d.Record), Pace: lifecycle.Pace(d.Record)})
	}
	return list, nil
}

// Closed implements session.Conversation.
func (c *conversation) Closed(clean bool) {
	c.server.Notices.remove(c.sink)
	c.giveUp()
	c.lock.Lock()
	open := c.subscriptions
	c.subscriptions = nil
	c.lock.Unlock()
	for _, s := range open {
		s.end()
	}
	ctx, cancel := context.WithTimeout(context.Background(), closing)
	defer cancel()
	if err := c.server.Commands.Closed(ctx, c.peer.Session, clean); err != nil && !errors.Is(err, context.Canceled) {
		c.server.Notices.log.Warn("the open transaction of a closed session stays", "user", c.peer.User, "error", err)
	}
}
