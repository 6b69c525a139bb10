// Code generated from spec/ by go generate. DO NOT EDIT.

package statement

import (
	"nervix/generated/canonical"
	"nervix/generated/model"
	"nervix/generated/statement/statementwire"
)

// ToWire fills the wire form of the record.
func (v *AddField) ToWire(w statementwire.AddField, e *canonical.Encoder) {
	canonical.PutStruct(e, "field", w.NewField, v.Field.ToWire)
}

// FromWire reads the wire form of the record.
func (v *AddField) FromWire(w statementwire.AddField, d *canonical.Decoder) {
	canonical.Struct(d, "field", w.Field, v.Field.FromWire)
}

// ToWire fills the wire form of the record.
func (v *AddWireField) ToWire(w statementwire.AddWireField, e *canonical.Encoder) {
	canonical.PutStruct(e, "field", w.NewField, v.Field.ToWire)
}

// FromWire reads the wire form of the record.
func (v *AddWireField) FromWire(w statementwire.AddWireField, d *canonical.Decoder) {
	canonical.Struct(d, "field", w.Field, v.Field.FromWire)
}

// ToWire fills the wire form of the record.
func (v *AddAVROField) ToWire(w statementwire.AddAVROField, e *canonical.Encoder) {
	canonical.PutStruct(e, "field", w.NewField, v.Field.ToWire)
}

// FromWire reads the wire form of the record.
func (v *AddAVROField) FromWire(w statementwire.AddAVROField, d *canonical.Decoder) {
	canonical.Struct(d, "field", w.Field, v.Field.FromWire)
}

// ToWire fills the wire form of the record.
func (v *DropField) ToWire(w statementwire.DropField, e *canonical.Encoder) {
	e.Text("field", v.Field, w.SetField)
}

// FromWire reads the wire form of the record.
func (v *DropField) FromWire(w statementwire.DropField, d *canonical.Decoder) {
	v.Field = d.Text("field", w.Field)
}

// ToWire fills the wire form of the record.
func (v *RenameField) ToWire(w statementwire.RenameField, e *canonical.Encoder) {
	e.Text("field", v.Field, w.SetField)
	e.Text("to", v.To, w.SetTo)
}

// FromWire reads the wire form of the record.
func (v *RenameField) FromWire(w statementwire.RenameField, d *canonical.Decoder) {
	v.Field = d.Text("field", w.Field)
	v.To = d.Text("to", w.To)
}

// ToWire fills the wire form of the record.
func (v *SetFieldType) ToWire(w statementwire.SetFieldType, e *canonical.Encoder) {
	e.Text("field", v.Field, w.SetField)
	canonical.PutStruct(e, "type", w.NewType, v.Type.ToWire)
}

// FromWire reads the wire form of the record.
func (v *SetFieldType) FromWire(w statementwire.SetFieldType, d *canonical.Decoder) {
	v.Field = d.Text("field", w.Field)
	canonical.Struct(d, "type", w.Type, v.Type.FromWire)
}

// ToWire fills the wire form of the record.
func (v *SetWireFieldType) ToWire(w statementwire.SetWireFieldType, e *canonical.Encoder) {
	e.Text("field", v.Field, w.SetField)
	canonical.PutEnum(e, "type", v.Type, w.SetType)
}

// FromWire reads the wire form of the record.
func (v *SetWireFieldType) FromWire(w statementwire.SetWireFieldType, d *canonical.Decoder) {
	v.Field = d.Text("field", w.Field)
	v.Type = canonical.Enum[model.JSONType](d, "type", w.Type())
}

// ToWire fills the wire form of the record.
func (v *SetAVROFieldType) ToWire(w statementwire.SetAVROFieldType, e *canonical.Encoder) {
	e.Text("field", v.Field, w.SetField)
	canonical.PutEnum(e, "type", v.Type, w.SetType)
}

// FromWire reads the wire form of the record.
func (v *SetAVROFieldType) FromWire(w statementwire.SetAVROFieldType, d *canonical.Decoder) {
	v.Field = d.Text("field", w.Field)
	v.Type = canonical.Enum[model.AVROType](d, "type", w.Type())
}

// ToWire fills the wire form of the record.
func (v *SetFieldOptional) ToWire(w statementwire.SetFieldOptional, e *canonical.Encoder) {
	e.Text("field", v.Field, w.SetField)
	w.SetOptional(v.Optional)
}

// FromWire reads the wire form of the record.
func (v *SetFieldOptional) FromWire(w statementwire.SetFieldOptional, d *canonical.Decoder) {
	v.Field = d.Text("field", w.Field)
	v.Optional = w.Optional()
}

// ToWire fills the wire form of the record.
func (v *SetFieldSensitive) ToWire(w statementwire.SetFieldSensitive, e *canonical.Encoder) {
	e.Text("field", v.Field, w.SetField)
	w.SetSensitive(v.Sensitive)
}

// FromWire reads the wire form of the record.
func (v *SetFieldSensitive) FromWire(w statementwire.SetFieldSensitive, d *canonical.Decoder) {
	v.Field = d.Text("field", w.Field)
	v.Sensitive = w.Sensitive()
}

// ToWire fills the wire form of the record.
func (v *SetFieldExternal) ToWire(w statementwire.SetFieldExternal, e *canonical.Encoder) {
	e.Text("field", v.Field, w.SetField)
	if v.External != nil {
		w.SetExternalPresent(true)
		e.Text("external", *v.External, w.SetExternal)
	}
}

// FromWire reads the wire form of the record.
func (v *SetFieldExternal) FromWire(w statementwire.SetFieldExternal, d *canonical.Decoder) {
	v.Field = d.Text("field", w.Field)
	if w.ExternalPresent() {
		value := d.Text("external", w.External)
		v.External = &value
	}
}

// ToWire fills the wire form of the record.
func (v *SetWireMode) ToWire(w statementwire.SetWireMode, e *canonical.Encoder) {
	canonical.PutEnum(e, "mode", v.Mode, w.SetMode)
}

// FromWire reads the wire form of the record.
func (v *SetWireMode) FromWire(w statementwire.SetWireMode, d *canonical.Decoder) {
	v.Mode = canonical.Enum[model.WireMode](d, "mode", w.Mode())
}

// ToWire fills the wire form of the record.
func (v *SetCapacity) ToWire(w statementwire.SetCapacity, e *canonical.Encoder) {
	w.SetCapacity(v.Capacity)
}

// FromWire reads the wire form of the record.
func (v *SetCapacity) FromWire(w statementwire.SetCapacity, d *canonical.Decoder) {
	v.Capacity = w.Capacity()
}

// ToWire fills the wire form of the record.
func (v *SetSchema) ToWire(w statementwire.SetSchema, e *canonical.Encoder) {
	e.Text("schema", v.Schema, w.SetSchema)
}

// FromWire reads the wire form of the record.
func (v *SetSchema) FromWire(w statementwire.SetSchema, d *canonical.Decoder) {
	v.Schema = d.Text("schema", w.Schema)
}

// ToWire fills the wire form of the record.
func (v *SetBranching) ToWire(w statementwire.SetBranching, e *canonical.Encoder) {
	canonical.PutStruct(e, "branching", w.NewBranching, v.Branching.ToWire)
}

// FromWire reads the wire form of the record.
func (v *SetBranching) FromWire(w statementwire.SetBranching, d *canonical.Decoder) {
	canonical.Struct(d, "branching", w.Branching, v.Branching.FromWire)
}

// ToWire fills the wire form of the record.
func (v *SetMaterialized) ToWire(w statementwire.SetMaterialized, e *canonical.Encoder) {
	w.SetMaterialized(v.Materialized)
}

// FromWire reads the wire form of the record.
func (v *SetMaterialized) FromWire(w statementwire.SetMaterialized, d *canonical.Decoder) {
	v.Materialized = w.Materialized()
}

// ToWire fills the wire form of the record.
func (v *SetSource) ToWire(w statementwire.SetSource, e *canonical.Encoder) {
	canonical.PutUnion(e, "source", v.Source, w.NewSource, model.SourceToWire)
}

// FromWire reads the wire form of the record.
func (v *SetSource) FromWire(w statementwire.SetSource, d *canonical.Decoder) {
	v.Source = canonical.Union(d, "source", w.Source, model.SourceFromWire)
}

// ToWire fills the wire form of the record.
func (v *SetDecoding) ToWire(w statementwire.SetDecoding, e *canonical.Encoder) {
	e.Text("codec", v.Codec, w.SetCodec)
}

// FromWire reads the wire form of the record.
func (v *SetDecoding) FromWire(w statementwire.SetDecoding, d *canonical.Decoder) {
	v.Codec = d.Text("codec", w.Codec)
}

