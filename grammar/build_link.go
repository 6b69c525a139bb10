package grammar

import (
	"nervix/generated/model"
	"nervix/generated/nspl"
)

func (b *builder) ingestor(tree nspl.ICreateIngestorContext) model.Model {
	origin := tree.IngestOrigin()
	result := &model.Ingestor{
		Name:   b.folded("name", tree.FreshName()),
		Source: b.ingestSource(origin.IngestSource()),
		Codec:  b.folded("codec", origin.CodecRef()),
		Filter: b.filter(tree.Filter()), Routes: b.entryRoutes(tree.AllEntryRoute()),
		GeneralError: b.generalError(tree.GeneralError()),
	}
	if quiesce := origin.Quiesce(); quiesce != nil {
		b.mark("quiesce", quiesce)
		result.Quiesce = b.quiesce(quiesce.QuiesceMode())
	}
	if timestamp := tree.Timestamp(); timestamp != nil {
		b.mark("timestamp", timestamp)
		result.Timestamp = &model.TimestampNow{}
		if timestamp.Field() != nil {
			result.Timestamp = &model.TimestampAt{Field: b.folded("timestamp.field", timestamp.Field())}
		}
	}
	return result
}

func (b *builder) ingestSource(tree nspl.IIngestSourceContext) model.Source {
	b.mark("source", tree)
	switch {
	case tree.EndpointSource() != nil:
		source := tree.EndpointSource()
		b.mark("source.mode", source.NoAckSequential())
		return &model.EndpointSource{Endpoint: b.folded("source.endpoint", source.EndpointRef()), Mode: &model.NoAckSequential{}}
	case tree.NatsSource() != nil:
		source := tree.NatsSource()
		b.mark("source.mode", source.NoAckSequential())
		return &model.NatsSource{
			Client:     b.folded("source.client", source.ClientRef()),
			Subject:    b.external("source.subject", source.ExternalName(0)),
			QueueGroup: b.external("source.queue_group", source.ExternalName(1)),
			Instances:  b.count("source.instances", source.Instances().Count()),
			Mode:       &model.NoAckSequential{},
		}
	}
	source := tree.KafkaSource()
	result := &model.KafkaSource{
		Client:        b.folded("source.client", source.ClientRef()),
		Topic:         b.external("source.topic", source.ExternalName()),
		ConsumerGroup: b.external("source.consumer_group", source.KafkaOffset().ExternalName()),
		Instances:     1,
		Mode:          b.sourceMode(source.LogMode()),
	}
	if instances := source.Instances(); instances != nil {
		result.Instances = b.count("source.instances", instances.Count())
	}
	return result
}

func (b *builder) sourceMode(tree nspl.ILogModeContext) model.SourceMode {
	const path = "source.mode"
	b.mark(path, tree)
	switch {
	case tree.NoAckParallel() != nil:
		return &model.NoAckParallel{}
	case tree.AckSequential() != nil:
		mode := tree.AckSequential()
		return &model.AckSequential{
			Timeout: b.duration(join(path, "timeout"), mode.AckTimeout().Duration()),
			Retry:   b.retry(join(path, "retry"), mode.Retry()),
		}
	}
	mode := tree.AckParallel()
	batch := b.duration(join(path, "batch_timeout"), mode.Duration())
	return &model.AckParallel{
		Max:          b.count(join(path, "max"), mode.Count()),
		BatchTimeout: &batch,
		Timeout:      b.duration(join(path, "timeout"), mode.AckTimeout().Duration()),
		Retry:        b.retry(join(path, "retry"), mode.Retry()),
	}
}

func (b *builder) quiesce(tree nspl.IQuiesceModeContext) model.Quiesce {
	switch {
	case tree.SUSPEND() != nil:
		return &model.QuiesceSuspend{}
	case tree.REJECT() != nil:
		return &model.QuiesceReject{RetryAfter: b.duration("quiesce.retry_after", tree.Duration())}
	case tree.BUFFER() == nil:
		return &model.QuiesceDrop{}
	}
	buffer := &model.QuiesceBuffer{MaxSize: b.byteSize("quiesce.max_size", tree.ByteSize())}
	switch {
	case tree.OLDEST() != nil:
		buffer.Overflow = model.OverflowOldest
	case tree.NEWEST() != nil:
		buffer.Overflow = model.OverflowNewest
	}
	return buffer
}

func (b *builder) emitter(tree nspl.ICreateEmitterContext, detached bool) model.Model {
	target := tree.EmitTarget()
	result := &model.Emitter{
		Name: b.folded("name", tree.FreshName()), Detached: detached,
		Sink:         b.sink(target.CodecSink()),
		Codec:        b.folded("codec", target.CodecRef()),
		Construction: b.construction("construction", target.Construction()),
		Flush:        b.flush("flush", tree.Flush()),
		MessageError: b.messageError("message_error", tree.MessageError()),
		GeneralError: b.generalError(tree.GeneralError()),
	}
	for _, input := range b.inputs(tree.Inputs()) {
		result.Inputs = append(result.Inputs, model.EmitterInput(input))
	}
	return result
}

func (b *builder) sink(tree nspl.ICodecSinkContext) model.Sink {
	b.mark("sink", tree)
	if sink := tree.NatsSink(); sink != nil {
		mode := sink.NatsSinkMode()
		return &model.NatsSink{
			Client:  b.folded("sink.client", sink.ClientRef()),
			Subject: b.external("sink.subject", sink.ExternalName()),
			Mode:    b.sinkMode(mode.NoAckMode(), mode.AckMode()),
		}
	}
	sink := tree.KafkaSink()
	mode := sink.BrokerMode()
	return &model.KafkaSink{
		Client: b.folded("sink.client", sink.ClientRef()),
		Topic:  b.external("sink.topic", sink.ExternalName()),
		Mode:   b.sinkMode(mode.NoAckMode(), mode.AckMode()),
	}
}

// sinkMode builds whichever of the two modes is written.
func (b *builder) sinkMode(noAck nspl.INoAckModeContext, ack nspl.IAckModeContext) model.SinkMode {
	const path = "sink.mode"
	if noAck != nil {
		b.mark(path, noAck)
		return &model.SinkNoAck{Retry: b.retry(join(path, "retry"), noAck.Retry())}
	}
	b.mark(path, ack)
	timeout := b.duration(join(path, "timeout"), ack.AckTimeout().Duration())
	retry := b.retry(join(path, "retry"), ack.Retry())
	if window := ack.AckWindow(); window.Count() != nil {
		return &model.SinkAckParallel{Max: b.count(join(path, "max"), window.Count()), Timeout: timeout, Retry: retry}
	}
	return &model.SinkAckSequential{Timeout: timeout, Retry: retry}
}
