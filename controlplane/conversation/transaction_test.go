package conversation_test

import (
	"context"
	"net"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/client"
	"nervix/controlplane/command"
	"nervix/controlplane/consensus"
	"nervix/controlplane/session/sessiontest"
	"nervix/generated/failure"
	wire "nervix/generated/session"
)

// tapped keeps the connections of a client, so that a test can cut them.
type tapped struct {
	mu    sync.Mutex
	conns []net.Conn
	count int
}

func (w *tapped) connect(t *testing.T, server *sessiontest.Server) *client.Client {
	t.Helper()
	c, err := client.Dial(t.Context(), client.Config{
		Address: server.Address, User: "admin", Password: "pw", Domain: "d",
		Dial: func(ctx context.Context, address string) (net.Conn, error) {
			conn, err := server.Dial(ctx, address)
			w.mu.Lock()
			defer w.mu.Unlock()
			w.conns, w.count = append(w.conns, conn), w.count+1
			return conn, err
		},
	})
	require.NoError(t, err)
	t.Cleanup(func() { c.Close(context.Background()) })
	return c
}

func (w *tapped) cut() {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, conn := range w.conns {
		// A connection that is closed already is cut.
		_ = conn.Close()
	}
	w.conns = nil
}

// A session that attaches a transaction selects its domain, and so does one that reconnects (CP-053).
func TestAttachSelectsTheDomain(t *testing.T) {
	server := start(t)
	first, second, w := connect(t, server), connect(t, server), &tapped{}
	must(t, first, "CREATE DOMAIN d;")
	must(t, first, "CREATE DOMAIN e;")
	id := must(t, first, "BEGIN;").Transaction.ID
	_, err := second.SelectDomain(t.Context(), "e")
	require.NoError(t, err)
	must(t, second, "CREATE SCHEMA elsewhere (a I64);")
	attached := must(t, second, "ATTACH TRANSACTION '"+id+"';")
	require.Equal(t, &wire.DomainSelection{Domain: "d"}, attached.Selection)
	require.Equal(t, "d", second.Domain())
	must(t, second, "CREATE SCHEMA s (a I64);")
	must(t, second, "COMMIT;")
	must(t, first, "SHOW CREATE SCHEMA s;")

	third := w.connect(t, server)
	_, err = third.SelectDomain(t.Context(), "e")
	require.NoError(t, err)
	must(t, third, "BEGIN;")
	w.cut()
	must(t, third, "CREATE SCHEMA s (b I64);")
	require.Equal(t, 2, w.count)
	require.Equal(t, "e", third.Domain())
	require.Equal(t, "e", must(t, third, "SHOW TRANSACTIONS;").Transaction.Domain)
}

// deaf loses its leader: nothing that needs one is answered.
type deaf struct {
	command.Log
	lost *atomic.Bool
}

func (d deaf) ReadIndex(ctx context.Context) (consensus.Position, error) {
	if d.lost.Load() {
		return consensus.Position{}, &failure.LeaderUnknown{}
	}
	return d.Log.ReadIndex(ctx)
}

// A node lists the transactions that it knows of without a leader (CP-173).
func TestTransactionsAreListedWithoutALeader(t *testing.T) {
	lost := &atomic.Bool{}
	server := startWith(t, func(c *command.Config) { c.Log = deaf{c.Log, lost} })
	c := connect(t, server)
	must(t, c, "CREATE DOMAIN d;")
	id := must(t, c, "BEGIN;").Transaction.ID
	must(t, c, "CREATE SCHEMA s (a I64);")
	outside := connect(t, server)
	lost.Store(true)
	check(t, outside, "SHOW CLUSTER STATUS;", failure.CodeLeaderUnknown)
	check(t, outside, "SHOW PLACEMENTS;", failure.CodeLeaderUnknown)
	lines := must(t, outside, "SHOW TRANSACTIONS;").Lines
	require.Len(t, lines, 1)
	require.Contains(t, lines[0], id+" owner=admin domain=d state=OPEN pending=1 ")
	require.Equal(t, id, must(t, c, "SHOW TRANSACTIONS;").Transaction.ID)
}

// stalling holds every Prepare until the gate opens.
type stalling struct {
	command.Runtime
	stall   *atomic.Bool
	entered chan struct{}
	gate    chan struct{}
}

func (s stalling) Prepare(ctx context.Context, domain string) (bool, error) {
	if s.stall.CompareAndSwap(true, false) {
		close(s.entered)
		select {
		case <-s.gate:
		case <-ctx.Done():
			return false, ctx.Err()
		}
	}
	return s.Runtime.Prepare(ctx, domain)
}

// A COMMIT goes on when its waiter's connection is lost; the client comes back to it, attaches the
// transaction and waits for the retained result (CC-113).
func TestCommitWaitersComeBack(t *testing.T) {
	held := stalling{stall: &atomic.Bool{}, entered: make(chan struct{}), gate: make(chan struct{})}
	server := startWith(t, func(c *command.Config) {
		held.Runtime = c.Runtime
		c.Runtime = held
	})
	w, other := &tapped{}, connect(t, server)
	c := w.connect(t, server)
	must(t, c, "CREATE DOMAIN d;")
	id := must(t, c, "BEGIN;").Transaction.ID
	must(t, c, "CREATE SCHEMA s (a I64);")
	held.stall.Store(true)
	type answer struct {
		result *client.Result
		err    error
	}
	answers := make(chan answer, 1)
	go func() {
		result, err := c.Execute(context.Background(), "COMMIT;")
		answers <- answer{result, err}
	}()
	<-held.entered
	w.cut()
	require.Contains(t, must(t, other, "SHOW TRANSACTIONS;").Lines[0], "state=COMMITTING")
	require.Eventually(t, func() bool {
		w.mu.Lock()
		defer w.mu.Unlock()
		return w.count == 2
	}, 10*time.Second, time.Millisecond)
	require.Empty(t, answers, "it waits again")
	close(held.gate)
	came := <-answers
	require.NoError(t, came.err)
	require.NoError(t, came.result.Err())
	require.Equal(t, []string{"transaction committed: 1 commands", "quiesce level: DYNAMIC"}, came.result.Lines)
	require.Contains(t, must(t, other, "SHOW TRANSACTIONS;").Lines[0], id+" owner=admin domain=d state=COMMITTED ")
}
