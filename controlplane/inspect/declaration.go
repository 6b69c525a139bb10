package inspect

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strings"

	"nervix/controlplane/registry"
	"nervix/generated/model"
	"nervix/grammar"
)

func bytes(count uint64) string { return fmt.Sprintf("%d bytes", count) }

func (d *description) hashMap(m *model.HashMap) {
	d.head("hash map")
	// Every live node holds the table; the one that answers is shown.
	owner, entries := "-", "-"
	local, _ := d.local()
	if s := d.subject.Snapshot; s != nil && s.Lookups[m.Name] != nil {
		owner, entries = s.Host, fmt.Sprint(s.Lookups[m.Name].Table.Entries())
	}
	d.line("owner", owner)
	d.line("replicas", "-")
	d.line("key", m.KeyField)
	d.line("resource", fmt.Sprintf("%s@%d", m.Resource.Resource, m.Resource.Version))
	d.line("path", m.Path)
	d.line("codec", m.Codec)
	d.line("entries", entries)
	d.metrics(local)
}

func (d *description) function(m *model.UDF) {
	digest := sha256.Sum256([]byte(m.Code))
	d.line("name", m.Name)
	d.line("language", "ROTO_0_11")
	d.line("signature", signature(m))
	d.line("volatile", m.Volatile)
	d.line("code_hash", hex.EncodeToString(digest[:]))
	d.line("referencing_nodes", orDash(join(d.subject.Graph.Dependents(d.key), func(k model.Key) string { return k.Name })))
}

// signature gives a function with its types.
func signature(m *model.UDF) string {
	optional := func(text string, is bool) string {
		if is {
			return text + " OPTIONAL"
		}
		return text
	}
	arguments := make([]string, len(m.Arguments))
	for i := range m.Arguments {
		a := &m.Arguments[i]
		arguments[i] = optional(a.Name+" "+grammar.RenderType(a.Type), a.Optional)
	}
	return optional(fmt.Sprintf("%s(%s) RETURNS %s", m.Name, strings.Join(arguments, ", "), grammar.RenderType(m.Returns)), m.ReturnsOptional)
}

// Functions lists the user-defined functions of a domain: SHOW UDFS.
func Functions(graph *registry.Graph) []string {
	var lines []string
	for _, m := range graph.Models() {
		if f, ok := m.(*model.UDF); ok {
			lines = append(lines, signature(f))
		}
	}
	if len(lines) == 0 {
		return []string{"(none)"}
	}
	return lines
}

// document gives the lines of a description as one JSON object, in their order.
func (d *description) document() []string {
	fields := make([]string, len(d.lines))
	for i, line := range d.lines {
		name, value, _ := strings.Cut(strings.TrimSpace(line), ":")
		fields[i] = quoted(name) + ":" + quoted(strings.TrimSpace(value))
	}
	return []string{"{" + strings.Join(fields, ",") + "}"}
}

// quoted gives a JSON string; every Go string has one.
func quoted(text string) string {
	encoded, _ := json.Marshal(text)
	return string(encoded)
}
