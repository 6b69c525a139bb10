package state

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/cockroachdb/pebble/v2"
	"github.com/cockroachdb/pebble/v2/vfs"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"
	"pgregory.net/rapid"

	"nervix/generated/checkpoint"
	"nervix/generated/failure"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

var (
	numbers = Shape{Rows: arrow.NewSchema([]arrow.Field{
		{Name: "incarnation", Type: arrow.PrimitiveTypes.Uint64}, {Name: "text", Type: arrow.BinaryTypes.String},
	}, nil)}
	place       = Place{Domain: "shop", Kind: "relay", Name: "rates"}
	fingerprint = []byte("one")
)

// table makes rows of numbers.
func table(incarnations []uint64, texts []string) Table {
	first, second := array.NewUint64Builder(memory.DefaultAllocator), array.NewStringBuilder(memory.DefaultAllocator)
	first.AppendValues(incarnations, nil)
	second.AppendValues(texts, nil)
	return Table{Schema: numbers.Rows, Columns: []arrow.Array{first.NewArray(), second.NewArray()}}
}

// texts is a part: one text for each incarnation.
type texts struct {
	all      map[uint64]string
	fresh    map[uint64]bool
	gone     []uint64
	settled  int
	released bool
	broken   error
}

func newTexts() *texts { return &texts{all: map[uint64]string{}, fresh: map[uint64]bool{}} }

func (p *texts) set(incarnation uint64, text string) {
	p.all[incarnation], p.fresh[incarnation] = text, true
}

func (p *texts) remove(incarnation uint64) {
	delete(p.all, incarnation)
	delete(p.fresh, incarnation)
	p.gone = append(p.gone, incarnation)
}

func (p *texts) Urgent() <-chan struct{} { return nil }
func (p *texts) Kept()                   {}
func (p *texts) Released()               { p.released = true }

func (p *texts) Capture(_ context.Context, whole bool) (Changes, error) {
	changes := Changes{Live: len(p.all), Settled: func(err error) { p.settled++ }}
	var incarnations []uint64
	var values []string
	for incarnation, text := range p.all {
		if whole || p.fresh[incarnation] {
			incarnations, values = append(incarnations, incarnation), append(values, text)
		}
	}
	if !whole {
		changes.Gone = p.gone
	}
	p.fresh, p.gone = map[uint64]bool{}, nil
	broken := p.broken
	changes.Tables = func() (Table, Table, error) { return table(incarnations, values), Table{}, broken }
	return changes, nil
}

// read gives what a place holds.
func read(t require.TestingT, store *Store, print []byte) (map[uint64]string, bool) {
	all := map[uint64]string{}
	found, err := store.Load(place, print, numbers, func(s Section) error {
		for _, incarnation := range s.Gone {
			delete(all, incarnation)
		}
		for row := range s.Rows.Rows() {
			all[s.Rows.Columns[0].(*array.Uint64).Value(row)] = s.Rows.Columns[1].(*array.String).Value(row)
		}
		return nil
	})
	require.NoError(t, err)
	return all, found
}

func open(t require.TestingT, fs vfs.FS) *Store {
	store, err := Open(fs, "nodes", nil)
	require.NoError(t, err)
	return store
}

// What a keeper has saved is what a crash leaves, whatever came in which order; the sections stay few.
func TestSavedStateAgainstMap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		fs := vfs.NewCrashableMem()
		store := open(t, fs)
		part := newTexts()
		keeper := store.Keep(Keeping{Place: place, Fingerprint: fingerprint, Part: part, Interval: time.Hour})
		for range rapid.IntRange(1, 5).Draw(t, "steps") {
			for range rapid.IntRange(0, 20).Draw(t, "changes") {
				incarnation := rapid.Uint64Range(0, 9).Draw(t, "incarnation")
				if rapid.IntRange(0, 3).Draw(t, "action") == 0 {
					part.remove(incarnation)
				} else {
					part.set(incarnation, rapid.StringN(0, 4, 8).Draw(t, "text"))
				}
			}
			if rapid.IntRange(0, 9).Draw(t, "fails") == 0 {
				part.broken = errors.New("broken")
				require.Error(t, keeper.Save(context.Background()))
				part.broken = nil
			}
			require.NoError(t, keeper.Save(context.Background()))
			crashed := open(t, fs.CrashClone(vfs.CrashCloneCfg{}))
			got, found := read(t, crashed, fingerprint)
			require.True(t, found)
			require.Equal(t, part.all, got)
			require.NoError(t, crashed.Close())
		}
		require.NoError(t, keeper.Stop(context.Background()))
		require.True(t, part.released)
		require.NoError(t, store.Close())
	})
}

