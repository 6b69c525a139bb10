package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/runtime/connector"
)

// Every graph of the benchmarks is one that the product runs.
func TestGraphsArePlanned(t *testing.T) {
	t.Setenv("NATS_URL", "nats://127.0.0.1:4222")
	t.Setenv("KAFKA_ADDR", "127.0.0.1:9092")
	for _, name := range []string{"TOPIC_IN", "TOPIC_OUT", "GROUP"} {
		t.Setenv(name, "name")
	}
	graphs, err := filepath.Glob("../peers/graphs/*.nspl")
	require.NoError(t, err)
	require.Len(t, graphs, 5)
	for _, graph := range graphs {
		planned, err := plan(graph)
		require.NoError(t, err, graph)
		require.NotEmpty(t, planned.Nodes, graph)
	}
}

const patience = 30 * time.Second

// Records of a file come out of the graph of w1a, filtered and mapped.
func TestFileToFile(t *testing.T) {
	dir := t.TempDir()
	o := options{graph: "../peers/graphs/filter.nspl", in: "file", source: filepath.Join(dir, "in"), sink: filepath.Join(dir, "out")}
	var input, want bytes.Buffer
	for i := range 5000 {
		fmt.Fprintf(&input, `{"id":%d,"value":"ab%cd","tenant":"t1","amount":1.5,"ts":"2026-01-01T00:00:00Z"}`+"\n", i, 'w'+rune(i%2))
		if i%2 == 1 {
			fmt.Fprintf(&want, `{"id":%d,"value":"ABXD","tenant":"t1","amount":1.5,"ts":"2026-01-01T00:00:00+00:00"}`+"\n", i)
		}
	}
	require.NoError(t, os.WriteFile(o.source, input.Bytes(), 0o600))
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- o.run(ctx) }()
	var got []byte
	require.Eventually(t, func() bool {
		got, _ = os.ReadFile(o.sink)
		return len(got) >= want.Len()
	}, patience, 10*time.Millisecond)
	stop()
	require.NoError(t, <-ended)
	require.Equal(t, want.String(), string(got))
}

// What the engine allocates for a piece of a file, from its admission to the sink, are the values of its
// columns and a dozen objects.
func TestAllocationsPerPiece(t *testing.T) {
	const pieces, lineSize = 200, 190
	dir := t.TempDir()
	o := options{graph: "../peers/graphs/filter.nspl", in: "file", source: filepath.Join(dir, "in"), sink: filepath.Join(dir, "out")}
	var input bytes.Buffer
	lines, kept := 0, int64(0)
	for ; input.Len() < pieces*piece; lines++ {
		start := input.Len()
		fmt.Fprintf(&input, `{"id":%d,"value":"ab%cd`, lines, 'w'+rune(lines%2))
		for input.Len() < start+lineSize-60 {
			input.WriteByte('-')
		}
		input.WriteString(`","tenant":"t1","amount":1.5,"ts":"2026-01-01T00:00:00Z"}` + "\n")
		if lines%2 == 1 {
			kept += int64(input.Len()-start) + 5 // of the offset that is written for Z
		}
	}
	require.NoError(t, os.WriteFile(o.source, input.Bytes(), 0o600))
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- o.run(ctx) }()
	require.Eventually(t, func() bool { // seldom, because looking allocates, too
		written, err := os.Stat(o.sink)
		return err == nil && written.Size() == kept
	}, patience, time.Second)
	stop()
	require.NoError(t, <-ended)
	objects, records := o.allocated.between()
	perPiece := float64(objects) / float64(records) * float64(lines) / pieces
	require.Less(t, perPiece, 18.0)
}

// admitted keeps what a source admits.
type admitted struct {
	lines []byte
	calls int
}

func (a *admitted) Admit(_ context.Context, payloads connector.Payloads) (connector.Attempt, error) {
	a.lines = append(a.lines, payloads.Lines...)
	a.calls++
	return nil, nil
}

func (a *admitted) Unready(error, time.Duration) {}

func TestFileSourceCutsWholeLines(t *testing.T) {
	text := bytes.Repeat([]byte("0123456789\n"), 3*piece/11)
	text = append(text, "no newline"...)
	var to admitted
	source := &fileSource{allocated: &allocations{}}
	require.NoError(t, source.admit(t.Context(), &to, bytes.NewReader(text), int64(len(text))))
	require.Equal(t, text, to.lines)
	require.Greater(t, to.calls, 2)
	long := bytes.Repeat([]byte("x"), 2*piece)
	require.Error(t, source.admit(t.Context(), &to, bytes.NewReader(long), int64(len(long))))
}
