package execution

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/ack"
)

func settled(t *testing.T, attempt interface {
	Wait(context.Context, time.Duration) (bool, error)
},
) {
	t.Helper()
	done, err := attempt.Wait(t.Context(), 5*time.Second)
	require.NoError(t, err)
	require.True(t, done, "the attempt is still open")
}

func TestJunctionPassesRowsAndAcknowledges(t *testing.T) {
	b := newBench(t)
	b.run(b.with(base(), "pass", &revision.Junction{}, revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged}))
	attempt := b.feed(`{"tenant":"a","amount":1}`, `{"tenant":"b","amount":2}`)
	settled(t, attempt)
	require.NoError(t, attempt.Err(0))
	require.NoError(t, attempt.Err(1))
	require.ElementsMatch(t, []string{`{"tenant":"a","amount":1}`, `{"tenant":"b","amount":2}`}, b.await("delivery", count(2)))
}

func TestUndecodableRecordFailsAlone(t *testing.T) {
	b := newBench(t)
	b.run(b.with(base(), "pass", &revision.Junction{}, revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged}))
	attempt := b.feed(`{"tenant":"a","amount":1}`, `{"tenant":7}`, `{"tenant":"c","amount":3}`)
	settled(t, attempt)
	require.NoError(t, attempt.Err(0))
	require.Error(t, attempt.Err(1))
	require.NoError(t, attempt.Err(2))
	require.Len(t, b.await("delivery", count(2)), 2)
	require.Len(t, b.events.texts(), 1)
	require.Contains(t, b.events.texts()[0], "ingestor 'source' general error in domain 'shop'")
}

func TestFilteredRowsSucceed(t *testing.T) {
	b := newBench(t)
	large := &revision.Predicate{Fields: []string{"output.amount"}, Block: revision.Block{Result: 2, Instructions: []revision.Instruction{
		load(0, revision.ColumnSourceOutput, 1, datatype.KindI64),
		{Register: 1, Type: typed(datatype.KindI64), Step: &revision.ConstantInteger{Bits: 10}},
		{Register: 2, Type: typed(datatype.KindBool), Step: &revision.BinaryStep{Operation: revision.BinaryOperationGreater, Left: 0, Right: 1}},
	}}}
	construction := inherit(0, 1)
	construction.Registers, construction.Where = 3, large
	b.run(b.with(base(), "pass", &revision.Junction{}, revision.Route{Relay: 1, Construction: construction, Flush: immediate, OnError: logged}))
	attempt := b.feed(`{"tenant":"a","amount":1}`, `{"tenant":"a","amount":11}`)
	settled(t, attempt)
	require.NoError(t, attempt.Err(0))
	require.Equal(t, []string{`{"tenant":"a","amount":11}`}, b.await("delivery", count(1)))
}

func TestEmitterRetriesUntilTheSinkRecovers(t *testing.T) {
	b := newBench(t)
	b.sink.fail(errBroken)
	b.run(b.with(base(), "pass", &revision.Junction{}, revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged}))
	attempt := b.feed(`{"tenant":"a","amount":1}`)
	b.await("retries", func(_ []string, calls int) bool { return calls >= 3 })
	inspection, exists := b.host.Domain("shop").Snapshot().Inspect(revision.Identity{Kind: revision.NodeKindEmitter, Name: "sink"})
	require.True(t, exists)
	require.ErrorIs(t, inspection.Readiness.Err, errBroken)
	select {
	case <-attempt.(*ack.Root).Done():
		t.Fatal("acknowledged before the sink confirmed")
	default:
	}
	b.sink.fail(nil)
	settled(t, attempt)
	require.NoError(t, attempt.Err(0))
	require.Equal(t, []string{`{"tenant":"a","amount":1}`}, b.await("delivery", count(1)))
}

func TestDeduplicatorForwardsEachKeyOncePerBranch(t *testing.T) {
	b := newBench(t)
	b.run(b.with(base(), "unique", &revision.Deduplicator{Keys: tenantKeys(), KeyTypes: []datatype.Type{typed(datatype.KindI64)}, MaxTime: int64(time.Minute)},
		revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged}))
	settled(t, b.feed(`{"tenant":"a","amount":1}`, `{"tenant":"a","amount":1}`, `{"tenant":"b","amount":1}`))
	settled(t, b.feed(`{"tenant":"a","amount":1}`, `{"tenant":"a","amount":2}`))
	require.ElementsMatch(t, []string{
		`{"tenant":"a","amount":1}`, `{"tenant":"b","amount":1}`, `{"tenant":"a","amount":2}`,
	}, b.await("delivery", count(3)))
}

