package app_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"nervix/cmd/nervix-cli/app"
	"nervix/controlplane/session"
	"nervix/controlplane/session/sessiontest"
	"nervix/generated/failure"
	wire "nervix/generated/session"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// patience bounds everything that should end by itself.
const patience = 20 * time.Second

// run is one run of the client against a server.
type run struct {
	code     int
	out, err string
}

// console runs the client with a command line.
type console struct {
	t           *testing.T
	address     string
	input       string
	environment map[string]string
	// interrupt is called with what an interruption does, whenever one is possible.
	interrupt func(context.CancelFunc)
	// terminal makes standard input and error terminals; password is what is typed blindly.
	terminal bool
	password string
}

func (c *console) run(arguments ...string) run {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	var out, errs buffer
	code := app.Run(ctx, app.Environment{
		InTerminal: c.terminal, ErrTerminal: c.terminal,
		AskPassword: func(string) (string, error) { return c.password, nil },
		Arguments:   arguments, Version: "test", In: strings.NewReader(c.input), Out: &out, Err: &errs,
		LookupEnv: func(name string) (string, bool) {
			if value, ok := c.environment[name]; ok {
				return value, ok
			}
			value, ok := map[string]string{"NERVIX_ADDRESS": c.address, "NERVIX_PASSWORD": sessiontest.Password}[name]
			return value, ok
		},
		Interruptible: func(ctx context.Context) (context.Context, context.CancelFunc) {
			ctx, cancel := context.WithCancel(ctx)
			if c.interrupt != nil {
				c.interrupt(cancel)
			}
			return ctx, cancel
		},
	})
	return run{code, out.String(), errs.String()}
}

// buffer may be written while it is read.
type buffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (b *buffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.b.Write(p)
}

func (b *buffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.b.String()
}

// scripted is a server that remembers requests and answers with their text.
func scripted(t *testing.T, answer func(sink *session.Sink, request session.Request) (wire.Result, error)) (*console, *[]session.Request) {
	var mu sync.Mutex
	requests := &[]session.Request{}
	handler := &sessiontest.Handler{
		OnExecute: func(_ context.Context, sink *session.Sink, request session.Request) (wire.Result, error) {
			mu.Lock()
			*requests = append(*requests, request)
			mu.Unlock()
			if answer != nil {
				return answer(sink, request)
			}
			return wire.Result{Lines: []string{"ran " + request.Text}}, nil
		},
		OnSelectDomain: func(_ context.Context, domain string) (wire.Result, error) {
			if domain == "missing" {
				return wire.Result{}, &failure.UnknownDomain{Domain: domain}
			}
			return wire.Result{Lines: []string{"using domain '" + domain + "'"}, Selection: &wire.DomainSelection{Domain: domain}}, nil
		},
		OnListDomains: func(context.Context) ([]wire.Domain, error) {
			return []wire.Domain{{Name: "a", Status: "Running", Pace: "UNPACED"}}, nil
		},
	}
	server := sessiontest.Start(t, session.DefaultConfig(), handler)
	return &console{t: t, address: server.Address}, requests
}

func texts(requests []session.Request) []string {
	var list []string
	for _, request := range requests {
		list = append(list, request.Text)
	}
	return list
}

func TestCommandsRunInOrderAsOneRequestEach(t *testing.T) {
	c, requests := scripted(t, nil)
	r := c.run("--domain", "Sales", "-c", "START;", "-c", "BEGIN; STOP; COMMIT")
	require.Zero(t, r.code, r.err)
	require.Equal(t, "ran START;\nran BEGIN; STOP; COMMIT\n", r.out)
	require.Empty(t, r.err)
	require.Equal(t, []string{"START;", "BEGIN; STOP; COMMIT"}, texts(*requests))
	require.Equal(t, "sales", (*requests)[0].Domain)
}

func TestTheFirstFailureEndsTheRunWithItsCode(t *testing.T) {
	for _, test := range []struct {
		err  error
		code int
		text string
	}{
		{&failure.UnknownDomain{Domain: "lost"}, 1, "error[unknown_domain]: "},
		{&failure.MachineryMissing{Form: "LOOKUP"}, 6, "error[machinery_missing]: "},
		{&failure.Syntax{Found: "x", Expected: "y", Place: failure.AtSpan(0, 4)}, 2, "--> 1:1"},
		{&failure.WaitDeadline{}, 5, "error[wait_deadline]: "},
		{errors.New("secret text"), 70, "internal error"},
	} {
		c, requests := scripted(t, func(*session.Sink, session.Request) (wire.Result, error) { return wire.Result{}, test.err })
		r := c.run("-c", "STOP;", "-c", "START;")
		require.Equal(t, test.code, r.code, r.err)
		require.Contains(t, r.err, test.text)
		require.NotContains(t, r.err, "secret")
		require.Empty(t, r.out)
		require.Len(t, *requests, 1)
	}
}

