package specuse

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

const root = "../.."

// product lists the trees of handwritten code that ships.
var product = []string{"cmd", "controlplane", "grammar", "runtime"}

// uses is what handwritten code says about generated names.
type uses struct {
	// read are the names selected from settings, measured those selected from metrics.
	read, measured map[string]bool
	// failures are the failures that are made, or decided on by their code.
	failures map[string]bool
}

func TestEverySettingIsRead(t *testing.T) {
	used := collect(t)
	for program, file := range map[string]string{"Server": "server.go", "CLI": "cli.go"} {
		settings := fields(t, filepath.Join(root, "generated", "setting", file), program)
		require.NotEmpty(t, settings)
		for _, name := range settings {
			if !used.read[name] {
				t.Errorf("nothing reads the setting %s of %s", name, program)
			}
		}
	}
}

func TestEveryMetricIsMeasured(t *testing.T) {
	used := collect(t)
	families := fields(t, filepath.Join(root, "generated", "metric", "family.go"), "Families")
	require.NotEmpty(t, families)
	for _, name := range families {
		if !used.measured[name] {
			t.Errorf("nothing measures the metric family %s", name)
		}
	}
}

func TestEveryFailureIsRaised(t *testing.T) {
	used := collect(t)
	areas, err := filepath.Glob(filepath.Join(root, "generated", "failure", "area_*.go"))
	require.NoError(t, err)
	require.NotEmpty(t, areas)
	for _, area := range areas {
		for _, name := range structs(t, area) {
			if !used.failures[name] {
				t.Errorf("nothing raises the failure %s", name)
			}
		}
	}
}

// collect reads all handwritten code but its tests.
func collect(t *testing.T) uses {
	t.Helper()
	used := uses{read: map[string]bool{}, measured: map[string]bool{}, failures: map[string]bool{}}
	for _, tree := range product {
		err := filepath.WalkDir(filepath.Join(root, tree), func(path string, entry fs.DirEntry, err error) error {
			if err == nil && !entry.IsDir() && strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
				used.add(parse(t, path))
			}
			return err
		})
		require.NoError(t, err)
	}
	return used
}

func (u *uses) add(file *ast.File) {
	settings, metrics := imports(file, "nervix/generated/setting"), imports(file, "nervix/generated/metric")
	ast.Inspect(file, func(n ast.Node) bool {
		switch found := n.(type) {
		case *ast.CompositeLit:
			if name, made := selected(found.Type, "failure"); made {
				u.failures[name] = true
			}
		case *ast.CallExpr:
			if made, isName := found.Fun.(*ast.Ident); isName && made.Name == "new" {
				if name, isFailure := selected(found.Args[0], "failure"); isFailure {
					u.failures[name] = true
				}
			}
		case *ast.SelectorExpr:
			name, of := found.Sel.Name, strings.ToLower(owner(found.X))
			// A part may be handed both without naming their package.
			u.read[name] = u.read[name] || settings || strings.HasSuffix(of, "settings")
			u.measured[name] = u.measured[name] || metrics || strings.HasSuffix(of, "metrics")
			if code, decides := selected(found, "failure"); decides && strings.HasPrefix(code, "Code") {
				u.failures[strings.TrimPrefix(code, "Code")] = true
			}
		}
		return true
	})
}

// selected gives the name that an expression selects from a package.
func selected(e ast.Expr, from string) (string, bool) {
	selector, isSelector := e.(*ast.SelectorExpr)
	if !isSelector {
		return "", false
	}
	of, isName := selector.X.(*ast.Ident)
	return selector.Sel.Name, isName && of.Name == from
}

// owner gives the last name of an expression.
func owner(e ast.Expr) string {
	switch found := e.(type) {
	case *ast.Ident:
		return found.Name
	case *ast.SelectorExpr:
		return found.Sel.Name
	}
	return ""
}

func imports(file *ast.File, path string) bool {
	for _, spec := range file.Imports {
		if spec.Path.Value == `"`+path+`"` {
			return true
		}
	}
	return false
}

// fields lists the exported fields of a struct.
func fields(t *testing.T, path, name string) []string {
	t.Helper()
	var list []string
	for _, spec := range types(t, path) {
		structure, isStruct := spec.Type.(*ast.StructType)
		if spec.Name.Name != name || !isStruct {
			continue
		}
		for _, field := range structure.Fields.List {
			for _, each := range field.Names {
				if each.IsExported() {
					list = append(list, each.Name)
				}
			}
		}
	}
	return list
}

// structs lists the exported structs of a file.
func structs(t *testing.T, path string) []string {
	t.Helper()
	var list []string
	for _, spec := range types(t, path) {
		if _, isStruct := spec.Type.(*ast.StructType); isStruct && spec.Name.IsExported() {
			list = append(list, spec.Name.Name)
		}
	}
	return list
}

func types(t *testing.T, path string) []*ast.TypeSpec {
	t.Helper()
	var list []*ast.TypeSpec
	for _, declaration := range parse(t, path).Decls {
		if general, isGeneral := declaration.(*ast.GenDecl); isGeneral {
			for _, spec := range general.Specs {
				if found, isType := spec.(*ast.TypeSpec); isType {
					list = append(list, found)
				}
			}
		}
	}
	return list
}

func parse(t *testing.T, path string) *ast.File {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
	require.NoError(t, err)
	return file
}
