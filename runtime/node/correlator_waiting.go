package node

import (
	"slices"
	"sort"
	"unsafe"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/runtime/ack"
	"nervix/runtime/branch"
	"nervix/runtime/columnar"
)

// waiting are the rows of one side and branch that wait for a partner, in the order of their arrival. A
// row is known by its place in that order, which it keeps until compact or flatten. Rows that ended stay
// until they are as many as those that wait, so that what a batch costs does not depend on how many wait.
type waiting struct {
	appointment // the end of the oldest row
	key         *branch.Key
	side        int
	rows        []waitingRow
	oldest      int // those before have ended
	live        int // rows that have not
	parts       []waitingPart
	index       hashIndex // of the rows by the hashes of their keys; empty without keys
	bytes       int64     // as they are counted
}

// waitingRow is what a waiting row has beside its columns.
type waitingRow struct {
	low, high, since int64
	share            ack.Share // an empty one where no source waits
	hash             uint64
	next             int32 // behind it in the chain of its hash; see hashIndex
	ended            bool
}

// waitingPart holds the columns of consecutive rows.
type waitingPart struct {
	first, rows int
	columns     []arrow.Array
	bytes       int64
}

func newPart(first, rows int, columns []arrow.Array) waitingPart {
	return waitingPart{first: first, rows: rows, columns: columns, bytes: columnar.Bytes(columns)}
}

// add lets rows of a frame wait.
func (w *waiting) add(r *rows, columns []arrow.Array, selected []int32, hashes []uint64, held bool) {
	w.append(newPart(len(w.rows), len(selected), columnar.TakeAll(columns, selected)))
	for _, row := range selected {
		made := waitingRow{low: r.low[row], high: r.high[row], since: r.frame.Now}
		if held {
			made.share = r.acks.Remove(int(row))
		}
		if hashes != nil {
			made.hash = hashes[row]
		}
		w.rows = append(w.rows, made)
		w.live++
		if hashes != nil {
			w.index.add(w.rows, len(w.rows)-1)
		}
	}
}

// append adds a part, joined with those before it that are no larger than what follows them: there are
// few parts, and a row is copied few times.
func (w *waiting) append(part waitingPart) {
	joined, rows := len(w.parts), part.rows
	for joined > 0 && w.parts[joined-1].rows <= rows {
		joined--
		rows += w.parts[joined].rows
	}
	w.parts = append(w.parts, part)
	_ = w.join(joined) // or else there are more of them
}

// join makes one part of those from a number on. They stay when it fails, as it does for text beyond what
// one column can hold.
func (w *waiting) join(from int) error {
	parts := w.parts[from:]
	if len(parts) < 2 {
		return nil
	}
	rows := 0
	columns, pieces := make([]arrow.Array, len(parts[0].columns)), make([]arrow.Array, len(parts))
	for column := range columns {
		for i := range parts {
			pieces[i] = parts[i].columns[column]
		}
		whole, err := columnar.Concat(pieces)
		if err != nil {
			return err
		}
		columns[column] = whole
	}
	for i := range parts {
		rows += parts[i].rows
	}
	whole := newPart(parts[0].first, rows, columns)
	clear(parts)
	w.parts = append(w.parts[:from], whole)
	return nil
}

// take gathers rows as columns, in the given order.
func (w *waiting) take(rows []int32) ([]arrow.Array, error) {
	if len(w.parts) == 1 {
		return columnar.TakeAll(w.parts[0].columns, rows), nil
	}
	lists := make([][]int32, len(w.parts))
	of := make([]int, len(rows)) // the parts of the rows
	for i, row := range rows {
		// The part behind is the first one that begins after the row.
		of[i] = sort.Search(len(w.parts), func(part int) bool { return w.parts[part].first > int(row) }) - 1
		lists[of[i]] = append(lists[of[i]], row-int32(w.parts[of[i]].first))
	}
	starts, total := make([]int32, len(lists)), int32(0)
	for part, list := range lists {
		starts[part], total = total, total+int32(len(list))
	}
	order := make([]int32, len(rows))
	for i, part := range of {
		order[i] = starts[part]
		starts[part]++
	}
	columns, pieces := make([]arrow.Array, len(w.parts[0].columns)), make([]arrow.Array, 0, len(lists))
	for column := range columns {
		pieces = pieces[:0]
		for part, list := range lists {
			if list != nil {
				pieces = append(pieces, columnar.Take(w.parts[part].columns[column], list))
			}
		}
		whole, err := columnar.Concat(pieces)
		if err != nil {
			return nil, err
		}
		columns[column] = columnar.Take(whole, order)
	}
	return columns, nil
}

// end marks a row as one that does not wait any more; its share is no longer the side's.
func (w *waiting) end(row int32) {
	w.rows[row].ended, w.rows[row].share = true, ack.Share{}
	w.live--
	for w.oldest < len(w.rows) && w.rows[w.oldest].ended {
		w.oldest++
	}
}

// waitingSlack is the number of ended rows that may stay beyond as many as wait.
const waitingSlack = 256

