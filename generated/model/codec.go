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
func (v *WireCBORSchema) Encode() ([]byte, error) {
	return canonical.Encode("WireCBORSchema", modelwire.NewRootWireCBORSchema, v.ToWire)
}

// DecodeWireCBORSchema reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWireCBORSchema(data []byte) (*WireCBORSchema, error) {
	v := new(WireCBORSchema)
	if err := canonical.Decode("WireCBORSchema", data, modelwire.ReadRootWireCBORSchema, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *WireCBORSchema) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *WireAVROSchema) Encode() ([]byte, error) {
	return canonical.Encode("WireAVROSchema", modelwire.NewRootWireAVROSchema, v.ToWire)
}

// DecodeWireAVROSchema reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWireAVROSchema(data []byte) (*WireAVROSchema, error) {
	v := new(WireAVROSchema)
	if err := canonical.Decode("WireAVROSchema", data, modelwire.ReadRootWireAVROSchema, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *WireAVROSchema) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *WireAVROField) Encode() ([]byte, error) {
	return canonical.Encode("WireAVROField", modelwire.NewRootWireAVROField, v.ToWire)
}

// DecodeWireAVROField reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWireAVROField(data []byte) (*WireAVROField, error) {
	v := new(WireAVROField)
	if err := canonical.Decode("WireAVROField", data, modelwire.ReadRootWireAVROField, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *WireAVROField) Digest() ([32]byte, error) {
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
func (v *WireCBOR) Encode() ([]byte, error) {
	return canonical.Encode("WireCBOR", modelwire.NewRootWireCBOR, v.ToWire)
}

// DecodeWireCBOR reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWireCBOR(data []byte) (*WireCBOR, error) {
	v := new(WireCBOR)
	if err := canonical.Decode("WireCBOR", data, modelwire.ReadRootWireCBOR, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *WireCBOR) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *WireAVRO) Encode() ([]byte, error) {
	return canonical.Encode("WireAVRO", modelwire.NewRootWireAVRO, v.ToWire)
}

// DecodeWireAVRO reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWireAVRO(data []byte) (*WireAVRO, error) {
	v := new(WireAVRO)
	if err := canonical.Decode("WireAVRO", data, modelwire.ReadRootWireAVRO, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *WireAVRO) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Transformation) Encode() ([]byte, error) {
	return canonical.Encode("Transformation", modelwire.NewRootTransformation, v.ToWire)
}

// DecodeTransformation reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTransformation(data []byte) (*Transformation, error) {
	v := new(Transformation)
	if err := canonical.Decode("Transformation", data, modelwire.ReadRootTransformation, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Transformation) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *WireNative) Encode() ([]byte, error) {
	return canonical.Encode("WireNative", modelwire.NewRootWireNative, v.ToWire)
}

// DecodeWireNative reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWireNative(data []byte) (*WireNative, error) {
	v := new(WireNative)
	if err := canonical.Decode("WireNative", data, modelwire.ReadRootWireNative, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *WireNative) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *WireProtobuf) Encode() ([]byte, error) {
	return canonical.Encode("WireProtobuf", modelwire.NewRootWireProtobuf, v.ToWire)
}

// DecodeWireProtobuf reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWireProtobuf(data []byte) (*WireProtobuf, error) {
	v := new(WireProtobuf)
	if err := canonical.Decode("WireProtobuf", data, modelwire.ReadRootWireProtobuf, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *WireProtobuf) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *WireSyslog) Encode() ([]byte, error) {
	return canonical.Encode("WireSyslog", modelwire.NewRootWireSyslog, v.ToWire)
}

// DecodeWireSyslog reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWireSyslog(data []byte) (*WireSyslog, error) {
	v := new(WireSyslog)
	if err := canonical.Decode("WireSyslog", data, modelwire.ReadRootWireSyslog, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *WireSyslog) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ResourceBinding) Encode() ([]byte, error) {
	return canonical.Encode("ResourceBinding", modelwire.NewRootResourceBinding, v.ToWire)
}

