// Code generated from spec/ by go generate. DO NOT EDIT.

package setting

import (
	"github.com/spf13/pflag"
	"slices"
	"time"
)

// Server holds the settings of nervix-server: without any setting the server starts as a cluster
// of one node on loopback addresses, with its store in the directory nervix-data below the
// working directory.
type Server struct {
	// DBPath: directory of everything durable; consensus keeps its part in the directory consensus
	// below it. Relative to the working directory, so that servers started in different directories
	// never share a store. Flag --db-path, environment NERVIX_DB_PATH, default nervix-data, not
	// empty. Basis: CP-026, control-plane-tables T3.
	DBPath string
	// NodeID: name of the node in its cluster; it must not change during the life of a store. Flag
	// --node-id, environment NERVIX_NODE_ID, default node-1, not empty.
	NodeID string
	// ClusterID: name of the cluster, shown by SHOW CLUSTER STATUS. Flag --cluster-id, environment
	// NERVIX_CLUSTER_ID, default nervix, not empty.
	ClusterID string
	// GRPCListen: address of the session listener for clients. Flag --grpc-listen, environment
	// NERVIX_GRPC_LISTEN, default 127.0.0.1:47391, not empty.
	GRPCListen string
	// HTTPListen: address of the HTTP endpoint listener; empty turns it off. Flag --http-listen,
	// environment NERVIX_HTTP_LISTEN, default 127.0.0.1:8080.
	HTTPListen string
	// HTTPSListen: address of the endpoint listener for virtual hosts with TLS; empty turns it off.
	// Flag --https-listen, environment NERVIX_HTTPS_LISTEN, default 127.0.0.1:8443. Basis:
	// runtime-semantics §13.
	HTTPSListen string
	// ObservabilityListen: address of /livez, /readyz and /metrics; empty turns it off. Flag
	// --observability-listen, environment NERVIX_OBSERVABILITY_LISTEN, default 127.0.0.1:47392.
	// Basis: runtime-semantics §13.2.
	ObservabilityListen string
	// SuperuserName: name of the user that exists from the first start. Flag --superuser-name,
	// environment NERVIX_SUPERUSER_NAME, default admin, not empty.
	SuperuserName string
	// SuperuserPassword: password of the superuser; only its hash is kept. Prefer the file, flags are
	// visible in process lists. Empty lets the superuser in without a password, which is accepted on
	// a loopback listener only. Flag --superuser-password, environment NERVIX_SUPERUSER_PASSWORD,
	// empty by default.
	SuperuserPassword string
	// SuperuserPasswordFile: file whose first line is the password of the superuser. Flag
	// --superuser-password-file, environment NERVIX_SUPERUSER_PASSWORD_FILE, empty by default.
	SuperuserPasswordFile string
	// SessionLimit: sessions one node holds at a time. Flag --session-limit, environment
	// NERVIX_SESSION_LIMIT, default 1024, at least 1, at most 65536.
	SessionLimit int
	// SessionRequestQueue: unanswered commands of one session, the running one included; a client
	// that sends more breaks the protocol. Flag --session-request-queue, environment
	// NERVIX_SESSION_REQUEST_QUEUE, default 64, at least 1, at most 4096.
	SessionRequestQueue int
	// SessionNoticeQueue: notices that may wait for a slow client; further ones are discarded and
	// counted. Flag --session-notice-queue, environment NERVIX_SESSION_NOTICE_QUEUE, default 1024, at
	// least 16, at most 65536.
	SessionNoticeQueue int
	// SessionRowWindow: row frames of one subscription that may wait for a slow client; a BLOCKING
	// subscription then waits, a DROPPING one discards. Flag --session-row-window, environment
	// NERVIX_SESSION_ROW_WINDOW, default 16, at least 1, at most 1024.
	SessionRowWindow int
	// SessionFrameLimit: size of one frame of a session. Flag --session-frame-limit, environment
	// NERVIX_SESSION_FRAME_LIMIT, default 8MiB, at least 64KiB, at most 64MiB.
	SessionFrameLimit Bytes
	// SessionIdleTimeout: silence after which a session without any frame, keep-alive included,
	// counts as lost. Flag --session-idle-timeout, environment NERVIX_SESSION_IDLE_TIMEOUT, default
	// 2m, at least 5s.
	SessionIdleTimeout time.Duration
	// HTTPMaxBodySize: size of one record: a request body, or one line of a body of lines; a larger
	// one is refused. Flag --http-max-body-size, environment NERVIX_HTTP_MAX_BODY_SIZE, default 8MiB,
	// at least 1KiB, at most 1GiB.
	HTTPMaxBodySize Bytes
	// HTTPMaxStreamSize: size of a whole body of lines; lines beyond it are refused, earlier ones
	// stay taken. Flag --http-max-stream-size, environment NERVIX_HTTP_MAX_STREAM_SIZE, default 4GiB,
	// at least 1MiB.
	HTTPMaxStreamSize Bytes
	// HTTPMaxConnections: connections each endpoint listener holds; further ones wait in the backlog
	// of the operating system. Flag --http-max-connections, environment NERVIX_HTTP_MAX_CONNECTIONS,
	// default 4096, at least 1, at most 1000000.
	HTTPMaxConnections int
	// HTTPReadTimeout: time a client has for a TLS handshake and to send a request header, and the
	// longest time without progress in its body. Flag --http-read-timeout, environment
	// NERVIX_HTTP_READ_TIMEOUT, default 30s, at least 100ms.
	HTTPReadTimeout time.Duration
	// HTTPIdleTimeout: time a kept connection may stay without a request. Flag --http-idle-timeout,
	// environment NERVIX_HTTP_IDLE_TIMEOUT, default 2m, at least 1s.
	HTTPIdleTimeout time.Duration
	// ProposalQueue: changes that may wait for consensus on one node; further ones are refused as
	// busy. Flag --proposal-queue, environment NERVIX_PROPOSAL_QUEUE, default 256, at least 1, at
	// most 65536.
	ProposalQueue int
	// ProposalSizeLimit: size of one change in the log. Flag --proposal-size-limit, environment
	// NERVIX_PROPOSAL_SIZE_LIMIT, default 4MiB, at least 64KiB, at most 64MiB.
	ProposalSizeLimit Bytes
	// RaftTick: heartbeat interval; an election starts after ten silent ticks. Flag --raft-tick,
	// environment NERVIX_RAFT_TICK, default 100ms, at least 10ms, at most 1s.
	RaftTick time.Duration
	// SnapshotLogEntries: applied log entries after which the log is compacted; a quarter of them
	// stays for members that lag. Flag --snapshot-log-entries, environment
	// NERVIX_SNAPSHOT_LOG_ENTRIES, default 10000, at least 100.
	SnapshotLogEntries int
	// StoreCacheSize: block cache that the state, the log and the node state share. Flag
	// --store-cache-size, environment NERVIX_STORE_CACHE_SIZE, default 64MiB, at least 1MiB.
	StoreCacheSize Bytes
	// StateSnapshotInterval: longest time between a change of node state (branches, materialized
	// rows, windows, recent keys, what DESCRIBE sums up) and its write to the store, which is what a
	// crash may lose of it. Keys that a source waits for are written at once. Flag
	// --state-snapshot-interval, environment NERVIX_STATE_SNAPSHOT_INTERVAL, default 1s, at least
	// 10ms, at most 10m. Basis: runtime-semantics §1.
	StateSnapshotInterval time.Duration
	// ResourceMaxFiles: files of one uploaded version. Flag --resource-max-files, environment
	// NERVIX_RESOURCE_MAX_FILES, default 10000, at least 1, at most 65536.
	ResourceMaxFiles int
	// ResourceMaxSize: bytes of one uploaded version. Flag --resource-max-size, environment
	// NERVIX_RESOURCE_MAX_SIZE, default 1GiB, at least 1KiB.
	ResourceMaxSize Bytes
	// ResourceMaxUploads: uploads the node takes at a time; further ones are refused as busy. Flag
	// --resource-max-uploads, environment NERVIX_RESOURCE_MAX_UPLOADS, default 4, at least 1, at most
	// 256.
	ResourceMaxUploads int
	// MemoryLimit: memory that the process may use; the garbage collector works harder near it,
	// unless GOMEMLIMIT is set. 0B takes three quarters of what the control group or the system
	// offers. Flag --memory-limit, environment NERVIX_MEMORY_LIMIT, default 0B.
	MemoryLimit Bytes
	// MemoryHighWatermark: memory in use from which on every ingestor and generator pauses. 0B takes
	// four fifths of the limit. Flag --memory-high-watermark, environment
	// NERVIX_MEMORY_HIGH_WATERMARK, default 0B. Basis: runtime-semantics §7.5.
	MemoryHighWatermark Bytes
	// MemoryLowWatermark: memory in use from which on paused ingestors resume. 0B takes seven eighths
	// of the high watermark. Flag --memory-low-watermark, environment NERVIX_MEMORY_LOW_WATERMARK,
	// default 0B. Basis: runtime-semantics §7.5.
	MemoryLowWatermark Bytes
	// BranchScanInterval: longest time between two scans for expired branches. Flag
	// --branch-scan-interval, environment NERVIX_BRANCH_SCAN_INTERVAL, default 30s, at least 10ms, at
	// most 1h. Basis: runtime-semantics §4.
	BranchScanInterval time.Duration
	// DeriveQuiesce: accepts ingestors without ON QUIESCE and supplies SUSPEND where the source
	// offers it, else BUFFER MAX SIZE 16MiB ON OVERFLOW DROP OLDEST, and REJECT RETRY AFTER 1s for
	// endpoints. Flag --derive-quiesce, environment NERVIX_DERIVE_QUIESCE, default false. Basis:
	// nspl-grammar D1.
	DeriveQuiesce bool
	// TransactionIdleTimeout: inactivity after which an OPEN transaction becomes EXPIRED. Flag
	// --transaction-idle-timeout, environment NERVIX_TRANSACTION_IDLE_TIMEOUT, default 30m, at least
	// 1m. Basis: CP-183.
	TransactionIdleTimeout time.Duration
	// TransactionMaxStatements: statements of one transaction. Flag --transaction-max-statements,
	// environment NERVIX_TRANSACTION_MAX_STATEMENTS, default 1024, at least 1, at most 65536. Basis:
	// CP-184.
	TransactionMaxStatements int
	// TransactionMaxSourceBytes: UTF-8 bytes of the statements of one transaction. Flag
	// --transaction-max-source-bytes, environment NERVIX_TRANSACTION_MAX_SOURCE_BYTES, default 1MiB,
	// at least 1KiB, at most 64MiB. Basis: CP-185.
	TransactionMaxSourceBytes Bytes
	// TransactionMaxOpen: OPEN and COMMITTING transactions in the cluster. Flag
	// --transaction-max-open, environment NERVIX_TRANSACTION_MAX_OPEN, default 128, at least 1, at
	// most 65536. Basis: CP-186.
	TransactionMaxOpen int
	// TransactionMaxOpenPerOwner: OPEN and COMMITTING transactions of one user. Flag
	// --transaction-max-open-per-owner, environment NERVIX_TRANSACTION_MAX_OPEN_PER_OWNER, default
	// 16, at least 1, at most 65536. Basis: CP-186.
	TransactionMaxOpenPerOwner int
	// TransactionTombstoneRetention: time a finished transaction can be inspected. Flag
	// --transaction-tombstone-retention, environment NERVIX_TRANSACTION_TOMBSTONE_RETENTION, default
	// 24h, at least 1m. Basis: CP-187.
	TransactionTombstoneRetention time.Duration
	// CommandRetryValidity: time a command may be repeated under its reference, and its result be
	// read after it finished. Flag --command-retry-validity, environment
	// NERVIX_COMMAND_RETRY_VALIDITY, default 15m, at least 1m, at most 24h. Basis: CC-005, CC-151.
	CommandRetryValidity time.Duration
	// CommandHistoryCapacity: applying, finished and expired executions the cluster keeps. Flag
	// --command-history-capacity, environment NERVIX_COMMAND_HISTORY_CAPACITY, default 65536, at
	// least 16, at most 16777216. Basis: CC-026, CC-152.
	CommandHistoryCapacity int
	// ShutdownTimeout: single deadline of graceful shutdown, from the first stop request. Flag
	// --shutdown-timeout, environment NERVIX_SHUTDOWN_TIMEOUT, default 50s, at least 1s. Basis:
	// CP-361.
	ShutdownTimeout time.Duration
	// DrainTimeout: time shutdown gives moving ownership and completing work in place together. Flag
	// --drain-timeout, environment NERVIX_DRAIN_TIMEOUT, default 30s, at least 100ms. Basis: CP-372,
	// CP-414.
	DrainTimeout time.Duration
	// EntityGateTimeout: time an entity pause has to drain behind its gates; afterwards the change is
	// not applied and the old graph resumes. Flag --entity-gate-timeout, environment
	// NERVIX_ENTITY_GATE_TIMEOUT, default 60s, at least 100ms. Basis: CP-412, CP-414.
	EntityGateTimeout time.Duration
	// AlterationDrainTimeout: time a domain pause has to drain; afterwards the change is not applied
	// and the old graph resumes. STOP and rebuilds wait as long and then acknowledge negatively what
	// is left. Flag --alteration-drain-timeout, environment NERVIX_ALTERATION_DRAIN_TIMEOUT, default
	// 60s, at least 100ms. Basis: CP-414.
	AlterationDrainTimeout time.Duration
	// LogLevel: least severe log lines written. Flag --log-level, environment NERVIX_LOG_LEVEL,
	// default info, one of debug, info, warn, error.
	LogLevel string
	// LogFormat: form of the log lines on standard error. Flag --log-format, environment
	// NERVIX_LOG_FORMAT, default text, one of text, json.
	LogFormat string

	flags *pflag.FlagSet
}

