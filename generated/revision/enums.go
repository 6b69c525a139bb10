// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

import "fmt"

// ColumnSource: Where a program reads a column from.
type ColumnSource uint8

// Values of ColumnSource.
const (
	// The original input batch.
	ColumnSourceInput ColumnSource = iota
	// The output under construction, with its current values.
	ColumnSourceOutput
	// Key fields of the row's concrete branch.
	ColumnSourceBranch
	// Aggregate results of a window.
	ColumnSourceAggregate
	// Source metadata.
	ColumnSourceMetadata
	// The structured error of a failed row.
	ColumnSourceError
	// The unfinished output of a failed row, every field nullable.
	ColumnSourcePartialOutput
	// What a node made of the input, such as tensors or the columns of a guest.
	ColumnSourceGenerated
	// The left row of a correlation.
	ColumnSourceLeft
	// The right row of a correlation.
	ColumnSourceRight
	// Materialized state of the declared relays, their columns in declared order.
	ColumnSourceState
)

// columnSourceTotal is the number of values of ColumnSource.
const columnSourceTotal = 11

var columnSourceNames = [columnSourceTotal]string{
	"INPUT",
	"OUTPUT",
	"BRANCH",
	"AGGREGATE",
	"METADATA",
	"ERROR",
	"PARTIAL_OUTPUT",
	"GENERATED",
	"LEFT",
	"RIGHT",
	"STATE",
}
var columnSourceTexts = [columnSourceTotal]string{
	"INPUT",
	"OUTPUT",
	"BRANCH",
	"AGGREGATE",
	"METADATA",
	"ERROR",
	"PARTIAL_OUTPUT",
	"GENERATED",
	"LEFT",
	"RIGHT",
	"STATE",
}

// Valid tells whether v is a declared value.
func (v ColumnSource) Valid() bool {
	return int(v) < columnSourceTotal
}

// String gives the name in the spec.
func (v ColumnSource) String() string {
	if !v.Valid() {
		return fmt.Sprintf("ColumnSource(%d)", uint8(v))
	}
	return columnSourceNames[v]
}

// Text gives the form that people read.
func (v ColumnSource) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("ColumnSource(%d)", uint8(v))
	}
	return columnSourceTexts[v]
}

// ParseColumnSource finds a value by the name in the spec.
func ParseColumnSource(name string) (ColumnSource, bool) {
	for i, candidate := range columnSourceNames {
		if candidate == name {
			return ColumnSource(i), true
		}
	}
	return 0, false
}

// UnaryOperation: Operations on one column.
type UnaryOperation uint8

// Values of UnaryOperation.
const (
	// Arithmetic negation; overflow is a row error.
	UnaryOperationNegate UnaryOperation = iota
	// Logical negation.
	UnaryOperationNot
)

// unaryOperationTotal is the number of values of UnaryOperation.
const unaryOperationTotal = 2

var unaryOperationNames = [unaryOperationTotal]string{
	"NEGATE",
	"NOT",
}
var unaryOperationTexts = [unaryOperationTotal]string{
	"NEGATE",
	"NOT",
}

// Valid tells whether v is a declared value.
func (v UnaryOperation) Valid() bool {
	return int(v) < unaryOperationTotal
}

// String gives the name in the spec.
func (v UnaryOperation) String() string {
	if !v.Valid() {
		return fmt.Sprintf("UnaryOperation(%d)", uint8(v))
	}
	return unaryOperationNames[v]
}

// Text gives the form that people read.
func (v UnaryOperation) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("UnaryOperation(%d)", uint8(v))
	}
	return unaryOperationTexts[v]
}

// ParseUnaryOperation finds a value by the name in the spec.
func ParseUnaryOperation(name string) (UnaryOperation, bool) {
	for i, candidate := range unaryOperationNames {
		if candidate == name {
			return UnaryOperation(i), true
		}
	}
	return 0, false
}

// BinaryOperation: Operations on two columns of the identical type (expressions reference,
// section 5).
type BinaryOperation uint8

// Values of BinaryOperation.
const (
	// Sum.
	BinaryOperationAdd BinaryOperation = iota
	// Difference.
	BinaryOperationSubtract
	// Product.
	BinaryOperationMultiply
	// Quotient.
	BinaryOperationDivide
	// Remainder.
	BinaryOperationRemainder
	// Equality.
	BinaryOperationEqual
	// Inequality.
	BinaryOperationNotEqual
	// Order.
	BinaryOperationLess
	// Order or equality.
	BinaryOperationLessOrEqual
	// Order.
	BinaryOperationGreater
	// Order or equality.
	BinaryOperationGreaterOrEqual
	// Kleene conjunction.
	BinaryOperationAnd
	// Kleene disjunction.
	BinaryOperationOr
)

