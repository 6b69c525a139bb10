package program

import (
	"math"
	"strings"
	"testing"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/stretchr/testify/require"

	"nervix/generated/revision"
)

// one computes an expression over a frame of one row: once as written, when constants may be
// folded, and once with every constant read from an input column.
func one(t *testing.T, e *expr) (value any, code string) {
	t.Helper()
	value, code = evaluate(t, e, &revision.Schema{}, nil)
	var schema revision.Schema
	var columns []arrow.Array
	fromColumns, codeOfColumns := evaluate(t, inputs(e, &schema, &columns), &schema, columns)
	require.True(t, sameValue(value, fromColumns), "constants give %#v, columns %#v", value, fromColumns)
	require.Equal(t, code, codeOfColumns)
	return value, code
}

// inputs replaces the constants of an expression by input columns.
func inputs(e *expr, schema *revision.Schema, columns *[]arrow.Array) *expr {
	if e == nil {
		return nil
	}
	if e.op == "constant" {
		schema.Fields = append(schema.Fields, revision.Field{Name: "c", Type: e.dataType(), Nullable: true})
		*columns = append(*columns, columnOfType(e.dataType(), []any{e.value}))
		return typed(e.dataType(), input(uint32(len(*columns)-1), e.kind))
	}
	replaced := *e
	replaced.args = nil
	for _, arg := range e.args {
		replaced.args = append(replaced.args, inputs(arg, schema, columns))
	}
	replaced.arms = nil
	for _, arm := range e.arms {
		replaced.arms = append(replaced.arms, [2]*expr{inputs(arm[0], schema, columns), inputs(arm[1], schema, columns)})
	}
	replaced.otherwise = inputs(e.otherwise, schema, columns)
	return &replaced
}

func evaluate(t *testing.T, e *expr, schema *revision.Schema, columns []arrow.Array) (any, string) {
	t.Helper()
	var l lowering
	source := &revision.Values{Blocks: []revision.Block{l.block(e)}}
	source.Registers = l.registers
	compiled, err := CompileValues("test", source, Schemas{Input: schema}, OperationValues)
	require.NoError(t, err)
	frame := &Frame{Rows: 1, Now: 1775565296789000000}
	frame.Input = columns
	result, err := compiled.Run(new(Machine), frame)
	require.NoError(t, err)
	if len(result.Errors) > 0 {
		require.Zero(t, result.Columns[0].Len())
		return nil, string(result.Errors[0].Failure.Code())
	}
	return valueOf(result.Columns[0], 0), ""
}

type acceptance struct {
	name string
	expr *expr
	want any
	code string
}

func check(t *testing.T, cases []acceptance) {
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			value, code := one(t, c.expr)
			require.Equal(t, c.code, code)
			if want, ok := c.want.(float64); ok && value != nil {
				require.InDelta(t, want, value, 1e-5)
				return
			}
			require.Equal(t, c.want, value)
		})
	}
}

const (
	divisionByZero  = "division_by_zero"
	overflow        = "overflow"
	castFailed      = "cast_failed"
	invalidArgument = "invalid_argument"
)

