# Code generated from spec/ by go generate. DO NOT EDIT.
# Wire form of the records of package revision. Typed execution revisions: the complete in-memory
# plan that the data plane executes. A revision is derived from one committed schedule and holds
# no Model and no NSPL text (Execution Plans).
@0xef78c78aa74125af;

using Go = import "/go.capnp";
$Go.package("revisionwire");
$Go.import("nervix/generated/revision/revisionwire");
using Datatype = import "/datatype/datatypewire/datatype.capnp";

enum ColumnSource {
  # Where a program reads a column from.
  input @0;
  # The original input batch.
  output @1;
  # The output under construction, with its current values.
  branch @2;
  # Key fields of the row's concrete branch.
  aggregate @3;
  # Aggregate results of a window.
  metadata @4;
  # Source metadata.
  error @5;
  # The structured error of a failed row.
  partialOutput @6;
  # The unfinished output of a failed row, every field nullable.
  generated @7;
  # What a node made of the input, such as tensors or the columns of a guest.
  left @8;
  # The left row of a correlation.
  right @9;
  # The right row of a correlation.
  state @10;
  # Materialized state of the declared relays, their columns in declared order.
}

enum UnaryOperation {
  # Operations on one column.
  negate @0;
  # Arithmetic negation; overflow is a row error.
  not @1;
  # Logical negation.
}

enum BinaryOperation {
  # Operations on two columns of the identical type (expressions reference, section 5).
  add @0;
  # Sum.
  subtract @1;
  # Difference.
  multiply @2;
  # Product.
  divide @3;
  # Quotient.
  remainder @4;
  # Remainder.
  equal @5;
  # Equality.
  notEqual @6;
  # Inequality.
  less @7;
  # Order.
  lessOrEqual @8;
  # Order or equality.
  greater @9;
  # Order.
  greaterOrEqual @10;
  # Order or equality.
  and @11;
  # Kleene conjunction.
  or @12;
  # Kleene disjunction.
}

enum NodeKind {
  # Kinds of scheduled nodes.
  relay @0;
  # Bounded fan-out.
  ingestor @1;
  # Source.
  junction @2;
  # Transforming fan-out.
  deduplicator @3;
  # Suppression of repeated keys.
  reorderer @4;
  # Sorting within a bounded time.
  reingestor @5;
  # Branch boundary.
  correlator @6;
  # Pairing of two sides.
  generator @7;
  # Rows from materialized state.
  windowProcessor @8;
  # Aggregation over windows.
  emitter @9;
  # Sink.
  lookup @10;
  # Hash map; it is no part of the graph, and every node holds it.
}

enum BuildMode {
  # Whether a revision executes (EP-059).
  passive @0;
  # Definitions stay inspectable; nothing runs.
  running @1;
  # Sources and tasks run.
}

enum ErrorAction {
  # What a policy does with a failure.
  ignore @0;
  # Acknowledge and record nothing.
  log @1;
  # Report and acknowledge negatively.
  send @2;
  # Route an error record; message errors only.
}

enum WireType {
  # External JSON and CBOR types.
  string @0;
  # Text.
  number @1;
  # Any number.
  integer @2;
  # Integral number.
  object @3;
  # Object.
  array @4;
  # Array.
  boolean @5;
  # Truth value.
  null @6;
  # Null only.
}

enum AvroType {
  # External AVRO types that carry values; the others fit no NSPL type.
  int @0;
  # 32-bit integer.
  long @1;
  # 64-bit integer.
  float @2;
  # Single precision.
  double @3;
  # Double precision.
  boolean @4;
  # Truth value.
  string @5;
  # Text.
  array @6;
  # Array; its items follow from the schema.
}

enum FieldFormat {
  # Formats of schemaful codecs whose records name their fields.
  json @0;
  # RFC 8259.
  cbor @1;
  # RFC 8949; a map with text keys.
}

enum DocumentFormat {
  # Formats that reach a schema through jaq programs.
  json @0;
  # RFC 8259.
  yaml @1;
  # One YAML document.
  toml @2;
  # A TOML table.
  xml @3;
  # One element.
  cbor @4;
  # One RFC 8949 item.
}

