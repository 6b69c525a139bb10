package execution

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"nervix/generated/datatype"
	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/budget"
	"nervix/runtime/connector"
	"nervix/runtime/report"
	"nervix/runtime/state"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// bench is a host with an in-memory source and sink.
type bench struct {
	t      *testing.T
	host   *Host
	source *pipe
	sink   *store
	events *log
	series *prometheus.Registry
	budget *budget.Budget
	intake *listeners
}

func newBench(t *testing.T) *bench { return newBenchOn(t, nil) }

// newBenchOn makes a bench that keeps node state in a store, which it leaves open.
func newBenchOn(t *testing.T, saved *state.Store) *bench {
	series := prometheus.NewRegistry()
	families, err := metric.New(series)
	require.NoError(t, err)
	b := &bench{t: t, series: series, source: newPipe(), sink: &store{changed: make(chan struct{})}, events: &log{}, intake: &listeners{}}
	b.budget = budget.New(budget.Config{Limit: 1 << 40, Metrics: families})
	t.Cleanup(func() { require.Empty(t, b.budget.Holdings(), "a closed host holds nothing") })
	b.host = NewHost(Config{
		Budget: b.budget, Store: saved, SaveInterval: time.Hour,
		Node: "node-1", Reporter: b.events, Metrics: families, Endpoints: b.intake, DrainTimeout: 5 * time.Second,
		Connectors: connector.Registry{
			"ENDPOINT": {OpenSource: func(context.Context, connector.SourceConfig) (connector.Source, error) { return b.source, nil }},
			"NATS":     {OpenSink: func(context.Context, connector.SinkConfig) (connector.Sink, error) { return b.sink, nil }},
		},
	})
	t.Cleanup(func() { b.host.Close(context.Background()) })
	return b
}

func (b *bench) run(r *revision.ExecutionRevision) {
	b.t.Helper()
	_, err := b.host.Prepare(b.t.Context(), r, &revision.ExecutionDelta{Change: &revision.Install{}})
	require.NoError(b.t, err)
	require.NoError(b.t, b.host.Activate(b.t.Context(), r.Domain))
}

type noEndpoints struct{}

func (noEndpoints) Prepare(*revision.ExecutionRevision) (func(), error) { return func() {}, nil }
func (noEndpoints) Replace(string, *revision.ExecutionRevision)         {}

// listeners record what is published and what the HTTPS listener presents.
type listeners struct {
	lock      sync.Mutex
	calls     []string
	presented []revision.Certificate
	failure   error
}

func (l *listeners) Prepare(desired *revision.ExecutionRevision) (func(), error) {
	l.lock.Lock()
	defer l.lock.Unlock()
	if l.failure != nil {
		return nil, l.failure
	}
	return func() {
		l.lock.Lock()
		defer l.lock.Unlock()
		l.presented, l.calls = desired.Certificates, append(l.calls, "present")
	}, nil
}

func (l *listeners) Replace(_ string, running *revision.ExecutionRevision) {
	l.lock.Lock()
	defer l.lock.Unlock()
	if running == nil {
		l.calls = append(l.calls, "withdraw")
		return
	}
	l.calls = append(l.calls, "publish")
}

func (l *listeners) fail(err error) {
	l.lock.Lock()
	defer l.lock.Unlock()
	l.failure = err
}

// take gives the calls since the last take, and what is presented.
func (l *listeners) take() ([]string, []revision.Certificate) {
	l.lock.Lock()
	defer l.lock.Unlock()
	calls := l.calls
	l.calls = nil
	return calls, l.presented
}

// pipe is a source that the test feeds.
type pipe struct {
	ready     chan struct{}
	once      sync.Once
	admission chan connector.Admission
}

func newPipe() *pipe {
	return &pipe{ready: make(chan struct{}), admission: make(chan connector.Admission, 1)}
}

func (p *pipe) Ready() <-chan struct{} { return p.ready }

