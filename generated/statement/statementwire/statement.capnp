# Code generated from spec/ by go generate. DO NOT EDIT.
# Wire form of the records of package statement. Semantic statements: what a request asks for,
# without any text of it. Transactions replicate them; execution never reparses source text
# (CP-046).
@0xefa967ca19778484;

using Go = import "/go.capnp";
$Go.package("statementwire");
$Go.import("nervix/generated/statement/statementwire");
using Datatype = import "/datatype/datatypewire/datatype.capnp";
using Model = import "/model/modelwire/model.capnp";

enum Class {
  # How a statement is admitted and routed (grammar reference, 5.1).
  model @0;
  # Model mutation; consecutive ones form one atomic batch.
  effect @1;
  # Other replicated effect of the selected domain.
  admin @2;
  # Immediate command outside any domain's content.
  read @3;
  # Changes nothing and records no execution.
  readTx @4;
  # A read that the session answers before queueing.
  tx @5;
  # Controls the session's transaction.
  session @6;
  # State of this session only.
  client @7;
  # Executed by the client program.
}

enum Delivery {
  # How a subscription meets a slow session.
  blocking @0;
  # Waits for the session queue.
  dropping @1;
  # Discards while the queue is full.
}

enum Format {
  # Form of a description.
  text @0;
  # Lines for people.
  json @1;
  # One JSON document.
}

enum Entity {
  # The connector and entity that a statement names an ingestor by; it must fit the ingestor's
  # source (grammar reference, 3.9).
  none @0;
  # Plain INGESTOR.
  kafkaTopic @1;
  # A Kafka source.
  pulsarTopic @2;
  # A Pulsar source.
  rabbitmqQueue @3;
  # A RabbitMQ source.
  sqsQueue @4;
  # An SQS source.
  redisChannel @5;
  # A Redis source.
  mqttTopic @6;
  # An MQTT source.
  natsSubject @7;
  # A NATS source.
  prometheusQuery @8;
  # A Prometheus source.
  zeromqSocket @9;
  # A ZeroMQ source.
  httpPoll @10;
  # A polled HTTP source.
  httpEndpoint @11;
  # An endpoint of type HTTP.
  websocketsEndpoint @12;
  # An endpoint of type WEBSOCKETS.
  websocketsConnection @13;
  # A WebSocket client source.
  syslogListener @14;
  # A syslog source.
  client @15;
  # A client source.
}

enum BackupMode {
  # What a backup leaves out or does not stop for.
  full @0;
  # Models and state in one cut.
  withoutState @1;
  # Models only.
  withoutPause @2;
  # State without a common cut.
}

enum RestoreOmission {
  # What a restore leaves out.
  none @0;
  # Nothing.
  state @1;
  # All node state.
  sourceOffsets @2;
  # Where sources had read to.
}

enum ExistingUser {
  # What a restore does with a user that exists.
  fail @0;
  # Refuse the restore.
  skip @1;
  # Keep the user.
  replace @2;
  # Take the archived user.
}

struct AddField {
  # ADD FIELD of a schema.
  field @0 :Model.SchemaField;
  # The new field.
}

struct AddWireField {
  # ADD FIELD of a JSON or CBOR wire schema.
  field @0 :Model.WireJSONField;
  # The new field.
}

struct AddAVROField {
  # ADD FIELD of an AVRO wire schema.
  field @0 :Model.WireAVROField;
  # The new field.
}

struct DropField {
  # DROP FIELD.
  field @0 :Text;
  # The field.
}

struct RenameField {
  # RENAME FIELD.
  field @0 :Text;
  # The field.
  to @1 :Text;
  # Its new name.
}

struct SetFieldType {
  # ALTER FIELD … SET TYPE of a schema.
  field @0 :Text;
  # The field.
  type @1 :Datatype.Type;
  # The new type.
}

struct SetWireFieldType {
  # ALTER FIELD … SET TYPE of a JSON or CBOR wire schema.
  field @0 :Text;
  # The field.
  type @1 :Model.JSONType;
  # The new type.
}

struct SetAVROFieldType {
  # ALTER FIELD … SET TYPE of an AVRO wire schema.
  field @0 :Text;
  # The field.
  type @1 :Model.AVROType;
  # The new type.
}

