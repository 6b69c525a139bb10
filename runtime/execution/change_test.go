package execution

import (
	"context"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/connector"
)

// passing is the junction of most tests.
func (b *bench) passing(name string) *revision.ExecutionRevision {
	return b.with(base(), name, &revision.Junction{}, revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged})
}

// unique is a deduplicator by amount.
func (b *bench) unique(flush *revision.Flush) *revision.ExecutionRevision {
	return b.with(base(), "unique", &revision.Deduplicator{
		Keys: tenantKeys(), KeyTypes: []datatype.Type{typed(datatype.KindI64)}, MaxTime: int64(time.Minute),
	}, revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: flush, OnError: logged})
}

// apply prepares a revision that follows the digest {1}.
func (b *bench) apply(r *revision.ExecutionRevision, change revision.Change) (Outcome, error) {
	r.SourceDigest = []byte{2}
	return b.host.Prepare(b.t.Context(), r, &revision.ExecutionDelta{PredecessorDigest: []byte{1}, DesiredDigest: []byte{2}, Change: change})
}

// A running domain keeps its revision and owns one task for every node but relays (EP-047).
func TestRunningDomainOwnsItsTasks(t *testing.T) {
	b := newBench(t)
	r := b.passing("pass")
	b.run(r)
	d := b.host.Domain("shop")
	require.Same(t, r, d.revision)
	require.Len(t, d.Snapshot().Tasks, len(r.Nodes))
	for i, task := range d.Snapshot().Tasks {
		require.Equal(t, r.Nodes[i].Identity, task.Identity())
	}
}

// A passive revision can be read and runs nothing (EP-060).
func TestPassiveRevisionRunsNothing(t *testing.T) {
	b := newBench(t)
	r := b.passing("pass")
	b.run(r)
	stopped := *r
	stopped.Mode = revision.BuildModePassive
	_, err := b.apply(&stopped, &revision.Lifecycle{Mode: revision.BuildModePassive})
	require.NoError(t, err)
	snapshot := b.host.Domain("shop").Snapshot()
	require.Equal(t, revision.BuildModePassive, snapshot.Revision.Mode)
	require.Empty(t, snapshot.Tasks)
	require.Len(t, snapshot.Relays, 2)
	require.NoError(t, b.host.Activate(t.Context(), "shop"))
	require.Empty(t, b.source.admission, "no source delivers")
}

// An unchanged revision only advances what is applied (EP-085).
func TestUnchangedRevisionIsAdopted(t *testing.T) {
	b := newBench(t)
	r := b.passing("pass")
	b.run(r)
	before := b.host.Domain("shop").Snapshot()
	next := r.Clone()
	next.ClusterRevision++
	_, err := b.host.Prepare(t.Context(), next, &revision.ExecutionDelta{PredecessorDigest: []byte{1}, Change: &revision.Unchanged{}})
	require.NoError(t, err)
	after := b.host.Domain("shop").Snapshot()
	require.Same(t, next, after.Revision)
	require.Equal(t, before.Tasks, after.Tasks)
	for i := range before.Tasks {
		require.Same(t, before.Tasks[i], after.Tasks[i])
	}
}

// A delta of another predecessor is no instruction: the complete revision is built (EP-017, EP-094).
func TestForeignPredecessorIsRebuilt(t *testing.T) {
	b := newBench(t)
	r := b.passing("pass")
	b.run(r)
	before := b.host.Domain("shop")
	next := r.Clone()
	next.SourceDigest = []byte{3}
	outcome, err := b.host.Prepare(t.Context(), next, &revision.ExecutionDelta{PredecessorDigest: []byte{2}, Change: &revision.Dynamic{}})
	require.NoError(t, err)
	require.False(t, outcome.Rebuilt, "nothing narrower was tried")
	after := b.host.Domain("shop")
	require.NotSame(t, before, after)
	require.Same(t, next, after.Snapshot().Revision)
	require.NoError(t, b.host.Activate(t.Context(), "shop"))
	settled(t, b.feed(`{"tenant":"a","amount":1}`))
}