// A place does not grow beyond about twice its complete state.
func TestSectionsAreWrittenAnew(t *testing.T) {
	store := open(t, vfs.NewMem())
	defer store.Close()
	part := newTexts()
	keeper := store.Keep(Keeping{Place: place, Fingerprint: fingerprint, Part: part, Interval: time.Hour})
	for round := range 300 {
		for incarnation := range uint64(100) {
			part.set(incarnation, fmt.Sprint(round))
		}
		require.NoError(t, keeper.Save(t.Context()))
	}
	require.Less(t, keeper.stored, 3*100+slack)
	require.Equal(t, 300, part.settled)
	require.NoError(t, keeper.Stop(t.Context()))
}

// More rows than one section holds, and rows that are long, are divided.
func TestLargeStatesAreDivided(t *testing.T) {
	store := open(t, vfs.NewMem())
	defer store.Close()
	part := newTexts()
	for incarnation := range uint64(3*sectionRows + 7) {
		part.set(incarnation, "x")
	}
	long := string(make([]byte, 6<<20))
	for incarnation := range uint64(3) {
		part.set(incarnation, long)
	}
	keeper := store.Keep(Keeping{Place: place, Fingerprint: fingerprint, Part: part, Interval: time.Hour})
	require.NoError(t, keeper.Save(t.Context()))
	got, found := read(t, store, fingerprint)
	require.True(t, found)
	require.Len(t, got, len(part.all))
	require.Equal(t, long, got[2])
	for incarnation := range uint64(2*sectionGone + 1) {
		part.remove(incarnation)
	}
	require.NoError(t, keeper.Stop(t.Context()))
	got, _ = read(t, store, fingerprint)
	require.Empty(t, got)

	part.set(1, string(make([]byte, 17<<20)))
	keeper = store.Keep(Keeping{Place: place, Fingerprint: fingerprint, Part: part, Interval: time.Hour})
	var large *failure.RecordTooLarge
	require.ErrorAs(t, keeper.Save(t.Context()), &large)
	require.Error(t, keeper.Stop(t.Context()))
}

// State under another fingerprint is not read; a new keeper replaces it.
func TestOtherFingerprint(t *testing.T) {
	store := open(t, vfs.NewMem())
	defer store.Close()
	part := newTexts()
	part.set(1, "a")
	require.NoError(t, store.Keep(Keeping{Place: place, Fingerprint: fingerprint, Part: part, Interval: time.Hour}).Stop(t.Context()))
	_, found := read(t, store, []byte("two"))
	require.False(t, found)
	require.NoError(t, store.Keep(Keeping{Place: place, Fingerprint: []byte("two"), Part: newTexts(), Interval: time.Hour}).Stop(t.Context()))
	got, found := read(t, store, []byte("two"))
	require.True(t, found)
	require.Empty(t, got)
	_, found = read(t, store, fingerprint)
	require.False(t, found)
}

// A change reaches the store within the interval, an urgent one at once.
func TestKeeperSavesByItself(t *testing.T) {
	store := open(t, vfs.NewMem())
	defer store.Close()
	saved := make(chan struct{}, 8)
	part := newTexts()
	part.set(1, "a")
	keeper := store.Keep(Keeping{
		Place: place, Fingerprint: fingerprint, Part: part, Interval: 10 * time.Millisecond,
		Saved: func(_ time.Duration, _ int, err error) {
			require.NoError(t, err)
			select {
			case saved <- struct{}{}:
			default:
			}
		},
	})
	select {
	case <-saved:
	case <-time.After(time.Minute):
		t.Fatal("nothing was saved")
	}
	require.NoError(t, keeper.Stop(t.Context()))
}

// Places and domains are forgotten alone, also when one name begins another.
func TestPurge(t *testing.T) {
	store := open(t, vfs.NewMem())
	defer store.Close()
	part := newTexts()
	part.set(1, "a")
	list := []Place{{"a", "relay", "r"}, {"a", "relay", "rr"}, {"a", "window processor", "r"}, {"aa", "relay", "r"}}
	for _, p := range list {
		require.NoError(t, store.Keep(Keeping{Place: p, Fingerprint: fingerprint, Part: part, Interval: time.Hour}).Stop(t.Context()))
	}
	require.NoError(t, store.Purge(list[0]))
	places, err := store.Places("a")
	require.NoError(t, err)
	require.ElementsMatch(t, list[1:3], places)
	require.NoError(t, store.PurgeDomain("a"))
	places, err = store.Places("a")
	require.NoError(t, err)
	require.Empty(t, places)
	places, err = store.Places("aa")
	require.NoError(t, err)
	require.Equal(t, list[3:], places)
}