// DecodeResourceBinding reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeResourceBinding(data []byte) (*ResourceBinding, error) {
	v := new(ResourceBinding)
	if err := canonical.Decode("ResourceBinding", data, modelwire.ReadRootResourceBinding, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ResourceBinding) Digest() ([32]byte, error) {
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
func (v *TLSBinding) Encode() ([]byte, error) {
	return canonical.Encode("TLSBinding", modelwire.NewRootTLSBinding, v.ToWire)
}

// DecodeTLSBinding reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTLSBinding(data []byte) (*TLSBinding, error) {
	v := new(TLSBinding)
	if err := canonical.Decode("TLSBinding", data, modelwire.ReadRootTLSBinding, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *TLSBinding) Digest() ([32]byte, error) {
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
func (v *SignalingProtocol) Encode() ([]byte, error) {
	return canonical.Encode("SignalingProtocol", modelwire.NewRootSignalingProtocol, v.ToWire)
}

// DecodeSignalingProtocol reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSignalingProtocol(data []byte) (*SignalingProtocol, error) {
	v := new(SignalingProtocol)
	if err := canonical.Decode("SignalingProtocol", data, modelwire.ReadRootSignalingProtocol, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SignalingProtocol) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SignalingProtobuf) Encode() ([]byte, error) {
	return canonical.Encode("SignalingProtobuf", modelwire.NewRootSignalingProtobuf, v.ToWire)
}

// DecodeSignalingProtobuf reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSignalingProtobuf(data []byte) (*SignalingProtobuf, error) {
	v := new(SignalingProtobuf)
	if err := canonical.Decode("SignalingProtobuf", data, modelwire.ReadRootSignalingProtobuf, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SignalingProtobuf) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SignalingSend) Encode() ([]byte, error) {
	return canonical.Encode("SignalingSend", modelwire.NewRootSignalingSend, v.ToWire)
}

// DecodeSignalingSend reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSignalingSend(data []byte) (*SignalingSend, error) {
	v := new(SignalingSend)
	if err := canonical.Decode("SignalingSend", data, modelwire.ReadRootSignalingSend, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SignalingSend) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SignalingWait) Encode() ([]byte, error) {
	return canonical.Encode("SignalingWait", modelwire.NewRootSignalingWait, v.ToWire)
}

// DecodeSignalingWait reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSignalingWait(data []byte) (*SignalingWait, error) {
	v := new(SignalingWait)
	if err := canonical.Decode("SignalingWait", data, modelwire.ReadRootSignalingWait, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SignalingWait) Digest() ([32]byte, error) {
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
func (v *Placement) Encode() ([]byte, error) {
	return canonical.Encode("Placement", modelwire.NewRootPlacement, v.ToWire)
}

// DecodePlacement reads canonical bytes and refuses any others with a *canonical.Error.
func DecodePlacement(data []byte) (*Placement, error) {
	v := new(Placement)
	if err := canonical.Decode("Placement", data, modelwire.ReadRootPlacement, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Placement) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *HashMap) Encode() ([]byte, error) {
	return canonical.Encode("HashMap", modelwire.NewRootHashMap, v.ToWire)
}

// DecodeHashMap reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeHashMap(data []byte) (*HashMap, error) {
	v := new(HashMap)
	if err := canonical.Decode("HashMap", data, modelwire.ReadRootHashMap, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *HashMap) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *UDF) Encode() ([]byte, error) {
	return canonical.Encode("UDF", modelwire.NewRootUDF, v.ToWire)
}

// DecodeUDF reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeUDF(data []byte) (*UDF, error) {
	v := new(UDF)
	if err := canonical.Decode("UDF", data, modelwire.ReadRootUDF, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *UDF) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *UDFArgument) Encode() ([]byte, error) {
	return canonical.Encode("UDFArgument", modelwire.NewRootUDFArgument, v.ToWire)
}

// DecodeUDFArgument reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeUDFArgument(data []byte) (*UDFArgument, error) {
	v := new(UDFArgument)
	if err := canonical.Decode("UDFArgument", data, modelwire.ReadRootUDFArgument, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *UDFArgument) Digest() ([32]byte, error) {
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
func (v *UDFCall) Encode() ([]byte, error) {
	return canonical.Encode("UDFCall", modelwire.NewRootUDFCall, v.ToWire)
}

// DecodeUDFCall reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeUDFCall(data []byte) (*UDFCall, error) {
	v := new(UDFCall)
	if err := canonical.Decode("UDFCall", data, modelwire.ReadRootUDFCall, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *UDFCall) Digest() ([32]byte, error) {
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
func (v *Collect) Encode() ([]byte, error) {
	return canonical.Encode("Collect", modelwire.NewRootCollect, v.ToWire)
}

// DecodeCollect reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCollect(data []byte) (*Collect, error) {
	v := new(Collect)
	if err := canonical.Decode("Collect", data, modelwire.ReadRootCollect, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Collect) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *RequiredSkip) Encode() ([]byte, error) {
	return canonical.Encode("RequiredSkip", modelwire.NewRootRequiredSkip, v.ToWire)
}

// DecodeRequiredSkip reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRequiredSkip(data []byte) (*RequiredSkip, error) {
	v := new(RequiredSkip)
	if err := canonical.Decode("RequiredSkip", data, modelwire.ReadRootRequiredSkip, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *RequiredSkip) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *RequiredWait) Encode() ([]byte, error) {
	return canonical.Encode("RequiredWait", modelwire.NewRootRequiredWait, v.ToWire)
}