func (p *pipe) Run(ctx context.Context, admission connector.Admission) error {
	p.admission <- admission
	p.once.Do(func() { close(p.ready) })
	<-ctx.Done()
	<-p.admission
	return nil
}

// feed admits lines and gives the attempt; nil without acknowledgement.
func (b *bench) feed(lines ...string) connector.Attempt {
	b.t.Helper()
	admission := <-b.source.admission
	b.source.admission <- admission
	attempt, err := admission.Admit(b.t.Context(), connector.Payloads{Lines: []byte(strings.Join(lines, "\n")), Arrived: time.Now().UnixNano()})
	require.NoError(b.t, err)
	return attempt
}

// store is a sink that keeps what it is given, or fails while told to.
type store struct {
	lock    sync.Mutex
	records []string
	failure error
	changed chan struct{}
	calls   int
}

func (s *store) Publish(_ context.Context, messages []connector.Message, outcomes []error) {
	s.lock.Lock()
	defer s.lock.Unlock()
	s.calls++
	for i, message := range messages {
		outcomes[i] = s.failure
		if s.failure == nil {
			s.records = append(s.records, string(message.Payload))
		}
	}
	close(s.changed)
	s.changed = make(chan struct{})
}

func (s *store) Close(context.Context) error { return nil }

func (s *store) fail(err error) {
	s.lock.Lock()
	defer s.lock.Unlock()
	s.failure = err
}

// await waits until the condition on the stored records holds.
func (b *bench) await(what string, condition func(records []string, calls int) bool) []string {
	b.t.Helper()
	timeout := time.After(5 * time.Second)
	for {
		b.sink.lock.Lock()
		records, changed, calls := append([]string(nil), b.sink.records...), b.sink.changed, b.sink.calls
		b.sink.lock.Unlock()
		if condition(records, calls) {
			return records
		}
		select {
		case <-changed:
		case <-timeout:
			b.t.Fatalf("%s did not happen; the sink holds %q", what, records)
		}
	}
}

func count(n int) func([]string, int) bool {
	return func(records []string, _ int) bool { return len(records) >= n }
}

type log struct {
	lock   sync.Mutex
	events []report.Event
}

func (l *log) Report(event report.Event) {
	l.lock.Lock()
	defer l.lock.Unlock()
	l.events = append(l.events, event)
}

func (l *log) texts() []string {
	l.lock.Lock()
	defer l.lock.Unlock()
	var list []string
	for _, event := range l.events {
		list = append(list, event.Text())
	}
	return list
}

var errBroken = errors.New("the sink is broken")

// plan builds revisions by hand.

func typed(kind datatype.Kind) datatype.Type { return datatype.Type{Kind: kind} }

func column(name string, kind datatype.Kind) revision.Field {
	return revision.Field{Name: name, Type: typed(kind)}
}

func load(register uint32, source revision.ColumnSource, index uint32, kind datatype.Kind) revision.Instruction {
	return revision.Instruction{Register: register, Type: typed(kind), Step: &revision.Load{Source: source, Column: index}}
}

func inherit(indexes ...uint32) revision.Construction {
	var c revision.Construction
	for _, index := range indexes {
		c.Operations = append(c.Operations, &revision.InheritColumn{Input: index, Output: index})
	}
	return c
}

var (
	immediate = &revision.Flush{Interval: int64(100 * time.Microsecond)}
	logged    = revision.ErrorPolicy{Action: revision.ErrorActionLog}
	unit      = revision.Retry{Backoff: int64(time.Millisecond), Max: int64(time.Millisecond)}
)

