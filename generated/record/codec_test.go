// Code generated from spec/ by go generate. DO NOT EDIT.

package record_test

import (
	"nervix/generated/canonical/canonicaltest"
	"nervix/generated/record"
	"nervix/generated/record/recordtest"
	"testing"
)

func TestRoundTrip(t *testing.T) {
	t.Run("Settings", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Settings]{
			Clone:  (*record.Settings).Clone,
			Decode: record.DecodeSettings,
			Draw:   recordtest.Settings(),
			Encode: (*record.Settings).Encode,
			Equal:  (*record.Settings).Equal,
		})
	})
	t.Run("Progress", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Progress]{
			Clone:  (*record.Progress).Clone,
			Decode: record.DecodeProgress,
			Draw:   recordtest.Progress(),
			Encode: (*record.Progress).Encode,
			Equal:  (*record.Progress).Equal,
		})
	})
	t.Run("User", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.User]{
			Clone:  (*record.User).Clone,
			Decode: record.DecodeUser,
			Draw:   recordtest.User(),
			Encode: (*record.User).Encode,
			Equal:  (*record.User).Equal,
		})
	})
	t.Run("Secret", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Secret]{
			Clone:  (*record.Secret).Clone,
			Decode: record.DecodeSecret,
			Draw:   recordtest.Secret(),
			Encode: (*record.Secret).Encode,
			Equal:  (*record.Secret).Equal,
		})
	})
	t.Run("Domain", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Domain]{
			Clone:  (*record.Domain).Clone,
			Decode: record.DecodeDomain,
			Draw:   recordtest.Domain(),
			Encode: (*record.Domain).Encode,
			Equal:  (*record.Domain).Equal,
		})
	})
	t.Run("Resource", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Resource]{
			Clone:  (*record.Resource).Clone,
			Decode: record.DecodeResource,
			Draw:   recordtest.Resource(),
			Encode: (*record.Resource).Encode,
			Equal:  (*record.Resource).Equal,
		})
	})
	t.Run("ResourceVersion", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.ResourceVersion]{
			Clone:  (*record.ResourceVersion).Clone,
			Decode: record.DecodeResourceVersion,
			Draw:   recordtest.ResourceVersion(),
			Encode: (*record.ResourceVersion).Encode,
			Equal:  (*record.ResourceVersion).Equal,
		})
	})
	t.Run("Manifest", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Manifest]{
			Clone:  (*record.Manifest).Clone,
			Decode: record.DecodeManifest,
			Draw:   recordtest.Manifest(),
			Encode: (*record.Manifest).Encode,
			Equal:  (*record.Manifest).Equal,
		})
	})
	t.Run("ManifestFile", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.ManifestFile]{
			Clone:  (*record.ManifestFile).Clone,
			Decode: record.DecodeManifestFile,
			Draw:   recordtest.ManifestFile(),
			Encode: (*record.ManifestFile).Encode,
			Equal:  (*record.ManifestFile).Equal,
		})
	})
	t.Run("Fault", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Fault]{
			Clone:  (*record.Fault).Clone,
			Decode: record.DecodeFault,
			Draw:   recordtest.Fault(),
			Encode: (*record.Fault).Encode,
			Equal:  (*record.Fault).Equal,
		})
	})
	t.Run("FaultField", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.FaultField]{
			Clone:  (*record.FaultField).Clone,
			Decode: record.DecodeFaultField,
			Draw:   recordtest.FaultField(),
			Encode: (*record.FaultField).Encode,
			Equal:  (*record.FaultField).Equal,
		})
	})
	t.Run("Preview", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Preview]{
			Clone:  (*record.Preview).Clone,
			Decode: record.DecodePreview,
			Draw:   recordtest.Preview(),
			Encode: (*record.Preview).Encode,
			Equal:  (*record.Preview).Equal,
		})
	})
	t.Run("Outcome", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Outcome]{
			Clone:  (*record.Outcome).Clone,
			Decode: record.DecodeOutcome,
			Draw:   recordtest.Outcome(),
			Encode: (*record.Outcome).Encode,
			Equal:  (*record.Outcome).Equal,
		})
	})
	t.Run("Execution", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Execution]{
			Clone:  (*record.Execution).Clone,
			Decode: record.DecodeExecution,
			Draw:   recordtest.Execution(),
			Encode: (*record.Execution).Encode,
			Equal:  (*record.Execution).Equal,
		})
	})
	t.Run("Transaction", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Transaction]{
			Clone:  (*record.Transaction).Clone,
			Decode: record.DecodeTransaction,
			Draw:   recordtest.Transaction(),
			Encode: (*record.Transaction).Encode,
			Equal:  (*record.Transaction).Equal,
		})
	})
	t.Run("Operation", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Operation]{
			Clone:  (*record.Operation).Clone,
			Decode: record.DecodeOperation,
			Draw:   recordtest.Operation(),
			Encode: (*record.Operation).Encode,
			Equal:  (*record.Operation).Equal,
		})
	})
	t.Run("Step", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Step]{
			Clone:  (*record.Step).Clone,
			Decode: record.DecodeStep,
			Draw:   recordtest.Step(),
			Encode: (*record.Step).Encode,
			Equal:  (*record.Step).Equal,
		})
	})
	t.Run("Engagement", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Engagement]{
			Clone:  (*record.Engagement).Clone,
			Decode: record.DecodeEngagement,
			Draw:   recordtest.Engagement(),
			Encode: (*record.Engagement).Encode,
			Equal:  (*record.Engagement).Equal,
		})
	})
	t.Run("Topology", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Topology]{
			Clone:  (*record.Topology).Clone,
			Decode: record.DecodeTopology,
			Draw:   recordtest.Topology(),
			Encode: (*record.Topology).Encode,
			Equal:  (*record.Topology).Equal,
		})
	})
	t.Run("TopologyHeader", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.TopologyHeader]{
			Clone:  (*record.TopologyHeader).Clone,
			Decode: record.DecodeTopologyHeader,
			Draw:   recordtest.TopologyHeader(),
			Encode: (*record.TopologyHeader).Encode,
			Equal:  (*record.TopologyHeader).Equal,
		})
	})
	t.Run("TopologyNode", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.TopologyNode]{
			Clone:  (*record.TopologyNode).Clone,
			Decode: record.DecodeTopologyNode,
			Draw:   recordtest.TopologyNode(),
			Encode: (*record.TopologyNode).Encode,
			Equal:  (*record.TopologyNode).Equal,
		})
	})
	t.Run("TopologyEdge", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.TopologyEdge]{
			Clone:  (*record.TopologyEdge).Clone,
			Decode: record.DecodeTopologyEdge,
			Draw:   recordtest.TopologyEdge(),
			Encode: (*record.TopologyEdge).Encode,
			Equal:  (*record.TopologyEdge).Equal,
		})
	})
	t.Run("Impact", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Impact]{
			Clone:  (*record.Impact).Clone,
			Decode: record.DecodeImpact,
			Draw:   recordtest.Impact(),
			Encode: (*record.Impact).Encode,
			Equal:  (*record.Impact).Equal,
		})
	})
	t.Run("Gate", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Gate]{
			Clone:  (*record.Gate).Clone,
			Decode: record.DecodeGate,
			Draw:   recordtest.Gate(),
			Encode: (*record.Gate).Encode,
			Equal:  (*record.Gate).Equal,
		})
	})
	t.Run("ChangedAspect", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.ChangedAspect]{
			Clone:  (*record.ChangedAspect).Clone,
			Decode: record.DecodeChangedAspect,
			Draw:   recordtest.ChangedAspect(),
			Encode: (*record.ChangedAspect).Encode,
			Equal:  (*record.ChangedAspect).Equal,
		})
	})
	t.Run("ModelChange", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.ModelChange]{
			Clone:  (*record.ModelChange).Clone,
			Decode: record.DecodeModelChange,
			Draw:   recordtest.ModelChange(),
			Encode: (*record.ModelChange).Encode,
			Equal:  (*record.ModelChange).Equal,
		})
	})
	t.Run("Replacement", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Replacement]{
			Clone:  (*record.Replacement).Clone,
			Decode: record.DecodeReplacement,
			Draw:   recordtest.Replacement(),
			Encode: (*record.Replacement).Encode,
			Equal:  (*record.Replacement).Equal,
		})
	})
	t.Run("LifecycleChange", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.LifecycleChange]{
			Clone:  (*record.LifecycleChange).Clone,
			Decode: record.DecodeLifecycleChange,
			Draw:   recordtest.LifecycleChange(),
			Encode: (*record.LifecycleChange).Encode,
			Equal:  (*record.LifecycleChange).Equal,
		})
	})
	t.Run("DomainAlteration", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.DomainAlteration]{
			Clone:  (*record.DomainAlteration).Clone,
			Decode: record.DecodeDomainAlteration,
			Draw:   recordtest.DomainAlteration(),
			Encode: (*record.DomainAlteration).Encode,
			Equal:  (*record.DomainAlteration).Equal,
		})
	})
	t.Run("ResourceCreation", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.ResourceCreation]{
			Clone:  (*record.ResourceCreation).Clone,
			Decode: record.DecodeResourceCreation,
			Draw:   recordtest.ResourceCreation(),
			Encode: (*record.ResourceCreation).Encode,
			Equal:  (*record.ResourceCreation).Equal,
		})
	})
	t.Run("ResourceImport", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.ResourceImport]{
			Clone:  (*record.ResourceImport).Clone,
			Decode: record.DecodeResourceImport,
			Draw:   recordtest.ResourceImport(),
			Encode: (*record.ResourceImport).Encode,
			Equal:  (*record.ResourceImport).Equal,
		})
	})
	t.Run("DomainCreation", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.DomainCreation]{
			Clone:  (*record.DomainCreation).Clone,
			Decode: record.DecodeDomainCreation,
			Draw:   recordtest.DomainCreation(),
			Encode: (*record.DomainCreation).Encode,
			Equal:  (*record.DomainCreation).Equal,
		})
	})
	t.Run("UserCreation", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.UserCreation]{
			Clone:  (*record.UserCreation).Clone,
			Decode: record.DecodeUserCreation,
			Draw:   recordtest.UserCreation(),
			Encode: (*record.UserCreation).Encode,
			Equal:  (*record.UserCreation).Equal,
		})
	})
	t.Run("TransactionOpening", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.TransactionOpening]{
			Clone:  (*record.TransactionOpening).Clone,
			Decode: record.DecodeTransactionOpening,
			Draw:   recordtest.TransactionOpening(),
			Encode: (*record.TransactionOpening).Encode,
			Equal:  (*record.TransactionOpening).Equal,
		})
	})
	t.Run("TransactionReversal", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.TransactionReversal]{
			Clone:  (*record.TransactionReversal).Clone,
			Decode: record.DecodeTransactionReversal,
			Draw:   recordtest.TransactionReversal(),
			Encode: (*record.TransactionReversal).Encode,
			Equal:  (*record.TransactionReversal).Equal,
		})
	})
	t.Run("Configure", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Configure]{
			Clone:  (*record.Configure).Clone,
			Decode: record.DecodeConfigure,
			Draw:   recordtest.Configure(),
			Encode: (*record.Configure).Encode,
			Equal:  (*record.Configure).Equal,
		})
	})
	t.Run("Enrol", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Enrol]{
			Clone:  (*record.Enrol).Clone,
			Decode: record.DecodeEnrol,
			Draw:   recordtest.Enrol(),
			Encode: (*record.Enrol).Encode,
			Equal:  (*record.Enrol).Equal,
		})
	})
	t.Run("Admit", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Admit]{
			Clone:  (*record.Admit).Clone,
			Decode: record.DecodeAdmit,
			Draw:   recordtest.Admit(),
			Encode: (*record.Admit).Encode,
			Equal:  (*record.Admit).Equal,
		})
	})
	t.Run("Record", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Record]{
			Clone:  (*record.Record).Clone,
			Decode: record.DecodeRecord,
			Draw:   recordtest.Record(),
			Encode: (*record.Record).Encode,
			Equal:  (*record.Record).Equal,
		})
	})
	t.Run("Finish", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Finish]{
			Clone:  (*record.Finish).Clone,
			Decode: record.DecodeFinish,
			Draw:   recordtest.Finish(),
			Encode: (*record.Finish).Encode,
			Equal:  (*record.Finish).Equal,
		})
	})
	t.Run("Append", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Append]{
			Clone:  (*record.Append).Clone,
			Decode: record.DecodeAppend,
			Draw:   recordtest.Append(),
			Encode: (*record.Append).Encode,
			Equal:  (*record.Append).Equal,
		})
	})
	t.Run("Touch", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Touch]{
			Clone:  (*record.Touch).Clone,
			Decode: record.DecodeTouch,
			Draw:   recordtest.Touch(),
			Encode: (*record.Touch).Encode,
			Equal:  (*record.Touch).Equal,
		})
	})
	t.Run("Discard", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Discard]{
			Clone:  (*record.Discard).Clone,
			Decode: record.DecodeDiscard,
			Draw:   recordtest.Discard(),
			Encode: (*record.Discard).Encode,
			Equal:  (*record.Discard).Equal,
		})
	})
	t.Run("AdmitCommit", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.AdmitCommit]{
			Clone:  (*record.AdmitCommit).Clone,
			Decode: record.DecodeAdmitCommit,
			Draw:   recordtest.AdmitCommit(),
			Encode: (*record.AdmitCommit).Encode,
			Equal:  (*record.AdmitCommit).Equal,
		})
	})
	t.Run("RecordEngagement", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.RecordEngagement]{
			Clone:  (*record.RecordEngagement).Clone,
			Decode: record.DecodeRecordEngagement,
			Draw:   recordtest.RecordEngagement(),
			Encode: (*record.RecordEngagement).Encode,
			Equal:  (*record.RecordEngagement).Equal,
		})
	})
	t.Run("RecordStep", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.RecordStep]{
			Clone:  (*record.RecordStep).Clone,
			Decode: record.DecodeRecordStep,
			Draw:   recordtest.RecordStep(),
			Encode: (*record.RecordStep).Encode,
			Equal:  (*record.RecordStep).Equal,
		})
	})
	t.Run("FinishStep", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.FinishStep]{
			Clone:  (*record.FinishStep).Clone,
			Decode: record.DecodeFinishStep,
			Draw:   recordtest.FinishStep(),
			Encode: (*record.FinishStep).Encode,
			Equal:  (*record.FinishStep).Equal,
		})
	})
	t.Run("Sweep", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Sweep]{
			Clone:  (*record.Sweep).Clone,
			Decode: record.DecodeSweep,
			Draw:   recordtest.Sweep(),
			Encode: (*record.Sweep).Encode,
			Equal:  (*record.Sweep).Equal,
		})
	})
	t.Run("Envelope", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.Envelope]{
			Clone:  (*record.Envelope).Clone,
			Decode: record.DecodeEnvelope,
			Draw:   recordtest.Envelope(),
			Encode: (*record.Envelope).Encode,
			Equal:  (*record.Envelope).Equal,
		})
	})
	t.Run("DomainClock", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.DomainClock]{
			Clone:  (*record.DomainClock).Clone,
			Decode: record.DecodeDomainClock,
			Draw:   recordtest.DomainClock(),
			Encode: (*record.DomainClock).Encode,
			Equal:  (*record.DomainClock).Equal,
		})
	})
	t.Run("SourceOrigin", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.SourceOrigin]{
			Clone:  (*record.SourceOrigin).Clone,
			Decode: record.DecodeSourceOrigin,
			Draw:   recordtest.SourceOrigin(),
			Encode: (*record.SourceOrigin).Encode,
			Equal:  (*record.SourceOrigin).Equal,
		})
	})
	t.Run("ScheduledNode", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.ScheduledNode]{
			Clone:  (*record.ScheduledNode).Clone,
			Decode: record.DecodeScheduledNode,
			Draw:   recordtest.ScheduledNode(),
			Encode: (*record.ScheduledNode).Encode,
			Equal:  (*record.ScheduledNode).Equal,
		})
	})
	t.Run("DomainSchedule", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[*record.DomainSchedule]{
			Clone:  (*record.DomainSchedule).Clone,
			Decode: record.DecodeDomainSchedule,
			Draw:   recordtest.DomainSchedule(),
			Encode: (*record.DomainSchedule).Encode,
			Equal:  (*record.DomainSchedule).Equal,
		})
	})
	t.Run("Effect", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[record.Effect]{
			Clone:  record.CloneEffect,
			Decode: record.DecodeEffect,
			Draw:   recordtest.Effect(),
			Encode: record.EncodeEffect,
			Equal:  record.EqualEffect,
		})
	})
	t.Run("Command", func(t *testing.T) {
		canonicaltest.RoundTrip(t, canonicaltest.Codec[record.Command]{
			Clone:  record.CloneCommand,
			Decode: record.DecodeCommand,
			Draw:   recordtest.Command(),
			Encode: record.EncodeCommand,
			Equal:  record.EqualCommand,
		})
	})
}
func FuzzDecodeProgress(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*record.Progress]{
		Clone:  (*record.Progress).Clone,
		Decode: record.DecodeProgress,
		Draw:   recordtest.Progress(),
		Encode: (*record.Progress).Encode,
		Equal:  (*record.Progress).Equal,
	})
}
func FuzzDecodeUser(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*record.User]{
		Clone:  (*record.User).Clone,
		Decode: record.DecodeUser,
		Draw:   recordtest.User(),
		Encode: (*record.User).Encode,
		Equal:  (*record.User).Equal,
	})
}
func FuzzDecodeDomain(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*record.Domain]{
		Clone:  (*record.Domain).Clone,
		Decode: record.DecodeDomain,
		Draw:   recordtest.Domain(),
		Encode: (*record.Domain).Encode,
		Equal:  (*record.Domain).Equal,
	})
}
func FuzzDecodeResource(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*record.Resource]{
		Clone:  (*record.Resource).Clone,
		Decode: record.DecodeResource,
		Draw:   recordtest.Resource(),
		Encode: (*record.Resource).Encode,
		Equal:  (*record.Resource).Equal,
	})
}
func FuzzDecodeManifest(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*record.Manifest]{
		Clone:  (*record.Manifest).Clone,
		Decode: record.DecodeManifest,
		Draw:   recordtest.Manifest(),
		Encode: (*record.Manifest).Encode,
		Equal:  (*record.Manifest).Equal,
	})
}
func FuzzDecodeTransaction(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*record.Transaction]{
		Clone:  (*record.Transaction).Clone,
		Decode: record.DecodeTransaction,
		Draw:   recordtest.Transaction(),
		Encode: (*record.Transaction).Encode,
		Equal:  (*record.Transaction).Equal,
	})
}
func FuzzDecodeTopologyHeader(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*record.TopologyHeader]{
		Clone:  (*record.TopologyHeader).Clone,
		Decode: record.DecodeTopologyHeader,
		Draw:   recordtest.TopologyHeader(),
		Encode: (*record.TopologyHeader).Encode,
		Equal:  (*record.TopologyHeader).Equal,
	})
}
func FuzzDecodeEnvelope(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*record.Envelope]{
		Clone:  (*record.Envelope).Clone,
		Decode: record.DecodeEnvelope,
		Draw:   recordtest.Envelope(),
		Encode: (*record.Envelope).Encode,
		Equal:  (*record.Envelope).Equal,
	})
}
func FuzzDecodeDomainSchedule(f *testing.F) {
	canonicaltest.Fuzz(f, canonicaltest.Codec[*record.DomainSchedule]{
		Clone:  (*record.DomainSchedule).Clone,
		Decode: record.DecodeDomainSchedule,
		Draw:   recordtest.DomainSchedule(),
		Encode: (*record.DomainSchedule).Encode,
		Equal:  (*record.DomainSchedule).Equal,
	})
}
