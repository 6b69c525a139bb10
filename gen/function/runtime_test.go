package function_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/datatype"
	"nervix/generated/function"
)

func scalar(kind datatype.Kind) datatype.Type { return datatype.Type{Kind: kind} }

func vec(element datatype.Type) datatype.Type {
	return datatype.Type{Kind: datatype.KindVec, Element: &element}
}

func TestResolve(t *testing.T) {
	text, i64, u8, f32 := scalar(datatype.KindString), scalar(datatype.KindI64), scalar(datatype.KindU8), scalar(datatype.KindF32)
	f64, flag := scalar(datatype.KindF64), scalar(datatype.KindBool)
	tests := []struct {
		name      string
		arguments []datatype.Type
		result    datatype.Type
		match     function.Match
	}{
		{"UPPER", []datatype.Type{text}, text, function.Matched},
		{"upper", []datatype.Type{i64}, datatype.Type{}, function.WrongTypes},
		{"upper", nil, datatype.Type{}, function.WrongArity},
		{"now", nil, scalar(datatype.KindDatetime), function.Matched},
		{"now", []datatype.Type{i64}, datatype.Type{}, function.WrongArity},
		{"substring", []datatype.Type{text, u8}, text, function.Matched},
		{"substr", []datatype.Type{text, u8, i64}, text, function.Matched},
		{"substr", []datatype.Type{text, u8, i64, i64}, datatype.Type{}, function.WrongArity},
		{"substr", []datatype.Type{text, f64}, datatype.Type{}, function.WrongTypes},
		{"coalesce", []datatype.Type{u8, u8, u8}, u8, function.Matched},
		{"coalesce", []datatype.Type{u8, i64}, datatype.Type{}, function.WrongTypes},
		{"coalesce", []datatype.Type{vec(u8), vec(u8)}, vec(u8), function.Matched},
		{"coalesce", []datatype.Type{vec(u8), vec(i64)}, datatype.Type{}, function.WrongTypes},
		{"coalesce", nil, datatype.Type{}, function.WrongArity},
		{"concat", []datatype.Type{text, text, text}, text, function.Matched},
		{"nullif", []datatype.Type{vec(u8), vec(u8)}, datatype.Type{}, function.WrongTypes},
		{"is_null", []datatype.Type{vec(u8)}, flag, function.Matched},
		{"abs", []datatype.Type{f32}, f32, function.Matched},
		{"abs", []datatype.Type{flag}, datatype.Type{}, function.WrongTypes},
		{"power", []datatype.Type{u8, f32}, f64, function.Matched},
		{"log", []datatype.Type{i64, f32}, f64, function.Matched},
		{"log", []datatype.Type{i64}, f64, function.Matched},
		{"first", []datatype.Type{vec(text)}, text, function.Matched},
		{"first", []datatype.Type{vec(vec(text))}, datatype.Type{}, function.WrongTypes},
		{"first", []datatype.Type{text}, datatype.Type{}, function.WrongTypes},
		{"read_headers", []datatype.Type{text}, vec(text), function.Matched},
	}
	for _, test := range tests {
		found, ok := function.Lookup(test.name)
		require.True(t, ok, test.name)
		signature, result, match := found.Resolve(test.arguments)
		require.Equal(t, test.match, match, "%s%v", test.name, test.arguments)
		require.Equal(t, test.match == function.Matched, signature != nil)
		require.True(t, result.Equal(&test.result), "%s%v gives %v", test.name, test.arguments, result)
	}
}

func TestArity(t *testing.T) {
	for name, want := range map[string]string{"now": "0", "upper": "1", "substr": "2 or 3", "log": "1 or 2", "coalesce": "at least 1"} {
		found, ok := function.Lookup(name)
		require.True(t, ok)
		require.Equal(t, want, found.Arity(), name)
	}
}

func TestLookup(t *testing.T) {
	_, ok := function.Lookup("sin")
	require.False(t, ok)
	_, ok = function.Lookup("min")
	require.False(t, ok, "min is no scalar function")
	aggregate, ok := function.LookupAggregate("Count")
	require.True(t, ok)
	require.Equal(t, function.Count, aggregate.ID)
	list, ok := function.Lookup("count")
	require.True(t, ok)
	require.Equal(t, function.ListCount, list.ID)
	for i, each := range function.All() {
		require.Equal(t, function.ID(i), each.ID)
		require.Same(t, each, function.ByID(each.ID))
		require.NotEmpty(t, each.Texts())
	}
	require.Nil(t, function.ByID(1<<20))
	require.Equal(t, "trim", function.Trim.String())
}

func TestMayBeNull(t *testing.T) {
	tests := []struct {
		name      string
		arguments []bool
		want      bool
	}{
		{"upper", []bool{false}, false},
		{"upper", []bool{true}, true},
		{"concat", []bool{false, true}, true},
		{"coalesce", []bool{true, false}, false},
		{"coalesce", []bool{true, true}, true},
		{"is_null", []bool{true}, false},
		{"nullif", []bool{false, false}, true},
	}
	for _, test := range tests {
		found, ok := function.Lookup(test.name)
		require.True(t, ok)
		require.Equal(t, test.want, found.Null.MayBeNull(test.arguments), "%s%v", test.name, test.arguments)
	}
}

// aggregates records which accumulator was asked for.
type aggregates struct {
	function.AggregateEngine[string]
}

func (aggregates) Sum(argument datatype.Type) (string, error) {
	return "sum of " + argument.Kind.String(), nil
}

func TestAccumulatorDispatch(t *testing.T) {
	made, known, err := function.Accumulator[string](aggregates{}, function.Sum, scalar(datatype.KindU8))
	require.NoError(t, err)
	require.True(t, known)
	require.Equal(t, "sum of U8", made)
	_, known, _ = function.Accumulator[string](aggregates{}, function.Upper, scalar(datatype.KindU8))
	require.False(t, known)
	_, known, _ = function.Call[int](nil, function.LookupHashMap, nil)
	require.False(t, known)
}

func TestContexts(t *testing.T) {
	now, _ := function.Lookup("now")
	require.True(t, now.Contexts.Has(function.ContextRouteSet))
	require.False(t, now.Contexts.Has(function.ContextStateDefault))
}

// Every built-in of the language has a signature (grammar reference, 4.4).
func TestBuiltIns(t *testing.T) {
	const names = "abs acos ascii asin atan bit_length btrim ceil ceiling char_length coalesce concat contains cos count ends_with exp first " +
		"floor initcap is_null last leak_sensitive left length ln log lookup_hash_map lower lpad ltrim md5 now nth nullif pow power read_header " +
		"read_headers regexp_like regexp_replace regexp_substr repeat replace reverse right round rpad rtrim split_part sqrt starts_with strpos " +
		"substr substring sum tan to_hex translate trim upper uuid_v4 uuid_v7 write_header"
	known := map[string]bool{}
	for _, each := range function.All() {
		if !each.Aggregate {
			known[each.Name] = true
			for _, alias := range each.Aliases {
				known[alias] = true
			}
		}
	}
	require.ElementsMatch(t, strings.Fields(names), slices.Collect(maps.Keys(known)))
	for _, name := range strings.Fields("count sum min max first last percentile_linear_histogram") {
		_, ok := function.LookupAggregate(name)
		require.True(t, ok, name)
	}
	_, ok := function.LookupAggregate("percentile")
	require.False(t, ok)
}
