// Code generated from spec/ by go generate. DO NOT EDIT.

package model

// CodecWire: The external side of a codec.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type CodecWire interface {
	isCodecWire()
}

func (*WireJSON) isCodecWire()     {}
func (*WireCBOR) isCodecWire()     {}
func (*WireAVRO) isCodecWire()     {}
func (*WireNative) isCodecWire()   {}
func (*WireProtobuf) isCodecWire() {}
func (*WireSyslog) isCodecWire()   {}

// CodecWireVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type CodecWireVisitor[R any] interface {
	VisitWireJSON(*WireJSON) R
	VisitWireCBOR(*WireCBOR) R
	VisitWireAVRO(*WireAVRO) R
	VisitWireNative(*WireNative) R
	VisitWireProtobuf(*WireProtobuf) R
	VisitWireSyslog(*WireSyslog) R
}

// VisitCodecWire calls the method of the value's variant; value must not be nil.
func VisitCodecWire[R any](value CodecWire, visitor CodecWireVisitor[R]) R {
	switch v := value.(type) {
	case *WireJSON:
		return visitor.VisitWireJSON(v)
	case *WireCBOR:
		return visitor.VisitWireCBOR(v)
	case *WireAVRO:
		return visitor.VisitWireAVRO(v)
	case *WireNative:
		return visitor.VisitWireNative(v)
	case *WireProtobuf:
		return visitor.VisitWireProtobuf(v)
	case *WireSyslog:
		return visitor.VisitWireSyslog(v)
	}
	panic("model: nil CodecWire")
}

// SignalingStep: One step of a signaling protocol.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type SignalingStep interface {
	isSignalingStep()
}

func (*SignalingSend) isSignalingStep() {}
func (*SignalingWait) isSignalingStep() {}

// SignalingStepVisitor has one method per variant, so that a new variant fails to compile until
// every visitor deals with it.
type SignalingStepVisitor[R any] interface {
	VisitSignalingSend(*SignalingSend) R
	VisitSignalingWait(*SignalingWait) R
}

// VisitSignalingStep calls the method of the value's variant; value must not be nil.
func VisitSignalingStep[R any](value SignalingStep, visitor SignalingStepVisitor[R]) R {
	switch v := value.(type) {
	case *SignalingSend:
		return visitor.VisitSignalingSend(v)
	case *SignalingWait:
		return visitor.VisitSignalingWait(v)
	}
	panic("model: nil SignalingStep")
}

// Expression: An NSPL expression.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type Expression interface {
	isExpression()
}

func (*IntegerLiteral) isExpression() {}
func (*FloatLiteral) isExpression()   {}
func (*StringLiteral) isExpression()  {}
func (*BoolLiteral) isExpression()    {}
func (*NullLiteral) isExpression()    {}
func (*FieldReference) isExpression() {}
func (*Unary) isExpression()          {}
func (*Binary) isExpression()         {}
func (*Cast) isExpression()           {}
func (*Call) isExpression()           {}
func (*UDFCall) isExpression()        {}
func (*ArrayLiteral) isExpression()   {}
func (*If) isExpression()             {}
func (*Case) isExpression()           {}

// ExpressionVisitor has one method per variant, so that a new variant fails to compile until
// every visitor deals with it.
type ExpressionVisitor[R any] interface {
	VisitIntegerLiteral(*IntegerLiteral) R
	VisitFloatLiteral(*FloatLiteral) R
	VisitStringLiteral(*StringLiteral) R
	VisitBoolLiteral(*BoolLiteral) R
	VisitNullLiteral(*NullLiteral) R
	VisitFieldReference(*FieldReference) R
	VisitUnary(*Unary) R
	VisitBinary(*Binary) R
	VisitCast(*Cast) R
	VisitCall(*Call) R
	VisitUDFCall(*UDFCall) R
	VisitArrayLiteral(*ArrayLiteral) R
	VisitIf(*If) R
	VisitCase(*Case) R
}

