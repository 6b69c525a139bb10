package execution

import (
	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/budget"
	"nervix/runtime/lookup"
	"nervix/runtime/node"
)

// keptTable is the table of a hash map, which outlives an execution as long as what it binds stays.
type keptTable struct {
	table   *lookup.Table
	account *budget.Account
}

// lookup gives the hash map of the previous snapshot when its table is still that of the plan, or a
// new one. What the plan binds is read only when no kept table is made of it.
func (d *Domain) lookup(env *node.Environment, plan *revision.HashMap, previous *Snapshot) (*node.Lookup, error) {
	table, err := d.table(env.Revision, plan)
	if err != nil {
		return nil, (&failure.BuildStep{Step: "resource", Subject: "hash map '" + plan.Name + "'"}).WithCause(err)
	}
	if previous != nil && previous.Lookups[plan.Name] != nil && previous.Lookups[plan.Name].Table == table {
		return previous.Lookups[plan.Name], nil
	}
	return node.NewLookup(env, plan.Name, table), nil
}

// table gives the kept table of a plan, or loads it.
func (d *Domain) table(desired *revision.ExecutionRevision, plan *revision.HashMap) (*lookup.Table, error) {
	identity, err := lookup.Identity(desired, plan)
	if err != nil {
		return nil, err
	}
	if kept := d.kept.tables[plan.Name].table; kept != nil && kept.Identity() == identity {
		return kept, nil
	}
	table, err := lookup.Load(desired, plan, d.config.Content)
	if err != nil {
		return nil, err
	}
	d.kept.forgetTable(plan.Name)
	account := d.kept.saved.account(revision.NodeKindLookup.String(), plan.Name)
	account.Set(table.Bytes())
	d.kept.tables[plan.Name] = keptTable{table, account}
	return table, nil
}

func (k *keptState) forgetTable(name string) {
	k.tables[name].account.Close()
	delete(k.tables, name)
}
