package typing

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"nervix/controlplane/registry/violation"
	"nervix/generated/clause"
	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/revision"
)

const (
	// MaximumDepth bounds how deep an expression may nest.
	MaximumDepth = 500
	// MaximumConditionals bounds how deep conditionals may nest in each other: a program nests as
	// deep as they do, and the canonical form of a revision is bounded.
	MaximumConditionals = 100
)

// Environment is what an expression may use at its place.
type Environment struct {
	// Clause is where the expression stands.
	Clause *clause.Clause
	// Scopes are the readable scopes but relay_state; a missing one is not available.
	Scopes map[model.Scope]View
	// States are the relays that the scope relay_state reads; nil where it is not available.
	States map[string]View
	// Aggregates, when present, lets window aggregates and array literals stand in the expression;
	// it is the environment of the arguments of aggregates.
	Aggregates *Environment
	// Headers tells that the rows come from a source that has headers.
	Headers bool
	// Library finds what the expression calls besides the built-ins; nil for nothing.
	Library Library
}

// available lists the readable scopes for people.
func (e *Environment) available() []string {
	var names []string
	for scope := model.ScopeBare; scope.Valid(); scope++ {
		if _, ok := e.Scopes[scope]; ok || scope == model.ScopeRelayState && len(e.States) > 0 {
			names = append(names, scopeText(scope))
		}
	}
	return names
}

func scopeText(scope model.Scope) string {
	if scope == model.ScopeBare {
		return "bare field names"
	}
	return strings.ToLower(scope.String())
}

// Check types an expression that must have a type of its own. It gives nil after recording at
// least one violation, or when the library lacks what the expression calls, which the owner of the
// library reports; the path leads to the expression in the model.
func Check(report *violation.Report, env *Environment, path string, e model.Expression) Expression {
	return (&checker{report: report, env: env}).check(path, e)
}

// Predicate types a condition that must be BOOL; nil after recording violations.
func Predicate(report *violation.Report, env *Environment, path string, e model.Expression) Expression {
	typed := Check(report, env, path, e)
	if typed == nil {
		return nil
	}
	if kind := typed.Facts().Type; kind.Kind != datatype.KindBool {
		report.Add(path, &failure.InvalidFilter{Found: TypeText(kind)})
		return nil
	}
	return typed
}

// Target is what a value is assigned to.
type Target struct {
	Field
	// External targets leave the system: every sensitive value needs explicit leakage, also when
	// the target is declared sensitive (expressions reference, section 2.3).
	External bool
}

// Value types a complete assigned value, where NULL takes the type of the target. It gives nil
// after recording violations.
func Value(report *violation.Report, env *Environment, path string, e model.Expression, target Target) Expression {
	if _, null := e.(*model.NullLiteral); null {
		if !target.Nullable {
			report.Add(path, &failure.NullForRequiredField{Name: target.Name})
			return nil
		}
		return Null(target.Type)
	}
	typed := assigned(report, env, path, e, target)
	if typed == nil {
		return nil
	}
	value, before := typed.Facts(), report.Count()
	if !value.Type.Equal(&target.Type) {
		report.Add(path, mismatch(target.Type, value.Type))
	}
	if value.Nullable && !target.Nullable {
		report.Add(path, &failure.NullForRequiredField{Name: target.Name})
	}
	if value.Sensitive && (target.External || !target.Sensitive) {
		report.Add(path, &failure.SensitiveLeak{Target: "field '" + target.Name + "'"})
	}
	if report.Count() > before {
		return nil
	}
	return typed
}

func assigned(report *violation.Report, env *Environment, path string, e model.Expression, target Target) Expression {
	if literal, ok := e.(*model.ArrayLiteral); ok && env.Aggregates != nil {
		return (&checker{report: report, env: env}).array(path, literal, target.Name, target.Type)
	}
	return Check(report, env, path, e)
}

// Null gives a typed null.
func Null(t datatype.Type) Expression {
	return &Constant{facts: facts{Facts{Type: t, Nullable: true}}, Null: true}
}

// mismatch reports two types that must be identical.
func mismatch(expected, found datatype.Type) *failure.TypeMismatch {
	advice := ""
	if !IsCollection(expected) && !IsCollection(found) {
		advice = "convert it with AS " + TypeText(expected)
	}
	return &failure.TypeMismatch{Expected: TypeText(expected), Found: TypeText(found), Advice: advice}
}

