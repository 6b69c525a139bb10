package flush

import (
	"time"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/revision"
	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/clock"
	"nervix/runtime/columnar"
)

// Buffer is the pending output of one route. It is owned by one goroutine.
type Buffer struct {
	// Width is the number of leading columns whose bytes count; 0 counts all. It is set before the
	// first rows.
	Width int

	policy  revision.Flush
	chunks  []*batch.Batch
	taken   []*batch.Batch // the list that was taken last, used again
	rows    int
	bytes   int64
	pending map[*branch.Key]*pending
	spare   []*pending // forgotten ones, used again
	// order lists the pending branches by deadline, which is the order of their first rows.
	order []*pending
	full  bool // some branch has reached the byte bound
	sizes []int64
	// uncounted tells that the branches of the chunks are not told apart: they all count as come at
	// the time since, and none can have reached the byte bound.
	uncounted bool
	since     int64
}

// Brief is the longest interval whose timer belongs to the whole buffer instead of one branch: rows
// that arrive while it runs leave when it ends. A branch never waits longer for that, and what comes
// at once leaves at once instead of being divided by deadlines that no clock tells apart.
const Brief = int64(100 * time.Microsecond)

// pending is what one concrete branch has in the buffer.
type pending struct {
	key      *branch.Key
	deadline int64
	bytes    int64
	due      bool
	gone     bool // its rows are being dropped
}

// New makes an empty buffer.
func New(policy revision.Flush) *Buffer {
	return &Buffer{policy: policy, pending: map[*branch.Key]*pending{}}
}

// Policy gives the current policy.
func (b *Buffer) Policy() revision.Flush { return b.policy }

// SetPolicy changes the policy; pending rows are judged by it from now on.
func (b *Buffer) SetPolicy(policy revision.Flush) {
	b.countWaiting()
	change := policy.Interval - b.policy.Interval
	b.policy = policy
	for _, p := range b.order {
		p.deadline = clock.Add(p.deadline, change)
		b.full = b.full || b.over(p)
	}
}

// Rows is the number of pending rows.
func (b *Buffer) Rows() int { return b.rows }

// Bytes is the logical size of the pending rows.
func (b *Buffer) Bytes() int64 { return b.bytes }

// Add appends rows at the time now. Empty batches are ignored.
func (b *Buffer) Add(chunk *batch.Batch, now int64) {
	if chunk.Rows == 0 {
		return
	}
	size := columnar.Bytes(b.counted(chunk))
	switch {
	case !b.mayWait(chunk, size):
		b.countWaiting()
		b.countBranches(chunk, size, now)
	case !b.uncounted:
		b.uncounted, b.since = true, now
	}
	b.chunks = append(b.chunks, chunk)
	b.rows += chunk.Rows
	b.bytes += size
}

// mayWait tells whether the branches of a chunk need not be told apart yet.
func (b *Buffer) mayWait(chunk *batch.Batch, size int64) bool {
	if b.brief() {
		return b.uncounted || len(b.chunks) == 0
	}
	return len(b.chunks) == 0 && !b.mayFill(chunk, size)
}

// brief tells whether the policy has one timer for all branches.
func (b *Buffer) brief() bool { return b.policy.MaxBytes == 0 && b.policy.Interval <= Brief }

// counted gives the columns whose bytes count.
func (b *Buffer) counted(chunk *batch.Batch) []arrow.Array {
	if b.Width > 0 {
		return chunk.Columns[:b.Width]
	}
	return chunk.Columns
}

// mayFill tells whether a branch of a chunk could reach the byte bound: together they have the
// bytes of the chunk and per row what the rounding of bits adds.
func (b *Buffer) mayFill(chunk *batch.Batch, size int64) bool {
	return b.policy.MaxBytes > 0 && uint64(size)+uint64(chunk.Rows*(1+len(chunk.Columns))) >= b.policy.MaxBytes
}

// countWaiting counts the branches of the chunks once somebody has to tell them apart.
func (b *Buffer) countWaiting() {
	if !b.uncounted {
		return
	}
	b.uncounted = false
	for _, chunk := range b.chunks {
		b.countBranches(chunk, columnar.Bytes(b.counted(chunk)), b.since)
	}
}

func (b *Buffer) countBranches(chunk *batch.Batch, size, now int64) {
	if chunk.Keys.Single() {
		b.count(chunk.Keys.Key(0), size, now)
		return
	}
	if b.policy.MaxBytes == 0 {
		for _, key := range chunk.Keys.Table {
			b.count(key, 0, now)
		}
		return
	}
	b.sizes = append(b.sizes[:0], make([]int64, len(chunk.Keys.Table))...)
	columnar.GroupBytes(b.counted(chunk), chunk.Keys.Row, b.sizes)
	for i, key := range chunk.Keys.Table {
		b.count(key, b.sizes[i], now)
	}
}

