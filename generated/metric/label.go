// Code generated from spec/ by go generate. DO NOT EDIT.

package metric

import "github.com/prometheus/client_golang/prometheus"

// The values of the label target_kind: kind of the measured node.
const (
	TargetKindRelay           = "RELAY"
	TargetKindIngestor        = "INGESTOR"
	TargetKindReingestor      = "REINGESTOR"
	TargetKindJunction        = "JUNCTION"
	TargetKindDeduplicator    = "DEDUPLICATOR"
	TargetKindReorderer       = "REORDERER"
	TargetKindWindowProcessor = "WINDOW_PROCESSOR"
	TargetKindCorrelator      = "CORRELATOR"
	TargetKindGenerator       = "GENERATOR"
	TargetKindEmitter         = "EMITTER"
	TargetKindLookup          = "LOOKUP"
)

// The values of the label direction: way of the records as seen from the target.
const (
	DirectionReceived = "received"
	DirectionSent     = "sent"
)

// The values of the label reason: why a branch instance was evicted.
const (
	ReasonLRU = "lru"
	ReasonTTL = "ttl"
)

// The values of the label policy: message error policy that applied.
const (
	PolicyIgnore = "ignore"
	PolicyLog    = "log"
	PolicySend   = "send"
)

// The values of the label stage: what failed at an ingestor: the connection of its source, a payload, or an event timestamp.
const (
	StageSource    = "source"
	StageDecode    = "decode"
	StageTimestamp = "timestamp"
)

// The values of the label hold: what holds an ingestor.
const (
	HoldEntityPause    = "entity_pause"
	HoldDomainPause    = "domain_pause"
	HoldMemoryPressure = "memory_pressure"
)

// The values of the label holding: what memory is held for: records on their way in, batches that wait for a consumer, rows that wait for a flush or a sink, what nodes, relays and branches remember, rows on their way to subscribers, or records in the client libraries of sources and sinks.
const (
	HoldingIntake   = "intake"
	HoldingRelays   = "relays"
	HoldingRoutes   = "routes"
	HoldingState    = "state"
	HoldingSessions = "sessions"
	HoldingClients  = "clients"
)

// The values of the label loss: why rows were given up: their node ended before they had left it, or their branch did.
const (
	LossStopped = "stopped"
	LossEvicted = "evicted"
)

// The values of the label outcome: how a piece of work ended; a refused one had no effect, the fate of an unknown one is open.
const (
	OutcomeSuccess = "success"
	OutcomeFailure = "failure"
	OutcomeRefused = "refused"
	OutcomeUnknown = "unknown"
)

// The values of the label disposition: how an execution ended; an interrupted one goes on later under its reference.
const (
	DispositionCompleted   = "completed"
	DispositionFailed      = "failed"
	DispositionInterrupted = "interrupted"
)

// The values of the label level: quiesce level.
const (
	LevelDynamic     = "DYNAMIC"
	LevelEntityPause = "ENTITY_PAUSE"
	LevelDomainPause = "DOMAIN_PAUSE"
)

// The values of the label queue: kind of the bounded queue. Those of sessions are summed over the open sessions; relay_batches is one consumer's queue, whose bound holds for each concrete branch.
const (
	QueueSessionRequests  = "session_requests"
	QueueSessionNotices   = "session_notices"
	QueueSessionRows      = "session_rows"
	QueueExecutions       = "executions"
	QueueRaftProposals    = "raft_proposals"
	QueueRaftReads        = "raft_reads"
	QueueRaftMessages     = "raft_messages"
	QueueRaftApplyBytes   = "raft_apply_bytes"
	QueueHTTPConnections  = "http_connections"
	QueueEndpointRequests = "endpoint_requests"
	QueueDecodedRows      = "decoded_rows"
	QueueRelayBatches     = "relay_batches"
	QueueNodeRequests     = "node_requests"
)

// NodeLabels: one edge of one node.
type NodeLabels struct {
	// Domain: name of the domain.
	Domain string
	// TargetKind: kind of the measured node.
	TargetKind string
	// Target: name of the measured node.
	Target string
	// PhysicalNodeID: name of the cluster node.
	PhysicalNodeID string
	// Direction: way of the records as seen from the target.
	Direction string
	// Relay: name of the relay at the edge.
	Relay string
	// PeerKind: kind of the other end; RELAY for node series.
	PeerKind string
	// Peer: name of the other end.
	Peer string
}

// values gives the label values in the order of the family.
func (l NodeLabels) values() []string {
	return []string{l.Domain, l.TargetKind, l.Target, l.PhysicalNodeID, l.Direction, l.Relay, l.PeerKind, l.Peer}
}

