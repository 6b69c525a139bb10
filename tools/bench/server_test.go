package bench

import (
	"context"
	"io"
	"log/slog"
	"net"
	"path/filepath"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"

	"nervix/controlplane/application"
	"nervix/controlplane/client"
	"nervix/controlplane/command"
	"nervix/controlplane/consensus"
	"nervix/controlplane/conversation"
	"nervix/controlplane/inspect"
	"nervix/controlplane/scheduler"
	"nervix/controlplane/session"
	"nervix/controlplane/state"
	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/generated/setting"
	"nervix/runtime/connector"
	"nervix/runtime/connector/intake"
	"nervix/runtime/execution"
)

// patience bounds everything that should end by itself.
const patience = 30 * time.Second

// server is a whole node in this process: stores, control plane, data plane and listeners.
type server struct {
	t       testing.TB
	client  *client.Client
	intake  string // address of the HTTP listener
	session string // address of the session listener
}

// routes publishes the endpoints of a domain with a single ingestor per endpoint.
type routes struct{ table *intake.Table }

// Prepare has nothing to present: the endpoints have no certificates.
func (routes) Prepare(*revision.ExecutionRevision) (install func(), err error) {
	return func() {}, nil
}

func (r routes) Replace(domain string, running *revision.ExecutionRevision) {
	if running == nil {
		r.table.Replace(domain, nil)
		return
	}
	list := make([]intake.Route, len(running.Endpoints))
	for i := range running.Endpoints {
		list[i] = intake.Route{Hosts: running.Endpoints[i].Hosts, Path: running.Endpoints[i].Path}
	}
	for i := range running.Nodes {
		if plan, isIngestor := running.Nodes[i].Plan.(*revision.Ingestor); isIngestor {
			at := plan.Source.(*revision.EndpointSource).Endpoint
			list[at].Ingestors = append(list[at].Ingestors, running.Nodes[i].Identity.Name)
		}
	}
	r.table.Replace(domain, list)
}

// startServer starts a node with a domain that runs the given graph; it ends with the test.
func startServer(t testing.TB, graph string) *server {
	t.Helper()
	settings, log := setting.NewServer(), slog.New(slog.NewTextHandler(io.Discard, nil))
	families, err := metric.New(prometheus.NewRegistry())
	require.NoError(t, err)
	dir := t.TempDir()
	machine, err := state.Open(nil, filepath.Join(dir, "state"))
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, machine.Close()) })
	raft, err := consensus.Open(t.Context(), consensus.Config{
		Self: consensus.Member{ID: consensus.MemberIDOf("n1"), Node: "n1"},
		Dir:  filepath.Join(dir, "consensus"), StateMachine: machine, Bootstrap: true,
	})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, raft.Close()) })

	table := intake.NewTable(0)
	notices := conversation.NewNotices("n1", log)
	host := execution.NewHost(execution.Config{
		Node: "n1", Endpoints: routes{table}, Reporter: notices, Metrics: families, DrainTimeout: patience,
		Connectors: connector.Registry{intake.Name: intake.System(table)},
	})
	t.Cleanup(func() { host.Close(context.Background()) })
	applied := application.New(machine.View, host, families, log)
	commands := command.New(command.Config{
		Log: raft, State: machine, Runtime: applied, Settings: command.SettingsOf(settings), Logger: log,
		Members:   func() scheduler.Members { return scheduler.Members{Live: []string{"n1"}, Eligible: []string{"n1"}} },
		Superuser: settings.SuperuserName,
	})
	t.Cleanup(commands.Close)
	awaitLeader(t, raft)
	require.NoError(t, commands.Recover(t.Context()))
	s := &server{t: t}
	s.serve(table, log, &conversation.Server{
		Commands: commands, Application: applied, Notices: notices, Cluster: func() *inspect.Cluster { return &inspect.Cluster{Self: "n1"} },
	})
	s.client, err = client.Dial(t.Context(), client.Config{Address: s.session, User: settings.SuperuserName, Domain: "bench"})
	require.NoError(t, err)
	t.Cleanup(func() { s.client.Close(context.Background()) })
	for _, text := range []string{"CREATE DOMAIN bench;", "BEGIN;" + graph + "COMMIT;", "START;"} {
		s.execute(text)
	}
	return s
}

func awaitLeader(t testing.TB, raft *consensus.Node) {
	t.Helper()
	timeout := time.After(patience)
	for {
		leadership, changed := raft.Leadership()
		if leadership.Established {
			return
		}
		select {
		case <-changed:
		case <-timeout:
			require.FailNow(t, "no leader")
		}
	}
}

// serve opens both listeners.
func (s *server) serve(table *intake.Table, log *slog.Logger, handler session.Handler) {
	sessions := session.New(session.DefaultConfig(), handler)
	listener := listen(s.t)
	s.session = listener.Addr().String()
	background(s.t, func(context.Context) { _ = sessions.Serve(listener) }, func() { sessions.Stop(context.Background()) })
	web := listen(s.t)
	s.intake = web.Addr().String()
	posts := intake.NewServer(table, intake.Options{Logger: log})
	background(s.t, func(ctx context.Context) { _ = posts.Serve(ctx, web) }, func() {})
}

func listen(t testing.TB) net.Listener {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	return listener
}

// background runs a function until the test ends.
func background(t testing.TB, run func(ctx context.Context), stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan struct{})
	go func() {
		defer close(done)
		run(ctx)
	}()
	t.Cleanup(func() {
		cancel()
		stop()
		<-done
	})
}

// execute runs NSPL text that must succeed.
func (s *server) execute(text string) *client.Result {
	s.t.Helper()
	result, err := s.client.Execute(s.t.Context(), text)
	require.NoError(s.t, err)
	require.NoError(s.t, result.Err())
	return result
}

// subscribe follows a relay.
func (s *server) subscribe(relay string) *client.Subscription {
	s.t.Helper()
	subscriptions := s.execute("CREATE SUBSCRIPTION follow_" + relay + " TO " + relay + ";").Subscriptions
	require.Len(s.t, subscriptions, 1)
	return subscriptions[0]
}
