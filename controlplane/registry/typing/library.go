package typing

import (
	"strconv"
	"strings"

	"nervix/generated/failure"
	"nervix/generated/function"
	"nervix/generated/model"
)

// Library finds what expressions of a domain call besides the built-ins. What it lacks makes an
// expression untyped without a violation: whoever owns the library reports missing models.
type Library interface {
	// UDF gives a user-defined function; nil when it is missing.
	UDF(name string) *UDF
	// HashMap gives a lookup table; nil when it is missing.
	HashMap(name string) *HashMap
}

// UDF is the signature of a user-defined function.
type UDF struct {
	Name string
	// Parameters are the arguments in order; their sensitivity has no meaning.
	Parameters []Field
	// Type is the exact result type; Nullable tells whether the result may be null by itself.
	Type     Facts
	Volatile bool
}

// HashMap is the shape of a lookup table.
type HashMap struct {
	Name string
	// Record is the shape of the looked-up rows.
	Record *Shape
}

// text gives the signature for people.
func (u *UDF) text() string {
	parameters := make([]string, len(u.Parameters))
	for i := range u.Parameters {
		parameters[i] = TypeText(u.Parameters[i].Type)
		if u.Parameters[i].Nullable {
			parameters[i] += " OPTIONAL"
		}
	}
	return "udf::" + u.Name + "(" + strings.Join(parameters, ", ") + ") -> " + TypeText(u.Type.Type)
}

// VisitUDFCall types a call of a user-defined function: argument types are exact, and a null for a
// parameter that is not OPTIONAL gives null (expressions reference, sections 2.2 and 12).
func (v *visitor) VisitUDFCall(e *model.UDFCall) Expression {
	arguments, ok := v.arguments(e.Arguments)
	var called *UDF
	if v.env.Library != nil {
		called = v.env.Library.UDF(e.Function)
	}
	if called == nil {
		return nil
	}
	if called.Volatile && v.env.Clause.Constant {
		v.report.Add(v.path, &failure.UnsupportedFunctionContext{Function: "udf::" + called.Name, Context: v.env.Clause.Text})
		return nil
	}
	if !ok {
		return nil
	}
	if len(arguments) != len(called.Parameters) {
		v.report.Add(v.path, &failure.InvalidFunctionArity{
			Function: "udf::" + called.Name, Expected: strconv.Itoa(len(called.Parameters)), Found: len(arguments),
		})
		return nil
	}
	known := called.Type
	for i, argument := range arguments {
		value, parameter := argument.Facts(), &called.Parameters[i]
		if !value.Type.Equal(&parameter.Type) {
			v.report.Add(v.path, &failure.UnsupportedFunction{
				Function: "udf::" + called.Name, Arguments: typeTexts(arguments), Signatures: []string{called.text()},
			})
			return nil
		}
		known.Nullable = known.Nullable || value.Nullable && !parameter.Nullable
		known.Sensitive = known.Sensitive || value.Sensitive
	}
	return &UDFCall{facts: facts{known}, Function: called, Arguments: arguments}
}

// lookupHashMap types lookup_hash_map('map', key, 'field'): the names are literals, and a lookup
// does not stand inside the key of another (expressions reference, section 10.1).
func (v *visitor) lookupHashMap(e *model.Call, called *function.Function) Expression {
	if len(e.Arguments) != 3 {
		v.report.Add(v.path, &failure.InvalidFunctionArity{Function: called.Name, Expected: called.Arity(), Found: len(e.Arguments)})
		return nil
	}
	if v.lookup {
		v.report.Add(v.path, &failure.NestedLookup{})
		return nil
	}
	v.lookup = true
	key := v.check(indexed(v.path, "arguments", 1), e.Arguments[1])
	v.lookup = false
	if key != nil && IsCollection(key.Facts().Type) {
		v.report.Add(indexed(v.path, "arguments", 1), &failure.UnsupportedType{Construct: "a key of " + called.Name, Type: TypeText(key.Facts().Type)})
		key = nil
	}
	name, named := v.literal(e, called, 0, "the name of a hash map")
	field, fielded := v.literal(e, called, 2, "the name of a field")
	if !named || !fielded || v.env.Library == nil {
		return nil
	}
	found := v.env.Library.HashMap(name)
	if found == nil {
		return nil
	}
	index, known := found.Record.Find(field)
	if !known {
		v.report.Add(indexed(v.path, "arguments", 2), &failure.UnknownIdentifier{Name: field, Suggestion: found.Record.Suggest(field)})
		return nil
	}
	if key == nil {
		return nil
	}
	value := found.Record.Fields[index].Facts
	value.Nullable, value.Sensitive = true, value.Sensitive || key.Facts().Sensitive
	return &Lookup{facts: facts{value}, Map: found, Key: key, Field: index}
}

// literal reads an argument that must be a string literal, in lower case as names are.
func (v *visitor) literal(e *model.Call, called *function.Function, i int, what string) (string, bool) {
	text, ok := e.Arguments[i].(*model.StringLiteral)
	if !ok {
		v.report.Add(indexed(v.path, "arguments", i), &failure.ConstantArgument{
			Function: called.Name, Position: strconv.Itoa(i + 1), Requirement: what + " as a string literal",
		})
		return "", false
	}
	return strings.ToLower(text.Value), true
}

// LookupMaps visits the hash maps that an expression looks up, each with the path of its name.
func LookupMaps(path string, e model.Expression, visit func(path, name string)) {
	model.WalkExpression(path, e, func(path string, part model.Expression) bool {
		call, ok := part.(*model.Call)
		if !ok || len(call.Arguments) == 0 {
			return true
		}
		called, known := function.Lookup(call.Function)
		name, literal := call.Arguments[0].(*model.StringLiteral)
		if known && called.ID == function.LookupHashMap && literal {
			visit(indexed(path, "arguments", 0), strings.ToLower(name.Value))
		}
		return true
	})
}
