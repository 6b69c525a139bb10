package main

import (
	"bytes"
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"

	"nervix/generated/statement"
	"nervix/grammar"
	"nervix/tools/launch"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func TestGraphIsNSPL(t *testing.T) {
	request, err := grammar.Parse(graph)
	require.NoError(t, err)
	last := request.Statements[len(request.Statements)-1].Statement
	require.IsType(t, &statement.StartDomain{}, last)
}

func TestExpectedTotalsOfTheData(t *testing.T) {
	want, err := expect(data)
	require.NoError(t, err)
	require.Equal(t, 20_000, want.Accepted)
	require.Equal(t, 19_998, count(want.Unique))
	require.Equal(t, 290, count(want.Late))
	require.Equal(t, 331, count(want.Windows))
	require.Equal(t, int64(135_293), want.delays())
}

func TestExpectRefusesBrokenLines(t *testing.T) {
	_, err := expect([]byte("{\"flight_id\":1}\n{broken\n"))
	require.ErrorContains(t, err, "line 2")
}

func TestDifferencesNameEveryKindOfMistake(t *testing.T) {
	want, err := expect(data)
	require.NoError(t, err)
	got, err := expect(data)
	require.NoError(t, err)
	require.Empty(t, differences(want, got))
	got.Accepted--
	got.Unique["DTW"][0], got.Unique["DTW"][1] = got.Unique["DTW"][1], got.Unique["DTW"][0]
	got.Late["ZZZ"] = []int64{1}
	got.Windows["LAS"][0].Mean++
	found := strings.Join(differences(want, got), "\n")
	for _, text := range []string{"19999 records", "DTW: number 1 of unique flights", "ZZZ: 1 late flights, expected 0", "LAS: number 1 of windows"} {
		require.Contains(t, found, text)
	}
}

func TestChunksKeepOrderAndContent(t *testing.T) {
	var all []byte
	var sizes []int
	for chunk := range chunks([]byte("a\nb\nc\nd\ne\n"), 2) {
		all = append(all, chunk...)
		sizes = append(sizes, len(chunk))
	}
	require.Equal(t, "a\nb\nc\nd\ne\n", string(all))
	require.Equal(t, []int{4, 4, 2}, sizes)
}

func TestFeederUsesOneConnectionAndStopsAtARefusal(t *testing.T) {
	var bodies []string
	status := http.StatusAccepted
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var body bytes.Buffer
		_, _ = body.ReadFrom(r.Body)
		bodies = append(bodies, r.Header.Get("Content-Type")+" "+body.String())
		w.WriteHeader(status)
	}))
	defer server.Close()
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	lines := []byte(strings.Repeat("x\n", chunkLines+1))
	var progress []int
	f := newFeeder(server.Listener.Addr().String())
	require.NoError(t, f.send(ctx, lines, func(n int) { progress = append(progress, n) }))
	require.Equal(t, []int{chunkLines, chunkLines + 1}, progress)
	require.Equal(t, "application/x-ndjson x\n", bodies[1])
	require.Equal(t, 1, f.dials)

	status = http.StatusNotFound
	err := newFeeder(server.Listener.Addr().String()).send(ctx, lines, func(int) {})
	require.ErrorContains(t, err, "404")
}

func TestDisplays(t *testing.T) {
	want, err := expect(data)
	require.NoError(t, err)
	for _, terminal := range []bool{true, false} {
		var out bytes.Buffer
		show := newDisplay(&out, terminal, goals(want))
		show.advance(accepted, 5000)
		show.advance("late_flights", 3)
		show.close()
		require.Contains(t, out.String(), "5000")
	}
	var out bytes.Buffer
	summarise(&out, want, time.Second)
	for _, text := range []string{"19998 from", "331 with a total delay of 135293 minutes", "20000", "maximum delay"} {
		require.Contains(t, out.String(), text)
	}
}

func TestServerThatEndsAtOnceIsReported(t *testing.T) {
	_, err := launch.Start(context.Background(), "/bin/false", t.TempDir())
	require.ErrorContains(t, err, "ended at its start")
}
