// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

import "nervix/generated/datatype"

// Unchanged: The digests are equal.
type Unchanged struct{}

// Install: No applied predecessor; the revision is built in full.
type Install struct{}

// DynamicNode: A node whose hot-applicable values differ.
type DynamicNode struct {
	// Node: The node.
	Node Identity
}

// Dynamic: Only hot-applicable aspects differ; buffers and branch state stay.
type Dynamic struct {
	// Nodes: Nodes with a new plan identity.
	Nodes []DynamicNode
}

// EntitySwap: Nodes were added, removed or changed in structure (D1).
type EntitySwap struct {
	// Added: New nodes.
	Added []Identity
	// Changed: Replaced nodes.
	Changed []Identity
	// Removed: Ended nodes.
	Removed []Identity
	// Dynamic: Nodes that only take a new plan identity, between batches (D2).
	Dynamic []Identity
	// GateRelays: Relays whose admission is closed during the swap.
	GateRelays []string
	// Purges: Nodes whose state starts empty.
	Purges []Identity
}

// Lifecycle: The status or start version differs.
type Lifecycle struct {
	// Mode: Desired mode.
	Mode BuildMode
}

// Rebuild: A domain-level aspect differs, or a narrower change could not be applied.
type Rebuild struct {
	// Recovery: Whether this widens a failed narrower change (EP-074).
	Recovery bool
}

// Teardown: The domain was removed.
type Teardown struct{}

// ExecutionDelta: Typed instructions from an applied revision to the desired one (EP-072).
type ExecutionDelta struct {
	// Domain: The domain.
	Domain string
	// ClusterRevision: Published revision.
	ClusterRevision uint64
	// PredecessorDigest: Applied digest that the delta was planned against.
	PredecessorDigest []byte
	// DesiredDigest: Digest of the desired revision.
	DesiredDigest []byte
	// Change: What to do.
	Change Change
}

// Load: Reads a whole column.
type Load struct {
	// Source: Which batch.
	Source ColumnSource
	// Column: Index in the schema of that source.
	Column uint32
}

// ConstantInteger: A constant of any integer kind or DATETIME, in the two's complement of its
// width.
type ConstantInteger struct {
	// Bits: The value.
	Bits uint64
}

// ConstantFloat: A constant of F32 or F64.
type ConstantFloat struct {
	// Value: The value.
	Value float64
}

// ConstantString: A STRING constant.
type ConstantString struct {
	// Value: The value.
	Value string
}

// ConstantBool: A BOOL constant.
type ConstantBool struct {
	// Value: The value.
	Value bool
}

// ConstantNull: A typed null.
type ConstantNull struct{}

// UnaryStep: A prefix operation.
type UnaryStep struct {
	// Operation: The operation.
	Operation UnaryOperation
	// Operand: Register.
	Operand uint32
}

// BinaryStep: An infix operation.
type BinaryStep struct {
	// Operation: The operation.
	Operation BinaryOperation
	// Left: Register.
	Left uint32
	// Right: Register.
	Right uint32
}

// CastStep: A conversion from the operand's type to the instruction's type; failure is a row
// error.
type CastStep struct {
	// Operand: Register.
	Operand uint32
}

// CallStep: A call of a built-in function.
type CallStep struct {
	// Function: function.ID.
	Function uint32
	// Arguments: Registers.
	Arguments []uint32
}

// LookupStep: A field of the record that a hash map has for the canonical text of a key; null
// where it has none.
type LookupStep struct {
	// HashMap: Index in HashMaps.
	HashMap uint32
	// Key: Register of a scalar.
	Key uint32
	// Field: Column of the records.
	Field uint32
}

// ArrayStep: Builds an ARRAY or VEC with one element for each item, in order; null where an item
// is.
type ArrayStep struct {
	// Items: Registers of the element type.
	Items []uint32
}

// ChooseArm: One arm of a conditional.
type ChooseArm struct {
	// Condition: A BOOL; null counts as not matched.
	Condition Block
	// Result: The value.
	Result Block
}

