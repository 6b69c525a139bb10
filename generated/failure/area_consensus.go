// Code generated from spec/ by go generate. DO NOT EDIT.

package failure

import "strconv"

// Area consensus: failures of the replicated log of the control plane.

// NotConsensusLeader reports: another member accepts proposals; nothing was proposed.
//
// Code not_consensus_leader, class Redirect. Basis: CC-023, CP-048.
type NotConsensusLeader struct {
	// Leader: the stable node name, or the member id when no name is known.
	Leader string
	// Member: the member id of the leader.
	Member uint64
	Term   uint64
	cause  error
}

// Message gives the text of the failure itself.
func (f *NotConsensusLeader) Message() string {
	return "node '" + f.Leader + "' leads consensus term " + strconv.FormatUint(f.Term, 10)
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *NotConsensusLeader) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives not_consensus_leader.
func (f *NotConsensusLeader) Code() Code {
	return CodeNotConsensusLeader
}

// Class gives Redirect.
func (f *NotConsensusLeader) Class() Class {
	return ClassRedirect
}

// Hint gives an empty text: there is no advice for this failure.
func (f *NotConsensusLeader) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *NotConsensusLeader) Fields() []Field {
	return []Field{
		{"Leader", f.Leader},
		{"Member", strconv.FormatUint(f.Member, 10)},
		{"Term", strconv.FormatUint(f.Term, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *NotConsensusLeader) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *NotConsensusLeader) Is(target error) bool {
	return target == CodeNotConsensusLeader || target == ClassRedirect
}

// WithCause records what led to the failure and gives the failure back.
func (f *NotConsensusLeader) WithCause(cause error) *NotConsensusLeader {
	f.cause = cause
	return f
}

// ProposalOutcomeUnknown reports: the waiter ended before the outcome was known; the proposal may
// still commit.
//
// Code proposal_outcome_unknown, class OutcomeUnknown. Basis: CP-031.
type ProposalOutcomeUnknown struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *ProposalOutcomeUnknown) Message() string {
	return "the outcome of the proposal is unknown"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ProposalOutcomeUnknown) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives proposal_outcome_unknown.
func (f *ProposalOutcomeUnknown) Code() Code {
	return CodeProposalOutcomeUnknown
}

// Class gives OutcomeUnknown.
func (f *ProposalOutcomeUnknown) Class() Class {
	return ClassOutcomeUnknown
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ProposalOutcomeUnknown) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ProposalOutcomeUnknown) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *ProposalOutcomeUnknown) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ProposalOutcomeUnknown) Is(target error) bool {
	return target == CodeProposalOutcomeUnknown || target == ClassOutcomeUnknown
}

// WithCause records what led to the failure and gives the failure back.
func (f *ProposalOutcomeUnknown) WithCause(cause error) *ProposalOutcomeUnknown {
	f.cause = cause
	return f
}

// ConsensusOverloaded reports: a bound of the consensus node is reached; nothing was proposed.
//
// Code consensus_overloaded, class Limit.
type ConsensusOverloaded struct {
	Work  string
	Limit uint64
	cause error
}

// Message gives the text of the failure itself.
func (f *ConsensusOverloaded) Message() string {
	return f.Work + " in flight reached the limit of " + strconv.FormatUint(f.Limit, 10)
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ConsensusOverloaded) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives consensus_overloaded.
func (f *ConsensusOverloaded) Code() Code {
	return CodeConsensusOverloaded
}

// Class gives Limit.
func (f *ConsensusOverloaded) Class() Class {
	return ClassLimit
}

// Hint advises what to do.
func (f *ConsensusOverloaded) Hint() string {
	return "repeat the command later"
}

// Fields lists the non-sensitive subject fields.
func (f *ConsensusOverloaded) Fields() []Field {
	return []Field{
		{"Work", f.Work},
		{"Limit", strconv.FormatUint(f.Limit, 10)},
	}
}

// Unwrap gives the cause, or nil.
func (f *ConsensusOverloaded) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ConsensusOverloaded) Is(target error) bool {
	return target == CodeConsensusOverloaded || target == ClassLimit
}

// WithCause records what led to the failure and gives the failure back.
func (f *ConsensusOverloaded) WithCause(cause error) *ConsensusOverloaded {
	f.cause = cause
	return f
}

