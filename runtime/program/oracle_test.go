package program

import (
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"
	"testing"
	"time"

	"nervix/generated/datatype"
	"nervix/generated/revision"
	"nervix/runtime/header"
	"nervix/runtime/lookup"
)

// oracle evaluates expressions one row at a time with boxed values.
type oracle struct {
	// columns are read by source and column.
	read func(source revision.ColumnSource, column uint32) any
	now  int64
	// headers are those of the row.
	headers []header.Field
	known   *records
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
	case "lookup":
		if args[0] == nil {
			return nil
		}
		return o.known.find(lookup.Key(e.args[0].kind, wide(args[0])), int(e.column))
	}
	for _, arg := range args {
		if arg == nil {
			return nil
		}
	}
	switch {
	case e.op == "array":
		return args
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

// records are those of a hash map, as programs and the oracle read them.
type records struct {
	library Library
	schema  *revision.Schema
	keys    []string
	byKey   map[string][]any
}

// knownRecords has the key first and a field of every form of column.
func knownRecords(t testing.TB) *records {
	const lines = `{"f0":"a","f1":"alpha","f2":1,"f3":true,"f4":1.5,"f5":"1970-01-01T00:00:00.000000009Z","f6":["x","y"],"f7":[1,2]}
{"f0":"1","f2":2,"f6":[]}
{"f0":"-1","f1":"","f3":false,"f6":["z"],"f7":[-1,9223372036854775807]}
{"f0":"true","f1":"日本","f4":-2.5,"f5":"2026-04-07T00:00:00Z"}
{"f0":"2.5","f2":-9223372036854775808,"f7":[0,0]}
`
	table := tableOf(t, every(), lines)
	k := &records{library: Library{Headers: true, HashMaps: []HashMap{{Table: table}}}, schema: table.Schema(), byKey: map[string][]any{}}
	for entry := range table.Entries() {
		var record []any
		for field := range table.Schema().Fields {
			record = append(record, valueOf(table.Column(field), entry))
		}
		k.keys = append(k.keys, record[0].(string))
		k.byKey[record[0].(string)] = record
	}
	return k
}

func (k *records) find(key string, field int) any {
	if record, ok := k.byKey[key]; ok {
		return record[field]
	}
	return nil
}