// VisitExpression calls the method of the value's variant; value must not be nil.
func VisitExpression[R any](value Expression, visitor ExpressionVisitor[R]) R {
	switch v := value.(type) {
	case *IntegerLiteral:
		return visitor.VisitIntegerLiteral(v)
	case *FloatLiteral:
		return visitor.VisitFloatLiteral(v)
	case *StringLiteral:
		return visitor.VisitStringLiteral(v)
	case *BoolLiteral:
		return visitor.VisitBoolLiteral(v)
	case *NullLiteral:
		return visitor.VisitNullLiteral(v)
	case *FieldReference:
		return visitor.VisitFieldReference(v)
	case *Unary:
		return visitor.VisitUnary(v)
	case *Binary:
		return visitor.VisitBinary(v)
	case *Cast:
		return visitor.VisitCast(v)
	case *Call:
		return visitor.VisitCall(v)
	case *UDFCall:
		return visitor.VisitUDFCall(v)
	case *ArrayLiteral:
		return visitor.VisitArrayLiteral(v)
	case *If:
		return visitor.VisitIf(v)
	case *Case:
		return visitor.VisitCase(v)
	}
	panic("model: nil Expression")
}

// Inherit: What a construction takes over from its input.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type Inherit interface {
	isInherit()
}

func (*InheritAll) isInherit()    {}
func (*InheritFields) isInherit() {}

// InheritVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type InheritVisitor[R any] interface {
	VisitInheritAll(*InheritAll) R
	VisitInheritFields(*InheritFields) R
}

// VisitInherit calls the method of the value's variant; value must not be nil.
func VisitInherit[R any](value Inherit, visitor InheritVisitor[R]) R {
	switch v := value.(type) {
	case *InheritAll:
		return visitor.VisitInheritAll(v)
	case *InheritFields:
		return visitor.VisitInheritFields(v)
	}
	panic("model: nil Inherit")
}

// Flush: When a route's buffered rows leave.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type Flush interface {
	isFlush()
}

func (*FlushImmediate) isFlush() {}
func (*FlushEach) isFlush()      {}

// FlushVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type FlushVisitor[R any] interface {
	VisitFlushImmediate(*FlushImmediate) R
	VisitFlushEach(*FlushEach) R
}

// VisitFlush calls the method of the value's variant; value must not be nil.
func VisitFlush[R any](value Flush, visitor FlushVisitor[R]) R {
	switch v := value.(type) {
	case *FlushImmediate:
		return visitor.VisitFlushImmediate(v)
	case *FlushEach:
		return visitor.VisitFlushEach(v)
	}
	panic("model: nil Flush")
}

// MessageError: What happens to a failed row.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type MessageError interface {
	isMessageError()
}

func (*IgnoreError) isMessageError() {}
func (*LogError) isMessageError()    {}
func (*SendError) isMessageError()   {}

// MessageErrorVisitor has one method per variant, so that a new variant fails to compile until
// every visitor deals with it.
type MessageErrorVisitor[R any] interface {
	VisitIgnoreError(*IgnoreError) R
	VisitLogError(*LogError) R
	VisitSendError(*SendError) R
}

// VisitMessageError calls the method of the value's variant; value must not be nil.
func VisitMessageError[R any](value MessageError, visitor MessageErrorVisitor[R]) R {
	switch v := value.(type) {
	case *IgnoreError:
		return visitor.VisitIgnoreError(v)
	case *LogError:
		return visitor.VisitLogError(v)
	case *SendError:
		return visitor.VisitSendError(v)
	}
	panic("model: nil MessageError")
}

// StatePolicy: What happens while a materialized relay has no state.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type StatePolicy interface {
	isStatePolicy()
}

func (*RequiredSkip) isStatePolicy() {}
func (*RequiredWait) isStatePolicy() {}
func (*DefaultState) isStatePolicy() {}

// StatePolicyVisitor has one method per variant, so that a new variant fails to compile until
// every visitor deals with it.
type StatePolicyVisitor[R any] interface {
	VisitRequiredSkip(*RequiredSkip) R
	VisitRequiredWait(*RequiredWait) R
	VisitDefaultState(*DefaultState) R
}

// VisitStatePolicy calls the method of the value's variant; value must not be nil.
func VisitStatePolicy[R any](value StatePolicy, visitor StatePolicyVisitor[R]) R {
	switch v := value.(type) {
	case *RequiredSkip:
		return visitor.VisitRequiredSkip(v)
	case *RequiredWait:
		return visitor.VisitRequiredWait(v)
	case *DefaultState:
		return visitor.VisitDefaultState(v)
	}
	panic("model: nil StatePolicy")
}

