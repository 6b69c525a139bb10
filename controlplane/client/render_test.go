package client_test

import (
	"encoding/json"
	"math"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/controlplane/client"
	"nervix/controlplane/session"
)

// named is one column with its name.
type named struct {
	name   string
	values arrow.Array
}

func column(name string, values arrow.Array) named { return named{name, values} }

func record(t testing.TB, columns ...named) arrow.RecordBatch {
	var fields []arrow.Field
	var arrays []arrow.Array
	for _, c := range columns {
		fields = append(fields, arrow.Field{Name: c.name, Type: c.values.DataType(), Nullable: true})
		arrays = append(arrays, c.values)
	}
	require.NotEmpty(t, arrays)
	return array.NewRecordBatch(arrow.NewSchema(fields, nil), arrays, int64(arrays[0].Len()))
}

func int64s(values ...int64) arrow.Array {
	builder := array.NewInt64Builder(memory.DefaultAllocator)
	builder.AppendValues(values, nil)
	return builder.NewInt64Array()
}

// single gives a column with one value read from JSON.
func single(t testing.TB, kind arrow.DataType, text string) arrow.Array {
	builder := array.NewBuilder(memory.DefaultAllocator, kind)
	require.NoError(t, builder.AppendValueFromString(text))
	return builder.NewArray()
}

func TestRenderEveryType(t *testing.T) {
	timestamp := &arrow.TimestampType{Unit: arrow.Nanosecond, TimeZone: "+00:00"}
	tests := []struct {
		kind      arrow.DataType
		text      string
		want      string
		afterNull bool
	}{
		{arrow.PrimitiveTypes.Uint8, "255", "255", false},
		{arrow.PrimitiveTypes.Int8, "-128", "-128", false},
		{arrow.PrimitiveTypes.Uint16, "65535", "65535", false},
		{arrow.PrimitiveTypes.Int16, "-32768", "-32768", false},
		{arrow.PrimitiveTypes.Uint32, "4294967295", "4294967295", false},
		{arrow.PrimitiveTypes.Int32, "-1", "-1", false},
		{arrow.PrimitiveTypes.Uint64, "18446744073709551615", "18446744073709551615", false},
		{arrow.PrimitiveTypes.Int64, "-9223372036854775808", "-9223372036854775808", false},
		{arrow.PrimitiveTypes.Float64, "42", "42.0", false},
		{arrow.PrimitiveTypes.Float64, "-0.1", "-0.1", false},
		{arrow.PrimitiveTypes.Float64, "1e21", "1e+21", false},
		{arrow.PrimitiveTypes.Float64, "0", "0.0", false},
		{arrow.PrimitiveTypes.Float32, "0.1", "0.1", false},
		{arrow.PrimitiveTypes.Float32, "16777216", "16777216.0", false},
		{arrow.FixedWidthTypes.Boolean, "true", "true", false},
		{arrow.BinaryTypes.String, "a\"b\\c\n\u0001é", `"a\"b\\c\n\u0001é"`, false},
		{timestamp, "2026-04-07T12:34:56Z", `"2026-04-07T12:34:56+00:00"`, false},
		{timestamp, "2026-04-07T12:34:56.0005Z", `"2026-04-07T12:34:56.000500+00:00"`, false},
		{arrow.ListOf(arrow.PrimitiveTypes.Float64), "[1,2.5]", "[1.0,2.5]", false},
		{arrow.ListOf(arrow.BinaryTypes.String), "[]", "[]", false},
		{arrow.FixedSizeListOf(2, arrow.PrimitiveTypes.Int64), "[1,2]", "[1,2]", false},
		{arrow.ListOf(arrow.FixedSizeListOf(1, arrow.FixedWidthTypes.Boolean)), "[[true],[false]]", "[[true],[false]]", false},
	}
	for _, test := range tests {
		rows := record(t, column("v", single(t, test.kind, test.text)))
		text := client.NewRenderer(rows.Schema()).Append(nil, rows, 0)
		require.Equal(t, `{"v":`+test.want+`}`, string(text), test.kind)
		require.True(t, json.Valid(text))
	}
}

func TestRenderNonFiniteFloats(t *testing.T) {
	builder := array.NewFloat64Builder(memory.DefaultAllocator)
	builder.AppendValues([]float64{math.NaN(), math.Inf(1), math.Inf(-1)}, nil)
	rows := record(t, column("v", builder.NewFloat64Array()))
	renderer := client.NewRenderer(rows.Schema())
	require.Equal(t, `{"v":"NaN"}`, string(renderer.Append(nil, rows, 0)))
	require.Equal(t, `{"v":"inf"}`, string(renderer.Append(nil, rows, 1)))
	require.Equal(t, `{"v":"-inf"}`, string(renderer.Append(nil, rows, 2)))
}

func TestRenderOrderNullsBranchesAndMasks(t *testing.T) {
	missing := array.NewInt64Builder(memory.DefaultAllocator)
	missing.AppendNull()
	rows := record(t,
		column("zeta", int64s(1)),
		column("gone", missing.NewInt64Array()),
		column("alpha", int64s(2)),
		column("pin", int64s(1234)))
	masked := session.Mask(rows, []bool{false, false, false, true})
	renderer := client.NewRenderer(masked.Schema())
	require.Equal(t, `{"alpha":2,"pin":"<masked>","zeta":1}`, string(renderer.Append(nil, masked, 0)))
	require.Equal(t, `key={"a":1} payload={"alpha":2,"pin":"<masked>","zeta":1}`,
		string(renderer.AppendBranched(nil, `{"a":1}`, masked, 0)))
	require.Equal(t, "{\"alpha\":2,\"pin\":\"<masked>\",\"zeta\":1}\n",
		string(renderer.AppendAll(nil, &client.Rows{Record: masked})))
}

func TestRenderedTextReadsBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.String().Draw(t, "text")
		name := rapid.String().Draw(t, "name")
		number := rapid.Float64().Draw(t, "number")
		strings := array.NewStringBuilder(memory.DefaultAllocator)
		strings.Append(text)
		floats := array.NewFloat64Builder(memory.DefaultAllocator)
		floats.Append(number)
		fields := []arrow.Field{
			{Name: "s" + name, Type: arrow.BinaryTypes.String},
			{Name: "f" + name, Type: arrow.PrimitiveTypes.Float64},
		}
		rows := array.NewRecordBatch(arrow.NewSchema(fields, nil),
			[]arrow.Array{strings.NewStringArray(), floats.NewFloat64Array()}, 1)
		var back map[string]any
		require.NoError(t, json.Unmarshal(client.NewRenderer(rows.Schema()).Append(nil, rows, 0), &back))
		require.Equal(t, text, back["s"+name])
		if !math.IsInf(number, 0) && !math.IsNaN(number) {
			require.Equal(t, number, back["f"+name])
		}
	})
}

func TestRenderingDoesNotAllocate(t *testing.T) {
	rows := record(t,
		column("s", single(t, arrow.BinaryTypes.String, "text")),
		column("n", int64s(12345678)),
		column("f", single(t, arrow.PrimitiveTypes.Float64, "2.5")),
		column("l", single(t, arrow.ListOf(arrow.PrimitiveTypes.Int64), "[1,2,3]")))
	renderer := client.NewRenderer(rows.Schema())
	buffer := make([]byte, 0, 1024)
	require.Zero(t, testing.AllocsPerRun(100, func() { buffer = renderer.Append(buffer[:0], rows, 0) }))
}
