package state

import (
	"errors"
	"fmt"

	"github.com/cockroachdb/pebble/v2"
	"github.com/cockroachdb/pebble/v2/vfs"

	"nervix/generated/checkpoint"
	"nervix/generated/failure"
)

// Sizes of the database.
const (
	memTableBytes = 16 << 20
	cacheBytes    = 1 << 20
	openFiles     = 64
)

// Format tells the shape of the store: the layout of its keys and that of its records.
const Format = "1:" + checkpoint.Fingerprint

// Store is the durable node state of one cluster node. It is safe for concurrent use.
type Store struct{ db *pebble.DB }

// Open opens or creates the store in a directory of a file system; nil is the operating system's.
// The block cache may be shared; nil is a small one of its own. It fails with
// failure.StoreUnavailable, failure.StoreRead or failure.ForeignStore.
func Open(fs vfs.FS, dir string, cache *pebble.Cache) (*Store, error) {
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
	s := &Store{db: db}
	format, err := get(db, []byte{spaceFormat})
	switch {
	case err != nil:
	case format == nil:
		err = written("the format of the store", db.Set([]byte{spaceFormat}, []byte(Format), pebble.Sync))
	case string(format) != Format:
		err = &failure.ForeignStore{Path: dir, Found: string(format), Expected: Format}
	}
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return s, nil
}

// Close ends the store; its keepers have been stopped.
func (s *Store) Close() error { return s.db.Close() }

// quiet drops the messages of the database: what fails comes back as an error.
type quiet struct{}

func (quiet) Infof(string, ...any)  {}
func (quiet) Errorf(string, ...any) {}
func (quiet) Fatalf(string, ...any) {}

func written(what string, err error) error {
	if err == nil {
		return nil
	}
	return new(failure.StoreWrite{Operation: what}).WithCause(err)
}

// get reads a value of one view of the store; nil when there is none.
func get(from pebble.Reader, key []byte) ([]byte, error) {
	value, closer, err := from.Get(key)
	switch {
	case errors.Is(err, pebble.ErrNotFound):
		return nil, nil
	case err != nil:
		return nil, new(failure.StoreRead{Subject: "saved state"}).WithCause(err)
	}
	defer closer.Close()
	return append([]byte{}, value...), nil
}

// Load applies the sections of a place in order and tells whether it holds state of that
// fingerprint. With an error, failure.CorruptRecord or failure.StoreRead or one of apply, the
// applied ones must be thrown away: state is restored in full or not at all. All of it comes from one
// view of the store.
func (s *Store) Load(place Place, fingerprint []byte, shape Shape, apply func(Section) error) (bool, error) {
	view := s.db.NewSnapshot()
	defer view.Close()
	header, err := headerOf(view, place)
	if err != nil || header == nil || string(header.Fingerprint) != string(fingerprint) {
		return false, err
	}
	for number := range header.Sections {
		data, err := get(view, place.section(number))
		if err != nil {
			return false, err
		}
		section, err := decodeSection(data, shape)
		if err == nil {
			err = apply(section)
		}
		if err != nil {
			return false, corrupt(place, fmt.Sprintf("section %d", number), err)
		}
	}
	return true, nil
}

func corrupt(place Place, part string, cause error) error {
	return new(failure.CorruptRecord{Record: place.String(), Reason: part}).WithCause(cause)
}

func headerOf(view pebble.Reader, place Place) (*checkpoint.Header, error) {
	data, err := get(view, place.key(spaceHeaders))
	if data == nil || err != nil {
		return nil, err
	}
	header, err := checkpoint.DecodeHeader(data)
	if err != nil {
		return nil, corrupt(place, "header", err)
	}
	return header, nil
}

// write adds sections behind the first ones of a place, in one piece and synced. With none before
// them they replace whatever was there.
func (s *Store) write(place Place, fingerprint []byte, before uint64, sections [][]byte) error {
	header := checkpoint.Header{Fingerprint: fingerprint, Sections: before + uint64(len(sections))}
	encoded, err := header.Encode()
	if err != nil {
		return written(place.String(), err)
	}
	batch := s.db.NewBatch()
	defer batch.Close()
	if before == 0 {
		prefix := place.key(spaceSections)
		err = batch.DeleteRange(prefix, after(prefix), nil)
	}
	for i := 0; i < len(sections) && err == nil; i++ {
		err = batch.Set(place.section(before+uint64(i)), sections[i], nil)
	}
	if err == nil {
		err = batch.Set(place.key(spaceHeaders), encoded, nil)
	}
	if err == nil {
		err = batch.Commit(pebble.Sync)
	}
	return written(place.String(), err)
}

// Purge forgets the state of a place.
func (s *Store) Purge(place Place) error { return s.purge(place.key) }

// purge forgets a place, or all of a domain: what begins with the key in each space.
func (s *Store) purge(key func(space byte) []byte) error {
	batch := s.db.NewBatch()
	defer batch.Close()
	var err error
	for _, space := range []byte{spaceHeaders, spaceSections, spaceOffsets} {
		prefix := key(space)
		err = errors.Join(err, batch.DeleteRange(prefix, after(prefix), nil))
	}
	if err == nil {
		err = batch.Commit(pebble.Sync)
	}
	return written("forgetting saved state", err)
}

// PurgeDomain forgets everything of a domain.
func (s *Store) PurgeDomain(domain string) error {
	return s.purge(func(space byte) []byte { return domainKey(space, domain) })
}

// Places lists the places of a domain that hold state.
func (s *Store) Places(domain string) ([]Place, error) {
	stateful, err := s.placesIn(spaceHeaders, domain)
	if err != nil {
		return nil, err
	}
	positioned, err := s.placesIn(spaceOffsets, domain)
	return append(stateful, positioned...), err
}

func (s *Store) placesIn(space byte, domain string) ([]Place, error) {
	prefix := domainKey(space, domain)
	iterator, err := s.db.NewIter(&pebble.IterOptions{LowerBound: prefix, UpperBound: after(prefix)})
	if err != nil {
		return nil, new(failure.StoreRead{Subject: "saved state"}).WithCause(err)
	}
	var places []Place
	for iterator.First(); iterator.Valid(); iterator.Next() {
		place, err := placeOf(iterator.Key())
		if err != nil {
			return nil, errors.Join(err, iterator.Close())
		}
		places = append(places, place)
	}
	if err := errors.Join(iterator.Error(), iterator.Close()); err != nil {
		return nil, new(failure.StoreRead{Subject: "saved state"}).WithCause(err)
	}
	return places, nil
}