func (b *Buffer) count(key *branch.Key, size, now int64) {
	p := b.pending[key]
	if p == nil {
		p = b.take()
		*p = pending{key: key, deadline: clock.Add(now, b.policy.Interval)}
		b.pending[key] = p
		b.order = append(b.order, p)
	}
	p.bytes += size
	b.full = b.full || b.over(p)
}

// mostSpare bounds the forgotten branches that are kept for their memory.
const mostSpare = 4096

func (b *Buffer) take() *pending {
	last := len(b.spare) - 1
	if last < 0 {
		return new(pending)
	}
	p := b.spare[last]
	b.spare = b.spare[:last]
	return p
}

func (b *Buffer) forget(p *pending) {
	if len(b.spare) < mostSpare {
		p.key = nil
		b.spare = append(b.spare, p)
	}
}

func (b *Buffer) over(p *pending) bool {
	return b.policy.MaxBytes > 0 && uint64(p.bytes) >= b.policy.MaxBytes
}

// Deadline gives the time at which the next rows are due; false when nothing is pending. A full
// branch is due at once.
func (b *Buffer) Deadline() (int64, bool) {
	if b.uncounted {
		return clock.Add(b.since, b.policy.Interval), true
	}
	if len(b.order) == 0 {
		return 0, false
	}
	if b.full {
		return 0, true
	}
	return b.order[0].deadline, true
}

// Due removes the rows of every branch that is due at the time now, as one batch; nil when there
// are none.
func (b *Buffer) Due(now int64) (*batch.Batch, error) { return join(b.TakeDue(now)) }

// Flush removes everything as one batch; nil when the buffer is empty.
func (b *Buffer) Flush() (*batch.Batch, error) { return join(b.TakeAll()) }

func join(chunks []*batch.Batch) (*batch.Batch, error) {
	if len(chunks) == 0 {
		return nil, nil
	}
	defer clear(chunks)
	return batch.Concat(chunks)
}

// TakeDue removes the rows of every branch that is due at the time now, in the batches that they were
// added in. The list belongs to the caller until the next one is taken; who is done with it clears it, so
// that it keeps no rows in memory.
func (b *Buffer) TakeDue(now int64) []*batch.Batch {
	if b.uncounted {
		if clock.Add(b.since, b.policy.Interval) > now {
			return nil
		}
		return b.TakeAll()
	}
	due := 0
	for _, p := range b.order {
		p.due = p.deadline <= now || b.over(p)
		if p.due {
			due++
		} else if !b.full {
			break
		}
	}
	switch due {
	case 0:
		return nil
	case len(b.order):
		return b.TakeAll()
	}
	return b.remove(func(key *branch.Key) bool { return b.pending[key].due })
}

// TakeAll removes everything, in the batches that it was added in; see TakeDue.
func (b *Buffer) TakeAll() []*batch.Batch {
	b.taken, b.chunks = b.chunks, b.taken[:0]
	if cap(b.chunks) > mostSpare {
		b.chunks = nil
	}
	b.rows, b.bytes, b.uncounted = 0, 0, false
	b.forgetAll()
	return b.taken
}

// forgetAll forgets every pending branch. What served many of them at a time is not kept: it would be
// cleared in full by each flush of a few.
func (b *Buffer) forgetAll() {
	for _, p := range b.order {
		b.forget(p)
	}
	b.full = false
	if len(b.order) > mostSpare {
		b.order, b.pending = nil, map[*branch.Key]*pending{}
		return
	}
	clear(b.order)
	b.order = b.order[:0]
	clear(b.pending)
}

// Drop removes the rows of evicted branches and gives them to the caller, who settles their shares. However
// many branches end together, every row is looked at once.
func (b *Buffer) Drop(keys []*branch.Key) []*batch.Batch {
	b.countWaiting()
	found := false
	for _, key := range keys {
		if p := b.pending[key]; p != nil {
			p.gone, found = true, true
		}
	}
	if !found {
		return nil
	}
	return b.remove(func(key *branch.Key) bool { return b.pending[key].gone })
}

// remove takes the rows of the chosen branches out of every chunk, in order.
func (b *Buffer) remove(chosen func(*branch.Key) bool) []*batch.Batch {
	var removed, kept []*batch.Batch
	for _, chunk := range b.chunks {
		out, stay := chunk.Divide(chosen)
		switch {
		case len(stay) == 0:
			removed = append(removed, chunk)
		case len(out) == 0:
			kept = append(kept, chunk)
		default:
			parts := chunk.Split(out, stay)
			removed, kept = append(removed, parts[0]), append(kept, parts[1])
		}
	}
	b.chunks = kept
	b.rows, b.bytes = 0, 0
	for _, chunk := range kept {
		b.rows += chunk.Rows
		b.bytes += columnar.Bytes(b.counted(chunk))
	}
	order := b.order[:0]
	b.full = false
	for _, p := range b.order {
		if chosen(p.key) {
			delete(b.pending, p.key)
			b.forget(p)
			continue
		}
		order = append(order, p)
		b.full = b.full || b.over(p)
	}
	clear(b.order[len(order):])
	b.order = order
	return removed
}
