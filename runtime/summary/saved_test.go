package summary

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/generated/checkpoint"
)

// A restored flow shows what the saved one did, and goes on from there.
func TestFlowsAreRestored(t *testing.T) {
	var f, whole Flow
	for i := range int64(200) {
		p := passage(100, start+i*second, start+i*3*second, second)
		whole.Pass(p)
		if i < 100 {
			f.Pass(p)
		}
	}
	saved := f.Save()
	encoded, err := (&checkpoint.Series{Kind: "JUNCTION", Name: "j", Flow: saved}).Encode()
	require.NoError(t, err)
	series, err := checkpoint.DecodeSeries(encoded)
	require.NoError(t, err)
	restored, err := RestoreFlow(series.Flow)
	require.NoError(t, err)
	require.Equal(t, f.View(start+100*second), restored.View(start+100*second))
	require.Equal(t, uint64(1000), restored.Messages())
	for i := int64(100); i < 200; i++ {
		restored.Pass(passage(100, start+i*second, start+i*3*second, second))
	}
	require.Equal(t, whole.View(start+300*second), restored.View(start+300*second))

	var d Distribution
	for i := range 50 {
		d.Observe(float64(i%7), Instant{Wall: start + int64(i)*second})
	}
	again, err := RestoreDistribution(d.Save())
	require.NoError(t, err)
	require.Equal(t, d.Percentiles()[WallMinute], again.Percentiles()[WallMinute])
	require.Equal(t, uint64(50), again.Count())
}

// What no flow has measured is refused.
func TestForeignSummariesAreRefused(t *testing.T) {
	var f Flow
	f.Pass(passage(100, start, start, second))
	for name, spoil := range map[string]func(*checkpoint.Flow){
		"span":          func(f *checkpoint.Flow) { f.First = f.Last + 1 },
		"views":         func(f *checkpoint.Flow) { f.Bases = f.Bases[:2] },
		"sums":          func(f *checkpoint.Flow) { f.Bytes.Sums = nil },
		"no number":     func(f *checkpoint.Flow) { f.Messages.Sums[1] = math.NaN() },
		"negative":      func(f *checkpoint.Flow) { f.Batches.Sums[0] = -1 },
		"infinite":      func(f *checkpoint.Flow) { f.Latency[0].Weights[0] = math.Inf(1) },
		"same bucket":   func(f *checkpoint.Flow) { f.PerBatch = append(f.PerBatch, f.PerBatch...) },
		"beyond bucket": func(f *checkpoint.Flow) { f.PerBatch[0].Index = topBucket + 1 },
		"below bucket":  func(f *checkpoint.Flow) { f.PerBatch[0].Index = zeroBucket - 1 },
	} {
		saved := f.Save()
		spoil(saved)
		_, err := RestoreFlow(saved)
		require.Error(t, err, name)
	}
}

// Whatever bytes decode to a series, it is refused or can be shown, goes on and is saved again.
func FuzzRestore(f *testing.F) {
	var flow Flow
	flow.Pass(passage(100, start, start-10*second, second))
	var depth Distribution
	depth.Observe(3, Instant{Wall: start, Domain: start})
	seed, err := (&checkpoint.Series{Kind: "JUNCTION", Name: "j", Relay: "r", Sent: true, Flow: flow.Save(), Depth: depth.Save()}).Encode()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(seed)
	f.Add(seed[:len(seed)/2])
	f.Fuzz(func(t *testing.T, data []byte) {
		series, err := checkpoint.DecodeSeries(data)
		if err != nil {
			return
		}
		if series.Flow != nil {
			if restored, err := RestoreFlow(series.Flow); err == nil {
				restored.View(start)
				restored.Pass(passage(1, start, start, second))
				if _, err := (&checkpoint.Series{Flow: restored.Save()}).Encode(); err != nil {
					t.Fatal(err)
				}
			}
		}
		if series.Depth != nil {
			if restored, err := RestoreDistribution(series.Depth); err == nil {
				restored.Observe(1, Instant{Wall: start})
				restored.Percentiles()
			}
		}
	})
}
