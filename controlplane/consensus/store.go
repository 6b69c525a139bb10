package consensus

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"time"

	"github.com/cockroachdb/pebble/v2"
	"github.com/cockroachdb/pebble/v2/vfs"
	"go.etcd.io/raft/v3"
	"go.etcd.io/raft/v3/raftpb"

	"nervix/generated/failure"
)

// Sizes of the dedicated database. The log is written once, read rarely and dropped soon, so that a
// small cache is enough.
const (
	storeCacheBytes    = 8 << 20
	storeMemTableBytes = 16 << 20
	storeOpenFiles     = 128
)

// Keys of the consensus database. Entries sort by index under their prefix.
var (
	keyIdentity  = []byte("identity")
	keyHardState = []byte("hardstate")
	keyStart     = []byte("start")
	keyInstall   = []byte("install")
)

const entryPrefix = 'l'

func entryKey(index uint64) []byte {
	return binary.BigEndian.AppendUint64([]byte{entryPrefix}, index)
}

// hardState is what a member must remember before it answers anyone.
type hardState struct {
	term, vote, commit uint64
}

// entryMeta is kept in memory for every stored entry, so that terms and sizes never touch the disk.
type entryMeta struct {
	term uint64
	size uint32
}

// logStore keeps the log in the dedicated database and implements raft.Storage. It is confined to
// one goroutine. The membership it hands out initially comes from the state machine, whose atomic
// write stores it beside the applied position; a second copy could only contradict the first.
type logStore struct {
	db        *pebble.DB
	readLimit uint64 // of one read, in bytes
	hard      hardState
	start     Position    // the entry before the first stored one
	meta      []entryMeta // of the entries behind start
	bytes     uint64      // stored size of all entries
	initial   Membership
	describe  func() *raftpb.Snapshot // of the state machine's present position
	synced    func(entries int, bytes uint64, took time.Duration)
	err       error // first failed read, which the algorithm turns into a panic
	dead      bool  // the database failed a write
}

// openLogStore opens or creates the database in dir and checks every stored entry. A nil cache is a
// small one of its own.
func openLogStore(fs vfs.FS, cache *pebble.Cache, dir string, self MemberID, readLimit uint64) (*logStore, error) {
	options := &pebble.Options{
		FS:                 fs,
		Cache:              cache,
		CacheSize:          storeCacheBytes,
		MemTableSize:       storeMemTableBytes,
		MaxOpenFiles:       storeOpenFiles,
		FormatMajorVersion: pebble.FormatNewest,
		Logger:             storeLogger{},
	}
	db, err := pebble.Open(dir, options)
	if err != nil {
		if pebble.IsCorruptionError(err) {
			return nil, corruptDatabase(err)
		}
		return nil, (&failure.StoreUnavailable{Path: dir}).WithCause(err)
	}
	s := &logStore{db: db, readLimit: readLimit}
	if err := s.load(self); err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return s, nil
}

func (s *logStore) load(self MemberID) error {
	owner, found, err := loadRecord(s.db, keyIdentity, decodeIdentity)
	if err != nil {
		return err
	}
	if !found {
		return s.db.Set(keyIdentity, encodeIdentity(self), pebble.Sync)
	}
	if owner != self {
		return mismatch("the database belongs to member %s, not %s", owner, self)
	}
	if s.hard, _, err = loadRecord(s.db, keyHardState, decodeHardState); err != nil {
		return err
	}
	s.start, _, err = loadRecord(s.db, keyStart, func(b []byte) (Position, error) {
		return decodePosition(recordStart, b)
	})
	if err != nil {
		return err
	}
	return s.loadEntries()
}

// loadEntries rebuilds meta and checks that the log has no hole and no falling term.
func (s *logStore) loadEntries() error {
	last := s.start
	return s.scan(s.start.Index+1, math.MaxUint64, func(e *raftpb.Entry, size int) bool {
		if e.GetIndex() != last.Index+1 || e.GetTerm() < last.Term {
			s.err = corrupt("log", "entry %d.%d follows %s", e.GetTerm(), e.GetIndex(), last)
			return false
		}
		last = Position{Index: e.GetIndex(), Term: e.GetTerm()}
		s.remember(e, size)
		return true
	})
}

func (s *logStore) remember(e *raftpb.Entry, size int) {
	s.meta = append(s.meta, entryMeta{term: e.GetTerm(), size: uint32(size)})
	s.bytes += uint64(size)
}

