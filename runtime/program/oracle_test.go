package program

import (
	"crypto/md5"
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"
	"time"
	"unicode"

	"nervix/generated/datatype"
	"nervix/generated/revision"
)

// oracle evaluates expressions one row at a time with boxed values.
type oracle struct {
	// columns are read by source and column.
	read func(source revision.ColumnSource, column uint32) any
	now  int64
	// errors are the codes of the row errors in the order of evaluation.
	errors []string
}

func (o *oracle) fail(code string) any {
	o.errors = append(o.errors, code)
	return nil
}

func (o *oracle) eval(e *expr) any {
	switch e.op {
	case "load":
		return o.read(e.source, e.column)
	case "constant":
		return e.value
	case "choose":
		for _, arm := range e.arms {
			if o.eval(arm[0]) == true {
				return o.eval(arm[1])
			}
		}
		if e.otherwise == nil {
			return nil
		}
		return o.eval(e.otherwise)
	}
	args := make([]any, len(e.args))
	for i, arg := range e.args {
		args[i] = o.eval(arg)
	}
	switch e.op {
	case "AND", "OR":
		return kleene(e.op, args[0], args[1])
	case "call":
		return o.call(e, args)
	}
	for _, arg := range args {
		if arg == nil {
			return nil
		}
	}
	switch {
	case e.op == "cast":
		return o.cast(args[0], e.args[0].kind, e.kind)
	case e.op == "NOT":
		return !args[0].(bool)
	case len(args) == 1:
		return o.negate(args[0], e.kind)
	case e.kind == kBool:
		return compare(e.op, args[0], args[1])
	}
	return o.arithmetic(e.op, args[0], args[1], e.kind)
}

func kleene(op string, a, b any) any {
	decisive := op == "OR"
	switch {
	case a == decisive || b == decisive:
		return decisive
	case a == nil || b == nil:
		return nil
	}
	return !decisive
}

// asInteger boxes integers of every type in one.
func asInteger(value any) (*big.Int, bool) {
	switch v := value.(type) {
	case uint8:
		return big.NewInt(int64(v)), true
	case int8:
		return big.NewInt(int64(v)), true
	case uint16:
		return big.NewInt(int64(v)), true
	case int16:
		return big.NewInt(int64(v)), true
	case uint32:
		return big.NewInt(int64(v)), true
	case int32:
		return big.NewInt(int64(v)), true
	case uint64:
		return new(big.Int).SetUint64(v), true
	case int64:
		return big.NewInt(v), true
	}
	return nil, false
}

// integerOf gives an integer the type of a kind if it fits.
func integerOf(n *big.Int, kind datatype.Kind) any {
	if kind == kTime {
		kind = kI64
	}
	name := kind.String()
	bits, _ := strconv.Atoi(name[1:])
	low, high := new(big.Int), new(big.Int).Lsh(big.NewInt(1), uint(bits))
	if name[0] == 'I' {
		high.Rsh(high, 1)
		low.Neg(high)
	}
	if n.Cmp(low) < 0 || n.Cmp(high) >= 0 {
		return nil
	}
	switch kind {
	case kU8:
		return uint8(n.Uint64())
	case kI8:
		return int8(n.Int64())
	case kU16:
		return uint16(n.Uint64())
	case kI16:
		return int16(n.Int64())
	case kU32:
		return uint32(n.Uint64())
	case kI32:
		return int32(n.Int64())
	case kU64:
		return n.Uint64()
	}
	return n.Int64()
}

func asFloat(value any) float64 {
	switch v := value.(type) {
	case float64:
		return v
	case float32:
		return float64(v)
	}
	n, _ := asInteger(value)
	f, _ := new(big.Float).SetInt(n).Float64()
	return f
}

func floatOf(f float64, kind datatype.Kind) any {
	if kind == kF32 {
		return float32(f)
	}
	return f
}

// finite gives a float or fails.
func (o *oracle) finite(f float64, kind datatype.Kind) any {
	if value := floatOf(f, kind); !math.IsNaN(asFloat(value)) && !math.IsInf(asFloat(value), 0) {
		return value
	}
	return o.fail("invalid_argument")
}

