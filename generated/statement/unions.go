// Code generated from spec/ by go generate. DO NOT EDIT.

package statement

// WrittenMode: A publishing mode as SET MODE writes it.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type WrittenMode interface {
	isWrittenMode()
}

func (*ModeBroker) isWrittenMode()    {}
func (*ModeMQTT) isWrittenMode()      {}
func (*ModeJetStream) isWrittenMode() {}
func (*ModeSQS) isWrittenMode()       {}
func (*ModeRequest) isWrittenMode()   {}

// WrittenModeVisitor has one method per variant, so that a new variant fails to compile until
// every visitor deals with it.
type WrittenModeVisitor[R any] interface {
	VisitModeBroker(*ModeBroker) R
	VisitModeMQTT(*ModeMQTT) R
	VisitModeJetStream(*ModeJetStream) R
	VisitModeSQS(*ModeSQS) R
	VisitModeRequest(*ModeRequest) R
}

// VisitWrittenMode calls the method of the value's variant; value must not be nil.
func VisitWrittenMode[R any](value WrittenMode, visitor WrittenModeVisitor[R]) R {
	switch v := value.(type) {
	case *ModeBroker:
		return visitor.VisitModeBroker(v)
	case *ModeMQTT:
		return visitor.VisitModeMQTT(v)
	case *ModeJetStream:
		return visitor.VisitModeJetStream(v)
	case *ModeSQS:
		return visitor.VisitModeSQS(v)
	case *ModeRequest:
		return visitor.VisitModeRequest(v)
	}
	panic("statement: nil WrittenMode")
}

// Operation: One operation of an ALTER.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type Operation interface {
	isOperation()
}

func (*AddField) isOperation()           {}
func (*AddWireField) isOperation()       {}
func (*AddAVROField) isOperation()       {}
func (*DropField) isOperation()          {}
func (*RenameField) isOperation()        {}
func (*SetFieldType) isOperation()       {}
func (*SetWireFieldType) isOperation()   {}
func (*SetAVROFieldType) isOperation()   {}
func (*SetFieldOptional) isOperation()   {}
func (*SetFieldSensitive) isOperation()  {}
func (*SetFieldExternal) isOperation()   {}
func (*SetWireMode) isOperation()        {}
func (*SetCapacity) isOperation()        {}
func (*SetSchema) isOperation()          {}
func (*SetBranching) isOperation()       {}
func (*SetMaterialized) isOperation()    {}
func (*SetSource) isOperation()          {}
func (*SetDecoding) isOperation()        {}
func (*SetTimestamp) isOperation()       {}
func (*SetQuiesce) isOperation()         {}
func (*SetGeneralError) isOperation()    {}
func (*AddInput) isOperation()           {}
func (*DropInput) isOperation()          {}
func (*SetInputWhere) isOperation()      {}
func (*SetCollect) isOperation()         {}
func (*SetFilter) isOperation()          {}
func (*SetAttachment) isOperation()      {}
func (*AddState) isOperation()           {}
func (*DropState) isOperation()          {}
func (*SetStatePolicy) isOperation()     {}
func (*AddRoute) isOperation()           {}
func (*ReplaceRoute) isOperation()       {}
func (*AddEntryRoute) isOperation()      {}
func (*ReplaceEntryRoute) isOperation()  {}
func (*AddSetRoute) isOperation()        {}
func (*ReplaceSetRoute) isOperation()    {}
func (*DropRoute) isOperation()          {}
func (*SetKeys) isOperation()            {}
func (*SetOrder) isOperation()           {}
func (*SetMaxTime) isOperation()         {}
func (*SetGeneratorState) isOperation()  {}
func (*SetInterval) isOperation()        {}
func (*SetSink) isOperation()            {}
func (*SetSinkMode) isOperation()        {}
func (*SetClient) isOperation()          {}
func (*SetEncoding) isOperation()        {}
func (*SetFlush) isOperation()           {}
func (*SetCommit) isOperation()          {}
func (*SetPlacementPolicy) isOperation() {}
func (*SetRank) isOperation()            {}
func (*SetMembers) isOperation()         {}
func (*RenameModel) isOperation()        {}

// OperationVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type OperationVisitor[R any] interface {
	VisitAddField(*AddField) R
	VisitAddWireField(*AddWireField) R
	VisitAddAVROField(*AddAVROField) R
	VisitDropField(*DropField) R
	VisitRenameField(*RenameField) R
	VisitSetFieldType(*SetFieldType) R
	VisitSetWireFieldType(*SetWireFieldType) R
	VisitSetAVROFieldType(*SetAVROFieldType) R
	VisitSetFieldOptional(*SetFieldOptional) R
	VisitSetFieldSensitive(*SetFieldSensitive) R
	VisitSetFieldExternal(*SetFieldExternal) R
	VisitSetWireMode(*SetWireMode) R
	VisitSetCapacity(*SetCapacity) R
	VisitSetSchema(*SetSchema) R
	VisitSetBranching(*SetBranching) R
	VisitSetMaterialized(*SetMaterialized) R
	VisitSetSource(*SetSource) R
	VisitSetDecoding(*SetDecoding) R
	VisitSetTimestamp(*SetTimestamp) R
	VisitSetQuiesce(*SetQuiesce) R
	VisitSetGeneralError(*SetGeneralError) R
	VisitAddInput(*AddInput) R
	VisitDropInput(*DropInput) R
	VisitSetInputWhere(*SetInputWhere) R
	VisitSetCollect(*SetCollect) R
	VisitSetFilter(*SetFilter) R
	VisitSetAttachment(*SetAttachment) R
	VisitAddState(*AddState) R
	VisitDropState(*DropState) R
	VisitSetStatePolicy(*SetStatePolicy) R
	VisitAddRoute(*AddRoute) R
	VisitReplaceRoute(*ReplaceRoute) R
	VisitAddEntryRoute(*AddEntryRoute) R
	VisitReplaceEntryRoute(*ReplaceEntryRoute) R
	VisitAddSetRoute(*AddSetRoute) R
	VisitReplaceSetRoute(*ReplaceSetRoute) R
	VisitDropRoute(*DropRoute) R
	VisitSetKeys(*SetKeys) R
	VisitSetOrder(*SetOrder) R
	VisitSetMaxTime(*SetMaxTime) R
	VisitSetGeneratorState(*SetGeneratorState) R
	VisitSetInterval(*SetInterval) R
	VisitSetSink(*SetSink) R
	VisitSetSinkMode(*SetSinkMode) R
	VisitSetClient(*SetClient) R
	VisitSetEncoding(*SetEncoding) R
	VisitSetFlush(*SetFlush) R
	VisitSetCommit(*SetCommit) R
	VisitSetPlacementPolicy(*SetPlacementPolicy) R
	VisitSetRank(*SetRank) R
	VisitSetMembers(*SetMembers) R
	VisitRenameModel(*RenameModel) R
}

// VisitOperation calls the method of the value's variant; value must not be nil.
func VisitOperation[R any](value Operation, visitor OperationVisitor[R]) R {
	switch v := value.(type) {
	case *AddField:
		return visitor.VisitAddField(v)
	case *AddWireField:
		return visitor.VisitAddWireField(v)
	case *AddAVROField:
		return visitor.VisitAddAVROField(v)
	case *DropField:
		return visitor.VisitDropField(v)
	case *RenameField:
		return visitor.VisitRenameField(v)
	case *SetFieldType:
		return visitor.VisitSetFieldType(v)
	case *SetWireFieldType:
		return visitor.VisitSetWireFieldType(v)
	case *SetAVROFieldType:
		return visitor.VisitSetAVROFieldType(v)
	case *SetFieldOptional:
		return visitor.VisitSetFieldOptional(v)
	case *SetFieldSensitive:
		return visitor.VisitSetFieldSensitive(v)
	case *SetFieldExternal:
		return visitor.VisitSetFieldExternal(v)
	case *SetWireMode:
		return visitor.VisitSetWireMode(v)
	case *SetCapacity:
		return visitor.VisitSetCapacity(v)
	case *SetSchema:
		return visitor.VisitSetSchema(v)
	case *SetBranching:
		return visitor.VisitSetBranching(v)
	case *SetMaterialized:
		return visitor.VisitSetMaterialized(v)
	case *SetSource:
		return visitor.VisitSetSource(v)
	case *SetDecoding:
		return visitor.VisitSetDecoding(v)
	case *SetTimestamp:
		return visitor.VisitSetTimestamp(v)
	case *SetQuiesce:
		return visitor.VisitSetQuiesce(v)
	case *SetGeneralError:
		return visitor.VisitSetGeneralError(v)
	case *AddInput:
		return visitor.VisitAddInput(v)
	case *DropInput:
		return visitor.VisitDropInput(v)
	case *SetInputWhere:
		return visitor.VisitSetInputWhere(v)
	case *SetCollect:
		return visitor.VisitSetCollect(v)
	case *SetFilter:
		return visitor.VisitSetFilter(v)
	case *SetAttachment:
		return visitor.VisitSetAttachment(v)
	case *AddState:
		return visitor.VisitAddState(v)
	case *DropState:
		return visitor.VisitDropState(v)
	case *SetStatePolicy:
		return visitor.VisitSetStatePolicy(v)
	case *AddRoute:
		return visitor.VisitAddRoute(v)
	case *ReplaceRoute:
		return visitor.VisitReplaceRoute(v)
	case *AddEntryRoute:
		return visitor.VisitAddEntryRoute(v)
	case *ReplaceEntryRoute:
		return visitor.VisitReplaceEntryRoute(v)
	case *AddSetRoute:
		return visitor.VisitAddSetRoute(v)
	case *ReplaceSetRoute:
		return visitor.VisitReplaceSetRoute(v)
	case *DropRoute:
		return visitor.VisitDropRoute(v)
	case *SetKeys:
		return visitor.VisitSetKeys(v)
	case *SetOrder:
		return visitor.VisitSetOrder(v)
	case *SetMaxTime:
		return visitor.VisitSetMaxTime(v)
	case *SetGeneratorState:
		return visitor.VisitSetGeneratorState(v)
	case *SetInterval:
		return visitor.VisitSetInterval(v)
	case *SetSink:
		return visitor.VisitSetSink(v)
	case *SetSinkMode:
		return visitor.VisitSetSinkMode(v)
	case *SetClient:
		return visitor.VisitSetClient(v)
	case *SetEncoding:
		return visitor.VisitSetEncoding(v)
	case *SetFlush:
		return visitor.VisitSetFlush(v)
	case *SetCommit:
		return visitor.VisitSetCommit(v)
	case *SetPlacementPolicy:
		return visitor.VisitSetPlacementPolicy(v)
	case *SetRank:
		return visitor.VisitSetRank(v)
	case *SetMembers:
		return visitor.VisitSetMembers(v)
	case *RenameModel:
		return visitor.VisitRenameModel(v)
	}
	panic("statement: nil Operation")
}

