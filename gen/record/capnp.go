package record

import (
	"encoding/binary"
	"fmt"
	"strings"

	"github.com/zeebo/blake3"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

// wireScalars maps the spec's scalar types to Cap'n Proto.
var wireScalars = map[string]string{
	"bool": "Bool", "u8": "UInt8", "u16": "UInt16", "u32": "UInt32", "u64": "UInt64",
	"i32": "Int32", "i64": "Int64", "f64": "Float64", "string": "Text", "bytes": "Data",
}

// schemaText builds a Cap'n Proto schema line by line.
type schemaText struct{ strings.Builder }

func (t *schemaText) line(format string, args ...any) { fmt.Fprintf(t, format+"\n", args...) }

func (t *schemaText) doc(indent, text string) {
	for _, line := range emit.DocLines(text) {
		t.line("%s#%s", indent, strings.TrimPrefix(line, "//"))
	}
}

// wireSchema gives the Cap'n Proto schema of a package.
func wireSchema(p *pkg) []byte {
	text := &schemaText{}
	text.line("# %s", spec.Header)
	text.doc("", "Wire form of the records of package "+p.name+". "+p.doc)
	text.line("@0x%016x;\n", fileID(p))
	text.line("using Go = import \"/go.capnp\";")
	text.line("$Go.package(%q);\n$Go.import(%q);", p.wirePackage(), p.wirePath())
	for _, name := range p.imports {
		text.line("using %s = import \"/%s/%swire/%s.capnp\";", emit.Camel(name), name, name, name)
	}
	for _, def := range p.enums {
		text.line("\nenum %s {", def.Name)
		text.doc("  ", def.Doc)
		for i, value := range def.Values {
			text.line("  %s @%d;", lowerCamel(value.Name), i)
			text.doc("  ", value.Doc)
		}
		text.line("}")
	}
	for _, def := range p.structs {
		text.wireStruct(p, def)
	}
	for _, union := range p.unions {
		text.line("\nstruct %s {", union.Name)
		text.doc("  ", union.Doc)
		text.line("  union {\n    none @0 :Void;")
		text.doc("    ", "Refused where a value is required.")
		for i, variant := range union.variants {
			text.line("    %s @%d :%s;", variant.variantName(), i+1, variant.Name)
		}
		text.line("  }\n}")
	}
	return []byte(text.String())
}

func (t *schemaText) wireStruct(p *pkg, def *structDef) {
	t.line("\nstruct %s {", def.Name)
	t.doc("  ", def.Doc)
	ordinal := 0
	member := func(name, form, doc string) {
		rename := ""
		if plain := strings.ToUpper(name[:1]) + name[1:]; accessor(name) != plain {
			rename = fmt.Sprintf(" $Go.name(%q)", accessor(name))
		}
		t.line("  %s @%d :%s%s;", name, ordinal, form, rename)
		t.doc("  ", doc)
		ordinal++
	}
	for _, field := range def.fields {
		if field.flagged() {
			member(field.present(), "Bool", "Whether "+field.wireName()+" has a value.")
		}
		member(field.wireName(), field.resolved.wireType(p), field.Doc)
	}
	t.line("}")
}

// wireType is the Cap'n Proto form of a field's type, seen from package p.
func (r typeRef) wireType(p *pkg) string {
	name := wireScalars[r.name]
	if r.home != nil {
		if name = r.name; r.home != p {
			name = emit.Camel(r.home.name) + "." + name
		}
	}
	if r.list {
		return "List(" + name + ")"
	}
	return name
}

// fileID derives the schema's stable identity from the package name; its highest bit is set by
// Cap'n Proto's rules.
func fileID(p *pkg) uint64 {
	sum := blake3.Sum256([]byte("nervix record package " + p.name))
	return binary.LittleEndian.Uint64(sum[:8]) | 1<<63
}
