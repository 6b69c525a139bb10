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
func (v *Client) Clone() *Client {
	if v == nil {
		return nil
	}
	c := *v
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
func (v *Input) Clone() *Input {
	if v == nil {
		return nil
	}
	c := *v
	c.Where = CloneExpression(v.Where)
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
	c.Mode = CloneSourceMode(v.Mode)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *NatsSource) Clone() *NatsSource {
	if v == nil {
		return nil
	}
	c := *v
	c.Mode = CloneSourceMode(v.Mode)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *KafkaSource) Clone() *KafkaSource {
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
func (v *Junction) Clone() *Junction {
	if v == nil {
		return nil
	}
	c := *v
	c.Inputs = slices.Clone(v.Inputs)
	for i := range c.Inputs {
		c.Inputs[i] = *v.Inputs[i].Clone()
	}
	c.Filter = CloneExpression(v.Filter)
	c.Branching = *v.Branching.Clone()
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
	c.Filter = CloneExpression(v.Filter)
	c.Keys = slices.Clone(v.Keys)
	for i := range c.Keys {
		c.Keys[i] = CloneExpression(v.Keys[i])
	}
	c.MaxTime = *v.MaxTime.Clone()
	c.Branching = *v.Branching.Clone()
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
func (v *WindowProcessor) Clone() *WindowProcessor {
	if v == nil {
		return nil
	}
	c := *v
	c.Inputs = slices.Clone(v.Inputs)
	for i := range c.Inputs {
		c.Inputs[i] = *v.Inputs[i].Clone()
	}
	c.Filter = CloneExpression(v.Filter)
	c.Width = *v.Width.Clone()
	c.Step = *v.Step.Clone()
	c.Branching = *v.Branching.Clone()
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
func (v *Emitter) Clone() *Emitter {
	if v == nil {
		return nil
	}
	c := *v
	c.Inputs = slices.Clone(v.Inputs)
	for i := range c.Inputs {
		c.Inputs[i] = *v.Inputs[i].Clone()
	}
	c.Sink = CloneSink(v.Sink)
	c.Construction = *v.Construction.Clone()
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
func (v *Key) Clone() *Key {
	if v == nil {
		return nil
	}
	c := *v
	return &c
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
	case *ArrayLiteral:
		return v.Clone()
	case *If:
		return v.Clone()
	case *Case:
		return v.Clone()
	}
	return nil
}

// CloneCodecWire copies a value of the union deeply; nil gives nil.
func CloneCodecWire(value CodecWire) CodecWire {
	switch v := value.(type) {
	case *WireJSON:
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

// CloneSink copies a value of the union deeply; nil gives nil.
func CloneSink(value Sink) Sink {
	switch v := value.(type) {
	case *KafkaSink:
		return v.Clone()
	case *NatsSink:
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
	case *Codec:
		return v.Clone()
	case *Client:
		return v.Clone()
	case *Vhost:
		return v.Clone()
	case *Endpoint:
		return v.Clone()
	case *Branch:
		return v.Clone()
	case *Relay:
		return v.Clone()
	case *Ingestor:
		return v.Clone()
	case *Junction:
		return v.Clone()
	case *Deduplicator:
		return v.Clone()
	case *WindowProcessor:
		return v.Clone()
	case *Emitter:
		return v.Clone()
	}
	return nil
}
