package failure

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/gen/golden"
)

func TestGolden(t *testing.T) {
	golden.Check(t, Generate)
}

const prelude = `area: a
doc: d
dispositions: [{name: Failed, terminal: true, doc: d}]
classes: [{name: Internal, disposition: Failed, exit: 1, grpc: Internal, doc: d}]
failures:
`

func TestFaultsNamePlace(t *testing.T) {
	tests := map[string]struct{ spec, want string }{
		"unknown key": {
			prelude + "  - {name: A, code: a, class: Internal, message: m, doc: d, colour: red}\n",
			`spec/failure/a.yaml:6:61: unknown field "colour"`,
		},
		"unknown class": {
			prelude + "  - {name: A, code: a, class: Nope, message: m, doc: d}\n",
			`spec/failure/a.yaml:6:31: failure A: unknown class "Nope"`,
		},
		"unknown disposition": {
			"classes: [{name: X, disposition: Nope, exit: 1, grpc: Internal, doc: d}]\n",
			`spec/failure/a.yaml:1:34: class X: unknown disposition "Nope"`,
		},
		"unknown field in a text": {
			prelude + "  - {name: A, code: a, class: Internal, doc: d, message: 'x {Nope}'}\n",
			`spec/failure/a.yaml:6:58: failure A: the text names the unknown field {Nope}`,
		},
		"sensitive field in a text": {
			prelude + "  - {name: A, code: a, class: Internal, doc: d, message: '{P}', fields: [{name: P, type: string, sensitive: true}]}\n",
			`failure A: the text would show the sensitive field {P}`,
		},
		"reserved field": {
			prelude + "  - {name: A, code: a, class: Internal, doc: d, message: m, fields: [{name: Code, type: string}]}\n",
			`field name "Code" is not UpperCamel, taken or reserved`,
		},
		"unknown type": {
			prelude + "  - {name: A, code: a, class: Internal, doc: d, message: m, fields: [{name: B, type: decimal}]}\n",
			`field B has the unknown type "decimal"`,
		},
		"code twice": {
			prelude + "  - {name: A, code: a, class: Internal, doc: d, message: m}\n  - {name: B, code: a, class: Internal, doc: d, message: m}\n",
			`spec/failure/a.yaml:7:12: code a is already defined at `,
		},
		"bad placeholder": {
			prelude + "  - {name: A, code: a, class: Internal, doc: d, message: 'x {open'}\n",
			`failure A: bad placeholder at "{open"`,
		},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			require.Contains(t, golden.Fault(t, Generate, "failure/a.yaml", test.spec), test.want)
		})
	}
}
