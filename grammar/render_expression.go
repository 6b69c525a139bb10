package grammar

import (
	"strconv"
	"strings"

	"nervix/generated/model"
)

var operatorTexts = map[model.BinaryOperator]string{
	model.BinaryOperatorAdd: "+", model.BinaryOperatorSubtract: "-", model.BinaryOperatorMultiply: "*",
	model.BinaryOperatorDivide: "/", model.BinaryOperatorRemainder: "%",
	model.BinaryOperatorEqual: "=", model.BinaryOperatorNotEqual: "!=",
	model.BinaryOperatorLess: "<", model.BinaryOperatorLessOrEqual: "<=",
	model.BinaryOperatorGreater: ">", model.BinaryOperatorGreaterOrEqual: ">=",
	model.BinaryOperatorAnd: "AND", model.BinaryOperatorOr: "OR",
}

// VisitIntegerLiteral renders an integer.
func (renderer) VisitIntegerLiteral(e *model.IntegerLiteral) string {
	return strconv.FormatInt(e.Value, 10)
}

// VisitFloatLiteral renders a float, always with a fraction.
func (renderer) VisitFloatLiteral(e *model.FloatLiteral) string {
	text := strconv.FormatFloat(e.Value, 'f', -1, 64)
	return text + when(!strings.Contains(text, "."), ".0")
}

// VisitStringLiteral renders a string.
func (renderer) VisitStringLiteral(e *model.StringLiteral) string { return quote(e.Value) }

// VisitBoolLiteral renders TRUE or FALSE.
func (renderer) VisitBoolLiteral(e *model.BoolLiteral) string {
	return strings.ToUpper(strconv.FormatBool(e.Value))
}

// VisitNullLiteral renders NULL.
func (renderer) VisitNullLiteral(*model.NullLiteral) string { return "NULL" }

// VisitFieldReference renders a field with its scope.
func (renderer) VisitFieldReference(e *model.FieldReference) string {
	switch e.Scope {
	case model.ScopeBare:
		return e.Field
	case model.ScopeRelayState:
		return "relay_state." + e.Relay + "." + e.Field
	}
	return strings.ToLower(e.Scope.String()) + "." + e.Field
}

// VisitUnary renders a prefix operation.
func (renderer) VisitUnary(e *model.Unary) string {
	if e.Operator == model.UnaryOperatorNegate {
		return "-(" + RenderExpr(e.Operand) + ")"
	}
	return "NOT (" + RenderExpr(e.Operand) + ")"
}

// VisitBinary renders an infix operation in parentheses.
func (renderer) VisitBinary(e *model.Binary) string {
	return "(" + RenderExpr(e.Left) + " " + operatorTexts[e.Operator] + " " + RenderExpr(e.Right) + ")"
}

// VisitCast renders a cast in parentheses. A prefix operation is put in parentheses of its own,
// because a cast binds tighter than a prefix.
func (renderer) VisitCast(e *model.Cast) string {
	operand := RenderExpr(e.Operand)
	if _, prefix := e.Operand.(*model.Unary); prefix {
		operand = "(" + operand + ")"
	}
	return "(" + operand + " AS " + e.Target.String() + ")"
}

// VisitCall renders a call.
func (renderer) VisitCall(e *model.Call) string { return renderCall(e.Function, e.Arguments) }

// VisitUDFCall renders a call of a user-defined function.
func (renderer) VisitUDFCall(e *model.UDFCall) string {
	return renderCall("udf::"+e.Function, e.Arguments)
}

func renderCall(function string, arguments []model.Expression) string {
	return function + "(" + each(arguments, ", ", RenderExpr) + ")"
}

// VisitArrayLiteral renders an array.
func (renderer) VisitArrayLiteral(e *model.ArrayLiteral) string {
	return "[" + each(e.Items, ", ", RenderExpr) + "]"
}

// VisitIf renders IF.
func (renderer) VisitIf(e *model.If) string {
	return "IF " + RenderExpr(e.Condition) + " THEN " + RenderExpr(e.Then) + " ELSE " + RenderExpr(e.Else) + " END"
}

// VisitCase renders CASE.
func (renderer) VisitCase(e *model.Case) string {
	return "CASE" + predicate(" ", e.Operand) + each(e.Arms, "", func(arm model.CaseArm) string {
		return " WHEN " + RenderExpr(arm.When) + " THEN " + RenderExpr(arm.Then)
	}) + predicate(" ELSE ", e.Else) + " END"
}
