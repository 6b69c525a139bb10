// Code generated from spec/ by go generate. DO NOT EDIT.

package revision

import (
	"bytes"
	"math"
	"nervix/generated/datatype"
	"slices"
)

// Equal compares all fields deeply.
func (a *Unchanged) Equal(b *Unchanged) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *Install) Equal(b *Install) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *DynamicNode) Equal(b *DynamicNode) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Node.Equal(&b.Node)
}

// Equal compares all fields deeply.
func (a *Dynamic) Equal(b *Dynamic) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.EqualFunc(a.Nodes, b.Nodes, func(x, y DynamicNode) bool {
		return x.Equal(&y)
	})
}

// Equal compares all fields deeply.
func (a *EntitySwap) Equal(b *EntitySwap) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.EqualFunc(a.Added, b.Added, func(x, y Identity) bool {
		return x.Equal(&y)
	}) &&
		slices.EqualFunc(a.Changed, b.Changed, func(x, y Identity) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Removed, b.Removed, func(x, y Identity) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Dynamic, b.Dynamic, func(x, y Identity) bool {
			return x.Equal(&y)
		}) &&
		slices.Equal(a.GateRelays, b.GateRelays) &&
		slices.EqualFunc(a.Purges, b.Purges, func(x, y Identity) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *Lifecycle) Equal(b *Lifecycle) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Mode == b.Mode
}

// Equal compares all fields deeply.
func (a *Rebuild) Equal(b *Rebuild) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Recovery == b.Recovery
}

// Equal compares all fields deeply.
func (a *Teardown) Equal(b *Teardown) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *ExecutionDelta) Equal(b *ExecutionDelta) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Domain == b.Domain &&
		a.ClusterRevision == b.ClusterRevision &&
		bytes.Equal(a.PredecessorDigest, b.PredecessorDigest) &&
		bytes.Equal(a.DesiredDigest, b.DesiredDigest) &&
		EqualChange(a.Change, b.Change)
}

// Equal compares all fields deeply.
func (a *Load) Equal(b *Load) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Source == b.Source &&
		a.Column == b.Column
}

// Equal compares all fields deeply.
func (a *ConstantInteger) Equal(b *ConstantInteger) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Bits == b.Bits
}

// Equal compares all fields deeply.
func (a *ConstantFloat) Equal(b *ConstantFloat) bool {
	if a == nil || b == nil {
		return a == b
	}
	return math.Float64bits(a.Value) == math.Float64bits(b.Value)
}

// Equal compares all fields deeply.
func (a *ConstantString) Equal(b *ConstantString) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Value == b.Value
}

// Equal compares all fields deeply.
func (a *ConstantBool) Equal(b *ConstantBool) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Value == b.Value
}

// Equal compares all fields deeply.
func (a *ConstantNull) Equal(b *ConstantNull) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *UnaryStep) Equal(b *UnaryStep) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Operation == b.Operation &&
		a.Operand == b.Operand
}

// Equal compares all fields deeply.
func (a *BinaryStep) Equal(b *BinaryStep) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Operation == b.Operation &&
		a.Left == b.Left &&
		a.Right == b.Right
}

// Equal compares all fields deeply.
func (a *CastStep) Equal(b *CastStep) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Operand == b.Operand
}

// Equal compares all fields deeply.
func (a *CallStep) Equal(b *CallStep) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Function == b.Function &&
		slices.Equal(a.Arguments, b.Arguments)
}

// Equal compares all fields deeply.
func (a *LookupStep) Equal(b *LookupStep) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.HashMap == b.HashMap &&
		a.Key == b.Key &&
		a.Field == b.Field
}

// Equal compares all fields deeply.
func (a *ArrayStep) Equal(b *ArrayStep) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.Equal(a.Items, b.Items)
}

// Equal compares all fields deeply.
func (a *ChooseArm) Equal(b *ChooseArm) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Condition.Equal(&b.Condition) &&
		a.Result.Equal(&b.Result)
}

// Equal compares all fields deeply.
func (a *ChooseStep) Equal(b *ChooseStep) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.EqualFunc(a.Arms, b.Arms, func(x, y ChooseArm) bool {
		return x.Equal(&y)
	}) &&
		a.Otherwise.Equal(b.Otherwise)
}

// Equal compares all fields deeply.
func (a *Instruction) Equal(b *Instruction) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Register == b.Register &&
		a.Type.Equal(&b.Type) &&
		a.Nullable == b.Nullable &&
		EqualStep(a.Step, b.Step)
}

