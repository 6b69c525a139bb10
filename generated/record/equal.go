// Code generated from spec/ by go generate. DO NOT EDIT.

package record

import (
	"bytes"
	"math"
	"nervix/generated/model"
	"nervix/generated/statement"
	"slices"
)

// Equal compares all fields deeply.
func (a *Settings) Equal(b *Settings) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.RetryValidity == b.RetryValidity &&
		a.HistoryCapacity == b.HistoryCapacity &&
		a.TransactionIdle == b.TransactionIdle &&
		a.TransactionStatements == b.TransactionStatements &&
		a.TransactionSource == b.TransactionSource &&
		a.TransactionsLive == b.TransactionsLive &&
		a.TransactionsOwned == b.TransactionsOwned &&
		a.TombstoneRetention == b.TombstoneRetention
}

// Equal compares all fields deeply.
func (a *Progress) Equal(b *Progress) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Index == b.Index &&
		a.Term == b.Term &&
		bytes.Equal(a.Membership, b.Membership) &&
		a.Revision == b.Revision &&
		a.IntakeRevision == b.IntakeRevision &&
		a.Fence == b.Fence
}

// Equal compares all fields deeply.
func (a *User) Equal(b *User) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Secret.Equal(b.Secret) &&
		a.Revision == b.Revision
}

// Equal compares all fields deeply.
func (a *Secret) Equal(b *Secret) bool {
	if a == nil || b == nil {
		return a == b
	}
	return bytes.Equal(a.Salt, b.Salt) &&
		bytes.Equal(a.Hash, b.Hash) &&
		a.Time == b.Time &&
		a.Memory == b.Memory &&
		a.Threads == b.Threads
}

// Equal compares all fields deeply.
func (a *Domain) Equal(b *Domain) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Pace.Equal(b.Pace) &&
		a.Placement == b.Placement &&
		a.Status == b.Status &&
		a.StartVersion == b.StartVersion &&
		a.Clock.Equal(b.Clock) &&
		a.Origin.Equal(b.Origin) &&
		a.Revision == b.Revision &&
		a.Fence == b.Fence &&
		slices.EqualFunc(a.Nodes, b.Nodes, func(x, y ScheduledNode) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *Resource) Equal(b *Resource) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Domain == b.Domain &&
		a.Name == b.Name &&
		slices.EqualFunc(a.Versions, b.Versions, func(x, y ResourceVersion) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *ResourceVersion) Equal(b *ResourceVersion) bool {
	if a == nil || b == nil {
		return a == b
	}
	return bytes.Equal(a.Root, b.Root) &&
		bytes.Equal(a.Manifest, b.Manifest) &&
		a.Files == b.Files &&
		a.Bytes == b.Bytes &&
		a.Node == b.Node &&
		a.Created == b.Created
}

// Equal compares all fields deeply.
func (a *Manifest) Equal(b *Manifest) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.EqualFunc(a.Files, b.Files, func(x, y ManifestFile) bool {
		return x.Equal(&y)
	})
}

// Equal compares all fields deeply.
func (a *ManifestFile) Equal(b *ManifestFile) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Path == b.Path &&
		a.Size == b.Size &&
		bytes.Equal(a.SHA256, b.SHA256)
}

// Equal compares all fields deeply.
func (a *Fault) Equal(b *Fault) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Code == b.Code &&
		a.Class == b.Class &&
		a.Message == b.Message &&
		a.Hint == b.Hint &&
		a.Path == b.Path &&
		a.Start == b.Start &&
		a.End == b.End &&
		slices.EqualFunc(a.Fields, b.Fields, func(x, y FaultField) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Causes, b.Causes, func(x, y Fault) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *FaultField) Equal(b *FaultField) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Value == b.Value
}

// Equal compares all fields deeply.
func (a *Preview) Equal(b *Preview) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Transaction == b.Transaction &&
		a.Position == b.Position &&
		bytes.Equal(a.Basis, b.Basis)
}

