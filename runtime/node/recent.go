package node

import (
	"bytes"
	"cmp"
	"slices"
	"sync"
	"unsafe"

	"github.com/zeebo/xxh3"

	"nervix/runtime/ack"
	"nervix/runtime/branch"
)

// recentKeys remembers keys with the time at which they were first seen, oldest first. Because a
// repetition never refreshes a key, expiry order is insertion order: the keys form a queue with an
// open-addressing index over it. The queue lies in blocks, so that it grows without being copied and
// shrinks from its old end; nothing is allocated per key.
type recentKeys struct {
	// lock is held by users: failed rows take their key back from other goroutines. It goes with the
	// keys to the next task, because rows of the previous one may still fail then.
	lock sync.Mutex
	// oldest and next bound the numbers of the entries that have not expired.
	oldest, next uint64
	entries      blocks[recentEntry]
	text         blocks[byte]
	textAt       uint64   // where the next key's bytes go
	index        []uint64 // open-addressing table of slots; see slotOf
	live         int
	// reserved are the batches of rows on their way that sources await, in the order of their entries.
	reserved []*reservation
	saved    savedRecent
	urgent   chan struct{} // delivers while shares wait to be saved; it has a buffer of one and never changes
}

// reservation are consecutive entries for the ascending rows of a batch.
type reservation struct {
	first uint64
	rows  []int32
	acks  ack.Set // of the batch
	open  int     // rows that have not settled
	// followers are the shares of repetitions that wait for a row, by its place in rows.
	followers map[int][]ack.Share
}

type recentEntry struct {
	hash    uint64
	seen    int64
	offset  uint64 // of its bytes in text
	length  uint32
	removed bool
	open    bool // its row is on its way, and awaited by a source
}

const (
	smallestIndex = 64
	entryBits     = 12 // entries of a block
	textBits      = 17 // bytes of a block
	// A slot holds the number of an entry + 1, and above it a part of the hash that spares most looks
	// at entries of other keys. No process gets to 2^48 entries.
	slotBits = 48
	slotMask = 1<<slotBits - 1
)

func newRecentKeys() *recentKeys {
	return &recentKeys{
		index: make([]uint64, smallestIndex), entries: blocks[recentEntry]{bits: entryBits}, text: blocks[byte]{bits: textBits},
		urgent: make(chan struct{}, 1),
	}
}

// size is the memory of the history in bytes.
func (k *recentKeys) size() int64 {
	k.lock.Lock()
	defer k.lock.Unlock()
	return int64(k.entries.room)*int64(unsafe.Sizeof(recentEntry{})) + int64(k.text.room) + 8*int64(len(k.index))
}

// prefix starts a key with its branch.
func (k *recentKeys) prefix(buffer []byte, key *branch.Key) []byte {
	if key == nil {
		return append(buffer, 0)
	}
	return append(append(buffer, 1), key.Digest[:]...)
}

// insert remembers a key unless it is known, and gives the number of its entry.
func (k *recentKeys) insert(key []byte, now int64) (uint64, bool) {
	if (k.live+1)*4 > len(k.index)*3 {
		k.rehash(len(k.index) * 2)
	}
	hash := xxh3.Hash(key)
	mask, mark := uint64(len(k.index)-1), hash&^slotMask
	at := hash & mask
	for ; k.index[at] != 0; at = (at + 1) & mask {
		if k.index[at]&^slotMask != mark {
			continue
		}
		known := k.index[at]&slotMask - 1
		entry := k.entry(known)
		if entry.hash == hash && !entry.removed && bytes.Equal(k.key(entry), key) {
			return known, false
		}
	}
	number := k.next
	k.next++
	*k.entries.extend(number) = recentEntry{hash: hash, seen: now, offset: k.write(key), length: uint32(len(key))}
	k.index[at] = slotOf(hash, number)
	k.live++
	return number, true
}

func slotOf(hash, number uint64) uint64 { return hash&^slotMask | number + 1 }

func (k *recentKeys) entry(number uint64) *recentEntry { return k.entries.at(number) }

// write appends the bytes of a key, which lie in one block, and gives their place.
func (k *recentKeys) write(key []byte) uint64 {
	if room := k.text.left(k.textAt); room < len(key) {
		k.textAt = k.text.open(k.textAt, len(key))
	}
	start := k.textAt
	copy(k.text.from(start), key)
	k.textAt = k.text.after(start, len(key))
	return start
}

func (k *recentKeys) key(entry *recentEntry) []byte {
	return k.text.from(entry.offset)[:entry.length]
}

