package grammar

import (
	"github.com/antlr4-go/antlr/v4"

	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/generated/statement"
)

func (b *builder) alter(tree nspl.IAlterStatementContext) statement.Statement {
	switch {
	case tree.AlterDomain() != nil:
		return &statement.AlterDomain{Placement: b.placementPolicy("placement", tree.AlterDomain().PlacementPolicy())}
	case tree.AlterSchema() != nil:
		alter := tree.AlterSchema()
		return altered(b, alter.SchemaRef(), alter.AllSchemaOperation(), b.schemaOperation)
	case tree.AlterWireSchema() != nil:
		return b.alterWireSchema(tree.AlterWireSchema())
	case tree.AlterRelay() != nil:
		alter := tree.AlterRelay()
		return altered(b, alter.RelayRef(), alter.AllRelayOperation(), b.relayOperation)
	case tree.AlterIngestor() != nil:
		alter := tree.AlterIngestor()
		result := altered(b, alter.IngestorRef(), alter.AllIngestorOperation(), b.ingestorOperation)
		result.Entity = b.entity(alter.IngestorEntity())
		return result
	case tree.AlterReingestor() != nil:
		alter := tree.AlterReingestor()
		return altered(b, alter.ReingestorRef(), alter.AllReingestorOperation(), b.reingestorOperation)
	case tree.AlterJunction() != nil:
		alter := tree.AlterJunction()
		return altered(b, alter.JunctionRef(), alter.AllProcessorOperation(), b.processorOperation)
	case tree.AlterDeduplicator() != nil:
		alter := tree.AlterDeduplicator()
		return altered(b, alter.DeduplicatorRef(), alter.AllDeduplicatorOperation(), b.deduplicatorOperation)
	case tree.AlterReorderer() != nil:
		alter := tree.AlterReorderer()
		return altered(b, alter.ReordererRef(), alter.AllReordererOperation(), b.reordererOperation)
	case tree.AlterGenerator() != nil:
		alter := tree.AlterGenerator()
		return altered(b, alter.GeneratorRef(), alter.AllGeneratorOperation(), b.generatorOperation)
	case tree.AlterEmitter() != nil:
		alter := tree.AlterEmitter()
		return altered(b, alter.EmitterRef(), alter.AllEmitterOperation(), b.emitterOperation)
	}
	alter := tree.AlterPlacement()
	return altered(b, alter.PlacementRef(), alter.AllPlacementOperation(), b.placementOperation)
}

func (b *builder) alterWireSchema(tree nspl.IAlterWireSchemaContext) statement.Statement {
	switch {
	case tree.JsonWireSchemaRef() != nil:
		return altered(b, tree.JsonWireSchemaRef(), tree.AllJsonWireOperation(), b.jsonWireOperation)
	case tree.CborWireSchemaRef() != nil:
		return altered(b, tree.CborWireSchemaRef(), tree.AllJsonWireOperation(), b.jsonWireOperation)
	}
	return altered(b, tree.AvroWireSchemaRef(), tree.AllAvroWireOperation(), b.avroWireOperation)
}

// altered builds the ALTER of the Model that a slot names, with one operation per tree.
func altered[T antlr.ParserRuleContext](
	b *builder, named antlr.ParserRuleContext, trees []T, build func(path string, tree T) statement.Operation,
) *statement.AlterModel {
	b.mark("key", named)
	result := &statement.AlterModel{Key: b.slot("key", named)}
	for i, tree := range trees {
		at := list("", "operations", i)
		b.mark(at, tree)
		result.Operations = append(result.Operations, build(at, tree))
	}
	return result
}

func (b *builder) schemaOperation(path string, tree nspl.ISchemaOperationContext) statement.Operation {
	if added := tree.SchemaField(); added != nil {
		return &statement.AddField{Field: b.schemaField(join(path, "field"), added)}
	}
	field := b.folded(join(path, "field"), tree.Field())
	switch {
	case tree.RENAME() != nil:
		return &statement.RenameField{Field: field, To: b.folded(join(path, "to"), tree.FreshField())}
	case tree.NervixType() != nil:
		return &statement.SetFieldType{Field: field, Type: b.valueType(join(path, "type"), tree.NervixType())}
	case tree.OPTIONAL() != nil:
		return &statement.SetFieldOptional{Field: field, Optional: tree.SET() != nil}
	case tree.SENSITIVE() != nil:
		return &statement.SetFieldSensitive{Field: field, Sensitive: tree.SET() != nil}
	}
	return &statement.DropField{Field: field}
}

