// Code generated from spec/ by go generate. DO NOT EDIT.

package recordtest

import (
	"nervix/generated/canonical/canonicaltest"
	"nervix/generated/model"
	"nervix/generated/model/modeltest"
	"nervix/generated/record"
	"nervix/generated/statement"
	"nervix/generated/statement/statementtest"
	"pgregory.net/rapid"
)

// Settings draws values of any shape.
func Settings() *rapid.Generator[*record.Settings] {
	return rapid.Custom(func(t *rapid.T) *record.Settings {
		return DrawSettings(t, canonicaltest.Depth)
	})
}

// DrawSettings draws a value that nests freely for depth levels.
func DrawSettings(t *rapid.T, _ int) *record.Settings {
	return &record.Settings{
		RetryValidity:         rapid.Int64().Draw(t, "RetryValidity"),
		HistoryCapacity:       rapid.Uint64().Draw(t, "HistoryCapacity"),
		TransactionIdle:       rapid.Int64().Draw(t, "TransactionIdle"),
		TransactionStatements: rapid.Uint64().Draw(t, "TransactionStatements"),
		TransactionSource:     rapid.Uint64().Draw(t, "TransactionSource"),
		TransactionsLive:      rapid.Uint64().Draw(t, "TransactionsLive"),
		TransactionsOwned:     rapid.Uint64().Draw(t, "TransactionsOwned"),
		TombstoneRetention:    rapid.Int64().Draw(t, "TombstoneRetention"),
	}
}

// Progress draws values of any shape.
func Progress() *rapid.Generator[*record.Progress] {
	return rapid.Custom(func(t *rapid.T) *record.Progress {
		return DrawProgress(t, canonicaltest.Depth)
	})
}

// DrawProgress draws a value that nests freely for depth levels.
func DrawProgress(t *rapid.T, _ int) *record.Progress {
	return &record.Progress{
		Index:          rapid.Uint64().Draw(t, "Index"),
		Term:           rapid.Uint64().Draw(t, "Term"),
		Membership:     rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "Membership"),
		Revision:       rapid.Uint64().Draw(t, "Revision"),
		IntakeRevision: rapid.Uint64().Draw(t, "IntakeRevision"),
		Fence:          rapid.Int64().Draw(t, "Fence"),
	}
}

// User draws values of any shape.
func User() *rapid.Generator[*record.User] {
	return rapid.Custom(func(t *rapid.T) *record.User {
		return DrawUser(t, canonicaltest.Depth)
	})
}

// DrawUser draws a value that nests freely for depth levels.
func DrawUser(t *rapid.T, depth int) *record.User {
	return &record.User{
		Name: canonicaltest.Text().Draw(t, "Name"),
		Secret: canonicaltest.Maybe(t, "Secret", depth > 0, func() *record.Secret {
			return DrawSecret(t, depth-1)
		}),
		Revision: rapid.Uint64().Draw(t, "Revision"),
	}
}

// Secret draws values of any shape.
func Secret() *rapid.Generator[*record.Secret] {
	return rapid.Custom(func(t *rapid.T) *record.Secret {
		return DrawSecret(t, canonicaltest.Depth)
	})
}

// DrawSecret draws a value that nests freely for depth levels.
func DrawSecret(t *rapid.T, _ int) *record.Secret {
	return &record.Secret{
		Salt:    rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "Salt"),
		Hash:    rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "Hash"),
		Time:    rapid.Uint32().Draw(t, "Time"),
		Memory:  rapid.Uint32().Draw(t, "Memory"),
		Threads: rapid.Uint8().Draw(t, "Threads"),
	}
}

// Domain draws values of any shape.
func Domain() *rapid.Generator[*record.Domain] {
	return rapid.Custom(func(t *rapid.T) *record.Domain {
		return DrawDomain(t, canonicaltest.Depth)
	})
}

// DrawDomain draws a value that nests freely for depth levels.
func DrawDomain(t *rapid.T, depth int) *record.Domain {
	return &record.Domain{
		Name: canonicaltest.Text().Draw(t, "Name"),
		Pace: canonicaltest.Maybe(t, "Pace", depth > 0, func() *statement.Pace {
			return statementtest.DrawPace(t, depth-1)
		}),
		Placement:    model.PlacementPolicy(rapid.Uint8Range(0, 3).Draw(t, "Placement")),
		Status:       record.DomainStatus(rapid.Uint8Range(0, 2).Draw(t, "Status")),
		StartVersion: rapid.Uint64().Draw(t, "StartVersion"),
		Clock: canonicaltest.Maybe(t, "Clock", depth > 0, func() *record.DomainClock {
			return DrawDomainClock(t, depth-1)
		}),
		Origin: canonicaltest.Maybe(t, "Origin", depth > 0, func() *record.SourceOrigin {
			return DrawSourceOrigin(t, depth-1)
		}),
		Revision: rapid.Uint64().Draw(t, "Revision"),
		Fence:    canonicaltest.Text().Draw(t, "Fence"),
		Nodes: canonicaltest.List(t, "Nodes", 0, max(0, min(3, depth)), func() record.ScheduledNode {
			return *DrawScheduledNode(t, depth-1)
		}),
	}
}

// Resource draws values of any shape.
func Resource() *rapid.Generator[*record.Resource] {
	return rapid.Custom(func(t *rapid.T) *record.Resource {
		return DrawResource(t, canonicaltest.Depth)
	})
}

// DrawResource draws a value that nests freely for depth levels.
func DrawResource(t *rapid.T, depth int) *record.Resource {
	return &record.Resource{
		Domain: canonicaltest.Text().Draw(t, "Domain"),
		Name:   canonicaltest.Text().Draw(t, "Name"),
		Versions: canonicaltest.List(t, "Versions", 0, max(0, min(3, depth)), func() record.ResourceVersion {
			return *DrawResourceVersion(t, depth-1)
		}),
	}
}

// ResourceVersion draws values of any shape.
func ResourceVersion() *rapid.Generator[*record.ResourceVersion] {
	return rapid.Custom(func(t *rapid.T) *record.ResourceVersion {
		return DrawResourceVersion(t, canonicaltest.Depth)
	})
}

