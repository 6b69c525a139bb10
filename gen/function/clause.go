package function

import (
	"strings"

	"github.com/dave/jennifer/jen"

	"nervix/gen/emit"
)

// clauseTable emits the clauses with what their scopes read. They are a package of their own,
// because engines use the catalogue of functions and know no scopes.
func clauseTable(catalogue *catalogue) *jen.File {
	file := emit.NewFile("clause")
	file.ImportName(functions, "function")
	file.ImportName(model, "model")
	file.PackageComment("Package clause tells which scopes expressions can read, clause by clause.")
	file.PackageComment("")
	file.PackageComment("It owns the scope table of the language. It reads nothing itself. Main types: Clause, Reading.")

	file.Comment("Reading is what a scope reads.")
	file.Type().Id("Reading").Uint8()
	file.Comment("The values of Reading.")
	file.Const().DefsFunc(func(g *jen.Group) {
		g.Comment("None: the scope is not available.")
		g.Id("None").Id("Reading").Op("=").Iota()
		for _, reading := range catalogue.readings {
			g.Add(emit.Doc(reading.Name + ": " + emit.Sentence(reading.Doc)))
			g.Id(reading.Name)
		}
	})
	file.Comment("Clause is a place where expressions stand. Clauses are shared and must not be changed.")
	file.Type().Id("Clause").Struct(
		jen.Comment("Text names the clause for people."),
		jen.Id("Text").String(),
		jen.Comment("Context is the clause in the function catalogue."),
		jen.Id("Context").Qual(functions, "Contexts"),
		jen.Comment("Constant tells that only what never changes may stand in the clause."),
		jen.Id("Constant").Bool(),
		jen.Id("readings").Map(jen.Qual(model, "Scope")).Id("Reading"),
	)
	file.Comment("Reads tells what a scope reads in the clause.")
	file.Func().Params(jen.Id("c").Op("*").Id("Clause")).Id("Reads").Params(jen.Id("scope").Qual(model, "Scope")).Id("Reading").Block(
		jen.Return(jen.Id("c").Dot("readings").Index(jen.Id("scope"))),
	)
	file.Comment("The clauses.")
	file.Var().DefsFunc(func(g *jen.Group) {
		for _, context := range catalogue.contexts {
			g.Add(emit.Doc(context.Name + ": " + emit.Sentence(context.Doc)))
			g.Id(context.Name).Op("=").Op("&").Id("Clause").Values(clauseValue(context))
		}
	})
	file.Comment("All lists the clauses in the order of the reference page.")
	file.Func().Id("All").Params().Index().Op("*").Id("Clause").Block(
		jen.Return(jen.Index().Op("*").Id("Clause").ValuesFunc(func(g *jen.Group) {
			for _, context := range catalogue.contexts {
				g.Id(context.Name)
			}
		})),
	)
	return file
}

func clauseValue(context Context) jen.Dict {
	values := jen.Dict{jen.Id("Text"): jen.Lit(context.Text), jen.Id("Context"): jen.Qual(functions, "Context"+context.Name)}
	if context.Constant {
		values[jen.Id("Constant")] = jen.True()
	}
	if len(context.Scopes) > 0 {
		values[jen.Id("readings")] = jen.Map(jen.Qual(model, "Scope")).Id("Reading").Values(jen.DictFunc(func(d jen.Dict) {
			for scope, reading := range context.Scopes {
				d[jen.Qual(model, "Scope"+emit.Camel(scope))] = jen.Id(reading)
			}
		}))
	}
	return values
}

// scopeRows gives the rows of the scope table of the reference page.
func scopeRows(catalogue *catalogue) [][]string {
	var rows [][]string
	for _, context := range catalogue.contexts {
		row := []string{context.Name, context.Text}
		for _, scope := range scopes {
			cell := strings.ToLower(context.Scopes[scope])
			if cell == "" {
				cell = "–"
			}
			row = append(row, cell)
		}
		rows = append(rows, row)
	}
	return rows
}
