package conversation_test

import (
	"context"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"nervix/controlplane/application"
	"nervix/controlplane/client"
	"nervix/controlplane/command"
	"nervix/controlplane/consensus"
	"nervix/controlplane/conversation"
	"nervix/controlplane/inspect"
	"nervix/controlplane/resource"
	"nervix/controlplane/scheduler"
	"nervix/controlplane/session"
	"nervix/controlplane/session/sessiontest"
	"nervix/controlplane/state"
	"nervix/generated/failure"
	"nervix/generated/metric"
	"nervix/generated/revision"
	wire "nervix/generated/session"
	"nervix/generated/setting"
	"nervix/generated/statement"
	"nervix/grammar"
	"nervix/runtime/connector"
	"nervix/runtime/execution"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

type endpoints struct{}

func (endpoints) Prepare(*revision.ExecutionRevision) (func(), error) { return func() {}, nil }
func (endpoints) Replace(string, *revision.ExecutionRevision)         {}

// start serves sessions over a control plane of one node that keeps nothing.
func start(t *testing.T) *sessiontest.Server {
	t.Helper()
	return startWith(t, func(*command.Config) {})
}

// startWith serves sessions over a control plane with other parts.
func startWith(t *testing.T, change func(*command.Config)) *sessiontest.Server {
	t.Helper()
	log := slog.New(slog.NewTextHandler(io.Discard, nil))
	fs := vfs.NewMem()
	machine, err := state.Open(fs, "state")
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, machine.Close()) })
	raft, err := consensus.Open(t.Context(), consensus.Config{
		Self: consensus.Member{ID: consensus.MemberIDOf("n1"), Node: "n1"}, Dir: "consensus", FS: fs, StateMachine: machine, Bootstrap: true,
	})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, raft.Close()) })
	for {
		leadership, changed := raft.Leadership()
		if leadership.Established {
			break
		}
		select {
		case <-changed:
		case <-t.Context().Done():
			t.Fatal("the member does not lead")
		}
	}
	metrics, err := metric.New(prometheus.NewRegistry())
	require.NoError(t, err)
	notices := conversation.NewNotices("n1", log)
	host := execution.NewHost(execution.Config{
		Node: "n1", Connectors: connector.Registry{}, Endpoints: endpoints{}, Reporter: notices, Metrics: metrics, DrainTimeout: 5 * time.Second,
	})
	t.Cleanup(func() { host.Close(context.Background()) })
	applied := application.New(machine.View, host, metrics, log)
	config := command.Config{
		Log: raft, State: machine, Runtime: applied, Settings: command.SettingsOf(setting.NewServer()), Superuser: "admin", Password: "pw", Logger: log,
		Members: func() scheduler.Members { return scheduler.Members{Live: []string{"n1"}, Eligible: []string{"n1"}} }, Maintenance: time.Hour,
	}
	change(&config)
	commands := command.New(config)
	t.Cleanup(commands.Close)
	require.NoError(t, commands.Recover(t.Context()))
	store, err := resource.Open(filepath.Join(t.TempDir(), "resources"), resource.Limits{Files: 16, Bytes: 1 << 22}, 2)
	require.NoError(t, err)
	return sessiontest.StartInMemory(t, session.DefaultConfig(), &conversation.Server{
		Commands: commands, Application: applied, Notices: notices, Resources: store,
		Cluster: func() *inspect.Cluster { return &inspect.Cluster{ID: "c", Self: "n1"} },
	})
}

// connect opens a session with the domain d selected.
func connect(t *testing.T, server *sessiontest.Server) *client.Client {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Second)
	defer cancel()
	c, err := client.Dial(ctx, client.Config{Address: server.Address, Dial: server.Dial, User: "admin", Password: "pw", Domain: "d"})
	require.NoError(t, err)
	t.Cleanup(func() { c.Close(context.Background()) })
	return c
}

func run(t *testing.T, c *client.Client, text string) *client.Result {
	t.Helper()
	result, err := c.Execute(t.Context(), text)
	require.NoError(t, err, text)
	return result
}

func must(t *testing.T, c *client.Client, text string) *client.Result {
	t.Helper()
	result := run(t, c, text)
	require.NoError(t, result.Err(), text)
	return result
}

const declarations = `BEGIN;
CREATE RESOURCE files;
CREATE SCHEMA s (a I64);
CREATE SCHEMA k (b STRING);
CREATE BRANCH bb SCHEMA k TTL 1m;
CREATE RELAY r SCHEMA s UNBRANCHED;
CREATE RELAY m SCHEMA s UNBRANCHED WITH MATERIALIZED STATE LAST BY TIMESTAMP;
CREATE JUNCTION j FROM r UNBRANCHED TO m INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE WIRE JSON SCHEMA w MODE STRICT (a INTEGER);
CREATE CODEC c FROM WIRE JSON SCHEMA w TO SCHEMA s;
CREATE UDF half WITH ROTO_0_11 ARGS (v I64) RETURNS I64 CODE 'fn half(v: i64) -> i64 { v / 2 }';
CREATE JUNCTION halves FROM r UNBRANCHED TO m SET a = udf::half(a) FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE DEDUPLICATOR dd FROM r DEDUPLICATE ON a MAX TIME 1m UNBRANCHED TO m INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
COMMIT;`

