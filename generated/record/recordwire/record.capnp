# Code generated from spec/ by go generate. DO NOT EDIT.
# Wire form of the records of package record. Replicated commands and the records that the
# replicated state machine stores. States are the values of the generated machines; instants are
# UTC, in Unix milliseconds.
@0xe49b99b22cbb51cc;

using Go = import "/go.capnp";
$Go.package("recordwire");
$Go.import("nervix/generated/record/recordwire");
using Model = import "/model/modelwire/model.capnp";
using Statement = import "/statement/statementwire/statement.capnp";

enum Lifecycle {
  # What a lifecycle step asks for.
  start @0;
  # The domain runs.
  stop @1;
  # The domain is passive.
}

enum StepKind {
  # What a step of a transaction does (control-plane tables E).
  models @0;
  # A run of model statements as one change.
  domain @1;
  # ALTER DOMAIN.
  lifecycle @2;
  # START or STOP.
  resource @3;
  # CREATE RESOURCE.
  reset @4;
  # RESET WASM PROCESSOR STATE.
}

enum EdgeKind {
  # What passes along an edge of a reported topology (control-plane tables E).
  configuration @0;
  # Nothing; the target reads the source when it is built.
  delivery @1;
  # Records.
  messageError @2;
  # Records of a message-error policy.
  correlationTimeout @3;
  # Records without a partner.
  state @4;
  # Reads of materialized state.
}

enum DomainStatus {
  # Lifecycle of a domain (table R1).
  created @0;
  # Never started.
  running @1;
  # Its graph executes.
  stopped @2;
  # Its graph is passive.
}

struct Settings {
  # Limits that every leader admits by (control-plane tables T1 and T2, CP-181).
  retryValidity @0 :Int64;
  # Milliseconds a command may be repeated and its result be read.
  historyCapacity @1 :UInt64;
  # Applying, finished and expired executions kept.
  transactionIdle @2 :Int64;
  # Milliseconds after which an inactive OPEN transaction expires.
  transactionStatements @3 :UInt64;
  # Statements of one transaction.
  transactionSource @4 :UInt64;
  # Bytes of the statements of one transaction.
  transactionsLive @5 :UInt64;
  # OPEN and COMMITTING transactions in the cluster.
  transactionsOwned @6 :UInt64;
  # OPEN and COMMITTING transactions of one user.
  tombstoneRetention @7 :Int64;
  # Milliseconds a finished transaction can be inspected.
}

struct Progress {
  # What every applied range stores with its records (CP-022).
  index @0 :UInt64;
  # Last applied log index.
  term @1 :UInt64;
  # Term of that entry.
  membership @2 :Data;
  # Membership as the consensus package encodes it.
  revision @3 :UInt64;
  # Cluster revision; grows with every change of users, domains, models or schedules.
  intakeRevision @4 :UInt64;
  # Revision that last changed a virtual host or an endpoint.
  fence @5 :Int64;
  # Retry fence; it never moves back (CC-011).
}

struct User {
  # A user that may open sessions.
  name @0 :Text;
  # Folded name.
  secret @1 :Secret;
  # Absent for a user without a password.
  revision @2 :UInt64;
  # Cluster revision that stored the credentials; execution references are bound to it.
}

struct Secret {
  # An Argon2id hash with what is needed to repeat it (RFC 9106).
  salt @0 :Data;
  # Random salt.
  hash @1 :Data;
  # Derived key.
  time @2 :UInt32;
  # Passes.
  memory @3 :UInt32;
  # KiB.
  threads @4 :UInt8;
  # Lanes.
}

struct Domain {
  # A declared domain. Its models, status and placement are those of its schedule.
  name @0 :Text;
  # Folded name.
  pace @1 :Statement.Pace;
  # Steps of its clock; absent for UNPACED.
  placement @2 :Model.PlacementPolicy;
  # Policy of its nodes.
  status @3 :DomainStatus;
  # Its lifecycle.
  startVersion @4 :UInt64;
  # Number of START statements that took effect.
  clock @5 :DomainClock;
  # Set while a paced domain runs.
  origin @6 :SourceOrigin;
  # Set by the last START AT.
  revision @7 :UInt64;
  # Cluster revision that last changed the domain.
  fence @8 :Text;
  # COMMITTING transaction that alone may change the domain; empty for none.
  nodes @9 :List(ScheduledNode);
  # Every node of its models, by kind and name.
}

