package branch

import (
	"cmp"
	"encoding/binary"
	"math"
	"slices"
	"strconv"
	"time"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/go-json-experiment/json/jsontext"

	"nervix/generated/datatype"
)

// reader reads one key column without knowing its type at every row.
type reader struct {
	column arrow.Array
	bits   func(row int) uint64 // fixed-width kinds
	text   func(row int) string // STRING
	value  func(row int) any
}

func readers(columns []arrow.Array) []reader {
	made := make([]reader, len(columns))
	for i, column := range columns {
		made[i] = newReader(column)
	}
	return made
}

func newReader(column arrow.Array) reader {
	switch c := column.(type) {
	case *array.Uint8:
		return fixed(c, func(v uint8) (uint64, any) { return uint64(v), uint64(v) })
	case *array.Uint16:
		return fixed(c, func(v uint16) (uint64, any) { return uint64(v), uint64(v) })
	case *array.Uint32:
		return fixed(c, func(v uint32) (uint64, any) { return uint64(v), uint64(v) })
	case *array.Uint64:
		return fixed(c, func(v uint64) (uint64, any) { return v, v })
	case *array.Int8:
		return fixed(c, func(v int8) (uint64, any) { return uint64(v), int64(v) })
	case *array.Int16:
		return fixed(c, func(v int16) (uint64, any) { return uint64(v), int64(v) })
	case *array.Int32:
		return fixed(c, func(v int32) (uint64, any) { return uint64(v), int64(v) })
	case *array.Int64:
		return fixed(c, func(v int64) (uint64, any) { return uint64(v), v })
	case *array.Timestamp:
		return fixed(c, func(v arrow.Timestamp) (uint64, any) { return uint64(v), int64(v) })
	case *array.Float32:
		return fixed(c, func(v float32) (uint64, any) { return math.Float64bits(float64(v)), float64(v) })
	case *array.Float64:
		return fixed(c, func(v float64) (uint64, any) { return math.Float64bits(v), v })
	case *array.Boolean:
		return fixed(c, func(v bool) (uint64, any) {
			if v {
				return 1, true
			}
			return 0, false
		})
	case *array.String:
		return reader{column: c, text: c.Value, value: func(row int) any {
			if c.IsNull(row) {
				return nil
			}
			// The text is cloned so that the key does not keep the whole batch alive.
			return string([]byte(c.Value(row)))
		}}
	}
	// Planning admits scalar key fields only, so that any other column reads as null.
	return reader{column: array.NewNull(column.Len()), bits: func(int) uint64 { return 0 }, value: func(int) any { return nil }}
}

// fixed reads a fixed-width column.
func fixed[T any, A interface {
	arrow.Array
	Value(int) T
}](column A, split func(T) (uint64, any)) reader {
	return reader{
		column: column,
		bits:   func(row int) uint64 { bits, _ := split(column.Value(row)); return bits },
		value: func(row int) any {
			if column.IsNull(row) {
				return nil
			}
			_, value := split(column.Value(row))
			return value
		},
	}
}

// appendRow encodes a row's key so that equal encodings mean equal typed values.
func appendRow(buffer []byte, readers []reader, row int) []byte {
	for i := range readers {
		reader := &readers[i]
		if reader.column.IsNull(row) {
			buffer = append(buffer, 0)
			continue
		}
		buffer = append(buffer, 1)
		if reader.text != nil {
			text := reader.text(row)
			buffer = binary.AppendUvarint(buffer, uint64(len(text)))
			buffer = append(buffer, text...)
			continue
		}
		buffer = binary.LittleEndian.AppendUint64(buffer, reader.bits(row))
	}
	return buffer
}

// CanonicalText is the JSON object of a key with fields sorted by name and no blanks; values are
// in the forms of Key.Values.
func CanonicalText(names []string, kinds []datatype.Kind, values []any) string {
	order := make([]int, len(names))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(names[a], names[b]) })
	text := []byte{'{'}
	for n, i := range order {
		if n > 0 {
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
		return text
	}
	return append(text, "null"...)
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
	start := len(text)
	text = strconv.AppendFloat(text, v, 'f', -1, bits)
	if !slices.Contains(text[start:], '.') {
		text = append(text, ".0"...)
	}
	return text
}
