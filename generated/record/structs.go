// Code generated from spec/ by go generate. DO NOT EDIT.

package record

import (
	"nervix/generated/model"
	"nervix/generated/statement"
)

// Settings: Limits that every leader admits by (control-plane tables T1 and T2, CP-181).
type Settings struct {
	// RetryValidity: Milliseconds a command may be repeated and its result be read.
	RetryValidity int64
	// HistoryCapacity: Applying, finished and expired executions kept.
	HistoryCapacity uint64
	// TransactionIdle: Milliseconds after which an inactive OPEN transaction expires.
	TransactionIdle int64
	// TransactionStatements: Statements of one transaction.
	TransactionStatements uint64
	// TransactionSource: Bytes of the statements of one transaction.
	TransactionSource uint64
	// TransactionsLive: OPEN and COMMITTING transactions in the cluster.
	TransactionsLive uint64
	// TransactionsOwned: OPEN and COMMITTING transactions of one user.
	TransactionsOwned uint64
	// TombstoneRetention: Milliseconds a finished transaction can be inspected.
	TombstoneRetention int64
}

// Progress: What every applied range stores with its records (CP-022).
type Progress struct {
	// Index: Last applied log index.
	Index uint64
	// Term: Term of that entry.
	Term uint64
	// Membership: Membership as the consensus package encodes it.
	Membership []byte
	// Revision: Cluster revision; grows with every change of users, domains, models or schedules.
	Revision uint64
	// IntakeRevision: Revision that last changed a virtual host or an endpoint.
	IntakeRevision uint64
	// Fence: Retry fence; it never moves back (CC-011).
	Fence int64
}

// User: A user that may open sessions.
type User struct {
	// Name: Folded name.
	Name string
	// Secret: Absent for a user without a password.
	Secret *Secret
	// Revision: Cluster revision that stored the credentials; execution references are bound to it.
	Revision uint64
}

// Secret: An Argon2id hash with what is needed to repeat it (RFC 9106).
type Secret struct {
	// Salt: Random salt.
	Salt []byte
	// Hash: Derived key.
	Hash []byte
	// Time: Passes.
	Time uint32
	// Memory: KiB.
	Memory uint32
	// Threads: Lanes.
	Threads uint8
}

// Domain: A declared domain. Its models, status and placement are those of its schedule.
type Domain struct {
	// Name: Folded name.
	Name string
	// Pace: Steps of its clock; absent for UNPACED.
	Pace *statement.Pace
	// Placement: Policy of its nodes.
	Placement model.PlacementPolicy
	// Status: Its lifecycle.
	Status DomainStatus
	// StartVersion: Number of START statements that took effect.
	StartVersion uint64
	// Clock: Set while a paced domain runs.
	Clock *DomainClock
	// Origin: Set by the last START AT.
	Origin *SourceOrigin
	// Revision: Cluster revision that last changed the domain.
	Revision uint64
	// Fence: COMMITTING transaction that alone may change the domain; empty for none.
	Fence string
	// Nodes: Every node of its models, by kind and name.
	Nodes []ScheduledNode
}

// Resource: A declared resource with the versions that were uploaded.
type Resource struct {
	// Domain: The domain.
	Domain string
	// Name: Folded name.
	Name string
	// Versions: Version n is at index n - 1; none is ever changed or removed.
	Versions []ResourceVersion
}

// ResourceVersion: The immutable content of one version.
type ResourceVersion struct {
	// Root: SHA-256 over the paths and digests of its files; names the content on every node.
	Root []byte
	// Manifest: SHA-256 of the encoded manifest.
	Manifest []byte
	// Files: Number of files.
	Files uint64
	// Bytes: Bytes of all files.
	Bytes uint64
	// Node: Cluster node that took the upload.
	Node string
	// Created: Instant of the upload.
	Created int64
}

// Manifest: The files of a resource version, by path.
type Manifest struct {
	// Files: In the order of their paths.
	Files []ManifestFile
}

// ManifestFile: One file of a resource version.
type ManifestFile struct {
	// Path: Relative and clean, with slashes.
	Path string
	// Size: Bytes.
	Size uint64
	// SHA256: Digest of its content.
	SHA256 []byte
}

// Fault: The projection of a failure that a result retains.
type Fault struct {
	// Code: Stable code.
	Code string
	// Class: Failure class.
	Class string
	// Message: Text without causes.
	Message string
	// Hint: Advice.
	Hint string
	// Path: Place in the model.
	Path string
	// Start: Byte offset in the text; -1 for none.
	Start int64
	// End: Byte offset after the fault.
	End int64
	// Fields: Subject fields.
	Fields []FaultField
	// Causes: What led to it, outermost first.
	Causes []Fault
}

