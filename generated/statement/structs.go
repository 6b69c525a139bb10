// Code generated from spec/ by go generate. DO NOT EDIT.

package statement

import (
	"nervix/generated/datatype"
	"nervix/generated/model"
)

// AddField: ADD FIELD of a schema.
type AddField struct {
	// Field: The new field.
	Field model.SchemaField
}

// AddWireField: ADD FIELD of a JSON or CBOR wire schema.
type AddWireField struct {
	// Field: The new field.
	Field model.WireJSONField
}

// AddAVROField: ADD FIELD of an AVRO wire schema.
type AddAVROField struct {
	// Field: The new field.
	Field model.WireAVROField
}

// DropField: DROP FIELD.
type DropField struct {
	// Field: The field.
	Field string
}

// RenameField: RENAME FIELD.
type RenameField struct {
	// Field: The field.
	Field string
	// To: Its new name.
	To string
}

// SetFieldType: ALTER FIELD … SET TYPE of a schema.
type SetFieldType struct {
	// Field: The field.
	Field string
	// Type: The new type.
	Type datatype.Type
}

// SetWireFieldType: ALTER FIELD … SET TYPE of a JSON or CBOR wire schema.
type SetWireFieldType struct {
	// Field: The field.
	Field string
	// Type: The new type.
	Type model.JSONType
}

// SetAVROFieldType: ALTER FIELD … SET TYPE of an AVRO wire schema.
type SetAVROFieldType struct {
	// Field: The field.
	Field string
	// Type: The new type.
	Type model.AVROType
}

// SetFieldOptional: ALTER FIELD … SET or DROP OPTIONAL.
type SetFieldOptional struct {
	// Field: The field.
	Field string
	// Optional: SET instead of DROP.
	Optional bool
}

// SetFieldSensitive: ALTER FIELD … SET or DROP SENSITIVE.
type SetFieldSensitive struct {
	// Field: The field.
	Field string
	// Sensitive: SET instead of DROP.
	Sensitive bool
}

// SetFieldExternal: ALTER FIELD … SET or DROP NAMED of a wire schema.
type SetFieldExternal struct {
	// Field: The field.
	Field string
	// External: Key in the payload; absent for DROP.
	External *string
}

// SetWireMode: MODE of a wire schema.
type SetWireMode struct {
	// Mode: The new mode.
	Mode model.WireMode
}

// SetCapacity: SET CAPACITY of a relay.
type SetCapacity struct {
	// Capacity: The new capacity.
	Capacity uint64
}

// SetSchema: SET SCHEMA of a relay.
type SetSchema struct {
	// Schema: The new schema.
	Schema string
}

// SetBranching: SET BRANCHED BY or UNBRANCHED.
type SetBranching struct {
	// Branching: The new branch.
	Branching model.Branching
}

// SetMaterialized: SET or DROP MATERIALIZED STATE of a relay.
type SetMaterialized struct {
	// Materialized: SET instead of DROP.
	Materialized bool
}

// SetSource: SET FROM of an ingestor.
type SetSource struct {
	// Source: The new source.
	Source model.Source
}

// SetDecoding: SET DECODE USING of an ingestor.
type SetDecoding struct {
	// Codec: The new codec.
	Codec string
}

// SetTimestamp: SET or DROP TIMESTAMP of an ingestor.
type SetTimestamp struct {
	// Timestamp: The event time; absent for DROP.
	Timestamp model.Timestamp
}

// SetQuiesce: SET QUIESCE of an ingestor.
type SetQuiesce struct {
	// Quiesce: The new mode.
	Quiesce model.Quiesce
}

// SetGeneralError: SET GENERAL ERROR of an ingestor.
type SetGeneralError struct {
	// Action: The new policy.
	Action model.ErrorAction
}

// AddInput: ADD FROM.
type AddInput struct {
	// Input: The new input.
	Input model.Input
}

// DropInput: DROP FROM.
type DropInput struct {
	// Relay: The input.
	Relay string
}

// SetInputWhere: ALTER FROM … SET or DROP WHERE.
type SetInputWhere struct {
	// Relay: The input.
	Relay string
	// Where: The predicate; absent for DROP.
	Where model.Expression
}