// Model: A declared entity of a domain.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type Model interface {
	isModel()
	ModelKind() Kind
	ModelName() string
	ModelKey() Key
}

func (*Schema) isModel()            {}
func (*WireJSONSchema) isModel()    {}
func (*WireCBORSchema) isModel()    {}
func (*WireAVROSchema) isModel()    {}
func (*Codec) isModel()             {}
func (*Client) isModel()            {}
func (*Vhost) isModel()             {}
func (*Endpoint) isModel()          {}
func (*SignalingProtocol) isModel() {}
func (*Branch) isModel()            {}
func (*Relay) isModel()             {}
func (*HashMap) isModel()           {}
func (*UDF) isModel()               {}
func (*Ingestor) isModel()          {}
func (*Reingestor) isModel()        {}
func (*Generator) isModel()         {}
func (*Junction) isModel()          {}
func (*Deduplicator) isModel()      {}
func (*Reorderer) isModel()         {}
func (*WindowProcessor) isModel()   {}
func (*Correlator) isModel()        {}
func (*Inferencer) isModel()        {}
func (*WASMProcessor) isModel()     {}
func (*Emitter) isModel()           {}
func (*Placement) isModel()         {}

// ModelVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type ModelVisitor[R any] interface {
	VisitSchema(*Schema) R
	VisitWireJSONSchema(*WireJSONSchema) R
	VisitWireCBORSchema(*WireCBORSchema) R
	VisitWireAVROSchema(*WireAVROSchema) R
	VisitCodec(*Codec) R
	VisitClient(*Client) R
	VisitVhost(*Vhost) R
	VisitEndpoint(*Endpoint) R
	VisitSignalingProtocol(*SignalingProtocol) R
	VisitBranch(*Branch) R
	VisitRelay(*Relay) R
	VisitHashMap(*HashMap) R
	VisitUDF(*UDF) R
	VisitIngestor(*Ingestor) R
	VisitReingestor(*Reingestor) R
	VisitGenerator(*Generator) R
	VisitJunction(*Junction) R
	VisitDeduplicator(*Deduplicator) R
	VisitReorderer(*Reorderer) R
	VisitWindowProcessor(*WindowProcessor) R
	VisitCorrelator(*Correlator) R
	VisitInferencer(*Inferencer) R
	VisitWASMProcessor(*WASMProcessor) R
	VisitEmitter(*Emitter) R
	VisitPlacement(*Placement) R
}

// VisitModel calls the method of the value's variant; value must not be nil.
func VisitModel[R any](value Model, visitor ModelVisitor[R]) R {
	switch v := value.(type) {
	case *Schema:
		return visitor.VisitSchema(v)
	case *WireJSONSchema:
		return visitor.VisitWireJSONSchema(v)
	case *WireCBORSchema:
		return visitor.VisitWireCBORSchema(v)
	case *WireAVROSchema:
		return visitor.VisitWireAVROSchema(v)
	case *Codec:
		return visitor.VisitCodec(v)
	case *Client:
		return visitor.VisitClient(v)
	case *Vhost:
		return visitor.VisitVhost(v)
	case *Endpoint:
		return visitor.VisitEndpoint(v)
	case *SignalingProtocol:
		return visitor.VisitSignalingProtocol(v)
	case *Branch:
		return visitor.VisitBranch(v)
	case *Relay:
		return visitor.VisitRelay(v)
	case *HashMap:
		return visitor.VisitHashMap(v)
	case *UDF:
		return visitor.VisitUDF(v)
	case *Ingestor:
		return visitor.VisitIngestor(v)
	case *Reingestor:
		return visitor.VisitReingestor(v)
	case *Generator:
		return visitor.VisitGenerator(v)
	case *Junction:
		return visitor.VisitJunction(v)
	case *Deduplicator:
		return visitor.VisitDeduplicator(v)
	case *Reorderer:
		return visitor.VisitReorderer(v)
	case *WindowProcessor:
		return visitor.VisitWindowProcessor(v)
	case *Correlator:
		return visitor.VisitCorrelator(v)
	case *Inferencer:
		return visitor.VisitInferencer(v)
	case *WASMProcessor:
		return visitor.VisitWASMProcessor(v)
	case *Emitter:
		return visitor.VisitEmitter(v)
	case *Placement:
		return visitor.VisitPlacement(v)
	}
	panic("model: nil Model")
}

