package program

import (
	"math"
	"unsafe"

	"github.com/apache/arrow-go/v18/arrow"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/columnar"
	"nervix/runtime/lookup"
)

// HashMap is a lookup table as programs read it.
type HashMap struct {
	Table *lookup.Table
	// Count is told how many keys one execution looked up; it may be nil.
	Count func(keys int)
}

// Library is what programs may use besides the columns of their frames. The zero Library is empty.
type Library struct {
	// HashMaps are indexed as in the revision.
	HashMaps []HashMap
	// Headers tells that frames have the headers of their records.
	Headers bool
}

// lookUp gives a field of the records that a hash map has for a column of keys.
type lookUp struct {
	from    HashMap
	key     uint32
	keyText func(m *Machine, operands []*vector) writer // nil for text
	kind    datatype.Kind
	column  arrow.Array // the field of every entry, with one null row behind them
	null    *vector
}

func (c *stepCompiler) VisitLookupStep(s *revision.LookupStep) made {
	kind, _, err := c.operand(s.Key)
	switch {
	case err != nil:
		return made{err: err}
	case int(s.HashMap) >= len(c.library.HashMaps):
		return failed("there is no hash map %d", s.HashMap)
	case !columnar.IsScalar(kind):
		return failed("a key of %s", kind)
	}
	from := c.library.HashMaps[s.HashMap]
	fields := from.Table.Schema().Fields
	if int(s.Field) >= len(fields) || !fields[s.Field].Type.Equal(&c.in.Type) {
		return failed("hash map %d has no field %d of type %s", s.HashMap, s.Field, c.in.Type.Kind)
	}
	column := from.Table.Column(int(s.Field))
	return made{step: &lookUp{from, s.Key, keyTextOf(kind), c.in.Type.Kind, column, nullOf(&c.in.Type)}}
}

// keyTextOf gives the writer of canonical key text (expressions reference, section 10.8); nil for
// text, which is its own.
func keyTextOf(kind datatype.Kind) func(m *Machine, operands []*vector) writer {
	switch kind {
	case datatype.KindF32:
		return keyFloat[float32]
	case datatype.KindF64:
		return keyFloat[float64]
	}
	return formatOf(kind)
}

func keyFloat[T float](_ *Machine, operands []*vector) writer {
	from, bits := values[T](operands[0].values), int(unsafe.Sizeof(T(0)))*8
	return func(text []byte, row int) ([]byte, failure.Failure) {
		return columnar.AppendFloat(text, float64(from[row]), bits), nil
	}
}

func (s *lookUp) run(m *Machine, to *vector) *vector {
	keys := m.registers[s.key]
	if m.rows == 0 || !m.strict(to, s.kind, keys) {
		return s.null
	}
	m.temporary.load(s.column, s.kind, false)
	defer m.temporary.idle()
	s.find(m, to, keys)
	s.count(m, keys)
	if columnar.IsScalar(s.kind) {
		m.gather(to, &m.temporary, m.elements)
		return to
	}
	total, lists := int64(0), listsOf(&m.temporary)
	for _, entry := range m.elements {
		from, until := lists.at(int(entry))
		total += int64(until - from)
	}
	if total > math.MaxInt32 {
		m.defect = &failure.Internal{Detail: "a collection is too large"}
		return s.null
	}
	to.load(columnar.Take(s.column, m.elements), s.kind, to.constant)
	return to
}

// find gives the entries of the keys as elements and makes the rows null that have no value.
func (s *lookUp) find(m *Machine, to, keys *vector) {
	m.elements = grow(m.elements, to.rows)
	var write writer
	if s.keyText != nil {
		write = s.keyText(m, []*vector{keys})
	}
	nowhere := int32(s.from.Table.Entries())
	for row := range m.elements {
		m.elements[row] = nowhere
		if to.isNull(row) {
			continue
		}
		key := m.keyText[:0]
		if write == nil {
			key = keys.textAt(row)
		} else {
			key, _ = write(key, row) // writers of keys do not fail
			m.keyText = key
		}
		entry := s.from.Table.Find(key)
		if m.elements[row] = entry; m.temporary.isNull(int(entry)) {
			to.invalidate(row)
		}
	}
}

// count measures the keys of the rows that take part.
func (s *lookUp) count(m *Machine, keys *vector) {
	if s.from.Count == nil {
		return
	}
	rows := m.rows
	if m.frame.Selection != nil {
		rows = len(m.frame.Selection)
	}
	switch {
	case keys.valid == nil || keys.constant: // a constant null was never looked up
	case m.frame.Selection == nil:
		rows -= keys.nulls()
	default:
		for _, row := range m.frame.Selection {
			if keys.isNull(int(row)) {
				rows--
			}
		}
	}
	if rows > 0 {
		s.from.Count(rows)
	}
}