// Equal compares all fields deeply.
func (a *Block) Equal(b *Block) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.EqualFunc(a.Instructions, b.Instructions, func(x, y Instruction) bool {
		return x.Equal(&y)
	}) &&
		a.Result == b.Result
}

// Equal compares all fields deeply.
func (a *Predicate) Equal(b *Predicate) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Block.Equal(&b.Block) &&
		slices.Equal(a.Fields, b.Fields)
}

// Equal compares all fields deeply.
func (a *InheritColumn) Equal(b *InheritColumn) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Input == b.Input &&
		a.Output == b.Output
}

// Equal compares all fields deeply.
func (a *AssignColumn) Equal(b *AssignColumn) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Output == b.Output &&
		a.Value.Equal(&b.Value) &&
		slices.Equal(a.Fields, b.Fields)
}

// Equal compares all fields deeply.
func (a *Construction) Equal(b *Construction) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Registers == b.Registers &&
		slices.EqualFunc(a.Operations, b.Operations, func(x, y ConstructionOperation) bool {
			return EqualConstructionOperation(x, y)
		}) &&
		a.Where.Equal(b.Where) &&
		slices.EqualFunc(a.Headers, b.Headers, func(x, y HeaderWrite) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *HeaderWrite) Equal(b *HeaderWrite) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name.Equal(&b.Name) &&
		a.Value.Equal(&b.Value) &&
		slices.Equal(a.Fields, b.Fields)
}

// Equal compares all fields deeply.
func (a *Filter) Equal(b *Filter) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Registers == b.Registers &&
		a.Predicate.Equal(&b.Predicate)
}

// Equal compares all fields deeply.
func (a *Values) Equal(b *Values) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Registers == b.Registers &&
		slices.EqualFunc(a.Blocks, b.Blocks, func(x, y Block) bool {
			return x.Equal(&y)
		}) &&
		slices.Equal(a.Fields, b.Fields)
}

// Equal compares all fields deeply.
func (a *Field) Equal(b *Field) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Type.Equal(&b.Type) &&
		a.Nullable == b.Nullable &&
		a.Sensitive == b.Sensitive
}

// Equal compares all fields deeply.
func (a *Schema) Equal(b *Schema) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		slices.EqualFunc(a.Fields, b.Fields, func(x, y Field) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *Clock) Equal(b *Clock) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Period == b.Period &&
		a.Skew == b.Skew &&
		a.Wall == b.Wall &&
		a.Logical == b.Logical &&
		math.Float64bits(a.Rate) == math.Float64bits(b.Rate)
}

// Equal compares all fields deeply.
func (a *SourceOrigin) Equal(b *SourceOrigin) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Version == b.Version &&
		(a.At == nil) == (b.At == nil) && (a.At == nil || *a.At == *b.At)
}

// Equal compares all fields deeply.
func (a *Branch) Equal(b *Branch) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Schema == b.Schema &&
		a.TTL == b.TTL &&
		a.MaxInstances == b.MaxInstances
}

// Equal compares all fields deeply.
func (a *WireField) Equal(b *WireField) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Type == b.Type &&
		a.Optional == b.Optional &&
		a.RFC3339 == b.RFC3339
}

// Equal compares all fields deeply.
func (a *FieldWire) Equal(b *FieldWire) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Format == b.Format &&
		a.Strict == b.Strict &&
		slices.EqualFunc(a.Fields, b.Fields, func(x, y WireField) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *AvroField) Equal(b *AvroField) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Column == b.Column &&
		a.Name == b.Name &&
		a.Type == b.Type &&
		a.Optional == b.Optional &&
		a.RFC3339 == b.RFC3339
}

// Equal compares all fields deeply.
func (a *AvroWire) Equal(b *AvroWire) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Record == b.Record &&
		slices.EqualFunc(a.Fields, b.Fields, func(x, y AvroField) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *DocumentWire) Equal(b *DocumentWire) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Format == b.Format &&
		(a.Ingestion == nil) == (b.Ingestion == nil) && (a.Ingestion == nil || *a.Ingestion == *b.Ingestion) &&
		(a.Emitting == nil) == (b.Emitting == nil) && (a.Emitting == nil || *a.Emitting == *b.Emitting)
}

