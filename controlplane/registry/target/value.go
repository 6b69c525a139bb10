package target

import (
	"math"

	"nervix/generated/datatype"
	"nervix/generated/model"
	"nervix/runtime/instant"
)

// value converts a literal to the form of branch.Key.Values; false when it is of another kind or
// beyond what the kind holds. A DATETIME is written as a string.
func value(kind datatype.Kind, e model.Expression) (any, bool) {
	switch e := e.(type) {
	case *model.StringLiteral:
		if kind == datatype.KindDatetime {
			return nanoseconds(e.Value)
		}
		return e.Value, kind == datatype.KindString
	case *model.BoolLiteral:
		return e.Value, kind == datatype.KindBool
	case *model.FloatLiteral:
		return float(kind, e.Value)
	case *model.IntegerLiteral:
		return integer(kind, e.Value)
	case *model.Unary:
		switch number := e.Operand.(type) {
		case *model.FloatLiteral:
			return float(kind, -number.Value)
		case *model.IntegerLiteral:
			return integer(kind, -number.Value)
		}
	}
	return nil, false
}

// bits gives the width of the integer kinds.
var bits = map[datatype.Kind]int{
	datatype.KindU8: 8, datatype.KindU16: 16, datatype.KindU32: 32, datatype.KindU64: 64,
	datatype.KindI8: 8, datatype.KindI16: 16, datatype.KindI32: 32, datatype.KindI64: 64,
}

func integer(kind datatype.Kind, v int64) (any, bool) {
	switch kind {
	case datatype.KindU8, datatype.KindU16, datatype.KindU32, datatype.KindU64:
		return uint64(v), v >= 0 && (bits[kind] == 64 || v < 1<<bits[kind])
	case datatype.KindI8, datatype.KindI16, datatype.KindI32, datatype.KindI64:
		limit := int64(math.MaxInt64) >> (64 - bits[kind])
		return v, v >= -limit-1 && v <= limit
	}
	return float(kind, float64(v))
}

func float(kind datatype.Kind, v float64) (any, bool) {
	return v, kind == datatype.KindF32 || kind == datatype.KindF64
}

// nanoseconds reads an RFC 3339 instant.
func nanoseconds(text string) (any, bool) {
	at, valid := instant.Parse(text)
	return at, valid
}
