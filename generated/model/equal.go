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
		a.Optional == b.Optional &&
		(a.External == nil) == (b.External == nil) && (a.External == nil || *a.External == *b.External)
}

// Equal compares all fields deeply.
func (a *WireCBORSchema) Equal(b *WireCBORSchema) bool {
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
func (a *WireAVROSchema) Equal(b *WireAVROSchema) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Mode == b.Mode &&
		slices.EqualFunc(a.Fields, b.Fields, func(x, y WireAVROField) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *WireAVROField) Equal(b *WireAVROField) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Type == b.Type &&
		a.Optional == b.Optional &&
		(a.External == nil) == (b.External == nil) && (a.External == nil || *a.External == *b.External)
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
func (a *WireCBOR) Equal(b *WireCBOR) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Schema == b.Schema
}

// Equal compares all fields deeply.
func (a *WireAVRO) Equal(b *WireAVRO) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Schema == b.Schema
}

// Equal compares all fields deeply.
func (a *Transformation) Equal(b *Transformation) bool {
	if a == nil || b == nil {
		return a == b
	}
	return (a.Ingestion == nil) == (b.Ingestion == nil) && (a.Ingestion == nil || *a.Ingestion == *b.Ingestion) &&
		(a.Emitting == nil) == (b.Emitting == nil) && (a.Emitting == nil || *a.Emitting == *b.Emitting)
}

// Equal compares all fields deeply.
func (a *WireNative) Equal(b *WireNative) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Format == b.Format &&
		a.Transformation.Equal(&b.Transformation)
}

// Equal compares all fields deeply.
func (a *WireProtobuf) Equal(b *WireProtobuf) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Resource.Equal(&b.Resource) &&
		slices.EqualFunc(a.Config, b.Config, func(x, y ConfigEntry) bool {
			return x.Equal(&y)
		}) &&
		a.Message == b.Message &&
		a.Transformation.Equal(&b.Transformation)
}

// Equal compares all fields deeply.
func (a *WireSyslog) Equal(b *WireSyslog) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *ResourceBinding) Equal(b *ResourceBinding) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Resource == b.Resource &&
		a.Version == b.Version
}

// Equal compares all fields deeply.
func (a *Client) Equal(b *Client) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Type == b.Type &&
		a.Signaling == b.Signaling &&
		a.Mount.Equal(b.Mount) &&
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
		slices.Equal(a.Hosts, b.Hosts) &&
		a.TLS.Equal(b.TLS)
}

// Equal compares all fields deeply.
func (a *TLSBinding) Equal(b *TLSBinding) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Resource == b.Resource &&
		a.Version == b.Version
}

// Equal compares all fields deeply.
func (a *Endpoint) Equal(b *Endpoint) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Vhost == b.Vhost &&
		a.Path == b.Path &&
		a.Type == b.Type &&
		a.Signaling == b.Signaling
}

// Equal compares all fields deeply.
func (a *SignalingProtocol) Equal(b *SignalingProtocol) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Frames == b.Frames &&
		a.Protobuf.Equal(b.Protobuf) &&
		slices.Equal(a.Fail, b.Fail) &&
		a.AcceptData == b.AcceptData &&
		slices.EqualFunc(a.Steps, b.Steps, func(x, y SignalingStep) bool {
			return EqualSignalingStep(x, y)
		}) &&
		a.Timeout.Equal(&b.Timeout)
}

// Equal compares all fields deeply.
func (a *SignalingProtobuf) Equal(b *SignalingProtobuf) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Resource.Equal(&b.Resource) &&
		slices.EqualFunc(a.Config, b.Config, func(x, y ConfigEntry) bool {
			return x.Equal(&y)
		}) &&
		a.SendMessage == b.SendMessage &&
		a.WaitMessage == b.WaitMessage
}

// Equal compares all fields deeply.
func (a *SignalingSend) Equal(b *SignalingSend) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.Equal(a.Programs, b.Programs)
}

