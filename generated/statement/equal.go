// Code generated from spec/ by go generate. DO NOT EDIT.

package statement

import (
	"math"
	"nervix/generated/model"
	"slices"
)

// Equal compares all fields deeply.
func (a *AddField) Equal(b *AddField) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Field.Equal(&b.Field)
}

// Equal compares all fields deeply.
func (a *AddWireField) Equal(b *AddWireField) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Field.Equal(&b.Field)
}

// Equal compares all fields deeply.
func (a *AddAVROField) Equal(b *AddAVROField) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Field.Equal(&b.Field)
}

// Equal compares all fields deeply.
func (a *DropField) Equal(b *DropField) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Field == b.Field
}

// Equal compares all fields deeply.
func (a *RenameField) Equal(b *RenameField) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Field == b.Field &&
		a.To == b.To
}

// Equal compares all fields deeply.
func (a *SetFieldType) Equal(b *SetFieldType) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Field == b.Field &&
		a.Type.Equal(&b.Type)
}

// Equal compares all fields deeply.
func (a *SetWireFieldType) Equal(b *SetWireFieldType) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Field == b.Field &&
		a.Type == b.Type
}

// Equal compares all fields deeply.
func (a *SetAVROFieldType) Equal(b *SetAVROFieldType) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Field == b.Field &&
		a.Type == b.Type
}

// Equal compares all fields deeply.
func (a *SetFieldOptional) Equal(b *SetFieldOptional) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Field == b.Field &&
		a.Optional == b.Optional
}

// Equal compares all fields deeply.
func (a *SetFieldSensitive) Equal(b *SetFieldSensitive) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Field == b.Field &&
		a.Sensitive == b.Sensitive
}

// Equal compares all fields deeply.
func (a *SetFieldExternal) Equal(b *SetFieldExternal) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Field == b.Field &&
		(a.External == nil) == (b.External == nil) && (a.External == nil || *a.External == *b.External)
}

// Equal compares all fields deeply.
func (a *SetWireMode) Equal(b *SetWireMode) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Mode == b.Mode
}

// Equal compares all fields deeply.
func (a *SetCapacity) Equal(b *SetCapacity) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Capacity == b.Capacity
}

// Equal compares all fields deeply.
func (a *SetSchema) Equal(b *SetSchema) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Schema == b.Schema
}

// Equal compares all fields deeply.
func (a *SetBranching) Equal(b *SetBranching) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Branching.Equal(&b.Branching)
}

// Equal compares all fields deeply.
func (a *SetMaterialized) Equal(b *SetMaterialized) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Materialized == b.Materialized
}

// Equal compares all fields deeply.
func (a *SetSource) Equal(b *SetSource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return model.EqualSource(a.Source, b.Source)
}

// Equal compares all fields deeply.
func (a *SetDecoding) Equal(b *SetDecoding) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Codec == b.Codec
}

// Equal compares all fields deeply.
func (a *SetTimestamp) Equal(b *SetTimestamp) bool {
	if a == nil || b == nil {
		return a == b
	}
	return model.EqualTimestamp(a.Timestamp, b.Timestamp)
}

// Equal compares all fields deeply.
func (a *SetQuiesce) Equal(b *SetQuiesce) bool {
	if a == nil || b == nil {
		return a == b
	}
	return model.EqualQuiesce(a.Quiesce, b.Quiesce)
}

// Equal compares all fields deeply.
func (a *SetGeneralError) Equal(b *SetGeneralError) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Action == b.Action
}

// Equal compares all fields deeply.
func (a *AddInput) Equal(b *AddInput) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Input.Equal(&b.Input)
}

// Equal compares all fields deeply.
func (a *DropInput) Equal(b *DropInput) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay
}

// Equal compares all fields deeply.
func (a *SetInputWhere) Equal(b *SetInputWhere) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay &&
		model.EqualExpression(a.Where, b.Where)
}

// Equal compares all fields deeply.
func (a *SetCollect) Equal(b *SetCollect) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Collect.Equal(b.Collect)
}

