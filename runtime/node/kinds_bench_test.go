package node

import (
	"bytes"
	"context"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/function"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/branch"
	"nervix/runtime/columnar"
	"nervix/runtime/connector"
	"nervix/runtime/relay"
)

// benchTake measures what a task does with batches from its inputs in turn, collection and states
// included, on the goroutine of the benchmark.
func benchTake(b *testing.B, env *Environment, clock *benchClock, plan *revision.Processor, keys int) {
	b.Helper()
	task, err := NewProcessor(env, &revision.Node{Branch: revision.BranchContract{Branched: true}}, plan, Hooks{Evicted: func([]branch.Eviction) {}})
	require.NoError(b, err)
	defer task.work.stop(ack.ErrStopped)
	batches := benchOrders(env, keys)
	next := 0
	take := func() {
		for input := range plan.Inputs {
			one := *batches[next%benchBatches]
			one.Acks = ack.Uniform(ack.NewRoot(1, env.Tracker), one.Rows)
			clock.now++
			task.take(b.Context(), input, &one)
			task.wake(b.Context())
		}
		next++
	}
	for range benchBatches {
		take()
	}
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		take()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*benchRows*len(plan.Inputs)), "ns/record")
}

func benchEachKeys(b *testing.B, run func(b *testing.B, keys int)) {
	for _, keys := range []int{1, benchKeys} {
		b.Run(fmt.Sprintf("keys=%d", keys), func(b *testing.B) { run(b, keys) })
	}
}

// BenchmarkReorderer sorts sixteen batches at a time.
func BenchmarkReorderer(b *testing.B) {
	benchEachKeys(b, func(b *testing.B, keys int) {
		env, clock := benchEnvironment(b)
		benchTake(b, env, clock, reordering(1<<40, revision.Flush{Interval: 16, MaxBytes: 1 << 40}), keys)
	})
}

// BenchmarkCollect joins sixteen batches at a time before a junction.
func BenchmarkCollect(b *testing.B) {
	benchEachKeys(b, func(b *testing.B, keys int) {
		env, clock := benchEnvironment(b)
		benchTake(b, env, clock, collecting(&revision.Collect{For: 16}), keys)
	})
}

// byTenant builds the key of the branch from the finished row.
func byTenant() *revision.Construction {
	return &revision.Construction{Registers: 1, Operations: []revision.ConstructionOperation{&revision.AssignColumn{
		Output: 0, Value: revision.Block{Instructions: benchLoad(0, revision.ColumnSourceOutput, 0, datatype.KindString)},
	}}}
}

func BenchmarkReingestor(b *testing.B) {
	benchEachKeys(b, func(b *testing.B, keys int) {
		env, clock := benchEnvironment(b)
		route := benchForward
		route.Keys = byTenant()
		benchTake(b, env, clock, &revision.Processor{
			Inputs: []revision.Input{{Relay: 0}}, Operation: &revision.Reingest{}, Routes: []revision.Route{route},
		}, keys)
	})
}

// benchState adds the materialized relay 3 with a row of every key.
func benchState(b *testing.B, keys int) (*Environment, *benchClock) {
	env, clock := benchEnvironment(b)
	env.Revision.Relays = append(env.Revision.Relays, revision.Relay{Name: "state", Branch: revision.BranchContract{Branched: true}, Materialized: true})
	made := relay.New("state", columnar.ArrowSchema(&env.Revision.Schemas[0]), 1)
	made.Materialize(relay.NewState())
	env.Relays = append(env.Relays, made)
	for _, orders := range benchOrders(env, keys) {
		orders.Acks = ack.Uniform(ack.NewRoot(1, env.Tracker), orders.Rows)
		require.NoError(b, made.Publish(b.Context(), orders))
	}
	return env, clock
}

// BenchmarkDependency binds the state of its tenant to every row.
func BenchmarkDependency(b *testing.B) {
	for name, policy := range map[string]revision.StateAbsence{"skip": revision.StateAbsenceSkip, "wait": revision.StateAbsenceWait, "default": revision.StateAbsenceDefault} {
		b.Run(name, func(b *testing.B) {
			benchEachKeys(b, func(b *testing.B, keys int) {
				env, clock := benchState(b, keys)
				benchTake(b, env, clock, statefulPlan(policy), keys)
			})
		})
	}
}

// BenchmarkGenerator makes a row of the state of every key in each round.
func BenchmarkGenerator(b *testing.B) {
	benchEachKeys(b, func(b *testing.B, keys int) {
		env, clock := benchState(b, keys)
		plan := statefulPlan(revision.StateAbsenceSkip)
		plan.Inputs, plan.Operation = nil, &revision.Generator{Interval: 1}
		plan.Routes[0].Construction = revision.Construction{Registers: 2, Operations: []revision.ConstructionOperation{
			&revision.AssignColumn{Output: 0, Value: revision.Block{Instructions: benchLoad(0, revision.ColumnSourceBranch, 0, datatype.KindString)}},
			&revision.AssignColumn{Output: 1, Value: revision.Block{Instructions: benchLoad(1, revision.ColumnSourceState, 1, datatype.KindI64), Result: 1}},
		}}
		task, err := NewProcessor(env, &revision.Node{Branch: revision.BranchContract{Branched: true}}, plan, Hooks{})
		require.NoError(b, err)
		defer task.work.stop(ack.ErrStopped)
		b.ReportAllocs()
		for b.Loop() {
			clock.now++
			task.wake(b.Context())
		}
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*keys), "ns/record")
	})
}

