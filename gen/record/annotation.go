package record

import (
	"regexp"
	"slices"
	"strings"

	"nervix/gen/emit"
)

// nested is the quiesce annotation of fields whose elements are classified one by one.
const nested = "NESTED"

// methods are the names of the generated methods of a struct, which no field may have.
func (s *structDef) methods() []string {
	names := []string{"Encode", "Digest", "Equal", "Clone", "ToWire", "FromWire"}
	if s.Kind != "" {
		names = append(names, "ModelKind", "ModelName", "ModelKey")
	}
	if s.Class != "" {
		names = append(names, "Class", "NeedsDomain", "Form")
	}
	if s.guarded {
		names = append(names, "String", "GoString", "Format", "LogValue", "MarshalText")
	}
	return names
}

// annotate checks what fields and structs say beyond their shape.
func (p *pkg) annotate() (faults []error) {
	for _, def := range p.structs {
		faults = append(faults, def.checkSamples()...)
		if def.Kind != "" {
			faults = append(faults, p.member("Kind", def.Kind, def.at.Errorf)...)
			faults = append(faults, p.checkModel(def)...)
		}
		if def.Class != "" {
			faults = append(faults, p.member("Class", def.Class, def.at.Errorf)...)
			if def.Form == "" {
				faults = append(faults, def.at.Errorf("statement %s has no form", def.Name))
			}
		}
		for _, field := range def.fields {
			faults = append(faults, p.checkField(def, field)...)
		}
	}
	if p.models() != nil {
		for _, name := range []string{"Change", "Reference"} {
			if p.structNamed(name) == nil {
				faults = append(faults, p.models().at.Errorf("package %s has Models and needs the struct %s", p.name, name))
			}
		}
	}
	return faults
}

// member checks that the package's enum has the value.
func (p *pkg) member(enum, value string, errorf func(string, ...any) error) []error {
	def := p.enumNamed(enum)
	if def == nil {
		return []error{errorf("%s needs the enum %s in package %s", value, enum, p.name)}
	}
	for _, candidate := range def.Values {
		if candidate.Name == value {
			return nil
		}
	}
	return []error{errorf("%s is no value of the enum %s", value, enum)}
}

func (p *pkg) checkField(def *structDef, field *fieldDef) (faults []error) {
	report := func(format string, args ...any) { faults = append(faults, field.at.Errorf(format, args...)) }
	ref := field.resolved
	text := ref.home == nil && ref.name == "string"
	if !emit.IsCamel(field.Name) {
		report("field %s.%s is no exported Go name", def.Name, field.Name)
	}
	if slices.Contains(def.methods(), field.Name) {
		report("field %s.%s has the name of a generated method", def.Name, field.Name)
	}
	if field.Sensitive && (ref.list || ref.optional || !text && ref.name != "bytes") {
		report("sensitive field %s.%s is neither string nor bytes", def.Name, field.Name)
	}
	if field.Ref != "" {
		faults = append(faults, p.member("Kind", field.Ref, field.at.Errorf)...)
		if !text || ref.list || ref.optional || field.Role == "" {
			report("reference %s.%s is no string with a role", def.Name, field.Name)
		}
	}
	if field.Pattern != "" {
		if _, err := regexp.Compile(field.Pattern); err != nil || !text {
			report("pattern of %s.%s does not fit a string", def.Name, field.Name)
		}
	}
	for name, values := range field.When {
		if other := def.fieldNamed(name); other == nil || other.resolved.shape != enumShape || other.resolved.home != p || len(field.When) > 1 {
			report("%s.%s depends on %s, which is no enum of the package", def.Name, field.Name, name)
			continue
		}
		for _, value := range values {
			faults = append(faults, p.member(def.fieldNamed(name).resolved.name, value, field.at.Errorf)...)
		}
	}
	faults = append(faults, field.checkDrawn(def)...)
	for _, level := range []string{field.Quiesce, field.Otherwise, field.Untargeted} {
		if level != "" && level != nested {
			faults = append(faults, p.member("Level", level, field.at.Errorf)...)
		}
	}
	if field.Quiesce != "" && field.Aspect == "" {
		report("%s.%s has a level but no aspect", def.Name, field.Name)
	}
	if field.Quiesce == nested && (field.Otherwise == "" || field.Otherwise == nested) {
		report("nested field %s.%s needs the level otherwise", def.Name, field.Name)
	}
	if field.Quiesce == nested {
		faults = append(faults, p.checkNested(def, field)...)
	}
	return faults
}

