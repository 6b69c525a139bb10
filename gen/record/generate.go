package record

import (
	"embed"
	"path/filepath"
	"slices"
	"strings"

	"github.com/dave/jennifer/jen"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

// shared is the package that all record packages encode through; its files are the same for every
// spec apart from the limits.
//
//go:embed canonical/*.txt canonicaltest/*.txt
var shared embed.FS

// Generate writes every record package below root. It needs the Cap'n Proto compiler.
func Generate(root string) error { return generate(root, compileSchemas) }

// generate is Generate with the compiler of schemas as a parameter.
func generate(root string, compile func([]*pkg) (map[string][]byte, error)) error {
	packages, limits, err := load(directories(root)...)
	if err != nil {
		return err
	}
	compiled, err := compile(packages)
	if err != nil {
		return err
	}
	tree := filepath.Join(root, "generated")
	if err := writeShared(filepath.Join(tree, "canonical"), "canonical", limits); err != nil {
		return err
	}
	if err := writeShared(filepath.Join(tree, "canonical", "canonicaltest"), "canonicaltest", nil); err != nil {
		return err
	}
	for _, p := range packages {
		if err := p.write(filepath.Join(tree, p.name)); err != nil {
			return err
		}
		if err := p.writeWire(filepath.Join(tree, p.name, p.wirePackage()), compiled[p.name]); err != nil {
			return err
		}
		if p.models() != nil {
			if err := p.writePage(filepath.Join(tree, "reference")); err != nil {
				return err
			}
		}
		if err := p.writeTestkit(filepath.Join(tree, p.name, p.testPackage())); err != nil {
			return err
		}
	}
	return nil
}

// writeShared writes one of the packages that all record packages use, with the limits if given.
func writeShared(directory, name string, limits *limitsSpec) error {
	output := &spec.Output{Directory: directory}
	entries, err := shared.ReadDir(name)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		content, err := shared.ReadFile(name + "/" + entry.Name())
		if err != nil {
			return err
		}
		target := strings.TrimSuffix(entry.Name(), ".txt") + ".go"
		if err := output.Add(target, append([]byte("// "+spec.Header+"\n\n"), content...)); err != nil {
			return err
		}
	}
	if limits == nil {
		return output.Write(".go")
	}
	file := emit.NewFile(name)
	file.Add(emit.Doc("Bounds of every encoded record."))
	file.Const().Defs(
		jen.Add(emit.Doc("MaxBytes is the longest encoding in bytes.")).Line().Id("MaxBytes").Op("=").Lit(limits.Bytes),
		jen.Add(emit.Doc("MaxDepth is the deepest nesting of fields.")).Line().Id("MaxDepth").Op("=").Lit(limits.Depth),
		jen.Add(emit.Doc("MaxElements is the longest list.")).Line().Id("MaxElements").Op("=").Lit(limits.Elements),
	)
	if err := emit.AddGo(output, "limits.go", file); err != nil {
		return err
	}
	return output.Write(".go")
}

// write writes the package itself.
func (p *pkg) write(directory string) error {
	output := &spec.Output{Directory: directory}
	type part struct {
		file string
		emit func(*pkg) *jen.File
	}
	parts := []part{
		{"doc.go", emitDoc},
		{"enums.go", emitEnums},
		{"structs.go", emitStructs},
		{"unions.go", emitUnions},
		{"equal.go", emitEqual},
		{"clone.go", emitClone},
		{"wire.go", emitWire},
		{"codec.go", emitCodec},
		{"fingerprint.go", emitFingerprint},
		{"codec_test.go", emitTests},
	}
	if slices.ContainsFunc(p.structs, func(s *structDef) bool { return s.guarded }) {
		parts = append(parts, part{"redact.go", emitRedaction})
	}
	if p.models() != nil {
		parts = append(parts, part{"diff.go", emitDiff}, part{"references.go", emitReferences}, part{"expressions.go", emitExpressions})
	}
	for _, part := range parts {
		if err := emit.AddGo(output, part.file, part.emit(p)); err != nil {
			return err
		}
	}
	return output.Write(".go")
}

