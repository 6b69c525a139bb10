package program

import (
	"crypto/md5"
	"encoding/hex"
	"math"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/google/uuid"
	"golang.org/x/text/cases"
	"golang.org/x/text/language"

	"nervix/generated/function"
)

// measured is the benchmark of one function.
type measured struct {
	arguments []*expr
	plain     func()
}

// functionSubjects are those of functionBenchmarks; functions of words are also given letters beyond
// ASCII, which take other paths.
func functionSubjects() []subject {
	var all []subject
	for _, f := range function.All() {
		m, ok := functionBenchmarks()[f.ID]
		if !ok {
			continue
		}
		family := "function/" + f.Group
		all = append(all, subject{family, f.Name, call(f.Name, m.arguments...), m.plain})
		if len(m.arguments) > 0 && m.arguments[0].op == "load" && m.arguments[0].column == columnWords {
			arguments := append([]*expr{foreign()}, m.arguments[1:]...)
			all = append(all, subject{family, f.Name + "_foreign", call(f.Name, arguments...), nil})
		}
	}
	return all
}

// functionBenchmarks has a row for every function that this package runs.
var functionBenchmarks = sync.OnceValue(func() map[function.ID]measured {
	all := map[function.ID]measured{
		function.Now:           {nil, nil},
		function.UUIDV4:        {nil, plainWriter(func(text []byte, _ int) []byte { return append(text, uuid.New().String()...) })},
		function.UUIDV7:        {nil, plainWriter(func(text []byte, _ int) []byte { return append(text, uuid.Must(uuid.NewV7()).String()...) })},
		function.ReadHeader:    {[]*expr{text("tag")}, nil},
		function.ReadHeaders:   {[]*expr{text("tag")}, nil},
		function.LeakSensitive: {[]*expr{words()}, nil},
		function.Coalesce:      {[]*expr{leftOf(kI64), rightOf(kI64), i64(0)}, nil},
		function.IsNull:        {[]*expr{leftOf(kI64)}, nil},
		function.NullIf:        {[]*expr{rightOf(kI64), i64(3)}, nil},
	}
	for _, part := range []map[function.ID]measured{numberBenchmarks(), textBenchmarks(), listBenchmarks()} {
		for id, m := range part {
			all[id] = m
		}
	}
	return all
})

func numberBenchmarks() map[function.ID]measured {
	float := leftOf(kF64)
	one := func(compute func(float64) float64, e *expr) measured {
		from, to := slice[float64](e), make([]float64, subjectRows)
		return measured{[]*expr{e}, func() {
			for row, value := range from {
				to[row] = compute(value)
			}
		}}
	}
	two := func(compute func(a, b float64) float64, a, b *expr) measured {
		l, r, to := slice[float64](a), slice[float64](b), make([]float64, subjectRows)
		return measured{[]*expr{a, b}, func() {
			for row := range to {
				to[row] = compute(l[row], r[row])
			}
		}}
	}
	return map[function.ID]measured{
		function.Abs: one(math.Abs, float), function.Ceil: one(math.Ceil, float), function.Floor: one(math.Floor, float),
		function.Round: one(math.Round, float), function.Acos: one(math.Acos, unit()), function.Asin: one(math.Asin, unit()),
		function.Atan: one(math.Atan, float), function.Cos: one(math.Cos, float), function.Tan: one(math.Tan, float),
		function.Exp: one(math.Exp, unit()), function.Ln: one(math.Log, float), function.Sqrt: one(math.Sqrt, float),
		function.Log: one(math.Log10, float), function.Pow: two(math.Pow, float, rightOf(kF64)),
	}
}