func (b *builder) jsonWireOperation(path string, tree nspl.IJsonWireOperationContext) statement.Operation {
	switch {
	case tree.JsonField() != nil:
		return &statement.AddWireField{Field: b.jsonField(join(path, "field"), tree.JsonField())}
	case tree.JsonType() != nil:
		return &statement.SetWireFieldType{
			Field: b.folded(join(path, "field"), tree.Field()), Type: b.jsonType(join(path, "type"), tree.JsonType()),
		}
	}
	return b.wireOperation(path, tree.WireOperation())
}

func (b *builder) avroWireOperation(path string, tree nspl.IAvroWireOperationContext) statement.Operation {
	switch {
	case tree.AvroField() != nil:
		return &statement.AddAVROField{Field: b.avroField(join(path, "field"), tree.AvroField())}
	case tree.AvroType() != nil:
		return &statement.SetAVROFieldType{
			Field: b.folded(join(path, "field"), tree.Field()), Type: b.avroType(join(path, "type"), tree.AvroType()),
		}
	}
	return b.wireOperation(path, tree.WireOperation())
}

func (b *builder) wireOperation(path string, tree nspl.IWireOperationContext) statement.Operation {
	if mode := tree.WireMode(); mode != nil {
		return &statement.SetWireMode{Mode: b.wireMode(join(path, "mode"), mode)}
	}
	field := b.folded(join(path, "field"), tree.Field())
	switch {
	case tree.RENAME() != nil:
		return &statement.RenameField{Field: field, To: b.folded(join(path, "to"), tree.FreshField())}
	case tree.OPTIONAL() != nil:
		return &statement.SetFieldOptional{Field: field, Optional: tree.SET() != nil}
	case tree.Named() != nil, tree.NAMED() != nil:
		return &statement.SetFieldExternal{Field: field, External: b.named(join(path, "external"), tree.Named())}
	}
	return &statement.DropField{Field: field}
}

func (b *builder) relayOperation(path string, tree nspl.IRelayOperationContext) statement.Operation {
	switch {
	case tree.Count() != nil:
		return &statement.SetCapacity{Capacity: b.count(join(path, "capacity"), tree.Count())}
	case tree.SchemaRef() != nil:
		return &statement.SetSchema{Schema: b.folded(join(path, "schema"), tree.SchemaRef())}
	case tree.Branching() != nil:
		return &statement.SetBranching{Branching: b.branching(join(path, "branching"), tree.Branching())}
	}
	return &statement.SetMaterialized{Materialized: tree.SET() != nil}
}

func (b *builder) ingestorOperation(path string, tree nspl.IIngestorOperationContext) statement.Operation {
	switch {
	case tree.IngestSource() != nil:
		return &statement.SetSource{Source: b.ingestSource(join(path, "source"), tree.IngestSource())}
	case tree.ClientSource() != nil:
		return &statement.SetSource{Source: b.clientSource(join(path, "source"), tree.ClientSource())}
	case tree.CodecRef() != nil:
		return &statement.SetDecoding{Codec: b.folded(join(path, "codec"), tree.CodecRef())}
	case tree.Timestamp() != nil:
		return &statement.SetTimestamp{Timestamp: b.timestamp(join(path, "timestamp"), tree.Timestamp())}
	case tree.TIMESTAMP() != nil:
		return &statement.SetTimestamp{}
	case tree.FILTER() != nil:
		return &statement.SetFilter{Filter: b.where(join(path, "filter"), tree.WhereClause())}
	case tree.EntryRoute() != nil:
		return b.entryRouteOperation(path, tree.EntryRoute(), tree.REPLACE() != nil)
	case tree.RelayRef() != nil:
		return b.dropRoute(path, tree.RelayRef())
	case tree.QuiesceMode() != nil:
		return &statement.SetQuiesce{Quiesce: b.quiesce(join(path, "quiesce"), tree.QuiesceMode())}
	}
	return &statement.SetGeneralError{Action: errorAction(tree.IGNORE())}
}

func (b *builder) entryRouteOperation(path string, tree nspl.IEntryRouteContext, replace bool) statement.Operation {
	route := b.entryRoute(join(path, "route"), tree)
	if replace {
		return &statement.ReplaceEntryRoute{Route: route}
	}
	return &statement.AddEntryRoute{Route: route}
}