// routes is the table of statement classes (grammar reference §5.1): what a statement answers outside
// of a transaction and beside one; an empty code is a success.
var routes = []struct {
	text     string
	class    statement.Class
	outside  failure.Code
	attached failure.Code
}{
	{"CREATE SCHEMA fresh (a I64);", statement.ClassModel, "", ""},
	{"ALTER RELAY r SET CAPACITY 9;", statement.ClassModel, "", ""},
	{"DROP JUNCTION j;", statement.ClassModel, "", ""},
	{"REBIND RESOURCE files TO VERSION 1;", statement.ClassModel, "", ""},
	{"CREATE RESOURCE more;", statement.ClassEffect, "", ""},
	{"ALTER DOMAIN SET PLACEMENT SUGGEST SEPARATION;", statement.ClassEffect, "", ""},
	{"START;", statement.ClassEffect, failure.CodeEngineMissing, failure.CodeInvalidStatement},
	{"STOP;", statement.ClassEffect, failure.CodeDomainStopped, failure.CodeInvalidStatement},
	{"RESET WASM PROCESSOR x STATE FOR UNBRANCHED;", statement.ClassEffect, failure.CodeUnknownModel, failure.CodeInvalidStatement},
	{"CREATE DOMAIN other;", statement.ClassAdmin, "", failure.CodeNotQueueable},
	{"CREATE USER u WITH PASSWORD 'p';", statement.ClassAdmin, "", failure.CodeNotQueueable},
	{"CORDON NODE n1;", statement.ClassAdmin, failure.CodeMachineryMissing, failure.CodeNotQueueable},
	{"UNCORDON NODE n2;", statement.ClassAdmin, failure.CodeUnknownNode, failure.CodeNotQueueable},
	{"DRAIN NODE n1;", statement.ClassAdmin, failure.CodeMachineryMissing, failure.CodeNotQueueable},
	{"DROP NODE n1;", statement.ClassAdmin, failure.CodeLiveNode, failure.CodeNotQueueable},
	{"RELOCATE RELAY r ONTO NODE n1 FOLLOW PREFERENCES;", statement.ClassAdmin, failure.CodeMachineryMissing, failure.CodeNotQueueable},
	{"SHOW CREATE RELAY r;", statement.ClassRead, "", failure.CodeNotQueueable},
	{"SHOW RELAY m MATERIALIZED STATE;", statement.ClassRead, "", failure.CodeNotQueueable},
	{"SHOW CLUSTER STATUS;", statement.ClassRead, "", failure.CodeNotQueueable},
	{"SHOW PLACEMENTS;", statement.ClassRead, "", failure.CodeNotQueueable},
	{"SHOW UDFS;", statement.ClassRead, "", failure.CodeNotQueueable},
	{"SHOW TRANSACTIONS;", statement.ClassRead, "", ""},
	{"DESCRIBE DOMAIN;", statement.ClassRead, "", failure.CodeNotQueueable},
	{"DESCRIBE RELAY r;", statement.ClassRead, "", failure.CodeNotQueueable},
	{"DESCRIBE RESOURCE files;", statement.ClassRead, "", failure.CodeNotQueueable},
	{"DESCRIBE TRANSACTION;", statement.ClassReadTx, failure.CodeNoAttachedTransaction, ""},
	{"DESCRIBE RELOCATION RELAY q ONTO NODE n1 FOLLOW PREFERENCES;", statement.ClassRead, failure.CodeUnknownModel, failure.CodeNotQueueable},
	{"LOOKUP h KEY 'k';", statement.ClassRead, failure.CodeUnknownModel, failure.CodeNotQueueable},
	{"BEGIN;", statement.ClassTx, "", failure.CodeTransactionActive},
	{"COMMIT;", statement.ClassTx, failure.CodeNoTransaction, ""},
	{"REVERT;", statement.ClassTx, failure.CodeNoTransaction, ""},
	{"ATTACH TRANSACTION '01a3185c-5000-7000-8000-000000000000';", statement.ClassTx, failure.CodeUnknownTransaction, failure.CodeUnknownTransaction},
	{"CREATE SUBSCRIPTION u TO r;", statement.ClassSession, failure.CodeSubscriptionInactive, failure.CodeNotQueueable},
	{"DELETE SUBSCRIPTION u;", statement.ClassSession, failure.CodeUnknownSubscription, failure.CodeNotQueueable},
	{"USE d;", statement.ClassClient, failure.CodeClientStatement, failure.CodeNotQueueable},
	{"LIST DOMAINS;", statement.ClassClient, failure.CodeClientStatement, failure.CodeNotQueueable},
	{"UPLOAD RESOURCE files VERSION '/tmp';", statement.ClassClient, failure.CodeClientStatement, failure.CodeNotQueueable},
	{"BACKUP CLUSTER TO 'a';", statement.ClassClient, failure.CodeClientStatement, failure.CodeNotQueueable},
	{"RESTORE CLUSTER FROM 'a';", statement.ClassClient, failure.CodeClientStatement, failure.CodeNotQueueable},
	{"DESCRIBE BACKUP 'a';", statement.ClassClient, failure.CodeClientStatement, failure.CodeNotQueueable},
}

