// Code generated from spec/ by go generate. DO NOT EDIT.

package model

import (
	"math"
	"slices"
)

// Equal compares all fields deeply.
func (a *Change) Equal(b *Change) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Path == b.Path &&
		a.Aspect == b.Aspect &&
		a.Level == b.Level &&
		a.Purges == b.Purges
}

// Equal compares all fields deeply.
func (a *Reference) Equal(b *Reference) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Kind == b.Kind &&
		a.Name == b.Name &&
		a.Role == b.Role &&
		a.Path == b.Path
}

// Equal compares all fields deeply.
func (a *IntegerLiteral) Equal(b *IntegerLiteral) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Value == b.Value
}

// Equal compares all fields deeply.
func (a *FloatLiteral) Equal(b *FloatLiteral) bool {
	if a == nil || b == nil {
		return a == b
	}
	return math.Float64bits(a.Value) == math.Float64bits(b.Value)
}

// Equal compares all fields deeply.
func (a *StringLiteral) Equal(b *StringLiteral) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Value == b.Value
}

// Equal compares all fields deeply.
func (a *BoolLiteral) Equal(b *BoolLiteral) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Value == b.Value
}

// Equal compares all fields deeply.
func (a *NullLiteral) Equal(b *NullLiteral) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *FieldReference) Equal(b *FieldReference) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Scope == b.Scope &&
		a.Relay == b.Relay &&
		a.Field == b.Field
}

// Equal compares all fields deeply.
func (a *Unary) Equal(b *Unary) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Operator == b.Operator &&
		EqualExpression(a.Operand, b.Operand)
}

// Equal compares all fields deeply.
func (a *Binary) Equal(b *Binary) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Operator == b.Operator &&
		EqualExpression(a.Left, b.Left) &&
		EqualExpression(a.Right, b.Right)
}

// Equal compares all fields deeply.
func (a *Cast) Equal(b *Cast) bool {
	if a == nil || b == nil {
		return a == b
	}
	return EqualExpression(a.Operand, b.Operand) &&
		a.Target == b.Target
}

// Equal compares all fields deeply.
func (a *Call) Equal(b *Call) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Function == b.Function &&
		slices.EqualFunc(a.Arguments, b.Arguments, func(x, y Expression) bool {
			return EqualExpression(x, y)
		})
}

// Equal compares all fields deeply.
func (a *ArrayLiteral) Equal(b *ArrayLiteral) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.EqualFunc(a.Items, b.Items, func(x, y Expression) bool {
		return EqualExpression(x, y)
	})
}

// Equal compares all fields deeply.
func (a *If) Equal(b *If) bool {
	if a == nil || b == nil {
		return a == b
	}
	return EqualExpression(a.Condition, b.Condition) &&
		EqualExpression(a.Then, b.Then) &&
		EqualExpression(a.Else, b.Else)
}

// Equal compares all fields deeply.
func (a *CaseArm) Equal(b *CaseArm) bool {
	if a == nil || b == nil {
		return a == b
	}
	return EqualExpression(a.When, b.When) &&
		EqualExpression(a.Then, b.Then)
}

// Equal compares all fields deeply.
func (a *Case) Equal(b *Case) bool {
	if a == nil || b == nil {
		return a == b
	}
	return EqualExpression(a.Operand, b.Operand) &&
		slices.EqualFunc(a.Arms, b.Arms, func(x, y CaseArm) bool {
			return x.Equal(&y)
		}) &&
		EqualExpression(a.Else, b.Else)
}

// Equal compares all fields deeply.
func (a *Duration) Equal(b *Duration) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Text == b.Text &&
		a.Nanoseconds == b.Nanoseconds
}

// Equal compares all fields deeply.
func (a *ByteSize) Equal(b *ByteSize) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Text == b.Text &&
		a.Bytes == b.Bytes
}

// Equal compares all fields deeply.
func (a *Schema) Equal(b *Schema) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		slices.EqualFunc(a.Fields, b.Fields, func(x, y SchemaField) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *SchemaField) Equal(b *SchemaField) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Type.Equal(&b.Type) &&
		a.Optional == b.Optional &&
		a.Sensitive == b.Sensitive
}

