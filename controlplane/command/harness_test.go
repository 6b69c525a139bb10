package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"sync"
	"testing"
	"time"

	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/google/uuid"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"nervix/controlplane/consensus"
	"nervix/controlplane/quiesce"
	"nervix/controlplane/scheduler"
	"nervix/controlplane/state"
	"nervix/generated/failure"
	"nervix/generated/record"
	"nervix/generated/setting"
	"nervix/grammar"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// fakeRuntime records what a service asks for and fails or blocks on demand.
type fakeRuntime struct {
	mu    sync.Mutex
	calls []string
	fail  map[string]error // by call
	gate  chan struct{}    // when set, Prepare waits for it
	hook  func(call string)
	// widens makes the next Prepare tell that it rebuilt the domain.
	widens bool
	// paused are the changes that it was asked to pause for.
	paused []*quiesce.Result
}

func (f *fakeRuntime) call(ctx context.Context, text string) error {
	f.mu.Lock()
	f.calls = append(f.calls, text)
	gate, err, hook := f.gate, f.fail[text], f.hook
	f.mu.Unlock()
	if hook != nil {
		hook(text)
	}
	if gate != nil {
		select {
		case <-gate:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return err
}

func (f *fakeRuntime) Pause(ctx context.Context, domain string, change *quiesce.Result) (func(), error) {
	f.set(func(f *fakeRuntime) { f.paused = append(f.paused, change) })
	err := f.call(ctx, fmt.Sprintf("pause %s %s", domain, change.Level))
	return func() { _ = f.call(ctx, "resume "+domain) }, err
}

func (f *fakeRuntime) Prepare(ctx context.Context, domain string) (bool, error) {
	err := f.call(ctx, "prepare "+domain)
	f.mu.Lock()
	defer f.mu.Unlock()
	widened := f.widens
	f.widens = false
	return widened, err
}

func (f *fakeRuntime) Activate(ctx context.Context, domain string) error {
	return f.call(ctx, "activate "+domain)
}

// take gives the calls since the last take.
func (f *fakeRuntime) take() []string {
	f.mu.Lock()
	defer f.mu.Unlock()
	calls := f.calls
	f.calls = nil
	return calls
}

func (f *fakeRuntime) set(change func(f *fakeRuntime)) {
	f.mu.Lock()
	defer f.mu.Unlock()
	change(f)
}

// clock is a time that only tests move.
type clock struct {
	mu  sync.Mutex
	now time.Time
}

func (c *clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

func (c *clock) advance(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
}

// node is a member with its state, runtime and service over one file system.
type node struct {
	t       testing.TB
	fs      vfs.FS
	machine *state.Machine
	raft    *consensus.Node
	runtime *fakeRuntime
	clock   *clock
	service *Service
}

func settings() record.Settings { return SettingsOf(setting.NewServer()) }

func openNode(t testing.TB, fs vfs.FS, change func(*Config)) *node {
	t.Helper()
	n := &node{t: t, fs: fs, runtime: &fakeRuntime{fail: map[string]error{}}, clock: &clock{now: time.Now()}}
	machine, err := state.Open(fs, "state")
	require.NoError(t, err)
	n.machine = machine
	n.raft, err = consensus.Open(t.Context(), consensus.Config{
		Self: consensus.Member{ID: consensus.MemberIDOf("n1"), Node: "n1"}, Dir: "consensus", FS: fs,
		StateMachine: machine, Bootstrap: true,
	})
	require.NoError(t, err)
	n.lead()
	config := Config{
		Log: n.raft, State: machine, Runtime: n.runtime, Settings: settings(), Clock: n.clock.Now,
		Members:   func() scheduler.Members { return scheduler.Members{Live: []string{"n1"}, Eligible: []string{"n1"}} },
		Superuser: "admin", Logger: slog.New(slog.NewTextHandler(io.Discard, nil)), Maintenance: time.Hour,
	}
	if change != nil {
		change(&config)
	}
	n.service = New(config)
	require.NoError(t, n.service.Recover(t.Context()))
	return n
}

func start(t testing.TB, change func(*Config)) *node {
	n := openNode(t, vfs.NewMem(), change)
	t.Cleanup(func() { n.stop() })
	n.runtime.take()
	return n
}

// lead waits until the member leads.
func (n *node) lead() {
	deadline := time.After(20 * time.Second)
	for {
		leadership, changed := n.raft.Leadership()
		if leadership.Established {
			return
		}
		select {
		case <-changed:
		case <-deadline:
			n.t.Fatal("the member does not lead")
		}
	}
}

// stop ends everything in order; it may be called twice.
func (n *node) stop() {
	if n.service == nil {
		return
	}
	n.service.Close()
	n.service = nil
	require.NoError(n.t, errors.Join(n.raft.Close(), n.machine.Close()))
}

// reopen restarts the process over the same file system.
func (n *node) reopen(change func(*Config)) {
	n.stop()
	again := openNode(n.t, n.fs, change)
	*n = *again
}

func (n *node) reference() string {
	id, err := uuid.NewV7()
	require.NoError(n.t, err)
	return id.String()
}

// request gives one statement of a session of the superuser.
func (n *node) request(session, domain, text string) Request {
	parsed, err := grammar.Parse(text)
	require.NoError(n.t, err, text)
	require.Len(n.t, parsed.Statements, 1)
	p := parsed.Statements[0]
	return Request{
		Caller: Caller{Session: session, User: "admin", Credentials: 1}, Domain: domain,
		Item: Item{Statement: p.Statement, Source: p.Source}, Reference: n.reference(),
	}
}

func (n *node) run(session, domain, text string) (*Result, error) {
	return n.service.Execute(n.t.Context(), n.request(session, domain, text))
}

// must runs a statement that succeeds and gives its first line.
func (n *node) must(session, domain, text string) string {
	n.t.Helper()
	r, err := n.run(session, domain, text)
	require.NoError(n.t, err, text)
	require.NotEmpty(n.t, r.Lines)
	return r.Lines[0]
}

// interrupt runs a request whose waiter leaves once the runtime is asked for something, which it
// does not do until the node ends.
func (n *node) interrupt(r Request) {
	n.t.Helper()
	ctx, leave := context.WithCancel(n.t.Context())
	defer leave()
	n.runtime.set(func(f *fakeRuntime) {
		f.gate, f.hook = make(chan struct{}), func(string) { leave() }
	})
	_, err := n.service.Execute(ctx, r)
	require.ErrorIs(n.t, err, failure.CodeStillApplying)
}

// split gives the statements of a text as they were written.
func split(t testing.TB, text string) []string {
	parsed, err := grammar.Parse(text)
	require.NoError(t, err)
	texts := make([]string, len(parsed.Statements))
	for i, p := range parsed.Statements {
		texts[i] = p.Source
	}
	return texts
}