// remove forgets one entry; numbers that have expired are ignored.
func (k *recentKeys) remove(number uint64) {
	if k.lives(number) {
		// The slot stays occupied until the entry expires, so that probing passes over it.
		k.entry(number).removed = true
	}
}

// reserve marks the latest entries as those of rows on their way.
func (k *recentKeys) reserve(rows []int32, acks ack.Set) *reservation {
	r := &reservation{first: k.next - uint64(len(rows)), rows: rows, acks: acks, open: len(rows)}
	for number := r.first; number < k.next; number++ {
		k.entry(number).open = true
	}
	k.reserved = append(k.reserved, r)
	return r
}

// find gives the reservation of an entry and the place of its row there; nil when its row is not on its way,
// nobody awaits it, or it is reserved only by the batch in process.
func (k *recentKeys) find(number uint64) (r *reservation, at int) {
	if !k.lives(number) || !k.entry(number).open {
		return nil, 0
	}
	index, exact := slices.BinarySearchFunc(k.reserved, number, func(r *reservation, number uint64) int { return cmp.Compare(r.first, number) })
	if !exact {
		index--
	}
	if index < 0 || number-k.reserved[index].first >= uint64(len(k.reserved[index].rows)) {
		return nil, 0
	}
	r = k.reserved[index]
	return r, int(number - r.first)
}

// abandoned tells whether an entry belongs to a row on its way that nobody waits for any more: its
// record and all repetitions have failed elsewhere, and come again.
func (k *recentKeys) abandoned(number uint64) bool {
	r, at := k.find(number)
	if r == nil || !r.acks.Row(int(r.rows[at])).Abandoned() {
		return false
	}
	return !slices.ContainsFunc(r.followers[at], func(follower ack.Share) bool { return !follower.Abandoned() })
}

// follow lets the share of a repetition wait for the row of an entry, and tells whether it does. A row
// that has arrived is not waited for, nor is one whose own record the share belongs to: that waits anyway.
func (k *recentKeys) follow(number uint64, share ack.Share) bool {
	r, at := k.find(number)
	if r == nil || share.Within(r.acks.Row(int(r.rows[at]))) {
		return false
	}
	if r.followers == nil {
		r.followers = map[int][]ack.Share{}
	}
	r.followers[at] = append(r.followers[at], share)
	return true
}

// release forgets a reservation once all of its rows have settled.
func (k *recentKeys) release(r *reservation) {
	if r.open--; r.open == 0 {
		k.reserved = slices.DeleteFunc(k.reserved, func(other *reservation) bool { return other == r })
	}
}

// lives tells whether an entry has not expired.
func (k *recentKeys) lives(number uint64) bool {
	return number >= k.oldest && number < k.next
}

// expire forgets the keys that were seen at the horizon or earlier.
func (k *recentKeys) expire(horizon int64) {
	before := k.oldest
	for k.oldest < k.next && k.entry(k.oldest).seen <= horizon {
		k.free(k.oldest)
		k.oldest++
	}
	if k.oldest == before {
		return
	}
	k.live -= int(k.oldest - before)
	text := k.textAt
	if k.oldest < k.next {
		text = k.entry(k.oldest).offset
	}
	k.entries.release(k.oldest)
	k.text.release(text)
}

// rewind dates the keys that were seen after a time at that time.
func (k *recentKeys) rewind(now int64) {
	k.lock.Lock()
	defer k.lock.Unlock()
	for number := k.next; number > k.oldest && k.entry(number-1).seen > now; number-- {
		k.entry(number - 1).seen = now
	}
}

// free empties the slot of an entry by shifting later entries of its probe run back.
func (k *recentKeys) free(number uint64) {
	mask := uint64(len(k.index) - 1)
	at := k.entry(number).hash & mask
	for k.index[at]&slotMask != number+1 {
		at = (at + 1) & mask
	}
	for next := (at + 1) & mask; k.index[next] != 0; next = (next + 1) & mask {
		home := k.entry(k.index[next]&slotMask-1).hash & mask
		if (next-home)&mask >= (next-at)&mask {
			k.index[at] = k.index[next]
			at = next
		}
	}
	k.index[at] = 0
}

func (k *recentKeys) rehash(size int) {
	k.index = make([]uint64, size)
	mask := uint64(size - 1)
	for number := k.oldest; number < k.next; number++ {
		hash := k.entry(number).hash
		at := hash & mask
		for k.index[at] != 0 {
			at = (at + 1) & mask
		}
		k.index[at] = slotOf(hash, number)
	}
}