// Equal compares all fields deeply.
func (a *WireJSONSchema) Equal(b *WireJSONSchema) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Mode == b.Mode &&
		slices.EqualFunc(a.Fields, b.Fields, func(x, y WireJSONField) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *WireJSONField) Equal(b *WireJSONField) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Type == b.Type &&
		a.Optional == b.Optional
}

// Equal compares all fields deeply.
func (a *Codec) Equal(b *Codec) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		EqualCodecWire(a.Wire, b.Wire) &&
		a.Schema == b.Schema &&
		slices.Equal(a.Encodings, b.Encodings)
}

// Equal compares all fields deeply.
func (a *WireJSON) Equal(b *WireJSON) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Schema == b.Schema
}

// Equal compares all fields deeply.
func (a *Client) Equal(b *Client) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Type == b.Type &&
		slices.EqualFunc(a.Config, b.Config, func(x, y ConfigEntry) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *ConfigEntry) Equal(b *ConfigEntry) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Key == b.Key &&
		a.Value == b.Value
}

// Equal compares all fields deeply.
func (a *Vhost) Equal(b *Vhost) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		slices.Equal(a.Hosts, b.Hosts)
}

// Equal compares all fields deeply.
func (a *Endpoint) Equal(b *Endpoint) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Vhost == b.Vhost &&
		a.Path == b.Path
}

// Equal compares all fields deeply.
func (a *Branch) Equal(b *Branch) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Schema == b.Schema &&
		a.TTL.Equal(&b.TTL) &&
		a.MaxInstances == b.MaxInstances
}

// Equal compares all fields deeply.
func (a *Branching) Equal(b *Branching) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Branch == b.Branch
}

// Equal compares all fields deeply.
func (a *Relay) Equal(b *Relay) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Schema == b.Schema &&
		a.Branching.Equal(&b.Branching) &&
		a.Capacity == b.Capacity
}

// Equal compares all fields deeply.
func (a *Input) Equal(b *Input) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay &&
		EqualExpression(a.Where, b.Where)
}

// Equal compares all fields deeply.
func (a *InheritItem) Equal(b *InheritItem) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Field == b.Field &&
		a.LeakSensitive == b.LeakSensitive
}

// Equal compares all fields deeply.
func (a *InheritAll) Equal(b *InheritAll) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.Equal(a.Except, b.Except)
}

// Equal compares all fields deeply.
func (a *InheritFields) Equal(b *InheritFields) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.EqualFunc(a.Items, b.Items, func(x, y InheritItem) bool {
		return x.Equal(&y)
	})
}

// Equal compares all fields deeply.
func (a *Assignment) Equal(b *Assignment) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Scope == b.Scope &&
		a.Target == b.Target &&
		EqualExpression(a.Value, b.Value)
}

// Equal compares all fields deeply.
func (a *Construction) Equal(b *Construction) bool {
	if a == nil || b == nil {
		return a == b
	}
	return EqualInherit(a.Inherit, b.Inherit) &&
		slices.EqualFunc(a.Set, b.Set, func(x, y Assignment) bool {
			return x.Equal(&y)
		}) &&
		EqualExpression(a.Where, b.Where) &&
		slices.EqualFunc(a.Invoke, b.Invoke, func(x, y Invocation) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *Invocation) Equal(b *Invocation) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Function == b.Function &&
		slices.EqualFunc(a.Arguments, b.Arguments, func(x, y Expression) bool {
			return EqualExpression(x, y)
		})
}

// Equal compares all fields deeply.
func (a *FlushImmediate) Equal(b *FlushImmediate) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *FlushEach) Equal(b *FlushEach) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Interval.Equal(&b.Interval) &&
		a.MaxBatchSize.Equal(&b.MaxBatchSize)
}

// Equal compares all fields deeply.
func (a *IgnoreError) Equal(b *IgnoreError) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *LogError) Equal(b *LogError) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *SendError) Equal(b *SendError) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay &&
		slices.EqualFunc(a.Set, b.Set, func(x, y Assignment) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *Route) Equal(b *Route) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay &&
		a.Construction.Equal(&b.Construction) &&
		EqualFlush(a.Flush, b.Flush) &&
		EqualMessageError(a.MessageError, b.MessageError)
}

// Equal compares all fields deeply.
func (a *BranchAssignment) Equal(b *BranchAssignment) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Scope == b.Scope &&
		a.Target == b.Target &&
		EqualExpression(a.Value, b.Value)
}

