package node

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/columnar"
	"nervix/runtime/connector"
	"nervix/runtime/relay"
	"nervix/runtime/report"
)

const (
	benchRows = 1024
	// benchBatches is the number of different batches that a benchmark repeats.
	benchBatches = 64
	benchKeys    = 1000
)

type benchClock struct{ now int64 }

func (c *benchClock) Now() int64 { return c.now }

func (c *benchClock) Until(instant int64) time.Duration { return time.Duration(max(0, instant-c.now)) }

type silent struct{}

func (silent) Report(report.Event) {}

type nullSink struct{}

func (nullSink) Publish(context.Context, []connector.Message, []error) {}
func (nullSink) Close(context.Context) error                           { return nil }

func benchLoad(register uint32, source revision.ColumnSource, column uint32, kind datatype.Kind) []revision.Instruction {
	return []revision.Instruction{{Register: register, Type: datatype.Type{Kind: kind}, Step: &revision.Load{Source: source, Column: column}}}
}

func benchInherit(columns int) revision.Construction {
	var c revision.Construction
	for i := range uint32(columns) {
		c.Operations = append(c.Operations, &revision.InheritColumn{Input: i, Output: i})
	}
	return c
}

// benchEnvironment holds the relays "in" and "out" of orders and "sums", all by tenant.
func benchEnvironment(b testing.TB) (*Environment, *benchClock) {
	b.Helper()
	families, err := metric.New(prometheus.NewRegistry())
	require.NoError(b, err)
	text, number := datatype.Type{Kind: datatype.KindString}, datatype.Type{Kind: datatype.KindI64}
	branched := revision.BranchContract{Branched: true}
	r := &revision.ExecutionRevision{
		Domain: "bench",
		Schemas: []revision.Schema{
			{Fields: []revision.Field{{Name: "tenant", Type: text}, {Name: "amount", Type: number}}},
			{Fields: []revision.Field{{Name: "tenant", Type: text}}},
			{Fields: []revision.Field{{Name: "total", Type: number}, {Name: "most", Type: number}, {Name: "count", Type: number}}},
		},
		Branches: []revision.Branch{{Name: "by_tenant", Schema: 1, TTL: 1 << 60}},
		Relays:   []revision.Relay{{Name: "in", Branch: branched}, {Name: "out", Branch: branched}, {Name: "sums", Schema: 2, Branch: branched}},
		Codecs: []revision.Codec{{Wire: &revision.FieldWire{Strict: true, Fields: []revision.WireField{
			{Name: "tenant", Type: revision.WireTypeString}, {Name: "amount", Type: revision.WireTypeInteger},
		}}}},
		Clients: []revision.Client{{Name: "c", System: "NATS"}},
	}
	clock := &benchClock{now: 1}
	env := &Environment{
		Revision: r, Clock: clock, Reporter: silent{}, Tracker: &ack.Tracker{}, Metrics: families,
		Branches: []*branch.Registry{branch.NewRegistry(&r.Branches[0], &r.Schemas[1])},
		Connectors: connector.Registry{"NATS": {OpenSink: func(context.Context, connector.SinkConfig) (connector.Sink, error) {
			return nullSink{}, nil
		}}},
	}
	for _, plan := range r.Relays {
		env.Relays = append(env.Relays, relay.New(plan.Name, columnar.ArrowSchema(&r.Schemas[plan.Schema]), 1))
	}
	return env, clock
}

// benchOrders makes batches of orders with random tenants and amounts that never repeat. Rows are
// tracked by one share per batch, as those of sources without acknowledgement.
func benchOrders(env *Environment, keys int) [benchBatches]*batch.Batch {
	random := rand.New(rand.NewPCG(1, 2))
	var made [benchBatches]*batch.Batch
	for n := range made {
		tenants, amounts := array.NewStringBuilder(memory.DefaultAllocator), array.NewInt64Builder(memory.DefaultAllocator)
		for row := range benchRows {
			tenants.Append(fmt.Sprintf("tenant-%d", random.IntN(keys)))
			amounts.Append(int64(n*benchRows + row))
		}
		columns := []arrow.Array{tenants.NewArray(), amounts.NewArray()}
		times := make([]int64, benchRows)
		made[n] = &batch.Batch{Schema: env.Relays[0].Schema, Columns: columns, Rows: benchRows, Low: times, High: times}
		made[n].Keys.Table, made[n].Keys.Row, _ = env.Branches[0].Assign(columns[:1], benchRows, 1)
	}
	return made
}