// ChooseStep: A conditional; the first matching arm wins. Every arm is computed for the whole
// batch, but a row error counts only in conditions that were reached and in the selected result
// (expressions reference, section 6). Simple CASE is lowered to equality conditions.
type ChooseStep struct {
	// Arms: At least one.
	Arms []ChooseArm
	// Otherwise: Null when absent.
	Otherwise *Block
}

// Instruction: Computes one register. Registers are numbered over the whole program and assigned
// once.
type Instruction struct {
	// Register: The assigned register.
	Register uint32
	// Type: Its exact type.
	Type datatype.Type
	// Nullable: Whether a value may be null without a row error.
	Nullable bool
	// Step: The operation.
	Step Step
}

// Block: A straight run of instructions and the register of its value. Inner blocks may read
// registers of the blocks around them.
type Block struct {
	// Instructions: In order.
	Instructions []Instruction
	// Result: Register of the value.
	Result uint32
}

// Predicate: A BOOL block over rows; only true keeps a row.
type Predicate struct {
	// Block: The condition.
	Block Block
	// Fields: Sorted paths that it reads, such as input.amount.
	Fields []string
}

// InheritColumn: Shares an input column with the output.
type InheritColumn struct {
	// Input: Input column.
	Input uint32
	// Output: Output column.
	Output uint32
}

// AssignColumn: Computes an output column; a row error keeps the row's previous value.
type AssignColumn struct {
	// Output: Output column.
	Output uint32
	// Value: The value.
	Value Block
	// Fields: Affected paths: the target first, then every field read, sorted.
	Fields []string
}

// Construction: Builds output rows from input rows (expressions reference, section 8).
type Construction struct {
	// Registers: Number of registers over all blocks.
	Registers uint32
	// Operations: In order; positions are the operation_index of errors.
	Operations []ConstructionOperation
	// Where: Route predicate on the finished output.
	Where *Predicate
	// Headers: Header writes in order; emitters only.
	Headers []HeaderWrite
}

// HeaderWrite: One write_header of an INVOKE list.
type HeaderWrite struct {
	// Name: A STRING.
	Name Block
	// Value: A STRING.
	Value Block
	// Fields: Paths that it reads.
	Fields []string
}

// Filter: A predicate with its own registers.
type Filter struct {
	// Registers: Number of registers.
	Registers uint32
	// Predicate: The condition.
	Predicate Predicate
}

// Values: A tuple of computed values, such as a deduplication key.
type Values struct {
	// Registers: Number of registers.
	Registers uint32
	// Blocks: One per value.
	Blocks []Block
	// Fields: Sorted paths that are read.
	Fields []string
}

// Field: One column.
type Field struct {
	// Name: Lower-case name.
	Name string
	// Type: Exact type.
	Type datatype.Type
	// Nullable: Whether values may be null.
	Nullable bool
	// Sensitive: Whether values must not leave unmasked.
	Sensitive bool
}

// Schema: Columns of a batch.
type Schema struct {
	// Name: Schema name; empty for a derived shape.
	Name string
	// Fields: In order.
	Fields []Field
}

// Clock: The clock of a running paced domain: domain time is Logical plus Rate times the UTC that
// has passed since Wall. All parts are nanoseconds.
type Clock struct {
	// Period: Domain time between ticks; above 0.
	Period int64
	// Skew: How far from a tick an event may be.
	Skew int64
	// Wall: UTC instant of START.
	Wall int64
	// Logical: Domain time at Wall, which is the first tick.
	Logical int64
	// Rate: Speed; finite and above 0.
	Rate float64
}

// SourceOrigin: Where the sources begin whose offsets the domain owns. Offsets from before it do
// not count.
type SourceOrigin struct {
	// Version: Start version of the START AT that set it.
	Version uint64
	// At: UTC nanoseconds; absent for what arrives from that START on.
	At *int64
}

// Branch: A key space (R3).
type Branch struct {
	// Name: Identity.
	Name string
	// Schema: Index of the key schema in Schemas.
	Schema uint32
	// TTL: Idle nanoseconds before eviction.
	TTL int64
	// MaxInstances: LRU bound; 0 for none.
	MaxInstances uint64
}

