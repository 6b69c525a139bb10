package record

import (
	"github.com/dave/jennifer/jen"

	"nervix/gen/emit"
)

const canonicalPath = "nervix/generated/canonical"

func canonical(name string) *jen.Statement { return jen.Qual(canonicalPath, name) }

func encoderParameter() *jen.Statement { return jen.Id("e").Op("*").Qual(canonicalPath, "Encoder") }

func decoderParameter() *jen.Statement { return jen.Id("d").Op("*").Qual(canonicalPath, "Decoder") }

// emitWire writes the conversion between records and their wire form.
func emitWire(p *pkg) *jen.File {
	file := p.newFile()
	for _, def := range p.structs {
		wire := jen.Id("w").Qual(p.wirePath(), def.Name)
		file.Add(emit.Doc("ToWire fills the wire form of the record."))
		file.Func().Params(receiver(def, def.fields)).Id("ToWire").Params(wire.Clone(), encoderParameter()).BlockFunc(func(group *jen.Group) {
			for _, field := range def.fields {
				field.toWire(group)
			}
		})
		file.Add(emit.Doc("FromWire reads the wire form of the record."))
		file.Func().Params(receiver(def, def.fields)).Id("FromWire").Params(wire, decoderParameter()).BlockFunc(func(group *jen.Group) {
			for _, field := range def.fields {
				field.fromWire(group)
			}
		})
	}
	for _, union := range p.unions {
		emitUnionWire(file, p, union)
	}
	return file
}

// receiver names the receiver only where the body has something to do with it.
func receiver(def *structDef, fields []*fieldDef) *jen.Statement {
	if len(fields) == 0 {
		return jen.Op("*").Id(def.Name)
	}
	return jen.Id("v").Op("*").Id(def.Name)
}

func emitUnionWire(file *jen.File, p *pkg, union *unionDef) {
	wire := jen.Id("w").Qual(p.wirePath(), union.Name)
	file.Add(emit.Doc(union.Name + "ToWire fills the wire form of the union."))
	file.Func().Id(union.Name+"ToWire").Params(jen.Id("value").Id(union.Name), wire.Clone(), encoderParameter()).Block(
		jen.Switch(jen.Id("v").Op(":=").Id("value").Assert(jen.Type())).BlockFunc(func(group *jen.Group) {
			for _, variant := range union.variants {
				group.Case(jen.Op("*").Id(variant.Name)).Block(
					canonical("PutVariant").Call(jen.Id("e"), jen.Id("w").Dot("New"+accessor(variant.variantName())), jen.Id("v").Dot("ToWire")))
			}
			group.Default().Block(jen.Id("e").Dot("Missing").Call())
		}),
	)
	file.Add(emit.Doc(union.Name + "FromWire reads the wire form of the union."))
	file.Func().Id(union.Name+"FromWire").Params(wire, decoderParameter()).Id(union.Name).Block(
		jen.Switch(jen.Id("w").Dot("Which").Call()).BlockFunc(func(group *jen.Group) {
			for _, variant := range union.variants {
				name := variant.variantName()
				group.Case(jen.Qual(p.wirePath(), union.Name+"_Which_"+name)).Block(
					jen.Id("v").Op(":=").New(jen.Id(variant.Name)),
					canonical("Variant").Call(jen.Id("d"), jen.Id("w").Dot(accessor(name)), jen.Id("v").Dot("FromWire")),
					jen.Return(jen.Id("v")),
				)
			}
		}),
		jen.Id("d").Dot("Missing").Call(),
		jen.Return(jen.Nil()),
	)
}

// toWire writes one field of v into w.
func (f *fieldDef) toWire(group *jen.Group) {
	ref, name, path := f.resolved, accessor(f.wireName()), jen.Lit(f.path())
	value, encoder := jen.Id("v").Dot(f.Name), jen.Id("e")
	setter, creator := jen.Id("w").Dot("Set"+name), jen.Id("w").Dot("New"+name)
	switch {
	case ref.list && ref.shape == structShape:
		group.Add(canonical("PutStructs").Call(encoder, path, value, creator, ref.method("ToWire")))
	case ref.list && ref.shape == unionShape:
		group.Add(canonical("PutUnions").Call(encoder, path, value, creator, ref.conversion("ToWire")))
	case ref.list:
		group.Add(canonical("Put"+ref.listKind()).Call(encoder, path, value, creator))
	case ref.shape == structShape:
		put := canonical("PutStruct").Call(encoder, path, creator, value.Clone().Dot("ToWire"))
		group.Add(f.ifPresent(value, put))
	case ref.shape == unionShape:
		put := canonical("PutUnion").Call(encoder, path, value.Clone(), creator, ref.conversion("ToWire"))
		group.Add(f.ifPresent(value, put))
	case ref.optional:
		group.If(value.Clone().Op("!=").Nil()).Block(
			jen.Id("w").Dot("Set"+accessor(f.present())).Call(jen.True()),
			ref.putScalar(path, jen.Op("*").Add(value), setter),
		)
	default:
		group.Add(ref.putScalar(path, value, setter))
	}
}

