// Code generated from spec/ by go generate. DO NOT EDIT.

package statementtest

import (
	"nervix/generated/canonical/canonicaltest"
	"nervix/generated/datatype/datatypetest"
	"nervix/generated/model"
	"nervix/generated/model/modeltest"
	"nervix/generated/statement"
	"pgregory.net/rapid"
)

// AddField draws values of any shape.
func AddField() *rapid.Generator[*statement.AddField] {
	return rapid.Custom(func(t *rapid.T) *statement.AddField {
		return DrawAddField(t, canonicaltest.Depth)
	})
}

// DrawAddField draws a value that nests freely for depth levels.
func DrawAddField(t *rapid.T, depth int) *statement.AddField {
	return &statement.AddField{
		Field: *modeltest.DrawSchemaField(t, depth-1),
	}
}

// AddWireField draws values of any shape.
func AddWireField() *rapid.Generator[*statement.AddWireField] {
	return rapid.Custom(func(t *rapid.T) *statement.AddWireField {
		return DrawAddWireField(t, canonicaltest.Depth)
	})
}

// DrawAddWireField draws a value that nests freely for depth levels.
func DrawAddWireField(t *rapid.T, depth int) *statement.AddWireField {
	return &statement.AddWireField{
		Field: *modeltest.DrawWireJSONField(t, depth-1),
	}
}

// AddAVROField draws values of any shape.
func AddAVROField() *rapid.Generator[*statement.AddAVROField] {
	return rapid.Custom(func(t *rapid.T) *statement.AddAVROField {
		return DrawAddAVROField(t, canonicaltest.Depth)
	})
}

// DrawAddAVROField draws a value that nests freely for depth levels.
func DrawAddAVROField(t *rapid.T, depth int) *statement.AddAVROField {
	return &statement.AddAVROField{
		Field: *modeltest.DrawWireAVROField(t, depth-1),
	}
}

// DropField draws values of any shape.
func DropField() *rapid.Generator[*statement.DropField] {
	return rapid.Custom(func(t *rapid.T) *statement.DropField {
		return DrawDropField(t, canonicaltest.Depth)
	})
}

// DrawDropField draws a value that nests freely for depth levels.
func DrawDropField(t *rapid.T, _ int) *statement.DropField {
	return &statement.DropField{
		Field: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Field"),
	}
}

// RenameField draws values of any shape.
func RenameField() *rapid.Generator[*statement.RenameField] {
	return rapid.Custom(func(t *rapid.T) *statement.RenameField {
		return DrawRenameField(t, canonicaltest.Depth)
	})
}

// DrawRenameField draws a value that nests freely for depth levels.
func DrawRenameField(t *rapid.T, _ int) *statement.RenameField {
	return &statement.RenameField{
		Field: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Field"),
		To:    rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "To"),
	}
}

// SetFieldType draws values of any shape.
func SetFieldType() *rapid.Generator[*statement.SetFieldType] {
	return rapid.Custom(func(t *rapid.T) *statement.SetFieldType {
		return DrawSetFieldType(t, canonicaltest.Depth)
	})
}

// DrawSetFieldType draws a value that nests freely for depth levels.
func DrawSetFieldType(t *rapid.T, depth int) *statement.SetFieldType {
	return &statement.SetFieldType{
		Field: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Field"),
		Type:  *datatypetest.DrawType(t, depth-1),
	}
}

// SetWireFieldType draws values of any shape.
func SetWireFieldType() *rapid.Generator[*statement.SetWireFieldType] {
	return rapid.Custom(func(t *rapid.T) *statement.SetWireFieldType {
		return DrawSetWireFieldType(t, canonicaltest.Depth)
	})
}

// DrawSetWireFieldType draws a value that nests freely for depth levels.
func DrawSetWireFieldType(t *rapid.T, _ int) *statement.SetWireFieldType {
	return &statement.SetWireFieldType{
		Field: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Field"),
		Type:  model.JSONType(rapid.Uint8Range(0, 6).Draw(t, "Type")),
	}
}

// SetAVROFieldType draws values of any shape.
func SetAVROFieldType() *rapid.Generator[*statement.SetAVROFieldType] {
	return rapid.Custom(func(t *rapid.T) *statement.SetAVROFieldType {
		return DrawSetAVROFieldType(t, canonicaltest.Depth)
	})
}

// DrawSetAVROFieldType draws a value that nests freely for depth levels.
func DrawSetAVROFieldType(t *rapid.T, _ int) *statement.SetAVROFieldType {
	return &statement.SetAVROFieldType{
		Field: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Field"),
		Type:  model.AVROType(rapid.Uint8Range(0, 12).Draw(t, "Type")),
	}
}

// SetFieldOptional draws values of any shape.
func SetFieldOptional() *rapid.Generator[*statement.SetFieldOptional] {
	return rapid.Custom(func(t *rapid.T) *statement.SetFieldOptional {
		return DrawSetFieldOptional(t, canonicaltest.Depth)
	})
}

// DrawSetFieldOptional draws a value that nests freely for depth levels.
func DrawSetFieldOptional(t *rapid.T, _ int) *statement.SetFieldOptional {
	return &statement.SetFieldOptional{
		Field:    rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Field"),
		Optional: rapid.Bool().Draw(t, "Optional"),
	}
}

// SetFieldSensitive draws values of any shape.
func SetFieldSensitive() *rapid.Generator[*statement.SetFieldSensitive] {
	return rapid.Custom(func(t *rapid.T) *statement.SetFieldSensitive {
		return DrawSetFieldSensitive(t, canonicaltest.Depth)
	})
}

// DrawSetFieldSensitive draws a value that nests freely for depth levels.
func DrawSetFieldSensitive(t *rapid.T, _ int) *statement.SetFieldSensitive {
	return &statement.SetFieldSensitive{
		Field:     rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Field"),
		Sensitive: rapid.Bool().Draw(t, "Sensitive"),
	}
}

// SetFieldExternal draws values of any shape.
func SetFieldExternal() *rapid.Generator[*statement.SetFieldExternal] {
	return rapid.Custom(func(t *rapid.T) *statement.SetFieldExternal {
		return DrawSetFieldExternal(t, canonicaltest.Depth)
	})
}

// DrawSetFieldExternal draws a value that nests freely for depth levels.
func DrawSetFieldExternal(t *rapid.T, depth int) *statement.SetFieldExternal {
	return &statement.SetFieldExternal{
		Field: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Field"),
		External: canonicaltest.Pointer(t, "External", true, func() string {
			return rapid.StringMatching("[a-z]{1,8}([.][A-Z]{1,4})?").Draw(t, "External")
		}),
	}
}

// SetWireMode draws values of any shape.
func SetWireMode() *rapid.Generator[*statement.SetWireMode] {
	return rapid.Custom(func(t *rapid.T) *statement.SetWireMode {
		return DrawSetWireMode(t, canonicaltest.Depth)
	})
}

// DrawSetWireMode draws a value that nests freely for depth levels.
func DrawSetWireMode(t *rapid.T, _ int) *statement.SetWireMode {
	return &statement.SetWireMode{
		Mode: model.WireMode(rapid.Uint8Range(0, 1).Draw(t, "Mode")),
	}
}

// SetCapacity draws values of any shape.
func SetCapacity() *rapid.Generator[*statement.SetCapacity] {
	return rapid.Custom(func(t *rapid.T) *statement.SetCapacity {
		return DrawSetCapacity(t, canonicaltest.Depth)
	})
}

// DrawSetCapacity draws a value that nests freely for depth levels.
func DrawSetCapacity(t *rapid.T, _ int) *statement.SetCapacity {
	return &statement.SetCapacity{
		Capacity: rapid.Uint64Min(1).Draw(t, "Capacity"),
	}
}

// SetSchema draws values of any shape.
func SetSchema() *rapid.Generator[*statement.SetSchema] {
	return rapid.Custom(func(t *rapid.T) *statement.SetSchema {
		return DrawSetSchema(t, canonicaltest.Depth)
	})
}

// DrawSetSchema draws a value that nests freely for depth levels.
func DrawSetSchema(t *rapid.T, _ int) *statement.SetSchema {
	return &statement.SetSchema{
		Schema: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Schema"),
	}
}

// SetBranching draws values of any shape.
func SetBranching() *rapid.Generator[*statement.SetBranching] {
	return rapid.Custom(func(t *rapid.T) *statement.SetBranching {
		return DrawSetBranching(t, canonicaltest.Depth)
	})
}

