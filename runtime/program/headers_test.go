package program

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/header"
)

// reading compiles read_header and read_headers of one name.
func reading(t testing.TB, name *expr) *Values {
	t.Helper()
	var l lowering
	source := &revision.Values{Blocks: []revision.Block{l.block(call("read_header", name)), l.block(call("read_headers", name))}}
	source.Registers = l.registers
	compiled, err := Library{Headers: true}.CompileValues("headers", source, Schemas{Input: schemaOf(kText)}, OperationValues)
	require.NoError(t, err)
	require.True(t, compiled.ReadsHeaders())
	return compiled
}

func headers(fields ...string) []header.Field {
	var list []header.Field
	for i := 0; i < len(fields); i += 2 {
		list = append(list, header.Field{Name: fields[i], Value: fields[i+1]})
	}
	return list
}

func TestHeaders(t *testing.T) {
	frame := frameOf(5, columnOf(kText, []any{"a", "A", nil, "a", "b"}))
	frame.Headers = &header.Rows{
		Lists: [][]header.Field{headers("b", "0", "a", "1", "a", "2"), nil, headers("b", "")}, Row: []int32{0, 0, 0, 1, 2},
	}
	run := func(name *expr) (first, all []any) {
		result, err := reading(t, name).Run(new(Machine), frame)
		require.NoError(t, err)
		require.Empty(t, result.Errors)
		return boxed(result.Columns[0]), boxed(result.Columns[1])
	}
	first, all := run(input(0, kText))
	require.Equal(t, []any{"1", nil, nil, nil, ""}, first, "the name is exact, an empty value is one")
	require.Equal(t, []any{[]any{"1", "2"}, []any{}, []any{}, []any{}, []any{""}}, all)
	first, all = run(text("a"))
	require.Equal(t, []any{"1", "1", "1", nil, nil}, first)
	require.Equal(t, []any{[]any{"1", "2"}, []any{"1", "2"}, []any{"1", "2"}, []any{}, []any{}}, all)
	first, all = run(literal(kText, nil))
	require.Equal(t, []any{nil, nil, nil, nil, nil}, first)
	require.Equal(t, []any{[]any{}, []any{}, []any{}, []any{}, []any{}}, all)

	taken := frame.Headers.Take([]int32{4, 0})
	require.Equal(t, "b", taken.Of(0)[0].Name)
	require.Len(t, taken.Of(1), 3)
	require.Same(t, frame.Headers, frame.Headers.Take(nil))
	require.Nil(t, (*header.Rows)(nil).Take([]int32{1}))
}

// Rows without headers compile no program that reads some, and run none.
func TestHeadersWhereThereAreNone(t *testing.T) {
	var l lowering
	source := &revision.Values{Blocks: []revision.Block{l.block(call("read_header", text("a")))}}
	source.Registers = l.registers
	_, err := CompileValues("headers", source, Schemas{}, OperationValues)
	require.ErrorIs(t, err, failure.CodeInvalidProgram)
	compiled := reading(t, text("a"))
	for _, rows := range []*header.Rows{nil, {Row: []int32{0}, Lists: make([][]header.Field, 1)}} {
		frame := frameOf(2, columnOf(kText, []any{"a", "b"}))
		frame.Headers = rows
		_, err = compiled.Run(new(Machine), frame)
		require.ErrorIs(t, err, failure.CodeInternal)
	}
	plain, err := CompileValues("plain", &revision.Values{}, Schemas{}, OperationValues)
	require.NoError(t, err)
	require.False(t, plain.ReadsHeaders())
}

func TestHeadersAllocateNothingPerRow(t *testing.T) {
	_, columns := orders(benchmarkRows)
	frame := frameOf(benchmarkRows, columns[0])
	frame.Headers = &header.Rows{Lists: [][]header.Field{headers("x", "1", "tenant", "acme", "route", "a", "route", "b")}, Row: make([]int32, benchmarkRows)}
	var l lowering
	source := &revision.Values{Blocks: []revision.Block{l.block(call("read_header", text("tenant")))}}
	source.Registers = l.registers
	compiled, err := Library{Headers: true}.CompileValues("headers", source, Schemas{Input: schemaOf(datatype.KindString)}, OperationValues)
	require.NoError(t, err)
	machine := new(Machine)
	allocations := testing.AllocsPerRun(20, func() {
		if _, err := compiled.Run(machine, frame); err != nil {
			t.Error(err)
		}
	})
	require.Less(t, allocations, 40.0, "allocations for %d rows", benchmarkRows)
}

// BenchmarkHeaderWrites gives every row one header beside its column.
func BenchmarkHeaderWrites(b *testing.B) {
	schema, frame := subjectBatch()
	var l lowering
	source := &revision.Construction{
		Operations: []revision.ConstructionOperation{&revision.InheritColumn{}},
		Headers:    []revision.HeaderWrite{{Name: l.block(text("trace")), Value: l.block(call("concat", words()))}},
	}
	source.Registers = l.registers
	compiled, err := CompileConstruction("headers", source, Schemas{Input: schema}, Output(&revision.Schema{Fields: schema.Fields[:1]}))
	require.NoError(b, err)
	machine := new(Machine)
	b.ReportAllocs()
	for b.Loop() {
		if result, err := compiled.Run(machine, frame); err != nil || len(result.Headers) != 1 {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/subjectRows, "ns/row")
}
