package grammar

import (
	"fmt"
	"strings"

	"nervix/generated/model"
)

// VisitEndpointSource renders FROM ENDPOINT.
func (renderer) VisitEndpointSource(s *model.EndpointSource) string {
	return "ENDPOINT " + s.Endpoint + modeSequential
}

// modeSequential is the mode of the sources that offer no other.
const modeSequential = " MODE NO_ACK SEQUENTIAL"

// VisitNatsSource renders FROM NATS, always with its INSTANCES.
func (renderer) VisitNatsSource(s *model.NatsSource) string {
	return fmt.Sprintf("NATS %s SUBJECT %s QUEUE GROUP %s INSTANCES %d", s.Client, external(s.Subject), external(s.QueueGroup), s.Instances) + modeSequential
}

// instances renders INSTANCES with a leading blank; a single one is not printed.
func instances(count uint64) string {
	if count == 1 {
		return ""
	}
	return fmt.Sprintf(" INSTANCES %d", count)
}

// VisitKafkaSource renders FROM KAFKA.
func (r renderer) VisitKafkaSource(s *model.KafkaSource) string {
	offset := "DOMAIN"
	if s.ConsumerGroup != nil {
		offset = "CONSUMER GROUP " + external(*s.ConsumerGroup)
	}
	return "KAFKA " + s.Client + " TOPIC " + external(s.Topic) + " OFFSET BY " + offset + instances(s.Instances) + " MODE " + model.VisitSourceMode(s.Mode, r)
}

// VisitHTTPSource renders FROM HTTP.
func (renderer) VisitHTTPSource(s *model.HTTPSource) string {
	return "HTTP " + s.Client + " EVERY " + s.Every.Text
}

// VisitPrometheusSource renders FROM PROMETHEUS.
func (renderer) VisitPrometheusSource(s *model.PrometheusSource) string {
	return "PROMETHEUS " + s.Client + " QUERY " + quote(s.Query) + " EVERY " + s.Every.Text
}

// VisitPulsarSource renders FROM PULSAR.
func (r renderer) VisitPulsarSource(s *model.PulsarSource) string {
	return "PULSAR " + s.Client + " TOPIC " + external(s.Topic) + " SUBSCRIPTION " + external(s.Subscription) +
		instances(s.Instances) + " MODE " + model.VisitSourceMode(s.Mode, r)
}

// VisitRabbitMQSource renders FROM RABBITMQ.
func (r renderer) VisitRabbitMQSource(s *model.RabbitMQSource) string {
	return "RABBITMQ " + s.Client + " QUEUE " + external(s.Queue) + instances(s.Instances) + " MODE " + r.VisitAckSequential(&s.Mode)
}

// VisitSQSSource renders FROM SQS.
func (r renderer) VisitSQSSource(s *model.SQSSource) string {
	return "SQS " + s.Client + " QUEUE " + external(s.Queue) + instances(s.Instances) + " MODE " + r.VisitAckSequential(&s.Mode)
}

// VisitRedisSource renders FROM REDIS.
func (renderer) VisitRedisSource(s *model.RedisSource) string {
	return "REDIS PUBSUB " + s.Client + " CHANNEL " + external(s.Channel) + modeSequential
}

// VisitMQTTSource renders FROM MQTT; session and quality are printed together unless both are the
// defaults.
func (r renderer) VisitMQTTSource(s *model.MQTTSource) string {
	session := ""
	if s.Persistent || s.QoS > 0 {
		word := "CLEAN"
		if s.Persistent {
			word = "PERSISTENT"
		}
		session = fmt.Sprintf(" SESSION %s QOS %d", word, s.QoS)
	}
	return "MQTT " + s.Client + " TOPIC " + external(s.Topic) + instances(s.Instances) + session + " MODE " + model.VisitSourceMode(s.Mode, r)
}

// VisitZeroMQSource renders FROM ZEROMQ.
func (renderer) VisitZeroMQSource(s *model.ZeroMQSource) string {
	return "ZEROMQ " + s.Client + modeSequential
}