func (o *oracle) fit(n *big.Int, kind datatype.Kind, code string) any {
	if value := integerOf(n, kind); value != nil {
		return value
	}
	return o.fail(code)
}

func (o *oracle) negate(a any, kind datatype.Kind) any {
	if n, ok := asInteger(a); ok {
		return o.fit(n.Neg(n), kind, "overflow")
	}
	return o.finite(-asFloat(a), kind)
}

func (o *oracle) arithmetic(op string, a, b any, kind datatype.Kind) any {
	x, ok := asInteger(a)
	if !ok {
		l, r := asFloat(a), asFloat(b)
		if kind == kF32 {
			l32, r32 := a.(float32), b.(float32)
			return o.finite(map[string]float64{"+": float64(l32 + r32), "-": float64(l32 - r32), "*": float64(l32 * r32), "/": float64(l32 / r32), "%": math.Mod(l, r)}[op], kind)
		}
		return o.finite(map[string]float64{"+": l + r, "-": l - r, "*": l * r, "/": l / r, "%": math.Mod(l, r)}[op], kind)
	}
	y, _ := asInteger(b)
	result := new(big.Int)
	switch op {
	case "+":
		result.Add(x, y)
	case "-":
		result.Sub(x, y)
	case "*":
		result.Mul(x, y)
	default:
		if y.Sign() == 0 {
			return o.fail("division_by_zero")
		}
		result.Quo(x, y)
		if op == "%" && integerOf(result, kind) != nil {
			result.Rem(x, y)
		}
	}
	return o.fit(result, kind, "overflow")
}

func compare(op string, a, b any) any {
	order, unordered := 0, false
	switch x := a.(type) {
	case string:
		order = strings.Compare(x, b.(string))
	case bool:
		unordered = x != b.(bool)
	case float32, float64:
		l, r := asFloat(a), asFloat(b)
		unordered = l != l || r != r
		if l < r {
			order = -1
		} else if l > r {
			order = 1
		}
	default:
		l, _ := asInteger(a)
		r, _ := asInteger(b)
		order = l.Cmp(r)
	}
	if unordered {
		return op == "!="
	}
	return map[string]bool{
		"=": order == 0, "!=": order != 0, "<": order < 0, "<=": order <= 0, ">": order > 0, ">=": order >= 0,
	}[op]
}

func (o *oracle) cast(a any, from, to datatype.Kind) any {
	if from == to {
		return a
	}
	const failed = "cast_failed"
	switch from {
	case kText:
		if value := parseOf(a.(string), to); value != nil {
			return value
		}
		return o.fail(failed)
	case kBool:
		switch {
		case to == kText:
			return fmt.Sprint(a)
		case to == kTime:
			return o.fail(failed)
		case isFloat(to):
			return floatOf(map[bool]float64{true: 1}[a.(bool)], to)
		}
		return integerOf(big.NewInt(map[bool]int64{true: 1}[a.(bool)]), to)
	case kTime:
		if to == kText {
			return instantText(a.(int64))
		} else if to == kBool {
			return o.fail(failed)
		}
	case kF32, kF64:
		f := asFloat(a)
		switch {
		case isFloat(to):
			return floatOf(f, to)
		case to == kBool:
			return f != 0
		case to == kText:
			return floatText(f, from)
		case math.IsNaN(f) || math.IsInf(f, 0):
			return o.fail(failed)
		}
		n, _ := big.NewFloat(f).Int(nil)
		return o.fit(n, to, failed)
	}
	n, _ := asInteger(a)
	switch {
	case to == kF32:
		f, _ := new(big.Float).SetInt(n).Float32()
		return f
	case to == kF64:
		return asFloat(a)
	case to == kBool:
		return n.Sign() != 0
	case to == kText:
		return n.String()
	}
	return o.fit(n, to, failed)
}

func instantText(ns int64) string {
	whole := time.Unix(0, ns).UTC()
	fraction := strings.TrimRight(fmt.Sprintf("%09d", whole.Nanosecond()), "0")
	base := whole.Format("2006-01-02T15:04:05")
	if fraction != "" {
		base += "." + fraction + strings.Repeat("0", (3-len(fraction)%3)%3)
	}
	return base + "+00:00"
}