// DrawSetBranching draws a value that nests freely for depth levels.
func DrawSetBranching(t *rapid.T, depth int) *statement.SetBranching {
	return &statement.SetBranching{
		Branching: *modeltest.DrawBranching(t, depth-1),
	}
}

// SetMaterialized draws values of any shape.
func SetMaterialized() *rapid.Generator[*statement.SetMaterialized] {
	return rapid.Custom(func(t *rapid.T) *statement.SetMaterialized {
		return DrawSetMaterialized(t, canonicaltest.Depth)
	})
}

// DrawSetMaterialized draws a value that nests freely for depth levels.
func DrawSetMaterialized(t *rapid.T, _ int) *statement.SetMaterialized {
	return &statement.SetMaterialized{
		Materialized: rapid.Bool().Draw(t, "Materialized"),
	}
}

// SetSource draws values of any shape.
func SetSource() *rapid.Generator[*statement.SetSource] {
	return rapid.Custom(func(t *rapid.T) *statement.SetSource {
		return DrawSetSource(t, canonicaltest.Depth)
	})
}

// DrawSetSource draws a value that nests freely for depth levels.
func DrawSetSource(t *rapid.T, depth int) *statement.SetSource {
	return &statement.SetSource{
		Source: modeltest.DrawSource(t, depth-1),
	}
}

// SetDecoding draws values of any shape.
func SetDecoding() *rapid.Generator[*statement.SetDecoding] {
	return rapid.Custom(func(t *rapid.T) *statement.SetDecoding {
		return DrawSetDecoding(t, canonicaltest.Depth)
	})
}

// DrawSetDecoding draws a value that nests freely for depth levels.
func DrawSetDecoding(t *rapid.T, _ int) *statement.SetDecoding {
	return &statement.SetDecoding{
		Codec: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Codec"),
	}
}

// SetTimestamp draws values of any shape.
func SetTimestamp() *rapid.Generator[*statement.SetTimestamp] {
	return rapid.Custom(func(t *rapid.T) *statement.SetTimestamp {
		return DrawSetTimestamp(t, canonicaltest.Depth)
	})
}

// DrawSetTimestamp draws a value that nests freely for depth levels.
func DrawSetTimestamp(t *rapid.T, depth int) *statement.SetTimestamp {
	return &statement.SetTimestamp{
		Timestamp: canonicaltest.Maybe(t, "Timestamp", depth > 0, func() model.Timestamp {
			return modeltest.DrawTimestamp(t, depth-1)
		}),
	}
}

// SetQuiesce draws values of any shape.
func SetQuiesce() *rapid.Generator[*statement.SetQuiesce] {
	return rapid.Custom(func(t *rapid.T) *statement.SetQuiesce {
		return DrawSetQuiesce(t, canonicaltest.Depth)
	})
}

// DrawSetQuiesce draws a value that nests freely for depth levels.
func DrawSetQuiesce(t *rapid.T, depth int) *statement.SetQuiesce {
	return &statement.SetQuiesce{
		Quiesce: modeltest.DrawQuiesce(t, depth-1),
	}
}

// SetGeneralError draws values of any shape.
func SetGeneralError() *rapid.Generator[*statement.SetGeneralError] {
	return rapid.Custom(func(t *rapid.T) *statement.SetGeneralError {
		return DrawSetGeneralError(t, canonicaltest.Depth)
	})
}

// DrawSetGeneralError draws a value that nests freely for depth levels.
func DrawSetGeneralError(t *rapid.T, _ int) *statement.SetGeneralError {
	return &statement.SetGeneralError{
		Action: model.ErrorAction(rapid.Uint8Range(0, 1).Draw(t, "Action")),
	}
}

// AddInput draws values of any shape.
func AddInput() *rapid.Generator[*statement.AddInput] {
	return rapid.Custom(func(t *rapid.T) *statement.AddInput {
		return DrawAddInput(t, canonicaltest.Depth)
	})
}

// DrawAddInput draws a value that nests freely for depth levels.
func DrawAddInput(t *rapid.T, depth int) *statement.AddInput {
	return &statement.AddInput{
		Input: *modeltest.DrawInput(t, depth-1),
	}
}

// DropInput draws values of any shape.
func DropInput() *rapid.Generator[*statement.DropInput] {
	return rapid.Custom(func(t *rapid.T) *statement.DropInput {
		return DrawDropInput(t, canonicaltest.Depth)
	})
}

// DrawDropInput draws a value that nests freely for depth levels.
func DrawDropInput(t *rapid.T, _ int) *statement.DropInput {
	return &statement.DropInput{
		Relay: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "Relay"),
	}
}

// SetInputWhere draws values of any shape.
func SetInputWhere() *rapid.Generator[*statement.SetInputWhere] {
	return rapid.Custom(func(t *rapid.T) *statement.SetInputWhere {
		return DrawSetInputWhere(t, canonicaltest.Depth)
	})
}

// DrawSetInputWhere draws a value that nests freely for depth levels.
func DrawSetInputWhere(t *rapid.T, depth int) *statement.SetInputWhere {
	return &statement.SetInputWhere{
		Relay: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "Relay"),
		Where: canonicaltest.Maybe(t, "Where", depth > 0, func() model.Expression {
			return modeltest.DrawExpression(t, depth-1)
		}),
	}
}

// SetCollect draws values of any shape.
func SetCollect() *rapid.Generator[*statement.SetCollect] {
	return rapid.Custom(func(t *rapid.T) *statement.SetCollect {
		return DrawSetCollect(t, canonicaltest.Depth)
	})
}

// DrawSetCollect draws a value that nests freely for depth levels.
func DrawSetCollect(t *rapid.T, depth int) *statement.SetCollect {
	return &statement.SetCollect{
		Collect: canonicaltest.Maybe(t, "Collect", depth > 0, func() *model.Collect {
			return modeltest.DrawCollect(t, depth-1)
		}),
	}
}

// SetFilter draws values of any shape.
func SetFilter() *rapid.Generator[*statement.SetFilter] {
	return rapid.Custom(func(t *rapid.T) *statement.SetFilter {
		return DrawSetFilter(t, canonicaltest.Depth)
	})
}

// DrawSetFilter draws a value that nests freely for depth levels.
func DrawSetFilter(t *rapid.T, depth int) *statement.SetFilter {
	return &statement.SetFilter{
		Filter: canonicaltest.Maybe(t, "Filter", depth > 0, func() model.Expression {
			return modeltest.DrawExpression(t, depth-1)
		}),
	}
}

// SetAttachment draws values of any shape.
func SetAttachment() *rapid.Generator[*statement.SetAttachment] {
	return rapid.Custom(func(t *rapid.T) *statement.SetAttachment {
		return DrawSetAttachment(t, canonicaltest.Depth)
	})
}

// DrawSetAttachment draws a value that nests freely for depth levels.
func DrawSetAttachment(t *rapid.T, _ int) *statement.SetAttachment {
	return &statement.SetAttachment{
		Detached: rapid.Bool().Draw(t, "Detached"),
	}
}

// AddState draws values of any shape.
func AddState() *rapid.Generator[*statement.AddState] {
	return rapid.Custom(func(t *rapid.T) *statement.AddState {
		return DrawAddState(t, canonicaltest.Depth)
	})
}

// DrawAddState draws a value that nests freely for depth levels.
func DrawAddState(t *rapid.T, depth int) *statement.AddState {
	return &statement.AddState{
		State: *modeltest.DrawStateDependency(t, depth-1),
	}
}

// DropState draws values of any shape.
func DropState() *rapid.Generator[*statement.DropState] {
	return rapid.Custom(func(t *rapid.T) *statement.DropState {
		return DrawDropState(t, canonicaltest.Depth)
	})
}

// DrawDropState draws a value that nests freely for depth levels.
func DrawDropState(t *rapid.T, _ int) *statement.DropState {
	return &statement.DropState{
		Relay: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "Relay"),
	}
}

// SetStatePolicy draws values of any shape.
func SetStatePolicy() *rapid.Generator[*statement.SetStatePolicy] {
	return rapid.Custom(func(t *rapid.T) *statement.SetStatePolicy {
		return DrawSetStatePolicy(t, canonicaltest.Depth)
	})
}

// DrawSetStatePolicy draws a value that nests freely for depth levels.
func DrawSetStatePolicy(t *rapid.T, depth int) *statement.SetStatePolicy {
	return &statement.SetStatePolicy{
		Relay:  rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "Relay"),
		Policy: modeltest.DrawStatePolicy(t, depth-1),
	}
}

