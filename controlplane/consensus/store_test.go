package consensus

import (
	"bytes"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"
	"github.com/cockroachdb/pebble/v2"
	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/stretchr/testify/require"
	"go.etcd.io/raft/v3"
	"go.etcd.io/raft/v3/raftpb"
	"pgregory.net/rapid"

	"nervix/generated/failure"
)

const testReadLimit = 1 << 20

func testEntry(index, term uint64, data string) *raftpb.Entry {
	return &raftpb.Entry{
		Index: &index, Term: &term, Type: raftpb.EntryType_EntryNormal.Enum(), Data: []byte(data),
	}
}

func renderLog(s *logStore) string {
	var b strings.Builder
	fmt.Fprintf(&b, "start %s last %s commit %d\n", s.start, s.last(), s.hard.commit)
	entries, err := s.Entries(s.start.Index+1, s.last().Index+1, math.MaxUint64)
	if err != nil {
		return err.Error() + "\n"
	}
	for _, e := range entries {
		fmt.Fprintf(&b, "%d.%d %s\n", e.GetTerm(), e.GetIndex(), e.GetData())
	}
	return b.String()
}

func TestLogStore(t *testing.T) {
	datadriven.Walk(t, "testdata/logstore", func(t *testing.T, path string) {
		fs := vfs.NewMem()
		open := func() *logStore {
			s, err := openLogStore(fs, nil, "/log", 1, testReadLimit)
			require.NoError(t, err)
			return s
		}
		s := open()
		defer func() { require.NoError(t, s.close()) }()
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			var index, term, commit uint64
			d.MaybeScanArgs(t, "index", &index)
			d.MaybeScanArgs(t, "term", &term)
			d.MaybeScanArgs(t, "commit", &commit)
			var err error
			switch d.Cmd {
			case "append":
				var entries []*raftpb.Entry
				for i, data := range strings.Fields(d.Input) {
					entries = append(entries, testEntry(index+uint64(i), term, data))
				}
				err = s.append(entries, &hardState{term: term, commit: commit}, true)
			case "compact":
				err = s.compact(index)
			case "begin-install":
				err = s.beginInstall(Position{Index: index, Term: term})
			case "installing":
				at, found, err := s.installing()
				require.NoError(t, err)
				return fmt.Sprintf("%s %v\n", at, found)
			case "finish-install":
				err = s.finishInstall(Position{Index: index, Term: term}, hardState{term: term, commit: index})
			case "term":
				var found uint64
				if found, err = s.Term(index); err == nil {
					return fmt.Sprintf("%d\n", found)
				}
			case "read":
				var to, limit uint64
				d.ScanArgs(t, "to", &to)
				d.ScanArgs(t, "limit", &limit)
				entries, err := s.Entries(index, to, limit)
				if err != nil {
					return err.Error() + "\n"
				}
				return fmt.Sprintf("%d entries\n", len(entries))
			case "reopen":
				require.NoError(t, s.close())
				s = open()
			default:
				d.Fatalf(t, "unknown command %s", d.Cmd)
			}
			if err != nil {
				return err.Error() + "\n"
			}
			return renderLog(s)
		})
	})
}

