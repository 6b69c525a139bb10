// Code generated from spec/ by go generate. DO NOT EDIT.

// Package connector tells what the language knows of sources and sinks.
//
// It owns their clients, external names, modes, ON QUIESCE forms, headers, metadata and codecs, one
// constant description per variant of model.Source and model.Sink, and how a model fills it. It
// never judges a model and reaches no system.
package connector

import (
	"nervix/generated/datatype"
	"nervix/generated/model"
	"nervix/generated/revision"
	"nervix/generated/statement"
)

// Quiesce is a form of ON QUIESCE that sources offer.
type Quiesce uint8

// Forms of ON QUIESCE.
const (
	// QuiesceSuspend: The source stops reading; the system keeps what arrives.
	QuiesceSuspend Quiesce = iota
	// QuiesceReject: Senders are refused and told when to come back.
	QuiesceReject
	// QuiesceBuffer: A bounded buffer takes what arrives; a full one holds senders back.
	QuiesceBuffer
	// QuiesceOverflow: A bounded buffer takes what arrives; a full one drops.
	QuiesceOverflow
	// QuiesceDrop: What arrives is lost.
	QuiesceDrop
)

// Form gives the clause for people, without ON QUIESCE.
func (q Quiesce) Form() string {
	switch q {
	case QuiesceSuspend:
		return "SUSPEND"
	case QuiesceReject:
		return "REJECT RETRY AFTER <duration>"
	case QuiesceBuffer:
		return "BUFFER MAX SIZE <bytes>"
	case QuiesceOverflow:
		return "BUFFER MAX SIZE <bytes> ON OVERFLOW DROP (OLDEST | NEWEST)"
	case QuiesceDrop:
		return "DROP"
	}
	return ""
}

// CodecUse tells whether an emitter names a codec.
type CodecUse uint8

// Uses of a codec.
const (
	// CodecRequired: ENCODE USING is needed.
	CodecRequired CodecUse = iota
	// CodecOptional: ENCODE USING may be left out, WITHOUT BODY.
	CodecOptional
	// CodecForbidden: there is nothing to encode.
	CodecForbidden
)

// Source is what one source offers.
type Source struct {
	// Name is how FROM calls it.
	Name string
	// Entities are the entity prefixes that fit.
	Entities []statement.Entity
	// Modes are the offered delivery modes; none when the source has none.
	Modes []string
	// Ungrouped tells that PARALLEL takes no BATCH TIMEOUT.
	Ungrouped bool
	// Quiesce are the offered forms, in the order in which they are told to people.
	Quiesce []Quiesce
	// Headers tells whether records have headers.
	Headers bool
	// Metadata are the fields of the scope metadata; none when the source has none.
	Metadata []revision.Field
	// Codec tells whether DECODE USING is required; otherwise it is refused.
	Codec bool
	// Placed tells that it runs on an owner; otherwise it runs on every node.
	Placed bool
	// Instanced tells that INSTANCES is stored.
	Instanced bool
}

// Sink is what one sink offers.
type Sink struct {
	// Name is how TO calls it.
	Name string
	// Modes are the offered publishing modes.
	Modes []string
	// Codec tells whether ENCODE USING may stand.
	Codec CodecUse
	// Values tells that VALUES and WHERE take the place of the construction.
	Values bool
	// Headers tells whether write_header may be invoked.
	Headers bool
	// Batched tells that WITH MAX BATCH is stored.
	Batched bool
}

// Client is the use of a client.
type Client struct {
	// Path is the field that names it, below the source or sink.
	Path string
	// Clause is the clause that names it when it is not FROM or TO itself.
	Clause string
	Name   string
	// Type is what the client must reach.
	Type model.ClientType
}

// External is the name of something outside of the cluster.
type External struct {
	Path, Clause, Name string
}