// AddRoute draws values of any shape.
func AddRoute() *rapid.Generator[*statement.AddRoute] {
	return rapid.Custom(func(t *rapid.T) *statement.AddRoute {
		return DrawAddRoute(t, canonicaltest.Depth)
	})
}

// DrawAddRoute draws a value that nests freely for depth levels.
func DrawAddRoute(t *rapid.T, depth int) *statement.AddRoute {
	return &statement.AddRoute{
		Route: *modeltest.DrawRoute(t, depth-1),
	}
}

// ReplaceRoute draws values of any shape.
func ReplaceRoute() *rapid.Generator[*statement.ReplaceRoute] {
	return rapid.Custom(func(t *rapid.T) *statement.ReplaceRoute {
		return DrawReplaceRoute(t, canonicaltest.Depth)
	})
}

// DrawReplaceRoute draws a value that nests freely for depth levels.
func DrawReplaceRoute(t *rapid.T, depth int) *statement.ReplaceRoute {
	return &statement.ReplaceRoute{
		Route: *modeltest.DrawRoute(t, depth-1),
	}
}

// AddEntryRoute draws values of any shape.
func AddEntryRoute() *rapid.Generator[*statement.AddEntryRoute] {
	return rapid.Custom(func(t *rapid.T) *statement.AddEntryRoute {
		return DrawAddEntryRoute(t, canonicaltest.Depth)
	})
}

// DrawAddEntryRoute draws a value that nests freely for depth levels.
func DrawAddEntryRoute(t *rapid.T, depth int) *statement.AddEntryRoute {
	return &statement.AddEntryRoute{
		Route: *modeltest.DrawEntryRoute(t, depth-1),
	}
}

// ReplaceEntryRoute draws values of any shape.
func ReplaceEntryRoute() *rapid.Generator[*statement.ReplaceEntryRoute] {
	return rapid.Custom(func(t *rapid.T) *statement.ReplaceEntryRoute {
		return DrawReplaceEntryRoute(t, canonicaltest.Depth)
	})
}

// DrawReplaceEntryRoute draws a value that nests freely for depth levels.
func DrawReplaceEntryRoute(t *rapid.T, depth int) *statement.ReplaceEntryRoute {
	return &statement.ReplaceEntryRoute{
		Route: *modeltest.DrawEntryRoute(t, depth-1),
	}
}

// AddSetRoute draws values of any shape.
func AddSetRoute() *rapid.Generator[*statement.AddSetRoute] {
	return rapid.Custom(func(t *rapid.T) *statement.AddSetRoute {
		return DrawAddSetRoute(t, canonicaltest.Depth)
	})
}

// DrawAddSetRoute draws a value that nests freely for depth levels.
func DrawAddSetRoute(t *rapid.T, depth int) *statement.AddSetRoute {
	return &statement.AddSetRoute{
		Route: *modeltest.DrawSetRoute(t, depth-1),
	}
}

// ReplaceSetRoute draws values of any shape.
func ReplaceSetRoute() *rapid.Generator[*statement.ReplaceSetRoute] {
	return rapid.Custom(func(t *rapid.T) *statement.ReplaceSetRoute {
		return DrawReplaceSetRoute(t, canonicaltest.Depth)
	})
}

// DrawReplaceSetRoute draws a value that nests freely for depth levels.
func DrawReplaceSetRoute(t *rapid.T, depth int) *statement.ReplaceSetRoute {
	return &statement.ReplaceSetRoute{
		Route: *modeltest.DrawSetRoute(t, depth-1),
	}
}

// DropRoute draws values of any shape.
func DropRoute() *rapid.Generator[*statement.DropRoute] {
	return rapid.Custom(func(t *rapid.T) *statement.DropRoute {
		return DrawDropRoute(t, canonicaltest.Depth)
	})
}

// DrawDropRoute draws a value that nests freely for depth levels.
func DrawDropRoute(t *rapid.T, _ int) *statement.DropRoute {
	return &statement.DropRoute{
		Relay: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "Relay"),
	}
}

// SetKeys draws values of any shape.
func SetKeys() *rapid.Generator[*statement.SetKeys] {
	return rapid.Custom(func(t *rapid.T) *statement.SetKeys {
		return DrawSetKeys(t, canonicaltest.Depth)
	})
}

// DrawSetKeys draws a value that nests freely for depth levels.
func DrawSetKeys(t *rapid.T, depth int) *statement.SetKeys {
	return &statement.SetKeys{
		Keys: canonicaltest.List(t, "Keys", 1, max(1, min(3, depth)), func() model.Expression {
			return modeltest.DrawExpression(t, depth-1)
		}),
	}
}

// SetOrder draws values of any shape.
func SetOrder() *rapid.Generator[*statement.SetOrder] {
	return rapid.Custom(func(t *rapid.T) *statement.SetOrder {
		return DrawSetOrder(t, canonicaltest.Depth)
	})
}

// DrawSetOrder draws a value that nests freely for depth levels.
func DrawSetOrder(t *rapid.T, depth int) *statement.SetOrder {
	return &statement.SetOrder{
		By: canonicaltest.List(t, "By", 1, max(1, min(3, depth)), func() model.Expression {
			return modeltest.DrawExpression(t, depth-1)
		}),
	}
}

// SetMaxTime draws values of any shape.
func SetMaxTime() *rapid.Generator[*statement.SetMaxTime] {
	return rapid.Custom(func(t *rapid.T) *statement.SetMaxTime {
		return DrawSetMaxTime(t, canonicaltest.Depth)
	})
}

// DrawSetMaxTime draws a value that nests freely for depth levels.
func DrawSetMaxTime(t *rapid.T, depth int) *statement.SetMaxTime {
	return &statement.SetMaxTime{
		MaxTime: *modeltest.DrawDuration(t, depth-1),
	}
}

// SetGeneratorState draws values of any shape.
func SetGeneratorState() *rapid.Generator[*statement.SetGeneratorState] {
	return rapid.Custom(func(t *rapid.T) *statement.SetGeneratorState {
		return DrawSetGeneratorState(t, canonicaltest.Depth)
	})
}

// DrawSetGeneratorState draws a value that nests freely for depth levels.
func DrawSetGeneratorState(t *rapid.T, _ int) *statement.SetGeneratorState {
	return &statement.SetGeneratorState{
		Relay: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "Relay"),
	}
}

// SetInterval draws values of any shape.
func SetInterval() *rapid.Generator[*statement.SetInterval] {
	return rapid.Custom(func(t *rapid.T) *statement.SetInterval {
		return DrawSetInterval(t, canonicaltest.Depth)
	})
}

// DrawSetInterval draws a value that nests freely for depth levels.
func DrawSetInterval(t *rapid.T, depth int) *statement.SetInterval {
	return &statement.SetInterval{
		Interval: *modeltest.DrawDuration(t, depth-1),
	}
}

// SetSink draws values of any shape.
func SetSink() *rapid.Generator[*statement.SetSink] {
	return rapid.Custom(func(t *rapid.T) *statement.SetSink {
		return DrawSetSink(t, canonicaltest.Depth)
	})
}

// DrawSetSink draws a value that nests freely for depth levels.
func DrawSetSink(t *rapid.T, depth int) *statement.SetSink {
	return &statement.SetSink{
		Sink: modeltest.DrawSink(t, depth-1),
	}
}

// ModeBroker draws values of any shape.
func ModeBroker() *rapid.Generator[*statement.ModeBroker] {
	return rapid.Custom(func(t *rapid.T) *statement.ModeBroker {
		return DrawModeBroker(t, canonicaltest.Depth)
	})
}

// DrawModeBroker draws a value that nests freely for depth levels.
func DrawModeBroker(t *rapid.T, depth int) *statement.ModeBroker {
	return &statement.ModeBroker{
		Mode: modeltest.DrawSinkMode(t, depth-1),
	}
}

// ModeMQTT draws values of any shape.
func ModeMQTT() *rapid.Generator[*statement.ModeMQTT] {
	return rapid.Custom(func(t *rapid.T) *statement.ModeMQTT {
		return DrawModeMQTT(t, canonicaltest.Depth)
	})
}

// DrawModeMQTT draws a value that nests freely for depth levels.
func DrawModeMQTT(t *rapid.T, depth int) *statement.ModeMQTT {
	return &statement.ModeMQTT{
		QoS:  rapid.Uint8Range(0, 2).Draw(t, "QoS"),
		Mode: modeltest.DrawSinkMode(t, depth-1),
	}
}

