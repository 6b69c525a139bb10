package rehearsal_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/rehearsal"
)

// long writes a valid script of about so many statements: pipelines of ten models each.
func long(statements int) string {
	var text strings.Builder
	text.WriteString("CREATE DOMAIN long; USE long;\nCREATE VHOST v localhost;\n")
	for i := range statements / 10 {
		fmt.Fprintf(&text, `CREATE SCHEMA order_%[1]d (tenant STRING, item STRING, amount F64, card STRING SENSITIVE);
CREATE WIRE JSON SCHEMA wire_%[1]d MODE STRICT (tenant STRING, item STRING, amount NUMBER, card STRING);
CREATE CODEC codec_%[1]d FROM WIRE JSON SCHEMA wire_%[1]d TO SCHEMA order_%[1]d;
CREATE SCHEMA key_%[1]d (tenant STRING);
CREATE BRANCH tenant_%[1]d SCHEMA key_%[1]d TTL 10m;
CREATE RELAY orders_%[1]d SCHEMA order_%[1]d BRANCHED BY tenant_%[1]d CAPACITY 16;
CREATE RELAY large_%[1]d SCHEMA order_%[1]d BRANCHED BY tenant_%[1]d CAPACITY 16;
CREATE ENDPOINT in_%[1]d ON v PATH '/orders/%[1]d' TYPE HTTP;
CREATE INGESTOR in_%[1]d FROM ENDPOINT in_%[1]d MODE NO_ACK SEQUENTIAL ON QUIESCE REJECT RETRY AFTER 1s DECODE USING codec_%[1]d
  TO orders_%[1]d INHERIT ALL SET item = upper(item) BRANCHED BY tenant_%[1]d SET tenant = output.tenant
  FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE JUNCTION large_%[1]d FROM orders_%[1]d BRANCHED BY tenant_%[1]d
  TO large_%[1]d INHERIT ALL SET amount = input.amount * 2.0 WHERE output.amount > 100.0 AND NOT is_null(output.item) FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
`, i)
	}
	return text.String()
}

// Ten thousand statements are judged within seconds, in a transaction or one by one; the bound is
// generous, because other tests run beside this one.
func TestLongScripts(t *testing.T) {
	script := long(10_000)
	for _, text := range []string{script, strings.Replace(script, "USE long;", "USE long; BEGIN;", 1) + "COMMIT;"} {
		began := time.Now()
		require.Empty(t, rehearsal.New(rehearsal.Options{}).Script(text, unwatched))
		require.Less(t, time.Since(began), 30*time.Second)
	}
}

func BenchmarkScript(b *testing.B) {
	script := long(10_000)
	b.SetBytes(int64(len(script)))
	b.ReportAllocs()
	for b.Loop() {
		if found := rehearsal.New(rehearsal.Options{}).Script(script, unwatched); len(found) > 0 {
			b.Fatal(found[0])
		}
	}
	var memory runtime.MemStats
	runtime.ReadMemStats(&memory)
	b.ReportMetric(float64(memory.Sys)/(1<<20), "MiB-sys")
}

// BenchmarkAlter changes models of a large domain one by one.
func BenchmarkAlter(b *testing.B) {
	script := long(10_000)
	for i := range 1000 {
		script += fmt.Sprintf("ALTER RELAY orders_%d SET CAPACITY 32;\n", i)
	}
	for b.Loop() {
		if found := rehearsal.New(rehearsal.Options{}).Script(script, unwatched); len(found) > 0 {
			b.Fatal(found[0])
		}
	}
}

// BenchmarkQueue changes models in the transaction that makes them: each statement is judged where it
// stands.
func BenchmarkQueue(b *testing.B) {
	for _, statements := range []int{1000, 3000, 10_000} {
		script := strings.Replace(long(statements), "USE long;", "USE long; BEGIN;", 1)
		for i := range statements / 10 {
			script += fmt.Sprintf("ALTER RELAY orders_%d SET CAPACITY 32;\n", i)
		}
		script += "COMMIT;"
		b.Run(fmt.Sprint(statements), func(b *testing.B) {
			for b.Loop() {
				if found := rehearsal.New(rehearsal.Options{}).Script(script, unwatched); len(found) > 0 {
					b.Fatal(found[0])
				}
			}
		})
	}
}
