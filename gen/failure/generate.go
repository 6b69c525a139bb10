package failure

import (
	_ "embed"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/dave/jennifer/jen"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

// runtime is the part of the generated package that is the same for every spec.
//
//go:embed runtime.txt
var runtime string

// Generate rewrites generated/failure and generated/reference/failures.md below the root.
func Generate(root string) error {
	set, err := load(root)
	if err != nil {
		return err
	}
	output := &spec.Output{Directory: filepath.Join(root, "generated", "failure")}
	if err := output.Add("failure.go", []byte("// "+spec.Header+"\n\n"+runtime)); err != nil {
		return err
	}
	if err := emit.AddGo(output, "class.go", classes(set)); err != nil {
		return err
	}
	if err := emit.AddGo(output, "catalogue.go", catalogue(set)); err != nil {
		return err
	}
	for _, area := range set.Areas {
		if err := emit.AddGo(output, "area_"+area.Name+".go", areaFile(area)); err != nil {
			return err
		}
	}
	if err := output.Write(".go"); err != nil {
		return err
	}
	pages := &spec.Output{Directory: filepath.Join(root, "generated", "reference")}
	if err := pages.Add("failures.md", page(set)); err != nil {
		return err
	}
	return pages.Write()
}

// classes emits the dispositions and classes with their meaning for clients.
func classes(set *Set) *jen.File {
	file := emit.NewFile("failure")
	file.Add(emit.Doc("Disposition is what a failure means for the command that met it (table C1)."))
	file.Type().Id("Disposition").Uint8()
	var names, docs, terminal []string
	for _, d := range set.Dispositions {
		names, docs = append(names, d.Name), append(docs, d.Doc)
		if d.Terminal {
			terminal = append(terminal, d.Name)
		}
	}
	file.Add(enumeration("Disposition", names, docs))
	file.Add(emit.Doc("String gives the name of the disposition."))
	file.Add(nameMethod("Disposition", "String", "d", names))
	file.Add(emit.Doc("Terminal tells whether the disposition ends the execution of the command; after any other one the cluster keeps working on it under the same reference."))
	file.Add(tableMethod("Disposition", "Terminal", "d", jen.Bool(), func(yield func(value, name string, result jen.Code)) {
		for _, name := range terminal {
			yield("true", name, jen.True())
		}
	}, jen.False()))

	file.Add(emit.Doc("Class groups the failures on which callers decide alike. A class is an error, so that errors.Is(err, ClassNotFound) holds for every failure of the class."))
	file.Type().Id("Class").Uint8()
	names, docs = nil, nil
	for _, class := range set.Classes {
		names, docs = append(names, class.Name), append(docs, class.Doc)
	}
	file.Add(enumeration("Class", names, docs))
	file.Add(emit.Doc("Error gives the name of the class."))
	file.Add(nameMethod("Class", "Error", "c", names))
	file.Add(emit.Doc("ParseClass finds a class by its name."))
	file.Func().Id("ParseClass").Params(jen.Id("name").String()).Params(jen.Id("Class"), jen.Bool()).Block(
		jen.Switch(jen.Id("name")).BlockFunc(func(g *jen.Group) {
			for _, name := range names {
				g.Case(jen.Lit(name)).Block(jen.Return(jen.Id("Class"+name), jen.True()))
			}
		}),
		jen.Return(jen.Lit(0), jen.False()),
	)
	file.Add(classMethod(set, "Disposition", "what a failure of the class means for its command", jen.Id("Disposition"),
		func(c Class) (string, jen.Code) { return c.Disposition, jen.Id("Disposition" + c.Disposition) }, jen.Id("DispositionFailed")))
	file.Add(classMethod(set, "ExitCode", "the exit code of the terminal client", jen.Int(),
		func(c Class) (string, jen.Code) { return strconv.Itoa(c.Exit), jen.Lit(c.Exit) }, jen.Lit(1)))
	file.Add(classMethod(set, "Status", "the gRPC status of a call that ends with the class", jen.Qual("google.golang.org/grpc/codes", "Code"),
		func(c Class) (string, jen.Code) { return c.GRPC, jen.Qual("google.golang.org/grpc/codes", c.GRPC) }, jen.Qual("google.golang.org/grpc/codes", "Unknown")))
	file.Add(emit.Doc("showsCauses tells whether the text of an untyped cause may leave the process with a failure of the class."))
	file.Add(tableMethod("Class", "showsCauses", "c", jen.Bool(), func(yield func(value, name string, result jen.Code)) {
		for _, class := range set.Classes {
			if class.Causes {
				yield("true", class.Name, jen.True())
			}
		}
	}, jen.False()))
	return file
}

func enumeration(kind string, names, docs []string) jen.Code {
	return jen.Line().Comment("The values of " + kind + ".").Line().Const().DefsFunc(func(g *jen.Group) {
		for i, name := range names {
			g.Add(emit.Doc(kind + name + ": " + emit.Sentence(docs[i])))
			if i == 0 {
				g.Id(kind + name).Id(kind).Op("=").Iota()
			} else {
				g.Id(kind + name)
			}
		}
	}).Line()
}

// nameMethod emits a method that names the value of an enumeration.
func nameMethod(kind, method, receiver string, names []string) jen.Code {
	return tableMethod(kind, method, receiver, jen.String(), func(yield func(value, name string, result jen.Code)) {
		for _, name := range names {
			yield(name, name, jen.Lit(name))
		}
	}, jen.Lit("Unknown"+kind))
}

func classMethod(set *Set, method, doc string, result jen.Code, of func(Class) (string, jen.Code), otherwise jen.Code) jen.Code {
	return jen.Add(emit.Doc(method + " gives " + emit.Period(doc))).Line().Add(
		tableMethod("Class", method, "c", result, func(yield func(value, name string, result jen.Code)) {
			for _, class := range set.Classes {
				key, value := of(class)
				yield(key, class.Name, value)
			}
		}, otherwise))
}

// tableMethod emits a method that switches over the values of an enumeration; values with one
// result share a case.
func tableMethod(kind, method, receiver string, result jen.Code, rows func(func(value, name string, result jen.Code)), otherwise jen.Code) jen.Code {
	var order []string
	cases, results := map[string][]jen.Code{}, map[string]jen.Code{}
	rows(func(value, name string, result jen.Code) {
		if _, known := results[value]; !known {
			order, results[value] = append(order, value), result
		}
		cases[value] = append(cases[value], jen.Id(kind+name))
	})
	return jen.Func().Params(jen.Id(receiver).Id(kind)).Id(method).Params().Add(result).BlockFunc(func(g *jen.Group) {
		if len(order) > 0 {
			g.Switch(jen.Id(receiver)).BlockFunc(func(g *jen.Group) {
				for _, value := range order {
					g.Case(cases[value]...).Block(jen.Return(results[value]))
				}
			})
		}
		g.Return(otherwise)
	}).Line()
}

// catalogue emits the codes and the list of all failures.
func catalogue(set *Set) *jen.File {
	file := emit.NewFile("failure")
	file.Comment("The stable codes of all failures, by area.")
	file.Const().DefsFunc(func(g *jen.Group) {
		for _, area := range set.Areas {
			g.Line().Comment("Area " + area.Name + ".")
			for _, failure := range area.Failures {
				g.Id("Code" + failure.Name).Id("Code").Op("=").Lit(failure.Code)
			}
		}
	})
	file.Add(emit.Doc("All describes every failure in the order of the areas. The result is the caller's own."))
	file.Func().Id("All").Params().Index().Id("Description").Block(
		jen.Return(jen.Index().Id("Description").ValuesFunc(func(g *jen.Group) {
			for _, area := range set.Areas {
				for _, failure := range area.Failures {
					g.Line().Add(description(area, failure))
				}
			}
			g.Line()
		})),
	)
	return file
}

func description(area Area, failure Parsed) jen.Code {
	values := jen.Dict{
		jen.Id("Name"):    jen.Lit(failure.Name),
		jen.Id("Area"):    jen.Lit(area.Name),
		jen.Id("Code"):    jen.Id("Code" + failure.Name),
		jen.Id("Class"):   jen.Id("Class" + failure.Class),
		jen.Id("Message"): jen.Lit(failure.Failure.Message),
		jen.Id("New"):     jen.Func().Params().Id("Failure").Block(jen.Return(jen.Op("&").Id(failure.Name).Values())),
	}
	if failure.Failure.Hint != "" {
		values[jen.Id("Hint")] = jen.Lit(failure.Failure.Hint)
	}
	return jen.Values(values)
}

func areaFile(area Area) *jen.File {
	file := emit.NewFile("failure")
	file.Comment("Area " + area.Name + ": " + emit.Sentence(strings.Join(strings.Fields(area.Doc), " ")))
	for _, failure := range area.Failures {
		file.Line()
		emitFailure(file, failure)
	}
	return file
}

func emitFailure(file *jen.File, failure Parsed) {
	receiver := jen.Id("f").Op("*").Id(failure.Name)
	basis := ""
	if len(failure.Basis) > 0 {
		basis = " Basis: " + strings.Join(failure.Basis, ", ") + "."
	}
	file.Add(emit.Doc(failure.Name+" reports: "+emit.Sentence(failure.Doc), "Code "+failure.Code+", class "+failure.Class+"."+basis))
	file.Type().Id(failure.Name).StructFunc(func(g *jen.Group) {
		for _, field := range failure.Fields {
			if field.Doc != "" || field.Sensitive {
				doc := field.Doc
				if field.Sensitive {
					doc = strings.TrimSpace(emit.Period(doc) + " Sensitive: never part of a text or a projection.")
				}
				g.Add(emit.Doc(field.Name + ": " + emit.Sentence(doc)))
			}
			g.Id(field.Name).Add(types[field.Type].code())
		}
		if failure.Placed {
			g.Comment("Place is where in the submitted text or model the fault lies.")
			g.Id("Place").Id("Place")
		}
		g.Id("cause").Error()
	})
	method := func(doc, name string, params []jen.Code, result jen.Code, body ...jen.Code) {
		file.Add(emit.Doc(doc))
		file.Func().Params(receiver.Clone()).Id(name).Params(params...).Add(result).Block(body...)
	}
	method("Message gives the text of the failure itself.", "Message", nil, jen.String(), jen.Return(concat(failure.Message)))
	method("Error gives the text of the failure and, after a colon, of its cause.", "Error", nil, jen.String(),
		jen.Return(jen.Id("withCause").Call(jen.Id("f").Dot("Message").Call(), jen.Id("f").Dot("cause"))))
	method("Code gives "+failure.Code+".", "Code", nil, jen.Id("Code"), jen.Return(jen.Id("Code"+failure.Name)))
	method("Class gives "+failure.Class+".", "Class", nil, jen.Id("Class"), jen.Return(jen.Id("Class"+failure.Class)))
	method(hintDoc(failure), "Hint", nil, jen.String(), hintBody(failure)...)
	method("Fields lists the non-sensitive subject fields.", "Fields", nil, jen.Index().Id("Field"), jen.Return(fieldList(failure)))
	method("Unwrap gives the cause, or nil.", "Unwrap", nil, jen.Error(), jen.Return(jen.Id("f").Dot("cause")))
	method("Is matches the code and the class of the failure.", "Is", []jen.Code{jen.Id("target").Error()}, jen.Bool(),
		jen.Return(jen.Id("target").Op("==").Id("Code"+failure.Name).Op("||").Id("target").Op("==").Id("Class"+failure.Class)))
	method("WithCause records what led to the failure and gives the failure back.", "WithCause", []jen.Code{jen.Id("cause").Error()},
		jen.Op("*").Id(failure.Name), jen.Id("f").Dot("cause").Op("=").Id("cause"), jen.Return(jen.Id("f")))
	if failure.Placed {
		method("Where gives the place of the fault.", "Where", nil, jen.Id("Place"), jen.Return(jen.Id("f").Dot("Place")))
		method("Locate sets the place of the fault.", "Locate", []jen.Code{jen.Id("place").Id("Place")}, jen.Null(),
			jen.Id("f").Dot("Place").Op("=").Id("place"))
	}
}

func hintDoc(failure Parsed) string {
	switch {
	case len(failure.Hint) == 0:
		return "Hint gives an empty text: there is no advice for this failure."
	case emptyCheck(failure.Hint) != nil:
		return "Hint advises what to do; it is empty when its subject fields are."
	}
	return "Hint advises what to do."
}

func hintBody(failure Parsed) []jen.Code {
	var body []jen.Code
	if condition := emptyCheck(failure.Hint); condition != nil {
		body = append(body, jen.If(condition).Block(jen.Return(jen.Lit(""))))
	}
	return append(body, jen.Return(concat(failure.Hint)))
}

func fieldList(failure Parsed) jen.Code {
	var items []jen.Code
	for _, field := range failure.Fields {
		if !field.Sensitive {
			items = append(items, jen.Line().Values(jen.Lit(field.Name), types[field.Type].text(jen.Id("f").Dot(field.Name))))
		}
	}
	if len(items) == 0 {
		return jen.Nil()
	}
	return jen.Index().Id("Field").Values(append(items, jen.Line())...)
}
