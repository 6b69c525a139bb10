package app

import (
	"context"
	"errors"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"nervix/cmd/nervix-cli/conversation"
	"nervix/cmd/nervix-cli/output"
	"nervix/controlplane/client"
	"nervix/generated/failure"
	"nervix/generated/statement"
	"nervix/grammar"
)

// subscribing is what a subscribe command asks for.
type subscribing struct {
	relay, where string
	dropping     bool
	sampleRate   float64
	// count is the number of rows wanted; 0 is no end.
	count int
	// timeout bounds the whole command; 0 is no bound.
	timeout time.Duration
}

func (a *application) subscribeCommand() *cobra.Command {
	wanted := &subscribing{}
	command := &cobra.Command{
		Use: "subscribe RELAY", Short: "Show the rows of a relay as they pass", Args: cobra.ExactArgs(1),
		Long: "Subscribe prints one row per line until it is interrupted, or until --count rows arrived.\n" +
			"It needs a started domain. Exit codes: 0 after --count rows, or interrupted without --count;\n" +
			strconv.Itoa(output.ExitTimeout) + " after --timeout; " + strconv.Itoa(output.ExitInterrupted) + " interrupted before --count rows.",
		Example: "  nervix-cli --domain sales subscribe orders --where 'amount > 100' --count 10 --timeout 1m",
		RunE: func(c *cobra.Command, args []string) error {
			wanted.relay = args[0]
			return a.subscribe(c.Context(), wanted)
		},
	}
	flags := command.Flags()
	flags.SortFlags = false
	flags.StringVar(&wanted.where, "where", "", "show only rows for which this NSPL expression holds")
	flags.BoolVar(&wanted.dropping, "dropping", false, "discard rows that cannot be shown in time instead of slowing the relay down")
	flags.Float64Var(&wanted.sampleRate, "sample-rate", 1, "share of batches to show, from 0 to 1")
	flags.IntVar(&wanted.count, "count", 0, "end after so many rows; 0 never ends")
	flags.DurationVar(&wanted.timeout, "timeout", 0, "give up after this time; 0s never does")
	return command
}

// statement gives the NSPL of the subscription. What the flags hold must be its parts and nothing
// more.
func (s *subscribing) statement() (string, error) {
	switch {
	case s.count < 0:
		return "", &failure.UsageError{Reason: "--count must not be negative"}
	case s.timeout < 0:
		return "", &failure.UsageError{Reason: "--timeout must not be negative"}
	case !(s.sampleRate >= 0 && s.sampleRate <= 1):
		return "", &failure.UsageError{Reason: "--sample-rate must be from 0 to 1"}
	}
	if s.where != "" {
		if _, _, err := grammar.ParseExpr(s.where); err != nil {
			return "", output.Because(s.where, err)
		}
	}
	var text strings.Builder
	text.WriteString("CREATE SUBSCRIPTION cli TO " + s.relay)
	if s.dropping {
		text.WriteString(" DROPPING")
	}
	if s.sampleRate < 1 {
		text.WriteString(" BATCH SAMPLE RATE " + strconv.FormatFloat(s.sampleRate, 'f', -1, 64))
	}
	if s.where != "" {
		text.WriteString(" WHERE " + s.where)
	}
	text.WriteString(";")
	request, err := grammar.Parse(text.String())
	if err != nil {
		return "", output.Because(text.String(), err)
	}
	if len(request.Statements) != 1 {
		return "", &failure.UsageError{Reason: "subscribe takes the name of one relay"}
	}
	created, ok := request.Statements[0].Statement.(*statement.CreateSubscription)
	if !ok || !strings.EqualFold(created.Relay, s.relay) {
		return "", &failure.UsageError{Reason: "subscribe takes the name of one relay"}
	}
	return text.String(), nil
}

func (a *application) subscribe(ctx context.Context, wanted *subscribing) error {
	text, err := wanted.statement()
	if err != nil {
		return err
	}
	ctx, stop := a.Interruptible(ctx)
	defer stop()
	if wanted.timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, wanted.timeout)
		defer cancel()
	}
	received := 0
	err = a.connected(ctx, func(ctx context.Context, _ *client.Client, talk *conversation.Conversation) error {
		subscription, err := talk.Subscribe(ctx, text)
		if err != nil {
			return err
		}
		return a.follow(ctx, subscription, wanted.count, &received)
	})
	switch {
	case err == nil:
		return nil
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		return &failure.SubscribeTimeout{Timeout: wanted.timeout, Received: uint64(received), Wanted: wanted.wants()}
	case ctx.Err() != nil && wanted.count == 0:
		return nil
	}
	return err
}

// follow shows rows until there are enough; a count of 0 is never enough.
func (a *application) follow(ctx context.Context, subscription *client.Subscription, count int, received *int) error {
	for rows, err := range subscription.All(ctx) {
		if err != nil {
			return output.Because("", err)
		}
		limit := -1
		if count > 0 {
			limit = count - *received
		}
		if err := a.printer.Rows(subscription, rows, limit); err != nil {
			return output.Because("", err)
		}
		*received += int(rows.Record.NumRows())
		if count > 0 && *received >= count {
			return nil
		}
	}
	return nil
}

// wants words the number of rows.
func (s *subscribing) wants() string {
	if s.count == 0 {
		return "any number"
	}
	return strconv.Itoa(s.count)
}
