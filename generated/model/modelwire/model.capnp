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
  # The kind of a Model. A Model's key is its domain, kind and name (grammar reference, 5.3). A
  # RESOURCE is referred to like a Model but is none: it is content with versions.
  resource @0;
  # Uploaded content with numbered versions.
  schema @1;
  # Fields of a record.
  wireJsonSchema @2;
  # External JSON form of a record.
  wireCborSchema @3;
  # External CBOR form of a record.
  wireAvroSchema @4;
  # External AVRO form of a record.
  codec @5;
  # Translation between a wire format and a schema.
  client @6;
  # Connection settings of an external system.
  vhost @7;
  # Host names served by the intake listener.
  endpoint @8;
  # A path on a vhost.
  signalingProtocol @9;
  # Handshake of a WebSocket.
  branch @10;
  # A key space that isolates state.
  relay @11;
  # A bounded fan-out of batches.
  hashMap @12;
  # A lookup table from a resource.
  udf @13;
  # A user-defined function.
  ingestor @14;
  # A source.
  reingestor @15;
  # A mover of rows between branches.
  generator @16;
  # A source of rows from state by the clock.
  junction @17;
  # Stateless transforming fan-out.
  deduplicator @18;
  # Suppression of repeated keys.
  reorderer @19;
  # Ordering of rows within a time.
  windowProcessor @20;
  # Aggregation over windows of rows.
  correlator @21;
  # Pairing of rows of two sides.
  inferencer @22;
  # A model run over rows.
  wasmProcessor @23;
  # A guest module run over rows.
  emitter @24;
  # A sink.
  placement @25;
  # A rule about where nodes run.
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
  # External types of JSON and CBOR wire schemas.
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

enum AVROType {
  # External types of AVRO wire schemas.
  null @0;
  # Null only.
  boolean @1;
  # Truth value.
  int @2;
  # 32-bit integer.
  long @3;
  # 64-bit integer.
  float @4;
  # Single-precision number.
  double @5;
  # Double-precision number.
  bytes @6;
  # Bytes.
  string @7;
  # Text.
  record @8;
  # Record.
  enum @9;
  # One of fixed words.
  array @10;
  # Array.
  map @11;
  # Map.
  fixed @12;
  # A fixed number of bytes.
}

enum DocumentFormat {
  # Document formats that jaq programs can reach.
  json @0;
  # JSON.
  yaml @1;
  # YAML.
  toml @2;
  # TOML.
  xml @3;
  # XML.
  cbor @4;
  # CBOR.
}

enum SignalingFormat {
  # Form of the frames of a signaling protocol.
  json @0;
  # JSON.
  yaml @1;
  # YAML.
  toml @2;
  # TOML.
  xml @3;
  # XML.
  cbor @4;
  # CBOR.
  raw @5;
  # Uninterpreted bytes.
  protobuf @6;
  # Protobuf messages.
}

enum EndpointType {
  # What an endpoint speaks.
  http @0;
  # One request per record or batch.
  websockets @1;
  # One frame per record.
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
  pulsar @1;
  # Apache Pulsar.
  http @2;
  # An HTTP server.
  sentry @3;
  # Sentry.
  prometheus @4;
  # Prometheus.
  rabbitmq @5;
  # RabbitMQ.
  redis @6;
  # Redis.
  mqtt @7;
  # An MQTT broker.
  nats @8;
  # Core NATS and JetStream.
  zeromq @9;
  # A ZeroMQ socket.
  sqs @10;
  # Amazon SQS.
  s3 @11;
  # Amazon S3.
  gcs @12;
  # Google Cloud Storage.
  azureBlob @13;
  # Azure Blob Storage.
  icebergRest @14;
  # An Iceberg REST catalogue.
  clickhouse @15;
  # ClickHouse.
  postgres @16;
  # PostgreSQL.
  mysql @17;
  # MySQL.
  mongodb @18;
  # MongoDB.
  syslog @19;
  # Syslog.
  websockets @20;
  # A WebSocket server.
}

enum PlacementPolicy {
  # What a placement asks of the nodes it pairs.
  neutral @0;
  # Nothing.
  requireColocation @1;
  # Always on one server.
  preferColocation @2;
  # On one server where possible.
  suggestSeparation @3;
  # On different servers where possible.
}

enum MatchOrder {
  # Which of several partners a correlator takes.
  earliest @0;
  # The earliest.
  latest @1;
  # The latest.
}

enum DimensionKind {
  # How the length of a tensor axis is known.
  fixed @0;
  # Written.
  dynamic @1;
  # By the value.
  batch @2;
  # By the number of rows.
}

