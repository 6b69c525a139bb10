// Code generated from spec/ by go generate. DO NOT EDIT.

package model_test

import (
	"nervix/generated/canonical/canonicaltest"
	"nervix/generated/model"
	"nervix/generated/model/modeltest"
	"testing"
)

func TestRoundTrip(t *testing.T) {
	t.Run("Change", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Change]{
			Clone:  (*model.Change).Clone,
			Decode: model.DecodeChange,
			Draw:   modeltest.Change(),
			Encode: (*model.Change).Encode,
			Equal:  (*model.Change).Equal,
		})
	})
	t.Run("Reference", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Reference]{
			Clone:  (*model.Reference).Clone,
			Decode: model.DecodeReference,
			Draw:   modeltest.Reference(),
			Encode: (*model.Reference).Encode,
			Equal:  (*model.Reference).Equal,
		})
	})
	t.Run("Schema", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Schema]{
			Clone:  (*model.Schema).Clone,
			Decode: model.DecodeSchema,
			Draw:   modeltest.Schema(),
			Encode: (*model.Schema).Encode,
			Equal:  (*model.Schema).Equal,
		})
	})
	t.Run("SchemaField", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.SchemaField]{
			Clone:  (*model.SchemaField).Clone,
			Decode: model.DecodeSchemaField,
			Draw:   modeltest.SchemaField(),
			Encode: (*model.SchemaField).Encode,
			Equal:  (*model.SchemaField).Equal,
		})
	})
	t.Run("WireJSONSchema", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.WireJSONSchema]{
			Clone:  (*model.WireJSONSchema).Clone,
			Decode: model.DecodeWireJSONSchema,
			Draw:   modeltest.WireJSONSchema(),
			Encode: (*model.WireJSONSchema).Encode,
			Equal:  (*model.WireJSONSchema).Equal,
		})
	})
	t.Run("WireJSONField", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.WireJSONField]{
			Clone:  (*model.WireJSONField).Clone,
			Decode: model.DecodeWireJSONField,
			Draw:   modeltest.WireJSONField(),
			Encode: (*model.WireJSONField).Encode,
			Equal:  (*model.WireJSONField).Equal,
		})
	})
	t.Run("WireCBORSchema", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.WireCBORSchema]{
			Clone:  (*model.WireCBORSchema).Clone,
			Decode: model.DecodeWireCBORSchema,
			Draw:   modeltest.WireCBORSchema(),
			Encode: (*model.WireCBORSchema).Encode,
			Equal:  (*model.WireCBORSchema).Equal,
		})
	})
	t.Run("WireAVROSchema", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.WireAVROSchema]{
			Clone:  (*model.WireAVROSchema).Clone,
			Decode: model.DecodeWireAVROSchema,
			Draw:   modeltest.WireAVROSchema(),
			Encode: (*model.WireAVROSchema).Encode,
			Equal:  (*model.WireAVROSchema).Equal,
		})
	})
	t.Run("WireAVROField", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.WireAVROField]{
			Clone:  (*model.WireAVROField).Clone,
			Decode: model.DecodeWireAVROField,
			Draw:   modeltest.WireAVROField(),
			Encode: (*model.WireAVROField).Encode,
			Equal:  (*model.WireAVROField).Equal,
		})
	})
	t.Run("Codec", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Codec]{
			Clone:  (*model.Codec).Clone,
			Decode: model.DecodeCodec,
			Draw:   modeltest.Codec(),
			Encode: (*model.Codec).Encode,
			Equal:  (*model.Codec).Equal,
		})
	})
	t.Run("WireJSON", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.WireJSON]{
			Clone:  (*model.WireJSON).Clone,
			Decode: model.DecodeWireJSON,
			Draw:   modeltest.WireJSON(),
			Encode: (*model.WireJSON).Encode,
			Equal:  (*model.WireJSON).Equal,
		})
	})
	t.Run("WireCBOR", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.WireCBOR]{
			Clone:  (*model.WireCBOR).Clone,
			Decode: model.DecodeWireCBOR,
			Draw:   modeltest.WireCBOR(),
			Encode: (*model.WireCBOR).Encode,
			Equal:  (*model.WireCBOR).Equal,
		})
	})
	t.Run("WireAVRO", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.WireAVRO]{
			Clone:  (*model.WireAVRO).Clone,
			Decode: model.DecodeWireAVRO,
			Draw:   modeltest.WireAVRO(),
			Encode: (*model.WireAVRO).Encode,
			Equal:  (*model.WireAVRO).Equal,
		})
	})
	t.Run("Transformation", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Transformation]{
			Clone:  (*model.Transformation).Clone,
			Decode: model.DecodeTransformation,
			Draw:   modeltest.Transformation(),
			Encode: (*model.Transformation).Encode,
			Equal:  (*model.Transformation).Equal,
		})
	})
	t.Run("WireNative", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.WireNative]{
			Clone:  (*model.WireNative).Clone,
			Decode: model.DecodeWireNative,
			Draw:   modeltest.WireNative(),
			Encode: (*model.WireNative).Encode,
			Equal:  (*model.WireNative).Equal,
		})
	})
	t.Run("WireProtobuf", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.WireProtobuf]{
			Clone:  (*model.WireProtobuf).Clone,
			Decode: model.DecodeWireProtobuf,
			Draw:   modeltest.WireProtobuf(),
			Encode: (*model.WireProtobuf).Encode,
			Equal:  (*model.WireProtobuf).Equal,
		})
	})
	t.Run("WireSyslog", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.WireSyslog]{
			Clone:  (*model.WireSyslog).Clone,
			Decode: model.DecodeWireSyslog,
			Draw:   modeltest.WireSyslog(),
			Encode: (*model.WireSyslog).Encode,
			Equal:  (*model.WireSyslog).Equal,
		})
	})
	t.Run("ResourceBinding", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.ResourceBinding]{
			Clone:  (*model.ResourceBinding).Clone,
			Decode: model.DecodeResourceBinding,
			Draw:   modeltest.ResourceBinding(),
			Encode: (*model.ResourceBinding).Encode,
			Equal:  (*model.ResourceBinding).Equal,
		})
	})
	t.Run("Client", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Client]{
			Clone:  (*model.Client).Clone,
			Decode: model.DecodeClient,
			Draw:   modeltest.Client(),
			Encode: (*model.Client).Encode,
			Equal:  (*model.Client).Equal,
		})
	})
	t.Run("ConfigEntry", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.ConfigEntry]{
			Clone:  (*model.ConfigEntry).Clone,
			Decode: model.DecodeConfigEntry,
			Draw:   modeltest.ConfigEntry(),
			Encode: (*model.ConfigEntry).Encode,
			Equal:  (*model.ConfigEntry).Equal,
		})
	})
	t.Run("Vhost", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Vhost]{
			Clone:  (*model.Vhost).Clone,
			Decode: model.DecodeVhost,
			Draw:   modeltest.Vhost(),
			Encode: (*model.Vhost).Encode,
			Equal:  (*model.Vhost).Equal,
		})
	})
	t.Run("TLSBinding", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.TLSBinding]{
			Clone:  (*model.TLSBinding).Clone,
			Decode: model.DecodeTLSBinding,
			Draw:   modeltest.TLSBinding(),
			Encode: (*model.TLSBinding).Encode,
			Equal:  (*model.TLSBinding).Equal,
		})
	})
	t.Run("Endpoint", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Endpoint]{
			Clone:  (*model.Endpoint).Clone,
			Decode: model.DecodeEndpoint,
			Draw:   modeltest.Endpoint(),
			Encode: (*model.Endpoint).Encode,
			Equal:  (*model.Endpoint).Equal,
		})
	})
	t.Run("SignalingProtocol", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.SignalingProtocol]{
			Clone:  (*model.SignalingProtocol).Clone,
			Decode: model.DecodeSignalingProtocol,
			Draw:   modeltest.SignalingProtocol(),
			Encode: (*model.SignalingProtocol).Encode,
			Equal:  (*model.SignalingProtocol).Equal,
		})
	})
	t.Run("SignalingProtobuf", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.SignalingProtobuf]{
			Clone:  (*model.SignalingProtobuf).Clone,
			Decode: model.DecodeSignalingProtobuf,
			Draw:   modeltest.SignalingProtobuf(),
			Encode: (*model.SignalingProtobuf).Encode,
			Equal:  (*model.SignalingProtobuf).Equal,
		})
	})
	t.Run("SignalingSend", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.SignalingSend]{
			Clone:  (*model.SignalingSend).Clone,
			Decode: model.DecodeSignalingSend,
			Draw:   modeltest.SignalingSend(),
			Encode: (*model.SignalingSend).Encode,
			Equal:  (*model.SignalingSend).Equal,
		})
	})
	t.Run("SignalingWait", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.SignalingWait]{
			Clone:  (*model.SignalingWait).Clone,
			Decode: model.DecodeSignalingWait,
			Draw:   modeltest.SignalingWait(),
			Encode: (*model.SignalingWait).Encode,
			Equal:  (*model.SignalingWait).Equal,
		})
	})
	t.Run("Branch", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Branch]{
			Clone:  (*model.Branch).Clone,
			Decode: model.DecodeBranch,
			Draw:   modeltest.Branch(),
			Encode: (*model.Branch).Encode,
			Equal:  (*model.Branch).Equal,
		})
	})
	t.Run("Branching", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Branching]{
			Clone:  (*model.Branching).Clone,
			Decode: model.DecodeBranching,
			Draw:   modeltest.Branching(),
			Encode: (*model.Branching).Encode,
			Equal:  (*model.Branching).Equal,
		})
	})
	t.Run("Relay", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Relay]{
			Clone:  (*model.Relay).Clone,
			Decode: model.DecodeRelay,
			Draw:   modeltest.Relay(),
			Encode: (*model.Relay).Encode,
			Equal:  (*model.Relay).Equal,
		})
	})
	t.Run("Placement", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Placement]{
			Clone:  (*model.Placement).Clone,
			Decode: model.DecodePlacement,
			Draw:   modeltest.Placement(),
			Encode: (*model.Placement).Encode,
			Equal:  (*model.Placement).Equal,
		})
	})
	t.Run("HashMap", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.HashMap]{
			Clone:  (*model.HashMap).Clone,
			Decode: model.DecodeHashMap,
			Draw:   modeltest.HashMap(),
			Encode: (*model.HashMap).Encode,
			Equal:  (*model.HashMap).Equal,
		})
	})
	t.Run("UDF", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.UDF]{
			Clone:  (*model.UDF).Clone,
			Decode: model.DecodeUDF,
			Draw:   modeltest.UDF(),
			Encode: (*model.UDF).Encode,
			Equal:  (*model.UDF).Equal,
		})
	})
	t.Run("UDFArgument", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.UDFArgument]{
			Clone:  (*model.UDFArgument).Clone,
			Decode: model.DecodeUDFArgument,
			Draw:   modeltest.UDFArgument(),
			Encode: (*model.UDFArgument).Encode,
			Equal:  (*model.UDFArgument).Equal,
		})
	})
	t.Run("IntegerLiteral", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.IntegerLiteral]{
			Clone:  (*model.IntegerLiteral).Clone,
			Decode: model.DecodeIntegerLiteral,
			Draw:   modeltest.IntegerLiteral(),
			Encode: (*model.IntegerLiteral).Encode,
			Equal:  (*model.IntegerLiteral).Equal,
		})
	})
	t.Run("FloatLiteral", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.FloatLiteral]{
			Clone:  (*model.FloatLiteral).Clone,
			Decode: model.DecodeFloatLiteral,
			Draw:   modeltest.FloatLiteral(),
			Encode: (*model.FloatLiteral).Encode,
			Equal:  (*model.FloatLiteral).Equal,
		})
	})
	t.Run("StringLiteral", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.StringLiteral]{
			Clone:  (*model.StringLiteral).Clone,
			Decode: model.DecodeStringLiteral,
			Draw:   modeltest.StringLiteral(),
			Encode: (*model.StringLiteral).Encode,
			Equal:  (*model.StringLiteral).Equal,
		})
	})
	t.Run("BoolLiteral", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.BoolLiteral]{
			Clone:  (*model.BoolLiteral).Clone,
			Decode: model.DecodeBoolLiteral,
			Draw:   modeltest.BoolLiteral(),
			Encode: (*model.BoolLiteral).Encode,
			Equal:  (*model.BoolLiteral).Equal,
		})
	})
	t.Run("NullLiteral", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.NullLiteral]{
			Clone:  (*model.NullLiteral).Clone,
			Decode: model.DecodeNullLiteral,
			Draw:   modeltest.NullLiteral(),
			Encode: (*model.NullLiteral).Encode,
			Equal:  (*model.NullLiteral).Equal,
		})
	})
	t.Run("FieldReference", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.FieldReference]{
			Clone:  (*model.FieldReference).Clone,
			Decode: model.DecodeFieldReference,
			Draw:   modeltest.FieldReference(),
			Encode: (*model.FieldReference).Encode,
			Equal:  (*model.FieldReference).Equal,
		})
	})
	t.Run("Unary", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Unary]{
			Clone:  (*model.Unary).Clone,
			Decode: model.DecodeUnary,
			Draw:   modeltest.Unary(),
			Encode: (*model.Unary).Encode,
			Equal:  (*model.Unary).Equal,
		})
	})
	t.Run("Binary", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Binary]{
			Clone:  (*model.Binary).Clone,
			Decode: model.DecodeBinary,
			Draw:   modeltest.Binary(),
			Encode: (*model.Binary).Encode,
			Equal:  (*model.Binary).Equal,
		})
	})
	t.Run("Cast", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Cast]{
			Clone:  (*model.Cast).Clone,
			Decode: model.DecodeCast,
			Draw:   modeltest.Cast(),
			Encode: (*model.Cast).Encode,
			Equal:  (*model.Cast).Equal,
		})
	})
	t.Run("Call", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Call]{
			Clone:  (*model.Call).Clone,
			Decode: model.DecodeCall,
			Draw:   modeltest.Call(),
			Encode: (*model.Call).Encode,
			Equal:  (*model.Call).Equal,
		})
	})
	t.Run("UDFCall", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.UDFCall]{
			Clone:  (*model.UDFCall).Clone,
			Decode: model.DecodeUDFCall,
			Draw:   modeltest.UDFCall(),
			Encode: (*model.UDFCall).Encode,
			Equal:  (*model.UDFCall).Equal,
		})
	})
	t.Run("ArrayLiteral", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.ArrayLiteral]{
			Clone:  (*model.ArrayLiteral).Clone,
			Decode: model.DecodeArrayLiteral,
			Draw:   modeltest.ArrayLiteral(),
			Encode: (*model.ArrayLiteral).Encode,
			Equal:  (*model.ArrayLiteral).Equal,
		})
	})
	t.Run("If", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.If]{
			Clone:  (*model.If).Clone,
			Decode: model.DecodeIf,
			Draw:   modeltest.If(),
			Encode: (*model.If).Encode,
			Equal:  (*model.If).Equal,
		})
	})
	t.Run("CaseArm", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.CaseArm]{
			Clone:  (*model.CaseArm).Clone,
			Decode: model.DecodeCaseArm,
			Draw:   modeltest.CaseArm(),
			Encode: (*model.CaseArm).Encode,
			Equal:  (*model.CaseArm).Equal,
		})
	})
	t.Run("Case", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Case]{
			Clone:  (*model.Case).Clone,
			Decode: model.DecodeCase,
			Draw:   modeltest.Case(),
			Encode: (*model.Case).Encode,
			Equal:  (*model.Case).Equal,
		})
	})
	t.Run("Duration", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Duration]{
			Clone:  (*model.Duration).Clone,
			Decode: model.DecodeDuration,
			Draw:   modeltest.Duration(),
			Encode: (*model.Duration).Encode,
			Equal:  (*model.Duration).Equal,
		})
	})
	t.Run("ByteSize", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.ByteSize]{
			Clone:  (*model.ByteSize).Clone,
			Decode: model.DecodeByteSize,
			Draw:   modeltest.ByteSize(),
			Encode: (*model.ByteSize).Encode,
			Equal:  (*model.ByteSize).Equal,
		})
	})
	t.Run("Input", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Input]{
			Clone:  (*model.Input).Clone,
			Decode: model.DecodeInput,
			Draw:   modeltest.Input(),
			Encode: (*model.Input).Encode,
			Equal:  (*model.Input).Equal,
		})
	})
	t.Run("Collect", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Collect]{
			Clone:  (*model.Collect).Clone,
			Decode: model.DecodeCollect,
			Draw:   modeltest.Collect(),
			Encode: (*model.Collect).Encode,
			Equal:  (*model.Collect).Equal,
		})
	})
	t.Run("RequiredSkip", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.RequiredSkip]{
			Clone:  (*model.RequiredSkip).Clone,
			Decode: model.DecodeRequiredSkip,
			Draw:   modeltest.RequiredSkip(),
			Encode: (*model.RequiredSkip).Encode,
			Equal:  (*model.RequiredSkip).Equal,
		})
	})
	t.Run("RequiredWait", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.RequiredWait]{
			Clone:  (*model.RequiredWait).Clone,
			Decode: model.DecodeRequiredWait,
			Draw:   modeltest.RequiredWait(),
			Encode: (*model.RequiredWait).Encode,
			Equal:  (*model.RequiredWait).Equal,
		})
	})
	t.Run("DefaultState", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.DefaultState]{
			Clone:  (*model.DefaultState).Clone,
			Decode: model.DecodeDefaultState,
			Draw:   modeltest.DefaultState(),
			Encode: (*model.DefaultState).Encode,
			Equal:  (*model.DefaultState).Equal,
		})
	})
	t.Run("DefaultAssignment", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.DefaultAssignment]{
			Clone:  (*model.DefaultAssignment).Clone,
			Decode: model.DecodeDefaultAssignment,
			Draw:   modeltest.DefaultAssignment(),
			Encode: (*model.DefaultAssignment).Encode,
			Equal:  (*model.DefaultAssignment).Equal,
		})
	})
	t.Run("StateDependency", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.StateDependency]{
			Clone:  (*model.StateDependency).Clone,
			Decode: model.DecodeStateDependency,
			Draw:   modeltest.StateDependency(),
			Encode: (*model.StateDependency).Encode,
			Equal:  (*model.StateDependency).Equal,
		})
	})
	t.Run("InheritItem", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.InheritItem]{
			Clone:  (*model.InheritItem).Clone,
			Decode: model.DecodeInheritItem,
			Draw:   modeltest.InheritItem(),
			Encode: (*model.InheritItem).Encode,
			Equal:  (*model.InheritItem).Equal,
		})
	})
	t.Run("InheritAll", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.InheritAll]{
			Clone:  (*model.InheritAll).Clone,
			Decode: model.DecodeInheritAll,
			Draw:   modeltest.InheritAll(),
			Encode: (*model.InheritAll).Encode,
			Equal:  (*model.InheritAll).Equal,
		})
	})
	t.Run("InheritFields", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.InheritFields]{
			Clone:  (*model.InheritFields).Clone,
			Decode: model.DecodeInheritFields,
			Draw:   modeltest.InheritFields(),
			Encode: (*model.InheritFields).Encode,
			Equal:  (*model.InheritFields).Equal,
		})
	})
	t.Run("Assignment", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Assignment]{
			Clone:  (*model.Assignment).Clone,
			Decode: model.DecodeAssignment,
			Draw:   modeltest.Assignment(),
			Encode: (*model.Assignment).Encode,
			Equal:  (*model.Assignment).Equal,
		})
	})
	t.Run("Construction", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Construction]{
			Clone:  (*model.Construction).Clone,
			Decode: model.DecodeConstruction,
			Draw:   modeltest.Construction(),
			Encode: (*model.Construction).Encode,
			Equal:  (*model.Construction).Equal,
		})
	})
	t.Run("Invocation", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Invocation]{
			Clone:  (*model.Invocation).Clone,
			Decode: model.DecodeInvocation,
			Draw:   modeltest.Invocation(),
			Encode: (*model.Invocation).Encode,
			Equal:  (*model.Invocation).Equal,
		})
	})
	t.Run("FlushImmediate", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.FlushImmediate]{
			Clone:  (*model.FlushImmediate).Clone,
			Decode: model.DecodeFlushImmediate,
			Draw:   modeltest.FlushImmediate(),
			Encode: (*model.FlushImmediate).Encode,
			Equal:  (*model.FlushImmediate).Equal,
		})
	})
	t.Run("FlushEach", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.FlushEach]{
			Clone:  (*model.FlushEach).Clone,
			Decode: model.DecodeFlushEach,
			Draw:   modeltest.FlushEach(),
			Encode: (*model.FlushEach).Encode,
			Equal:  (*model.FlushEach).Equal,
		})
	})
	t.Run("IgnoreError", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.IgnoreError]{
			Clone:  (*model.IgnoreError).Clone,
			Decode: model.DecodeIgnoreError,
			Draw:   modeltest.IgnoreError(),
			Encode: (*model.IgnoreError).Encode,
			Equal:  (*model.IgnoreError).Equal,
		})
	})
	t.Run("LogError", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.LogError]{
			Clone:  (*model.LogError).Clone,
			Decode: model.DecodeLogError,
			Draw:   modeltest.LogError(),
			Encode: (*model.LogError).Encode,
			Equal:  (*model.LogError).Equal,
		})
	})
	t.Run("SendError", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.SendError]{
			Clone:  (*model.SendError).Clone,
			Decode: model.DecodeSendError,
			Draw:   modeltest.SendError(),
			Encode: (*model.SendError).Encode,
			Equal:  (*model.SendError).Equal,
		})
	})
	t.Run("Route", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Route]{
			Clone:  (*model.Route).Clone,
			Decode: model.DecodeRoute,
			Draw:   modeltest.Route(),
			Encode: (*model.Route).Encode,
			Equal:  (*model.Route).Equal,
		})
	})
	t.Run("SetRoute", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.SetRoute]{
			Clone:  (*model.SetRoute).Clone,
			Decode: model.DecodeSetRoute,
			Draw:   modeltest.SetRoute(),
			Encode: (*model.SetRoute).Encode,
			Equal:  (*model.SetRoute).Equal,
		})
	})
	t.Run("Retry", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Retry]{
			Clone:  (*model.Retry).Clone,
			Decode: model.DecodeRetry,
			Draw:   modeltest.Retry(),
			Encode: (*model.Retry).Encode,
			Equal:  (*model.Retry).Equal,
		})
	})
	t.Run("Key", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Key]{
			Clone:  (*model.Key).Clone,
			Decode: model.DecodeKey,
			Draw:   modeltest.Key(),
			Encode: (*model.Key).Encode,
			Equal:  (*model.Key).Equal,
		})
	})
	t.Run("Junction", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Junction]{
			Clone:  (*model.Junction).Clone,
			Decode: model.DecodeJunction,
			Draw:   modeltest.Junction(),
			Encode: (*model.Junction).Encode,
			Equal:  (*model.Junction).Equal,
		})
	})
	t.Run("Deduplicator", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Deduplicator]{
			Clone:  (*model.Deduplicator).Clone,
			Decode: model.DecodeDeduplicator,
			Draw:   modeltest.Deduplicator(),
			Encode: (*model.Deduplicator).Encode,
			Equal:  (*model.Deduplicator).Equal,
		})
	})
	t.Run("Reorderer", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Reorderer]{
			Clone:  (*model.Reorderer).Clone,
			Decode: model.DecodeReorderer,
			Draw:   modeltest.Reorderer(),
			Encode: (*model.Reorderer).Encode,
			Equal:  (*model.Reorderer).Equal,
		})
	})
	t.Run("WindowBound", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.WindowBound]{
			Clone:  (*model.WindowBound).Clone,
			Decode: model.DecodeWindowBound,
			Draw:   modeltest.WindowBound(),
			Encode: (*model.WindowBound).Encode,
			Equal:  (*model.WindowBound).Equal,
		})
	})
	t.Run("WindowRoute", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.WindowRoute]{
			Clone:  (*model.WindowRoute).Clone,
			Decode: model.DecodeWindowRoute,
			Draw:   modeltest.WindowRoute(),
			Encode: (*model.WindowRoute).Encode,
			Equal:  (*model.WindowRoute).Equal,
		})
	})
	t.Run("WindowProcessor", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.WindowProcessor]{
			Clone:  (*model.WindowProcessor).Clone,
			Decode: model.DecodeWindowProcessor,
			Draw:   modeltest.WindowProcessor(),
			Encode: (*model.WindowProcessor).Encode,
			Equal:  (*model.WindowProcessor).Equal,
		})
	})
	t.Run("TimeoutDrop", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.TimeoutDrop]{
			Clone:  (*model.TimeoutDrop).Clone,
			Decode: model.DecodeTimeoutDrop,
			Draw:   modeltest.TimeoutDrop(),
			Encode: (*model.TimeoutDrop).Encode,
			Equal:  (*model.TimeoutDrop).Equal,
		})
	})
	t.Run("TimeoutSend", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.TimeoutSend]{
			Clone:  (*model.TimeoutSend).Clone,
			Decode: model.DecodeTimeoutSend,
			Draw:   modeltest.TimeoutSend(),
			Encode: (*model.TimeoutSend).Encode,
			Equal:  (*model.TimeoutSend).Equal,
		})
	})
	t.Run("CorrelatorSide", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.CorrelatorSide]{
			Clone:  (*model.CorrelatorSide).Clone,
			Decode: model.DecodeCorrelatorSide,
			Draw:   modeltest.CorrelatorSide(),
			Encode: (*model.CorrelatorSide).Encode,
			Equal:  (*model.CorrelatorSide).Equal,
		})
	})
	t.Run("Correlator", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Correlator]{
			Clone:  (*model.Correlator).Clone,
			Decode: model.DecodeCorrelator,
			Draw:   modeltest.Correlator(),
			Encode: (*model.Correlator).Encode,
			Equal:  (*model.Correlator).Equal,
		})
	})
	t.Run("TensorDimension", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.TensorDimension]{
			Clone:  (*model.TensorDimension).Clone,
			Decode: model.DecodeTensorDimension,
			Draw:   modeltest.TensorDimension(),
			Encode: (*model.TensorDimension).Encode,
			Equal:  (*model.TensorDimension).Equal,
		})
	})
	t.Run("Tensor", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Tensor]{
			Clone:  (*model.Tensor).Clone,
			Decode: model.DecodeTensor,
			Draw:   modeltest.Tensor(),
			Encode: (*model.Tensor).Encode,
			Equal:  (*model.Tensor).Equal,
		})
	})
	t.Run("TensorInput", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.TensorInput]{
			Clone:  (*model.TensorInput).Clone,
			Decode: model.DecodeTensorInput,
			Draw:   modeltest.TensorInput(),
			Encode: (*model.TensorInput).Encode,
			Equal:  (*model.TensorInput).Equal,
		})
	})
	t.Run("Inferencer", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Inferencer]{
			Clone:  (*model.Inferencer).Clone,
			Decode: model.DecodeInferencer,
			Draw:   modeltest.Inferencer(),
			Encode: (*model.Inferencer).Encode,
			Equal:  (*model.Inferencer).Equal,
		})
	})
	t.Run("GuestRoute", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.GuestRoute]{
			Clone:  (*model.GuestRoute).Clone,
			Decode: model.DecodeGuestRoute,
			Draw:   modeltest.GuestRoute(),
			Encode: (*model.GuestRoute).Encode,
			Equal:  (*model.GuestRoute).Equal,
		})
	})
	t.Run("WASMProcessor", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.WASMProcessor]{
			Clone:  (*model.WASMProcessor).Clone,
			Decode: model.DecodeWASMProcessor,
			Draw:   modeltest.WASMProcessor(),
			Encode: (*model.WASMProcessor).Encode,
			Equal:  (*model.WASMProcessor).Equal,
		})
	})
	t.Run("SinkNoAck", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.SinkNoAck]{
			Clone:  (*model.SinkNoAck).Clone,
			Decode: model.DecodeSinkNoAck,
			Draw:   modeltest.SinkNoAck(),
			Encode: (*model.SinkNoAck).Encode,
			Equal:  (*model.SinkNoAck).Equal,
		})
	})
	t.Run("SinkAckSequential", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.SinkAckSequential]{
			Clone:  (*model.SinkAckSequential).Clone,
			Decode: model.DecodeSinkAckSequential,
			Draw:   modeltest.SinkAckSequential(),
			Encode: (*model.SinkAckSequential).Encode,
			Equal:  (*model.SinkAckSequential).Equal,
		})
	})
	t.Run("SinkAckParallel", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.SinkAckParallel]{
			Clone:  (*model.SinkAckParallel).Clone,
			Decode: model.DecodeSinkAckParallel,
			Draw:   modeltest.SinkAckParallel(),
			Encode: (*model.SinkAckParallel).Encode,
			Equal:  (*model.SinkAckParallel).Equal,
		})
	})
	t.Run("KafkaSink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.KafkaSink]{
			Clone:  (*model.KafkaSink).Clone,
			Decode: model.DecodeKafkaSink,
			Draw:   modeltest.KafkaSink(),
			Encode: (*model.KafkaSink).Encode,
			Equal:  (*model.KafkaSink).Equal,
		})
	})
	t.Run("NatsSink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.NatsSink]{
			Clone:  (*model.NatsSink).Clone,
			Decode: model.DecodeNatsSink,
			Draw:   modeltest.NatsSink(),
			Encode: (*model.NatsSink).Encode,
			Equal:  (*model.NatsSink).Equal,
		})
	})
	t.Run("PulsarSink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.PulsarSink]{
			Clone:  (*model.PulsarSink).Clone,
			Decode: model.DecodePulsarSink,
			Draw:   modeltest.PulsarSink(),
			Encode: (*model.PulsarSink).Encode,
			Equal:  (*model.PulsarSink).Equal,
		})
	})
	t.Run("RabbitMQSink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.RabbitMQSink]{
			Clone:  (*model.RabbitMQSink).Clone,
			Decode: model.DecodeRabbitMQSink,
			Draw:   modeltest.RabbitMQSink(),
			Encode: (*model.RabbitMQSink).Encode,
			Equal:  (*model.RabbitMQSink).Equal,
		})
	})
	t.Run("RedisSink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.RedisSink]{
			Clone:  (*model.RedisSink).Clone,
			Decode: model.DecodeRedisSink,
			Draw:   modeltest.RedisSink(),
			Encode: (*model.RedisSink).Encode,
			Equal:  (*model.RedisSink).Equal,
		})
	})
	t.Run("MQTTSink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.MQTTSink]{
			Clone:  (*model.MQTTSink).Clone,
			Decode: model.DecodeMQTTSink,
			Draw:   modeltest.MQTTSink(),
			Encode: (*model.MQTTSink).Encode,
			Equal:  (*model.MQTTSink).Equal,
		})
	})
	t.Run("ZeroMQSink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.ZeroMQSink]{
			Clone:  (*model.ZeroMQSink).Clone,
			Decode: model.DecodeZeroMQSink,
			Draw:   modeltest.ZeroMQSink(),
			Encode: (*model.ZeroMQSink).Encode,
			Equal:  (*model.ZeroMQSink).Equal,
		})
	})
	t.Run("FIFOGroupBranch", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.FIFOGroupBranch]{
			Clone:  (*model.FIFOGroupBranch).Clone,
			Decode: model.DecodeFIFOGroupBranch,
			Draw:   modeltest.FIFOGroupBranch(),
			Encode: (*model.FIFOGroupBranch).Encode,
			Equal:  (*model.FIFOGroupBranch).Equal,
		})
	})
	t.Run("FIFOGroupValue", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.FIFOGroupValue]{
			Clone:  (*model.FIFOGroupValue).Clone,
			Decode: model.DecodeFIFOGroupValue,
			Draw:   modeltest.FIFOGroupValue(),
			Encode: (*model.FIFOGroupValue).Encode,
			Equal:  (*model.FIFOGroupValue).Equal,
		})
	})
	t.Run("SQSSink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.SQSSink]{
			Clone:  (*model.SQSSink).Clone,
			Decode: model.DecodeSQSSink,
			Draw:   modeltest.SQSSink(),
			Encode: (*model.SQSSink).Encode,
			Equal:  (*model.SQSSink).Equal,
		})
	})
	t.Run("SentrySink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.SentrySink]{
			Clone:  (*model.SentrySink).Clone,
			Decode: model.DecodeSentrySink,
			Draw:   modeltest.SentrySink(),
			Encode: (*model.SentrySink).Encode,
			Equal:  (*model.SentrySink).Equal,
		})
	})
	t.Run("SyslogSink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.SyslogSink]{
			Clone:  (*model.SyslogSink).Clone,
			Decode: model.DecodeSyslogSink,
			Draw:   modeltest.SyslogSink(),
			Encode: (*model.SyslogSink).Encode,
			Equal:  (*model.SyslogSink).Equal,
		})
	})
	t.Run("ColumnValue", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.ColumnValue]{
			Clone:  (*model.ColumnValue).Clone,
			Decode: model.DecodeColumnValue,
			Draw:   modeltest.ColumnValue(),
			Encode: (*model.ColumnValue).Encode,
			Equal:  (*model.ColumnValue).Equal,
		})
	})
	t.Run("Conflict", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Conflict]{
			Clone:  (*model.Conflict).Clone,
			Decode: model.DecodeConflict,
			Draw:   modeltest.Conflict(),
			Encode: (*model.Conflict).Encode,
			Equal:  (*model.Conflict).Equal,
		})
	})
	t.Run("ClickhouseSink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.ClickhouseSink]{
			Clone:  (*model.ClickhouseSink).Clone,
			Decode: model.DecodeClickhouseSink,
			Draw:   modeltest.ClickhouseSink(),
			Encode: (*model.ClickhouseSink).Encode,
			Equal:  (*model.ClickhouseSink).Equal,
		})
	})
	t.Run("PostgresSink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.PostgresSink]{
			Clone:  (*model.PostgresSink).Clone,
			Decode: model.DecodePostgresSink,
			Draw:   modeltest.PostgresSink(),
			Encode: (*model.PostgresSink).Encode,
			Equal:  (*model.PostgresSink).Equal,
		})
	})
	t.Run("MySQLSink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.MySQLSink]{
			Clone:  (*model.MySQLSink).Clone,
			Decode: model.DecodeMySQLSink,
			Draw:   modeltest.MySQLSink(),
			Encode: (*model.MySQLSink).Encode,
			Equal:  (*model.MySQLSink).Equal,
		})
	})
	t.Run("MongoDBSink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.MongoDBSink]{
			Clone:  (*model.MongoDBSink).Clone,
			Decode: model.DecodeMongoDBSink,
			Draw:   modeltest.MongoDBSink(),
			Encode: (*model.MongoDBSink).Encode,
			Equal:  (*model.MongoDBSink).Equal,
		})
	})
	t.Run("CommitPolicy", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.CommitPolicy]{
			Clone:  (*model.CommitPolicy).Clone,
			Decode: model.DecodeCommitPolicy,
			Draw:   modeltest.CommitPolicy(),
			Encode: (*model.CommitPolicy).Encode,
			Equal:  (*model.CommitPolicy).Equal,
		})
	})
	t.Run("IcebergSink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.IcebergSink]{
			Clone:  (*model.IcebergSink).Clone,
			Decode: model.DecodeIcebergSink,
			Draw:   modeltest.IcebergSink(),
			Encode: (*model.IcebergSink).Encode,
			Equal:  (*model.IcebergSink).Equal,
		})
	})
	t.Run("HTTPSink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.HTTPSink]{
			Clone:  (*model.HTTPSink).Clone,
			Decode: model.DecodeHTTPSink,
			Draw:   modeltest.HTTPSink(),
			Encode: (*model.HTTPSink).Encode,
			Equal:  (*model.HTTPSink).Equal,
		})
	})
	t.Run("ClientSink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.ClientSink]{
			Clone:  (*model.ClientSink).Clone,
			Decode: model.DecodeClientSink,
			Draw:   modeltest.ClientSink(),
			Encode: (*model.ClientSink).Encode,
			Equal:  (*model.ClientSink).Equal,
		})
	})
	t.Run("ClientBatch", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.ClientBatch]{
			Clone:  (*model.ClientBatch).Clone,
			Decode: model.DecodeClientBatch,
			Draw:   modeltest.ClientBatch(),
			Encode: (*model.ClientBatch).Encode,
			Equal:  (*model.ClientBatch).Equal,
		})
	})
	t.Run("Emitter", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Emitter]{
			Clone:  (*model.Emitter).Clone,
			Decode: model.DecodeEmitter,
			Draw:   modeltest.Emitter(),
			Encode: (*model.Emitter).Encode,
			Equal:  (*model.Emitter).Equal,
		})
	})
	t.Run("EmitterInput", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.EmitterInput]{
			Clone:  (*model.EmitterInput).Clone,
			Decode: model.DecodeEmitterInput,
			Draw:   modeltest.EmitterInput(),
			Encode: (*model.EmitterInput).Encode,
			Equal:  (*model.EmitterInput).Equal,
		})
	})
	t.Run("AckSequential", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.AckSequential]{
			Clone:  (*model.AckSequential).Clone,
			Decode: model.DecodeAckSequential,
			Draw:   modeltest.AckSequential(),
			Encode: (*model.AckSequential).Encode,
			Equal:  (*model.AckSequential).Equal,
		})
	})
	t.Run("AckParallel", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.AckParallel]{
			Clone:  (*model.AckParallel).Clone,
			Decode: model.DecodeAckParallel,
			Draw:   modeltest.AckParallel(),
			Encode: (*model.AckParallel).Encode,
			Equal:  (*model.AckParallel).Equal,
		})
	})
	t.Run("NoAckSequential", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.NoAckSequential]{
			Clone:  (*model.NoAckSequential).Clone,
			Decode: model.DecodeNoAckSequential,
			Draw:   modeltest.NoAckSequential(),
			Encode: (*model.NoAckSequential).Encode,
			Equal:  (*model.NoAckSequential).Equal,
		})
	})
	t.Run("NoAckParallel", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.NoAckParallel]{
			Clone:  (*model.NoAckParallel).Clone,
			Decode: model.DecodeNoAckParallel,
			Draw:   modeltest.NoAckParallel(),
			Encode: (*model.NoAckParallel).Encode,
			Equal:  (*model.NoAckParallel).Equal,
		})
	})
	t.Run("EndpointSource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.EndpointSource]{
			Clone:  (*model.EndpointSource).Clone,
			Decode: model.DecodeEndpointSource,
			Draw:   modeltest.EndpointSource(),
			Encode: (*model.EndpointSource).Encode,
			Equal:  (*model.EndpointSource).Equal,
		})
	})
	t.Run("NatsSource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.NatsSource]{
			Clone:  (*model.NatsSource).Clone,
			Decode: model.DecodeNatsSource,
			Draw:   modeltest.NatsSource(),
			Encode: (*model.NatsSource).Encode,
			Equal:  (*model.NatsSource).Equal,
		})
	})
	t.Run("KafkaSource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.KafkaSource]{
			Clone:  (*model.KafkaSource).Clone,
			Decode: model.DecodeKafkaSource,
			Draw:   modeltest.KafkaSource(),
			Encode: (*model.KafkaSource).Encode,
			Equal:  (*model.KafkaSource).Equal,
		})
	})
	t.Run("HTTPSource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.HTTPSource]{
			Clone:  (*model.HTTPSource).Clone,
			Decode: model.DecodeHTTPSource,
			Draw:   modeltest.HTTPSource(),
			Encode: (*model.HTTPSource).Encode,
			Equal:  (*model.HTTPSource).Equal,
		})
	})
	t.Run("PrometheusSource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.PrometheusSource]{
			Clone:  (*model.PrometheusSource).Clone,
			Decode: model.DecodePrometheusSource,
			Draw:   modeltest.PrometheusSource(),
			Encode: (*model.PrometheusSource).Encode,
			Equal:  (*model.PrometheusSource).Equal,
		})
	})
	t.Run("PulsarSource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.PulsarSource]{
			Clone:  (*model.PulsarSource).Clone,
			Decode: model.DecodePulsarSource,
			Draw:   modeltest.PulsarSource(),
			Encode: (*model.PulsarSource).Encode,
			Equal:  (*model.PulsarSource).Equal,
		})
	})
	t.Run("RabbitMQSource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.RabbitMQSource]{
			Clone:  (*model.RabbitMQSource).Clone,
			Decode: model.DecodeRabbitMQSource,
			Draw:   modeltest.RabbitMQSource(),
			Encode: (*model.RabbitMQSource).Encode,
			Equal:  (*model.RabbitMQSource).Equal,
		})
	})
	t.Run("SQSSource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.SQSSource]{
			Clone:  (*model.SQSSource).Clone,
			Decode: model.DecodeSQSSource,
			Draw:   modeltest.SQSSource(),
			Encode: (*model.SQSSource).Encode,
			Equal:  (*model.SQSSource).Equal,
		})
	})
	t.Run("RedisSource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.RedisSource]{
			Clone:  (*model.RedisSource).Clone,
			Decode: model.DecodeRedisSource,
			Draw:   modeltest.RedisSource(),
			Encode: (*model.RedisSource).Encode,
			Equal:  (*model.RedisSource).Equal,
		})
	})
	t.Run("MQTTSource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.MQTTSource]{
			Clone:  (*model.MQTTSource).Clone,
			Decode: model.DecodeMQTTSource,
			Draw:   modeltest.MQTTSource(),
			Encode: (*model.MQTTSource).Encode,
			Equal:  (*model.MQTTSource).Equal,
		})
	})
	t.Run("ZeroMQSource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.ZeroMQSource]{
			Clone:  (*model.ZeroMQSource).Clone,
			Decode: model.DecodeZeroMQSource,
			Draw:   modeltest.ZeroMQSource(),
			Encode: (*model.ZeroMQSource).Encode,
			Equal:  (*model.ZeroMQSource).Equal,
		})
	})
	t.Run("WebsocketsSource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.WebsocketsSource]{
			Clone:  (*model.WebsocketsSource).Clone,
			Decode: model.DecodeWebsocketsSource,
			Draw:   modeltest.WebsocketsSource(),
			Encode: (*model.WebsocketsSource).Encode,
			Equal:  (*model.WebsocketsSource).Equal,
		})
	})
	t.Run("SyslogSource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.SyslogSource]{
			Clone:  (*model.SyslogSource).Clone,
			Decode: model.DecodeSyslogSource,
			Draw:   modeltest.SyslogSource(),
			Encode: (*model.SyslogSource).Encode,
			Equal:  (*model.SyslogSource).Equal,
		})
	})
	t.Run("ClientSource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.ClientSource]{
			Clone:  (*model.ClientSource).Clone,
			Decode: model.DecodeClientSource,
			Draw:   modeltest.ClientSource(),
			Encode: (*model.ClientSource).Encode,
			Equal:  (*model.ClientSource).Equal,
		})
	})
	t.Run("QuiesceSuspend", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.QuiesceSuspend]{
			Clone:  (*model.QuiesceSuspend).Clone,
			Decode: model.DecodeQuiesceSuspend,
			Draw:   modeltest.QuiesceSuspend(),
			Encode: (*model.QuiesceSuspend).Encode,
			Equal:  (*model.QuiesceSuspend).Equal,
		})
	})
	t.Run("QuiesceBuffer", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.QuiesceBuffer]{
			Clone:  (*model.QuiesceBuffer).Clone,
			Decode: model.DecodeQuiesceBuffer,
			Draw:   modeltest.QuiesceBuffer(),
			Encode: (*model.QuiesceBuffer).Encode,
			Equal:  (*model.QuiesceBuffer).Equal,
		})
	})
	t.Run("QuiesceDrop", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.QuiesceDrop]{
			Clone:  (*model.QuiesceDrop).Clone,
			Decode: model.DecodeQuiesceDrop,
			Draw:   modeltest.QuiesceDrop(),
			Encode: (*model.QuiesceDrop).Encode,
			Equal:  (*model.QuiesceDrop).Equal,
		})
	})
	t.Run("QuiesceReject", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.QuiesceReject]{
			Clone:  (*model.QuiesceReject).Clone,
			Decode: model.DecodeQuiesceReject,
			Draw:   modeltest.QuiesceReject(),
			Encode: (*model.QuiesceReject).Encode,
			Equal:  (*model.QuiesceReject).Equal,
		})
	})
	t.Run("TimestampNow", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.TimestampNow]{
			Clone:  (*model.TimestampNow).Clone,
			Decode: model.DecodeTimestampNow,
			Draw:   modeltest.TimestampNow(),
			Encode: (*model.TimestampNow).Encode,
			Equal:  (*model.TimestampNow).Equal,
		})
	})
	t.Run("TimestampAt", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.TimestampAt]{
			Clone:  (*model.TimestampAt).Clone,
			Decode: model.DecodeTimestampAt,
			Draw:   modeltest.TimestampAt(),
			Encode: (*model.TimestampAt).Encode,
			Equal:  (*model.TimestampAt).Equal,
		})
	})
	t.Run("BranchAssignment", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.BranchAssignment]{
			Clone:  (*model.BranchAssignment).Clone,
			Decode: model.DecodeBranchAssignment,
			Draw:   modeltest.BranchAssignment(),
			Encode: (*model.BranchAssignment).Encode,
			Equal:  (*model.BranchAssignment).Equal,
		})
	})
	t.Run("EntryRoute", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.EntryRoute]{
			Clone:  (*model.EntryRoute).Clone,
			Decode: model.DecodeEntryRoute,
			Draw:   modeltest.EntryRoute(),
			Encode: (*model.EntryRoute).Encode,
			Equal:  (*model.EntryRoute).Equal,
		})
	})
	t.Run("Ingestor", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Ingestor]{
			Clone:  (*model.Ingestor).Clone,
			Decode: model.DecodeIngestor,
			Draw:   modeltest.Ingestor(),
			Encode: (*model.Ingestor).Encode,
			Equal:  (*model.Ingestor).Equal,
		})
	})
	t.Run("Reingestor", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Reingestor]{
			Clone:  (*model.Reingestor).Clone,
			Decode: model.DecodeReingestor,
			Draw:   modeltest.Reingestor(),
			Encode: (*model.Reingestor).Encode,
			Equal:  (*model.Reingestor).Equal,
		})
	})
	t.Run("Generator", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*model.Generator]{
			Clone:  (*model.Generator).Clone,
			Decode: model.DecodeGenerator,
			Draw:   modeltest.Generator(),
			Encode: (*model.Generator).Encode,
			Equal:  (*model.Generator).Equal,
		})
	})
	t.Run("CodecWire", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[model.CodecWire]{
			Clone:  model.CloneCodecWire,
			Decode: model.DecodeCodecWire,
			Draw:   modeltest.CodecWire(),
			Encode: model.EncodeCodecWire,
			Equal:  model.EqualCodecWire,
		})
	})
	t.Run("SignalingStep", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[model.SignalingStep]{
			Clone:  model.CloneSignalingStep,
			Decode: model.DecodeSignalingStep,
			Draw:   modeltest.SignalingStep(),
			Encode: model.EncodeSignalingStep,
			Equal:  model.EqualSignalingStep,
		})
	})
	t.Run("Expression", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[model.Expression]{
			Clone:  model.CloneExpression,
			Decode: model.DecodeExpression,
			Draw:   modeltest.Expression(),
			Encode: model.EncodeExpression,
			Equal:  model.EqualExpression,
		})
	})
	t.Run("Inherit", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[model.Inherit]{
			Clone:  model.CloneInherit,
			Decode: model.DecodeInherit,
			Draw:   modeltest.Inherit(),
			Encode: model.EncodeInherit,
			Equal:  model.EqualInherit,
		})
	})
	t.Run("Flush", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[model.Flush]{
			Clone:  model.CloneFlush,
			Decode: model.DecodeFlush,
			Draw:   modeltest.Flush(),
			Encode: model.EncodeFlush,
			Equal:  model.EqualFlush,
		})
	})
	t.Run("MessageError", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[model.MessageError]{
			Clone:  model.CloneMessageError,
			Decode: model.DecodeMessageError,
			Draw:   modeltest.MessageError(),
			Encode: model.EncodeMessageError,
			Equal:  model.EqualMessageError,
		})
	})
	t.Run("StatePolicy", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[model.StatePolicy]{
			Clone:  model.CloneStatePolicy,
			Decode: model.DecodeStatePolicy,
			Draw:   modeltest.StatePolicy(),
			Encode: model.EncodeStatePolicy,
			Equal:  model.EqualStatePolicy,
		})
	})
	t.Run("Model", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[model.Model]{
			Clone:  model.CloneModel,
			Decode: model.DecodeModel,
			Draw:   modeltest.Model(),
			Encode: model.EncodeModel,
			Equal:  model.EqualModel,
		})
	})
	t.Run("TimeoutAction", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[model.TimeoutAction]{
			Clone:  model.CloneTimeoutAction,
			Decode: model.DecodeTimeoutAction,
			Draw:   modeltest.TimeoutAction(),
			Encode: model.EncodeTimeoutAction,
			Equal:  model.EqualTimeoutAction,
		})
	})
	t.Run("SinkMode", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[model.SinkMode]{
			Clone:  model.CloneSinkMode,
			Decode: model.DecodeSinkMode,
			Draw:   modeltest.SinkMode(),
			Encode: model.EncodeSinkMode,
			Equal:  model.EqualSinkMode,
		})
	})
	t.Run("FIFOGroup", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[model.FIFOGroup]{
			Clone:  model.CloneFIFOGroup,
			Decode: model.DecodeFIFOGroup,
			Draw:   modeltest.FIFOGroup(),
			Encode: model.EncodeFIFOGroup,
			Equal:  model.EqualFIFOGroup,
		})
	})
	t.Run("Sink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[model.Sink]{
			Clone:  model.CloneSink,
			Decode: model.DecodeSink,
			Draw:   modeltest.Sink(),
			Encode: model.EncodeSink,
			Equal:  model.EqualSink,
		})
	})
	t.Run("SourceMode", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[model.SourceMode]{
			Clone:  model.CloneSourceMode,
			Decode: model.DecodeSourceMode,
			Draw:   modeltest.SourceMode(),
			Encode: model.EncodeSourceMode,
			Equal:  model.EqualSourceMode,
		})
	})
	t.Run("Source", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[model.Source]{
			Clone:  model.CloneSource,
			Decode: model.DecodeSource,
			Draw:   modeltest.Source(),
			Encode: model.EncodeSource,
			Equal:  model.EqualSource,
		})
	})
	t.Run("Quiesce", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[model.Quiesce]{
			Clone:  model.CloneQuiesce,
			Decode: model.DecodeQuiesce,
			Draw:   modeltest.Quiesce(),
			Encode: model.EncodeQuiesce,
			Equal:  model.EqualQuiesce,
		})
	})
	t.Run("Timestamp", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[model.Timestamp]{
			Clone:  model.CloneTimestamp,
			Decode: model.DecodeTimestamp,
			Draw:   modeltest.Timestamp(),
			Encode: model.EncodeTimestamp,
			Equal:  model.EqualTimestamp,
		})
	})
}
func FuzzDecodeChange(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*model.Change]{
		Clone:  (*model.Change).Clone,
		Decode: model.DecodeChange,
		Draw:   modeltest.Change(),
		Encode: (*model.Change).Encode,
		Equal:  (*model.Change).Equal,
	})
}
func FuzzDecodeReference(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*model.Reference]{
		Clone:  (*model.Reference).Clone,
		Decode: model.DecodeReference,
		Draw:   modeltest.Reference(),
		Encode: (*model.Reference).Encode,
		Equal:  (*model.Reference).Equal,
	})
}
func FuzzDecodeKey(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*model.Key]{
		Clone:  (*model.Key).Clone,
		Decode: model.DecodeKey,
		Draw:   modeltest.Key(),
		Encode: (*model.Key).Encode,
		Equal:  (*model.Key).Equal,
	})
}
func FuzzDecodeModel(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[model.Model]{
		Clone:  model.CloneModel,
		Decode: model.DecodeModel,
		Draw:   modeltest.Model(),
		Encode: model.EncodeModel,
		Equal:  model.EqualModel,
	})
}
