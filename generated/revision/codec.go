// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

import (
	"nervix/generated/canonical"
	"nervix/generated/revision/revisionwire"
)

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Unchanged) Encode() ([]byte, error) {
	return canonical.Encode("Unchanged", revisionwire.NewRootUnchanged, v.ToWire)
}

// DecodeUnchanged reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeUnchanged(data []byte) (*Unchanged, error) {
	v := new(Unchanged)
	if err := canonical.Decode("Unchanged", data, revisionwire.ReadRootUnchanged, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Unchanged) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Install) Encode() ([]byte, error) {
	return canonical.Encode("Install", revisionwire.NewRootInstall, v.ToWire)
}

// DecodeInstall reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeInstall(data []byte) (*Install, error) {
	v := new(Install)
	if err := canonical.Decode("Install", data, revisionwire.ReadRootInstall, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Install) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DynamicNode) Encode() ([]byte, error) {
	return canonical.Encode("DynamicNode", revisionwire.NewRootDynamicNode, v.ToWire)
}

// DecodeDynamicNode reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDynamicNode(data []byte) (*DynamicNode, error) {
	v := new(DynamicNode)
	if err := canonical.Decode("DynamicNode", data, revisionwire.ReadRootDynamicNode, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DynamicNode) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Dynamic) Encode() ([]byte, error) {
	return canonical.Encode("Dynamic", revisionwire.NewRootDynamic, v.ToWire)
}

// DecodeDynamic reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDynamic(data []byte) (*Dynamic, error) {
	v := new(Dynamic)
	if err := canonical.Decode("Dynamic", data, revisionwire.ReadRootDynamic, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Dynamic) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *EntitySwap) Encode() ([]byte, error) {
	return canonical.Encode("EntitySwap", revisionwire.NewRootEntitySwap, v.ToWire)
}

// DecodeEntitySwap reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeEntitySwap(data []byte) (*EntitySwap, error) {
	v := new(EntitySwap)
	if err := canonical.Decode("EntitySwap", data, revisionwire.ReadRootEntitySwap, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *EntitySwap) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Lifecycle) Encode() ([]byte, error) {
	return canonical.Encode("Lifecycle", revisionwire.NewRootLifecycle, v.ToWire)
}

// DecodeLifecycle reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeLifecycle(data []byte) (*Lifecycle, error) {
	v := new(Lifecycle)
	if err := canonical.Decode("Lifecycle", data, revisionwire.ReadRootLifecycle, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Lifecycle) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Rebuild) Encode() ([]byte, error) {
	return canonical.Encode("Rebuild", revisionwire.NewRootRebuild, v.ToWire)
}

// DecodeRebuild reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRebuild(data []byte) (*Rebuild, error) {
	v := new(Rebuild)
	if err := canonical.Decode("Rebuild", data, revisionwire.ReadRootRebuild, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Rebuild) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Teardown) Encode() ([]byte, error) {
	return canonical.Encode("Teardown", revisionwire.NewRootTeardown, v.ToWire)
}

// DecodeTeardown reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTeardown(data []byte) (*Teardown, error) {
	v := new(Teardown)
	if err := canonical.Decode("Teardown", data, revisionwire.ReadRootTeardown, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Teardown) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ExecutionDelta) Encode() ([]byte, error) {
	return canonical.Encode("ExecutionDelta", revisionwire.NewRootExecutionDelta, v.ToWire)
}

// DecodeExecutionDelta reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeExecutionDelta(data []byte) (*ExecutionDelta, error) {
	v := new(ExecutionDelta)
	if err := canonical.Decode("ExecutionDelta", data, revisionwire.ReadRootExecutionDelta, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ExecutionDelta) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Load) Encode() ([]byte, error) {
	return canonical.Encode("Load", revisionwire.NewRootLoad, v.ToWire)
}

// DecodeLoad reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeLoad(data []byte) (*Load, error) {
	v := new(Load)
	if err := canonical.Decode("Load", data, revisionwire.ReadRootLoad, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Load) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ConstantInteger) Encode() ([]byte, error) {
	return canonical.Encode("ConstantInteger", revisionwire.NewRootConstantInteger, v.ToWire)
}

// DecodeConstantInteger reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeConstantInteger(data []byte) (*ConstantInteger, error) {
	v := new(ConstantInteger)
	if err := canonical.Decode("ConstantInteger", data, revisionwire.ReadRootConstantInteger, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ConstantInteger) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ConstantFloat) Encode() ([]byte, error) {
	return canonical.Encode("ConstantFloat", revisionwire.NewRootConstantFloat, v.ToWire)
}

// DecodeConstantFloat reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeConstantFloat(data []byte) (*ConstantFloat, error) {
	v := new(ConstantFloat)
	if err := canonical.Decode("ConstantFloat", data, revisionwire.ReadRootConstantFloat, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ConstantFloat) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ConstantString) Encode() ([]byte, error) {
	return canonical.Encode("ConstantString", revisionwire.NewRootConstantString, v.ToWire)
}

