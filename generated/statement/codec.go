// Code generated from spec/ by go generate. DO NOT EDIT.

package statement

import (
	"nervix/generated/canonical"
	"nervix/generated/statement/statementwire"
)

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *AddField) Encode() ([]byte, error) {
	return canonical.Encode("AddField", statementwire.NewRootAddField, v.ToWire)
}

// DecodeAddField reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAddField(data []byte) (*AddField, error) {
	v := new(AddField)
	if err := canonical.Decode("AddField", data, statementwire.ReadRootAddField, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *AddField) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *AddWireField) Encode() ([]byte, error) {
	return canonical.Encode("AddWireField", statementwire.NewRootAddWireField, v.ToWire)
}

// DecodeAddWireField reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAddWireField(data []byte) (*AddWireField, error) {
	v := new(AddWireField)
	if err := canonical.Decode("AddWireField", data, statementwire.ReadRootAddWireField, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *AddWireField) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *AddAVROField) Encode() ([]byte, error) {
	return canonical.Encode("AddAVROField", statementwire.NewRootAddAVROField, v.ToWire)
}

// DecodeAddAVROField reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAddAVROField(data []byte) (*AddAVROField, error) {
	v := new(AddAVROField)
	if err := canonical.Decode("AddAVROField", data, statementwire.ReadRootAddAVROField, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *AddAVROField) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DropField) Encode() ([]byte, error) {
	return canonical.Encode("DropField", statementwire.NewRootDropField, v.ToWire)
}

// DecodeDropField reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDropField(data []byte) (*DropField, error) {
	v := new(DropField)
	if err := canonical.Decode("DropField", data, statementwire.ReadRootDropField, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DropField) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *RenameField) Encode() ([]byte, error) {
	return canonical.Encode("RenameField", statementwire.NewRootRenameField, v.ToWire)
}

// DecodeRenameField reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRenameField(data []byte) (*RenameField, error) {
	v := new(RenameField)
	if err := canonical.Decode("RenameField", data, statementwire.ReadRootRenameField, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *RenameField) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetFieldType) Encode() ([]byte, error) {
	return canonical.Encode("SetFieldType", statementwire.NewRootSetFieldType, v.ToWire)
}

// DecodeSetFieldType reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetFieldType(data []byte) (*SetFieldType, error) {
	v := new(SetFieldType)
	if err := canonical.Decode("SetFieldType", data, statementwire.ReadRootSetFieldType, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetFieldType) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetWireFieldType) Encode() ([]byte, error) {
	return canonical.Encode("SetWireFieldType", statementwire.NewRootSetWireFieldType, v.ToWire)
}

// DecodeSetWireFieldType reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetWireFieldType(data []byte) (*SetWireFieldType, error) {
	v := new(SetWireFieldType)
	if err := canonical.Decode("SetWireFieldType", data, statementwire.ReadRootSetWireFieldType, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetWireFieldType) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetAVROFieldType) Encode() ([]byte, error) {
	return canonical.Encode("SetAVROFieldType", statementwire.NewRootSetAVROFieldType, v.ToWire)
}

// DecodeSetAVROFieldType reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetAVROFieldType(data []byte) (*SetAVROFieldType, error) {
	v := new(SetAVROFieldType)
	if err := canonical.Decode("SetAVROFieldType", data, statementwire.ReadRootSetAVROFieldType, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetAVROFieldType) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetFieldOptional) Encode() ([]byte, error) {
	return canonical.Encode("SetFieldOptional", statementwire.NewRootSetFieldOptional, v.ToWire)
}

// DecodeSetFieldOptional reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetFieldOptional(data []byte) (*SetFieldOptional, error) {
	v := new(SetFieldOptional)
	if err := canonical.Decode("SetFieldOptional", data, statementwire.ReadRootSetFieldOptional, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetFieldOptional) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetFieldSensitive) Encode() ([]byte, error) {
	return canonical.Encode("SetFieldSensitive", statementwire.NewRootSetFieldSensitive, v.ToWire)
}

// DecodeSetFieldSensitive reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetFieldSensitive(data []byte) (*SetFieldSensitive, error) {
	v := new(SetFieldSensitive)
	if err := canonical.Decode("SetFieldSensitive", data, statementwire.ReadRootSetFieldSensitive, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetFieldSensitive) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetFieldExternal) Encode() ([]byte, error) {
	return canonical.Encode("SetFieldExternal", statementwire.NewRootSetFieldExternal, v.ToWire)
}

// DecodeSetFieldExternal reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetFieldExternal(data []byte) (*SetFieldExternal, error) {
	v := new(SetFieldExternal)
	if err := canonical.Decode("SetFieldExternal", data, statementwire.ReadRootSetFieldExternal, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetFieldExternal) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetWireMode) Encode() ([]byte, error) {
	return canonical.Encode("SetWireMode", statementwire.NewRootSetWireMode, v.ToWire)
}

// DecodeSetWireMode reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetWireMode(data []byte) (*SetWireMode, error) {
	v := new(SetWireMode)
	if err := canonical.Decode("SetWireMode", data, statementwire.ReadRootSetWireMode, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetWireMode) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetCapacity) Encode() ([]byte, error) {
	return canonical.Encode("SetCapacity", statementwire.NewRootSetCapacity, v.ToWire)
}

// DecodeSetCapacity reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetCapacity(data []byte) (*SetCapacity, error) {
	v := new(SetCapacity)
	if err := canonical.Decode("SetCapacity", data, statementwire.ReadRootSetCapacity, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetCapacity) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetSchema) Encode() ([]byte, error) {
	return canonical.Encode("SetSchema", statementwire.NewRootSetSchema, v.ToWire)
}

