package failure

import (
	"fmt"
	"strings"

	"github.com/dave/jennifer/jen"

	"nervix/gen/emit"
)

// piece is one part of a message template: literal text, or a field of the given type.
type piece struct {
	text  string
	field string
	kind  string
}

// parseTemplate splits a text with {Field} placeholders; {{ and }} stand for the braces.
func parseTemplate(text string) ([]piece, error) {
	var pieces []piece
	var literal strings.Builder
	flush := func() {
		if literal.Len() > 0 {
			pieces = append(pieces, piece{text: literal.String()})
			literal.Reset()
		}
	}
	for i := 0; i < len(text); i++ {
		switch {
		case strings.HasPrefix(text[i:], "{{") || strings.HasPrefix(text[i:], "}}"):
			literal.WriteByte(text[i])
			i++
		case text[i] == '{':
			end := strings.IndexByte(text[i:], '}')
			if end < 0 || !emit.IsCamel(text[i+1:i+end]) {
				return nil, fmt.Errorf("bad placeholder at %q", text[i:])
			}
			flush()
			pieces = append(pieces, piece{field: text[i+1 : i+end]})
			i += end
		case text[i] == '}':
			return nil, fmt.Errorf("unmatched } in %q", text)
		default:
			literal.WriteByte(text[i])
		}
	}
	flush()
	return pieces, nil
}

// fieldType is how a spec type looks in Go and how its value becomes text.
type fieldType struct {
	code  func() *jen.Statement
	text  func(value jen.Code) jen.Code
	empty func(value jen.Code) jen.Code
}

func integer(name, format, wide string) fieldType {
	return fieldType{
		code: func() *jen.Statement { return jen.Id(name) },
		text: func(v jen.Code) jen.Code {
			value := jen.Add(v)
			if name != wide {
				value = jen.Id(wide).Call(v)
			}
			return jen.Qual("strconv", format).Call(value, jen.Lit(10))
		},
	}
}

var types = map[string]fieldType{
	"string": {
		code:  func() *jen.Statement { return jen.String() },
		text:  func(v jen.Code) jen.Code { return v },
		empty: func(v jen.Code) jen.Code { return jen.Add(v).Op("==").Lit("") },
	},
	"[]string": {
		code:  func() *jen.Statement { return jen.Index().String() },
		text:  func(v jen.Code) jen.Code { return jen.Qual("strings", "Join").Call(v, jen.Lit(", ")) },
		empty: func(v jen.Code) jen.Code { return jen.Len(v).Op("==").Lit(0) },
	},
	"bool": {
		code: func() *jen.Statement { return jen.Bool() },
		text: func(v jen.Code) jen.Code { return jen.Qual("strconv", "FormatBool").Call(v) },
	},
	"int": {
		code: func() *jen.Statement { return jen.Int() },
		text: func(v jen.Code) jen.Code { return jen.Qual("strconv", "Itoa").Call(v) },
	},
	"u8": integer("uint8", "FormatUint", "uint64"), "u16": integer("uint16", "FormatUint", "uint64"),
	"u32": integer("uint32", "FormatUint", "uint64"), "u64": integer("uint64", "FormatUint", "uint64"),
	"i32": integer("int32", "FormatInt", "int64"), "i64": integer("int64", "FormatInt", "int64"),
	"f64": {
		code: func() *jen.Statement { return jen.Float64() },
		text: func(v jen.Code) jen.Code {
			return jen.Qual("strconv", "FormatFloat").Call(v, jen.LitRune('g'), jen.Lit(-1), jen.Lit(64))
		},
	},
	"duration": {
		code: func() *jen.Statement { return jen.Qual("time", "Duration") },
		text: func(v jen.Code) jen.Code { return jen.Add(v).Dot("String").Call() },
	},
	"bytes": {
		code:  func() *jen.Statement { return jen.Index().Byte() },
		text:  func(v jen.Code) jen.Code { return jen.Qual("encoding/hex", "EncodeToString").Call(v) },
		empty: func(v jen.Code) jen.Code { return jen.Len(v).Op("==").Lit(0) },
	},
}

// concat renders a template as a Go string expression over the receiver f.
func concat(pieces []piece) jen.Code {
	if len(pieces) == 0 {
		return jen.Lit("")
	}
	code := jen.Null()
	for i, piece := range pieces {
		if i > 0 {
			code.Op("+")
		}
		if piece.field == "" {
			code.Lit(piece.text)
			continue
		}
		code.Add(types[piece.kind].text(jen.Id("f").Dot(piece.field)))
	}
	return code
}

// emptyCheck gives the condition under which a hint is left out: every placeholder that can be
// empty is. A hint without such placeholders is always shown.
func emptyCheck(pieces []piece) jen.Code {
	var condition *jen.Statement
	for _, piece := range pieces {
		if piece.field == "" || types[piece.kind].empty == nil {
			continue
		}
		check := types[piece.kind].empty(jen.Id("f").Dot(piece.field))
		if condition == nil {
			condition = jen.Add(check)
		} else {
			condition.Op("&&").Add(check)
		}
	}
	if condition == nil {
		return nil
	}
	return condition
}