// DrawResourceVersion draws a value that nests freely for depth levels.
func DrawResourceVersion(t *rapid.T, _ int) *record.ResourceVersion {
	return &record.ResourceVersion{
		Root:     rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "Root"),
		Manifest: rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "Manifest"),
		Files:    rapid.Uint64().Draw(t, "Files"),
		Bytes:    rapid.Uint64().Draw(t, "Bytes"),
		Node:     canonicaltest.Text().Draw(t, "Node"),
		Created:  rapid.Int64().Draw(t, "Created"),
	}
}

// Manifest draws values of any shape.
func Manifest() *rapid.Generator[*record.Manifest] {
	return rapid.Custom(func(t *rapid.T) *record.Manifest {
		return DrawManifest(t, canonicaltest.Depth)
	})
}

// DrawManifest draws a value that nests freely for depth levels.
func DrawManifest(t *rapid.T, depth int) *record.Manifest {
	return &record.Manifest{
		Files: canonicaltest.List(t, "Files", 0, max(0, min(3, depth)), func() record.ManifestFile {
			return *DrawManifestFile(t, depth-1)
		}),
	}
}

// ManifestFile draws values of any shape.
func ManifestFile() *rapid.Generator[*record.ManifestFile] {
	return rapid.Custom(func(t *rapid.T) *record.ManifestFile {
		return DrawManifestFile(t, canonicaltest.Depth)
	})
}

// DrawManifestFile draws a value that nests freely for depth levels.
func DrawManifestFile(t *rapid.T, _ int) *record.ManifestFile {
	return &record.ManifestFile{
		Path:   canonicaltest.Text().Draw(t, "Path"),
		Size:   rapid.Uint64().Draw(t, "Size"),
		SHA256: rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "SHA256"),
	}
}

// Fault draws values of any shape.
func Fault() *rapid.Generator[*record.Fault] {
	return rapid.Custom(func(t *rapid.T) *record.Fault {
		return DrawFault(t, canonicaltest.Depth)
	})
}

// DrawFault draws a value that nests freely for depth levels.
func DrawFault(t *rapid.T, depth int) *record.Fault {
	return &record.Fault{
		Code:    canonicaltest.Text().Draw(t, "Code"),
		Class:   canonicaltest.Text().Draw(t, "Class"),
		Message: canonicaltest.Text().Draw(t, "Message"),
		Hint:    canonicaltest.Text().Draw(t, "Hint"),
		Path:    canonicaltest.Text().Draw(t, "Path"),
		Start:   rapid.Int64().Draw(t, "Start"),
		End:     rapid.Int64().Draw(t, "End"),
		Fields: canonicaltest.List(t, "Fields", 0, max(0, min(3, depth)), func() record.FaultField {
			return *DrawFaultField(t, depth-1)
		}),
		Causes: canonicaltest.List(t, "Causes", 0, max(0, min(3, depth)), func() record.Fault {
			return *DrawFault(t, depth-1)
		}),
	}
}

// FaultField draws values of any shape.
func FaultField() *rapid.Generator[*record.FaultField] {
	return rapid.Custom(func(t *rapid.T) *record.FaultField {
		return DrawFaultField(t, canonicaltest.Depth)
	})
}

// DrawFaultField draws a value that nests freely for depth levels.
func DrawFaultField(t *rapid.T, _ int) *record.FaultField {
	return &record.FaultField{
		Name:  canonicaltest.Text().Draw(t, "Name"),
		Value: canonicaltest.Text().Draw(t, "Value"),
	}
}

// Preview draws values of any shape.
func Preview() *rapid.Generator[*record.Preview] {
	return rapid.Custom(func(t *rapid.T) *record.Preview {
		return DrawPreview(t, canonicaltest.Depth)
	})
}

// DrawPreview draws a value that nests freely for depth levels.
func DrawPreview(t *rapid.T, _ int) *record.Preview {
	return &record.Preview{
		Transaction: canonicaltest.Text().Draw(t, "Transaction"),
		Position:    rapid.Uint64().Draw(t, "Position"),
		Basis:       rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "Basis"),
	}
}

// Outcome draws values of any shape.
func Outcome() *rapid.Generator[*record.Outcome] {
	return rapid.Custom(func(t *rapid.T) *record.Outcome {
		return DrawOutcome(t, canonicaltest.Depth)
	})
}

// DrawOutcome draws a value that nests freely for depth levels.
func DrawOutcome(t *rapid.T, depth int) *record.Outcome {
	return &record.Outcome{
		Lines: canonicaltest.List(t, "Lines", 0, 3, func() string {
			return canonicaltest.Text().Draw(t, "Lines")
		}),
		AlreadyExisted: rapid.Bool().Draw(t, "AlreadyExisted"),
		Level: canonicaltest.Pointer(t, "Level", true, func() model.Level {
			return model.Level(rapid.Uint8Range(0, 2).Draw(t, "Level"))
		}),
		Transaction: canonicaltest.Text().Draw(t, "Transaction"),
		Faults: canonicaltest.List(t, "Faults", 0, max(0, min(3, depth)), func() record.Fault {
			return *DrawFault(t, depth-1)
		}),
		Expected: canonicaltest.Maybe(t, "Expected", depth > 0, func() *record.Preview {
			return DrawPreview(t, depth-1)
		}),
		Current: canonicaltest.Maybe(t, "Current", depth > 0, func() *record.Preview {
			return DrawPreview(t, depth-1)
		}),
	}
}

// Execution draws values of any shape.
func Execution() *rapid.Generator[*record.Execution] {
	return rapid.Custom(func(t *rapid.T) *record.Execution {
		return DrawExecution(t, canonicaltest.Depth)
	})
}