enum IcebergStorage {
  # Where an Iceberg table keeps its files.
  s3 @0;
  # Amazon S3.
  gcs @1;
  # Google Cloud Storage.
  azureBlob @2;
  # Azure Blob Storage.
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
  # One field of a JSON or CBOR wire schema.
  name @0 :Text;
  # Lower-case name of the schema field.
  type @1 :JSONType;
  # External type.
  optional @2 :Bool;
  # Whether the key may be missing or null.
  externalPresent @3 :Bool;
  # Whether external has a value.
  external @4 :Text;
  # Key in the payload, verbatim; the name when absent.
}

struct WireCBORSchema {
  # The CBOR form of a record.
  name @0 :Text;
  # Name in the domain.
  mode @1 :WireMode;
  # Treatment of undeclared fields.
  fields @2 :List(WireJSONField);
  # At least one field with distinct names.
}

struct WireAVROSchema {
  # The AVRO form of a record.
  name @0 :Text;
  # Name in the domain.
  mode @1 :WireMode;
  # Treatment of undeclared fields.
  fields @2 :List(WireAVROField);
  # At least one field with distinct names.
}

struct WireAVROField {
  # One field of an AVRO wire schema.
  name @0 :Text;
  # Lower-case name of the schema field.
  type @1 :AVROType;
  # External type.
  optional @2 :Bool;
  # Whether the value may be null.
  externalPresent @3 :Bool;
  # Whether external has a value.
  external @4 :Text;
  # Name in the payload's schema, verbatim; the name when absent.
}

struct Codec {
  # Binds a wire form to a schema (grammar reference, 3.3).
  name @0 :Text;
  # Name in the domain.
  wire @1 :CodecWire;
  # External side.
  schema @2 :Text;
  # Internal side.
  encodings @3 :List(Text);
  # DATETIME fields written as RFC 3339 text; none with a SYSLOG wire.
}

struct WireJSON {
  # A codec over a JSON wire schema.
  schema @0 :Text;
  # The wire schema.
}

struct WireCBOR {
  # A codec over a CBOR wire schema.
  schema @0 :Text;
  # The wire schema.
}

struct WireAVRO {
  # A codec over an AVRO wire schema.
  schema @0 :Text;
  # The wire schema.
}

struct Transformation {
  # The jaq programs of a codec; at least one of them is present.
  ingestionPresent @0 :Bool;
  # Whether ingestion has a value.
  ingestion @1 :Text;
  # Program from the payload to the record.
  emittingPresent @2 :Bool;
  # Whether emitting has a value.
  emitting @3 :Text;
  # Program from the record to the payload.
}

struct WireNative {
  # A codec that reaches a document format through jaq programs.
  format @0 :DocumentFormat;
  # The document format.
  transformation @1 :Transformation;
  # The programs.
}

struct WireProtobuf {
  # A codec over a message of an uploaded Protobuf schema.
  resource @0 :ResourceBinding;
  # Holds the proto files.
  config @1 :List(ConfigEntry);
  # The entries file, files, include and includes.
  message @2 :Text $Go.name("MessageField");
  # Full name of the message.
  transformation @3 :Transformation;
  # The programs.
}

struct WireSyslog {
  # A codec over RFC 5424 syslog records.
}

struct ResourceBinding {
  # One version of an uploaded resource (grammar reference, 3.4).
  resource @0 :Text;
  # The resource.
  version @1 :UInt64;
  # The version; 0 is LATEST and is made concrete when the statement is applied.
}

struct Client {
  # Connection settings (grammar reference, 3.8).
  name @0 :Text;
  # Name in the domain.
  type @1 :ClientType;
  # The external system.
  signaling @2 :Text;
  # Handshake of a WEBSOCKETS client; empty for none.
  mount @3 :ResourceBinding;
  # Directory that the templates of CONFIG can name.
  config @4 :List(ConfigEntry);
  # Entries in written order; of equal keys the last counts.
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
  tls @2 :TLSBinding;
  # Certificates; plain text when absent.
}

struct TLSBinding {
  # The resource version that holds tls.crt, tls.key and optionally ca.crt.
  resource @0 :Text;
  # The resource.
  version @1 :UInt64;
  # The version; 0 is LATEST and is made concrete when the statement is applied.
}

struct Endpoint {
  # An exact path on a vhost.
  name @0 :Text;
  # Name in the domain.
  vhost @1 :Text;
  # The vhost.
  path @2 :Text;
  # Starts with '/', matched exactly.
  type @3 :EndpointType;
  # What it speaks.
  signaling @4 :Text;
  # Handshake of a WEBSOCKETS endpoint; empty for none.
}

struct SignalingProtocol {
  # The handshake of a WebSocket before its data (grammar reference, 3.6).
  name @0 :Text;
  # Name in the domain.
  frames @1 :SignalingFormat;
  # Form of the exchanged frames.
  protobuf @2 :SignalingProtobuf;
  # Present exactly for PROTOBUF.
  fail @3 :List(Text);
  # Programs that end the protocol on any frame.
  acceptData @4 :Bool;
  # Whether data counts before the first step.
  steps @5 :List(SignalingStep);
  # Steps in written order.
  timeout @6 :Duration;
  # Longest handshake.
}

