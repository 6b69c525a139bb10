// Code generated from spec/ by go generate. DO NOT EDIT.

package record

import (
	"nervix/generated/canonical"
	"nervix/generated/model"
	"nervix/generated/record/recordwire"
	"nervix/generated/statement"
)

// ToWire fills the wire form of the record.
func (v *Settings) ToWire(w recordwire.Settings, e *canonical.Encoder) {
	w.SetRetryValidity(v.RetryValidity)
	w.SetHistoryCapacity(v.HistoryCapacity)
	w.SetTransactionIdle(v.TransactionIdle)
	w.SetTransactionStatements(v.TransactionStatements)
	w.SetTransactionSource(v.TransactionSource)
	w.SetTransactionsLive(v.TransactionsLive)
	w.SetTransactionsOwned(v.TransactionsOwned)
	w.SetTombstoneRetention(v.TombstoneRetention)
}

// FromWire reads the wire form of the record.
func (v *Settings) FromWire(w recordwire.Settings, d *canonical.Decoder) {
	v.RetryValidity = w.RetryValidity()
	v.HistoryCapacity = w.HistoryCapacity()
	v.TransactionIdle = w.TransactionIdle()
	v.TransactionStatements = w.TransactionStatements()
	v.TransactionSource = w.TransactionSource()
	v.TransactionsLive = w.TransactionsLive()
	v.TransactionsOwned = w.TransactionsOwned()
	v.TombstoneRetention = w.TombstoneRetention()
}

// ToWire fills the wire form of the record.
func (v *Progress) ToWire(w recordwire.Progress, e *canonical.Encoder) {
	w.SetIndex(v.Index)
	w.SetTerm(v.Term)
	e.Bytes("membership", v.Membership, w.SetMembership)
	w.SetRevision(v.Revision)
	w.SetIntakeRevision(v.IntakeRevision)
	w.SetFence(v.Fence)
}

// FromWire reads the wire form of the record.
func (v *Progress) FromWire(w recordwire.Progress, d *canonical.Decoder) {
	v.Index = w.Index()
	v.Term = w.Term()
	v.Membership = d.Bytes("membership", w.Membership)
	v.Revision = w.Revision()
	v.IntakeRevision = w.IntakeRevision()
	v.Fence = w.Fence()
}

// ToWire fills the wire form of the record.
func (v *User) ToWire(w recordwire.User, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	if v.Secret != nil {
		canonical.PutStruct(e, "secret", w.NewSecret, v.Secret.ToWire)
	}
	w.SetRevision(v.Revision)
}

// FromWire reads the wire form of the record.
func (v *User) FromWire(w recordwire.User, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	if w.HasSecret() {
		v.Secret = new(Secret)
		canonical.Struct(d, "secret", w.Secret, v.Secret.FromWire)
	}
	v.Revision = w.Revision()
}

// ToWire fills the wire form of the record.
func (v *Secret) ToWire(w recordwire.Secret, e *canonical.Encoder) {
	e.Bytes("salt", v.Salt, w.SetSalt)
	e.Bytes("hash", v.Hash, w.SetHash)
	w.SetTime(v.Time)
	w.SetMemory(v.Memory)
	w.SetThreads(v.Threads)
}

// FromWire reads the wire form of the record.
func (v *Secret) FromWire(w recordwire.Secret, d *canonical.Decoder) {
	v.Salt = d.Bytes("salt", w.Salt)
	v.Hash = d.Bytes("hash", w.Hash)
	v.Time = w.Time()
	v.Memory = w.Memory()
	v.Threads = w.Threads()
}