struct SetFieldOptional {
  # ALTER FIELD … SET or DROP OPTIONAL.
  field @0 :Text;
  # The field.
  optional @1 :Bool;
  # SET instead of DROP.
}

struct SetFieldSensitive {
  # ALTER FIELD … SET or DROP SENSITIVE.
  field @0 :Text;
  # The field.
  sensitive @1 :Bool;
  # SET instead of DROP.
}

struct SetFieldExternal {
  # ALTER FIELD … SET or DROP NAMED of a wire schema.
  field @0 :Text;
  # The field.
  externalPresent @1 :Bool;
  # Whether external has a value.
  external @2 :Text;
  # Key in the payload; absent for DROP.
}

struct SetWireMode {
  # MODE of a wire schema.
  mode @0 :Model.WireMode;
  # The new mode.
}

struct SetCapacity {
  # SET CAPACITY of a relay.
  capacity @0 :UInt64;
  # The new capacity.
}

struct SetSchema {
  # SET SCHEMA of a relay.
  schema @0 :Text;
  # The new schema.
}

struct SetBranching {
  # SET BRANCHED BY or UNBRANCHED.
  branching @0 :Model.Branching;
  # The new branch.
}

struct SetMaterialized {
  # SET or DROP MATERIALIZED STATE of a relay.
  materialized @0 :Bool;
  # SET instead of DROP.
}

struct SetSource {
  # SET FROM of an ingestor.
  source @0 :Model.Source;
  # The new source.
}

struct SetDecoding {
  # SET DECODE USING of an ingestor.
  codec @0 :Text;
  # The new codec.
}

struct SetTimestamp {
  # SET or DROP TIMESTAMP of an ingestor.
  timestamp @0 :Model.Timestamp;
  # The event time; absent for DROP.
}

struct SetQuiesce {
  # SET QUIESCE of an ingestor.
  quiesce @0 :Model.Quiesce;
  # The new mode.
}

struct SetGeneralError {
  # SET GENERAL ERROR of an ingestor.
  action @0 :Model.ErrorAction;
  # The new policy.
}

struct AddInput {
  # ADD FROM.
  input @0 :Model.Input;
  # The new input.
}

struct DropInput {
  # DROP FROM.
  relay @0 :Text;
  # The input.
}

struct SetInputWhere {
  # ALTER FROM … SET or DROP WHERE.
  relay @0 :Text;
  # The input.
  where @1 :Model.Expression;
  # The predicate; absent for DROP.
}

struct SetCollect {
  # SET or DROP COLLECT.
  collect @0 :Model.Collect;
  # The collection; absent for DROP.
}

struct SetFilter {
  # SET or DROP FILTER WHERE.
  filter @0 :Model.Expression;
  # The filter; absent for DROP.
}

struct SetAttachment {
  # SET ATTACHED or DETACHED.
  detached @0 :Bool;
  # DETACHED instead of ATTACHED.
}

struct AddState {
  # ADD MATERIALIZED STATE.
  state @0 :Model.StateDependency;
  # The new dependency.
}

struct DropState {
  # DROP MATERIALIZED STATE of a dependency.
  relay @0 :Text;
  # The materialized relay.
}

struct SetStatePolicy {
  # ALTER MATERIALIZED STATE.
  relay @0 :Text;
  # The materialized relay.
  policy @1 :Model.StatePolicy;
  # The new policy.
}

struct AddRoute {
  # ADD ROUTE of a processor.
  route @0 :Model.Route;
  # The new route.
}

struct ReplaceRoute {
  # REPLACE ROUTE of a processor.
  route @0 :Model.Route;
  # The route that replaces the only one to its relay.
}

struct AddEntryRoute {
  # ADD ROUTE of an ingestor or reingestor.
  route @0 :Model.EntryRoute;
  # The new route.
}

struct ReplaceEntryRoute {
  # REPLACE ROUTE of an ingestor or reingestor.
  route @0 :Model.EntryRoute;
  # The route that replaces the only one to its relay.
}

struct AddSetRoute {
  # ADD ROUTE of a generator.
  route @0 :Model.SetRoute;
  # The new route.
}

