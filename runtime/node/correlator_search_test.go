package node

import (
	"fmt"
	"slices"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/datatype"
	"nervix/generated/function"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/columnar"
	"nervix/runtime/program"
	"nervix/runtime/relay"
)

// predicate builds conditions over a pair of orders.
type predicate struct{ instructions []revision.Instruction }

func (p *predicate) add(kind datatype.Kind, step revision.Step) uint32 {
	register := uint32(len(p.instructions))
	p.instructions = append(p.instructions, revision.Instruction{Register: register, Type: datatype.Type{Kind: kind}, Step: step})
	return register
}

func (p *predicate) load(side revision.ColumnSource, column uint32) uint32 {
	return p.add([]datatype.Kind{datatype.KindString, datatype.KindI64}[column], &revision.Load{Source: side, Column: column})
}

func (p *predicate) combine(operation revision.BinaryOperation, l, r uint32) uint32 {
	kind := datatype.KindBool
	if operation < revision.BinaryOperationEqual {
		kind = datatype.KindI64
	}
	return p.add(kind, &revision.BinaryStep{Operation: operation, Left: l, Right: r})
}

// filter ends with the condition that was added last.
func (p *predicate) filter() revision.Filter {
	count := uint32(len(p.instructions))
	return revision.Filter{Registers: count, Predicate: revision.Predicate{Block: revision.Block{Instructions: p.instructions, Result: count - 1}}}
}

// sameAmount is left.amount = right.amount, the sides of the comparison either way.
func (p *predicate) sameAmount(swapped bool) uint32 {
	l, r := p.load(revision.ColumnSourceLeft, 1), p.load(revision.ColumnSourceRight, 1)
	if swapped {
		l, r = r, l
	}
	return p.combine(revision.BinaryOperationEqual, l, r)
}

// sameTenant is lower(left.tenant) = lower(right.tenant).
func (p *predicate) sameTenant() uint32 {
	var lowered [2]uint32
	for i, side := range []revision.ColumnSource{revision.ColumnSourceLeft, revision.ColumnSourceRight} {
		lowered[i] = p.add(datatype.KindString, &revision.CallStep{Function: uint32(function.Lower), Arguments: []uint32{p.load(side, 0)}})
	}
	return p.combine(revision.BinaryOperationEqual, lowered[0], lowered[1])
}

// Keys come from the conjuncts that compare the sides, and from predicates that cannot fail only.
func TestEqualityKeys(t *testing.T) {
	keys := func(build func(p *predicate)) int {
		var p predicate
		build(&p)
		filter := p.filter()
		l, r := program.EqualityKeys(&filter)
		if l == nil {
			return 0
		}
		require.Equal(t, len(l.Blocks), len(r.Blocks))
		return len(l.Blocks)
	}
	require.Equal(t, 1, keys(func(p *predicate) { p.sameAmount(false) }))
	require.Equal(t, 2, keys(func(p *predicate) { p.combine(revision.BinaryOperationAnd, p.sameAmount(true), p.sameTenant()) }))
	require.Equal(t, 1, keys(func(p *predicate) {
		p.combine(revision.BinaryOperationAnd, p.sameTenant(),
			p.combine(revision.BinaryOperationLess, p.load(revision.ColumnSourceLeft, 1), p.load(revision.ColumnSourceRight, 1)))
	}))
	require.Zero(t, keys(func(p *predicate) { p.combine(revision.BinaryOperationOr, p.sameAmount(false), p.sameTenant()) }), "either may hold")
	require.Zero(t, keys(func(p *predicate) {
		p.combine(revision.BinaryOperationEqual, p.load(revision.ColumnSourceLeft, 1), p.load(revision.ColumnSourceLeft, 1))
	}), "of one side")
	require.Zero(t, keys(func(p *predicate) {
		p.combine(revision.BinaryOperationEqual, p.load(revision.ColumnSourceLeft, 1), p.add(datatype.KindI64, &revision.ConstantInteger{Bits: 1}))
	}), "a constant")
	require.Zero(t, keys(func(p *predicate) {
		sum := p.combine(revision.BinaryOperationAdd, p.load(revision.ColumnSourceLeft, 1), p.load(revision.ColumnSourceLeft, 1))
		over := p.combine(revision.BinaryOperationLess, sum, p.load(revision.ColumnSourceRight, 1))
		p.combine(revision.BinaryOperationAnd, p.sameAmount(false), over)
	}), "a pair with other keys may overflow")
	require.Zero(t, keys(func(p *predicate) {
		now := p.add(datatype.KindDatetime, &revision.CallStep{Function: uint32(function.Now)})
		p.combine(revision.BinaryOperationEqual, now, p.load(revision.ColumnSourceRight, 1))
	}), "time goes on while rows wait")
}

