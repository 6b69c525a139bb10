package spec

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Header is the first line of every generated Go file; tools recognise it as generated code.
const Header = "Code generated from spec/ by go generate. DO NOT EDIT."

// Output collects the generated files of one family and writes them as one set, so that a file
// whose source was removed from the spec disappears from the tree.
type Output struct {
	// Directory receives the files; it belongs to the generator alone.
	Directory string
	files     map[string][]byte
}

// Add stages one file. A name that was staged before is a fault of the generator.
func (o *Output) Add(name string, content []byte) error {
	if o.files == nil {
		o.files = map[string][]byte{}
	}
	if _, exists := o.files[name]; exists {
		return fmt.Errorf("%s: generated twice", filepath.Join(o.Directory, name))
	}
	o.files[name] = content
	return nil
}

// Write replaces the files of the directory that carry one of the given suffixes by the staged
// set. Unchanged files are not touched, so that build caches stay warm.
func (o *Output) Write(suffixes ...string) error {
	if err := os.MkdirAll(o.Directory, 0o755); err != nil {
		return err
	}
	entries, err := os.ReadDir(o.Directory)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		if _, staged := o.files[entry.Name()]; staged || entry.IsDir() || !owned(entry.Name(), suffixes) {
			continue
		}
		if err := os.Remove(filepath.Join(o.Directory, entry.Name())); err != nil {
			return err
		}
	}
	for name, content := range o.files {
		path := filepath.Join(o.Directory, name)
		if previous, err := os.ReadFile(path); err == nil && bytes.Equal(previous, content) {
			continue
		}
		if err := os.WriteFile(path, content, 0o644); err != nil {
			return err
		}
	}
	return nil
}

func owned(name string, suffixes []string) bool {
	for _, suffix := range suffixes {
		if strings.HasSuffix(name, suffix) {
			return true
		}
	}
	return false
}