// DecodeConstantString reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeConstantString(data []byte) (*ConstantString, error) {
	v := new(ConstantString)
	if err := canonical.Decode("ConstantString", data, revisionwire.ReadRootConstantString, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ConstantString) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ConstantBool) Encode() ([]byte, error) {
	return canonical.Encode("ConstantBool", revisionwire.NewRootConstantBool, v.ToWire)
}

// DecodeConstantBool reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeConstantBool(data []byte) (*ConstantBool, error) {
	v := new(ConstantBool)
	if err := canonical.Decode("ConstantBool", data, revisionwire.ReadRootConstantBool, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ConstantBool) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ConstantNull) Encode() ([]byte, error) {
	return canonical.Encode("ConstantNull", revisionwire.NewRootConstantNull, v.ToWire)
}

// DecodeConstantNull reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeConstantNull(data []byte) (*ConstantNull, error) {
	v := new(ConstantNull)
	if err := canonical.Decode("ConstantNull", data, revisionwire.ReadRootConstantNull, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ConstantNull) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *UnaryStep) Encode() ([]byte, error) {
	return canonical.Encode("UnaryStep", revisionwire.NewRootUnaryStep, v.ToWire)
}

// DecodeUnaryStep reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeUnaryStep(data []byte) (*UnaryStep, error) {
	v := new(UnaryStep)
	if err := canonical.Decode("UnaryStep", data, revisionwire.ReadRootUnaryStep, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *UnaryStep) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *BinaryStep) Encode() ([]byte, error) {
	return canonical.Encode("BinaryStep", revisionwire.NewRootBinaryStep, v.ToWire)
}

// DecodeBinaryStep reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeBinaryStep(data []byte) (*BinaryStep, error) {
	v := new(BinaryStep)
	if err := canonical.Decode("BinaryStep", data, revisionwire.ReadRootBinaryStep, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *BinaryStep) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *CastStep) Encode() ([]byte, error) {
	return canonical.Encode("CastStep", revisionwire.NewRootCastStep, v.ToWire)
}

// DecodeCastStep reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCastStep(data []byte) (*CastStep, error) {
	v := new(CastStep)
	if err := canonical.Decode("CastStep", data, revisionwire.ReadRootCastStep, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *CastStep) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *CallStep) Encode() ([]byte, error) {
	return canonical.Encode("CallStep", revisionwire.NewRootCallStep, v.ToWire)
}

// DecodeCallStep reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCallStep(data []byte) (*CallStep, error) {
	v := new(CallStep)
	if err := canonical.Decode("CallStep", data, revisionwire.ReadRootCallStep, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *CallStep) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *LookupStep) Encode() ([]byte, error) {
	return canonical.Encode("LookupStep", revisionwire.NewRootLookupStep, v.ToWire)
}

// DecodeLookupStep reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeLookupStep(data []byte) (*LookupStep, error) {
	v := new(LookupStep)
	if err := canonical.Decode("LookupStep", data, revisionwire.ReadRootLookupStep, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *LookupStep) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ArrayStep) Encode() ([]byte, error) {
	return canonical.Encode("ArrayStep", revisionwire.NewRootArrayStep, v.ToWire)
}

// DecodeArrayStep reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeArrayStep(data []byte) (*ArrayStep, error) {
	v := new(ArrayStep)
	if err := canonical.Decode("ArrayStep", data, revisionwire.ReadRootArrayStep, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ArrayStep) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ChooseArm) Encode() ([]byte, error) {
	return canonical.Encode("ChooseArm", revisionwire.NewRootChooseArm, v.ToWire)
}

// DecodeChooseArm reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeChooseArm(data []byte) (*ChooseArm, error) {
	v := new(ChooseArm)
	if err := canonical.Decode("ChooseArm", data, revisionwire.ReadRootChooseArm, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ChooseArm) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ChooseStep) Encode() ([]byte, error) {
	return canonical.Encode("ChooseStep", revisionwire.NewRootChooseStep, v.ToWire)
}

// DecodeChooseStep reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeChooseStep(data []byte) (*ChooseStep, error) {
	v := new(ChooseStep)
	if err := canonical.Decode("ChooseStep", data, revisionwire.ReadRootChooseStep, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ChooseStep) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Instruction) Encode() ([]byte, error) {
	return canonical.Encode("Instruction", revisionwire.NewRootInstruction, v.ToWire)
}

// DecodeInstruction reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeInstruction(data []byte) (*Instruction, error) {
	v := new(Instruction)
	if err := canonical.Decode("Instruction", data, revisionwire.ReadRootInstruction, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Instruction) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Block) Encode() ([]byte, error) {
	return canonical.Encode("Block", revisionwire.NewRootBlock, v.ToWire)
}