// compact forgets the rows that ended, once they are many.
func (w *waiting) compact() {
	switch ended := len(w.rows) - w.live; {
	case w.live == 0:
		w.rows, w.oldest, w.parts, w.index = nil, 0, nil, hashIndex{}
	case ended > w.live+waitingSlack:
		w.forget()
	}
}

// forget forgets the rows that ended.
func (w *waiting) forget() {
	kept := make([]waitingRow, 0, w.live+w.live/4)
	parts := w.parts[:0]
	for _, part := range w.parts {
		first := len(kept)
		var list []int32
		for row, waits := range w.rows[part.first : part.first+part.rows] {
			if !waits.ended {
				list, kept = append(list, int32(row)), append(kept, waits)
			}
		}
		if list != nil {
			parts = append(parts, newPart(first, len(list), columnar.TakeAll(part.columns, list)))
		}
	}
	clear(w.parts[len(parts):])
	w.rows, w.oldest, w.parts = kept, 0, parts
	_ = w.join(0) // or else they stay as they are
	if w.index.slots != nil {
		w.index.rebuild(w.rows)
	}
}

// flatten makes one part of the rows that wait, so that their places are those in its columns; see join.
func (w *waiting) flatten() error {
	if w.live < len(w.rows) {
		w.forget()
	}
	return w.join(0)
}

// release ends all rows and gives their shares an outcome.
func (w *waiting) release(task *Task, err error) {
	lost := 0
	for row := w.oldest; row < len(w.rows); row++ {
		if waits := &w.rows[row]; !waits.ended {
			if waits.share == (ack.Share{}) {
				lost++
			}
			waits.share.Resolve(err)
			waits.ended = true
		}
	}
	w.live = 0
	task.lose(lost, err)
}

// size is the memory of the rows in bytes.
func (w *waiting) size() int64 {
	bytes := int64(len(w.rows))*int64(unsafe.Sizeof(waitingRow{})) + int64(len(w.index.slots))*int64(unsafe.Sizeof(hashSlot{}))
	for i := range w.parts {
		bytes += w.parts[i].bytes
	}
	return bytes
}

// hashIndex is an open-addressing table of the hashes of waiting rows. The rows of one hash are a chain
// in the order of their arrival, from which those that ended go when somebody passes them.
type hashIndex struct {
	slots []hashSlot // a power of two
	used  int
}

// hashSlot has the first and the last row of a chain, counted from 1. A free slot has zeros, and that of
// a chain without rows a negative first.
type hashSlot struct {
	hash        uint64
	first, last int32
}

// find gives the slot of a hash, or the free one where it belongs. Some slot is always free.
func (x *hashIndex) find(hash uint64) *hashSlot {
	mask := uint64(len(x.slots) - 1)
	for place := hash & mask; ; place = (place + 1) & mask {
		if slot := &x.slots[place]; slot.first == 0 || slot.hash == hash {
			return slot
		}
	}
}

// add puts the last of the rows into the index.
func (x *hashIndex) add(rows []waitingRow, row int) {
	if (x.used+1)*4 > len(x.slots)*3 {
		x.rebuild(rows)
		return
	}
	x.link(rows, row)
}

func (x *hashIndex) link(rows []waitingRow, row int) {
	place := int32(row) + 1
	rows[row].next = 0
	slot := x.find(rows[row].hash)
	switch {
	case slot.first > 0:
		rows[slot.last-1].next = place
	case slot.first == 0:
		x.used++
		fallthrough
	default:
		slot.hash, slot.first = rows[row].hash, place
	}
	slot.last = place
}

// rebuild indexes the rows that wait, with room for as many again.
func (x *hashIndex) rebuild(rows []waitingRow) {
	live := 0
	for i := range rows {
		if !rows[i].ended {
			live++
		}
	}
	size := smallestIndex
	for size*3 < live*8 {
		size *= 2
	}
	*x = hashIndex{slots: make([]hashSlot, size)}
	for i := range rows {
		if !rows[i].ended {
			x.link(rows, i)
		}
	}
}

// appendRows appends the rows of a hash that wait, in the order of their arrival.
func (x *hashIndex) appendRows(list []int32, rows []waitingRow, hash uint64) []int32 {
	if len(x.slots) == 0 {
		return list
	}
	slot := x.find(hash)
	before := int32(0)
	for place := max(slot.first, 0); place > 0; place = rows[place-1].next {
		next := rows[place-1].next
		switch {
		case !rows[place-1].ended:
			list, before = append(list, place-1), place
			continue
		case before > 0:
			rows[before-1].next = next
		case next > 0:
			slot.first = next
		default:
			slot.first = -1
		}
		if next == 0 {
			slot.last = before
		}
	}
	return list
}

// alive appends the rows that wait.
func (w *waiting) alive(list []int32) []int32 {
	list = slices.Grow(list, w.live)
	for row := w.oldest; row < len(w.rows); row++ {
		if !w.rows[row].ended {
			list = append(list, int32(row))
		}
	}
	return list
}
