package function

import (
	_ "embed"
	"path/filepath"

	"github.com/dave/jennifer/jen"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

// runtime is the part of the generated package that is the same for every spec.
//
//go:embed runtime.txt
var runtime string

const (
	datatype  = "nervix/generated/datatype"
	functions = "nervix/generated/function"
	model     = "nervix/generated/model"
)

// Generate rewrites generated/function, generated/clause and generated/reference/functions.md
// below the root.
func Generate(root string) error {
	catalogue, err := load(root)
	if err != nil {
		return err
	}
	output := &spec.Output{Directory: filepath.Join(root, "generated", "function")}
	if err := output.Add("function.go", []byte("// "+spec.Header+"\n\n"+runtime)); err != nil {
		return err
	}
	if err := emit.AddGo(output, "catalogue.go", table(catalogue)); err != nil {
		return err
	}
	if err := emit.AddGo(output, "engine.go", engines(catalogue)); err != nil {
		return err
	}
	if err := output.Write(".go"); err != nil {
		return err
	}
	clauses := &spec.Output{Directory: filepath.Join(root, "generated", "clause")}
	if err := emit.AddGo(clauses, "clause.go", clauseTable(catalogue)); err != nil {
		return err
	}
	if err := clauses.Write(".go"); err != nil {
		return err
	}
	pages := &spec.Output{Directory: filepath.Join(root, "generated", "reference")}
	if err := pages.Add("functions.md", page(catalogue)); err != nil {
		return err
	}
	return pages.Write()
}

// table emits the ids, the contexts, the name tables and the catalogue.
func table(catalogue *catalogue) *jen.File {
	file := emit.NewFile("function")
	file.ImportName(datatype, "datatype")
	file.Comment("The ids of all functions, in the order of the catalogue.")
	file.Const().DefsFunc(func(g *jen.Group) {
		for i, function := range catalogue.all() {
			g.Add(emit.Doc(function.ID + ": " + emit.Sentence(function.Doc)))
			if i == 0 {
				g.Id(function.ID).Id("ID").Op("=").Iota()
			} else {
				g.Id(function.ID)
			}
		}
	})
	file.Comment("The clauses in which expressions stand.")
	file.Const().DefsFunc(func(g *jen.Group) {
		for i, context := range catalogue.contexts {
			name := "Context" + context.Name
			g.Add(emit.Doc(name + ": " + emit.Sentence(context.Doc)))
			if i == 0 {
				g.Id(name).Id("Contexts").Op("=").Lit(1).Op("<<").Iota()
			} else {
				g.Id(name)
			}
		}
	})
	file.Comment("functions is the catalogue, indexed by id.")
	file.Var().Id("functions").Op("=").Index().Id("Function").ValuesFunc(func(g *jen.Group) {
		for _, group := range catalogue.groups {
			for _, function := range group.functions {
				g.Line().Add(entry(group, function))
			}
		}
		g.Line()
	})
	names := func(name, doc string, aggregate bool) {
		file.Add(emit.Doc(doc))
		file.Var().Id(name).Op("=").Map(jen.String()).Id("ID").Values(jen.DictFunc(func(d jen.Dict) {
			for _, function := range catalogue.all() {
				if function.Aggregate != aggregate {
					continue
				}
				for _, name := range append([]string{function.Name}, function.Aliases...) {
					d[jen.Lit(name)] = jen.Id(function.ID)
				}
			}
		}))
	}
	names("scalarNames", "scalarNames finds scalar functions by all their names.", false)
	names("aggregateNames", "aggregateNames finds aggregates by all their names.", true)
	return file
}

func entry(group group, function parsed) jen.Code {
	values := jen.Dict{
		jen.Id("ID"):         jen.Id(function.ID),
		jen.Id("Name"):       jen.Lit(function.Name),
		jen.Id("Group"):      jen.Lit(group.name),
		jen.Id("Null"):       jen.Id(nulls[function.Null]),
		jen.Id("Volatility"): jen.Id(volatilities[function.Volatility]),
		jen.Id("Contexts"):   contexts(function.contexts),
		jen.Id("Signatures"): jen.Index().Id("Signature").ValuesFunc(func(g *jen.Group) {
			for _, signature := range function.signatures {
				g.Line().Add(signatureValue(signature))
			}
			g.Line()
		}),
	}
	if len(function.Aliases) > 0 {
		values[jen.Id("Aliases")] = jen.Index().String().ValuesFunc(func(g *jen.Group) {
			for _, alias := range function.Aliases {
				g.Lit(alias)
			}
		})
	}
	for name, flag := range map[string]bool{
		"MayError": function.MayError, "Aggregate": function.Aggregate, "Headers": function.Headers, "Supported": function.Supported,
	} {
		if flag {
			values[jen.Id(name)] = jen.True()
		}
	}
	return jen.Values(values)
}

func contexts(names []string) jen.Code {
	code := jen.Null()
	for i, name := range names {
		if i > 0 {
			code.Op("|")
		}
		code.Id("Context" + name)
	}
	return code
}

func signatureValue(signature signature) jen.Code {
	values := jen.Dict{jen.Id("Text"): jen.Lit(signature.text), jen.Id("Result"): resultValue(signature.result)}
	if len(signature.parameters) > 0 {
		values[jen.Id("Parameters")] = jen.Index().Id("Parameter").ValuesFunc(func(g *jen.Group) {
			for _, parameter := range signature.parameters {
				g.Add(parameterValue(parameter))
			}
		})
	}
	if signature.optional > 0 {
		values[jen.Id("Optional")] = jen.Lit(signature.optional)
	}
	if signature.variadic {
		values[jen.Id("Variadic")] = jen.True()
	}
	return jen.Values(values)
}

func parameterValue(parameter term) jen.Code {
	values := jen.Dict{}
	if parameter.kind != "" {
		values[jen.Id("Kind")] = jen.Qual(datatype, parameter.kind)
	} else {
		values[jen.Id("Set")] = jen.Id(parameter.set)
	}
	if parameter.variable > 0 {
		values[jen.Id("Variable")] = jen.Lit(parameter.variable)
	}
	if parameter.list {
		values[jen.Id("List")] = jen.True()
	}
	if parameter.constant {
		values[jen.Id("Constant")] = jen.True()
	}
	return jen.Values(values)
}

func resultValue(result term) jen.Code {
	values := jen.Dict{}
	switch {
	case result.none:
		values[jen.Id("None")] = jen.True()
	case result.field:
		values[jen.Id("Field")] = jen.True()
	case result.variable > 0:
		values[jen.Id("Variable")] = jen.Lit(result.variable)
	default:
		values[jen.Id("Kind")] = jen.Qual(datatype, result.kind)
	}
	if result.list {
		values[jen.Id("Vec")] = jen.True()
	}
	return jen.Id("Result").Values(values)
}

// engines emits the interfaces that engines implement and the calls by id.
func engines(catalogue *catalogue) *jen.File {
	file := emit.NewFile("function")
	file.ImportName(datatype, "datatype")
	column, accumulator := jen.Id("C"), jen.Id("A")

	file.Add(emit.Doc("Engine evaluates scalar functions over columns of type C, one method per scalar function that this release executes. " +
		"Arguments have passed Resolve. A row that fails becomes null and is reported by the engine itself; an error fails the whole batch."))
	file.Type().Id("Engine").Types(jen.Id("C").Any()).InterfaceFunc(func(g *jen.Group) {
		methods(g, catalogue, false, jen.Id("arguments").Index().Add(column), column)
	})
	file.Add(emit.Doc("Call evaluates the function of an id. An id that this release does not execute gives false."))
	call(file, catalogue, "Call", "Engine", "C", false, []jen.Code{jen.Id("arguments").Index().Add(column)}, "arguments", column)

	file.Add(emit.Doc("AggregateEngine makes accumulators of type A, one method per aggregate that this release executes. The argument has passed Resolve."))
	file.Type().Id("AggregateEngine").Types(jen.Id("A").Any()).InterfaceFunc(func(g *jen.Group) {
		methods(g, catalogue, true, jen.Id("argument").Qual(datatype, "Type"), accumulator)
	})
	file.Add(emit.Doc("Accumulator makes the accumulator of an aggregate. An id that this release does not execute gives false."))
	call(file, catalogue, "Accumulator", "AggregateEngine", "A", true, []jen.Code{jen.Id("argument").Qual(datatype, "Type")}, "argument", accumulator)
	return file
}

func methods(g *jen.Group, catalogue *catalogue, aggregate bool, parameter, result jen.Code) {
	for _, function := range catalogue.all() {
		if function.Supported && !function.Lowered && function.Aggregate == aggregate {
			g.Add(emit.Doc(function.ID + ": " + emit.Sentence(function.Doc)))
			g.Id(function.ID).Params(parameter).Params(result, jen.Error())
		}
	}
}

func call(file *jen.File, catalogue *catalogue, name, engine, variable string, aggregate bool, parameters []jen.Code, argument string, result jen.Code) {
	parameters = append([]jen.Code{jen.Id("engine").Id(engine).Types(jen.Id(variable)), jen.Id("id").Id("ID")}, parameters...)
	file.Func().Id(name).Types(jen.Id(variable).Any()).Params(parameters...).Params(jen.Id("result").Add(result), jen.Id("known").Bool(), jen.Id("err").Error()).Block(
		jen.Switch(jen.Id("id")).BlockFunc(func(g *jen.Group) {
			for _, function := range catalogue.all() {
				if function.Supported && !function.Lowered && function.Aggregate == aggregate {
					g.Case(jen.Id(function.ID)).Block(
						jen.List(jen.Id("result"), jen.Id("err")).Op("=").Id("engine").Dot(function.ID).Call(jen.Id(argument)),
						jen.Return(jen.Id("result"), jen.True(), jen.Id("err")),
					)
				}
			}
		}),
		jen.Return(jen.Id("result"), jen.False(), jen.Nil()),
	)
}
