// Code generated from spec/ by go generate. DO NOT EDIT.

package model

import "nervix/generated/datatype"

// Change: One changed aspect of a Model (control-plane table Q1).
type Change struct {
	// Path: The changed field, such as routes[0].flush; empty when the Models differ in kind.
	Path string
	// Aspect: What people call it.
	Aspect string
	// Level: What the change pauses in a running domain.
	Level Level
	// Purges: The node starts without its former state (CP-236).
	Purges bool
}

// Reference: One use of a Model by another (grammar reference, 5.3).
type Reference struct {
	// Kind: Kind of the used Model.
	Kind Kind
	// Name: Its name.
	Name string
	// Role: How it is used, such as input.
	Role string
	// Path: The referring field, such as routes[0].relay.
	Path string
}

// IntegerLiteral: A number without fraction; its type is I64.
type IntegerLiteral struct {
	// Value: Never negative in NSPL text.
	Value int64
}

// FloatLiteral: A number with a fraction; its type is F64.
type FloatLiteral struct {
	// Value: Always finite.
	Value float64
}

// StringLiteral: A text.
type StringLiteral struct {
	// Value: The text without quotes.
	Value string
}

// BoolLiteral: TRUE or FALSE.
type BoolLiteral struct {
	// Value: The truth value.
	Value bool
}

// NullLiteral: NULL, typed by its position.
type NullLiteral struct{}

// FieldReference: A read of one field.
type FieldReference struct {
	// Scope: Where the field is read.
	Scope Scope
	// Relay: The materialized relay; only for RELAY_STATE.
	Relay string
	// Field: Field name in lower case.
	Field string
}

// Unary: A prefix operation.
type Unary struct {
	// Operator: The operation.
	Operator UnaryOperator
	// Operand: Its operand.
	Operand Expression
}

// Binary: An infix operation.
type Binary struct {
	// Operator: The operation.
	Operator BinaryOperator
	// Left: Left operand.
	Left Expression
	// Right: Right operand.
	Right Expression
}

// Cast: An explicit conversion to a scalar type.
type Cast struct {
	// Operand: The value.
	Operand Expression
	// Target: A scalar kind.
	Target datatype.Kind
}

// Call: A call of a built-in function.
type Call struct {
	// Function: Name as written in lower case.
	Function string
	// Arguments: Arguments in written order.
	Arguments []Expression
}

// ArrayLiteral: A bracketed list with at least one item.
type ArrayLiteral struct {
	// Items: The items.
	Items []Expression
}

// If: IF with its mandatory ELSE.
type If struct {
	// Condition: A BOOL.
	Condition Expression
	// Then: Value where the condition is true.
	Then Expression
	// Else: Value everywhere else.
	Else Expression
}

// CaseArm: One WHEN of a CASE.
type CaseArm struct {
	// When: Condition or match value.
	When Expression
	// Then: Result.
	Then Expression
}

// Case: Searched CASE, or simple CASE when an operand is present.
type Case struct {
	// Operand: The matched value of a simple CASE.
	Operand Expression
	// Arms: At least one arm; the first match wins.
	Arms []CaseArm
	// Else: Result without a match; null when absent.
	Else Expression
}

// Duration: A span of time with the text it was written in, which SHOW CREATE repeats.
type Duration struct {
	// Text: As written without blanks.
	Text string
	// Nanoseconds: The span; never negative.
	Nanoseconds int64
}

// ByteSize: An amount of bytes with the text it was written in.
type ByteSize struct {
	// Text: As written without blanks.
	Text string
	// Bytes: The amount.
	Bytes uint64
}

// Schema: A named list of typed fields (grammar reference, 3.2).
type Schema struct {
	// Name: Name in the domain.
	Name string
	// Fields: At least one field with distinct names.
	Fields []SchemaField
}

// ModelKind gives the kind of this Model.
func (m *Schema) ModelKind() Kind {
	return KindSchema
}

// ModelName gives the folded name of this Model.
func (m *Schema) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *Schema) ModelKey() Key {
	return Key{
		Kind: KindSchema,
		Name: m.Name,
	}
}

// SchemaField: One field of a schema.
type SchemaField struct {
	// Name: Lower-case field name.
	Name string
	// Type: Exact type.
	Type datatype.Type
	// Optional: Whether the value may be null.
	Optional bool
	// Sensitive: Whether the value must not leave unmasked.
	Sensitive bool
}