// Equal compares all fields deeply.
func (a *EntryRoute) Equal(b *EntryRoute) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay &&
		a.Construction.Equal(&b.Construction) &&
		a.Branching.Equal(&b.Branching) &&
		slices.EqualFunc(a.Keys, b.Keys, func(x, y BranchAssignment) bool {
			return x.Equal(&y)
		}) &&
		EqualFlush(a.Flush, b.Flush) &&
		EqualMessageError(a.MessageError, b.MessageError)
}

// Equal compares all fields deeply.
func (a *Retry) Equal(b *Retry) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Backoff.Equal(&b.Backoff) &&
		a.Max.Equal(&b.Max)
}

// Equal compares all fields deeply.
func (a *AckSequential) Equal(b *AckSequential) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Timeout.Equal(&b.Timeout) &&
		a.Retry.Equal(&b.Retry)
}

// Equal compares all fields deeply.
func (a *AckParallel) Equal(b *AckParallel) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Max == b.Max &&
		a.BatchTimeout.Equal(b.BatchTimeout) &&
		a.Timeout.Equal(&b.Timeout) &&
		a.Retry.Equal(&b.Retry)
}

// Equal compares all fields deeply.
func (a *NoAckSequential) Equal(b *NoAckSequential) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *NoAckParallel) Equal(b *NoAckParallel) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *EndpointSource) Equal(b *EndpointSource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Endpoint == b.Endpoint &&
		EqualSourceMode(a.Mode, b.Mode)
}

// Equal compares all fields deeply.
func (a *NatsSource) Equal(b *NatsSource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Subject == b.Subject &&
		a.QueueGroup == b.QueueGroup &&
		a.Instances == b.Instances &&
		EqualSourceMode(a.Mode, b.Mode)
}

// Equal compares all fields deeply.
func (a *KafkaSource) Equal(b *KafkaSource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Topic == b.Topic &&
		a.ConsumerGroup == b.ConsumerGroup &&
		a.Instances == b.Instances &&
		EqualSourceMode(a.Mode, b.Mode)
}

// Equal compares all fields deeply.
func (a *QuiesceSuspend) Equal(b *QuiesceSuspend) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *QuiesceBuffer) Equal(b *QuiesceBuffer) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.MaxSize.Equal(&b.MaxSize) &&
		a.Overflow == b.Overflow
}

// Equal compares all fields deeply.
func (a *QuiesceDrop) Equal(b *QuiesceDrop) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *QuiesceReject) Equal(b *QuiesceReject) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.RetryAfter.Equal(&b.RetryAfter)
}

// Equal compares all fields deeply.
func (a *Ingestor) Equal(b *Ingestor) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		EqualSource(a.Source, b.Source) &&
		EqualQuiesce(a.Quiesce, b.Quiesce) &&
		a.Codec == b.Codec &&
		EqualTimestamp(a.Timestamp, b.Timestamp) &&
		EqualExpression(a.Filter, b.Filter) &&
		slices.EqualFunc(a.Routes, b.Routes, func(x, y EntryRoute) bool {
			return x.Equal(&y)
		}) &&
		a.GeneralError == b.GeneralError
}

// Equal compares all fields deeply.
func (a *TimestampNow) Equal(b *TimestampNow) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *TimestampAt) Equal(b *TimestampAt) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Field == b.Field
}

// Equal compares all fields deeply.
func (a *Junction) Equal(b *Junction) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Detached == b.Detached &&
		slices.EqualFunc(a.Inputs, b.Inputs, func(x, y Input) bool {
			return x.Equal(&y)
		}) &&
		EqualExpression(a.Filter, b.Filter) &&
		a.Branching.Equal(&b.Branching) &&
		slices.EqualFunc(a.Routes, b.Routes, func(x, y Route) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *Deduplicator) Equal(b *Deduplicator) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Detached == b.Detached &&
		slices.EqualFunc(a.Inputs, b.Inputs, func(x, y Input) bool {
			return x.Equal(&y)
		}) &&
		EqualExpression(a.Filter, b.Filter) &&
		slices.EqualFunc(a.Keys, b.Keys, func(x, y Expression) bool {
			return EqualExpression(x, y)
		}) &&
		a.MaxTime.Equal(&b.MaxTime) &&
		a.Branching.Equal(&b.Branching) &&
		slices.EqualFunc(a.Routes, b.Routes, func(x, y Route) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *WindowBound) Equal(b *WindowBound) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Messages == b.Messages &&
		a.Duration.Equal(b.Duration)
}

