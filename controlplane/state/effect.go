package state

import (
	"time"

	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/record"
	"nervix/generated/statement"
)

// effects applies the effects of one command or of a step of the transaction by, which is empty
// for commands. Its methods give errStale for an effect that must be planned again.
type effects struct {
	*work
	by string
}

var _ record.EffectVisitor[error] = (*effects)(nil)

// target finds the domain of an effect. The steps of a transaction were planned as a whole, and
// its fence keeps everything else out since; other effects must match the present revision.
func (e *effects) target(name string, base uint64) (*Domain, error) {
	d, err := e.Domain(name)
	switch {
	case err != nil:
		return nil, err
	case d.Record.Fence != e.by:
		return nil, &failure.AlterationInProgress{Domain: name}
	case e.by == "" && d.Record.Revision != base:
		return nil, errStale
	}
	return d, nil
}

// VisitModelChange stores the models of a batch with the placement that follows.
func (e *effects) VisitModelChange(c *record.ModelChange) error {
	d, err := e.target(c.Domain, c.Base)
	if err != nil {
		return err
	}
	if servesIntake(c) {
		if holder, held := e.intakeHolder(e.by); held {
			return &failure.AlterationInProgress{Domain: holder.Domain}
		}
		if e.by == "" && c.Intakes != e.IntakeRevision {
			return errStale
		}
	}
	r := d.Record.Clone()
	r.Revision = e.change()
	if servesIntake(c) {
		e.IntakeRevision = r.Revision
	}
	return e.applyModels(r, d.Schedule.Models, c)
}

// VisitLifecycleChange starts or stops a domain.
func (e *effects) VisitLifecycleChange(c *record.LifecycleChange) error {
	d, err := e.target(c.Domain, c.Base)
	if err != nil {
		return err
	}
	r := d.Record.Clone()
	if r.Status, err = NextStatus(r, c.To); err != nil {
		return err
	}
	r.Clock = nil
	if c.To == record.LifecycleStart {
		r.StartVersion++
		setClock(r, c.At, e.at*int64(time.Millisecond))
	}
	r.Revision, r.Nodes = e.change(), c.Nodes
	return e.putDomain(r, d.Schedule.Models)
}

// setClock sets the clock of a paced domain, and where its sources begin, at the UTC instant of a
// START. Without a point in time the clock starts at that instant and the sources go on from where
// they were; a clock that was stopped is not continued (runtime semantics, section 10).
func setClock(r *record.Domain, at *statement.StartPoint, now int64) {
	rate, logical := 1.0, now
	if at != nil {
		rate = at.Rate
		r.Origin = &record.SourceOrigin{Version: r.StartVersion}
		if !at.Now {
			logical = at.Instant
			r.Origin.At = new(at.Instant)
		}
	}
	if r.Pace != nil {
		r.Clock = &record.DomainClock{
			Period: r.Pace.Period.Nanoseconds, Skew: r.Pace.Skew.Nanoseconds, Wall: now, Logical: logical, Rate: rate,
		}
	}
}

// NextStatus gives the status that START or STOP leads a domain to. It fails with
// failure.DomainRunning or failure.DomainStopped in the wrong state (runtime semantics §10).
func NextStatus(d *record.Domain, to record.Lifecycle) (record.DomainStatus, error) {
	current := machine.DomainStateStopped
	if d.Status == record.DomainStatusRunning {
		current = machine.DomainStateRunning
	}
	if to == record.LifecycleStart {
		if _, allowed := current.Next(machine.DomainEventStart); !allowed {
			return d.Status, &failure.DomainRunning{Domain: d.Name}
		}
		return record.DomainStatusRunning, nil
	}
	if _, allowed := current.Next(machine.DomainEventStop); !allowed {
		return d.Status, &failure.DomainStopped{Domain: d.Name}
	}
	return record.DomainStatusStopped, nil
}

// VisitDomainCreation declares a stopped domain.
func (e *effects) VisitDomainCreation(c *record.DomainCreation) error {
	if _, err := e.Domain(c.Name); err == nil {
		return &failure.DuplicateDomain{Domain: c.Name}
	}
	return e.putDomain(&record.Domain{Name: c.Name, Pace: c.Pace, Placement: c.Placement, Revision: e.change()}, nil)
}

// VisitDomainAlteration changes the placement policy of a domain.
func (e *effects) VisitDomainAlteration(c *record.DomainAlteration) error {
	d, err := e.target(c.Domain, c.Base)
	if err != nil {
		return err
	}
	r := d.Record.Clone()
	r.Placement, r.Revision, r.Nodes = c.Placement, e.change(), c.Nodes
	return e.putDomain(r, d.Schedule.Models)
}