// SetCollect: SET or DROP COLLECT.
type SetCollect struct {
	// Collect: The collection; absent for DROP.
	Collect *model.Collect
}

// SetFilter: SET or DROP FILTER WHERE.
type SetFilter struct {
	// Filter: The filter; absent for DROP.
	Filter model.Expression
}

// SetAttachment: SET ATTACHED or DETACHED.
type SetAttachment struct {
	// Detached: DETACHED instead of ATTACHED.
	Detached bool
}

// AddState: ADD MATERIALIZED STATE.
type AddState struct {
	// State: The new dependency.
	State model.StateDependency
}

// DropState: DROP MATERIALIZED STATE of a dependency.
type DropState struct {
	// Relay: The materialized relay.
	Relay string
}

// SetStatePolicy: ALTER MATERIALIZED STATE.
type SetStatePolicy struct {
	// Relay: The materialized relay.
	Relay string
	// Policy: The new policy.
	Policy model.StatePolicy
}

// AddRoute: ADD ROUTE of a processor.
type AddRoute struct {
	// Route: The new route.
	Route model.Route
}

// ReplaceRoute: REPLACE ROUTE of a processor.
type ReplaceRoute struct {
	// Route: The route that replaces the only one to its relay.
	Route model.Route
}

// AddEntryRoute: ADD ROUTE of an ingestor or reingestor.
type AddEntryRoute struct {
	// Route: The new route.
	Route model.EntryRoute
}

// ReplaceEntryRoute: REPLACE ROUTE of an ingestor or reingestor.
type ReplaceEntryRoute struct {
	// Route: The route that replaces the only one to its relay.
	Route model.EntryRoute
}

// AddSetRoute: ADD ROUTE of a generator.
type AddSetRoute struct {
	// Route: The new route.
	Route model.SetRoute
}

// ReplaceSetRoute: REPLACE ROUTE of a generator.
type ReplaceSetRoute struct {
	// Route: The route that replaces the only one to its relay.
	Route model.SetRoute
}

// DropRoute: DROP ROUTE TO.
type DropRoute struct {
	// Relay: The target relay of exactly one route.
	Relay string
}

// SetKeys: SET DEDUPLICATE ON.
type SetKeys struct {
	// Keys: The new key tuple.
	Keys []model.Expression
}

// SetOrder: SET BY of a reorderer.
type SetOrder struct {
	// By: The new ordering tuple.
	By []model.Expression
}

// SetMaxTime: SET MAX TIME.
type SetMaxTime struct {
	// MaxTime: The new time.
	MaxTime model.Duration
}

// SetGeneratorState: SET MATERIALIZED STATE of a generator.
type SetGeneratorState struct {
	// Relay: The materialized relay.
	Relay string
}

// SetInterval: SET EACH of a generator.
type SetInterval struct {
	// Interval: The new time between rounds.
	Interval model.Duration
}

// SetSink: SET TO of an emitter; codec and construction stay.
type SetSink struct {
	// Sink: The new sink with its mode.
	Sink model.Sink
}

// ModeBroker: NO_ACK or a confirming mode of a broker.
type ModeBroker struct {
	// Mode: The mode.
	Mode model.SinkMode
}

// ModeMQTT: QOS of an MQTT sink.
type ModeMQTT struct {
	// QoS: 0, 1 or 2.
	QoS uint8
	// Mode: NO_ACK for 0, a confirming mode otherwise.
	Mode model.SinkMode
}

// ModeJetStream: JETSTREAM of a NATS sink.
type ModeJetStream struct {
	// Mode: A confirming mode.
	Mode model.SinkMode
}

// ModeSQS: SINGLE or BATCH of an SQS sink.
type ModeSQS struct {
	// Batch: BATCH instead of SINGLE.
	Batch bool
	// Retry: Infrastructure retry.
	Retry model.Retry
}

// ModeRequest: ACK of a request sink.
type ModeRequest struct {
	// Retry: Infrastructure retry.
	Retry model.Retry
}

