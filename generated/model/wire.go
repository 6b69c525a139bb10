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
}

// FromWire reads the wire form of the record.
func (v *WireJSONField) FromWire(w modelwire.WireJSONField, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Type = canonical.Enum[JSONType](d, "type", w.Type())
	v.Optional = w.Optional()
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
func (v *Client) ToWire(w modelwire.Client, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutEnum(e, "type", v.Type, w.SetType)
	canonical.PutStructs(e, "config", v.Config, w.NewConfig, (*ConfigEntry).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Client) FromWire(w modelwire.Client, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Type = canonical.Enum[ClientType](d, "type", w.Type())
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
}

// FromWire reads the wire form of the record.
func (v *Vhost) FromWire(w modelwire.Vhost, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Hosts = canonical.Texts(d, "hosts", w.Hosts)
}

// ToWire fills the wire form of the record.
func (v *Endpoint) ToWire(w modelwire.Endpoint, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	e.Text("vhost", v.Vhost, w.SetVhost)
	e.Text("path", v.Path, w.SetPath)
}

// FromWire reads the wire form of the record.
func (v *Endpoint) FromWire(w modelwire.Endpoint, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Vhost = d.Text("vhost", w.Vhost)
	v.Path = d.Text("path", w.Path)
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
}

// FromWire reads the wire form of the record.
func (v *Relay) FromWire(w modelwire.Relay, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Schema = d.Text("schema", w.Schema)
	canonical.Struct(d, "branching", w.Branching, v.Branching.FromWire)
	v.Capacity = w.Capacity()
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
	if v.Flush != nil {
		canonical.PutUnion(e, "flush", v.Flush, w.NewFlush, FlushToWire)
	}
	canonical.PutUnion(e, "message_error", v.MessageError, w.NewMessageError, MessageErrorToWire)
}

// FromWire reads the wire form of the record.
func (v *Route) FromWire(w modelwire.Route, d *canonical.Decoder) {
	v.Relay = d.Text("relay", w.Relay)
	canonical.Struct(d, "construction", w.Construction, v.Construction.FromWire)
	if w.HasFlush() {
		v.Flush = canonical.Union(d, "flush", w.Flush, FlushFromWire)
	}
	v.MessageError = canonical.Union(d, "message_error", w.MessageError, MessageErrorFromWire)
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
	canonical.PutUnion(e, "mode", v.Mode, w.NewMode, SourceModeToWire)
}

// FromWire reads the wire form of the record.
func (v *EndpointSource) FromWire(w modelwire.EndpointSource, d *canonical.Decoder) {
	v.Endpoint = d.Text("endpoint", w.Endpoint)
	v.Mode = canonical.Union(d, "mode", w.Mode, SourceModeFromWire)
}

// ToWire fills the wire form of the record.
func (v *NatsSource) ToWire(w modelwire.NatsSource, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("subject", v.Subject, w.SetSubject)
	e.Text("queue_group", v.QueueGroup, w.SetQueueGroup)
	w.SetInstances(v.Instances)
	canonical.PutUnion(e, "mode", v.Mode, w.NewMode, SourceModeToWire)
}

// FromWire reads the wire form of the record.
func (v *NatsSource) FromWire(w modelwire.NatsSource, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Subject = d.Text("subject", w.Subject)
	v.QueueGroup = d.Text("queue_group", w.QueueGroup)
	v.Instances = w.Instances()
	v.Mode = canonical.Union(d, "mode", w.Mode, SourceModeFromWire)
}

// ToWire fills the wire form of the record.
func (v *KafkaSource) ToWire(w modelwire.KafkaSource, e *canonical.Encoder) {
	e.Text("client", v.Client, w.SetClient)
	e.Text("topic", v.Topic, w.SetTopic)
	e.Text("consumer_group", v.ConsumerGroup, w.SetConsumerGroup)
	w.SetInstances(v.Instances)
	canonical.PutUnion(e, "mode", v.Mode, w.NewMode, SourceModeToWire)
}

// FromWire reads the wire form of the record.
func (v *KafkaSource) FromWire(w modelwire.KafkaSource, d *canonical.Decoder) {
	v.Client = d.Text("client", w.Client)
	v.Topic = d.Text("topic", w.Topic)
	v.ConsumerGroup = d.Text("consumer_group", w.ConsumerGroup)
	v.Instances = w.Instances()
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
func (v *Junction) ToWire(w modelwire.Junction, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	w.SetDetached(v.Detached)
	canonical.PutStructs(e, "inputs", v.Inputs, w.NewInputs, (*Input).ToWire)
	if v.Filter != nil {
		canonical.PutUnion(e, "filter", v.Filter, w.NewFilter, ExpressionToWire)
	}
	canonical.PutStruct(e, "branching", w.NewBranching, v.Branching.ToWire)
	canonical.PutStructs(e, "routes", v.Routes, w.NewRoutes, (*Route).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Junction) FromWire(w modelwire.Junction, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Detached = w.Detached()
	v.Inputs = canonical.Structs(d, "inputs", w.Inputs, (*Input).FromWire)
	if w.HasFilter() {
		v.Filter = canonical.Union(d, "filter", w.Filter, ExpressionFromWire)
	}
	canonical.Struct(d, "branching", w.Branching, v.Branching.FromWire)
	v.Routes = canonical.Structs(d, "routes", w.Routes, (*Route).FromWire)
}

// ToWire fills the wire form of the record.
func (v *Deduplicator) ToWire(w modelwire.Deduplicator, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	w.SetDetached(v.Detached)
	canonical.PutStructs(e, "inputs", v.Inputs, w.NewInputs, (*Input).ToWire)
	if v.Filter != nil {
		canonical.PutUnion(e, "filter", v.Filter, w.NewFilter, ExpressionToWire)
	}
	canonical.PutUnions(e, "keys", v.Keys, w.NewKeys, ExpressionToWire)
	canonical.PutStruct(e, "max_time", w.NewMaxTime, v.MaxTime.ToWire)
	canonical.PutStruct(e, "branching", w.NewBranching, v.Branching.ToWire)
	canonical.PutStructs(e, "routes", v.Routes, w.NewRoutes, (*Route).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Deduplicator) FromWire(w modelwire.Deduplicator, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Detached = w.Detached()
	v.Inputs = canonical.Structs(d, "inputs", w.Inputs, (*Input).FromWire)
	if w.HasFilter() {
		v.Filter = canonical.Union(d, "filter", w.Filter, ExpressionFromWire)
	}
	v.Keys = canonical.Unions(d, "keys", w.Keys, ExpressionFromWire)
	canonical.Struct(d, "max_time", w.MaxTime, v.MaxTime.FromWire)
	canonical.Struct(d, "branching", w.Branching, v.Branching.FromWire)
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
func (v *WindowProcessor) ToWire(w modelwire.WindowProcessor, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	w.SetDetached(v.Detached)
	canonical.PutStructs(e, "inputs", v.Inputs, w.NewInputs, (*Input).ToWire)
	if v.Filter != nil {
		canonical.PutUnion(e, "filter", v.Filter, w.NewFilter, ExpressionToWire)
	}
	canonical.PutStruct(e, "width", w.NewWidth, v.Width.ToWire)
	canonical.PutStruct(e, "step", w.NewStep, v.Step.ToWire)
	canonical.PutStruct(e, "branching", w.NewBranching, v.Branching.ToWire)
	canonical.PutStructs(e, "routes", v.Routes, w.NewRoutes, (*Route).ToWire)
}

// FromWire reads the wire form of the record.
func (v *WindowProcessor) FromWire(w modelwire.WindowProcessor, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Detached = w.Detached()
	v.Inputs = canonical.Structs(d, "inputs", w.Inputs, (*Input).FromWire)
	if w.HasFilter() {
		v.Filter = canonical.Union(d, "filter", w.Filter, ExpressionFromWire)
	}
	canonical.Struct(d, "width", w.Width, v.Width.FromWire)
	canonical.Struct(d, "step", w.Step, v.Step.FromWire)
	canonical.Struct(d, "branching", w.Branching, v.Branching.FromWire)
	v.Routes = canonical.Structs(d, "routes", w.Routes, (*Route).FromWire)
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
func (v *Emitter) ToWire(w modelwire.Emitter, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	w.SetDetached(v.Detached)
	canonical.PutStructs(e, "inputs", v.Inputs, w.NewInputs, (*EmitterInput).ToWire)
	canonical.PutUnion(e, "sink", v.Sink, w.NewSink, SinkToWire)
	e.Text("codec", v.Codec, w.SetCodec)
	canonical.PutStruct(e, "construction", w.NewConstruction, v.Construction.ToWire)
	canonical.PutUnion(e, "flush", v.Flush, w.NewFlush, FlushToWire)
	canonical.PutUnion(e, "message_error", v.MessageError, w.NewMessageError, MessageErrorToWire)
	canonical.PutEnum(e, "general_error", v.GeneralError, w.SetGeneralError)
}

// FromWire reads the wire form of the record.
func (v *Emitter) FromWire(w modelwire.Emitter, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Detached = w.Detached()
	v.Inputs = canonical.Structs(d, "inputs", w.Inputs, (*EmitterInput).FromWire)
	v.Sink = canonical.Union(d, "sink", w.Sink, SinkFromWire)
	v.Codec = d.Text("codec", w.Codec)
	canonical.Struct(d, "construction", w.Construction, v.Construction.FromWire)
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
func (v *Key) ToWire(w modelwire.Key, e *canonical.Encoder) {
	canonical.PutEnum(e, "kind", v.Kind, w.SetKind)
	e.Text("name", v.Name, w.SetName)
}

// FromWire reads the wire form of the record.
func (v *Key) FromWire(w modelwire.Key, d *canonical.Decoder) {
	v.Kind = canonical.Enum[Kind](d, "kind", w.Kind())
	v.Name = d.Text("name", w.Name)
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

// CodecWireToWire fills the wire form of the union.
func CodecWireToWire(value CodecWire, w modelwire.CodecWire, e *canonical.Encoder) {
	switch v := value.(type) {
	case *WireJSON:
		canonical.PutVariant(e, w.NewWireJson, v.ToWire)
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

// SinkToWire fills the wire form of the union.
func SinkToWire(value Sink, w modelwire.Sink, e *canonical.Encoder) {
	switch v := value.(type) {
	case *KafkaSink:
		canonical.PutVariant(e, w.NewKafkaSink, v.ToWire)
	case *NatsSink:
		canonical.PutVariant(e, w.NewNatsSink, v.ToWire)
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
	case *Codec:
		canonical.PutVariant(e, w.NewCodec, v.ToWire)
	case *Client:
		canonical.PutVariant(e, w.NewClient, v.ToWire)
	case *Vhost:
		canonical.PutVariant(e, w.NewVhost, v.ToWire)
	case *Endpoint:
		canonical.PutVariant(e, w.NewEndpoint, v.ToWire)
	case *Branch:
		canonical.PutVariant(e, w.NewBranch, v.ToWire)
	case *Relay:
		canonical.PutVariant(e, w.NewRelay, v.ToWire)
	case *Ingestor:
		canonical.PutVariant(e, w.NewIngestor, v.ToWire)
	case *Junction:
		canonical.PutVariant(e, w.NewJunction, v.ToWire)
	case *Deduplicator:
		canonical.PutVariant(e, w.NewDeduplicator, v.ToWire)
	case *WindowProcessor:
		canonical.PutVariant(e, w.NewWindowProcessor, v.ToWire)
	case *Emitter:
		canonical.PutVariant(e, w.NewEmitter, v.ToWire)
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
	case modelwire.Model_Which_branch:
		v := new(Branch)
		canonical.Variant(d, w.Branch, v.FromWire)
		return v
	case modelwire.Model_Which_relay:
		v := new(Relay)
		canonical.Variant(d, w.Relay, v.FromWire)
		return v
	case modelwire.Model_Which_ingestor:
		v := new(Ingestor)
		canonical.Variant(d, w.Ingestor, v.FromWire)
		return v
	case modelwire.Model_Which_junction:
		v := new(Junction)
		canonical.Variant(d, w.Junction, v.FromWire)
		return v
	case modelwire.Model_Which_deduplicator:
		v := new(Deduplicator)
		canonical.Variant(d, w.Deduplicator, v.FromWire)
		return v
	case modelwire.Model_Which_windowProcessor:
		v := new(WindowProcessor)
		canonical.Variant(d, w.WindowProcessor, v.FromWire)
		return v
	case modelwire.Model_Which_emitter:
		v := new(Emitter)
		canonical.Variant(d, w.Emitter, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}