// FaultField: One subject field of a failure.
type FaultField struct {
	// Name: Its name.
	Name string
	// Value: Its text.
	Value string
}

// Preview: The identity of a preview of a transaction (CP-085).
type Preview struct {
	// Transaction: The transaction.
	Transaction string
	// Position: Accepted queue position.
	Position uint64
	// Basis: Digest of the planning basis.
	Basis []byte
}

// Outcome: The terminal result of an execution (CC-022).
type Outcome struct {
	// Lines: Output lines.
	Lines []string
	// AlreadyExisted: IF NOT EXISTS found the object.
	AlreadyExisted bool
	// Level: Executed quiesce level of a model change or COMMIT.
	Level *model.Level
	// Transaction: Transaction that the command opened or ended; empty for none.
	Transaction string
	// Faults: Why it failed; empty for a success.
	Faults []Fault
	// Expected: Preview that a refused COMMIT named.
	Expected *Preview
	// Current: Preview that described the transaction when a COMMIT was refused.
	Current *Preview
}

// Execution: One ordered command under its reference; an expired one keeps only the reference
// (S4).
type Execution struct {
	// Reference: UUIDv7.
	Reference string
	// State: Value of machine.CommandState.
	State uint8
	// Owner: User.
	Owner string
	// Credentials: Revision of the user's credentials.
	Credentials uint64
	// Domain: Selected domain.
	Domain string
	// Content: SHA-256 of the semantic request.
	Content []byte
	// Statement: The semantic effect, without any password; absent once terminal.
	Statement statement.Statement
	// Secret: The hashed password of CREATE USER.
	Secret *Secret
	// Upload: The durable content of UPLOAD RESOURCE.
	Upload *ResourceVersion
	// Transaction: Transaction that the command acts on; empty for none.
	Transaction string
	// Expected: Preview that a COMMIT names.
	Expected *Preview
	// Attempt: Planning attempts so far, 1 for the first.
	Attempt uint32
	// Step: Value of machine.StepState of its own effect.
	Step uint8
	// Planned: Result once the recorded effect is applied.
	Planned *Outcome
	// Replaced: What the recorded effect replaced; absent once terminal and for all but changes of
	// virtual hosts.
	Replaced *Replacement
	// Outcome: Terminal result.
	Outcome *Outcome
	// Finished: Instant of the terminal result.
	Finished int64
}

// Transaction: A replicated transaction or its tombstone (S1).
type Transaction struct {
	// ID: UUIDv7.
	ID string
	// Owner: User.
	Owner string
	// Domain: The domain it is bound to.
	Domain string
	// State: Value of machine.TransactionState.
	State uint8
	// Created: Instant of BEGIN.
	Created int64
	// Active: Instant of the last renewing event.
	Active int64
	// Deadline: Instant at which it expires while OPEN.
	Deadline int64
	// Operations: Accepted statements.
	Operations uint64
	// SourceBytes: Their bytes.
	SourceBytes uint64
	// Commit: Reference of the admitted COMMIT.
	Commit string
	// Preview: Latest preview; frozen by COMMIT.
	Preview *Preview
	// Incomplete: Why COMMIT could not apply the latest preview; empty when it could.
	Incomplete string
	// Steps: Frozen steps.
	Steps uint64
	// Applied: Steps that are applied.
	Applied uint64
	// Level: Highest level executed.
	Level *model.Level
	// Outcome: Terminal result of COMMIT.
	Outcome *Outcome
	// Finished: Instant of the terminal state.
	Finished int64
}

// Operation: One accepted statement of a transaction with its admitted result (CP-079).
type Operation struct {
	// Transaction: The transaction.
	Transaction string
	// Position: Counted from 1.
	Position uint64
	// Reference: Request reference of the append.
	Reference string
	// Content: SHA-256 of statement and source.
	Content []byte
	// Statement: What is executed; absent once the transaction is finished.
	Statement statement.Statement
	// Source: Its text for display; empty once the transaction is finished.
	Source string
	// Summary: What it does and to what, without any value.
	Summary string
	// Key: The model that it changes; absent for other statements.
	Key *model.Key
	// Admitted: What the append answered.
	Admitted Outcome
	// Preview: Identity of the prefix that ends with it.
	Preview Preview
}

