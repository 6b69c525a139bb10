package node

import (
	"sync"
	"sync/atomic"

	"github.com/prometheus/client_golang/prometheus"

	"nervix/generated/metric"
	"nervix/runtime/connector"
)

// holds keep records out of the graph while there is any cause: a pause, or memory pressure.
type holds struct {
	// current is what Admit looks at; nil without causes.
	current atomic.Pointer[connector.Held]

	lock     sync.Mutex
	causes   map[string]prometheus.Gauge
	released chan struct{}
}

// Hold refuses admission until every cause is released; the source treats its records by its quiesce
// mode. Groups that are being admitted go on. The cause is named as metrics name it; holding for
// one that holds already does nothing.
func (n *Ingestor) Hold(cause string) {
	h := &n.work.holds
	h.lock.Lock()
	defer h.lock.Unlock()
	if h.causes[cause] != nil {
		return
	}
	if len(h.causes) == 0 {
		h.causes, h.released = map[string]prometheus.Gauge{}, make(chan struct{})
		h.current.Store(&connector.Held{Released: h.released})
	}
	shown := n.env.Metrics.IngestorHeld.With(metric.HoldLabels{
		Domain: n.env.Revision.Domain, TargetKind: n.identity.Kind.String(), Target: n.identity.Name, Hold: cause,
	})
	shown.Set(1)
	h.causes[cause] = shown
}

// Release ends the hold for one cause.
func (n *Ingestor) Release(cause string) {
	h := &n.work.holds
	h.lock.Lock()
	defer h.lock.Unlock()
	shown := h.causes[cause]
	if shown == nil {
		return
	}
	shown.Set(0)
	if delete(h.causes, cause); len(h.causes) == 0 {
		h.current.Store(nil)
		close(h.released)
	}
}

// Pause implements budget.Intake.
func (n *Ingestor) Pause() { n.Hold(metric.HoldMemoryPressure) }

// Resume implements budget.Intake.
func (n *Ingestor) Resume() { n.Release(metric.HoldMemoryPressure) }

// Pressed tells whether memory pressure keeps records out.
func (n *Ingestor) Pressed() bool {
	h := &n.work.holds
	h.lock.Lock()
	defer h.lock.Unlock()
	return h.causes[metric.HoldMemoryPressure] != nil
}
