package arrowipc

import (
	"bytes"
	"encoding/binary"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/ipc"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func write(t require.TestingT, record arrow.RecordBatch, options ...ipc.Option) []byte {
	var buffer bytes.Buffer
	writer := ipc.NewWriter(&buffer, append(options, ipc.WithSchema(record.Schema()))...)
	require.NoError(t, writer.Write(record))
	require.NoError(t, writer.Close())
	return buffer.Bytes()
}

// types are one column type of every kind that is accepted.
var types = []arrow.DataType{
	arrow.PrimitiveTypes.Uint8, arrow.PrimitiveTypes.Int8, arrow.PrimitiveTypes.Uint16, arrow.PrimitiveTypes.Int16,
	arrow.PrimitiveTypes.Uint32, arrow.PrimitiveTypes.Int32, arrow.PrimitiveTypes.Uint64, arrow.PrimitiveTypes.Int64,
	arrow.PrimitiveTypes.Float32, arrow.PrimitiveTypes.Float64, arrow.FixedWidthTypes.Boolean, arrow.BinaryTypes.String,
	&arrow.TimestampType{Unit: arrow.Nanosecond, TimeZone: "+00:00"},
	arrow.ListOf(arrow.BinaryTypes.String),
	arrow.FixedSizeListOfNonNullable(3, arrow.PrimitiveTypes.Float64),
	arrow.ListOfNonNullable(arrow.FixedSizeListOfNonNullable(2, arrow.FixedWidthTypes.Boolean)),
}

// fill appends one value of the builder's type.
func fill(t *rapid.T, builder array.Builder) {
	number := rapid.IntRange(0, 100).Draw(t, "value")
	switch b := builder.(type) {
	case *array.StringBuilder:
		b.Append(rapid.String().Draw(t, "text"))
	case *array.BooleanBuilder:
		b.Append(number%2 == 0)
	case *array.ListBuilder:
		b.Append(true)
		for range number % 4 {
			fill(t, b.ValueBuilder())
		}
	case *array.FixedSizeListBuilder:
		b.Append(true)
		for range b.Type().(*arrow.FixedSizeListType).Len() {
			fill(t, b.ValueBuilder())
		}
	case *array.TimestampBuilder:
		b.Append(arrow.Timestamp(number))
	default:
		require.NoError(t, builder.AppendValueFromString(string(rune('0'+number%10))))
	}
}

// random makes a record of random types and values, possibly a slice of a longer one.
func random(t *rapid.T) arrow.RecordBatch {
	rows := rapid.IntRange(0, 12).Draw(t, "rows")
	var fields []arrow.Field
	var columns []arrow.Array
	for i := range rapid.IntRange(1, 5).Draw(t, "columns") {
		kind := rapid.SampledFrom(types).Draw(t, "type")
		nullable := rapid.Bool().Draw(t, "nullable")
		builder := array.NewBuilder(memory.DefaultAllocator, kind)
		for range rows {
			if nullable && rapid.Bool().Draw(t, "null") {
				builder.AppendNull()
				continue
			}
			fill(t, builder)
		}
		fields = append(fields, arrow.Field{Name: string(rune('a' + i)), Type: kind, Nullable: nullable})
		columns = append(columns, builder.NewArray())
	}
	record := array.NewRecordBatch(arrow.NewSchema(fields, nil), columns, int64(rows))
	start := rapid.IntRange(0, rows).Draw(t, "start")
	return record.NewSlice(int64(start), int64(rapid.IntRange(start, rows).Draw(t, "end")))
}

func TestRecordsSurvive(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := random(t)
		got, err := Decode(write(t, want))
		require.NoError(t, err)
		require.True(t, want.Schema().Equal(got.Schema()), "%s and %s", want.Schema(), got.Schema())
		require.True(t, array.RecordEqual(want, got), "%v and %v", want, got)
	})
}

