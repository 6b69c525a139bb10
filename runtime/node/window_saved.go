package node

import (
	"slices"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/branch"
	"nervix/runtime/columnar"
	"nervix/runtime/state"
)

// savedWindows is what a window processor knows of its saved form: for every branch incarnation the
// rows of its open window and the values that left it and still count (runtime semantics, section
// 8.4). Rows that a source awaits are not saved: they come again.
type savedWindows struct {
	kept  bool // somebody saves the windows
	fresh []*window
	gone  []uint64
}

func (s *savedWindows) change(w *window) {
	if s.kept && !w.unsaved {
		w.unsaved = true
		s.fresh = append(s.fresh, w)
	}
}

func (s *savedWindows) end(w *window) {
	if s.kept {
		w.unsaved = false // it is not live any more
		s.gone = append(s.gone, w.key.Life())
	}
}

// Columns of saved rows, those of the arguments follow, and of departed values.
const (
	savedIncarnation = iota
	savedTime
	savedArguments
)

const (
	departedIncarnation = iota
	departedAccumulator
	departedUntil
	departedValue
)

var savedDepartures = arrow.NewSchema([]arrow.Field{
	departedIncarnation: {Name: "incarnation", Type: arrow.PrimitiveTypes.Uint64},
	departedAccumulator: {Name: "accumulator", Type: arrow.PrimitiveTypes.Uint32},
	departedUntil:       {Name: "until", Type: arrow.PrimitiveTypes.Int64},
	departedValue:       {Name: "value", Type: arrow.PrimitiveTypes.Float64},
}, nil)

// windowShape gives the columns of the saved windows of a plan.
func windowShape(plan *revision.WindowProcessor) state.Shape {
	fields := []arrow.Field{
		savedIncarnation: {Name: "incarnation", Type: arrow.PrimitiveTypes.Uint64},
		savedTime:        {Name: "time", Type: arrow.PrimitiveTypes.Int64},
	}
	for _, argument := range plan.ArgumentTypes {
		fields = append(fields, arrow.Field{Name: "argument", Type: seriesType(argument), Nullable: true})
	}
	return state.Shape{Rows: arrow.NewSchema(fields, nil), Departed: savedDepartures}
}

// seriesType is the type of the slice that holds an argument.
func seriesType(t datatype.Type) arrow.DataType {
	switch t.Kind {
	case datatype.KindI8, datatype.KindI16, datatype.KindI32, datatype.KindI64, datatype.KindDatetime:
		return arrow.PrimitiveTypes.Int64
	case datatype.KindU8, datatype.KindU16, datatype.KindU32, datatype.KindU64, datatype.KindBool:
		return arrow.PrimitiveTypes.Uint64
	case datatype.KindF32, datatype.KindF64:
		return arrow.PrimitiveTypes.Float64
	case datatype.KindString, datatype.KindArray, datatype.KindVec:
		return columnar.ArrowType(t)
	}
	return columnar.ArrowType(t)
}

// capturedWindow is a copy of the rows that nobody awaits.
type capturedWindow struct {
	incarnation uint64
	times       []int64
	values      []series
	departed    []departures
}

// capture gives what changed since the previous call, on the goroutine of the task.
func (w *windowProcessor) capture(whole bool) state.Changes {
	fresh := w.saved.fresh
	changes := state.Changes{}
	if whole {
		fresh = nil
		for _, open := range w.windows {
			fresh = append(fresh, open)
		}
	} else {
		changes.Gone = w.saved.gone
	}
	var captured []capturedWindow
	for _, open := range fresh {
		if !whole && !open.unsaved {
			continue // it ended
		}
		open.unsaved = false
		changes.Gone = append(changes.Gone, open.key.Life())
		captured = append(captured, open.copy())
	}
	for _, open := range w.windows {
		changes.Live += open.rows() + 1
	}
	w.saved = savedWindows{kept: true}
	if len(captured) > 0 {
		shape := windowShape(w.plan)
		changes.Tables = func() (state.Table, state.Table, error) { return tablesOf(shape.Rows, captured) }
	}
	return changes
}

func (w *window) copy() capturedWindow {
	c := capturedWindow{incarnation: w.key.Life(), times: slices.Clone(w.times), values: make([]series, len(w.values))}
	for i := range w.values {
		c.values[i] = w.values[i].clone()
	}
	for _, kept := range w.departed {
		c.departed = append(c.departed, departures{slices.Clone(kept.until), slices.Clone(kept.values)})
	}
	for row := len(w.shares) - 1; row >= 0; row-- {
		if w.shares[row] != (ack.Share{}) {
			c.times = slices.Delete(c.times, row, row+1)
			for i := range c.values {
				c.values[i].remove(row)
			}
		}
	}
	return c
}

func (s *series) clone() series {
	return series{
		integers: slices.Clone(s.integers), naturals: slices.Clone(s.naturals), reals: slices.Clone(s.reals),
		texts: slices.Clone(s.texts), lists: slices.Clone(s.lists),
	}
}

// size is the memory of the values in bytes.
func (s *series) size() int64 {
	bytes := 8 * int64(len(s.integers)+len(s.naturals)+len(s.reals)+len(s.texts))
	for _, text := range s.texts {
		bytes += int64(len(text))
	}
	return bytes + columnar.Bytes(s.lists)
}

