package state

import (
	"github.com/cockroachdb/pebble/v2"

	"nervix/generated/checkpoint"
)

// LoadOffsets gives the positions of a source that were saved last; nil when none were. It fails with
// failure.CorruptRecord or failure.StoreRead.
func (s *Store) LoadOffsets(place Place) (*checkpoint.Offsets, error) {
	data, err := get(s.db, place.key(spaceOffsets))
	if data == nil || err != nil {
		return nil, err
	}
	offsets, err := checkpoint.DecodeOffsets(data)
	if err != nil {
		return nil, corrupt(place, "offsets", err)
	}
	return offsets, nil
}

// SaveOffsets makes the positions of a source durable before it returns. It fails with
// failure.StoreWrite.
func (s *Store) SaveOffsets(place Place, offsets *checkpoint.Offsets) error {
	data, err := offsets.Encode()
	if err == nil {
		err = s.db.Set(place.key(spaceOffsets), data, pebble.Sync)
	}
	return written("the offsets of "+place.Kind+" '"+place.Name+"'", err)
}