// DrawExecution draws a value that nests freely for depth levels.
func DrawExecution(t *rapid.T, depth int) *record.Execution {
	return &record.Execution{
		Reference:   canonicaltest.Text().Draw(t, "Reference"),
		State:       rapid.Uint8().Draw(t, "State"),
		Owner:       canonicaltest.Text().Draw(t, "Owner"),
		Credentials: rapid.Uint64().Draw(t, "Credentials"),
		Domain:      canonicaltest.Text().Draw(t, "Domain"),
		Content:     rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "Content"),
		Statement: canonicaltest.Maybe(t, "Statement", depth > 0, func() statement.Statement {
			return statementtest.DrawStatement(t, depth-1)
		}),
		Secret: canonicaltest.Maybe(t, "Secret", depth > 0, func() *record.Secret {
			return DrawSecret(t, depth-1)
		}),
		Upload: canonicaltest.Maybe(t, "Upload", depth > 0, func() *record.ResourceVersion {
			return DrawResourceVersion(t, depth-1)
		}),
		Transaction: canonicaltest.Text().Draw(t, "Transaction"),
		Expected: canonicaltest.Maybe(t, "Expected", depth > 0, func() *record.Preview {
			return DrawPreview(t, depth-1)
		}),
		Attempt: rapid.Uint32().Draw(t, "Attempt"),
		Step:    rapid.Uint8().Draw(t, "Step"),
		Planned: canonicaltest.Maybe(t, "Planned", depth > 0, func() *record.Outcome {
			return DrawOutcome(t, depth-1)
		}),
		Replaced: canonicaltest.Maybe(t, "Replaced", depth > 0, func() *record.Replacement {
			return DrawReplacement(t, depth-1)
		}),
		Outcome: canonicaltest.Maybe(t, "Outcome", depth > 0, func() *record.Outcome {
			return DrawOutcome(t, depth-1)
		}),
		Finished: rapid.Int64().Draw(t, "Finished"),
	}
}

// Transaction draws values of any shape.
func Transaction() *rapid.Generator[*record.Transaction] {
	return rapid.Custom(func(t *rapid.T) *record.Transaction {
		return DrawTransaction(t, canonicaltest.Depth)
	})
}

// DrawTransaction draws a value that nests freely for depth levels.
func DrawTransaction(t *rapid.T, depth int) *record.Transaction {
	return &record.Transaction{
		ID:          canonicaltest.Text().Draw(t, "ID"),
		Owner:       canonicaltest.Text().Draw(t, "Owner"),
		Domain:      canonicaltest.Text().Draw(t, "Domain"),
		State:       rapid.Uint8().Draw(t, "State"),
		Created:     rapid.Int64().Draw(t, "Created"),
		Active:      rapid.Int64().Draw(t, "Active"),
		Deadline:    rapid.Int64().Draw(t, "Deadline"),
		Operations:  rapid.Uint64().Draw(t, "Operations"),
		SourceBytes: rapid.Uint64().Draw(t, "SourceBytes"),
		Commit:      canonicaltest.Text().Draw(t, "Commit"),
		Preview: canonicaltest.Maybe(t, "Preview", depth > 0, func() *record.Preview {
			return DrawPreview(t, depth-1)
		}),
		Incomplete: canonicaltest.Text().Draw(t, "Incomplete"),
		Steps:      rapid.Uint64().Draw(t, "Steps"),
		Applied:    rapid.Uint64().Draw(t, "Applied"),
		Level: canonicaltest.Pointer(t, "Level", true, func() model.Level {
			return model.Level(rapid.Uint8Range(0, 2).Draw(t, "Level"))
		}),
		Outcome: canonicaltest.Maybe(t, "Outcome", depth > 0, func() *record.Outcome {
			return DrawOutcome(t, depth-1)
		}),
		Finished: rapid.Int64().Draw(t, "Finished"),
	}
}

// Operation draws values of any shape.
func Operation() *rapid.Generator[*record.Operation] {
	return rapid.Custom(func(t *rapid.T) *record.Operation {
		return DrawOperation(t, canonicaltest.Depth)
	})
}

// DrawOperation draws a value that nests freely for depth levels.
func DrawOperation(t *rapid.T, depth int) *record.Operation {
	return &record.Operation{
		Transaction: canonicaltest.Text().Draw(t, "Transaction"),
		Position:    rapid.Uint64().Draw(t, "Position"),
		Reference:   canonicaltest.Text().Draw(t, "Reference"),
		Content:     rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "Content"),
		Statement: canonicaltest.Maybe(t, "Statement", depth > 0, func() statement.Statement {
			return statementtest.DrawStatement(t, depth-1)
		}),
		Source:  canonicaltest.Text().Draw(t, "Source"),
		Summary: canonicaltest.Text().Draw(t, "Summary"),
		Key: canonicaltest.Maybe(t, "Key", depth > 0, func() *model.Key {
			return modeltest.DrawKey(t, depth-1)
		}),
		Admitted: *DrawOutcome(t, depth-1),
		Preview:  *DrawPreview(t, depth-1),
	}
}

// Step draws values of any shape.
func Step() *rapid.Generator[*record.Step] {
	return rapid.Custom(func(t *rapid.T) *record.Step {
		return DrawStep(t, canonicaltest.Depth)
	})
}

// DrawStep draws a value that nests freely for depth levels.
func DrawStep(t *rapid.T, depth int) *record.Step {
	return &record.Step{
		Transaction: canonicaltest.Text().Draw(t, "Transaction"),
		Number:      rapid.Uint64().Draw(t, "Number"),
		First:       rapid.Uint64().Draw(t, "First"),
		Last:        rapid.Uint64().Draw(t, "Last"),
		State:       rapid.Uint8().Draw(t, "State"),
		Level:       model.Level(rapid.Uint8Range(0, 2).Draw(t, "Level")),
		Actual: canonicaltest.Pointer(t, "Actual", true, func() model.Level {
			return model.Level(rapid.Uint8Range(0, 2).Draw(t, "Actual"))
		}),
		Effect: canonicaltest.Maybe(t, "Effect", depth > 0, func() record.Effect {
			return DrawEffect(t, depth-1)
		}),
		Replaced: canonicaltest.Maybe(t, "Replaced", depth > 0, func() *record.Replacement {
			return DrawReplacement(t, depth-1)
		}),
		Impact: *DrawImpact(t, depth-1),
		Before: rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "Before"),
		After:  rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "After"),
	}
}

// Engagement draws values of any shape.
func Engagement() *rapid.Generator[*record.Engagement] {
	return rapid.Custom(func(t *rapid.T) *record.Engagement {
		return DrawEngagement(t, canonicaltest.Depth)
	})
}

