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
type Kind uint8

// Values of Kind.
const (
	// Fields of a record.
	KindSchema Kind = iota
	// External JSON form of a record.
	KindWireJsonSchema
	// Translation between a wire format and a schema.
	KindCodec
	// Connection settings of an external system.
	KindClient
	// Host names served by the intake listener.
	KindVhost
	// A path on a vhost.
	KindEndpoint
	// A key space that isolates state.
	KindBranch
	// A bounded fan-out of batches.
	KindRelay
	// A source.
	KindIngestor
	// Stateless transforming fan-out.
	KindJunction
	// Suppression of repeated keys.
	KindDeduplicator
	// Aggregation over windows of rows.
	KindWindowProcessor
	// A sink.
	KindEmitter
)

// kindTotal is the number of values of Kind.
const kindTotal = 13

var kindNames = [kindTotal]string{
	"SCHEMA",
	"WIRE_JSON_SCHEMA",
	"CODEC",
	"CLIENT",
	"VHOST",
	"ENDPOINT",
	"BRANCH",
	"RELAY",
	"INGESTOR",
	"JUNCTION",
	"DEDUPLICATOR",
	"WINDOW_PROCESSOR",
	"EMITTER",
}
var kindTexts = [kindTotal]string{
	"schema",
	"wire json schema",
	"codec",
	"client",
	"vhost",
	"endpoint",
	"branch",
	"relay",
	"ingestor",
	"junction",
	"deduplicator",
	"window processor",
	"emitter",
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

// JSONType: External types of JSON wire schemas.
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
	// Core NATS and JetStream.
	ClientTypeNats
)

// clientTypeTotal is the number of values of ClientType.
const clientTypeTotal = 2

var clientTypeNames = [clientTypeTotal]string{
	"KAFKA",
	"NATS",
}
var clientTypeTexts = [clientTypeTotal]string{
	"KAFKA",
	"NATS",
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