// SourceUse is a source as an ingestor declares it.
type SourceUse struct {
	*Source
	Clients   []Client
	Externals []External
	// Instances is meaningful when the source is instanced.
	Instances uint64
	// Moded tells that the ingestor stores a mode.
	Moded bool
	Mode  model.SourceMode
	// Durable tells whether SUSPEND and the ACK modes are possible with its other settings.
	Durable bool
}

// SinkUse is a sink as an emitter declares it.
type SinkUse struct {
	*Sink
	Clients   []Client
	Externals []External
	// Moded tells that the emitter stores a mode.
	Moded bool
	Mode  model.SinkMode
	// Retry is the policy of a sink without a stored mode.
	Retry *model.Retry
	// Columns are the VALUES of a row sink.
	Columns []model.ColumnValue
	// MaxBatch is meaningful when the sink is batched.
	MaxBatch uint64
}

var (
	hTTPSource = Source{
		Name: "HTTP", Headers: true, Codec: true, Placed: true, Instanced: false, Ungrouped: false,
		Entities: []statement.Entity{statement.EntityHTTPPoll},
		Modes:    []string{},
		Quiesce:  []Quiesce{QuiesceSuspend, QuiesceOverflow},
	}
	prometheusSource = Source{
		Name: "PROMETHEUS", Headers: false, Codec: true, Placed: true, Instanced: false, Ungrouped: false,
		Entities: []statement.Entity{statement.EntityPrometheusQuery},
		Modes:    []string{},
		Quiesce:  []Quiesce{QuiesceSuspend, QuiesceOverflow},
	}
	kafkaSource = Source{
		Name: "KAFKA", Headers: true, Codec: true, Placed: true, Instanced: true, Ungrouped: false,
		Entities: []statement.Entity{statement.EntityKafkaTopic},
		Modes:    []string{"ACK SEQUENTIAL", "ACK PARALLEL", "NO_ACK PARALLEL"},
		Quiesce:  []Quiesce{QuiesceSuspend},
		Metadata: []revision.Field{
			{Name: "topic", Type: datatype.Type{Kind: datatype.KindString}, Nullable: false},
			{Name: "partition", Type: datatype.Type{Kind: datatype.KindI32}, Nullable: false},
			{Name: "offset", Type: datatype.Type{Kind: datatype.KindI64}, Nullable: false},
		},
	}
	pulsarSource = Source{
		Name: "PULSAR", Headers: true, Codec: true, Placed: true, Instanced: true, Ungrouped: false,
		Entities: []statement.Entity{statement.EntityPulsarTopic},
		Modes:    []string{"ACK SEQUENTIAL", "ACK PARALLEL", "NO_ACK PARALLEL"},
		Quiesce:  []Quiesce{QuiesceSuspend},
	}
	rabbitMQSource = Source{
		Name: "RABBITMQ", Headers: true, Codec: true, Placed: true, Instanced: true, Ungrouped: false,
		Entities: []statement.Entity{statement.EntityRabbitmqQueue},
		Modes:    []string{"ACK SEQUENTIAL"},
		Quiesce:  []Quiesce{QuiesceSuspend},
	}
	sQSSource = Source{
		Name: "SQS", Headers: true, Codec: true, Placed: true, Instanced: true, Ungrouped: false,
		Entities: []statement.Entity{statement.EntitySqsQueue},
		Modes:    []string{"ACK SEQUENTIAL"},
		Quiesce:  []Quiesce{QuiesceSuspend},
	}
	redisSource = Source{
		Name: "REDIS PUBSUB", Headers: false, Codec: true, Placed: true, Instanced: false, Ungrouped: false,
		Entities: []statement.Entity{statement.EntityRedisChannel},
		Modes:    []string{"NO_ACK SEQUENTIAL"},
		Quiesce:  []Quiesce{QuiesceOverflow, QuiesceDrop},
	}
	natsSource = Source{
		Name: "NATS", Headers: true, Codec: true, Placed: true, Instanced: true, Ungrouped: false,
		Entities: []statement.Entity{statement.EntityNatsSubject},
		Modes:    []string{"NO_ACK SEQUENTIAL"},
		Quiesce:  []Quiesce{QuiesceOverflow, QuiesceDrop},
	}
	mQTTSource = Source{
		Name: "MQTT", Headers: false, Codec: true, Placed: true, Instanced: true, Ungrouped: false,
		Entities: []statement.Entity{statement.EntityMqttTopic},
		Modes:    []string{"ACK SEQUENTIAL", "ACK PARALLEL", "NO_ACK SEQUENTIAL", "NO_ACK PARALLEL"},
		Quiesce:  []Quiesce{QuiesceSuspend, QuiesceOverflow, QuiesceDrop},
	}
	zeroMQSource = Source{
		Name: "ZEROMQ", Headers: false, Codec: true, Placed: true, Instanced: false, Ungrouped: false,
		Entities: []statement.Entity{statement.EntityZeromqSocket},
		Modes:    []string{"NO_ACK SEQUENTIAL"},
		Quiesce:  []Quiesce{QuiesceSuspend, QuiesceOverflow, QuiesceDrop},
	}
	endpointSource = Source{
		Name: "ENDPOINT", Headers: true, Codec: true, Placed: false, Instanced: false, Ungrouped: false,
		Entities: []statement.Entity{statement.EntityHTTPEndpoint, statement.EntityWebsocketsEndpoint},
		Modes:    []string{"NO_ACK SEQUENTIAL"},
		Quiesce:  []Quiesce{QuiesceReject, QuiesceBuffer},
	}
	websocketsSource = Source{
		Name: "WEBSOCKETS", Headers: false, Codec: true, Placed: true, Instanced: false, Ungrouped: false,
		Entities: []statement.Entity{statement.EntityWebsocketsConnection},
		Modes:    []string{"NO_ACK SEQUENTIAL"},
		Quiesce:  []Quiesce{QuiesceOverflow, QuiesceDrop},
	}
	syslogSource = Source{
		Name: "SYSLOG", Headers: false, Codec: true, Placed: false, Instanced: false, Ungrouped: false,
		Entities: []statement.Entity{statement.EntitySyslogListener},
		Modes:    []string{"NO_ACK SEQUENTIAL"},
		Quiesce:  []Quiesce{QuiesceSuspend, QuiesceOverflow, QuiesceDrop},
		Metadata: []revision.Field{
			{Name: "peer_addr", Type: datatype.Type{Kind: datatype.KindString}, Nullable: true},
		},
	}
	clientSource = Source{
		Name: "CLIENT", Headers: false, Codec: false, Placed: true, Instanced: false, Ungrouped: true,
		Entities: []statement.Entity{statement.EntityClient},
		Modes:    []string{"ACK SEQUENTIAL", "ACK PARALLEL"},
		Quiesce:  []Quiesce{QuiesceSuspend},
	}
	kafkaSink = Sink{
		Name: "KAFKA", Codec: CodecRequired, Values: false, Headers: true, Batched: false,
		Modes: []string{"NO_ACK", "ACK"},
	}
	pulsarSink = Sink{
		Name: "PULSAR", Codec: CodecRequired, Values: false, Headers: true, Batched: false,
		Modes: []string{"NO_ACK", "ACK"},
	}
	rabbitMQSink = Sink{
		Name: "RABBITMQ", Codec: CodecRequired, Values: false, Headers: true, Batched: false,
		Modes: []string{"NO_ACK", "ACK"},
	}
	redisSink = Sink{
		Name: "REDIS PUBSUB", Codec: CodecRequired, Values: false, Headers: false, Batched: false,
		Modes: []string{"NO_ACK"},
	}
	mQTTSink = Sink{
		Name: "MQTT", Codec: CodecRequired, Values: false, Headers: false, Batched: false,
		Modes: []string{"QOS 0", "QOS 1 ACK", "QOS 2 ACK"},
	}
	natsSink = Sink{
		Name: "NATS", Codec: CodecRequired, Values: false, Headers: true, Batched: false,
		Modes: []string{"NO_ACK", "JETSTREAM ACK"},
	}
	zeroMQSink = Sink{
		Name: "ZEROMQ", Codec: CodecRequired, Values: false, Headers: false, Batched: false,
		Modes: []string{"NO_ACK"},
	}
	sQSSink = Sink{
		Name: "SQS", Codec: CodecRequired, Values: false, Headers: true, Batched: false,
		Modes: []string{"SINGLE", "BATCH"},
	}
	sentrySink = Sink{
		Name: "SENTRY", Codec: CodecRequired, Values: false, Headers: false, Batched: false,
		Modes: []string{"ACK"},
	}
	syslogSink = Sink{
		Name: "SYSLOG", Codec: CodecRequired, Values: false, Headers: false, Batched: false,
		Modes: []string{"NO_ACK"},
	}
	clickhouseSink = Sink{
		Name: "CLICKHOUSE", Codec: CodecForbidden, Values: true, Headers: false, Batched: true,
		Modes: []string{"ACK"},
	}
	postgresSink = Sink{
		Name: "POSTGRES", Codec: CodecForbidden, Values: true, Headers: false, Batched: true,
		Modes: []string{"ACK"},
	}
	mySQLSink = Sink{
		Name: "MYSQL", Codec: CodecForbidden, Values: true, Headers: false, Batched: true,
		Modes: []string{"ACK"},
	}
	mongoDBSink = Sink{
		Name: "MONGODB", Codec: CodecForbidden, Values: true, Headers: false, Batched: true,
		Modes: []string{"ACK"},
	}
	icebergSink = Sink{
		Name: "ICEBERG", Codec: CodecForbidden, Values: true, Headers: false, Batched: false,
		Modes: []string{"ACK"},
	}
	hTTPSink = Sink{
		Name: "HTTP", Codec: CodecOptional, Values: false, Headers: true, Batched: false,
		Modes: []string{"ACK"},
	}
	clientSink = Sink{
		Name: "CLIENT", Codec: CodecForbidden, Values: false, Headers: false, Batched: false,
		Modes: []string{"ACK"},
	}
)

