// Code generated from spec/ by go generate. DO NOT EDIT.

package model

import "slices"

// Clone copies the record deeply; nil gives nil.
func (v *Change) Clone() *Change {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Reference) Clone() *Reference {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Schema) Clone() *Schema {
	if v == nil {
		return nil
	}
	c := *v
	c.Fields = slices.Clone(v.Fields)
	for i := range c.Fields {
		c.Fields[i] = *v.Fields[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SchemaField) Clone() *SchemaField {
	if v == nil {
		return nil
	}
	c := *v
	c.Type = *v.Type.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *WireJSONSchema) Clone() *WireJSONSchema {
	if v == nil {
		return nil
	}
	c := *v
	c.Fields = slices.Clone(v.Fields)
	for i := range c.Fields {
		c.Fields[i] = *v.Fields[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *WireJSONField) Clone() *WireJSONField {
	if v == nil {
		return nil
	}
	c := *v
	if v.External != nil {
		copied := *v.External
		c.External = &copied
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *WireCBORSchema) Clone() *WireCBORSchema {
	if v == nil {
		return nil
	}
	c := *v
	c.Fields = slices.Clone(v.Fields)
	for i := range c.Fields {
		c.Fields[i] = *v.Fields[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *WireAVROSchema) Clone() *WireAVROSchema {
	if v == nil {
		return nil
	}
	c := *v
	c.Fields = slices.Clone(v.Fields)
	for i := range c.Fields {
		c.Fields[i] = *v.Fields[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *WireAVROField) Clone() *WireAVROField {
	if v == nil {
		return nil
	}
	c := *v
	if v.External != nil {
		copied := *v.External
		c.External = &copied
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Codec) Clone() *Codec {
	if v == nil {
		return nil
	}
	c := *v
	c.Wire = CloneCodecWire(v.Wire)
	c.Encodings = slices.Clone(v.Encodings)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *WireJSON) Clone() *WireJSON {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *WireCBOR) Clone() *WireCBOR {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *WireAVRO) Clone() *WireAVRO {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Transformation) Clone() *Transformation {
	if v == nil {
		return nil
	}
	c := *v
	if v.Ingestion != nil {
		copied := *v.Ingestion
		c.Ingestion = &copied
	}
	if v.Emitting != nil {
		copied := *v.Emitting
		c.Emitting = &copied
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *WireNative) Clone() *WireNative {
	if v == nil {
		return nil
	}
	c := *v
	c.Transformation = *v.Transformation.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *WireProtobuf) Clone() *WireProtobuf {
	if v == nil {
		return nil
	}
	c := *v
	c.Resource = *v.Resource.Clone()
	c.Config = slices.Clone(v.Config)
	for i := range c.Config {
		c.Config[i] = *v.Config[i].Clone()
	}
	c.Transformation = *v.Transformation.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *WireSyslog) Clone() *WireSyslog {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ResourceBinding) Clone() *ResourceBinding {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Client) Clone() *Client {
	if v == nil {
		return nil
	}
	c := *v
	c.Mount = v.Mount.Clone()
	c.Config = slices.Clone(v.Config)
	for i := range c.Config {
		c.Config[i] = *v.Config[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ConfigEntry) Clone() *ConfigEntry {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Vhost) Clone() *Vhost {
	if v == nil {
		return nil
	}
	c := *v
	c.Hosts = slices.Clone(v.Hosts)
	c.TLS = v.TLS.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *TLSBinding) Clone() *TLSBinding {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Endpoint) Clone() *Endpoint {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SignalingProtocol) Clone() *SignalingProtocol {
	if v == nil {
		return nil
	}
	c := *v
	c.Protobuf = v.Protobuf.Clone()
	c.Fail = slices.Clone(v.Fail)
	c.Steps = slices.Clone(v.Steps)
	for i := range c.Steps {
		c.Steps[i] = CloneSignalingStep(v.Steps[i])
	}
	c.Timeout = *v.Timeout.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SignalingProtobuf) Clone() *SignalingProtobuf {
	if v == nil {
		return nil
	}
	c := *v
	c.Resource = *v.Resource.Clone()
	c.Config = slices.Clone(v.Config)
	for i := range c.Config {
		c.Config[i] = *v.Config[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SignalingSend) Clone() *SignalingSend {
	if v == nil {
		return nil
	}
	c := *v
	c.Programs = slices.Clone(v.Programs)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SignalingWait) Clone() *SignalingWait {
	if v == nil {
		return nil
	}
	c := *v
	c.Matchers = slices.Clone(v.Matchers)
	c.Fail = slices.Clone(v.Fail)
	if v.Capture != nil {
		copied := *v.Capture
		c.Capture = &copied
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Branch) Clone() *Branch {
	if v == nil {
		return nil
	}
	c := *v
	c.TTL = *v.TTL.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Branching) Clone() *Branching {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Relay) Clone() *Relay {
	if v == nil {
		return nil
	}
	c := *v
	c.Branching = *v.Branching.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Placement) Clone() *Placement {
	if v == nil {
		return nil
	}
	c := *v
	c.From = slices.Clone(v.From)
	c.To = slices.Clone(v.To)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *HashMap) Clone() *HashMap {
	if v == nil {
		return nil
	}
	c := *v
	c.Resource = *v.Resource.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *UDF) Clone() *UDF {
	if v == nil {
		return nil
	}
	c := *v
	c.Arguments = slices.Clone(v.Arguments)
	for i := range c.Arguments {
		c.Arguments[i] = *v.Arguments[i].Clone()
	}
	c.Returns = *v.Returns.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *UDFArgument) Clone() *UDFArgument {
	if v == nil {
		return nil
	}
	c := *v
	c.Type = *v.Type.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *IntegerLiteral) Clone() *IntegerLiteral {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *FloatLiteral) Clone() *FloatLiteral {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *StringLiteral) Clone() *StringLiteral {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *BoolLiteral) Clone() *BoolLiteral {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *NullLiteral) Clone() *NullLiteral {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *FieldReference) Clone() *FieldReference {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Unary) Clone() *Unary {
	if v == nil {
		return nil
	}
	c := *v
	c.Operand = CloneExpression(v.Operand)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Binary) Clone() *Binary {
	if v == nil {
		return nil
	}
	c := *v
	c.Left = CloneExpression(v.Left)
	c.Right = CloneExpression(v.Right)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Cast) Clone() *Cast {
	if v == nil {
		return nil
	}
	c := *v
	c.Operand = CloneExpression(v.Operand)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Call) Clone() *Call {
	if v == nil {
		return nil
	}
	c := *v
	c.Arguments = slices.Clone(v.Arguments)
	for i := range c.Arguments {
		c.Arguments[i] = CloneExpression(v.Arguments[i])
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *UDFCall) Clone() *UDFCall {
	if v == nil {
		return nil
	}
	c := *v
	c.Arguments = slices.Clone(v.Arguments)
	for i := range c.Arguments {
		c.Arguments[i] = CloneExpression(v.Arguments[i])
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ArrayLiteral) Clone() *ArrayLiteral {
	if v == nil {
		return nil
	}
	c := *v
	c.Items = slices.Clone(v.Items)
	for i := range c.Items {
		c.Items[i] = CloneExpression(v.Items[i])
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *If) Clone() *If {
	if v == nil {
		return nil
	}
	c := *v
	c.Condition = CloneExpression(v.Condition)
	c.Then = CloneExpression(v.Then)
	c.Else = CloneExpression(v.Else)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *CaseArm) Clone() *CaseArm {
	if v == nil {
		return nil
	}
	c := *v
	c.When = CloneExpression(v.When)
	c.Then = CloneExpression(v.Then)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Case) Clone() *Case {
	if v == nil {
		return nil
	}
	c := *v
	c.Operand = CloneExpression(v.Operand)
	c.Arms = slices.Clone(v.Arms)
	for i := range c.Arms {
		c.Arms[i] = *v.Arms[i].Clone()
	}
	c.Else = CloneExpression(v.Else)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Duration) Clone() *Duration {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ByteSize) Clone() *ByteSize {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Input) Clone() *Input {
	if v == nil {
		return nil
	}
	c := *v
	c.Where = CloneExpression(v.Where)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Collect) Clone() *Collect {
	if v == nil {
		return nil
	}
	c := *v
	c.For = *v.For.Clone()
	c.MaxBatchSize = v.MaxBatchSize.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *RequiredSkip) Clone() *RequiredSkip {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *RequiredWait) Clone() *RequiredWait {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DefaultState) Clone() *DefaultState {
	if v == nil {
		return nil
	}
	c := *v
	c.Set = slices.Clone(v.Set)
	for i := range c.Set {
		c.Set[i] = *v.Set[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DefaultAssignment) Clone() *DefaultAssignment {
	if v == nil {
		return nil
	}
	c := *v
	c.Value = CloneExpression(v.Value)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *StateDependency) Clone() *StateDependency {
	if v == nil {
		return nil
	}
	c := *v
	c.Policy = CloneStatePolicy(v.Policy)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *InheritItem) Clone() *InheritItem {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *InheritAll) Clone() *InheritAll {
	if v == nil {
		return nil
	}
	c := *v
	c.Except = slices.Clone(v.Except)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *InheritFields) Clone() *InheritFields {
	if v == nil {
		return nil
	}
	c := *v
	c.Items = slices.Clone(v.Items)
	for i := range c.Items {
		c.Items[i] = *v.Items[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Assignment) Clone() *Assignment {
	if v == nil {
		return nil
	}
	c := *v
	c.Value = CloneExpression(v.Value)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Construction) Clone() *Construction {
	if v == nil {
		return nil
	}
	c := *v
	c.Inherit = CloneInherit(v.Inherit)
	c.Set = slices.Clone(v.Set)
	for i := range c.Set {
		c.Set[i] = *v.Set[i].Clone()
	}
	c.Where = CloneExpression(v.Where)
	c.Invoke = slices.Clone(v.Invoke)
	for i := range c.Invoke {
		c.Invoke[i] = *v.Invoke[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Invocation) Clone() *Invocation {
	if v == nil {
		return nil
	}
	c := *v
	c.Arguments = slices.Clone(v.Arguments)
	for i := range c.Arguments {
		c.Arguments[i] = CloneExpression(v.Arguments[i])
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *FlushImmediate) Clone() *FlushImmediate {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *FlushEach) Clone() *FlushEach {
	if v == nil {
		return nil
	}
	c := *v
	c.Interval = *v.Interval.Clone()
	c.MaxBatchSize = *v.MaxBatchSize.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *IgnoreError) Clone() *IgnoreError {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *LogError) Clone() *LogError {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SendError) Clone() *SendError {
	if v == nil {
		return nil
	}
	c := *v
	c.Set = slices.Clone(v.Set)
	for i := range c.Set {
		c.Set[i] = *v.Set[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Route) Clone() *Route {
	if v == nil {
		return nil
	}
	c := *v
	c.Construction = *v.Construction.Clone()
	c.Flush = CloneFlush(v.Flush)
	c.MessageError = CloneMessageError(v.MessageError)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SetRoute) Clone() *SetRoute {
	if v == nil {
		return nil
	}
	c := *v
	c.Set = slices.Clone(v.Set)
	for i := range c.Set {
		c.Set[i] = *v.Set[i].Clone()
	}
	c.Where = CloneExpression(v.Where)
	c.Flush = CloneFlush(v.Flush)
	c.MessageError = CloneMessageError(v.MessageError)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Retry) Clone() *Retry {
	if v == nil {
		return nil
	}
	c := *v
	c.Backoff = *v.Backoff.Clone()
	c.Max = *v.Max.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Key) Clone() *Key {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Junction) Clone() *Junction {
	if v == nil {
		return nil
	}
	c := *v
	c.Inputs = slices.Clone(v.Inputs)
	for i := range c.Inputs {
		c.Inputs[i] = *v.Inputs[i].Clone()
	}
	c.Collect = v.Collect.Clone()
	c.Filter = CloneExpression(v.Filter)
	c.Branching = *v.Branching.Clone()
	c.States = slices.Clone(v.States)
	for i := range c.States {
		c.States[i] = *v.States[i].Clone()
	}
	c.Routes = slices.Clone(v.Routes)
	for i := range c.Routes {
		c.Routes[i] = *v.Routes[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Deduplicator) Clone() *Deduplicator {
	if v == nil {
		return nil
	}
	c := *v
	c.Inputs = slices.Clone(v.Inputs)
	for i := range c.Inputs {
		c.Inputs[i] = *v.Inputs[i].Clone()
	}
	c.Collect = v.Collect.Clone()
	c.Filter = CloneExpression(v.Filter)
	c.Keys = slices.Clone(v.Keys)
	for i := range c.Keys {
		c.Keys[i] = CloneExpression(v.Keys[i])
	}
	c.MaxTime = *v.MaxTime.Clone()
	c.Branching = *v.Branching.Clone()
	c.States = slices.Clone(v.States)
	for i := range c.States {
		c.States[i] = *v.States[i].Clone()
	}
	c.Routes = slices.Clone(v.Routes)
	for i := range c.Routes {
		c.Routes[i] = *v.Routes[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Reorderer) Clone() *Reorderer {
	if v == nil {
		return nil
	}
	c := *v
	c.Inputs = slices.Clone(v.Inputs)
	for i := range c.Inputs {
		c.Inputs[i] = *v.Inputs[i].Clone()
	}
	c.Collect = v.Collect.Clone()
	c.Filter = CloneExpression(v.Filter)
	c.By = slices.Clone(v.By)
	for i := range c.By {
		c.By[i] = CloneExpression(v.By[i])
	}
	c.MaxTime = *v.MaxTime.Clone()
	c.Branching = *v.Branching.Clone()
	c.States = slices.Clone(v.States)
	for i := range c.States {
		c.States[i] = *v.States[i].Clone()
	}
	c.Routes = slices.Clone(v.Routes)
	for i := range c.Routes {
		c.Routes[i] = *v.Routes[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *WindowBound) Clone() *WindowBound {
	if v == nil {
		return nil
	}
	c := *v
	c.Duration = v.Duration.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *WindowRoute) Clone() *WindowRoute {
	if v == nil {
		return nil
	}
	c := *v
	c.Set = slices.Clone(v.Set)
	for i := range c.Set {
		c.Set[i] = *v.Set[i].Clone()
	}
	c.Where = CloneExpression(v.Where)
	c.MessageError = CloneMessageError(v.MessageError)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *WindowProcessor) Clone() *WindowProcessor {
	if v == nil {
		return nil
	}
	c := *v
	c.Inputs = slices.Clone(v.Inputs)
	for i := range c.Inputs {
		c.Inputs[i] = *v.Inputs[i].Clone()
	}
	c.Collect = v.Collect.Clone()
	c.Filter = CloneExpression(v.Filter)
	c.Width = *v.Width.Clone()
	c.Step = *v.Step.Clone()
	c.Branching = *v.Branching.Clone()
	c.States = slices.Clone(v.States)
	for i := range c.States {
		c.States[i] = *v.States[i].Clone()
	}
	c.Routes = slices.Clone(v.Routes)
	for i := range c.Routes {
		c.Routes[i] = *v.Routes[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *TimeoutDrop) Clone() *TimeoutDrop {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *TimeoutSend) Clone() *TimeoutSend {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *CorrelatorSide) Clone() *CorrelatorSide {
	if v == nil {
		return nil
	}
	c := *v
	c.Inputs = slices.Clone(v.Inputs)
	for i := range c.Inputs {
		c.Inputs[i] = *v.Inputs[i].Clone()
	}
	c.Collect = v.Collect.Clone()
	c.Timeout = CloneTimeoutAction(v.Timeout)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Correlator) Clone() *Correlator {
	if v == nil {
		return nil
	}
	c := *v
	c.Left = *v.Left.Clone()
	c.Right = *v.Right.Clone()
	c.Where = CloneExpression(v.Where)
	c.MaxTime = *v.MaxTime.Clone()
	c.Branching = *v.Branching.Clone()
	c.States = slices.Clone(v.States)
	for i := range c.States {
		c.States[i] = *v.States[i].Clone()
	}
	c.Routes = slices.Clone(v.Routes)
	for i := range c.Routes {
		c.Routes[i] = *v.Routes[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *TensorDimension) Clone() *TensorDimension {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Tensor) Clone() *Tensor {
	if v == nil {
		return nil
	}
	c := *v
	c.Dimensions = slices.Clone(v.Dimensions)
	for i := range c.Dimensions {
		c.Dimensions[i] = *v.Dimensions[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *TensorInput) Clone() *TensorInput {
	if v == nil {
		return nil
	}
	c := *v
	c.Tensor = *v.Tensor.Clone()
	c.Value = CloneExpression(v.Value)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Inferencer) Clone() *Inferencer {
	if v == nil {
		return nil
	}
	c := *v
	c.Inputs = slices.Clone(v.Inputs)
	for i := range c.Inputs {
		c.Inputs[i] = *v.Inputs[i].Clone()
	}
	c.Collect = v.Collect.Clone()
	c.Filter = CloneExpression(v.Filter)
	c.Resource = *v.Resource.Clone()
	c.Tensors = slices.Clone(v.Tensors)
	for i := range c.Tensors {
		c.Tensors[i] = *v.Tensors[i].Clone()
	}
	c.Outputs = slices.Clone(v.Outputs)
	for i := range c.Outputs {
		c.Outputs[i] = *v.Outputs[i].Clone()
	}
	c.Branching = *v.Branching.Clone()
	c.States = slices.Clone(v.States)
	for i := range c.States {
		c.States[i] = *v.States[i].Clone()
	}
	c.Routes = slices.Clone(v.Routes)
	for i := range c.Routes {
		c.Routes[i] = *v.Routes[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *GuestRoute) Clone() *GuestRoute {
	if v == nil {
		return nil
	}
	c := *v
	c.Set = slices.Clone(v.Set)
	for i := range c.Set {
		c.Set[i] = *v.Set[i].Clone()
	}
	c.Where = CloneExpression(v.Where)
	c.MessageError = CloneMessageError(v.MessageError)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *WASMProcessor) Clone() *WASMProcessor {
	if v == nil {
		return nil
	}
	c := *v
	c.Inputs = slices.Clone(v.Inputs)
	for i := range c.Inputs {
		c.Inputs[i] = *v.Inputs[i].Clone()
	}
	c.Collect = v.Collect.Clone()
	c.Filter = CloneExpression(v.Filter)
	c.Resource = *v.Resource.Clone()
	c.Branching = *v.Branching.Clone()
	c.States = slices.Clone(v.States)
	for i := range c.States {
		c.States[i] = *v.States[i].Clone()
	}
	c.Routes = slices.Clone(v.Routes)
	for i := range c.Routes {
		c.Routes[i] = *v.Routes[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SinkNoAck) Clone() *SinkNoAck {
	if v == nil {
		return nil
	}
	c := *v
	c.Retry = *v.Retry.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SinkAckSequential) Clone() *SinkAckSequential {
	if v == nil {
		return nil
	}
	c := *v
	c.Timeout = *v.Timeout.Clone()
	c.Retry = *v.Retry.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SinkAckParallel) Clone() *SinkAckParallel {
	if v == nil {
		return nil
	}
	c := *v
	c.Timeout = *v.Timeout.Clone()
	c.Retry = *v.Retry.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *KafkaSink) Clone() *KafkaSink {
	if v == nil {
		return nil
	}
	c := *v
	c.Mode = CloneSinkMode(v.Mode)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *NatsSink) Clone() *NatsSink {
	if v == nil {
		return nil
	}
	c := *v
	c.Mode = CloneSinkMode(v.Mode)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *PulsarSink) Clone() *PulsarSink {
	if v == nil {
		return nil
	}
	c := *v
	c.Mode = CloneSinkMode(v.Mode)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *RabbitMQSink) Clone() *RabbitMQSink {
	if v == nil {
		return nil
	}
	c := *v
	c.Mode = CloneSinkMode(v.Mode)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *RedisSink) Clone() *RedisSink {
	if v == nil {
		return nil
	}
	c := *v
	c.Mode = *v.Mode.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *MQTTSink) Clone() *MQTTSink {
	if v == nil {
		return nil
	}
	c := *v
	c.Mode = CloneSinkMode(v.Mode)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ZeroMQSink) Clone() *ZeroMQSink {
	if v == nil {
		return nil
	}
	c := *v
	c.Mode = *v.Mode.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *FIFOGroupBranch) Clone() *FIFOGroupBranch {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *FIFOGroupValue) Clone() *FIFOGroupValue {
	if v == nil {
		return nil
	}
	c := *v
	c.Value = CloneExpression(v.Value)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SQSSink) Clone() *SQSSink {
	if v == nil {
		return nil
	}
	c := *v
	c.Group = CloneFIFOGroup(v.Group)
	c.Retry = *v.Retry.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SentrySink) Clone() *SentrySink {
	if v == nil {
		return nil
	}
	c := *v
	c.Retry = *v.Retry.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SyslogSink) Clone() *SyslogSink {
	if v == nil {
		return nil
	}
	c := *v
	c.Mode = *v.Mode.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ColumnValue) Clone() *ColumnValue {
	if v == nil {
		return nil
	}
	c := *v
	c.Value = CloneExpression(v.Value)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Conflict) Clone() *Conflict {
	if v == nil {
		return nil
	}
	c := *v
	c.Columns = slices.Clone(v.Columns)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ClickhouseSink) Clone() *ClickhouseSink {
	if v == nil {
		return nil
	}
	c := *v
	c.Values = slices.Clone(v.Values)
	for i := range c.Values {
		c.Values[i] = *v.Values[i].Clone()
	}
	c.Retry = *v.Retry.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *PostgresSink) Clone() *PostgresSink {
	if v == nil {
		return nil
	}
	c := *v
	c.Values = slices.Clone(v.Values)
	for i := range c.Values {
		c.Values[i] = *v.Values[i].Clone()
	}
	c.Conflict = v.Conflict.Clone()
	c.Retry = *v.Retry.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *MySQLSink) Clone() *MySQLSink {
	if v == nil {
		return nil
	}
	c := *v
	c.Values = slices.Clone(v.Values)
	for i := range c.Values {
		c.Values[i] = *v.Values[i].Clone()
	}
	c.Conflict = v.Conflict.Clone()
	c.Retry = *v.Retry.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *MongoDBSink) Clone() *MongoDBSink {
	if v == nil {
		return nil
	}
	c := *v
	c.Values = slices.Clone(v.Values)
	for i := range c.Values {
		c.Values[i] = *v.Values[i].Clone()
	}
	c.Conflict = v.Conflict.Clone()
	c.Retry = *v.Retry.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *CommitPolicy) Clone() *CommitPolicy {
	if v == nil {
		return nil
	}
	c := *v
	c.Interval = *v.Interval.Clone()
	c.MaxSize = *v.MaxSize.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *IcebergSink) Clone() *IcebergSink {
	if v == nil {
		return nil
	}
	c := *v
	c.Values = slices.Clone(v.Values)
	for i := range c.Values {
		c.Values[i] = *v.Values[i].Clone()
	}
	c.Commit = *v.Commit.Clone()
	c.Retry = *v.Retry.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *HTTPSink) Clone() *HTTPSink {
	if v == nil {
		return nil
	}
	c := *v
	c.Method = CloneExpression(v.Method)
	c.Path = CloneExpression(v.Path)
	c.Retry = *v.Retry.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ClientSink) Clone() *ClientSink {
	if v == nil {
		return nil
	}
	c := *v
	c.Mode = CloneSinkMode(v.Mode)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ClientBatch) Clone() *ClientBatch {
	if v == nil {
		return nil
	}
	c := *v
	c.MaxSize = *v.MaxSize.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Emitter) Clone() *Emitter {
	if v == nil {
		return nil
	}
	c := *v
	c.Inputs = slices.Clone(v.Inputs)
	for i := range c.Inputs {
		c.Inputs[i] = *v.Inputs[i].Clone()
	}
	c.Collect = v.Collect.Clone()
	c.States = slices.Clone(v.States)
	for i := range c.States {
		c.States[i] = *v.States[i].Clone()
	}
	c.Sink = CloneSink(v.Sink)
	c.Construction = *v.Construction.Clone()
	c.Batch = v.Batch.Clone()
	c.Flush = CloneFlush(v.Flush)
	c.MessageError = CloneMessageError(v.MessageError)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *EmitterInput) Clone() *EmitterInput {
	if v == nil {
		return nil
	}
	c := *v
	c.Where = CloneExpression(v.Where)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *AckSequential) Clone() *AckSequential {
	if v == nil {
		return nil
	}
	c := *v
	c.Timeout = *v.Timeout.Clone()
	c.Retry = *v.Retry.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *AckParallel) Clone() *AckParallel {
	if v == nil {
		return nil
	}
	c := *v
	c.BatchTimeout = v.BatchTimeout.Clone()
	c.Timeout = *v.Timeout.Clone()
	c.Retry = *v.Retry.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *NoAckSequential) Clone() *NoAckSequential {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *NoAckParallel) Clone() *NoAckParallel {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *EndpointSource) Clone() *EndpointSource {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *NatsSource) Clone() *NatsSource {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *KafkaSource) Clone() *KafkaSource {
	if v == nil {
		return nil
	}
	c := *v
	if v.ConsumerGroup != nil {
		copied := *v.ConsumerGroup
		c.ConsumerGroup = &copied
	}
	c.Mode = CloneSourceMode(v.Mode)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *HTTPSource) Clone() *HTTPSource {
	if v == nil {
		return nil
	}
	c := *v
	c.Every = *v.Every.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *PrometheusSource) Clone() *PrometheusSource {
	if v == nil {
		return nil
	}
	c := *v
	c.Every = *v.Every.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *PulsarSource) Clone() *PulsarSource {
	if v == nil {
		return nil
	}
	c := *v
	c.Mode = CloneSourceMode(v.Mode)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *RabbitMQSource) Clone() *RabbitMQSource {
	if v == nil {
		return nil
	}
	c := *v
	c.Mode = *v.Mode.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SQSSource) Clone() *SQSSource {
	if v == nil {
		return nil
	}
	c := *v
	c.Mode = *v.Mode.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *RedisSource) Clone() *RedisSource {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *MQTTSource) Clone() *MQTTSource {
	if v == nil {
		return nil
	}
	c := *v
	c.Mode = CloneSourceMode(v.Mode)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ZeroMQSource) Clone() *ZeroMQSource {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *WebsocketsSource) Clone() *WebsocketsSource {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SyslogSource) Clone() *SyslogSource {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ClientSource) Clone() *ClientSource {
	if v == nil {
		return nil
	}
	c := *v
	c.Mode = CloneSourceMode(v.Mode)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *QuiesceSuspend) Clone() *QuiesceSuspend {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *QuiesceBuffer) Clone() *QuiesceBuffer {
	if v == nil {
		return nil
	}
	c := *v
	c.MaxSize = *v.MaxSize.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *QuiesceDrop) Clone() *QuiesceDrop {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *QuiesceReject) Clone() *QuiesceReject {
	if v == nil {
		return nil
	}
	c := *v
	c.RetryAfter = *v.RetryAfter.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *TimestampNow) Clone() *TimestampNow {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *TimestampAt) Clone() *TimestampAt {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *BranchAssignment) Clone() *BranchAssignment {
	if v == nil {
		return nil
	}
	c := *v
	c.Value = CloneExpression(v.Value)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *EntryRoute) Clone() *EntryRoute {
	if v == nil {
		return nil
	}
	c := *v
	c.Construction = *v.Construction.Clone()
	c.Branching = *v.Branching.Clone()
	c.Keys = slices.Clone(v.Keys)
	for i := range c.Keys {
		c.Keys[i] = *v.Keys[i].Clone()
	}
	c.Flush = CloneFlush(v.Flush)
	c.MessageError = CloneMessageError(v.MessageError)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Ingestor) Clone() *Ingestor {
	if v == nil {
		return nil
	}
	c := *v
	c.Source = CloneSource(v.Source)
	c.Quiesce = CloneQuiesce(v.Quiesce)
	c.Timestamp = CloneTimestamp(v.Timestamp)
	c.Filter = CloneExpression(v.Filter)
	c.Routes = slices.Clone(v.Routes)
	for i := range c.Routes {
		c.Routes[i] = *v.Routes[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Reingestor) Clone() *Reingestor {
	if v == nil {
		return nil
	}
	c := *v
	c.Inputs = slices.Clone(v.Inputs)
	for i := range c.Inputs {
		c.Inputs[i] = *v.Inputs[i].Clone()
	}
	c.Collect = v.Collect.Clone()
	c.Filter = CloneExpression(v.Filter)
	c.States = slices.Clone(v.States)
	for i := range c.States {
		c.States[i] = *v.States[i].Clone()
	}
	c.Routes = slices.Clone(v.Routes)
	for i := range c.Routes {
		c.Routes[i] = *v.Routes[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Generator) Clone() *Generator {
	if v == nil {
		return nil
	}
	c := *v
	c.Interval = *v.Interval.Clone()
	c.Branching = *v.Branching.Clone()
	c.Routes = slices.Clone(v.Routes)
	for i := range c.Routes {
		c.Routes[i] = *v.Routes[i].Clone()
	}
	return &c
}

// CloneCodecWire copies a value of the union deeply; nil gives nil.
func CloneCodecWire(value CodecWire) CodecWire {
	switch v := value.(type) {
	case *WireJSON:
		return v.Clone()
	case *WireCBOR:
		return v.Clone()
	case *WireAVRO:
		return v.Clone()
	case *WireNative:
		return v.Clone()
	case *WireProtobuf:
		return v.Clone()
	case *WireSyslog:
		return v.Clone()
	}
	return nil
}

// CloneSignalingStep copies a value of the union deeply; nil gives nil.
func CloneSignalingStep(value SignalingStep) SignalingStep {
	switch v := value.(type) {
	case *SignalingSend:
		return v.Clone()
	case *SignalingWait:
		return v.Clone()
	}
	return nil
}

// CloneExpression copies a value of the union deeply; nil gives nil.
func CloneExpression(value Expression) Expression {
	switch v := value.(type) {
	case *IntegerLiteral:
		return v.Clone()
	case *FloatLiteral:
		return v.Clone()
	case *StringLiteral:
		return v.Clone()
	case *BoolLiteral:
		return v.Clone()
	case *NullLiteral:
		return v.Clone()
	case *FieldReference:
		return v.Clone()
	case *Unary:
		return v.Clone()
	case *Binary:
		return v.Clone()
	case *Cast:
		return v.Clone()
	case *Call:
		return v.Clone()
	case *UDFCall:
		return v.Clone()
	case *ArrayLiteral:
		return v.Clone()
	case *If:
		return v.Clone()
	case *Case:
		return v.Clone()
	}
	return nil
}

// CloneInherit copies a value of the union deeply; nil gives nil.
func CloneInherit(value Inherit) Inherit {
	switch v := value.(type) {
	case *InheritAll:
		return v.Clone()
	case *InheritFields:
		return v.Clone()
	}
	return nil
}

// CloneFlush copies a value of the union deeply; nil gives nil.
func CloneFlush(value Flush) Flush {
	switch v := value.(type) {
	case *FlushImmediate:
		return v.Clone()
	case *FlushEach:
		return v.Clone()
	}
	return nil
}

// CloneMessageError copies a value of the union deeply; nil gives nil.
func CloneMessageError(value MessageError) MessageError {
	switch v := value.(type) {
	case *IgnoreError:
		return v.Clone()
	case *LogError:
		return v.Clone()
	case *SendError:
		return v.Clone()
	}
	return nil
}

// CloneStatePolicy copies a value of the union deeply; nil gives nil.
func CloneStatePolicy(value StatePolicy) StatePolicy {
	switch v := value.(type) {
	case *RequiredSkip:
		return v.Clone()
	case *RequiredWait:
		return v.Clone()
	case *DefaultState:
		return v.Clone()
	}
	return nil
}

// CloneModel copies a value of the union deeply; nil gives nil.
func CloneModel(value Model) Model {
	switch v := value.(type) {
	case *Schema:
		return v.Clone()
	case *WireJSONSchema:
		return v.Clone()
	case *WireCBORSchema:
		return v.Clone()
	case *WireAVROSchema:
		return v.Clone()
	case *Codec:
		return v.Clone()
	case *Client:
		return v.Clone()
	case *Vhost:
		return v.Clone()
	case *Endpoint:
		return v.Clone()
	case *SignalingProtocol:
		return v.Clone()
	case *Branch:
		return v.Clone()
	case *Relay:
		return v.Clone()
	case *HashMap:
		return v.Clone()
	case *UDF:
		return v.Clone()
	case *Ingestor:
		return v.Clone()
	case *Reingestor:
		return v.Clone()
	case *Generator:
		return v.Clone()
	case *Junction:
		return v.Clone()
	case *Deduplicator:
		return v.Clone()
	case *Reorderer:
		return v.Clone()
	case *WindowProcessor:
		return v.Clone()
	case *Correlator:
		return v.Clone()
	case *Inferencer:
		return v.Clone()
	case *WASMProcessor:
		return v.Clone()
	case *Emitter:
		return v.Clone()
	case *Placement:
		return v.Clone()
	}
	return nil
}

// CloneTimeoutAction copies a value of the union deeply; nil gives nil.
func CloneTimeoutAction(value TimeoutAction) TimeoutAction {
	switch v := value.(type) {
	case *TimeoutDrop:
		return v.Clone()
	case *TimeoutSend:
		return v.Clone()
	}
	return nil
}

// CloneSinkMode copies a value of the union deeply; nil gives nil.
func CloneSinkMode(value SinkMode) SinkMode {
	switch v := value.(type) {
	case *SinkNoAck:
		return v.Clone()
	case *SinkAckSequential:
		return v.Clone()
	case *SinkAckParallel:
		return v.Clone()
	}
	return nil
}

// CloneFIFOGroup copies a value of the union deeply; nil gives nil.
func CloneFIFOGroup(value FIFOGroup) FIFOGroup {
	switch v := value.(type) {
	case *FIFOGroupBranch:
		return v.Clone()
	case *FIFOGroupValue:
		return v.Clone()
	}
	return nil
}

// CloneSink copies a value of the union deeply; nil gives nil.
func CloneSink(value Sink) Sink {
	switch v := value.(type) {
	case *KafkaSink:
		return v.Clone()
	case *NatsSink:
		return v.Clone()
	case *PulsarSink:
		return v.Clone()
	case *RabbitMQSink:
		return v.Clone()
	case *RedisSink:
		return v.Clone()
	case *MQTTSink:
		return v.Clone()
	case *ZeroMQSink:
		return v.Clone()
	case *SQSSink:
		return v.Clone()
	case *SentrySink:
		return v.Clone()
	case *SyslogSink:
		return v.Clone()
	case *ClickhouseSink:
		return v.Clone()
	case *PostgresSink:
		return v.Clone()
	case *MySQLSink:
		return v.Clone()
	case *MongoDBSink:
		return v.Clone()
	case *IcebergSink:
		return v.Clone()
	case *HTTPSink:
		return v.Clone()
	case *ClientSink:
		return v.Clone()
	}
	return nil
}

// CloneSourceMode copies a value of the union deeply; nil gives nil.
func CloneSourceMode(value SourceMode) SourceMode {
	switch v := value.(type) {
	case *AckSequential:
		return v.Clone()
	case *AckParallel:
		return v.Clone()
	case *NoAckSequential:
		return v.Clone()
	case *NoAckParallel:
		return v.Clone()
	}
	return nil
}

// CloneSource copies a value of the union deeply; nil gives nil.
func CloneSource(value Source) Source {
	switch v := value.(type) {
	case *EndpointSource:
		return v.Clone()
	case *NatsSource:
		return v.Clone()
	case *KafkaSource:
		return v.Clone()
	case *HTTPSource:
		return v.Clone()
	case *PrometheusSource:
		return v.Clone()
	case *PulsarSource:
		return v.Clone()
	case *RabbitMQSource:
		return v.Clone()
	case *SQSSource:
		return v.Clone()
	case *RedisSource:
		return v.Clone()
	case *MQTTSource:
		return v.Clone()
	case *ZeroMQSource:
		return v.Clone()
	case *WebsocketsSource:
		return v.Clone()
	case *SyslogSource:
		return v.Clone()
	case *ClientSource:
		return v.Clone()
	}
	return nil
}

// CloneQuiesce copies a value of the union deeply; nil gives nil.
func CloneQuiesce(value Quiesce) Quiesce {
	switch v := value.(type) {
	case *QuiesceSuspend:
		return v.Clone()
	case *QuiesceBuffer:
		return v.Clone()
	case *QuiesceDrop:
		return v.Clone()
	case *QuiesceReject:
		return v.Clone()
	}
	return nil
}

// CloneTimestamp copies a value of the union deeply; nil gives nil.
func CloneTimestamp(value Timestamp) Timestamp {
	switch v := value.(type) {
	case *TimestampNow:
		return v.Clone()
	case *TimestampAt:
		return v.Clone()
	}
	return nil
}