// TestWorkedEdges covers section 15 of the expressions reference.
func TestWorkedEdges(t *testing.T) {
	instant := cast(text("2026-04-07T12:34:56Z"), kTime)
	quotient := infix(i64(10), "/", i64(0))
	conditional := func(run any) *expr {
		return caseOf(kI64, i64(0), [2]*expr{literal(kBool, run), quotient})
	}
	check(t, []acceptance{
		{"9 / 0", infix(i64(9), "/", i64(0)), nil, divisionByZero},
		{"9 % 0", infix(i64(9), "%", i64(0)), nil, divisionByZero},
		{"MIN / -1", infix(i64(math.MinInt64), "/", i64(-1)), nil, overflow},
		{"MIN % -1", infix(i64(math.MinInt64), "%", i64(-1)), nil, overflow},
		{"1.0 / 0.0", infix(f64(1), "/", f64(0)), nil, invalidArgument},
		{"1.0 % 0.0", infix(f64(1), "%", f64(0)), nil, invalidArgument},
		{"-9 % 4", infix(literal(kI16, int16(-9)), "%", literal(kI16, int16(4))), int16(-1), ""},
		{"abs(MIN)", call("abs", i64(math.MinInt64)), nil, overflow},
		{"-MIN", unary("-", i64(math.MinInt64)), nil, overflow},
		{"'bad' AS I64", cast(text("bad"), kI64), nil, castFailed},
		{"2 AS BOOL", cast(i64(2), kBool), true, ""},
		{"'yes' AS BOOL", cast(text("yes"), kBool), true, ""},
		{"2.5 AS I64", cast(f64(2.5), kI64), int64(2), ""},
		{"1.0 AS STRING", cast(f64(1), kText), "1", ""},
		{"datetime AS STRING", cast(instant, kText), "2026-04-07T12:34:56+00:00", ""},
		{"initcap", call("initcap", text("  hello.world  ")), "  Hello.World  ", ""},
		{"lpad", call("lpad", text("he"), i64(7), text("xy")), "xyxyxhe", ""},
		{"rpad", call("rpad", text("he"), i64(7), text("xy")), "hexyxyx", ""},
		{"substr", call("substr", text("hello"), i64(2), i64(3)), "ell", ""},
		{"split_part", call("split_part", text("alpha.beta.gamma"), text("."), i64(2)), "beta", ""},
		{"concat", call("concat", text("a"), null(kText), text("b")), "ab", ""},
		{"round(1.6)", call("round", f64(1.6)), 2.0, ""},
		{"ceil(-1.75)", call("ceil", f64(-1.75)), -1.0, ""},
		{"floor(-1.75)", call("floor", f64(-1.75)), -2.0, ""},
		{"round(-2.5)", call("round", f64(-2.5)), -3.0, ""},
		{"CASE run false", conditional(false), int64(0), ""},
		{"CASE run null", conditional(nil), int64(0), ""},
		{"CASE run true", conditional(true), nil, divisionByZero},
		{"coalesce", call("coalesce", null(kI64), i64(1)), int64(1), ""},
		{"true OR error", infix(truthOf(true), "OR", infix(infix(i64(1), "/", i64(0)), "=", i64(1))), nil, divisionByZero},
	})
}