// scan decodes the stored entries of [lo, hi) in order until visit returns false. A failure sticks.
func (s *logStore) scan(lo, hi uint64, visit func(e *raftpb.Entry, size int) bool) error {
	iter, err := s.db.NewIter(&pebble.IterOptions{LowerBound: entryKey(lo), UpperBound: entryKey(hi)})
	if err != nil {
		return s.fail(err)
	}
	for ok := iter.First(); ok && s.err == nil; ok = iter.Next() {
		e, err := decodeEntry(iter.Value())
		if err == nil && string(iter.Key()) != string(entryKey(e.GetIndex())) {
			err = corrupt("log entry", "stored under another index than %d", e.GetIndex())
		}
		if err != nil {
			_ = s.fail(err)
			break
		}
		if !visit(e, len(iter.Value())) {
			break
		}
	}
	if err := iter.Close(); err != nil {
		return s.fail(err)
	}
	return s.err
}

func (s *logStore) fail(err error) error {
	if s.err == nil {
		if pebble.IsCorruptionError(err) {
			err = corruptDatabase(err)
		}
		s.err = (&failure.StoreRead{Subject: "the consensus log"}).WithCause(err)
	}
	return s.err
}

func (s *logStore) last() Position {
	if n := len(s.meta); n > 0 {
		return Position{Index: s.start.Index + uint64(n), Term: s.meta[n-1].term}
	}
	return s.start
}

// append stores entries, replacing any conflicting ones, together with the hard state when given. A
// synced append is durable when it returns, and so is everything appended before it.
func (s *logStore) append(entries []*raftpb.Entry, hard *hardState, sync bool) error {
	batch := s.db.NewBatch()
	defer batch.Close()
	if hard != nil {
		if err := batch.Set(keyHardState, encodeHardState(*hard), nil); err != nil {
			return err
		}
	}
	var added uint64
	sizes := make([]int, len(entries))
	for i, e := range entries {
		record := encodeEntry(e)
		if err := batch.Set(entryKey(e.GetIndex()), record, nil); err != nil {
			return err
		}
		sizes[i] = len(record)
		added += uint64(len(record))
	}
	if n := len(entries); n > 0 {
		first, end := entries[0].GetIndex(), entries[n-1].GetIndex()+1
		if first <= s.start.Index || first > s.last().Index+1 {
			return corrupt("log", "append at %d does not meet the log (%s, %s]", first, s.start, s.last())
		}
		if s.last().Index >= end {
			if err := batch.DeleteRange(entryKey(end), entryKey(s.last().Index+1), nil); err != nil {
				return err
			}
		}
	}
	if err := s.commit(batch, len(entries), added, sync); err != nil {
		return err
	}
	if hard != nil {
		s.hard = *hard
	}
	if len(entries) > 0 {
		s.forgetFrom(entries[0].GetIndex())
	}
	for i, e := range entries {
		s.remember(e, sizes[i])
	}
	return nil
}

func (s *logStore) forgetFrom(index uint64) {
	keep := index - s.start.Index - 1
	for _, m := range s.meta[keep:] {
		s.bytes -= uint64(m.size)
	}
	s.meta = s.meta[:keep]
}

func (s *logStore) commit(batch *pebble.Batch, entries int, bytes uint64, sync bool) error {
	if !sync {
		return s.apply(batch, pebble.NoSync)
	}
	begin := time.Now()
	err := s.apply(batch, pebble.Sync)
	if err == nil && s.synced != nil {
		s.synced(entries, bytes, time.Since(begin))
	}
	return err
}

// apply commits the batch. The database reports a failed journal write through its logger, which
// panics; here it becomes an error again.
func (s *logStore) apply(batch *pebble.Batch, options *pebble.WriteOptions) (err error) {
	defer func() {
		switch complaint := recover().(type) {
		case nil:
		case storeFailure:
			s.dead = true
			err = (&failure.StoreWrite{Operation: "an append to the consensus log"}).WithCause(complaint)
		default:
			panic(complaint)
		}
	}()
	return batch.Commit(options)
}

// compact drops every entry up to index, which the state machine holds durably. It needs no sync: a
// crash only leaves a longer log.
func (s *logStore) compact(index uint64) error {
	if index <= s.start.Index {
		return nil
	}
	term, err := s.Term(index)
	if err != nil {
		return err
	}
	start := Position{Index: index, Term: term}
	batch := s.db.NewBatch()
	defer batch.Close()
	if err := batch.DeleteRange(entryKey(0), entryKey(index+1), nil); err != nil {
		return err
	}
	if err := batch.Set(keyStart, encodePosition(recordStart, start), nil); err != nil {
		return err
	}
	if err := s.commit(batch, 0, 0, false); err != nil {
		return err
	}
	dropped := s.meta[:index-s.start.Index]
	for _, m := range dropped {
		s.bytes -= uint64(m.size)
	}
	s.meta = append([]entryMeta(nil), s.meta[len(dropped):]...)
	s.start = start
	return nil
}

// beginInstall records durably that the state machine is about to be replaced by a snapshot.
func (s *logStore) beginInstall(at Position) error {
	batch := s.db.NewBatch()
	defer batch.Close()
	if err := batch.Set(keyInstall, encodePosition(recordInstall, at), nil); err != nil {
		return err
	}
	return s.commit(batch, 0, 0, true)
}

