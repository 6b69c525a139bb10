package program

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/lookup"
)

// directory is a library whose every version lies in one place.
type directory string

func (d directory) Directory(string, revision.ResourceVersion) (string, error) { return string(d), nil }

// tableOf loads records with a text key f0 and further fields through a jaq codec.
func tableOf(t testing.TB, schema *revision.Schema, lines string) *lookup.Table {
	t.Helper()
	place, program := t.TempDir(), "."
	require.NoError(t, os.WriteFile(filepath.Join(place, "records"), []byte(lines), 0o600))
	from := &revision.ExecutionRevision{
		Schemas: []revision.Schema{*schema}, HashMaps: []revision.HashMap{{Name: "known", Path: "records"}},
		Codecs: []revision.Codec{{Name: "c", Wire: &revision.DocumentWire{Format: revision.DocumentFormatJson, Ingestion: &program}}},
	}
	table, err := lookup.Load(from, &from.HashMaps[0], directory(place))
	require.NoError(t, err)
	return table
}

// lookups compiles one lookup of every field of a table by a key.
func lookups(t testing.TB, from HashMap, key *expr, schemas Schemas) *Values {
	t.Helper()
	var l lowering
	source := &revision.Values{}
	for i := range from.Table.Schema().Fields {
		block := l.block(key)
		block.Instructions = append(block.Instructions, revision.Instruction{
			Register: l.registers, Type: from.Table.Schema().Fields[i].Type, Nullable: true,
			Step: &revision.LookupStep{Key: block.Result, Field: uint32(i)},
		})
		block.Result = l.registers
		l.registers++
		source.Blocks = append(source.Blocks, block)
	}
	source.Registers = l.registers
	compiled, err := Library{HashMaps: []HashMap{from}}.CompileValues("lookups", source, schemas, OperationValues)
	require.NoError(t, err)
	return compiled
}

// every is a record shape with a field of every form of column.
func every() *revision.Schema {
	schema := schemaOf(kText, kText, kI64, kBool, kF32, kTime)
	text, number := &datatype.Type{Kind: kText}, &datatype.Type{Kind: kI64}
	schema.Fields = append(schema.Fields,
		revision.Field{Name: "f6", Type: datatype.Type{Kind: datatype.KindVec, Element: text}, Nullable: true},
		revision.Field{Name: "f7", Type: datatype.Type{Kind: datatype.KindArray, Length: 2, Element: number}, Nullable: true})
	return schema
}

const everyLines = `{"f0":"a","f1":"alpha","f2":1,"f3":true,"f4":1.5,"f5":"1970-01-01T00:00:00.000000009Z","f6":["x","y"],"f7":[1,2]}
{"f0":"b","f2":2,"f6":[]}
`

func TestLookup(t *testing.T) {
	table := tableOf(t, every(), everyLines)
	run := func(key *expr, rows int, columns ...arrow.Array) [][]any {
		result, err := lookups(t, HashMap{Table: table}, key, Schemas{Input: schemaOf(kText)}).Run(new(Machine), frameOf(rows, columns...))
		require.NoError(t, err)
		require.Empty(t, result.Errors)
		var all [][]any
		for _, column := range result.Columns {
			all = append(all, boxed(column))
		}
		return all
	}
	keys := columnOf(kText, []any{"a", nil, "absent", "b", "a"})
	require.Equal(t, [][]any{
		{"a", nil, nil, "b", "a"},
		{"alpha", nil, nil, nil, "alpha"},
		{int64(1), nil, nil, int64(2), int64(1)},
		{true, nil, nil, nil, true},
		{float32(1.5), nil, nil, nil, float32(1.5)},
		{int64(9), nil, nil, nil, int64(9)},
		{[]any{"x", "y"}, nil, nil, []any{}, []any{"x", "y"}},
		{[]any{int64(1), int64(2)}, nil, nil, nil, []any{int64(1), int64(2)}},
	}, run(input(0, kText), 5, keys))
	// A constant key stands for every row.
	constant := run(text("a"), 2, columnOf(kText, []any{"", ""}))
	require.Equal(t, []any{"alpha", "alpha"}, constant[1])
	require.Equal(t, []any{[]any{"x", "y"}, []any{"x", "y"}}, constant[6])
	for _, missing := range []*expr{text("absent"), literal(kText, nil)} {
		for _, column := range run(missing, 1, columnOf(kText, []any{""})) {
			require.Equal(t, []any{nil}, column)
		}
	}
	for _, column := range run(input(0, kText), 0, columnOf(kText, nil)) {
		require.Empty(t, column)
	}
}

// A key of any scalar kind is found by its canonical text.
func TestLookupByEveryKind(t *testing.T) {
	for kind, values := range map[datatype.Kind][]any{
		kU8: {uint8(0), uint8(255)}, kI8: {int8(-128), int8(1)}, kU16: {uint16(65535)}, kI16: {int16(-32768)},
		kU32: {uint32(1 << 31)}, kI32: {int32(-1 << 31)}, kU64: {uint64(1<<64 - 1)}, kI64: {int64(-1 << 63), int64(0)},
		kF32: {float32(42), float32(2.1), float32(-0.5)}, kF64: {float64(42), 2.1, 1e21, -1e-7},
		kBool: {true, false}, kText: {"", "text"}, kTime: {int64(0), int64(1767319445500000000)},
	} {
		var lines strings.Builder
		for i, value := range values {
			key := lookup.Key(kind, wide(value))
			line, err := json.Marshal(map[string]any{"f0": key, "f1": i})
			require.NoError(t, err)
			lines.Write(append(line, '\n'))
		}
		from := HashMap{Table: tableOf(t, schemaOf(kText, kI64), lines.String())}
		result, err := lookups(t, from, input(0, kind), Schemas{Input: schemaOf(kind)}).Run(new(Machine), frameOf(len(values), columnOf(kind, values)))
		require.NoError(t, err)
		for i, found := range boxed(result.Columns[1]) {
			require.Equal(t, int64(i), found, "%s %v", kind, values[i])
		}
	}
}

