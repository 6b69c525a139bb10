package execution

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/connector"
)

// scripted is the sink of one emitter: it rejects rows as the graph says, and confirms nothing in its
// first tries.
type scripted struct {
	element     *element
	lock        sync.Mutex
	unconfirmed int // tries that come to nothing from now on
	every       int // one of so many tries comes to nothing; 0 none
	calls       int
	delivered   []string
	rejected    map[int64]bool
}

func (s *scripted) has(text string) bool {
	s.lock.Lock()
	defer s.lock.Unlock()
	return slices.Contains(s.delivered, text)
}

func (s *scripted) refused(amount int64) bool {
	s.lock.Lock()
	defer s.lock.Unlock()
	return s.rejected[amount]
}

func (s *scripted) Publish(_ context.Context, messages []connector.Message, outcomes []error) {
	s.lock.Lock()
	defer s.lock.Unlock()
	s.calls++
	for i, message := range messages {
		var tenant string
		var amount int64
		if _, err := fmt.Sscanf(string(message.Payload), `{"tenant":%q,"amount":%d}`, &tenant, &amount); err != nil {
			outcomes[i] = err
			continue
		}
		switch {
		case s.element.rejects(amount):
			outcomes[i] = errRecord
			s.rejected[amount] = true
		case s.unconfirmed > 0 || s.every > 1 && s.calls%s.every == 0:
			outcomes[i] = errBroken
		default:
			s.delivered = append(s.delivered, string(message.Payload))
		}
	}
	s.unconfirmed--
}

func (s *scripted) Close(context.Context) error { return nil }

// rig runs a graph.
type rig struct {
	host    *Host
	sources map[string]*pipe
	sinks   map[string]*scripted
}

func newRig(t require.TestingT, g *graph) *rig {
	families, err := metric.New(prometheus.NewRegistry())
	require.NoError(t, err)
	r := &rig{sources: map[string]*pipe{}, sinks: map[string]*scripted{}}
	for _, e := range g.elements {
		if e.kind == emitting {
			r.sinks[e.name] = &scripted{element: e, unconfirmed: e.unconfirmed, rejected: map[int64]bool{}}
		}
	}
	for i := range g.sources {
		r.sources[fmt.Sprintf("source_%d", i)] = newPipe()
	}
	r.host = NewHost(Config{
		Node: "node-1", Reporter: &log{}, Metrics: families, Endpoints: noEndpoints{}, DrainTimeout: 30 * time.Second,
		Connectors: connector.Registry{
			"ENDPOINT": {OpenSource: func(_ context.Context, c connector.SourceConfig) (connector.Source, error) {
				return r.sources[c.Ingestor], nil
			}},
			"NATS": {OpenSink: func(_ context.Context, c connector.SinkConfig) (connector.Sink, error) {
				return r.sinks[c.Emitter], nil
			}},
		},
	})
	ctx := context.Background()
	_, err = r.host.Prepare(ctx, g.revision(), &revision.ExecutionDelta{Change: &revision.Install{}})
	require.NoError(t, err)
	require.NoError(t, r.host.Activate(ctx, "shop"))
	return r
}

// feed admits a record.
func (r *rig) feed(t require.TestingT, source int, record string) *ack.Root {
	p := r.sources[fmt.Sprintf("source_%d", source)]
	admission := <-p.admission
	p.admission <- admission
	attempt, err := admission.Admit(context.Background(), connector.Payloads{Lines: []byte(record), Arrived: time.Now().UnixNano()})
	require.NoError(t, err)
	return attempt.(*ack.Root)
}

// calm waits until nothing moves any more.
func (r *rig) calm(t require.TestingT) {
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	d := r.host.Domain("shop")
	d.drain(ctx, d.snapshot.Load().Tasks)
	require.NoError(t, ctx.Err())
}

// outcome is the state of an attempt.
func outcome(settled, failed bool) string {
	switch {
	case !settled:
		return "open"
	case failed:
		return "failed"
	}
	return "acknowledged"
}

func rootOutcome(root *ack.Root) string {
	select {
	case <-root.Done():
		return outcome(true, root.Err(0) != nil)
	default:
		return outcome(false, false)
	}
}

// tried is a record in its latest attempt.
type tried struct {
	source  int
	tenant  string
	id, try int64
	root    *ack.Root
	model   *modelAttempt
}

func (r *tried) amount() int64 { return r.id*scale + r.try }

