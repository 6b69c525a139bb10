package metric

import (
	_ "embed"
	"path/filepath"
	"strings"

	"github.com/dave/jennifer/jen"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

// runtime is the part of the generated package that is the same for every spec.
//
//go:embed runtime.txt
var runtime string

const (
	prometheus = "github.com/prometheus/client_golang/prometheus"
	prefix     = "nervix_"
)

// Generate rewrites generated/metric and generated/reference/metrics.md below the root.
func Generate(root string) error {
	content, err := load(root)
	if err != nil {
		return err
	}
	output := &spec.Output{Directory: filepath.Join(root, "generated", "metric")}
	if err := output.Add("metric.go", []byte("// "+spec.Header+"\n\n"+runtime)); err != nil {
		return err
	}
	if err := emit.AddGo(output, "label.go", labels(content)); err != nil {
		return err
	}
	if err := emit.AddGo(output, "family.go", families(content)); err != nil {
		return err
	}
	if err := output.Write(".go"); err != nil {
		return err
	}
	pages := &spec.Output{Directory: filepath.Join(root, "generated", "reference")}
	if err := pages.Add("metrics.md", page(content)); err != nil {
		return err
	}
	return pages.Write()
}

// labels emits the known label values, the label sets and the handles of each set.
func labels(content *content) *jen.File {
	file := emit.NewFile("metric")
	file.ImportName(prometheus, "prometheus")
	for _, name := range content.names {
		label := content.labels[name]
		if len(label.Values) == 0 {
			continue
		}
		file.Comment("The values of the label " + name + ": " + emit.Sentence(label.Doc))
		file.Const().DefsFunc(func(g *jen.Group) {
			for _, value := range label.Values {
				g.Id(emit.Camel(name) + emit.Camel(value)).Op("=").Lit(value)
			}
		})
	}
	for _, set := range content.sets {
		labelSet(file, content, set)
		for _, kind := range types {
			if uses(content, set.Name, kind) {
				handle(file, set, kind)
			}
		}
	}
	return file
}

func uses(content *content, set, kind string) bool {
	for _, family := range content.families() {
		if family.Labels == set && family.Type == kind {
			return true
		}
	}
	return false
}

func labelSet(file *jen.File, content *content, set LabelSet) {
	name := set.Name + "Labels"
	file.Add(emit.Doc(name + ": " + emit.Sentence(set.Doc)))
	file.Type().Id(name).StructFunc(func(g *jen.Group) {
		for _, label := range set.Labels {
			field := emit.Camel(label)
			g.Add(emit.Doc(field + ": " + emit.Sentence(content.labels[label].Doc)))
			g.Id(field).String()
		}
	})
	file.Comment("values gives the label values in the order of the family.")
	file.Func().Params(jen.Id("l").Id(name)).Id("values").Params().Index().String().Block(
		jen.Return(jen.Index().String().ValuesFunc(func(g *jen.Group) {
			for _, label := range set.Labels {
				g.Id("l").Dot(emit.Camel(label))
			}
		})),
	)
}

// handle emits the typed family of one kind over one label set.
func handle(file *jen.File, set LabelSet, kind string) {
	name, labels := set.Name+emit.Camel(kind), jen.Id("labels").Id(set.Name+"Labels")
	if kind == "watched" {
		file.Add(emit.Doc(name + " is a gauge over " + set.Name + "Labels that is read when it is scraped."))
		file.Type().Id(name).Struct(jen.Id("collector").Op("*").Id("watcher"))
		file.Add(emit.Doc("Watch reads the series from a function until the result is called. The function must be quick and safe for concurrent use; a second watch of the same labels replaces the first."))
		file.Func().Params(jen.Id("f").Id(name)).Id("Watch").Params(labels, jen.Id("read").Func().Params().Float64()).Params(jen.Id("stop").Func().Params()).
			Block(jen.Return(jen.Id("f").Dot("collector").Dot("watch").Call(jen.Id("labels").Dot("values").Call(), jen.Id("read"))))
		return
	}
	if kind == "tally" {
		file.Add(emit.Doc(name + " is a histogram family over " + set.Name + "Labels that takes many values at once."))
		file.Type().Id(name).Struct(jen.Id("collector").Op("*").Id("tallies"))
		file.Add(emit.Doc("With gives the handle of one series. Keep the handle; the lookup is not for hot paths."))
		file.Func().Params(jen.Id("f").Id(name)).Id("With").Params(labels).Op("*").Id("Tally").
			Block(jen.Return(jen.Id("f").Dot("collector").Dot("with").Call(jen.Id("labels").Dot("values").Call())))
		return
	}
	vector := jen.Op("*").Qual(prometheus, emit.Camel(kind)+"Vec")
	file.Add(emit.Doc(name + " is a " + kind + " family over " + set.Name + "Labels."))
	file.Type().Id(name).Struct(jen.Id("vector").Add(vector))
	result, expression := jen.Qual(prometheus, emit.Camel(kind)), jen.Id("f").Dot("vector").Dot("WithLabelValues").Call(jen.Id("labels").Dot("values").Call().Op("..."))
	if kind == "histogram" {
		result = jen.Qual(prometheus, "Observer")
	}
	file.Add(emit.Doc("With gives the handle of one series. Keep the handle; the lookup is not for hot paths."))
	file.Func().Params(jen.Id("f").Id(name)).Id("With").Params(labels).Add(result).Block(jen.Return(expression))
}

// families emits the Families struct and its constructor.
func families(content *content) *jen.File {
	file := emit.NewFile("metric")
	file.ImportName(prometheus, "prometheus")
	file.Add(emit.Doc("Families holds every metric family of the process."))
	file.Type().Id("Families").StructFunc(func(g *jen.Group) {
		for _, family := range content.families() {
			g.Add(emit.Doc(emit.Camel(family.Name) + ": " + emit.Sentence(family.Doc)))
			g.Id(emit.Camel(family.Name)).Add(fieldType(family))
		}
		g.Line().Id("series").Index().Id("series")
	})
	file.Add(emit.Doc("New makes the families and registers them, together with the collectors of the Go runtime and the process. A nil registerer registers nothing. All faults are joined."))
	file.Func().Id("New").Params(jen.Id("registerer").Qual(prometheus, "Registerer")).Params(jen.Op("*").Id("Families"), jen.Error()).BlockFunc(func(g *jen.Group) {
		g.Id("r").Op(":=").Op("&").Id("registry").Values(jen.Dict{jen.Id("registerer"): jen.Id("registerer")})
		g.Id("families").Op(":=").Op("&").Id("Families").ValuesFunc(func(g *jen.Group) {
			for _, family := range content.families() {
				g.Line().Id(emit.Camel(family.Name)).Op(":").Add(construction(content, family))
			}
			g.Line()
		})
		g.Id("families").Dot("series").Op("=").Id("r").Dot("series")
		g.Id("r").Dot("runtime").Call()
		g.Return(jen.Id("families"), jen.Id("r").Dot("join").Call())
	})
	return file
}

func fieldType(family Family) jen.Code {
	switch {
	case family.Labels != "":
		return jen.Id(family.Labels + emit.Camel(family.Type))
	case family.Type == "watched":
		return jen.Id("Watched")
	case family.Type == "histogram":
		return jen.Qual(prometheus, "Observer")
	}
	return jen.Qual(prometheus, emit.Camel(family.Type))
}

func construction(content *content, family Family) jen.Code {
	arguments := []jen.Code{jen.Lit(prefix + family.Name), jen.Lit(emit.Period(family.Doc))}
	if family.bucketed() {
		arguments = append(arguments, jen.Index().Float64().ValuesFunc(func(g *jen.Group) {
			for _, bucket := range family.Buckets {
				g.Lit(bucket)
			}
		}))
	}
	if family.Labels == "" {
		if family.Type == "watched" {
			return jen.Id("Watched").Values(jen.Id("r").Dot("watched").Call(arguments...))
		}
		return jen.Id("r").Dot(family.Type).Call(arguments...)
	}
	for _, label := range content.set(family.Labels).Labels {
		arguments = append(arguments, jen.Lit(label))
	}
	method := family.Type + "s"
	switch family.Type {
	case "watched":
		method = "watched"
	case "tally":
		method = "tallies"
	}
	return jen.Id(family.Labels + emit.Camel(family.Type)).Values(jen.Id("r").Dot(method).Call(arguments...))
}

// page renders the reference page.
func page(content *content) []byte {
	page := emit.NewPage("Metrics", "Every node serves its metrics on `/metrics` of the observability listener, together with the collectors of the Go runtime "+
		"(`go_*`) and of the process (`process_*`). No label ever holds a branch key or a payload value. A label that does not apply has the value `-`.")
	for _, file := range content.files {
		if len(file.Families) == 0 {
			continue
		}
		page.Heading(2, strings.ReplaceAll(file.Area, "_", " "))
		page.Text(file.Doc)
		var rows [][]string
		for _, family := range file.Families {
			kind := family.Type
			switch kind {
			case "watched":
				kind = "gauge"
			case "tally":
				kind = "histogram"
			}
			rows = append(rows, []string{
				emit.Ticks(prefix + family.Name), kind, strings.Join(content.set(family.Labels).Labels, ", "), family.Doc, strings.Join(family.Basis, ", "),
			})
		}
		page.Table([]string{"Family", "Type", "Labels", "Meaning", "Basis"}, rows)
	}
	page.Heading(2, "Labels")
	var rows [][]string
	for _, name := range content.names {
		label := content.labels[name]
		rows = append(rows, []string{emit.Ticks(name), strings.Join(label.Values, ", "), label.Doc})
	}
	page.Table([]string{"Label", "Values", "Meaning"}, rows)
	return page.Bytes()
}
