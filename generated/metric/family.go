// Code generated from spec/ by go generate. DO NOT EDIT.

package metric

import "github.com/prometheus/client_golang/prometheus"

// Families holds every metric family of the process.
type Families struct {
	// Sessions: open sessions.
	Sessions Watched
	// SessionRequestsTotal: finished requests by failure class.
	SessionRequestsTotal ClassCounter
	// SessionRequestSeconds: time from the arrival of a request to its result.
	SessionRequestSeconds prometheus.Observer
	// SessionEventsDroppedTotal: notices discarded for slow clients, and rows that DROPPING
	// subscriptions lost.
	SessionEventsDroppedTotal prometheus.Counter
	// AuthenticationFailuresTotal: refused authentications.
	AuthenticationFailuresTotal prometheus.Counter
	// CommandsTotal: executions of ordered commands by how they ended on this node.
	CommandsTotal DispositionCounter
	// CommandSeconds: time from the start of an execution to its terminal result, waits for locks
	// included.
	CommandSeconds prometheus.Observer
	// CommandHistory: executions in the command history.
	CommandHistory Watched
	// TransactionsLive: OPEN and COMMITTING transactions.
	TransactionsLive Watched
	// ChangesTotal: applied changes by executed quiesce level.
	ChangesTotal LevelCounter
	// DrainSeconds: time a pause needed to drain.
	DrainSeconds LevelHistogram
	// DomainAppliedRevision: cluster revision that the node applied for a domain.
	DomainAppliedRevision DomainGauge
	// DomainRunning: 1 while the domain runs.
	DomainRunning DomainGauge
	// RaftLeader: 1 while the node leads.
	RaftLeader Watched
	// RaftTerm: current term.
	RaftTerm Watched
	// RaftCommittedIndex: last committed log entry.
	RaftCommittedIndex Watched
	// RaftAppliedIndex: last log entry applied durably.
	RaftAppliedIndex Watched
	// RaftProposalsTotal: changes proposed on this node by outcome.
	RaftProposalsTotal OutcomeCounter
	// RaftProposalSeconds: time from a proposal to its durable application or its refusal.
	RaftProposalSeconds prometheus.Observer
	// RaftSnapshotsTotal: log compactions to a snapshot.
	RaftSnapshotsTotal prometheus.Counter
	// StoreSyncSeconds: time of one synced write of the log.
	StoreSyncSeconds prometheus.Observer
	// StoreSizeBytes: bytes of all files below the store's directory.
	StoreSizeBytes Watched
	// MessagesTotal: records received or sent.
	MessagesTotal NodeCounter
	// BatchesTotal: batches received or sent.
	BatchesTotal NodeCounter
	// BytesTotal: logical Arrow bytes received or sent, payload bytes at ingestors.
	BytesTotal NodeCounter
	// MessagesPerBatch: records of one batch.
	MessagesPerBatch NodeHistogram
	// DeliveryLatencySeconds: time from ingestion to this edge, of every record.
	DeliveryLatencySeconds NodeTally
	// RelayBufferLen: batches waiting in a relay channel when one was added.
	RelayBufferLen RelayHistogram
	// BranchInstances: concrete branches that are alive.
	BranchInstances BranchWatched
	// BranchEvictionsTotal: concrete branches evicted, once per key and node.
	BranchEvictionsTotal EvictionCounter
	// SessionSubscriptions: session subscriptions of a relay.
	SessionSubscriptions SubscriptionGauge
	// MessageErrorsTotal: records that met their message error policy.
	MessageErrorsTotal MessageErrorCounter
	// IngestErrorsTotal: failures of an ingestor that are not tied to one record's route.
	IngestErrorsTotal IngestErrorCounter
	// IngestorHeld: 1 while a pause keeps records out of the ingestor.
	IngestorHeld HoldGauge
	// ConnectionReady: 1 while an ingestor or emitter is connected to its external system.
	ConnectionReady TargetGauge
	// ConnectionFailuresTotal: times a connection to an external system was found unusable, retries
	// included.
	ConnectionFailuresTotal TargetCounter
	// AckPending: groups of source records that wait for an outcome.
	AckPending DomainWatched
	// AckOutcomesTotal: outcomes of source records; a group of a source without acknowledgement
	// counts once.
	AckOutcomesTotal DomainOutcomeCounter
	// RowsLostTotal: rows that were given up and that no source delivers again: those of DETACHED
	// consumers, which count as done when their relay has them, and those of sources without
	// acknowledgement.
	RowsLostTotal LossCounter
	// StateSavesTotal: writes of node state to the store of the node, summaries aside.
	StateSavesTotal DomainOutcomeCounter
	// StateSavedBytesTotal: bytes of node state that were written, summaries aside.
	StateSavedBytesTotal DomainCounter
	// StateSaveSeconds: time from the capture of node state until it is durable.
	StateSaveSeconds DomainHistogram
	// QueueLength: what a bounded queue holds now, in the unit of the queue.
	QueueLength QueueWatched
	// QueueCapacity: what the queue may hold.
	QueueCapacity QueueWatched
	// IntakeRequestsTotal: answered requests of the HTTP endpoint listener by status code.
	IntakeRequestsTotal CodeCounter
	// IntakeInFlight: requests of the HTTP endpoint listener being answered.
	IntakeInFlight Watched
	// IntakeRequestSeconds: time to answer a request of the HTTP endpoint listener, backpressure
	// included.
	IntakeRequestSeconds prometheus.Observer
	// MemoryLimitBytes: memory that the process may use.
	MemoryLimitBytes Watched
	// MemoryHighWatermarkBytes: memory in use from which on every ingestor and generator pauses.
	MemoryHighWatermarkBytes Watched
	// MemoryLowWatermarkBytes: memory in use from which on paused ingestors and generators resume;
	// what client libraries hold for paused ingestors does not count.
	MemoryLowWatermarkBytes Watched
	// MemoryUsedBytes: what is compared with the watermarks: the live heap or the reservations,
	// whichever is larger.
	MemoryUsedBytes Watched
	// MemoryReservedBytes: reservations: logical bytes of what is held, summed over the process.
	MemoryReservedBytes HoldingWatched
	// MemoryPressure: 1 while memory pressure pauses an ingestor or generator.
	MemoryPressure Watched
	// MemoryPressureTotal: times memory pressure paused the ingestors and generators.
	MemoryPressureTotal prometheus.Counter
	// AllocatorActiveBytes: heap pages in use.
	AllocatorActiveBytes Watched
	// AllocatorAllocatedBytes: heap objects, live ones and those that the collector has not swept.
	AllocatorAllocatedBytes Watched
	// AllocatorMappedBytes: address space that the Go runtime mapped.
	AllocatorMappedBytes Watched
	// AllocatorMetadataBytes: what the allocator itself needs.
	AllocatorMetadataBytes Watched
	// AllocatorResidentBytes: mapped memory that was not returned to the system.
	AllocatorResidentBytes Watched
	// AllocatorRetainedBytes: mapped memory that was returned to the system.
	AllocatorRetainedBytes Watched

	series []series
}

