package spec

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sort"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// Position is a place in a spec file. Lines and columns count from 1.
type Position struct {
	File   string
	Line   int
	Column int
}

func (p Position) String() string {
	if p.Line == 0 {
		return p.File
	}
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column)
}

// Errorf reports a fault of the spec at this position.
func (p Position) Errorf(format string, args ...any) error {
	return fmt.Errorf("%s: %w", p, fmt.Errorf(format, args...))
}

// File is one decoded spec file together with its syntax tree, from which positions are found.
type File[T any] struct {
	Path    string
	Content T
	tree    *ast.File
}

// Load decodes every *.yaml file of a directory in name order. All faults of all files are
// reported together.
func Load[T any](directory string) ([]File[T], error) {
	paths, err := filepath.Glob(filepath.Join(directory, "*.yaml"))
	if err != nil {
		return nil, err
	}
	if len(paths) == 0 {
		return nil, fmt.Errorf("%s: no spec files", directory)
	}
	sort.Strings(paths)
	var files []File[T]
	var faults []error
	for _, path := range paths {
		file, err := LoadFile[T](path)
		if err != nil {
			faults = append(faults, err)
			continue
		}
		files = append(files, file)
	}
	return files, errors.Join(faults...)
}

// LoadFile decodes one spec file strictly.
func LoadFile[T any](path string) (File[T], error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return File[T]{}, err
	}
	return Parse[T](path, text)
}

// Parse decodes the text of a spec file; path only labels its errors.
func Parse[T any](path string, text []byte) (File[T], error) {
	file := File[T]{Path: path}
	tree, err := parser.ParseBytes(text, 0)
	if err != nil {
		return file, placed(path, err)
	}
	file.tree = tree
	if err := plainKeys(path, tree); err != nil {
		return file, err
	}
	decoder := yaml.NewDecoder(bytes.NewReader(text), yaml.DisallowUnknownField())
	if err := decoder.Decode(&file.Content); err != nil {
		return file, placed(path, err)
	}
	return file, nil
}

// plainKeys refuses mapping keys that YAML does not read as text, such as null, yes or 1: the
// decoder would drop the whole mapping without a word.
func plainKeys(path string, tree *ast.File) error {
	visitor := &keyVisitor{path: path}
	for _, document := range tree.Docs {
		if document.Body != nil {
			ast.Walk(visitor, document.Body)
		}
	}
	return errors.Join(visitor.faults...)
}

// keyVisitor collects the keys that are not text.
type keyVisitor struct {
	path   string
	faults []error
}

// Visit implements ast.Visitor.
func (v *keyVisitor) Visit(node ast.Node) ast.Visitor {
	if pair, ok := node.(*ast.MappingValueNode); ok {
		if _, text := pair.Key.(*ast.StringNode); !text {
			token := pair.Key.GetToken()
			at := Position{File: v.path, Line: token.Position.Line, Column: token.Position.Column}
			v.faults = append(v.faults, at.Errorf("key %s is not text", token.Value))
		}
	}
	return v
}

// placed turns a YAML error into one that starts with file:line:column.
func placed(path string, err error) error {
	var syntax yaml.Error
	if errors.As(err, &syntax) {
		if token := syntax.GetToken(); token != nil && token.Position != nil {
			at := Position{File: path, Line: token.Position.Line, Column: token.Position.Column}
			return at.Errorf("%s", syntax.GetMessage())
		}
	}
	return fmt.Errorf("%s: %w", path, err)
}

// At finds the position of a node by its YAML path, for example "$.structs[2].fields[0].type".
// A path that does not exist gives the position of the file itself.
func (f File[T]) At(format string, args ...any) Position {
	position := Position{File: f.Path}
	path, err := yaml.PathString(fmt.Sprintf(format, args...))
	if err != nil || f.tree == nil {
		return position
	}
	node, err := path.FilterFile(f.tree)
	if err != nil || node == nil || node.GetToken() == nil || node.GetToken().Position == nil {
		return position
	}
	at := node.GetToken().Position
	return Position{File: f.Path, Line: at.Line, Column: at.Column}
}
