package main

import (
	"context"
	"flag"
	"fmt"
	"log/slog"
	"net"
	"os"
	"os/signal"
	"runtime/debug"
	"runtime/pprof"
	"syscall"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"nervix/controlplane/planner"
	"nervix/controlplane/registry"
	"nervix/controlplane/scheduler"
	"nervix/generated/metric"
	"nervix/generated/record"
	"nervix/generated/revision"
	"nervix/generated/statement"
	"nervix/grammar"
	"nervix/runtime/connector"
	"nervix/runtime/connector/intake"
	"nervix/runtime/connector/kafka"
	"nervix/runtime/connector/nats"
	"nervix/runtime/execution"
	"nervix/runtime/report"
)

const (
	// collectorPercent is what nervix-server sets, too.
	collectorPercent = 150
	drainTimeout     = 30 * time.Second
)

type options struct {
	graph, in, source, listen, sink, profile string
	// allocated is counted while the graph runs.
	allocated allocations
}

func main() {
	if _, set := os.LookupEnv("GOGC"); !set {
		debug.SetGCPercent(collectorPercent)
	}
	var o options
	flag.StringVar(&o.graph, "graph", "", "file of NSPL text; ${NAME} stands for an environment variable")
	flag.StringVar(&o.in, "in", "file", "where endpoints get records: file or http")
	flag.StringVar(&o.source, "source", os.Getenv("IN"), "file that endpoints read")
	flag.StringVar(&o.listen, "listen", os.Getenv("HTTP_ADDR"), "address of the HTTP listener")
	flag.StringVar(&o.sink, "sink", os.Getenv("OUT"), "file that NATS emitters write; empty connects them to NATS")
	flag.StringVar(&o.profile, "profile", "", "file for a CPU profile")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM, syscall.SIGINT)
	defer stop()
	if err := o.run(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "engine:", err)
		os.Exit(1)
	}
}

// run runs the graph until the context ends.
func (o *options) run(ctx context.Context) error {
	if o.profile != "" {
		file, err := os.Create(o.profile)
		if err != nil {
			return err
		}
		defer file.Close()
		if err := pprof.StartCPUProfile(file); err != nil {
			return err
		}
		defer pprof.StopCPUProfile()
	}
	desired, err := plan(o.graph)
	if err != nil {
		return err
	}
	families, err := metric.New(prometheus.NewRegistry())
	if err != nil {
		return err
	}
	table := intake.NewTable(0)
	host := execution.NewHost(execution.Config{
		Node: "bench", Endpoints: endpoints{table}, Reporter: log{}, Metrics: families, DrainTimeout: drainTimeout,
		Connectors: o.connectors(table),
	})
	defer o.allocated.print() // when nothing is admitted any more
	defer host.Close(context.Background())
	if _, err := host.Prepare(ctx, desired, &revision.ExecutionDelta{Change: &revision.Install{}}); err != nil {
		return err
	}
	if err := host.Activate(ctx, desired.Domain); err != nil {
		return err
	}
	if o.in != "http" {
		<-ctx.Done()
		return nil
	}
	listener, err := net.Listen("tcp", o.listen)
	if err != nil {
		return err
	}
	return intake.NewServer(table, intake.Options{Metrics: families}).Serve(ctx, listener)
}

func (o *options) connectors(table *intake.Table) connector.Registry {
	systems := connector.Registry{intake.Name: intake.System(table), "NATS": nats.System(), "KAFKA": kafka.System()}
	if o.in == "file" {
		systems[intake.Name] = connector.System{OpenSource: func(context.Context, connector.SourceConfig) (connector.Source, error) {
			return &fileSource{path: o.source, ready: make(chan struct{}), allocated: &o.allocated}, nil
		}}
	}
	if o.sink != "" {
		systems["NATS"] = connector.System{
			OpenSource: nats.System().OpenSource,
			OpenSink:   func(context.Context, connector.SinkConfig) (connector.Sink, error) { return openFileSink(o.sink) },
		}
	}
	return systems
}

// plan gives the revision that a server with one node would run.
func plan(path string) (*revision.ExecutionRevision, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	request, err := grammar.Parse(os.ExpandEnv(string(text)))
	if err != nil {
		return nil, err
	}
	graph, err := registry.NewGraph("bench", nil)
	if err != nil {
		return nil, err
	}
	var statements []statement.Statement
	for i := range request.Statements {
		// The domain, its transaction and its start are the server's business.
		if create, is := request.Statements[i].Statement.(*statement.CreateModel); is {
			statements = append(statements, create)
		}
	}
	candidate, err := graph.Apply(statements, registry.Options{})
	if err != nil {
		return nil, err
	}
	schedule, err := scheduler.Place(nil, candidate.Graph,
		scheduler.Lifecycle{Status: record.DomainStatusRunning, StartVersion: 1},
		scheduler.Members{Live: []string{"bench"}, Eligible: []string{"bench"}})
	if err != nil {
		return nil, err
	}
	return planner.Plan(schedule, 1, nil)
}

// endpoints publishes the endpoints of a domain with a single ingestor per endpoint.
type endpoints struct{ table *intake.Table }

// Prepare has nothing to present: the graphs have no certificates.
func (endpoints) Prepare(*revision.ExecutionRevision) (install func(), err error) {
	return func() {}, nil
}

func (e endpoints) Replace(domain string, running *revision.ExecutionRevision) {
	if running == nil {
		e.table.Replace(domain, nil)
		return
	}
	routes := make([]intake.Route, len(running.Endpoints))
	for i := range running.Endpoints {
		routes[i] = intake.Route{Hosts: running.Endpoints[i].Hosts, Path: running.Endpoints[i].Path}
	}
	for i := range running.Nodes {
		if ingestor, is := running.Nodes[i].Plan.(*revision.Ingestor); is {
			if source, is := ingestor.Source.(*revision.EndpointSource); is {
				routes[source.Endpoint].Ingestors = append(routes[source.Endpoint].Ingestors, running.Nodes[i].Identity.Name)
			}
		}
	}
	e.table.Replace(domain, routes)
}

// log shows what the graph reports.
type log struct{}

func (log) Report(event report.Event) {
	slog.Warn("report", "node", event.Node.Name, "code", event.Code, "message", event.Message, "rows", event.Rows)
}
