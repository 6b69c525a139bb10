// Code generated from spec/ by go generate. DO NOT EDIT.

package statement

// Statement: One NSPL statement.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type Statement interface {
	isStatement()
	Class() Class
	NeedsDomain() bool
	Form() string
}

func (*CreateModel) isStatement()        {}
func (*DropModel) isStatement()          {}
func (*CreateDomain) isStatement()       {}
func (*CreateUser) isStatement()         {}
func (*StartDomain) isStatement()        {}
func (*StopDomain) isStatement()         {}
func (*ShowCreate) isStatement()         {}
func (*ShowClusterStatus) isStatement()  {}
func (*ShowTransactions) isStatement()   {}
func (*DescribeDomain) isStatement()     {}
func (*DescribeModel) isStatement()      {}
func (*Begin) isStatement()              {}
func (*Commit) isStatement()             {}
func (*Revert) isStatement()             {}
func (*AttachTransaction) isStatement()  {}
func (*CreateSubscription) isStatement() {}
func (*DeleteSubscription) isStatement() {}
func (*UseDomain) isStatement()          {}
func (*ListDomains) isStatement()        {}

// StatementVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type StatementVisitor[R any] interface {
	VisitCreateModel(*CreateModel) R
	VisitDropModel(*DropModel) R
	VisitCreateDomain(*CreateDomain) R
	VisitCreateUser(*CreateUser) R
	VisitStartDomain(*StartDomain) R
	VisitStopDomain(*StopDomain) R
	VisitShowCreate(*ShowCreate) R
	VisitShowClusterStatus(*ShowClusterStatus) R
	VisitShowTransactions(*ShowTransactions) R
	VisitDescribeDomain(*DescribeDomain) R
	VisitDescribeModel(*DescribeModel) R
	VisitBegin(*Begin) R
	VisitCommit(*Commit) R
	VisitRevert(*Revert) R
	VisitAttachTransaction(*AttachTransaction) R
	VisitCreateSubscription(*CreateSubscription) R
	VisitDeleteSubscription(*DeleteSubscription) R
	VisitUseDomain(*UseDomain) R
	VisitListDomains(*ListDomains) R
}

// VisitStatement calls the method of the value's variant; value must not be nil.
func VisitStatement[R any](value Statement, visitor StatementVisitor[R]) R {
	switch v := value.(type) {
	case *CreateModel:
		return visitor.VisitCreateModel(v)
	case *DropModel:
		return visitor.VisitDropModel(v)
	case *CreateDomain:
		return visitor.VisitCreateDomain(v)
	case *CreateUser:
		return visitor.VisitCreateUser(v)
	case *StartDomain:
		return visitor.VisitStartDomain(v)
	case *StopDomain:
		return visitor.VisitStopDomain(v)
	case *ShowCreate:
		return visitor.VisitShowCreate(v)
	case *ShowClusterStatus:
		return visitor.VisitShowClusterStatus(v)
	case *ShowTransactions:
		return visitor.VisitShowTransactions(v)
	case *DescribeDomain:
		return visitor.VisitDescribeDomain(v)
	case *DescribeModel:
		return visitor.VisitDescribeModel(v)
	case *Begin:
		return visitor.VisitBegin(v)
	case *Commit:
		return visitor.VisitCommit(v)
	case *Revert:
		return visitor.VisitRevert(v)
	case *AttachTransaction:
		return visitor.VisitAttachTransaction(v)
	case *CreateSubscription:
		return visitor.VisitCreateSubscription(v)
	case *DeleteSubscription:
		return visitor.VisitDeleteSubscription(v)
	case *UseDomain:
		return visitor.VisitUseDomain(v)
	case *ListDomains:
		return visitor.VisitListDomains(v)
	}
	panic("statement: nil Statement")
}