func textBenchmarks() map[function.ID]measured {
	w := words()
	texts := textsOf(w)
	// written, counted and tested read words and more arguments.
	written := func(write func(to []byte, s string) []byte, more ...*expr) measured {
		return measured{append([]*expr{w}, more...), plainWriter(func(text []byte, row int) []byte { return write(text, texts[row]) })}
	}
	mapped := func(compute func(s string) string, more ...*expr) measured {
		return written(func(to []byte, s string) []byte { return append(to, compute(s)...) }, more...)
	}
	counted := func(count func(s string) int, more ...*expr) measured {
		return measured{append([]*expr{w}, more...), plainReader(w, count)}
	}
	tested := func(test func(s string) bool, more ...*expr) measured {
		return measured{append([]*expr{w}, more...), plainReader(w, test)}
	}
	pattern := regexp.MustCompile(`[0-9]+ l[a-z]+`)
	signed := slice[int64](leftOf(kI64))
	runes := func(s string, from, to int) string { return clip([]rune(s), from, to) }
	translation := strings.NewReplacer("q", "1", "u", "2", "i", "3")
	return map[function.ID]measured{
		function.RegexpLike:    tested(pattern.MatchString, text(pattern.String())),
		function.RegexpReplace: mapped(func(s string) string { return pattern.ReplaceAllString(s, "<$0>") }, text(pattern.String()), text("<$0>")),
		function.RegexpSubstr:  mapped(pattern.FindString, text(pattern.String())),
		function.Lower:         mapped(strings.ToLower),
		function.Upper:         mapped(strings.ToUpper),
		function.Trim:          mapped(strings.TrimSpace),
		function.LTrim:         mapped(func(s string) string { return strings.TrimLeft(s, " \t\n") }),
		function.RTrim:         mapped(func(s string) string { return strings.TrimRight(s, " \t\n") }),
		function.Length:        counted(utf8.RuneCountInString),
		function.BitLength:     counted(func(s string) int { return 8 * len(s) }),
		function.ASCII:         counted(func(s string) int { r, _ := utf8.DecodeRuneInString(s); return int(r) }),
		function.InitCap:       mapped(cases.Title(language.Und).String),
		function.Left:          mapped(func(s string) string { return runes(s, 0, 9) }, i64(9)),
		function.Right:         mapped(func(s string) string { n := utf8.RuneCountInString(s); return runes(s, n-9, n) }, i64(9)),
		function.Substr:        mapped(func(s string) string { return runes(s, 4, 14) }, i64(5), i64(10)),
		function.Concat:        mapped(func(s string) string { return s + "/" + s }, text("/"), w),
		function.Repeat:        mapped(func(s string) string { return strings.Repeat(s, 3) }, i64(3)),
		function.Replace:       mapped(func(s string) string { return strings.ReplaceAll(s, "o", "00") }, text("o"), text("00")),
		function.Reverse: mapped(func(s string) string {
			list := []rune(s)
			for i, j := 0, len(list)-1; i < j; i, j = i+1, j-1 {
				list[i], list[j] = list[j], list[i]
			}
			return string(list)
		}),
		function.LPad: mapped(func(s string) string { return strings.Repeat("*", max(0, 60-utf8.RuneCountInString(s))) + s }, i64(60), text("*")),
		function.RPad: mapped(func(s string) string { return s + strings.Repeat("*", max(0, 60-utf8.RuneCountInString(s))) }, i64(60), text("*")),
		function.SplitPart: mapped(func(s string) string {
			if parts := strings.SplitN(s, " ", 5); len(parts) > 3 {
				return parts[3]
			}
			return ""
		}, text(" "), i64(4)),
		function.StrPos:     counted(func(s string) int { return utf8.RuneCountInString(s[:max(0, strings.Index(s, "jumps"))]) + 1 }, text("jumps")),
		function.Translate:  mapped(translation.Replace, text("qui"), text("123")),
		function.ToHex:      {[]*expr{leftOf(kI64)}, plainWriter(func(to []byte, row int) []byte { return strconv.AppendUint(to, uint64(signed[row]), 16) })},
		function.MD5:        written(func(to []byte, s string) []byte { sum := md5.Sum([]byte(s)); return hex.AppendEncode(to, sum[:]) }),
		function.Contains:   tested(func(s string) bool { return strings.Contains(s, "jumps") }, text("jumps")),
		function.StartsWith: tested(func(s string) bool { return strings.HasPrefix(s, "  the") }, text("  the")),
		function.EndsWith:   tested(func(s string) bool { return strings.HasSuffix(s, "dogs ") }, text("dogs ")),
	}
}

func listBenchmarks() map[function.ID]measured {
	list := numbers()
	offsets, elements := listParts(list)
	to := make([]int64, subjectRows)
	each := func(compute func(list []int64) int64, more ...*expr) measured {
		return measured{append([]*expr{list}, more...), func() {
			for row := range to {
				to[row] = compute(elements[offsets[row]:offsets[row+1]])
			}
		}}
	}
	at := func(list []int64, index int) int64 {
		if index < 0 || index >= len(list) {
			return 0
		}
		return list[index]
	}
	return map[function.ID]measured{
		function.ListCount: each(func(list []int64) int64 { return int64(len(list)) }),
		function.ListSum: each(func(list []int64) int64 {
			total := int64(0)
			for _, value := range list {
				total += value
			}
			return total
		}),
		function.ListFirst: each(func(list []int64) int64 { return at(list, 0) }),
		function.ListLast:  each(func(list []int64) int64 { return at(list, len(list)-1) }),
		function.ListNth:   each(func(list []int64) int64 { return at(list, 2) }, i64(2)),
	}
}
