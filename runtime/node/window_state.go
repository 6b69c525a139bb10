package node

import (
	"cmp"
	"math"
	"math/bits"
	"strings"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/ack"
	"nervix/runtime/branch"
	"nervix/runtime/clock"
	"nervix/runtime/columnar"
)

// window is the retained rows of one concrete branch, in arrival order.
type window struct {
	appointment // to close while idle
	key         *branch.Key
	times       []int64
	shares      []ack.Share // empty while no row is awaited by its source
	values      []series
	// departed are the values that left and still count, by accumulator; nil without any.
	departed []departures

	bytes   int64 // of the retained rows
	unsaved bool
}

// series holds one argument's values of the retained rows, in the slice that fits its type. The
// value of a null, which only COUNT admits, is never read.
type series struct {
	integers []int64
	naturals []uint64
	reals    []float64
	texts    []string
	// lists are collections, each a column of one row.
	lists []arrow.Array
}

func newWindow(key *branch.Key, arguments int) *window {
	return &window{key: key, values: make([]series, arguments)}
}

func (w *window) rows() int    { return len(w.times) }
func (w *window) first() int64 { return w.times[0] }

func (w *window) lowest() int64 {
	low := int64(math.MaxInt64)
	for _, time := range w.times {
		low = min(low, time)
	}
	return low
}

func (w *window) append(time int64, values arguments, row int, share ack.Share) {
	w.times = append(w.times, time)
	if share != (ack.Share{}) && w.shares == nil {
		w.shares = make([]ack.Share, len(w.times)-1, cap(w.times))
	}
	if w.shares != nil {
		w.shares = append(w.shares, share)
	}
	w.bytes += 8
	for i := range w.values {
		w.bytes += values[i].appendTo(&w.values[i], row)
	}
}

// met tells whether the window is complete at a time of its clock.
func (w *window) met(width revision.WindowBound, at int64) bool {
	if len(w.times) == 0 {
		return false
	}
	return width.Messages > 0 && uint64(len(w.times)) >= width.Messages ||
		width.Duration > 0 && clock.Sub(at, w.times[0]) >= width.Duration
}

// leaving counts the rows that leave after an emission.
func (w *window) leaving(step revision.WindowBound) int {
	leaving := min(int(step.Messages), len(w.times))
	if step.Duration > 0 && leaving < len(w.times) {
		horizon := clock.Add(w.times[leaving], step.Duration)
		leaving++ // also where the horizon is the end of time
		for leaving < len(w.times) && w.times[leaving] < horizon {
			leaving++
		}
	}
	return leaving
}

// leave removes the first rows and succeeds their shares.
func (w *window) leave(leaving int) {
	if w.shares != nil {
		for _, share := range w.shares[:leaving] {
			share.Resolve(nil)
		}
		w.shares = shift(w.shares, leaving)
	}
	w.times = shift(w.times, leaving)
	w.bytes -= 8 * int64(leaving)
	for i := range w.values {
		w.bytes -= w.values[i].shift(leaving)
	}
}

// forkShares opens one more share of every retained row and gives them: the emission that
// contains the rows settles them.
func (w *window) forkShares() []ack.Share {
	if w.shares == nil {
		return nil
	}
	group := make([]ack.Share, len(w.shares))
	for i, share := range w.shares {
		share.Fork(1)
		group[i] = share
	}
	return group
}

func (w *window) release(err error) {
	for _, share := range w.shares {
		share.Resolve(err)
	}
}

// shift drops the first n elements and reuses the storage.
func shift[T any](list []T, n int) []T {
	rest := copy(list, list[n:])
	clear(list[rest:])
	return list[:rest]
}

// shift drops the first n values and gives their bytes.
func (s *series) shift(n int) int64 {
	bytes := 8 * int64(n)
	switch {
	case s.integers != nil:
		s.integers = shift(s.integers, n)
	case s.naturals != nil:
		s.naturals = shift(s.naturals, n)
	case s.reals != nil:
		s.reals = shift(s.reals, n)
	case s.texts != nil:
		for _, text := range s.texts[:n] {
			bytes += int64(len(text))
		}
		s.texts = shift(s.texts, n)
	case s.lists != nil:
		bytes = columnar.Bytes(s.lists[:n])
		s.lists = shift(s.lists, n)
	}
	return bytes
}

