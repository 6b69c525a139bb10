package branch

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/go-json-experiment/json/jsontext"

	"nervix/generated/datatype"
	"nervix/runtime/columnar"
)

// valueOf reads a value in the forms of Key.Values; nil is null. It is called for new keys only.
func valueOf(column arrow.Array, row int) any {
	if column.IsNull(row) {
		return nil
	}
	switch c := column.(type) {
	case *array.Uint8:
		return uint64(c.Value(row))
	case *array.Uint16:
		return uint64(c.Value(row))
	case *array.Uint32:
		return uint64(c.Value(row))
	case *array.Uint64:
		return c.Value(row)
	case *array.Int8:
		return int64(c.Value(row))
	case *array.Int16:
		return int64(c.Value(row))
	case *array.Int32:
		return int64(c.Value(row))
	case *array.Int64:
		return c.Value(row)
	case *array.Timestamp:
		return int64(c.Value(row))
	case *array.Float32:
		return float64(c.Value(row))
	case *array.Float64:
		return c.Value(row)
	case *array.Boolean:
		return c.Value(row)
	case *array.String:
		// The text is cloned so that the key does not keep the whole batch alive.
		return strings.Clone(c.Value(row))
	}
	// Planning admits scalar key fields only, so that any other column reads as null.
	return nil
}

// appendTo writes a value in the forms of Key.Values to the builder of its column.
func appendTo(builder array.Builder, value any) {
	switch b := builder.(type) {
	case *array.Uint8Builder:
		appendNumber(b, b.Append, value)
	case *array.Uint16Builder:
		appendNumber(b, b.Append, value)
	case *array.Uint32Builder:
		appendNumber(b, b.Append, value)
	case *array.Uint64Builder:
		appendNumber(b, b.Append, value)
	case *array.Int8Builder:
		appendNumber(b, b.Append, value)
	case *array.Int16Builder:
		appendNumber(b, b.Append, value)
	case *array.Int32Builder:
		appendNumber(b, b.Append, value)
	case *array.Int64Builder:
		appendNumber(b, b.Append, value)
	case *array.TimestampBuilder:
		appendNumber(b, b.Append, value)
	case *array.Float32Builder:
		appendNumber(b, b.Append, value)
	case *array.Float64Builder:
		appendNumber(b, b.Append, value)
	case *array.BooleanBuilder:
		if v, is := value.(bool); is {
			b.Append(v)
		} else {
			b.AppendNull()
		}
	case *array.StringBuilder:
		if v, is := value.(string); is {
			b.Append(v)
		} else {
			b.AppendNull()
		}
	default:
		b.AppendNull()
	}
}

func appendNumber[T uint8 | uint16 | uint32 | uint64 | int8 | int16 | int32 | int64 | float32 | float64 | arrow.Timestamp](builder array.Builder, appendValue func(T), value any) {
	switch v := value.(type) {
	case uint64:
		appendValue(T(v))
	case int64:
		appendValue(T(v))
	case float64:
		appendValue(T(v))
	default:
		builder.AppendNull()
	}
}

// CanonicalText is the JSON object of a key with fields sorted by name and no blanks; null fields
// are left out, as in delivered rows. Values are in the forms of Key.Values.
func CanonicalText(names []string, kinds []datatype.Kind, values []any) string {
	order := make([]int, len(names))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(names[a], names[b]) })
	text := []byte{'{'}
	for _, i := range order {
		if values[i] == nil {
			continue
		}
		if len(text) > 1 {
			text = append(text, ',')
		}
		text, _ = jsontext.AppendQuote(text, names[i])
		text = append(text, ':')
		text = appendValue(text, kinds[i], values[i])
	}
	return string(append(text, '}'))
}

func appendValue(text []byte, kind datatype.Kind, value any) []byte {
	switch v := value.(type) {
	case uint64:
		return strconv.AppendUint(text, v, 10)
	case int64:
		if kind == datatype.KindDatetime {
			text, _ = jsontext.AppendQuote(text, time.Unix(0, v).UTC().Format("2006-01-02T15:04:05.999999999+00:00"))
			return text
		}
		return strconv.AppendInt(text, v, 10)
	case float64:
		return appendFloat(text, kind, v)
	case bool:
		return strconv.AppendBool(text, v)
	case string:
		text, _ = jsontext.AppendQuote(text, v)
	}
	return text
}

// appendFloat keeps a decimal point, as in delivered rows; values that JSON cannot express are
// quoted.
func appendFloat(text []byte, kind datatype.Kind, v float64) []byte {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return strconv.AppendQuote(text, strconv.FormatFloat(v, 'g', -1, 64))
	}
	bits := 64
	if kind == datatype.KindF32 {
		bits = 32
	}
	return columnar.AppendFloat(text, v, bits)
}