// Sources lists what every source offers, in the order of the spec. The list is new, its entries are
// shared.
func Sources() []*Source {
	return []*Source{&hTTPSource, &prometheusSource, &kafkaSource, &pulsarSource, &rabbitMQSource, &sQSSource, &redisSource, &natsSource, &mQTTSource, &zeroMQSource, &endpointSource, &websocketsSource, &syslogSource, &clientSource}
}

// Sinks lists what every sink offers, in the order of the spec. The list is new, its entries are
// shared.
func Sinks() []*Sink {
	return []*Sink{&kafkaSink, &pulsarSink, &rabbitMQSink, &redisSink, &mQTTSink, &natsSink, &zeroMQSink, &sQSSink, &sentrySink, &syslogSink, &clickhouseSink, &postgresSink, &mySQLSink, &mongoDBSink, &icebergSink, &hTTPSink, &clientSink}
}

// UseSource describes a source; it is nil for none. The result shares its lists with the
// model and with other uses, which must not be changed.
func UseSource(m model.Source) *SourceUse {
	if m == nil {
		return nil
	}
	return model.VisitSource[*SourceUse](m, sources{})
}

// UseSink describes a sink; it is nil for none. The result shares its lists with the model and with
// other uses, which must not be changed.
func UseSink(m model.Sink) *SinkUse {
	if m == nil {
		return nil
	}
	return model.VisitSink[*SinkUse](m, sinks{})
}

