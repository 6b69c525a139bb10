package program

import (
	"crypto/rand"

	"nervix/generated/datatype"
	"nervix/generated/failure"
)

// now gives the domain time of the execution.
type now struct{}

func (now) run(m *Machine, to *vector) *vector {
	to.reset(datatype.KindDatetime, 1, true)
	values[int64](to.ownValues(8))[0] = m.frame.Now
	return to
}

// unique makes a new UUID of version 4 or 7 for every row.
type unique struct{ version byte }

func (s unique) run(m *Machine, to *vector) *vector {
	to.reset(datatype.KindString, m.rows, false)
	m.random = grow(m.random, 16*m.rows)
	rand.Read(m.random)
	milliseconds := uint64(max(0, m.frame.Now) / 1e6)
	m.writeText(to, func(text []byte, row int) ([]byte, failure.Failure) {
		id := m.random[16*row:][:16]
		if s.version == 7 {
			for i := range 6 {
				id[i] = byte(milliseconds >> (8 * (5 - i)))
			}
		}
		id[6] = id[6]&0x0f | s.version<<4
		id[8] = id[8]&0x3f | 0x80
		return appendUUID(text, id), nil
	})
	return to
}

func appendUUID(text, id []byte) []byte {
	const digits = "0123456789abcdef"
	for i, b := range id {
		if i == 4 || i == 6 || i == 8 || i == 10 {
			text = append(text, '-')
		}
		text = append(text, digits[b>>4], digits[b&15])
	}
	return text
}
