package rehearsal

import (
	"nervix/controlplane/registry/contract"
	"nervix/controlplane/registry/typing"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
)

// impliedName is what an implied domain is called in messages.
const impliedName = "script"

// domain gives the selected domain, or the implied one.
func (r *Rehearsal) domain(at *entry) *domain {
	if r.selected == nil {
		r.selected = newDomain(impliedName)
		r.implied = at
	}
	return r.selected
}

// statement takes one statement of the script.
func (r *Rehearsal) statement(at *entry) {
	s := at.statement
	if use, ok := s.(*statement.UseDomain); ok {
		r.use(at, use)
		return
	}
	if r.transaction && !queued(s) {
		r.report(at, &failure.NotQueueable{Form: s.Form(), Place: failure.AtSpan(0, at.end-at.start)})
		return
	}
	if s.NeedsDomain() {
		r.domain(at)
	}
	if s.Class() == statement.ClassModel {
		r.modelStatement(at)
		return
	}
	switch s.(type) {
	case *statement.DescribeTransaction:
	case *statement.Revert:
		r.discard()
	default:
		r.settle()
	}
	r.report(at, r.other(s))
}

// queued tells what a session takes while a transaction is open (grammar reference, 5.1).
func queued(s statement.Statement) bool {
	switch s.Class() {
	case statement.ClassModel, statement.ClassEffect, statement.ClassTx, statement.ClassReadTx:
		return true
	default:
		return false
	}
}

// use selects a domain. While the script creates none, the first name that it uses is that of the
// implied domain.
func (r *Rehearsal) use(at *entry, s *statement.UseDomain) {
	if r.transaction {
		if r.selected != nil && r.selected.name != s.Name {
			r.report(at, &failure.TransactionWrongDomain{Domain: r.selected.name, Place: failure.AtPath("name")})
		}
		return
	}
	r.settle()
	if r.implied != nil {
		r.report(r.implied, &failure.NoSelectedDomain{})
		r.implied = nil
	}
	if known, ok := r.domains[s.Name]; ok {
		r.selected = known
		return
	}
	if len(r.domains) > 0 {
		r.report(at, &failure.UnknownDomain{
			Domain: s.Name, Suggestion: typing.Nearest(s.Name, r.Domains()), Place: failure.AtPath("name"),
		})
		r.selected = newDomain(s.Name)
		r.selected.lenient = true
	} else if r.selected == nil {
		r.selected = newDomain(s.Name)
	} else {
		r.selected.rename(s.Name)
	}
	r.domains[s.Name] = r.selected
}

// other takes a statement that is no model statement and gives what the server would answer, as
// far as the script tells.
func (r *Rehearsal) other(s statement.Statement) error {
	switch s := s.(type) {
	case *statement.CreateDomain:
		return r.createDomain(s)
	case *statement.CreateUser:
		if r.users[s.Name] && !s.IfNotExists {
			return &failure.DuplicateUser{User: s.Name, Place: failure.AtPath("name")}
		}
		r.users[s.Name] = true
	case *statement.Begin, *statement.Commit, *statement.Revert, *statement.AttachTransaction:
		return r.control(s)
	case *statement.DescribeTransaction:
		if s.Transaction == "" && !r.transaction {
			return &failure.NoAttachedTransaction{}
		}
	case *statement.CreateSubscription:
		return r.subscribe(s)
	case *statement.DeleteSubscription:
		if !r.subscriptions[s.Name] {
			return &failure.UnknownSubscription{Subscription: s.Name, Place: failure.AtPath("name")}
		}
		delete(r.subscriptions, s.Name)
	default:
		if s.NeedsDomain() {
			return r.selected.other(s)
		}
	}
	return nil
}

func (r *Rehearsal) createDomain(s *statement.CreateDomain) error {
	if known, exists := r.domains[s.Name]; exists {
		if !s.IfNotExists && !known.lenient {
			return &failure.DuplicateDomain{Domain: s.Name, Place: failure.AtPath("name")}
		}
		return nil
	}
	created := newDomain(s.Name)
	created.created, created.paced = true, s.Pace != nil
	r.domains[s.Name] = created
	return nil
}