// NewServer gives the settings at their defaults.
func NewServer() *Server {
	return &Server{
		AlterationDrainTimeout:        1 * time.Minute,
		BranchScanInterval:            30 * time.Second,
		ClusterID:                     "nervix",
		CommandHistoryCapacity:        65536,
		CommandRetryValidity:          15 * time.Minute,
		DBPath:                        "nervix-data",
		DeriveQuiesce:                 false,
		DrainTimeout:                  30 * time.Second,
		EntityGateTimeout:             1 * time.Minute,
		GRPCListen:                    "127.0.0.1:47391",
		HTTPIdleTimeout:               2 * time.Minute,
		HTTPListen:                    "127.0.0.1:8080",
		HTTPMaxBodySize:               8 * MiB,
		HTTPMaxConnections:            4096,
		HTTPMaxStreamSize:             4 * GiB,
		HTTPReadTimeout:               30 * time.Second,
		HTTPSListen:                   "127.0.0.1:8443",
		LogFormat:                     "text",
		LogLevel:                      "info",
		MemoryHighWatermark:           0,
		MemoryLimit:                   0,
		MemoryLowWatermark:            0,
		NodeID:                        "node-1",
		ObservabilityListen:           "127.0.0.1:47392",
		ProposalQueue:                 256,
		ProposalSizeLimit:             4 * MiB,
		RaftTick:                      100 * time.Millisecond,
		ResourceMaxFiles:              10000,
		ResourceMaxSize:               1 * GiB,
		ResourceMaxUploads:            4,
		SessionFrameLimit:             8 * MiB,
		SessionIdleTimeout:            2 * time.Minute,
		SessionLimit:                  1024,
		SessionNoticeQueue:            1024,
		SessionRequestQueue:           64,
		SessionRowWindow:              16,
		ShutdownTimeout:               50 * time.Second,
		SnapshotLogEntries:            10000,
		StateSnapshotInterval:         1 * time.Second,
		StoreCacheSize:                64 * MiB,
		SuperuserName:                 "admin",
		TransactionIdleTimeout:        30 * time.Minute,
		TransactionMaxOpen:            128,
		TransactionMaxOpenPerOwner:    16,
		TransactionMaxSourceBytes:     1 * MiB,
		TransactionMaxStatements:      1024,
		TransactionTombstoneRetention: 24 * time.Hour,
	}
}