// binaryOperationTotal is the number of values of BinaryOperation.
const binaryOperationTotal = 13

var binaryOperationNames = [binaryOperationTotal]string{
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
var binaryOperationTexts = [binaryOperationTotal]string{
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
func (v BinaryOperation) Valid() bool {
	return int(v) < binaryOperationTotal
}

// String gives the name in the spec.
func (v BinaryOperation) String() string {
	if !v.Valid() {
		return fmt.Sprintf("BinaryOperation(%d)", uint8(v))
	}
	return binaryOperationNames[v]
}

// Text gives the form that people read.
func (v BinaryOperation) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("BinaryOperation(%d)", uint8(v))
	}
	return binaryOperationTexts[v]
}

// ParseBinaryOperation finds a value by the name in the spec.
func ParseBinaryOperation(name string) (BinaryOperation, bool) {
	for i, candidate := range binaryOperationNames {
		if candidate == name {
			return BinaryOperation(i), true
		}
	}
	return 0, false
}

// NodeKind: Kinds of scheduled nodes.
type NodeKind uint8

// Values of NodeKind.
const (
	// Bounded fan-out.
	NodeKindRelay NodeKind = iota
	// Source.
	NodeKindIngestor
	// Transforming fan-out.
	NodeKindJunction
	// Suppression of repeated keys.
	NodeKindDeduplicator
	// Sorting within a bounded time.
	NodeKindReorderer
	// Branch boundary.
	NodeKindReingestor
	// Pairing of two sides.
	NodeKindCorrelator
	// Rows from materialized state.
	NodeKindGenerator
	// Aggregation over windows.
	NodeKindWindowProcessor
	// Sink.
	NodeKindEmitter
	// Hash map; it is no part of the graph, and every node holds it.
	NodeKindLookup
)

// nodeKindTotal is the number of values of NodeKind.
const nodeKindTotal = 11

var nodeKindNames = [nodeKindTotal]string{
	"RELAY",
	"INGESTOR",
	"JUNCTION",
	"DEDUPLICATOR",
	"REORDERER",
	"REINGESTOR",
	"CORRELATOR",
	"GENERATOR",
	"WINDOW_PROCESSOR",
	"EMITTER",
	"LOOKUP",
}
var nodeKindTexts = [nodeKindTotal]string{
	"RELAY",
	"INGESTOR",
	"JUNCTION",
	"DEDUPLICATOR",
	"REORDERER",
	"REINGESTOR",
	"CORRELATOR",
	"GENERATOR",
	"WINDOW_PROCESSOR",
	"EMITTER",
	"LOOKUP",
}

// Valid tells whether v is a declared value.
func (v NodeKind) Valid() bool {
	return int(v) < nodeKindTotal
}

// String gives the name in the spec.
func (v NodeKind) String() string {
	if !v.Valid() {
		return fmt.Sprintf("NodeKind(%d)", uint8(v))
	}
	return nodeKindNames[v]
}

// Text gives the form that people read.
func (v NodeKind) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("NodeKind(%d)", uint8(v))
	}
	return nodeKindTexts[v]
}

// ParseNodeKind finds a value by the name in the spec.
func ParseNodeKind(name string) (NodeKind, bool) {
	for i, candidate := range nodeKindNames {
		if candidate == name {
			return NodeKind(i), true
		}
	}
	return 0, false
}

// BuildMode: Whether a revision executes (EP-059).
type BuildMode uint8

// Values of BuildMode.
const (
	// Definitions stay inspectable; nothing runs.
	BuildModePassive BuildMode = iota
	// Sources and tasks run.
	BuildModeRunning
)

// buildModeTotal is the number of values of BuildMode.
const buildModeTotal = 2

var buildModeNames = [buildModeTotal]string{
	"PASSIVE",
	"RUNNING",
}
var buildModeTexts = [buildModeTotal]string{
	"PASSIVE",
	"RUNNING",
}

// Valid tells whether v is a declared value.
func (v BuildMode) Valid() bool {
	return int(v) < buildModeTotal
}

