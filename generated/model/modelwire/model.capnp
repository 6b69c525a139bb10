# Code generated from spec/ by go generate. DO NOT EDIT.
# Wire form of the records of package model. Semantic Models: what NSPL declares, without any
# text of it. Models are persisted through the control plane and never reach the data plane.
@0xa700eaa7fc546461;

using Go = import "/go.capnp";
$Go.package("modelwire");
$Go.import("nervix/generated/model/modelwire");
using Datatype = import "/datatype/datatypewire/datatype.capnp";

enum Level {
  # How much work a change pauses (control-plane table Q0, CP-227 to CP-256). Levels are ordered; a
  # batch takes the highest (CP-223).
  dynamic @0;
  # Nothing pauses and buffered state stays.
  entityPause @1;
  # The affected relays and nodes drain first.
  domainPause @2;
  # All attached work of the domain drains first.
}

enum Scope {
  # Where a field reference reads from (grammar reference, section 4.5).
  bare @0;
  # No scope written; resolved by the clause.
  message @1;
  # The working message.
  input @2;
  # The original input row.
  output @3;
  # The output row under construction.
  branch @4;
  # The key of the concrete branch.
  left @5;
  # The left row of a correlation.
  right @6;
  # The right row of a correlation.
  metadata @7;
  # Source metadata such as a Kafka offset.
  partialOutput @8;
  # The unfinished output of a failed row.
  error @9;
  # The structured error of a failed row.
  relayState @10;
  # Materialized state of a declared relay.
}

enum UnaryOperator {
  # Prefix operators.
  negate @0;
  # Arithmetic negation.
  not @1;
  # Logical negation.
}

