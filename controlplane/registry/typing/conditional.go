package typing

import (
	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/model"
)

// VisitIf types a searched conditional with one arm.
func (v *visitor) VisitIf(e *model.If) Expression {
	if !v.enter() {
		return nil
	}
	defer v.leave()
	when := v.condition(v.path+".condition", e.Condition)
	results := v.results([]result{{v.path + ".then", e.Then}, {v.path + ".else", e.Else}})
	if when == nil || results == nil {
		return nil
	}
	return choose(nil, []Arm{{when, results[0]}}, results[1])
}

// enter counts the conditionals around the current place and refuses one too many.
func (v *visitor) enter() bool {
	if v.conditionals >= MaximumConditionals {
		v.report.Add(v.path, &failure.ExpressionTooDeep{Limit: MaximumConditionals})
		return false
	}
	v.conditionals++
	return true
}

func (v *visitor) leave() { v.conditionals-- }

// VisitCase types a searched or simple CASE.
func (v *visitor) VisitCase(e *model.Case) Expression {
	if len(e.Arms) == 0 {
		v.report.Add(v.path, &failure.InvalidCase{Reason: "there is no WHEN"})
		return nil
	}
	if !v.enter() {
		return nil
	}
	defer v.leave()
	operand, ok := v.operand(e)
	arms := make([]Arm, len(e.Arms))
	list := make([]result, 0, len(e.Arms)+1)
	for i, arm := range e.Arms {
		path := indexed(v.path, "arms", i)
		switch {
		case e.Operand == nil:
			arms[i].When = v.condition(path+".when", arm.When)
		case operand != nil:
			arms[i].When = v.match(path+".when", arm.When, operand.Facts().Type)
		}
		ok = ok && arms[i].When != nil
		list = append(list, result{path + ".then", arm.Then})
	}
	if e.Else != nil {
		list = append(list, result{v.path + ".else", e.Else})
	}
	results := v.results(list)
	if !ok || results == nil {
		return nil
	}
	for i := range arms {
		arms[i].Then = results[i]
	}
	if e.Else == nil {
		return choose(operand, arms, nil)
	}
	return choose(operand, arms, results[len(arms)])
}

// operand types the matched value of a simple CASE, which needs equality.
func (v *visitor) operand(e *model.Case) (Expression, bool) {
	if e.Operand == nil {
		return nil, true
	}
	operand := v.check(v.path+".operand", e.Operand)
	if operand == nil {
		return nil, false
	}
	if kind := operand.Facts().Type; IsCollection(kind) {
		v.report.Add(v.path+".operand", &failure.InvalidCase{Reason: TypeText(kind) + " has no equality"})
		return nil, false
	}
	return operand, true
}

func (v *visitor) condition(path string, e model.Expression) Expression {
	typed := v.check(path, e)
	if typed == nil {
		return nil
	}
	if kind := typed.Facts().Type; kind.Kind != datatype.KindBool {
		v.report.Add(path, &failure.InvalidCondition{Found: TypeText(kind)})
		return nil
	}
	return typed
}

func (v *visitor) match(path string, e model.Expression, operand datatype.Type) Expression {
	typed := v.check(path, e)
	if typed == nil {
		return nil
	}
	if kind := typed.Facts().Type; !kind.Equal(&operand) {
		v.report.Add(path, mismatch(operand, kind))
		return nil
	}
	return typed
}

// result is one result arm of a conditional, ELSE included.
type result struct {
	path  string
	value model.Expression
}

// results types the result arms: all non-NULL arms have one exact scalar type, which NULL arms
// take (expressions reference, section 6). It gives nil after recording violations.
func (v *visitor) results(arms []result) []Expression {
	typed, ok := make([]Expression, len(arms)), true
	var common *datatype.Type
	for i, arm := range arms {
		if _, null := arm.value.(*model.NullLiteral); null {
			continue
		}
		typed[i] = v.check(arm.path, arm.value)
		if typed[i] == nil {
			ok = false
			continue
		}
		kind := typed[i].Facts().Type
		switch {
		case common == nil && IsCollection(kind):
			v.report.Add(arm.path, &failure.UnsupportedType{Construct: "a conditional", Type: TypeText(kind)})
			ok = false
		case common == nil:
			common = &kind
		case !kind.Equal(common):
			v.report.Add(arm.path, mismatch(*common, kind))
			ok = false
		}
	}
	if !ok {
		return nil
	}
	if common == nil {
		v.report.Add(v.path, &failure.UntypedNull{})
		return nil
	}
	for i := range typed {
		if typed[i] == nil {
			typed[i] = Null(*common)
		}
	}
	return typed
}

// choose builds a conditional whose parts fit together. A sensitive operand or condition taints
// the result (expressions reference, section 2.3).
func choose(operand Expression, arms []Arm, otherwise Expression) Expression {
	known := Facts{Type: arms[0].Then.Facts().Type, Nullable: otherwise == nil}
	if operand != nil {
		known.Sensitive = operand.Facts().Sensitive
	}
	for _, arm := range arms {
		known.Nullable = known.Nullable || arm.Then.Facts().Nullable
		known.Sensitive = known.Sensitive || arm.When.Facts().Sensitive || arm.Then.Facts().Sensitive
	}
	if otherwise != nil {
		known.Nullable = known.Nullable || otherwise.Facts().Nullable
		known.Sensitive = known.Sensitive || otherwise.Facts().Sensitive
	}
	return &Choose{facts: facts{known}, Operand: operand, Arms: arms, Otherwise: otherwise}
}