// ifPresent guards a statement by the presence of an optional field.
func (f *fieldDef) ifPresent(value, put *jen.Statement) *jen.Statement {
	if !f.resolved.optional {
		return put
	}
	return jen.If(value.Clone().Op("!=").Nil()).Block(put)
}

// putScalar writes a scalar or enum.
func (r typeRef) putScalar(path jen.Code, value, setter *jen.Statement) *jen.Statement {
	switch {
	case r.shape == enumShape:
		return canonical("PutEnum").Call(jen.Id("e"), path, value, setter)
	case r.name == "string":
		return jen.Id("e").Dot("Text").Call(path, value, setter)
	case r.name == "bytes":
		return jen.Id("e").Dot("Bytes").Call(path, value, setter)
	}
	return setter.Call(value)
}

// fromWire reads one field of w into v.
func (f *fieldDef) fromWire(group *jen.Group) {
	ref, name, path := f.resolved, accessor(f.wireName()), jen.Lit(f.path())
	target, decoder, getter := jen.Id("v").Dot(f.Name), jen.Id("d"), jen.Id("w").Dot(name)
	has := jen.Id("w").Dot("Has" + name).Call()
	switch {
	case ref.list && ref.shape == structShape:
		group.Add(target.Op("=").Add(canonical("Structs").Call(decoder, path, getter, ref.method("FromWire"))))
	case ref.list && ref.shape == unionShape:
		group.Add(target.Op("=").Add(canonical("Unions").Call(decoder, path, getter, ref.conversion("FromWire"))))
	case ref.list && ref.shape == enumShape:
		group.Add(target.Op("=").Add(canonical("Enums").Types(ref.element()).Call(decoder, path, getter)))
	case ref.list:
		function := canonical(ref.listKind())
		if ref.listKind() == "Scalars" {
			function.Types(ref.element())
		}
		group.Add(target.Op("=").Add(function.Call(decoder, path, getter)))
	case ref.shape == structShape && ref.optional:
		group.If(has).Block(
			target.Clone().Op("=").New(ref.element()),
			canonical("Struct").Call(decoder, path, getter, target.Clone().Dot("FromWire")),
		)
	case ref.shape == structShape:
		group.Add(canonical("Struct").Call(decoder, path, getter, target.Dot("FromWire")))
	case ref.shape == unionShape:
		read := target.Op("=").Add(canonical("Union").Call(decoder, path, getter, ref.conversion("FromWire")))
		if ref.optional {
			read = jen.If(has).Block(read)
		}
		group.Add(read)
	case ref.optional:
		group.If(jen.Id("w").Dot(accessor(f.present())).Call()).Block(
			jen.Id("value").Op(":=").Add(ref.scalar(path, getter)),
			target.Op("=").Op("&").Id("value"),
		)
	default:
		group.Add(target.Op("=").Add(ref.scalar(path, getter)))
	}
}

// scalar reads a scalar or enum.
func (r typeRef) scalar(path jen.Code, getter *jen.Statement) *jen.Statement {
	switch {
	case r.shape == enumShape:
		return canonical("Enum").Types(r.element()).Call(jen.Id("d"), path, getter.Call())
	case r.name == "string":
		return jen.Id("d").Dot("Text").Call(path, getter)
	case r.name == "bytes":
		return jen.Id("d").Dot("Bytes").Call(path, getter)
	}
	return getter.Call()
}

// listKind names the helper for lists of scalars and enums.
func (r typeRef) listKind() string {
	switch {
	case r.shape == enumShape:
		return "Enums"
	case r.name == "string":
		return "Texts"
	case r.name == "bytes":
		return "Data"
	}
	return "Scalars"
}

// method is the method expression of a struct, such as (*Type).ToWire.
func (r typeRef) method(name string) *jen.Statement {
	return jen.Parens(jen.Op("*").Add(r.element())).Dot(name)
}

