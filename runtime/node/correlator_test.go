package node

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/columnar"
	"nervix/runtime/relay"
)

// correlating pairs orders of "in" (left) and "other" (right, relay 3) whose quotient is 1. Pairs go to "out" with the tenant of the left and the
// amount of the right row; left rows without partner go to relay 4, right ones are dropped.
func correlating(t *testing.T, match revision.MatchOrder) *driven {
	env, clock := benchEnvironment(t)
	for _, name := range []string{"other", "lonely"} {
		env.Revision.Relays = append(env.Revision.Relays, revision.Relay{Name: name, Branch: revision.BranchContract{Branched: true}})
		env.Relays = append(env.Relays, relay.New(name, columnar.ArrowSchema(&env.Revision.Schemas[0]), 1000))
	}
	lonely := uint32(4)
	number := datatype.Type{Kind: datatype.KindI64}
	instructions := append(benchLoad(0, revision.ColumnSourceLeft, 1, datatype.KindI64), benchLoad(1, revision.ColumnSourceRight, 1, datatype.KindI64)...)
	instructions = append(instructions,
		revision.Instruction{Register: 2, Type: number, Step: &revision.BinaryStep{Operation: revision.BinaryOperationDivide, Left: 0, Right: 1}},
		revision.Instruction{Register: 3, Type: number, Step: &revision.ConstantInteger{Bits: 1}},
		revision.Instruction{Register: 4, Type: datatype.Type{Kind: datatype.KindBool}, Step: &revision.BinaryStep{Operation: revision.BinaryOperationEqual, Left: 2, Right: 3}},
	)
	return driveIn(t, env, clock, &revision.Processor{
		Inputs: []revision.Input{{Relay: 0}, {Relay: 3}},
		Operation: &revision.Correlator{
			Right: 1, Match: match, MaxTime: 100, LeftTimeout: &lonely,
			Where: revision.Filter{Registers: 5, Predicate: revision.Predicate{Block: revision.Block{Instructions: instructions, Result: 4}}},
		},
		Routes: []revision.Route{{Relay: 1, Construction: revision.Construction{Registers: 2, Operations: []revision.ConstructionOperation{
			&revision.AssignColumn{Output: 0, Value: revision.Block{Instructions: benchLoad(0, revision.ColumnSourceLeft, 0, datatype.KindString)}},
			&revision.AssignColumn{Output: 1, Value: revision.Block{Instructions: benchLoad(1, revision.ColumnSourceRight, 1, datatype.KindI64), Result: 1}},
		}}}},
	})
}

// A pair acknowledges both rows; it is one output, from whichever side the later row came.
func TestCorrelatorPairs(t *testing.T) {
	d := correlating(t, revision.MatchOrderEarliest)
	l := d.feed(0, order{"a", 1}, order{"b", 2}, order{"a", 3})
	require.Empty(t, d.published(1))
	d.clock.now = 50
	r := d.feed(1, order{"b", 1}, order{"b", 2}, order{"a", 3})
	b := d.inboxes[1].Take()
	require.ElementsMatch(t, []string{"b 2", "a 3"}, strings.Split(rowsText(b), ", "))
	require.Equal(t, []int64{1, 1}, b.Low)
	require.Equal(t, []int64{50, 50}, b.High)
	require.Equal(t, "open", outcomes(l))
	b.Acks.Resolve(nil)
	left := d.feed(0, order{"b", 1})
	require.Equal(t, []string{"b 1"}, d.published(1))
	require.Equal(t, "<nil>", outcomes(left))
	require.Equal(t, "<nil>, <nil>, <nil>", outcomes(r))
	require.Equal(t, "open", outcomes(l), "a 1 still waits")
}

// All matches of an arriving row are consumed; one of them is the partner.
func TestCorrelatorMatchOrder(t *testing.T) {
	for match, want := range map[revision.MatchOrder]int64{revision.MatchOrderEarliest: 2, revision.MatchOrderLatest: 4} {
		d := correlating(t, match)
		// x / y = 1 holds for x of y to 2y-1.
		waiting := d.feed(1, order{"a", 2}, order{"a", 4}, order{"a", 9})
		d.feed(0, order{"a", 3})
		require.Equal(t, []string{"a 2"}, d.published(1))
		d.feed(1, order{"a", 2})
		d.feed(0, order{"a", 5})
		require.Equal(t, []string{"a 4"}, d.published(1))
		require.Equal(t, "open", outcomes(waiting))
		d = correlating(t, match)
		both := d.feed(1, order{"a", 2}, order{"a", 3}, order{"a", 4})
		d.feed(0, order{"a", 5})
		chosen := map[int64]string{2: "a 3", 4: "a 4"}[want]
		require.Equal(t, []string{chosen}, d.published(1))
		d.feed(0, order{"a", 4})
		require.Empty(t, d.published(1))
		require.Equal(t, "open", outcomes(both), "a 2 matched neither")
	}
}

