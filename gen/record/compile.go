package record

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// toolchain is the module that holds the Go plug-in of the Cap'n Proto compiler and go.capnp.
const toolchain = "capnproto.org/go/capnp/v3"

// compileSchemas turns the schemas of all packages into Go and gives the result by package name.
func compileSchemas(packages []*pkg) (map[string][]byte, error) {
	work, err := os.MkdirTemp("", "schemas")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(work)
	standard, err := output("", "go", "list", "-m", "-f", "{{.Dir}}", toolchain)
	if err != nil {
		return nil, err
	}
	plugin := filepath.Join(work, "capnpc-go")
	if _, err := output("", "go", "build", "-o", plugin, toolchain+"/capnpc-go"); err != nil {
		return nil, err
	}
	var files []string
	for _, p := range packages {
		name := filepath.Join(p.name, p.wirePackage(), p.name+".capnp")
		if err := os.MkdirAll(filepath.Join(work, filepath.Dir(name)), 0o755); err != nil {
			return nil, err
		}
		if err := os.WriteFile(filepath.Join(work, name), wireSchema(p), 0o644); err != nil {
			return nil, err
		}
		files = append(files, name)
	}
	arguments := []string{"compile", "-o-", "--no-standard-import", "-I", ".", "-I", filepath.Join(strings.TrimSpace(string(standard)), "std")}
	request, err := output(work, "capnp", append(arguments, files...)...)
	if err != nil {
		return nil, err
	}
	// Promises and reflection serve remote calls, which records have none of.
	command := exec.Command(plugin, "-promises=false", "-schemas=false", "-structstrings=false")
	command.Dir, command.Stdin = work, bytes.NewReader(request)
	if _, err := run(command); err != nil {
		return nil, err
	}
	compiled := map[string][]byte{}
	for i, p := range packages {
		if compiled[p.name], err = os.ReadFile(filepath.Join(work, files[i]+".go")); err != nil {
			return nil, err
		}
	}
	return compiled, nil
}

func output(directory, name string, arguments ...string) ([]byte, error) {
	command := exec.Command(name, arguments...)
	command.Dir = directory
	return run(command)
}

func run(command *exec.Cmd) ([]byte, error) {
	text, err := command.Output()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return nil, fmt.Errorf("%s: %w\n%s", filepath.Base(command.Path), err, exit.Stderr)
	}
	return text, err
}