// String gives the name in the spec.
func (v BuildMode) String() string {
	if !v.Valid() {
		return fmt.Sprintf("BuildMode(%d)", uint8(v))
	}
	return buildModeNames[v]
}

// Text gives the form that people read.
func (v BuildMode) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("BuildMode(%d)", uint8(v))
	}
	return buildModeTexts[v]
}

// ParseBuildMode finds a value by the name in the spec.
func ParseBuildMode(name string) (BuildMode, bool) {
	for i, candidate := range buildModeNames {
		if candidate == name {
			return BuildMode(i), true
		}
	}
	return 0, false
}

// ErrorAction: What a policy does with a failure.
type ErrorAction uint8

// Values of ErrorAction.
const (
	// Acknowledge and record nothing.
	ErrorActionIgnore ErrorAction = iota
	// Report and acknowledge negatively.
	ErrorActionLog
	// Route an error record; message errors only.
	ErrorActionSend
)

// errorActionTotal is the number of values of ErrorAction.
const errorActionTotal = 3

var errorActionNames = [errorActionTotal]string{
	"IGNORE",
	"LOG",
	"SEND",
}
var errorActionTexts = [errorActionTotal]string{
	"IGNORE",
	"LOG",
	"SEND",
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

// WireType: External JSON and CBOR types.
type WireType uint8

// Values of WireType.
const (
	// Text.
	WireTypeString WireType = iota
	// Any number.
	WireTypeNumber
	// Integral number.
	WireTypeInteger
	// Object.
	WireTypeObject
	// Array.
	WireTypeArray
	// Truth value.
	WireTypeBoolean
	// Null only.
	WireTypeNull
)

// wireTypeTotal is the number of values of WireType.
const wireTypeTotal = 7

var wireTypeNames = [wireTypeTotal]string{
	"STRING",
	"NUMBER",
	"INTEGER",
	"OBJECT",
	"ARRAY",
	"BOOLEAN",
	"NULL",
}
var wireTypeTexts = [wireTypeTotal]string{
	"STRING",
	"NUMBER",
	"INTEGER",
	"OBJECT",
	"ARRAY",
	"BOOLEAN",
	"NULL",
}

// Valid tells whether v is a declared value.
func (v WireType) Valid() bool {
	return int(v) < wireTypeTotal
}

// String gives the name in the spec.
func (v WireType) String() string {
	if !v.Valid() {
		return fmt.Sprintf("WireType(%d)", uint8(v))
	}
	return wireTypeNames[v]
}

// Text gives the form that people read.
func (v WireType) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("WireType(%d)", uint8(v))
	}
	return wireTypeTexts[v]
}

// ParseWireType finds a value by the name in the spec.
func ParseWireType(name string) (WireType, bool) {
	for i, candidate := range wireTypeNames {
		if candidate == name {
			return WireType(i), true
		}
	}
	return 0, false
}

// AvroType: External AVRO types that carry values; the others fit no NSPL type.
type AvroType uint8

// Values of AvroType.
const (
	// 32-bit integer.
	AvroTypeInt AvroType = iota
	// 64-bit integer.
	AvroTypeLong
	// Single precision.
	AvroTypeFloat
	// Double precision.
	AvroTypeDouble
	// Truth value.
	AvroTypeBoolean
	// Text.
	AvroTypeString
	// Array; its items follow from the schema.
	AvroTypeArray
)

// avroTypeTotal is the number of values of AvroType.
const avroTypeTotal = 7

var avroTypeNames = [avroTypeTotal]string{
	"INT",
	"LONG",
	"FLOAT",
	"DOUBLE",
	"BOOLEAN",
	"STRING",
	"ARRAY",
}
var avroTypeTexts = [avroTypeTotal]string{
	"INT",
	"LONG",
	"FLOAT",
	"DOUBLE",
	"BOOLEAN",
	"STRING",
	"ARRAY",
}

// Valid tells whether v is a declared value.
func (v AvroType) Valid() bool {
	return int(v) < avroTypeTotal
}

// String gives the name in the spec.
func (v AvroType) String() string {
	if !v.Valid() {
		return fmt.Sprintf("AvroType(%d)", uint8(v))
	}
	return avroTypeNames[v]
}

// Text gives the form that people read.
func (v AvroType) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("AvroType(%d)", uint8(v))
	}
	return avroTypeTexts[v]
}

// ParseAvroType finds a value by the name in the spec.
func ParseAvroType(name string) (AvroType, bool) {
	for i, candidate := range avroTypeNames {
		if candidate == name {
			return AvroType(i), true
		}
	}
	return 0, false
}