// Step: One step of a transaction (S2). It is part of the report of its latest preview until
// COMMIT freezes it.
type Step struct {
	// Transaction: The transaction.
	Transaction string
	// Number: Counted from 1.
	Number uint64
	// First: First operation.
	First uint64
	// Last: Last operation.
	Last uint64
	// State: Value of machine.StepState.
	State uint8
	// Level: Planned quiesce level.
	Level model.Level
	// Actual: Executed level; absent until the step was attempted.
	Actual *model.Level
	// Effect: Frozen effect; absent in a preview and once the transaction is finished.
	Effect Effect
	// Replaced: What the recorded effect replaced; like that of an execution.
	Replaced *Replacement
	// Impact: What it was planned to touch; stays with a finished transaction.
	Impact Impact
	// Before: Digest of the affected topology that the step found; empty for none (CP-096).
	Before []byte
	// After: Digest of the affected topology that its activation installs; empty for none.
	After []byte
}

// Engagement: One attempt to pause for a step (S3). It is stored apart from the plan, which it
// never changes (CP-130).
type Engagement struct {
	// Transaction: The transaction.
	Transaction string
	// Step: The step.
	Step uint64
	// Number: Counted from 1, in the order of the attempts.
	Number uint64
	// States: Values of machine.EngagementState that it went through, the first REQUESTED, the last
	// its present one.
	States []uint8
	// Level: What it asks for.
	Level model.Level
	// Recovery: Whether it widens a change that could not be activated in place (CP-134).
	Recovery bool
	// Gates: Relays whose gates it closes, by name.
	Gates []Gate
	// Ingestors: Ingestors that it holds.
	Ingestors []string
	// Nodes: All nodes that it pauses.
	Nodes []model.Key
	// Rebuilt: Nodes that the recovery replaced.
	Rebuilt []model.Key
	// Attempts: How many attempts it stands for; its states are those of the last. One that follows
	// two like it takes the place of the second, so that a history is bounded.
	Attempts uint64
}

// Topology: Nodes and edges that a step affects, on one side of it. Its digest is that of this
// record with the digests in its nodes and edges empty.
type Topology struct {
	// Nodes: By kind and name.
	Nodes []TopologyNode
	// Edges: By their ends, kind and path.
	Edges []TopologyEdge
}

// TopologyHeader: The parts of a stored topology; reports with the same content share it
// (CP-126).
type TopologyHeader struct {
	// Topology: SHA-256 of the topology.
	Topology []byte
	// Nodes: Its nodes.
	Nodes uint64
	// Edges: Its edges.
	Edges uint64
}

// TopologyNode: A model or resource of a topology.
type TopologyNode struct {
	// Topology: Digest of its topology; empty while it is proposed.
	Topology []byte
	// Number: Counted from 0.
	Number uint64
	// Key: The model.
	Key model.Key
	// Operations: Operations that contributed to it, in order (CP-099).
	Operations []uint32
}

// TopologyEdge: One relation of two nodes; parallel ones stay apart.
type TopologyEdge struct {
	// Topology: Digest of its topology; empty while it is proposed.
	Topology []byte
	// Number: Counted from 0.
	Number uint64
	// Kind: What passes along it.
	Kind EdgeKind
	// From: Where it comes from.
	From model.Key
	// To: Where it leads.
	To model.Key
	// Path: Place of the reference in the model that holds it.
	Path string
	// Operations: Operations that contributed to it, in order.
	Operations []uint32
}

// Impact: What a step touches, everything by kind and name (CP-094 to CP-110).
type Impact struct {
	// Kind: What the step does.
	Kind StepKind
	// Subject: What a step that is no model run is about.
	Subject string
	// Created: New models.
	Created []model.Key
	// Dropped: Removed models.
	Dropped []model.Key
	// Changed: Changed aspects of models that stay.
	Changed []ChangedAspect
	// Moved: Nodes whose owner moves.
	Moved []model.Key
	// Gates: Admission relays whose gates close, by name.
	Gates []Gate
	// Ingestors: Ingestors that are held.
	Ingestors []string
	// Paused: All nodes that pause.
	Paused []model.Key
	// Flushed: Nodes that are force-flushed.
	Flushed []model.Key
	// Activated: Nodes that activation starts, exchanges or gives new values in place.
	Activated []model.Key
	// Rebuilt: Nodes that a rebuild of the domain replaces.
	Rebuilt []model.Key
	// Purged: Nodes whose state starts empty.
	Purged []model.Key
	// Refreshed: Virtual hosts for which the HTTPS listener presents another version.
	Refreshed []model.Key
}