func TestConnectionFailures(t *testing.T) {
	c, _ := scripted(t, nil)
	require.Equal(t, 4, c.run("--password", "wrong", "status").code)
	require.Equal(t, 1, c.run("--domain", "missing", "status").code)
	require.Equal(t, 3, c.run("--address", "127.0.0.1:1", "status").code)
	file := filepath.Join(t.TempDir(), "password")
	require.NoError(t, os.WriteFile(file, []byte(sessiontest.Password+"\r\nmore\n"), 0o600))
	c.environment = map[string]string{"NERVIX_PASSWORD": ""}
	require.Zero(t, c.run("--password-file", file, "status").code)
	r := c.run("--password-file", file+"?", "status")
	require.Equal(t, 2, r.code)
	require.Contains(t, r.err, "read_failed")
}

func TestPersonsAreAskedForTheirPassword(t *testing.T) {
	c, _ := scripted(t, nil)
	c.environment, c.password = map[string]string{"NERVIX_PASSWORD": ""}, sessiontest.Password
	require.Equal(t, 4, c.run("status").code, "a program is not asked")
	c.terminal = true
	require.Zero(t, c.run("status").code)
	c.password = "wrong"
	require.Equal(t, 4, c.run("status").code)
}

func TestLongFilesShowProgressToPersons(t *testing.T) {
	c, requests := scripted(t, nil)
	c.input = strings.Repeat("START;\n", 30)
	require.NotContains(t, c.run("--file", "-").err, "30")
	c.terminal = true
	require.Contains(t, c.run("--file", "-").err, "/ 30 statements")
	require.Empty(t, c.run("--file", "-", "--quiet").err)
	require.Len(t, *requests, 90)
}

func TestUsageFailures(t *testing.T) {
	c := &console{t: t}
	for _, arguments := range [][]string{
		{"--bogus"},
		{"bogus"},
		{"--output", "xml"},
		{"--connect-timeout", "1ms"},
		{"check"},
		{"check", "missing.nspl"},
		{"check", "--catalogue", "missing.nspl", "-"},
		{"fmt"},
		{"fmt", "missing.nspl"},
		{"fmt", "--write", "-"},
		{"fmt", "--write", "--diff", "x.nspl"},
		{"lsp", "--catalogue", "missing.nspl"},
		{"lsp", "argument"},
		{"subscribe"},
		{"subscribe", "r", "--sample-rate", "2"},
		{"subscribe", "r", "--sample-rate", "NaN"},
		{"subscribe", "r", "--count", "-1"},
		{"subscribe", "r", "--timeout", "-1s"},
		{"subscribe", "r", "--where", "1 +"},
		{"subscribe", "r", "--where", "a; STOP"},
		{"subscribe", "r; STOP"},
		{"subscribe", "r DROPPING"},
	} {
		r := c.run(arguments...)
		require.Equal(t, 2, r.code, "%v: %s", arguments, r.err)
		require.Contains(t, r.err, "error[", arguments)
		require.Empty(t, r.out)
	}
}

func TestInformationNeedsNoServer(t *testing.T) {
	c := &console{t: t}
	help := c.run("--help")
	require.Zero(t, help.code)
	for _, text := range []string{"NERVIX_ADDRESS", "  4  Authentication\n", "124  subscribe timed out", "130  interrupted"} {
		require.Contains(t, help.out, text)
	}
	require.Equal(t, "nervix-cli test\n", c.run("version").out)
	require.Contains(t, c.run("completion", "bash").out, "nervix-cli")
	c.input = "CREATE DOMAIN a;"
	require.Zero(t, c.run("check", "-").code)
}

const graph = `CREATE DOMAIN a;
USE a;

// One change.
BEGIN;
CREATE SCHEMA s (x I64);
  CREATE RELAY bad SCHEMA missing UNBRANCHED;
COMMIT;
`

