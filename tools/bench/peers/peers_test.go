package main

import (
	"bufio"
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestDatasetTellsWhatItShouldGive(t *testing.T) {
	b := &bench{dir: t.TempDir()}
	const records = 20_000
	plain := b.dataset(records, false)
	defer plain.close()
	require.Equal(t, records, plain.facts.records)
	require.InDelta(t, records/2, plain.facts.kept, records/50)
	require.InDelta(t, 190, float64(plain.facts.bytes)/records, 3)
	require.Equal(t, string(plain.data), string(plain.lines(0, 7))+string(plain.lines(7, records)))
	require.Regexp(t, regexp.MustCompile(`^\{"id":3,.*"\}$`), string(plain.record(3)))

	repeating := b.dataset(records, true)
	defer repeating.close()
	require.InDelta(t, records*9/10, repeating.facts.unique, records/50)
	seen := map[string]bool{}
	for i := range records {
		seen[string(repeating.record(i))] = true
	}
	require.Len(t, seen, repeating.facts.unique)
}

func TestReadAnswer(t *testing.T) {
	answers := bufio.NewReader(strings.NewReader("HTTP/1.1 202 Accepted\r\nDate: now\r\nContent-Length: 3\r\n\r\nabcHTTP/1.1 503 Unavailable\r\n\r\n"))
	for _, want := range []int{202, 503} {
		code, err := readAnswer(answers)
		require.NoError(t, err)
		require.Equal(t, want, code)
	}
	_, err := readAnswer(answers)
	require.Error(t, err)
}

func TestSinkCountsWholeLines(t *testing.T) {
	s := &sink{}
	line := `{"id":1,"value":"AXB","tenant":"t1","amount":1,"ts":"2026-01-01T00:00:00Z"}` + "\n"
	require.Equal(t, `{"id`, string(s.take([]byte(line+line+`{"id`), nil)))
	require.EqualValues(t, 2, s.count.Load())
	windows := &sink{}
	require.Empty(t, windows.take([]byte(`{"tenant":"t1","c":3,"s":6,"a":2,"mn":1,"mx":3}`+"\n"), addWindow))
	require.EqualValues(t, 3, windows.count.Load())
	require.InDelta(t, 6, windows.sum, 0)
}

// The table compares with what was measured beside the product, and with recorded figures otherwise.
func TestTable(t *testing.T) {
	b := &bench{scale: 1, runs: 3}
	for _, cpu := range []float64{3, 1, 2} {
		b.results = append(b.results,
			result{row: &rows[0], product: "nervix", cpu: cpu, rss: 10}, result{row: &rows[0], product: "benthos", cpu: 10 * cpu, rss: 20},
			result{row: &rows[2], product: "nervix", cpu: cpu})
	}
	table := b.table()
	require.Contains(t, table, "| **2.00** | 20.00 | **10.0** | 10 | 10 | 20 |")
	require.Contains(t, table, "| **2.00** | 30.40 | **15.2** |")
	require.Contains(t, table, "Bento 1.20, recorded × 1.72 |")
	require.Contains(t, table, "w1c 17.68 and 8.8 times")
	require.Contains(t, table, "w1a 20.00 now and 11.63 recorded")
	require.NotContains(t, table, "w3")

	b.results = b.results[2:3]
	require.Contains(t, b.table(), "| **3.00** | 17.68 | **5.9** |", "nothing tells how the machines compare")
}

func TestReplaceTable(t *testing.T) {
	path := filepath.Join(t.TempDir(), "README.md")
	text := []byte("before\n" + string(tableStart) + "old\n" + string(tableEnd) + "\nafter\n")
	require.NoError(t, os.WriteFile(path, text, 0o600))
	require.NoError(t, replaceTable(path, "new"))
	got, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, "before\n"+string(tableStart)+"\nnew\n"+string(tableEnd)+"\nafter\n", string(got))
	require.NoError(t, os.WriteFile(path, bytes.TrimSuffix(text, []byte("-->\nafter\n")), 0o600))
	require.Error(t, replaceTable(path, "new"))
}
