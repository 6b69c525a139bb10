package branch

import (
	"container/list"
	"sync"
	"time"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/zeebo/xxh3"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/budget"
	"nervix/runtime/columnar"
)

// Reason tells why a concrete branch ended.
type Reason string

// Reasons of an eviction, as they appear in metrics.
const (
	TTL Reason = "ttl"
	LRU Reason = "lru"
)

// Eviction is the end of one concrete branch.
type Eviction struct {
	Key    *Key
	Reason Reason
}

// Registry interns the concrete branches of one declared branch and bounds their number and idle
// time. It is safe for concurrent use.
type Registry struct {
	// Account is told the bytes that the keys need; nil tells nobody. It is set before the first key.
	Account *budget.Account

	name  string
	names []string
	kinds []datatype.Kind
	shape *arrow.Schema // of saved branches

	lock    sync.Mutex
	ttl     int64
	limit   uint64
	last    uint64 // incarnation of the youngest key
	entries map[string]*entry
	recent  list.List // of *entry, least recently ingested first
	batch   uint64    // number of the current Assign, to find keys already in its table
	keys    columnar.RowKeys
	scratch []byte
	saved   saved
}

// entry is a live key with its place in the LRU order.
type entry struct {
	key     *Key
	encoded string
	last    int64
	element *list.Element
	batch   uint64
	ordinal uint32
}

// NewRegistry makes an empty registry from the declaration and its key schema.
func NewRegistry(plan *revision.Branch, schema *revision.Schema) *Registry {
	r := &Registry{
		name: plan.Name, ttl: plan.TTL, limit: plan.MaxInstances, entries: map[string]*entry{},
		shape: savedShape(schema), last: uint64(time.Now().UnixNano()),
	}
	for _, field := range schema.Fields {
		r.names, r.kinds = append(r.names, field.Name), append(r.kinds, field.Type.Kind)
	}
	return r
}

// SetBounds changes the idle time and the number of branches; it gives those that must make room.
func (r *Registry) SetBounds(plan *revision.Branch) []Eviction {
	r.lock.Lock()
	defer r.lock.Unlock()
	r.ttl, r.limit = plan.TTL, plan.MaxInstances
	return r.shrink()
}

// End evicts every branch: the declaration has another key or is gone.
func (r *Registry) End() {
	r.lock.Lock()
	defer r.lock.Unlock()
	for r.recent.Len() > 0 {
		r.evict(r.recent.Front().Value.(*entry), TTL)
	}
}

// Name is the name of the declared branch.
func (r *Registry) Name() string { return r.name }

// Len is the number of live concrete branches.
func (r *Registry) Len() int {
	r.lock.Lock()
	defer r.lock.Unlock()
	return len(r.entries)
}

// Uncount closes the account of a registry that nobody keeps any more; what still happens to it is
// not counted.
func (r *Registry) Uncount() {
	r.lock.Lock()
	defer r.lock.Unlock()
	r.Account.Close()
	r.Account = nil
}

// Find gives the live key with this canonical text, or nil.
func (r *Registry) Find(text string) *Key {
	r.lock.Lock()
	defer r.lock.Unlock()
	for _, entry := range r.entries {
		if entry.key.Text == text {
			return entry.key
		}
	}
	return nil
}

// Assign interns the key of every row, given the key columns in schema order, and counts the
// batch as ingestion at the domain time now. It returns the distinct keys in order of first
// appearance, the index per row (nil when there is one key), and the branches that had to make
// room.
func (r *Registry) Assign(columns []arrow.Array, rows int, now int64) ([]*Key, []uint32, []Eviction) {
	r.lock.Lock()
	defer r.lock.Unlock()
	r.batch++
	var table []*Key
	index := make([]uint32, rows)
	r.keys.Read(columns)
	var found *entry
	for row := range rows {
		r.scratch = r.keys.Append(r.scratch[:0], row)
		// Neighbouring rows often have one key.
		if found == nil || found.encoded != string(r.scratch) {
			if found = r.entries[string(r.scratch)]; found == nil {
				found = r.create(columns, row)
			}
		}
		if found.batch != r.batch {
			found.batch, found.ordinal = r.batch, uint32(len(table))
			found.last = now
			r.recent.MoveToBack(found.element)
			table = append(table, found.key)
		}
		index[row] = found.ordinal
	}
	if len(table) == 1 {
		index = nil
	}
	return table, index, r.shrink()
}

func (r *Registry) create(columns []arrow.Array, row int) *entry {
	values := make([]any, len(columns))
	for i, column := range columns {
		values[i] = valueOf(column, row)
	}
	text := CanonicalText(r.names, r.kinds, values)
	r.last++
	made := &entry{
		key:     &Key{Branch: r.name, Values: values, Text: text, Digest: xxh3.HashString128(r.name + text).Bytes(), Incarnation: r.last},
		encoded: string(r.scratch),
	}
	made.element = r.recent.PushBack(made)
	r.entries[made.encoded] = made
	r.Account.Add(made.bytes())
	return made
}

// entryBytes is what a key needs beside its texts: the key with its first value, its entry and their
// places in the map and the LRU order.
const entryBytes = 400

func (e *entry) bytes() int64 { return entryBytes + int64(len(e.encoded)+len(e.key.Text)) }

// shrink evicts the least recently ingested keys beyond the limit.
func (r *Registry) shrink() []Eviction {
	var evictions []Eviction
	for r.limit > 0 && uint64(len(r.entries)) > r.limit {
		evictions = append(evictions, r.evict(r.recent.Front().Value.(*entry), LRU))
	}
	return evictions
}

func (r *Registry) evict(victim *entry, reason Reason) Eviction {
	r.recent.Remove(victim.element)
	if delete(r.entries, victim.encoded); len(r.entries) == 0 {
		r.entries = map[string]*entry{} // a map keeps the room of everything that it ever held
	}
	r.Account.Add(-victim.bytes())
	victim.key.evicted.Store(true)
	r.saved.ended(victim.key)
	return Eviction{Key: victim.key, Reason: reason}
}

// Rewind dates the branches whose last ingestion lies after the domain time now at now: the clock
// has started again from an earlier time.
func (r *Registry) Rewind(now int64) {
	r.lock.Lock()
	defer r.lock.Unlock()
	for at := r.recent.Back(); at != nil; at = at.Prev() {
		latest := at.Value.(*entry)
		if latest.last <= now {
			return // as all that were ingested before
		}
		latest.last = now
	}
}

// Expire evicts the branches that have been idle for the TTL or longer at the domain time now.
// It also gives the time until the next branch could expire: one that begins right afterwards
// lives for a whole TTL.
func (r *Registry) Expire(now int64) ([]Eviction, time.Duration) {
	r.lock.Lock()
	defer r.lock.Unlock()
	var evictions []Eviction
	for r.recent.Len() > 0 {
		oldest := r.recent.Front().Value.(*entry)
		if idle := now - oldest.last; idle < r.ttl {
			return evictions, time.Duration(r.ttl - idle)
		}
		evictions = append(evictions, r.evict(oldest, TTL))
	}
	return evictions, time.Duration(r.ttl)
}