// DecodeSetSchema reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetSchema(data []byte) (*SetSchema, error) {
	v := new(SetSchema)
	if err := canonical.Decode("SetSchema", data, statementwire.ReadRootSetSchema, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetSchema) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetBranching) Encode() ([]byte, error) {
	return canonical.Encode("SetBranching", statementwire.NewRootSetBranching, v.ToWire)
}

// DecodeSetBranching reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetBranching(data []byte) (*SetBranching, error) {
	v := new(SetBranching)
	if err := canonical.Decode("SetBranching", data, statementwire.ReadRootSetBranching, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetBranching) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetMaterialized) Encode() ([]byte, error) {
	return canonical.Encode("SetMaterialized", statementwire.NewRootSetMaterialized, v.ToWire)
}

// DecodeSetMaterialized reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetMaterialized(data []byte) (*SetMaterialized, error) {
	v := new(SetMaterialized)
	if err := canonical.Decode("SetMaterialized", data, statementwire.ReadRootSetMaterialized, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetMaterialized) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetSource) Encode() ([]byte, error) {
	return canonical.Encode("SetSource", statementwire.NewRootSetSource, v.ToWire)
}

// DecodeSetSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetSource(data []byte) (*SetSource, error) {
	v := new(SetSource)
	if err := canonical.Decode("SetSource", data, statementwire.ReadRootSetSource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetSource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetDecoding) Encode() ([]byte, error) {
	return canonical.Encode("SetDecoding", statementwire.NewRootSetDecoding, v.ToWire)
}

// DecodeSetDecoding reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetDecoding(data []byte) (*SetDecoding, error) {
	v := new(SetDecoding)
	if err := canonical.Decode("SetDecoding", data, statementwire.ReadRootSetDecoding, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetDecoding) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetTimestamp) Encode() ([]byte, error) {
	return canonical.Encode("SetTimestamp", statementwire.NewRootSetTimestamp, v.ToWire)
}

// DecodeSetTimestamp reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetTimestamp(data []byte) (*SetTimestamp, error) {
	v := new(SetTimestamp)
	if err := canonical.Decode("SetTimestamp", data, statementwire.ReadRootSetTimestamp, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetTimestamp) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetQuiesce) Encode() ([]byte, error) {
	return canonical.Encode("SetQuiesce", statementwire.NewRootSetQuiesce, v.ToWire)
}

// DecodeSetQuiesce reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetQuiesce(data []byte) (*SetQuiesce, error) {
	v := new(SetQuiesce)
	if err := canonical.Decode("SetQuiesce", data, statementwire.ReadRootSetQuiesce, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetQuiesce) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetGeneralError) Encode() ([]byte, error) {
	return canonical.Encode("SetGeneralError", statementwire.NewRootSetGeneralError, v.ToWire)
}

// DecodeSetGeneralError reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetGeneralError(data []byte) (*SetGeneralError, error) {
	v := new(SetGeneralError)
	if err := canonical.Decode("SetGeneralError", data, statementwire.ReadRootSetGeneralError, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetGeneralError) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *AddInput) Encode() ([]byte, error) {
	return canonical.Encode("AddInput", statementwire.NewRootAddInput, v.ToWire)
}

// DecodeAddInput reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAddInput(data []byte) (*AddInput, error) {
	v := new(AddInput)
	if err := canonical.Decode("AddInput", data, statementwire.ReadRootAddInput, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *AddInput) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DropInput) Encode() ([]byte, error) {
	return canonical.Encode("DropInput", statementwire.NewRootDropInput, v.ToWire)
}

// DecodeDropInput reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDropInput(data []byte) (*DropInput, error) {
	v := new(DropInput)
	if err := canonical.Decode("DropInput", data, statementwire.ReadRootDropInput, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DropInput) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetInputWhere) Encode() ([]byte, error) {
	return canonical.Encode("SetInputWhere", statementwire.NewRootSetInputWhere, v.ToWire)
}

// DecodeSetInputWhere reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetInputWhere(data []byte) (*SetInputWhere, error) {
	v := new(SetInputWhere)
	if err := canonical.Decode("SetInputWhere", data, statementwire.ReadRootSetInputWhere, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetInputWhere) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetCollect) Encode() ([]byte, error) {
	return canonical.Encode("SetCollect", statementwire.NewRootSetCollect, v.ToWire)
}

// DecodeSetCollect reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetCollect(data []byte) (*SetCollect, error) {
	v := new(SetCollect)
	if err := canonical.Decode("SetCollect", data, statementwire.ReadRootSetCollect, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetCollect) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetFilter) Encode() ([]byte, error) {
	return canonical.Encode("SetFilter", statementwire.NewRootSetFilter, v.ToWire)
}

// DecodeSetFilter reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetFilter(data []byte) (*SetFilter, error) {
	v := new(SetFilter)
	if err := canonical.Decode("SetFilter", data, statementwire.ReadRootSetFilter, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetFilter) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetAttachment) Encode() ([]byte, error) {
	return canonical.Encode("SetAttachment", statementwire.NewRootSetAttachment, v.ToWire)
}

// DecodeSetAttachment reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetAttachment(data []byte) (*SetAttachment, error) {
	v := new(SetAttachment)
	if err := canonical.Decode("SetAttachment", data, statementwire.ReadRootSetAttachment, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetAttachment) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *AddState) Encode() ([]byte, error) {
	return canonical.Encode("AddState", statementwire.NewRootAddState, v.ToWire)
}