// The store behaves like a slice of entries under any mix of appends, conflicting appends,
// compactions, installations and reopens.
func TestLogStoreMatchesModel(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		fs := vfs.NewMem()
		s, err := openLogStore(fs, nil, "/log", 1, testReadLimit)
		require.NoError(t, err)
		defer func() { require.NoError(t, s.close()) }()
		var start Position
		var model []*raftpb.Entry
		term := uint64(1)
		last := func() uint64 { return start.Index + uint64(len(model)) }
		t.Repeat(map[string]func(*rapid.T){
			"append": func(t *rapid.T) {
				from := rapid.Uint64Range(start.Index+1, last()+1).Draw(t, "from")
				term += rapid.Uint64Range(0, 1).Draw(t, "election")
				n := rapid.IntRange(1, 5).Draw(t, "entries")
				var entries []*raftpb.Entry
				for i := range n {
					data := rapid.StringN(0, 20, 40).Draw(t, "data")
					entries = append(entries, testEntry(from+uint64(i), term, data))
				}
				require.NoError(t, s.append(entries, &hardState{term: term}, rapid.Bool().Draw(t, "sync")))
				model = append(slices.Clone(model[:from-start.Index-1]), entries...)
			},
			"compact": func(t *rapid.T) {
				if len(model) == 0 {
					t.Skip()
				}
				n := rapid.IntRange(1, len(model)).Draw(t, "entries")
				start = Position{Index: model[n-1].GetIndex(), Term: model[n-1].GetTerm()}
				require.NoError(t, s.compact(start.Index))
				model = model[n:]
			},
			"install": func(t *rapid.T) {
				term++
				start = Position{Index: last() + rapid.Uint64Range(1, 9).Draw(t, "ahead"), Term: term}
				require.NoError(t, s.beginInstall(start))
				require.NoError(t, s.finishInstall(start, hardState{term: term, commit: start.Index}))
				model = nil
			},
			"reopen": func(t *rapid.T) {
				require.NoError(t, s.close())
				s, err = openLogStore(fs, nil, "/log", 1, testReadLimit)
				require.NoError(t, err)
			},
			"": func(t *rapid.T) {
				require.Equal(t, start, s.start)
				require.Equal(t, last(), s.last().Index)
				entries, err := s.Entries(start.Index+1, last()+1, math.MaxUint64)
				require.NoError(t, err)
				require.Len(t, entries, len(model))
				var bytes uint64
				for i, e := range model {
					require.Equal(t, e.GetIndex(), entries[i].GetIndex())
					require.Equal(t, string(e.GetData()), string(entries[i].GetData()))
					found, err := s.Term(e.GetIndex())
					require.NoError(t, err)
					require.Equal(t, e.GetTerm(), found)
					bytes += uint64(len(encodeEntry(e)))
				}
				require.Equal(t, bytes, s.bytes)
				_, err = s.Entries(start.Index, last()+1, 1)
				require.ErrorIs(t, err, raft.ErrCompacted)
				_, err = s.Entries(start.Index+1, last()+2, 1)
				require.ErrorIs(t, err, raft.ErrUnavailable)
			},
		})
	})
}

// damage replaces a stored record behind the store's back.
func damage(t *testing.T, fs vfs.FS, key []byte, f func([]byte) []byte) {
	t.Helper()
	db, err := pebble.Open("/consensus", &pebble.Options{FS: fs, Logger: storeLogger{}})
	require.NoError(t, err)
	value, closer, err := db.Get(key)
	require.NoError(t, err)
	changed := f(bytes.Clone(value))
	require.NoError(t, closer.Close())
	if changed == nil {
		require.NoError(t, db.Delete(key, pebble.Sync))
	} else {
		require.NoError(t, db.Set(key, changed, pebble.Sync))
	}
	require.NoError(t, db.Close())
}

func flip(b []byte) []byte { b[len(b)-1] ^= 1; return b }

