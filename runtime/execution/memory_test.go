package execution

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/branch"
	"nervix/runtime/budget"
	"nervix/runtime/connector"
)

// holds waits until the accounts satisfy a condition.
func (b *bench) holds(what string, condition func(map[string]int64) bool) {
	b.t.Helper()
	var held map[string]int64
	require.Eventually(b.t, func() bool {
		held = map[string]int64{}
		for _, holding := range b.budget.Holdings() {
			held[holding.Kind+" "+holding.Owner] += holding.Bytes
		}
		return condition(held)
	}, 5*time.Second, time.Millisecond, "%s: %v", what, &held)
}

// Rows that a sink does not take are accounted where they wait, and nowhere once they are out.
func TestReservationsFollowTheRows(t *testing.T) {
	b := newBench(t)
	r := b.with(base(), "pass", &revision.Junction{}, revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged})
	b.run(r)
	b.sink.fail(errBroken)
	first := b.feed(`{"tenant":"a","amount":1}`)
	b.await("publication", func(_ []string, calls int) bool { return calls > 0 })
	second := b.feed(`{"tenant":"a","amount":2}`)
	b.holds("a batch at the sink and one behind it", func(held map[string]int64) bool {
		return held["routes EMITTER sink"] > 0 && held["relays EMITTER sink"] > 0 && held["state BRANCH by_tenant"] > 0
	})
	b.sink.fail(nil)
	settled(t, first)
	settled(t, second)
	b.holds("everything is out", func(held map[string]int64) bool { return len(held) == 1 && held["state BRANCH by_tenant"] > 0 })
}

// State is accounted with its node, with its domain while that is stopped, and ends with the domain.
func TestReservationsFollowTheState(t *testing.T) {
	b := newBench(t)
	two := revision.WindowBound{Messages: 2}
	r := b.with(base(), "sums", countAndSum(two, two), sumRoute())
	r.Nodes[0].Plan.(*revision.Ingestor).Delivery.Mode = revision.AckModeNoAck
	b.run(r)
	b.feed(`{"tenant":"a","amount":1}`)
	window := func(held map[string]int64) bool { return held["state WINDOW_PROCESSOR sums"] == 16 }
	b.holds("a window", window)
	b.move(1, passive(r), &revision.Lifecycle{Mode: revision.BuildModePassive})
	b.holds("the window of a stopped domain", window)
	b.move(2, r, &revision.Lifecycle{})
	b.holds("the window of the next start", window)
	b.feed(`{"tenant":"a","amount":2}`)
	b.await("window", count(1))
	b.holds("no window", func(held map[string]int64) bool { return held["state WINDOW_PROCESSOR sums"] == 0 })
	_, err := b.host.Prepare(t.Context(), r, &revision.ExecutionDelta{PredecessorDigest: []byte{3}, Change: &revision.Teardown{}})
	require.NoError(t, err)
	require.Zero(t, b.budget.Reserved())
}

// Whatever becomes of rows — delivered, failed, dropped as repetitions, evicted with their branch —
// nothing of them stays accounted.
func TestReservationsReturnToZero(t *testing.T) {
	for seed := range uint64(4) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			random := rand.New(rand.NewPCG(seed, 0))
			b := newBench(t)
			r := b.unique(&revision.Flush{Interval: int64(time.Millisecond), MaxBytes: 64})
			three := revision.WindowBound{Messages: 3}
			b.with(r, "sums", countAndSum(three, revision.WindowBound{Messages: 1}), sumRoute())
			r.Branches[0].TTL, r.Branches[0].MaxInstances = int64(20*time.Millisecond), 3
			r.Nodes[2].Plan.(*revision.Processor).Operation.(*revision.Deduplicator).MaxTime = 1
			b.run(r)
			for range 40 {
				switch random.IntN(8) {
				case 0:
					b.sink.fail(errBroken)
				case 1:
					b.sink.fail(errRecord)
				case 2:
					b.sink.fail(nil)
				default:
					lines := make([]string, 1+random.IntN(5))
					for i := range lines {
						lines[i] = fmt.Sprintf(`{"tenant":"%c","amount":%d}`, 'a'+rune(random.IntN(5)), random.IntN(4))
					}
					b.feed(append(lines, `{"tenant":1}`)...)
				}
			}
			b.sink.fail(nil)
			b.holds("only the history of the deduplicator is left", func(held map[string]int64) bool {
				delete(held, "state DEDUPLICATOR unique")
				return len(held) == 0
			})
		})
	}
}

// Pressure holds the ingestors beside a pause; the end of the one is not the end of the other.
func TestPressureAndPauseHoldApart(t *testing.T) {
	b := newBench(t)
	b.run(b.passing("pass"))
	ingestor := b.host.Domain("shop").Snapshot().byID[base().Nodes[0].Identity]
	source := b.host.Domain("shop").ingestors[base().Nodes[0].Identity]
	held := func() *connector.Held {
		admission := <-b.source.admission
		b.source.admission <- admission
		_, err := admission.Admit(t.Context(), connector.Payloads{Lines: []byte(`{"tenant":"a","amount":1}`)})
		var held *connector.Held
		errors.As(err, &held)
		return held
	}
	source.Pause()
	require.True(t, ingestor.ingestor.Pressed())
	pressed := held()
	require.False(t, pressed.Over())
	resume, err := b.host.Pause(t.Context(), "shop", nil, true)
	require.NoError(t, err)
	source.Resume()
	require.False(t, ingestor.ingestor.Pressed())
	require.False(t, pressed.Over(), "the pause goes on")
	source.Pause()
	resume()
	require.False(t, held().Over(), "the pressure goes on")
	source.Resume()
	require.True(t, pressed.Over())
	require.Nil(t, held())
}

// An ingestor that opens under pressure admits nothing until the budget lets it.
func TestIngestorsAnswerToTheBudget(t *testing.T) {
	b := newBench(t)
	b.budget = budget.New(budget.Config{Limit: 1 << 40, High: 1, Heap: func(bool) int64 { return 1 }})
	b.host.config.Budget = b.budget
	t.Cleanup(runBudget(b.budget))
	b.run(b.passing("pass"))
	ingestor := b.host.Domain("shop").Snapshot().byID[base().Nodes[0].Identity]
	require.Eventually(t, ingestor.ingestor.Pressed, 5*time.Second, time.Millisecond)
	inspection, _ := b.host.Domain("shop").Snapshot().Inspect(base().Nodes[0].Identity)
	require.True(t, inspection.Pressed)
}

// Registries and materialized states count what they keep.
func TestBranchesAreCounted(t *testing.T) {
	b := newBench(t)
	r := b.passing("pass")
	r.Relays[0].Materialized = true
	r.Branches[0].MaxInstances = 1
	b.run(r)
	settled(t, b.feed(`{"tenant":"a","amount":1}`))
	var one map[string]int64
	b.holds("a branch and its row", func(held map[string]int64) bool {
		one = held
		return held["state BRANCH by_tenant"] > 0 && held["state RELAY in"] > 0
	})
	settled(t, b.feed(`{"tenant":"b","amount":1}`))
	b.holds("the next one takes its place", func(held map[string]int64) bool {
		return held["state BRANCH by_tenant"] == one["state BRANCH by_tenant"] && held["state RELAY in"] == one["state RELAY in"]
	})
	d := b.host.Domain("shop")
	d.evicted([]branch.Eviction{{Key: d.Snapshot().Branches["by_tenant"].Find(`{"tenant":"b"}`), Reason: metric.ReasonTTL}})
	b.holds("no row", func(held map[string]int64) bool { return held["state RELAY in"] == 0 })
}