// TestBuiltinMatrix covers section 15.1 of the expressions reference.
func TestBuiltinMatrix(t *testing.T) {
	raw := text("  hello.world  ")
	trimmed := call("trim", raw)
	hello, he, empty := text("hello"), text("he"), text("")
	names, dot := text("alpha.beta.gamma"), text(".")
	check(t, []acceptance{
		{"bit_length", call("bit_length", trimmed), int64(88), ""},
		{"ascii", call("ascii", trimmed), int64(104), ""},
		{"ascii empty", call("ascii", empty), int64(0), ""},
		{"ascii wide", call("ascii", text("日")), int64(0x65e5), ""},
		{"char_length", call("char_length", raw), int64(15), ""},
		{"length wide", call("length", text("日本é")), int64(3), ""},
		{"btrim", call("btrim", raw), "hello.world", ""},
		{"ltrim", call("ltrim", raw), "hello.world  ", ""},
		{"rtrim", call("rtrim", raw), "  hello.world", ""},
		{"trim unicode", call("trim", text("\u2003\u00a0x\u0085")), "x", ""},
		{"concat", call("concat", he, text("-"), text("acme")), "he-acme", ""},
		{"concat nulls", call("concat", null(kText)), "", ""},
		{"left", call("left", trimmed, i64(2)), "he", ""},
		{"right", call("right", trimmed, i64(2)), "ld", ""},
		{"left negative", call("left", hello, i64(-2)), "hel", ""},
		{"right negative", call("right", hello, i64(-2)), "llo", ""},
		{"left beyond", call("left", hello, i64(-9)), "", ""},
		{"right beyond", call("right", hello, i64(-9)), "", ""},
		{"left least", call("left", hello, i64(math.MinInt64)), "", ""},
		{"right least", call("right", hello, i64(math.MinInt64)), "", ""},
		{"right greatest", call("right", hello, literal(kU64, uint64(math.MaxUint64))), "hello", ""},
		{"md5", call("md5", he), "6f96cfdfe5ccc627cadf24b41725caa4", ""},
		{"repeat", call("repeat", he, i64(2)), "hehe", ""},
		{"repeat 0", call("repeat", he, i64(0)), "", ""},
		{"repeat negative", call("repeat", he, i64(-1)), "", ""},
		{"repeat too large", call("repeat", he, i64(1<<40)), nil, invalidArgument},
		{"repeat empty", call("repeat", empty, i64(1<<40)), "", ""},
		{"replace", call("replace", trimmed, he, text("HE")), "HEllo.world", ""},
		{"replace empty", call("replace", text("日b"), empty, text("-")), "-日-b-", ""},
		{"replace too large", call("replace", call("repeat", text("a"), i64(1<<20)), text("a"), text(strings.Repeat("b", 17))), nil, invalidArgument},
		{"reverse", call("reverse", he), "eh", ""},
		{"reverse wide", call("reverse", text("日é")), "é日", ""},
		{"split_part beyond", call("split_part", names, dot, i64(9)), "", ""},
		{"split_part 0", call("split_part", names, dot, i64(0)), "", ""},
		{"split_part last", call("split_part", names, dot, i64(3)), "gamma", ""},
		{"split_part empty delimiter", call("split_part", names, empty, i64(1)), "alpha.beta.gamma", ""},
		{"split_part empty delimiter 2", call("split_part", names, empty, i64(2)), "", ""},
		{"strpos", call("strpos", trimmed, he), int64(1), ""},
		{"strpos absent", call("strpos", trimmed, text("z")), int64(0), ""},
		{"strpos empty", call("strpos", trimmed, empty), int64(1), ""},
		{"strpos wide", call("strpos", text("日本x"), text("x")), int64(3), ""},
		{"substr 0", call("substr", hello, i64(0), i64(2)), "he", ""},
		{"substr negative start", call("substr", hello, i64(math.MinInt64), i64(2)), "he", ""},
		{"substr beyond", call("substring", hello, i64(9)), "", ""},
		{"substr negative length", call("substr", hello, i64(2), i64(-1)), "", ""},
		{"substr clamps", call("substr", hello, i64(4), i64(math.MaxInt64)), "lo", ""},
		{"to_hex", call("to_hex", i64(255)), "ff", ""},
		{"to_hex width", call("to_hex", literal(kI8, int8(-1))), "ff", ""},
		{"to_hex wide", call("to_hex", literal(kU64, uint64(math.MaxUint64))), "ffffffffffffffff", ""},
		{"translate", call("translate", he, he, text("HE")), "HE", ""},
		{"translate deletes", call("translate", text("abc"), text("ab"), text("x")), "xc", ""},
		{"translate first", call("translate", text("aa"), text("aa"), text("xy")), "xx", ""},
		{"lpad cuts", call("lpad", hello, i64(3), text("x")), "hel", ""},
		{"rpad cuts", call("rpad", hello, i64(3), text("x")), "hel", ""},
		{"lpad negative", call("lpad", hello, i64(-3), text("x")), "", ""},
		{"lpad empty fill", call("lpad", hello, i64(9), empty), "hello", ""},
		{"lpad wide", call("lpad", he, i64(5), text("日é")), "日é日he", ""},
		{"rpad too large", call("rpad", hello, i64(math.MaxInt64), text("x")), nil, invalidArgument},
		{"lower", call("lower", text("ÀBC[`xyz{@AZ")), "Àbc[`xyz{@az", ""},
		{"upper", call("upper", text("àbc[`xyz{@AZ")), "àBC[`XYZ{@AZ", ""},
		{"starts_with", call("starts_with", call("lower", trimmed), he), true, ""},
		{"starts_with empty", call("starts_with", hello, empty), true, ""},
		{"ends_with", call("ends_with", hello, text("llo")), true, ""},
		{"ends_with case", call("ends_with", hello, text("LLO")), false, ""},
		{"contains", call("contains", hello, text("ell")), true, ""},
		{"contains empty", call("contains", empty, empty), true, ""},
		{"contains null", call("contains", hello, null(kText)), nil, ""},
		{"initcap unicode", call("initcap", text("ßtraße élan ǆ x1Y")), "SStraße Élan Ǆ X1y", ""},
		{"nullif", call("nullif", text("keepme"), text("keepme")), nil, ""},
		{"nullif other", call("nullif", text("a"), null(kText)), "a", ""},
		{"fallback", call("coalesce", call("nullif", text("keepme"), text("keepme")), text("fallback")), "fallback", ""},
		{"is_null", call("is_null", null(kF64)), true, ""},
		{"is_null value", call("is_null", f64(1)), false, ""},
	})
}