// WireField: One external field, in the order of the schema.
type WireField struct {
	// Name: External key.
	Name string
	// Type: External type.
	Type WireType
	// Optional: Whether it may be missing or null.
	Optional bool
	// RFC3339: A DATETIME written as text.
	RFC3339 bool
}

// FieldWire: A JSON or CBOR wire schema.
type FieldWire struct {
	// Format: Wire format.
	Format FieldFormat
	// Strict: Undeclared external fields reject the record.
	Strict bool
	// Fields: One per schema field.
	Fields []WireField
}

// AvroField: One field of an AVRO record.
type AvroField struct {
	// Column: Index of the schema field.
	Column uint32
	// Name: External name.
	Name string
	// Type: External type.
	Type AvroType
	// Optional: A union of null and the type.
	Optional bool
	// RFC3339: A DATETIME written as text.
	RFC3339 bool
}

// AvroWire: An AVRO wire schema. The record schema of its data is derived from it.
type AvroWire struct {
	// Record: Name of the record.
	Record string
	// Fields: One per schema field, in the order of the record.
	Fields []AvroField
}

// DocumentWire: Documents that jaq programs turn into rows and back.
type DocumentWire struct {
	// Format: Document format.
	Format DocumentFormat
	// Ingestion: Program from the document to a row; absent when the codec does not decode.
	Ingestion *string
	// Emitting: Program from a row to the document; absent when the codec does not encode.
	Emitting *string
}

// ProtobufWire: Messages that jaq programs turn into rows and back.
type ProtobufWire struct {
	// Content: Holds the proto files.
	Content ResourceVersion
	// Files: Compiled files; every proto file when empty.
	Files []string
	// Includes: Directories that imports start at besides that of the resource.
	Includes []string
	// Message: Full name of the message.
	Message string
	// Ingestion: Program from the message to a row; absent when the codec does not decode.
	Ingestion *string
	// Emitting: Program from a row to the message; absent when the codec does not encode.
	Emitting *string
}

// SyslogWire: Syslog messages of RFC 5424, whose parts are fields by their names.
type SyslogWire struct{}

// Codec: A conversion between payloads and rows (R3).
type Codec struct {
	// Name: Codec name.
	Name string
	// Schema: Index in Schemas.
	Schema uint32
	// Wire: The external side.
	Wire CodecWire
}

// ResourceVersion: One version of a resource of the domain; its content never changes.
type ResourceVersion struct {
	// Resource: Name.
	Resource string
	// Version: Counted from 1.
	Version uint64
}

// HashMap: A lookup table of the records in one file (R3).
type HashMap struct {
	// Name: Hash map name.
	Name string
	// Codec: Index in Codecs; its schema is that of the records.
	Codec uint32
	// Key: Scalar column whose canonical text is the key.
	Key uint32
	// Content: What holds the file.
	Content ResourceVersion
	// Path: File inside the resource.
	Path string
}

// Setting: One connection setting; the value may be secret.
type Setting struct {
	// Key: As written.
	Key string
	// Value: Verbatim.
	Value string
}

// Client: Connection settings of an external system (R2).
type Client struct {
	// Name: Client name.
	Name string
	// System: KAFKA or NATS; selects the registered connector.
	System string
	// Mount: Version whose directory the templates of Settings can name.
	Mount *ResourceVersion
	// Settings: In written order.
	Settings []Setting
}

// Endpoint: An intake route (R1).
type Endpoint struct {
	// Name: Endpoint name.
	Name string
	// Vhost: Vhost name.
	Vhost string
	// Hosts: Lower-case host names.
	Hosts []string
	// Path: Exact path.
	Path string
	// Secure: Requests arrive on the HTTPS listener.
	Secure bool
}

// Certificate: What the HTTPS listener presents for a virtual host (R1). It is no part of any
// node, so that another version exchanges none.
type Certificate struct {
	// Vhost: Vhost name.
	Vhost string
	// Hosts: Lower-case host names.
	Hosts []string
	// Content: What holds the bundle.
	Content ResourceVersion
}

// Identity: Identity of a node inside its domain (R8).
type Identity struct {
	// Kind: Kind.
	Kind NodeKind
	// Name: Name.
	Name string
}