// ReadInterrupted reports: a read barrier lost its leader; it has no effect.
//
// Code consensus_read_interrupted, class Unavailable. Basis: IC-390.
type ReadInterrupted struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *ReadInterrupted) Message() string {
	return "leadership changed during a linearizable read"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ReadInterrupted) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives consensus_read_interrupted.
func (f *ReadInterrupted) Code() Code {
	return CodeReadInterrupted
}

// Class gives Unavailable.
func (f *ReadInterrupted) Class() Class {
	return ClassUnavailable
}

// Hint advises what to do.
func (f *ReadInterrupted) Hint() string {
	return "read again"
}

// Fields lists the non-sensitive subject fields.
func (f *ReadInterrupted) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *ReadInterrupted) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ReadInterrupted) Is(target error) bool {
	return target == CodeReadInterrupted || target == ClassUnavailable
}

// WithCause records what led to the failure and gives the failure back.
func (f *ReadInterrupted) WithCause(cause error) *ReadInterrupted {
	f.cause = cause
	return f
}

// MembershipRefused reports: the change is invalid for the committed membership, or an earlier
// one is not applied yet; nothing changed.
//
// Code membership_refused, class State. Basis: CP-199.
type MembershipRefused struct {
	Reason string
	cause  error
}

// Message gives the text of the failure itself.
func (f *MembershipRefused) Message() string {
	return "the membership change was refused: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *MembershipRefused) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives membership_refused.
func (f *MembershipRefused) Code() Code {
	return CodeMembershipRefused
}

// Class gives State.
func (f *MembershipRefused) Class() Class {
	return ClassState
}

// Hint gives an empty text: there is no advice for this failure.
func (f *MembershipRefused) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *MembershipRefused) Fields() []Field {
	return []Field{
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *MembershipRefused) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *MembershipRefused) Is(target error) bool {
	return target == CodeMembershipRefused || target == ClassState
}

// WithCause records what led to the failure and gives the failure back.
func (f *MembershipRefused) WithCause(cause error) *MembershipRefused {
	f.cause = cause
	return f
}

// SnapshotRefused reports: an inbound snapshot is damaged, superseded or for another member.
//
// Code consensus_snapshot_refused, class Protocol. Basis: IC-378.
type SnapshotRefused struct {
	Reason string
	cause  error
}

// Message gives the text of the failure itself.
func (f *SnapshotRefused) Message() string {
	return "the consensus snapshot was refused: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *SnapshotRefused) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives consensus_snapshot_refused.
func (f *SnapshotRefused) Code() Code {
	return CodeSnapshotRefused
}

// Class gives Protocol.
func (f *SnapshotRefused) Class() Class {
	return ClassProtocol
}

// Hint gives an empty text: there is no advice for this failure.
func (f *SnapshotRefused) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *SnapshotRefused) Fields() []Field {
	return []Field{
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *SnapshotRefused) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *SnapshotRefused) Is(target error) bool {
	return target == CodeSnapshotRefused || target == ClassProtocol
}

// WithCause records what led to the failure and gives the failure back.
func (f *SnapshotRefused) WithCause(cause error) *SnapshotRefused {
	f.cause = cause
	return f
}

// MessageRefused reports: an inbound message is for another member or of a type that members do
// not exchange.
//
// Code consensus_message_refused, class Protocol.
type MessageRefused struct {
	Reason string
	cause  error
}

// Message gives the text of the failure itself.
func (f *MessageRefused) Message() string {
	return "the consensus message was refused: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *MessageRefused) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives consensus_message_refused.
func (f *MessageRefused) Code() Code {
	return CodeMessageRefused
}

// Class gives Protocol.
func (f *MessageRefused) Class() Class {
	return ClassProtocol
}

// Hint gives an empty text: there is no advice for this failure.
func (f *MessageRefused) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *MessageRefused) Fields() []Field {
	return []Field{
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *MessageRefused) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *MessageRefused) Is(target error) bool {
	return target == CodeMessageRefused || target == ClassProtocol
}

// WithCause records what led to the failure and gives the failure back.
func (f *MessageRefused) WithCause(cause error) *MessageRefused {
	f.cause = cause
	return f
}

// ConsensusMismatch reports: the consensus database, the state store and the member disagree in a
// way no crash explains.
//
// Code consensus_mismatch, class Storage. Basis: CP-023.
type ConsensusMismatch struct {
	Reason string
	cause  error
}

