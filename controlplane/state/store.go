package state

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/cockroachdb/pebble/v2"
	"github.com/cockroachdb/pebble/v2/vfs"

	"nervix/controlplane/consensus"
	"nervix/generated/failure"
	"nervix/generated/record"
)

// Sizes of the database. Everything in it is also in memory, so that reads need no cache.
const (
	memTableBytes = 8 << 20
	cacheBytes    = 1 << 20
	openFiles     = 64
)

// Format tells the shape of the store: the layout of its keys and that of its records.
const Format = "1:" + record.Fingerprint

// Keys outside of generations. The live generation is the prefix of all records; a restore fills
// the other one and then switches.
var (
	keyFormat = []byte{0, 'f'}
	keyLive   = []byte{0, 'l'}
)

const generations = "ab"

// Machine is the replicated state machine. It implements consensus.StateMachine.
type Machine struct {
	db   *pebble.DB
	path string

	mu      sync.Mutex // applying, restoring, and opening a snapshot
	live    byte
	changed chan struct{}
	view    atomic.Pointer[View]
}

var _ consensus.StateMachine = (*Machine)(nil)

// Open opens or creates the store in a directory of a file system; nil is the operating system's.
// It fails with failure.StoreUnavailable, failure.ForeignStore, failure.CorruptRecord or
// failure.StoreRead. The machine must be closed after the consensus node that drives it.
func Open(fs vfs.FS, dir string) (*Machine, error) { return OpenCached(fs, dir, nil) }

// OpenCached is Open with a block cache that may be shared; nil is a small one of its own.
func OpenCached(fs vfs.FS, dir string, cache *pebble.Cache) (*Machine, error) {
	if fs == nil {
		fs = vfs.Default
	}
	db, err := pebble.Open(dir, &pebble.Options{
		FS: fs, Cache: cache, Logger: quiet{}, FormatMajorVersion: pebble.FormatNewest,
		MemTableSize: memTableBytes, CacheSize: cacheBytes, MaxOpenFiles: openFiles,
	})
	if err != nil {
		return nil, new(failure.StoreUnavailable{Path: dir}).WithCause(err)
	}
	m := &Machine{db: db, path: dir, changed: make(chan struct{})}
	if err := m.load(); err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return m, nil
}

// load reads the whole store, or prepares a new one.
func (m *Machine) load() error {
	format, err := m.get(keyFormat)
	if err != nil {
		return err
	}
	if format == nil {
		return m.create()
	}
	if string(format) != Format {
		return &failure.ForeignStore{Path: m.path, Found: short(string(format)), Expected: short(Format)}
	}
	live, err := m.get(keyLive)
	if err != nil {
		return err
	}
	if len(live) != 1 || !strings.Contains(generations, string(live)) {
		return &failure.CorruptRecord{Record: "live generation", Reason: "it is none that exists"}
	}
	m.live = live[0]
	if err := m.clear(other(m.live)); err != nil {
		return err
	}
	view, err := read(m.db, m.live)
	if err != nil {
		return err
	}
	m.view.Store(view)
	return nil
}

// create makes an empty store.
func (m *Machine) create() error {
	m.live = generations[0]
	m.view.Store(newView())
	batch := m.db.NewBatch()
	defer batch.Close()
	return m.commit(batch, "the new store",
		write{keyFormat, []byte(Format)}, write{keyLive, []byte{m.live}})
}

// clear removes a generation that an interrupted restore has left.
func (m *Machine) clear(generation byte) error {
	if err := m.db.DeleteRange([]byte{generation}, []byte{generation + 1}, pebble.NoSync); err != nil {
		return new(failure.StoreWrite{Operation: "the removal of a superseded state"}).WithCause(err)
	}
	return nil
}

