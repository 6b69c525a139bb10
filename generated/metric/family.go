// Code generated from spec/ by go generate. DO NOT EDIT.

package metric

import "github.com/prometheus/client_golang/prometheus"

// Families holds every metric family of the process.
type Families struct {
	// Sessions: open sessions.
	Sessions prometheus.Gauge
	// SessionRequestsTotal: finished requests by failure class.
	SessionRequestsTotal ClassCounter
	// SessionRequestSeconds: time from the arrival of a request to its result.
	SessionRequestSeconds prometheus.Observer
	// SessionEventsDroppedTotal: events and DROPPING subscription batches discarded for slow clients.
	SessionEventsDroppedTotal prometheus.Counter
	// AuthenticationFailuresTotal: refused authentications.
	AuthenticationFailuresTotal prometheus.Counter
	// CommandsTotal: ordered commands by disposition.
	CommandsTotal DispositionCounter
	// CommandSeconds: time from admission of a command to its terminal result.
	CommandSeconds prometheus.Observer
	// CommandHistory: executions in the command history.
	CommandHistory prometheus.Gauge
	// TransactionsLive: OPEN and COMMITTING transactions.
	TransactionsLive prometheus.Gauge
	// ChangesTotal: applied changes by executed quiesce level.
	ChangesTotal LevelCounter
	// DrainSeconds: time a pause needed to drain.
	DrainSeconds LevelHistogram
	// DomainAppliedRevision: cluster revision that the node applied for a domain.
	DomainAppliedRevision DomainGauge
	// DomainRunning: 1 while the domain runs.
	DomainRunning DomainGauge
	// RaftLeader: 1 while the node leads.
	RaftLeader prometheus.Gauge
	// RaftTerm: current term.
	RaftTerm prometheus.Gauge
	// RaftCommittedIndex: last committed log entry.
	RaftCommittedIndex prometheus.Gauge
	// RaftAppliedIndex: last log entry applied durably.
	RaftAppliedIndex prometheus.Gauge
	// RaftProposalsTotal: proposals by outcome.
	RaftProposalsTotal OutcomeCounter
	// RaftProposalSeconds: time from a proposal to its durable application.
	RaftProposalSeconds prometheus.Observer
	// RaftSnapshotsTotal: log compactions to a snapshot.
	RaftSnapshotsTotal prometheus.Counter
	// StoreSyncSeconds: time of one synced write of the store.
	StoreSyncSeconds prometheus.Observer
	// StoreSizeBytes: bytes of the store on disk.
	StoreSizeBytes prometheus.Gauge
	// MessagesTotal: records received or sent.
	MessagesTotal NodeCounter
	// BatchesTotal: batches received or sent.
	BatchesTotal NodeCounter
	// BytesTotal: logical Arrow bytes received or sent, payload bytes at ingestors.
	BytesTotal NodeCounter
	// MessagesPerBatch: records of one batch.
	MessagesPerBatch NodeHistogram
	// DeliveryLatencySeconds: time from ingestion to this edge.
	DeliveryLatencySeconds NodeHistogram
	// RelayBufferLen: batches waiting in a relay channel when one was added.
	RelayBufferLen RelayHistogram
	// BranchInstances: concrete branches that are alive.
	BranchInstances BranchGauge
	// BranchEvictionsTotal: concrete branches evicted, once per key and node.
	BranchEvictionsTotal EvictionCounter
	// SessionSubscriptions: session subscriptions of a relay.
	SessionSubscriptions SubscriptionGauge
	// MessageErrorsTotal: records that met their message error policy.
	MessageErrorsTotal MessageErrorCounter
	// IngestErrorsTotal: failures of an ingestor that are not tied to one record's route.
	IngestErrorsTotal IngestErrorCounter
	// IngestorHeld: 1 while the ingestor is held.
	IngestorHeld HoldGauge
	// ConnectionReady: 1 while an ingestor or emitter is connected to its external system.
	ConnectionReady TargetGauge
	// ConnectionFailuresTotal: transient errors of the connection to an external system.
	ConnectionFailuresTotal TargetCounter
	// AckPending: tracked source records without an outcome.
	AckPending DomainGauge
	// AckOutcomesTotal: outcomes of tracked source records.
	AckOutcomesTotal DomainOutcomeCounter
	// QueueLength: entries waiting in a bounded queue.
	QueueLength QueueWatched
	// QueueCapacity: bound of a queue.
	QueueCapacity QueueWatched
	// QueueRefusalsTotal: entries refused or dropped because a queue was full.
	QueueRefusalsTotal QueueCounter
	// BudgetUsedBytes: bytes taken from a memory budget.
	BudgetUsedBytes BudgetWatched
	// BudgetLimitBytes: size of a memory budget.
	BudgetLimitBytes BudgetWatched
	// BudgetWaitsTotal: requests that had to wait for a memory budget.
	BudgetWaitsTotal BudgetCounter
	// IntakeRequestsTotal: answered requests of the HTTP endpoint listener by status code.
	IntakeRequestsTotal CodeCounter
	// IntakeInFlight: requests of the HTTP endpoint listener being answered.
	IntakeInFlight prometheus.Gauge
	// IntakeRequestSeconds: time to answer a request of the HTTP endpoint listener, backpressure
	// included.
	IntakeRequestSeconds prometheus.Observer
}

