package inspect

import (
	"nervix/controlplane/client"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
)

// State writes SHOW RELAY … MATERIALIZED STATE: the kept row of every concrete branch, with sensitive
// values masked as in subscriptions (runtime semantics, section 6).
func (s *Subject) State(what *statement.ShowState) ([]string, error) {
	key := model.Key{Kind: model.KindRelay, Name: what.Relay}
	found, exists := s.Graph.Find(key)
	if !exists {
		return nil, &failure.UnknownModel{Kind: key.Kind.Text(), Model: key.Name, Domain: s.Graph.Domain(), Place: failure.AtPath("key.name")}
	}
	relay := found.(*model.Relay)
	if !relay.Materialized {
		return nil, &failure.StateNotMaterialized{Relay: what.Relay, Place: failure.AtPath("relay")}
	}
	d := &description{subject: s, key: key}
	d.line("materialized relay", relay.Name)
	d.line("kind", "MATERIALIZER")
	d.placement()
	if s.Snapshot == nil {
		return append(d.lines, empty(relay)), nil
	}
	record, keys, err := s.Snapshot.State(relay.Name)
	if err != nil {
		return nil, err
	}
	if len(keys) == 0 {
		return append(d.lines, empty(relay)), nil
	}
	renderer := client.NewRenderer(record.Schema())
	for row, key := range keys {
		if key == nil {
			d.lines = append(d.lines, string(renderer.Append(nil, record, row)))
			continue
		}
		d.lines = append(d.lines, string(renderer.AppendBranched(nil, key.Text, record, row)))
	}
	return d.lines, nil
}

func empty(relay *model.Relay) string {
	return "relay '" + relay.Name + "' materialized state is empty"
}