// DrawEngagement draws a value that nests freely for depth levels.
func DrawEngagement(t *rapid.T, depth int) *record.Engagement {
	return &record.Engagement{
		Transaction: canonicaltest.Text().Draw(t, "Transaction"),
		Step:        rapid.Uint64().Draw(t, "Step"),
		Number:      rapid.Uint64().Draw(t, "Number"),
		States: canonicaltest.List(t, "States", 0, 3, func() uint8 {
			return rapid.Uint8().Draw(t, "States")
		}),
		Level:    model.Level(rapid.Uint8Range(0, 2).Draw(t, "Level")),
		Recovery: rapid.Bool().Draw(t, "Recovery"),
		Gates: canonicaltest.List(t, "Gates", 0, max(0, min(3, depth)), func() record.Gate {
			return *DrawGate(t, depth-1)
		}),
		Ingestors: canonicaltest.List(t, "Ingestors", 0, 3, func() string {
			return canonicaltest.Text().Draw(t, "Ingestors")
		}),
		Nodes: canonicaltest.List(t, "Nodes", 0, max(0, min(3, depth)), func() model.Key {
			return *modeltest.DrawKey(t, depth-1)
		}),
		Rebuilt: canonicaltest.List(t, "Rebuilt", 0, max(0, min(3, depth)), func() model.Key {
			return *modeltest.DrawKey(t, depth-1)
		}),
		Attempts: rapid.Uint64().Draw(t, "Attempts"),
	}
}

// Topology draws values of any shape.
func Topology() *rapid.Generator[*record.Topology] {
	return rapid.Custom(func(t *rapid.T) *record.Topology {
		return DrawTopology(t, canonicaltest.Depth)
	})
}

// DrawTopology draws a value that nests freely for depth levels.
func DrawTopology(t *rapid.T, depth int) *record.Topology {
	return &record.Topology{
		Nodes: canonicaltest.List(t, "Nodes", 0, max(0, min(3, depth)), func() record.TopologyNode {
			return *DrawTopologyNode(t, depth-1)
		}),
		Edges: canonicaltest.List(t, "Edges", 0, max(0, min(3, depth)), func() record.TopologyEdge {
			return *DrawTopologyEdge(t, depth-1)
		}),
	}
}

// TopologyHeader draws values of any shape.
func TopologyHeader() *rapid.Generator[*record.TopologyHeader] {
	return rapid.Custom(func(t *rapid.T) *record.TopologyHeader {
		return DrawTopologyHeader(t, canonicaltest.Depth)
	})
}

// DrawTopologyHeader draws a value that nests freely for depth levels.
func DrawTopologyHeader(t *rapid.T, _ int) *record.TopologyHeader {
	return &record.TopologyHeader{
		Topology: rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "Topology"),
		Nodes:    rapid.Uint64().Draw(t, "Nodes"),
		Edges:    rapid.Uint64().Draw(t, "Edges"),
	}
}

// TopologyNode draws values of any shape.
func TopologyNode() *rapid.Generator[*record.TopologyNode] {
	return rapid.Custom(func(t *rapid.T) *record.TopologyNode {
		return DrawTopologyNode(t, canonicaltest.Depth)
	})
}

// DrawTopologyNode draws a value that nests freely for depth levels.
func DrawTopologyNode(t *rapid.T, depth int) *record.TopologyNode {
	return &record.TopologyNode{
		Topology: rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "Topology"),
		Number:   rapid.Uint64().Draw(t, "Number"),
		Key:      *modeltest.DrawKey(t, depth-1),
		Operations: canonicaltest.List(t, "Operations", 0, 3, func() uint32 {
			return rapid.Uint32().Draw(t, "Operations")
		}),
	}
}

// TopologyEdge draws values of any shape.
func TopologyEdge() *rapid.Generator[*record.TopologyEdge] {
	return rapid.Custom(func(t *rapid.T) *record.TopologyEdge {
		return DrawTopologyEdge(t, canonicaltest.Depth)
	})
}

// DrawTopologyEdge draws a value that nests freely for depth levels.
func DrawTopologyEdge(t *rapid.T, depth int) *record.TopologyEdge {
	return &record.TopologyEdge{
		Topology: rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "Topology"),
		Number:   rapid.Uint64().Draw(t, "Number"),
		Kind:     record.EdgeKind(rapid.Uint8Range(0, 4).Draw(t, "Kind")),
		From:     *modeltest.DrawKey(t, depth-1),
		To:       *modeltest.DrawKey(t, depth-1),
		Path:     canonicaltest.Text().Draw(t, "Path"),
		Operations: canonicaltest.List(t, "Operations", 0, 3, func() uint32 {
			return rapid.Uint32().Draw(t, "Operations")
		}),
	}
}

// Impact draws values of any shape.
func Impact() *rapid.Generator[*record.Impact] {
	return rapid.Custom(func(t *rapid.T) *record.Impact {
		return DrawImpact(t, canonicaltest.Depth)
	})
}

// DrawImpact draws a value that nests freely for depth levels.
func DrawImpact(t *rapid.T, depth int) *record.Impact {
	return &record.Impact{
		Kind:    record.StepKind(rapid.Uint8Range(0, 4).Draw(t, "Kind")),
		Subject: canonicaltest.Text().Draw(t, "Subject"),
		Created: canonicaltest.List(t, "Created", 0, max(0, min(3, depth)), func() model.Key {
			return *modeltest.DrawKey(t, depth-1)
		}),
		Dropped: canonicaltest.List(t, "Dropped", 0, max(0, min(3, depth)), func() model.Key {
			return *modeltest.DrawKey(t, depth-1)
		}),
		Changed: canonicaltest.List(t, "Changed", 0, max(0, min(3, depth)), func() record.ChangedAspect {
			return *DrawChangedAspect(t, depth-1)
		}),
		Moved: canonicaltest.List(t, "Moved", 0, max(0, min(3, depth)), func() model.Key {
			return *modeltest.DrawKey(t, depth-1)
		}),
		Gates: canonicaltest.List(t, "Gates", 0, max(0, min(3, depth)), func() record.Gate {
			return *DrawGate(t, depth-1)
		}),
		Ingestors: canonicaltest.List(t, "Ingestors", 0, 3, func() string {
			return canonicaltest.Text().Draw(t, "Ingestors")
		}),
		Paused: canonicaltest.List(t, "Paused", 0, max(0, min(3, depth)), func() model.Key {
			return *modeltest.DrawKey(t, depth-1)
		}),
		Flushed: canonicaltest.List(t, "Flushed", 0, max(0, min(3, depth)), func() model.Key {
			return *modeltest.DrawKey(t, depth-1)
		}),
		Activated: canonicaltest.List(t, "Activated", 0, max(0, min(3, depth)), func() model.Key {
			return *modeltest.DrawKey(t, depth-1)
		}),
		Rebuilt: canonicaltest.List(t, "Rebuilt", 0, max(0, min(3, depth)), func() model.Key {
			return *modeltest.DrawKey(t, depth-1)
		}),
		Purged: canonicaltest.List(t, "Purged", 0, max(0, min(3, depth)), func() model.Key {
			return *modeltest.DrawKey(t, depth-1)
		}),
		Refreshed: canonicaltest.List(t, "Refreshed", 0, max(0, min(3, depth)), func() model.Key {
			return *modeltest.DrawKey(t, depth-1)
		}),
	}
}