// among gives the type that belongs to an enum value.
func among(value int, types ...model.ClientType) model.ClientType {
	return types[min(value, len(types)-1)]
}

type sources struct{}

type sinks struct{}

// VisitHTTPSource describes a source.
func (sources) VisitHTTPSource(m *model.HTTPSource) *SourceUse {
	use := &SourceUse{Source: &hTTPSource, Durable: true}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeHTTP})
	return use
}

// VisitPrometheusSource describes a source.
func (sources) VisitPrometheusSource(m *model.PrometheusSource) *SourceUse {
	use := &SourceUse{Source: &prometheusSource, Durable: true}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypePrometheus})
	return use
}

// VisitKafkaSource describes a source.
func (sources) VisitKafkaSource(m *model.KafkaSource) *SourceUse {
	use := &SourceUse{Source: &kafkaSource, Durable: true}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeKafka})
	use.Externals = append(use.Externals, External{Path: "topic", Clause: "TOPIC", Name: m.Topic})
	if m.ConsumerGroup != nil {
		use.Externals = append(use.Externals, External{Path: "consumer_group", Clause: "CONSUMER GROUP", Name: *m.ConsumerGroup})
	}
	use.Instances = m.Instances
	use.Moded, use.Mode = true, m.Mode
	return use
}

