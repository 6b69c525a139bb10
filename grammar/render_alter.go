package grammar

import (
	"fmt"
	"strings"

	"nervix/generated/model"
	"nervix/generated/statement"
)

// Operations of schemas and wire schemas.

// VisitAddField renders ADD FIELD.
func (renderer) VisitAddField(o *statement.AddField) string {
	return "ADD FIELD " + schemaField(o.Field)
}

// VisitAddWireField renders ADD FIELD.
func (renderer) VisitAddWireField(o *statement.AddWireField) string {
	return "ADD FIELD " + jsonField(o.Field)
}

// VisitAddAVROField renders ADD FIELD.
func (renderer) VisitAddAVROField(o *statement.AddAVROField) string {
	return "ADD FIELD " + avroField(o.Field)
}

// VisitDropField renders DROP FIELD.
func (renderer) VisitDropField(o *statement.DropField) string { return "DROP FIELD " + o.Field }

// VisitRenameField renders RENAME FIELD.
func (renderer) VisitRenameField(o *statement.RenameField) string {
	return "RENAME FIELD " + o.Field + " TO " + o.To
}

// VisitSetFieldType renders SET TYPE.
func (renderer) VisitSetFieldType(o *statement.SetFieldType) string {
	return "ALTER FIELD " + o.Field + " SET TYPE " + RenderType(o.Type)
}

// VisitSetWireFieldType renders SET TYPE.
func (renderer) VisitSetWireFieldType(o *statement.SetWireFieldType) string {
	return "ALTER FIELD " + o.Field + " SET TYPE " + o.Type.String()
}

// VisitSetAVROFieldType renders SET TYPE.
func (renderer) VisitSetAVROFieldType(o *statement.SetAVROFieldType) string {
	return "ALTER FIELD " + o.Field + " SET TYPE " + o.Type.String()
}

// switched renders what an operation sets or drops.
func switched(set bool, what string) string {
	if set {
		return "SET " + what
	}
	return "DROP " + what
}

// VisitSetFieldOptional renders SET or DROP OPTIONAL.
func (renderer) VisitSetFieldOptional(o *statement.SetFieldOptional) string {
	return "ALTER FIELD " + o.Field + " " + switched(o.Optional, "OPTIONAL")
}

// VisitSetFieldSensitive renders SET or DROP SENSITIVE.
func (renderer) VisitSetFieldSensitive(o *statement.SetFieldSensitive) string {
	return "ALTER FIELD " + o.Field + " " + switched(o.Sensitive, "SENSITIVE")
}

// VisitSetFieldExternal renders SET or DROP NAMED.
func (renderer) VisitSetFieldExternal(o *statement.SetFieldExternal) string {
	if o.External == nil {
		return "ALTER FIELD " + o.Field + " DROP NAMED"
	}
	return "ALTER FIELD " + o.Field + " SET NAMED " + quote(*o.External)
}

// VisitSetWireMode renders MODE.
func (renderer) VisitSetWireMode(o *statement.SetWireMode) string { return "MODE " + o.Mode.String() }

// Operations of relays.

// VisitSetCapacity renders SET CAPACITY.
func (renderer) VisitSetCapacity(o *statement.SetCapacity) string {
	return fmt.Sprintf("SET CAPACITY %d", o.Capacity)
}

// VisitSetSchema renders SET SCHEMA.
func (renderer) VisitSetSchema(o *statement.SetSchema) string { return "SET SCHEMA " + o.Schema }

// VisitSetBranching renders SET BRANCHED BY and SET UNBRANCHED.
func (renderer) VisitSetBranching(o *statement.SetBranching) string {
	return "SET " + renderBranching(o.Branching)
}

// VisitSetMaterialized renders SET or DROP MATERIALIZED STATE.
func (renderer) VisitSetMaterialized(o *statement.SetMaterialized) string {
	return switched(o.Materialized, "MATERIALIZED STATE"+when(o.Materialized, " LAST BY TIMESTAMP"))
}

// Operations of ingestors.

// VisitSetSource renders SET FROM.
func (r renderer) VisitSetSource(o *statement.SetSource) string {
	return "SET FROM " + model.VisitSource(o.Source, r)
}

// VisitSetDecoding renders SET DECODE USING.
func (renderer) VisitSetDecoding(o *statement.SetDecoding) string {
	return "SET DECODE USING " + o.Codec
}

