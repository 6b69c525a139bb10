package inspect

import (
	"fmt"
	"slices"
	"strconv"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/statement"
	"nervix/runtime/branch"
	"nervix/runtime/instant"
)

// concrete describes one concrete branch of a relay: whether it exists, and its bounds.
func (d *description) concrete(found model.Model, bindings []statement.BranchBinding) ([]string, error) {
	relay, isRelay := found.(*model.Relay)
	if !isRelay || relay.Branching.Branch == "" {
		return nil, d.invalid("it has no concrete branches")
	}
	fields, err := d.keyFields(relay.Branching.Branch)
	if err != nil {
		return nil, err
	}
	values, err := d.keyValues(fields, bindings)
	if err != nil {
		return nil, err
	}
	state := "not exists"
	if d.subject.Snapshot != nil {
		registry := d.subject.Snapshot.Branches[relay.Branching.Branch]
		if registry != nil && registry.Find(branch.CanonicalText(names(fields), kinds(fields), values)) != nil {
			state = "exists"
		}
	}
	d.lines = append(d.lines, state)
	d.line("capacity", relay.Capacity)
	return d.lines, nil
}

func (d *description) invalid(reason string) error {
	return &failure.InvalidBindings{Relay: d.key.Name, Reason: reason, Place: failure.AtPath("bindings")}
}

func (d *description) keyFields(name string) ([]model.SchemaField, error) {
	declared, _ := d.subject.Graph.Find(model.Key{Kind: model.KindBranch, Name: name})
	b, isBranch := declared.(*model.Branch)
	if !isBranch {
		return nil, d.invalid("its branch is not declared")
	}
	shape, _ := d.subject.Graph.Find(model.Key{Kind: model.KindSchema, Name: b.Schema})
	schema, isSchema := shape.(*model.Schema)
	if !isSchema {
		return nil, d.invalid("the schema of its branch is not declared")
	}
	return schema.Fields, nil
}

func names(fields []model.SchemaField) []string {
	return fieldsOf(fields, func(f model.SchemaField) string { return f.Name })
}

func kinds(fields []model.SchemaField) []datatype.Kind {
	return fieldsOf(fields, func(f model.SchemaField) datatype.Kind { return f.Type.Kind })
}

func fieldsOf[T any](fields []model.SchemaField, get func(model.SchemaField) T) []T {
	list := make([]T, len(fields))
	for i := range fields {
		list[i] = get(fields[i])
	}
	return list
}

// keyValues gives the value of every key field; each must be bound exactly once.
func (d *description) keyValues(fields []model.SchemaField, bindings []statement.BranchBinding) ([]any, error) {
	values := make([]any, len(fields))
	bound := make([]bool, len(fields))
	for _, binding := range bindings {
		at := slices.IndexFunc(fields, func(f model.SchemaField) bool { return f.Name == binding.Field })
		if at < 0 {
			return nil, d.invalid(fmt.Sprintf("'%s' is no field of its branch", binding.Field))
		}
		if bound[at] {
			return nil, d.invalid(fmt.Sprintf("'%s' is bound twice", binding.Field))
		}
		value, fits := literal(fields[at].Type.Kind, binding.Value)
		if !fits {
			return nil, d.invalid(fmt.Sprintf("the value of '%s' is no %s", binding.Field, fields[at].Type.Kind))
		}
		values[at], bound[at] = value, true
	}
	for i, field := range fields {
		if !bound[i] {
			return nil, d.invalid(fmt.Sprintf("'%s' is not bound", field.Name))
		}
	}
	return values, nil
}

// literal converts a literal to the form of branch.Key.Values; false when it is of another kind.
func literal(kind datatype.Kind, e model.Expression) (any, bool) {
	switch e := e.(type) {
	case *model.StringLiteral:
		if kind == datatype.KindDatetime {
			return nanoseconds(e.Value)
		}
		return e.Value, kind == datatype.KindString
	case *model.BoolLiteral:
		return e.Value, kind == datatype.KindBool
	case *model.FloatLiteral:
		return e.Value, kind == datatype.KindF32 || kind == datatype.KindF64
	case *model.IntegerLiteral:
		switch kind {
		case datatype.KindU8, datatype.KindU16, datatype.KindU32, datatype.KindU64:
			value, err := strconv.ParseUint(strconv.FormatInt(e.Value, 10), 10, 64)
			return value, err == nil
		case datatype.KindI8, datatype.KindI16, datatype.KindI32, datatype.KindI64:
			return e.Value, true
		case datatype.KindF32, datatype.KindF64:
			return float64(e.Value), true
		}
	}
	return nil, false
}

// nanoseconds reads an RFC 3339 instant.
func nanoseconds(text string) (any, bool) {
	at, valid := instant.Parse(text)
	return at, valid
}
