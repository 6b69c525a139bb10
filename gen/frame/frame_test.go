package frame

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/gen/golden"
)

func TestGolden(t *testing.T) {
	golden.Check(t, Generate)
}

func TestFaultsNamePlace(t *testing.T) {
	valid, err := os.ReadFile("testdata/spec/wire/session.fbs")
	require.NoError(t, err)
	tests := map[string]struct{ old, new, want string }{
		"unknown type":          {"parent: Node;", "parent: Nod;", "spec/wire/session.fbs:52: field parent: unknown type Nod"},
		"unknown attribute":     {"(limit: 16)", "(limit: 16, key)", `spec/wire/session.fbs:31: field data: attribute "key" is not supported`},
		"unknown declaration":   {"root_type Message;", "rpc_service X;", `spec/wire/session.fbs:55: "rpc_service" is not supported here`},
		"unknown variant":       {"{ Node, Empty }", "{ Node, Full }", "spec/wire/session.fbs:43: union Content: Full is not a table"},
		"repeated variant":      {"{ Node, Empty }", "{ Node, Node }", "spec/wire/session.fbs:43: union Content: Node appears twice"},
		"no limit":              {"data: [ubyte] (limit: 16)", "data: [ubyte]", "spec/wire/session.fbs:31: field data: strings and vectors need a limit"},
		"limit out of range":    {"(limit: 16)", "(limit: 0)", "spec/wire/session.fbs:31: field data: limit must be 1 to 1073741824"},
		"limit of a scalar":     {"alive: bool;", "alive: bool (limit: 2);", "spec/wire/session.fbs:27: field alive: only strings and vectors have a limit"},
		"undeclared limit":      {"attribute \"limit\";", "", "spec/wire/session.fbs:23: field name: attribute \"limit\" is not declared"},
		"undeclared secret":     {"attribute \"secret\";", "", "spec/wire/session.fbs:23: field name: attribute \"secret\" is not declared"},
		"required scalar":       {"alive: bool;", "alive: bool (required);", "spec/wire/session.fbs:27: field alive: a scalar cannot be required"},
		"default value":         {"alive: bool;", "alive: bool = true;", "spec/wire/session.fbs:27: field alive: only the default null is supported"},
		"null string":           {"age: uint = null", "age: string = null (limit: 1)", "spec/wire/session.fbs:29: field age: only a scalar can be null"},
		"vector of enums":       {"colour: Colour;", "colour: [Colour];", "spec/wire/session.fbs:25: field colour: vectors of Colour are not supported"},
		"float":                 {"number: long;", "number: double;", "spec/wire/session.fbs:48: field number: unknown type double"},
		"wide enum":             {"Colour : ubyte", "Colour : int", "spec/wire/session.fbs:13: enum Colour must be a ubyte"},
		"explicit enum value":   {"Red,", "Red = 3,", `spec/wire/session.fbs:15: expected }, found "="`},
		"undocumented field":    {"  /// Content.\n", "", "spec/wire/session.fbs:30: field Node.data has no documentation"},
		"undocumented type":     {"/// Nothing at all.\n", "", "spec/wire/session.fbs:38: Empty has no documentation"},
		"repeated field":        {"alive: bool;", "colour: bool;", "spec/wire/session.fbs:27: field Node.colour is declared twice"},
		"repeated type":         {"table Empty", "table Node", "spec/wire/session.fbs:39: Node is declared twice"},
		"field name":            {"alive: bool;", "Alive: bool;", "spec/wire/session.fbs:27: field name Alive is not in snake_case"},
		"foreign root":          {"root_type Message;", "root_type Content;", "spec/wire/session.fbs:1: root_type Content is not a table"},
		"short identifier":      {"\"SMPL\"", "\"SML\"", "spec/wire/session.fbs:1: namespace, root_type and a four-byte file_identifier are needed"},
		"unterminated string":   {"\"SMPL\"", "\"SMPL", "spec/wire/session.fbs:6: string does not end on its line"},
		"stray character":       {"alive: bool;", "alive: bool!", `spec/wire/session.fbs:27: unexpected character '!'`},
		"end of file":           {"root_type Message;", "table Last {", "spec/wire/session.fbs:56: expected name, found end of file"},
		"declared twice":        {"root_type Message;", "root_type Message; root_type Message;", "spec/wire/session.fbs:55: root_type is declared twice"},
		"doc comment elsewhere": {"alive: bool;", "alive: /// what\n bool;", "spec/wire/session.fbs:27: expected name, found documentation comment"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			text := strings.Replace(string(valid), test.old, test.new, 1)
			require.NotEqual(t, string(valid), text)
			require.Equal(t, test.want, golden.Fault(t, Generate, "wire/session.fbs", text))
		})
	}
}

func TestFingerprintIgnoresLayoutOnly(t *testing.T) {
	text, err := os.ReadFile("testdata/spec/wire/session.fbs")
	require.NoError(t, err)
	of := func(old, new string) [32]byte {
		changed := strings.ReplaceAll(string(text), old, new)
		require.NotEqual(t, string(text), changed)
		schema, err := Parse("x.fbs", changed)
		require.NoError(t, err)
		return schema.Fingerprint()
	}
	same := of("Its name.", "The name.")
	require.Equal(t, same, of("\n\n", "\n"))
	require.Equal(t, same, of("age: uint ", "age: uint32 "))
	require.Equal(t, same, of(", secret)", ")"))
	require.NotEqual(t, same, of("limit: 16", "limit: 17"))
	require.NotEqual(t, same, of("Green", "Blue"))
	require.NotEqual(t, same, of("(required, limit: 8, secret)", "(limit: 8)"))
}

func FuzzParse(f *testing.F) {
	text, err := os.ReadFile("testdata/spec/wire/session.fbs")
	require.NoError(f, err)
	f.Add(string(text))
	f.Add("table A { b: [C] = null (limit: -")
	f.Fuzz(func(t *testing.T, text string) {
		schema, err := Parse("f.fbs", text)
		if err != nil {
			require.Contains(t, err.Error(), "f.fbs:")
			return
		}
		require.NotEmpty(t, schema.Canonical())
	})
}