// ResetScope: Whose state a reset discards.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type ResetScope interface {
	isResetScope()
}

func (*ResetUnbranched) isResetScope() {}
func (*ResetAll) isResetScope()        {}
func (*ResetBranch) isResetScope()     {}

// ResetScopeVisitor has one method per variant, so that a new variant fails to compile until
// every visitor deals with it.
type ResetScopeVisitor[R any] interface {
	VisitResetUnbranched(*ResetUnbranched) R
	VisitResetAll(*ResetAll) R
	VisitResetBranch(*ResetBranch) R
}

// VisitResetScope calls the method of the value's variant; value must not be nil.
func VisitResetScope[R any](value ResetScope, visitor ResetScopeVisitor[R]) R {
	switch v := value.(type) {
	case *ResetUnbranched:
		return visitor.VisitResetUnbranched(v)
	case *ResetAll:
		return visitor.VisitResetAll(v)
	case *ResetBranch:
		return visitor.VisitResetBranch(v)
	}
	panic("statement: nil ResetScope")
}

// Statement: One NSPL statement.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type Statement interface {
	isStatement()
	Class() Class
	NeedsDomain() bool
	Form() string
}

func (*CreateModel) isStatement()         {}
func (*AlterModel) isStatement()          {}
func (*DropModel) isStatement()           {}
func (*RebindResource) isStatement()      {}
func (*CreateDomain) isStatement()        {}
func (*AlterDomain) isStatement()         {}
func (*CreateUser) isStatement()          {}
func (*StartDomain) isStatement()         {}
func (*StopDomain) isStatement()          {}
func (*CreateResource) isStatement()      {}
func (*UploadResource) isStatement()      {}
func (*ResetState) isStatement()          {}
func (*ShowCreate) isStatement()          {}
func (*ShowState) isStatement()           {}
func (*ShowClusterStatus) isStatement()   {}
func (*ShowPlacements) isStatement()      {}
func (*ShowUDFs) isStatement()            {}
func (*ShowTransactions) isStatement()    {}
func (*DescribeDomain) isStatement()      {}
func (*DescribeModel) isStatement()       {}
func (*DescribeResource) isStatement()    {}
func (*DescribeTransaction) isStatement() {}
func (*DescribeRelocation) isStatement()  {}
func (*Lookup) isStatement()              {}
func (*CordonNode) isStatement()          {}
func (*UncordonNode) isStatement()        {}
func (*DrainNode) isStatement()           {}
func (*DropNode) isStatement()            {}
func (*Relocate) isStatement()            {}
func (*Begin) isStatement()               {}
func (*Commit) isStatement()              {}
func (*Revert) isStatement()              {}
func (*AttachTransaction) isStatement()   {}
func (*CreateSubscription) isStatement()  {}
func (*DeleteSubscription) isStatement()  {}
func (*UseDomain) isStatement()           {}
func (*ListDomains) isStatement()         {}
func (*Backup) isStatement()              {}
func (*Restore) isStatement()             {}
func (*DescribeBackup) isStatement()      {}

// StatementVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type StatementVisitor[R any] interface {
	VisitCreateModel(*CreateModel) R
	VisitAlterModel(*AlterModel) R
	VisitDropModel(*DropModel) R
	VisitRebindResource(*RebindResource) R
	VisitCreateDomain(*CreateDomain) R
	VisitAlterDomain(*AlterDomain) R
	VisitCreateUser(*CreateUser) R
	VisitStartDomain(*StartDomain) R
	VisitStopDomain(*StopDomain) R
	VisitCreateResource(*CreateResource) R
	VisitUploadResource(*UploadResource) R
	VisitResetState(*ResetState) R
	VisitShowCreate(*ShowCreate) R
	VisitShowState(*ShowState) R
	VisitShowClusterStatus(*ShowClusterStatus) R
	VisitShowPlacements(*ShowPlacements) R
	VisitShowUDFs(*ShowUDFs) R
	VisitShowTransactions(*ShowTransactions) R
	VisitDescribeDomain(*DescribeDomain) R
	VisitDescribeModel(*DescribeModel) R
	VisitDescribeResource(*DescribeResource) R
	VisitDescribeTransaction(*DescribeTransaction) R
	VisitDescribeRelocation(*DescribeRelocation) R
	VisitLookup(*Lookup) R
	VisitCordonNode(*CordonNode) R
	VisitUncordonNode(*UncordonNode) R
	VisitDrainNode(*DrainNode) R
	VisitDropNode(*DropNode) R
	VisitRelocate(*Relocate) R
	VisitBegin(*Begin) R
	VisitCommit(*Commit) R
	VisitRevert(*Revert) R
	VisitAttachTransaction(*AttachTransaction) R
	VisitCreateSubscription(*CreateSubscription) R
	VisitDeleteSubscription(*DeleteSubscription) R
	VisitUseDomain(*UseDomain) R
	VisitListDomains(*ListDomains) R
	VisitBackup(*Backup) R
	VisitRestore(*Restore) R
	VisitDescribeBackup(*DescribeBackup) R
}

// VisitStatement calls the method of the value's variant; value must not be nil.
func VisitStatement[R any](value Statement, visitor StatementVisitor[R]) R {
	switch v := value.(type) {
	case *CreateModel:
		return visitor.VisitCreateModel(v)
	case *AlterModel:
		return visitor.VisitAlterModel(v)
	case *DropModel:
		return visitor.VisitDropModel(v)
	case *RebindResource:
		return visitor.VisitRebindResource(v)
	case *CreateDomain:
		return visitor.VisitCreateDomain(v)
	case *AlterDomain:
		return visitor.VisitAlterDomain(v)
	case *CreateUser:
		return visitor.VisitCreateUser(v)
	case *StartDomain:
		return visitor.VisitStartDomain(v)
	case *StopDomain:
		return visitor.VisitStopDomain(v)
	case *CreateResource:
		return visitor.VisitCreateResource(v)
	case *UploadResource:
		return visitor.VisitUploadResource(v)
	case *ResetState:
		return visitor.VisitResetState(v)
	case *ShowCreate:
		return visitor.VisitShowCreate(v)
	case *ShowState:
		return visitor.VisitShowState(v)
	case *ShowClusterStatus:
		return visitor.VisitShowClusterStatus(v)
	case *ShowPlacements:
		return visitor.VisitShowPlacements(v)
	case *ShowUDFs:
		return visitor.VisitShowUDFs(v)
	case *ShowTransactions:
		return visitor.VisitShowTransactions(v)
	case *DescribeDomain:
		return visitor.VisitDescribeDomain(v)
	case *DescribeModel:
		return visitor.VisitDescribeModel(v)
	case *DescribeResource:
		return visitor.VisitDescribeResource(v)
	case *DescribeTransaction:
		return visitor.VisitDescribeTransaction(v)
	case *DescribeRelocation:
		return visitor.VisitDescribeRelocation(v)
	case *Lookup:
		return visitor.VisitLookup(v)
	case *CordonNode:
		return visitor.VisitCordonNode(v)
	case *UncordonNode:
		return visitor.VisitUncordonNode(v)
	case *DrainNode:
		return visitor.VisitDrainNode(v)
	case *DropNode:
		return visitor.VisitDropNode(v)
	case *Relocate:
		return visitor.VisitRelocate(v)
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
	case *Backup:
		return visitor.VisitBackup(v)
	case *Restore:
		return visitor.VisitRestore(v)
	case *DescribeBackup:
		return visitor.VisitDescribeBackup(v)
	}
	panic("statement: nil Statement")
}