func TestDamagedStorageIsRefusedTyped(t *testing.T) {
	remove := func([]byte) []byte { return nil }
	for name, c := range map[string]struct {
		key    []byte
		change func([]byte) []byte
		want   error
	}{
		"flipped entry":       {entryKey(3), flip, failure.CodeCorruptRecord},
		"missing entry":       {entryKey(3), remove, failure.CodeCorruptRecord},
		"misplaced entry":     {entryKey(3), func([]byte) []byte { return encodeEntry(testEntry(9, 2, "x")) }, failure.CodeCorruptRecord},
		"flipped hard state":  {keyHardState, flip, failure.CodeCorruptRecord},
		"missing hard state":  {keyHardState, remove, failure.CodeCorruptRecord},
		"short identity":      {keyIdentity, func([]byte) []byte { return []byte{1} }, failure.CodeCorruptRecord},
		"another member's":    {keyIdentity, func([]byte) []byte { return encodeIdentity(7) }, failure.CodeConsensusMismatch},
		"entries cut at end":  {entryKey(8), remove, failure.CodeConsensusMismatch},
		"other term at state": {entryKey(8), func([]byte) []byte { return encodeEntry(testEntry(8, 1<<40, "x")) }, failure.CodeConsensusMismatch},
	} {
		t.Run(name, func(t *testing.T) {
			fs := vfs.NewMem()
			s := openSeat(t, fs, nil)
			s.lead(t)
			for last := uint64(0); last < 8; {
				r, err := s.Propose(t.Context(), []byte("x"))
				require.NoError(t, err)
				last = r.Position.Index
			}
			s.stop(t)
			damage(t, fs, c.key, c.change)
			_, err := tryOpenSeat(fs, nil)
			require.ErrorIs(t, err, c.want)
		})
	}
}

// A state store that was swapped for an older or an empty one is noticed.
func TestForeignStateIsRefused(t *testing.T) {
	fs := vfs.NewMem()
	s := openSeat(t, fs, func(c *Config) { c.Limits = Limits{CompactEntries: 5, TailEntries: 1} })
	s.lead(t)
	for range 20 {
		_, err := s.Propose(t.Context(), []byte("x"))
		require.NoError(t, err)
	}
	s.stop(t)
	require.NoError(t, fs.RemoveAll("/state"))
	_, err := tryOpenSeat(fs, nil)
	require.ErrorIs(t, err, failure.CodeConsensusMismatch)
}

func FuzzStoredRecord(f *testing.F) {
	f.Add(encodeEntry(testEntry(3, 2, "data")))
	f.Add(encodeHardState(hardState{term: 4, vote: 2, commit: 3}))
	f.Add(encodePosition(recordStart, Position{Index: 9, Term: 2}))
	f.Add(encodeIdentity(7))
	members, _ := Membership{Voters: []MemberID{1}, AutoLeave: true, Members: []Member{testMember("a")}}.MarshalBinary()
	f.Add(members)
	change, err := encodeChange(proposalID{node: 1, seq: 2}, []MembershipChange{{Member: testMember("a")}})
	require.NoError(f, err)
	_, data, err := raftpb.MarshalConfChange(change)
	require.NoError(f, err)
	f.Add(data)
	f.Fuzz(func(t *testing.T, record []byte) {
		if e, err := decodeEntry(record); err == nil {
			require.Equal(t, record, encodeEntry(e))
		} else {
			require.ErrorIs(t, err, failure.CodeCorruptRecord)
		}
		if s, err := decodeHardState(record); err == nil {
			require.Equal(t, record, encodeHardState(s))
		} else {
			require.ErrorIs(t, err, failure.CodeCorruptRecord)
		}
		if p, err := decodePosition(recordStart, record); err == nil {
			require.Equal(t, record, encodePosition(recordStart, p))
		} else {
			require.ErrorIs(t, err, failure.CodeCorruptRecord)
		}
		var m Membership
		if err := m.UnmarshalBinary(record); err == nil {
			again, err := m.MarshalBinary()
			require.NoError(t, err)
			var second Membership
			require.NoError(t, second.UnmarshalBinary(again))
			require.Equal(t, m, second)
		} else {
			require.ErrorIs(t, err, failure.CodeCorruptRecord)
		}
		if change, _, _, err := decodeChange(record); err == nil {
			// Whatever decodes must be judged without a panic, or it would stop every member.
			_ = Membership{Voters: []MemberID{1, 2}, Learners: []MemberID{3}}.check(change)
		} else {
			require.ErrorIs(t, err, failure.CodeCorruptRecord)
		}
		if _, _, err := decodeCommand(record); err != nil {
			require.ErrorIs(t, err, failure.CodeCorruptRecord)
		}
	})
}
