package execution

import (
	"context"
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/columnar"
	"nervix/runtime/connector"
)

// chain is a domain whose junctions are listed against the flow.
func chain(length int) *revision.ExecutionRevision {
	r := base()
	r.Nodes[0].Plan.(*revision.Ingestor).Delivery.Mode = revision.AckModeNoAck
	in, out := r.Relays[0], r.Relays[1]
	r.Relays = []revision.Relay{in}
	for i := range length {
		next := out
		if i < length-1 {
			next.Name = fmt.Sprintf("step_%d", i)
		}
		r.Relays = append(r.Relays, next)
	}
	r.Nodes[1].Plan.(*revision.Emitter).Inputs[0].Relay = uint32(length)
	for i := length - 1; i >= 0; i-- {
		r.Nodes = append(r.Nodes, revision.Node{
			Identity: revision.Identity{Kind: revision.NodeKindJunction, Name: fmt.Sprintf("step_%d", i)}, Branch: in.Branch,
			Plan: &revision.Processor{Inputs: []revision.Input{{Relay: uint32(i)}}, Operation: &revision.Junction{}, Routes: []revision.Route{
				{Relay: uint32(i) + 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged},
			}},
		})
	}
	return r
}

// Rows that move while the drain looks at the tasks one by one are not left behind.
func TestStopLeavesNoRowBehind(t *testing.T) {
	b := newBench(t)
	line := `{"tenant":"a","amount":1}`
	for round := range byte(50) {
		r := chain(6)
		if round == 0 {
			b.run(r)
		} else {
			b.move(2*round, r, &revision.Lifecycle{})
		}
		b.feed(line, line)
		b.move(2*round+1, passive(r), &revision.Lifecycle{Mode: revision.BuildModePassive})
		require.Len(t, b.sink.records, 2*(int(round)+1))
	}
}

// echo is a sink that publishes a row of its own for every one that it is given.
type echo struct {
	*store
	publish atomic.Pointer[func()]
}

func (e *echo) Publish(ctx context.Context, messages []connector.Message, outcomes []error) {
	e.store.Publish(ctx, messages, outcomes)
	if publish := e.publish.Load(); publish != nil {
		(*publish)()
	}
}

// A pause does not wait for inputs that stay open.
func TestPauseIgnoresOpenInputs(t *testing.T) {
	b := newBench(t)
	b.host.config.GateTimeout = 2 * time.Second
	sink := &echo{store: b.sink}
	b.host.config.Connectors["NATS"] = connector.System{
		OpenSink: func(context.Context, connector.SinkConfig) (connector.Sink, error) { return sink, nil },
	}
	r := b.passing("pass")
	r.Relays = append(r.Relays, revision.Relay{Name: "other", Branch: r.Relays[0].Branch, Capacity: 10})
	plan := r.Nodes[1].Plan.(*revision.Emitter)
	plan.Inputs = append(plan.Inputs, revision.Input{Relay: 2})
	plan.Flush = revision.Flush{Interval: int64(time.Hour), MaxBytes: 1}
	b.run(r)
	other := b.host.Domain("shop").Snapshot().Relays["other"]
	publish := func() {
		_ = other.Publish(t.Context(), &batch.Batch{
			Schema: other.Schema, Rows: 1, Low: []int64{1}, High: []int64{1},
			Columns: []arrow.Array{columnar.Strings(1, nil, []int32{0, 1}, []byte("a")), columnar.Fixed(arrow.PrimitiveTypes.Int64, 1, nil, make([]byte, 8))},
		})
	}
	sink.publish.Store(&publish)
	publish()
	b.await("traffic", func(_ []string, calls int) bool { return calls > 10 })
	resume, err := b.host.Pause(t.Context(), "shop", []string{"in", "out"}, false)
	sink.publish.Store(nil)
	require.NoError(t, err)
	resume()
}