// DecodeRequiredWait reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRequiredWait(data []byte) (*RequiredWait, error) {
	v := new(RequiredWait)
	if err := canonical.Decode("RequiredWait", data, modelwire.ReadRootRequiredWait, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *RequiredWait) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DefaultState) Encode() ([]byte, error) {
	return canonical.Encode("DefaultState", modelwire.NewRootDefaultState, v.ToWire)
}

// DecodeDefaultState reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDefaultState(data []byte) (*DefaultState, error) {
	v := new(DefaultState)
	if err := canonical.Decode("DefaultState", data, modelwire.ReadRootDefaultState, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DefaultState) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *DefaultAssignment) Encode() ([]byte, error) {
	return canonical.Encode("DefaultAssignment", modelwire.NewRootDefaultAssignment, v.ToWire)
}

// DecodeDefaultAssignment reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeDefaultAssignment(data []byte) (*DefaultAssignment, error) {
	v := new(DefaultAssignment)
	if err := canonical.Decode("DefaultAssignment", data, modelwire.ReadRootDefaultAssignment, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *DefaultAssignment) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *StateDependency) Encode() ([]byte, error) {
	return canonical.Encode("StateDependency", modelwire.NewRootStateDependency, v.ToWire)
}

// DecodeStateDependency reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeStateDependency(data []byte) (*StateDependency, error) {
	v := new(StateDependency)
	if err := canonical.Decode("StateDependency", data, modelwire.ReadRootStateDependency, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *StateDependency) Digest() ([32]byte, error) {
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
func (v *SetRoute) Encode() ([]byte, error) {
	return canonical.Encode("SetRoute", modelwire.NewRootSetRoute, v.ToWire)
}

// DecodeSetRoute reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSetRoute(data []byte) (*SetRoute, error) {
	v := new(SetRoute)
	if err := canonical.Decode("SetRoute", data, modelwire.ReadRootSetRoute, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SetRoute) Digest() ([32]byte, error) {
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
func (v *Reorderer) Encode() ([]byte, error) {
	return canonical.Encode("Reorderer", modelwire.NewRootReorderer, v.ToWire)
}

// DecodeReorderer reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeReorderer(data []byte) (*Reorderer, error) {
	v := new(Reorderer)
	if err := canonical.Decode("Reorderer", data, modelwire.ReadRootReorderer, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Reorderer) Digest() ([32]byte, error) {
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
func (v *WindowRoute) Encode() ([]byte, error) {
	return canonical.Encode("WindowRoute", modelwire.NewRootWindowRoute, v.ToWire)
}

// DecodeWindowRoute reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWindowRoute(data []byte) (*WindowRoute, error) {
	v := new(WindowRoute)
	if err := canonical.Decode("WindowRoute", data, modelwire.ReadRootWindowRoute, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *WindowRoute) Digest() ([32]byte, error) {
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
func (v *TimeoutDrop) Encode() ([]byte, error) {
	return canonical.Encode("TimeoutDrop", modelwire.NewRootTimeoutDrop, v.ToWire)
}

// DecodeTimeoutDrop reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTimeoutDrop(data []byte) (*TimeoutDrop, error) {
	v := new(TimeoutDrop)
	if err := canonical.Decode("TimeoutDrop", data, modelwire.ReadRootTimeoutDrop, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *TimeoutDrop) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *TimeoutSend) Encode() ([]byte, error) {
	return canonical.Encode("TimeoutSend", modelwire.NewRootTimeoutSend, v.ToWire)
}

// DecodeTimeoutSend reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTimeoutSend(data []byte) (*TimeoutSend, error) {
	v := new(TimeoutSend)
	if err := canonical.Decode("TimeoutSend", data, modelwire.ReadRootTimeoutSend, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *TimeoutSend) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *CorrelatorSide) Encode() ([]byte, error) {
	return canonical.Encode("CorrelatorSide", modelwire.NewRootCorrelatorSide, v.ToWire)
}

// DecodeCorrelatorSide reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCorrelatorSide(data []byte) (*CorrelatorSide, error) {
	v := new(CorrelatorSide)
	if err := canonical.Decode("CorrelatorSide", data, modelwire.ReadRootCorrelatorSide, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *CorrelatorSide) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Correlator) Encode() ([]byte, error) {
	return canonical.Encode("Correlator", modelwire.NewRootCorrelator, v.ToWire)
}

// DecodeCorrelator reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCorrelator(data []byte) (*Correlator, error) {
	v := new(Correlator)
	if err := canonical.Decode("Correlator", data, modelwire.ReadRootCorrelator, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Correlator) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *TensorDimension) Encode() ([]byte, error) {
	return canonical.Encode("TensorDimension", modelwire.NewRootTensorDimension, v.ToWire)
}

