package execution

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"nervix/generated/revision"
)

// measured gives the series of a family as `label=value,…` with their values; histograms count.
func (b *bench) measured(name string) map[string]float64 {
	b.t.Helper()
	families, err := b.series.Gather()
	require.NoError(b.t, err)
	found := map[string]float64{}
	for _, family := range families {
		if family.GetName() != name {
			continue
		}
		for _, series := range family.GetMetric() {
			var parts []string
			for _, label := range series.GetLabel() {
				if label.GetName() != "domain" && label.GetName() != "physical_node_id" {
					parts = append(parts, label.GetName()+"="+label.GetValue())
				}
			}
			found[strings.Join(parts, ",")] = series.GetCounter().GetValue() + series.GetGauge().GetValue() + float64(series.GetHistogram().GetSampleCount())
		}
	}
	return found
}

// exposed lists the families that have series of the domain.
func (b *bench) exposed() []string {
	b.t.Helper()
	families, err := b.series.Gather()
	require.NoError(b.t, err)
	var names []string
	for _, family := range families {
		for _, series := range family.GetMetric() {
			for _, label := range series.GetLabel() {
				if label.GetName() == "domain" && label.GetValue() == "shop" && !slices.Contains(names, family.GetName()) {
					names = append(names, family.GetName())
				}
			}
		}
	}
	return names
}

func TestSeriesFollowTheGraphAndEndWithIt(t *testing.T) {
	b := newBench(t)
	r := b.with(base(), "pass", &revision.Junction{}, revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged})
	b.run(r)
	settled(t, b.feed(`{"tenant":"a","amount":1}`, `{"tenant":7}`, `{"tenant":"c","amount":3}`))
	b.await("delivery", count(2))

	require.Equal(t, map[string]float64{"outcome=success": 2, "outcome=failure": 1}, b.measured("nervix_ack_outcomes_total"))
	require.Equal(t, map[string]float64{"": 0}, b.measured("nervix_ack_pending"))
	require.Equal(t, map[string]float64{
		"stage=decode,target=source,target_kind=INGESTOR": 1, "stage=source,target=source,target_kind=INGESTOR": 0, "stage=timestamp,target=source,target_kind=INGESTOR": 0,
	}, b.measured("nervix_ingest_errors_total"))
	require.Equal(t, map[string]float64{"target=sink,target_kind=EMITTER": 1}, b.measured("nervix_connection_ready"), "an endpoint has no connection")
	for series, waiting := range b.measured("nervix_relay_buffer_len") {
		require.Positive(t, waiting, series)
	}
	capacities := b.measured("nervix_queue_capacity")
	require.InDelta(t, 8192, capacities["owner=INGESTOR source,queue=decoded_rows"], 0)
	require.InDelta(t, 16, capacities["owner=JUNCTION pass,queue=node_requests"], 0)
	require.Len(t, b.measured("nervix_queue_length"), len(capacities))

	stopped := r.Clone()
	stopped.Mode, stopped.SourceDigest, stopped.Nodes = revision.BuildModePassive, []byte{2}, nil
	_, err := b.host.Prepare(t.Context(), stopped, &revision.ExecutionDelta{PredecessorDigest: []byte{1}, Change: &revision.Install{}})
	require.NoError(t, err)
	require.Subset(t, []string{"nervix_branch_instances"}, b.exposed(), "nothing of what ran is left")
}

func TestHeldIngestorsAndFailingConnectionsShow(t *testing.T) {
	b := newBench(t)
	b.run(b.with(base(), "pass", &revision.Junction{}, revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged}))
	resume, err := b.host.Pause(t.Context(), "shop", nil, true)
	require.NoError(t, err)
	held := "hold=domain_pause,target=source,target_kind=INGESTOR"
	require.Equal(t, map[string]float64{held: 1}, b.measured("nervix_ingestor_held"))
	resume()
	require.Equal(t, map[string]float64{held: 0}, b.measured("nervix_ingestor_held"))

	b.sink.fail(errBroken)
	attempt := b.feed(`{"tenant":"a","amount":1}`)
	b.await("retries", func(_ []string, calls int) bool { return calls >= 3 })
	require.Zero(t, b.measured("nervix_connection_ready")["target=sink,target_kind=EMITTER"])
	require.GreaterOrEqual(t, b.measured("nervix_connection_failures_total")["target=sink,target_kind=EMITTER"], 2.0)
	b.sink.fail(errRecord)
	settled(t, attempt)
	require.Equal(t, map[string]float64{"operation=publish,policy=log,target=sink,target_kind=EMITTER": 1}, b.measured("nervix_message_errors_total"))
}

// TestPauseLimits shows that an entity pause and a domain pause have limits of their own.
func TestPauseLimits(t *testing.T) {
	for name, whole := range map[string]bool{"entity": false, "domain": true} {
		t.Run(name, func(t *testing.T) {
			b := newBench(t)
			b.host.config.GateTimeout, b.host.config.DrainTimeout = time.Minute, time.Minute
			if whole {
				b.host.config.DrainTimeout = 20 * time.Millisecond
			} else {
				b.host.config.GateTimeout = 20 * time.Millisecond
			}
			r := b.with(base(), "pass", &revision.Junction{}, revision.Route{Relay: 1, Construction: inherit(0, 1), Flush: immediate, OnError: logged})
			b.run(r)
			b.sink.fail(errBroken)
			attempt := b.feed(`{"tenant":"a","amount":1}`)
			b.await("retries", func(_ []string, calls int) bool { return calls >= 1 })
			started := time.Now()
			_, err := b.host.Pause(t.Context(), "shop", []string{r.Relays[1].Name}, whole)
			require.Error(t, err)
			require.Less(t, time.Since(started), 30*time.Second)
			b.sink.fail(nil)
			settled(t, attempt)
			b.host.config.GateTimeout, b.host.config.DrainTimeout = 5*time.Second, 5*time.Second
		})
	}
}