// TestNumericMatrix covers section 15.2 of the expressions reference.
func TestNumericMatrix(t *testing.T) {
	amount, n := i64(20), cast(text("6"), kI64)
	u8 := func(v uint8) *expr { return literal(kU8, v) }
	check(t, []acceptance{
		{"+", infix(amount, "+", n), int64(26), ""},
		{"-", infix(amount, "-", n), int64(14), ""},
		{"*", infix(amount, "*", n), int64(120), ""},
		{"/", infix(amount, "/", n), int64(3), ""},
		{"%", infix(amount, "%", n), int64(2), ""},
		{"nested", infix(infix(amount, "+", n), "*", infix(amount, "-", n)), int64(364), ""},
		{"abs", call("abs", i64(-7)), int64(7), ""},
		{"abs unsigned", call("abs", u8(200)), uint8(200), ""},
		{"abs infinite", call("abs", f64(math.Inf(1))), nil, invalidArgument},
		{"acos", call("acos", f64(0.5)), 1.047197, ""},
		{"asin", call("asin", f64(0.5)), 0.523598, ""},
		{"atan", call("atan", f64(2)), 1.107148, ""},
		{"cos", call("cos", f64(0.5)), 0.877582, ""},
		{"tan", call("tan", f64(0.5)), 0.546302, ""},
		{"exp", call("exp", f64(1)), 2.718281, ""},
		{"ln", call("ln", f64(2)), 0.693147, ""},
		{"log", call("log", f64(100)), 2.0, ""},
		{"log base", call("log", f64(2), f64(100)), 6.643856, ""},
		{"log mixed", call("log", i64(2), literal(kF32, float32(100))), 6.643856, ""},
		{"pow", call("power", f64(2), f64(3)), 8.0, ""},
		{"sqrt", call("sqrt", i64(9)), 3.0, ""},
		{"acos domain", call("acos", f64(2)), nil, invalidArgument},
		{"ln 0", call("ln", f64(0)), nil, invalidArgument},
		{"sqrt negative", call("sqrt", f64(-1)), nil, invalidArgument},
		{"exp overflow", call("exp", f64(1e4)), nil, invalidArgument},
		{"round NaN", call("round", f64(math.NaN())), nil, invalidArgument},
		{"round integer", call("round", i64(math.MinInt64)), int64(math.MinInt64), ""},
		{"42 AS STRING", cast(i64(42), kText), "42", ""},
		{"42 AS F64", cast(i64(42), kF64), 42.0, ""},
		{"1 AS BOOL", cast(i64(1), kBool), true, ""},
		{"U8", infix(u8(5), "+", u8(1)), uint8(6), ""},
		{"I16", infix(literal(kI16, int16(12)), "-", literal(kI16, int16(1))), int16(11), ""},
		{"U64", infix(literal(kU64, uint64(100)), "+", literal(kU64, uint64(2))), uint64(102), ""},
		{"F32", infix(literal(kF32, float32(2.5)), "+", literal(kF32, float32(1.5))), float32(4), ""},
		{"U8 overflow", infix(cast(i64(255), kU8), "+", cast(i64(1), kU8)), nil, overflow},
		{"300 AS U8", cast(i64(300), kU8), nil, castFailed},
		{"-1 AS U8", cast(infix(i64(0), "-", i64(1)), kU8), nil, castFailed},
		{"U64 multiply", infix(literal(kU64, uint64(1<<32)), "*", literal(kU64, uint64(1<<32))), nil, overflow},
		{"I64 multiply", infix(i64(math.MinInt64), "*", i64(-1)), nil, overflow},
		{"I64 multiply exact", infix(i64(-1<<31), "*", i64(1<<32)), int64(math.MinInt64), ""},
	})
}

