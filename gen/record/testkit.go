package record

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/dave/jennifer/jen"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

const (
	rapidPath         = "pgregory.net/rapid"
	canonicalTestPath = "nervix/generated/canonical/canonicaltest"
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
		file.Func().Id("Draw" + def.Name).Params(def.drawParameters()...).Add(form).BlockFunc(func(group *jen.Group) { def.draw(group, p) })
	}
	for _, union := range p.unions {
		form := jen.Qual(p.importPath(), union.Name)
		emitGenerator(file, union.Name, form)
		file.Add(emit.Doc("Draw" + union.Name + " draws a value that nests freely for depth levels."))
		file.Func().Id("Draw"+union.Name).Params(jen.Id("t").Op("*").Qual(rapidPath, "T"), jen.Id("depth").Int()).Add(form).BlockFunc(union.draw)
	}
	if models := p.models(); models != nil {
		models.emitOfKind(file, p)
	}
	return file
}

// emitOfKind writes the generator of the Models of one kind.
func (u *unionDef) emitOfKind(file *jen.File, p *pkg) {
	form := jen.Qual(p.importPath(), u.Name)
	file.Add(emit.Doc(u.Name + "Of draws Models of one kind; of any kind when there is none of the given one."))
	file.Func().Id(u.Name+"Of").Params(jen.Id("kind").Qual(p.importPath(), "Kind")).Op("*").Qual(rapidPath, "Generator").Types(form.Clone()).Block(
		jen.Return(jen.Qual(rapidPath, "Custom").Call(jen.Func().Params(jen.Id("t").Op("*").Qual(rapidPath, "T")).Add(form.Clone()).BlockFunc(func(group *jen.Group) {
			group.Switch(jen.Id("kind")).BlockFunc(func(group *jen.Group) {
				for _, variant := range u.variants {
					group.Case(jen.Qual(p.importPath(), p.enumNamed("Kind").constant(valueSpec{Name: variant.Kind}))).Block(
						jen.Return(jen.Id("Draw"+variant.Name).Call(jen.Id("t"), jen.Qual(canonicalTestPath, "Depth").Op("-").Lit(1))))
				}
			})
			group.Return(jen.Id("Draw"+u.Name).Call(jen.Id("t"), jen.Qual(canonicalTestPath, "Depth")))
		}))))
}

func emitGenerator(file *jen.File, name string, form *jen.Statement) {
	file.Add(emit.Doc(name + " draws values of any shape."))
	file.Func().Id(name).Params().Op("*").Qual(rapidPath, "Generator").Types(form.Clone()).Block(
		jen.Return(jen.Qual(rapidPath, "Custom").Call(jen.Func().Params(jen.Id("t").Op("*").Qual(rapidPath, "T")).Add(form.Clone()).Block(
			jen.Return(jen.Id("Draw"+name).Call(jen.Id("t"), jen.Qual(canonicalTestPath, "Depth")))))))
}

// draw draws one value field by field; fields that depend on another one come last.
func (s *structDef) draw(group *jen.Group, p *pkg) {
	if len(s.Samples) > 0 {
		s.drawSample(group, p)
		return
	}
	var dependent []*fieldDef
	value := jen.Op("&").Qual(p.importPath(), s.Name).ValuesFunc(func(group *jen.Group) {
		for _, field := range s.fields {
			if len(field.When) > 0 {
				dependent = append(dependent, field)
				continue
			}
			group.Line().Id(field.Name).Op(":").Add(field.draw())
		}
		group.Line()
	})
	if len(dependent) == 0 {
		group.Return(value)
		return
	}
	group.Id("v").Op(":=").Add(value)
	for _, field := range dependent {
		for name, values := range field.When {
			var cases []jen.Code
			for _, value := range values {
				def := p.enumNamed(s.fieldNamed(name).resolved.name)
				cases = append(cases, jen.Qual(p.importPath(), def.constant(valueSpec{Name: value})))
			}
			group.Switch(jen.Id("v").Dot(name)).Block(jen.Case(cases...).Block(jen.Id("v").Dot(field.Name).Op("=").Add(field.drawPresent())))
		}
	}
	group.Return(jen.Id("v"))
}

// drawPresent draws the value of an optional record that must be there.
func (f *fieldDef) drawPresent() *jen.Statement {
	if f.resolved.optional && f.resolved.shape == structShape {
		return f.resolved.drawn()
	}
	return f.draw()
}