// checker types the parts of one expression; every check gives nil after recording violations, so
// that one mistake is reported once.
type checker struct {
	report              *violation.Report
	env                 *Environment
	depth, conditionals int
	// lookup is set inside the key of a hash map lookup.
	lookup bool
}

func (c *checker) check(path string, e model.Expression) Expression {
	if c.depth >= MaximumDepth {
		c.report.Add(path, &failure.ExpressionTooDeep{Limit: MaximumDepth})
		return nil
	}
	c.depth++
	defer func() { c.depth-- }()
	return model.VisitExpression[Expression](e, &visitor{c, path})
}

// visitor types one expression at its path.
type visitor struct {
	*checker
	path string
}

func (v *visitor) VisitIntegerLiteral(e *model.IntegerLiteral) Expression {
	return &Constant{facts: constant(datatype.KindI64), Integer: e.Value}
}

func (v *visitor) VisitFloatLiteral(e *model.FloatLiteral) Expression {
	return &Constant{facts: constant(datatype.KindF64), Float: e.Value}
}

func (v *visitor) VisitStringLiteral(e *model.StringLiteral) Expression {
	return &Constant{facts: constant(datatype.KindString), Text: e.Value}
}

func (v *visitor) VisitBoolLiteral(e *model.BoolLiteral) Expression {
	return &Constant{facts: constant(datatype.KindBool), Truth: e.Value}
}

func constant(kind datatype.Kind) facts { return facts{Facts{Type: Scalar(kind)}} }

func (v *visitor) VisitNullLiteral(*model.NullLiteral) Expression {
	v.report.Add(v.path, &failure.UntypedNull{})
	return nil
}

func (v *visitor) VisitFieldReference(e *model.FieldReference) Expression {
	view := v.view(e)
	if view == nil {
		return nil
	}
	column, outcome := view.read(e.Field)
	switch outcome {
	case found:
		return column
	case uninitialized:
		v.report.Add(v.path, &failure.UninitializedRead{Name: e.Field})
	case undeclared:
		v.report.Add(v.path, &failure.UnknownIdentifier{Name: e.Field, Suggestion: "input." + e.Field})
	case unknown:
		v.report.Add(v.path, &failure.UnknownIdentifier{Name: e.Field, Suggestion: view.suggest(e.Field)})
	}
	return nil
}

// view finds the rows that a reference reads; nil after recording a violation.
func (v *visitor) view(e *model.FieldReference) View {
	if e.Scope == model.ScopeRelayState && v.env.States != nil {
		view, declared := v.env.States[e.Relay]
		if !declared {
			v.report.Add(v.path, &failure.UndeclaredState{Relay: e.Relay, Advice: v.stateAdvice(e.Relay)})
			return nil
		}
		return view
	}
	view, available := v.env.Scopes[e.Scope]
	if !available {
		v.report.Add(v.path, &failure.WrongStream{
			Scope: strings.ToLower(e.Scope.String()), Context: v.env.Clause.Text, Available: v.env.available(),
		})
		return nil
	}
	return view
}

// stateAdvice helps with a relay whose state the node does not declare.
func (v *visitor) stateAdvice(relay string) string {
	declared := slices.Sorted(maps.Keys(v.env.States))
	if near := Nearest(relay, declared); near != "" {
		return "did you mean 'relay_state." + near + "'?"
	}
	if len(declared) > 0 {
		return "readable states: " + strings.Join(declared, ", ")
	}
	return "declare it with USING MATERIALIZED STATE " + relay
}

func (v *visitor) VisitCast(e *model.Cast) Expression {
	operand := v.check(v.path+".operand", e.Operand)
	if operand == nil {
		return nil
	}
	from := operand.Facts()
	if IsCollection(from.Type) || IsCollection(Scalar(e.Target)) {
		v.report.Add(v.path, &failure.UnsupportedCast{From: TypeText(from.Type), To: e.Target.String()})
		return nil
	}
	return &Cast{facts: facts{Facts{Scalar(e.Target), from.Nullable, from.Sensitive}}, Operand: operand}
}

