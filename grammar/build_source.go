package grammar

import (
	"fmt"

	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/grammar/quantity"
)

func (b *builder) ingestor(tree nspl.ICreateIngestorContext) model.Model {
	origin := tree.IngestOrigin()
	result := &model.Ingestor{
		Name: b.folded("name", tree.FreshName()), Filter: b.filter(tree.Filter()),
		Routes: b.entryRoutes(tree.AllEntryRoute()), GeneralError: b.generalError(tree.GeneralError()),
	}
	if client := origin.ClientSource(); client != nil {
		result.Source = b.clientSource("source", client)
	} else {
		result.Source, result.Codec = b.ingestSource("source", origin.IngestSource()), b.folded("codec", origin.CodecRef())
	}
	if quiesce := origin.Quiesce(); quiesce != nil {
		result.Quiesce = b.quiesce("quiesce", quiesce.QuiesceMode())
	}
	if timestamp := tree.Timestamp(); timestamp != nil {
		result.Timestamp = b.timestamp("timestamp", timestamp)
	}
	return result
}

func (b *builder) timestamp(path string, tree nspl.ITimestampContext) model.Timestamp {
	b.mark(path, tree)
	if field := tree.Field(); field != nil {
		return &model.TimestampAt{Field: b.folded(join(path, "field"), field)}
	}
	return &model.TimestampNow{}
}

// ingestSource builds a source whose records a codec decodes.
func (b *builder) ingestSource(path string, tree nspl.IIngestSourceContext) model.Source {
	b.mark(path, tree)
	at := func(field string) string { return join(path, field) }
	switch {
	case tree.EndpointSource() != nil:
		return &model.EndpointSource{Endpoint: b.folded(at("endpoint"), tree.EndpointSource().EndpointRef())}
	case tree.NatsSource() != nil:
		source := tree.NatsSource()
		return &model.NatsSource{
			Client:     b.folded(at("client"), source.ClientRef()),
			Subject:    b.external(at("subject"), source.ExternalName(0)),
			QueueGroup: b.external(at("queue_group"), source.ExternalName(1)),
			Instances:  b.instances(path, source.Instances()),
		}
	case tree.HttpSource() != nil:
		source := tree.HttpSource()
		return &model.HTTPSource{Client: b.folded(at("client"), source.ClientRef()), Every: b.duration(at("every"), source.Duration())}
	case tree.PrometheusSource() != nil:
		source := tree.PrometheusSource()
		b.markToken(at("query"), source.QUOTED())
		return &model.PrometheusSource{
			Client: b.folded(at("client"), source.ClientRef()), Query: b.unquoted(source.QUOTED().GetSymbol()),
			Every: b.duration(at("every"), source.Duration()),
		}
	case tree.RabbitmqSource() != nil:
		source := tree.RabbitmqSource()
		return &model.RabbitMQSource{
			Client: b.folded(at("client"), source.ClientRef()), Queue: b.external(at("queue"), source.ExternalName()),
			Instances: b.instances(path, source.Instances()), Mode: *b.ackSequential(at("mode"), source.AckSequential()),
		}
	case tree.SqsSource() != nil:
		source := tree.SqsSource()
		return &model.SQSSource{
			Client: b.folded(at("client"), source.ClientRef()), Queue: b.external(at("queue"), source.ExternalName()),
			Instances: b.instances(path, source.Instances()), Mode: *b.ackSequential(at("mode"), source.AckSequential()),
		}
	case tree.RedisSource() != nil:
		source := tree.RedisSource()
		return &model.RedisSource{Client: b.folded(at("client"), source.ClientRef()), Channel: b.external(at("channel"), source.ExternalName())}
	case tree.ZeromqSource() != nil:
		return &model.ZeroMQSource{Client: b.folded(at("client"), tree.ZeromqSource().ClientRef())}
	case tree.WebsocketsSource() != nil:
		return &model.WebsocketsSource{Client: b.folded(at("client"), tree.WebsocketsSource().ClientRef())}
	case tree.SyslogSource() != nil:
		return &model.SyslogSource{Client: b.folded(at("client"), tree.SyslogSource().ClientRef())}
	}
	return b.logSource(path, tree)
}

