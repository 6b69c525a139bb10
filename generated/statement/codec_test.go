// Code generated from spec/ by go generate. DO NOT EDIT.

package statement_test

import (
	"nervix/generated/canonical/canonicaltest"
	"nervix/generated/statement"
	"nervix/generated/statement/statementtest"
	"testing"
)

func TestRoundTrip(t *testing.T) {
	t.Run("AddField", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.AddField]{
			Clone:  (*statement.AddField).Clone,
			Decode: statement.DecodeAddField,
			Draw:   statementtest.AddField(),
			Encode: (*statement.AddField).Encode,
			Equal:  (*statement.AddField).Equal,
		})
	})
	t.Run("AddWireField", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.AddWireField]{
			Clone:  (*statement.AddWireField).Clone,
			Decode: statement.DecodeAddWireField,
			Draw:   statementtest.AddWireField(),
			Encode: (*statement.AddWireField).Encode,
			Equal:  (*statement.AddWireField).Equal,
		})
	})
	t.Run("AddAVROField", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.AddAVROField]{
			Clone:  (*statement.AddAVROField).Clone,
			Decode: statement.DecodeAddAVROField,
			Draw:   statementtest.AddAVROField(),
			Encode: (*statement.AddAVROField).Encode,
			Equal:  (*statement.AddAVROField).Equal,
		})
	})
	t.Run("DropField", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.DropField]{
			Clone:  (*statement.DropField).Clone,
			Decode: statement.DecodeDropField,
			Draw:   statementtest.DropField(),
			Encode: (*statement.DropField).Encode,
			Equal:  (*statement.DropField).Equal,
		})
	})
	t.Run("RenameField", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.RenameField]{
			Clone:  (*statement.RenameField).Clone,
			Decode: statement.DecodeRenameField,
			Draw:   statementtest.RenameField(),
			Encode: (*statement.RenameField).Encode,
			Equal:  (*statement.RenameField).Equal,
		})
	})
	t.Run("SetFieldType", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetFieldType]{
			Clone:  (*statement.SetFieldType).Clone,
			Decode: statement.DecodeSetFieldType,
			Draw:   statementtest.SetFieldType(),
			Encode: (*statement.SetFieldType).Encode,
			Equal:  (*statement.SetFieldType).Equal,
		})
	})
	t.Run("SetWireFieldType", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetWireFieldType]{
			Clone:  (*statement.SetWireFieldType).Clone,
			Decode: statement.DecodeSetWireFieldType,
			Draw:   statementtest.SetWireFieldType(),
			Encode: (*statement.SetWireFieldType).Encode,
			Equal:  (*statement.SetWireFieldType).Equal,
		})
	})
	t.Run("SetAVROFieldType", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetAVROFieldType]{
			Clone:  (*statement.SetAVROFieldType).Clone,
			Decode: statement.DecodeSetAVROFieldType,
			Draw:   statementtest.SetAVROFieldType(),
			Encode: (*statement.SetAVROFieldType).Encode,
			Equal:  (*statement.SetAVROFieldType).Equal,
		})
	})
	t.Run("SetFieldOptional", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetFieldOptional]{
			Clone:  (*statement.SetFieldOptional).Clone,
			Decode: statement.DecodeSetFieldOptional,
			Draw:   statementtest.SetFieldOptional(),
			Encode: (*statement.SetFieldOptional).Encode,
			Equal:  (*statement.SetFieldOptional).Equal,
		})
	})
	t.Run("SetFieldSensitive", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetFieldSensitive]{
			Clone:  (*statement.SetFieldSensitive).Clone,
			Decode: statement.DecodeSetFieldSensitive,
			Draw:   statementtest.SetFieldSensitive(),
			Encode: (*statement.SetFieldSensitive).Encode,
			Equal:  (*statement.SetFieldSensitive).Equal,
		})
	})
	t.Run("SetFieldExternal", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetFieldExternal]{
			Clone:  (*statement.SetFieldExternal).Clone,
			Decode: statement.DecodeSetFieldExternal,
			Draw:   statementtest.SetFieldExternal(),
			Encode: (*statement.SetFieldExternal).Encode,
			Equal:  (*statement.SetFieldExternal).Equal,
		})
	})
	t.Run("SetWireMode", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetWireMode]{
			Clone:  (*statement.SetWireMode).Clone,
			Decode: statement.DecodeSetWireMode,
			Draw:   statementtest.SetWireMode(),
			Encode: (*statement.SetWireMode).Encode,
			Equal:  (*statement.SetWireMode).Equal,
		})
	})
	t.Run("SetCapacity", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetCapacity]{
			Clone:  (*statement.SetCapacity).Clone,
			Decode: statement.DecodeSetCapacity,
			Draw:   statementtest.SetCapacity(),
			Encode: (*statement.SetCapacity).Encode,
			Equal:  (*statement.SetCapacity).Equal,
		})
	})
	t.Run("SetSchema", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetSchema]{
			Clone:  (*statement.SetSchema).Clone,
			Decode: statement.DecodeSetSchema,
			Draw:   statementtest.SetSchema(),
			Encode: (*statement.SetSchema).Encode,
			Equal:  (*statement.SetSchema).Equal,
		})
	})
	t.Run("SetBranching", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetBranching]{
			Clone:  (*statement.SetBranching).Clone,
			Decode: statement.DecodeSetBranching,
			Draw:   statementtest.SetBranching(),
			Encode: (*statement.SetBranching).Encode,
			Equal:  (*statement.SetBranching).Equal,
		})
	})
	t.Run("SetMaterialized", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetMaterialized]{
			Clone:  (*statement.SetMaterialized).Clone,
			Decode: statement.DecodeSetMaterialized,
			Draw:   statementtest.SetMaterialized(),
			Encode: (*statement.SetMaterialized).Encode,
			Equal:  (*statement.SetMaterialized).Equal,
		})
	})
	t.Run("SetSource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetSource]{
			Clone:  (*statement.SetSource).Clone,
			Decode: statement.DecodeSetSource,
			Draw:   statementtest.SetSource(),
			Encode: (*statement.SetSource).Encode,
			Equal:  (*statement.SetSource).Equal,
		})
	})
	t.Run("SetDecoding", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetDecoding]{
			Clone:  (*statement.SetDecoding).Clone,
			Decode: statement.DecodeSetDecoding,
			Draw:   statementtest.SetDecoding(),
			Encode: (*statement.SetDecoding).Encode,
			Equal:  (*statement.SetDecoding).Equal,
		})
	})
	t.Run("SetTimestamp", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetTimestamp]{
			Clone:  (*statement.SetTimestamp).Clone,
			Decode: statement.DecodeSetTimestamp,
			Draw:   statementtest.SetTimestamp(),
			Encode: (*statement.SetTimestamp).Encode,
			Equal:  (*statement.SetTimestamp).Equal,
		})
	})
	t.Run("SetQuiesce", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetQuiesce]{
			Clone:  (*statement.SetQuiesce).Clone,
			Decode: statement.DecodeSetQuiesce,
			Draw:   statementtest.SetQuiesce(),
			Encode: (*statement.SetQuiesce).Encode,
			Equal:  (*statement.SetQuiesce).Equal,
		})
	})
	t.Run("SetGeneralError", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetGeneralError]{
			Clone:  (*statement.SetGeneralError).Clone,
			Decode: statement.DecodeSetGeneralError,
			Draw:   statementtest.SetGeneralError(),
			Encode: (*statement.SetGeneralError).Encode,
			Equal:  (*statement.SetGeneralError).Equal,
		})
	})
	t.Run("AddInput", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.AddInput]{
			Clone:  (*statement.AddInput).Clone,
			Decode: statement.DecodeAddInput,
			Draw:   statementtest.AddInput(),
			Encode: (*statement.AddInput).Encode,
			Equal:  (*statement.AddInput).Equal,
		})
	})
	t.Run("DropInput", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.DropInput]{
			Clone:  (*statement.DropInput).Clone,
			Decode: statement.DecodeDropInput,
			Draw:   statementtest.DropInput(),
			Encode: (*statement.DropInput).Encode,
			Equal:  (*statement.DropInput).Equal,
		})
	})
	t.Run("SetInputWhere", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetInputWhere]{
			Clone:  (*statement.SetInputWhere).Clone,
			Decode: statement.DecodeSetInputWhere,
			Draw:   statementtest.SetInputWhere(),
			Encode: (*statement.SetInputWhere).Encode,
			Equal:  (*statement.SetInputWhere).Equal,
		})
	})
	t.Run("SetCollect", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetCollect]{
			Clone:  (*statement.SetCollect).Clone,
			Decode: statement.DecodeSetCollect,
			Draw:   statementtest.SetCollect(),
			Encode: (*statement.SetCollect).Encode,
			Equal:  (*statement.SetCollect).Equal,
		})
	})
	t.Run("SetFilter", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetFilter]{
			Clone:  (*statement.SetFilter).Clone,
			Decode: statement.DecodeSetFilter,
			Draw:   statementtest.SetFilter(),
			Encode: (*statement.SetFilter).Encode,
			Equal:  (*statement.SetFilter).Equal,
		})
	})
	t.Run("SetAttachment", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetAttachment]{
			Clone:  (*statement.SetAttachment).Clone,
			Decode: statement.DecodeSetAttachment,
			Draw:   statementtest.SetAttachment(),
			Encode: (*statement.SetAttachment).Encode,
			Equal:  (*statement.SetAttachment).Equal,
		})
	})
	t.Run("AddState", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.AddState]{
			Clone:  (*statement.AddState).Clone,
			Decode: statement.DecodeAddState,
			Draw:   statementtest.AddState(),
			Encode: (*statement.AddState).Encode,
			Equal:  (*statement.AddState).Equal,
		})
	})
	t.Run("DropState", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.DropState]{
			Clone:  (*statement.DropState).Clone,
			Decode: statement.DecodeDropState,
			Draw:   statementtest.DropState(),
			Encode: (*statement.DropState).Encode,
			Equal:  (*statement.DropState).Equal,
		})
	})
	t.Run("SetStatePolicy", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetStatePolicy]{
			Clone:  (*statement.SetStatePolicy).Clone,
			Decode: statement.DecodeSetStatePolicy,
			Draw:   statementtest.SetStatePolicy(),
			Encode: (*statement.SetStatePolicy).Encode,
			Equal:  (*statement.SetStatePolicy).Equal,
		})
	})
	t.Run("AddRoute", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.AddRoute]{
			Clone:  (*statement.AddRoute).Clone,
			Decode: statement.DecodeAddRoute,
			Draw:   statementtest.AddRoute(),
			Encode: (*statement.AddRoute).Encode,
			Equal:  (*statement.AddRoute).Equal,
		})
	})
	t.Run("ReplaceRoute", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ReplaceRoute]{
			Clone:  (*statement.ReplaceRoute).Clone,
			Decode: statement.DecodeReplaceRoute,
			Draw:   statementtest.ReplaceRoute(),
			Encode: (*statement.ReplaceRoute).Encode,
			Equal:  (*statement.ReplaceRoute).Equal,
		})
	})
	t.Run("AddEntryRoute", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.AddEntryRoute]{
			Clone:  (*statement.AddEntryRoute).Clone,
			Decode: statement.DecodeAddEntryRoute,
			Draw:   statementtest.AddEntryRoute(),
			Encode: (*statement.AddEntryRoute).Encode,
			Equal:  (*statement.AddEntryRoute).Equal,
		})
	})
	t.Run("ReplaceEntryRoute", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ReplaceEntryRoute]{
			Clone:  (*statement.ReplaceEntryRoute).Clone,
			Decode: statement.DecodeReplaceEntryRoute,
			Draw:   statementtest.ReplaceEntryRoute(),
			Encode: (*statement.ReplaceEntryRoute).Encode,
			Equal:  (*statement.ReplaceEntryRoute).Equal,
		})
	})
	t.Run("AddSetRoute", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.AddSetRoute]{
			Clone:  (*statement.AddSetRoute).Clone,
			Decode: statement.DecodeAddSetRoute,
			Draw:   statementtest.AddSetRoute(),
			Encode: (*statement.AddSetRoute).Encode,
			Equal:  (*statement.AddSetRoute).Equal,
		})
	})
	t.Run("ReplaceSetRoute", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ReplaceSetRoute]{
			Clone:  (*statement.ReplaceSetRoute).Clone,
			Decode: statement.DecodeReplaceSetRoute,
			Draw:   statementtest.ReplaceSetRoute(),
			Encode: (*statement.ReplaceSetRoute).Encode,
			Equal:  (*statement.ReplaceSetRoute).Equal,
		})
	})
	t.Run("DropRoute", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.DropRoute]{
			Clone:  (*statement.DropRoute).Clone,
			Decode: statement.DecodeDropRoute,
			Draw:   statementtest.DropRoute(),
			Encode: (*statement.DropRoute).Encode,
			Equal:  (*statement.DropRoute).Equal,
		})
	})
	t.Run("SetKeys", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetKeys]{
			Clone:  (*statement.SetKeys).Clone,
			Decode: statement.DecodeSetKeys,
			Draw:   statementtest.SetKeys(),
			Encode: (*statement.SetKeys).Encode,
			Equal:  (*statement.SetKeys).Equal,
		})
	})
	t.Run("SetOrder", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetOrder]{
			Clone:  (*statement.SetOrder).Clone,
			Decode: statement.DecodeSetOrder,
			Draw:   statementtest.SetOrder(),
			Encode: (*statement.SetOrder).Encode,
			Equal:  (*statement.SetOrder).Equal,
		})
	})
	t.Run("SetMaxTime", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetMaxTime]{
			Clone:  (*statement.SetMaxTime).Clone,
			Decode: statement.DecodeSetMaxTime,
			Draw:   statementtest.SetMaxTime(),
			Encode: (*statement.SetMaxTime).Encode,
			Equal:  (*statement.SetMaxTime).Equal,
		})
	})
	t.Run("SetGeneratorState", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetGeneratorState]{
			Clone:  (*statement.SetGeneratorState).Clone,
			Decode: statement.DecodeSetGeneratorState,
			Draw:   statementtest.SetGeneratorState(),
			Encode: (*statement.SetGeneratorState).Encode,
			Equal:  (*statement.SetGeneratorState).Equal,
		})
	})
	t.Run("SetInterval", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetInterval]{
			Clone:  (*statement.SetInterval).Clone,
			Decode: statement.DecodeSetInterval,
			Draw:   statementtest.SetInterval(),
			Encode: (*statement.SetInterval).Encode,
			Equal:  (*statement.SetInterval).Equal,
		})
	})
	t.Run("SetSink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetSink]{
			Clone:  (*statement.SetSink).Clone,
			Decode: statement.DecodeSetSink,
			Draw:   statementtest.SetSink(),
			Encode: (*statement.SetSink).Encode,
			Equal:  (*statement.SetSink).Equal,
		})
	})
	t.Run("ModeBroker", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ModeBroker]{
			Clone:  (*statement.ModeBroker).Clone,
			Decode: statement.DecodeModeBroker,
			Draw:   statementtest.ModeBroker(),
			Encode: (*statement.ModeBroker).Encode,
			Equal:  (*statement.ModeBroker).Equal,
		})
	})
	t.Run("ModeMQTT", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ModeMQTT]{
			Clone:  (*statement.ModeMQTT).Clone,
			Decode: statement.DecodeModeMQTT,
			Draw:   statementtest.ModeMQTT(),
			Encode: (*statement.ModeMQTT).Encode,
			Equal:  (*statement.ModeMQTT).Equal,
		})
	})
	t.Run("ModeJetStream", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ModeJetStream]{
			Clone:  (*statement.ModeJetStream).Clone,
			Decode: statement.DecodeModeJetStream,
			Draw:   statementtest.ModeJetStream(),
			Encode: (*statement.ModeJetStream).Encode,
			Equal:  (*statement.ModeJetStream).Equal,
		})
	})
	t.Run("ModeSQS", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ModeSQS]{
			Clone:  (*statement.ModeSQS).Clone,
			Decode: statement.DecodeModeSQS,
			Draw:   statementtest.ModeSQS(),
			Encode: (*statement.ModeSQS).Encode,
			Equal:  (*statement.ModeSQS).Equal,
		})
	})
	t.Run("ModeRequest", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ModeRequest]{
			Clone:  (*statement.ModeRequest).Clone,
			Decode: statement.DecodeModeRequest,
			Draw:   statementtest.ModeRequest(),
			Encode: (*statement.ModeRequest).Encode,
			Equal:  (*statement.ModeRequest).Equal,
		})
	})
	t.Run("SetSinkMode", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetSinkMode]{
			Clone:  (*statement.SetSinkMode).Clone,
			Decode: statement.DecodeSetSinkMode,
			Draw:   statementtest.SetSinkMode(),
			Encode: (*statement.SetSinkMode).Encode,
			Equal:  (*statement.SetSinkMode).Equal,
		})
	})
	t.Run("SetClient", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetClient]{
			Clone:  (*statement.SetClient).Clone,
			Decode: statement.DecodeSetClient,
			Draw:   statementtest.SetClient(),
			Encode: (*statement.SetClient).Encode,
			Equal:  (*statement.SetClient).Equal,
		})
	})
	t.Run("SetEncoding", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetEncoding]{
			Clone:  (*statement.SetEncoding).Clone,
			Decode: statement.DecodeSetEncoding,
			Draw:   statementtest.SetEncoding(),
			Encode: (*statement.SetEncoding).Encode,
			Equal:  (*statement.SetEncoding).Equal,
		})
	})
	t.Run("SetFlush", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetFlush]{
			Clone:  (*statement.SetFlush).Clone,
			Decode: statement.DecodeSetFlush,
			Draw:   statementtest.SetFlush(),
			Encode: (*statement.SetFlush).Encode,
			Equal:  (*statement.SetFlush).Equal,
		})
	})
	t.Run("SetCommit", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetCommit]{
			Clone:  (*statement.SetCommit).Clone,
			Decode: statement.DecodeSetCommit,
			Draw:   statementtest.SetCommit(),
			Encode: (*statement.SetCommit).Encode,
			Equal:  (*statement.SetCommit).Equal,
		})
	})
	t.Run("SetPlacementPolicy", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetPlacementPolicy]{
			Clone:  (*statement.SetPlacementPolicy).Clone,
			Decode: statement.DecodeSetPlacementPolicy,
			Draw:   statementtest.SetPlacementPolicy(),
			Encode: (*statement.SetPlacementPolicy).Encode,
			Equal:  (*statement.SetPlacementPolicy).Equal,
		})
	})
	t.Run("SetRank", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetRank]{
			Clone:  (*statement.SetRank).Clone,
			Decode: statement.DecodeSetRank,
			Draw:   statementtest.SetRank(),
			Encode: (*statement.SetRank).Encode,
			Equal:  (*statement.SetRank).Equal,
		})
	})
	t.Run("SetMembers", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.SetMembers]{
			Clone:  (*statement.SetMembers).Clone,
			Decode: statement.DecodeSetMembers,
			Draw:   statementtest.SetMembers(),
			Encode: (*statement.SetMembers).Encode,
			Equal:  (*statement.SetMembers).Equal,
		})
	})
	t.Run("RenameModel", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.RenameModel]{
			Clone:  (*statement.RenameModel).Clone,
			Decode: statement.DecodeRenameModel,
			Draw:   statementtest.RenameModel(),
			Encode: (*statement.RenameModel).Encode,
			Equal:  (*statement.RenameModel).Equal,
		})
	})
	t.Run("CreateModel", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.CreateModel]{
			Clone:  (*statement.CreateModel).Clone,
			Decode: statement.DecodeCreateModel,
			Draw:   statementtest.CreateModel(),
			Encode: (*statement.CreateModel).Encode,
			Equal:  (*statement.CreateModel).Equal,
		})
	})
	t.Run("AlterModel", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.AlterModel]{
			Clone:  (*statement.AlterModel).Clone,
			Decode: statement.DecodeAlterModel,
			Draw:   statementtest.AlterModel(),
			Encode: (*statement.AlterModel).Encode,
			Equal:  (*statement.AlterModel).Equal,
		})
	})
	t.Run("DropModel", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.DropModel]{
			Clone:  (*statement.DropModel).Clone,
			Decode: statement.DecodeDropModel,
			Draw:   statementtest.DropModel(),
			Encode: (*statement.DropModel).Encode,
			Equal:  (*statement.DropModel).Equal,
		})
	})
	t.Run("RebindResource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.RebindResource]{
			Clone:  (*statement.RebindResource).Clone,
			Decode: statement.DecodeRebindResource,
			Draw:   statementtest.RebindResource(),
			Encode: (*statement.RebindResource).Encode,
			Equal:  (*statement.RebindResource).Equal,
		})
	})
	t.Run("Pace", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.Pace]{
			Clone:  (*statement.Pace).Clone,
			Decode: statement.DecodePace,
			Draw:   statementtest.Pace(),
			Encode: (*statement.Pace).Encode,
			Equal:  (*statement.Pace).Equal,
		})
	})
	t.Run("CreateDomain", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.CreateDomain]{
			Clone:  (*statement.CreateDomain).Clone,
			Decode: statement.DecodeCreateDomain,
			Draw:   statementtest.CreateDomain(),
			Encode: (*statement.CreateDomain).Encode,
			Equal:  (*statement.CreateDomain).Equal,
		})
	})
	t.Run("AlterDomain", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.AlterDomain]{
			Clone:  (*statement.AlterDomain).Clone,
			Decode: statement.DecodeAlterDomain,
			Draw:   statementtest.AlterDomain(),
			Encode: (*statement.AlterDomain).Encode,
			Equal:  (*statement.AlterDomain).Equal,
		})
	})
	t.Run("CreateUser", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.CreateUser]{
			Clone:  (*statement.CreateUser).Clone,
			Decode: statement.DecodeCreateUser,
			Draw:   statementtest.CreateUser(),
			Encode: (*statement.CreateUser).Encode,
			Equal:  (*statement.CreateUser).Equal,
		})
	})
	t.Run("StartPoint", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.StartPoint]{
			Clone:  (*statement.StartPoint).Clone,
			Decode: statement.DecodeStartPoint,
			Draw:   statementtest.StartPoint(),
			Encode: (*statement.StartPoint).Encode,
			Equal:  (*statement.StartPoint).Equal,
		})
	})
	t.Run("StartDomain", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.StartDomain]{
			Clone:  (*statement.StartDomain).Clone,
			Decode: statement.DecodeStartDomain,
			Draw:   statementtest.StartDomain(),
			Encode: (*statement.StartDomain).Encode,
			Equal:  (*statement.StartDomain).Equal,
		})
	})
	t.Run("StopDomain", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.StopDomain]{
			Clone:  (*statement.StopDomain).Clone,
			Decode: statement.DecodeStopDomain,
			Draw:   statementtest.StopDomain(),
			Encode: (*statement.StopDomain).Encode,
			Equal:  (*statement.StopDomain).Equal,
		})
	})
	t.Run("CreateResource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.CreateResource]{
			Clone:  (*statement.CreateResource).Clone,
			Decode: statement.DecodeCreateResource,
			Draw:   statementtest.CreateResource(),
			Encode: (*statement.CreateResource).Encode,
			Equal:  (*statement.CreateResource).Equal,
		})
	})
	t.Run("UploadResource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.UploadResource]{
			Clone:  (*statement.UploadResource).Clone,
			Decode: statement.DecodeUploadResource,
			Draw:   statementtest.UploadResource(),
			Encode: (*statement.UploadResource).Encode,
			Equal:  (*statement.UploadResource).Equal,
		})
	})
	t.Run("ResetUnbranched", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ResetUnbranched]{
			Clone:  (*statement.ResetUnbranched).Clone,
			Decode: statement.DecodeResetUnbranched,
			Draw:   statementtest.ResetUnbranched(),
			Encode: (*statement.ResetUnbranched).Encode,
			Equal:  (*statement.ResetUnbranched).Equal,
		})
	})
	t.Run("ResetAll", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ResetAll]{
			Clone:  (*statement.ResetAll).Clone,
			Decode: statement.DecodeResetAll,
			Draw:   statementtest.ResetAll(),
			Encode: (*statement.ResetAll).Encode,
			Equal:  (*statement.ResetAll).Equal,
		})
	})
	t.Run("ResetBranch", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ResetBranch]{
			Clone:  (*statement.ResetBranch).Clone,
			Decode: statement.DecodeResetBranch,
			Draw:   statementtest.ResetBranch(),
			Encode: (*statement.ResetBranch).Encode,
			Equal:  (*statement.ResetBranch).Equal,
		})
	})
	t.Run("ResetState", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ResetState]{
			Clone:  (*statement.ResetState).Clone,
			Decode: statement.DecodeResetState,
			Draw:   statementtest.ResetState(),
			Encode: (*statement.ResetState).Encode,
			Equal:  (*statement.ResetState).Equal,
		})
	})
	t.Run("ShowCreate", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ShowCreate]{
			Clone:  (*statement.ShowCreate).Clone,
			Decode: statement.DecodeShowCreate,
			Draw:   statementtest.ShowCreate(),
			Encode: (*statement.ShowCreate).Encode,
			Equal:  (*statement.ShowCreate).Equal,
		})
	})
	t.Run("ShowState", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ShowState]{
			Clone:  (*statement.ShowState).Clone,
			Decode: statement.DecodeShowState,
			Draw:   statementtest.ShowState(),
			Encode: (*statement.ShowState).Encode,
			Equal:  (*statement.ShowState).Equal,
		})
	})
	t.Run("ShowClusterStatus", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ShowClusterStatus]{
			Clone:  (*statement.ShowClusterStatus).Clone,
			Decode: statement.DecodeShowClusterStatus,
			Draw:   statementtest.ShowClusterStatus(),
			Encode: (*statement.ShowClusterStatus).Encode,
			Equal:  (*statement.ShowClusterStatus).Equal,
		})
	})
	t.Run("ShowPlacements", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ShowPlacements]{
			Clone:  (*statement.ShowPlacements).Clone,
			Decode: statement.DecodeShowPlacements,
			Draw:   statementtest.ShowPlacements(),
			Encode: (*statement.ShowPlacements).Encode,
			Equal:  (*statement.ShowPlacements).Equal,
		})
	})
	t.Run("ShowUDFs", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ShowUDFs]{
			Clone:  (*statement.ShowUDFs).Clone,
			Decode: statement.DecodeShowUDFs,
			Draw:   statementtest.ShowUDFs(),
			Encode: (*statement.ShowUDFs).Encode,
			Equal:  (*statement.ShowUDFs).Equal,
		})
	})
	t.Run("ShowTransactions", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ShowTransactions]{
			Clone:  (*statement.ShowTransactions).Clone,
			Decode: statement.DecodeShowTransactions,
			Draw:   statementtest.ShowTransactions(),
			Encode: (*statement.ShowTransactions).Encode,
			Equal:  (*statement.ShowTransactions).Equal,
		})
	})
	t.Run("DescribeDomain", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.DescribeDomain]{
			Clone:  (*statement.DescribeDomain).Clone,
			Decode: statement.DecodeDescribeDomain,
			Draw:   statementtest.DescribeDomain(),
			Encode: (*statement.DescribeDomain).Encode,
			Equal:  (*statement.DescribeDomain).Equal,
		})
	})
	t.Run("DescribeModel", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.DescribeModel]{
			Clone:  (*statement.DescribeModel).Clone,
			Decode: statement.DecodeDescribeModel,
			Draw:   statementtest.DescribeModel(),
			Encode: (*statement.DescribeModel).Encode,
			Equal:  (*statement.DescribeModel).Equal,
		})
	})
	t.Run("DescribeResource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.DescribeResource]{
			Clone:  (*statement.DescribeResource).Clone,
			Decode: statement.DecodeDescribeResource,
			Draw:   statementtest.DescribeResource(),
			Encode: (*statement.DescribeResource).Encode,
			Equal:  (*statement.DescribeResource).Equal,
		})
	})
	t.Run("DescribeTransaction", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.DescribeTransaction]{
			Clone:  (*statement.DescribeTransaction).Clone,
			Decode: statement.DecodeDescribeTransaction,
			Draw:   statementtest.DescribeTransaction(),
			Encode: (*statement.DescribeTransaction).Encode,
			Equal:  (*statement.DescribeTransaction).Equal,
		})
	})
	t.Run("DescribeRelocation", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.DescribeRelocation]{
			Clone:  (*statement.DescribeRelocation).Clone,
			Decode: statement.DecodeDescribeRelocation,
			Draw:   statementtest.DescribeRelocation(),
			Encode: (*statement.DescribeRelocation).Encode,
			Equal:  (*statement.DescribeRelocation).Equal,
		})
	})
	t.Run("Lookup", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.Lookup]{
			Clone:  (*statement.Lookup).Clone,
			Decode: statement.DecodeLookup,
			Draw:   statementtest.Lookup(),
			Encode: (*statement.Lookup).Encode,
			Equal:  (*statement.Lookup).Equal,
		})
	})
	t.Run("BranchBinding", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.BranchBinding]{
			Clone:  (*statement.BranchBinding).Clone,
			Decode: statement.DecodeBranchBinding,
			Draw:   statementtest.BranchBinding(),
			Encode: (*statement.BranchBinding).Encode,
			Equal:  (*statement.BranchBinding).Equal,
		})
	})
	t.Run("CordonNode", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.CordonNode]{
			Clone:  (*statement.CordonNode).Clone,
			Decode: statement.DecodeCordonNode,
			Draw:   statementtest.CordonNode(),
			Encode: (*statement.CordonNode).Encode,
			Equal:  (*statement.CordonNode).Equal,
		})
	})
	t.Run("UncordonNode", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.UncordonNode]{
			Clone:  (*statement.UncordonNode).Clone,
			Decode: statement.DecodeUncordonNode,
			Draw:   statementtest.UncordonNode(),
			Encode: (*statement.UncordonNode).Encode,
			Equal:  (*statement.UncordonNode).Equal,
		})
	})
	t.Run("DrainNode", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.DrainNode]{
			Clone:  (*statement.DrainNode).Clone,
			Decode: statement.DecodeDrainNode,
			Draw:   statementtest.DrainNode(),
			Encode: (*statement.DrainNode).Encode,
			Equal:  (*statement.DrainNode).Equal,
		})
	})
	t.Run("DropNode", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.DropNode]{
			Clone:  (*statement.DropNode).Clone,
			Decode: statement.DecodeDropNode,
			Draw:   statementtest.DropNode(),
			Encode: (*statement.DropNode).Encode,
			Equal:  (*statement.DropNode).Equal,
		})
	})
	t.Run("RelocationException", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.RelocationException]{
			Clone:  (*statement.RelocationException).Clone,
			Decode: statement.DecodeRelocationException,
			Draw:   statementtest.RelocationException(),
			Encode: (*statement.RelocationException).Encode,
			Equal:  (*statement.RelocationException).Equal,
		})
	})
	t.Run("Relocation", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.Relocation]{
			Clone:  (*statement.Relocation).Clone,
			Decode: statement.DecodeRelocation,
			Draw:   statementtest.Relocation(),
			Encode: (*statement.Relocation).Encode,
			Equal:  (*statement.Relocation).Equal,
		})
	})
	t.Run("Relocate", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.Relocate]{
			Clone:  (*statement.Relocate).Clone,
			Decode: statement.DecodeRelocate,
			Draw:   statementtest.Relocate(),
			Encode: (*statement.Relocate).Encode,
			Equal:  (*statement.Relocate).Equal,
		})
	})
	t.Run("Begin", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.Begin]{
			Clone:  (*statement.Begin).Clone,
			Decode: statement.DecodeBegin,
			Draw:   statementtest.Begin(),
			Encode: (*statement.Begin).Encode,
			Equal:  (*statement.Begin).Equal,
		})
	})
	t.Run("Commit", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.Commit]{
			Clone:  (*statement.Commit).Clone,
			Decode: statement.DecodeCommit,
			Draw:   statementtest.Commit(),
			Encode: (*statement.Commit).Encode,
			Equal:  (*statement.Commit).Equal,
		})
	})
	t.Run("Revert", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.Revert]{
			Clone:  (*statement.Revert).Clone,
			Decode: statement.DecodeRevert,
			Draw:   statementtest.Revert(),
			Encode: (*statement.Revert).Encode,
			Equal:  (*statement.Revert).Equal,
		})
	})
	t.Run("AttachTransaction", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.AttachTransaction]{
			Clone:  (*statement.AttachTransaction).Clone,
			Decode: statement.DecodeAttachTransaction,
			Draw:   statementtest.AttachTransaction(),
			Encode: (*statement.AttachTransaction).Encode,
			Equal:  (*statement.AttachTransaction).Equal,
		})
	})
	t.Run("CreateSubscription", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.CreateSubscription]{
			Clone:  (*statement.CreateSubscription).Clone,
			Decode: statement.DecodeCreateSubscription,
			Draw:   statementtest.CreateSubscription(),
			Encode: (*statement.CreateSubscription).Encode,
			Equal:  (*statement.CreateSubscription).Equal,
		})
	})
	t.Run("DeleteSubscription", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.DeleteSubscription]{
			Clone:  (*statement.DeleteSubscription).Clone,
			Decode: statement.DecodeDeleteSubscription,
			Draw:   statementtest.DeleteSubscription(),
			Encode: (*statement.DeleteSubscription).Encode,
			Equal:  (*statement.DeleteSubscription).Equal,
		})
	})
	t.Run("UseDomain", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.UseDomain]{
			Clone:  (*statement.UseDomain).Clone,
			Decode: statement.DecodeUseDomain,
			Draw:   statementtest.UseDomain(),
			Encode: (*statement.UseDomain).Encode,
			Equal:  (*statement.UseDomain).Equal,
		})
	})
	t.Run("ListDomains", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.ListDomains]{
			Clone:  (*statement.ListDomains).Clone,
			Decode: statement.DecodeListDomains,
			Draw:   statementtest.ListDomains(),
			Encode: (*statement.ListDomains).Encode,
			Equal:  (*statement.ListDomains).Equal,
		})
	})
	t.Run("Backup", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.Backup]{
			Clone:  (*statement.Backup).Clone,
			Decode: statement.DecodeBackup,
			Draw:   statementtest.Backup(),
			Encode: (*statement.Backup).Encode,
			Equal:  (*statement.Backup).Equal,
		})
	})
	t.Run("Restore", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.Restore]{
			Clone:  (*statement.Restore).Clone,
			Decode: statement.DecodeRestore,
			Draw:   statementtest.Restore(),
			Encode: (*statement.Restore).Encode,
			Equal:  (*statement.Restore).Equal,
		})
	})
	t.Run("DescribeBackup", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*statement.DescribeBackup]{
			Clone:  (*statement.DescribeBackup).Clone,
			Decode: statement.DecodeDescribeBackup,
			Draw:   statementtest.DescribeBackup(),
			Encode: (*statement.DescribeBackup).Encode,
			Equal:  (*statement.DescribeBackup).Equal,
		})
	})
	t.Run("WrittenMode", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[statement.WrittenMode]{
			Clone:  statement.CloneWrittenMode,
			Decode: statement.DecodeWrittenMode,
			Draw:   statementtest.WrittenMode(),
			Encode: statement.EncodeWrittenMode,
			Equal:  statement.EqualWrittenMode,
		})
	})
	t.Run("Operation", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[statement.Operation]{
			Clone:  statement.CloneOperation,
			Decode: statement.DecodeOperation,
			Draw:   statementtest.Operation(),
			Encode: statement.EncodeOperation,
			Equal:  statement.EqualOperation,
		})
	})
	t.Run("ResetScope", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[statement.ResetScope]{
			Clone:  statement.CloneResetScope,
			Decode: statement.DecodeResetScope,
			Draw:   statementtest.ResetScope(),
			Encode: statement.EncodeResetScope,
			Equal:  statement.EqualResetScope,
		})
	})
	t.Run("Statement", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[statement.Statement]{
			Clone:  statement.CloneStatement,
			Decode: statement.DecodeStatement,
			Draw:   statementtest.Statement(),
			Encode: statement.EncodeStatement,
			Equal:  statement.EqualStatement,
		})
	})
}
func FuzzDecodeStatement(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[statement.Statement]{
		Clone:  statement.CloneStatement,
		Decode: statement.DecodeStatement,
		Draw:   statementtest.Statement(),
		Encode: statement.EncodeStatement,
		Equal:  statement.EqualStatement,
	})
}