// VisitPulsarSource describes a source.
func (sources) VisitPulsarSource(m *model.PulsarSource) *SourceUse {
	use := &SourceUse{Source: &pulsarSource, Durable: true}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypePulsar})
	use.Externals = append(use.Externals, External{Path: "topic", Clause: "TOPIC", Name: m.Topic})
	use.Externals = append(use.Externals, External{Path: "subscription", Clause: "SUBSCRIPTION", Name: m.Subscription})
	use.Instances = m.Instances
	use.Moded, use.Mode = true, m.Mode
	return use
}

// VisitRabbitMQSource describes a source.
func (sources) VisitRabbitMQSource(m *model.RabbitMQSource) *SourceUse {
	use := &SourceUse{Source: &rabbitMQSource, Durable: true}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeRabbitmq})
	use.Externals = append(use.Externals, External{Path: "queue", Clause: "QUEUE", Name: m.Queue})
	use.Instances = m.Instances
	use.Moded, use.Mode = true, &m.Mode
	return use
}

// VisitSQSSource describes a source.
func (sources) VisitSQSSource(m *model.SQSSource) *SourceUse {
	use := &SourceUse{Source: &sQSSource, Durable: true}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeSqs})
	use.Externals = append(use.Externals, External{Path: "queue", Clause: "QUEUE", Name: m.Queue})
	use.Instances = m.Instances
	use.Moded, use.Mode = true, &m.Mode
	return use
}

// VisitRedisSource describes a source.
func (sources) VisitRedisSource(m *model.RedisSource) *SourceUse {
	use := &SourceUse{Source: &redisSource, Durable: true}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeRedis})
	use.Externals = append(use.Externals, External{Path: "channel", Clause: "CHANNEL", Name: m.Channel})
	return use
}

// VisitNatsSource describes a source.
func (sources) VisitNatsSource(m *model.NatsSource) *SourceUse {
	use := &SourceUse{Source: &natsSource, Durable: true}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeNats})
	use.Externals = append(use.Externals, External{Path: "subject", Clause: "SUBJECT", Name: m.Subject})
	use.Externals = append(use.Externals, External{Path: "queue_group", Clause: "QUEUE GROUP", Name: m.QueueGroup})
	use.Instances = m.Instances
	return use
}

// VisitMQTTSource describes a source.
func (sources) VisitMQTTSource(m *model.MQTTSource) *SourceUse {
	use := &SourceUse{Source: &mQTTSource, Durable: m.Persistent && m.QoS == 1}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeMqtt})
	use.Externals = append(use.Externals, External{Path: "topic", Clause: "TOPIC", Name: m.Topic})
	use.Instances = m.Instances
	use.Moded, use.Mode = true, m.Mode
	return use
}

