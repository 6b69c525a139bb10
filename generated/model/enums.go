// Code generated from spec/ by go generate. DO NOT EDIT.

package model

import "fmt"

// Level: How much work a change pauses (control-plane table Q0, CP-227 to CP-256). Levels are
// ordered; a batch takes the highest (CP-223).
type Level uint8

// Values of Level.
const (
	// Nothing pauses and buffered state stays.
	LevelDynamic Level = iota
	// The affected relays and nodes drain first.
	LevelEntityPause
	// All attached work of the domain drains first.
	LevelDomainPause
)

// levelTotal is the number of values of Level.
const levelTotal = 3

var levelNames = [levelTotal]string{
	"DYNAMIC",
	"ENTITY_PAUSE",
	"DOMAIN_PAUSE",
}
var levelTexts = [levelTotal]string{
	"DYNAMIC",
	"ENTITY_PAUSE",
	"DOMAIN_PAUSE",
}

// Valid tells whether v is a declared value.
func (v Level) Valid() bool {
	return int(v) < levelTotal
}

// String gives the name in the spec.
func (v Level) String() string {
	if !v.Valid() {
		return fmt.Sprintf("Level(%d)", uint8(v))
	}
	return levelNames[v]
}

// Text gives the form that people read.
func (v Level) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("Level(%d)", uint8(v))
	}
	return levelTexts[v]
}

// ParseLevel finds a value by the name in the spec.
func ParseLevel(name string) (Level, bool) {
	for i, candidate := range levelNames {
		if candidate == name {
			return Level(i), true
		}
	}
	return 0, false
}

// Scope: Where a field reference reads from (grammar reference, section 4.5).
type Scope uint8

// Values of Scope.
const (
	// No scope written; resolved by the clause.
	ScopeBare Scope = iota
	// The working message.
	ScopeMessage
	// The original input row.
	ScopeInput
	// The output row under construction.
	ScopeOutput
	// The key of the concrete branch.
	ScopeBranch
	// The left row of a correlation.
	ScopeLeft
	// The right row of a correlation.
	ScopeRight
	// Source metadata such as a Kafka offset.
	ScopeMetadata
	// The unfinished output of a failed row.
	ScopePartialOutput
	// The structured error of a failed row.
	ScopeError
	// Materialized state of a declared relay.
	ScopeRelayState
)

// scopeTotal is the number of values of Scope.
const scopeTotal = 11

var scopeNames = [scopeTotal]string{
	"BARE",
	"MESSAGE",
	"INPUT",
	"OUTPUT",
	"BRANCH",
	"LEFT",
	"RIGHT",
	"METADATA",
	"PARTIAL_OUTPUT",
	"ERROR",
	"RELAY_STATE",
}
var scopeTexts = [scopeTotal]string{
	"BARE",
	"MESSAGE",
	"INPUT",
	"OUTPUT",
	"BRANCH",
	"LEFT",
	"RIGHT",
	"METADATA",
	"PARTIAL_OUTPUT",
	"ERROR",
	"RELAY_STATE",
}

// Valid tells whether v is a declared value.
func (v Scope) Valid() bool {
	return int(v) < scopeTotal
}

// String gives the name in the spec.
func (v Scope) String() string {
	if !v.Valid() {
		return fmt.Sprintf("Scope(%d)", uint8(v))
	}
	return scopeNames[v]
}

// Text gives the form that people read.
func (v Scope) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("Scope(%d)", uint8(v))
	}
	return scopeTexts[v]
}

// ParseScope finds a value by the name in the spec.
func ParseScope(name string) (Scope, bool) {
	for i, candidate := range scopeNames {
		if candidate == name {
			return Scope(i), true
		}
	}
	return 0, false
}

// UnaryOperator: Prefix operators.
type UnaryOperator uint8

// Values of UnaryOperator.
const (
	// Arithmetic negation.
	UnaryOperatorNegate UnaryOperator = iota
	// Logical negation.
	UnaryOperatorNot
)

// unaryOperatorTotal is the number of values of UnaryOperator.
const unaryOperatorTotal = 2