// FieldFormat: Formats of schemaful codecs whose records name their fields.
type FieldFormat uint8

// Values of FieldFormat.
const (
	// RFC 8259.
	FieldFormatJson FieldFormat = iota
	// RFC 8949; a map with text keys.
	FieldFormatCbor
)

// fieldFormatTotal is the number of values of FieldFormat.
const fieldFormatTotal = 2

var fieldFormatNames = [fieldFormatTotal]string{
	"JSON",
	"CBOR",
}
var fieldFormatTexts = [fieldFormatTotal]string{
	"JSON",
	"CBOR",
}

// Valid tells whether v is a declared value.
func (v FieldFormat) Valid() bool {
	return int(v) < fieldFormatTotal
}

// String gives the name in the spec.
func (v FieldFormat) String() string {
	if !v.Valid() {
		return fmt.Sprintf("FieldFormat(%d)", uint8(v))
	}
	return fieldFormatNames[v]
}

// Text gives the form that people read.
func (v FieldFormat) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("FieldFormat(%d)", uint8(v))
	}
	return fieldFormatTexts[v]
}

// ParseFieldFormat finds a value by the name in the spec.
func ParseFieldFormat(name string) (FieldFormat, bool) {
	for i, candidate := range fieldFormatNames {
		if candidate == name {
			return FieldFormat(i), true
		}
	}
	return 0, false
}

// DocumentFormat: Formats that reach a schema through jaq programs.
type DocumentFormat uint8

// Values of DocumentFormat.
const (
	// RFC 8259.
	DocumentFormatJson DocumentFormat = iota
	// One YAML document.
	DocumentFormatYaml
	// A TOML table.
	DocumentFormatToml
	// One element.
	DocumentFormatXml
	// One RFC 8949 item.
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

// AckMode: How records are taken from a source or given to a sink.
type AckMode uint8

// Values of AckMode.
const (
	// Without waiting.
	AckModeNoAck AckMode = iota
	// One at a time.
	AckModeSequential
	// A window.
	AckModeParallel
)

// ackModeTotal is the number of values of AckMode.
const ackModeTotal = 3

var ackModeNames = [ackModeTotal]string{
	"NO_ACK",
	"SEQUENTIAL",
	"PARALLEL",
}
var ackModeTexts = [ackModeTotal]string{
	"NO_ACK",
	"SEQUENTIAL",
	"PARALLEL",
}

// Valid tells whether v is a declared value.
func (v AckMode) Valid() bool {
	return int(v) < ackModeTotal
}

// String gives the name in the spec.
func (v AckMode) String() string {
	if !v.Valid() {
		return fmt.Sprintf("AckMode(%d)", uint8(v))
	}
	return ackModeNames[v]
}

// Text gives the form that people read.
func (v AckMode) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("AckMode(%d)", uint8(v))
	}
	return ackModeTexts[v]
}

// ParseAckMode finds a value by the name in the spec.
func ParseAckMode(name string) (AckMode, bool) {
	for i, candidate := range ackModeNames {
		if candidate == name {
			return AckMode(i), true
		}
	}
	return 0, false
}

// QuiesceMode: What an external source meets during a hold.
type QuiesceMode uint8

// Values of QuiesceMode.
const (
	// Polling stops.
	QuiesceModeSuspend QuiesceMode = iota
	// Records wait in memory.
	QuiesceModeBuffer
	// Records are dropped.
	QuiesceModeDrop
	// Senders are told to retry.
	QuiesceModeReject
)

// quiesceModeTotal is the number of values of QuiesceMode.
const quiesceModeTotal = 4

var quiesceModeNames = [quiesceModeTotal]string{
	"SUSPEND",
	"BUFFER",
	"DROP",
	"REJECT",
}
var quiesceModeTexts = [quiesceModeTotal]string{
	"SUSPEND",
	"BUFFER",
	"DROP",
	"REJECT",
}

// Valid tells whether v is a declared value.
func (v QuiesceMode) Valid() bool {
	return int(v) < quiesceModeTotal
}

// String gives the name in the spec.
func (v QuiesceMode) String() string {
	if !v.Valid() {
		return fmt.Sprintf("QuiesceMode(%d)", uint8(v))
	}
	return quiesceModeNames[v]
}

