package contract

import (
	"nervix/controlplane/registry/typing"
	"nervix/generated/clause"
	"nervix/generated/connector"
	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/model"
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
	for i := range m.Routes {
		r.flush(at("", "routes", i)+".flush", m.Routes[i].Flush)
	}
	resolved := &Ingestor{Model: m}
	resolved.Codec, resolved.Rows = r.incoming(m, use)
	if resolved.Rows == nil {
		return nil
	}
	resolved.Timestamp = r.timestamp(m.Timestamp, resolved.Rows)
	around := frame{input: resolved.Rows}
	if use != nil {
		resolved.Metadata = metadataShape(use.Source)
		around.metadata, around.headers = resolved.Metadata, use.Headers
	}
	resolved.Filter = r.predicate("filter", clause.IngestorFilter, &around, m.Filter)
	start := &entry{
		frame: around, node: "an ingestor",
		set: clause.IngestorSet, where: clause.IngestorWhere, keys: clause.IngestorBranch,
	}
	for i := range m.Routes {
		resolved.Routes = append(resolved.Routes, r.entryRoute(at("", "routes", i), &m.Routes[i], start))
	}
	return resolved
}

// incoming resolves the rows that a source gives: those of its codec, or those of the schema of a
// client source. The shape is nil when it is unknown.
func (r *resolver) incoming(m *model.Ingestor, use *connector.SourceUse) (*Codec, *typing.Shape) {
	if client, ok := m.Source.(*model.ClientSource); ok {
		if m.Codec != "" {
			r.report.Add("codec", &failure.MisplacedClause{Clause: "DECODE USING", Requirement: "is not available for FROM " + use.Name})
		}
		return nil, r.schema(client.Schema)
	}
	if m.Codec == "" {
		r.report.Add("source", &failure.MisplacedClause{Clause: "DECODE USING", Requirement: "is required"})
		return nil, nil
	}
	codec := r.codec(m.Codec)
	if codec == nil {
		return nil, nil
	}
	r.decodes("codec", codec)
	return codec, codec.Shape
}

// metadataShape gives the metadata of a source; nil without any.
func metadataShape(source *connector.Source) *typing.Shape {
	if len(source.Metadata) == 0 {
		return nil
	}
	shape := &typing.Shape{Name: source.Name + " metadata"}
	for _, field := range source.Metadata {
		shape.Fields = append(shape.Fields, typing.Field{Name: field.Name, Facts: typing.Facts{Type: field.Type, Nullable: field.Nullable}})
	}
	return shape
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