enum BinaryOperator {
  # Infix operators; both operands have the identical type.
  add @0;
  # Sum.
  subtract @1;
  # Difference.
  multiply @2;
  # Product.
  divide @3;
  # Quotient; truncates toward zero for integers.
  remainder @4;
  # Remainder with the sign of the dividend.
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

enum Kind {
  # The kind of a Model. A Model's key is its domain, kind and name (grammar reference, 5.3).
  schema @0;
  # Fields of a record.
  wireJsonSchema @1;
  # External JSON form of a record.
  codec @2;
  # Translation between a wire format and a schema.
  client @3;
  # Connection settings of an external system.
  vhost @4;
  # Host names served by the intake listener.
  endpoint @5;
  # A path on a vhost.
  branch @6;
  # A key space that isolates state.
  relay @7;
  # A bounded fan-out of batches.
  ingestor @8;
  # A source.
  junction @9;
  # Stateless transforming fan-out.
  deduplicator @10;
  # Suppression of repeated keys.
  windowProcessor @11;
  # Aggregation over windows of rows.
  emitter @12;
  # A sink.
}

enum ErrorAction {
  # What a node-wide error policy does.
  ignore @0;
  # Acknowledge and record nothing.
  log @1;
  # Report and acknowledge negatively.
}

enum WireMode {
  # Whether undeclared payload fields are refused.
  strict @0;
  # Undeclared fields reject the record.
  loose @1;
  # Undeclared fields are ignored.
}

enum JSONType {
  # External types of JSON wire schemas.
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

enum Overflow {
  # What a full quiesce buffer drops.
  none @0;
  # Backpressure; endpoints only.
  oldest @1;
  # The oldest record.
  newest @2;
  # The newest record.
}

enum ClientType {
  # External systems that a client can reach.
  kafka @0;
  # Apache Kafka.
  nats @1;
  # Core NATS and JetStream.
}

struct Change {
  # One changed aspect of a Model (control-plane table Q1).
  path @0 :Text;
  # The changed field, such as routes[0].flush; empty when the Models differ in kind.
  aspect @1 :Text;
  # What people call it.
  level @2 :Level;
  # What the change pauses in a running domain.
  purges @3 :Bool;
  # The node starts without its former state (CP-236).
}

struct Reference {
  # One use of a Model by another (grammar reference, 5.3).
  kind @0 :Kind;
  # Kind of the used Model.
  name @1 :Text;
  # Its name.
  role @2 :Text;
  # How it is used, such as input.
  path @3 :Text;
  # The referring field, such as routes[0].relay.
}

struct IntegerLiteral {
  # A number without fraction; its type is I64.
  value @0 :Int64;
  # Never negative in NSPL text.
}

struct FloatLiteral {
  # A number with a fraction; its type is F64.
  value @0 :Float64;
  # Always finite.
}

struct StringLiteral {
  # A text.
  value @0 :Text;
  # The text without quotes.
}

struct BoolLiteral {
  # TRUE or FALSE.
  value @0 :Bool;
  # The truth value.
}

struct NullLiteral {
  # NULL, typed by its position.
}

struct FieldReference {
  # A read of one field.
  scope @0 :Scope;
  # Where the field is read.
  relay @1 :Text;
  # The materialized relay; only for RELAY_STATE.
  field @2 :Text;
  # Field name in lower case.
}

struct Unary {
  # A prefix operation.
  operator @0 :UnaryOperator;
  # The operation.
  operand @1 :Expression;
  # Its operand.
}

struct Binary {
  # An infix operation.
  operator @0 :BinaryOperator;
  # The operation.
  left @1 :Expression;
  # Left operand.
  right @2 :Expression;
  # Right operand.
}

struct Cast {
  # An explicit conversion to a scalar type.
  operand @0 :Expression;
  # The value.
  target @1 :Datatype.Kind;
  # A scalar kind.
}

struct Call {
  # A call of a built-in function.
  function @0 :Text;
  # Name as written in lower case.
  arguments @1 :List(Expression);
  # Arguments in written order.
}

struct ArrayLiteral {
  # A bracketed list with at least one item.
  items @0 :List(Expression);
  # The items.
}

struct If {
  # IF with its mandatory ELSE.
  condition @0 :Expression;
  # A BOOL.
  then @1 :Expression;
  # Value where the condition is true.
  else @2 :Expression;
  # Value everywhere else.
}

struct CaseArm {
  # One WHEN of a CASE.
  when @0 :Expression;
  # Condition or match value.
  then @1 :Expression;
  # Result.
}

struct Case {
  # Searched CASE, or simple CASE when an operand is present.
  operand @0 :Expression;
  # The matched value of a simple CASE.
  arms @1 :List(CaseArm);
  # At least one arm; the first match wins.
  else @2 :Expression;
  # Result without a match; null when absent.
}

struct Duration {
  # A span of time with the text it was written in, which SHOW CREATE repeats.
  text @0 :Text;
  # As written without blanks.
  nanoseconds @1 :Int64;
  # The span; never negative.
}

struct ByteSize {
  # An amount of bytes with the text it was written in.
  text @0 :Text;
  # As written without blanks.
  bytes @1 :UInt64;
  # The amount.
}

struct Schema {
  # A named list of typed fields (grammar reference, 3.2).
  name @0 :Text;
  # Name in the domain.
  fields @1 :List(SchemaField);
  # At least one field with distinct names.
}

struct SchemaField {
  # One field of a schema.
  name @0 :Text;
  # Lower-case field name.
  type @1 :Datatype.Type;
  # Exact type.
  optional @2 :Bool;
  # Whether the value may be null.
  sensitive @3 :Bool;
  # Whether the value must not leave unmasked.
}

struct WireJSONSchema {
  # The JSON form of a record.
  name @0 :Text;
  # Name in the domain.
  mode @1 :WireMode;
  # Treatment of undeclared fields.
  fields @2 :List(WireJSONField);
  # At least one field with distinct names.
}

struct WireJSONField {
  # One field of a JSON wire schema.
  name @0 :Text;
  # Lower-case key of the object.
  type @1 :JSONType;
  # External type.
  optional @2 :Bool;
  # Whether the key may be missing or null.
}

struct Codec {
  # Binds a wire schema to a schema (grammar reference, 3.3).
  name @0 :Text;
  # Name in the domain.
  wire @1 :CodecWire;
  # External side.
  schema @2 :Text;
  # Internal side.
  encodings @3 :List(Text);
  # DATETIME fields written as RFC 3339 text.
}

struct WireJSON {
  # A codec over a JSON wire schema.
  schema @0 :Text;
  # The wire schema.
}

struct Client {
  # Connection settings (grammar reference, 3.8).
  name @0 :Text;
  # Name in the domain.
  type @1 :ClientType;
  # The external system.
  config @2 :List(ConfigEntry);
  # Entries in written order; the first of equal keys counts.
}

struct ConfigEntry {
  # One CONFIG entry; the value may be secret and is never logged.
  key @0 :Text;
  # Compared without regard to case.
  value @1 :Text;
  # Verbatim.
}

struct Vhost {
  # Host names of the intake listener (grammar reference, 3.5).
  name @0 :Text;
  # Name in the domain.
  hosts @1 :List(Text);
  # Lower-case host names without port.
}

struct Endpoint {
  # An exact path on a vhost.
  name @0 :Text;
  # Name in the domain.
  vhost @1 :Text;
  # The vhost.
  path @2 :Text;
  # Starts with '/', matched exactly.
}

struct Branch {
  # A key space; its name is its identity (grammar reference, 3.7).
  name @0 :Text;
  # Name in the domain.
  schema @1 :Text;
  # Key fields.
  ttl @2 :Duration;
  # Idle time after which a concrete branch is evicted.
  maxInstances @3 :UInt64;
  # Bound with LRU eviction; 0 means none.
}

struct Branching {
  # BRANCHED BY a branch, or UNBRANCHED when the name is empty.
  branch @0 :Text;
  # Empty for UNBRANCHED.
}

struct Relay {
  # A bounded fan-out of batches (grammar reference, 3.7).
  name @0 :Text;
  # Name in the domain.
  schema @1 :Text;
  # Fields of its rows.
  branching @2 :Branching;
  # Branch of its rows.
  capacity @3 :UInt64;
  # Queued batches per consumer and concrete branch; at least 1.
}

struct Input {
  # One relay in a FROM list.
  relay @0 :Text;
  # The relay.
  where @1 :Expression;
  # Source predicate.
}

struct InheritItem {
  # One field of an INHERIT list.
  field @0 :Text;
  # Input and output field.
  leakSensitive @1 :Bool;
  # Clears the sensitivity.
}

struct InheritAll {
  # INHERIT ALL with its exceptions.
  except @0 :List(Text);
  # Input fields left out.
}

struct InheritFields {
  # INHERIT with a list.
  items @0 :List(InheritItem);
  # At least one field.
}

struct Assignment {
  # One SET assignment.
  scope @0 :Scope;
  # BARE, MESSAGE, OUTPUT or BRANCH as written.
  target @1 :Text;
  # The assigned field.
  value @2 :Expression;
  # The value.
}

struct Construction {
  # How a route builds its output row (grammar reference, 2.3).
  inherit @0 :Inherit;
  # Fields taken over from the input.
  set @1 :List(Assignment);
  # Assignments in written order.
  where @2 :Expression;
  # Route predicate on the finished output.
  invoke @3 :List(Invocation);
  # Header writes of codec emitters in written order.
}

struct Invocation {
  # One INVOKE call.
  function @0 :Text;
  # Lower-case name.
  arguments @1 :List(Expression);
  # Arguments in written order.
}

struct FlushImmediate {
  # FLUSH IMMEDIATE, a fixed window of 100 microseconds.
}

struct FlushEach {
  # FLUSH EACH with its size bound.
  interval @0 :Duration;
  # Time from the first arrival.
  maxBatchSize @1 :ByteSize;
  # Pending bytes that force a flush.
}

struct IgnoreError {
  # ON MESSAGE ERROR IGNORE.
}

struct LogError {
  # ON MESSAGE ERROR LOG.
}

struct SendError {
  # ON MESSAGE ERROR SEND TO a relay.
  relay @0 :Text;
  # The error relay.
  set @1 :List(Assignment);
  # Fields of the error record.
}

struct Route {
  # One TO of a processor.
  relay @0 :Text;
  # The target relay.
  construction @1 :Construction;
  # The output row.
  flush @2 :Flush;
  # Absent on window processors.
  messageError @3 :MessageError;
  # Policy for failed rows.
}

struct BranchAssignment {
  # One key assignment of BRANCHED BY … SET.
  scope @0 :Scope;
  # BARE or BRANCH as written.
  target @1 :Text;
  # The key field.
  value @2 :Expression;
  # The value.
}

struct EntryRoute {
  # One TO of an ingestor.
  relay @0 :Text;
  # The target relay.
  construction @1 :Construction;
  # The output row.
  branching @2 :Branching;
  # Branch of the target relay.
  keys @3 :List(BranchAssignment);
  # Key fields in written order.
  flush @4 :Flush;
  # When buffered rows leave.
  messageError @5 :MessageError;
  # Policy for failed rows.
}

struct Retry {
  # RETRY POLICY; the delay doubles from Backoff to Max.
  backoff @0 :Duration;
  # First delay.
  max @1 :Duration;
  # Longest delay.
}

struct AckSequential {
  # One record in flight.
  timeout @0 :Duration;
  # Longest silence of an attempt.
  retry @1 :Retry;
  # Delays between attempts.
}

struct AckParallel {
  # Several records in flight.
  max @0 :UInt64;
  # Records in flight.
  batchTimeout @1 :Duration;
  # Longest wait for a full group; ingestors only.
  timeout @2 :Duration;
  # Longest silence of an attempt.
  retry @3 :Retry;
  # Delays between attempts.
}

struct NoAckSequential {
  # Records are taken without waiting, in order.
}

struct NoAckParallel {
  # Records are taken without waiting.
}

struct EndpointSource {
  # FROM ENDPOINT.
  endpoint @0 :Text;
  # The endpoint.
  mode @1 :SourceMode;
  # NO_ACK SEQUENTIAL.
}

struct NatsSource {
  # FROM NATS.
  client @0 :Text;
  # A NATS client.
  subject @1 :Text;
  # Verbatim subject.
  queueGroup @2 :Text;
  # Verbatim queue group.
  instances @3 :UInt64;
  # Members of the group.
  mode @4 :SourceMode;
  # NO_ACK SEQUENTIAL.
}

struct KafkaSource {
  # FROM KAFKA by consumer group.
  client @0 :Text;
  # A KAFKA client.
  topic @1 :Text;
  # Verbatim topic.
  consumerGroup @2 :Text;
  # Verbatim group.
  instances @3 :UInt64;
  # Members of the group.
  mode @4 :SourceMode;
  # ACK SEQUENTIAL, ACK PARALLEL or NO_ACK PARALLEL.
}

struct QuiesceSuspend {
  # ON QUIESCE SUSPEND.
}

struct QuiesceBuffer {
  # ON QUIESCE BUFFER.
  maxSize @0 :ByteSize;
  # Bytes held.
  overflow @1 :Overflow;
  # What a full buffer drops.
}

struct QuiesceDrop {
  # ON QUIESCE DROP.
}

struct QuiesceReject {
  # ON QUIESCE REJECT.
  retryAfter @0 :Duration;
  # Delay told to the sender.
}

struct Ingestor {
  # A source with its routes (grammar reference, 3.9).
  name @0 :Text;
  # Name in the domain.
  source @1 :Source;
  # Where records come from.
  quiesce @2 :Quiesce;
  # What the external source meets during a hold.
  codec @3 :Text;
  # Decodes the payloads.
  timestamp @4 :Timestamp;
  # Event time; arrival time when absent.
  filter @5 :Expression;
  # FILTER WHERE.
  routes @6 :List(EntryRoute);
  # At least one.
  generalError @7 :ErrorAction;
  # Policy for source failures.
}

struct TimestampNow {
  # TIMESTAMP NOW.
}

struct TimestampAt {
  # TIMESTAMP AT a DATETIME field.
  field @0 :Text;
  # The field.
}

struct Junction {
  # Stateless transforming fan-out (grammar reference, 3.11).
  name @0 :Text;
  # Name in the domain.
  detached @1 :Bool;
  # DETACHED instead of ATTACHED.
  inputs @2 :List(Input);
  # At least one.
  filter @3 :Expression;
  # FILTER WHERE.
  branching @4 :Branching;
  # Branch of all inputs and outputs.
  routes @5 :List(Route);
  # At least one.
}

struct Deduplicator {
  # Suppresses rows whose key was seen recently (grammar reference, 3.11).
  name @0 :Text;
  # Name in the domain.
  detached @1 :Bool;
  # DETACHED instead of ATTACHED.
  inputs @2 :List(Input);
  # At least one.
  filter @3 :Expression;
  # FILTER WHERE.
  keys @4 :List(Expression);
  # Key tuple.
  maxTime @5 :Duration;
  # How long a key is remembered.
  branching @6 :Branching;
  # Branch of all inputs and outputs.
  routes @7 :List(Route);
  # At least one.
}

struct WindowBound {
  # A bound of WIDTH or STEP; a zero part is not written.
  messages @0 :UInt64;
  # Row count; 0 when absent.
  duration @1 :Duration;
  # Event time span.
}

struct WindowProcessor {
  # Aggregates over windows of rows (grammar reference, 3.12).
  name @0 :Text;
  # Name in the domain.
  detached @1 :Bool;
  # DETACHED instead of ATTACHED.
  inputs @2 :List(Input);
  # At least one.
  filter @3 :Expression;
  # FILTER WHERE.
  width @4 :WindowBound;
  # When a window is complete.
  step @5 :WindowBound;
  # What leaves after an emission.
  branching @6 :Branching;
  # Branch of all inputs and outputs.
  routes @7 :List(Route);
  # At least one.
}

struct SinkNoAck {
  # NO_ACK publishing.
  retry @0 :Retry;
  # Infrastructure retry.
}

struct SinkAckSequential {
  # One publication awaits its confirmation at a time.
  timeout @0 :Duration;
  # Ambiguity bound.
  retry @1 :Retry;
  # Infrastructure retry.
}

struct SinkAckParallel {
  # A window of publications awaits confirmation.
  max @0 :UInt64;
  # Window.
  timeout @1 :Duration;
  # Ambiguity bound.
  retry @2 :Retry;
  # Infrastructure retry.
}

struct KafkaSink {
  # TO KAFKA.
  client @0 :Text;
  # A KAFKA client.
  topic @1 :Text;
  # Verbatim topic.
  mode @2 :SinkMode;
  # Publishing mode.
}

struct NatsSink {
  # TO NATS; a confirming mode publishes through JetStream.
  client @0 :Text;
  # A NATS client.
  subject @1 :Text;
  # Verbatim subject.
  mode @2 :SinkMode;
  # Publishing mode.
}

struct Emitter {
  # A sink (grammar reference, 3.17).
  name @0 :Text;
  # Name in the domain.
  detached @1 :Bool;
  # DETACHED instead of ATTACHED.
  inputs @2 :List(EmitterInput);
  # At least one.
  sink @3 :Sink;
  # Where records go.
  codec @4 :Text;
  # Encodes the payloads.
  construction @5 :Construction;
  # The output row.
  flush @6 :Flush;
  # When buffered rows are published.
  messageError @7 :MessageError;
  # Policy for failed rows.
  generalError @8 :ErrorAction;
  # Policy for sink failures.
}

struct EmitterInput {
  # One relay in the FROM list of an emitter.
  relay @0 :Text;
  # The relay.
  where @1 :Expression;
  # Source predicate.
}

struct Key {
  # Identity of a Model inside its domain.
  kind @0 :Kind;
  # Its kind.
  name @1 :Text;
  # Its folded name.
}

struct Expression {
  # An NSPL expression.
  union {
    none @0 :Void;
    # Refused where a value is required.
    integerLiteral @1 :IntegerLiteral;
    floatLiteral @2 :FloatLiteral;
    stringLiteral @3 :StringLiteral;
    boolLiteral @4 :BoolLiteral;
    nullLiteral @5 :NullLiteral;
    fieldReference @6 :FieldReference;
    unary @7 :Unary;
    binary @8 :Binary;
    cast @9 :Cast;
    call @10 :Call;
    arrayLiteral @11 :ArrayLiteral;
    if @12 :If;
    case @13 :Case;
  }
}

struct CodecWire {
  # The external side of a codec.
  union {
    none @0 :Void;
    # Refused where a value is required.
    wireJson @1 :WireJSON;
  }
}

struct Inherit {
  # What a construction takes over from its input.
  union {
    none @0 :Void;
    # Refused where a value is required.
    inheritAll @1 :InheritAll;
    inheritFields @2 :InheritFields;
  }
}

struct Flush {
  # When a route's buffered rows leave.
  union {
    none @0 :Void;
    # Refused where a value is required.
    flushImmediate @1 :FlushImmediate;
    flushEach @2 :FlushEach;
  }
}

struct MessageError {
  # What happens to a failed row.
  union {
    none @0 :Void;
    # Refused where a value is required.
    ignoreError @1 :IgnoreError;
    logError @2 :LogError;
    sendError @3 :SendError;
  }
}

struct SourceMode {
  # How a source delivers and acknowledges.
  union {
    none @0 :Void;
    # Refused where a value is required.
    ackSequential @1 :AckSequential;
    ackParallel @2 :AckParallel;
    noAckSequential @3 :NoAckSequential;
    noAckParallel @4 :NoAckParallel;
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

struct Quiesce {
  # What the external source meets during a hold.
  union {
    none @0 :Void;
    # Refused where a value is required.
    quiesceSuspend @1 :QuiesceSuspend;
    quiesceBuffer @2 :QuiesceBuffer;
    quiesceDrop @3 :QuiesceDrop;
    quiesceReject @4 :QuiesceReject;
  }
}

struct Timestamp {
  # Event time of an ingestor.
  union {
    none @0 :Void;
    # Refused where a value is required.
    timestampNow @1 :TimestampNow;
    timestampAt @2 :TimestampAt;
  }
}

struct SinkMode {
  # How a sink publishes.
  union {
    none @0 :Void;
    # Refused where a value is required.
    sinkNoAck @1 :SinkNoAck;
    sinkAckSequential @2 :SinkAckSequential;
    sinkAckParallel @3 :SinkAckParallel;
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

struct Model {
  # A declared entity of a domain.
  union {
    none @0 :Void;
    # Refused where a value is required.
    schema @1 :Schema;
    wireJsonSchema @2 :WireJSONSchema;
    codec @3 :Codec;
    client @4 :Client;
    vhost @5 :Vhost;
    endpoint @6 :Endpoint;
    branch @7 :Branch;
    relay @8 :Relay;
    ingestor @9 :Ingestor;
    junction @10 :Junction;
    deduplicator @11 :Deduplicator;
    windowProcessor @12 :WindowProcessor;
    emitter @13 :Emitter;
  }
}
