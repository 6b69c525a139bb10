package client

import (
	"context"
	"errors"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"

	"nervix/generated/failure"
	wire "nervix/generated/session"
)

// Client is a session that survives its connections. Its methods may be called concurrently;
// commands run in the order in which they are sent.
type Client struct {
	config Config

	// connecting serialises reconnection.
	connecting sync.Mutex

	mu         sync.Mutex
	connection *connection
	address    string
	domain     string
	// transaction is the id of the session's transaction, or empty.
	transaction string
	closed      bool
}

// Command is one request to run NSPL text.
type Command struct {
	// Text is NSPL text.
	Text string
	// Reference repeats an earlier command; empty mints a new reference.
	Reference string
	// ExpectedPreview and ExpectedPosition fence a COMMIT or an append.
	ExpectedPreview  *wire.PreviewIdentity
	ExpectedPosition *uint64
	// Wait bounds the wait at the server, where the command goes on; 0 is no bound.
	Wait time.Duration
}

// Dial connects and authenticates. A refusal is a *RemoteError, an unreachable server
// failure.ConnectFailed. Neither is tried again.
func Dial(ctx context.Context, config Config) (*Client, error) {
	config.complete()
	c := &Client{config: config, address: config.Address, domain: config.Domain}
	connection, err := connect(ctx, &c.config, c.address)
	if err != nil {
		return nil, err
	}
	c.connection = connection
	return c, nil
}

// Welcome gives what the server said of itself when the present connection was opened.
func (c *Client) Welcome() wire.Welcome {
	c.mu.Lock()
	defer c.mu.Unlock()
	return *c.connection.welcome
}

// Domain is the selected domain, or empty.
func (c *Client) Domain() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.domain
}

// Transaction is the id of the session's transaction, or empty.
func (c *Client) Transaction() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.transaction
}

// Execute runs NSPL text; see Run.
func (c *Client) Execute(ctx context.Context, text string) (*Result, error) {
	return c.Run(ctx, Command{Text: text})
}

// Run runs a command under one reference, which it repeats while the outcome is uncertain, within
// the bounds of Retry. The error tells only that there is no result: the command may then still
// apply, and its reference, in the error's fields, recovers it. How the command ended is in the
// result; see Result.Err.
func (c *Client) Run(ctx context.Context, command Command) (*Result, error) {
	if command.Reference == "" {
		reference, err := uuid.NewV7()
		if err != nil {
			return nil, err
		}
		command.Reference = reference.String()
	}
	return c.persist(ctx, command.Reference, func() (*Result, error) { return c.try(ctx, command) })
}

// persist tries a command under its reference until its outcome is certain, within the bounds of
// Retry.
func (c *Client) persist(ctx context.Context, reference string, try func() (*Result, error)) (*Result, error) {
	for attempt := 0; ; attempt++ {
		result, err := try()
		if err == nil && !c.uncertain(result) {
			return result, nil
		}
		last := attempt+1 >= c.config.Retry.Attempts
		switch {
		case err != nil && ctx.Err() != nil:
			return nil, (&failure.StillApplying{Reference: reference}).WithCause(ctx.Err())
		case err != nil && !errors.Is(err, failure.ClassUnavailable):
			return nil, err
		case err != nil && last:
			return nil, (&failure.TransportLost{Reference: reference}).WithCause(err)
		case last:
			return result, nil
		}
		if c.config.Retry.pause(ctx, attempt) != nil {
			return nil, (&failure.StillApplying{Reference: reference}).WithCause(ctx.Err())
		}
	}
}

// try sends the command once.
func (c *Client) try(ctx context.Context, command Command) (*Result, error) {
	connection, err := c.connected(ctx)
	if err != nil {
		return nil, err
	}
	return c.execute(ctx, connection, command)
}

func (c *Client) execute(ctx context.Context, connection *connection, command Command) (*Result, error) {
	return c.command(ctx, connection, &wire.Execute{
		Reference: command.Reference, Text: command.Text, Domain: c.Domain(),
		ExpectedPreview: command.ExpectedPreview, ExpectedPosition: command.ExpectedPosition,
		WaitMillis: millis(command.Wait),
	})
}

