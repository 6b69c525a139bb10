package scenario

import (
	"context"
	"net"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/client"
	"nervix/generated/failure"
)

// The tests of this file need a session that goes on after a refusal or ends without a farewell,
// which the terminal client never does.

// patience bounds a test that talks to servers directly.
const patience = 2 * time.Minute

// begun starts a server for a test that runs beside others. The server ends with the test; its log
// is shown when the test failed.
func begun(t *testing.T, flags ...string) *process {
	t.Helper()
	if testing.Short() {
		t.Skip("starts server processes")
	}
	t.Parallel()
	p, err := newProcess("node", t.TempDir(), flags, nil)
	require.NoError(t, err)
	t.Cleanup(func() {
		if p.running() {
			require.NoError(t, p.kill())
		}
		if t.Failed() {
			t.Log(p.written())
		}
	})
	require.NoError(t, p.start())
	return p
}

// sessionOf opens a session. Its uncertain commands are not repeated by themselves.
func sessionOf(t *testing.T, ctx context.Context, p *process, config client.Config) *client.Client {
	t.Helper()
	config.Address, config.Retry.Attempts = p.session, 1
	if config.User == "" {
		config.User = "admin"
	}
	c, err := client.Dial(ctx, config)
	require.NoError(t, err)
	t.Cleanup(func() {
		ending, cancel := context.WithTimeout(context.Background(), time.Second)
		defer cancel()
		c.Close(ending)
	})
	return c
}

// completed runs statements that must succeed and gives the lines of the last one.
func completed(t *testing.T, ctx context.Context, c *client.Client, texts ...string) []string {
	t.Helper()
	var lines []string
	for _, text := range texts {
		result, err := c.Execute(ctx, text)
		require.NoError(t, err, text)
		require.NoError(t, result.Err(), text)
		lines = result.Lines
	}
	return lines
}

// refused runs a statement that must fail.
func refused(t *testing.T, ctx context.Context, c *client.Client, text string, code failure.Code) {
	t.Helper()
	result, err := c.Execute(ctx, text)
	require.NoError(t, err, text)
	require.ErrorIs(t, result.Err(), code, text)
}

// severed are connections that a test can cut.
type severed struct {
	mu   sync.Mutex
	open []net.Conn
}

func (s *severed) dial(ctx context.Context, address string) (net.Conn, error) {
	connection, err := (&net.Dialer{}).DialContext(ctx, "tcp", address)
	if err == nil {
		s.mu.Lock()
		s.open = append(s.open, connection)
		s.mu.Unlock()
	}
	return connection, err
}

func (s *severed) cut() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, connection := range s.open {
		// The client may have closed it first.
		_ = connection.Close()
	}
	s.open = nil
}

// TestRefusedStatementsLeaveTheTransactionUsable shows that nothing of a refused statement is
// queued and that the transaction goes on.
func TestRefusedStatementsLeaveTheTransactionUsable(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	c := sessionOf(t, ctx, begun(t), client.Config{Domain: "shop"})
	completed(t, ctx, c, "CREATE DOMAIN shop;", "CREATE DOMAIN other;", "BEGIN;", "CREATE SCHEMA a (x I64);")

	refused(t, ctx, c, "DROP SCHEMA unknown;", failure.CodeInvalidStatement)
	refused(t, ctx, c, "CREATE SCHEMA a (x I64);", failure.CodeInvalidStatement)
	refused(t, ctx, c, "SHOW CREATE SCHEMA a;", failure.CodeNotQueueable)
	refused(t, ctx, c, "CREATE DOMAIN inner;", failure.CodeNotQueueable)
	refused(t, ctx, c, "CREATE SUBSCRIPTION s TO a;", failure.CodeNotQueueable)
	refused(t, ctx, c, "BEGIN;", failure.CodeTransactionActive)
	refused(t, ctx, c, "CREATE SCHEMA", failure.CodeSyntax)
	require.Contains(t, completed(t, ctx, c, "SHOW TRANSACTIONS;")[0], "state=OPEN pending=1 ")

	completed(t, ctx, c, "CREATE RELAY a SCHEMA a UNBRANCHED;")
	require.Equal(t, []string{"transaction committed: 2 commands", "quiesce level: DYNAMIC"}, completed(t, ctx, c, "COMMIT;"))
	completed(t, ctx, c, "SHOW CREATE RELAY a;")
}