var unaryOperatorNames = [unaryOperatorTotal]string{
	"NEGATE",
	"NOT",
}
var unaryOperatorTexts = [unaryOperatorTotal]string{
	"NEGATE",
	"NOT",
}

// Valid tells whether v is a declared value.
func (v UnaryOperator) Valid() bool {
	return int(v) < unaryOperatorTotal
}

// String gives the name in the spec.
func (v UnaryOperator) String() string {
	if !v.Valid() {
		return fmt.Sprintf("UnaryOperator(%d)", uint8(v))
	}
	return unaryOperatorNames[v]
}

// Text gives the form that people read.
func (v UnaryOperator) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("UnaryOperator(%d)", uint8(v))
	}
	return unaryOperatorTexts[v]
}

// ParseUnaryOperator finds a value by the name in the spec.
func ParseUnaryOperator(name string) (UnaryOperator, bool) {
	for i, candidate := range unaryOperatorNames {
		if candidate == name {
			return UnaryOperator(i), true
		}
	}
	return 0, false
}

// BinaryOperator: Infix operators; both operands have the identical type.
type BinaryOperator uint8

// Values of BinaryOperator.
const (
	// Sum.
	BinaryOperatorAdd BinaryOperator = iota
	// Difference.
	BinaryOperatorSubtract
	// Product.
	BinaryOperatorMultiply
	// Quotient; truncates toward zero for integers.
	BinaryOperatorDivide
	// Remainder with the sign of the dividend.
	BinaryOperatorRemainder
	// Equality.
	BinaryOperatorEqual
	// Inequality.
	BinaryOperatorNotEqual
	// Order.
	BinaryOperatorLess
	// Order or equality.
	BinaryOperatorLessOrEqual
	// Order.
	BinaryOperatorGreater
	// Order or equality.
	BinaryOperatorGreaterOrEqual
	// Kleene conjunction.
	BinaryOperatorAnd
	// Kleene disjunction.
	BinaryOperatorOr
)

// binaryOperatorTotal is the number of values of BinaryOperator.
const binaryOperatorTotal = 13

var binaryOperatorNames = [binaryOperatorTotal]string{
	"ADD",
	"SUBTRACT",
	"MULTIPLY",
	"DIVIDE",
	"REMAINDER",
	"EQUAL",
	"NOT_EQUAL",
	"LESS",
	"LESS_OR_EQUAL",
	"GREATER",
	"GREATER_OR_EQUAL",
	"AND",
	"OR",
}
var binaryOperatorTexts = [binaryOperatorTotal]string{
	"ADD",
	"SUBTRACT",
	"MULTIPLY",
	"DIVIDE",
	"REMAINDER",
	"EQUAL",
	"NOT_EQUAL",
	"LESS",
	"LESS_OR_EQUAL",
	"GREATER",
	"GREATER_OR_EQUAL",
	"AND",
	"OR",
}

// Valid tells whether v is a declared value.
func (v BinaryOperator) Valid() bool {
	return int(v) < binaryOperatorTotal
}

// String gives the name in the spec.
func (v BinaryOperator) String() string {
	if !v.Valid() {
		return fmt.Sprintf("BinaryOperator(%d)", uint8(v))
	}
	return binaryOperatorNames[v]
}

// Text gives the form that people read.
func (v BinaryOperator) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("BinaryOperator(%d)", uint8(v))
	}
	return binaryOperatorTexts[v]
}

// ParseBinaryOperator finds a value by the name in the spec.
func ParseBinaryOperator(name string) (BinaryOperator, bool) {
	for i, candidate := range binaryOperatorNames {
		if candidate == name {
			return BinaryOperator(i), true
		}
	}
	return 0, false
}

// Kind: The kind of a Model. A Model's key is its domain, kind and name (grammar reference, 5.3).
// A RESOURCE is referred to like a Model but is none: it is content with versions.
type Kind uint8

