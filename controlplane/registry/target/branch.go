package target

import (
	"fmt"
	"slices"

	"nervix/controlplane/registry"
	"nervix/controlplane/registry/typing"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
)

// Branch is a concrete branch: the fields of its key in order, and their values in the form of
// branch.Key.Values.
type Branch struct {
	Fields []model.SchemaField
	Values []any
}

// RelayBranch reads the concrete branch that DESCRIBE RELAY names. It fails with
// failure.InvalidBindings unless the bindings name every key field of the relay's branch once, with
// a literal of its type.
func RelayBranch(graph *registry.Graph, relay *model.Relay, bindings []statement.BranchBinding) (*Branch, error) {
	invalid := func(path, reason string) error {
		return &failure.InvalidBindings{Relay: relay.Name, Reason: reason, Place: failure.AtPath(path)}
	}
	if relay.Branching.Branch == "" {
		return nil, invalid("bindings", "it has no concrete branches")
	}
	b, path, reason := bind(graph, relay.Branching.Branch, "bindings", bindings)
	if reason != "" {
		return nil, invalid(path, reason)
	}
	return b, nil
}

// ResetScope checks that a reset selects what the processor has: its one instance, or branches by
// exactly the fields of their key (CP-272). It fails with failure.WrongResetScope or
// failure.WrongResetKey.
func ResetScope(graph *registry.Graph, processor *model.WASMProcessor, scope statement.ResetScope) error {
	branch := processor.Branching.Branch
	branching := "UNBRANCHED"
	if branch != "" {
		branching = "BRANCHED BY " + branch
	}
	wrong := func(text string) error {
		return &failure.WrongResetScope{Scope: text, Processor: processor.Name, Branching: branching, Place: failure.AtPath("scope")}
	}
	switch scope := scope.(type) {
	case *statement.ResetUnbranched:
		if branch != "" {
			return wrong("UNBRANCHED STATE")
		}
	case *statement.ResetAll:
		if branch == "" {
			return wrong("ALL BRANCHES")
		}
	case *statement.ResetBranch:
		if branch == "" {
			return wrong("one branch")
		}
		if _, path, reason := bind(graph, branch, "scope.values", scope.Values); reason != "" {
			return &failure.WrongResetKey{Processor: processor.Name, Reason: reason, Place: failure.AtPath(path)}
		}
	}
	return nil
}

// bind gives every key field of a branch its value; otherwise the place and the reason why the
// bindings do not name one concrete branch.
func bind(graph *registry.Graph, name, path string, bindings []statement.BranchBinding) (b *Branch, at, reason string) {
	fields, reason := keyFields(graph, name)
	if reason != "" {
		return nil, path, reason
	}
	b = &Branch{Fields: fields, Values: make([]any, len(fields))}
	bound := make([]bool, len(fields))
	for i, binding := range bindings {
		here := fmt.Sprintf("%s[%d]", path, i)
		field := slices.IndexFunc(fields, func(f model.SchemaField) bool { return f.Name == binding.Field })
		if field < 0 {
			return nil, here + ".field", fmt.Sprintf("'%s' is no field of its branch", binding.Field)
		}
		if bound[field] {
			return nil, here + ".field", fmt.Sprintf("'%s' is bound twice", binding.Field)
		}
		value, fits := value(fields[field].Type.Kind, binding.Value)
		if !fits {
			return nil, here + ".value", fmt.Sprintf("the value of '%s' is no %s", binding.Field, typing.TypeText(fields[field].Type))
		}
		b.Values[field], bound[field] = value, true
	}
	if missing := slices.Index(bound, false); missing >= 0 {
		return nil, path, fmt.Sprintf("'%s' is not bound", fields[missing].Name)
	}
	return b, "", ""
}

func keyFields(graph *registry.Graph, name string) (fields []model.SchemaField, reason string) {
	declared, _ := graph.Find(model.Key{Kind: model.KindBranch, Name: name})
	branch, ok := declared.(*model.Branch)
	if !ok {
		return nil, "its branch is not declared"
	}
	shape, _ := graph.Find(model.Key{Kind: model.KindSchema, Name: branch.Schema})
	schema, ok := shape.(*model.Schema)
	if !ok {
		return nil, "the schema of its branch is not declared"
	}
	return schema.Fields, ""
}
