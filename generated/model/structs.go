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

// WireJSONField: One field of a JSON or CBOR wire schema.
type WireJSONField struct {
	// Name: Lower-case name of the schema field.
	Name string
	// Type: External type.
	Type JSONType
	// Optional: Whether the key may be missing or null.
	Optional bool
	// External: Key in the payload, verbatim; the name when absent.
	External *string
}

// WireCBORSchema: The CBOR form of a record.
type WireCBORSchema struct {
	// Name: Name in the domain.
	Name string
	// Mode: Treatment of undeclared fields.
	Mode WireMode
	// Fields: At least one field with distinct names.
	Fields []WireJSONField
}

// ModelKind gives the kind of this Model.
func (m *WireCBORSchema) ModelKind() Kind {
	return KindWireCborSchema
}

// ModelName gives the folded name of this Model.
func (m *WireCBORSchema) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *WireCBORSchema) ModelKey() Key {
	return Key{
		Kind: KindWireCborSchema,
		Name: m.Name,
	}
}

// WireAVROSchema: The AVRO form of a record.
type WireAVROSchema struct {
	// Name: Name in the domain.
	Name string
	// Mode: Treatment of undeclared fields.
	Mode WireMode
	// Fields: At least one field with distinct names.
	Fields []WireAVROField
}

// ModelKind gives the kind of this Model.
func (m *WireAVROSchema) ModelKind() Kind {
	return KindWireAvroSchema
}

// ModelName gives the folded name of this Model.
func (m *WireAVROSchema) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *WireAVROSchema) ModelKey() Key {
	return Key{
		Kind: KindWireAvroSchema,
		Name: m.Name,
	}
}

// WireAVROField: One field of an AVRO wire schema.
type WireAVROField struct {
	// Name: Lower-case name of the schema field.
	Name string
	// Type: External type.
	Type AVROType
	// Optional: Whether the value may be null.
	Optional bool
	// External: Name in the payload's schema, verbatim; the name when absent.
	External *string
}

