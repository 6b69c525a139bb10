package node

import (
	"bytes"
	"encoding/binary"
	"math"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/zeebo/xxh3"

	"nervix/runtime/branch"
)

// recentKeys remembers keys with the time at which they were first seen, oldest first. Because a
// repetition never refreshes a key, expiry order is insertion order: the keys form a queue whose
// bytes lie in one buffer, with an open-addressing index over it. Nothing is allocated per key.
type recentKeys struct {
	entries []recentEntry // queue; entries[0] has the number first
	first   uint64        // number of entries[0]
	text    []byte        // bytes of the keys, in order
	textAt  uint64        // offset of text[0] since the start
	index   []uint64      // entry number + 1 per slot; 0 is free
	live    int
}

type recentEntry struct {
	hash    uint64
	seen    int64
	offset  uint64
	length  uint32
	removed bool
}

const smallestIndex = 64

func newRecentKeys() *recentKeys {
	return &recentKeys{index: make([]uint64, smallestIndex)}
}

// prefix starts a key with its branch.
func (k *recentKeys) prefix(buffer []byte, key *branch.Key) []byte {
	if key == nil {
		return append(buffer, 0)
	}
	return append(append(buffer, 1), key.Digest[:]...)
}

// insert remembers a key unless it is known, and gives the number of the new entry.
func (k *recentKeys) insert(key []byte, now int64) (uint64, bool) {
	if (k.live+1)*2 > len(k.index) {
		k.rehash(len(k.index) * 2)
	}
	hash := xxh3.Hash(key)
	mask := uint64(len(k.index) - 1)
	slot := hash & mask
	for ; k.index[slot] != 0; slot = (slot + 1) & mask {
		entry := k.entry(k.index[slot] - 1)
		if entry.hash == hash && !entry.removed && bytes.Equal(k.key(entry), key) {
			return 0, false
		}
	}
	number := k.first + uint64(len(k.entries))
	k.entries = append(k.entries, recentEntry{hash: hash, seen: now, offset: k.textAt + uint64(len(k.text)), length: uint32(len(key))})
	k.text = append(k.text, key...)
	k.index[slot] = number + 1
	k.live++
	return number, true
}

func (k *recentKeys) entry(number uint64) *recentEntry { return &k.entries[number-k.first] }

func (k *recentKeys) key(entry *recentEntry) []byte {
	start := entry.offset - k.textAt
	return k.text[start : start+uint64(entry.length)]
}

// remove forgets one entry; numbers that have expired are ignored.
func (k *recentKeys) remove(number uint64) {
	if number >= k.first && number < k.first+uint64(len(k.entries)) {
		// The slot stays occupied until the entry expires, so that probing passes over it.
		k.entry(number).removed = true
	}
}

// expire forgets the keys that were seen at the horizon or earlier.
func (k *recentKeys) expire(horizon int64) {
	expired := 0
	for expired < len(k.entries) && k.entries[expired].seen <= horizon {
		k.free(k.first+uint64(expired), k.entries[expired].hash)
		expired++
	}
	if expired == 0 {
		return
	}
	k.first += uint64(expired)
	k.live -= expired
	if expired == len(k.entries) {
		k.textAt += uint64(len(k.text))
		k.entries, k.text = k.entries[:0], k.text[:0]
		return
	}
	k.entries = k.entries[expired:]
	cut := k.entries[0].offset - k.textAt
	k.text, k.textAt = k.text[cut:], k.entries[0].offset
}

// free empties the slot of an entry by shifting later entries of its probe run back.
func (k *recentKeys) free(number, hash uint64) {
	mask := uint64(len(k.index) - 1)
	slot := hash & mask
	for k.index[slot] != number+1 {
		slot = (slot + 1) & mask
	}
	for next := (slot + 1) & mask; k.index[next] != 0; next = (next + 1) & mask {
		home := k.entry(k.index[next]-1).hash & mask
		if (next-home)&mask >= (next-slot)&mask {
			k.index[slot] = k.index[next]
			slot = next
		}
	}
	k.index[slot] = 0
}

func (k *recentKeys) rehash(size int) {
	k.index = make([]uint64, size)
	mask := uint64(size - 1)
	for i := range k.entries {
		slot := k.entries[i].hash & mask
		for k.index[slot] != 0 {
			slot = (slot + 1) & mask
		}
		k.index[slot] = k.first + uint64(i) + 1
	}
}

// keyEncoder writes the values of a row so that equal encodings mean equal typed values; null is
// a value that equals null.
type keyEncoder struct {
	columns []arrow.Array
	bits    []func(row int) uint64
}

func newKeyEncoder(columns []arrow.Array) keyEncoder {
	encoder := keyEncoder{columns: columns, bits: make([]func(int) uint64, len(columns))}
	for i, column := range columns {
		encoder.bits[i] = bitsOf(column)
	}
	return encoder
}

func (e *keyEncoder) append(buffer []byte, row int) []byte {
	for i, column := range e.columns {
		if column.IsNull(row) {
			buffer = append(buffer, 0)
			continue
		}
		buffer = append(buffer, 1)
		if text, isText := column.(*array.String); isText {
			value := text.Value(row)
			buffer = binary.AppendUvarint(buffer, uint64(len(value)))
			buffer = append(buffer, value...)
			continue
		}
		buffer = binary.LittleEndian.AppendUint64(buffer, e.bits[i](row))
	}
	return buffer
}

// bitsOf reads a fixed-width column as bits that are equal exactly for equal values: both float
// zeros and all NaNs become one pattern each.
func bitsOf(column arrow.Array) func(row int) uint64 {
	switch c := column.(type) {
	case *array.Uint8:
		return func(row int) uint64 { return uint64(c.Value(row)) }
	case *array.Uint16:
		return func(row int) uint64 { return uint64(c.Value(row)) }
	case *array.Uint32:
		return func(row int) uint64 { return uint64(c.Value(row)) }
	case *array.Uint64:
		return c.Value
	case *array.Int8:
		return func(row int) uint64 { return uint64(c.Value(row)) }
	case *array.Int16:
		return func(row int) uint64 { return uint64(c.Value(row)) }
	case *array.Int32:
		return func(row int) uint64 { return uint64(c.Value(row)) }
	case *array.Int64:
		return func(row int) uint64 { return uint64(c.Value(row)) }
	case *array.Timestamp:
		return func(row int) uint64 { return uint64(c.Value(row)) }
	case *array.Float32:
		return func(row int) uint64 { return floatBits(float64(c.Value(row))) }
	case *array.Float64:
		return func(row int) uint64 { return floatBits(c.Value(row)) }
	case *array.Boolean:
		return func(row int) uint64 {
			if c.Value(row) {
				return 1
			}
			return 0
		}
	}
	return func(int) uint64 { return 0 }
}

func floatBits(v float64) uint64 {
	switch {
	case v == 0:
		return 0
	case math.IsNaN(v):
		return math.Float64bits(math.NaN())
	}
	return math.Float64bits(v)
}
