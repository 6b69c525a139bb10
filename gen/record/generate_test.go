package record

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nervix/gen/golden"
)

// uncompiled stands for the Cap'n Proto compiler, which this test does not need.
func uncompiled(packages []*pkg) (map[string][]byte, error) {
	compiled := map[string][]byte{}
	for _, p := range packages {
		compiled[p.name] = []byte("package " + p.wirePackage() + "\n")
	}
	return compiled, nil
}

func TestGolden(t *testing.T) {
	golden.Check(t, func(root string) error {
		if err := generate(root, uncompiled); err != nil {
			return err
		}
		// Only the limits depend on the spec.
		shared := filepath.Join(root, "generated", "canonical")
		for _, name := range []string{"doc.go", "fault.go", "encode.go", "decode.go", "canonicaltest"} {
			if err := os.RemoveAll(filepath.Join(shared, name)); err != nil {
				return err
			}
		}
		return nil
	})
}

// fault generates from a spec in which one file was replaced and gives the complaint.
func fault(t *testing.T, content string) string {
	t.Helper()
	return golden.Fault(t, func(root string) error {
		for _, directory := range []string{"revision", "wire"} {
			if err := os.CopyFS(filepath.Join(root, "spec", directory), os.DirFS(filepath.Join("testdata", "spec", directory))); err != nil {
				return err
			}
		}
		return generate(root, uncompiled)
	}, filepath.Join("model", "shape.yaml"), content)
}

func TestFaults(t *testing.T) {
	const head = "package: shape\nenums: [{name: Color, doc: c, values: [{name: RED}]}]\nstructs:\n" +
		"  - {name: Leaf, doc: l, fields: []}\n  - name: All\n    doc: a\n    fields:\n"
	for name, test := range map[string]struct{ content, want string }{
		"unknown key": {"package: shape\ncolour: red\n", `spec/model/shape.yaml:2:1: unknown field "colour"`},
		"no package":  {"enums: []\n", "spec/model/shape.yaml:1:6: package is missing"},
		"unknown type": {
			head + "      - {name: X, type: Missing, doc: x}\n",
			`spec/model/shape.yaml:8:16: type "Missing" is not declared`,
		},
		"missing import": {
			head + "      - {name: X, type: entity.Key, doc: x}\n",
			`spec/model/shape.yaml:8:16: type entity.Key needs "entity" among the imports`,
		},
		"unknown variant": {
			"package: shape\nunions:\n  - {name: Tree, doc: t, variants: [Oak]}\n",
			"spec/model/shape.yaml:3:12: variant Oak of union Tree is not a struct of package shape",
		},
		"empty enum":     {"package: shape\nenums: [{name: Color, doc: c}]\n", "spec/model/shape.yaml:2:16: enum Color has no values"},
		"declared twice": {head + "      - {name: X, type: u8}\n      - {name: X, type: u8}\n", "spec/model/shape.yaml:9:16: field All.X is declared twice"},
		"list of bool":   {head + "      - {name: X, type: \"[]bool\"}\n", "spec/model/shape.yaml:8:16: lists of bool are not supported"},
		"endless record": {head + "      - {name: X, type: All}\n", "spec/model/shape.yaml:5:11: struct All has no finite value"},
		"private field":  {head + "      - {name: x, type: u8}\n", "spec/model/shape.yaml:8:16: field All.x is no exported Go name"},
		"taken name":     {head + "      - {name: Digest, type: bytes}\n", "spec/model/shape.yaml:8:16: field All.Digest has the name of a generated method"},
		"sensitive list": {head + "      - {name: X, type: \"[]string\", sensitive: true}\n", "spec/model/shape.yaml:8:16: sensitive field All.X is neither string nor bytes"},
		"pattern":        {head + "      - {name: X, type: string, pattern: \"[\"}\n", "spec/model/shape.yaml:8:16: pattern of All.X does not fit a string"},
		"samples": {
			head + "      - {name: X, type: u8}\n    samples: [{X: wide}]\n",
			"spec/model/shape.yaml:5:11: samples of All do not fit its field X",
		},
		"dependence": {
			head + "      - {name: X, type: u8, when: {Y: [RED]}}\n",
			"spec/model/shape.yaml:8:16: All.X depends on Y, which is no enum of the package",
		},
		"unknown level":   {head + "      - {name: X, type: u8, quiesce: LATER, aspect: x}\n", "spec/model/shape.yaml:8:16: LATER needs the enum Level in package shape"},
		"twice the limit": {"limits: {bytes: 8, depth: 1, elements: 1}\npackage: shape\n", "spec/wire/limits.yaml:1:9: limits are declared twice"},
	} {
		t.Run(name, func(t *testing.T) { require.Contains(t, fault(t, test.content), test.want) })
	}
}

