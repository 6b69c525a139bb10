package connector

import (
	"bytes"
	_ "embed"
	"go/format"
	"path/filepath"
	"strconv"
	"strings"
	"text/template"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

//go:embed connector.tmpl
var text string

// Generate rewrites generated/connector and generated/reference/connectors.md below the root.
func Generate(root string) error {
	c, err := load(root)
	if err != nil {
		return err
	}
	templates, err := template.New("connector").Funcs(template.FuncMap{
		"camel": emit.Camel, "quote": strconv.Quote, "path": snake, "header": func() string { return "// " + spec.Header },
		"lower": emit.Lower, "sentence": emit.Sentence,
	}).Parse(text)
	if err != nil {
		return err
	}
	var buffer bytes.Buffer
	if err := templates.Execute(&buffer, c); err != nil {
		return err
	}
	content, err := format.Source(buffer.Bytes())
	if err != nil {
		return err
	}
	output := &spec.Output{Directory: filepath.Join(root, "generated", "connector")}
	if err := output.Add("connector.go", content); err != nil {
		return err
	}
	if err := output.Write(".go"); err != nil {
		return err
	}
	pages := &spec.Output{Directory: filepath.Join(root, "generated", "reference")}
	if err := pages.Add("connectors.md", page(c)); err != nil {
		return err
	}
	return pages.Write()
}

func page(c *catalog) []byte {
	p := emit.NewPage("Sources and sinks", "What ingestors and emitters may declare for each external system.")
	p.Heading(2, "Sources")
	var rows [][]string
	for _, s := range c.Sources {
		var forms, metadata []string
		for _, name := range s.Quiesce {
			forms = append(forms, emit.Ticks(c.form(name)))
		}
		for _, field := range s.Metadata {
			metadata = append(metadata, emit.Ticks(field.Name+" "+field.Type))
		}
		rows = append(rows, []string{
			emit.Ticks(s.Name), s.Doc, ticks(s.clientTypes()), yes(s.Instances), ticks(s.Mode.Offered),
			strings.Join(forms, ", "), yes(s.Headers), strings.Join(metadata, ", "),
		})
	}
	p.Table([]string{"Source", "What it is", "Client", "INSTANCES", "Modes", "ON QUIESCE", "Headers", "Metadata"}, rows)
	p.Heading(2, "What ON QUIESCE does")
	rows = nil
	for _, form := range c.Forms {
		rows = append(rows, []string{emit.Ticks(form.Form), form.Doc})
	}
	p.Table([]string{"Form", "Meaning"}, rows)
	p.Heading(2, "Sinks")
	rows = nil
	for _, s := range c.Sinks {
		rows = append(rows, []string{
			emit.Ticks(s.Name), s.Doc, ticks(s.clientTypes()), ticks(s.Mode.Offered), strings.ToLower(s.Codec),
			map[string]string{"FULL": "all clauses", "VALUES": "VALUES and WHERE"}[s.Construction], yes(s.Headers),
		})
	}
	p.Table([]string{"Sink", "What it is", "Client", "Modes", "Codec", "Construction", "Headers"}, rows)
	p.Heading(2, "Settings of clients")
	p.Text("CONFIG of a client. Names are compared without regard to case; a required setting is needed when the client is used. In every value, {{ name }} stands for the local directory of the resource version that the client mounts.")
	rows = nil
	for _, system := range c.Clients {
		for _, setting := range system.Settings {
			rows = append(rows, []string{emit.Ticks(system.Type), emit.Ticks(setting.Name), yes(setting.Required), setting.Default, setting.Doc})
		}
		if system.Open {
			rows = append(rows, []string{emit.Ticks(system.Type), "others", "no", "", "Passed on as they are."})
		}
	}
	p.Table([]string{"Client", "Setting", "Required", "Default", "Meaning"}, rows)
	return p.Bytes()
}

func (c *catalog) form(name string) string {
	for _, form := range c.Forms {
		if form.Name == name {
			return form.Form
		}
	}
	return name
}

func (c *Common) clientTypes() []string {
	var types []string
	for _, client := range c.Clients {
		types = append(types, append(client.Types, strings.Fields(client.Type)...)...)
	}
	return types
}

func ticks(words []string) string {
	quoted := make([]string, len(words))
	for i, word := range words {
		quoted[i] = emit.Ticks(word)
	}
	return strings.Join(quoted, ", ")
}

func yes(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}
