package connector

import (
	"slices"
	"strings"

	"nervix/generated/failure"
	"nervix/generated/revision"
	"nervix/runtime/content"
)

// The brackets of a template; between them stands the name of a variable, with blanks around it or
// without (grammar reference, section 3.8).
const (
	templateOpen  = "{{"
	templateClose = "}}"
)

// Instantiate gives a client whose settings hold what their templates stand for on this node. The one
// variable is the mounted resource; its value is the local directory of the bound version. The client
// itself stays as it is. It fails with failure.ClientTemplate, or like the library when the content is
// not here.
//
// The directory is that of the resource store and no copy of it: it never changes, connectors only
// read, and they read while they are opened, never afterwards. A version that is bound is not dropped
// before the executions that bind it have ended, and what they hold by then needs no file any more.
func Instantiate(client *revision.Client, files content.Files) (*revision.Client, error) {
	instance := *client
	instance.Settings = slices.Clone(client.Settings)
	for i := range instance.Settings {
		setting := &instance.Settings[i]
		var missing error
		expanded, fault := Expand(setting.Value, func(name string) (value string, known bool) {
			if client.Mount == nil || !strings.EqualFold(name, client.Mount.Resource) {
				return "", false
			}
			value, missing = files.Library.Directory(files.Domain, *client.Mount)
			return value, true
		})
		if fault == unknownVariable {
			fault = "names no mounted resource" + mounted(client)
		}
		switch {
		case missing != nil:
			return nil, missing
		case fault != "":
			return nil, &failure.ClientTemplate{Client: client.Name, Setting: strings.ToLower(setting.Key), Reason: fault}
		}
		setting.Value = expanded
	}
	return &instance, nil
}

// mounted tells which template would have been right: the one that was written may be part of a secret.
func mounted(client *revision.Client) string {
	if client.Mount == nil {
		return "; the client has no MOUNT"
	}
	return "; write " + templateOpen + " " + client.Mount.Resource + " " + templateClose
}

// unknownVariable is the fault of a template whose variable has no value.
const unknownVariable = "names an unknown variable"

// Expand replaces the templates of a text by the values of their variables; values are not expanded
// again. A fault is a predicate about the template that does not show it; the text is empty then.
func Expand(text string, value func(name string) (string, bool)) (expanded, fault string) {
	if !strings.Contains(text, templateOpen) {
		return text, ""
	}
	var to strings.Builder
	for {
		before, rest, found := strings.Cut(text, templateOpen)
		to.WriteString(before)
		if !found {
			return to.String(), ""
		}
		name, after, closed := strings.Cut(rest, templateClose)
		if !closed {
			return "", "has no closing " + templateClose
		}
		replacement, known := value(strings.TrimSpace(name))
		if !known {
			return "", unknownVariable
		}
		to.WriteString(replacement)
		text = after
	}
}
