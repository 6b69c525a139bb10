package registry

import (
	"strconv"
	"strings"

	"nervix/controlplane/registry/violation"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// maximumNameBytes bounds names (grammar reference, 1.4).
const maximumNameBytes = 128

// checkNames checks the name of a model and of the fields that it declares.
func checkNames(report *violation.Report, m model.Model) {
	key := m.ModelKey()
	if reason := nameFault(key.Name); reason != "" {
		report.Add("name", &failure.InvalidModelName{Name: key.Name, Kind: key.Kind.Text(), Reason: reason})
	}
	if key.Kind == model.KindRelay && (key.Name == "message" || key.Name == "branch") {
		report.Add("name", &failure.InvalidModelName{Name: key.Name, Kind: "relay", Reason: "the word is a scope of expressions"})
	}
	switch m := m.(type) {
	case *model.Schema:
		for i := range m.Fields {
			checkName(report, "fields", "field", i, m.Fields[i].Name)
		}
	case *model.WireJSONSchema:
		for i := range m.Fields {
			checkName(report, "fields", "field", i, m.Fields[i].Name)
		}
	case *model.WireCBORSchema:
		for i := range m.Fields {
			checkName(report, "fields", "field", i, m.Fields[i].Name)
		}
	case *model.WireAVROSchema:
		for i := range m.Fields {
			checkName(report, "fields", "field", i, m.Fields[i].Name)
		}
	case *model.UDF:
		for i := range m.Arguments {
			checkName(report, "arguments", "argument", i, m.Arguments[i].Name)
		}
	default:
	}
}

func checkName(report *violation.Report, list, kind string, i int, name string) {
	if reason := nameFault(name); reason != "" {
		report.Add(list+"["+strconv.Itoa(i)+"].name", &failure.InvalidModelName{Name: name, Kind: kind, Reason: reason})
	}
}

// nameFault tells why a stored name is refused; empty when it is not.
func nameFault(name string) string {
	switch {
	case name == "":
		return "it is empty"
	case len(name) > maximumNameBytes:
		return "it is longer than 128 bytes"
	case strings.ContainsFunc(name, func(c rune) bool { return !nameRune(c) }):
		return "only the letters a to z, digits and the characters _ ~ . - may stand in it"
	}
	return ""
}

// nameRune tells whether a character may stand in a stored, folded name.
func nameRune(c rune) bool {
	return c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || strings.ContainsRune("_~.-", c)
}