// VisitZeroMQSource describes a source.
func (sources) VisitZeroMQSource(m *model.ZeroMQSource) *SourceUse {
	use := &SourceUse{Source: &zeroMQSource, Durable: true}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeZeromq})
	return use
}

// VisitEndpointSource describes a source.
func (sources) VisitEndpointSource(m *model.EndpointSource) *SourceUse {
	use := &SourceUse{Source: &endpointSource, Durable: true}
	return use
}

// VisitWebsocketsSource describes a source.
func (sources) VisitWebsocketsSource(m *model.WebsocketsSource) *SourceUse {
	use := &SourceUse{Source: &websocketsSource, Durable: true}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeWebsockets})
	return use
}

// VisitSyslogSource describes a source.
func (sources) VisitSyslogSource(m *model.SyslogSource) *SourceUse {
	use := &SourceUse{Source: &syslogSource, Durable: true}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeSyslog})
	return use
}

// VisitClientSource describes a source.
func (sources) VisitClientSource(m *model.ClientSource) *SourceUse {
	use := &SourceUse{Source: &clientSource, Durable: true}
	use.Moded, use.Mode = true, m.Mode
	return use
}

// VisitKafkaSink describes a sink.
func (sinks) VisitKafkaSink(m *model.KafkaSink) *SinkUse {
	use := &SinkUse{Sink: &kafkaSink}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeKafka})
	use.Externals = append(use.Externals, External{Path: "topic", Clause: "TOPIC", Name: m.Topic})
	use.Moded, use.Mode = true, m.Mode
	return use
}

// VisitPulsarSink describes a sink.
func (sinks) VisitPulsarSink(m *model.PulsarSink) *SinkUse {
	use := &SinkUse{Sink: &pulsarSink}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypePulsar})
	use.Externals = append(use.Externals, External{Path: "topic", Clause: "TOPIC", Name: m.Topic})
	use.Moded, use.Mode = true, m.Mode
	return use
}

// VisitRabbitMQSink describes a sink.
func (sinks) VisitRabbitMQSink(m *model.RabbitMQSink) *SinkUse {
	use := &SinkUse{Sink: &rabbitMQSink}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeRabbitmq})
	use.Externals = append(use.Externals, External{Path: "queue", Clause: "QUEUE", Name: m.Queue})
	use.Moded, use.Mode = true, m.Mode
	return use
}

// VisitRedisSink describes a sink.
func (sinks) VisitRedisSink(m *model.RedisSink) *SinkUse {
	use := &SinkUse{Sink: &redisSink}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeRedis})
	use.Externals = append(use.Externals, External{Path: "channel", Clause: "CHANNEL", Name: m.Channel})
	use.Moded, use.Mode = true, &m.Mode
	return use
}

// VisitMQTTSink describes a sink.
func (sinks) VisitMQTTSink(m *model.MQTTSink) *SinkUse {
	use := &SinkUse{Sink: &mQTTSink}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeMqtt})
	use.Externals = append(use.Externals, External{Path: "topic", Clause: "TOPIC", Name: m.Topic})
	use.Moded, use.Mode = true, m.Mode
	return use
}

// VisitNatsSink describes a sink.
func (sinks) VisitNatsSink(m *model.NatsSink) *SinkUse {
	use := &SinkUse{Sink: &natsSink}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeNats})
	use.Externals = append(use.Externals, External{Path: "subject", Clause: "SUBJECT", Name: m.Subject})
	use.Moded, use.Mode = true, m.Mode
	return use
}

// VisitZeroMQSink describes a sink.
func (sinks) VisitZeroMQSink(m *model.ZeroMQSink) *SinkUse {
	use := &SinkUse{Sink: &zeroMQSink}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeZeromq})
	use.Moded, use.Mode = true, &m.Mode
	return use
}