// VisitSetTimestamp renders SET or DROP TIMESTAMP.
func (r renderer) VisitSetTimestamp(o *statement.SetTimestamp) string {
	if o.Timestamp == nil {
		return "DROP TIMESTAMP"
	}
	return "SET TIMESTAMP " + model.VisitTimestamp(o.Timestamp, r)
}

// VisitSetQuiesce renders SET QUIESCE.
func (r renderer) VisitSetQuiesce(o *statement.SetQuiesce) string {
	return "SET QUIESCE " + model.VisitQuiesce(o.Quiesce, r)
}

// VisitSetGeneralError renders SET GENERAL ERROR.
func (renderer) VisitSetGeneralError(o *statement.SetGeneralError) string {
	return "SET GENERAL ERROR " + o.Action.String()
}

// Operations of nodes with inputs.

// VisitAddInput renders ADD FROM.
func (renderer) VisitAddInput(o *statement.AddInput) string {
	return "ADD FROM " + renderInput(o.Input)
}

// VisitDropInput renders DROP FROM.
func (renderer) VisitDropInput(o *statement.DropInput) string { return "DROP FROM " + o.Relay }

// VisitSetInputWhere renders ALTER FROM.
func (renderer) VisitSetInputWhere(o *statement.SetInputWhere) string {
	if o.Where == nil {
		return "ALTER FROM " + o.Relay + " DROP WHERE"
	}
	return "ALTER FROM " + o.Relay + predicate(" SET WHERE ", o.Where)
}

// VisitSetCollect renders SET or DROP COLLECT.
func (renderer) VisitSetCollect(o *statement.SetCollect) string {
	if o.Collect == nil {
		return "DROP COLLECT"
	}
	return "SET " + renderCollect(o.Collect)
}

// VisitSetFilter renders SET or DROP FILTER.
func (renderer) VisitSetFilter(o *statement.SetFilter) string {
	if o.Filter == nil {
		return "DROP FILTER WHERE"
	}
	return "SET FILTER" + predicate(" WHERE ", o.Filter)
}

// VisitSetAttachment renders SET ATTACHED or DETACHED.
func (renderer) VisitSetAttachment(o *statement.SetAttachment) string {
	return "SET " + renderAttachment(o.Detached)
}

// VisitAddState renders ADD MATERIALIZED STATE.
func (r renderer) VisitAddState(o *statement.AddState) string {
	return "ADD MATERIALIZED STATE " + o.State.Relay + " " + model.VisitStatePolicy(o.State.Policy, r)
}

// VisitDropState renders DROP MATERIALIZED STATE.
func (renderer) VisitDropState(o *statement.DropState) string {
	return "DROP MATERIALIZED STATE " + o.Relay
}

// VisitSetStatePolicy renders ALTER MATERIALIZED STATE.
func (r renderer) VisitSetStatePolicy(o *statement.SetStatePolicy) string {
	return "ALTER MATERIALIZED STATE " + o.Relay + " SET " + model.VisitStatePolicy(o.Policy, r)
}

// VisitAddRoute renders ADD ROUTE.
func (r renderer) VisitAddRoute(o *statement.AddRoute) string { return "ADD ROUTE" + r.route(o.Route) }

// VisitReplaceRoute renders REPLACE ROUTE.
func (r renderer) VisitReplaceRoute(o *statement.ReplaceRoute) string {
	return "REPLACE ROUTE" + r.route(o.Route)
}

// VisitAddEntryRoute renders ADD ROUTE.
func (r renderer) VisitAddEntryRoute(o *statement.AddEntryRoute) string {
	return "ADD ROUTE" + r.entryRoute(o.Route)
}

// VisitReplaceEntryRoute renders REPLACE ROUTE.
func (r renderer) VisitReplaceEntryRoute(o *statement.ReplaceEntryRoute) string {
	return "REPLACE ROUTE" + r.entryRoute(o.Route)
}

// VisitAddSetRoute renders ADD ROUTE.
func (r renderer) VisitAddSetRoute(o *statement.AddSetRoute) string {
	return "ADD ROUTE" + r.setRoute(o.Route)
}

// VisitReplaceSetRoute renders REPLACE ROUTE.
func (r renderer) VisitReplaceSetRoute(o *statement.ReplaceSetRoute) string {
	return "REPLACE ROUTE" + r.setRoute(o.Route)
}