func TestDeduplicatorForgetsKeysOfFailedRows(t *testing.T) {
	b := newBench(t)
	r := b.with(base(), "unique", &revision.Deduplicator{Keys: tenantKeys(), KeyTypes: []datatype.Type{typed(datatype.KindI64)}, MaxTime: int64(time.Minute)},
		revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged})
	b.run(r)
	b.sink.fail(errRecord)
	attempt := b.feed(`{"tenant":"a","amount":1}`)
	settled(t, attempt)
	require.Error(t, attempt.Err(0))
	b.sink.fail(nil)
	attempt = b.feed(`{"tenant":"a","amount":1}`)
	settled(t, attempt)
	require.NoError(t, attempt.Err(0))
	require.Len(t, b.await("delivery", count(1)), 1)
}

func countAndSum(width, step revision.WindowBound) *revision.WindowProcessor {
	return &revision.WindowProcessor{
		Width: width, Step: step, Arguments: tenantKeys(), ArgumentTypes: []datatype.Type{typed(datatype.KindI64)},
		Accumulators: []revision.Accumulator{{Aggregate: revision.AggregateSum, Type: typed(datatype.KindI64)}},
	}
}

// sumRoute emits the key and the sum.
func sumRoute() revision.Route {
	return revision.Route{Relay: 1, OnError: logged, Construction: revision.Construction{Registers: 2, Operations: []revision.ConstructionOperation{
		&revision.AssignColumn{Output: 0, Value: revision.Block{Instructions: []revision.Instruction{load(0, revision.ColumnSourceBranch, 0, datatype.KindString)}, Result: 0}},
		&revision.AssignColumn{Output: 1, Value: revision.Block{Instructions: []revision.Instruction{load(1, revision.ColumnSourceAggregate, 0, datatype.KindI64)}, Result: 1}},
	}}}
}

func TestTumblingWindowHoldsAcknowledgements(t *testing.T) {
	b := newBench(t)
	b.run(b.with(base(), "sums", countAndSum(revision.WindowBound{Messages: 2}, revision.WindowBound{Messages: 2}), sumRoute()))
	first := b.feed(`{"tenant":"a","amount":1}`, `{"tenant":"b","amount":10}`)
	second := b.feed(`{"tenant":"a","amount":2}`)
	settled(t, second)
	require.NoError(t, second.Err(0))
	require.Equal(t, []string{`{"tenant":"a","amount":3}`}, b.await("window", count(1)))
	select {
	case <-first.(*ack.Root).Done():
		t.Fatal("the row of an open window is acknowledged")
	default:
	}
	require.NoError(t, first.Err(0))
}

func TestSlidingWindow(t *testing.T) {
	b := newBench(t)
	b.run(b.with(base(), "sums", countAndSum(revision.WindowBound{Messages: 3}, revision.WindowBound{Messages: 1}), sumRoute()))
	b.feed(`{"tenant":"a","amount":1}`, `{"tenant":"a","amount":2}`, `{"tenant":"a","amount":3}`, `{"tenant":"a","amount":4}`)
	require.Equal(t, []string{`{"tenant":"a","amount":6}`, `{"tenant":"a","amount":9}`}, b.await("windows", count(2)))
}

func TestIdleWindowClosesByTime(t *testing.T) {
	b := newBench(t)
	width := revision.WindowBound{Duration: int64(30 * time.Millisecond)}
	b.run(b.with(base(), "sums", countAndSum(width, width), sumRoute()))
	settled(t, b.feed(`{"tenant":"a","amount":5}`))
	require.Equal(t, []string{`{"tenant":"a","amount":5}`}, b.await("window", count(1)))
}

func TestStopDrainsWhatWasAdmitted(t *testing.T) {
	b := newBench(t)
	r := b.with(base(), "pass", &revision.Junction{}, revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: &revision.Flush{Interval: int64(time.Hour), MaxBytes: 1 << 30}, OnError: logged})
	b.run(r)
	attempt := b.feed(`{"tenant":"a","amount":1}`, `{"tenant":"b","amount":2}`)
	stopped := *r
	stopped.Mode, stopped.SourceDigest = revision.BuildModePassive, []byte{2}
	outcome, err := b.host.Prepare(t.Context(), &stopped, &revision.ExecutionDelta{PredecessorDigest: []byte{1}, Change: &revision.Lifecycle{}})
	require.NoError(t, err)
	require.Zero(t, outcome.Abandoned)
	settled(t, attempt)
	require.NoError(t, attempt.Err(0))
	require.Len(t, b.sink.records, 2)
}