func TestSnake(t *testing.T) {
	for name, want := range map[string]string{
		"Name": "name", "MaxInstances": "max_instances", "TTL": "ttl", "RFC3339": "rfc3339",
		"WireJSONSchema": "wire_json_schema", "MaxTTL": "max_ttl", "JSONType": "json_type",
	} {
		require.Equal(t, want, snake(name))
	}
	require.Equal(t, "wireJsonSchema", lowerCamel(snake("WireJSONSchema")))
	require.Equal(t, "lessOrEqual", lowerCamel("LESS_OR_EQUAL"))
}

// TestNothingIsUnused: every declared type of the spec is part of a Model, a statement, an
// execution revision or delta, or a replicated record.
func TestNothingIsUnused(t *testing.T) {
	packages, _, err := load(directories(filepath.Join("..", ".."))...)
	require.NoError(t, err)
	used := map[string]bool{}
	var use func(p *pkg, name string)
	use = func(p *pkg, name string) {
		if used[p.name+"."+name] {
			return
		}
		used[p.name+"."+name] = true
		if def := p.structNamed(name); def != nil {
			for _, field := range def.fields {
				if field.resolved.home != nil {
					use(field.resolved.home, field.resolved.name)
				}
			}
		}
		if union := p.unionNamed(name); union != nil {
			for _, variant := range union.variants {
				use(p, variant.Name)
			}
		}
	}
	roots := map[string][]string{
		"model":      {"Model", "Key", "Change", "Reference"},
		"statement":  {"Statement", "Class"},
		"revision":   {"ExecutionRevision", "ExecutionDelta"},
		"checkpoint": {"Header", "Section", "Offsets", "Series"},
	}
	for _, p := range packages {
		names := roots[p.name]
		if p.name == "record" {
			for _, def := range p.structs {
				names = append(names, def.Name)
			}
		}
		for _, name := range names {
			use(p, name)
		}
	}
	var unused []string
	for _, p := range packages {
		for name := range p.shapes {
			if !used[p.name+"."+name] {
				unused = append(unused, p.name+"."+name)
			}
		}
	}
	require.Empty(t, unused)
}

// TestFingerprint: documentation and the place in the files do not count, shape does.
func TestFingerprint(t *testing.T) {
	print := func(old, replacement string) string {
		root := t.TempDir()
		require.NoError(t, os.CopyFS(root, os.DirFS("testdata")))
		path := filepath.Join(root, "spec", "model", "shape.yaml")
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		require.Contains(t, string(text), old)
		require.NoError(t, os.WriteFile(path, []byte(strings.Replace(string(text), old, replacement, 1)), 0o644))
		packages, _, err := load(directories(root)...)
		require.NoError(t, err)
		require.Equal(t, "entity", packages[1].name)
		return packages[1].fingerprint()
	}
	base := print("Warm.", "Warm.")
	require.Equal(t, base, print("Warm.", "Hot."))
	require.NotEqual(t, base, print("RED", "PINK"), "an enum of an imported package")
	require.NotEqual(t, base, print("type: f64", "type: u64"))
}