// A dynamic change keeps tasks, keys and buffered rows, and lets the intake go on (CP-227, EP-082).
func TestDynamicChangeKeepsStateAndBuffers(t *testing.T) {
	b := newBench(t)
	r := b.unique(&revision.Flush{Interval: int64(time.Hour), MaxBytes: 1 << 30})
	b.run(r)
	first := b.feed(`{"tenant":"a","amount":1}`)
	before := b.host.Domain("shop").Snapshot()
	next := b.unique(immediate)
	outcome, err := b.apply(next, &revision.Dynamic{Nodes: []revision.DynamicNode{{Node: next.Nodes[2].Identity}}})
	require.NoError(t, err)
	require.False(t, outcome.Rebuilt)
	after := b.host.Domain("shop").Snapshot()
	require.Same(t, next, after.Revision)
	for i := range before.Tasks {
		require.Same(t, before.Tasks[i], after.Tasks[i])
	}
	settled(t, b.feed(`{"tenant":"a","amount":1}`, `{"tenant":"a","amount":2}`))
	settled(t, first)
	require.NoError(t, first.Err(0))
	require.ElementsMatch(t, []string{`{"tenant":"a","amount":1}`, `{"tenant":"a","amount":2}`}, b.await("delivery", count(2)))
}

// A swap that purges a node starts it empty, one that does not keeps its keys (CP-236).
func TestPurgedNodeStartsEmpty(t *testing.T) {
	for name, purge := range map[string]bool{"purged": true, "kept": false} {
		t.Run(name, func(t *testing.T) {
			b := newBench(t)
			r := b.unique(immediate)
			b.run(r)
			settled(t, b.feed(`{"tenant":"a","amount":1}`))
			next := b.unique(immediate)
			swap := &revision.EntitySwap{Changed: []revision.Identity{next.Nodes[2].Identity}, GateRelays: []string{"in", "out"}}
			want := []string{`{"tenant":"a","amount":1}`}
			if purge {
				swap.Purges = swap.Changed
				want = append(want, want[0])
			}
			outcome, err := b.apply(next, swap)
			require.NoError(t, err)
			require.False(t, outcome.Rebuilt)
			settled(t, b.feed(`{"tenant":"a","amount":1}`, `{"tenant":"a","amount":2}`))
			require.Equal(t, append(want, `{"tenant":"a","amount":2}`), b.await("delivery", count(len(want)+1)))
		})
	}
}

// failing lets the next sinks fail to open.
func (b *bench) failing(times int) {
	open := b.host.config.Connectors["NATS"].OpenSink
	b.host.config.Connectors = connector.Registry{
		"ENDPOINT": b.host.config.Connectors["ENDPOINT"],
		"NATS": {OpenSink: func(ctx context.Context, c connector.SinkConfig) (connector.Sink, error) {
			if times--; times >= 0 {
				return nil, errBroken
			}
			return open(ctx, c)
		}},
	}
}

// A swap that fails is widened to a rebuild of the same complete revision; when that fails too, the
// revision stays unapplied with its error chain, and may be repeated (EP-074, EP-075, EP-076,
// EP-145).
func TestFailedSwapWidensToARebuild(t *testing.T) {
	for name, failures := range map[string]int{"swap": 1, "swap and rebuild": 2} {
		t.Run(name, func(t *testing.T) {
			b := newBench(t)
			b.run(b.passing("pass"))
			b.failing(failures)
			next := b.passing("pass")
			swap := &revision.EntitySwap{Changed: []revision.Identity{next.Nodes[1].Identity}, GateRelays: []string{"out"}}
			outcome, err := b.apply(next, swap)
			require.True(t, outcome.Rebuilt)
			require.ErrorIs(t, outcome.Cause, errBroken)
			if failures == 2 {
				var build *failure.BuildFailed
				require.ErrorAs(t, err, &build)
				require.Equal(t, "shop", build.Domain)
				var step *failure.BuildStep
				require.ErrorAs(t, err, &step)
				require.Equal(t, failure.BuildStep{Step: "connector", Subject: "EMITTER 'sink'"}, failure.BuildStep{Step: step.Step, Subject: step.Subject})
				require.ErrorIs(t, err, errBroken)
				require.Nil(t, b.host.Domain("shop"))
				_, err = b.apply(next, swap)
			}
			require.NoError(t, err)
			require.Same(t, next, b.host.Domain("shop").Snapshot().Revision)
			require.NoError(t, b.host.Activate(t.Context(), "shop"))
			settled(t, b.feed(`{"tenant":"a","amount":1}`))
		})
	}
}

