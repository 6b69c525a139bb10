package record

import (
	"github.com/dave/jennifer/jen"

	"nervix/gen/spec"
)

// emitTests writes the round trips of all types and the fuzz tests of those that no other type
// of the package contains.
func emitTests(p *pkg) *jen.File {
	file := jen.NewFilePathName(p.importPath()+"_test", p.name+"_test")
	file.HeaderComment(spec.Header)
	file.ImportName(p.importPath(), p.name)
	file.ImportName(canonicalTestPath, "canonicaltest")
	file.ImportName(p.importPath()+"/"+p.testPackage(), p.testPackage())
	codec := func(form *jen.Statement, name string, function func(string) *jen.Statement) *jen.Statement {
		return jen.Qual(canonicalTestPath, "Codec").Types(form).Values(jen.Dict{
			jen.Id("Draw"):   jen.Qual(p.importPath()+"/"+p.testPackage(), name).Call(),
			jen.Id("Encode"): function("Encode"),
			jen.Id("Decode"): jen.Qual(p.importPath(), "Decode"+name),
			jen.Id("Equal"):  function("Equal"),
			jen.Id("Clone"):  function("Clone"),
		})
	}
	type subject struct {
		name  string
		codec *jen.Statement
	}
	var subjects []subject
	for _, def := range p.structs {
		method := func(name string) *jen.Statement {
			return jen.Parens(jen.Op("*").Qual(p.importPath(), def.Name)).Dot(name)
		}
		subjects = append(subjects, subject{def.Name, codec(jen.Op("*").Qual(p.importPath(), def.Name), def.Name, method)})
	}
	for _, union := range p.unions {
		function := func(name string) *jen.Statement { return jen.Qual(p.importPath(), name+union.Name) }
		subjects = append(subjects, subject{union.Name, codec(jen.Qual(p.importPath(), union.Name), union.Name, function)})
	}
	file.Func().Id("TestRoundTrip").Params(jen.Id("t").Op("*").Qual("testing", "T")).BlockFunc(func(group *jen.Group) {
		for _, item := range subjects {
			group.Id("t").Dot("Run").Call(jen.Lit(item.name), jen.Func().Params(jen.Id("t").Op("*").Qual("testing", "T")).Block(
				jen.Qual(canonicalTestPath, "RoundTrip").Call(jen.Id("t"), item.codec.Clone())))
		}
	})
	contained := p.contained()
	for _, item := range subjects {
		if !contained[item.name] {
			file.Func().Id("FuzzDecode" + item.name).Params(jen.Id("f").Op("*").Qual("testing", "F")).Block(
				jen.Qual(canonicalTestPath, "Fuzz").Call(jen.Id("f"), item.codec.Clone()))
		}
	}
	return file
}

// contained are the types of the package that another one of its types has as a member.
func (p *pkg) contained() map[string]bool {
	names := map[string]bool{}
	for _, def := range p.structs {
		for _, field := range def.fields {
			if field.resolved.home == p && field.resolved.name != def.Name {
				names[field.resolved.name] = true
			}
		}
	}
	for _, union := range p.unions {
		for _, variant := range union.variants {
			names[variant.Name] = true
		}
	}
	return names
}
