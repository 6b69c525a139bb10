package function

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/gen/golden"
)

func TestGolden(t *testing.T) {
	golden.Check(t, Generate)
}

func TestFaultsNamePlace(t *testing.T) {
	const prelude = "group: g\ndoc: d\ncontexts: [{name: Filter, text: t, doc: d}]\nfunctions:\n"
	const rest = "null_rule: strict, volatility: immutable, contexts: [Filter], doc: d}\n"
	tests := map[string]struct{ spec, want string }{
		"unknown key":        {prelude + `  - {name: f, colour: red, signatures: ["() -> I64"], ` + rest, `spec/function/f.yaml:5:15: unknown field "colour"`},
		"unknown type":       {prelude + `  - {name: f, signatures: ["(TEXT) -> I64"], ` + rest, `spec/function/f.yaml:5:5: function f: signature "(TEXT) -> I64": unknown type "TEXT"`},
		"undetermined":       {prelude + `  - {name: f, signatures: ["(any) -> T"], ` + rest, `no parameter determines the result T`},
		"ambiguous result":   {prelude + `  - {name: f, signatures: ["(any) -> num"], ` + rest, `the result num names no single type`},
		"required after":     {prelude + `  - {name: f, signatures: ["(I64?, I64) -> I64"], ` + rest, `parameter I64 must be optional like the one before it`},
		"after the repeated": {prelude + `  - {name: f, signatures: ["(I64..., I64) -> I64"], ` + rest, `a parameter follows the repeated one`},
		"no arrow":           {prelude + `  - {name: f, signatures: ["(I64)"], ` + rest, `is not of the form`},
		"unknown context":    {prelude + `  - {name: f, signatures: ["() -> I64"], null_rule: strict, volatility: immutable, contexts: [Nope], doc: d}` + "\n", `function f names the unknown context "Nope"`},
		"unknown null rule":  {prelude + `  - {name: f, signatures: ["() -> I64"], null_rule: maybe, volatility: immutable, contexts: [Filter], doc: d}` + "\n", `unknown null rule "maybe"`},
		"name twice":         {prelude + `  - {name: f, aliases: [f], signatures: ["() -> I64"], ` + rest, `function name "f" is not snake_case or taken`},
		"unknown reading":    {"readings: [{name: Input, doc: d}]\ncontexts: [{name: Filter, text: t, doc: d, scopes: {bare: Output}}]\n", `context Filter gives scope bare the reading "Output"`},
		"unknown scope":      {"readings: [{name: Input, doc: d}]\ncontexts: [{name: Filter, text: t, doc: d, scopes: {here: Input}}]\n", `context Filter gives scope here the reading "Input"`},
		"set of two kinds":   {"contexts: [{name: Filter, text: t, doc: d}]\nsets: [{name: all, contexts: [Filter], except: [Filter]}]\n", `set "all" needs a new snake_case name and contexts or exceptions`},
		"set of nothing":     {"contexts: [{name: Filter, text: t, doc: d}]\nsets: [{name: all, contexts: [Nope]}]\n", `spec/function/f.yaml:2:8: set all names the unknown context "Nope"`},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			require.Contains(t, golden.Fault(t, Generate, "function/f.yaml", test.spec), test.want)
		})
	}
}
