package program

import (
	"nervix/generated/datatype"
	"nervix/generated/failure"
)

// Bounds of computed text: of one value, and of all values of a column together. A row beyond
// them fails with invalid_argument.
const (
	maximumText   = 16 << 20
	maximumColumn = 1 << 30
)

var textTooLarge = &failure.InvalidArgument{Operation: "text", Reason: "the result is too large"}

// writer appends the text of one row.
type writer func(text []byte, row int) ([]byte, failure.Failure)

// writeText fills a STRING vector, whose validity stands, row by row. The writer sees no null row.
func (m *Machine) writeText(to *vector, write writer) {
	offsets, text := to.ownOffsets(), to.scratch.text[:0]
	if text == nil && to.textPerRow > 0 {
		text = make([]byte, 0, min(to.rows*to.textPerRow, maximumIdle))
	}
	offsets[0] = 0
	for row := range to.rows {
		if to.valid == nil || bitAt(to.valid, row) {
			grown, why := write(text, row)
			if why == nil && len(grown) > maximumColumn {
				why = textTooLarge
			}
			if why == nil {
				text = grown
			} else {
				m.fail(to, row, why)
				text = grown[:len(text)]
			}
		}
		offsets[row+1] = int32(len(text))
	}
	to.scratch.text, to.text = text, text
}

// textual computes a STRING row by row with one of the writers of its function.
type textual struct {
	operands []uint32
	// write makes the writer over the operands; it is called once per execution.
	write func(m *Machine, operands []*vector) writer
}

func (s *textual) run(m *Machine, to *vector) *vector {
	var list [4]*vector
	operands := m.operands(list[:0], s.operands)
	if m.strict(to, datatype.KindString, operands...) {
		m.writeText(to, s.write(m, operands))
	}
	return to
}

// operands appends the values of registers.
func (m *Machine) operands(list []*vector, registers []uint32) []*vector {
	for _, register := range registers {
		list = append(list, m.registers[register])
	}
	return list
}
