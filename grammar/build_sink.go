package grammar

import (
	"fmt"
	"strings"

	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/nspl"
)

// mostBatchMessages is the largest batch of records that one delivery to a client holds.
const mostBatchMessages = 65_536

func (b *builder) emitter(tree nspl.ICreateEmitterContext, detached bool) model.Model {
	inputs, collect := b.inputs("", tree.Inputs())
	result := &model.Emitter{
		Name: b.folded("name", tree.FreshName()), Detached: detached,
		Collect: collect, States: b.states(tree.AllStateDependency()),
		Flush:        b.flush("flush", tree.Flush()),
		MessageError: b.messageError("message_error", tree.MessageError()),
		GeneralError: b.generalError(tree.GeneralError()),
	}
	for _, input := range inputs {
		result.Inputs = append(result.Inputs, model.EmitterInput(input))
	}
	b.emitTarget(result, tree.EmitTarget())
	return result
}

// emitTarget builds the sink of an emitter with what only some sinks have.
func (b *builder) emitTarget(result *model.Emitter, tree nspl.IEmitTargetContext) {
	switch {
	case tree.CodecSink() != nil:
		result.Sink = b.codecSink("sink", tree.CodecSink())
	case tree.RowSink() != nil:
		result.Sink = b.rowSink("sink", tree.RowSink(), tree.RequestMode())
		result.Construction.Where = b.where("construction.where", tree.WhereClause())
	case tree.HttpSink() != nil:
		result.Sink = b.httpSink("sink", tree.HttpSink())
	default:
		result.Sink = b.clientSink("sink", tree.ClientSink())
		result.Batch = b.clientBatch(tree.ClientBatch())
	}
	if codec := tree.CodecRef(); codec != nil {
		result.Codec = b.folded("codec", codec)
	}
	if construction := tree.Construction(); construction != nil {
		result.Construction = b.construction("construction", construction)
	}
}

// codecSink builds a sink whose payloads a codec encodes.
func (b *builder) codecSink(path string, tree nspl.ICodecSinkContext) model.Sink {
	b.mark(path, tree)
	at := func(field string) string { return join(path, field) }
	switch {
	case tree.KafkaSink() != nil:
		sink, mode := tree.KafkaSink(), tree.KafkaSink().BrokerMode()
		return &model.KafkaSink{
			Client: b.folded(at("client"), sink.ClientRef()), Topic: b.external(at("topic"), sink.ExternalName()),
			Mode: b.sinkMode(at("mode"), mode.NoAckMode(), mode.AckMode()),
		}
	case tree.NatsSink() != nil:
		sink, mode := tree.NatsSink(), tree.NatsSink().NatsSinkMode()
		return &model.NatsSink{
			Client: b.folded(at("client"), sink.ClientRef()), Subject: b.external(at("subject"), sink.ExternalName()),
			Mode: b.sinkMode(at("mode"), mode.NoAckMode(), mode.AckMode()),
		}
	case tree.PulsarSink() != nil:
		sink, mode := tree.PulsarSink(), tree.PulsarSink().BrokerMode()
		return &model.PulsarSink{
			Client: b.folded(at("client"), sink.ClientRef()), Topic: b.external(at("topic"), sink.ExternalName()),
			Mode: b.sinkMode(at("mode"), mode.NoAckMode(), mode.AckMode()),
		}
	case tree.RabbitmqSink() != nil:
		sink, mode := tree.RabbitmqSink(), tree.RabbitmqSink().BrokerMode()
		return &model.RabbitMQSink{
			Client: b.folded(at("client"), sink.ClientRef()), Queue: b.external(at("queue"), sink.ExternalName()),
			Mode: b.sinkMode(at("mode"), mode.NoAckMode(), mode.AckMode()),
		}
	case tree.RedisSink() != nil:
		sink := tree.RedisSink()
		return &model.RedisSink{
			Client: b.folded(at("client"), sink.ClientRef()), Channel: b.external(at("channel"), sink.ExternalName()),
			Mode: b.noAckMode(at("mode"), sink.NoAckMode()),
		}
	case tree.MqttSink() != nil:
		sink := tree.MqttSink()
		result := &model.MQTTSink{Client: b.folded(at("client"), sink.ClientRef()), Topic: b.external(at("topic"), sink.ExternalName())}
		result.QoS, result.Mode = b.mqttSinkMode(path, sink.MqttSinkMode())
		return result
	case tree.ZeromqSink() != nil:
		sink := tree.ZeromqSink()
		return &model.ZeroMQSink{Client: b.folded(at("client"), sink.ClientRef()), Mode: b.noAckMode(at("mode"), sink.NoAckMode())}
	case tree.SqsSink() != nil:
		return b.sqsSink(path, tree.SqsSink())
	case tree.SentrySink() != nil:
		sink := tree.SentrySink()
		return &model.SentrySink{Client: b.folded(at("client"), sink.ClientRef()), Retry: b.retry(at("retry"), sink.RequestMode().Retry())}
	}
	sink := tree.SyslogSink()
	return &model.SyslogSink{Client: b.folded(at("client"), sink.ClientRef()), Mode: b.noAckMode(at("mode"), sink.NoAckMode())}
}