// checkDrawn checks what a field says about its random values.
func (f *fieldDef) checkDrawn(def *structDef) (faults []error) {
	ref := f.resolved
	known := map[string]bool{}
	switch ref.shape {
	case enumShape:
		for _, value := range ref.home.enumNamed(ref.name).Values {
			known[value.Name] = true
		}
	case unionShape:
		for _, variant := range ref.home.unionNamed(ref.name).variants {
			known[variant.Name] = true
		}
	}
	for _, name := range f.Only {
		if !known[name] || ref.list {
			faults = append(faults, f.at.Errorf("%s.%s cannot be only %s", def.Name, f.Name, name))
		}
	}
	for name, value := range f.With {
		var inner *fieldDef
		if ref.shape == structShape {
			inner = ref.home.structNamed(ref.name).fieldNamed(name)
		}
		if inner == nil || inner.resolved.shape != enumShape || inner.resolved.list || inner.resolved.optional {
			faults = append(faults, f.at.Errorf("%s.%s has records without the enum %s", def.Name, f.Name, name))
			continue
		}
		faults = append(faults, inner.resolved.home.member(inner.resolved.name, value, f.at.Errorf)...)
	}
	if f.Distinct && (!ref.list || f.distinguished() == nil) {
		faults = append(faults, f.at.Errorf("%s.%s is no list of texts or of records that start with one", def.Name, f.Name))
	}
	return faults
}

// checkModel makes sure that every change of a Model is classified.
func (p *pkg) checkModel(def *structDef) (faults []error) {
	keys := 0
	for _, field := range def.fields {
		if field.Key {
			keys++
		} else if field.Quiesce == "" {
			faults = append(faults, field.at.Errorf("field %s.%s of a Model has no quiesce level", def.Name, field.Name))
		}
	}
	if keys != 1 || def.fields[0].Name != "Name" || !def.fields[0].Key {
		faults = append(faults, def.at.Errorf("Model %s needs Name as its first field and only key", def.Name))
	}
	return faults
}

// checkNested makes sure that every change inside a nested field is classified.
func (p *pkg) checkNested(def *structDef, field *fieldDef) (faults []error) {
	var elements []*structDef
	switch ref := field.resolved; {
	case ref.home != p || ref.shape == unionShape && (ref.list || ref.optional):
	case ref.shape == structShape:
		elements = append(elements, p.structNamed(ref.name))
	case ref.shape == unionShape:
		elements = p.unionNamed(ref.name).variants
	}
	if elements == nil {
		return []error{field.at.Errorf("field %s.%s cannot be nested", def.Name, field.Name)}
	}
	for _, element := range elements {
		for _, inner := range element.fields {
			if inner.Quiesce == "" {
				faults = append(faults, inner.at.Errorf("field %s.%s is nested in %s and has no quiesce level", element.Name, inner.Name, def.Name))
			}
		}
	}
	return faults
}

// models is the union of the package's Models, or nil.
func (p *pkg) models() *unionDef {
	for _, union := range p.unions {
		all := len(union.variants) > 0
		for _, variant := range union.variants {
			all = all && variant.Kind != ""
		}
		if all {
			return union
		}
	}
	return nil
}

// level is the Go constant of a level.
func (p *pkg) level(name string) string {
	return p.enumNamed("Level").constant(valueSpec{Name: strings.ToUpper(name)})
}

// checkSamples makes sure that samples name text and number fields.
func (s *structDef) checkSamples() (faults []error) {
	for _, sample := range s.Samples {
		for name, value := range sample {
			field := s.fieldNamed(name)
			_, text := value.(string)
			if field == nil || field.resolved.home != nil || field.resolved.list || field.resolved.optional || text != (field.resolved.name == "string") {
				faults = append(faults, s.at.Errorf("samples of %s do not fit its field %s", s.Name, name))
			}
		}
	}
	return faults
}