// commit writes a batch, with more writes to fixed keys, and syncs it.
func (m *Machine) commit(batch *pebble.Batch, operation string, more ...write) error {
	for _, w := range more {
		if err := batch.Set(w.key, w.value, nil); err != nil {
			return new(failure.StoreWrite{Operation: operation}).WithCause(err)
		}
	}
	if err := batch.Commit(pebble.Sync); err != nil {
		return new(failure.StoreWrite{Operation: operation}).WithCause(err)
	}
	return nil
}

func (m *Machine) get(key []byte) ([]byte, error) {
	value, closer, err := m.db.Get(key)
	if errors.Is(err, pebble.ErrNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, new(failure.StoreRead{Subject: "the state store"}).WithCause(err)
	}
	defer closer.Close()
	return append([]byte{}, value...), nil
}

// Apply applies entries as one atomic, synced write (CP-022).
func (m *Machine) Apply(_ context.Context, entries []consensus.Entry) ([]any, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	view := m.view.Load()
	batch := m.db.NewBatch()
	defer batch.Close()
	results := make([]any, len(entries))
	for i, entry := range entries {
		var writes []write
		switch entry.Kind {
		case consensus.EntryCommand:
			var answer Answer
			view, writes, answer = apply(view, entry.Command)
			results[i] = answer
		case consensus.EntryMembership:
			view = view.fork()
			view.Membership = entry.Membership
		case consensus.EntryNone:
		}
		if err := stage(batch, m.live, writes); err != nil {
			return nil, new(failure.StoreWrite{Operation: "an applied command"}).WithCause(err)
		}
	}
	if len(entries) == 0 {
		return results, nil
	}
	view = view.fork()
	view.Position = entries[len(entries)-1].Position
	progress, err := encodeProgress(view)
	if err != nil {
		return nil, err
	}
	if err := m.commit(batch, "a range of applied commands", write{generation(m.live, key(kindProgress, "")), progress}); err != nil {
		return nil, err
	}
	m.publish(view)
	return results, nil
}

// stage adds the writes of one command to a batch.
func stage(batch *pebble.Batch, live byte, writes []write) error {
	for _, w := range writes {
		full := generation(live, w.key)
		if w.value == nil {
			if err := batch.Delete(full, nil); err != nil {
				return err
			}
		} else if err := batch.Set(full, w.value, nil); err != nil {
			return err
		}
	}
	return nil
}

func encodeProgress(v *View) ([]byte, error) {
	membership, err := v.Membership.MarshalBinary()
	if err != nil {
		return nil, fmt.Errorf("membership: %w", err)
	}
	return (&record.Progress{
		Index: v.Position.Index, Term: v.Position.Term, Membership: membership,
		Revision: v.Revision, IntakeRevision: v.IntakeRevision, Fence: v.Fence,
	}).Encode()
}

// publish shows a durable view and wakes the watchers. The lock is held.
func (m *Machine) publish(view *View) {
	m.view.Store(view)
	close(m.changed)
	m.changed = make(chan struct{})
}

// View gives the present durable state.
func (m *Machine) View() *View { return m.view.Load() }

// Watch gives the present state and a channel that is closed once there is a newer one (CP-030).
func (m *Machine) Watch() (*View, <-chan struct{}) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.view.Load(), m.changed
}

// Applied gives the position and membership of the present state.
func (m *Machine) Applied() (consensus.Position, consensus.Membership) {
	v := m.View()
	return v.Position, v.Membership
}

// Close closes the store. No other method may run or follow.
func (m *Machine) Close() error { return m.db.Close() }

// generation puts a key into a generation.
func generation(g byte, key []byte) []byte { return append([]byte{g}, key...) }

func other(g byte) byte {
	if g == generations[0] {
		return generations[1]
	}
	return generations[0]
}

// short gives the start of a format for people.
func short(format string) string { return format[:min(len(format), 18)] }

// quiet drops what the database logs; what matters reaches callers as errors.
type quiet struct{}

func (quiet) Infof(string, ...any)  {}
func (quiet) Errorf(string, ...any) {}
func (quiet) Fatalf(format string, args ...any) {
	panic(fmt.Sprintf("state store: "+format, args...))
}
