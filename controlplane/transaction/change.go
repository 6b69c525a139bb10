package transaction

import (
	"nervix/controlplane/quiesce"
	"nervix/controlplane/registry"
	"nervix/controlplane/scheduler"
	"nervix/controlplane/state"
	"nervix/generated/model"
	"nervix/generated/record"
)

// Change classifies the frozen effect of a step against the domain that it is applied to; it gives
// nil for anything but a model change.
func Change(d *state.Domain, effect record.Effect) (*quiesce.Result, error) {
	c, ok := effect.(*record.ModelChange)
	if !ok {
		return nil, nil
	}
	base, err := d.Graph()
	if err != nil {
		return nil, err
	}
	next := map[model.Key]model.Model{}
	for _, m := range d.Schedule.Models {
		next[m.ModelKey()] = m
	}
	for _, k := range c.Drop {
		delete(next, k)
	}
	for _, m := range c.Put {
		next[m.ModelKey()] = m
	}
	models := make([]model.Model, 0, len(next))
	for _, m := range next {
		models = append(models, m)
	}
	candidate, err := registry.NewGraph(c.Domain, models)
	if err != nil {
		return nil, err
	}
	after := &record.DomainSchedule{Nodes: c.Nodes}
	return quiesce.Classify(base, candidate, d.Running(), scheduler.Moved(d.Schedule, after)...), nil
}