// Equal compares all fields deeply.
func (a *Outcome) Equal(b *Outcome) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.Equal(a.Lines, b.Lines) &&
		a.AlreadyExisted == b.AlreadyExisted &&
		(a.Level == nil) == (b.Level == nil) && (a.Level == nil || *a.Level == *b.Level) &&
		a.Transaction == b.Transaction &&
		slices.EqualFunc(a.Faults, b.Faults, func(x, y Fault) bool {
			return x.Equal(&y)
		}) &&
		a.Expected.Equal(b.Expected) &&
		a.Current.Equal(b.Current)
}

// Equal compares all fields deeply.
func (a *Execution) Equal(b *Execution) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Reference == b.Reference &&
		a.State == b.State &&
		a.Owner == b.Owner &&
		a.Credentials == b.Credentials &&
		a.Domain == b.Domain &&
		bytes.Equal(a.Content, b.Content) &&
		statement.EqualStatement(a.Statement, b.Statement) &&
		a.Secret.Equal(b.Secret) &&
		a.Upload.Equal(b.Upload) &&
		a.Transaction == b.Transaction &&
		a.Expected.Equal(b.Expected) &&
		a.Attempt == b.Attempt &&
		a.Step == b.Step &&
		a.Planned.Equal(b.Planned) &&
		a.Replaced.Equal(b.Replaced) &&
		a.Outcome.Equal(b.Outcome) &&
		a.Finished == b.Finished
}

// Equal compares all fields deeply.
func (a *Transaction) Equal(b *Transaction) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.ID == b.ID &&
		a.Owner == b.Owner &&
		a.Domain == b.Domain &&
		a.State == b.State &&
		a.Created == b.Created &&
		a.Active == b.Active &&
		a.Deadline == b.Deadline &&
		a.Operations == b.Operations &&
		a.SourceBytes == b.SourceBytes &&
		a.Commit == b.Commit &&
		a.Preview.Equal(b.Preview) &&
		a.Incomplete == b.Incomplete &&
		a.Steps == b.Steps &&
		a.Applied == b.Applied &&
		(a.Level == nil) == (b.Level == nil) && (a.Level == nil || *a.Level == *b.Level) &&
		a.Outcome.Equal(b.Outcome) &&
		a.Finished == b.Finished
}

// Equal compares all fields deeply.
func (a *Operation) Equal(b *Operation) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Transaction == b.Transaction &&
		a.Position == b.Position &&
		a.Reference == b.Reference &&
		bytes.Equal(a.Content, b.Content) &&
		statement.EqualStatement(a.Statement, b.Statement) &&
		a.Source == b.Source &&
		a.Summary == b.Summary &&
		a.Key.Equal(b.Key) &&
		a.Admitted.Equal(&b.Admitted) &&
		a.Preview.Equal(&b.Preview)
}

// Equal compares all fields deeply.
func (a *Step) Equal(b *Step) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Transaction == b.Transaction &&
		a.Number == b.Number &&
		a.First == b.First &&
		a.Last == b.Last &&
		a.State == b.State &&
		a.Level == b.Level &&
		(a.Actual == nil) == (b.Actual == nil) && (a.Actual == nil || *a.Actual == *b.Actual) &&
		EqualEffect(a.Effect, b.Effect) &&
		a.Replaced.Equal(b.Replaced) &&
		a.Impact.Equal(&b.Impact) &&
		bytes.Equal(a.Before, b.Before) &&
		bytes.Equal(a.After, b.After)
}

// Equal compares all fields deeply.
func (a *Engagement) Equal(b *Engagement) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Transaction == b.Transaction &&
		a.Step == b.Step &&
		a.Number == b.Number &&
		slices.Equal(a.States, b.States) &&
		a.Level == b.Level &&
		a.Recovery == b.Recovery &&
		slices.EqualFunc(a.Gates, b.Gates, func(x, y Gate) bool {
			return x.Equal(&y)
		}) &&
		slices.Equal(a.Ingestors, b.Ingestors) &&
		slices.EqualFunc(a.Nodes, b.Nodes, func(x, y model.Key) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Rebuilt, b.Rebuilt, func(x, y model.Key) bool {
			return x.Equal(&y)
		}) &&
		a.Attempts == b.Attempts
}

