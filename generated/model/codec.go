// Code generated from spec/ by go generate. DO NOT EDIT.

package model

import (
	"nervix/generated/canonical"
	"nervix/generated/model/modelwire"
)

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Change) Encode() ([]byte, error) {
	return canonical.Encode("Change", modelwire.NewRootChange, v.ToWire)
}

// DecodeChange reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeChange(data []byte) (*Change, error) {
	v := new(Change)
	if err := canonical.Decode("Change", data, modelwire.ReadRootChange, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Change) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Reference) Encode() ([]byte, error) {
	return canonical.Encode("Reference", modelwire.NewRootReference, v.ToWire)
}

// DecodeReference reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeReference(data []byte) (*Reference, error) {
	v := new(Reference)
	if err := canonical.Decode("Reference", data, modelwire.ReadRootReference, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Reference) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *IntegerLiteral) Encode() ([]byte, error) {
	return canonical.Encode("IntegerLiteral", modelwire.NewRootIntegerLiteral, v.ToWire)
}

// DecodeIntegerLiteral reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeIntegerLiteral(data []byte) (*IntegerLiteral, error) {
	v := new(IntegerLiteral)
	if err := canonical.Decode("IntegerLiteral", data, modelwire.ReadRootIntegerLiteral, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *IntegerLiteral) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *FloatLiteral) Encode() ([]byte, error) {
	return canonical.Encode("FloatLiteral", modelwire.NewRootFloatLiteral, v.ToWire)
}

// DecodeFloatLiteral reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeFloatLiteral(data []byte) (*FloatLiteral, error) {
	v := new(FloatLiteral)
	if err := canonical.Decode("FloatLiteral", data, modelwire.ReadRootFloatLiteral, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *FloatLiteral) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *StringLiteral) Encode() ([]byte, error) {
	return canonical.Encode("StringLiteral", modelwire.NewRootStringLiteral, v.ToWire)
}

// DecodeStringLiteral reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeStringLiteral(data []byte) (*StringLiteral, error) {
	v := new(StringLiteral)
	if err := canonical.Decode("StringLiteral", data, modelwire.ReadRootStringLiteral, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *StringLiteral) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *BoolLiteral) Encode() ([]byte, error) {
	return canonical.Encode("BoolLiteral", modelwire.NewRootBoolLiteral, v.ToWire)
}

// DecodeBoolLiteral reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeBoolLiteral(data []byte) (*BoolLiteral, error) {
	v := new(BoolLiteral)
	if err := canonical.Decode("BoolLiteral", data, modelwire.ReadRootBoolLiteral, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *BoolLiteral) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *NullLiteral) Encode() ([]byte, error) {
	return canonical.Encode("NullLiteral", modelwire.NewRootNullLiteral, v.ToWire)
}

// DecodeNullLiteral reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeNullLiteral(data []byte) (*NullLiteral, error) {
	v := new(NullLiteral)
	if err := canonical.Decode("NullLiteral", data, modelwire.ReadRootNullLiteral, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *NullLiteral) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *FieldReference) Encode() ([]byte, error) {
	return canonical.Encode("FieldReference", modelwire.NewRootFieldReference, v.ToWire)
}

// DecodeFieldReference reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeFieldReference(data []byte) (*FieldReference, error) {
	v := new(FieldReference)
	if err := canonical.Decode("FieldReference", data, modelwire.ReadRootFieldReference, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *FieldReference) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Unary) Encode() ([]byte, error) {
	return canonical.Encode("Unary", modelwire.NewRootUnary, v.ToWire)
}

// DecodeUnary reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeUnary(data []byte) (*Unary, error) {
	v := new(Unary)
	if err := canonical.Decode("Unary", data, modelwire.ReadRootUnary, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Unary) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Binary) Encode() ([]byte, error) {
	return canonical.Encode("Binary", modelwire.NewRootBinary, v.ToWire)
}

// DecodeBinary reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeBinary(data []byte) (*Binary, error) {
	v := new(Binary)
	if err := canonical.Decode("Binary", data, modelwire.ReadRootBinary, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Binary) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Cast) Encode() ([]byte, error) {
	return canonical.Encode("Cast", modelwire.NewRootCast, v.ToWire)
}

// DecodeCast reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCast(data []byte) (*Cast, error) {
	v := new(Cast)
	if err := canonical.Decode("Cast", data, modelwire.ReadRootCast, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Cast) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Call) Encode() ([]byte, error) {
	return canonical.Encode("Call", modelwire.NewRootCall, v.ToWire)
}

