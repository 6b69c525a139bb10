// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

import "slices"

// Clone copies the record deeply; nil gives nil.
func (v *Unchanged) Clone() *Unchanged {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Install) Clone() *Install {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DynamicNode) Clone() *DynamicNode {
	if v == nil {
		return nil
	}
	c := *v
	c.Node = *v.Node.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Dynamic) Clone() *Dynamic {
	if v == nil {
		return nil
	}
	c := *v
	c.Nodes = slices.Clone(v.Nodes)
	for i := range c.Nodes {
		c.Nodes[i] = *v.Nodes[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *EntitySwap) Clone() *EntitySwap {
	if v == nil {
		return nil
	}
	c := *v
	c.Added = slices.Clone(v.Added)
	for i := range c.Added {
		c.Added[i] = *v.Added[i].Clone()
	}
	c.Changed = slices.Clone(v.Changed)
	for i := range c.Changed {
		c.Changed[i] = *v.Changed[i].Clone()
	}
	c.Removed = slices.Clone(v.Removed)
	for i := range c.Removed {
		c.Removed[i] = *v.Removed[i].Clone()
	}
	c.Dynamic = slices.Clone(v.Dynamic)
	for i := range c.Dynamic {
		c.Dynamic[i] = *v.Dynamic[i].Clone()
	}
	c.GateRelays = slices.Clone(v.GateRelays)
	c.Purges = slices.Clone(v.Purges)
	for i := range c.Purges {
		c.Purges[i] = *v.Purges[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Lifecycle) Clone() *Lifecycle {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Rebuild) Clone() *Rebuild {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Teardown) Clone() *Teardown {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ExecutionDelta) Clone() *ExecutionDelta {
	if v == nil {
		return nil
	}
	c := *v
	c.PredecessorDigest = slices.Clone(v.PredecessorDigest)
	c.DesiredDigest = slices.Clone(v.DesiredDigest)
	c.Change = CloneChange(v.Change)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Load) Clone() *Load {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ConstantInteger) Clone() *ConstantInteger {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ConstantFloat) Clone() *ConstantFloat {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ConstantString) Clone() *ConstantString {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ConstantBool) Clone() *ConstantBool {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ConstantNull) Clone() *ConstantNull {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *UnaryStep) Clone() *UnaryStep {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *BinaryStep) Clone() *BinaryStep {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *CastStep) Clone() *CastStep {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *CallStep) Clone() *CallStep {
	if v == nil {
		return nil
	}
	c := *v
	c.Arguments = slices.Clone(v.Arguments)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *LookupStep) Clone() *LookupStep {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ArrayStep) Clone() *ArrayStep {
	if v == nil {
		return nil
	}
	c := *v
	c.Items = slices.Clone(v.Items)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ChooseArm) Clone() *ChooseArm {
	if v == nil {
		return nil
	}
	c := *v
	c.Condition = *v.Condition.Clone()
	c.Result = *v.Result.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ChooseStep) Clone() *ChooseStep {
	if v == nil {
		return nil
	}
	c := *v
	c.Arms = slices.Clone(v.Arms)
	for i := range c.Arms {
		c.Arms[i] = *v.Arms[i].Clone()
	}
	c.Otherwise = v.Otherwise.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Instruction) Clone() *Instruction {
	if v == nil {
		return nil
	}
	c := *v
	c.Type = *v.Type.Clone()
	c.Step = CloneStep(v.Step)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Block) Clone() *Block {
	if v == nil {
		return nil
	}
	c := *v
	c.Instructions = slices.Clone(v.Instructions)
	for i := range c.Instructions {
		c.Instructions[i] = *v.Instructions[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Predicate) Clone() *Predicate {
	if v == nil {
		return nil
	}
	c := *v
	c.Block = *v.Block.Clone()
	c.Fields = slices.Clone(v.Fields)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *InheritColumn) Clone() *InheritColumn {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *AssignColumn) Clone() *AssignColumn {
	if v == nil {
		return nil
	}
	c := *v
	c.Value = *v.Value.Clone()
	c.Fields = slices.Clone(v.Fields)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Construction) Clone() *Construction {
	if v == nil {
		return nil
	}
	c := *v
	c.Operations = slices.Clone(v.Operations)
	for i := range c.Operations {
		c.Operations[i] = CloneConstructionOperation(v.Operations[i])
	}
	c.Where = v.Where.Clone()
	c.Headers = slices.Clone(v.Headers)
	for i := range c.Headers {
		c.Headers[i] = *v.Headers[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *HeaderWrite) Clone() *HeaderWrite {
	if v == nil {
		return nil
	}
	c := *v
	c.Name = *v.Name.Clone()
	c.Value = *v.Value.Clone()
	c.Fields = slices.Clone(v.Fields)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Filter) Clone() *Filter {
	if v == nil {
		return nil
	}
	c := *v
	c.Predicate = *v.Predicate.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Values) Clone() *Values {
	if v == nil {
		return nil
	}
	c := *v
	c.Blocks = slices.Clone(v.Blocks)
	for i := range c.Blocks {
		c.Blocks[i] = *v.Blocks[i].Clone()
	}
	c.Fields = slices.Clone(v.Fields)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Field) Clone() *Field {
	if v == nil {
		return nil
	}
	c := *v
	c.Type = *v.Type.Clone()
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
func (v *Clock) Clone() *Clock {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SourceOrigin) Clone() *SourceOrigin {
	if v == nil {
		return nil
	}
	c := *v
	if v.At != nil {
		copied := *v.At
		c.At = &copied
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Branch) Clone() *Branch {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *WireField) Clone() *WireField {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *FieldWire) Clone() *FieldWire {
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
func (v *AvroField) Clone() *AvroField {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *AvroWire) Clone() *AvroWire {
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
func (v *DocumentWire) Clone() *DocumentWire {
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
func (v *ProtobufWire) Clone() *ProtobufWire {
	if v == nil {
		return nil
	}
	c := *v
	c.Content = *v.Content.Clone()
	c.Files = slices.Clone(v.Files)
	c.Includes = slices.Clone(v.Includes)
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
func (v *SyslogWire) Clone() *SyslogWire {
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
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ResourceVersion) Clone() *ResourceVersion {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *HashMap) Clone() *HashMap {
	if v == nil {
		return nil
	}
	c := *v
	c.Content = *v.Content.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Setting) Clone() *Setting {
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
	c.Settings = slices.Clone(v.Settings)
	for i := range c.Settings {
		c.Settings[i] = *v.Settings[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Endpoint) Clone() *Endpoint {
	if v == nil {
		return nil
	}
	c := *v
	c.Hosts = slices.Clone(v.Hosts)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Certificate) Clone() *Certificate {
	if v == nil {
		return nil
	}
	c := *v
	c.Hosts = slices.Clone(v.Hosts)
	c.Content = *v.Content.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Identity) Clone() *Identity {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Placement) Clone() *Placement {
	if v == nil {
		return nil
	}
	c := *v
	c.Replicas = slices.Clone(v.Replicas)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *BranchContract) Clone() *BranchContract {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Flush) Clone() *Flush {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ErrorPolicy) Clone() *ErrorPolicy {
	if v == nil {
		return nil
	}
	c := *v
	c.Construction = v.Construction.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Relay) Clone() *Relay {
	if v == nil {
		return nil
	}
	c := *v
	c.Branch = *v.Branch.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Collect) Clone() *Collect {
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
	c.Where = v.Where.Clone()
	c.Collect = v.Collect.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *StateDependency) Clone() *StateDependency {
	if v == nil {
		return nil
	}
	c := *v
	c.Default = v.Default.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Route) Clone() *Route {
	if v == nil {
		return nil
	}
	c := *v
	c.Construction = *v.Construction.Clone()
	c.Keys = v.Keys.Clone()
	c.Flush = v.Flush.Clone()
	c.OnError = *v.OnError.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Retry) Clone() *Retry {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Delivery) Clone() *Delivery {
	if v == nil {
		return nil
	}
	c := *v
	c.Retry = *v.Retry.Clone()
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
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Quiesce) Clone() *Quiesce {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Ingestor) Clone() *Ingestor {
	if v == nil {
		return nil
	}
	c := *v
	c.Source = CloneSource(v.Source)
	c.Delivery = *v.Delivery.Clone()
	c.Quiesce = *v.Quiesce.Clone()
	c.Metadata = slices.Clone(v.Metadata)
	for i := range c.Metadata {
		c.Metadata[i] = *v.Metadata[i].Clone()
	}
	if v.TimestampColumn != nil {
		copied := *v.TimestampColumn
		c.TimestampColumn = &copied
	}
	c.Filter = v.Filter.Clone()
	c.Routes = slices.Clone(v.Routes)
	for i := range c.Routes {
		c.Routes[i] = *v.Routes[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Junction) Clone() *Junction {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Deduplicator) Clone() *Deduplicator {
	if v == nil {
		return nil
	}
	c := *v
	c.Keys = *v.Keys.Clone()
	c.KeyTypes = slices.Clone(v.KeyTypes)
	for i := range c.KeyTypes {
		c.KeyTypes[i] = *v.KeyTypes[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Reorderer) Clone() *Reorderer {
	if v == nil {
		return nil
	}
	c := *v
	c.By = *v.By.Clone()
	c.ByTypes = slices.Clone(v.ByTypes)
	for i := range c.ByTypes {
		c.ByTypes[i] = *v.ByTypes[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Reingest) Clone() *Reingest {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Correlator) Clone() *Correlator {
	if v == nil {
		return nil
	}
	c := *v
	c.Where = *v.Where.Clone()
	if v.LeftTimeout != nil {
		copied := *v.LeftTimeout
		c.LeftTimeout = &copied
	}
	if v.RightTimeout != nil {
		copied := *v.RightTimeout
		c.RightTimeout = &copied
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Generator) Clone() *Generator {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *WindowBound) Clone() *WindowBound {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Histogram) Clone() *Histogram {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Accumulator) Clone() *Accumulator {
	if v == nil {
		return nil
	}
	c := *v
	c.Histogram = v.Histogram.Clone()
	c.Type = *v.Type.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *WindowProcessor) Clone() *WindowProcessor {
	if v == nil {
		return nil
	}
	c := *v
	c.Width = *v.Width.Clone()
	c.Step = *v.Step.Clone()
	c.Arguments = *v.Arguments.Clone()
	c.ArgumentTypes = slices.Clone(v.ArgumentTypes)
	for i := range c.ArgumentTypes {
		c.ArgumentTypes[i] = *v.ArgumentTypes[i].Clone()
	}
	c.Accumulators = slices.Clone(v.Accumulators)
	for i := range c.Accumulators {
		c.Accumulators[i] = *v.Accumulators[i].Clone()
	}
	c.StateFingerprint = slices.Clone(v.StateFingerprint)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Processor) Clone() *Processor {
	if v == nil {
		return nil
	}
	c := *v
	c.Inputs = slices.Clone(v.Inputs)
	for i := range c.Inputs {
		c.Inputs[i] = *v.Inputs[i].Clone()
	}
	c.States = slices.Clone(v.States)
	for i := range c.States {
		c.States[i] = *v.States[i].Clone()
	}
	c.Filter = v.Filter.Clone()
	c.Operation = CloneProcessorOperation(v.Operation)
	c.Routes = slices.Clone(v.Routes)
	for i := range c.Routes {
		c.Routes[i] = *v.Routes[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *KafkaSink) Clone() *KafkaSink {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *NatsSink) Clone() *NatsSink {
	if v == nil {
		return nil
	}
	c := *v
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
	c.States = slices.Clone(v.States)
	for i := range c.States {
		c.States[i] = *v.States[i].Clone()
	}
	c.Sink = CloneSink(v.Sink)
	c.Delivery = *v.Delivery.Clone()
	c.Construction = *v.Construction.Clone()
	c.Flush = *v.Flush.Clone()
	c.OnError = *v.OnError.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *RelayNode) Clone() *RelayNode {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Node) Clone() *Node {
	if v == nil {
		return nil
	}
	c := *v
	c.Identity = *v.Identity.Clone()
	c.SchemaFingerprint = slices.Clone(v.SchemaFingerprint)
	c.Branch = *v.Branch.Clone()
	c.Placement = *v.Placement.Clone()
	c.GateRelays = slices.Clone(v.GateRelays)
	c.PlanIdentity = slices.Clone(v.PlanIdentity)
	c.Plan = ClonePlan(v.Plan)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ExecutionRevision) Clone() *ExecutionRevision {
	if v == nil {
		return nil
	}
	c := *v
	c.SourceDigest = slices.Clone(v.SourceDigest)
	c.PredecessorDigest = slices.Clone(v.PredecessorDigest)
	c.HandoffFingerprint = slices.Clone(v.HandoffFingerprint)
	c.Origin = v.Origin.Clone()
	c.Clock = v.Clock.Clone()
	c.Schemas = slices.Clone(v.Schemas)
	for i := range c.Schemas {
		c.Schemas[i] = *v.Schemas[i].Clone()
	}
	c.Branches = slices.Clone(v.Branches)
	for i := range c.Branches {
		c.Branches[i] = *v.Branches[i].Clone()
	}
	c.Relays = slices.Clone(v.Relays)
	for i := range c.Relays {
		c.Relays[i] = *v.Relays[i].Clone()
	}
	c.Codecs = slices.Clone(v.Codecs)
	for i := range c.Codecs {
		c.Codecs[i] = *v.Codecs[i].Clone()
	}
	c.HashMaps = slices.Clone(v.HashMaps)
	for i := range c.HashMaps {
		c.HashMaps[i] = *v.HashMaps[i].Clone()
	}
	c.Clients = slices.Clone(v.Clients)
	for i := range c.Clients {
		c.Clients[i] = *v.Clients[i].Clone()
	}
	c.Endpoints = slices.Clone(v.Endpoints)
	for i := range c.Endpoints {
		c.Endpoints[i] = *v.Endpoints[i].Clone()
	}
	c.Certificates = slices.Clone(v.Certificates)
	for i := range c.Certificates {
		c.Certificates[i] = *v.Certificates[i].Clone()
	}
	c.Nodes = slices.Clone(v.Nodes)
	for i := range c.Nodes {
		c.Nodes[i] = *v.Nodes[i].Clone()
	}
	return &c
}

// CloneChange copies a value of the union deeply; nil gives nil.
func CloneChange(value Change) Change {
	switch v := value.(type) {
	case *Unchanged:
		return v.Clone()
	case *Install:
		return v.Clone()
	case *Dynamic:
		return v.Clone()
	case *EntitySwap:
		return v.Clone()
	case *Lifecycle:
		return v.Clone()
	case *Rebuild:
		return v.Clone()
	case *Teardown:
		return v.Clone()
	}
	return nil
}

// CloneStep copies a value of the union deeply; nil gives nil.
func CloneStep(value Step) Step {
	switch v := value.(type) {
	case *Load:
		return v.Clone()
	case *ConstantInteger:
		return v.Clone()
	case *ConstantFloat:
		return v.Clone()
	case *ConstantString:
		return v.Clone()
	case *ConstantBool:
		return v.Clone()
	case *ConstantNull:
		return v.Clone()
	case *UnaryStep:
		return v.Clone()
	case *BinaryStep:
		return v.Clone()
	case *CastStep:
		return v.Clone()
	case *CallStep:
		return v.Clone()
	case *LookupStep:
		return v.Clone()
	case *ArrayStep:
		return v.Clone()
	case *ChooseStep:
		return v.Clone()
	}
	return nil
}

// CloneConstructionOperation copies a value of the union deeply; nil gives nil.
func CloneConstructionOperation(value ConstructionOperation) ConstructionOperation {
	switch v := value.(type) {
	case *InheritColumn:
		return v.Clone()
	case *AssignColumn:
		return v.Clone()
	}
	return nil
}

// CloneCodecWire copies a value of the union deeply; nil gives nil.
func CloneCodecWire(value CodecWire) CodecWire {
	switch v := value.(type) {
	case *FieldWire:
		return v.Clone()
	case *AvroWire:
		return v.Clone()
	case *DocumentWire:
		return v.Clone()
	case *ProtobufWire:
		return v.Clone()
	case *SyslogWire:
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

// CloneProcessorOperation copies a value of the union deeply; nil gives nil.
func CloneProcessorOperation(value ProcessorOperation) ProcessorOperation {
	switch v := value.(type) {
	case *Junction:
		return v.Clone()
	case *Deduplicator:
		return v.Clone()
	case *WindowProcessor:
		return v.Clone()
	case *Reorderer:
		return v.Clone()
	case *Reingest:
		return v.Clone()
	case *Correlator:
		return v.Clone()
	case *Generator:
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

// ClonePlan copies a value of the union deeply; nil gives nil.
func ClonePlan(value Plan) Plan {
	switch v := value.(type) {
	case *RelayNode:
		return v.Clone()
	case *Ingestor:
		return v.Clone()
	case *Processor:
		return v.Clone()
	case *Emitter:
		return v.Clone()
	}
	return nil
}