// TestNullsAndConditions covers the scalar part of section 15.3 of the expressions reference.
func TestNullsAndConditions(t *testing.T) {
	unknown := null(kBool)
	kind := null(kText)
	check(t, []acceptance{
		{"null AND false", infix(unknown, "AND", truthOf(false)), false, ""},
		{"null AND true", infix(unknown, "AND", truthOf(true)), nil, ""},
		{"null OR true", infix(unknown, "OR", truthOf(true)), true, ""},
		{"null OR false", infix(unknown, "OR", truthOf(false)), nil, ""},
		{"NOT null", unary("NOT", unknown), nil, ""},
		{"null = null", infix(null(kI64), "=", null(kI64)), nil, ""},
		{"simple CASE of null", caseOf(kI64, i64(3), [2]*expr{infix(kind, "=", text("a")), i64(1)}, [2]*expr{infix(kind, "=", text("b")), i64(2)}), int64(3), ""},
		{"CASE without ELSE", caseOf(kI64, nil, [2]*expr{truthOf(false), i64(1)}), nil, ""},
		{"NaN = NaN", infix(f64(math.NaN()), "=", f64(math.NaN())), false, ""},
		{"NaN != 1", infix(f64(math.NaN()), "!=", f64(1)), true, ""},
		{"NaN < 1", infix(f64(math.NaN()), "<", f64(1)), false, ""},
		{"-0.0 = 0.0", infix(f64(math.Copysign(0, -1)), "=", f64(0)), true, ""},
		{"byte order", infix(text("Z"), "<", text("a")), true, ""},
		{"BOOL =", infix(truthOf(true), "=", truthOf(false)), false, ""},
	})
}