struct Resource {
  # A declared resource with the versions that were uploaded.
  domain @0 :Text;
  # The domain.
  name @1 :Text;
  # Folded name.
  versions @2 :List(ResourceVersion);
  # Version n is at index n - 1; none is ever changed or removed.
}

struct ResourceVersion {
  # The immutable content of one version.
  root @0 :Data;
  # SHA-256 over the paths and digests of its files; names the content on every node.
  manifest @1 :Data;
  # SHA-256 of the encoded manifest.
  files @2 :UInt64;
  # Number of files.
  bytes @3 :UInt64;
  # Bytes of all files.
  node @4 :Text;
  # Cluster node that took the upload.
  created @5 :Int64;
  # Instant of the upload.
}

struct Manifest {
  # The files of a resource version, by path.
  files @0 :List(ManifestFile);
  # In the order of their paths.
}

struct ManifestFile {
  # One file of a resource version.
  path @0 :Text;
  # Relative and clean, with slashes.
  size @1 :UInt64;
  # Bytes.
  sha256 @2 :Data;
  # Digest of its content.
}

struct Fault {
  # The projection of a failure that a result retains.
  code @0 :Text;
  # Stable code.
  class @1 :Text;
  # Failure class.
  message @2 :Text $Go.name("MessageField");
  # Text without causes.
  hint @3 :Text;
  # Advice.
  path @4 :Text;
  # Place in the model.
  start @5 :Int64;
  # Byte offset in the text; -1 for none.
  end @6 :Int64;
  # Byte offset after the fault.
  fields @7 :List(FaultField);
  # Subject fields.
  causes @8 :List(Fault);
  # What led to it, outermost first.
}

struct FaultField {
  # One subject field of a failure.
  name @0 :Text;
  # Its name.
  value @1 :Text;
  # Its text.
}

struct Preview {
  # The identity of a preview of a transaction (CP-085).
  transaction @0 :Text;
  # The transaction.
  position @1 :UInt64;
  # Accepted queue position.
  basis @2 :Data;
  # Digest of the planning basis.
}

struct Outcome {
  # The terminal result of an execution (CC-022).
  lines @0 :List(Text);
  # Output lines.
  alreadyExisted @1 :Bool;
  # IF NOT EXISTS found the object.
  levelPresent @2 :Bool;
  # Whether level has a value.
  level @3 :Model.Level;
  # Executed quiesce level of a model change or COMMIT.
  transaction @4 :Text;
  # Transaction that the command opened or ended; empty for none.
  faults @5 :List(Fault);
  # Why it failed; empty for a success.
  expected @6 :Preview;
  # Preview that a refused COMMIT named.
  current @7 :Preview;
  # Preview that described the transaction when a COMMIT was refused.
}

struct Execution {
  # One ordered command under its reference; an expired one keeps only the reference (S4).
  reference @0 :Text;
  # UUIDv7.
  state @1 :UInt8;
  # Value of machine.CommandState.
  owner @2 :Text;
  # User.
  credentials @3 :UInt64;
  # Revision of the user's credentials.
  domain @4 :Text;
  # Selected domain.
  content @5 :Data;
  # SHA-256 of the semantic request.
  statement @6 :Statement.Statement;
  # The semantic effect, without any password; absent once terminal.
  secret @7 :Secret;
  # The hashed password of CREATE USER.
  upload @8 :ResourceVersion;
  # The durable content of UPLOAD RESOURCE.
  transaction @9 :Text;
  # Transaction that the command acts on; empty for none.
  expected @10 :Preview;
  # Preview that a COMMIT names.
  attempt @11 :UInt32;
  # Planning attempts so far, 1 for the first.
  step @12 :UInt8;
  # Value of machine.StepState of its own effect.
  planned @13 :Outcome;
  # Result once the recorded effect is applied.
  replaced @14 :Replacement;
  # What the recorded effect replaced; absent once terminal and for all but changes of virtual
  # hosts.
  outcome @15 :Outcome;
  # Terminal result.
  finished @16 :Int64;
  # Instant of the terminal result.
}

