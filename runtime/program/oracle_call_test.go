package program

import (
	"crypto/md5"
	"fmt"
	"math"
	"math/big"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"nervix/generated/datatype"
)

func (o *oracle) call(e *expr, args []any) any {
	name := e.function.Name
	switch name {
	case "now":
		return o.now
	case "read_header", "read_headers":
		values := []any{}
		for _, field := range o.headers {
			if args[0] == field.Name {
				values = append(values, field.Value)
			}
		}
		if name == "read_headers" {
			return values
		}
		return append(values, nil)[0]
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
	if list, ok := args[0].([]any); ok {
		return o.list(name, e, list, args)
	}
	if s, ok := args[0].(string); ok && strings.HasPrefix(name, "regexp_") {
		return o.regular(name, s, args)
	} else if ok {
		return o.text(name, []rune(s), args)
	}
	return o.number(name, e, args)
}

func (o *oracle) list(name string, e *expr, list []any, args []any) any {
	at := 0
	switch name {
	case "count":
		return int64(len(list))
	case "sum":
		return o.sum(list, e.kind)
	case "last":
		at = len(list) - 1
	case "nth":
		at = small(args[1])
	}
	if at < 0 || at >= len(list) {
		return nil
	}
	return list[at]
}

func (o *oracle) sum(list []any, kind datatype.Kind) any {
	if len(list) == 0 {
		return nil
	}
	if isFloat(kind) {
		total := 0.0
		for _, value := range list {
			total += asFloat(value)
		}
		return o.finite(total, kind)
	}
	total := new(big.Int)
	for _, value := range list {
		n, _ := asInteger(value)
		total.Add(total, n)
	}
	return o.fit(total, kind, "overflow")
}

// regular evaluates patterns that read alike in the dialect and in the standard library.
func (o *oracle) regular(name, s string, args []any) any {
	pattern, err := regexp.Compile(args[1].(string))
	if err != nil {
		return o.fail("invalid_argument")
	}
	switch name {
	case "regexp_like":
		return pattern.MatchString(s)
	case "regexp_replace":
		return pattern.ReplaceAllString(s, args[2].(string))
	}
	if at := pattern.FindStringIndex(s); at != nil {
		return s[at[0]:at[1]]
	}
	return nil
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
