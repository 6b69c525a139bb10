package main

import (
	"context"
	_ "embed"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sync/errgroup"
	"golang.org/x/term"

	"nervix/controlplane/client"
	"nervix/tools/launch"
)

//go:embed graph.nspl
var graph string

// options are the flags.
type options struct {
	binaries string
	duration time.Duration
	rate     int
	memory   int // MiB
	seed     uint64
	overload bool
	json     bool
}

const (
	// drainPatience bounds the way of the last records after the feeders ended.
	drainPatience = 2 * time.Minute
	// restPatience bounds the end of the goroutines of a stopped domain.
	restPatience = 30 * time.Second
	// samplesOfRun is the number of samples of the memory, at most one a second.
	samplesOfRun = 400
	// overloadDelay is what the sink needs for every request under -overload.
	overloadDelay = 300 * time.Millisecond
)

func main() {
	o := options{}
	flag.StringVar(&o.binaries, "bin", "bin", "directory of nervix-server")
	flag.DurationVar(&o.duration, "duration", time.Hour, "how long records are sent")
	flag.IntVar(&o.rate, "rate", 500, "records per second of each source")
	flag.IntVar(&o.memory, "memory", 384, "memory limit of the server in MiB")
	flag.Uint64Var(&o.seed, "seed", uint64(time.Now().UnixNano()), "seed of the disturbances")
	flag.BoolVar(&o.overload, "overload", false, "send over HTTP as fast as the server takes it, to a slow sink")
	form := flag.String("output", "text", "form of the result: text or json")
	flag.Parse()
	o.json = *form == "json"
	if flag.NArg() > 0 || o.duration <= 0 || o.rate <= 0 || o.memory <= 0 || *form != "text" && *form != "json" {
		flag.Usage()
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	result, err := run(ctx, o, newProgress(os.Stderr, term.IsTerminal(int(os.Stderr.Fd())), o.duration))
	stop()
	if err == nil {
		err = result.show(os.Stdout, o.json)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "soak:", err)
	}
	if err != nil || len(result.Faults) > 0 {
		os.Exit(1)
	}
}

// soak is a running server with everything around it.
type soak struct {
	options options
	server  *launch.Server
	kafka   *kafka
	bus     *bus
	client  *client.Client
	watcher *watcher
	ledgers [sources]ledger
	disturb *disturber
	show    *progress
}

// run runs everything and gives what it found. An error tells that something could not be done.
func run(ctx context.Context, o options, show *progress) (result *Result, err error) {
	directory, err := os.MkdirTemp("", "nervix-soak-")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(directory)) }()
	s := &soak{options: o, show: show}
	if s.kafka, err = startKafka(); err != nil {
		return nil, err
	}
	defer s.kafka.close()
	if s.bus, err = startBus(); err != nil {
		return nil, err
	}
	defer s.bus.close()
	s.server, err = launch.Start(ctx, filepath.Join(o.binaries, "nervix-server"), directory,
		"--memory-limit", fmt.Sprintf("%dMiB", o.memory), "--branch-scan-interval", "1s", "--log-level", "error")
	if err != nil {
		return nil, err
	}
	defer func() {
		if stopped := s.server.Stop(); stopped != nil {
			err = errors.Join(err, stopped)
		} else if err != nil {
			err = fmt.Errorf("%w\nserver:\n%s", err, s.server.Output())
		}
	}()
	s.watcher = &watcher{address: s.server.Observability}
	return s.run(ctx)
}

func (s *soak) run(ctx context.Context) (*Result, error) {
	var err error
	if s.client, err = client.Dial(ctx, client.Config{Address: s.server.Session, User: "admin", Name: "soak", Domain: "soak"}); err != nil {
		return nil, err
	}
	defer s.client.Close(context.WithoutCancel(ctx))
	// Records that wait for a slow sink would end with their idle branch.
	ttl := "45s"
	if s.options.overload {
		ttl = "1h"
	}
	text := strings.NewReplacer("${TTL}", ttl, "${KAFKA}", strings.Join(s.kafka.cluster.ListenAddrs(), ","), "${NATS}", s.bus.url()).Replace(graph)
	for _, statements := range []string{"CREATE DOMAIN soak;", text} {
		if err := execute(ctx, s.client, statements); err != nil {
			return nil, err
		}
	}
	before, err := s.watcher.read(ctx)
	if err != nil {
		return nil, err
	}
	if err := execute(ctx, s.client, "START;"); err != nil {
		return nil, err
	}
	following, end := context.WithCancel(ctx)
	var behind errgroup.Group
	behind.Go(func() error { return s.kafka.follow(following, &s.ledgers) })
	behind.Go(func() error { return s.kafka.trim(following) })
	seconds, err := s.load(ctx)
	s.show.close()
	after, drained := s.drain(ctx)
	end()
	if err = errors.Join(err, behind.Wait()); err != nil {
		return nil, err
	}
	return s.conclude(ctx, before, after, seconds, drained)
}