enum AckMode {
  # How records are taken from a source or given to a sink.
  noAck @0;
  # Without waiting.
  sequential @1;
  # One at a time.
  parallel @2;
  # A window.
}

enum QuiesceMode {
  # What an external source meets during a hold.
  suspend @0;
  # Polling stops.
  buffer @1;
  # Records wait in memory.
  drop @2;
  # Records are dropped.
  reject @3;
  # Senders are told to retry.
}

enum Overflow {
  # What a full quiesce buffer does.
  backpressure @0;
  # The sender waits.
  oldest @1;
  # The oldest record is dropped.
  newest @2;
  # The newest record is dropped.
}

enum Aggregate {
  # Window accumulators (expressions reference, section 11).
  count @0;
  # Rows.
  sum @1;
  # Checked sum.
  min @2;
  # Least value.
  max @3;
  # Greatest value.
  first @4;
  # Value of the earliest row.
  last @5;
  # Value of the latest row.
  percentile @6;
  # Percentile of a linear histogram.
}

enum StateAbsence {
  # What happens to rows whose branch has no materialized state.
  wait @0;
  # They wait for it.
  skip @1;
  # They are dropped and succeed.
  default @2;
  # A constant record stands for it.
}

enum MatchOrder {
  # Which matching row becomes the partner.
  earliest @0;
  # The one that waits longest.
  latest @1;
  # The one that came last.
}

struct Unchanged {
  # The digests are equal.
}

struct Install {
  # No applied predecessor; the revision is built in full.
}

struct DynamicNode {
  # A node whose hot-applicable values differ.
  node @0 :Identity;
  # The node.
}

struct Dynamic {
  # Only hot-applicable aspects differ; buffers and branch state stay.
  nodes @0 :List(DynamicNode);
  # Nodes with a new plan identity.
}

struct EntitySwap {
  # Nodes were added, removed or changed in structure (D1).
  added @0 :List(Identity);
  # New nodes.
  changed @1 :List(Identity);
  # Replaced nodes.
  removed @2 :List(Identity);
  # Ended nodes.
  dynamic @3 :List(Identity);
  # Nodes that only take a new plan identity, between batches (D2).
  gateRelays @4 :List(Text);
  # Relays whose admission is closed during the swap.
  purges @5 :List(Identity);
  # Nodes whose state starts empty.
}

struct Lifecycle {
  # The status or start version differs.
  mode @0 :BuildMode;
  # Desired mode.
}

struct Rebuild {
  # A domain-level aspect differs, or a narrower change could not be applied.
  recovery @0 :Bool;
  # Whether this widens a failed narrower change (EP-074).
}

struct Teardown {
  # The domain was removed.
}

struct ExecutionDelta {
  # Typed instructions from an applied revision to the desired one (EP-072).
  domain @0 :Text;
  # The domain.
  clusterRevision @1 :UInt64;
  # Published revision.
  predecessorDigest @2 :Data;
  # Applied digest that the delta was planned against.
  desiredDigest @3 :Data;
  # Digest of the desired revision.
  change @4 :Change;
  # What to do.
}

struct Load {
  # Reads a whole column.
  source @0 :ColumnSource;
  # Which batch.
  column @1 :UInt32;
  # Index in the schema of that source.
}

struct ConstantInteger {
  # A constant of any integer kind or DATETIME, in the two's complement of its width.
  bits @0 :UInt64;
  # The value.
}

struct ConstantFloat {
  # A constant of F32 or F64.
  value @0 :Float64;
  # The value.
}

struct ConstantString {
  # A STRING constant.
  value @0 :Text;
  # The value.
}

struct ConstantBool {
  # A BOOL constant.
  value @0 :Bool;
  # The value.
}

struct ConstantNull {
  # A typed null.
}

struct UnaryStep {
  # A prefix operation.
  operation @0 :UnaryOperation;
  # The operation.
  operand @1 :UInt32;
  # Register.
}

struct BinaryStep {
  # An infix operation.
  operation @0 :BinaryOperation;
  # The operation.
  left @1 :UInt32;
  # Register.
  right @2 :UInt32;
  # Register.
}