// Register adds the flags to a set; their defaults are the current values.
func (s *Server) Register(flags *pflag.FlagSet) {
	s.flags = flags
	flags.StringVarP(&s.DBPath, "db-path", "", s.DBPath, "Directory of everything durable; consensus keeps its part in the directory consensus below it. Relative to the working directory, so that servers started in different directories never share a store. Environment: NERVIX_DB_PATH")
	flags.StringVarP(&s.NodeID, "node-id", "", s.NodeID, "Name of the node in its cluster; it must not change during the life of a store. Environment: NERVIX_NODE_ID")
	flags.StringVarP(&s.ClusterID, "cluster-id", "", s.ClusterID, "Name of the cluster, shown by SHOW CLUSTER STATUS. Environment: NERVIX_CLUSTER_ID")
	flags.StringVarP(&s.GRPCListen, "grpc-listen", "", s.GRPCListen, "Address of the session listener for clients. Environment: NERVIX_GRPC_LISTEN")
	flags.StringVarP(&s.HTTPListen, "http-listen", "", s.HTTPListen, "Address of the HTTP endpoint listener; empty turns it off. Environment: NERVIX_HTTP_LISTEN")
	flags.StringVarP(&s.HTTPSListen, "https-listen", "", s.HTTPSListen, "Address of the endpoint listener for virtual hosts with TLS; empty turns it off. Environment: NERVIX_HTTPS_LISTEN")
	flags.StringVarP(&s.ObservabilityListen, "observability-listen", "", s.ObservabilityListen, "Address of /livez, /readyz and /metrics; empty turns it off. Environment: NERVIX_OBSERVABILITY_LISTEN")
	flags.StringVarP(&s.SuperuserName, "superuser-name", "", s.SuperuserName, "Name of the user that exists from the first start. Environment: NERVIX_SUPERUSER_NAME")
	flags.StringVarP(&s.SuperuserPassword, "superuser-password", "", s.SuperuserPassword, "Password of the superuser; only its hash is kept. Prefer the file, flags are visible in process lists. Empty lets the superuser in without a password, which is accepted on a loopback listener only. Environment: NERVIX_SUPERUSER_PASSWORD")
	flags.StringVarP(&s.SuperuserPasswordFile, "superuser-password-file", "", s.SuperuserPasswordFile, "File whose first line is the password of the superuser. Environment: NERVIX_SUPERUSER_PASSWORD_FILE")
	flags.IntVarP(&s.SessionLimit, "session-limit", "", s.SessionLimit, "Sessions one node holds at a time. Environment: NERVIX_SESSION_LIMIT")
	flags.IntVarP(&s.SessionRequestQueue, "session-request-queue", "", s.SessionRequestQueue, "Unanswered commands of one session, the running one included; a client that sends more breaks the protocol. Environment: NERVIX_SESSION_REQUEST_QUEUE")
	flags.IntVarP(&s.SessionNoticeQueue, "session-notice-queue", "", s.SessionNoticeQueue, "Notices that may wait for a slow client; further ones are discarded and counted. Environment: NERVIX_SESSION_NOTICE_QUEUE")
	flags.IntVarP(&s.SessionRowWindow, "session-row-window", "", s.SessionRowWindow, "Row frames of one subscription that may wait for a slow client; a BLOCKING subscription then waits, a DROPPING one discards. Environment: NERVIX_SESSION_ROW_WINDOW")
	flags.VarP(&s.SessionFrameLimit, "session-frame-limit", "", "Size of one frame of a session. Environment: NERVIX_SESSION_FRAME_LIMIT")
	flags.DurationVarP(&s.SessionIdleTimeout, "session-idle-timeout", "", s.SessionIdleTimeout, "Silence after which a session without any frame, keep-alive included, counts as lost. Environment: NERVIX_SESSION_IDLE_TIMEOUT")
	flags.VarP(&s.HTTPMaxBodySize, "http-max-body-size", "", "Size of one record: a request body, or one line of a body of lines; a larger one is refused. Environment: NERVIX_HTTP_MAX_BODY_SIZE")
	flags.VarP(&s.HTTPMaxStreamSize, "http-max-stream-size", "", "Size of a whole body of lines; lines beyond it are refused, earlier ones stay taken. Environment: NERVIX_HTTP_MAX_STREAM_SIZE")
	flags.IntVarP(&s.HTTPMaxConnections, "http-max-connections", "", s.HTTPMaxConnections, "Connections each endpoint listener holds; further ones wait in the backlog of the operating system. Environment: NERVIX_HTTP_MAX_CONNECTIONS")
	flags.DurationVarP(&s.HTTPReadTimeout, "http-read-timeout", "", s.HTTPReadTimeout, "Time a client has for a TLS handshake and to send a request header, and the longest time without progress in its body. Environment: NERVIX_HTTP_READ_TIMEOUT")
	flags.DurationVarP(&s.HTTPIdleTimeout, "http-idle-timeout", "", s.HTTPIdleTimeout, "Time a kept connection may stay without a request. Environment: NERVIX_HTTP_IDLE_TIMEOUT")
	flags.IntVarP(&s.ProposalQueue, "proposal-queue", "", s.ProposalQueue, "Changes that may wait for consensus on one node; further ones are refused as busy. Environment: NERVIX_PROPOSAL_QUEUE")
	flags.VarP(&s.ProposalSizeLimit, "proposal-size-limit", "", "Size of one change in the log. Environment: NERVIX_PROPOSAL_SIZE_LIMIT")
	flags.DurationVarP(&s.RaftTick, "raft-tick", "", s.RaftTick, "Heartbeat interval; an election starts after ten silent ticks. Environment: NERVIX_RAFT_TICK")
	flags.IntVarP(&s.SnapshotLogEntries, "snapshot-log-entries", "", s.SnapshotLogEntries, "Applied log entries after which the log is compacted; a quarter of them stays for members that lag. Environment: NERVIX_SNAPSHOT_LOG_ENTRIES")
	flags.VarP(&s.StoreCacheSize, "store-cache-size", "", "Block cache that the state, the log and the node state share. Environment: NERVIX_STORE_CACHE_SIZE")
	flags.DurationVarP(&s.StateSnapshotInterval, "state-snapshot-interval", "", s.StateSnapshotInterval, "Longest time between a change of node state (branches, materialized rows, windows, recent keys, what DESCRIBE sums up) and its write to the store, which is what a crash may lose of it. Keys that a source waits for are written at once. Environment: NERVIX_STATE_SNAPSHOT_INTERVAL")
	flags.IntVarP(&s.ResourceMaxFiles, "resource-max-files", "", s.ResourceMaxFiles, "Files of one uploaded version. Environment: NERVIX_RESOURCE_MAX_FILES")
	flags.VarP(&s.ResourceMaxSize, "resource-max-size", "", "Bytes of one uploaded version. Environment: NERVIX_RESOURCE_MAX_SIZE")
	flags.IntVarP(&s.ResourceMaxUploads, "resource-max-uploads", "", s.ResourceMaxUploads, "Uploads the node takes at a time; further ones are refused as busy. Environment: NERVIX_RESOURCE_MAX_UPLOADS")
	flags.VarP(&s.MemoryLimit, "memory-limit", "", "Memory that the process may use; the garbage collector works harder near it, unless GOMEMLIMIT is set. 0B takes three quarters of what the control group or the system offers. Environment: NERVIX_MEMORY_LIMIT")
	flags.VarP(&s.MemoryHighWatermark, "memory-high-watermark", "", "Memory in use from which on every ingestor and generator pauses. 0B takes four fifths of the limit. Environment: NERVIX_MEMORY_HIGH_WATERMARK")
	flags.VarP(&s.MemoryLowWatermark, "memory-low-watermark", "", "Memory in use from which on paused ingestors resume. 0B takes seven eighths of the high watermark. Environment: NERVIX_MEMORY_LOW_WATERMARK")
	flags.DurationVarP(&s.BranchScanInterval, "branch-scan-interval", "", s.BranchScanInterval, "Longest time between two scans for expired branches. Environment: NERVIX_BRANCH_SCAN_INTERVAL")
	flags.BoolVarP(&s.DeriveQuiesce, "derive-quiesce", "", s.DeriveQuiesce, "Accepts ingestors without ON QUIESCE and supplies SUSPEND where the source offers it, else BUFFER MAX SIZE 16MiB ON OVERFLOW DROP OLDEST, and REJECT RETRY AFTER 1s for endpoints. Environment: NERVIX_DERIVE_QUIESCE")
	flags.DurationVarP(&s.TransactionIdleTimeout, "transaction-idle-timeout", "", s.TransactionIdleTimeout, "Inactivity after which an OPEN transaction becomes EXPIRED. Environment: NERVIX_TRANSACTION_IDLE_TIMEOUT")
	flags.IntVarP(&s.TransactionMaxStatements, "transaction-max-statements", "", s.TransactionMaxStatements, "Statements of one transaction. Environment: NERVIX_TRANSACTION_MAX_STATEMENTS")
	flags.VarP(&s.TransactionMaxSourceBytes, "transaction-max-source-bytes", "", "UTF-8 bytes of the statements of one transaction. Environment: NERVIX_TRANSACTION_MAX_SOURCE_BYTES")
	flags.IntVarP(&s.TransactionMaxOpen, "transaction-max-open", "", s.TransactionMaxOpen, "OPEN and COMMITTING transactions in the cluster. Environment: NERVIX_TRANSACTION_MAX_OPEN")
	flags.IntVarP(&s.TransactionMaxOpenPerOwner, "transaction-max-open-per-owner", "", s.TransactionMaxOpenPerOwner, "OPEN and COMMITTING transactions of one user. Environment: NERVIX_TRANSACTION_MAX_OPEN_PER_OWNER")
	flags.DurationVarP(&s.TransactionTombstoneRetention, "transaction-tombstone-retention", "", s.TransactionTombstoneRetention, "Time a finished transaction can be inspected. Environment: NERVIX_TRANSACTION_TOMBSTONE_RETENTION")
	flags.DurationVarP(&s.CommandRetryValidity, "command-retry-validity", "", s.CommandRetryValidity, "Time a command may be repeated under its reference, and its result be read after it finished. Environment: NERVIX_COMMAND_RETRY_VALIDITY")
	flags.IntVarP(&s.CommandHistoryCapacity, "command-history-capacity", "", s.CommandHistoryCapacity, "Applying, finished and expired executions the cluster keeps. Environment: NERVIX_COMMAND_HISTORY_CAPACITY")
	flags.DurationVarP(&s.ShutdownTimeout, "shutdown-timeout", "", s.ShutdownTimeout, "Single deadline of graceful shutdown, from the first stop request. Environment: NERVIX_SHUTDOWN_TIMEOUT")
	flags.DurationVarP(&s.DrainTimeout, "drain-timeout", "", s.DrainTimeout, "Time shutdown gives moving ownership and completing work in place together. Environment: NERVIX_DRAIN_TIMEOUT")
	flags.DurationVarP(&s.EntityGateTimeout, "entity-gate-timeout", "", s.EntityGateTimeout, "Time an entity pause has to drain behind its gates; afterwards the change is not applied and the old graph resumes. Environment: NERVIX_ENTITY_GATE_TIMEOUT")
	flags.DurationVarP(&s.AlterationDrainTimeout, "alteration-drain-timeout", "", s.AlterationDrainTimeout, "Time a domain pause has to drain; afterwards the change is not applied and the old graph resumes. STOP and rebuilds wait as long and then acknowledge negatively what is left. Environment: NERVIX_ALTERATION_DRAIN_TIMEOUT")
	flags.StringVarP(&s.LogLevel, "log-level", "", s.LogLevel, "Least severe log lines written. Environment: NERVIX_LOG_LEVEL")
	flags.StringVarP(&s.LogFormat, "log-format", "", s.LogFormat, "Form of the log lines on standard error. Environment: NERVIX_LOG_FORMAT")
}

