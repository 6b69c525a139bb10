// Code generated from spec/ by go generate. DO NOT EDIT.

package statementtest

import (
	"nervix/generated/canonical/canonicaltest"
	"nervix/generated/model"
	"nervix/generated/model/modeltest"
	"nervix/generated/statement"
	"pgregory.net/rapid"
)

// CreateModel draws values of any shape.
func CreateModel() *rapid.Generator[*statement.CreateModel] {
	return rapid.Custom(func(t *rapid.T) *statement.CreateModel {
		return DrawCreateModel(t, canonicaltest.Depth)
	})
}

// DrawCreateModel draws a value that nests freely for depth levels.
func DrawCreateModel(t *rapid.T, depth int) *statement.CreateModel {
	return &statement.CreateModel{
		IfNotExists: rapid.Bool().Draw(t, "IfNotExists"),
		Model:       modeltest.DrawModel(t, depth-1),
	}
}

// DropModel draws values of any shape.
func DropModel() *rapid.Generator[*statement.DropModel] {
	return rapid.Custom(func(t *rapid.T) *statement.DropModel {
		return DrawDropModel(t, canonicaltest.Depth)
	})
}

// DrawDropModel draws a value that nests freely for depth levels.
func DrawDropModel(t *rapid.T, depth int) *statement.DropModel {
	return &statement.DropModel{
		Key: *modeltest.DrawKey(t, depth-1),
	}
}

// CreateDomain draws values of any shape.
func CreateDomain() *rapid.Generator[*statement.CreateDomain] {
	return rapid.Custom(func(t *rapid.T) *statement.CreateDomain {
		return DrawCreateDomain(t, canonicaltest.Depth)
	})
}

// DrawCreateDomain draws a value that nests freely for depth levels.
func DrawCreateDomain(t *rapid.T, _ int) *statement.CreateDomain {
	return &statement.CreateDomain{
		IfNotExists: rapid.Bool().Draw(t, "IfNotExists"),
		Name:        rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
	}
}

// CreateUser draws values of any shape.
func CreateUser() *rapid.Generator[*statement.CreateUser] {
	return rapid.Custom(func(t *rapid.T) *statement.CreateUser {
		return DrawCreateUser(t, canonicaltest.Depth)
	})
}

// DrawCreateUser draws a value that nests freely for depth levels.
func DrawCreateUser(t *rapid.T, _ int) *statement.CreateUser {
	return &statement.CreateUser{
		IfNotExists: rapid.Bool().Draw(t, "IfNotExists"),
		Name:        rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
		Password:    rapid.String().Draw(t, "Password"),
	}
}

// StartDomain gives the only value there is.
func StartDomain() *rapid.Generator[*statement.StartDomain] {
	return rapid.Just(&statement.StartDomain{})
}

// DrawStartDomain gives the only value there is.
func DrawStartDomain(*rapid.T, int) *statement.StartDomain {
	return &statement.StartDomain{}
}

// StopDomain gives the only value there is.
func StopDomain() *rapid.Generator[*statement.StopDomain] {
	return rapid.Just(&statement.StopDomain{})
}

// DrawStopDomain gives the only value there is.
func DrawStopDomain(*rapid.T, int) *statement.StopDomain {
	return &statement.StopDomain{}
}

// ShowCreate draws values of any shape.
func ShowCreate() *rapid.Generator[*statement.ShowCreate] {
	return rapid.Custom(func(t *rapid.T) *statement.ShowCreate {
		return DrawShowCreate(t, canonicaltest.Depth)
	})
}

// DrawShowCreate draws a value that nests freely for depth levels.
func DrawShowCreate(t *rapid.T, depth int) *statement.ShowCreate {
	return &statement.ShowCreate{
		Key: *modeltest.DrawKey(t, depth-1),
	}
}

// ShowClusterStatus gives the only value there is.
func ShowClusterStatus() *rapid.Generator[*statement.ShowClusterStatus] {
	return rapid.Just(&statement.ShowClusterStatus{})
}