// arguments are the evaluated aggregate arguments of a batch.
type arguments []argument

// argument is one column in the form of its series, read in one loop of its own type.
type argument struct {
	integers []int64
	naturals []uint64
	reals    []float64
	texts    *array.String
	lists    arrow.Array
	nulls    arrow.Array // the column when it has nulls
}

func newArguments(columns []arrow.Array) arguments {
	list := make(arguments, len(columns))
	for i, column := range columns {
		list[i] = newArgument(column)
	}
	return list
}

func newArgument(column arrow.Array) argument {
	var a argument
	if columnar.HasNulls(column) {
		a.nulls = column
	}
	switch c := column.(type) {
	case *array.Int8:
		a.integers = convert[int64](c.Int8Values())
	case *array.Int16:
		a.integers = convert[int64](c.Int16Values())
	case *array.Int32:
		a.integers = convert[int64](c.Int32Values())
	case *array.Int64:
		a.integers = c.Int64Values()
	case *array.Timestamp:
		a.integers = convert[int64](c.TimestampValues())
	case *array.Uint8:
		a.naturals = convert[uint64](c.Uint8Values())
	case *array.Uint16:
		a.naturals = convert[uint64](c.Uint16Values())
	case *array.Uint32:
		a.naturals = convert[uint64](c.Uint32Values())
	case *array.Uint64:
		a.naturals = c.Uint64Values()
	case *array.Float32:
		a.reals = convert[float64](c.Float32Values())
	case *array.Float64:
		a.reals = c.Float64Values()
	case *array.Boolean:
		a.naturals = make([]uint64, c.Len())
		for row := range a.naturals {
			if c.Value(row) {
				a.naturals[row] = 1
			}
		}
	case *array.String:
		a.texts = c
	case array.ListLike:
		a.lists = c
	}
	return a
}

func convert[To int64 | uint64 | float64, From int8 | int16 | int32 | arrow.Timestamp | uint8 | uint16 | uint32 | float32](values []From) []To {
	wide := make([]To, len(values))
	for row, v := range values {
		wide[row] = To(v)
	}
	return wide
}

func (a *argument) isNull(row int) bool { return a.nulls != nil && a.nulls.IsNull(row) }

// appendTo retains a value and gives its bytes.
func (a *argument) appendTo(to *series, row int) int64 {
	switch {
	case a.integers != nil:
		to.integers = append(to.integers, a.integers[row])
	case a.naturals != nil:
		to.naturals = append(to.naturals, a.naturals[row])
	case a.reals != nil:
		to.reals = append(to.reals, a.reals[row])
	case a.texts != nil:
		// Texts are cloned so that a window does not keep whole batches alive.
		text := strings.Clone(a.texts.Value(row))
		to.texts = append(to.texts, text)
		return 8 + int64(len(text))
	case a.lists != nil:
		list := columnar.Take(a.lists, []int32{int32(row)})
		to.lists = append(to.lists, list)
		return columnar.Bytes([]arrow.Array{list})
	}
	return 8
}

// outcome collects the values of one accumulator over finished windows, collections as columns of
// one row.
type outcome struct {
	builder array.Builder
	lists   []arrow.Array
}

// column gives the collected values.
func (o *outcome) column() (arrow.Array, error) {
	if o.lists != nil {
		return columnar.Concat(o.lists)
	}
	return o.builder.NewArray(), nil
}

