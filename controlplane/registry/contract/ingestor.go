package contract

import (
	"nervix/controlplane/registry/typing"
	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/function"
	"nervix/generated/model"
	"nervix/generated/revision"
)

// VisitIngestor checks a source and its routes.
func (r *resolver) VisitIngestor(m *model.Ingestor) Contract {
	r.source(m.Source)
	r.quiesce(m)
	if len(m.Routes) == 0 {
		r.report.Add("routes", &failure.MissingPart{Part: "route"})
	}
	codec := r.codec(m.Codec)
	if codec == nil {
		r.references(m)
		return nil
	}
	resolved := &Ingestor{Model: m, Codec: codec, Timestamp: r.timestamp(m.Timestamp, codec.Shape)}
	metadata := scopes{}
	if _, kafka := m.Source.(*model.KafkaSource); kafka {
		resolved.Metadata = kafkaMetadata
		metadata[model.ScopeMetadata] = typing.Rows(kafkaMetadata, revision.ColumnSourceMetadata, "metadata")
	}
	if m.Filter != nil {
		input := typing.Rows(codec.Shape, revision.ColumnSourceInput, "input")
		readable := scopes{model.ScopeBare: input, model.ScopeMessage: input, model.ScopeInput: input}
		for scope, view := range metadata {
			readable[scope] = view
		}
		resolved.Filter = typing.Predicate(r.report, &typing.Environment{Context: "FILTER WHERE", Functions: function.ContextIngestor, Scopes: readable}, "filter", m.Filter)
	}
	for i := range m.Routes {
		resolved.Routes = append(resolved.Routes, r.entryRoute(at("", "routes", i), &m.Routes[i], codec, metadata))
	}
	return resolved
}

// references resolves the relays of an ingestor whose rows are unknown, so that its own missing
// references still count.
func (r *resolver) references(m *model.Ingestor) {
	for i := range m.Routes {
		r.relay(m.Routes[i].Relay)
	}
}

func (r *resolver) timestamp(m model.Timestamp, shape *typing.Shape) *uint32 {
	field, ok := m.(*model.TimestampAt)
	if !ok {
		return nil
	}
	index, known := shape.Find(field.Field)
	if !known {
		r.report.Add("timestamp.field", &failure.UnknownIdentifier{Name: field.Field, Suggestion: shape.Suggest(field.Field)})
		return nil
	}
	if kind := shape.Fields[index].Type; kind.Kind != datatype.KindDatetime {
		r.report.Add("timestamp.field", &failure.TypeMismatch{Expected: "DATETIME", Found: typing.TypeText(kind)})
	}
	return &index
}

// entryRoute checks a route that enters the graph: its branch is that of the target relay, and
// its key assignments fill the key schema.
func (r *resolver) entryRoute(path string, m *model.EntryRoute, codec *Codec, metadata scopes) Route {
	r.flush(path+".flush", m.Flush)
	relay := r.relay(m.Relay)
	branch := r.branch(m.Branching)
	if relay == nil {
		return Route{}
	}
	route := Route{Relay: relay, Flush: m.Flush}
	route.Construction = r.construct(path+".construction", &m.Construction, &site{
		node: "an ingestor", input: codec.Shape, output: relay.Shape, extra: metadata, functions: function.ContextIngestor,
	})
	r.sameBranch(path+".branching", relay, m.Branching.Branch)
	switch {
	case branch != nil:
		route.Keys = r.keys(path, m, codec.Shape, relay.Shape, branch)
	case m.Branching.Branch == "" && len(m.Keys) > 0:
		r.report.Add(path+".keys", &failure.MisplacedClause{Clause: "SET of a branch key", Requirement: "needs BRANCHED BY"})
	}
	route.OnError = r.policy(path+".message_error", m.MessageError, failing{
		input: codec.Shape, output: relay.Shape, branches: []string{""},
	})
	return route
}

// keys checks BRANCHED BY … SET.
func (r *resolver) keys(path string, m *model.EntryRoute, input, row *typing.Shape, branch *Branch) *Construction {
	shape := &typing.Shape{Name: "branch '" + branch.Model.Name + "'", Fields: branch.Shape.Fields}
	output := typing.NewOutput(shape, revision.ColumnSourceBranch, "branch")
	finished := typing.Rows(row, revision.ColumnSourceOutput, "output")
	env := &typing.Environment{Context: "BRANCHED BY … SET", Functions: function.ContextBranch, Scopes: scopes{
		model.ScopeBare: output, model.ScopeBranch: output,
		model.ScopeMessage: finished, model.ScopeOutput: finished,
		model.ScopeInput: typing.Rows(input, revision.ColumnSourceInput, "input"),
	}}
	built := &Construction{Output: shape}
	for i, key := range m.Keys {
		path := at(path, ".keys", i)
		if key.Scope != model.ScopeBare && key.Scope != model.ScopeBranch {
			r.report.Add(path, &failure.WrongStream{
				Scope: scopeName(key.Scope), Context: "a branch key target", Available: []string{"bare field names", "branch"},
			})
			continue
		}
		if step, ok := r.set(path, key.Target, key.Value, env, output, false); ok {
			built.Steps = append(built.Steps, step)
		}
	}
	r.complete(path+".keys", output)
	return built
}