// pairing makes a correlator of "in" (left) and "other" (right) whose pairs go to "out".
func pairing(t testing.TB, where revision.Filter, match revision.MatchOrder) (*Environment, *benchClock, *revision.Processor) {
	env, clock := benchEnvironment(t)
	env.Revision.Relays = append(env.Revision.Relays, revision.Relay{Name: "other", Branch: revision.BranchContract{Branched: true}})
	env.Relays = append(env.Relays, relay.New("other", columnar.ArrowSchema(&env.Revision.Schemas[0]), 1000))
	return env, clock, &revision.Processor{
		Inputs:    []revision.Input{{Relay: 0}, {Relay: 3}},
		Operation: &revision.Correlator{Right: 1, Match: match, MaxTime: 100, Where: where},
		Routes: []revision.Route{{Relay: 1, Construction: revision.Construction{Registers: 2, Operations: []revision.ConstructionOperation{
			&revision.AssignColumn{Output: 0, Value: revision.Block{Instructions: benchLoad(0, revision.ColumnSourceLeft, 0, datatype.KindString)}},
			&revision.AssignColumn{Output: 1, Value: revision.Block{Instructions: benchLoad(1, revision.ColumnSourceRight, 1, datatype.KindI64), Result: 1}},
		}}}},
	}
}

func correlatorOf(task *Task) *correlator { return task.work.(*processor).operation.(*correlator) }

// With keys and without them the same pairs leave, and the same records are settled.
func TestKeysChangeNoPair(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		var p predicate
		p.sameAmount(rapid.Bool().Draw(rt, "swapped"))
		if rapid.Bool().Draw(rt, "ordered") {
			same := uint32(len(p.instructions) - 1)
			p.combine(revision.BinaryOperationAnd, same, p.combine(revision.BinaryOperationLessOrEqual, p.load(revision.ColumnSourceLeft, 0), p.load(revision.ColumnSourceRight, 0)))
		}
		match := rapid.SampledFrom([]revision.MatchOrder{revision.MatchOrderEarliest, revision.MatchOrderLatest}).Draw(rt, "match")
		var both [2]*driven
		for i := range both {
			env, clock, plan := pairing(t, p.filter(), match)
			both[i] = driveIn(t, env, clock, plan)
		}
		require.NotNil(rt, correlatorOf(both[0].task).keys[left])
		correlatorOf(both[1].task).keys = [2]*program.Values{}
		var roots [2][]*ack.Root
		now := int64(1)
		for range rapid.IntRange(1, 12).Draw(rt, "batches") {
			now += rapid.Int64Range(0, 60).Draw(rt, "pause")
			side := rapid.IntRange(0, 1).Draw(rt, "side")
			var orders []order
			for range rapid.IntRange(1, 6).Draw(rt, "rows") {
				orders = append(orders, order{rapid.SampledFrom([]string{"a", "b"}).Draw(rt, "tenant"), rapid.Int64Range(1, 4).Draw(rt, "amount")})
			}
			evicts := rapid.IntRange(0, 9).Draw(rt, "evicts") == 9
			for i, d := range both {
				d.at(now)
				roots[i] = append(roots[i], d.feed(side, orders...))
				if evicts {
					d.task.drop(slices.Clone(tenantsOf(d)))
				}
			}
			require.Equal(rt, both[1].published(1), both[0].published(1))
		}
		for i := range roots[0] {
			require.Equal(rt, outcomes(roots[1][i]), outcomes(roots[0][i]))
		}
	})
}

func tenantsOf(d *driven) []*branch.Key {
	var keys []*branch.Key
	for key := range correlatorOf(d.task).branches {
		keys = append(keys, key)
	}
	return keys
}

// unpaired is a batch of orders with amounts that no other order has.
func unpaired(env *Environment, count int) *batch.Batch {
	tenants, amounts := array.NewStringBuilder(memory.DefaultAllocator), array.NewInt64Builder(memory.DefaultAllocator)
	for row := range count {
		tenants.Append("tenant-0")
		amounts.Append(1<<40 + int64(row))
	}
	times := make([]int64, count)
	b := &batch.Batch{Schema: env.Relays[0].Schema, Columns: []arrow.Array{tenants.NewArray(), amounts.NewArray()}, Rows: count, Low: times, High: times}
	b.Keys.Table, b.Keys.Row, _ = env.Branches[0].Assign(b.Columns[:1], count, 1)
	return b
}

// BenchmarkCorrelator pairs the rows of batches while others wait for partners that never come.
func BenchmarkCorrelator(b *testing.B) {
	for _, waiting := range []int{0, 10, 1_000, 10_000, 100_000} {
		for _, keyed := range []bool{true, false} {
			if !keyed && waiting > 10_000 {
				continue // every pair is judged
			}
			b.Run(fmt.Sprintf("waiting=%d/keys=%t", waiting, keyed), func(b *testing.B) {
				var p predicate
				p.sameAmount(false)
				env, clock, plan := pairing(b, p.filter(), revision.MatchOrderEarliest)
				task, err := NewProcessor(env, &revision.Node{Branch: revision.BranchContract{Branched: true}}, plan, Hooks{})
				require.NoError(b, err)
				if !keyed {
					correlatorOf(task).keys = [2]*program.Values{}
				}
				plan.Operation.(*revision.Correlator).MaxTime = 1 << 60
				from := benchOrders(env, 1)[0]
				take := func(input int, from *batch.Batch) {
					one := *from
					one.Acks = ack.Uniform(ack.NewRoot(1, env.Tracker), one.Rows)
					task.work.consume(b.Context(), input, &one, nil)
				}
				if waiting > 0 {
					take(0, unpaired(env, waiting))
				}
				clock.now++
				b.ReportAllocs()
				for b.Loop() {
					take(0, from)
					take(1, from)
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*benchRows), "ns/pair")
			})
		}
	}
}