// SetSinkMode: SET MODE of an emitter.
type SetSinkMode struct {
	// Mode: The mode as written; it must fit the sink.
	Mode WrittenMode
}

// SetClient: SET CLIENT of an emitter.
type SetClient struct {
	// Client: The new client.
	Client string
}

// SetEncoding: SET ENCODE USING or DROP ENCODE of an emitter.
type SetEncoding struct {
	// Codec: The codec; empty for DROP.
	Codec string
}

// SetFlush: SET FLUSH of an emitter.
type SetFlush struct {
	// Flush: The new flush.
	Flush model.Flush
}

// SetCommit: SET COMMIT EACH of an Iceberg emitter.
type SetCommit struct {
	// Commit: The new policy.
	Commit model.CommitPolicy
}

// SetPlacementPolicy: SET POLICY of a placement.
type SetPlacementPolicy struct {
	// Policy: The new policy.
	Policy model.PlacementPolicy
}

// SetRank: SET or DROP RANK of a placement.
type SetRank struct {
	// Rank: The rank; 0 for DROP.
	Rank uint64
}

// SetMembers: SET FROM … TO of a placement.
type SetMembers struct {
	// From: Node names.
	From []string
	// To: Node names.
	To []string
}

// RenameModel: RENAME TO of a placement.
type RenameModel struct {
	// To: The new name.
	To string
}

// CreateModel: Stores a new Model.
type CreateModel struct {
	// IfNotExists: An existing key is a success.
	IfNotExists bool
	// Entity: Entity prefix of an ingestor.
	Entity Entity
	// Model: The new Model.
	Model model.Model
}

// Class tells how this statement is admitted and routed.
func (s *CreateModel) Class() Class {
	return ClassModel
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *CreateModel) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *CreateModel) Form() string {
	return "CREATE"
}

// AlterModel: Changes a Model; all operations apply or none.
type AlterModel struct {
	// Entity: Entity prefix of an ingestor.
	Entity Entity
	// Key: The Model.
	Key model.Key
	// Operations: Operations in written order.
	Operations []Operation
}

// Class tells how this statement is admitted and routed.
func (s *AlterModel) Class() Class {
	return ClassModel
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *AlterModel) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *AlterModel) Form() string {
	return "ALTER"
}

// DropModel: Removes a Model.
type DropModel struct {
	// Entity: Entity prefix of an ingestor.
	Entity Entity
	// Key: The Model.
	Key model.Key
}

// Class tells how this statement is admitted and routed.
func (s *DropModel) Class() Class {
	return ClassModel
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *DropModel) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *DropModel) Form() string {
	return "DROP"
}

// RebindResource: Moves users of a resource to another version.
type RebindResource struct {
	// Resource: The resource.
	Resource string
	// Version: The version; 0 is LATEST.
	Version uint64
	// Users: The Models to move; all of them when empty.
	Users []model.Key
}

// Class tells how this statement is admitted and routed.
func (s *RebindResource) Class() Class {
	return ClassModel
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *RebindResource) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *RebindResource) Form() string {
	return "REBIND RESOURCE"
}

// Pace: Clock steps of a paced domain.
type Pace struct {
	// Period: Length of a step.
	Period model.Duration
	// Skew: Tolerated lateness.
	Skew model.Duration
}

// CreateDomain: Declares a domain.
type CreateDomain struct {
	// IfNotExists: An existing name is a success.
	IfNotExists bool
	// Name: The domain.
	Name string
	// Pace: Present for PACED.
	Pace *Pace
	// Placement: Policy of its nodes.
	Placement model.PlacementPolicy
}

// Class tells how this statement is admitted and routed.
func (s *CreateDomain) Class() Class {
	return ClassAdmin
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *CreateDomain) NeedsDomain() bool {
	return false
}

// Form names this statement by its keywords, without anything that it holds.
func (s *CreateDomain) Form() string {
	return "CREATE DOMAIN"
}

// AlterDomain: Changes the placement policy of the selected domain.
type AlterDomain struct {
	// Placement: The new policy.
	Placement model.PlacementPolicy
}