// Who waits for a drain in vain learns what is left, and what the emitters do.
func TestLateDrainTellsWhatIsLeft(t *testing.T) {
	b := newBench(t)
	b.run(b.passing("pass"))
	b.host.config.DrainTimeout, b.host.config.GateTimeout = 20*time.Millisecond, 20*time.Millisecond
	b.sink.fail(errBroken)
	attempt := b.feed(`{"tenant":"a","amount":1}`)
	b.await("retries", func(_ []string, calls int) bool { return calls >= 2 })
	_, err := b.host.Pause(t.Context(), "shop", []string{"in", "out"}, false)
	require.ErrorIs(t, err, failure.CodeEntityDrainTimeout)
	require.ErrorContains(t, err, "timed out draining domain 'shop' for entity alteration: relay_buffers=0, node_work_items=1, emitter 'sink': retrying_infrastructure")
	_, err = b.host.Pause(t.Context(), "shop", nil, true)
	require.ErrorIs(t, err, failure.CodeDrainTimeout)
	require.ErrorContains(t, err, "timed out draining domain 'shop' on node 'node-1': 2 outstanding work item(s) (ingestors=0, generators=0, "+
		"acknowledgements=1, emitter_buffers=1, relay_buffers=0, node_work_items=0), emitter 'sink': retrying_infrastructure")
	b.sink.fail(nil)
	settled(t, attempt)
	require.NoError(t, attempt.Err(0))
}

// A pause lets the rows that its ingestors have taken out before it closes their relays.
func TestPauseEmptiesItsIngestors(t *testing.T) {
	b := newBench(t)
	r := b.passing("pass")
	r.Relays[0].Capacity, r.Relays[1].Capacity = 1, 1
	b.run(r)
	b.sink.fail(errBroken)
	attempts := make([]connector.Attempt, 12)
	for i := range attempts {
		attempts[i] = b.feed(fmt.Sprintf(`{"tenant":"a","amount":%d}`, i))
		b.await("a try", func(_ []string, calls int) bool { return calls > 0 })
	}
	paused := make(chan error, 1)
	go func() {
		resume, err := b.host.Pause(t.Context(), "shop", []string{"in", "out"}, false)
		if err == nil {
			defer resume()
			for _, task := range b.host.Domain("shop").Snapshot().Tasks {
				if !task.Idle() {
					err = errBroken
				}
			}
		}
		paused <- err
	}()
	b.sink.fail(nil)
	require.NoError(t, <-paused)
	for _, attempt := range attempts {
		settled(t, attempt)
		require.NoError(t, attempt.Err(0))
	}
}

// A stop counts the groups that its drain left open.
func TestStopCountsWhatItAbandons(t *testing.T) {
	b := newBench(t)
	b.host.config.DrainTimeout = 20 * time.Millisecond
	r := b.passing("pass")
	b.run(r)
	b.sink.fail(errBroken)
	attempt := b.feed(`{"tenant":"a","amount":1}`)
	outcome := b.move(1, passive(r), &revision.Lifecycle{Mode: revision.BuildModePassive})
	require.Equal(t, 1, outcome.Abandoned)
	settled(t, attempt)
	require.ErrorIs(t, attempt.Err(0), ack.ErrStopped)
}

// lingering is a sink that still works for a while after its emitter was told to end.
type lingering struct{}

func (lingering) Publish(ctx context.Context, _ []connector.Message, outcomes []error) {
	<-ctx.Done()
	<-time.After(50 * time.Millisecond)
	for i := range outcomes {
		outcomes[i] = context.Cause(ctx)
	}
}

func (lingering) Close(context.Context) error { return nil }

// What a stop gives up in the middle of the graph counts as done nowhere: a deduplicator that still runs
// while the nodes behind it have ended takes no key for one that was delivered.
func TestStopKeepsNoKeyOfWhatItGivesUp(t *testing.T) {
	b := newBench(t)
	b.host.config.DrainTimeout = 20 * time.Millisecond
	b.host.config.Connectors["NATS"] = connector.System{
		OpenSink: func(_ context.Context, c connector.SinkConfig) (connector.Sink, error) {
			if c.Emitter == "slow" {
				return lingering{}, nil
			}
			return b.sink, nil
		},
	}
	r := base()
	slow := r.Nodes[1]
	slow.Identity.Name = "slow"
	plan := slow.Plan.(*revision.Emitter).Clone()
	plan.Detached, plan.Inputs[0].Relay = true, 0
	slow.Plan = plan
	r.Nodes = append(r.Nodes, slow)
	b.with(r, "unique", b.unique(immediate).Nodes[2].Plan.(*revision.Processor).Operation,
		revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged})
	r.Relays[0].Capacity = 100
	b.run(r)
	b.sink.fail(errBroken)
	source := b.host.Domain("shop").Snapshot().byID[r.Nodes[0].Identity].task
	lines, attempts := make([]string, 6), make([]connector.Attempt, 6)
	for i := range lines {
		lines[i] = fmt.Sprintf(`{"tenant":"a","amount":%d}`, i)
		attempts[i] = b.feed(lines[i])
		// Every row is a batch of its own, so that some are before the deduplicator and some behind it.
		require.Eventually(t, func() bool { return source.Moves() == uint64(2*i+2) }, 5*time.Second, time.Millisecond)
	}
	b.await("a try", func(_ []string, calls int) bool { return calls > 0 })
	b.move(1, passive(r), &revision.Lifecycle{Mode: revision.BuildModePassive})
	for _, attempt := range attempts {
		settled(t, attempt)
	}
	b.sink.fail(nil)
	again := r.Clone()
	again.StartVersion = 2
	again.Nodes = append(again.Nodes[:2], again.Nodes[3])
	b.move(2, again, &revision.Lifecycle{})
	settled(t, b.feed(lines...))
	require.Len(t, b.await("everything", count(len(lines))), len(lines))
}