// Equal compares all fields deeply.
func (a *ProtobufWire) Equal(b *ProtobufWire) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Content.Equal(&b.Content) &&
		slices.Equal(a.Files, b.Files) &&
		slices.Equal(a.Includes, b.Includes) &&
		a.Message == b.Message &&
		(a.Ingestion == nil) == (b.Ingestion == nil) && (a.Ingestion == nil || *a.Ingestion == *b.Ingestion) &&
		(a.Emitting == nil) == (b.Emitting == nil) && (a.Emitting == nil || *a.Emitting == *b.Emitting)
}

// Equal compares all fields deeply.
func (a *SyslogWire) Equal(b *SyslogWire) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *Codec) Equal(b *Codec) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Schema == b.Schema &&
		EqualCodecWire(a.Wire, b.Wire)
}

// Equal compares all fields deeply.
func (a *ResourceVersion) Equal(b *ResourceVersion) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Resource == b.Resource &&
		a.Version == b.Version
}

// Equal compares all fields deeply.
func (a *HashMap) Equal(b *HashMap) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Codec == b.Codec &&
		a.Key == b.Key &&
		a.Content.Equal(&b.Content) &&
		a.Path == b.Path
}

// Equal compares all fields deeply.
func (a *Setting) Equal(b *Setting) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Key == b.Key &&
		a.Value == b.Value
}

// Equal compares all fields deeply.
func (a *Client) Equal(b *Client) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.System == b.System &&
		a.Mount.Equal(b.Mount) &&
		slices.EqualFunc(a.Settings, b.Settings, func(x, y Setting) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *Endpoint) Equal(b *Endpoint) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Vhost == b.Vhost &&
		slices.Equal(a.Hosts, b.Hosts) &&
		a.Path == b.Path &&
		a.Secure == b.Secure
}

// Equal compares all fields deeply.
func (a *Certificate) Equal(b *Certificate) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Vhost == b.Vhost &&
		slices.Equal(a.Hosts, b.Hosts) &&
		a.Content.Equal(&b.Content)
}

// Equal compares all fields deeply.
func (a *Identity) Equal(b *Identity) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Kind == b.Kind &&
		a.Name == b.Name
}

// Equal compares all fields deeply.
func (a *Placement) Equal(b *Placement) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Primary == b.Primary &&
		slices.Equal(a.Replicas, b.Replicas) &&
		a.EveryNode == b.EveryNode
}

// Equal compares all fields deeply.
func (a *BranchContract) Equal(b *BranchContract) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Branched == b.Branched &&
		a.Branch == b.Branch
}

// Equal compares all fields deeply.
func (a *Flush) Equal(b *Flush) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Interval == b.Interval &&
		a.MaxBytes == b.MaxBytes
}

// Equal compares all fields deeply.
func (a *ErrorPolicy) Equal(b *ErrorPolicy) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Action == b.Action &&
		a.Relay == b.Relay &&
		a.Construction.Equal(b.Construction)
}

// Equal compares all fields deeply.
func (a *Relay) Equal(b *Relay) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Schema == b.Schema &&
		a.Branch.Equal(&b.Branch) &&
		a.Capacity == b.Capacity &&
		a.Materialized == b.Materialized
}

// Equal compares all fields deeply.
func (a *Collect) Equal(b *Collect) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.For == b.For &&
		a.MaxBytes == b.MaxBytes
}

// Equal compares all fields deeply.
func (a *Input) Equal(b *Input) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay &&
		a.Where.Equal(b.Where) &&
		a.Collect.Equal(b.Collect)
}

// Equal compares all fields deeply.
func (a *StateDependency) Equal(b *StateDependency) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay &&
		a.Absent == b.Absent &&
		a.Default.Equal(b.Default)
}

// Equal compares all fields deeply.
func (a *Route) Equal(b *Route) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay &&
		a.Construction.Equal(&b.Construction) &&
		a.Keys.Equal(b.Keys) &&
		a.Flush.Equal(b.Flush) &&
		a.OnError.Equal(&b.OnError)
}

// Equal compares all fields deeply.
func (a *Retry) Equal(b *Retry) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Backoff == b.Backoff &&
		a.Max == b.Max
}

// Equal compares all fields deeply.
func (a *Delivery) Equal(b *Delivery) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Mode == b.Mode &&
		a.Window == b.Window &&
		a.BatchTimeout == b.BatchTimeout &&
		a.AckTimeout == b.AckTimeout &&
		a.Retry.Equal(&b.Retry)
}

// Equal compares all fields deeply.
func (a *EndpointSource) Equal(b *EndpointSource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Endpoint == b.Endpoint
}