struct SignalingProtobuf {
  # The messages of a PROTOBUF handshake.
  resource @0 :ResourceBinding;
  # Holds the proto files.
  config @1 :List(ConfigEntry);
  # The entries file, files, include and includes.
  sendMessage @2 :Text;
  # Message of sent frames.
  waitMessage @3 :Text;
  # Message of awaited frames.
}

struct SignalingSend {
  # Frames to send.
  programs @0 :List(Text);
  # Programs that make one frame each.
}

struct SignalingWait {
  # A frame to await.
  matchers @0 :List(Text);
  # Programs of which one must hold.
  fail @1 :List(Text);
  # Programs that end the protocol.
  capturePresent @2 :Bool;
  # Whether capture has a value.
  capture @3 :Text;
  # Program that keeps state for later steps; only with one matcher.
  acceptData @4 :Bool;
  # Whether data counts from here on.
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
  materialized @4 :Bool;
  # Whether the last row by timestamp is kept per concrete branch.
}

struct Placement {
  # Where groups of nodes should run (grammar reference, 3.18).
  name @0 :Text;
  # Name in the domain.
  from @1 :List(Text);
  # Unqualified names of nodes without repetition.
  to @2 :List(Text);
  # Unqualified names of nodes without repetition.
  policy @3 :PlacementPolicy;
  # What is asked of the pairs.
  rank @4 :UInt64;
  # The lower wins; 0 is unranked and comes last.
}

struct HashMap {
  # A lookup table from a resource (grammar reference, 3.19).
  name @0 :Text;
  # Name in the domain.
  keyField @1 :Text;
  # Scalar field of the codec's schema.
  resource @2 :ResourceBinding;
  # Holds the file.
  path @3 :Text;
  # File inside the resource.
  codec @4 :Text;
  # Decodes the records.
}

struct UDF {
  # A user-defined function (grammar reference, 3.20).
  name @0 :Text;
  # Name in the domain.
  arguments @1 :List(UDFArgument);
  # One to eight with distinct names.
  returns @2 :Datatype.Type;
  # Exact result type.
  returnsOptional @3 :Bool;
  # Whether the result may be null.
  volatile @4 :Bool;
  # Whether equal arguments may give different results.
  code @5 :Text;
  # Roto source of at most 65536 bytes.
}