struct CastStep {
  # A conversion from the operand's type to the instruction's type; failure is a row error.
  operand @0 :UInt32;
  # Register.
}

struct CallStep {
  # A call of a built-in function.
  function @0 :UInt32;
  # function.ID
  arguments @1 :List(UInt32);
  # Registers.
}

struct LookupStep {
  # A field of the record that a hash map has for the canonical text of a key; null where it has
  # none.
  hashMap @0 :UInt32;
  # Index in HashMaps.
  key @1 :UInt32;
  # Register of a scalar.
  field @2 :UInt32;
  # Column of the records.
}

struct ArrayStep {
  # Builds an ARRAY or VEC with one element for each item, in order; null where an item is.
  items @0 :List(UInt32);
  # Registers of the element type.
}

struct ChooseArm {
  # One arm of a conditional.
  condition @0 :Block;
  # A BOOL; null counts as not matched.
  result @1 :Block;
  # The value.
}

struct ChooseStep {
  # A conditional; the first matching arm wins. Every arm is computed for the whole batch, but a
  # row error counts only in conditions that were reached and in the selected result (expressions
  # reference, section 6). Simple CASE is lowered to equality conditions.
  arms @0 :List(ChooseArm);
  # At least one.
  otherwise @1 :Block;
  # Null when absent.
}

struct Instruction {
  # Computes one register. Registers are numbered over the whole program and assigned once.
  register @0 :UInt32;
  # The assigned register.
  type @1 :Datatype.Type;
  # Its exact type.
  nullable @2 :Bool;
  # Whether a value may be null without a row error.
  step @3 :Step;
  # The operation.
}

struct Block {
  # A straight run of instructions and the register of its value. Inner blocks may read registers
  # of the blocks around them.
  instructions @0 :List(Instruction);
  # In order.
  result @1 :UInt32;
  # Register of the value.
}

struct Predicate {
  # A BOOL block over rows; only true keeps a row.
  block @0 :Block;
  # The condition.
  fields @1 :List(Text);
  # Sorted paths that it reads, such as input.amount.
}

struct InheritColumn {
  # Shares an input column with the output.
  input @0 :UInt32;
  # Input column.
  output @1 :UInt32;
  # Output column.
}

struct AssignColumn {
  # Computes an output column; a row error keeps the row's previous value.
  output @0 :UInt32;
  # Output column.
  value @1 :Block;
  # The value.
  fields @2 :List(Text);
  # Affected paths: the target first, then every field read, sorted.
}

struct Construction {
  # Builds output rows from input rows (expressions reference, section 8).
  registers @0 :UInt32;
  # Number of registers over all blocks.
  operations @1 :List(ConstructionOperation);
  # In order; positions are the operation_index of errors.
  where @2 :Predicate;
  # Route predicate on the finished output.
  headers @3 :List(HeaderWrite);
  # Header writes in order; emitters only.
}

struct HeaderWrite {
  # One write_header of an INVOKE list.
  name @0 :Block;
  # A STRING.
  value @1 :Block;
  # A STRING.
  fields @2 :List(Text);
  # Paths that it reads.
}

struct Filter {
  # A predicate with its own registers.
  registers @0 :UInt32;
  # Number of registers.
  predicate @1 :Predicate;
  # The condition.
}

struct Values {
  # A tuple of computed values, such as a deduplication key.
  registers @0 :UInt32;
  # Number of registers.
  blocks @1 :List(Block);
  # One per value.
  fields @2 :List(Text);
  # Sorted paths that are read.
}

struct Field {
  # One column.
  name @0 :Text;
  # Lower-case name.
  type @1 :Datatype.Type;
  # Exact type.
  nullable @2 :Bool;
  # Whether values may be null.
  sensitive @3 :Bool;
  # Whether values must not leave unmasked.
}

struct Schema {
  # Columns of a batch.
  name @0 :Text;
  # Schema name; empty for a derived shape.
  fields @1 :List(Field);
  # In order.
}

