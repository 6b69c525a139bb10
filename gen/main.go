package main

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"

	"nervix/gen/connector"
	"nervix/gen/failure"
	"nervix/gen/frame"
	"nervix/gen/function"
	"nervix/gen/kernel"
	"nervix/gen/machine"
	"nervix/gen/metric"
	"nervix/gen/parser"
	"nervix/gen/record"
	"nervix/gen/reference"
	"nervix/gen/setting"
	"nervix/gen/shape"
)

// family is one generator: a name for the command line and the function that rewrites its output
// below the module root.
type family struct {
	name     string
	generate func(root string) error
}

// families lists the generators in the order in which they run: a family comes after those whose
// output its own output imports.
var families = []family{
	{"failure", failure.Generate},
	{"machine", machine.Generate},
	{"metric", metric.Generate},
	{"setting", setting.Generate},
	{"kernel", kernel.Generate},
	{"record", record.Generate},
	{"shape", shape.Generate},
	{"connector", connector.Generate},
	{"function", function.Generate},
	{"frame", frame.Generate},
	{"parser", parser.Generate},
	{"reference", reference.Generate},
}

func main() {
	root := flag.String("root", ".", "the module root, which holds spec/ and generated/")
	flag.Usage = func() {
		fmt.Fprintf(os.Stderr, "usage: gen [-root DIR] [family ...]\nfamilies: %s\n", strings.Join(names(), " "))
		flag.PrintDefaults()
	}
	flag.Parse()
	if err := run(*root, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run generates the named families, or all of them when none is named.
func run(root string, selected []string) error {
	for _, name := range selected {
		if !slices.Contains(names(), name) {
			return fmt.Errorf("unknown family %q; families are %s", name, strings.Join(names(), ", "))
		}
	}
	for _, family := range families {
		if len(selected) > 0 && !slices.Contains(selected, family.name) {
			continue
		}
		if err := family.generate(root); err != nil {
			return fmt.Errorf("%s:\n%w", family.name, err)
		}
	}
	return nil
}

func names() []string {
	var list []string
	for _, family := range families {
		list = append(list, family.name)
	}
	return list
}
