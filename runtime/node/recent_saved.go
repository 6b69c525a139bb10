package node

import (
	"cmp"
	"context"
	"math"
	"slices"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"

	"nervix/generated/failure"
	"nervix/runtime/ack"
	"nervix/runtime/state"
)

// savedRecent is what recent keys know of their saved form: the keys of rows that nobody may deliver
// again, with the times at which they were first seen (runtime semantics, section 8.2).
type savedRecent struct {
	kept bool   // somebody saves the keys
	next uint64 // entries from this number on are not saved yet
	// confirmed are entries below next whose rows have succeeded since, and the shares that wait until
	// they are saved.
	confirmed []uint64
	waiting   []ack.Share
}

// settle ends the way of a reserved key's row. It tells whether the row's share was taken over, to wait until
// the key is saved; those of its repetitions go the same way, or are given to the caller.
func (k *recentKeys) settle(r *reservation, row int32, err error, share ack.Share) (taken bool, followers []ack.Share) {
	at, known := slices.BinarySearch(r.rows, row)
	if !known {
		return false, nil
	}
	number := r.first + uint64(at)
	k.lock.Lock()
	defer k.lock.Unlock()
	followers = r.followers[at]
	delete(r.followers, at)
	k.release(r)
	if err != nil {
		k.remove(number)
		return false, followers
	}
	if !k.lives(number) || k.entry(number).removed {
		return false, followers
	}
	k.entry(number).open = false
	if !k.saved.kept {
		return false, followers
	}
	if number < k.saved.next {
		k.saved.confirmed = append(k.saved.confirmed, number)
	}
	k.saved.waiting = append(append(k.saved.waiting, share), followers...)
	select {
	case k.urgent <- struct{}{}:
	default:
	}
	return true, nil
}

// savedKeys are the columns of saved keys.
var savedKeys = arrow.NewSchema([]arrow.Field{
	{Name: "seen", Type: arrow.PrimitiveTypes.Int64},
	{Name: "key", Type: arrow.ListOfNonNullable(arrow.PrimitiveTypes.Uint8)},
}, nil)

// Urgent delivers when sources wait for saved keys.
func (k *recentKeys) Urgent() <-chan struct{} { return k.urgent }

// Kept lets sources wait until their keys are saved.
func (k *recentKeys) Kept() {
	k.lock.Lock()
	defer k.lock.Unlock()
	k.saved.kept = true
}

// Released lets sources wait no more.
func (k *recentKeys) Released() {
	k.lock.Lock()
	waiting := k.saved.waiting
	k.saved = savedRecent{}
	k.lock.Unlock()
	for _, share := range waiting {
		share.Resolve(nil)
	}
}

// Capture gives the keys whose rows were forwarded for good since the previous call.
func (k *recentKeys) Capture(_ context.Context, whole bool) (state.Changes, error) {
	k.lock.Lock()
	defer k.lock.Unlock()
	from := max(k.saved.next, k.oldest)
	confirmed := k.saved.confirmed
	if whole {
		from, confirmed = k.oldest, nil
	}
	var keys capturedKeys
	for _, number := range confirmed {
		if k.lives(number) {
			keys.add(k, k.entry(number))
		}
	}
	for number := from; number < k.next; number++ {
		keys.add(k, k.entry(number))
	}
	changes := state.Changes{Live: k.live}
	if len(keys.seen) > 0 {
		changes.Tables = func() (state.Table, state.Table, error) { return keys.table() }
	}
	if waiting := k.saved.waiting; len(waiting) > 0 {
		changes.Settled = func(err error) {
			for _, share := range waiting {
				share.Resolve(err)
			}
		}
	}
	k.saved = savedRecent{kept: true, next: k.next}
	return changes, nil
}

// capturedKeys are copies of keys, ready for their columns.
type capturedKeys struct {
	seen    []int64
	offsets []int32
	text    []byte
	over    bool // more text than one column holds
}

func (c *capturedKeys) add(from *recentKeys, entry *recentEntry) {
	if entry.removed || entry.open {
		return
	}
	if c.over = c.over || len(c.text)+int(entry.length) > math.MaxInt32; c.over {
		return
	}
	c.seen = append(c.seen, entry.seen)
	c.offsets = append(c.offsets, int32(len(c.text)))
	c.text = append(c.text, from.key(entry)...)
}

func (c *capturedKeys) table() (rows, none state.Table, err error) {
	if c.over {
		return rows, none, &failure.RecordTooLarge{Record: "the keys of a deduplicator", Size: uint64(len(c.text)), Limit: math.MaxInt32}
	}
	seen := array.NewInt64Builder(memory.DefaultAllocator)
	seen.AppendValues(c.seen, nil)
	keys := array.NewListBuilderWithField(memory.DefaultAllocator, arrow.Field{Name: "item", Type: arrow.PrimitiveTypes.Uint8})
	bytes := keys.ValueBuilder().(*array.Uint8Builder)
	for i, start := range c.offsets {
		end := int32(len(c.text))
		if i+1 < len(c.offsets) {
			end = c.offsets[i+1]
		}
		keys.Append(true)
		bytes.AppendValues(c.text[start:end], nil)
	}
	return state.Table{Schema: savedKeys, Columns: []arrow.Array{seen.NewArray(), keys.NewArray()}}, none, nil
}

// restoredKeys collects saved keys.
type restoredKeys struct{ list []restoredKey }

type restoredKey struct {
	seen int64
	key  []byte
}

func (r *restoredKeys) add(from state.Section) {
	rows := from.Rows.Rows()
	if rows == 0 {
		return
	}
	seen, keys := from.Rows.Columns[0].(*array.Int64), from.Rows.Columns[1].(*array.List)
	text := keys.ListValues().(*array.Uint8).Uint8Values()
	for row := range rows {
		start, end := keys.ValueOffsets(row)
		r.list = append(r.list, restoredKey{seen.Value(row), text[start:end]})
	}
}

// keys gives the memory of the saved keys. A key that was saved twice has expired in between.
func (r *restoredKeys) keys() *recentKeys {
	slices.SortStableFunc(r.list, func(a, b restoredKey) int { return cmp.Compare(a.seen, b.seen) })
	k := newRecentKeys()
	last := make(map[string]int, len(r.list))
	for i := range r.list {
		last[string(r.list[i].key)] = i
	}
	for i, saved := range r.list {
		if last[string(saved.key)] == i {
			k.insert(saved.key, saved.seen)
		}
	}
	return k
}
