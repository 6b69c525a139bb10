package inspect

import (
	"nervix/controlplane/registry/target"
	"nervix/generated/datatype"
	"nervix/generated/model"
	"nervix/generated/statement"
	"nervix/runtime/branch"
)

// concrete describes one concrete branch of a relay: whether it exists, and its bounds.
// The queues of a relay are measured for all its branches together.
func (d *description) concrete(relay *model.Relay, bindings []statement.BranchBinding) ([]string, error) {
	named, err := target.RelayBranch(d.subject.Graph, relay, bindings)
	if err != nil {
		return nil, err
	}
	state := "not exists"
	if d.subject.Snapshot != nil {
		registry := d.subject.Snapshot.Branches[relay.Branching.Branch]
		if registry != nil && registry.Find(branch.CanonicalText(names(named.Fields), kinds(named.Fields), named.Values)) != nil {
			state = "exists"
		}
	}
	d.lines = append(d.lines, state)
	d.line("capacity", relay.Capacity)
	if state == "exists" {
		d.buffers(relay.Name)
	}
	return d.lines, nil
}

func names(fields []model.SchemaField) []string {
	return fieldsOf(fields, func(f model.SchemaField) string { return f.Name })
}

func kinds(fields []model.SchemaField) []datatype.Kind {
	return fieldsOf(fields, func(f model.SchemaField) datatype.Kind { return f.Type.Kind })
}

func fieldsOf[T any](fields []model.SchemaField, get func(model.SchemaField) T) []T {
	list := make([]T, len(fields))
	for i := range fields {
		list[i] = get(fields[i])
	}
	return list
}
