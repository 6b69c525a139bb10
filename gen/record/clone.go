package record

import (
	"github.com/dave/jennifer/jen"

	"nervix/gen/emit"
)

// emitClone writes deep copies for structs and unions.
func emitClone(p *pkg) *jen.File {
	file := p.newFile()
	for _, def := range p.structs {
		file.Add(emit.Doc("Clone copies the record deeply; nil gives nil."))
		file.Func().Params(jen.Id("v").Op("*").Id(def.Name)).Id("Clone").Params().Op("*").Id(def.Name).BlockFunc(func(group *jen.Group) {
			group.If(jen.Id("v").Op("==").Nil()).Block(jen.Return(jen.Nil()))
			group.Id("c").Op(":=").Op("*").Id("v")
			for _, field := range def.fields {
				field.clone(group)
			}
			group.Return(jen.Op("&").Id("c"))
		})
	}
	for _, union := range p.unions {
		name := "Clone" + union.Name
		file.Add(emit.Doc(name + " copies a value of the union deeply; nil gives nil."))
		file.Func().Id(name).Params(jen.Id("value").Id(union.Name)).Id(union.Name).Block(
			jen.Switch(jen.Id("v").Op(":=").Id("value").Assert(jen.Type())).BlockFunc(func(group *jen.Group) {
				for _, variant := range union.variants {
					group.Case(jen.Op("*").Id(variant.Name)).Block(jen.Return(jen.Id("v").Dot("Clone").Call()))
				}
			}),
			jen.Return(jen.Nil()),
		)
	}
	return file
}

func (f *fieldDef) clone(group *jen.Group) {
	ref := f.resolved
	source, target := jen.Id("v").Dot(f.Name), jen.Id("c").Dot(f.Name)
	if ref.list {
		group.Add(target.Clone().Op("=").Qual("slices", "Clone").Call(source))
		if ref.plain() {
			return
		}
		group.For(jen.Id("i").Op(":=").Range().Add(target.Clone())).Block(
			jen.Add(target.Clone()).Index(jen.Id("i")).Op("=").Add(ref.cloneElement(jen.Id("v").Dot(f.Name).Index(jen.Id("i")))),
		)
		return
	}
	switch {
	case ref.shape == structShape && ref.optional:
		group.Add(target.Op("=").Add(source).Dot("Clone").Call())
	case ref.optional && ref.shape != unionShape:
		group.If(jen.Add(source.Clone()).Op("!=").Nil()).Block(
			jen.Id("copied").Op(":=").Op("*").Add(source),
			target.Op("=").Op("&").Id("copied"),
		)
	case !ref.plain():
		group.Add(target.Op("=").Add(ref.cloneElement(source)))
	}
}

// plain tells whether assignment already copies the element deeply.
func (r typeRef) plain() bool {
	return r.shape == enumShape || r.shape == scalarShape && r.name != "bytes"
}

func (r typeRef) cloneElement(source *jen.Statement) *jen.Statement {
	switch r.shape {
	case structShape:
		return jen.Op("*").Add(source).Dot("Clone").Call()
	case unionShape:
		return r.function("Clone").Call(source)
	}
	return jen.Qual("slices", "Clone").Call(source)
}