// Class tells how this statement is admitted and routed.
func (s *AlterDomain) Class() Class {
	return ClassEffect
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *AlterDomain) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *AlterDomain) Form() string {
	return "ALTER DOMAIN"
}

// CreateUser: Declares a user.
type CreateUser struct {
	// IfNotExists: An existing name is a success.
	IfNotExists bool
	// Name: The user.
	Name string
	// Password: Never stored or logged; hashed before replication.
	Password string
}

// Class tells how this statement is admitted and routed.
func (s *CreateUser) Class() Class {
	return ClassAdmin
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *CreateUser) NeedsDomain() bool {
	return false
}

// Form names this statement by its keywords, without anything that it holds.
func (s *CreateUser) Form() string {
	return "CREATE USER"
}

// StartPoint: Where a domain's clock starts.
type StartPoint struct {
	// Now: The current instant.
	Now bool
	// Text: The written RFC 3339 instant; empty for NOW.
	Text string
	// Instant: Nanoseconds since 1970 UTC; 0 for NOW.
	Instant int64
	// Rate: Clock speed; finite and above 0.
	Rate float64
}

// StartDomain: Starts the selected domain.
type StartDomain struct {
	// At: Resumes where it stopped when absent.
	At *StartPoint
}

// Class tells how this statement is admitted and routed.
func (s *StartDomain) Class() Class {
	return ClassEffect
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *StartDomain) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *StartDomain) Form() string {
	return "START"
}

// StopDomain: Stops the selected domain.
type StopDomain struct{}

// Class tells how this statement is admitted and routed.
func (s *StopDomain) Class() Class {
	return ClassEffect
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *StopDomain) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *StopDomain) Form() string {
	return "STOP"
}

// CreateResource: Declares a resource without versions.
type CreateResource struct {
	// IfNotExists: An existing name is a success.
	IfNotExists bool
	// Name: The resource.
	Name string
}

// Class tells how this statement is admitted and routed.
func (s *CreateResource) Class() Class {
	return ClassEffect
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *CreateResource) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *CreateResource) Form() string {
	return "CREATE RESOURCE"
}

// UploadResource: Uploads a directory as the next version.
type UploadResource struct {
	// Name: The resource.
	Name string
	// Directory: A directory on the client's machine.
	Directory string
}

// Class tells how this statement is admitted and routed.
func (s *UploadResource) Class() Class {
	return ClassClient
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *UploadResource) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *UploadResource) Form() string {
	return "UPLOAD RESOURCE"
}

// ResetUnbranched: The state of an unbranched processor.
type ResetUnbranched struct{}

// ResetAll: The state of all concrete branches.
type ResetAll struct{}

// ResetBranch: The state of one concrete branch.
type ResetBranch struct {
	// Values: All key fields.
	Values []BranchBinding
}

// ResetState: Starts a WASM processor without its former state.
type ResetState struct {
	// Processor: The processor.
	Processor string
	// Domain: Must be the selected domain; empty when not written.
	Domain string
	// Scope: Whose state.
	Scope ResetScope
}

// Class tells how this statement is admitted and routed.
func (s *ResetState) Class() Class {
	return ClassEffect
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *ResetState) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *ResetState) Form() string {
	return "RESET WASM PROCESSOR"
}

// ShowCreate: Renders a Model.
type ShowCreate struct {
	// Entity: Entity prefix of an ingestor.
	Entity Entity
	// Key: The Model.
	Key model.Key
}

// Class tells how this statement is admitted and routed.
func (s *ShowCreate) Class() Class {
	return ClassRead
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *ShowCreate) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *ShowCreate) Form() string {
	return "SHOW CREATE"
}

// ShowState: Shows the materialized state of a relay.
type ShowState struct {
	// Relay: The relay.
	Relay string
}

// Class tells how this statement is admitted and routed.
func (s *ShowState) Class() Class {
	return ClassRead
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *ShowState) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *ShowState) Form() string {
	return "SHOW RELAY"
}

// ShowClusterStatus: Shows the cluster.
type ShowClusterStatus struct{}

// Class tells how this statement is admitted and routed.
func (s *ShowClusterStatus) Class() Class {
	return ClassRead
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *ShowClusterStatus) NeedsDomain() bool {
	return false
}