// writeWire writes the Cap'n Proto schema and the Go code compiled from it.
func (p *pkg) writeWire(directory string, compiled []byte) error {
	output := &spec.Output{Directory: directory}
	doc := emitComment(p.wirePackage(), "Package "+p.wirePackage()+" holds the Cap'n Proto form of package "+p.name+
		". It is compiled from "+p.name+".capnp, which is written for client authors too; Go programs use package "+p.name+".")
	if err := emit.AddGo(output, "doc.go", doc); err != nil {
		return err
	}
	if err := output.Add(p.name+".capnp", wireSchema(p)); err != nil {
		return err
	}
	if err := output.Add(p.name+".capnp.go", compiled); err != nil {
		return err
	}
	return output.Write(".go", ".capnp")
}

func emitDoc(p *pkg) *jen.File {
	paragraphs := []string{"Package " + p.name + " holds generated records.", p.doc}
	if p.models() != nil {
		paragraphs = append(paragraphs, paths)
	}
	return emitComment(p.name, paragraphs...)
}

// paths is the convention that everything which points into a Model follows.
const paths = "Places inside a Model are named by paths: the names of fields in snake_case joined by dots, with the " +
	"position in a list in brackets, as in routes[0].construction.set[1].value. The variant of a union adds nothing to " +
	"a path. Diff, References, Expressions, errors of the canonical encoding and the spans that the grammar keeps use the same paths."

// emitComment starts a file that holds a package comment only.
func emitComment(name string, paragraphs ...string) *jen.File {
	file := jen.NewFile(name)
	file.HeaderComment(spec.Header)
	for _, line := range emit.DocLines(paragraphs...) {
		file.PackageComment(line)
	}
	return file
}

// newFile starts a generated file that may refer to any other generated package.
func (p *pkg) newFile() *jen.File {
	file := emit.NewFile(p.name)
	file.ImportName(canonicalPath, "canonical")
	file.ImportName(p.wirePath(), p.wirePackage())
	for _, name := range p.imports {
		file.ImportName("nervix/generated/"+name, name)
	}
	return file
}

// goType is the Go form of a field's type.
func (r typeRef) goType() *jen.Statement {
	switch {
	case r.list:
		return jen.Index().Add(r.element())
	case r.optional && r.shape != unionShape:
		return jen.Op("*").Add(r.element())
	default:
		return r.element()
	}
}

// element is the Go form of the type without list or optional.
func (r typeRef) element() *jen.Statement {
	if r.home == nil {
		return jen.Id(scalars[r.name])
	}
	return jen.Qual("nervix/generated/"+r.home.name, r.name)
}

// function names a generated function of the type's package, such as EqualExpression.
func (r typeRef) function(prefix string) *jen.Statement {
	return jen.Qual("nervix/generated/"+r.home.name, prefix+r.name)
}

func emitEnums(p *pkg) *jen.File {
	file := p.newFile()
	for _, def := range p.enums {
		emitEnum(file, def)
	}
	return file
}