struct Clock {
  # The clock of a running paced domain: domain time is Logical plus Rate times the UTC that has
  # passed since Wall. All parts are nanoseconds.
  period @0 :Int64;
  # Domain time between ticks; above 0.
  skew @1 :Int64;
  # How far from a tick an event may be.
  wall @2 :Int64;
  # UTC instant of START.
  logical @3 :Int64;
  # Domain time at Wall, which is the first tick.
  rate @4 :Float64;
  # Speed; finite and above 0.
}

struct SourceOrigin {
  # Where the sources begin whose offsets the domain owns. Offsets from before it do not count.
  version @0 :UInt64;
  # Start version of the START AT that set it.
  atPresent @1 :Bool;
  # Whether at has a value.
  at @2 :Int64;
  # UTC nanoseconds; absent for what arrives from that START on.
}

struct Branch {
  # A key space (R3).
  name @0 :Text;
  # Identity.
  schema @1 :UInt32;
  # Index of the key schema in Schemas.
  ttl @2 :Int64;
  # Idle nanoseconds before eviction.
  maxInstances @3 :UInt64;
  # LRU bound; 0 for none.
}

struct WireField {
  # One external field, in the order of the schema.
  name @0 :Text;
  # External key.
  type @1 :WireType;
  # External type.
  optional @2 :Bool;
  # Whether it may be missing or null.
  rfc3339 @3 :Bool;
  # A DATETIME written as text.
}

struct FieldWire {
  # A JSON or CBOR wire schema.
  format @0 :FieldFormat;
  # Wire format.
  strict @1 :Bool;
  # Undeclared external fields reject the record.
  fields @2 :List(WireField);
  # One per schema field.
}

struct AvroField {
  # One field of an AVRO record.
  column @0 :UInt32;
  # Index of the schema field.
  name @1 :Text;
  # External name.
  type @2 :AvroType;
  # External type.
  optional @3 :Bool;
  # A union of null and the type.
  rfc3339 @4 :Bool;
  # A DATETIME written as text.
}

struct AvroWire {
  # An AVRO wire schema. The record schema of its data is derived from it.
  record @0 :Text;
  # Name of the record.
  fields @1 :List(AvroField);
  # One per schema field, in the order of the record.
}

struct DocumentWire {
  # Documents that jaq programs turn into rows and back.
  format @0 :DocumentFormat;
  # Document format.
  ingestionPresent @1 :Bool;
  # Whether ingestion has a value.
  ingestion @2 :Text;
  # Program from the document to a row; absent when the codec does not decode.
  emittingPresent @3 :Bool;
  # Whether emitting has a value.
  emitting @4 :Text;
  # Program from a row to the document; absent when the codec does not encode.
}

struct ProtobufWire {
  # Messages that jaq programs turn into rows and back.
  content @0 :ResourceVersion;
  # Holds the proto files.
  files @1 :List(Text);
  # Compiled files; every proto file when empty.
  includes @2 :List(Text);
  # Directories that imports start at besides that of the resource.
  message @3 :Text $Go.name("MessageField");
  # Full name of the message.
  ingestionPresent @4 :Bool;
  # Whether ingestion has a value.
  ingestion @5 :Text;
  # Program from the message to a row; absent when the codec does not decode.
  emittingPresent @6 :Bool;
  # Whether emitting has a value.
  emitting @7 :Text;
  # Program from a row to the message; absent when the codec does not encode.
}

struct SyslogWire {
  # Syslog messages of RFC 5424, whose parts are fields by their names.
}

struct Codec {
  # A conversion between payloads and rows (R3).
  name @0 :Text;
  # Codec name.
  schema @1 :UInt32;
  # Index in Schemas.
  wire @2 :CodecWire;
  # The external side.
}

struct ResourceVersion {
  # One version of a resource of the domain; its content never changes.
  resource @0 :Text;
  # Name.
  version @1 :UInt64;
  # Counted from 1.
}

struct HashMap {
  # A lookup table of the records in one file (R3).
  name @0 :Text;
  # Hash map name.
  codec @1 :UInt32;
  # Index in Codecs; its schema is that of the records.
  key @2 :UInt32;
  # Scalar column whose canonical text is the key.
  content @3 :ResourceVersion;
  # What holds the file.
  path @4 :Text;
  # File inside the resource.
}