// A random graph acknowledges, refuses and delivers what a model of single rows says: nothing before its
// last attached descendant has succeeded, everything afterwards, and whatever failed comes again.
func TestAcknowledgementsAgainstModel(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGraph(t)
		r, m := newRig(t, g), newModel(g)
		defer r.host.Close(context.Background())
		var records []*tried
		feed := func(record *tried) {
			row := modelRow{tenant: record.tenant, amount: record.amount()}
			record.root = r.feed(t, record.source, row.text())
			record.model = m.ingest(record.source, record.tenant, record.amount())
		}
		for range rapid.IntRange(1, 8).Draw(t, "steps") {
			source := rapid.IntRange(0, g.sources-1).Draw(t, "source")
			tenant := rapid.SampledFrom([]string{"a", "b", "c"}).Draw(t, "tenant")
			// What is on its way together has different ids: which of equal ones comes first is left open.
			known := map[int64]bool{}
			for _, record := range slices.Clone(records) {
				if record.source == source && record.tenant == tenant && record.model.failed && !known[record.id] && rapid.Bool().Draw(t, "again") {
					known[record.id] = true
					record.try += 100
					feed(record)
				}
			}
			for range rapid.IntRange(0, 3).Draw(t, "records") {
				record := &tried{source: source, tenant: tenant, id: rapid.Int64Range(1, 9).Draw(t, "id"), try: int64(len(records))}
				if !known[record.id] {
					known[record.id] = true
					records = append(records, record)
					feed(record)
				}
			}
			r.calm(t)
			compare(t, g, r, m, records)
		}
		// A stop fails what is left.
		r.host.Close(context.Background())
		for _, record := range records {
			require.Contains(t, []string{"acknowledged", "failed"}, rootOutcome(record.root))
			if !record.model.settled() {
				require.ErrorIs(t, record.root.Err(0), ack.ErrStopped)
			}
		}
	})
}

func compare(t require.TestingT, g *graph, r *rig, m *model, records []*tried) {
	for _, record := range records {
		require.Equal(t, outcome(record.model.settled(), record.model.failed), rootOutcome(record.root),
			"record %d of source %d in %s, attempt %d\n%s", record.id, record.source, record.tenant, record.try, g)
	}
	for name, sink := range r.sinks {
		sink.lock.Lock()
		got := slices.Clone(sink.delivered)
		sink.lock.Unlock()
		require.ElementsMatch(t, m.delivered[name], got, "deliveries of %s\n%s", name, g)
	}
}

// gated is a sink whose tries wait for what the test says of each.
type gated struct{ verdicts chan error }

func (s gated) Publish(ctx context.Context, messages []connector.Message, outcomes []error) {
	for i := range messages {
		select {
		case outcomes[i] = <-s.verdicts:
		case <-ctx.Done():
			outcomes[i] = ctx.Err()
		}
	}
}

func (s gated) Close(context.Context) error { return nil }

// A record whose attempt failed elsewhere comes again while its first row is still on its way behind a
// deduplicator. Nobody waits for that row any more, so its key suppresses nothing.
func TestAbandonedKeySuppressesNothing(t *testing.T) {
	b := newBench(t)
	first, second := gated{make(chan error, 2)}, gated{make(chan error, 2)}
	b.host.config.Connectors["NATS"] = connector.System{OpenSink: func(_ context.Context, c connector.SinkConfig) (connector.Sink, error) {
		if c.Emitter == "sink" {
			return second, nil
		}
		return first, nil
	}}
	r := unique(revision.AckModeParallel)
	plan := r.Nodes[1].Plan.(*revision.Emitter).Clone()
	plan.Inputs = []revision.Input{{Relay: 0}}
	r.Nodes = append(r.Nodes, revision.Node{Identity: revision.Identity{Kind: revision.NodeKindEmitter, Name: "sibling"}, Plan: plan})
	b.run(r)
	line := `{"tenant":"a","amount":1}`
	first.verdicts <- errRecord
	attempt := b.feed(line)
	settled(t, attempt)
	require.Error(t, attempt.Err(0))
	b.taken(r.Nodes[2].Identity, 1)

	// The second attempt fails like the first row at the other sink, and comes a third time.
	first.verdicts <- nil
	attempt = b.feed(line)
	b.taken(r.Nodes[2].Identity, 2)
	second.verdicts <- errRecord
	second.verdicts <- errRecord
	settled(t, attempt)
	require.Error(t, attempt.Err(0), "the row that reached nothing is acknowledged")
	first.verdicts <- nil
	second.verdicts <- nil
	attempt = b.feed(line)
	settled(t, attempt)
	require.NoError(t, attempt.Err(0))
}