// DecodeCall reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCall(data []byte) (*Call, error) {
	v := new(Call)
	if err := canonical.Decode("Call", data, modelwire.ReadRootCall, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Call) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ArrayLiteral) Encode() ([]byte, error) {
	return canonical.Encode("ArrayLiteral", modelwire.NewRootArrayLiteral, v.ToWire)
}

// DecodeArrayLiteral reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeArrayLiteral(data []byte) (*ArrayLiteral, error) {
	v := new(ArrayLiteral)
	if err := canonical.Decode("ArrayLiteral", data, modelwire.ReadRootArrayLiteral, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ArrayLiteral) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *If) Encode() ([]byte, error) {
	return canonical.Encode("If", modelwire.NewRootIf, v.ToWire)
}

// DecodeIf reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeIf(data []byte) (*If, error) {
	v := new(If)
	if err := canonical.Decode("If", data, modelwire.ReadRootIf, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *If) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *CaseArm) Encode() ([]byte, error) {
	return canonical.Encode("CaseArm", modelwire.NewRootCaseArm, v.ToWire)
}

// DecodeCaseArm reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCaseArm(data []byte) (*CaseArm, error) {
	v := new(CaseArm)
	if err := canonical.Decode("CaseArm", data, modelwire.ReadRootCaseArm, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *CaseArm) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Case) Encode() ([]byte, error) {
	return canonical.Encode("Case", modelwire.NewRootCase, v.ToWire)
}

// DecodeCase reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCase(data []byte) (*Case, error) {
	v := new(Case)
	if err := canonical.Decode("Case", data, modelwire.ReadRootCase, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Case) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Duration) Encode() ([]byte, error) {
	return canonical.Encode("Duration", modelwire.NewRootDuration, v.ToWire)
}

// DecodeDuration reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDuration(data []byte) (*Duration, error) {
	v := new(Duration)
	if err := canonical.Decode("Duration", data, modelwire.ReadRootDuration, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Duration) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ByteSize) Encode() ([]byte, error) {
	return canonical.Encode("ByteSize", modelwire.NewRootByteSize, v.ToWire)
}

// DecodeByteSize reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeByteSize(data []byte) (*ByteSize, error) {
	v := new(ByteSize)
	if err := canonical.Decode("ByteSize", data, modelwire.ReadRootByteSize, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ByteSize) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Schema) Encode() ([]byte, error) {
	return canonical.Encode("Schema", modelwire.NewRootSchema, v.ToWire)
}

// DecodeSchema reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSchema(data []byte) (*Schema, error) {
	v := new(Schema)
	if err := canonical.Decode("Schema", data, modelwire.ReadRootSchema, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Schema) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SchemaField) Encode() ([]byte, error) {
	return canonical.Encode("SchemaField", modelwire.NewRootSchemaField, v.ToWire)
}

// DecodeSchemaField reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSchemaField(data []byte) (*SchemaField, error) {
	v := new(SchemaField)
	if err := canonical.Decode("SchemaField", data, modelwire.ReadRootSchemaField, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SchemaField) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *WireJSONSchema) Encode() ([]byte, error) {
	return canonical.Encode("WireJSONSchema", modelwire.NewRootWireJSONSchema, v.ToWire)
}

// DecodeWireJSONSchema reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWireJSONSchema(data []byte) (*WireJSONSchema, error) {
	v := new(WireJSONSchema)
	if err := canonical.Decode("WireJSONSchema", data, modelwire.ReadRootWireJSONSchema, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *WireJSONSchema) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *WireJSONField) Encode() ([]byte, error) {
	return canonical.Encode("WireJSONField", modelwire.NewRootWireJSONField, v.ToWire)
}

// DecodeWireJSONField reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWireJSONField(data []byte) (*WireJSONField, error) {
	v := new(WireJSONField)
	if err := canonical.Decode("WireJSONField", data, modelwire.ReadRootWireJSONField, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *WireJSONField) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Codec) Encode() ([]byte, error) {
	return canonical.Encode("Codec", modelwire.NewRootCodec, v.ToWire)
}

// DecodeCodec reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCodec(data []byte) (*Codec, error) {
	v := new(Codec)
	if err := canonical.Decode("Codec", data, modelwire.ReadRootCodec, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Codec) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *WireJSON) Encode() ([]byte, error) {
	return canonical.Encode("WireJSON", modelwire.NewRootWireJSON, v.ToWire)
}

// DecodeWireJSON reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWireJSON(data []byte) (*WireJSON, error) {
	v := new(WireJSON)
	if err := canonical.Decode("WireJSON", data, modelwire.ReadRootWireJSON, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *WireJSON) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Client) Encode() ([]byte, error) {
	return canonical.Encode("Client", modelwire.NewRootClient, v.ToWire)
}