// Equal compares all fields deeply.
func (a *SetFilter) Equal(b *SetFilter) bool {
	if a == nil || b == nil {
		return a == b
	}
	return model.EqualExpression(a.Filter, b.Filter)
}

// Equal compares all fields deeply.
func (a *SetAttachment) Equal(b *SetAttachment) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Detached == b.Detached
}

// Equal compares all fields deeply.
func (a *AddState) Equal(b *AddState) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.State.Equal(&b.State)
}

// Equal compares all fields deeply.
func (a *DropState) Equal(b *DropState) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay
}

// Equal compares all fields deeply.
func (a *SetStatePolicy) Equal(b *SetStatePolicy) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay &&
		model.EqualStatePolicy(a.Policy, b.Policy)
}

// Equal compares all fields deeply.
func (a *AddRoute) Equal(b *AddRoute) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Route.Equal(&b.Route)
}

// Equal compares all fields deeply.
func (a *ReplaceRoute) Equal(b *ReplaceRoute) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Route.Equal(&b.Route)
}

// Equal compares all fields deeply.
func (a *AddEntryRoute) Equal(b *AddEntryRoute) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Route.Equal(&b.Route)
}

// Equal compares all fields deeply.
func (a *ReplaceEntryRoute) Equal(b *ReplaceEntryRoute) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Route.Equal(&b.Route)
}

// Equal compares all fields deeply.
func (a *AddSetRoute) Equal(b *AddSetRoute) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Route.Equal(&b.Route)
}

// Equal compares all fields deeply.
func (a *ReplaceSetRoute) Equal(b *ReplaceSetRoute) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Route.Equal(&b.Route)
}

// Equal compares all fields deeply.
func (a *DropRoute) Equal(b *DropRoute) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay
}

// Equal compares all fields deeply.
func (a *SetKeys) Equal(b *SetKeys) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.EqualFunc(a.Keys, b.Keys, func(x, y model.Expression) bool {
		return model.EqualExpression(x, y)
	})
}

// Equal compares all fields deeply.
func (a *SetOrder) Equal(b *SetOrder) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.EqualFunc(a.By, b.By, func(x, y model.Expression) bool {
		return model.EqualExpression(x, y)
	})
}

// Equal compares all fields deeply.
func (a *SetMaxTime) Equal(b *SetMaxTime) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.MaxTime.Equal(&b.MaxTime)
}

// Equal compares all fields deeply.
func (a *SetGeneratorState) Equal(b *SetGeneratorState) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay
}

// Equal compares all fields deeply.
func (a *SetInterval) Equal(b *SetInterval) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Interval.Equal(&b.Interval)
}

// Equal compares all fields deeply.
func (a *SetSink) Equal(b *SetSink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return model.EqualSink(a.Sink, b.Sink)
}

// Equal compares all fields deeply.
func (a *ModeBroker) Equal(b *ModeBroker) bool {
	if a == nil || b == nil {
		return a == b
	}
	return model.EqualSinkMode(a.Mode, b.Mode)
}

// Equal compares all fields deeply.
func (a *ModeMQTT) Equal(b *ModeMQTT) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.QoS == b.QoS &&
		model.EqualSinkMode(a.Mode, b.Mode)
}

// Equal compares all fields deeply.
func (a *ModeJetStream) Equal(b *ModeJetStream) bool {
	if a == nil || b == nil {
		return a == b
	}
	return model.EqualSinkMode(a.Mode, b.Mode)
}

// Equal compares all fields deeply.
func (a *ModeSQS) Equal(b *ModeSQS) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Batch == b.Batch &&
		a.Retry.Equal(&b.Retry)
}

// Equal compares all fields deeply.
func (a *ModeRequest) Equal(b *ModeRequest) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Retry.Equal(&b.Retry)
}

// Equal compares all fields deeply.
func (a *SetSinkMode) Equal(b *SetSinkMode) bool {
	if a == nil || b == nil {
		return a == b
	}
	return EqualWrittenMode(a.Mode, b.Mode)
}