// DecodeBlock reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeBlock(data []byte) (*Block, error) {
	v := new(Block)
	if err := canonical.Decode("Block", data, revisionwire.ReadRootBlock, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Block) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Predicate) Encode() ([]byte, error) {
	return canonical.Encode("Predicate", revisionwire.NewRootPredicate, v.ToWire)
}

// DecodePredicate reads canonical bytes and refuses any others with a *canonical.Error.
func DecodePredicate(data []byte) (*Predicate, error) {
	v := new(Predicate)
	if err := canonical.Decode("Predicate", data, revisionwire.ReadRootPredicate, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Predicate) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *InheritColumn) Encode() ([]byte, error) {
	return canonical.Encode("InheritColumn", revisionwire.NewRootInheritColumn, v.ToWire)
}

// DecodeInheritColumn reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeInheritColumn(data []byte) (*InheritColumn, error) {
	v := new(InheritColumn)
	if err := canonical.Decode("InheritColumn", data, revisionwire.ReadRootInheritColumn, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *InheritColumn) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *AssignColumn) Encode() ([]byte, error) {
	return canonical.Encode("AssignColumn", revisionwire.NewRootAssignColumn, v.ToWire)
}

// DecodeAssignColumn reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAssignColumn(data []byte) (*AssignColumn, error) {
	v := new(AssignColumn)
	if err := canonical.Decode("AssignColumn", data, revisionwire.ReadRootAssignColumn, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *AssignColumn) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Construction) Encode() ([]byte, error) {
	return canonical.Encode("Construction", revisionwire.NewRootConstruction, v.ToWire)
}

// DecodeConstruction reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeConstruction(data []byte) (*Construction, error) {
	v := new(Construction)
	if err := canonical.Decode("Construction", data, revisionwire.ReadRootConstruction, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Construction) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *HeaderWrite) Encode() ([]byte, error) {
	return canonical.Encode("HeaderWrite", revisionwire.NewRootHeaderWrite, v.ToWire)
}

// DecodeHeaderWrite reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeHeaderWrite(data []byte) (*HeaderWrite, error) {
	v := new(HeaderWrite)
	if err := canonical.Decode("HeaderWrite", data, revisionwire.ReadRootHeaderWrite, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *HeaderWrite) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Filter) Encode() ([]byte, error) {
	return canonical.Encode("Filter", revisionwire.NewRootFilter, v.ToWire)
}

// DecodeFilter reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeFilter(data []byte) (*Filter, error) {
	v := new(Filter)
	if err := canonical.Decode("Filter", data, revisionwire.ReadRootFilter, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Filter) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Values) Encode() ([]byte, error) {
	return canonical.Encode("Values", revisionwire.NewRootValues, v.ToWire)
}

// DecodeValues reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeValues(data []byte) (*Values, error) {
	v := new(Values)
	if err := canonical.Decode("Values", data, revisionwire.ReadRootValues, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Values) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Field) Encode() ([]byte, error) {
	return canonical.Encode("Field", revisionwire.NewRootField, v.ToWire)
}

// DecodeField reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeField(data []byte) (*Field, error) {
	v := new(Field)
	if err := canonical.Decode("Field", data, revisionwire.ReadRootField, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Field) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Schema) Encode() ([]byte, error) {
	return canonical.Encode("Schema", revisionwire.NewRootSchema, v.ToWire)
}

// DecodeSchema reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSchema(data []byte) (*Schema, error) {
	v := new(Schema)
	if err := canonical.Decode("Schema", data, revisionwire.ReadRootSchema, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Schema) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Clock) Encode() ([]byte, error) {
	return canonical.Encode("Clock", revisionwire.NewRootClock, v.ToWire)
}

// DecodeClock reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeClock(data []byte) (*Clock, error) {
	v := new(Clock)
	if err := canonical.Decode("Clock", data, revisionwire.ReadRootClock, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Clock) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SourceOrigin) Encode() ([]byte, error) {
	return canonical.Encode("SourceOrigin", revisionwire.NewRootSourceOrigin, v.ToWire)
}

// DecodeSourceOrigin reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSourceOrigin(data []byte) (*SourceOrigin, error) {
	v := new(SourceOrigin)
	if err := canonical.Decode("SourceOrigin", data, revisionwire.ReadRootSourceOrigin, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SourceOrigin) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Branch) Encode() ([]byte, error) {
	return canonical.Encode("Branch", revisionwire.NewRootBranch, v.ToWire)
}

// DecodeBranch reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeBranch(data []byte) (*Branch, error) {
	v := new(Branch)
	if err := canonical.Decode("Branch", data, revisionwire.ReadRootBranch, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Branch) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *WireField) Encode() ([]byte, error) {
	return canonical.Encode("WireField", revisionwire.NewRootWireField, v.ToWire)
}

// DecodeWireField reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWireField(data []byte) (*WireField, error) {
	v := new(WireField)
	if err := canonical.Decode("WireField", data, revisionwire.ReadRootWireField, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *WireField) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *FieldWire) Encode() ([]byte, error) {
	return canonical.Encode("FieldWire", revisionwire.NewRootFieldWire, v.ToWire)
}

