package node

import (
	"math"
	"sync"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"nervix/generated/metric"
	"nervix/generated/revision"
	"nervix/runtime/batch"
	"nervix/runtime/columnar"
)

// edge measures the records that a node receives from, or sends to, one relay. Its metric handles
// are looked up once.
type edge struct {
	relay    string // metric.None when the edge has no relay
	sent     bool
	messages prometheus.Counter
	batches  prometheus.Counter
	bytes    prometheus.Counter
	perBatch prometheus.Observer
	latency  prometheus.Observer

	total    atomic.Uint64
	inBatch  atomic.Uint64
	octets   atomic.Uint64
	lock     sync.Mutex
	started  time.Time
	first    int64 // lowest and highest record time
	last     int64
	minute   average
	quarter  average
	measured time.Time
}

// average is an exponentially decayed rate per second.
type average struct {
	constant time.Duration
	rate     float64
}

func (a *average) observe(count int, elapsed time.Duration) {
	if elapsed <= 0 {
		elapsed = time.Nanosecond
	}
	weight := 1 - math.Exp(-float64(elapsed)/float64(a.constant))
	a.rate += weight * (float64(count)/elapsed.Seconds() - a.rate)
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
	e := &edge{relay: relay, sent: sent, minute: average{constant: time.Minute}, quarter: average{constant: 15 * time.Minute}}
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
	e.countRecords(b.Rows, int(b.Size))
	if e.batches == nil || b.Rows == 0 {
		return
	}
	e.inBatch.Add(1)
	e.batches.Inc()
	e.perBatch.Observe(float64(b.Rows))
	// One observation per batch: its oldest record waited longest.
	e.latency.Observe(max(0, time.Since(time.Unix(0, b.High[0])).Seconds()))
	e.lock.Lock()
	defer e.lock.Unlock()
	if e.first == 0 || b.Low[0] < e.first {
		e.first = b.Low[0]
	}
	e.last = max(e.last, b.High[b.Rows-1])
}

// countRecords measures records that are not in a batch.
func (e *edge) countRecords(records, bytes int) {
	if records == 0 {
		return
	}
	e.total.Add(uint64(records))
	e.octets.Add(uint64(bytes))
	e.messages.Add(float64(records))
	e.bytes.Add(float64(bytes))
	now := time.Now()
	e.lock.Lock()
	defer e.lock.Unlock()
	if e.started.IsZero() {
		e.started, e.measured = now, now
	}
	elapsed := now.Sub(e.measured)
	e.minute.observe(records, elapsed)
	e.quarter.observe(records, elapsed)
	e.measured = now
}

// Traffic is what DESCRIBE shows of one edge.
type Traffic struct {
	Relay             string
	Sent              bool
	Messages, Batches uint64
	Bytes             uint64
	// WallRate and DomainRate are records per second; DomainRate is NaN while fewer than two
	// distinct record times were seen. The averages decay over one and fifteen minutes.
	WallRate, DomainRate   float64
	MinuteRate, FifteenMin float64
}

func (e *edge) traffic() Traffic {
	e.lock.Lock()
	defer e.lock.Unlock()
	t := Traffic{
		Relay: e.relay, Sent: e.sent, Messages: e.total.Load(), Batches: e.inBatch.Load(), Bytes: e.octets.Load(),
		DomainRate: math.NaN(), MinuteRate: e.minute.rate, FifteenMin: e.quarter.rate,
	}
	if !e.started.IsZero() {
		t.WallRate = float64(t.Messages) / max(time.Since(e.started).Seconds(), 1e-9)
	}
	if e.last > e.first {
		t.DomainRate = float64(t.Messages) / (float64(e.last-e.first) / 1e9)
	}
	return t
}