struct Transaction {
  # A replicated transaction or its tombstone (S1).
  id @0 :Text;
  # UUIDv7.
  owner @1 :Text;
  # User.
  domain @2 :Text;
  # The domain it is bound to.
  state @3 :UInt8;
  # Value of machine.TransactionState.
  created @4 :Int64;
  # Instant of BEGIN.
  active @5 :Int64;
  # Instant of the last renewing event.
  deadline @6 :Int64;
  # Instant at which it expires while OPEN.
  operations @7 :UInt64;
  # Accepted statements.
  sourceBytes @8 :UInt64;
  # Their bytes.
  commit @9 :Text;
  # Reference of the admitted COMMIT.
  preview @10 :Preview;
  # Latest preview; frozen by COMMIT.
  incomplete @11 :Text;
  # Why COMMIT could not apply the latest preview; empty when it could.
  steps @12 :UInt64;
  # Frozen steps.
  applied @13 :UInt64;
  # Steps that are applied.
  levelPresent @14 :Bool;
  # Whether level has a value.
  level @15 :Model.Level;
  # Highest level executed.
  outcome @16 :Outcome;
  # Terminal result of COMMIT.
  finished @17 :Int64;
  # Instant of the terminal state.
}

struct Operation {
  # One accepted statement of a transaction with its admitted result (CP-079).
  transaction @0 :Text;
  # The transaction.
  position @1 :UInt64;
  # Counted from 1.
  reference @2 :Text;
  # Request reference of the append.
  content @3 :Data;
  # SHA-256 of statement and source.
  statement @4 :Statement.Statement;
  # What is executed; absent once the transaction is finished.
  source @5 :Text;
  # Its text for display; empty once the transaction is finished.
  summary @6 :Text;
  # What it does and to what, without any value.
  key @7 :Model.Key;
  # The model that it changes; absent for other statements.
  admitted @8 :Outcome;
  # What the append answered.
  preview @9 :Preview;
  # Identity of the prefix that ends with it.
}

struct Step {
  # One step of a transaction (S2). It is part of the report of its latest preview until COMMIT
  # freezes it.
  transaction @0 :Text;
  # The transaction.
  number @1 :UInt64;
  # Counted from 1.
  first @2 :UInt64;
  # First operation.
  last @3 :UInt64;
  # Last operation.
  state @4 :UInt8;
  # Value of machine.StepState.
  level @5 :Model.Level;
  # Planned quiesce level.
  actualPresent @6 :Bool;
  # Whether actual has a value.
  actual @7 :Model.Level;
  # Executed level; absent until the step was attempted.
  effect @8 :Effect;
  # Frozen effect; absent in a preview and once the transaction is finished.
  replaced @9 :Replacement;
  # What the recorded effect replaced; like that of an execution.
  impact @10 :Impact;
  # What it was planned to touch; stays with a finished transaction.
  before @11 :Data;
  # Digest of the affected topology that the step found; empty for none (CP-096).
  after @12 :Data;
  # Digest of the affected topology that its activation installs; empty for none.
}

struct Engagement {
  # One attempt to pause for a step (S3). It is stored apart from the plan, which it never changes
  # (CP-130).
  transaction @0 :Text;
  # The transaction.
  step @1 :UInt64;
  # The step.
  number @2 :UInt64;
  # Counted from 1, in the order of the attempts.
  states @3 :List(UInt8);
  # Values of machine.EngagementState that it went through, the first REQUESTED, the last its
  # present one.
  level @4 :Model.Level;
  # What it asks for.
  recovery @5 :Bool;
  # Whether it widens a change that could not be activated in place (CP-134).
  gates @6 :List(Gate);
  # Relays whose gates it closes, by name.
  ingestors @7 :List(Text);
  # Ingestors that it holds.
  nodes @8 :List(Model.Key);
  # All nodes that it pauses.
  rebuilt @9 :List(Model.Key);
  # Nodes that the recovery replaced.
  attempts @10 :UInt64;
  # How many attempts it stands for; its states are those of the last. One that follows two like it
  # takes the place of the second, so that a history is bounded.
}

