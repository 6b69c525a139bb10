package registry_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/registry"
	"nervix/controlplane/registry/registrytest"
)

// chain gives the text of about n models: lines of relays and junctions with their own schemas.
func chain(n int) string {
	var text strings.Builder
	for i := range n / 5 {
		fmt.Fprintf(&text, `CREATE SCHEMA s%[1]d (a I64, b STRING, c F64, d DATETIME OPTIONAL);
CREATE RELAY in%[1]d SCHEMA s%[1]d UNBRANCHED;
CREATE RELAY out%[1]d SCHEMA s%[1]d UNBRANCHED;
CREATE JUNCTION j%[1]d FROM in%[1]d WHERE a > 1 UNBRANCHED TO out%[1]d INHERIT ALL SET a = input.a * 2 WHERE output.a > 4 FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE DEDUPLICATOR d%[1]d FROM in%[1]d DEDUPLICATE ON a, b MAX TIME 1m UNBRANCHED TO out%[1]d INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
`, i)
	}
	return text.String()
}

// One statement against a graph of a thousand models: what cannot have changed is not judged again.
func BenchmarkApplyOne(b *testing.B) {
	base := registrytest.Graph(b, chain(1000))
	for name, text := range map[string]string{
		"create":  "CREATE JUNCTION extra FROM in7 UNBRANCHED TO out7 INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;",
		"alter":   "ALTER RELAY in7 SET CAPACITY 9;",
		"drop":    "DROP JUNCTION j7;",
		"refused": "CREATE JUNCTION extra FROM in UNBRANCHED TO out7 INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;",
	} {
		list := registrytest.Statements(b, text)
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				if _, err := base.Apply(list, registry.Options{}); (err != nil) != (name == "refused") {
					b.Fatal(err)
				}
			}
		})
	}
}

// A batch of many models takes time in proportion to their number.
func BenchmarkApplyBatch(b *testing.B) {
	for _, n := range []int{1000, 10000} {
		list := registrytest.Statements(b, chain(n))
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			empty := registrytest.Empty(b)
			for b.Loop() {
				_, err := empty.Apply(list, registry.Options{})
				require.NoError(b, err)
			}
		})
	}
}