// DecodeClient reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeClient(data []byte) (*Client, error) {
	v := new(Client)
	if err := canonical.Decode("Client", data, modelwire.ReadRootClient, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Client) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ConfigEntry) Encode() ([]byte, error) {
	return canonical.Encode("ConfigEntry", modelwire.NewRootConfigEntry, v.ToWire)
}

// DecodeConfigEntry reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeConfigEntry(data []byte) (*ConfigEntry, error) {
	v := new(ConfigEntry)
	if err := canonical.Decode("ConfigEntry", data, modelwire.ReadRootConfigEntry, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ConfigEntry) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Vhost) Encode() ([]byte, error) {
	return canonical.Encode("Vhost", modelwire.NewRootVhost, v.ToWire)
}

// DecodeVhost reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeVhost(data []byte) (*Vhost, error) {
	v := new(Vhost)
	if err := canonical.Decode("Vhost", data, modelwire.ReadRootVhost, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Vhost) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Endpoint) Encode() ([]byte, error) {
	return canonical.Encode("Endpoint", modelwire.NewRootEndpoint, v.ToWire)
}

// DecodeEndpoint reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeEndpoint(data []byte) (*Endpoint, error) {
	v := new(Endpoint)
	if err := canonical.Decode("Endpoint", data, modelwire.ReadRootEndpoint, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Endpoint) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Branch) Encode() ([]byte, error) {
	return canonical.Encode("Branch", modelwire.NewRootBranch, v.ToWire)
}

// DecodeBranch reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeBranch(data []byte) (*Branch, error) {
	v := new(Branch)
	if err := canonical.Decode("Branch", data, modelwire.ReadRootBranch, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Branch) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Branching) Encode() ([]byte, error) {
	return canonical.Encode("Branching", modelwire.NewRootBranching, v.ToWire)
}

// DecodeBranching reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeBranching(data []byte) (*Branching, error) {
	v := new(Branching)
	if err := canonical.Decode("Branching", data, modelwire.ReadRootBranching, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Branching) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Relay) Encode() ([]byte, error) {
	return canonical.Encode("Relay", modelwire.NewRootRelay, v.ToWire)
}

// DecodeRelay reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRelay(data []byte) (*Relay, error) {
	v := new(Relay)
	if err := canonical.Decode("Relay", data, modelwire.ReadRootRelay, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Relay) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Input) Encode() ([]byte, error) {
	return canonical.Encode("Input", modelwire.NewRootInput, v.ToWire)
}

// DecodeInput reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeInput(data []byte) (*Input, error) {
	v := new(Input)
	if err := canonical.Decode("Input", data, modelwire.ReadRootInput, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Input) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *InheritItem) Encode() ([]byte, error) {
	return canonical.Encode("InheritItem", modelwire.NewRootInheritItem, v.ToWire)
}

// DecodeInheritItem reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeInheritItem(data []byte) (*InheritItem, error) {
	v := new(InheritItem)
	if err := canonical.Decode("InheritItem", data, modelwire.ReadRootInheritItem, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *InheritItem) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *InheritAll) Encode() ([]byte, error) {
	return canonical.Encode("InheritAll", modelwire.NewRootInheritAll, v.ToWire)
}

// DecodeInheritAll reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeInheritAll(data []byte) (*InheritAll, error) {
	v := new(InheritAll)
	if err := canonical.Decode("InheritAll", data, modelwire.ReadRootInheritAll, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *InheritAll) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *InheritFields) Encode() ([]byte, error) {
	return canonical.Encode("InheritFields", modelwire.NewRootInheritFields, v.ToWire)
}

// DecodeInheritFields reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeInheritFields(data []byte) (*InheritFields, error) {
	v := new(InheritFields)
	if err := canonical.Decode("InheritFields", data, modelwire.ReadRootInheritFields, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *InheritFields) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Assignment) Encode() ([]byte, error) {
	return canonical.Encode("Assignment", modelwire.NewRootAssignment, v.ToWire)
}

// DecodeAssignment reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAssignment(data []byte) (*Assignment, error) {
	v := new(Assignment)
	if err := canonical.Decode("Assignment", data, modelwire.ReadRootAssignment, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Assignment) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Construction) Encode() ([]byte, error) {
	return canonical.Encode("Construction", modelwire.NewRootConstruction, v.ToWire)
}

// DecodeConstruction reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeConstruction(data []byte) (*Construction, error) {
	v := new(Construction)
	if err := canonical.Decode("Construction", data, modelwire.ReadRootConstruction, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Construction) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Invocation) Encode() ([]byte, error) {
	return canonical.Encode("Invocation", modelwire.NewRootInvocation, v.ToWire)
}