// ModeJetStream draws values of any shape.
func ModeJetStream() *rapid.Generator[*statement.ModeJetStream] {
	return rapid.Custom(func(t *rapid.T) *statement.ModeJetStream {
		return DrawModeJetStream(t, canonicaltest.Depth)
	})
}

// DrawModeJetStream draws a value that nests freely for depth levels.
func DrawModeJetStream(t *rapid.T, depth int) *statement.ModeJetStream {
	return &statement.ModeJetStream{
		Mode: modeltest.DrawSinkMode(t, depth-1),
	}
}

// ModeSQS draws values of any shape.
func ModeSQS() *rapid.Generator[*statement.ModeSQS] {
	return rapid.Custom(func(t *rapid.T) *statement.ModeSQS {
		return DrawModeSQS(t, canonicaltest.Depth)
	})
}

// DrawModeSQS draws a value that nests freely for depth levels.
func DrawModeSQS(t *rapid.T, depth int) *statement.ModeSQS {
	return &statement.ModeSQS{
		Batch: rapid.Bool().Draw(t, "Batch"),
		Retry: *modeltest.DrawRetry(t, depth-1),
	}
}

// ModeRequest draws values of any shape.
func ModeRequest() *rapid.Generator[*statement.ModeRequest] {
	return rapid.Custom(func(t *rapid.T) *statement.ModeRequest {
		return DrawModeRequest(t, canonicaltest.Depth)
	})
}

// DrawModeRequest draws a value that nests freely for depth levels.
func DrawModeRequest(t *rapid.T, depth int) *statement.ModeRequest {
	return &statement.ModeRequest{
		Retry: *modeltest.DrawRetry(t, depth-1),
	}
}

// SetSinkMode draws values of any shape.
func SetSinkMode() *rapid.Generator[*statement.SetSinkMode] {
	return rapid.Custom(func(t *rapid.T) *statement.SetSinkMode {
		return DrawSetSinkMode(t, canonicaltest.Depth)
	})
}

// DrawSetSinkMode draws a value that nests freely for depth levels.
func DrawSetSinkMode(t *rapid.T, depth int) *statement.SetSinkMode {
	return &statement.SetSinkMode{
		Mode: DrawWrittenMode(t, depth-1),
	}
}

// SetClient draws values of any shape.
func SetClient() *rapid.Generator[*statement.SetClient] {
	return rapid.Custom(func(t *rapid.T) *statement.SetClient {
		return DrawSetClient(t, canonicaltest.Depth)
	})
}

// DrawSetClient draws a value that nests freely for depth levels.
func DrawSetClient(t *rapid.T, _ int) *statement.SetClient {
	return &statement.SetClient{
		Client: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Client"),
	}
}

// SetEncoding draws values of any shape.
func SetEncoding() *rapid.Generator[*statement.SetEncoding] {
	return rapid.Custom(func(t *rapid.T) *statement.SetEncoding {
		return DrawSetEncoding(t, canonicaltest.Depth)
	})
}

// DrawSetEncoding draws a value that nests freely for depth levels.
func DrawSetEncoding(t *rapid.T, _ int) *statement.SetEncoding {
	return &statement.SetEncoding{
		Codec: rapid.StringMatching("((?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message))?").Draw(t, "Codec"),
	}
}

// SetFlush draws values of any shape.
func SetFlush() *rapid.Generator[*statement.SetFlush] {
	return rapid.Custom(func(t *rapid.T) *statement.SetFlush {
		return DrawSetFlush(t, canonicaltest.Depth)
	})
}

// DrawSetFlush draws a value that nests freely for depth levels.
func DrawSetFlush(t *rapid.T, depth int) *statement.SetFlush {
	return &statement.SetFlush{
		Flush: modeltest.DrawFlush(t, depth-1),
	}
}

// SetCommit draws values of any shape.
func SetCommit() *rapid.Generator[*statement.SetCommit] {
	return rapid.Custom(func(t *rapid.T) *statement.SetCommit {
		return DrawSetCommit(t, canonicaltest.Depth)
	})
}

// DrawSetCommit draws a value that nests freely for depth levels.
func DrawSetCommit(t *rapid.T, depth int) *statement.SetCommit {
	return &statement.SetCommit{
		Commit: *modeltest.DrawCommitPolicy(t, depth-1),
	}
}

// SetPlacementPolicy draws values of any shape.
func SetPlacementPolicy() *rapid.Generator[*statement.SetPlacementPolicy] {
	return rapid.Custom(func(t *rapid.T) *statement.SetPlacementPolicy {
		return DrawSetPlacementPolicy(t, canonicaltest.Depth)
	})
}

// DrawSetPlacementPolicy draws a value that nests freely for depth levels.
func DrawSetPlacementPolicy(t *rapid.T, _ int) *statement.SetPlacementPolicy {
	return &statement.SetPlacementPolicy{
		Policy: model.PlacementPolicy(rapid.Uint8Range(0, 3).Draw(t, "Policy")),
	}
}

// SetRank draws values of any shape.
func SetRank() *rapid.Generator[*statement.SetRank] {
	return rapid.Custom(func(t *rapid.T) *statement.SetRank {
		return DrawSetRank(t, canonicaltest.Depth)
	})
}

// DrawSetRank draws a value that nests freely for depth levels.
func DrawSetRank(t *rapid.T, _ int) *statement.SetRank {
	return &statement.SetRank{
		Rank: rapid.Uint64().Draw(t, "Rank"),
	}
}

// SetMembers draws values of any shape.
func SetMembers() *rapid.Generator[*statement.SetMembers] {
	return rapid.Custom(func(t *rapid.T) *statement.SetMembers {
		return DrawSetMembers(t, canonicaltest.Depth)
	})
}

// DrawSetMembers draws a value that nests freely for depth levels.
func DrawSetMembers(t *rapid.T, depth int) *statement.SetMembers {
	return &statement.SetMembers{
		From: canonicaltest.List(t, "From", 1, 3, func() string {
			return rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "From")
		}),
		To: canonicaltest.List(t, "To", 1, 3, func() string {
			return rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "To")
		}),
	}
}

// RenameModel draws values of any shape.
func RenameModel() *rapid.Generator[*statement.RenameModel] {
	return rapid.Custom(func(t *rapid.T) *statement.RenameModel {
		return DrawRenameModel(t, canonicaltest.Depth)
	})
}

// DrawRenameModel draws a value that nests freely for depth levels.
func DrawRenameModel(t *rapid.T, _ int) *statement.RenameModel {
	return &statement.RenameModel{
		To: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "To"),
	}
}

// CreateModel draws values of any shape.
func CreateModel() *rapid.Generator[*statement.CreateModel] {
	return rapid.Custom(func(t *rapid.T) *statement.CreateModel {
		return DrawCreateModel(t, canonicaltest.Depth)
	})
}

// DrawCreateModel draws a value that nests freely for depth levels.
func DrawCreateModel(t *rapid.T, depth int) *statement.CreateModel {
	return &statement.CreateModel{
		IfNotExists: rapid.Bool().Draw(t, "IfNotExists"),
		Entity:      statement.Entity(rapid.Uint8Range(0, 15).Draw(t, "Entity")),
		Model:       modeltest.DrawModel(t, depth-1),
	}
}

// AlterModel draws values of any shape.
func AlterModel() *rapid.Generator[*statement.AlterModel] {
	return rapid.Custom(func(t *rapid.T) *statement.AlterModel {
		return DrawAlterModel(t, canonicaltest.Depth)
	})
}

// DrawAlterModel draws a value that nests freely for depth levels.
func DrawAlterModel(t *rapid.T, depth int) *statement.AlterModel {
	return &statement.AlterModel{
		Entity: statement.Entity(rapid.Uint8Range(0, 15).Draw(t, "Entity")),
		Key:    *modeltest.DrawKey(t, depth-1),
		Operations: canonicaltest.List(t, "Operations", 1, max(1, min(3, depth)), func() statement.Operation {
			return DrawOperation(t, depth-1)
		}),
	}
}

// DropModel draws values of any shape.
func DropModel() *rapid.Generator[*statement.DropModel] {
	return rapid.Custom(func(t *rapid.T) *statement.DropModel {
		return DrawDropModel(t, canonicaltest.Depth)
	})
}

// DrawDropModel draws a value that nests freely for depth levels.
func DrawDropModel(t *rapid.T, depth int) *statement.DropModel {
	return &statement.DropModel{
		Entity: statement.Entity(rapid.Uint8Range(0, 15).Draw(t, "Entity")),
		Key:    *modeltest.DrawKey(t, depth-1),
	}
}

