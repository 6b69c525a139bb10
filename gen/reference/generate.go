package reference

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

// index is the name of the first page.
const index = "index.md"

// groups lists the pages in the order in which they are read.
var groups = []struct {
	title string
	pages []string
}{
	{"The language", []string{"language.md", "models.md", "functions.md", "connectors.md", "shapes.md", "failures.md"}},
	{"Operating", []string{"settings-nervix-server.md", "settings-nervix-cli.md", "metrics.md", "machines.md"}},
}

// Generate writes generated/reference/index.md below the root.
func Generate(root string) error {
	directory := filepath.Join(root, "generated", "reference")
	found, err := filepath.Glob(filepath.Join(directory, "*.md"))
	if err != nil {
		return err
	}
	var listed []string
	page := emit.NewPage("Reference", "Everything on these pages is generated from `spec/`, the single place of each fact.")
	for _, group := range groups {
		page.Heading(2, group.title)
		var rows [][]string
		for _, name := range group.pages {
			title, intro, err := head(filepath.Join(directory, name))
			if err != nil {
				return err
			}
			listed = append(listed, name)
			rows = append(rows, []string{"[" + title + "](" + name + ")", intro})
		}
		page.Table([]string{"Page", "About"}, rows)
	}
	var faults []error
	for _, path := range found {
		if name := filepath.Base(path); name != index && !slices.Contains(listed, name) {
			faults = append(faults, fmt.Errorf("%s: no group of the reference lists the page", name))
		}
	}
	output := &spec.Output{Directory: directory}
	return errors.Join(errors.Join(faults...), output.Add(index, page.Bytes()), output.Write())
}

// head gives the title of a page and the first sentence of its introduction.
func head(path string) (title, intro string, err error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return "", "", err
	}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "# "):
			title = line[2:]
		case title != "" && line != "":
			sentence, _, _ := strings.Cut(line, ". ")
			return title, strings.TrimSuffix(sentence, ".") + ".", nil
		}
	}
	return "", "", fmt.Errorf("%s: the page has no title with an introduction", filepath.Base(path))
}
