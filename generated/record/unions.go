// Code generated from spec/ by go generate. DO NOT EDIT.

package record

// Effect: A change of authoritative state.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type Effect interface {
	isEffect()
}

func (*ModelChange) isEffect()         {}
func (*LifecycleChange) isEffect()     {}
func (*DomainAlteration) isEffect()    {}
func (*ResourceCreation) isEffect()    {}
func (*ResourceImport) isEffect()      {}
func (*DomainCreation) isEffect()      {}
func (*UserCreation) isEffect()        {}
func (*TransactionOpening) isEffect()  {}
func (*TransactionReversal) isEffect() {}

// EffectVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type EffectVisitor[R any] interface {
	VisitModelChange(*ModelChange) R
	VisitLifecycleChange(*LifecycleChange) R
	VisitDomainAlteration(*DomainAlteration) R
	VisitResourceCreation(*ResourceCreation) R
	VisitResourceImport(*ResourceImport) R
	VisitDomainCreation(*DomainCreation) R
	VisitUserCreation(*UserCreation) R
	VisitTransactionOpening(*TransactionOpening) R
	VisitTransactionReversal(*TransactionReversal) R
}

// VisitEffect calls the method of the value's variant; value must not be nil.
func VisitEffect[R any](value Effect, visitor EffectVisitor[R]) R {
	switch v := value.(type) {
	case *ModelChange:
		return visitor.VisitModelChange(v)
	case *LifecycleChange:
		return visitor.VisitLifecycleChange(v)
	case *DomainAlteration:
		return visitor.VisitDomainAlteration(v)
	case *ResourceCreation:
		return visitor.VisitResourceCreation(v)
	case *ResourceImport:
		return visitor.VisitResourceImport(v)
	case *DomainCreation:
		return visitor.VisitDomainCreation(v)
	case *UserCreation:
		return visitor.VisitUserCreation(v)
	case *TransactionOpening:
		return visitor.VisitTransactionOpening(v)
	case *TransactionReversal:
		return visitor.VisitTransactionReversal(v)
	}
	panic("record: nil Effect")
}

// Command: What the state machine applies.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type Command interface {
	isCommand()
}

func (*Configure) isCommand()        {}
func (*Enrol) isCommand()            {}
func (*Admit) isCommand()            {}
func (*Record) isCommand()           {}
func (*Finish) isCommand()           {}
func (*Append) isCommand()           {}
func (*Touch) isCommand()            {}
func (*Discard) isCommand()          {}
func (*AdmitCommit) isCommand()      {}
func (*RecordEngagement) isCommand() {}
func (*RecordStep) isCommand()       {}
func (*FinishStep) isCommand()       {}
func (*Sweep) isCommand()            {}

// CommandVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type CommandVisitor[R any] interface {
	VisitConfigure(*Configure) R
	VisitEnrol(*Enrol) R
	VisitAdmit(*Admit) R
	VisitRecord(*Record) R
	VisitFinish(*Finish) R
	VisitAppend(*Append) R
	VisitTouch(*Touch) R
	VisitDiscard(*Discard) R
	VisitAdmitCommit(*AdmitCommit) R
	VisitRecordEngagement(*RecordEngagement) R
	VisitRecordStep(*RecordStep) R
	VisitFinishStep(*FinishStep) R
	VisitSweep(*Sweep) R
}

// VisitCommand calls the method of the value's variant; value must not be nil.
func VisitCommand[R any](value Command, visitor CommandVisitor[R]) R {
	switch v := value.(type) {
	case *Configure:
		return visitor.VisitConfigure(v)
	case *Enrol:
		return visitor.VisitEnrol(v)
	case *Admit:
		return visitor.VisitAdmit(v)
	case *Record:
		return visitor.VisitRecord(v)
	case *Finish:
		return visitor.VisitFinish(v)
	case *Append:
		return visitor.VisitAppend(v)
	case *Touch:
		return visitor.VisitTouch(v)
	case *Discard:
		return visitor.VisitDiscard(v)
	case *AdmitCommit:
		return visitor.VisitAdmitCommit(v)
	case *RecordEngagement:
		return visitor.VisitRecordEngagement(v)
	case *RecordStep:
		return visitor.VisitRecordStep(v)
	case *FinishStep:
		return visitor.VisitFinishStep(v)
	case *Sweep:
		return visitor.VisitSweep(v)
	}
	panic("record: nil Command")
}
