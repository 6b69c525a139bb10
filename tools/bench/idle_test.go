package bench

import (
	"context"
	"slices"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"

	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/connector"
	"nervix/runtime/execution"
	"nervix/runtime/report"
)

// hop passes records from one relay through a junction to another.
const hop = direct + `
CREATE RELAY passed SCHEMA item UNBRANCHED CAPACITY 64;
CREATE JUNCTION pass FROM received UNBRANCHED TO passed INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
`

// pipe is a source that the benchmark feeds.
type pipe struct {
	ready     chan struct{}
	admission connector.Admission
}

func (p *pipe) Ready() <-chan struct{} { return p.ready }

func (p *pipe) Run(ctx context.Context, admission connector.Admission) error {
	p.admission = admission
	close(p.ready)
	<-ctx.Done()
	return nil
}

// arrivals tells when rows were delivered.
type arrivals chan time.Time

func (a arrivals) Deliver(context.Context, execution.Rows) error {
	a <- time.Now()
	return nil
}

func (a arrivals) Ended(error) {}

type noEndpoints struct{}

func (noEndpoints) Prepare(*revision.ExecutionRevision) (func(), error) { return func() {}, nil }
func (noEndpoints) Replace(string, *revision.ExecutionRevision)         {}

type noReports struct{}

func (noReports) Report(report.Event) {}

// startHost runs a graph without control plane or listeners.
func startHost(t testing.TB, graph string) (*execution.Host, *pipe) {
	t.Helper()
	families, err := metric.New(prometheus.NewRegistry())
	require.NoError(t, err)
	source := &pipe{ready: make(chan struct{})}
	host := execution.NewHost(execution.Config{
		Node: "n1", Endpoints: noEndpoints{}, Reporter: noReports{}, Metrics: families, DrainTimeout: patience,
		Connectors: connector.Registry{"ENDPOINT": {OpenSource: func(context.Context, connector.SourceConfig) (connector.Source, error) {
			return source, nil
		}}},
	})
	t.Cleanup(func() { host.Close(context.Background()) })
	r := planned(t, graph)
	_, err = host.Prepare(t.Context(), r, &revision.ExecutionDelta{Change: &revision.Install{}})
	require.NoError(t, err)
	require.NoError(t, host.Activate(t.Context(), r.Domain))
	return host, source
}

// idleInterval separates the records of BenchmarkIdleHop, so that each meets an idle graph.
const idleInterval = 2 * time.Millisecond

// BenchmarkIdleHop measures what a junction with FLUSH IMMEDIATE adds to the latency of a single
// record in an idle graph; 100 µs of it are the flush interval.
func BenchmarkIdleHop(b *testing.B) {
	host, source := startHost(b, hop)
	seen := map[string]arrivals{"received": make(arrivals, 1), "passed": make(arrivals, 1)}
	for relay, to := range seen {
		_, err := host.Subscribe(execution.Request{Domain: "shop", Relay: relay}, to)
		require.NoError(b, err)
	}
	line := records(1, 1)
	ticker := time.NewTicker(idleInterval)
	defer ticker.Stop()
	added, whole := make([]time.Duration, 0, b.N), make([]time.Duration, 0, b.N)
	b.ResetTimer()
	for range b.N {
		<-ticker.C
		start := time.Now()
		if _, err := source.admission.Admit(b.Context(), connector.Payloads{Lines: line, Arrived: start.UnixNano()}); err != nil {
			b.Fatal(err)
		}
		first := <-seen["received"]
		last := <-seen["passed"]
		added, whole = append(added, last.Sub(first)), append(whole, last.Sub(start))
	}
	b.StopTimer()
	percentile := func(list []time.Duration, share float64) float64 {
		slices.Sort(list)
		return float64(list[int(float64(len(list)-1)*share)].Nanoseconds()) / 1000
	}
	b.ReportMetric(percentile(added, 0.5), "hop-p50-us")
	b.ReportMetric(percentile(added, 0.99), "hop-p99-us")
	b.ReportMetric(percentile(whole, 0.99), "whole-p99-us")
}