// Equal compares all fields deeply.
func (a *Topology) Equal(b *Topology) bool {
	if a == nil || b == nil {
		return a == b
	}
	return slices.EqualFunc(a.Nodes, b.Nodes, func(x, y TopologyNode) bool {
		return x.Equal(&y)
	}) &&
		slices.EqualFunc(a.Edges, b.Edges, func(x, y TopologyEdge) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *TopologyHeader) Equal(b *TopologyHeader) bool {
	if a == nil || b == nil {
		return a == b
	}
	return bytes.Equal(a.Topology, b.Topology) &&
		a.Nodes == b.Nodes &&
		a.Edges == b.Edges
}

// Equal compares all fields deeply.
func (a *TopologyNode) Equal(b *TopologyNode) bool {
	if a == nil || b == nil {
		return a == b
	}
	return bytes.Equal(a.Topology, b.Topology) &&
		a.Number == b.Number &&
		a.Key.Equal(&b.Key) &&
		slices.Equal(a.Operations, b.Operations)
}

// Equal compares all fields deeply.
func (a *TopologyEdge) Equal(b *TopologyEdge) bool {
	if a == nil || b == nil {
		return a == b
	}
	return bytes.Equal(a.Topology, b.Topology) &&
		a.Number == b.Number &&
		a.Kind == b.Kind &&
		a.From.Equal(&b.From) &&
		a.To.Equal(&b.To) &&
		a.Path == b.Path &&
		slices.Equal(a.Operations, b.Operations)
}

// Equal compares all fields deeply.
func (a *Impact) Equal(b *Impact) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Kind == b.Kind &&
		a.Subject == b.Subject &&
		slices.EqualFunc(a.Created, b.Created, func(x, y model.Key) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Dropped, b.Dropped, func(x, y model.Key) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Changed, b.Changed, func(x, y ChangedAspect) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Moved, b.Moved, func(x, y model.Key) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Gates, b.Gates, func(x, y Gate) bool {
			return x.Equal(&y)
		}) &&
		slices.Equal(a.Ingestors, b.Ingestors) &&
		slices.EqualFunc(a.Paused, b.Paused, func(x, y model.Key) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Flushed, b.Flushed, func(x, y model.Key) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Activated, b.Activated, func(x, y model.Key) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Rebuilt, b.Rebuilt, func(x, y model.Key) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Purged, b.Purged, func(x, y model.Key) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Refreshed, b.Refreshed, func(x, y model.Key) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *Gate) Equal(b *Gate) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Relay == b.Relay &&
		a.Branch == b.Branch &&
		a.Owner == b.Owner
}

// Equal compares all fields deeply.
func (a *ChangedAspect) Equal(b *ChangedAspect) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Key.Equal(&b.Key) &&
		a.Path == b.Path &&
		a.Aspect == b.Aspect &&
		a.Level == b.Level
}

// Equal compares all fields deeply.
func (a *ModelChange) Equal(b *ModelChange) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Domain == b.Domain &&
		a.Base == b.Base &&
		a.Intakes == b.Intakes &&
		slices.EqualFunc(a.Put, b.Put, func(x, y model.Model) bool {
			return model.EqualModel(x, y)
		}) &&
		slices.EqualFunc(a.Drop, b.Drop, func(x, y model.Key) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Nodes, b.Nodes, func(x, y ScheduledNode) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *Replacement) Equal(b *Replacement) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Change.Equal(&b.Change) &&
		bytes.Equal(a.After, b.After)
}

// Equal compares all fields deeply.
func (a *LifecycleChange) Equal(b *LifecycleChange) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Domain == b.Domain &&
		a.Base == b.Base &&
		a.To == b.To &&
		a.At.Equal(b.At) &&
		slices.EqualFunc(a.Nodes, b.Nodes, func(x, y ScheduledNode) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *DomainAlteration) Equal(b *DomainAlteration) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Domain == b.Domain &&
		a.Base == b.Base &&
		a.Placement == b.Placement &&
		slices.EqualFunc(a.Nodes, b.Nodes, func(x, y ScheduledNode) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *ResourceCreation) Equal(b *ResourceCreation) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Domain == b.Domain &&
		a.Base == b.Base &&
		a.Name == b.Name
}