// DecodeFieldWire reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeFieldWire(data []byte) (*FieldWire, error) {
	v := new(FieldWire)
	if err := canonical.Decode("FieldWire", data, revisionwire.ReadRootFieldWire, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *FieldWire) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *AvroField) Encode() ([]byte, error) {
	return canonical.Encode("AvroField", revisionwire.NewRootAvroField, v.ToWire)
}

// DecodeAvroField reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAvroField(data []byte) (*AvroField, error) {
	v := new(AvroField)
	if err := canonical.Decode("AvroField", data, revisionwire.ReadRootAvroField, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *AvroField) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *AvroWire) Encode() ([]byte, error) {
	return canonical.Encode("AvroWire", revisionwire.NewRootAvroWire, v.ToWire)
}

// DecodeAvroWire reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAvroWire(data []byte) (*AvroWire, error) {
	v := new(AvroWire)
	if err := canonical.Decode("AvroWire", data, revisionwire.ReadRootAvroWire, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *AvroWire) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DocumentWire) Encode() ([]byte, error) {
	return canonical.Encode("DocumentWire", revisionwire.NewRootDocumentWire, v.ToWire)
}

// DecodeDocumentWire reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDocumentWire(data []byte) (*DocumentWire, error) {
	v := new(DocumentWire)
	if err := canonical.Decode("DocumentWire", data, revisionwire.ReadRootDocumentWire, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DocumentWire) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ProtobufWire) Encode() ([]byte, error) {
	return canonical.Encode("ProtobufWire", revisionwire.NewRootProtobufWire, v.ToWire)
}

// DecodeProtobufWire reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeProtobufWire(data []byte) (*ProtobufWire, error) {
	v := new(ProtobufWire)
	if err := canonical.Decode("ProtobufWire", data, revisionwire.ReadRootProtobufWire, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ProtobufWire) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SyslogWire) Encode() ([]byte, error) {
	return canonical.Encode("SyslogWire", revisionwire.NewRootSyslogWire, v.ToWire)
}

// DecodeSyslogWire reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSyslogWire(data []byte) (*SyslogWire, error) {
	v := new(SyslogWire)
	if err := canonical.Decode("SyslogWire", data, revisionwire.ReadRootSyslogWire, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SyslogWire) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Codec) Encode() ([]byte, error) {
	return canonical.Encode("Codec", revisionwire.NewRootCodec, v.ToWire)
}

// DecodeCodec reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCodec(data []byte) (*Codec, error) {
	v := new(Codec)
	if err := canonical.Decode("Codec", data, revisionwire.ReadRootCodec, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Codec) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ResourceVersion) Encode() ([]byte, error) {
	return canonical.Encode("ResourceVersion", revisionwire.NewRootResourceVersion, v.ToWire)
}

// DecodeResourceVersion reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeResourceVersion(data []byte) (*ResourceVersion, error) {
	v := new(ResourceVersion)
	if err := canonical.Decode("ResourceVersion", data, revisionwire.ReadRootResourceVersion, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ResourceVersion) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *HashMap) Encode() ([]byte, error) {
	return canonical.Encode("HashMap", revisionwire.NewRootHashMap, v.ToWire)
}

// DecodeHashMap reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeHashMap(data []byte) (*HashMap, error) {
	v := new(HashMap)
	if err := canonical.Decode("HashMap", data, revisionwire.ReadRootHashMap, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *HashMap) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Setting) Encode() ([]byte, error) {
	return canonical.Encode("Setting", revisionwire.NewRootSetting, v.ToWire)
}

// DecodeSetting reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetting(data []byte) (*Setting, error) {
	v := new(Setting)
	if err := canonical.Decode("Setting", data, revisionwire.ReadRootSetting, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Setting) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Client) Encode() ([]byte, error) {
	return canonical.Encode("Client", revisionwire.NewRootClient, v.ToWire)
}

// DecodeClient reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeClient(data []byte) (*Client, error) {
	v := new(Client)
	if err := canonical.Decode("Client", data, revisionwire.ReadRootClient, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Client) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Endpoint) Encode() ([]byte, error) {
	return canonical.Encode("Endpoint", revisionwire.NewRootEndpoint, v.ToWire)
}

// DecodeEndpoint reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeEndpoint(data []byte) (*Endpoint, error) {
	v := new(Endpoint)
	if err := canonical.Decode("Endpoint", data, revisionwire.ReadRootEndpoint, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Endpoint) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Certificate) Encode() ([]byte, error) {
	return canonical.Encode("Certificate", revisionwire.NewRootCertificate, v.ToWire)
}

