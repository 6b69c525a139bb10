package lookup

import (
	"strconv"

	"nervix/generated/datatype"
	"nervix/runtime/codec"
	"nervix/runtime/columnar"
	"nervix/runtime/instant"
)

// appendKey writes the canonical text of a scalar that is not null (expressions reference, section
// 10.8).
func appendKey(text []byte, view *codec.View, row int) []byte {
	switch view.Kind {
	case datatype.KindString:
		return append(text, view.Text(row)...)
	case datatype.KindBool:
		return strconv.AppendBool(text, view.Bool(row))
	case datatype.KindDatetime:
		return instant.Append(text, int64(view.Bits64(row)))
	case datatype.KindF32:
		return columnar.AppendFloat(text, float64(view.Single(row)), 32)
	case datatype.KindF64:
		return columnar.AppendFloat(text, view.Double(row), 64)
	}
	magnitude, negative := view.Integer(row)
	if negative {
		text = append(text, '-')
	}
	return strconv.AppendUint(text, magnitude, 10)
}

// Key gives the canonical text of a value of a scalar kind: a string, bool, float64, uint64 or int64;
// the last stands for signed integers and for DATETIME in nanoseconds.
func Key(kind datatype.Kind, value any) string {
	switch v := value.(type) {
	case string:
		return v
	case bool:
		return strconv.FormatBool(v)
	case uint64:
		return strconv.FormatUint(v, 10)
	case int64:
		if kind == datatype.KindDatetime {
			return string(instant.Append(nil, v))
		}
		return strconv.FormatInt(v, 10)
	case float64:
		bits := 64
		if kind == datatype.KindF32 {
			bits = 32
		}
		return string(columnar.AppendFloat(nil, v, bits))
	}
	return ""
}
