package listing

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"nervix/controlplane/registry"
	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/grammar/completion"
)

// Listing is the view of one session. All fields but the graph may be empty.
type Listing struct {
	// Graph holds the models of the selected domain; nil when none is selected.
	Graph *registry.Graph
	// Resources counts the versions of the domain's resources.
	Resources map[string]uint64
	// Others lists what lies outside of the graph, such as domains, nodes and subscriptions.
	Others map[nspl.SlotKind][]completion.Entry
}

var _ completion.Catalogue = (*Listing)(nil)

// Names implements completion.Catalogue.
func (l *Listing) Names(kind nspl.SlotKind) []completion.Entry {
	switch wanted, known := model.ParseKind(string(kind)); {
	case kind == nspl.SlotResource:
		return l.resources()
	case kind == nspl.SlotRuntimeNode:
		return l.models(func(m model.Model) bool { return registry.IsNode(m.ModelKind()) })
	case known:
		return l.models(func(m model.Model) bool { return m.ModelKind() == wanted })
	}
	return l.Others[kind]
}

// Bound implements completion.Catalogue.
func (l *Listing) Bound(kind nspl.SlotKind, resource string) []completion.Entry {
	return l.models(func(m model.Model) bool {
		return m.ModelKind().String() == string(kind) && registry.Binds(m, resource)
	})
}

// models lists some of the models.
func (l *Listing) models(wanted func(model.Model) bool) []completion.Entry {
	if l.Graph == nil {
		return nil
	}
	var list []completion.Entry
	for _, m := range l.Graph.Models() {
		if wanted(m) {
			list = append(list, completion.Entry{Name: m.ModelName(), Detail: detail(m)})
		}
	}
	return list
}

// detail describes a model in one line.
func detail(m model.Model) string {
	switch m := m.(type) {
	case *model.Relay:
		return "relay of " + m.Schema + " " + branching(m)
	case *model.Branch:
		return "branch of " + m.Schema
	case *model.Codec:
		return "codec of " + m.Schema
	case *model.Client:
		return m.Type.String() + " client"
	case *model.Endpoint:
		return m.Type.String() + " endpoint at " + m.Path
	case *model.Schema:
		return "schema of " + strconv.Itoa(len(m.Fields)) + " fields"
	case *model.UDF:
		return signature(m)
	}
	return m.ModelKind().Text()
}

func branching(m model.Model) string {
	if branch := branchOf(m); branch != "" {
		return "BRANCHED BY " + branch
	}
	return "UNBRANCHED"
}

// signature writes what a UDF takes and gives, as the function page does.
func signature(m *model.UDF) string {
	arguments := make([]string, len(m.Arguments))
	for i := range m.Arguments {
		a := &m.Arguments[i]
		arguments[i] = a.Name + " " + completion.ColumnType(&model.SchemaField{Type: a.Type, Optional: a.Optional})
	}
	return "(" + strings.Join(arguments, ", ") + ") -> " +
		completion.ColumnType(&model.SchemaField{Type: m.Returns, Optional: m.ReturnsOptional})
}

// resources lists the resources with the number of their versions.
func (l *Listing) resources() []completion.Entry {
	var list []completion.Entry
	for _, name := range slices.Sorted(maps.Keys(l.Resources)) {
		list = append(list, completion.Entry{Name: name, Detail: "resource with " + strconv.FormatUint(l.Resources[name], 10) + " versions"})
	}
	return list
}

// longestVersions bounds the versions that are listed of one resource.
const longestVersions = 32

// Versions implements completion.Catalogue; the newest come first.
func (l *Listing) Versions(resource string) []completion.Entry {
	var list []completion.Entry
	latest := l.Resources[resource]
	for version := latest; version > 0 && len(list) < longestVersions; version-- {
		entry := completion.Entry{Name: strconv.FormatUint(version, 10), Detail: "a version"}
		if version == latest {
			entry.Detail = "the latest version"
		}
		list = append(list, entry)
	}
	return list
}

// Branch implements completion.Catalogue.
func (l *Listing) Branch(kind nspl.SlotKind, name string) string {
	m, ok := l.find(kind, name)
	if !ok {
		return ""
	}
	return branchOf(m)
}

// branchOf gives the branch that a model declares for itself, not for its routes.
func branchOf(m model.Model) string {
	for _, reference := range model.References(m) {
		if reference.Kind == model.KindBranch && strings.HasPrefix(reference.Path, "branching") {
			return reference.Name
		}
	}
	return ""
}

func (l *Listing) find(kind nspl.SlotKind, name string) (model.Model, bool) {
	wanted, known := model.ParseKind(string(kind))
	if !known || l.Graph == nil {
		return nil, false
	}
	return l.Graph.Find(model.Key{Kind: wanted, Name: name})
}

// Fields implements completion.Catalogue.
func (l *Listing) Fields(kind nspl.SlotKind, name string) []completion.Column {
	found, ok := l.find(kind, name)
	if !ok {
		return nil
	}
	switch m := found.(type) {
	case *model.Schema:
		return columns(m.Fields, func(f *model.SchemaField) completion.Column {
			return completion.Column{Name: f.Name, Type: completion.ColumnType(f)}
		})
	case *model.WireJSONSchema:
		return columns(m.Fields, jsonColumn)
	case *model.WireCBORSchema:
		return columns(m.Fields, jsonColumn)
	case *model.WireAVROSchema:
		return columns(m.Fields, func(f *model.WireAVROField) completion.Column {
			return completion.Column{Name: f.Name, Type: f.Type.String() + optional(f.Optional)}
		})
	case *model.Codec:
		return l.Fields(nspl.SlotSchema, m.Schema)
	case *model.Relay:
		return l.Fields(nspl.SlotSchema, m.Schema)
	case *model.Branch:
		return l.Fields(nspl.SlotSchema, m.Schema)
	}
	return l.read(found)
}

// read gives the fields that a node reads: those of its inputs, its codec or its source's schema.
func (l *Listing) read(node model.Model) []completion.Column {
	for _, reference := range model.References(node) {
		switch {
		case strings.HasPrefix(reference.Path, "routes"), strings.HasPrefix(reference.Path, "states"):
			continue
		case reference.Kind == model.KindRelay, reference.Kind == model.KindCodec, reference.Kind == model.KindSchema:
			if fields := l.Fields(nspl.SlotKind(reference.Kind.String()), reference.Name); len(fields) > 0 {
				return fields
			}
		}
	}
	return nil
}

func columns[T any](fields []T, column func(*T) completion.Column) []completion.Column {
	list := make([]completion.Column, len(fields))
	for i := range fields {
		list[i] = column(&fields[i])
	}
	return list
}

func jsonColumn(f *model.WireJSONField) completion.Column {
	return completion.Column{Name: f.Name, Type: f.Type.String() + optional(f.Optional)}
}

func optional(is bool) string {
	if is {
		return " OPTIONAL"
	}
	return ""
}
