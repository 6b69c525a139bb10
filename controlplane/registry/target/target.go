package target

import (
	"fmt"
	"slices"

	"nervix/controlplane/registry"
	"nervix/controlplane/registry/contract"
	"nervix/controlplane/registry/typing"
	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
	"nervix/runtime/lookup"
)

// Lookup gives the canonical text of a lookup's key, which must fit the key field of the hash map.
// It fails with failure.WrongLookupKey. A hash map whose codec is not there accepts every key.
func Lookup(graph *registry.Graph, table *model.HashMap, m *statement.Lookup) (string, error) {
	declared, _ := graph.Find(model.Key{Kind: model.KindCodec, Name: table.Codec})
	codec, ok := declared.(*model.Codec)
	if !ok {
		return "", nil
	}
	shape, _ := graph.Find(model.Key{Kind: model.KindSchema, Name: codec.Schema})
	schema, ok := shape.(*model.Schema)
	if !ok {
		return "", nil
	}
	at := slices.IndexFunc(schema.Fields, func(f model.SchemaField) bool { return f.Name == table.KeyField })
	if at < 0 {
		return "", nil
	}
	kind := schema.Fields[at].Type
	typed, fits := value(kind.Kind, m.Key)
	if !fits {
		return "", &failure.WrongLookupKey{HashMap: table.Name, Field: table.KeyField, Type: typing.TypeText(kind), Place: failure.AtPath("key")}
	}
	return lookup.Key(kind.Kind, typed), nil
}

// Member is a model that a relocation names, with its place in the statement.
type Member struct {
	Key  model.Key
	Path string
}

// Members lists what a relocation names, in the order of its text.
func Members(m *statement.Relocation) []Member {
	var all []Member
	add := func(field string, keys []model.Key) {
		for i, key := range keys {
			all = append(all, Member{key, fmt.Sprintf("relocation.%s[%d]", field, i)})
		}
	}
	add("members", m.Members)
	add("from", m.From)
	add("to", m.To)
	for i := range m.Exceptions {
		all = append(all, Member{m.Exceptions[i].Member, fmt.Sprintf("relocation.exceptions[%d].member", i)})
	}
	return all
}

// Relocation checks what a relocation names: that each member has an owner which can change, and
// that each exception is about another named member. The exceptions of a corridor may be about any
// member. It fails with failure.RelocationMember; models that are not there are the caller's.
func Relocation(graph *registry.Graph, m *statement.Relocation) error {
	for _, member := range Members(m) {
		found, exists := graph.Find(member.Key)
		if _, ingests := found.(*model.Ingestor); exists && ingests && !contract.Placed(found) {
			return wrongMember(member, "it runs on every node")
		}
	}
	for i := range m.Exceptions {
		key := m.Exceptions[i].Member
		at := Member{key, fmt.Sprintf("relocation.exceptions[%d].member", i)}
		if len(m.Members) > 0 && !slices.Contains(m.Members, key) {
			return wrongMember(at, "it is not among those that move")
		}
		if slices.ContainsFunc(m.Exceptions[:i], func(e statement.RelocationException) bool { return e.Member == key }) {
			return wrongMember(at, "FOR names it twice")
		}
	}
	return nil
}

func wrongMember(m Member, reason string) error {
	return &failure.RelocationMember{Member: violation.Owner(m.Key), Reason: reason, Place: failure.AtPath(m.Path)}
}