// WireJSONSchema: The JSON form of a record.
type WireJSONSchema struct {
	// Name: Name in the domain.
	Name string
	// Mode: Treatment of undeclared fields.
	Mode WireMode
	// Fields: At least one field with distinct names.
	Fields []WireJSONField
}

// ModelKind gives the kind of this Model.
func (m *WireJSONSchema) ModelKind() Kind {
	return KindWireJsonSchema
}

// ModelName gives the folded name of this Model.
func (m *WireJSONSchema) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *WireJSONSchema) ModelKey() Key {
	return Key{
		Kind: KindWireJsonSchema,
		Name: m.Name,
	}
}

// WireJSONField: One field of a JSON wire schema.
type WireJSONField struct {
	// Name: Lower-case key of the object.
	Name string
	// Type: External type.
	Type JSONType
	// Optional: Whether the key may be missing or null.
	Optional bool
}

// Codec: Binds a wire schema to a schema (grammar reference, 3.3).
type Codec struct {
	// Name: Name in the domain.
	Name string
	// Wire: External side.
	Wire CodecWire
	// Schema: Internal side.
	Schema string
	// Encodings: DATETIME fields written as RFC 3339 text.
	Encodings []string
}

// ModelKind gives the kind of this Model.
func (m *Codec) ModelKind() Kind {
	return KindCodec
}

// ModelName gives the folded name of this Model.
func (m *Codec) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *Codec) ModelKey() Key {
	return Key{
		Kind: KindCodec,
		Name: m.Name,
	}
}

// WireJSON: A codec over a JSON wire schema.
type WireJSON struct {
	// Schema: The wire schema.
	Schema string
}

// Client: Connection settings (grammar reference, 3.8).
type Client struct {
	// Name: Name in the domain.
	Name string
	// Type: The external system.
	Type ClientType
	// Config: Entries in written order; the first of equal keys counts.
	Config []ConfigEntry
}

// ModelKind gives the kind of this Model.
func (m *Client) ModelKind() Kind {
	return KindClient
}

// ModelName gives the folded name of this Model.
func (m *Client) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *Client) ModelKey() Key {
	return Key{
		Kind: KindClient,
		Name: m.Name,
	}
}

// ConfigEntry: One CONFIG entry; the value may be secret and is never logged.
type ConfigEntry struct {
	// Key: Compared without regard to case.
	Key string
	// Value: Verbatim.
	Value string
}

// Vhost: Host names of the intake listener (grammar reference, 3.5).
type Vhost struct {
	// Name: Name in the domain.
	Name string
	// Hosts: Lower-case host names without port.
	Hosts []string
}

// ModelKind gives the kind of this Model.
func (m *Vhost) ModelKind() Kind {
	return KindVhost
}

// ModelName gives the folded name of this Model.
func (m *Vhost) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *Vhost) ModelKey() Key {
	return Key{
		Kind: KindVhost,
		Name: m.Name,
	}
}

// Endpoint: An exact path on a vhost.
type Endpoint struct {
	// Name: Name in the domain.
	Name string
	// Vhost: The vhost.
	Vhost string
	// Path: Starts with '/', matched exactly.
	Path string
}

// ModelKind gives the kind of this Model.
func (m *Endpoint) ModelKind() Kind {
	return KindEndpoint
}

// ModelName gives the folded name of this Model.
func (m *Endpoint) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *Endpoint) ModelKey() Key {
	return Key{
		Kind: KindEndpoint,
		Name: m.Name,
	}
}

// Branch: A key space; its name is its identity (grammar reference, 3.7).
type Branch struct {
	// Name: Name in the domain.
	Name string
	// Schema: Key fields.
	Schema string
	// TTL: Idle time after which a concrete branch is evicted.
	TTL Duration
	// MaxInstances: Bound with LRU eviction; 0 means none.
	MaxInstances uint64
}

// ModelKind gives the kind of this Model.
func (m *Branch) ModelKind() Kind {
	return KindBranch
}

// ModelName gives the folded name of this Model.
func (m *Branch) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *Branch) ModelKey() Key {
	return Key{
		Kind: KindBranch,
		Name: m.Name,
	}
}