// BenchmarkIngestor decodes lines of JSON, in one group or in groups of sixteen records that are
// joined, and assigns their branches.
func BenchmarkIngestor(b *testing.B) {
	for _, group := range []int{16, benchRows} {
		b.Run(fmt.Sprintf("group=%d", group), func(b *testing.B) {
			env, clock := benchEnvironment(b)
			env.Revision.Endpoints = []revision.Endpoint{{Name: "e"}}
			env.Connectors["ENDPOINT"] = connector.System{
				OpenSource: func(context.Context, connector.SourceConfig) (connector.Source, error) { return idleSource{}, nil },
			}
			route := benchForward
			route.Keys = byTenant()
			made, err := NewIngestor(b.Context(), env, &revision.Node{}, &revision.Ingestor{
				Source: &revision.EndpointSource{}, Delivery: revision.Delivery{Mode: revision.AckModeParallel}, Routes: []revision.Route{route},
			}, Hooks{Evicted: func([]branch.Eviction) {}})
			require.NoError(b, err)
			var lines bytes.Buffer
			for row := range group {
				fmt.Fprintf(&lines, "{\"tenant\":\"tenant-%d\",\"amount\":%d}\n", row%100, row)
			}
			b.ReportAllocs()
			for b.Loop() {
				for range benchRows / group {
					clock.now++
					if _, err := made.work.Admit(b.Context(), connector.Payloads{Lines: lines.Bytes(), Arrived: clock.now}); err != nil {
						b.Fatal(err)
					}
				}
				for made.step(b.Context()) {
				}
				made.wake(b.Context())
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*benchRows), "ns/record")
		})
	}
}

// benchAggregates has an accumulator of every aggregate.
var benchAggregates = map[function.ID]revision.Accumulator{
	function.Count: {Aggregate: revision.AggregateCount, Type: datatype.Type{Kind: datatype.KindI64}},
	function.Sum:   {Aggregate: revision.AggregateSum, Type: datatype.Type{Kind: datatype.KindI64}},
	function.Min:   {Aggregate: revision.AggregateMin, Type: datatype.Type{Kind: datatype.KindI64}},
	function.Max:   {Aggregate: revision.AggregateMax, Type: datatype.Type{Kind: datatype.KindI64}},
	function.First: {Aggregate: revision.AggregateFirst, Type: datatype.Type{Kind: datatype.KindI64}},
	function.Last:  {Aggregate: revision.AggregateLast, Type: datatype.Type{Kind: datatype.KindI64}},
	function.PercentileLinearHistogram: {
		Aggregate: revision.AggregatePercentile, Type: datatype.Type{Kind: datatype.KindF64},
		Histogram: &revision.Histogram{Percent: 95, Buckets: 100, Maximum: 1e5},
	},
}

// A new aggregate cannot be forgotten.
func TestEveryAggregateIsMeasured(t *testing.T) {
	for _, f := range function.All() {
		if f.Aggregate && f.Supported {
			require.Contains(t, benchAggregates, f.ID, f.Name)
		}
	}
}

// BenchmarkAggregate closes tumbling windows of 100 rows, and sliding ones that keep 90 of them.
func BenchmarkAggregate(b *testing.B) {
	for id, accumulator := range benchAggregates {
		for _, step := range []uint64{100, 10} {
			b.Run(fmt.Sprintf("%s/step=%d", id, step), func(b *testing.B) {
				env, clock := benchEnvironment(b)
				env.Revision.Schemas[2].Fields = []revision.Field{{Name: "result", Type: accumulator.Type}}
				env.Relays[2] = relay.New("sums", columnar.ArrowSchema(&env.Revision.Schemas[2]), 1)
				argument := benchLoad(0, revision.ColumnSourceInput, 1, datatype.KindI64)
				if accumulator.Histogram != nil {
					argument = append(argument, revision.Instruction{Register: 1, Type: accumulator.Type, Step: &revision.CastStep{}})
				}
				result := revision.Construction{Registers: 1, Operations: []revision.ConstructionOperation{&revision.AssignColumn{
					Output: 0, Value: revision.Block{Instructions: benchLoad(0, revision.ColumnSourceAggregate, 0, accumulator.Type.Kind)},
				}}}
				benchTake(b, env, clock, &revision.Processor{
					Inputs: []revision.Input{{Relay: 0}}, Routes: []revision.Route{{Relay: 2, Construction: result}},
					Operation: &revision.WindowProcessor{
						Width: revision.WindowBound{Messages: 100}, Step: revision.WindowBound{Messages: step},
						Arguments:    revision.Values{Registers: 2, Blocks: []revision.Block{{Instructions: argument, Result: uint32(len(argument) - 1)}}},
						Accumulators: []revision.Accumulator{accumulator},
					},
				}, 10)
			})
		}
	}
}