// Codec: Binds a wire form to a schema (grammar reference, 3.3).
type Codec struct {
	// Name: Name in the domain.
	Name string
	// Wire: External side.
	Wire CodecWire
	// Schema: Internal side.
	Schema string
	// Encodings: DATETIME fields written as RFC 3339 text; none with a SYSLOG wire.
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

// WireCBOR: A codec over a CBOR wire schema.
type WireCBOR struct {
	// Schema: The wire schema.
	Schema string
}

// WireAVRO: A codec over an AVRO wire schema.
type WireAVRO struct {
	// Schema: The wire schema.
	Schema string
}

// Transformation: The jaq programs of a codec; at least one of them is present.
type Transformation struct {
	// Ingestion: Program from the payload to the record.
	Ingestion *string
	// Emitting: Program from the record to the payload.
	Emitting *string
}

// WireNative: A codec that reaches a document format through jaq programs.
type WireNative struct {
	// Format: The document format.
	Format DocumentFormat
	// Transformation: The programs.
	Transformation Transformation
}

// WireProtobuf: A codec over a message of an uploaded Protobuf schema.
type WireProtobuf struct {
	// Resource: Holds the proto files.
	Resource ResourceBinding
	// Config: The entries file, files, include and includes.
	Config []ConfigEntry
	// Message: Full name of the message.
	Message string
	// Transformation: The programs.
	Transformation Transformation
}

// WireSyslog: A codec over RFC 5424 syslog records.
type WireSyslog struct{}

// ResourceBinding: One version of an uploaded resource (grammar reference, 3.4).
type ResourceBinding struct {
	// Resource: The resource.
	Resource string
	// Version: The version; 0 is LATEST and is made concrete when the statement is applied.
	Version uint64
}

// Client: Connection settings (grammar reference, 3.8).
type Client struct {
	// Name: Name in the domain.
	Name string
	// Type: The external system.
	Type ClientType
	// Signaling: Handshake of a WEBSOCKETS client; empty for none.
	Signaling string
	// Mount: Directory that the templates of CONFIG can name.
	Mount *ResourceBinding
	// Config: Entries in written order; of equal keys the last counts.
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
	// TLS: Certificates; plain text when absent.
	TLS *TLSBinding
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

// TLSBinding: The resource version that holds tls.crt, tls.key and optionally ca.crt.
type TLSBinding struct {
	// Resource: The resource.
	Resource string
	// Version: The version; 0 is LATEST and is made concrete when the statement is applied.
	Version uint64
}

// Endpoint: An exact path on a vhost.
type Endpoint struct {
	// Name: Name in the domain.
	Name string
	// Vhost: The vhost.
	Vhost string
	// Path: Starts with '/', matched exactly.
	Path string
	// Type: What it speaks.
	Type EndpointType
	// Signaling: Handshake of a WEBSOCKETS endpoint; empty for none.
	Signaling string
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

// SignalingProtocol: The handshake of a WebSocket before its data (grammar reference, 3.6).
type SignalingProtocol struct {
	// Name: Name in the domain.
	Name string
	// Frames: Form of the exchanged frames.
	Frames SignalingFormat
	// Protobuf: Present exactly for PROTOBUF.
	Protobuf *SignalingProtobuf
	// Fail: Programs that end the protocol on any frame.
	Fail []string
	// AcceptData: Whether data counts before the first step.
	AcceptData bool
	// Steps: Steps in written order.
	Steps []SignalingStep
	// Timeout: Longest handshake.
	Timeout Duration
}

// ModelKind gives the kind of this Model.
func (m *SignalingProtocol) ModelKind() Kind {
	return KindSignalingProtocol
}

// ModelName gives the folded name of this Model.
func (m *SignalingProtocol) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *SignalingProtocol) ModelKey() Key {
	return Key{
		Kind: KindSignalingProtocol,
		Name: m.Name,
	}
}

// SignalingProtobuf: The messages of a PROTOBUF handshake.
type SignalingProtobuf struct {
	// Resource: Holds the proto files.
	Resource ResourceBinding
	// Config: The entries file, files, include and includes.
	Config []ConfigEntry
	// SendMessage: Message of sent frames.
	SendMessage string
	// WaitMessage: Message of awaited frames.
	WaitMessage string
}

// SignalingSend: Frames to send.
type SignalingSend struct {
	// Programs: Programs that make one frame each.
	Programs []string
}

// SignalingWait: A frame to await.
type SignalingWait struct {
	// Matchers: Programs of which one must hold.
	Matchers []string
	// Fail: Programs that end the protocol.
	Fail []string
	// Capture: Program that keeps state for later steps; only with one matcher.
	Capture *string
	// AcceptData: Whether data counts from here on.
	AcceptData bool
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
	// Materialized: Whether the last row by timestamp is kept per concrete branch.
	Materialized bool
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

// Placement: Where groups of nodes should run (grammar reference, 3.18).
type Placement struct {
	// Name: Name in the domain.
	Name string
	// From: Unqualified names of nodes without repetition.
	From []string
	// To: Unqualified names of nodes without repetition.
	To []string
	// Policy: What is asked of the pairs.
	Policy PlacementPolicy
	// Rank: The lower wins; 0 is unranked and comes last.
	Rank uint64
}

// ModelKind gives the kind of this Model.
func (m *Placement) ModelKind() Kind {
	return KindPlacement
}

// ModelName gives the folded name of this Model.
func (m *Placement) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *Placement) ModelKey() Key {
	return Key{
		Kind: KindPlacement,
		Name: m.Name,
	}
}

// HashMap: A lookup table from a resource (grammar reference, 3.19).
type HashMap struct {
	// Name: Name in the domain.
	Name string
	// KeyField: Scalar field of the codec's schema.
	KeyField string
	// Resource: Holds the file.
	Resource ResourceBinding
	// Path: File inside the resource.
	Path string
	// Codec: Decodes the records.
	Codec string
}

// ModelKind gives the kind of this Model.
func (m *HashMap) ModelKind() Kind {
	return KindHashMap
}

// ModelName gives the folded name of this Model.
func (m *HashMap) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *HashMap) ModelKey() Key {
	return Key{
		Kind: KindHashMap,
		Name: m.Name,
	}
}

// UDF: A user-defined function (grammar reference, 3.20).
type UDF struct {
	// Name: Name in the domain.
	Name string
	// Arguments: One to eight with distinct names.
	Arguments []UDFArgument
	// Returns: Exact result type.
	Returns datatype.Type
	// ReturnsOptional: Whether the result may be null.
	ReturnsOptional bool
	// Volatile: Whether equal arguments may give different results.
	Volatile bool
	// Code: Roto source of at most 65536 bytes.
	Code string
}

// ModelKind gives the kind of this Model.
func (m *UDF) ModelKind() Kind {
	return KindUdf
}

// ModelName gives the folded name of this Model.
func (m *UDF) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *UDF) ModelKey() Key {
	return Key{
		Kind: KindUdf,
		Name: m.Name,
	}
}

