// Code generated from spec/ by go generate. DO NOT EDIT.

package revision_test

import (
	"nervix/generated/canonical/canonicaltest"
	"nervix/generated/revision"
	"nervix/generated/revision/revisiontest"
	"testing"
)

func TestRoundTrip(t *testing.T) {
	t.Run("Unchanged", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Unchanged]{
			Clone:  (*revision.Unchanged).Clone,
			Decode: revision.DecodeUnchanged,
			Draw:   revisiontest.Unchanged(),
			Encode: (*revision.Unchanged).Encode,
			Equal:  (*revision.Unchanged).Equal,
		})
	})
	t.Run("Install", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Install]{
			Clone:  (*revision.Install).Clone,
			Decode: revision.DecodeInstall,
			Draw:   revisiontest.Install(),
			Encode: (*revision.Install).Encode,
			Equal:  (*revision.Install).Equal,
		})
	})
	t.Run("DynamicNode", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.DynamicNode]{
			Clone:  (*revision.DynamicNode).Clone,
			Decode: revision.DecodeDynamicNode,
			Draw:   revisiontest.DynamicNode(),
			Encode: (*revision.DynamicNode).Encode,
			Equal:  (*revision.DynamicNode).Equal,
		})
	})
	t.Run("Dynamic", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Dynamic]{
			Clone:  (*revision.Dynamic).Clone,
			Decode: revision.DecodeDynamic,
			Draw:   revisiontest.Dynamic(),
			Encode: (*revision.Dynamic).Encode,
			Equal:  (*revision.Dynamic).Equal,
		})
	})
	t.Run("EntitySwap", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.EntitySwap]{
			Clone:  (*revision.EntitySwap).Clone,
			Decode: revision.DecodeEntitySwap,
			Draw:   revisiontest.EntitySwap(),
			Encode: (*revision.EntitySwap).Encode,
			Equal:  (*revision.EntitySwap).Equal,
		})
	})
	t.Run("Lifecycle", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Lifecycle]{
			Clone:  (*revision.Lifecycle).Clone,
			Decode: revision.DecodeLifecycle,
			Draw:   revisiontest.Lifecycle(),
			Encode: (*revision.Lifecycle).Encode,
			Equal:  (*revision.Lifecycle).Equal,
		})
	})
	t.Run("Rebuild", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Rebuild]{
			Clone:  (*revision.Rebuild).Clone,
			Decode: revision.DecodeRebuild,
			Draw:   revisiontest.Rebuild(),
			Encode: (*revision.Rebuild).Encode,
			Equal:  (*revision.Rebuild).Equal,
		})
	})
	t.Run("Teardown", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Teardown]{
			Clone:  (*revision.Teardown).Clone,
			Decode: revision.DecodeTeardown,
			Draw:   revisiontest.Teardown(),
			Encode: (*revision.Teardown).Encode,
			Equal:  (*revision.Teardown).Equal,
		})
	})
	t.Run("ExecutionDelta", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.ExecutionDelta]{
			Clone:  (*revision.ExecutionDelta).Clone,
			Decode: revision.DecodeExecutionDelta,
			Draw:   revisiontest.ExecutionDelta(),
			Encode: (*revision.ExecutionDelta).Encode,
			Equal:  (*revision.ExecutionDelta).Equal,
		})
	})
	t.Run("Load", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Load]{
			Clone:  (*revision.Load).Clone,
			Decode: revision.DecodeLoad,
			Draw:   revisiontest.Load(),
			Encode: (*revision.Load).Encode,
			Equal:  (*revision.Load).Equal,
		})
	})
	t.Run("ConstantInteger", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.ConstantInteger]{
			Clone:  (*revision.ConstantInteger).Clone,
			Decode: revision.DecodeConstantInteger,
			Draw:   revisiontest.ConstantInteger(),
			Encode: (*revision.ConstantInteger).Encode,
			Equal:  (*revision.ConstantInteger).Equal,
		})
	})
	t.Run("ConstantFloat", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.ConstantFloat]{
			Clone:  (*revision.ConstantFloat).Clone,
			Decode: revision.DecodeConstantFloat,
			Draw:   revisiontest.ConstantFloat(),
			Encode: (*revision.ConstantFloat).Encode,
			Equal:  (*revision.ConstantFloat).Equal,
		})
	})
	t.Run("ConstantString", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.ConstantString]{
			Clone:  (*revision.ConstantString).Clone,
			Decode: revision.DecodeConstantString,
			Draw:   revisiontest.ConstantString(),
			Encode: (*revision.ConstantString).Encode,
			Equal:  (*revision.ConstantString).Equal,
		})
	})
	t.Run("ConstantBool", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.ConstantBool]{
			Clone:  (*revision.ConstantBool).Clone,
			Decode: revision.DecodeConstantBool,
			Draw:   revisiontest.ConstantBool(),
			Encode: (*revision.ConstantBool).Encode,
			Equal:  (*revision.ConstantBool).Equal,
		})
	})
	t.Run("ConstantNull", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.ConstantNull]{
			Clone:  (*revision.ConstantNull).Clone,
			Decode: revision.DecodeConstantNull,
			Draw:   revisiontest.ConstantNull(),
			Encode: (*revision.ConstantNull).Encode,
			Equal:  (*revision.ConstantNull).Equal,
		})
	})
	t.Run("UnaryStep", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.UnaryStep]{
			Clone:  (*revision.UnaryStep).Clone,
			Decode: revision.DecodeUnaryStep,
			Draw:   revisiontest.UnaryStep(),
			Encode: (*revision.UnaryStep).Encode,
			Equal:  (*revision.UnaryStep).Equal,
		})
	})
	t.Run("BinaryStep", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.BinaryStep]{
			Clone:  (*revision.BinaryStep).Clone,
			Decode: revision.DecodeBinaryStep,
			Draw:   revisiontest.BinaryStep(),
			Encode: (*revision.BinaryStep).Encode,
			Equal:  (*revision.BinaryStep).Equal,
		})
	})
	t.Run("CastStep", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.CastStep]{
			Clone:  (*revision.CastStep).Clone,
			Decode: revision.DecodeCastStep,
			Draw:   revisiontest.CastStep(),
			Encode: (*revision.CastStep).Encode,
			Equal:  (*revision.CastStep).Equal,
		})
	})
	t.Run("CallStep", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.CallStep]{
			Clone:  (*revision.CallStep).Clone,
			Decode: revision.DecodeCallStep,
			Draw:   revisiontest.CallStep(),
			Encode: (*revision.CallStep).Encode,
			Equal:  (*revision.CallStep).Equal,
		})
	})
	t.Run("LookupStep", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.LookupStep]{
			Clone:  (*revision.LookupStep).Clone,
			Decode: revision.DecodeLookupStep,
			Draw:   revisiontest.LookupStep(),
			Encode: (*revision.LookupStep).Encode,
			Equal:  (*revision.LookupStep).Equal,
		})
	})
	t.Run("ArrayStep", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.ArrayStep]{
			Clone:  (*revision.ArrayStep).Clone,
			Decode: revision.DecodeArrayStep,
			Draw:   revisiontest.ArrayStep(),
			Encode: (*revision.ArrayStep).Encode,
			Equal:  (*revision.ArrayStep).Equal,
		})
	})
	t.Run("ChooseArm", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.ChooseArm]{
			Clone:  (*revision.ChooseArm).Clone,
			Decode: revision.DecodeChooseArm,
			Draw:   revisiontest.ChooseArm(),
			Encode: (*revision.ChooseArm).Encode,
			Equal:  (*revision.ChooseArm).Equal,
		})
	})
	t.Run("ChooseStep", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.ChooseStep]{
			Clone:  (*revision.ChooseStep).Clone,
			Decode: revision.DecodeChooseStep,
			Draw:   revisiontest.ChooseStep(),
			Encode: (*revision.ChooseStep).Encode,
			Equal:  (*revision.ChooseStep).Equal,
		})
	})
	t.Run("Instruction", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Instruction]{
			Clone:  (*revision.Instruction).Clone,
			Decode: revision.DecodeInstruction,
			Draw:   revisiontest.Instruction(),
			Encode: (*revision.Instruction).Encode,
			Equal:  (*revision.Instruction).Equal,
		})
	})
	t.Run("Block", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Block]{
			Clone:  (*revision.Block).Clone,
			Decode: revision.DecodeBlock,
			Draw:   revisiontest.Block(),
			Encode: (*revision.Block).Encode,
			Equal:  (*revision.Block).Equal,
		})
	})
	t.Run("Predicate", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Predicate]{
			Clone:  (*revision.Predicate).Clone,
			Decode: revision.DecodePredicate,
			Draw:   revisiontest.Predicate(),
			Encode: (*revision.Predicate).Encode,
			Equal:  (*revision.Predicate).Equal,
		})
	})
	t.Run("InheritColumn", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.InheritColumn]{
			Clone:  (*revision.InheritColumn).Clone,
			Decode: revision.DecodeInheritColumn,
			Draw:   revisiontest.InheritColumn(),
			Encode: (*revision.InheritColumn).Encode,
			Equal:  (*revision.InheritColumn).Equal,
		})
	})
	t.Run("AssignColumn", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.AssignColumn]{
			Clone:  (*revision.AssignColumn).Clone,
			Decode: revision.DecodeAssignColumn,
			Draw:   revisiontest.AssignColumn(),
			Encode: (*revision.AssignColumn).Encode,
			Equal:  (*revision.AssignColumn).Equal,
		})
	})
	t.Run("Construction", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Construction]{
			Clone:  (*revision.Construction).Clone,
			Decode: revision.DecodeConstruction,
			Draw:   revisiontest.Construction(),
			Encode: (*revision.Construction).Encode,
			Equal:  (*revision.Construction).Equal,
		})
	})
	t.Run("HeaderWrite", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.HeaderWrite]{
			Clone:  (*revision.HeaderWrite).Clone,
			Decode: revision.DecodeHeaderWrite,
			Draw:   revisiontest.HeaderWrite(),
			Encode: (*revision.HeaderWrite).Encode,
			Equal:  (*revision.HeaderWrite).Equal,
		})
	})
	t.Run("Filter", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Filter]{
			Clone:  (*revision.Filter).Clone,
			Decode: revision.DecodeFilter,
			Draw:   revisiontest.Filter(),
			Encode: (*revision.Filter).Encode,
			Equal:  (*revision.Filter).Equal,
		})
	})
	t.Run("Values", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Values]{
			Clone:  (*revision.Values).Clone,
			Decode: revision.DecodeValues,
			Draw:   revisiontest.Values(),
			Encode: (*revision.Values).Encode,
			Equal:  (*revision.Values).Equal,
		})
	})
	t.Run("Field", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Field]{
			Clone:  (*revision.Field).Clone,
			Decode: revision.DecodeField,
			Draw:   revisiontest.Field(),
			Encode: (*revision.Field).Encode,
			Equal:  (*revision.Field).Equal,
		})
	})
	t.Run("Schema", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Schema]{
			Clone:  (*revision.Schema).Clone,
			Decode: revision.DecodeSchema,
			Draw:   revisiontest.Schema(),
			Encode: (*revision.Schema).Encode,
			Equal:  (*revision.Schema).Equal,
		})
	})
	t.Run("Clock", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Clock]{
			Clone:  (*revision.Clock).Clone,
			Decode: revision.DecodeClock,
			Draw:   revisiontest.Clock(),
			Encode: (*revision.Clock).Encode,
			Equal:  (*revision.Clock).Equal,
		})
	})
	t.Run("SourceOrigin", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.SourceOrigin]{
			Clone:  (*revision.SourceOrigin).Clone,
			Decode: revision.DecodeSourceOrigin,
			Draw:   revisiontest.SourceOrigin(),
			Encode: (*revision.SourceOrigin).Encode,
			Equal:  (*revision.SourceOrigin).Equal,
		})
	})
	t.Run("Branch", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Branch]{
			Clone:  (*revision.Branch).Clone,
			Decode: revision.DecodeBranch,
			Draw:   revisiontest.Branch(),
			Encode: (*revision.Branch).Encode,
			Equal:  (*revision.Branch).Equal,
		})
	})
	t.Run("WireField", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.WireField]{
			Clone:  (*revision.WireField).Clone,
			Decode: revision.DecodeWireField,
			Draw:   revisiontest.WireField(),
			Encode: (*revision.WireField).Encode,
			Equal:  (*revision.WireField).Equal,
		})
	})
	t.Run("FieldWire", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.FieldWire]{
			Clone:  (*revision.FieldWire).Clone,
			Decode: revision.DecodeFieldWire,
			Draw:   revisiontest.FieldWire(),
			Encode: (*revision.FieldWire).Encode,
			Equal:  (*revision.FieldWire).Equal,
		})
	})
	t.Run("AvroField", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.AvroField]{
			Clone:  (*revision.AvroField).Clone,
			Decode: revision.DecodeAvroField,
			Draw:   revisiontest.AvroField(),
			Encode: (*revision.AvroField).Encode,
			Equal:  (*revision.AvroField).Equal,
		})
	})
	t.Run("AvroWire", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.AvroWire]{
			Clone:  (*revision.AvroWire).Clone,
			Decode: revision.DecodeAvroWire,
			Draw:   revisiontest.AvroWire(),
			Encode: (*revision.AvroWire).Encode,
			Equal:  (*revision.AvroWire).Equal,
		})
	})
	t.Run("DocumentWire", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.DocumentWire]{
			Clone:  (*revision.DocumentWire).Clone,
			Decode: revision.DecodeDocumentWire,
			Draw:   revisiontest.DocumentWire(),
			Encode: (*revision.DocumentWire).Encode,
			Equal:  (*revision.DocumentWire).Equal,
		})
	})
	t.Run("ProtobufWire", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.ProtobufWire]{
			Clone:  (*revision.ProtobufWire).Clone,
			Decode: revision.DecodeProtobufWire,
			Draw:   revisiontest.ProtobufWire(),
			Encode: (*revision.ProtobufWire).Encode,
			Equal:  (*revision.ProtobufWire).Equal,
		})
	})
	t.Run("SyslogWire", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.SyslogWire]{
			Clone:  (*revision.SyslogWire).Clone,
			Decode: revision.DecodeSyslogWire,
			Draw:   revisiontest.SyslogWire(),
			Encode: (*revision.SyslogWire).Encode,
			Equal:  (*revision.SyslogWire).Equal,
		})
	})
	t.Run("Codec", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Codec]{
			Clone:  (*revision.Codec).Clone,
			Decode: revision.DecodeCodec,
			Draw:   revisiontest.Codec(),
			Encode: (*revision.Codec).Encode,
			Equal:  (*revision.Codec).Equal,
		})
	})
	t.Run("ResourceVersion", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.ResourceVersion]{
			Clone:  (*revision.ResourceVersion).Clone,
			Decode: revision.DecodeResourceVersion,
			Draw:   revisiontest.ResourceVersion(),
			Encode: (*revision.ResourceVersion).Encode,
			Equal:  (*revision.ResourceVersion).Equal,
		})
	})
	t.Run("HashMap", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.HashMap]{
			Clone:  (*revision.HashMap).Clone,
			Decode: revision.DecodeHashMap,
			Draw:   revisiontest.HashMap(),
			Encode: (*revision.HashMap).Encode,
			Equal:  (*revision.HashMap).Equal,
		})
	})
	t.Run("Setting", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Setting]{
			Clone:  (*revision.Setting).Clone,
			Decode: revision.DecodeSetting,
			Draw:   revisiontest.Setting(),
			Encode: (*revision.Setting).Encode,
			Equal:  (*revision.Setting).Equal,
		})
	})
	t.Run("Client", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Client]{
			Clone:  (*revision.Client).Clone,
			Decode: revision.DecodeClient,
			Draw:   revisiontest.Client(),
			Encode: (*revision.Client).Encode,
			Equal:  (*revision.Client).Equal,
		})
	})
	t.Run("Endpoint", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Endpoint]{
			Clone:  (*revision.Endpoint).Clone,
			Decode: revision.DecodeEndpoint,
			Draw:   revisiontest.Endpoint(),
			Encode: (*revision.Endpoint).Encode,
			Equal:  (*revision.Endpoint).Equal,
		})
	})
	t.Run("Certificate", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Certificate]{
			Clone:  (*revision.Certificate).Clone,
			Decode: revision.DecodeCertificate,
			Draw:   revisiontest.Certificate(),
			Encode: (*revision.Certificate).Encode,
			Equal:  (*revision.Certificate).Equal,
		})
	})
	t.Run("Identity", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Identity]{
			Clone:  (*revision.Identity).Clone,
			Decode: revision.DecodeIdentity,
			Draw:   revisiontest.Identity(),
			Encode: (*revision.Identity).Encode,
			Equal:  (*revision.Identity).Equal,
		})
	})
	t.Run("Placement", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Placement]{
			Clone:  (*revision.Placement).Clone,
			Decode: revision.DecodePlacement,
			Draw:   revisiontest.Placement(),
			Encode: (*revision.Placement).Encode,
			Equal:  (*revision.Placement).Equal,
		})
	})
	t.Run("BranchContract", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.BranchContract]{
			Clone:  (*revision.BranchContract).Clone,
			Decode: revision.DecodeBranchContract,
			Draw:   revisiontest.BranchContract(),
			Encode: (*revision.BranchContract).Encode,
			Equal:  (*revision.BranchContract).Equal,
		})
	})
	t.Run("Flush", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Flush]{
			Clone:  (*revision.Flush).Clone,
			Decode: revision.DecodeFlush,
			Draw:   revisiontest.Flush(),
			Encode: (*revision.Flush).Encode,
			Equal:  (*revision.Flush).Equal,
		})
	})
	t.Run("ErrorPolicy", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.ErrorPolicy]{
			Clone:  (*revision.ErrorPolicy).Clone,
			Decode: revision.DecodeErrorPolicy,
			Draw:   revisiontest.ErrorPolicy(),
			Encode: (*revision.ErrorPolicy).Encode,
			Equal:  (*revision.ErrorPolicy).Equal,
		})
	})
	t.Run("Relay", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Relay]{
			Clone:  (*revision.Relay).Clone,
			Decode: revision.DecodeRelay,
			Draw:   revisiontest.Relay(),
			Encode: (*revision.Relay).Encode,
			Equal:  (*revision.Relay).Equal,
		})
	})
	t.Run("Collect", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Collect]{
			Clone:  (*revision.Collect).Clone,
			Decode: revision.DecodeCollect,
			Draw:   revisiontest.Collect(),
			Encode: (*revision.Collect).Encode,
			Equal:  (*revision.Collect).Equal,
		})
	})
	t.Run("Input", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Input]{
			Clone:  (*revision.Input).Clone,
			Decode: revision.DecodeInput,
			Draw:   revisiontest.Input(),
			Encode: (*revision.Input).Encode,
			Equal:  (*revision.Input).Equal,
		})
	})
	t.Run("StateDependency", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.StateDependency]{
			Clone:  (*revision.StateDependency).Clone,
			Decode: revision.DecodeStateDependency,
			Draw:   revisiontest.StateDependency(),
			Encode: (*revision.StateDependency).Encode,
			Equal:  (*revision.StateDependency).Equal,
		})
	})
	t.Run("Route", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Route]{
			Clone:  (*revision.Route).Clone,
			Decode: revision.DecodeRoute,
			Draw:   revisiontest.Route(),
			Encode: (*revision.Route).Encode,
			Equal:  (*revision.Route).Equal,
		})
	})
	t.Run("Retry", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Retry]{
			Clone:  (*revision.Retry).Clone,
			Decode: revision.DecodeRetry,
			Draw:   revisiontest.Retry(),
			Encode: (*revision.Retry).Encode,
			Equal:  (*revision.Retry).Equal,
		})
	})
	t.Run("Delivery", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Delivery]{
			Clone:  (*revision.Delivery).Clone,
			Decode: revision.DecodeDelivery,
			Draw:   revisiontest.Delivery(),
			Encode: (*revision.Delivery).Encode,
			Equal:  (*revision.Delivery).Equal,
		})
	})
	t.Run("EndpointSource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.EndpointSource]{
			Clone:  (*revision.EndpointSource).Clone,
			Decode: revision.DecodeEndpointSource,
			Draw:   revisiontest.EndpointSource(),
			Encode: (*revision.EndpointSource).Encode,
			Equal:  (*revision.EndpointSource).Equal,
		})
	})
	t.Run("NatsSource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.NatsSource]{
			Clone:  (*revision.NatsSource).Clone,
			Decode: revision.DecodeNatsSource,
			Draw:   revisiontest.NatsSource(),
			Encode: (*revision.NatsSource).Encode,
			Equal:  (*revision.NatsSource).Equal,
		})
	})
	t.Run("KafkaSource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.KafkaSource]{
			Clone:  (*revision.KafkaSource).Clone,
			Decode: revision.DecodeKafkaSource,
			Draw:   revisiontest.KafkaSource(),
			Encode: (*revision.KafkaSource).Encode,
			Equal:  (*revision.KafkaSource).Equal,
		})
	})
	t.Run("Quiesce", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Quiesce]{
			Clone:  (*revision.Quiesce).Clone,
			Decode: revision.DecodeQuiesce,
			Draw:   revisiontest.Quiesce(),
			Encode: (*revision.Quiesce).Encode,
			Equal:  (*revision.Quiesce).Equal,
		})
	})
	t.Run("Ingestor", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Ingestor]{
			Clone:  (*revision.Ingestor).Clone,
			Decode: revision.DecodeIngestor,
			Draw:   revisiontest.Ingestor(),
			Encode: (*revision.Ingestor).Encode,
			Equal:  (*revision.Ingestor).Equal,
		})
	})
	t.Run("Junction", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Junction]{
			Clone:  (*revision.Junction).Clone,
			Decode: revision.DecodeJunction,
			Draw:   revisiontest.Junction(),
			Encode: (*revision.Junction).Encode,
			Equal:  (*revision.Junction).Equal,
		})
	})
	t.Run("Deduplicator", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Deduplicator]{
			Clone:  (*revision.Deduplicator).Clone,
			Decode: revision.DecodeDeduplicator,
			Draw:   revisiontest.Deduplicator(),
			Encode: (*revision.Deduplicator).Encode,
			Equal:  (*revision.Deduplicator).Equal,
		})
	})
	t.Run("Reorderer", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Reorderer]{
			Clone:  (*revision.Reorderer).Clone,
			Decode: revision.DecodeReorderer,
			Draw:   revisiontest.Reorderer(),
			Encode: (*revision.Reorderer).Encode,
			Equal:  (*revision.Reorderer).Equal,
		})
	})
	t.Run("Reingest", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Reingest]{
			Clone:  (*revision.Reingest).Clone,
			Decode: revision.DecodeReingest,
			Draw:   revisiontest.Reingest(),
			Encode: (*revision.Reingest).Encode,
			Equal:  (*revision.Reingest).Equal,
		})
	})
	t.Run("Correlator", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Correlator]{
			Clone:  (*revision.Correlator).Clone,
			Decode: revision.DecodeCorrelator,
			Draw:   revisiontest.Correlator(),
			Encode: (*revision.Correlator).Encode,
			Equal:  (*revision.Correlator).Equal,
		})
	})
	t.Run("Generator", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Generator]{
			Clone:  (*revision.Generator).Clone,
			Decode: revision.DecodeGenerator,
			Draw:   revisiontest.Generator(),
			Encode: (*revision.Generator).Encode,
			Equal:  (*revision.Generator).Equal,
		})
	})
	t.Run("WindowBound", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.WindowBound]{
			Clone:  (*revision.WindowBound).Clone,
			Decode: revision.DecodeWindowBound,
			Draw:   revisiontest.WindowBound(),
			Encode: (*revision.WindowBound).Encode,
			Equal:  (*revision.WindowBound).Equal,
		})
	})
	t.Run("Histogram", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Histogram]{
			Clone:  (*revision.Histogram).Clone,
			Decode: revision.DecodeHistogram,
			Draw:   revisiontest.Histogram(),
			Encode: (*revision.Histogram).Encode,
			Equal:  (*revision.Histogram).Equal,
		})
	})
	t.Run("Accumulator", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Accumulator]{
			Clone:  (*revision.Accumulator).Clone,
			Decode: revision.DecodeAccumulator,
			Draw:   revisiontest.Accumulator(),
			Encode: (*revision.Accumulator).Encode,
			Equal:  (*revision.Accumulator).Equal,
		})
	})
	t.Run("WindowProcessor", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.WindowProcessor]{
			Clone:  (*revision.WindowProcessor).Clone,
			Decode: revision.DecodeWindowProcessor,
			Draw:   revisiontest.WindowProcessor(),
			Encode: (*revision.WindowProcessor).Encode,
			Equal:  (*revision.WindowProcessor).Equal,
		})
	})
	t.Run("Processor", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Processor]{
			Clone:  (*revision.Processor).Clone,
			Decode: revision.DecodeProcessor,
			Draw:   revisiontest.Processor(),
			Encode: (*revision.Processor).Encode,
			Equal:  (*revision.Processor).Equal,
		})
	})
	t.Run("KafkaSink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.KafkaSink]{
			Clone:  (*revision.KafkaSink).Clone,
			Decode: revision.DecodeKafkaSink,
			Draw:   revisiontest.KafkaSink(),
			Encode: (*revision.KafkaSink).Encode,
			Equal:  (*revision.KafkaSink).Equal,
		})
	})
	t.Run("NatsSink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.NatsSink]{
			Clone:  (*revision.NatsSink).Clone,
			Decode: revision.DecodeNatsSink,
			Draw:   revisiontest.NatsSink(),
			Encode: (*revision.NatsSink).Encode,
			Equal:  (*revision.NatsSink).Equal,
		})
	})
	t.Run("Emitter", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Emitter]{
			Clone:  (*revision.Emitter).Clone,
			Decode: revision.DecodeEmitter,
			Draw:   revisiontest.Emitter(),
			Encode: (*revision.Emitter).Encode,
			Equal:  (*revision.Emitter).Equal,
		})
	})
	t.Run("RelayNode", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.RelayNode]{
			Clone:  (*revision.RelayNode).Clone,
			Decode: revision.DecodeRelayNode,
			Draw:   revisiontest.RelayNode(),
			Encode: (*revision.RelayNode).Encode,
			Equal:  (*revision.RelayNode).Equal,
		})
	})
	t.Run("Node", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.Node]{
			Clone:  (*revision.Node).Clone,
			Decode: revision.DecodeNode,
			Draw:   revisiontest.Node(),
			Encode: (*revision.Node).Encode,
			Equal:  (*revision.Node).Equal,
		})
	})
	t.Run("ExecutionRevision", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*revision.ExecutionRevision]{
			Clone:  (*revision.ExecutionRevision).Clone,
			Decode: revision.DecodeExecutionRevision,
			Draw:   revisiontest.ExecutionRevision(),
			Encode: (*revision.ExecutionRevision).Encode,
			Equal:  (*revision.ExecutionRevision).Equal,
		})
	})
	t.Run("Change", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[revision.Change]{
			Clone:  revision.CloneChange,
			Decode: revision.DecodeChange,
			Draw:   revisiontest.Change(),
			Encode: revision.EncodeChange,
			Equal:  revision.EqualChange,
		})
	})
	t.Run("Step", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[revision.Step]{
			Clone:  revision.CloneStep,
			Decode: revision.DecodeStep,
			Draw:   revisiontest.Step(),
			Encode: revision.EncodeStep,
			Equal:  revision.EqualStep,
		})
	})
	t.Run("ConstructionOperation", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[revision.ConstructionOperation]{
			Clone:  revision.CloneConstructionOperation,
			Decode: revision.DecodeConstructionOperation,
			Draw:   revisiontest.ConstructionOperation(),
			Encode: revision.EncodeConstructionOperation,
			Equal:  revision.EqualConstructionOperation,
		})
	})
	t.Run("CodecWire", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[revision.CodecWire]{
			Clone:  revision.CloneCodecWire,
			Decode: revision.DecodeCodecWire,
			Draw:   revisiontest.CodecWire(),
			Encode: revision.EncodeCodecWire,
			Equal:  revision.EqualCodecWire,
		})
	})
	t.Run("Source", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[revision.Source]{
			Clone:  revision.CloneSource,
			Decode: revision.DecodeSource,
			Draw:   revisiontest.Source(),
			Encode: revision.EncodeSource,
			Equal:  revision.EqualSource,
		})
	})
	t.Run("ProcessorOperation", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[revision.ProcessorOperation]{
			Clone:  revision.CloneProcessorOperation,
			Decode: revision.DecodeProcessorOperation,
			Draw:   revisiontest.ProcessorOperation(),
			Encode: revision.EncodeProcessorOperation,
			Equal:  revision.EqualProcessorOperation,
		})
	})
	t.Run("Sink", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[revision.Sink]{
			Clone:  revision.CloneSink,
			Decode: revision.DecodeSink,
			Draw:   revisiontest.Sink(),
			Encode: revision.EncodeSink,
			Equal:  revision.EqualSink,
		})
	})
	t.Run("Plan", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[revision.Plan]{
			Clone:  revision.ClonePlan,
			Decode: revision.DecodePlan,
			Draw:   revisiontest.Plan(),
			Encode: revision.EncodePlan,
			Equal:  revision.EqualPlan,
		})
	})
}
func FuzzDecodeExecutionDelta(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*revision.ExecutionDelta]{
		Clone:  (*revision.ExecutionDelta).Clone,
		Decode: revision.DecodeExecutionDelta,
		Draw:   revisiontest.ExecutionDelta(),
		Encode: (*revision.ExecutionDelta).Encode,
		Equal:  (*revision.ExecutionDelta).Equal,
	})
}
func FuzzDecodeExecutionRevision(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*revision.ExecutionRevision]{
		Clone:  (*revision.ExecutionRevision).Clone,
		Decode: revision.DecodeExecutionRevision,
		Draw:   revisiontest.ExecutionRevision(),
		Encode: (*revision.ExecutionRevision).Encode,
		Equal:  (*revision.ExecutionRevision).Equal,
	})
}
