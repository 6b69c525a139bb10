package program

import (
	"bytes"
	"math"
	"strconv"
	"unicode"
	"unsafe"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/instant"
)

const notEqual = revision.BinaryOperationNotEqual

// formatOf gives the writer of a cast to STRING.
func formatOf(from datatype.Kind) func(m *Machine, operands []*vector) writer {
	switch from {
	case datatype.KindU8:
		return formatUnsigned[uint8]
	case datatype.KindU16:
		return formatUnsigned[uint16]
	case datatype.KindU32:
		return formatUnsigned[uint32]
	case datatype.KindU64:
		return formatUnsigned[uint64]
	case datatype.KindI8:
		return formatSigned[int8]
	case datatype.KindI16:
		return formatSigned[int16]
	case datatype.KindI32:
		return formatSigned[int32]
	case datatype.KindI64:
		return formatSigned[int64]
	case datatype.KindF32:
		return formatFloat[float32]
	case datatype.KindF64:
		return formatFloat[float64]
	case datatype.KindBool:
		return formatBool
	case datatype.KindDatetime:
		return formatInstant
	case datatype.KindString, datatype.KindArray, datatype.KindVec:
		return nil
	}
	return nil
}

func formatUnsigned[T unsigned](_ *Machine, operands []*vector) writer {
	from := values[T](operands[0].values)
	return func(text []byte, row int) ([]byte, failure.Failure) {
		return strconv.AppendUint(text, uint64(from[row]), 10), nil
	}
}

func formatSigned[T signed](_ *Machine, operands []*vector) writer {
	from := values[T](operands[0].values)
	return func(text []byte, row int) ([]byte, failure.Failure) {
		return strconv.AppendInt(text, int64(from[row]), 10), nil
	}
}

func formatFloat[T float](_ *Machine, operands []*vector) writer {
	from := values[T](operands[0].values)
	bits := int(unsafe.Sizeof(T(0))) * 8
	return func(text []byte, row int) ([]byte, failure.Failure) {
		value := float64(from[row])
		switch {
		case math.IsInf(value, 1):
			return append(text, "inf"...), nil
		case math.IsInf(value, -1):
			return append(text, "-inf"...), nil
		}
		return strconv.AppendFloat(text, value, 'f', -1, bits), nil
	}
}

func formatBool(_ *Machine, operands []*vector) writer {
	return func(text []byte, row int) ([]byte, failure.Failure) {
		return strconv.AppendBool(text, bitAt(operands[0].values, row)), nil
	}
}

func formatInstant(_ *Machine, operands []*vector) writer {
	from := values[int64](operands[0].values)
	return func(text []byte, row int) ([]byte, failure.Failure) {
		return instant.Append(text, from[row]), nil
	}
}

// parse casts STRING to another kind.
type parse struct {
	operand uint32
	kind    datatype.Kind
	parser  parser
	failure failure.Failure
}

// parser stores the value of a text in a row and tells whether the text has one.
type parser func(to *vector, row int, text []byte) bool

var parsers = [datatype.KindDatetime + 1]parser{
	datatype.KindU8: parseInteger[uint8], datatype.KindI8: parseInteger[int8],
	datatype.KindU16: parseInteger[uint16], datatype.KindI16: parseInteger[int16],
	datatype.KindU32: parseInteger[uint32], datatype.KindI32: parseInteger[int32],
	datatype.KindU64: parseInteger[uint64], datatype.KindI64: parseInteger[int64],
	datatype.KindF32: parseFloat[float32], datatype.KindF64: parseFloat[float64],
	datatype.KindBool: parseBool, datatype.KindDatetime: parseInstant,
}

func (s *parse) run(m *Machine, to *vector) *vector {
	from := m.registers[s.operand]
	if !m.strict(to, s.kind, from) {
		return to
	}
	clear(to.ownValues(max(to.rows*width(s.kind), bitmapBytes(to.rows))))
	for row := range to.rows {
		if !to.isNull(row) && !s.parser(to, row, from.textAt(row)) {
			m.fail(to, row, s.failure)
		}
	}
	return to
}

// parseInteger accepts an optionally signed decimal in range, nothing else.
func parseInteger[T integer](to *vector, row int, text []byte) bool {
	negative := false
	if len(text) > 0 && (text[0] == '-' || text[0] == '+') {
		negative, text = text[0] == '-', text[1:]
	}
	if len(text) == 0 {
		return false
	}
	magnitude := uint64(0)
	for _, c := range text {
		digit := uint64(c - '0')
		if digit > 9 || magnitude > (math.MaxUint64-digit)/10 {
			return false
		}
		magnitude = magnitude*10 + digit
	}
	limit := uint64(1)<<(unsafe.Sizeof(T(0))*8-1) - 1
	if ones := ^T(0); ones > 0 {
		limit = uint64(ones)
		if negative {
			limit = 0
		}
	} else if negative {
		limit++
	}
	value := T(magnitude)
	if negative {
		value = -value
	}
	values[T](to.values)[row] = value
	return magnitude <= limit
}

// parseFloat accepts decimal and exponent forms, nan, inf and infinity; what is out of range
// becomes infinite or zero.
func parseFloat[T float](to *vector, row int, text []byte) bool {
	for _, c := range text {
		// Go also reads hexadecimal forms and digit separators.
		if c == 'x' || c == 'X' || c == '_' {
			return false
		}
	}
	value, err := strconv.ParseFloat(bytesAsString(text), int(unsafe.Sizeof(T(0)))*8)
	if err != nil && !outOfRange(err) {
		return false
	}
	values[T](to.values)[row] = T(value)
	return true
}

func outOfRange(err error) bool {
	number, ok := err.(*strconv.NumError)
	return ok && number.Err == strconv.ErrRange
}

// parseInstant accepts RFC 3339 with an offset whose instant fits 64-bit nanoseconds.
func parseInstant(to *vector, row int, text []byte) bool {
	nanoseconds, ok := instant.Parse(text)
	values[int64](to.values)[row] = nanoseconds
	return ok
}

// parseBool accepts the words of truth in any case, surrounded by blanks.
func parseBool(to *vector, row int, text []byte) bool {
	text = bytes.TrimFunc(text, unicode.IsSpace)
	var word [5]byte
	if len(text) == 0 || len(text) > len(word) {
		return false
	}
	for i, c := range text {
		word[i] = lowerByte(c)
	}
	switch string(word[:len(text)]) {
	case "t", "tr", "tru", "true", "y", "ye", "yes", "on", "1":
		setBit(to.values, row)
		return true
	case "f", "fa", "fal", "fals", "false", "n", "no", "of", "off", "0":
		return true
	}
	return false
}

func lowerByte(c byte) byte {
	if c-'A' < 26 {
		c += 'a' - 'A'
	}
	return c
}