// Branching: BRANCHED BY a branch, or UNBRANCHED when the name is empty.
type Branching struct {
	// Branch: Empty for UNBRANCHED.
	Branch string
}

// Relay: A bounded fan-out of batches (grammar reference, 3.7).
type Relay struct {
	// Name: Name in the domain.
	Name string
	// Schema: Fields of its rows.
	Schema string
	// Branching: Branch of its rows.
	Branching Branching
	// Capacity: Queued batches per consumer and concrete branch; at least 1.
	Capacity uint64
}

// ModelKind gives the kind of this Model.
func (m *Relay) ModelKind() Kind {
	return KindRelay
}

// ModelName gives the folded name of this Model.
func (m *Relay) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *Relay) ModelKey() Key {
	return Key{
		Kind: KindRelay,
		Name: m.Name,
	}
}

// Input: One relay in a FROM list.
type Input struct {
	// Relay: The relay.
	Relay string
	// Where: Source predicate.
	Where Expression
}

// InheritItem: One field of an INHERIT list.
type InheritItem struct {
	// Field: Input and output field.
	Field string
	// LeakSensitive: Clears the sensitivity.
	LeakSensitive bool
}

// InheritAll: INHERIT ALL with its exceptions.
type InheritAll struct {
	// Except: Input fields left out.
	Except []string
}

// InheritFields: INHERIT with a list.
type InheritFields struct {
	// Items: At least one field.
	Items []InheritItem
}

// Assignment: One SET assignment.
type Assignment struct {
	// Scope: BARE, MESSAGE, OUTPUT or BRANCH as written.
	Scope Scope
	// Target: The assigned field.
	Target string
	// Value: The value.
	Value Expression
}

// Construction: How a route builds its output row (grammar reference, 2.3).
type Construction struct {
	// Inherit: Fields taken over from the input.
	Inherit Inherit
	// Set: Assignments in written order.
	Set []Assignment
	// Where: Route predicate on the finished output.
	Where Expression
	// Invoke: Header writes of codec emitters in written order.
	Invoke []Invocation
}

// Invocation: One INVOKE call.
type Invocation struct {
	// Function: Lower-case name.
	Function string
	// Arguments: Arguments in written order.
	Arguments []Expression
}

// FlushImmediate: FLUSH IMMEDIATE, a fixed window of 100 microseconds.
type FlushImmediate struct{}

// FlushEach: FLUSH EACH with its size bound.
type FlushEach struct {
	// Interval: Time from the first arrival.
	Interval Duration
	// MaxBatchSize: Pending bytes that force a flush.
	MaxBatchSize ByteSize
}

// IgnoreError: ON MESSAGE ERROR IGNORE.
type IgnoreError struct{}

// LogError: ON MESSAGE ERROR LOG.
type LogError struct{}

// SendError: ON MESSAGE ERROR SEND TO a relay.
type SendError struct {
	// Relay: The error relay.
	Relay string
	// Set: Fields of the error record.
	Set []Assignment
}

// Route: One TO of a processor.
type Route struct {
	// Relay: The target relay.
	Relay string
	// Construction: The output row.
	Construction Construction
	// Flush: Absent on window processors.
	Flush Flush
	// MessageError: Policy for failed rows.
	MessageError MessageError
}

// BranchAssignment: One key assignment of BRANCHED BY … SET.
type BranchAssignment struct {
	// Scope: BARE or BRANCH as written.
	Scope Scope
	// Target: The key field.
	Target string
	// Value: The value.
	Value Expression
}

// EntryRoute: One TO of an ingestor.
type EntryRoute struct {
	// Relay: The target relay.
	Relay string
	// Construction: The output row.
	Construction Construction
	// Branching: Branch of the target relay.
	Branching Branching
	// Keys: Key fields in written order.
	Keys []BranchAssignment
	// Flush: When buffered rows leave.
	Flush Flush
	// MessageError: Policy for failed rows.
	MessageError MessageError
}

// Retry: RETRY POLICY; the delay doubles from Backoff to Max.
type Retry struct {
	// Backoff: First delay.
	Backoff Duration
	// Max: Longest delay.
	Max Duration
}

// AckSequential: One record in flight.
type AckSequential struct {
	// Timeout: Longest silence of an attempt.
	Timeout Duration
	// Retry: Delays between attempts.
	Retry Retry
}

