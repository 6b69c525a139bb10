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
	TargetKindInferencer      = "INFERENCER"
	TargetKindWasmProcessor   = "WASM_PROCESSOR"
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

// The values of the label stage: step of the ingest pipeline that failed.
const (
	StageSource    = "source"
	StageDecode    = "decode"
	StageTimestamp = "timestamp"
	StageAdmission = "admission"
	StageDispatch  = "dispatch"
)

// The values of the label hold: what holds an ingestor.
const (
	HoldEntityPause = "entity_pause"
	HoldDomainPause = "domain_pause"
	HoldMemory      = "memory"
	HoldShutdown    = "shutdown"
)

// The values of the label outcome: how a piece of work ended.
const (
	OutcomeSuccess = "success"
	OutcomeFailure = "failure"
	OutcomeTimeout = "timeout"
	OutcomeDropped = "dropped"
)

// The values of the label level: quiesce level.
const (
	LevelDynamic     = "DYNAMIC"
	LevelEntityPause = "ENTITY_PAUSE"
	LevelDomainPause = "DOMAIN_PAUSE"
)

// The values of the label queue: kind of the bounded queue.
const (
	QueueSessionRequests   = "session_requests"
	QueueSessionEvents     = "session_events"
	QueueRaftProposals     = "raft_proposals"
	QueueRaftMessages      = "raft_messages"
	QueueApply             = "apply"
	QueueHTTPIntake        = "http_intake"
	QueueRuntimeEvents     = "runtime_events"
	QueueErrorRecords      = "error_records"
	QueueSourceRecords     = "source_records"
	QueueSinkConfirmations = "sink_confirmations"
	QueueCompletion        = "completion"
)

