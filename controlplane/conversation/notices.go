package conversation

import (
	"log/slog"
	"sync"

	"nervix/controlplane/session"
	wire "nervix/generated/session"
	"nervix/runtime/report"
)

// Notices passes runtime events to the log and to every open session. It implements
// report.Reporter and never blocks: sessions that cannot take a notice discard and count it.
type Notices struct {
	node string
	log  *slog.Logger

	lock  sync.RWMutex
	sinks map[*session.Sink]struct{}
}

// NewNotices makes a reporter for one cluster node.
func NewNotices(node string, log *slog.Logger) *Notices {
	return &Notices{node: node, log: log, sinks: map[*session.Sink]struct{}{}}
}

func (n *Notices) add(sink *session.Sink) {
	n.lock.Lock()
	defer n.lock.Unlock()
	n.sinks[sink] = struct{}{}
}

func (n *Notices) remove(sink *session.Sink) {
	n.lock.Lock()
	defer n.lock.Unlock()
	delete(n.sinks, sink)
}

// severities maps those of the runtime onto the wire.
var severities = map[report.Severity]wire.Severity{
	report.Information: wire.SeverityInfo, report.Warning: wire.SeverityWarning, report.Failure: wire.SeverityError,
}

// Report implements report.Reporter.
func (n *Notices) Report(event report.Event) {
	text := event.Text()
	n.log.Warn(text, "domain", event.Domain, "code", event.Code, "reference", event.Reference, "rows", event.Rows)
	notice := wire.Notice{
		Severity: severities[event.Severity], UnixNanos: event.Time.UnixNano(), Text: text, Code: event.Code,
		Domain: event.Domain, Node: n.node,
	}
	n.lock.RLock()
	defer n.lock.RUnlock()
	for sink := range n.sinks {
		sink.Notify(notice)
	}
}
