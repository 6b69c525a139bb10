// Code generated from spec/ by go generate. DO NOT EDIT.

package statement

import (
	"nervix/generated/model"
	"slices"
)

// Clone copies the record deeply; nil gives nil.
func (v *AddField) Clone() *AddField {
	if v == nil {
		return nil
	}
	c := *v
	c.Field = *v.Field.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *AddWireField) Clone() *AddWireField {
	if v == nil {
		return nil
	}
	c := *v
	c.Field = *v.Field.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *AddAVROField) Clone() *AddAVROField {
	if v == nil {
		return nil
	}
	c := *v
	c.Field = *v.Field.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DropField) Clone() *DropField {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *RenameField) Clone() *RenameField {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetFieldType) Clone() *SetFieldType {
	if v == nil {
		return nil
	}
	c := *v
	c.Type = *v.Type.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetWireFieldType) Clone() *SetWireFieldType {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetAVROFieldType) Clone() *SetAVROFieldType {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetFieldOptional) Clone() *SetFieldOptional {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetFieldSensitive) Clone() *SetFieldSensitive {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetFieldExternal) Clone() *SetFieldExternal {
	if v == nil {
		return nil
	}
	c := *v
	if v.External != nil {
		copied := *v.External
		c.External = &copied
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetWireMode) Clone() *SetWireMode {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetCapacity) Clone() *SetCapacity {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetSchema) Clone() *SetSchema {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetBranching) Clone() *SetBranching {
	if v == nil {
		return nil
	}
	c := *v
	c.Branching = *v.Branching.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetMaterialized) Clone() *SetMaterialized {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetSource) Clone() *SetSource {
	if v == nil {
		return nil
	}
	c := *v
	c.Source = model.CloneSource(v.Source)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetDecoding) Clone() *SetDecoding {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetTimestamp) Clone() *SetTimestamp {
	if v == nil {
		return nil
	}
	c := *v
	c.Timestamp = model.CloneTimestamp(v.Timestamp)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetQuiesce) Clone() *SetQuiesce {
	if v == nil {
		return nil
	}
	c := *v
	c.Quiesce = model.CloneQuiesce(v.Quiesce)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetGeneralError) Clone() *SetGeneralError {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *AddInput) Clone() *AddInput {
	if v == nil {
		return nil
	}
	c := *v
	c.Input = *v.Input.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DropInput) Clone() *DropInput {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetInputWhere) Clone() *SetInputWhere {
	if v == nil {
		return nil
	}
	c := *v
	c.Where = model.CloneExpression(v.Where)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetCollect) Clone() *SetCollect {
	if v == nil {
		return nil
	}
	c := *v
	c.Collect = v.Collect.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetFilter) Clone() *SetFilter {
	if v == nil {
		return nil
	}
	c := *v
	c.Filter = model.CloneExpression(v.Filter)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetAttachment) Clone() *SetAttachment {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *AddState) Clone() *AddState {
	if v == nil {
		return nil
	}
	c := *v
	c.State = *v.State.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DropState) Clone() *DropState {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetStatePolicy) Clone() *SetStatePolicy {
	if v == nil {
		return nil
	}
	c := *v
	c.Policy = model.CloneStatePolicy(v.Policy)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *AddRoute) Clone() *AddRoute {
	if v == nil {
		return nil
	}
	c := *v
	c.Route = *v.Route.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ReplaceRoute) Clone() *ReplaceRoute {
	if v == nil {
		return nil
	}
	c := *v
	c.Route = *v.Route.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *AddEntryRoute) Clone() *AddEntryRoute {
	if v == nil {
		return nil
	}
	c := *v
	c.Route = *v.Route.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ReplaceEntryRoute) Clone() *ReplaceEntryRoute {
	if v == nil {
		return nil
	}
	c := *v
	c.Route = *v.Route.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *AddSetRoute) Clone() *AddSetRoute {
	if v == nil {
		return nil
	}
	c := *v
	c.Route = *v.Route.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ReplaceSetRoute) Clone() *ReplaceSetRoute {
	if v == nil {
		return nil
	}
	c := *v
	c.Route = *v.Route.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DropRoute) Clone() *DropRoute {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetKeys) Clone() *SetKeys {
	if v == nil {
		return nil
	}
	c := *v
	c.Keys = slices.Clone(v.Keys)
	for i := range c.Keys {
		c.Keys[i] = model.CloneExpression(v.Keys[i])
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetOrder) Clone() *SetOrder {
	if v == nil {
		return nil
	}
	c := *v
	c.By = slices.Clone(v.By)
	for i := range c.By {
		c.By[i] = model.CloneExpression(v.By[i])
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetMaxTime) Clone() *SetMaxTime {
	if v == nil {
		return nil
	}
	c := *v
	c.MaxTime = *v.MaxTime.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetGeneratorState) Clone() *SetGeneratorState {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetInterval) Clone() *SetInterval {
	if v == nil {
		return nil
	}
	c := *v
	c.Interval = *v.Interval.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetSink) Clone() *SetSink {
	if v == nil {
		return nil
	}
	c := *v
	c.Sink = model.CloneSink(v.Sink)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ModeBroker) Clone() *ModeBroker {
	if v == nil {
		return nil
	}
	c := *v
	c.Mode = model.CloneSinkMode(v.Mode)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ModeMQTT) Clone() *ModeMQTT {
	if v == nil {
		return nil
	}
	c := *v
	c.Mode = model.CloneSinkMode(v.Mode)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ModeJetStream) Clone() *ModeJetStream {
	if v == nil {
		return nil
	}
	c := *v
	c.Mode = model.CloneSinkMode(v.Mode)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ModeSQS) Clone() *ModeSQS {
	if v == nil {
		return nil
	}
	c := *v
	c.Retry = *v.Retry.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ModeRequest) Clone() *ModeRequest {
	if v == nil {
		return nil
	}
	c := *v
	c.Retry = *v.Retry.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetSinkMode) Clone() *SetSinkMode {
	if v == nil {
		return nil
	}
	c := *v
	c.Mode = CloneWrittenMode(v.Mode)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetClient) Clone() *SetClient {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetEncoding) Clone() *SetEncoding {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetFlush) Clone() *SetFlush {
	if v == nil {
		return nil
	}
	c := *v
	c.Flush = model.CloneFlush(v.Flush)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetCommit) Clone() *SetCommit {
	if v == nil {
		return nil
	}
	c := *v
	c.Commit = *v.Commit.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetPlacementPolicy) Clone() *SetPlacementPolicy {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetRank) Clone() *SetRank {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetMembers) Clone() *SetMembers {
	if v == nil {
		return nil
	}
	c := *v
	c.From = slices.Clone(v.From)
	c.To = slices.Clone(v.To)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *RenameModel) Clone() *RenameModel {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *CreateModel) Clone() *CreateModel {
	if v == nil {
		return nil
	}
	c := *v
	c.Model = model.CloneModel(v.Model)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *AlterModel) Clone() *AlterModel {
	if v == nil {
		return nil
	}
	c := *v
	c.Key = *v.Key.Clone()
	c.Operations = slices.Clone(v.Operations)
	for i := range c.Operations {
		c.Operations[i] = CloneOperation(v.Operations[i])
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DropModel) Clone() *DropModel {
	if v == nil {
		return nil
	}
	c := *v
	c.Key = *v.Key.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *RebindResource) Clone() *RebindResource {
	if v == nil {
		return nil
	}
	c := *v
	c.Users = slices.Clone(v.Users)
	for i := range c.Users {
		c.Users[i] = *v.Users[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Pace) Clone() *Pace {
	if v == nil {
		return nil
	}
	c := *v
	c.Period = *v.Period.Clone()
	c.Skew = *v.Skew.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *CreateDomain) Clone() *CreateDomain {
	if v == nil {
		return nil
	}
	c := *v
	c.Pace = v.Pace.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *AlterDomain) Clone() *AlterDomain {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *CreateUser) Clone() *CreateUser {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *StartPoint) Clone() *StartPoint {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *StartDomain) Clone() *StartDomain {
	if v == nil {
		return nil
	}
	c := *v
	c.At = v.At.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *StopDomain) Clone() *StopDomain {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *CreateResource) Clone() *CreateResource {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *UploadResource) Clone() *UploadResource {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ResetUnbranched) Clone() *ResetUnbranched {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ResetAll) Clone() *ResetAll {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ResetBranch) Clone() *ResetBranch {
	if v == nil {
		return nil
	}
	c := *v
	c.Values = slices.Clone(v.Values)
	for i := range c.Values {
		c.Values[i] = *v.Values[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ResetState) Clone() *ResetState {
	if v == nil {
		return nil
	}
	c := *v
	c.Scope = CloneResetScope(v.Scope)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ShowCreate) Clone() *ShowCreate {
	if v == nil {
		return nil
	}
	c := *v
	c.Key = *v.Key.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ShowState) Clone() *ShowState {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ShowClusterStatus) Clone() *ShowClusterStatus {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ShowPlacements) Clone() *ShowPlacements {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ShowUDFs) Clone() *ShowUDFs {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ShowTransactions) Clone() *ShowTransactions {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DescribeDomain) Clone() *DescribeDomain {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DescribeModel) Clone() *DescribeModel {
	if v == nil {
		return nil
	}
	c := *v
	c.Key = *v.Key.Clone()
	c.Bindings = slices.Clone(v.Bindings)
	for i := range c.Bindings {
		c.Bindings[i] = *v.Bindings[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DescribeResource) Clone() *DescribeResource {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DescribeTransaction) Clone() *DescribeTransaction {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DescribeRelocation) Clone() *DescribeRelocation {
	if v == nil {
		return nil
	}
	c := *v
	c.Relocation = *v.Relocation.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Lookup) Clone() *Lookup {
	if v == nil {
		return nil
	}
	c := *v
	c.Key = model.CloneExpression(v.Key)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *BranchBinding) Clone() *BranchBinding {
	if v == nil {
		return nil
	}
	c := *v
	c.Value = model.CloneExpression(v.Value)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *CordonNode) Clone() *CordonNode {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *UncordonNode) Clone() *UncordonNode {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DrainNode) Clone() *DrainNode {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DropNode) Clone() *DropNode {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *RelocationException) Clone() *RelocationException {
	if v == nil {
		return nil
	}
	c := *v
	c.Member = *v.Member.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Relocation) Clone() *Relocation {
	if v == nil {
		return nil
	}
	c := *v
	c.Members = slices.Clone(v.Members)
	for i := range c.Members {
		c.Members[i] = *v.Members[i].Clone()
	}
	c.From = slices.Clone(v.From)
	for i := range c.From {
		c.From[i] = *v.From[i].Clone()
	}
	c.To = slices.Clone(v.To)
	for i := range c.To {
		c.To[i] = *v.To[i].Clone()
	}
	c.Exceptions = slices.Clone(v.Exceptions)
	for i := range c.Exceptions {
		c.Exceptions[i] = *v.Exceptions[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Relocate) Clone() *Relocate {
	if v == nil {
		return nil
	}
	c := *v
	c.Relocation = *v.Relocation.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Begin) Clone() *Begin {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Commit) Clone() *Commit {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Revert) Clone() *Revert {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *AttachTransaction) Clone() *AttachTransaction {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *CreateSubscription) Clone() *CreateSubscription {
	if v == nil {
		return nil
	}
	c := *v
	if v.SampleRate != nil {
		copied := *v.SampleRate
		c.SampleRate = &copied
	}
	c.Where = model.CloneExpression(v.Where)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DeleteSubscription) Clone() *DeleteSubscription {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *UseDomain) Clone() *UseDomain {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ListDomains) Clone() *ListDomains {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Backup) Clone() *Backup {
	if v == nil {
		return nil
	}
	c := *v
	c.Timeout = v.Timeout.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Restore) Clone() *Restore {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DescribeBackup) Clone() *DescribeBackup {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// CloneWrittenMode copies a value of the union deeply; nil gives nil.
func CloneWrittenMode(value WrittenMode) WrittenMode {
	switch v := value.(type) {
	case *ModeBroker:
		return v.Clone()
	case *ModeMQTT:
		return v.Clone()
	case *ModeJetStream:
		return v.Clone()
	case *ModeSQS:
		return v.Clone()
	case *ModeRequest:
		return v.Clone()
	}
	return nil
}

// CloneOperation copies a value of the union deeply; nil gives nil.
func CloneOperation(value Operation) Operation {
	switch v := value.(type) {
	case *AddField:
		return v.Clone()
	case *AddWireField:
		return v.Clone()
	case *AddAVROField:
		return v.Clone()
	case *DropField:
		return v.Clone()
	case *RenameField:
		return v.Clone()
	case *SetFieldType:
		return v.Clone()
	case *SetWireFieldType:
		return v.Clone()
	case *SetAVROFieldType:
		return v.Clone()
	case *SetFieldOptional:
		return v.Clone()
	case *SetFieldSensitive:
		return v.Clone()
	case *SetFieldExternal:
		return v.Clone()
	case *SetWireMode:
		return v.Clone()
	case *SetCapacity:
		return v.Clone()
	case *SetSchema:
		return v.Clone()
	case *SetBranching:
		return v.Clone()
	case *SetMaterialized:
		return v.Clone()
	case *SetSource:
		return v.Clone()
	case *SetDecoding:
		return v.Clone()
	case *SetTimestamp:
		return v.Clone()
	case *SetQuiesce:
		return v.Clone()
	case *SetGeneralError:
		return v.Clone()
	case *AddInput:
		return v.Clone()
	case *DropInput:
		return v.Clone()
	case *SetInputWhere:
		return v.Clone()
	case *SetCollect:
		return v.Clone()
	case *SetFilter:
		return v.Clone()
	case *SetAttachment:
		return v.Clone()
	case *AddState:
		return v.Clone()
	case *DropState:
		return v.Clone()
	case *SetStatePolicy:
		return v.Clone()
	case *AddRoute:
		return v.Clone()
	case *ReplaceRoute:
		return v.Clone()
	case *AddEntryRoute:
		return v.Clone()
	case *ReplaceEntryRoute:
		return v.Clone()
	case *AddSetRoute:
		return v.Clone()
	case *ReplaceSetRoute:
		return v.Clone()
	case *DropRoute:
		return v.Clone()
	case *SetKeys:
		return v.Clone()
	case *SetOrder:
		return v.Clone()
	case *SetMaxTime:
		return v.Clone()
	case *SetGeneratorState:
		return v.Clone()
	case *SetInterval:
		return v.Clone()
	case *SetSink:
		return v.Clone()
	case *SetSinkMode:
		return v.Clone()
	case *SetClient:
		return v.Clone()
	case *SetEncoding:
		return v.Clone()
	case *SetFlush:
		return v.Clone()
	case *SetCommit:
		return v.Clone()
	case *SetPlacementPolicy:
		return v.Clone()
	case *SetRank:
		return v.Clone()
	case *SetMembers:
		return v.Clone()
	case *RenameModel:
		return v.Clone()
	}
	return nil
}

// CloneResetScope copies a value of the union deeply; nil gives nil.
func CloneResetScope(value ResetScope) ResetScope {
	switch v := value.(type) {
	case *ResetUnbranched:
		return v.Clone()
	case *ResetAll:
		return v.Clone()
	case *ResetBranch:
		return v.Clone()
	}
	return nil
}

// CloneStatement copies a value of the union deeply; nil gives nil.
func CloneStatement(value Statement) Statement {
	switch v := value.(type) {
	case *CreateModel:
		return v.Clone()
	case *AlterModel:
		return v.Clone()
	case *DropModel:
		return v.Clone()
	case *RebindResource:
		return v.Clone()
	case *CreateDomain:
		return v.Clone()
	case *AlterDomain:
		return v.Clone()
	case *CreateUser:
		return v.Clone()
	case *StartDomain:
		return v.Clone()
	case *StopDomain:
		return v.Clone()
	case *CreateResource:
		return v.Clone()
	case *UploadResource:
		return v.Clone()
	case *ResetState:
		return v.Clone()
	case *ShowCreate:
		return v.Clone()
	case *ShowState:
		return v.Clone()
	case *ShowClusterStatus:
		return v.Clone()
	case *ShowPlacements:
		return v.Clone()
	case *ShowUDFs:
		return v.Clone()
	case *ShowTransactions:
		return v.Clone()
	case *DescribeDomain:
		return v.Clone()
	case *DescribeModel:
		return v.Clone()
	case *DescribeResource:
		return v.Clone()
	case *DescribeTransaction:
		return v.Clone()
	case *DescribeRelocation:
		return v.Clone()
	case *Lookup:
		return v.Clone()
	case *CordonNode:
		return v.Clone()
	case *UncordonNode:
		return v.Clone()
	case *DrainNode:
		return v.Clone()
	case *DropNode:
		return v.Clone()
	case *Relocate:
		return v.Clone()
	case *Begin:
		return v.Clone()
	case *Commit:
		return v.Clone()
	case *Revert:
		return v.Clone()
	case *AttachTransaction:
		return v.Clone()
	case *CreateSubscription:
		return v.Clone()
	case *DeleteSubscription:
		return v.Clone()
	case *UseDomain:
		return v.Clone()
	case *ListDomains:
		return v.Clone()
	case *Backup:
		return v.Clone()
	case *Restore:
		return v.Clone()
	case *DescribeBackup:
		return v.Clone()
	}
	return nil
}
