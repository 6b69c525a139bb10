package metric_test

import (
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"github.com/stretchr/testify/require"

	"nervix/generated/metric"
)

func TestSeries(t *testing.T) {
	registry := prometheus.NewRegistry()
	families, err := metric.New(registry)
	require.NoError(t, err)

	labels := metric.EvictionLabels{Domain: "d", Branch: "b", PhysicalNodeID: "node-1", Reason: metric.ReasonTTL}
	handle := families.BranchEvictionsTotal.With(labels)
	handle.Add(2)
	families.BranchEvictionsTotal.With(labels).Inc()
	require.NoError(t, testutil.GatherAndCompare(registry, strings.NewReader(`
# HELP nervix_branch_evictions_total Concrete branches evicted, once per key and node.
# TYPE nervix_branch_evictions_total counter
nervix_branch_evictions_total{branch="b",domain="d",physical_node_id="node-1",reason="ttl"} 3
`), "nervix_branch_evictions_total"))
}

func TestForgetEndsTheSeriesOfADomain(t *testing.T) {
	registry := prometheus.NewRegistry()
	families, err := metric.New(registry)
	require.NoError(t, err)
	for _, domain := range []string{"d", "e"} {
		families.BranchEvictionsTotal.With(metric.EvictionLabels{Domain: domain, Branch: "b", PhysicalNodeID: "n", Reason: metric.ReasonLRU}).Inc()
		families.AckPending.Watch(metric.DomainLabels{Domain: domain}, func() float64 { return 1 })
	}
	families.SessionEventsDroppedTotal.Inc()
	require.Equal(t, 2, families.Forget(prometheus.Labels{"domain": "d"}))
	require.Equal(t, 0, families.Forget(prometheus.Labels{"domain": "d"}))
	require.Equal(t, 0, families.Forget(prometheus.Labels{"domain": "e", "relay": "b"}), "no series carries both labels")
	require.NoError(t, testutil.GatherAndCompare(registry, strings.NewReader(`
# HELP nervix_ack_pending Groups of source records that wait for an outcome.
# TYPE nervix_ack_pending gauge
nervix_ack_pending{domain="e"} 1
# HELP nervix_branch_evictions_total Concrete branches evicted, once per key and node.
# TYPE nervix_branch_evictions_total counter
nervix_branch_evictions_total{branch="b",domain="e",physical_node_id="n",reason="lru"} 1
# HELP nervix_session_events_dropped_total Notices discarded for slow clients, and rows that DROPPING subscriptions lost.
# TYPE nervix_session_events_dropped_total counter
nervix_session_events_dropped_total 1
`), "nervix_ack_pending", "nervix_branch_evictions_total", "nervix_session_events_dropped_total"))
}

func TestNodeFamiliesCarryThePublishedLabels(t *testing.T) {
	registry := prometheus.NewRegistry()
	families, err := metric.New(registry)
	require.NoError(t, err)
	labels := metric.NodeLabels{
		Domain: "d", TargetKind: metric.TargetKindJunction, Target: "j", PhysicalNodeID: "node-1",
		Direction: metric.DirectionReceived, Relay: "r", PeerKind: metric.TargetKindRelay, Peer: metric.None,
	}
	families.MessagesTotal.With(labels).Add(5)
	families.MessagesPerBatch.With(labels).Observe(5)
	require.NoError(t, testutil.GatherAndCompare(registry, strings.NewReader(`
# HELP nervix_messages_total Records received or sent.
# TYPE nervix_messages_total counter
nervix_messages_total{direction="received",domain="d",peer="-",peer_kind="RELAY",physical_node_id="node-1",relay="r",target="j",target_kind="JUNCTION"} 5
# HELP nervix_messages_per_batch Records of one batch.
# TYPE nervix_messages_per_batch histogram
nervix_messages_per_batch_bucket{direction="received",domain="d",peer="-",peer_kind="RELAY",physical_node_id="node-1",relay="r",target="j",target_kind="JUNCTION",le="1"} 0
nervix_messages_per_batch_bucket{direction="received",domain="d",peer="-",peer_kind="RELAY",physical_node_id="node-1",relay="r",target="j",target_kind="JUNCTION",le="2"} 0
nervix_messages_per_batch_bucket{direction="received",domain="d",peer="-",peer_kind="RELAY",physical_node_id="node-1",relay="r",target="j",target_kind="JUNCTION",le="5"} 1
nervix_messages_per_batch_bucket{direction="received",domain="d",peer="-",peer_kind="RELAY",physical_node_id="node-1",relay="r",target="j",target_kind="JUNCTION",le="10"} 1
nervix_messages_per_batch_bucket{direction="received",domain="d",peer="-",peer_kind="RELAY",physical_node_id="node-1",relay="r",target="j",target_kind="JUNCTION",le="50"} 1
nervix_messages_per_batch_bucket{direction="received",domain="d",peer="-",peer_kind="RELAY",physical_node_id="node-1",relay="r",target="j",target_kind="JUNCTION",le="100"} 1
nervix_messages_per_batch_bucket{direction="received",domain="d",peer="-",peer_kind="RELAY",physical_node_id="node-1",relay="r",target="j",target_kind="JUNCTION",le="500"} 1
nervix_messages_per_batch_bucket{direction="received",domain="d",peer="-",peer_kind="RELAY",physical_node_id="node-1",relay="r",target="j",target_kind="JUNCTION",le="1000"} 1
nervix_messages_per_batch_bucket{direction="received",domain="d",peer="-",peer_kind="RELAY",physical_node_id="node-1",relay="r",target="j",target_kind="JUNCTION",le="+Inf"} 1
nervix_messages_per_batch_sum{direction="received",domain="d",peer="-",peer_kind="RELAY",physical_node_id="node-1",relay="r",target="j",target_kind="JUNCTION"} 5
nervix_messages_per_batch_count{direction="received",domain="d",peer="-",peer_kind="RELAY",physical_node_id="node-1",relay="r",target="j",target_kind="JUNCTION"} 1
`), "nervix_messages_total", "nervix_messages_per_batch"))
}