// Values of Kind.
const (
	// Uploaded content with numbered versions.
	KindResource Kind = iota
	// Fields of a record.
	KindSchema
	// External JSON form of a record.
	KindWireJsonSchema
	// External CBOR form of a record.
	KindWireCborSchema
	// External AVRO form of a record.
	KindWireAvroSchema
	// Translation between a wire format and a schema.
	KindCodec
	// Connection settings of an external system.
	KindClient
	// Host names served by the intake listener.
	KindVhost
	// A path on a vhost.
	KindEndpoint
	// Handshake of a WebSocket.
	KindSignalingProtocol
	// A key space that isolates state.
	KindBranch
	// A bounded fan-out of batches.
	KindRelay
	// A lookup table from a resource.
	KindHashMap
	// A user-defined function.
	KindUdf
	// A source.
	KindIngestor
	// A mover of rows between branches.
	KindReingestor
	// A source of rows from state by the clock.
	KindGenerator
	// Stateless transforming fan-out.
	KindJunction
	// Suppression of repeated keys.
	KindDeduplicator
	// Ordering of rows within a time.
	KindReorderer
	// Aggregation over windows of rows.
	KindWindowProcessor
	// Pairing of rows of two sides.
	KindCorrelator
	// A model run over rows.
	KindInferencer
	// A guest module run over rows.
	KindWasmProcessor
	// A sink.
	KindEmitter
	// A rule about where nodes run.
	KindPlacement
)

// kindTotal is the number of values of Kind.
const kindTotal = 26

var kindNames = [kindTotal]string{
	"RESOURCE",
	"SCHEMA",
	"WIRE_JSON_SCHEMA",
	"WIRE_CBOR_SCHEMA",
	"WIRE_AVRO_SCHEMA",
	"CODEC",
	"CLIENT",
	"VHOST",
	"ENDPOINT",
	"SIGNALING_PROTOCOL",
	"BRANCH",
	"RELAY",
	"HASH_MAP",
	"UDF",
	"INGESTOR",
	"REINGESTOR",
	"GENERATOR",
	"JUNCTION",
	"DEDUPLICATOR",
	"REORDERER",
	"WINDOW_PROCESSOR",
	"CORRELATOR",
	"INFERENCER",
	"WASM_PROCESSOR",
	"EMITTER",
	"PLACEMENT",
}
var kindTexts = [kindTotal]string{
	"resource",
	"schema",
	"wire json schema",
	"wire cbor schema",
	"wire avro schema",
	"codec",
	"client",
	"vhost",
	"endpoint",
	"signaling protocol",
	"branch",
	"relay",
	"hash map",
	"udf",
	"ingestor",
	"reingestor",
	"generator",
	"junction",
	"deduplicator",
	"reorderer",
	"window processor",
	"correlator",
	"inferencer",
	"wasm processor",
	"emitter",
	"placement",
}

// Valid tells whether v is a declared value.
func (v Kind) Valid() bool {
	return int(v) < kindTotal
}

// String gives the name in the spec.
func (v Kind) String() string {
	if !v.Valid() {
		return fmt.Sprintf("Kind(%d)", uint8(v))
	}
	return kindNames[v]
}

// Text gives the form that people read.
func (v Kind) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("Kind(%d)", uint8(v))
	}
	return kindTexts[v]
}

// ParseKind finds a value by the name in the spec.
func ParseKind(name string) (Kind, bool) {
	for i, candidate := range kindNames {
		if candidate == name {
			return Kind(i), true
		}
	}
	return 0, false
}

// ErrorAction: What a node-wide error policy does.
type ErrorAction uint8

// Values of ErrorAction.
const (
	// Acknowledge and record nothing.
	ErrorActionIgnore ErrorAction = iota
	// Report and acknowledge negatively.
	ErrorActionLog
)

// errorActionTotal is the number of values of ErrorAction.
const errorActionTotal = 2

var errorActionNames = [errorActionTotal]string{
	"IGNORE",
	"LOG",
}
var errorActionTexts = [errorActionTotal]string{
	"IGNORE",
	"LOG",
}

// Valid tells whether v is a declared value.
func (v ErrorAction) Valid() bool {
	return int(v) < errorActionTotal
}

// String gives the name in the spec.
func (v ErrorAction) String() string {
	if !v.Valid() {
		return fmt.Sprintf("ErrorAction(%d)", uint8(v))
	}
	return errorActionNames[v]
}

// Text gives the form that people read.
func (v ErrorAction) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("ErrorAction(%d)", uint8(v))
	}
	return errorActionTexts[v]
}

