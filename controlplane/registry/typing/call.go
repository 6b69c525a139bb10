package typing

import (
	"slices"
	"strconv"
	"strings"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/function"
	"nervix/generated/model"
	"nervix/generated/revision"
)

// VisitCall types a call of a built-in. In window routes the names of aggregates denote
// aggregates (expressions reference, section 10.6).
func (v *visitor) VisitCall(e *model.Call) Expression {
	if aggregate, ok := function.LookupAggregate(e.Function); ok {
		switch {
		case v.env.Aggregates != nil:
			return v.aggregate(e, aggregate)
		case v.env.Functions == function.ContextAggregateArgument:
			v.report.Add(v.path, &failure.NestedAggregate{Function: aggregate.Name})
			return nil
		case v.env.Functions == function.ContextWindow:
			v.report.Add(v.path, &failure.UnsupportedFunctionContext{Function: aggregate.Name, Context: v.env.Context})
			return nil
		}
	}
	called, known := function.Lookup(e.Function)
	switch {
	case !known:
		v.report.Add(v.path, &failure.UnknownFunction{Function: e.Function, Advice: advice(e.Function)})
		return nil
	case called.Contexts == function.ContextInvoke:
		v.report.Add(v.path, &failure.InvalidSideEffectCall{Function: called.Name})
		return nil
	case !called.Contexts.Has(v.env.Functions):
		v.report.Add(v.path, &failure.UnsupportedFunctionContext{Function: called.Name, Context: v.env.Context})
		return nil
	case !called.Supported:
		v.report.Add(v.path, &failure.NotSupportedYet{Form: "function " + called.Name})
		return nil
	}
	arguments, ok := v.arguments(e)
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

func (v *visitor) arguments(e *model.Call) ([]Expression, bool) {
	typed, ok := make([]Expression, len(e.Arguments)), true
	for i, argument := range e.Arguments {
		typed[i] = v.check(indexed(v.path, "arguments", i), argument)
		ok = ok && typed[i] != nil
	}
	return typed, ok
}

// resolve finds the signature that takes the arguments and gives the type of the call.
func (v *visitor) resolve(called *function.Function, arguments []Expression) (datatype.Type, bool) {
	types := make([]datatype.Type, len(arguments))
	texts := make([]string, len(arguments))
	for i, argument := range arguments {
		types[i] = argument.Facts().Type
		texts[i] = TypeText(types[i])
	}
	_, result, match := called.Resolve(types)
	switch match {
	case function.WrongArity:
		v.report.Add(v.path, &failure.InvalidFunctionArity{Function: called.Name, Expected: arities(called), Found: len(arguments)})
	case function.WrongTypes:
		v.report.Add(v.path, &failure.UnsupportedFunction{Function: called.Name, Arguments: texts, Signatures: called.Texts()})
	case function.Matched:
		return result, true
	}
	return datatype.Type{}, false
}

// aggregate types a window aggregate. Its argument reads input rows only.
func (v *visitor) aggregate(e *model.Call, called *function.Function) Expression {
	kind, supported := aggregateKinds[called.ID]
	if !supported || !called.Supported {
		v.report.Add(v.path, &failure.NotSupportedYet{Form: "aggregate " + strings.ToUpper(called.Name)})
		return nil
	}
	outer := v.env
	v.env = outer.Aggregates
	arguments, ok := v.arguments(e)
	v.env = outer
	if !ok {
		return nil
	}
	result, ok := v.resolve(called, arguments)
	if !ok {
		return nil
	}
	return &Aggregate{facts: facts{combine(called, result, arguments)}, Function: kind, Argument: arguments[0]}
}

var aggregateKinds = map[function.ID]revision.Aggregate{
	function.Count: revision.AggregateCount,
	function.Sum:   revision.AggregateSum,
	function.Min:   revision.AggregateMin,
	function.Max:   revision.AggregateMax,
	function.First: revision.AggregateFirst,
	function.Last:  revision.AggregateLast,
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

// arities lists the numbers of arguments that a function takes.
func arities(called *function.Function) string {
	var counts []int
	for _, signature := range called.Signatures {
		most := len(signature.Parameters)
		if signature.Variadic {
			return "at least " + strconv.Itoa(most-signature.Optional)
		}
		for count := most - signature.Optional; count <= most; count++ {
			counts = append(counts, count)
		}
	}
	slices.Sort(counts)
	var texts []string
	for _, count := range slices.Compact(counts) {
		texts = append(texts, strconv.Itoa(count))
	}
	return strings.Join(texts, " or ")
}
