package grammar

import (
	"strconv"
	"strings"

	"github.com/antlr4-go/antlr/v4"

	"nervix/generated/datatype"
	"nervix/generated/failure"
	"nervix/generated/model"
	"nervix/generated/nspl"
	"nervix/grammar/quantity"
)

var binaryOperators = map[int]model.BinaryOperator{
	nspl.NsplParserPLUS:             model.BinaryOperatorAdd,
	nspl.NsplParserMINUS:            model.BinaryOperatorSubtract,
	nspl.NsplParserSTAR:             model.BinaryOperatorMultiply,
	nspl.NsplParserSLASH:            model.BinaryOperatorDivide,
	nspl.NsplParserPERCENT:          model.BinaryOperatorRemainder,
	nspl.NsplParserEQUAL:            model.BinaryOperatorEqual,
	nspl.NsplParserNOT_EQUAL:        model.BinaryOperatorNotEqual,
	nspl.NsplParserLESS:             model.BinaryOperatorLess,
	nspl.NsplParserLESS_OR_EQUAL:    model.BinaryOperatorLessOrEqual,
	nspl.NsplParserGREATER:          model.BinaryOperatorGreater,
	nspl.NsplParserGREATER_OR_EQUAL: model.BinaryOperatorGreaterOrEqual,
	nspl.NsplParserAND:              model.BinaryOperatorAnd,
	nspl.NsplParserOR:               model.BinaryOperatorOr,
}

// castAliases are the second names of types in casts.
var castAliases = map[string]string{
	"UINT8": "U8", "UINT16": "U16", "UINT32": "U32", "UINT64": "U64",
	"INT8": "I8", "INT16": "I16", "INT32": "I32", "INT64": "I64",
	"FLOAT32": "F32", "FLOAT64": "F64", "BOOLEAN": "BOOL", "UTF8": "STRING",
}

// where builds the expression of an optional WHERE.
func (b *builder) where(path string, clause nspl.IWhereClauseContext) model.Expression {
	if clause == nil {
		return nil
	}
	return b.expr(path, clause.Expr(), 0)
}

// expr builds an expression; depth counts the levels above it.
func (b *builder) expr(path string, tree nspl.IExprContext, depth int) model.Expression {
	if depth >= MaximumDepth {
		b.tooDeep(tree)
		return &model.NullLiteral{}
	}
	var result model.Expression
	switch tree := tree.(type) {
	case *nspl.PrimaryExprContext:
		if inner := tree.Primary().Expr(); inner != nil {
			result = b.expr(path, inner, depth)
		} else {
			result = b.primary(path, tree.Primary(), depth)
		}
	case *nspl.CastExprContext:
		result = &model.Cast{Operand: b.expr(join(path, "operand"), tree.Expr(), depth+1), Target: castTarget(b.source(tree.CastType()))}
	case *nspl.UnaryExprContext:
		operator := model.UnaryOperatorNot
		if tree.GetOp().GetTokenType() == nspl.NsplParserMINUS {
			operator = model.UnaryOperatorNegate
		}
		result = &model.Unary{Operator: operator, Operand: b.expr(join(path, "operand"), tree.Expr(), depth+1)}
	case *nspl.BinaryExprContext:
		result = &model.Binary{
			Operator: binaryOperators[tree.GetOp().GetTokenType()],
			Left:     b.expr(join(path, "left"), tree.Expr(0), depth+1),
			Right:    b.expr(join(path, "right"), tree.Expr(1), depth+1),
		}
	}
	b.mark(path, tree)
	if _, shared := result.(*model.NullLiteral); !shared {
		b.spans.nodes = append(b.spans.nodes, node{result, b.span(tree)})
	}
	return result
}

// castTarget gives the kind that a cast names; the grammar admits only names of scalar kinds.
func castTarget(word string) datatype.Kind {
	word = strings.ToUpper(word)
	if short, alias := castAliases[word]; alias {
		word = short
	}
	kind, _ := datatype.ParseKind(word)
	return kind
}

