package state

import (
	"bufio"
	"context"
	"encoding/binary"
	"errors"
	"io"

	"github.com/cockroachdb/pebble/v2"

	"nervix/controlplane/consensus"
	"nervix/generated/canonical"
	"nervix/generated/failure"
)

// Bounds of a snapshot stream. A stream is the format as a length and text, then records as the
// lengths and bytes of key and value, and a key of length 0 as its end.
const (
	maxKeyBytes    = 1 << 16
	maxFormatBytes = 1 << 8
	// stageBytes is how much of a restored state one batch holds.
	stageBytes = 1 << 20
)

// source streams one generation of a snapshot of the store.
type source struct {
	snapshot *pebble.Snapshot
	iterator *pebble.Iterator
	view     *View
	pending  []byte
	// drained tells that every record was encoded, ended that the end was.
	drained, ended bool
}

// Snapshot opens a consistent view of the durable state.
func (m *Machine) Snapshot() (consensus.SnapshotSource, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	s := &source{snapshot: m.db.NewSnapshot(), view: m.view.Load()}
	iterator, err := s.snapshot.NewIter(&pebble.IterOptions{LowerBound: []byte{m.live}, UpperBound: []byte{m.live + 1}})
	if err != nil {
		return nil, errors.Join(new(failure.StoreRead{Subject: "a snapshot of the state"}).WithCause(err), s.snapshot.Close())
	}
	s.iterator = iterator
	s.pending = appendBytes(nil, []byte(Format))
	s.drained = !iterator.First()
	return s, nil
}

// Read gives the next part of the stream.
func (s *source) Read(p []byte) (int, error) {
	if len(s.pending) == 0 && !s.fill() {
		if err := s.iterator.Error(); err != nil {
			return 0, new(failure.StoreRead{Subject: "a snapshot of the state"}).WithCause(err)
		}
		return 0, io.EOF
	}
	n := copy(p, s.pending)
	s.pending = s.pending[n:]
	return n, nil
}

// fill encodes the next record, or the end once; it tells whether there is something to read.
func (s *source) fill() bool {
	switch {
	case s.iterator.Error() != nil || s.ended:
		return false
	case s.drained:
		s.pending = binary.AppendUvarint(s.pending[:0], 0)
		s.ended = true
		return true
	}
	s.pending = appendBytes(s.pending[:0], s.iterator.Key()[1:])
	s.pending = appendBytes(s.pending, s.iterator.Value())
	s.drained = !s.iterator.Next()
	return true
}

// Applied gives the position and membership of the snapshot.
func (s *source) Applied() (consensus.Position, consensus.Membership) {
	return s.view.Position, s.view.Membership
}

// Close releases the snapshot.
func (s *source) Close() error { return errors.Join(s.iterator.Close(), s.snapshot.Close()) }

func appendBytes(b, value []byte) []byte {
	return append(binary.AppendUvarint(b, uint64(len(value))), value...)
}

// Restore replaces the state by a stream (consensus.StateMachine). The former state stays the live
// one until the last write, which switches the generation.
func (m *Machine) Restore(ctx context.Context, r io.Reader, at consensus.Position, membership consensus.Membership) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	next := other(m.live)
	if err := m.clear(next); err != nil {
		return err
	}
	if err := m.receive(ctx, bufio.NewReader(r), next); err != nil {
		return errors.Join(err, m.clear(next))
	}
	view, err := read(m.db, next)
	if err != nil {
		return errors.Join(err, m.clear(next))
	}
	view.Position, view.Membership = at, membership
	progress, err := encodeProgress(view)
	if err != nil {
		return err
	}
	batch := m.db.NewBatch()
	defer batch.Close()
	if err := batch.DeleteRange([]byte{m.live}, []byte{m.live + 1}, nil); err != nil {
		return new(failure.StoreWrite{Operation: "a restored state"}).WithCause(err)
	}
	err = m.commit(batch, "a restored state",
		write{generation(next, key(kindProgress, "")), progress}, write{keyLive, []byte{next}})
	if err != nil {
		return err
	}
	m.live = next
	m.publish(view)
	return nil
}

// receive stores the records of a stream in a generation, in bounded batches. The switch of the
// generation syncs them.
func (m *Machine) receive(ctx context.Context, r *bufio.Reader, into byte) error {
	format, err := readBytes(r, maxFormatBytes)
	if err != nil {
		return err
	}
	if string(format) != Format {
		return &failure.ForeignStore{Path: m.path, Found: short(string(format)), Expected: short(Format)}
	}
	batch := m.db.NewBatch()
	defer func() { _ = batch.Close() }()
	for {
		stored, err := readBytes(r, maxKeyBytes)
		if err != nil {
			return err
		}
		if len(stored) == 0 {
			break
		}
		value, err := readBytes(r, canonical.MaxBytes)
		if err != nil {
			return err
		}
		if err := batch.Set(generation(into, stored), value, nil); err != nil {
			return new(failure.StoreWrite{Operation: "a received state"}).WithCause(err)
		}
		if batch.Len() >= stageBytes {
			if err := errors.Join(ctx.Err(), batch.Commit(pebble.NoSync), batch.Close()); err != nil {
				return new(failure.StoreWrite{Operation: "a received state"}).WithCause(err)
			}
			batch = m.db.NewBatch()
		}
	}
	if _, err := r.ReadByte(); err != io.EOF {
		return errors.Join(malformed(), err)
	}
	if err := batch.Commit(pebble.NoSync); err != nil {
		return new(failure.StoreWrite{Operation: "a received state"}).WithCause(err)
	}
	return nil
}

// readBytes reads one length and the bytes that follow. The length bounds the memory only as far
// as bytes arrive.
func readBytes(r *bufio.Reader, limit uint64) ([]byte, error) {
	size, err := binary.ReadUvarint(r)
	if err != nil || size > limit {
		return nil, errors.Join(malformed(), err)
	}
	value, err := io.ReadAll(io.LimitReader(r, int64(size)))
	if err == nil && uint64(len(value)) != size {
		err = malformed()
	}
	return value, err
}

func malformed() error {
	return &failure.CorruptRecord{Record: "snapshot of the state", Reason: "the stream is malformed"}
}