// A stop during an entity pause delivers the rows that wait at the gates.
func TestStopDuringPauseDelivers(t *testing.T) {
	b := newBench(t)
	r := b.passing("pass")
	r.Nodes[0].Plan.(*revision.Ingestor).Routes[0].Flush = &revision.Flush{Interval: int64(time.Hour), MaxBytes: 1 << 30}
	b.run(r)
	attempt := b.feed(`{"tenant":"a","amount":1}`)
	_, err := b.host.Pause(t.Context(), "shop", []string{"in", "out"}, false)
	require.NoError(t, err)
	b.move(1, passive(r), &revision.Lifecycle{Mode: revision.BuildModePassive})
	settled(t, attempt)
	require.NoError(t, attempt.Err(0))
	require.Len(t, b.sink.records, 1)
}

// Nothing starts in a host that has closed.
func TestClosedHostAppliesNothing(t *testing.T) {
	b := newBench(t)
	r := b.passing("pass")
	b.run(r)
	b.host.Close(t.Context())
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
	defer cancel()
	_, err := b.host.Prepare(ctx, r, &revision.ExecutionDelta{Change: &revision.Install{}})
	require.ErrorIs(t, err, context.DeadlineExceeded)
	require.ErrorIs(t, b.host.Activate(ctx, "shop"), context.DeadlineExceeded)
	require.Nil(t, b.host.Domain("shop"))
}

// waiting is in → waits → out → sink, where the rows of waits wait for state of their branch in kept.
func (b *bench) waiting(mode revision.AckMode) *revision.ExecutionRevision {
	r := b.passing("waits")
	r.Nodes[0].Plan.(*revision.Ingestor).Delivery.Mode = mode
	r.Relays = append(r.Relays, revision.Relay{Name: "kept", Schema: 0, Branch: revision.BranchContract{Branched: true}, Capacity: 1, Materialized: true})
	r.Nodes[2].Plan.(*revision.Processor).States = []revision.StateDependency{{Relay: 2, Absent: revision.StateAbsenceWait}}
	return r
}

// keep publishes state for the rows of tenant a.
func (b *bench) keep() {
	current := b.host.Domain("shop").Snapshot()
	kept := current.Relays["kept"]
	state := &batch.Batch{
		Schema: kept.Schema, Rows: 1, Low: []int64{1}, High: []int64{1},
		Columns: []arrow.Array{columnar.Strings(1, nil, []int32{0, 1}, []byte("a")), columnar.Fixed(arrow.PrimitiveTypes.Int64, 1, nil, make([]byte, 8))},
	}
	state.Keys.Table = []*branch.Key{current.Branches["by_tenant"].Find(`{"tenant":"a"}`)}
	require.NotNil(b.t, state.Keys.Table[0])
	require.NoError(b.t, kept.Publish(b.t.Context(), state))
}

// queue feeds a row of tenant a that waits for state, and one for which there is no room in front of it.
func (b *bench) queue(r *revision.ExecutionRevision) (attempts []connector.Attempt) {
	attempts = append(attempts, b.feed(`{"tenant":"a","amount":1}`))
	current := b.host.Domain("shop").Snapshot()
	waits, source := current.byID[r.Nodes[2].Identity].task, current.byID[r.Nodes[0].Identity].task
	require.Eventually(b.t, func() bool { return waits.Moves() == 1 && waits.Idle() }, 5*time.Second, time.Millisecond)
	attempts = append(attempts, b.feed(`{"tenant":"a","amount":2}`))
	require.Eventually(b.t, func() bool { return source.Moves() == 4 }, 5*time.Second, time.Millisecond)
	return attempts
}

