package record

import (
	"slices"

	"github.com/dave/jennifer/jen"

	"nervix/gen/emit"
)

// emitDiff writes the classified difference of two Models.
func emitDiff(p *pkg) *jen.File {
	file := p.newFile()
	models := p.models()
	file.Add(emit.Doc("Diff lists every changed aspect between two Models of the same kind and name, in field order. " +
		"Lists whose elements are classified one by one are compared by position; another number of elements is a single change. " +
		"Models of different kinds give one change that pauses the domain."))
	file.Func().Id("Diff").Params(jen.List(jen.Id("base"), jen.Id("candidate")).Id(models.Name)).Index().Id("Change").Block(
		jen.Switch(jen.Id("a").Op(":=").Id("base").Assert(jen.Type())).BlockFunc(func(group *jen.Group) {
			for _, variant := range models.variants {
				group.Case(jen.Op("*").Id(variant.Name)).Block(
					jen.If(jen.List(jen.Id("b"), jen.Id("same")).Op(":=").Id("candidate").Assert(jen.Op("*").Id(variant.Name)), jen.Id("same")).Block(
						jen.Return(jen.Id("a").Dot("diff").Call(jen.Id("b"), jen.Lit(""), jen.Nil()))))
			}
		}),
		jen.Return(jen.Index().Id("Change").Values(jen.Values(jen.Dict{
			jen.Id("Aspect"): jen.Lit("kind"), jen.Id("Level"): jen.Id(p.level("DOMAIN_PAUSE")),
		}))),
	)
	file.Line()
	for _, def := range p.structs {
		if def.classified() {
			emitStructDiff(file, p, def)
		}
	}
	for _, union := range p.unions {
		if p.nests(union.Name) {
			emitUnionDiff(file, union)
		}
	}
	return file
}

// classified tells whether changes of the struct have levels.
func (s *structDef) classified() bool {
	return slices.ContainsFunc(s.fields, func(f *fieldDef) bool { return f.Quiesce != "" })
}

// nests tells whether a field is classified by the elements of the named type.
func (p *pkg) nests(name string) bool {
	for _, def := range p.structs {
		for _, field := range def.fields {
			if field.Quiesce == nested && field.resolved.name == name {
				return true
			}
		}
	}
	return false
}

func changeList() *jen.Statement { return jen.Id("changes").Index().Id("Change") }

func emitStructDiff(file *jen.File, p *pkg, def *structDef) {
	file.Func().Params(jen.Id("a").Op("*").Id(def.Name)).Id("diff").Params(
		jen.Id("b").Op("*").Id(def.Name), jen.Id("path").String(), changeList(),
	).Index().Id("Change").BlockFunc(func(group *jen.Group) {
		for _, field := range def.fields {
			switch field.Quiesce {
			case "":
			case nested:
				field.diffNested(group, p)
			default:
				group.If(field.differs()).Block(field.appendChange(p, field.Quiesce))
			}
		}
		group.Return(jen.Id("changes"))
	})
	file.Line()
}

// differs is the condition that the field is not equal in a and b.
func (f *fieldDef) differs() *jen.Statement {
	ref := f.resolved
	if !ref.list && !ref.optional && ref.comparable() {
		return jen.Id("a").Dot(f.Name).Op("!=").Id("b").Dot(f.Name)
	}
	if f.flagged() {
		return jen.Op("!").Parens(f.equal())
	}
	return jen.Op("!").Add(f.equal())
}

func (f *fieldDef) change(p *pkg, level string) *jen.Statement {
	values := jen.Dict{
		jen.Id("Path"):   jen.Id("path").Op("+").Lit(f.path()),
		jen.Id("Aspect"): jen.Lit(f.Aspect),
		jen.Id("Level"):  jen.Id(p.level(level)),
	}
	if f.Purges {
		values[jen.Id("Purges")] = jen.True()
	}
	return jen.Id("Change").Values(values)
}

func (f *fieldDef) appendChange(p *pkg, level string) *jen.Statement {
	return jen.Id("changes").Op("=").Append(jen.Id("changes"), f.change(p, level))
}

