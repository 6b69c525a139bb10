package machine

import (
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/gen/golden"
)

func TestGolden(t *testing.T) {
	golden.Check(t, Generate)
}

const prelude = `machine: m
doc: d
initial: A
states: [{name: A, doc: d}, {name: B, terminal: true, doc: d}]
events: [{name: GO, doc: d}]
transitions:
`

func TestFaultsNamePlace(t *testing.T) {
	tests := map[string]struct{ spec, want string }{
		"unknown key":      {prelude + "  - {from: [A], event: GO, to: B, guard: x}\n", `spec/machine/m.yaml:7:35: unknown field "guard"`},
		"unknown target":   {prelude + "  - {from: [A], event: GO, to: C}\n", `spec/machine/m.yaml:7:5: unknown state "C"`},
		"unknown source":   {prelude + "  - {from: [C], event: GO, to: B}\n", `spec/machine/m.yaml:7:5: unknown state "C"`},
		"unknown event":    {prelude + "  - {from: [A], event: STAY, to: B}\n", `spec/machine/m.yaml:7:5: unknown event "STAY"`},
		"no source":        {prelude + "  - {from: [], event: GO, to: B}\n", `a transition starts from at least one state`},
		"unused event":     {prelude + "  []\n", `spec/machine/m.yaml:5:10: event GO appears in no transition`},
		"unreachable":      {prelude + "  - {from: [A], event: GO, to: SAME}\n", `state B cannot be reached`},
		"ambiguous":        {prelude + "  - {from: [A, A], event: GO, to: B}\n", `event GO has two transitions in state A`},
		"outcome is final": {prelude + "  - {from: [A], event: GO, to: B}\n  - {from: [B], event: GO, to: A}\n", `spec/machine/m.yaml:8:5: terminal state B leads back to A`},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			require.Contains(t, golden.Fault(t, Generate, "machine/m.yaml", test.spec), test.want)
		})
	}
}