func sample(t require.TestingT) arrow.RecordBatch {
	var fields []arrow.Field
	var columns []arrow.Array
	for i, kind := range types {
		builder := array.NewBuilder(memory.DefaultAllocator, kind)
		builder.AppendEmptyValue()
		builder.AppendNull()
		if texts, ok := builder.(*array.StringBuilder); ok {
			texts.Append("text")
		} else {
			builder.AppendEmptyValue()
		}
		fields = append(fields, arrow.Field{Name: string(rune('a' + i)), Type: kind, Nullable: true})
		columns = append(columns, builder.NewArray())
	}
	record := array.NewRecordBatch(arrow.NewSchema(fields, nil), columns, 3)
	require.EqualValues(t, 3, record.NumRows())
	return record
}

// touch reads everything of a record.
func touch(record arrow.RecordBatch) {
	for _, column := range record.Columns() {
		for row := range column.Len() {
			_ = column.ValueStr(row)
		}
	}
}

func TestEveryDamagedByte(t *testing.T) {
	data := write(t, sample(t))
	for at := range data {
		for _, value := range []byte{0, 0xff, data[at] + 1} {
			damaged := append([]byte(nil), data...)
			damaged[at] = value
			record, err := Decode(damaged)
			if err != nil {
				require.ErrorIs(t, err, ErrMalformed)
				continue
			}
			touch(record)
		}
	}
	for size := range data[:len(data)-8] {
		_, err := Decode(data[:size])
		require.ErrorIs(t, err, ErrMalformed)
	}
}

func TestRefusals(t *testing.T) {
	of := func(kind arrow.DataType) arrow.RecordBatch {
		builder := array.NewBuilder(memory.DefaultAllocator, kind)
		builder.AppendEmptyValue()
		return array.NewRecordBatch(arrow.NewSchema([]arrow.Field{{Name: "a", Type: kind}}, nil), []arrow.Array{builder.NewArray()}, 1)
	}
	dictionary := &arrow.DictionaryType{IndexType: arrow.PrimitiveTypes.Int8, ValueType: arrow.BinaryTypes.String}
	deep := arrow.DataType(arrow.PrimitiveTypes.Int8)
	for range maximumDepth {
		deep = arrow.ListOf(deep)
	}
	tests := map[string][]byte{
		"binary":      write(t, of(arrow.BinaryTypes.Binary)),
		"struct":      write(t, of(arrow.StructOf(arrow.Field{Name: "x", Type: arrow.PrimitiveTypes.Int8}))),
		"seconds":     write(t, of(arrow.FixedWidthTypes.Timestamp_s)),
		"half float":  write(t, of(arrow.FixedWidthTypes.Float16)),
		"dictionary":  write(t, of(dictionary)),
		"too deep":    write(t, of(deep)),
		"compression": write(t, sample(t), ipc.WithZstd()),
		"empty":       nil,
		"no record":   write(t, sample(t))[:1<<6],
	}
	for name, data := range tests {
		_, err := Decode(data)
		require.ErrorIs(t, err, ErrMalformed, name)
	}
}

// TestInvalidTextIsRefused damages the bytes of a string.
func TestInvalidTextIsRefused(t *testing.T) {
	data := write(t, sample(t))
	at := bytes.LastIndex(data, []byte("text"))
	require.Positive(t, at)
	data[at] = 0xff
	_, err := Decode(data)
	require.ErrorContains(t, err, "UTF-8")
}

func FuzzDecode(f *testing.F) {
	data := write(f, sample(f))
	f.Add(data)
	f.Add(data[:len(data)/2])
	f.Add(binary.LittleEndian.AppendUint64(nil, 0x10_ffffffff))
	f.Fuzz(func(t *testing.T, data []byte) {
		record, err := Decode(data)
		if err != nil {
			require.ErrorIs(t, err, ErrMalformed)
			return
		}
		touch(record)
	})
}

func BenchmarkDecode(b *testing.B) {
	builder := array.NewInt64Builder(memory.DefaultAllocator)
	builder.AppendValues(make([]int64, 4096), nil)
	schema := arrow.NewSchema([]arrow.Field{{Name: "n", Type: arrow.PrimitiveTypes.Int64}}, nil)
	data := write(b, array.NewRecordBatch(schema, []arrow.Array{builder.NewArray()}, 4096))
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		if _, err := Decode(data); err != nil {
			b.Fatal(err)
		}
	}
}
