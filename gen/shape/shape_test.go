package shape

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/gen/golden"
)

func TestGolden(t *testing.T) { golden.Check(t, Generate) }

func TestFaultsNamePlace(t *testing.T) {
	const prelude = "shapes:\n  - {name: A, title: T, doc: d, fields: ["
	for name, test := range map[string]struct{ spec, want string }{
		"unknown type": {prelude + "{name: x, type: TEXT, doc: d}]}\n", `spec/shape/m.yaml:2:42: field "x" needs`},
		"field twice":  {prelude + "{name: x, type: U8, doc: d}, {name: x, type: U8, doc: d}]}\n", `field "x" needs a new snake_case name`},
		"no fields":    {prelude + "]}\n", `shape "A" needs a new UpperCamel name, a title, a doc and fields`},
	} {
		t.Run(name, func(t *testing.T) {
			require.Contains(t, golden.Fault(t, Generate, "shape/m.yaml", test.spec), test.want)
		})
	}
}
