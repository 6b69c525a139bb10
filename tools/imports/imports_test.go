package imports

import (
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// allowed lists the layers that each layer may import. Anything within a layer may import its
// own layer.
var allowed = map[string][]string{
	"generated":    {},
	"grammar":      {"generated"},
	"runtime":      {"generated"},
	"controlplane": {"grammar", "runtime", "generated"},
	"gen":          {},
	"cmd":          {"controlplane", "grammar", "runtime", "generated"},
	"tools":        {"controlplane", "grammar", "runtime", "generated", "gen", "cmd"},
}

// models are the packages that describe what users declare. The data plane never sees them: it
// knows revisions, deltas, programs and batches.
var models = []string{"nervix/generated/model", "nervix/generated/statement", "nervix/generated/record", "nervix/generated/nspl"}

type listed struct {
	ImportPath   string
	Imports      []string
	Deps         []string
	TestImports  []string
	XTestImports []string
}

func TestImportRules(t *testing.T) {
	for _, p := range list(t) {
		layer := layerOf(p.ImportPath)
		for _, imported := range p.Imports {
			if fault := breach(layer, imported); fault != "" {
				t.Errorf("%s imports %s: %s", p.ImportPath, imported, fault)
			}
		}
		if layer != "runtime" {
			continue
		}
		for _, dependency := range p.Deps {
			if slices.ContainsFunc(models, func(m string) bool { return dependency == m || strings.HasPrefix(dependency, m+"/") }) {
				t.Errorf("%s depends on %s: the data plane sees no Model", p.ImportPath, dependency)
			}
		}
		for _, imported := range slices.Concat(p.TestImports, p.XTestImports) {
			if to := layerOf(imported); to == "controlplane" || to == "grammar" {
				t.Errorf("the tests of %s import %s: the data plane is tested without the layers above it", p.ImportPath, imported)
			}
		}
	}
}

func breach(layer, imported string) string {
	to := layerOf(imported)
	if to == "" || to == layer {
		return ""
	}
	permitted, known := allowed[layer]
	switch {
	case !known:
		return "the layer " + layer + " is not in the table of allowed imports"
	case !slices.Contains(permitted, to):
		return layer + " may import " + strings.Join(append([]string{"nothing handwritten"}, permitted...), ", ")
	}
	return ""
}

func layerOf(path string) string {
	rest, inside := strings.CutPrefix(path, "nervix/")
	if !inside {
		return ""
	}
	layer, _, _ := strings.Cut(rest, "/")
	return layer
}

func list(t *testing.T) []listed {
	t.Helper()
	output, err := exec.CommandContext(t.Context(), "go", "list", "-deps=false", "-json=ImportPath,Imports,Deps,TestImports,XTestImports", "nervix/...").Output()
	if err != nil {
		var failed *exec.ExitError
		if errors.As(err, &failed) {
			t.Fatalf("go list: %s", failed.Stderr)
		}
		t.Fatal(err)
	}
	var packages []listed
	for decoder := json.NewDecoder(strings.NewReader(string(output))); ; {
		var p listed
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		packages = append(packages, p)
	}
	if len(packages) < 20 {
		t.Fatalf("go list gave only %d packages", len(packages))
	}
	return packages
}

// The table itself: what it must refuse whatever the module holds at present.
func TestTableRefusesUpwardEdges(t *testing.T) {
	for _, edge := range [][2]string{
		{"generated", "nervix/runtime/batch"},
		{"grammar", "nervix/controlplane/registry"},
		{"grammar", "nervix/runtime/batch"},
		{"runtime", "nervix/grammar"},
		{"runtime", "nervix/controlplane/state"},
		{"controlplane", "nervix/cmd/nervix-server"},
		{"unknown", "nervix/generated/model"},
	} {
		if breach(edge[0], edge[1]) == "" {
			t.Errorf("%s may import %s", edge[0], edge[1])
		}
	}
	for _, edge := range [][2]string{{"controlplane", "nervix/grammar"}, {"runtime", "nervix/generated/revision"}, {"runtime", "nervix/runtime/ack"}, {"generated", "fmt"}} {
		if fault := breach(edge[0], edge[1]); fault != "" {
			t.Errorf("%s may not import %s: %s", edge[0], edge[1], fault)
		}
	}
}
