package frame

import (
	"bytes"
	_ "embed"
	"fmt"
	"go/format"
	"os"
	"path/filepath"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

// source is the schema's place below the module root.
var source = filepath.Join("spec", "wire", "session.fbs")

//go:embed runtime.txt
var runtimeText string

// Generate rewrites generated/session from spec/wire/session.fbs.
func Generate(root string) error {
	path := filepath.Join(root, source)
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	schema, err := Parse(path, string(text))
	if err != nil {
		return err
	}
	output := &spec.Output{Directory: filepath.Join(root, "generated", schema.packageName())}
	files := []struct {
		name string
		emit func(*printer)
	}{
		{"doc.go", (*printer).document},
		{"enums.go", (*printer).enums},
		{"types.go", (*printer).types},
		{"runtime.go", (*printer).runtime},
		{"verify.go", (*printer).verify},
		{"views.go", (*printer).views},
		{"codec.go", (*printer).codec},
	}
	for _, file := range files {
		p := &printer{schema: schema}
		file.emit(p)
		content, err := p.source()
		if err != nil {
			return fmt.Errorf("%s: %w", file.name, err)
		}
		if err := output.Add(file.name, content); err != nil {
			return err
		}
	}
	if err := output.Add(filepath.Base(source), text); err != nil {
		return err
	}
	return output.Write(".go", ".fbs")
}

// printer collects the text of one Go file.
type printer struct {
	schema *Schema
	buffer bytes.Buffer
}

// line prints one line of Go.
func (p *printer) line(text string, args ...any) {
	fmt.Fprintf(&p.buffer, text+"\n", args...)
}

// doc prints a doc comment: the name's first sentence continued by the schema's own lines.
func (p *printer) doc(lead string, doc []string) {
	for i, line := range doc {
		switch {
		case i == 0 && lead != "":
			p.line("// %s: %s", lead, line)
		case line == "":
			p.line("//")
		default:
			p.line("// %s", line)
		}
	}
}

// header starts the file and imports the given packages, standard ones first.
func (p *printer) header(standard []string, others ...string) {
	p.line("// %s\n\npackage %s\n", spec.Header, p.schema.packageName())
	if len(standard)+len(others) == 0 {
		return
	}
	p.line("import (")
	for _, path := range standard {
		p.line("%q", path)
	}
	if len(standard) > 0 && len(others) > 0 {
		p.line("")
	}
	for _, path := range others {
		p.line("%s", path)
	}
	p.line(")\n")
}

// source formats the collected text.
func (p *printer) source() ([]byte, error) {
	return format.Source(p.buffer.Bytes())
}

const flatbuffersImport = `flatbuffers "github.com/google/flatbuffers/go"`

func goName(field *Field) string { return emit.Camel(field.Name) }

// goType is the type of a field in the value struct.
func goType(field *Field) string {
	switch field.Kind {
	case KindScalar:
		if field.Optional {
			return "*" + field.Scalar.Go
		}
		return field.Scalar.Go
	case KindEnum:
		return field.Enum.Name
	case KindString:
		return "string"
	case KindTable:
		return "*" + field.Table.Name
	case KindUnion:
		return field.Union.Name
	case KindBytes:
		return "[]byte"
	case KindStrings:
		return "[]string"
	case KindTables:
		return "[]" + field.Table.Name
	}
	panic("a checked schema has no other kinds")
}

func (p *printer) runtime() {
	p.header([]string{"encoding/binary", "fmt", "sync", "unicode/utf8"}, flatbuffersImport)
	p.buffer.WriteString(runtimeText)
}