// DrawShowClusterStatus gives the only value there is.
func DrawShowClusterStatus(*rapid.T, int) *statement.ShowClusterStatus {
	return &statement.ShowClusterStatus{}
}

// ShowTransactions gives the only value there is.
func ShowTransactions() *rapid.Generator[*statement.ShowTransactions] {
	return rapid.Just(&statement.ShowTransactions{})
}

// DrawShowTransactions gives the only value there is.
func DrawShowTransactions(*rapid.T, int) *statement.ShowTransactions {
	return &statement.ShowTransactions{}
}

// DescribeDomain gives the only value there is.
func DescribeDomain() *rapid.Generator[*statement.DescribeDomain] {
	return rapid.Just(&statement.DescribeDomain{})
}

// DrawDescribeDomain gives the only value there is.
func DrawDescribeDomain(*rapid.T, int) *statement.DescribeDomain {
	return &statement.DescribeDomain{}
}

// DescribeModel draws values of any shape.
func DescribeModel() *rapid.Generator[*statement.DescribeModel] {
	return rapid.Custom(func(t *rapid.T) *statement.DescribeModel {
		return DrawDescribeModel(t, canonicaltest.Depth)
	})
}

// DrawDescribeModel draws a value that nests freely for depth levels.
func DrawDescribeModel(t *rapid.T, depth int) *statement.DescribeModel {
	return &statement.DescribeModel{
		Key: *modeltest.DrawKey(t, depth-1),
		Bindings: canonicaltest.List(t, "Bindings", 0, max(0, min(3, depth)), func() statement.BranchBinding {
			return *DrawBranchBinding(t, depth-1)
		}),
	}
}

// BranchBinding draws values of any shape.
func BranchBinding() *rapid.Generator[*statement.BranchBinding] {
	return rapid.Custom(func(t *rapid.T) *statement.BranchBinding {
		return DrawBranchBinding(t, canonicaltest.Depth)
	})
}

// DrawBranchBinding draws a value that nests freely for depth levels.
func DrawBranchBinding(t *rapid.T, depth int) *statement.BranchBinding {
	return &statement.BranchBinding{
		Field: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Field"),
		Value: modeltest.DrawExpression(t, depth-1),
	}
}

// Begin gives the only value there is.
func Begin() *rapid.Generator[*statement.Begin] {
	return rapid.Just(&statement.Begin{})
}

// DrawBegin gives the only value there is.
func DrawBegin(*rapid.T, int) *statement.Begin {
	return &statement.Begin{}
}

// Commit gives the only value there is.
func Commit() *rapid.Generator[*statement.Commit] {
	return rapid.Just(&statement.Commit{})
}

// DrawCommit gives the only value there is.
func DrawCommit(*rapid.T, int) *statement.Commit {
	return &statement.Commit{}
}

// Revert gives the only value there is.
func Revert() *rapid.Generator[*statement.Revert] {
	return rapid.Just(&statement.Revert{})
}

// DrawRevert gives the only value there is.
func DrawRevert(*rapid.T, int) *statement.Revert {
	return &statement.Revert{}
}

// AttachTransaction draws values of any shape.
func AttachTransaction() *rapid.Generator[*statement.AttachTransaction] {
	return rapid.Custom(func(t *rapid.T) *statement.AttachTransaction {
		return DrawAttachTransaction(t, canonicaltest.Depth)
	})
}

// DrawAttachTransaction draws a value that nests freely for depth levels.
func DrawAttachTransaction(t *rapid.T, _ int) *statement.AttachTransaction {
	return &statement.AttachTransaction{
		Transaction: rapid.String().Draw(t, "Transaction"),
	}
}

// CreateSubscription draws values of any shape.
func CreateSubscription() *rapid.Generator[*statement.CreateSubscription] {
	return rapid.Custom(func(t *rapid.T) *statement.CreateSubscription {
		return DrawCreateSubscription(t, canonicaltest.Depth)
	})
}