// TimeoutAction: What happens to a row without partner.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type TimeoutAction interface {
	isTimeoutAction()
}

func (*TimeoutDrop) isTimeoutAction() {}
func (*TimeoutSend) isTimeoutAction() {}

// TimeoutActionVisitor has one method per variant, so that a new variant fails to compile until
// every visitor deals with it.
type TimeoutActionVisitor[R any] interface {
	VisitTimeoutDrop(*TimeoutDrop) R
	VisitTimeoutSend(*TimeoutSend) R
}

// VisitTimeoutAction calls the method of the value's variant; value must not be nil.
func VisitTimeoutAction[R any](value TimeoutAction, visitor TimeoutActionVisitor[R]) R {
	switch v := value.(type) {
	case *TimeoutDrop:
		return visitor.VisitTimeoutDrop(v)
	case *TimeoutSend:
		return visitor.VisitTimeoutSend(v)
	}
	panic("model: nil TimeoutAction")
}

// SinkMode: How a sink publishes.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type SinkMode interface {
	isSinkMode()
}

func (*SinkNoAck) isSinkMode()         {}
func (*SinkAckSequential) isSinkMode() {}
func (*SinkAckParallel) isSinkMode()   {}

// SinkModeVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type SinkModeVisitor[R any] interface {
	VisitSinkNoAck(*SinkNoAck) R
	VisitSinkAckSequential(*SinkAckSequential) R
	VisitSinkAckParallel(*SinkAckParallel) R
}

// VisitSinkMode calls the method of the value's variant; value must not be nil.
func VisitSinkMode[R any](value SinkMode, visitor SinkModeVisitor[R]) R {
	switch v := value.(type) {
	case *SinkNoAck:
		return visitor.VisitSinkNoAck(v)
	case *SinkAckSequential:
		return visitor.VisitSinkAckSequential(v)
	case *SinkAckParallel:
		return visitor.VisitSinkAckParallel(v)
	}
	panic("model: nil SinkMode")
}

// FIFOGroup: Message group of an SQS FIFO queue.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type FIFOGroup interface {
	isFIFOGroup()
}

func (*FIFOGroupBranch) isFIFOGroup() {}
func (*FIFOGroupValue) isFIFOGroup()  {}

// FIFOGroupVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type FIFOGroupVisitor[R any] interface {
	VisitFIFOGroupBranch(*FIFOGroupBranch) R
	VisitFIFOGroupValue(*FIFOGroupValue) R
}

// VisitFIFOGroup calls the method of the value's variant; value must not be nil.
func VisitFIFOGroup[R any](value FIFOGroup, visitor FIFOGroupVisitor[R]) R {
	switch v := value.(type) {
	case *FIFOGroupBranch:
		return visitor.VisitFIFOGroupBranch(v)
	case *FIFOGroupValue:
		return visitor.VisitFIFOGroupValue(v)
	}
	panic("model: nil FIFOGroup")
}

// Sink: Where an emitter's records go.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type Sink interface {
	isSink()
}

func (*KafkaSink) isSink()      {}
func (*NatsSink) isSink()       {}
func (*PulsarSink) isSink()     {}
func (*RabbitMQSink) isSink()   {}
func (*RedisSink) isSink()      {}
func (*MQTTSink) isSink()       {}
func (*ZeroMQSink) isSink()     {}
func (*SQSSink) isSink()        {}
func (*SentrySink) isSink()     {}
func (*SyslogSink) isSink()     {}
func (*ClickhouseSink) isSink() {}
func (*PostgresSink) isSink()   {}
func (*MySQLSink) isSink()      {}
func (*MongoDBSink) isSink()    {}
func (*IcebergSink) isSink()    {}
func (*HTTPSink) isSink()       {}
func (*ClientSink) isSink()     {}

// SinkVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type SinkVisitor[R any] interface {
	VisitKafkaSink(*KafkaSink) R
	VisitNatsSink(*NatsSink) R
	VisitPulsarSink(*PulsarSink) R
	VisitRabbitMQSink(*RabbitMQSink) R
	VisitRedisSink(*RedisSink) R
	VisitMQTTSink(*MQTTSink) R
	VisitZeroMQSink(*ZeroMQSink) R
	VisitSQSSink(*SQSSink) R
	VisitSentrySink(*SentrySink) R
	VisitSyslogSink(*SyslogSink) R
	VisitClickhouseSink(*ClickhouseSink) R
	VisitPostgresSink(*PostgresSink) R
	VisitMySQLSink(*MySQLSink) R
	VisitMongoDBSink(*MongoDBSink) R
	VisitIcebergSink(*IcebergSink) R
	VisitHTTPSink(*HTTPSink) R
	VisitClientSink(*ClientSink) R
}

// VisitSink calls the method of the value's variant; value must not be nil.
func VisitSink[R any](value Sink, visitor SinkVisitor[R]) R {
	switch v := value.(type) {
	case *KafkaSink:
		return visitor.VisitKafkaSink(v)
	case *NatsSink:
		return visitor.VisitNatsSink(v)
	case *PulsarSink:
		return visitor.VisitPulsarSink(v)
	case *RabbitMQSink:
		return visitor.VisitRabbitMQSink(v)
	case *RedisSink:
		return visitor.VisitRedisSink(v)
	case *MQTTSink:
		return visitor.VisitMQTTSink(v)
	case *ZeroMQSink:
		return visitor.VisitZeroMQSink(v)
	case *SQSSink:
		return visitor.VisitSQSSink(v)
	case *SentrySink:
		return visitor.VisitSentrySink(v)
	case *SyslogSink:
		return visitor.VisitSyslogSink(v)
	case *ClickhouseSink:
		return visitor.VisitClickhouseSink(v)
	case *PostgresSink:
		return visitor.VisitPostgresSink(v)
	case *MySQLSink:
		return visitor.VisitMySQLSink(v)
	case *MongoDBSink:
		return visitor.VisitMongoDBSink(v)
	case *IcebergSink:
		return visitor.VisitIcebergSink(v)
	case *HTTPSink:
		return visitor.VisitHTTPSink(v)
	case *ClientSink:
		return visitor.VisitClientSink(v)
	}
	panic("model: nil Sink")
}

// SourceMode: How a source delivers and acknowledges.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type SourceMode interface {
	isSourceMode()
}

func (*AckSequential) isSourceMode()   {}
func (*AckParallel) isSourceMode()     {}
func (*NoAckSequential) isSourceMode() {}
func (*NoAckParallel) isSourceMode()   {}

// SourceModeVisitor has one method per variant, so that a new variant fails to compile until
// every visitor deals with it.
type SourceModeVisitor[R any] interface {
	VisitAckSequential(*AckSequential) R
	VisitAckParallel(*AckParallel) R
	VisitNoAckSequential(*NoAckSequential) R
	VisitNoAckParallel(*NoAckParallel) R
}

// VisitSourceMode calls the method of the value's variant; value must not be nil.
func VisitSourceMode[R any](value SourceMode, visitor SourceModeVisitor[R]) R {
	switch v := value.(type) {
	case *AckSequential:
		return visitor.VisitAckSequential(v)
	case *AckParallel:
		return visitor.VisitAckParallel(v)
	case *NoAckSequential:
		return visitor.VisitNoAckSequential(v)
	case *NoAckParallel:
		return visitor.VisitNoAckParallel(v)
	}
	panic("model: nil SourceMode")
}

// Source: Where an ingestor's records come from.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type Source interface {
	isSource()
}

func (*EndpointSource) isSource()   {}
func (*NatsSource) isSource()       {}
func (*KafkaSource) isSource()      {}
func (*HTTPSource) isSource()       {}
func (*PrometheusSource) isSource() {}
func (*PulsarSource) isSource()     {}
func (*RabbitMQSource) isSource()   {}
func (*SQSSource) isSource()        {}
func (*RedisSource) isSource()      {}
func (*MQTTSource) isSource()       {}
func (*ZeroMQSource) isSource()     {}
func (*WebsocketsSource) isSource() {}
func (*SyslogSource) isSource()     {}
func (*ClientSource) isSource()     {}

// SourceVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type SourceVisitor[R any] interface {
	VisitEndpointSource(*EndpointSource) R
	VisitNatsSource(*NatsSource) R
	VisitKafkaSource(*KafkaSource) R
	VisitHTTPSource(*HTTPSource) R
	VisitPrometheusSource(*PrometheusSource) R
	VisitPulsarSource(*PulsarSource) R
	VisitRabbitMQSource(*RabbitMQSource) R
	VisitSQSSource(*SQSSource) R
	VisitRedisSource(*RedisSource) R
	VisitMQTTSource(*MQTTSource) R
	VisitZeroMQSource(*ZeroMQSource) R
	VisitWebsocketsSource(*WebsocketsSource) R
	VisitSyslogSource(*SyslogSource) R
	VisitClientSource(*ClientSource) R
}

// VisitSource calls the method of the value's variant; value must not be nil.
func VisitSource[R any](value Source, visitor SourceVisitor[R]) R {
	switch v := value.(type) {
	case *EndpointSource:
		return visitor.VisitEndpointSource(v)
	case *NatsSource:
		return visitor.VisitNatsSource(v)
	case *KafkaSource:
		return visitor.VisitKafkaSource(v)
	case *HTTPSource:
		return visitor.VisitHTTPSource(v)
	case *PrometheusSource:
		return visitor.VisitPrometheusSource(v)
	case *PulsarSource:
		return visitor.VisitPulsarSource(v)
	case *RabbitMQSource:
		return visitor.VisitRabbitMQSource(v)
	case *SQSSource:
		return visitor.VisitSQSSource(v)
	case *RedisSource:
		return visitor.VisitRedisSource(v)
	case *MQTTSource:
		return visitor.VisitMQTTSource(v)
	case *ZeroMQSource:
		return visitor.VisitZeroMQSource(v)
	case *WebsocketsSource:
		return visitor.VisitWebsocketsSource(v)
	case *SyslogSource:
		return visitor.VisitSyslogSource(v)
	case *ClientSource:
		return visitor.VisitClientSource(v)
	}
	panic("model: nil Source")
}

// Quiesce: What the external source meets during a hold.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type Quiesce interface {
	isQuiesce()
}

func (*QuiesceSuspend) isQuiesce() {}
func (*QuiesceBuffer) isQuiesce()  {}
func (*QuiesceDrop) isQuiesce()    {}
func (*QuiesceReject) isQuiesce()  {}

// QuiesceVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type QuiesceVisitor[R any] interface {
	VisitQuiesceSuspend(*QuiesceSuspend) R
	VisitQuiesceBuffer(*QuiesceBuffer) R
	VisitQuiesceDrop(*QuiesceDrop) R
	VisitQuiesceReject(*QuiesceReject) R
}

// VisitQuiesce calls the method of the value's variant; value must not be nil.
func VisitQuiesce[R any](value Quiesce, visitor QuiesceVisitor[R]) R {
	switch v := value.(type) {
	case *QuiesceSuspend:
		return visitor.VisitQuiesceSuspend(v)
	case *QuiesceBuffer:
		return visitor.VisitQuiesceBuffer(v)
	case *QuiesceDrop:
		return visitor.VisitQuiesceDrop(v)
	case *QuiesceReject:
		return visitor.VisitQuiesceReject(v)
	}
	panic("model: nil Quiesce")
}

// Timestamp: Event time of an ingestor.
//
// It is sealed; its variants are pointers to the structs listed in its visitor.
type Timestamp interface {
	isTimestamp()
}

func (*TimestampNow) isTimestamp() {}
func (*TimestampAt) isTimestamp()  {}

// TimestampVisitor has one method per variant, so that a new variant fails to compile until every
// visitor deals with it.
type TimestampVisitor[R any] interface {
	VisitTimestampNow(*TimestampNow) R
	VisitTimestampAt(*TimestampAt) R
}

// VisitTimestamp calls the method of the value's variant; value must not be nil.
func VisitTimestamp[R any](value Timestamp, visitor TimestampVisitor[R]) R {
	switch v := value.(type) {
	case *TimestampNow:
		return visitor.VisitTimestampNow(v)
	case *TimestampAt:
		return visitor.VisitTimestampAt(v)
	}
	panic("model: nil Timestamp")
}