// Form names this statement by its keywords, without anything that it holds.
func (s *ShowClusterStatus) Form() string {
	return "SHOW CLUSTER STATUS"
}

// ShowPlacements: Lists placements.
type ShowPlacements struct{}

// Class tells how this statement is admitted and routed.
func (s *ShowPlacements) Class() Class {
	return ClassRead
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *ShowPlacements) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *ShowPlacements) Form() string {
	return "SHOW PLACEMENTS"
}

// ShowUDFs: Lists user-defined functions.
type ShowUDFs struct{}

// Class tells how this statement is admitted and routed.
func (s *ShowUDFs) Class() Class {
	return ClassRead
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *ShowUDFs) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *ShowUDFs) Form() string {
	return "SHOW UDFS"
}

// ShowTransactions: Lists transactions.
type ShowTransactions struct{}

// Class tells how this statement is admitted and routed.
func (s *ShowTransactions) Class() Class {
	return ClassRead
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *ShowTransactions) NeedsDomain() bool {
	return false
}

// Form names this statement by its keywords, without anything that it holds.
func (s *ShowTransactions) Form() string {
	return "SHOW TRANSACTIONS"
}

// DescribeDomain: Describes the selected domain.
type DescribeDomain struct{}

// Class tells how this statement is admitted and routed.
func (s *DescribeDomain) Class() Class {
	return ClassRead
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *DescribeDomain) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *DescribeDomain) Form() string {
	return "DESCRIBE DOMAIN"
}

// DescribeModel: Describes a node or endpoint.
type DescribeModel struct {
	// Entity: Entity prefix of an ingestor.
	Entity Entity
	// Key: The Model.
	Key model.Key
	// Bindings: One concrete branch of a relay; empty for none.
	Bindings []BranchBinding
	// Format: JSON for WASM processors only.
	Format Format
}

// Class tells how this statement is admitted and routed.
func (s *DescribeModel) Class() Class {
	return ClassRead
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *DescribeModel) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *DescribeModel) Form() string {
	return "DESCRIBE"
}

// DescribeResource: Describes a resource or one of its versions.
type DescribeResource struct {
	// Name: The resource.
	Name string
	// Version: The version; 0 for all.
	Version uint64
}

// Class tells how this statement is admitted and routed.
func (s *DescribeResource) Class() Class {
	return ClassRead
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *DescribeResource) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *DescribeResource) Form() string {
	return "DESCRIBE RESOURCE"
}

// DescribeTransaction: Describes a transaction or one of its operations.
type DescribeTransaction struct {
	// Transaction: Its id; empty for the attached one.
	Transaction string
	// Operation: Number of an operation from 1; 0 for all.
	Operation uint64
	// Format: Form of the answer.
	Format Format
}

// Class tells how this statement is admitted and routed.
func (s *DescribeTransaction) Class() Class {
	return ClassReadTx
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *DescribeTransaction) NeedsDomain() bool {
	return false
}

// Form names this statement by its keywords, without anything that it holds.
func (s *DescribeTransaction) Form() string {
	return "DESCRIBE TRANSACTION"
}

// DescribeRelocation: Previews a relocation.
type DescribeRelocation struct {
	// Relocation: What would move.
	Relocation Relocation
}

// Class tells how this statement is admitted and routed.
func (s *DescribeRelocation) Class() Class {
	return ClassRead
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *DescribeRelocation) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *DescribeRelocation) Form() string {
	return "DESCRIBE RELOCATION"
}

// Lookup: Reads a hash map.
type Lookup struct {
	// HashMap: The hash map.
	HashMap string
	// Key: A literal.
	Key model.Expression
}

// Class tells how this statement is admitted and routed.
func (s *Lookup) Class() Class {
	return ClassRead
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *Lookup) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *Lookup) Form() string {
	return "LOOKUP"
}

// BranchBinding: One key field of a concrete branch.
type BranchBinding struct {
	// Field: Key field.
	Field string
	// Value: A literal, or one under a minus.
	Value model.Expression
}

// CordonNode: Keeps new work from a node.
type CordonNode struct {
	// Node: The node id.
	Node string
}