struct Setting {
  # One connection setting; the value may be secret.
  key @0 :Text;
  # As written.
  value @1 :Text;
  # Verbatim.
}

struct Client {
  # Connection settings of an external system (R2).
  name @0 :Text;
  # Client name.
  system @1 :Text;
  # KAFKA or NATS; selects the registered connector.
  mount @2 :ResourceVersion;
  # Version whose directory the templates of Settings can name.
  settings @3 :List(Setting);
  # In written order.
}

struct Endpoint {
  # An intake route (R1).
  name @0 :Text;
  # Endpoint name.
  vhost @1 :Text;
  # Vhost name.
  hosts @2 :List(Text);
  # Lower-case host names.
  path @3 :Text;
  # Exact path.
  secure @4 :Bool;
  # Requests arrive on the HTTPS listener.
}

struct Certificate {
  # What the HTTPS listener presents for a virtual host (R1). It is no part of any node, so that
  # another version exchanges none.
  vhost @0 :Text;
  # Vhost name.
  hosts @1 :List(Text);
  # Lower-case host names.
  content @2 :ResourceVersion;
  # What holds the bundle.
}

struct Identity {
  # Identity of a node inside its domain (R8).
  kind @0 :NodeKind;
  # Kind.
  name @1 :Text;
  # Name.
}

struct Placement {
  # Where a node runs (R8).
  primary @0 :Text;
  # Owning node; empty when every live node runs it.
  replicas @1 :List(Text);
  # State replicas.
  everyNode @2 :Bool;
  # Endpoint ingestors run on every live node.
}

struct BranchContract {
  # The exact branch of a node's rows.
  branched @0 :Bool;
  # False means unbranched.
  branch @1 :UInt32;
  # Index in Branches when branched.
}

struct Flush {
  # When buffered rows leave.
  interval @0 :Int64;
  # Nanoseconds from the first arrival; 100 microseconds for IMMEDIATE.
  maxBytes @1 :UInt64;
  # Pending bytes that force a flush; 0 for none.
}

struct ErrorPolicy {
  # Treatment of failed rows (R7).
  action @0 :ErrorAction;
  # The action.
  relay @1 :UInt32;
  # Destination relay for SEND.
  construction @2 :Construction;
  # Error record for SEND; reads INPUT ERROR PARTIAL_OUTPUT OUTPUT.
}

struct Relay {
  # A bounded fan-out (R3).
  name @0 :Text;
  # Relay name.
  schema @1 :UInt32;
  # Index in Schemas.
  branch @2 :BranchContract;
  # Branch of its rows.
  capacity @3 :UInt64;
  # Queued batches per consumer and concrete branch.
  materialized @4 :Bool;
  # The latest row of each concrete branch is kept.
}

struct Collect {
  # COLLECT FOR: batches of one relay and concrete branch are joined before they are processed.
  for @0 :Int64;
  # Nanoseconds from the first arrival.
  maxBytes @1 :UInt64;
  # Collected bytes that end it earlier; 0 for none.
}

struct Input {
  # One consumed relay.
  relay @0 :UInt32;
  # Index in Relays.
  where @1 :Filter;
  # Source predicate.
  collect @2 :Collect;
  # Input collection.
}

struct StateDependency {
  # Materialized state that rows need. Its columns follow those of earlier dependencies in the
  # source STATE.
  relay @0 :UInt32;
  # The materialized relay in Relays.
  absent @1 :StateAbsence;
  # What happens without state.
  default @2 :Construction;
  # The record for DEFAULT; reads nothing.
}

struct Route {
  # One ordered output of a node.
  relay @0 :UInt32;
  # Target in Relays.
  construction @1 :Construction;
  # Output rows.
  keys @2 :Construction;
  # Builds the key columns of the target's branch; reads INPUT, STATE, OUTPUT (finished row) and
  # BRANCH (earlier keys). Ingestors and reingestors only; without it rows keep their branch, or
  # lose it when the target has none.
  flush @3 :Flush;
  # Absent for window processors.
  onError @4 :ErrorPolicy;
  # Failed rows.
}