// Gate: A relay whose admission is closed, with what it covers (CP-100).
type Gate struct {
	// Relay: The relay.
	Relay string
	// Branch: Branch all of whose concrete branches are held; empty for an unbranched relay.
	Branch string
	// Owner: Cluster node that owns it in the current schedule.
	Owner string
}

// ChangedAspect: One changed aspect of a model.
type ChangedAspect struct {
	// Key: The model.
	Key model.Key
	// Path: The changed field.
	Path string
	// Aspect: What people call it.
	Aspect string
	// Level: What it pauses in a running domain.
	Level model.Level
}

// ModelChange: The net change of one model batch.
type ModelChange struct {
	// Domain: The domain.
	Domain string
	// Base: Revision of the domain that it was planned against.
	Base uint64
	// Intakes: Intake revision that it was planned against.
	Intakes uint64
	// Put: Models created or replaced, by kind and name.
	Put []model.Model
	// Drop: Models removed, by kind and name.
	Drop []model.Key
	// Nodes: The complete placement that follows.
	Nodes []ScheduledNode
}

// Replacement: What puts the models back that a change has replaced.
type Replacement struct {
	// Change: The previous models and placement; its revisions are not used.
	Change ModelChange
	// After: SHA-256 of the schedule that the replaced change led to; another one is left as it is.
	After []byte
}

// LifecycleChange: The effect of START or STOP.
type LifecycleChange struct {
	// Domain: The domain.
	Domain string
	// Base: Revision of the domain that it was planned against.
	Base uint64
	// To: What it asks for.
	To Lifecycle
	// At: Where START AT sets the clock; its instant NOW is that of the command.
	At *statement.StartPoint
	// Nodes: The complete placement that follows.
	Nodes []ScheduledNode
}

// DomainAlteration: The effect of ALTER DOMAIN.
type DomainAlteration struct {
	// Domain: The domain.
	Domain string
	// Base: Revision of the domain that it was planned against.
	Base uint64
	// Placement: The new policy.
	Placement model.PlacementPolicy
	// Nodes: The complete placement that follows.
	Nodes []ScheduledNode
}

// ResourceCreation: The effect of CREATE RESOURCE.
type ResourceCreation struct {
	// Domain: The domain.
	Domain string
	// Base: Revision of the domain that it was planned against.
	Base uint64
	// Name: The resource.
	Name string
}

// ResourceImport: The effect of UPLOAD RESOURCE; the content is durable before it is proposed.
type ResourceImport struct {
	// Domain: The domain.
	Domain string
	// Name: The resource.
	Name string
	// Number: The version, one more than the present number of them.
	Number uint64
	// Version: The new version.
	Version ResourceVersion
}

// DomainCreation: The effect of CREATE DOMAIN.
type DomainCreation struct {
	// Name: The domain.
	Name string
	// Pace: Steps of its clock; absent for UNPACED.
	Pace *statement.Pace
	// Placement: Policy of its nodes.
	Placement model.PlacementPolicy
}

// UserCreation: The effect of CREATE USER.
type UserCreation struct {
	// Name: The user.
	Name string
	// Secret: Absent for a user without a password.
	Secret *Secret
}

// TransactionOpening: The effect of BEGIN.
type TransactionOpening struct {
	// ID: The new transaction.
	ID string
	// Owner: User.
	Owner string
	// Domain: The domain.
	Domain string
}

// TransactionReversal: The effect of REVERT and of a clean close.
type TransactionReversal struct {
	// ID: The transaction.
	ID string
	// Owner: User.
	Owner string
	// Operations: Statements that it drops.
	Operations uint64
}

// Configure: Stores the settings of the leader.
type Configure struct {
	// Settings: The new settings.
	Settings Settings
}

// Enrol: Stores the superuser that the leader is configured with.
type Enrol struct {
	// User: Name and credentials.
	User UserCreation
}

// Admit: Admits a command under its reference (C2).
type Admit struct {
	// Execution: The new execution.
	Execution Execution
}

// Record: Records the effect of an admitted command.
type Record struct {
	// Reference: The execution.
	Reference string
	// Effect: What changes.
	Effect Effect
	// Outcome: Result once the effect is applied.
	Outcome Outcome
	// Final: Nothing is left to apply, so that the result is terminal at once.
	Final bool
}

// Finish: Stores the terminal result of an execution.
type Finish struct {
	// Reference: The execution.
	Reference string
	// Outcome: The result.
	Outcome Outcome
	// Restore: Puts back what the recorded effect replaced.
	Restore bool
}

