package ledger

import (
	"bufio"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
)

// Row is one requirement with the tests that show it.
type Row struct {
	ID, Section, Requirement, Check string
	Tests                           []string
	// File and Line say where the row stands.
	File string
	Line int
}

const columns = 5

// Read reads a ledger. It reports every malformed line.
func Read(path string) ([]Row, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var rows []Row
	var faults []error
	seen := map[string]int{}
	scanner := bufio.NewScanner(file)
	scanner.Buffer(nil, 1<<20)
	for line := 1; scanner.Scan(); line++ {
		fields := strings.Split(scanner.Text(), "\t")
		if line == 1 {
			if strings.Join(fields, " ") != "id section requirement check tests" {
				faults = append(faults, fmt.Errorf("%s:1: the columns must be id, section, requirement, check and tests", path))
			}
			continue
		}
		if len(fields) != columns {
			faults = append(faults, fmt.Errorf("%s:%d: %d columns instead of %d", path, line, len(fields), columns))
			continue
		}
		row := Row{ID: fields[0], Section: fields[1], Requirement: fields[2], Check: fields[3], Tests: strings.Fields(fields[4]), File: path, Line: line}
		if before := seen[row.ID]; before > 0 {
			faults = append(faults, fmt.Errorf("%s:%d: %s stands in line %d already", path, line, row.ID, before))
		}
		seen[row.ID] = line
		if len(row.Tests) == 0 {
			faults = append(faults, fmt.Errorf("%s:%d: %s names no test", path, line, row.ID))
		}
		rows = append(rows, row)
	}
	return rows, errors.Join(append(faults, scanner.Err())...)
}

// Tests finds the Go tests of a module: package directory, dot, name.
func Tests(root string) (map[string]bool, error) {
	found := map[string]bool{}
	err := filepath.WalkDir(root, func(path string, entry os.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (strings.HasPrefix(entry.Name(), ".") && path != root || entry.Name() == "node_modules" || entry.Name() == "testdata"):
			return filepath.SkipDir
		case entry.IsDir() || !strings.HasSuffix(path, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		directory, err := filepath.Rel(root, filepath.Dir(path))
		if err != nil {
			return err
		}
		for _, declaration := range file.Decls {
			function, isFunction := declaration.(*ast.FuncDecl)
			if isFunction && function.Recv == nil && isTest(function.Name.Name) {
				found[filepath.ToSlash(directory)+"."+function.Name.Name] = true
			}
		}
		return nil
	})
	return found, err
}

func isTest(name string) bool {
	for _, prefix := range []string{"Test", "Fuzz", "Benchmark"} {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return false
}