// ToWire fills the wire form of the record.
func (v *Domain) ToWire(w recordwire.Domain, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	if v.Pace != nil {
		canonical.PutStruct(e, "pace", w.NewPace, v.Pace.ToWire)
	}
	canonical.PutEnum(e, "placement", v.Placement, w.SetPlacement)
	canonical.PutEnum(e, "status", v.Status, w.SetStatus)
	w.SetStartVersion(v.StartVersion)
	if v.Clock != nil {
		canonical.PutStruct(e, "clock", w.NewClock, v.Clock.ToWire)
	}
	if v.Origin != nil {
		canonical.PutStruct(e, "origin", w.NewOrigin, v.Origin.ToWire)
	}
	w.SetRevision(v.Revision)
	e.Text("fence", v.Fence, w.SetFence)
	canonical.PutStructs(e, "nodes", v.Nodes, w.NewNodes, (*ScheduledNode).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Domain) FromWire(w recordwire.Domain, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	if w.HasPace() {
		v.Pace = new(statement.Pace)
		canonical.Struct(d, "pace", w.Pace, v.Pace.FromWire)
	}
	v.Placement = canonical.Enum[model.PlacementPolicy](d, "placement", w.Placement())
	v.Status = canonical.Enum[DomainStatus](d, "status", w.Status())
	v.StartVersion = w.StartVersion()
	if w.HasClock() {
		v.Clock = new(DomainClock)
		canonical.Struct(d, "clock", w.Clock, v.Clock.FromWire)
	}
	if w.HasOrigin() {
		v.Origin = new(SourceOrigin)
		canonical.Struct(d, "origin", w.Origin, v.Origin.FromWire)
	}
	v.Revision = w.Revision()
	v.Fence = d.Text("fence", w.Fence)
	v.Nodes = canonical.Structs(d, "nodes", w.Nodes, (*ScheduledNode).FromWire)
}

// ToWire fills the wire form of the record.
func (v *Resource) ToWire(w recordwire.Resource, e *canonical.Encoder) {
	e.Text("domain", v.Domain, w.SetDomain)
	e.Text("name", v.Name, w.SetName)
	canonical.PutStructs(e, "versions", v.Versions, w.NewVersions, (*ResourceVersion).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Resource) FromWire(w recordwire.Resource, d *canonical.Decoder) {
	v.Domain = d.Text("domain", w.Domain)
	v.Name = d.Text("name", w.Name)
	v.Versions = canonical.Structs(d, "versions", w.Versions, (*ResourceVersion).FromWire)
}

// ToWire fills the wire form of the record.
func (v *ResourceVersion) ToWire(w recordwire.ResourceVersion, e *canonical.Encoder) {
	e.Bytes("root", v.Root, w.SetRoot)
	e.Bytes("manifest", v.Manifest, w.SetManifest)
	w.SetFiles(v.Files)
	w.SetBytes(v.Bytes)
	e.Text("node", v.Node, w.SetNode)
	w.SetCreated(v.Created)
}

// FromWire reads the wire form of the record.
func (v *ResourceVersion) FromWire(w recordwire.ResourceVersion, d *canonical.Decoder) {
	v.Root = d.Bytes("root", w.Root)
	v.Manifest = d.Bytes("manifest", w.Manifest)
	v.Files = w.Files()
	v.Bytes = w.Bytes()
	v.Node = d.Text("node", w.Node)
	v.Created = w.Created()
}

// ToWire fills the wire form of the record.
func (v *Manifest) ToWire(w recordwire.Manifest, e *canonical.Encoder) {
	canonical.PutStructs(e, "files", v.Files, w.NewFiles, (*ManifestFile).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Manifest) FromWire(w recordwire.Manifest, d *canonical.Decoder) {
	v.Files = canonical.Structs(d, "files", w.Files, (*ManifestFile).FromWire)
}

// ToWire fills the wire form of the record.
func (v *ManifestFile) ToWire(w recordwire.ManifestFile, e *canonical.Encoder) {
	e.Text("path", v.Path, w.SetPath)
	w.SetSize(v.Size)
	e.Bytes("sha256", v.SHA256, w.SetSha256)
}

// FromWire reads the wire form of the record.
func (v *ManifestFile) FromWire(w recordwire.ManifestFile, d *canonical.Decoder) {
	v.Path = d.Text("path", w.Path)
	v.Size = w.Size()
	v.SHA256 = d.Bytes("sha256", w.Sha256)
}

// ToWire fills the wire form of the record.
func (v *Fault) ToWire(w recordwire.Fault, e *canonical.Encoder) {
	e.Text("code", v.Code, w.SetCode)
	e.Text("class", v.Class, w.SetClass)
	e.Text("message", v.Message, w.SetMessageField)
	e.Text("hint", v.Hint, w.SetHint)
	e.Text("path", v.Path, w.SetPath)
	w.SetStart(v.Start)
	w.SetEnd(v.End)
	canonical.PutStructs(e, "fields", v.Fields, w.NewFields, (*FaultField).ToWire)
	canonical.PutStructs(e, "causes", v.Causes, w.NewCauses, (*Fault).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Fault) FromWire(w recordwire.Fault, d *canonical.Decoder) {
	v.Code = d.Text("code", w.Code)
	v.Class = d.Text("class", w.Class)
	v.Message = d.Text("message", w.MessageField)
	v.Hint = d.Text("hint", w.Hint)
	v.Path = d.Text("path", w.Path)
	v.Start = w.Start()
	v.End = w.End()
	v.Fields = canonical.Structs(d, "fields", w.Fields, (*FaultField).FromWire)
	v.Causes = canonical.Structs(d, "causes", w.Causes, (*Fault).FromWire)
}

// ToWire fills the wire form of the record.
func (v *FaultField) ToWire(w recordwire.FaultField, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	e.Text("value", v.Value, w.SetValue)
}

// FromWire reads the wire form of the record.
func (v *FaultField) FromWire(w recordwire.FaultField, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	v.Value = d.Text("value", w.Value)
}

// ToWire fills the wire form of the record.
func (v *Preview) ToWire(w recordwire.Preview, e *canonical.Encoder) {
	e.Text("transaction", v.Transaction, w.SetTransaction)
	w.SetPosition(v.Position)
	e.Bytes("basis", v.Basis, w.SetBasis)
}

// FromWire reads the wire form of the record.
func (v *Preview) FromWire(w recordwire.Preview, d *canonical.Decoder) {
	v.Transaction = d.Text("transaction", w.Transaction)
	v.Position = w.Position()
	v.Basis = d.Bytes("basis", w.Basis)
}

// ToWire fills the wire form of the record.
func (v *Outcome) ToWire(w recordwire.Outcome, e *canonical.Encoder) {
	canonical.PutTexts(e, "lines", v.Lines, w.NewLines)
	w.SetAlreadyExisted(v.AlreadyExisted)
	if v.Level != nil {
		w.SetLevelPresent(true)
		canonical.PutEnum(e, "level", *v.Level, w.SetLevel)
	}
	e.Text("transaction", v.Transaction, w.SetTransaction)
	canonical.PutStructs(e, "faults", v.Faults, w.NewFaults, (*Fault).ToWire)
	if v.Expected != nil {
		canonical.PutStruct(e, "expected", w.NewExpected, v.Expected.ToWire)
	}
	if v.Current != nil {
		canonical.PutStruct(e, "current", w.NewCurrent, v.Current.ToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *Outcome) FromWire(w recordwire.Outcome, d *canonical.Decoder) {
	v.Lines = canonical.Texts(d, "lines", w.Lines)
	v.AlreadyExisted = w.AlreadyExisted()
	if w.LevelPresent() {
		value := canonical.Enum[model.Level](d, "level", w.Level())
		v.Level = &value
	}
	v.Transaction = d.Text("transaction", w.Transaction)
	v.Faults = canonical.Structs(d, "faults", w.Faults, (*Fault).FromWire)
	if w.HasExpected() {
		v.Expected = new(Preview)
		canonical.Struct(d, "expected", w.Expected, v.Expected.FromWire)
	}
	if w.HasCurrent() {
		v.Current = new(Preview)
		canonical.Struct(d, "current", w.Current, v.Current.FromWire)
	}
}

// ToWire fills the wire form of the record.
func (v *Execution) ToWire(w recordwire.Execution, e *canonical.Encoder) {
	e.Text("reference", v.Reference, w.SetReference)
	w.SetState(v.State)
	e.Text("owner", v.Owner, w.SetOwner)
	w.SetCredentials(v.Credentials)
	e.Text("domain", v.Domain, w.SetDomain)
	e.Bytes("content", v.Content, w.SetContent)
	if v.Statement != nil {
		canonical.PutUnion(e, "statement", v.Statement, w.NewStatement, statement.StatementToWire)
	}
	if v.Secret != nil {
		canonical.PutStruct(e, "secret", w.NewSecret, v.Secret.ToWire)
	}
	if v.Upload != nil {
		canonical.PutStruct(e, "upload", w.NewUpload, v.Upload.ToWire)
	}
	e.Text("transaction", v.Transaction, w.SetTransaction)
	if v.Expected != nil {
		canonical.PutStruct(e, "expected", w.NewExpected, v.Expected.ToWire)
	}
	w.SetAttempt(v.Attempt)
	w.SetStep(v.Step)
	if v.Planned != nil {
		canonical.PutStruct(e, "planned", w.NewPlanned, v.Planned.ToWire)
	}
	if v.Replaced != nil {
		canonical.PutStruct(e, "replaced", w.NewReplaced, v.Replaced.ToWire)
	}
	if v.Outcome != nil {
		canonical.PutStruct(e, "outcome", w.NewOutcome, v.Outcome.ToWire)
	}
	w.SetFinished(v.Finished)
}

// FromWire reads the wire form of the record.
func (v *Execution) FromWire(w recordwire.Execution, d *canonical.Decoder) {
	v.Reference = d.Text("reference", w.Reference)
	v.State = w.State()
	v.Owner = d.Text("owner", w.Owner)
	v.Credentials = w.Credentials()
	v.Domain = d.Text("domain", w.Domain)
	v.Content = d.Bytes("content", w.Content)
	if w.HasStatement() {
		v.Statement = canonical.Union(d, "statement", w.Statement, statement.StatementFromWire)
	}
	if w.HasSecret() {
		v.Secret = new(Secret)
		canonical.Struct(d, "secret", w.Secret, v.Secret.FromWire)
	}
	if w.HasUpload() {
		v.Upload = new(ResourceVersion)
		canonical.Struct(d, "upload", w.Upload, v.Upload.FromWire)
	}
	v.Transaction = d.Text("transaction", w.Transaction)
	if w.HasExpected() {
		v.Expected = new(Preview)
		canonical.Struct(d, "expected", w.Expected, v.Expected.FromWire)
	}
	v.Attempt = w.Attempt()
	v.Step = w.Step()
	if w.HasPlanned() {
		v.Planned = new(Outcome)
		canonical.Struct(d, "planned", w.Planned, v.Planned.FromWire)
	}
	if w.HasReplaced() {
		v.Replaced = new(Replacement)
		canonical.Struct(d, "replaced", w.Replaced, v.Replaced.FromWire)
	}
	if w.HasOutcome() {
		v.Outcome = new(Outcome)
		canonical.Struct(d, "outcome", w.Outcome, v.Outcome.FromWire)
	}
	v.Finished = w.Finished()
}

// ToWire fills the wire form of the record.
func (v *Transaction) ToWire(w recordwire.Transaction, e *canonical.Encoder) {
	e.Text("id", v.ID, w.SetId)
	e.Text("owner", v.Owner, w.SetOwner)
	e.Text("domain", v.Domain, w.SetDomain)
	w.SetState(v.State)
	w.SetCreated(v.Created)
	w.SetActive(v.Active)
	w.SetDeadline(v.Deadline)
	w.SetOperations(v.Operations)
	w.SetSourceBytes(v.SourceBytes)
	e.Text("commit", v.Commit, w.SetCommit)
	if v.Preview != nil {
		canonical.PutStruct(e, "preview", w.NewPreview, v.Preview.ToWire)
	}
	e.Text("incomplete", v.Incomplete, w.SetIncomplete)
	w.SetSteps(v.Steps)
	w.SetApplied(v.Applied)
	if v.Level != nil {
		w.SetLevelPresent(true)
		canonical.PutEnum(e, "level", *v.Level, w.SetLevel)
	}
	if v.Outcome != nil {
		canonical.PutStruct(e, "outcome", w.NewOutcome, v.Outcome.ToWire)
	}
	w.SetFinished(v.Finished)
}

// FromWire reads the wire form of the record.
func (v *Transaction) FromWire(w recordwire.Transaction, d *canonical.Decoder) {
	v.ID = d.Text("id", w.Id)
	v.Owner = d.Text("owner", w.Owner)
	v.Domain = d.Text("domain", w.Domain)
	v.State = w.State()
	v.Created = w.Created()
	v.Active = w.Active()
	v.Deadline = w.Deadline()
	v.Operations = w.Operations()
	v.SourceBytes = w.SourceBytes()
	v.Commit = d.Text("commit", w.Commit)
	if w.HasPreview() {
		v.Preview = new(Preview)
		canonical.Struct(d, "preview", w.Preview, v.Preview.FromWire)
	}
	v.Incomplete = d.Text("incomplete", w.Incomplete)
	v.Steps = w.Steps()
	v.Applied = w.Applied()
	if w.LevelPresent() {
		value := canonical.Enum[model.Level](d, "level", w.Level())
		v.Level = &value
	}
	if w.HasOutcome() {
		v.Outcome = new(Outcome)
		canonical.Struct(d, "outcome", w.Outcome, v.Outcome.FromWire)
	}
	v.Finished = w.Finished()
}

// ToWire fills the wire form of the record.
func (v *Operation) ToWire(w recordwire.Operation, e *canonical.Encoder) {
	e.Text("transaction", v.Transaction, w.SetTransaction)
	w.SetPosition(v.Position)
	e.Text("reference", v.Reference, w.SetReference)
	e.Bytes("content", v.Content, w.SetContent)
	if v.Statement != nil {
		canonical.PutUnion(e, "statement", v.Statement, w.NewStatement, statement.StatementToWire)
	}
	e.Text("source", v.Source, w.SetSource)
	e.Text("summary", v.Summary, w.SetSummary)
	if v.Key != nil {
		canonical.PutStruct(e, "key", w.NewKey, v.Key.ToWire)
	}
	canonical.PutStruct(e, "admitted", w.NewAdmitted, v.Admitted.ToWire)
	canonical.PutStruct(e, "preview", w.NewPreview, v.Preview.ToWire)
}

// FromWire reads the wire form of the record.
func (v *Operation) FromWire(w recordwire.Operation, d *canonical.Decoder) {
	v.Transaction = d.Text("transaction", w.Transaction)
	v.Position = w.Position()
	v.Reference = d.Text("reference", w.Reference)
	v.Content = d.Bytes("content", w.Content)
	if w.HasStatement() {
		v.Statement = canonical.Union(d, "statement", w.Statement, statement.StatementFromWire)
	}
	v.Source = d.Text("source", w.Source)
	v.Summary = d.Text("summary", w.Summary)
	if w.HasKey() {
		v.Key = new(model.Key)
		canonical.Struct(d, "key", w.Key, v.Key.FromWire)
	}
	canonical.Struct(d, "admitted", w.Admitted, v.Admitted.FromWire)
	canonical.Struct(d, "preview", w.Preview, v.Preview.FromWire)
}

// ToWire fills the wire form of the record.
func (v *Step) ToWire(w recordwire.Step, e *canonical.Encoder) {
	e.Text("transaction", v.Transaction, w.SetTransaction)
	w.SetNumber(v.Number)
	w.SetFirst(v.First)
	w.SetLast(v.Last)
	w.SetState(v.State)
	canonical.PutEnum(e, "level", v.Level, w.SetLevel)
	if v.Actual != nil {
		w.SetActualPresent(true)
		canonical.PutEnum(e, "actual", *v.Actual, w.SetActual)
	}
	if v.Effect != nil {
		canonical.PutUnion(e, "effect", v.Effect, w.NewEffect, EffectToWire)
	}
	if v.Replaced != nil {
		canonical.PutStruct(e, "replaced", w.NewReplaced, v.Replaced.ToWire)
	}
	canonical.PutStruct(e, "impact", w.NewImpact, v.Impact.ToWire)
	e.Bytes("before", v.Before, w.SetBefore)
	e.Bytes("after", v.After, w.SetAfter)
}

// FromWire reads the wire form of the record.
func (v *Step) FromWire(w recordwire.Step, d *canonical.Decoder) {
	v.Transaction = d.Text("transaction", w.Transaction)
	v.Number = w.Number()
	v.First = w.First()
	v.Last = w.Last()
	v.State = w.State()
	v.Level = canonical.Enum[model.Level](d, "level", w.Level())
	if w.ActualPresent() {
		value := canonical.Enum[model.Level](d, "actual", w.Actual())
		v.Actual = &value
	}
	if w.HasEffect() {
		v.Effect = canonical.Union(d, "effect", w.Effect, EffectFromWire)
	}
	if w.HasReplaced() {
		v.Replaced = new(Replacement)
		canonical.Struct(d, "replaced", w.Replaced, v.Replaced.FromWire)
	}
	canonical.Struct(d, "impact", w.Impact, v.Impact.FromWire)
	v.Before = d.Bytes("before", w.Before)
	v.After = d.Bytes("after", w.After)
}

// ToWire fills the wire form of the record.
func (v *Engagement) ToWire(w recordwire.Engagement, e *canonical.Encoder) {
	e.Text("transaction", v.Transaction, w.SetTransaction)
	w.SetStep(v.Step)
	w.SetNumber(v.Number)
	canonical.PutScalars(e, "states", v.States, w.NewStates)
	canonical.PutEnum(e, "level", v.Level, w.SetLevel)
	w.SetRecovery(v.Recovery)
	canonical.PutStructs(e, "gates", v.Gates, w.NewGates, (*Gate).ToWire)
	canonical.PutTexts(e, "ingestors", v.Ingestors, w.NewIngestors)
	canonical.PutStructs(e, "nodes", v.Nodes, w.NewNodes, (*model.Key).ToWire)
	canonical.PutStructs(e, "rebuilt", v.Rebuilt, w.NewRebuilt, (*model.Key).ToWire)
	w.SetAttempts(v.Attempts)
}

// FromWire reads the wire form of the record.
func (v *Engagement) FromWire(w recordwire.Engagement, d *canonical.Decoder) {
	v.Transaction = d.Text("transaction", w.Transaction)
	v.Step = w.Step()
	v.Number = w.Number()
	v.States = canonical.Scalars[uint8](d, "states", w.States)
	v.Level = canonical.Enum[model.Level](d, "level", w.Level())
	v.Recovery = w.Recovery()
	v.Gates = canonical.Structs(d, "gates", w.Gates, (*Gate).FromWire)
	v.Ingestors = canonical.Texts(d, "ingestors", w.Ingestors)
	v.Nodes = canonical.Structs(d, "nodes", w.Nodes, (*model.Key).FromWire)
	v.Rebuilt = canonical.Structs(d, "rebuilt", w.Rebuilt, (*model.Key).FromWire)
	v.Attempts = w.Attempts()
}

// ToWire fills the wire form of the record.
func (v *Topology) ToWire(w recordwire.Topology, e *canonical.Encoder) {
	canonical.PutStructs(e, "nodes", v.Nodes, w.NewNodes, (*TopologyNode).ToWire)
	canonical.PutStructs(e, "edges", v.Edges, w.NewEdges, (*TopologyEdge).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Topology) FromWire(w recordwire.Topology, d *canonical.Decoder) {
	v.Nodes = canonical.Structs(d, "nodes", w.Nodes, (*TopologyNode).FromWire)
	v.Edges = canonical.Structs(d, "edges", w.Edges, (*TopologyEdge).FromWire)
}

// ToWire fills the wire form of the record.
func (v *TopologyHeader) ToWire(w recordwire.TopologyHeader, e *canonical.Encoder) {
	e.Bytes("topology", v.Topology, w.SetTopology)
	w.SetNodes(v.Nodes)
	w.SetEdges(v.Edges)
}

// FromWire reads the wire form of the record.
func (v *TopologyHeader) FromWire(w recordwire.TopologyHeader, d *canonical.Decoder) {
	v.Topology = d.Bytes("topology", w.Topology)
	v.Nodes = w.Nodes()
	v.Edges = w.Edges()
}

// ToWire fills the wire form of the record.
func (v *TopologyNode) ToWire(w recordwire.TopologyNode, e *canonical.Encoder) {
	e.Bytes("topology", v.Topology, w.SetTopology)
	w.SetNumber(v.Number)
	canonical.PutStruct(e, "key", w.NewKey, v.Key.ToWire)
	canonical.PutScalars(e, "operations", v.Operations, w.NewOperations)
}

// FromWire reads the wire form of the record.
func (v *TopologyNode) FromWire(w recordwire.TopologyNode, d *canonical.Decoder) {
	v.Topology = d.Bytes("topology", w.Topology)
	v.Number = w.Number()
	canonical.Struct(d, "key", w.Key, v.Key.FromWire)
	v.Operations = canonical.Scalars[uint32](d, "operations", w.Operations)
}

// ToWire fills the wire form of the record.
func (v *TopologyEdge) ToWire(w recordwire.TopologyEdge, e *canonical.Encoder) {
	e.Bytes("topology", v.Topology, w.SetTopology)
	w.SetNumber(v.Number)
	canonical.PutEnum(e, "kind", v.Kind, w.SetKind)
	canonical.PutStruct(e, "from", w.NewFrom, v.From.ToWire)
	canonical.PutStruct(e, "to", w.NewTo, v.To.ToWire)
	e.Text("path", v.Path, w.SetPath)
	canonical.PutScalars(e, "operations", v.Operations, w.NewOperations)
}

// FromWire reads the wire form of the record.
func (v *TopologyEdge) FromWire(w recordwire.TopologyEdge, d *canonical.Decoder) {
	v.Topology = d.Bytes("topology", w.Topology)
	v.Number = w.Number()
	v.Kind = canonical.Enum[EdgeKind](d, "kind", w.Kind())
	canonical.Struct(d, "from", w.From, v.From.FromWire)
	canonical.Struct(d, "to", w.To, v.To.FromWire)
	v.Path = d.Text("path", w.Path)
	v.Operations = canonical.Scalars[uint32](d, "operations", w.Operations)
}

// ToWire fills the wire form of the record.
func (v *Impact) ToWire(w recordwire.Impact, e *canonical.Encoder) {
	canonical.PutEnum(e, "kind", v.Kind, w.SetKind)
	e.Text("subject", v.Subject, w.SetSubject)
	canonical.PutStructs(e, "created", v.Created, w.NewCreated, (*model.Key).ToWire)
	canonical.PutStructs(e, "dropped", v.Dropped, w.NewDropped, (*model.Key).ToWire)
	canonical.PutStructs(e, "changed", v.Changed, w.NewChanged, (*ChangedAspect).ToWire)
	canonical.PutStructs(e, "moved", v.Moved, w.NewMoved, (*model.Key).ToWire)
	canonical.PutStructs(e, "gates", v.Gates, w.NewGates, (*Gate).ToWire)
	canonical.PutTexts(e, "ingestors", v.Ingestors, w.NewIngestors)
	canonical.PutStructs(e, "paused", v.Paused, w.NewPaused, (*model.Key).ToWire)
	canonical.PutStructs(e, "flushed", v.Flushed, w.NewFlushed, (*model.Key).ToWire)
	canonical.PutStructs(e, "activated", v.Activated, w.NewActivated, (*model.Key).ToWire)
	canonical.PutStructs(e, "rebuilt", v.Rebuilt, w.NewRebuilt, (*model.Key).ToWire)
	canonical.PutStructs(e, "purged", v.Purged, w.NewPurged, (*model.Key).ToWire)
	canonical.PutStructs(e, "refreshed", v.Refreshed, w.NewRefreshed, (*model.Key).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Impact) FromWire(w recordwire.Impact, d *canonical.Decoder) {
	v.Kind = canonical.Enum[StepKind](d, "kind", w.Kind())
	v.Subject = d.Text("subject", w.Subject)
	v.Created = canonical.Structs(d, "created", w.Created, (*model.Key).FromWire)
	v.Dropped = canonical.Structs(d, "dropped", w.Dropped, (*model.Key).FromWire)
	v.Changed = canonical.Structs(d, "changed", w.Changed, (*ChangedAspect).FromWire)
	v.Moved = canonical.Structs(d, "moved", w.Moved, (*model.Key).FromWire)
	v.Gates = canonical.Structs(d, "gates", w.Gates, (*Gate).FromWire)
	v.Ingestors = canonical.Texts(d, "ingestors", w.Ingestors)
	v.Paused = canonical.Structs(d, "paused", w.Paused, (*model.Key).FromWire)
	v.Flushed = canonical.Structs(d, "flushed", w.Flushed, (*model.Key).FromWire)
	v.Activated = canonical.Structs(d, "activated", w.Activated, (*model.Key).FromWire)
	v.Rebuilt = canonical.Structs(d, "rebuilt", w.Rebuilt, (*model.Key).FromWire)
	v.Purged = canonical.Structs(d, "purged", w.Purged, (*model.Key).FromWire)
	v.Refreshed = canonical.Structs(d, "refreshed", w.Refreshed, (*model.Key).FromWire)
}

// ToWire fills the wire form of the record.
func (v *Gate) ToWire(w recordwire.Gate, e *canonical.Encoder) {
	e.Text("relay", v.Relay, w.SetRelay)
	e.Text("branch", v.Branch, w.SetBranch)
	e.Text("owner", v.Owner, w.SetOwner)
}

// FromWire reads the wire form of the record.
func (v *Gate) FromWire(w recordwire.Gate, d *canonical.Decoder) {
	v.Relay = d.Text("relay", w.Relay)
	v.Branch = d.Text("branch", w.Branch)
	v.Owner = d.Text("owner", w.Owner)
}

// ToWire fills the wire form of the record.
func (v *ChangedAspect) ToWire(w recordwire.ChangedAspect, e *canonical.Encoder) {
	canonical.PutStruct(e, "key", w.NewKey, v.Key.ToWire)
	e.Text("path", v.Path, w.SetPath)
	e.Text("aspect", v.Aspect, w.SetAspect)
	canonical.PutEnum(e, "level", v.Level, w.SetLevel)
}

// FromWire reads the wire form of the record.
func (v *ChangedAspect) FromWire(w recordwire.ChangedAspect, d *canonical.Decoder) {
	canonical.Struct(d, "key", w.Key, v.Key.FromWire)
	v.Path = d.Text("path", w.Path)
	v.Aspect = d.Text("aspect", w.Aspect)
	v.Level = canonical.Enum[model.Level](d, "level", w.Level())
}

// ToWire fills the wire form of the record.
func (v *ModelChange) ToWire(w recordwire.ModelChange, e *canonical.Encoder) {
	e.Text("domain", v.Domain, w.SetDomain)
	w.SetBase(v.Base)
	w.SetIntakes(v.Intakes)
	canonical.PutUnions(e, "put", v.Put, w.NewPut, model.ModelToWire)
	canonical.PutStructs(e, "drop", v.Drop, w.NewDrop, (*model.Key).ToWire)
	canonical.PutStructs(e, "nodes", v.Nodes, w.NewNodes, (*ScheduledNode).ToWire)
}

// FromWire reads the wire form of the record.
func (v *ModelChange) FromWire(w recordwire.ModelChange, d *canonical.Decoder) {
	v.Domain = d.Text("domain", w.Domain)
	v.Base = w.Base()
	v.Intakes = w.Intakes()
	v.Put = canonical.Unions(d, "put", w.Put, model.ModelFromWire)
	v.Drop = canonical.Structs(d, "drop", w.Drop, (*model.Key).FromWire)
	v.Nodes = canonical.Structs(d, "nodes", w.Nodes, (*ScheduledNode).FromWire)
}

// ToWire fills the wire form of the record.
func (v *Replacement) ToWire(w recordwire.Replacement, e *canonical.Encoder) {
	canonical.PutStruct(e, "change", w.NewChange, v.Change.ToWire)
	e.Bytes("after", v.After, w.SetAfter)
}

// FromWire reads the wire form of the record.
func (v *Replacement) FromWire(w recordwire.Replacement, d *canonical.Decoder) {
	canonical.Struct(d, "change", w.Change, v.Change.FromWire)
	v.After = d.Bytes("after", w.After)
}

// ToWire fills the wire form of the record.
func (v *LifecycleChange) ToWire(w recordwire.LifecycleChange, e *canonical.Encoder) {
	e.Text("domain", v.Domain, w.SetDomain)
	w.SetBase(v.Base)
	canonical.PutEnum(e, "to", v.To, w.SetTo)
	if v.At != nil {
		canonical.PutStruct(e, "at", w.NewAt, v.At.ToWire)
	}
	canonical.PutStructs(e, "nodes", v.Nodes, w.NewNodes, (*ScheduledNode).ToWire)
}

// FromWire reads the wire form of the record.
func (v *LifecycleChange) FromWire(w recordwire.LifecycleChange, d *canonical.Decoder) {
	v.Domain = d.Text("domain", w.Domain)
	v.Base = w.Base()
	v.To = canonical.Enum[Lifecycle](d, "to", w.To())
	if w.HasAt() {
		v.At = new(statement.StartPoint)
		canonical.Struct(d, "at", w.At, v.At.FromWire)
	}
	v.Nodes = canonical.Structs(d, "nodes", w.Nodes, (*ScheduledNode).FromWire)
}

// ToWire fills the wire form of the record.
func (v *DomainAlteration) ToWire(w recordwire.DomainAlteration, e *canonical.Encoder) {
	e.Text("domain", v.Domain, w.SetDomain)
	w.SetBase(v.Base)
	canonical.PutEnum(e, "placement", v.Placement, w.SetPlacement)
	canonical.PutStructs(e, "nodes", v.Nodes, w.NewNodes, (*ScheduledNode).ToWire)
}

// FromWire reads the wire form of the record.
func (v *DomainAlteration) FromWire(w recordwire.DomainAlteration, d *canonical.Decoder) {
	v.Domain = d.Text("domain", w.Domain)
	v.Base = w.Base()
	v.Placement = canonical.Enum[model.PlacementPolicy](d, "placement", w.Placement())
	v.Nodes = canonical.Structs(d, "nodes", w.Nodes, (*ScheduledNode).FromWire)
}

// ToWire fills the wire form of the record.
func (v *ResourceCreation) ToWire(w recordwire.ResourceCreation, e *canonical.Encoder) {
	e.Text("domain", v.Domain, w.SetDomain)
	w.SetBase(v.Base)
	e.Text("name", v.Name, w.SetName)
}

// FromWire reads the wire form of the record.
func (v *ResourceCreation) FromWire(w recordwire.ResourceCreation, d *canonical.Decoder) {
	v.Domain = d.Text("domain", w.Domain)
	v.Base = w.Base()
	v.Name = d.Text("name", w.Name)
}

// ToWire fills the wire form of the record.
func (v *ResourceImport) ToWire(w recordwire.ResourceImport, e *canonical.Encoder) {
	e.Text("domain", v.Domain, w.SetDomain)
	e.Text("name", v.Name, w.SetName)
	w.SetNumber(v.Number)
	canonical.PutStruct(e, "version", w.NewVersion, v.Version.ToWire)
}

// FromWire reads the wire form of the record.
func (v *ResourceImport) FromWire(w recordwire.ResourceImport, d *canonical.Decoder) {
	v.Domain = d.Text("domain", w.Domain)
	v.Name = d.Text("name", w.Name)
	v.Number = w.Number()
	canonical.Struct(d, "version", w.Version, v.Version.FromWire)
}

// ToWire fills the wire form of the record.
func (v *DomainCreation) ToWire(w recordwire.DomainCreation, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	if v.Pace != nil {
		canonical.PutStruct(e, "pace", w.NewPace, v.Pace.ToWire)
	}
	canonical.PutEnum(e, "placement", v.Placement, w.SetPlacement)
}

// FromWire reads the wire form of the record.
func (v *DomainCreation) FromWire(w recordwire.DomainCreation, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	if w.HasPace() {
		v.Pace = new(statement.Pace)
		canonical.Struct(d, "pace", w.Pace, v.Pace.FromWire)
	}
	v.Placement = canonical.Enum[model.PlacementPolicy](d, "placement", w.Placement())
}

// ToWire fills the wire form of the record.
func (v *UserCreation) ToWire(w recordwire.UserCreation, e *canonical.Encoder) {
	e.Text("name", v.Name, w.SetName)
	if v.Secret != nil {
		canonical.PutStruct(e, "secret", w.NewSecret, v.Secret.ToWire)
	}
}

// FromWire reads the wire form of the record.
func (v *UserCreation) FromWire(w recordwire.UserCreation, d *canonical.Decoder) {
	v.Name = d.Text("name", w.Name)
	if w.HasSecret() {
		v.Secret = new(Secret)
		canonical.Struct(d, "secret", w.Secret, v.Secret.FromWire)
	}
}

// ToWire fills the wire form of the record.
func (v *TransactionOpening) ToWire(w recordwire.TransactionOpening, e *canonical.Encoder) {
	e.Text("id", v.ID, w.SetId)
	e.Text("owner", v.Owner, w.SetOwner)
	e.Text("domain", v.Domain, w.SetDomain)
}

// FromWire reads the wire form of the record.
func (v *TransactionOpening) FromWire(w recordwire.TransactionOpening, d *canonical.Decoder) {
	v.ID = d.Text("id", w.Id)
	v.Owner = d.Text("owner", w.Owner)
	v.Domain = d.Text("domain", w.Domain)
}

// ToWire fills the wire form of the record.
func (v *TransactionReversal) ToWire(w recordwire.TransactionReversal, e *canonical.Encoder) {
	e.Text("id", v.ID, w.SetId)
	e.Text("owner", v.Owner, w.SetOwner)
	w.SetOperations(v.Operations)
}

// FromWire reads the wire form of the record.
func (v *TransactionReversal) FromWire(w recordwire.TransactionReversal, d *canonical.Decoder) {
	v.ID = d.Text("id", w.Id)
	v.Owner = d.Text("owner", w.Owner)
	v.Operations = w.Operations()
}

// ToWire fills the wire form of the record.
func (v *Configure) ToWire(w recordwire.Configure, e *canonical.Encoder) {
	canonical.PutStruct(e, "settings", w.NewSettings, v.Settings.ToWire)
}

// FromWire reads the wire form of the record.
func (v *Configure) FromWire(w recordwire.Configure, d *canonical.Decoder) {
	canonical.Struct(d, "settings", w.Settings, v.Settings.FromWire)
}

// ToWire fills the wire form of the record.
func (v *Enrol) ToWire(w recordwire.Enrol, e *canonical.Encoder) {
	canonical.PutStruct(e, "user", w.NewUser, v.User.ToWire)
}

// FromWire reads the wire form of the record.
func (v *Enrol) FromWire(w recordwire.Enrol, d *canonical.Decoder) {
	canonical.Struct(d, "user", w.User, v.User.FromWire)
}

// ToWire fills the wire form of the record.
func (v *Admit) ToWire(w recordwire.Admit, e *canonical.Encoder) {
	canonical.PutStruct(e, "execution", w.NewExecution, v.Execution.ToWire)
}

// FromWire reads the wire form of the record.
func (v *Admit) FromWire(w recordwire.Admit, d *canonical.Decoder) {
	canonical.Struct(d, "execution", w.Execution, v.Execution.FromWire)
}

// ToWire fills the wire form of the record.
func (v *Record) ToWire(w recordwire.Record, e *canonical.Encoder) {
	e.Text("reference", v.Reference, w.SetReference)
	canonical.PutUnion(e, "effect", v.Effect, w.NewEffect, EffectToWire)
	canonical.PutStruct(e, "outcome", w.NewOutcome, v.Outcome.ToWire)
	w.SetFinal(v.Final)
}

// FromWire reads the wire form of the record.
func (v *Record) FromWire(w recordwire.Record, d *canonical.Decoder) {
	v.Reference = d.Text("reference", w.Reference)
	v.Effect = canonical.Union(d, "effect", w.Effect, EffectFromWire)
	canonical.Struct(d, "outcome", w.Outcome, v.Outcome.FromWire)
	v.Final = w.Final()
}

// ToWire fills the wire form of the record.
func (v *Finish) ToWire(w recordwire.Finish, e *canonical.Encoder) {
	e.Text("reference", v.Reference, w.SetReference)
	canonical.PutStruct(e, "outcome", w.NewOutcome, v.Outcome.ToWire)
	w.SetRestore(v.Restore)
}

// FromWire reads the wire form of the record.
func (v *Finish) FromWire(w recordwire.Finish, d *canonical.Decoder) {
	v.Reference = d.Text("reference", w.Reference)
	canonical.Struct(d, "outcome", w.Outcome, v.Outcome.FromWire)
	v.Restore = w.Restore()
}

// ToWire fills the wire form of the record.
func (v *Append) ToWire(w recordwire.Append, e *canonical.Encoder) {
	e.Text("owner", v.Owner, w.SetOwner)
	w.SetBase(v.Base)
	canonical.PutStruct(e, "operation", w.NewOperation, v.Operation.ToWire)
	canonical.PutStructs(e, "steps", v.Steps, w.NewSteps, (*Step).ToWire)
	e.Text("incomplete", v.Incomplete, w.SetIncomplete)
	canonical.PutStructs(e, "topologies", v.Topologies, w.NewTopologies, (*Topology).ToWire)
}

// FromWire reads the wire form of the record.
func (v *Append) FromWire(w recordwire.Append, d *canonical.Decoder) {
	v.Owner = d.Text("owner", w.Owner)
	v.Base = w.Base()
	canonical.Struct(d, "operation", w.Operation, v.Operation.FromWire)
	v.Steps = canonical.Structs(d, "steps", w.Steps, (*Step).FromWire)
	v.Incomplete = d.Text("incomplete", w.Incomplete)
	v.Topologies = canonical.Structs(d, "topologies", w.Topologies, (*Topology).FromWire)
}

// ToWire fills the wire form of the record.
func (v *Touch) ToWire(w recordwire.Touch, e *canonical.Encoder) {
	e.Text("transaction", v.Transaction, w.SetTransaction)
	e.Text("owner", v.Owner, w.SetOwner)
}

// FromWire reads the wire form of the record.
func (v *Touch) FromWire(w recordwire.Touch, d *canonical.Decoder) {
	v.Transaction = d.Text("transaction", w.Transaction)
	v.Owner = d.Text("owner", w.Owner)
}

// ToWire fills the wire form of the record.
func (v *Discard) ToWire(w recordwire.Discard, e *canonical.Encoder) {
	canonical.PutStruct(e, "reversal", w.NewReversal, v.Reversal.ToWire)
}

// FromWire reads the wire form of the record.
func (v *Discard) FromWire(w recordwire.Discard, d *canonical.Decoder) {
	canonical.Struct(d, "reversal", w.Reversal, v.Reversal.FromWire)
}

// ToWire fills the wire form of the record.
func (v *AdmitCommit) ToWire(w recordwire.AdmitCommit, e *canonical.Encoder) {
	e.Text("reference", v.Reference, w.SetReference)
	e.Text("transaction", v.Transaction, w.SetTransaction)
	w.SetBase(v.Base)
	w.SetIntakes(v.Intakes)
	canonical.PutStruct(e, "preview", w.NewPreview, v.Preview.ToWire)
	canonical.PutStructs(e, "steps", v.Steps, w.NewSteps, (*Step).ToWire)
	canonical.PutStructs(e, "topologies", v.Topologies, w.NewTopologies, (*Topology).ToWire)
	canonical.PutStruct(e, "outcome", w.NewOutcome, v.Outcome.ToWire)
}

// FromWire reads the wire form of the record.
func (v *AdmitCommit) FromWire(w recordwire.AdmitCommit, d *canonical.Decoder) {
	v.Reference = d.Text("reference", w.Reference)
	v.Transaction = d.Text("transaction", w.Transaction)
	v.Base = w.Base()
	v.Intakes = w.Intakes()
	canonical.Struct(d, "preview", w.Preview, v.Preview.FromWire)
	v.Steps = canonical.Structs(d, "steps", w.Steps, (*Step).FromWire)
	v.Topologies = canonical.Structs(d, "topologies", w.Topologies, (*Topology).FromWire)
	canonical.Struct(d, "outcome", w.Outcome, v.Outcome.FromWire)
}

// ToWire fills the wire form of the record.
func (v *RecordEngagement) ToWire(w recordwire.RecordEngagement, e *canonical.Encoder) {
	canonical.PutStruct(e, "engagement", w.NewEngagement, v.Engagement.ToWire)
	canonical.PutScalars(e, "events", v.Events, w.NewEvents)
}

// FromWire reads the wire form of the record.
func (v *RecordEngagement) FromWire(w recordwire.RecordEngagement, d *canonical.Decoder) {
	canonical.Struct(d, "engagement", w.Engagement, v.Engagement.FromWire)
	v.Events = canonical.Scalars[uint8](d, "events", w.Events)
}

// ToWire fills the wire form of the record.
func (v *RecordStep) ToWire(w recordwire.RecordStep, e *canonical.Encoder) {
	e.Text("transaction", v.Transaction, w.SetTransaction)
	w.SetNumber(v.Number)
}

// FromWire reads the wire form of the record.
func (v *RecordStep) FromWire(w recordwire.RecordStep, d *canonical.Decoder) {
	v.Transaction = d.Text("transaction", w.Transaction)
	v.Number = w.Number()
}

// ToWire fills the wire form of the record.
func (v *FinishStep) ToWire(w recordwire.FinishStep, e *canonical.Encoder) {
	e.Text("transaction", v.Transaction, w.SetTransaction)
	w.SetNumber(v.Number)
	canonical.PutStruct(e, "outcome", w.NewOutcome, v.Outcome.ToWire)
	w.SetRestore(v.Restore)
}

// FromWire reads the wire form of the record.
func (v *FinishStep) FromWire(w recordwire.FinishStep, d *canonical.Decoder) {
	v.Transaction = d.Text("transaction", w.Transaction)
	v.Number = w.Number()
	canonical.Struct(d, "outcome", w.Outcome, v.Outcome.FromWire)
	v.Restore = w.Restore()
}

// ToWire fills the wire form of the record.
func (v *Sweep) ToWire(w recordwire.Sweep, e *canonical.Encoder) {
	w.SetLimit(v.Limit)
}

// FromWire reads the wire form of the record.
func (v *Sweep) FromWire(w recordwire.Sweep, d *canonical.Decoder) {
	v.Limit = w.Limit()
}

// ToWire fills the wire form of the record.
func (v *Envelope) ToWire(w recordwire.Envelope, e *canonical.Encoder) {
	w.SetAt(v.At)
	canonical.PutUnion(e, "command", v.Command, w.NewCommand, CommandToWire)
}

// FromWire reads the wire form of the record.
func (v *Envelope) FromWire(w recordwire.Envelope, d *canonical.Decoder) {
	v.At = w.At()
	v.Command = canonical.Union(d, "command", w.Command, CommandFromWire)
}

// ToWire fills the wire form of the record.
func (v *DomainClock) ToWire(w recordwire.DomainClock, e *canonical.Encoder) {
	w.SetPeriod(v.Period)
	w.SetSkew(v.Skew)
	w.SetWall(v.Wall)
	w.SetLogical(v.Logical)
	w.SetRate(v.Rate)
}

// FromWire reads the wire form of the record.
func (v *DomainClock) FromWire(w recordwire.DomainClock, d *canonical.Decoder) {
	v.Period = w.Period()
	v.Skew = w.Skew()
	v.Wall = w.Wall()
	v.Logical = w.Logical()
	v.Rate = w.Rate()
}

// ToWire fills the wire form of the record.
func (v *SourceOrigin) ToWire(w recordwire.SourceOrigin, e *canonical.Encoder) {
	w.SetVersion(v.Version)
	if v.At != nil {
		w.SetAtPresent(true)
		w.SetAt(*v.At)
	}
}

// FromWire reads the wire form of the record.
func (v *SourceOrigin) FromWire(w recordwire.SourceOrigin, d *canonical.Decoder) {
	v.Version = w.Version()
	if w.AtPresent() {
		value := w.At()
		v.At = &value
	}
}

// ToWire fills the wire form of the record.
func (v *ScheduledNode) ToWire(w recordwire.ScheduledNode, e *canonical.Encoder) {
	canonical.PutStruct(e, "key", w.NewKey, v.Key.ToWire)
	e.Text("primary", v.Primary, w.SetPrimary)
	canonical.PutTexts(e, "replicas", v.Replicas, w.NewReplicas)
	w.SetEveryNode(v.EveryNode)
}

// FromWire reads the wire form of the record.
func (v *ScheduledNode) FromWire(w recordwire.ScheduledNode, d *canonical.Decoder) {
	canonical.Struct(d, "key", w.Key, v.Key.FromWire)
	v.Primary = d.Text("primary", w.Primary)
	v.Replicas = canonical.Texts(d, "replicas", w.Replicas)
	v.EveryNode = w.EveryNode()
}

// ToWire fills the wire form of the record.
func (v *DomainSchedule) ToWire(w recordwire.DomainSchedule, e *canonical.Encoder) {
	e.Text("domain", v.Domain, w.SetDomain)
	canonical.PutEnum(e, "status", v.Status, w.SetStatus)
	w.SetStartVersion(v.StartVersion)
	if v.Clock != nil {
		canonical.PutStruct(e, "clock", w.NewClock, v.Clock.ToWire)
	}
	if v.Origin != nil {
		canonical.PutStruct(e, "origin", w.NewOrigin, v.Origin.ToWire)
	}
	canonical.PutUnions(e, "models", v.Models, w.NewModels, model.ModelToWire)
	canonical.PutStructs(e, "nodes", v.Nodes, w.NewNodes, (*ScheduledNode).ToWire)
}

// FromWire reads the wire form of the record.
func (v *DomainSchedule) FromWire(w recordwire.DomainSchedule, d *canonical.Decoder) {
	v.Domain = d.Text("domain", w.Domain)
	v.Status = canonical.Enum[DomainStatus](d, "status", w.Status())
	v.StartVersion = w.StartVersion()
	if w.HasClock() {
		v.Clock = new(DomainClock)
		canonical.Struct(d, "clock", w.Clock, v.Clock.FromWire)
	}
	if w.HasOrigin() {
		v.Origin = new(SourceOrigin)
		canonical.Struct(d, "origin", w.Origin, v.Origin.FromWire)
	}
	v.Models = canonical.Unions(d, "models", w.Models, model.ModelFromWire)
	v.Nodes = canonical.Structs(d, "nodes", w.Nodes, (*ScheduledNode).FromWire)
}

// EffectToWire fills the wire form of the union.
func EffectToWire(value Effect, w recordwire.Effect, e *canonical.Encoder) {
	switch v := value.(type) {
	case *ModelChange:
		canonical.PutVariant(e, w.NewModelChange, v.ToWire)
	case *LifecycleChange:
		canonical.PutVariant(e, w.NewLifecycleChange, v.ToWire)
	case *DomainAlteration:
		canonical.PutVariant(e, w.NewDomainAlteration, v.ToWire)
	case *ResourceCreation:
		canonical.PutVariant(e, w.NewResourceCreation, v.ToWire)
	case *ResourceImport:
		canonical.PutVariant(e, w.NewResourceImport, v.ToWire)
	case *DomainCreation:
		canonical.PutVariant(e, w.NewDomainCreation, v.ToWire)
	case *UserCreation:
		canonical.PutVariant(e, w.NewUserCreation, v.ToWire)
	case *TransactionOpening:
		canonical.PutVariant(e, w.NewTransactionOpening, v.ToWire)
	case *TransactionReversal:
		canonical.PutVariant(e, w.NewTransactionReversal, v.ToWire)
	default:
		e.Missing()
	}
}

// EffectFromWire reads the wire form of the union.
func EffectFromWire(w recordwire.Effect, d *canonical.Decoder) Effect {
	switch w.Which() {
	case recordwire.Effect_Which_modelChange:
		v := new(ModelChange)
		canonical.Variant(d, w.ModelChange, v.FromWire)
		return v
	case recordwire.Effect_Which_lifecycleChange:
		v := new(LifecycleChange)
		canonical.Variant(d, w.LifecycleChange, v.FromWire)
		return v
	case recordwire.Effect_Which_domainAlteration:
		v := new(DomainAlteration)
		canonical.Variant(d, w.DomainAlteration, v.FromWire)
		return v
	case recordwire.Effect_Which_resourceCreation:
		v := new(ResourceCreation)
		canonical.Variant(d, w.ResourceCreation, v.FromWire)
		return v
	case recordwire.Effect_Which_resourceImport:
		v := new(ResourceImport)
		canonical.Variant(d, w.ResourceImport, v.FromWire)
		return v
	case recordwire.Effect_Which_domainCreation:
		v := new(DomainCreation)
		canonical.Variant(d, w.DomainCreation, v.FromWire)
		return v
	case recordwire.Effect_Which_userCreation:
		v := new(UserCreation)
		canonical.Variant(d, w.UserCreation, v.FromWire)
		return v
	case recordwire.Effect_Which_transactionOpening:
		v := new(TransactionOpening)
		canonical.Variant(d, w.TransactionOpening, v.FromWire)
		return v
	case recordwire.Effect_Which_transactionReversal:
		v := new(TransactionReversal)
		canonical.Variant(d, w.TransactionReversal, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}

// CommandToWire fills the wire form of the union.
func CommandToWire(value Command, w recordwire.Command, e *canonical.Encoder) {
	switch v := value.(type) {
	case *Configure:
		canonical.PutVariant(e, w.NewConfigure, v.ToWire)
	case *Enrol:
		canonical.PutVariant(e, w.NewEnrol, v.ToWire)
	case *Admit:
		canonical.PutVariant(e, w.NewAdmit, v.ToWire)
	case *Record:
		canonical.PutVariant(e, w.NewRecord, v.ToWire)
	case *Finish:
		canonical.PutVariant(e, w.NewFinish, v.ToWire)
	case *Append:
		canonical.PutVariant(e, w.NewAppend, v.ToWire)
	case *Touch:
		canonical.PutVariant(e, w.NewTouch, v.ToWire)
	case *Discard:
		canonical.PutVariant(e, w.NewDiscard, v.ToWire)
	case *AdmitCommit:
		canonical.PutVariant(e, w.NewAdmitCommit, v.ToWire)
	case *RecordEngagement:
		canonical.PutVariant(e, w.NewRecordEngagement, v.ToWire)
	case *RecordStep:
		canonical.PutVariant(e, w.NewRecordStep, v.ToWire)
	case *FinishStep:
		canonical.PutVariant(e, w.NewFinishStep, v.ToWire)
	case *Sweep:
		canonical.PutVariant(e, w.NewSweep, v.ToWire)
	default:
		e.Missing()
	}
}

// CommandFromWire reads the wire form of the union.
func CommandFromWire(w recordwire.Command, d *canonical.Decoder) Command {
	switch w.Which() {
	case recordwire.Command_Which_configure:
		v := new(Configure)
		canonical.Variant(d, w.Configure, v.FromWire)
		return v
	case recordwire.Command_Which_enrol:
		v := new(Enrol)
		canonical.Variant(d, w.Enrol, v.FromWire)
		return v
	case recordwire.Command_Which_admit:
		v := new(Admit)
		canonical.Variant(d, w.Admit, v.FromWire)
		return v
	case recordwire.Command_Which_record:
		v := new(Record)
		canonical.Variant(d, w.Record, v.FromWire)
		return v
	case recordwire.Command_Which_finish:
		v := new(Finish)
		canonical.Variant(d, w.Finish, v.FromWire)
		return v
	case recordwire.Command_Which_append:
		v := new(Append)
		canonical.Variant(d, w.Append, v.FromWire)
		return v
	case recordwire.Command_Which_touch:
		v := new(Touch)
		canonical.Variant(d, w.Touch, v.FromWire)
		return v
	case recordwire.Command_Which_discard:
		v := new(Discard)
		canonical.Variant(d, w.Discard, v.FromWire)
		return v
	case recordwire.Command_Which_admitCommit:
		v := new(AdmitCommit)
		canonical.Variant(d, w.AdmitCommit, v.FromWire)
		return v
	case recordwire.Command_Which_recordEngagement:
		v := new(RecordEngagement)
		canonical.Variant(d, w.RecordEngagement, v.FromWire)
		return v
	case recordwire.Command_Which_recordStep:
		v := new(RecordStep)
		canonical.Variant(d, w.RecordStep, v.FromWire)
		return v
	case recordwire.Command_Which_finishStep:
		v := new(FinishStep)
		canonical.Variant(d, w.FinishStep, v.FromWire)
		return v
	case recordwire.Command_Which_sweep:
		v := new(Sweep)
		canonical.Variant(d, w.Sweep, v.FromWire)
		return v
	}
	d.Missing()
	return nil
}