struct Retry {
  # Delays that double from Backoff to Max.
  backoff @0 :Int64;
  # Nanoseconds.
  max @1 :Int64;
  # Nanoseconds.
}

struct Delivery {
  # How records are taken or published.
  mode @0 :AckMode;
  # Acknowledgement.
  window @1 :UInt64;
  # Records in flight for PARALLEL; otherwise 1.
  batchTimeout @2 :Int64;
  # Nanoseconds that a partial group waits; sources only.
  ackTimeout @3 :Int64;
  # Nanoseconds without progress that fail an attempt.
  retry @4 :Retry;
  # Delays between attempts.
}

struct EndpointSource {
  # Records posted to an endpoint.
  endpoint @0 :UInt32;
  # Index in Endpoints.
}

struct NatsSource {
  # Core NATS subscription.
  client @0 :UInt32;
  # Index in Clients.
  subject @1 :Text;
  # Subject.
  queueGroup @2 :Text;
  # Queue group.
  instances @3 :UInt64;
  # Subscriptions.
}

struct KafkaSource {
  # Kafka topic.
  client @0 :UInt32;
  # Index in Clients.
  topic @1 :Text;
  # Topic.
  consumerGroupPresent @2 :Bool;
  # Whether consumerGroup has a value.
  consumerGroup @3 :Text;
  # Group that keeps the offsets; absent when the domain owns them.
  instances @4 :UInt64;
  # Consumers.
}

struct Quiesce {
  # What the external source meets during a hold.
  mode @0 :QuiesceMode;
  # The mode.
  maxBytes @1 :UInt64;
  # Bound of BUFFER.
  overflow @2 :Overflow;
  # Treatment of a full BUFFER.
  retryAfter @3 :Int64;
  # Nanoseconds told by REJECT.
}

struct Ingestor {
  # Entrypoint plan (R4).
  source @0 :Source;
  # The connector's settings.
  delivery @1 :Delivery;
  # ACK boundary.
  quiesce @2 :Quiesce;
  # Hold behaviour.
  codec @3 :UInt32;
  # Index in Codecs.
  metadata @4 :List(Field);
  # Columns of the METADATA source, which the connector gives for every record; empty when it has
  # none.
  timestampColumnPresent @5 :Bool;
  # Whether timestampColumn has a value.
  timestampColumn @6 :UInt32;
  # DATETIME column of the decoded schema; arrival time when absent.
  filter @7 :Filter;
  # FILTER WHERE.
  routes @8 :List(Route);
  # Ordered routes.
  generalError @9 :ErrorAction;
  # Source failures.
}

struct Junction {
  # Processor plan of a junction (R6).
}

struct Deduplicator {
  # Processor plan of a deduplicator (R6).
  keys @0 :Values;
  # Key tuple.
  keyTypes @1 :List(Datatype.Type);
  # Types of the tuple.
  maxTime @2 :Int64;
  # Nanoseconds that a key is remembered.
}

struct Reorderer {
  # Processor plan of a reorderer (R6).
  by @0 :Values;
  # Ordering tuple.
  byTypes @1 :List(Datatype.Type);
  # Types of the tuple.
  maxTime @2 :Int64;
  # Nanoseconds of domain time that a row waits at most.
}

struct Reingest {
  # Processor plan of a reingestor (R6), whose routes choose the branch of their rows.
}

struct Correlator {
  # Processor plan of a correlator (R6). The inputs are those of the left side, then those of the
  # right.
  right @0 :UInt32;
  # Index of the first input of the right side.
  rightSchema @1 :UInt32;
  # Schema of the right inputs; that of the processor is the left one.
  where @2 :Filter;
  # Condition on a pair; reads LEFT and RIGHT.
  match @3 :MatchOrder;
  # Choice among several partners.
  maxTime @4 :Int64;
  # Nanoseconds of domain time that a row waits for a partner.
  leftTimeoutPresent @5 :Bool;
  # Whether leftTimeout has a value.
  leftTimeout @6 :UInt32;
  # Relay of left rows without partner; they are dropped when absent.
  rightTimeoutPresent @7 :Bool;
  # Whether rightTimeout has a value.
  rightTimeout @8 :UInt32;
  # Relay of right rows without partner; they are dropped when absent.
}