// Equal compares all fields deeply.
func (a *SignalingWait) Equal(b *SignalingWait) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.Equal(a.Matchers, b.Matchers) &&
		slices.Equal(a.Fail, b.Fail) &&
		(a.Capture == nil) == (b.Capture == nil) && (a.Capture == nil || *a.Capture == *b.Capture) &&
		a.AcceptData == b.AcceptData
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
		a.Capacity == b.Capacity &&
		a.Materialized == b.Materialized
}

// Equal compares all fields deeply.
func (a *Placement) Equal(b *Placement) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		slices.Equal(a.From, b.From) &&
		slices.Equal(a.To, b.To) &&
		a.Policy == b.Policy &&
		a.Rank == b.Rank
}

// Equal compares all fields deeply.
func (a *HashMap) Equal(b *HashMap) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.KeyField == b.KeyField &&
		a.Resource.Equal(&b.Resource) &&
		a.Path == b.Path &&
		a.Codec == b.Codec
}

// Equal compares all fields deeply.
func (a *UDF) Equal(b *UDF) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		slices.EqualFunc(a.Arguments, b.Arguments, func(x, y UDFArgument) bool {
			return x.Equal(&y)
		}) &&
		a.Returns.Equal(&b.Returns) &&
		a.ReturnsOptional == b.ReturnsOptional &&
		a.Volatile == b.Volatile &&
		a.Code == b.Code
}

// Equal compares all fields deeply.
func (a *UDFArgument) Equal(b *UDFArgument) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Type.Equal(&b.Type) &&
		a.Optional == b.Optional
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
func (a *UDFCall) Equal(b *UDFCall) bool {
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
func (a *Input) Equal(b *Input) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay &&
		EqualExpression(a.Where, b.Where)
}

// Equal compares all fields deeply.
func (a *Collect) Equal(b *Collect) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.For.Equal(&b.For) &&
		a.MaxBatchSize.Equal(b.MaxBatchSize)
}

// Equal compares all fields deeply.
func (a *RequiredSkip) Equal(b *RequiredSkip) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *RequiredWait) Equal(b *RequiredWait) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *DefaultState) Equal(b *DefaultState) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.EqualFunc(a.Set, b.Set, func(x, y DefaultAssignment) bool {
		return x.Equal(&y)
	})
}

// Equal compares all fields deeply.
func (a *DefaultAssignment) Equal(b *DefaultAssignment) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Field == b.Field &&
		EqualExpression(a.Value, b.Value)
}

// Equal compares all fields deeply.
func (a *StateDependency) Equal(b *StateDependency) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay &&
		EqualStatePolicy(a.Policy, b.Policy)
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
func (a *SetRoute) Equal(b *SetRoute) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay &&
		slices.EqualFunc(a.Set, b.Set, func(x, y Assignment) bool {
			return x.Equal(&y)
		}) &&
		EqualExpression(a.Where, b.Where) &&
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
func (a *Key) Equal(b *Key) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Kind == b.Kind &&
		a.Name == b.Name
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
		a.Collect.Equal(b.Collect) &&
		EqualExpression(a.Filter, b.Filter) &&
		a.Branching.Equal(&b.Branching) &&
		slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
			return x.Equal(&y)
		}) &&
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
		a.Collect.Equal(b.Collect) &&
		EqualExpression(a.Filter, b.Filter) &&
		slices.EqualFunc(a.Keys, b.Keys, func(x, y Expression) bool {
			return EqualExpression(x, y)
		}) &&
		a.MaxTime.Equal(&b.MaxTime) &&
		a.Branching.Equal(&b.Branching) &&
		slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Routes, b.Routes, func(x, y Route) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *Reorderer) Equal(b *Reorderer) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Detached == b.Detached &&
		slices.EqualFunc(a.Inputs, b.Inputs, func(x, y Input) bool {
			return x.Equal(&y)
		}) &&
		a.Collect.Equal(b.Collect) &&
		EqualExpression(a.Filter, b.Filter) &&
		slices.EqualFunc(a.By, b.By, func(x, y Expression) bool {
			return EqualExpression(x, y)
		}) &&
		a.MaxTime.Equal(&b.MaxTime) &&
		a.Branching.Equal(&b.Branching) &&
		slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
			return x.Equal(&y)
		}) &&
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
func (a *WindowRoute) Equal(b *WindowRoute) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay &&
		slices.EqualFunc(a.Set, b.Set, func(x, y Assignment) bool {
			return x.Equal(&y)
		}) &&
		EqualExpression(a.Where, b.Where) &&
		EqualMessageError(a.MessageError, b.MessageError)
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
		a.Collect.Equal(b.Collect) &&
		EqualExpression(a.Filter, b.Filter) &&
		a.Width.Equal(&b.Width) &&
		a.Step.Equal(&b.Step) &&
		a.Branching.Equal(&b.Branching) &&
		slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Routes, b.Routes, func(x, y WindowRoute) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *TimeoutDrop) Equal(b *TimeoutDrop) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *TimeoutSend) Equal(b *TimeoutSend) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay
}