func TestFileIsSentAStatementAtATime(t *testing.T) {
	path := filepath.Join(t.TempDir(), "graph.nspl")
	require.NoError(t, os.WriteFile(path, []byte(graph), 0o600))
	c, requests := scripted(t, nil)
	r := c.run("--file", path)
	require.Zero(t, r.code, r.err)
	require.Equal(t, []string{
		"CREATE DOMAIN a", "BEGIN", "CREATE SCHEMA s (x I64)", "CREATE RELAY bad SCHEMA missing UNBRANCHED", "COMMIT",
	}, texts(*requests))
	references := map[string]bool{}
	for _, request := range *requests {
		references[request.Reference] = true
	}
	require.Len(t, references, 5)
	require.Empty(t, (*requests)[0].Domain)
	require.Equal(t, "a", (*requests)[1].Domain, "USE selects for what follows")
}

func refuseRelays(_ *session.Sink, request session.Request) (wire.Result, error) {
	if at := strings.Index(request.Text, "missing"); at >= 0 {
		return wire.Result{}, &failure.UnknownModel{Place: failure.AtSpan(at, at+len("missing"))}
	}
	return wire.Result{}, nil
}

func TestFailureInAFileShowsItsPlaceInTheFile(t *testing.T) {
	c, requests := scripted(t, refuseRelays)
	c.input = graph
	r := c.run("--file", "-")
	require.Equal(t, 1, r.code)
	require.Len(t, *requests, 4)
	require.Contains(t, r.err, "--> 7:27\n")
	require.Contains(t, r.err, "7 |   CREATE RELAY bad SCHEMA missing UNBRANCHED;")
	require.Contains(t, r.err, "  = in -, statement 5 of 6; those before it were completed\n")

	r = c.run("--file", "-", "--output", "json")
	var document struct {
		Type, Code, Class, In string
		ExitCode              int `json:"exit_code"`
		Place                 struct{ Start, End, Line, Column int }
	}
	require.NoError(t, json.Unmarshal([]byte(r.err), &document), r.err)
	require.Equal(t, "error", document.Type)
	require.Equal(t, "NotFound", document.Class)
	require.Equal(t, 1, document.ExitCode)
	require.Equal(t, 7, document.Place.Line)
	require.Equal(t, 27, document.Place.Column)
	require.Equal(t, "missing", graph[document.Place.Start:document.Place.End])
}

func TestMistakenFileIsRefusedBeforeAnythingIsSent(t *testing.T) {
	c := &console{t: t, address: "127.0.0.1:1", input: "CREATE DOMAIN a;\nCREATE BOGUS;\n"}
	r := c.run("-c", "STOP;", "--file", "-")
	require.Equal(t, 2, r.code, "not even a connection is tried")
	require.Contains(t, r.err, "--> 2:8\n")
}

func TestPipeRunsPiecesUpToTheFirstFailure(t *testing.T) {
	c, requests := scripted(t, nil)
	c.input = "CREATE DOMAIN a; USE a;\nCREATE BOGUS;\nSTOP;\n"
	r := c.run()
	require.Equal(t, 2, r.code)
	require.Equal(t, "ran CREATE DOMAIN a\nusing domain 'a'\n", r.out)
	require.Contains(t, r.err, "  = in standard input, counted from line 2\n")
	require.Len(t, *requests, 1)
}

func TestResultForms(t *testing.T) {
	c, _ := scripted(t, func(_ *session.Sink, request session.Request) (wire.Result, error) {
		return wire.Result{
			Lines: []string{"a: 1", "b: 2"}, Transaction: &wire.TransactionStatus{ID: "tx"},
			Table: &wire.Table{Rows: 2, Columns: []wire.Column{
				{Name: "name", Type: "STRING", Cells: []string{"a", "b"}}, {Name: "n", Type: "I64", Cells: []string{"1", "2"}},
			}},
		}, nil
	})
	require.Equal(t, "a: 1\nb: 2\n", c.run("-o", "plain", "status").out)
	require.Equal(t, "┌──────┬───┐\n│ name │ n │\n├──────┼───┤\n│ a    │ 1 │\n│ b    │ 2 │\n└──────┴───┘\n", c.run("status").out)
	var document map[string]any
	require.NoError(t, json.Unmarshal([]byte(c.run("-o", "json", "status").out), &document))
	require.NotEmpty(t, document["reference"])
	delete(document, "reference")
	require.Equal(t, map[string]any{
		"type": "result", "disposition": "Completed", "lines": []any{"a: 1", "b: 2"}, "transaction": "tx",
		"columns": []any{map[string]any{"name": "name", "type": "STRING"}, map[string]any{"name": "n", "type": "I64"}},
		"rows":    []any{map[string]any{"name": "a", "n": "1"}, map[string]any{"name": "b", "n": "2"}},
	}, document)
}