// installing returns the position beginInstall recorded, unless that installation ended.
func (s *logStore) installing() (Position, bool, error) {
	return loadRecord(s.db, keyInstall, func(b []byte) (Position, error) {
		return decodePosition(recordInstall, b)
	})
}

// abandonInstall forgets an installation that never reached the state machine.
func (s *logStore) abandonInstall() error { return s.db.Delete(keyInstall, pebble.Sync) }

// finishInstall replaces the log by the snapshot's position, after the state machine has it.
func (s *logStore) finishInstall(at Position, hard hardState) error {
	batch := s.db.NewBatch()
	defer batch.Close()
	if err := errors.Join(
		batch.DeleteRange(entryKey(0), entryKey(math.MaxUint64), nil),
		batch.Set(keyStart, encodePosition(recordStart, at), nil),
		batch.Set(keyHardState, encodeHardState(hard), nil),
		batch.Delete(keyInstall, nil),
	); err != nil {
		return err
	}
	if err := s.commit(batch, 0, 0, true); err != nil {
		return err
	}
	s.hard, s.start, s.meta, s.bytes = hard, at, nil, 0
	return nil
}

// close releases the database. After a failed write its own closing complaints say nothing new.
func (s *logStore) close() (err error) {
	if !s.dead {
		return s.db.Close()
	}
	defer func() { _ = recover() }()
	_ = s.db.Close()
	return nil
}

// InitialState implements raft.Storage.
func (s *logStore) InitialState() (*raftpb.HardState, *raftpb.ConfState, error) {
	hard := s.hard
	state := &raftpb.HardState{Term: &hard.term, Vote: &hard.vote, Commit: &hard.commit}
	return state, s.initial.confState(), nil
}

// Entries implements raft.Storage. One call reads at most readLimit bytes, and at least one entry.
func (s *logStore) Entries(lo, hi, maxSize uint64) ([]*raftpb.Entry, error) {
	if lo <= s.start.Index {
		return nil, raft.ErrCompacted
	}
	if hi > s.last().Index+1 {
		return nil, raft.ErrUnavailable
	}
	var entries []*raftpb.Entry
	limit, size := min(maxSize, s.readLimit), uint64(0)
	err := s.scan(lo, hi, func(e *raftpb.Entry, stored int) bool {
		size += uint64(stored)
		if len(entries) > 0 && size > limit {
			return false
		}
		entries = append(entries, e)
		return true
	})
	if err == nil && (len(entries) == 0 && lo < hi) {
		err = s.fail(corrupt("log", "entry %d is missing", lo))
	}
	return entries, err
}

// Term implements raft.Storage.
func (s *logStore) Term(index uint64) (uint64, error) {
	switch {
	case index < s.start.Index:
		return 0, raft.ErrCompacted
	case index == s.start.Index:
		return s.start.Term, nil
	case index > s.last().Index:
		return 0, raft.ErrUnavailable
	}
	return s.meta[index-s.start.Index-1].term, nil
}

// FirstIndex implements raft.Storage.
func (s *logStore) FirstIndex() (uint64, error) { return s.start.Index + 1, nil }

// LastIndex implements raft.Storage.
func (s *logStore) LastIndex() (uint64, error) { return s.last().Index, nil }

// Snapshot implements raft.Storage: it names the state machine's present position. The state itself
// is opened when the message leaves, see snapshotSender.
func (s *logStore) Snapshot() (*raftpb.Snapshot, error) { return s.describe(), nil }

func loadRecord[T any](db *pebble.DB, key []byte, decode func([]byte) (T, error)) (T, bool, error) {
	var none T
	value, closer, err := db.Get(key)
	if errors.Is(err, pebble.ErrNotFound) {
		return none, false, nil
	}
	if err != nil {
		return none, false, (&failure.StoreRead{Subject: "the consensus database"}).WithCause(err)
	}
	v, err := decode(value)
	if closeErr := closer.Close(); err == nil {
		err = closeErr
	}
	return v, err == nil, err
}

// storeFailure carries a fatal complaint of the database to the goroutine that was writing.
type storeFailure string

// Error implements error.
func (f storeFailure) Error() string { return string(f) }

func corruptDatabase(cause error) error {
	return (&failure.CorruptRecord{
		Record: "the consensus database", Reason: "its storage reports damage",
	}).WithCause(cause)
}

// storeLogger keeps the database silent and turns its fatal complaints into a panic, because it must
// not return from them. Outside a write, where nobody recovers, that ends the process like any crash.
type storeLogger struct{}

func (storeLogger) Infof(string, ...any)  {}
func (storeLogger) Errorf(string, ...any) {}
func (storeLogger) Fatalf(format string, args ...any) {
	panic(storeFailure(fmt.Sprintf(format, args...)))
}
