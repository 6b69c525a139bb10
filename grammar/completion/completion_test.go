package completion_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"
	"github.com/stretchr/testify/require"

	"nervix/generated/failure"
	"nervix/generated/nspl"
	"nervix/grammar"
	"nervix/grammar/completion"
)

// catalogue is a small session's view.
type catalogue struct{}

func (catalogue) Names(kind nspl.SlotKind) []string {
	return map[nspl.SlotKind][]string{
		nspl.SlotRelay: {"orders", "alerts"}, nspl.SlotSchema: {"order_v1"}, nspl.SlotWireJsonSchema: {"order_wire"},
		nspl.SlotCodec: {"order_json"}, nspl.SlotBranch: {"tenant"}, nspl.SlotDomain: {"sales", "lab"},
		nspl.SlotClient: {"broker"}, nspl.SlotEndpoint: {"orders_in"}, nspl.SlotVhost: {"edge"},
	}[kind]
}

func (catalogue) Fields(kind nspl.SlotKind, name string) []string {
	if kind == nspl.SlotRelay && name == "orders" {
		return []string{"id", "total"}
	}
	if kind == nspl.SlotRelay && name == "alerts" {
		return []string{"text"}
	}
	return nil
}

func (catalogue) Functions() []string { return []string{"lower", "coalesce"} }

// show lists suggestions on one line per kind; hints stand in angle brackets.
func show(suggestions []completion.Suggestion) string {
	lines := map[completion.Kind][]string{}
	for _, s := range suggestions {
		text := s.Text
		if s.Kind == completion.Hint {
			text = "<" + s.Detail + ">"
		}
		lines[s.Kind] = append(lines[s.Kind], text)
	}
	var out []string
	for kind, name := range []string{"names", "keywords", "marks", "hints"} {
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
	require.Equal(t, []completion.Suggestion{{Kind: completion.Name, Text: "orders", Start: 11, End: 13, Detail: "a relay"}}, suggestions)
	require.Empty(t, completion.Complete(text, -3, catalogue{})[0].Text[:0])
	require.NotPanics(t, func() { completion.Complete("DROP", 99, catalogue{}) })
}

// contents fills the slots that a catalogue does not.
var contents = map[string]string{
	"a new name": "n", "a new relay name": "n", "a new field name": "f", "a host name": "a.example", "an external name": "t",
	"a whole number": "7", "a duration such as 5s": "5s", "a size such as 1MiB": "1MiB", "a value": "'v'", "a path": "'/p'",
	"a number": "0.5", "a string": "'s'", "a unit of time": "s", "a word": "w",
}

// Whatever is offered can be followed to a statement that parses: the suggestions and the parser
// are one grammar.
func TestSuggestionsLeadToStatements(t *testing.T) {
	finished := 0
	for seed := range uint64(600) {
		random := rand.New(rand.NewPCG(seed, 1))
		text := ""
		for range 120 {
			suggestions := completion.Complete(text, len(text), catalogue{})
			require.NotEmpty(t, suggestions, text)
			end := completion.Suggestion{}
			for _, s := range suggestions {
				if s.Text == ";" {
					end = s
				}
			}
			pick := suggestions[random.IntN(len(suggestions))]
			if end.Text != "" && random.IntN(3) == 0 {
				pick = end
			}
			if pick.Text == ";" {
				finished++
				_, err := grammar.Parse(text)
				for _, projection := range failure.Project(err) {
					require.NotEqual(t, failure.CodeSyntax, projection.Code, "%s: %s", text, projection.Message)
					require.NotEqual(t, failure.CodeNotSupportedYet, projection.Code, "%s: %s", text, projection.Message)
				}
				break
			}
			word := strings.TrimSuffix(pick.Text, "(")
			if pick.Kind == completion.Hint {
				word = contents[pick.Detail]
				if word == "" {
					word = "x"
				}
			}
			text += word + " "
		}
	}
	require.Greater(t, finished, 200)
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
