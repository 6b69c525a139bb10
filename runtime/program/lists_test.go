package program

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"
	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/columnar"
	"nervix/runtime/pattern"
)

// TestLists covers the collections of section 15.3 of the expressions reference.
func TestLists(t *testing.T) {
	numbers := func(list ...int64) *expr {
		items := make([]*expr, len(list))
		for i, n := range list {
			items[i] = i64(n)
		}
		return collected(vec(scalar(kI64)), items...)
	}
	v := numbers(1, 2, 3)
	a := collected(arrayOf(scalar(kI64), 2), i64(10), i64(20))
	names := collected(vec(scalar(kText)), text("prod"), text("edge"))
	absent := typed(vec(scalar(kI64)), null(datatype.KindVec))
	bytes := collected(vec(scalar(kU8)), literal(kU8, uint8(200)), literal(kU8, uint8(55)))
	check(t, []acceptance{
		{"sum", call("sum", v), int64(6), ""},
		{"first", call("first", v), int64(1), ""},
		{"last", call("last", v), int64(3), ""},
		{"nth", call("nth", v, i64(1)), int64(2), ""},
		{"count", call("count", v), int64(3), ""},
		{"first of array", call("first", a), int64(10), ""},
		{"last of array", call("last", a), int64(20), ""},
		{"count of array", call("count", a), int64(2), ""},
		{"first text", call("first", names), "prod", ""},
		{"last text", call("last", names), "edge", ""},
		{"nth before", call("nth", v, i64(-1)), nil, ""},
		{"nth beyond", call("nth", v, i64(99)), nil, ""},
		{"nth null", call("nth", v, null(kI64)), nil, ""},
		{"nth beyond I64", call("nth", v, literal(kU64, uint64(math.MaxUint64))), nil, ""},
		{"nth narrow", call("nth", v, literal(kI8, int8(2))), int64(3), ""},
		{"null list", call("count", absent), nil, ""},
		{"sum of null", call("sum", absent), nil, ""},
		{"is_null", call("is_null", absent), true, ""},
		{"sum at the bound", call("sum", bytes), uint8(255), ""},
		{"sum overflows", call("sum", collected(vec(scalar(kU8)), literal(kU8, uint8(200)), literal(kU8, uint8(56)))), nil, overflow},
		{"sum is exact", call("sum", numbers(math.MaxInt64, 1, -1)), int64(math.MaxInt64), ""},
		{"sum below", call("sum", numbers(math.MinInt64, -1)), nil, overflow},
		{"sum of floats", call("sum", collected(vec(scalar(kF64)), f64(math.MaxFloat64), f64(math.MaxFloat64))), nil, invalidArgument},
		{"item fails", call("count", collected(vec(scalar(kI64)), infix(i64(1), "/", i64(0)))), nil, divisionByZero},
	})
}

// TestEmptyAndPartialLists reads lists that no expression can build: empty ones, and such with null
// elements, which no schema admits.
func TestEmptyAndPartialLists(t *testing.T) {
	builder := array.NewListBuilder(memory.DefaultAllocator, arrow.PrimitiveTypes.Int64)
	elements := builder.ValueBuilder().(*array.Int64Builder)
	builder.Append(true)
	builder.Append(true)
	elements.AppendNull()
	builder.Append(true)
	elements.Append(5)
	elements.AppendNull()
	elements.Append(7)
	built := builder.NewArray()
	list := array.NewListData(array.NewData(columnar.ArrowType(vec(scalar(kI64))), 3, built.Data().Buffers(), built.Data().Children(), 0, 0))
	require.Equal(t, []any{int64(0), int64(1), int64(3)}, ofList(t, list, "count"))
	require.Equal(t, []any{nil, nil, int64(12)}, ofList(t, list, "sum"))
	require.Equal(t, []any{nil, nil, int64(5)}, ofList(t, list, "first"))
	require.Equal(t, []any{nil, nil, int64(7)}, ofList(t, list, "last"))
	require.Equal(t, []any{nil, nil, nil}, ofList(t, list, "nth", i64(1)))
	require.Equal(t, []any{}, ofList(t, array.NewSlice(list, 3, 3), "last"))
}

