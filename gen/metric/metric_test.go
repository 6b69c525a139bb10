package metric

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/gen/golden"
)

func TestGolden(t *testing.T) {
	golden.Check(t, Generate)
}

func TestFaultsNamePlace(t *testing.T) {
	const prelude = "area: a\ndoc: d\nlabels: [{name: x, doc: d}]\nlabel_sets: [{name: X, labels: [x], doc: d}]\nfamilies:\n"
	tests := map[string]struct{ spec, want string }{
		"unknown key":          {prelude + "  - {name: f, colour: red}\n", `spec/metric/m.yaml:6:15: unknown field "colour"`},
		"unknown type":         {prelude + "  - {name: f, type: meter, doc: d}\n", `spec/metric/m.yaml:6:5: family f: unknown type "meter"`},
		"unknown label set":    {prelude + "  - {name: f, type: gauge, label_set: Y, doc: d}\n", `family f: unknown label set "Y"`},
		"family twice":         {prelude + "  - {name: f, type: gauge, doc: d}\n  - {name: f, type: gauge, doc: d}\n", `spec/metric/m.yaml:7:5: family "f" needs a new snake_case name`},
		"no buckets":           {prelude + "  - {name: f, type: histogram, doc: d}\n", `a histogram, and nothing else, has ascending buckets`},
		"falling buckets":      {prelude + "  - {name: f, type: histogram, buckets: [2, 1], doc: d}\n", `a histogram, and nothing else, has ascending buckets`},
		"buckets of gauge":     {prelude + "  - {name: f, type: gauge, buckets: [1], doc: d}\n", `a histogram, and nothing else, has ascending buckets`},
		"tally without labels": {prelude + "  - {name: f, type: tally, buckets: [1], doc: d}\n", `family f: a tally has a label set`},
		"unknown label":        {"label_sets: [{name: X, labels: [y], doc: d}]\n", `spec/metric/m.yaml:1:14: label set X: unknown label "y"`},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			require.Contains(t, golden.Fault(t, Generate, "metric/m.yaml", test.spec), test.want)
		})
	}
}