// DecodeCertificate reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCertificate(data []byte) (*Certificate, error) {
	v := new(Certificate)
	if err := canonical.Decode("Certificate", data, revisionwire.ReadRootCertificate, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Certificate) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Identity) Encode() ([]byte, error) {
	return canonical.Encode("Identity", revisionwire.NewRootIdentity, v.ToWire)
}

// DecodeIdentity reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeIdentity(data []byte) (*Identity, error) {
	v := new(Identity)
	if err := canonical.Decode("Identity", data, revisionwire.ReadRootIdentity, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Identity) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Placement) Encode() ([]byte, error) {
	return canonical.Encode("Placement", revisionwire.NewRootPlacement, v.ToWire)
}

// DecodePlacement reads canonical bytes and refuses any others with a *canonical.Error.
func DecodePlacement(data []byte) (*Placement, error) {
	v := new(Placement)
	if err := canonical.Decode("Placement", data, revisionwire.ReadRootPlacement, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Placement) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *BranchContract) Encode() ([]byte, error) {
	return canonical.Encode("BranchContract", revisionwire.NewRootBranchContract, v.ToWire)
}

// DecodeBranchContract reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeBranchContract(data []byte) (*BranchContract, error) {
	v := new(BranchContract)
	if err := canonical.Decode("BranchContract", data, revisionwire.ReadRootBranchContract, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *BranchContract) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Flush) Encode() ([]byte, error) {
	return canonical.Encode("Flush", revisionwire.NewRootFlush, v.ToWire)
}

// DecodeFlush reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeFlush(data []byte) (*Flush, error) {
	v := new(Flush)
	if err := canonical.Decode("Flush", data, revisionwire.ReadRootFlush, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Flush) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ErrorPolicy) Encode() ([]byte, error) {
	return canonical.Encode("ErrorPolicy", revisionwire.NewRootErrorPolicy, v.ToWire)
}

// DecodeErrorPolicy reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeErrorPolicy(data []byte) (*ErrorPolicy, error) {
	v := new(ErrorPolicy)
	if err := canonical.Decode("ErrorPolicy", data, revisionwire.ReadRootErrorPolicy, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ErrorPolicy) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Relay) Encode() ([]byte, error) {
	return canonical.Encode("Relay", revisionwire.NewRootRelay, v.ToWire)
}

// DecodeRelay reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRelay(data []byte) (*Relay, error) {
	v := new(Relay)
	if err := canonical.Decode("Relay", data, revisionwire.ReadRootRelay, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Relay) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Collect) Encode() ([]byte, error) {
	return canonical.Encode("Collect", revisionwire.NewRootCollect, v.ToWire)
}

// DecodeCollect reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCollect(data []byte) (*Collect, error) {
	v := new(Collect)
	if err := canonical.Decode("Collect", data, revisionwire.ReadRootCollect, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Collect) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Input) Encode() ([]byte, error) {
	return canonical.Encode("Input", revisionwire.NewRootInput, v.ToWire)
}

// DecodeInput reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeInput(data []byte) (*Input, error) {
	v := new(Input)
	if err := canonical.Decode("Input", data, revisionwire.ReadRootInput, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Input) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *StateDependency) Encode() ([]byte, error) {
	return canonical.Encode("StateDependency", revisionwire.NewRootStateDependency, v.ToWire)
}

// DecodeStateDependency reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeStateDependency(data []byte) (*StateDependency, error) {
	v := new(StateDependency)
	if err := canonical.Decode("StateDependency", data, revisionwire.ReadRootStateDependency, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *StateDependency) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Route) Encode() ([]byte, error) {
	return canonical.Encode("Route", revisionwire.NewRootRoute, v.ToWire)
}

// DecodeRoute reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRoute(data []byte) (*Route, error) {
	v := new(Route)
	if err := canonical.Decode("Route", data, revisionwire.ReadRootRoute, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Route) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Retry) Encode() ([]byte, error) {
	return canonical.Encode("Retry", revisionwire.NewRootRetry, v.ToWire)
}

// DecodeRetry reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRetry(data []byte) (*Retry, error) {
	v := new(Retry)
	if err := canonical.Decode("Retry", data, revisionwire.ReadRootRetry, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Retry) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Delivery) Encode() ([]byte, error) {
	return canonical.Encode("Delivery", revisionwire.NewRootDelivery, v.ToWire)
}

// DecodeDelivery reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDelivery(data []byte) (*Delivery, error) {
	v := new(Delivery)
	if err := canonical.Decode("Delivery", data, revisionwire.ReadRootDelivery, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Delivery) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *EndpointSource) Encode() ([]byte, error) {
	return canonical.Encode("EndpointSource", revisionwire.NewRootEndpointSource, v.ToWire)
}

// DecodeEndpointSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeEndpointSource(data []byte) (*EndpointSource, error) {
	v := new(EndpointSource)
	if err := canonical.Decode("EndpointSource", data, revisionwire.ReadRootEndpointSource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *EndpointSource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *NatsSource) Encode() ([]byte, error) {
	return canonical.Encode("NatsSource", revisionwire.NewRootNatsSource, v.ToWire)
}

// DecodeNatsSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeNatsSource(data []byte) (*NatsSource, error) {
	v := new(NatsSource)
	if err := canonical.Decode("NatsSource", data, revisionwire.ReadRootNatsSource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *NatsSource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *KafkaSource) Encode() ([]byte, error) {
	return canonical.Encode("KafkaSource", revisionwire.NewRootKafkaSource, v.ToWire)
}

// DecodeKafkaSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeKafkaSource(data []byte) (*KafkaSource, error) {
	v := new(KafkaSource)
	if err := canonical.Decode("KafkaSource", data, revisionwire.ReadRootKafkaSource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *KafkaSource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Quiesce) Encode() ([]byte, error) {
	return canonical.Encode("Quiesce", revisionwire.NewRootQuiesce, v.ToWire)
}

// DecodeQuiesce reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeQuiesce(data []byte) (*Quiesce, error) {
	v := new(Quiesce)
	if err := canonical.Decode("Quiesce", data, revisionwire.ReadRootQuiesce, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Quiesce) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Ingestor) Encode() ([]byte, error) {
	return canonical.Encode("Ingestor", revisionwire.NewRootIngestor, v.ToWire)
}

// DecodeIngestor reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeIngestor(data []byte) (*Ingestor, error) {
	v := new(Ingestor)
	if err := canonical.Decode("Ingestor", data, revisionwire.ReadRootIngestor, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Ingestor) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Junction) Encode() ([]byte, error) {
	return canonical.Encode("Junction", revisionwire.NewRootJunction, v.ToWire)
}

// DecodeJunction reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeJunction(data []byte) (*Junction, error) {
	v := new(Junction)
	if err := canonical.Decode("Junction", data, revisionwire.ReadRootJunction, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Junction) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Deduplicator) Encode() ([]byte, error) {
	return canonical.Encode("Deduplicator", revisionwire.NewRootDeduplicator, v.ToWire)
}

// DecodeDeduplicator reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDeduplicator(data []byte) (*Deduplicator, error) {
	v := new(Deduplicator)
	if err := canonical.Decode("Deduplicator", data, revisionwire.ReadRootDeduplicator, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Deduplicator) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Reorderer) Encode() ([]byte, error) {
	return canonical.Encode("Reorderer", revisionwire.NewRootReorderer, v.ToWire)
}

// DecodeReorderer reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeReorderer(data []byte) (*Reorderer, error) {
	v := new(Reorderer)
	if err := canonical.Decode("Reorderer", data, revisionwire.ReadRootReorderer, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Reorderer) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Reingest) Encode() ([]byte, error) {
	return canonical.Encode("Reingest", revisionwire.NewRootReingest, v.ToWire)
}

// DecodeReingest reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeReingest(data []byte) (*Reingest, error) {
	v := new(Reingest)
	if err := canonical.Decode("Reingest", data, revisionwire.ReadRootReingest, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Reingest) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Correlator) Encode() ([]byte, error) {
	return canonical.Encode("Correlator", revisionwire.NewRootCorrelator, v.ToWire)
}

// DecodeCorrelator reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCorrelator(data []byte) (*Correlator, error) {
	v := new(Correlator)
	if err := canonical.Decode("Correlator", data, revisionwire.ReadRootCorrelator, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Correlator) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Generator) Encode() ([]byte, error) {
	return canonical.Encode("Generator", revisionwire.NewRootGenerator, v.ToWire)
}

// DecodeGenerator reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeGenerator(data []byte) (*Generator, error) {
	v := new(Generator)
	if err := canonical.Decode("Generator", data, revisionwire.ReadRootGenerator, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Generator) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *WindowBound) Encode() ([]byte, error) {
	return canonical.Encode("WindowBound", revisionwire.NewRootWindowBound, v.ToWire)
}

// DecodeWindowBound reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWindowBound(data []byte) (*WindowBound, error) {
	v := new(WindowBound)
	if err := canonical.Decode("WindowBound", data, revisionwire.ReadRootWindowBound, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *WindowBound) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Histogram) Encode() ([]byte, error) {
	return canonical.Encode("Histogram", revisionwire.NewRootHistogram, v.ToWire)
}

// DecodeHistogram reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeHistogram(data []byte) (*Histogram, error) {
	v := new(Histogram)
	if err := canonical.Decode("Histogram", data, revisionwire.ReadRootHistogram, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Histogram) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Accumulator) Encode() ([]byte, error) {
	return canonical.Encode("Accumulator", revisionwire.NewRootAccumulator, v.ToWire)
}

// DecodeAccumulator reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAccumulator(data []byte) (*Accumulator, error) {
	v := new(Accumulator)
	if err := canonical.Decode("Accumulator", data, revisionwire.ReadRootAccumulator, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Accumulator) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *WindowProcessor) Encode() ([]byte, error) {
	return canonical.Encode("WindowProcessor", revisionwire.NewRootWindowProcessor, v.ToWire)
}