// DecodeInvocation reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeInvocation(data []byte) (*Invocation, error) {
	v := new(Invocation)
	if err := canonical.Decode("Invocation", data, modelwire.ReadRootInvocation, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Invocation) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *FlushImmediate) Encode() ([]byte, error) {
	return canonical.Encode("FlushImmediate", modelwire.NewRootFlushImmediate, v.ToWire)
}

// DecodeFlushImmediate reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeFlushImmediate(data []byte) (*FlushImmediate, error) {
	v := new(FlushImmediate)
	if err := canonical.Decode("FlushImmediate", data, modelwire.ReadRootFlushImmediate, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *FlushImmediate) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *FlushEach) Encode() ([]byte, error) {
	return canonical.Encode("FlushEach", modelwire.NewRootFlushEach, v.ToWire)
}

// DecodeFlushEach reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeFlushEach(data []byte) (*FlushEach, error) {
	v := new(FlushEach)
	if err := canonical.Decode("FlushEach", data, modelwire.ReadRootFlushEach, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *FlushEach) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *IgnoreError) Encode() ([]byte, error) {
	return canonical.Encode("IgnoreError", modelwire.NewRootIgnoreError, v.ToWire)
}

// DecodeIgnoreError reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeIgnoreError(data []byte) (*IgnoreError, error) {
	v := new(IgnoreError)
	if err := canonical.Decode("IgnoreError", data, modelwire.ReadRootIgnoreError, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *IgnoreError) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *LogError) Encode() ([]byte, error) {
	return canonical.Encode("LogError", modelwire.NewRootLogError, v.ToWire)
}

// DecodeLogError reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeLogError(data []byte) (*LogError, error) {
	v := new(LogError)
	if err := canonical.Decode("LogError", data, modelwire.ReadRootLogError, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *LogError) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SendError) Encode() ([]byte, error) {
	return canonical.Encode("SendError", modelwire.NewRootSendError, v.ToWire)
}

// DecodeSendError reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSendError(data []byte) (*SendError, error) {
	v := new(SendError)
	if err := canonical.Decode("SendError", data, modelwire.ReadRootSendError, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SendError) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Route) Encode() ([]byte, error) {
	return canonical.Encode("Route", modelwire.NewRootRoute, v.ToWire)
}

// DecodeRoute reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRoute(data []byte) (*Route, error) {
	v := new(Route)
	if err := canonical.Decode("Route", data, modelwire.ReadRootRoute, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Route) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *BranchAssignment) Encode() ([]byte, error) {
	return canonical.Encode("BranchAssignment", modelwire.NewRootBranchAssignment, v.ToWire)
}

// DecodeBranchAssignment reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeBranchAssignment(data []byte) (*BranchAssignment, error) {
	v := new(BranchAssignment)
	if err := canonical.Decode("BranchAssignment", data, modelwire.ReadRootBranchAssignment, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *BranchAssignment) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *EntryRoute) Encode() ([]byte, error) {
	return canonical.Encode("EntryRoute", modelwire.NewRootEntryRoute, v.ToWire)
}

// DecodeEntryRoute reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeEntryRoute(data []byte) (*EntryRoute, error) {
	v := new(EntryRoute)
	if err := canonical.Decode("EntryRoute", data, modelwire.ReadRootEntryRoute, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *EntryRoute) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Retry) Encode() ([]byte, error) {
	return canonical.Encode("Retry", modelwire.NewRootRetry, v.ToWire)
}

// DecodeRetry reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRetry(data []byte) (*Retry, error) {
	v := new(Retry)
	if err := canonical.Decode("Retry", data, modelwire.ReadRootRetry, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Retry) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *AckSequential) Encode() ([]byte, error) {
	return canonical.Encode("AckSequential", modelwire.NewRootAckSequential, v.ToWire)
}

// DecodeAckSequential reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAckSequential(data []byte) (*AckSequential, error) {
	v := new(AckSequential)
	if err := canonical.Decode("AckSequential", data, modelwire.ReadRootAckSequential, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *AckSequential) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *AckParallel) Encode() ([]byte, error) {
	return canonical.Encode("AckParallel", modelwire.NewRootAckParallel, v.ToWire)
}

// DecodeAckParallel reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeAckParallel(data []byte) (*AckParallel, error) {
	v := new(AckParallel)
	if err := canonical.Decode("AckParallel", data, modelwire.ReadRootAckParallel, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *AckParallel) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *NoAckSequential) Encode() ([]byte, error) {
	return canonical.Encode("NoAckSequential", modelwire.NewRootNoAckSequential, v.ToWire)
}