struct Topology {
  # Nodes and edges that a step affects, on one side of it. Its digest is that of this record with
  # the digests in its nodes and edges empty.
  nodes @0 :List(TopologyNode);
  # By kind and name.
  edges @1 :List(TopologyEdge);
  # By their ends, kind and path.
}

struct TopologyHeader {
  # The parts of a stored topology; reports with the same content share it (CP-126).
  topology @0 :Data;
  # SHA-256 of the topology.
  nodes @1 :UInt64;
  # Its nodes.
  edges @2 :UInt64;
  # Its edges.
}

struct TopologyNode {
  # A model or resource of a topology.
  topology @0 :Data;
  # Digest of its topology; empty while it is proposed.
  number @1 :UInt64;
  # Counted from 0.
  key @2 :Model.Key;
  # The model.
  operations @3 :List(UInt32);
  # Operations that contributed to it, in order (CP-099).
}

struct TopologyEdge {
  # One relation of two nodes; parallel ones stay apart.
  topology @0 :Data;
  # Digest of its topology; empty while it is proposed.
  number @1 :UInt64;
  # Counted from 0.
  kind @2 :EdgeKind;
  # What passes along it.
  from @3 :Model.Key;
  # Where it comes from.
  to @4 :Model.Key;
  # Where it leads.
  path @5 :Text;
  # Place of the reference in the model that holds it.
  operations @6 :List(UInt32);
  # Operations that contributed to it, in order.
}

struct Impact {
  # What a step touches, everything by kind and name (CP-094 to CP-110).
  kind @0 :StepKind;
  # What the step does.
  subject @1 :Text;
  # What a step that is no model run is about.
  created @2 :List(Model.Key);
  # New models.
  dropped @3 :List(Model.Key);
  # Removed models.
  changed @4 :List(ChangedAspect);
  # Changed aspects of models that stay.
  moved @5 :List(Model.Key);
  # Nodes whose owner moves.
  gates @6 :List(Gate);
  # Admission relays whose gates close, by name.
  ingestors @7 :List(Text);
  # Ingestors that are held.
  paused @8 :List(Model.Key);
  # All nodes that pause.
  flushed @9 :List(Model.Key);
  # Nodes that are force-flushed.
  activated @10 :List(Model.Key);
  # Nodes that activation starts, exchanges or gives new values in place.
  rebuilt @11 :List(Model.Key);
  # Nodes that a rebuild of the domain replaces.
  purged @12 :List(Model.Key);
  # Nodes whose state starts empty.
  refreshed @13 :List(Model.Key);
  # Virtual hosts for which the HTTPS listener presents another version.
}

struct Gate {
  # A relay whose admission is closed, with what it covers (CP-100).
  relay @0 :Text;
  # The relay.
  branch @1 :Text;
  # Branch all of whose concrete branches are held; empty for an unbranched relay.
  owner @2 :Text;
  # Cluster node that owns it in the current schedule.
}

struct ChangedAspect {
  # One changed aspect of a model.
  key @0 :Model.Key;
  # The model.
  path @1 :Text;
  # The changed field.
  aspect @2 :Text;
  # What people call it.
  level @3 :Model.Level;
  # What it pauses in a running domain.
}

struct ModelChange {
  # The net change of one model batch.
  domain @0 :Text;
  # The domain.
  base @1 :UInt64;
  # Revision of the domain that it was planned against.
  intakes @2 :UInt64;
  # Intake revision that it was planned against.
  put @3 :List(Model.Model);
  # Models created or replaced, by kind and name.
  drop @4 :List(Model.Key);
  # Models removed, by kind and name.
  nodes @5 :List(ScheduledNode);
  # The complete placement that follows.
}

