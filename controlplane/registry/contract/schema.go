package contract

import (
	"nervix/generated/failure"
	"nervix/generated/model"
)

// VisitSchema checks a schema: at least one field, distinct names.
func (r *resolver) VisitSchema(m *model.Schema) Contract {
	r.names("CREATE SCHEMA", len(m.Fields), func(i int) string { return m.Fields[i].Name })
	return &Static{}
}

// VisitWireJSONSchema checks a wire schema: at least one field, distinct names and payload keys.
func (r *resolver) VisitWireJSONSchema(m *model.WireJSONSchema) Contract {
	r.documentFields("CREATE WIRE JSON SCHEMA", m.Fields)
	return &Static{}
}

// VisitWireCBORSchema checks a wire schema: at least one field, distinct names and payload keys.
func (r *resolver) VisitWireCBORSchema(m *model.WireCBORSchema) Contract {
	r.documentFields("CREATE WIRE CBOR SCHEMA", m.Fields)
	return &Static{}
}

// VisitWireAVROSchema checks a wire schema: at least one field, distinct names and payload keys,
// which are names of Avro.
func (r *resolver) VisitWireAVROSchema(m *model.WireAVROSchema) Contract {
	r.names("CREATE WIRE AVRO SCHEMA", len(m.Fields), func(i int) string { return m.Fields[i].Name })
	r.payloadKeys(len(m.Fields), func(i int) (string, *string) { return m.Fields[i].Name, m.Fields[i].External })
	for i := range m.Fields {
		if external := m.Fields[i].External; external != nil && *external != "" && !isAvroName(*external) {
			r.report.Add(at("", "fields", i)+".external", &failure.InvalidWireName{
				Name: m.Fields[i].Name, Key: *external, Reason: "Avro names are letters, digits and _ and do not start with a digit",
			})
		}
	}
	return &Static{}
}

func (r *resolver) documentFields(construct string, fields []model.WireJSONField) {
	r.names(construct, len(fields), func(i int) string { return fields[i].Name })
	r.payloadKeys(len(fields), func(i int) (string, *string) { return fields[i].Name, fields[i].External })
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

// payloadKeys checks NAMED: a payload key is not empty and belongs to one field.
func (r *resolver) payloadKeys(count int, field func(int) (name string, external *string)) {
	owners := map[string]string{}
	for i := range count {
		if name, external := field(i); external == nil {
			owners[name] = name
		}
	}
	for i := range count {
		name, external := field(i)
		if external == nil {
			continue
		}
		reason := ""
		if owner, taken := owners[*external]; *external == "" {
			reason = "it is empty"
		} else if taken && owner != name {
			reason = "field '" + owner + "' has it"
		}
		if reason != "" {
			r.report.Add(at("", "fields", i)+".external", &failure.InvalidWireName{Name: name, Key: *external, Reason: reason})
			continue
		}
		owners[*external] = name
	}
}

// isAvroName tells whether Avro allows the name of a field.
func isAvroName(name string) bool {
	for i, c := range name {
		letter := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_'
		if !letter && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return name != ""
}
