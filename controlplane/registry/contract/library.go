package contract

import (
	"nervix/controlplane/registry/typing"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// The resolver is the library of the expressions it resolves: it finds what they call among the
// models, and a missing one makes the contract incomplete.
var _ typing.Library = (*resolver)(nil)

// UDF finds a user-defined function.
func (r *resolver) UDF(name string) *typing.UDF {
	m, ok := lookup[*model.UDF](r, model.KindUdf, name)
	if !ok {
		return nil
	}
	found := &typing.UDF{
		Name: m.Name, Parameters: make([]typing.Field, len(m.Arguments)), Volatile: m.Volatile,
		Type: typing.Facts{Type: m.Returns, Nullable: m.ReturnsOptional},
	}
	for i, argument := range m.Arguments {
		found.Parameters[i] = typing.Field{Name: argument.Name, Facts: typing.Facts{Type: argument.Type, Nullable: argument.Optional}}
	}
	return found
}

// HashMap finds a lookup table with the shape of its records.
func (r *resolver) HashMap(name string) *typing.HashMap {
	m, ok := lookup[*model.HashMap](r, model.KindHashMap, name)
	if !ok {
		return nil
	}
	codec := r.codec(m.Codec)
	if codec == nil {
		return nil
	}
	return &typing.HashMap{Name: m.Name, Record: codec.Shape}
}

// References lists the names of other models that a model holds, hash maps of lookup_hash_map
// calls included, each with its path.
func References(m model.Model) []model.Reference {
	list := model.References(m)
	model.Expressions(m, func(path string, e model.Expression) {
		typing.LookupMaps(path, e, func(path, name string) {
			list = append(list, model.Reference{Kind: model.KindHashMap, Name: name, Path: path, Role: "lookup"})
		})
	})
	return list
}

// scalar types a value that must not be a collection; nil after recording violations.
func (r *resolver) scalar(path string, env *typing.Environment, e model.Expression) typing.Expression {
	typed := typing.Check(r.report, env, path, e)
	if typed == nil {
		return nil
	}
	if kind := typed.Facts().Type; typing.IsCollection(kind) {
		r.report.Add(path, &failure.UnsupportedType{Construct: env.Clause.Text, Type: typing.TypeText(kind)})
		return nil
	}
	return typed
}