// Equal compares all fields deeply.
func (a *WindowProcessor) Equal(b *WindowProcessor) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Detached == b.Detached &&
		slices.EqualFunc(a.Inputs, b.Inputs, func(x, y Input) bool {
			return x.Equal(&y)
		}) &&
		EqualExpression(a.Filter, b.Filter) &&
		a.Width.Equal(&b.Width) &&
		a.Step.Equal(&b.Step) &&
		a.Branching.Equal(&b.Branching) &&
		slices.EqualFunc(a.Routes, b.Routes, func(x, y Route) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *SinkNoAck) Equal(b *SinkNoAck) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Retry.Equal(&b.Retry)
}

// Equal compares all fields deeply.
func (a *SinkAckSequential) Equal(b *SinkAckSequential) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Timeout.Equal(&b.Timeout) &&
		a.Retry.Equal(&b.Retry)
}

// Equal compares all fields deeply.
func (a *SinkAckParallel) Equal(b *SinkAckParallel) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Max == b.Max &&
		a.Timeout.Equal(&b.Timeout) &&
		a.Retry.Equal(&b.Retry)
}

// Equal compares all fields deeply.
func (a *KafkaSink) Equal(b *KafkaSink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Topic == b.Topic &&
		EqualSinkMode(a.Mode, b.Mode)
}

// Equal compares all fields deeply.
func (a *NatsSink) Equal(b *NatsSink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Subject == b.Subject &&
		EqualSinkMode(a.Mode, b.Mode)
}

// Equal compares all fields deeply.
func (a *Emitter) Equal(b *Emitter) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Detached == b.Detached &&
		slices.EqualFunc(a.Inputs, b.Inputs, func(x, y EmitterInput) bool {
			return x.Equal(&y)
		}) &&
		EqualSink(a.Sink, b.Sink) &&
		a.Codec == b.Codec &&
		a.Construction.Equal(&b.Construction) &&
		EqualFlush(a.Flush, b.Flush) &&
		EqualMessageError(a.MessageError, b.MessageError) &&
		a.GeneralError == b.GeneralError
}

// Equal compares all fields deeply.
func (a *EmitterInput) Equal(b *EmitterInput) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay &&
		EqualExpression(a.Where, b.Where)
}

// Equal compares all fields deeply.
func (a *Key) Equal(b *Key) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Kind == b.Kind &&
		a.Name == b.Name
}

