package planner

import (
	"slices"

	"nervix/controlplane/registry"
	"nervix/generated/model"
	"nervix/generated/revision"
)

// HashMap lowers a hash map of a graph alone, as the only one of the revision; nil when it names
// something that the graph lacks.
func HashMap(graph *registry.Graph, name string) *revision.ExecutionRevision {
	t := newTables(graph)
	table := find[*model.HashMap](t, model.KindHashMap, name)
	if table == nil || !t.lowers(table.Codec) {
		return nil
	}
	codec := find[*model.Codec](t, model.KindCodec, table.Codec)
	schema := find[*model.Schema](t, model.KindSchema, codec.Schema)
	if !slices.ContainsFunc(schema.Fields, func(f model.SchemaField) bool { return f.Name == table.KeyField }) {
		return nil
	}
	t.hashMap(name)
	alone := &revision.ExecutionRevision{Domain: graph.Domain()}
	t.into(alone)
	return alone
}

// Codec lowers a codec of a graph alone, as the only one of the revision; nil like HashMap.
func Codec(graph *registry.Graph, name string) *revision.ExecutionRevision {
	t := newTables(graph)
	if !t.lowers(name) {
		return nil
	}
	t.codec(name)
	alone := &revision.ExecutionRevision{Domain: graph.Domain()}
	t.into(alone)
	return alone
}

// lowers tells whether a codec and everything that it names are there.
func (t *tables) lowers(codec string) bool {
	found := find[*model.Codec](t, model.KindCodec, codec)
	if found == nil {
		return false
	}
	return !slices.ContainsFunc(model.References(found), func(r model.Reference) bool {
		_, exists := t.graph.Find(model.Key{Kind: r.Kind, Name: r.Name})
		return !exists && r.Kind != model.KindResource
	})
}