// VisitWebsocketsSource renders FROM WEBSOCKETS.
func (renderer) VisitWebsocketsSource(s *model.WebsocketsSource) string {
	return "WEBSOCKETS " + s.Client + modeSequential
}

// VisitSyslogSource renders FROM SYSLOG.
func (renderer) VisitSyslogSource(s *model.SyslogSource) string {
	return "SYSLOG " + s.Client + modeSequential
}

// VisitClientSource renders FROM CLIENT.
func (r renderer) VisitClientSource(s *model.ClientSource) string {
	return "CLIENT SCHEMA " + s.Schema + " MODE " + model.VisitSourceMode(s.Mode, r)
}

// VisitKafkaSink renders TO KAFKA.
func (r renderer) VisitKafkaSink(s *model.KafkaSink) string {
	return "KAFKA " + s.Client + " TOPIC " + external(s.Topic) + " MODE " + model.VisitSinkMode(s.Mode, r)
}

// VisitNatsSink renders TO NATS; confirming modes publish through JetStream.
func (r renderer) VisitNatsSink(s *model.NatsSink) string {
	_, plain := s.Mode.(*model.SinkNoAck)
	return "NATS " + s.Client + " SUBJECT " + external(s.Subject) + " MODE " + when(!plain, "JETSTREAM ") + model.VisitSinkMode(s.Mode, r)
}

// VisitPulsarSink renders TO PULSAR.
func (r renderer) VisitPulsarSink(s *model.PulsarSink) string {
	return "PULSAR " + s.Client + " TOPIC " + external(s.Topic) + " MODE " + model.VisitSinkMode(s.Mode, r)
}

// VisitRabbitMQSink renders TO RABBITMQ.
func (r renderer) VisitRabbitMQSink(s *model.RabbitMQSink) string {
	return "RABBITMQ " + s.Client + " QUEUE " + external(s.Queue) + " MODE " + model.VisitSinkMode(s.Mode, r)
}

// VisitRedisSink renders TO REDIS.
func (r renderer) VisitRedisSink(s *model.RedisSink) string {
	return "REDIS PUBSUB " + s.Client + " CHANNEL " + external(s.Channel) + " MODE " + r.VisitSinkNoAck(&s.Mode)
}

// VisitMQTTSink renders TO MQTT.
func (r renderer) VisitMQTTSink(s *model.MQTTSink) string {
	return "MQTT " + s.Client + " TOPIC " + external(s.Topic) + " MODE " + r.mqttMode(s.QoS, s.Mode)
}

// mqttMode renders a mode of MQTT; what confirms nothing is written without a word of its own.
func (r renderer) mqttMode(quality uint8, mode model.SinkMode) string {
	if plain, ok := mode.(*model.SinkNoAck); ok {
		return fmt.Sprintf("QOS %d", quality) + retry(plain.Retry)
	}
	return fmt.Sprintf("QOS %d ", quality) + model.VisitSinkMode(mode, r)
}

// VisitZeroMQSink renders TO ZEROMQ.
func (r renderer) VisitZeroMQSink(s *model.ZeroMQSink) string {
	return "ZEROMQ " + s.Client + " MODE " + r.VisitSinkNoAck(&s.Mode)
}

// VisitSQSSink renders TO SQS.
func (r renderer) VisitSQSSink(s *model.SQSSink) string {
	group := ""
	if s.Group != nil {
		group = " FIFO GROUP " + model.VisitFIFOGroup(s.Group, r)
	}
	return "SQS " + s.Client + " QUEUE " + sqsQueue(s.Queue) + group + " MODE " + sqsMode(s.Batch, s.Retry)
}

func sqsMode(batch bool, policy model.Retry) string {
	if batch {
		return "BATCH" + retry(policy)
	}
	return "SINGLE" + retry(policy)
}

// VisitFIFOGroupBranch renders FROM BRANCH.
func (renderer) VisitFIFOGroupBranch(*model.FIFOGroupBranch) string { return "FROM BRANCH" }

// VisitFIFOGroupValue renders the expression of a group.
func (renderer) VisitFIFOGroupValue(g *model.FIFOGroupValue) string { return RenderExpr(g.Value) }