// sinkMode builds whichever of the two modes is written.
func (b *builder) sinkMode(path string, noAck nspl.INoAckModeContext, ack nspl.IAckModeContext) model.SinkMode {
	if noAck != nil {
		mode := b.noAckMode(path, noAck)
		return &mode
	}
	b.mark(path, ack)
	timeout := b.duration(join(path, "timeout"), ack.AckTimeout().Duration())
	retry := b.retry(join(path, "retry"), ack.Retry())
	if window := ack.AckWindow(); window.Count() != nil {
		return &model.SinkAckParallel{Max: b.count(join(path, "max"), window.Count()), Timeout: timeout, Retry: retry}
	}
	return &model.SinkAckSequential{Timeout: timeout, Retry: retry}
}

func (b *builder) noAckMode(path string, tree nspl.INoAckModeContext) model.SinkNoAck {
	b.mark(path, tree)
	return model.SinkNoAck{Retry: b.retry(join(path, "retry"), tree.Retry())}
}

// mqttSinkMode builds the fields qo_s and mode below a path. Quality 0 confirms nothing, and the
// others always do.
func (b *builder) mqttSinkMode(path string, tree nspl.IMqttSinkModeContext) (uint8, model.SinkMode) {
	at := join(path, "mode")
	b.mark(at, tree)
	quality, good := b.quality(join(path, "qo_s"), tree.Unsigned(), 2)
	if ack := tree.AckMode(); ack != nil {
		if good && quality == 0 {
			b.fault(&failure.InvalidClause{Clause: "QOS 0", Reason: "takes no ACK", Place: b.place(ack)})
		}
		return quality, b.sinkMode(at, nil, ack)
	}
	if good && quality > 0 {
		b.fault(&failure.InvalidClause{Clause: "QOS " + b.source(tree.Unsigned()), Reason: "needs an ACK mode", Place: b.place(tree)})
	}
	return quality, &model.SinkNoAck{Retry: b.retry(join(at, "retry"), tree.Retry())}
}

func (b *builder) sqsSink(path string, tree nspl.ISqsSinkContext) model.Sink {
	result := &model.SQSSink{
		Client: b.folded(join(path, "client"), tree.ClientRef()), Queue: b.sqsQueue(join(path, "queue"), tree.SqsQueue()),
		Batch: b.flag(join(path, "batch"), tree.SqsSinkMode().BATCH()), Retry: b.retry(join(path, "retry"), tree.SqsSinkMode().Retry()),
	}
	if group := tree.FifoGroup(); group != nil {
		at := join(path, "group")
		b.mark(at, group)
		result.Group = &model.FIFOGroupBranch{}
		if value := group.Expr(); value != nil {
			result.Group = &model.FIFOGroupValue{Value: b.expr(join(at, "value"), value, 0)}
		}
	}
	return result
}

