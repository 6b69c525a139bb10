package transaction

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/registry/registrytest"
)

// line writes a running domain of so many junctions, each of which reads what the one before it wrote.
func line(junctions int) string {
	var text strings.Builder
	text.WriteString("CREATE SCHEMA s (a I64);\nCREATE RELAY r0 SCHEMA s UNBRANCHED;\n")
	for i := range junctions {
		fmt.Fprintf(&text, `CREATE RELAY r%[2]d SCHEMA s UNBRANCHED;
CREATE JUNCTION j%[1]d FROM r%[1]d UNBRANCHED TO r%[2]d INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
`, i, i+1)
	}
	return text.String() + "START;"
}

// changes writes so many statements over such a line, every other one structural.
func changes(statements, junctions int) string {
	var text strings.Builder
	for i := range statements {
		at := i * junctions / statements
		if i%2 == 0 {
			fmt.Fprintf(&text, "ALTER JUNCTION j%d SET DETACHED;\n", at)
		} else {
			fmt.Fprintf(&text, "ALTER RELAY r%d SET CAPACITY 9;\n", at)
		}
	}
	return text.String()
}

// BenchmarkAppend plans and reports what an append to a long run of changes does: the whole prefix.
func BenchmarkAppend(b *testing.B) {
	const junctions = 1000
	v := view(b, line(junctions))
	for _, statements := range []int{1, 100, 300, 1000} {
		list := registrytest.Statements(b, changes(statements, junctions))
		b.Run(fmt.Sprint(statements), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				plan, err := Compute(inputs(v, true), "d", list)
				require.NoError(b, err)
				_, err = plan.Report()
				require.NoError(b, err)
			}
		})
	}
}