struct Generator {
  # Plan of a generator (R4), which has no inputs; its only dependency is the state that it reads.
  interval @0 :Int64;
  # Nanoseconds of domain time between rounds.
}

struct WindowBound {
  # A bound; zero parts are unbounded.
  messages @0 :UInt64;
  # Rows.
  duration @1 :Int64;
  # Nanoseconds.
}

struct Histogram {
  # A percentile over equal buckets; values beyond a bound count for the bucket next to it.
  percent @0 :Float64;
  # From 0 to 100.
  buckets @1 :UInt64;
  # At least 1.
  minimum @2 :Float64;
  # Lower bound.
  maximum @3 :Float64;
  # Upper bound, above the lower one.
  delay @4 :Int64;
  # Nanoseconds for which values count after they left the window.
}

struct Accumulator {
  # One shared aggregate.
  histogram @0 :Histogram;
  # For PERCENTILE only.
  aggregate @1 :Aggregate;
  # The function.
  argument @2 :UInt32;
  # Index of its value in Arguments.
  type @3 :Datatype.Type;
  # Result type.
}

struct WindowProcessor {
  # Processor plan of a window processor (R6).
  width @0 :WindowBound;
  # When a window is complete.
  step @1 :WindowBound;
  # What leaves after an emission.
  arguments @2 :Values;
  # Aggregate arguments over INPUT.
  argumentTypes @3 :List(Datatype.Type);
  # Their types.
  accumulators @4 :List(Accumulator);
  # Columns of the AGGREGATE source, in order.
  stateFingerprint @5 :Data;
  # Identity of the window model; retained rows of another one are not restored.
}

struct Processor {
  # What all processors share (R6).
  detached @0 :Bool;
  # Upstream is acknowledged at fan-out.
  inputs @1 :List(Input);
  # Consumed relays.
  schema @2 :UInt32;
  # Schema of every input.
  states @3 :List(StateDependency);
  # Materialized dependencies in order.
  filter @4 :Filter;
  # FILTER WHERE.
  operation @5 :ProcessorOperation;
  # The node operation.
  routes @6 :List(Route);
  # Ordered routes.
}

struct KafkaSink {
  # Kafka topic.
  client @0 :UInt32;
  # Index in Clients.
  topic @1 :Text;
  # Topic.
}

struct NatsSink {
  # NATS subject; confirming modes publish through JetStream.
  client @0 :UInt32;
  # Index in Clients.
  subject @1 :Text;
  # Subject.
}

struct Emitter {
  # Emitter plan (R5).
  detached @0 :Bool;
  # Upstream is acknowledged at fan-out.
  inputs @1 :List(Input);
  # Consumed relays.
  schema @2 :UInt32;
  # Schema of every input.
  states @3 :List(StateDependency);
  # Materialized dependencies in order.
  sink @4 :Sink;
  # Exactly one sink.
  delivery @5 :Delivery;
  # Publishing mode.
  codec @6 :UInt32;
  # Index in Codecs.
  construction @7 :Construction;
  # Output rows of the codec's schema.
  flush @8 :Flush;
  # When buffered rows are published.
  onError @9 :ErrorPolicy;
  # Failed rows.
  generalError @10 :ErrorAction;
  # Sink failures.
}

struct RelayNode {
  # A relay's own entry in the node table.
  relay @0 :UInt32;
  # Index in Relays.
}

struct Node {
  # One node of the node table (R8).
  identity @0 :Identity;
  # Kind and name.
  schemaFingerprint @1 :Data;
  # Fingerprint of the schemas that it touches.
  branch @2 :BranchContract;
  # Branch of its rows.
  placement @3 :Placement;
  # Where it runs.
  gateRelays @4 :List(UInt32);
  # Relays that are gated to pause it.
  planIdentity @5 :Data;
  # Digest of the plan; equal plans keep their prepared programs.
  plan @6 :Plan;
  # Its typed plan.
}

