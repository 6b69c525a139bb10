package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"time"

	"golang.org/x/sync/errgroup"

	"nervix/generated/failure"
)

// run serves until the context ends or a part fails, then stops in order: intake closed, admitted
// work drained, sessions ended, store closed.
func (n *node) run(ctx context.Context, out io.Writer) error {
	defer n.closeStores()
	serving, failed := context.WithCancelCause(ctx)
	defer failed(nil)
	watch := func(what string, err error) {
		if err != nil {
			failed(fmt.Errorf("%s: %w", what, err))
		}
	}
	var group errgroup.Group
	health := n.health.server(n.registry)
	if n.listeners.observability != nil {
		group.Go(func() error {
			err := health.Serve(n.listeners.observability)
			if !errors.Is(err, http.ErrServerClosed) {
				watch("observability listener", err)
			}
			return nil
		})
	}
	group.Go(func() error {
		n.budget.Run(serving)
		return nil
	})
	if err := n.recoverState(serving); err != nil {
		n.drain(context.Background()) // domains that are up already
		_ = health.Close()
		failed(nil)
		_ = group.Wait()
		return stopped(ctx, err)
	}
	intake, closeIntake := context.WithCancel(context.Background())
	defer closeIntake()
	if n.listeners.intake != nil {
		group.Go(func() error {
			watch("intake listener", n.intake.Serve(intake, n.listeners.intake))
			return nil
		})
	}
	if n.listeners.secure != nil {
		group.Go(func() error {
			watch("HTTPS listener", n.intake.ServeTLS(intake, n.listeners.secure, n.certificates))
			return nil
		})
	}
	group.Go(func() error {
		watch("session listener", n.sessions.Serve(n.listeners.session))
		return nil
	})
	group.Go(func() error {
		select {
		case <-n.consensus.Done():
			watch("consensus", n.consensus.Err())
		case <-serving.Done():
		}
		return nil
	})
	n.health.ready.Store(true)
	n.greet(out)
	<-serving.Done()
	n.health.ready.Store(false)
	n.log.Info("stopping: intake closes, admitted work is drained")
	err := n.stop(closeIntake, health)
	_ = group.Wait()
	if cause := context.Cause(serving); ctx.Err() == nil {
		return cause
	}
	return err
}

// stopped tells an ordered stop during startup from a failure.
func stopped(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return nil
	}
	return err
}

// stop ends everything that serves within the shutdown deadline.
func (n *node) stop(closeIntake func(), health *http.Server) error {
	ctx, cancel := context.WithTimeout(context.Background(), n.config.shutdown)
	defer cancel()
	closeIntake()
	n.drain(ctx)
	n.sessions.Stop(ctx)
	// Scrapes in flight are cut off; nobody waits for the metrics of an ending process.
	_ = health.Close()
	if ctx.Err() != nil {
		return &failure.ShutdownDeadline{Deadline: n.config.shutdown}
	}
	n.log.Info("stopped", "after", time.Since(deadlineStart(ctx, n.config.shutdown)).Round(time.Millisecond))
	return nil
}

// drain ends the domains with what they admitted.
func (n *node) drain(ctx context.Context) {
	limit, cancel := context.WithTimeout(ctx, n.config.drain)
	defer cancel()
	if abandoned := n.host.Close(limit); abandoned > 0 {
		n.log.Warn("source groups were open when the drain ended; their sources will deliver them again", "groups", abandoned)
	}
}

// deadlineStart is when a context with a timeout was made.
func deadlineStart(ctx context.Context, timeout time.Duration) time.Time {
	deadline, _ := ctx.Deadline()
	return deadline.Add(-timeout)
}

// greet prints what to do next.
func (n *node) greet(out io.Writer) {
	n.log.Info("ready", "node", n.settings.NodeID, "sessions", address(n.listeners.session), "intake", address(n.listeners.intake), "secure", address(n.listeners.secure), "observability", address(n.listeners.observability))
	fmt.Fprintf(out, "nervix-server %s: node '%s' is ready\n\n", version, n.settings.NodeID)
	fmt.Fprintf(out, "  sessions       %s\n", address(n.listeners.session))
	if n.listeners.intake != nil {
		fmt.Fprintf(out, "  HTTP endpoints http://%s\n", address(n.listeners.intake))
	}
	if n.listeners.secure != nil {
		fmt.Fprintf(out, "                 https://%s\n", address(n.listeners.secure))
	}
	if n.listeners.observability != nil {
		fmt.Fprintf(out, "  observability  http://%s/metrics\n", address(n.listeners.observability))
	}
	fmt.Fprintf(out, "  store          %s\n\nNext: nervix-cli --address %s\n", n.config.store.root, address(n.listeners.session))
}