// The values of the label budget: memory budget.
const (
	BudgetIntake = "intake"
	BudgetRelay  = "relay"
	BudgetTotal  = "total"
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

// Delete removes one series, so that it is not exposed any longer.
func (f NodeCounter) Delete(labels NodeLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
}

// NodeHistogram is a histogram family over NodeLabels.
type NodeHistogram struct {
	vector *prometheus.HistogramVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f NodeHistogram) With(labels NodeLabels) prometheus.Observer {
	return f.vector.WithLabelValues(labels.values()...)
}

// Delete removes one series, so that it is not exposed any longer.
func (f NodeHistogram) Delete(labels NodeLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
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

// Delete removes one series, so that it is not exposed any longer.
func (f RelayHistogram) Delete(labels RelayLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
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

// BranchGauge is a gauge family over BranchLabels.
type BranchGauge struct {
	vector *prometheus.GaugeVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f BranchGauge) With(labels BranchLabels) prometheus.Gauge {
	return f.vector.WithLabelValues(labels.values()...)
}

// Delete removes one series, so that it is not exposed any longer.
func (f BranchGauge) Delete(labels BranchLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
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

// Delete removes one series, so that it is not exposed any longer.
func (f EvictionCounter) Delete(labels EvictionLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
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

// Delete removes one series, so that it is not exposed any longer.
func (f SubscriptionGauge) Delete(labels SubscriptionLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
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

// Delete removes one series, so that it is not exposed any longer.
func (f TargetCounter) Delete(labels TargetLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
}

// TargetGauge is a gauge family over TargetLabels.
type TargetGauge struct {
	vector *prometheus.GaugeVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f TargetGauge) With(labels TargetLabels) prometheus.Gauge {
	return f.vector.WithLabelValues(labels.values()...)
}

// Delete removes one series, so that it is not exposed any longer.
func (f TargetGauge) Delete(labels TargetLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
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

// Delete removes one series, so that it is not exposed any longer.
func (f MessageErrorCounter) Delete(labels MessageErrorLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
}

// IngestErrorLabels: general failures of one ingestor.
type IngestErrorLabels struct {
	// Domain: name of the domain.
	Domain string
	// Target: name of the measured node.
	Target string
	// Stage: step of the ingest pipeline that failed.
	Stage string
}

// values gives the label values in the order of the family.
func (l IngestErrorLabels) values() []string {
	return []string{l.Domain, l.Target, l.Stage}
}

// IngestErrorCounter is a counter family over IngestErrorLabels.
type IngestErrorCounter struct {
	vector *prometheus.CounterVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f IngestErrorCounter) With(labels IngestErrorLabels) prometheus.Counter {
	return f.vector.WithLabelValues(labels.values()...)
}

// Delete removes one series, so that it is not exposed any longer.
func (f IngestErrorCounter) Delete(labels IngestErrorLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
}

// HoldLabels: one ingestor and what holds it.
type HoldLabels struct {
	// Domain: name of the domain.
	Domain string
	// Target: name of the measured node.
	Target string
	// Hold: what holds an ingestor.
	Hold string
}

// values gives the label values in the order of the family.
func (l HoldLabels) values() []string {
	return []string{l.Domain, l.Target, l.Hold}
}

// HoldGauge is a gauge family over HoldLabels.
type HoldGauge struct {
	vector *prometheus.GaugeVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f HoldGauge) With(labels HoldLabels) prometheus.Gauge {
	return f.vector.WithLabelValues(labels.values()...)
}

// Delete removes one series, so that it is not exposed any longer.
func (f HoldGauge) Delete(labels HoldLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
}

// OutcomeLabels: how work of one kind ended.
type OutcomeLabels struct {
	// Outcome: how a piece of work ended.
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

// Delete removes one series, so that it is not exposed any longer.
func (f OutcomeCounter) Delete(labels OutcomeLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
}

// DomainOutcomeLabels: how work of one domain ended.
type DomainOutcomeLabels struct {
	// Domain: name of the domain.
	Domain string
	// Outcome: how a piece of work ended.
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

// Delete removes one series, so that it is not exposed any longer.
func (f DomainOutcomeCounter) Delete(labels DomainOutcomeLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
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

// DomainGauge is a gauge family over DomainLabels.
type DomainGauge struct {
	vector *prometheus.GaugeVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f DomainGauge) With(labels DomainLabels) prometheus.Gauge {
	return f.vector.WithLabelValues(labels.values()...)
}

// Delete removes one series, so that it is not exposed any longer.
func (f DomainGauge) Delete(labels DomainLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
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

// Delete removes one series, so that it is not exposed any longer.
func (f CodeCounter) Delete(labels CodeLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
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

// Delete removes one series, so that it is not exposed any longer.
func (f ClassCounter) Delete(labels ClassLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
}

// DispositionLabels: commands by disposition.
type DispositionLabels struct {
	// Disposition: command disposition of table C1, or Completed.
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

// Delete removes one series, so that it is not exposed any longer.
func (f DispositionCounter) Delete(labels DispositionLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
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

// Delete removes one series, so that it is not exposed any longer.
func (f LevelCounter) Delete(labels LevelLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
}

// LevelHistogram is a histogram family over LevelLabels.
type LevelHistogram struct {
	vector *prometheus.HistogramVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f LevelHistogram) With(labels LevelLabels) prometheus.Observer {
	return f.vector.WithLabelValues(labels.values()...)
}

// Delete removes one series, so that it is not exposed any longer.
func (f LevelHistogram) Delete(labels LevelLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
}

// QueueLabels: one bounded queue.
type QueueLabels struct {
	// Queue: kind of the bounded queue.
	Queue string
	// Owner: what the queue belongs to, such as an ingestor; - when there is one per process.
	Owner string
}

// values gives the label values in the order of the family.
func (l QueueLabels) values() []string {
	return []string{l.Queue, l.Owner}
}

// QueueCounter is a counter family over QueueLabels.
type QueueCounter struct {
	vector *prometheus.CounterVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f QueueCounter) With(labels QueueLabels) prometheus.Counter {
	return f.vector.WithLabelValues(labels.values()...)
}

// Delete removes one series, so that it is not exposed any longer.
func (f QueueCounter) Delete(labels QueueLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
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

// BudgetLabels: one memory budget.
type BudgetLabels struct {
	// Budget: memory budget.
	Budget string
}

// values gives the label values in the order of the family.
func (l BudgetLabels) values() []string {
	return []string{l.Budget}
}

// BudgetCounter is a counter family over BudgetLabels.
type BudgetCounter struct {
	vector *prometheus.CounterVec
}

// With gives the handle of one series. Keep the handle; the lookup is not for hot paths.
func (f BudgetCounter) With(labels BudgetLabels) prometheus.Counter {
	return f.vector.WithLabelValues(labels.values()...)
}

// Delete removes one series, so that it is not exposed any longer.
func (f BudgetCounter) Delete(labels BudgetLabels) bool {
	return f.vector.DeleteLabelValues(labels.values()...)
}

// BudgetWatched is a gauge over BudgetLabels that is read when it is scraped.
type BudgetWatched struct {
	collector *watcher
}

// Watch reads the series from a function until the result is called. The function must be quick
// and safe for concurrent use; a second watch of the same labels replaces the first.
func (f BudgetWatched) Watch(labels BudgetLabels, read func() float64) (stop func()) {
	return f.collector.watch(labels.values(), read)
}