func (s *series) remove(row int) {
	switch {
	case s.integers != nil:
		s.integers = slices.Delete(s.integers, row, row+1)
	case s.naturals != nil:
		s.naturals = slices.Delete(s.naturals, row, row+1)
	case s.reals != nil:
		s.reals = slices.Delete(s.reals, row, row+1)
	case s.texts != nil:
		s.texts = slices.Delete(s.texts, row, row+1)
	case s.lists != nil:
		s.lists = slices.Delete(s.lists, row, row+1)
	}
}

// window gives the rows back as an open window.
func (c *capturedWindow) window(key *branch.Key) *window {
	w := &window{key: key, times: c.times, values: c.values, departed: c.departed, bytes: 8 * int64(len(c.times))}
	for i := range w.values {
		w.bytes += w.values[i].size()
	}
	return w
}

// tablesOf gives the saved form of windows.
func tablesOf(shape *arrow.Schema, list []capturedWindow) (rows, departed state.Table, err error) {
	builder := array.NewRecordBuilder(memory.DefaultAllocator, shape)
	lists := make([][]arrow.Array, shape.NumFields())
	gone := array.NewRecordBuilder(memory.DefaultAllocator, savedDepartures)
	for i := range list {
		w := &list[i]
		for _, time := range w.times {
			builder.Field(savedIncarnation).(*array.Uint64Builder).Append(w.incarnation)
			builder.Field(savedTime).(*array.Int64Builder).Append(time)
		}
		for argument := range w.values {
			field := savedArguments + argument
			lists[field] = append(lists[field], w.values[argument].lists...)
			w.values[argument].appendAll(builder.Field(field))
		}
		for accumulator := range w.departed {
			for n, until := range w.departed[accumulator].until {
				gone.Field(departedIncarnation).(*array.Uint64Builder).Append(w.incarnation)
				gone.Field(departedAccumulator).(*array.Uint32Builder).Append(uint32(accumulator))
				gone.Field(departedUntil).(*array.Int64Builder).Append(until)
				gone.Field(departedValue).(*array.Float64Builder).Append(w.departed[accumulator].values[n])
			}
		}
	}
	columns := make([]arrow.Array, shape.NumFields())
	for field := range columns {
		if lists[field] == nil {
			columns[field] = builder.Field(field).NewArray()
		} else if columns[field], err = columnar.Concat(lists[field]); err != nil {
			return rows, departed, err
		}
	}
	return state.Table{Schema: shape, Columns: columns},
		state.Table{Schema: savedDepartures, Columns: gone.NewRecordBatch().Columns()}, nil
}

// appendAll writes the values that are not collections.
func (s *series) appendAll(to array.Builder) {
	switch b := to.(type) {
	case *array.Int64Builder:
		b.AppendValues(s.integers, nil)
	case *array.Uint64Builder:
		b.AppendValues(s.naturals, nil)
	case *array.Float64Builder:
		b.AppendValues(s.reals, nil)
	case *array.StringBuilder:
		b.AppendValues(s.texts, nil)
	}
}

// restoredWindows collects saved windows by incarnation.
type restoredWindows struct {
	plan *revision.WindowProcessor
	list map[uint64]*window
}

func (r *restoredWindows) add(from state.Section) {
	for _, incarnation := range from.Gone {
		delete(r.list, incarnation)
	}
	if rows := from.Rows.Rows(); rows > 0 {
		incarnations, times := from.Rows.Columns[savedIncarnation].(*array.Uint64), from.Rows.Columns[savedTime].(*array.Int64)
		values := newArguments(from.Rows.Columns[savedArguments:])
		for row := range rows {
			r.window(incarnations.Value(row)).append(times.Value(row), values, row, ack.Share{})
		}
	}
	if from.Departed.Rows() == 0 {
		return
	}
	columns := from.Departed.Columns
	incarnations, accumulators := columns[departedIncarnation].(*array.Uint64), columns[departedAccumulator].(*array.Uint32)
	until, values := columns[departedUntil].(*array.Int64), columns[departedValue].(*array.Float64)
	for row := range from.Departed.Rows() {
		accumulator := int(accumulators.Value(row))
		if accumulator >= len(r.plan.Accumulators) {
			continue // of another plan, which the fingerprint excludes
		}
		w := r.window(incarnations.Value(row))
		if w.departed == nil {
			w.departed = make([]departures, len(r.plan.Accumulators))
		}
		kept := &w.departed[accumulator]
		kept.until, kept.values = append(kept.until, until.Value(row)), append(kept.values, values.Value(row))
	}
}

func (r *restoredWindows) window(incarnation uint64) *window {
	w := r.list[incarnation]
	if w == nil {
		w = newWindow(nil, len(r.plan.Arguments.Blocks))
		r.list[incarnation] = w
	}
	return w
}

// windows gives those of branches that are still alive.
func (r *restoredWindows) windows(live map[uint64]*branch.Key) map[*branch.Key]*window {
	windows := map[*branch.Key]*window{}
	for incarnation, w := range r.list {
		if key, alive := live[incarnation]; alive {
			w.key = key
			windows[key] = w
		}
	}
	return windows
}