func emitEnum(file *jen.File, def *enumDef) {
	file.Add(emit.Doc(def.Name + ": " + emit.Period(def.Doc)))
	file.Type().Id(def.Name).Uint8()
	file.Line()
	file.Add(emit.Doc("Values of " + def.Name + "."))
	file.Const().DefsFunc(func(group *jen.Group) {
		for i, value := range def.Values {
			group.Add(emit.Doc(emit.Period(value.Doc)))
			constant := group.Id(def.constant(value))
			if i == 0 {
				constant.Id(def.Name).Op("=").Iota()
			}
		}
	})
	names := emit.Lower(def.Name) + "Total"
	file.Add(emit.Doc(names + " is the number of values of " + def.Name + "."))
	file.Const().Id(names).Op("=").Lit(len(def.Values))

	table := emit.Lower(def.Name) + "Names"
	texts := emit.Lower(def.Name) + "Texts"
	file.Var().Id(table).Op("=").Index(jen.Id(names)).String().ValuesFunc(func(group *jen.Group) {
		for _, value := range def.Values {
			group.Line().Lit(value.Name)
		}
		group.Line()
	})
	file.Var().Id(texts).Op("=").Index(jen.Id(names)).String().ValuesFunc(func(group *jen.Group) {
		for _, value := range def.Values {
			group.Line().Lit(text(value))
		}
		group.Line()
	})
	receiver := jen.Id("v").Id(def.Name)
	file.Add(emit.Doc("Valid tells whether v is a declared value."))
	file.Func().Params(receiver.Clone()).Id("Valid").Params().Bool().Block(
		jen.Return(jen.Int().Call(jen.Id("v")).Op("<").Id(names)),
	)
	lookup := func(method, doc, list string) {
		file.Add(emit.Doc(doc))
		file.Func().Params(receiver.Clone()).Id(method).Params().String().Block(
			jen.If(jen.Op("!").Id("v").Dot("Valid").Call()).Block(
				jen.Return(jen.Qual("fmt", "Sprintf").Call(jen.Lit(def.Name+"(%d)"), jen.Uint8().Call(jen.Id("v")))),
			),
			jen.Return(jen.Id(list).Index(jen.Id("v"))),
		)
	}
	lookup("String", "String gives the name in the spec.", table)
	lookup("Text", "Text gives the form that people read.", texts)
	file.Add(emit.Doc("Parse" + def.Name + " finds a value by the name in the spec."))
	file.Func().Id("Parse"+def.Name).Params(jen.Id("name").String()).Params(jen.Id(def.Name), jen.Bool()).Block(
		jen.For(jen.List(jen.Id("i"), jen.Id("candidate")).Op(":=").Range().Id(table)).Block(
			jen.If(jen.Id("candidate").Op("==").Id("name")).Block(jen.Return(jen.Id(def.Name).Call(jen.Id("i")), jen.True())),
		),
		jen.Return(jen.Lit(0), jen.False()),
	)
}

func (e *enumDef) constant(value valueSpec) string { return e.Name + emit.Camel(value.Name) }

func emitStructs(p *pkg) *jen.File {
	file := p.newFile()
	for _, def := range p.structs {
		file.Add(emit.Doc(def.Name + ": " + emit.Period(def.Doc)))
		file.Type().Id(def.Name).StructFunc(func(group *jen.Group) {
			for _, field := range def.fields {
				group.Add(emit.Doc(field.Name + ": " + emit.Period(field.Doc)))
				group.Id(field.Name).Add(field.resolved.goType())
			}
		})
		emitModelMethods(file, p, def)
		emitStatementMethods(file, p, def)
	}
	return file
}

// emitModelMethods gives a Model its identity.
func emitModelMethods(file *jen.File, p *pkg, def *structDef) {
	kinds := p.enumNamed("Kind")
	if def.Kind == "" || kinds == nil {
		return
	}
	receiver := jen.Id("m").Op("*").Id(def.Name)
	constant := kinds.constant(valueSpec{Name: def.Kind})
	file.Add(emit.Doc("ModelKind gives the kind of this Model."))
	file.Func().Params(receiver.Clone()).Id("ModelKind").Params().Id("Kind").Block(jen.Return(jen.Id(constant)))
	file.Add(emit.Doc("ModelName gives the folded name of this Model."))
	file.Func().Params(receiver.Clone()).Id("ModelName").Params().String().Block(jen.Return(jen.Id("m").Dot("Name")))
	file.Add(emit.Doc("ModelKey gives the identity of this Model inside its domain."))
	file.Func().Params(receiver.Clone()).Id("ModelKey").Params().Id("Key").Block(
		jen.Return(jen.Id("Key").Values(jen.Dict{jen.Id("Kind"): jen.Id(constant), jen.Id("Name"): jen.Id("m").Dot("Name")})),
	)
}