// Append: Queues a statement.
type Append struct {
	// Owner: User.
	Owner string
	// Base: Revision of the domain that it was planned against.
	Base uint64
	// Operation: The statement at its expected position.
	Operation Operation
	// Steps: Report of the resulting prefix; the steps that are not stored yet. They carry no
	// effects.
	Steps []Step
	// Incomplete: Why COMMIT could not apply the prefix; empty when it could.
	Incomplete string
	// Topologies: Those of the steps that are not stored yet.
	Topologies []Topology
}

// Touch: Renews the idle deadline of an OPEN transaction.
type Touch struct {
	// Transaction: The transaction.
	Transaction string
	// Owner: User.
	Owner string
}

// Discard: Reverts a transaction whose session was closed cleanly.
type Discard struct {
	// Reversal: What is dropped.
	Reversal TransactionReversal
}

// AdmitCommit: Freezes the plan of a transaction and starts to apply it (CP-087).
type AdmitCommit struct {
	// Reference: Execution of the COMMIT.
	Reference string
	// Transaction: The transaction.
	Transaction string
	// Base: Revision of the domain that it was planned against.
	Base uint64
	// Intakes: Intake revision that it was planned against.
	Intakes uint64
	// Preview: Identity of the plan.
	Preview Preview
	// Steps: The plan.
	Steps []Step
	// Topologies: Those of the steps that are not stored yet.
	Topologies []Topology
	// Outcome: Result of a transaction without operations.
	Outcome Outcome
}

// RecordEngagement: Records an attempt to pause or what became of it.
type RecordEngagement struct {
	// Engagement: The attempt; its states are ignored, and of a known one all but its place and the
	// number of attempts: one more begins it anew.
	Engagement Engagement
	// Events: Values of machine.EngagementEvent, in order; none for the request.
	Events []uint8
}

// RecordStep: Records the frozen effect of a step.
type RecordStep struct {
	// Transaction: The transaction.
	Transaction string
	// Number: The step.
	Number uint64
}

// FinishStep: Records the end of a step; the last one and a failed one end the transaction.
type FinishStep struct {
	// Transaction: The transaction.
	Transaction string
	// Number: The step.
	Number uint64
	// Outcome: Result of the transaction if this step ends it, with the faults of a failed step.
	Outcome Outcome
	// Restore: Puts back what the recorded effect of the step replaced.
	Restore bool
}

// Sweep: Advances the retry fence and removes what its instant makes due, in a bounded number.
type Sweep struct {
	// Limit: Records it changes at most.
	Limit uint64
}

// Envelope: A command as it is proposed.
type Envelope struct {
	// At: Clock of the leader.
	At int64
	// Command: What to apply.
	Command Command
}

// DomainClock: The clock of a running paced domain: domain time is Logical plus Rate times the
// UTC that has passed since Wall (runtime semantics, section 10). All parts are nanoseconds.
type DomainClock struct {
	// Period: Domain time between ticks; above 0.
	Period int64
	// Skew: How far from a tick an event may be.
	Skew int64
	// Wall: UTC instant of START.
	Wall int64
	// Logical: Domain time at Wall, which is the first tick.
	Logical int64
	// Rate: Speed; finite and above 0.
	Rate float64
}

// SourceOrigin: Where the sources begin whose offsets the domain owns. Offsets from before it do
// not count.
type SourceOrigin struct {
	// Version: Start version of the START AT that set it.
	Version uint64
	// At: UTC nanoseconds; absent for what arrives from that START on.
	At *int64
}

// ScheduledNode: Where one node of the graph runs (table R8).
type ScheduledNode struct {
	// Key: The node.
	Key model.Key
	// Primary: Owning cluster node; empty when every live node runs it.
	Primary string
	// Replicas: Cluster nodes that hold copies of its state; never the primary.
	Replicas []string
	// EveryNode: Whether it runs on every live node.
	EveryNode bool
}

// DomainSchedule: The committed schedule of a domain: the only durable definition from which
// execution revisions are derived.
type DomainSchedule struct {
	// Domain: The domain.
	Domain string
	// Status: Its lifecycle.
	Status DomainStatus
	// StartVersion: Number of START statements that took effect; tells executions apart.
	StartVersion uint64
	// Clock: Set while a paced domain runs.
	Clock *DomainClock
	// Origin: Set by the last START AT.
	Origin *SourceOrigin
	// Models: Every model of the domain, by kind and name.
	Models []model.Model
	// Nodes: Every node of the models, by kind and name.
	Nodes []ScheduledNode
}