struct ReplaceSetRoute {
  # REPLACE ROUTE of a generator.
  route @0 :Model.SetRoute;
  # The route that replaces the only one to its relay.
}

struct DropRoute {
  # DROP ROUTE TO.
  relay @0 :Text;
  # The target relay of exactly one route.
}

struct SetKeys {
  # SET DEDUPLICATE ON.
  keys @0 :List(Model.Expression);
  # The new key tuple.
}

struct SetOrder {
  # SET BY of a reorderer.
  by @0 :List(Model.Expression);
  # The new ordering tuple.
}

struct SetMaxTime {
  # SET MAX TIME.
  maxTime @0 :Model.Duration;
  # The new time.
}

struct SetGeneratorState {
  # SET MATERIALIZED STATE of a generator.
  relay @0 :Text;
  # The materialized relay.
}

struct SetInterval {
  # SET EACH of a generator.
  interval @0 :Model.Duration;
  # The new time between rounds.
}

struct SetSink {
  # SET TO of an emitter; codec and construction stay.
  sink @0 :Model.Sink;
  # The new sink with its mode.
}

struct ModeBroker {
  # NO_ACK or a confirming mode of a broker.
  mode @0 :Model.SinkMode;
  # The mode.
}

struct ModeMQTT {
  # QOS of an MQTT sink.
  qoS @0 :UInt8;
  # 0, 1 or 2.
  mode @1 :Model.SinkMode;
  # NO_ACK for 0, a confirming mode otherwise.
}

struct ModeJetStream {
  # JETSTREAM of a NATS sink.
  mode @0 :Model.SinkMode;
  # A confirming mode.
}

struct ModeSQS {
  # SINGLE or BATCH of an SQS sink.
  batch @0 :Bool;
  # BATCH instead of SINGLE.
  retry @1 :Model.Retry;
  # Infrastructure retry.
}

struct ModeRequest {
  # ACK of a request sink.
  retry @0 :Model.Retry;
  # Infrastructure retry.
}

struct SetSinkMode {
  # SET MODE of an emitter.
  mode @0 :WrittenMode;
  # The mode as written; it must fit the sink.
}

struct SetClient {
  # SET CLIENT of an emitter.
  client @0 :Text;
  # The new client.
}

struct SetEncoding {
  # SET ENCODE USING or DROP ENCODE of an emitter.
  codec @0 :Text;
  # The codec; empty for DROP.
}

struct SetFlush {
  # SET FLUSH of an emitter.
  flush @0 :Model.Flush;
  # The new flush.
}

struct SetCommit {
  # SET COMMIT EACH of an Iceberg emitter.
  commit @0 :Model.CommitPolicy;
  # The new policy.
}

struct SetPlacementPolicy {
  # SET POLICY of a placement.
  policy @0 :Model.PlacementPolicy;
  # The new policy.
}

struct SetRank {
  # SET or DROP RANK of a placement.
  rank @0 :UInt64;
  # The rank; 0 for DROP.
}

struct SetMembers {
  # SET FROM … TO of a placement.
  from @0 :List(Text);
  # Node names.
  to @1 :List(Text);
  # Node names.
}

struct RenameModel {
  # RENAME TO of a placement.
  to @0 :Text;
  # The new name.
}

struct CreateModel {
  # Stores a new Model.
  ifNotExists @0 :Bool;
  # An existing key is a success.
  entity @1 :Entity;
  # Entity prefix of an ingestor.
  model @2 :Model.Model;
  # The new Model.
}

struct AlterModel {
  # Changes a Model; all operations apply or none.
  entity @0 :Entity;
  # Entity prefix of an ingestor.
  key @1 :Model.Key;
  # The Model.
  operations @2 :List(Operation);
  # Operations in written order.
}

struct DropModel {
  # Removes a Model.
  entity @0 :Entity;
  # Entity prefix of an ingestor.
  key @1 :Model.Key;
  # The Model.
}

struct RebindResource {
  # Moves users of a resource to another version.
  resource @0 :Text;
  # The resource.
  version @1 :UInt64;
  # The version; 0 is LATEST.
  users @2 :List(Model.Key);
  # The Models to move; all of them when empty.
}

