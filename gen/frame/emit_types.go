package frame

import (
	"fmt"
	"path/filepath"
	"slices"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

// document prints the package documentation and the wire contract.
func (p *printer) document() {
	s := p.schema
	p.line("// %s\n", spec.Header)
	p.line("// Package %s holds the frames described by its %s.", s.packageName(), filepath.Base(source))
	p.line("//")
	p.line("// It owns the value types of the frames, their sealed unions, a verifier for bytes of")
	p.line("// unknown origin, views that read a verified frame without copying, and encoding and")
	p.line("// decoding. It never talks to a network and knows nothing about what frames mean.")
	p.line("//")
	p.line("// Main types: %s, Limits, MalformedError.", s.Root)
	p.line("//")
	p.doc("", s.Doc)
	p.line("package %s\n", s.packageName())
	p.line("import _ \"embed\"\n")
	p.line("// Schema is the text of %s, for authors of other clients.", filepath.Base(source))
	p.line("//\n//go:embed %s", filepath.Base(source))
	p.line("var Schema string\n")
	p.line("// Identifier is the file identifier of every frame.")
	p.line("const Identifier = %q\n", s.Identifier)
	p.line("// Fingerprint is the wire-contract fingerprint: the BLAKE3 digest of the schema without its")
	p.line("// comments and layout. Peers with another fingerprint do not understand each other.")
	p.line("var Fingerprint = [32]byte{")
	fingerprint := s.Fingerprint()
	for row := 0; row < len(fingerprint); row += 8 {
		line := ""
		for _, b := range fingerprint[row : row+8] {
			line += fmt.Sprintf("0x%02x, ", b)
		}
		p.line("%s", line)
	}
	p.line("}")
}

func (p *printer) enums() {
	if len(p.schema.Enums) > 0 {
		p.header([]string{"strconv"})
	} else {
		p.header(nil)
	}
	for _, enum := range p.schema.Enums {
		p.doc(enum.Name, enum.Doc)
		p.line("type %s uint8\n", enum.Name)
		p.line("// Values of %s.", enum.Name)
		p.line("const (")
		for i, value := range enum.Values {
			p.doc("", value.Doc)
			p.line("%s%s %s = %d", enum.Name, value.Name, enum.Name, i)
		}
		p.line(")\n")
		p.line("var %sNames = [...]string{", emit.Lower(enum.Name))
		for _, value := range enum.Values {
			p.line("%q,", value.Name)
		}
		p.line("}\n")
		p.line("// String gives the name of the value in the schema.")
		p.line("func (e %s) String() string {", enum.Name)
		p.line("if int(e) < len(%sNames) { return %sNames[e] }", emit.Lower(enum.Name), emit.Lower(enum.Name))
		p.line("return \"%s(\" + strconv.Itoa(int(e)) + \")\"\n}\n", enum.Name)
	}
}

func (p *printer) types() {
	if slices.ContainsFunc(p.schema.Tables, (*Table).secret) {
		p.header([]string{"log/slog"})
	} else {
		p.header(nil)
	}
	for _, table := range p.schema.Tables {
		p.doc(table.Name, table.Doc)
		p.line("type %s struct {", table.Name)
		for _, field := range table.Fields {
			p.doc("", field.Doc)
			if field.Limit > 0 {
				p.line("// At most %d %s.", field.Limit, field.unit())
			}
			p.line("%s %s", goName(field), goType(field))
		}
		p.line("}\n")
		if table.secret() {
			p.redact(table)
		}
	}
	for _, union := range p.schema.Unions {
		p.union(union)
	}
}

// secret tells whether a table has a secret field.
func (t *Table) secret() bool {
	return slices.ContainsFunc(t.Fields, func(field *Field) bool { return field.Secret })
}

// redact prints the methods that keep the content of a table out of logs.
func (p *printer) redact(table *Table) {
	text := table.Name + "{<masked>}"
	p.line("// String hides the content, which holds a secret.")
	p.line("func (x %s) String() string { return %q }\n", table.Name, text)
	p.line("// GoString hides the content, which holds a secret.")
	p.line("func (x %s) GoString() string { return %q }\n", table.Name, text)
	p.line("// LogValue hides the content, which holds a secret.")
	p.line("func (x %s) LogValue() slog.Value { return slog.StringValue(%q) }\n", table.Name, text)
}

// unit names what a limit counts.
func (f *Field) unit() string {
	if f.Kind == KindString || f.Kind == KindBytes {
		return "bytes"
	}
	return "elements"
}

// union prints the sealed interface, its tags and its exhaustive visitor.
func (p *printer) union(union *Union) {
	name := union.Name
	p.doc(name, union.Doc)
	p.line("// It is implemented by pointers to its variants only.")
	p.line("type %s interface {", name)
	p.line("visit%s(visitor %sVisitor)", name, name)
	p.line("}\n")
	p.line("// %sTag tells which variant a %s holds.", name, name)
	p.line("type %sTag uint8\n", name)
	p.line("// Tags of %s.", name)
	p.line("const (")
	p.line("// %sTagNone is the tag of an absent union.", name)
	p.line("%sTagNone %sTag = 0", name, name)
	for i, variant := range union.Variants {
		p.line("// %sTag%s is the tag of *%s.", name, variant.Name, variant.Name)
		p.line("%sTag%s %sTag = %d", name, variant.Name, name, i+1)
	}
	p.line(")\n")
	p.line("// %sVisitor has one method for every variant of %s.", name, name)
	p.line("type %sVisitor interface {", name)
	for _, variant := range union.Variants {
		p.line("// %s receives a *%s.", variant.Name, variant.Name)
		p.line("%s(*%s)", variant.Name, variant.Name)
	}
	p.line("}\n")
	p.line("// Visit%s calls the visitor's method for the variant. The value must not be nil.", name)
	p.line("func Visit%s(value %s, visitor %sVisitor) { value.visit%s(visitor) }\n", name, name, name, name)
	for _, variant := range union.Variants {
		p.line("func (x *%s) visit%s(visitor %sVisitor) { visitor.%s(x) }\n", variant.Name, name, name, variant.Name)
	}
}