// DecodeAddState reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAddState(data []byte) (*AddState, error) {
	v := new(AddState)
	if err := canonical.Decode("AddState", data, statementwire.ReadRootAddState, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *AddState) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DropState) Encode() ([]byte, error) {
	return canonical.Encode("DropState", statementwire.NewRootDropState, v.ToWire)
}

// DecodeDropState reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDropState(data []byte) (*DropState, error) {
	v := new(DropState)
	if err := canonical.Decode("DropState", data, statementwire.ReadRootDropState, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DropState) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetStatePolicy) Encode() ([]byte, error) {
	return canonical.Encode("SetStatePolicy", statementwire.NewRootSetStatePolicy, v.ToWire)
}

// DecodeSetStatePolicy reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetStatePolicy(data []byte) (*SetStatePolicy, error) {
	v := new(SetStatePolicy)
	if err := canonical.Decode("SetStatePolicy", data, statementwire.ReadRootSetStatePolicy, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetStatePolicy) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *AddRoute) Encode() ([]byte, error) {
	return canonical.Encode("AddRoute", statementwire.NewRootAddRoute, v.ToWire)
}

// DecodeAddRoute reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAddRoute(data []byte) (*AddRoute, error) {
	v := new(AddRoute)
	if err := canonical.Decode("AddRoute", data, statementwire.ReadRootAddRoute, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *AddRoute) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ReplaceRoute) Encode() ([]byte, error) {
	return canonical.Encode("ReplaceRoute", statementwire.NewRootReplaceRoute, v.ToWire)
}

// DecodeReplaceRoute reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeReplaceRoute(data []byte) (*ReplaceRoute, error) {
	v := new(ReplaceRoute)
	if err := canonical.Decode("ReplaceRoute", data, statementwire.ReadRootReplaceRoute, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ReplaceRoute) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *AddEntryRoute) Encode() ([]byte, error) {
	return canonical.Encode("AddEntryRoute", statementwire.NewRootAddEntryRoute, v.ToWire)
}

// DecodeAddEntryRoute reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAddEntryRoute(data []byte) (*AddEntryRoute, error) {
	v := new(AddEntryRoute)
	if err := canonical.Decode("AddEntryRoute", data, statementwire.ReadRootAddEntryRoute, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *AddEntryRoute) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ReplaceEntryRoute) Encode() ([]byte, error) {
	return canonical.Encode("ReplaceEntryRoute", statementwire.NewRootReplaceEntryRoute, v.ToWire)
}

// DecodeReplaceEntryRoute reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeReplaceEntryRoute(data []byte) (*ReplaceEntryRoute, error) {
	v := new(ReplaceEntryRoute)
	if err := canonical.Decode("ReplaceEntryRoute", data, statementwire.ReadRootReplaceEntryRoute, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ReplaceEntryRoute) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *AddSetRoute) Encode() ([]byte, error) {
	return canonical.Encode("AddSetRoute", statementwire.NewRootAddSetRoute, v.ToWire)
}

// DecodeAddSetRoute reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAddSetRoute(data []byte) (*AddSetRoute, error) {
	v := new(AddSetRoute)
	if err := canonical.Decode("AddSetRoute", data, statementwire.ReadRootAddSetRoute, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *AddSetRoute) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ReplaceSetRoute) Encode() ([]byte, error) {
	return canonical.Encode("ReplaceSetRoute", statementwire.NewRootReplaceSetRoute, v.ToWire)
}

// DecodeReplaceSetRoute reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeReplaceSetRoute(data []byte) (*ReplaceSetRoute, error) {
	v := new(ReplaceSetRoute)
	if err := canonical.Decode("ReplaceSetRoute", data, statementwire.ReadRootReplaceSetRoute, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ReplaceSetRoute) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DropRoute) Encode() ([]byte, error) {
	return canonical.Encode("DropRoute", statementwire.NewRootDropRoute, v.ToWire)
}

// DecodeDropRoute reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDropRoute(data []byte) (*DropRoute, error) {
	v := new(DropRoute)
	if err := canonical.Decode("DropRoute", data, statementwire.ReadRootDropRoute, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DropRoute) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetKeys) Encode() ([]byte, error) {
	return canonical.Encode("SetKeys", statementwire.NewRootSetKeys, v.ToWire)
}

// DecodeSetKeys reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetKeys(data []byte) (*SetKeys, error) {
	v := new(SetKeys)
	if err := canonical.Decode("SetKeys", data, statementwire.ReadRootSetKeys, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetKeys) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetOrder) Encode() ([]byte, error) {
	return canonical.Encode("SetOrder", statementwire.NewRootSetOrder, v.ToWire)
}

// DecodeSetOrder reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetOrder(data []byte) (*SetOrder, error) {
	v := new(SetOrder)
	if err := canonical.Decode("SetOrder", data, statementwire.ReadRootSetOrder, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetOrder) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetMaxTime) Encode() ([]byte, error) {
	return canonical.Encode("SetMaxTime", statementwire.NewRootSetMaxTime, v.ToWire)
}

// DecodeSetMaxTime reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetMaxTime(data []byte) (*SetMaxTime, error) {
	v := new(SetMaxTime)
	if err := canonical.Decode("SetMaxTime", data, statementwire.ReadRootSetMaxTime, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetMaxTime) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetGeneratorState) Encode() ([]byte, error) {
	return canonical.Encode("SetGeneratorState", statementwire.NewRootSetGeneratorState, v.ToWire)
}

// DecodeSetGeneratorState reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetGeneratorState(data []byte) (*SetGeneratorState, error) {
	v := new(SetGeneratorState)
	if err := canonical.Decode("SetGeneratorState", data, statementwire.ReadRootSetGeneratorState, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetGeneratorState) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetInterval) Encode() ([]byte, error) {
	return canonical.Encode("SetInterval", statementwire.NewRootSetInterval, v.ToWire)
}