struct ExecutionRevision {
  # Everything that executes a domain (EP-012).
  domain @0 :Text;
  # The domain.
  sourceDigest @1 :Data;
  # Digest of the complete scheduled domain (EP-012).
  predecessorDigest @2 :Data;
  # Digest that this revision was planned against; empty for an install.
  handoffFingerprint @3 :Data;
  # Digest of the committed schedule's established bytes.
  clusterRevision @4 :UInt64;
  # Published control-plane revision.
  mode @5 :BuildMode;
  # Running or passive.
  startVersion @6 :UInt64;
  # Start generation of the domain.
  origin @7 :SourceOrigin;
  # Set by the last START AT.
  clock @8 :Clock;
  # Set while a paced domain runs; every other domain follows the wall.
  schemas @9 :List(Schema);
  # Shapes by index.
  branches @10 :List(Branch);
  # Key spaces by index.
  relays @11 :List(Relay);
  # Relays by index.
  codecs @12 :List(Codec);
  # Codecs by index.
  hashMaps @13 :List(HashMap);
  # Lookup tables by index.
  clients @14 :List(Client);
  # Clients by index.
  endpoints @15 :List(Endpoint);
  # Intake routes by index.
  certificates @16 :List(Certificate);
  # Of the virtual hosts with TLS; presented whether or not the domain runs.
  nodes @17 :List(Node);
  # Every node, also those placed elsewhere.
}

struct Change {
  # Kinds of change (D1).
  union {
    none @0 :Void;
    # Refused where a value is required.
    unchanged @1 :Unchanged;
    install @2 :Install;
    dynamic @3 :Dynamic;
    entitySwap @4 :EntitySwap;
    lifecycle @5 :Lifecycle;
    rebuild @6 :Rebuild;
    teardown @7 :Teardown;
  }
}

struct Step {
  # One typed column operation.
  union {
    none @0 :Void;
    # Refused where a value is required.
    load @1 :Load;
    constantInteger @2 :ConstantInteger;
    constantFloat @3 :ConstantFloat;
    constantString @4 :ConstantString;
    constantBool @5 :ConstantBool;
    constantNull @6 :ConstantNull;
    unaryStep @7 :UnaryStep;
    binaryStep @8 :BinaryStep;
    castStep @9 :CastStep;
    callStep @10 :CallStep;
    lookupStep @11 :LookupStep;
    arrayStep @12 :ArrayStep;
    chooseStep @13 :ChooseStep;
  }
}

struct ConstructionOperation {
  # One ordered step of a construction.
  union {
    none @0 :Void;
    # Refused where a value is required.
    inheritColumn @1 :InheritColumn;
    assignColumn @2 :AssignColumn;
  }
}

struct CodecWire {
  # The external side of a codec.
  union {
    none @0 :Void;
    # Refused where a value is required.
    fieldWire @1 :FieldWire;
    avroWire @2 :AvroWire;
    documentWire @3 :DocumentWire;
    protobufWire @4 :ProtobufWire;
    syslogWire @5 :SyslogWire;
  }
}

struct Source {
  # Where an ingestor's records come from.
  union {
    none @0 :Void;
    # Refused where a value is required.
    endpointSource @1 :EndpointSource;
    natsSource @2 :NatsSource;
    kafkaSource @3 :KafkaSource;
  }
}

struct ProcessorOperation {
  # The operation between filter and routes.
  union {
    none @0 :Void;
    # Refused where a value is required.
    junction @1 :Junction;
    deduplicator @2 :Deduplicator;
    windowProcessor @3 :WindowProcessor;
    reorderer @4 :Reorderer;
    reingest @5 :Reingest;
    correlator @6 :Correlator;
    generator @7 :Generator;
  }
}

struct Sink {
  # Where an emitter's records go.
  union {
    none @0 :Void;
    # Refused where a value is required.
    kafkaSink @1 :KafkaSink;
    natsSink @2 :NatsSink;
  }
}

struct Plan {
  # The typed plan of a node.
  union {
    none @0 :Void;
    # Refused where a value is required.
    relayNode @1 :RelayNode;
    ingestor @2 :Ingestor;
    processor @3 :Processor;
    emitter @4 :Emitter;
  }
}