// AckParallel: Several records in flight.
type AckParallel struct {
	// Max: Records in flight.
	Max uint64
	// BatchTimeout: Longest wait for a full group; ingestors only.
	BatchTimeout *Duration
	// Timeout: Longest silence of an attempt.
	Timeout Duration
	// Retry: Delays between attempts.
	Retry Retry
}

// NoAckSequential: Records are taken without waiting, in order.
type NoAckSequential struct{}

// NoAckParallel: Records are taken without waiting.
type NoAckParallel struct{}

// EndpointSource: FROM ENDPOINT.
type EndpointSource struct {
	// Endpoint: The endpoint.
	Endpoint string
	// Mode: NO_ACK SEQUENTIAL.
	Mode SourceMode
}

// NatsSource: FROM NATS.
type NatsSource struct {
	// Client: A NATS client.
	Client string
	// Subject: Verbatim subject.
	Subject string
	// QueueGroup: Verbatim queue group.
	QueueGroup string
	// Instances: Members of the group.
	Instances uint64
	// Mode: NO_ACK SEQUENTIAL.
	Mode SourceMode
}

// KafkaSource: FROM KAFKA by consumer group.
type KafkaSource struct {
	// Client: A KAFKA client.
	Client string
	// Topic: Verbatim topic.
	Topic string
	// ConsumerGroup: Verbatim group.
	ConsumerGroup string
	// Instances: Members of the group.
	Instances uint64
	// Mode: ACK SEQUENTIAL, ACK PARALLEL or NO_ACK PARALLEL.
	Mode SourceMode
}

// QuiesceSuspend: ON QUIESCE SUSPEND.
type QuiesceSuspend struct{}

// QuiesceBuffer: ON QUIESCE BUFFER.
type QuiesceBuffer struct {
	// MaxSize: Bytes held.
	MaxSize ByteSize
	// Overflow: What a full buffer drops.
	Overflow Overflow
}

// QuiesceDrop: ON QUIESCE DROP.
type QuiesceDrop struct{}

// QuiesceReject: ON QUIESCE REJECT.
type QuiesceReject struct {
	// RetryAfter: Delay told to the sender.
	RetryAfter Duration
}

// Ingestor: A source with its routes (grammar reference, 3.9).
type Ingestor struct {
	// Name: Name in the domain.
	Name string
	// Source: Where records come from.
	Source Source
	// Quiesce: What the external source meets during a hold.
	Quiesce Quiesce
	// Codec: Decodes the payloads.
	Codec string
	// Timestamp: Event time; arrival time when absent.
	Timestamp Timestamp
	// Filter: FILTER WHERE.
	Filter Expression
	// Routes: At least one.
	Routes []EntryRoute
	// GeneralError: Policy for source failures.
	GeneralError ErrorAction
}

// ModelKind gives the kind of this Model.
func (m *Ingestor) ModelKind() Kind {
	return KindIngestor
}

// ModelName gives the folded name of this Model.
func (m *Ingestor) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *Ingestor) ModelKey() Key {
	return Key{
		Kind: KindIngestor,
		Name: m.Name,
	}
}

// TimestampNow: TIMESTAMP NOW.
type TimestampNow struct{}

// TimestampAt: TIMESTAMP AT a DATETIME field.
type TimestampAt struct {
	// Field: The field.
	Field string
}

// Junction: Stateless transforming fan-out (grammar reference, 3.11).
type Junction struct {
	// Name: Name in the domain.
	Name string
	// Detached: DETACHED instead of ATTACHED.
	Detached bool
	// Inputs: At least one.
	Inputs []Input
	// Filter: FILTER WHERE.
	Filter Expression
	// Branching: Branch of all inputs and outputs.
	Branching Branching
	// Routes: At least one.
	Routes []Route
}

// ModelKind gives the kind of this Model.
func (m *Junction) ModelKind() Kind {
	return KindJunction
}

// ModelName gives the folded name of this Model.
func (m *Junction) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *Junction) ModelKey() Key {
	return Key{
		Kind: KindJunction,
		Name: m.Name,
	}
}

