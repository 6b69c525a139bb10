package registry_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/controlplane/registry"
	"nervix/controlplane/registry/registrytest"
	"nervix/controlplane/registry/violation"
	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
)

// The registry does not rely on the parser: models that no text gives are judged as well.
func TestModelsBeyondTheGrammar(t *testing.T) {
	const fixture = `
CREATE SCHEMA s (a I64, at DATETIME, secret STRING SENSITIVE);
CREATE SCHEMA n (n I64);
CREATE SCHEMA text (message STRING);
CREATE WIRE JSON SCHEMA wn MODE LOOSE (n INTEGER);
CREATE CODEC num FROM WIRE JSON SCHEMA wn TO SCHEMA n;
CREATE WIRE JSON SCHEMA w MODE LOOSE (a INTEGER, at STRING, secret STRING);
CREATE CODEC c FROM WIRE JSON SCHEMA w TO SCHEMA s ENCODE at AS RFC3339;
CREATE CLIENT k TYPE KAFKA CONFIG {};
CREATE CLIENT na TYPE NATS CONFIG {};
CREATE VHOST v example.com;
CREATE ENDPOINT e ON v PATH '/x' TYPE HTTP;
CREATE RELAY r SCHEMA s UNBRANCHED;
CREATE RELAY q SCHEMA n UNBRANCHED;
CREATE INGESTOR i FROM ENDPOINT e MODE NO_ACK SEQUENTIAL ON QUIESCE REJECT RETRY AFTER 1s DECODE USING c TO r INHERIT ALL UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE INGESTOR ik FROM KAFKA k TOPIC t OFFSET BY CONSUMER GROUP g MODE ACK PARALLEL MAX 2 BATCH TIMEOUT 1s ACK TIMEOUT 1s RETRY POLICY BACKOFF 1s MAX 1s ON QUIESCE SUSPEND DECODE USING c TO r INHERIT ALL UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE INGESTOR nt FROM NATS na SUBJECT t QUEUE GROUP g INSTANCES 1 MODE NO_ACK SEQUENTIAL ON QUIESCE DROP DECODE USING c TO r INHERIT ALL UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE JUNCTION j FROM r UNBRANCHED TO r INHERIT a, at, secret FLUSH IMMEDIATE ON MESSAGE ERROR SEND TO q SET n = 1;
CREATE DEDUPLICATOR d FROM r DEDUPLICATE ON a MAX TIME 1m UNBRANCHED TO r INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG;
CREATE WINDOW PROCESSOR p FROM r WIDTH 2 MESSAGES STEP 1 MESSAGES UNBRANCHED TO q SET n = COUNT(input.a) ON MESSAGE ERROR LOG;
CREATE EMITTER x FROM r TO KAFKA k TOPIC t MODE ACK PARALLEL MAX 2 ACK TIMEOUT 1s RETRY POLICY BACKOFF 1s MAX 1s ENCODE USING c INHERIT ALL EXCEPT secret SET secret = '' FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE CLIENT pg TYPE POSTGRES CONFIG {};
CREATE CLIENT my TYPE MYSQL CONFIG {};
CREATE CLIENT mo TYPE MONGODB CONFIG {};
CREATE CLIENT mq TYPE MQTT CONFIG {};
CREATE CLIENT ws TYPE WEBSOCKETS CONFIG {};
CREATE SIGNALING PROTOCOL sp FORMAT PROTOBUF USING RESOURCE m VERSION 1 CONFIG {} SEND MESSAGE 'a.B' WAIT MESSAGE 'a.B' ON CONNECT SEND JAQ '{}' WAIT JAQ 'true' CAPTURE '{}' TIMEOUT 1s;
CREATE CODEC doc FROM YAML TO SCHEMA n WITH JAQ TRANSFORMATIONS ON INGESTION '.';
CREATE CODEC sys FROM SYSLOG TO SCHEMA text;
CREATE UDF f WITH ROTO_0_11 ARGS (a I64) RETURNS I64 CODE 'x';
CREATE PLACEMENT pl FROM j TO d NEUTRAL;
CREATE INGESTOR im FROM MQTT mq TOPIC t SESSION PERSISTENT QOS 1 MODE ACK SEQUENTIAL ACK TIMEOUT 1s RETRY POLICY BACKOFF 1s MAX 1s ON QUIESCE SUSPEND DECODE USING c TO r INHERIT ALL UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE INGESTOR ic FROM CLIENT SCHEMA s MODE ACK PARALLEL MAX 2 ACK TIMEOUT 1s RETRY POLICY BACKOFF 1s MAX 1s ON QUIESCE SUSPEND TO r INHERIT ALL UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE EMITTER xm FROM q TO MQTT mq TOPIC t MODE QOS 1 ACK SEQUENTIAL ACK TIMEOUT 1s RETRY POLICY BACKOFF 1s MAX 1s ENCODE USING num INHERIT ALL FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE EMITTER xp FROM r TO POSTGRES pg INSERT TO TABLE t VALUES {'a' = a, 'b' = a} ON CONFLICT ('a') DO UPDATE WITH MAX BATCH 5 MODE ACK RETRY POLICY BACKOFF 1s MAX 1s FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE EMITTER xy FROM r TO MYSQL my INSERT TO TABLE t VALUES {'a' = a} ON CONFLICT DO NOTHING WITH MAX BATCH 5 MODE ACK RETRY POLICY BACKOFF 1s MAX 1s FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE EMITTER xo FROM r TO MONGODB mo INSERT TO COLLECTION t VALUES {'a' = a, 'b' = a} ON CONFLICT ('a') DO UPDATE WITH MAX BATCH 5 MODE ACK RETRY POLICY BACKOFF 1s MAX 1s FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE EMITTER xc FROM q TO CLIENT SCHEMA n MODE ACK SEQUENTIAL ACK TIMEOUT 1s RETRY POLICY BACKOFF 1s MAX 1s INHERIT ALL BATCH MAX MESSAGES 10 MAX SIZE 1MiB FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
CREATE EMITTER y FROM r TO NATS na SUBJECT t MODE NO_ACK RETRY POLICY BACKOFF 1s MAX 1s ENCODE USING c INHERIT ALL EXCEPT secret SET secret = '' FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;
`
	base := registrytest.Graph(t, fixture)
	for name, test := range map[string]struct {
		key    model.Key
		change func(m model.Model)
		code   failure.Code
		path   string
	}{
		"schema without fields":      edit(model.KindSchema, "n", func(m *model.Schema) { m.Fields = nil }, failure.CodeMissingPart, "fields"),
		"schema field twice":         edit(model.KindSchema, "n", func(m *model.Schema) { m.Fields = append(m.Fields, m.Fields[0]) }, failure.CodeDuplicateField, "fields[1]"),
		"schema field name":          edit(model.KindSchema, "n", func(m *model.Schema) { m.Fields[0].Name = "N" }, failure.CodeInvalidModelName, "fields[0].name"),
		"wire schema without fields": edit(model.KindWireJsonSchema, "w", func(m *model.WireJSONSchema) { m.Fields = nil }, failure.CodeMissingPart, "fields"),
		"wire schema field twice":    edit(model.KindWireJsonSchema, "w", func(m *model.WireJSONSchema) { m.Fields = append(m.Fields, m.Fields[1]) }, failure.CodeDuplicateField, "fields[3]"),
		"wire schema field name":     edit(model.KindWireJsonSchema, "w", func(m *model.WireJSONSchema) { m.Fields[0].Name = "" }, failure.CodeInvalidModelName, "fields[0].name"),
		"codec without wire side":    edit(model.KindCodec, "c", func(m *model.Codec) { m.Wire = nil }, failure.CodeMisplacedClause, "wire"),
		"encoded twice":              edit(model.KindCodec, "c", func(m *model.Codec) { m.Encodings = append(m.Encodings, "at") }, failure.CodeDuplicateField, "encodings[1]"),
		"vhost without hosts":        edit(model.KindVhost, "v", func(m *model.Vhost) { m.Hosts = nil }, failure.CodeMissingPart, "hosts"),
		"vhost host twice":           edit(model.KindVhost, "v", func(m *model.Vhost) { m.Hosts = append(m.Hosts, m.Hosts[0]) }, failure.CodeDuplicateItem, "hosts[1]"),
		"endpoint path":              edit(model.KindEndpoint, "e", func(m *model.Endpoint) { m.Path = "x" }, failure.CodeOutOfRange, "path"),
		"relay capacity":             edit(model.KindRelay, "q", func(m *model.Relay) { m.Capacity = 0 }, failure.CodeOutOfRange, "capacity"),
		"ingestor without source":    edit(model.KindIngestor, "i", func(m *model.Ingestor) { m.Source = nil }, failure.CodeMisplacedClause, "source"),
		"ingestor without route":     edit(model.KindIngestor, "i", func(m *model.Ingestor) { m.Routes = nil }, failure.CodeMissingPart, "routes"),
		"ingestor without flush":     edit(model.KindIngestor, "i", func(m *model.Ingestor) { m.Routes[0].Flush = nil }, failure.CodeMisplacedClause, "routes[0].flush"),
		"ingestor without policy":    edit(model.KindIngestor, "i", func(m *model.Ingestor) { m.Routes[0].MessageError = nil }, failure.CodeMisplacedClause, "routes[0].message_error"),
		"keys without branch": edit(model.KindIngestor, "i", func(m *model.Ingestor) {
			m.Routes[0].Keys = []model.BranchAssignment{{Target: "a", Value: &model.IntegerLiteral{}}}
		}, failure.CodeMisplacedClause, "routes[0].keys[0]"),
		"nats instances":           edit(model.KindIngestor, "nt", func(m *model.Ingestor) { m.Source.(*model.NatsSource).Instances = 0 }, failure.CodeOutOfRange, "source.instances"),
		"nats subject":             edit(model.KindIngestor, "nt", func(m *model.Ingestor) { m.Source.(*model.NatsSource).Subject = "" }, failure.CodeOutOfRange, "source.subject"),
		"kafka mode":               edit(model.KindIngestor, "ik", func(m *model.Ingestor) { m.Source.(*model.KafkaSource).Mode = &model.NoAckSequential{} }, failure.CodeUnsupportedMode, "source.mode"),
		"kafka window":             edit(model.KindIngestor, "ik", func(m *model.Ingestor) { m.Source.(*model.KafkaSource).Mode.(*model.AckParallel).Max = 0 }, failure.CodeOutOfRange, "source.mode.max"),
		"kafka batch timeout":      edit(model.KindIngestor, "ik", func(m *model.Ingestor) { m.Source.(*model.KafkaSource).Mode.(*model.AckParallel).BatchTimeout = nil }, failure.CodeMisplacedClause, "source.mode.batch_timeout"),
		"processor without inputs": edit(model.KindJunction, "j", func(m *model.Junction) { m.Inputs = nil }, failure.CodeMissingPart, "inputs"),
		"processor without routes": edit(model.KindJunction, "j", func(m *model.Junction) { m.Routes = nil }, failure.CodeMissingPart, "routes"),
		"processor without flush":  edit(model.KindJunction, "j", func(m *model.Junction) { m.Routes[0].Flush = nil }, failure.CodeMisplacedClause, "routes[0].flush"),
		"inherited twice": edit(model.KindJunction, "j", func(m *model.Junction) {
			list := m.Routes[0].Construction.Inherit.(*model.InheritFields)
			list.Items = append(list.Items, list.Items[0])
		}, failure.CodeDuplicateField, "routes[0].construction.inherit.items[3]"),
		"excepted twice": edit(model.KindEmitter, "x", func(m *model.Emitter) {
			m.Construction.Inherit.(*model.InheritAll).Except = []string{"secret", "secret"}
		}, failure.CodeDuplicateField, "construction.inherit.except[1]"),
		"scoped error target":      edit(model.KindJunction, "j", func(m *model.Junction) { m.Routes[0].MessageError.(*model.SendError).Set[0].Scope = model.ScopeOutput }, failure.CodeWrongStream, "routes[0].message_error.set[0]"),
		"deduplicator without key": edit(model.KindDeduplicator, "d", func(m *model.Deduplicator) { m.Keys = nil }, failure.CodeMissingPart, "keys"),
		"window without width":     edit(model.KindWindowProcessor, "p", func(m *model.WindowProcessor) { m.Width.Messages = 0 }, failure.CodeOutOfRange, "width.messages"),
		"window without step":      edit(model.KindWindowProcessor, "p", func(m *model.WindowProcessor) { m.Step.Messages = 0 }, failure.CodeOutOfRange, "step.messages"),
		"window step above width":  edit(model.KindWindowProcessor, "p", func(m *model.WindowProcessor) { m.Step.Messages = 3 }, failure.CodeOutOfRange, "step.messages"),
		"window step kind":         edit(model.KindWindowProcessor, "p", func(m *model.WindowProcessor) { m.Step.Duration = &model.Duration{Nanoseconds: 1} }, failure.CodeOutOfRange, "step.duration"),
		"window step duration": edit(model.KindWindowProcessor, "p", func(m *model.WindowProcessor) {
			m.Width.Duration, m.Step.Duration = &model.Duration{Nanoseconds: 1}, &model.Duration{Nanoseconds: 2}
		}, failure.CodeOutOfRange, "step.duration"),
		"udf without arguments":     edit(model.KindUdf, "f", func(m *model.UDF) { m.Arguments = nil }, failure.CodeMissingPart, "arguments"),
		"udf with nine arguments":   edit(model.KindUdf, "f", func(m *model.UDF) { m.Arguments = slices.Repeat(m.Arguments, 9) }, failure.CodeOutOfRange, "arguments"),
		"udf argument twice":        edit(model.KindUdf, "f", func(m *model.UDF) { m.Arguments = slices.Repeat(m.Arguments, 2) }, failure.CodeDuplicateItem, "arguments[1]"),
		"udf reserved argument":     edit(model.KindUdf, "f", func(m *model.UDF) { m.Arguments[0].Name = "__nervix_a" }, failure.CodeInvalidModelName, "arguments[0].name"),
		"udf argument name":         edit(model.KindUdf, "f", func(m *model.UDF) { m.Arguments[0].Name = "A" }, failure.CodeInvalidModelName, "arguments[0].name"),
		"udf code too long":         edit(model.KindUdf, "f", func(m *model.UDF) { m.Code = strings.Repeat("x", 65537) }, failure.CodeOutOfRange, "code"),
		"placement without member":  edit(model.KindPlacement, "pl", func(m *model.Placement) { m.To = nil }, failure.CodeMissingPart, "to"),
		"document codec programs":   edit(model.KindCodec, "doc", func(m *model.Codec) { m.Wire.(*model.WireNative).Transformation.Ingestion = nil }, failure.CodeMissingPart, "wire.transformation"),
		"syslog codec encodings":    edit(model.KindCodec, "sys", func(m *model.Codec) { m.Encodings = []string{"message"} }, failure.CodeMisplacedClause, "encodings[0]"),
		"signaling without message": edit(model.KindSignalingProtocol, "sp", func(m *model.SignalingProtocol) { m.Protobuf = nil }, failure.CodeMisplacedClause, "protobuf"),
		"signaling without steps":   edit(model.KindSignalingProtocol, "sp", func(m *model.SignalingProtocol) { m.Steps = nil }, failure.CodeMissingPart, "steps"),
		"capture of two matchers": edit(model.KindSignalingProtocol, "sp", func(m *model.SignalingProtocol) {
			s := m.Steps[1].(*model.SignalingWait)
			s.Matchers = append(s.Matchers, "1")
		}, failure.CodeMisplacedClause, "steps[1].capture"),
		"signaling of another type":  edit(model.KindClient, "pg", func(m *model.Client) { m.Signaling = "sp" }, failure.CodeMisplacedClause, "signaling"),
		"signaling of http":          edit(model.KindEndpoint, "e", func(m *model.Endpoint) { m.Signaling = "sp" }, failure.CodeMisplacedClause, "signaling"),
		"ingestor without codec":     edit(model.KindIngestor, "i", func(m *model.Ingestor) { m.Codec = "" }, failure.CodeMisplacedClause, "source"),
		"client ingestor with codec": edit(model.KindIngestor, "ic", func(m *model.Ingestor) { m.Codec = "c" }, failure.CodeMisplacedClause, "codec"),
		"client batch timeout": edit(model.KindIngestor, "ic", func(m *model.Ingestor) {
			m.Source.(*model.ClientSource).Mode.(*model.AckParallel).BatchTimeout = &model.Duration{Nanoseconds: 1}
		}, failure.CodeMisplacedClause, "source.mode.batch_timeout"),
		"mqtt acks without session":  edit(model.KindIngestor, "im", func(m *model.Ingestor) { m.Source.(*model.MQTTSource).Persistent = false }, failure.CodeUnsupportedMode, "source.mode"),
		"mqtt suspend without qos":   edit(model.KindIngestor, "im", func(m *model.Ingestor) { m.Source.(*model.MQTTSource).QoS = 0 }, failure.CodeUnsupportedQuiesce, "quiesce"),
		"mqtt source qos":            edit(model.KindIngestor, "im", func(m *model.Ingestor) { m.Source.(*model.MQTTSource).QoS = 2 }, failure.CodeOutOfRange, "source.qos"),
		"mqtt sink qos":              edit(model.KindEmitter, "xm", func(m *model.Emitter) { m.Sink.(*model.MQTTSink).QoS = 0 }, failure.CodeUnsupportedMode, "sink.mode"),
		"mqtt sink unconfirmed":      edit(model.KindEmitter, "xm", func(m *model.Emitter) { m.Sink.(*model.MQTTSink).Mode = &model.SinkNoAck{} }, failure.CodeUnsupportedMode, "sink.mode"),
		"row sink with codec":        edit(model.KindEmitter, "xp", func(m *model.Emitter) { m.Codec = "c" }, failure.CodeMisplacedClause, "codec"),
		"row sink with headers":      edit(model.KindEmitter, "xp", func(m *model.Emitter) { m.Construction.Invoke = []model.Invocation{{Function: "write_header"}} }, failure.CodeUnsupportedInvokeContext, "construction.invoke[0]"),
		"row sink without columns":   edit(model.KindEmitter, "xy", func(m *model.Emitter) { m.Sink.(*model.MySQLSink).Values = nil }, failure.CodeMissingPart, "sink.values"),
		"row sink batch":             edit(model.KindEmitter, "xy", func(m *model.Emitter) { m.Sink.(*model.MySQLSink).MaxBatch = 0 }, failure.CodeOutOfRange, "sink.max_batch"),
		"mysql conflict target":      edit(model.KindEmitter, "xy", func(m *model.Emitter) { m.Sink.(*model.MySQLSink).Conflict.Columns = []string{"a"} }, failure.CodeMisplacedClause, "sink.conflict"),
		"postgres update untargeted": edit(model.KindEmitter, "xp", func(m *model.Emitter) { m.Sink.(*model.PostgresSink).Conflict.Columns = nil }, failure.CodeMissingColumn, "sink.conflict"),
		"postgres nothing to update": edit(model.KindEmitter, "xp", func(m *model.Emitter) { m.Sink.(*model.PostgresSink).Conflict.Columns = []string{"a", "b"} }, failure.CodeMissingColumn, "sink.conflict"),
		"postgres target twice":      edit(model.KindEmitter, "xp", func(m *model.Emitter) { m.Sink.(*model.PostgresSink).Conflict.Columns = []string{"a", "a"} }, failure.CodeDuplicateItem, "sink.conflict.columns[1]"),
		"mongodb target unmapped":    edit(model.KindEmitter, "xo", func(m *model.Emitter) { m.Sink.(*model.MongoDBSink).Conflict.Columns = []string{"z"} }, failure.CodeMissingColumn, "sink.conflict.columns[0]"),
		"mongodb untargeted":         edit(model.KindEmitter, "xo", func(m *model.Emitter) { m.Sink.(*model.MongoDBSink).Conflict.Columns = nil }, failure.CodeMissingColumn, "sink.conflict"),
		"client sink with codec":     edit(model.KindEmitter, "xc", func(m *model.Emitter) { m.Codec = "num" }, failure.CodeMisplacedClause, "codec"),
		"client sink without batch":  edit(model.KindEmitter, "xc", func(m *model.Emitter) { m.Batch = nil }, failure.CodeMisplacedClause, "sink"),
		"client sink unconfirmed":    edit(model.KindEmitter, "xc", func(m *model.Emitter) { m.Sink.(*model.ClientSink).Mode = &model.SinkNoAck{} }, failure.CodeUnsupportedMode, "sink.mode"),
		"client batch bound":         edit(model.KindEmitter, "xc", func(m *model.Emitter) { m.Batch.MaxMessages = 65537 }, failure.CodeOutOfRange, "batch.max_messages"),
		"batch of another sink":      edit(model.KindEmitter, "xp", func(m *model.Emitter) { m.Batch = &model.ClientBatch{MaxMessages: 1} }, failure.CodeMisplacedClause, "batch"),
		"emitter without codec":      edit(model.KindEmitter, "x", func(m *model.Emitter) { m.Codec = "" }, failure.CodeMisplacedClause, "sink"),
		"emitter without sink":       edit(model.KindEmitter, "x", func(m *model.Emitter) { m.Sink = nil }, failure.CodeMisplacedClause, "sink"),
		"emitter without mode":       edit(model.KindEmitter, "x", func(m *model.Emitter) { m.Sink.(*model.KafkaSink).Mode = nil }, failure.CodeMisplacedClause, "sink.mode"),
		"emitter window":             edit(model.KindEmitter, "x", func(m *model.Emitter) { m.Sink.(*model.KafkaSink).Mode.(*model.SinkAckParallel).Max = 0 }, failure.CodeOutOfRange, "sink.mode.max"),
		"emitter topic":              edit(model.KindEmitter, "x", func(m *model.Emitter) { m.Sink.(*model.KafkaSink).Topic = "" }, failure.CodeOutOfRange, "sink.topic"),
		"emitter subject":            edit(model.KindEmitter, "y", func(m *model.Emitter) { m.Sink.(*model.NatsSink).Subject = "" }, failure.CodeOutOfRange, "sink.subject"),
		"empty case":                 edit(model.KindEmitter, "x", func(m *model.Emitter) { m.Construction.Where = &model.Case{} }, failure.CodeInvalidCase, "construction.where"),
		"conditional too deep":       edit(model.KindEmitter, "x", func(m *model.Emitter) { m.Construction.Where = conditional(101) }, failure.CodeExpressionTooDeep, "construction.where"+strings.Repeat(".else", 100)),
		"expression too deep":        edit(model.KindEmitter, "x", func(m *model.Emitter) { m.Construction.Where = deep(600) }, failure.CodeExpressionTooDeep, "construction.where"+strings.Repeat(".operand", 500)),
	} {
		t.Run(name, func(t *testing.T) {
			m, ok := base.Find(test.key)
			require.True(t, ok)
			changed := model.CloneModel(m)
			test.change(changed)
			_, err := base.Apply([]statement.Statement{
				&statement.DropModel{Key: test.key}, &statement.CreateModel{Model: changed},
			}, registry.Options{Resources: registry.Resources{"m": 1}})
			require.ErrorIs(t, err, test.code)
			for _, found := range violation.All(err) {
				if found.Key == test.key && found.Failure.Code() == test.code {
					require.Equal(t, test.path, found.Failure.Where().Path)
					return
				}
			}
			t.Fatalf("no violation %s of %s in %v", test.code, violation.Owner(test.key), err)
		})
	}
}

