package main

import (
	"context"
	_ "embed"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"

	"golang.org/x/term"

	"nervix/controlplane/client"
	"nervix/tools/launch"
)

//go:embed flights.nspl
var graph string

//go:embed data/flights.jsonl
var data []byte

// arrivalPatience bounds the wait for the last row after the last record was accepted.
const arrivalPatience = 30 * time.Second

func main() {
	binaries := flag.String("bin", "bin", "directory of nervix-server and nervix-cli")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, *binaries, os.Stdout, term.IsTerminal(int(os.Stdout.Fd()))); err != nil {
		fmt.Fprintln(os.Stderr, "demo:", err)
		stop()
		os.Exit(1)
	}
}

// run shows and checks everything.
func run(ctx context.Context, binaries string, out io.Writer, terminal bool) (err error) {
	want, err := expect(data)
	if err != nil {
		return err
	}
	directory, err := os.MkdirTemp("", "nervix-demo-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(directory)) }()
	s, err := launch.Start(ctx, filepath.Join(binaries, "nervix-server"), directory)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Stop()) }()
	fmt.Fprintf(out, "server ready: sessions on %s, endpoints on http://%s\n", s.Session, s.HTTP)
	if err := apply(ctx, filepath.Join(binaries, "nervix-cli"), s.Session, directory, out); err != nil {
		return err
	}
	show := newDisplay(out, terminal, goals(want))
	got, took, err := stream(ctx, s, want, show)
	show.close()
	if err != nil {
		return fmt.Errorf("%w\nserver:\n%s", err, s.Output())
	}
	summarise(out, got, took)
	if found := differences(want, got); len(found) > 0 {
		return fmt.Errorf("the totals differ from the plain computation:\n  %s", strings.Join(found[:min(len(found), 20)], "\n  "))
	}
	fmt.Fprintln(out, "every total agrees with the plain computation over the file")
	return nil
}

// apply creates the graph with the terminal client.
func apply(ctx context.Context, binary, address, directory string, out io.Writer) error {
	file := filepath.Join(directory, "flights.nspl")
	if err := os.WriteFile(file, []byte(graph), 0o600); err != nil {
		return err
	}
	command := exec.CommandContext(ctx, binary, "--address", address, "--file", file, "--quiet")
	report, err := command.CombinedOutput()
	if err != nil {
		return fmt.Errorf("nervix-cli --file flights.nspl: %w\n%s", err, report)
	}
	fmt.Fprintf(out, "graph applied: %d results of nervix-cli\n", strings.Count(string(report), "\n"))
	return nil
}

// stream sends the data while it follows the relays, and gives what arrived and how long it took
// from the first record to the last row.
func stream(ctx context.Context, s *launch.Server, want *totals, show display) (*totals, time.Duration, error) {
	c, err := client.Dial(ctx, client.Config{Address: s.Session, User: "admin", Name: "demo", Domain: "flights"})
	if err != nil {
		return nil, 0, err
	}
	defer c.Close(context.WithoutCancel(ctx))
	subscriptions, err := subscribe(ctx, c)
	if err != nil {
		return nil, 0, err
	}
	collect := newCollector(want, show)
	reading, end := context.WithCancel(ctx)
	followed := make(chan error, 1)
	var following sync.WaitGroup
	following.Go(func() { followed <- collect.follow(reading, subscriptions) })
	defer following.Wait()
	defer end()
	start := time.Now()
	err = newFeeder(s.HTTP).send(ctx, data, func(n int) {
		collect.mu.Lock()
		defer collect.mu.Unlock()
		collect.got.Accepted = n
		show.advance(accepted, n)
	})
	took := time.Duration(0)
	if err == nil {
		err = await(ctx, collect, followed)
		took = time.Since(start)
	}
	if err == nil {
		err = settle(ctx, c, followed)
	}
	return collect.got, took, err
}

// await waits until every expected row arrived.
func await(ctx context.Context, collect *collector, followed chan error) error {
	select {
	case <-collect.complete:
		return nil
	case err := <-followed:
		return errors.Join(fmt.Errorf("the subscriptions ended early: %s", collect.missing()), err)
	case <-time.After(arrivalPatience):
		return fmt.Errorf("not everything arrived within %s of the last record: %s", arrivalPatience, collect.missing())
	case <-ctx.Done():
		return ctx.Err()
	}
}

// settle stops the domain and waits for the end of its subscriptions, so that rows nobody expected
// have arrived as well.
func settle(ctx context.Context, c *client.Client, followed chan error) error {
	result, err := c.Execute(ctx, "STOP;")
	if err == nil {
		err = result.Err()
	}
	if err != nil {
		return fmt.Errorf("stopping the domain: %w", err)
	}
	select {
	case err := <-followed:
		return err
	case <-time.After(arrivalPatience):
		return fmt.Errorf("the subscriptions did not end within %s of STOP", arrivalPatience)
	}
}