// Equal compares all fields deeply.
func (a *NatsSource) Equal(b *NatsSource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Subject == b.Subject &&
		a.QueueGroup == b.QueueGroup &&
		a.Instances == b.Instances
}

// Equal compares all fields deeply.
func (a *KafkaSource) Equal(b *KafkaSource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Topic == b.Topic &&
		(a.ConsumerGroup == nil) == (b.ConsumerGroup == nil) && (a.ConsumerGroup == nil || *a.ConsumerGroup == *b.ConsumerGroup) &&
		a.Instances == b.Instances
}

// Equal compares all fields deeply.
func (a *Quiesce) Equal(b *Quiesce) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Mode == b.Mode &&
		a.MaxBytes == b.MaxBytes &&
		a.Overflow == b.Overflow &&
		a.RetryAfter == b.RetryAfter
}

// Equal compares all fields deeply.
func (a *Ingestor) Equal(b *Ingestor) bool {
	if a == nil || b == nil {
		return a == b
	}
	return EqualSource(a.Source, b.Source) &&
		a.Delivery.Equal(&b.Delivery) &&
		a.Quiesce.Equal(&b.Quiesce) &&
		a.Codec == b.Codec &&
		slices.EqualFunc(a.Metadata, b.Metadata, func(x, y Field) bool {
			return x.Equal(&y)
		}) &&
		(a.TimestampColumn == nil) == (b.TimestampColumn == nil) && (a.TimestampColumn == nil || *a.TimestampColumn == *b.TimestampColumn) &&
		a.Filter.Equal(b.Filter) &&
		slices.EqualFunc(a.Routes, b.Routes, func(x, y Route) bool {
			return x.Equal(&y)
		}) &&
		a.GeneralError == b.GeneralError
}

// Equal compares all fields deeply.
func (a *Junction) Equal(b *Junction) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *Deduplicator) Equal(b *Deduplicator) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Keys.Equal(&b.Keys) &&
		slices.EqualFunc(a.KeyTypes, b.KeyTypes, func(x, y datatype.Type) bool {
			return x.Equal(&y)
		}) &&
		a.MaxTime == b.MaxTime
}

// Equal compares all fields deeply.
func (a *Reorderer) Equal(b *Reorderer) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.By.Equal(&b.By) &&
		slices.EqualFunc(a.ByTypes, b.ByTypes, func(x, y datatype.Type) bool {
			return x.Equal(&y)
		}) &&
		a.MaxTime == b.MaxTime
}

// Equal compares all fields deeply.
func (a *Reingest) Equal(b *Reingest) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *Correlator) Equal(b *Correlator) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Right == b.Right &&
		a.RightSchema == b.RightSchema &&
		a.Where.Equal(&b.Where) &&
		a.Match == b.Match &&
		a.MaxTime == b.MaxTime &&
		(a.LeftTimeout == nil) == (b.LeftTimeout == nil) && (a.LeftTimeout == nil || *a.LeftTimeout == *b.LeftTimeout) &&
		(a.RightTimeout == nil) == (b.RightTimeout == nil) && (a.RightTimeout == nil || *a.RightTimeout == *b.RightTimeout)
}

// Equal compares all fields deeply.
func (a *Generator) Equal(b *Generator) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Interval == b.Interval
}

// Equal compares all fields deeply.
func (a *WindowBound) Equal(b *WindowBound) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Messages == b.Messages &&
		a.Duration == b.Duration
}

// Equal compares all fields deeply.
func (a *Histogram) Equal(b *Histogram) bool {
	if a == nil || b == nil {
		return a == b
	}
	return math.Float64bits(a.Percent) == math.Float64bits(b.Percent) &&
		a.Buckets == b.Buckets &&
		math.Float64bits(a.Minimum) == math.Float64bits(b.Minimum) &&
		math.Float64bits(a.Maximum) == math.Float64bits(b.Maximum) &&
		a.Delay == b.Delay
}

// Equal compares all fields deeply.
func (a *Accumulator) Equal(b *Accumulator) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Histogram.Equal(b.Histogram) &&
		a.Aggregate == b.Aggregate &&
		a.Argument == b.Argument &&
		a.Type.Equal(&b.Type)
}

