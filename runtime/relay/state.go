package relay

import (
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/runtime/batch"
	"nervix/runtime/branch"
	"nervix/runtime/budget"
	"nervix/runtime/columnar"
)

// State is the materialized state of a relay: the latest row of each concrete branch (LAST BY
// TIMESTAMP; runtime semantics, section 6). A row replaces an older one by its high watermark, and
// by its low watermark among equals; a tie keeps the stored row. It is safe for concurrent use, and
// holds at most about two rows for each live branch, beyond a fixed number.
type State struct {
	// Account is told the bytes that are kept; nil tells nobody. It is set before the first row.
	Account *budget.Account

	changes atomic.Uint64

	lock    sync.Mutex
	latest  map[*branch.Key]kept
	retired int // rows of chunks that were stored since the last compaction
	chunks  int // those that hold a stored row
	gathers int // calls of gather so far, to find chunks that one has met
	watches map[*Watch]struct{}
	best    []int32 // per ordinal of the batch in process
	saved   saved
}

// kept is a stored row. The rows that one batch brought share a chunk.
type kept struct {
	chunk     *chunk
	row       int32
	low, high int64
}

type chunk struct {
	columns []arrow.Array
	bytes   int64
	stored  int // rows that are the latest of their branch
	// gather is the number of the last gather that met the chunk, and ordinal its place there.
	gather, ordinal int
}

// newChunk makes the chunk of rows that are all stored.
func (s *State) newChunk(columns []arrow.Array, rows int) *chunk {
	c := &chunk{columns: columns, bytes: columnar.Bytes(columns), stored: rows}
	s.chunks++
	s.Account.Add(c.bytes)
	return c
}

// leave tells a chunk that one of its rows is not stored any more.
func (s *State) leave(c *chunk) {
	if c.stored--; c.stored == 0 {
		s.chunks--
		s.Account.Add(-c.bytes)
	}
}

// Watch is told of changes of a state.
type Watch struct {
	state  *State
	notify chan<- struct{}
	lists  bool
	fresh  []*branch.Key
}

// NewState makes an empty state.
func NewState() *State {
	return &State{latest: map[*branch.Key]kept{}, watches: map[*Watch]struct{}{}}
}

// Changes counts the changes so far.
func (s *State) Changes() uint64 { return s.changes.Load() }

// Watch reports changes through notify, a channel with a buffer of one, until it is ended; with
// branches it lists new ones for Fresh.
func (s *State) Watch(notify chan<- struct{}, branches bool) *Watch {
	w := &Watch{state: s, notify: notify, lists: branches}
	s.lock.Lock()
	defer s.lock.Unlock()
	for key := range s.latest {
		w.found(key)
	}
	s.watches[w] = struct{}{}
	return w
}

func (w *Watch) found(key *branch.Key) {
	if w.lists {
		w.fresh = append(w.fresh, key)
	}
}

// Fresh gives the branches that got their first row since the last call; at first all that have
// one.
func (w *Watch) Fresh() []*branch.Key {
	w.state.lock.Lock()
	defer w.state.lock.Unlock()
	fresh := w.fresh
	w.fresh = nil
	return fresh
}

// End stops the reports.
func (w *Watch) End() {
	w.state.lock.Lock()
	defer w.state.lock.Unlock()
	delete(w.state.watches, w)
}

// unbranched stands for the table of a batch without branches.
var unbranched = []*branch.Key{nil}

func tableOf(keys batch.Keys) []*branch.Key {
	if len(keys.Table) == 0 {
		return unbranched
	}
	return keys.Table
}

// update stores the latest row of each branch of a batch. Rows of ended branches are passed over.
func (s *State) update(b *batch.Batch) {
	s.lock.Lock()
	defer s.lock.Unlock()
	table := tableOf(b.Keys)
	s.choose(b, len(table))
	var stored []int32
	var keys []*branch.Key
	for ordinal, key := range table {
		row := s.best[ordinal]
		if row < 0 || key.Evicted() {
			continue
		}
		if old, exists := s.latest[key]; exists && !later(b.High[row], b.Low[row], old.high, old.low) {
			continue
		}
		stored, keys = append(stored, row), append(keys, key)
	}
	if len(stored) == 0 {
		return
	}
	rows := s.newChunk(columnar.TakeAll(b.Columns, stored), len(stored))
	for i, key := range keys {
		if old, exists := s.latest[key]; exists {
			s.leave(old.chunk)
		} else {
			for w := range s.watches {
				w.found(key)
			}
		}
		s.latest[key] = kept{rows, int32(i), b.Low[stored[i]], b.High[stored[i]]}
		s.saved.changed(key)
	}
	s.retired += len(stored)
	s.compact()
	s.changed()
}

// choose finds the latest row of each branch of a batch.
func (s *State) choose(b *batch.Batch, branches int) {
	s.best = slices.Grow(s.best[:0], branches)[:branches]
	for i := range s.best {
		s.best[i] = -1
	}
	for row := range b.Rows {
		ordinal := uint32(0)
		if b.Keys.Row != nil {
			ordinal = b.Keys.Row[row]
		}
		if best := s.best[ordinal]; best < 0 || later(b.High[row], b.Low[row], b.High[best], b.Low[best]) {
			s.best[ordinal] = int32(row)
		}
	}
}