// DrawCreateSubscription draws a value that nests freely for depth levels.
func DrawCreateSubscription(t *rapid.T, depth int) *statement.CreateSubscription {
	return &statement.CreateSubscription{
		Name:     rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
		Relay:    rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Relay"),
		Delivery: statement.Delivery(rapid.Uint8Range(0, 1).Draw(t, "Delivery")),
		SampleRate: canonicaltest.Pointer(t, "SampleRate", true, func() float64 {
			return rapid.Float64Range(0.0, 1.0).Draw(t, "SampleRate")
		}),
		Where: canonicaltest.Maybe(t, "Where", depth > 0, func() model.Expression {
			return modeltest.DrawExpression(t, depth-1)
		}),
	}
}

// DeleteSubscription draws values of any shape.
func DeleteSubscription() *rapid.Generator[*statement.DeleteSubscription] {
	return rapid.Custom(func(t *rapid.T) *statement.DeleteSubscription {
		return DrawDeleteSubscription(t, canonicaltest.Depth)
	})
}

// DrawDeleteSubscription draws a value that nests freely for depth levels.
func DrawDeleteSubscription(t *rapid.T, _ int) *statement.DeleteSubscription {
	return &statement.DeleteSubscription{
		Name: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
	}
}

// UseDomain draws values of any shape.
func UseDomain() *rapid.Generator[*statement.UseDomain] {
	return rapid.Custom(func(t *rapid.T) *statement.UseDomain {
		return DrawUseDomain(t, canonicaltest.Depth)
	})
}

// DrawUseDomain draws a value that nests freely for depth levels.
func DrawUseDomain(t *rapid.T, _ int) *statement.UseDomain {
	return &statement.UseDomain{
		Name: rapid.StringMatching("[a-z]{1,6}_[0-9]{1,2}").Draw(t, "Name"),
	}
}

// ListDomains gives the only value there is.
func ListDomains() *rapid.Generator[*statement.ListDomains] {
	return rapid.Just(&statement.ListDomains{})
}

// DrawListDomains gives the only value there is.
func DrawListDomains(*rapid.T, int) *statement.ListDomains {
	return &statement.ListDomains{}
}

// Statement draws values of any shape.
func Statement() *rapid.Generator[statement.Statement] {
	return rapid.Custom(func(t *rapid.T) statement.Statement {
		return DrawStatement(t, canonicaltest.Depth)
	})
}

// DrawStatement draws a value that nests freely for depth levels.
func DrawStatement(t *rapid.T, depth int) statement.Statement {
	variants := 19
	if depth <= 0 {
		variants = 15
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "Statement") {
	case 0:
		return DrawCreateDomain(t, depth-1)
	case 1:
		return DrawCreateUser(t, depth-1)
	case 2:
		return DrawStartDomain(t, depth-1)
	case 3:
		return DrawStopDomain(t, depth-1)
	case 4:
		return DrawShowClusterStatus(t, depth-1)
	case 5:
		return DrawShowTransactions(t, depth-1)
	case 6:
		return DrawDescribeDomain(t, depth-1)
	case 7:
		return DrawBegin(t, depth-1)
	case 8:
		return DrawCommit(t, depth-1)
	case 9:
		return DrawRevert(t, depth-1)
	case 10:
		return DrawAttachTransaction(t, depth-1)
	case 11:
		return DrawCreateSubscription(t, depth-1)
	case 12:
		return DrawDeleteSubscription(t, depth-1)
	case 13:
		return DrawUseDomain(t, depth-1)
	case 14:
		return DrawListDomains(t, depth-1)
	case 15:
		return DrawCreateModel(t, depth-1)
	case 16:
		return DrawDropModel(t, depth-1)
	case 17:
		return DrawShowCreate(t, depth-1)
	default:
		return DrawDescribeModel(t, depth-1)
	}
}