// ParseErrorAction finds a value by the name in the spec.
func ParseErrorAction(name string) (ErrorAction, bool) {
	for i, candidate := range errorActionNames {
		if candidate == name {
			return ErrorAction(i), true
		}
	}
	return 0, false
}

// WireMode: Whether undeclared payload fields are refused.
type WireMode uint8

// Values of WireMode.
const (
	// Undeclared fields reject the record.
	WireModeStrict WireMode = iota
	// Undeclared fields are ignored.
	WireModeLoose
)

// wireModeTotal is the number of values of WireMode.
const wireModeTotal = 2

var wireModeNames = [wireModeTotal]string{
	"STRICT",
	"LOOSE",
}
var wireModeTexts = [wireModeTotal]string{
	"STRICT",
	"LOOSE",
}

// Valid tells whether v is a declared value.
func (v WireMode) Valid() bool {
	return int(v) < wireModeTotal
}

// String gives the name in the spec.
func (v WireMode) String() string {
	if !v.Valid() {
		return fmt.Sprintf("WireMode(%d)", uint8(v))
	}
	return wireModeNames[v]
}

// Text gives the form that people read.
func (v WireMode) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("WireMode(%d)", uint8(v))
	}
	return wireModeTexts[v]
}

// ParseWireMode finds a value by the name in the spec.
func ParseWireMode(name string) (WireMode, bool) {
	for i, candidate := range wireModeNames {
		if candidate == name {
			return WireMode(i), true
		}
	}
	return 0, false
}

// JSONType: External types of JSON and CBOR wire schemas.
type JSONType uint8

// Values of JSONType.
const (
	// Text.
	JSONTypeString JSONType = iota
	// Any number.
	JSONTypeNumber
	// Integral number.
	JSONTypeInteger
	// Object.
	JSONTypeObject
	// Array.
	JSONTypeArray
	// Truth value.
	JSONTypeBoolean
	// Null only.
	JSONTypeNull
)

// jSONTypeTotal is the number of values of JSONType.
const jSONTypeTotal = 7

var jSONTypeNames = [jSONTypeTotal]string{
	"STRING",
	"NUMBER",
	"INTEGER",
	"OBJECT",
	"ARRAY",
	"BOOLEAN",
	"NULL",
}
var jSONTypeTexts = [jSONTypeTotal]string{
	"STRING",
	"NUMBER",
	"INTEGER",
	"OBJECT",
	"ARRAY",
	"BOOLEAN",
	"NULL",
}

// Valid tells whether v is a declared value.
func (v JSONType) Valid() bool {
	return int(v) < jSONTypeTotal
}

// String gives the name in the spec.
func (v JSONType) String() string {
	if !v.Valid() {
		return fmt.Sprintf("JSONType(%d)", uint8(v))
	}
	return jSONTypeNames[v]
}

// Text gives the form that people read.
func (v JSONType) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("JSONType(%d)", uint8(v))
	}
	return jSONTypeTexts[v]
}

// ParseJSONType finds a value by the name in the spec.
func ParseJSONType(name string) (JSONType, bool) {
	for i, candidate := range jSONTypeNames {
		if candidate == name {
			return JSONType(i), true
		}
	}
	return 0, false
}

// AVROType: External types of AVRO wire schemas.
type AVROType uint8

// Values of AVROType.
const (
	// Null only.
	AVROTypeNull AVROType = iota
	// Truth value.
	AVROTypeBoolean
	// 32-bit integer.
	AVROTypeInt
	// 64-bit integer.
	AVROTypeLong
	// Single-precision number.
	AVROTypeFloat
	// Double-precision number.
	AVROTypeDouble
	// Bytes.
	AVROTypeBytes
	// Text.
	AVROTypeString
	// Record.
	AVROTypeRecord
	// One of fixed words.
	AVROTypeEnum
	// Array.
	AVROTypeArray
	// Map.
	AVROTypeMap
	// A fixed number of bytes.
	AVROTypeFixed
)

// aVROTypeTotal is the number of values of AVROType.
const aVROTypeTotal = 13

