package session

import (
	"context"
	"time"

	"nervix/generated/failure"
	wire "nervix/generated/session"
)

// dispatcher sends one request to where it belongs. It has one method for every action of the
// protocol, so that a new action does not compile until it is handled here.
type dispatcher struct {
	session *session
	id      uint64
	// err is a violation of the protocol; closing tells that no frame follows.
	err     error
	closing bool
}

var _ wire.ActionVisitor = (*dispatcher)(nil)

// Authenticate is expected only as the first frame.
func (d *dispatcher) Authenticate(*wire.Authenticate) {
	d.err = &failure.UnexpectedFrame{Frame: "Authenticate"}
}

// Execute queues a command.
func (d *dispatcher) Execute(action *wire.Execute) {
	d.command(action.Reference, action.WaitMillis, func(ctx context.Context) (wire.Result, error) {
		return d.session.conversation.Execute(ctx, Request{
			Reference: action.Reference, Text: action.Text, Domain: action.Domain,
			ExpectedPreview: action.ExpectedPreview, ExpectedPosition: action.ExpectedPosition,
		})
	})
}

// BeginUpload queues the start of an upload.
func (d *dispatcher) BeginUpload(action *wire.BeginUpload) {
	d.command(action.Reference, 0, func(ctx context.Context) (wire.Result, error) {
		return d.session.conversation.BeginUpload(ctx, *action)
	})
}

// UploadPart queues bytes of an upload.
func (d *dispatcher) UploadPart(action *wire.UploadPart) {
	d.command("", 0, func(ctx context.Context) (wire.Result, error) {
		return d.session.conversation.UploadPart(ctx, action.Bytes)
	})
}

// EndUpload queues the end of an upload.
func (d *dispatcher) EndUpload(action *wire.EndUpload) {
	d.command("", action.WaitMillis, func(ctx context.Context) (wire.Result, error) {
		return d.session.conversation.EndUpload(ctx)
	})
}

// command queues a request that runs in the order of arrival.
func (d *dispatcher) command(reference string, waitMillis uint64, ask func(context.Context) (wire.Result, error)) {
	s := d.session
	ctx, cancel := bounded(s.ctx, waitMillis)
	arrived := time.Now()
	finish := func(result wire.Result, err error) wire.Report {
		if reference != "" {
			result.Reference = reference
		}
		conclude(&result, err, time.Since(arrived))
		s.server.measure(err, time.Since(arrived))
		s.transaction.Store(result.Transaction)
		return &result
	}
	d.err = s.submit(s.commands, &job{
		id: d.id, ctx: ctx, cancel: cancel,
		run: func(ctx context.Context) wire.Report {
			s.command.Store(d.id)
			return finish(ask(ctx))
		},
		refuse: func(err error) wire.Report {
			return finish(wire.Result{Transaction: s.transaction.Load()}, err)
		},
	})
}

// Complete queues a completion.
func (d *dispatcher) Complete(action *wire.Complete) {
	d.inspect(func(ctx context.Context) (wire.Report, error) {
		cursor := min(int(action.Cursor), len(action.Text))
		completions, err := d.session.conversation.Complete(ctx, action.Text, cursor, action.Domain)
		return &completions, err
	})
}

// SelectDomain queues the check of a domain.
func (d *dispatcher) SelectDomain(action *wire.SelectDomain) {
	d.inspect(func(ctx context.Context) (wire.Report, error) {
		result, err := d.session.conversation.SelectDomain(ctx, action.Domain)
		return &result, err
	})
}

// ListDomains queues the list of domains.
func (d *dispatcher) ListDomains(*wire.ListDomains) {
	d.inspect(func(ctx context.Context) (wire.Report, error) {
		domains, err := d.session.conversation.ListDomains(ctx)
		return &wire.Domains{Domains: domains}, err
	})
}

// Credit lets a subscription send more.
func (d *dispatcher) Credit(action *wire.Credit) {
	d.session.out.grant(action.Subscription, action.Batches)
}

// Cancel gives up a request.
func (d *dispatcher) Cancel(action *wire.Cancel) { d.session.abandon(action.Request) }

// Close ends the session.
func (d *dispatcher) Close(*wire.Close) {
	d.closing = true
	d.session.close()
}

// inspect queues a request beside the commands. Its failure is answered as a Result.
func (d *dispatcher) inspect(ask func(context.Context) (wire.Report, error)) {
	ctx, cancel := context.WithCancel(d.session.ctx)
	arrived := time.Now()
	refuse := func(err error) wire.Report {
		var result wire.Result
		conclude(&result, err, time.Since(arrived))
		d.session.server.measure(err, time.Since(arrived))
		return &result
	}
	d.err = d.session.submit(d.session.inspections, &job{
		id: d.id, ctx: ctx, cancel: cancel, refuse: refuse,
		run: func(ctx context.Context) wire.Report {
			report, err := ask(ctx)
			if err != nil {
				return refuse(err)
			}
			d.session.server.measure(nil, time.Since(arrived))
			return report
		},
	})
}

// bounded gives the context of a request with its wait bound; 0 is no bound.
func bounded(ctx context.Context, millis uint64) (context.Context, context.CancelFunc) {
	const longest = uint64(24 * time.Hour / time.Millisecond)
	if millis == 0 {
		return context.WithCancel(ctx)
	}
	return context.WithTimeout(ctx, time.Duration(min(millis, longest))*time.Millisecond)
}
