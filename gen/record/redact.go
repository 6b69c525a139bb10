package record

import (
	"slices"
	"strings"

	"github.com/dave/jennifer/jen"

	"nervix/gen/emit"
)

// redacted stands for a sensitive value in every text form.
const redacted = "[redacted]"

// sensitive tells whether the struct itself holds a sensitive value.
func (s *structDef) sensitive() bool {
	return slices.ContainsFunc(s.fields, func(f *fieldDef) bool { return f.Sensitive })
}

// guard finds the structs that hold a sensitive value at any depth: printing one with an unfit
// verb shows its members without asking them for their text.
func guard(packages []*pkg) {
	for changed := true; changed; {
		changed = false
		for _, p := range packages {
			for _, def := range p.structs {
				if !def.guarded && slices.ContainsFunc(def.fields, (*fieldDef).guarded) {
					def.guarded, changed = true, true
				}
			}
		}
	}
}

// guarded tells whether the field is sensitive or holds a guarded struct.
func (f *fieldDef) guarded() bool {
	ref := f.resolved
	switch {
	case f.Sensitive:
		return true
	case ref.shape == structShape:
		return ref.home.structNamed(ref.name).guarded
	case ref.shape == unionShape:
		return slices.ContainsFunc(ref.home.unionNamed(ref.name).variants, func(s *structDef) bool { return s.guarded })
	}
	return false
}

// emitRedaction writes the text forms of structs with sensitive fields at any depth. They have
// value receivers, so that they also serve where the struct is an element or a member.
func emitRedaction(p *pkg) *jen.File {
	file := p.newFile()
	for _, def := range p.structs {
		if !def.guarded {
			continue
		}
		v := jen.Id("v").Id(def.Name)
		var formats []string
		var arguments []jen.Code
		for _, field := range def.fields {
			if field.Sensitive {
				formats = append(formats, field.Name+":"+redacted)
				continue
			}
			formats = append(formats, field.Name+":%+v")
			arguments = append(arguments, jen.Id("v").Dot(field.Name))
		}
		text := jen.Lit(def.Name + "{" + strings.Join(formats, " ") + "}")
		var body jen.Code = text
		if len(arguments) > 0 {
			body = jen.Qual("fmt", "Sprintf").Call(append([]jen.Code{text}, arguments...)...)
		}
		receiver := v
		if len(arguments) == 0 {
			receiver = jen.Id(def.Name)
		}
		file.Add(emit.Doc("String gives the record without its sensitive values."))
		file.Func().Params(receiver).Id("String").Params().String().Block(jen.Return(body))
		file.Add(emit.Doc("GoString gives the same text as String."))
		file.Func().Params(v.Clone()).Id("GoString").Params().String().Block(jen.Return(jen.Id("v").Dot("String").Call()))
		file.Add(emit.Doc("Format prints the text of String for every verb."))
		file.Func().Params(v.Clone()).Id("Format").Params(jen.Id("state").Qual("fmt", "State"), jen.Id("_").Rune()).Block(
			jen.List(jen.Id("_"), jen.Id("_")).Op("=").Qual("io", "WriteString").Call(jen.Id("state"), jen.Id("v").Dot("String").Call()))
		file.Add(emit.Doc("LogValue logs the text of String."))
		file.Func().Params(v.Clone()).Id("LogValue").Params().Qual("log/slog", "Value").Block(
			jen.Return(jen.Qual("log/slog", "StringValue").Call(jen.Id("v").Dot("String").Call())))
		if !def.sensitive() {
			continue
		}
		file.Add(emit.Doc("MarshalText gives the text of String, so that text encodings of records around it stay clean too."))
		file.Func().Params(v.Clone()).Id("MarshalText").Params().Params(jen.Index().Byte(), jen.Error()).Block(
			jen.Return(jen.Index().Byte().Call(jen.Id("v").Dot("String").Call()), jen.Nil()))
	}
	return file
}
