package node

import (
	"bytes"
	"sync"
	"unsafe"

	"github.com/zeebo/xxh3"

	"nervix/runtime/branch"
)

// recentKeys remembers keys with the time at which they were first seen, oldest first. Because a
// repetition never refreshes a key, expiry order is insertion order: the keys form a queue whose
// bytes lie in one buffer, with an open-addressing index over it. Nothing is allocated per key.
type recentKeys struct {
	// lock is held by users: failed rows take their key back from other goroutines. It goes with the
	// keys to the next task, because rows of the previous one may still fail then.
	lock    sync.Mutex
	entries []recentEntry // queue; entries[0] has the number first
	dead    int           // entries[:dead] have expired; their room is used again later
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

// size is the memory of the history in bytes.
func (k *recentKeys) size() int64 {
	k.lock.Lock()
	defer k.lock.Unlock()
	return int64(cap(k.entries))*int64(unsafe.Sizeof(recentEntry{})) + int64(cap(k.text)) + 8*int64(len(k.index))
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
	if number >= k.first+uint64(k.dead) && number < k.first+uint64(len(k.entries)) {
		// The slot stays occupied until the entry expires, so that probing passes over it.
		k.entry(number).removed = true
	}
}

// expire forgets the keys that were seen at the horizon or earlier.
func (k *recentKeys) expire(horizon int64) {
	before := k.dead
	for k.dead < len(k.entries) && k.entries[k.dead].seen <= horizon {
		k.free(k.first+uint64(k.dead), k.entries[k.dead].hash)
		k.dead++
	}
	k.live -= k.dead - before
	if k.dead > len(k.entries)/2 {
		k.compact()
	}
}

// compact moves the living entries to the front. It runs when they are the smaller part, so that
// an entry is moved about once and a queue of constant length never allocates.
func (k *recentKeys) compact() {
	end := k.textAt + uint64(len(k.text))
	if k.dead < len(k.entries) {
		end = k.entries[k.dead].offset
	}
	k.text = k.text[:copy(k.text, k.text[end-k.textAt:])]
	k.entries = k.entries[:copy(k.entries, k.entries[k.dead:])]
	k.first, k.textAt, k.dead = k.first+uint64(k.dead), end, 0
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
	for i := k.dead; i < len(k.entries); i++ {
		slot := k.entries[i].hash & mask
		for k.index[slot] != 0 {
			slot = (slot + 1) & mask
		}
		k.index[slot] = k.first + uint64(i) + 1
	}
}
