package execution

import (
	"testing"
	"time"

	"github.com/cockroachdb/pebble/v2"
	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/state"
)

// disk is a file system that may crash.
type disk struct {
	t  *testing.T
	fs *vfs.MemFS
}

func newDisk(t *testing.T) *disk { return &disk{t, vfs.NewCrashableMem()} }

// start begins a process on what the disk holds.
func (d *disk) start() *bench {
	d.t.Helper()
	store, err := state.Open(d.fs, "nodes", nil)
	require.NoError(d.t, err)
	d.t.Cleanup(func() { require.NoError(d.t, store.Close()) })
	return newBenchOn(d.t, store)
}

// crash gives what the disk holds when the process dies now: what was synced.
func (d *disk) crash() *disk { return &disk{d.t, d.fs.CrashClone(vfs.CrashCloneCfg{})} }

// save writes what has changed.
func (b *bench) save() {
	b.t.Helper()
	for _, keeper := range b.host.Domain("shop").keepers {
		require.NoError(b.t, keeper.Save(b.t.Context()))
	}
}

func unique(mode revision.AckMode) *revision.ExecutionRevision {
	r := new(bench).with(base(), "unique",
		&revision.Deduplicator{Keys: tenantKeys(), KeyTypes: []datatype.Type{typed(datatype.KindI64)}, MaxTime: int64(time.Hour)},
		revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged})
	r.Nodes[0].Plan.(*revision.Ingestor).Delivery.Mode = mode
	return r
}

func sums(width uint64) *revision.ExecutionRevision {
	bound := revision.WindowBound{Messages: width}
	r := new(bench).with(base(), "sums", countAndSum(bound, bound), sumRoute())
	r.Nodes[2].Plan.(*revision.Processor).Operation.(*revision.WindowProcessor).StateFingerprint = []byte{byte(width)}
	r.Nodes[0].Plan.(*revision.Ingestor).Delivery.Mode = revision.AckModeNoAck
	return r
}

func materializing() *revision.ExecutionRevision {
	r := new(bench).with(base(), "pass", &revision.Junction{}, revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged})
	r.Relays[1].Materialized = true
	return r
}

// held waits until the state of a relay has a number of rows and gives their branches.
func (b *bench) held(relay string, count int) []string {
	b.t.Helper()
	var texts []string
	require.Eventually(b.t, func() bool {
		_, keys, err := b.host.Domain("shop").Snapshot().State(relay)
		texts = nil
		for _, key := range keys {
			texts = append(texts, key.String())
		}
		return err == nil && len(keys) == count
	}, 30*time.Second, time.Millisecond)
	return texts
}

// taken waits until a node has processed a number of rows since the domain was created.
func (b *bench) taken(identity revision.Identity, rows uint64) {
	b.t.Helper()
	task := b.host.Domain("shop").processors[identity]
	require.Eventually(b.t, func() bool { return b.received(identity) == rows && task.Idle() }, 30*time.Second, time.Millisecond)
}

// received is the number of rows that DESCRIBE says a node has received.
func (b *bench) received(identity revision.Identity) (rows uint64) {
	local, _ := b.host.Domain("shop").Snapshot().Inspect(identity)
	for _, edge := range local.Traffic {
		if !edge.Sent {
			rows += edge.Flow.View(0).Messages.Total
		}
	}
	return rows
}

// A key is on disk before its source hears that the row has succeeded, so that the row is known after
// any crash; repetitions within the window are suppressed (runtime semantics, section 8.2).
func TestKeysAreSavedBeforeTheyAreAcknowledged(t *testing.T) {
	d := newDisk(t)
	b := d.start()
	b.run(unique(revision.AckModeSequential))
	attempt := b.feed(`{"tenant":"a","amount":1}`)
	settled(t, attempt)
	require.NoError(t, attempt.Err(0))

	after := d.crash().start()
	after.run(unique(revision.AckModeSequential))
	settled(t, after.feed(`{"tenant":"a","amount":1}`, `{"tenant":"b","amount":1}`))
	require.Equal(t, []string{`{"tenant":"b","amount":1}`}, after.await("delivery", count(1)))
}

// The key of a row that was on its way when the process died does not suppress its repetition.
func TestKeysOfRowsOnTheirWayAreNotSaved(t *testing.T) {
	d := newDisk(t)
	b := d.start()
	b.run(unique(revision.AckModeSequential))
	b.sink.fail(errBroken)
	b.feed(`{"tenant":"a","amount":1}`)
	b.await("a try", func(_ []string, calls int) bool { return calls > 0 })
	b.save()

	after := d.crash().start()
	after.run(unique(revision.AckModeSequential))
	settled(t, after.feed(`{"tenant":"a","amount":1}`))
	require.Equal(t, []string{`{"tenant":"a","amount":1}`}, after.await("delivery", count(1)))
	b.sink.fail(nil)
}