// UDFArgument: One argument of a user-defined function.
type UDFArgument struct {
	// Name: Lower-case name.
	Name string
	// Type: Exact type.
	Type datatype.Type
	// Optional: Whether the value may be null.
	Optional bool
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

// UDFCall: A call of a user-defined function.
type UDFCall struct {
	// Function: The function.
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

// Input: One relay in a FROM list.
type Input struct {
	// Relay: The relay.
	Relay string
	// Where: Source predicate.
	Where Expression
}

// Collect: COLLECT FOR, which gathers the batches of an input list.
type Collect struct {
	// For: Longest gathering.
	For Duration
	// MaxBatchSize: Bytes that end a gathering.
	MaxBatchSize *ByteSize
}

// RequiredSkip: Rows without the state are skipped.
type RequiredSkip struct{}

// RequiredWait: Rows wait for the state.
type RequiredWait struct{}

// DefaultState: Rows without the state see constants.
type DefaultState struct {
	// Set: Fields in written order.
	Set []DefaultAssignment
}

// DefaultAssignment: One field of a DEFAULT.
type DefaultAssignment struct {
	// Field: The field in lower case.
	Field string
	// Value: A constant.
	Value Expression
}

// StateDependency: USING MATERIALIZED STATE.
type StateDependency struct {
	// Relay: The materialized relay.
	Relay string
	// Policy: What happens while it has no state.
	Policy StatePolicy
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
	// Set: Fields of the error record; their scope is BARE.
	Set []Assignment
}

// Route: One TO of a junction, deduplicator, reorderer or inferencer.
type Route struct {
	// Relay: The target relay.
	Relay string
	// Construction: The output row.
	Construction Construction
	// Flush: When buffered rows leave.
	Flush Flush
	// MessageError: Policy for failed rows.
	MessageError MessageError
}

// SetRoute: One TO of a generator or correlator.
type SetRoute struct {
	// Relay: The target relay.
	Relay string
	// Set: Assignments in written order.
	Set []Assignment
	// Where: Route predicate on the finished output.
	Where Expression
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

// Key: Identity of a Model inside its domain.
type Key struct {
	// Kind: Its kind.
	Kind Kind
	// Name: Its folded name.
	Name string
}

// Junction: Stateless transforming fan-out (grammar reference, 3.11).
type Junction struct {
	// Name: Name in the domain.
	Name string
	// Detached: DETACHED instead of ATTACHED.
	Detached bool
	// Inputs: At least one.
	Inputs []Input
	// Collect: Input collection.
	Collect *Collect
	// Filter: FILTER WHERE.
	Filter Expression
	// Branching: Branch of all inputs and outputs.
	Branching Branching
	// States: Dependencies in written order.
	States []StateDependency
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
	// Collect: Input collection.
	Collect *Collect
	// Filter: FILTER WHERE.
	Filter Expression
	// Keys: Key tuple.
	Keys []Expression
	// MaxTime: How long a key is remembered.
	MaxTime Duration
	// Branching: Branch of all inputs and outputs.
	Branching Branching
	// States: Dependencies in written order.
	States []StateDependency
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

// Reorderer: Brings rows into order within a time (grammar reference, 3.11).
type Reorderer struct {
	// Name: Name in the domain.
	Name string
	// Detached: DETACHED instead of ATTACHED.
	Detached bool
	// Inputs: At least one.
	Inputs []Input
	// Collect: Input collection.
	Collect *Collect
	// Filter: FILTER WHERE.
	Filter Expression
	// By: Ordering tuple; buffered rows leave before it changes (CP-237).
	By []Expression
	// MaxTime: How long a row may wait for earlier ones.
	MaxTime Duration
	// Branching: Branch of all inputs and outputs.
	Branching Branching
	// States: Dependencies in written order.
	States []StateDependency
	// Routes: At least one.
	Routes []Route
}

// ModelKind gives the kind of this Model.
func (m *Reorderer) ModelKind() Kind {
	return KindReorderer
}

// ModelName gives the folded name of this Model.
func (m *Reorderer) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *Reorderer) ModelKey() Key {
	return Key{
		Kind: KindReorderer,
		Name: m.Name,
	}
}

// WindowBound: A bound of WIDTH or STEP; a zero part is not written, and at least one is.
type WindowBound struct {
	// Messages: Row count; 0 when absent.
	Messages uint64
	// Duration: Event time span.
	Duration *Duration
}

// WindowRoute: One TO of a window processor, which emits by its STEP and not by a flush.
type WindowRoute struct {
	// Relay: The target relay.
	Relay string
	// Set: Assignments in written order with at least one aggregate.
	Set []Assignment
	// Where: Route predicate on the finished output.
	Where Expression
	// MessageError: Policy for failed rows.
	MessageError MessageError
}

// WindowProcessor: Aggregates over windows of rows (grammar reference, 3.12).
type WindowProcessor struct {
	// Name: Name in the domain.
	Name string
	// Detached: DETACHED instead of ATTACHED.
	Detached bool
	// Inputs: At least one.
	Inputs []Input
	// Collect: Input collection.
	Collect *Collect
	// Filter: FILTER WHERE.
	Filter Expression
	// Width: When a window is complete.
	Width WindowBound
	// Step: What leaves after an emission.
	Step WindowBound
	// Branching: Branch of all inputs and outputs.
	Branching Branching
	// States: Dependencies in written order.
	States []StateDependency
	// Routes: At least one.
	Routes []WindowRoute
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

// TimeoutDrop: A row without partner is dropped.
type TimeoutDrop struct{}

// TimeoutSend: A row without partner is sent to a relay.
type TimeoutSend struct {
	// Relay: The relay.
	Relay string
}

// CorrelatorSide: LEFT or RIGHT of a correlator.
type CorrelatorSide struct {
	// Inputs: At least one.
	Inputs []Input
	// Collect: Input collection.
	Collect *Collect
	// Timeout: What happens to a row without partner.
	Timeout TimeoutAction
}

// Correlator: Pairs rows of two sides (grammar reference, 3.13).
type Correlator struct {
	// Name: Name in the domain.
	Name string
	// Detached: DETACHED instead of ATTACHED.
	Detached bool
	// Left: The left side.
	Left CorrelatorSide
	// Right: The right side.
	Right CorrelatorSide
	// Where: Condition on a pair.
	Where Expression
	// Match: Which of several partners wins.
	Match MatchOrder
	// MaxTime: How long a row waits for a partner.
	MaxTime Duration
	// Branching: Branch of all inputs and outputs.
	Branching Branching
	// States: Dependencies in written order.
	States []StateDependency
	// Routes: At least one.
	Routes []SetRoute
}

// ModelKind gives the kind of this Model.
func (m *Correlator) ModelKind() Kind {
	return KindCorrelator
}

// ModelName gives the folded name of this Model.
func (m *Correlator) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *Correlator) ModelKey() Key {
	return Key{
		Kind: KindCorrelator,
		Name: m.Name,
	}
}

// TensorDimension: One axis of a tensor.
type TensorDimension struct {
	// Kind: How its length is known.
	Kind DimensionKind
	// Length: Length of a FIXED axis; at least 1.
	Length uint32
}

// Tensor: A named dense F32 tensor of a model file.
type Tensor struct {
	// Name: Name in the model file.
	Name string
	// Dimensions: Axes in order; none for a scalar.
	Dimensions []TensorDimension
}

// TensorInput: One input tensor with its value.
type TensorInput struct {
	// Tensor: The tensor.
	Tensor Tensor
	// Value: The value of one row.
	Value Expression
}

// Inferencer: Runs a model of a resource over rows (grammar reference, 3.14).
type Inferencer struct {
	// Name: Name in the domain.
	Name string
	// Detached: DETACHED instead of ATTACHED.
	Detached bool
	// Inputs: At least one.
	Inputs []Input
	// Collect: Input collection.
	Collect *Collect
	// Filter: FILTER WHERE.
	Filter Expression
	// Resource: Holds the model file.
	Resource ResourceBinding
	// File: The model file inside the resource.
	File string
	// Tensors: INPUTS in written order.
	Tensors []TensorInput
	// Outputs: OUTPUT SCHEMA in written order.
	Outputs []Tensor
	// Branching: Branch of all inputs and outputs.
	Branching Branching
	// States: Dependencies in written order.
	States []StateDependency
	// Routes: At least one; SET and WHERE only.
	Routes []Route
}

// ModelKind gives the kind of this Model.
func (m *Inferencer) ModelKind() Kind {
	return KindInferencer
}

// ModelName gives the folded name of this Model.
func (m *Inferencer) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *Inferencer) ModelKey() Key {
	return Key{
		Kind: KindInferencer,
		Name: m.Name,
	}
}

// GuestRoute: One TO of a WASM processor, whose guest decides when rows leave.
type GuestRoute struct {
	// Relay: The target relay.
	Relay string
	// Set: Assignments in written order.
	Set []Assignment
	// Where: Route predicate on the finished output.
	Where Expression
	// MessageError: Policy for failed rows.
	MessageError MessageError
}

// WASMProcessor: Runs a guest module over rows (grammar reference, 3.15).
type WASMProcessor struct {
	// Name: Name in the domain.
	Name string
	// Detached: DETACHED instead of ATTACHED.
	Detached bool
	// Inputs: At least one.
	Inputs []Input
	// Collect: Input collection.
	Collect *Collect
	// Filter: FILTER WHERE.
	Filter Expression
	// Resource: Holds the module (CP-247).
	Resource ResourceBinding
	// File: The module inside the resource.
	File string
	// MaxFuel: Instructions per call; at least 1.
	MaxFuel uint64
	// MaxMemory: Bytes of linear memory; at least 1.
	MaxMemory uint64
	// Branching: Branch of all inputs and outputs.
	Branching Branching
	// States: Dependencies in written order.
	States []StateDependency
	// Routes: At least one with distinct relays.
	Routes []GuestRoute
	// ResetRejected: ON REJECTED STATE RESET.
	ResetRejected bool
	// GlobalError: Policy for failures of the guest.
	GlobalError ErrorAction
}

// ModelKind gives the kind of this Model.
func (m *WASMProcessor) ModelKind() Kind {
	return KindWasmProcessor
}

// ModelName gives the folded name of this Model.
func (m *WASMProcessor) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *WASMProcessor) ModelKey() Key {
	return Key{
		Kind: KindWasmProcessor,
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

// PulsarSink: TO PULSAR.
type PulsarSink struct {
	// Client: A PULSAR client.
	Client string
	// Topic: Verbatim topic.
	Topic string
	// Mode: Publishing mode.
	Mode SinkMode
}

// RabbitMQSink: TO RABBITMQ.
type RabbitMQSink struct {
	// Client: A RABBITMQ client.
	Client string
	// Queue: Verbatim queue.
	Queue string
	// Mode: Publishing mode.
	Mode SinkMode
}

// RedisSink: TO REDIS PUBSUB, NO_ACK.
type RedisSink struct {
	// Client: A REDIS client.
	Client string
	// Channel: Verbatim channel.
	Channel string
	// Mode: The only mode.
	Mode SinkNoAck
}

// MQTTSink: TO MQTT.
type MQTTSink struct {
	// Client: An MQTT client.
	Client string
	// Topic: Verbatim topic.
	Topic string
	// QoS: 0 with NO_ACK; 1 or 2 with a confirming mode.
	QoS uint8
	// Mode: Publishing mode.
	Mode SinkMode
}

// ZeroMQSink: TO ZEROMQ, NO_ACK.
type ZeroMQSink struct {
	// Client: A ZEROMQ client.
	Client string
	// Mode: The only mode.
	Mode SinkNoAck
}

// FIFOGroupBranch: FIFO GROUP FROM BRANCH.
type FIFOGroupBranch struct{}

// FIFOGroupValue: FIFO GROUP with an expression.
type FIFOGroupValue struct {
	// Value: A STRING per row.
	Value Expression
}

// SQSSink: TO SQS.
type SQSSink struct {
	// Client: An SQS client.
	Client string
	// Queue: Verbatim queue; ends in .fifo exactly with a group.
	Queue string
	// Group: Message group of a FIFO queue.
	Group FIFOGroup
	// Batch: BATCH requests instead of SINGLE ones.
	Batch bool
	// Retry: Infrastructure retry.
	Retry Retry
}

// SentrySink: TO SENTRY.
type SentrySink struct {
	// Client: A SENTRY client.
	Client string
	// Retry: Infrastructure retry of a request.
	Retry Retry
}

// SyslogSink: TO SYSLOG, NO_ACK.
type SyslogSink struct {
	// Client: A SYSLOG client.
	Client string
	// Mode: The only mode.
	Mode SinkNoAck
}

// ColumnValue: One column of a row sink.
type ColumnValue struct {
	// Column: Verbatim column.
	Column string
	// Value: Its value.
	Value Expression
}

// Conflict: ON CONFLICT of a row sink.
type Conflict struct {
	// Columns: Target columns in written order.
	Columns []string
	// Update: DO UPDATE instead of DO NOTHING.
	Update bool
}

// ClickhouseSink: TO CLICKHOUSE.
type ClickhouseSink struct {
	// Client: A CLICKHOUSE client.
	Client string
	// Table: Verbatim table.
	Table string
	// Values: Columns in written order.
	Values []ColumnValue
	// MaxBatch: Most rows of a request.
	MaxBatch uint64
	// Retry: Infrastructure retry of a request.
	Retry Retry
}

// PostgresSink: TO POSTGRES.
type PostgresSink struct {
	// Client: A POSTGRES client.
	Client string
	// Table: Verbatim table.
	Table string
	// Values: Columns in written order.
	Values []ColumnValue
	// Conflict: DO UPDATE needs columns.
	Conflict *Conflict
	// MaxBatch: Most rows of a request.
	MaxBatch uint64
	// Retry: Infrastructure retry of a request.
	Retry Retry
}

// MySQLSink: TO MYSQL.
type MySQLSink struct {
	// Client: A MYSQL client.
	Client string
	// Table: Verbatim table.
	Table string
	// Values: Columns in written order.
	Values []ColumnValue
	// Conflict: Without columns.
	Conflict *Conflict
	// MaxBatch: Most rows of a request.
	MaxBatch uint64
	// Retry: Infrastructure retry of a request.
	Retry Retry
}

// MongoDBSink: TO MONGODB.
type MongoDBSink struct {
	// Client: A MONGODB client.
	Client string
	// Collection: Verbatim collection.
	Collection string
	// Values: Fields in written order.
	Values []ColumnValue
	// Conflict: With columns.
	Conflict *Conflict
	// MaxBatch: Most rows of a request.
	MaxBatch uint64
	// Retry: Infrastructure retry of a request.
	Retry Retry
}

// CommitPolicy: COMMIT EACH of an Iceberg sink.
type CommitPolicy struct {
	// Interval: Time from the first buffered row.
	Interval Duration
	// MaxSize: Bytes that force a commit.
	MaxSize ByteSize
}

// IcebergSink: TO ICEBERG.
type IcebergSink struct {
	// Storage: Where the files go.
	Storage IcebergStorage
	// Client: A client of the storage.
	Client string
	// Table: Verbatim table.
	Table string
	// Values: Columns in written order.
	Values []ColumnValue
	// Location: Verbatim location of the table.
	Location string
	// Catalog: An ICEBERG_REST client.
	Catalog string
	// Commit: When files become visible.
	Commit CommitPolicy
	// Retry: Infrastructure retry of a request.
	Retry Retry
}

// HTTPSink: TO HTTP; the body is what the emitter's codec makes.
type HTTPSink struct {
	// Client: An HTTP client.
	Client string
	// Method: Method of a row.
	Method Expression
	// Path: Path of a row.
	Path Expression
	// Retry: Infrastructure retry of a request.
	Retry Retry
}

// ClientSink: TO CLIENT, records that client programs consume.
type ClientSink struct {
	// Schema: Fields of the records.
	Schema string
	// Mode: ACK SEQUENTIAL or ACK PARALLEL.
	Mode SinkMode
}

// ClientBatch: BATCH of an emitter to clients.
type ClientBatch struct {
	// MaxMessages: Most records of a batch.
	MaxMessages uint64
	// MaxSize: Most bytes of a batch.
	MaxSize ByteSize
}

// Emitter: A sink (grammar reference, 3.17).
type Emitter struct {
	// Name: Name in the domain.
	Name string
	// Detached: DETACHED instead of ATTACHED.
	Detached bool
	// Inputs: At least one.
	Inputs []EmitterInput
	// Collect: Input collection.
	Collect *Collect
	// States: Dependencies in written order.
	States []StateDependency
	// Sink: Where records go.
	Sink Sink
	// Codec: Encodes the payloads; empty for row sinks, TO CLIENT and WITHOUT BODY.
	Codec string
	// Construction: The output row; row sinks have WHERE only.
	Construction Construction
	// Batch: Present exactly for TO CLIENT.
	Batch *ClientBatch
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
	// BatchTimeout: Longest wait for a full group; absent on client ingestors only.
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

// EndpointSource: FROM ENDPOINT, NO_ACK SEQUENTIAL.
type EndpointSource struct {
	// Endpoint: The endpoint.
	Endpoint string
}

// NatsSource: FROM NATS, NO_ACK SEQUENTIAL.
type NatsSource struct {
	// Client: A NATS client.
	Client string
	// Subject: Verbatim subject.
	Subject string
	// QueueGroup: Verbatim queue group.
	QueueGroup string
	// Instances: Members of the group.
	Instances uint64
}

// KafkaSource: FROM KAFKA by consumer group or by the domain's own offsets.
type KafkaSource struct {
	// Client: A KAFKA client.
	Client string
	// Topic: Verbatim topic.
	Topic string
	// ConsumerGroup: Verbatim group; absent for OFFSET BY DOMAIN.
	ConsumerGroup *string
	// Instances: Members of the group.
	Instances uint64
	// Mode: ACK SEQUENTIAL, ACK PARALLEL or NO_ACK PARALLEL.
	Mode SourceMode
}

// HTTPSource: FROM HTTP, a poll.
type HTTPSource struct {
	// Client: An HTTP client.
	Client string
	// Every: Time between polls.
	Every Duration
}

// PrometheusSource: FROM PROMETHEUS, a query.
type PrometheusSource struct {
	// Client: A PROMETHEUS client.
	Client string
	// Query: Verbatim query.
	Query string
	// Every: Time between queries.
	Every Duration
}

// PulsarSource: FROM PULSAR.
type PulsarSource struct {
	// Client: A PULSAR client.
	Client string
	// Topic: Verbatim topic.
	Topic string
	// Subscription: Verbatim subscription.
	Subscription string
	// Instances: Consumers of the subscription.
	Instances uint64
	// Mode: ACK SEQUENTIAL, ACK PARALLEL or NO_ACK PARALLEL.
	Mode SourceMode
}

// RabbitMQSource: FROM RABBITMQ, ACK SEQUENTIAL.
type RabbitMQSource struct {
	// Client: A RABBITMQ client.
	Client string
	// Queue: Verbatim queue.
	Queue string
	// Instances: Consumers of the queue.
	Instances uint64
	// Mode: The only mode.
	Mode AckSequential
}

// SQSSource: FROM SQS, ACK SEQUENTIAL.
type SQSSource struct {
	// Client: An SQS client.
	Client string
	// Queue: Verbatim queue.
	Queue string
	// Instances: Receivers of the queue.
	Instances uint64
	// Mode: The only mode.
	Mode AckSequential
}

// RedisSource: FROM REDIS PUBSUB, NO_ACK SEQUENTIAL.
type RedisSource struct {
	// Client: A REDIS client.
	Client string
	// Channel: Verbatim channel.
	Channel string
}

// MQTTSource: FROM MQTT.
type MQTTSource struct {
	// Client: An MQTT client.
	Client string
	// Topic: Verbatim topic filter.
	Topic string
	// Instances: Subscribers.
	Instances uint64
	// Persistent: SESSION PERSISTENT instead of CLEAN.
	Persistent bool
	// QoS: 0 or 1.
	QoS uint8
	// Mode: Any mode; ACK modes need a persistent session and QoS 1.
	Mode SourceMode
}

// ZeroMQSource: FROM ZEROMQ, NO_ACK SEQUENTIAL.
type ZeroMQSource struct {
	// Client: A ZEROMQ client.
	Client string
}

// WebsocketsSource: FROM WEBSOCKETS, NO_ACK SEQUENTIAL.
type WebsocketsSource struct {
	// Client: A WEBSOCKETS client.
	Client string
}

// SyslogSource: FROM SYSLOG, a listener with NO_ACK SEQUENTIAL.
type SyslogSource struct {
	// Client: A SYSLOG client.
	Client string
}

// ClientSource: FROM CLIENT, records that client programs publish.
type ClientSource struct {
	// Schema: Fields of the records.
	Schema string
	// Mode: ACK SEQUENTIAL or ACK PARALLEL without batch timeout.
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

// TimestampNow: TIMESTAMP NOW.
type TimestampNow struct{}

// TimestampAt: TIMESTAMP AT a DATETIME field.
type TimestampAt struct {
	// Field: The field.
	Field string
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

// EntryRoute: One TO of an ingestor or reingestor.
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

// Ingestor: A source with its routes (grammar reference, 3.9).
type Ingestor struct {
	// Name: Name in the domain.
	Name string
	// Source: Where records come from.
	Source Source
	// Quiesce: What the external source meets during a hold.
	Quiesce Quiesce
	// Codec: Decodes the payloads; empty for client ingestors only.
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

// Reingestor: Moves rows to other branches (grammar reference, 3.10).
type Reingestor struct {
	// Name: Name in the domain.
	Name string
	// Detached: DETACHED instead of ATTACHED.
	Detached bool
	// Inputs: At least one.
	Inputs []Input
	// Collect: Input collection.
	Collect *Collect
	// Filter: FILTER WHERE.
	Filter Expression
	// States: Dependencies in written order.
	States []StateDependency
	// Routes: At least one.
	Routes []EntryRoute
}

// ModelKind gives the kind of this Model.
func (m *Reingestor) ModelKind() Kind {
	return KindReingestor
}

// ModelName gives the folded name of this Model.
func (m *Reingestor) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *Reingestor) ModelKey() Key {
	return Key{
		Kind: KindReingestor,
		Name: m.Name,
	}
}

// Generator: Emits rows from materialized state by the clock (grammar reference, 3.16).
type Generator struct {
	// Name: Name in the domain.
	Name string
	// State: The materialized relay.
	State string
	// Interval: EACH; the time between rounds.
	Interval Duration
	// Branching: Branch of the relay and all outputs.
	Branching Branching
	// Routes: At least one.
	Routes []SetRoute
}

// ModelKind gives the kind of this Model.
func (m *Generator) ModelKind() Kind {
	return KindGenerator
}

// ModelName gives the folded name of this Model.
func (m *Generator) ModelName() string {
	return m.Name
}

// ModelKey gives the identity of this Model inside its domain.
func (m *Generator) ModelKey() Key {
	return Key{
		Kind: KindGenerator,
		Name: m.Name,
	}
}
