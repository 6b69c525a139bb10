package state

import (
	"bytes"
	"encoding/hex"
	"fmt"

	"github.com/cockroachdb/pebble/v2"

	"nervix/controlplane/consensus"
	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/model"
	"nervix/generated/record"
)

// loader collects the records of one generation.
type loader struct {
	view    *View
	domains []*record.Domain
	models  map[string][]model.Model
}

// read decodes one generation of a database or of a snapshot of one. It fails with
// failure.CorruptRecord or failure.StoreRead.
func read(from pebble.Reader, live byte) (*View, error) {
	iterator, err := from.NewIter(&pebble.IterOptions{LowerBound: []byte{live}, UpperBound: []byte{live + 1}})
	if err != nil {
		return nil, new(failure.StoreRead{Subject: "the state store"}).WithCause(err)
	}
	l := &loader{view: newView(), models: map[string][]model.Model{}}
	for ok := iterator.First(); ok && err == nil; ok = iterator.Next() {
		err = l.add(iterator.Key()[1:], iterator.Value())
	}
	if closing := iterator.Close(); err == nil && closing != nil {
		err = new(failure.StoreRead{Subject: "the state store"}).WithCause(closing)
	}
	if err != nil {
		return nil, err
	}
	return l.finish()
}

// finish joins the domains with their models.
func (l *loader) finish() (*View, error) {
	for _, d := range l.domains {
		l.view.domains.Set(d.Name, newDomain(d, l.models[d.Name]))
		delete(l.models, d.Name)
	}
	for domain := range l.models {
		return nil, &failure.CorruptRecord{Record: "model", Reason: fmt.Sprintf("its domain '%s' does not exist", domain)}
	}
	l.view.count()
	return l.view, nil
}

// add decodes one record. The key must be the one that the record is stored under.
func (l *loader) add(stored, value []byte) error {
	if len(stored) == 0 {
		return corrupt("key", nil)
	}
	expected, err := l.decode(stored, value)
	if err != nil {
		return corrupt(fmt.Sprintf("record of kind %q", stored[0]), err)
	}
	if !bytes.Equal(expected, stored) {
		return corrupt(fmt.Sprintf("key of kind %q", stored[0]), nil)
	}
	return nil
}

func corrupt(what string, cause error) error {
	return new(failure.CorruptRecord{Record: what, Reason: "the state store does not decode"}).WithCause(cause)
}

// decode reads one record into the view and gives the key that it belongs under.
func (l *loader) decode(stored, value []byte) ([]byte, error) {
	v := l.view
	switch kind := stored[0]; kind {
	case kindProgress:
		return key(kind, ""), l.progress(value)
	case kindSettings:
		s, err := record.DecodeSettings(value)
		if err != nil {
			return nil, err
		}
		v.Settings = *s
		return key(kind, ""), nil
	case kindUser:
		u, err := record.DecodeUser(value)
		if err != nil {
			return nil, err
		}
		v.users.Set(u.Name, u)
		return key(kind, u.Name), nil
	case kindDomain:
		d, err := record.DecodeDomain(value)
		if err != nil {
			return nil, err
		}
		l.domains = append(l.domains, d)
		return key(kind, d.Name), nil
	case kindModel:
		return l.model(stored, value)
	case kindResource:
		r, err := record.DecodeResource(value)
		if err != nil {
			return nil, err
		}
		name := resourceKey(r.Domain, r.Name)
		v.resources.Set(name, r)
		return key(kind, name), nil
	default:
		return l.decodeWork(kind, value)
	}
}

// decodeWork reads an execution or a part of a transaction.
func (l *loader) decodeWork(kind byte, value []byte) ([]byte, error) {
	v := l.view
	switch kind {
	case kindExecution:
		e, err := record.DecodeExecution(value)
		if err != nil {
			return nil, err
		}
		v.executions.Set(e.Reference, e)
		return key(kind, e.Reference), declared(int(e.State), len(machine.CommandStates()), int(e.Step))
	case kindTransaction:
		t, err := record.DecodeTransaction(value)
		if err != nil {
			return nil, err
		}
		v.transactions.Set(t.ID, t)
		return key(kind, t.ID), declared(int(t.State), len(machine.TransactionStates()), 0)
	case kindOperation:
		o, err := record.DecodeOperation(value)
		if err != nil {
			return nil, err
		}
		child := childKey(o.Transaction, o.Position)
		v.operations.Set(child, o)
		v.appends.Set(o.Reference, o)
		return key(kind, child), nil
	case kindStep:
		s, err := record.DecodeStep(value)
		if err != nil {
			return nil, err
		}
		child := childKey(s.Transaction, s.Number)
		v.steps.Set(child, s)
		return key(kind, child), declared(0, 1, int(s.State))
	}
	return l.decodeReport(kind, value)
}

// decodeReport reads a part of the report of a transaction.
func (l *loader) decodeReport(kind byte, value []byte) ([]byte, error) {
	v := l.view
	switch kind {
	case kindEngagement:
		e, err := record.DecodeEngagement(value)
		if err != nil {
			return nil, err
		}
		for _, state := range e.States {
			if int(state) >= len(machine.EngagementStates()) {
				return nil, fmt.Errorf("undeclared state %d of an engagement", state)
			}
		}
		v.engagements.Set(engagementKey(e), e)
		return key(kind, engagementKey(e)), nil
	case kindTopology:
		h, err := record.DecodeTopologyHeader(value)
		if err != nil {
			return nil, err
		}
		name := hex.EncodeToString(h.Topology)
		v.topologies.Set(name, &sharing{header: h})
		return key(kind, name), nil
	case kindNode:
		n, err := record.DecodeTopologyNode(value)
		if err != nil {
			return nil, err
		}
		child := childKey(hex.EncodeToString(n.Topology), n.Number)
		v.nodes.Set(child, n)
		return key(kind, child), nil
	case kindEdge:
		e, err := record.DecodeTopologyEdge(value)
		if err != nil {
			return nil, err
		}
		child := childKey(hex.EncodeToString(e.Topology), e.Number)
		v.edges.Set(child, e)
		return key(kind, child), nil
	}
	return nil, fmt.Errorf("unknown kind %q", kind)
}

// declared checks that stored states are ones of their machines.
func declared(state, states, step int) error {
	if state >= states || step >= len(machine.StepStates()) {
		return fmt.Errorf("undeclared state %d, step %d", state, step)
	}
	return nil
}

func (l *loader) progress(value []byte) error {
	p, err := record.DecodeProgress(value)
	if err != nil {
		return err
	}
	v := l.view
	v.Position = consensus.Position{Index: p.Index, Term: p.Term}
	v.Revision, v.IntakeRevision, v.Fence = p.Revision, p.IntakeRevision, p.Fence
	return v.Membership.UnmarshalBinary(p.Membership)
}

// model reads a model of a domain; keys list them by kind and name.
func (l *loader) model(stored, value []byte) ([]byte, error) {
	m, err := model.DecodeModel(value)
	if err != nil {
		return nil, err
	}
	domain, _, found := bytes.Cut(stored[1:], []byte{0})
	if !found {
		return nil, fmt.Errorf("key names no domain")
	}
	l.models[string(domain)] = append(l.models[string(domain)], m)
	return modelKey(string(domain), m.ModelKey()), nil
}
