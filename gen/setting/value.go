package setting

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/dave/jennifer/jen"
)

// units are the byte units of spec values.
var units = []struct {
	suffix string
	factor int64
}{{"GiB", 1 << 30}, {"MiB", 1 << 20}, {"KiB", 1 << 10}, {"B", 1}}

// parse gives the value of an ordered or bool type as a number; texts give 0.
func parse(kind, text string) (int64, error) {
	switch kind {
	case "duration":
		duration, err := time.ParseDuration(text)
		return int64(duration), err
	case "bytes":
		for _, unit := range units {
			if number, ok := strings.CutSuffix(text, unit.suffix); ok {
				value, err := strconv.ParseInt(number, 10, 64)
				return value * unit.factor, err
			}
		}
		return 0, fmt.Errorf("%q has no unit B, KiB, MiB or GiB", text)
	case "int":
		return strconv.ParseInt(text, 10, 64)
	case "bool":
		value, err := strconv.ParseBool(text)
		if value {
			return 1, err
		}
		return 0, err
	case "list":
		if text != "" {
			return 0, fmt.Errorf("a list has no default")
		}
	}
	return 0, nil
}

// goType is the type of the field of a setting.
func goType(kind string) *jen.Statement {
	switch kind {
	case "duration":
		return jen.Qual("time", "Duration")
	case "bytes":
		return jen.Id("Bytes")
	case "int":
		return jen.Int()
	case "bool":
		return jen.Bool()
	case "list":
		return jen.Index().String()
	}
	return jen.String()
}

// literal renders a spec value in Go so that a reader recognises it.
func literal(kind, text string) jen.Code {
	value, _ := parse(kind, text) // checked when the spec was loaded
	switch kind {
	case "duration":
		return duration(time.Duration(value))
	case "bytes":
		for _, unit := range units {
			if unit.factor > 1 && value != 0 && value%unit.factor == 0 {
				return jen.Lit(int(value / unit.factor)).Op("*").Id(unit.suffix)
			}
		}
		return jen.Lit(int(value))
	case "int":
		return jen.Lit(int(value))
	case "bool":
		return jen.Lit(value == 1)
	case "list":
		return jen.Nil()
	}
	return jen.Lit(text)
}

func duration(value time.Duration) jen.Code {
	for _, unit := range []struct {
		name string
		size time.Duration
	}{{"Hour", time.Hour}, {"Minute", time.Minute}, {"Second", time.Second}, {"Millisecond", time.Millisecond}} {
		if value != 0 && value%unit.size == 0 {
			return jen.Lit(int(value/unit.size)).Op("*").Qual("time", unit.name)
		}
	}
	return jen.Lit(int(value))
}

// register is the pflag method for a type; bytes and lists are handled apart.
var register = map[string]string{
	"string": "StringVarP", "choice": "StringVarP", "address": "StringVarP", "path": "StringVarP",
	"duration": "DurationVarP", "int": "IntVarP", "bool": "BoolVarP", "list": "StringArrayVarP",
}
