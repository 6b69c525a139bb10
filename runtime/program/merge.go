package program

import (
	"math"
	"slices"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/runtime/columnar"
)

// noChoice marks rows of choices that have no value: they are null.
const noChoice = math.MaxUint16

// merge fills to with one value per row: that of sources[choices[row]] in the same row, or null
// for noChoice. choices covers every row of the frame.
func (m *Machine) merge(to *vector, kind datatype.Kind, choices []uint16, sources []*vector) {
	to.reset(kind, m.rows, false)
	m.mergeValidity(to, choices, sources)
	switch kind {
	case datatype.KindBool:
		m.bitmaps = m.bitmaps[:0]
		for _, from := range sources {
			m.bitmaps = append(m.bitmaps, bitmap{from.values, from.step()})
		}
		m.mergeBits(to.ownBits(), choices)
	case datatype.KindString:
		m.mergeText(to, choices, sources)
	case datatype.KindArray, datatype.KindVec:
		m.mergeCollections(to, choices, sources)
	default:
		to.ownValues(m.rows * width(kind))
		switch width(kind) {
		case 1:
			mergeValues[uint8](to, choices, sources)
		case 2:
			mergeValues[uint16](to, choices, sources)
		case 4:
			mergeValues[uint32](to, choices, sources)
		case 8:
			mergeValues[uint64](to, choices, sources)
		}
	}
}

func (m *Machine) mergeValidity(to *vector, choices []uint16, sources []*vector) {
	nullable := false
	m.bitmaps = m.bitmaps[:0]
	for _, from := range sources {
		if from.valid == nil {
			m.bitmaps = append(m.bitmaps, bitmap{bits: []byte{1}})
		} else {
			m.bitmaps, nullable = append(m.bitmaps, bitmap{from.valid, from.step()}), true
		}
	}
	if nullable || slices.Contains(choices, noChoice) {
		m.mergeBits(to.ownValid(), choices)
	}
}

// bitmap is one that a source has, with step 0 if its first bit stands for every row.
type bitmap struct {
	bits []byte
	step int
}

// mergeBits takes every bit from that of m.bitmaps which the row chooses; rows without choice have
// none.
func (m *Machine) mergeBits(to []byte, choices []uint16) {
	from := append(m.bitmaps, bitmap{bits: []byte{0}})
	none := uint16(len(from) - 1)
	for base := 0; base < len(choices); base += 8 {
		octet := byte(0)
		for i, choice := range choices[base:min(base+8, len(choices))] {
			source := &from[min(choice, none)]
			at := (base + i) * source.step
			octet |= source.bits[at>>3] >> (at & 7) & 1 << i
		}
		to[base>>3] = octet
	}
	m.bitmaps = from
	clear(m.bitmaps)
}

func mergeValues[T uint8 | uint16 | uint32 | uint64](to *vector, choices []uint16, sources []*vector) {
	t := values[T](to.values)
	// Up to three sources are picked without a branch; the last place stands for no choice.
	var table [4][]T
	var steps [4]int
	if len(sources) < len(table) {
		for i, from := range sources {
			table[i], steps[i] = values[T](from.values), from.step()
		}
		table[3] = []T{0}
		for row, choice := range choices {
			t[row] = table[choice&3][row*steps[choice&3]]
		}
		return
	}
	clear(t)
	for number, from := range sources {
		f, step := values[T](from.values), from.step()
		for row, choice := range choices {
			if int(choice) == number {
				t[row] = f[row*step]
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