// Placement: Where a node runs (R8).
type Placement struct {
	// Primary: Owning node; empty when every live node runs it.
	Primary string
	// Replicas: State replicas.
	Replicas []string
	// EveryNode: Endpoint ingestors run on every live node.
	EveryNode bool
}

// BranchContract: The exact branch of a node's rows.
type BranchContract struct {
	// Branched: False means unbranched.
	Branched bool
	// Branch: Index in Branches when branched.
	Branch uint32
}

// Flush: When buffered rows leave.
type Flush struct {
	// Interval: Nanoseconds from the first arrival; 100 microseconds for IMMEDIATE.
	Interval int64
	// MaxBytes: Pending bytes that force a flush; 0 for none.
	MaxBytes uint64
}

// ErrorPolicy: Treatment of failed rows (R7).
type ErrorPolicy struct {
	// Action: The action.
	Action ErrorAction
	// Relay: Destination relay for SEND.
	Relay uint32
	// Construction: Error record for SEND; reads INPUT ERROR PARTIAL_OUTPUT OUTPUT.
	Construction *Construction
}

// Relay: A bounded fan-out (R3).
type Relay struct {
	// Name: Relay name.
	Name string
	// Schema: Index in Schemas.
	Schema uint32
	// Branch: Branch of its rows.
	Branch BranchContract
	// Capacity: Queued batches per consumer and concrete branch.
	Capacity uint64
	// Materialized: The latest row of each concrete branch is kept.
	Materialized bool
}

// Collect: COLLECT FOR: batches of one relay and concrete branch are joined before they are
// processed.
type Collect struct {
	// For: Nanoseconds from the first arrival.
	For int64
	// MaxBytes: Collected bytes that end it earlier; 0 for none.
	MaxBytes uint64
}

// Input: One consumed relay.
type Input struct {
	// Relay: Index in Relays.
	Relay uint32
	// Where: Source predicate.
	Where *Filter
	// Collect: Input collection.
	Collect *Collect
}

// StateDependency: Materialized state that rows need. Its columns follow those of earlier
// dependencies in the source STATE.
type StateDependency struct {
	// Relay: The materialized relay in Relays.
	Relay uint32
	// Absent: What happens without state.
	Absent StateAbsence
	// Default: The record for DEFAULT; reads nothing.
	Default *Construction
}

// Route: One ordered output of a node.
type Route struct {
	// Relay: Target in Relays.
	Relay uint32
	// Construction: Output rows.
	Construction Construction
	// Keys: Builds the key columns of the target's branch; reads INPUT, STATE, OUTPUT (finished row)
	// and BRANCH (earlier keys). Ingestors and reingestors only; without it rows keep their branch,
	// or lose it when the target has none.
	Keys *Construction
	// Flush: Absent for window processors.
	Flush *Flush
	// OnError: Failed rows.
	OnError ErrorPolicy
}

// Retry: Delays that double from Backoff to Max.
type Retry struct {
	// Backoff: Nanoseconds.
	Backoff int64
	// Max: Nanoseconds.
	Max int64
}

// Delivery: How records are taken or published.
type Delivery struct {
	// Mode: Acknowledgement.
	Mode AckMode
	// Window: Records in flight for PARALLEL; otherwise 1.
	Window uint64
	// BatchTimeout: Nanoseconds that a partial group waits; sources only.
	BatchTimeout int64
	// AckTimeout: Nanoseconds without progress that fail an attempt.
	AckTimeout int64
	// Retry: Delays between attempts.
	Retry Retry
}

// EndpointSource: Records posted to an endpoint.
type EndpointSource struct {
	// Endpoint: Index in Endpoints.
	Endpoint uint32
}

// NatsSource: Core NATS subscription.
type NatsSource struct {
	// Client: Index in Clients.
	Client uint32
	// Subject: Subject.
	Subject string
	// QueueGroup: Queue group.
	QueueGroup string
	// Instances: Subscriptions.
	Instances uint64
}

// KafkaSource: Kafka topic.
type KafkaSource struct {
	// Client: Index in Clients.
	Client uint32
	// Topic: Topic.
	Topic string
	// ConsumerGroup: Group that keeps the offsets; absent when the domain owns them.
	ConsumerGroup *string
	// Instances: Consumers.
	Instances uint64
}

