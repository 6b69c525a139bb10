package inspect

import (
	"nervix/controlplane/registry/target"
	"nervix/generated/datatype"
	"nervix/generated/model"
	"nervix/generated/statement"
	"nervix/runtime/branch"
)

// concrete describes one concrete branch of a relay: whether it exists, its bounds and how much of it
// waited in queues.
func (d *description) concrete(relay *model.Relay, bindings []statement.BranchBinding) ([]string, error) {
	named, err := target.RelayBranch(d.subject.Graph, relay, bindings)
	if err != nil {
		return nil, err
	}
	var key *branch.Key
	if d.subject.Snapshot != nil {
		if registry := d.subject.Snapshot.Branches[relay.Branching.Branch]; registry != nil {
			key = registry.Find(branch.CanonicalText(names(named.Fields), kinds(named.Fields), named.Values))
		}
	}
	if key == nil {
		d.lines = append(d.lines, "not exists")
		d.line("capacity", relay.Capacity)
		return d.lines, nil
	}
	d.lines = append(d.lines, "exists")
	d.line("capacity", relay.Capacity)
	d.buffers(relay.Name, key)
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
