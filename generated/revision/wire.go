// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

import (
	"nervix/generated/canonical"
	"nervix/generated/datatype"
	"nervix/generated/revision/revisionwire"
)

// ToWire fills the wire form of the record.
func (*Unchanged) ToWire(w revisionwire.Unchanged, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*Unchanged) FromWire(w revisionwire.Unchanged, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (*Install) ToWire(w revisionwire.Install, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*Install) FromWire(w revisionwire.Install, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *DynamicNode) ToWire(w revisionwire.DynamicNode, e *canonical.Encoder) {
	canonical.PutStruct(e, "node", w.NewNode, v.Node.ToWire)
}

// FromWire reads the wire form of the record.
func (v *DynamicNode) FromWire(w revisionwire.DynamicNode, d *canonical.Decoder) {
	canonical.Struct(d, "node", w.Node, v.Node.FromWire)
}

// ToWire fills the wire form of the record.
func (v *Dynamic) ToWire(w revisionwire.Dynamic, e *canonical.Encoder) {
	canonical.PutStructs(e, "nodes", v.Nodes, w.NewNodes, (*DynamicNode).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Dynamic) FromWire(w revisionwire.Dynamic, d *canonical.Decoder) {
	v.Nodes = canonical.Structs(d, "nodes", w.Nodes, (*DynamicNode).FromWire)
}

// ToWire fills the wire form of the record.
func (v *EntitySwap) ToWire(w revisionwire.EntitySwap, e *canonical.Encoder) {
	canonical.PutStructs(e, "added", v.Added, w.NewAdded, (*Identity).ToWire)
	canonical.PutStructs(e, "changed", v.Changed, w.NewChanged, (*Identity).ToWire)
	canonical.PutStructs(e, "removed", v.Removed, w.NewRemoved, (*Identity).ToWire)
	canonical.PutStructs(e, "dynamic", v.Dynamic, w.NewDynamic, (*Identity).ToWire)
	canonical.PutTexts(e, "gate_relays", v.GateRelays, w.NewGateRelays)
	canonical.PutStructs(e, "purges", v.Purges, w.NewPurges, (*Identity).ToWire)
}

// FromWire reads the wire form of the record.
func (v *EntitySwap) FromWire(w revisionwire.EntitySwap, d *canonical.Decoder) {
	v.Added = canonical.Structs(d, "added", w.Added, (*Identity).FromWire)
	v.Changed = canonical.Structs(d, "changed", w.Changed, (*Identity).FromWire)
	v.Removed = canonical.Structs(d, "removed", w.Removed, (*Identity).FromWire)
	v.Dynamic = canonical.Structs(d, "dynamic", w.Dynamic, (*Identity).FromWire)
	v.GateRelays = canonical.Texts(d, "gate_relays", w.GateRelays)
	v.Purges = canonical.Structs(d, "purges", w.Purges, (*Identity).FromWire)
}

// ToWire fills the wire form of the record.
func (v *Lifecycle) ToWire(w revisionwire.Lifecycle, e *canonical.Encoder) {
	canonical.PutEnum(e, "mode", v.Mode, w.SetMode)
}

// FromWire reads the wire form of the record.
func (v *Lifecycle) FromWire(w revisionwire.Lifecycle, d *canonical.Decoder) {
	v.Mode = canonical.Enum[BuildMode](d, "mode", w.Mode())
}

// ToWire fills the wire form of the record.
func (v *Rebuild) ToWire(w revisionwire.Rebuild, e *canonical.Encoder) {
	w.SetRecovery(v.Recovery)
}

// FromWire reads the wire form of the record.
func (v *Rebuild) FromWire(w revisionwire.Rebuild, d *canonical.Decoder) {
	v.Recovery = w.Recovery()
}

// ToWire fills the wire form of the record.
func (*Teardown) ToWire(w revisionwire.Teardown, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*Teardown) FromWire(w revisionwire.Teardown, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *ExecutionDelta) ToWire(w revisionwire.ExecutionDelta, e *canonical.Encoder) {
	e.Text("domain", v.Domain, w.SetDomain)
	w.SetClusterRevision(v.ClusterRevision)
	e.Bytes("predecessor_digest", v.PredecessorDigest, w.SetPredecessorDigest)
	e.Bytes("desired_digest", v.DesiredDigest, w.SetDesiredDigest)
	canonical.PutUnion(e, "change", v.Change, w.NewChange, ChangeToWire)
}

// FromWire reads the wire form of the record.
func (v *ExecutionDelta) FromWire(w revisionwire.ExecutionDelta, d *canonical.Decoder) {
	v.Domain = d.Text("domain", w.Domain)
	v.ClusterRevision = w.ClusterRevision()
	v.PredecessorDigest = d.Bytes("predecessor_digest", w.PredecessorDigest)
	v.DesiredDigest = d.Bytes("desired_digest", w.DesiredDigest)
	v.Change = canonical.Union(d, "change", w.Change, ChangeFromWire)
}

// ToWire fills the wire form of the record.
func (v *Load) ToWire(w revisionwire.Load, e *canonical.Encoder) {
	canonical.PutEnum(e, "source", v.Source, w.SetSource)
	w.SetColumn(v.Column)
}

// FromWire reads the wire form of the record.
func (v *Load) FromWire(w revisionwire.Load, d *canonical.Decoder) {
	v.Source = canonical.Enum[ColumnSource](d, "source", w.Source())
	v.Column = w.Column()
}

// ToWire fills the wire form of the record.
func (v *ConstantInteger) ToWire(w revisionwire.ConstantInteger, e *canonical.Encoder) {
	w.SetBits(v.Bits)
}

// FromWire reads the wire form of the record.
func (v *ConstantInteger) FromWire(w revisionwire.ConstantInteger, d *canonical.Decoder) {
	v.Bits = w.Bits()
}

// ToWire fills the wire form of the record.
func (v *ConstantFloat) ToWire(w revisionwire.ConstantFloat, e *canonical.Encoder) {
	w.SetValue(v.Value)
}

// FromWire reads the wire form of the record.
func (v *ConstantFloat) FromWire(w revisionwire.ConstantFloat, d *canonical.Decoder) {
	v.Value = w.Value()
}

// ToWire fills the wire form of the record.
func (v *ConstantString) ToWire(w revisionwire.ConstantString, e *canonical.Encoder) {
	e.Text("value", v.Value, w.SetValue)
}

// FromWire reads the wire form of the record.
func (v *ConstantString) FromWire(w revisionwire.ConstantString, d *canonical.Decoder) {
	v.Value = d.Text("value", w.Value)
}

// ToWire fills the wire form of the record.
func (v *ConstantBool) ToWire(w revisionwire.ConstantBool, e *canonical.Encoder) {
	w.SetValue(v.Value)
}

// FromWire reads the wire form of the record.
func (v *ConstantBool) FromWire(w revisionwire.ConstantBool, d *canonical.Decoder) {
	v.Value = w.Value()
}

// ToWire fills the wire form of the record.
func (*ConstantNull) ToWire(w revisionwire.ConstantNull, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*ConstantNull) FromWire(w revisionwire.ConstantNull, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *UnaryStep) ToWire(w revisionwire.UnaryStep, e *canonical.Encoder) {
	canonical.PutEnum(e, "operation", v.Operation, w.SetOperation)
	w.SetOperand(v.Operand)
}

// FromWire reads the wire form of the record.
func (v *UnaryStep) FromWire(w revisionwire.UnaryStep, d *canonical.Decoder) {
	v.Operation = canonical.Enum[UnaryOperation](d, "operation", w.Operation())
	v.Operand = w.Operand()
}

// ToWire fills the wire form of the record.
func (v *BinaryStep) ToWire(w revisionwire.BinaryStep, e *canonical.Encoder) {
	canonical.PutEnum(e, "operation", v.Operation, w.SetOperation)
	w.SetLeft(v.Left)
	w.SetRight(v.Right)
}

// FromWire reads the wire form of the record.
func (v *BinaryStep) FromWire(w revisionwire.BinaryStep, d *canonical.Decoder) {
	v.Operation = canonical.Enum[BinaryOperation](d, "operation", w.Operation())
	v.Left = w.Left()
	v.Right = w.Right()
}

// ToWire fills the wire form of the record.
func (v *CastStep) ToWire(w revisionwire.CastStep, e *canonical.Encoder) {
	w.SetOperand(v.Operand)
}

// FromWire reads the wire form of the record.
func (v *CastStep) FromWire(w revisionwire.CastStep, d *canonical.Decoder) {
	v.Operand = w.Operand()
}

// ToWire fills the wire form of the record.
func (v *CallStep) ToWire(w revisionwire.CallStep, e *canonical.Encoder) {
	w.SetFunction(v.Function)
	canonical.PutScalars(e, "arguments", v.Arguments, w.NewArguments)
}

// FromWire reads the wire form of the record.
func (v *CallStep) FromWire(w revisionwire.CallStep, d *canonical.Decoder) {
	v.Function = w.Function()
	v.Arguments = canonical.Scalars[uint32](d, "arguments", w.Arguments)
}

// ToWire fills the wire form of the record.
func (v *LookupStep) ToWire(w revisionwire.LookupStep, e *canonical.Encoder) {
	w.SetHashMap(v.HashMap)
	w.SetKey(v.Key)
	w.SetField(v.Field)
}

// FromWire reads the wire form of the record.
func (v *LookupStep) FromWire(w revisionwire.LookupStep, d *canonical.Decoder) {
	v.HashMap = w.HashMap()
	v.Key = w.Key()
	v.Field = w.Field()
}

// ToWire fills the wire form of the record.
func (v *ArrayStep) ToWire(w revisionwire.ArrayStep, e *canonical.Encoder) {
	canonical.PutScalars(e, "items", v.Items, w.NewItems)
}

// FromWire reads the wire form of the record.
func (v *ArrayStep) FromWire(w revisionwire.ArrayStep, d *canonical.Decoder) {
	v.Items = canonical.Scalars[uint32](d, "items", w.Items)
}

// ToWire fills the wire form of the record.
func (v *ChooseArm) ToWire(w revisionwire.ChooseArm, e *canonical.Encoder) {
	canonical.PutStruct(e, "condition", w.NewCondition, v.Condition.ToWire)
	canonical.PutStruct(e, "result", w.NewResult, v.Result.ToWire)
}

// FromWire reads the wire form of the record.
func (v *ChooseArm) FromWire(w revisionwire.ChooseArm, d *canonical.Decoder) {
	canonical.Struct(d, "condition", w.Condition, v.Condition.FromWire)
	canonical.Struct(d, "result", w.Result, v.Result.FromWire)
}

// ToWire fills the wire form of the record.
func (v *ChooseStep) ToWire(w revisionwire.ChooseStep, e *canonical.Encoder) {
	canonical.PutStructs(e, "arms", v.Arms, w.NewArms, (*ChooseArm).ToWire)
	if v.Otherwise != nil {
		canonical.PutStruct(e, "otherwise", w.NewOtherwise, v.Otherwise.ToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *ChooseStep) FromWire(w revisionwire.ChooseStep, d *canonical.Decoder) {
	v.Arms = canonical.Structs(d, "arms", w.Arms, (*ChooseArm).FromWire)
	if w.HasOtherwise() {
		v.Otherwise = new(Block)
		canonical.Struct(d, "otherwise", w.Otherwise, v.Otherwise.FromWire)
	}
}

// ToWire fills the wire form of the record.
func (v *Instruction) ToWire(w revisionwire.Instruction, e *canonical.Encoder) {
	w.SetRegister(v.Register)
	canonical.PutStruct(e, "type", w.NewType, v.Type.ToWire)
	w.SetNullable(v.Nullable)
	canonical.PutUnion(e, "step", v.Step, w.NewStep, StepToWire)
}

// FromWire reads the wire form of the record.
func (v *Instruction) FromWire(w revisionwire.Instruction, d *canonical.Decoder) {
	v.Register = w.Register()
	canonical.Struct(d, "type", w.Type, v.Type.FromWire)
	v.Nullable = w.Nullable()
	v.Step = canonical.Union(d, "step", w.Step, StepFromWire)
}

// ToWire fills the wire form of the record.
func (v *Block) ToWire(w revisionwire.Block, e *canonical.Encoder) {
	canonical.PutStructs(e, "instructions", v.Instructions, w.NewInstructions, (*Instruction).ToWire)
	w.SetResult(v.Result)
}

// FromWire reads the wire form of the record.
func (v *Block) FromWire(w revisionwire.Block, d *canonical.Decoder) {
	v.Instructions = canonical.Structs(d, "instructions", w.Instructions, (*Instruction).FromWire)
	v.Result = w.Result()
}

// ToWire fills the wire form of the record.
func (v *Predicate) ToWire(w revisionwire.Predicate, e *canonical.Encoder) {
	canonical.PutStruct(e, "block", w.NewBlock, v.Block.ToWire)
	canonical.PutTexts(e, "fields", v.Fields, w.NewFields)
}

// FromWire reads the wire form of the record.
func (v *Predicate) FromWire(w revisionwire.Predicate, d *canonical.Decoder) {
	canonical.Struct(d, "block", w.Block, v.Block.FromWire)
	v.Fields = canonical.Texts(d, "fields", w.Fields)
}

// ToWire fills the wire form of the record.
func (v *InheritColumn) ToWire(w revisionwire.InheritColumn, e *canonical.Encoder) {
	w.SetInput(v.Input)
	w.SetOutput(v.Output)
}

// FromWire reads the wire form of the record.
func (v *InheritColumn) FromWire(w revisionwire.InheritColumn, d *canonical.Decoder) {
	v.Input = w.Input()
	v.Output = w.Output()
}

// ToWire fills the wire form of the record.
func (v *AssignColumn) ToWire(w revisionwire.AssignColumn, e *canonical.Encoder) {
	w.SetOutput(v.Output)
	canonical.PutStruct(e, "value", w.NewValue, v.Value.ToWire)
	canonical.PutTexts(e, "fields", v.Fields, w.NewFields)
}

// FromWire reads the wire form of the record.
func (v *AssignColumn) FromWire(w revisionwire.AssignColumn, d *canonical.Decoder) {
	v.Output = w.Output()
	canonical.Struct(d, "value", w.Value, v.Value.FromWire)
	v.Fields = canonical.Texts(d, "fields", w.Fields)
}

// ToWire fills the wire form of the record.
func (v *Construction) ToWire(w revisionwire.Construction, e *canonical.Encoder) {
	w.SetRegisters(v.Registers)
	canonical.PutUnions(e, "operations", v.Operations, w.NewOperations, ConstructionOperationToWire)
	if v.Where != nil {
		canonical.PutStruct(e, "where", w.NewWhere, v.Where.ToWire)
	}
	canonical.PutStructs(e, "headers", v.Headers, w.NewHeaders, (*HeaderWrite).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Construction) FromWire(w revisionwire.Construction, d *canonical.Decoder) {
	v.Registers = w.Registers()
	v.Operations = canonical.Unions(d, "operations", w.Operations, ConstructionOperationFromWire)
	if w.HasWhere() {
		v.Where = new(Predicate)
		canonical.Struct(d, "where", w.Where, v.Where.FromWire)
	}
	v.Headers = canonical.Structs(d, "headers", w.Headers, (*HeaderWrite).FromWire)
}

// ToWire fills the wire form of the record.
func (v *HeaderWrite) ToWire(w revisionwire.HeaderWrite, e *canonical.Encoder) {
	canonical.PutStruct(e, "name", w.NewName, v.Name.ToWire)
	canonical.PutStruct(e, "value", w.NewValue, v.Value.ToWire)
	canonical.PutTexts(e, "fields", v.Fields, w.NewFields)
}

// FromWire reads the wire form of the record.
func (v *HeaderWrite) FromWire(w revisionwire.HeaderWrite, d *canonical.Decoder) {
	canonical.Struct(d, "name", w.Name, v.Name.FromWire)
	canonical.Struct(d, "value", w.Value, v.Value.FromWire)
	v.Fields = canonical.Texts(d, "fields", w.Fields)
}

// ToWire fills the wire form of the record.
func (v *Filter) ToWire(w revisionwire.Filter, e *canonical.Encoder) {
	w.SetRegisters(v.Registers)
	canonical.PutStruct(e, "predicate", w.NewPredicate, v.Predicate.ToWire)
}

// FromWire reads the wire form of the record.
func (v *Filter) FromWire(w revisionwire.Filter, d *canonical.Decoder) {
	v.Registers = w.Registers()
	canonical.Struct(d, "predicate", w.Predicate, v.Predicate.FromWire)
}

// ToWire fills the wire form of the record.
func (v *Values) ToWire(w revisionwire.Values, e *canonical.Encoder) {
	w.SetRegisters(v.Registers)
	canonical.PutStructs(e, "blocks", v.Blocks, w.NewBlocks, (*Block).ToWire)
	canonical.PutTexts(e, "fields", v.Fields, w.NewFields)
}

// FromWire reads the wire form of the record.
func (v *Values) FromWire(w revisionwire.Values, d *canonical.Decoder) {
	v.Registers = w.Registers()
	v.Blocks = canonical.Structs(d, "blocks", w.Blocks, (*Block).FromWire)
	v.Fields = canonical.Texts(d, "fields", w.Fields)
}

// ToWire fills the wire form of the record.
func (v *Field) ToWire(w revisionwire.Field, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutStruct(e, "type", w.NewType, v.Type.ToWire)
	w.SetNullable(v.Nullable)
	w.SetSensitive(v.Sensitive)
}

// FromWire reads the wire form of the record.
func (v *Field) FromWire(w revisionwire.Field, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	canonical.Struct(d, "type", w.Type, v.Type.FromWire)
	v.Nullable = w.Nullable()
	v.Sensitive = w.Sensitive()
}

// ToWire fills the wire form of the record.
func (v *Schema) ToWire(w revisionwire.Schema, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutStructs(e, "fields", v.Fields, w.NewFields, (*Field).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Schema) FromWire(w revisionwire.Schema, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Fields = canonical.Structs(d, "fields", w.Fields, (*Field).FromWire)
}

// ToWire fills the wire form of the record.
func (v *Clock) ToWire(w revisionwire.Clock, e *canonical.Encoder) {
	w.SetPeriod(v.Period)
	w.SetSkew(v.Skew)
	w.SetWall(v.Wall)
	w.SetLogical(v.Logical)
	w.SetRate(v.Rate)
}

// FromWire reads the wire form of the record.
func (v *Clock) FromWire(w revisionwire.Clock, d *canonical.Decoder) {
	v.Period = w.Period()
	v.Skew = w.Skew()
	v.Wall = w.Wall()
	v.Logical = w.Logical()
	v.Rate = w.Rate()
}

// ToWire fills the wire form of the record.
func (v *SourceOrigin) ToWire(w revisionwire.SourceOrigin, e *canonical.Encoder) {
	w.SetVersion(v.Version)
	if v.At != nil {
		w.SetAtPresent(true)
		w.SetAt(*v.At)
	}
}

// FromWire reads the wire form of the record.
func (v *SourceOrigin) FromWire(w revisionwire.SourceOrigin, d *canonical.Decoder) {
	v.Version = w.Version()
	if w.AtPresent() {
		value := w.At()
		v.At = &value
	}
}

// ToWire fills the wire form of the record.
func (v *Branch) ToWire(w revisionwire.Branch, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	w.SetSchema(v.Schema)
	w.SetTtl(v.TTL)
	w.SetMaxInstances(v.MaxInstances)
}

// FromWire reads the wire form of the record.
func (v *Branch) FromWire(w revisionwire.Branch, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Schema = w.Schema()
	v.TTL = w.Ttl()
	v.MaxInstances = w.MaxInstances()
}

// ToWire fills the wire form of the record.
func (v *WireField) ToWire(w revisionwire.WireField, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	canonical.PutEnum(e, "type", v.Type, w.SetType)
	w.SetOptional(v.Optional)
	w.SetRfc3339(v.RFC3339)
}

// FromWire reads the wire form of the record.
func (v *WireField) FromWire(w revisionwire.WireField, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Type = canonical.Enum[WireType](d, "type", w.Type())
	v.Optional = w.Optional()
	v.RFC3339 = w.Rfc3339()
}

// ToWire fills the wire form of the record.
func (v *FieldWire) ToWire(w revisionwire.FieldWire, e *canonical.Encoder) {
	canonical.PutEnum(e, "format", v.Format, w.SetFormat)
	w.SetStrict(v.Strict)
	canonical.PutStructs(e, "fields", v.Fields, w.NewFields, (*WireField).ToWire)
}

// FromWire reads the wire form of the record.
func (v *FieldWire) FromWire(w revisionwire.FieldWire, d *canonical.Decoder) {
	v.Format = canonical.Enum[FieldFormat](d, "format", w.Format())
	v.Strict = w.Strict()
	v.Fields = canonical.Structs(d, "fields", w.Fields, (*WireField).FromWire)
}

// ToWire fills the wire form of the record.
func (v *AvroField) ToWire(w revisionwire.AvroField, e *canonical.Encoder) {
	w.SetColumn(v.Column)
	e.Text("name", v.Name, w.SetName)
	canonical.PutEnum(e, "type", v.Type, w.SetType)
	w.SetOptional(v.Optional)
	w.SetRfc3339(v.RFC3339)
}

// FromWire reads the wire form of the record.
func (v *AvroField) FromWire(w revisionwire.AvroField, d *canonical.Decoder) {
	v.Column = w.Column()
	v.Name = d.Text("name", w.Name)
	v.Type = canonical.Enum[AvroType](d, "type", w.Type())
	v.Optional = w.Optional()
	v.RFC3339 = w.Rfc3339()
}

// ToWire fills the wire form of the record.
func (v *AvroWire) ToWire(w revisionwire.AvroWire, e *canonical.Encoder) {
	e.Text("record", v.Record, w.SetRecord)
	canonical.PutStructs(e, "fields", v.Fields, w.NewFields, (*AvroField).ToWire)
}

// FromWire reads the wire form of the record.
func (v *AvroWire) FromWire(w revisionwire.AvroWire, d *canonical.Decoder) {
	v.Record = d.Text("record", w.Record)
	v.Fields = canonical.Structs(d, "fields", w.Fields, (*AvroField).FromWire)
}

// ToWire fills the wire form of the record.
func (v *DocumentWire) ToWire(w revisionwire.DocumentWire, e *canonical.Encoder) {
	canonical.PutEnum(e, "format", v.Format, w.SetFormat)
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
func (v *DocumentWire) FromWire(w revisionwire.DocumentWire, d *canonical.Decoder) {
	v.Format = canonical.Enum[DocumentFormat](d, "format", w.Format())
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
func (v *ProtobufWire) ToWire(w revisionwire.ProtobufWire, e *canonical.Encoder) {
	canonical.PutStruct(e, "content", w.NewContent, v.Content.ToWire)
	canonical.PutTexts(e, "files", v.Files, w.NewFiles)
	canonical.PutTexts(e, "includes", v.Includes, w.NewIncludes)
	e.Text("message", v.Message, w.SetMessageField)
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
func (v *ProtobufWire) FromWire(w revisionwire.ProtobufWire, d *canonical.Decoder) {
	canonical.Struct(d, "content", w.Content, v.Content.FromWire)
	v.Files = canonical.Texts(d, "files", w.Files)
	v.Includes = canonical.Texts(d, "includes", w.Includes)
	v.Message = d.Text("message", w.MessageField)
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
func (*SyslogWire) ToWire(w revisionwire.SyslogWire, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*SyslogWire) FromWire(w revisionwire.SyslogWire, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *Codec) ToWire(w revisionwire.Codec, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	w.SetSchema(v.Schema)
	canonical.PutUnion(e, "wire", v.Wire, w.NewWire, CodecWireToWire)
}

// FromWire reads the wire form of the record.
func (v *Codec) FromWire(w revisionwire.Codec, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Schema = w.Schema()
	v.Wire = canonical.Union(d, "wire", w.Wire, CodecWireFromWire)
}

// ToWire fills the wire form of the record.
func (v *ResourceVersion) ToWire(w revisionwire.ResourceVersion, e *canonical.Encoder) {
	e.Text("resource", v.Resource, w.SetResource)
	w.SetVersion(v.Version)
}

// FromWire reads the wire form of the record.
func (v *ResourceVersion) FromWire(w revisionwire.ResourceVersion, d *canonical.Decoder) {
	v.Resource = d.Text("resource", w.Resource)
	v.Version = w.Version()
}

// ToWire fills the wire form of the record.
func (v *HashMap) ToWire(w revisionwire.HashMap, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	w.SetCodec(v.Codec)
	w.SetKey(v.Key)
	canonical.PutStruct(e, "content", w.NewContent, v.Content.ToWire)
	e.Text("path", v.Path, w.SetPath)
}

// FromWire reads the wire form of the record.
func (v *HashMap) FromWire(w revisionwire.HashMap, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Codec = w.Codec()
	v.Key = w.Key()
	canonical.Struct(d, "content", w.Content, v.Content.FromWire)
	v.Path = d.Text("path", w.Path)
}

// ToWire fills the wire form of the record.
func (v *Setting) ToWire(w revisionwire.Setting, e *canonical.Encoder) {
	e.Text("key", v.Key, w.SetKey)
	e.Text("value", v.Value, w.SetValue)
}

// FromWire reads the wire form of the record.
func (v *Setting) FromWire(w revisionwire.Setting, d *canonical.Decoder) {
	v.Key = d.Text("key", w.Key)
	v.Value = d.Text("value", w.Value)
}

// ToWire fills the wire form of the record.
func (v *Client) ToWire(w revisionwire.Client, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	e.Text("system", v.System, w.SetSystem)
	if v.Mount != nil {
		canonical.PutStruct(e, "mount", w.NewMount, v.Mount.ToWire)
	}
	canonical.PutStructs(e, "settings", v.Settings, w.NewSettings, (*Setting).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Client) FromWire(w revisionwire.Client, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.System = d.Text("system", w.System)
	if w.HasMount() {
		v.Mount = new(ResourceVersion)
		canonical.Struct(d, "mount", w.Mount, v.Mount.FromWire)
	}
	v.Settings = canonical.Structs(d, "settings", w.Settings, (*Setting).FromWire)
}

// ToWire fills the wire form of the record.
func (v *Endpoint) ToWire(w revisionwire.Endpoint, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	e.Text("vhost", v.Vhost, w.SetVhost)
	canonical.PutTexts(e, "hosts", v.Hosts, w.NewHosts)
	e.Text("path", v.Path, w.SetPath)
	w.SetSecure(v.Secure)
}

// FromWire reads the wire form of the record.
func (v *Endpoint) FromWire(w revisionwire.Endpoint, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Vhost = d.Text("vhost", w.Vhost)
	v.Hosts = canonical.Texts(d, "hosts", w.Hosts)
	v.Path = d.Text("path", w.Path)
	v.Secure = w.Secure()
}

// ToWire fills the wire form of the record.
func (v *Certificate) ToWire(w revisionwire.Certificate, e *canonical.Encoder) {
	e.Text("vhost", v.Vhost, w.SetVhost)
	canonical.PutTexts(e, "hosts", v.Hosts, w.NewHosts)
	canonical.PutStruct(e, "content", w.NewContent, v.Content.ToWire)
}

// FromWire reads the wire form of the record.
func (v *Certificate) FromWire(w revisionwire.Certificate, d *canonical.Decoder) {
	v.Vhost = d.Text("vhost", w.Vhost)
	v.Hosts = canonical.Texts(d, "hosts", w.Hosts)
	canonical.Struct(d, "content", w.Content, v.Content.FromWire)
}

// ToWire fills the wire form of the record.
func (v *Identity) ToWire(w revisionwire.Identity, e *canonical.Encoder) {
	canonical.PutEnum(e, "kind", v.Kind, w.SetKind)
	e.Text("name", v.Name, w.SetName)
}

// FromWire reads the wire form of the record.
func (v *Identity) FromWire(w revisionwire.Identity, d *canonical.Decoder) {
	v.Kind = canonical.Enum[NodeKind](d, "kind", w.Kind())
	v.Name = d.Text("name", w.Name)
}

// ToWire fills the wire form of the record.
func (v *Placement) ToWire(w revisionwire.Placement, e *canonical.Encoder) {
	e.Text("primary", v.Primary, w.SetPrimary)
	canonical.PutTexts(e, "replicas", v.Replicas, w.NewReplicas)
	w.SetEveryNode(v.EveryNode)
}

// FromWire reads the wire form of the record.
func (v *Placement) FromWire(w revisionwire.Placement, d *canonical.Decoder) {
	v.Primary = d.Text("primary", w.Primary)
	v.Replicas = canonical.Texts(d, "replicas", w.Replicas)
	v.EveryNode = w.EveryNode()
}

// ToWire fills the wire form of the record.
func (v *BranchContract) ToWire(w revisionwire.BranchContract, e *canonical.Encoder) {
	w.SetBranched(v.Branched)
	w.SetBranch(v.Branch)
}

// FromWire reads the wire form of the record.
func (v *BranchContract) FromWire(w revisionwire.BranchContract, d *canonical.Decoder) {
	v.Branched = w.Branched()
	v.Branch = w.Branch()
}

// ToWire fills the wire form of the record.
func (v *Flush) ToWire(w revisionwire.Flush, e *canonical.Encoder) {
	w.SetInterval(v.Interval)
	w.SetMaxBytes(v.MaxBytes)
}

// FromWire reads the wire form of the record.
func (v *Flush) FromWire(w revisionwire.Flush, d *canonical.Decoder) {
	v.Interval = w.Interval()
	v.MaxBytes = w.MaxBytes()
}

// ToWire fills the wire form of the record.
func (v *ErrorPolicy) ToWire(w revisionwire.ErrorPolicy, e *canonical.Encoder) {
	canonical.PutEnum(e, "action", v.Action, w.SetAction)
	w.SetRelay(v.Relay)
	if v.Construction != nil {
		canonical.PutStruct(e, "construction", w.NewConstruction, v.Construction.ToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *ErrorPolicy) FromWire(w revisionwire.ErrorPolicy, d *canonical.Decoder) {
	v.Action = canonical.Enum[ErrorAction](d, "action", w.Action())
	v.Relay = w.Relay()
	if w.HasConstruction() {
		v.Construction = new(Construction)
		canonical.Struct(d, "construction", w.Construction, v.Construction.FromWire)
	}
}

// ToWire fills the wire form of the record.
func (v *Relay) ToWire(w revisionwire.Relay, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	w.SetSchema(v.Schema)
	canonical.PutStruct(e, "branch", w.NewBranch, v.Branch.ToWire)
	w.SetCapacity(v.Capacity)
	w.SetMaterialized(v.Materialized)
}

// FromWire reads the wire form of the record.
func (v *Relay) FromWire(w revisionwire.Relay, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Schema = w.Schema()
	canonical.Struct(d, "branch", w.Branch, v.Branch.FromWire)
	v.Capacity = w.Capacity()
	v.Materialized = w.Materialized()
}

// ToWire fills the wire form of the record.
func (v *Collect) ToWire(w revisionwire.Collect, e *canonical.Encoder) {
	w.SetFor(v.For)
	w.SetMaxBytes(v.MaxBytes)
}

// FromWire reads the wire form of the record.
func (v *Collect) FromWire(w revisionwire.Collect, d *canonical.Decoder) {
	v.For = w.For()
	v.MaxBytes = w.MaxBytes()
}

// ToWire fills the wire form of the record.
func (v *Input) ToWire(w revisionwire.Input, e *canonical.Encoder) {
	w.SetRelay(v.Relay)
	if v.Where != nil {
		canonical.PutStruct(e, "where", w.NewWhere, v.Where.ToWire)
	}
	if v.Collect != nil {
		canonical.PutStruct(e, "collect", w.NewCollect, v.Collect.ToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *Input) FromWire(w revisionwire.Input, d *canonical.Decoder) {
	v.Relay = w.Relay()
	if w.HasWhere() {
		v.Where = new(Filter)
		canonical.Struct(d, "where", w.Where, v.Where.FromWire)
	}
	if w.HasCollect() {
		v.Collect = new(Collect)
		canonical.Struct(d, "collect", w.Collect, v.Collect.FromWire)
	}
}

// ToWire fills the wire form of the record.
func (v *StateDependency) ToWire(w revisionwire.StateDependency, e *canonical.Encoder) {
	w.SetRelay(v.Relay)
	canonical.PutEnum(e, "absent", v.Absent, w.SetAbsent)
	if v.Default != nil {
		canonical.PutStruct(e, "default", w.NewDefault, v.Default.ToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *StateDependency) FromWire(w revisionwire.StateDependency, d *canonical.Decoder) {
	v.Relay = w.Relay()
	v.Absent = canonical.Enum[StateAbsence](d, "absent", w.Absent())
	if w.HasDefault() {
		v.Default = new(Construction)
		canonical.Struct(d, "default", w.Default, v.Default.FromWire)
	}
}

// ToWire fills the wire form of the record.
func (v *Route) ToWire(w revisionwire.Route, e *canonical.Encoder) {
	w.SetRelay(v.Relay)
	canonical.PutStruct(e, "construction", w.NewConstruction, v.Construction.ToWire)
	if v.Keys != nil {
		canonical.PutStruct(e, "keys", w.NewKeys, v.Keys.ToWire)
	}
	if v.Flush != nil {
		canonical.PutStruct(e, "flush", w.NewFlush, v.Flush.ToWire)
	}
	canonical.PutStruct(e, "on_error", w.NewOnError, v.OnError.ToWire)
}

// FromWire reads the wire form of the record.
func (v *Route) FromWire(w revisionwire.Route, d *canonical.Decoder) {
	v.Relay = w.Relay()
	canonical.Struct(d, "construction", w.Construction, v.Construction.FromWire)
	if w.HasKeys() {
		v.Keys = new(Construction)
		canonical.Struct(d, "keys", w.Keys, v.Keys.FromWire)
	}
	if w.HasFlush() {
		v.Flush = new(Flush)
		canonical.Struct(d, "flush", w.Flush, v.Flush.FromWire)
	}
	canonical.Struct(d, "on_error", w.OnError, v.OnError.FromWire)
}

// ToWire fills the wire form of the record.
func (v *Retry) ToWire(w revisionwire.Retry, e *canonical.Encoder) {
	w.SetBackoff(v.Backoff)
	w.SetMax(v.Max)
}

// FromWire reads the wire form of the record.
func (v *Retry) FromWire(w revisionwire.Retry, d *canonical.Decoder) {
	v.Backoff = w.Backoff()
	v.Max = w.Max()
}

// ToWire fills the wire form of the record.
func (v *Delivery) ToWire(w revisionwire.Delivery, e *canonical.Encoder) {
	canonical.PutEnum(e, "mode", v.Mode, w.SetMode)
	w.SetWindow(v.Window)
	w.SetBatchTimeout(v.BatchTimeout)
	w.SetAckTimeout(v.AckTimeout)
	canonical.PutStruct(e, "retry", w.NewRetry, v.Retry.ToWire)
}

// FromWire reads the wire form of the record.
func (v *Delivery) FromWire(w revisionwire.Delivery, d *canonical.Decoder) {
	v.Mode = canonical.Enum[AckMode](d, "mode", w.Mode())
	v.Window = w.Window()
	v.BatchTimeout = w.BatchTimeout()
	v.AckTimeout = w.AckTimeout()
	canonical.Struct(d, "retry", w.Retry, v.Retry.FromWire)
}

// ToWire fills the wire form of the record.
func (v *EndpointSource) ToWire(w revisionwire.EndpointSource, e *canonical.Encoder) {
	w.SetEndpoint(v.Endpoint)
}

// FromWire reads the wire form of the record.
func (v *EndpointSource) FromWire(w revisionwire.EndpointSource, d *canonical.Decoder) {
	v.Endpoint = w.Endpoint()
}

// ToWire fills the wire form of the record.
func (v *NatsSource) ToWire(w revisionwire.NatsSource, e *canonical.Encoder) {
	w.SetClient(v.Client)
	e.Text("subject", v.Subject, w.SetSubject)
	e.Text("queue_group", v.QueueGroup, w.SetQueueGroup)
	w.SetInstances(v.Instances)
}

// FromWire reads the wire form of the record.
func (v *NatsSource) FromWire(w revisionwire.NatsSource, d *canonical.Decoder) {
	v.Client = w.Client()
	v.Subject = d.Text("subject", w.Subject)
	v.QueueGroup = d.Text("queue_group", w.QueueGroup)
	v.Instances = w.Instances()
}

// ToWire fills the wire form of the record.
func (v *KafkaSource) ToWire(w revisionwire.KafkaSource, e *canonical.Encoder) {
	w.SetClient(v.Client)
	e.Text("topic", v.Topic, w.SetTopic)
	if v.ConsumerGroup != nil {
		w.SetConsumerGroupPresent(true)
		e.Text("consumer_group", *v.ConsumerGroup, w.SetConsumerGroup)
	}
	w.SetInstances(v.Instances)
}

// FromWire reads the wire form of the record.
func (v *KafkaSource) FromWire(w revisionwire.KafkaSource, d *canonical.Decoder) {
	v.Client = w.Client()
	v.Topic = d.Text("topic", w.Topic)
	if w.ConsumerGroupPresent() {
		value := d.Text("consumer_group", w.ConsumerGroup)
		v.ConsumerGroup = &value
	}
	v.Instances = w.Instances()
}

// ToWire fills the wire form of the record.
func (v *Quiesce) ToWire(w revisionwire.Quiesce, e *canonical.Encoder) {
	canonical.PutEnum(e, "mode", v.Mode, w.SetMode)
	w.SetMaxBytes(v.MaxBytes)
	canonical.PutEnum(e, "overflow", v.Overflow, w.SetOverflow)
	w.SetRetryAfter(v.RetryAfter)
}

// FromWire reads the wire form of the record.
func (v *Quiesce) FromWire(w revisionwire.Quiesce, d *canonical.Decoder) {
	v.Mode = canonical.Enum[QuiesceMode](d, "mode", w.Mode())
	v.MaxBytes = w.MaxBytes()
	v.Overflow = canonical.Enum[Overflow](d, "overflow", w.Overflow())
	v.RetryAfter = w.RetryAfter()
}

// ToWire fills the wire form of the record.
func (v *Ingestor) ToWire(w revisionwire.Ingestor, e *canonical.Encoder) {
	canonical.PutUnion(e, "source", v.Source, w.NewSource, SourceToWire)
	canonical.PutStruct(e, "delivery", w.NewDelivery, v.Delivery.ToWire)
	canonical.PutStruct(e, "quiesce", w.NewQuiesce, v.Quiesce.ToWire)
	w.SetCodec(v.Codec)
	canonical.PutStructs(e, "metadata", v.Metadata, w.NewMetadata, (*Field).ToWire)
	if v.TimestampColumn != nil {
		w.SetTimestampColumnPresent(true)
		w.SetTimestampColumn(*v.TimestampColumn)
	}
	if v.Filter != nil {
		canonical.PutStruct(e, "filter", w.NewFilter, v.Filter.ToWire)
	}
	canonical.PutStructs(e, "routes", v.Routes, w.NewRoutes, (*Route).ToWire)
	canonical.PutEnum(e, "general_error", v.GeneralError, w.SetGeneralError)
}

// FromWire reads the wire form of the record.
func (v *Ingestor) FromWire(w revisionwire.Ingestor, d *canonical.Decoder) {
	v.Source = canonical.Union(d, "source", w.Source, SourceFromWire)
	canonical.Struct(d, "delivery", w.Delivery, v.Delivery.FromWire)
	canonical.Struct(d, "quiesce", w.Quiesce, v.Quiesce.FromWire)
	v.Codec = w.Codec()
	v.Metadata = canonical.Structs(d, "metadata", w.Metadata, (*Field).FromWire)
	if w.TimestampColumnPresent() {
		value := w.TimestampColumn()
		v.TimestampColumn = &value
	}
	if w.HasFilter() {
		v.Filter = new(Filter)
		canonical.Struct(d, "filter", w.Filter, v.Filter.FromWire)
	}
	v.Routes = canonical.Structs(d, "routes", w.Routes, (*Route).FromWire)
	v.GeneralError = canonical.Enum[ErrorAction](d, "general_error", w.GeneralError())
}

// ToWire fills the wire form of the record.
func (*Junction) ToWire(w revisionwire.Junction, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*Junction) FromWire(w revisionwire.Junction, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *Deduplicator) ToWire(w revisionwire.Deduplicator, e *canonical.Encoder) {
	canonical.PutStruct(e, "keys", w.NewKeys, v.Keys.ToWire)
	canonical.PutStructs(e, "key_types", v.KeyTypes, w.NewKeyTypes, (*datatype.Type).ToWire)
	w.SetMaxTime(v.MaxTime)
}

// FromWire reads the wire form of the record.
func (v *Deduplicator) FromWire(w revisionwire.Deduplicator, d *canonical.Decoder) {
	canonical.Struct(d, "keys", w.Keys, v.Keys.FromWire)
	v.KeyTypes = canonical.Structs(d, "key_types", w.KeyTypes, (*datatype.Type).FromWire)
	v.MaxTime = w.MaxTime()
}

// ToWire fills the wire form of the record.
func (v *Reorderer) ToWire(w revisionwire.Reorderer, e *canonical.Encoder) {
	canonical.PutStruct(e, "by", w.NewBy, v.By.ToWire)
	canonical.PutStructs(e, "by_types", v.ByTypes, w.NewByTypes, (*datatype.Type).ToWire)
	w.SetMaxTime(v.MaxTime)
}

// FromWire reads the wire form of the record.
func (v *Reorderer) FromWire(w revisionwire.Reorderer, d *canonical.Decoder) {
	canonical.Struct(d, "by", w.By, v.By.FromWire)
	v.ByTypes = canonical.Structs(d, "by_types", w.ByTypes, (*datatype.Type).FromWire)
	v.MaxTime = w.MaxTime()
}

// ToWire fills the wire form of the record.
func (*Reingest) ToWire(w revisionwire.Reingest, e *canonical.Encoder) {}

// FromWire reads the wire form of the record.
func (*Reingest) FromWire(w revisionwire.Reingest, d *canonical.Decoder) {}

// ToWire fills the wire form of the record.
func (v *Correlator) ToWire(w revisionwire.Correlator, e *canonical.Encoder) {
	w.SetRight(v.Right)
	w.SetRightSchema(v.RightSchema)
	canonical.PutStruct(e, "where", w.NewWhere, v.Where.ToWire)
	canonical.PutEnum(e, "match", v.Match, w.SetMatch)
	w.SetMaxTime(v.MaxTime)
	if v.LeftTimeout != nil {
		w.SetLeftTimeoutPresent(true)
		w.SetLeftTimeout(*v.LeftTimeout)
	}
	if v.RightTimeout != nil {
		w.SetRightTimeoutPresent(true)
		w.SetRightTimeout(*v.RightTimeout)
	}
}

// FromWire reads the wire form of the record.
func (v *Correlator) FromWire(w revisionwire.Correlator, d *canonical.Decoder) {
	v.Right = w.Right()
	v.RightSchema = w.RightSchema()
	canonical.Struct(d, "where", w.Where, v.Where.FromWire)
	v.Match = canonical.Enum[MatchOrder](d, "match", w.Match())
	v.MaxTime = w.MaxTime()
	if w.LeftTimeoutPresent() {
		value := w.LeftTimeout()
		v.LeftTimeout = &value
	}
	if w.RightTimeoutPresent() {
		value := w.RightTimeout()
		v.RightTimeout = &value
	}
}

// ToWire fills the wire form of the record.
func (v *Generator) ToWire(w revisionwire.Generator, e *canonical.Encoder) {
	w.SetInterval(v.Interval)
}

// FromWire reads the wire form of the record.
func (v *Generator) FromWire(w revisionwire.Generator, d *canonical.Decoder) {
	v.Interval = w.Interval()
}

// ToWire fills the wire form of the record.
func (v *WindowBound) ToWire(w revisionwire.WindowBound, e *canonical.Encoder) {
	w.SetMessages(v.Messages)
	w.SetDuration(v.Duration)
}

// FromWire reads the wire form of the record.
func (v *WindowBound) FromWire(w revisionwire.WindowBound, d *canonical.Decoder) {
	v.Messages = w.Messages()
	v.Duration = w.Duration()
}

// ToWire fills the wire form of the record.
func (v *Histogram) ToWire(w revisionwire.Histogram, e *canonical.Encoder) {
	w.SetPercent(v.Percent)
	w.SetBuckets(v.Buckets)
	w.SetMinimum(v.Minimum)
	w.SetMaximum(v.Maximum)
	w.SetDelay(v.Delay)
}

// FromWire reads the wire form of the record.
func (v *Histogram) FromWire(w revisionwire.Histogram, d *canonical.Decoder) {
	v.Percent = w.Percent()
	v.Buckets = w.Buckets()
	v.Minimum = w.Minimum()
	v.Maximum = w.Maximum()
	v.Delay = w.Delay()
}

// ToWire fills the wire form of the record.
func (v *Accumulator) ToWire(w revisionwire.Accumulator, e *canonical.Encoder) {
	if v.Histogram != nil {
		canonical.PutStruct(e, "histogram", w.NewHistogram, v.Histogram.ToWire)
	}
	canonical.PutEnum(e, "aggregate", v.Aggregate, w.SetAggregate)
	w.SetArgument(v.Argument)
	canonical.PutStruct(e, "type", w.NewType, v.Type.ToWire)
}

// FromWire reads the wire form of the record.
func (v *Accumulator) FromWire(w revisionwire.Accumulator, d *canonical.Decoder) {
	if w.HasHistogram() {
		v.Histogram = new(Histogram)
		canonical.Struct(d, "histogram", w.Histogram, v.Histogram.FromWire)
	}
	v.Aggregate = canonical.Enum[Aggregate](d, "aggregate", w.Aggregate())
	v.Argument = w.Argument()
	canonical.Struct(d, "type", w.Type, v.Type.FromWire)
}

// ToWire fills the wire form of the record.
func (v *WindowProcessor) ToWire(w revisionwire.WindowProcessor, e *canonical.Encoder) {
	canonical.PutStruct(e, "width", w.NewWidth, v.Width.ToWire)
	canonical.PutStruct(e, "step", w.NewStep, v.Step.ToWire)
	canonical.PutStruct(e, "arguments", w.NewArguments, v.Arguments.ToWire)
	canonical.PutStructs(e, "argument_types", v.ArgumentTypes, w.NewArgumentTypes, (*datatype.Type).ToWire)
	canonical.PutStructs(e, "accumulators", v.Accumulators, w.NewAccumulators, (*Accumulator).ToWire)
	e.Bytes("state_fingerprint", v.StateFingerprint, w.SetStateFingerprint)
}

// FromWire reads the wire form of the record.
func (v *WindowProcessor) FromWire(w revisionwire.WindowProcessor, d *canonical.Decoder) {
	canonical.Struct(d, "width", w.Width, v.Width.FromWire)
	canonical.Struct(d, "step", w.Step, v.Step.FromWire)
	canonical.Struct(d, "arguments", w.Arguments, v.Arguments.FromWire)
	v.ArgumentTypes = canonical.Structs(d, "argument_types", w.ArgumentTypes, (*datatype.Type).FromWire)
	v.Accumulators = canonical.Structs(d, "accumulators", w.Accumulators, (*Accumulator).FromWire)
	v.StateFingerprint = d.Bytes("state_fingerprint", w.StateFingerprint)
}

// ToWire fills the wire form of the record.
func (v *Processor) ToWire(w revisionwire.Processor, e *canonical.Encoder) {
	w.SetDetached(v.Detached)
	canonical.PutStructs(e, "inputs", v.Inputs, w.NewInputs, (*Input).ToWire)
	w.SetSchema(v.Schema)
	canonical.PutStructs(e, "states", v.States, w.NewStates, (*StateDependency).ToWire)
	if v.Filter != nil {
		canonical.PutStruct(e, "filter", w.NewFilter, v.Filter.ToWire)
	}
	canonical.PutUnion(e, "operation", v.Operation, w.NewOperation, ProcessorOperationToWire)
	canonical.PutStructs(e, "routes", v.Routes, w.NewRoutes, (*Route).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Processor) FromWire(w revisionwire.Processor, d *canonical.Decoder) {
	v.Detached = w.Detached()
	v.Inputs = canonical.Structs(d, "inputs", w.Inputs, (*Input).FromWire)
	v.Schema = w.Schema()
	v.States = canonical.Structs(d, "states", w.States, (*StateDependency).FromWire)
	if w.HasFilter() {
		v.Filter = new(Filter)
		canonical.Struct(d, "filter", w.Filter, v.Filter.FromWire)
	}
	v.Operation = canonical.Union(d, "operation", w.Operation, ProcessorOperationFromWire)
	v.Routes = canonical.Structs(d, "routes", w.Routes, (*Route).FromWire)
}

// ToWire fills the wire form of the record.
func (v *KafkaSink) ToWire(w revisionwire.KafkaSink, e *canonical.Encoder) {
	w.SetClient(v.Client)
	e.Text("topic", v.Topic, w.SetTopic)
}

// FromWire reads the wire form of the record.
func (v *KafkaSink) FromWire(w revisionwire.KafkaSink, d *canonical.Decoder) {
	v.Client = w.Client()
	v.Topic = d.Text("topic", w.Topic)
}

// ToWire fills the wire form of the record.
func (v *NatsSink) ToWire(w revisionwire.NatsSink, e *canonical.Encoder) {
	w.SetClient(v.Client)
	e.Text("subject", v.Subject, w.SetSubject)
}

// FromWire reads the wire form of the record.
func (v *NatsSink) FromWire(w revisionwire.NatsSink, d *canonical.Decoder) {
	v.Client = w.Client()
	v.Subject = d.Text("subject", w.Subject)
}

// ToWire fills the wire form of the record.
func (v *Emitter) ToWire(w revisionwire.Emitter, e *canonical.Encoder) {
	w.SetDetached(v.Detached)
	canonical.PutStructs(e, "inputs", v.Inputs, w.NewInputs, (*Input).ToWire)
	w.SetSchema(v.Schema)
	canonical.PutStructs(e, "states", v.States, w.NewStates, (*StateDependency).ToWire)
	canonical.PutUnion(e, "sink", v.Sink, w.NewSink, SinkToWire)
	canonical.PutStruct(e, "delivery", w.NewDelivery, v.Delivery.ToWire)
	w.SetCodec(v.Codec)
	canonical.PutStruct(e, "construction", w.NewConstruction, v.Construction.ToWire)
	canonical.PutStruct(e, "flush", w.NewFlush, v.Flush.ToWire)
	canonical.PutStruct(e, "on_error", w.NewOnError, v.OnError.ToWire)
	canonical.PutEnum(e, "general_error", v.GeneralError, w.SetGeneralError)
}

// FromWire reads the wire form of the record.
func (v *Emitter) FromWire(w revisionwire.Emitter, d *canonical.Decoder) {
	v.Detached = w.Detached()
	v.Inputs = canonical.Structs(d, "inputs", w.Inputs, (*Input).FromWire)
	v.Schema = w.Schema()
	v.States = canonical.Structs(d, "states", w.States, (*StateDependency).FromWire)
	v.Sink = canonical.Union(d, "sink", w.Sink, SinkFromWire)
	canonical.Struct(d, "delivery", w.Delivery, v.Delivery.FromWire)
	v.Codec = w.Codec()
	canonical.Struct(d, "construction", w.Construction, v.Construction.FromWire)
	canonical.Struct(d, "flush", w.Flush, v.Flush.FromWire)
	canonical.Struct(d, "on_error", w.OnError, v.OnError.FromWire)
	v.GeneralError = canonical.Enum[ErrorAction](d, "general_error", w.GeneralError())
}

// ToWire fills the wire form of the record.
func (v *RelayNode) ToWire(w revisionwire.RelayNode, e *canonical.Encoder) {
	w.SetRelay(v.Relay)
}

// FromWire reads the wire form of the record.
func (v *RelayNode) FromWire(w revisionwire.RelayNode, d *canonical.Decoder) {
	v.Relay = w.Relay()
}

// ToWire fills the wire form of the record.
func (v *Node) ToWire(w revisionwire.Node, e *canonical.Encoder) {
	canonical.PutStruct(e, "identity", w.NewIdentity, v.Identity.ToWire)
	e.Bytes("schema_fingerprint", v.SchemaFingerprint, w.SetSchemaFingerprint)
	canonical.PutStruct(e, "branch", w.NewBranch, v.Branch.ToWire)
	canonical.PutStruct(e, "placement", w.NewPlacement, v.Placement.ToWire)
	canonical.PutScalars(e, "gate_relays", v.GateRelays, w.NewGateRelays)
	e.Bytes("plan_identity", v.PlanIdentity, w.SetPlanIdentity)
	canonical.PutUnion(e, "plan", v.Plan, w.NewPlan, PlanToWire)
}

// FromWire reads the wire form of the record.
func (v *Node) FromWire(w revisionwire.Node, d *canonical.Decoder) {
	canonical.Struct(d, "identity", w.Identity, v.Identity.FromWire)
	v.SchemaFingerprint = d.Bytes("schema_fingerprint", w.SchemaFingerprint)
	canonical.Struct(d, "branch", w.Branch, v.Branch.FromWire)
	canonical.Struct(d, "placement", w.Placement, v.Placement.FromWire)
	v.GateRelays = canonical.Scalars[uint32](d, "gate_relays", w.GateRelays)
	v.PlanIdentity = d.Bytes("plan_identity", w.PlanIdentity)
	v.Plan = canonical.Union(d, "plan", w.Plan, PlanFromWire)
}

// ToWire fills the wire form of the record.
func (v *ExecutionRevision) ToWire(w revisionwire.ExecutionRevision, e *canonical.Encoder) {
	e.Text("domain", v.Domain, w.SetDomain)
	e.Bytes("source_digest", v.SourceDigest, w.SetSourceDigest)
	e.Bytes("predecessor_digest", v.PredecessorDigest, w.SetPredecessorDigest)
	e.Bytes("handoff_fingerprint", v.HandoffFingerprint, w.SetHandoffFingerprint)
	w.SetClusterRevision(v.ClusterRevision)
	canonical.PutEnum(e, "mode", v.Mode, w.SetMode)
	w.SetStartVersion(v.StartVersion)
	if v.Origin != nil {
		canonical.PutStruct(e, "origin", w.NewOrigin, v.Origin.ToWire)
	}
	if v.Clock != nil {
		canonical.PutStruct(e, "clock", w.NewClock, v.Clock.ToWire)
	}
	canonical.PutStructs(e, "schemas", v.Schemas, w.NewSchemas, (*Schema).ToWire)
	canonical.PutStructs(e, "branches", v.Branches, w.NewBranches, (*Branch).ToWire)
	canonical.PutStructs(e, "relays", v.Relays, w.NewRelays, (*Relay).ToWire)
	canonical.PutStructs(e, "codecs", v.Codecs, w.NewCodecs, (*Codec).ToWire)
	canonical.PutStructs(e, "hash_maps", v.HashMaps, w.NewHashMaps, (*HashMap).ToWire)
	canonical.PutStructs(e, "clients", v.Clients, w.NewClients, (*Client).ToWire)
	canonical.PutStructs(e, "endpoints", v.Endpoints, w.NewEndpoints, (*Endpoint).ToWire)
	canonical.PutStructs(e, "certificates", v.Certificates, w.NewCertificates, (*Certificate).ToWire)
	canonical.PutStructs(e, "nodes", v.Nodes, w.NewNodes, (*Node).ToWire)
}

// FromWire reads the wire form of the record.
func (v *ExecutionRevision) FromWire(w revisionwire.ExecutionRevision, d *canonical.Decoder) {
	v.Domain = d.Text("domain", w.Domain)
	v.SourceDigest = d.Bytes("source_digest", w.SourceDigest)
	v.PredecessorDigest = d.Bytes("predecessor_digest", w.PredecessorDigest)
	v.HandoffFingerprint = d.Bytes("handoff_fingerprint", w.HandoffFingerprint)
	v.ClusterRevision = w.ClusterRevision()
	v.Mode = canonical.Enum[BuildMode](d, "mode", w.Mode())
	v.StartVersion = w.StartVersion()
	if w.HasOrigin() {
		v.Origin = new(SourceOrigin)
		canonical.Struct(d, "origin", w.Origin, v.Origin.FromWire)
	}
	if w.HasClock() {
		v.Clock = new(Clock)
		canonical.Struct(d, "clock", w.Clock, v.Clock.FromWire)
	}
	v.Schemas = canonical.Structs(d, "schemas", w.Schemas, (*Schema).FromWire)
	v.Branches = canonical.Structs(d, "branches", w.Branches, (*Branch).FromWire)
	v.Relays = canonical.Structs(d, "relays", w.Relays, (*Relay).FromWire)
	v.Codecs = canonical.Structs(d, "codecs", w.Codecs, (*Codec).FromWire)
	v.HashMaps = canonical.Structs(d, "hash_maps", w.HashMaps, (*HashMap).FromWire)
	v.Clients = canonical.Structs(d, "clients", w.Clients, (*Client).FromWire)
	v.Endpoints = canonical.Structs(d, "endpoints", w.Endpoints, (*Endpoint).FromWire)
	v.Certificates = canonical.Structs(d, "certificates", w.Certificates, (*Certificate).FromWire)
	v.Nodes = canonical.Structs(d, "nodes", w.Nodes, (*Node).FromWire)
}

// ChangeToWire fills the wire form of the union.
func ChangeToWire(value Change, w revisionwire.Change, e *canonical.Encoder) {
	switch v := value.(type) {
	case *Unchanged:
		canonical.PutVariant(e, w.NewUnchanged, v.ToWire)
	case *Install:
		canonical.PutVariant(e, w.NewInstall, v.ToWire)
	case *Dynamic:
		canonical.PutVariant(e, w.NewDynamic, v.ToWire)
	case *EntitySwap:
		canonical.PutVariant(e, w.NewEntitySwap, v.ToWire)
	case *Lifecycle:
		canonical.PutVariant(e, w.NewLifecycle, v.ToWire)
	case *Rebuild:
		canonical.PutVariant(e, w.NewRebuild, v.ToWire)
	case *Teardown:
		canonical.PutVariant(e, w.NewTeardown, v.ToWire)
	default:
		e.Missing()
	}
}

// ChangeFromWire reads the wire form of the union.
func ChangeFromWire(w revisionwire.Change, d *canonical.Decoder) Change {
	switch w.Which() {
	case revisionwire.Change_Which_unchanged:
		v := new(Unchanged)
		canonical.Variant(d, w.Unchanged, v.FromWire)
		return v
	case revisionwire.Change_Which_install:
		v := new(Install)
		canonical.Variant(d, w.Install, v.FromWire)
		return v
	case revisionwire.Change_Which_dynamic:
		v := new(Dynamic)
		canonical.Variant(d, w.Dynamic, v.FromWire)
		return v
	case revisionwire.Change_Which_entitySwap:
		v := new(EntitySwap)
		canonical.Variant(d, w.EntitySwap, v.FromWire)
		return v
	case revisionwire.Change_Which_lifecycle:
		v := new(Lifecycle)
		canonical.Variant(d, w.Lifecycle, v.FromWire)
		return v
	case revisionwire.Change_Which_rebuild:
		v := new(Rebuild)
		canonical.Variant(d, w.Rebuild, v.FromWire)
		return v
	case revisionwire.Change_Which_teardown:
		v := new(Teardown)
		canonical.Variant(d, w.Teardown, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// StepToWire fills the wire form of the union.
func StepToWire(value Step, w revisionwire.Step, e *canonical.Encoder) {
	switch v := value.(type) {
	case *Load:
		canonical.PutVariant(e, w.NewLoad, v.ToWire)
	case *ConstantInteger:
		canonical.PutVariant(e, w.NewConstantInteger, v.ToWire)
	case *ConstantFloat:
		canonical.PutVariant(e, w.NewConstantFloat, v.ToWire)
	case *ConstantString:
		canonical.PutVariant(e, w.NewConstantString, v.ToWire)
	case *ConstantBool:
		canonical.PutVariant(e, w.NewConstantBool, v.ToWire)
	case *ConstantNull:
		canonical.PutVariant(e, w.NewConstantNull, v.ToWire)
	case *UnaryStep:
		canonical.PutVariant(e, w.NewUnaryStep, v.ToWire)
	case *BinaryStep:
		canonical.PutVariant(e, w.NewBinaryStep, v.ToWire)
	case *CastStep:
		canonical.PutVariant(e, w.NewCastStep, v.ToWire)
	case *CallStep:
		canonical.PutVariant(e, w.NewCallStep, v.ToWire)
	case *LookupStep:
		canonical.PutVariant(e, w.NewLookupStep, v.ToWire)
	case *ArrayStep:
		canonical.PutVariant(e, w.NewArrayStep, v.ToWire)
	case *ChooseStep:
		canonical.PutVariant(e, w.NewChooseStep, v.ToWire)
	default:
		e.Missing()
	}
}

// StepFromWire reads the wire form of the union.
func StepFromWire(w revisionwire.Step, d *canonical.Decoder) Step {
	switch w.Which() {
	case revisionwire.Step_Which_load:
		v := new(Load)
		canonical.Variant(d, w.Load, v.FromWire)
		return v
	case revisionwire.Step_Which_constantInteger:
		v := new(ConstantInteger)
		canonical.Variant(d, w.ConstantInteger, v.FromWire)
		return v
	case revisionwire.Step_Which_constantFloat:
		v := new(ConstantFloat)
		canonical.Variant(d, w.ConstantFloat, v.FromWire)
		return v
	case revisionwire.Step_Which_constantString:
		v := new(ConstantString)
		canonical.Variant(d, w.ConstantString, v.FromWire)
		return v
	case revisionwire.Step_Which_constantBool:
		v := new(ConstantBool)
		canonical.Variant(d, w.ConstantBool, v.FromWire)
		return v
	case revisionwire.Step_Which_constantNull:
		v := new(ConstantNull)
		canonical.Variant(d, w.ConstantNull, v.FromWire)
		return v
	case revisionwire.Step_Which_unaryStep:
		v := new(UnaryStep)
		canonical.Variant(d, w.UnaryStep, v.FromWire)
		return v
	case revisionwire.Step_Which_binaryStep:
		v := new(BinaryStep)
		canonical.Variant(d, w.BinaryStep, v.FromWire)
		return v
	case revisionwire.Step_Which_castStep:
		v := new(CastStep)
		canonical.Variant(d, w.CastStep, v.FromWire)
		return v
	case revisionwire.Step_Which_callStep:
		v := new(CallStep)
		canonical.Variant(d, w.CallStep, v.FromWire)
		return v
	case revisionwire.Step_Which_lookupStep:
		v := new(LookupStep)
		canonical.Variant(d, w.LookupStep, v.FromWire)
		return v
	case revisionwire.Step_Which_arrayStep:
		v := new(ArrayStep)
		canonical.Variant(d, w.ArrayStep, v.FromWire)
		return v
	case revisionwire.Step_Which_chooseStep:
		v := new(ChooseStep)
		canonical.Variant(d, w.ChooseStep, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// ConstructionOperationToWire fills the wire form of the union.
func ConstructionOperationToWire(value ConstructionOperation, w revisionwire.ConstructionOperation, e *canonical.Encoder) {
	switch v := value.(type) {
	case *InheritColumn:
		canonical.PutVariant(e, w.NewInheritColumn, v.ToWire)
	case *AssignColumn:
		canonical.PutVariant(e, w.NewAssignColumn, v.ToWire)
	default:
		e.Missing()
	}
}

// ConstructionOperationFromWire reads the wire form of the union.
func ConstructionOperationFromWire(w revisionwire.ConstructionOperation, d *canonical.Decoder) ConstructionOperation {
	switch w.Which() {
	case revisionwire.ConstructionOperation_Which_inheritColumn:
		v := new(InheritColumn)
		canonical.Variant(d, w.InheritColumn, v.FromWire)
		return v
	case revisionwire.ConstructionOperation_Which_assignColumn:
		v := new(AssignColumn)
		canonical.Variant(d, w.AssignColumn, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// CodecWireToWire fills the wire form of the union.
func CodecWireToWire(value CodecWire, w revisionwire.CodecWire, e *canonical.Encoder) {
	switch v := value.(type) {
	case *FieldWire:
		canonical.PutVariant(e, w.NewFieldWire, v.ToWire)
	case *AvroWire:
		canonical.PutVariant(e, w.NewAvroWire, v.ToWire)
	case *DocumentWire:
		canonical.PutVariant(e, w.NewDocumentWire, v.ToWire)
	case *ProtobufWire:
		canonical.PutVariant(e, w.NewProtobufWire, v.ToWire)
	case *SyslogWire:
		canonical.PutVariant(e, w.NewSyslogWire, v.ToWire)
	default:
		e.Missing()
	}
}

// CodecWireFromWire reads the wire form of the union.
func CodecWireFromWire(w revisionwire.CodecWire, d *canonical.Decoder) CodecWire {
	switch w.Which() {
	case revisionwire.CodecWire_Which_fieldWire:
		v := new(FieldWire)
		canonical.Variant(d, w.FieldWire, v.FromWire)
		return v
	case revisionwire.CodecWire_Which_avroWire:
		v := new(AvroWire)
		canonical.Variant(d, w.AvroWire, v.FromWire)
		return v
	case revisionwire.CodecWire_Which_documentWire:
		v := new(DocumentWire)
		canonical.Variant(d, w.DocumentWire, v.FromWire)
		return v
	case revisionwire.CodecWire_Which_protobufWire:
		v := new(ProtobufWire)
		canonical.Variant(d, w.ProtobufWire, v.FromWire)
		return v
	case revisionwire.CodecWire_Which_syslogWire:
		v := new(SyslogWire)
		canonical.Variant(d, w.SyslogWire, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// SourceToWire fills the wire form of the union.
func SourceToWire(value Source, w revisionwire.Source, e *canonical.Encoder) {
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
func SourceFromWire(w revisionwire.Source, d *canonical.Decoder) Source {
	switch w.Which() {
	case revisionwire.Source_Which_endpointSource:
		v := new(EndpointSource)
		canonical.Variant(d, w.EndpointSource, v.FromWire)
		return v
	case revisionwire.Source_Which_natsSource:
		v := new(NatsSource)
		canonical.Variant(d, w.NatsSource, v.FromWire)
		return v
	case revisionwire.Source_Which_kafkaSource:
		v := new(KafkaSource)
		canonical.Variant(d, w.KafkaSource, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// ProcessorOperationToWire fills the wire form of the union.
func ProcessorOperationToWire(value ProcessorOperation, w revisionwire.ProcessorOperation, e *canonical.Encoder) {
	switch v := value.(type) {
	case *Junction:
		canonical.PutVariant(e, w.NewJunction, v.ToWire)
	case *Deduplicator:
		canonical.PutVariant(e, w.NewDeduplicator, v.ToWire)
	case *WindowProcessor:
		canonical.PutVariant(e, w.NewWindowProcessor, v.ToWire)
	case *Reorderer:
		canonical.PutVariant(e, w.NewReorderer, v.ToWire)
	case *Reingest:
		canonical.PutVariant(e, w.NewReingest, v.ToWire)
	case *Correlator:
		canonical.PutVariant(e, w.NewCorrelator, v.ToWire)
	case *Generator:
		canonical.PutVariant(e, w.NewGenerator, v.ToWire)
	default:
		e.Missing()
	}
}

// ProcessorOperationFromWire reads the wire form of the union.
func ProcessorOperationFromWire(w revisionwire.ProcessorOperation, d *canonical.Decoder) ProcessorOperation {
	switch w.Which() {
	case revisionwire.ProcessorOperation_Which_junction:
		v := new(Junction)
		canonical.Variant(d, w.Junction, v.FromWire)
		return v
	case revisionwire.ProcessorOperation_Which_deduplicator:
		v := new(Deduplicator)
		canonical.Variant(d, w.Deduplicator, v.FromWire)
		return v
	case revisionwire.ProcessorOperation_Which_windowProcessor:
		v := new(WindowProcessor)
		canonical.Variant(d, w.WindowProcessor, v.FromWire)
		return v
	case revisionwire.ProcessorOperation_Which_reorderer:
		v := new(Reorderer)
		canonical.Variant(d, w.Reorderer, v.FromWire)
		return v
	case revisionwire.ProcessorOperation_Which_reingest:
		v := new(Reingest)
		canonical.Variant(d, w.Reingest, v.FromWire)
		return v
	case revisionwire.ProcessorOperation_Which_correlator:
		v := new(Correlator)
		canonical.Variant(d, w.Correlator, v.FromWire)
		return v
	case revisionwire.ProcessorOperation_Which_generator:
		v := new(Generator)
		canonical.Variant(d, w.Generator, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// SinkToWire fills the wire form of the union.
func SinkToWire(value Sink, w revisionwire.Sink, e *canonical.Encoder) {
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
func SinkFromWire(w revisionwire.Sink, d *canonical.Decoder) Sink {
	switch w.Which() {
	case revisionwire.Sink_Which_kafkaSink:
		v := new(KafkaSink)
		canonical.Variant(d, w.KafkaSink, v.FromWire)
		return v
	case revisionwire.Sink_Which_natsSink:
		v := new(NatsSink)
		canonical.Variant(d, w.NatsSink, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// PlanToWire fills the wire form of the union.
func PlanToWire(value Plan, w revisionwire.Plan, e *canonical.Encoder) {
	switch v := value.(type) {
	case *RelayNode:
		canonical.PutVariant(e, w.NewRelayNode, v.ToWire)
	case *Ingestor:
		canonical.PutVariant(e, w.NewIngestor, v.ToWire)
	case *Processor:
		canonical.PutVariant(e, w.NewProcessor, v.ToWire)
	case *Emitter:
		canonical.PutVariant(e, w.NewEmitter, v.ToWire)
	default:
		e.Missing()
	}
}

// PlanFromWire reads the wire form of the union.
func PlanFromWire(w revisionwire.Plan, d *canonical.Decoder) Plan {
	switch w.Which() {
	case revisionwire.Plan_Which_relayNode:
		v := new(RelayNode)
		canonical.Variant(d, w.RelayNode, v.FromWire)
		return v
	case revisionwire.Plan_Which_ingestor:
		v := new(Ingestor)
		canonical.Variant(d, w.Ingestor, v.FromWire)
		return v
	case revisionwire.Plan_Which_processor:
		v := new(Processor)
		canonical.Variant(d, w.Processor, v.FromWire)
		return v
	case revisionwire.Plan_Which_emitter:
		v := new(Emitter)
		canonical.Variant(d, w.Emitter, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}