// EqualExpression compares two values of the union deeply; nil equals nil alone.
func EqualExpression(a, b Expression) bool {
	switch x := a.(type) {
	case *IntegerLiteral:
		y, same := b.(*IntegerLiteral)
		return same && x.Equal(y)
	case *FloatLiteral:
		y, same := b.(*FloatLiteral)
		return same && x.Equal(y)
	case *StringLiteral:
		y, same := b.(*StringLiteral)
		return same && x.Equal(y)
	case *BoolLiteral:
		y, same := b.(*BoolLiteral)
		return same && x.Equal(y)
	case *NullLiteral:
		y, same := b.(*NullLiteral)
		return same && x.Equal(y)
	case *FieldReference:
		y, same := b.(*FieldReference)
		return same && x.Equal(y)
	case *Unary:
		y, same := b.(*Unary)
		return same && x.Equal(y)
	case *Binary:
		y, same := b.(*Binary)
		return same && x.Equal(y)
	case *Cast:
		y, same := b.(*Cast)
		return same && x.Equal(y)
	case *Call:
		y, same := b.(*Call)
		return same && x.Equal(y)
	case *ArrayLiteral:
		y, same := b.(*ArrayLiteral)
		return same && x.Equal(y)
	case *If:
		y, same := b.(*If)
		return same && x.Equal(y)
	case *Case:
		y, same := b.(*Case)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualCodecWire compares two values of the union deeply; nil equals nil alone.
func EqualCodecWire(a, b CodecWire) bool {
	switch x := a.(type) {
	case *WireJSON:
		y, same := b.(*WireJSON)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualInherit compares two values of the union deeply; nil equals nil alone.
func EqualInherit(a, b Inherit) bool {
	switch x := a.(type) {
	case *InheritAll:
		y, same := b.(*InheritAll)
		return same && x.Equal(y)
	case *InheritFields:
		y, same := b.(*InheritFields)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualFlush compares two values of the union deeply; nil equals nil alone.
func EqualFlush(a, b Flush) bool {
	switch x := a.(type) {
	case *FlushImmediate:
		y, same := b.(*FlushImmediate)
		return same && x.Equal(y)
	case *FlushEach:
		y, same := b.(*FlushEach)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualMessageError compares two values of the union deeply; nil equals nil alone.
func EqualMessageError(a, b MessageError) bool {
	switch x := a.(type) {
	case *IgnoreError:
		y, same := b.(*IgnoreError)
		return same && x.Equal(y)
	case *LogError:
		y, same := b.(*LogError)
		return same && x.Equal(y)
	case *SendError:
		y, same := b.(*SendError)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualSourceMode compares two values of the union deeply; nil equals nil alone.
func EqualSourceMode(a, b SourceMode) bool {
	switch x := a.(type) {
	case *AckSequential:
		y, same := b.(*AckSequential)
		return same && x.Equal(y)
	case *AckParallel:
		y, same := b.(*AckParallel)
		return same && x.Equal(y)
	case *NoAckSequential:
		y, same := b.(*NoAckSequential)
		return same && x.Equal(y)
	case *NoAckParallel:
		y, same := b.(*NoAckParallel)
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

// EqualQuiesce compares two values of the union deeply; nil equals nil alone.
func EqualQuiesce(a, b Quiesce) bool {
	switch x := a.(type) {
	case *QuiesceSuspend:
		y, same := b.(*QuiesceSuspend)
		return same && x.Equal(y)
	case *QuiesceBuffer:
		y, same := b.(*QuiesceBuffer)
		return same && x.Equal(y)
	case *QuiesceDrop:
		y, same := b.(*QuiesceDrop)
		return same && x.Equal(y)
	case *QuiesceReject:
		y, same := b.(*QuiesceReject)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualTimestamp compares two values of the union deeply; nil equals nil alone.
func EqualTimestamp(a, b Timestamp) bool {
	switch x := a.(type) {
	case *TimestampNow:
		y, same := b.(*TimestampNow)
		return same && x.Equal(y)
	case *TimestampAt:
		y, same := b.(*TimestampAt)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualSinkMode compares two values of the union deeply; nil equals nil alone.
func EqualSinkMode(a, b SinkMode) bool {
	switch x := a.(type) {
	case *SinkNoAck:
		y, same := b.(*SinkNoAck)
		return same && x.Equal(y)
	case *SinkAckSequential:
		y, same := b.(*SinkAckSequential)
		return same && x.Equal(y)
	case *SinkAckParallel:
		y, same := b.(*SinkAckParallel)
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

// EqualModel compares two values of the union deeply; nil equals nil alone.
func EqualModel(a, b Model) bool {
	switch x := a.(type) {
	case *Schema:
		y, same := b.(*Schema)
		return same && x.Equal(y)
	case *WireJSONSchema:
		y, same := b.(*WireJSONSchema)
		return same && x.Equal(y)
	case *Codec:
		y, same := b.(*Codec)
		return same && x.Equal(y)
	case *Client:
		y, same := b.(*Client)
		return same && x.Equal(y)
	case *Vhost:
		y, same := b.(*Vhost)
		return same && x.Equal(y)
	case *Endpoint:
		y, same := b.(*Endpoint)
		return same && x.Equal(y)
	case *Branch:
		y, same := b.(*Branch)
		return same && x.Equal(y)
	case *Relay:
		y, same := b.(*Relay)
		return same && x.Equal(y)
	case *Ingestor:
		y, same := b.(*Ingestor)
		return same && x.Equal(y)
	case *Junction:
		y, same := b.(*Junction)
		return same && x.Equal(y)
	case *Deduplicator:
		y, same := b.(*Deduplicator)
		return same && x.Equal(y)
	case *WindowProcessor:
		y, same := b.(*WindowProcessor)
		return same && x.Equal(y)
	case *Emitter:
		y, same := b.(*Emitter)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}
