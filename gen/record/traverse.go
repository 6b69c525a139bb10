package record

import (
	"github.com/dave/jennifer/jen"

	"nervix/gen/emit"
)

// traversal writes methods that visit all leaves of one sort inside Models, in field order.
type traversal struct {
	p *pkg
	// name is the method of structs and the prefix of the functions of unions.
	name string
	// visit is the type of the callback.
	visit *jen.Statement
	// leaf tells whether a field is a leaf and element how to visit one value at a path.
	leaf    func(*fieldDef) bool
	element func(f *fieldDef, value, path *jen.Statement) jen.Code
	// reaches holds the types of the package below which there are leaves.
	reaches map[string]bool
}

// find computes which types have leaves below them.
func (t *traversal) find() {
	t.reaches = map[string]bool{}
	for changed := true; changed; {
		changed = false
		mark := func(name string) {
			if !t.reaches[name] {
				t.reaches[name], changed = true, true
			}
		}
		for _, def := range t.p.structs {
			for _, field := range def.fields {
				if t.leaf(field) || t.inner(field) {
					mark(def.Name)
				}
			}
		}
		for _, union := range t.p.unions {
			for _, variant := range union.variants {
				if t.reaches[variant.Name] {
					mark(union.Name)
				}
			}
		}
	}
}

// inner tells whether there are leaves below the field.
func (t *traversal) inner(field *fieldDef) bool {
	return field.resolved.home == t.p && t.reaches[field.resolved.name]
}

// emit writes the methods and functions of all types that reach a leaf.
func (t *traversal) emit(file *jen.File) {
	parameters := []jen.Code{jen.Id("path").String(), jen.Id("visit").Add(t.visit)}
	for _, def := range t.p.structs {
		if !t.reaches[def.Name] {
			continue
		}
		file.Func().Params(jen.Id("v").Op("*").Id(def.Name)).Id(t.name).Params(parameters...).BlockFunc(func(group *jen.Group) {
			for _, field := range def.fields {
				t.field(group, field)
			}
		})
		file.Line()
	}
	for _, union := range t.p.unions {
		if !t.reaches[union.Name] {
			continue
		}
		file.Func().Id(t.name + union.Name).Params(append([]jen.Code{jen.Id("value").Id(union.Name)}, parameters...)...).Block(
			jen.Switch(jen.Id("v").Op(":=").Id("value").Assert(jen.Type())).BlockFunc(func(group *jen.Group) {
				for _, variant := range union.variants {
					if t.reaches[variant.Name] {
						group.Case(jen.Op("*").Id(variant.Name)).Block(jen.Id("v").Dot(t.name).Call(jen.Id("path"), jen.Id("visit")))
					}
				}
			}))
		file.Line()
	}
}

// field visits the leaves of one field.
func (t *traversal) field(group *jen.Group, field *fieldDef) {
	leaf := t.leaf(field)
	if !leaf && !t.inner(field) {
		return
	}
	ref, value := field.resolved, jen.Id("v").Dot(field.Name)
	one := func(value, path *jen.Statement) jen.Code {
		switch {
		case leaf:
			return t.element(field, value, path)
		case ref.shape == unionShape:
			return jen.Id(t.name+ref.name).Call(value, path, jen.Id("visit"))
		}
		return value.Clone().Dot(t.name).Call(path, jen.Id("visit"))
	}
	switch {
	case ref.list:
		group.For(jen.Id("i").Op(":=").Range().Add(value.Clone())).Block(one(value.Clone().Index(jen.Id("i")), indexed(field.path(), !leaf)))
	case leaf:
		group.Add(one(value, jen.Id("path").Op("+").Lit(field.path())))
	case ref.optional && ref.shape == structShape:
		group.If(value.Clone().Op("!=").Nil()).Block(one(value, jen.Id("path").Op("+").Lit(field.path()+".")))
	default:
		group.Add(one(value, jen.Id("path").Op("+").Lit(field.path()+".")))
	}
}

// emitReferences writes References.
func emitReferences(p *pkg) *jen.File {
	file := p.newFile()
	models := p.models()
	visit := jen.Func().Params(jen.Id("Reference"))
	walk := &traversal{
		p: p, name: "references", visit: visit,
		leaf: func(f *fieldDef) bool { return f.Ref != "" },
		element: func(f *fieldDef, value, path *jen.Statement) jen.Code {
			kind := p.enumNamed("Kind").constant(valueSpec{Name: f.Ref})
			return jen.If(value.Clone().Op("!=").Lit("")).Block(jen.Id("visit").Call(jen.Id("Reference").Values(jen.Dict{
				jen.Id("Kind"): jen.Id(kind), jen.Id("Name"): value, jen.Id("Role"): jen.Lit(f.Role), jen.Id("Path"): path,
			})))
		},
	}
	walk.find()
	file.Add(emit.Doc("References lists the Models that a Model names, in field order. Empty names are no references, and neither are function calls."))
	file.Func().Id("References").Params(jen.Id("m").Id(models.Name)).Index().Id("Reference").BlockFunc(func(group *jen.Group) {
		group.Var().Id("list").Index().Id("Reference")
		if walk.reaches[models.Name] {
			group.Id("references"+models.Name).Call(jen.Id("m"), jen.Lit(""), jen.Func().Params(jen.Id("r").Id("Reference")).Block(
				jen.Id("list").Op("=").Append(jen.Id("list"), jen.Id("r"))))
		}
		group.Return(jen.Id("list"))
	})
	file.Line()
	walk.emit(file)
	return file
}

// emitExpressions writes the traversals of expressions.
func emitExpressions(p *pkg) *jen.File {
	file := p.newFile()
	models := p.models()
	visit := jen.Func().Params(jen.Id("path").String(), jen.Id("e").Id("Expression"))
	walk := &traversal{
		p: p, name: "expressions", visit: visit,
		leaf: func(f *fieldDef) bool { return f.resolved.home == p && f.resolved.name == "Expression" },
		element: func(f *fieldDef, value, path *jen.Statement) jen.Code {
			return jen.If(value.Clone().Op("!=").Nil()).Block(jen.Id("visit").Call(path, value))
		},
	}
	walk.find()
	file.Add(emit.Doc("Expressions visits the whole expressions of a Model in field order, each with its path; WalkExpression descends into one."))
	file.Func().Id("Expressions").Params(jen.Id("m").Id(models.Name), jen.Id("visit").Add(visit.Clone())).Block(
		jen.Id("expressions"+models.Name).Call(jen.Id("m"), jen.Lit(""), jen.Id("visit")))
	file.Add(emit.Doc("WalkExpression visits an expression and everything inside it from the outside in, each with its path, such as " +
		"filter.left.arguments[0] for the path filter. It does not descend where visit gives false."))
	file.Func().Id("WalkExpression").Params(
		jen.Id("path").String(), jen.Id("e").Id("Expression"),
		jen.Id("visit").Func().Params(jen.Id("path").String(), jen.Id("e").Id("Expression")).Bool(),
	).Block(
		jen.If(jen.Id("e").Op("==").Nil().Op("||").Op("!").Id("visit").Call(jen.Id("path"), jen.Id("e"))).Block(jen.Return()),
		jen.Id("expressionsExpression").Call(jen.Id("e"), jen.Id("path").Op("+").Lit("."),
			jen.Func().Params(jen.Id("path").String(), jen.Id("e").Id("Expression")).Block(
				jen.Id("WalkExpression").Call(jen.Id("path"), jen.Id("e"), jen.Id("visit")))),
	)
	file.Line()
	walk.emit(file)
	return file
}