// Gate draws values of any shape.
func Gate() *rapid.Generator[*record.Gate] {
	return rapid.Custom(func(t *rapid.T) *record.Gate {
		return DrawGate(t, canonicaltest.Depth)
	})
}

// DrawGate draws a value that nests freely for depth levels.
func DrawGate(t *rapid.T, _ int) *record.Gate {
	return &record.Gate{
		Relay:  canonicaltest.Text().Draw(t, "Relay"),
		Branch: canonicaltest.Text().Draw(t, "Branch"),
		Owner:  canonicaltest.Text().Draw(t, "Owner"),
	}
}

// ChangedAspect draws values of any shape.
func ChangedAspect() *rapid.Generator[*record.ChangedAspect] {
	return rapid.Custom(func(t *rapid.T) *record.ChangedAspect {
		return DrawChangedAspect(t, canonicaltest.Depth)
	})
}

// DrawChangedAspect draws a value that nests freely for depth levels.
func DrawChangedAspect(t *rapid.T, depth int) *record.ChangedAspect {
	return &record.ChangedAspect{
		Key:    *modeltest.DrawKey(t, depth-1),
		Path:   canonicaltest.Text().Draw(t, "Path"),
		Aspect: canonicaltest.Text().Draw(t, "Aspect"),
		Level:  model.Level(rapid.Uint8Range(0, 2).Draw(t, "Level")),
	}
}

// ModelChange draws values of any shape.
func ModelChange() *rapid.Generator[*record.ModelChange] {
	return rapid.Custom(func(t *rapid.T) *record.ModelChange {
		return DrawModelChange(t, canonicaltest.Depth)
	})
}

// DrawModelChange draws a value that nests freely for depth levels.
func DrawModelChange(t *rapid.T, depth int) *record.ModelChange {
	return &record.ModelChange{
		Domain:  canonicaltest.Text().Draw(t, "Domain"),
		Base:    rapid.Uint64().Draw(t, "Base"),
		Intakes: rapid.Uint64().Draw(t, "Intakes"),
		Put: canonicaltest.List(t, "Put", 0, max(0, min(3, depth)), func() model.Model {
			return modeltest.DrawModel(t, depth-1)
		}),
		Drop: canonicaltest.List(t, "Drop", 0, max(0, min(3, depth)), func() model.Key {
			return *modeltest.DrawKey(t, depth-1)
		}),
		Nodes: canonicaltest.List(t, "Nodes", 0, max(0, min(3, depth)), func() record.ScheduledNode {
			return *DrawScheduledNode(t, depth-1)
		}),
	}
}

// Replacement draws values of any shape.
func Replacement() *rapid.Generator[*record.Replacement] {
	return rapid.Custom(func(t *rapid.T) *record.Replacement {
		return DrawReplacement(t, canonicaltest.Depth)
	})
}

// DrawReplacement draws a value that nests freely for depth levels.
func DrawReplacement(t *rapid.T, depth int) *record.Replacement {
	return &record.Replacement{
		Change: *DrawModelChange(t, depth-1),
		After:  rapid.SliceOfN(rapid.Byte(), 0, 8).Draw(t, "After"),
	}
}

// LifecycleChange draws values of any shape.
func LifecycleChange() *rapid.Generator[*record.LifecycleChange] {
	return rapid.Custom(func(t *rapid.T) *record.LifecycleChange {
		return DrawLifecycleChange(t, canonicaltest.Depth)
	})
}

// DrawLifecycleChange draws a value that nests freely for depth levels.
func DrawLifecycleChange(t *rapid.T, depth int) *record.LifecycleChange {
	return &record.LifecycleChange{
		Domain: canonicaltest.Text().Draw(t, "Domain"),
		Base:   rapid.Uint64().Draw(t, "Base"),
		To:     record.Lifecycle(rapid.Uint8Range(0, 1).Draw(t, "To")),
		At: canonicaltest.Maybe(t, "At", depth > 0, func() *statement.StartPoint {
			return statementtest.DrawStartPoint(t, depth-1)
		}),
		Nodes: canonicaltest.List(t, "Nodes", 0, max(0, min(3, depth)), func() record.ScheduledNode {
			return *DrawScheduledNode(t, depth-1)
		}),
	}
}

// DomainAlteration draws values of any shape.
func DomainAlteration() *rapid.Generator[*record.DomainAlteration] {
	return rapid.Custom(func(t *rapid.T) *record.DomainAlteration {
		return DrawDomainAlteration(t, canonicaltest.Depth)
	})
}

// DrawDomainAlteration draws a value that nests freely for depth levels.
func DrawDomainAlteration(t *rapid.T, depth int) *record.DomainAlteration {
	return &record.DomainAlteration{
		Domain:    canonicaltest.Text().Draw(t, "Domain"),
		Base:      rapid.Uint64().Draw(t, "Base"),
		Placement: model.PlacementPolicy(rapid.Uint8Range(0, 3).Draw(t, "Placement")),
		Nodes: canonicaltest.List(t, "Nodes", 0, max(0, min(3, depth)), func() record.ScheduledNode {
			return *DrawScheduledNode(t, depth-1)
		}),
	}
}

// ResourceCreation draws values of any shape.
func ResourceCreation() *rapid.Generator[*record.ResourceCreation] {
	return rapid.Custom(func(t *rapid.T) *record.ResourceCreation {
		return DrawResourceCreation(t, canonicaltest.Depth)
	})
}