struct Pace {
  # Clock steps of a paced domain.
  period @0 :Model.Duration;
  # Length of a step.
  skew @1 :Model.Duration;
  # Tolerated lateness.
}

struct CreateDomain {
  # Declares a domain.
  ifNotExists @0 :Bool;
  # An existing name is a success.
  name @1 :Text;
  # The domain.
  pace @2 :Pace;
  # Present for PACED.
  placement @3 :Model.PlacementPolicy;
  # Policy of its nodes.
}

struct AlterDomain {
  # Changes the placement policy of the selected domain.
  placement @0 :Model.PlacementPolicy;
  # The new policy.
}

struct CreateUser {
  # Declares a user.
  ifNotExists @0 :Bool;
  # An existing name is a success.
  name @1 :Text;
  # The user.
  password @2 :Text;
  # Never stored or logged; hashed before replication.
}

struct StartPoint {
  # Where a domain's clock starts.
  now @0 :Bool;
  # The current instant.
  text @1 :Text;
  # The written RFC 3339 instant; empty for NOW.
  instant @2 :Int64;
  # Nanoseconds since 1970 UTC; 0 for NOW.
  rate @3 :Float64;
  # Clock speed; finite and above 0.
}

struct StartDomain {
  # Starts the selected domain.
  at @0 :StartPoint;
  # Resumes where it stopped when absent.
}

struct StopDomain {
  # Stops the selected domain.
}

struct CreateResource {
  # Declares a resource without versions.
  ifNotExists @0 :Bool;
  # An existing name is a success.
  name @1 :Text;
  # The resource.
}

struct UploadResource {
  # Uploads a directory as the next version.
  name @0 :Text;
  # The resource.
  directory @1 :Text;
  # A directory on the client's machine.
}

struct ResetUnbranched {
  # The state of an unbranched processor.
}

struct ResetAll {
  # The state of all concrete branches.
}

struct ResetBranch {
  # The state of one concrete branch.
  values @0 :List(BranchBinding);
  # All key fields.
}

struct ResetState {
  # Starts a WASM processor without its former state.
  processor @0 :Text;
  # The processor.
  domain @1 :Text;
  # Must be the selected domain; empty when not written.
  scope @2 :ResetScope;
  # Whose state.
}

struct ShowCreate {
  # Renders a Model.
  entity @0 :Entity;
  # Entity prefix of an ingestor.
  key @1 :Model.Key;
  # The Model.
}

struct ShowState {
  # Shows the materialized state of a relay.
  relay @0 :Text;
  # The relay.
}

struct ShowClusterStatus {
  # Shows the cluster.
}

struct ShowPlacements {
  # Lists placements.
}

struct ShowUDFs {
  # Lists user-defined functions.
}

struct ShowTransactions {
  # Lists transactions.
}

struct DescribeDomain {
  # Describes the selected domain.
}

struct DescribeModel {
  # Describes a node or endpoint.
  entity @0 :Entity;
  # Entity prefix of an ingestor.
  key @1 :Model.Key;
  # The Model.
  bindings @2 :List(BranchBinding);
  # One concrete branch of a relay; empty for none.
  format @3 :Format;
  # JSON for WASM processors only.
}

struct DescribeResource {
  # Describes a resource or one of its versions.
  name @0 :Text;
  # The resource.
  version @1 :UInt64;
  # The version; 0 for all.
}

struct DescribeTransaction {
  # Describes a transaction or one of its operations.
  transaction @0 :Text;
  # Its id; empty for the attached one.
  operation @1 :UInt64;
  # Number of an operation from 1; 0 for all.
  format @2 :Format;
  # Form of the answer.
}

struct DescribeRelocation {
  # Previews a relocation.
  relocation @0 :Relocation;
  # What would move.
}

struct Lookup {
  # Reads a hash map.
  hashMap @0 :Text;
  # The hash map.
  key @1 :Model.Expression;
  # A literal.
}

struct BranchBinding {
  # One key field of a concrete branch.
  field @0 :Text;
  # Key field.
  value @1 :Model.Expression;
  # A literal, or one under a minus.
}

struct CordonNode {
  # Keeps new work from a node.
  node @0 :Text;
  # The node id.
}