// Text gives the form that people read.
func (v QuiesceMode) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("QuiesceMode(%d)", uint8(v))
	}
	return quiesceModeTexts[v]
}

// ParseQuiesceMode finds a value by the name in the spec.
func ParseQuiesceMode(name string) (QuiesceMode, bool) {
	for i, candidate := range quiesceModeNames {
		if candidate == name {
			return QuiesceMode(i), true
		}
	}
	return 0, false
}

// Overflow: What a full quiesce buffer does.
type Overflow uint8

// Values of Overflow.
const (
	// The sender waits.
	OverflowBackpressure Overflow = iota
	// The oldest record is dropped.
	OverflowOldest
	// The newest record is dropped.
	OverflowNewest
)

// overflowTotal is the number of values of Overflow.
const overflowTotal = 3

var overflowNames = [overflowTotal]string{
	"BACKPRESSURE",
	"OLDEST",
	"NEWEST",
}
var overflowTexts = [overflowTotal]string{
	"BACKPRESSURE",
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

// Aggregate: Window accumulators (expressions reference, section 11).
type Aggregate uint8

// Values of Aggregate.
const (
	// Rows.
	AggregateCount Aggregate = iota
	// Checked sum.
	AggregateSum
	// Least value.
	AggregateMin
	// Greatest value.
	AggregateMax
	// Value of the earliest row.
	AggregateFirst
	// Value of the latest row.
	AggregateLast
	// Percentile of a linear histogram.
	AggregatePercentile
)

// aggregateTotal is the number of values of Aggregate.
const aggregateTotal = 7

var aggregateNames = [aggregateTotal]string{
	"COUNT",
	"SUM",
	"MIN",
	"MAX",
	"FIRST",
	"LAST",
	"PERCENTILE",
}
var aggregateTexts = [aggregateTotal]string{
	"COUNT",
	"SUM",
	"MIN",
	"MAX",
	"FIRST",
	"LAST",
	"PERCENTILE",
}

// Valid tells whether v is a declared value.
func (v Aggregate) Valid() bool {
	return int(v) < aggregateTotal
}

// String gives the name in the spec.
func (v Aggregate) String() string {
	if !v.Valid() {
		return fmt.Sprintf("Aggregate(%d)", uint8(v))
	}
	return aggregateNames[v]
}

// Text gives the form that people read.
func (v Aggregate) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("Aggregate(%d)", uint8(v))
	}
	return aggregateTexts[v]
}

// ParseAggregate finds a value by the name in the spec.
func ParseAggregate(name string) (Aggregate, bool) {
	for i, candidate := range aggregateNames {
		if candidate == name {
			return Aggregate(i), true
		}
	}
	return 0, false
}

// StateAbsence: What happens to rows whose branch has no materialized state.
type StateAbsence uint8

// Values of StateAbsence.
const (
	// They wait for it.
	StateAbsenceWait StateAbsence = iota
	// They are dropped and succeed.
	StateAbsenceSkip
	// A constant record stands for it.
	StateAbsenceDefault
)

// stateAbsenceTotal is the number of values of StateAbsence.
const stateAbsenceTotal = 3

var stateAbsenceNames = [stateAbsenceTotal]string{
	"WAIT",
	"SKIP",
	"DEFAULT",
}
var stateAbsenceTexts = [stateAbsenceTotal]string{
	"WAIT",
	"SKIP",
	"DEFAULT",
}

// Valid tells whether v is a declared value.
func (v StateAbsence) Valid() bool {
	return int(v) < stateAbsenceTotal
}

// String gives the name in the spec.
func (v StateAbsence) String() string {
	if !v.Valid() {
		return fmt.Sprintf("StateAbsence(%d)", uint8(v))
	}
	return stateAbsenceNames[v]
}

// Text gives the form that people read.
func (v StateAbsence) Text() string {
	if !v.Valid() {
		return fmt.Sprintf("StateAbsence(%d)", uint8(v))
	}
	return stateAbsenceTexts[v]
}

// ParseStateAbsence finds a value by the name in the spec.
func ParseStateAbsence(name string) (StateAbsence, bool) {
	for i, candidate := range stateAbsenceNames {
		if candidate == name {
			return StateAbsence(i), true
		}
	}
	return 0, false
}

// MatchOrder: Which matching row becomes the partner.
type MatchOrder uint8

// Values of MatchOrder.
const (
	// The one that waits longest.
	MatchOrderEarliest MatchOrder = iota
	// The one that came last.
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