// Every damaged byte of a saved state is noticed and named.
func TestDamageIsNoticed(t *testing.T) {
	store := open(t, vfs.NewMem())
	defer store.Close()
	part := newTexts()
	part.set(7, "secret")
	require.NoError(t, store.Keep(Keeping{Place: place, Fingerprint: fingerprint, Part: part, Interval: time.Hour}).Stop(t.Context()))
	good, err := get(store.db, place.section(0))
	require.NoError(t, err)
	load := func() error {
		_, err := store.Load(place, fingerprint, numbers, func(Section) error { return nil })
		return err
	}
	for at := range good {
		bad := append([]byte{}, good...)
		bad[at] ^= 0x20
		require.NoError(t, store.db.Set(place.section(0), bad, pebble.NoSync))
		var damaged *failure.CorruptRecord
		require.ErrorAs(t, load(), &damaged)
		require.NotContains(t, damaged.Error(), "secret")
		require.Contains(t, damaged.Error(), "relay 'rates' in domain 'shop'")
	}
	require.NoError(t, store.db.Delete(place.section(0), pebble.NoSync))
	require.Error(t, load())
	require.NoError(t, store.db.Set(place.section(0), good, pebble.NoSync))
	require.NoError(t, load())
	require.NoError(t, store.db.Set(place.key(spaceHeaders), []byte{1}, pebble.NoSync))
	require.Error(t, load())
}

// A store of another shape is refused.
func TestForeignStore(t *testing.T) {
	fs := vfs.NewMem()
	store := open(t, fs)
	require.NoError(t, store.db.Set([]byte{spaceFormat}, []byte("other"), pebble.Sync))
	require.NoError(t, store.Close())
	var foreign *failure.ForeignStore
	_, err := Open(fs, "nodes", nil)
	require.ErrorAs(t, err, &foreign)
}

// FuzzSection reads sections of any bytes: they are refused, or can be written again.
func FuzzSection(f *testing.F) {
	stream, err := table([]uint64{1, 2}, []string{"a", "b"}).encode()
	require.NoError(f, err)
	for _, s := range []checkpoint.Section{{}, {Gone: []uint64{1, 2}}, {Rows: stream}, {Departed: stream}} {
		data, err := s.Encode()
		require.NoError(f, err)
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		section, err := decodeBody(data, numbers)
		if err != nil {
			return
		}
		_, err = section.encode(place)
		require.NoError(t, err)
		for row := range section.Rows.Rows() {
			_ = section.Rows.Columns[1].ValueStr(row)
		}
	})
}

// Saved offsets are there after a crash; they come and go with their place, beside its other state.
func TestOffsetsAreDurable(t *testing.T) {
	fs := vfs.NewCrashableMem()
	store := open(t, fs)
	offsets := &checkpoint.Offsets{
		Topic: "t", TopicID: []byte{1}, Origin: 2, Epoch: 3, Consumers: 4, Partitions: []checkpoint.PartitionOffset{{Partition: 5, Next: 6}},
	}
	found, err := store.LoadOffsets(place)
	require.NoError(t, err)
	require.Nil(t, found)
	require.NoError(t, store.SaveOffsets(place, &checkpoint.Offsets{Topic: "older"}))
	require.NoError(t, store.SaveOffsets(place, offsets))
	other := Place{Domain: place.Domain, Kind: place.Kind, Name: place.Name + "2"}
	require.NoError(t, store.SaveOffsets(other, offsets))

	crashed := open(t, fs.CrashClone(vfs.CrashCloneCfg{}))
	found, err = crashed.LoadOffsets(place)
	require.NoError(t, err)
	require.Equal(t, offsets, found)
	places, err := crashed.Places(place.Domain)
	require.NoError(t, err)
	require.Equal(t, []Place{place, other}, places)
	require.NoError(t, crashed.Purge(place))
	found, err = crashed.LoadOffsets(place)
	require.NoError(t, err)
	require.Nil(t, found)
	require.NoError(t, crashed.db.Set(other.key(spaceOffsets), []byte("damaged"), nil))
	_, err = crashed.LoadOffsets(other)
	require.ErrorIs(t, err, failure.CodeCorruptRecord)
	require.NoError(t, crashed.PurgeDomain(place.Domain))
	places, err = crashed.Places(place.Domain)
	require.NoError(t, err)
	require.Empty(t, places)
	require.NoError(t, crashed.Close())
	require.NoError(t, store.Close())
}