struct UncordonNode {
  # Lets a node take work again.
  node @0 :Text;
  # The node id.
}

struct DrainNode {
  # Cordons a node and moves its work away.
  node @0 :Text;
  # The node id.
}

struct DropNode {
  # Removes a node from the cluster.
  node @0 :Text;
  # The node id.
}

struct RelocationException {
  # A member with a strategy of its own.
  member @0 :Model.Key;
  # The member.
  follow @1 :Bool;
  # FOLLOW instead of IGNORE PREFERENCES.
}

struct Relocation {
  # A move of nodes to another server.
  members @0 :List(Model.Key);
  # Named members; empty for a corridor.
  from @1 :List(Model.Key);
  # Where a corridor begins.
  to @2 :List(Model.Key);
  # Where a corridor ends.
  node @3 :Text;
  # The target node id.
  follow @4 :Bool;
  # FOLLOW instead of IGNORE PREFERENCES.
  exceptions @5 :List(RelocationException);
  # Members with a strategy of their own.
}

struct Relocate {
  # Moves nodes to another server.
  relocation @0 :Relocation;
  # What moves.
}

struct Begin {
  # Opens a transaction.
}

struct Commit {
  # Applies the transaction.
}

struct Revert {
  # Discards the transaction.
}

struct AttachTransaction {
  # Binds a transaction of its owner to this session.
  transaction @0 :Text;
  # Its id; not empty.
}

struct CreateSubscription {
  # Delivers a relay's rows to this session.
  name @0 :Text;
  # Unique in the session.
  relay @1 :Text;
  # The relay.
  delivery @2 :Delivery;
  # Treatment of a slow session.
  sampleRatePresent @3 :Bool;
  # Whether sampleRate has a value.
  sampleRate @4 :Float64;
  # Share of batches kept, 0 to 1.
  where @5 :Model.Expression;
  # Row predicate.
}

struct DeleteSubscription {
  # Ends a subscription.
  name @0 :Text;
  # The subscription.
}

struct UseDomain {
  # Selects a domain.
  name @0 :Text;
  # The domain.
}

struct ListDomains {
  # Lists the domains.
}

struct Backup {
  # Writes an archive.
  cluster @0 :Bool;
  # The whole cluster instead of a domain.
  domain @1 :Text;
  # The domain; empty for the selected one or the cluster.
  path @2 :Text;
  # A file on the client's machine; not empty.
  withoutResources @3 :Bool;
  # Leaves resource content out.
  mode @4 :BackupMode;
  # Consistency.
  timeout @5 :Model.Duration;
  # Longest pause of a FULL backup.
}

struct Restore {
  # Reads an archive.
  cluster @0 :Bool;
  # The whole cluster instead of a domain.
  domain @1 :Text;
  # The archived domain; empty for the cluster.
  as @2 :Text;
  # Its new name; empty to keep it.
  path @3 :Text;
  # A file on the client's machine; not empty.
  resume @4 :Bool;
  # Starts the restored domains at the archived clock.
  existingUser @5 :ExistingUser;
  # Policy for users that exist; cluster only.
  dryRun @6 :Bool;
  # Only checks.
  without @7 :RestoreOmission;
  # What is left out.
}

struct DescribeBackup {
  # Describes an archive offline.
  path @0 :Text;
  # A file on the client's machine; not empty.
  format @1 :Format;
  # Form of the answer.
}

struct WrittenMode {
  # A publishing mode as SET MODE writes it.
  union {
    none @0 :Void;
    # Refused where a value is required.
    modeBroker @1 :ModeBroker;
    modeMqtt @2 :ModeMQTT;
    modeJetStream @3 :ModeJetStream;
    modeSqs @4 :ModeSQS;
    modeRequest @5 :ModeRequest;
  }
}