// DecodeWindowProcessor reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWindowProcessor(data []byte) (*WindowProcessor, error) {
	v := new(WindowProcessor)
	if err := canonical.Decode("WindowProcessor", data, revisionwire.ReadRootWindowProcessor, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *WindowProcessor) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Processor) Encode() ([]byte, error) {
	return canonical.Encode("Processor", revisionwire.NewRootProcessor, v.ToWire)
}

// DecodeProcessor reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeProcessor(data []byte) (*Processor, error) {
	v := new(Processor)
	if err := canonical.Decode("Processor", data, revisionwire.ReadRootProcessor, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Processor) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *KafkaSink) Encode() ([]byte, error) {
	return canonical.Encode("KafkaSink", revisionwire.NewRootKafkaSink, v.ToWire)
}

// DecodeKafkaSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeKafkaSink(data []byte) (*KafkaSink, error) {
	v := new(KafkaSink)
	if err := canonical.Decode("KafkaSink", data, revisionwire.ReadRootKafkaSink, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *KafkaSink) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *NatsSink) Encode() ([]byte, error) {
	return canonical.Encode("NatsSink", revisionwire.NewRootNatsSink, v.ToWire)
}

// DecodeNatsSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeNatsSink(data []byte) (*NatsSink, error) {
	v := new(NatsSink)
	if err := canonical.Decode("NatsSink", data, revisionwire.ReadRootNatsSink, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *NatsSink) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Emitter) Encode() ([]byte, error) {
	return canonical.Encode("Emitter", revisionwire.NewRootEmitter, v.ToWire)
}

// DecodeEmitter reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeEmitter(data []byte) (*Emitter, error) {
	v := new(Emitter)
	if err := canonical.Decode("Emitter", data, revisionwire.ReadRootEmitter, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Emitter) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *RelayNode) Encode() ([]byte, error) {
	return canonical.Encode("RelayNode", revisionwire.NewRootRelayNode, v.ToWire)
}

// DecodeRelayNode reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRelayNode(data []byte) (*RelayNode, error) {
	v := new(RelayNode)
	if err := canonical.Decode("RelayNode", data, revisionwire.ReadRootRelayNode, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *RelayNode) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Node) Encode() ([]byte, error) {
	return canonical.Encode("Node", revisionwire.NewRootNode, v.ToWire)
}

// DecodeNode reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeNode(data []byte) (*Node, error) {
	v := new(Node)
	if err := canonical.Decode("Node", data, revisionwire.ReadRootNode, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Node) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ExecutionRevision) Encode() ([]byte, error) {
	return canonical.Encode("ExecutionRevision", revisionwire.NewRootExecutionRevision, v.ToWire)
}

// DecodeExecutionRevision reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeExecutionRevision(data []byte) (*ExecutionRevision, error) {
	v := new(ExecutionRevision)
	if err := canonical.Decode("ExecutionRevision", data, revisionwire.ReadRootExecutionRevision, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ExecutionRevision) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// EncodeChange gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeChange(value Change) ([]byte, error) {
	return canonical.Encode("Change", revisionwire.NewRootChange, func(w revisionwire.Change, e *canonical.Encoder) {
		ChangeToWire(value, w, e)
	})
}

