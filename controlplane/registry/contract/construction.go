package contract

import (
	"nervix/controlplane/registry/typing"
	"nervix/generated/clause"
	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/function"
	"nervix/generated/model"
	"nervix/generated/revision"
)

// site is where a route is constructed: what it reads, what it builds and what it may use.
type site struct {
	frame
	// node tells people what constructs, such as: a junction.
	node string
	// output is the shape to build.
	output *typing.Shape
	// set and where are the clauses of SET and WHERE.
	set, where *clause.Clause
	// external outputs leave the system.
	external bool
	// writes tells whether headers can be written.
	writes bool
	// filled outputs get every field that no assignment sets from the node itself.
	filled bool
}

// transforms tells whether the route makes its rows from input rows.
func (s *site) transforms() bool { return s.set.Reads(model.ScopeMessage) == clause.Working }

// construct checks how a route builds its rows: INHERIT, SET, finalisation, WHERE, INVOKE in this
// order (expressions reference, section 8).
func (r *resolver) construct(path string, m *model.Construction, s *site) Construction {
	built := Construction{Output: s.output}
	output := typing.NewOutput(s.output, revision.ColumnSourceOutput, "output")
	around := s.frame
	around.built = output
	if m.Inherit != nil {
		built.Steps = r.inherit(path+".inherit", m.Inherit, s, output)
	}
	if len(m.Set) > 0 {
		env := r.environment(s.set, &around)
		for i := range m.Set {
			if step, ok := r.assign(at(path, ".set", i), &m.Set[i], env, s, output); ok {
				built.Steps = append(built.Steps, step)
			}
		}
	}
	r.finalize(path, s, output)
	around.finished = s.output
	built.Where = r.predicate(path+".where", s.where, &around, m.Where)
	built.Headers = r.headers(path, m.Invoke, s, &around)
	return built
}

// finalize checks that every required field has a value and gives the others null.
func (r *resolver) finalize(path string, s *site, output *typing.Output) {
	clauses := "SET"
	if s.transforms() {
		clauses = "SET or INHERIT"
	}
	for i := range s.output.Fields {
		if field := &s.output.Fields[i]; !s.filled && !field.Nullable && !output.Initialized(uint32(i)) {
			r.report.Add(path, &failure.UninitializedRequiredField{Name: field.Name, Target: s.output.Name, Clauses: clauses})
		}
	}
	output.Complete()
}

// meant gives a field that a faulty assignment was meant for its value, so that one mistake is
// reported once. When nobody knows which field that is, it may be any that is left.
func meant(output *typing.Output, name string) {
	if index, known := output.Shape.Find(name); known {
		output.Initialize(index)
	} else {
		output.Complete()
	}
}

// inherit expands INHERIT in input order, or in written order for a list.
func (r *resolver) inherit(path string, m model.Inherit, s *site, output *typing.Output) []Step {
	if !s.transforms() {
		r.report.Add(path, &failure.MisplacedClause{Clause: "INHERIT", Requirement: "is not available for " + s.node})
		return nil
	}
	var steps []Step
	take := func(path, name string, leak bool) {
		if step, ok := r.inheritField(path, name, leak, s); ok {
			output.Initialize(step.Output)
			steps = append(steps, step)
		} else {
			meant(output, s.input.Suggest(name))
		}
	}
	switch m := m.(type) {
	case *model.InheritAll:
		left := r.exceptions(path, m.Except, s.input)
		for i := range s.input.Fields {
			if name := s.input.Fields[i].Name; !left[name] {
				take(path, name, false)
			}
		}
	case *model.InheritFields:
		seen := map[string]bool{}
		for i, item := range m.Items {
			path := at(path, ".items", i)
			if seen[item.Field] {
				r.report.Add(path, &failure.DuplicateField{Name: item.Field, Construct: "INHERIT"})
				continue
			}
			seen[item.Field] = true
			take(path, item.Field, item.LeakSensitive)
		}
	}
	return steps
}

func (r *resolver) exceptions(path string, except []string, input *typing.Shape) map[string]bool {
	left := map[string]bool{}
	for i, name := range except {
		path := at(path, ".except", i)
		if left[name] {
			r.report.Add(path, &failure.DuplicateField{Name: name, Construct: "EXCEPT"})
		} else if _, known := input.Find(name); !known {
			r.report.Add(path, &failure.UnknownIdentifier{Name: name, Suggestion: input.Suggest(name)})
		}
		left[name] = true
	}
	return left
}

