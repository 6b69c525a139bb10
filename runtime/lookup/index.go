package lookup

import (
	"bytes"
	"math"

	"github.com/zeebo/xxh3"
)

// index finds the number of an entry by its key. Keys lie in one buffer behind an open-addressing
// table, so that nothing is allocated for a key.
type index struct {
	slots []slot // a power of two, at most three quarters taken
	ends  []uint32
	text  []byte
}

// slot is one place of the table; entry is counted from 1, and 0 is free.
type slot struct{ tag, entry uint32 }

const smallestIndex = 16

// maximumKeys bounds the text of all keys: ends have 32 bits.
const maximumKeys = math.MaxUint32

func (x *index) key(entry int) []byte {
	start := uint32(0)
	if entry > 0 {
		start = x.ends[entry-1]
	}
	return x.text[start:x.ends[entry]]
}

// find gives the entry of a key, or the free place where it belongs. Some place is always free.
func (x *index) find(key []byte) (entry int, place uint64, found bool) {
	hash := xxh3.Hash(key)
	mask := uint64(len(x.slots) - 1)
	for place = hash & mask; ; place = (place + 1) & mask {
		switch at := x.slots[place]; {
		case at.entry == 0:
			return 0, place, false
		case at.tag == uint32(hash>>32) && bytes.Equal(x.key(int(at.entry-1)), key):
			return int(at.entry - 1), place, true
		}
	}
}

// add gives the entry of a key, which becomes the next one if it is new; false tells that the keys
// have no room.
func (x *index) add(key []byte) (entry int, known, ok bool) {
	if (len(x.ends)+1)*4 > len(x.slots)*3 {
		x.grow()
	}
	entry, place, known := x.find(key)
	if known {
		return entry, true, true
	}
	if len(x.text)+len(key) > maximumKeys || len(x.ends) >= math.MaxInt32 {
		return 0, false, false
	}
	x.text = append(x.text, key...)
	x.ends = append(x.ends, uint32(len(x.text)))
	x.slots[place] = slot{uint32(xxh3.Hash(key) >> 32), uint32(len(x.ends))}
	return len(x.ends) - 1, false, true
}

// grow doubles the places.
func (x *index) grow() {
	x.slots = make([]slot, max(smallestIndex, 2*len(x.slots)))
	mask := uint64(len(x.slots) - 1)
	for entry := range x.ends {
		hash := xxh3.Hash(x.key(entry))
		place := hash & mask
		for x.slots[place].entry != 0 {
			place = (place + 1) & mask
		}
		x.slots[place] = slot{uint32(hash >> 32), uint32(entry + 1)}
	}
}