// VisitSQSSink describes a sink.
func (sinks) VisitSQSSink(m *model.SQSSink) *SinkUse {
	use := &SinkUse{Sink: &sQSSink}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeSqs})
	use.Externals = append(use.Externals, External{Path: "queue", Clause: "QUEUE", Name: m.Queue})
	use.Retry = &m.Retry
	return use
}

// VisitSentrySink describes a sink.
func (sinks) VisitSentrySink(m *model.SentrySink) *SinkUse {
	use := &SinkUse{Sink: &sentrySink}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeSentry})
	use.Retry = &m.Retry
	return use
}

// VisitSyslogSink describes a sink.
func (sinks) VisitSyslogSink(m *model.SyslogSink) *SinkUse {
	use := &SinkUse{Sink: &syslogSink}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeSyslog})
	use.Moded, use.Mode = true, &m.Mode
	return use
}

// VisitClickhouseSink describes a sink.
func (sinks) VisitClickhouseSink(m *model.ClickhouseSink) *SinkUse {
	use := &SinkUse{Sink: &clickhouseSink}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeClickhouse})
	use.Externals = append(use.Externals, External{Path: "table", Clause: "TABLE", Name: m.Table})
	use.Retry = &m.Retry
	use.Columns = m.Values
	use.MaxBatch = m.MaxBatch
	return use
}

// VisitPostgresSink describes a sink.
func (sinks) VisitPostgresSink(m *model.PostgresSink) *SinkUse {
	use := &SinkUse{Sink: &postgresSink}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypePostgres})
	use.Externals = append(use.Externals, External{Path: "table", Clause: "TABLE", Name: m.Table})
	use.Retry = &m.Retry
	use.Columns = m.Values
	use.MaxBatch = m.MaxBatch
	return use
}

// VisitMySQLSink describes a sink.
func (sinks) VisitMySQLSink(m *model.MySQLSink) *SinkUse {
	use := &SinkUse{Sink: &mySQLSink}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeMysql})
	use.Externals = append(use.Externals, External{Path: "table", Clause: "TABLE", Name: m.Table})
	use.Retry = &m.Retry
	use.Columns = m.Values
	use.MaxBatch = m.MaxBatch
	return use
}

// VisitMongoDBSink describes a sink.
func (sinks) VisitMongoDBSink(m *model.MongoDBSink) *SinkUse {
	use := &SinkUse{Sink: &mongoDBSink}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeMongodb})
	use.Externals = append(use.Externals, External{Path: "collection", Clause: "COLLECTION", Name: m.Collection})
	use.Retry = &m.Retry
	use.Columns = m.Values
	use.MaxBatch = m.MaxBatch
	return use
}

// VisitIcebergSink describes a sink.
func (sinks) VisitIcebergSink(m *model.IcebergSink) *SinkUse {
	use := &SinkUse{Sink: &icebergSink}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: among(int(m.Storage), model.ClientTypeS3, model.ClientTypeGcs, model.ClientTypeAzureBlob)})
	use.Clients = append(use.Clients, Client{Path: "catalog", Clause: "CATALOG", Name: m.Catalog, Type: model.ClientTypeIcebergRest})
	use.Externals = append(use.Externals, External{Path: "table", Clause: "TABLE", Name: m.Table})
	use.Externals = append(use.Externals, External{Path: "location", Clause: "LOCATION", Name: m.Location})
	use.Retry = &m.Retry
	use.Columns = m.Values
	return use
}

// VisitHTTPSink describes a sink.
func (sinks) VisitHTTPSink(m *model.HTTPSink) *SinkUse {
	use := &SinkUse{Sink: &hTTPSink}
	use.Clients = append(use.Clients, Client{Path: "client", Clause: "", Name: m.Client, Type: model.ClientTypeHTTP})
	use.Retry = &m.Retry
	return use
}

// VisitClientSink describes a sink.
func (sinks) VisitClientSink(m *model.ClientSink) *SinkUse {
	use := &SinkUse{Sink: &clientSink}
	use.Moded, use.Mode = true, m.Mode
	return use
}
