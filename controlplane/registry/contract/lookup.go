package contract

import (
	"strings"

	"nervix/controlplane/registry/typing"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// VisitHashMap checks the key field of a lookup table and that its codec decodes.
func (r *resolver) VisitHashMap(m *model.HashMap) Contract {
	r.external("path", "PATH", m.Path)
	codec := r.codec(m.Codec)
	if codec == nil {
		return &Static{}
	}
	r.decodes("codec", codec)
	index, known := codec.Shape.Find(m.KeyField)
	if !known {
		r.report.Add("key_field", &failure.UnknownIdentifier{Name: m.KeyField, Suggestion: codec.Shape.Suggest(m.KeyField)})
	} else if kind := codec.Shape.Fields[index].Type; typing.IsCollection(kind) {
		r.report.Add("key_field", &failure.UnsupportedType{Construct: "KEY of a hash map", Type: typing.TypeText(kind)})
	}
	return &Static{}
}

// Bounds of user-defined functions (grammar reference, 3.20).
const (
	maximumArguments = 8
	maximumCodeBytes = 65536
	// reservedPrefix starts the names that the engine itself gives.
	reservedPrefix = "__nervix_"
)

// VisitUDF checks the signature of a user-defined function; its source is compiled by its engine.
func (r *resolver) VisitUDF(m *model.UDF) Contract {
	r.unreserved("name", "udf", m.Name)
	switch {
	case len(m.Arguments) == 0:
		r.report.Add("arguments", &failure.MissingPart{Part: "argument"})
	case len(m.Arguments) > maximumArguments:
		r.report.Add("arguments", &failure.OutOfRange{Subject: "ARGS", Requirement: "must not be more than 8"})
	}
	seen := map[string]bool{}
	for i := range m.Arguments {
		name, path := m.Arguments[i].Name, at("", "arguments", i)
		r.unreserved(path+".name", "argument", name)
		if seen[name] {
			r.report.Add(path, &failure.DuplicateItem{Item: "argument", Name: name})
		}
		seen[name] = true
	}
	if m.Code == "" || len(m.Code) > maximumCodeBytes {
		r.report.Add("code", &failure.OutOfRange{Subject: "CODE", Requirement: "must have 1 to 65536 bytes"})
	}
	return &Static{}
}

func (r *resolver) unreserved(path, kind, name string) {
	if strings.HasPrefix(name, reservedPrefix) {
		r.report.Add(path, &failure.InvalidModelName{Name: name, Kind: kind, Reason: "names that start with " + reservedPrefix + " are reserved"})
	}
}