// DecodeTensorDimension reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTensorDimension(data []byte) (*TensorDimension, error) {
	v := new(TensorDimension)
	if err := canonical.Decode("TensorDimension", data, modelwire.ReadRootTensorDimension, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *TensorDimension) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Tensor) Encode() ([]byte, error) {
	return canonical.Encode("Tensor", modelwire.NewRootTensor, v.ToWire)
}

// DecodeTensor reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTensor(data []byte) (*Tensor, error) {
	v := new(Tensor)
	if err := canonical.Decode("Tensor", data, modelwire.ReadRootTensor, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Tensor) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *TensorInput) Encode() ([]byte, error) {
	return canonical.Encode("TensorInput", modelwire.NewRootTensorInput, v.ToWire)
}

// DecodeTensorInput reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTensorInput(data []byte) (*TensorInput, error) {
	v := new(TensorInput)
	if err := canonical.Decode("TensorInput", data, modelwire.ReadRootTensorInput, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *TensorInput) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Inferencer) Encode() ([]byte, error) {
	return canonical.Encode("Inferencer", modelwire.NewRootInferencer, v.ToWire)
}

// DecodeInferencer reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeInferencer(data []byte) (*Inferencer, error) {
	v := new(Inferencer)
	if err := canonical.Decode("Inferencer", data, modelwire.ReadRootInferencer, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Inferencer) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *GuestRoute) Encode() ([]byte, error) {
	return canonical.Encode("GuestRoute", modelwire.NewRootGuestRoute, v.ToWire)
}

// DecodeGuestRoute reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeGuestRoute(data []byte) (*GuestRoute, error) {
	v := new(GuestRoute)
	if err := canonical.Decode("GuestRoute", data, modelwire.ReadRootGuestRoute, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *GuestRoute) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *WASMProcessor) Encode() ([]byte, error) {
	return canonical.Encode("WASMProcessor", modelwire.NewRootWASMProcessor, v.ToWire)
}

// DecodeWASMProcessor reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWASMProcessor(data []byte) (*WASMProcessor, error) {
	v := new(WASMProcessor)
	if err := canonical.Decode("WASMProcessor", data, modelwire.ReadRootWASMProcessor, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *WASMProcessor) Digest() ([32]byte, error) {
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
func (v *PulsarSink) Encode() ([]byte, error) {
	return canonical.Encode("PulsarSink", modelwire.NewRootPulsarSink, v.ToWire)
}

// DecodePulsarSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodePulsarSink(data []byte) (*PulsarSink, error) {
	v := new(PulsarSink)
	if err := canonical.Decode("PulsarSink", data, modelwire.ReadRootPulsarSink, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *PulsarSink) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *RabbitMQSink) Encode() ([]byte, error) {
	return canonical.Encode("RabbitMQSink", modelwire.NewRootRabbitMQSink, v.ToWire)
}

// DecodeRabbitMQSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRabbitMQSink(data []byte) (*RabbitMQSink, error) {
	v := new(RabbitMQSink)
	if err := canonical.Decode("RabbitMQSink", data, modelwire.ReadRootRabbitMQSink, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *RabbitMQSink) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *RedisSink) Encode() ([]byte, error) {
	return canonical.Encode("RedisSink", modelwire.NewRootRedisSink, v.ToWire)
}

// DecodeRedisSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRedisSink(data []byte) (*RedisSink, error) {
	v := new(RedisSink)
	if err := canonical.Decode("RedisSink", data, modelwire.ReadRootRedisSink, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *RedisSink) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *MQTTSink) Encode() ([]byte, error) {
	return canonical.Encode("MQTTSink", modelwire.NewRootMQTTSink, v.ToWire)
}

// DecodeMQTTSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeMQTTSink(data []byte) (*MQTTSink, error) {
	v := new(MQTTSink)
	if err := canonical.Decode("MQTTSink", data, modelwire.ReadRootMQTTSink, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *MQTTSink) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ZeroMQSink) Encode() ([]byte, error) {
	return canonical.Encode("ZeroMQSink", modelwire.NewRootZeroMQSink, v.ToWire)
}

// DecodeZeroMQSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeZeroMQSink(data []byte) (*ZeroMQSink, error) {
	v := new(ZeroMQSink)
	if err := canonical.Decode("ZeroMQSink", data, modelwire.ReadRootZeroMQSink, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ZeroMQSink) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *FIFOGroupBranch) Encode() ([]byte, error) {
	return canonical.Encode("FIFOGroupBranch", modelwire.NewRootFIFOGroupBranch, v.ToWire)
}

// DecodeFIFOGroupBranch reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeFIFOGroupBranch(data []byte) (*FIFOGroupBranch, error) {
	v := new(FIFOGroupBranch)
	if err := canonical.Decode("FIFOGroupBranch", data, modelwire.ReadRootFIFOGroupBranch, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *FIFOGroupBranch) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *FIFOGroupValue) Encode() ([]byte, error) {
	return canonical.Encode("FIFOGroupValue", modelwire.NewRootFIFOGroupValue, v.ToWire)
}

// DecodeFIFOGroupValue reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeFIFOGroupValue(data []byte) (*FIFOGroupValue, error) {
	v := new(FIFOGroupValue)
	if err := canonical.Decode("FIFOGroupValue", data, modelwire.ReadRootFIFOGroupValue, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *FIFOGroupValue) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SQSSink) Encode() ([]byte, error) {
	return canonical.Encode("SQSSink", modelwire.NewRootSQSSink, v.ToWire)
}

// DecodeSQSSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSQSSink(data []byte) (*SQSSink, error) {
	v := new(SQSSink)
	if err := canonical.Decode("SQSSink", data, modelwire.ReadRootSQSSink, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SQSSink) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SentrySink) Encode() ([]byte, error) {
	return canonical.Encode("SentrySink", modelwire.NewRootSentrySink, v.ToWire)
}

// DecodeSentrySink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSentrySink(data []byte) (*SentrySink, error) {
	v := new(SentrySink)
	if err := canonical.Decode("SentrySink", data, modelwire.ReadRootSentrySink, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SentrySink) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SyslogSink) Encode() ([]byte, error) {
	return canonical.Encode("SyslogSink", modelwire.NewRootSyslogSink, v.ToWire)
}

// DecodeSyslogSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSyslogSink(data []byte) (*SyslogSink, error) {
	v := new(SyslogSink)
	if err := canonical.Decode("SyslogSink", data, modelwire.ReadRootSyslogSink, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SyslogSink) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ColumnValue) Encode() ([]byte, error) {
	return canonical.Encode("ColumnValue", modelwire.NewRootColumnValue, v.ToWire)
}

// DecodeColumnValue reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeColumnValue(data []byte) (*ColumnValue, error) {
	v := new(ColumnValue)
	if err := canonical.Decode("ColumnValue", data, modelwire.ReadRootColumnValue, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ColumnValue) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Conflict) Encode() ([]byte, error) {
	return canonical.Encode("Conflict", modelwire.NewRootConflict, v.ToWire)
}

// DecodeConflict reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeConflict(data []byte) (*Conflict, error) {
	v := new(Conflict)
	if err := canonical.Decode("Conflict", data, modelwire.ReadRootConflict, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Conflict) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ClickhouseSink) Encode() ([]byte, error) {
	return canonical.Encode("ClickhouseSink", modelwire.NewRootClickhouseSink, v.ToWire)
}

// DecodeClickhouseSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeClickhouseSink(data []byte) (*ClickhouseSink, error) {
	v := new(ClickhouseSink)
	if err := canonical.Decode("ClickhouseSink", data, modelwire.ReadRootClickhouseSink, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ClickhouseSink) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *PostgresSink) Encode() ([]byte, error) {
	return canonical.Encode("PostgresSink", modelwire.NewRootPostgresSink, v.ToWire)
}

// DecodePostgresSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodePostgresSink(data []byte) (*PostgresSink, error) {
	v := new(PostgresSink)
	if err := canonical.Decode("PostgresSink", data, modelwire.ReadRootPostgresSink, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *PostgresSink) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *MySQLSink) Encode() ([]byte, error) {
	return canonical.Encode("MySQLSink", modelwire.NewRootMySQLSink, v.ToWire)
}

// DecodeMySQLSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeMySQLSink(data []byte) (*MySQLSink, error) {
	v := new(MySQLSink)
	if err := canonical.Decode("MySQLSink", data, modelwire.ReadRootMySQLSink, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *MySQLSink) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *MongoDBSink) Encode() ([]byte, error) {
	return canonical.Encode("MongoDBSink", modelwire.NewRootMongoDBSink, v.ToWire)
}

// DecodeMongoDBSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeMongoDBSink(data []byte) (*MongoDBSink, error) {
	v := new(MongoDBSink)
	if err := canonical.Decode("MongoDBSink", data, modelwire.ReadRootMongoDBSink, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *MongoDBSink) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *CommitPolicy) Encode() ([]byte, error) {
	return canonical.Encode("CommitPolicy", modelwire.NewRootCommitPolicy, v.ToWire)
}

// DecodeCommitPolicy reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeCommitPolicy(data []byte) (*CommitPolicy, error) {
	v := new(CommitPolicy)
	if err := canonical.Decode("CommitPolicy", data, modelwire.ReadRootCommitPolicy, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *CommitPolicy) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *IcebergSink) Encode() ([]byte, error) {
	return canonical.Encode("IcebergSink", modelwire.NewRootIcebergSink, v.ToWire)
}

// DecodeIcebergSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeIcebergSink(data []byte) (*IcebergSink, error) {
	v := new(IcebergSink)
	if err := canonical.Decode("IcebergSink", data, modelwire.ReadRootIcebergSink, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *IcebergSink) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *HTTPSink) Encode() ([]byte, error) {
	return canonical.Encode("HTTPSink", modelwire.NewRootHTTPSink, v.ToWire)
}

// DecodeHTTPSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeHTTPSink(data []byte) (*HTTPSink, error) {
	v := new(HTTPSink)
	if err := canonical.Decode("HTTPSink", data, modelwire.ReadRootHTTPSink, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *HTTPSink) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ClientSink) Encode() ([]byte, error) {
	return canonical.Encode("ClientSink", modelwire.NewRootClientSink, v.ToWire)
}

// DecodeClientSink reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeClientSink(data []byte) (*ClientSink, error) {
	v := new(ClientSink)
	if err := canonical.Decode("ClientSink", data, modelwire.ReadRootClientSink, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ClientSink) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ClientBatch) Encode() ([]byte, error) {
	return canonical.Encode("ClientBatch", modelwire.NewRootClientBatch, v.ToWire)
}