// logSource builds a source that offers several modes.
func (b *builder) logSource(path string, tree nspl.IIngestSourceContext) model.Source {
	at := func(field string) string { return join(path, field) }
	switch {
	case tree.KafkaSource() != nil:
		source := tree.KafkaSource()
		result := &model.KafkaSource{
			Client: b.folded(at("client"), source.ClientRef()), Topic: b.external(at("topic"), source.ExternalName()),
			Instances: b.instances(path, source.Instances()), Mode: b.sourceMode(at("mode"), source.LogMode()),
		}
		if group := source.KafkaOffset().ExternalName(); group != nil {
			name := b.external(at("consumer_group"), group)
			result.ConsumerGroup = &name
		}
		return result
	case tree.PulsarSource() != nil:
		source := tree.PulsarSource()
		return &model.PulsarSource{
			Client: b.folded(at("client"), source.ClientRef()),
			Topic:  b.external(at("topic"), source.ExternalName(0)), Subscription: b.external(at("subscription"), source.ExternalName(1)),
			Instances: b.instances(path, source.Instances()), Mode: b.sourceMode(at("mode"), source.LogMode()),
		}
	}
	source := tree.MqttSource()
	result := &model.MQTTSource{
		Client: b.folded(at("client"), source.ClientRef()), Topic: b.external(at("topic"), source.ExternalName()),
		Instances: b.instances(path, source.Instances()), Persistent: b.flag(at("persistent"), source.PERSISTENT()),
		Mode: &model.NoAckSequential{},
	}
	if quality := source.Unsigned(); quality != nil {
		result.QoS, _ = b.quality(at("qo_s"), quality, 1)
	}
	mode := source.MqttMode()
	b.mark(at("mode"), mode)
	if log := mode.LogMode(); log != nil {
		result.Mode = b.sourceMode(at("mode"), log)
		if log.NoAckParallel() == nil && (!result.Persistent || result.QoS != 1) {
			b.fault(&failure.InvalidClause{Clause: "MODE ACK", Reason: "needs SESSION PERSISTENT and QOS 1", Place: b.place(mode)})
		}
	}
	return result
}

// instances reads INSTANCES, which is 1 when it is not written.
func (b *builder) instances(path string, tree nspl.IInstancesContext) uint64 {
	if tree == nil {
		return 1
	}
	return b.count(join(path, "instances"), tree.Count())
}

// quality reads an MQTT quality of service up to the highest that its place admits; good tells
// whether it is one.
func (b *builder) quality(path string, tree nspl.IUnsignedContext, highest uint8) (value uint8, good bool) {
	b.mark(path, tree)
	level, err := quantity.Unsigned(b.source(tree))
	if err != nil || level > uint64(highest) {
		b.invalid("quality of service", tree, fmt.Errorf("it must be a whole number up to %d", highest))
		return highest, false
	}
	return uint8(level), true
}

func (b *builder) clientSource(path string, tree nspl.IClientSourceContext) model.Source {
	b.mark(path, tree)
	result := &model.ClientSource{Schema: b.folded(join(path, "schema"), tree.SchemaRef())}
	at := join(path, "mode")
	b.mark(at, tree.AckWindow())
	timeout := b.duration(join(at, "timeout"), tree.AckTimeout().Duration())
	retry := b.retry(join(at, "retry"), tree.Retry())
	if count := tree.AckWindow().Count(); count != nil {
		result.Mode = &model.AckParallel{Max: b.count(join(at, "max"), count), Timeout: timeout, Retry: retry}
	} else {
		result.Mode = &model.AckSequential{Timeout: timeout, Retry: retry}
	}
	return result
}

func (b *builder) sourceMode(path string, tree nspl.ILogModeContext) model.SourceMode {
	b.mark(path, tree)
	switch {
	case tree.NoAckParallel() != nil:
		return &model.NoAckParallel{}
	case tree.AckSequential() != nil:
		return b.ackSequential(path, tree.AckSequential())
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

func (b *builder) ackSequential(path string, tree nspl.IAckSequentialContext) *model.AckSequential {
	b.mark(path, tree)
	return &model.AckSequential{
		Timeout: b.duration(join(path, "timeout"), tree.AckTimeout().Duration()), Retry: b.retry(join(path, "retry"), tree.Retry()),
	}
}

func (b *builder) quiesce(path string, tree nspl.IQuiesceModeContext) model.Quiesce {
	b.mark(path, tree)
	switch {
	case tree.SUSPEND() != nil:
		return &model.QuiesceSuspend{}
	case tree.REJECT() != nil:
		return &model.QuiesceReject{RetryAfter: b.duration(join(path, "retry_after"), tree.Duration())}
	case tree.BUFFER() == nil:
		return &model.QuiesceDrop{}
	}
	buffer := &model.QuiesceBuffer{MaxSize: b.byteSize(join(path, "max_size"), tree.ByteSize())}
	switch {
	case tree.OLDEST() != nil:
		buffer.Overflow = model.OverflowOldest
	case tree.NEWEST() != nil:
		buffer.Overflow = model.OverflowNewest
	}
	return buffer
}

func (b *builder) reingestor(tree nspl.ICreateReingestorContext, detached bool) model.Model {
	inputs, collect := b.inputs("", tree.Inputs())
	return &model.Reingestor{
		Name: b.folded("name", tree.FreshName()), Detached: detached,
		Inputs: inputs, Collect: collect, Filter: b.filter(tree.Filter()),
		States: b.states(tree.AllStateDependency()), Routes: b.entryRoutes(tree.AllEntryRoute()),
	}
}

func (b *builder) generator(tree nspl.ICreateGeneratorContext) model.Model {
	return &model.Generator{
		Name: b.folded("name", tree.FreshName()), State: b.folded("state", tree.RelayRef()),
		Interval:  b.duration("interval", tree.Duration()),
		Branching: b.branching("branching", tree.Branching()), Routes: b.setRoutes(tree.AllSetRoute()),
	}
}