func later(high, low, thanHigh, thanLow int64) bool {
	return high > thanHigh || high == thanHigh && low > thanLow
}

func (s *State) changed() {
	s.changes.Add(1)
	for w := range s.watches {
		select {
		case w.notify <- struct{}{}:
		default:
		}
	}
}

const (
	// compactionSlack is the number of rows that may be kept beyond two for each branch, and of
	// chunks beyond one for so many branches as smallChunk says.
	compactionSlack = 1024
	smallChunk      = 8
)

// compact moves the stored rows into one chunk once most of the rows in chunks were replaced, or the
// chunks have become many small ones, whose columns would need more memory than their values.
func (s *State) compact() {
	if s.retired <= 2*len(s.latest)+compactionSlack && s.chunks <= len(s.latest)/smallChunk+compactionSlack {
		return
	}
	keys := make([]*branch.Key, 0, len(s.latest))
	for key := range s.latest {
		keys = append(keys, key)
	}
	columns, rows, err := s.gather(keys)
	if err != nil {
		return // more text than one column holds: the chunks stay as they are
	}
	s.retired = len(keys)
	if len(keys) == 0 {
		return
	}
	whole := s.newChunk(columns, len(keys))
	for i, key := range keys {
		entry := s.latest[key]
		s.leave(entry.chunk)
		entry.chunk, entry.row = whole, rows[i]
		s.latest[key] = entry
	}
}

// gather gives the stored rows of the keys as columns: for each key the row, or -1 when it has none.
// The columns are nil when no key has a row.
func (s *State) gather(keys []*branch.Key) (columns []arrow.Array, rows []int32, err error) {
	rows = make([]int32, len(keys))
	var chunks []*chunk
	var parts [][]int32
	part := make([]int, len(keys))
	s.gathers++
	for i, key := range keys {
		entry, exists := s.latest[key]
		if !exists {
			rows[i] = -1
			continue
		}
		if entry.chunk.gather != s.gathers {
			entry.chunk.gather, entry.chunk.ordinal = s.gathers, len(chunks)
			chunks, parts = append(chunks, entry.chunk), append(parts, nil)
		}
		n := entry.chunk.ordinal
		part[i], rows[i] = n, int32(len(parts[n]))
		parts[n] = append(parts[n], entry.row)
	}
	if len(chunks) == 0 {
		return nil, rows, nil
	}
	columns, first, err := joinChunks(chunks, parts)
	if err != nil {
		return nil, nil, err
	}
	for i := range rows {
		if rows[i] >= 0 {
			rows[i] += first[part[i]]
		}
	}
	return columns, rows, nil
}

// joinChunks gives rows of chunks as columns, and where those of each chunk begin. There is a chunk.
func joinChunks(chunks []*chunk, parts [][]int32) (columns []arrow.Array, first []int32, err error) {
	first = make([]int32, len(chunks))
	for n := 1; n < len(chunks); n++ {
		first[n] = first[n-1] + int32(len(parts[n-1]))
	}
	columns = make([]arrow.Array, len(chunks[0].columns))
	pieces := make([]arrow.Array, len(chunks))
	for column := range columns {
		for n := range chunks {
			pieces[n] = columnar.Take(chunks[n].columns[column], parts[n])
		}
		if columns[column], err = columnar.Concat(pieces); err != nil {
			return nil, nil, err
		}
	}
	return columns, first, nil
}

// Read gives the stored rows of concrete branches as columns: for each key of the table, which is
// empty for unbranched rows, its row, or -1 when it has none. The columns are nil when no key has
// one.
func (s *State) Read(keys batch.Keys) (columns []arrow.Array, rows []int32, err error) {
	s.lock.Lock()
	defer s.lock.Unlock()
	return s.gather(tableOf(keys))
}

// All gives every stored row as columns, with its branch.
func (s *State) All() (columns []arrow.Array, keys []*branch.Key, err error) {
	s.lock.Lock()
	defer s.lock.Unlock()
	for key := range s.latest {
		keys = append(keys, key)
	}
	slices.SortFunc(keys, func(a, b *branch.Key) int { return strings.Compare(a.String(), b.String()) })
	columns, rows, err := s.gather(keys)
	if err != nil || columns == nil {
		return nil, nil, err
	}
	return columnar.TakeAll(columns, rows), keys, nil
}

// Drop forgets the rows of ended branches.
func (s *State) Drop(keys []*branch.Key) {
	s.lock.Lock()
	defer s.lock.Unlock()
	for _, key := range keys {
		if old, exists := s.latest[key]; exists {
			delete(s.latest, key)
			s.leave(old.chunk)
			s.saved.ended(key)
		}
	}
	if len(s.latest) == 0 {
		s.latest = map[*branch.Key]kept{} // a map keeps the room of everything that it ever held
	}
	s.compact()
}

// Uncount closes the account of a state that nobody keeps any more; what still happens to it is not
// counted.
func (s *State) Uncount() {
	s.lock.Lock()
	defer s.lock.Unlock()
	s.Account.Close()
	s.Account = nil
}

// Len is the number of stored rows.
func (s *State) Len() int {
	s.lock.Lock()
	defer s.lock.Unlock()
	return len(s.latest)
}
