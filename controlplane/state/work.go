package state

import (
	"errors"
	"slices"

	"nervix/controlplane/registry"
	"nervix/generated/failure"
	"nervix/generated/machine"
	"nervix/generated/model"
	"nervix/generated/record"
)

// errStale tells that a command was planned against state that has changed since.
var errStale = errors.New("planned against older state")

// write is one change of the store; a nil value deletes the key.
type write struct{ key, value []byte }

// work is one command being applied: a fork of the current view with the writes that lead to it.
// A refused command is dropped with its work, so that it leaves nothing.
type work struct {
	*View
	at     int64
	writes []write
	// offered are the topologies that came with the command, unshared those that a step less names; both by
	// digest.
	offered  map[string]*record.Topology
	unshared []string
}

type encoder interface{ Encode() ([]byte, error) }

func (w *work) put(key []byte, r encoder) error {
	value, err := r.Encode()
	if err != nil {
		return err
	}
	w.writes = append(w.writes, write{key, value})
	return nil
}

func (w *work) remove(key []byte) { w.writes = append(w.writes, write{key: key}) }

func (w *work) putUser(u *record.User) error {
	w.users.Set(u.Name, u)
	return w.put(key(kindUser, u.Name), u)
}

// putDomain stores the record of a domain; its models are the given ones, which are stored apart.
func (w *work) putDomain(r *record.Domain, models []model.Model) error {
	w.domains.Set(r.Name, newDomain(r, models))
	return w.put(key(kindDomain, r.Name), r)
}

func (w *work) putResource(r *record.Resource) error {
	name := resourceKey(r.Domain, r.Name)
	w.resources.Set(name, r)
	return w.put(key(kindResource, name), r)
}

func (w *work) putExecution(e *record.Execution) error {
	w.executions.Set(e.Reference, e)
	return w.put(key(kindExecution, e.Reference), e)
}

func (w *work) putTransaction(t *record.Transaction) error {
	w.transactions.Set(t.ID, t)
	return w.put(key(kindTransaction, t.ID), t)
}

func (w *work) putOperation(o *record.Operation) error {
	child := childKey(o.Transaction, o.Position)
	w.operations.Set(child, o)
	w.appends.Set(o.Reference, o)
	return w.put(key(kindOperation, child), o)
}

// putStep stores a step with its topologies.
func (w *work) putStep(s *record.Step) error {
	child := childKey(s.Transaction, s.Number)
	former, replaced := w.steps.Get(child)
	for _, digest := range [2][]byte{s.Before, s.After} {
		if err := w.share(digest); err != nil {
			return err
		}
	}
	if replaced {
		w.unshare(former.Before)
		w.unshare(former.After)
	}
	w.steps.Set(child, s)
	return w.put(key(kindStep, child), s)
}

// change advances the cluster revision.
func (w *work) change() uint64 {
	w.Revision++
	return w.Revision
}

// unfinished finds an execution that is admitted or applying.
func (w *work) unfinished(reference string) (*record.Execution, error) {
	e, ok := w.Execution(reference)
	if !ok || machine.CommandState(e.State).Terminal() {
		return nil, &failure.UnknownExecution{Reference: reference}
	}
	return e.Clone(), nil
}

// applyModels replaces the models of a domain by what a change leads to.
func (w *work) applyModels(d *record.Domain, old []model.Model, c *record.ModelChange) error {
	models := slices.DeleteFunc(slices.Clone(old), func(m model.Model) bool {
		return slices.Contains(c.Drop, m.ModelKey())
	})
	for _, k := range c.Drop {
		w.remove(modelKey(c.Domain, k))
	}
	for _, m := range c.Put {
		value, err := model.EncodeModel(m)
		if err != nil {
			return err
		}
		w.writes = append(w.writes, write{modelKey(c.Domain, m.ModelKey()), value})
		at, found := slices.BinarySearchFunc(models, m.ModelKey(), func(m model.Model, k model.Key) int {
			return registry.CompareKeys(m.ModelKey(), k)
		})
		if found {
			models[at] = m
		} else {
			models = slices.Insert(models, at, m)
		}
	}
	d.Nodes = c.Nodes
	return w.putDomain(d, models)
}

// servesIntake tells whether a change touches what hosts and paths are made of.
func servesIntake(c *record.ModelChange) bool {
	serves := func(k model.Kind) bool { return k == model.KindVhost || k == model.KindEndpoint }
	return slices.ContainsFunc(c.Drop, func(k model.Key) bool { return serves(k.Kind) }) ||
		slices.ContainsFunc(c.Put, func(m model.Model) bool { return serves(m.ModelKind()) })
}

// intakeHolder finds another COMMITTING transaction whose frozen steps touch hosts and paths. They
// were checked against those of all domains, which must not change before they are applied.
func (w *work) intakeHolder(except string) (*record.Transaction, bool) {
	for _, t := range w.Transactions() {
		if t.ID == except || machine.TransactionState(t.State) != machine.TransactionStateCommitting {
			continue
		}
		for _, s := range w.Steps(t.ID) {
			if c, ok := s.Effect.(*record.ModelChange); ok && servesIntake(c) {
				return t, true
			}
		}
	}
	return nil, false
}