// load feeds and disturbs for the duration.
func (s *soak) load(ctx context.Context) (seconds float64, err error) {
	ctx, cancel := context.WithTimeout(ctx, s.options.duration)
	defer cancel()
	if s.options.overload {
		s.kafka.slow.Store(int64(overloadDelay))
	}
	start := time.Now()
	feeding := &feeders{
		address: s.server.HTTP, kafka: s.kafka, bus: s.bus, ledgers: &s.ledgers, rate: s.options.rate, start: start,
	}
	s.disturb = &disturber{
		client: s.client, kafka: s.kafka, bus: s.bus, random: rand.New(rand.NewPCG(s.options.seed, 0)),
		pause: min(max(s.options.duration/30, 300*time.Millisecond), 5*time.Second), done: map[string]int{}, show: s.show.doing, flooded: s.options.overload,
	}
	group, ctx := errgroup.WithContext(ctx)
	group.Go(func() error { return feeding.run(ctx, s.options.overload) })
	group.Go(func() error { return s.disturb.run(ctx) })
	group.Go(func() error {
		return s.watcher.run(ctx, min(max(s.options.duration/samplesOfRun, 100*time.Millisecond), time.Second))
	})
	group.Go(func() error { return s.show.run(ctx, s.state) })
	err = group.Wait()
	s.kafka.slow.Store(0)
	return time.Since(start).Seconds(), err
}

// state is what the progress shows.
func (s *soak) state() string {
	var sent, delivered int64
	for i := range s.ledgers {
		s.ledgers[i].lock.Lock()
		sent += s.ledgers[i].next
		s.ledgers[i].lock.Unlock()
	}
	delivered = s.deliveredRecords()
	now := s.watcher.now()
	return fmt.Sprintf("%d sent, %d delivered, %s resident, %s alive, %.0f branches, %.0f goroutines", sent, delivered, size(now[resident]), size(now[used]), now[branches], now[goroutines])
}

func (s *soak) deliveredRecords() (count int64) {
	for i := range s.ledgers {
		count += s.ledgers[i].arrived()
	}
	return count
}

// drain waits until everything that was acknowledged is out and nothing but state is held, and gives the
// figures of that moment: records that nobody awaits may still arrive. What it leaves is a fault of the
// result.
func (s *soak) drain(ctx context.Context) (map[string]float64, error) {
	return s.watcher.await(ctx, drainPatience, func(values map[string]float64) bool {
		return s.ledgers[overHTTP].complete() && s.ledgers[overKafka].complete() && values[reserved] == values[remembered]
	})
}

// conclude stops the domain and judges.
func (s *soak) conclude(ctx context.Context, before, after map[string]float64, seconds float64, drained error) (*Result, error) {
	if after == nil {
		return nil, drained
	}
	if err := execute(ctx, s.client, "STOP;"); err != nil {
		return nil, err
	}
	rest, _ := s.watcher.await(ctx, restPatience, func(values map[string]float64) bool {
		return values[goroutines] <= before[goroutines]+strayGoroutines
	})
	r := &Result{
		Seconds: seconds, Seed: s.options.seed, Overload: s.options.overload, Records: map[string]Account{}, Disturbances: s.disturb.done,
		Memory: s.watcher.memory(), Goroutines: [2]int{int(before[goroutines]), int(rest[goroutines])},
		Reserved: int64(after[reserved] - after[remembered]), Pressure: int(after[pressure]), Evictions: int(after[evictions]), Faults: []string{},
	}
	r.Memory.Limit = float64(s.options.memory) * (1 << 20)
	for i, name := range names {
		r.Records[name] = s.ledgers[i].balance()
	}
	if drained != nil {
		r.Faults = append(r.Faults, "the graph did not drain: "+drained.Error())
	}
	r.judge()
	return r, nil
}

// progress shows how far a run is: a line that changes on a terminal, elsewhere a line for every tenth.
type progress struct {
	out      io.Writer
	terminal bool
	duration time.Duration

	lock sync.Mutex
	what string
}

func newProgress(out io.Writer, terminal bool, duration time.Duration) *progress {
	return &progress{out: out, terminal: terminal, duration: duration}
}

// doing tells what disturbs at present; empty when nothing does.
func (p *progress) doing(what string) {
	p.lock.Lock()
	defer p.lock.Unlock()
	p.what = what
}

func (p *progress) run(ctx context.Context, state func() string) error {
	every := p.duration / 10
	if p.terminal {
		every = time.Second
	}
	start := time.Now()
	ticker := time.NewTicker(max(every, 100*time.Millisecond))
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
		}
		p.lock.Lock()
		what := p.what
		p.lock.Unlock()
		line := fmt.Sprintf("%s of %s: %s", time.Since(start).Round(time.Second), p.duration, state())
		if what != "" {
			line += ", " + what
		}
		if p.terminal {
			fmt.Fprintf(p.out, "\r\x1b[K%s", line)
		} else {
			fmt.Fprintln(p.out, line)
		}
	}
}

func (p *progress) close() {
	if p.terminal {
		fmt.Fprint(p.out, "\r\x1b[K")
	}
}
