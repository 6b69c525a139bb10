package kernel

import (
	"bytes"
	_ "embed"
	"fmt"
	"go/format"
	"path/filepath"
	"strings"
	"text/template"

	"nervix/gen/emit"
	"nervix/gen/spec"
)

//go:embed kernel.tmpl
var text string

// Generate rewrites the *_kernel.go files of runtime/program below the root.
func Generate(root string) error {
	templates, err := template.New("kernel").Parse(text)
	if err != nil {
		return err
	}
	output := &spec.Output{Directory: filepath.Join(root, "runtime", "program")}
	for _, part := range []struct {
		name string
		data any
	}{
		{"arithmetic", arithmeticData()},
		{"comparison", comparisonData()},
		{"conversion", conversionData()},
		{"list", listData()},
		{"map", mapData()},
	} {
		var buffer bytes.Buffer
		buffer.WriteString("// " + spec.Header + "\n\n")
		if err := templates.ExecuteTemplate(&buffer, part.name, part.data); err != nil {
			return err
		}
		content, err := format.Source(buffer.Bytes())
		if err != nil {
			return fmt.Errorf("%s: %w", part.name, err)
		}
		if err := output.Add(part.name+"_kernel.go", content); err != nil {
			return err
		}
	}
	return output.Write("_kernel.go")
}

// classKernel is one operator over one class: the loop's statements and how they report.
type classKernel struct {
	Class, Suffix, Camel, Suspect, Compute, Test string
}

func arithmeticData() any {
	type operatorData struct {
		operator
		Classes []classKernel
	}
	type row struct{ Kind, Go, Name, Left string }
	type tableData struct {
		Operation string
		Rows      []row
	}
	var data struct {
		Operators []operatorData
		Table     []tableData
	}
	for _, op := range operators {
		kernels := operatorData{operator: op}
		for _, class := range classes {
			suspect, statements, test := compute(op.Name, class)
			suffix := upper(class)
			kernels.Classes = append(kernels.Classes, classKernel{class, suffix, upper(op.Name) + suffix, suspect, statements, test})
		}
		data.Operators = append(data.Operators, kernels)
		table := tableData{Operation: emit.Camel(op.Operation)}
		for _, n := range numerics {
			suffix := upper(n.Class)
			left := ""
			if !op.Commutes {
				left = "constant" + upper(op.Name) + suffix
			}
			table.Rows = append(table.Rows, row{n.Kind, n.Go, op.Name + suffix, left})
		}
		data.Table = append(data.Table, table)
	}
	return data
}

func comparisonData() any {
	type entry struct{ Name, Symbol, Operation, Flipped string }
	var data struct {
		Comparisons, Table []entry
		Kinds              []numeric
	}
	for _, c := range comparisons {
		data.Comparisons = append(data.Comparisons, entry{c.Name, c.Symbol, emit.Camel(c.Operation), c.Flipped})
	}
	data.Table = data.Comparisons
	data.Kinds = append(append(data.Kinds, numerics...), numeric{"Datetime", "int64", ""})
	return data
}

func conversionData() any {
	type target struct{ Kind, Go, FromGo, Kernel string }
	type source struct {
		From numeric
		To   []target
	}
	var data []source
	for _, from := range numerics {
		entry := source{From: from}
		for _, to := range numerics {
			entry.To = append(entry.To, target{to.Kind, to.Go, from.Go, conversion(from, to)})
		}
		data = append(data, entry)
	}
	return data
}

func listData() any {
	type row struct{ Kind, Go, Sum string }
	var data []row
	for _, n := range numerics {
		data = append(data, row{n.Kind, n.Go, "sum" + upper(n.Class)})
	}
	return data
}

func mapData() any {
	type row struct{ Kind, Go, Class string }
	var rows []row
	for _, n := range numerics {
		switch n.Class {
		case "narrowSigned", "wideSigned":
			rows = append(rows, row{n.Kind, n.Go, "Signed"})
		case "float":
			rows = append(rows, row{n.Kind, n.Go, "Float"})
		}
	}
	return struct {
		Mappings []mapping
		Rows     []row
	}{mappings, rows}
}

// upper raises the first letter of a Go identifier.
func upper(name string) string { return strings.ToUpper(name[:1]) + name[1:] }