// DecodeSetInterval reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetInterval(data []byte) (*SetInterval, error) {
	v := new(SetInterval)
	if err := canonical.Decode("SetInterval", data, statementwire.ReadRootSetInterval, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetInterval) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetSink) Encode() ([]byte, error) {
	return canonical.Encode("SetSink", statementwire.NewRootSetSink, v.ToWire)
}

// DecodeSetSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetSink(data []byte) (*SetSink, error) {
	v := new(SetSink)
	if err := canonical.Decode("SetSink", data, statementwire.ReadRootSetSink, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetSink) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ModeBroker) Encode() ([]byte, error) {
	return canonical.Encode("ModeBroker", statementwire.NewRootModeBroker, v.ToWire)
}

// DecodeModeBroker reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeModeBroker(data []byte) (*ModeBroker, error) {
	v := new(ModeBroker)
	if err := canonical.Decode("ModeBroker", data, statementwire.ReadRootModeBroker, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ModeBroker) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ModeMQTT) Encode() ([]byte, error) {
	return canonical.Encode("ModeMQTT", statementwire.NewRootModeMQTT, v.ToWire)
}

// DecodeModeMQTT reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeModeMQTT(data []byte) (*ModeMQTT, error) {
	v := new(ModeMQTT)
	if err := canonical.Decode("ModeMQTT", data, statementwire.ReadRootModeMQTT, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ModeMQTT) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ModeJetStream) Encode() ([]byte, error) {
	return canonical.Encode("ModeJetStream", statementwire.NewRootModeJetStream, v.ToWire)
}

// DecodeModeJetStream reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeModeJetStream(data []byte) (*ModeJetStream, error) {
	v := new(ModeJetStream)
	if err := canonical.Decode("ModeJetStream", data, statementwire.ReadRootModeJetStream, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ModeJetStream) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ModeSQS) Encode() ([]byte, error) {
	return canonical.Encode("ModeSQS", statementwire.NewRootModeSQS, v.ToWire)
}

// DecodeModeSQS reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeModeSQS(data []byte) (*ModeSQS, error) {
	v := new(ModeSQS)
	if err := canonical.Decode("ModeSQS", data, statementwire.ReadRootModeSQS, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ModeSQS) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ModeRequest) Encode() ([]byte, error) {
	return canonical.Encode("ModeRequest", statementwire.NewRootModeRequest, v.ToWire)
}

// DecodeModeRequest reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeModeRequest(data []byte) (*ModeRequest, error) {
	v := new(ModeRequest)
	if err := canonical.Decode("ModeRequest", data, statementwire.ReadRootModeRequest, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ModeRequest) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetSinkMode) Encode() ([]byte, error) {
	return canonical.Encode("SetSinkMode", statementwire.NewRootSetSinkMode, v.ToWire)
}

// DecodeSetSinkMode reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetSinkMode(data []byte) (*SetSinkMode, error) {
	v := new(SetSinkMode)
	if err := canonical.Decode("SetSinkMode", data, statementwire.ReadRootSetSinkMode, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetSinkMode) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetClient) Encode() ([]byte, error) {
	return canonical.Encode("SetClient", statementwire.NewRootSetClient, v.ToWire)
}

// DecodeSetClient reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetClient(data []byte) (*SetClient, error) {
	v := new(SetClient)
	if err := canonical.Decode("SetClient", data, statementwire.ReadRootSetClient, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetClient) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetEncoding) Encode() ([]byte, error) {
	return canonical.Encode("SetEncoding", statementwire.NewRootSetEncoding, v.ToWire)
}

// DecodeSetEncoding reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetEncoding(data []byte) (*SetEncoding, error) {
	v := new(SetEncoding)
	if err := canonical.Decode("SetEncoding", data, statementwire.ReadRootSetEncoding, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetEncoding) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetFlush) Encode() ([]byte, error) {
	return canonical.Encode("SetFlush", statementwire.NewRootSetFlush, v.ToWire)
}

// DecodeSetFlush reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetFlush(data []byte) (*SetFlush, error) {
	v := new(SetFlush)
	if err := canonical.Decode("SetFlush", data, statementwire.ReadRootSetFlush, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetFlush) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetCommit) Encode() ([]byte, error) {
	return canonical.Encode("SetCommit", statementwire.NewRootSetCommit, v.ToWire)
}

// DecodeSetCommit reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetCommit(data []byte) (*SetCommit, error) {
	v := new(SetCommit)
	if err := canonical.Decode("SetCommit", data, statementwire.ReadRootSetCommit, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetCommit) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetPlacementPolicy) Encode() ([]byte, error) {
	return canonical.Encode("SetPlacementPolicy", statementwire.NewRootSetPlacementPolicy, v.ToWire)
}

// DecodeSetPlacementPolicy reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetPlacementPolicy(data []byte) (*SetPlacementPolicy, error) {
	v := new(SetPlacementPolicy)
	if err := canonical.Decode("SetPlacementPolicy", data, statementwire.ReadRootSetPlacementPolicy, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetPlacementPolicy) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetRank) Encode() ([]byte, error) {
	return canonical.Encode("SetRank", statementwire.NewRootSetRank, v.ToWire)
}

// DecodeSetRank reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetRank(data []byte) (*SetRank, error) {
	v := new(SetRank)
	if err := canonical.Decode("SetRank", data, statementwire.ReadRootSetRank, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetRank) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SetMembers) Encode() ([]byte, error) {
	return canonical.Encode("SetMembers", statementwire.NewRootSetMembers, v.ToWire)
}