// Whoever reads the routing state finds everything that its revision names, at any time (EP-049).
func TestSnapshotsAreComplete(t *testing.T) {
	b := newBench(t)
	b.run(b.passing("one"))
	d := b.host.Domain("shop")
	stop := make(chan struct{})
	var readers sync.WaitGroup
	for range 2 {
		readers.Go(func() {
			for {
				select {
				case <-stop:
					return
				default:
				}
				s := d.Snapshot()
				for i := range s.Revision.Relays {
					if s.Relays[s.Revision.Relays[i].Name] == nil {
						t.Error("a relay is missing")
					}
				}
				if len(s.Tasks) != len(s.Revision.Nodes) {
					t.Errorf("%d tasks of %d nodes", len(s.Tasks), len(s.Revision.Nodes))
				}
			}
		})
	}
	digest := byte(1)
	for i := range 20 {
		next := b.passing([]string{"two", "one"}[i%2])
		old := d.Snapshot().Revision.Nodes[2].Identity
		next.SourceDigest = []byte{digest + 1}
		outcome, err := b.host.Prepare(t.Context(), next, &revision.ExecutionDelta{PredecessorDigest: []byte{digest}, Change: &revision.EntitySwap{
			Added: []revision.Identity{next.Nodes[2].Identity}, Removed: []revision.Identity{old}, GateRelays: []string{"in", "out"},
		}})
		require.NoError(t, err)
		require.False(t, outcome.Rebuilt)
		digest++
	}
	close(stop)
	readers.Wait()
}

// slow is a source that is ready when the test says so.
type slow struct{ ready chan struct{} }

func (s *slow) Ready() <-chan struct{} { return s.ready }

func (s *slow) Run(ctx context.Context, _ connector.Admission) error {
	<-ctx.Done()
	return nil
}

// Activation ends with the startup boundary of its slowest source (CC-124).
func TestActivationWaitsForEverySource(t *testing.T) {
	b := newBench(t)
	source := &slow{ready: make(chan struct{})}
	b.host.config.Connectors["ENDPOINT"] = connector.System{
		OpenSource: func(context.Context, connector.SourceConfig) (connector.Source, error) { return source, nil },
	}
	r := b.passing("pass")
	_, err := b.host.Prepare(t.Context(), r, &revision.ExecutionDelta{Change: &revision.Install{}})
	require.NoError(t, err)
	impatient, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	require.ErrorIs(t, b.host.Activate(impatient, "shop"), context.DeadlineExceeded)
	activated := make(chan error, 1)
	go func() { activated <- b.host.Activate(context.Background(), "shop") }()
	close(source.ready)
	require.NoError(t, <-activated)
}

// A domain pause holds every source and leaves nothing admitted in the graph (CP-256).
func TestDomainPauseDrainsEverything(t *testing.T) {
	b := newBench(t)
	b.run(b.with(base(), "pass", &revision.Junction{}, revision.Route{
		Relay: 1, Construction: inherit(0, 1), Flush: &revision.Flush{Interval: int64(time.Hour), MaxBytes: 1 << 30}, OnError: logged,
	}))
	attempt := b.feed(`{"tenant":"a","amount":1}`)
	resume, err := b.host.Pause(t.Context(), "shop", nil, true)
	require.NoError(t, err)
	require.Zero(t, b.host.Domain("shop").outstanding().items())
	require.Equal(t, []string{`{"tenant":"a","amount":1}`}, b.await("delivery", count(1)))
	settled(t, attempt)
	admission := <-b.source.admission
	b.source.admission <- admission
	_, err = admission.Admit(t.Context(), connector.Payloads{Lines: []byte(`{"tenant":"a","amount":2}`)})
	var held *connector.Held
	require.ErrorAs(t, err, &held)
	require.Equal(t, 1.0, b.measured("nervix_ingestor_held")["hold="+metric.HoldDomainPause+",target=source,target_kind=INGESTOR"])
	resume()
	b.feed(`{"tenant":"a","amount":2}`)
}