func (b *builder) dropRoute(path string, tree nspl.IRelayRefContext) statement.Operation {
	return &statement.DropRoute{Relay: b.folded(join(path, "relay"), tree)}
}

func (b *builder) reingestorOperation(path string, tree nspl.IReingestorOperationContext) statement.Operation {
	if route := tree.EntryRoute(); route != nil {
		return b.entryRouteOperation(path, route, tree.REPLACE() != nil)
	}
	return b.nodeOperation(path, tree.NodeOperation())
}

// nodeOperation builds what processors and reingestors have in common.
func (b *builder) nodeOperation(path string, tree nspl.INodeOperationContext) statement.Operation {
	if input := tree.InputOperation(); input != nil {
		return b.inputOperation(path, input)
	}
	if tree.FILTER() != nil {
		return &statement.SetFilter{Filter: b.where(join(path, "filter"), tree.WhereClause())}
	}
	switch {
	case tree.ROUTE() != nil:
		return b.dropRoute(path, tree.RelayRef())
	case tree.ADD() != nil:
		at := join(path, "state")
		b.mark(at, tree)
		return &statement.AddState{State: model.StateDependency{
			Relay: b.folded(join(at, "relay"), tree.RelayRef()), Policy: b.statePolicy(join(at, "policy"), tree.StatePolicy()),
		}}
	case tree.ALTER() != nil:
		return &statement.SetStatePolicy{
			Relay: b.folded(join(path, "relay"), tree.RelayRef()), Policy: b.statePolicy(join(path, "policy"), tree.StatePolicy()),
		}
	}
	return &statement.DropState{Relay: b.folded(join(path, "relay"), tree.RelayRef())}
}

// inputOperation builds what all nodes with inputs have in common.
func (b *builder) inputOperation(path string, tree nspl.IInputOperationContext) statement.Operation {
	switch {
	case tree.Collect() != nil, tree.COLLECT() != nil:
		return &statement.SetCollect{Collect: b.collect(join(path, "collect"), tree.Collect())}
	case tree.Attachment() != nil:
		return &statement.SetAttachment{Detached: b.detached(join(path, "detached"), tree.Attachment())}
	case tree.ADD() != nil:
		at := join(path, "input")
		b.mark(at, tree)
		return &statement.AddInput{Input: model.Input{
			Relay: b.folded(join(at, "relay"), tree.RelayRef()), Where: b.where(join(at, "where"), tree.WhereClause()),
		}}
	case tree.ALTER() != nil:
		return &statement.SetInputWhere{
			Relay: b.folded(join(path, "relay"), tree.RelayRef()), Where: b.where(join(path, "where"), tree.WhereClause()),
		}
	}
	return &statement.DropInput{Relay: b.folded(join(path, "relay"), tree.RelayRef())}
}

func (b *builder) processorOperation(path string, tree nspl.IProcessorOperationContext) statement.Operation {
	switch {
	case tree.Branching() != nil:
		return &statement.SetBranching{Branching: b.branching(join(path, "branching"), tree.Branching())}
	case tree.REPLACE() != nil:
		return &statement.ReplaceRoute{Route: b.route(join(path, "route"), tree.Route())}
	case tree.Route() != nil:
		return &statement.AddRoute{Route: b.route(join(path, "route"), tree.Route())}
	}
	return b.nodeOperation(path, tree.NodeOperation())
}

func (b *builder) deduplicatorOperation(path string, tree nspl.IDeduplicatorOperationContext) statement.Operation {
	switch {
	case tree.DeduplicateOn() != nil:
		return &statement.SetKeys{Keys: b.exprs(path, "keys", tree.DeduplicateOn().AllExpr(), 0)}
	case tree.MaxTime() != nil:
		return &statement.SetMaxTime{MaxTime: b.duration(join(path, "max_time"), tree.MaxTime().Duration())}
	}
	return b.processorOperation(path, tree.ProcessorOperation())
}

func (b *builder) reordererOperation(path string, tree nspl.IReordererOperationContext) statement.Operation {
	switch {
	case tree.OrderBy() != nil:
		return &statement.SetOrder{By: b.exprs(path, "by", tree.OrderBy().AllExpr(), 0)}
	case tree.MaxTime() != nil:
		return &statement.SetMaxTime{MaxTime: b.duration(join(path, "max_time"), tree.MaxTime().Duration())}
	}
	return b.processorOperation(path, tree.ProcessorOperation())
}