// VisitResourceCreation declares a resource without versions.
func (e *effects) VisitResourceCreation(c *record.ResourceCreation) error {
	d, err := e.target(c.Domain, c.Base)
	if err != nil {
		return err
	}
	if _, err := e.Resource(c.Domain, c.Name); err == nil {
		return &failure.DuplicateResource{Resource: c.Name}
	}
	return e.putResourceOf(d, &record.Resource{Domain: c.Domain, Name: c.Name})
}

// VisitResourceImport adds a version. It is no content of transactions, and what they have frozen
// names concrete versions, so that it holds beside a COMMITTING one.
func (e *effects) VisitResourceImport(c *record.ResourceImport) error {
	d, err := e.Domain(c.Domain)
	if err != nil {
		return err
	}
	r, err := e.Resource(c.Domain, c.Name)
	if err != nil {
		return err
	}
	if c.Number != uint64(len(r.Versions))+1 {
		return errStale
	}
	r = r.Clone()
	r.Versions = append(r.Versions, c.Version)
	return e.putResourceOf(d, r)
}

// putResourceOf stores a resource. What is planned for its domain depends on it.
func (e *effects) putResourceOf(d *Domain, r *record.Resource) error {
	next := d.Record.Clone()
	next.Revision = e.change()
	if err := e.putDomain(next, d.Schedule.Models); err != nil {
		return err
	}
	return e.putResource(r)
}

// VisitUserCreation declares a user.
func (e *effects) VisitUserCreation(c *record.UserCreation) error {
	if _, exists := e.User(c.Name); exists {
		return &failure.DuplicateUser{User: c.Name}
	}
	return e.putUser(&record.User{Name: c.Name, Secret: c.Secret, Revision: e.change()})
}

// VisitTransactionOpening opens a transaction.
func (e *effects) VisitTransactionOpening(c *record.TransactionOpening) error {
	if err := e.Beginnable(c.Owner, c.Domain); err != nil {
		return err
	}
	return e.putTransaction(&record.Transaction{
		ID: c.ID, Owner: c.Owner, Domain: c.Domain, State: uint8(machine.TransactionStateInitial),
		Created: e.at, Active: e.at, Deadline: e.at + e.Settings.TransactionIdle,
	})
}

// VisitTransactionReversal discards the queue of a transaction.
func (e *effects) VisitTransactionReversal(c *record.TransactionReversal) error {
	return e.reverse(c, machine.TransactionEventRevert)
}

// reverse ends an OPEN transaction without its effects.
func (w *work) reverse(c *record.TransactionReversal, event machine.TransactionEvent) error {
	t, err := w.open(c.ID, c.Owner)
	if err != nil {
		return err
	}
	if t.Operations != c.Operations {
		return errStale
	}
	return w.endTransaction(t.Clone(), event)
}

// endTransaction moves a transaction to a terminal state and clears what only executing needs. The
// admitted results stay with the tombstone, so that a late repeat of an append is no new command.
func (w *work) endTransaction(t *record.Transaction, event machine.TransactionEvent) error {
	if err := w.moveTransaction(t, event); err != nil {
		return err
	}
	t.Finished = w.at
	for _, o := range w.Operations(t.ID) {
		bare := o.Clone()
		bare.Statement, bare.Source = nil, ""
		if err := w.putOperation(bare); err != nil {
			return err
		}
	}
	for _, s := range w.Steps(t.ID) {
		bare := s.Clone()
		bare.Effect, bare.Replaced = nil, nil
		if err := w.putStep(bare); err != nil {
			return err
		}
	}
	if d, err := w.Domain(t.Domain); err == nil && d.Record.Fence == t.ID {
		r := d.Record.Clone()
		r.Fence = ""
		if err := w.putDomain(r, d.Schedule.Models); err != nil {
			return err
		}
	}
	return w.putTransaction(t)
}

// moveTransaction makes a transition; the caller stores the record.
func (w *work) moveTransaction(t *record.Transaction, event machine.TransactionEvent) error {
	current := machine.TransactionState(t.State)
	next, allowed := current.Next(event)
	if !allowed {
		return &failure.InvalidTransition{
			Subject: "transaction '" + t.ID + "'", State: current.String(), Event: event.String(),
		}
	}
	t.State = uint8(next)
	return nil
}