// wide gives a value in the forms of lookup.Key.
func wide(value any) any {
	switch v := value.(type) {
	case uint8:
		return uint64(v)
	case uint16:
		return uint64(v)
	case uint32:
		return uint64(v)
	case int8:
		return int64(v)
	case int16:
		return int64(v)
	case int32:
		return int64(v)
	case float32:
		return float64(v)
	}
	return value
}

// Keys are counted in the rows that take part, unless they are null.
func TestLookupCounts(t *testing.T) {
	counted := 0
	from := HashMap{Table: tableOf(t, schemaOf(kText), "{\"f0\":\"a\"}\n"), Count: func(keys int) { counted += keys }}
	column := columnOf(kText, []any{"a", nil, "b", "a"})
	schemas := Schemas{Input: schemaOf(kText)}
	for name, test := range map[string]struct {
		key       *expr
		selection []int32
		want      int
	}{
		"all rows":        {input(0, kText), nil, 3},
		"selected rows":   {input(0, kText), []int32{1, 2}, 1},
		"no rows":         {input(0, kText), []int32{}, 0},
		"a constant":      {text("a"), nil, 4},
		"some of them":    {text("a"), []int32{0, 3}, 2},
		"a constant null": {literal(kText, nil), nil, 0},
	} {
		counted = 0
		frame := frameOf(4, column)
		frame.Selection = test.selection
		_, err := lookups(t, from, test.key, schemas).Run(new(Machine), frame)
		require.NoError(t, err)
		require.Equal(t, test.want, counted, name)
	}
}

func TestLookupRefusals(t *testing.T) {
	table := tableOf(t, schemaOf(kText, kI64), "")
	list := revision.Schema{Fields: []revision.Field{{Type: datatype.Type{Kind: datatype.KindVec, Element: &datatype.Type{Kind: kText}}}}}
	for name, test := range map[string]struct {
		step   revision.LookupStep
		kind   datatype.Kind
		input  *revision.Schema
		reason string
	}{
		"map":   {revision.LookupStep{HashMap: 1}, kText, schemaOf(kText), "there is no hash map 1"},
		"field": {revision.LookupStep{Field: 2}, kText, schemaOf(kText), "no field 2"},
		"type":  {revision.LookupStep{Field: 1}, kText, schemaOf(kText), "no field 1 of type STRING"},
		"key":   {revision.LookupStep{}, kText, &list, "a key of VEC"},
		"none":  {revision.LookupStep{Key: 7}, kText, schemaOf(kText), "register 7 is not readable"},
	} {
		source := &revision.Values{Registers: 2, Blocks: []revision.Block{{Result: 1, Instructions: []revision.Instruction{
			{Register: 0, Type: test.input.Fields[0].Type, Step: &revision.Load{}}, {Register: 1, Type: datatype.Type{Kind: test.kind}, Step: &test.step},
		}}}}
		_, err := Library{HashMaps: []HashMap{{Table: table}}}.CompileValues("x", source, Schemas{Input: test.input}, OperationValues)
		require.ErrorIs(t, err, failure.CodeInvalidProgram, name)
		require.ErrorContains(t, err, test.reason, name)
	}
}

// benchmarkLookup makes a table of 10,000 entries and keys of which one of ten is missing.
func benchmarkLookup(tb testing.TB, fields ...datatype.Kind) (*Values, *Frame) {
	var lines strings.Builder
	for i := range 10000 {
		fmt.Fprintf(&lines, "{\"f0\":\"key-%d\",\"f1\":%d}\n", i, i)
	}
	table := tableOf(tb, schemaOf(fields...), lines.String())
	keys := make([]any, benchmarkRows)
	for row := range keys {
		keys[row] = fmt.Sprint("key-", (row*7919)%11000)
	}
	return lookups(tb, HashMap{Table: table}, input(0, kText), Schemas{Input: schemaOf(kText)}), frameOf(benchmarkRows, columnOf(kText, keys))
}

func TestLookupAllocatesNothingPerRow(t *testing.T) {
	compiled, frame := benchmarkLookup(t, kText, kI64)
	machine := new(Machine)
	allocations := testing.AllocsPerRun(20, func() {
		if _, err := compiled.Run(machine, frame); err != nil {
			t.Error(err)
		}
	})
	require.Less(t, allocations, 40.0, "allocations for %d rows", benchmarkRows)
}

func BenchmarkLookup(b *testing.B) {
	compiled, frame := benchmarkLookup(b, kText, kI64)
	machine := new(Machine)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := compiled.Run(machine, frame); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/benchmarkRows, "ns/row")
}
