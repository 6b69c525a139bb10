package rehearsal

import (
	"nervix/controlplane/registry/target"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
)

// certain gives a model that is there and that no earlier mistake casts doubt on.
func certain[M model.Model](d *domain, key model.Key) (M, bool) {
	found, _ := d.graph.Find(key)
	m, ok := found.(M)
	return m, ok && !d.doubtful[key] && !d.shaken()[key]
}

func (d *domain) reset(s *statement.ResetState) error {
	if s.Domain != "" && s.Domain != d.name && d.name != impliedName {
		return &failure.TransactionWrongDomain{Domain: d.name, Place: failure.AtPath("domain")}
	}
	key := model.Key{Kind: model.KindWasmProcessor, Name: s.Processor}
	if err := d.needs(key, "processor"); err != nil {
		return err
	}
	if processor, ok := certain[*model.WASMProcessor](d, key); ok {
		return target.ResetScope(d.graph, processor, s.Scope)
	}
	return nil
}

func (d *domain) describe(s *statement.DescribeModel) error {
	if err := d.addressed(s.Key, s.Entity); err != nil {
		return err
	}
	if relay, ok := certain[*model.Relay](d, s.Key); ok && len(s.Bindings) > 0 {
		_, err := target.RelayBranch(d.graph, relay, s.Bindings)
		return err
	}
	return nil
}

func (d *domain) lookup(s *statement.Lookup) error {
	key := model.Key{Kind: model.KindHashMap, Name: s.HashMap}
	if err := d.needs(key, "hash_map"); err != nil {
		return err
	}
	if table, ok := certain[*model.HashMap](d, key); ok {
		_, err := target.Lookup(d.graph, table, s)
		return err
	}
	return nil
}

// showState checks SHOW RELAY … MATERIALIZED STATE.
func (d *domain) showState(s *statement.ShowState) error {
	key := model.Key{Kind: model.KindRelay, Name: s.Relay}
	if err := d.needs(key, "relay"); err != nil {
		return err
	}
	if relay, ok := certain[*model.Relay](d, key); ok && !relay.Materialized {
		return &failure.StateNotMaterialized{Relay: s.Relay, Place: failure.AtPath("relay")}
	}
	return nil
}

// relocation checks what a relocation names in the domain; a script does not tell the nodes of a
// cluster.
func (d *domain) relocation(m *statement.Relocation) error {
	for _, member := range target.Members(m) {
		if err := d.needs(member.Key, member.Path); err != nil {
			return err
		}
	}
	return target.Relocation(d.graph, m)
}