// RebindResource draws values of any shape.
func RebindResource() *rapid.Generator[*statement.RebindResource] {
	return rapid.Custom(func(t *rapid.T) *statement.RebindResource {
		return DrawRebindResource(t, canonicaltest.Depth)
	})
}

// DrawRebindResource draws a value that nests freely for depth levels.
func DrawRebindResource(t *rapid.T, depth int) *statement.RebindResource {
	return &statement.RebindResource{
		Resource: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Resource"),
		Version:  rapid.Uint64().Draw(t, "Version"),
		Users: canonicaltest.List(t, "Users", 0, max(0, min(3, depth)), func() model.Key {
			return *modeltest.DrawKey(t, depth-1)
		}),
	}
}

// Pace draws values of any shape.
func Pace() *rapid.Generator[*statement.Pace] {
	return rapid.Custom(func(t *rapid.T) *statement.Pace {
		return DrawPace(t, canonicaltest.Depth)
	})
}

// DrawPace draws a value that nests freely for depth levels.
func DrawPace(t *rapid.T, depth int) *statement.Pace {
	return &statement.Pace{
		Period: *modeltest.DrawDuration(t, depth-1),
		Skew:   *modeltest.DrawDuration(t, depth-1),
	}
}

// CreateDomain draws values of any shape.
func CreateDomain() *rapid.Generator[*statement.CreateDomain] {
	return rapid.Custom(func(t *rapid.T) *statement.CreateDomain {
		return DrawCreateDomain(t, canonicaltest.Depth)
	})
}

// DrawCreateDomain draws a value that nests freely for depth levels.
func DrawCreateDomain(t *rapid.T, depth int) *statement.CreateDomain {
	return &statement.CreateDomain{
		IfNotExists: rapid.Bool().Draw(t, "IfNotExists"),
		Name:        rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Pace: canonicaltest.Maybe(t, "Pace", depth > 0, func() *statement.Pace {
			return DrawPace(t, depth-1)
		}),
		Placement: model.PlacementPolicy(rapid.Uint8Range(0, 3).Draw(t, "Placement")),
	}
}

// AlterDomain draws values of any shape.
func AlterDomain() *rapid.Generator[*statement.AlterDomain] {
	return rapid.Custom(func(t *rapid.T) *statement.AlterDomain {
		return DrawAlterDomain(t, canonicaltest.Depth)
	})
}

// DrawAlterDomain draws a value that nests freely for depth levels.
func DrawAlterDomain(t *rapid.T, _ int) *statement.AlterDomain {
	return &statement.AlterDomain{
		Placement: model.PlacementPolicy(rapid.Uint8Range(0, 3).Draw(t, "Placement")),
	}
}

// CreateUser draws values of any shape.
func CreateUser() *rapid.Generator[*statement.CreateUser] {
	return rapid.Custom(func(t *rapid.T) *statement.CreateUser {
		return DrawCreateUser(t, canonicaltest.Depth)
	})
}

// DrawCreateUser draws a value that nests freely for depth levels.
func DrawCreateUser(t *rapid.T, _ int) *statement.CreateUser {
	return &statement.CreateUser{
		IfNotExists: rapid.Bool().Draw(t, "IfNotExists"),
		Name:        rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Password:    canonicaltest.Text().Draw(t, "Password"),
	}
}

// StartPoint draws values of any shape.
func StartPoint() *rapid.Generator[*statement.StartPoint] {
	return rapid.Custom(func(t *rapid.T) *statement.StartPoint {
		return DrawStartPoint(t, canonicaltest.Depth)
	})
}

// DrawStartPoint draws a value that nests freely for depth levels.
func DrawStartPoint(t *rapid.T, _ int) *statement.StartPoint {
	return &statement.StartPoint{
		Now:     rapid.Bool().Draw(t, "Now"),
		Text:    canonicaltest.Text().Draw(t, "Text"),
		Instant: rapid.Int64().Draw(t, "Instant"),
		Rate:    rapid.Float64Range(0.0, 8.0).Draw(t, "Rate"),
	}
}

// StartDomain draws values of any shape.
func StartDomain() *rapid.Generator[*statement.StartDomain] {
	return rapid.Custom(func(t *rapid.T) *statement.StartDomain {
		return DrawStartDomain(t, canonicaltest.Depth)
	})
}

// DrawStartDomain draws a value that nests freely for depth levels.
func DrawStartDomain(t *rapid.T, depth int) *statement.StartDomain {
	return &statement.StartDomain{
		At: canonicaltest.Maybe(t, "At", depth > 0, func() *statement.StartPoint {
			return DrawStartPoint(t, depth-1)
		}),
	}
}

// StopDomain gives the only value there is.
func StopDomain() *rapid.Generator[*statement.StopDomain] {
	return rapid.Just(&statement.StopDomain{})
}

// DrawStopDomain gives the only value there is.
func DrawStopDomain(*rapid.T, int) *statement.StopDomain {
	return &statement.StopDomain{}
}

// CreateResource draws values of any shape.
func CreateResource() *rapid.Generator[*statement.CreateResource] {
	return rapid.Custom(func(t *rapid.T) *statement.CreateResource {
		return DrawCreateResource(t, canonicaltest.Depth)
	})
}

// DrawCreateResource draws a value that nests freely for depth levels.
func DrawCreateResource(t *rapid.T, _ int) *statement.CreateResource {
	return &statement.CreateResource{
		IfNotExists: rapid.Bool().Draw(t, "IfNotExists"),
		Name:        rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
	}
}

// UploadResource draws values of any shape.
func UploadResource() *rapid.Generator[*statement.UploadResource] {
	return rapid.Custom(func(t *rapid.T) *statement.UploadResource {
		return DrawUploadResource(t, canonicaltest.Depth)
	})
}

// DrawUploadResource draws a value that nests freely for depth levels.
func DrawUploadResource(t *rapid.T, _ int) *statement.UploadResource {
	return &statement.UploadResource{
		Name:      rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Directory: canonicaltest.Text().Draw(t, "Directory"),
	}
}

// ResetUnbranched gives the only value there is.
func ResetUnbranched() *rapid.Generator[*statement.ResetUnbranched] {
	return rapid.Just(&statement.ResetUnbranched{})
}

// DrawResetUnbranched gives the only value there is.
func DrawResetUnbranched(*rapid.T, int) *statement.ResetUnbranched {
	return &statement.ResetUnbranched{}
}

// ResetAll gives the only value there is.
func ResetAll() *rapid.Generator[*statement.ResetAll] {
	return rapid.Just(&statement.ResetAll{})
}

// DrawResetAll gives the only value there is.
func DrawResetAll(*rapid.T, int) *statement.ResetAll {
	return &statement.ResetAll{}
}

// ResetBranch draws values of any shape.
func ResetBranch() *rapid.Generator[*statement.ResetBranch] {
	return rapid.Custom(func(t *rapid.T) *statement.ResetBranch {
		return DrawResetBranch(t, canonicaltest.Depth)
	})
}

// DrawResetBranch draws a value that nests freely for depth levels.
func DrawResetBranch(t *rapid.T, depth int) *statement.ResetBranch {
	return &statement.ResetBranch{
		Values: canonicaltest.List(t, "Values", 1, max(1, min(3, depth)), func() statement.BranchBinding {
			return *DrawBranchBinding(t, depth-1)
		}),
	}
}

// ResetState draws values of any shape.
func ResetState() *rapid.Generator[*statement.ResetState] {
	return rapid.Custom(func(t *rapid.T) *statement.ResetState {
		return DrawResetState(t, canonicaltest.Depth)
	})
}

// DrawResetState draws a value that nests freely for depth levels.
func DrawResetState(t *rapid.T, depth int) *statement.ResetState {
	return &statement.ResetState{
		Processor: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Processor"),
		Domain:    rapid.StringMatching("((?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message))?").Draw(t, "Domain"),
		Scope:     DrawResetScope(t, depth-1),
	}
}

// ShowCreate draws values of any shape.
func ShowCreate() *rapid.Generator[*statement.ShowCreate] {
	return rapid.Custom(func(t *rapid.T) *statement.ShowCreate {
		return DrawShowCreate(t, canonicaltest.Depth)
	})
}