func ofList(t *testing.T, list arrow.Array, name string, args ...*expr) []any {
	schema := &revision.Schema{Fields: []revision.Field{{Name: "l", Type: vec(scalar(kI64)), Nullable: true}}}
	var l lowering
	source := &revision.Values{Blocks: []revision.Block{l.block(call(name, append([]*expr{typed(vec(scalar(kI64)), input(0, datatype.KindVec))}, args...)...))}}
	source.Registers = l.registers
	compiled, err := CompileValues("list", source, Schemas{Input: schema}, OperationValues)
	require.NoError(t, err)
	frame := &Frame{Rows: list.Len()}
	frame.Input = []arrow.Array{list}
	result, err := compiled.Run(new(Machine), frame)
	require.NoError(t, err)
	require.Empty(t, result.Errors)
	return boxed(result.Columns[0])
}

// TestRegularExpressions covers the patterns of section 15.1 of the expressions reference.
func TestRegularExpressions(t *testing.T) {
	raw := text("  hello.world  ")
	trimmed := call("trim", raw)
	word := text("h[a-z]+")
	check(t, []acceptance{
		{"like", call("regexp_like", trimmed, word), true, ""},
		{"not like", call("regexp_like", trimmed, text("^e")), false, ""},
		{"replace", call("regexp_replace", trimmed, word, text("XX")), "XX.world", ""},
		{"groups", call("regexp_replace", text("a-b"), text(`(\w)-(?<last>\w)`), text("$last-${1}")), "b-a", ""},
		{"substr", call("regexp_substr", raw, word), "hello", ""},
		{"empty match", call("regexp_substr", raw, text("x*")), "", ""},
		{"no match", call("regexp_substr", raw, text("z")), nil, ""},
		{"null text", call("regexp_like", null(kText), word), nil, ""},
		{"null pattern", call("regexp_replace", raw, null(kText), text("")), nil, ""},
		{"unicode", call("regexp_replace", text("12 ٣٤"), text(`\d+`), text("n")), "n n", ""},
		{"invalid", call("regexp_like", raw, text("(")), nil, invalidArgument},
		{"invalid in substr", call("regexp_substr", raw, text("(?=a)")), nil, invalidArgument},
		{"invalid in replace", call("regexp_replace", raw, text("[z"), text("")), nil, invalidArgument},
		{"too large", call("regexp_replace", call("repeat", text("a"), i64(1<<20)), text("a"), text(strings.Repeat("b", 17))), nil, invalidArgument},
	})
}

// TestPatternFailureNamesWhatIsWrong without the pattern, which may come from a message.
func TestPatternFailureNamesWhatIsWrong(t *testing.T) {
	filter := filterOf(t, call("regexp_like", input(0, kText), input(0, kText)), Schemas{Input: schemaOf(kText)})
	result, err := filter.Run(new(Machine), frameOf(1, columnOf(kText, []any{"(?=secret)"})))
	require.NoError(t, err)
	require.Len(t, result.Errors, 1)
	require.Equal(t, &failure.InvalidArgument{Operation: "regexp_like", Reason: "invalid regular expression: look-around is not supported"}, result.Errors[0].Failure)
}

// TestPatternsAreBounded runs more patterns than a machine keeps.
func TestPatternsAreBounded(t *testing.T) {
	var p patterns
	for i := range 3 * maximumPatterns {
		text := fmt.Sprintf(`^\w+%d$`, i)
		require.True(t, p.of([]byte(text)).pattern.Match(new(pattern.Matcher), fmt.Appendf(nil, "x%d", i)))
		require.LessOrEqual(t, len(p.known), maximumPatterns)
		require.LessOrEqual(t, p.bytes, maximumPatternBytes)
	}
	same := p.of([]byte("a"))
	require.Same(t, same.pattern, p.of([]byte("a")).pattern)
	require.Zero(t, testing.AllocsPerRun(10, func() { p.of([]byte("a")) }))
	p.of([]byte(strings.Repeat("a", 1<<20)))
	require.Less(t, p.bytes, 1<<20)
}
