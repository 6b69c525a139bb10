package record

import (
	"github.com/dave/jennifer/jen"

	"nervix/gen/emit"
)

// emitEqual writes deep equality for structs and unions.
func emitEqual(p *pkg) *jen.File {
	file := p.newFile()
	for _, def := range p.structs {
		file.Add(emit.Doc("Equal compares all fields deeply."))
		file.Func().Params(jen.Id("a").Op("*").Id(def.Name)).Id("Equal").Params(jen.Id("b").Op("*").Id(def.Name)).Bool().BlockFunc(func(group *jen.Group) {
			group.If(jen.Id("a").Op("==").Nil().Op("||").Id("b").Op("==").Nil()).Block(jen.Return(jen.Id("a").Op("==").Id("b")))
			if len(def.fields) == 0 {
				group.Return(jen.True())
				return
			}
			condition := jen.Null()
			for i, field := range def.fields {
				if i > 0 {
					condition.Op("&&").Line()
				}
				condition.Add(field.equal())
			}
			group.Return(condition)
		})
	}
	for _, union := range p.unions {
		name := "Equal" + union.Name
		file.Add(emit.Doc(name + " compares two values of the union deeply; nil equals nil alone."))
		file.Func().Id(name).Params(jen.List(jen.Id("a"), jen.Id("b")).Id(union.Name)).Bool().Block(
			jen.Switch(jen.Id("x").Op(":=").Id("a").Assert(jen.Type())).BlockFunc(func(group *jen.Group) {
				for _, variant := range union.variants {
					group.Case(jen.Op("*").Id(variant.Name)).Block(
						jen.List(jen.Id("y"), jen.Id("same")).Op(":=").Id("b").Assert(jen.Op("*").Id(variant.Name)),
						jen.Return(jen.Id("same").Op("&&").Id("x").Dot("Equal").Call(jen.Id("y"))),
					)
				}
			}),
			jen.Return(jen.Id("a").Op("==").Nil().Op("&&").Id("b").Op("==").Nil()),
		)
	}
	return file
}

// equal compares one field of a and b.
func (f *fieldDef) equal() *jen.Statement {
	left, right := jen.Id("a").Dot(f.Name), jen.Id("b").Dot(f.Name)
	ref := f.resolved
	if !ref.list {
		return ref.equal(left, right, ref.optional)
	}
	if ref.comparable() {
		return jen.Qual("slices", "Equal").Call(left, right)
	}
	element := ref.element()
	return jen.Qual("slices", "EqualFunc").Call(left, right, jen.Func().Params(jen.List(jen.Id("x"), jen.Id("y")).Add(element)).Bool().Block(
		jen.Return(ref.equal(jen.Id("x"), jen.Id("y"), false)),
	))
}

// comparable tells whether == is deep equality of the element.
func (r typeRef) comparable() bool {
	return r.shape == enumShape || r.shape == scalarShape && r.name != "bytes" && r.name != "f64"
}

func (r typeRef) equal(left, right *jen.Statement, optional bool) *jen.Statement {
	switch r.shape {
	case structShape:
		if optional {
			return left.Dot("Equal").Call(right)
		}
		return left.Dot("Equal").Call(jen.Op("&").Add(right))
	case unionShape:
		return r.function("Equal").Call(left, right)
	}
	if optional {
		return jen.Parens(jen.Add(left.Clone()).Op("==").Nil()).Op("==").Parens(jen.Add(right.Clone()).Op("==").Nil()).Op("&&").
			Parens(jen.Add(left.Clone()).Op("==").Nil().Op("||").Add(r.equal(jen.Op("*").Add(left), jen.Op("*").Add(right), false)))
	}
	switch r.name {
	case "bytes":
		return jen.Qual("bytes", "Equal").Call(left, right)
	case "f64":
		// Bit equality keeps a record with a NaN equal to itself and tells 0.0 from -0.0.
		return jen.Qual("math", "Float64bits").Call(left).Op("==").Qual("math", "Float64bits").Call(right)
	}
	return left.Op("==").Add(right)
}