struct Operation {
  # One operation of an ALTER.
  union {
    none @0 :Void;
    # Refused where a value is required.
    addField @1 :AddField;
    addWireField @2 :AddWireField;
    addAvroField @3 :AddAVROField;
    dropField @4 :DropField;
    renameField @5 :RenameField;
    setFieldType @6 :SetFieldType;
    setWireFieldType @7 :SetWireFieldType;
    setAvroFieldType @8 :SetAVROFieldType;
    setFieldOptional @9 :SetFieldOptional;
    setFieldSensitive @10 :SetFieldSensitive;
    setFieldExternal @11 :SetFieldExternal;
    setWireMode @12 :SetWireMode;
    setCapacity @13 :SetCapacity;
    setSchema @14 :SetSchema;
    setBranching @15 :SetBranching;
    setMaterialized @16 :SetMaterialized;
    setSource @17 :SetSource;
    setDecoding @18 :SetDecoding;
    setTimestamp @19 :SetTimestamp;
    setQuiesce @20 :SetQuiesce;
    setGeneralError @21 :SetGeneralError;
    addInput @22 :AddInput;
    dropInput @23 :DropInput;
    setInputWhere @24 :SetInputWhere;
    setCollect @25 :SetCollect;
    setFilter @26 :SetFilter;
    setAttachment @27 :SetAttachment;
    addState @28 :AddState;
    dropState @29 :DropState;
    setStatePolicy @30 :SetStatePolicy;
    addRoute @31 :AddRoute;
    replaceRoute @32 :ReplaceRoute;
    addEntryRoute @33 :AddEntryRoute;
    replaceEntryRoute @34 :ReplaceEntryRoute;
    addSetRoute @35 :AddSetRoute;
    replaceSetRoute @36 :ReplaceSetRoute;
    dropRoute @37 :DropRoute;
    setKeys @38 :SetKeys;
    setOrder @39 :SetOrder;
    setMaxTime @40 :SetMaxTime;
    setGeneratorState @41 :SetGeneratorState;
    setInterval @42 :SetInterval;
    setSink @43 :SetSink;
    setSinkMode @44 :SetSinkMode;
    setClient @45 :SetClient;
    setEncoding @46 :SetEncoding;
    setFlush @47 :SetFlush;
    setCommit @48 :SetCommit;
    setPlacementPolicy @49 :SetPlacementPolicy;
    setRank @50 :SetRank;
    setMembers @51 :SetMembers;
    renameModel @52 :RenameModel;
  }
}

struct ResetScope {
  # Whose state a reset discards.
  union {
    none @0 :Void;
    # Refused where a value is required.
    resetUnbranched @1 :ResetUnbranched;
    resetAll @2 :ResetAll;
    resetBranch @3 :ResetBranch;
  }
}

struct Statement {
  # One NSPL statement.
  union {
    none @0 :Void;
    # Refused where a value is required.
    createModel @1 :CreateModel;
    alterModel @2 :AlterModel;
    dropModel @3 :DropModel;
    rebindResource @4 :RebindResource;
    createDomain @5 :CreateDomain;
    alterDomain @6 :AlterDomain;
    createUser @7 :CreateUser;
    startDomain @8 :StartDomain;
    stopDomain @9 :StopDomain;
    createResource @10 :CreateResource;
    uploadResource @11 :UploadResource;
    resetState @12 :ResetState;
    showCreate @13 :ShowCreate;
    showState @14 :ShowState;
    showClusterStatus @15 :ShowClusterStatus;
    showPlacements @16 :ShowPlacements;
    showUdFs @17 :ShowUDFs;
    showTransactions @18 :ShowTransactions;
    describeDomain @19 :DescribeDomain;
    describeModel @20 :DescribeModel;
    describeResource @21 :DescribeResource;
    describeTransaction @22 :DescribeTransaction;
    describeRelocation @23 :DescribeRelocation;
    lookup @24 :Lookup;
    cordonNode @25 :CordonNode;
    uncordonNode @26 :UncordonNode;
    drainNode @27 :DrainNode;
    dropNode @28 :DropNode;
    relocate @29 :Relocate;
    begin @30 :Begin;
    commit @31 :Commit;
    revert @32 :Revert;
    attachTransaction @33 :AttachTransaction;
    createSubscription @34 :CreateSubscription;
    deleteSubscription @35 :DeleteSubscription;
    useDomain @36 :UseDomain;
    listDomains @37 :ListDomains;
    backup @38 :Backup;
    restore @39 :Restore;
    describeBackup @40 :DescribeBackup;
  }
}