func (b *builder) generatorOperation(path string, tree nspl.IGeneratorOperationContext) statement.Operation {
	switch {
	case tree.MATERIALIZED() != nil:
		return &statement.SetGeneratorState{Relay: b.folded(join(path, "relay"), tree.RelayRef())}
	case tree.Duration() != nil:
		return &statement.SetInterval{Interval: b.duration(join(path, "interval"), tree.Duration())}
	case tree.Branching() != nil:
		return &statement.SetBranching{Branching: b.branching(join(path, "branching"), tree.Branching())}
	case tree.REPLACE() != nil:
		return &statement.ReplaceSetRoute{Route: b.setRoute(join(path, "route"), tree.SetRoute())}
	case tree.SetRoute() != nil:
		return &statement.AddSetRoute{Route: b.setRoute(join(path, "route"), tree.SetRoute())}
	}
	return b.dropRoute(path, tree.RelayRef())
}

func (b *builder) emitterOperation(path string, tree nspl.IEmitterOperationContext) statement.Operation {
	at := join(path, "sink")
	switch {
	case tree.InputOperation() != nil:
		return b.inputOperation(path, tree.InputOperation())
	case tree.CodecSink() != nil:
		return &statement.SetSink{Sink: b.codecSink(at, tree.CodecSink())}
	case tree.RowSink() != nil:
		return &statement.SetSink{Sink: b.rowSink(at, tree.RowSink(), tree.RequestMode())}
	case tree.HttpSink() != nil:
		return &statement.SetSink{Sink: b.httpSink(at, tree.HttpSink())}
	case tree.ClientSink() != nil:
		return &statement.SetSink{Sink: b.clientSink(at, tree.ClientSink())}
	case tree.AnySinkMode() != nil:
		return &statement.SetSinkMode{Mode: b.writtenMode(join(path, "mode"), tree.AnySinkMode())}
	case tree.ClientRef() != nil:
		return &statement.SetClient{Client: b.folded(join(path, "client"), tree.ClientRef())}
	case tree.CodecRef() != nil:
		return &statement.SetEncoding{Codec: b.folded(join(path, "codec"), tree.CodecRef())}
	case tree.Flush() != nil:
		return &statement.SetFlush{Flush: b.flush(join(path, "flush"), tree.Flush())}
	case tree.CommitPolicy() != nil:
		return &statement.SetCommit{Commit: b.commitPolicy(join(path, "commit"), tree.CommitPolicy())}
	}
	return &statement.SetEncoding{}
}

// writtenMode builds a mode without knowing the sink, which decides later whether it fits.
func (b *builder) writtenMode(path string, tree nspl.IAnySinkModeContext) statement.WrittenMode {
	b.mark(path, tree)
	switch {
	case tree.BrokerMode() != nil:
		mode := tree.BrokerMode()
		return &statement.ModeBroker{Mode: b.sinkMode(join(path, "mode"), mode.NoAckMode(), mode.AckMode())}
	case tree.MqttSinkMode() != nil:
		result := &statement.ModeMQTT{}
		result.QoS, result.Mode = b.mqttSinkMode(path, tree.MqttSinkMode())
		return result
	case tree.AckMode() != nil:
		return &statement.ModeJetStream{Mode: b.sinkMode(join(path, "mode"), nil, tree.AckMode())}
	case tree.SqsSinkMode() != nil:
		mode := tree.SqsSinkMode()
		return &statement.ModeSQS{Batch: mode.BATCH() != nil, Retry: b.retry(join(path, "retry"), mode.Retry())}
	}
	return &statement.ModeRequest{Retry: b.retry(join(path, "retry"), tree.RequestMode().Retry())}
}

func (b *builder) placementOperation(path string, tree nspl.IPlacementOperationContext) statement.Operation {
	switch {
	case tree.PlacementPolicy() != nil:
		return &statement.SetPlacementPolicy{Policy: b.placementPolicy(join(path, "policy"), tree.PlacementPolicy())}
	case tree.Count() != nil:
		return &statement.SetRank{Rank: b.count(join(path, "rank"), tree.Count())}
	case tree.RANK() != nil:
		return &statement.SetRank{}
	case tree.FreshName() != nil:
		return &statement.RenameModel{To: b.folded(join(path, "to"), tree.FreshName())}
	}
	return &statement.SetMembers{
		From: b.nodeMembers(path, "from", tree.NodeMembers().AllNodeMember()), To: b.nodeMembers(path, "to", tree.NodeTargets().AllNodeMember()),
	}
}
