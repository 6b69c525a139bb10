package connector

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/gen/golden"
)

func TestGolden(t *testing.T) { golden.Check(t, Generate) }

func TestFaultsNamePlace(t *testing.T) {
	for name, test := range map[string]struct{ spec, want string }{
		"source twice":  {"sources:\n  - {variant: A, name: A, doc: d}\n  - {variant: A, name: A, doc: d}\n", `spec/connector/m.yaml:3:5: source "A" needs a new variant`},
		"unknown form":  {"sources:\n  - {variant: A, name: A, doc: d, quiesce: [NAP]}\n", `source "A": unknown quiesce form "NAP"`},
		"sink nameless": {"sinks:\n  - {variant: A, doc: d, codec: REQUIRED, construction: FULL}\n", `sink "A" needs a new variant, a name and a doc`},
		"client twice":  {"clients: [{type: A}, {type: A}]\n", `client type "A" twice`},
		"unknown group": {"clients: [{type: A, groups: [tls]}]\n", `client type "A": unknown group "tls"`},
		"sink codec":    {"sinks:\n  - {variant: A, name: A, doc: d, codec: PERHAPS, construction: FULL}\n", `sink "A" needs codec REQUIRED`},
	} {
		t.Run(name, func(t *testing.T) {
			require.Contains(t, golden.Fault(t, Generate, "connector/m.yaml", test.spec), test.want)
		})
	}
}

func TestPaths(t *testing.T) {
	require.Equal(t, "consumer_group", snake("ConsumerGroup"))
}