// Quiesce: What the external source meets during a hold.
type Quiesce struct {
	// Mode: The mode.
	Mode QuiesceMode
	// MaxBytes: Bound of BUFFER.
	MaxBytes uint64
	// Overflow: Treatment of a full BUFFER.
	Overflow Overflow
	// RetryAfter: Nanoseconds told by REJECT.
	RetryAfter int64
}

// Ingestor: Entrypoint plan (R4).
type Ingestor struct {
	// Source: The connector's settings.
	Source Source
	// Delivery: ACK boundary.
	Delivery Delivery
	// Quiesce: Hold behaviour.
	Quiesce Quiesce
	// Codec: Index in Codecs.
	Codec uint32
	// Metadata: Columns of the METADATA source, which the connector gives for every record; empty
	// when it has none.
	Metadata []Field
	// TimestampColumn: DATETIME column of the decoded schema; arrival time when absent.
	TimestampColumn *uint32
	// Filter: FILTER WHERE.
	Filter *Filter
	// Routes: Ordered routes.
	Routes []Route
	// GeneralError: Source failures.
	GeneralError ErrorAction
}

// Junction: Processor plan of a junction (R6).
type Junction struct{}

// Deduplicator: Processor plan of a deduplicator (R6).
type Deduplicator struct {
	// Keys: Key tuple.
	Keys Values
	// KeyTypes: Types of the tuple.
	KeyTypes []datatype.Type
	// MaxTime: Nanoseconds that a key is remembered.
	MaxTime int64
}

// Reorderer: Processor plan of a reorderer (R6).
type Reorderer struct {
	// By: Ordering tuple.
	By Values
	// ByTypes: Types of the tuple.
	ByTypes []datatype.Type
	// MaxTime: Nanoseconds of domain time that a row waits at most.
	MaxTime int64
}

// Reingest: Processor plan of a reingestor (R6), whose routes choose the branch of their rows.
type Reingest struct{}

// Correlator: Processor plan of a correlator (R6). The inputs are those of the left side, then
// those of the right.
type Correlator struct {
	// Right: Index of the first input of the right side.
	Right uint32
	// RightSchema: Schema of the right inputs; that of the processor is the left one.
	RightSchema uint32
	// Where: Condition on a pair; reads LEFT and RIGHT.
	Where Filter
	// Match: Choice among several partners.
	Match MatchOrder
	// MaxTime: Nanoseconds of domain time that a row waits for a partner.
	MaxTime int64
	// LeftTimeout: Relay of left rows without partner; they are dropped when absent.
	LeftTimeout *uint32
	// RightTimeout: Relay of right rows without partner; they are dropped when absent.
	RightTimeout *uint32
}

// Generator: Plan of a generator (R4), which has no inputs; its only dependency is the state that
// it reads.
type Generator struct {
	// Interval: Nanoseconds of domain time between rounds.
	Interval int64
}

// WindowBound: A bound; zero parts are unbounded.
type WindowBound struct {
	// Messages: Rows.
	Messages uint64
	// Duration: Nanoseconds.
	Duration int64
}

// Histogram: A percentile over equal buckets; values beyond a bound count for the bucket next to
// it.
type Histogram struct {
	// Percent: From 0 to 100.
	Percent float64
	// Buckets: At least 1.
	Buckets uint64
	// Minimum: Lower bound.
	Minimum float64
	// Maximum: Upper bound, above the lower one.
	Maximum float64
	// Delay: Nanoseconds for which values count after they left the window.
	Delay int64
}

// Accumulator: One shared aggregate.
type Accumulator struct {
	// Histogram: For PERCENTILE only.
	Histogram *Histogram
	// Aggregate: The function.
	Aggregate Aggregate
	// Argument: Index of its value in Arguments.
	Argument uint32
	// Type: Result type.
	Type datatype.Type
}

