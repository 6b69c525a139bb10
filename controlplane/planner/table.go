package planner

import (
	"slices"

	"nervix/controlplane/registry"
	"nervix/generated/model"
	"nervix/generated/revision"
)

// tables are the shared definitions of a revision. A definition gets its index when it is first
// named. The tables of a domain name everything in the order of the keys, before any node; those
// of a plan identity start empty, so that the identity of a node does not depend on the rest of
// the domain.
type tables struct {
	graph   *registry.Graph
	indexes map[model.Key]uint32

	schemas   []revision.Schema
	branches  []revision.Branch
	relays    []revision.Relay
	codecs    []revision.Codec
	hashMaps  []revision.HashMap
	clients   []revision.Client
	endpoints []revision.Endpoint
	// certificates are named by the domain alone, so that no identity of a node depends on them.
	certificates []revision.Certificate
}

func newTables(graph *registry.Graph) *tables {
	return &tables{graph: graph, indexes: map[model.Key]uint32{}}
}

// find gives a model whose presence was checked before.
func find[M model.Model](t *tables, kind model.Kind, name string) M {
	m, _ := t.graph.Find(model.Key{Kind: kind, Name: name})
	typed, _ := m.(M)
	return typed
}

// place gives the index of a definition, which add appends to its table when it is new.
func (t *tables) place(kind model.Kind, name string, add func() uint32) uint32 {
	key := model.Key{Kind: kind, Name: name}
	if index, known := t.indexes[key]; known {
		return index
	}
	index := add()
	t.indexes[key] = index
	return index
}

func (t *tables) schema(name string) uint32 {
	return t.place(model.KindSchema, name, func() uint32 {
		t.schemas = append(t.schemas, schema(find[*model.Schema](t, model.KindSchema, name)))
		return uint32(len(t.schemas) - 1)
	})
}

func schema(m *model.Schema) revision.Schema {
	lowered := revision.Schema{Name: m.Name}
	for i := range m.Fields {
		field := &m.Fields[i]
		lowered.Fields = append(lowered.Fields, revision.Field{
			Name: field.Name, Type: *field.Type.Clone(), Nullable: field.Optional, Sensitive: field.Sensitive,
		})
	}
	return lowered
}

func (t *tables) branch(name string) uint32 {
	return t.place(model.KindBranch, name, func() uint32 {
		m := find[*model.Branch](t, model.KindBranch, name)
		t.branches = append(t.branches, revision.Branch{
			Name: m.Name, Schema: t.schema(m.Schema), TTL: m.TTL.Nanoseconds, MaxInstances: m.MaxInstances,
		})
		return uint32(len(t.branches) - 1)
	})
}

// branching gives the contract of a branch choice; an empty name is UNBRANCHED.
func (t *tables) branching(name string) revision.BranchContract {
	if name == "" {
		return revision.BranchContract{}
	}
	return revision.BranchContract{Branched: true, Branch: t.branch(name)}
}

func (t *tables) relay(name string) uint32 {
	return t.place(model.KindRelay, name, func() uint32 {
		m := find[*model.Relay](t, model.KindRelay, name)
		t.relays = append(t.relays, revision.Relay{
			Name: m.Name, Schema: t.schema(m.Schema), Branch: t.branching(m.Branching.Branch), Capacity: m.Capacity, Materialized: m.Materialized,
		})
		return uint32(len(t.relays) - 1)
	})
}

func (t *tables) codec(name string) uint32 {
	return t.place(model.KindCodec, name, func() uint32 {
		m := find[*model.Codec](t, model.KindCodec, name)
		t.codecs = append(t.codecs, revision.Codec{Name: m.Name, Schema: t.schema(m.Schema), Wire: t.wire(m)})
		return uint32(len(t.codecs) - 1)
	})
}

// hashMap gives the index of a lookup table.
func (t *tables) hashMap(name string) uint32 {
	return t.place(model.KindHashMap, name, func() uint32 {
		m := find[*model.HashMap](t, model.KindHashMap, name)
		lowered := revision.HashMap{Name: m.Name, Codec: t.codec(m.Codec), Content: version(m.Resource), Path: m.Path}
		records := &t.schemas[t.codecs[lowered.Codec].Schema]
		lowered.Key = uint32(slices.IndexFunc(records.Fields, func(f revision.Field) bool { return f.Name == m.KeyField }))
		t.hashMaps = append(t.hashMaps, lowered)
		return uint32(len(t.hashMaps) - 1)
	})
}

// version gives the version of a resource that a model binds.
func version(m model.ResourceBinding) revision.ResourceVersion {
	return revision.ResourceVersion{Resource: m.Resource, Version: m.Version}
}

func (t *tables) client(name string) uint32 {
	return t.place(model.KindClient, name, func() uint32 {
		m := find[*model.Client](t, model.KindClient, name)
		lowered := revision.Client{Name: m.Name, System: m.Type.String()}
		if m.Mount != nil {
			lowered.Mount = new(version(*m.Mount))
		}
		for _, entry := range m.Config {
			lowered.Settings = append(lowered.Settings, revision.Setting{Key: entry.Key, Value: entry.Value})
		}
		t.clients = append(t.clients, lowered)
		return uint32(len(t.clients) - 1)
	})
}

func (t *tables) endpoint(name string) uint32 {
	return t.place(model.KindEndpoint, name, func() uint32 {
		m := find[*model.Endpoint](t, model.KindEndpoint, name)
		vhost := find[*model.Vhost](t, model.KindVhost, m.Vhost)
		t.endpoints = append(t.endpoints, revision.Endpoint{
			Name: m.Name, Vhost: vhost.Name, Hosts: slices.Clone(vhost.Hosts), Path: m.Path, Secure: vhost.TLS != nil,
		})
		return uint32(len(t.endpoints) - 1)
	})
}

// certificate names what the HTTPS listener presents for a virtual host; nothing for a plain one.
func (t *tables) certificate(name string) {
	vhost := find[*model.Vhost](t, model.KindVhost, name)
	if vhost.TLS == nil {
		return
	}
	t.certificates = append(t.certificates, revision.Certificate{
		Vhost: vhost.Name, Hosts: slices.Clone(vhost.Hosts),
		Content: revision.ResourceVersion{Resource: vhost.TLS.Resource, Version: vhost.TLS.Version},
	})
}

// all names the definitions of the domain that revisions hold, in the order of the keys.
func (t *tables) all() {
	for _, key := range t.graph.Keys() {
		switch key.Kind {
		case model.KindSchema:
			t.schema(key.Name)
		case model.KindBranch:
			t.branch(key.Name)
		case model.KindRelay:
			t.relay(key.Name)
		case model.KindCodec:
			t.codec(key.Name)
		case model.KindHashMap:
			t.hashMap(key.Name)
		case model.KindClient:
			t.client(key.Name)
		case model.KindEndpoint:
			t.endpoint(key.Name)
		case model.KindVhost:
			t.certificate(key.Name)
		default:
		}
	}
}

// into puts the tables into a revision.
func (t *tables) into(r *revision.ExecutionRevision) {
	r.Schemas, r.Branches, r.Relays = t.schemas, t.branches, t.relays
	r.Codecs, r.HashMaps, r.Clients, r.Endpoints, r.Certificates = t.codecs, t.hashMaps, t.clients, t.endpoints, t.certificates
}

// forgetRelays clears what only the relays themselves depend on.
func (t *tables) forgetRelays() {
	for i := range t.relays {
		t.relays[i].Capacity, t.relays[i].Materialized = 0, false
	}
}