func TestWatch(t *testing.T) {
	registry := prometheus.NewRegistry()
	families, err := metric.New(registry)
	require.NoError(t, err)
	labels := metric.QueueLabels{Queue: metric.QueueRaftProposals, Domain: metric.None, Owner: metric.None}
	length := 3.0
	stop := families.QueueLength.Watch(labels, func() float64 { return length })
	require.Equal(t, []float64{3}, values(t, registry, "nervix_queue_length"))
	length = 4
	require.Equal(t, []float64{4}, values(t, registry, "nervix_queue_length"))

	replaced := families.QueueLength.Watch(labels, func() float64 { return 9 })
	stop()
	require.Equal(t, []float64{9}, values(t, registry, "nervix_queue_length"), "the later watch stays")
	replaced()
	require.Empty(t, values(t, registry, "nervix_queue_length"))
}

func TestTally(t *testing.T) {
	registry := prometheus.NewRegistry()
	families, err := metric.New(registry)
	require.NoError(t, err)
	labels := metric.NodeLabels{
		Domain: "d", TargetKind: metric.TargetKindJunction, Target: "j", PhysicalNodeID: "node-1",
		Direction: metric.DirectionSent, Relay: "r", PeerKind: metric.TargetKindRelay, Peer: "r",
	}
	tally := families.DeliveryLatencySeconds.With(labels)
	require.Same(t, tally, families.DeliveryLatencySeconds.With(labels))
	counts := make([]uint64, len(tally.Bounds())+1)
	counts[0], counts[2], counts[len(counts)-1] = 3, 1, 2
	tally.Add(counts, 82.5)
	tally.Add(counts, 0.5)
	const series = `direction="sent",domain="d",peer="r",peer_kind="RELAY",physical_node_id="node-1",relay="r",target="j",target_kind="JUNCTION"`
	require.NoError(t, testutil.GatherAndCompare(registry, strings.NewReader(strings.ReplaceAll(`
# HELP nervix_delivery_latency_seconds Time from ingestion to this edge, of every record.
# TYPE nervix_delivery_latency_seconds histogram
nervix_delivery_latency_seconds_bucket{S,le="0.001"} 6
nervix_delivery_latency_seconds_bucket{S,le="0.005"} 6
nervix_delivery_latency_seconds_bucket{S,le="0.01"} 8
nervix_delivery_latency_seconds_bucket{S,le="0.05"} 8
nervix_delivery_latency_seconds_bucket{S,le="0.1"} 8
nervix_delivery_latency_seconds_bucket{S,le="0.5"} 8
nervix_delivery_latency_seconds_bucket{S,le="1"} 8
nervix_delivery_latency_seconds_bucket{S,le="5"} 8
nervix_delivery_latency_seconds_bucket{S,le="30"} 8
nervix_delivery_latency_seconds_bucket{S,le="+Inf"} 12
nervix_delivery_latency_seconds_sum{S} 83
nervix_delivery_latency_seconds_count{S} 12
`, "S", series)), "nervix_delivery_latency_seconds"))
	require.Equal(t, 1, families.Forget(prometheus.Labels{"domain": "d"}))
	tally.Add(counts, 1)
	require.NoError(t, testutil.GatherAndCompare(registry, strings.NewReader(""), "nervix_delivery_latency_seconds"))
}

func TestRegistration(t *testing.T) {
	registry := prometheus.NewRegistry()
	_, err := metric.New(registry)
	require.NoError(t, err)
	_, err = metric.New(registry)
	var twice prometheus.AlreadyRegisteredError
	require.ErrorAs(t, err, &twice)
	families, err := metric.New(nil)
	require.NoError(t, err)
	families.AuthenticationFailuresTotal.Inc()
	require.InDelta(t, 1, testutil.ToFloat64(families.AuthenticationFailuresTotal), 0)
}

// values gives the gauges of a family.
func values(t *testing.T, registry *prometheus.Registry, name string) []float64 {
	t.Helper()
	gathered, err := registry.Gather()
	require.NoError(t, err)
	var list []float64
	for _, family := range gathered {
		if family.GetName() == name {
			for _, series := range family.GetMetric() {
				list = append(list, series.GetGauge().GetValue())
			}
		}
	}
	return list
}