// DecodeSetMembers reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetMembers(data []byte) (*SetMembers, error) {
	v := new(SetMembers)
	if err := canonical.Decode("SetMembers", data, statementwire.ReadRootSetMembers, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetMembers) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *RenameModel) Encode() ([]byte, error) {
	return canonical.Encode("RenameModel", statementwire.NewRootRenameModel, v.ToWire)
}

// DecodeRenameModel reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRenameModel(data []byte) (*RenameModel, error) {
	v := new(RenameModel)
	if err := canonical.Decode("RenameModel", data, statementwire.ReadRootRenameModel, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *RenameModel) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *CreateModel) Encode() ([]byte, error) {
	return canonical.Encode("CreateModel", statementwire.NewRootCreateModel, v.ToWire)
}

// DecodeCreateModel reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCreateModel(data []byte) (*CreateModel, error) {
	v := new(CreateModel)
	if err := canonical.Decode("CreateModel", data, statementwire.ReadRootCreateModel, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *CreateModel) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *AlterModel) Encode() ([]byte, error) {
	return canonical.Encode("AlterModel", statementwire.NewRootAlterModel, v.ToWire)
}

// DecodeAlterModel reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAlterModel(data []byte) (*AlterModel, error) {
	v := new(AlterModel)
	if err := canonical.Decode("AlterModel", data, statementwire.ReadRootAlterModel, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *AlterModel) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DropModel) Encode() ([]byte, error) {
	return canonical.Encode("DropModel", statementwire.NewRootDropModel, v.ToWire)
}

// DecodeDropModel reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDropModel(data []byte) (*DropModel, error) {
	v := new(DropModel)
	if err := canonical.Decode("DropModel", data, statementwire.ReadRootDropModel, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DropModel) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *RebindResource) Encode() ([]byte, error) {
	return canonical.Encode("RebindResource", statementwire.NewRootRebindResource, v.ToWire)
}

// DecodeRebindResource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRebindResource(data []byte) (*RebindResource, error) {
	v := new(RebindResource)
	if err := canonical.Decode("RebindResource", data, statementwire.ReadRootRebindResource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *RebindResource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Pace) Encode() ([]byte, error) {
	return canonical.Encode("Pace", statementwire.NewRootPace, v.ToWire)
}

// DecodePace reads canonical bytes and refuses any others with a *canonical.Error.
func DecodePace(data []byte) (*Pace, error) {
	v := new(Pace)
	if err := canonical.Decode("Pace", data, statementwire.ReadRootPace, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Pace) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *CreateDomain) Encode() ([]byte, error) {
	return canonical.Encode("CreateDomain", statementwire.NewRootCreateDomain, v.ToWire)
}

// DecodeCreateDomain reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCreateDomain(data []byte) (*CreateDomain, error) {
	v := new(CreateDomain)
	if err := canonical.Decode("CreateDomain", data, statementwire.ReadRootCreateDomain, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *CreateDomain) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *AlterDomain) Encode() ([]byte, error) {
	return canonical.Encode("AlterDomain", statementwire.NewRootAlterDomain, v.ToWire)
}

// DecodeAlterDomain reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAlterDomain(data []byte) (*AlterDomain, error) {
	v := new(AlterDomain)
	if err := canonical.Decode("AlterDomain", data, statementwire.ReadRootAlterDomain, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *AlterDomain) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *CreateUser) Encode() ([]byte, error) {
	return canonical.Encode("CreateUser", statementwire.NewRootCreateUser, v.ToWire)
}

// DecodeCreateUser reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCreateUser(data []byte) (*CreateUser, error) {
	v := new(CreateUser)
	if err := canonical.Decode("CreateUser", data, statementwire.ReadRootCreateUser, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *CreateUser) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *StartPoint) Encode() ([]byte, error) {
	return canonical.Encode("StartPoint", statementwire.NewRootStartPoint, v.ToWire)
}

// DecodeStartPoint reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeStartPoint(data []byte) (*StartPoint, error) {
	v := new(StartPoint)
	if err := canonical.Decode("StartPoint", data, statementwire.ReadRootStartPoint, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *StartPoint) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *StartDomain) Encode() ([]byte, error) {
	return canonical.Encode("StartDomain", statementwire.NewRootStartDomain, v.ToWire)
}

// DecodeStartDomain reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeStartDomain(data []byte) (*StartDomain, error) {
	v := new(StartDomain)
	if err := canonical.Decode("StartDomain", data, statementwire.ReadRootStartDomain, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *StartDomain) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *StopDomain) Encode() ([]byte, error) {
	return canonical.Encode("StopDomain", statementwire.NewRootStopDomain, v.ToWire)
}

// DecodeStopDomain reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeStopDomain(data []byte) (*StopDomain, error) {
	v := new(StopDomain)
	if err := canonical.Decode("StopDomain", data, statementwire.ReadRootStopDomain, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *StopDomain) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *CreateResource) Encode() ([]byte, error) {
	return canonical.Encode("CreateResource", statementwire.NewRootCreateResource, v.ToWire)
}

// DecodeCreateResource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCreateResource(data []byte) (*CreateResource, error) {
	v := new(CreateResource)
	if err := canonical.Decode("CreateResource", data, statementwire.ReadRootCreateResource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *CreateResource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *UploadResource) Encode() ([]byte, error) {
	return canonical.Encode("UploadResource", statementwire.NewRootUploadResource, v.ToWire)
}

// DecodeUploadResource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeUploadResource(data []byte) (*UploadResource, error) {
	v := new(UploadResource)
	if err := canonical.Decode("UploadResource", data, statementwire.ReadRootUploadResource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *UploadResource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ResetUnbranched) Encode() ([]byte, error) {
	return canonical.Encode("ResetUnbranched", statementwire.NewRootResetUnbranched, v.ToWire)
}

