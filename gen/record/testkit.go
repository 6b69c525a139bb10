package record

import (
	"cmp"
	"slices"
	"strings"

	"github.com/dave/jennifer/jen"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

const (
	rapidPath         = "pgregory.net/rapid"
	canonicalTestPath = "nervix/generated/canonical/canonicaltest"
	// namePattern matches names that are no keyword of the language.
	namePattern = "[a-z]{1,6}_[0-9]{1,2}"
	// mostElements is how long drawn lists get.
	mostElements = 3
	// unreachable is the height of a type for which no finite value was found yet.
	unreachable = 1 << 20
)

func (p *pkg) testPackage() string { return p.name + "test" }

// writeTestkit writes the package with the random generators of p.
func (p *pkg) writeTestkit(directory string) error {
	output := &spec.Output{Directory: directory}
	doc := emitComment(p.testPackage(), "Package "+p.testPackage()+" draws random values of package "+p.name+
		" for property tests. Values have the shape of the spec and keep the bounds that its fields declare; references between them dangle.")
	if err := emit.AddGo(output, "doc.go", doc); err != nil {
		return err
	}
	if err := emit.AddGo(output, "draw.go", emitDraw(p)); err != nil {
		return err
	}
	return output.Write(".go")
}

func emitDraw(p *pkg) *jen.File {
	file := jen.NewFilePathName(p.importPath()+"/"+p.testPackage(), p.testPackage())
	file.HeaderComment(spec.Header)
	file.ImportName(p.importPath(), p.name)
	file.ImportName(canonicalTestPath, "canonicaltest")
	file.ImportName(rapidPath, "rapid")
	for _, used := range p.uses {
		file.ImportName(used.importPath(), used.name)
		file.ImportName(used.importPath()+"/"+used.testPackage(), used.testPackage())
	}
	for _, def := range p.structs {
		form := jen.Op("*").Qual(p.importPath(), def.Name)
		if len(def.fields) == 0 {
			emitConstant(file, p, def)
			continue
		}
		emitGenerator(file, def.Name, form)
		file.Add(emit.Doc("Draw" + def.Name + " draws a value that nests freely for depth levels."))
		file.Func().Id("Draw" + def.Name).Params(def.drawParameters()...).Add(form).Block(
			jen.Return(jen.Op("&").Qual(p.importPath(), def.Name).ValuesFunc(func(group *jen.Group) {
				for _, field := range def.fields {
					group.Line().Id(field.Name).Op(":").Add(field.draw())
				}
				group.Line()
			})),
		)
	}
	for _, union := range p.unions {
		form := jen.Qual(p.importPath(), union.Name)
		emitGenerator(file, union.Name, form)
		file.Add(emit.Doc("Draw" + union.Name + " draws a value that nests freely for depth levels."))
		file.Func().Id("Draw"+union.Name).Params(jen.Id("t").Op("*").Qual(rapidPath, "T"), jen.Id("depth").Int()).Add(form).BlockFunc(union.draw)
	}
	return file
}

func emitGenerator(file *jen.File, name string, form *jen.Statement) {
	file.Add(emit.Doc(name + " draws values of any shape."))
	file.Func().Id(name).Params().Op("*").Qual(rapidPath, "Generator").Types(form.Clone()).Block(
		jen.Return(jen.Qual(rapidPath, "Custom").Call(jen.Func().Params(jen.Id("t").Op("*").Qual(rapidPath, "T")).Add(form.Clone()).Block(
			jen.Return(jen.Id("Draw"+name).Call(jen.Id("t"), jen.Qual(canonicalTestPath, "Depth")))))))
}

// emitConstant writes the generator of a record without fields, which takes no random bits.
func emitConstant(file *jen.File, p *pkg, def *structDef) {
	form := jen.Op("*").Qual(p.importPath(), def.Name)
	file.Add(emit.Doc(def.Name + " gives the only value there is."))
	file.Func().Id(def.Name).Params().Op("*").Qual(rapidPath, "Generator").Types(form.Clone()).Block(
		jen.Return(jen.Qual(rapidPath, "Just").Call(jen.Op("&").Qual(p.importPath(), def.Name).Values())))
	file.Add(emit.Doc("Draw" + def.Name + " gives the only value there is."))
	file.Func().Id("Draw"+def.Name).Params(jen.Op("*").Qual(rapidPath, "T"), jen.Int()).Add(form).Block(
		jen.Return(jen.Op("&").Qual(p.importPath(), def.Name).Values()))
}

// drawParameters leaves those parameters unnamed that the struct has no use for.
func (s *structDef) drawParameters() []jen.Code {
	depth := "_"
	for _, field := range s.fields {
		if field.resolved.home != nil && field.resolved.shape != enumShape || field.resolved.optional || field.resolved.list {
			depth = "depth"
		}
	}
	return []jen.Code{jen.Id("t").Op("*").Qual(rapidPath, "T"), jen.Id(depth).Int()}
}

// draw picks a variant; without depth only those that end soonest.
func (u *unionDef) draw(group *jen.Group) {
	variants := slices.Clone(u.variants)
	slices.SortStableFunc(variants, func(a, b *structDef) int { return cmp.Compare(a.height, b.height) })
	shallow := 0
	for _, variant := range variants {
		if variant.height == variants[0].height {
			shallow++
		}
	}
	group.Id("variants").Op(":=").Lit(len(variants))
	if shallow < len(variants) {
		group.If(jen.Id("depth").Op("<=").Lit(0)).Block(jen.Id("variants").Op("=").Lit(shallow))
	}
	choice := jen.Qual(rapidPath, "IntRange").Call(jen.Lit(0), jen.Id("variants").Op("-").Lit(1)).Dot("Draw").Call(jen.Id("t"), jen.Lit(u.Name))
	group.Switch(choice).BlockFunc(func(group *jen.Group) {
		for i, variant := range variants {
			body := jen.Return(jen.Id("Draw"+variant.Name).Call(jen.Id("t"), jen.Id("depth").Op("-").Lit(1)))
			if i == len(variants)-1 {
				group.Default().Block(body)
			} else {
				group.Case(jen.Lit(i)).Block(body)
			}
		}
	})
}

// draw gives the expression that draws one field.
func (f *fieldDef) draw() *jen.Statement {
	ref, label := f.resolved, jen.Lit(f.Name)
	deep := jen.Id("depth").Op(">").Lit(0)
	one := func(element *jen.Statement) *jen.Statement {
		return jen.Func().Params().Add(element).Block(jen.Return(f.drawElement()))
	}
	switch {
	case ref.list:
		return jen.Qual(canonicalTestPath, "List").Call(jen.Id("t"), label, jen.Lit(f.least()), f.most(), one(ref.element()))
	case ref.optional && ref.shape == unionShape:
		return jen.Qual(canonicalTestPath, "Maybe").Call(jen.Id("t"), label, deep, one(ref.element()))
	case ref.optional && ref.shape == structShape:
		draw := jen.Func().Params().Op("*").Add(ref.element()).Block(jen.Return(ref.drawn()))
		return jen.Qual(canonicalTestPath, "Maybe").Call(jen.Id("t"), label, deep, draw)
	case ref.optional:
		return jen.Qual(canonicalTestPath, "Pointer").Call(jen.Id("t"), label, jen.True(), one(ref.element()))
	}
	return f.drawElement()
}

// least is the shortest list that the spec admits.
func (f *fieldDef) least() int {
	if f.Min != nil {
		return int(*f.Min)
	}
	return 0
}

// most ends recursion: a list of records is as short as admitted once depth is used up.
func (f *fieldDef) most() *jen.Statement {
	if f.resolved.shape == structShape || f.resolved.shape == unionShape {
		return jen.Max(jen.Lit(f.least()), jen.Min(jen.Lit(mostElements), jen.Id("depth")))
	}
	return jen.Lit(mostElements)
}

// drawn calls the generator of a struct or union.
func (r typeRef) drawn() *jen.Statement {
	return jen.Qual(r.home.importPath()+"/"+r.home.testPackage(), "Draw"+r.name).Call(jen.Id("t"), jen.Id("depth").Op("-").Lit(1))
}

func (f *fieldDef) drawElement() *jen.Statement {
	ref := f.resolved
	draw := func(generator *jen.Statement) *jen.Statement {
		return generator.Dot("Draw").Call(jen.Id("t"), jen.Lit(f.Name))
	}
	rapid := func(name string) *jen.Statement { return jen.Qual(rapidPath, name) }
	switch ref.shape {
	case unionShape:
		return ref.drawn()
	case structShape:
		return jen.Op("*").Add(ref.drawn())
	case enumShape:
		last := len(ref.home.enumNamed(ref.name).Values) - 1
		return ref.element().Call(draw(rapid("Uint8Range").Call(jen.Lit(0), jen.Lit(last))))
	}
	switch ref.name {
	case "bool":
		return draw(rapid("Bool").Call())
	case "string":
		if pattern := f.pattern(); pattern != "" {
			return draw(rapid("StringMatching").Call(jen.Lit(pattern)))
		}
		return draw(rapid("String").Call())
	case "bytes":
		return draw(rapid("SliceOfN").Call(rapid("Byte").Call(), jen.Lit(0), jen.Lit(8)))
	case "f64":
		if f.Min != nil {
			return draw(rapid("Float64Range").Call(jen.Lit(float64(*f.Min)), jen.Lit(f.largest(1<<20))))
		}
		return draw(jen.Qual(canonicalTestPath, "Float64").Call())
	}
	kind := scalars[ref.name]
	name := strings.ToUpper(kind[:1]) + kind[1:]
	if f.Min != nil && !ref.list {
		return draw(rapid(name+"Range").Call(jen.Lit(int(*f.Min)), jen.Lit(int(f.largest(1<<30)))))
	}
	return draw(rapid(name).Call())
}

func (f *fieldDef) largest(fallback float64) float64 {
	if f.Max != nil {
		return float64(*f.Max)
	}
	return fallback
}

// pattern is the regular expression of a text field; names and references are names.
func (f *fieldDef) pattern() string {
	pattern := f.Pattern
	if pattern == "" && (f.Key || f.Ref != "") {
		pattern = "name"
	}
	return strings.ReplaceAll(pattern, "name", namePattern)
}

// measure finds for every struct how deep its shallowest value nests, so that drawing ends.
func measure(packages []*pkg) (faults []error) {
	for _, p := range packages {
		for _, def := range p.structs {
			def.height = unreachable
		}
	}
	for changed := true; changed; {
		changed = false
		for _, p := range packages {
			for _, def := range p.structs {
				if height := def.measure(); height < def.height {
					def.height, changed = height, true
				}
			}
		}
	}
	for _, p := range packages {
		for _, def := range p.structs {
			if def.height >= unreachable {
				faults = append(faults, def.at.Errorf("struct %s has no finite value", def.Name))
			}
		}
	}
	return faults
}

func (s *structDef) measure() int {
	height := 0
	for _, field := range s.fields {
		ref := field.resolved
		if ref.home == nil || ref.optional || ref.list && field.least() == 0 {
			continue
		}
		switch ref.shape {
		case structShape:
			height = max(height, ref.home.structNamed(ref.name).height)
		case unionShape:
			shallowest := unreachable
			for _, variant := range ref.home.unionNamed(ref.name).variants {
				shallowest = min(shallowest, variant.height)
			}
			height = max(height, shallowest)
		}
	}
	return min(height+1, unreachable)
}

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