// DrawShowCreate draws a value that nests freely for depth levels.
func DrawShowCreate(t *rapid.T, depth int) *statement.ShowCreate {
	return &statement.ShowCreate{
		Entity: statement.Entity(rapid.Uint8Range(0, 15).Draw(t, "Entity")),
		Key:    *modeltest.DrawKey(t, depth-1),
	}
}

// ShowState draws values of any shape.
func ShowState() *rapid.Generator[*statement.ShowState] {
	return rapid.Custom(func(t *rapid.T) *statement.ShowState {
		return DrawShowState(t, canonicaltest.Depth)
	})
}

// DrawShowState draws a value that nests freely for depth levels.
func DrawShowState(t *rapid.T, _ int) *statement.ShowState {
	return &statement.ShowState{
		Relay: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "Relay"),
	}
}

// ShowClusterStatus gives the only value there is.
func ShowClusterStatus() *rapid.Generator[*statement.ShowClusterStatus] {
	return rapid.Just(&statement.ShowClusterStatus{})
}

// DrawShowClusterStatus gives the only value there is.
func DrawShowClusterStatus(*rapid.T, int) *statement.ShowClusterStatus {
	return &statement.ShowClusterStatus{}
}

// ShowPlacements gives the only value there is.
func ShowPlacements() *rapid.Generator[*statement.ShowPlacements] {
	return rapid.Just(&statement.ShowPlacements{})
}

// DrawShowPlacements gives the only value there is.
func DrawShowPlacements(*rapid.T, int) *statement.ShowPlacements {
	return &statement.ShowPlacements{}
}

// ShowUDFs gives the only value there is.
func ShowUDFs() *rapid.Generator[*statement.ShowUDFs] {
	return rapid.Just(&statement.ShowUDFs{})
}

// DrawShowUDFs gives the only value there is.
func DrawShowUDFs(*rapid.T, int) *statement.ShowUDFs {
	return &statement.ShowUDFs{}
}

// ShowTransactions gives the only value there is.
func ShowTransactions() *rapid.Generator[*statement.ShowTransactions] {
	return rapid.Just(&statement.ShowTransactions{})
}

// DrawShowTransactions gives the only value there is.
func DrawShowTransactions(*rapid.T, int) *statement.ShowTransactions {
	return &statement.ShowTransactions{}
}

// DescribeDomain gives the only value there is.
func DescribeDomain() *rapid.Generator[*statement.DescribeDomain] {
	return rapid.Just(&statement.DescribeDomain{})
}

// DrawDescribeDomain gives the only value there is.
func DrawDescribeDomain(*rapid.T, int) *statement.DescribeDomain {
	return &statement.DescribeDomain{}
}

// DescribeModel draws values of any shape.
func DescribeModel() *rapid.Generator[*statement.DescribeModel] {
	return rapid.Custom(func(t *rapid.T) *statement.DescribeModel {
		return DrawDescribeModel(t, canonicaltest.Depth)
	})
}

// DrawDescribeModel draws a value that nests freely for depth levels.
func DrawDescribeModel(t *rapid.T, depth int) *statement.DescribeModel {
	return &statement.DescribeModel{
		Entity: statement.Entity(rapid.Uint8Range(0, 15).Draw(t, "Entity")),
		Key:    *modeltest.DrawKey(t, depth-1),
		Bindings: canonicaltest.List(t, "Bindings", 0, max(0, min(3, depth)), func() statement.BranchBinding {
			return *DrawBranchBinding(t, depth-1)
		}),
		Format: statement.Format(rapid.Uint8Range(0, 1).Draw(t, "Format")),
	}
}

// DescribeResource draws values of any shape.
func DescribeResource() *rapid.Generator[*statement.DescribeResource] {
	return rapid.Custom(func(t *rapid.T) *statement.DescribeResource {
		return DrawDescribeResource(t, canonicaltest.Depth)
	})
}

// DrawDescribeResource draws a value that nests freely for depth levels.
func DrawDescribeResource(t *rapid.T, _ int) *statement.DescribeResource {
	return &statement.DescribeResource{
		Name:    rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Version: rapid.Uint64().Draw(t, "Version"),
	}
}

// DescribeTransaction draws values of any shape.
func DescribeTransaction() *rapid.Generator[*statement.DescribeTransaction] {
	return rapid.Custom(func(t *rapid.T) *statement.DescribeTransaction {
		return DrawDescribeTransaction(t, canonicaltest.Depth)
	})
}

// DrawDescribeTransaction draws a value that nests freely for depth levels.
func DrawDescribeTransaction(t *rapid.T, _ int) *statement.DescribeTransaction {
	return &statement.DescribeTransaction{
		Transaction: canonicaltest.Text().Draw(t, "Transaction"),
		Operation:   rapid.Uint64().Draw(t, "Operation"),
		Format:      statement.Format(rapid.Uint8Range(0, 1).Draw(t, "Format")),
	}
}

// DescribeRelocation draws values of any shape.
func DescribeRelocation() *rapid.Generator[*statement.DescribeRelocation] {
	return rapid.Custom(func(t *rapid.T) *statement.DescribeRelocation {
		return DrawDescribeRelocation(t, canonicaltest.Depth)
	})
}

// DrawDescribeRelocation draws a value that nests freely for depth levels.
func DrawDescribeRelocation(t *rapid.T, depth int) *statement.DescribeRelocation {
	return &statement.DescribeRelocation{
		Relocation: *DrawRelocation(t, depth-1),
	}
}

// Lookup draws values of any shape.
func Lookup() *rapid.Generator[*statement.Lookup] {
	return rapid.Custom(func(t *rapid.T) *statement.Lookup {
		return DrawLookup(t, canonicaltest.Depth)
	})
}

// DrawLookup draws a value that nests freely for depth levels.
func DrawLookup(t *rapid.T, depth int) *statement.Lookup {
	return &statement.Lookup{
		HashMap: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "HashMap"),
		Key:     modeltest.DrawExpression(t, depth-1),
	}
}

// BranchBinding draws values of any shape.
func BranchBinding() *rapid.Generator[*statement.BranchBinding] {
	return rapid.Custom(func(t *rapid.T) *statement.BranchBinding {
		return DrawBranchBinding(t, canonicaltest.Depth)
	})
}

// DrawBranchBinding draws a value that nests freely for depth levels.
func DrawBranchBinding(t *rapid.T, depth int) *statement.BranchBinding {
	return &statement.BranchBinding{
		Field: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Field"),
		Value: modeltest.DrawExpression(t, depth-1),
	}
}

// CordonNode draws values of any shape.
func CordonNode() *rapid.Generator[*statement.CordonNode] {
	return rapid.Custom(func(t *rapid.T) *statement.CordonNode {
		return DrawCordonNode(t, canonicaltest.Depth)
	})
}

// DrawCordonNode draws a value that nests freely for depth levels.
func DrawCordonNode(t *rapid.T, _ int) *statement.CordonNode {
	return &statement.CordonNode{
		Node: canonicaltest.Text().Draw(t, "Node"),
	}
}

// UncordonNode draws values of any shape.
func UncordonNode() *rapid.Generator[*statement.UncordonNode] {
	return rapid.Custom(func(t *rapid.T) *statement.UncordonNode {
		return DrawUncordonNode(t, canonicaltest.Depth)
	})
}

// DrawUncordonNode draws a value that nests freely for depth levels.
func DrawUncordonNode(t *rapid.T, _ int) *statement.UncordonNode {
	return &statement.UncordonNode{
		Node: canonicaltest.Text().Draw(t, "Node"),
	}
}

// DrainNode draws values of any shape.
func DrainNode() *rapid.Generator[*statement.DrainNode] {
	return rapid.Custom(func(t *rapid.T) *statement.DrainNode {
		return DrawDrainNode(t, canonicaltest.Depth)
	})
}

// DrawDrainNode draws a value that nests freely for depth levels.
func DrawDrainNode(t *rapid.T, _ int) *statement.DrainNode {
	return &statement.DrainNode{
		Node: canonicaltest.Text().Draw(t, "Node"),
	}
}

// DropNode draws values of any shape.
func DropNode() *rapid.Generator[*statement.DropNode] {
	return rapid.Custom(func(t *rapid.T) *statement.DropNode {
		return DrawDropNode(t, canonicaltest.Depth)
	})
}

// DrawDropNode draws a value that nests freely for depth levels.
func DrawDropNode(t *rapid.T, _ int) *statement.DropNode {
	return &statement.DropNode{
		Node: canonicaltest.Text().Draw(t, "Node"),
	}
}

