package completion_test

import (
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"
	"github.com/stretchr/testify/require"

	"nervix/generated/nspl"
	"nervix/grammar/completion"
)

// catalogue is a small session's view.
type catalogue struct{}

func entries(names ...string) []completion.Entry {
	var list []completion.Entry
	for _, name := range names {
		list = append(list, completion.Entry{Name: name})
	}
	return list
}

func (catalogue) Names(kind nspl.SlotKind) []completion.Entry {
	switch kind {
	case nspl.SlotRelay:
		return []completion.Entry{{Name: "orders", Detail: "order_v1 BRANCHED BY tenant"}, {Name: "alerts", Detail: "alert_v1 UNBRANCHED"}, {Name: "odd.name"}}
	case completion.Transaction:
		return []completion.Entry{{Name: "0197-a", Detail: "OPEN, 2 statements"}}
	case nspl.SlotUdf:
		return []completion.Entry{{Name: "score", Detail: "(I64) -> F64"}}
	}
	return entries(map[nspl.SlotKind][]string{
		nspl.SlotSchema: {"order_v1", "alert_v1"}, nspl.SlotWireJsonSchema: {"order_wire"}, nspl.SlotCodec: {"order_json"},
		nspl.SlotBranch: {"tenant"}, nspl.SlotDomain: {"sales", "lab"}, nspl.SlotClient: {"broker"}, nspl.SlotEndpoint: {"orders_in"},
		nspl.SlotVhost: {"edge"}, nspl.SlotResource: {"certs"}, nspl.SlotNode: {"node-1"}, nspl.SlotSubscription: {"watch"},
		nspl.SlotJunction: {"large"},
	}[kind]...)
}

func (catalogue) Fields(kind nspl.SlotKind, name string) []completion.Column {
	switch name {
	case "orders", "order_v1", "order_json", "order_wire", "large":
		return []completion.Column{{Name: "id", Type: "I64"}, {Name: "total", Type: "F64"}, {Name: "text", Type: "STRING SENSITIVE"}, {Name: "at", Type: "DATETIME"}, {Name: "case", Type: "I64"}}
	case "alerts", "alert_v1":
		return []completion.Column{{Name: "id", Type: "I64"}, {Name: "text", Type: "STRING"}, {Name: "total", Type: "STRING"}}
	case "tenant":
		return []completion.Column{{Name: "tenant", Type: "STRING"}}
	}
	return nil
}

func (catalogue) Branch(_ nspl.SlotKind, name string) string {
	if name == "orders" || name == "large" {
		return "tenant"
	}
	return ""
}

func (catalogue) Bound(kind nspl.SlotKind, resource string) []completion.Entry {
	if kind == nspl.SlotVhost && resource == "certs" {
		return entries("secure")
	}
	return nil
}

func (catalogue) Versions(resource string) []completion.Entry {
	if resource == "certs" {
		return []completion.Entry{{Name: "2", Detail: "the latest"}, {Name: "1"}}
	}
	return nil
}

// show lists suggestions, one line per kind; hints stand in angle brackets, fields with their types.
func show(suggestions []completion.Suggestion) string {
	lines := map[completion.Kind][]string{}
	for _, s := range suggestions {
		text := s.Text
		switch s.Kind {
		case completion.Hint:
			text = "<" + s.Detail + ">"
		case completion.Field:
			text += " " + s.Detail
		case completion.Name:
			if strings.Contains(s.Detail, " ") && !strings.HasPrefix(s.Detail, "a") {
				text += " (" + s.Detail + ")"
			}
		case completion.Function:
			if len(suggestions) < 4 {
				text += " " + s.Detail
			} else if len(lines[s.Kind]) == 2 {
				text = "…"
			} else if len(lines[s.Kind]) > 2 {
				continue
			}
		}
		lines[s.Kind] = append(lines[s.Kind], text)
	}
	var out []string
	for kind, name := range []string{"names", "fields", "scopes", "functions", "keywords", "marks", "hints"} {
		if texts := lines[completion.Kind(kind)]; len(texts) > 0 {
			out = append(out, name+": "+strings.Join(texts, ", "))
		}
	}
	if len(out) == 0 {
		return "nothing"
	}
	return strings.Join(out, "\n")
}

// The files under testdata hold texts, with the cursor at their end or at ^, beside what is
// offered.
func TestComplete(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			text, rest, _ := strings.Cut(d.Input, "^")
			return show(completion.Complete(text+rest, len(text), catalogue{}))
		})
	})
}

func TestSuggestionsReplaceTheWord(t *testing.T) {
	text := "DROP RELAY or"
	suggestions := completion.Complete(text, len(text), catalogue{})
	require.Equal(t, []completion.Suggestion{{Kind: completion.Name, Text: "orders", Start: 11, End: 13, Detail: "order_v1 BRANCHED BY tenant"}}, suggestions)
	require.Empty(t, completion.Complete(text, -3, catalogue{})[0].Text[:0])
	require.NotPanics(t, func() { completion.Complete("DROP", 99, catalogue{}) })
}

func FuzzComplete(f *testing.F) {
	f.Add("CREATE RELAY a SCHEMA ", 22)
	f.Add("USE 'é", 6)
	f.Fuzz(func(t *testing.T, text string, cursor int) {
		for _, s := range completion.Complete(text, cursor, catalogue{}) {
			require.LessOrEqual(t, s.Start, s.End)
			require.LessOrEqual(t, s.End, len(text))
		}
	})
}

func BenchmarkComplete(b *testing.B) {
	text := "CREATE JUNCTION j FROM orders WHERE input.total > 10 UNBRANCHED TO alerts SET text = lower(input."
	for b.Loop() {
		if len(completion.Complete(text, len(text), catalogue{})) == 0 {
			b.Fatal("nothing offered")
		}
	}
}