// New makes the families and registers them, together with the collectors of the Go runtime and
// the process. A nil registerer registers nothing. All faults are joined.
func New(registerer prometheus.Registerer) (*Families, error) {
	r := &registry{registerer: registerer}
	families := &Families{
		Sessions:                    Watched{r.watched("nervix_sessions", "Open sessions.")},
		SessionRequestsTotal:        ClassCounter{r.counters("nervix_session_requests_total", "Finished requests by failure class.", "class")},
		SessionRequestSeconds:       r.histogram("nervix_session_request_seconds", "Time from the arrival of a request to its result.", []float64{0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 30.0, 60.0}),
		SessionEventsDroppedTotal:   r.counter("nervix_session_events_dropped_total", "Notices discarded for slow clients, and rows that DROPPING subscriptions lost."),
		AuthenticationFailuresTotal: r.counter("nervix_authentication_failures_total", "Refused authentications."),
		CommandsTotal:               DispositionCounter{r.counters("nervix_commands_total", "Executions of ordered commands by how they ended on this node.", "disposition")},
		CommandSeconds:              r.histogram("nervix_command_seconds", "Time from the start of an execution to its terminal result, waits for locks included.", []float64{0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 10.0, 30.0, 60.0}),
		CommandHistory:              Watched{r.watched("nervix_command_history", "Executions in the command history.")},
		TransactionsLive:            Watched{r.watched("nervix_transactions_live", "OPEN and COMMITTING transactions.")},
		ChangesTotal:                LevelCounter{r.counters("nervix_changes_total", "Applied changes by executed quiesce level.", "level")},
		DrainSeconds:                LevelHistogram{r.histograms("nervix_drain_seconds", "Time a pause needed to drain.", []float64{0.001, 0.01, 0.1, 0.5, 1.0, 5.0, 10.0, 30.0, 60.0}, "level")},
		DomainAppliedRevision:       DomainGauge{r.gauges("nervix_domain_applied_revision", "Cluster revision that the node applied for a domain.", "domain")},
		DomainRunning:               DomainGauge{r.gauges("nervix_domain_running", "1 while the domain runs.", "domain")},
		RaftLeader:                  Watched{r.watched("nervix_raft_leader", "1 while the node leads.")},
		RaftTerm:                    Watched{r.watched("nervix_raft_term", "Current term.")},
		RaftCommittedIndex:          Watched{r.watched("nervix_raft_committed_index", "Last committed log entry.")},
		RaftAppliedIndex:            Watched{r.watched("nervix_raft_applied_index", "Last log entry applied durably.")},
		RaftProposalsTotal:          OutcomeCounter{r.counters("nervix_raft_proposals_total", "Changes proposed on this node by outcome.", "outcome")},
		RaftProposalSeconds:         r.histogram("nervix_raft_proposal_seconds", "Time from a proposal to its durable application or its refusal.", []float64{0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0}),
		RaftSnapshotsTotal:          r.counter("nervix_raft_snapshots_total", "Log compactions to a snapshot."),
		StoreSyncSeconds:            r.histogram("nervix_store_sync_seconds", "Time of one synced write of the log.", []float64{0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0}),
		StoreSizeBytes:              Watched{r.watched("nervix_store_size_bytes", "Bytes of all files below the store's directory.")},
		MessagesTotal:               NodeCounter{r.counters("nervix_messages_total", "Records received or sent.", "domain", "target_kind", "target", "physical_node_id", "direction", "relay", "peer_kind", "peer")},
		BatchesTotal:                NodeCounter{r.counters("nervix_batches_total", "Batches received or sent.", "domain", "target_kind", "target", "physical_node_id", "direction", "relay", "peer_kind", "peer")},
		BytesTotal:                  NodeCounter{r.counters("nervix_bytes_total", "Logical Arrow bytes received or sent, payload bytes at ingestors.", "domain", "target_kind", "target", "physical_node_id", "direction", "relay", "peer_kind", "peer")},
		MessagesPerBatch:            NodeHistogram{r.histograms("nervix_messages_per_batch", "Records of one batch.", []float64{1.0, 2.0, 5.0, 10.0, 50.0, 100.0, 500.0, 1000.0}, "domain", "target_kind", "target", "physical_node_id", "direction", "relay", "peer_kind", "peer")},
		DeliveryLatencySeconds:      NodeTally{r.tallies("nervix_delivery_latency_seconds", "Time from ingestion to this edge, of every record.", []float64{0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 30.0}, "domain", "target_kind", "target", "physical_node_id", "direction", "relay", "peer_kind", "peer")},
		RelayBufferLen:              RelayHistogram{r.histograms("nervix_relay_buffer_len", "Batches waiting in a relay channel when one was added.", []float64{1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0, 1024.0, 2048.0}, "domain", "relay", "physical_node_id")},
		BranchInstances:             BranchWatched{r.watched("nervix_branch_instances", "Concrete branches that are alive.", "domain", "branch", "physical_node_id")},
		BranchEvictionsTotal:        EvictionCounter{r.counters("nervix_branch_evictions_total", "Concrete branches evicted, once per key and node.", "domain", "branch", "physical_node_id", "reason")},
		SessionSubscriptions:        SubscriptionGauge{r.gauges("nervix_session_subscriptions", "Session subscriptions of a relay.", "domain", "relay")},
		MessageErrorsTotal:          MessageErrorCounter{r.counters("nervix_message_errors_total", "Records that met their message error policy.", "domain", "target_kind", "target", "operation", "policy")},
		IngestErrorsTotal:           IngestErrorCounter{r.counters("nervix_ingest_errors_total", "Failures of an ingestor that are not tied to one record's route.", "domain", "target_kind", "target", "stage")},
		IngestorHeld:                HoldGauge{r.gauges("nervix_ingestor_held", "1 while a pause keeps records out of the ingestor.", "domain", "target_kind", "target", "hold")},
		ConnectionReady:             TargetGauge{r.gauges("nervix_connection_ready", "1 while an ingestor or emitter is connected to its external system.", "domain", "target_kind", "target")},
		ConnectionFailuresTotal:     TargetCounter{r.counters("nervix_connection_failures_total", "Times a connection to an external system was found unusable, retries included.", "domain", "target_kind", "target")},
		AckPending:                  DomainWatched{r.watched("nervix_ack_pending", "Groups of source records that wait for an outcome.", "domain")},
		AckOutcomesTotal:            DomainOutcomeCounter{r.counters("nervix_ack_outcomes_total", "Outcomes of source records; a group of a source without acknowledgement counts once.", "domain", "outcome")},
		RowsLostTotal:               LossCounter{r.counters("nervix_rows_lost_total", "Rows that were given up and that no source delivers again: those of DETACHED consumers, which count as done when their relay has them, and those of sources without acknowledgement.", "loss")},
		StateSavesTotal:             DomainOutcomeCounter{r.counters("nervix_state_saves_total", "Writes of node state to the store of the node, summaries aside.", "domain", "outcome")},
		StateSavedBytesTotal:        DomainCounter{r.counters("nervix_state_saved_bytes_total", "Bytes of node state that were written, summaries aside.", "domain")},
		StateSaveSeconds:            DomainHistogram{r.histograms("nervix_state_save_seconds", "Time from the capture of node state until it is durable.", []float64{0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 30.0}, "domain")},
		QueueLength:                 QueueWatched{r.watched("nervix_queue_length", "What a bounded queue holds now, in the unit of the queue.", "queue", "domain", "owner")},
		QueueCapacity:               QueueWatched{r.watched("nervix_queue_capacity", "What the queue may hold.", "queue", "domain", "owner")},
		IntakeRequestsTotal:         CodeCounter{r.counters("nervix_intake_requests_total", "Answered requests of the HTTP endpoint listener by status code.", "code")},
		IntakeInFlight:              Watched{r.watched("nervix_intake_in_flight", "Requests of the HTTP endpoint listener being answered.")},
		IntakeRequestSeconds:        r.histogram("nervix_intake_request_seconds", "Time to answer a request of the HTTP endpoint listener, backpressure included.", []float64{0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 30.0}),
		MemoryLimitBytes:            Watched{r.watched("nervix_memory_limit_bytes", "Memory that the process may use.")},
		MemoryHighWatermarkBytes:    Watched{r.watched("nervix_memory_high_watermark_bytes", "Memory in use from which on every ingestor and generator pauses.")},
		MemoryLowWatermarkBytes:     Watched{r.watched("nervix_memory_low_watermark_bytes", "Memory in use from which on paused ingestors and generators resume; what client libraries hold for paused ingestors does not count.")},
		MemoryUsedBytes:             Watched{r.watched("nervix_memory_used_bytes", "What is compared with the watermarks: the live heap or the reservations, whichever is larger.")},
		MemoryReservedBytes:         HoldingWatched{r.watched("nervix_memory_reserved_bytes", "Reservations: logical bytes of what is held, summed over the process.", "holding")},
		MemoryPressure:              Watched{r.watched("nervix_memory_pressure", "1 while memory pressure pauses an ingestor or generator.")},
		MemoryPressureTotal:         r.counter("nervix_memory_pressure_total", "Times memory pressure paused the ingestors and generators."),
		AllocatorActiveBytes:        Watched{r.watched("nervix_allocator_active_bytes", "Heap pages in use.")},
		AllocatorAllocatedBytes:     Watched{r.watched("nervix_allocator_allocated_bytes", "Heap objects, live ones and those that the collector has not swept.")},
		AllocatorMappedBytes:        Watched{r.watched("nervix_allocator_mapped_bytes", "Address space that the Go runtime mapped.")},
		AllocatorMetadataBytes:      Watched{r.watched("nervix_allocator_metadata_bytes", "What the allocator itself needs.")},
		AllocatorResidentBytes:      Watched{r.watched("nervix_allocator_resident_bytes", "Mapped memory that was not returned to the system.")},
		AllocatorRetainedBytes:      Watched{r.watched("nervix_allocator_retained_bytes", "Mapped memory that was returned to the system.")},
	}
	families.series = r.series
	r.runtime()
	return families, r.join()
}