func floatText(f float64, kind datatype.Kind) string {
	switch {
	case math.IsInf(f, 1):
		return "inf"
	case math.IsInf(f, -1):
		return "-inf"
	}
	return strconv.FormatFloat(f, 'f', -1, map[datatype.Kind]int{kF32: 32, kF64: 64}[kind])
}

// parseOf gives the value of a text, or nil.
func parseOf(s string, to datatype.Kind) any {
	switch to {
	case kBool:
		word := strings.ToLower(strings.TrimSpace(s))
		if strings.Contains("|t|tr|tru|true|y|ye|yes|on|1|", "|"+word+"|") && word != "" {
			return true
		}
		if strings.Contains("|f|fa|fal|fals|false|n|no|of|off|0|", "|"+word+"|") && word != "" {
			return false
		}
		return nil
	case kTime:
		if len(s) < 20 || strings.Contains(s, ",") {
			return nil
		}
		t, err := time.Parse(time.RFC3339Nano, strings.ToUpper(s))
		if err != nil {
			return nil
		}
		n := new(big.Int).Mul(big.NewInt(t.Unix()), big.NewInt(1e9))
		return integerOf(n.Add(n, big.NewInt(int64(t.Nanosecond()))), kI64)
	case kF32, kF64:
		if strings.ContainsAny(s, "xX_") {
			return nil
		}
		f, err := strconv.ParseFloat(s, map[datatype.Kind]int{kF32: 32, kF64: 64}[to])
		if err != nil && !strings.Contains(err.Error(), "range") {
			return nil
		}
		return floatOf(f, to)
	}
	digits := strings.TrimLeft(s, "+-")
	if len(s)-len(digits) > 1 || digits == "" || strings.Trim(digits, "0123456789") != "" {
		return nil
	}
	n, _ := new(big.Int).SetString(s, 10)
	return integerOf(n, to)
}

func (o *oracle) call(e *expr, args []any) any {
	name := e.function.Name
	switch name {
	case "now":
		return o.now
	case "leak_sensitive":
		return args[0]
	case "coalesce":
		for _, arg := range args {
			if arg != nil {
				return arg
			}
		}
		return nil
	case "is_null":
		return args[0] == nil
	case "nullif":
		if args[0] != nil && args[1] != nil && compare("=", args[0], args[1]) == true {
			return nil
		}
		return args[0]
	case "concat":
		joined := ""
		for _, arg := range args {
			if arg != nil {
				joined += arg.(string)
			}
		}
		return joined
	}
	for _, arg := range args {
		if arg == nil {
			return nil
		}
	}
	if s, ok := args[0].(string); ok {
		return o.text(name, []rune(s), args)
	}
	return o.number(name, e, args)
}

func (o *oracle) number(name string, e *expr, args []any) any {
	n, isInteger := asInteger(args[0])
	switch name {
	case "to_hex":
		if n.Sign() < 0 {
			bits, _ := strconv.Atoi(e.args[0].kind.String()[1:])
			n.Add(n, new(big.Int).Lsh(big.NewInt(1), uint(bits)))
		}
		return n.Text(16)
	case "abs":
		if isInteger {
			return o.fit(n.Abs(n), e.kind, "overflow")
		}
		return o.finite(math.Abs(asFloat(args[0])), e.kind)
	case "ceil", "floor", "round":
		if isInteger {
			return args[0]
		}
		round := map[string]func(float64) float64{"ceil": math.Ceil, "floor": math.Floor, "round": math.Round}[name]
		return o.finite(round(asFloat(args[0])), e.kind)
	case "pow":
		return o.finite(math.Pow(asFloat(args[0]), asFloat(args[1])), kF64)
	case "log":
		if len(args) == 2 {
			return o.finite(math.Log(asFloat(args[1]))/math.Log(asFloat(args[0])), kF64)
		}
	}
	compute := map[string]func(float64) float64{
		"acos": math.Acos, "asin": math.Asin, "atan": math.Atan, "cos": math.Cos, "tan": math.Tan,
		"exp": math.Exp, "ln": math.Log, "log": math.Log10, "sqrt": math.Sqrt,
	}[name]
	return o.finite(compute(asFloat(args[0])), kF64)
}