// Rows that wait for materialized state hold up neither an entity pause nor the publishers in front of
// them, and wait on afterwards. A pause of the domain, and its stop, fail them, so that they come again
// (runtime semantics, section 6.1).
func TestPauseDoesNotWaitForState(t *testing.T) {
	b := newBench(t)
	r := b.waiting(revision.AckModeParallel)
	b.run(r)
	attempts := b.queue(r)
	resume, err := b.host.Pause(t.Context(), "shop", []string{"in"}, false)
	require.NoError(t, err)
	resume()
	for _, attempt := range attempts {
		require.Equal(t, "open", rootOutcome(attempt.(*ack.Root)))
	}
	b.keep()
	require.Len(t, b.await("both", count(2)), 2)
	require.Equal(t, []string{`{"tenant":"a","amount":1}`, `{"tenant":"a","amount":2}`}, b.sink.records)
	for _, attempt := range attempts {
		settled(t, attempt)
		require.NoError(t, attempt.Err(0))
	}
	other := b.feed(`{"tenant":"b","amount":3}`)
	resume, err = b.host.Pause(t.Context(), "shop", nil, true)
	require.NoError(t, err)
	resume()
	settled(t, other)
	require.ErrorIs(t, other.Err(0), ack.ErrStopped)
}

// An exchange of a node hands the rows that wait for materialized state to its successor, in order; no
// source has to deliver them again (CP-235).
func TestSuccessorTakesWaitingRowsOver(t *testing.T) {
	for _, mode := range []revision.AckMode{revision.AckModeNoAck, revision.AckModeParallel} {
		b := newBench(t)
		r := b.waiting(mode)
		b.run(r)
		attempts := b.queue(r)
		changed := r.Clone()
		changed.Nodes[2].Plan.(*revision.Processor).Detached = true
		swap := &revision.EntitySwap{Changed: []revision.Identity{r.Nodes[2].Identity}, GateRelays: []string{"in", "out"}}
		before := b.host.Domain("shop").Snapshot()
		outcome := b.move(1, changed, swap)
		require.NoError(t, outcome.Cause)
		after := b.host.Domain("shop").Snapshot()
		for i, node := range r.Nodes {
			require.Equal(t, i != 2, before.byID[node.Identity].task == after.byID[node.Identity].task, "only the changed node has another task")
		}
		b.keep()
		b.await("both", count(2))
		require.Equal(t, []string{`{"tenant":"a","amount":1}`, `{"tenant":"a","amount":2}`}, b.sink.records)
		require.Zero(t, b.lost("stopped"))
		for _, attempt := range attempts {
			if attempt != nil {
				settled(t, attempt)
				require.NoError(t, attempt.Err(0))
			}
		}
	}
}

// Rows go on at once when the successor needs no state, and fail when it does not consume their relay.
func TestSuccessorJudgesWaitingRows(t *testing.T) {
	for _, test := range []struct {
		name   string
		change func(*revision.Processor)
		passes bool
	}{
		{"needs no state", func(plan *revision.Processor) { plan.States = nil }, true},
		{"skips", func(plan *revision.Processor) { plan.States[0].Absent = revision.StateAbsenceSkip }, false},
		{"consumes another relay", func(plan *revision.Processor) { plan.Inputs[0].Relay = 3 }, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := newBench(t)
			r := b.waiting(revision.AckModeParallel)
			r.Relays = append(r.Relays, revision.Relay{Name: "other", Schema: 0, Branch: revision.BranchContract{Branched: true}, Capacity: 1})
			b.run(r)
			attempt := b.feed(`{"tenant":"a","amount":1}`)
			waits := b.host.Domain("shop").Snapshot().byID[r.Nodes[2].Identity].task
			require.Eventually(t, func() bool { return waits.Moves() == 1 && waits.Idle() }, 5*time.Second, time.Millisecond)
			changed := r.Clone()
			test.change(changed.Nodes[2].Plan.(*revision.Processor))
			swap := &revision.EntitySwap{Changed: []revision.Identity{r.Nodes[2].Identity}, GateRelays: []string{"in", "out", "other"}}
			require.NoError(t, b.move(1, changed, swap).Cause)
			settled(t, attempt)
			switch test.name {
			case "consumes another relay":
				require.ErrorIs(t, attempt.Err(0), ack.ErrStopped)
			default:
				require.NoError(t, attempt.Err(0))
			}
			require.Len(t, b.sink.records, map[bool]int{true: 1}[test.passes])
		})
	}
}