// edit describes one change of a valid model and the violation that follows.
func edit[M model.Model](kind model.Kind, name string, change func(M), code failure.Code, path string) struct {
	key    model.Key
	change func(m model.Model)
	code   failure.Code
	path   string
} {
	return struct {
		key    model.Key
		change func(m model.Model)
		code   failure.Code
		path   string
	}{model.Key{Kind: kind, Name: name}, func(m model.Model) { change(m.(M)) }, code, path}
}

func conditional(levels int) model.Expression {
	var e model.Expression = &model.BoolLiteral{Value: true}
	for range levels {
		e = &model.If{Condition: &model.BoolLiteral{}, Then: &model.BoolLiteral{}, Else: e}
	}
	return e
}

func deep(levels int) model.Expression {
	var e model.Expression = &model.BoolLiteral{Value: true}
	for range levels {
		e = &model.Unary{Operator: model.UnaryOperatorNot, Operand: e}
	}
	return e
}

func TestModelNames(t *testing.T) {
	field := []model.SchemaField{{Name: "a", Type: datatype.Type{Kind: datatype.KindI64}}}
	create := func(name string) error {
		_, err := registrytest.Empty(t).Apply([]statement.Statement{
			&statement.CreateModel{Model: &model.Schema{Name: name, Fields: field}},
		}, registry.Options{})
		return err
	}
	for _, name := range []string{"a", "a.b-c~d_9", strings.Repeat("a", 128)} {
		require.NoError(t, create(name))
	}
	for _, name := range []string{"", "A", "a b", "ä", strings.Repeat("a", 129)} {
		require.ErrorIs(t, create(name), failure.CodeInvalidModelName, name)
	}
	for _, name := range []string{"message", "branch"} {
		base := registrytest.Graph(t, "CREATE SCHEMA s (a I64);")
		_, err := base.Apply([]statement.Statement{
			&statement.CreateModel{Model: &model.Relay{Name: name, Schema: "s", Capacity: 1}},
		}, registry.Options{})
		require.ErrorIs(t, err, failure.CodeInvalidModelName)
	}
}