// command sends one command and takes over what its result says of the session.
func (c *Client) command(ctx context.Context, connection *connection, action wire.Action) (*Result, error) {
	report, subscriptions, err := connection.ask(ctx, connection.commands, action)
	if err != nil {
		return nil, err
	}
	result, ok := report.(*wire.Result)
	if !ok {
		return nil, &failure.UnexpectedFrame{Frame: "answer of a command"}
	}
	c.adopt(result, true)
	return &Result{Result: *result, Subscriptions: subscriptions}, nil
}

// millis rounds up, so that a bound never becomes none.
func millis(wait time.Duration) uint64 {
	if wait <= 0 {
		return 0
	}
	return uint64((wait + time.Millisecond - 1) / time.Millisecond)
}

// adopt takes over what a result says of the session.
func (c *Client) adopt(result *wire.Result, command bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if result.Selection != nil {
		c.domain = result.Selection.Domain
	}
	switch {
	case !command, result.Disposition == wire.DispositionTransactionDetached, result.Disposition == wire.DispositionRedirect:
	case result.Transaction == nil:
		c.transaction = ""
	default:
		c.transaction = result.Transaction.ID
	}
}

// uncertain tells whether a command should be repeated under its reference, and prepares the next
// connection for it.
func (c *Client) uncertain(result *Result) bool {
	switch result.Disposition {
	case wire.DispositionOutcomeUnknown:
		return result.UnknownCause != wire.UnknownCauseWaitDeadline
	case wire.DispositionRedirect:
		c.move(result.Redirect)
		return true
	case wire.DispositionTransactionDetached:
		c.drop()
		return true
	case wire.DispositionCompleted, wire.DispositionFailed, wire.DispositionPreviewRefused,
		wire.DispositionExecutionReferenceExpired, wire.DispositionExecutionReferenceConflict,
		wire.DispositionExecutionHistoryFull, wire.DispositionInvalidExecutionReference, wire.DispositionBusy:
	}
	return false
}

// move makes the next connection go to the leader, when its address is known.
func (c *Client) move(to *wire.Redirection) {
	if to == nil || to.Endpoint == "" {
		return
	}
	c.mu.Lock()
	c.address = to.Endpoint
	c.mu.Unlock()
	c.drop()
}

// drop ends the present connection; the next request opens another.
func (c *Client) drop() {
	c.mu.Lock()
	connection := c.connection
	c.mu.Unlock()
	connection.shut()
}

// connected gives a live connection and opens one when there is none. A new connection attaches
// the session's transaction first, so that no command runs outside of it by accident.
func (c *Client) connected(ctx context.Context) (*connection, error) {
	c.connecting.Lock()
	defer c.connecting.Unlock()
	c.mu.Lock()
	present, address, transaction, closed := c.connection, c.address, c.transaction, c.closed
	c.mu.Unlock()
	if closed {
		return nil, &failure.SessionClosed{}
	}
	select {
	case <-present.done:
	default:
		return present, nil
	}
	present.shut()
	fresh, err := connect(ctx, &c.config, address)
	if err != nil {
		c.mu.Lock()
		// A redirect target that does not answer is forgotten.
		c.address = c.config.Address
		c.mu.Unlock()
		return nil, err
	}
	if err := c.attach(ctx, fresh, transaction); err != nil {
		fresh.shut()
		return nil, err
	}
	c.mu.Lock()
	c.connection = fresh
	c.mu.Unlock()
	return fresh, nil
}

// attach binds a transaction to a new connection.
func (c *Client) attach(ctx context.Context, connection *connection, transaction string) error {
	if transaction == "" {
		return nil
	}
	reference, err := uuid.NewV7()
	if err != nil {
		return err
	}
	text := "ATTACH TRANSACTION '" + strings.ReplaceAll(transaction, "'", "") + "';"
	result, err := c.execute(ctx, connection, Command{Text: text, Reference: reference.String()})
	if err != nil {
		return err
	}
	return result.Err()
}