// RelocationException draws values of any shape.
func RelocationException() *rapid.Generator[*statement.RelocationException] {
	return rapid.Custom(func(t *rapid.T) *statement.RelocationException {
		return DrawRelocationException(t, canonicaltest.Depth)
	})
}

// DrawRelocationException draws a value that nests freely for depth levels.
func DrawRelocationException(t *rapid.T, depth int) *statement.RelocationException {
	return &statement.RelocationException{
		Member: *modeltest.DrawKey(t, depth-1),
		Follow: rapid.Bool().Draw(t, "Follow"),
	}
}

// Relocation draws values of any shape.
func Relocation() *rapid.Generator[*statement.Relocation] {
	return rapid.Custom(func(t *rapid.T) *statement.Relocation {
		return DrawRelocation(t, canonicaltest.Depth)
	})
}

// DrawRelocation draws a value that nests freely for depth levels.
func DrawRelocation(t *rapid.T, depth int) *statement.Relocation {
	return &statement.Relocation{
		Members: canonicaltest.List(t, "Members", 0, max(0, min(3, depth)), func() model.Key {
			return *modeltest.DrawKey(t, depth-1)
		}),
		From: canonicaltest.List(t, "From", 0, max(0, min(3, depth)), func() model.Key {
			return *modeltest.DrawKey(t, depth-1)
		}),
		To: canonicaltest.List(t, "To", 0, max(0, min(3, depth)), func() model.Key {
			return *modeltest.DrawKey(t, depth-1)
		}),
		Node:   canonicaltest.Text().Draw(t, "Node"),
		Follow: rapid.Bool().Draw(t, "Follow"),
		Exceptions: canonicaltest.List(t, "Exceptions", 0, max(0, min(3, depth)), func() statement.RelocationException {
			return *DrawRelocationException(t, depth-1)
		}),
	}
}

// Relocate draws values of any shape.
func Relocate() *rapid.Generator[*statement.Relocate] {
	return rapid.Custom(func(t *rapid.T) *statement.Relocate {
		return DrawRelocate(t, canonicaltest.Depth)
	})
}

// DrawRelocate draws a value that nests freely for depth levels.
func DrawRelocate(t *rapid.T, depth int) *statement.Relocate {
	return &statement.Relocate{
		Relocation: *DrawRelocation(t, depth-1),
	}
}

// Begin gives the only value there is.
func Begin() *rapid.Generator[*statement.Begin] {
	return rapid.Just(&statement.Begin{})
}

// DrawBegin gives the only value there is.
func DrawBegin(*rapid.T, int) *statement.Begin {
	return &statement.Begin{}
}

// Commit gives the only value there is.
func Commit() *rapid.Generator[*statement.Commit] {
	return rapid.Just(&statement.Commit{})
}

// DrawCommit gives the only value there is.
func DrawCommit(*rapid.T, int) *statement.Commit {
	return &statement.Commit{}
}

// Revert gives the only value there is.
func Revert() *rapid.Generator[*statement.Revert] {
	return rapid.Just(&statement.Revert{})
}

// DrawRevert gives the only value there is.
func DrawRevert(*rapid.T, int) *statement.Revert {
	return &statement.Revert{}
}

// AttachTransaction draws values of any shape.
func AttachTransaction() *rapid.Generator[*statement.AttachTransaction] {
	return rapid.Custom(func(t *rapid.T) *statement.AttachTransaction {
		return DrawAttachTransaction(t, canonicaltest.Depth)
	})
}

// DrawAttachTransaction draws a value that nests freely for depth levels.
func DrawAttachTransaction(t *rapid.T, _ int) *statement.AttachTransaction {
	return &statement.AttachTransaction{
		Transaction: canonicaltest.Text().Draw(t, "Transaction"),
	}
}

// CreateSubscription draws values of any shape.
func CreateSubscription() *rapid.Generator[*statement.CreateSubscription] {
	return rapid.Custom(func(t *rapid.T) *statement.CreateSubscription {
		return DrawCreateSubscription(t, canonicaltest.Depth)
	})
}

// DrawCreateSubscription draws a value that nests freely for depth levels.
func DrawCreateSubscription(t *rapid.T, depth int) *statement.CreateSubscription {
	return &statement.CreateSubscription{
		Name:     rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
		Relay:    rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)").Draw(t, "Relay"),
		Delivery: statement.Delivery(rapid.Uint8Range(0, 1).Draw(t, "Delivery")),
		SampleRate: canonicaltest.Pointer(t, "SampleRate", true, func() float64 {
			return rapid.Float64Range(0.0, 1.0).Draw(t, "SampleRate")
		}),
		Where: canonicaltest.Maybe(t, "Where", depth > 0, func() model.Expression {
			return modeltest.DrawExpression(t, depth-1)
		}),
	}
}

// DeleteSubscription draws values of any shape.
func DeleteSubscription() *rapid.Generator[*statement.DeleteSubscription] {
	return rapid.Custom(func(t *rapid.T) *statement.DeleteSubscription {
		return DrawDeleteSubscription(t, canonicaltest.Depth)
	})
}

// DrawDeleteSubscription draws a value that nests freely for depth levels.
func DrawDeleteSubscription(t *rapid.T, _ int) *statement.DeleteSubscription {
	return &statement.DeleteSubscription{
		Name: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
	}
}

// UseDomain draws values of any shape.
func UseDomain() *rapid.Generator[*statement.UseDomain] {
	return rapid.Custom(func(t *rapid.T) *statement.UseDomain {
		return DrawUseDomain(t, canonicaltest.Depth)
	})
}

// DrawUseDomain draws a value that nests freely for depth levels.
func DrawUseDomain(t *rapid.T, _ int) *statement.UseDomain {
	return &statement.UseDomain{
		Name: rapid.StringMatching("(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)").Draw(t, "Name"),
	}
}

// ListDomains gives the only value there is.
func ListDomains() *rapid.Generator[*statement.ListDomains] {
	return rapid.Just(&statement.ListDomains{})
}

// DrawListDomains gives the only value there is.
func DrawListDomains(*rapid.T, int) *statement.ListDomains {
	return &statement.ListDomains{}
}

// Backup draws values of any shape.
func Backup() *rapid.Generator[*statement.Backup] {
	return rapid.Custom(func(t *rapid.T) *statement.Backup {
		return DrawBackup(t, canonicaltest.Depth)
	})
}

// DrawBackup draws a value that nests freely for depth levels.
func DrawBackup(t *rapid.T, depth int) *statement.Backup {
	return &statement.Backup{
		Cluster:          rapid.Bool().Draw(t, "Cluster"),
		Domain:           rapid.StringMatching("((?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message))?").Draw(t, "Domain"),
		Path:             canonicaltest.Text().Draw(t, "Path"),
		WithoutResources: rapid.Bool().Draw(t, "WithoutResources"),
		Mode:             statement.BackupMode(rapid.Uint8Range(0, 2).Draw(t, "Mode")),
		Timeout: canonicaltest.Maybe(t, "Timeout", depth > 0, func() *model.Duration {
			return modeltest.DrawDuration(t, depth-1)
		}),
	}
}

// Restore draws values of any shape.
func Restore() *rapid.Generator[*statement.Restore] {
	return rapid.Custom(func(t *rapid.T) *statement.Restore {
		return DrawRestore(t, canonicaltest.Depth)
	})
}

// DrawRestore draws a value that nests freely for depth levels.
func DrawRestore(t *rapid.T, _ int) *statement.Restore {
	return &statement.Restore{
		Cluster:      rapid.Bool().Draw(t, "Cluster"),
		Domain:       rapid.StringMatching("((?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message))?").Draw(t, "Domain"),
		As:           rapid.StringMatching("((?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message))?").Draw(t, "As"),
		Path:         canonicaltest.Text().Draw(t, "Path"),
		Resume:       rapid.Bool().Draw(t, "Resume"),
		ExistingUser: statement.ExistingUser(rapid.Uint8Range(0, 2).Draw(t, "ExistingUser")),
		DryRun:       rapid.Bool().Draw(t, "DryRun"),
		Without:      statement.RestoreOmission(rapid.Uint8Range(0, 2).Draw(t, "Without")),
	}
}

// DescribeBackup draws values of any shape.
func DescribeBackup() *rapid.Generator[*statement.DescribeBackup] {
	return rapid.Custom(func(t *rapid.T) *statement.DescribeBackup {
		return DrawDescribeBackup(t, canonicaltest.Depth)
	})
}