func (v *visitor) VisitUnary(e *model.Unary) Expression {
	operand := v.check(v.path+".operand", e.Operand)
	if operand == nil {
		return nil
	}
	known := operand.Facts()
	switch e.Operator {
	case model.UnaryOperatorNot:
		if known.Type.Kind == datatype.KindBool {
			return &Unary{facts: facts{known}, Operation: revision.UnaryOperationNot, Operand: operand}
		}
		v.report.Add(v.path, &failure.UnsupportedUnary{Operator: "NOT", Type: TypeText(known.Type)})
	case model.UnaryOperatorNegate:
		if IsNumeric(known.Type) && !isUnsigned(known.Type) {
			return &Unary{facts: facts{known}, Operation: revision.UnaryOperationNegate, Operand: operand}
		}
		v.report.Add(v.path, &failure.UnsupportedUnary{Operator: "-", Type: TypeText(known.Type)})
	}
	return nil
}

func isUnsigned(t datatype.Type) bool {
	switch t.Kind {
	case datatype.KindU8, datatype.KindU16, datatype.KindU32, datatype.KindU64:
		return true
	}
	return false
}

func (v *visitor) VisitBinary(e *model.Binary) Expression {
	left, right := v.check(v.path+".left", e.Left), v.check(v.path+".right", e.Right)
	if left == nil || right == nil {
		return nil
	}
	l, r := left.Facts(), right.Facts()
	rule := binaryRules[e.Operator]
	if !l.Type.Equal(&r.Type) {
		v.report.Add(v.path, mismatch(l.Type, r.Type))
		return nil
	}
	if !rule.accepts(l.Type) {
		v.report.Add(v.path, &failure.UnsupportedBinary{Operator: rule.text, Type: TypeText(l.Type)})
		return nil
	}
	known := Facts{Type: l.Type, Nullable: l.Nullable || r.Nullable, Sensitive: l.Sensitive || r.Sensitive}
	if !rule.keepsType {
		known.Type = Scalar(datatype.KindBool)
	}
	return &Binary{facts: facts{known}, Operation: rule.operation, Left: left, Right: right}
}

// binaryRule tells which types an operator takes and what it gives (expressions reference,
// section 5).
type binaryRule struct {
	operation revision.BinaryOperation
	text      string
	accepts   func(datatype.Type) bool
	keepsType bool
}

var binaryRules = map[model.BinaryOperator]binaryRule{
	model.BinaryOperatorAdd:            {revision.BinaryOperationAdd, "+", IsNumeric, true},
	model.BinaryOperatorSubtract:       {revision.BinaryOperationSubtract, "-", IsNumeric, true},
	model.BinaryOperatorMultiply:       {revision.BinaryOperationMultiply, "*", IsNumeric, true},
	model.BinaryOperatorDivide:         {revision.BinaryOperationDivide, "/", IsNumeric, true},
	model.BinaryOperatorRemainder:      {revision.BinaryOperationRemainder, "%", IsNumeric, true},
	model.BinaryOperatorEqual:          {revision.BinaryOperationEqual, "=", comparable, false},
	model.BinaryOperatorNotEqual:       {revision.BinaryOperationNotEqual, "!=", comparable, false},
	model.BinaryOperatorLess:           {revision.BinaryOperationLess, "<", ordered, false},
	model.BinaryOperatorLessOrEqual:    {revision.BinaryOperationLessOrEqual, "<=", ordered, false},
	model.BinaryOperatorGreater:        {revision.BinaryOperationGreater, ">", ordered, false},
	model.BinaryOperatorGreaterOrEqual: {revision.BinaryOperationGreaterOrEqual, ">=", ordered, false},
	model.BinaryOperatorAnd:            {revision.BinaryOperationAnd, "AND", isBool, false},
	model.BinaryOperatorOr:             {revision.BinaryOperationOr, "OR", isBool, false},
}

func comparable(t datatype.Type) bool { return !IsCollection(t) }

func ordered(t datatype.Type) bool {
	return IsNumeric(t) || t.Kind == datatype.KindString || t.Kind == datatype.KindDatetime
}

func isBool(t datatype.Type) bool { return t.Kind == datatype.KindBool }

// indexed gives the path of a list element.
func indexed(path, field string, i int) string {
	return path + "." + field + "[" + strconv.Itoa(i) + "]"
}