func TestApplyRefusesOtherStatements(t *testing.T) {
	_, err := registrytest.Empty(t).Apply([]statement.Statement{&statement.StartDomain{}}, registry.Options{})
	require.ErrorIs(t, err, failure.CodeNoModelMutation)
}

// The derived clause is stored, so that the model is explicit ever after.
func TestDerivedQuiesceIsStored(t *testing.T) {
	base := registrytest.Graph(t, `
CREATE SCHEMA s (a I64); CREATE WIRE JSON SCHEMA w MODE LOOSE (a INTEGER); CREATE CODEC c FROM WIRE JSON SCHEMA w TO SCHEMA s;
CREATE RELAY r SCHEMA s UNBRANCHED; CREATE CLIENT n TYPE NATS CONFIG {};`)
	statements := registrytest.Statements(t, "CREATE INGESTOR i FROM NATS n SUBJECT s QUEUE GROUP q INSTANCES 1 MODE NO_ACK SEQUENTIAL DECODE USING c TO r INHERIT ALL UNBRANCHED FLUSH IMMEDIATE ON MESSAGE ERROR LOG ON GENERAL ERROR LOG;")
	candidate, err := base.Apply(statements, registry.Options{DeriveQuiesce: true})
	require.NoError(t, err)
	stored, ok := candidate.Graph.Find(model.Key{Kind: model.KindIngestor, Name: "i"})
	require.True(t, ok)
	require.Equal(t, &model.QuiesceBuffer{MaxSize: model.ByteSize{Text: "16MiB", Bytes: 16 << 20}, Overflow: model.OverflowOldest},
		stored.(*model.Ingestor).Quiesce)
	require.NoError(t, candidate.Graph.Validate(registry.Options{}))
	require.Nil(t, statements[0].(*statement.CreateModel).Model.(*model.Ingestor).Quiesce)
}

func TestGraph(t *testing.T) {
	graph := registrytest.Graph(t, "CREATE SCHEMA s (a I64); CREATE RELAY r SCHEMA s UNBRANCHED; CREATE RELAY q SCHEMA s UNBRANCHED;")
	require.Equal(t, "shop", graph.Domain())
	require.Equal(t, []model.Key{{Kind: model.KindRelay, Name: "q"}, {Kind: model.KindRelay, Name: "r"}},
		graph.Dependents(model.Key{Kind: model.KindSchema, Name: "s"}))
	_, err := registry.NewGraph("shop", append(graph.Models(), graph.Models()[0]))
	require.ErrorIs(t, err, failure.CodeDuplicateModel)
	// A graph that was not built by Apply is judged by Validate.
	broken, err := registry.NewGraph("shop", graph.Models()[1:])
	require.NoError(t, err)
	require.ErrorIs(t, broken.Validate(registry.Options{}), failure.CodeUnknownReference)
}