// Equal compares all fields deeply.
func (a *ResourceImport) Equal(b *ResourceImport) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Domain == b.Domain &&
		a.Name == b.Name &&
		a.Number == b.Number &&
		a.Version.Equal(&b.Version)
}

// Equal compares all fields deeply.
func (a *DomainCreation) Equal(b *DomainCreation) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Pace.Equal(b.Pace) &&
		a.Placement == b.Placement
}

// Equal compares all fields deeply.
func (a *UserCreation) Equal(b *UserCreation) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Name == b.Name &&
		a.Secret.Equal(b.Secret)
}

// Equal compares all fields deeply.
func (a *TransactionOpening) Equal(b *TransactionOpening) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.ID == b.ID &&
		a.Owner == b.Owner &&
		a.Domain == b.Domain
}

// Equal compares all fields deeply.
func (a *TransactionReversal) Equal(b *TransactionReversal) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.ID == b.ID &&
		a.Owner == b.Owner &&
		a.Operations == b.Operations
}

// Equal compares all fields deeply.
func (a *Configure) Equal(b *Configure) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Settings.Equal(&b.Settings)
}

// Equal compares all fields deeply.
func (a *Enrol) Equal(b *Enrol) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.User.Equal(&b.User)
}

// Equal compares all fields deeply.
func (a *Admit) Equal(b *Admit) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Execution.Equal(&b.Execution)
}

// Equal compares all fields deeply.
func (a *Record) Equal(b *Record) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Reference == b.Reference &&
		EqualEffect(a.Effect, b.Effect) &&
		a.Outcome.Equal(&b.Outcome) &&
		a.Final == b.Final
}

// Equal compares all fields deeply.
func (a *Finish) Equal(b *Finish) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Reference == b.Reference &&
		a.Outcome.Equal(&b.Outcome) &&
		a.Restore == b.Restore
}

// Equal compares all fields deeply.
func (a *Append) Equal(b *Append) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Owner == b.Owner &&
		a.Base == b.Base &&
		a.Operation.Equal(&b.Operation) &&
		slices.EqualFunc(a.Steps, b.Steps, func(x, y Step) bool {
			return x.Equal(&y)
		}) &&
		a.Incomplete == b.Incomplete &&
		slices.EqualFunc(a.Topologies, b.Topologies, func(x, y Topology) bool {
			return x.Equal(&y)
		})
}

// Equal compares all fields deeply.
func (a *Touch) Equal(b *Touch) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Transaction == b.Transaction &&
		a.Owner == b.Owner
}

// Equal compares all fields deeply.
func (a *Discard) Equal(b *Discard) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Reversal.Equal(&b.Reversal)
}

// Equal compares all fields deeply.
func (a *AdmitCommit) Equal(b *AdmitCommit) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Reference == b.Reference &&
		a.Transaction == b.Transaction &&
		a.Base == b.Base &&
		a.Intakes == b.Intakes &&
		a.Preview.Equal(&b.Preview) &&
		slices.EqualFunc(a.Steps, b.Steps, func(x, y Step) bool {
			return x.Equal(&y)
		}) &&
		slices.EqualFunc(a.Topologies, b.Topologies, func(x, y Topology) bool {
			return x.Equal(&y)
		}) &&
		a.Outcome.Equal(&b.Outcome)
}

// Equal compares all fields deeply.
func (a *RecordEngagement) Equal(b *RecordEngagement) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Engagement.Equal(&b.Engagement) &&
		slices.Equal(a.Events, b.Events)
}

// Equal compares all fields deeply.
func (a *RecordStep) Equal(b *RecordStep) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Transaction == b.Transaction &&
		a.Number == b.Number
}

// Equal compares all fields deeply.
func (a *FinishStep) Equal(b *FinishStep) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Transaction == b.Transaction &&
		a.Number == b.Number &&
		a.Outcome.Equal(&b.Outcome) &&
		a.Restore == b.Restore
}

// Equal compares all fields deeply.
func (a *Sweep) Equal(b *Sweep) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Limit == b.Limit
}

