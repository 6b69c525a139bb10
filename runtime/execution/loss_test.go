package execution

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/generated/revision"
	"nervix/runtime/connector"
)

// lossy is in → pass → out → sink, where pass takes its rows attached or detached.
func (b *bench) lossy(detached bool, mode revision.AckMode) *revision.ExecutionRevision {
	r := b.passing("pass")
	r.Nodes[2].Plan.(*revision.Processor).Detached = detached
	r.Nodes[0].Plan.(*revision.Ingestor).Delivery.Mode = mode
	return r
}

// lost gives the rows that are counted as lost, by reason.
func (b *bench) lost(reason string) int {
	found, err := b.series.Gather()
	require.NoError(b.t, err)
	for _, family := range found {
		if family.GetName() != "nervix_rows_lost_total" {
			continue
		}
		for _, series := range family.GetMetric() {
			if series.GetLabel()[0].GetValue() == reason {
				return int(series.GetCounter().GetValue())
			}
		}
	}
	return 0
}

// A record that is acknowledged before a stop gives its row up was on a DETACHED path, or its source awaits
// nothing. Every such row is counted and told of; those of attached paths fail and come again.
func TestStopLosesOnlyWhatNobodyAwaits(t *testing.T) {
	for _, test := range []struct {
		name     string
		detached bool
		mode     revision.AckMode
	}{
		{"attached", false, revision.AckModeParallel},
		{"detached", true, revision.AckModeParallel},
		{"without acknowledgement", false, revision.AckModeNoAck},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := newBench(t)
			b.host.config.DrainTimeout = 20 * time.Millisecond
			r := b.lossy(test.detached, test.mode)
			b.run(r)
			b.sink.fail(errBroken)
			var attempts []connector.Attempt
			const rows = 30
			for i := range rows {
				attempts = append(attempts, b.feed(fmt.Sprintf(`{"tenant":"a","amount":%d}`, i)))
			}
			b.await("a try", func(_ []string, calls int) bool { return calls > 0 })
			b.move(1, passive(r), &revision.Lifecycle{Mode: revision.BuildModePassive})
			refused := 0
			for _, attempt := range attempts {
				if attempt == nil {
					continue
				}
				if settled(t, attempt); attempt.Err(0) != nil {
					refused++
				}
			}
			lost := b.lost("stopped")
			told := 0
			for _, event := range b.events.events {
				if event.Kind == "row loss" {
					require.Contains(t, event.Text(), fmt.Sprintf("row loss in domain 'shop': %d row(s) that no source delivers again", event.Rows))
					told += event.Rows
				}
			}
			require.Empty(t, b.sink.records)
			require.Equal(t, lost, told)
			switch {
			case test.mode == revision.AckModeNoAck:
				require.Equal(t, rows, lost)
			case test.detached:
				require.Equal(t, rows, lost+refused, "every record was refused, or its row is counted")
				require.Positive(t, lost)
			default:
				require.Equal(t, rows, refused)
				require.Zero(t, lost)
			}
		})
	}
}

// Rows that wait when their branch ends are lost in the same cases.
func TestEvictionCountsWhatItLoses(t *testing.T) {
	b := newBench(t)
	r := b.lossy(true, revision.AckModeParallel)
	r.Branches[0].MaxInstances = 1
	r.Nodes[2].Plan.(*revision.Processor).Routes[0].Flush = &revision.Flush{Interval: int64(time.Hour), MaxBytes: 1 << 20}
	b.run(r)
	attempt := b.feed(`{"tenant":"a","amount":1}`)
	settled(t, attempt)
	require.NoError(t, attempt.Err(0))
	pass := b.host.Domain("shop").Snapshot().byID[r.Nodes[2].Identity].task
	require.Eventually(t, func() bool { return pass.Pending() == 1 }, 5*time.Second, time.Millisecond)
	b.feed(`{"tenant":"b","amount":2}`)
	require.Eventually(t, func() bool { return b.lost("evicted") == 1 }, 5*time.Second, time.Millisecond)
}