func (b *builder) sqsQueue(path string, tree nspl.ISqsQueueContext) string {
	b.mark(path, tree)
	if quoted := tree.QUOTED(); quoted != nil {
		return b.nonEmpty(tree, b.unquoted(quoted.GetSymbol()))
	}
	b.atoms("queue name", tree.AllHostAtom())
	return strings.ToLower(b.compact(tree))
}

// rowSink builds a sink that writes columns.
func (b *builder) rowSink(path string, tree nspl.IRowSinkContext, mode nspl.IRequestModeContext) model.Sink {
	b.mark(path, tree)
	at := func(field string) string { return join(path, field) }
	retry := b.retry(at("retry"), mode.Retry())
	switch {
	case tree.ClickhouseSink() != nil:
		sink := tree.ClickhouseSink()
		return &model.ClickhouseSink{
			Client: b.folded(at("client"), sink.ClientRef()), Table: b.external(at("table"), sink.ExternalName()),
			Values: b.values(path, sink.ValuesMap()), MaxBatch: b.count(at("max_batch"), sink.MaxBatch().Count()), Retry: retry,
		}
	case tree.PostgresSink() != nil:
		sink := tree.PostgresSink()
		values := b.values(path, sink.ValuesMap())
		return &model.PostgresSink{
			Client: b.folded(at("client"), sink.ClientRef()), Table: b.external(at("table"), sink.ExternalName()), Values: values,
			Conflict: b.conflict(at("conflict"), sink.ConflictTarget(), sink.ConflictAction(), values),
			MaxBatch: b.count(at("max_batch"), sink.MaxBatch().Count()), Retry: retry,
		}
	case tree.MysqlSink() != nil:
		sink := tree.MysqlSink()
		result := &model.MySQLSink{
			Client: b.folded(at("client"), sink.ClientRef()), Table: b.external(at("table"), sink.ExternalName()),
			Values: b.values(path, sink.ValuesMap()), MaxBatch: b.count(at("max_batch"), sink.MaxBatch().Count()), Retry: retry,
		}
		if action := sink.ConflictAction(); action != nil {
			b.mark(at("conflict"), action)
			result.Conflict = &model.Conflict{Update: b.flag(at("conflict.update"), action.UPDATE())}
		}
		return result
	case tree.MongodbSink() != nil:
		sink := tree.MongodbSink()
		values := b.values(path, sink.ValuesMap())
		if target := sink.ConflictTarget(); target != nil {
			b.mapped(target, values)
		}
		return &model.MongoDBSink{
			Client: b.folded(at("client"), sink.ClientRef()), Collection: b.external(at("collection"), sink.ExternalName()), Values: values,
			Conflict: b.conflict(at("conflict"), sink.ConflictTarget(), sink.ConflictAction(), values),
			MaxBatch: b.count(at("max_batch"), sink.MaxBatch().Count()), Retry: retry,
		}
	}
	sink := tree.IcebergSink()
	b.markToken(at("location"), sink.QUOTED())
	result := &model.IcebergSink{
		Client: b.folded(at("client"), sink.ClientRef(0)), Table: b.external(at("table"), sink.ExternalName()),
		Values: b.values(path, sink.ValuesMap()), Location: b.unquoted(sink.QUOTED().GetSymbol()),
		Catalog: b.folded(at("catalog"), sink.ClientRef(1)), Commit: b.commitPolicy(at("commit"), sink.CommitPolicy()), Retry: retry,
	}
	switch {
	case b.flag(at("storage"), sink.GCS()):
		result.Storage = model.IcebergStorageGcs
	case b.flag(at("storage"), sink.AZURE_BLOB()):
		result.Storage = model.IcebergStorageAzureBlob
	}
	return result
}