// Equal compares all fields deeply.
func (a *CorrelatorSide) Equal(b *CorrelatorSide) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.EqualFunc(a.Inputs, b.Inputs, func(x, y Input) bool {
		return x.Equal(&y)
	}) &&
		a.Collect.Equal(b.Collect) &&
		EqualTimeoutAction(a.Timeout, b.Timeout)
}

// Equal compares all fields deeply.
func (a *Correlator) Equal(b *Correlator) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Detached == b.Detached &&
		a.Left.Equal(&b.Left) &&
		a.Right.Equal(&b.Right) &&
		EqualExpression(a.Where, b.Where) &&
		a.Match == b.Match &&
		a.MaxTime.Equal(&b.MaxTime) &&
		a.Branching.Equal(&b.Branching) &&
		slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Routes, b.Routes, func(x, y SetRoute) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *TensorDimension) Equal(b *TensorDimension) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Kind == b.Kind &&
		a.Length == b.Length
}

// Equal compares all fields deeply.
func (a *Tensor) Equal(b *Tensor) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		slices.EqualFunc(a.Dimensions, b.Dimensions, func(x, y TensorDimension) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *TensorInput) Equal(b *TensorInput) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Tensor.Equal(&b.Tensor) &&
		EqualExpression(a.Value, b.Value)
}

// Equal compares all fields deeply.
func (a *Inferencer) Equal(b *Inferencer) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Detached == b.Detached &&
		slices.EqualFunc(a.Inputs, b.Inputs, func(x, y Input) bool {
			return x.Equal(&y)
		}) &&
		a.Collect.Equal(b.Collect) &&
		EqualExpression(a.Filter, b.Filter) &&
		a.Resource.Equal(&b.Resource) &&
		a.File == b.File &&
		slices.EqualFunc(a.Tensors, b.Tensors, func(x, y TensorInput) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Outputs, b.Outputs, func(x, y Tensor) bool {
			return x.Equal(&y)
		}) &&
		a.Branching.Equal(&b.Branching) &&
		slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Routes, b.Routes, func(x, y Route) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *GuestRoute) Equal(b *GuestRoute) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay &&
		slices.EqualFunc(a.Set, b.Set, func(x, y Assignment) bool {
			return x.Equal(&y)
		}) &&
		EqualExpression(a.Where, b.Where) &&
		EqualMessageError(a.MessageError, b.MessageError)
}

