// Code generated from spec/ by go generate. DO NOT EDIT.

package statement_test

import (
	"nervix/generated/canonical/canonicaltest"
	"nervix/generated/statement"
	"nervix/generated/statement/statementtest"
	"testing"
)

func TestRoundTrip(t *testing.T) {
	t.Run("CreateModel", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.CreateModel]{
			Clone:  (*statement.CreateModel).Clone,
			Decode: statement.DecodeCreateModel,
			Draw:   statementtest.CreateModel(),
			Encode: (*statement.CreateModel).Encode,
			Equal:  (*statement.CreateModel).Equal,
		})
	})
	t.Run("DropModel", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.DropModel]{
			Clone:  (*statement.DropModel).Clone,
			Decode: statement.DecodeDropModel,
			Draw:   statementtest.DropModel(),
			Encode: (*statement.DropModel).Encode,
			Equal:  (*statement.DropModel).Equal,
		})
	})
	t.Run("CreateDomain", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.CreateDomain]{
			Clone:  (*statement.CreateDomain).Clone,
			Decode: statement.DecodeCreateDomain,
			Draw:   statementtest.CreateDomain(),
			Encode: (*statement.CreateDomain).Encode,
			Equal:  (*statement.CreateDomain).Equal,
		})
	})
	t.Run("CreateUser", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.CreateUser]{
			Clone:  (*statement.CreateUser).Clone,
			Decode: statement.DecodeCreateUser,
			Draw:   statementtest.CreateUser(),
			Encode: (*statement.CreateUser).Encode,
			Equal:  (*statement.CreateUser).Equal,
		})
	})
	t.Run("StartDomain", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.StartDomain]{
			Clone:  (*statement.StartDomain).Clone,
			Decode: statement.DecodeStartDomain,
			Draw:   statementtest.StartDomain(),
			Encode: (*statement.StartDomain).Encode,
			Equal:  (*statement.StartDomain).Equal,
		})
	})
	t.Run("StopDomain", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.StopDomain]{
			Clone:  (*statement.StopDomain).Clone,
			Decode: statement.DecodeStopDomain,
			Draw:   statementtest.StopDomain(),
			Encode: (*statement.StopDomain).Encode,
			Equal:  (*statement.StopDomain).Equal,
		})
	})
	t.Run("ShowCreate", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ShowCreate]{
			Clone:  (*statement.ShowCreate).Clone,
			Decode: statement.DecodeShowCreate,
			Draw:   statementtest.ShowCreate(),
			Encode: (*statement.ShowCreate).Encode,
			Equal:  (*statement.ShowCreate).Equal,
		})
	})
	t.Run("ShowClusterStatus", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ShowClusterStatus]{
			Clone:  (*statement.ShowClusterStatus).Clone,
			Decode: statement.DecodeShowClusterStatus,
			Draw:   statementtest.ShowClusterStatus(),
			Encode: (*statement.ShowClusterStatus).Encode,
			Equal:  (*statement.ShowClusterStatus).Equal,
		})
	})
	t.Run("ShowTransactions", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ShowTransactions]{
			Clone:  (*statement.ShowTransactions).Clone,
			Decode: statement.DecodeShowTransactions,
			Draw:   statementtest.ShowTransactions(),
			Encode: (*statement.ShowTransactions).Encode,
			Equal:  (*statement.ShowTransactions).Equal,
		})
	})
	t.Run("DescribeDomain", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.DescribeDomain]{
			Clone:  (*statement.DescribeDomain).Clone,
			Decode: statement.DecodeDescribeDomain,
			Draw:   statementtest.DescribeDomain(),
			Encode: (*statement.DescribeDomain).Encode,
			Equal:  (*statement.DescribeDomain).Equal,
		})
	})
	t.Run("DescribeModel", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.DescribeModel]{
			Clone:  (*statement.DescribeModel).Clone,
			Decode: statement.DecodeDescribeModel,
			Draw:   statementtest.DescribeModel(),
			Encode: (*statement.DescribeModel).Encode,
			Equal:  (*statement.DescribeModel).Equal,
		})
	})
	t.Run("BranchBinding", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.BranchBinding]{
			Clone:  (*statement.BranchBinding).Clone,
			Decode: statement.DecodeBranchBinding,
			Draw:   statementtest.BranchBinding(),
			Encode: (*statement.BranchBinding).Encode,
			Equal:  (*statement.BranchBinding).Equal,
		})
	})
	t.Run("Begin", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.Begin]{
			Clone:  (*statement.Begin).Clone,
			Decode: statement.DecodeBegin,
			Draw:   statementtest.Begin(),
			Encode: (*statement.Begin).Encode,
			Equal:  (*statement.Begin).Equal,
		})
	})
	t.Run("Commit", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.Commit]{
			Clone:  (*statement.Commit).Clone,
			Decode: statement.DecodeCommit,
			Draw:   statementtest.Commit(),
			Encode: (*statement.Commit).Encode,
			Equal:  (*statement.Commit).Equal,
		})
	})
	t.Run("Revert", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.Revert]{
			Clone:  (*statement.Revert).Clone,
			Decode: statement.DecodeRevert,
			Draw:   statementtest.Revert(),
			Encode: (*statement.Revert).Encode,
			Equal:  (*statement.Revert).Equal,
		})
	})
	t.Run("AttachTransaction", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.AttachTransaction]{
			Clone:  (*statement.AttachTransaction).Clone,
			Decode: statement.DecodeAttachTransaction,
			Draw:   statementtest.AttachTransaction(),
			Encode: (*statement.AttachTransaction).Encode,
			Equal:  (*statement.AttachTransaction).Equal,
		})
	})
	t.Run("CreateSubscription", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.CreateSubscription]{
			Clone:  (*statement.CreateSubscription).Clone,
			Decode: statement.DecodeCreateSubscription,
			Draw:   statementtest.CreateSubscription(),
			Encode: (*statement.CreateSubscription).Encode,
			Equal:  (*statement.CreateSubscription).Equal,
		})
	})
	t.Run("DeleteSubscription", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.DeleteSubscription]{
			Clone:  (*statement.DeleteSubscription).Clone,
			Decode: statement.DecodeDeleteSubscription,
			Draw:   statementtest.DeleteSubscription(),
			Encode: (*statement.DeleteSubscription).Encode,
			Equal:  (*statement.DeleteSubscription).Equal,
		})
	})
	t.Run("UseDomain", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.UseDomain]{
			Clone:  (*statement.UseDomain).Clone,
			Decode: statement.DecodeUseDomain,
			Draw:   statementtest.UseDomain(),
			Encode: (*statement.UseDomain).Encode,
			Equal:  (*statement.UseDomain).Equal,
		})
	})
	t.Run("ListDomains", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ListDomains]{
			Clone:  (*statement.ListDomains).Clone,
			Decode: statement.DecodeListDomains,
			Draw:   statementtest.ListDomains(),
			Encode: (*statement.ListDomains).Encode,
			Equal:  (*statement.ListDomains).Equal,
		})
	})
	t.Run("Statement", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[statement.Statement]{
			Clone:  statement.CloneStatement,
			Decode: statement.DecodeStatement,
			Draw:   statementtest.Statement(),
			Encode: statement.EncodeStatement,
			Equal:  statement.EqualStatement,
		})
	})
}
func FuzzDecodeStatement(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[statement.Statement]{
		Clone:  statement.CloneStatement,
		Decode: statement.DecodeStatement,
		Draw:   statementtest.Statement(),
		Encode: statement.EncodeStatement,
		Equal:  statement.EqualStatement,
	})
}