// conversion names a generated function of a union, such as ExpressionToWire.
func (r typeRef) conversion(suffix string) *jen.Statement {
	return jen.Qual(r.home.importPath(), r.name+suffix)
}

// emitCodec writes Encode, Decode and Digest of every record and union.
func emitCodec(p *pkg) *jen.File {
	file := p.newFile()
	for _, def := range p.structs {
		emitStructCodec(file, p, def)
	}
	for _, union := range p.unions {
		emitUnionCodec(file, p, union)
	}
	return file
}

func emitStructCodec(file *jen.File, p *pkg, def *structDef) {
	v := jen.Id("v").Op("*").Id(def.Name)
	file.Add(emit.Doc("Encode gives the canonical bytes; it fails for values that the spec does not admit."))
	file.Func().Params(v.Clone()).Id("Encode").Params().Params(jen.Index().Byte(), jen.Error()).Block(
		jen.Return(canonical("Encode").Call(jen.Lit(def.Name), jen.Qual(p.wirePath(), "NewRoot"+def.Name), jen.Id("v").Dot("ToWire"))))
	file.Add(emit.Doc("Decode" + def.Name + " reads canonical bytes and refuses any others with a *canonical.Error."))
	file.Func().Id("Decode"+def.Name).Params(jen.Id("data").Index().Byte()).Params(jen.Op("*").Id(def.Name), jen.Error()).Block(
		jen.Id("v").Op(":=").New(jen.Id(def.Name)),
		jen.If(jen.Err().Op(":=").Add(canonical("Decode")).Call(jen.Lit(def.Name), jen.Id("data"),
			jen.Qual(p.wirePath(), "ReadRoot"+def.Name), jen.Id("v").Dot("FromWire"), jen.Id("v").Dot("Encode")),
			jen.Err().Op("!=").Nil()).Block(jen.Return(jen.Nil(), jen.Err())),
		jen.Return(jen.Id("v"), jen.Nil()),
	)
	file.Add(emit.Doc("Digest gives the BLAKE3 digest of the canonical bytes; it fails when Encode does."))
	file.Func().Params(v).Id("Digest").Params().Params(jen.Index(jen.Lit(32)).Byte(), jen.Error()).Block(
		jen.Return(canonical("Digest").Call(jen.Id("v").Dot("Encode").Call())))
}

func emitUnionCodec(file *jen.File, p *pkg, union *unionDef) {
	name := union.Name
	file.Add(emit.Doc("Encode" + name + " gives the canonical bytes; it fails for values that the spec does not admit."))
	file.Func().Id("Encode"+name).Params(jen.Id("value").Id(name)).Params(jen.Index().Byte(), jen.Error()).Block(
		jen.Return(canonical("Encode").Call(jen.Lit(name), jen.Qual(p.wirePath(), "NewRoot"+name),
			jen.Func().Params(jen.Id("w").Qual(p.wirePath(), name), encoderParameter()).Block(
				jen.Id(name+"ToWire").Call(jen.Id("value"), jen.Id("w"), jen.Id("e"))))))
	file.Add(emit.Doc("Decode" + name + " reads canonical bytes and refuses any others with a *canonical.Error."))
	file.Func().Id("Decode"+name).Params(jen.Id("data").Index().Byte()).Params(jen.Id(name), jen.Error()).Block(
		jen.Var().Id("value").Id(name),
		jen.Err().Op(":=").Add(canonical("Decode")).Call(jen.Lit(name), jen.Id("data"), jen.Qual(p.wirePath(), "ReadRoot"+name),
			jen.Func().Params(jen.Id("w").Qual(p.wirePath(), name), decoderParameter()).Block(
				jen.Id("value").Op("=").Id(name+"FromWire").Call(jen.Id("w"), jen.Id("d"))),
			jen.Func().Params().Params(jen.Index().Byte(), jen.Error()).Block(jen.Return(jen.Id("Encode"+name).Call(jen.Id("value"))))),
		jen.If(jen.Err().Op("!=").Nil()).Block(jen.Return(jen.Nil(), jen.Err())),
		jen.Return(jen.Id("value"), jen.Nil()),
	)
	file.Add(emit.Doc("Digest" + name + " gives the BLAKE3 digest of the canonical bytes; it fails when Encode" + name + " does."))
	file.Func().Id("Digest"+name).Params(jen.Id("value").Id(name)).Params(jen.Index(jen.Lit(32)).Byte(), jen.Error()).Block(
		jen.Return(canonical("Digest").Call(jen.Id("Encode" + name).Call(jen.Id("value")))))
}