// diffNested compares the elements of a field one by one.
func (f *fieldDef) diffNested(group *jen.Group, p *pkg) {
	ref := f.resolved
	a, b := jen.Id("a").Dot(f.Name), jen.Id("b").Dot(f.Name)
	switch {
	case ref.list:
		group.If(jen.Len(a.Clone()).Op("!=").Len(b.Clone())).Block(f.appendChange(p, f.Otherwise)).Else().Block(
			jen.For(jen.Id("i").Op(":=").Range().Add(a.Clone())).Block(
				jen.Id("changes").Op("=").Add(a.Clone()).Index(jen.Id("i")).Dot("diff").Call(
					jen.Op("&").Add(b.Clone()).Index(jen.Id("i")), indexed(f.path(), true), jen.Id("changes"))))
	case ref.optional:
		group.If(jen.Parens(a.Clone().Op("==").Nil()).Op("!=").Parens(b.Clone().Op("==").Nil())).Block(f.appendChange(p, f.Otherwise)).
			Else().If(a.Clone().Op("!=").Nil()).Block(
			jen.Id("changes").Op("=").Add(a.Clone()).Dot("diff").Call(b.Clone(), jen.Id("path").Op("+").Lit(f.path()+"."), jen.Id("changes")))
	case ref.shape == structShape:
		group.Id("changes").Op("=").Add(a).Dot("diff").Call(jen.Op("&").Add(b), jen.Id("path").Op("+").Lit(f.path()+"."), jen.Id("changes"))
	default:
		untargeted := f.Untargeted
		if untargeted == "" {
			untargeted = f.Otherwise
		}
		group.Id("changes").Op("=").Id("diff"+ref.name).Call(a, b, f.change(p, f.Otherwise), jen.Id(p.level(untargeted)), jen.Id("changes"))
	}
}

// indexed is the path of element i of a field, ready to be followed by a member.
func indexed(field string, member bool) *jen.Statement {
	end := "]"
	if member {
		end = "]."
	}
	return jen.Id("path").Op("+").Lit(field+"[").Op("+").Qual("strconv", "Itoa").Call(jen.Id("i")).Op("+").Lit(end)
}

// emitUnionDiff compares two values of a union by variant.
func emitUnionDiff(file *jen.File, union *unionDef) {
	name := "diff" + union.Name
	file.Add(emit.Doc(name + " compares two values. Another variant is the given change, at the level untargeted when neither variant refers to a Model."))
	var targeted []jen.Code
	for _, variant := range union.variants {
		if variant.refers() {
			targeted = append(targeted, jen.Op("*").Id(variant.Name))
		}
	}
	file.Func().Id(name).Params(
		jen.List(jen.Id("a"), jen.Id("b")).Id(union.Name), jen.Id("change").Id("Change"), jen.Id("untargeted").Id("Level"), changeList(),
	).Index().Id("Change").BlockFunc(func(group *jen.Group) {
		group.If(jen.Id("Equal"+union.Name).Call(jen.Id("a"), jen.Id("b"))).Block(jen.Return(jen.Id("changes")))
		for _, variant := range union.variants {
			if variant.classified() {
				group.If(jen.List(jen.Id("x"), jen.Id("ok")).Op(":=").Id("a").Assert(jen.Op("*").Id(variant.Name)), jen.Id("ok")).Block(
					jen.If(jen.List(jen.Id("y"), jen.Id("ok")).Op(":=").Id("b").Assert(jen.Op("*").Id(variant.Name)), jen.Id("ok")).Block(
						jen.Return(jen.Id("x").Dot("diff").Call(jen.Id("y"), jen.Id("change").Dot("Path").Op("+").Lit("."), jen.Id("changes")))))
			}
		}
		if len(targeted) == 0 {
			group.Id("change").Dot("Level").Op("=").Id("untargeted")
		} else {
			group.Id("targeted").Op(":=").False()
			group.For(jen.List(jen.Id("_"), jen.Id("side")).Op(":=").Range().Index().Id(union.Name).Values(jen.Id("a"), jen.Id("b"))).Block(
				jen.Switch(jen.Id("side").Assert(jen.Type())).Block(jen.Case(targeted...).Block(jen.Id("targeted").Op("=").True())))
			group.If(jen.Op("!").Id("targeted")).Block(jen.Id("change").Dot("Level").Op("=").Id("untargeted"))
		}
		group.Return(jen.Append(jen.Id("changes"), jen.Id("change")))
	})
}

// refers tells whether the struct itself names a Model.
func (s *structDef) refers() bool {
	return slices.ContainsFunc(s.fields, func(f *fieldDef) bool { return f.Ref != "" })
}