// Class tells how this statement is admitted and routed.
func (s *CordonNode) Class() Class {
	return ClassAdmin
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *CordonNode) NeedsDomain() bool {
	return false
}

// Form names this statement by its keywords, without anything that it holds.
func (s *CordonNode) Form() string {
	return "CORDON NODE"
}

// UncordonNode: Lets a node take work again.
type UncordonNode struct {
	// Node: The node id.
	Node string
}

// Class tells how this statement is admitted and routed.
func (s *UncordonNode) Class() Class {
	return ClassAdmin
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *UncordonNode) NeedsDomain() bool {
	return false
}

// Form names this statement by its keywords, without anything that it holds.
func (s *UncordonNode) Form() string {
	return "UNCORDON NODE"
}

// DrainNode: Cordons a node and moves its work away.
type DrainNode struct {
	// Node: The node id.
	Node string
}

// Class tells how this statement is admitted and routed.
func (s *DrainNode) Class() Class {
	return ClassAdmin
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *DrainNode) NeedsDomain() bool {
	return false
}

// Form names this statement by its keywords, without anything that it holds.
func (s *DrainNode) Form() string {
	return "DRAIN NODE"
}

// DropNode: Removes a node from the cluster.
type DropNode struct {
	// Node: The node id.
	Node string
}

// Class tells how this statement is admitted and routed.
func (s *DropNode) Class() Class {
	return ClassAdmin
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *DropNode) NeedsDomain() bool {
	return false
}

// Form names this statement by its keywords, without anything that it holds.
func (s *DropNode) Form() string {
	return "DROP NODE"
}

// RelocationException: A member with a strategy of its own.
type RelocationException struct {
	// Member: The member.
	Member model.Key
	// Follow: FOLLOW instead of IGNORE PREFERENCES.
	Follow bool
}

// Relocation: A move of nodes to another server.
type Relocation struct {
	// Members: Named members; empty for a corridor.
	Members []model.Key
	// From: Where a corridor begins.
	From []model.Key
	// To: Where a corridor ends.
	To []model.Key
	// Node: The target node id.
	Node string
	// Follow: FOLLOW instead of IGNORE PREFERENCES.
	Follow bool
	// Exceptions: Members with a strategy of their own.
	Exceptions []RelocationException
}

// Relocate: Moves nodes to another server.
type Relocate struct {
	// Relocation: What moves.
	Relocation Relocation
}

// Class tells how this statement is admitted and routed.
func (s *Relocate) Class() Class {
	return ClassAdmin
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *Relocate) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *Relocate) Form() string {
	return "RELOCATE"
}

// Begin: Opens a transaction.
type Begin struct{}

// Class tells how this statement is admitted and routed.
func (s *Begin) Class() Class {
	return ClassTx
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *Begin) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *Begin) Form() string {
	return "BEGIN"
}

// Commit: Applies the transaction.
type Commit struct{}

// Class tells how this statement is admitted and routed.
func (s *Commit) Class() Class {
	return ClassTx
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *Commit) NeedsDomain() bool {
	return false
}

// Form names this statement by its keywords, without anything that it holds.
func (s *Commit) Form() string {
	return "COMMIT"
}

// Revert: Discards the transaction.
type Revert struct{}

// Class tells how this statement is admitted and routed.
func (s *Revert) Class() Class {
	return ClassTx
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *Revert) NeedsDomain() bool {
	return false
}

// Form names this statement by its keywords, without anything that it holds.
func (s *Revert) Form() string {
	return "REVERT"
}

// AttachTransaction: Binds a transaction of its owner to this session.
type AttachTransaction struct {
	// Transaction: Its id; not empty.
	Transaction string
}

// Class tells how this statement is admitted and routed.
func (s *AttachTransaction) Class() Class {
	return ClassTx
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *AttachTransaction) NeedsDomain() bool {
	return false
}

// Form names this statement by its keywords, without anything that it holds.
func (s *AttachTransaction) Form() string {
	return "ATTACH TRANSACTION"
}