// WindowProcessor: Processor plan of a window processor (R6).
type WindowProcessor struct {
	// Width: When a window is complete.
	Width WindowBound
	// Step: What leaves after an emission.
	Step WindowBound
	// Arguments: Aggregate arguments over INPUT.
	Arguments Values
	// ArgumentTypes: Their types.
	ArgumentTypes []datatype.Type
	// Accumulators: Columns of the AGGREGATE source, in order.
	Accumulators []Accumulator
	// StateFingerprint: Identity of the window model; retained rows of another one are not restored.
	StateFingerprint []byte
}

// Processor: What all processors share (R6).
type Processor struct {
	// Detached: Upstream is acknowledged at fan-out.
	Detached bool
	// Inputs: Consumed relays.
	Inputs []Input
	// Schema: Schema of every input.
	Schema uint32
	// States: Materialized dependencies in order.
	States []StateDependency
	// Filter: FILTER WHERE.
	Filter *Filter
	// Operation: The node operation.
	Operation ProcessorOperation
	// Routes: Ordered routes.
	Routes []Route
}

// KafkaSink: Kafka topic.
type KafkaSink struct {
	// Client: Index in Clients.
	Client uint32
	// Topic: Topic.
	Topic string
}

// NatsSink: NATS subject; confirming modes publish through JetStream.
type NatsSink struct {
	// Client: Index in Clients.
	Client uint32
	// Subject: Subject.
	Subject string
}

// Emitter: Emitter plan (R5).
type Emitter struct {
	// Detached: Upstream is acknowledged at fan-out.
	Detached bool
	// Inputs: Consumed relays.
	Inputs []Input
	// Schema: Schema of every input.
	Schema uint32
	// States: Materialized dependencies in order.
	States []StateDependency
	// Sink: Exactly one sink.
	Sink Sink
	// Delivery: Publishing mode.
	Delivery Delivery
	// Codec: Index in Codecs.
	Codec uint32
	// Construction: Output rows of the codec's schema.
	Construction Construction
	// Flush: When buffered rows are published.
	Flush Flush
	// OnError: Failed rows.
	OnError ErrorPolicy
	// GeneralError: Sink failures.
	GeneralError ErrorAction
}

// RelayNode: A relay's own entry in the node table.
type RelayNode struct {
	// Relay: Index in Relays.
	Relay uint32
}

// Node: One node of the node table (R8).
type Node struct {
	// Identity: Kind and name.
	Identity Identity
	// SchemaFingerprint: Fingerprint of the schemas that it touches.
	SchemaFingerprint []byte
	// Branch: Branch of its rows.
	Branch BranchContract
	// Placement: Where it runs.
	Placement Placement
	// GateRelays: Relays that are gated to pause it.
	GateRelays []uint32
	// PlanIdentity: Digest of the plan; equal plans keep their prepared programs.
	PlanIdentity []byte
	// Plan: Its typed plan.
	Plan Plan
}

// ExecutionRevision: Everything that executes a domain (EP-012).
type ExecutionRevision struct {
	// Domain: The domain.
	Domain string
	// SourceDigest: Digest of the complete scheduled domain (EP-012).
	SourceDigest []byte
	// PredecessorDigest: Digest that this revision was planned against; empty for an install.
	PredecessorDigest []byte
	// HandoffFingerprint: Digest of the committed schedule's established bytes.
	HandoffFingerprint []byte
	// ClusterRevision: Published control-plane revision.
	ClusterRevision uint64
	// Mode: Running or passive.
	Mode BuildMode
	// StartVersion: Start generation of the domain.
	StartVersion uint64
	// Origin: Set by the last START AT.
	Origin *SourceOrigin
	// Clock: Set while a paced domain runs; every other domain follows the wall.
	Clock *Clock
	// Schemas: Shapes by index.
	Schemas []Schema
	// Branches: Key spaces by index.
	Branches []Branch
	// Relays: Relays by index.
	Relays []Relay
	// Codecs: Codecs by index.
	Codecs []Codec
	// HashMaps: Lookup tables by index.
	HashMaps []HashMap
	// Clients: Clients by index.
	Clients []Client
	// Endpoints: Intake routes by index.
	Endpoints []Endpoint
	// Certificates: Of the virtual hosts with TLS; presented whether or not the domain runs.
	Certificates []Certificate
	// Nodes: Every node, also those placed elsewhere.
	Nodes []Node
}