// sqsQueue writes the queue of an SQS sink: bare when words and numbers can build it.
func sqsQueue(queue string) string {
	name := strings.TrimSuffix(queue, ".fifo")
	if queue == strings.ToLower(queue) && isHostName(name) && !strings.Contains(name, ".") {
		return queue
	}
	return quote(queue)
}

// VisitSentrySink renders TO SENTRY.
func (renderer) VisitSentrySink(s *model.SentrySink) string {
	return "SENTRY " + s.Client + requestMode(s.Retry)
}

// requestMode renders the mode of the sinks that send requests, with a leading blank.
func requestMode(policy model.Retry) string { return " MODE ACK" + retry(policy) }

// VisitSyslogSink renders TO SYSLOG.
func (r renderer) VisitSyslogSink(s *model.SyslogSink) string {
	return "SYSLOG " + s.Client + " MODE " + r.VisitSinkNoAck(&s.Mode)
}

// VisitClickhouseSink renders TO CLICKHOUSE.
func (renderer) VisitClickhouseSink(s *model.ClickhouseSink) string {
	return "CLICKHOUSE " + s.Client + " INSERT TO TABLE " + external(s.Table) + values(s.Values) + maxBatch(s.MaxBatch) + requestMode(s.Retry)
}

// VisitPostgresSink renders TO POSTGRES.
func (renderer) VisitPostgresSink(s *model.PostgresSink) string {
	return "POSTGRES " + s.Client + " INSERT TO TABLE " + external(s.Table) + values(s.Values) + conflict(s.Conflict) + maxBatch(s.MaxBatch) + requestMode(s.Retry)
}

// VisitMySQLSink renders TO MYSQL.
func (renderer) VisitMySQLSink(s *model.MySQLSink) string {
	return "MYSQL " + s.Client + " INSERT TO TABLE " + external(s.Table) + values(s.Values) + conflict(s.Conflict) + maxBatch(s.MaxBatch) + requestMode(s.Retry)
}

// VisitMongoDBSink renders TO MONGODB.
func (renderer) VisitMongoDBSink(s *model.MongoDBSink) string {
	return "MONGODB " + s.Client + " INSERT TO COLLECTION " + external(s.Collection) + values(s.Values) + conflict(s.Conflict) + maxBatch(s.MaxBatch) + requestMode(s.Retry)
}

func values(columns []model.ColumnValue) string {
	return " VALUES {" + each(columns, ", ", func(c model.ColumnValue) string { return quote(c.Column) + " = " + RenderExpr(c.Value) }) + "}"
}

func conflict(c *model.Conflict) string {
	if c == nil {
		return ""
	}
	columns := each(c.Columns, ", ", quote)
	action := " DO NOTHING"
	if c.Update {
		action = " DO UPDATE"
	}
	return " ON CONFLICT" + when(columns != "", " ("+columns+")") + action
}

func maxBatch(rows uint64) string { return fmt.Sprintf(" WITH MAX BATCH %d", rows) }

// VisitIcebergSink renders TO ICEBERG.
func (renderer) VisitIcebergSink(s *model.IcebergSink) string {
	return "ICEBERG ON " + s.Storage.String() + " " + s.Client + " TABLE " + external(s.Table) + values(s.Values) +
		" LOCATION " + quote(s.Location) + " CATALOG " + s.Catalog + " " + renderCommit(s.Commit) + requestMode(s.Retry)
}

func renderCommit(c model.CommitPolicy) string {
	return "COMMIT EACH " + c.Interval.Text + " MAX SIZE " + c.MaxSize.Text
}

// VisitHTTPSink renders TO HTTP.
func (renderer) VisitHTTPSink(s *model.HTTPSink) string {
	return "HTTP " + s.Client + " METHOD " + RenderExpr(s.Method) + " PATH " + RenderExpr(s.Path) + requestMode(s.Retry)
}

// VisitClientSink renders TO CLIENT.
func (r renderer) VisitClientSink(s *model.ClientSink) string {
	return "CLIENT SCHEMA " + s.Schema + " MODE " + model.VisitSinkMode(s.Mode, r)
}
