package inspect

import (
	"nervix/controlplane/client"
	"nervix/controlplane/registry/target"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
)

// Lookup gives the record of a hash map for a key, sensitive values masked: LOOKUP. It fails with
// failure.UnknownModel, failure.WrongLookupKey, failure.UnknownLookupKey, or with
// failure.BuildFailed when the domain is not installed.
func (s *Subject) Lookup(what *statement.Lookup) ([]string, error) {
	key := model.Key{Kind: model.KindHashMap, Name: what.HashMap}
	found, exists := s.Graph.Find(key)
	if !exists {
		return nil, &failure.UnknownModel{Kind: key.Kind.Text(), Model: key.Name, Domain: s.Graph.Domain(), Place: failure.AtPath("hash_map")}
	}
	text, err := target.Lookup(s.Graph, found.(*model.HashMap), what)
	if err != nil {
		return nil, err
	}
	if s.Snapshot == nil || s.Snapshot.Lookups[what.HashMap] == nil {
		return nil, &failure.BuildFailed{Domain: s.Graph.Domain()}
	}
	record := s.Snapshot.Lookup(what.HashMap, text)
	if record == nil {
		if s.Snapshot.Lookups[what.HashMap].Table.Key().Sensitive {
			text = "***"
		}
		return nil, &failure.UnknownLookupKey{HashMap: what.HashMap, Key: text, Place: failure.AtPath("key")}
	}
	return []string{string(client.NewRenderer(record.Schema()).Append(nil, record, 0))}, nil
}
