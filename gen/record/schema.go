package record

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"nervix/gen/spec"
)

// document is the YAML form of one spec file. Files that name the same package form one package.
type document struct {
	Package string       `yaml:"package"`
	Doc     string       `yaml:"doc"`
	Imports []string     `yaml:"imports"`
	Enums   []enumSpec   `yaml:"enums"`
	Structs []structSpec `yaml:"structs"`
	Unions  []unionSpec  `yaml:"unions"`
	// Limits bound the encoding of all records; exactly one file declares them.
	Limits *limitsSpec `yaml:"limits"`
}

// limitsSpec bounds every encoded record.
type limitsSpec struct {
	Bytes    int `yaml:"bytes"`
	Depth    int `yaml:"depth"`
	Elements int `yaml:"elements"`
}

type enumSpec struct {
	Name   string      `yaml:"name"`
	Doc    string      `yaml:"doc"`
	Values []valueSpec `yaml:"values"`
}

type valueSpec struct {
	Name string `yaml:"name"`
	// Text is how people read the value; it defaults to Name.
	Text string `yaml:"text"`
	Doc  string `yaml:"doc"`
}

type structSpec struct {
	Name   string      `yaml:"name"`
	Doc    string      `yaml:"doc"`
	Fields []fieldSpec `yaml:"fields"`
	// Kind makes the struct a Model of that kind.
	Kind string `yaml:"kind"`
	// Class makes the struct a statement of that class.
	Class       string `yaml:"class"`
	NeedsDomain bool   `yaml:"needs_domain"`
	// Form names the statement by its keywords.
	Form string `yaml:"form"`
	// Samples are the values that random generators draw, where fields depend on each other.
	Samples []map[string]any `yaml:"samples"`
}

type fieldSpec struct {
	Name string `yaml:"name"`
	Type string `yaml:"type"`
	Doc  string `yaml:"doc"`
	// Key marks the name of a Model.
	Key bool `yaml:"key"`
	// Sensitive values appear in no text form of the record.
	Sensitive bool `yaml:"sensitive"`
	// Ref names the kind of Model that the field refers to, Role how it is used.
	Ref  string `yaml:"ref"`
	Role string `yaml:"role"`
	// Quiesce is the level of a change, NESTED to decide per element; Otherwise is the level when
	// elements were added, removed or replaced. Aspect names the change in reports.
	Quiesce   string `yaml:"quiesce"`
	Otherwise string `yaml:"otherwise"`
	Aspect    string `yaml:"aspect"`
	// Untargeted replaces Otherwise when the variant of a union changed and neither variant refers
	// to a Model.
	Untargeted string `yaml:"untargeted"`
	// Purges drops the node's state when the field changes.
	Purges bool `yaml:"purges"`
	// Min, Max and Pattern bound what random generators draw: a number or the length of a list,
	// and the regular expression of a text, in which the word name stands for any name.
	Min     *int64 `yaml:"min"`
	Max     *int64 `yaml:"max"`
	Pattern string `yaml:"pattern"`
	// When names an enum field of the same struct and those of its values with which the field is
	// drawn; it has no value otherwise.
	When map[string][]string `yaml:"when"`
	// Only names the values of an enum, or the variants of a union, that are drawn.
	Only []string `yaml:"only"`
	// With fixes enum fields of the drawn records to a value.
	With map[string]string `yaml:"with"`
	// Distinct lists repeat no element: no text, or no first field of a record.
	Distinct bool `yaml:"distinct"`
}

type unionSpec struct {
	Name     string   `yaml:"name"`
	Doc      string   `yaml:"doc"`
	Variants []string `yaml:"variants"`
}

// shape tells how a type is laid out.
type shape uint8

const (
	scalarShape shape = iota
	enumShape
	structShape
	unionShape
)

// typeRef is a resolved field type.
type typeRef struct {
	optional bool
	list     bool
	shape    shape
	// name is the scalar's spec name or the declared type's name; home is its package.
	name string
	home *pkg
}

// pkg is one generated package.
type pkg struct {
	name    string
	doc     string
	imports []string
	// uses are the imported packages.
	uses    []*pkg
	enums   []*enumDef
	structs []*structDef
	unions  []*unionDef
	shapes  map[string]shape
}

type enumDef struct {
	enumSpec
	at spec.Position
}

type structDef struct {
	structSpec
	at     spec.Position
	fields []*fieldDef
	// unions that the struct is a variant of
	unions []*unionDef
	// height is how deep the shallowest value nests.
	height int
	// guarded structs hold a sensitive value at any depth.
	guarded bool
}

type fieldDef struct {
	fieldSpec
	at       spec.Position
	resolved typeRef
}

type unionDef struct {
	unionSpec
	at       spec.Position
	variants []*structDef
}

// scalars maps the spec's scalar types to Go.
var scalars = map[string]string{
	"bool": "bool", "u8": "uint8", "u16": "uint16", "u32": "uint32", "u64": "uint64",
	"i32": "int32", "i64": "int64", "f64": "float64", "string": "string", "bytes": "[]byte",
}

