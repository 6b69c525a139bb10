package alteration

import (
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
)

// inputs are the inputs of a node. The inputs of emitters are of a type of their own with the same
// fields.
type inputs struct {
	named
	at  func(position int) *model.Input
	add func(model.Input)
}

// inputs gives the inputs of the candidate as names; nil when ALTER knows none of its kind.
func (c *candidate) inputs() named {
	if found := c.inputList(); found != nil {
		return found
	}
	return nil
}

// inputList gives the inputs of the candidate; nil when ALTER knows none of its kind.
func (c *candidate) inputList() *inputs {
	var items *[]model.Input
	switch m := c.model.(type) {
	case *model.Reingestor:
		items = &m.Inputs
	case *model.Junction:
		items = &m.Inputs
	case *model.Deduplicator:
		items = &m.Inputs
	case *model.Reorderer:
		items = &m.Inputs
	case *model.Emitter:
		return &inputs{
			named: list[model.EmitterInput]{&m.Inputs, func(input *model.EmitterInput) string { return input.Relay }},
			at:    func(position int) *model.Input { return (*model.Input)(&m.Inputs[position]) },
			add:   func(input model.Input) { m.Inputs = append(m.Inputs, model.EmitterInput(input)) },
		}
	default:
		return nil
	}
	return &inputs{
		named: list[model.Input]{items, func(input *model.Input) string { return input.Relay }},
		at:    func(position int) *model.Input { return &(*items)[position] },
		add:   func(input model.Input) { *items = append(*items, input) },
	}
}

// VisitAddInput adds a relay that is no input yet.
func (c *candidate) VisitAddInput(o *statement.AddInput) failure.Placed {
	inputs := c.inputList()
	switch {
	case inputs == nil:
		return c.foreign("ADD FROM")
	case len(inputs.find(o.Input.Relay)) > 0:
		return c.exists("input.relay", "the input '"+o.Input.Relay+"'", "change its predicate with ALTER FROM")
	}
	inputs.add(o.Input)
	return nil
}

// VisitDropInput removes an input.
func (c *candidate) VisitDropInput(o *statement.DropInput) failure.Placed {
	inputs := c.inputList()
	if inputs == nil {
		return c.foreign("DROP FROM")
	}
	found := inputs.find(o.Relay)
	if len(found) == 0 {
		return c.missing("relay", "input '"+o.Relay+"'", inputs.names()...)
	}
	inputs.remove(found[0])
	c.drained(inputs, "an input")
	return nil
}

// VisitSetInputWhere sets or drops the predicate of an input.
func (c *candidate) VisitSetInputWhere(o *statement.SetInputWhere) failure.Placed {
	inputs := c.inputList()
	if inputs == nil {
		return c.foreign("ALTER FROM")
	}
	found := inputs.find(o.Relay)
	if len(found) == 0 {
		return c.missing("relay", "input '"+o.Relay+"'", inputs.names()...)
	}
	input := inputs.at(found[0])
	if o.Where == nil && input.Where == nil {
		return c.missing("", "WHERE on the input '"+o.Relay+"'")
	}
	input.Where = o.Where
	return nil
}

// VisitSetCollect sets or drops the collection of the inputs.
func (c *candidate) VisitSetCollect(o *statement.SetCollect) failure.Placed {
	var collect **model.Collect
	switch m := c.model.(type) {
	case *model.Reingestor:
		collect = &m.Collect
	case *model.Junction:
		collect = &m.Collect
	case *model.Deduplicator:
		collect = &m.Collect
	case *model.Reorderer:
		collect = &m.Collect
	case *model.Emitter:
		collect = &m.Collect
	default:
		return c.foreign("COLLECT")
	}
	if o.Collect == nil && *collect == nil {
		return c.missing("", "COLLECT")
	}
	*collect = o.Collect
	return nil
}

// VisitSetFilter sets or drops the filter.
func (c *candidate) VisitSetFilter(o *statement.SetFilter) failure.Placed {
	var filter *model.Expression
	switch m := c.model.(type) {
	case *model.Ingestor:
		filter = &m.Filter
	case *model.Reingestor:
		filter = &m.Filter
	case *model.Junction:
		filter = &m.Filter
	case *model.Deduplicator:
		filter = &m.Filter
	case *model.Reorderer:
		filter = &m.Filter
	default:
		return c.foreign("FILTER")
	}
	if o.Filter == nil && *filter == nil {
		return c.missing("", "FILTER")
	}
	*filter = o.Filter
	return nil
}