// A pair that cannot be judged fails the arriving row only.
func TestCorrelatorPredicateErrors(t *testing.T) {
	d := correlating(t, revision.MatchOrderEarliest)
	waiting := d.feed(0, order{"a", 1})
	require.Contains(t, outcomes(d.feed(1, order{"a", 0})), "division by zero")
	require.Equal(t, "open", outcomes(waiting))
	d.feed(1, order{"a", 1})
	require.Equal(t, []string{"a 1"}, d.published(1))
	require.Equal(t, "<nil>", outcomes(waiting))
}

// After MAX TIME a row is sent as it is, or succeeds, as its side says.
func TestCorrelatorTimeouts(t *testing.T) {
	d := correlating(t, revision.MatchOrderEarliest)
	l, r := d.feed(0, order{"a", 1}), d.feed(1, order{"a", 7})
	d.clock.now = 60
	later := d.feed(0, order{"a", 2})
	d.at(100)
	require.Empty(t, d.published(4))
	d.at(101)
	require.Equal(t, "<nil>", outcomes(r))
	require.Equal(t, "open", outcomes(l))
	require.Equal(t, []string{"a 1"}, d.published(4))
	require.Equal(t, "<nil>", outcomes(l))
	require.Equal(t, "open", outcomes(later))
	d.at(160)
	require.Equal(t, []string{"a 2"}, d.published(4))
	_, pending := d.task.work.deadline()
	require.False(t, pending)
}

func TestCorrelatorEnds(t *testing.T) {
	d := correlating(t, revision.MatchOrderEarliest)
	both := d.feed(0, order{"a", 1}, order{"b", 1})
	d.evict("a")
	d.task.work.stop(ack.ErrStopped)
	require.Equal(t, ack.ErrEvicted.Error()+", "+ack.ErrStopped.Error(), outcomes(both))
}

// Whatever arrives in whatever batches is paired as by a plain search, and every record settles once.
func TestCorrelatorAgainstSearch(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		d := correlating(t, revision.MatchOrderLatest)
		type row struct {
			order
			at int64
		}
		waits := [2]map[string][]row{{}, {}}
		var roots []*ack.Root
		var want, got, lost, sent []string
		now := int64(1)
		expire := func() {
			for side := range waits {
				for tenant, list := range waits[side] {
					for len(list) > 0 && list[0].at+100 <= now {
						if side == left {
							lost = append(lost, fmt.Sprintf("%s %d", tenant, list[0].amount))
						}
						list = list[1:]
					}
					waits[side][tenant] = list
				}
			}
		}
		for range rapid.IntRange(1, 12).Draw(rt, "batches") {
			now += rapid.Int64Range(0, 60).Draw(rt, "pause")
			d.at(now)
			expire()
			side := rapid.IntRange(0, 1).Draw(rt, "side")
			var batch []order
			for range rapid.IntRange(1, 6).Draw(rt, "rows") {
				o := order{rapid.SampledFrom([]string{"a", "b"}).Draw(rt, "tenant"), rapid.Int64Range(1, 6).Draw(rt, "amount")}
				batch = append(batch, o)
			}
			arrived := map[string][]row{}
			for _, o := range batch {
				var kept []row
				partner := int64(0)
				for _, w := range waits[1-side][o.tenant] {
					x, y := o.amount, w.amount
					if side == right {
						x, y = y, x
					}
					if x/y == 1 {
						partner = w.amount
						continue
					}
					kept = append(kept, w)
				}
				if partner == 0 {
					arrived[o.tenant] = append(arrived[o.tenant], row{o, now})
					continue
				}
				waits[1-side][o.tenant] = kept
				if side == right {
					partner = o.amount
				}
				want = append(want, fmt.Sprintf("%s %d", o.tenant, partner))
			}
			for tenant, rows := range arrived {
				waits[side][tenant] = append(waits[side][tenant], rows...)
			}
			roots = append(roots, d.feed(side, batch...))
			for _, text := range d.published(1) {
				got = append(got, strings.Split(text, ", ")...)
			}
		}
		now += 1000
		d.at(now)
		expire()
		for _, text := range d.published(4) {
			sent = append(sent, strings.Split(text, ", ")...)
		}
		require.ElementsMatch(rt, want, got)
		require.ElementsMatch(rt, lost, sent)
		for _, root := range roots {
			require.NotContains(rt, outcomes(root), "open")
		}
	})
}