// CreateSubscription: Delivers a relay's rows to this session.
type CreateSubscription struct {
	// Name: Unique in the session.
	Name string
	// Relay: The relay.
	Relay string
	// Delivery: Treatment of a slow session.
	Delivery Delivery
	// SampleRate: Share of batches kept, 0 to 1.
	SampleRate *float64
	// Where: Row predicate.
	Where model.Expression
}

// Class tells how this statement is admitted and routed.
func (s *CreateSubscription) Class() Class {
	return ClassSession
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *CreateSubscription) NeedsDomain() bool {
	return true
}

// Form names this statement by its keywords, without anything that it holds.
func (s *CreateSubscription) Form() string {
	return "CREATE SUBSCRIPTION"
}

// DeleteSubscription: Ends a subscription.
type DeleteSubscription struct {
	// Name: The subscription.
	Name string
}

// Class tells how this statement is admitted and routed.
func (s *DeleteSubscription) Class() Class {
	return ClassSession
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *DeleteSubscription) NeedsDomain() bool {
	return false
}

// Form names this statement by its keywords, without anything that it holds.
func (s *DeleteSubscription) Form() string {
	return "DELETE SUBSCRIPTION"
}

// UseDomain: Selects a domain.
type UseDomain struct {
	// Name: The domain.
	Name string
}

// Class tells how this statement is admitted and routed.
func (s *UseDomain) Class() Class {
	return ClassClient
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *UseDomain) NeedsDomain() bool {
	return false
}

// Form names this statement by its keywords, without anything that it holds.
func (s *UseDomain) Form() string {
	return "USE"
}

// ListDomains: Lists the domains.
type ListDomains struct{}

// Class tells how this statement is admitted and routed.
func (s *ListDomains) Class() Class {
	return ClassClient
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *ListDomains) NeedsDomain() bool {
	return false
}

// Form names this statement by its keywords, without anything that it holds.
func (s *ListDomains) Form() string {
	return "LIST DOMAINS"
}

// Backup: Writes an archive.
type Backup struct {
	// Cluster: The whole cluster instead of a domain.
	Cluster bool
	// Domain: The domain; empty for the selected one or the cluster.
	Domain string
	// Path: A file on the client's machine; not empty.
	Path string
	// WithoutResources: Leaves resource content out.
	WithoutResources bool
	// Mode: Consistency.
	Mode BackupMode
	// Timeout: Longest pause of a FULL backup.
	Timeout *model.Duration
}

// Class tells how this statement is admitted and routed.
func (s *Backup) Class() Class {
	return ClassClient
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *Backup) NeedsDomain() bool {
	return false
}

// Form names this statement by its keywords, without anything that it holds.
func (s *Backup) Form() string {
	return "BACKUP"
}

// Restore: Reads an archive.
type Restore struct {
	// Cluster: The whole cluster instead of a domain.
	Cluster bool
	// Domain: The archived domain; empty for the cluster.
	Domain string
	// As: Its new name; empty to keep it.
	As string
	// Path: A file on the client's machine; not empty.
	Path string
	// Resume: Starts the restored domains at the archived clock.
	Resume bool
	// ExistingUser: Policy for users that exist; cluster only.
	ExistingUser ExistingUser
	// DryRun: Only checks.
	DryRun bool
	// Without: What is left out.
	Without RestoreOmission
}

// Class tells how this statement is admitted and routed.
func (s *Restore) Class() Class {
	return ClassClient
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *Restore) NeedsDomain() bool {
	return false
}

// Form names this statement by its keywords, without anything that it holds.
func (s *Restore) Form() string {
	return "RESTORE"
}

// DescribeBackup: Describes an archive offline.
type DescribeBackup struct {
	// Path: A file on the client's machine; not empty.
	Path string
	// Format: Form of the answer.
	Format Format
}

// Class tells how this statement is admitted and routed.
func (s *DescribeBackup) Class() Class {
	return ClassClient
}

// NeedsDomain tells whether the session must have selected a domain.
func (s *DescribeBackup) NeedsDomain() bool {
	return false
}

// Form names this statement by its keywords, without anything that it holds.
func (s *DescribeBackup) Form() string {
	return "DESCRIBE BACKUP"
}