// benchConsume measures the consumption of batches by a task, on the goroutine of the benchmark.
func benchConsume(b *testing.B, env *Environment, clock *benchClock, task *Task, keys int) {
	b.Helper()
	batches := benchOrders(env, keys)
	next := 0
	consume := func() {
		one := *batches[next%benchBatches]
		one.Acks = ack.Uniform(ack.NewRoot(1, env.Tracker), one.Rows)
		clock.now++
		task.work.consume(b.Context(), 0, &one, nil)
		task.wake(b.Context())
		next++
	}
	for range benchBatches {
		consume()
	}
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		consume()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*benchRows), "ns/record")
}

func benchProcessor(b *testing.B, keys int, operation revision.ProcessorOperation, route revision.Route) {
	env, clock := benchEnvironment(b)
	branched := revision.BranchContract{Branched: true}
	task, err := NewProcessor(env, &revision.Node{Branch: branched}, &revision.Processor{
		Inputs: []revision.Input{{Relay: 0}}, Operation: operation, Routes: []revision.Route{route},
	}, Hooks{})
	require.NoError(b, err)
	benchConsume(b, env, clock, task, keys)
}

var benchForward = revision.Route{Relay: 1, Construction: benchInherit(2)}

func BenchmarkJunction(b *testing.B) {
	for _, keys := range []int{1, benchKeys} {
		b.Run(fmt.Sprintf("keys=%d", keys), func(b *testing.B) { benchProcessor(b, keys, &revision.Junction{}, benchForward) })
	}
}

// BenchmarkDeduplicator sees every key once within MAX TIME; half of the batches expire.
func BenchmarkDeduplicator(b *testing.B) {
	for _, keys := range []int{1, benchKeys} {
		b.Run(fmt.Sprintf("keys=%d", keys), func(b *testing.B) {
			benchProcessor(b, keys, &revision.Deduplicator{MaxTime: benchBatches / 2, Keys: revision.Values{
				Registers: 2, Blocks: []revision.Block{
					{Instructions: benchLoad(0, revision.ColumnSourceInput, 1, datatype.KindI64)},
					{Instructions: benchLoad(1, revision.ColumnSourceInput, 0, datatype.KindString), Result: 1},
				},
			}}, benchForward)
		})
	}
}

// BenchmarkWindow closes a window of a key after 50 of its rows.
func BenchmarkWindow(b *testing.B) {
	number := datatype.Type{Kind: datatype.KindI64}
	var sums revision.Construction
	for i := range uint32(3) {
		sums.Operations = append(sums.Operations, &revision.AssignColumn{Output: i, Value: revision.Block{
			Instructions: benchLoad(i, revision.ColumnSourceAggregate, i, datatype.KindI64), Result: i,
		}})
	}
	sums.Registers = 3
	for _, keys := range []int{1, benchKeys} {
		b.Run(fmt.Sprintf("keys=%d", keys), func(b *testing.B) {
			benchProcessor(b, keys, &revision.WindowProcessor{
				Width: revision.WindowBound{Messages: 50}, Step: revision.WindowBound{Messages: 50},
				Arguments: revision.Values{Registers: 1, Blocks: []revision.Block{
					{Instructions: benchLoad(0, revision.ColumnSourceInput, 1, datatype.KindI64)},
				}},
				Accumulators: []revision.Accumulator{
					{Aggregate: revision.AggregateSum, Type: number},
					{Aggregate: revision.AggregateMax, Type: number},
					{Aggregate: revision.AggregateCount, Type: number},
				},
			}, revision.Route{Relay: 2, Construction: sums})
		})
	}
}

// BenchmarkEmitter constructs and encodes records for a sink that takes everything.
func BenchmarkEmitter(b *testing.B) {
	for _, keys := range []int{1, benchKeys} {
		b.Run(fmt.Sprintf("keys=%d", keys), func(b *testing.B) {
			env, clock := benchEnvironment(b)
			emitter, err := NewEmitter(b.Context(), env, &revision.Node{}, &revision.Emitter{
				Inputs: []revision.Input{{Relay: 0}}, Sink: &revision.NatsSink{}, Construction: benchInherit(2), Flush: revision.Flush{},
			})
			require.NoError(b, err)
			benchConsume(b, env, clock, emitter.Task, keys)
		})
	}
}