// drawSample picks one of the struct's samples.
func (s *structDef) drawSample(group *jen.Group, p *pkg) {
	form := jen.Qual(p.importPath(), s.Name)
	samples := jen.Index().Add(form).ValuesFunc(func(group *jen.Group) {
		for _, sample := range s.Samples {
			values := jen.Dict{}
			for name, value := range sample {
				if number, ok := value.(uint64); ok {
					value = int(number)
				}
				values[jen.Id(name)] = jen.Lit(value)
			}
			group.Line().Values(values)
		}
		group.Line()
	})
	group.Id("v").Op(":=").Qual(rapidPath, "SampledFrom").Call(samples).Dot("Draw").Call(jen.Id("t"), jen.Lit(s.Name))
	group.Return(jen.Op("&").Id("v"))
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
		if len(s.Samples) > 0 {
			break
		}
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
		drawn := jen.Qual(canonicalTestPath, "List").Call(jen.Id("t"), label, jen.Lit(f.least()), f.most(), one(ref.element()))
		if f.Distinct {
			key := jen.Func().Params(jen.Id("element").Add(ref.element())).String().Block(jen.Return(f.distinguished()))
			drawn = jen.Qual(canonicalTestPath, "Distinct").Call(drawn, key)
		}
		return drawn
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
		if len(f.Only) > 0 {
			return f.drawOnly()
		}
		return ref.drawn()
	case structShape:
		if len(f.With) > 0 {
			return f.drawWith()
		}
		return jen.Op("*").Add(ref.drawn())
	case enumShape:
		if len(f.Only) > 0 {
			return draw(rapid("SampledFrom").Call(jen.Index().Add(ref.element()).ValuesFunc(func(group *jen.Group) {
				for _, value := range f.Only {
					group.Qual(ref.home.importPath(), ref.home.enumNamed(ref.name).constant(valueSpec{Name: value}))
				}
			})))
		}
		last := len(ref.home.enumNamed(ref.name).Values) - 1
		if f.Max != nil {
			last = int(*f.Max)
		}
		return ref.element().Call(draw(rapid("Uint8Range").Call(jen.Lit(0), jen.Lit(last))))
	}
	switch ref.name {
	case "bool":
		return draw(rapid("Bool").Call())
	case "string":
		if pattern := f.pattern(); pattern != "" {
			return draw(rapid("StringMatching").Call(jen.Lit(pattern)))
		}
		return draw(jen.Qual(canonicalTestPath, "Text").Call())
	case "bytes":
		return draw(rapid("SliceOfN").Call(rapid("Byte").Call(), jen.Lit(0), jen.Lit(8)))
	case "f64":
		if f.Min != nil {
			return draw(f.ranged("Float64", jen.Lit(float64(*f.Min)), float64(f.largest())))
		}
		return draw(jen.Qual(canonicalTestPath, "Float64").Call())
	}
	kind := scalars[ref.name]
	name := strings.ToUpper(kind[:1]) + kind[1:]
	if f.Min != nil && !ref.list {
		return draw(f.ranged(name, jen.Lit(int(*f.Min)), int(f.largest())))
	}
	return draw(rapid(name).Call())
}

// drawOnly draws one of the variants that the field admits.
func (f *fieldDef) drawOnly() *jen.Statement {
	ref := f.resolved
	kit := ref.home.importPath() + "/" + ref.home.testPackage()
	return jen.Func().Params().Add(ref.element()).Block(
		jen.Switch(jen.Qual(rapidPath, "IntRange").Call(jen.Lit(0), jen.Lit(len(f.Only)-1)).Dot("Draw").Call(jen.Id("t"), jen.Lit(f.Name))).BlockFunc(func(group *jen.Group) {
			for i, name := range f.Only {
				body := jen.Return(jen.Qual(kit, "Draw"+name).Call(jen.Id("t"), jen.Id("depth").Op("-").Lit(1)))
				if i == len(f.Only)-1 {
					group.Default().Block(body)
				} else {
					group.Case(jen.Lit(i)).Block(body)
				}
			}
		})).Call()
}

// drawWith draws a record some of whose fields are fixed.
func (f *fieldDef) drawWith() *jen.Statement {
	def := f.resolved.home.structNamed(f.resolved.name)
	return jen.Func().Params().Add(f.resolved.element()).BlockFunc(func(group *jen.Group) {
		group.Id("v").Op(":=").Add(f.resolved.drawn())
		for _, name := range slices.Sorted(maps.Keys(f.With)) {
			ref := def.fieldNamed(name).resolved
			value := ref.home.enumNamed(ref.name).constant(valueSpec{Name: f.With[name]})
			group.Id("v").Dot(name).Op("=").Qual(ref.home.importPath(), value)
		}
		group.Return(jen.Op("*").Id("v"))
	}).Call()
}

// distinguished is the text that tells the elements of a distinct list apart; nil when there is
// none.
func (f *fieldDef) distinguished() *jen.Statement {
	text := func(ref typeRef) bool { return ref.home == nil && ref.name == "string" && !ref.optional }
	switch ref := f.resolved; {
	case text(ref):
		return jen.Id("element")
	case ref.shape == structShape:
		if first := ref.home.structNamed(ref.name).fields[0]; text(first.resolved) && !first.resolved.list {
			return jen.Id("element").Dot(first.Name)
		}
	}
	return nil
}

// ranged is the generator of numbers between the field's bounds.
func (f *fieldDef) ranged(name string, least jen.Code, most any) *jen.Statement {
	if f.Max == nil {
		return jen.Qual(rapidPath, name+"Min").Call(least)
	}
	return jen.Qual(rapidPath, name+"Range").Call(least, jen.Lit(most))
}

// largest is the upper bound of a number, or 0 when there is none.
func (f *fieldDef) largest() int64 {
	if f.Max != nil {
		return *f.Max
	}
	return 0
}

// patterns are the words that stand for a regular expression inside another one. Names take some
// keywords too, which the language allows; identifiers of expressions and relays fewer of them.
var patterns = strings.NewReplacer(
	"name", "(?:[a-z]{1,6}_[0-9]{1,2}|schema|type|on|where|to|message)",
	"ident", "(?:[a-z]{1,6}_[0-9]{1,2}|type|mode|max|input|error)",
	"relay", "(?:[a-z]{1,6}_[0-9]{1,2}|input|error|relay)",
	"external", "[a-z]{1,8}([.][A-Z]{1,4})?",
)

// pattern is the regular expression of a text field; names and references are names.
func (f *fieldDef) pattern() string {
	switch {
	case f.Pattern != "":
		return patterns.Replace(f.Pattern)
	case f.Ref == "RELAY":
		return patterns.Replace("relay")
	case f.Key || f.Ref != "":
		return patterns.Replace("name")
	}
	return ""
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