// TestCasts covers the cells of the table in section 4 of the expressions reference.
func TestCasts(t *testing.T) {
	cases := []acceptance{
		{"U64 to DATETIME", cast(literal(kU64, uint64(1)<<63), kTime), nil, castFailed},
		{"I64 to F32", cast(i64(16777217), kF32), float32(16777216), ""},
		{"0 AS BOOL", cast(i64(0), kBool), false, ""},
		{"-1.9 AS I8", cast(f64(-1.9), kI8), int8(-1), ""},
		{"-0.9 AS U8", cast(f64(-0.9), kU8), uint8(0), ""},
		{"-1.0 AS U8", cast(f64(-1), kU8), nil, castFailed},
		{"255.9 AS U8", cast(f64(255.9), kU8), uint8(255), ""},
		{"256.0 AS U8", cast(f64(256), kU8), nil, castFailed},
		{"NaN AS I64", cast(f64(math.NaN()), kI64), nil, castFailed},
		{"2^63 AS I64", cast(f64(1<<63), kI64), nil, castFailed},
		{"-2^63 AS I64", cast(f64(-1<<63), kI64), int64(math.MinInt64), ""},
		{"2^63 AS U64", cast(f64(1<<63), kU64), uint64(1) << 63, ""},
		{"1e300 AS F32", cast(f64(1e300), kF32), float32(math.Inf(1)), ""},
		{"NaN AS BOOL", cast(f64(math.NaN()), kBool), true, ""},
		{"-0.0 AS BOOL", cast(f64(math.Copysign(0, -1)), kBool), false, ""},
		{"2.5 AS STRING", cast(f64(2.5), kText), "2.5", ""},
		{"1e21 AS STRING", cast(f64(1e21), kText), "1000000000000000000000", ""},
		{"0.1 F32 AS STRING", cast(literal(kF32, float32(0.1)), kText), "0.1", ""},
		{"NaN AS STRING", cast(f64(math.NaN()), kText), "NaN", ""},
		{"inf AS STRING", cast(f64(math.Inf(1)), kText), "inf", ""},
		{"-inf AS STRING", cast(f64(math.Inf(-1)), kText), "-inf", ""},
		{"1.5 AS DATETIME", cast(cast(f64(1.5), kTime), kI64), int64(1), ""},
		{"true AS U8", cast(truthOf(true), kU8), uint8(1), ""},
		{"false AS F64", cast(truthOf(false), kF64), 0.0, ""},
		{"true AS STRING", cast(truthOf(true), kText), "true", ""},
		{"true AS DATETIME", cast(truthOf(true), kTime), nil, castFailed},
		{"DATETIME AS BOOL", cast(literal(kTime, int64(1)), kBool), nil, castFailed},
		{"DATETIME AS I32", cast(literal(kTime, int64(1)<<40), kI32), nil, castFailed},
		{"DATETIME AS F64", cast(literal(kTime, int64(5)), kF64), 5.0, ""},
		{"null AS DATETIME", cast(null(kBool), kTime), nil, ""},
	}
	for in, want := range map[string]any{
		"12": int64(12), "+7": int64(7), "-12": int64(-12), "007": int64(7), "9223372036854775807": int64(math.MaxInt64),
		"-9223372036854775808": int64(math.MinInt64), "9223372036854775808": nil, "": nil, "-": nil, "1.0": nil, " 1": nil, "1_0": nil, "--1": nil, "٣": nil,
	} {
		cases = append(cases, acceptance{"STRING " + in + " AS I64", cast(text(in), kI64), want, codeUnless(want)})
	}
	for in, want := range map[string]any{
		"1": 1.0, "1.5e3": 1500.0, ".5": 0.5, "-0": math.Copysign(0, -1), "": nil, "1.5.5": nil, "0x1p3": nil, "1_0": nil, " 1": nil,
	} {
		cases = append(cases, acceptance{"STRING " + in + " AS F64", cast(text(in), kF64), want, codeUnless(want)})
	}
	for word, want := range map[string]any{
		"t": true, "TR": true, "tru": true, " true\t": true, "y": true, "ye": true, "YES": true, "on": true, "1": true,
		"f": false, "fa": false, "fal": false, "fals": false, "False": false, "n": false, "no": false, "of": false, "off": false, "0": false,
		"": nil, "o": nil, "2": nil, "truee": nil, "yess": nil,
	} {
		cases = append(cases, acceptance{"STRING " + word + " AS BOOL", cast(text(word), kBool), want, codeUnless(want)})
	}
	check(t, cases)
}

func codeUnless(want any) string {
	if want == nil {
		return castFailed
	}
	return ""
}

func TestNonFiniteTextIsAccepted(t *testing.T) {
	for in, want := range map[string]float64{"nan": math.NaN(), "inf": math.Inf(1), "-Infinity": math.Inf(-1), "1e999": math.Inf(1)} {
		value, code := one(t, cast(text(in), kF64))
		require.Empty(t, code)
		require.True(t, sameValue(want, value), in)
	}
}