// control opens or ends a transaction. The statements of a reverted one are not judged.
func (r *Rehearsal) control(s statement.Statement) error {
	switch s.(type) {
	case *statement.Begin, *statement.AttachTransaction:
		if r.transaction {
			return &failure.TransactionActive{}
		}
		r.transaction = true
	default:
		if !r.transaction {
			return &failure.NoTransaction{}
		}
		r.transaction = false
	}
	return nil
}

func (r *Rehearsal) subscribe(s *statement.CreateSubscription) error {
	d := r.selected
	if r.subscriptions[s.Name] {
		return &failure.DuplicateSubscription{Subscription: s.Name, Place: failure.AtPath("name")}
	}
	r.subscriptions[s.Name] = true
	key := model.Key{Kind: model.KindRelay, Name: s.Relay}
	if d.lenient || d.doubtful[key] || d.shaken()[key] {
		return nil
	}
	if _, err := contract.Subscription(d.graph, d.name, s.Relay, s.Where); err != nil {
		return (&failure.SubscriptionInvalid{Subscription: s.Name, Place: failure.AtPath("where")}).WithCause(err)
	}
	return nil
}

// other takes a statement about the domain that is no model statement.
func (d *domain) other(s statement.Statement) error {
	switch s := s.(type) {
	case *statement.StartDomain:
		if d.created && d.running {
			return &failure.DomainRunning{Domain: d.name}
		}
		d.running = true
	case *statement.StopDomain:
		if d.created && !d.running {
			return &failure.DomainStopped{Domain: d.name}
		}
		d.running = false
	case *statement.CreateResource:
		if _, exists := d.resources[s.Name]; exists {
			if !s.IfNotExists {
				return &failure.DuplicateResource{Resource: s.Name, Place: failure.AtPath("name")}
			}
			return nil
		}
		d.resources[s.Name] = 0
	case *statement.UploadResource:
		if _, exists := d.resources[s.Name]; !exists && !d.doubtfulResources[s.Name] && !d.lenient {
			d.misplaced()
			return &failure.UnknownResource{Resource: s.Name, Domain: d.name, Place: failure.AtPath("name")}
		}
		d.resources[s.Name]++
	case *statement.DescribeResource:
		return d.describeResource(s)
	case *statement.ResetState:
		return d.reset(s)
	case *statement.ShowCreate:
		return d.addressed(s.Key, s.Entity)
	case *statement.ShowState:
		return d.showState(s)
	case *statement.DescribeModel:
		return d.describe(s)
	case *statement.Lookup:
		return d.lookup(s)
	case *statement.Relocate:
		return d.relocation(&s.Relocation)
	case *statement.DescribeRelocation:
		return d.relocation(&s.Relocation)
	default:
	}
	return nil
}

// misplaced accounts for a version that was uploaded to a name which does not exist: it was meant for
// one of the resources that still have none.
func (d *domain) misplaced() {
	for name, versions := range d.resources {
		if versions == 0 {
			d.doubtfulResources[name] = true
		}
	}
}

// addressed reports a model that is not there, or that is no ingestor of the kind that it is called.
func (d *domain) addressed(key model.Key, entity statement.Entity) error {
	if err := d.needs(key, "key"); err != nil {
		return err
	}
	found, _ := d.graph.Find(key)
	if ingestor, ok := found.(*model.Ingestor); ok && entity != statement.EntityNone && !d.doubtful[key] {
		if fault := contract.FitEntity(ingestor, entity, d.graph); fault != nil {
			return fault
		}
	}
	return nil
}

// needs reports a name that is not there.
func (d *domain) needs(key model.Key, path string) error {
	if d.exists(key) {
		return nil
	}
	var names []string
	for _, known := range d.graph.Keys() {
		if known.Kind == key.Kind {
			names = append(names, known.Name)
		}
	}
	return &failure.UnknownModel{
		Kind: key.Kind.Text(), Model: key.Name, Domain: d.name, Suggestion: typing.Nearest(key.Name, names), Place: failure.AtPath(path),
	}
}

func (d *domain) describeResource(s *statement.DescribeResource) error {
	versions, exists := d.resources[s.Name]
	switch {
	case d.lenient || d.doubtfulResources[s.Name]:
	case !exists:
		return &failure.UnknownResource{Resource: s.Name, Domain: d.name, Place: failure.AtPath("name")}
	case s.Version > versions:
		return &failure.UnknownResourceVersion{Resource: s.Name, Version: s.Version, Place: failure.AtPath("version")}
	}
	return nil
}
