package client

import (
	"context"
	"errors"

	"nervix/generated/failure"
	wire "nervix/generated/session"
)

// SelectDomain selects a domain for the requests that follow: the USE statement. The selection
// changes only when the result is completed.
func (c *Client) SelectDomain(ctx context.Context, domain string) (*Result, error) {
	report, err := c.inspect(ctx, &wire.SelectDomain{Domain: domain})
	if err != nil {
		return nil, err
	}
	result, ok := report.(*wire.Result)
	if !ok {
		return nil, &failure.UnexpectedFrame{Frame: "answer of SelectDomain"}
	}
	c.adopt(result, false)
	if result.Disposition == wire.DispositionCompleted && result.Selection == nil {
		c.adopt(&wire.Result{Selection: &wire.DomainSelection{Domain: domain}}, false)
	}
	return &Result{Result: *result}, nil
}

// ListDomains lists the domains: the LIST DOMAINS statement. A failed request is a *RemoteError.
func (c *Client) ListDomains(ctx context.Context) ([]wire.Domain, error) {
	report, err := c.inspect(ctx, &wire.ListDomains{})
	if err != nil {
		return nil, err
	}
	if domains, ok := report.(*wire.Domains); ok {
		return domains.Domains, nil
	}
	return nil, refusal(report, "answer of ListDomains")
}

// Complete asks what may follow at a byte offset of NSPL text. A failed request is a
// *RemoteError.
func (c *Client) Complete(ctx context.Context, text string, cursor int) (*wire.Completions, error) {
	report, err := c.inspect(ctx, &wire.Complete{Text: text, Cursor: uint32(max(0, cursor)), Domain: c.Domain()})
	if err != nil {
		return nil, err
	}
	if completions, ok := report.(*wire.Completions); ok {
		return completions, nil
	}
	return nil, refusal(report, "answer of Complete")
}

// refusal explains an answer that does not hold what was asked for.
func refusal(report wire.Report, frame string) error {
	if result, ok := report.(*wire.Result); ok {
		if err := (&Result{Result: *result}).Err(); err != nil {
			return err
		}
	}
	return &failure.UnexpectedFrame{Frame: frame}
}

// inspect asks without effect, so that a lost connection is simply tried again.
func (c *Client) inspect(ctx context.Context, action wire.Action) (wire.Report, error) {
	for attempt := 0; ; attempt++ {
		report, err := c.inspectOnce(ctx, action)
		if err == nil || ctx.Err() != nil || !errors.Is(err, failure.ClassUnavailable) || attempt+1 >= c.config.Retry.Attempts {
			return report, err
		}
		if err := c.config.Retry.pause(ctx, attempt); err != nil {
			return nil, err
		}
	}
}

func (c *Client) inspectOnce(ctx context.Context, action wire.Action) (wire.Report, error) {
	connection, err := c.connected(ctx)
	if err != nil {
		return nil, err
	}
	report, _, err := connection.ask(ctx, connection.inspections, action)
	return report, err
}

// Close ends the session cleanly, waits for the server's Bye as long as the context allows, and
// for every goroutine of the client. Requests in flight end as lost. Closing again does nothing.
func (c *Client) Close(ctx context.Context) {
	c.mu.Lock()
	closed := c.closed
	c.closed = true
	c.mu.Unlock()
	if closed {
		return
	}
	c.connecting.Lock()
	defer c.connecting.Unlock()
	c.mu.Lock()
	connection := c.connection
	c.mu.Unlock()
	ctx, cancel := context.WithTimeout(ctx, farewell)
	defer cancel()
	if connection.send(&wire.Request{Action: &wire.Close{}}) == nil {
		select {
		case <-connection.done:
		case <-ctx.Done():
		}
	}
	connection.shut()
}
