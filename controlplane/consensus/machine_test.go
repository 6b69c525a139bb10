package consensus

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"sync"
	"testing"

	"github.com/cockroachdb/pebble/v2"
	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/stretchr/testify/require"
)

// journal is a state machine that stores every command under its index, in its own database, with
// the atomic synced write the contract asks for. Its result is the number of commands so far.
type journal struct {
	db *pebble.DB

	mu         sync.Mutex
	at         Position
	membership Membership
	count      uint64
	refuse     error         // returned by Apply
	hold       chan struct{} // when set, Apply waits for it
}

var (
	journalState  = []byte("state")
	journalPrefix = byte('c')
)

func journalKey(index uint64) []byte {
	return binary.BigEndian.AppendUint64([]byte{journalPrefix}, index)
}

func openJournal(fs vfs.FS, dir string) (*journal, error) {
	db, err := pebble.Open(dir, &pebble.Options{FS: fs, Logger: storeLogger{}, MemTableSize: 256 << 10})
	if err != nil {
		return nil, err
	}
	j := &journal{db: db}
	value, closer, err := db.Get(journalState)
	if errors.Is(err, pebble.ErrNotFound) {
		return j, nil
	}
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	defer closer.Close()
	return j, j.decode(value)
}

func (j *journal) decode(value []byte) error {
	d := decoder{record: "journal", rest: value}
	j.at = Position{Index: d.uint64(), Term: d.uint64()}
	j.count = d.uint64()
	if d.err != nil {
		return d.err
	}
	return j.membership.UnmarshalBinary(d.rest)
}

func (j *journal) encode() []byte {
	b := binary.BigEndian.AppendUint64(nil, j.at.Index)
	b = binary.BigEndian.AppendUint64(b, j.at.Term)
	b = binary.BigEndian.AppendUint64(b, j.count)
	members, _ := j.membership.MarshalBinary()
	return append(b, members...)
}

func (j *journal) Apply(_ context.Context, entries []Entry) ([]any, error) {
	j.mu.Lock()
	hold := j.hold
	j.mu.Unlock()
	if hold != nil {
		<-hold
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.refuse != nil {
		return nil, j.refuse
	}
	batch := j.db.NewBatch()
	defer batch.Close()
	var results []any
	for _, e := range entries {
		if e.Position.Index != j.at.Index+1 {
			return nil, fmt.Errorf("entry %s follows %s", e.Position, j.at)
		}
		j.at = e.Position
		switch e.Kind {
		case EntryCommand:
			j.count++
			if err := batch.Set(journalKey(e.Position.Index), e.Command, nil); err != nil {
				return nil, err
			}
		case EntryMembership:
			j.membership = e.Membership
		}
		results = append(results, j.count)
	}
	if err := batch.Set(journalState, j.encode(), nil); err != nil {
		return nil, err
	}
	return results, batch.Commit(pebble.Sync)
}

func (j *journal) Applied() (Position, Membership) {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.at, j.membership
}

type journalSource struct {
	io.Reader
	at         Position
	membership Membership
}

func (s journalSource) Applied() (Position, Membership) { return s.at, s.membership }
func (s journalSource) Close() error                    { return nil }

func (j *journal) Snapshot() (SnapshotSource, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	var b []byte
	b = binary.AppendUvarint(b, j.count)
	for _, c := range j.commandsAt() {
		b = binary.BigEndian.AppendUint64(b, c.index)
		b = appendText(b, c.command)
	}
	return journalSource{Reader: bytes.NewReader(b), at: j.at, membership: j.membership}, nil
}

func (j *journal) Restore(ctx context.Context, r io.Reader, at Position, membership Membership) error {
	data, err := io.ReadAll(r)
	if err != nil {
		return err
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	batch := j.db.NewBatch()
	defer batch.Close()
	_ = batch.DeleteRange([]byte{journalPrefix}, []byte{journalPrefix + 1}, nil)
	d := decoder{record: "journal", rest: data}
	n := d.count(1 << 40)
	for range n {
		_ = batch.Set(journalKey(d.uint64()), []byte(d.text(1<<30)), nil)
	}
	if err := d.end(); err != nil {
		return err
	}
	j.at, j.membership, j.count = at, membership, uint64(n)
	_ = batch.Set(journalState, j.encode(), nil)
	return batch.Commit(pebble.Sync)
}

type journalled struct {
	index   uint64
	command string
}

func (j *journal) commands() []journalled {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.commandsAt()
}

func (j *journal) commandsAt() []journalled {
	var out []journalled
	iter, err := j.db.NewIter(&pebble.IterOptions{LowerBound: []byte{journalPrefix}, UpperBound: []byte{journalPrefix + 1}})
	if err != nil {
		panic(err)
	}
	defer iter.Close()
	for ok := iter.First(); ok; ok = iter.Next() {
		out = append(out, journalled{binary.BigEndian.Uint64(iter.Key()[1:]), string(iter.Value())})
	}
	return out
}

func (j *journal) set(f func()) {
	j.mu.Lock()
	defer j.mu.Unlock()
	f()
}

// seat is one member with its state machine on a shared file system.
type seat struct {
	*Node
	journal *journal
}

func testMember(node string) Member {
	return Member{ID: MemberIDOf(node), Node: node, Address: node + ":7000"}
}

func openSeat(t testing.TB, fs vfs.FS, adjust func(*Config)) *seat {
	t.Helper()
	s, err := tryOpenSeat(fs, adjust)
	require.NoError(t, err)
	return s
}

func tryOpenSeat(fs vfs.FS, adjust func(*Config)) (*seat, error) {
	j, err := openJournal(fs, "/state")
	if err != nil {
		return nil, err
	}
	cfg := Config{Self: testMember("a"), Dir: "/consensus", FS: fs, StateMachine: j, Bootstrap: true}
	if adjust != nil {
		adjust(&cfg)
	}
	n, err := Open(context.Background(), cfg)
	if err != nil {
		return nil, errors.Join(err, j.db.Close())
	}
	return &seat{Node: n, journal: j}, nil
}

func (s *seat) stop(t testing.TB) {
	t.Helper()
	require.NoError(t, s.Close())
	require.NoError(t, s.journal.db.Close())
}

// lead waits until the seat is an established leader.
func (s *seat) lead(t testing.TB) {
	t.Helper()
	for {
		l, changed := s.Leadership()
		if l.Established {
			return
		}
		select {
		case <-changed:
		case <-s.Done():
			t.Fatalf("the node ended: %v", s.Err())
		case <-t.Context().Done():
			t.Fatal("no leader before the test's end")
		}
	}
}