// NodeCounter is a counter family over NodeLabels.
type NodeCounter struct {
	vector *prometheus.CounterVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f NodeCounter) With(labels NodeLabels) prometheus.Counter {
	return f.vector.WithLabelValues(labels.values()...)
}

// NodeHistogram is a histogram family over NodeLabels.
type NodeHistogram struct {
	vector *prometheus.HistogramVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f NodeHistogram) With(labels NodeLabels) prometheus.Observer {
	return f.vector.WithLabelValues(labels.values()...)
}

// NodeTally is a histogram family over NodeLabels that takes many values at once.
type NodeTally struct {
	collector *tallies
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f NodeTally) With(labels NodeLabels) *Tally {
	return f.collector.with(labels.values())
}

// RelayLabels: one relay on one cluster node.
type RelayLabels struct {
	// Domain: name of the domain.
	Domain string
	// Relay: name of the relay at the edge.
	Relay string
	// PhysicalNodeID: name of the cluster node.
	PhysicalNodeID string
}

// values gives the label values in the order of the family.
func (l RelayLabels) values() []string {
	return []string{l.Domain, l.Relay, l.PhysicalNodeID}
}

// RelayHistogram is a histogram family over RelayLabels.
type RelayHistogram struct {
	vector *prometheus.HistogramVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f RelayHistogram) With(labels RelayLabels) prometheus.Observer {
	return f.vector.WithLabelValues(labels.values()...)
}

// BranchLabels: one branch declaration on one cluster node.
type BranchLabels struct {
	// Domain: name of the domain.
	Domain string
	// Branch: name of the branch declaration, never a key.
	Branch string
	// PhysicalNodeID: name of the cluster node.
	PhysicalNodeID string
}

// values gives the label values in the order of the family.
func (l BranchLabels) values() []string {
	return []string{l.Domain, l.Branch, l.PhysicalNodeID}
}

// BranchWatched is a gauge over BranchLabels that is read when it is scraped.
type BranchWatched struct {
	collector *watcher
}

// Watch reads the series from a function until the result is called. The function must be quick
// and safe for concurrent use; a second watch of the same labels replaces the first.
func (f BranchWatched) Watch(labels BranchLabels, read func() float64) (stop func()) {
	return f.collector.watch(labels.values(), read)
}

// EvictionLabels: evictions of one branch declaration by reason.
type EvictionLabels struct {
	// Domain: name of the domain.
	Domain string
	// Branch: name of the branch declaration, never a key.
	Branch string
	// PhysicalNodeID: name of the cluster node.
	PhysicalNodeID string
	// Reason: why a branch instance was evicted.
	Reason string
}

// values gives the label values in the order of the family.
func (l EvictionLabels) values() []string {
	return []string{l.Domain, l.Branch, l.PhysicalNodeID, l.Reason}
}

// EvictionCounter is a counter family over EvictionLabels.
type EvictionCounter struct {
	vector *prometheus.CounterVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f EvictionCounter) With(labels EvictionLabels) prometheus.Counter {
	return f.vector.WithLabelValues(labels.values()...)
}

// SubscriptionLabels: subscriptions of one relay.
type SubscriptionLabels struct {
	// Domain: name of the domain.
	Domain string
	// Relay: name of the relay at the edge.
	Relay string
}

// values gives the label values in the order of the family.
func (l SubscriptionLabels) values() []string {
	return []string{l.Domain, l.Relay}
}

// SubscriptionGauge is a gauge family over SubscriptionLabels.
type SubscriptionGauge struct {
	vector *prometheus.GaugeVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f SubscriptionGauge) With(labels SubscriptionLabels) prometheus.Gauge {
	return f.vector.WithLabelValues(labels.values()...)
}

// TargetLabels: one node of a domain.
type TargetLabels struct {
	// Domain: name of the domain.
	Domain string
	// TargetKind: kind of the measured node.
	TargetKind string
	// Target: name of the measured node.
	Target string
}

// values gives the label values in the order of the family.
func (l TargetLabels) values() []string {
	return []string{l.Domain, l.TargetKind, l.Target}
}

// TargetCounter is a counter family over TargetLabels.
type TargetCounter struct {
	vector *prometheus.CounterVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f TargetCounter) With(labels TargetLabels) prometheus.Counter {
	return f.vector.WithLabelValues(labels.values()...)
}

// TargetGauge is a gauge family over TargetLabels.
type TargetGauge struct {
	vector *prometheus.GaugeVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f TargetGauge) With(labels TargetLabels) prometheus.Gauge {
	return f.vector.WithLabelValues(labels.values()...)
}

// MessageErrorLabels: message errors of one node.
type MessageErrorLabels struct {
	// Domain: name of the domain.
	Domain string
	// TargetKind: kind of the measured node.
	TargetKind string
	// Target: name of the measured node.
	Target string
	// Operation: operation of the structured message error.
	Operation string
	// Policy: message error policy that applied.
	Policy string
}