// DrawDescribeBackup draws a value that nests freely for depth levels.
func DrawDescribeBackup(t *rapid.T, _ int) *statement.DescribeBackup {
	return &statement.DescribeBackup{
		Path:   canonicaltest.Text().Draw(t, "Path"),
		Format: statement.Format(rapid.Uint8Range(0, 1).Draw(t, "Format")),
	}
}

// WrittenMode draws values of any shape.
func WrittenMode() *rapid.Generator[statement.WrittenMode] {
	return rapid.Custom(func(t *rapid.T) statement.WrittenMode {
		return DrawWrittenMode(t, canonicaltest.Depth)
	})
}

// DrawWrittenMode draws a value that nests freely for depth levels.
func DrawWrittenMode(t *rapid.T, depth int) statement.WrittenMode {
	variants := 5
	if depth <= 0 {
		variants = 2
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "WrittenMode") {
	case 0:
		return DrawModeSQS(t, depth-1)
	case 1:
		return DrawModeRequest(t, depth-1)
	case 2:
		return DrawModeBroker(t, depth-1)
	case 3:
		return DrawModeMQTT(t, depth-1)
	default:
		return DrawModeJetStream(t, depth-1)
	}
}

// Operation draws values of any shape.
func Operation() *rapid.Generator[statement.Operation] {
	return rapid.Custom(func(t *rapid.T) statement.Operation {
		return DrawOperation(t, canonicaltest.Depth)
	})
}

// DrawOperation draws a value that nests freely for depth levels.
func DrawOperation(t *rapid.T, depth int) statement.Operation {
	variants := 52
	if depth <= 0 {
		variants = 28
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "Operation") {
	case 0:
		return DrawDropField(t, depth-1)
	case 1:
		return DrawRenameField(t, depth-1)
	case 2:
		return DrawSetWireFieldType(t, depth-1)
	case 3:
		return DrawSetAVROFieldType(t, depth-1)
	case 4:
		return DrawSetFieldOptional(t, depth-1)
	case 5:
		return DrawSetFieldSensitive(t, depth-1)
	case 6:
		return DrawSetFieldExternal(t, depth-1)
	case 7:
		return DrawSetWireMode(t, depth-1)
	case 8:
		return DrawSetCapacity(t, depth-1)
	case 9:
		return DrawSetSchema(t, depth-1)
	case 10:
		return DrawSetMaterialized(t, depth-1)
	case 11:
		return DrawSetDecoding(t, depth-1)
	case 12:
		return DrawSetTimestamp(t, depth-1)
	case 13:
		return DrawSetGeneralError(t, depth-1)
	case 14:
		return DrawDropInput(t, depth-1)
	case 15:
		return DrawSetInputWhere(t, depth-1)
	case 16:
		return DrawSetCollect(t, depth-1)
	case 17:
		return DrawSetFilter(t, depth-1)
	case 18:
		return DrawSetAttachment(t, depth-1)
	case 19:
		return DrawDropState(t, depth-1)
	case 20:
		return DrawDropRoute(t, depth-1)
	case 21:
		return DrawSetGeneratorState(t, depth-1)
	case 22:
		return DrawSetClient(t, depth-1)
	case 23:
		return DrawSetEncoding(t, depth-1)
	case 24:
		return DrawSetPlacementPolicy(t, depth-1)
	case 25:
		return DrawSetRank(t, depth-1)
	case 26:
		return DrawSetMembers(t, depth-1)
	case 27:
		return DrawRenameModel(t, depth-1)
	case 28:
		return DrawAddWireField(t, depth-1)
	case 29:
		return DrawAddAVROField(t, depth-1)
	case 30:
		return DrawSetFieldType(t, depth-1)
	case 31:
		return DrawSetBranching(t, depth-1)
	case 32:
		return DrawSetSource(t, depth-1)
	case 33:
		return DrawSetQuiesce(t, depth-1)
	case 34:
		return DrawAddInput(t, depth-1)
	case 35:
		return DrawSetStatePolicy(t, depth-1)
	case 36:
		return DrawSetKeys(t, depth-1)
	case 37:
		return DrawSetOrder(t, depth-1)
	case 38:
		return DrawSetMaxTime(t, depth-1)
	case 39:
		return DrawSetInterval(t, depth-1)
	case 40:
		return DrawSetFlush(t, depth-1)
	case 41:
		return DrawAddField(t, depth-1)
	case 42:
		return DrawAddState(t, depth-1)
	case 43:
		return DrawAddRoute(t, depth-1)
	case 44:
		return DrawReplaceRoute(t, depth-1)
	case 45:
		return DrawAddEntryRoute(t, depth-1)
	case 46:
		return DrawReplaceEntryRoute(t, depth-1)
	case 47:
		return DrawSetCommit(t, depth-1)
	case 48:
		return DrawAddSetRoute(t, depth-1)
	case 49:
		return DrawReplaceSetRoute(t, depth-1)
	case 50:
		return DrawSetSink(t, depth-1)
	default:
		return DrawSetSinkMode(t, depth-1)
	}
}

// ResetScope draws values of any shape.
func ResetScope() *rapid.Generator[statement.ResetScope] {
	return rapid.Custom(func(t *rapid.T) statement.ResetScope {
		return DrawResetScope(t, canonicaltest.Depth)
	})
}

// DrawResetScope draws a value that nests freely for depth levels.
func DrawResetScope(t *rapid.T, depth int) statement.ResetScope {
	variants := 3
	if depth <= 0 {
		variants = 2
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "ResetScope") {
	case 0:
		return DrawResetUnbranched(t, depth-1)
	case 1:
		return DrawResetAll(t, depth-1)
	default:
		return DrawResetBranch(t, depth-1)
	}
}

// Statement draws values of any shape.
func Statement() *rapid.Generator[statement.Statement] {
	return rapid.Custom(func(t *rapid.T) statement.Statement {
		return DrawStatement(t, canonicaltest.Depth)
	})
}

// DrawStatement draws a value that nests freely for depth levels.
func DrawStatement(t *rapid.T, depth int) statement.Statement {
	variants := 40
	if depth <= 0 {
		variants = 31
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "Statement") {
	case 0:
		return DrawRebindResource(t, depth-1)
	case 1:
		return DrawCreateDomain(t, depth-1)
	case 2:
		return DrawAlterDomain(t, depth-1)
	case 3:
		return DrawCreateUser(t, depth-1)
	case 4:
		return DrawStartDomain(t, depth-1)
	case 5:
		return DrawStopDomain(t, depth-1)
	case 6:
		return DrawCreateResource(t, depth-1)
	case 7:
		return DrawUploadResource(t, depth-1)
	case 8:
		return DrawShowState(t, depth-1)
	case 9:
		return DrawShowClusterStatus(t, depth-1)
	case 10:
		return DrawShowPlacements(t, depth-1)
	case 11:
		return DrawShowUDFs(t, depth-1)
	case 12:
		return DrawShowTransactions(t, depth-1)
	case 13:
		return DrawDescribeDomain(t, depth-1)
	case 14:
		return DrawDescribeResource(t, depth-1)
	case 15:
		return DrawDescribeTransaction(t, depth-1)
	case 16:
		return DrawCordonNode(t, depth-1)
	case 17:
		return DrawUncordonNode(t, depth-1)
	case 18:
		return DrawDrainNode(t, depth-1)
	case 19:
		return DrawDropNode(t, depth-1)
	case 20:
		return DrawBegin(t, depth-1)
	case 21:
		return DrawCommit(t, depth-1)
	case 22:
		return DrawRevert(t, depth-1)
	case 23:
		return DrawAttachTransaction(t, depth-1)
	case 24:
		return DrawCreateSubscription(t, depth-1)
	case 25:
		return DrawDeleteSubscription(t, depth-1)
	case 26:
		return DrawUseDomain(t, depth-1)
	case 27:
		return DrawListDomains(t, depth-1)
	case 28:
		return DrawBackup(t, depth-1)
	case 29:
		return DrawRestore(t, depth-1)
	case 30:
		return DrawDescribeBackup(t, depth-1)
	case 31:
		return DrawCreateModel(t, depth-1)
	case 32:
		return DrawAlterModel(t, depth-1)
	case 33:
		return DrawDropModel(t, depth-1)
	case 34:
		return DrawResetState(t, depth-1)
	case 35:
		return DrawShowCreate(t, depth-1)
	case 36:
		return DrawDescribeModel(t, depth-1)
	case 37:
		return DrawDescribeRelocation(t, depth-1)
	case 38:
		return DrawLookup(t, depth-1)
	default:
		return DrawRelocate(t, depth-1)
	}
}