// A change that moves an error route from one output to another is none that can be adopted.
func TestMovedErrorRouteIsNotAdopted(t *testing.T) {
	b := newBench(t)
	send := revision.ErrorPolicy{Action: revision.ErrorActionSend, Relay: 2, Construction: new(inherit(0, 1))}
	fork := func(first, second revision.ErrorPolicy) *revision.ExecutionRevision {
		r := b.with(base(), "pass", &revision.Junction{},
			revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: first},
			revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: second})
		r.Relays = append(r.Relays, revision.Relay{Name: "errors", Branch: r.Relays[0].Branch, Capacity: 1})
		return r
	}
	b.run(fork(send, logged))
	next := fork(logged, send)
	outcome, err := b.apply(next, &revision.Dynamic{Nodes: []revision.DynamicNode{{Node: next.Nodes[2].Identity}}})
	require.NoError(t, err)
	require.True(t, outcome.Rebuilt)
	require.ErrorIs(t, outcome.Cause, errNotDynamic)
}

// The records of an emitter's error route leave by its new flush.
func TestErrorRecordsOfEmittersFollowTheFlush(t *testing.T) {
	b := newBench(t)
	emitting := func(flush revision.Flush) *revision.ExecutionRevision {
		r := b.passing("pass")
		r.Relays = append(r.Relays, revision.Relay{Name: "errors", Branch: r.Relays[0].Branch, Capacity: 1})
		sink := r.Nodes[1].Plan.(*revision.Emitter)
		sink.Flush = flush
		sink.OnError = revision.ErrorPolicy{Action: revision.ErrorActionSend, Relay: 2, Construction: new(inherit(0, 1))}
		return r
	}
	b.run(emitting(revision.Flush{Interval: int64(time.Hour), MaxBytes: 1 << 30}))
	next := emitting(*immediate)
	_, err := b.apply(next, &revision.Dynamic{Nodes: []revision.DynamicNode{{Node: next.Nodes[1].Identity}}})
	require.NoError(t, err)
	b.sink.fail(errRecord)
	attempt := b.feed(`{"tenant":"a","amount":1}`)
	settled(t, attempt)
	require.NoError(t, attempt.Err(0))
}

// A subscription that is made while its relay is dropped ends like the others.
func TestSubscriptionToVanishingRelayEnds(t *testing.T) {
	b := newBench(t)
	b.run(b.passing("pass"))
	d := b.host.Domain("shop")
	before := d.Snapshot()
	next := b.passing("pass")
	removed := []revision.Identity{next.Nodes[1].Identity, next.Nodes[2].Identity}
	next.Nodes, next.Relays = next.Nodes[:1], next.Relays[:1]
	_, err := b.apply(next, &revision.EntitySwap{Removed: removed, GateRelays: []string{"in", "out"}})
	require.NoError(t, err)
	to := &receiver{ended: make(chan error, 1)}
	s, err := d.subscribe(before, Request{Domain: "shop", Relay: "out"}, to)
	require.NoError(t, err)
	<-s.ended
	require.ErrorIs(t, <-to.ended, ErrRelayDropped)
}

// A branch that is declared while the domain runs expires by its own TTL.
func TestLaterBranchExpiresInTime(t *testing.T) {
	b := newBench(t)
	b.host.config.BranchScan = time.Hour
	r := b.passing("pass")
	added := []revision.Identity{r.Nodes[0].Identity, r.Nodes[1].Identity, r.Nodes[2].Identity}
	r.Branches[0].TTL = int64(20 * time.Millisecond)
	empty := r.Clone()
	empty.Branches, empty.Relays, empty.Nodes = nil, nil, nil
	b.run(empty)
	_, err := b.apply(r, &revision.EntitySwap{Added: added})
	require.NoError(t, err)
	require.NoError(t, b.host.Activate(t.Context(), "shop"))
	settled(t, b.feed(`{"tenant":"a","amount":1}`))
	registry := b.host.Domain("shop").Snapshot().Branches["by_tenant"]
	require.Eventually(t, func() bool { return registry.Len() == 0 }, 5*time.Second, time.Millisecond)
}