// values gives the label values in the order of the family.
func (l MessageErrorLabels) values() []string {
	return []string{l.Domain, l.TargetKind, l.Target, l.Operation, l.Policy}
}

// MessageErrorCounter is a counter family over MessageErrorLabels.
type MessageErrorCounter struct {
	vector *prometheus.CounterVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f MessageErrorCounter) With(labels MessageErrorLabels) prometheus.Counter {
	return f.vector.WithLabelValues(labels.values()...)
}

// IngestErrorLabels: general failures of one ingestor.
type IngestErrorLabels struct {
	// Domain: name of the domain.
	Domain string
	// TargetKind: kind of the measured node.
	TargetKind string
	// Target: name of the measured node.
	Target string
	// Stage: what failed at an ingestor: the connection of its source, a payload, or an event
	// timestamp.
	Stage string
}

// values gives the label values in the order of the family.
func (l IngestErrorLabels) values() []string {
	return []string{l.Domain, l.TargetKind, l.Target, l.Stage}
}

// IngestErrorCounter is a counter family over IngestErrorLabels.
type IngestErrorCounter struct {
	vector *prometheus.CounterVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f IngestErrorCounter) With(labels IngestErrorLabels) prometheus.Counter {
	return f.vector.WithLabelValues(labels.values()...)
}

// HoldLabels: one ingestor and what holds it.
type HoldLabels struct {
	// Domain: name of the domain.
	Domain string
	// TargetKind: kind of the measured node.
	TargetKind string
	// Target: name of the measured node.
	Target string
	// Hold: what holds an ingestor.
	Hold string
}

// values gives the label values in the order of the family.
func (l HoldLabels) values() []string {
	return []string{l.Domain, l.TargetKind, l.Target, l.Hold}
}

// HoldGauge is a gauge family over HoldLabels.
type HoldGauge struct {
	vector *prometheus.GaugeVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f HoldGauge) With(labels HoldLabels) prometheus.Gauge {
	return f.vector.WithLabelValues(labels.values()...)
}

// LossLabels: lost rows by reason.
type LossLabels struct {
	// Loss: why rows were given up: their node ended before they had left it, or their branch did.
	Loss string
}

// values gives the label values in the order of the family.
func (l LossLabels) values() []string {
	return []string{l.Loss}
}

// LossCounter is a counter family over LossLabels.
type LossCounter struct {
	vector *prometheus.CounterVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f LossCounter) With(labels LossLabels) prometheus.Counter {
	return f.vector.WithLabelValues(labels.values()...)
}

// OutcomeLabels: how work of one kind ended.
type OutcomeLabels struct {
	// Outcome: how a piece of work ended; a refused one had no effect, the fate of an unknown one is
	// open.
	Outcome string
}

// values gives the label values in the order of the family.
func (l OutcomeLabels) values() []string {
	return []string{l.Outcome}
}

// OutcomeCounter is a counter family over OutcomeLabels.
type OutcomeCounter struct {
	vector *prometheus.CounterVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f OutcomeCounter) With(labels OutcomeLabels) prometheus.Counter {
	return f.vector.WithLabelValues(labels.values()...)
}

// DomainOutcomeLabels: how work of one domain ended.
type DomainOutcomeLabels struct {
	// Domain: name of the domain.
	Domain string
	// Outcome: how a piece of work ended; a refused one had no effect, the fate of an unknown one is
	// open.
	Outcome string
}

// values gives the label values in the order of the family.
func (l DomainOutcomeLabels) values() []string {
	return []string{l.Domain, l.Outcome}
}

// DomainOutcomeCounter is a counter family over DomainOutcomeLabels.
type DomainOutcomeCounter struct {
	vector *prometheus.CounterVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f DomainOutcomeCounter) With(labels DomainOutcomeLabels) prometheus.Counter {
	return f.vector.WithLabelValues(labels.values()...)
}

// DomainLabels: one domain.
type DomainLabels struct {
	// Domain: name of the domain.
	Domain string
}

// values gives the label values in the order of the family.
func (l DomainLabels) values() []string {
	return []string{l.Domain}
}

// DomainCounter is a counter family over DomainLabels.
type DomainCounter struct {
	vector *prometheus.CounterVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f DomainCounter) With(labels DomainLabels) prometheus.Counter {
	return f.vector.WithLabelValues(labels.values()...)
}

// DomainGauge is a gauge family over DomainLabels.
type DomainGauge struct {
	vector *prometheus.GaugeVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f DomainGauge) With(labels DomainLabels) prometheus.Gauge {
	return f.vector.WithLabelValues(labels.values()...)
}