// emitStatementMethods gives a statement its classification.
func emitStatementMethods(file *jen.File, p *pkg, def *structDef) {
	classes := p.enumNamed("Class")
	if def.Class == "" || classes == nil {
		return
	}
	receiver := jen.Id("s").Op("*").Id(def.Name)
	file.Add(emit.Doc("Class tells how this statement is admitted and routed."))
	file.Func().Params(receiver.Clone()).Id("Class").Params().Id("Class").Block(
		jen.Return(jen.Id(classes.constant(valueSpec{Name: def.Class}))))
	file.Add(emit.Doc("NeedsDomain tells whether the session must have selected a domain."))
	file.Func().Params(receiver.Clone()).Id("NeedsDomain").Params().Bool().Block(jen.Return(jen.Lit(def.NeedsDomain)))
	file.Add(emit.Doc("Form names this statement by its keywords, without anything that it holds."))
	file.Func().Params(receiver.Clone()).Id("Form").Params().String().Block(jen.Return(jen.Lit(def.Form)))
}

func emitUnions(p *pkg) *jen.File {
	file := p.newFile()
	for _, union := range p.unions {
		marker := "is" + union.Name
		file.Add(emit.Doc(union.Name+": "+emit.Period(union.Doc), "It is sealed; its variants are pointers to the structs listed in its visitor."))
		file.Type().Id(union.Name).InterfaceFunc(func(group *jen.Group) {
			group.Id(marker).Params()
			union.shared(p, group)
		})
		for _, variant := range union.variants {
			file.Func().Params(jen.Op("*").Id(variant.Name)).Id(marker).Params().Block()
		}
		file.Line()
		visitor := union.Name + "Visitor"
		file.Add(emit.Doc(visitor + " has one method per variant, so that a new variant fails to compile until every visitor deals with it."))
		file.Type().Id(visitor).Types(jen.Id("R").Any()).InterfaceFunc(func(group *jen.Group) {
			for _, variant := range union.variants {
				group.Id("Visit" + variant.Name).Params(jen.Op("*").Id(variant.Name)).Id("R")
			}
		})
		file.Add(emit.Doc("Visit" + union.Name + " calls the method of the value's variant; value must not be nil."))
		file.Func().Id("Visit"+union.Name).Types(jen.Id("R").Any()).Params(
			jen.Id("value").Id(union.Name), jen.Id("visitor").Id(visitor).Types(jen.Id("R")),
		).Id("R").Block(
			jen.Switch(jen.Id("v").Op(":=").Id("value").Assert(jen.Type())).BlockFunc(func(group *jen.Group) {
				for _, variant := range union.variants {
					group.Case(jen.Op("*").Id(variant.Name)).Block(jen.Return(jen.Id("visitor").Dot("Visit" + variant.Name).Call(jen.Id("v"))))
				}
			}),
			jen.Panic(jen.Lit(p.name+": nil "+union.Name)),
		)
	}
	return file
}

// shared lists the methods that every variant has by its annotations.
func (u *unionDef) shared(p *pkg, group *jen.Group) {
	models, statements := len(u.variants) > 0, len(u.variants) > 0
	for _, variant := range u.variants {
		models = models && variant.Kind != ""
		statements = statements && variant.Class != ""
	}
	if models {
		group.Id("ModelKind").Params().Id("Kind")
		group.Id("ModelName").Params().String()
		group.Id("ModelKey").Params().Id("Key")
	}
	if statements {
		group.Id("Class").Params().Id("Class")
		group.Id("NeedsDomain").Params().Bool()
		group.Id("Form").Params().String()
	}
}