// Equal compares all fields deeply.
func (a *WindowProcessor) Equal(b *WindowProcessor) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Width.Equal(&b.Width) &&
		a.Step.Equal(&b.Step) &&
		a.Arguments.Equal(&b.Arguments) &&
		slices.EqualFunc(a.ArgumentTypes, b.ArgumentTypes, func(x, y datatype.Type) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Accumulators, b.Accumulators, func(x, y Accumulator) bool {
			return x.Equal(&y)
		}) &&
		bytes.Equal(a.StateFingerprint, b.StateFingerprint)
}

// Equal compares all fields deeply.
func (a *Processor) Equal(b *Processor) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Detached == b.Detached &&
		slices.EqualFunc(a.Inputs, b.Inputs, func(x, y Input) bool {
			return x.Equal(&y)
		}) &&
		a.Schema == b.Schema &&
		slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
			return x.Equal(&y)
		}) &&
		a.Filter.Equal(b.Filter) &&
		EqualProcessorOperation(a.Operation, b.Operation) &&
		slices.EqualFunc(a.Routes, b.Routes, func(x, y Route) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *KafkaSink) Equal(b *KafkaSink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Topic == b.Topic
}

// Equal compares all fields deeply.
func (a *NatsSink) Equal(b *NatsSink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Subject == b.Subject
}

// Equal compares all fields deeply.
func (a *Emitter) Equal(b *Emitter) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Detached == b.Detached &&
		slices.EqualFunc(a.Inputs, b.Inputs, func(x, y Input) bool {
			return x.Equal(&y)
		}) &&
		a.Schema == b.Schema &&
		slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
			return x.Equal(&y)
		}) &&
		EqualSink(a.Sink, b.Sink) &&
		a.Delivery.Equal(&b.Delivery) &&
		a.Codec == b.Codec &&
		a.Construction.Equal(&b.Construction) &&
		a.Flush.Equal(&b.Flush) &&
		a.OnError.Equal(&b.OnError) &&
		a.GeneralError == b.GeneralError
}

// Equal compares all fields deeply.
func (a *RelayNode) Equal(b *RelayNode) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay
}

// Equal compares all fields deeply.
func (a *Node) Equal(b *Node) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Identity.Equal(&b.Identity) &&
		bytes.Equal(a.SchemaFingerprint, b.SchemaFingerprint) &&
		a.Branch.Equal(&b.Branch) &&
		a.Placement.Equal(&b.Placement) &&
		slices.Equal(a.GateRelays, b.GateRelays) &&
		bytes.Equal(a.PlanIdentity, b.PlanIdentity) &&
		EqualPlan(a.Plan, b.Plan)
}

// Equal compares all fields deeply.
func (a *ExecutionRevision) Equal(b *ExecutionRevision) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Domain == b.Domain &&
		bytes.Equal(a.SourceDigest, b.SourceDigest) &&
		bytes.Equal(a.PredecessorDigest, b.PredecessorDigest) &&
		bytes.Equal(a.HandoffFingerprint, b.HandoffFingerprint) &&
		a.ClusterRevision == b.ClusterRevision &&
		a.Mode == b.Mode &&
		a.StartVersion == b.StartVersion &&
		a.Origin.Equal(b.Origin) &&
		a.Clock.Equal(b.Clock) &&
		slices.EqualFunc(a.Schemas, b.Schemas, func(x, y Schema) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Branches, b.Branches, func(x, y Branch) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Relays, b.Relays, func(x, y Relay) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Codecs, b.Codecs, func(x, y Codec) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.HashMaps, b.HashMaps, func(x, y HashMap) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Clients, b.Clients, func(x, y Client) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Endpoints, b.Endpoints, func(x, y Endpoint) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Certificates, b.Certificates, func(x, y Certificate) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Nodes, b.Nodes, func(x, y Node) bool {
			return x.Equal(&y)
		})
}