// Load takes the environment twin of every flag that was not given; an empty variable counts as
// absent. Call it after the flags were parsed; without Register the environment alone counts. All
// faults are joined.
func (s *Server) Load(lookup LookupEnv) error {
	if s.flags == nil {
		s.Register(pflag.NewFlagSet("nervix-server", pflag.ContinueOnError))
	}
	return loadEnvironment(s.flags, ServerSettings(), lookup)
}

// Validate checks bounds, choices, addresses and the rules between settings. All faults are
// joined.
func (s *Server) Validate() error {
	var found faults
	if s.DBPath == "" {
		found.add("db-path", "NERVIX_DB_PATH", "must not be empty")
	}
	if s.NodeID == "" {
		found.add("node-id", "NERVIX_NODE_ID", "must not be empty")
	}
	if s.ClusterID == "" {
		found.add("cluster-id", "NERVIX_CLUSTER_ID", "must not be empty")
	}
	if !isAddress(s.GRPCListen) {
		found.add("grpc-listen", "NERVIX_GRPC_LISTEN", "must be a host:port address")
	}
	if s.HTTPListen != "" && !isAddress(s.HTTPListen) {
		found.add("http-listen", "NERVIX_HTTP_LISTEN", "must be a host:port address")
	}
	if s.HTTPSListen != "" && !isAddress(s.HTTPSListen) {
		found.add("https-listen", "NERVIX_HTTPS_LISTEN", "must be a host:port address")
	}
	if s.ObservabilityListen != "" && !isAddress(s.ObservabilityListen) {
		found.add("observability-listen", "NERVIX_OBSERVABILITY_LISTEN", "must be a host:port address")
	}
	if s.SuperuserName == "" {
		found.add("superuser-name", "NERVIX_SUPERUSER_NAME", "must not be empty")
	}
	if s.SessionLimit < 1 || s.SessionLimit > 65536 {
		found.add("session-limit", "NERVIX_SESSION_LIMIT", "must lie between 1 and 65536")
	}
	if s.SessionRequestQueue < 1 || s.SessionRequestQueue > 4096 {
		found.add("session-request-queue", "NERVIX_SESSION_REQUEST_QUEUE", "must lie between 1 and 4096")
	}
	if s.SessionNoticeQueue < 16 || s.SessionNoticeQueue > 65536 {
		found.add("session-notice-queue", "NERVIX_SESSION_NOTICE_QUEUE", "must lie between 16 and 65536")
	}
	if s.SessionRowWindow < 1 || s.SessionRowWindow > 1024 {
		found.add("session-row-window", "NERVIX_SESSION_ROW_WINDOW", "must lie between 1 and 1024")
	}
	if s.SessionFrameLimit < 64*KiB || s.SessionFrameLimit > 64*MiB {
		found.add("session-frame-limit", "NERVIX_SESSION_FRAME_LIMIT", "must lie between 64KiB and 64MiB")
	}
	if s.SessionIdleTimeout < 5*time.Second {
		found.add("session-idle-timeout", "NERVIX_SESSION_IDLE_TIMEOUT", "must be at least 5s")
	}
	if s.HTTPMaxBodySize < 1*KiB || s.HTTPMaxBodySize > 1*GiB {
		found.add("http-max-body-size", "NERVIX_HTTP_MAX_BODY_SIZE", "must lie between 1KiB and 1GiB")
	}
	if s.HTTPMaxStreamSize < 1*MiB {
		found.add("http-max-stream-size", "NERVIX_HTTP_MAX_STREAM_SIZE", "must be at least 1MiB")
	}
	if s.HTTPMaxConnections < 1 || s.HTTPMaxConnections > 1000000 {
		found.add("http-max-connections", "NERVIX_HTTP_MAX_CONNECTIONS", "must lie between 1 and 1000000")
	}
	if s.HTTPReadTimeout < 100*time.Millisecond {
		found.add("http-read-timeout", "NERVIX_HTTP_READ_TIMEOUT", "must be at least 100ms")
	}
	if s.HTTPIdleTimeout < 1*time.Second {
		found.add("http-idle-timeout", "NERVIX_HTTP_IDLE_TIMEOUT", "must be at least 1s")
	}
	if s.ProposalQueue < 1 || s.ProposalQueue > 65536 {
		found.add("proposal-queue", "NERVIX_PROPOSAL_QUEUE", "must lie between 1 and 65536")
	}
	if s.ProposalSizeLimit < 64*KiB || s.ProposalSizeLimit > 64*MiB {
		found.add("proposal-size-limit", "NERVIX_PROPOSAL_SIZE_LIMIT", "must lie between 64KiB and 64MiB")
	}
	if s.RaftTick < 10*time.Millisecond || s.RaftTick > 1*time.Second {
		found.add("raft-tick", "NERVIX_RAFT_TICK", "must lie between 10ms and 1s")
	}
	if s.SnapshotLogEntries < 100 {
		found.add("snapshot-log-entries", "NERVIX_SNAPSHOT_LOG_ENTRIES", "must be at least 100")
	}
	if s.StoreCacheSize < 1*MiB {
		found.add("store-cache-size", "NERVIX_STORE_CACHE_SIZE", "must be at least 1MiB")
	}
	if s.StateSnapshotInterval < 10*time.Millisecond || s.StateSnapshotInterval > 10*time.Minute {
		found.add("state-snapshot-interval", "NERVIX_STATE_SNAPSHOT_INTERVAL", "must lie between 10ms and 10m")
	}
	if s.ResourceMaxFiles < 1 || s.ResourceMaxFiles > 65536 {
		found.add("resource-max-files", "NERVIX_RESOURCE_MAX_FILES", "must lie between 1 and 65536")
	}
	if s.ResourceMaxSize < 1*KiB {
		found.add("resource-max-size", "NERVIX_RESOURCE_MAX_SIZE", "must be at least 1KiB")
	}
	if s.ResourceMaxUploads < 1 || s.ResourceMaxUploads > 256 {
		found.add("resource-max-uploads", "NERVIX_RESOURCE_MAX_UPLOADS", "must lie between 1 and 256")
	}
	if s.BranchScanInterval < 10*time.Millisecond || s.BranchScanInterval > 1*time.Hour {
		found.add("branch-scan-interval", "NERVIX_BRANCH_SCAN_INTERVAL", "must lie between 10ms and 1h")
	}
	if s.TransactionIdleTimeout < 1*time.Minute {
		found.add("transaction-idle-timeout", "NERVIX_TRANSACTION_IDLE_TIMEOUT", "must be at least 1m")
	}
	if s.TransactionMaxStatements < 1 || s.TransactionMaxStatements > 65536 {
		found.add("transaction-max-statements", "NERVIX_TRANSACTION_MAX_STATEMENTS", "must lie between 1 and 65536")
	}
	if s.TransactionMaxSourceBytes < 1*KiB || s.TransactionMaxSourceBytes > 64*MiB {
		found.add("transaction-max-source-bytes", "NERVIX_TRANSACTION_MAX_SOURCE_BYTES", "must lie between 1KiB and 64MiB")
	}
	if s.TransactionMaxOpen < 1 || s.TransactionMaxOpen > 65536 {
		found.add("transaction-max-open", "NERVIX_TRANSACTION_MAX_OPEN", "must lie between 1 and 65536")
	}
	if s.TransactionMaxOpenPerOwner < 1 || s.TransactionMaxOpenPerOwner > 65536 {
		found.add("transaction-max-open-per-owner", "NERVIX_TRANSACTION_MAX_OPEN_PER_OWNER", "must lie between 1 and 65536")
	}
	if s.TransactionTombstoneRetention < 1*time.Minute {
		found.add("transaction-tombstone-retention", "NERVIX_TRANSACTION_TOMBSTONE_RETENTION", "must be at least 1m")
	}
	if s.CommandRetryValidity < 1*time.Minute || s.CommandRetryValidity > 24*time.Hour {
		found.add("command-retry-validity", "NERVIX_COMMAND_RETRY_VALIDITY", "must lie between 1m and 24h")
	}
	if s.CommandHistoryCapacity < 16 || s.CommandHistoryCapacity > 16777216 {
		found.add("command-history-capacity", "NERVIX_COMMAND_HISTORY_CAPACITY", "must lie between 16 and 16777216")
	}
	if s.ShutdownTimeout < 1*time.Second {
		found.add("shutdown-timeout", "NERVIX_SHUTDOWN_TIMEOUT", "must be at least 1s")
	}
	if s.DrainTimeout < 100*time.Millisecond {
		found.add("drain-timeout", "NERVIX_DRAIN_TIMEOUT", "must be at least 100ms")
	}
	if s.EntityGateTimeout < 100*time.Millisecond {
		found.add("entity-gate-timeout", "NERVIX_ENTITY_GATE_TIMEOUT", "must be at least 100ms")
	}
	if s.AlterationDrainTimeout < 100*time.Millisecond {
		found.add("alteration-drain-timeout", "NERVIX_ALTERATION_DRAIN_TIMEOUT", "must be at least 100ms")
	}
	if !slices.Contains([]string{"debug", "info", "warn", "error"}, s.LogLevel) {
		found.add("log-level", "NERVIX_LOG_LEVEL", "must be one of debug, info, warn, error")
	}
	if !slices.Contains([]string{"text", "json"}, s.LogFormat) {
		found.add("log-format", "NERVIX_LOG_FORMAT", "must be one of text, json")
	}
	if s.DrainTimeout >= s.ShutdownTimeout {
		found.add("drain-timeout", "NERVIX_DRAIN_TIMEOUT", "must be shorter than --shutdown-timeout")
	}
	if s.CommandRetryValidity > s.TransactionTombstoneRetention {
		found.add("command-retry-validity", "NERVIX_COMMAND_RETRY_VALIDITY", "must not be longer than --transaction-tombstone-retention")
	}
	if s.TransactionMaxOpenPerOwner > s.TransactionMaxOpen {
		found.add("transaction-max-open-per-owner", "NERVIX_TRANSACTION_MAX_OPEN_PER_OWNER", "must not be above --transaction-max-open")
	}
	if givenTexts(s.SuperuserPassword, s.SuperuserPasswordFile) > 1 {
		found.add("superuser-password", "NERVIX_SUPERUSER_PASSWORD", "must not be given together with --superuser-password-file")
	}
	if s.SuperuserPasswordFile == "" && s.SuperuserPassword == "" && !isLoopback(s.GRPCListen) {
		found.add("grpc-listen", "NERVIX_GRPC_LISTEN", "must be a loopback address while the superuser has no password")
	}
	if s.MemoryHighWatermark != 0 && s.MemoryLowWatermark != 0 && s.MemoryLowWatermark >= s.MemoryHighWatermark {
		found.add("memory-low-watermark", "NERVIX_MEMORY_LOW_WATERMARK", "must be below --memory-high-watermark")
	}
	if s.MemoryLimit != 0 && s.MemoryHighWatermark > s.MemoryLimit {
		found.add("memory-high-watermark", "NERVIX_MEMORY_HIGH_WATERMARK", "must not be above --memory-limit")
	}
	return found.join()
}