// Equal compares all fields deeply.
func (a *SetClient) Equal(b *SetClient) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client
}

// Equal compares all fields deeply.
func (a *SetEncoding) Equal(b *SetEncoding) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Codec == b.Codec
}

// Equal compares all fields deeply.
func (a *SetFlush) Equal(b *SetFlush) bool {
	if a == nil || b == nil {
		return a == b
	}
	return model.EqualFlush(a.Flush, b.Flush)
}

// Equal compares all fields deeply.
func (a *SetCommit) Equal(b *SetCommit) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Commit.Equal(&b.Commit)
}

// Equal compares all fields deeply.
func (a *SetPlacementPolicy) Equal(b *SetPlacementPolicy) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Policy == b.Policy
}

// Equal compares all fields deeply.
func (a *SetRank) Equal(b *SetRank) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Rank == b.Rank
}

// Equal compares all fields deeply.
func (a *SetMembers) Equal(b *SetMembers) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.Equal(a.From, b.From) &&
		slices.Equal(a.To, b.To)
}

// Equal compares all fields deeply.
func (a *RenameModel) Equal(b *RenameModel) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.To == b.To
}

// Equal compares all fields deeply.
func (a *CreateModel) Equal(b *CreateModel) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.IfNotExists == b.IfNotExists &&
		a.Entity == b.Entity &&
		model.EqualModel(a.Model, b.Model)
}

// Equal compares all fields deeply.
func (a *AlterModel) Equal(b *AlterModel) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Entity == b.Entity &&
		a.Key.Equal(&b.Key) &&
		slices.EqualFunc(a.Operations, b.Operations, func(x, y Operation) bool {
			return EqualOperation(x, y)
		})
}

// Equal compares all fields deeply.
func (a *DropModel) Equal(b *DropModel) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Entity == b.Entity &&
		a.Key.Equal(&b.Key)
}

// Equal compares all fields deeply.
func (a *RebindResource) Equal(b *RebindResource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Resource == b.Resource &&
		a.Version == b.Version &&
		slices.EqualFunc(a.Users, b.Users, func(x, y model.Key) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *Pace) Equal(b *Pace) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Period.Equal(&b.Period) &&
		a.Skew.Equal(&b.Skew)
}

// Equal compares all fields deeply.
func (a *CreateDomain) Equal(b *CreateDomain) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.IfNotExists == b.IfNotExists &&
		a.Name == b.Name &&
		a.Pace.Equal(b.Pace) &&
		a.Placement == b.Placement
}

// Equal compares all fields deeply.
func (a *AlterDomain) Equal(b *AlterDomain) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Placement == b.Placement
}

// Equal compares all fields deeply.
func (a *CreateUser) Equal(b *CreateUser) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.IfNotExists == b.IfNotExists &&
		a.Name == b.Name &&
		a.Password == b.Password
}

// Equal compares all fields deeply.
func (a *StartPoint) Equal(b *StartPoint) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Now == b.Now &&
		a.Text == b.Text &&
		a.Instant == b.Instant &&
		math.Float64bits(a.Rate) == math.Float64bits(b.Rate)
}

// Equal compares all fields deeply.
func (a *StartDomain) Equal(b *StartDomain) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.At.Equal(b.At)
}

// Equal compares all fields deeply.
func (a *StopDomain) Equal(b *StopDomain) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *CreateResource) Equal(b *CreateResource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.IfNotExists == b.IfNotExists &&
		a.Name == b.Name
}

// Equal compares all fields deeply.
func (a *UploadResource) Equal(b *UploadResource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Directory == b.Directory
}

// Equal compares all fields deeply.
func (a *ResetUnbranched) Equal(b *ResetUnbranched) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *ResetAll) Equal(b *ResetAll) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *ResetBranch) Equal(b *ResetBranch) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.EqualFunc(a.Values, b.Values, func(x, y BranchBinding) bool {
		return x.Equal(&y)
	})
}

