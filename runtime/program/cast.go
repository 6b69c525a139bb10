package program

import (
	"math"
	"unsafe"

	"nervix/generated/datatype"
	"nervix/generated/failure"
)

// conversionKernel converts the rows [first, last) and tells whether one of them is suspect: it
// does not fit, or is null.
type conversionKernel func(to, from *vector, first, last int) bool

// conversion casts between numeric types and DATETIME.
type conversion struct {
	operand uint32
	kind    datatype.Kind
	kernel  conversionKernel
	failure failure.Failure
}

func (s *conversion) run(m *Machine, to *vector) *vector {
	from := m.registers[s.operand]
	if !m.strict(to, s.kind, from) {
		return to
	}
	to.ownValues(to.rows * width(s.kind))
	if !s.kernel(to, from, 0, to.rows) {
		return to
	}
	for first := 0; first < to.rows; first += 64 {
		last := min(first+64, to.rows)
		if !s.kernel(to, from, first, last) {
			continue
		}
		for row := first; row < last; row++ {
			if !to.isNull(row) && s.kernel(to, from, row, row+1) {
				m.fail(to, row, s.failure)
			}
		}
	}
	return to
}

func convertInteger[F, T integer](to, from *vector, first, last int) bool {
	t, f := values[T](to.values)[first:last], values[F](from.values)[first:last]
	suspect := byte(0)
	for i, a := range f[:len(t)] {
		r := T(a)
		t[i] = r
		suspect |= bit(F(r) != a) | bit((r < 0) != (a < 0))
	}
	return suspect != 0
}

func convertToFloat[F number, T float](to, from *vector, first, last int) bool {
	t, f := values[T](to.values)[first:last], values[F](from.values)[first:last]
	for i, a := range f[:len(t)] {
		t[i] = T(a)
	}
	return false
}

func truncateToInteger[F float, T integer](to, from *vector, first, last int) bool {
	low, high := bounds[T]()
	t, f := values[T](to.values)[first:last], values[F](from.values)[first:last]
	suspect := false
	for i, a := range f[:len(t)] {
		whole := math.Trunc(float64(a))
		if whole >= low && whole < high {
			t[i] = T(whole)
		} else {
			t[i], suspect = 0, true
		}
	}
	return suspect
}

// bounds gives the least value of an integer type and the value above its greatest one.
func bounds[T integer]() (low, high float64) {
	bits := int(unsafe.Sizeof(T(0))) * 8
	if ones := ^T(0); ones > 0 {
		return 0, math.Ldexp(1, bits)
	}
	return -math.Ldexp(1, bits-1), math.Ldexp(1, bits-1)
}

func copyIntegers(to, from *vector, first, last int) bool {
	copy(values[int64](to.values)[first:last], values[int64](from.values)[first:last])
	return false
}

func convertBool[T number](to, from *vector, first, last int) bool {
	t := values[T](to.values)
	for row := first; row < last; row++ {
		t[row] = T(bit(bitAt(from.values, row)))
	}
	return false
}

var boolConversions = [datatype.KindF64 + 1]conversionKernel{
	datatype.KindU8: convertBool[uint8], datatype.KindI8: convertBool[int8],
	datatype.KindU16: convertBool[uint16], datatype.KindI16: convertBool[int16],
	datatype.KindU32: convertBool[uint32], datatype.KindI32: convertBool[int32],
	datatype.KindU64: convertBool[uint64], datatype.KindI64: convertBool[int64],
	datatype.KindF32: convertBool[float32], datatype.KindF64: convertBool[float64],
}

// identity gives its operand.
type identity struct{ operand uint32 }

func (s *identity) run(m *Machine, _ *vector) *vector { return m.registers[s.operand] }

// impossible casts between BOOL and DATETIME: every value fails.
type impossible struct {
	operand uint32
	kind    datatype.Kind
	failure failure.Failure
}

func (s *impossible) run(m *Machine, to *vector) *vector {
	if !m.strict(to, s.kind, m.registers[s.operand]) {
		return to
	}
	clear(to.ownValues(max(to.rows*width(s.kind), bitmapBytes(to.rows))))
	for row := range to.rows {
		if !to.isNull(row) {
			m.fail(to, row, s.failure)
		}
	}
	return to
}

// nonzero casts a number to BOOL.
type nonzero struct {
	operand uint32
	kernel  comparisonKernel
	zero    *vector
}

func (s *nonzero) run(m *Machine, to *vector) *vector {
	from := m.registers[s.operand]
	if m.strict(to, datatype.KindBool, from) && to.rows > 0 {
		to.ownBits()
		s.kernel.rightConstant(to, from, s.zero)
	}
	return to
}

// castOf makes the step of a cast between two scalar kinds.
func castOf(operand uint32, from, to datatype.Kind) step {
	failed := &failure.CastFailed{Type: to.String()}
	switch {
	case from == to:
		return &identity{operand}
	case to == datatype.KindString:
		return &textual{[]uint32{operand}, formatOf(from)}
	case from == datatype.KindString:
		return &parse{operand: operand, kind: to, parser: parsers[to], failure: failed}
	case from == datatype.KindBool && to == datatype.KindDatetime, from == datatype.KindDatetime && to == datatype.KindBool:
		return &impossible{operand, to, failed}
	case to == datatype.KindBool:
		kernel, _ := comparisonOf(notEqual, from)
		return &nonzero{operand, kernel, &vector{kind: from, rows: 1, constant: true, values: make([]byte, 8)}}
	case from == datatype.KindBool:
		return &conversion{operand, to, boolConversions[to], failed}
	case numeric(from) == numeric(to):
		return &conversion{operand, to, copyIntegers, failed}
	default:
		return &conversion{operand, to, numericConversions[numeric(from)][numeric(to)], failed}
	}
}

// numeric gives the kind as which a numeric kind or DATETIME computes.
func numeric(kind datatype.Kind) datatype.Kind {
	if kind == datatype.KindDatetime {
		return datatype.KindI64
	}
	return kind
}
