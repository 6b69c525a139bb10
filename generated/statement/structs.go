// Code generated from spec/ by go generate. DO NOT EDIT.

package statement

import "nervix/generated/model"

// CreateModel: Stores a new Model.
type CreateModel struct {
	// IfNotExists: An existing key is a success.
	IfNotExists bool
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

// DropModel: Removes a Model.
type DropModel struct {
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

// CreateDomain: Declares an unpaced domain.
type CreateDomain struct {
	// IfNotExists: An existing name is a success.
	IfNotExists bool
	// Name: The domain.
	Name string
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

// StartDomain: Starts the selected domain.
type StartDomain struct{}

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

// ShowCreate: Renders a Model.
type ShowCreate struct {
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
	// Key: The Model.
	Key model.Key
	// Bindings: One concrete branch of a relay; empty for none.
	Bindings []BranchBinding
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

// BranchBinding: One key field of a concrete branch.
type BranchBinding struct {
	// Field: Key field.
	Field string
	// Value: A literal.
	Value model.Expression
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
