package node

import (
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/batch"
	"nervix/runtime/columnar"
	"nervix/runtime/summary"
)

// edge measures the records that a node receives from, or sends to, one relay. Its metric handles
// are looked up once.
type edge struct {
	messages prometheus.Counter
	batches  prometheus.Counter
	bytes    prometheus.Counter
	perBatch prometheus.Observer
	latency  *metric.Tally

	// flow is what DESCRIBE shows. It outlives the node, and all its edges of one direction to one
	// relay share it.
	flow *summary.Flow
}

func newEdge(env *Environment, identity revision.Identity, relay string, sent bool) *edge {
	direction := "received"
	if sent {
		direction = "sent"
	}
	labels := metric.NodeLabels{
		Domain: env.Revision.Domain, TargetKind: identity.Kind.String(), Target: identity.Name,
		PhysicalNodeID: env.Host, Direction: direction, Relay: relay, PeerKind: metric.None, Peer: metric.None,
	}
	if relay != metric.None {
		labels.PeerKind, labels.Peer = revision.NodeKindRelay.String(), relay
	}
	e := &edge{flow: env.flow(identity, relay, sent)}
	e.messages = env.Metrics.MessagesTotal.With(labels)
	e.bytes = env.Metrics.BytesTotal.With(labels)
	if relay != metric.None || sent {
		e.batches = env.Metrics.BatchesTotal.With(labels)
		e.perBatch = env.Metrics.MessagesPerBatch.With(labels)
		e.latency = env.Metrics.DeliveryLatencySeconds.With(labels)
	}
	return e
}

// count measures a batch that is published, or was.
func (e *edge) count(b *batch.Batch) {
	if b.Size == 0 {
		b.Size = columnar.Bytes(b.Columns)
	}
	e.pass(b.High, int(b.Size))
}

// pass measures records by their times.
func (e *edge) pass(times []int64, bytes int) {
	if len(times) == 0 {
		return
	}
	now := time.Now().UnixNano()
	var delays summary.Delays
	delays.Measure(times, now, e.latency.Bounds())
	e.messages.Add(float64(len(times)))
	e.bytes.Add(float64(bytes))
	e.batches.Inc()
	e.perBatch.Observe(float64(len(times)))
	e.latency.Add(delays.Counts[:], delays.Sum)
	e.flow.Pass(summary.Passage{Records: len(times), Bytes: bytes, Wall: now, Delays: &delays})
}

// arrive measures payloads that are not decoded yet.
func (e *edge) arrive(records, bytes int) {
	if records == 0 {
		return
	}
	e.messages.Add(float64(records))
	e.bytes.Add(float64(bytes))
	e.flow.Count(records, bytes, time.Now().UnixNano())
}
