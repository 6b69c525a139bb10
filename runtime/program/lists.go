package program

import (
	"math/bits"
	"slices"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/runtime/columnar"
)

// lists reads the rows of a collection as ranges of its elements.
type lists struct {
	// offsets delimit the rows of a VEC; an ARRAY has none, but a length for all rows.
	offsets []int32
	length  int32
	// first is the row of the elements at which the rows of an ARRAY start.
	first int32
	// step is 0 when one row stands for all.
	step int
}

func listsOf(v *vector) lists {
	data := v.column.Data()
	view := lists{step: v.step()}
	if t, fixed := data.DataType().(*arrow.FixedSizeListType); fixed {
		view.length = t.Len()
		view.first = int32(data.Offset()) * t.Len()
	} else if v.rows > 0 {
		view.offsets = arrow.GetData[int32](data.Buffers()[1].Bytes())[data.Offset():][:v.rows+1]
	}
	return view
}

// at gives the range of the elements of a row.
func (l *lists) at(row int) (from, to int32) {
	row *= l.step
	if l.offsets != nil {
		return l.offsets[row], l.offsets[row+1]
	}
	from = l.first + int32(row)*l.length
	return from, from + l.length
}

// elementsOf makes to a view of the elements of a collection, which are of the given kind.
func elementsOf(to, list *vector, kind datatype.Kind) {
	elements := array.MakeFromData(list.column.Data().Children()[0])
	to.load(elements, kind, false)
}

// listCount counts the elements.
type listCount struct{ list uint32 }

func (s *listCount) run(m *Machine, to *vector) *vector {
	list := m.registers[s.list]
	if !m.strict(to, datatype.KindI64, list) {
		return to
	}
	view := listsOf(list)
	counts := values[int64](to.ownValues(8 * to.rows))
	for row := range counts {
		from, until := view.at(row)
		counts[row] = int64(until - from)
	}
	return to
}

// sumKernel stores the sum of the elements [first, last) in a row and tells whether it does not
// fit.
type sumKernel func(to, elements *vector, row, first, last int) bool

// listSum adds the elements that are not null; null when there is none.
type listSum struct {
	kind    datatype.Kind
	list    uint32
	kernel  sumKernel
	failure failure.Failure
}

func (s *listSum) run(m *Machine, to *vector) *vector {
	list := m.registers[s.list]
	if !m.strict(to, s.kind, list) {
		return to
	}
	view := listsOf(list)
	elements := &m.temporary
	elementsOf(elements, list, s.kind)
	if elements.valid != nil {
		elements.zeroNulls()
	}
	to.ownValues(to.rows * width(s.kind))
	for row := range to.rows {
		if to.isNull(row) {
			continue
		}
		from, until := view.at(row)
		if !elements.anyValue(int(from), int(until)) {
			to.invalidate(row)
		} else if s.kernel(to, elements, row, int(from), int(until)) {
			m.fail(to, row, s.failure)
		}
	}
	elements.reset(0, 0, false)
	return to
}

// zeroNulls replaces the values of null rows by zeros.
func (v *vector) zeroNulls() {
	size := width(v.kind)
	shared := v.values
	copy(v.ownValues(len(shared)), shared)
	for row := range v.rows {
		if !bitAt(v.valid, row) {
			clear(v.values[row*size:][:size])
		}
	}
}

// anyValue tells whether one of the rows [from, to) is not null.
func (v *vector) anyValue(from, to int) bool {
	if v.valid == nil {
		return from < to
	}
	for row := from; row < to; row++ {
		if bitAt(v.valid, row) {
			return true
		}
	}
	return false
}

// A list has less than 2^31 elements, so that sums of narrow integers fit 64 bits.

func sumNarrowSigned[T narrowSigned](to, elements *vector, row, first, last int) bool {
	sum := int64(0)
	for _, a := range values[T](elements.values)[first:last] {
		sum += int64(a)
	}
	values[T](to.values)[row] = T(sum)
	return int64(T(sum)) != sum
}

func sumNarrowUnsigned[T narrowUnsigned](to, elements *vector, row, first, last int) bool {
	sum := uint64(0)
	for _, a := range values[T](elements.values)[first:last] {
		sum += uint64(a)
	}
	values[T](to.values)[row] = T(sum)
	return uint64(T(sum)) != sum
}

func sumWideSigned[T wideSigned](to, elements *vector, row, first, last int) bool {
	high, low := int64(0), uint64(0)
	for _, a := range values[T](elements.values)[first:last] {
		sum, carry := bits.Add64(low, uint64(a), 0)
		low, high = sum, high+int64(a)>>63+int64(carry)
	}
	values[T](to.values)[row] = T(low)
	return high != int64(low)>>63
}

