package client

import (
	"math"
	"sort"
	"strconv"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"

	"nervix/runtime/instant"
)

// Renderer writes rows of one schema as text for people: a JSON object of the fields that are not
// null, in alphabetical order and without spaces (runtime semantics §11). It keeps no state
// between rows and may be used concurrently.
type Renderer struct {
	// order lists the columns by name, names their encoded keys with the colon.
	order []int
	names []string
}

// NewRenderer prepares a renderer for records of a schema.
func NewRenderer(schema *arrow.Schema) *Renderer {
	r := &Renderer{order: make([]int, schema.NumFields()), names: make([]string, schema.NumFields())}
	for i, field := range schema.Fields() {
		r.order[i] = i
		r.names[i] = string(appendString(nil, field.Name)) + ":"
	}
	sort.Slice(r.order, func(a, b int) bool {
		return schema.Field(r.order[a]).Name < schema.Field(r.order[b]).Name
	})
	return r
}

// Append writes one row.
func (r *Renderer) Append(to []byte, record arrow.RecordBatch, row int) []byte {
	to = append(to, '{')
	first := true
	for _, i := range r.order {
		column := record.Column(i)
		if column.IsNull(row) {
			continue
		}
		if !first {
			to = append(to, ',')
		}
		first = false
		to = append(to, r.names[i]...)
		to = appendValue(to, column, row)
	}
	return append(to, '}')
}

// AppendBranched writes one row of a concrete branch.
func (r *Renderer) AppendBranched(to []byte, key string, record arrow.RecordBatch, row int) []byte {
	to = append(to, "key="...)
	to = append(to, key...)
	to = append(to, " payload="...)
	return r.Append(to, record, row)
}

// AppendAll writes every row on a line of its own, with its branch if there is one.
func (r *Renderer) AppendAll(to []byte, rows *Rows) []byte {
	if len(rows.Branches) == 0 {
		for row := range int(rows.Record.NumRows()) {
			to = append(r.Append(to, rows.Record, row), '\n')
		}
		return to
	}
	row := 0
	for _, run := range rows.Branches {
		for range run.Rows {
			to = append(r.AppendBranched(to, run.Key, rows.Record, row), '\n')
			row++
		}
	}
	return to
}

// appendValue writes one value that is not null.
func appendValue(to []byte, column arrow.Array, row int) []byte {
	switch column := column.(type) {
	case *array.Boolean:
		return strconv.AppendBool(to, column.Value(row))
	case *array.Uint8:
		return strconv.AppendUint(to, uint64(column.Value(row)), 10)
	case *array.Uint16:
		return strconv.AppendUint(to, uint64(column.Value(row)), 10)
	case *array.Uint32:
		return strconv.AppendUint(to, uint64(column.Value(row)), 10)
	case *array.Uint64:
		return strconv.AppendUint(to, column.Value(row), 10)
	case *array.Int8:
		return strconv.AppendInt(to, int64(column.Value(row)), 10)
	case *array.Int16:
		return strconv.AppendInt(to, int64(column.Value(row)), 10)
	case *array.Int32:
		return strconv.AppendInt(to, int64(column.Value(row)), 10)
	case *array.Int64:
		return strconv.AppendInt(to, column.Value(row), 10)
	case *array.Float32:
		return appendFloat(to, float64(column.Value(row)), 32)
	case *array.Float64:
		return appendFloat(to, column.Value(row), 64)
	case *array.String:
		return appendString(to, column.Value(row))
	case *array.Timestamp:
		to = append(to, '"')
		to = instant.Append(to, int64(column.Value(row)))
		return append(to, '"')
	case *array.List:
		start, end := column.ValueOffsets(row)
		return appendElements(to, column.ListValues(), start, end)
	case *array.FixedSizeList:
		start, end := column.ValueOffsets(row)
		return appendElements(to, column.ListValues(), start, end)
	default:
		// A type that no relay has; show what it is instead of guessing.
		return appendString(to, column.DataType().Name())
	}
}

func appendElements(to []byte, values arrow.Array, start, end int64) []byte {
	to = append(to, '[')
	for i := start; i < end; i++ {
		if i > start {
			to = append(to, ',')
		}
		if values.IsNull(int(i)) {
			to = append(to, "null"...)
			continue
		}
		to = appendValue(to, values, int(i))
	}
	return append(to, ']')
}

// appendFloat writes the shortest text that reads back as the same number, always recognisable
// as a float. Numbers without a JSON form are written as text.
func appendFloat(to []byte, value float64, bits int) []byte {
	switch {
	case math.IsNaN(value):
		return append(to, `"NaN"`...)
	case math.IsInf(value, 1):
		return append(to, `"inf"`...)
	case math.IsInf(value, -1):
		return append(to, `"-inf"`...)
	}
	format := byte('f')
	if size := math.Abs(value); size != 0 && (size < 1e-5 || size >= 1e16) {
		format = 'e'
	}
	start := len(to)
	to = strconv.AppendFloat(to, value, format, -1, bits)
	for _, c := range to[start:] {
		if c == '.' || c == 'e' {
			return to
		}
	}
	return append(to, ".0"...)
}

const hexDigits = "0123456789abcdef"

// appendString writes a JSON string.
func appendString(to []byte, text string) []byte {
	to = append(to, '"')
	start := 0
	for i := 0; i < len(text); i++ {
		c := text[i]
		if c >= 0x20 && c != '"' && c != '\\' {
			continue
		}
		to = append(to, text[start:i]...)
		start = i + 1
		switch c {
		case '"', '\\':
			to = append(to, '\\', c)
		case '\n':
			to = append(to, `\n`...)
		case '\r':
			to = append(to, `\r`...)
		case '\t':
			to = append(to, `\t`...)
		default:
			to = append(to, '\\', 'u', '0', '0', hexDigits[c>>4], hexDigits[c&15])
		}
	}
	return append(append(to, text[start:]...), '"')
}
