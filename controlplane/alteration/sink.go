package alteration

import (
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
)

// recreate is the advice for what no operation can reach.
const recreate = "drop and create the emitter in one batch"

// sink is what the operations of an emitter need to know about its sink.
type sink struct {
	name string
	// client leads to its client; nil for TO CLIENT, which needs none.
	client *string
	// modes are the publishing modes it offers.
	modes []string
	// fit takes a written mode over when the sink offers it.
	fit func(statement.WrittenMode) bool
}

// sinks describes sinks; the visitor makes sure that no sink is forgotten.
type sinks struct{}

func describe(s model.Sink) sink { return model.VisitSink(s, sinks{}) }

// broker describes a sink with NO_ACK and confirming modes.
func broker(name string, client *string, mode *model.SinkMode) sink {
	return sink{name, client, []string{"NO_ACK", "ACK SEQUENTIAL", "ACK PARALLEL"}, func(written statement.WrittenMode) bool {
		given, ok := written.(*statement.ModeBroker)
		if ok {
			*mode = given.Mode
		}
		return ok
	}}
}

// unconfirmed describes a sink that knows NO_ACK only.
func unconfirmed(name string, client *string, mode *model.SinkNoAck) sink {
	return sink{name, client, []string{"NO_ACK"}, func(written statement.WrittenMode) bool {
		given, ok := written.(*statement.ModeBroker)
		if !ok {
			return false
		}
		taken, ok := given.Mode.(*model.SinkNoAck)
		if ok {
			*mode = *taken
		}
		return ok
	}}
}

// request describes a sink whose every request is confirmed.
func request(name string, client *string, retry *model.Retry) sink {
	return sink{name, client, []string{"ACK"}, func(written statement.WrittenMode) bool {
		given, ok := written.(*statement.ModeRequest)
		if ok {
			*retry = given.Retry
		}
		return ok
	}}
}

// confirms tells whether a mode awaits confirmations.
func confirms(mode model.SinkMode) bool {
	_, unconfirmed := mode.(*model.SinkNoAck)
	return !unconfirmed
}

// VisitKafkaSink describes TO KAFKA.
func (sinks) VisitKafkaSink(s *model.KafkaSink) sink { return broker("KAFKA", &s.Client, &s.Mode) }

// VisitPulsarSink describes TO PULSAR.
func (sinks) VisitPulsarSink(s *model.PulsarSink) sink { return broker("PULSAR", &s.Client, &s.Mode) }

// VisitRabbitMQSink describes TO RABBITMQ.
func (sinks) VisitRabbitMQSink(s *model.RabbitMQSink) sink {
	return broker("RABBITMQ", &s.Client, &s.Mode)
}

// VisitRedisSink describes TO REDIS.
func (sinks) VisitRedisSink(s *model.RedisSink) sink {
	return unconfirmed("REDIS", &s.Client, &s.Mode)
}

// VisitZeroMQSink describes TO ZEROMQ.
func (sinks) VisitZeroMQSink(s *model.ZeroMQSink) sink {
	return unconfirmed("ZEROMQ", &s.Client, &s.Mode)
}

// VisitSyslogSink describes TO SYSLOG.
func (sinks) VisitSyslogSink(s *model.SyslogSink) sink {
	return unconfirmed("SYSLOG", &s.Client, &s.Mode)
}

// VisitNatsSink describes TO NATS, which confirms through JetStream.
func (sinks) VisitNatsSink(s *model.NatsSink) sink {
	modes := []string{"NO_ACK", "JETSTREAM ACK SEQUENTIAL", "JETSTREAM ACK PARALLEL"}
	return sink{"NATS", &s.Client, modes, func(written statement.WrittenMode) bool {
		switch given := written.(type) {
		case *statement.ModeBroker:
			if confirms(given.Mode) {
				return false
			}
			s.Mode = given.Mode
			return true
		case *statement.ModeJetStream:
			if !confirms(given.Mode) {
				return false
			}
			s.Mode = given.Mode
			return true
		}
		return false
	}}
}

// VisitMQTTSink describes TO MQTT, which confirms from QoS 1 on.
func (sinks) VisitMQTTSink(s *model.MQTTSink) sink {
	return sink{"MQTT", &s.Client, []string{"QOS 0", "QOS 1 ACK", "QOS 2 ACK"}, func(written statement.WrittenMode) bool {
		given, ok := written.(*statement.ModeMQTT)
		if !ok || confirms(given.Mode) != (given.QoS > 0) {
			return false
		}
		s.QoS, s.Mode = given.QoS, given.Mode
		return true
	}}
}

// VisitSQSSink describes TO SQS.
func (sinks) VisitSQSSink(s *model.SQSSink) sink {
	return sink{"SQS", &s.Client, []string{"SINGLE", "BATCH"}, func(written statement.WrittenMode) bool {
		given, ok := written.(*statement.ModeSQS)
		if ok {
			s.Batch, s.Retry = given.Batch, given.Retry
		}
		return ok
	}}
}

// VisitSentrySink describes TO SENTRY.
func (sinks) VisitSentrySink(s *model.SentrySink) sink { return request("SENTRY", &s.Client, &s.Retry) }

// VisitClickhouseSink describes TO CLICKHOUSE.
func (sinks) VisitClickhouseSink(s *model.ClickhouseSink) sink {
	return request("CLICKHOUSE", &s.Client, &s.Retry)
}

