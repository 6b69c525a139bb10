package contract

import (
	"nervix/controlplane/registry/typing"
	"nervix/generated/clause"
	"nervix/generated/connector"
	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/revision"
)

// VisitIngestor checks a source and its routes.
func (r *resolver) VisitIngestor(m *model.Ingestor) Contract {
	use := r.source(m.Source)
	if use != nil {
		r.quiesce(m.Quiesce, use)
	}
	if len(m.Routes) == 0 {
		r.report.Add("routes", &failure.MissingPart{Part: "route"})
	}
	codec := r.codec(m.Codec)
	if codec == nil {
		r.references(m)
		return nil
	}
	resolved := &Ingestor{Model: m, Codec: codec, Timestamp: r.timestamp(m.Timestamp, codec.Shape)}
	around := frame{input: codec.Shape}
	if use != nil {
		resolved.Metadata = metadata(use)
		around.metadata, around.headers = resolved.Metadata, use.Headers
	}
	resolved.Filter = r.predicate("filter", clause.IngestorFilter, &around, m.Filter)
	start := &entry{frame: around, node: "an ingestor", set: clause.IngestorSet, where: clause.IngestorWhere, keys: clause.IngestorBranch}
	for i := range m.Routes {
		path := at("", "routes", i)
		r.flush(path+".flush", m.Routes[i].Flush)
		resolved.Routes = append(resolved.Routes, r.entryRoute(path, &m.Routes[i], start))
	}
	return resolved
}

// metadata gives the shape of what a source tells of its records; nil when it tells nothing.
func metadata(use *connector.SourceUse) *typing.Shape {
	if len(use.Metadata) == 0 {
		return nil
	}
	return fixed("metadata of "+use.Name, &revision.Schema{Fields: use.Metadata})
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
