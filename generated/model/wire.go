// Code generated from spec/ by go generate. DO NOT EDIT.

package model

import (
	"nervix/generated/canonical"
	"nervix/generated/datatype"
	"nervix/generated/model/modelwire"
)

// ToWire fills the wire form of the record.
func (v *Change) ToWire(w modelwire.Change, e *canonical.Encoder) {
	e.Text("path", v.Path, w.SetPath)
	e.Text("aspect", v.Aspect, w.SetAspect)
	canonical.PutEnum(e, "level", v.Level, w.SetLevel)
	w.SetPurges(v.Purges)
}

// FromWire reads the wire form of the record.
func (v *Change) FromWire(w modelwire.Change, d *canonical.Decoder) {
	v.Path = d.Text("path", w.Path)
	v.Aspect = d.Text("aspect", w.Aspect)
	v.Level = canonical.Enum[Level](d, "level", w.Level())
	v.Purges = w.Purges()
}

// ToWire fills the wire form of the record.
func (v *Reference) ToWire(w modelwire.Reference, e *canonical.Encoder) {
	canonical.PutEnum(e, "kind", v.Kind, w.SetKind)
	e.Text("name", v.Name, w.SetName)
	e.Text("role", v.Role, w.SetRole)
	e.Text("path", v.Path, w.SetPath)
}

// FromWire reads the wire form of the record.
func (v *Reference) FromWire(w modelwire.Reference, d *canonical.Decoder) {
	v.Kind = canonical.Enum[Kind](d, "kind", w.Kind())
	v.Name = d.Text("name", w.Name)
	v.Role = d.Text("role", w.Role)
	v.Path = d.Text("path", w.Path)
}