var aVROTypeNames = [aVROTypeTotal]string{
	"NULL",
	"BOOLEAN",
	"INT",
	"LONG",
	"FLOAT",
	"DOUBLE",
	"BYTES",
	"STRING",
	"RECORD",
	"ENUM",
	"ARRAY",
	"MAP",
	"FIXED",
}
var aVROTypeTexts = [aVROTypeTotal]string{
	"NULL",
	"BOOLEAN",
	"INT",
	"LONG",
	"FLOAT",
	"DOUBLE",
	"BYTES",
	"STRING",
	"RECORD",
	"ENUM",
	"ARRAY",
	"MAP",
	"FIXED",
}

// Valid tells whether v is a declared value.
func (v AVROType) Valid() bool {
	return int(v) < aVROTypeTotal
}

// String gives the name in the spec.
func (v AVROType) String() string {
	if !v.Valid() {
		return fmt.Sprintf("AVROType(%d)", uint8(v))
	}
	return aVROTypeNames[v]
}

// Text gives the form that people read.
func (v AVROType) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("AVROType(%d)", uint8(v))
	}
	return aVROTypeTexts[v]
}

// ParseAVROType finds a value by the name in the spec.
func ParseAVROType(name string) (AVROType, bool) {
	for i, candidate := range aVROTypeNames {
		if candidate == name {
			return AVROType(i), true
		}
	}
	return 0, false
}

// DocumentFormat: Document formats that jaq programs can reach.
type DocumentFormat uint8

// Values of DocumentFormat.
const (
	// JSON.
	DocumentFormatJson DocumentFormat = iota
	// YAML.
	DocumentFormatYaml
	// TOML.
	DocumentFormatToml
	// XML.
	DocumentFormatXml
	// CBOR.
	DocumentFormatCbor
)

// documentFormatTotal is the number of values of DocumentFormat.
const documentFormatTotal = 5

var documentFormatNames = [documentFormatTotal]string{
	"JSON",
	"YAML",
	"TOML",
	"XML",
	"CBOR",
}
var documentFormatTexts = [documentFormatTotal]string{
	"JSON",
	"YAML",
	"TOML",
	"XML",
	"CBOR",
}

// Valid tells whether v is a declared value.
func (v DocumentFormat) Valid() bool {
	return int(v) < documentFormatTotal
}

// String gives the name in the spec.
func (v DocumentFormat) String() string {
	if !v.Valid() {
		return fmt.Sprintf("DocumentFormat(%d)", uint8(v))
	}
	return documentFormatNames[v]
}

// Text gives the form that people read.
func (v DocumentFormat) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("DocumentFormat(%d)", uint8(v))
	}
	return documentFormatTexts[v]
}

// ParseDocumentFormat finds a value by the name in the spec.
func ParseDocumentFormat(name string) (DocumentFormat, bool) {
	for i, candidate := range documentFormatNames {
		if candidate == name {
			return DocumentFormat(i), true
		}
	}
	return 0, false
}

// SignalingFormat: Form of the frames of a signaling protocol.
type SignalingFormat uint8

// Values of SignalingFormat.
const (
	// JSON.
	SignalingFormatJson SignalingFormat = iota
	// YAML.
	SignalingFormatYaml
	// TOML.
	SignalingFormatToml
	// XML.
	SignalingFormatXml
	// CBOR.
	SignalingFormatCbor
	// Uninterpreted bytes.
	SignalingFormatRaw
	// Protobuf messages.
	SignalingFormatProtobuf
)

// signalingFormatTotal is the number of values of SignalingFormat.
const signalingFormatTotal = 7

var signalingFormatNames = [signalingFormatTotal]string{
	"JSON",
	"YAML",
	"TOML",
	"XML",
	"CBOR",
	"RAW",
	"PROTOBUF",
}
var signalingFormatTexts = [signalingFormatTotal]string{
	"JSON",
	"YAML",
	"TOML",
	"XML",
	"CBOR",
	"RAW",
	"PROTOBUF",
}

// Valid tells whether v is a declared value.
func (v SignalingFormat) Valid() bool {
	return int(v) < signalingFormatTotal
}

