package relay

import (
	"context"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"

	"nervix/runtime/branch"
	"nervix/runtime/columnar"
	"nervix/runtime/state"
)

// saved is what a state knows of its saved form: one row for each branch incarnation.
type saved struct {
	kept  bool // somebody saves it
	fresh map[*branch.Key]struct{}
	gone  []uint64
}

func (s *saved) changed(key *branch.Key) {
	if s.kept {
		s.fresh[key] = struct{}{}
	}
}

func (s *saved) ended(key *branch.Key) {
	if s.kept {
		delete(s.fresh, key)
		s.gone = append(s.gone, key.Life())
	}
}

// Columns of saved rows; those of the relay follow.
const (
	savedIncarnation = iota
	savedLow
	savedHigh
	savedRow
)

// Saved is the form in which the latest rows of a relay outlive the process (runtime semantics,
// section 6). It implements state.Part.
type Saved struct {
	state *State
	shape *arrow.Schema
}

// NewSaved gives the saved form of a state whose rows have a schema.
func NewSaved(of *State, schema *arrow.Schema) *Saved {
	fields := []arrow.Field{
		savedIncarnation: {Name: "incarnation", Type: arrow.PrimitiveTypes.Uint64},
		savedLow:         {Name: "low", Type: arrow.PrimitiveTypes.Int64},
		savedHigh:        {Name: "high", Type: arrow.PrimitiveTypes.Int64},
	}
	return &Saved{state: of, shape: arrow.NewSchema(append(fields, schema.Fields()...), nil)}
}

// Shape gives the columns of saved rows.
func (s *Saved) Shape() state.Shape { return state.Shape{Rows: s.shape} }

// Urgent never delivers: a row that is lost comes again with the next one of its branch.
func (s *Saved) Urgent() <-chan struct{} { return nil }

// Kept has nothing to begin: the first capture is complete.
func (s *Saved) Kept() {}

// Released tells that changes are not collected any more.
func (s *Saved) Released() {
	s.state.lock.Lock()
	defer s.state.lock.Unlock()
	s.state.saved = saved{}
}

// Capture gives the rows that were stored since the previous call, and the branches that ended.
func (s *Saved) Capture(_ context.Context, whole bool) (state.Changes, error) {
	of := s.state
	of.lock.Lock()
	defer of.lock.Unlock()
	changes := state.Changes{Live: len(of.latest)}
	var lives []uint64
	var rows []kept
	if whole {
		for key, row := range of.latest {
			lives, rows = append(lives, key.Life()), append(rows, row)
		}
	} else {
		changes.Gone = of.saved.gone
		for key := range of.saved.fresh {
			lives, rows = append(lives, key.Life()), append(rows, of.latest[key])
		}
	}
	of.saved = saved{kept: true, fresh: map[*branch.Key]struct{}{}}
	if len(rows) > 0 {
		changes.Tables = func() (state.Table, state.Table, error) {
			table, err := s.table(lives, rows)
			return table, state.Table{}, err
		}
	}
	return changes, nil
}

// table gives the saved form of rows; the columns of chunks never change.
func (s *Saved) table(lives []uint64, rows []kept) (state.Table, error) {
	var chunks []*chunk
	var parts [][]int32
	ordinals, part := map[*chunk]int{}, make([]int, len(rows))
	places := make([]int32, len(rows))
	for i, row := range rows {
		n, known := ordinals[row.chunk]
		if !known {
			n = len(chunks)
			ordinals[row.chunk] = n
			chunks, parts = append(chunks, row.chunk), append(parts, nil)
		}
		part[i], places[i] = n, int32(len(parts[n]))
		parts[n] = append(parts[n], row.row)
	}
	columns, first, err := joinChunks(chunks, parts)
	if err != nil {
		return state.Table{}, err
	}
	for i := range places {
		places[i] += first[part[i]]
	}
	incarnations := array.NewUint64Builder(memory.DefaultAllocator)
	incarnations.AppendValues(lives, nil)
	low, high := array.NewInt64Builder(memory.DefaultAllocator), array.NewInt64Builder(memory.DefaultAllocator)
	for i := range rows {
		low.Append(rows[i].low)
		high.Append(rows[i].high)
	}
	all := []arrow.Array{savedIncarnation: incarnations.NewArray(), savedLow: low.NewArray(), savedHigh: high.NewArray()}
	return state.Table{Schema: s.shape, Columns: append(all, columnar.TakeAll(columns, places)...)}, nil
}

// Restore takes over saved rows of branches that are alive, by incarnation; 0 is the nil key of
// unbranched rows. It is called before the first update.
func (s *Saved) Restore(live map[uint64]*branch.Key, from state.Section) {
	of := s.state
	of.lock.Lock()
	defer of.lock.Unlock()
	for _, incarnation := range from.Gone {
		if key, alive := live[incarnation]; alive {
			of.forget(key)
		}
	}
	if from.Rows.Rows() == 0 {
		return
	}
	incarnations := from.Rows.Columns[savedIncarnation].(*array.Uint64)
	low, high := from.Rows.Columns[savedLow].(*array.Int64), from.Rows.Columns[savedHigh].(*array.Int64)
	var rows []int32
	var keys []*branch.Key
	for row := range from.Rows.Rows() {
		if key, alive := live[incarnations.Value(row)]; alive {
			rows, keys = append(rows, int32(row)), append(keys, key)
		}
	}
	if len(rows) == 0 {
		return
	}
	restored := of.newChunk(columnar.TakeAll(from.Rows.Columns[savedRow:], rows), len(rows))
	for i, key := range keys {
		of.forget(key)
		of.latest[key] = kept{restored, int32(i), low.Value(int(rows[i])), high.Value(int(rows[i]))}
	}
	of.retired += len(rows)
	of.changes.Add(1)
}

// forget drops the row of a branch, if there is one.
func (s *State) forget(key *branch.Key) {
	if old, exists := s.latest[key]; exists {
		delete(s.latest, key)
		s.leave(old.chunk)
	}
}