// DecodeResetUnbranched reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeResetUnbranched(data []byte) (*ResetUnbranched, error) {
	v := new(ResetUnbranched)
	if err := canonical.Decode("ResetUnbranched", data, statementwire.ReadRootResetUnbranched, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ResetUnbranched) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ResetAll) Encode() ([]byte, error) {
	return canonical.Encode("ResetAll", statementwire.NewRootResetAll, v.ToWire)
}

// DecodeResetAll reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeResetAll(data []byte) (*ResetAll, error) {
	v := new(ResetAll)
	if err := canonical.Decode("ResetAll", data, statementwire.ReadRootResetAll, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ResetAll) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ResetBranch) Encode() ([]byte, error) {
	return canonical.Encode("ResetBranch", statementwire.NewRootResetBranch, v.ToWire)
}

// DecodeResetBranch reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeResetBranch(data []byte) (*ResetBranch, error) {
	v := new(ResetBranch)
	if err := canonical.Decode("ResetBranch", data, statementwire.ReadRootResetBranch, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ResetBranch) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ResetState) Encode() ([]byte, error) {
	return canonical.Encode("ResetState", statementwire.NewRootResetState, v.ToWire)
}

// DecodeResetState reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeResetState(data []byte) (*ResetState, error) {
	v := new(ResetState)
	if err := canonical.Decode("ResetState", data, statementwire.ReadRootResetState, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ResetState) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ShowCreate) Encode() ([]byte, error) {
	return canonical.Encode("ShowCreate", statementwire.NewRootShowCreate, v.ToWire)
}

// DecodeShowCreate reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeShowCreate(data []byte) (*ShowCreate, error) {
	v := new(ShowCreate)
	if err := canonical.Decode("ShowCreate", data, statementwire.ReadRootShowCreate, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ShowCreate) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ShowState) Encode() ([]byte, error) {
	return canonical.Encode("ShowState", statementwire.NewRootShowState, v.ToWire)
}

// DecodeShowState reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeShowState(data []byte) (*ShowState, error) {
	v := new(ShowState)
	if err := canonical.Decode("ShowState", data, statementwire.ReadRootShowState, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ShowState) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ShowClusterStatus) Encode() ([]byte, error) {
	return canonical.Encode("ShowClusterStatus", statementwire.NewRootShowClusterStatus, v.ToWire)
}

// DecodeShowClusterStatus reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeShowClusterStatus(data []byte) (*ShowClusterStatus, error) {
	v := new(ShowClusterStatus)
	if err := canonical.Decode("ShowClusterStatus", data, statementwire.ReadRootShowClusterStatus, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ShowClusterStatus) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ShowPlacements) Encode() ([]byte, error) {
	return canonical.Encode("ShowPlacements", statementwire.NewRootShowPlacements, v.ToWire)
}

// DecodeShowPlacements reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeShowPlacements(data []byte) (*ShowPlacements, error) {
	v := new(ShowPlacements)
	if err := canonical.Decode("ShowPlacements", data, statementwire.ReadRootShowPlacements, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ShowPlacements) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ShowUDFs) Encode() ([]byte, error) {
	return canonical.Encode("ShowUDFs", statementwire.NewRootShowUDFs, v.ToWire)
}

// DecodeShowUDFs reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeShowUDFs(data []byte) (*ShowUDFs, error) {
	v := new(ShowUDFs)
	if err := canonical.Decode("ShowUDFs", data, statementwire.ReadRootShowUDFs, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ShowUDFs) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ShowTransactions) Encode() ([]byte, error) {
	return canonical.Encode("ShowTransactions", statementwire.NewRootShowTransactions, v.ToWire)
}

// DecodeShowTransactions reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeShowTransactions(data []byte) (*ShowTransactions, error) {
	v := new(ShowTransactions)
	if err := canonical.Decode("ShowTransactions", data, statementwire.ReadRootShowTransactions, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ShowTransactions) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DescribeDomain) Encode() ([]byte, error) {
	return canonical.Encode("DescribeDomain", statementwire.NewRootDescribeDomain, v.ToWire)
}

// DecodeDescribeDomain reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDescribeDomain(data []byte) (*DescribeDomain, error) {
	v := new(DescribeDomain)
	if err := canonical.Decode("DescribeDomain", data, statementwire.ReadRootDescribeDomain, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DescribeDomain) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DescribeModel) Encode() ([]byte, error) {
	return canonical.Encode("DescribeModel", statementwire.NewRootDescribeModel, v.ToWire)
}

// DecodeDescribeModel reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDescribeModel(data []byte) (*DescribeModel, error) {
	v := new(DescribeModel)
	if err := canonical.Decode("DescribeModel", data, statementwire.ReadRootDescribeModel, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DescribeModel) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DescribeResource) Encode() ([]byte, error) {
	return canonical.Encode("DescribeResource", statementwire.NewRootDescribeResource, v.ToWire)
}

// DecodeDescribeResource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDescribeResource(data []byte) (*DescribeResource, error) {
	v := new(DescribeResource)
	if err := canonical.Decode("DescribeResource", data, statementwire.ReadRootDescribeResource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DescribeResource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DescribeTransaction) Encode() ([]byte, error) {
	return canonical.Encode("DescribeTransaction", statementwire.NewRootDescribeTransaction, v.ToWire)
}

// DecodeDescribeTransaction reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDescribeTransaction(data []byte) (*DescribeTransaction, error) {
	v := new(DescribeTransaction)
	if err := canonical.Decode("DescribeTransaction", data, statementwire.ReadRootDescribeTransaction, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DescribeTransaction) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DescribeRelocation) Encode() ([]byte, error) {
	return canonical.Encode("DescribeRelocation", statementwire.NewRootDescribeRelocation, v.ToWire)
}