// aggregate appends the accumulator's value over the retained rows.
func (w *window) aggregate(plan *revision.Accumulator, out *outcome) failure.Failure {
	to := out.builder
	s := &w.values[plan.Argument]
	switch plan.Aggregate {
	case revision.AggregateCount:
		appendValue(to, plan.Type.Kind, int64(len(w.times)))
		return nil
	case revision.AggregateSum:
		return s.sum(plan.Type.Kind, to)
	}
	var at int
	switch plan.Aggregate {
	case revision.AggregateFirst:
		at = w.extreme(func(a, b int) bool { return w.times[a] < w.times[b] })
	case revision.AggregateLast:
		at = w.extreme(func(a, b int) bool { return w.times[a] >= w.times[b] })
	case revision.AggregateMin:
		at = w.extreme(func(a, b int) bool { return s.compare(a, b) < 0 })
	case revision.AggregateMax:
		at = w.extreme(func(a, b int) bool { return s.compare(a, b) > 0 })
	}
	if s.lists != nil {
		out.lists = append(out.lists, s.lists[at])
	} else {
		appendValue(to, plan.Type.Kind, s.at(at, plan.Type.Kind))
	}
	return nil
}

// extreme finds the row that beats all others; ties keep the earlier arrival unless beats says so.
func (w *window) extreme(beats func(a, b int) bool) int {
	best := 0
	for row := 1; row < len(w.times); row++ {
		if beats(row, best) {
			best = row
		}
	}
	return best
}

func (s *series) compare(a, b int) int {
	switch {
	case s.integers != nil:
		return cmp.Compare(s.integers[a], s.integers[b])
	case s.naturals != nil:
		return cmp.Compare(s.naturals[a], s.naturals[b])
	case s.reals != nil:
		return totalOrder(s.reals[a], s.reals[b])
	}
	return cmp.Compare(s.texts[a], s.texts[b])
}

// totalOrder is the IEEE 754 total order: -NaN < -inf … -0 < +0 … +inf < NaN.
func totalOrder(a, b float64) int {
	key := func(v float64) int64 {
		raw := int64(math.Float64bits(v))
		return raw ^ int64(uint64(raw>>63)>>1)
	}
	return cmp.Compare(key(a), key(b))
}

func (s *series) at(row int, kind datatype.Kind) any {
	switch {
	case s.integers != nil:
		return s.integers[row]
	case s.naturals != nil && kind == datatype.KindBool:
		return s.naturals[row] != 0
	case s.naturals != nil:
		return s.naturals[row]
	case s.reals != nil:
		return s.reals[row]
	}
	return s.texts[row]
}

// sum adds the values exactly and checks the range of the result type.
func (s *series) sum(kind datatype.Kind, to array.Builder) failure.Failure {
	switch {
	case s.integers != nil:
		var high, low int64 // 128-bit two's complement, low as unsigned
		for _, v := range s.integers {
			sum, carry := bits.Add64(uint64(low), uint64(v), 0)
			low, high = int64(sum), high+v>>63+int64(carry)
		}
		if high != low>>63 || !fitsSigned(low, kind) {
			return overflowed(to, kind)
		}
		appendValue(to, kind, low)
	case s.naturals != nil:
		var total uint64
		for _, v := range s.naturals {
			sum, carry := bits.Add64(total, v, 0)
			if total = sum; carry != 0 {
				return overflowed(to, kind)
			}
		}
		if !fitsUnsigned(total, kind) {
			return overflowed(to, kind)
		}
		appendValue(to, kind, total)
	default:
		total := 0.0
		for _, v := range s.reals {
			total += v
		}
		if kind == datatype.KindF32 {
			total = float64(float32(total))
		}
		if math.IsNaN(total) || math.IsInf(total, 0) {
			to.AppendNull()
			return &failure.InvalidArgument{Operation: "SUM", Reason: "the result is not finite"}
		}
		appendValue(to, kind, total)
	}
	return nil
}

func overflowed(to array.Builder, kind datatype.Kind) failure.Failure {
	to.AppendNull()
	return &failure.Overflow{Operation: "SUM", Type: kind.String()}
}

func fitsSigned(v int64, kind datatype.Kind) bool {
	switch kind {
	case datatype.KindI8:
		return v == int64(int8(v))
	case datatype.KindI16:
		return v == int64(int16(v))
	case datatype.KindI32:
		return v == int64(int32(v))
	}
	return true
}

func fitsUnsigned(v uint64, kind datatype.Kind) bool {
	switch kind {
	case datatype.KindU8:
		return v == uint64(uint8(v))
	case datatype.KindU16:
		return v == uint64(uint16(v))
	case datatype.KindU32:
		return v == uint64(uint32(v))
	}
	return true
}