struct Replacement {
  # What puts the models back that a change has replaced.
  change @0 :ModelChange;
  # The previous models and placement; its revisions are not used.
  after @1 :Data;
  # SHA-256 of the schedule that the replaced change led to; another one is left as it is.
}

struct LifecycleChange {
  # The effect of START or STOP.
  domain @0 :Text;
  # The domain.
  base @1 :UInt64;
  # Revision of the domain that it was planned against.
  to @2 :Lifecycle;
  # What it asks for.
  at @3 :Statement.StartPoint;
  # Where START AT sets the clock; its instant NOW is that of the command.
  nodes @4 :List(ScheduledNode);
  # The complete placement that follows.
}

struct DomainAlteration {
  # The effect of ALTER DOMAIN.
  domain @0 :Text;
  # The domain.
  base @1 :UInt64;
  # Revision of the domain that it was planned against.
  placement @2 :Model.PlacementPolicy;
  # The new policy.
  nodes @3 :List(ScheduledNode);
  # The complete placement that follows.
}

struct ResourceCreation {
  # The effect of CREATE RESOURCE.
  domain @0 :Text;
  # The domain.
  base @1 :UInt64;
  # Revision of the domain that it was planned against.
  name @2 :Text;
  # The resource.
}

struct ResourceImport {
  # The effect of UPLOAD RESOURCE; the content is durable before it is proposed.
  domain @0 :Text;
  # The domain.
  name @1 :Text;
  # The resource.
  number @2 :UInt64;
  # The version, one more than the present number of them.
  version @3 :ResourceVersion;
  # The new version.
}

struct DomainCreation {
  # The effect of CREATE DOMAIN.
  name @0 :Text;
  # The domain.
  pace @1 :Statement.Pace;
  # Steps of its clock; absent for UNPACED.
  placement @2 :Model.PlacementPolicy;
  # Policy of its nodes.
}

struct UserCreation {
  # The effect of CREATE USER.
  name @0 :Text;
  # The user.
  secret @1 :Secret;
  # Absent for a user without a password.
}

struct TransactionOpening {
  # The effect of BEGIN.
  id @0 :Text;
  # The new transaction.
  owner @1 :Text;
  # User.
  domain @2 :Text;
  # The domain.
}

struct TransactionReversal {
  # The effect of REVERT and of a clean close.
  id @0 :Text;
  # The transaction.
  owner @1 :Text;
  # User.
  operations @2 :UInt64;
  # Statements that it drops.
}

struct Configure {
  # Stores the settings of the leader.
  settings @0 :Settings;
  # The new settings.
}

struct Enrol {
  # Stores the superuser that the leader is configured with.
  user @0 :UserCreation;
  # Name and credentials.
}

struct Admit {
  # Admits a command under its reference (C2).
  execution @0 :Execution;
  # The new execution.
}

struct Record {
  # Records the effect of an admitted command.
  reference @0 :Text;
  # The execution.
  effect @1 :Effect;
  # What changes.
  outcome @2 :Outcome;
  # Result once the effect is applied.
  final @3 :Bool;
  # Nothing is left to apply, so that the result is terminal at once.
}

struct Finish {
  # Stores the terminal result of an execution.
  reference @0 :Text;
  # The execution.
  outcome @1 :Outcome;
  # The result.
  restore @2 :Bool;
  # Puts back what the recorded effect replaced.
}

struct Append {
  # Queues a statement.
  owner @0 :Text;
  # User.
  base @1 :UInt64;
  # Revision of the domain that it was planned against.
  operation @2 :Operation;
  # The statement at its expected position.
  steps @3 :List(Step);
  # Report of the resulting prefix; the steps that are not stored yet. They carry no effects.
  incomplete @4 :Text;
  # Why COMMIT could not apply the prefix; empty when it could.
  topologies @5 :List(Topology);
  # Those of the steps that are not stored yet.
}

struct Touch {
  # Renews the idle deadline of an OPEN transaction.
  transaction @0 :Text;
  # The transaction.
  owner @1 :Text;
  # User.
}

struct Discard {
  # Reverts a transaction whose session was closed cleanly.
  reversal @0 :TransactionReversal;
  # What is dropped.
}

