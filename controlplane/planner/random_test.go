package planner_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"nervix/controlplane/planner"
	"nervix/controlplane/registry"
	"nervix/controlplane/registry/registrytest"
	"nervix/generated/datatype"
	"nervix/generated/model"
	"nervix/generated/record"
	"nervix/generated/statement"
)

// expression draws a well-typed expression over the fields i (I64), f (F64), t (BOOL), s (STRING)
// and d (DATETIME) of the input.
func expression(t *rapid.T, kind datatype.Kind, depth int) model.Expression {
	field := &model.FieldReference{Scope: model.ScopeInput, Field: map[datatype.Kind]string{
		datatype.KindI64: "i", datatype.KindF64: "f", datatype.KindBool: "t", datatype.KindString: "s", datatype.KindDatetime: "d",
	}[kind]}
	if depth == 0 {
		return field
	}
	part := func(k datatype.Kind) model.Expression { return expression(t, k, depth-1) }
	other := rapid.SampledFrom([]datatype.Kind{datatype.KindI64, datatype.KindF64, datatype.KindString, datatype.KindDatetime})
	switch rapid.IntRange(0, 7).Draw(t, "form") {
	case 0:
		return &model.If{Condition: part(datatype.KindBool), Then: part(kind), Else: part(kind)}
	case 1:
		k := other.Draw(t, "operand")
		return &model.Case{Operand: part(k), Arms: []model.CaseArm{{When: part(k), Then: part(kind)}, {When: part(k), Then: &model.NullLiteral{}}}}
	case 2:
		return &model.Case{Arms: []model.CaseArm{{When: part(datatype.KindBool), Then: part(kind)}}, Else: part(kind)}
	case 3:
		return &model.Cast{Operand: part(other.Draw(t, "from")), Target: kind}
	case 4:
		return &model.Call{Function: "coalesce", Arguments: []model.Expression{part(kind), part(kind)}}
	}
	switch kind {
	case datatype.KindBool:
		k := other.Draw(t, "compared")
		operator := rapid.SampledFrom([]model.BinaryOperator{model.BinaryOperatorEqual, model.BinaryOperatorLess, model.BinaryOperatorGreaterOrEqual}).Draw(t, "comparison")
		compared := &model.Binary{Operator: operator, Left: part(k), Right: part(k)}
		return &model.Binary{Operator: model.BinaryOperatorAnd, Left: compared, Right: &model.Unary{Operator: model.UnaryOperatorNot, Operand: part(kind)}}
	case datatype.KindString:
		return &model.Call{Function: "concat", Arguments: []model.Expression{&model.Call{Function: "upper", Arguments: []model.Expression{part(kind)}}, &model.Call{Function: "uuid_v4"}}}
	case datatype.KindDatetime:
		return &model.Call{Function: "now"}
	}
	return &model.Binary{Operator: model.BinaryOperatorMultiply, Left: part(kind), Right: &model.Unary{Operator: model.UnaryOperatorNegate, Operand: part(kind)}}
}

// What the registry accepts plans, and what is planned compiles in the engine.
func TestRandomExpressionsPlanAndCompile(t *testing.T) {
	base := registrytest.Graph(t, `
CREATE SCHEMA row (i I64 OPTIONAL, f F64, t BOOL, s STRING OPTIONAL, d DATETIME);
CREATE SCHEMA out (i I64 OPTIONAL, f F64 OPTIONAL, t BOOL OPTIONAL, s STRING OPTIONAL, d DATETIME OPTIONAL);
CREATE RELAY r SCHEMA row UNBRANCHED; CREATE RELAY q SCHEMA out UNBRANCHED;`)
	targets := map[string]datatype.Kind{
		"i": datatype.KindI64, "f": datatype.KindF64, "t": datatype.KindBool, "s": datatype.KindString, "d": datatype.KindDatetime,
	}
	rapid.Check(t, func(rt *rapid.T) {
		junction := &model.Junction{Name: "j", Inputs: []model.Input{{Relay: "r"}}, Filter: expression(rt, datatype.KindBool, 3)}
		route := model.Route{Relay: "q", Flush: &model.FlushImmediate{}, MessageError: &model.LogError{}}
		for range rapid.IntRange(0, 4).Draw(rt, "assignments") {
			name := rapid.SampledFrom([]string{"i", "f", "t", "s", "d"}).Draw(rt, "target")
			route.Construction.Set = append(route.Construction.Set, model.Assignment{Target: name, Value: expression(rt, targets[name], 4)})
		}
		junction.Routes = []model.Route{route}
		candidate, err := base.Apply([]statement.Statement{&statement.CreateModel{Model: junction}}, registry.Options{})
		require.NoError(rt, err)
		planned, err := planner.Plan(schedule(t, candidate.Graph, record.DomainStatusRunning), 7, nil)
		require.NoError(rt, err)
		require.Equal(rt, 2, compile(rt, planned))
	})
}