// inheritField pairs an input column with its output column; they must have the identical type
// and nullability.
func (r *resolver) inheritField(path, name string, leak bool, s *site) (Step, bool) {
	from, known := s.input.Find(name)
	if !known {
		r.report.Add(path, &failure.UnknownIdentifier{Name: name, Suggestion: s.input.Suggest(name)})
		return Step{}, false
	}
	source := &s.input.Fields[from]
	if leak && !source.Sensitive {
		r.report.Add(path, &failure.UnknownSensitiveField{Name: name})
	}
	to, declared := s.output.Find(name)
	if !declared {
		r.report.Add(path, &failure.InheritMismatch{Name: name, Reason: s.output.Name + " does not declare it"})
		return Step{}, false
	}
	target := &s.output.Fields[to]
	switch {
	case !source.Type.Equal(&target.Type):
		r.report.Add(path, &failure.InheritMismatch{
			Name: name, Reason: "it is " + typing.TypeText(source.Type) + " in the input and " + typing.TypeText(target.Type) + " in the output",
		})
	case source.Nullable != target.Nullable:
		side := "input"
		if target.Nullable {
			side = "output"
		}
		r.report.Add(path, &failure.InheritMismatch{Name: name, Reason: "it is OPTIONAL in the " + side + " only"})
	case source.Sensitive && !leak && (s.external || !target.Sensitive):
		r.report.Add(path, &failure.SensitiveLeak{Target: "field '" + name + "'"})
	}
	return Step{Output: to, Input: from, Target: "output." + name}, true
}

// assign checks one SET assignment and marks its target as initialised, also when the value is
// at fault, so that later assignments are judged on their own.
func (r *resolver) assign(path string, m *model.Assignment, env *typing.Environment, s *site, output *typing.Output) (Step, bool) {
	if m.Scope != model.ScopeBare && m.Scope != model.ScopeOutput && (m.Scope != model.ScopeMessage || !s.transforms()) {
		r.report.Add(path, &failure.WrongStream{
			Scope: scopeName(m.Scope), Context: "a SET target", Available: []string{"bare field names", "output"},
		})
		meant(output, m.Target)
		return Step{}, false
	}
	return r.set(path, m.Target, m.Value, env, output, s.external)
}

// set checks the assignment of a value to a column of the output.
func (r *resolver) set(path, name string, value model.Expression, env *typing.Environment, output *typing.Output, external bool) (Step, bool) {
	index, known := output.Shape.Find(name)
	if !known {
		near := output.Shape.Suggest(name)
		r.report.Add(path, &failure.UnknownSet{Name: name, Target: output.Shape.Name, Suggestion: near})
		meant(output, near)
		return Step{}, false
	}
	target := typing.Target{Field: output.Shape.Fields[index], External: external}
	typed := typing.Value(r.report, env, path+".value", value, target)
	output.Initialize(index)
	if typed == nil {
		return Step{}, false
	}
	return Step{Output: index, Value: typed, Target: output.Prefix + "." + name}, true
}

// headers checks the INVOKE list: complete write_header calls with two STRING arguments that are
// never null and not sensitive.
func (r *resolver) headers(path string, invocations []model.Invocation, s *site, around *frame) []Header {
	if len(invocations) == 0 {
		return nil
	}
	if !s.writes {
		r.report.Add(at(path, ".invoke", 0), &failure.UnsupportedInvokeContext{Sink: s.node})
		return nil
	}
	env := r.environment(clause.HeaderArgument, around)
	var headers []Header
	for i, call := range invocations {
		path := at(path, ".invoke", i)
		called, known := function.Lookup(call.Function)
		switch {
		case !known || called.Contexts != function.ContextInvoke:
			r.report.Add(path, &failure.UnsupportedInvocation{Function: call.Function})
		case len(call.Arguments) != 2:
			r.report.Add(path, &failure.InvalidFunctionArity{Function: call.Function, Expected: called.Arity(), Found: len(call.Arguments)})
		default:
			name := r.headerArgument(at(path, ".arguments", 0), "name", call.Arguments[0], env)
			value := r.headerArgument(at(path, ".arguments", 1), "value", call.Arguments[1], env)
			headers = append(headers, Header{name, value})
		}
	}
	return headers
}

func (r *resolver) headerArgument(path, argument string, e model.Expression, env *typing.Environment) typing.Expression {
	typed := typing.Check(r.report, env, path, e)
	if typed == nil {
		return nil
	}
	known := typed.Facts()
	if known.Type.Kind != datatype.KindString {
		r.report.Add(path, &failure.TypeMismatch{Expected: "STRING", Found: typing.TypeText(known.Type)})
	}
	if known.Nullable {
		r.report.Add(path, &failure.NullableHeaderArgument{Argument: argument})
	}
	if known.Sensitive {
		r.report.Add(path, &failure.SensitiveLeak{Target: "a header"})
	}
	return typed
}