// Equal compares all fields deeply.
func (a *WASMProcessor) Equal(b *WASMProcessor) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Detached == b.Detached &&
		slices.EqualFunc(a.Inputs, b.Inputs, func(x, y Input) bool {
			return x.Equal(&y)
		}) &&
		a.Collect.Equal(b.Collect) &&
		EqualExpression(a.Filter, b.Filter) &&
		a.Resource.Equal(&b.Resource) &&
		a.File == b.File &&
		a.MaxFuel == b.MaxFuel &&
		a.MaxMemory == b.MaxMemory &&
		a.Branching.Equal(&b.Branching) &&
		slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Routes, b.Routes, func(x, y GuestRoute) bool {
			return x.Equal(&y)
		}) &&
		a.ResetRejected == b.ResetRejected &&
		a.GlobalError == b.GlobalError
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
func (a *PulsarSink) Equal(b *PulsarSink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Topic == b.Topic &&
		EqualSinkMode(a.Mode, b.Mode)
}

// Equal compares all fields deeply.
func (a *RabbitMQSink) Equal(b *RabbitMQSink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Queue == b.Queue &&
		EqualSinkMode(a.Mode, b.Mode)
}

// Equal compares all fields deeply.
func (a *RedisSink) Equal(b *RedisSink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Channel == b.Channel &&
		a.Mode.Equal(&b.Mode)
}

// Equal compares all fields deeply.
func (a *MQTTSink) Equal(b *MQTTSink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Topic == b.Topic &&
		a.QoS == b.QoS &&
		EqualSinkMode(a.Mode, b.Mode)
}

// Equal compares all fields deeply.
func (a *ZeroMQSink) Equal(b *ZeroMQSink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Mode.Equal(&b.Mode)
}

// Equal compares all fields deeply.
func (a *FIFOGroupBranch) Equal(b *FIFOGroupBranch) bool {
	if a == nil || b == nil {
		return a == b
	}
	return true
}

// Equal compares all fields deeply.
func (a *FIFOGroupValue) Equal(b *FIFOGroupValue) bool {
	if a == nil || b == nil {
		return a == b
	}
	return EqualExpression(a.Value, b.Value)
}

// Equal compares all fields deeply.
func (a *SQSSink) Equal(b *SQSSink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Queue == b.Queue &&
		EqualFIFOGroup(a.Group, b.Group) &&
		a.Batch == b.Batch &&
		a.Retry.Equal(&b.Retry)
}

// Equal compares all fields deeply.
func (a *SentrySink) Equal(b *SentrySink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Retry.Equal(&b.Retry)
}

// Equal compares all fields deeply.
func (a *SyslogSink) Equal(b *SyslogSink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Mode.Equal(&b.Mode)
}

// Equal compares all fields deeply.
func (a *ColumnValue) Equal(b *ColumnValue) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Column == b.Column &&
		EqualExpression(a.Value, b.Value)
}

// Equal compares all fields deeply.
func (a *Conflict) Equal(b *Conflict) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.Equal(a.Columns, b.Columns) &&
		a.Update == b.Update
}

// Equal compares all fields deeply.
func (a *ClickhouseSink) Equal(b *ClickhouseSink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Table == b.Table &&
		slices.EqualFunc(a.Values, b.Values, func(x, y ColumnValue) bool {
			return x.Equal(&y)
		}) &&
		a.MaxBatch == b.MaxBatch &&
		a.Retry.Equal(&b.Retry)
}

// Equal compares all fields deeply.
func (a *PostgresSink) Equal(b *PostgresSink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Table == b.Table &&
		slices.EqualFunc(a.Values, b.Values, func(x, y ColumnValue) bool {
			return x.Equal(&y)
		}) &&
		a.Conflict.Equal(b.Conflict) &&
		a.MaxBatch == b.MaxBatch &&
		a.Retry.Equal(&b.Retry)
}

// Equal compares all fields deeply.
func (a *MySQLSink) Equal(b *MySQLSink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Table == b.Table &&
		slices.EqualFunc(a.Values, b.Values, func(x, y ColumnValue) bool {
			return x.Equal(&y)
		}) &&
		a.Conflict.Equal(b.Conflict) &&
		a.MaxBatch == b.MaxBatch &&
		a.Retry.Equal(&b.Retry)
}

