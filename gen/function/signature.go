package function

import (
	"fmt"
	"slices"
	"strings"
)

// The notation of a signature is "(P, …) -> R". A parameter is
//
//	STRING     exactly that type
//	any scalar num int      any type of the set; every occurrence stands for itself
//	T S N I    the same sets, but all occurrences of the letter stand for one type
//	LIST<T>    an ARRAY or VEC with such elements
//	const P    a literal
//	P?         may be left out; only further optional parameters may follow
//	P...       one or more of it; the last parameter
//
// and a result is a type, a letter, VEC<type>, field (the type of a field that the arguments name)
// or none.

// scalars are the type names of the notation with their constants in package datatype.
var scalars = map[string]string{
	"U8": "KindU8", "I8": "KindI8", "U16": "KindU16", "I16": "KindI16", "U32": "KindU32", "I32": "KindI32",
	"U64": "KindU64", "I64": "KindI64", "F32": "KindF32", "F64": "KindF64", "BOOL": "KindBool",
	"STRING": "KindString", "DATETIME": "KindDatetime",
}

// sets are the type sets of the notation with their emitted constants.
var sets = map[string]string{
	"any": "SetAny", "scalar": "SetScalar", "num": "SetNumeric", "int": "SetInteger",
	"T": "SetAny", "S": "SetScalar", "N": "SetNumeric", "I": "SetInteger",
}

// variables are the letters that stand for one type per call, numbered from 1.
var variables = []string{"T", "S", "N", "I"}

// term is one parsed parameter or result.
type term struct {
	kind     string // constant of package datatype, when the type is exact
	set      string // emitted set constant, when it is not
	variable int    // 1-based letter, or 0
	list     bool   // LIST<…> in a parameter, VEC<…> in a result
	constant bool
	none     bool // result of a side-effect call
	field    bool // result is the type of a named field
}

// signature is a parsed signature.
type signature struct {
	text       string
	parameters []term
	optional   int
	variadic   bool
	result     term
}

func parseSignature(text string) (signature, error) {
	parsed := signature{text: text}
	left, right, ok := strings.Cut(text, "->")
	left, right = strings.TrimSpace(left), strings.TrimSpace(right)
	if !ok || !strings.HasPrefix(left, "(") || !strings.HasSuffix(left, ")") {
		return parsed, fmt.Errorf("signature %q is not of the form (P, …) -> R", text)
	}
	if inner := strings.TrimSpace(left[1 : len(left)-1]); inner != "" {
		for _, part := range strings.Split(inner, ",") {
			if err := parsed.parameter(strings.TrimSpace(part)); err != nil {
				return parsed, fmt.Errorf("signature %q: %w", text, err)
			}
		}
	}
	result, err := parseResult(right)
	if err != nil {
		return parsed, fmt.Errorf("signature %q: %w", text, err)
	}
	if result.variable != 0 && !slices.ContainsFunc(parsed.parameters, func(p term) bool { return p.variable == result.variable }) {
		return parsed, fmt.Errorf("signature %q: no parameter determines the result %s", text, right)
	}
	parsed.result = result
	return parsed, nil
}

func (s *signature) parameter(text string) error {
	if s.variadic {
		return fmt.Errorf("a parameter follows the repeated one")
	}
	rest, variadic := strings.CutSuffix(text, "...")
	rest, optional := strings.CutSuffix(rest, "?")
	if !optional && s.optional > 0 || optional && variadic {
		return fmt.Errorf("parameter %s must be optional like the one before it, and not repeated", text)
	}
	rest, constant := strings.CutPrefix(rest, "const ")
	list := strings.HasPrefix(rest, "LIST<") && strings.HasSuffix(rest, ">")
	if list {
		rest = rest[len("LIST<") : len(rest)-1]
	}
	parsed, err := parseTerm(strings.TrimSpace(rest))
	if err != nil {
		return err
	}
	parsed.list, parsed.constant = list, constant
	s.parameters = append(s.parameters, parsed)
	s.variadic = variadic
	if optional {
		s.optional++
	}
	return nil
}

func parseResult(text string) (term, error) {
	switch text {
	case "none":
		return term{none: true}, nil
	case "field":
		return term{field: true}, nil
	}
	list := strings.HasPrefix(text, "VEC<") && strings.HasSuffix(text, ">")
	if list {
		text = text[len("VEC<") : len(text)-1]
	}
	parsed, err := parseTerm(text)
	if err == nil && parsed.kind == "" && parsed.variable == 0 {
		return parsed, fmt.Errorf("the result %s names no single type", text)
	}
	parsed.list = list
	return parsed, err
}

func parseTerm(text string) (term, error) {
	if kind, ok := scalars[text]; ok {
		return term{kind: kind}, nil
	}
	if set, ok := sets[text]; ok {
		return term{set: set, variable: slices.Index(variables, text) + 1}, nil
	}
	return term{}, fmt.Errorf("unknown type %q", text)
}