// String gives the name in the spec.
func (v SignalingFormat) String() string {
	if !v.Valid() {
		return fmt.Sprintf("SignalingFormat(%d)", uint8(v))
	}
	return signalingFormatNames[v]
}

// Text gives the form that people read.
func (v SignalingFormat) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("SignalingFormat(%d)", uint8(v))
	}
	return signalingFormatTexts[v]
}

// ParseSignalingFormat finds a value by the name in the spec.
func ParseSignalingFormat(name string) (SignalingFormat, bool) {
	for i, candidate := range signalingFormatNames {
		if candidate == name {
			return SignalingFormat(i), true
		}
	}
	return 0, false
}

// EndpointType: What an endpoint speaks.
type EndpointType uint8

// Values of EndpointType.
const (
	// One request per record or batch.
	EndpointTypeHTTP EndpointType = iota
	// One frame per record.
	EndpointTypeWebsockets
)

// endpointTypeTotal is the number of values of EndpointType.
const endpointTypeTotal = 2

var endpointTypeNames = [endpointTypeTotal]string{
	"HTTP",
	"WEBSOCKETS",
}
var endpointTypeTexts = [endpointTypeTotal]string{
	"HTTP",
	"WEBSOCKETS",
}

// Valid tells whether v is a declared value.
func (v EndpointType) Valid() bool {
	return int(v) < endpointTypeTotal
}

// String gives the name in the spec.
func (v EndpointType) String() string {
	if !v.Valid() {
		return fmt.Sprintf("EndpointType(%d)", uint8(v))
	}
	return endpointTypeNames[v]
}

// Text gives the form that people read.
func (v EndpointType) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("EndpointType(%d)", uint8(v))
	}
	return endpointTypeTexts[v]
}

// ParseEndpointType finds a value by the name in the spec.
func ParseEndpointType(name string) (EndpointType, bool) {
	for i, candidate := range endpointTypeNames {
		if candidate == name {
			return EndpointType(i), true
		}
	}
	return 0, false
}

// Overflow: What a full quiesce buffer drops.
type Overflow uint8

// Values of Overflow.
const (
	// Backpressure; endpoints only.
	OverflowNone Overflow = iota
	// The oldest record.
	OverflowOldest
	// The newest record.
	OverflowNewest
)

// overflowTotal is the number of values of Overflow.
const overflowTotal = 3

var overflowNames = [overflowTotal]string{
	"NONE",
	"OLDEST",
	"NEWEST",
}
var overflowTexts = [overflowTotal]string{
	"NONE",
	"OLDEST",
	"NEWEST",
}

// Valid tells whether v is a declared value.
func (v Overflow) Valid() bool {
	return int(v) < overflowTotal
}

// String gives the name in the spec.
func (v Overflow) String() string {
	if !v.Valid() {
		return fmt.Sprintf("Overflow(%d)", uint8(v))
	}
	return overflowNames[v]
}

// Text gives the form that people read.
func (v Overflow) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("Overflow(%d)", uint8(v))
	}
	return overflowTexts[v]
}

// ParseOverflow finds a value by the name in the spec.
func ParseOverflow(name string) (Overflow, bool) {
	for i, candidate := range overflowNames {
		if candidate == name {
			return Overflow(i), true
		}
	}
	return 0, false
}

// ClientType: External systems that a client can reach.
type ClientType uint8

// Values of ClientType.
const (
	// Apache Kafka.
	ClientTypeKafka ClientType = iota
	// Apache Pulsar.
	ClientTypePulsar
	// An HTTP server.
	ClientTypeHTTP
	// Sentry.
	ClientTypeSentry
	// Prometheus.
	ClientTypePrometheus
	// RabbitMQ.
	ClientTypeRabbitmq
	// Redis.
	ClientTypeRedis
	// An MQTT broker.
	ClientTypeMqtt
	// Core NATS and JetStream.
	ClientTypeNats
	// A ZeroMQ socket.
	ClientTypeZeromq
	// Amazon SQS.
	ClientTypeSqs
	// Amazon S3.
	ClientTypeS3
	// Google Cloud Storage.
	ClientTypeGcs
	// Azure Blob Storage.
	ClientTypeAzureBlob
	// An Iceberg REST catalogue.
	ClientTypeIcebergRest
	// ClickHouse.
	ClientTypeClickhouse
	// PostgreSQL.
	ClientTypePostgres
	// MySQL.
	ClientTypeMysql
	// MongoDB.
	ClientTypeMongodb
	// Syslog.
	ClientTypeSyslog
	// A WebSocket server.
	ClientTypeWebsockets
)