// DecodeNoAckSequential reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeNoAckSequential(data []byte) (*NoAckSequential, error) {
	v := new(NoAckSequential)
	if err := canonical.Decode("NoAckSequential", data, modelwire.ReadRootNoAckSequential, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *NoAckSequential) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *NoAckParallel) Encode() ([]byte, error) {
	return canonical.Encode("NoAckParallel", modelwire.NewRootNoAckParallel, v.ToWire)
}

// DecodeNoAckParallel reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeNoAckParallel(data []byte) (*NoAckParallel, error) {
	v := new(NoAckParallel)
	if err := canonical.Decode("NoAckParallel", data, modelwire.ReadRootNoAckParallel, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *NoAckParallel) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *EndpointSource) Encode() ([]byte, error) {
	return canonical.Encode("EndpointSource", modelwire.NewRootEndpointSource, v.ToWire)
}

// DecodeEndpointSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeEndpointSource(data []byte) (*EndpointSource, error) {
	v := new(EndpointSource)
	if err := canonical.Decode("EndpointSource", data, modelwire.ReadRootEndpointSource, v.FromWire, v.Encode); err != nil {
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
	return canonical.Encode("NatsSource", modelwire.NewRootNatsSource, v.ToWire)
}

// DecodeNatsSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeNatsSource(data []byte) (*NatsSource, error) {
	v := new(NatsSource)
	if err := canonical.Decode("NatsSource", data, modelwire.ReadRootNatsSource, v.FromWire, v.Encode); err != nil {
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
	return canonical.Encode("KafkaSource", modelwire.NewRootKafkaSource, v.ToWire)
}

// DecodeKafkaSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeKafkaSource(data []byte) (*KafkaSource, error) {
	v := new(KafkaSource)
	if err := canonical.Decode("KafkaSource", data, modelwire.ReadRootKafkaSource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *KafkaSource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *QuiesceSuspend) Encode() ([]byte, error) {
	return canonical.Encode("QuiesceSuspend", modelwire.NewRootQuiesceSuspend, v.ToWire)
}

// DecodeQuiesceSuspend reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeQuiesceSuspend(data []byte) (*QuiesceSuspend, error) {
	v := new(QuiesceSuspend)
	if err := canonical.Decode("QuiesceSuspend", data, modelwire.ReadRootQuiesceSuspend, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *QuiesceSuspend) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *QuiesceBuffer) Encode() ([]byte, error) {
	return canonical.Encode("QuiesceBuffer", modelwire.NewRootQuiesceBuffer, v.ToWire)
}

// DecodeQuiesceBuffer reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeQuiesceBuffer(data []byte) (*QuiesceBuffer, error) {
	v := new(QuiesceBuffer)
	if err := canonical.Decode("QuiesceBuffer", data, modelwire.ReadRootQuiesceBuffer, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *QuiesceBuffer) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *QuiesceDrop) Encode() ([]byte, error) {
	return canonical.Encode("QuiesceDrop", modelwire.NewRootQuiesceDrop, v.ToWire)
}

// DecodeQuiesceDrop reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeQuiesceDrop(data []byte) (*QuiesceDrop, error) {
	v := new(QuiesceDrop)
	if err := canonical.Decode("QuiesceDrop", data, modelwire.ReadRootQuiesceDrop, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *QuiesceDrop) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *QuiesceReject) Encode() ([]byte, error) {
	return canonical.Encode("QuiesceReject", modelwire.NewRootQuiesceReject, v.ToWire)
}

// DecodeQuiesceReject reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeQuiesceReject(data []byte) (*QuiesceReject, error) {
	v := new(QuiesceReject)
	if err := canonical.Decode("QuiesceReject", data, modelwire.ReadRootQuiesceReject, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *QuiesceReject) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Ingestor) Encode() ([]byte, error) {
	return canonical.Encode("Ingestor", modelwire.NewRootIngestor, v.ToWire)
}

// DecodeIngestor reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeIngestor(data []byte) (*Ingestor, error) {
	v := new(Ingestor)
	if err := canonical.Decode("Ingestor", data, modelwire.ReadRootIngestor, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Ingestor) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *TimestampNow) Encode() ([]byte, error) {
	return canonical.Encode("TimestampNow", modelwire.NewRootTimestampNow, v.ToWire)
}