// VisitSetAttachment attaches or detaches a node; what it already is changes nothing.
func (c *candidate) VisitSetAttachment(o *statement.SetAttachment) failure.Placed {
	switch m := c.model.(type) {
	case *model.Reingestor:
		m.Detached = o.Detached
	case *model.Junction:
		m.Detached = o.Detached
	case *model.Deduplicator:
		m.Detached = o.Detached
	case *model.Reorderer:
		m.Detached = o.Detached
	case *model.Emitter:
		m.Detached = o.Detached
	default:
		return c.foreign("SET ATTACHED")
	}
	return nil
}

// VisitSetBranching changes the branch of a relay or node.
func (c *candidate) VisitSetBranching(o *statement.SetBranching) failure.Placed {
	switch m := c.model.(type) {
	case *model.Relay:
		m.Branching = o.Branching
	case *model.Junction:
		m.Branching = o.Branching
	case *model.Deduplicator:
		m.Branching = o.Branching
	case *model.Reorderer:
		m.Branching = o.Branching
	case *model.Generator:
		m.Branching = o.Branching
	default:
		return c.foreign("SET BRANCHED BY")
	}
	return nil
}

// states gives the materialized dependencies of the candidate.
func (c *candidate) states() (list[model.StateDependency], bool) {
	var items *[]model.StateDependency
	switch m := c.model.(type) {
	case *model.Reingestor:
		items = &m.States
	case *model.Junction:
		items = &m.States
	case *model.Deduplicator:
		items = &m.States
	case *model.Reorderer:
		items = &m.States
	default:
		return list[model.StateDependency]{}, false
	}
	return list[model.StateDependency]{items, func(state *model.StateDependency) string { return state.Relay }}, true
}

// VisitAddState adds a dependency on a relay that is none yet.
func (c *candidate) VisitAddState(o *statement.AddState) failure.Placed {
	states, ok := c.states()
	switch {
	case !ok:
		return c.foreign("ADD MATERIALIZED STATE")
	case len(states.find(o.State.Relay)) > 0:
		return c.exists("state.relay", "the materialized state '"+o.State.Relay+"'", "change its policy with ALTER MATERIALIZED STATE")
	}
	*states.items = append(*states.items, o.State)
	return nil
}

// VisitDropState removes a dependency.
func (c *candidate) VisitDropState(o *statement.DropState) failure.Placed {
	states, ok := c.states()
	if !ok {
		return c.foreign("DROP MATERIALIZED STATE of a dependency")
	}
	found := states.find(o.Relay)
	if len(found) == 0 {
		return c.missing("relay", "materialized state '"+o.Relay+"'", states.names()...)
	}
	states.remove(found[0])
	return nil
}

// VisitSetStatePolicy changes the policy of a dependency.
func (c *candidate) VisitSetStatePolicy(o *statement.SetStatePolicy) failure.Placed {
	states, ok := c.states()
	if !ok {
		return c.foreign("ALTER MATERIALIZED STATE")
	}
	found := states.find(o.Relay)
	if len(found) == 0 {
		return c.missing("relay", "materialized state '"+o.Relay+"'", states.names()...)
	}
	(*states.items)[found[0]].Policy = o.Policy
	return nil
}

// VisitSetKeys changes the key tuple of a deduplicator.
func (c *candidate) VisitSetKeys(o *statement.SetKeys) failure.Placed {
	m, ok := c.model.(*model.Deduplicator)
	if !ok {
		return c.foreign("SET DEDUPLICATE ON")
	}
	m.Keys = o.Keys
	return nil
}

// VisitSetOrder changes the ordering tuple of a reorderer.
func (c *candidate) VisitSetOrder(o *statement.SetOrder) failure.Placed {
	m, ok := c.model.(*model.Reorderer)
	if !ok {
		return c.foreign("SET BY")
	}
	m.By = o.By
	return nil
}

// VisitSetMaxTime changes the time of a deduplicator or reorderer.
func (c *candidate) VisitSetMaxTime(o *statement.SetMaxTime) failure.Placed {
	switch m := c.model.(type) {
	case *model.Deduplicator:
		m.MaxTime = o.MaxTime
	case *model.Reorderer:
		m.MaxTime = o.MaxTime
	default:
		return c.foreign("SET MAX TIME")
	}
	return nil
}