// small gives an integer argument, clamped far outside of any text.
func small(value any) int {
	n, _ := asInteger(value)
	if n.Cmp(big.NewInt(1<<40)) > 0 {
		return 1 << 40
	} else if n.Cmp(big.NewInt(-1<<40)) < 0 {
		return -1 << 40
	}
	return int(n.Int64())
}

func clip(runes []rune, from, to int) string {
	from, to = min(max(from, 0), len(runes)), min(max(to, 0), len(runes))
	return string(runes[from:max(from, to)])
}

func (o *oracle) text(name string, s []rune, args []any) any {
	str := string(s)
	second := func() string { return args[1].(string) }
	switch name {
	case "lower", "upper":
		return strings.Map(func(r rune) rune {
			if r > unicode.MaxASCII {
				return r
			} else if name == "lower" {
				return unicode.ToLower(r)
			}
			return unicode.ToUpper(r)
		}, str)
	case "trim":
		return strings.TrimSpace(str)
	case "ltrim":
		return strings.TrimLeftFunc(str, unicode.IsSpace)
	case "rtrim":
		return strings.TrimRightFunc(str, unicode.IsSpace)
	case "length":
		return int64(len(s))
	case "bit_length":
		return int64(8 * len(str))
	case "ascii":
		return int64(append(s, 0)[0])
	case "left":
		if n := small(args[1]); n < 0 {
			return clip(s, 0, len(s)+n)
		}
		return clip(s, 0, small(args[1]))
	case "right":
		if n := small(args[1]); n < 0 {
			return clip(s, -n, len(s))
		}
		return clip(s, len(s)-small(args[1]), len(s))
	case "substr":
		start, length := max(small(args[1]), 1)-1, 1<<40
		if len(args) == 3 {
			length = small(args[2])
		}
		return clip(s, start, start+length)
	case "repeat":
		if n := small(args[1]); n > 0 && n*len(str) > maximumText {
			return o.fail("invalid_argument")
		}
		if len(str) == 0 {
			return ""
		}
		return strings.Repeat(str, max(0, small(args[1])))
	case "replace":
		return strings.ReplaceAll(str, second(), args[2].(string))
	case "reverse":
		reversed := ""
		for _, r := range s {
			reversed = string(r) + reversed
		}
		return reversed
	case "lpad", "rpad":
		return o.pad(name, s, small(args[1]), []rune(args[2].(string)))
	case "split_part":
		parts := []string{str}
		if second() != "" {
			parts = strings.Split(str, second())
		}
		if i := small(args[2]); i >= 1 && i <= len(parts) {
			return parts[i-1]
		}
		return ""
	case "strpos":
		at := strings.Index(str, second())
		if at < 0 {
			return int64(0)
		}
		return int64(len([]rune(str[:at])) + 1)
	case "translate":
		from, to := []rune(second()), []rune(args[2].(string))
		return strings.Map(func(r rune) rune {
			for i, f := range from {
				if f == r && i < len(to) {
					return to[i]
				} else if f == r {
					return -1
				}
			}
			return r
		}, str)
	case "md5":
		return fmt.Sprintf("%x", md5.Sum([]byte(str)))
	case "contains":
		return strings.Contains(str, second())
	case "starts_with":
		return strings.HasPrefix(str, second())
	case "ends_with":
		return strings.HasSuffix(str, second())
	case "initcap":
		inside := false
		capital := ""
		for _, r := range s {
			word := unicode.IsLetter(r) || unicode.IsNumber(r)
			switch {
			case word && !inside && r == 'ß':
				capital += "SS"
			case word && !inside:
				capital += string(unicode.ToUpper(r))
			case word:
				capital += string(unicode.ToLower(r))
			default:
				capital += string(r)
			}
			inside = word
		}
		return capital
	}
	panic("oracle: " + name)
}

func (o *oracle) pad(name string, s []rune, n int, fill []rune) any {
	if n <= len(s) || len(fill) == 0 {
		if n > len(s) {
			n = len(s)
		}
		return clip(s, 0, n)
	}
	if n-len(s) > maximumText {
		return o.fail("invalid_argument")
	}
	padding := make([]rune, n-len(s))
	for i := range padding {
		padding[i] = fill[i%len(fill)]
	}
	if name == "lpad" {
		return string(padding) + string(s)
	}
	return string(s) + string(padding)
}