// DecodeTimestampNow reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTimestampNow(data []byte) (*TimestampNow, error) {
	v := new(TimestampNow)
	if err := canonical.Decode("TimestampNow", data, modelwire.ReadRootTimestampNow, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *TimestampNow) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *TimestampAt) Encode() ([]byte, error) {
	return canonical.Encode("TimestampAt", modelwire.NewRootTimestampAt, v.ToWire)
}

// DecodeTimestampAt reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTimestampAt(data []byte) (*TimestampAt, error) {
	v := new(TimestampAt)
	if err := canonical.Decode("TimestampAt", data, modelwire.ReadRootTimestampAt, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *TimestampAt) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Junction) Encode() ([]byte, error) {
	return canonical.Encode("Junction", modelwire.NewRootJunction, v.ToWire)
}

// DecodeJunction reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeJunction(data []byte) (*Junction, error) {
	v := new(Junction)
	if err := canonical.Decode("Junction", data, modelwire.ReadRootJunction, v.FromWire, v.Encode); err != nil {
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
	return canonical.Encode("Deduplicator", modelwire.NewRootDeduplicator, v.ToWire)
}

// DecodeDeduplicator reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDeduplicator(data []byte) (*Deduplicator, error) {
	v := new(Deduplicator)
	if err := canonical.Decode("Deduplicator", data, modelwire.ReadRootDeduplicator, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Deduplicator) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *WindowBound) Encode() ([]byte, error) {
	return canonical.Encode("WindowBound", modelwire.NewRootWindowBound, v.ToWire)
}

// DecodeWindowBound reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWindowBound(data []byte) (*WindowBound, error) {
	v := new(WindowBound)
	if err := canonical.Decode("WindowBound", data, modelwire.ReadRootWindowBound, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *WindowBound) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *WindowProcessor) Encode() ([]byte, error) {
	return canonical.Encode("WindowProcessor", modelwire.NewRootWindowProcessor, v.ToWire)
}

// DecodeWindowProcessor reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWindowProcessor(data []byte) (*WindowProcessor, error) {
	v := new(WindowProcessor)
	if err := canonical.Decode("WindowProcessor", data, modelwire.ReadRootWindowProcessor, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *WindowProcessor) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SinkNoAck) Encode() ([]byte, error) {
	return canonical.Encode("SinkNoAck", modelwire.NewRootSinkNoAck, v.ToWire)
}

// DecodeSinkNoAck reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSinkNoAck(data []byte) (*SinkNoAck, error) {
	v := new(SinkNoAck)
	if err := canonical.Decode("SinkNoAck", data, modelwire.ReadRootSinkNoAck, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SinkNoAck) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SinkAckSequential) Encode() ([]byte, error) {
	return canonical.Encode("SinkAckSequential", modelwire.NewRootSinkAckSequential, v.ToWire)
}

// DecodeSinkAckSequential reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSinkAckSequential(data []byte) (*SinkAckSequential, error) {
	v := new(SinkAckSequential)
	if err := canonical.Decode("SinkAckSequential", data, modelwire.ReadRootSinkAckSequential, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SinkAckSequential) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SinkAckParallel) Encode() ([]byte, error) {
	return canonical.Encode("SinkAckParallel", modelwire.NewRootSinkAckParallel, v.ToWire)
}

// DecodeSinkAckParallel reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSinkAckParallel(data []byte) (*SinkAckParallel, error) {
	v := new(SinkAckParallel)
	if err := canonical.Decode("SinkAckParallel", data, modelwire.ReadRootSinkAckParallel, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SinkAckParallel) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *KafkaSink) Encode() ([]byte, error) {
	return canonical.Encode("KafkaSink", modelwire.NewRootKafkaSink, v.ToWire)
}

// DecodeKafkaSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeKafkaSink(data []byte) (*KafkaSink, error) {
	v := new(KafkaSink)
	if err := canonical.Decode("KafkaSink", data, modelwire.ReadRootKafkaSink, v.FromWire, v.Encode); err != nil {
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
	return canonical.Encode("NatsSink", modelwire.NewRootNatsSink, v.ToWire)
}

// DecodeNatsSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeNatsSink(data []byte) (*NatsSink, error) {
	v := new(NatsSink)
	if err := canonical.Decode("NatsSink", data, modelwire.ReadRootNatsSink, v.FromWire, v.Encode); err != nil {
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
	return canonical.Encode("Emitter", modelwire.NewRootEmitter, v.ToWire)
}

// DecodeEmitter reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeEmitter(data []byte) (*Emitter, error) {
	v := new(Emitter)
	if err := canonical.Decode("Emitter", data, modelwire.ReadRootEmitter, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Emitter) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *EmitterInput) Encode() ([]byte, error) {
	return canonical.Encode("EmitterInput", modelwire.NewRootEmitterInput, v.ToWire)
}

