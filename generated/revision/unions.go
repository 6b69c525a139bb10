// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

// Change: Kinds of change (D1).
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type Change interface {
	isChange()
}

func (*Unchanged) isChange()  {}
func (*Install) isChange()    {}
func (*Dynamic) isChange()    {}
func (*EntitySwap) isChange() {}
func (*Lifecycle) isChange()  {}
func (*Rebuild) isChange()    {}
func (*Teardown) isChange()   {}

// ChangeVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type ChangeVisitor[R any] interface {
	VisitUnchanged(*Unchanged) R
	VisitInstall(*Install) R
	VisitDynamic(*Dynamic) R
	VisitEntitySwap(*EntitySwap) R
	VisitLifecycle(*Lifecycle) R
	VisitRebuild(*Rebuild) R
	VisitTeardown(*Teardown) R
}

// VisitChange calls the method of the value's variant; value must not be nil.
func VisitChange[R any](value Change, visitor ChangeVisitor[R]) R {
	switch v := value.(type) {
	case *Unchanged:
		return visitor.VisitUnchanged(v)
	case *Install:
		return visitor.VisitInstall(v)
	case *Dynamic:
		return visitor.VisitDynamic(v)
	case *EntitySwap:
		return visitor.VisitEntitySwap(v)
	case *Lifecycle:
		return visitor.VisitLifecycle(v)
	case *Rebuild:
		return visitor.VisitRebuild(v)
	case *Teardown:
		return visitor.VisitTeardown(v)
	}
	panic("revision: nil Change")
}

// Step: One typed column operation.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type Step interface {
	isStep()
}

func (*Load) isStep()            {}
func (*ConstantInteger) isStep() {}
func (*ConstantFloat) isStep()   {}
func (*ConstantString) isStep()  {}
func (*ConstantBool) isStep()    {}
func (*ConstantNull) isStep()    {}
func (*UnaryStep) isStep()       {}
func (*BinaryStep) isStep()      {}
func (*CastStep) isStep()        {}
func (*CallStep) isStep()        {}
func (*LookupStep) isStep()      {}
func (*ArrayStep) isStep()       {}
func (*ChooseStep) isStep()      {}

// StepVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type StepVisitor[R any] interface {
	VisitLoad(*Load) R
	VisitConstantInteger(*ConstantInteger) R
	VisitConstantFloat(*ConstantFloat) R
	VisitConstantString(*ConstantString) R
	VisitConstantBool(*ConstantBool) R
	VisitConstantNull(*ConstantNull) R
	VisitUnaryStep(*UnaryStep) R
	VisitBinaryStep(*BinaryStep) R
	VisitCastStep(*CastStep) R
	VisitCallStep(*CallStep) R
	VisitLookupStep(*LookupStep) R
	VisitArrayStep(*ArrayStep) R
	VisitChooseStep(*ChooseStep) R
}

// VisitStep calls the method of the value's variant; value must not be nil.
func VisitStep[R any](value Step, visitor StepVisitor[R]) R {
	switch v := value.(type) {
	case *Load:
		return visitor.VisitLoad(v)
	case *ConstantInteger:
		return visitor.VisitConstantInteger(v)
	case *ConstantFloat:
		return visitor.VisitConstantFloat(v)
	case *ConstantString:
		return visitor.VisitConstantString(v)
	case *ConstantBool:
		return visitor.VisitConstantBool(v)
	case *ConstantNull:
		return visitor.VisitConstantNull(v)
	case *UnaryStep:
		return visitor.VisitUnaryStep(v)
	case *BinaryStep:
		return visitor.VisitBinaryStep(v)
	case *CastStep:
		return visitor.VisitCastStep(v)
	case *CallStep:
		return visitor.VisitCallStep(v)
	case *LookupStep:
		return visitor.VisitLookupStep(v)
	case *ArrayStep:
		return visitor.VisitArrayStep(v)
	case *ChooseStep:
		return visitor.VisitChooseStep(v)
	}
	panic("revision: nil Step")
}

// ConstructionOperation: One ordered step of a construction.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type ConstructionOperation interface {
	isConstructionOperation()
}

func (*InheritColumn) isConstructionOperation() {}
func (*AssignColumn) isConstructionOperation()  {}

// ConstructionOperationVisitor has one method per variant, so that a new variant fails to compile
// until every visitor deals with it.
type ConstructionOperationVisitor[R any] interface {
	VisitInheritColumn(*InheritColumn) R
	VisitAssignColumn(*AssignColumn) R
}

// VisitConstructionOperation calls the method of the value's variant; value must not be nil.
func VisitConstructionOperation[R any](value ConstructionOperation, visitor ConstructionOperationVisitor[R]) R {
	switch v := value.(type) {
	case *InheritColumn:
		return visitor.VisitInheritColumn(v)
	case *AssignColumn:
		return visitor.VisitAssignColumn(v)
	}
	panic("revision: nil ConstructionOperation")
}

// CodecWire: The external side of a codec.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type CodecWire interface {
	isCodecWire()
}

func (*FieldWire) isCodecWire()    {}
func (*AvroWire) isCodecWire()     {}
func (*DocumentWire) isCodecWire() {}
func (*ProtobufWire) isCodecWire() {}
func (*SyslogWire) isCodecWire()   {}

// CodecWireVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type CodecWireVisitor[R any] interface {
	VisitFieldWire(*FieldWire) R
	VisitAvroWire(*AvroWire) R
	VisitDocumentWire(*DocumentWire) R
	VisitProtobufWire(*ProtobufWire) R
	VisitSyslogWire(*SyslogWire) R
}

// VisitCodecWire calls the method of the value's variant; value must not be nil.
func VisitCodecWire[R any](value CodecWire, visitor CodecWireVisitor[R]) R {
	switch v := value.(type) {
	case *FieldWire:
		return visitor.VisitFieldWire(v)
	case *AvroWire:
		return visitor.VisitAvroWire(v)
	case *DocumentWire:
		return visitor.VisitDocumentWire(v)
	case *ProtobufWire:
		return visitor.VisitProtobufWire(v)
	case *SyslogWire:
		return visitor.VisitSyslogWire(v)
	}
	panic("revision: nil CodecWire")
}

// Source: Where an ingestor's records come from.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type Source interface {
	isSource()
}

func (*EndpointSource) isSource() {}
func (*NatsSource) isSource()     {}
func (*KafkaSource) isSource()    {}

// SourceVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type SourceVisitor[R any] interface {
	VisitEndpointSource(*EndpointSource) R
	VisitNatsSource(*NatsSource) R
	VisitKafkaSource(*KafkaSource) R
}

// VisitSource calls the method of the value's variant; value must not be nil.
func VisitSource[R any](value Source, visitor SourceVisitor[R]) R {
	switch v := value.(type) {
	case *EndpointSource:
		return visitor.VisitEndpointSource(v)
	case *NatsSource:
		return visitor.VisitNatsSource(v)
	case *KafkaSource:
		return visitor.VisitKafkaSource(v)
	}
	panic("revision: nil Source")
}

// ProcessorOperation: The operation between filter and routes.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type ProcessorOperation interface {
	isProcessorOperation()
}

func (*Junction) isProcessorOperation()        {}
func (*Deduplicator) isProcessorOperation()    {}
func (*WindowProcessor) isProcessorOperation() {}
func (*Reorderer) isProcessorOperation()       {}
func (*Reingest) isProcessorOperation()        {}
func (*Correlator) isProcessorOperation()      {}
func (*Generator) isProcessorOperation()       {}

// ProcessorOperationVisitor has one method per variant, so that a new variant fails to compile
// until every visitor deals with it.
type ProcessorOperationVisitor[R any] interface {
	VisitJunction(*Junction) R
	VisitDeduplicator(*Deduplicator) R
	VisitWindowProcessor(*WindowProcessor) R
	VisitReorderer(*Reorderer) R
	VisitReingest(*Reingest) R
	VisitCorrelator(*Correlator) R
	VisitGenerator(*Generator) R
}

// VisitProcessorOperation calls the method of the value's variant; value must not be nil.
func VisitProcessorOperation[R any](value ProcessorOperation, visitor ProcessorOperationVisitor[R]) R {
	switch v := value.(type) {
	case *Junction:
		return visitor.VisitJunction(v)
	case *Deduplicator:
		return visitor.VisitDeduplicator(v)
	case *WindowProcessor:
		return visitor.VisitWindowProcessor(v)
	case *Reorderer:
		return visitor.VisitReorderer(v)
	case *Reingest:
		return visitor.VisitReingest(v)
	case *Correlator:
		return visitor.VisitCorrelator(v)
	case *Generator:
		return visitor.VisitGenerator(v)
	}
	panic("revision: nil ProcessorOperation")
}

// Sink: Where an emitter's records go.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type Sink interface {
	isSink()
}

func (*KafkaSink) isSink() {}
func (*NatsSink) isSink()  {}

// SinkVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type SinkVisitor[R any] interface {
	VisitKafkaSink(*KafkaSink) R
	VisitNatsSink(*NatsSink) R
}

// VisitSink calls the method of the value's variant; value must not be nil.
func VisitSink[R any](value Sink, visitor SinkVisitor[R]) R {
	switch v := value.(type) {
	case *KafkaSink:
		return visitor.VisitKafkaSink(v)
	case *NatsSink:
		return visitor.VisitNatsSink(v)
	}
	panic("revision: nil Sink")
}

// Plan: The typed plan of a node.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type Plan interface {
	isPlan()
}

func (*RelayNode) isPlan() {}
func (*Ingestor) isPlan()  {}
func (*Processor) isPlan() {}
func (*Emitter) isPlan()   {}

// PlanVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type PlanVisitor[R any] interface {
	VisitRelayNode(*RelayNode) R
	VisitIngestor(*Ingestor) R
	VisitProcessor(*Processor) R
	VisitEmitter(*Emitter) R
}

// VisitPlan calls the method of the value's variant; value must not be nil.
func VisitPlan[R any](value Plan, visitor PlanVisitor[R]) R {
	switch v := value.(type) {
	case *RelayNode:
		return visitor.VisitRelayNode(v)
	case *Ingestor:
		return visitor.VisitIngestor(v)
	case *Processor:
		return visitor.VisitProcessor(v)
	case *Emitter:
		return visitor.VisitEmitter(v)
	}
	panic("revision: nil Plan")
}