func (b *builder) values(path string, tree nspl.IValuesMapContext) []model.ColumnValue {
	b.mark(join(path, "values"), tree)
	var all []model.ColumnValue
	for i, item := range tree.AllValueItem() {
		at := list(path, "values", i)
		b.mark(at, item)
		all = append(all, model.ColumnValue{
			Column: b.unquoted(item.QUOTED().GetSymbol()), Value: b.expr(join(at, "value"), item.Expr(), 0),
		})
	}
	return all
}

// conflict builds ON CONFLICT. An update needs target columns and another column to write.
func (b *builder) conflict(path string, target nspl.IConflictTargetContext, action nspl.IConflictActionContext, values []model.ColumnValue) *model.Conflict {
	if action == nil {
		return nil
	}
	b.mark(path, action)
	result := &model.Conflict{Update: b.flag(join(path, "update"), action.UPDATE())}
	targets := map[string]bool{}
	if target != nil {
		for i, column := range target.AllQUOTED() {
			b.markToken(list(path, "columns", i), column)
			name := b.unquoted(column.GetSymbol())
			result.Columns = append(result.Columns, name)
			targets[name] = true
		}
	}
	refuse := func(reason string) {
		b.fault(&failure.InvalidClause{Clause: "ON CONFLICT … DO UPDATE", Reason: reason, Place: b.place(action)})
	}
	switch {
	case result.Update && target == nil:
		refuse("needs the columns that conflict")
	case result.Update && !anyOther(values, targets):
		refuse("needs a column in VALUES that is no conflict target")
	}
	return result
}

// anyOther tells whether a column is written that the set does not hold.
func anyOther(values []model.ColumnValue, targets map[string]bool) bool {
	for _, value := range values {
		if !targets[value.Column] {
			return true
		}
	}
	return false
}

// mapped refuses conflict targets that no value is written to.
func (b *builder) mapped(tree nspl.IConflictTargetContext, values []model.ColumnValue) {
	written := map[string]bool{}
	for _, value := range values {
		written[value.Column] = true
	}
	for _, column := range tree.AllQUOTED() {
		if name := b.unquoted(column.GetSymbol()); !written[name] {
			b.fault(&failure.InvalidClause{
				Clause: "ON CONFLICT", Reason: "names '" + clip(name) + "', which VALUES does not",
				Place: placeOf(column.GetSymbol()),
			})
		}
	}
}

func (b *builder) commitPolicy(path string, tree nspl.ICommitPolicyContext) model.CommitPolicy {
	b.mark(path, tree)
	return model.CommitPolicy{
		Interval: b.duration(join(path, "interval"), tree.Duration()), MaxSize: b.byteSize(join(path, "max_size"), tree.ByteSize()),
	}
}

func (b *builder) httpSink(path string, tree nspl.IHttpSinkContext) model.Sink {
	b.mark(path, tree)
	return &model.HTTPSink{
		Client: b.folded(join(path, "client"), tree.ClientRef()),
		Method: b.expr(join(path, "method"), tree.Expr(0), 0), Path: b.expr(join(path, "path"), tree.Expr(1), 0),
		Retry: b.retry(join(path, "retry"), tree.RequestMode().Retry()),
	}
}

func (b *builder) clientSink(path string, tree nspl.IClientSinkContext) model.Sink {
	b.mark(path, tree)
	return &model.ClientSink{
		Schema: b.folded(join(path, "schema"), tree.SchemaRef()), Mode: b.sinkMode(join(path, "mode"), nil, tree.AckMode()),
	}
}

func (b *builder) clientBatch(tree nspl.IClientBatchContext) *model.ClientBatch {
	b.mark("batch", tree)
	result := &model.ClientBatch{
		MaxMessages: b.count("batch.max_messages", tree.Count()), MaxSize: b.byteSize("batch.max_size", tree.ByteSize()),
	}
	if result.MaxMessages > mostBatchMessages {
		b.invalid("number", tree.Count(), fmt.Errorf("it must be at most %d", mostBatchMessages))
	}
	return result
}
