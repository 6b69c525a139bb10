package scenario

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
)

// awaitPatience bounds waiting for output.
const awaitPatience = 20 * time.Second

func subscribe(ts *testscript.TestScript, neg bool, args []string) error {
	s := stageOf(ts)
	address := ts.Getenv("NERVIX_ADDRESS")
	if len(args) > 0 && strings.HasPrefix(args[0], "@") {
		p := s.servers[args[0][1:]]
		if p == nil {
			return fmt.Errorf("there is no server %s", args[0][1:])
		}
		address, args = p.session, args[1:]
	}
	if neg || len(args) < 2 {
		return errors.New("usage: subscribe [@NAME] FILE RELAY [ARG…]")
	}
	var of *process
	for _, p := range s.servers {
		if p.session == address {
			of = p
		}
	}
	if of == nil {
		return fmt.Errorf("no server has the address %s", address)
	}
	return of.subscribed(func() error { return s.follow(ts, address, args[0], args[1:]) })
}

// follow starts a background client that appends both its streams to a file.
func (s *stage) follow(ts *testscript.TestScript, address, file string, args []string) error {
	if s.subscriptions[file] != nil {
		return fmt.Errorf("%s is in use", file)
	}
	output, err := os.Create(ts.MkAbs(file))
	if err != nil {
		return err
	}
	defer output.Close()
	command := exec.Command(filepath.Join(binaries, "nervix-cli"), append([]string{"--address", address, "subscribe"}, args...)...)
	command.Stdout, command.Stderr = output, output
	for _, name := range []string{"HOME", "NERVIX_USER", "NERVIX_PASSWORD", "NERVIX_DOMAIN", "NERVIX_OUTPUT"} {
		if value := ts.Getenv(name); value != "" {
			command.Env = append(command.Env, name+"="+value)
		}
	}
	if err := command.Start(); err != nil {
		return err
	}
	s.subscriptions[file] = command
	return nil
}

func unsubscribe(ts *testscript.TestScript, neg bool, args []string) error {
	if neg || len(args) != 1 {
		return errors.New("usage: unsubscribe FILE")
	}
	s := stageOf(ts)
	command := s.subscriptions[args[0]]
	if command == nil {
		return fmt.Errorf("nothing writes %s", args[0])
	}
	delete(s.subscriptions, args[0])
	// One that has ended already has its exit code.
	_ = command.Process.Signal(os.Interrupt)
	stuck := time.AfterFunc(endPatience, func() { _ = command.Process.Kill() })
	defer stuck.Stop()
	if err := command.Wait(); err != nil {
		return fmt.Errorf("%w: %s", err, ts.ReadFile(args[0]))
	}
	return nil
}

var subscriptionsGauge = regexp.MustCompile(`(?m)^nervix_session_subscriptions\{[^}]*\} (\d+)$`)

// open counts the open subscriptions of a server.
func (p *process) open(ctx context.Context) (int, error) {
	_, page, err := fetch(ctx, "http://"+p.observability+"/metrics")
	total := 0
	for _, sample := range subscriptionsGauge.FindAllStringSubmatch(page, -1) {
		n, err := strconv.Atoi(sample[1])
		if err != nil {
			return 0, err
		}
		total += n
	}
	return total, err
}

// subscribed starts something and waits until it has opened one more subscription.
func (p *process) subscribed(begin func() error) error {
	ctx, cancel := context.WithTimeout(context.Background(), awaitPatience)
	defer cancel()
	before, err := p.open(ctx)
	if err != nil {
		return err
	}
	if err := begin(); err != nil {
		return err
	}
	for {
		now, err := p.open(ctx)
		switch {
		case err == nil && now > before:
			return nil
		case ctx.Err() != nil:
			return fmt.Errorf("no subscription was opened within %s", awaitPatience)
		}
		<-time.After(glance)
	}
}

func await(ts *testscript.TestScript, neg bool, args []string) error {
	given, args, err := options(args, "count")
	if err != nil {
		return err
	}
	if neg || len(args) != 2 {
		return errors.New("usage: await [-count N] FILE REGEXP")
	}
	want := 1
	if text, ok := given["count"]; ok {
		if want, err = strconv.Atoi(text); err != nil {
			return err
		}
	}
	pattern, err := regexp.Compile(args[1])
	if err != nil {
		return err
	}
	deadline := time.Now().Add(awaitPatience)
	for {
		text, got := ts.ReadFile(args[0]), 0
		for line := range strings.Lines(text) {
			if pattern.MatchString(strings.TrimSuffix(line, "\n")) {
				got++
			}
		}
		switch {
		case got >= want:
			return nil
		case time.Now().After(deadline):
			return fmt.Errorf("%d of %d lines match %q within %s:\n%s", got, want, args[1], awaitPatience, text)
		}
		<-time.After(glance)
	}
}
