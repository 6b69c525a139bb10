package codectest

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/codec"
	"nervix/runtime/columnar"
)

// Field declares an internal field.
func Field(name string, kind datatype.Kind, optional bool) revision.Field {
	return revision.Field{Name: name, Type: datatype.Type{Kind: kind}, Nullable: optional}
}

// Array declares an ARRAY, Vec a VEC.
func Array(length uint32, element datatype.Type) datatype.Type {
	return datatype.Type{Kind: datatype.KindArray, Element: &element, Length: length}
}

// Vec declares a VEC.
func Vec(element datatype.Type) datatype.Type {
	return datatype.Type{Kind: datatype.KindVec, Element: &element}
}

// Scalar declares a scalar type.
func Scalar(kind datatype.Kind) datatype.Type { return datatype.Type{Kind: kind} }

// Schema makes a schema of fields.
func Schema(fields ...revision.Field) *revision.Schema {
	return &revision.Schema{Name: "s", Fields: fields}
}

// EveryKind declares one field of every scalar kind, named like it, and one of nested collections.
func EveryKind(optional bool) *revision.Schema {
	s := Schema()
	for kind := datatype.KindU8; kind <= datatype.KindDatetime; kind++ {
		s.Fields = append(s.Fields, Field(strings.ToLower(kind.String()), kind, optional))
	}
	grid := Vec(Array(2, Scalar(datatype.KindI32)))
	s.Fields = append(s.Fields, revision.Field{Name: "grid", Type: grid, Nullable: optional})
	return s
}

// FieldPlan plans a JSON or CBOR codec over a schema.
func FieldPlan(format revision.FieldFormat, strict bool, schema *revision.Schema) *revision.Codec {
	wire := &revision.FieldWire{Format: format, Strict: strict}
	for i := range schema.Fields {
		field := &schema.Fields[i]
		external := revision.WireField{Name: field.Name, Optional: field.Nullable}
		switch field.Type.Kind {
		case datatype.KindString:
			external.Type = revision.WireTypeString
		case datatype.KindDatetime:
			external.Type, external.RFC3339 = revision.WireTypeString, true
		case datatype.KindF32, datatype.KindF64:
			external.Type = revision.WireTypeNumber
		case datatype.KindBool:
			external.Type = revision.WireTypeBoolean
		case datatype.KindArray, datatype.KindVec:
			external.Type = revision.WireTypeArray
		default:
			external.Type = revision.WireTypeInteger
		}
		wire.Fields = append(wire.Fields, external)
	}
	return &revision.Codec{Name: "c", Wire: wire}
}

// AvroPlan plans an AVRO codec whose record has the fields of a schema in reverse order.
func AvroPlan(schema *revision.Schema) *revision.Codec {
	wire := &revision.AvroWire{Record: "r"}
	for i := len(schema.Fields) - 1; i >= 0; i-- {
		field := &schema.Fields[i]
		external := revision.AvroField{Column: uint32(i), Name: field.Name, Optional: field.Nullable}
		switch field.Type.Kind {
		case datatype.KindString:
			external.Type = revision.AvroTypeString
		case datatype.KindDatetime:
			external.Type, external.RFC3339 = revision.AvroTypeString, true
		case datatype.KindF32:
			external.Type = revision.AvroTypeFloat
		case datatype.KindF64:
			external.Type = revision.AvroTypeDouble
		case datatype.KindBool:
			external.Type = revision.AvroTypeBoolean
		case datatype.KindArray, datatype.KindVec:
			external.Type = revision.AvroTypeArray
		case datatype.KindI32:
			external.Type = revision.AvroTypeInt
		default:
			external.Type = revision.AvroTypeLong
		}
		wire.Fields = append(wire.Fields, external)
	}
	return &revision.Codec{Name: "c", Wire: wire}
}

// DrawSchema draws a schema of up to eight fields that nest up to three deep; kinds lists the
// scalars to draw from.
func DrawSchema(t *rapid.T, kinds []datatype.Kind) *revision.Schema {
	s := Schema()
	for i := range rapid.IntRange(1, 8).Draw(t, "fields") {
		s.Fields = append(s.Fields, revision.Field{
			Name: fmt.Sprintf("f%d", i), Type: drawType(t, kinds, 3), Nullable: rapid.Bool().Draw(t, "optional"),
		})
	}
	return s
}

// Scalars lists all scalar kinds.
func Scalars() []datatype.Kind {
	var kinds []datatype.Kind
	for kind := datatype.KindU8; kind <= datatype.KindDatetime; kind++ {
		kinds = append(kinds, kind)
	}
	return kinds
}

func drawType(t *rapid.T, kinds []datatype.Kind, depth int) datatype.Type {
	if depth > 0 {
		switch rapid.IntRange(0, 4).Draw(t, "shape") {
		case 0:
			return Vec(drawType(t, kinds, depth-1))
		case 1:
			return Array(uint32(rapid.IntRange(1, 3).Draw(t, "length")), drawType(t, kinds, depth-1))
		}
	}
	return Scalar(rapid.SampledFrom(kinds).Draw(t, "kind"))
}