// EqualChange compares two values of the union deeply; nil equals nil alone.
func EqualChange(a, b Change) bool {
	switch x := a.(type) {
	case *Unchanged:
		y, same := b.(*Unchanged)
		return same && x.Equal(y)
	case *Install:
		y, same := b.(*Install)
		return same && x.Equal(y)
	case *Dynamic:
		y, same := b.(*Dynamic)
		return same && x.Equal(y)
	case *EntitySwap:
		y, same := b.(*EntitySwap)
		return same && x.Equal(y)
	case *Lifecycle:
		y, same := b.(*Lifecycle)
		return same && x.Equal(y)
	case *Rebuild:
		y, same := b.(*Rebuild)
		return same && x.Equal(y)
	case *Teardown:
		y, same := b.(*Teardown)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualStep compares two values of the union deeply; nil equals nil alone.
func EqualStep(a, b Step) bool {
	switch x := a.(type) {
	case *Load:
		y, same := b.(*Load)
		return same && x.Equal(y)
	case *ConstantInteger:
		y, same := b.(*ConstantInteger)
		return same && x.Equal(y)
	case *ConstantFloat:
		y, same := b.(*ConstantFloat)
		return same && x.Equal(y)
	case *ConstantString:
		y, same := b.(*ConstantString)
		return same && x.Equal(y)
	case *ConstantBool:
		y, same := b.(*ConstantBool)
		return same && x.Equal(y)
	case *ConstantNull:
		y, same := b.(*ConstantNull)
		return same && x.Equal(y)
	case *UnaryStep:
		y, same := b.(*UnaryStep)
		return same && x.Equal(y)
	case *BinaryStep:
		y, same := b.(*BinaryStep)
		return same && x.Equal(y)
	case *CastStep:
		y, same := b.(*CastStep)
		return same && x.Equal(y)
	case *CallStep:
		y, same := b.(*CallStep)
		return same && x.Equal(y)
	case *LookupStep:
		y, same := b.(*LookupStep)
		return same && x.Equal(y)
	case *ArrayStep:
		y, same := b.(*ArrayStep)
		return same && x.Equal(y)
	case *ChooseStep:
		y, same := b.(*ChooseStep)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualConstructionOperation compares two values of the union deeply; nil equals nil alone.
func EqualConstructionOperation(a, b ConstructionOperation) bool {
	switch x := a.(type) {
	case *InheritColumn:
		y, same := b.(*InheritColumn)
		return same && x.Equal(y)
	case *AssignColumn:
		y, same := b.(*AssignColumn)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualCodecWire compares two values of the union deeply; nil equals nil alone.
func EqualCodecWire(a, b CodecWire) bool {
	switch x := a.(type) {
	case *FieldWire:
		y, same := b.(*FieldWire)
		return same && x.Equal(y)
	case *AvroWire:
		y, same := b.(*AvroWire)
		return same && x.Equal(y)
	case *DocumentWire:
		y, same := b.(*DocumentWire)
		return same && x.Equal(y)
	case *ProtobufWire:
		y, same := b.(*ProtobufWire)
		return same && x.Equal(y)
	case *SyslogWire:
		y, same := b.(*SyslogWire)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualSource compares two values of the union deeply; nil equals nil alone.
func EqualSource(a, b Source) bool {
	switch x := a.(type) {
	case *EndpointSource:
		y, same := b.(*EndpointSource)
		return same && x.Equal(y)
	case *NatsSource:
		y, same := b.(*NatsSource)
		return same && x.Equal(y)
	case *KafkaSource:
		y, same := b.(*KafkaSource)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualProcessorOperation compares two values of the union deeply; nil equals nil alone.
func EqualProcessorOperation(a, b ProcessorOperation) bool {
	switch x := a.(type) {
	case *Junction:
		y, same := b.(*Junction)
		return same && x.Equal(y)
	case *Deduplicator:
		y, same := b.(*Deduplicator)
		return same && x.Equal(y)
	case *WindowProcessor:
		y, same := b.(*WindowProcessor)
		return same && x.Equal(y)
	case *Reorderer:
		y, same := b.(*Reorderer)
		return same && x.Equal(y)
	case *Reingest:
		y, same := b.(*Reingest)
		return same && x.Equal(y)
	case *Correlator:
		y, same := b.(*Correlator)
		return same && x.Equal(y)
	case *Generator:
		y, same := b.(*Generator)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualSink compares two values of the union deeply; nil equals nil alone.
func EqualSink(a, b Sink) bool {
	switch x := a.(type) {
	case *KafkaSink:
		y, same := b.(*KafkaSink)
		return same && x.Equal(y)
	case *NatsSink:
		y, same := b.(*NatsSink)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualPlan compares two values of the union deeply; nil equals nil alone.
func EqualPlan(a, b Plan) bool {
	switch x := a.(type) {
	case *RelayNode:
		y, same := b.(*RelayNode)
		return same && x.Equal(y)
	case *Ingestor:
		y, same := b.(*Ingestor)
		return same && x.Equal(y)
	case *Processor:
		y, same := b.(*Processor)
		return same && x.Equal(y)
	case *Emitter:
		y, same := b.(*Emitter)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}
