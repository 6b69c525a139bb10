// Code generated from spec/ by go generate. DO NOT EDIT.

package record

import (
	"nervix/generated/model"
	"nervix/generated/statement"
	"slices"
)

// Clone copies the record deeply; nil gives nil.
func (v *Settings) Clone() *Settings {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Progress) Clone() *Progress {
	if v == nil {
		return nil
	}
	c := *v
	c.Membership = slices.Clone(v.Membership)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *User) Clone() *User {
	if v == nil {
		return nil
	}
	c := *v
	c.Secret = v.Secret.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Secret) Clone() *Secret {
	if v == nil {
		return nil
	}
	c := *v
	c.Salt = slices.Clone(v.Salt)
	c.Hash = slices.Clone(v.Hash)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Domain) Clone() *Domain {
	if v == nil {
		return nil
	}
	c := *v
	c.Pace = v.Pace.Clone()
	c.Clock = v.Clock.Clone()
	c.Origin = v.Origin.Clone()
	c.Nodes = slices.Clone(v.Nodes)
	for i := range c.Nodes {
		c.Nodes[i] = *v.Nodes[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Resource) Clone() *Resource {
	if v == nil {
		return nil
	}
	c := *v
	c.Versions = slices.Clone(v.Versions)
	for i := range c.Versions {
		c.Versions[i] = *v.Versions[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ResourceVersion) Clone() *ResourceVersion {
	if v == nil {
		return nil
	}
	c := *v
	c.Root = slices.Clone(v.Root)
	c.Manifest = slices.Clone(v.Manifest)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Manifest) Clone() *Manifest {
	if v == nil {
		return nil
	}
	c := *v
	c.Files = slices.Clone(v.Files)
	for i := range c.Files {
		c.Files[i] = *v.Files[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ManifestFile) Clone() *ManifestFile {
	if v == nil {
		return nil
	}
	c := *v
	c.SHA256 = slices.Clone(v.SHA256)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Fault) Clone() *Fault {
	if v == nil {
		return nil
	}
	c := *v
	c.Fields = slices.Clone(v.Fields)
	for i := range c.Fields {
		c.Fields[i] = *v.Fields[i].Clone()
	}
	c.Causes = slices.Clone(v.Causes)
	for i := range c.Causes {
		c.Causes[i] = *v.Causes[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *FaultField) Clone() *FaultField {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Preview) Clone() *Preview {
	if v == nil {
		return nil
	}
	c := *v
	c.Basis = slices.Clone(v.Basis)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Outcome) Clone() *Outcome {
	if v == nil {
		return nil
	}
	c := *v
	c.Lines = slices.Clone(v.Lines)
	if v.Level != nil {
		copied := *v.Level
		c.Level = &copied
	}
	c.Faults = slices.Clone(v.Faults)
	for i := range c.Faults {
		c.Faults[i] = *v.Faults[i].Clone()
	}
	c.Expected = v.Expected.Clone()
	c.Current = v.Current.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Execution) Clone() *Execution {
	if v == nil {
		return nil
	}
	c := *v
	c.Content = slices.Clone(v.Content)
	c.Statement = statement.CloneStatement(v.Statement)
	c.Secret = v.Secret.Clone()
	c.Upload = v.Upload.Clone()
	c.Expected = v.Expected.Clone()
	c.Planned = v.Planned.Clone()
	c.Replaced = v.Replaced.Clone()
	c.Outcome = v.Outcome.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Transaction) Clone() *Transaction {
	if v == nil {
		return nil
	}
	c := *v
	c.Preview = v.Preview.Clone()
	if v.Level != nil {
		copied := *v.Level
		c.Level = &copied
	}
	c.Outcome = v.Outcome.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Operation) Clone() *Operation {
	if v == nil {
		return nil
	}
	c := *v
	c.Content = slices.Clone(v.Content)
	c.Statement = statement.CloneStatement(v.Statement)
	c.Key = v.Key.Clone()
	c.Admitted = *v.Admitted.Clone()
	c.Preview = *v.Preview.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Step) Clone() *Step {
	if v == nil {
		return nil
	}
	c := *v
	if v.Actual != nil {
		copied := *v.Actual
		c.Actual = &copied
	}
	c.Effect = CloneEffect(v.Effect)
	c.Replaced = v.Replaced.Clone()
	c.Impact = *v.Impact.Clone()
	c.Before = slices.Clone(v.Before)
	c.After = slices.Clone(v.After)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Engagement) Clone() *Engagement {
	if v == nil {
		return nil
	}
	c := *v
	c.States = slices.Clone(v.States)
	c.Gates = slices.Clone(v.Gates)
	for i := range c.Gates {
		c.Gates[i] = *v.Gates[i].Clone()
	}
	c.Ingestors = slices.Clone(v.Ingestors)
	c.Nodes = slices.Clone(v.Nodes)
	for i := range c.Nodes {
		c.Nodes[i] = *v.Nodes[i].Clone()
	}
	c.Rebuilt = slices.Clone(v.Rebuilt)
	for i := range c.Rebuilt {
		c.Rebuilt[i] = *v.Rebuilt[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Topology) Clone() *Topology {
	if v == nil {
		return nil
	}
	c := *v
	c.Nodes = slices.Clone(v.Nodes)
	for i := range c.Nodes {
		c.Nodes[i] = *v.Nodes[i].Clone()
	}
	c.Edges = slices.Clone(v.Edges)
	for i := range c.Edges {
		c.Edges[i] = *v.Edges[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *TopologyHeader) Clone() *TopologyHeader {
	if v == nil {
		return nil
	}
	c := *v
	c.Topology = slices.Clone(v.Topology)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *TopologyNode) Clone() *TopologyNode {
	if v == nil {
		return nil
	}
	c := *v
	c.Topology = slices.Clone(v.Topology)
	c.Key = *v.Key.Clone()
	c.Operations = slices.Clone(v.Operations)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *TopologyEdge) Clone() *TopologyEdge {
	if v == nil {
		return nil
	}
	c := *v
	c.Topology = slices.Clone(v.Topology)
	c.From = *v.From.Clone()
	c.To = *v.To.Clone()
	c.Operations = slices.Clone(v.Operations)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Impact) Clone() *Impact {
	if v == nil {
		return nil
	}
	c := *v
	c.Created = slices.Clone(v.Created)
	for i := range c.Created {
		c.Created[i] = *v.Created[i].Clone()
	}
	c.Dropped = slices.Clone(v.Dropped)
	for i := range c.Dropped {
		c.Dropped[i] = *v.Dropped[i].Clone()
	}
	c.Changed = slices.Clone(v.Changed)
	for i := range c.Changed {
		c.Changed[i] = *v.Changed[i].Clone()
	}
	c.Moved = slices.Clone(v.Moved)
	for i := range c.Moved {
		c.Moved[i] = *v.Moved[i].Clone()
	}
	c.Gates = slices.Clone(v.Gates)
	for i := range c.Gates {
		c.Gates[i] = *v.Gates[i].Clone()
	}
	c.Ingestors = slices.Clone(v.Ingestors)
	c.Paused = slices.Clone(v.Paused)
	for i := range c.Paused {
		c.Paused[i] = *v.Paused[i].Clone()
	}
	c.Flushed = slices.Clone(v.Flushed)
	for i := range c.Flushed {
		c.Flushed[i] = *v.Flushed[i].Clone()
	}
	c.Activated = slices.Clone(v.Activated)
	for i := range c.Activated {
		c.Activated[i] = *v.Activated[i].Clone()
	}
	c.Rebuilt = slices.Clone(v.Rebuilt)
	for i := range c.Rebuilt {
		c.Rebuilt[i] = *v.Rebuilt[i].Clone()
	}
	c.Purged = slices.Clone(v.Purged)
	for i := range c.Purged {
		c.Purged[i] = *v.Purged[i].Clone()
	}
	c.Refreshed = slices.Clone(v.Refreshed)
	for i := range c.Refreshed {
		c.Refreshed[i] = *v.Refreshed[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Gate) Clone() *Gate {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ChangedAspect) Clone() *ChangedAspect {
	if v == nil {
		return nil
	}
	c := *v
	c.Key = *v.Key.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ModelChange) Clone() *ModelChange {
	if v == nil {
		return nil
	}
	c := *v
	c.Put = slices.Clone(v.Put)
	for i := range c.Put {
		c.Put[i] = model.CloneModel(v.Put[i])
	}
	c.Drop = slices.Clone(v.Drop)
	for i := range c.Drop {
		c.Drop[i] = *v.Drop[i].Clone()
	}
	c.Nodes = slices.Clone(v.Nodes)
	for i := range c.Nodes {
		c.Nodes[i] = *v.Nodes[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Replacement) Clone() *Replacement {
	if v == nil {
		return nil
	}
	c := *v
	c.Change = *v.Change.Clone()
	c.After = slices.Clone(v.After)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *LifecycleChange) Clone() *LifecycleChange {
	if v == nil {
		return nil
	}
	c := *v
	c.At = v.At.Clone()
	c.Nodes = slices.Clone(v.Nodes)
	for i := range c.Nodes {
		c.Nodes[i] = *v.Nodes[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DomainAlteration) Clone() *DomainAlteration {
	if v == nil {
		return nil
	}
	c := *v
	c.Nodes = slices.Clone(v.Nodes)
	for i := range c.Nodes {
		c.Nodes[i] = *v.Nodes[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ResourceCreation) Clone() *ResourceCreation {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ResourceImport) Clone() *ResourceImport {
	if v == nil {
		return nil
	}
	c := *v
	c.Version = *v.Version.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DomainCreation) Clone() *DomainCreation {
	if v == nil {
		return nil
	}
	c := *v
	c.Pace = v.Pace.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *UserCreation) Clone() *UserCreation {
	if v == nil {
		return nil
	}
	c := *v
	c.Secret = v.Secret.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *TransactionOpening) Clone() *TransactionOpening {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *TransactionReversal) Clone() *TransactionReversal {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Configure) Clone() *Configure {
	if v == nil {
		return nil
	}
	c := *v
	c.Settings = *v.Settings.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Enrol) Clone() *Enrol {
	if v == nil {
		return nil
	}
	c := *v
	c.User = *v.User.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Admit) Clone() *Admit {
	if v == nil {
		return nil
	}
	c := *v
	c.Execution = *v.Execution.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Record) Clone() *Record {
	if v == nil {
		return nil
	}
	c := *v
	c.Effect = CloneEffect(v.Effect)
	c.Outcome = *v.Outcome.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Finish) Clone() *Finish {
	if v == nil {
		return nil
	}
	c := *v
	c.Outcome = *v.Outcome.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Append) Clone() *Append {
	if v == nil {
		return nil
	}
	c := *v
	c.Operation = *v.Operation.Clone()
	c.Steps = slices.Clone(v.Steps)
	for i := range c.Steps {
		c.Steps[i] = *v.Steps[i].Clone()
	}
	c.Topologies = slices.Clone(v.Topologies)
	for i := range c.Topologies {
		c.Topologies[i] = *v.Topologies[i].Clone()
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Touch) Clone() *Touch {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Discard) Clone() *Discard {
	if v == nil {
		return nil
	}
	c := *v
	c.Reversal = *v.Reversal.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *AdmitCommit) Clone() *AdmitCommit {
	if v == nil {
		return nil
	}
	c := *v
	c.Preview = *v.Preview.Clone()
	c.Steps = slices.Clone(v.Steps)
	for i := range c.Steps {
		c.Steps[i] = *v.Steps[i].Clone()
	}
	c.Topologies = slices.Clone(v.Topologies)
	for i := range c.Topologies {
		c.Topologies[i] = *v.Topologies[i].Clone()
	}
	c.Outcome = *v.Outcome.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *RecordEngagement) Clone() *RecordEngagement {
	if v == nil {
		return nil
	}
	c := *v
	c.Engagement = *v.Engagement.Clone()
	c.Events = slices.Clone(v.Events)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *RecordStep) Clone() *RecordStep {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *FinishStep) Clone() *FinishStep {
	if v == nil {
		return nil
	}
	c := *v
	c.Outcome = *v.Outcome.Clone()
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Sweep) Clone() *Sweep {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *Envelope) Clone() *Envelope {
	if v == nil {
		return nil
	}
	c := *v
	c.Command = CloneCommand(v.Command)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DomainClock) Clone() *DomainClock {
	if v == nil {
		return nil
	}
	c := *v
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *SourceOrigin) Clone() *SourceOrigin {
	if v == nil {
		return nil
	}
	c := *v
	if v.At != nil {
		copied := *v.At
		c.At = &copied
	}
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *ScheduledNode) Clone() *ScheduledNode {
	if v == nil {
		return nil
	}
	c := *v
	c.Key = *v.Key.Clone()
	c.Replicas = slices.Clone(v.Replicas)
	return &c
}

// Clone copies the record deeply; nil gives nil.
func (v *DomainSchedule) Clone() *DomainSchedule {
	if v == nil {
		return nil
	}
	c := *v
	c.Clock = v.Clock.Clone()
	c.Origin = v.Origin.Clone()
	c.Models = slices.Clone(v.Models)
	for i := range c.Models {
		c.Models[i] = model.CloneModel(v.Models[i])
	}
	c.Nodes = slices.Clone(v.Nodes)
	for i := range c.Nodes {
		c.Nodes[i] = *v.Nodes[i].Clone()
	}
	return &c
}

// CloneEffect copies a value of the union deeply; nil gives nil.
func CloneEffect(value Effect) Effect {
	switch v := value.(type) {
	case *ModelChange:
		return v.Clone()
	case *LifecycleChange:
		return v.Clone()
	case *DomainAlteration:
		return v.Clone()
	case *ResourceCreation:
		return v.Clone()
	case *ResourceImport:
		return v.Clone()
	case *DomainCreation:
		return v.Clone()
	case *UserCreation:
		return v.Clone()
	case *TransactionOpening:
		return v.Clone()
	case *TransactionReversal:
		return v.Clone()
	}
	return nil
}

// CloneCommand copies a value of the union deeply; nil gives nil.
func CloneCommand(value Command) Command {
	switch v := value.(type) {
	case *Configure:
		return v.Clone()
	case *Enrol:
		return v.Clone()
	case *Admit:
		return v.Clone()
	case *Record:
		return v.Clone()
	case *Finish:
		return v.Clone()
	case *Append:
		return v.Clone()
	case *Touch:
		return v.Clone()
	case *Discard:
		return v.Clone()
	case *AdmitCommit:
		return v.Clone()
	case *RecordEngagement:
		return v.Clone()
	case *RecordStep:
		return v.Clone()
	case *FinishStep:
		return v.Clone()
	case *Sweep:
		return v.Clone()
	}
	return nil
}