// Keys of a source without acknowledgement are saved with the interval, and the history of a branch
// survives its eviction.
func TestKeysSurviveEvictionAndCrash(t *testing.T) {
	d := newDisk(t)
	b := d.start()
	r := unique(revision.AckModeNoAck)
	r.Branches[0].MaxInstances = 1
	b.run(r)
	b.feed(`{"tenant":"a","amount":1}`)
	b.await("delivery", count(1))
	b.feed(`{"tenant":"b","amount":1}`)
	b.await("delivery", count(2))
	b.save()

	after := d.crash().start()
	after.run(unique(revision.AckModeNoAck))
	after.feed(`{"tenant":"a","amount":1}`, `{"tenant":"b","amount":1}`, `{"tenant":"c","amount":1}`)
	require.Equal(t, []string{`{"tenant":"c","amount":1}`}, after.await("delivery", count(1)))
}

// Rows of an open window survive a crash, under the same window definition only.
func TestWindowsSurviveCrash(t *testing.T) {
	d := newDisk(t)
	b := d.start()
	b.run(sums(3))
	b.feed(`{"tenant":"a","amount":1}`, `{"tenant":"b","amount":10}`)
	b.feed(`{"tenant":"a","amount":2}`)
	b.taken(sums(3).Nodes[2].Identity, 3)
	b.save()
	crashed := d.crash()

	after := crashed.start()
	after.run(sums(3))
	after.feed(`{"tenant":"a","amount":4}`, `{"tenant":"b","amount":20}`, `{"tenant":"b","amount":30}`)
	require.ElementsMatch(t, []string{`{"tenant":"a","amount":7}`, `{"tenant":"b","amount":60}`}, after.await("windows", count(2)))

	other := crashed.crash().start()
	other.run(sums(2))
	other.feed(`{"tenant":"a","amount":4}`, `{"tenant":"a","amount":5}`)
	require.Equal(t, []string{`{"tenant":"a","amount":9}`}, other.await("window", count(1)))
}

// A branch that ended and begins again has no rows of its earlier life, whatever was saved of it.
func TestReusedBranchStartsEmpty(t *testing.T) {
	d := newDisk(t)
	b := d.start()
	r := sums(2)
	r.Branches[0].MaxInstances = 1
	b.run(r)
	b.feed(`{"tenant":"a","amount":1}`)
	b.taken(r.Nodes[2].Identity, 1)
	b.save()
	b.feed(`{"tenant":"b","amount":2}`)
	b.taken(r.Nodes[2].Identity, 2)
	// The inventory is saved, the end of the window is not.
	require.NoError(t, b.host.Domain("shop").keepers[state.Place{Domain: "shop", Kind: kindBranch, Name: "by_tenant"}].Save(t.Context()))

	after := d.crash().start()
	after.run(sums(2))
	after.feed(`{"tenant":"a","amount":4}`, `{"tenant":"a","amount":8}`)
	require.Equal(t, []string{`{"tenant":"a","amount":12}`}, after.await("window", count(1)))
}

// Rows that a source awaits are not saved with their window: the source delivers them again.
func TestAwaitedRowsAreNotSaved(t *testing.T) {
	d := newDisk(t)
	b := d.start()
	awaited := func() *revision.ExecutionRevision {
		r := sums(2)
		r.Nodes[0].Plan.(*revision.Ingestor).Delivery.Mode = revision.AckModeSequential
		return r
	}
	b.run(awaited())
	b.feed(`{"tenant":"a","amount":1}`)
	b.taken(awaited().Nodes[2].Identity, 1)
	b.save()

	after := d.crash().start()
	after.run(awaited())
	after.feed(`{"tenant":"a","amount":1}`, `{"tenant":"a","amount":2}`)
	require.Equal(t, []string{`{"tenant":"a","amount":3}`}, after.await("window", count(1)))
}

// Materialized rows survive a crash and a stop; a START empties them, and so does the loss of the
// declaration (runtime semantics, section 6).
func TestMaterializedRowsSurviveCrash(t *testing.T) {
	d := newDisk(t)
	b := d.start()
	b.run(materializing())
	settled(t, b.feed(`{"tenant":"a","amount":1}`, `{"tenant":"b","amount":2}`))
	settled(t, b.feed(`{"tenant":"a","amount":3}`))
	b.held("out", 2)
	b.save()

	// The domain runs on after the crash.
	crashed := d.crash()
	after := crashed.start()
	after.run(materializing())
	require.Equal(t, []string{`{"tenant":"a"}`, `{"tenant":"b"}`}, after.held("out", 2))
	record, _, err := after.host.Domain("shop").Snapshot().State("out")
	require.NoError(t, err)
	require.Equal(t, "[3 2]", record.Column(1).String())

	// It is stopped, and looked at after another crash.
	after.move(1, passive(materializing()), &revision.Lifecycle{Mode: revision.BuildModePassive})
	crashed = crashed.crash()
	stopped := crashed.start()
	stopped.run(passive(materializing()))
	stopped.held("out", 2)

	// The next START begins empty, and stays so after a crash.
	next := materializing()
	next.StartVersion = 2
	stopped.move(1, next, &revision.Lifecycle{})
	stopped.held("out", 0)
	again := materializing()
	again.StartVersion = 2
	last := crashed.crash().start()
	last.run(again)
	last.held("out", 0)
}

