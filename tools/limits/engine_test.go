package limits

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"

	"nervix/controlplane/planner"
	"nervix/controlplane/registry/registrytest"
	"nervix/controlplane/scheduler"
	"nervix/generated/metric"
	"nervix/generated/record"
	"nervix/generated/revision"
	"nervix/runtime/budget"
	"nervix/runtime/connector"
	"nervix/runtime/execution"
	"nervix/runtime/report"
)

// patience bounds every wait of the tests.
const patience = 60 * time.Second

// engine runs a graph without control plane or listeners.
type engine struct {
	t         testing.TB
	host      *execution.Host
	budget    *budget.Budget
	admission connector.Admission
	ready     chan struct{}
	emitted   atomic.Int64
	// take is told of every publication and may wait; nil takes everything at once.
	take func(messages []connector.Message)
}

func (e *engine) Ready() <-chan struct{} {
	return e.ready
}

func (e *engine) Run(ctx context.Context, admission connector.Admission) error {
	e.admission = admission
	close(e.ready)
	<-ctx.Done()
	return nil
}

func (e *engine) Publish(_ context.Context, messages []connector.Message, _ []error) {
	if e.take != nil {
		e.take(messages)
	}
	e.emitted.Add(int64(len(messages)))
}

func (e *engine) Close(context.Context) error { return nil }

func (e *engine) Prepare(*revision.ExecutionRevision) (func(), error) { return func() {}, nil }
func (e *engine) Replace(string, *revision.ExecutionRevision)         {}

func (e *engine) Report(event report.Event) { e.t.Error(event.Text()) }

func startEngine(t testing.TB, graph string) *engine {
	t.Helper()
	return startEngineWithin(t, graph, budget.Config{Limit: 1 << 40})
}

// startEngineWithin runs a graph within a budget.
func startEngineWithin(t testing.TB, graph string, memory budget.Config) *engine {
	t.Helper()
	families, err := metric.New(prometheus.NewRegistry())
	require.NoError(t, err)
	e := &engine{t: t, ready: make(chan struct{}), budget: budget.New(memory)}
	e.host = execution.NewHost(execution.Config{
		Node: "n1", Endpoints: e, Reporter: e, Metrics: families, Budget: e.budget, DrainTimeout: patience, BranchScan: 50 * time.Millisecond,
		Connectors: connector.Registry{
			"ENDPOINT": {OpenSource: func(context.Context, connector.SourceConfig) (connector.Source, error) { return e, nil }},
			"KAFKA":    {OpenSource: func(context.Context, connector.SourceConfig) (connector.Source, error) { return e, nil }},
			"NATS":     {OpenSink: func(context.Context, connector.SinkConfig) (connector.Sink, error) { return e, nil }},
		},
	})
	t.Cleanup(func() { e.host.Close(context.Background()) })
	ctx, stop := context.WithCancel(context.Background())
	var watching sync.WaitGroup
	watching.Go(func() { e.budget.Run(ctx) })
	t.Cleanup(func() {
		stop()
		watching.Wait()
	})
	schedule, err := scheduler.Place(nil, registrytest.Graph(t, graph),
		scheduler.Lifecycle{Status: record.DomainStatusRunning, StartVersion: 1},
		scheduler.Members{Live: []string{"n1"}, Eligible: []string{"n1"}})
	require.NoError(t, err)
	r, err := planner.Plan(schedule, 1, nil)
	require.NoError(t, err)
	_, err = e.host.Prepare(t.Context(), r, &revision.ExecutionDelta{Change: &revision.Install{}})
	require.NoError(t, err)
	require.NoError(t, e.host.Activate(t.Context(), r.Domain))
	return e
}

// feed admits one record for each of the keys [from, to), some hundred at a time.
func (e *engine) feed(from, to int) {
	e.t.Helper()
	var lines []byte
	for id := from; id < to; id++ {
		lines = fmt.Appendf(lines, `{"id":%d,"value":"value %d"}`+"\n", id, id)
		if id%200 == 199 || id == to-1 {
			_, err := e.admission.Admit(e.t.Context(), connector.Payloads{Lines: lines, Arrived: time.Now().UnixNano()})
			require.NoError(e.t, err)
			lines = lines[:0]
		}
	}
}

func (e *engine) await(what string, condition func() bool) {
	e.t.Helper()
	require.Eventually(e.t, condition, patience, time.Millisecond, what)
}

func (e *engine) branches() int {
	for _, registry := range e.host.Domain("shop").Snapshot().Branches {
		return registry.Len()
	}
	return 0
}