// Equal compares all fields deeply.
func (a *ResetState) Equal(b *ResetState) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Processor == b.Processor &&
		a.Domain == b.Domain &&
		EqualResetScope(a.Scope, b.Scope)
}

// Equal compares all fields deeply.
func (a *ShowCreate) Equal(b *ShowCreate) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Entity == b.Entity &&
		a.Key.Equal(&b.Key)
}

// Equal compares all fields deeply.
func (a *ShowState) Equal(b *ShowState) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay
}

// Equal compares all fields deeply.
func (a *ShowClusterStatus) Equal(b *ShowClusterStatus) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *ShowPlacements) Equal(b *ShowPlacements) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *ShowUDFs) Equal(b *ShowUDFs) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *ShowTransactions) Equal(b *ShowTransactions) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *DescribeDomain) Equal(b *DescribeDomain) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *DescribeModel) Equal(b *DescribeModel) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Entity == b.Entity &&
		a.Key.Equal(&b.Key) &&
		slices.EqualFunc(a.Bindings, b.Bindings, func(x, y BranchBinding) bool {
			return x.Equal(&y)
		}) &&
		a.Format == b.Format
}

// Equal compares all fields deeply.
func (a *DescribeResource) Equal(b *DescribeResource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Version == b.Version
}

// Equal compares all fields deeply.
func (a *DescribeTransaction) Equal(b *DescribeTransaction) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Transaction == b.Transaction &&
		a.Operation == b.Operation &&
		a.Format == b.Format
}

// Equal compares all fields deeply.
func (a *DescribeRelocation) Equal(b *DescribeRelocation) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relocation.Equal(&b.Relocation)
}

// Equal compares all fields deeply.
func (a *Lookup) Equal(b *Lookup) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.HashMap == b.HashMap &&
		model.EqualExpression(a.Key, b.Key)
}

// Equal compares all fields deeply.
func (a *BranchBinding) Equal(b *BranchBinding) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Field == b.Field &&
		model.EqualExpression(a.Value, b.Value)
}

// Equal compares all fields deeply.
func (a *CordonNode) Equal(b *CordonNode) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Node == b.Node
}

// Equal compares all fields deeply.
func (a *UncordonNode) Equal(b *UncordonNode) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Node == b.Node
}

// Equal compares all fields deeply.
func (a *DrainNode) Equal(b *DrainNode) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Node == b.Node
}

// Equal compares all fields deeply.
func (a *DropNode) Equal(b *DropNode) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Node == b.Node
}

// Equal compares all fields deeply.
func (a *RelocationException) Equal(b *RelocationException) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Member.Equal(&b.Member) &&
		a.Follow == b.Follow
}

// Equal compares all fields deeply.
func (a *Relocation) Equal(b *Relocation) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.EqualFunc(a.Members, b.Members, func(x, y model.Key) bool {
		return x.Equal(&y)
	}) &&
		slices.EqualFunc(a.From, b.From, func(x, y model.Key) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.To, b.To, func(x, y model.Key) bool {
			return x.Equal(&y)
		}) &&
		a.Node == b.Node &&
		a.Follow == b.Follow &&
		slices.EqualFunc(a.Exceptions, b.Exceptions, func(x, y RelocationException) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *Relocate) Equal(b *Relocate) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relocation.Equal(&b.Relocation)
}

// Equal compares all fields deeply.
func (a *Begin) Equal(b *Begin) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *Commit) Equal(b *Commit) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *Revert) Equal(b *Revert) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *AttachTransaction) Equal(b *AttachTransaction) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Transaction == b.Transaction
}

// Equal compares all fields deeply.
func (a *CreateSubscription) Equal(b *CreateSubscription) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Relay == b.Relay &&
		a.Delivery == b.Delivery &&
		(a.SampleRate == nil) == (b.SampleRate == nil) && (a.SampleRate == nil || math.Float64bits(*a.SampleRate) == math.Float64bits(*b.SampleRate)) &&
		model.EqualExpression(a.Where, b.Where)
}