// DROP MATERIALIZED STATE and DROP of a node leave nothing on the disk.
func TestDroppedStateIsPurged(t *testing.T) {
	d := newDisk(t)
	b := d.start()
	r := unique(revision.AckModeNoAck)
	r.Relays[1].Materialized = true
	b.run(r)
	b.feed(`{"tenant":"a","amount":1}`)
	b.held("out", 1)
	b.save()
	places, err := b.host.config.Store.Places("shop")
	require.NoError(t, err)
	require.Len(t, places, 4)
	dropped := base()
	b.move(1, dropped, &revision.EntitySwap{Removed: []revision.Identity{r.Nodes[2].Identity}, GateRelays: []string{"in", "out"}})
	places, err = b.host.config.Store.Places("shop")
	require.NoError(t, err)
	require.ElementsMatch(t, []state.Place{{Domain: "shop", Kind: kindBranch, Name: "by_tenant"}, {Domain: "shop", Kind: "summaries", Name: "all"}}, places)
	_, err = b.host.Prepare(t.Context(), dropped, &revision.ExecutionDelta{PredecessorDigest: []byte{2}, Change: &revision.Teardown{}})
	require.NoError(t, err)
	places, err = b.host.config.Store.Places("shop")
	require.NoError(t, err)
	require.Empty(t, places)
}

// Damaged state of one entity is reported and starts empty; the others keep theirs.
func TestDamagedStateStartsEmpty(t *testing.T) {
	d := newDisk(t)
	b := d.start()
	r := unique(revision.AckModeNoAck)
	r.Relays[1].Materialized = true
	b.run(r)
	b.feed(`{"tenant":"a","amount":1}`)
	b.held("out", 1)
	b.host.Close(t.Context())

	damaged := d.crash()
	db, err := pebble.Open("nodes", &pebble.Options{FS: damaged.fs, FormatMajorVersion: pebble.FormatNewest, Logger: silent{}})
	require.NoError(t, err)
	iterator, err := db.NewIter(&pebble.IterOptions{LowerBound: []byte("s"), UpperBound: []byte("t")})
	require.NoError(t, err)
	touched := 0
	for iterator.First(); iterator.Valid(); iterator.Next() {
		if key := string(iterator.Key()); len(key) > 19 && key[6:19] == "\x0cdeduplicator" {
			require.NoError(t, db.Set(iterator.Key(), []byte("damaged and long enough"), pebble.Sync))
			touched++
		}
	}
	require.NoError(t, iterator.Close())
	require.NoError(t, db.Close())
	require.Equal(t, 1, touched)

	after := damaged.start()
	again := unique(revision.AckModeNoAck)
	again.Relays[1].Materialized = true
	after.run(again)
	after.held("out", 1)
	require.Contains(t, after.events.texts(), "internal error in domain 'shop': the saved state of deduplicator 'unique' in domain 'shop' is corrupt: section 0: its checksum does not match")
	after.feed(`{"tenant":"a","amount":1}`)
	after.await("delivery", count(1))
}

// The branches keep their order of ingestion over a crash: the one that was idle longest makes room.
func TestBranchOrderSurvivesCrash(t *testing.T) {
	d := newDisk(t)
	b := d.start()
	r := materializing()
	r.Branches[0].MaxInstances = 3
	b.run(r)
	for _, tenant := range []string{"a", "b", "c", "a"} {
		settled(t, b.feed(`{"tenant":"`+tenant+`","amount":1}`))
	}
	b.held("out", 3)
	b.save()

	after := d.crash().start()
	again := materializing()
	again.Branches[0].MaxInstances = 3
	after.run(again)
	settled(t, after.feed(`{"tenant":"d","amount":1}`))
	require.Equal(t, []string{`{"tenant":"a"}`, `{"tenant":"c"}`, `{"tenant":"d"}`}, after.held("out", 3))
}

// Other bounds of a branch keep its concrete branches; fewer instances make room at once.
func TestBranchBoundsChange(t *testing.T) {
	b := newBench(t)
	b.run(materializing())
	settled(t, b.feed(`{"tenant":"a","amount":1}`))
	settled(t, b.feed(`{"tenant":"b","amount":1}`))
	b.held("out", 2)
	next := materializing()
	next.Branches[0].TTL, next.Branches[0].MaxInstances = int64(time.Hour), 1
	b.move(1, next, &revision.Rebuild{})
	require.Equal(t, []string{`{"tenant":"b"}`}, b.held("out", 1))
}

type silent struct{}

func (silent) Infof(string, ...any)  {}
func (silent) Errorf(string, ...any) {}
func (silent) Fatalf(string, ...any) {}
