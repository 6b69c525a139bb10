package contract

import (
	"slices"
	"strconv"

	"nervix/controlplane/registry/typing"
	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/model"
)

func itoa(i int) string { return strconv.Itoa(i) }

// VisitSchema checks a schema: at least one field, distinct names.
func (r *resolver) VisitSchema(m *model.Schema) Contract {
	r.names("CREATE SCHEMA", len(m.Fields), func(i int) string { return m.Fields[i].Name })
	return &Static{}
}

// VisitWireJSONSchema checks a wire schema: at least one field, distinct names.
func (r *resolver) VisitWireJSONSchema(m *model.WireJSONSchema) Contract {
	r.names("CREATE WIRE JSON SCHEMA", len(m.Fields), func(i int) string { return m.Fields[i].Name })
	return &Static{}
}

// names checks a list of field declarations.
func (r *resolver) names(construct string, count int, name func(int) string) {
	if count == 0 {
		r.report.Add("fields", &failure.MissingPart{Part: "field"})
	}
	seen := map[string]bool{}
	for i := range count {
		if seen[name(i)] {
			r.report.Add(at("", "fields", i), &failure.DuplicateField{Name: name(i), Construct: construct})
		}
		seen[name(i)] = true
	}
}

// VisitCodec checks that wire schema and schema declare the same fields with types that convert
// into each other.
func (r *resolver) VisitCodec(m *model.Codec) Contract {
	if m.Wire == nil {
		r.report.Add("wire", &failure.MisplacedClause{Clause: "FROM", Requirement: "is required"})
		return nil
	}
	codec := r.codec(m.Name)
	if codec == nil {
		return nil
	}
	encoded := r.encodings(m, codec.Shape)
	for i := range codec.Shape.Fields {
		field := &codec.Shape.Fields[i]
		wire := slices.IndexFunc(codec.Wire.Fields, func(w model.WireJSONField) bool { return w.Name == field.Name })
		if wire < 0 {
			r.report.Add("wire.schema", &failure.CodecField{
				Name: field.Name, Present: codec.Shape.Name, Absent: "wire json schema '" + codec.Wire.Name + "'",
			})
			continue
		}
		r.wireField(codec, field, &codec.Wire.Fields[wire], encoded[field.Name])
	}
	for _, wire := range codec.Wire.Fields {
		if _, known := codec.Shape.Find(wire.Name); !known {
			r.report.Add("schema", &failure.CodecField{
				Name: wire.Name, Present: "wire json schema '" + codec.Wire.Name + "'", Absent: codec.Shape.Name,
			})
		}
	}
	return &Static{}
}

func (r *resolver) wireField(codec *Codec, field *typing.Field, wire *model.WireJSONField, encoded bool) {
	if kind := field.Type.Kind; kind == datatype.KindArray || kind == datatype.KindVec {
		r.report.Add("schema", &failure.NotSupportedYet{Form: kind.String() + " in a codec (field '" + field.Name + "')"})
	}
	if !carries(wire.Type, field.Type, encoded) {
		advice := ""
		if wire.Type == model.JSONTypeString && field.Type.Kind == datatype.KindDatetime {
			advice = "add ENCODE " + field.Name + " AS RFC3339"
		}
		r.report.Add("schema", &failure.CodecType{
			Name: field.Name, Wire: wire.Type.String(), Type: typing.TypeText(field.Type), Advice: advice,
		})
	}
	switch {
	case wire.Optional && !field.Nullable:
		r.report.Add("schema", &failure.CodecOptional{Name: field.Name, Side: "wire json schema '" + codec.Wire.Name + "'"})
	case !wire.Optional && field.Nullable:
		r.report.Add("schema", &failure.CodecOptional{Name: field.Name, Side: codec.Shape.Name})
	}
}

// encodings checks the ENCODE rules and gives the fields they name.
func (r *resolver) encodings(m *model.Codec, shape *typing.Shape) map[string]bool {
	encoded := map[string]bool{}
	for i, name := range m.Encodings {
		path := at("", "encodings", i)
		index, known := shape.Find(name)
		switch {
		case !known:
			r.report.Add(path, &failure.CodecEncoding{Name: name, Reason: shape.Name + " has no such field"})
		case shape.Fields[index].Type.Kind != datatype.KindDatetime:
			r.report.Add(path, &failure.CodecEncoding{Name: name, Reason: "it is " + typing.TypeText(shape.Fields[index].Type) + ", not DATETIME"})
		case encoded[name]:
			r.report.Add(path, &failure.DuplicateField{Name: name, Construct: "ENCODE"})
		}
		encoded[name] = true
	}
	return encoded
}

// carries tells whether a JSON wire type converts into a schema type (grammar reference, 5.4).
func carries(wire model.JSONType, field datatype.Type, encoded bool) bool {
	switch wire {
	case model.JSONTypeString:
		return field.Kind == datatype.KindString || (field.Kind == datatype.KindDatetime && encoded)
	case model.JSONTypeNumber:
		return field.Kind == datatype.KindF32 || field.Kind == datatype.KindF64
	case model.JSONTypeInteger:
		return typing.IsInteger(field)
	case model.JSONTypeBoolean:
		return field.Kind == datatype.KindBool
	case model.JSONTypeArray:
		return typing.IsCollection(field)
	case model.JSONTypeObject, model.JSONTypeNull:
	}
	return false
}

// VisitClient accepts any settings; they are checked at use.
func (r *resolver) VisitClient(*model.Client) Contract { return &Static{} }

// VisitVhost checks that host names are distinct.
func (r *resolver) VisitVhost(m *model.Vhost) Contract {
	if len(m.Hosts) == 0 {
		r.report.Add("hosts", &failure.MissingPart{Part: "host name"})
	}
	for i, host := range m.Hosts {
		if slices.Contains(m.Hosts[:i], host) {
			r.report.Add(at("", "hosts", i), &failure.DuplicateItem{Item: "host name", Name: host})
		}
	}
	return &Static{}
}

// VisitEndpoint checks the path.
func (r *resolver) VisitEndpoint(m *model.Endpoint) Contract {
	if len(m.Path) == 0 || m.Path[0] != '/' {
		r.report.Add("path", &failure.OutOfRange{Subject: "PATH", Requirement: "must start with '/'"})
	}
	return &Static{}
}

// VisitBranch checks that the key fields are scalar.
func (r *resolver) VisitBranch(m *model.Branch) Contract {
	if shape := r.schema(m.Schema); shape != nil {
		for i := range shape.Fields {
			if kind := shape.Fields[i].Type; typing.IsCollection(kind) {
				r.report.Add("schema", &failure.UnsupportedType{
					Construct: "key field '" + shape.Fields[i].Name + "' of a branch", Type: typing.TypeText(kind),
				})
			}
		}
	}
	return &Static{}
}

// VisitRelay checks the capacity.
func (r *resolver) VisitRelay(m *model.Relay) Contract {
	r.branch(m.Branching)
	r.schema(m.Schema)
	r.atLeastOne("capacity", "CAPACITY", m.Capacity)
	return &Static{}
}