// DecodeEmitterInput reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeEmitterInput(data []byte) (*EmitterInput, error) {
	v := new(EmitterInput)
	if err := canonical.Decode("EmitterInput", data, modelwire.ReadRootEmitterInput, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *EmitterInput) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Key) Encode() ([]byte, error) {
	return canonical.Encode("Key", modelwire.NewRootKey, v.ToWire)
}

// DecodeKey reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeKey(data []byte) (*Key, error) {
	v := new(Key)
	if err := canonical.Decode("Key", data, modelwire.ReadRootKey, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Key) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// EncodeExpression gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeExpression(value Expression) ([]byte, error) {
	return canonical.Encode("Expression", modelwire.NewRootExpression, func(w modelwire.Expression, e *canonical.Encoder) {
		ExpressionToWire(value, w, e)
	})
}

// DecodeExpression reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeExpression(data []byte) (Expression, error) {
	var value Expression
	err := canonical.Decode("Expression", data, modelwire.ReadRootExpression, func(w modelwire.Expression, d *canonical.Decoder) {
		value = ExpressionFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeExpression(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestExpression gives the BLAKE3 digest of the canonical bytes; it fails when EncodeExpression
// does.
func DigestExpression(value Expression) ([32]byte, error) {
	return canonical.Digest(EncodeExpression(value))
}

// EncodeCodecWire gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeCodecWire(value CodecWire) ([]byte, error) {
	return canonical.Encode("CodecWire", modelwire.NewRootCodecWire, func(w modelwire.CodecWire, e *canonical.Encoder) {
		CodecWireToWire(value, w, e)
	})
}

// DecodeCodecWire reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCodecWire(data []byte) (CodecWire, error) {
	var value CodecWire
	err := canonical.Decode("CodecWire", data, modelwire.ReadRootCodecWire, func(w modelwire.CodecWire, d *canonical.Decoder) {
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

// EncodeInherit gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeInherit(value Inherit) ([]byte, error) {
	return canonical.Encode("Inherit", modelwire.NewRootInherit, func(w modelwire.Inherit, e *canonical.Encoder) {
		InheritToWire(value, w, e)
	})
}

// DecodeInherit reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeInherit(data []byte) (Inherit, error) {
	var value Inherit
	err := canonical.Decode("Inherit", data, modelwire.ReadRootInherit, func(w modelwire.Inherit, d *canonical.Decoder) {
		value = InheritFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeInherit(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestInherit gives the BLAKE3 digest of the canonical bytes; it fails when EncodeInherit does.
func DigestInherit(value Inherit) ([32]byte, error) {
	return canonical.Digest(EncodeInherit(value))
}

// EncodeFlush gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeFlush(value Flush) ([]byte, error) {
	return canonical.Encode("Flush", modelwire.NewRootFlush, func(w modelwire.Flush, e *canonical.Encoder) {
		FlushToWire(value, w, e)
	})
}

// DecodeFlush reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeFlush(data []byte) (Flush, error) {
	var value Flush
	err := canonical.Decode("Flush", data, modelwire.ReadRootFlush, func(w modelwire.Flush, d *canonical.Decoder) {
		value = FlushFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeFlush(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestFlush gives the BLAKE3 digest of the canonical bytes; it fails when EncodeFlush does.
func DigestFlush(value Flush) ([32]byte, error) {
	return canonical.Digest(EncodeFlush(value))
}

// EncodeMessageError gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeMessageError(value MessageError) ([]byte, error) {
	return canonical.Encode("MessageError", modelwire.NewRootMessageError, func(w modelwire.MessageError, e *canonical.Encoder) {
		MessageErrorToWire(value, w, e)
	})
}

// DecodeMessageError reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeMessageError(data []byte) (MessageError, error) {
	var value MessageError
	err := canonical.Decode("MessageError", data, modelwire.ReadRootMessageError, func(w modelwire.MessageError, d *canonical.Decoder) {
		value = MessageErrorFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeMessageError(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestMessageError gives the BLAKE3 digest of the canonical bytes; it fails when
// EncodeMessageError does.
func DigestMessageError(value MessageError) ([32]byte, error) {
	return canonical.Digest(EncodeMessageError(value))
}

// EncodeSourceMode gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeSourceMode(value SourceMode) ([]byte, error) {
	return canonical.Encode("SourceMode", modelwire.NewRootSourceMode, func(w modelwire.SourceMode, e *canonical.Encoder) {
		SourceModeToWire(value, w, e)
	})
}

// DecodeSourceMode reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSourceMode(data []byte) (SourceMode, error) {
	var value SourceMode
	err := canonical.Decode("SourceMode", data, modelwire.ReadRootSourceMode, func(w modelwire.SourceMode, d *canonical.Decoder) {
		value = SourceModeFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeSourceMode(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestSourceMode gives the BLAKE3 digest of the canonical bytes; it fails when EncodeSourceMode
// does.
func DigestSourceMode(value SourceMode) ([32]byte, error) {
	return canonical.Digest(EncodeSourceMode(value))
}

// EncodeSource gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeSource(value Source) ([]byte, error) {
	return canonical.Encode("Source", modelwire.NewRootSource, func(w modelwire.Source, e *canonical.Encoder) {
		SourceToWire(value, w, e)
	})
}

// DecodeSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSource(data []byte) (Source, error) {
	var value Source
	err := canonical.Decode("Source", data, modelwire.ReadRootSource, func(w modelwire.Source, d *canonical.Decoder) {
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

// EncodeQuiesce gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeQuiesce(value Quiesce) ([]byte, error) {
	return canonical.Encode("Quiesce", modelwire.NewRootQuiesce, func(w modelwire.Quiesce, e *canonical.Encoder) {
		QuiesceToWire(value, w, e)
	})
}

// DecodeQuiesce reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeQuiesce(data []byte) (Quiesce, error) {
	var value Quiesce
	err := canonical.Decode("Quiesce", data, modelwire.ReadRootQuiesce, func(w modelwire.Quiesce, d *canonical.Decoder) {
		value = QuiesceFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeQuiesce(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestQuiesce gives the BLAKE3 digest of the canonical bytes; it fails when EncodeQuiesce does.
func DigestQuiesce(value Quiesce) ([32]byte, error) {
	return canonical.Digest(EncodeQuiesce(value))
}

// EncodeTimestamp gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeTimestamp(value Timestamp) ([]byte, error) {
	return canonical.Encode("Timestamp", modelwire.NewRootTimestamp, func(w modelwire.Timestamp, e *canonical.Encoder) {
		TimestampToWire(value, w, e)
	})
}

// DecodeTimestamp reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTimestamp(data []byte) (Timestamp, error) {
	var value Timestamp
	err := canonical.Decode("Timestamp", data, modelwire.ReadRootTimestamp, func(w modelwire.Timestamp, d *canonical.Decoder) {
		value = TimestampFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeTimestamp(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestTimestamp gives the BLAKE3 digest of the canonical bytes; it fails when EncodeTimestamp
// does.
func DigestTimestamp(value Timestamp) ([32]byte, error) {
	return canonical.Digest(EncodeTimestamp(value))
}

// EncodeSinkMode gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeSinkMode(value SinkMode) ([]byte, error) {
	return canonical.Encode("SinkMode", modelwire.NewRootSinkMode, func(w modelwire.SinkMode, e *canonical.Encoder) {
		SinkModeToWire(value, w, e)
	})
}

// DecodeSinkMode reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSinkMode(data []byte) (SinkMode, error) {
	var value SinkMode
	err := canonical.Decode("SinkMode", data, modelwire.ReadRootSinkMode, func(w modelwire.SinkMode, d *canonical.Decoder) {
		value = SinkModeFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeSinkMode(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestSinkMode gives the BLAKE3 digest of the canonical bytes; it fails when EncodeSinkMode
// does.
func DigestSinkMode(value SinkMode) ([32]byte, error) {
	return canonical.Digest(EncodeSinkMode(value))
}

// EncodeSink gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeSink(value Sink) ([]byte, error) {
	return canonical.Encode("Sink", modelwire.NewRootSink, func(w modelwire.Sink, e *canonical.Encoder) {
		SinkToWire(value, w, e)
	})
}

// DecodeSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSink(data []byte) (Sink, error) {
	var value Sink
	err := canonical.Decode("Sink", data, modelwire.ReadRootSink, func(w modelwire.Sink, d *canonical.Decoder) {
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

// EncodeModel gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeModel(value Model) ([]byte, error) {
	return canonical.Encode("Model", modelwire.NewRootModel, func(w modelwire.Model, e *canonical.Encoder) {
		ModelToWire(value, w, e)
	})
}

// DecodeModel reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeModel(data []byte) (Model, error) {
	var value Model
	err := canonical.Decode("Model", data, modelwire.ReadRootModel, func(w modelwire.Model, d *canonical.Decoder) {
		value = ModelFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeModel(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestModel gives the BLAKE3 digest of the canonical bytes; it fails when EncodeModel does.
func DigestModel(value Model) ([32]byte, error) {
	return canonical.Digest(EncodeModel(value))
}