// Equal compares all fields deeply.
func (a *MongoDBSink) Equal(b *MongoDBSink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Collection == b.Collection &&
		slices.EqualFunc(a.Values, b.Values, func(x, y ColumnValue) bool {
			return x.Equal(&y)
		}) &&
		a.Conflict.Equal(b.Conflict) &&
		a.MaxBatch == b.MaxBatch &&
		a.Retry.Equal(&b.Retry)
}

// Equal compares all fields deeply.
func (a *CommitPolicy) Equal(b *CommitPolicy) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Interval.Equal(&b.Interval) &&
		a.MaxSize.Equal(&b.MaxSize)
}

// Equal compares all fields deeply.
func (a *IcebergSink) Equal(b *IcebergSink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Storage == b.Storage &&
		a.Client == b.Client &&
		a.Table == b.Table &&
		slices.EqualFunc(a.Values, b.Values, func(x, y ColumnValue) bool {
			return x.Equal(&y)
		}) &&
		a.Location == b.Location &&
		a.Catalog == b.Catalog &&
		a.Commit.Equal(&b.Commit) &&
		a.Retry.Equal(&b.Retry)
}

// Equal compares all fields deeply.
func (a *HTTPSink) Equal(b *HTTPSink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		EqualExpression(a.Method, b.Method) &&
		EqualExpression(a.Path, b.Path) &&
		a.Retry.Equal(&b.Retry)
}

// Equal compares all fields deeply.
func (a *ClientSink) Equal(b *ClientSink) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Schema == b.Schema &&
		EqualSinkMode(a.Mode, b.Mode)
}

// Equal compares all fields deeply.
func (a *ClientBatch) Equal(b *ClientBatch) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.MaxMessages == b.MaxMessages &&
		a.MaxSize.Equal(&b.MaxSize)
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
		a.Collect.Equal(b.Collect) &&
		slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
			return x.Equal(&y)
		}) &&
		EqualSink(a.Sink, b.Sink) &&
		a.Codec == b.Codec &&
		a.Construction.Equal(&b.Construction) &&
		a.Batch.Equal(b.Batch) &&
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
		a.Instances == b.Instances &&
		EqualSourceMode(a.Mode, b.Mode)
}

// Equal compares all fields deeply.
func (a *HTTPSource) Equal(b *HTTPSource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Every.Equal(&b.Every)
}

// Equal compares all fields deeply.
func (a *PrometheusSource) Equal(b *PrometheusSource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Query == b.Query &&
		a.Every.Equal(&b.Every)
}

// Equal compares all fields deeply.
func (a *PulsarSource) Equal(b *PulsarSource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Topic == b.Topic &&
		a.Subscription == b.Subscription &&
		a.Instances == b.Instances &&
		EqualSourceMode(a.Mode, b.Mode)
}

// Equal compares all fields deeply.
func (a *RabbitMQSource) Equal(b *RabbitMQSource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Queue == b.Queue &&
		a.Instances == b.Instances &&
		a.Mode.Equal(&b.Mode)
}

// Equal compares all fields deeply.
func (a *SQSSource) Equal(b *SQSSource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Queue == b.Queue &&
		a.Instances == b.Instances &&
		a.Mode.Equal(&b.Mode)
}

// Equal compares all fields deeply.
func (a *RedisSource) Equal(b *RedisSource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Channel == b.Channel
}

// Equal compares all fields deeply.
func (a *MQTTSource) Equal(b *MQTTSource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client &&
		a.Topic == b.Topic &&
		a.Instances == b.Instances &&
		a.Persistent == b.Persistent &&
		a.QoS == b.QoS &&
		EqualSourceMode(a.Mode, b.Mode)
}

// Equal compares all fields deeply.
func (a *ZeroMQSource) Equal(b *ZeroMQSource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client
}

// Equal compares all fields deeply.
func (a *WebsocketsSource) Equal(b *WebsocketsSource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client
}