func sumWideUnsigned[T wideUnsigned](to, elements *vector, row, first, last int) bool {
	sum, carries := uint64(0), uint64(0)
	for _, a := range values[T](elements.values)[first:last] {
		next, carry := bits.Add64(sum, uint64(a), 0)
		sum, carries = next, carries|carry
	}
	values[T](to.values)[row] = T(sum)
	return carries != 0
}

func sumFloat[T float](to, elements *vector, row, first, last int) bool {
	sum := 0.0
	for _, a := range values[T](elements.values)[first:last] {
		sum += float64(a)
	}
	result := T(sum)
	values[T](to.values)[row] = result
	return result-result != 0
}

// listElement gives one element; null when there is none.
type listElement struct {
	kind datatype.Kind
	// operands are the list and perhaps an index.
	operands []uint32
	// pick gives the place of the element in a range, or -1. The index is 0 without an operand.
	pick func(from, to int32, index int64) int32
}

func pickFirst(from, to int32, _ int64) int32 {
	if from < to {
		return from
	}
	return -1
}

func pickLast(from, to int32, _ int64) int32 {
	if from < to {
		return to - 1
	}
	return -1
}

func pickNth(from, to int32, index int64) int32 {
	if index >= 0 && index < int64(to-from) {
		return from + int32(index)
	}
	return -1
}

func (s *listElement) run(m *Machine, to *vector) *vector {
	var list [2]*vector
	operands := m.operands(list[:0], s.operands)
	if !m.strict(to, s.kind, operands...) {
		return to
	}
	view := listsOf(operands[0])
	elements := &m.temporary
	elementsOf(elements, operands[0], s.kind)
	position := integers{values: []int64{0}}
	if len(operands) == 2 {
		position = m.integers(0, operands[1])
	}
	m.elements = grow(m.elements, to.rows)
	for row := range m.elements {
		m.elements[row] = 0
		if to.isNull(row) {
			continue
		}
		from, until := view.at(row)
		if at := s.pick(from, until, position.at(row)); at < 0 || elements.isNull(int(at)) {
			to.invalidate(row)
		} else {
			m.elements[row] = at
		}
	}
	m.gather(to, elements, m.elements)
	elements.reset(0, 0, false)
	return to
}

// gather fills to, whose validity stands, with one row of from for each of its rows; those of its
// null rows do not matter.
func (m *Machine) gather(to, from *vector, rows []int32) {
	switch to.kind {
	case datatype.KindBool:
		clear(to.ownBits())
		for row, at := range rows {
			if !to.isNull(row) && bitAt(from.values, int(at)) {
				setBit(to.values, row)
			}
		}
		return
	case datatype.KindString:
		m.writeText(to, func(text []byte, row int) ([]byte, failure.Failure) {
			return append(text, from.textAt(int(rows[row]))...), nil
		})
		return
	}
	to.ownValues(to.rows * width(to.kind))
	switch {
	case from.rows == 0:
		clear(to.values)
	case width(to.kind) == 1:
		gatherValues[uint8](to, from, rows)
	case width(to.kind) == 2:
		gatherValues[uint16](to, from, rows)
	case width(to.kind) == 4:
		gatherValues[uint32](to, from, rows)
	default:
		gatherValues[uint64](to, from, rows)
	}
}

func gatherValues[T uint8 | uint16 | uint32 | uint64](to, from *vector, rows []int32) {
	t, f := values[T](to.values), values[T](from.values)
	for row, at := range rows {
		t[row] = f[at]
	}
}

// collection builds an ARRAY or VEC of its items.
type collection struct {
	kind  datatype.Kind
	items []uint32
	// element and whole are the Arrow types of an item and of the collection.
	element, whole arrow.DataType
	null           *vector
}

func (s *collection) run(m *Machine, to *vector) *vector {
	items := m.operands(make([]*vector, 0, len(s.items)), s.items)
	if !m.strict(to, s.kind, items...) {
		return s.null
	}
	columns := make([]arrow.Array, len(items))
	for i, item := range items {
		columns[i] = item.array(s.element, to.rows)
	}
	built, err := columnar.Lists(s.whole, to.rows, slices.Clone(to.valid), columns)
	if err != nil {
		m.defect = (&failure.Internal{Detail: "a collection is too large"}).WithCause(err)
		return s.null
	}
	to.column = built
	return to
}