// base is a domain with tenant/amount rows: endpoint → in (by tenant), and out → sink.
func base() *revision.ExecutionRevision {
	order := revision.Schema{Name: "order", Fields: []revision.Field{column("tenant", datatype.KindString), column("amount", datatype.KindI64)}}
	key := revision.Schema{Name: "key", Fields: []revision.Field{column("tenant", datatype.KindString)}}
	wire := []revision.WireField{{Name: "tenant", Type: revision.WireTypeString}, {Name: "amount", Type: revision.WireTypeInteger}}
	keys := &revision.Construction{Registers: 1, Operations: []revision.ConstructionOperation{&revision.AssignColumn{
		Output: 0, Fields: []string{"branch.tenant", "output.tenant"},
		Value: revision.Block{Instructions: []revision.Instruction{load(0, revision.ColumnSourceOutput, 0, datatype.KindString)}},
	}}}
	branched := revision.BranchContract{Branched: true}
	r := &revision.ExecutionRevision{
		Domain: "shop", SourceDigest: []byte{1}, Mode: revision.BuildModeRunning, StartVersion: 1,
		Schemas:  []revision.Schema{order, key},
		Branches: []revision.Branch{{Name: "by_tenant", Schema: 1, TTL: int64(time.Minute)}},
		Relays: []revision.Relay{
			{Name: "in", Schema: 0, Branch: branched, Capacity: 1},
			{Name: "out", Schema: 0, Branch: branched, Capacity: 1},
		},
		Codecs:    []revision.Codec{{Name: "order_json", Schema: 0, Wire: &revision.FieldWire{Strict: true, Fields: wire}}},
		Clients:   []revision.Client{{Name: "nats", System: "NATS"}},
		Endpoints: []revision.Endpoint{{Name: "orders"}},
	}
	r.Nodes = []revision.Node{
		{Identity: revision.Identity{Kind: revision.NodeKindIngestor, Name: "source"}, Plan: &revision.Ingestor{
			Source: &revision.EndpointSource{}, GeneralError: revision.ErrorActionLog,
			Delivery: revision.Delivery{Mode: revision.AckModeSequential, Window: 1, AckTimeout: int64(time.Second), Retry: unit},
			Routes:   []revision.Route{{Relay: 0, Construction: inherit(0, 1), Keys: keys, Flush: immediate, OnError: logged}},
		}},
		{Identity: revision.Identity{Kind: revision.NodeKindEmitter, Name: "sink"}, Plan: &revision.Emitter{
			Inputs: []revision.Input{{Relay: 1}}, Schema: 0, Sink: &revision.NatsSink{Subject: "out"}, GeneralError: revision.ErrorActionLog,
			Delivery:     revision.Delivery{Mode: revision.AckModeSequential, Window: 1, AckTimeout: int64(time.Second), Retry: unit},
			Construction: inherit(0, 1), Flush: *immediate, OnError: logged,
		}},
	}
	return r
}

func (b *bench) with(r *revision.ExecutionRevision, name string, operation revision.ProcessorOperation, routes ...revision.Route) *revision.ExecutionRevision {
	kind := revision.NodeKindJunction
	switch operation.(type) {
	case *revision.Deduplicator:
		kind = revision.NodeKindDeduplicator
	case *revision.WindowProcessor:
		kind = revision.NodeKindWindowProcessor
	}
	r.Nodes = append(r.Nodes, revision.Node{
		Identity: revision.Identity{Kind: kind, Name: name}, Branch: revision.BranchContract{Branched: true},
		Plan: &revision.Processor{Inputs: []revision.Input{{Relay: 0}}, Schema: 0, Operation: operation, Routes: routes},
	})
	return r
}

func tenantKeys() revision.Values {
	return revision.Values{Registers: 2, Fields: []string{"input.amount"}, Blocks: []revision.Block{
		{Instructions: []revision.Instruction{load(0, revision.ColumnSourceInput, 1, datatype.KindI64)}, Result: 0},
	}}
}

var errRecord = &connector.RecordError{Cause: errBroken}

// runBudget watches a budget until the returned function is called.
func runBudget(b *budget.Budget) (stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	var running sync.WaitGroup
	running.Go(func() { b.Run(ctx) })
	return func() {
		cancel()
		running.Wait()
	}
}
