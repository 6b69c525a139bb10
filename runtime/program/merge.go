package program

import (
	"math"
	"math/bits"
	"slices"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/runtime/columnar"
)

// noChoice marks rows of choices that have no value: they are null.
const noChoice = math.MaxUint16

// merge fills to with one value per row: that of the source which the row chose in the same row, or
// null for undecided ones. There is a source.
func (m *Machine) merge(to *vector, kind datatype.Kind, at *level) {
	to.reset(kind, m.rows, false)
	at.mergeValidity(to)
	switch kind {
	case datatype.KindBool:
		at.mergeBits(to.ownBits(), func(from *vector) []byte { return from.values })
	case datatype.KindString:
		m.mergeText(to, at.choose(m.rows), at.sources)
	case datatype.KindArray, datatype.KindVec:
		m.mergeCollections(to, at.choose(m.rows), at.sources)
	default:
		to.ownValues(m.rows * width(kind))
		switch width(kind) {
		case 1:
			mergeValues[uint8](to, at)
		case 2:
			mergeValues[uint16](to, at)
		case 4:
			mergeValues[uint32](to, at)
		case 8:
			mergeValues[uint64](to, at)
		}
	}
}

func (at *level) mergeValidity(to *vector) {
	nullable := slices.ContainsFunc(at.undecided, func(word uint64) bool { return word != 0 })
	for _, from := range at.sources {
		nullable = nullable || from.valid != nil
	}
	if nullable {
		at.mergeBits(to.ownValid(), func(from *vector) []byte { return from.valid })
	}
}

// mergeBits takes every bit from a bitmap of the source that the row chose, of which a constant has one
// bit; bits of a nil bitmap are set, and those of undecided rows are not.
func (at *level) mergeBits(to []byte, of func(*vector) []byte) {
	for i := range at.undecided {
		merged := uint64(0)
		for n, from := range at.sources {
			word := ^uint64(0)
			switch bitmap := of(from); {
			case bitmap == nil:
			case !from.constant:
				word = bitWord(bitmap, i<<6, from.rows)
			case !bitAt(bitmap, 0):
				word = 0
			}
			merged |= at.chosen[n][i] & word
		}
		putWord(to, i<<6, merged)
	}
}

// choose gives the index of its source per row, noChoice for undecided ones.
func (at *level) choose(rows int) []uint16 {
	at.choices = grow(at.choices, rows)
	for row := range at.choices {
		at.choices[row] = noChoice
	}
	for n := range at.sources {
		for i, word := range at.chosen[n] {
			for ; word != 0; word &= word - 1 {
				at.choices[i<<6+bits.TrailingZeros64(word)] = uint16(n)
			}
		}
	}
	return at.choices
}

// mergeValues blends the sources one after the other; the value below a null is that of some source.
func mergeValues[T uint8 | uint16 | uint32 | uint64](to *vector, at *level) {
	t, last := values[T](to.values), len(at.sources)-1
	var first, second [64]T
	rest := chunksOf(at.sources[last], &second)
	for base := 0; last == 0 && base < len(t); base += 64 {
		copy(t[base:], rest.at(base, min(64, len(t)-base)))
	}
	for n := last - 1; n >= 0; n-- {
		blend(t, at.chosen[n], chunksOf(at.sources[n], &first), rest)
		rest = chunks[T]{list: t}
	}
}

// chunks reads the values of a vector 64 at a time.
type chunks[T any] struct {
	list     []T
	constant *[64]T // nil when list has every row
}

// chunksOf prepares to read a vector; a constant is repeated in memory.
func chunksOf[T uint8 | uint16 | uint32 | uint64](from *vector, memory *[64]T) chunks[T] {
	list := values[T](from.values)
	if !from.constant {
		return chunks[T]{list: list}
	}
	for i := range memory {
		memory[i] = list[0]
	}
	return chunks[T]{constant: memory}
}

func (c *chunks[T]) at(base, count int) []T {
	if c.constant != nil {
		return c.constant[:count]
	}
	return c.list[base : base+count]
}

// blend takes the rows in a set from yes and all others from no, which may be to itself.
func blend[T uint8 | uint16 | uint32 | uint64](to []T, rows []uint64, yes, no chunks[T]) {
	for i, word := range rows {
		base := i << 6
		t := to[base:min(base+64, len(to))]
		y, n := yes.at(base, len(t)), no.at(base, len(t))
		switch word {
		case 0:
			copy(t, n)
		case ^uint64(0):
			copy(t, y)
		default:
			y, n = y[:len(t)], n[:len(t)]
			for row := range t {
				take := -T(word & 1) // all ones or none
				t[row] = n[row] ^ (n[row]^y[row])&take
				word >>= 1
			}
		}
	}
}

func (m *Machine) mergeText(to *vector, choices []uint16, sources []*vector) {
	m.writeText(to, func(text []byte, row int) ([]byte, failure.Failure) {
		from := sources[choices[row]]
		return append(text, from.textAt(row*from.step())...), nil
	})
}

// mergeCollections joins the sources and gathers from them.
func (m *Machine) mergeCollections(to *vector, choices []uint16, sources []*vector) {
	columns, starts := make([]arrow.Array, len(sources)+1), make([]int32, len(sources))
	total := int32(0)
	for i, from := range sources {
		columns[i], starts[i] = from.column, total
		total += int32(from.column.Len())
	}
	columns[len(sources)] = columnar.Nulls(columns[0].DataType(), 1)
	rows := make([]int32, len(choices))
	for row, choice := range choices {
		rows[row] = total
		if choice != noChoice {
			rows[row] = starts[choice] + int32(row*sources[choice].step())
		}
	}
	joined, err := columnar.Concat(columns)
	if err != nil {
		m.defect = (&failure.Internal{Detail: "collections do not join"}).WithCause(err)
		joined, rows = columns[len(sources)], make([]int32, len(choices))
	}
	to.column = columnar.Take(joined, rows)
}