func TestSessionStatementsNeedNoCommand(t *testing.T) {
	c, requests := scripted(t, nil)
	r := c.run("-o", "plain", "-c", "use a;", "-c", "LIST DOMAINS")
	require.Zero(t, r.code, r.err)
	require.Equal(t, "using domain 'a'\na status=Running pace=UNPACED\n", r.out)
	r = c.run("-c", "USE missing; // lost")
	require.Equal(t, 1, r.code)
	require.Contains(t, r.err, "error[unknown_domain]")
	require.Empty(t, *requests)
}

func TestColoursFollowTheSettings(t *testing.T) {
	c, _ := scripted(t, func(*session.Sink, session.Request) (wire.Result, error) {
		return wire.Result{}, &failure.UnknownDomain{}
	})
	require.Contains(t, c.run("--color", "always", "status").err, "\x1b[")
	require.NotContains(t, c.run("--color", "never", "status").err, "\x1b[")
	require.NotContains(t, c.run("status").err, "\x1b[")
}

// batch is rows 0 … n-1 of branches of two rows each.
func batch(n int) session.Rows {
	builder := array.NewRecordBuilder(memory.DefaultAllocator, arrow.NewSchema([]arrow.Field{
		{Name: "x", Type: arrow.PrimitiveTypes.Int64}, {Name: "note", Type: arrow.BinaryTypes.String, Nullable: true},
	}, nil))
	defer builder.Release()
	rows := session.Rows{}
	for i := range n {
		builder.Field(0).(*array.Int64Builder).Append(int64(i))
		builder.Field(1).(*array.StringBuilder).AppendNull()
		if i%2 == 0 {
			rows.Branches = append(rows.Branches, wire.BranchRun{Key: `{"k":` + string(rune('0'+i/2)) + `}`, Rows: uint32(min(2, n-i))})
		}
	}
	rows.Record = builder.NewRecordBatch()
	return rows
}

// streaming is a server whose subscription delivers rows at once.
func streaming(t *testing.T, rows int) (*console, *[]session.Request) {
	return scripted(t, func(sink *session.Sink, request session.Request) (wire.Result, error) {
		subscription, err := sink.Subscribe(session.Opening{Name: "cli", Domain: "sales", Relay: "orders"})
		if err == nil {
			subscription.Offer(batch(rows))
		}
		return wire.Result{}, err
	})
}

func TestSubscribeEndsAfterTheWantedRows(t *testing.T) {
	c, requests := streaming(t, 5)
	r := c.run("-d", "sales", "subscribe", "orders", "--count", "3", "--where", "x >= 0", "--dropping", "--sample-rate", "0.5", "--timeout", "20s")
	require.Zero(t, r.code, r.err)
	require.Equal(t, `key={"k":0} payload={"x":0}`+"\n"+`key={"k":0} payload={"x":1}`+"\n"+`key={"k":1} payload={"x":2}`+"\n", r.out)
	require.Equal(t, []string{"CREATE SUBSCRIPTION cli TO orders DROPPING BATCH SAMPLE RATE 0.5 WHERE x >= 0;"}, texts(*requests))

	r = c.run("-o", "json", "subscribe", "orders", "--count", "1")
	require.Equal(t, `{"type":"row","subscription":"cli","domain":"sales","relay":"orders","branch":{"k":0},"row":{"x":0}}`+"\n", r.out)
}

func TestSubscribeTimesOutWithItsOwnCode(t *testing.T) {
	c, _ := streaming(t, 2)
	r := c.run("subscribe", "orders", "--count", "3", "--timeout", "300ms")
	require.Equal(t, 124, r.code)
	require.Equal(t, 2, strings.Count(r.out, "\n"))
	require.Contains(t, r.err, "error[subscribe_timeout]")
}