// Equal compares all fields deeply.
func (a *SyslogSource) Equal(b *SyslogSource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Client == b.Client
}

// Equal compares all fields deeply.
func (a *ClientSource) Equal(b *ClientSource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Schema == b.Schema &&
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
func (a *Reingestor) Equal(b *Reingestor) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Detached == b.Detached &&
		slices.EqualFunc(a.Inputs, b.Inputs, func(x, y Input) bool {
			return x.Equal(&y)
		}) &&
		a.Collect.Equal(b.Collect) &&
		EqualExpression(a.Filter, b.Filter) &&
		slices.EqualFunc(a.States, b.States, func(x, y StateDependency) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Routes, b.Routes, func(x, y EntryRoute) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *Generator) Equal(b *Generator) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.State == b.State &&
		a.Interval.Equal(&b.Interval) &&
		a.Branching.Equal(&b.Branching) &&
		slices.EqualFunc(a.Routes, b.Routes, func(x, y SetRoute) bool {
			return x.Equal(&y)
		})
}

// EqualCodecWire compares two values of the union deeply; nil equals nil alone.
func EqualCodecWire(a, b CodecWire) bool {
	switch x := a.(type) {
	case *WireJSON:
		y, same := b.(*WireJSON)
		return same && x.Equal(y)
	case *WireCBOR:
		y, same := b.(*WireCBOR)
		return same && x.Equal(y)
	case *WireAVRO:
		y, same := b.(*WireAVRO)
		return same && x.Equal(y)
	case *WireNative:
		y, same := b.(*WireNative)
		return same && x.Equal(y)
	case *WireProtobuf:
		y, same := b.(*WireProtobuf)
		return same && x.Equal(y)
	case *WireSyslog:
		y, same := b.(*WireSyslog)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualSignalingStep compares two values of the union deeply; nil equals nil alone.
func EqualSignalingStep(a, b SignalingStep) bool {
	switch x := a.(type) {
	case *SignalingSend:
		y, same := b.(*SignalingSend)
		return same && x.Equal(y)
	case *SignalingWait:
		y, same := b.(*SignalingWait)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
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
	case *UDFCall:
		y, same := b.(*UDFCall)
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

// EqualStatePolicy compares two values of the union deeply; nil equals nil alone.
func EqualStatePolicy(a, b StatePolicy) bool {
	switch x := a.(type) {
	case *RequiredSkip:
		y, same := b.(*RequiredSkip)
		return same && x.Equal(y)
	case *RequiredWait:
		y, same := b.(*RequiredWait)
		return same && x.Equal(y)
	case *DefaultState:
		y, same := b.(*DefaultState)
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
	case *WireCBORSchema:
		y, same := b.(*WireCBORSchema)
		return same && x.Equal(y)
	case *WireAVROSchema:
		y, same := b.(*WireAVROSchema)
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
	case *SignalingProtocol:
		y, same := b.(*SignalingProtocol)
		return same && x.Equal(y)
	case *Branch:
		y, same := b.(*Branch)
		return same && x.Equal(y)
	case *Relay:
		y, same := b.(*Relay)
		return same && x.Equal(y)
	case *HashMap:
		y, same := b.(*HashMap)
		return same && x.Equal(y)
	case *UDF:
		y, same := b.(*UDF)
		return same && x.Equal(y)
	case *Ingestor:
		y, same := b.(*Ingestor)
		return same && x.Equal(y)
	case *Reingestor:
		y, same := b.(*Reingestor)
		return same && x.Equal(y)
	case *Generator:
		y, same := b.(*Generator)
		return same && x.Equal(y)
	case *Junction:
		y, same := b.(*Junction)
		return same && x.Equal(y)
	case *Deduplicator:
		y, same := b.(*Deduplicator)
		return same && x.Equal(y)
	case *Reorderer:
		y, same := b.(*Reorderer)
		return same && x.Equal(y)
	case *WindowProcessor:
		y, same := b.(*WindowProcessor)
		return same && x.Equal(y)
	case *Correlator:
		y, same := b.(*Correlator)
		return same && x.Equal(y)
	case *Inferencer:
		y, same := b.(*Inferencer)
		return same && x.Equal(y)
	case *WASMProcessor:
		y, same := b.(*WASMProcessor)
		return same && x.Equal(y)
	case *Emitter:
		y, same := b.(*Emitter)
		return same && x.Equal(y)
	case *Placement:
		y, same := b.(*Placement)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualTimeoutAction compares two values of the union deeply; nil equals nil alone.
func EqualTimeoutAction(a, b TimeoutAction) bool {
	switch x := a.(type) {
	case *TimeoutDrop:
		y, same := b.(*TimeoutDrop)
		return same && x.Equal(y)
	case *TimeoutSend:
		y, same := b.(*TimeoutSend)
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

// EqualFIFOGroup compares two values of the union deeply; nil equals nil alone.
func EqualFIFOGroup(a, b FIFOGroup) bool {
	switch x := a.(type) {
	case *FIFOGroupBranch:
		y, same := b.(*FIFOGroupBranch)
		return same && x.Equal(y)
	case *FIFOGroupValue:
		y, same := b.(*FIFOGroupValue)
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
	case *PulsarSink:
		y, same := b.(*PulsarSink)
		return same && x.Equal(y)
	case *RabbitMQSink:
		y, same := b.(*RabbitMQSink)
		return same && x.Equal(y)
	case *RedisSink:
		y, same := b.(*RedisSink)
		return same && x.Equal(y)
	case *MQTTSink:
		y, same := b.(*MQTTSink)
		return same && x.Equal(y)
	case *ZeroMQSink:
		y, same := b.(*ZeroMQSink)
		return same && x.Equal(y)
	case *SQSSink:
		y, same := b.(*SQSSink)
		return same && x.Equal(y)
	case *SentrySink:
		y, same := b.(*SentrySink)
		return same && x.Equal(y)
	case *SyslogSink:
		y, same := b.(*SyslogSink)
		return same && x.Equal(y)
	case *ClickhouseSink:
		y, same := b.(*ClickhouseSink)
		return same && x.Equal(y)
	case *PostgresSink:
		y, same := b.(*PostgresSink)
		return same && x.Equal(y)
	case *MySQLSink:
		y, same := b.(*MySQLSink)
		return same && x.Equal(y)
	case *MongoDBSink:
		y, same := b.(*MongoDBSink)
		return same && x.Equal(y)
	case *IcebergSink:
		y, same := b.(*IcebergSink)
		return same && x.Equal(y)
	case *HTTPSink:
		y, same := b.(*HTTPSink)
		return same && x.Equal(y)
	case *ClientSink:
		y, same := b.(*ClientSink)
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
	case *HTTPSource:
		y, same := b.(*HTTPSource)
		return same && x.Equal(y)
	case *PrometheusSource:
		y, same := b.(*PrometheusSource)
		return same && x.Equal(y)
	case *PulsarSource:
		y, same := b.(*PulsarSource)
		return same && x.Equal(y)
	case *RabbitMQSource:
		y, same := b.(*RabbitMQSource)
		return same && x.Equal(y)
	case *SQSSource:
		y, same := b.(*SQSSource)
		return same && x.Equal(y)
	case *RedisSource:
		y, same := b.(*RedisSource)
		return same && x.Equal(y)
	case *MQTTSource:
		y, same := b.(*MQTTSource)
		return same && x.Equal(y)
	case *ZeroMQSource:
		y, same := b.(*ZeroMQSource)
		return same && x.Equal(y)
	case *WebsocketsSource:
		y, same := b.(*WebsocketsSource)
		return same && x.Equal(y)
	case *SyslogSource:
		y, same := b.(*SyslogSource)
		return same && x.Equal(y)
	case *ClientSource:
		y, same := b.(*ClientSource)
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
