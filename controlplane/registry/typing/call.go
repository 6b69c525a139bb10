package typing

import (
	"strings"

	"nervix/generated/clause"
	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/function"
	"nervix/generated/model"
)

// VisitCall types a call of a built-in. In window routes the names of aggregates denote
// aggregates (expressions reference, section 10.6).
func (v *visitor) VisitCall(e *model.Call) Expression {
	if aggregate, ok := function.LookupAggregate(e.Function); ok {
		switch {
		case v.env.Aggregates != nil:
			return v.aggregate(e, aggregate)
		case v.env.Clause == clause.AggregateArgument:
			v.report.Add(v.path, &failure.NestedAggregate{Function: aggregate.Name})
			return nil
		case v.env.Clause == clause.WindowWhere:
			v.report.Add(v.path, &failure.UnsupportedFunctionContext{Function: aggregate.Name, Context: v.env.Clause.Text})
			return nil
		}
	}
	called, known := function.Lookup(e.Function)
	if !known {
		v.report.Add(v.path, &failure.UnknownFunction{Function: e.Function, Advice: advice(e.Function)})
		return nil
	}
	if !v.allowed(called) {
		return nil
	}
	if called.ID == function.LookupHashMap {
		return v.lookupHashMap(e, called)
	}
	arguments, ok := v.arguments(e.Arguments)
	if !ok {
		return nil
	}
	result, ok := v.resolve(called, arguments)
	if !ok {
		return nil
	}
	value := combine(called, result, arguments)
	if called.ID == function.LeakSensitive {
		value.Sensitive = false
		return &Leak{facts: facts{value}, Operand: arguments[0]}
	}
	return &Call{facts: facts{value}, Function: called, Arguments: arguments}
}

// allowed tells whether a function may stand at the place (expressions reference, section 12.2).
func (v *visitor) allowed(called *function.Function) bool {
	context := v.env.Clause.Text
	switch {
	case called.Contexts == function.ContextInvoke:
		v.report.Add(v.path, &failure.InvalidSideEffectCall{Function: called.Name})
		return false
	case called.Headers && called.Contexts.Has(v.env.Clause.Context) && !v.env.Headers:
		context += " of a node whose source has no headers"
	case called.Contexts.Has(v.env.Clause.Context):
		return true
	}
	v.report.Add(v.path, &failure.UnsupportedFunctionContext{Function: called.Name, Context: context})
	return false
}

// combine gives what is known of a call from what is known of its arguments.
func combine(called *function.Function, result datatype.Type, arguments []Expression) Facts {
	nulls := make([]bool, len(arguments))
	known := Facts{Type: result}
	for i, argument := range arguments {
		value := argument.Facts()
		nulls[i] = value.Nullable
		known.Sensitive = known.Sensitive || value.Sensitive
	}
	known.Nullable = called.Null.MayBeNull(nulls)
	return known
}

func (v *visitor) arguments(list []model.Expression) ([]Expression, bool) {
	typed, ok := make([]Expression, len(list)), true
	for i, argument := range list {
		typed[i] = v.check(indexed(v.path, "arguments", i), argument)
		ok = ok && typed[i] != nil
	}
	return typed, ok
}

// resolve finds the signature that takes the arguments and gives the type of the call.
func (v *visitor) resolve(called *function.Function, arguments []Expression) (datatype.Type, bool) {
	types := make([]datatype.Type, len(arguments))
	for i, argument := range arguments {
		types[i] = argument.Facts().Type
	}
	_, result, match := called.Resolve(types)
	switch match {
	case function.WrongArity:
		v.report.Add(v.path, &failure.InvalidFunctionArity{Function: called.Name, Expected: called.Arity(), Found: len(arguments)})
	case function.WrongTypes:
		v.report.Add(v.path, &failure.UnsupportedFunction{Function: called.Name, Arguments: typeTexts(arguments), Signatures: called.Texts()})
	case function.Matched:
		return result, true
	}
	return datatype.Type{}, false
}

func typeTexts(arguments []Expression) []string {
	texts := make([]string, len(arguments))
	for i, argument := range arguments {
		texts[i] = TypeText(argument.Facts().Type)
	}
	return texts
}

// advice helps with an unknown function name.
func advice(name string) string {
	if _, ok := function.LookupAggregate(name); ok {
		return strings.ToUpper(name) + " is an aggregate; only SET of a window processor may use it"
	}
	if name == "percentile" {
		return "use PERCENTILE_LINEAR_HISTOGRAM"
	}
	var names []string
	for _, candidate := range function.All() {
		names = append(names, candidate.Name)
	}
	if near := Nearest(name, names); near != "" {
		return "did you mean '" + near + "'?"
	}
	return ""
}
