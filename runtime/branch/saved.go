package branch

import (
	"context"
	"slices"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"

	"nervix/generated/revision"
	"nervix/runtime/columnar"
	"nervix/runtime/state"
)

// saved is what a registry knows of its saved form: the inventory of branches with their last
// ingestion, least recently ingested first (runtime semantics, section 4).
type saved struct {
	kept  bool     // somebody saves it
	batch uint64   // entries of later batches are not saved yet
	gone  []uint64 // incarnations that ended since
}

func (s *saved) ended(key *Key) {
	if s.kept {
		s.gone = append(s.gone, key.Incarnation)
	}
}

// Columns of saved branches; those of the key follow.
const (
	savedIncarnation = iota
	savedLast
	savedKey
)

func savedShape(schema *revision.Schema) *arrow.Schema {
	fields := []arrow.Field{
		savedIncarnation: {Name: "incarnation", Type: arrow.PrimitiveTypes.Uint64},
		savedLast:        {Name: "last", Type: arrow.PrimitiveTypes.Int64},
	}
	for _, field := range columnar.ArrowSchema(schema).Fields() {
		field.Nullable = true
		fields = append(fields, field)
	}
	return arrow.NewSchema(fields, nil)
}

// Shape gives the columns of saved branches.
func (r *Registry) Shape() state.Shape { return state.Shape{Rows: r.shape} }

// Urgent never delivers: the inventory may lag.
func (r *Registry) Urgent() <-chan struct{} { return nil }

// Kept has nothing to begin: the first capture is complete.
func (r *Registry) Kept() {}

// Released tells that changes are not collected any more.
func (r *Registry) Released() {
	r.lock.Lock()
	defer r.lock.Unlock()
	r.saved = saved{}
}

// Capture gives the branches that rows entered since the previous call, and those that ended.
func (r *Registry) Capture(_ context.Context, whole bool) (state.Changes, error) {
	r.lock.Lock()
	defer r.lock.Unlock()
	var entries []entry
	// The order of the list is that of the batches.
	for element := r.recent.Back(); element != nil; element = element.Prev() {
		found := element.Value.(*entry)
		if !whole && found.batch <= r.saved.batch {
			break
		}
		entries = append(entries, *found)
	}
	slices.Reverse(entries)
	changes := state.Changes{Live: len(r.entries)}
	if !whole {
		changes.Gone = r.saved.gone
	}
	r.saved = saved{kept: true, batch: r.batch}
	if len(entries) > 0 {
		changes.Tables = func() (state.Table, state.Table, error) { return r.table(entries), state.Table{}, nil }
	}
	return changes, nil
}

// table gives the saved form of entries.
func (r *Registry) table(entries []entry) state.Table {
	builder := array.NewRecordBuilder(memory.DefaultAllocator, r.shape)
	for i := range entries {
		builder.Field(savedIncarnation).(*array.Uint64Builder).Append(entries[i].key.Incarnation)
		builder.Field(savedLast).(*array.Int64Builder).Append(entries[i].last)
		for column, value := range entries[i].key.Values {
			appendTo(builder.Field(savedKey+column), value)
		}
	}
	return state.Table{Schema: r.shape, Columns: builder.NewRecordBatch().Columns()}
}

// Restore takes over saved branches. It is called before the first Assign.
func (r *Registry) Restore(s state.Section) error {
	r.lock.Lock()
	defer r.lock.Unlock()
	gone := map[uint64]bool{}
	for _, incarnation := range s.Gone {
		gone[incarnation] = true
	}
	if len(gone) > 0 {
		for element := r.recent.Front(); element != nil; {
			next := element.Next()
			if found := element.Value.(*entry); gone[found.key.Incarnation] {
				r.evict(found, TTL)
			}
			element = next
		}
	}
	rows := s.Rows.Rows()
	if rows == 0 {
		return nil
	}
	incarnations, last := s.Rows.Columns[savedIncarnation].(*array.Uint64), s.Rows.Columns[savedLast].(*array.Int64)
	columns := s.Rows.Columns[savedKey:]
	r.keys.Read(columns)
	for row := range rows {
		r.scratch = r.keys.Append(r.scratch[:0], row)
		found := r.entries[string(r.scratch)]
		if found == nil {
			found = r.create(columns, row)
		}
		found.key.Incarnation, found.last = incarnations.Value(row), last.Value(row)
		r.last = max(r.last, found.key.Incarnation)
		r.recent.MoveToBack(found.element)
	}
	return nil
}

// Live gives the live keys by incarnation.
func (r *Registry) Live() map[uint64]*Key {
	r.lock.Lock()
	defer r.lock.Unlock()
	live := make(map[uint64]*Key, len(r.entries))
	for _, entry := range r.entries {
		live[entry.key.Incarnation] = entry.key
	}
	return live
}
