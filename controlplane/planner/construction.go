package planner

import (
	"slices"

	"nervix/controlplane/registry/contract"
	"nervix/generated/revision"
)

// construction lowers the steps of a route in order; aggregates is nil outside of windows.
func (t *tables) construction(m *contract.Construction, aggregates *accumulators) revision.Construction {
	p := &program{tables: t, accumulators: aggregates}
	lowered := revision.Construction{}
	for _, step := range m.Steps {
		if step.Value == nil {
			lowered.Operations = append(lowered.Operations, &revision.InheritColumn{Input: step.Input, Output: step.Output})
			continue
		}
		lowered.Operations = append(lowered.Operations, &revision.AssignColumn{
			Output: step.Output, Value: p.block(step.Value), Fields: affected(step),
		})
	}
	lowered.Where = p.predicate(m.Where)
	for _, header := range m.Headers {
		lowered.Headers = append(lowered.Headers, revision.HeaderWrite{
			Name: p.block(header.Name), Value: p.block(header.Value), Fields: paths(header.Name, header.Value),
		})
	}
	lowered.Registers = p.registers
	return lowered
}

// affected lists the target of an assignment and then the fields that it reads, sorted.
func affected(step contract.Step) []string {
	read := slices.DeleteFunc(paths(step.Value), func(path string) bool { return path == step.Target })
	return append([]string{step.Target}, read...)
}