// ServerSettings describes the settings in the order of the reference page. The result is the
// caller's own.
func ServerSettings() []Description {
	return []Description{
		{
			Default:     "nervix-data",
			Environment: "NERVIX_DB_PATH",
			Flag:        "db-path",
			Group:       "Node",
			Type:        "path",
		},
		{
			Default:     "node-1",
			Environment: "NERVIX_NODE_ID",
			Flag:        "node-id",
			Group:       "Node",
			Type:        "string",
		},
		{
			Default:     "nervix",
			Environment: "NERVIX_CLUSTER_ID",
			Flag:        "cluster-id",
			Group:       "Node",
			Type:        "string",
		},
		{
			Default:     "127.0.0.1:47391",
			Environment: "NERVIX_GRPC_LISTEN",
			Flag:        "grpc-listen",
			Group:       "Listeners",
			Type:        "address",
		},
		{
			Default:     "127.0.0.1:8080",
			Environment: "NERVIX_HTTP_LISTEN",
			Flag:        "http-listen",
			Group:       "Listeners",
			Type:        "address",
		},
		{
			Default:     "127.0.0.1:8443",
			Environment: "NERVIX_HTTPS_LISTEN",
			Flag:        "https-listen",
			Group:       "Listeners",
			Type:        "address",
		},
		{
			Default:     "127.0.0.1:47392",
			Environment: "NERVIX_OBSERVABILITY_LISTEN",
			Flag:        "observability-listen",
			Group:       "Listeners",
			Type:        "address",
		},
		{
			Default:     "admin",
			Environment: "NERVIX_SUPERUSER_NAME",
			Flag:        "superuser-name",
			Group:       "Access",
			Type:        "string",
		},
		{
			Environment: "NERVIX_SUPERUSER_PASSWORD",
			Flag:        "superuser-password",
			Group:       "Access",
			Secret:      true,
			Type:        "string",
		},
		{
			Environment: "NERVIX_SUPERUSER_PASSWORD_FILE",
			Flag:        "superuser-password-file",
			Group:       "Access",
			Type:        "path",
		},
		{
			Default:     "1024",
			Environment: "NERVIX_SESSION_LIMIT",
			Flag:        "session-limit",
			Group:       "Sessions",
			Type:        "int",
		},
		{
			Default:     "64",
			Environment: "NERVIX_SESSION_REQUEST_QUEUE",
			Flag:        "session-request-queue",
			Group:       "Sessions",
			Type:        "int",
		},
		{
			Default:     "1024",
			Environment: "NERVIX_SESSION_NOTICE_QUEUE",
			Flag:        "session-notice-queue",
			Group:       "Sessions",
			Type:        "int",
		},
		{
			Default:     "16",
			Environment: "NERVIX_SESSION_ROW_WINDOW",
			Flag:        "session-row-window",
			Group:       "Sessions",
			Type:        "int",
		},
		{
			Default:     "8MiB",
			Environment: "NERVIX_SESSION_FRAME_LIMIT",
			Flag:        "session-frame-limit",
			Group:       "Sessions",
			Type:        "bytes",
		},
		{
			Default:     "2m",
			Environment: "NERVIX_SESSION_IDLE_TIMEOUT",
			Flag:        "session-idle-timeout",
			Group:       "Sessions",
			Type:        "duration",
		},
		{
			Default:     "8MiB",
			Environment: "NERVIX_HTTP_MAX_BODY_SIZE",
			Flag:        "http-max-body-size",
			Group:       "HTTP intake",
			Type:        "bytes",
		},
		{
			Default:     "4GiB",
			Environment: "NERVIX_HTTP_MAX_STREAM_SIZE",
			Flag:        "http-max-stream-size",
			Group:       "HTTP intake",
			Type:        "bytes",
		},
		{
			Default:     "4096",
			Environment: "NERVIX_HTTP_MAX_CONNECTIONS",
			Flag:        "http-max-connections",
			Group:       "HTTP intake",
			Type:        "int",
		},
		{
			Default:     "30s",
			Environment: "NERVIX_HTTP_READ_TIMEOUT",
			Flag:        "http-read-timeout",
			Group:       "HTTP intake",
			Type:        "duration",
		},
		{
			Default:     "2m",
			Environment: "NERVIX_HTTP_IDLE_TIMEOUT",
			Flag:        "http-idle-timeout",
			Group:       "HTTP intake",
			Type:        "duration",
		},
		{
			Default:     "256",
			Environment: "NERVIX_PROPOSAL_QUEUE",
			Flag:        "proposal-queue",
			Group:       "Consensus and storage",
			Type:        "int",
		},
		{
			Default:     "4MiB",
			Environment: "NERVIX_PROPOSAL_SIZE_LIMIT",
			Flag:        "proposal-size-limit",
			Group:       "Consensus and storage",
			Type:        "bytes",
		},
		{
			Default:     "100ms",
			Environment: "NERVIX_RAFT_TICK",
			Flag:        "raft-tick",
			Group:       "Consensus and storage",
			Type:        "duration",
		},
		{
			Default:     "10000",
			Environment: "NERVIX_SNAPSHOT_LOG_ENTRIES",
			Flag:        "snapshot-log-entries",
			Group:       "Consensus and storage",
			Type:        "int",
		},
		{
			Default:     "64MiB",
			Environment: "NERVIX_STORE_CACHE_SIZE",
			Flag:        "store-cache-size",
			Group:       "Consensus and storage",
			Type:        "bytes",
		},
		{
			Default:     "1s",
			Environment: "NERVIX_STATE_SNAPSHOT_INTERVAL",
			Flag:        "state-snapshot-interval",
			Group:       "Consensus and storage",
			Type:        "duration",
		},
		{
			Default:     "10000",
			Environment: "NERVIX_RESOURCE_MAX_FILES",
			Flag:        "resource-max-files",
			Group:       "Resources",
			Type:        "int",
		},
		{
			Default:     "1GiB",
			Environment: "NERVIX_RESOURCE_MAX_SIZE",
			Flag:        "resource-max-size",
			Group:       "Resources",
			Type:        "bytes",
		},
		{
			Default:     "4",
			Environment: "NERVIX_RESOURCE_MAX_UPLOADS",
			Flag:        "resource-max-uploads",
			Group:       "Resources",
			Type:        "int",
		},
		{
			Default:     "0B",
			Environment: "NERVIX_MEMORY_LIMIT",
			Flag:        "memory-limit",
			Group:       "Memory",
			Type:        "bytes",
		},
		{
			Default:     "0B",
			Environment: "NERVIX_MEMORY_HIGH_WATERMARK",
			Flag:        "memory-high-watermark",
			Group:       "Memory",
			Type:        "bytes",
		},
		{
			Default:     "0B",
			Environment: "NERVIX_MEMORY_LOW_WATERMARK",
			Flag:        "memory-low-watermark",
			Group:       "Memory",
			Type:        "bytes",
		},
		{
			Default:     "30s",
			Environment: "NERVIX_BRANCH_SCAN_INTERVAL",
			Flag:        "branch-scan-interval",
			Group:       "Branches",
			Type:        "duration",
		},
		{
			Default:     "false",
			Environment: "NERVIX_DERIVE_QUIESCE",
			Flag:        "derive-quiesce",
			Group:       "Language",
			Type:        "bool",
		},
		{
			Default:     "30m",
			Environment: "NERVIX_TRANSACTION_IDLE_TIMEOUT",
			Flag:        "transaction-idle-timeout",
			Group:       "Transactions",
			Type:        "duration",
		},
		{
			Default:     "1024",
			Environment: "NERVIX_TRANSACTION_MAX_STATEMENTS",
			Flag:        "transaction-max-statements",
			Group:       "Transactions",
			Type:        "int",
		},
		{
			Default:     "1MiB",
			Environment: "NERVIX_TRANSACTION_MAX_SOURCE_BYTES",
			Flag:        "transaction-max-source-bytes",
			Group:       "Transactions",
			Type:        "bytes",
		},
		{
			Default:     "128",
			Environment: "NERVIX_TRANSACTION_MAX_OPEN",
			Flag:        "transaction-max-open",
			Group:       "Transactions",
			Type:        "int",
		},
		{
			Default:     "16",
			Environment: "NERVIX_TRANSACTION_MAX_OPEN_PER_OWNER",
			Flag:        "transaction-max-open-per-owner",
			Group:       "Transactions",
			Type:        "int",
		},
		{
			Default:     "24h",
			Environment: "NERVIX_TRANSACTION_TOMBSTONE_RETENTION",
			Flag:        "transaction-tombstone-retention",
			Group:       "Transactions",
			Type:        "duration",
		},
		{
			Default:     "15m",
			Environment: "NERVIX_COMMAND_RETRY_VALIDITY",
			Flag:        "command-retry-validity",
			Group:       "Commands",
			Type:        "duration",
		},
		{
			Default:     "65536",
			Environment: "NERVIX_COMMAND_HISTORY_CAPACITY",
			Flag:        "command-history-capacity",
			Group:       "Commands",
			Type:        "int",
		},
		{
			Default:     "50s",
			Environment: "NERVIX_SHUTDOWN_TIMEOUT",
			Flag:        "shutdown-timeout",
			Group:       "Deadlines",
			Type:        "duration",
		},
		{
			Default:     "30s",
			Environment: "NERVIX_DRAIN_TIMEOUT",
			Flag:        "drain-timeout",
			Group:       "Deadlines",
			Type:        "duration",
		},
		{
			Default:     "60s",
			Environment: "NERVIX_ENTITY_GATE_TIMEOUT",
			Flag:        "entity-gate-timeout",
			Group:       "Deadlines",
			Type:        "duration",
		},
		{
			Default:     "60s",
			Environment: "NERVIX_ALTERATION_DRAIN_TIMEOUT",
			Flag:        "alteration-drain-timeout",
			Group:       "Deadlines",
			Type:        "duration",
		},
		{
			Default:     "info",
			Environment: "NERVIX_LOG_LEVEL",
			Flag:        "log-level",
			Group:       "Logging",
			Type:        "choice",
		},
		{
			Default:     "text",
			Environment: "NERVIX_LOG_FORMAT",
			Flag:        "log-format",
			Group:       "Logging",
			Type:        "choice",
		},
	}
}
