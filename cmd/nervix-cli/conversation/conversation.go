package conversation

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"nervix/cmd/nervix-cli/output"
	"nervix/cmd/nervix-cli/script"
	"nervix/controlplane/client"
	"nervix/generated/failure"
	wire "nervix/generated/session"
	"nervix/generated/statement"
	"nervix/grammar"
)

// Conversation runs requests one after the other; one goroutine may use it at a time.
type Conversation struct {
	client  *client.Client
	printer *output.Printer
	// wait bounds the wait for one result; 0 is no bound.
	wait time.Duration

	// rows are the goroutines that show subscriptions; end stops them.
	rows    sync.WaitGroup
	reading context.Context
	end     context.CancelFunc
}

// New makes a conversation over a client, which the caller closes afterwards.
func New(c *client.Client, printer *output.Printer, wait time.Duration) *Conversation {
	reading, end := context.WithCancel(context.Background())
	return &Conversation{client: c, printer: printer, wait: wait, reading: reading, end: end}
}

// Close ends the subscriptions' goroutines and waits for them.
func (c *Conversation) Close() {
	c.end()
	c.rows.Wait()
}

// Request runs a text as one request, whatever it holds. The error is an *output.Problem, or that
// of the output.
func (c *Conversation) Request(ctx context.Context, text string) error {
	return c.Statement(ctx, script.Statement{Text: text, Whole: text})
}

// Statement runs one statement of a longer text.
func (c *Conversation) Statement(ctx context.Context, statement script.Statement) error {
	result, err := c.answer(ctx, statement.Text)
	if err != nil {
		return output.Because(statement.Whole, err)
	}
	for _, subscription := range result.Subscriptions {
		c.rows.Go(func() { c.show(subscription) })
	}
	if result.Disposition != wire.DispositionCompleted {
		return output.Refused(statement.Whole, statement.Offset, result)
	}
	return c.printer.Result(result)
}

// answer asks the server. What only clients execute (grammar reference §5.1) has requests of its
// own, or none while nothing executes it; a text with mistakes is left to the server, which reports them all.
func (c *Conversation) answer(ctx context.Context, text string) (*client.Result, error) {
	request, err := grammar.Parse(text)
	if err == nil && len(request.Statements) == 1 {
		switch alone := request.Statements[0].Statement.(type) {
		case *statement.UseDomain:
			return c.client.SelectDomain(ctx, alone.Name)
		case *statement.ListDomains:
			return c.domains(ctx)
		case *statement.UploadResource:
			return c.client.Upload(ctx, alone.Name, alone.Directory)
		case *statement.Backup, *statement.Restore, *statement.DescribeBackup:
			return nil, &failure.MachineryMissing{Form: alone.Form(), Machinery: "the archive of backups"}
		}
	}
	return c.client.Run(ctx, client.Command{Text: text, Wait: c.wait})
}

// domains shows the domains as a result.
func (c *Conversation) domains(ctx context.Context) (*client.Result, error) {
	domains, err := c.client.ListDomains(ctx)
	if err != nil {
		return nil, err
	}
	columns := []wire.Column{{Name: "domain", Type: "STRING"}, {Name: "status", Type: "STRING"}, {Name: "pace", Type: "STRING"}}
	result := &client.Result{}
	for _, domain := range domains {
		result.Lines = append(result.Lines, fmt.Sprintf("%s status=%s pace=%s", domain.Name, domain.Status, domain.Pace))
		for i, cell := range []string{domain.Name, domain.Status, domain.Pace} {
			columns[i].Cells = append(columns[i].Cells, cell)
		}
	}
	result.Table = &wire.Table{Rows: uint32(len(domains)), Columns: columns}
	return result, nil
}

// Subscribe opens a subscription that the caller reads. Its statement produces no output.
func (c *Conversation) Subscribe(ctx context.Context, text string) (*client.Subscription, error) {
	result, err := c.client.Run(ctx, client.Command{Text: text, Wait: c.wait})
	switch {
	case err != nil:
		return nil, output.Because(text, err)
	case result.Disposition != wire.DispositionCompleted:
		return nil, output.Refused(text, 0, result)
	case len(result.Subscriptions) != 1:
		return nil, output.Because(text, errors.New("the server opened no subscription"))
	}
	return result.Subscriptions[0], nil
}

// show prints the rows of a subscription until it or the conversation ends.
func (c *Conversation) show(subscription *client.Subscription) {
	for rows, err := range subscription.All(c.reading) {
		if err == nil {
			err = c.printer.Rows(subscription, rows, -1)
		}
		if err != nil && c.reading.Err() == nil {
			c.printer.Notice(wire.Notice{
				Severity: wire.SeverityInfo, UnixNanos: time.Now().UnixNano(),
				Code: "subscription_ended", Text: err.Error(), Domain: subscription.Domain,
			})
		}
		if err != nil {
			return
		}
	}
}