// DecodeChange reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeChange(data []byte) (Change, error) {
	var value Change
	err := canonical.Decode("Change", data, revisionwire.ReadRootChange, func(w revisionwire.Change, d *canonical.Decoder) {
		value = ChangeFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeChange(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestChange gives the BLAKE3 digest of the canonical bytes; it fails when EncodeChange does.
func DigestChange(value Change) ([32]byte, error) {
	return canonical.Digest(EncodeChange(value))
}

// EncodeStep gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeStep(value Step) ([]byte, error) {
	return canonical.Encode("Step", revisionwire.NewRootStep, func(w revisionwire.Step, e *canonical.Encoder) {
		StepToWire(value, w, e)
	})
}

// DecodeStep reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeStep(data []byte) (Step, error) {
	var value Step
	err := canonical.Decode("Step", data, revisionwire.ReadRootStep, func(w revisionwire.Step, d *canonical.Decoder) {
		value = StepFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeStep(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestStep gives the BLAKE3 digest of the canonical bytes; it fails when EncodeStep does.
func DigestStep(value Step) ([32]byte, error) {
	return canonical.Digest(EncodeStep(value))
}

// EncodeConstructionOperation gives the canonical bytes; it fails for values that the spec does
// not admit.
func EncodeConstructionOperation(value ConstructionOperation) ([]byte, error) {
	return canonical.Encode("ConstructionOperation", revisionwire.NewRootConstructionOperation, func(w revisionwire.ConstructionOperation, e *canonical.Encoder) {
		ConstructionOperationToWire(value, w, e)
	})
}

// DecodeConstructionOperation reads canonical bytes and refuses any others with a
// *canonical.Error.
func DecodeConstructionOperation(data []byte) (ConstructionOperation, error) {
	var value ConstructionOperation
	err := canonical.Decode("ConstructionOperation", data, revisionwire.ReadRootConstructionOperation, func(w revisionwire.ConstructionOperation, d *canonical.Decoder) {
		value = ConstructionOperationFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeConstructionOperation(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestConstructionOperation gives the BLAKE3 digest of the canonical bytes; it fails when
// EncodeConstructionOperation does.
func DigestConstructionOperation(value ConstructionOperation) ([32]byte, error) {
	return canonical.Digest(EncodeConstructionOperation(value))
}

// EncodeCodecWire gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeCodecWire(value CodecWire) ([]byte, error) {
	return canonical.Encode("CodecWire", revisionwire.NewRootCodecWire, func(w revisionwire.CodecWire, e *canonical.Encoder) {
		CodecWireToWire(value, w, e)
	})
}

// DecodeCodecWire reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCodecWire(data []byte) (CodecWire, error) {
	var value CodecWire
	err := canonical.Decode("CodecWire", data, revisionwire.ReadRootCodecWire, func(w revisionwire.CodecWire, d *canonical.Decoder) {
		value = CodecWireFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeCodecWire(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestCodecWire gives the BLAKE3 digest of the canonical bytes; it fails when EncodeCodecWire
// does.
func DigestCodecWire(value CodecWire) ([32]byte, error) {
	return canonical.Digest(EncodeCodecWire(value))
}

// EncodeSource gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeSource(value Source) ([]byte, error) {
	return canonical.Encode("Source", revisionwire.NewRootSource, func(w revisionwire.Source, e *canonical.Encoder) {
		SourceToWire(value, w, e)
	})
}

// DecodeSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSource(data []byte) (Source, error) {
	var value Source
	err := canonical.Decode("Source", data, revisionwire.ReadRootSource, func(w revisionwire.Source, d *canonical.Decoder) {
		value = SourceFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeSource(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestSource gives the BLAKE3 digest of the canonical bytes; it fails when EncodeSource does.
func DigestSource(value Source) ([32]byte, error) {
	return canonical.Digest(EncodeSource(value))
}

// EncodeProcessorOperation gives the canonical bytes; it fails for values that the spec does not
// admit.
func EncodeProcessorOperation(value ProcessorOperation) ([]byte, error) {
	return canonical.Encode("ProcessorOperation", revisionwire.NewRootProcessorOperation, func(w revisionwire.ProcessorOperation, e *canonical.Encoder) {
		ProcessorOperationToWire(value, w, e)
	})
}

// DecodeProcessorOperation reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeProcessorOperation(data []byte) (ProcessorOperation, error) {
	var value ProcessorOperation
	err := canonical.Decode("ProcessorOperation", data, revisionwire.ReadRootProcessorOperation, func(w revisionwire.ProcessorOperation, d *canonical.Decoder) {
		value = ProcessorOperationFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeProcessorOperation(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestProcessorOperation gives the BLAKE3 digest of the canonical bytes; it fails when
// EncodeProcessorOperation does.
func DigestProcessorOperation(value ProcessorOperation) ([32]byte, error) {
	return canonical.Digest(EncodeProcessorOperation(value))
}

// EncodeSink gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeSink(value Sink) ([]byte, error) {
	return canonical.Encode("Sink", revisionwire.NewRootSink, func(w revisionwire.Sink, e *canonical.Encoder) {
		SinkToWire(value, w, e)
	})
}

// DecodeSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSink(data []byte) (Sink, error) {
	var value Sink
	err := canonical.Decode("Sink", data, revisionwire.ReadRootSink, func(w revisionwire.Sink, d *canonical.Decoder) {
		value = SinkFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeSink(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestSink gives the BLAKE3 digest of the canonical bytes; it fails when EncodeSink does.
func DigestSink(value Sink) ([32]byte, error) {
	return canonical.Digest(EncodeSink(value))
}

// EncodePlan gives the canonical bytes; it fails for values that the spec does not admit.
func EncodePlan(value Plan) ([]byte, error) {
	return canonical.Encode("Plan", revisionwire.NewRootPlan, func(w revisionwire.Plan, e *canonical.Encoder) {
		PlanToWire(value, w, e)
	})
}

// DecodePlan reads canonical bytes and refuses any others with a *canonical.Error.
func DecodePlan(data []byte) (Plan, error) {
	var value Plan
	err := canonical.Decode("Plan", data, revisionwire.ReadRootPlan, func(w revisionwire.Plan, d *canonical.Decoder) {
		value = PlanFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodePlan(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestPlan gives the BLAKE3 digest of the canonical bytes; it fails when EncodePlan does.
func DigestPlan(value Plan) ([32]byte, error) {
	return canonical.Digest(EncodePlan(value))
}