struct UDFArgument {
  # One argument of a user-defined function.
  name @0 :Text;
  # Lower-case name.
  type @1 :Datatype.Type;
  # Exact type.
  optional @2 :Bool;
  # Whether the value may be null.
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

struct UDFCall {
  # A call of a user-defined function.
  function @0 :Text;
  # The function.
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

struct Input {
  # One relay in a FROM list.
  relay @0 :Text;
  # The relay.
  where @1 :Expression;
  # Source predicate.
}

struct Collect {
  # COLLECT FOR, which gathers the batches of an input list.
  for @0 :Duration;
  # Longest gathering.
  maxBatchSize @1 :ByteSize;
  # Bytes that end a gathering.
}

struct RequiredSkip {
  # Rows without the state are skipped.
}

struct RequiredWait {
  # Rows wait for the state.
}

struct DefaultState {
  # Rows without the state see constants.
  set @0 :List(DefaultAssignment);
  # Fields in written order.
}

struct DefaultAssignment {
  # One field of a DEFAULT.
  field @0 :Text;
  # The field in lower case.
  value @1 :Expression;
  # A constant.
}

struct StateDependency {
  # USING MATERIALIZED STATE.
  relay @0 :Text;
  # The materialized relay.
  policy @1 :StatePolicy;
  # What happens while it has no state.
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
  # Fields of the error record; their scope is BARE.
}

struct Route {
  # One TO of a junction, deduplicator, reorderer or inferencer.
  relay @0 :Text;
  # The target relay.
  construction @1 :Construction;
  # The output row.
  flush @2 :Flush;
  # When buffered rows leave.
  messageError @3 :MessageError;
  # Policy for failed rows.
}

struct SetRoute {
  # One TO of a generator or correlator.
  relay @0 :Text;
  # The target relay.
  set @1 :List(Assignment);
  # Assignments in written order.
  where @2 :Expression;
  # Route predicate on the finished output.
  flush @3 :Flush;
  # When buffered rows leave.
  messageError @4 :MessageError;
  # Policy for failed rows.
}

struct Retry {
  # RETRY POLICY; the delay doubles from Backoff to Max.
  backoff @0 :Duration;
  # First delay.
  max @1 :Duration;
  # Longest delay.
}

struct Key {
  # Identity of a Model inside its domain.
  kind @0 :Kind;
  # Its kind.
  name @1 :Text;
  # Its folded name.
}

struct Junction {
  # Stateless transforming fan-out (grammar reference, 3.11).
  name @0 :Text;
  # Name in the domain.
  detached @1 :Bool;
  # DETACHED instead of ATTACHED.
  inputs @2 :List(Input);
  # At least one.
  collect @3 :Collect;
  # Input collection.
  filter @4 :Expression;
  # FILTER WHERE.
  branching @5 :Branching;
  # Branch of all inputs and outputs.
  states @6 :List(StateDependency);
  # Dependencies in written order.
  routes @7 :List(Route);
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
  collect @3 :Collect;
  # Input collection.
  filter @4 :Expression;
  # FILTER WHERE.
  keys @5 :List(Expression);
  # Key tuple.
  maxTime @6 :Duration;
  # How long a key is remembered.
  branching @7 :Branching;
  # Branch of all inputs and outputs.
  states @8 :List(StateDependency);
  # Dependencies in written order.
  routes @9 :List(Route);
  # At least one.
}

struct Reorderer {
  # Brings rows into order within a time (grammar reference, 3.11).
  name @0 :Text;
  # Name in the domain.
  detached @1 :Bool;
  # DETACHED instead of ATTACHED.
  inputs @2 :List(Input);
  # At least one.
  collect @3 :Collect;
  # Input collection.
  filter @4 :Expression;
  # FILTER WHERE.
  by @5 :List(Expression);
  # Ordering tuple; buffered rows leave before it changes (CP-237).
  maxTime @6 :Duration;
  # How long a row may wait for earlier ones.
  branching @7 :Branching;
  # Branch of all inputs and outputs.
  states @8 :List(StateDependency);
  # Dependencies in written order.
  routes @9 :List(Route);
  # At least one.
}

struct WindowBound {
  # A bound of WIDTH or STEP; a zero part is not written, and at least one is.
  messages @0 :UInt64;
  # Row count; 0 when absent.
  duration @1 :Duration;
  # Event time span.
}

struct WindowRoute {
  # One TO of a window processor, which emits by its STEP and not by a flush.
  relay @0 :Text;
  # The target relay.
  set @1 :List(Assignment);
  # Assignments in written order with at least one aggregate.
  where @2 :Expression;
  # Route predicate on the finished output.
  messageError @3 :MessageError;
  # Policy for failed rows.
}

struct WindowProcessor {
  # Aggregates over windows of rows (grammar reference, 3.12).
  name @0 :Text;
  # Name in the domain.
  detached @1 :Bool;
  # DETACHED instead of ATTACHED.
  inputs @2 :List(Input);
  # At least one.
  collect @3 :Collect;
  # Input collection.
  filter @4 :Expression;
  # FILTER WHERE.
  width @5 :WindowBound;
  # When a window is complete.
  step @6 :WindowBound;
  # What leaves after an emission.
  branching @7 :Branching;
  # Branch of all inputs and outputs.
  states @8 :List(StateDependency);
  # Dependencies in written order.
  routes @9 :List(WindowRoute);
  # At least one.
}

struct TimeoutDrop {
  # A row without partner is dropped.
}

struct TimeoutSend {
  # A row without partner is sent to a relay.
  relay @0 :Text;
  # The relay.
}

struct CorrelatorSide {
  # LEFT or RIGHT of a correlator.
  inputs @0 :List(Input);
  # At least one.
  collect @1 :Collect;
  # Input collection.
  timeout @2 :TimeoutAction;
  # What happens to a row without partner.
}

struct Correlator {
  # Pairs rows of two sides (grammar reference, 3.13).
  name @0 :Text;
  # Name in the domain.
  detached @1 :Bool;
  # DETACHED instead of ATTACHED.
  left @2 :CorrelatorSide;
  # The left side.
  right @3 :CorrelatorSide;
  # The right side.
  where @4 :Expression;
  # Condition on a pair.
  match @5 :MatchOrder;
  # Which of several partners wins.
  maxTime @6 :Duration;
  # How long a row waits for a partner.
  branching @7 :Branching;
  # Branch of all inputs and outputs.
  states @8 :List(StateDependency);
  # Dependencies in written order.
  routes @9 :List(SetRoute);
  # At least one.
}

struct TensorDimension {
  # One axis of a tensor.
  kind @0 :DimensionKind;
  # How its length is known.
  length @1 :UInt32;
  # Length of a FIXED axis; at least 1.
}

struct Tensor {
  # A named dense F32 tensor of a model file.
  name @0 :Text;
  # Name in the model file.
  dimensions @1 :List(TensorDimension);
  # Axes in order; none for a scalar.
}

struct TensorInput {
  # One input tensor with its value.
  tensor @0 :Tensor;
  # The tensor.
  value @1 :Expression;
  # The value of one row.
}

struct Inferencer {
  # Runs a model of a resource over rows (grammar reference, 3.14).
  name @0 :Text;
  # Name in the domain.
  detached @1 :Bool;
  # DETACHED instead of ATTACHED.
  inputs @2 :List(Input);
  # At least one.
  collect @3 :Collect;
  # Input collection.
  filter @4 :Expression;
  # FILTER WHERE.
  resource @5 :ResourceBinding;
  # Holds the model file.
  file @6 :Text;
  # The model file inside the resource.
  tensors @7 :List(TensorInput);
  # INPUTS in written order.
  outputs @8 :List(Tensor);
  # OUTPUT SCHEMA in written order.
  branching @9 :Branching;
  # Branch of all inputs and outputs.
  states @10 :List(StateDependency);
  # Dependencies in written order.
  routes @11 :List(Route);
  # At least one; SET and WHERE only.
}

struct GuestRoute {
  # One TO of a WASM processor, whose guest decides when rows leave.
  relay @0 :Text;
  # The target relay.
  set @1 :List(Assignment);
  # Assignments in written order.
  where @2 :Expression;
  # Route predicate on the finished output.
  messageError @3 :MessageError;
  # Policy for failed rows.
}

struct WASMProcessor {
  # Runs a guest module over rows (grammar reference, 3.15).
  name @0 :Text;
  # Name in the domain.
  detached @1 :Bool;
  # DETACHED instead of ATTACHED.
  inputs @2 :List(Input);
  # At least one.
  collect @3 :Collect;
  # Input collection.
  filter @4 :Expression;
  # FILTER WHERE.
  resource @5 :ResourceBinding;
  # Holds the module (CP-247).
  file @6 :Text;
  # The module inside the resource.
  maxFuel @7 :UInt64;
  # Instructions per call; at least 1.
  maxMemory @8 :UInt64;
  # Bytes of linear memory; at least 1.
  branching @9 :Branching;
  # Branch of all inputs and outputs.
  states @10 :List(StateDependency);
  # Dependencies in written order.
  routes @11 :List(GuestRoute);
  # At least one with distinct relays.
  resetRejected @12 :Bool;
  # ON REJECTED STATE RESET.
  globalError @13 :ErrorAction;
  # Policy for failures of the guest.
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

struct PulsarSink {
  # TO PULSAR.
  client @0 :Text;
  # A PULSAR client.
  topic @1 :Text;
  # Verbatim topic.
  mode @2 :SinkMode;
  # Publishing mode.
}

struct RabbitMQSink {
  # TO RABBITMQ.
  client @0 :Text;
  # A RABBITMQ client.
  queue @1 :Text;
  # Verbatim queue.
  mode @2 :SinkMode;
  # Publishing mode.
}

struct RedisSink {
  # TO REDIS PUBSUB, NO_ACK.
  client @0 :Text;
  # A REDIS client.
  channel @1 :Text;
  # Verbatim channel.
  mode @2 :SinkNoAck;
  # The only mode.
}

struct MQTTSink {
  # TO MQTT.
  client @0 :Text;
  # An MQTT client.
  topic @1 :Text;
  # Verbatim topic.
  qoS @2 :UInt8;
  # 0 with NO_ACK; 1 or 2 with a confirming mode.
  mode @3 :SinkMode;
  # Publishing mode.
}

struct ZeroMQSink {
  # TO ZEROMQ, NO_ACK.
  client @0 :Text;
  # A ZEROMQ client.
  mode @1 :SinkNoAck;
  # The only mode.
}

struct FIFOGroupBranch {
  # FIFO GROUP FROM BRANCH.
}

struct FIFOGroupValue {
  # FIFO GROUP with an expression.
  value @0 :Expression;
  # A STRING per row.
}

struct SQSSink {
  # TO SQS.
  client @0 :Text;
  # An SQS client.
  queue @1 :Text;
  # Verbatim queue; ends in .fifo exactly with a group.
  group @2 :FIFOGroup;
  # Message group of a FIFO queue.
  batch @3 :Bool;
  # BATCH requests instead of SINGLE ones.
  retry @4 :Retry;
  # Infrastructure retry.
}

struct SentrySink {
  # TO SENTRY.
  client @0 :Text;
  # A SENTRY client.
  retry @1 :Retry;
  # Infrastructure retry of a request.
}

struct SyslogSink {
  # TO SYSLOG, NO_ACK.
  client @0 :Text;
  # A SYSLOG client.
  mode @1 :SinkNoAck;
  # The only mode.
}

struct ColumnValue {
  # One column of a row sink.
  column @0 :Text;
  # Verbatim column.
  value @1 :Expression;
  # Its value.
}

struct Conflict {
  # ON CONFLICT of a row sink.
  columns @0 :List(Text);
  # Target columns in written order.
  update @1 :Bool;
  # DO UPDATE instead of DO NOTHING.
}

struct ClickhouseSink {
  # TO CLICKHOUSE.
  client @0 :Text;
  # A CLICKHOUSE client.
  table @1 :Text;
  # Verbatim table.
  values @2 :List(ColumnValue);
  # Columns in written order.
  maxBatch @3 :UInt64;
  # Most rows of a request.
  retry @4 :Retry;
  # Infrastructure retry of a request.
}

struct PostgresSink {
  # TO POSTGRES.
  client @0 :Text;
  # A POSTGRES client.
  table @1 :Text;
  # Verbatim table.
  values @2 :List(ColumnValue);
  # Columns in written order.
  conflict @3 :Conflict;
  # DO UPDATE needs columns.
  maxBatch @4 :UInt64;
  # Most rows of a request.
  retry @5 :Retry;
  # Infrastructure retry of a request.
}

struct MySQLSink {
  # TO MYSQL.
  client @0 :Text;
  # A MYSQL client.
  table @1 :Text;
  # Verbatim table.
  values @2 :List(ColumnValue);
  # Columns in written order.
  conflict @3 :Conflict;
  # Without columns.
  maxBatch @4 :UInt64;
  # Most rows of a request.
  retry @5 :Retry;
  # Infrastructure retry of a request.
}

struct MongoDBSink {
  # TO MONGODB.
  client @0 :Text;
  # A MONGODB client.
  collection @1 :Text;
  # Verbatim collection.
  values @2 :List(ColumnValue);
  # Fields in written order.
  conflict @3 :Conflict;
  # With columns.
  maxBatch @4 :UInt64;
  # Most rows of a request.
  retry @5 :Retry;
  # Infrastructure retry of a request.
}

struct CommitPolicy {
  # COMMIT EACH of an Iceberg sink.
  interval @0 :Duration;
  # Time from the first buffered row.
  maxSize @1 :ByteSize;
  # Bytes that force a commit.
}

struct IcebergSink {
  # TO ICEBERG.
  storage @0 :IcebergStorage;
  # Where the files go.
  client @1 :Text;
  # A client of the storage.
  table @2 :Text;
  # Verbatim table.
  values @3 :List(ColumnValue);
  # Columns in written order.
  location @4 :Text;
  # Verbatim location of the table.
  catalog @5 :Text;
  # An ICEBERG_REST client.
  commit @6 :CommitPolicy;
  # When files become visible.
  retry @7 :Retry;
  # Infrastructure retry of a request.
}

struct HTTPSink {
  # TO HTTP; the body is what the emitter's codec makes.
  client @0 :Text;
  # An HTTP client.
  method @1 :Expression;
  # Method of a row.
  path @2 :Expression;
  # Path of a row.
  retry @3 :Retry;
  # Infrastructure retry of a request.
}

struct ClientSink {
  # TO CLIENT, records that client programs consume.
  schema @0 :Text;
  # Fields of the records.
  mode @1 :SinkMode;
  # ACK SEQUENTIAL or ACK PARALLEL.
}

struct ClientBatch {
  # BATCH of an emitter to clients.
  maxMessages @0 :UInt64;
  # Most records of a batch.
  maxSize @1 :ByteSize;
  # Most bytes of a batch.
}

struct Emitter {
  # A sink (grammar reference, 3.17).
  name @0 :Text;
  # Name in the domain.
  detached @1 :Bool;
  # DETACHED instead of ATTACHED.
  inputs @2 :List(EmitterInput);
  # At least one.
  collect @3 :Collect;
  # Input collection.
  states @4 :List(StateDependency);
  # Dependencies in written order.
  sink @5 :Sink;
  # Where records go.
  codec @6 :Text;
  # Encodes the payloads; empty for row sinks, TO CLIENT and WITHOUT BODY.
  construction @7 :Construction;
  # The output row; row sinks have WHERE only.
  batch @8 :ClientBatch;
  # Present exactly for TO CLIENT.
  flush @9 :Flush;
  # When buffered rows are published.
  messageError @10 :MessageError;
  # Policy for failed rows.
  generalError @11 :ErrorAction;
  # Policy for sink failures.
}

struct EmitterInput {
  # One relay in the FROM list of an emitter.
  relay @0 :Text;
  # The relay.
  where @1 :Expression;
  # Source predicate.
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
  # Longest wait for a full group; absent on client ingestors only.
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
  # FROM ENDPOINT, NO_ACK SEQUENTIAL.
  endpoint @0 :Text;
  # The endpoint.
}

struct NatsSource {
  # FROM NATS, NO_ACK SEQUENTIAL.
  client @0 :Text;
  # A NATS client.
  subject @1 :Text;
  # Verbatim subject.
  queueGroup @2 :Text;
  # Verbatim queue group.
  instances @3 :UInt64;
  # Members of the group.
}

struct KafkaSource {
  # FROM KAFKA by consumer group or by the domain's own offsets.
  client @0 :Text;
  # A KAFKA client.
  topic @1 :Text;
  # Verbatim topic.
  consumerGroupPresent @2 :Bool;
  # Whether consumerGroup has a value.
  consumerGroup @3 :Text;
  # Verbatim group; absent for OFFSET BY DOMAIN.
  instances @4 :UInt64;
  # Members of the group.
  mode @5 :SourceMode;
  # ACK SEQUENTIAL, ACK PARALLEL or NO_ACK PARALLEL.
}

struct HTTPSource {
  # FROM HTTP, a poll.
  client @0 :Text;
  # An HTTP client.
  every @1 :Duration;
  # Time between polls.
}

struct PrometheusSource {
  # FROM PROMETHEUS, a query.
  client @0 :Text;
  # A PROMETHEUS client.
  query @1 :Text;
  # Verbatim query.
  every @2 :Duration;
  # Time between queries.
}

struct PulsarSource {
  # FROM PULSAR.
  client @0 :Text;
  # A PULSAR client.
  topic @1 :Text;
  # Verbatim topic.
  subscription @2 :Text;
  # Verbatim subscription.
  instances @3 :UInt64;
  # Consumers of the subscription.
  mode @4 :SourceMode;
  # ACK SEQUENTIAL, ACK PARALLEL or NO_ACK PARALLEL.
}

struct RabbitMQSource {
  # FROM RABBITMQ, ACK SEQUENTIAL.
  client @0 :Text;
  # A RABBITMQ client.
  queue @1 :Text;
  # Verbatim queue.
  instances @2 :UInt64;
  # Consumers of the queue.
  mode @3 :AckSequential;
  # The only mode.
}

struct SQSSource {
  # FROM SQS, ACK SEQUENTIAL.
  client @0 :Text;
  # An SQS client.
  queue @1 :Text;
  # Verbatim queue.
  instances @2 :UInt64;
  # Receivers of the queue.
  mode @3 :AckSequential;
  # The only mode.
}

struct RedisSource {
  # FROM REDIS PUBSUB, NO_ACK SEQUENTIAL.
  client @0 :Text;
  # A REDIS client.
  channel @1 :Text;
  # Verbatim channel.
}

struct MQTTSource {
  # FROM MQTT.
  client @0 :Text;
  # An MQTT client.
  topic @1 :Text;
  # Verbatim topic filter.
  instances @2 :UInt64;
  # Subscribers.
  persistent @3 :Bool;
  # SESSION PERSISTENT instead of CLEAN.
  qoS @4 :UInt8;
  # 0 or 1.
  mode @5 :SourceMode;
  # Any mode; ACK modes need a persistent session and QoS 1.
}

struct ZeroMQSource {
  # FROM ZEROMQ, NO_ACK SEQUENTIAL.
  client @0 :Text;
  # A ZEROMQ client.
}

struct WebsocketsSource {
  # FROM WEBSOCKETS, NO_ACK SEQUENTIAL.
  client @0 :Text;
  # A WEBSOCKETS client.
}

struct SyslogSource {
  # FROM SYSLOG, a listener with NO_ACK SEQUENTIAL.
  client @0 :Text;
  # A SYSLOG client.
}

struct ClientSource {
  # FROM CLIENT, records that client programs publish.
  schema @0 :Text;
  # Fields of the records.
  mode @1 :SourceMode;
  # ACK SEQUENTIAL or ACK PARALLEL without batch timeout.
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

struct TimestampNow {
  # TIMESTAMP NOW.
}

struct TimestampAt {
  # TIMESTAMP AT a DATETIME field.
  field @0 :Text;
  # The field.
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
  # One TO of an ingestor or reingestor.
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

struct Ingestor {
  # A source with its routes (grammar reference, 3.9).
  name @0 :Text;
  # Name in the domain.
  source @1 :Source;
  # Where records come from.
  quiesce @2 :Quiesce;
  # What the external source meets during a hold.
  codec @3 :Text;
  # Decodes the payloads; empty for client ingestors only.
  timestamp @4 :Timestamp;
  # Event time; arrival time when absent.
  filter @5 :Expression;
  # FILTER WHERE.
  routes @6 :List(EntryRoute);
  # At least one.
  generalError @7 :ErrorAction;
  # Policy for source failures.
}

struct Reingestor {
  # Moves rows to other branches (grammar reference, 3.10).
  name @0 :Text;
  # Name in the domain.
  detached @1 :Bool;
  # DETACHED instead of ATTACHED.
  inputs @2 :List(Input);
  # At least one.
  collect @3 :Collect;
  # Input collection.
  filter @4 :Expression;
  # FILTER WHERE.
  states @5 :List(StateDependency);
  # Dependencies in written order.
  routes @6 :List(EntryRoute);
  # At least one.
}

struct Generator {
  # Emits rows from materialized state by the clock (grammar reference, 3.16).
  name @0 :Text;
  # Name in the domain.
  state @1 :Text;
  # The materialized relay.
  interval @2 :Duration;
  # EACH; the time between rounds.
  branching @3 :Branching;
  # Branch of the relay and all outputs.
  routes @4 :List(SetRoute);
  # At least one.
}

struct CodecWire {
  # The external side of a codec.
  union {
    none @0 :Void;
    # Refused where a value is required.
    wireJson @1 :WireJSON;
    wireCbor @2 :WireCBOR;
    wireAvro @3 :WireAVRO;
    wireNative @4 :WireNative;
    wireProtobuf @5 :WireProtobuf;
    wireSyslog @6 :WireSyslog;
  }
}

struct SignalingStep {
  # One step of a signaling protocol.
  union {
    none @0 :Void;
    # Refused where a value is required.
    signalingSend @1 :SignalingSend;
    signalingWait @2 :SignalingWait;
  }
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
    udfCall @11 :UDFCall;
    arrayLiteral @12 :ArrayLiteral;
    if @13 :If;
    case @14 :Case;
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

struct StatePolicy {
  # What happens while a materialized relay has no state.
  union {
    none @0 :Void;
    # Refused where a value is required.
    requiredSkip @1 :RequiredSkip;
    requiredWait @2 :RequiredWait;
    defaultState @3 :DefaultState;
  }
}

struct Model {
  # A declared entity of a domain.
  union {
    none @0 :Void;
    # Refused where a value is required.
    schema @1 :Schema;
    wireJsonSchema @2 :WireJSONSchema;
    wireCborSchema @3 :WireCBORSchema;
    wireAvroSchema @4 :WireAVROSchema;
    codec @5 :Codec;
    client @6 :Client;
    vhost @7 :Vhost;
    endpoint @8 :Endpoint;
    signalingProtocol @9 :SignalingProtocol;
    branch @10 :Branch;
    relay @11 :Relay;
    hashMap @12 :HashMap;
    udf @13 :UDF;
    ingestor @14 :Ingestor;
    reingestor @15 :Reingestor;
    generator @16 :Generator;
    junction @17 :Junction;
    deduplicator @18 :Deduplicator;
    reorderer @19 :Reorderer;
    windowProcessor @20 :WindowProcessor;
    correlator @21 :Correlator;
    inferencer @22 :Inferencer;
    wasmProcessor @23 :WASMProcessor;
    emitter @24 :Emitter;
    placement @25 :Placement;
  }
}

struct TimeoutAction {
  # What happens to a row without partner.
  union {
    none @0 :Void;
    # Refused where a value is required.
    timeoutDrop @1 :TimeoutDrop;
    timeoutSend @2 :TimeoutSend;
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

struct FIFOGroup {
  # Message group of an SQS FIFO queue.
  union {
    none @0 :Void;
    # Refused where a value is required.
    fifoGroupBranch @1 :FIFOGroupBranch;
    fifoGroupValue @2 :FIFOGroupValue;
  }
}

struct Sink {
  # Where an emitter's records go.
  union {
    none @0 :Void;
    # Refused where a value is required.
    kafkaSink @1 :KafkaSink;
    natsSink @2 :NatsSink;
    pulsarSink @3 :PulsarSink;
    rabbitMqSink @4 :RabbitMQSink;
    redisSink @5 :RedisSink;
    mqttSink @6 :MQTTSink;
    zeroMqSink @7 :ZeroMQSink;
    sqsSink @8 :SQSSink;
    sentrySink @9 :SentrySink;
    syslogSink @10 :SyslogSink;
    clickhouseSink @11 :ClickhouseSink;
    postgresSink @12 :PostgresSink;
    mySqlSink @13 :MySQLSink;
    mongoDbSink @14 :MongoDBSink;
    icebergSink @15 :IcebergSink;
    httpSink @16 :HTTPSink;
    clientSink @17 :ClientSink;
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
    httpSource @4 :HTTPSource;
    prometheusSource @5 :PrometheusSource;
    pulsarSource @6 :PulsarSource;
    rabbitMqSource @7 :RabbitMQSource;
    sqsSource @8 :SQSSource;
    redisSource @9 :RedisSource;
    mqttSource @10 :MQTTSource;
    zeroMqSource @11 :ZeroMQSource;
    websocketsSource @12 :WebsocketsSource;
    syslogSource @13 :SyslogSource;
    clientSource @14 :ClientSource;
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