// Equal compares all fields deeply.
func (a *DeleteSubscription) Equal(b *DeleteSubscription) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name
}

// Equal compares all fields deeply.
func (a *UseDomain) Equal(b *UseDomain) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name
}

// Equal compares all fields deeply.
func (a *ListDomains) Equal(b *ListDomains) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *Backup) Equal(b *Backup) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Cluster == b.Cluster &&
		a.Domain == b.Domain &&
		a.Path == b.Path &&
		a.WithoutResources == b.WithoutResources &&
		a.Mode == b.Mode &&
		a.Timeout.Equal(b.Timeout)
}

// Equal compares all fields deeply.
func (a *Restore) Equal(b *Restore) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Cluster == b.Cluster &&
		a.Domain == b.Domain &&
		a.As == b.As &&
		a.Path == b.Path &&
		a.Resume == b.Resume &&
		a.ExistingUser == b.ExistingUser &&
		a.DryRun == b.DryRun &&
		a.Without == b.Without
}

// Equal compares all fields deeply.
func (a *DescribeBackup) Equal(b *DescribeBackup) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Path == b.Path &&
		a.Format == b.Format
}

// EqualWrittenMode compares two values of the union deeply; nil equals nil alone.
func EqualWrittenMode(a, b WrittenMode) bool {
	switch x := a.(type) {
	case *ModeBroker:
		y, same := b.(*ModeBroker)
		return same && x.Equal(y)
	case *ModeMQTT:
		y, same := b.(*ModeMQTT)
		return same && x.Equal(y)
	case *ModeJetStream:
		y, same := b.(*ModeJetStream)
		return same && x.Equal(y)
	case *ModeSQS:
		y, same := b.(*ModeSQS)
		return same && x.Equal(y)
	case *ModeRequest:
		y, same := b.(*ModeRequest)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualOperation compares two values of the union deeply; nil equals nil alone.
func EqualOperation(a, b Operation) bool {
	switch x := a.(type) {
	case *AddField:
		y, same := b.(*AddField)
		return same && x.Equal(y)
	case *AddWireField:
		y, same := b.(*AddWireField)
		return same && x.Equal(y)
	case *AddAVROField:
		y, same := b.(*AddAVROField)
		return same && x.Equal(y)
	case *DropField:
		y, same := b.(*DropField)
		return same && x.Equal(y)
	case *RenameField:
		y, same := b.(*RenameField)
		return same && x.Equal(y)
	case *SetFieldType:
		y, same := b.(*SetFieldType)
		return same && x.Equal(y)
	case *SetWireFieldType:
		y, same := b.(*SetWireFieldType)
		return same && x.Equal(y)
	case *SetAVROFieldType:
		y, same := b.(*SetAVROFieldType)
		return same && x.Equal(y)
	case *SetFieldOptional:
		y, same := b.(*SetFieldOptional)
		return same && x.Equal(y)
	case *SetFieldSensitive:
		y, same := b.(*SetFieldSensitive)
		return same && x.Equal(y)
	case *SetFieldExternal:
		y, same := b.(*SetFieldExternal)
		return same && x.Equal(y)
	case *SetWireMode:
		y, same := b.(*SetWireMode)
		return same && x.Equal(y)
	case *SetCapacity:
		y, same := b.(*SetCapacity)
		return same && x.Equal(y)
	case *SetSchema:
		y, same := b.(*SetSchema)
		return same && x.Equal(y)
	case *SetBranching:
		y, same := b.(*SetBranching)
		return same && x.Equal(y)
	case *SetMaterialized:
		y, same := b.(*SetMaterialized)
		return same && x.Equal(y)
	case *SetSource:
		y, same := b.(*SetSource)
		return same && x.Equal(y)
	case *SetDecoding:
		y, same := b.(*SetDecoding)
		return same && x.Equal(y)
	case *SetTimestamp:
		y, same := b.(*SetTimestamp)
		return same && x.Equal(y)
	case *SetQuiesce:
		y, same := b.(*SetQuiesce)
		return same && x.Equal(y)
	case *SetGeneralError:
		y, same := b.(*SetGeneralError)
		return same && x.Equal(y)
	case *AddInput:
		y, same := b.(*AddInput)
		return same && x.Equal(y)
	case *DropInput:
		y, same := b.(*DropInput)
		return same && x.Equal(y)
	case *SetInputWhere:
		y, same := b.(*SetInputWhere)
		return same && x.Equal(y)
	case *SetCollect:
		y, same := b.(*SetCollect)
		return same && x.Equal(y)
	case *SetFilter:
		y, same := b.(*SetFilter)
		return same && x.Equal(y)
	case *SetAttachment:
		y, same := b.(*SetAttachment)
		return same && x.Equal(y)
	case *AddState:
		y, same := b.(*AddState)
		return same && x.Equal(y)
	case *DropState:
		y, same := b.(*DropState)
		return same && x.Equal(y)
	case *SetStatePolicy:
		y, same := b.(*SetStatePolicy)
		return same && x.Equal(y)
	case *AddRoute:
		y, same := b.(*AddRoute)
		return same && x.Equal(y)
	case *ReplaceRoute:
		y, same := b.(*ReplaceRoute)
		return same && x.Equal(y)
	case *AddEntryRoute:
		y, same := b.(*AddEntryRoute)
		return same && x.Equal(y)
	case *ReplaceEntryRoute:
		y, same := b.(*ReplaceEntryRoute)
		return same && x.Equal(y)
	case *AddSetRoute:
		y, same := b.(*AddSetRoute)
		return same && x.Equal(y)
	case *ReplaceSetRoute:
		y, same := b.(*ReplaceSetRoute)
		return same && x.Equal(y)
	case *DropRoute:
		y, same := b.(*DropRoute)
		return same && x.Equal(y)
	case *SetKeys:
		y, same := b.(*SetKeys)
		return same && x.Equal(y)
	case *SetOrder:
		y, same := b.(*SetOrder)
		return same && x.Equal(y)
	case *SetMaxTime:
		y, same := b.(*SetMaxTime)
		return same && x.Equal(y)
	case *SetGeneratorState:
		y, same := b.(*SetGeneratorState)
		return same && x.Equal(y)
	case *SetInterval:
		y, same := b.(*SetInterval)
		return same && x.Equal(y)
	case *SetSink:
		y, same := b.(*SetSink)
		return same && x.Equal(y)
	case *SetSinkMode:
		y, same := b.(*SetSinkMode)
		return same && x.Equal(y)
	case *SetClient:
		y, same := b.(*SetClient)
		return same && x.Equal(y)
	case *SetEncoding:
		y, same := b.(*SetEncoding)
		return same && x.Equal(y)
	case *SetFlush:
		y, same := b.(*SetFlush)
		return same && x.Equal(y)
	case *SetCommit:
		y, same := b.(*SetCommit)
		return same && x.Equal(y)
	case *SetPlacementPolicy:
		y, same := b.(*SetPlacementPolicy)
		return same && x.Equal(y)
	case *SetRank:
		y, same := b.(*SetRank)
		return same && x.Equal(y)
	case *SetMembers:
		y, same := b.(*SetMembers)
		return same && x.Equal(y)
	case *RenameModel:
		y, same := b.(*RenameModel)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualResetScope compares two values of the union deeply; nil equals nil alone.
func EqualResetScope(a, b ResetScope) bool {
	switch x := a.(type) {
	case *ResetUnbranched:
		y, same := b.(*ResetUnbranched)
		return same && x.Equal(y)
	case *ResetAll:
		y, same := b.(*ResetAll)
		return same && x.Equal(y)
	case *ResetBranch:
		y, same := b.(*ResetBranch)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualStatement compares two values of the union deeply; nil equals nil alone.
func EqualStatement(a, b Statement) bool {
	switch x := a.(type) {
	case *CreateModel:
		y, same := b.(*CreateModel)
		return same && x.Equal(y)
	case *AlterModel:
		y, same := b.(*AlterModel)
		return same && x.Equal(y)
	case *DropModel:
		y, same := b.(*DropModel)
		return same && x.Equal(y)
	case *RebindResource:
		y, same := b.(*RebindResource)
		return same && x.Equal(y)
	case *CreateDomain:
		y, same := b.(*CreateDomain)
		return same && x.Equal(y)
	case *AlterDomain:
		y, same := b.(*AlterDomain)
		return same && x.Equal(y)
	case *CreateUser:
		y, same := b.(*CreateUser)
		return same && x.Equal(y)
	case *StartDomain:
		y, same := b.(*StartDomain)
		return same && x.Equal(y)
	case *StopDomain:
		y, same := b.(*StopDomain)
		return same && x.Equal(y)
	case *CreateResource:
		y, same := b.(*CreateResource)
		return same && x.Equal(y)
	case *UploadResource:
		y, same := b.(*UploadResource)
		return same && x.Equal(y)
	case *ResetState:
		y, same := b.(*ResetState)
		return same && x.Equal(y)
	case *ShowCreate:
		y, same := b.(*ShowCreate)
		return same && x.Equal(y)
	case *ShowState:
		y, same := b.(*ShowState)
		return same && x.Equal(y)
	case *ShowClusterStatus:
		y, same := b.(*ShowClusterStatus)
		return same && x.Equal(y)
	case *ShowPlacements:
		y, same := b.(*ShowPlacements)
		return same && x.Equal(y)
	case *ShowUDFs:
		y, same := b.(*ShowUDFs)
		return same && x.Equal(y)
	case *ShowTransactions:
		y, same := b.(*ShowTransactions)
		return same && x.Equal(y)
	case *DescribeDomain:
		y, same := b.(*DescribeDomain)
		return same && x.Equal(y)
	case *DescribeModel:
		y, same := b.(*DescribeModel)
		return same && x.Equal(y)
	case *DescribeResource:
		y, same := b.(*DescribeResource)
		return same && x.Equal(y)
	case *DescribeTransaction:
		y, same := b.(*DescribeTransaction)
		return same && x.Equal(y)
	case *DescribeRelocation:
		y, same := b.(*DescribeRelocation)
		return same && x.Equal(y)
	case *Lookup:
		y, same := b.(*Lookup)
		return same && x.Equal(y)
	case *CordonNode:
		y, same := b.(*CordonNode)
		return same && x.Equal(y)
	case *UncordonNode:
		y, same := b.(*UncordonNode)
		return same && x.Equal(y)
	case *DrainNode:
		y, same := b.(*DrainNode)
		return same && x.Equal(y)
	case *DropNode:
		y, same := b.(*DropNode)
		return same && x.Equal(y)
	case *Relocate:
		y, same := b.(*Relocate)
		return same && x.Equal(y)
	case *Begin:
		y, same := b.(*Begin)
		return same && x.Equal(y)
	case *Commit:
		y, same := b.(*Commit)
		return same && x.Equal(y)
	case *Revert:
		y, same := b.(*Revert)
		return same && x.Equal(y)
	case *AttachTransaction:
		y, same := b.(*AttachTransaction)
		return same && x.Equal(y)
	case *CreateSubscription:
		y, same := b.(*CreateSubscription)
		return same && x.Equal(y)
	case *DeleteSubscription:
		y, same := b.(*DeleteSubscription)
		return same && x.Equal(y)
	case *UseDomain:
		y, same := b.(*UseDomain)
		return same && x.Equal(y)
	case *ListDomains:
		y, same := b.(*ListDomains)
		return same && x.Equal(y)
	case *Backup:
		y, same := b.(*Backup)
		return same && x.Equal(y)
	case *Restore:
		y, same := b.(*Restore)
		return same && x.Equal(y)
	case *DescribeBackup:
		y, same := b.(*DescribeBackup)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}
