package function

import (
	"strings"

	"nervix/gen/emit"
)

// page renders the reference page of all functions.
func page(catalogue *catalogue) []byte {
	page := emit.NewPage("Functions", "Function names are case-insensitive. Types match exactly; there is no implicit conversion. In signatures "+
		"`any`, `scalar`, `num` and `int` stand for any type of the set, one occurrence independent of the other; the letters "+
		"`T` (any), `S` (scalar), `N` (numeric) and `I` (integer) stand for one type throughout the call. `?` marks a parameter "+
		"that may be left out, `...` one that may be repeated, `const` one that must be a literal.")
	page.Heading(2, "Null rules")
	page.Table([]string{"Rule", "The result may be null"}, [][]string{
		{"strict", "exactly when an argument is null"},
		{"any", "when an argument may be null; the function has its own rule"},
		{"all", "only when every argument may be null"},
		{"never", "never"},
		{"always", "whatever the arguments are"},
	})
	page.Heading(2, "Clauses")
	var rows [][]string
	for _, context := range catalogue.contexts {
		rows = append(rows, []string{context.Name, context.Doc})
	}
	for _, set := range catalogue.sets {
		members := strings.Join(set.Contexts, ", ")
		if len(set.Except) > 0 {
			members = "all but " + strings.Join(set.Except, ", ")
		}
		rows = append(rows, []string{emit.Ticks(set.Name), members})
	}
	page.Table([]string{"Clause", "Meaning"}, rows)
	page.Heading(2, "Scopes")
	page.Text("What each scope reads in each clause; a dash marks a scope that is not available.")
	rows = nil
	for _, reading := range catalogue.readings {
		rows = append(rows, []string{strings.ToLower(reading.Name), reading.Doc})
	}
	page.Table([]string{"Reading", "Meaning"}, rows)
	page.Table(append([]string{"Clause", "Text"}, scopes...), scopeRows(catalogue))
	for _, group := range catalogue.groups {
		page.Heading(2, strings.ReplaceAll(group.name, "_", " "))
		page.Text(group.doc)
		rows = nil
		for _, function := range group.functions {
			rows = append(rows, row(function))
		}
		page.Table([]string{"Function", "Signatures", "Null", "Volatility", "Behaviour", "Clauses", "Status"}, rows)
	}
	return page.Bytes()
}

func row(function parsed) []string {
	var names, signatures []string
	for _, name := range append([]string{function.Name}, function.Aliases...) {
		names = append(names, emit.Anchor(anchor(function, name))+emit.Ticks(name))
	}
	for _, signature := range function.signatures {
		signatures = append(signatures, emit.Ticks(signature.text))
	}
	doc := emit.Period(function.Doc)
	if function.MayError {
		doc += " May fail per row."
	}
	status := "executed"
	if !function.Supported {
		status = "not supported yet"
	}
	return []string{
		strings.Join(names, ", "), strings.Join(signatures, "<br>"), function.Null, function.Volatility, doc,
		strings.Join(function.Contexts, ", "), status,
	}
}

// anchor names the row of a function; aggregates share names with functions of one row.
func anchor(function parsed, name string) string {
	if function.Aggregate {
		name = "aggregate-" + name
	}
	return strings.ToLower(name)
}