// DrawColumns draws rows of a schema; nulls stand in nullable fields only, and numbers are finite.
func DrawColumns(t *rapid.T, schema *revision.Schema, rows int) []arrow.Array {
	builder := array.NewRecordBuilder(memory.DefaultAllocator, columnar.ArrowSchema(schema))
	for range rows {
		for i := range schema.Fields {
			if schema.Fields[i].Nullable && rapid.IntRange(0, 3).Draw(t, "null") == 0 {
				builder.Field(i).AppendNull()
				continue
			}
			draw(t, builder.Field(i))
		}
	}
	return builder.NewRecordBatch().Columns()
}

func draw(t *rapid.T, builder array.Builder) {
	switch b := builder.(type) {
	case *array.Uint8Builder:
		b.Append(rapid.Uint8().Draw(t, "v"))
	case *array.Int8Builder:
		b.Append(rapid.Int8().Draw(t, "v"))
	case *array.Uint16Builder:
		b.Append(rapid.Uint16().Draw(t, "v"))
	case *array.Int16Builder:
		b.Append(rapid.Int16().Draw(t, "v"))
	case *array.Uint32Builder:
		b.Append(rapid.Uint32().Draw(t, "v"))
	case *array.Int32Builder:
		b.Append(rapid.Int32().Draw(t, "v"))
	case *array.Uint64Builder:
		b.Append(rapid.Uint64().Draw(t, "v"))
	case *array.Int64Builder:
		b.Append(rapid.Int64().Draw(t, "v"))
	case *array.Float32Builder:
		b.Append(rapid.Float32Range(-math.MaxFloat32, math.MaxFloat32).Draw(t, "v"))
	case *array.Float64Builder:
		b.Append(rapid.Float64Range(-math.MaxFloat64, math.MaxFloat64).Draw(t, "v"))
	case *array.BooleanBuilder:
		b.Append(rapid.Bool().Draw(t, "v"))
	case *array.StringBuilder:
		b.Append(rapid.String().Draw(t, "v"))
	case *array.TimestampBuilder:
		b.Append(arrow.Timestamp(rapid.Int64().Draw(t, "v")))
	case *array.ListBuilder:
		b.Append(true)
		for range rapid.IntRange(0, 3).Draw(t, "length") {
			draw(t, b.ValueBuilder())
		}
	case *array.FixedSizeListBuilder:
		b.Append(true)
		for range b.Type().(*arrow.FixedSizeListType).Len() {
			draw(t, b.ValueBuilder())
		}
	default:
		panic(fmt.Sprintf("no values of %s", builder.Type()))
	}
}

// RoundTrip encodes drawn rows, a slice of them and a selection, decodes the records and compares.
// Every record is also given to check, unless that is nil.
func RoundTrip(t *rapid.T, schema *revision.Schema, e codec.Encoder, d codec.Decoder, check func(record []byte)) {
	rows := rapid.IntRange(0, 20).Draw(t, "rows")
	columns := DrawColumns(t, schema, rows)
	from := rapid.IntRange(0, rows).Draw(t, "from")
	rows -= from
	for i := range columns {
		columns[i] = columnar.Slice(columns[i], from, from+rows)
	}
	passes(t, schema, columns, rows, nil, e, d, check)
	var selection []int32
	for row := range rows {
		if rapid.Bool().Draw(t, "selected") {
			selection = append(selection, int32(row))
		}
	}
	if selection != nil {
		passes(t, schema, columns, rows, selection, e, d, check)
	}
}

func passes(t *rapid.T, schema *revision.Schema, columns []arrow.Array, rows int, selection []int32, e codec.Encoder, d codec.Decoder, check func(record []byte)) {
	buffer, ends, failed := e.Encode(columns, rows, selection)
	require.Empty(t, failed)
	if selection != nil {
		columns, rows = columnar.TakeAll(columns, selection), len(selection)
	}
	require.Len(t, ends, rows)
	start := int32(0)
	for _, end := range ends {
		record := buffer[start:end]
		require.NoError(t, d.Append(record), "%q", record)
		if check != nil {
			check(record)
		}
		start = end
	}
	got, count := d.Finish()
	require.Equal(t, rows, count)
	Equal(t, schema, columns, got)
}

// Equal compares columns row by row.
func Equal(t require.TestingT, schema *revision.Schema, want, got []arrow.Array) {
	require.Len(t, got, len(want))
	for i := range want {
		require.True(t, array.Equal(want[i], got[i]), "%s: %v %v", schema.Fields[i].Name, want[i], got[i])
		require.Equal(t, want[i].NullN(), got[i].NullN())
	}
}

// Texts gives the values of a row.
func Texts(columns []arrow.Array, row int) []string {
	var out []string
	for _, c := range columns {
		out = append(out, c.ValueStr(row))
	}
	return out
}

// Truncated checks that no beginning of a record is accepted, and that the decoder works
// afterwards.
func Truncated(t *testing.T, d codec.Decoder, record []byte) {
	t.Helper()
	for length := range len(record) {
		require.Error(t, d.Append(record[:length]), "%d of %d bytes", length, len(record))
	}
	require.NoError(t, d.Append(record))
	_, rows := d.Finish()
	require.Equal(t, 1, rows)
}