// DrawResourceCreation draws a value that nests freely for depth levels.
func DrawResourceCreation(t *rapid.T, _ int) *record.ResourceCreation {
	return &record.ResourceCreation{
		Domain: canonicaltest.Text().Draw(t, "Domain"),
		Base:   rapid.Uint64().Draw(t, "Base"),
		Name:   canonicaltest.Text().Draw(t, "Name"),
	}
}

// ResourceImport draws values of any shape.
func ResourceImport() *rapid.Generator[*record.ResourceImport] {
	return rapid.Custom(func(t *rapid.T) *record.ResourceImport {
		return DrawResourceImport(t, canonicaltest.Depth)
	})
}

// DrawResourceImport draws a value that nests freely for depth levels.
func DrawResourceImport(t *rapid.T, depth int) *record.ResourceImport {
	return &record.ResourceImport{
		Domain:  canonicaltest.Text().Draw(t, "Domain"),
		Name:    canonicaltest.Text().Draw(t, "Name"),
		Number:  rapid.Uint64().Draw(t, "Number"),
		Version: *DrawResourceVersion(t, depth-1),
	}
}

// DomainCreation draws values of any shape.
func DomainCreation() *rapid.Generator[*record.DomainCreation] {
	return rapid.Custom(func(t *rapid.T) *record.DomainCreation {
		return DrawDomainCreation(t, canonicaltest.Depth)
	})
}

// DrawDomainCreation draws a value that nests freely for depth levels.
func DrawDomainCreation(t *rapid.T, depth int) *record.DomainCreation {
	return &record.DomainCreation{
		Name: canonicaltest.Text().Draw(t, "Name"),
		Pace: canonicaltest.Maybe(t, "Pace", depth > 0, func() *statement.Pace {
			return statementtest.DrawPace(t, depth-1)
		}),
		Placement: model.PlacementPolicy(rapid.Uint8Range(0, 3).Draw(t, "Placement")),
	}
}

// UserCreation draws values of any shape.
func UserCreation() *rapid.Generator[*record.UserCreation] {
	return rapid.Custom(func(t *rapid.T) *record.UserCreation {
		return DrawUserCreation(t, canonicaltest.Depth)
	})
}

// DrawUserCreation draws a value that nests freely for depth levels.
func DrawUserCreation(t *rapid.T, depth int) *record.UserCreation {
	return &record.UserCreation{
		Name: canonicaltest.Text().Draw(t, "Name"),
		Secret: canonicaltest.Maybe(t, "Secret", depth > 0, func() *record.Secret {
			return DrawSecret(t, depth-1)
		}),
	}
}

// TransactionOpening draws values of any shape.
func TransactionOpening() *rapid.Generator[*record.TransactionOpening] {
	return rapid.Custom(func(t *rapid.T) *record.TransactionOpening {
		return DrawTransactionOpening(t, canonicaltest.Depth)
	})
}

// DrawTransactionOpening draws a value that nests freely for depth levels.
func DrawTransactionOpening(t *rapid.T, _ int) *record.TransactionOpening {
	return &record.TransactionOpening{
		ID:     canonicaltest.Text().Draw(t, "ID"),
		Owner:  canonicaltest.Text().Draw(t, "Owner"),
		Domain: canonicaltest.Text().Draw(t, "Domain"),
	}
}

// TransactionReversal draws values of any shape.
func TransactionReversal() *rapid.Generator[*record.TransactionReversal] {
	return rapid.Custom(func(t *rapid.T) *record.TransactionReversal {
		return DrawTransactionReversal(t, canonicaltest.Depth)
	})
}

// DrawTransactionReversal draws a value that nests freely for depth levels.
func DrawTransactionReversal(t *rapid.T, _ int) *record.TransactionReversal {
	return &record.TransactionReversal{
		ID:         canonicaltest.Text().Draw(t, "ID"),
		Owner:      canonicaltest.Text().Draw(t, "Owner"),
		Operations: rapid.Uint64().Draw(t, "Operations"),
	}
}

// Configure draws values of any shape.
func Configure() *rapid.Generator[*record.Configure] {
	return rapid.Custom(func(t *rapid.T) *record.Configure {
		return DrawConfigure(t, canonicaltest.Depth)
	})
}

// DrawConfigure draws a value that nests freely for depth levels.
func DrawConfigure(t *rapid.T, depth int) *record.Configure {
	return &record.Configure{
		Settings: *DrawSettings(t, depth-1),
	}
}

// Enrol draws values of any shape.
func Enrol() *rapid.Generator[*record.Enrol] {
	return rapid.Custom(func(t *rapid.T) *record.Enrol {
		return DrawEnrol(t, canonicaltest.Depth)
	})
}

// DrawEnrol draws a value that nests freely for depth levels.
func DrawEnrol(t *rapid.T, depth int) *record.Enrol {
	return &record.Enrol{
		User: *DrawUserCreation(t, depth-1),
	}
}

// Admit draws values of any shape.
func Admit() *rapid.Generator[*record.Admit] {
	return rapid.Custom(func(t *rapid.T) *record.Admit {
		return DrawAdmit(t, canonicaltest.Depth)
	})
}

// DrawAdmit draws a value that nests freely for depth levels.
func DrawAdmit(t *rapid.T, depth int) *record.Admit {
	return &record.Admit{
		Execution: *DrawExecution(t, depth-1),
	}
}

// Record draws values of any shape.
func Record() *rapid.Generator[*record.Record] {
	return rapid.Custom(func(t *rapid.T) *record.Record {
		return DrawRecord(t, canonicaltest.Depth)
	})
}

// DrawRecord draws a value that nests freely for depth levels.
func DrawRecord(t *rapid.T, depth int) *record.Record {
	return &record.Record{
		Reference: canonicaltest.Text().Draw(t, "Reference"),
		Effect:    DrawEffect(t, depth-1),
		Outcome:   *DrawOutcome(t, depth-1),
		Final:     rapid.Bool().Draw(t, "Final"),
	}
}

// Finish draws values of any shape.
func Finish() *rapid.Generator[*record.Finish] {
	return rapid.Custom(func(t *rapid.T) *record.Finish {
		return DrawFinish(t, canonicaltest.Depth)
	})
}