// Equal compares all fields deeply.
func (a *Envelope) Equal(b *Envelope) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.At == b.At &&
		EqualCommand(a.Command, b.Command)
}

// Equal compares all fields deeply.
func (a *DomainClock) Equal(b *DomainClock) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Period == b.Period &&
		a.Skew == b.Skew &&
		a.Wall == b.Wall &&
		a.Logical == b.Logical &&
		math.Float64bits(a.Rate) == math.Float64bits(b.Rate)
}

// Equal compares all fields deeply.
func (a *SourceOrigin) Equal(b *SourceOrigin) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Version == b.Version &&
		(a.At == nil) == (b.At == nil) && (a.At == nil || *a.At == *b.At)
}

// Equal compares all fields deeply.
func (a *ScheduledNode) Equal(b *ScheduledNode) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Key.Equal(&b.Key) &&
		a.Primary == b.Primary &&
		slices.Equal(a.Replicas, b.Replicas) &&
		a.EveryNode == b.EveryNode
}

// Equal compares all fields deeply.
func (a *DomainSchedule) Equal(b *DomainSchedule) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Domain == b.Domain &&
		a.Status == b.Status &&
		a.StartVersion == b.StartVersion &&
		a.Clock.Equal(b.Clock) &&
		a.Origin.Equal(b.Origin) &&
		slices.EqualFunc(a.Models, b.Models, func(x, y model.Model) bool {
			return model.EqualModel(x, y)
		}) &&
		slices.EqualFunc(a.Nodes, b.Nodes, func(x, y ScheduledNode) bool {
			return x.Equal(&y)
		})
}

// EqualEffect compares two values of the union deeply; nil equals nil alone.
func EqualEffect(a, b Effect) bool {
	switch x := a.(type) {
	case *ModelChange:
		y, same := b.(*ModelChange)
		return same && x.Equal(y)
	case *LifecycleChange:
		y, same := b.(*LifecycleChange)
		return same && x.Equal(y)
	case *DomainAlteration:
		y, same := b.(*DomainAlteration)
		return same && x.Equal(y)
	case *ResourceCreation:
		y, same := b.(*ResourceCreation)
		return same && x.Equal(y)
	case *ResourceImport:
		y, same := b.(*ResourceImport)
		return same && x.Equal(y)
	case *DomainCreation:
		y, same := b.(*DomainCreation)
		return same && x.Equal(y)
	case *UserCreation:
		y, same := b.(*UserCreation)
		return same && x.Equal(y)
	case *TransactionOpening:
		y, same := b.(*TransactionOpening)
		return same && x.Equal(y)
	case *TransactionReversal:
		y, same := b.(*TransactionReversal)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}

// EqualCommand compares two values of the union deeply; nil equals nil alone.
func EqualCommand(a, b Command) bool {
	switch x := a.(type) {
	case *Configure:
		y, same := b.(*Configure)
		return same && x.Equal(y)
	case *Enrol:
		y, same := b.(*Enrol)
		return same && x.Equal(y)
	case *Admit:
		y, same := b.(*Admit)
		return same && x.Equal(y)
	case *Record:
		y, same := b.(*Record)
		return same && x.Equal(y)
	case *Finish:
		y, same := b.(*Finish)
		return same && x.Equal(y)
	case *Append:
		y, same := b.(*Append)
		return same && x.Equal(y)
	case *Touch:
		y, same := b.(*Touch)
		return same && x.Equal(y)
	case *Discard:
		y, same := b.(*Discard)
		return same && x.Equal(y)
	case *AdmitCommit:
		y, same := b.(*AdmitCommit)
		return same && x.Equal(y)
	case *RecordEngagement:
		y, same := b.(*RecordEngagement)
		return same && x.Equal(y)
	case *RecordStep:
		y, same := b.(*RecordStep)
		return same && x.Equal(y)
	case *FinishStep:
		y, same := b.(*FinishStep)
		return same && x.Equal(y)
	case *Sweep:
		y, same := b.(*Sweep)
		return same && x.Equal(y)
	}
	return a == nil && b == nil
}
