package shape

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"github.com/dave/jennifer/jen"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

// file is one spec file.
type file struct {
	Shapes []Shape `yaml:"shapes"`
}

// Shape is a record with a fixed list of fields.
type Shape struct {
	Name   string   `yaml:"name"`
	Title  string   `yaml:"title"` // of its section on the reference page
	Doc    string   `yaml:"doc"`
	Basis  []string `yaml:"basis"`
	Fields []Field  `yaml:"fields"`
}

// Field is one field of a shape.
type Field struct {
	Name     string `yaml:"name"`
	Type     string `yaml:"type"` // a scalar kind
	List     bool   `yaml:"list"` // any number of elements of the type
	Nullable bool   `yaml:"nullable"`
	Doc      string `yaml:"doc"`
}

// scalars are the kinds that fields may have.
var scalars = []string{"U8", "I8", "U16", "I16", "U32", "I32", "U64", "I64", "F32", "F64", "BOOL", "STRING", "DATETIME"}

const (
	datatype = "nervix/generated/datatype"
	revision = "nervix/generated/revision"
)

// packageDoc opens the emitted package.
const packageDoc = "Package shape holds the record shapes that the language fixes.\n\n" +
	"It owns their fields in order. It never holds a value. Each shape is a function that gives a new schema, and one constant " +
	"per field that gives its place."

// Generate rewrites generated/shape and generated/reference/shapes.md below the root.
func Generate(root string) error {
	shapes, err := load(root)
	if err != nil {
		return err
	}
	output := &spec.Output{Directory: filepath.Join(root, "generated", "shape")}
	if err := emit.AddGo(output, "shape.go", code(shapes)); err != nil {
		return err
	}
	if err := output.Write(".go"); err != nil {
		return err
	}
	pages := &spec.Output{Directory: filepath.Join(root, "generated", "reference")}
	if err := pages.Add("shapes.md", page(shapes)); err != nil {
		return err
	}
	return pages.Write()
}

func load(root string) ([]Shape, error) {
	files, err := spec.Load[file](filepath.Join(root, "spec", "shape"))
	if err != nil {
		return nil, err
	}
	var shapes []Shape
	var faults []error
	for _, f := range files {
		for i, shape := range f.Content.Shapes {
			if !emit.IsCamel(shape.Name) || shape.Title == "" || shape.Doc == "" || len(shape.Fields) == 0 || has(shapes, shape.Name) {
				faults = append(faults, f.At("$.shapes[%d]", i).Errorf("shape %q needs a new UpperCamel name, a title, a doc and fields", shape.Name))
			}
			seen := map[string]bool{}
			for j, field := range shape.Fields {
				if seen[field.Name] || !emit.IsSnake(field.Name) || field.Doc == "" || !slices.Contains(scalars, field.Type) {
					faults = append(faults, f.At("$.shapes[%d].fields[%d]", i, j).Errorf("field %q needs a new snake_case name, a scalar type and a doc", field.Name))
				}
				seen[field.Name] = true
			}
			shapes = append(shapes, shape)
		}
	}
	return shapes, errors.Join(faults...)
}

func has(shapes []Shape, name string) bool {
	return slices.ContainsFunc(shapes, func(s Shape) bool { return s.Name == name })
}

func code(shapes []Shape) *jen.File {
	file := emit.NewFile("shape")
	for _, line := range emit.DocLines(packageDoc) {
		file.PackageComment(line)
	}
	file.ImportName(datatype, "datatype")
	file.ImportName(revision, "revision")
	for _, shape := range shapes {
		file.Comment("Places of the fields of " + shape.Name + ".")
		file.Const().DefsFunc(func(g *jen.Group) {
			for i, field := range shape.Fields {
				name := shape.Name + emit.Camel(field.Name)
				g.Add(emit.Doc(name + ": " + emit.Sentence(field.Doc)))
				g.Id(name).Op("=").Lit(i)
			}
		})
		doc := shape.Name + " gives " + emit.Sentence(shape.Doc)
		if len(shape.Basis) > 0 {
			doc += " Basis: " + strings.Join(shape.Basis, ", ") + "."
		}
		file.Add(emit.Doc(doc))
		file.Func().Id(shape.Name).Params().Op("*").Qual(revision, "Schema").Block(
			jen.Return(jen.Op("&").Qual(revision, "Schema").Values(jen.Dict{
				jen.Id("Fields"): jen.Index().Qual(revision, "Field").ValuesFunc(func(g *jen.Group) {
					for _, field := range shape.Fields {
						g.Line().Values(literal(field)...)
					}
					g.Line()
				}),
			})),
		)
	}
	return file
}

// literal gives the elements of a field in the order that reads best.
func literal(field Field) []jen.Code {
	scalar := func() *jen.Statement {
		kind := jen.Qual(datatype, "Kind"+field.Type[:1]+strings.ToLower(field.Type[1:]))
		return jen.Qual(datatype, "Type").Values(jen.Id("Kind").Op(":").Add(kind))
	}
	kind := scalar()
	if field.List {
		kind = jen.Qual(datatype, "Type").Values(
			jen.Id("Kind").Op(":").Qual(datatype, "KindVec"), jen.Id("Element").Op(":").Op("&").Add(scalar()))
	}
	elements := []jen.Code{jen.Id("Name").Op(":").Lit(field.Name), jen.Id("Type").Op(":").Add(kind)}
	if field.Nullable {
		elements = append(elements, jen.Id("Nullable").Op(":").True())
	}
	return elements
}

func page(shapes []Shape) []byte {
	page := emit.NewPage("Fixed shapes", "Records that the language itself declares. Expressions read their fields like those of a schema.")
	for _, shape := range shapes {
		page.Heading(2, shape.Title)
		page.Text(shape.Doc)
		var rows [][]string
		for _, field := range shape.Fields {
			text := field.Type
			if field.List {
				text = "VEC<" + text + ">"
			}
			text = emit.Ticks(text)
			if field.Nullable {
				text += ", may be null"
			}
			rows = append(rows, []string{emit.Ticks(field.Name), text, field.Doc})
		}
		page.Table([]string{"Field", "Type", "Meaning"}, rows)
	}
	return page.Bytes()
}