// DrawFinish draws a value that nests freely for depth levels.
func DrawFinish(t *rapid.T, depth int) *record.Finish {
	return &record.Finish{
		Reference: canonicaltest.Text().Draw(t, "Reference"),
		Outcome:   *DrawOutcome(t, depth-1),
		Restore:   rapid.Bool().Draw(t, "Restore"),
	}
}

// Append draws values of any shape.
func Append() *rapid.Generator[*record.Append] {
	return rapid.Custom(func(t *rapid.T) *record.Append {
		return DrawAppend(t, canonicaltest.Depth)
	})
}

// DrawAppend draws a value that nests freely for depth levels.
func DrawAppend(t *rapid.T, depth int) *record.Append {
	return &record.Append{
		Owner:     canonicaltest.Text().Draw(t, "Owner"),
		Base:      rapid.Uint64().Draw(t, "Base"),
		Operation: *DrawOperation(t, depth-1),
		Steps: canonicaltest.List(t, "Steps", 0, max(0, min(3, depth)), func() record.Step {
			return *DrawStep(t, depth-1)
		}),
		Incomplete: canonicaltest.Text().Draw(t, "Incomplete"),
		Topologies: canonicaltest.List(t, "Topologies", 0, max(0, min(3, depth)), func() record.Topology {
			return *DrawTopology(t, depth-1)
		}),
	}
}

// Touch draws values of any shape.
func Touch() *rapid.Generator[*record.Touch] {
	return rapid.Custom(func(t *rapid.T) *record.Touch {
		return DrawTouch(t, canonicaltest.Depth)
	})
}

// DrawTouch draws a value that nests freely for depth levels.
func DrawTouch(t *rapid.T, _ int) *record.Touch {
	return &record.Touch{
		Transaction: canonicaltest.Text().Draw(t, "Transaction"),
		Owner:       canonicaltest.Text().Draw(t, "Owner"),
	}
}

// Discard draws values of any shape.
func Discard() *rapid.Generator[*record.Discard] {
	return rapid.Custom(func(t *rapid.T) *record.Discard {
		return DrawDiscard(t, canonicaltest.Depth)
	})
}

// DrawDiscard draws a value that nests freely for depth levels.
func DrawDiscard(t *rapid.T, depth int) *record.Discard {
	return &record.Discard{
		Reversal: *DrawTransactionReversal(t, depth-1),
	}
}

// AdmitCommit draws values of any shape.
func AdmitCommit() *rapid.Generator[*record.AdmitCommit] {
	return rapid.Custom(func(t *rapid.T) *record.AdmitCommit {
		return DrawAdmitCommit(t, canonicaltest.Depth)
	})
}

// DrawAdmitCommit draws a value that nests freely for depth levels.
func DrawAdmitCommit(t *rapid.T, depth int) *record.AdmitCommit {
	return &record.AdmitCommit{
		Reference:   canonicaltest.Text().Draw(t, "Reference"),
		Transaction: canonicaltest.Text().Draw(t, "Transaction"),
		Base:        rapid.Uint64().Draw(t, "Base"),
		Intakes:     rapid.Uint64().Draw(t, "Intakes"),
		Preview:     *DrawPreview(t, depth-1),
		Steps: canonicaltest.List(t, "Steps", 0, max(0, min(3, depth)), func() record.Step {
			return *DrawStep(t, depth-1)
		}),
		Topologies: canonicaltest.List(t, "Topologies", 0, max(0, min(3, depth)), func() record.Topology {
			return *DrawTopology(t, depth-1)
		}),
		Outcome: *DrawOutcome(t, depth-1),
	}
}

// RecordEngagement draws values of any shape.
func RecordEngagement() *rapid.Generator[*record.RecordEngagement] {
	return rapid.Custom(func(t *rapid.T) *record.RecordEngagement {
		return DrawRecordEngagement(t, canonicaltest.Depth)
	})
}

// DrawRecordEngagement draws a value that nests freely for depth levels.
func DrawRecordEngagement(t *rapid.T, depth int) *record.RecordEngagement {
	return &record.RecordEngagement{
		Engagement: *DrawEngagement(t, depth-1),
		Events: canonicaltest.List(t, "Events", 0, 3, func() uint8 {
			return rapid.Uint8().Draw(t, "Events")
		}),
	}
}

// RecordStep draws values of any shape.
func RecordStep() *rapid.Generator[*record.RecordStep] {
	return rapid.Custom(func(t *rapid.T) *record.RecordStep {
		return DrawRecordStep(t, canonicaltest.Depth)
	})
}

// DrawRecordStep draws a value that nests freely for depth levels.
func DrawRecordStep(t *rapid.T, _ int) *record.RecordStep {
	return &record.RecordStep{
		Transaction: canonicaltest.Text().Draw(t, "Transaction"),
		Number:      rapid.Uint64().Draw(t, "Number"),
	}
}

// FinishStep draws values of any shape.
func FinishStep() *rapid.Generator[*record.FinishStep] {
	return rapid.Custom(func(t *rapid.T) *record.FinishStep {
		return DrawFinishStep(t, canonicaltest.Depth)
	})
}

// DrawFinishStep draws a value that nests freely for depth levels.
func DrawFinishStep(t *rapid.T, depth int) *record.FinishStep {
	return &record.FinishStep{
		Transaction: canonicaltest.Text().Draw(t, "Transaction"),
		Number:      rapid.Uint64().Draw(t, "Number"),
		Outcome:     *DrawOutcome(t, depth-1),
		Restore:     rapid.Bool().Draw(t, "Restore"),
	}
}

// Sweep draws values of any shape.
func Sweep() *rapid.Generator[*record.Sweep] {
	return rapid.Custom(func(t *rapid.T) *record.Sweep {
		return DrawSweep(t, canonicaltest.Depth)
	})
}

// DrawSweep draws a value that nests freely for depth levels.
func DrawSweep(t *rapid.T, _ int) *record.Sweep {
	return &record.Sweep{
		Limit: rapid.Uint64().Draw(t, "Limit"),
	}
}

// Envelope draws values of any shape.
func Envelope() *rapid.Generator[*record.Envelope] {
	return rapid.Custom(func(t *rapid.T) *record.Envelope {
		return DrawEnvelope(t, canonicaltest.Depth)
	})
}