// DecodeDescribeRelocation reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDescribeRelocation(data []byte) (*DescribeRelocation, error) {
	v := new(DescribeRelocation)
	if err := canonical.Decode("DescribeRelocation", data, statementwire.ReadRootDescribeRelocation, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DescribeRelocation) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Lookup) Encode() ([]byte, error) {
	return canonical.Encode("Lookup", statementwire.NewRootLookup, v.ToWire)
}

// DecodeLookup reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeLookup(data []byte) (*Lookup, error) {
	v := new(Lookup)
	if err := canonical.Decode("Lookup", data, statementwire.ReadRootLookup, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Lookup) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *BranchBinding) Encode() ([]byte, error) {
	return canonical.Encode("BranchBinding", statementwire.NewRootBranchBinding, v.ToWire)
}

// DecodeBranchBinding reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeBranchBinding(data []byte) (*BranchBinding, error) {
	v := new(BranchBinding)
	if err := canonical.Decode("BranchBinding", data, statementwire.ReadRootBranchBinding, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *BranchBinding) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *CordonNode) Encode() ([]byte, error) {
	return canonical.Encode("CordonNode", statementwire.NewRootCordonNode, v.ToWire)
}

// DecodeCordonNode reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCordonNode(data []byte) (*CordonNode, error) {
	v := new(CordonNode)
	if err := canonical.Decode("CordonNode", data, statementwire.ReadRootCordonNode, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *CordonNode) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *UncordonNode) Encode() ([]byte, error) {
	return canonical.Encode("UncordonNode", statementwire.NewRootUncordonNode, v.ToWire)
}

// DecodeUncordonNode reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeUncordonNode(data []byte) (*UncordonNode, error) {
	v := new(UncordonNode)
	if err := canonical.Decode("UncordonNode", data, statementwire.ReadRootUncordonNode, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *UncordonNode) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DrainNode) Encode() ([]byte, error) {
	return canonical.Encode("DrainNode", statementwire.NewRootDrainNode, v.ToWire)
}

// DecodeDrainNode reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDrainNode(data []byte) (*DrainNode, error) {
	v := new(DrainNode)
	if err := canonical.Decode("DrainNode", data, statementwire.ReadRootDrainNode, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DrainNode) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DropNode) Encode() ([]byte, error) {
	return canonical.Encode("DropNode", statementwire.NewRootDropNode, v.ToWire)
}

// DecodeDropNode reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDropNode(data []byte) (*DropNode, error) {
	v := new(DropNode)
	if err := canonical.Decode("DropNode", data, statementwire.ReadRootDropNode, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DropNode) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *RelocationException) Encode() ([]byte, error) {
	return canonical.Encode("RelocationException", statementwire.NewRootRelocationException, v.ToWire)
}

// DecodeRelocationException reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRelocationException(data []byte) (*RelocationException, error) {
	v := new(RelocationException)
	if err := canonical.Decode("RelocationException", data, statementwire.ReadRootRelocationException, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *RelocationException) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Relocation) Encode() ([]byte, error) {
	return canonical.Encode("Relocation", statementwire.NewRootRelocation, v.ToWire)
}

// DecodeRelocation reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRelocation(data []byte) (*Relocation, error) {
	v := new(Relocation)
	if err := canonical.Decode("Relocation", data, statementwire.ReadRootRelocation, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Relocation) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Relocate) Encode() ([]byte, error) {
	return canonical.Encode("Relocate", statementwire.NewRootRelocate, v.ToWire)
}

// DecodeRelocate reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRelocate(data []byte) (*Relocate, error) {
	v := new(Relocate)
	if err := canonical.Decode("Relocate", data, statementwire.ReadRootRelocate, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Relocate) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Begin) Encode() ([]byte, error) {
	return canonical.Encode("Begin", statementwire.NewRootBegin, v.ToWire)
}

// DecodeBegin reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeBegin(data []byte) (*Begin, error) {
	v := new(Begin)
	if err := canonical.Decode("Begin", data, statementwire.ReadRootBegin, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Begin) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Commit) Encode() ([]byte, error) {
	return canonical.Encode("Commit", statementwire.NewRootCommit, v.ToWire)
}

// DecodeCommit reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCommit(data []byte) (*Commit, error) {
	v := new(Commit)
	if err := canonical.Decode("Commit", data, statementwire.ReadRootCommit, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Commit) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Revert) Encode() ([]byte, error) {
	return canonical.Encode("Revert", statementwire.NewRootRevert, v.ToWire)
}

// DecodeRevert reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRevert(data []byte) (*Revert, error) {
	v := new(Revert)
	if err := canonical.Decode("Revert", data, statementwire.ReadRootRevert, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Revert) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *AttachTransaction) Encode() ([]byte, error) {
	return canonical.Encode("AttachTransaction", statementwire.NewRootAttachTransaction, v.ToWire)
}

// DecodeAttachTransaction reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAttachTransaction(data []byte) (*AttachTransaction, error) {
	v := new(AttachTransaction)
	if err := canonical.Decode("AttachTransaction", data, statementwire.ReadRootAttachTransaction, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *AttachTransaction) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *CreateSubscription) Encode() ([]byte, error) {
	return canonical.Encode("CreateSubscription", statementwire.NewRootCreateSubscription, v.ToWire)
}