// ToWire fills the wire form of the record.
func (v *Schema) ToWire(w modelwire.Schema, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutStructs(e, "fields", v.Fields, w.NewFields, (*SchemaField).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Schema) FromWire(w modelwire.Schema, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Fields = canonical.Structs(d, "fields", w.Fields, (*SchemaField).FromWire)
}

// ToWire fills the wire form of the record.
func (v *SchemaField) ToWire(w modelwire.SchemaField, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutStruct(e, "type", w.NewType, v.Type.ToWire)
	w.SetOptional(v.Optional)
	w.SetSensitive(v.Sensitive)
}

// FromWire reads the wire form of the record.
func (v *SchemaField) FromWire(w modelwire.SchemaField, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	canonical.Struct(d, "type", w.Type, v.Type.FromWire)
	v.Optional = w.Optional()
	v.Sensitive = w.Sensitive()
}

// ToWire fills the wire form of the record.
func (v *WireJSONSchema) ToWire(w modelwire.WireJSONSchema, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutEnum(e, "mode", v.Mode, w.SetMode)
	canonical.PutStructs(e, "fields", v.Fields, w.NewFields, (*WireJSONField).ToWire)
}

// FromWire reads the wire form of the record.
func (v *WireJSONSchema) FromWire(w modelwire.WireJSONSchema, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Mode = canonical.Enum[WireMode](d, "mode", w.Mode())
	v.Fields = canonical.Structs(d, "fields", w.Fields, (*WireJSONField).FromWire)
}

// ToWire fills the wire form of the record.
func (v *WireJSONField) ToWire(w modelwire.WireJSONField, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutEnum(e, "type", v.Type, w.SetType)
	w.SetOptional(v.Optional)
	if v.External != nil {
		w.SetExternalPresent(true)
		e.Text("external", *v.External, w.SetExternal)
	}
}

// FromWire reads the wire form of the record.
func (v *WireJSONField) FromWire(w modelwire.WireJSONField, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Type = canonical.Enum[JSONType](d, "type", w.Type())
	v.Optional = w.Optional()
	if w.ExternalPresent() {
		value := d.Text("external", w.External)
		v.External = &value
	}
}

// ToWire fills the wire form of the record.
func (v *WireCBORSchema) ToWire(w modelwire.WireCBORSchema, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutEnum(e, "mode", v.Mode, w.SetMode)
	canonical.PutStructs(e, "fields", v.Fields, w.NewFields, (*WireJSONField).ToWire)
}

// FromWire reads the wire form of the record.
func (v *WireCBORSchema) FromWire(w modelwire.WireCBORSchema, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Mode = canonical.Enum[WireMode](d, "mode", w.Mode())
	v.Fields = canonical.Structs(d, "fields", w.Fields, (*WireJSONField).FromWire)
}

// ToWire fills the wire form of the record.
func (v *WireAVROSchema) ToWire(w modelwire.WireAVROSchema, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutEnum(e, "mode", v.Mode, w.SetMode)
	canonical.PutStructs(e, "fields", v.Fields, w.NewFields, (*WireAVROField).ToWire)
}

// FromWire reads the wire form of the record.
func (v *WireAVROSchema) FromWire(w modelwire.WireAVROSchema, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Mode = canonical.Enum[WireMode](d, "mode", w.Mode())
	v.Fields = canonical.Structs(d, "fields", w.Fields, (*WireAVROField).FromWire)
}

// ToWire fills the wire form of the record.
func (v *WireAVROField) ToWire(w modelwire.WireAVROField, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutEnum(e, "type", v.Type, w.SetType)
	w.SetOptional(v.Optional)
	if v.External != nil {
		w.SetExternalPresent(true)
		e.Text("external", *v.External, w.SetExternal)
	}
}

// FromWire reads the wire form of the record.
func (v *WireAVROField) FromWire(w modelwire.WireAVROField, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Type = canonical.Enum[AVROType](d, "type", w.Type())
	v.Optional = w.Optional()
	if w.ExternalPresent() {
		value := d.Text("external", w.External)
		v.External = &value
	}
}

// ToWire fills the wire form of the record.
func (v *Codec) ToWire(w modelwire.Codec, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutUnion(e, "wire", v.Wire, w.NewWire, CodecWireToWire)
	e.Text("schema", v.Schema, w.SetSchema)
	canonical.PutTexts(e, "encodings", v.Encodings, w.NewEncodings)
}

// FromWire reads the wire form of the record.
func (v *Codec) FromWire(w modelwire.Codec, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Wire = canonical.Union(d, "wire", w.Wire, CodecWireFromWire)
	v.Schema = d.Text("schema", w.Schema)
	v.Encodings = canonical.Texts(d, "encodings", w.Encodings)
}

// ToWire fills the wire form of the record.
func (v *WireJSON) ToWire(w modelwire.WireJSON, e *canonical.Encoder) {
	e.Text("schema", v.Schema, w.SetSchema)
}

// FromWire reads the wire form of the record.
func (v *WireJSON) FromWire(w modelwire.WireJSON, d *canonical.Decoder) {
	v.Schema = d.Text("schema", w.Schema)
}

// ToWire fills the wire form of the record.
func (v *WireCBOR) ToWire(w modelwire.WireCBOR, e *canonical.Encoder) {
	e.Text("schema", v.Schema, w.SetSchema)
}

// FromWire reads the wire form of the record.
func (v *WireCBOR) FromWire(w modelwire.WireCBOR, d *canonical.Decoder) {
	v.Schema = d.Text("schema", w.Schema)
}

// ToWire fills the wire form of the record.
func (v *WireAVRO) ToWire(w modelwire.WireAVRO, e *canonical.Encoder) {
	e.Text("schema", v.Schema, w.SetSchema)
}

// FromWire reads the wire form of the record.
func (v *WireAVRO) FromWire(w modelwire.WireAVRO, d *canonical.Decoder) {
	v.Schema = d.Text("schema", w.Schema)
}

// ToWire fills the wire form of the record.
func (v *Transformation) ToWire(w modelwire.Transformation, e *canonical.Encoder) {
	if v.Ingestion != nil {
		w.SetIngestionPresent(true)
		e.Text("ingestion", *v.Ingestion, w.SetIngestion)
	}
	if v.Emitting != nil {
		w.SetEmittingPresent(true)
		e.Text("emitting", *v.Emitting, w.SetEmitting)
	}
}

// FromWire reads the wire form of the record.
func (v *Transformation) FromWire(w modelwire.Transformation, d *canonical.Decoder) {
	if w.IngestionPresent() {
		value := d.Text("ingestion", w.Ingestion)
		v.Ingestion = &value
	}
	if w.EmittingPresent() {
		value := d.Text("emitting", w.Emitting)
		v.Emitting = &value
	}
}

// ToWire fills the wire form of the record.
func (v *WireNative) ToWire(w modelwire.WireNative, e *canonical.Encoder) {
	canonical.PutEnum(e, "format", v.Format, w.SetFormat)
	canonical.PutStruct(e, "transformation", w.NewTransformation, v.Transformation.ToWire)
}

// FromWire reads the wire form of the record.
func (v *WireNative) FromWire(w modelwire.WireNative, d *canonical.Decoder) {
	v.Format = canonical.Enum[DocumentFormat](d, "format", w.Format())
	canonical.Struct(d, "transformation", w.Transformation, v.Transformation.FromWire)
}

// ToWire fills the wire form of the record.
func (v *WireProtobuf) ToWire(w modelwire.WireProtobuf, e *canonical.Encoder) {
	canonical.PutStruct(e, "resource", w.NewResource, v.Resource.ToWire)
	canonical.PutStructs(e, "config", v.Config, w.NewConfig, (*ConfigEntry).ToWire)
	e.Text("message", v.Message, w.SetMessageField)
	canonical.PutStruct(e, "transformation", w.NewTransformation, v.Transformation.ToWire)
}

// FromWire reads the wire form of the record.
func (v *WireProtobuf) FromWire(w modelwire.WireProtobuf, d *canonical.Decoder) {
	canonical.Struct(d, "resource", w.Resource, v.Resource.FromWire)
	v.Config = canonical.Structs(d, "config", w.Config, (*ConfigEntry).FromWire)
	v.Message = d.Text("message", w.MessageField)
	canonical.Struct(d, "transformation", w.Transformation, v.Transformation.FromWire)
}

// ToWire fills the wire form of the record.
func (*WireSyslog) ToWire(w modelwire.WireSyslog, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*WireSyslog) FromWire(w modelwire.WireSyslog, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *ResourceBinding) ToWire(w modelwire.ResourceBinding, e *canonical.Encoder) {
	e.Text("resource", v.Resource, w.SetResource)
	w.SetVersion(v.Version)
}

// FromWire reads the wire form of the record.
func (v *ResourceBinding) FromWire(w modelwire.ResourceBinding, d *canonical.Decoder) {
	v.Resource = d.Text("resource", w.Resource)
	v.Version = w.Version()
}

// ToWire fills the wire form of the record.
func (v *Client) ToWire(w modelwire.Client, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutEnum(e, "type", v.Type, w.SetType)
	e.Text("signaling", v.Signaling, w.SetSignaling)
	if v.Mount != nil {
		canonical.PutStruct(e, "mount", w.NewMount, v.Mount.ToWire)
	}
	canonical.PutStructs(e, "config", v.Config, w.NewConfig, (*ConfigEntry).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Client) FromWire(w modelwire.Client, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Type = canonical.Enum[ClientType](d, "type", w.Type())
	v.Signaling = d.Text("signaling", w.Signaling)
	if w.HasMount() {
		v.Mount = new(ResourceBinding)
		canonical.Struct(d, "mount", w.Mount, v.Mount.FromWire)
	}
	v.Config = canonical.Structs(d, "config", w.Config, (*ConfigEntry).FromWire)
}

// ToWire fills the wire form of the record.
func (v *ConfigEntry) ToWire(w modelwire.ConfigEntry, e *canonical.Encoder) {
	e.Text("key", v.Key, w.SetKey)
	e.Text("value", v.Value, w.SetValue)
}

// FromWire reads the wire form of the record.
func (v *ConfigEntry) FromWire(w modelwire.ConfigEntry, d *canonical.Decoder) {
	v.Key = d.Text("key", w.Key)
	v.Value = d.Text("value", w.Value)
}

// ToWire fills the wire form of the record.
func (v *Vhost) ToWire(w modelwire.Vhost, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutTexts(e, "hosts", v.Hosts, w.NewHosts)
	if v.TLS != nil {
		canonical.PutStruct(e, "tls", w.NewTls, v.TLS.ToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *Vhost) FromWire(w modelwire.Vhost, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Hosts = canonical.Texts(d, "hosts", w.Hosts)
	if w.HasTls() {
		v.TLS = new(TLSBinding)
		canonical.Struct(d, "tls", w.Tls, v.TLS.FromWire)
	}
}

// ToWire fills the wire form of the record.
func (v *TLSBinding) ToWire(w modelwire.TLSBinding, e *canonical.Encoder) {
	e.Text("resource", v.Resource, w.SetResource)
	w.SetVersion(v.Version)
}

// FromWire reads the wire form of the record.
func (v *TLSBinding) FromWire(w modelwire.TLSBinding, d *canonical.Decoder) {
	v.Resource = d.Text("resource", w.Resource)
	v.Version = w.Version()
}

// ToWire fills the wire form of the record.
func (v *Endpoint) ToWire(w modelwire.Endpoint, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	e.Text("vhost", v.Vhost, w.SetVhost)
	e.Text("path", v.Path, w.SetPath)
	canonical.PutEnum(e, "type", v.Type, w.SetType)
	e.Text("signaling", v.Signaling, w.SetSignaling)
}

// FromWire reads the wire form of the record.
func (v *Endpoint) FromWire(w modelwire.Endpoint, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Vhost = d.Text("vhost", w.Vhost)
	v.Path = d.Text("path", w.Path)
	v.Type = canonical.Enum[EndpointType](d, "type", w.Type())
	v.Signaling = d.Text("signaling", w.Signaling)
}

// ToWire fills the wire form of the record.
func (v *SignalingProtocol) ToWire(w modelwire.SignalingProtocol, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutEnum(e, "frames", v.Frames, w.SetFrames)
	if v.Protobuf != nil {
		canonical.PutStruct(e, "protobuf", w.NewProtobuf, v.Protobuf.ToWire)
	}
	canonical.PutTexts(e, "fail", v.Fail, w.NewFail)
	w.SetAcceptData(v.AcceptData)
	canonical.PutUnions(e, "steps", v.Steps, w.NewSteps, SignalingStepToWire)
	canonical.PutStruct(e, "timeout", w.NewTimeout, v.Timeout.ToWire)
}

// FromWire reads the wire form of the record.
func (v *SignalingProtocol) FromWire(w modelwire.SignalingProtocol, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Frames = canonical.Enum[SignalingFormat](d, "frames", w.Frames())
	if w.HasProtobuf() {
		v.Protobuf = new(SignalingProtobuf)
		canonical.Struct(d, "protobuf", w.Protobuf, v.Protobuf.FromWire)
	}
	v.Fail = canonical.Texts(d, "fail", w.Fail)
	v.AcceptData = w.AcceptData()
	v.Steps = canonical.Unions(d, "steps", w.Steps, SignalingStepFromWire)
	canonical.Struct(d, "timeout", w.Timeout, v.Timeout.FromWire)
}

// ToWire fills the wire form of the record.
func (v *SignalingProtobuf) ToWire(w modelwire.SignalingProtobuf, e *canonical.Encoder) {
	canonical.PutStruct(e, "resource", w.NewResource, v.Resource.ToWire)
	canonical.PutStructs(e, "config", v.Config, w.NewConfig, (*ConfigEntry).ToWire)
	e.Text("send_message", v.SendMessage, w.SetSendMessage)
	e.Text("wait_message", v.WaitMessage, w.SetWaitMessage)
}

// FromWire reads the wire form of the record.
func (v *SignalingProtobuf) FromWire(w modelwire.SignalingProtobuf, d *canonical.Decoder) {
	canonical.Struct(d, "resource", w.Resource, v.Resource.FromWire)
	v.Config = canonical.Structs(d, "config", w.Config, (*ConfigEntry).FromWire)
	v.SendMessage = d.Text("send_message", w.SendMessage)
	v.WaitMessage = d.Text("wait_message", w.WaitMessage)
}

// ToWire fills the wire form of the record.
func (v *SignalingSend) ToWire(w modelwire.SignalingSend, e *canonical.Encoder) {
	canonical.PutTexts(e, "programs", v.Programs, w.NewPrograms)
}

// FromWire reads the wire form of the record.
func (v *SignalingSend) FromWire(w modelwire.SignalingSend, d *canonical.Decoder) {
	v.Programs = canonical.Texts(d, "programs", w.Programs)
}

// ToWire fills the wire form of the record.
func (v *SignalingWait) ToWire(w modelwire.SignalingWait, e *canonical.Encoder) {
	canonical.PutTexts(e, "matchers", v.Matchers, w.NewMatchers)
	canonical.PutTexts(e, "fail", v.Fail, w.NewFail)
	if v.Capture != nil {
		w.SetCapturePresent(true)
		e.Text("capture", *v.Capture, w.SetCapture)
	}
	w.SetAcceptData(v.AcceptData)
}

// FromWire reads the wire form of the record.
func (v *SignalingWait) FromWire(w modelwire.SignalingWait, d *canonical.Decoder) {
	v.Matchers = canonical.Texts(d, "matchers", w.Matchers)
	v.Fail = canonical.Texts(d, "fail", w.Fail)
	if w.CapturePresent() {
		value := d.Text("capture", w.Capture)
		v.Capture = &value
	}
	v.AcceptData = w.AcceptData()
}

// ToWire fills the wire form of the record.
func (v *Branch) ToWire(w modelwire.Branch, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	e.Text("schema", v.Schema, w.SetSchema)
	canonical.PutStruct(e, "ttl", w.NewTtl, v.TTL.ToWire)
	w.SetMaxInstances(v.MaxInstances)
}

// FromWire reads the wire form of the record.
func (v *Branch) FromWire(w modelwire.Branch, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Schema = d.Text("schema", w.Schema)
	canonical.Struct(d, "ttl", w.Ttl, v.TTL.FromWire)
	v.MaxInstances = w.MaxInstances()
}

// ToWire fills the wire form of the record.
func (v *Branching) ToWire(w modelwire.Branching, e *canonical.Encoder) {
	e.Text("branch", v.Branch, w.SetBranch)
}

// FromWire reads the wire form of the record.
func (v *Branching) FromWire(w modelwire.Branching, d *canonical.Decoder) {
	v.Branch = d.Text("branch", w.Branch)
}

// ToWire fills the wire form of the record.
func (v *Relay) ToWire(w modelwire.Relay, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	e.Text("schema", v.Schema, w.SetSchema)
	canonical.PutStruct(e, "branching", w.NewBranching, v.Branching.ToWire)
	w.SetCapacity(v.Capacity)
	w.SetMaterialized(v.Materialized)
}

// FromWire reads the wire form of the record.
func (v *Relay) FromWire(w modelwire.Relay, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Schema = d.Text("schema", w.Schema)
	canonical.Struct(d, "branching", w.Branching, v.Branching.FromWire)
	v.Capacity = w.Capacity()
	v.Materialized = w.Materialized()
}

// ToWire fills the wire form of the record.
func (v *Placement) ToWire(w modelwire.Placement, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutTexts(e, "from", v.From, w.NewFrom)
	canonical.PutTexts(e, "to", v.To, w.NewTo)
	canonical.PutEnum(e, "policy", v.Policy, w.SetPolicy)
	w.SetRank(v.Rank)
}

// FromWire reads the wire form of the record.
func (v *Placement) FromWire(w modelwire.Placement, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.From = canonical.Texts(d, "from", w.From)
	v.To = canonical.Texts(d, "to", w.To)
	v.Policy = canonical.Enum[PlacementPolicy](d, "policy", w.Policy())
	v.Rank = w.Rank()
}

// ToWire fills the wire form of the record.
func (v *HashMap) ToWire(w modelwire.HashMap, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	e.Text("key_field", v.KeyField, w.SetKeyField)
	canonical.PutStruct(e, "resource", w.NewResource, v.Resource.ToWire)
	e.Text("path", v.Path, w.SetPath)
	e.Text("codec", v.Codec, w.SetCodec)
}

// FromWire reads the wire form of the record.
func (v *HashMap) FromWire(w modelwire.HashMap, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.KeyField = d.Text("key_field", w.KeyField)
	canonical.Struct(d, "resource", w.Resource, v.Resource.FromWire)
	v.Path = d.Text("path", w.Path)
	v.Codec = d.Text("codec", w.Codec)
}

// ToWire fills the wire form of the record.
func (v *UDF) ToWire(w modelwire.UDF, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutStructs(e, "arguments", v.Arguments, w.NewArguments, (*UDFArgument).ToWire)
	canonical.PutStruct(e, "returns", w.NewReturns, v.Returns.ToWire)
	w.SetReturnsOptional(v.ReturnsOptional)
	w.SetVolatile(v.Volatile)
	e.Text("code", v.Code, w.SetCode)
}

// FromWire reads the wire form of the record.
func (v *UDF) FromWire(w modelwire.UDF, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Arguments = canonical.Structs(d, "arguments", w.Arguments, (*UDFArgument).FromWire)
	canonical.Struct(d, "returns", w.Returns, v.Returns.FromWire)
	v.ReturnsOptional = w.ReturnsOptional()
	v.Volatile = w.Volatile()
	v.Code = d.Text("code", w.Code)
}

// ToWire fills the wire form of the record.
func (v *UDFArgument) ToWire(w modelwire.UDFArgument, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutStruct(e, "type", w.NewType, v.Type.ToWire)
	w.SetOptional(v.Optional)
}

// FromWire reads the wire form of the record.
func (v *UDFArgument) FromWire(w modelwire.UDFArgument, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	canonical.Struct(d, "type", w.Type, v.Type.FromWire)
	v.Optional = w.Optional()
}

// ToWire fills the wire form of the record.
func (v *IntegerLiteral) ToWire(w modelwire.IntegerLiteral, e *canonical.Encoder) {
	w.SetValue(v.Value)
}

// FromWire reads the wire form of the record.
func (v *IntegerLiteral) FromWire(w modelwire.IntegerLiteral, d *canonical.Decoder) {
	v.Value = w.Value()
}

// ToWire fills the wire form of the record.
func (v *FloatLiteral) ToWire(w modelwire.FloatLiteral, e *canonical.Encoder) {
	w.SetValue(v.Value)
}

// FromWire reads the wire form of the record.
func (v *FloatLiteral) FromWire(w modelwire.FloatLiteral, d *canonical.Decoder) {
	v.Value = w.Value()
}

// ToWire fills the wire form of the record.
func (v *StringLiteral) ToWire(w modelwire.StringLiteral, e *canonical.Encoder) {
	e.Text("value", v.Value, w.SetValue)
}

// FromWire reads the wire form of the record.
func (v *StringLiteral) FromWire(w modelwire.StringLiteral, d *canonical.Decoder) {
	v.Value = d.Text("value", w.Value)
}

// ToWire fills the wire form of the record.
func (v *BoolLiteral) ToWire(w modelwire.BoolLiteral, e *canonical.Encoder) {
	w.SetValue(v.Value)
}

// FromWire reads the wire form of the record.
func (v *BoolLiteral) FromWire(w modelwire.BoolLiteral, d *canonical.Decoder) {
	v.Value = w.Value()
}

// ToWire fills the wire form of the record.
func (*NullLiteral) ToWire(w modelwire.NullLiteral, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*NullLiteral) FromWire(w modelwire.NullLiteral, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *FieldReference) ToWire(w modelwire.FieldReference, e *canonical.Encoder) {
	canonical.PutEnum(e, "scope", v.Scope, w.SetScope)
	e.Text("relay", v.Relay, w.SetRelay)
	e.Text("field", v.Field, w.SetField)
}

// FromWire reads the wire form of the record.
func (v *FieldReference) FromWire(w modelwire.FieldReference, d *canonical.Decoder) {
	v.Scope = canonical.Enum[Scope](d, "scope", w.Scope())
	v.Relay = d.Text("relay", w.Relay)
	v.Field = d.Text("field", w.Field)
}

// ToWire fills the wire form of the record.
func (v *Unary) ToWire(w modelwire.Unary, e *canonical.Encoder) {
	canonical.PutEnum(e, "operator", v.Operator, w.SetOperator)
	canonical.PutUnion(e, "operand", v.Operand, w.NewOperand, ExpressionToWire)
}

// FromWire reads the wire form of the record.
func (v *Unary) FromWire(w modelwire.Unary, d *canonical.Decoder) {
	v.Operator = canonical.Enum[UnaryOperator](d, "operator", w.Operator())
	v.Operand = canonical.Union(d, "operand", w.Operand, ExpressionFromWire)
}

// ToWire fills the wire form of the record.
func (v *Binary) ToWire(w modelwire.Binary, e *canonical.Encoder) {
	canonical.PutEnum(e, "operator", v.Operator, w.SetOperator)
	canonical.PutUnion(e, "left", v.Left, w.NewLeft, ExpressionToWire)
	canonical.PutUnion(e, "right", v.Right, w.NewRight, ExpressionToWire)
}

// FromWire reads the wire form of the record.
func (v *Binary) FromWire(w modelwire.Binary, d *canonical.Decoder) {
	v.Operator = canonical.Enum[BinaryOperator](d, "operator", w.Operator())
	v.Left = canonical.Union(d, "left", w.Left, ExpressionFromWire)
	v.Right = canonical.Union(d, "right", w.Right, ExpressionFromWire)
}

// ToWire fills the wire form of the record.
func (v *Cast) ToWire(w modelwire.Cast, e *canonical.Encoder) {
	canonical.PutUnion(e, "operand", v.Operand, w.NewOperand, ExpressionToWire)
	canonical.PutEnum(e, "target", v.Target, w.SetTarget)
}

// FromWire reads the wire form of the record.
func (v *Cast) FromWire(w modelwire.Cast, d *canonical.Decoder) {
	v.Operand = canonical.Union(d, "operand", w.Operand, ExpressionFromWire)
	v.Target = canonical.Enum[datatype.Kind](d, "target", w.Target())
}

// ToWire fills the wire form of the record.
func (v *Call) ToWire(w modelwire.Call, e *canonical.Encoder) {
	e.Text("function", v.Function, w.SetFunction)
	canonical.PutUnions(e, "arguments", v.Arguments, w.NewArguments, ExpressionToWire)
}

// FromWire reads the wire form of the record.
func (v *Call) FromWire(w modelwire.Call, d *canonical.Decoder) {
	v.Function = d.Text("function", w.Function)
	v.Arguments = canonical.Unions(d, "arguments", w.Arguments, ExpressionFromWire)
}

// ToWire fills the wire form of the record.
func (v *UDFCall) ToWire(w modelwire.UDFCall, e *canonical.Encoder) {
	e.Text("function", v.Function, w.SetFunction)
	canonical.PutUnions(e, "arguments", v.Arguments, w.NewArguments, ExpressionToWire)
}

// FromWire reads the wire form of the record.
func (v *UDFCall) FromWire(w modelwire.UDFCall, d *canonical.Decoder) {
	v.Function = d.Text("function", w.Function)
	v.Arguments = canonical.Unions(d, "arguments", w.Arguments, ExpressionFromWire)
}

// ToWire fills the wire form of the record.
func (v *ArrayLiteral) ToWire(w modelwire.ArrayLiteral, e *canonical.Encoder) {
	canonical.PutUnions(e, "items", v.Items, w.NewItems, ExpressionToWire)
}

// FromWire reads the wire form of the record.
func (v *ArrayLiteral) FromWire(w modelwire.ArrayLiteral, d *canonical.Decoder) {
	v.Items = canonical.Unions(d, "items", w.Items, ExpressionFromWire)
}

// ToWire fills the wire form of the record.
func (v *If) ToWire(w modelwire.If, e *canonical.Encoder) {
	canonical.PutUnion(e, "condition", v.Condition, w.NewCondition, ExpressionToWire)
	canonical.PutUnion(e, "then", v.Then, w.NewThen, ExpressionToWire)
	canonical.PutUnion(e, "else", v.Else, w.NewElse, ExpressionToWire)
}

// FromWire reads the wire form of the record.
func (v *If) FromWire(w modelwire.If, d *canonical.Decoder) {
	v.Condition = canonical.Union(d, "condition", w.Condition, ExpressionFromWire)
	v.Then = canonical.Union(d, "then", w.Then, ExpressionFromWire)
	v.Else = canonical.Union(d, "else", w.Else, ExpressionFromWire)
}

// ToWire fills the wire form of the record.
func (v *CaseArm) ToWire(w modelwire.CaseArm, e *canonical.Encoder) {
	canonical.PutUnion(e, "when", v.When, w.NewWhen, ExpressionToWire)
	canonical.PutUnion(e, "then", v.Then, w.NewThen, ExpressionToWire)
}

// FromWire reads the wire form of the record.
func (v *CaseArm) FromWire(w modelwire.CaseArm, d *canonical.Decoder) {
	v.When = canonical.Union(d, "when", w.When, ExpressionFromWire)
	v.Then = canonical.Union(d, "then", w.Then, ExpressionFromWire)
}

// ToWire fills the wire form of the record.
func (v *Case) ToWire(w modelwire.Case, e *canonical.Encoder) {
	if v.Operand != nil {
		canonical.PutUnion(e, "operand", v.Operand, w.NewOperand, ExpressionToWire)
	}
	canonical.PutStructs(e, "arms", v.Arms, w.NewArms, (*CaseArm).ToWire)
	if v.Else != nil {
		canonical.PutUnion(e, "else", v.Else, w.NewElse, ExpressionToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *Case) FromWire(w modelwire.Case, d *canonical.Decoder) {
	if w.HasOperand() {
		v.Operand = canonical.Union(d, "operand", w.Operand, ExpressionFromWire)
	}
	v.Arms = canonical.Structs(d, "arms", w.Arms, (*CaseArm).FromWire)
	if w.HasElse() {
		v.Else = canonical.Union(d, "else", w.Else, ExpressionFromWire)
	}
}

// ToWire fills the wire form of the record.
func (v *Duration) ToWire(w modelwire.Duration, e *canonical.Encoder) {
	e.Text("text", v.Text, w.SetText)
	w.SetNanoseconds(v.Nanoseconds)
}

// FromWire reads the wire form of the record.
func (v *Duration) FromWire(w modelwire.Duration, d *canonical.Decoder) {
	v.Text = d.Text("text", w.Text)
	v.Nanoseconds = w.Nanoseconds()
}

// ToWire fills the wire form of the record.
func (v *ByteSize) ToWire(w modelwire.ByteSize, e *canonical.Encoder) {
	e.Text("text", v.Text, w.SetText)
	w.SetBytes(v.Bytes)
}

// FromWire reads the wire form of the record.
func (v *ByteSize) FromWire(w modelwire.ByteSize, d *canonical.Decoder) {
	v.Text = d.Text("text", w.Text)
	v.Bytes = w.Bytes()
}

// ToWire fills the wire form of the record.
func (v *Input) ToWire(w modelwire.Input, e *canonical.Encoder) {
	e.Text("relay", v.Relay, w.SetRelay)
	if v.Where != nil {
		canonical.PutUnion(e, "where", v.Where, w.NewWhere, ExpressionToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *Input) FromWire(w modelwire.Input, d *canonical.Decoder) {
	v.Relay = d.Text("relay", w.Relay)
	if w.HasWhere() {
		v.Where = canonical.Union(d, "where", w.Where, ExpressionFromWire)
	}
}

// ToWire fills the wire form of the record.
func (v *Collect) ToWire(w modelwire.Collect, e *canonical.Encoder) {
	canonical.PutStruct(e, "for", w.NewFor, v.For.ToWire)
	if v.MaxBatchSize != nil {
		canonical.PutStruct(e, "max_batch_size", w.NewMaxBatchSize, v.MaxBatchSize.ToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *Collect) FromWire(w modelwire.Collect, d *canonical.Decoder) {
	canonical.Struct(d, "for", w.For, v.For.FromWire)
	if w.HasMaxBatchSize() {
		v.MaxBatchSize = new(ByteSize)
		canonical.Struct(d, "max_batch_size", w.MaxBatchSize, v.MaxBatchSize.FromWire)
	}
}

// ToWire fills the wire form of the record.
func (*RequiredSkip) ToWire(w modelwire.RequiredSkip, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*RequiredSkip) FromWire(w modelwire.RequiredSkip, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (*RequiredWait) ToWire(w modelwire.RequiredWait, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*RequiredWait) FromWire(w modelwire.RequiredWait, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *DefaultState) ToWire(w modelwire.DefaultState, e *canonical.Encoder) {
	canonical.PutStructs(e, "set", v.Set, w.NewSet, (*DefaultAssignment).ToWire)
}

// FromWire reads the wire form of the record.
func (v *DefaultState) FromWire(w modelwire.DefaultState, d *canonical.Decoder) {
	v.Set = canonical.Structs(d, "set", w.Set, (*DefaultAssignment).FromWire)
}

// ToWire fills the wire form of the record.
func (v *DefaultAssignment) ToWire(w modelwire.DefaultAssignment, e *canonical.Encoder) {
	e.Text("field", v.Field, w.SetField)
	canonical.PutUnion(e, "value", v.Value, w.NewValue, ExpressionToWire)
}

// FromWire reads the wire form of the record.
func (v *DefaultAssignment) FromWire(w modelwire.DefaultAssignment, d *canonical.Decoder) {
	v.Field = d.Text("field", w.Field)
	v.Value = canonical.Union(d, "value", w.Value, ExpressionFromWire)
}

// ToWire fills the wire form of the record.
func (v *StateDependency) ToWire(w modelwire.StateDependency, e *canonical.Encoder) {
	e.Text("relay", v.Relay, w.SetRelay)
	canonical.PutUnion(e, "policy", v.Policy, w.NewPolicy, StatePolicyToWire)
}

// FromWire reads the wire form of the record.
func (v *StateDependency) FromWire(w modelwire.StateDependency, d *canonical.Decoder) {
	v.Relay = d.Text("relay", w.Relay)
	v.Policy = canonical.Union(d, "policy", w.Policy, StatePolicyFromWire)
}

// ToWire fills the wire form of the record.
func (v *InheritItem) ToWire(w modelwire.InheritItem, e *canonical.Encoder) {
	e.Text("field", v.Field, w.SetField)
	w.SetLeakSensitive(v.LeakSensitive)
}

// FromWire reads the wire form of the record.
func (v *InheritItem) FromWire(w modelwire.InheritItem, d *canonical.Decoder) {
	v.Field = d.Text("field", w.Field)
	v.LeakSensitive = w.LeakSensitive()
}

// ToWire fills the wire form of the record.
func (v *InheritAll) ToWire(w modelwire.InheritAll, e *canonical.Encoder) {
	canonical.PutTexts(e, "except", v.Except, w.NewExcept)
}

// FromWire reads the wire form of the record.
func (v *InheritAll) FromWire(w modelwire.InheritAll, d *canonical.Decoder) {
	v.Except = canonical.Texts(d, "except", w.Except)
}

// ToWire fills the wire form of the record.
func (v *InheritFields) ToWire(w modelwire.InheritFields, e *canonical.Encoder) {
	canonical.PutStructs(e, "items", v.Items, w.NewItems, (*InheritItem).ToWire)
}

// FromWire reads the wire form of the record.
func (v *InheritFields) FromWire(w modelwire.InheritFields, d *canonical.Decoder) {
	v.Items = canonical.Structs(d, "items", w.Items, (*InheritItem).FromWire)
}

// ToWire fills the wire form of the record.
func (v *Assignment) ToWire(w modelwire.Assignment, e *canonical.Encoder) {
	canonical.PutEnum(e, "scope", v.Scope, w.SetScope)
	e.Text("target", v.Target, w.SetTarget)
	canonical.PutUnion(e, "value", v.Value, w.NewValue, ExpressionToWire)
}

// FromWire reads the wire form of the record.
func (v *Assignment) FromWire(w modelwire.Assignment, d *canonical.Decoder) {
	v.Scope = canonical.Enum[Scope](d, "scope", w.Scope())
	v.Target = d.Text("target", w.Target)
	v.Value = canonical.Union(d, "value", w.Value, ExpressionFromWire)
}

// ToWire fills the wire form of the record.
func (v *Construction) ToWire(w modelwire.Construction, e *canonical.Encoder) {
	if v.Inherit != nil {
		canonical.PutUnion(e, "inherit", v.Inherit, w.NewInherit, InheritToWire)
	}
	canonical.PutStructs(e, "set", v.Set, w.NewSet, (*Assignment).ToWire)
	if v.Where != nil {
		canonical.PutUnion(e, "where", v.Where, w.NewWhere, ExpressionToWire)
	}
	canonical.PutStructs(e, "invoke", v.Invoke, w.NewInvoke, (*Invocation).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Construction) FromWire(w modelwire.Construction, d *canonical.Decoder) {
	if w.HasInherit() {
		v.Inherit = canonical.Union(d, "inherit", w.Inherit, InheritFromWire)
	}
	v.Set = canonical.Structs(d, "set", w.Set, (*Assignment).FromWire)
	if w.HasWhere() {
		v.Where = canonical.Union(d, "where", w.Where, ExpressionFromWire)
	}
	v.Invoke = canonical.Structs(d, "invoke", w.Invoke, (*Invocation).FromWire)
}

// ToWire fills the wire form of the record.
func (v *Invocation) ToWire(w modelwire.Invocation, e *canonical.Encoder) {
	e.Text("function", v.Function, w.SetFunction)
	canonical.PutUnions(e, "arguments", v.Arguments, w.NewArguments, ExpressionToWire)
}

// FromWire reads the wire form of the record.
func (v *Invocation) FromWire(w modelwire.Invocation, d *canonical.Decoder) {
	v.Function = d.Text("function", w.Function)
	v.Arguments = canonical.Unions(d, "arguments", w.Arguments, ExpressionFromWire)
}

// ToWire fills the wire form of the record.
func (*FlushImmediate) ToWire(w modelwire.FlushImmediate, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*FlushImmediate) FromWire(w modelwire.FlushImmediate, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *FlushEach) ToWire(w modelwire.FlushEach, e *canonical.Encoder) {
	canonical.PutStruct(e, "interval", w.NewInterval, v.Interval.ToWire)
	canonical.PutStruct(e, "max_batch_size", w.NewMaxBatchSize, v.MaxBatchSize.ToWire)
}

// FromWire reads the wire form of the record.
func (v *FlushEach) FromWire(w modelwire.FlushEach, d *canonical.Decoder) {
	canonical.Struct(d, "interval", w.Interval, v.Interval.FromWire)
	canonical.Struct(d, "max_batch_size", w.MaxBatchSize, v.MaxBatchSize.FromWire)
}

// ToWire fills the wire form of the record.
func (*IgnoreError) ToWire(w modelwire.IgnoreError, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*IgnoreError) FromWire(w modelwire.IgnoreError, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (*LogError) ToWire(w modelwire.LogError, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*LogError) FromWire(w modelwire.LogError, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *SendError) ToWire(w modelwire.SendError, e *canonical.Encoder) {
	e.Text("relay", v.Relay, w.SetRelay)
	canonical.PutStructs(e, "set", v.Set, w.NewSet, (*Assignment).ToWire)
}

// FromWire reads the wire form of the record.
func (v *SendError) FromWire(w modelwire.SendError, d *canonical.Decoder) {
	v.Relay = d.Text("relay", w.Relay)
	v.Set = canonical.Structs(d, "set", w.Set, (*Assignment).FromWire)
}

// ToWire fills the wire form of the record.
func (v *Route) ToWire(w modelwire.Route, e *canonical.Encoder) {
	e.Text("relay", v.Relay, w.SetRelay)
	canonical.PutStruct(e, "construction", w.NewConstruction, v.Construction.ToWire)
	canonical.PutUnion(e, "flush", v.Flush, w.NewFlush, FlushToWire)
	canonical.PutUnion(e, "message_error", v.MessageError, w.NewMessageError, MessageErrorToWire)
}

// FromWire reads the wire form of the record.
func (v *Route) FromWire(w modelwire.Route, d *canonical.Decoder) {
	v.Relay = d.Text("relay", w.Relay)
	canonical.Struct(d, "construction", w.Construction, v.Construction.FromWire)
	v.Flush = canonical.Union(d, "flush", w.Flush, FlushFromWire)
	v.MessageError = canonical.Union(d, "message_error", w.MessageError, MessageErrorFromWire)
}

// ToWire fills the wire form of the record.
func (v *SetRoute) ToWire(w modelwire.SetRoute, e *canonical.Encoder) {
	e.Text("relay", v.Relay, w.SetRelay)
	canonical.PutStructs(e, "set", v.Set, w.NewSet, (*Assignment).ToWire)
	if v.Where != nil {
		canonical.PutUnion(e, "where", v.Where, w.NewWhere, ExpressionToWire)
	}
	canonical.PutUnion(e, "flush", v.Flush, w.NewFlush, FlushToWire)
	canonical.PutUnion(e, "message_error", v.MessageError, w.NewMessageError, MessageErrorToWire)
}

// FromWire reads the wire form of the record.
func (v *SetRoute) FromWire(w modelwire.SetRoute, d *canonical.Decoder) {
	v.Relay = d.Text("relay", w.Relay)
	v.Set = canonical.Structs(d, "set", w.Set, (*Assignment).FromWire)
	if w.HasWhere() {
		v.Where = canonical.Union(d, "where", w.Where, ExpressionFromWire)
	}
	v.Flush = canonical.Union(d, "flush", w.Flush, FlushFromWire)
	v.MessageError = canonical.Union(d, "message_error", w.MessageError, MessageErrorFromWire)
}

// ToWire fills the wire form of the record.
func (v *Retry) ToWire(w modelwire.Retry, e *canonical.Encoder) {
	canonical.PutStruct(e, "backoff", w.NewBackoff, v.Backoff.ToWire)
	canonical.PutStruct(e, "max", w.NewMax, v.Max.ToWire)
}

// FromWire reads the wire form of the record.
func (v *Retry) FromWire(w modelwire.Retry, d *canonical.Decoder) {
	canonical.Struct(d, "backoff", w.Backoff, v.Backoff.FromWire)
	canonical.Struct(d, "max", w.Max, v.Max.FromWire)
}

// ToWire fills the wire form of the record.
func (v *Key) ToWire(w modelwire.Key, e *canonical.Encoder) {
	canonical.PutEnum(e, "kind", v.Kind, w.SetKind)
	e.Text("name", v.Name, w.SetName)
}

// FromWire reads the wire form of the record.
func (v *Key) FromWire(w modelwire.Key, d *canonical.Decoder) {
	v.Kind = canonical.Enum[Kind](d, "kind", w.Kind())
	v.Name = d.Text("name", w.Name)
}

// ToWire fills the wire form of the record.
func (v *Junction) ToWire(w modelwire.Junction, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	w.SetDetached(v.Detached)
	canonical.PutStructs(e, "inputs", v.Inputs, w.NewInputs, (*Input).ToWire)
	if v.Collect != nil {
		canonical.PutStruct(e, "collect", w.NewCollect, v.Collect.ToWire)
	}
	if v.Filter != nil {
		canonical.PutUnion(e, "filter", v.Filter, w.NewFilter, ExpressionToWire)
	}
	canonical.PutStruct(e, "branching", w.NewBranching, v.Branching.ToWire)
	canonical.PutStructs(e, "states", v.States, w.NewStates, (*StateDependency).ToWire)
	canonical.PutStructs(e, "routes", v.Routes, w.NewRoutes, (*Route).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Junction) FromWire(w modelwire.Junction, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Detached = w.Detached()
	v.Inputs = canonical.Structs(d, "inputs", w.Inputs, (*Input).FromWire)
	if w.HasCollect() {
		v.Collect = new(Collect)
		canonical.Struct(d, "collect", w.Collect, v.Collect.FromWire)
	}
	if w.HasFilter() {
		v.Filter = canonical.Union(d, "filter", w.Filter, ExpressionFromWire)
	}
	canonical.Struct(d, "branching", w.Branching, v.Branching.FromWire)
	v.States = canonical.Structs(d, "states", w.States, (*StateDependency).FromWire)
	v.Routes = canonical.Structs(d, "routes", w.Routes, (*Route).FromWire)
}

// ToWire fills the wire form of the record.
func (v *Deduplicator) ToWire(w modelwire.Deduplicator, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	w.SetDetached(v.Detached)
	canonical.PutStructs(e, "inputs", v.Inputs, w.NewInputs, (*Input).ToWire)
	if v.Collect != nil {
		canonical.PutStruct(e, "collect", w.NewCollect, v.Collect.ToWire)
	}
	if v.Filter != nil {
		canonical.PutUnion(e, "filter", v.Filter, w.NewFilter, ExpressionToWire)
	}
	canonical.PutUnions(e, "keys", v.Keys, w.NewKeys, ExpressionToWire)
	canonical.PutStruct(e, "max_time", w.NewMaxTime, v.MaxTime.ToWire)
	canonical.PutStruct(e, "branching", w.NewBranching, v.Branching.ToWire)
	canonical.PutStructs(e, "states", v.States, w.NewStates, (*StateDependency).ToWire)
	canonical.PutStructs(e, "routes", v.Routes, w.NewRoutes, (*Route).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Deduplicator) FromWire(w modelwire.Deduplicator, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Detached = w.Detached()
	v.Inputs = canonical.Structs(d, "inputs", w.Inputs, (*Input).FromWire)
	if w.HasCollect() {
		v.Collect = new(Collect)
		canonical.Struct(d, "collect", w.Collect, v.Collect.FromWire)
	}
	if w.HasFilter() {
		v.Filter = canonical.Union(d, "filter", w.Filter, ExpressionFromWire)
	}
	v.Keys = canonical.Unions(d, "keys", w.Keys, ExpressionFromWire)
	canonical.Struct(d, "max_time", w.MaxTime, v.MaxTime.FromWire)
	canonical.Struct(d, "branching", w.Branching, v.Branching.FromWire)
	v.States = canonical.Structs(d, "states", w.States, (*StateDependency).FromWire)
	v.Routes = canonical.Structs(d, "routes", w.Routes, (*Route).FromWire)
}

// ToWire fills the wire form of the record.
func (v *Reorderer) ToWire(w modelwire.Reorderer, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	w.SetDetached(v.Detached)
	canonical.PutStructs(e, "inputs", v.Inputs, w.NewInputs, (*Input).ToWire)
	if v.Collect != nil {
		canonical.PutStruct(e, "collect", w.NewCollect, v.Collect.ToWire)
	}
	if v.Filter != nil {
		canonical.PutUnion(e, "filter", v.Filter, w.NewFilter, ExpressionToWire)
	}
	canonical.PutUnions(e, "by", v.By, w.NewBy, ExpressionToWire)
	canonical.PutStruct(e, "max_time", w.NewMaxTime, v.MaxTime.ToWire)
	canonical.PutStruct(e, "branching", w.NewBranching, v.Branching.ToWire)
	canonical.PutStructs(e, "states", v.States, w.NewStates, (*StateDependency).ToWire)
	canonical.PutStructs(e, "routes", v.Routes, w.NewRoutes, (*Route).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Reorderer) FromWire(w modelwire.Reorderer, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Detached = w.Detached()
	v.Inputs = canonical.Structs(d, "inputs", w.Inputs, (*Input).FromWire)
	if w.HasCollect() {
		v.Collect = new(Collect)
		canonical.Struct(d, "collect", w.Collect, v.Collect.FromWire)
	}
	if w.HasFilter() {
		v.Filter = canonical.Union(d, "filter", w.Filter, ExpressionFromWire)
	}
	v.By = canonical.Unions(d, "by", w.By, ExpressionFromWire)
	canonical.Struct(d, "max_time", w.MaxTime, v.MaxTime.FromWire)
	canonical.Struct(d, "branching", w.Branching, v.Branching.FromWire)
	v.States = canonical.Structs(d, "states", w.States, (*StateDependency).FromWire)
	v.Routes = canonical.Structs(d, "routes", w.Routes, (*Route).FromWire)
}

// ToWire fills the wire form of the record.
func (v *WindowBound) ToWire(w modelwire.WindowBound, e *canonical.Encoder) {
	w.SetMessages(v.Messages)
	if v.Duration != nil {
		canonical.PutStruct(e, "duration", w.NewDuration, v.Duration.ToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *WindowBound) FromWire(w modelwire.WindowBound, d *canonical.Decoder) {
	v.Messages = w.Messages()
	if w.HasDuration() {
		v.Duration = new(Duration)
		canonical.Struct(d, "duration", w.Duration, v.Duration.FromWire)
	}
}

// ToWire fills the wire form of the record.
func (v *WindowRoute) ToWire(w modelwire.WindowRoute, e *canonical.Encoder) {
	e.Text("relay", v.Relay, w.SetRelay)
	canonical.PutStructs(e, "set", v.Set, w.NewSet, (*Assignment).ToWire)
	if v.Where != nil {
		canonical.PutUnion(e, "where", v.Where, w.NewWhere, ExpressionToWire)
	}
	canonical.PutUnion(e, "message_error", v.MessageError, w.NewMessageError, MessageErrorToWire)
}

// FromWire reads the wire form of the record.
func (v *WindowRoute) FromWire(w modelwire.WindowRoute, d *canonical.Decoder) {
	v.Relay = d.Text("relay", w.Relay)
	v.Set = canonical.Structs(d, "set", w.Set, (*Assignment).FromWire)
	if w.HasWhere() {
		v.Where = canonical.Union(d, "where", w.Where, ExpressionFromWire)
	}
	v.MessageError = canonical.Union(d, "message_error", w.MessageError, MessageErrorFromWire)
}

// ToWire fills the wire form of the record.
func (v *WindowProcessor) ToWire(w modelwire.WindowProcessor, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	w.SetDetached(v.Detached)
	canonical.PutStructs(e, "inputs", v.Inputs, w.NewInputs, (*Input).ToWire)
	if v.Collect != nil {
		canonical.PutStruct(e, "collect", w.NewCollect, v.Collect.ToWire)
	}
	if v.Filter != nil {
		canonical.PutUnion(e, "filter", v.Filter, w.NewFilter, ExpressionToWire)
	}
	canonical.PutStruct(e, "width", w.NewWidth, v.Width.ToWire)
	canonical.PutStruct(e, "step", w.NewStep, v.Step.ToWire)
	canonical.PutStruct(e, "branching", w.NewBranching, v.Branching.ToWire)
	canonical.PutStructs(e, "states", v.States, w.NewStates, (*StateDependency).ToWire)
	canonical.PutStructs(e, "routes", v.Routes, w.NewRoutes, (*WindowRoute).ToWire)
}

// FromWire reads the wire form of the record.
func (v *WindowProcessor) FromWire(w modelwire.WindowProcessor, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Detached = w.Detached()
	v.Inputs = canonical.Structs(d, "inputs", w.Inputs, (*Input).FromWire)
	if w.HasCollect() {
		v.Collect = new(Collect)
		canonical.Struct(d, "collect", w.Collect, v.Collect.FromWire)
	}
	if w.HasFilter() {
		v.Filter = canonical.Union(d, "filter", w.Filter, ExpressionFromWire)
	}
	canonical.Struct(d, "width", w.Width, v.Width.FromWire)
	canonical.Struct(d, "step", w.Step, v.Step.FromWire)
	canonical.Struct(d, "branching", w.Branching, v.Branching.FromWire)
	v.States = canonical.Structs(d, "states", w.States, (*StateDependency).FromWire)
	v.Routes = canonical.Structs(d, "routes", w.Routes, (*WindowRoute).FromWire)
}

// ToWire fills the wire form of the record.
func (*TimeoutDrop) ToWire(w modelwire.TimeoutDrop, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*TimeoutDrop) FromWire(w modelwire.TimeoutDrop, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *TimeoutSend) ToWire(w modelwire.TimeoutSend, e *canonical.Encoder) {
	e.Text("relay", v.Relay, w.SetRelay)
}

// FromWire reads the wire form of the record.
func (v *TimeoutSend) FromWire(w modelwire.TimeoutSend, d *canonical.Decoder) {
	v.Relay = d.Text("relay", w.Relay)
}

// ToWire fills the wire form of the record.
func (v *CorrelatorSide) ToWire(w modelwire.CorrelatorSide, e *canonical.Encoder) {
	canonical.PutStructs(e, "inputs", v.Inputs, w.NewInputs, (*Input).ToWire)
	if v.Collect != nil {
		canonical.PutStruct(e, "collect", w.NewCollect, v.Collect.ToWire)
	}
	canonical.PutUnion(e, "timeout", v.Timeout, w.NewTimeout, TimeoutActionToWire)
}

// FromWire reads the wire form of the record.
func (v *CorrelatorSide) FromWire(w modelwire.CorrelatorSide, d *canonical.Decoder) {
	v.Inputs = canonical.Structs(d, "inputs", w.Inputs, (*Input).FromWire)
	if w.HasCollect() {
		v.Collect = new(Collect)
		canonical.Struct(d, "collect", w.Collect, v.Collect.FromWire)
	}
	v.Timeout = canonical.Union(d, "timeout", w.Timeout, TimeoutActionFromWire)
}

// ToWire fills the wire form of the record.
func (v *Correlator) ToWire(w modelwire.Correlator, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	w.SetDetached(v.Detached)
	canonical.PutStruct(e, "left", w.NewLeft, v.Left.ToWire)
	canonical.PutStruct(e, "right", w.NewRight, v.Right.ToWire)
	canonical.PutUnion(e, "where", v.Where, w.NewWhere, ExpressionToWire)
	canonical.PutEnum(e, "match", v.Match, w.SetMatch)
	canonical.PutStruct(e, "max_time", w.NewMaxTime, v.MaxTime.ToWire)
	canonical.PutStruct(e, "branching", w.NewBranching, v.Branching.ToWire)
	canonical.PutStructs(e, "states", v.States, w.NewStates, (*StateDependency).ToWire)
	canonical.PutStructs(e, "routes", v.Routes, w.NewRoutes, (*SetRoute).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Correlator) FromWire(w modelwire.Correlator, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Detached = w.Detached()
	canonical.Struct(d, "left", w.Left, v.Left.FromWire)
	canonical.Struct(d, "right", w.Right, v.Right.FromWire)
	v.Where = canonical.Union(d, "where", w.Where, ExpressionFromWire)
	v.Match = canonical.Enum[MatchOrder](d, "match", w.Match())
	canonical.Struct(d, "max_time", w.MaxTime, v.MaxTime.FromWire)
	canonical.Struct(d, "branching", w.Branching, v.Branching.FromWire)
	v.States = canonical.Structs(d, "states", w.States, (*StateDependency).FromWire)
	v.Routes = canonical.Structs(d, "routes", w.Routes, (*SetRoute).FromWire)
}

// ToWire fills the wire form of the record.
func (v *TensorDimension) ToWire(w modelwire.TensorDimension, e *canonical.Encoder) {
	canonical.PutEnum(e, "kind", v.Kind, w.SetKind)
	w.SetLength(v.Length)
}

// FromWire reads the wire form of the record.
func (v *TensorDimension) FromWire(w modelwire.TensorDimension, d *canonical.Decoder) {
	v.Kind = canonical.Enum[DimensionKind](d, "kind", w.Kind())
	v.Length = w.Length()
}

// ToWire fills the wire form of the record.
func (v *Tensor) ToWire(w modelwire.Tensor, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutStructs(e, "dimensions", v.Dimensions, w.NewDimensions, (*TensorDimension).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Tensor) FromWire(w modelwire.Tensor, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Dimensions = canonical.Structs(d, "dimensions", w.Dimensions, (*TensorDimension).FromWire)
}

// ToWire fills the wire form of the record.
func (v *TensorInput) ToWire(w modelwire.TensorInput, e *canonical.Encoder) {
	canonical.PutStruct(e, "tensor", w.NewTensor, v.Tensor.ToWire)
	canonical.PutUnion(e, "value", v.Value, w.NewValue, ExpressionToWire)
}

// FromWire reads the wire form of the record.
func (v *TensorInput) FromWire(w modelwire.TensorInput, d *canonical.Decoder) {
	canonical.Struct(d, "tensor", w.Tensor, v.Tensor.FromWire)
	v.Value = canonical.Union(d, "value", w.Value, ExpressionFromWire)
}

// ToWire fills the wire form of the record.
func (v *Inferencer) ToWire(w modelwire.Inferencer, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	w.SetDetached(v.Detached)
	canonical.PutStructs(e, "inputs", v.Inputs, w.NewInputs, (*Input).ToWire)
	if v.Collect != nil {
		canonical.PutStruct(e, "collect", w.NewCollect, v.Collect.ToWire)
	}
	if v.Filter != nil {
		canonical.PutUnion(e, "filter", v.Filter, w.NewFilter, ExpressionToWire)
	}
	canonical.PutStruct(e, "resource", w.NewResource, v.Resource.ToWire)
	e.Text("file", v.File, w.SetFile)
	canonical.PutStructs(e, "tensors", v.Tensors, w.NewTensors, (*TensorInput).ToWire)
	canonical.PutStructs(e, "outputs", v.Outputs, w.NewOutputs, (*Tensor).ToWire)
	canonical.PutStruct(e, "branching", w.NewBranching, v.Branching.ToWire)
	canonical.PutStructs(e, "states", v.States, w.NewStates, (*StateDependency).ToWire)
	canonical.PutStructs(e, "routes", v.Routes, w.NewRoutes, (*Route).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Inferencer) FromWire(w modelwire.Inferencer, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Detached = w.Detached()
	v.Inputs = canonical.Structs(d, "inputs", w.Inputs, (*Input).FromWire)
	if w.HasCollect() {
		v.Collect = new(Collect)
		canonical.Struct(d, "collect", w.Collect, v.Collect.FromWire)
	}
	if w.HasFilter() {
		v.Filter = canonical.Union(d, "filter", w.Filter, ExpressionFromWire)
	}
	canonical.Struct(d, "resource", w.Resource, v.Resource.FromWire)
	v.File = d.Text("file", w.File)
	v.Tensors = canonical.Structs(d, "tensors", w.Tensors, (*TensorInput).FromWire)
	v.Outputs = canonical.Structs(d, "outputs", w.Outputs, (*Tensor).FromWire)
	canonical.Struct(d, "branching", w.Branching, v.Branching.FromWire)
	v.States = canonical.Structs(d, "states", w.States, (*StateDependency).FromWire)
	v.Routes = canonical.Structs(d, "routes", w.Routes, (*Route).FromWire)
}

// ToWire fills the wire form of the record.
func (v *GuestRoute) ToWire(w modelwire.GuestRoute, e *canonical.Encoder) {
	e.Text("relay", v.Relay, w.SetRelay)
	canonical.PutStructs(e, "set", v.Set, w.NewSet, (*Assignment).ToWire)
	if v.Where != nil {
		canonical.PutUnion(e, "where", v.Where, w.NewWhere, ExpressionToWire)
	}
	canonical.PutUnion(e, "message_error", v.MessageError, w.NewMessageError, MessageErrorToWire)
}

// FromWire reads the wire form of the record.
func (v *GuestRoute) FromWire(w modelwire.GuestRoute, d *canonical.Decoder) {
	v.Relay = d.Text("relay", w.Relay)
	v.Set = canonical.Structs(d, "set", w.Set, (*Assignment).FromWire)
	if w.HasWhere() {
		v.Where = canonical.Union(d, "where", w.Where, ExpressionFromWire)
	}
	v.MessageError = canonical.Union(d, "message_error", w.MessageError, MessageErrorFromWire)
}

// ToWire fills the wire form of the record.
func (v *WASMProcessor) ToWire(w modelwire.WASMProcessor, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	w.SetDetached(v.Detached)
	canonical.PutStructs(e, "inputs", v.Inputs, w.NewInputs, (*Input).ToWire)
	if v.Collect != nil {
		canonical.PutStruct(e, "collect", w.NewCollect, v.Collect.ToWire)
	}
	if v.Filter != nil {
		canonical.PutUnion(e, "filter", v.Filter, w.NewFilter, ExpressionToWire)
	}
	canonical.PutStruct(e, "resource", w.NewResource, v.Resource.ToWire)
	e.Text("file", v.File, w.SetFile)
	w.SetMaxFuel(v.MaxFuel)
	w.SetMaxMemory(v.MaxMemory)
	canonical.PutStruct(e, "branching", w.NewBranching, v.Branching.ToWire)
	canonical.PutStructs(e, "states", v.States, w.NewStates, (*StateDependency).ToWire)
	canonical.PutStructs(e, "routes", v.Routes, w.NewRoutes, (*GuestRoute).ToWire)
	w.SetResetRejected(v.ResetRejected)
	canonical.PutEnum(e, "global_error", v.GlobalError, w.SetGlobalError)
}

// FromWire reads the wire form of the record.
func (v *WASMProcessor) FromWire(w modelwire.WASMProcessor, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Detached = w.Detached()
	v.Inputs = canonical.Structs(d, "inputs", w.Inputs, (*Input).FromWire)
	if w.HasCollect() {
		v.Collect = new(Collect)
		canonical.Struct(d, "collect", w.Collect, v.Collect.FromWire)
	}
	if w.HasFilter() {
		v.Filter = canonical.Union(d, "filter", w.Filter, ExpressionFromWire)
	}
	canonical.Struct(d, "resource", w.Resource, v.Resource.FromWire)
	v.File = d.Text("file", w.File)
	v.MaxFuel = w.MaxFuel()
	v.MaxMemory = w.MaxMemory()
	canonical.Struct(d, "branching", w.Branching, v.Branching.FromWire)
	v.States = canonical.Structs(d, "states", w.States, (*StateDependency).FromWire)
	v.Routes = canonical.Structs(d, "routes", w.Routes, (*GuestRoute).FromWire)
	v.ResetRejected = w.ResetRejected()
	v.GlobalError = canonical.Enum[ErrorAction](d, "global_error", w.GlobalError())
}

// ToWire fills the wire form of the record.
func (v *SinkNoAck) ToWire(w modelwire.SinkNoAck, e *canonical.Encoder) {
	canonical.PutStruct(e, "retry", w.NewRetry, v.Retry.ToWire)
}

// FromWire reads the wire form of the record.
func (v *SinkNoAck) FromWire(w modelwire.SinkNoAck, d *canonical.Decoder) {
	canonical.Struct(d, "retry", w.Retry, v.Retry.FromWire)
}

// ToWire fills the wire form of the record.
func (v *SinkAckSequential) ToWire(w modelwire.SinkAckSequential, e *canonical.Encoder) {
	canonical.PutStruct(e, "timeout", w.NewTimeout, v.Timeout.ToWire)
	canonical.PutStruct(e, "retry", w.NewRetry, v.Retry.ToWire)
}

// FromWire reads the wire form of the record.
func (v *SinkAckSequential) FromWire(w modelwire.SinkAckSequential, d *canonical.Decoder) {
	canonical.Struct(d, "timeout", w.Timeout, v.Timeout.FromWire)
	canonical.Struct(d, "retry", w.Retry, v.Retry.FromWire)
}

// ToWire fills the wire form of the record.
func (v *SinkAckParallel) ToWire(w modelwire.SinkAckParallel, e *canonical.Encoder) {
	w.SetMax(v.Max)
	canonical.PutStruct(e, "timeout", w.NewTimeout, v.Timeout.ToWire)
	canonical.PutStruct(e, "retry", w.NewRetry, v.Retry.ToWire)
}

// FromWire reads the wire form of the record.
func (v *SinkAckParallel) FromWire(w modelwire.SinkAckParallel, d *canonical.Decoder) {
	v.Max = w.Max()
	canonical.Struct(d, "timeout", w.Timeout, v.Timeout.FromWire)
	canonical.Struct(d, "retry", w.Retry, v.Retry.FromWire)
}

// ToWire fills the wire form of the record.
func (v *KafkaSink) ToWire(w modelwire.KafkaSink, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("topic", v.Topic, w.SetTopic)
	canonical.PutUnion(e, "mode", v.Mode, w.NewMode, SinkModeToWire)
}

// FromWire reads the wire form of the record.
func (v *KafkaSink) FromWire(w modelwire.KafkaSink, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Topic = d.Text("topic", w.Topic)
	v.Mode = canonical.Union(d, "mode", w.Mode, SinkModeFromWire)
}

// ToWire fills the wire form of the record.
func (v *NatsSink) ToWire(w modelwire.NatsSink, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("subject", v.Subject, w.SetSubject)
	canonical.PutUnion(e, "mode", v.Mode, w.NewMode, SinkModeToWire)
}

// FromWire reads the wire form of the record.
func (v *NatsSink) FromWire(w modelwire.NatsSink, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Subject = d.Text("subject", w.Subject)
	v.Mode = canonical.Union(d, "mode", w.Mode, SinkModeFromWire)
}

// ToWire fills the wire form of the record.
func (v *PulsarSink) ToWire(w modelwire.PulsarSink, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("topic", v.Topic, w.SetTopic)
	canonical.PutUnion(e, "mode", v.Mode, w.NewMode, SinkModeToWire)
}

// FromWire reads the wire form of the record.
func (v *PulsarSink) FromWire(w modelwire.PulsarSink, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Topic = d.Text("topic", w.Topic)
	v.Mode = canonical.Union(d, "mode", w.Mode, SinkModeFromWire)
}

// ToWire fills the wire form of the record.
func (v *RabbitMQSink) ToWire(w modelwire.RabbitMQSink, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("queue", v.Queue, w.SetQueue)
	canonical.PutUnion(e, "mode", v.Mode, w.NewMode, SinkModeToWire)
}

// FromWire reads the wire form of the record.
func (v *RabbitMQSink) FromWire(w modelwire.RabbitMQSink, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Queue = d.Text("queue", w.Queue)
	v.Mode = canonical.Union(d, "mode", w.Mode, SinkModeFromWire)
}

// ToWire fills the wire form of the record.
func (v *RedisSink) ToWire(w modelwire.RedisSink, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("channel", v.Channel, w.SetChannel)
	canonical.PutStruct(e, "mode", w.NewMode, v.Mode.ToWire)
}

// FromWire reads the wire form of the record.
func (v *RedisSink) FromWire(w modelwire.RedisSink, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Channel = d.Text("channel", w.Channel)
	canonical.Struct(d, "mode", w.Mode, v.Mode.FromWire)
}

// ToWire fills the wire form of the record.
func (v *MQTTSink) ToWire(w modelwire.MQTTSink, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("topic", v.Topic, w.SetTopic)
	w.SetQoS(v.QoS)
	canonical.PutUnion(e, "mode", v.Mode, w.NewMode, SinkModeToWire)
}

// FromWire reads the wire form of the record.
func (v *MQTTSink) FromWire(w modelwire.MQTTSink, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Topic = d.Text("topic", w.Topic)
	v.QoS = w.QoS()
	v.Mode = canonical.Union(d, "mode", w.Mode, SinkModeFromWire)
}

// ToWire fills the wire form of the record.
func (v *ZeroMQSink) ToWire(w modelwire.ZeroMQSink, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	canonical.PutStruct(e, "mode", w.NewMode, v.Mode.ToWire)
}

// FromWire reads the wire form of the record.
func (v *ZeroMQSink) FromWire(w modelwire.ZeroMQSink, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	canonical.Struct(d, "mode", w.Mode, v.Mode.FromWire)
}

// ToWire fills the wire form of the record.
func (*FIFOGroupBranch) ToWire(w modelwire.FIFOGroupBranch, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*FIFOGroupBranch) FromWire(w modelwire.FIFOGroupBranch, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *FIFOGroupValue) ToWire(w modelwire.FIFOGroupValue, e *canonical.Encoder) {
	canonical.PutUnion(e, "value", v.Value, w.NewValue, ExpressionToWire)
}

// FromWire reads the wire form of the record.
func (v *FIFOGroupValue) FromWire(w modelwire.FIFOGroupValue, d *canonical.Decoder) {
	v.Value = canonical.Union(d, "value", w.Value, ExpressionFromWire)
}

// ToWire fills the wire form of the record.
func (v *SQSSink) ToWire(w modelwire.SQSSink, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("queue", v.Queue, w.SetQueue)
	if v.Group != nil {
		canonical.PutUnion(e, "group", v.Group, w.NewGroup, FIFOGroupToWire)
	}
	w.SetBatch(v.Batch)
	canonical.PutStruct(e, "retry", w.NewRetry, v.Retry.ToWire)
}

// FromWire reads the wire form of the record.
func (v *SQSSink) FromWire(w modelwire.SQSSink, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Queue = d.Text("queue", w.Queue)
	if w.HasGroup() {
		v.Group = canonical.Union(d, "group", w.Group, FIFOGroupFromWire)
	}
	v.Batch = w.Batch()
	canonical.Struct(d, "retry", w.Retry, v.Retry.FromWire)
}

// ToWire fills the wire form of the record.
func (v *SentrySink) ToWire(w modelwire.SentrySink, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	canonical.PutStruct(e, "retry", w.NewRetry, v.Retry.ToWire)
}

// FromWire reads the wire form of the record.
func (v *SentrySink) FromWire(w modelwire.SentrySink, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	canonical.Struct(d, "retry", w.Retry, v.Retry.FromWire)
}

// ToWire fills the wire form of the record.
func (v *SyslogSink) ToWire(w modelwire.SyslogSink, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	canonical.PutStruct(e, "mode", w.NewMode, v.Mode.ToWire)
}

// FromWire reads the wire form of the record.
func (v *SyslogSink) FromWire(w modelwire.SyslogSink, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	canonical.Struct(d, "mode", w.Mode, v.Mode.FromWire)
}

// ToWire fills the wire form of the record.
func (v *ColumnValue) ToWire(w modelwire.ColumnValue, e *canonical.Encoder) {
	e.Text("column", v.Column, w.SetColumn)
	canonical.PutUnion(e, "value", v.Value, w.NewValue, ExpressionToWire)
}

// FromWire reads the wire form of the record.
func (v *ColumnValue) FromWire(w modelwire.ColumnValue, d *canonical.Decoder) {
	v.Column = d.Text("column", w.Column)
	v.Value = canonical.Union(d, "value", w.Value, ExpressionFromWire)
}

// ToWire fills the wire form of the record.
func (v *Conflict) ToWire(w modelwire.Conflict, e *canonical.Encoder) {
	canonical.PutTexts(e, "columns", v.Columns, w.NewColumns)
	w.SetUpdate(v.Update)
}

// FromWire reads the wire form of the record.
func (v *Conflict) FromWire(w modelwire.Conflict, d *canonical.Decoder) {
	v.Columns = canonical.Texts(d, "columns", w.Columns)
	v.Update = w.Update()
}

// ToWire fills the wire form of the record.
func (v *ClickhouseSink) ToWire(w modelwire.ClickhouseSink, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("table", v.Table, w.SetTable)
	canonical.PutStructs(e, "values", v.Values, w.NewValues, (*ColumnValue).ToWire)
	w.SetMaxBatch(v.MaxBatch)
	canonical.PutStruct(e, "retry", w.NewRetry, v.Retry.ToWire)
}

// FromWire reads the wire form of the record.
func (v *ClickhouseSink) FromWire(w modelwire.ClickhouseSink, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Table = d.Text("table", w.Table)
	v.Values = canonical.Structs(d, "values", w.Values, (*ColumnValue).FromWire)
	v.MaxBatch = w.MaxBatch()
	canonical.Struct(d, "retry", w.Retry, v.Retry.FromWire)
}

// ToWire fills the wire form of the record.
func (v *PostgresSink) ToWire(w modelwire.PostgresSink, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("table", v.Table, w.SetTable)
	canonical.PutStructs(e, "values", v.Values, w.NewValues, (*ColumnValue).ToWire)
	if v.Conflict != nil {
		canonical.PutStruct(e, "conflict", w.NewConflict, v.Conflict.ToWire)
	}
	w.SetMaxBatch(v.MaxBatch)
	canonical.PutStruct(e, "retry", w.NewRetry, v.Retry.ToWire)
}

// FromWire reads the wire form of the record.
func (v *PostgresSink) FromWire(w modelwire.PostgresSink, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Table = d.Text("table", w.Table)
	v.Values = canonical.Structs(d, "values", w.Values, (*ColumnValue).FromWire)
	if w.HasConflict() {
		v.Conflict = new(Conflict)
		canonical.Struct(d, "conflict", w.Conflict, v.Conflict.FromWire)
	}
	v.MaxBatch = w.MaxBatch()
	canonical.Struct(d, "retry", w.Retry, v.Retry.FromWire)
}

// ToWire fills the wire form of the record.
func (v *MySQLSink) ToWire(w modelwire.MySQLSink, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("table", v.Table, w.SetTable)
	canonical.PutStructs(e, "values", v.Values, w.NewValues, (*ColumnValue).ToWire)
	if v.Conflict != nil {
		canonical.PutStruct(e, "conflict", w.NewConflict, v.Conflict.ToWire)
	}
	w.SetMaxBatch(v.MaxBatch)
	canonical.PutStruct(e, "retry", w.NewRetry, v.Retry.ToWire)
}

// FromWire reads the wire form of the record.
func (v *MySQLSink) FromWire(w modelwire.MySQLSink, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Table = d.Text("table", w.Table)
	v.Values = canonical.Structs(d, "values", w.Values, (*ColumnValue).FromWire)
	if w.HasConflict() {
		v.Conflict = new(Conflict)
		canonical.Struct(d, "conflict", w.Conflict, v.Conflict.FromWire)
	}
	v.MaxBatch = w.MaxBatch()
	canonical.Struct(d, "retry", w.Retry, v.Retry.FromWire)
}

// ToWire fills the wire form of the record.
func (v *MongoDBSink) ToWire(w modelwire.MongoDBSink, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("collection", v.Collection, w.SetCollection)
	canonical.PutStructs(e, "values", v.Values, w.NewValues, (*ColumnValue).ToWire)
	if v.Conflict != nil {
		canonical.PutStruct(e, "conflict", w.NewConflict, v.Conflict.ToWire)
	}
	w.SetMaxBatch(v.MaxBatch)
	canonical.PutStruct(e, "retry", w.NewRetry, v.Retry.ToWire)
}

// FromWire reads the wire form of the record.
func (v *MongoDBSink) FromWire(w modelwire.MongoDBSink, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Collection = d.Text("collection", w.Collection)
	v.Values = canonical.Structs(d, "values", w.Values, (*ColumnValue).FromWire)
	if w.HasConflict() {
		v.Conflict = new(Conflict)
		canonical.Struct(d, "conflict", w.Conflict, v.Conflict.FromWire)
	}
	v.MaxBatch = w.MaxBatch()
	canonical.Struct(d, "retry", w.Retry, v.Retry.FromWire)
}

// ToWire fills the wire form of the record.
func (v *CommitPolicy) ToWire(w modelwire.CommitPolicy, e *canonical.Encoder) {
	canonical.PutStruct(e, "interval", w.NewInterval, v.Interval.ToWire)
	canonical.PutStruct(e, "max_size", w.NewMaxSize, v.MaxSize.ToWire)
}

// FromWire reads the wire form of the record.
func (v *CommitPolicy) FromWire(w modelwire.CommitPolicy, d *canonical.Decoder) {
	canonical.Struct(d, "interval", w.Interval, v.Interval.FromWire)
	canonical.Struct(d, "max_size", w.MaxSize, v.MaxSize.FromWire)
}

// ToWire fills the wire form of the record.
func (v *IcebergSink) ToWire(w modelwire.IcebergSink, e *canonical.Encoder) {
	canonical.PutEnum(e, "storage", v.Storage, w.SetStorage)
	e.Text("client", v.Client, w.SetClient)
	e.Text("table", v.Table, w.SetTable)
	canonical.PutStructs(e, "values", v.Values, w.NewValues, (*ColumnValue).ToWire)
	e.Text("location", v.Location, w.SetLocation)
	e.Text("catalog", v.Catalog, w.SetCatalog)
	canonical.PutStruct(e, "commit", w.NewCommit, v.Commit.ToWire)
	canonical.PutStruct(e, "retry", w.NewRetry, v.Retry.ToWire)
}

// FromWire reads the wire form of the record.
func (v *IcebergSink) FromWire(w modelwire.IcebergSink, d *canonical.Decoder) {
	v.Storage = canonical.Enum[IcebergStorage](d, "storage", w.Storage())
	v.Client = d.Text("client", w.Client)
	v.Table = d.Text("table", w.Table)
	v.Values = canonical.Structs(d, "values", w.Values, (*ColumnValue).FromWire)
	v.Location = d.Text("location", w.Location)
	v.Catalog = d.Text("catalog", w.Catalog)
	canonical.Struct(d, "commit", w.Commit, v.Commit.FromWire)
	canonical.Struct(d, "retry", w.Retry, v.Retry.FromWire)
}

// ToWire fills the wire form of the record.
func (v *HTTPSink) ToWire(w modelwire.HTTPSink, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	canonical.PutUnion(e, "method", v.Method, w.NewMethod, ExpressionToWire)
	canonical.PutUnion(e, "path", v.Path, w.NewPath, ExpressionToWire)
	canonical.PutStruct(e, "retry", w.NewRetry, v.Retry.ToWire)
}

// FromWire reads the wire form of the record.
func (v *HTTPSink) FromWire(w modelwire.HTTPSink, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Method = canonical.Union(d, "method", w.Method, ExpressionFromWire)
	v.Path = canonical.Union(d, "path", w.Path, ExpressionFromWire)
	canonical.Struct(d, "retry", w.Retry, v.Retry.FromWire)
}

// ToWire fills the wire form of the record.
func (v *ClientSink) ToWire(w modelwire.ClientSink, e *canonical.Encoder) {
	e.Text("schema", v.Schema, w.SetSchema)
	canonical.PutUnion(e, "mode", v.Mode, w.NewMode, SinkModeToWire)
}

// FromWire reads the wire form of the record.
func (v *ClientSink) FromWire(w modelwire.ClientSink, d *canonical.Decoder) {
	v.Schema = d.Text("schema", w.Schema)
	v.Mode = canonical.Union(d, "mode", w.Mode, SinkModeFromWire)
}

// ToWire fills the wire form of the record.
func (v *ClientBatch) ToWire(w modelwire.ClientBatch, e *canonical.Encoder) {
	w.SetMaxMessages(v.MaxMessages)
	canonical.PutStruct(e, "max_size", w.NewMaxSize, v.MaxSize.ToWire)
}

// FromWire reads the wire form of the record.
func (v *ClientBatch) FromWire(w modelwire.ClientBatch, d *canonical.Decoder) {
	v.MaxMessages = w.MaxMessages()
	canonical.Struct(d, "max_size", w.MaxSize, v.MaxSize.FromWire)
}

// ToWire fills the wire form of the record.
func (v *Emitter) ToWire(w modelwire.Emitter, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	w.SetDetached(v.Detached)
	canonical.PutStructs(e, "inputs", v.Inputs, w.NewInputs, (*EmitterInput).ToWire)
	if v.Collect != nil {
		canonical.PutStruct(e, "collect", w.NewCollect, v.Collect.ToWire)
	}
	canonical.PutStructs(e, "states", v.States, w.NewStates, (*StateDependency).ToWire)
	canonical.PutUnion(e, "sink", v.Sink, w.NewSink, SinkToWire)
	e.Text("codec", v.Codec, w.SetCodec)
	canonical.PutStruct(e, "construction", w.NewConstruction, v.Construction.ToWire)
	if v.Batch != nil {
		canonical.PutStruct(e, "batch", w.NewBatch, v.Batch.ToWire)
	}
	canonical.PutUnion(e, "flush", v.Flush, w.NewFlush, FlushToWire)
	canonical.PutUnion(e, "message_error", v.MessageError, w.NewMessageError, MessageErrorToWire)
	canonical.PutEnum(e, "general_error", v.GeneralError, w.SetGeneralError)
}

// FromWire reads the wire form of the record.
func (v *Emitter) FromWire(w modelwire.Emitter, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Detached = w.Detached()
	v.Inputs = canonical.Structs(d, "inputs", w.Inputs, (*EmitterInput).FromWire)
	if w.HasCollect() {
		v.Collect = new(Collect)
		canonical.Struct(d, "collect", w.Collect, v.Collect.FromWire)
	}
	v.States = canonical.Structs(d, "states", w.States, (*StateDependency).FromWire)
	v.Sink = canonical.Union(d, "sink", w.Sink, SinkFromWire)
	v.Codec = d.Text("codec", w.Codec)
	canonical.Struct(d, "construction", w.Construction, v.Construction.FromWire)
	if w.HasBatch() {
		v.Batch = new(ClientBatch)
		canonical.Struct(d, "batch", w.Batch, v.Batch.FromWire)
	}
	v.Flush = canonical.Union(d, "flush", w.Flush, FlushFromWire)
	v.MessageError = canonical.Union(d, "message_error", w.MessageError, MessageErrorFromWire)
	v.GeneralError = canonical.Enum[ErrorAction](d, "general_error", w.GeneralError())
}

// ToWire fills the wire form of the record.
func (v *EmitterInput) ToWire(w modelwire.EmitterInput, e *canonical.Encoder) {
	e.Text("relay", v.Relay, w.SetRelay)
	if v.Where != nil {
		canonical.PutUnion(e, "where", v.Where, w.NewWhere, ExpressionToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *EmitterInput) FromWire(w modelwire.EmitterInput, d *canonical.Decoder) {
	v.Relay = d.Text("relay", w.Relay)
	if w.HasWhere() {
		v.Where = canonical.Union(d, "where", w.Where, ExpressionFromWire)
	}
}

// ToWire fills the wire form of the record.
func (v *AckSequential) ToWire(w modelwire.AckSequential, e *canonical.Encoder) {
	canonical.PutStruct(e, "timeout", w.NewTimeout, v.Timeout.ToWire)
	canonical.PutStruct(e, "retry", w.NewRetry, v.Retry.ToWire)
}

// FromWire reads the wire form of the record.
func (v *AckSequential) FromWire(w modelwire.AckSequential, d *canonical.Decoder) {
	canonical.Struct(d, "timeout", w.Timeout, v.Timeout.FromWire)
	canonical.Struct(d, "retry", w.Retry, v.Retry.FromWire)
}

// ToWire fills the wire form of the record.
func (v *AckParallel) ToWire(w modelwire.AckParallel, e *canonical.Encoder) {
	w.SetMax(v.Max)
	if v.BatchTimeout != nil {
		canonical.PutStruct(e, "batch_timeout", w.NewBatchTimeout, v.BatchTimeout.ToWire)
	}
	canonical.PutStruct(e, "timeout", w.NewTimeout, v.Timeout.ToWire)
	canonical.PutStruct(e, "retry", w.NewRetry, v.Retry.ToWire)
}

// FromWire reads the wire form of the record.
func (v *AckParallel) FromWire(w modelwire.AckParallel, d *canonical.Decoder) {
	v.Max = w.Max()
	if w.HasBatchTimeout() {
		v.BatchTimeout = new(Duration)
		canonical.Struct(d, "batch_timeout", w.BatchTimeout, v.BatchTimeout.FromWire)
	}
	canonical.Struct(d, "timeout", w.Timeout, v.Timeout.FromWire)
	canonical.Struct(d, "retry", w.Retry, v.Retry.FromWire)
}

// ToWire fills the wire form of the record.
func (*NoAckSequential) ToWire(w modelwire.NoAckSequential, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*NoAckSequential) FromWire(w modelwire.NoAckSequential, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (*NoAckParallel) ToWire(w modelwire.NoAckParallel, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*NoAckParallel) FromWire(w modelwire.NoAckParallel, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *EndpointSource) ToWire(w modelwire.EndpointSource, e *canonical.Encoder) {
	e.Text("endpoint", v.Endpoint, w.SetEndpoint)
}

// FromWire reads the wire form of the record.
func (v *EndpointSource) FromWire(w modelwire.EndpointSource, d *canonical.Decoder) {
	v.Endpoint = d.Text("endpoint", w.Endpoint)
}

// ToWire fills the wire form of the record.
func (v *NatsSource) ToWire(w modelwire.NatsSource, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("subject", v.Subject, w.SetSubject)
	e.Text("queue_group", v.QueueGroup, w.SetQueueGroup)
	w.SetInstances(v.Instances)
}

// FromWire reads the wire form of the record.
func (v *NatsSource) FromWire(w modelwire.NatsSource, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Subject = d.Text("subject", w.Subject)
	v.QueueGroup = d.Text("queue_group", w.QueueGroup)
	v.Instances = w.Instances()
}

// ToWire fills the wire form of the record.
func (v *KafkaSource) ToWire(w modelwire.KafkaSource, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("topic", v.Topic, w.SetTopic)
	if v.ConsumerGroup != nil {
		w.SetConsumerGroupPresent(true)
		e.Text("consumer_group", *v.ConsumerGroup, w.SetConsumerGroup)
	}
	w.SetInstances(v.Instances)
	canonical.PutUnion(e, "mode", v.Mode, w.NewMode, SourceModeToWire)
}

// FromWire reads the wire form of the record.
func (v *KafkaSource) FromWire(w modelwire.KafkaSource, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Topic = d.Text("topic", w.Topic)
	if w.ConsumerGroupPresent() {
		value := d.Text("consumer_group", w.ConsumerGroup)
		v.ConsumerGroup = &value
	}
	v.Instances = w.Instances()
	v.Mode = canonical.Union(d, "mode", w.Mode, SourceModeFromWire)
}

// ToWire fills the wire form of the record.
func (v *HTTPSource) ToWire(w modelwire.HTTPSource, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	canonical.PutStruct(e, "every", w.NewEvery, v.Every.ToWire)
}

// FromWire reads the wire form of the record.
func (v *HTTPSource) FromWire(w modelwire.HTTPSource, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	canonical.Struct(d, "every", w.Every, v.Every.FromWire)
}

// ToWire fills the wire form of the record.
func (v *PrometheusSource) ToWire(w modelwire.PrometheusSource, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("query", v.Query, w.SetQuery)
	canonical.PutStruct(e, "every", w.NewEvery, v.Every.ToWire)
}

// FromWire reads the wire form of the record.
func (v *PrometheusSource) FromWire(w modelwire.PrometheusSource, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Query = d.Text("query", w.Query)
	canonical.Struct(d, "every", w.Every, v.Every.FromWire)
}

// ToWire fills the wire form of the record.
func (v *PulsarSource) ToWire(w modelwire.PulsarSource, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("topic", v.Topic, w.SetTopic)
	e.Text("subscription", v.Subscription, w.SetSubscription)
	w.SetInstances(v.Instances)
	canonical.PutUnion(e, "mode", v.Mode, w.NewMode, SourceModeToWire)
}

// FromWire reads the wire form of the record.
func (v *PulsarSource) FromWire(w modelwire.PulsarSource, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Topic = d.Text("topic", w.Topic)
	v.Subscription = d.Text("subscription", w.Subscription)
	v.Instances = w.Instances()
	v.Mode = canonical.Union(d, "mode", w.Mode, SourceModeFromWire)
}

// ToWire fills the wire form of the record.
func (v *RabbitMQSource) ToWire(w modelwire.RabbitMQSource, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("queue", v.Queue, w.SetQueue)
	w.SetInstances(v.Instances)
	canonical.PutStruct(e, "mode", w.NewMode, v.Mode.ToWire)
}

// FromWire reads the wire form of the record.
func (v *RabbitMQSource) FromWire(w modelwire.RabbitMQSource, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Queue = d.Text("queue", w.Queue)
	v.Instances = w.Instances()
	canonical.Struct(d, "mode", w.Mode, v.Mode.FromWire)
}

// ToWire fills the wire form of the record.
func (v *SQSSource) ToWire(w modelwire.SQSSource, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("queue", v.Queue, w.SetQueue)
	w.SetInstances(v.Instances)
	canonical.PutStruct(e, "mode", w.NewMode, v.Mode.ToWire)
}

// FromWire reads the wire form of the record.
func (v *SQSSource) FromWire(w modelwire.SQSSource, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Queue = d.Text("queue", w.Queue)
	v.Instances = w.Instances()
	canonical.Struct(d, "mode", w.Mode, v.Mode.FromWire)
}

// ToWire fills the wire form of the record.
func (v *RedisSource) ToWire(w modelwire.RedisSource, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("channel", v.Channel, w.SetChannel)
}

// FromWire reads the wire form of the record.
func (v *RedisSource) FromWire(w modelwire.RedisSource, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Channel = d.Text("channel", w.Channel)
}

// ToWire fills the wire form of the record.
func (v *MQTTSource) ToWire(w modelwire.MQTTSource, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("topic", v.Topic, w.SetTopic)
	w.SetInstances(v.Instances)
	w.SetPersistent(v.Persistent)
	w.SetQoS(v.QoS)
	canonical.PutUnion(e, "mode", v.Mode, w.NewMode, SourceModeToWire)
}

// FromWire reads the wire form of the record.
func (v *MQTTSource) FromWire(w modelwire.MQTTSource, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Topic = d.Text("topic", w.Topic)
	v.Instances = w.Instances()
	v.Persistent = w.Persistent()
	v.QoS = w.QoS()
	v.Mode = canonical.Union(d, "mode", w.Mode, SourceModeFromWire)
}

// ToWire fills the wire form of the record.
func (v *ZeroMQSource) ToWire(w modelwire.ZeroMQSource, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
}

// FromWire reads the wire form of the record.
func (v *ZeroMQSource) FromWire(w modelwire.ZeroMQSource, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
}

// ToWire fills the wire form of the record.
func (v *WebsocketsSource) ToWire(w modelwire.WebsocketsSource, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
}

// FromWire reads the wire form of the record.
func (v *WebsocketsSource) FromWire(w modelwire.WebsocketsSource, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
}

// ToWire fills the wire form of the record.
func (v *SyslogSource) ToWire(w modelwire.SyslogSource, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
}

// FromWire reads the wire form of the record.
func (v *SyslogSource) FromWire(w modelwire.SyslogSource, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
}

// ToWire fills the wire form of the record.
func (v *ClientSource) ToWire(w modelwire.ClientSource, e *canonical.Encoder) {
	e.Text("schema", v.Schema, w.SetSchema)
	canonical.PutUnion(e, "mode", v.Mode, w.NewMode, SourceModeToWire)
}

// FromWire reads the wire form of the record.
func (v *ClientSource) FromWire(w modelwire.ClientSource, d *canonical.Decoder) {
	v.Schema = d.Text("schema", w.Schema)
	v.Mode = canonical.Union(d, "mode", w.Mode, SourceModeFromWire)
}

// ToWire fills the wire form of the record.
func (*QuiesceSuspend) ToWire(w modelwire.QuiesceSuspend, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*QuiesceSuspend) FromWire(w modelwire.QuiesceSuspend, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *QuiesceBuffer) ToWire(w modelwire.QuiesceBuffer, e *canonical.Encoder) {
	canonical.PutStruct(e, "max_size", w.NewMaxSize, v.MaxSize.ToWire)
	canonical.PutEnum(e, "overflow", v.Overflow, w.SetOverflow)
}

// FromWire reads the wire form of the record.
func (v *QuiesceBuffer) FromWire(w modelwire.QuiesceBuffer, d *canonical.Decoder) {
	canonical.Struct(d, "max_size", w.MaxSize, v.MaxSize.FromWire)
	v.Overflow = canonical.Enum[Overflow](d, "overflow", w.Overflow())
}

// ToWire fills the wire form of the record.
func (*QuiesceDrop) ToWire(w modelwire.QuiesceDrop, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*QuiesceDrop) FromWire(w modelwire.QuiesceDrop, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *QuiesceReject) ToWire(w modelwire.QuiesceReject, e *canonical.Encoder) {
	canonical.PutStruct(e, "retry_after", w.NewRetryAfter, v.RetryAfter.ToWire)
}

// FromWire reads the wire form of the record.
func (v *QuiesceReject) FromWire(w modelwire.QuiesceReject, d *canonical.Decoder) {
	canonical.Struct(d, "retry_after", w.RetryAfter, v.RetryAfter.FromWire)
}

// ToWire fills the wire form of the record.
func (*TimestampNow) ToWire(w modelwire.TimestampNow, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*TimestampNow) FromWire(w modelwire.TimestampNow, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *TimestampAt) ToWire(w modelwire.TimestampAt, e *canonical.Encoder) {
	e.Text("field", v.Field, w.SetField)
}

// FromWire reads the wire form of the record.
func (v *TimestampAt) FromWire(w modelwire.TimestampAt, d *canonical.Decoder) {
	v.Field = d.Text("field", w.Field)
}

// ToWire fills the wire form of the record.
func (v *BranchAssignment) ToWire(w modelwire.BranchAssignment, e *canonical.Encoder) {
	canonical.PutEnum(e, "scope", v.Scope, w.SetScope)
	e.Text("target", v.Target, w.SetTarget)
	canonical.PutUnion(e, "value", v.Value, w.NewValue, ExpressionToWire)
}

// FromWire reads the wire form of the record.
func (v *BranchAssignment) FromWire(w modelwire.BranchAssignment, d *canonical.Decoder) {
	v.Scope = canonical.Enum[Scope](d, "scope", w.Scope())
	v.Target = d.Text("target", w.Target)
	v.Value = canonical.Union(d, "value", w.Value, ExpressionFromWire)
}

// ToWire fills the wire form of the record.
func (v *EntryRoute) ToWire(w modelwire.EntryRoute, e *canonical.Encoder) {
	e.Text("relay", v.Relay, w.SetRelay)
	canonical.PutStruct(e, "construction", w.NewConstruction, v.Construction.ToWire)
	canonical.PutStruct(e, "branching", w.NewBranching, v.Branching.ToWire)
	canonical.PutStructs(e, "keys", v.Keys, w.NewKeys, (*BranchAssignment).ToWire)
	canonical.PutUnion(e, "flush", v.Flush, w.NewFlush, FlushToWire)
	canonical.PutUnion(e, "message_error", v.MessageError, w.NewMessageError, MessageErrorToWire)
}

// FromWire reads the wire form of the record.
func (v *EntryRoute) FromWire(w modelwire.EntryRoute, d *canonical.Decoder) {
	v.Relay = d.Text("relay", w.Relay)
	canonical.Struct(d, "construction", w.Construction, v.Construction.FromWire)
	canonical.Struct(d, "branching", w.Branching, v.Branching.FromWire)
	v.Keys = canonical.Structs(d, "keys", w.Keys, (*BranchAssignment).FromWire)
	v.Flush = canonical.Union(d, "flush", w.Flush, FlushFromWire)
	v.MessageError = canonical.Union(d, "message_error", w.MessageError, MessageErrorFromWire)
}

// ToWire fills the wire form of the record.
func (v *Ingestor) ToWire(w modelwire.Ingestor, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutUnion(e, "source", v.Source, w.NewSource, SourceToWire)
	if v.Quiesce != nil {
		canonical.PutUnion(e, "quiesce", v.Quiesce, w.NewQuiesce, QuiesceToWire)
	}
	e.Text("codec", v.Codec, w.SetCodec)
	if v.Timestamp != nil {
		canonical.PutUnion(e, "timestamp", v.Timestamp, w.NewTimestamp, TimestampToWire)
	}
	if v.Filter != nil {
		canonical.PutUnion(e, "filter", v.Filter, w.NewFilter, ExpressionToWire)
	}
	canonical.PutStructs(e, "routes", v.Routes, w.NewRoutes, (*EntryRoute).ToWire)
	canonical.PutEnum(e, "general_error", v.GeneralError, w.SetGeneralError)
}

// FromWire reads the wire form of the record.
func (v *Ingestor) FromWire(w modelwire.Ingestor, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Source = canonical.Union(d, "source", w.Source, SourceFromWire)
	if w.HasQuiesce() {
		v.Quiesce = canonical.Union(d, "quiesce", w.Quiesce, QuiesceFromWire)
	}
	v.Codec = d.Text("codec", w.Codec)
	if w.HasTimestamp() {
		v.Timestamp = canonical.Union(d, "timestamp", w.Timestamp, TimestampFromWire)
	}
	if w.HasFilter() {
		v.Filter = canonical.Union(d, "filter", w.Filter, ExpressionFromWire)
	}
	v.Routes = canonical.Structs(d, "routes", w.Routes, (*EntryRoute).FromWire)
	v.GeneralError = canonical.Enum[ErrorAction](d, "general_error", w.GeneralError())
}

// ToWire fills the wire form of the record.
func (v *Reingestor) ToWire(w modelwire.Reingestor, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	w.SetDetached(v.Detached)
	canonical.PutStructs(e, "inputs", v.Inputs, w.NewInputs, (*Input).ToWire)
	if v.Collect != nil {
		canonical.PutStruct(e, "collect", w.NewCollect, v.Collect.ToWire)
	}
	if v.Filter != nil {
		canonical.PutUnion(e, "filter", v.Filter, w.NewFilter, ExpressionToWire)
	}
	canonical.PutStructs(e, "states", v.States, w.NewStates, (*StateDependency).ToWire)
	canonical.PutStructs(e, "routes", v.Routes, w.NewRoutes, (*EntryRoute).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Reingestor) FromWire(w modelwire.Reingestor, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Detached = w.Detached()
	v.Inputs = canonical.Structs(d, "inputs", w.Inputs, (*Input).FromWire)
	if w.HasCollect() {
		v.Collect = new(Collect)
		canonical.Struct(d, "collect", w.Collect, v.Collect.FromWire)
	}
	if w.HasFilter() {
		v.Filter = canonical.Union(d, "filter", w.Filter, ExpressionFromWire)
	}
	v.States = canonical.Structs(d, "states", w.States, (*StateDependency).FromWire)
	v.Routes = canonical.Structs(d, "routes", w.Routes, (*EntryRoute).FromWire)
}

// ToWire fills the wire form of the record.
func (v *Generator) ToWire(w modelwire.Generator, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	e.Text("state", v.State, w.SetState)
	canonical.PutStruct(e, "interval", w.NewInterval, v.Interval.ToWire)
	canonical.PutStruct(e, "branching", w.NewBranching, v.Branching.ToWire)
	canonical.PutStructs(e, "routes", v.Routes, w.NewRoutes, (*SetRoute).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Generator) FromWire(w modelwire.Generator, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.State = d.Text("state", w.State)
	canonical.Struct(d, "interval", w.Interval, v.Interval.FromWire)
	canonical.Struct(d, "branching", w.Branching, v.Branching.FromWire)
	v.Routes = canonical.Structs(d, "routes", w.Routes, (*SetRoute).FromWire)
}

// CodecWireToWire fills the wire form of the union.
func CodecWireToWire(value CodecWire, w modelwire.CodecWire, e *canonical.Encoder) {
	switch v := value.(type) {
	case *WireJSON:
		canonical.PutVariant(e, w.NewWireJson, v.ToWire)
	case *WireCBOR:
		canonical.PutVariant(e, w.NewWireCbor, v.ToWire)
	case *WireAVRO:
		canonical.PutVariant(e, w.NewWireAvro, v.ToWire)
	case *WireNative:
		canonical.PutVariant(e, w.NewWireNative, v.ToWire)
	case *WireProtobuf:
		canonical.PutVariant(e, w.NewWireProtobuf, v.ToWire)
	case *WireSyslog:
		canonical.PutVariant(e, w.NewWireSyslog, v.ToWire)
	default:
		e.Missing()
	}
}

// CodecWireFromWire reads the wire form of the union.
func CodecWireFromWire(w modelwire.CodecWire, d *canonical.Decoder) CodecWire {
	switch w.Which() {
	case modelwire.CodecWire_Which_wireJson:
		v := new(WireJSON)
		canonical.Variant(d, w.WireJson, v.FromWire)
		return v
	case modelwire.CodecWire_Which_wireCbor:
		v := new(WireCBOR)
		canonical.Variant(d, w.WireCbor, v.FromWire)
		return v
	case modelwire.CodecWire_Which_wireAvro:
		v := new(WireAVRO)
		canonical.Variant(d, w.WireAvro, v.FromWire)
		return v
	case modelwire.CodecWire_Which_wireNative:
		v := new(WireNative)
		canonical.Variant(d, w.WireNative, v.FromWire)
		return v
	case modelwire.CodecWire_Which_wireProtobuf:
		v := new(WireProtobuf)
		canonical.Variant(d, w.WireProtobuf, v.FromWire)
		return v
	case modelwire.CodecWire_Which_wireSyslog:
		v := new(WireSyslog)
		canonical.Variant(d, w.WireSyslog, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// SignalingStepToWire fills the wire form of the union.
func SignalingStepToWire(value SignalingStep, w modelwire.SignalingStep, e *canonical.Encoder) {
	switch v := value.(type) {
	case *SignalingSend:
		canonical.PutVariant(e, w.NewSignalingSend, v.ToWire)
	case *SignalingWait:
		canonical.PutVariant(e, w.NewSignalingWait, v.ToWire)
	default:
		e.Missing()
	}
}

// SignalingStepFromWire reads the wire form of the union.
func SignalingStepFromWire(w modelwire.SignalingStep, d *canonical.Decoder) SignalingStep {
	switch w.Which() {
	case modelwire.SignalingStep_Which_signalingSend:
		v := new(SignalingSend)
		canonical.Variant(d, w.SignalingSend, v.FromWire)
		return v
	case modelwire.SignalingStep_Which_signalingWait:
		v := new(SignalingWait)
		canonical.Variant(d, w.SignalingWait, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// ExpressionToWire fills the wire form of the union.
func ExpressionToWire(value Expression, w modelwire.Expression, e *canonical.Encoder) {
	switch v := value.(type) {
	case *IntegerLiteral:
		canonical.PutVariant(e, w.NewIntegerLiteral, v.ToWire)
	case *FloatLiteral:
		canonical.PutVariant(e, w.NewFloatLiteral, v.ToWire)
	case *StringLiteral:
		canonical.PutVariant(e, w.NewStringLiteral, v.ToWire)
	case *BoolLiteral:
		canonical.PutVariant(e, w.NewBoolLiteral, v.ToWire)
	case *NullLiteral:
		canonical.PutVariant(e, w.NewNullLiteral, v.ToWire)
	case *FieldReference:
		canonical.PutVariant(e, w.NewFieldReference, v.ToWire)
	case *Unary:
		canonical.PutVariant(e, w.NewUnary, v.ToWire)
	case *Binary:
		canonical.PutVariant(e, w.NewBinary, v.ToWire)
	case *Cast:
		canonical.PutVariant(e, w.NewCast, v.ToWire)
	case *Call:
		canonical.PutVariant(e, w.NewCall, v.ToWire)
	case *UDFCall:
		canonical.PutVariant(e, w.NewUdfCall, v.ToWire)
	case *ArrayLiteral:
		canonical.PutVariant(e, w.NewArrayLiteral, v.ToWire)
	case *If:
		canonical.PutVariant(e, w.NewIf, v.ToWire)
	case *Case:
		canonical.PutVariant(e, w.NewCase, v.ToWire)
	default:
		e.Missing()
	}
}

// ExpressionFromWire reads the wire form of the union.
func ExpressionFromWire(w modelwire.Expression, d *canonical.Decoder) Expression {
	switch w.Which() {
	case modelwire.Expression_Which_integerLiteral:
		v := new(IntegerLiteral)
		canonical.Variant(d, w.IntegerLiteral, v.FromWire)
		return v
	case modelwire.Expression_Which_floatLiteral:
		v := new(FloatLiteral)
		canonical.Variant(d, w.FloatLiteral, v.FromWire)
		return v
	case modelwire.Expression_Which_stringLiteral:
		v := new(StringLiteral)
		canonical.Variant(d, w.StringLiteral, v.FromWire)
		return v
	case modelwire.Expression_Which_boolLiteral:
		v := new(BoolLiteral)
		canonical.Variant(d, w.BoolLiteral, v.FromWire)
		return v
	case modelwire.Expression_Which_nullLiteral:
		v := new(NullLiteral)
		canonical.Variant(d, w.NullLiteral, v.FromWire)
		return v
	case modelwire.Expression_Which_fieldReference:
		v := new(FieldReference)
		canonical.Variant(d, w.FieldReference, v.FromWire)
		return v
	case modelwire.Expression_Which_unary:
		v := new(Unary)
		canonical.Variant(d, w.Unary, v.FromWire)
		return v
	case modelwire.Expression_Which_binary:
		v := new(Binary)
		canonical.Variant(d, w.Binary, v.FromWire)
		return v
	case modelwire.Expression_Which_cast:
		v := new(Cast)
		canonical.Variant(d, w.Cast, v.FromWire)
		return v
	case modelwire.Expression_Which_call:
		v := new(Call)
		canonical.Variant(d, w.Call, v.FromWire)
		return v
	case modelwire.Expression_Which_udfCall:
		v := new(UDFCall)
		canonical.Variant(d, w.UdfCall, v.FromWire)
		return v
	case modelwire.Expression_Which_arrayLiteral:
		v := new(ArrayLiteral)
		canonical.Variant(d, w.ArrayLiteral, v.FromWire)
		return v
	case modelwire.Expression_Which_if:
		v := new(If)
		canonical.Variant(d, w.If, v.FromWire)
		return v
	case modelwire.Expression_Which_case:
		v := new(Case)
		canonical.Variant(d, w.Case, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// InheritToWire fills the wire form of the union.
func InheritToWire(value Inherit, w modelwire.Inherit, e *canonical.Encoder) {
	switch v := value.(type) {
	case *InheritAll:
		canonical.PutVariant(e, w.NewInheritAll, v.ToWire)
	case *InheritFields:
		canonical.PutVariant(e, w.NewInheritFields, v.ToWire)
	default:
		e.Missing()
	}
}

// InheritFromWire reads the wire form of the union.
func InheritFromWire(w modelwire.Inherit, d *canonical.Decoder) Inherit {
	switch w.Which() {
	case modelwire.Inherit_Which_inheritAll:
		v := new(InheritAll)
		canonical.Variant(d, w.InheritAll, v.FromWire)
		return v
	case modelwire.Inherit_Which_inheritFields:
		v := new(InheritFields)
		canonical.Variant(d, w.InheritFields, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// FlushToWire fills the wire form of the union.
func FlushToWire(value Flush, w modelwire.Flush, e *canonical.Encoder) {
	switch v := value.(type) {
	case *FlushImmediate:
		canonical.PutVariant(e, w.NewFlushImmediate, v.ToWire)
	case *FlushEach:
		canonical.PutVariant(e, w.NewFlushEach, v.ToWire)
	default:
		e.Missing()
	}
}

// FlushFromWire reads the wire form of the union.
func FlushFromWire(w modelwire.Flush, d *canonical.Decoder) Flush {
	switch w.Which() {
	case modelwire.Flush_Which_flushImmediate:
		v := new(FlushImmediate)
		canonical.Variant(d, w.FlushImmediate, v.FromWire)
		return v
	case modelwire.Flush_Which_flushEach:
		v := new(FlushEach)
		canonical.Variant(d, w.FlushEach, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// MessageErrorToWire fills the wire form of the union.
func MessageErrorToWire(value MessageError, w modelwire.MessageError, e *canonical.Encoder) {
	switch v := value.(type) {
	case *IgnoreError:
		canonical.PutVariant(e, w.NewIgnoreError, v.ToWire)
	case *LogError:
		canonical.PutVariant(e, w.NewLogError, v.ToWire)
	case *SendError:
		canonical.PutVariant(e, w.NewSendError, v.ToWire)
	default:
		e.Missing()
	}
}

// MessageErrorFromWire reads the wire form of the union.
func MessageErrorFromWire(w modelwire.MessageError, d *canonical.Decoder) MessageError {
	switch w.Which() {
	case modelwire.MessageError_Which_ignoreError:
		v := new(IgnoreError)
		canonical.Variant(d, w.IgnoreError, v.FromWire)
		return v
	case modelwire.MessageError_Which_logError:
		v := new(LogError)
		canonical.Variant(d, w.LogError, v.FromWire)
		return v
	case modelwire.MessageError_Which_sendError:
		v := new(SendError)
		canonical.Variant(d, w.SendError, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// StatePolicyToWire fills the wire form of the union.
func StatePolicyToWire(value StatePolicy, w modelwire.StatePolicy, e *canonical.Encoder) {
	switch v := value.(type) {
	case *RequiredSkip:
		canonical.PutVariant(e, w.NewRequiredSkip, v.ToWire)
	case *RequiredWait:
		canonical.PutVariant(e, w.NewRequiredWait, v.ToWire)
	case *DefaultState:
		canonical.PutVariant(e, w.NewDefaultState, v.ToWire)
	default:
		e.Missing()
	}
}

// StatePolicyFromWire reads the wire form of the union.
func StatePolicyFromWire(w modelwire.StatePolicy, d *canonical.Decoder) StatePolicy {
	switch w.Which() {
	case modelwire.StatePolicy_Which_requiredSkip:
		v := new(RequiredSkip)
		canonical.Variant(d, w.RequiredSkip, v.FromWire)
		return v
	case modelwire.StatePolicy_Which_requiredWait:
		v := new(RequiredWait)
		canonical.Variant(d, w.RequiredWait, v.FromWire)
		return v
	case modelwire.StatePolicy_Which_defaultState:
		v := new(DefaultState)
		canonical.Variant(d, w.DefaultState, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// ModelToWire fills the wire form of the union.
func ModelToWire(value Model, w modelwire.Model, e *canonical.Encoder) {
	switch v := value.(type) {
	case *Schema:
		canonical.PutVariant(e, w.NewSchema, v.ToWire)
	case *WireJSONSchema:
		canonical.PutVariant(e, w.NewWireJsonSchema, v.ToWire)
	case *WireCBORSchema:
		canonical.PutVariant(e, w.NewWireCborSchema, v.ToWire)
	case *WireAVROSchema:
		canonical.PutVariant(e, w.NewWireAvroSchema, v.ToWire)
	case *Codec:
		canonical.PutVariant(e, w.NewCodec, v.ToWire)
	case *Client:
		canonical.PutVariant(e, w.NewClient, v.ToWire)
	case *Vhost:
		canonical.PutVariant(e, w.NewVhost, v.ToWire)
	case *Endpoint:
		canonical.PutVariant(e, w.NewEndpoint, v.ToWire)
	case *SignalingProtocol:
		canonical.PutVariant(e, w.NewSignalingProtocol, v.ToWire)
	case *Branch:
		canonical.PutVariant(e, w.NewBranch, v.ToWire)
	case *Relay:
		canonical.PutVariant(e, w.NewRelay, v.ToWire)
	case *HashMap:
		canonical.PutVariant(e, w.NewHashMap, v.ToWire)
	case *UDF:
		canonical.PutVariant(e, w.NewUdf, v.ToWire)
	case *Ingestor:
		canonical.PutVariant(e, w.NewIngestor, v.ToWire)
	case *Reingestor:
		canonical.PutVariant(e, w.NewReingestor, v.ToWire)
	case *Generator:
		canonical.PutVariant(e, w.NewGenerator, v.ToWire)
	case *Junction:
		canonical.PutVariant(e, w.NewJunction, v.ToWire)
	case *Deduplicator:
		canonical.PutVariant(e, w.NewDeduplicator, v.ToWire)
	case *Reorderer:
		canonical.PutVariant(e, w.NewReorderer, v.ToWire)
	case *WindowProcessor:
		canonical.PutVariant(e, w.NewWindowProcessor, v.ToWire)
	case *Correlator:
		canonical.PutVariant(e, w.NewCorrelator, v.ToWire)
	case *Inferencer:
		canonical.PutVariant(e, w.NewInferencer, v.ToWire)
	case *WASMProcessor:
		canonical.PutVariant(e, w.NewWasmProcessor, v.ToWire)
	case *Emitter:
		canonical.PutVariant(e, w.NewEmitter, v.ToWire)
	case *Placement:
		canonical.PutVariant(e, w.NewPlacement, v.ToWire)
	default:
		e.Missing()
	}
}

// ModelFromWire reads the wire form of the union.
func ModelFromWire(w modelwire.Model, d *canonical.Decoder) Model {
	switch w.Which() {
	case modelwire.Model_Which_schema:
		v := new(Schema)
		canonical.Variant(d, w.Schema, v.FromWire)
		return v
	case modelwire.Model_Which_wireJsonSchema:
		v := new(WireJSONSchema)
		canonical.Variant(d, w.WireJsonSchema, v.FromWire)
		return v
	case modelwire.Model_Which_wireCborSchema:
		v := new(WireCBORSchema)
		canonical.Variant(d, w.WireCborSchema, v.FromWire)
		return v
	case modelwire.Model_Which_wireAvroSchema:
		v := new(WireAVROSchema)
		canonical.Variant(d, w.WireAvroSchema, v.FromWire)
		return v
	case modelwire.Model_Which_codec:
		v := new(Codec)
		canonical.Variant(d, w.Codec, v.FromWire)
		return v
	case modelwire.Model_Which_client:
		v := new(Client)
		canonical.Variant(d, w.Client, v.FromWire)
		return v
	case modelwire.Model_Which_vhost:
		v := new(Vhost)
		canonical.Variant(d, w.Vhost, v.FromWire)
		return v
	case modelwire.Model_Which_endpoint:
		v := new(Endpoint)
		canonical.Variant(d, w.Endpoint, v.FromWire)
		return v
	case modelwire.Model_Which_signalingProtocol:
		v := new(SignalingProtocol)
		canonical.Variant(d, w.SignalingProtocol, v.FromWire)
		return v
	case modelwire.Model_Which_branch:
		v := new(Branch)
		canonical.Variant(d, w.Branch, v.FromWire)
		return v
	case modelwire.Model_Which_relay:
		v := new(Relay)
		canonical.Variant(d, w.Relay, v.FromWire)
		return v
	case modelwire.Model_Which_hashMap:
		v := new(HashMap)
		canonical.Variant(d, w.HashMap, v.FromWire)
		return v
	case modelwire.Model_Which_udf:
		v := new(UDF)
		canonical.Variant(d, w.Udf, v.FromWire)
		return v
	case modelwire.Model_Which_ingestor:
		v := new(Ingestor)
		canonical.Variant(d, w.Ingestor, v.FromWire)
		return v
	case modelwire.Model_Which_reingestor:
		v := new(Reingestor)
		canonical.Variant(d, w.Reingestor, v.FromWire)
		return v
	case modelwire.Model_Which_generator:
		v := new(Generator)
		canonical.Variant(d, w.Generator, v.FromWire)
		return v
	case modelwire.Model_Which_junction:
		v := new(Junction)
		canonical.Variant(d, w.Junction, v.FromWire)
		return v
	case modelwire.Model_Which_deduplicator:
		v := new(Deduplicator)
		canonical.Variant(d, w.Deduplicator, v.FromWire)
		return v
	case modelwire.Model_Which_reorderer:
		v := new(Reorderer)
		canonical.Variant(d, w.Reorderer, v.FromWire)
		return v
	case modelwire.Model_Which_windowProcessor:
		v := new(WindowProcessor)
		canonical.Variant(d, w.WindowProcessor, v.FromWire)
		return v
	case modelwire.Model_Which_correlator:
		v := new(Correlator)
		canonical.Variant(d, w.Correlator, v.FromWire)
		return v
	case modelwire.Model_Which_inferencer:
		v := new(Inferencer)
		canonical.Variant(d, w.Inferencer, v.FromWire)
		return v
	case modelwire.Model_Which_wasmProcessor:
		v := new(WASMProcessor)
		canonical.Variant(d, w.WasmProcessor, v.FromWire)
		return v
	case modelwire.Model_Which_emitter:
		v := new(Emitter)
		canonical.Variant(d, w.Emitter, v.FromWire)
		return v
	case modelwire.Model_Which_placement:
		v := new(Placement)
		canonical.Variant(d, w.Placement, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// TimeoutActionToWire fills the wire form of the union.
func TimeoutActionToWire(value TimeoutAction, w modelwire.TimeoutAction, e *canonical.Encoder) {
	switch v := value.(type) {
	case *TimeoutDrop:
		canonical.PutVariant(e, w.NewTimeoutDrop, v.ToWire)
	case *TimeoutSend:
		canonical.PutVariant(e, w.NewTimeoutSend, v.ToWire)
	default:
		e.Missing()
	}
}

// TimeoutActionFromWire reads the wire form of the union.
func TimeoutActionFromWire(w modelwire.TimeoutAction, d *canonical.Decoder) TimeoutAction {
	switch w.Which() {
	case modelwire.TimeoutAction_Which_timeoutDrop:
		v := new(TimeoutDrop)
		canonical.Variant(d, w.TimeoutDrop, v.FromWire)
		return v
	case modelwire.TimeoutAction_Which_timeoutSend:
		v := new(TimeoutSend)
		canonical.Variant(d, w.TimeoutSend, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// SinkModeToWire fills the wire form of the union.
func SinkModeToWire(value SinkMode, w modelwire.SinkMode, e *canonical.Encoder) {
	switch v := value.(type) {
	case *SinkNoAck:
		canonical.PutVariant(e, w.NewSinkNoAck, v.ToWire)
	case *SinkAckSequential:
		canonical.PutVariant(e, w.NewSinkAckSequential, v.ToWire)
	case *SinkAckParallel:
		canonical.PutVariant(e, w.NewSinkAckParallel, v.ToWire)
	default:
		e.Missing()
	}
}

// SinkModeFromWire reads the wire form of the union.
func SinkModeFromWire(w modelwire.SinkMode, d *canonical.Decoder) SinkMode {
	switch w.Which() {
	case modelwire.SinkMode_Which_sinkNoAck:
		v := new(SinkNoAck)
		canonical.Variant(d, w.SinkNoAck, v.FromWire)
		return v
	case modelwire.SinkMode_Which_sinkAckSequential:
		v := new(SinkAckSequential)
		canonical.Variant(d, w.SinkAckSequential, v.FromWire)
		return v
	case modelwire.SinkMode_Which_sinkAckParallel:
		v := new(SinkAckParallel)
		canonical.Variant(d, w.SinkAckParallel, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// FIFOGroupToWire fills the wire form of the union.
func FIFOGroupToWire(value FIFOGroup, w modelwire.FIFOGroup, e *canonical.Encoder) {
	switch v := value.(type) {
	case *FIFOGroupBranch:
		canonical.PutVariant(e, w.NewFifoGroupBranch, v.ToWire)
	case *FIFOGroupValue:
		canonical.PutVariant(e, w.NewFifoGroupValue, v.ToWire)
	default:
		e.Missing()
	}
}

// FIFOGroupFromWire reads the wire form of the union.
func FIFOGroupFromWire(w modelwire.FIFOGroup, d *canonical.Decoder) FIFOGroup {
	switch w.Which() {
	case modelwire.FIFOGroup_Which_fifoGroupBranch:
		v := new(FIFOGroupBranch)
		canonical.Variant(d, w.FifoGroupBranch, v.FromWire)
		return v
	case modelwire.FIFOGroup_Which_fifoGroupValue:
		v := new(FIFOGroupValue)
		canonical.Variant(d, w.FifoGroupValue, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// SinkToWire fills the wire form of the union.
func SinkToWire(value Sink, w modelwire.Sink, e *canonical.Encoder) {
	switch v := value.(type) {
	case *KafkaSink:
		canonical.PutVariant(e, w.NewKafkaSink, v.ToWire)
	case *NatsSink:
		canonical.PutVariant(e, w.NewNatsSink, v.ToWire)
	case *PulsarSink:
		canonical.PutVariant(e, w.NewPulsarSink, v.ToWire)
	case *RabbitMQSink:
		canonical.PutVariant(e, w.NewRabbitMqSink, v.ToWire)
	case *RedisSink:
		canonical.PutVariant(e, w.NewRedisSink, v.ToWire)
	case *MQTTSink:
		canonical.PutVariant(e, w.NewMqttSink, v.ToWire)
	case *ZeroMQSink:
		canonical.PutVariant(e, w.NewZeroMqSink, v.ToWire)
	case *SQSSink:
		canonical.PutVariant(e, w.NewSqsSink, v.ToWire)
	case *SentrySink:
		canonical.PutVariant(e, w.NewSentrySink, v.ToWire)
	case *SyslogSink:
		canonical.PutVariant(e, w.NewSyslogSink, v.ToWire)
	case *ClickhouseSink:
		canonical.PutVariant(e, w.NewClickhouseSink, v.ToWire)
	case *PostgresSink:
		canonical.PutVariant(e, w.NewPostgresSink, v.ToWire)
	case *MySQLSink:
		canonical.PutVariant(e, w.NewMySqlSink, v.ToWire)
	case *MongoDBSink:
		canonical.PutVariant(e, w.NewMongoDbSink, v.ToWire)
	case *IcebergSink:
		canonical.PutVariant(e, w.NewIcebergSink, v.ToWire)
	case *HTTPSink:
		canonical.PutVariant(e, w.NewHttpSink, v.ToWire)
	case *ClientSink:
		canonical.PutVariant(e, w.NewClientSink, v.ToWire)
	default:
		e.Missing()
	}
}

// SinkFromWire reads the wire form of the union.
func SinkFromWire(w modelwire.Sink, d *canonical.Decoder) Sink {
	switch w.Which() {
	case modelwire.Sink_Which_kafkaSink:
		v := new(KafkaSink)
		canonical.Variant(d, w.KafkaSink, v.FromWire)
		return v
	case modelwire.Sink_Which_natsSink:
		v := new(NatsSink)
		canonical.Variant(d, w.NatsSink, v.FromWire)
		return v
	case modelwire.Sink_Which_pulsarSink:
		v := new(PulsarSink)
		canonical.Variant(d, w.PulsarSink, v.FromWire)
		return v
	case modelwire.Sink_Which_rabbitMqSink:
		v := new(RabbitMQSink)
		canonical.Variant(d, w.RabbitMqSink, v.FromWire)
		return v
	case modelwire.Sink_Which_redisSink:
		v := new(RedisSink)
		canonical.Variant(d, w.RedisSink, v.FromWire)
		return v
	case modelwire.Sink_Which_mqttSink:
		v := new(MQTTSink)
		canonical.Variant(d, w.MqttSink, v.FromWire)
		return v
	case modelwire.Sink_Which_zeroMqSink:
		v := new(ZeroMQSink)
		canonical.Variant(d, w.ZeroMqSink, v.FromWire)
		return v
	case modelwire.Sink_Which_sqsSink:
		v := new(SQSSink)
		canonical.Variant(d, w.SqsSink, v.FromWire)
		return v
	case modelwire.Sink_Which_sentrySink:
		v := new(SentrySink)
		canonical.Variant(d, w.SentrySink, v.FromWire)
		return v
	case modelwire.Sink_Which_syslogSink:
		v := new(SyslogSink)
		canonical.Variant(d, w.SyslogSink, v.FromWire)
		return v
	case modelwire.Sink_Which_clickhouseSink:
		v := new(ClickhouseSink)
		canonical.Variant(d, w.ClickhouseSink, v.FromWire)
		return v
	case modelwire.Sink_Which_postgresSink:
		v := new(PostgresSink)
		canonical.Variant(d, w.PostgresSink, v.FromWire)
		return v
	case modelwire.Sink_Which_mySqlSink:
		v := new(MySQLSink)
		canonical.Variant(d, w.MySqlSink, v.FromWire)
		return v
	case modelwire.Sink_Which_mongoDbSink:
		v := new(MongoDBSink)
		canonical.Variant(d, w.MongoDbSink, v.FromWire)
		return v
	case modelwire.Sink_Which_icebergSink:
		v := new(IcebergSink)
		canonical.Variant(d, w.IcebergSink, v.FromWire)
		return v
	case modelwire.Sink_Which_httpSink:
		v := new(HTTPSink)
		canonical.Variant(d, w.HttpSink, v.FromWire)
		return v
	case modelwire.Sink_Which_clientSink:
		v := new(ClientSink)
		canonical.Variant(d, w.ClientSink, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// SourceModeToWire fills the wire form of the union.
func SourceModeToWire(value SourceMode, w modelwire.SourceMode, e *canonical.Encoder) {
	switch v := value.(type) {
	case *AckSequential:
		canonical.PutVariant(e, w.NewAckSequential, v.ToWire)
	case *AckParallel:
		canonical.PutVariant(e, w.NewAckParallel, v.ToWire)
	case *NoAckSequential:
		canonical.PutVariant(e, w.NewNoAckSequential, v.ToWire)
	case *NoAckParallel:
		canonical.PutVariant(e, w.NewNoAckParallel, v.ToWire)
	default:
		e.Missing()
	}
}

// SourceModeFromWire reads the wire form of the union.
func SourceModeFromWire(w modelwire.SourceMode, d *canonical.Decoder) SourceMode {
	switch w.Which() {
	case modelwire.SourceMode_Which_ackSequential:
		v := new(AckSequential)
		canonical.Variant(d, w.AckSequential, v.FromWire)
		return v
	case modelwire.SourceMode_Which_ackParallel:
		v := new(AckParallel)
		canonical.Variant(d, w.AckParallel, v.FromWire)
		return v
	case modelwire.SourceMode_Which_noAckSequential:
		v := new(NoAckSequential)
		canonical.Variant(d, w.NoAckSequential, v.FromWire)
		return v
	case modelwire.SourceMode_Which_noAckParallel:
		v := new(NoAckParallel)
		canonical.Variant(d, w.NoAckParallel, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// SourceToWire fills the wire form of the union.
func SourceToWire(value Source, w modelwire.Source, e *canonical.Encoder) {
	switch v := value.(type) {
	case *EndpointSource:
		canonical.PutVariant(e, w.NewEndpointSource, v.ToWire)
	case *NatsSource:
		canonical.PutVariant(e, w.NewNatsSource, v.ToWire)
	case *KafkaSource:
		canonical.PutVariant(e, w.NewKafkaSource, v.ToWire)
	case *HTTPSource:
		canonical.PutVariant(e, w.NewHttpSource, v.ToWire)
	case *PrometheusSource:
		canonical.PutVariant(e, w.NewPrometheusSource, v.ToWire)
	case *PulsarSource:
		canonical.PutVariant(e, w.NewPulsarSource, v.ToWire)
	case *RabbitMQSource:
		canonical.PutVariant(e, w.NewRabbitMqSource, v.ToWire)
	case *SQSSource:
		canonical.PutVariant(e, w.NewSqsSource, v.ToWire)
	case *RedisSource:
		canonical.PutVariant(e, w.NewRedisSource, v.ToWire)
	case *MQTTSource:
		canonical.PutVariant(e, w.NewMqttSource, v.ToWire)
	case *ZeroMQSource:
		canonical.PutVariant(e, w.NewZeroMqSource, v.ToWire)
	case *WebsocketsSource:
		canonical.PutVariant(e, w.NewWebsocketsSource, v.ToWire)
	case *SyslogSource:
		canonical.PutVariant(e, w.NewSyslogSource, v.ToWire)
	case *ClientSource:
		canonical.PutVariant(e, w.NewClientSource, v.ToWire)
	default:
		e.Missing()
	}
}

// SourceFromWire reads the wire form of the union.
func SourceFromWire(w modelwire.Source, d *canonical.Decoder) Source {
	switch w.Which() {
	case modelwire.Source_Which_endpointSource:
		v := new(EndpointSource)
		canonical.Variant(d, w.EndpointSource, v.FromWire)
		return v
	case modelwire.Source_Which_natsSource:
		v := new(NatsSource)
		canonical.Variant(d, w.NatsSource, v.FromWire)
		return v
	case modelwire.Source_Which_kafkaSource:
		v := new(KafkaSource)
		canonical.Variant(d, w.KafkaSource, v.FromWire)
		return v
	case modelwire.Source_Which_httpSource:
		v := new(HTTPSource)
		canonical.Variant(d, w.HttpSource, v.FromWire)
		return v
	case modelwire.Source_Which_prometheusSource:
		v := new(PrometheusSource)
		canonical.Variant(d, w.PrometheusSource, v.FromWire)
		return v
	case modelwire.Source_Which_pulsarSource:
		v := new(PulsarSource)
		canonical.Variant(d, w.PulsarSource, v.FromWire)
		return v
	case modelwire.Source_Which_rabbitMqSource:
		v := new(RabbitMQSource)
		canonical.Variant(d, w.RabbitMqSource, v.FromWire)
		return v
	case modelwire.Source_Which_sqsSource:
		v := new(SQSSource)
		canonical.Variant(d, w.SqsSource, v.FromWire)
		return v
	case modelwire.Source_Which_redisSource:
		v := new(RedisSource)
		canonical.Variant(d, w.RedisSource, v.FromWire)
		return v
	case modelwire.Source_Which_mqttSource:
		v := new(MQTTSource)
		canonical.Variant(d, w.MqttSource, v.FromWire)
		return v
	case modelwire.Source_Which_zeroMqSource:
		v := new(ZeroMQSource)
		canonical.Variant(d, w.ZeroMqSource, v.FromWire)
		return v
	case modelwire.Source_Which_websocketsSource:
		v := new(WebsocketsSource)
		canonical.Variant(d, w.WebsocketsSource, v.FromWire)
		return v
	case modelwire.Source_Which_syslogSource:
		v := new(SyslogSource)
		canonical.Variant(d, w.SyslogSource, v.FromWire)
		return v
	case modelwire.Source_Which_clientSource:
		v := new(ClientSource)
		canonical.Variant(d, w.ClientSource, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// QuiesceToWire fills the wire form of the union.
func QuiesceToWire(value Quiesce, w modelwire.Quiesce, e *canonical.Encoder) {
	switch v := value.(type) {
	case *QuiesceSuspend:
		canonical.PutVariant(e, w.NewQuiesceSuspend, v.ToWire)
	case *QuiesceBuffer:
		canonical.PutVariant(e, w.NewQuiesceBuffer, v.ToWire)
	case *QuiesceDrop:
		canonical.PutVariant(e, w.NewQuiesceDrop, v.ToWire)
	case *QuiesceReject:
		canonical.PutVariant(e, w.NewQuiesceReject, v.ToWire)
	default:
		e.Missing()
	}
}

// QuiesceFromWire reads the wire form of the union.
func QuiesceFromWire(w modelwire.Quiesce, d *canonical.Decoder) Quiesce {
	switch w.Which() {
	case modelwire.Quiesce_Which_quiesceSuspend:
		v := new(QuiesceSuspend)
		canonical.Variant(d, w.QuiesceSuspend, v.FromWire)
		return v
	case modelwire.Quiesce_Which_quiesceBuffer:
		v := new(QuiesceBuffer)
		canonical.Variant(d, w.QuiesceBuffer, v.FromWire)
		return v
	case modelwire.Quiesce_Which_quiesceDrop:
		v := new(QuiesceDrop)
		canonical.Variant(d, w.QuiesceDrop, v.FromWire)
		return v
	case modelwire.Quiesce_Which_quiesceReject:
		v := new(QuiesceReject)
		canonical.Variant(d, w.QuiesceReject, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// TimestampToWire fills the wire form of the union.
func TimestampToWire(value Timestamp, w modelwire.Timestamp, e *canonical.Encoder) {
	switch v := value.(type) {
	case *TimestampNow:
		canonical.PutVariant(e, w.NewTimestampNow, v.ToWire)
	case *TimestampAt:
		canonical.PutVariant(e, w.NewTimestampAt, v.ToWire)
	default:
		e.Missing()
	}
}

// TimestampFromWire reads the wire form of the union.
func TimestampFromWire(w modelwire.Timestamp, d *canonical.Decoder) Timestamp {
	switch w.Which() {
	case modelwire.Timestamp_Which_timestampNow:
		v := new(TimestampNow)
		canonical.Variant(d, w.TimestampNow, v.FromWire)
		return v
	case modelwire.Timestamp_Which_timestampAt:
		v := new(TimestampAt)
		canonical.Variant(d, w.TimestampAt, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}