func (b *builder) primary(path string, tree nspl.IPrimaryContext, depth int) model.Expression {
	switch {
	case tree.Literal() != nil:
		return b.literal(tree.Literal())
	case tree.FieldRef() != nil:
		return b.fieldRef(path, tree.FieldRef())
	case tree.Call() != nil:
		call := tree.Call()
		return &model.Call{
			Function:  b.folded(join(path, "function"), call.FunctionName()),
			Arguments: b.exprs(path, "arguments", call.Arguments().AllExpr(), depth),
		}
	case tree.UdfCall() != nil:
		call := tree.UdfCall()
		return &model.UDFCall{
			Function:  b.folded(join(path, "function"), call.Ident()),
			Arguments: b.exprs(path, "arguments", call.Arguments().AllExpr(), depth),
		}
	case tree.Array() != nil:
		return &model.ArrayLiteral{Items: b.exprs(path, "items", tree.Array().AllExpr(), depth)}
	case tree.IfExpr() != nil:
		branch := tree.IfExpr()
		return &model.If{
			Condition: b.expr(join(path, "condition"), branch.Expr(0), depth+1),
			Then:      b.expr(join(path, "then"), branch.Expr(1), depth+1),
			Else:      b.expr(join(path, "else"), branch.Expr(2), depth+1),
		}
	}
	return b.caseExpr(path, tree.CaseExpr(), depth)
}

func (b *builder) caseExpr(path string, tree nspl.ICaseExprContext, depth int) model.Expression {
	result := &model.Case{}
	if operand := tree.CaseOperand(); operand != nil {
		result.Operand = b.expr(join(path, "operand"), operand.Expr(), depth+1)
	}
	for i, arm := range tree.AllWhenArm() {
		at := list(path, "arms", i)
		b.mark(at, arm)
		result.Arms = append(result.Arms, model.CaseArm{
			When: b.expr(join(at, "when"), arm.Expr(0), depth+1),
			Then: b.expr(join(at, "then"), arm.Expr(1), depth+1),
		})
	}
	if otherwise := tree.Expr(); otherwise != nil {
		result.Else = b.expr(join(path, "else"), otherwise, depth+1)
	}
	return result
}

func (b *builder) exprs(path, field string, trees []nspl.IExprContext, depth int) []model.Expression {
	var all []model.Expression
	for i, tree := range trees {
		all = append(all, b.expr(list(path, field, i), tree, depth+1))
	}
	return all
}

// literal builds a literal; the type of a number is decided by its fraction.
func (b *builder) literal(tree nspl.ILiteralContext) model.Expression {
	switch token := tree.GetStart(); token.GetTokenType() {
	case nspl.NsplParserQUOTED:
		return &model.StringLiteral{Value: b.unquoted(token)}
	case nspl.NsplParserTRUE:
		return &model.BoolLiteral{Value: true}
	case nspl.NsplParserFALSE:
		return &model.BoolLiteral{Value: false}
	case nspl.NsplParserNULL:
		return &model.NullLiteral{}
	}
	return b.number(tree)
}

func (b *builder) number(tree antlr.ParserRuleContext) model.Expression {
	text := b.source(tree)
	if strings.Contains(text, ".") {
		value, err := quantity.Float(text)
		if err != nil {
			b.invalid("number", tree, err)
		}
		return &model.FloatLiteral{Value: value}
	}
	value, err := quantity.Integer(text)
	if err != nil {
		b.invalid("integer", tree, err)
	}
	return &model.IntegerLiteral{Value: value}
}

func (b *builder) fieldRef(path string, tree nspl.IFieldRefContext) model.Expression {
	if state := tree.StateRef(); state != nil {
		return &model.FieldReference{
			Scope: model.ScopeRelayState, Relay: b.folded(join(path, "relay"), state.Ident()),
			Field: b.folded(join(path, "field"), state.FieldName()),
		}
	}
	reference := &model.FieldReference{Field: b.folded(join(path, "field"), tree.FieldName())}
	if scope := tree.Scope(); scope != nil {
		reference.Scope, _ = model.ParseScope(strings.ToUpper(b.source(scope)))
	}
	return reference
}

// literalValue builds the literal of a branch binding or a key.
func (b *builder) literalValue(path string, tree nspl.ILiteralValueContext) model.Expression {
	b.mark(path, tree)
	switch token := tree.GetStart(); token.GetTokenType() {
	case nspl.NsplParserQUOTED:
		return &model.StringLiteral{Value: b.unquoted(token)}
	case nspl.NsplParserTRUE, nspl.NsplParserFALSE:
		return &model.BoolLiteral{Value: token.GetTokenType() == nspl.NsplParserTRUE}
	}
	return b.number(tree)
}

// rate reads a share from 0 to 1.
func (b *builder) rate(path string, tree nspl.ISampleRateContext) *float64 {
	if tree == nil {
		return nil
	}
	b.mark(path, tree)
	text := tree.NUMERAL().GetText()
	value, err := strconv.ParseFloat(text, 64)
	if err != nil || value > 1 {
		token := tree.NUMERAL().GetSymbol()
		b.fault(&failure.InvalidLiteral{Form: "rate", Text: text, Reason: "it must lie from 0 to 1", Place: placeOf(token)})
	}
	return &value
}