// DrawEnvelope draws a value that nests freely for depth levels.
func DrawEnvelope(t *rapid.T, depth int) *record.Envelope {
	return &record.Envelope{
		At:      rapid.Int64().Draw(t, "At"),
		Command: DrawCommand(t, depth-1),
	}
}

// DomainClock draws values of any shape.
func DomainClock() *rapid.Generator[*record.DomainClock] {
	return rapid.Custom(func(t *rapid.T) *record.DomainClock {
		return DrawDomainClock(t, canonicaltest.Depth)
	})
}

// DrawDomainClock draws a value that nests freely for depth levels.
func DrawDomainClock(t *rapid.T, _ int) *record.DomainClock {
	return &record.DomainClock{
		Period:  rapid.Int64().Draw(t, "Period"),
		Skew:    rapid.Int64().Draw(t, "Skew"),
		Wall:    rapid.Int64().Draw(t, "Wall"),
		Logical: rapid.Int64().Draw(t, "Logical"),
		Rate:    canonicaltest.Float64().Draw(t, "Rate"),
	}
}

// SourceOrigin draws values of any shape.
func SourceOrigin() *rapid.Generator[*record.SourceOrigin] {
	return rapid.Custom(func(t *rapid.T) *record.SourceOrigin {
		return DrawSourceOrigin(t, canonicaltest.Depth)
	})
}

// DrawSourceOrigin draws a value that nests freely for depth levels.
func DrawSourceOrigin(t *rapid.T, depth int) *record.SourceOrigin {
	return &record.SourceOrigin{
		Version: rapid.Uint64().Draw(t, "Version"),
		At: canonicaltest.Pointer(t, "At", true, func() int64 {
			return rapid.Int64().Draw(t, "At")
		}),
	}
}

// ScheduledNode draws values of any shape.
func ScheduledNode() *rapid.Generator[*record.ScheduledNode] {
	return rapid.Custom(func(t *rapid.T) *record.ScheduledNode {
		return DrawScheduledNode(t, canonicaltest.Depth)
	})
}

// DrawScheduledNode draws a value that nests freely for depth levels.
func DrawScheduledNode(t *rapid.T, depth int) *record.ScheduledNode {
	return &record.ScheduledNode{
		Key:     *modeltest.DrawKey(t, depth-1),
		Primary: canonicaltest.Text().Draw(t, "Primary"),
		Replicas: canonicaltest.List(t, "Replicas", 0, 3, func() string {
			return canonicaltest.Text().Draw(t, "Replicas")
		}),
		EveryNode: rapid.Bool().Draw(t, "EveryNode"),
	}
}

// DomainSchedule draws values of any shape.
func DomainSchedule() *rapid.Generator[*record.DomainSchedule] {
	return rapid.Custom(func(t *rapid.T) *record.DomainSchedule {
		return DrawDomainSchedule(t, canonicaltest.Depth)
	})
}

// DrawDomainSchedule draws a value that nests freely for depth levels.
func DrawDomainSchedule(t *rapid.T, depth int) *record.DomainSchedule {
	return &record.DomainSchedule{
		Domain:       canonicaltest.Text().Draw(t, "Domain"),
		Status:       record.DomainStatus(rapid.Uint8Range(0, 2).Draw(t, "Status")),
		StartVersion: rapid.Uint64().Draw(t, "StartVersion"),
		Clock: canonicaltest.Maybe(t, "Clock", depth > 0, func() *record.DomainClock {
			return DrawDomainClock(t, depth-1)
		}),
		Origin: canonicaltest.Maybe(t, "Origin", depth > 0, func() *record.SourceOrigin {
			return DrawSourceOrigin(t, depth-1)
		}),
		Models: canonicaltest.List(t, "Models", 0, max(0, min(3, depth)), func() model.Model {
			return modeltest.DrawModel(t, depth-1)
		}),
		Nodes: canonicaltest.List(t, "Nodes", 0, max(0, min(3, depth)), func() record.ScheduledNode {
			return *DrawScheduledNode(t, depth-1)
		}),
	}
}

// Effect draws values of any shape.
func Effect() *rapid.Generator[record.Effect] {
	return rapid.Custom(func(t *rapid.T) record.Effect {
		return DrawEffect(t, canonicaltest.Depth)
	})
}

// DrawEffect draws a value that nests freely for depth levels.
func DrawEffect(t *rapid.T, depth int) record.Effect {
	variants := 9
	if depth <= 0 {
		variants = 8
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "Effect") {
	case 0:
		return DrawModelChange(t, depth-1)
	case 1:
		return DrawLifecycleChange(t, depth-1)
	case 2:
		return DrawDomainAlteration(t, depth-1)
	case 3:
		return DrawResourceCreation(t, depth-1)
	case 4:
		return DrawDomainCreation(t, depth-1)
	case 5:
		return DrawUserCreation(t, depth-1)
	case 6:
		return DrawTransactionOpening(t, depth-1)
	case 7:
		return DrawTransactionReversal(t, depth-1)
	default:
		return DrawResourceImport(t, depth-1)
	}
}

// Command draws values of any shape.
func Command() *rapid.Generator[record.Command] {
	return rapid.Custom(func(t *rapid.T) record.Command {
		return DrawCommand(t, canonicaltest.Depth)
	})
}

// DrawCommand draws a value that nests freely for depth levels.
func DrawCommand(t *rapid.T, depth int) record.Command {
	variants := 13
	if depth <= 0 {
		variants = 3
	}
	switch rapid.IntRange(0, variants-1).Draw(t, "Command") {
	case 0:
		return DrawTouch(t, depth-1)
	case 1:
		return DrawRecordStep(t, depth-1)
	case 2:
		return DrawSweep(t, depth-1)
	case 3:
		return DrawConfigure(t, depth-1)
	case 4:
		return DrawEnrol(t, depth-1)
	case 5:
		return DrawAdmit(t, depth-1)
	case 6:
		return DrawRecord(t, depth-1)
	case 7:
		return DrawFinish(t, depth-1)
	case 8:
		return DrawDiscard(t, depth-1)
	case 9:
		return DrawAdmitCommit(t, depth-1)
	case 10:
		return DrawRecordEngagement(t, depth-1)
	case 11:
		return DrawFinishStep(t, depth-1)
	default:
		return DrawAppend(t, depth-1)
	}
}