// Message gives the text of the failure itself.
func (f *ConsensusMismatch) Message() string {
	return "consensus storage and state do not belong together: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ConsensusMismatch) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives consensus_mismatch.
func (f *ConsensusMismatch) Code() Code {
	return CodeConsensusMismatch
}

// Class gives Storage.
func (f *ConsensusMismatch) Class() Class {
	return ClassStorage
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ConsensusMismatch) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ConsensusMismatch) Fields() []Field {
	return []Field{
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *ConsensusMismatch) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ConsensusMismatch) Is(target error) bool {
	return target == CodeConsensusMismatch || target == ClassStorage
}

// WithCause records what led to the failure and gives the failure back.
func (f *ConsensusMismatch) WithCause(cause error) *ConsensusMismatch {
	f.cause = cause
	return f
}

// InvalidConsensusConfig reports: a consensus node cannot be opened with this configuration.
//
// Code invalid_consensus_config, class Configuration.
type InvalidConsensusConfig struct {
	Reason string
	cause  error
}

// Message gives the text of the failure itself.
func (f *InvalidConsensusConfig) Message() string {
	return "the consensus configuration is invalid: " + f.Reason
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *InvalidConsensusConfig) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives invalid_consensus_config.
func (f *InvalidConsensusConfig) Code() Code {
	return CodeInvalidConsensusConfig
}

// Class gives Configuration.
func (f *InvalidConsensusConfig) Class() Class {
	return ClassConfiguration
}

// Hint gives an empty text: there is no advice for this failure.
func (f *InvalidConsensusConfig) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *InvalidConsensusConfig) Fields() []Field {
	return []Field{
		{"Reason", f.Reason},
	}
}

// Unwrap gives the cause, or nil.
func (f *InvalidConsensusConfig) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *InvalidConsensusConfig) Is(target error) bool {
	return target == CodeInvalidConsensusConfig || target == ClassConfiguration
}

// WithCause records what led to the failure and gives the failure back.
func (f *InvalidConsensusConfig) WithCause(cause error) *InvalidConsensusConfig {
	f.cause = cause
	return f
}

// ConsensusStopped reports: the node was closed or ended by a fault; nothing was started.
//
// Code consensus_stopped, class Unavailable.
type ConsensusStopped struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *ConsensusStopped) Message() string {
	return "the consensus node is stopped"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ConsensusStopped) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives consensus_stopped.
func (f *ConsensusStopped) Code() Code {
	return CodeConsensusStopped
}

// Class gives Unavailable.
func (f *ConsensusStopped) Class() Class {
	return ClassUnavailable
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ConsensusStopped) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ConsensusStopped) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *ConsensusStopped) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ConsensusStopped) Is(target error) bool {
	return target == CodeConsensusStopped || target == ClassUnavailable
}

// WithCause records what led to the failure and gives the failure back.
func (f *ConsensusStopped) WithCause(cause error) *ConsensusStopped {
	f.cause = cause
	return f
}

// ConsensusFaulted reports: a failed write, a corrupt record or a state machine that could not
// apply ended the node.
//
// Code consensus_faulted, class Storage. Basis: CP-024.
type ConsensusFaulted struct {
	cause error
}

// Message gives the text of the failure itself.
func (f *ConsensusFaulted) Message() string {
	return "the consensus node failed"
}

// Error gives the text of the failure and, after a colon, of its cause.
func (f *ConsensusFaulted) Error() string {
	return withCause(f.Message(), f.cause)
}

// Code gives consensus_faulted.
func (f *ConsensusFaulted) Code() Code {
	return CodeConsensusFaulted
}

// Class gives Storage.
func (f *ConsensusFaulted) Class() Class {
	return ClassStorage
}

// Hint gives an empty text: there is no advice for this failure.
func (f *ConsensusFaulted) Hint() string {
	return ""
}

// Fields lists the non-sensitive subject fields.
func (f *ConsensusFaulted) Fields() []Field {
	return nil
}

// Unwrap gives the cause, or nil.
func (f *ConsensusFaulted) Unwrap() error {
	return f.cause
}

// Is matches the code and the class of the failure.
func (f *ConsensusFaulted) Is(target error) bool {
	return target == CodeConsensusFaulted || target == ClassStorage
}

// WithCause records what led to the failure and gives the failure back.
func (f *ConsensusFaulted) WithCause(cause error) *ConsensusFaulted {
	f.cause = cause
	return f
}