// New makes the families and registers them, together with the collectors of the Go runtime and
// the process. A nil registerer registers nothing. All faults are joined.
func New(registerer prometheus.Registerer) (*Families, error) {
	r := &registry{registerer: registerer}
	families := &Families{
		Sessions:                    r.gauge("nervix_sessions", "Open sessions."),
		SessionRequestsTotal:        ClassCounter{r.counters("nervix_session_requests_total", "Finished requests by failure class.", "class")},
		SessionRequestSeconds:       r.histogram("nervix_session_request_seconds", "Time from the arrival of a request to its result.", []float64{0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 30.0, 60.0}),
		SessionEventsDroppedTotal:   r.counter("nervix_session_events_dropped_total", "Events and DROPPING subscription batches discarded for slow clients."),
		AuthenticationFailuresTotal: r.counter("nervix_authentication_failures_total", "Refused authentications."),
		CommandsTotal:               DispositionCounter{r.counters("nervix_commands_total", "Ordered commands by disposition.", "disposition")},
		CommandSeconds:              r.histogram("nervix_command_seconds", "Time from admission of a command to its terminal result.", []float64{0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 10.0, 30.0, 60.0}),
		CommandHistory:              r.gauge("nervix_command_history", "Executions in the command history."),
		TransactionsLive:            r.gauge("nervix_transactions_live", "OPEN and COMMITTING transactions."),
		ChangesTotal:                LevelCounter{r.counters("nervix_changes_total", "Applied changes by executed quiesce level.", "level")},
		DrainSeconds:                LevelHistogram{r.histograms("nervix_drain_seconds", "Time a pause needed to drain.", []float64{0.001, 0.01, 0.1, 0.5, 1.0, 5.0, 10.0, 30.0, 60.0}, "level")},
		DomainAppliedRevision:       DomainGauge{r.gauges("nervix_domain_applied_revision", "Cluster revision that the node applied for a domain.", "domain")},
		DomainRunning:               DomainGauge{r.gauges("nervix_domain_running", "1 while the domain runs.", "domain")},
		RaftLeader:                  r.gauge("nervix_raft_leader", "1 while the node leads."),
		RaftTerm:                    r.gauge("nervix_raft_term", "Current term."),
		RaftCommittedIndex:          r.gauge("nervix_raft_committed_index", "Last committed log entry."),
		RaftAppliedIndex:            r.gauge("nervix_raft_applied_index", "Last log entry applied durably."),
		RaftProposalsTotal:          OutcomeCounter{r.counters("nervix_raft_proposals_total", "Proposals by outcome.", "outcome")},
		RaftProposalSeconds:         r.histogram("nervix_raft_proposal_seconds", "Time from a proposal to its durable application.", []float64{0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0}),
		RaftSnapshotsTotal:          r.counter("nervix_raft_snapshots_total", "Log compactions to a snapshot."),
		StoreSyncSeconds:            r.histogram("nervix_store_sync_seconds", "Time of one synced write of the store.", []float64{0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0}),
		StoreSizeBytes:              r.gauge("nervix_store_size_bytes", "Bytes of the store on disk."),
		MessagesTotal:               NodeCounter{r.counters("nervix_messages_total", "Records received or sent.", "domain", "target_kind", "target", "physical_node_id", "direction", "relay", "peer_kind", "peer")},
		BatchesTotal:                NodeCounter{r.counters("nervix_batches_total", "Batches received or sent.", "domain", "target_kind", "target", "physical_node_id", "direction", "relay", "peer_kind", "peer")},
		BytesTotal:                  NodeCounter{r.counters("nervix_bytes_total", "Logical Arrow bytes received or sent, payload bytes at ingestors.", "domain", "target_kind", "target", "physical_node_id", "direction", "relay", "peer_kind", "peer")},
		MessagesPerBatch:            NodeHistogram{r.histograms("nervix_messages_per_batch", "Records of one batch.", []float64{1.0, 2.0, 5.0, 10.0, 50.0, 100.0, 500.0, 1000.0}, "domain", "target_kind", "target", "physical_node_id", "direction", "relay", "peer_kind", "peer")},
		DeliveryLatencySeconds:      NodeHistogram{r.histograms("nervix_delivery_latency_seconds", "Time from ingestion to this edge.", []float64{0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 30.0}, "domain", "target_kind", "target", "physical_node_id", "direction", "relay", "peer_kind", "peer")},
		RelayBufferLen:              RelayHistogram{r.histograms("nervix_relay_buffer_len", "Batches waiting in a relay channel when one was added.", []float64{1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0, 1024.0, 2048.0}, "domain", "relay", "physical_node_id")},
		BranchInstances:             BranchGauge{r.gauges("nervix_branch_instances", "Concrete branches that are alive.", "domain", "branch", "physical_node_id")},
		BranchEvictionsTotal:        EvictionCounter{r.counters("nervix_branch_evictions_total", "Concrete branches evicted, once per key and node.", "domain", "branch", "physical_node_id", "reason")},
		SessionSubscriptions:        SubscriptionGauge{r.gauges("nervix_session_subscriptions", "Session subscriptions of a relay.", "domain", "relay")},
		MessageErrorsTotal:          MessageErrorCounter{r.counters("nervix_message_errors_total", "Records that met their message error policy.", "domain", "target_kind", "target", "operation", "policy")},
		IngestErrorsTotal:           IngestErrorCounter{r.counters("nervix_ingest_errors_total", "Failures of an ingestor that are not tied to one record's route.", "domain", "target", "stage")},
		IngestorHeld:                HoldGauge{r.gauges("nervix_ingestor_held", "1 while the ingestor is held.", "domain", "target", "hold")},
		ConnectionReady:             TargetGauge{r.gauges("nervix_connection_ready", "1 while an ingestor or emitter is connected to its external system.", "domain", "target_kind", "target")},
		ConnectionFailuresTotal:     TargetCounter{r.counters("nervix_connection_failures_total", "Transient errors of the connection to an external system.", "domain", "target_kind", "target")},
		AckPending:                  DomainGauge{r.gauges("nervix_ack_pending", "Tracked source records without an outcome.", "domain")},
		AckOutcomesTotal:            DomainOutcomeCounter{r.counters("nervix_ack_outcomes_total", "Outcomes of tracked source records.", "domain", "outcome")},
		QueueLength:                 QueueWatched{r.watched("nervix_queue_length", "Entries waiting in a bounded queue.", "queue", "owner")},
		QueueCapacity:               QueueWatched{r.watched("nervix_queue_capacity", "Bound of a queue.", "queue", "owner")},
		QueueRefusalsTotal:          QueueCounter{r.counters("nervix_queue_refusals_total", "Entries refused or dropped because a queue was full.", "queue", "owner")},
		BudgetUsedBytes:             BudgetWatched{r.watched("nervix_budget_used_bytes", "Bytes taken from a memory budget.", "budget")},
		BudgetLimitBytes:            BudgetWatched{r.watched("nervix_budget_limit_bytes", "Size of a memory budget.", "budget")},
		BudgetWaitsTotal:            BudgetCounter{r.counters("nervix_budget_waits_total", "Requests that had to wait for a memory budget.", "budget")},
		IntakeRequestsTotal:         CodeCounter{r.counters("nervix_intake_requests_total", "Answered requests of the HTTP endpoint listener by status code.", "code")},
		IntakeInFlight:              r.gauge("nervix_intake_in_flight", "Requests of the HTTP endpoint listener being answered."),
		IntakeRequestSeconds:        r.histogram("nervix_intake_request_seconds", "Time to answer a request of the HTTP endpoint listener, backpressure included.", []float64{0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 30.0}),
	}
	r.runtime()
	return families, r.join()
}