// load reads the directories and resolves every name; all faults are reported together.
func load(directories ...string) ([]*pkg, *limitsSpec, error) {
	packages := map[string]*pkg{}
	var order []*pkg
	var limits *limitsSpec
	var faults []error
	for _, directory := range directories {
		files, err := spec.Load[document](directory)
		if err != nil {
			faults = append(faults, err)
		}
		for _, file := range files {
			if declared := file.Content.Limits; declared != nil {
				if limits != nil {
					faults = append(faults, file.At("$.limits").Errorf("limits are declared twice"))
				}
				limits = declared
				if file.Content.Package == "" {
					continue
				}
			}
			if file.Content.Package == "" {
				faults = append(faults, file.At("$").Errorf("package is missing"))
				continue
			}
			home, exists := packages[file.Content.Package]
			if !exists {
				home = &pkg{name: file.Content.Package, shapes: map[string]shape{}}
				packages[home.name] = home
				order = append(order, home)
			}
			faults = append(faults, home.add(file)...)
		}
	}
	for _, home := range order {
		faults = append(faults, home.resolve(packages)...)
	}
	if len(faults) == 0 {
		guard(order)
		for _, home := range order {
			faults = append(faults, home.annotate()...)
		}
		faults = append(faults, measure(order)...)
	}
	if limits == nil || limits.Bytes < 8 || limits.Depth < 1 || limits.Elements < 1 {
		faults = append(faults, errors.New("limits of the encoding are missing or not positive"))
	}
	return order, limits, errors.Join(faults...)
}

// add merges one file into the package.
func (p *pkg) add(file spec.File[document]) (faults []error) {
	content := file.Content
	if content.Doc != "" {
		p.doc = content.Doc
	}
	for _, name := range content.Imports {
		if !slices.Contains(p.imports, name) {
			p.imports = append(p.imports, name)
		}
	}
	declare := func(name string, form shape, at spec.Position) {
		if _, exists := p.shapes[name]; exists {
			faults = append(faults, at.Errorf("type %s is declared twice in package %s", name, p.name))
		}
		p.shapes[name] = form
	}
	for i, item := range content.Enums {
		at := file.At("$.enums[%d].name", i)
		declare(item.Name, enumShape, at)
		p.enums = append(p.enums, &enumDef{enumSpec: item, at: at})
		if len(item.Values) == 0 {
			faults = append(faults, at.Errorf("enum %s has no values", item.Name))
		}
	}
	for i, item := range content.Structs {
		at := file.At("$.structs[%d].name", i)
		declare(item.Name, structShape, at)
		def := &structDef{structSpec: item, at: at}
		for j, field := range item.Fields {
			def.fields = append(def.fields, &fieldDef{fieldSpec: field, at: file.At("$.structs[%d].fields[%d].name", i, j)})
		}
		p.structs = append(p.structs, def)
	}
	for i, item := range content.Unions {
		at := file.At("$.unions[%d].name", i)
		declare(item.Name, unionShape, at)
		p.unions = append(p.unions, &unionDef{unionSpec: item, at: at})
	}
	return faults
}

// resolve binds the type names of fields and the variants of unions.
func (p *pkg) resolve(packages map[string]*pkg) (faults []error) {
	for _, name := range p.imports {
		if used := packages[name]; used != nil {
			p.uses = append(p.uses, used)
		}
	}
	for _, def := range p.structs {
		seen := map[string]bool{}
		for _, field := range def.fields {
			if seen[field.Name] {
				faults = append(faults, field.at.Errorf("field %s.%s is declared twice", def.Name, field.Name))
			}
			seen[field.Name] = true
			resolved, err := p.resolveType(field, packages)
			if err != nil {
				faults = append(faults, err)
			}
			field.resolved = resolved
		}
	}
	for _, union := range p.unions {
		if len(union.Variants) == 0 {
			faults = append(faults, union.at.Errorf("union %s has no variants", union.Name))
		}
		for _, name := range union.Variants {
			variant := p.structNamed(name)
			if variant == nil {
				faults = append(faults, union.at.Errorf("variant %s of union %s is not a struct of package %s", name, union.Name, p.name))
				continue
			}
			union.variants = append(union.variants, variant)
			variant.unions = append(variant.unions, union)
		}
	}
	return faults
}

func (p *pkg) resolveType(field *fieldDef, packages map[string]*pkg) (typeRef, error) {
	text := field.Type
	var ref typeRef
	if rest, found := strings.CutPrefix(text, "[]"); found {
		ref.list, text = true, rest
	} else if rest, found := strings.CutPrefix(text, "?"); found {
		ref.optional, text = true, rest
	}
	if _, ok := scalars[text]; ok {
		if ref.list && text == "bool" {
			return ref, field.at.Errorf("lists of bool are not supported")
		}
		ref.name = text
		return ref, nil
	}
	home := p
	if prefix, name, found := strings.Cut(text, "."); found {
		if !slices.Contains(p.imports, prefix) {
			return ref, field.at.Errorf("type %s needs %q among the imports", field.Type, prefix)
		}
		if home = packages[prefix]; home == nil {
			return ref, field.at.Errorf("import %q is not a package of the spec", prefix)
		}
		text = name
	}
	form, known := home.shapes[text]
	if !known {
		return ref, field.at.Errorf("type %q is not declared", field.Type)
	}
	ref.name, ref.home, ref.shape = text, home, form
	return ref, nil
}

func (s *structDef) fieldNamed(name string) *fieldDef {
	for _, field := range s.fields {
		if field.Name == name {
			return field
		}
	}
	return nil
}

func (p *pkg) structNamed(name string) *structDef {
	for _, def := range p.structs {
		if def.Name == name {
			return def
		}
	}
	return nil
}

func (p *pkg) unionNamed(name string) *unionDef {
	for _, def := range p.unions {
		if def.Name == name {
			return def
		}
	}
	return nil
}

func (p *pkg) enumNamed(name string) *enumDef {
	for _, def := range p.enums {
		if def.Name == name {
			return def
		}
	}
	return nil
}

// directories are the spec folders whose files describe records.
func directories(root string) []string {
	return []string{
		filepath.Join(root, "spec", "model"),
		filepath.Join(root, "spec", "revision"),
		filepath.Join(root, "spec", "wire"),
	}
}