// Deduplicator: Suppresses rows whose key was seen recently (grammar reference, 3.11).
type Deduplicator struct {
	// Name: Name in the domain.
	Name string
	// Detached: DETACHED instead of ATTACHED.
	Detached bool
	// Inputs: At least one.
	Inputs []Input
	// Filter: FILTER WHERE.
	Filter Expression
	// Keys: Key tuple.
	Keys []Expression
	// MaxTime: How long a key is remembered.
	MaxTime Duration
	// Branching: Branch of all inputs and outputs.
	Branching Branching
	// Routes: At least one.
	Routes []Route
}

// ModelKind gives the kind of this Model.
func (m *Deduplicator) ModelKind() Kind {
	return KindDeduplicator
}

// ModelName gives the folded name of this Model.
func (m *Deduplicator) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *Deduplicator) ModelKey() Key {
	return Key{
		Kind: KindDeduplicator,
		Name: m.Name,
	}
}

// WindowBound: A bound of WIDTH or STEP; a zero part is not written.
type WindowBound struct {
	// Messages: Row count; 0 when absent.
	Messages uint64
	// Duration: Event time span.
	Duration *Duration
}

// WindowProcessor: Aggregates over windows of rows (grammar reference, 3.12).
type WindowProcessor struct {
	// Name: Name in the domain.
	Name string
	// Detached: DETACHED instead of ATTACHED.
	Detached bool
	// Inputs: At least one.
	Inputs []Input
	// Filter: FILTER WHERE.
	Filter Expression
	// Width: When a window is complete.
	Width WindowBound
	// Step: What leaves after an emission.
	Step WindowBound
	// Branching: Branch of all inputs and outputs.
	Branching Branching
	// Routes: At least one.
	Routes []Route
}

// ModelKind gives the kind of this Model.
func (m *WindowProcessor) ModelKind() Kind {
	return KindWindowProcessor
}

// ModelName gives the folded name of this Model.
func (m *WindowProcessor) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *WindowProcessor) ModelKey() Key {
	return Key{
		Kind: KindWindowProcessor,
		Name: m.Name,
	}
}

// SinkNoAck: NO_ACK publishing.
type SinkNoAck struct {
	// Retry: Infrastructure retry.
	Retry Retry
}

// SinkAckSequential: One publication awaits its confirmation at a time.
type SinkAckSequential struct {
	// Timeout: Ambiguity bound.
	Timeout Duration
	// Retry: Infrastructure retry.
	Retry Retry
}

// SinkAckParallel: A window of publications awaits confirmation.
type SinkAckParallel struct {
	// Max: Window.
	Max uint64
	// Timeout: Ambiguity bound.
	Timeout Duration
	// Retry: Infrastructure retry.
	Retry Retry
}

// KafkaSink: TO KAFKA.
type KafkaSink struct {
	// Client: A KAFKA client.
	Client string
	// Topic: Verbatim topic.
	Topic string
	// Mode: Publishing mode.
	Mode SinkMode
}

// NatsSink: TO NATS; a confirming mode publishes through JetStream.
type NatsSink struct {
	// Client: A NATS client.
	Client string
	// Subject: Verbatim subject.
	Subject string
	// Mode: Publishing mode.
	Mode SinkMode
}

// Emitter: A sink (grammar reference, 3.17).
type Emitter struct {
	// Name: Name in the domain.
	Name string
	// Detached: DETACHED instead of ATTACHED.
	Detached bool
	// Inputs: At least one.
	Inputs []EmitterInput
	// Sink: Where records go.
	Sink Sink
	// Codec: Encodes the payloads.
	Codec string
	// Construction: The output row.
	Construction Construction
	// Flush: When buffered rows are published.
	Flush Flush
	// MessageError: Policy for failed rows.
	MessageError MessageError
	// GeneralError: Policy for sink failures.
	GeneralError ErrorAction
}

// ModelKind gives the kind of this Model.
func (m *Emitter) ModelKind() Kind {
	return KindEmitter
}

// ModelName gives the folded name of this Model.
func (m *Emitter) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *Emitter) ModelKey() Key {
	return Key{
		Kind: KindEmitter,
		Name: m.Name,
	}
}

// EmitterInput: One relay in the FROM list of an emitter.
type EmitterInput struct {
	// Relay: The relay.
	Relay string
	// Where: Source predicate.
	Where Expression
}

// Key: Identity of a Model inside its domain.
type Key struct {
	// Kind: Its kind.
	Kind Kind
	// Name: Its folded name.
	Name string
}