// Every statement is routed by its class, whether or not a transaction is attached; what a
// transaction refuses leaves it as it was (CP-058, CP-064, CP-065, CP-066, CP-078, CP-152).
func TestEveryStatementIsRoutedByItsClass(t *testing.T) {
	known := map[reflect.Type]bool{}
	for _, route := range routes {
		parsed, err := grammar.Parse(route.text)
		require.NoError(t, err, route.text)
		require.Len(t, parsed.Statements, 1)
		require.Equal(t, route.class, parsed.Statements[0].Statement.Class(), route.text)
		known[reflect.TypeOf(parsed.Statements[0].Statement)] = true
	}
	require.Len(t, known, reflect.TypeFor[statement.StatementVisitor[int]]().NumMethod(), "every statement has a route")

	server := start(t)
	setup := connect(t, server)
	must(t, setup, "CREATE DOMAIN d;")
	must(t, setup, declarations)
	upload(t, setup)
	attached := connect(t, server)
	for _, route := range routes {
		must(t, attached, "BEGIN;")
		check(t, attached, route.text, route.attached)
		pending := uint64(0)
		if route.attached == "" && (route.class == statement.ClassModel || route.class == statement.ClassEffect) {
			pending = 1
		}
		if bound := must(t, attached, "SHOW TRANSACTIONS;").Transaction; bound != nil {
			require.Equal(t, pending, bound.Pending, route.text)
			must(t, attached, "REVERT;")
		}
	}
	outside := connect(t, server)
	for _, route := range routes {
		check(t, outside, route.text, route.outside)
		if bound := outside.Transaction(); bound != "" {
			must(t, outside, "REVERT;")
		}
	}
}

func check(t *testing.T, c *client.Client, text string, code failure.Code) {
	t.Helper()
	err := run(t, c, text).Err()
	if code == "" {
		require.NoError(t, err, text)
		return
	}
	require.ErrorIs(t, err, code, text)
}

// upload makes a version of the resource files.
func upload(t *testing.T, c *client.Client) {
	t.Helper()
	from := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(from, "a"), make([]byte, 3<<20), 0o600))
	result, err := c.Upload(t.Context(), "files", from)
	require.NoError(t, err)
	require.NoError(t, result.Err())
}

// Several statements of a request that include one which stands alone run not at all (CP-154).
func TestWhatStandsAloneIsNotPaired(t *testing.T) {
	server := start(t)
	c := connect(t, server)
	must(t, c, "CREATE DOMAIN d;")
	for _, alone := range []string{"DESCRIBE TRANSACTION;", "SHOW CLUSTER STATUS;", "USE d;", "UPLOAD RESOURCE r VERSION '/tmp';"} {
		check(t, c, "CREATE SCHEMA s (a I64); "+alone, failure.CodeNotAlone)
		check(t, c, "SHOW CREATE SCHEMA s;", failure.CodeUnknownModel)
	}
	must(t, c, "BEGIN;")
	check(t, c, "CREATE SCHEMA s (a I64); DESCRIBE TRANSACTION;", failure.CodeNotAlone)
	require.Zero(t, must(t, c, "SHOW TRANSACTIONS;").Transaction.Pending)
}

// An upload beside a transaction is refused before anything is sent, and leaves it usable (CP-066).
func TestUploadsAreImmediate(t *testing.T) {
	server := start(t)
	c := connect(t, server)
	must(t, c, "CREATE DOMAIN d;")
	from := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(from, "a"), []byte("x"), 0o600))
	result, err := c.Upload(t.Context(), "files", from)
	require.NoError(t, err)
	require.ErrorIs(t, result.Err(), failure.CodeUnknownResource)
	must(t, c, "CREATE RESOURCE files;")
	must(t, c, "BEGIN;")
	result, err = c.Upload(t.Context(), "files", from)
	require.NoError(t, err)
	require.ErrorIs(t, result.Err(), failure.CodeNotQueueable)
	must(t, c, "CREATE SCHEMA s (a I64);")
	must(t, c, "COMMIT;")
	result, err = c.Upload(t.Context(), "files", from)
	require.NoError(t, err)
	require.NoError(t, result.Err())
	require.Equal(t, []string{"uploaded resource version 1"}, result.Lines)
	require.Equal(t, wire.DispositionCompleted, result.Disposition)
}