struct AdmitCommit {
  # Freezes the plan of a transaction and starts to apply it (CP-087).
  reference @0 :Text;
  # Execution of the COMMIT.
  transaction @1 :Text;
  # The transaction.
  base @2 :UInt64;
  # Revision of the domain that it was planned against.
  intakes @3 :UInt64;
  # Intake revision that it was planned against.
  preview @4 :Preview;
  # Identity of the plan.
  steps @5 :List(Step);
  # The plan.
  topologies @6 :List(Topology);
  # Those of the steps that are not stored yet.
  outcome @7 :Outcome;
  # Result of a transaction without operations.
}

struct RecordEngagement {
  # Records an attempt to pause or what became of it.
  engagement @0 :Engagement;
  # The attempt; its states are ignored, and of a known one all but its place and the number of
  # attempts: one more begins it anew.
  events @1 :List(UInt8);
  # Values of machine.EngagementEvent, in order; none for the request.
}

struct RecordStep {
  # Records the frozen effect of a step.
  transaction @0 :Text;
  # The transaction.
  number @1 :UInt64;
  # The step.
}

struct FinishStep {
  # Records the end of a step; the last one and a failed one end the transaction.
  transaction @0 :Text;
  # The transaction.
  number @1 :UInt64;
  # The step.
  outcome @2 :Outcome;
  # Result of the transaction if this step ends it, with the faults of a failed step.
  restore @3 :Bool;
  # Puts back what the recorded effect of the step replaced.
}

struct Sweep {
  # Advances the retry fence and removes what its instant makes due, in a bounded number.
  limit @0 :UInt64;
  # Records it changes at most.
}

struct Envelope {
  # A command as it is proposed.
  at @0 :Int64;
  # Clock of the leader.
  command @1 :Command;
  # What to apply.
}

struct DomainClock {
  # The clock of a running paced domain: domain time is Logical plus Rate times the UTC that has
  # passed since Wall (runtime semantics, section 10). All parts are nanoseconds.
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

struct ScheduledNode {
  # Where one node of the graph runs (table R8).
  key @0 :Model.Key;
  # The node.
  primary @1 :Text;
  # Owning cluster node; empty when every live node runs it.
  replicas @2 :List(Text);
  # Cluster nodes that hold copies of its state; never the primary.
  everyNode @3 :Bool;
  # Whether it runs on every live node.
}

struct DomainSchedule {
  # The committed schedule of a domain: the only durable definition from which execution revisions
  # are derived.
  domain @0 :Text;
  # The domain.
  status @1 :DomainStatus;
  # Its lifecycle.
  startVersion @2 :UInt64;
  # Number of START statements that took effect; tells executions apart.
  clock @3 :DomainClock;
  # Set while a paced domain runs.
  origin @4 :SourceOrigin;
  # Set by the last START AT.
  models @5 :List(Model.Model);
  # Every model of the domain, by kind and name.
  nodes @6 :List(ScheduledNode);
  # Every node of the models, by kind and name.
}

struct Effect {
  # A change of authoritative state.
  union {
    none @0 :Void;
    # Refused where a value is required.
    modelChange @1 :ModelChange;
    lifecycleChange @2 :LifecycleChange;
    domainAlteration @3 :DomainAlteration;
    resourceCreation @4 :ResourceCreation;
    resourceImport @5 :ResourceImport;
    domainCreation @6 :DomainCreation;
    userCreation @7 :UserCreation;
    transactionOpening @8 :TransactionOpening;
    transactionReversal @9 :TransactionReversal;
  }
}

struct Command {
  # What the state machine applies.
  union {
    none @0 :Void;
    # Refused where a value is required.
    configure @1 :Configure;
    enrol @2 :Enrol;
    admit @3 :Admit;
    record @4 :Record;
    finish @5 :Finish;
    append @6 :Append;
    touch @7 :Touch;
    discard @8 :Discard;
    admitCommit @9 :AdmitCommit;
    recordEngagement @10 :RecordEngagement;
    recordStep @11 :RecordStep;
    finishStep @12 :FinishStep;
    sweep @13 :Sweep;
  }
}