// ToWire fills the wire form of the record.
func (v *SetTimestamp) ToWire(w statementwire.SetTimestamp, e *canonical.Encoder) {
	if v.Timestamp != nil {
		canonical.PutUnion(e, "timestamp", v.Timestamp, w.NewTimestamp, model.TimestampToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *SetTimestamp) FromWire(w statementwire.SetTimestamp, d *canonical.Decoder) {
	if w.HasTimestamp() {
		v.Timestamp = canonical.Union(d, "timestamp", w.Timestamp, model.TimestampFromWire)
	}
}

// ToWire fills the wire form of the record.
func (v *SetQuiesce) ToWire(w statementwire.SetQuiesce, e *canonical.Encoder) {
	canonical.PutUnion(e, "quiesce", v.Quiesce, w.NewQuiesce, model.QuiesceToWire)
}

// FromWire reads the wire form of the record.
func (v *SetQuiesce) FromWire(w statementwire.SetQuiesce, d *canonical.Decoder) {
	v.Quiesce = canonical.Union(d, "quiesce", w.Quiesce, model.QuiesceFromWire)
}

// ToWire fills the wire form of the record.
func (v *SetGeneralError) ToWire(w statementwire.SetGeneralError, e *canonical.Encoder) {
	canonical.PutEnum(e, "action", v.Action, w.SetAction)
}

// FromWire reads the wire form of the record.
func (v *SetGeneralError) FromWire(w statementwire.SetGeneralError, d *canonical.Decoder) {
	v.Action = canonical.Enum[model.ErrorAction](d, "action", w.Action())
}

// ToWire fills the wire form of the record.
func (v *AddInput) ToWire(w statementwire.AddInput, e *canonical.Encoder) {
	canonical.PutStruct(e, "input", w.NewInput, v.Input.ToWire)
}

// FromWire reads the wire form of the record.
func (v *AddInput) FromWire(w statementwire.AddInput, d *canonical.Decoder) {
	canonical.Struct(d, "input", w.Input, v.Input.FromWire)
}

// ToWire fills the wire form of the record.
func (v *DropInput) ToWire(w statementwire.DropInput, e *canonical.Encoder) {
	e.Text("relay", v.Relay, w.SetRelay)
}

// FromWire reads the wire form of the record.
func (v *DropInput) FromWire(w statementwire.DropInput, d *canonical.Decoder) {
	v.Relay = d.Text("relay", w.Relay)
}

// ToWire fills the wire form of the record.
func (v *SetInputWhere) ToWire(w statementwire.SetInputWhere, e *canonical.Encoder) {
	e.Text("relay", v.Relay, w.SetRelay)
	if v.Where != nil {
		canonical.PutUnion(e, "where", v.Where, w.NewWhere, model.ExpressionToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *SetInputWhere) FromWire(w statementwire.SetInputWhere, d *canonical.Decoder) {
	v.Relay = d.Text("relay", w.Relay)
	if w.HasWhere() {
		v.Where = canonical.Union(d, "where", w.Where, model.ExpressionFromWire)
	}
}

// ToWire fills the wire form of the record.
func (v *SetCollect) ToWire(w statementwire.SetCollect, e *canonical.Encoder) {
	if v.Collect != nil {
		canonical.PutStruct(e, "collect", w.NewCollect, v.Collect.ToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *SetCollect) FromWire(w statementwire.SetCollect, d *canonical.Decoder) {
	if w.HasCollect() {
		v.Collect = new(model.Collect)
		canonical.Struct(d, "collect", w.Collect, v.Collect.FromWire)
	}
}

// ToWire fills the wire form of the record.
func (v *SetFilter) ToWire(w statementwire.SetFilter, e *canonical.Encoder) {
	if v.Filter != nil {
		canonical.PutUnion(e, "filter", v.Filter, w.NewFilter, model.ExpressionToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *SetFilter) FromWire(w statementwire.SetFilter, d *canonical.Decoder) {
	if w.HasFilter() {
		v.Filter = canonical.Union(d, "filter", w.Filter, model.ExpressionFromWire)
	}
}

// ToWire fills the wire form of the record.
func (v *SetAttachment) ToWire(w statementwire.SetAttachment, e *canonical.Encoder) {
	w.SetDetached(v.Detached)
}

// FromWire reads the wire form of the record.
func (v *SetAttachment) FromWire(w statementwire.SetAttachment, d *canonical.Decoder) {
	v.Detached = w.Detached()
}

// ToWire fills the wire form of the record.
func (v *AddState) ToWire(w statementwire.AddState, e *canonical.Encoder) {
	canonical.PutStruct(e, "state", w.NewState, v.State.ToWire)
}

// FromWire reads the wire form of the record.
func (v *AddState) FromWire(w statementwire.AddState, d *canonical.Decoder) {
	canonical.Struct(d, "state", w.State, v.State.FromWire)
}

// ToWire fills the wire form of the record.
func (v *DropState) ToWire(w statementwire.DropState, e *canonical.Encoder) {
	e.Text("relay", v.Relay, w.SetRelay)
}

// FromWire reads the wire form of the record.
func (v *DropState) FromWire(w statementwire.DropState, d *canonical.Decoder) {
	v.Relay = d.Text("relay", w.Relay)
}

// ToWire fills the wire form of the record.
func (v *SetStatePolicy) ToWire(w statementwire.SetStatePolicy, e *canonical.Encoder) {
	e.Text("relay", v.Relay, w.SetRelay)
	canonical.PutUnion(e, "policy", v.Policy, w.NewPolicy, model.StatePolicyToWire)
}

// FromWire reads the wire form of the record.
func (v *SetStatePolicy) FromWire(w statementwire.SetStatePolicy, d *canonical.Decoder) {
	v.Relay = d.Text("relay", w.Relay)
	v.Policy = canonical.Union(d, "policy", w.Policy, model.StatePolicyFromWire)
}

// ToWire fills the wire form of the record.
func (v *AddRoute) ToWire(w statementwire.AddRoute, e *canonical.Encoder) {
	canonical.PutStruct(e, "route", w.NewRoute, v.Route.ToWire)
}

// FromWire reads the wire form of the record.
func (v *AddRoute) FromWire(w statementwire.AddRoute, d *canonical.Decoder) {
	canonical.Struct(d, "route", w.Route, v.Route.FromWire)
}

// ToWire fills the wire form of the record.
func (v *ReplaceRoute) ToWire(w statementwire.ReplaceRoute, e *canonical.Encoder) {
	canonical.PutStruct(e, "route", w.NewRoute, v.Route.ToWire)
}

// FromWire reads the wire form of the record.
func (v *ReplaceRoute) FromWire(w statementwire.ReplaceRoute, d *canonical.Decoder) {
	canonical.Struct(d, "route", w.Route, v.Route.FromWire)
}

// ToWire fills the wire form of the record.
func (v *AddEntryRoute) ToWire(w statementwire.AddEntryRoute, e *canonical.Encoder) {
	canonical.PutStruct(e, "route", w.NewRoute, v.Route.ToWire)
}

// FromWire reads the wire form of the record.
func (v *AddEntryRoute) FromWire(w statementwire.AddEntryRoute, d *canonical.Decoder) {
	canonical.Struct(d, "route", w.Route, v.Route.FromWire)
}

// ToWire fills the wire form of the record.
func (v *ReplaceEntryRoute) ToWire(w statementwire.ReplaceEntryRoute, e *canonical.Encoder) {
	canonical.PutStruct(e, "route", w.NewRoute, v.Route.ToWire)
}

// FromWire reads the wire form of the record.
func (v *ReplaceEntryRoute) FromWire(w statementwire.ReplaceEntryRoute, d *canonical.Decoder) {
	canonical.Struct(d, "route", w.Route, v.Route.FromWire)
}

// ToWire fills the wire form of the record.
func (v *AddSetRoute) ToWire(w statementwire.AddSetRoute, e *canonical.Encoder) {
	canonical.PutStruct(e, "route", w.NewRoute, v.Route.ToWire)
}

// FromWire reads the wire form of the record.
func (v *AddSetRoute) FromWire(w statementwire.AddSetRoute, d *canonical.Decoder) {
	canonical.Struct(d, "route", w.Route, v.Route.FromWire)
}

// ToWire fills the wire form of the record.
func (v *ReplaceSetRoute) ToWire(w statementwire.ReplaceSetRoute, e *canonical.Encoder) {
	canonical.PutStruct(e, "route", w.NewRoute, v.Route.ToWire)
}

// FromWire reads the wire form of the record.
func (v *ReplaceSetRoute) FromWire(w statementwire.ReplaceSetRoute, d *canonical.Decoder) {
	canonical.Struct(d, "route", w.Route, v.Route.FromWire)
}

// ToWire fills the wire form of the record.
func (v *DropRoute) ToWire(w statementwire.DropRoute, e *canonical.Encoder) {
	e.Text("relay", v.Relay, w.SetRelay)
}

// FromWire reads the wire form of the record.
func (v *DropRoute) FromWire(w statementwire.DropRoute, d *canonical.Decoder) {
	v.Relay = d.Text("relay", w.Relay)
}

// ToWire fills the wire form of the record.
func (v *SetKeys) ToWire(w statementwire.SetKeys, e *canonical.Encoder) {
	canonical.PutUnions(e, "keys", v.Keys, w.NewKeys, model.ExpressionToWire)
}

// FromWire reads the wire form of the record.
func (v *SetKeys) FromWire(w statementwire.SetKeys, d *canonical.Decoder) {
	v.Keys = canonical.Unions(d, "keys", w.Keys, model.ExpressionFromWire)
}

// ToWire fills the wire form of the record.
func (v *SetOrder) ToWire(w statementwire.SetOrder, e *canonical.Encoder) {
	canonical.PutUnions(e, "by", v.By, w.NewBy, model.ExpressionToWire)
}

// FromWire reads the wire form of the record.
func (v *SetOrder) FromWire(w statementwire.SetOrder, d *canonical.Decoder) {
	v.By = canonical.Unions(d, "by", w.By, model.ExpressionFromWire)
}

// ToWire fills the wire form of the record.
func (v *SetMaxTime) ToWire(w statementwire.SetMaxTime, e *canonical.Encoder) {
	canonical.PutStruct(e, "max_time", w.NewMaxTime, v.MaxTime.ToWire)
}

// FromWire reads the wire form of the record.
func (v *SetMaxTime) FromWire(w statementwire.SetMaxTime, d *canonical.Decoder) {
	canonical.Struct(d, "max_time", w.MaxTime, v.MaxTime.FromWire)
}

// ToWire fills the wire form of the record.
func (v *SetGeneratorState) ToWire(w statementwire.SetGeneratorState, e *canonical.Encoder) {
	e.Text("relay", v.Relay, w.SetRelay)
}

// FromWire reads the wire form of the record.
func (v *SetGeneratorState) FromWire(w statementwire.SetGeneratorState, d *canonical.Decoder) {
	v.Relay = d.Text("relay", w.Relay)
}

// ToWire fills the wire form of the record.
func (v *SetInterval) ToWire(w statementwire.SetInterval, e *canonical.Encoder) {
	canonical.PutStruct(e, "interval", w.NewInterval, v.Interval.ToWire)
}

// FromWire reads the wire form of the record.
func (v *SetInterval) FromWire(w statementwire.SetInterval, d *canonical.Decoder) {
	canonical.Struct(d, "interval", w.Interval, v.Interval.FromWire)
}

// ToWire fills the wire form of the record.
func (v *SetSink) ToWire(w statementwire.SetSink, e *canonical.Encoder) {
	canonical.PutUnion(e, "sink", v.Sink, w.NewSink, model.SinkToWire)
}

// FromWire reads the wire form of the record.
func (v *SetSink) FromWire(w statementwire.SetSink, d *canonical.Decoder) {
	v.Sink = canonical.Union(d, "sink", w.Sink, model.SinkFromWire)
}

// ToWire fills the wire form of the record.
func (v *ModeBroker) ToWire(w statementwire.ModeBroker, e *canonical.Encoder) {
	canonical.PutUnion(e, "mode", v.Mode, w.NewMode, model.SinkModeToWire)
}

// FromWire reads the wire form of the record.
func (v *ModeBroker) FromWire(w statementwire.ModeBroker, d *canonical.Decoder) {
	v.Mode = canonical.Union(d, "mode", w.Mode, model.SinkModeFromWire)
}

// ToWire fills the wire form of the record.
func (v *ModeMQTT) ToWire(w statementwire.ModeMQTT, e *canonical.Encoder) {
	w.SetQoS(v.QoS)
	canonical.PutUnion(e, "mode", v.Mode, w.NewMode, model.SinkModeToWire)
}

// FromWire reads the wire form of the record.
func (v *ModeMQTT) FromWire(w statementwire.ModeMQTT, d *canonical.Decoder) {
	v.QoS = w.QoS()
	v.Mode = canonical.Union(d, "mode", w.Mode, model.SinkModeFromWire)
}

// ToWire fills the wire form of the record.
func (v *ModeJetStream) ToWire(w statementwire.ModeJetStream, e *canonical.Encoder) {
	canonical.PutUnion(e, "mode", v.Mode, w.NewMode, model.SinkModeToWire)
}

// FromWire reads the wire form of the record.
func (v *ModeJetStream) FromWire(w statementwire.ModeJetStream, d *canonical.Decoder) {
	v.Mode = canonical.Union(d, "mode", w.Mode, model.SinkModeFromWire)
}

// ToWire fills the wire form of the record.
func (v *ModeSQS) ToWire(w statementwire.ModeSQS, e *canonical.Encoder) {
	w.SetBatch(v.Batch)
	canonical.PutStruct(e, "retry", w.NewRetry, v.Retry.ToWire)
}

// FromWire reads the wire form of the record.
func (v *ModeSQS) FromWire(w statementwire.ModeSQS, d *canonical.Decoder) {
	v.Batch = w.Batch()
	canonical.Struct(d, "retry", w.Retry, v.Retry.FromWire)
}

// ToWire fills the wire form of the record.
func (v *ModeRequest) ToWire(w statementwire.ModeRequest, e *canonical.Encoder) {
	canonical.PutStruct(e, "retry", w.NewRetry, v.Retry.ToWire)
}

// FromWire reads the wire form of the record.
func (v *ModeRequest) FromWire(w statementwire.ModeRequest, d *canonical.Decoder) {
	canonical.Struct(d, "retry", w.Retry, v.Retry.FromWire)
}

// ToWire fills the wire form of the record.
func (v *SetSinkMode) ToWire(w statementwire.SetSinkMode, e *canonical.Encoder) {
	canonical.PutUnion(e, "mode", v.Mode, w.NewMode, WrittenModeToWire)
}

// FromWire reads the wire form of the record.
func (v *SetSinkMode) FromWire(w statementwire.SetSinkMode, d *canonical.Decoder) {
	v.Mode = canonical.Union(d, "mode", w.Mode, WrittenModeFromWire)
}

// ToWire fills the wire form of the record.
func (v *SetClient) ToWire(w statementwire.SetClient, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
}

// FromWire reads the wire form of the record.
func (v *SetClient) FromWire(w statementwire.SetClient, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
}

// ToWire fills the wire form of the record.
func (v *SetEncoding) ToWire(w statementwire.SetEncoding, e *canonical.Encoder) {
	e.Text("codec", v.Codec, w.SetCodec)
}

// FromWire reads the wire form of the record.
func (v *SetEncoding) FromWire(w statementwire.SetEncoding, d *canonical.Decoder) {
	v.Codec = d.Text("codec", w.Codec)
}

// ToWire fills the wire form of the record.
func (v *SetFlush) ToWire(w statementwire.SetFlush, e *canonical.Encoder) {
	canonical.PutUnion(e, "flush", v.Flush, w.NewFlush, model.FlushToWire)
}

// FromWire reads the wire form of the record.
func (v *SetFlush) FromWire(w statementwire.SetFlush, d *canonical.Decoder) {
	v.Flush = canonical.Union(d, "flush", w.Flush, model.FlushFromWire)
}

// ToWire fills the wire form of the record.
func (v *SetCommit) ToWire(w statementwire.SetCommit, e *canonical.Encoder) {
	canonical.PutStruct(e, "commit", w.NewCommit, v.Commit.ToWire)
}

// FromWire reads the wire form of the record.
func (v *SetCommit) FromWire(w statementwire.SetCommit, d *canonical.Decoder) {
	canonical.Struct(d, "commit", w.Commit, v.Commit.FromWire)
}

// ToWire fills the wire form of the record.
func (v *SetPlacementPolicy) ToWire(w statementwire.SetPlacementPolicy, e *canonical.Encoder) {
	canonical.PutEnum(e, "policy", v.Policy, w.SetPolicy)
}

// FromWire reads the wire form of the record.
func (v *SetPlacementPolicy) FromWire(w statementwire.SetPlacementPolicy, d *canonical.Decoder) {
	v.Policy = canonical.Enum[model.PlacementPolicy](d, "policy", w.Policy())
}

// ToWire fills the wire form of the record.
func (v *SetRank) ToWire(w statementwire.SetRank, e *canonical.Encoder) {
	w.SetRank(v.Rank)
}

// FromWire reads the wire form of the record.
func (v *SetRank) FromWire(w statementwire.SetRank, d *canonical.Decoder) {
	v.Rank = w.Rank()
}

// ToWire fills the wire form of the record.
func (v *SetMembers) ToWire(w statementwire.SetMembers, e *canonical.Encoder) {
	canonical.PutTexts(e, "from", v.From, w.NewFrom)
	canonical.PutTexts(e, "to", v.To, w.NewTo)
}

// FromWire reads the wire form of the record.
func (v *SetMembers) FromWire(w statementwire.SetMembers, d *canonical.Decoder) {
	v.From = canonical.Texts(d, "from", w.From)
	v.To = canonical.Texts(d, "to", w.To)
}

// ToWire fills the wire form of the record.
func (v *RenameModel) ToWire(w statementwire.RenameModel, e *canonical.Encoder) {
	e.Text("to", v.To, w.SetTo)
}

// FromWire reads the wire form of the record.
func (v *RenameModel) FromWire(w statementwire.RenameModel, d *canonical.Decoder) {
	v.To = d.Text("to", w.To)
}

// ToWire fills the wire form of the record.
func (v *CreateModel) ToWire(w statementwire.CreateModel, e *canonical.Encoder) {
	w.SetIfNotExists(v.IfNotExists)
	canonical.PutEnum(e, "entity", v.Entity, w.SetEntity)
	canonical.PutUnion(e, "model", v.Model, w.NewModel, model.ModelToWire)
}

// FromWire reads the wire form of the record.
func (v *CreateModel) FromWire(w statementwire.CreateModel, d *canonical.Decoder) {
	v.IfNotExists = w.IfNotExists()
	v.Entity = canonical.Enum[Entity](d, "entity", w.Entity())
	v.Model = canonical.Union(d, "model", w.Model, model.ModelFromWire)
}

// ToWire fills the wire form of the record.
func (v *AlterModel) ToWire(w statementwire.AlterModel, e *canonical.Encoder) {
	canonical.PutEnum(e, "entity", v.Entity, w.SetEntity)
	canonical.PutStruct(e, "key", w.NewKey, v.Key.ToWire)
	canonical.PutUnions(e, "operations", v.Operations, w.NewOperations, OperationToWire)
}

// FromWire reads the wire form of the record.
func (v *AlterModel) FromWire(w statementwire.AlterModel, d *canonical.Decoder) {
	v.Entity = canonical.Enum[Entity](d, "entity", w.Entity())
	canonical.Struct(d, "key", w.Key, v.Key.FromWire)
	v.Operations = canonical.Unions(d, "operations", w.Operations, OperationFromWire)
}

// ToWire fills the wire form of the record.
func (v *DropModel) ToWire(w statementwire.DropModel, e *canonical.Encoder) {
	canonical.PutEnum(e, "entity", v.Entity, w.SetEntity)
	canonical.PutStruct(e, "key", w.NewKey, v.Key.ToWire)
}

// FromWire reads the wire form of the record.
func (v *DropModel) FromWire(w statementwire.DropModel, d *canonical.Decoder) {
	v.Entity = canonical.Enum[Entity](d, "entity", w.Entity())
	canonical.Struct(d, "key", w.Key, v.Key.FromWire)
}

// ToWire fills the wire form of the record.
func (v *RebindResource) ToWire(w statementwire.RebindResource, e *canonical.Encoder) {
	e.Text("resource", v.Resource, w.SetResource)
	w.SetVersion(v.Version)
	canonical.PutStructs(e, "users", v.Users, w.NewUsers, (*model.Key).ToWire)
}

// FromWire reads the wire form of the record.
func (v *RebindResource) FromWire(w statementwire.RebindResource, d *canonical.Decoder) {
	v.Resource = d.Text("resource", w.Resource)
	v.Version = w.Version()
	v.Users = canonical.Structs(d, "users", w.Users, (*model.Key).FromWire)
}

// ToWire fills the wire form of the record.
func (v *Pace) ToWire(w statementwire.Pace, e *canonical.Encoder) {
	canonical.PutStruct(e, "period", w.NewPeriod, v.Period.ToWire)
	canonical.PutStruct(e, "skew", w.NewSkew, v.Skew.ToWire)
}

// FromWire reads the wire form of the record.
func (v *Pace) FromWire(w statementwire.Pace, d *canonical.Decoder) {
	canonical.Struct(d, "period", w.Period, v.Period.FromWire)
	canonical.Struct(d, "skew", w.Skew, v.Skew.FromWire)
}

// ToWire fills the wire form of the record.
func (v *CreateDomain) ToWire(w statementwire.CreateDomain, e *canonical.Encoder) {
	w.SetIfNotExists(v.IfNotExists)
	e.Text("name", v.Name, w.SetName)
	if v.Pace != nil {
		canonical.PutStruct(e, "pace", w.NewPace, v.Pace.ToWire)
	}
	canonical.PutEnum(e, "placement", v.Placement, w.SetPlacement)
}

// FromWire reads the wire form of the record.
func (v *CreateDomain) FromWire(w statementwire.CreateDomain, d *canonical.Decoder) {
	v.IfNotExists = w.IfNotExists()
	v.Name = d.Text("name", w.Name)
	if w.HasPace() {
		v.Pace = new(Pace)
		canonical.Struct(d, "pace", w.Pace, v.Pace.FromWire)
	}
	v.Placement = canonical.Enum[model.PlacementPolicy](d, "placement", w.Placement())
}

// ToWire fills the wire form of the record.
func (v *AlterDomain) ToWire(w statementwire.AlterDomain, e *canonical.Encoder) {
	canonical.PutEnum(e, "placement", v.Placement, w.SetPlacement)
}

// FromWire reads the wire form of the record.
func (v *AlterDomain) FromWire(w statementwire.AlterDomain, d *canonical.Decoder) {
	v.Placement = canonical.Enum[model.PlacementPolicy](d, "placement", w.Placement())
}

// ToWire fills the wire form of the record.
func (v *CreateUser) ToWire(w statementwire.CreateUser, e *canonical.Encoder) {
	w.SetIfNotExists(v.IfNotExists)
	e.Text("name", v.Name, w.SetName)
	e.Text("password", v.Password, w.SetPassword)
}

// FromWire reads the wire form of the record.
func (v *CreateUser) FromWire(w statementwire.CreateUser, d *canonical.Decoder) {
	v.IfNotExists = w.IfNotExists()
	v.Name = d.Text("name", w.Name)
	v.Password = d.Text("password", w.Password)
}

// ToWire fills the wire form of the record.
func (v *StartPoint) ToWire(w statementwire.StartPoint, e *canonical.Encoder) {
	w.SetNow(v.Now)
	e.Text("text", v.Text, w.SetText)
	w.SetInstant(v.Instant)
	w.SetRate(v.Rate)
}

// FromWire reads the wire form of the record.
func (v *StartPoint) FromWire(w statementwire.StartPoint, d *canonical.Decoder) {
	v.Now = w.Now()
	v.Text = d.Text("text", w.Text)
	v.Instant = w.Instant()
	v.Rate = w.Rate()
}

// ToWire fills the wire form of the record.
func (v *StartDomain) ToWire(w statementwire.StartDomain, e *canonical.Encoder) {
	if v.At != nil {
		canonical.PutStruct(e, "at", w.NewAt, v.At.ToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *StartDomain) FromWire(w statementwire.StartDomain, d *canonical.Decoder) {
	if w.HasAt() {
		v.At = new(StartPoint)
		canonical.Struct(d, "at", w.At, v.At.FromWire)
	}
}

// ToWire fills the wire form of the record.
func (*StopDomain) ToWire(w statementwire.StopDomain, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*StopDomain) FromWire(w statementwire.StopDomain, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *CreateResource) ToWire(w statementwire.CreateResource, e *canonical.Encoder) {
	w.SetIfNotExists(v.IfNotExists)
	e.Text("name", v.Name, w.SetName)
}

// FromWire reads the wire form of the record.
func (v *CreateResource) FromWire(w statementwire.CreateResource, d *canonical.Decoder) {
	v.IfNotExists = w.IfNotExists()
	v.Name = d.Text("name", w.Name)
}

// ToWire fills the wire form of the record.
func (v *UploadResource) ToWire(w statementwire.UploadResource, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	e.Text("directory", v.Directory, w.SetDirectory)
}

// FromWire reads the wire form of the record.
func (v *UploadResource) FromWire(w statementwire.UploadResource, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Directory = d.Text("directory", w.Directory)
}

// ToWire fills the wire form of the record.
func (*ResetUnbranched) ToWire(w statementwire.ResetUnbranched, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*ResetUnbranched) FromWire(w statementwire.ResetUnbranched, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (*ResetAll) ToWire(w statementwire.ResetAll, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*ResetAll) FromWire(w statementwire.ResetAll, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *ResetBranch) ToWire(w statementwire.ResetBranch, e *canonical.Encoder) {
	canonical.PutStructs(e, "values", v.Values, w.NewValues, (*BranchBinding).ToWire)
}

// FromWire reads the wire form of the record.
func (v *ResetBranch) FromWire(w statementwire.ResetBranch, d *canonical.Decoder) {
	v.Values = canonical.Structs(d, "values", w.Values, (*BranchBinding).FromWire)
}

// ToWire fills the wire form of the record.
func (v *ResetState) ToWire(w statementwire.ResetState, e *canonical.Encoder) {
	e.Text("processor", v.Processor, w.SetProcessor)
	e.Text("domain", v.Domain, w.SetDomain)
	canonical.PutUnion(e, "scope", v.Scope, w.NewScope, ResetScopeToWire)
}

// FromWire reads the wire form of the record.
func (v *ResetState) FromWire(w statementwire.ResetState, d *canonical.Decoder) {
	v.Processor = d.Text("processor", w.Processor)
	v.Domain = d.Text("domain", w.Domain)
	v.Scope = canonical.Union(d, "scope", w.Scope, ResetScopeFromWire)
}

// ToWire fills the wire form of the record.
func (v *ShowCreate) ToWire(w statementwire.ShowCreate, e *canonical.Encoder) {
	canonical.PutEnum(e, "entity", v.Entity, w.SetEntity)
	canonical.PutStruct(e, "key", w.NewKey, v.Key.ToWire)
}

// FromWire reads the wire form of the record.
func (v *ShowCreate) FromWire(w statementwire.ShowCreate, d *canonical.Decoder) {
	v.Entity = canonical.Enum[Entity](d, "entity", w.Entity())
	canonical.Struct(d, "key", w.Key, v.Key.FromWire)
}

// ToWire fills the wire form of the record.
func (v *ShowState) ToWire(w statementwire.ShowState, e *canonical.Encoder) {
	e.Text("relay", v.Relay, w.SetRelay)
}

// FromWire reads the wire form of the record.
func (v *ShowState) FromWire(w statementwire.ShowState, d *canonical.Decoder) {
	v.Relay = d.Text("relay", w.Relay)
}

// ToWire fills the wire form of the record.
func (*ShowClusterStatus) ToWire(w statementwire.ShowClusterStatus, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*ShowClusterStatus) FromWire(w statementwire.ShowClusterStatus, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (*ShowPlacements) ToWire(w statementwire.ShowPlacements, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*ShowPlacements) FromWire(w statementwire.ShowPlacements, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (*ShowUDFs) ToWire(w statementwire.ShowUDFs, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*ShowUDFs) FromWire(w statementwire.ShowUDFs, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (*ShowTransactions) ToWire(w statementwire.ShowTransactions, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*ShowTransactions) FromWire(w statementwire.ShowTransactions, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (*DescribeDomain) ToWire(w statementwire.DescribeDomain, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*DescribeDomain) FromWire(w statementwire.DescribeDomain, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *DescribeModel) ToWire(w statementwire.DescribeModel, e *canonical.Encoder) {
	canonical.PutEnum(e, "entity", v.Entity, w.SetEntity)
	canonical.PutStruct(e, "key", w.NewKey, v.Key.ToWire)
	canonical.PutStructs(e, "bindings", v.Bindings, w.NewBindings, (*BranchBinding).ToWire)
	canonical.PutEnum(e, "format", v.Format, w.SetFormat)
}

// FromWire reads the wire form of the record.
func (v *DescribeModel) FromWire(w statementwire.DescribeModel, d *canonical.Decoder) {
	v.Entity = canonical.Enum[Entity](d, "entity", w.Entity())
	canonical.Struct(d, "key", w.Key, v.Key.FromWire)
	v.Bindings = canonical.Structs(d, "bindings", w.Bindings, (*BranchBinding).FromWire)
	v.Format = canonical.Enum[Format](d, "format", w.Format())
}

// ToWire fills the wire form of the record.
func (v *DescribeResource) ToWire(w statementwire.DescribeResource, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	w.SetVersion(v.Version)
}

// FromWire reads the wire form of the record.
func (v *DescribeResource) FromWire(w statementwire.DescribeResource, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Version = w.Version()
}

// ToWire fills the wire form of the record.
func (v *DescribeTransaction) ToWire(w statementwire.DescribeTransaction, e *canonical.Encoder) {
	e.Text("transaction", v.Transaction, w.SetTransaction)
	w.SetOperation(v.Operation)
	canonical.PutEnum(e, "format", v.Format, w.SetFormat)
}

// FromWire reads the wire form of the record.
func (v *DescribeTransaction) FromWire(w statementwire.DescribeTransaction, d *canonical.Decoder) {
	v.Transaction = d.Text("transaction", w.Transaction)
	v.Operation = w.Operation()
	v.Format = canonical.Enum[Format](d, "format", w.Format())
}

// ToWire fills the wire form of the record.
func (v *DescribeRelocation) ToWire(w statementwire.DescribeRelocation, e *canonical.Encoder) {
	canonical.PutStruct(e, "relocation", w.NewRelocation, v.Relocation.ToWire)
}

// FromWire reads the wire form of the record.
func (v *DescribeRelocation) FromWire(w statementwire.DescribeRelocation, d *canonical.Decoder) {
	canonical.Struct(d, "relocation", w.Relocation, v.Relocation.FromWire)
}

// ToWire fills the wire form of the record.
func (v *Lookup) ToWire(w statementwire.Lookup, e *canonical.Encoder) {
	e.Text("hash_map", v.HashMap, w.SetHashMap)
	canonical.PutUnion(e, "key", v.Key, w.NewKey, model.ExpressionToWire)
}

// FromWire reads the wire form of the record.
func (v *Lookup) FromWire(w statementwire.Lookup, d *canonical.Decoder) {
	v.HashMap = d.Text("hash_map", w.HashMap)
	v.Key = canonical.Union(d, "key", w.Key, model.ExpressionFromWire)
}

// ToWire fills the wire form of the record.
func (v *BranchBinding) ToWire(w statementwire.BranchBinding, e *canonical.Encoder) {
	e.Text("field", v.Field, w.SetField)
	canonical.PutUnion(e, "value", v.Value, w.NewValue, model.ExpressionToWire)
}

// FromWire reads the wire form of the record.
func (v *BranchBinding) FromWire(w statementwire.BranchBinding, d *canonical.Decoder) {
	v.Field = d.Text("field", w.Field)
	v.Value = canonical.Union(d, "value", w.Value, model.ExpressionFromWire)
}

// ToWire fills the wire form of the record.
func (v *CordonNode) ToWire(w statementwire.CordonNode, e *canonical.Encoder) {
	e.Text("node", v.Node, w.SetNode)
}

// FromWire reads the wire form of the record.
func (v *CordonNode) FromWire(w statementwire.CordonNode, d *canonical.Decoder) {
	v.Node = d.Text("node", w.Node)
}

// ToWire fills the wire form of the record.
func (v *UncordonNode) ToWire(w statementwire.UncordonNode, e *canonical.Encoder) {
	e.Text("node", v.Node, w.SetNode)
}

// FromWire reads the wire form of the record.
func (v *UncordonNode) FromWire(w statementwire.UncordonNode, d *canonical.Decoder) {
	v.Node = d.Text("node", w.Node)
}

// ToWire fills the wire form of the record.
func (v *DrainNode) ToWire(w statementwire.DrainNode, e *canonical.Encoder) {
	e.Text("node", v.Node, w.SetNode)
}

// FromWire reads the wire form of the record.
func (v *DrainNode) FromWire(w statementwire.DrainNode, d *canonical.Decoder) {
	v.Node = d.Text("node", w.Node)
}

// ToWire fills the wire form of the record.
func (v *DropNode) ToWire(w statementwire.DropNode, e *canonical.Encoder) {
	e.Text("node", v.Node, w.SetNode)
}

// FromWire reads the wire form of the record.
func (v *DropNode) FromWire(w statementwire.DropNode, d *canonical.Decoder) {
	v.Node = d.Text("node", w.Node)
}

// ToWire fills the wire form of the record.
func (v *RelocationException) ToWire(w statementwire.RelocationException, e *canonical.Encoder) {
	canonical.PutStruct(e, "member", w.NewMember, v.Member.ToWire)
	w.SetFollow(v.Follow)
}

// FromWire reads the wire form of the record.
func (v *RelocationException) FromWire(w statementwire.RelocationException, d *canonical.Decoder) {
	canonical.Struct(d, "member", w.Member, v.Member.FromWire)
	v.Follow = w.Follow()
}

// ToWire fills the wire form of the record.
func (v *Relocation) ToWire(w statementwire.Relocation, e *canonical.Encoder) {
	canonical.PutStructs(e, "members", v.Members, w.NewMembers, (*model.Key).ToWire)
	canonical.PutStructs(e, "from", v.From, w.NewFrom, (*model.Key).ToWire)
	canonical.PutStructs(e, "to", v.To, w.NewTo, (*model.Key).ToWire)
	e.Text("node", v.Node, w.SetNode)
	w.SetFollow(v.Follow)
	canonical.PutStructs(e, "exceptions", v.Exceptions, w.NewExceptions, (*RelocationException).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Relocation) FromWire(w statementwire.Relocation, d *canonical.Decoder) {
	v.Members = canonical.Structs(d, "members", w.Members, (*model.Key).FromWire)
	v.From = canonical.Structs(d, "from", w.From, (*model.Key).FromWire)
	v.To = canonical.Structs(d, "to", w.To, (*model.Key).FromWire)
	v.Node = d.Text("node", w.Node)
	v.Follow = w.Follow()
	v.Exceptions = canonical.Structs(d, "exceptions", w.Exceptions, (*RelocationException).FromWire)
}

// ToWire fills the wire form of the record.
func (v *Relocate) ToWire(w statementwire.Relocate, e *canonical.Encoder) {
	canonical.PutStruct(e, "relocation", w.NewRelocation, v.Relocation.ToWire)
}

// FromWire reads the wire form of the record.
func (v *Relocate) FromWire(w statementwire.Relocate, d *canonical.Decoder) {
	canonical.Struct(d, "relocation", w.Relocation, v.Relocation.FromWire)
}

// ToWire fills the wire form of the record.
func (*Begin) ToWire(w statementwire.Begin, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*Begin) FromWire(w statementwire.Begin, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (*Commit) ToWire(w statementwire.Commit, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*Commit) FromWire(w statementwire.Commit, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (*Revert) ToWire(w statementwire.Revert, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*Revert) FromWire(w statementwire.Revert, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *AttachTransaction) ToWire(w statementwire.AttachTransaction, e *canonical.Encoder) {
	e.Text("transaction", v.Transaction, w.SetTransaction)
}

// FromWire reads the wire form of the record.
func (v *AttachTransaction) FromWire(w statementwire.AttachTransaction, d *canonical.Decoder) {
	v.Transaction = d.Text("transaction", w.Transaction)
}

// ToWire fills the wire form of the record.
func (v *CreateSubscription) ToWire(w statementwire.CreateSubscription, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	e.Text("relay", v.Relay, w.SetRelay)
	canonical.PutEnum(e, "delivery", v.Delivery, w.SetDelivery)
	if v.SampleRate != nil {
		w.SetSampleRatePresent(true)
		w.SetSampleRate(*v.SampleRate)
	}
	if v.Where != nil {
		canonical.PutUnion(e, "where", v.Where, w.NewWhere, model.ExpressionToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *CreateSubscription) FromWire(w statementwire.CreateSubscription, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Relay = d.Text("relay", w.Relay)
	v.Delivery = canonical.Enum[Delivery](d, "delivery", w.Delivery())
	if w.SampleRatePresent() {
		value := w.SampleRate()
		v.SampleRate = &value
	}
	if w.HasWhere() {
		v.Where = canonical.Union(d, "where", w.Where, model.ExpressionFromWire)
	}
}

// ToWire fills the wire form of the record.
func (v *DeleteSubscription) ToWire(w statementwire.DeleteSubscription, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
}

// FromWire reads the wire form of the record.
func (v *DeleteSubscription) FromWire(w statementwire.DeleteSubscription, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
}

// ToWire fills the wire form of the record.
func (v *UseDomain) ToWire(w statementwire.UseDomain, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
}

// FromWire reads the wire form of the record.
func (v *UseDomain) FromWire(w statementwire.UseDomain, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
}

// ToWire fills the wire form of the record.
func (*ListDomains) ToWire(w statementwire.ListDomains, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*ListDomains) FromWire(w statementwire.ListDomains, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *Backup) ToWire(w statementwire.Backup, e *canonical.Encoder) {
	w.SetCluster(v.Cluster)
	e.Text("domain", v.Domain, w.SetDomain)
	e.Text("path", v.Path, w.SetPath)
	w.SetWithoutResources(v.WithoutResources)
	canonical.PutEnum(e, "mode", v.Mode, w.SetMode)
	if v.Timeout != nil {
		canonical.PutStruct(e, "timeout", w.NewTimeout, v.Timeout.ToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *Backup) FromWire(w statementwire.Backup, d *canonical.Decoder) {
	v.Cluster = w.Cluster()
	v.Domain = d.Text("domain", w.Domain)
	v.Path = d.Text("path", w.Path)
	v.WithoutResources = w.WithoutResources()
	v.Mode = canonical.Enum[BackupMode](d, "mode", w.Mode())
	if w.HasTimeout() {
		v.Timeout = new(model.Duration)
		canonical.Struct(d, "timeout", w.Timeout, v.Timeout.FromWire)
	}
}

// ToWire fills the wire form of the record.
func (v *Restore) ToWire(w statementwire.Restore, e *canonical.Encoder) {
	w.SetCluster(v.Cluster)
	e.Text("domain", v.Domain, w.SetDomain)
	e.Text("as", v.As, w.SetAs)
	e.Text("path", v.Path, w.SetPath)
	w.SetResume(v.Resume)
	canonical.PutEnum(e, "existing_user", v.ExistingUser, w.SetExistingUser)
	w.SetDryRun(v.DryRun)
	canonical.PutEnum(e, "without", v.Without, w.SetWithout)
}

// FromWire reads the wire form of the record.
func (v *Restore) FromWire(w statementwire.Restore, d *canonical.Decoder) {
	v.Cluster = w.Cluster()
	v.Domain = d.Text("domain", w.Domain)
	v.As = d.Text("as", w.As)
	v.Path = d.Text("path", w.Path)
	v.Resume = w.Resume()
	v.ExistingUser = canonical.Enum[ExistingUser](d, "existing_user", w.ExistingUser())
	v.DryRun = w.DryRun()
	v.Without = canonical.Enum[RestoreOmission](d, "without", w.Without())
}

// ToWire fills the wire form of the record.
func (v *DescribeBackup) ToWire(w statementwire.DescribeBackup, e *canonical.Encoder) {
	e.Text("path", v.Path, w.SetPath)
	canonical.PutEnum(e, "format", v.Format, w.SetFormat)
}

// FromWire reads the wire form of the record.
func (v *DescribeBackup) FromWire(w statementwire.DescribeBackup, d *canonical.Decoder) {
	v.Path = d.Text("path", w.Path)
	v.Format = canonical.Enum[Format](d, "format", w.Format())
}

// WrittenModeToWire fills the wire form of the union.
func WrittenModeToWire(value WrittenMode, w statementwire.WrittenMode, e *canonical.Encoder) {
	switch v := value.(type) {
	case *ModeBroker:
		canonical.PutVariant(e, w.NewModeBroker, v.ToWire)
	case *ModeMQTT:
		canonical.PutVariant(e, w.NewModeMqtt, v.ToWire)
	case *ModeJetStream:
		canonical.PutVariant(e, w.NewModeJetStream, v.ToWire)
	case *ModeSQS:
		canonical.PutVariant(e, w.NewModeSqs, v.ToWire)
	case *ModeRequest:
		canonical.PutVariant(e, w.NewModeRequest, v.ToWire)
	default:
		e.Missing()
	}
}

// WrittenModeFromWire reads the wire form of the union.
func WrittenModeFromWire(w statementwire.WrittenMode, d *canonical.Decoder) WrittenMode {
	switch w.Which() {
	case statementwire.WrittenMode_Which_modeBroker:
		v := new(ModeBroker)
		canonical.Variant(d, w.ModeBroker, v.FromWire)
		return v
	case statementwire.WrittenMode_Which_modeMqtt:
		v := new(ModeMQTT)
		canonical.Variant(d, w.ModeMqtt, v.FromWire)
		return v
	case statementwire.WrittenMode_Which_modeJetStream:
		v := new(ModeJetStream)
		canonical.Variant(d, w.ModeJetStream, v.FromWire)
		return v
	case statementwire.WrittenMode_Which_modeSqs:
		v := new(ModeSQS)
		canonical.Variant(d, w.ModeSqs, v.FromWire)
		return v
	case statementwire.WrittenMode_Which_modeRequest:
		v := new(ModeRequest)
		canonical.Variant(d, w.ModeRequest, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// OperationToWire fills the wire form of the union.
func OperationToWire(value Operation, w statementwire.Operation, e *canonical.Encoder) {
	switch v := value.(type) {
	case *AddField:
		canonical.PutVariant(e, w.NewAddField, v.ToWire)
	case *AddWireField:
		canonical.PutVariant(e, w.NewAddWireField, v.ToWire)
	case *AddAVROField:
		canonical.PutVariant(e, w.NewAddAvroField, v.ToWire)
	case *DropField:
		canonical.PutVariant(e, w.NewDropField, v.ToWire)
	case *RenameField:
		canonical.PutVariant(e, w.NewRenameField, v.ToWire)
	case *SetFieldType:
		canonical.PutVariant(e, w.NewSetFieldType, v.ToWire)
	case *SetWireFieldType:
		canonical.PutVariant(e, w.NewSetWireFieldType, v.ToWire)
	case *SetAVROFieldType:
		canonical.PutVariant(e, w.NewSetAvroFieldType, v.ToWire)
	case *SetFieldOptional:
		canonical.PutVariant(e, w.NewSetFieldOptional, v.ToWire)
	case *SetFieldSensitive:
		canonical.PutVariant(e, w.NewSetFieldSensitive, v.ToWire)
	case *SetFieldExternal:
		canonical.PutVariant(e, w.NewSetFieldExternal, v.ToWire)
	case *SetWireMode:
		canonical.PutVariant(e, w.NewSetWireMode, v.ToWire)
	case *SetCapacity:
		canonical.PutVariant(e, w.NewSetCapacity, v.ToWire)
	case *SetSchema:
		canonical.PutVariant(e, w.NewSetSchema, v.ToWire)
	case *SetBranching:
		canonical.PutVariant(e, w.NewSetBranching, v.ToWire)
	case *SetMaterialized:
		canonical.PutVariant(e, w.NewSetMaterialized, v.ToWire)
	case *SetSource:
		canonical.PutVariant(e, w.NewSetSource, v.ToWire)
	case *SetDecoding:
		canonical.PutVariant(e, w.NewSetDecoding, v.ToWire)
	case *SetTimestamp:
		canonical.PutVariant(e, w.NewSetTimestamp, v.ToWire)
	case *SetQuiesce:
		canonical.PutVariant(e, w.NewSetQuiesce, v.ToWire)
	case *SetGeneralError:
		canonical.PutVariant(e, w.NewSetGeneralError, v.ToWire)
	case *AddInput:
		canonical.PutVariant(e, w.NewAddInput, v.ToWire)
	case *DropInput:
		canonical.PutVariant(e, w.NewDropInput, v.ToWire)
	case *SetInputWhere:
		canonical.PutVariant(e, w.NewSetInputWhere, v.ToWire)
	case *SetCollect:
		canonical.PutVariant(e, w.NewSetCollect, v.ToWire)
	case *SetFilter:
		canonical.PutVariant(e, w.NewSetFilter, v.ToWire)
	case *SetAttachment:
		canonical.PutVariant(e, w.NewSetAttachment, v.ToWire)
	case *AddState:
		canonical.PutVariant(e, w.NewAddState, v.ToWire)
	case *DropState:
		canonical.PutVariant(e, w.NewDropState, v.ToWire)
	case *SetStatePolicy:
		canonical.PutVariant(e, w.NewSetStatePolicy, v.ToWire)
	case *AddRoute:
		canonical.PutVariant(e, w.NewAddRoute, v.ToWire)
	case *ReplaceRoute:
		canonical.PutVariant(e, w.NewReplaceRoute, v.ToWire)
	case *AddEntryRoute:
		canonical.PutVariant(e, w.NewAddEntryRoute, v.ToWire)
	case *ReplaceEntryRoute:
		canonical.PutVariant(e, w.NewReplaceEntryRoute, v.ToWire)
	case *AddSetRoute:
		canonical.PutVariant(e, w.NewAddSetRoute, v.ToWire)
	case *ReplaceSetRoute:
		canonical.PutVariant(e, w.NewReplaceSetRoute, v.ToWire)
	case *DropRoute:
		canonical.PutVariant(e, w.NewDropRoute, v.ToWire)
	case *SetKeys:
		canonical.PutVariant(e, w.NewSetKeys, v.ToWire)
	case *SetOrder:
		canonical.PutVariant(e, w.NewSetOrder, v.ToWire)
	case *SetMaxTime:
		canonical.PutVariant(e, w.NewSetMaxTime, v.ToWire)
	case *SetGeneratorState:
		canonical.PutVariant(e, w.NewSetGeneratorState, v.ToWire)
	case *SetInterval:
		canonical.PutVariant(e, w.NewSetInterval, v.ToWire)
	case *SetSink:
		canonical.PutVariant(e, w.NewSetSink, v.ToWire)
	case *SetSinkMode:
		canonical.PutVariant(e, w.NewSetSinkMode, v.ToWire)
	case *SetClient:
		canonical.PutVariant(e, w.NewSetClient, v.ToWire)
	case *SetEncoding:
		canonical.PutVariant(e, w.NewSetEncoding, v.ToWire)
	case *SetFlush:
		canonical.PutVariant(e, w.NewSetFlush, v.ToWire)
	case *SetCommit:
		canonical.PutVariant(e, w.NewSetCommit, v.ToWire)
	case *SetPlacementPolicy:
		canonical.PutVariant(e, w.NewSetPlacementPolicy, v.ToWire)
	case *SetRank:
		canonical.PutVariant(e, w.NewSetRank, v.ToWire)
	case *SetMembers:
		canonical.PutVariant(e, w.NewSetMembers, v.ToWire)
	case *RenameModel:
		canonical.PutVariant(e, w.NewRenameModel, v.ToWire)
	default:
		e.Missing()
	}
}

// OperationFromWire reads the wire form of the union.
func OperationFromWire(w statementwire.Operation, d *canonical.Decoder) Operation {
	switch w.Which() {
	case statementwire.Operation_Which_addField:
		v := new(AddField)
		canonical.Variant(d, w.AddField, v.FromWire)
		return v
	case statementwire.Operation_Which_addWireField:
		v := new(AddWireField)
		canonical.Variant(d, w.AddWireField, v.FromWire)
		return v
	case statementwire.Operation_Which_addAvroField:
		v := new(AddAVROField)
		canonical.Variant(d, w.AddAvroField, v.FromWire)
		return v
	case statementwire.Operation_Which_dropField:
		v := new(DropField)
		canonical.Variant(d, w.DropField, v.FromWire)
		return v
	case statementwire.Operation_Which_renameField:
		v := new(RenameField)
		canonical.Variant(d, w.RenameField, v.FromWire)
		return v
	case statementwire.Operation_Which_setFieldType:
		v := new(SetFieldType)
		canonical.Variant(d, w.SetFieldType, v.FromWire)
		return v
	case statementwire.Operation_Which_setWireFieldType:
		v := new(SetWireFieldType)
		canonical.Variant(d, w.SetWireFieldType, v.FromWire)
		return v
	case statementwire.Operation_Which_setAvroFieldType:
		v := new(SetAVROFieldType)
		canonical.Variant(d, w.SetAvroFieldType, v.FromWire)
		return v
	case statementwire.Operation_Which_setFieldOptional:
		v := new(SetFieldOptional)
		canonical.Variant(d, w.SetFieldOptional, v.FromWire)
		return v
	case statementwire.Operation_Which_setFieldSensitive:
		v := new(SetFieldSensitive)
		canonical.Variant(d, w.SetFieldSensitive, v.FromWire)
		return v
	case statementwire.Operation_Which_setFieldExternal:
		v := new(SetFieldExternal)
		canonical.Variant(d, w.SetFieldExternal, v.FromWire)
		return v
	case statementwire.Operation_Which_setWireMode:
		v := new(SetWireMode)
		canonical.Variant(d, w.SetWireMode, v.FromWire)
		return v
	case statementwire.Operation_Which_setCapacity:
		v := new(SetCapacity)
		canonical.Variant(d, w.SetCapacity, v.FromWire)
		return v
	case statementwire.Operation_Which_setSchema:
		v := new(SetSchema)
		canonical.Variant(d, w.SetSchema, v.FromWire)
		return v
	case statementwire.Operation_Which_setBranching:
		v := new(SetBranching)
		canonical.Variant(d, w.SetBranching, v.FromWire)
		return v
	case statementwire.Operation_Which_setMaterialized:
		v := new(SetMaterialized)
		canonical.Variant(d, w.SetMaterialized, v.FromWire)
		return v
	case statementwire.Operation_Which_setSource:
		v := new(SetSource)
		canonical.Variant(d, w.SetSource, v.FromWire)
		return v
	case statementwire.Operation_Which_setDecoding:
		v := new(SetDecoding)
		canonical.Variant(d, w.SetDecoding, v.FromWire)
		return v
	case statementwire.Operation_Which_setTimestamp:
		v := new(SetTimestamp)
		canonical.Variant(d, w.SetTimestamp, v.FromWire)
		return v
	case statementwire.Operation_Which_setQuiesce:
		v := new(SetQuiesce)
		canonical.Variant(d, w.SetQuiesce, v.FromWire)
		return v
	case statementwire.Operation_Which_setGeneralError:
		v := new(SetGeneralError)
		canonical.Variant(d, w.SetGeneralError, v.FromWire)
		return v
	case statementwire.Operation_Which_addInput:
		v := new(AddInput)
		canonical.Variant(d, w.AddInput, v.FromWire)
		return v
	case statementwire.Operation_Which_dropInput:
		v := new(DropInput)
		canonical.Variant(d, w.DropInput, v.FromWire)
		return v
	case statementwire.Operation_Which_setInputWhere:
		v := new(SetInputWhere)
		canonical.Variant(d, w.SetInputWhere, v.FromWire)
		return v
	case statementwire.Operation_Which_setCollect:
		v := new(SetCollect)
		canonical.Variant(d, w.SetCollect, v.FromWire)
		return v
	case statementwire.Operation_Which_setFilter:
		v := new(SetFilter)
		canonical.Variant(d, w.SetFilter, v.FromWire)
		return v
	case statementwire.Operation_Which_setAttachment:
		v := new(SetAttachment)
		canonical.Variant(d, w.SetAttachment, v.FromWire)
		return v
	case statementwire.Operation_Which_addState:
		v := new(AddState)
		canonical.Variant(d, w.AddState, v.FromWire)
		return v
	case statementwire.Operation_Which_dropState:
		v := new(DropState)
		canonical.Variant(d, w.DropState, v.FromWire)
		return v
	case statementwire.Operation_Which_setStatePolicy:
		v := new(SetStatePolicy)
		canonical.Variant(d, w.SetStatePolicy, v.FromWire)
		return v
	case statementwire.Operation_Which_addRoute:
		v := new(AddRoute)
		canonical.Variant(d, w.AddRoute, v.FromWire)
		return v
	case statementwire.Operation_Which_replaceRoute:
		v := new(ReplaceRoute)
		canonical.Variant(d, w.ReplaceRoute, v.FromWire)
		return v
	case statementwire.Operation_Which_addEntryRoute:
		v := new(AddEntryRoute)
		canonical.Variant(d, w.AddEntryRoute, v.FromWire)
		return v
	case statementwire.Operation_Which_replaceEntryRoute:
		v := new(ReplaceEntryRoute)
		canonical.Variant(d, w.ReplaceEntryRoute, v.FromWire)
		return v
	case statementwire.Operation_Which_addSetRoute:
		v := new(AddSetRoute)
		canonical.Variant(d, w.AddSetRoute, v.FromWire)
		return v
	case statementwire.Operation_Which_replaceSetRoute:
		v := new(ReplaceSetRoute)
		canonical.Variant(d, w.ReplaceSetRoute, v.FromWire)
		return v
	case statementwire.Operation_Which_dropRoute:
		v := new(DropRoute)
		canonical.Variant(d, w.DropRoute, v.FromWire)
		return v
	case statementwire.Operation_Which_setKeys:
		v := new(SetKeys)
		canonical.Variant(d, w.SetKeys, v.FromWire)
		return v
	case statementwire.Operation_Which_setOrder:
		v := new(SetOrder)
		canonical.Variant(d, w.SetOrder, v.FromWire)
		return v
	case statementwire.Operation_Which_setMaxTime:
		v := new(SetMaxTime)
		canonical.Variant(d, w.SetMaxTime, v.FromWire)
		return v
	case statementwire.Operation_Which_setGeneratorState:
		v := new(SetGeneratorState)
		canonical.Variant(d, w.SetGeneratorState, v.FromWire)
		return v
	case statementwire.Operation_Which_setInterval:
		v := new(SetInterval)
		canonical.Variant(d, w.SetInterval, v.FromWire)
		return v
	case statementwire.Operation_Which_setSink:
		v := new(SetSink)
		canonical.Variant(d, w.SetSink, v.FromWire)
		return v
	case statementwire.Operation_Which_setSinkMode:
		v := new(SetSinkMode)
		canonical.Variant(d, w.SetSinkMode, v.FromWire)
		return v
	case statementwire.Operation_Which_setClient:
		v := new(SetClient)
		canonical.Variant(d, w.SetClient, v.FromWire)
		return v
	case statementwire.Operation_Which_setEncoding:
		v := new(SetEncoding)
		canonical.Variant(d, w.SetEncoding, v.FromWire)
		return v
	case statementwire.Operation_Which_setFlush:
		v := new(SetFlush)
		canonical.Variant(d, w.SetFlush, v.FromWire)
		return v
	case statementwire.Operation_Which_setCommit:
		v := new(SetCommit)
		canonical.Variant(d, w.SetCommit, v.FromWire)
		return v
	case statementwire.Operation_Which_setPlacementPolicy:
		v := new(SetPlacementPolicy)
		canonical.Variant(d, w.SetPlacementPolicy, v.FromWire)
		return v
	case statementwire.Operation_Which_setRank:
		v := new(SetRank)
		canonical.Variant(d, w.SetRank, v.FromWire)
		return v
	case statementwire.Operation_Which_setMembers:
		v := new(SetMembers)
		canonical.Variant(d, w.SetMembers, v.FromWire)
		return v
	case statementwire.Operation_Which_renameModel:
		v := new(RenameModel)
		canonical.Variant(d, w.RenameModel, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// ResetScopeToWire fills the wire form of the union.
func ResetScopeToWire(value ResetScope, w statementwire.ResetScope, e *canonical.Encoder) {
	switch v := value.(type) {
	case *ResetUnbranched:
		canonical.PutVariant(e, w.NewResetUnbranched, v.ToWire)
	case *ResetAll:
		canonical.PutVariant(e, w.NewResetAll, v.ToWire)
	case *ResetBranch:
		canonical.PutVariant(e, w.NewResetBranch, v.ToWire)
	default:
		e.Missing()
	}
}

// ResetScopeFromWire reads the wire form of the union.
func ResetScopeFromWire(w statementwire.ResetScope, d *canonical.Decoder) ResetScope {
	switch w.Which() {
	case statementwire.ResetScope_Which_resetUnbranched:
		v := new(ResetUnbranched)
		canonical.Variant(d, w.ResetUnbranched, v.FromWire)
		return v
	case statementwire.ResetScope_Which_resetAll:
		v := new(ResetAll)
		canonical.Variant(d, w.ResetAll, v.FromWire)
		return v
	case statementwire.ResetScope_Which_resetBranch:
		v := new(ResetBranch)
		canonical.Variant(d, w.ResetBranch, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// StatementToWire fills the wire form of the union.
func StatementToWire(value Statement, w statementwire.Statement, e *canonical.Encoder) {
	switch v := value.(type) {
	case *CreateModel:
		canonical.PutVariant(e, w.NewCreateModel, v.ToWire)
	case *AlterModel:
		canonical.PutVariant(e, w.NewAlterModel, v.ToWire)
	case *DropModel:
		canonical.PutVariant(e, w.NewDropModel, v.ToWire)
	case *RebindResource:
		canonical.PutVariant(e, w.NewRebindResource, v.ToWire)
	case *CreateDomain:
		canonical.PutVariant(e, w.NewCreateDomain, v.ToWire)
	case *AlterDomain:
		canonical.PutVariant(e, w.NewAlterDomain, v.ToWire)
	case *CreateUser:
		canonical.PutVariant(e, w.NewCreateUser, v.ToWire)
	case *StartDomain:
		canonical.PutVariant(e, w.NewStartDomain, v.ToWire)
	case *StopDomain:
		canonical.PutVariant(e, w.NewStopDomain, v.ToWire)
	case *CreateResource:
		canonical.PutVariant(e, w.NewCreateResource, v.ToWire)
	case *UploadResource:
		canonical.PutVariant(e, w.NewUploadResource, v.ToWire)
	case *ResetState:
		canonical.PutVariant(e, w.NewResetState, v.ToWire)
	case *ShowCreate:
		canonical.PutVariant(e, w.NewShowCreate, v.ToWire)
	case *ShowState:
		canonical.PutVariant(e, w.NewShowState, v.ToWire)
	case *ShowClusterStatus:
		canonical.PutVariant(e, w.NewShowClusterStatus, v.ToWire)
	case *ShowPlacements:
		canonical.PutVariant(e, w.NewShowPlacements, v.ToWire)
	case *ShowUDFs:
		canonical.PutVariant(e, w.NewShowUdFs, v.ToWire)
	case *ShowTransactions:
		canonical.PutVariant(e, w.NewShowTransactions, v.ToWire)
	case *DescribeDomain:
		canonical.PutVariant(e, w.NewDescribeDomain, v.ToWire)
	case *DescribeModel:
		canonical.PutVariant(e, w.NewDescribeModel, v.ToWire)
	case *DescribeResource:
		canonical.PutVariant(e, w.NewDescribeResource, v.ToWire)
	case *DescribeTransaction:
		canonical.PutVariant(e, w.NewDescribeTransaction, v.ToWire)
	case *DescribeRelocation:
		canonical.PutVariant(e, w.NewDescribeRelocation, v.ToWire)
	case *Lookup:
		canonical.PutVariant(e, w.NewLookup, v.ToWire)
	case *CordonNode:
		canonical.PutVariant(e, w.NewCordonNode, v.ToWire)
	case *UncordonNode:
		canonical.PutVariant(e, w.NewUncordonNode, v.ToWire)
	case *DrainNode:
		canonical.PutVariant(e, w.NewDrainNode, v.ToWire)
	case *DropNode:
		canonical.PutVariant(e, w.NewDropNode, v.ToWire)
	case *Relocate:
		canonical.PutVariant(e, w.NewRelocate, v.ToWire)
	case *Begin:
		canonical.PutVariant(e, w.NewBegin, v.ToWire)
	case *Commit:
		canonical.PutVariant(e, w.NewCommit, v.ToWire)
	case *Revert:
		canonical.PutVariant(e, w.NewRevert, v.ToWire)
	case *AttachTransaction:
		canonical.PutVariant(e, w.NewAttachTransaction, v.ToWire)
	case *CreateSubscription:
		canonical.PutVariant(e, w.NewCreateSubscription, v.ToWire)
	case *DeleteSubscription:
		canonical.PutVariant(e, w.NewDeleteSubscription, v.ToWire)
	case *UseDomain:
		canonical.PutVariant(e, w.NewUseDomain, v.ToWire)
	case *ListDomains:
		canonical.PutVariant(e, w.NewListDomains, v.ToWire)
	case *Backup:
		canonical.PutVariant(e, w.NewBackup, v.ToWire)
	case *Restore:
		canonical.PutVariant(e, w.NewRestore, v.ToWire)
	case *DescribeBackup:
		canonical.PutVariant(e, w.NewDescribeBackup, v.ToWire)
	default:
		e.Missing()
	}
}

// StatementFromWire reads the wire form of the union.
func StatementFromWire(w statementwire.Statement, d *canonical.Decoder) Statement {
	switch w.Which() {
	case statementwire.Statement_Which_createModel:
		v := new(CreateModel)
		canonical.Variant(d, w.CreateModel, v.FromWire)
		return v
	case statementwire.Statement_Which_alterModel:
		v := new(AlterModel)
		canonical.Variant(d, w.AlterModel, v.FromWire)
		return v
	case statementwire.Statement_Which_dropModel:
		v := new(DropModel)
		canonical.Variant(d, w.DropModel, v.FromWire)
		return v
	case statementwire.Statement_Which_rebindResource:
		v := new(RebindResource)
		canonical.Variant(d, w.RebindResource, v.FromWire)
		return v
	case statementwire.Statement_Which_createDomain:
		v := new(CreateDomain)
		canonical.Variant(d, w.CreateDomain, v.FromWire)
		return v
	case statementwire.Statement_Which_alterDomain:
		v := new(AlterDomain)
		canonical.Variant(d, w.AlterDomain, v.FromWire)
		return v
	case statementwire.Statement_Which_createUser:
		v := new(CreateUser)
		canonical.Variant(d, w.CreateUser, v.FromWire)
		return v
	case statementwire.Statement_Which_startDomain:
		v := new(StartDomain)
		canonical.Variant(d, w.StartDomain, v.FromWire)
		return v
	case statementwire.Statement_Which_stopDomain:
		v := new(StopDomain)
		canonical.Variant(d, w.StopDomain, v.FromWire)
		return v
	case statementwire.Statement_Which_createResource:
		v := new(CreateResource)
		canonical.Variant(d, w.CreateResource, v.FromWire)
		return v
	case statementwire.Statement_Which_uploadResource:
		v := new(UploadResource)
		canonical.Variant(d, w.UploadResource, v.FromWire)
		return v
	case statementwire.Statement_Which_resetState:
		v := new(ResetState)
		canonical.Variant(d, w.ResetState, v.FromWire)
		return v
	case statementwire.Statement_Which_showCreate:
		v := new(ShowCreate)
		canonical.Variant(d, w.ShowCreate, v.FromWire)
		return v
	case statementwire.Statement_Which_showState:
		v := new(ShowState)
		canonical.Variant(d, w.ShowState, v.FromWire)
		return v
	case statementwire.Statement_Which_showClusterStatus:
		v := new(ShowClusterStatus)
		canonical.Variant(d, w.ShowClusterStatus, v.FromWire)
		return v
	case statementwire.Statement_Which_showPlacements:
		v := new(ShowPlacements)
		canonical.Variant(d, w.ShowPlacements, v.FromWire)
		return v
	case statementwire.Statement_Which_showUdFs:
		v := new(ShowUDFs)
		canonical.Variant(d, w.ShowUdFs, v.FromWire)
		return v
	case statementwire.Statement_Which_showTransactions:
		v := new(ShowTransactions)
		canonical.Variant(d, w.ShowTransactions, v.FromWire)
		return v
	case statementwire.Statement_Which_describeDomain:
		v := new(DescribeDomain)
		canonical.Variant(d, w.DescribeDomain, v.FromWire)
		return v
	case statementwire.Statement_Which_describeModel:
		v := new(DescribeModel)
		canonical.Variant(d, w.DescribeModel, v.FromWire)
		return v
	case statementwire.Statement_Which_describeResource:
		v := new(DescribeResource)
		canonical.Variant(d, w.DescribeResource, v.FromWire)
		return v
	case statementwire.Statement_Which_describeTransaction:
		v := new(DescribeTransaction)
		canonical.Variant(d, w.DescribeTransaction, v.FromWire)
		return v
	case statementwire.Statement_Which_describeRelocation:
		v := new(DescribeRelocation)
		canonical.Variant(d, w.DescribeRelocation, v.FromWire)
		return v
	case statementwire.Statement_Which_lookup:
		v := new(Lookup)
		canonical.Variant(d, w.Lookup, v.FromWire)
		return v
	case statementwire.Statement_Which_cordonNode:
		v := new(CordonNode)
		canonical.Variant(d, w.CordonNode, v.FromWire)
		return v
	case statementwire.Statement_Which_uncordonNode:
		v := new(UncordonNode)
		canonical.Variant(d, w.UncordonNode, v.FromWire)
		return v
	case statementwire.Statement_Which_drainNode:
		v := new(DrainNode)
		canonical.Variant(d, w.DrainNode, v.FromWire)
		return v
	case statementwire.Statement_Which_dropNode:
		v := new(DropNode)
		canonical.Variant(d, w.DropNode, v.FromWire)
		return v
	case statementwire.Statement_Which_relocate:
		v := new(Relocate)
		canonical.Variant(d, w.Relocate, v.FromWire)
		return v
	case statementwire.Statement_Which_begin:
		v := new(Begin)
		canonical.Variant(d, w.Begin, v.FromWire)
		return v
	case statementwire.Statement_Which_commit:
		v := new(Commit)
		canonical.Variant(d, w.Commit, v.FromWire)
		return v
	case statementwire.Statement_Which_revert:
		v := new(Revert)
		canonical.Variant(d, w.Revert, v.FromWire)
		return v
	case statementwire.Statement_Which_attachTransaction:
		v := new(AttachTransaction)
		canonical.Variant(d, w.AttachTransaction, v.FromWire)
		return v
	case statementwire.Statement_Which_createSubscription:
		v := new(CreateSubscription)
		canonical.Variant(d, w.CreateSubscription, v.FromWire)
		return v
	case statementwire.Statement_Which_deleteSubscription:
		v := new(DeleteSubscription)
		canonical.Variant(d, w.DeleteSubscription, v.FromWire)
		return v
	case statementwire.Statement_Which_useDomain:
		v := new(UseDomain)
		canonical.Variant(d, w.UseDomain, v.FromWire)
		return v
	case statementwire.Statement_Which_listDomains:
		v := new(ListDomains)
		canonical.Variant(d, w.ListDomains, v.FromWire)
		return v
	case statementwire.Statement_Which_backup:
		v := new(Backup)
		canonical.Variant(d, w.Backup, v.FromWire)
		return v
	case statementwire.Statement_Which_restore:
		v := new(Restore)
		canonical.Variant(d, w.Restore, v.FromWire)
		return v
	case statementwire.Statement_Which_describeBackup:
		v := new(DescribeBackup)
		canonical.Variant(d, w.DescribeBackup, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}