// clientTypeTotal is the number of values of ClientType.
const clientTypeTotal = 21

var clientTypeNames = [clientTypeTotal]string{
	"KAFKA",
	"PULSAR",
	"HTTP",
	"SENTRY",
	"PROMETHEUS",
	"RABBITMQ",
	"REDIS",
	"MQTT",
	"NATS",
	"ZEROMQ",
	"SQS",
	"S3",
	"GCS",
	"AZURE_BLOB",
	"ICEBERG_REST",
	"CLICKHOUSE",
	"POSTGRES",
	"MYSQL",
	"MONGODB",
	"SYSLOG",
	"WEBSOCKETS",
}
var clientTypeTexts = [clientTypeTotal]string{
	"KAFKA",
	"PULSAR",
	"HTTP",
	"SENTRY",
	"PROMETHEUS",
	"RABBITMQ",
	"REDIS",
	"MQTT",
	"NATS",
	"ZEROMQ",
	"SQS",
	"S3",
	"GCS",
	"AZURE_BLOB",
	"ICEBERG_REST",
	"CLICKHOUSE",
	"POSTGRES",
	"MYSQL",
	"MONGODB",
	"SYSLOG",
	"WEBSOCKETS",
}

// Valid tells whether v is a declared value.
func (v ClientType) Valid() bool {
	return int(v) < clientTypeTotal
}

// String gives the name in the spec.
func (v ClientType) String() string {
	if !v.Valid() {
		return fmt.Sprintf("ClientType(%d)", uint8(v))
	}
	return clientTypeNames[v]
}

// Text gives the form that people read.
func (v ClientType) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("ClientType(%d)", uint8(v))
	}
	return clientTypeTexts[v]
}

// ParseClientType finds a value by the name in the spec.
func ParseClientType(name string) (ClientType, bool) {
	for i, candidate := range clientTypeNames {
		if candidate == name {
			return ClientType(i), true
		}
	}
	return 0, false
}

// PlacementPolicy: What a placement asks of the nodes it pairs.
type PlacementPolicy uint8

// Values of PlacementPolicy.
const (
	// Nothing.
	PlacementPolicyNeutral PlacementPolicy = iota
	// Always on one server.
	PlacementPolicyRequireColocation
	// On one server where possible.
	PlacementPolicyPreferColocation
	// On different servers where possible.
	PlacementPolicySuggestSeparation
)

// placementPolicyTotal is the number of values of PlacementPolicy.
const placementPolicyTotal = 4

var placementPolicyNames = [placementPolicyTotal]string{
	"NEUTRAL",
	"REQUIRE_COLOCATION",
	"PREFER_COLOCATION",
	"SUGGEST_SEPARATION",
}
var placementPolicyTexts = [placementPolicyTotal]string{
	"NEUTRAL",
	"REQUIRE COLOCATION",
	"PREFER COLOCATION",
	"SUGGEST SEPARATION",
}

// Valid tells whether v is a declared value.
func (v PlacementPolicy) Valid() bool {
	return int(v) < placementPolicyTotal
}

// String gives the name in the spec.
func (v PlacementPolicy) String() string {
	if !v.Valid() {
		return fmt.Sprintf("PlacementPolicy(%d)", uint8(v))
	}
	return placementPolicyNames[v]
}

// Text gives the form that people read.
func (v PlacementPolicy) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("PlacementPolicy(%d)", uint8(v))
	}
	return placementPolicyTexts[v]
}

// ParsePlacementPolicy finds a value by the name in the spec.
func ParsePlacementPolicy(name string) (PlacementPolicy, bool) {
	for i, candidate := range placementPolicyNames {
		if candidate == name {
			return PlacementPolicy(i), true
		}
	}
	return 0, false
}

// MatchOrder: Which of several partners a correlator takes.
type MatchOrder uint8