// DomainHistogram is a histogram family over DomainLabels.
type DomainHistogram struct {
	vector *prometheus.HistogramVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f DomainHistogram) With(labels DomainLabels) prometheus.Observer {
	return f.vector.WithLabelValues(labels.values()...)
}

// DomainWatched is a gauge over DomainLabels that is read when it is scraped.
type DomainWatched struct {
	collector *watcher
}

// Watch reads the series from a function until the result is called. The function must be quick
// and safe for concurrent use; a second watch of the same labels replaces the first.
func (f DomainWatched) Watch(labels DomainLabels, read func() float64) (stop func()) {
	return f.collector.watch(labels.values(), read)
}

// CodeLabels: answers by status code.
type CodeLabels struct {
	// Code: HTTP status code.
	Code string
}

// values gives the label values in the order of the family.
func (l CodeLabels) values() []string {
	return []string{l.Code}
}

// CodeCounter is a counter family over CodeLabels.
type CodeCounter struct {
	vector *prometheus.CounterVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f CodeCounter) With(labels CodeLabels) prometheus.Counter {
	return f.vector.WithLabelValues(labels.values()...)
}

// ClassLabels: results by failure class.
type ClassLabels struct {
	// Class: failure class, or OK.
	Class string
}

// values gives the label values in the order of the family.
func (l ClassLabels) values() []string {
	return []string{l.Class}
}

// ClassCounter is a counter family over ClassLabels.
type ClassCounter struct {
	vector *prometheus.CounterVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f ClassCounter) With(labels ClassLabels) prometheus.Counter {
	return f.vector.WithLabelValues(labels.values()...)
}

// DispositionLabels: commands by disposition.
type DispositionLabels struct {
	// Disposition: how an execution ended; an interrupted one goes on later under its reference.
	Disposition string
}

// values gives the label values in the order of the family.
func (l DispositionLabels) values() []string {
	return []string{l.Disposition}
}

// DispositionCounter is a counter family over DispositionLabels.
type DispositionCounter struct {
	vector *prometheus.CounterVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f DispositionCounter) With(labels DispositionLabels) prometheus.Counter {
	return f.vector.WithLabelValues(labels.values()...)
}

// LevelLabels: changes by quiesce level.
type LevelLabels struct {
	// Level: quiesce level.
	Level string
}

// values gives the label values in the order of the family.
func (l LevelLabels) values() []string {
	return []string{l.Level}
}

// LevelCounter is a counter family over LevelLabels.
type LevelCounter struct {
	vector *prometheus.CounterVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f LevelCounter) With(labels LevelLabels) prometheus.Counter {
	return f.vector.WithLabelValues(labels.values()...)
}

// LevelHistogram is a histogram family over LevelLabels.
type LevelHistogram struct {
	vector *prometheus.HistogramVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f LevelHistogram) With(labels LevelLabels) prometheus.Observer {
	return f.vector.WithLabelValues(labels.values()...)
}

// QueueLabels: one bounded queue.
type QueueLabels struct {
	// Queue: kind of the bounded queue. Those of sessions are summed over the open sessions;
	// relay_batches is one consumer's queue, whose bound holds for each concrete branch.
	Queue string
	// Domain: name of the domain.
	Domain string
	// Owner: what the queue belongs to, such as an ingestor; - when there is one per process.
	Owner string
}

// values gives the label values in the order of the family.
func (l QueueLabels) values() []string {
	return []string{l.Queue, l.Domain, l.Owner}
}

// QueueWatched is a gauge over QueueLabels that is read when it is scraped.
type QueueWatched struct {
	collector *watcher
}

// Watch reads the series from a function until the result is called. The function must be quick
// and safe for concurrent use; a second watch of the same labels replaces the first.
func (f QueueWatched) Watch(labels QueueLabels, read func() float64) (stop func()) {
	return f.collector.watch(labels.values(), read)
}

// HoldingLabels: memory that is held for one purpose.
type HoldingLabels struct {
	// Holding: what memory is held for: records on their way in, batches that wait for a consumer,
	// rows that wait for a flush or a sink, what nodes, relays and branches remember, rows on their
	// way to subscribers, or records in the client libraries of sources and sinks.
	Holding string
}

// values gives the label values in the order of the family.
func (l HoldingLabels) values() []string {
	return []string{l.Holding}
}

// HoldingWatched is a gauge over HoldingLabels that is read when it is scraped.
type HoldingWatched struct {
	collector *watcher
}

// Watch reads the series from a function until the result is called. The function must be quick
// and safe for concurrent use; a second watch of the same labels replaces the first.
func (f HoldingWatched) Watch(labels HoldingLabels, read func() float64) (stop func()) {
	return f.collector.watch(labels.values(), read)
}