// TestTransactionsOutliveTheirSession shows the difference between a session that says goodbye and
// one whose connection breaks.
func TestTransactionsOutliveTheirSession(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	p := begun(t)
	watcher := sessionOf(t, ctx, p, client.Config{Domain: "shop"})
	completed(t, ctx, watcher, "CREATE DOMAIN shop;", "CREATE USER ann WITH PASSWORD 'secret';")

	clean := sessionOf(t, ctx, p, client.Config{Domain: "shop"})
	completed(t, ctx, clean, "BEGIN;", "CREATE SCHEMA a (x I64);")
	clean.Close(ctx)
	require.Contains(t, completed(t, ctx, watcher, "SHOW TRANSACTIONS;")[0], "state=REVERTED")

	connections := &severed{}
	unclean := sessionOf(t, ctx, p, client.Config{Domain: "shop", Dial: connections.dial})
	completed(t, ctx, unclean, "BEGIN;", "CREATE SCHEMA a (x I64);")
	id := unclean.Transaction()
	connections.cut()
	lines := completed(t, ctx, watcher, "SHOW TRANSACTIONS;")
	require.Contains(t, lines[len(lines)-1], id+" owner=admin domain=shop state=OPEN pending=1 ")

	stranger := sessionOf(t, ctx, p, client.Config{User: "ann", Password: "secret", Domain: "shop"})
	refused(t, ctx, stranger, "ATTACH TRANSACTION '"+id+"';", failure.CodeTransactionNotOwner)
	refused(t, ctx, stranger, "ATTACH TRANSACTION 'nothing';", failure.CodeUnknownTransaction)

	completed(t, ctx, watcher, "ATTACH TRANSACTION '"+id+"';")
	require.Equal(t, id, watcher.Transaction())
	completed(t, ctx, watcher, "CREATE RELAY a SCHEMA a UNBRANCHED;", "COMMIT;", "SHOW CREATE RELAY a;")
}

// TestTransactionsOutliveTheServer shows that an OPEN transaction is kept through a crash, and that
// its session goes on with it as if nothing had happened.
func TestTransactionsOutliveTheServer(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	p := begun(t)
	c := sessionOf(t, ctx, p, client.Config{Domain: "shop"})
	completed(t, ctx, c, "CREATE DOMAIN shop;", "BEGIN;", "CREATE SCHEMA a (x I64);")
	id := c.Transaction()
	require.NoError(t, p.kill())
	require.NoError(t, p.start())

	completed(t, ctx, c, "CREATE RELAY a SCHEMA a UNBRANCHED;")
	require.Equal(t, id, c.Transaction())
	refused(t, ctx, sessionOf(t, ctx, p, client.Config{Domain: "shop"}), "SHOW CREATE SCHEMA a;", failure.CodeUnknownModel)
	require.Equal(t, []string{"transaction committed: 2 commands", "quiesce level: DYNAMIC"}, completed(t, ctx, c, "COMMIT;"))

	// A stop in order keeps it as well.
	completed(t, ctx, c, "BEGIN;", "DROP RELAY a;")
	id = c.Transaction()
	require.NoError(t, p.stop())
	require.NoError(t, p.start())
	other := sessionOf(t, ctx, p, client.Config{Domain: "shop"})
	completed(t, ctx, other, "ATTACH TRANSACTION '"+id+"';", "DROP SCHEMA a;", "COMMIT;")
	refused(t, ctx, other, "SHOW CREATE SCHEMA a;", failure.CodeUnknownModel)
}

// TestWrongPasswordsAreSlowedDown shows that guessing gets slower for its user only.
func TestWrongPasswordsAreSlowedDown(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	p := begun(t)
	c := sessionOf(t, ctx, p, client.Config{})
	completed(t, ctx, c, "CREATE USER ann WITH PASSWORD 'secret';", "CREATE USER bob WITH PASSWORD 'secret';")
	attempt := func(user, password string) error {
		c, err := client.Dial(ctx, client.Config{Address: p.session, User: user, Password: password})
		if err == nil {
			c.Close(ctx)
		}
		return err
	}
	begin := time.Now()
	for range 12 {
		require.ErrorIs(t, attempt("ann", "guess"), failure.CodeAuthenticationFailed)
	}
	require.Greater(t, time.Since(begin), 1500*time.Millisecond)

	// The next guess waits; meanwhile others log in and open sessions go on.
	guess := make(chan error, 1)
	go func() { guess <- attempt("ann", "guess") }()
	require.NoError(t, attempt("bob", "secret"))
	require.NotEmpty(t, completed(t, ctx, c, "SHOW CLUSTER STATUS;"))
	select {
	case err := <-guess:
		require.Failf(t, "the guess did not wait", "it ended with %v", err)
	default:
	}
	require.ErrorIs(t, <-guess, failure.CodeAuthenticationFailed)
	require.NoError(t, attempt("ann", "secret"))
}