// Values of MatchOrder.
const (
	// The earliest.
	MatchOrderEarliest MatchOrder = iota
	// The latest.
	MatchOrderLatest
)

// matchOrderTotal is the number of values of MatchOrder.
const matchOrderTotal = 2

var matchOrderNames = [matchOrderTotal]string{
	"EARLIEST",
	"LATEST",
}
var matchOrderTexts = [matchOrderTotal]string{
	"EARLIEST",
	"LATEST",
}

// Valid tells whether v is a declared value.
func (v MatchOrder) Valid() bool {
	return int(v) < matchOrderTotal
}

// String gives the name in the spec.
func (v MatchOrder) String() string {
	if !v.Valid() {
		return fmt.Sprintf("MatchOrder(%d)", uint8(v))
	}
	return matchOrderNames[v]
}

// Text gives the form that people read.
func (v MatchOrder) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("MatchOrder(%d)", uint8(v))
	}
	return matchOrderTexts[v]
}

// ParseMatchOrder finds a value by the name in the spec.
func ParseMatchOrder(name string) (MatchOrder, bool) {
	for i, candidate := range matchOrderNames {
		if candidate == name {
			return MatchOrder(i), true
		}
	}
	return 0, false
}

// DimensionKind: How the length of a tensor axis is known.
type DimensionKind uint8

// Values of DimensionKind.
const (
	// Written.
	DimensionKindFixed DimensionKind = iota
	// By the value.
	DimensionKindDynamic
	// By the number of rows.
	DimensionKindBatch
)

// dimensionKindTotal is the number of values of DimensionKind.
const dimensionKindTotal = 3

var dimensionKindNames = [dimensionKindTotal]string{
	"FIXED",
	"DYNAMIC",
	"BATCH",
}
var dimensionKindTexts = [dimensionKindTotal]string{
	"FIXED",
	"DYNAMIC",
	"BATCH",
}

// Valid tells whether v is a declared value.
func (v DimensionKind) Valid() bool {
	return int(v) < dimensionKindTotal
}

// String gives the name in the spec.
func (v DimensionKind) String() string {
	if !v.Valid() {
		return fmt.Sprintf("DimensionKind(%d)", uint8(v))
	}
	return dimensionKindNames[v]
}

// Text gives the form that people read.
func (v DimensionKind) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("DimensionKind(%d)", uint8(v))
	}
	return dimensionKindTexts[v]
}

// ParseDimensionKind finds a value by the name in the spec.
func ParseDimensionKind(name string) (DimensionKind, bool) {
	for i, candidate := range dimensionKindNames {
		if candidate == name {
			return DimensionKind(i), true
		}
	}
	return 0, false
}

// IcebergStorage: Where an Iceberg table keeps its files.
type IcebergStorage uint8

// Values of IcebergStorage.
const (
	// Amazon S3.
	IcebergStorageS3 IcebergStorage = iota
	// Google Cloud Storage.
	IcebergStorageGcs
	// Azure Blob Storage.
	IcebergStorageAzureBlob
)

// icebergStorageTotal is the number of values of IcebergStorage.
const icebergStorageTotal = 3

var icebergStorageNames = [icebergStorageTotal]string{
	"S3",
	"GCS",
	"AZURE_BLOB",
}
var icebergStorageTexts = [icebergStorageTotal]string{
	"S3",
	"GCS",
	"AZURE_BLOB",
}

// Valid tells whether v is a declared value.
func (v IcebergStorage) Valid() bool {
	return int(v) < icebergStorageTotal
}

// String gives the name in the spec.
func (v IcebergStorage) String() string {
	if !v.Valid() {
		return fmt.Sprintf("IcebergStorage(%d)", uint8(v))
	}
	return icebergStorageNames[v]
}

// Text gives the form that people read.
func (v IcebergStorage) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("IcebergStorage(%d)", uint8(v))
	}
	return icebergStorageTexts[v]
}

// ParseIcebergStorage finds a value by the name in the spec.
func ParseIcebergStorage(name string) (IcebergStorage, bool) {
	for i, candidate := range icebergStorageNames {
		if candidate == name {
			return IcebergStorage(i), true
		}
	}
	return 0, false
}
