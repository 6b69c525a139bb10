package parser

import (
	"bytes"
	_ "embed"
	"errors"
	"fmt"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"

	"nervix/gen/spec"
)

//go:embed lexer.txt
var lexerActions []byte

// Generate rewrites generated/nspl and generated/reference/language.md below the root from spec/nspl. It needs Node and the
// packages of tools/toolchain; a missing tool is an error that says how to install it.
func Generate(root string) error {
	source := filepath.Join(root, "spec", "nspl")
	file, err := loadWords(filepath.Join(source, "keywords.yaml"))
	if err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "nspl")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if err := assemble(source, work, &file.Content); err != nil {
		return err
	}
	if err := runTool(root, work); err != nil {
		return err
	}
	network, err := readNetwork(filepath.Join(work, "out", "NsplParser.interp"))
	if err != nil {
		return err
	}
	output := &spec.Output{Directory: filepath.Join(root, "generated", "nspl")}
	for name, target := range map[string]string{"nspl_lexer.go": "lexer.go", "nspl_parser.go": "parser.go"} {
		if err := addParser(output, filepath.Join(work, "out", name), target); err != nil {
			return err
		}
	}
	if err := addTables(output, file, network); err != nil {
		return err
	}
	pages := &spec.Output{Directory: filepath.Join(root, "generated", "reference")}
	text, err := page(source, &file.Content)
	if err != nil {
		return err
	}
	if err := pages.Add("language.md", text); err != nil {
		return err
	}
	return errors.Join(output.Write(".go"), pages.Write())
}

// assemble lays the complete grammar into the work directory.
func assemble(source, work string, w *words) error {
	grammars, err := filepath.Glob(filepath.Join(source, "*.g4"))
	if err != nil {
		return err
	}
	for _, path := range grammars {
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(work, filepath.Base(path)), text, 0o644); err != nil {
			return err
		}
	}
	return errors.Join(
		os.WriteFile(filepath.Join(work, "NsplTokens.g4"), []byte(tokensGrammar(w)), 0o644),
		os.WriteFile(filepath.Join(work, "NsplNames.g4"), []byte(namesGrammar(w)), 0o644),
	)
}

// runTool generates the lexer and then the parser that uses its tokens.
func runTool(root, work string) error {
	tool, err := filepath.Abs(filepath.Join(root, "tools", "toolchain", "node_modules", ".bin", "antlr-ng"))
	if err != nil {
		return err
	}
	if _, err := os.Stat(tool); err != nil {
		return fmt.Errorf("the grammar tool is missing, run \"npm ci --ignore-scripts\" in tools/toolchain: %w", err)
	}
	for _, grammar := range []string{"NsplLexer.g4", "NsplParser.g4"} {
		command := exec.Command(tool, "-Dlanguage=Go", "-l", "false", "-w", "true",
			"-p", "nspl", "--lib", work, "-o", filepath.Join(work, "out"), filepath.Join(work, grammar))
		if grammar == "NsplParser.g4" {
			command.Args[len(command.Args)-4] = filepath.Join(work, "out")
			if err := copyGrammars(work); err != nil {
				return err
			}
		}
		command.Dir = work
		if output, err := command.CombinedOutput(); err != nil || bytes.Contains(output, []byte("error(")) {
			return fmt.Errorf("%s: %w\n%s", grammar, errors.Join(err, errors.New("the grammar tool failed")), output)
		}
	}
	return nil
}

// copyGrammars puts the imported grammars beside the generated token file, because the tool looks
// for both in one library directory.
func copyGrammars(work string) error {
	paths, err := filepath.Glob(filepath.Join(work, "*.g4"))
	if err != nil {
		return err
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(work, "out", filepath.Base(path)), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

var (
	toolHeader = regexp.MustCompile(`^// Code generated from [^\n]*\n+`)
	// toolRemark matches the tool's notes to its own authors.
	toolRemark = regexp.MustCompile(`(?m)[ \t]*// (TO[D]O|FIX[M]E)[^\n]*$`)
	// labelTrick is a jump that is never reached; it keeps a label in use.
	labelTrick = regexp.MustCompile(`(?m)^[ \t]*goto errorExit[ \t]*// Trick[^\n]*\n`)
	errorLabel = regexp.MustCompile(`(?m)^[ \t]*errorExit:\n`)
	errorJump  = regexp.MustCompile(`goto errorExit\b`)
)

// dropLabelTricks removes the unreachable jumps, and the labels that nothing else jumps to.
func dropLabelTricks(text []byte) []byte {
	functions := bytes.SplitAfter(text, []byte("\n}\n"))
	for i, function := range functions {
		function = labelTrick.ReplaceAll(function, nil)
		if !errorJump.Match(function) {
			function = errorLabel.ReplaceAll(function, nil)
		}
		functions[i] = function
	}
	return bytes.Join(functions, nil)
}

// addParser stages a file of the grammar tool under the project's header, formatted.
func addParser(output *spec.Output, path, target string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	text = toolHeader.ReplaceAll(text, nil)
	text = dropLabelTricks(toolRemark.ReplaceAll(text, nil))
	if i := bytes.Index(text, []byte("package nspl")); i > 0 {
		text = text[i:]
	}
	text = append([]byte("// "+spec.Header+"\n\n"), text...)
	clean, err := format.Source(text)
	if err != nil {
		return fmt.Errorf("%s: %w", filepath.Base(path), err)
	}
	clean = bytes.Replace(clean, []byte("package nspl // NsplParser\n"), []byte("package nspl\n\n"), 1)
	if strings.Contains(string(clean), os.TempDir()) {
		return fmt.Errorf("%s: the grammar tool wrote a path of this machine", filepath.Base(path))
	}
	return output.Add(target, clean)
}
