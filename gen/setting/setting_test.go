package setting

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/gen/golden"
)

func TestGolden(t *testing.T) {
	golden.Check(t, Generate)
}

func TestFaultsNamePlace(t *testing.T) {
	const prelude = "program: p\ntype: P\ndoc: d\ngroups: [{name: G}]\nsettings:\n  - {flag: wait, type: duration, group: G, default: 1s, doc: d}\n"
	tests := map[string]struct{ spec, want string }{
		"unknown key":          {prelude + "  - {flag: a, colour: red}\n", `spec/config/p.yaml:7:15: unknown field "colour"`},
		"unknown type":         {prelude + "  - {flag: a, type: tea, group: G, doc: d}\n", `spec/config/p.yaml:7:5: setting a: unknown type "tea"`},
		"unknown group":        {prelude + "  - {flag: a, type: string, group: H, doc: d}\n", `setting a: unknown group "H"`},
		"flag twice":           {prelude + "  - {flag: wait, type: string, group: G, doc: d}\n", `setting "wait" needs a new flag`},
		"malformed default":    {prelude + "  - {flag: a, type: duration, default: soon, group: G, doc: d}\n", `setting a: default: time: invalid duration "soon"`},
		"missing default":      {prelude + "  - {flag: a, type: int, group: G, doc: d}\n", `setting a: default: strconv.ParseInt`},
		"size without unit":    {prelude + "  - {flag: a, type: bytes, default: 12, group: G, doc: d}\n", `has no unit`},
		"default out of bound": {prelude + "  - {flag: a, type: int, default: 1, minimum: 2, group: G, doc: d}\n", `bound "2" does not parse or excludes the default`},
		"default no choice":    {prelude + "  - {flag: a, type: choice, default: c, choices: [a], group: G, doc: d}\n", `default "c" is no choice`},
		"rule on nothing":      {prelude + "rules: [{less: wait, than: nope, doc: d}]\n", `spec/config/p.yaml:7:9: rule: "wait" and "nope" are not two settings of one ordered type`},
		"waiver on another":    {prelude + "  - {flag: rest, type: duration, group: G, default: 2s, doc: d}\nrules: [{less: wait, than: rest, unless_zero: [nope], doc: d}]\n", `unless_zero "nope" is none of its settings`},
		"rule without form":    {prelude + "rules: [{doc: d}]\n", `a rule has exactly one of`},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			require.Contains(t, golden.Fault(t, Generate, "config/p.yaml", test.spec), test.want)
		})
	}
}