// VisitDropRoute renders DROP ROUTE.
func (renderer) VisitDropRoute(o *statement.DropRoute) string { return "DROP ROUTE TO " + o.Relay }

// VisitSetKeys renders SET DEDUPLICATE ON.
func (renderer) VisitSetKeys(o *statement.SetKeys) string {
	return "SET DEDUPLICATE ON " + each(o.Keys, ", ", RenderExpr)
}

// VisitSetOrder renders SET BY.
func (renderer) VisitSetOrder(o *statement.SetOrder) string {
	return "SET BY " + each(o.By, ", ", RenderExpr)
}

// VisitSetMaxTime renders SET MAX TIME.
func (renderer) VisitSetMaxTime(o *statement.SetMaxTime) string {
	return "SET MAX TIME " + o.MaxTime.Text
}

// VisitSetGeneratorState renders SET MATERIALIZED STATE.
func (renderer) VisitSetGeneratorState(o *statement.SetGeneratorState) string {
	return "SET MATERIALIZED STATE " + o.Relay
}

// VisitSetInterval renders SET EACH.
func (renderer) VisitSetInterval(o *statement.SetInterval) string {
	return "SET EACH " + o.Interval.Text
}

// Operations of emitters.

// VisitSetSink renders SET TO.
func (r renderer) VisitSetSink(o *statement.SetSink) string {
	return "SET TO " + model.VisitSink(o.Sink, r)
}

// VisitSetSinkMode renders SET MODE.
func (r renderer) VisitSetSinkMode(o *statement.SetSinkMode) string {
	return "SET MODE " + statement.VisitWrittenMode(o.Mode, r)
}

// VisitModeBroker renders NO_ACK or ACK with its window.
func (r renderer) VisitModeBroker(m *statement.ModeBroker) string {
	return model.VisitSinkMode(m.Mode, r)
}

// VisitModeMQTT renders QOS.
func (r renderer) VisitModeMQTT(m *statement.ModeMQTT) string { return r.mqttMode(m.QoS, m.Mode) }

// VisitModeJetStream renders JETSTREAM.
func (r renderer) VisitModeJetStream(m *statement.ModeJetStream) string {
	return "JETSTREAM " + model.VisitSinkMode(m.Mode, r)
}

// VisitModeSQS renders SINGLE or BATCH.
func (renderer) VisitModeSQS(m *statement.ModeSQS) string { return sqsMode(m.Batch, m.Retry) }

// VisitModeRequest renders ACK of requests.
func (renderer) VisitModeRequest(m *statement.ModeRequest) string { return "ACK" + retry(m.Retry) }

// VisitSetClient renders SET CLIENT.
func (renderer) VisitSetClient(o *statement.SetClient) string { return "SET CLIENT " + o.Client }

// VisitSetEncoding renders SET ENCODE USING and DROP ENCODE.
func (renderer) VisitSetEncoding(o *statement.SetEncoding) string {
	if o.Codec == "" {
		return "DROP ENCODE"
	}
	return "SET ENCODE USING " + o.Codec
}

// VisitSetFlush renders SET FLUSH.
func (r renderer) VisitSetFlush(o *statement.SetFlush) string {
	return "SET " + model.VisitFlush(o.Flush, r)
}

// VisitSetCommit renders SET COMMIT EACH.
func (renderer) VisitSetCommit(o *statement.SetCommit) string {
	return "SET " + renderCommit(o.Commit)
}

// Operations of placements.

// VisitSetPlacementPolicy renders SET POLICY.
func (renderer) VisitSetPlacementPolicy(o *statement.SetPlacementPolicy) string {
	return "SET POLICY " + o.Policy.Text()
}

// VisitSetRank renders SET or DROP RANK.
func (renderer) VisitSetRank(o *statement.SetRank) string {
	if o.Rank == 0 {
		return "DROP RANK"
	}
	return fmt.Sprintf("SET RANK %d", o.Rank)
}

// VisitSetMembers renders SET FROM … TO.
func (renderer) VisitSetMembers(o *statement.SetMembers) string {
	return "SET FROM " + strings.Join(o.From, ", ") + " TO " + strings.Join(o.To, ", ")
}

// VisitRenameModel renders RENAME TO.
func (renderer) VisitRenameModel(o *statement.RenameModel) string { return "RENAME TO " + o.To }
