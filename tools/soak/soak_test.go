package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// A short soak goes through everything once; the long ones are started by hand.
func TestShortSoak(t *testing.T) {
	binaries := t.TempDir()
	built, err := exec.Command("go", "build", "-trimpath", "-o", binaries, "nervix/cmd/nervix-server").CombinedOutput()
	require.NoError(t, err, "%s", built)
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Minute)
	defer cancel()
	var progress bytes.Buffer
	o := options{binaries: binaries, duration: 20 * time.Second, rate: 500, memory: 384, seed: 1}
	result, err := run(ctx, o, newProgress(&progress, false, o.duration))
	require.NoError(t, err, &progress)
	var out bytes.Buffer
	require.NoError(t, result.show(&out, false))
	require.Empty(t, result.Faults, &out)
	require.GreaterOrEqual(t, len(result.Disturbances), 5, &out)
	require.Positive(t, result.Records["nats"].Delivered, &out)
	require.Contains(t, progress.String(), "10s of 20s")
	t.Log(&out)
}

func TestLedgerFindsWhatIsMissing(t *testing.T) {
	var l ledger
	require.Zero(t, l.take(100))
	require.EqualValues(t, 100, l.take(100))
	l.acknowledge(100, 70)
	for n := int64(100); n < 200; n++ {
		if n != 163 {
			require.True(t, l.deliver(n))
		}
	}
	require.True(t, l.deliver(100))
	require.False(t, l.deliver(200), "nobody sent it")
	require.False(t, l.deliver(-1))
	require.False(t, l.complete())
	require.EqualValues(t, 99, l.arrived())
	require.Equal(t, Account{Sent: 200, Acknowledged: 70, Delivered: 99, Repeated: 1, Missing: 1, First: []int64{163}}, l.balance())
	l.deliver(163)
	require.True(t, l.complete())
}

// Every way to fail is a fault, and alone.
func TestJudgement(t *testing.T) {
	sound := func() *Result {
		return &Result{
			Seconds: 600, Records: map[string]Account{"http": {Acknowledged: 1}, "kafka": {Acknowledged: 1}, "nats": {}},
			Goroutines: [2]int{30, 30 + strayGoroutines}, Memory: Memory{Early: 100 << 20, Late: 120<<20 + slack, Peak: 300 << 20, Limit: 300 << 20},
		}
	}
	r := sound()
	r.judge()
	require.Empty(t, r.Faults)
	for name, breaks := range map[string]func(*Result){
		"were not delivered":            func(r *Result) { r.Records["http"] = Account{Acknowledged: 1, Missing: 1} },
		"no record over kafka":          func(r *Result) { r.Records["kafka"] = Account{} },
		"reserved after the drain":      func(r *Result) { r.Reserved = 1 },
		"goroutines became":             func(r *Result) { r.Goroutines[1]++ },
		"the live heap grew":            func(r *Result) { r.Memory.LiveLate = slack },
		"resident memory grew":          func(r *Result) { r.Memory.Late += 1 << 20 },
		"reached 400 MiB, the limit is": func(r *Result) { r.Memory.Peak = 400 << 20 },
	} {
		r := sound()
		breaks(r)
		r.judge()
		require.Len(t, r.Faults, 1, name)
		require.Contains(t, r.Faults[0], name)
	}
}

func TestResultForPrograms(t *testing.T) {
	r := &Result{Records: map[string]Account{"http": {Sent: 1}}, Faults: []string{}}
	var out bytes.Buffer
	require.NoError(t, r.show(&out, true))
	var read Result
	require.NoError(t, json.Unmarshal(out.Bytes(), &read))
	require.Equal(t, *r, read)
	require.Contains(t, out.String(), `"faults": []`)
}