// DecodeClientBatch reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeClientBatch(data []byte) (*ClientBatch, error) {
	v := new(ClientBatch)
	if err := canonical.Decode("ClientBatch", data, modelwire.ReadRootClientBatch, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ClientBatch) Digest() ([32]byte, error) {
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
func (v *HTTPSource) Encode() ([]byte, error) {
	return canonical.Encode("HTTPSource", modelwire.NewRootHTTPSource, v.ToWire)
}

// DecodeHTTPSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeHTTPSource(data []byte) (*HTTPSource, error) {
	v := new(HTTPSource)
	if err := canonical.Decode("HTTPSource", data, modelwire.ReadRootHTTPSource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *HTTPSource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *PrometheusSource) Encode() ([]byte, error) {
	return canonical.Encode("PrometheusSource", modelwire.NewRootPrometheusSource, v.ToWire)
}

// DecodePrometheusSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodePrometheusSource(data []byte) (*PrometheusSource, error) {
	v := new(PrometheusSource)
	if err := canonical.Decode("PrometheusSource", data, modelwire.ReadRootPrometheusSource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *PrometheusSource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *PulsarSource) Encode() ([]byte, error) {
	return canonical.Encode("PulsarSource", modelwire.NewRootPulsarSource, v.ToWire)
}

// DecodePulsarSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodePulsarSource(data []byte) (*PulsarSource, error) {
	v := new(PulsarSource)
	if err := canonical.Decode("PulsarSource", data, modelwire.ReadRootPulsarSource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *PulsarSource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *RabbitMQSource) Encode() ([]byte, error) {
	return canonical.Encode("RabbitMQSource", modelwire.NewRootRabbitMQSource, v.ToWire)
}

// DecodeRabbitMQSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRabbitMQSource(data []byte) (*RabbitMQSource, error) {
	v := new(RabbitMQSource)
	if err := canonical.Decode("RabbitMQSource", data, modelwire.ReadRootRabbitMQSource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *RabbitMQSource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SQSSource) Encode() ([]byte, error) {
	return canonical.Encode("SQSSource", modelwire.NewRootSQSSource, v.ToWire)
}

// DecodeSQSSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSQSSource(data []byte) (*SQSSource, error) {
	v := new(SQSSource)
	if err := canonical.Decode("SQSSource", data, modelwire.ReadRootSQSSource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SQSSource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *RedisSource) Encode() ([]byte, error) {
	return canonical.Encode("RedisSource", modelwire.NewRootRedisSource, v.ToWire)
}

// DecodeRedisSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeRedisSource(data []byte) (*RedisSource, error) {
	v := new(RedisSource)
	if err := canonical.Decode("RedisSource", data, modelwire.ReadRootRedisSource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *RedisSource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *MQTTSource) Encode() ([]byte, error) {
	return canonical.Encode("MQTTSource", modelwire.NewRootMQTTSource, v.ToWire)
}

// DecodeMQTTSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeMQTTSource(data []byte) (*MQTTSource, error) {
	v := new(MQTTSource)
	if err := canonical.Decode("MQTTSource", data, modelwire.ReadRootMQTTSource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *MQTTSource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ZeroMQSource) Encode() ([]byte, error) {
	return canonical.Encode("ZeroMQSource", modelwire.NewRootZeroMQSource, v.ToWire)
}

// DecodeZeroMQSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeZeroMQSource(data []byte) (*ZeroMQSource, error) {
	v := new(ZeroMQSource)
	if err := canonical.Decode("ZeroMQSource", data, modelwire.ReadRootZeroMQSource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ZeroMQSource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *WebsocketsSource) Encode() ([]byte, error) {
	return canonical.Encode("WebsocketsSource", modelwire.NewRootWebsocketsSource, v.ToWire)
}

// DecodeWebsocketsSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeWebsocketsSource(data []byte) (*WebsocketsSource, error) {
	v := new(WebsocketsSource)
	if err := canonical.Decode("WebsocketsSource", data, modelwire.ReadRootWebsocketsSource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *WebsocketsSource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *SyslogSource) Encode() ([]byte, error) {
	return canonical.Encode("SyslogSource", modelwire.NewRootSyslogSource, v.ToWire)
}

// DecodeSyslogSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSyslogSource(data []byte) (*SyslogSource, error) {
	v := new(SyslogSource)
	if err := canonical.Decode("SyslogSource", data, modelwire.ReadRootSyslogSource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *SyslogSource) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *ClientSource) Encode() ([]byte, error) {
	return canonical.Encode("ClientSource", modelwire.NewRootClientSource, v.ToWire)
}

// DecodeClientSource reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeClientSource(data []byte) (*ClientSource, error) {
	v := new(ClientSource)
	if err := canonical.Decode("ClientSource", data, modelwire.ReadRootClientSource, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *ClientSource) Digest() ([32]byte, error) {
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
func (v *Reingestor) Encode() ([]byte, error) {
	return canonical.Encode("Reingestor", modelwire.NewRootReingestor, v.ToWire)
}

// DecodeReingestor reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeReingestor(data []byte) (*Reingestor, error) {
	v := new(Reingestor)
	if err := canonical.Decode("Reingestor", data, modelwire.ReadRootReingestor, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Reingestor) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
}

// Encode gives the canonical bytes; it fails for values that the spec does not admit.
func (v *Generator) Encode() ([]byte, error) {
	return canonical.Encode("Generator", modelwire.NewRootGenerator, v.ToWire)
}

// DecodeGenerator reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeGenerator(data []byte) (*Generator, error) {
	v := new(Generator)
	if err := canonical.Decode("Generator", data, modelwire.ReadRootGenerator, v.FromWire, v.Encode); err != nil {
		return nil, err
	}
	return v, nil
}

// Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does.
func (v *Generator) Digest() ([32]byte, error) {
	return canonical.Digest(v.Encode())
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

// EncodeSignalingStep gives the canonical bytes; it fails for values that the spec does not
// admit.
func EncodeSignalingStep(value SignalingStep) ([]byte, error) {
	return canonical.Encode("SignalingStep", modelwire.NewRootSignalingStep, func(w modelwire.SignalingStep, e *canonical.Encoder) {
		SignalingStepToWire(value, w, e)
	})
}

// DecodeSignalingStep reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeSignalingStep(data []byte) (SignalingStep, error) {
	var value SignalingStep
	err := canonical.Decode("SignalingStep", data, modelwire.ReadRootSignalingStep, func(w modelwire.SignalingStep, d *canonical.Decoder) {
		value = SignalingStepFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeSignalingStep(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestSignalingStep gives the BLAKE3 digest of the canonical bytes; it fails when
// EncodeSignalingStep does.
func DigestSignalingStep(value SignalingStep) ([32]byte, error) {
	return canonical.Digest(EncodeSignalingStep(value))
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

// EncodeStatePolicy gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeStatePolicy(value StatePolicy) ([]byte, error) {
	return canonical.Encode("StatePolicy", modelwire.NewRootStatePolicy, func(w modelwire.StatePolicy, e *canonical.Encoder) {
		StatePolicyToWire(value, w, e)
	})
}

// DecodeStatePolicy reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeStatePolicy(data []byte) (StatePolicy, error) {
	var value StatePolicy
	err := canonical.Decode("StatePolicy", data, modelwire.ReadRootStatePolicy, func(w modelwire.StatePolicy, d *canonical.Decoder) {
		value = StatePolicyFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeStatePolicy(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestStatePolicy gives the BLAKE3 digest of the canonical bytes; it fails when
// EncodeStatePolicy does.
func DigestStatePolicy(value StatePolicy) ([32]byte, error) {
	return canonical.Digest(EncodeStatePolicy(value))
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

// EncodeTimeoutAction gives the canonical bytes; it fails for values that the spec does not
// admit.
func EncodeTimeoutAction(value TimeoutAction) ([]byte, error) {
	return canonical.Encode("TimeoutAction", modelwire.NewRootTimeoutAction, func(w modelwire.TimeoutAction, e *canonical.Encoder) {
		TimeoutActionToWire(value, w, e)
	})
}

// DecodeTimeoutAction reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeTimeoutAction(data []byte) (TimeoutAction, error) {
	var value TimeoutAction
	err := canonical.Decode("TimeoutAction", data, modelwire.ReadRootTimeoutAction, func(w modelwire.TimeoutAction, d *canonical.Decoder) {
		value = TimeoutActionFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeTimeoutAction(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestTimeoutAction gives the BLAKE3 digest of the canonical bytes; it fails when
// EncodeTimeoutAction does.
func DigestTimeoutAction(value TimeoutAction) ([32]byte, error) {
	return canonical.Digest(EncodeTimeoutAction(value))
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

// EncodeFIFOGroup gives the canonical bytes; it fails for values that the spec does not admit.
func EncodeFIFOGroup(value FIFOGroup) ([]byte, error) {
	return canonical.Encode("FIFOGroup", modelwire.NewRootFIFOGroup, func(w modelwire.FIFOGroup, e *canonical.Encoder) {
		FIFOGroupToWire(value, w, e)
	})
}

// DecodeFIFOGroup reads canonical bytes and refuses any others with a *canonical.Error.
func DecodeFIFOGroup(data []byte) (FIFOGroup, error) {
	var value FIFOGroup
	err := canonical.Decode("FIFOGroup", data, modelwire.ReadRootFIFOGroup, func(w modelwire.FIFOGroup, d *canonical.Decoder) {
		value = FIFOGroupFromWire(w, d)
	}, func() ([]byte, error) {
		return EncodeFIFOGroup(value)
	})
	if err != nil {
		return nil, err
	}
	return value, nil
}

// DigestFIFOGroup gives the BLAKE3 digest of the canonical bytes; it fails when EncodeFIFOGroup
// does.
func DigestFIFOGroup(value FIFOGroup) ([32]byte, error) {
	return canonical.Digest(EncodeFIFOGroup(value))
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