// DecodeCreateSubscription reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCreateSubscription(data []byte) (*CreateSubscription, error) {
	v := new(CreateSubscription)
	if err := canonical.Decode("CreateSubscription", data, statementwire.ReadRootCreateSubscription, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *CreateSubscription) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DeleteSubscription) Encode() ([]byte, error) {
	return canonical.Encode("DeleteSubscription", statementwire.NewRootDeleteSubscription, v.ToWire)
}

// DecodeDeleteSubscription reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDeleteSubscription(data []byte) (*DeleteSubscription, error) {
	v := new(DeleteSubscription)
	if err := canonical.Decode("DeleteSubscription", data, statementwire.ReadRootDeleteSubscription, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DeleteSubscription) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *UseDomain) Encode() ([]byte, error) {
	return canonical.Encode("UseDomain", statementwire.NewRootUseDomain, v.ToWire)
}

// DecodeUseDomain reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeUseDomain(data []byte) (*UseDomain, error) {
	v := new(UseDomain)
	if err := canonical.Decode("UseDomain", data, statementwire.ReadRootUseDomain, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *UseDomain) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ListDomains) Encode() ([]byte, error) {
	return canonical.Encode("ListDomains", statementwire.NewRootListDomains, v.ToWire)
}

// DecodeListDomains reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeListDomains(data []byte) (*ListDomains, error) {
	v := new(ListDomains)
	if err := canonical.Decode("ListDomains", data, statementwire.ReadRootListDomains, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ListDomains) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Backup) Encode() ([]byte, error) {
	return canonical.Encode("Backup", statementwire.NewRootBackup, v.ToWire)
}

// DecodeBackup reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeBackup(data []byte) (*Backup, error) {
	v := new(Backup)
	if err := canonical.Decode("Backup", data, statementwire.ReadRootBackup, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Backup) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Restore) Encode() ([]byte, error) {
	return canonical.Encode("Restore", statementwire.NewRootRestore, v.ToWire)
}

// DecodeRestore reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRestore(data []byte) (*Restore, error) {
	v := new(Restore)
	if err := canonical.Decode("Restore", data, statementwire.ReadRootRestore, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Restore) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DescribeBackup) Encode() ([]byte, error) {
	return canonical.Encode("DescribeBackup", statementwire.NewRootDescribeBackup, v.ToWire)
}

// DecodeDescribeBackup reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDescribeBackup(data []byte) (*DescribeBackup, error) {
	v := new(DescribeBackup)
	if err := canonical.Decode("DescribeBackup", data, statementwire.ReadRootDescribeBackup, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DescribeBackup) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// EncodeWrittenMode gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeWrittenMode(value WrittenMode) ([]byte, error) {
	return canonical.Encode("WrittenMode", statementwire.NewRootWrittenMode, func(w statementwire.WrittenMode, e *canonical.Encoder) {
		WrittenModeToWire(value, w, e)
	})
}

// DecodeWrittenMode reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWrittenMode(data []byte) (WrittenMode, error) {
	var value WrittenMode
	err := canonical.Decode("WrittenMode", data, statementwire.ReadRootWrittenMode, func(w statementwire.WrittenMode, d *canonical.Decoder) {
		value = WrittenModeFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeWrittenMode(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestWrittenMode gives the BLAKE3 digest of the canonical bytes; it fails when
// EncodeWrittenMode does.
func DigestWrittenMode(value WrittenMode) ([32]byte, error) {
	return canonical.Digest(EncodeWrittenMode(value))
}

// EncodeOperation gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeOperation(value Operation) ([]byte, error) {
	return canonical.Encode("Operation", statementwire.NewRootOperation, func(w statementwire.Operation, e *canonical.Encoder) {
		OperationToWire(value, w, e)
	})
}

// DecodeOperation reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeOperation(data []byte) (Operation, error) {
	var value Operation
	err := canonical.Decode("Operation", data, statementwire.ReadRootOperation, func(w statementwire.Operation, d *canonical.Decoder) {
		value = OperationFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeOperation(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestOperation gives the BLAKE3 digest of the canonical bytes; it fails when EncodeOperation
// does.
func DigestOperation(value Operation) ([32]byte, error) {
	return canonical.Digest(EncodeOperation(value))
}

// EncodeResetScope gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeResetScope(value ResetScope) ([]byte, error) {
	return canonical.Encode("ResetScope", statementwire.NewRootResetScope, func(w statementwire.ResetScope, e *canonical.Encoder) {
		ResetScopeToWire(value, w, e)
	})
}

// DecodeResetScope reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeResetScope(data []byte) (ResetScope, error) {
	var value ResetScope
	err := canonical.Decode("ResetScope", data, statementwire.ReadRootResetScope, func(w statementwire.ResetScope, d *canonical.Decoder) {
		value = ResetScopeFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeResetScope(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestResetScope gives the BLAKE3 digest of the canonical bytes; it fails when EncodeResetScope
// does.
func DigestResetScope(value ResetScope) ([32]byte, error) {
	return canonical.Digest(EncodeResetScope(value))
}

// EncodeStatement gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeStatement(value Statement) ([]byte, error) {
	return canonical.Encode("Statement", statementwire.NewRootStatement, func(w statementwire.Statement, e *canonical.Encoder) {
		StatementToWire(value, w, e)
	})
}

// DecodeStatement reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeStatement(data []byte) (Statement, error) {
	var value Statement
	err := canonical.Decode("Statement", data, statementwire.ReadRootStatement, func(w statementwire.Statement, d *canonical.Decoder) {
		value = StatementFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeStatement(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestStatement gives the BLAKE3 digest of the canonical bytes; it fails when EncodeStatement
// does.
func DigestStatement(value Statement) ([32]byte, error) {
	return canonical.Digest(EncodeStatement(value))
}
