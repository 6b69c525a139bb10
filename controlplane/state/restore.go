package state

import (
	"bytes"
	"crypto/sha256"
	"slices"

	"nervix/generated/model"
	"nervix/generated/record"
)

// replacing applies an effect and gives what puts the models back that it replaces, for a change of
// virtual hosts; nil for any other one.
func (w *work) replacing(effect record.Effect, by string) (*record.Replacement, error) {
	replacement := w.replaced(effect)
	if err := record.VisitEffect(effect, record.EffectVisitor[error](&effects{work: w, by: by})); err != nil || replacement == nil {
		return nil, err
	}
	var err error
	replacement.After, err = w.schedule(replacement.Change.Domain)
	return replacement, err
}

// replaced gives the change that undoes one of virtual hosts.
func (w *work) replaced(effect record.Effect) *record.Replacement {
	c, is := effect.(*record.ModelChange)
	if !is || !changesVhosts(c) {
		return nil
	}
	d, err := w.Domain(c.Domain)
	if err != nil {
		return nil
	}
	r := &record.Replacement{Change: record.ModelChange{Domain: c.Domain, Nodes: d.Record.Nodes}}
	old := map[model.Key]model.Model{}
	for _, m := range d.Schedule.Models {
		old[m.ModelKey()] = m
	}
	for _, m := range c.Put {
		if replaced, existed := old[m.ModelKey()]; existed {
			r.Change.Put = append(r.Change.Put, replaced)
		} else {
			r.Change.Drop = append(r.Change.Drop, m.ModelKey())
		}
	}
	for _, k := range c.Drop {
		if dropped, existed := old[k]; existed {
			r.Change.Put = append(r.Change.Put, dropped)
		}
	}
	return r
}

func changesVhosts(c *record.ModelChange) bool {
	return slices.ContainsFunc(c.Drop, func(k model.Key) bool { return k.Kind == model.KindVhost }) ||
		slices.ContainsFunc(c.Put, func(m model.Model) bool { return m.ModelKind() == model.KindVhost })
}

// schedule gives the digest of what a domain executes.
func (w *work) schedule(domain string) ([]byte, error) {
	d, err := w.Domain(domain)
	if err != nil {
		return nil, err
	}
	data, err := d.Schedule.Encode()
	if err != nil {
		return nil, err
	}
	digest := sha256.Sum256(data)
	return digest[:], nil
}

// restore puts replaced models back (CP-164, CP-422). What was changed since then has been built on
// the models that would go, so that they stay.
func (w *work) restore(r *record.Replacement) error {
	if r == nil {
		return nil
	}
	now, err := w.schedule(r.Change.Domain)
	if err != nil || !bytes.Equal(now, r.After) {
		return err
	}
	d, err := w.Domain(r.Change.Domain)
	if err != nil {
		return err
	}
	next := d.Record.Clone()
	next.Revision = w.change()
	w.IntakeRevision = next.Revision
	return w.applyModels(next, d.Schedule.Models, &r.Change)
}