// VisitPostgresSink describes TO POSTGRES.
func (sinks) VisitPostgresSink(s *model.PostgresSink) sink {
	return request("POSTGRES", &s.Client, &s.Retry)
}

// VisitMySQLSink describes TO MYSQL.
func (sinks) VisitMySQLSink(s *model.MySQLSink) sink { return request("MYSQL", &s.Client, &s.Retry) }

// VisitMongoDBSink describes TO MONGODB.
func (sinks) VisitMongoDBSink(s *model.MongoDBSink) sink {
	return request("MONGODB", &s.Client, &s.Retry)
}

// VisitIcebergSink describes TO ICEBERG; its client is that of the storage.
func (sinks) VisitIcebergSink(s *model.IcebergSink) sink {
	return request("ICEBERG", &s.Client, &s.Retry)
}

// VisitHTTPSink describes TO HTTP.
func (sinks) VisitHTTPSink(s *model.HTTPSink) sink { return request("HTTP", &s.Client, &s.Retry) }

// VisitClientSink describes TO CLIENT, whose deliveries are always confirmed.
func (sinks) VisitClientSink(s *model.ClientSink) sink {
	return sink{"CLIENT", nil, []string{"ACK SEQUENTIAL", "ACK PARALLEL"}, func(written statement.WrittenMode) bool {
		given, ok := written.(*statement.ModeBroker)
		if !ok || !confirms(given.Mode) {
			return false
		}
		s.Mode = given.Mode
		return true
	}}
}

// modeText gives the keywords of a mode.
func modeText(mode statement.WrittenMode) string {
	switch m := mode.(type) {
	case *statement.ModeMQTT:
		return "QOS " + string(rune('0'+m.QoS))
	case *statement.ModeJetStream:
		return "JETSTREAM ACK"
	case *statement.ModeSQS:
		if m.Batch {
			return "BATCH"
		}
		return "SINGLE"
	case *statement.ModeBroker:
		switch m.Mode.(type) {
		case *model.SinkNoAck:
			return "NO_ACK"
		case *model.SinkAckSequential:
			return "ACK SEQUENTIAL"
		case *model.SinkAckParallel:
			return "ACK PARALLEL"
		}
	}
	return "ACK"
}

// VisitSetSink changes the sink of an emitter. Codec, construction, flush and batch stay, and the
// registry tells whether they fit. TO CLIENT has a batch that no operation sets or removes.
func (c *candidate) VisitSetSink(o *statement.SetSink) failure.Placed {
	m, ok := c.model.(*model.Emitter)
	if !ok {
		return c.foreign("SET TO")
	}
	_, before := m.Sink.(*model.ClientSink)
	if _, after := o.Sink.(*model.ClientSink); before != after {
		return c.unfit("sink", "SET TO "+describe(o.Sink).name, m, recreate)
	}
	m.Sink = o.Sink
	return nil
}

func (c *candidate) unfit(field, clause string, m *model.Emitter, advice string) failure.Placed {
	return c.refuse(field, &failure.UnfitSink{Clause: clause, Sink: describe(m.Sink).name, Owner: c.owner(), Advice: advice})
}

// VisitSetSinkMode changes the publishing mode of an emitter to one that its sink offers.
func (c *candidate) VisitSetSinkMode(o *statement.SetSinkMode) failure.Placed {
	m, ok := c.model.(*model.Emitter)
	if !ok {
		return c.foreign("SET MODE")
	}
	if target := describe(m.Sink); !target.fit(o.Mode) {
		return c.refuse("mode", &failure.UnsupportedMode{System: target.name, Mode: modeText(o.Mode), Offered: target.modes})
	}
	return nil
}

// VisitSetClient changes the client of an emitter.
func (c *candidate) VisitSetClient(o *statement.SetClient) failure.Placed {
	m, ok := c.model.(*model.Emitter)
	if !ok {
		return c.foreign("SET CLIENT")
	}
	target := describe(m.Sink)
	if target.client == nil {
		return c.unfit("client", "SET CLIENT", m, "")
	}
	*target.client = o.Client
	return nil
}

// VisitSetEncoding sets or drops the codec of an emitter.
func (c *candidate) VisitSetEncoding(o *statement.SetEncoding) failure.Placed {
	m, ok := c.model.(*model.Emitter)
	switch {
	case !ok:
		return c.foreign("ENCODE")
	case o.Codec == "" && m.Codec == "":
		return c.missing("", "ENCODE")
	}
	m.Codec = o.Codec
	return nil
}

// VisitSetFlush changes the flush of an emitter.
func (c *candidate) VisitSetFlush(o *statement.SetFlush) failure.Placed {
	m, ok := c.model.(*model.Emitter)
	if !ok {
		return c.foreign("SET FLUSH")
	}
	m.Flush = o.Flush
	return nil
}

// VisitSetCommit changes when the files of an Iceberg emitter become visible.
func (c *candidate) VisitSetCommit(o *statement.SetCommit) failure.Placed {
	m, ok := c.model.(*model.Emitter)
	if !ok {
		return c.foreign("SET COMMIT EACH")
	}
	target, ok := m.Sink.(*model.IcebergSink)
	if !ok {
		return c.unfit("commit", "SET COMMIT EACH", m, "only ICEBERG commits files")
	}
	target.Commit = o.Commit
	return nil
}