func TestInterruptionEndsWaiting(t *testing.T) {
	asked := make(chan struct{}, 1)
	handler := &sessiontest.Handler{OnExecute: func(ctx context.Context, _ *session.Sink, _ session.Request) (wire.Result, error) {
		asked <- struct{}{}
		<-ctx.Done()
		return wire.Result{}, ctx.Err()
	}}
	server := sessiontest.Start(t, session.DefaultConfig(), handler)
	var waiting sync.WaitGroup
	defer waiting.Wait()
	c := &console{t: t, address: server.Address, interrupt: func(cancel context.CancelFunc) {
		waiting.Go(func() { <-asked; cancel() })
	}}
	require.Equal(t, 130, c.run("-c", "STOP;").code)
	c.input = "STOP;"
	require.Equal(t, 130, c.run().code)
	require.Equal(t, 130, c.run("subscribe", "orders", "--count", "1").code)
	require.Zero(t, c.run("subscribe", "orders").code, "an interruption is the end that was asked for")
}

func TestNoticesGoToStandardErrorUnlessQuiet(t *testing.T) {
	c, _ := scripted(t, func(sink *session.Sink, _ session.Request) (wire.Result, error) {
		sink.Notify(wire.Notice{Severity: wire.SeverityWarning, Text: "took long", Code: "slow", Domain: "sales", Node: "n1"})
		return wire.Result{}, nil
	})
	require.Equal(t, "warning sales n1: took long\n", c.run("status").err)
	require.Empty(t, c.run("--quiet", "status").err)
	var document map[string]any
	require.NoError(t, json.Unmarshal([]byte(c.run("-o", "json", "status").err), &document))
	require.Equal(t, "notice", document["type"])
	require.Equal(t, "slow", document["code"])
}

func TestEveryExitCodeIsDocumented(t *testing.T) {
	page, err := os.ReadFile("../README.md")
	require.NoError(t, err)
	help := (&console{t: t}).run("--help").out
	for _, description := range failure.All() {
		code := description.Class.ExitCode()
		require.Contains(t, string(page), fmt.Sprintf("\n| %d | ", code), description.Code)
		require.Regexp(t, fmt.Sprintf(`(?m)^ +%d  `, code), help, description.Code)
	}
}

func TestFilesAreJudgedWithoutAServer(t *testing.T) {
	c := &console{t: t, input: "CREATE SCHEMA s (a I64); CREATE RELAY r SCHEMA t UNBRANCHED;"}
	r := c.run("check", "-o", "plain", "-")
	require.Equal(t, 1, r.code)
	require.Equal(t, "<standard input>:1:48: error[unknown_reference]: relay 'r' names the unknown schema 't'\n", r.out)
	require.Empty(t, r.err)

	require.Zero(t, c.run("check", "../../../tools/demo/orders.nspl", "../../../tools/demo/flights.nspl").code)
	c.input = "\xff"
	require.Contains(t, c.run("check", "-").out, "error[invalid_encoding]")
	c.input = "STOP\x00;"
	require.Contains(t, c.run("check", "-").out, "error[lexical_error]")
	c.input = strings.Repeat(" ", 64<<20+1)
	r = c.run("check", "-o", "json", "-")
	require.Equal(t, 1, r.code)
	require.Contains(t, r.out, `"code":"text_too_large"`)
	require.Equal(t, 1, c.run("fmt", "-").code)
}

func TestFormatting(t *testing.T) {
	c := &console{t: t, input: "use a // b"}
	require.Equal(t, run{out: "USE a; // b\n"}, c.run("fmt", "-"))
	r := c.run("fmt", "-d", "-")
	require.Equal(t, 1, r.code)
	require.Contains(t, r.out, "@@ -1 +1 @@\n-use a // b\n\\ No newline at end of file\n+USE a; // b\n")

	directory := t.TempDir()
	file, link := filepath.Join(directory, "a.nspl"), filepath.Join(directory, "b.nspl")
	require.NoError(t, os.WriteFile(file, []byte("use a"), 0o640))
	require.NoError(t, os.Symlink(file, link))
	require.Equal(t, run{}, c.run("fmt", "-w", link))
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, "USE a;\n", string(text))
	info, err := os.Lstat(link)
	require.NoError(t, err)
	require.NotZero(t, info.Mode()&os.ModeSymlink, "a link stays one")
	info, err = os.Stat(file)
	require.NoError(t, err)
	require.Equal(t, os.FileMode(0o640), info.Mode().Perm())
	require.Equal(t, 2, c.run("fmt", "-w", directory).code)
	entries, err := os.ReadDir(directory)
	require.NoError(t, err)
	require.Len(t, entries, 2, "nothing is left behind")
}