func TestWindowStateSurvivesStop(t *testing.T) {
	b := newBench(t)
	r := b.with(base(), "sums", countAndSum(revision.WindowBound{Messages: 2}, revision.WindowBound{Messages: 2}), sumRoute())
	r.Nodes[0].Plan.(*revision.Ingestor).Delivery.Mode = revision.AckModeNoAck
	b.run(r)
	b.feed(`{"tenant":"a","amount":1}`)
	stopped := *r
	stopped.Mode, stopped.SourceDigest = revision.BuildModePassive, []byte{2}
	_, err := b.host.Prepare(t.Context(), &stopped, &revision.ExecutionDelta{PredecessorDigest: []byte{1}, Change: &revision.Lifecycle{}})
	require.NoError(t, err)
	_, err = b.host.Prepare(t.Context(), r, &revision.ExecutionDelta{PredecessorDigest: []byte{2}, Change: &revision.Lifecycle{}})
	require.NoError(t, err)
	require.NoError(t, b.host.Activate(t.Context(), r.Domain))
	b.feed(`{"tenant":"a","amount":2}`)
	require.Equal(t, []string{`{"tenant":"a","amount":3}`}, b.await("window", count(1)))
}

func TestEntitySwapKeepsTheRest(t *testing.T) {
	b := newBench(t)
	route := revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged}
	r := b.with(base(), "pass", &revision.Junction{}, route)
	b.run(r)
	settled(t, b.feed(`{"tenant":"a","amount":1}`))
	ingestor := b.host.Domain("shop").ingestors[r.Nodes[0].Identity]
	next := base()
	next.SourceDigest = []byte{2}
	b.with(next, "unique", &revision.Deduplicator{Keys: tenantKeys(), KeyTypes: []datatype.Type{typed(datatype.KindI64)}, MaxTime: int64(time.Minute)}, route)
	outcome, err := b.host.Prepare(t.Context(), next, &revision.ExecutionDelta{PredecessorDigest: []byte{1}, Change: &revision.EntitySwap{
		Added: []revision.Identity{next.Nodes[2].Identity}, Removed: []revision.Identity{r.Nodes[2].Identity}, GateRelays: []string{"in"},
	}})
	require.NoError(t, err)
	require.False(t, outcome.Rebuilt)
	require.NoError(t, b.host.Activate(t.Context(), "shop"))
	require.Same(t, ingestor, b.host.Domain("shop").ingestors[r.Nodes[0].Identity])
	settled(t, b.feed(`{"tenant":"a","amount":2}`, `{"tenant":"a","amount":2}`))
	require.Equal(t, []string{`{"tenant":"a","amount":1}`, `{"tenant":"a","amount":2}`}, b.await("delivery", count(2)))
}

func TestSubscriptionMasksAndHoldsBack(t *testing.T) {
	b := newBench(t)
	r := b.with(base(), "pass", &revision.Junction{}, revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged})
	r.Schemas[0].Fields[0].Sensitive = true
	b.run(r)
	got := make(chan Rows)
	s, err := b.host.Subscribe(Request{Domain: "shop", Relay: "out"}, &receiver{rows: got, ended: make(chan error, 1)})
	require.NoError(t, err)
	b.feed(`{"tenant":"a","amount":1}`)
	rows := <-got
	require.EqualValues(t, 1, rows.Record.NumRows())
	require.Equal(t, "<masked>", rows.Record.Column(0).ValueStr(0))
	require.Equal(t, `{"tenant":"a"}`, rows.Keys.Key(0).Text)
	s.Close()
}

type receiver struct {
	rows  chan Rows
	ended chan error
}

func (r *receiver) Deliver(ctx context.Context, rows Rows) error {
	select {
	case r.rows <- rows:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (r *receiver) Ended(reason error) { r.ended <- reason }

// A row without a branch reaches the error route with the output that was finished before.
func TestRowWithoutBranchKeepsItsOutput(t *testing.T) {
	b := newBench(t)
	r := b.passing("pass")
	r.Schemas[0].Fields[0].Nullable, r.Codecs[0].Wire.(*revision.FieldWire).Fields[0].Optional = true, true
	r.Relays = append(r.Relays, revision.Relay{Name: "errors", Capacity: 1})
	r.Nodes[1].Plan.(*revision.Emitter).Inputs[0].Relay = 2
	amount := load(0, revision.ColumnSourcePartialOutput, 1, datatype.KindI64)
	r.Nodes[0].Plan.(*revision.Ingestor).Routes[0].OnError = revision.ErrorPolicy{
		Action: revision.ErrorActionSend, Relay: 2, Construction: &revision.Construction{
			Registers:  1,
			Operations: []revision.ConstructionOperation{&revision.AssignColumn{Output: 1, Value: revision.Block{Instructions: []revision.Instruction{amount}}}},
		},
	}
	b.run(r)
	attempt := b.feed(`{"amount":7}`)
	require.Equal(t, []string{`{"amount":7}`}, b.await("the error record", count(1)))
	settled(t, attempt)
	require.NoError(t, attempt.Err(0))
}
