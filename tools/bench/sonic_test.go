package bench

import (
	"bytes"
	"testing"
	"time"

	"github.com/bytedance/sonic"
	"github.com/stretchr/testify/require"

	"nervix/runtime/codec/json"
)

// sonicRecord is what sonic reads a record into and writes it from.
type sonicRecord struct {
	ID     int64   `json:"id"`
	Value  string  `json:"value"`
	Tenant string  `json:"tenant"`
	Amount float64 `json:"amount"`
	TS     string  `json:"ts"`
}

// BenchmarkSonic decodes and encodes the same records by turns with the product and with sonic,
// which knows the struct at compile time and leaves instants texts. It reports the CPU time of
// both per record, and how many times as fast the product is.
func BenchmarkSonic(b *testing.B) {
	const rows = 4096
	body := records(rows, 1)
	lines := bytes.Split(bytes.TrimSpace(body), []byte("\n"))
	structs := make([]sonicRecord, rows)
	p := newPipeline(b)
	failed := func(_ int, err error) { b.Fatal(err) }
	decode := func() { p.decoder.AppendLines(body, failed) }
	decode()
	columns, _ := p.decoder.Finish()
	encoder, err := json.NewEncoder(p.codec, p.schema)
	require.NoError(b, err)

	b.Run("decode", func(b *testing.B) {
		byTurns(b, rows, func() {
			decode()
			p.decoder.Finish()
		}, func() {
			for i, line := range lines {
				structs[i] = sonicRecord{}
				if err := sonic.Unmarshal(line, &structs[i]); err != nil {
					b.Fatal(err)
				}
			}
		})
	})
	b.Run("encode", func(b *testing.B) {
		byTurns(b, rows, func() {
			if _, _, broken := encoder.Encode(columns, rows, nil); len(broken) > 0 {
				b.Fatal(broken)
			}
		}, func() {
			for i := range structs {
				if _, err := sonic.Marshal(&structs[i]); err != nil {
					b.Fatal(err)
				}
			}
		})
	})
}

// byTurns measures two ways of the same work on one core.
func byTurns(b *testing.B, rows int, ours, others func()) {
	oneCore(b)
	b.ReportAllocs()
	var spent [2]time.Duration
	for b.Loop() {
		for i, work := range [...]func(){ours, others} {
			from := processTime()
			work()
			spent[i] += processTime() - from
		}
	}
	perRecord := float64(b.N) * float64(rows)
	b.ReportMetric(float64(spent[0])/perRecord, "cpu-ns/record")
	b.ReportMetric(float64(spent[1])/perRecord, "sonic-ns/record")
	b.ReportMetric(float64(spent[1])/float64(spent[0]), "times-sonic")
}
